"use strict";
exports.id = 228;
exports.ids = [228];
exports.modules = {

/***/ 9228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   actionPublication: () => (/* binding */ actionPublication)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7987);
/* harmony import */ var _way_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(243);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2717);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53);
/* harmony import */ var _unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2082);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5458);







// src/gate/publish/attestation-file.ts
/**
* The predicate of an attestation as a file, for others to sign; where the run is no proof, a line says why there is none. Its code is
* loaded where such a file is asked for.
*/
function attestationFile(settings, redact, writeFile) {
	return {
		what: "The attestation",
		async write(report) {
			const { notAttested, renderAttestation } = await __webpack_require__.e(/* import() */ 435).then(__webpack_require__.bind(__webpack_require__, 9435));
			const reason = notAttested(report);
			if (reason !== void 0) return { notice: `The attestation was not written: ${reason}.` };
			if (settings === void 0) throw new Error("a verdict without settings");
			return writeFile(renderAttestation(report, settings, redact));
		}
	};
}
const ambiguousRanges = [
	161,
	161,
	164,
	164,
	167,
	168,
	170,
	170,
	173,
	174,
	176,
	180,
	182,
	186,
	188,
	191,
	198,
	198,
	208,
	208,
	215,
	216,
	222,
	225,
	230,
	230,
	232,
	234,
	236,
	237,
	240,
	240,
	242,
	243,
	247,
	250,
	252,
	252,
	254,
	254,
	257,
	257,
	273,
	273,
	275,
	275,
	283,
	283,
	294,
	295,
	299,
	299,
	305,
	307,
	312,
	312,
	319,
	322,
	324,
	324,
	328,
	331,
	333,
	333,
	338,
	339,
	358,
	359,
	363,
	363,
	462,
	462,
	464,
	464,
	466,
	466,
	468,
	468,
	470,
	470,
	472,
	472,
	474,
	474,
	476,
	476,
	593,
	593,
	609,
	609,
	708,
	708,
	711,
	711,
	713,
	715,
	717,
	717,
	720,
	720,
	728,
	731,
	733,
	733,
	735,
	735,
	768,
	879,
	913,
	929,
	931,
	937,
	945,
	961,
	963,
	969,
	1025,
	1025,
	1040,
	1103,
	1105,
	1105,
	8208,
	8208,
	8211,
	8214,
	8216,
	8217,
	8220,
	8221,
	8224,
	8226,
	8228,
	8231,
	8240,
	8240,
	8242,
	8243,
	8245,
	8245,
	8251,
	8251,
	8254,
	8254,
	8308,
	8308,
	8319,
	8319,
	8321,
	8324,
	8364,
	8364,
	8451,
	8451,
	8453,
	8453,
	8457,
	8457,
	8467,
	8467,
	8470,
	8470,
	8481,
	8482,
	8486,
	8486,
	8491,
	8491,
	8531,
	8532,
	8539,
	8542,
	8544,
	8555,
	8560,
	8569,
	8585,
	8585,
	8592,
	8601,
	8632,
	8633,
	8658,
	8658,
	8660,
	8660,
	8679,
	8679,
	8704,
	8704,
	8706,
	8707,
	8711,
	8712,
	8715,
	8715,
	8719,
	8719,
	8721,
	8721,
	8725,
	8725,
	8730,
	8730,
	8733,
	8736,
	8739,
	8739,
	8741,
	8741,
	8743,
	8748,
	8750,
	8750,
	8756,
	8759,
	8764,
	8765,
	8776,
	8776,
	8780,
	8780,
	8786,
	8786,
	8800,
	8801,
	8804,
	8807,
	8810,
	8811,
	8814,
	8815,
	8834,
	8835,
	8838,
	8839,
	8853,
	8853,
	8857,
	8857,
	8869,
	8869,
	8895,
	8895,
	8978,
	8978,
	9312,
	9449,
	9451,
	9547,
	9552,
	9587,
	9600,
	9615,
	9618,
	9621,
	9632,
	9633,
	9635,
	9641,
	9650,
	9651,
	9654,
	9655,
	9660,
	9661,
	9664,
	9665,
	9670,
	9672,
	9675,
	9675,
	9678,
	9681,
	9698,
	9701,
	9711,
	9711,
	9733,
	9734,
	9737,
	9737,
	9742,
	9743,
	9756,
	9756,
	9758,
	9758,
	9792,
	9792,
	9794,
	9794,
	9824,
	9825,
	9827,
	9829,
	9831,
	9834,
	9836,
	9837,
	9839,
	9839,
	9886,
	9887,
	9919,
	9919,
	9926,
	9933,
	9935,
	9939,
	9941,
	9953,
	9955,
	9955,
	9960,
	9961,
	9963,
	9969,
	9972,
	9972,
	9974,
	9977,
	9979,
	9980,
	9982,
	9983,
	10045,
	10045,
	10102,
	10111,
	11094,
	11097,
	12872,
	12879,
	57344,
	63743,
	65024,
	65039,
	65533,
	65533,
	127232,
	127242,
	127248,
	127277,
	127280,
	127337,
	127344,
	127373,
	127375,
	127376,
	127387,
	127404,
	917760,
	917999,
	983040,
	1048573,
	1048576,
	1114109
];
const fullwidthRanges = [
	12288,
	12288,
	65281,
	65376,
	65504,
	65510
];
const wideRanges = [
	4352,
	4447,
	8986,
	8987,
	9001,
	9002,
	9193,
	9196,
	9200,
	9200,
	9203,
	9203,
	9725,
	9726,
	9748,
	9749,
	9776,
	9783,
	9800,
	9811,
	9855,
	9855,
	9866,
	9871,
	9875,
	9875,
	9889,
	9889,
	9898,
	9899,
	9917,
	9918,
	9924,
	9925,
	9934,
	9934,
	9940,
	9940,
	9962,
	9962,
	9970,
	9971,
	9973,
	9973,
	9978,
	9978,
	9981,
	9981,
	9989,
	9989,
	9994,
	9995,
	10024,
	10024,
	10060,
	10060,
	10062,
	10062,
	10067,
	10069,
	10071,
	10071,
	10133,
	10135,
	10160,
	10160,
	10175,
	10175,
	11035,
	11036,
	11088,
	11088,
	11093,
	11093,
	11904,
	11929,
	11931,
	12019,
	12032,
	12245,
	12272,
	12287,
	12289,
	12350,
	12353,
	12438,
	12441,
	12543,
	12549,
	12591,
	12593,
	12686,
	12688,
	12773,
	12783,
	12830,
	12832,
	12871,
	12880,
	42124,
	42128,
	42182,
	43360,
	43388,
	44032,
	55203,
	63744,
	64255,
	65040,
	65049,
	65072,
	65106,
	65108,
	65126,
	65128,
	65131,
	94176,
	94180,
	94192,
	94198,
	94208,
	101594,
	101631,
	101664,
	101760,
	101874,
	101888,
	102801,
	102816,
	102866,
	110576,
	110579,
	110581,
	110587,
	110589,
	110590,
	110592,
	110888,
	110898,
	110898,
	110928,
	110930,
	110933,
	110933,
	110948,
	110952,
	110960,
	111355,
	119552,
	119638,
	119648,
	119670,
	126980,
	126980,
	127183,
	127183,
	127374,
	127374,
	127377,
	127386,
	127406,
	127406,
	127488,
	127490,
	127504,
	127547,
	127552,
	127560,
	127568,
	127569,
	127584,
	127589,
	127744,
	127776,
	127789,
	127797,
	127799,
	127868,
	127870,
	127891,
	127904,
	127946,
	127951,
	127955,
	127968,
	127984,
	127988,
	127988,
	127992,
	128062,
	128064,
	128064,
	128066,
	128252,
	128255,
	128317,
	128331,
	128334,
	128336,
	128359,
	128378,
	128378,
	128405,
	128406,
	128420,
	128420,
	128507,
	128591,
	128640,
	128709,
	128716,
	128716,
	128720,
	128722,
	128725,
	128729,
	128732,
	128735,
	128747,
	128748,
	128756,
	128764,
	128986,
	128986,
	128992,
	129003,
	129008,
	129008,
	129292,
	129338,
	129340,
	129349,
	129351,
	129535,
	129648,
	129660,
	129664,
	129734,
	129736,
	129736,
	129740,
	129757,
	129759,
	129771,
	129775,
	129786,
	131072,
	196605,
	196608,
	262141
];
// node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) high = mid - 1;
		else if (codePoint > ranges[i + 1]) low = mid + 1;
		else return true;
	}
	return false;
};
// node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 19968;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
		if (end - start > fastPathEnd - fastPathStart) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = (codePoint) => {
	if (codePoint < 161 || codePoint > 1114109) return false;
	return isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = (codePoint) => {
	if (codePoint < 12288 || codePoint > 65510) return false;
	return isInRange(fullwidthRanges, codePoint);
};
const isWide = (codePoint) => {
	if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return true;
	if (codePoint < 4352 || codePoint > 262141) return false;
	return isInRange(wideRanges, codePoint);
};
// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}
// src/report/text/text-width.ts
/** Marks that stand on the character before them. */
const MARK = /^[\p{Mn}\p{Me}]$/u;
/** Counts columns of a terminal: CJK characters and emoji take two, marks none. */
function widthOf(text) {
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
/** A text of at most so many columns, never cut in the middle of a character; `…` where something is left out. */
function fitWidth(text, columns) {
	if (widthOf(text) <= columns) return text;
	let head = "";
	let width = 1;
	for (const character of text) {
		width += widthOfCharacter(character);
		if (width > columns) break;
		head += character;
	}
	return `${head}…`;
}
function widthOfCharacter(character) {
	return MARK.test(character) ? 0 : eastAsianWidth(character.codePointAt(0));
}
// src/report/text/plain-table.ts
/** No name is longer. Where there is no limit of columns, nothing shorter is cut. */
const MOST_OF_A_CELL = 1e3;
/** Columns are aligned up to here: one long name must not move all the others. */
const MOST_ALIGNED = 60;
/** Texts are cut to this width before a column is left out, and to the other one after. */
const READABLE = 24;
const LEAST = 6;
const GAP = 2;
/**
* Lines of aligned columns, the titles first. For a terminal of so many columns the lines are made to fit: the widest texts are cut, then
* columns are left out, and the last line says which. For a log or a file nothing is cut.
*/
function plainTable(columns, items, room) {
	const measured = columns.map((column) => ({
		column,
		cells: [column.title, ...items.map((item) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(column.cell(item), MOST_OF_A_CELL))]
	})).map((one) => ({
		...one,
		width: Math.max(...one.cells.map(widthOf))
	}));
	const fitted = room === void 0 ? measured : columnsFor(measured, room);
	const shown = fitted.map(({ column, cells, width }) => cells.map((cell) => room === void 0 ? padded(cell, Math.min(width, MOST_ALIGNED), column.isNumber) : padded(fitWidth(cell, width), width, column.isNumber)));
	const lines = Array.from({ length: items.length + 1 }, (_, row) => shown.map((cells) => cells[row]).join(" ".repeat(GAP)).trimEnd());
	const left = measured.filter(({ column }) => !fitted.some((one) => one.column === column));
	if (left.length === 0) return lines;
	return [...lines, `Left out, as there is no room: ${left.map(({ column }) => column.title).join(", ")}`];
}
/** The columns that are shown, with the widths that they get. */
function columnsFor(all, room) {
	let shown = all;
	while (total(shown.map((one) => leastOf(one, READABLE))) > room) {
		const extra = shown.findLastIndex(({ column }) => column.isExtra === true);
		if (extra < 0) break;
		shown = shown.toSpliced(extra, 1);
	}
	return total(shown.map((one) => leastOf(one, READABLE))) > room ? shrunk(shown, room, LEAST) : shrunk(shown, room, READABLE);
}
/** Takes from the widest text, a column at a time, until all fit or nothing more can be taken. */
function shrunk(shown, room, most) {
	const widths = shown.map(({ width }) => width);
	const least = shown.map((one) => leastOf(one, most));
	while (total(widths) > room) {
		const spare = widths.map((width, index) => width > least[index] ? width : 0);
		const widest = spare.indexOf(Math.max(...spare));
		if (spare[widest] === 0) break;
		widths[widest] -= 1;
	}
	return shown.map((one, index) => ({
		...one,
		width: widths[index]
	}));
}
function leastOf({ column, width }, most) {
	if (column.isNumber === true || column.isWhole === true) return width;
	return Math.min(width, Math.max(most, column.title.length));
}
function total(widths) {
	return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}
function padded(cell, width, isNumber = false) {
	const padding = " ".repeat(Math.max(0, width - widthOf(cell)));
	return isNumber ? padding + cell : cell + padding;
}
// src/report/log/copy-lines.ts
/** For the first rule that blocks, what to copy. The lines are raw. */
function copyLines(report) {
	const wayOut = report.verdict.word === "fail" ? (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .wayOutOf */ .bp)(report) : void 0;
	if (wayOut === void 0) return [];
	return [
		`To list the issues of ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNames */ .XZ)(report)(wayOut.rule)}, one by one:`,
		`  ${wayOut.command}`,
		...waiverLines(report, wayOut)
	];
}
function waiverLines(report, { waiver }) {
	if (waiver === void 0) return [];
	if (waiver.length === 0) return [`It has a waiver in ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverPlace */ .ot)(report, asItIs)}: change that one.`];
	return [`To waive it, add this to ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .pastePlace */ .vA)(report, asItIs)}:`, ...waiver.map((line) => `  ${line}`)];
}
function asItIs(text) {
	return text;
}
// src/report/log/project-lines.ts
const MOST_LOGGED_PROJECTS = 100;
/** Each project in a line: its verdict, its issues, and what breaks it or is missing. */
function projectLines(projects, room) {
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectNames */ .Qw)(projects);
	const lines = plainTable([
		{
			title: "VERDICT",
			cell: _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt
		},
		{
			title: "PROJECT",
			cell: (project) => nameOf(project, (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text))
		},
		{
			title: "ISSUES",
			isExtra: true,
			cell: _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .issuesText */ .gm
		},
		{
			title: "WHAT BREAKS IT OR IS MISSING",
			cell: (project) => (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .whatText */ .OO)(project, {
				prose: (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, 800),
				code: (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text)
			})
		}
	], projects.slice(0, MOST_LOGGED_PROJECTS), room);
	const left = projects.length - MOST_LOGGED_PROJECTS;
	return left > 0 ? [...lines, `and ${left} more projects`] : lines;
}
// src/report/log/console.ts
const MOST_LOGGED_CONDITIONS = 50;
const MOST_LOGGED_RULES = 10;
const MOST_LOGGED_PLACES = 5;
const MOST_BROKEN = 10;
const MOST_PROOFS = 20;
const MOST_PROBLEMS = 100;
const MOST_WAIVERS = 20;
/**
* The answer, as the log gives it before the proof and the last line: verdict, what to do, what broke the policy, all
* conditions, counts, notes. Every line is harmless. Tables are made to fit a terminal of so many columns.
*/
function renderConsole(report, room) {
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(report);
	return (projects === void 0 ? blocksOf(report, room) : wholeBlocks(report, projects, room)).filter((block) => block.length > 0).flatMap((block) => ["", ...block]).map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP);
}
/** `name` is given for one of several projects. */
function blocksOf(report, room, name) {
	return [
		answerLines(report, name),
		problemLines(report),
		...culpritLines(report, room),
		copyLines(report),
		conditionLines(report, room),
		countLines(report),
		noteLines(report, name === void 0 ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverLines */ .uU)(report) : [])
	];
}
/** The whole, then each project that did not simply pass: of the others the table says enough. */
function wholeBlocks(report, projects, room) {
	const { whole, sections } = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .Ks)(report, projects);
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectNames */ .Qw)(projects);
	const { siblings, replay, nextStep } = whole;
	const isToldHere = replay !== void 0 || (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfNoProject */ .AJ)(whole, projects);
	return [
		[...(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeHeadlineLines */ .r2)(whole, projects), ...isToldHere && nextStep !== "" ? [`Next: ${nextStep}`] : []],
		siblings.length === 0 ? [] : [(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingsLine */ ._u)(whole, asText)],
		projectLines(projects, room),
		...sections.filter((project) => !(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPass */ .CZ)(project)).flatMap((project) => blocksOf(project, room, `Project ${nameOf(project, asText)}`)),
		problemLines(whole),
		noteLines(whole, (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverLines */ .uU)(whole))
	];
}
/** What the verdict rests on, to be folded; empty where the settings are wrong, and nothing was asked. Every line is harmless. */
function renderConsoleProof(report) {
	if (report.verdict.reason === "config") return [];
	const style = {
		code: asText,
		prose: (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, 800),
		link: (label) => label
	};
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(report);
	if (projects === void 0) return proofLines(report, style).map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP);
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectNames */ .Qw)(projects);
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .Ks)(report, projects).sections.flatMap((project) => [`Project ${nameOf(project, asText)}`, ...proofLines(project, style).map((line) => `  ${line}`)]).map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP);
}
function proofLines(report, style) {
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .proofFacts */ .cv)(report, style, MOST_PROOFS).flatMap(({ label, text, details = [] }) => [`${label}: ${text}`, ...details.map((detail) => `  ${detail}`)]);
}
function answerLines(report, name) {
	if (report.verdict.reason === "config" && name === void 0) return (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalLines */ .s6)(report);
	const headline = name === void 0 ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineLines */ .Mp)(report) : (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .projectHeadlineLines */ .vX)(report, name);
	const next = report.nextStep === "" ? [] : [`Next: ${report.nextStep}`];
	return [
		...headline,
		...next,
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .unjudgedLines */ .sm)(report, {
			loud: (text) => text,
			code: asText
		})
	];
}
function conditionLines(report, room) {
	const conditions = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.conditions);
	return withRest(plainTable([
		{
			title: "RESULT",
			cell: resultText
		},
		{
			title: "CONDITION",
			cell: ({ name }) => name
		},
		{
			title: "LIMIT",
			isNumber: true,
			cell: ({ max }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .limitText */ .PW)(max)
		},
		{
			title: "FOUND",
			isNumber: true,
			cell: (condition) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .foundText */ .iq)(report, condition)
		},
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)(report) ? [{
			title: "NEW",
			isNumber: true,
			cell: (condition) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .newText */ .SF)(report, condition)
		}] : [],
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .canWaive */ .Rq)(report) ? [{
			title: "WAIVED",
			isNumber: true,
			cell: (condition) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .waivedText */ .W)(report, condition)
		}] : []
	], conditions.slice(0, MOST_LOGGED_CONDITIONS), room), conditions.length - MOST_LOGGED_CONDITIONS, "conditions");
}
function resultText({ result, action }) {
	if (result === "broken") return action === "warn" ? "warning" : "broken";
	return {
		unproven: "not proven",
		ok: "ok",
		"not-applicable": "not applicable"
	}[result];
}
/** Lists for each broken condition the rules that it counts, those that block first. */
function culpritLines(report, room) {
	const broken = [...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report), ...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(report)];
	const shown = broken.slice(0, MOST_BROKEN);
	const places = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(report, shown);
	const blocks = shown.map((condition, index) => [
		`${condition.action === "fail" ? "Broken" : "Warning"}: ${condition.name}: ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionText */ .D3)(report, condition)}`,
		...withRest(plainTable(culpritColumns(report, condition), condition.rules.slice(0, MOST_LOGGED_RULES), room), condition.rulesInAll - MOST_LOGGED_RULES, "rules"),
		...placeLines(report, condition, places[index])
	]);
	const left = broken.length - MOST_BROKEN;
	return left > 0 ? [...blocks, [`and ${left} more broken conditions`]] : blocks;
}
/** Where the culprits are, a line each, below the table. */
function placeLines(report, condition, { places, areAbove }) {
	if (areAbove) return ["Their places are listed above."];
	if (places.length === 0) return [];
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNames */ .XZ)(report);
	const isOfOne = new Set(places.map((place) => (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOfPlace */ .hw)(place, condition))).size === 1;
	const lines = places.slice(0, MOST_LOGGED_PLACES).map((place) => {
		const { where, facts } = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .placeFacts */ .Bb)(place);
		const rule = isOfOne ? void 0 : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOfPlace */ .hw)(place, condition);
		return `  ${[
			where,
			...rule === void 0 ? [] : [nameOf(rule)],
			...facts
		].map((fact) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(fact)).join(" - ")}`;
	});
	const left = places.length - lines.length;
	const rest = left === 0 ? [] : [`  and ${left} more ${left === 1 ? "place" : "places"}`];
	return [
		"Among them:",
		...lines,
		...rest
	];
}
function culpritColumns(report, condition) {
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNames */ .XZ)(report);
	const shown = condition.rules.slice(0, MOST_LOGGED_RULES);
	const text = (count) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOf */ .s0)(report, condition), count, "-");
	return [
		{
			title: "ISSUES",
			isNumber: true,
			cell: ({ found }) => text(found)
		},
		...shown.some((rule) => rule.new !== void 0) ? [{
			title: "NEW",
			isNumber: true,
			cell: (rule) => text(rule.new)
		}] : [],
		{
			title: "SEVERITY",
			cell: ({ columns }) => columns.join(", ") || "-"
		},
		{
			title: "PRODUCT",
			cell: ({ product }) => product ?? "-"
		},
		...shown.some(({ epss }) => epss !== void 0) ? [{
			title: "EPSS",
			isNumber: true,
			cell: ({ epss }) => epss === void 0 ? "-" : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .epssText */ .hi)(epss)
		}] : [],
		{
			title: "RULE",
			cell: nameOf
		},
		...shown.some((rule) => nameOf(rule) !== (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF)(rule)) ? [{
			title: "PATH",
			isExtra: true,
			cell: _way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF
		}] : []
	];
}
/** Left out where the last line has them all. */
function problemLines({ problems }) {
	if (problems.length < 2) return [];
	return ["To correct:", ...withMore(problems.map((problem) => `  ${problem}`), MOST_PROBLEMS, "problems")];
}
function countLines(report) {
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report)) return [];
	const { counts, countsAre, newTotal, fixedTotal, waived } = report;
	const columns = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => `${column} ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, counts[column])}`);
	const extras = [
		...newTotal === void 0 ? [] : [`new ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, newTotal)}`],
		...fixedTotal === void 0 || countsAre !== "exact" ? [] : [`fixed ${fixedTotal}`],
		...waived === void 0 || waived === 0n ? [] : [`waived ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, waived)}`]
	];
	return [
		`Issues: ${[...columns, ...extras].join(", ")}`,
		(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .triageLine */ .H4)(report),
		...changedRules(report)
	].filter((line) => line !== "");
}
function changedRules(report) {
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNames */ .XZ)(report);
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineLines */ .xo)(report, MOST_LOGGED_RULES, {
		title: (title) => `${title}:`,
		added: (rule) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(nameOf(rule)),
		fixed: (rule) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)((0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF)(rule))
	});
}
function asText(text) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text);
}
function noteLines(report, waivers) {
	return [...[
		...(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .changeNotes */ .Cp)(report),
		(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .expiredNote */ .IC)(report),
		...report.notices
	].filter((note) => note !== "").map((note) => `Note: ${note}`), ...withMore(waivers, MOST_WAIVERS, "waivers")];
}
function withMore(lines, most, noun) {
	const left = lines.length - most;
	return left > 0 ? [...lines.slice(0, most), `and ${left} more ${noun}`] : [...lines];
}
/** A table that has only titles is left out. */
function withRest(lines, left, noun) {
	if (lines.length === 1) return [];
	return left > 0 ? [...lines, `and ${left} more ${noun}`] : [...lines];
}
// src/gate/publish/log-proof.ts
const PROOF_TITLE = "Proof: commit, scans, policy, times, requests";
/** What the verdict rests on, folded in the log, below the answer. */
function logProof({ info, group }) {
	return {
		what: "The proof in the log",
		async write(report) {
			const lines = renderConsoleProof(report);
			if (lines.length === 0) return {};
			await group(PROOF_TITLE, async () => {
				for (const line of lines) info(line);
			});
			return {};
		}
	};
}
// src/gate/publish/log-tables.ts
/** Verdict, what to do, what broke the policy, all conditions and counts, in the log; for a terminal of so many columns. */
function logTables({ info }, columns) {
	return {
		what: "The tables of the log",
		async write(report) {
			for (const line of renderConsole(report, columns)) info(line);
			return {};
		}
	};
}
// src/gate/publish/record-file.ts
/** The evidence of the run as a file, from which the run can be decided again. */
function recordFile(recording, redact, writeFile) {
	return {
		what: "The record",
		async write(report) {
			const pieces = recording.pieces(report, redact);
			if (pieces === void 0) return { warning: "The record was not written: the run ended before it asked anything." };
			return writeFile(pieces);
		}
	};
}
// src/report/pages/chart.ts
/** Mid-tones that are easy to see on a white page and on a dark one; everything else follows the reader's own theme. */
const CALM = "#7c83db";
const ALARM = "#e0603f";
/**
* Issues by severity, with what is over a limit of the inputs in another colour, as a Mermaid chart of our own words
* and numbers. The result is empty where there is nothing to draw; the table of counts next to it says the same in
* text.
*/
function severityChart(report) {
	const bars = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.flatMap((column) => barOf(report, column));
	if (bars.every(({ count }) => count === 0)) return "";
	const isOver = bars.some(({ over }) => over > 0);
	const all = `  bar [${bars.map(({ count }) => count).join(", ")}]`;
	const allowed = `  bar [${bars.map(({ count, over }) => count - over).join(", ")}]`;
	return mermaid({
		palette: isOver ? [ALARM, CALM] : [CALM],
		hasScale: false
	}, [
		`  title "Issues by severity${isOver ? " (red: over the limit)" : ""}"`,
		`  x-axis [${bars.map((bar) => `"${labelOf(bar)}"`).join(", ")}]`,
		`  y-axis 0 --> ${Math.max(...bars.map(({ count }) => count))}`,
		...isOver ? [all, allowed] : [all]
	]);
}
/** Finding counts of the last scans of the branch, with the same numbers in words; empty for fewer than two. */
function historyChart({ history }) {
	const points = history.slice(-12).map(({ startedAtMs, findings }) => ({
		day: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isoText */ .t_)(startedAtMs)?.slice(5, 16),
		findings: Number(findings)
	}));
	if (points.length < 2 || !points.every(({ findings }) => Number.isSafeInteger(findings))) return "";
	const days = points.map(({ day }) => day?.slice(0, 5));
	const isDayEnough = new Set(days).size === days.length && !days.includes(void 0);
	const numbers = points.map(({ findings }) => findings);
	return `${mermaid({
		palette: [CALM],
		hasScale: true
	}, [
		"  title \"Findings in the last scans of this branch\"",
		`  x-axis [${days.map((day, index) => `"${isDayEnough ? day : index + 1}"`).join(", ")}]`,
		`  y-axis "findings" 0 --> ${ceilingOf(numbers)}`,
		`  line [${numbers.join(", ")}]`
	])}\n\nFindings per scan, oldest first: ${numbers.join(", ")}.`;
}
function barOf({ counts, countsAre, conditions }, column) {
	if (countsAre === "unsettled" || countsAre === "at-least" && counts[column] === 0n) return [];
	const condition = conditions.find((candidate) => candidate.column === column);
	const count = Number(counts[column] ?? NaN);
	const limit = condition === void 0 ? void 0 : Number(condition.max);
	if (!Number.isSafeInteger(count) || limit !== void 0 && !Number.isSafeInteger(limit)) return [];
	if (count === 0 && limit === void 0) return [];
	const judged = condition?.compare === "new" ? condition.new : condition?.found;
	const left = condition === void 0 ? 0 : Number((judged ?? 0n) - condition.waived - condition.max);
	return [{
		column,
		count,
		bound: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)(countsAre),
		limit,
		over: Math.min(count, Math.max(0, left))
	}];
}
function labelOf({ column, count, bound, limit }) {
	return `${column}: ${bound}${count}${limit === void 0 ? "" : ` (max ${limit})`}`;
}
/** The next round number, so that the axis has about ten marks; below 10, Mermaid would mark fractions of an issue. */
function ceilingOf(numbers) {
	const highest = Math.max(10, ...numbers);
	const power = 10 ** Math.floor(Math.log10(highest));
	return [
		1,
		2,
		4,
		5,
		8,
		10
	].map((step) => step * power).find((ceiling) => ceiling >= highest) ?? highest;
}
function mermaid({ palette, hasScale }, lines) {
	const yAxis = hasScale ? {} : { yAxis: {
		showLabel: false,
		showTick: false,
		showAxisLine: false
	} };
	const theme = { xyChart: {
		backgroundColor: "transparent",
		plotColorPalette: palette.join(", ")
	} };
	const settings = {
		xyChart: {
			width: 720,
			height: 240,
			...yAxis
		},
		themeVariables: theme
	};
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(settings)}}%%`,
		"xychart-beta",
		...lines,
		"```"
	].join("\n");
}
// src/report/pages/summary.ts
/** They tell of every condition in a line, which goes before the rules of each: the more conditions are broken, the more. */
const MOST_SUMMARY_CONDITIONS = 1e3;
/** So many rules of a condition are not folded away. */
const OPEN_SUMMARY_RULES = 50;
/**
* The job summary, at most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty.
* Text from outside is harmless in it.
*/
function renderSummary(report, { maxBytes }) {
	const fits = (page) => Buffer.byteLength(page, "utf8") <= maxBytes;
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(report);
	const most = {
		culprits: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .mostCulprits */ .ki)(report),
		rows: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .longestList */ .XZ)(report)
	};
	const full = projects === void 0 ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .fitPage */ .n8)((size) => fullPage(report, size), most, fits) : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .wholePage */ .PM)(report, projects, IN_A_SUMMARY, fits);
	if (full !== void 0) return full;
	const short = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPage */ .b_)(report, "##");
	return fits(short) ? short : "";
}
const IN_A_SUMMARY = {
	levels: ["#", "##"],
	body: summaryBody,
	hasRequirement: true
};
function fullPage(report, size) {
	if (report.verdict.reason === "config") return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPage */ .b_)(report, "##");
	return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report, "##"), summaryBody(report, size))}\n`;
}
/** All of the page that stands below its headline. */
function summaryBody(report, size) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isQuietPass */ .gC)(report) ? quietBody(report, size) : busyBody(report, size);
}
/** Nobody has to act: the evidence is folded. */
function quietBody(report, { rows }) {
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)(report.links);
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudged */ .bC)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedLine */ ._V)(report, link), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .requirementLine */ .oK)(report), (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasChanged */ .$H)(report) ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .countLine */ .QK)(report) : "", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .triageLine */ .H4)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineRules */ .B2)(report, Math.min(rows, OPEN_SUMMARY_RULES)), report.counts.total === 0n ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .placesLine */ .F1)(report, link), (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)("Conditions, counts and proof", evidence(report, rows)));
}
function busyBody(report, { culprits: most, rows }) {
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)(report.links);
	const isInconclusive = report.verdict.word === "inconclusive";
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .whatToDo */ .H6)(report, link), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .problemList */ .gH)(report, rows), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudged */ .bC)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedLine */ ._V)(report, link), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .requirementLine */ .oK)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .pasteLines */ .DA)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .culprits */ .RI)(report, "###", {
		most,
		open: OPEN_SUMMARY_RULES
	}), isInconclusive ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .knownAndMissing */ .JN)(report, link, rows) : "", (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report) ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .countLine */ .QK)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .triageLine */ .H4)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineRules */ .B2)(report, Math.min(rows, 200))) : "", (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .placesLine */ .F1)(report, link), breaking(report, rows, most > 0 ? Math.max(rows, MOST_SUMMARY_CONDITIONS) : rows), folded("Other counts, rules and waivers", others(report, rows)), proofDetails(report, rows));
}
/** Nobody has to look at it: all of it is folded already. */
function evidence(report, rows) {
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(section("Conditions", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionTable */ .gW)(report, rows)), section("Issues", (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report) ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .countMatrix */ .pe)(report), severityChart(report), historyChart(report)) : ""), otherRulesSection(report, rows), section("Waivers", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTable */ .Fd)(report, rows)), section("Notes", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .notes */ .Q2)(report, rows)), proofDetails(report, rows));
}
/** All conditions, the counts that broken ones count, and what else somebody has to know. */
function breaking(report, rows, conditions) {
	const columns = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .openColumns */ .od)(report);
	const isShown = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report) && columns.length > 0;
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(section("Conditions", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionTable */ .gW)(report, conditions)), section("Issues", isShown ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .countMatrix */ .pe)(report, columns), severityChart(report)) : ""), section("Waivers", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTable */ .Fd)(report, rows, report.waivers.filter((waiver) => !(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isCalm */ .uv)(waiver)))), section("Notes", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .notes */ .Q2)(report, rows)));
}
/** What is left of the counts, the rules and the waivers. */
function others(report, rows) {
	const open = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .openColumns */ .od)(report);
	const columns = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.filter((column) => !open.includes(column));
	const chart = open.length === 0 ? severityChart(report) : "";
	const matrix = columns.length === 0 ? "" : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .countMatrix */ .pe)(report, columns);
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(section("Other issues", (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report) ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(matrix, chart, historyChart(report)) : ""), otherRulesSection(report, rows), section("Waivers that hold", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTable */ .Fd)(report, rows, report.waivers.filter(_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isCalm */ .uv))));
}
function otherRulesSection(report, rows) {
	return section(report.breakingRules > 0 ? "Other rules" : "Rules", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .otherRules */ .y8)(report, Math.min(rows, 200)));
}
function proofDetails(report, rows) {
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)("Proof: scans, commit, policy, times, requests", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .proof */ .n1)(report, (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)(report.links), rows));
}
function folded(title, body) {
	return body === "" ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(title, body);
}
function section(title, body) {
	return body === "" ? "" : `### ${title}\n\n${body}`;
}
// src/gate/publish/summary-page.ts
/** The job summary. `render` gives Markdown of at most that many bytes. */
function jobSummary(redact, writePage) {
	return {
		what: "The job summary",
		write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes })))
	};
}
// src/report/log/place-annotations.ts
/**
* The culprits at their lines: those that block first, the worst first. At most `most`; the last of them says how many
* are left out.
*/
function placeAnnotations(report, most) {
	const all = placedOf(report);
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNames */ .XZ)(report);
	return all.slice(0, Math.max(0, most)).map(({ condition, place, at }, index) => {
		const rule = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOfPlace */ .hw)(place, condition);
		const left = index === most - 1 ? all.length - most : 0;
		const rest = left === 0 ? "" : ` And ${left} more ${left === 1 ? "place" : "places"}: see the job summary.`;
		const facts = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .placeFacts */ .Bb)(place).facts.map((fact) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(fact, 800));
		const known = [place.severity ?? "unrated", ...facts.length === 0 ? [] : [facts.join(" - ")]].join(": ");
		const wayOut = rule?.product === "secrets" ? " Revoke it, then remove it." : "";
		const said = `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(known)}${wayOut} Its rule breaks the condition ${condition.name}.${rest}`;
		const level = condition.action === "fail" && !(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(report) ? "error" : "warning";
		return {
			...(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)(level, `Findings Gate: ${rule === void 0 ? place.ruleId : nameOf(rule)}`, said),
			at
		};
	});
}
/** Those that have lines to be shown at, each at the first broken condition that counts its rule. */
function placedOf(report) {
	const broken = [...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report), ...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(report)];
	const shown = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(report, broken);
	return broken.flatMap((condition, index) => shown[index].places.flatMap((place) => {
		const at = (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotatedLines */ .yf)(place);
		return at === void 0 ? [] : [{
			condition,
			place,
			at
		}];
	})).sort((one, other) => rank(one) - rank(other));
}
/** Whatever blocks goes before a warning, however severe that is. */
function rank({ condition, place }) {
	const severity = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.indexOf(place.severity ?? "unrated");
	return condition.action === "fail" ? severity : _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length + severity;
}
// src/report/log/annotations.ts
const MOST_ANNOTATED_RULES = 3;
/** What stands behind a project's name in a title must be seen, too. */
const MOST_OF_A_TITLED_NAME = 80;
/**
* What the checks page shows, worst first: at most `most`; the last of them says how many are left out. Places have what room
* is left, and are shown at their lines.
*/
function renderAnnotations(report, most = 10) {
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(report);
	const all = projects === void 0 ? ofOne(report, most) : ofSeveral(report, projects, most);
	if (all.length <= most) return all;
	const left = (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)(all[most - 1].level, "Findings Gate", `And ${all.length - most + 1} more: see the job summary.`);
	return [...all.slice(0, most - 1), left];
}
function ofOne(report, most) {
	const [verdict, notes] = [verdictAnnotations(report), noteAnnotations(report)];
	return [
		...verdict,
		...placeAnnotations(report, most - verdict.length - notes.length),
		...notes
	];
}
/** The first of each project goes before the second of any: all that did not pass are named, as far as there is room. */
function ofSeveral(report, projects, most) {
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectNames */ .Qw)(projects);
	const named = (project) => (each) => ofProject(each, nameOf(project, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH));
	const { whole } = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .Ks)(report, projects);
	const notes = noteAnnotations(whole);
	const ofTheRun = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfNoProject */ .AJ)(report, projects) ? [runAnnotation(report)] : [];
	const verdicts = projects.map((project) => verdictAnnotations(project).map(named(project)));
	const longest = Math.max(...verdicts.map(({ length }) => length));
	const inTurn = Array.from({ length: longest }, (_, turn) => verdicts.flatMap((each) => each[turn] ?? [])).flat();
	const verdict = [...ofTheRun, ...inTurn];
	let room = most - verdict.length - notes.length;
	const placed = projects.filter((project) => placeAnnotations(project, 1).length > 0);
	const places = placed.flatMap((project, index) => {
		const shown = placeAnnotations(project, Math.ceil(room / (placed.length - index))).map(named(project));
		room -= shown.length;
		return shown;
	});
	return [
		...verdict,
		...places,
		...notes
	];
}
/** A verdict that no project has. */
function runAnnotation(report) {
	if (report.verdict.word === "inconclusive") return (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .unprovenAnnotation */ .NR)(report);
	return (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(report) ? "warning" : "error", "Findings Gate failed", report.verdict.message);
}
/** The same, told of a project. */
function ofProject({ level, title, message, at }, name) {
	const ofIt = (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)(level, title.replace(/^Findings Gate/, () => `Findings Gate: ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(name, MOST_OF_A_TITLED_NAME)}`), message);
	return at === void 0 ? ofIt : {
		...ofIt,
		at
	};
}
function verdictAnnotations(report) {
	const { verdict } = report;
	const level = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(report) ? "warning" : "error";
	const warned = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(report).map((condition) => conditionAnnotation(report, condition, "warning"));
	if (verdict.word === "inconclusive") return [(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .unprovenAnnotation */ .NR)(report), ...warned];
	return [...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}
function conditionAnnotation(report, condition, level) {
	return (0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)(level, `Findings Gate: ${condition.name}`, `${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionText */ .D3)(report, condition)}${rulesText(report, condition)}.`);
}
/** The rules that break the condition, in their order. */
function rulesText(report, condition) {
	const { result, rules, rulesInAll } = condition;
	if (result !== "broken" || rules.length === 0) return "";
	const named = rules.slice(0, MOST_ANNOTATED_RULES).map((rule) => `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)((0,_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleName */ .oF)(rule))} (${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOf */ .s0)(report, condition))}${rule.issues})`);
	const left = rulesInAll - named.length;
	return `: ${[...named, ...left > 0 ? [`and ${left} more`] : []].join(", ")}`;
}
function noteAnnotations(report) {
	const expired = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .expiredNote */ .IC)(report);
	return [...expired === "" ? [] : [(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)("warning", "Findings Gate: waivers", expired)], ...(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnPolicyChange */ .lz)(report) ? [(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_5__/* .annotation */ .w7)("notice", "Findings Gate: policy", _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_CHANGED */ .qA)] : []];
}
// src/action/action-publication.ts
/** Where a report of the Action goes: the log, the runner's files, the pull request and the commit. */
function actionPublication(options) {
	return (report, ready, log) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)(report, sinksOf(ready, options), onCheckedCommit(ready, log), renderAnnotations);
}
/** GitHub shows the files of the commit that the job's check belongs to: lines of another commit would be the wrong ones. */
function onCheckedCommit(ready, log) {
	const checked = ready?.github.checkedCommit();
	return {
		...log,
		annotate: (annotation) => {
			if (annotation.at === void 0 || annotation.at.commit === checked) log.annotate?.(annotation);
		}
	};
}
function sinksOf(ready, { env, redact, log, signal }) {
	const outputs = (values) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeOutputs */ .Kn)(env, values);
	return [
		logTables(log),
		logProof(log),
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonReport */ .L7)(redact, (json) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeReport */ .u5)(env, ready?.inputs.reportPath, json)),
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOutputs */ .tH)(redact, outputs),
		...ready?.inputs.summary === false ? [] : [jobSummary(redact, (render) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .Sy)(env, render))],
		ready?.github.sinks({ isHurried: signal.aborted }) ?? [],
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .commentUrlOutput */ .Ee)(redact, outputs),
		...recordSinks(ready, env, redact),
		...attestationSinks(ready, env, redact)
	];
}
/** These are written last, since nobody waits for them. */
function recordSinks(ready, env, redact) {
	const { recording, inputs } = ready ?? {};
	if (recording === void 0 || inputs?.recordPath === void 0) return [];
	const path = inputs.recordPath;
	return [recordFile(recording, redact, (text) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeAsked */ .KG)(env, "record", path, text))];
}
function attestationSinks(ready, env, redact) {
	const path = ready?.inputs.attestationPath;
	if (path === void 0) return [];
	return [attestationFile(ready?.inputs, redact, (text) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeAsked */ .KG)(env, "attestation", path, text))];
}



/***/ }),

/***/ 2082:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ unprovenAnnotation),
/* harmony export */   s6: () => (/* binding */ refusalLines),
/* harmony export */   w7: () => (/* binding */ annotation),
/* harmony export */   yf: () => (/* binding */ annotatedLines)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2717);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3865);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4781);




// src/report/log/refusal-lines.ts
/** What is wrong with a setting, and what to do about it: a wrong one leaves nothing else to tell. The lines are raw. */
function refusalLines(report) {
	const { verdict, nextStep } = report;
	const replay = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .replayText */ .zl)(report);
	return [
		...replay === "" ? [] : [replay],
		(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .Gx)(verdict.message),
		`Next: ${nextStep}`
	];
}
// src/report/log/annotation.ts
const MOST_OF_A_TITLE = 200;
/** The runner reads lines and columns as 32-bit integers. */
const LAST_LINE = 2 ** 31 - 1;
/**
* An annotation whose texts are single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is
* written, by @actions/core.
*/
function annotation(level, title, message) {
	return {
		level,
		title: fitted(title, MOST_OF_A_TITLE),
		message: fitted(message, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ANNOTATION_UNITS */ .w2)
	};
}
/**
* Where an annotation of this place is shown; undefined where its commit is not known, or its file is none of a repository or
* could be read as a command. The runner takes columns only of a single line.
*/
function annotatedLines(place) {
	const { commit, filePath: file, line, endLine, column, endColumn } = place;
	if (commit === void 0 || !(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepositoryPath */ .o)(file) || (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommands */ .ix)(file) !== file) return void 0;
	if (line === void 0 || line > LAST_LINE) return {
		commit,
		file
	};
	if (endLine !== void 0 && endLine > line) return {
		commit,
		file,
		startLine: line,
		...endLine > LAST_LINE ? {} : { endLine }
	};
	if (column === void 0 || column > LAST_LINE) return {
		commit,
		file,
		startLine: line
	};
	return {
		commit,
		file,
		startLine: line,
		startColumn: column,
		...endColumn !== void 0 && endColumn >= column && endColumn <= LAST_LINE ? { endColumn } : {}
	};
}
function fitted(text, most) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .fitUnits */ .zW)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommands */ .ix)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, most)), most);
}
// src/report/log/unproven-annotation.ts
/** Says what is missing for a verdict, who can do something, and what: all there is to show where a setting is refused. */
function unprovenAnnotation(report) {
	const { verdict, nextStep } = report;
	const title = `Findings Gate is inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report)} (${verdict.reason})`;
	const said = [
		(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .Gx)(verdict.message),
		(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .whoActs */ .Q_)(report),
		`Next: ${nextStep}`
	];
	return annotation((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(report) ? "warning" : "error", title, said.filter((part) => part !== "").join(" "));
}



/***/ })

};
;