"use strict";
exports.id = 228;
exports.ids = [228];
exports.modules = {

/***/ 228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   actionPublication: () => (/* binding */ actionPublication)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(913);
/* harmony import */ var _what_to_do_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(687);
/* harmony import */ var _calendar_date_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(800);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_6__);







// src/report/record/json.ts
/** Longest text in the report, in code points: machines need more of a name than a page does. */
const MOST_OF_A_TEXT = 2e3;
/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What a list without rules looks like. A line feed within a text is escaped, so it is found only once. */
const NO_RULES = "\n  \"rules\": []";
/**
* The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
* text.
*/
function* renderJsonReport(report) {
	const [before = "", after = ""] = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(cutTexts(recordOf(report)), 2).split(NO_RULES);
	yield before;
	yield report.rules.length === 0 ? NO_RULES : "\n  \"rules\": [";
	for (let first = 0; first < report.rules.length; first += RULES_PER_PIECE) {
		const rules = report.rules.slice(first, first + RULES_PER_PIECE).map(ruleRecord);
		yield `${first === 0 ? "" : ","}${elementsOf((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)({ rules }, 2))}`;
	}
	yield `${report.rules.length === 0 ? "" : "\n  ]"}${after}\n`;
}
/** The lines between those of the only list. */
function elementsOf(json) {
	return json.slice(14, -6);
}
function recordOf(report) {
	const { verdict, counts, times, links } = report;
	return {
		schema: 1,
		verdict: verdict.word,
		reason: verdict.reason ?? "",
		message: verdict.message,
		nextStep: report.nextStep,
		exitCode: report.exitCode,
		mode: report.mode,
		isSoftened: report.isSoftened,
		repository: report.repository,
		deploymentId: orNull(report.deploymentId),
		event: report.event,
		commit: orNull(report.commit),
		ref: orNull(report.ref),
		pullRequest: orNull(report.pullRequest),
		scans: report.scans.map(scanRecord),
		notScanned: report.notScanned,
		unscanned: report.unscanned,
		seen: seenRecord(report.seen),
		mergeGroupCommit: orNull(report.mergeGroupCommit),
		counts: {
			critical: orNull(counts.critical),
			high: orNull(counts.high),
			medium: orNull(counts.medium),
			low: orNull(counts.low),
			unrated: orNull(counts.unrated),
			total: orNull(counts.total)
		},
		newTotal: orNull(report.newTotal),
		fixedTotal: orNull(report.fixedTotal),
		waived: orNull(report.waived),
		conditions: report.conditions.map(conditionRecord$1),
		waivers: report.waivers.map(({ rule, reason, owner, expires, maxIssues, state, issues }) => ({
			rule,
			reason,
			owner,
			expires,
			maxIssues: orNull(maxIssues),
			state,
			issues
		})),
		rules: [],
		breakingRules: report.breakingRules,
		fixedRules: orNull(report.fixedRules?.map(fixedRuleRecord)),
		policy: policyRecord(report.policy),
		baseline: report.baseline === void 0 ? null : {
			ref: report.baseline.ref,
			wasScanned: orNull(report.baseline.wasScanned)
		},
		history: report.history.map(({ startedAtMs, findings }) => ({
			startedAt: timeOrNull(startedAtMs),
			findings
		})),
		searches: report.searches,
		requests: {
			planned: report.requests.planned,
			sent: report.requests.sent
		},
		times: {
			startedAt: timeOrNull(times.startedAtMs),
			finishedAt: timeOrNull(times.finishedAtMs),
			issuesReadAt: timeOrNull(times.issuesReadAtMs),
			seconds: times.seconds,
			waitedSeconds: times.waitedSeconds
		},
		notices: report.notices,
		links: {
			platform: orNull(links.platform),
			findings: orNull(links.findings),
			run: orNull(links.run)
		}
	};
}
function scanRecord(scan) {
	return {
		id: scan.id,
		status: scan.status,
		decides: scan.decides,
		ref: orNull(scan.ref),
		commit: orNull(scan.commit),
		repositoryId: orNull(scan.repositoryId),
		repository: orNull(scan.repository),
		products: scan.products,
		isFullScan: scan.isFullScan,
		startedAt: timeOrNull(scan.startedAtMs),
		completedAt: timeOrNull(scan.completedAtMs),
		ciJobHost: orNull(scan.ciJobHost),
		url: orNull(scan.url)
	};
}
function seenRecord(seen) {
	if (seen === void 0) return null;
	const { scan, project } = seen;
	if (scan === void 0) return {
		scan: null,
		project: orNull(project)
	};
	const { id, status, ref, commit, products, startedAtMs, completedAtMs, url } = scan;
	return {
		scan: {
			id,
			status,
			ref: orNull(ref),
			commit: orNull(commit),
			products,
			startedAt: timeOrNull(startedAtMs),
			completedAt: timeOrNull(completedAtMs),
			url: orNull(url)
		},
		project: orNull(project)
	};
}
function conditionRecord$1(condition) {
	const { name, source, action, count, compare, max, found, waived, result } = condition;
	return {
		name,
		source,
		action,
		count,
		compare,
		max,
		found: orNull(found),
		new: orNull(condition.new),
		waived,
		result,
		rules: condition.rules.map(culpritRecord),
		rulesInAll: condition.rulesInAll
	};
}
function culpritRecord(culprit) {
	const { ruleId, rulePath, product, columns, issues, found, epss } = culprit;
	return {
		ruleId,
		rulePath,
		product: orNull(product),
		columns,
		issues,
		found,
		new: orNull(culprit.new),
		epss: epssOrNull(epss)
	};
}
function fixedRuleRecord({ ruleId, rulePath, product, severity, issues }) {
	return {
		ruleId,
		rulePath,
		product: orNull(product),
		severity: orNull(severity),
		issues
	};
}
function ruleRecord(rule) {
	return {
		ruleId: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.cut)(rule.ruleId, MOST_OF_A_TEXT),
		rulePath: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.cut)(rule.rulePath, MOST_OF_A_TEXT),
		product: orNull(rule.product),
		severity: orNull(rule.severity),
		issues: exact(rule.issues),
		issuesAtBaseline: rule.issuesAtBaseline === void 0 ? null : exact(rule.issuesAtBaseline),
		waivedUntil: orNull(rule.waivedUntil),
		epss: epssOrNull(rule.epss)
	};
}
function epssOrNull(epss) {
	return epss !== void 0 && epss >= 0 && epss <= 1 ? epss : null;
}
/** As a number where that has all its digits: there are many of these. */
function exact(count) {
	const value = Number(count);
	return Number.isSafeInteger(value) ? value : count;
}
function policyRecord(policy) {
	if (policy === void 0) return null;
	if (policy.kind === "input") return { kind: "input" };
	if (policy.kind === "local-file") return {
		kind: policy.kind,
		path: policy.path,
		sha256: policy.sha256
	};
	const { kind, repository, path, ref, sha } = policy;
	return {
		kind,
		repository,
		path,
		ref,
		sha,
		isChangedInPullRequest: orNull(policy.isChangedInPullRequest)
	};
}
function timeOrNull(timeMs) {
	return orNull((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isoText)(timeMs));
}
function orNull(value) {
	return value === void 0 ? null : value;
}
function cutTexts(value) {
	if (typeof value === "string") return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.cut)(value, MOST_OF_A_TEXT);
	if (Array.isArray(value)) return value.map(cutTexts);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cutTexts(member)]));
}
// src/gate/publish/json-report.ts
/** The JSON report. */
const jsonReport = (redact, writeFile) => ({
	what: "The JSON report",
	async write(report) {
		const { path, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
		return path === void 0 ? outcome : {
			...outcome,
			reportPath: path
		};
	}
});
function* redacted(pieces, redact) {
	for (const piece of pieces) yield redact(piece);
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
// src/report/text/plain-table.ts
const MOST_OF_A_CELL = 60;
/** Lines of aligned columns for a log, the titles first. */
function plainTable(columns, items) {
	const rows = [columns.map(({ title }) => title), ...items.map((item) => columns.map(({ cell }) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(cell(item), MOST_OF_A_CELL)))];
	const widths = columns.map((_, index) => Math.max(...rows.map((row) => widthOf(row[index]))));
	return rows.map((row) => row.map((cell, index) => padded(cell, widths[index], columns[index].isNumber)).join("  ").trimEnd());
}
function padded(cell, width, isNumber = false) {
	const padding = " ".repeat(width - widthOf(cell));
	return isNumber ? padding + cell : cell + padding;
}
/** In columns of a terminal: CJK characters and emoji take two. */
function widthOf(text) {
	let width = 0;
	for (const character of text) width += eastAsianWidth(character.codePointAt(0));
	return width;
}
// src/report/log/console.ts
const MOST_CONDITIONS = 50;
const MOST_RULES$2 = 10;
const MOST_BROKEN = 10;
const MOST_PROOFS = 20;
/** The end of the log, without its last line: what broke the policy, all conditions, counts, notes, next step. Every line is harmless. */
function renderConsole(report) {
	return [
		...culpritLines(report),
		conditionLines(report),
		countLines(report),
		noteLines(report),
		nextStepLines(report)
	].filter((block) => block.length > 0).flatMap((block) => ["", ...block]).map(_index_js__WEBPACK_IMPORTED_MODULE_0__.logLine);
}
/** What the verdict rests on, to be folded; empty where the settings are wrong, and nothing was asked. Every line is harmless. */
function renderConsoleProof(report) {
	if (report.verdict.reason === "config") return [];
	return (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .proofFacts */ .cv)(report, {
		code: (text) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(text),
		link: (label) => label
	}, MOST_PROOFS).flatMap(({ label, text, details = [] }) => [`${label}: ${text}`, ...details.map((detail) => `  ${detail}`)]).map(_index_js__WEBPACK_IMPORTED_MODULE_0__.logLine);
}
function conditionLines(report) {
	const conditions = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.worstFirst)(report.conditions);
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
			cell: ({ max }) => String(max)
		},
		{
			title: "FOUND",
			isNumber: true,
			cell: (condition) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.foundText)(report, condition)
		},
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCompared)(report) ? [{
			title: "NEW",
			isNumber: true,
			cell: (condition) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.newText)(report, condition)
		}] : [],
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.canWaive)(report) ? [{
			title: "WAIVED",
			isNumber: true,
			cell: ({ waived }) => String(waived)
		}] : []
	], conditions.slice(0, MOST_CONDITIONS)), conditions.length - MOST_CONDITIONS, "conditions");
}
function resultText({ result, action }) {
	if (result === "broken") return action === "warn" ? "warning" : "broken";
	return {
		unproven: "not proven",
		ok: "ok",
		"not-applicable": "not applicable"
	}[result];
}
/** For each broken condition the rules that it counts, those that block first. */
function culpritLines(report) {
	const broken = [...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.blockers)(report), ...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.warnings)(report)];
	const blocks = broken.slice(0, MOST_BROKEN).map((condition) => [`${condition.action === "fail" ? "Broken" : "Warning"}: ${condition.name}: ${(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionText */ .D3)(report, condition)}`, ...withRest(plainTable(culpritColumns(condition), condition.rules.slice(0, MOST_RULES$2)), condition.rulesInAll - MOST_RULES$2, "rules")]);
	const left = broken.length - MOST_BROKEN;
	return left > 0 ? [...blocks, [`and ${left} more broken conditions`]] : blocks;
}
function culpritColumns({ rules }) {
	const shown = rules.slice(0, MOST_RULES$2);
	return [
		{
			title: "ISSUES",
			isNumber: true,
			cell: ({ found }) => String(found)
		},
		...shown.some((rule) => rule.new !== void 0) ? [{
			title: "NEW",
			isNumber: true,
			cell: (rule) => String(rule.new ?? "-")
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
			cell: ({ epss }) => epss === void 0 ? "-" : (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .epssText */ .hi)(epss)
		}] : [],
		{
			title: "RULE",
			cell: _index_js__WEBPACK_IMPORTED_MODULE_0__.shortRuleName
		},
		...shown.some((rule) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.shortRuleName)(rule) !== (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleName)(rule)) ? [{
			title: "PATH",
			cell: _index_js__WEBPACK_IMPORTED_MODULE_0__.ruleName
		}] : []
	];
}
function countLines(report) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report)) return [];
	const { counts, newTotal, fixedTotal, waived } = report;
	const columns = _calendar_date_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.map((column) => `${column} ${counts[column] ?? "?"}`);
	const extras = [
		...newTotal === void 0 ? [] : [`new ${newTotal}`],
		...fixedTotal === void 0 ? [] : [`fixed ${fixedTotal}`],
		...waived === void 0 || waived === 0n ? [] : [`waived ${waived}`]
	];
	return [`Issues: ${[...columns, ...extras].join(", ")}`];
}
function noteLines(report) {
	return [
		...(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnPolicyChange */ .lz)(report) ? [_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_CHANGED */ .qA] : [],
		(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .expiredNote */ .IC)(report),
		...report.notices
	].filter((note) => note !== "").map((note) => `Note: ${note}`);
}
function nextStepLines(report) {
	if (report.nextStep === "") return [];
	const wayOut = report.verdict.word === "fail" ? (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.wayOutOf)(report) : void 0;
	if (wayOut === void 0) return [`Next: ${report.nextStep}`];
	const name = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.shortRuleName)(wayOut.rule);
	return [
		`Next: ${report.nextStep}`,
		`To list the issues of ${name}:`,
		`  ${wayOut.command}`,
		`To waive it, add this to ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.pastePlace)(report, (text) => text)}:`,
		...wayOut.waiver.map((line) => `  ${line}`)
	];
}
/** A table that has only titles is left out. */
function withRest(lines, left, noun) {
	if (lines.length === 1) return [];
	return left > 0 ? [...lines, `and ${left} more ${noun}`] : [...lines];
}
// src/gate/publish/log-proof.ts
const TITLE = "Proof: commit, scans, policy, times, requests";
/** What the verdict rests on, folded in the log. */
function logProof({ info, group }) {
	return {
		what: "The proof in the log",
		async write(report) {
			const lines = renderConsoleProof(report);
			if (lines.length === 0) return {};
			await group(TITLE, async () => {
				for (const line of lines) info(line);
			});
			return {};
		}
	};
}
// src/gate/publish/log-tables.ts
/** What broke the policy, all conditions, counts and the next step, in the log. */
function logTables({ info }) {
	return {
		what: "The tables of the log",
		async write(report) {
			for (const line of renderConsole(report)) info(line);
			return {};
		}
	};
}
// src/report/log/annotation.ts
const MOST_OF_A_TITLE = 200;
/**
* An annotation whose texts are single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is
* written, by @actions/core.
*/
function annotation(level, title, message) {
	return {
		level,
		title: fitted(title, MOST_OF_A_TITLE),
		message: fitted(message, _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_ANNOTATION_UNITS)
	};
}
function fitted(text, most) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.fitUnits)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.breakCommands)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(text, most)), most);
}
// src/report/log/annotations.ts
const MOST_RULES$1 = 3;
/** What the checks page shows, worst first: at most `most`; the last of them says how many are left out. */
function renderAnnotations(report, most = 10) {
	const all = [...verdictAnnotations(report), ...noteAnnotations(report)];
	if (all.length <= most) return all;
	const left = annotation(all[most - 1].level, "Findings Gate", `And ${all.length - most + 1} more: see the job summary.`);
	return [...all.slice(0, most - 1), left];
}
function verdictAnnotations(report) {
	const { verdict, nextStep } = report;
	const level = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isUnenforced)(report) ? "warning" : "error";
	const warned = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.warnings)(report).map((condition) => conditionAnnotation(report, condition, "warning"));
	if (verdict.word === "inconclusive") return [annotation(level, `Findings Gate is inconclusive: ${verdict.reason}`, `${(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .Gx)(verdict.message)} Next: ${nextStep}`), ...warned];
	return [...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.blockers)(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}
function conditionAnnotation(report, condition, level) {
	return annotation(level, `Findings Gate: ${condition.name}`, `${(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionText */ .D3)(report, condition)}${rulesText(condition)}.`);
}
/** The rules that break the condition, in their order. */
function rulesText({ result, rules, rulesInAll }) {
	if (result !== "broken" || rules.length === 0) return "";
	const named = rules.slice(0, MOST_RULES$1).map((rule) => `${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleName)(rule))} (${rule.issues})`);
	const left = rulesInAll - named.length;
	return `: ${[...named, ...left > 0 ? [`and ${left} more`] : []].join(", ")}`;
}
function noteAnnotations(report) {
	const expired = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .expiredNote */ .IC)(report);
	return [...expired === "" ? [] : [annotation("warning", "Findings Gate: waivers", expired)], ...(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOwnPolicyChange */ .lz)(report) ? [annotation("notice", "Findings Gate: policy", _what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_CHANGED */ .qA)] : []];
}
// src/report/log/log-line.ts
const MOST_OF_THE_TEXT = 600;
/** The run's last line: `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]`. */
function renderFinalLine(report) {
	const { verdict, repository, commit, ref, scans, requests, times } = report;
	const word = verdict.word.toUpperCase();
	const reason = verdict.reason === void 0 ? "" : ` ${verdict.reason}`;
	const unenforced = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isUnenforced)(report) ? " (not enforced)" : "";
	const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
	const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(`gate: ${word}${reason} - ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(verdict.message, MOST_OF_THE_TEXT)}${unenforced} [${subject} ${figures}]`);
}
/** One word, so that the figures can be read by a program; `-` for what is not known. */
function field(text) {
	return text === void 0 || text === "" ? "-" : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character));
}
// src/gate/publish/publish.ts
const NOTHING_BLOCKS = "Nothing blocks: no blocking condition is in force, so whatever is found passes. Set a limit such as max-critical, or a policy.";
function notScanned(products) {
	return `Not scanned this time: ${products.join(", ")}, although the last commit was. Check that its scan job ran.`;
}
/**
* Sends a report to one sink after the other, to those of an inner list at the same time, and logs the verdict last. What is sent over the
* network is on its way before anything else is made. Never throws.
*/
async function publish(report, sinks, log) {
	const warnings = /* @__PURE__ */ new Set();
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isPassWhereNothingBlocks)(report)) warnings.add(NOTHING_BLOCKS);
	if (report.notScanned.length > 0) warnings.add(notScanned(report.notScanned));
	const sent = await sendFirst(sinks.flat(), report);
	let places = {};
	for (const step of sinks) {
		const known = places;
		try {
			const outcomes = await Promise.all([step].flat().map((sink) => sent.get(sink) ?? write$1(sink, report, known)));
			for (const { warning, notice, ...made } of outcomes) {
				if (warning !== void 0) warnings.add(warning);
				if (notice !== void 0) log.info(notice);
				places = {
					...places,
					...made
				};
			}
		} catch {
			warnings.add("A page could not be made: this is a defect of the gate, and does not change the verdict.");
		}
	}
	annotateAll(report, warnings, log);
	log.info(finalLine(report));
}
/** Begins what waits for answers. */
async function sendFirst(sinks, report) {
	const sent = new Map(sinks.filter(({ isSentFirst }) => isSentFirst).map((sink) => [sink, write$1(sink, report, {})]));
	if (sent.size > 0) await new Promise((resolve) => setImmediate(resolve));
	return sent;
}
async function write$1({ what, write: writeIt }, report, places) {
	try {
		return await writeIt(report, places);
	} catch {
		return { warning: `${what} could not be made: this is a defect of the gate, and does not change the verdict.` };
	}
}
/** The verdict is shown even where its line cannot be made. */
function finalLine(report) {
	try {
		return renderFinalLine(report);
	} catch {
		return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.plainFinalLine)(report, "this line could not be made");
	}
}
function annotateAll(report, warnings, { info, warn, annotate }) {
	const most = Math.max(1, 10 - warnings.size);
	try {
		if (annotate !== void 0) for (const annotation of renderAnnotations(report, most)) annotate(annotation);
	} catch {
		info("The annotations could not be made: this is a defect of the gate, and does not change the verdict.");
	}
	for (const warning of warnings) warn(warning);
}
[..._calendar_date_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP];
/** What the outputs file has besides a value: the name and two delimiter lines. */
const BYTES_AROUND_A_VALUE = 160;
/** Every output, empty where nothing was read; 64 KiB in all, by leaving out conditions from the end. */
function renderOutputs(report, { reportPath, commentUrl }) {
	const { verdict, scans, commit, ref, counts, newTotal, waived, requests } = report;
	const outputs = {
		verdict: verdict.word,
		reason: verdict.reason ?? "",
		"scan-id": (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(scans[0]?.id ?? ""),
		"scan-status": (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(scans[0]?.status ?? ""),
		commit: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(commit ?? ""),
		ref: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(ref ?? ""),
		critical: numberText(counts.critical),
		high: numberText(counts.high),
		medium: numberText(counts.medium),
		low: numberText(counts.low),
		unrated: numberText(counts.unrated),
		total: numberText(counts.total),
		"new-total": numberText(newTotal),
		waived: numberText(waived),
		conditions: "",
		"report-path": (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.visible)(reportPath),
		"comment-url": (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.visible)(commentUrl),
		requests: String(requests.sent)
	};
	const used = Object.values(outputs).reduce((sum, value) => sum + byteLength(value) + BYTES_AROUND_A_VALUE, 0);
	return {
		...outputs,
		conditions: conditionsText(report.conditions, _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_OUTPUT_BYTES - used)
	};
}
/** How many conditions did not fit into the outputs: worth a line in the log. */
function conditionsLeftOut(report, outputs) {
	const kept = JSON.parse(outputs.conditions);
	return report.conditions.length - (Array.isArray(kept) ? kept.length : 0);
}
function conditionsText(conditions, mostBytes) {
	const kept = [];
	let bytes = 2;
	for (const condition of conditions) {
		const text = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(conditionRecord(condition));
		bytes += byteLength(text) + 1;
		if (bytes > mostBytes) break;
		kept.push(text);
	}
	return `[${kept.join(",")}]`;
}
function conditionRecord({ name, source, action, max, found, new: newCount, waived, result }) {
	return {
		name: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.clean)(name),
		source,
		action,
		max,
		found: found ?? null,
		new: newCount ?? null,
		waived,
		result
	};
}
function numberText(count) {
	return count === void 0 ? "" : String(count);
}
function byteLength(text) {
	return Buffer.byteLength(text, "utf8");
}
// src/gate/publish/step-outputs.ts
/** The outputs of the step, all but the address of the comment, which is not written yet. */
function stepOutputs(redact, writeOutputs) {
	return {
		what: "The outputs",
		async write(report, { reportPath = "" }) {
			const all = renderOutputs(report, {
				reportPath,
				commentUrl: ""
			});
			const { "comment-url": _later, ...outputs } = all;
			const redacted = Object.entries(outputs).map(([name, value]) => [name, redact(value)]);
			const outcome = await writeOutputs(Object.fromEntries(redacted));
			const left = conditionsLeftOut(report, all);
			if (left === 0) return outcome;
			const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
			return {
				...outcome,
				notice
			};
		}
	};
}
/** The last output: the comment's address, empty where none was written. */
function commentUrlOutput(redact, writeOutputs) {
	return {
		what: "The output comment-url",
		write: (_report, { commentUrl = "" }) => writeOutputs({ "comment-url": redact(commentUrl) })
	};
}
// src/report/pages/chart.ts
/** Mid-tones that are easy to see on a white page and on a dark one; everything else follows the reader's own theme. */
const CALM = "#7c83db";
const ALARM = "#e0603f";
/**
* Issues by severity, with what is over a limit of the inputs in another colour, as a Mermaid chart of our own words and
* numbers. Empty where there is nothing to draw; the table of counts next to it says the same in text.
*/
function severityChart(report) {
	const bars = _calendar_date_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.flatMap((column) => barOf(report, column));
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
		day: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isoText)(startedAtMs)?.slice(5, 16),
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
function barOf({ counts, conditions }, column) {
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
		limit,
		over: Math.min(count, Math.max(0, left))
	}];
}
function labelOf({ column, count, limit }) {
	return limit === void 0 ? `${column}: ${count}` : `${column}: ${count} (max ${limit})`;
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
/** Nobody would read more; the JSON report has them all. */
const MOST_RULES = 200;
/** Of the rules of a condition: what is not folded away. */
const OPEN_RULES = 50;
/**
* The job summary, at most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty.
* Text from outside is harmless in it.
*/
function renderSummary(report, { maxBytes }) {
	const fits = (page) => Buffer.byteLength(page, "utf8") <= maxBytes;
	const most = {
		culprits: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.mostCulprits)(report),
		rows: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.longestList)(report)
	};
	const full = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .fitPage */ .n8)((size) => fullPage(report, size), most, fits);
	if (full !== void 0) return full;
	const short = shortPage(report);
	return fits(short) ? short : "";
}
function fullPage(report, size) {
	if (report.verdict.reason === "config") return shortPage(report);
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isQuietPass)(report) ? quietPage(report, size) : busyPage(report, size);
}
/** Nobody has to act: the evidence is folded. */
function quietPage(report, { rows }) {
	const link = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .uM)(report.links);
	return page((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(report, "##"), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedLine */ ._V)(report, link), report.counts.total === 0n ? "" : (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .countLine */ .QK)(report), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)("Conditions, counts and proof", evidence(report, rows)));
}
function busyPage(report, { culprits: most, rows }) {
	const link = (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .uM)(report.links);
	const isInconclusive = report.verdict.word === "inconclusive";
	return page((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(report, "##"), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .whatToDo */ .H6)(report, link), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedLine */ ._V)(report, link), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .pasteLines */ .DA)(report), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .culprits */ .RI)(report, "###", {
		most,
		open: OPEN_RULES
	}), isInconclusive ? (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .knownAndMissing */ .JN)(report, link, rows) : "", (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report) ? (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .countLine */ .QK)(report), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineRules */ .B2)(report, Math.min(rows, MOST_RULES))) : "", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .placesLine */ .F1)(report, link), evidence(report, rows));
}
function evidence(report, rows) {
	return (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(section("Conditions", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionTable */ .gW)(report, rows)), section("Issues", (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report) ? issues(report) : ""), section(report.breakingRules > 0 ? "Other rules" : "Rules", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .otherRules */ .y8)(report, Math.min(rows, MOST_RULES))), section("Waivers", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTable */ .Fd)(report, rows)), section("Notes", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .notes */ .Q2)(report, rows)), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)("Proof: scans, commit, policy, times, requests", (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .proof */ .n1)(report, (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .uM)(report.links), rows)));
}
function issues(report) {
	return (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .countMatrix */ .pe)(report), severityChart(report), historyChart(report));
}
function shortPage(report) {
	return page((0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(report, "##"), (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .whatToDo */ .H6)(report, (0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .uM)(report.links)));
}
function section(title, body) {
	return body === "" ? "" : `### ${title}\n\n${body}`;
}
function page(...parts) {
	return `${(0,_what_to_do_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(...parts)}\n`;
}
// src/gate/publish/summary-page.ts
/** The job summary. `render` gives Markdown of at most that many bytes. */
function jobSummary(redact, writePage) {
	return {
		what: "The job summary",
		write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes })))
	};
}
// src/gate/process/open-file.ts
const opened = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.open);
const closed = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.close);
const stated = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.fstat);
const written = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.write);
/** Opens a file for as long as `use` takes: `a` appends, and makes a file where there is none, `wx` makes a new one. Throws the system's errors. */
async function withFile(path, flags, use) {
	const descriptor = await opened(path, flags);
	try {
		await use({
			size: async () => (await stated(descriptor)).size,
			write: (data) => writeAll(descriptor, typeof data === "string" ? Buffer.from(data) : data)
		});
	} finally {
		await closed(descriptor);
	}
}
async function writeAll(descriptor, bytes) {
	for (let start = 0; start < bytes.length;) {
		const { bytesWritten } = await written(descriptor, bytes, start, bytes.length - start);
		start += bytesWritten;
	}
}
// src/gate/process/unique-name.ts
/**
* A part of a file's name that no other file has: it is unique, and no secret. Not from `node:crypto`, which takes a fifth of an empty
* Node's start to load.
*/
function uniqueName() {
	return [
		process.pid,
		Date.now(),
		Math.floor(Math.random() * 2 ** 32)
	].map((part) => part.toString(36)).join("-");
}
// src/gate/process/whole-file.ts
const PIECE_BYTES = 65536;
/**
* Writes a file whole or not at all, and its folder where there is none. Never throws: what went wrong is the warning that
* `warningFor` makes of the system's code for it.
*/
async function writeWholeFile(path, text, warningFor) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(path);
	const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(target), `.findings-gate-${uniqueName()}.tmp`);
	try {
		await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(target), { recursive: true });
		await withFile(draft, "wx", async (file) => {
			for (const bytes of typeof text === "string" ? [text] : encoded(text)) await file.write(bytes);
		});
		await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.rename)(draft, target);
		return {};
	} catch (thrown) {
		await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.rm)(draft, { force: true }).catch(() => {});
		return { warning: warningFor(codeOf(thrown)) };
	}
}
/** Bytes of the pieces, all in the same memory: each is written before the next is made. With memory of their own, that of hundreds would gather. */
function* encoded(pieces) {
	const bytes = new Uint8Array(PIECE_BYTES);
	const encoder = new TextEncoder();
	for (const piece of pieces) for (let left = piece; left !== "";) {
		const { read, written } = encoder.encodeInto(left, bytes);
		yield bytes.subarray(0, written);
		left = left.slice(read);
	}
}
/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
function codeOf(thrown) {
	return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "an error";
}
// src/action/workflow-files.ts
/**
* Writes the outputs to the file of the runner, in one piece, each value between delimiters that do not stand in it. Without the
* file there are no outputs: the old command on standard output is never used.
*/
async function writeOutputs(env, outputs) {
	const path = env.GITHUB_OUTPUT ?? "";
	if (path === "") return { warning: "The outputs were not written: the variable GITHUB_OUTPUT is not set." };
	const text = Object.entries(outputs).map(([name, value]) => {
		const delimiter = delimiterFor(value);
		return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
	});
	try {
		await append(path, (file) => file.write(text.join("")));
		return {};
	} catch (thrown) {
		return { warning: `The outputs were not written: ${codeOf(thrown)} on the file of GITHUB_OUTPUT.` };
	}
}
function delimiterFor(value) {
	for (let number = 0;; number += 1) {
		const delimiter = `ghadelimiter_${number}`;
		if (!value.includes(delimiter)) return delimiter;
	}
}
/**
* Appends to the job summary. `render` gets the number of bytes that are left of the 900 KiB, after what is there already, and gives
* Markdown of at most that size. Silent where the runner offers no summary.
*/
async function writeSummary(env, render) {
	const path = env.GITHUB_STEP_SUMMARY ?? "";
	if (path === "") return {};
	try {
		let warning;
		await append(path, async (file) => {
			const size = await file.size();
			const gap = size === 0 ? "" : "\n\n";
			const maxBytes = _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_SUMMARY_BYTES - size - gap.length;
			const text = maxBytes > 0 ? render(maxBytes) : "";
			if (text !== "" && Buffer.byteLength(text) <= maxBytes) await file.write(gap + text);
			else warning = "The job summary was not written: there is no room left in it.";
		});
		return warning === void 0 ? {} : { warning };
	} catch (thrown) {
		return { warning: `The job summary was not written: ${codeOf(thrown)} on the file of GITHUB_STEP_SUMMARY.` };
	}
}
/**
* Writes the JSON report whole or not at all: to `path`, from the workspace where it is relative, or to a new file in the
* runner's temporary folder. Gives back where it is.
*/
async function writeReport(env, path, json) {
	const folder = env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)();
	const target = path === void 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, `findings-gate-${uniqueName()}.json`) : (0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(env.GITHUB_WORKSPACE || ".", path);
	const { warning } = await writeWholeFile(target, json, (code) => `The JSON report was not written: ${code} on the file of report-path.`);
	return warning === void 0 ? { path: target } : { warning };
}
/** Opens a file that the runner made: a missing file is not created. */
async function append(path, write) {
	await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_3__.stat)(path);
	await withFile(path, "a", write);
}
// src/action/action-publication.ts
/** Where a report of the Action goes: the log, the runner's files, the pull request and the commit. */
function actionPublication(options) {
	return (report, ready, log) => publish(report, sinksOf(ready, options), log);
}
function sinksOf(ready, { env, redact, log, signal }) {
	const outputs = (values) => writeOutputs(env, values);
	return [
		logProof(log),
		logTables(log),
		jsonReport(redact, (json) => writeReport(env, ready?.inputs.reportPath, json)),
		stepOutputs(redact, outputs),
		...ready?.inputs.summary === false ? [] : [jobSummary(redact, (render) => writeSummary(env, render))],
		ready?.github.sinks({ isHurried: signal.aborted }) ?? [],
		commentUrlOutput(redact, outputs)
	];
}



/***/ })

};
;