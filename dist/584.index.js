"use strict";
exports.id = 584;
exports.ids = [584,185];
exports.modules = {

/***/ 8584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actionPublication: () => (/* binding */ actionPublication)
});

;// CONCATENATED MODULE: ./lib/src/gate/entry-point/entry-point.js
function auditOutputs({ record, inputs }, load, redact, writeFile) {
    const { recordPath, attestationPath } = inputs;
    const outputs = [];
    if (record !== undefined && recordPath !== undefined)
        outputs.push(record(redact, (text) => writeFile('record', recordPath, text)));
    if (attestationPath !== undefined) {
        const writeIt = (text) => writeFile('attestation', attestationPath, text);
        const write = async (report) => (await load()).attest(report, inputs, redact, writeIt);
        outputs.push({ what: 'The attestation', write });
    }
    return outputs;
}

// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/report/log/log-line.js
var log_line = __webpack_require__(1562);
// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var text_projects = __webpack_require__(5097);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/src/gate/publish/plain-final-line.js
var plain_final_line = __webpack_require__(8223);
;// CONCATENATED MODULE: ./lib/src/gate/publish/publish.js





/** Sends requests first, and logs the verdict last. `annotate`: at most so many annotations, which repeat the log. Never throws. */
async function publish(report, outputs, log, annotate = () => { }) {
    const first = outputs.filter(({ isSentFirst }) => isSentFirst);
    const sent = new Map(first.map((output) => [output, write(output, report, {})]));
    // One turn of the event loop writes the requests to their connections. Rendering pages first would delay them.
    if (sent.size > 0)
        await new Promise((resolve) => setImmediate(resolve));
    const warnings = new Set();
    let pages = {};
    for (const output of outputs) {
        const { warning, notice, ...made } = await (sent.get(output) ?? write(output, report, pages));
        if (warning !== undefined)
            warnings.add(warning);
        if (notice !== undefined)
            log.info(notice);
        pages = { ...pages, ...made };
    }
    try {
        if ((0,text_projects/* partsOf */.CI)(report).some(report_facts/* isPassWhereNothingBlocks */.OP))
            warnings.add(nothingBlocks(report));
        annotate(report, Math.max(1, limits/* MOST_ANNOTATIONS */.jk - warnings.size));
    }
    catch {
        log.info('The annotations could not be made: this is a defect of the gate, and does not change the verdict.');
    }
    for (const warning of warnings)
        log.warn(warning);
    log.info(finalLine(report));
}
function nothingBlocks({ projects }) {
    const where = projects === undefined ? '' : ' in at least one project';
    return `Nothing blocks${where}: no blocking condition is in force, so whatever is found passes.`;
}
async function write({ what, write: writeIt }, report, pages) {
    try {
        return await writeIt(report, pages);
    }
    catch {
        return { warning: `${what} could not be made: this is a defect of the gate, and does not change the verdict.` };
    }
}
function finalLine(report) {
    try {
        return (0,log_line/* renderFinalLine */.Z)(report);
    }
    catch {
        return (0,plain_final_line/* plainFinalLine */.d)(report, 'this line could not be made: this is a defect of the gate');
    }
}

// EXTERNAL MODULE: ./lib/src/report/json/json-text.js
var json_text = __webpack_require__(1417);
// EXTERNAL MODULE: ./lib/src/report/json/member.js
var member = __webpack_require__(8965);
// EXTERNAL MODULE: ./lib/src/report/json/report-members.js
var report_members = __webpack_require__(8287);
;// CONCATENATED MODULE: ./lib/src/report/json/json.js




/** The text of all rules at once would be the largest object in memory. */
const RULES_PER_PIECE = 500;
const Report = (0,member/* group */.Os)(report_members/* REPORT_MEMBERS */.dB);
/** The JSON report (`ReportJson`) in pieces, with each member and each rule on a line of its own. No piece ends within a string. */
function* renderJsonReport(report) {
    const projects = report.projects?.map((one) => ({ ...withoutRules(one), ...one.project }));
    yield* objectText(Report.write({ ...withoutRules(report), schema: 1, projects }), report, '');
    yield '\n';
}
/** Writes a report, the whole one or a project's. Its rules and projects come piece by piece. */
function* objectText(json, { rules, projects = [] }, indent) {
    const inner = `${indent}  `;
    let before = '{';
    for (const [name, value] of Object.entries(json)) {
        if (value === undefined)
            continue;
        yield `${before}\n${inner}"${name}": `;
        before = ',';
        if (name === 'rules')
            yield* rulesText(rules, inner);
        else if (name === 'projects')
            yield* projectsText(value, projects, inner);
        // A line feed within a string is escaped, so every bare one separates lines.
        else
            yield (0,json_text/* jsonText */.s)(value, 2).replaceAll('\n', `\n${inner}`);
    }
    yield `\n${indent}}`;
}
function* projectsText(all, projects, indent) {
    const inner = `${indent}  `;
    for (const [index, project] of projects.entries()) {
        yield `${index === 0 ? '[' : ','}\n${inner}`;
        yield* objectText(all[index], project, inner);
    }
    yield `\n${indent}]`;
}
function* rulesText(all, indent) {
    const line = `\n${indent}  `;
    for (let first = 0; first < all.length; first += RULES_PER_PIECE) {
        const rules = all.slice(first, first + RULES_PER_PIECE).map((rule) => report_members/* ReportRule */.BM.write(rule));
        // A quote within a text is escaped: this stands between two rules.
        const lines = (0,json_text/* jsonText */.s)(rules).slice(1, -1).replaceAll('},{"', `},${line}{"`);
        yield `${first === 0 ? '[' : ','}${line}${lines}`;
    }
    yield all.length === 0 ? '[]' : `\n${indent}]`;
}
function withoutRules(report) {
    const { word, reason = '', message } = report.verdict;
    return { ...(0,report_facts/* withoutUnread */.KU)(report), verdict: word, reason, message, rules: [] };
}

;// CONCATENATED MODULE: ./lib/src/domain/text/wrapped.js
/** Longer lines are hard to read. */
const WIDEST = 100;
/** Lines that end between words; all but the first begin with the indent. A word that is wider than the line stays whole. */
function wrapped(text, width, indent = '') {
    const space = text.lastIndexOf(' ', width);
    if (text.length <= width || space <= text.search(/\S/))
        return [text];
    return [text.slice(0, space), ...wrapped(`${indent}${text.slice(space + 1)}`, width, indent)];
}

// EXTERNAL MODULE: ./lib/src/report/pages/page-facts.js
var page_facts = __webpack_require__(4830);
// EXTERNAL MODULE: ./lib/src/report/pages/page-tables.js
var page_tables = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/src/report/pages/page-top.js
var page_top = __webpack_require__(586);
// EXTERNAL MODULE: ./lib/src/report/pages/proof.js
var proof = __webpack_require__(797);
// EXTERNAL MODULE: ./lib/src/report/pages/whole-page.js + 2 modules
var whole_page = __webpack_require__(6503);
// EXTERNAL MODULE: ./lib/src/report/text/finding-rows.js
var finding_rows = __webpack_require__(865);
// EXTERNAL MODULE: ./lib/src/report/text/fixes.js
var fixes = __webpack_require__(4645);
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


// EXTERNAL MODULE: ./lib/src/report/text/text.js
var text_text = __webpack_require__(1599);
;// CONCATENATED MODULE: ./lib/src/report/text/plain-table.js


/** In code points. No name is longer, and only a limit of columns cuts a shorter text. */
const MOST_OF_A_CELL = 1_000;
/** Cells are padded to this width at most: one long name must not move all other columns. */
const MOST_ALIGNED = 60;
const GAP = 2;
/** Lines of aligned columns, titles first. The last line names the columns that are left out for lack of space. */
function plainTable(columns, items, room) {
    const measured = columns
        .filter(({ isShown = true }) => isShown)
        .map((column) => {
        const cells = [column.title, ...items.map((item) => (0,text_text/* clean */.uH)(column.cell(item), MOST_OF_A_CELL))];
        return { column, cells, width: Math.max(...cells.map(widthOf)) };
    });
    const fitted = room?.fit(measured) ?? measured.map((one) => ({ ...one, width: Math.min(one.width, MOST_ALIGNED) }));
    const shown = fitted.map(({ column, cells, width }) => cells.map((cell) => padded(cell, width, column.isNumber)));
    const lines = Array.from({ length: items.length + 1 }, (_, row) => shown
        .map((cells) => cells[row])
        .join(' '.repeat(GAP))
        .trimEnd());
    const left = measured.filter(({ column }) => !fitted.some((one) => one.column === column));
    if (left.length === 0)
        return lines;
    return [...lines, `Left out for lack of space: ${left.map(({ column }) => column.title).join(', ')}`];
}
function padded(cell, width, isNumber = false) {
    const padding = ' '.repeat(Math.max(0, width - widthOf(cell)));
    return isNumber ? padding + cell : cell + padding;
}
const MARK = /^[\p{Mn}\p{Me}]$/u;
/** Counts columns of a terminal: CJK characters and emoji take two, marks none. */
function widthOf(text) {
    let width = 0;
    for (const character of text)
        width += MARK.test(character) ? 0 : eastAsianWidth(character.codePointAt(0));
    return width;
}

// EXTERNAL MODULE: ./lib/src/report/text/replay-text.js
var replay_text = __webpack_require__(7519);
// EXTERNAL MODULE: ./lib/src/report/text/row-text.js
var row_text = __webpack_require__(8548);
// EXTERNAL MODULE: ./lib/src/report/text/text-style.js
var text_style = __webpack_require__(7847);
;// CONCATENATED MODULE: ./lib/src/report/log/console.js















const MOST_OF_A_LIST = 20;
/** Of conditions, projects, and problems of a policy. */
const MOST_OF_A_LONG_LIST = 100;
/** The verdict and what explains it, to print before the proof and the final line. Every line is harmless. Tables fit a terminal with this room. */
function renderConsole(report, room) {
    const { projects } = report;
    const blocks = projects === undefined ? blocksOf(report, room) : wholeBlocks(report, projects, room);
    return blocks
        .filter((block) => block.length > 0)
        .flatMap((block) => ['', ...block])
        .map(text_text/* logLine */.BP);
}
function blocksOf(report, room, name) {
    const isProject = name !== undefined;
    const replay = isProject ? '' : (0,replay_text/* replayText */.zl)(report);
    // A wrong setting leaves nothing else to report.
    if (report.verdict.reason === 'config' && !isProject)
        return [[replay, (0,text_text/* plainSentence */.Gx)(report.verdict.message), `Next: ${report.nextStep}`].filter(Boolean)];
    const style = (0,text_style/* plain */.pj)(report);
    const next = (0,page_top/* whatToDo */.H6)(report, style);
    return [
        [replay, (0,text_text/* plainSentence */.Gx)((0,page_top/* verdictLine */.MT)(report, style, name)), (0,page_top/* whatIsMissing */.Bu)(report, style)].filter(Boolean),
        rowLines(report, style, room),
        next === '' ? [] : [`Next: ${next}`],
        problemLines(report),
        (0,page_top/* pageNotes */.R1)(report, style, isProject).map((note) => `Note: ${note}`),
        [
            ...conditionLines(report, room),
            (0,text_text/* joined */.oR)([...(0,page_facts/* comparedFacts */.p5)(report, style), ...(0,page_facts/* countFacts */.nA)(report)], ', '),
            ...(0,page_facts/* baselineRules */.B2)(report, MOST_OF_A_LIST, style),
        ].filter(Boolean),
        isProject ? [] : (0,text_text/* fewLines */.W4)((0,page_tables/* waiverLines */.uU)(report), MOST_OF_A_LIST),
        (0,fixes/* pasteBlock */.DL)(report, style).map((line, index) => (index === 0 ? line : INDENT + line)),
    ];
}
function rowLines(report, style, room) {
    const all = (0,finding_rows/* findingRows */.d9)(report);
    const shown = all.rows.slice(0, MOST_OF_A_LIST);
    const texts = shown.map((row) => (0,row_text/* plainRow */.Fq)(row, report, style));
    const columns = ['severity', 'where', 'what'].map((name) => ({
        title: '',
        cell: (row) => row[name],
    }));
    const lines = room === undefined
        ? plainTable(columns, texts).slice(1)
        : texts.flatMap((row) => [
            `${row.severity}  ${row.where}`,
            ...wrapped(`${INDENT}${row.what}`, Math.min(room.columns, WIDEST) - INDENT.length, INDENT),
        ]);
    return [...lines, (0,finding_rows/* moreText */.R3)(all, shown.length)].filter((line) => line !== '').map((line) => INDENT + line);
}
const INDENT = '  ';
/** The run as a whole, then each project that is not a plain pass: for the others the table says enough. */
function wholeBlocks(report, projects, room) {
    const { whole, sections } = (0,text_projects/* sectionsOf */.Ks)(report, projects);
    const style = (0,text_style/* plain */.pj)(whole);
    const { replay, verdict, grounds, notes } = (0,whole_page/* wholeTop */.Nn)(whole, projects, style);
    const next = whole.replay === undefined || whole.nextStep === '' ? '' : `Next: ${whole.nextStep}`;
    return [
        [replay, (0,text_text/* plainSentence */.Gx)(verdict), grounds, next].filter(Boolean),
        projectLines(projects, style, room),
        ...sections
            .filter((project) => !(0,whole_page/* isPlainPass */.CZ)(project))
            .flatMap((project) => blocksOf(project, room, `Project ${style.code(project.project.name)}`)),
        problemLines(whole),
        notes.map((note) => `Note: ${note}`),
        (0,text_text/* fewLines */.W4)((0,page_tables/* waiverLines */.uU)(whole), MOST_OF_A_LIST),
    ];
}
/** The facts that the verdict rests on, to be folded. Empty if the settings are wrong: then nothing is requested. Every line is harmless. */
function renderConsoleProof(report) {
    if (report.verdict.reason === 'config')
        return [];
    const { projects } = report;
    if (projects === undefined)
        return proofLines(report).map(text_text/* logLine */.BP);
    const { code } = (0,text_style/* plain */.pj)(report);
    return (0,text_projects/* sectionsOf */.Ks)(report, projects)
        .sections.flatMap((project) => [
        `Project ${code(project.project.name)}`,
        ...proofLines(project).map((line) => INDENT + line),
    ])
        .map(text_text/* logLine */.BP);
}
function proofLines(report) {
    const style = (0,text_style/* plain */.pj)(report);
    // The whole names of rules that are shown above only by the end of their name.
    const names = (0,finding_rows/* findingRows */.d9)(report).rules.flatMap(({ rule }) => style.rule(rule) === style.wholeRule(rule) ? [] : [style.wholeRule(rule)]);
    const details = (0,text_text/* fewLines */.W4)(names, MOST_OF_A_LIST);
    const rules = details.length === 0 ? [] : [{ label: 'Rules', text: 'by their whole names', details }];
    const facts = [...(0,proof/* proofFacts */.c)(report, style, MOST_OF_A_LIST), ...rules];
    return facts.flatMap((one) => [`${one.label}: ${one.text}`, ...one.details.map((detail) => INDENT + detail)]);
}
function conditionLines(report, room) {
    const conditions = (0,report_facts/* worstFirst */.md)(report.conditions);
    const columns = [
        { title: 'RESULT', cell: report_facts/* resultText */.D6 },
        { title: 'CONDITION', cell: ({ name }) => name },
        ...(0,page_tables/* numberColumns */.Vd)(report).map((column) => ({ ...column, title: column.title.toUpperCase() })),
    ];
    return cutTable(columns, conditions, room);
}
function problemLines({ problems }) {
    if (problems.length < 2)
        return [];
    const lines = problems.map((problem) => INDENT + problem);
    return ['To correct:', ...(0,text_text/* fewLines */.W4)(lines, MOST_OF_A_LONG_LIST)];
}
function cutTable(columns, items, room) {
    if (items.length === 0)
        return [];
    const shown = items.slice(0, MOST_OF_A_LONG_LIST);
    return [...plainTable(columns, shown, room), ...(0,text_text/* moreLine */.g0)(items.length - shown.length)];
}
function projectLines(projects, style, room) {
    const columns = [
        { title: 'VERDICT', cell: text_projects/* verdictText */.nt },
        { title: 'PROJECT', cell: (project) => style.code(project.project.name) },
        { title: 'ISSUES', isExtra: true, cell: text_projects/* issuesText */.gm },
        { title: 'WHAT BREAKS IT OR IS MISSING', cell: (project) => (0,text_projects/* whatText */.OO)(project, style) },
    ];
    return cutTable(columns, projects, room);
}

;// CONCATENATED MODULE: ./lib/src/gate/publish/usual-outputs.js



const jsonReport = (redact, writeFile) => ({
    what: 'The JSON report',
    async write(report) {
        const { path: reportPath, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
        return { ...outcome, reportPath };
    },
});
function* redacted(pieces, redact) {
    for (const piece of pieces)
        yield redact(piece);
}
function jobSummary(redact, writePage) {
    return {
        what: 'The job summary',
        write: (report) => writePage((maxBytes) => redact((0,whole_page/* renderSummary */.Br)(report, { maxBytes }))),
    };
}
const PROOF_TITLE = 'Proof: commit, scans, policy, times, requests';
/** Verdict, what to do, broken conditions, all conditions and counts, fitted to the width of the terminal. The proof is folded below. */
function logPages({ info, group }, room) {
    return {
        what: 'The log',
        async write(report) {
            for (const line of renderConsole(report, room))
                info(line);
            const proof = renderConsoleProof(report);
            if (proof.length > 0)
                await group(PROOF_TITLE, async () => {
                    for (const line of proof)
                        info(line);
                });
            return {};
        },
    };
}

// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var policy = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var domain_ref = __webpack_require__(4927);
;// CONCATENATED MODULE: ./lib/src/report/json/outputs.js








const BYTES_AROUND_A_VALUE = 160;
const NOTHING_COUNTED = { counts: {}, newTotal: undefined, waived: undefined };
/** Every output, empty if nothing was read; `comment-url` always is, until the comment is written. At most 64 KiB in all: conditions that do not fit are left out, broken ones last. */
function renderOutputs(whole, reportPath) {
    const report = (0,report_facts/* withoutUnread */.KU)(whole);
    const { verdict, commit, ref, requests } = report;
    // Issues that the index does not show yet must not be reported as 0.
    const { counts, newTotal, waived } = verdict.reason === 'index-lag' ? NOTHING_COUNTED : report;
    // With several projects, this is the scan of the first, which has the verdict of the run.
    const { scans } = (0,text_projects/* partsOf */.CI)(report)[0];
    const columns = issue/* COUNT_COLUMNS */.sP.map((column) => [column, numberText(counts[column])]);
    const outputs = {
        verdict: verdict.word,
        reason: verdict.reason ?? '',
        'scan-id': (0,text_text/* clean */.uH)(scans[0]?.id ?? ''),
        'scan-status': (0,text_text/* clean */.uH)(scans[0]?.status ?? ''),
        commit: (0,text_text/* clean */.uH)(commit ?? ''),
        ref: (0,text_text/* clean */.uH)(ref ?? '', domain_ref/* LONGEST_REF */.D4),
        ...Object.fromEntries(columns),
        total: numberText(counts.total),
        'new-total': numberText(newTotal),
        waived: numberText(waived),
        conditions: '',
        'report-path': (0,text_text/* visible */.RK)(reportPath),
        'comment-url': '',
        requests: String(requests.sent),
    };
    const used = Object.values(outputs).reduce((sum, value) => sum + Buffer.byteLength(value) + BYTES_AROUND_A_VALUE, 0);
    const kept = keptConditions(report.conditions, limits/* MOST_OUTPUT_BYTES */.kw - used);
    return {
        outputs: { ...outputs, conditions: `[${kept.join(',')}]` },
        conditionsLeftOut: report.conditions.length - kept.length,
    };
}
function keptConditions(conditions, mostBytes) {
    const kept = new Map();
    let bytes = 2;
    for (const condition of (0,report_facts/* worstFirst */.md)(conditions)) {
        const { name, project } = condition;
        const named = project && { repositoryId: project.repositoryId ?? null, name: (0,text_text/* clean */.uH)(project.name) };
        const text = (0,json_text/* jsonText */.s)({ ...conditionJson(condition), name: (0,text_text/* clean */.uH)(name), project: named });
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > mostBytes)
            break;
        kept.set(condition, text);
    }
    return conditions.flatMap((condition) => kept.get(condition) ?? []);
}
function numberText(count) {
    return count === undefined ? '' : String(count);
}
/** A condition and its result, without its rules: for outputs and for the lists of the command line. */
function conditionJson(condition) {
    const { name, source, action, max, found = null, new: more = null, waived, result } = condition;
    return { name, source, action, max: (0,policy/* limitOf */.LF)(max) ?? null, found, new: more, waived, result };
}

// EXTERNAL MODULE: ./lib/src/domain/location/code-host.js
var code_host = __webpack_require__(6110);
// EXTERNAL MODULE: ./lib/src/domain/text/fit-units.js
var fit_units = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/src/report/text/reason-text.js
var reason_text = __webpack_require__(1586);
// EXTERNAL MODULE: ./lib/src/report/text/rule-names.js
var rule_names = __webpack_require__(6659);
;// CONCATENATED MODULE: ./lib/src/report/log/annotations.js












const MOST_ANNOTATED_RULES = 3;
/** In code points. The part of a title after a project's name must be visible, too. */
const MOST_OF_A_TITLED_NAME = 80;
/** Locations of findings come last; GitHub shows the files of the `checked` commit. Projects take turns, so that each is named if there is room. */
function renderAnnotations(report, most = limits/* MOST_ANNOTATIONS */.jk, checked = report.commit ?? '') {
    const projects = (0,text_projects/* partsOf */.CI)(report);
    const verdicts = projects.map((project) => verdictAnnotations(project).map((each) => ofProject(each, project)));
    const longest = Math.max(...verdicts.map(({ length }) => length));
    const inTurns = Array.from({ length: longest }, (_, turn) => verdicts.flatMap((each) => each[turn] ?? [])).flat();
    const located = projects.flatMap((project) => annotatedLocations(project, checked));
    const all = [...inTurns, ...located.slice(0, most).map(locationAnnotation)];
    const left = inTurns.length + located.length - most;
    if (left <= 0)
        return all;
    const last = all[most - 1];
    const more = ` And ${left} more: see the job summary.`;
    const message = (0,fit_units/* fitUnits */.z)(last.message, limits/* MOST_ANNOTATION_UNITS */.w2 - more.length) + more;
    return [...all.slice(0, most - 1), { ...last, message }];
}
function ofProject(unnamed, { project }) {
    if (project === undefined)
        return unnamed;
    const name = (0,text_text/* clean */.uH)(project.name, MOST_OF_A_TITLED_NAME);
    const title = unnamed.title.replace(/^Findings Gate/, () => `Findings Gate: ${name}`);
    return { ...unnamed, title: fitted(title, MOST_OF_A_TITLE) };
}
function verdictAnnotations(report) {
    const { verdict } = report;
    const level = (0,report_facts/* isUnenforced */.QR)(report) ? 'warning' : 'error';
    const warned = (0,report_facts/* warnings */.AR)(report).map((condition) => conditionAnnotation(report, condition, 'warning'));
    if (verdict.word === 'inconclusive') {
        const title = `Findings Gate is inconclusive: ${(0,reason_text/* missingText */.qq)(report)} (${verdict.reason})`;
        const said = (0,text_text/* joined */.oR)([(0,text_text/* plainSentence */.Gx)(verdict.message), (0,page_top/* whatToDo */.H6)(report, (0,text_style/* plain */.pj)(report))]);
        return [annotation(level, title, said), ...warned];
    }
    return [...(0,report_facts/* blockingConditions */.a8)(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}
function conditionAnnotation(report, condition, level) {
    const said = `${(0,report_facts/* conditionText */.D3)(report, condition)}${annotations_rulesText(report, condition)}.`;
    return annotation(level, `Findings Gate: ${condition.name}`, said);
}
function annotations_rulesText(report, condition) {
    const { rules, rulesInAll } = condition;
    const bound = (0,report_facts/* atLeast */.jZ)((0,report_facts/* boundOf */.s0)(report, condition));
    const nameOf = (rule) => `${(0,text_text/* clean */.uH)((0,rule_names/* ruleName */.oF)(rule))} (${bound}${rule.issues})`;
    return `: ${(0,text_text/* fewOf */.sZ)(rules, MOST_ANNOTATED_RULES, nameOf, rulesInAll)}`;
}
/** The locations of the report's rows that are in the `checked` commit. */
function annotatedLocations(report, checked) {
    return (0,finding_rows/* findingRows */.d9)(report).rows.flatMap((row) => row.places.flatMap((location) => {
        const at = location.commit === checked ? annotatedLines(location) : undefined;
        return at === undefined ? [] : [{ report, row, at }];
    }));
}
function locationAnnotation({ report, row, at }) {
    const style = (0,text_style/* plain */.pj)(report);
    const facts = (0,row_text/* rowFacts */.gW)(row, { ...style, rule: () => '' }).filter((fact) => fact !== '');
    const what = (0,text_text/* joined */.oR)([(0,row_text/* whatText */.OO)(row, style), facts.length === 0 ? '' : `(${facts.join(', ')})`]);
    const said = (0,text_text/* plainSentence */.Gx)(`${(0,row_text/* severityText */.pA)(row, report)}: ${what}`);
    const level = row.isBlocking && !(0,report_facts/* isUnenforced */.QR)(report) ? 'error' : 'warning';
    return ofProject({ ...annotation(level, `Findings Gate: ${style.rule(row.rule)}`, said), at }, report);
}
const MOST_OF_A_TITLE = 200;
/** The runner reads lines as 32-bit integers. */
const LAST_LINE = 2 ** 31 - 1;
/** Single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is written. */
function annotation(level, title, message) {
    return { level, title: fitted(title, MOST_OF_A_TITLE), message: fitted(message, limits/* MOST_ANNOTATION_UNITS */.w2) };
}
/** Undefined if the file is not a path in a repository, or could be read as a command. */
function annotatedLines({ filePath: file, line, endLine }) {
    if (!(0,code_host/* isRepositoryPath */.og)(file) || (0,text_text/* breakCommands */.ix)(file) !== file)
        return undefined;
    if (line === undefined || line > LAST_LINE)
        return { file };
    const isRange = endLine !== undefined && endLine > line && endLine <= LAST_LINE;
    return { file, startLine: line, ...(isRange ? { endLine } : {}) };
}
function fitted(text, most) {
    return (0,fit_units/* fitUnits */.z)((0,text_text/* breakCommands */.ix)((0,text_text/* clean */.uH)(text, most)), most);
}

// EXTERNAL MODULE: ./lib/src/action/asked-files.js + 1 modules
var asked_files = __webpack_require__(185);
// EXTERNAL MODULE: ./lib/src/action/workflow-files.js
var workflow_files = __webpack_require__(1933);
;// CONCATENATED MODULE: ./lib/src/action/action-publication.js







function actionPublication(options) {
    return (report, ready, log) => publish(report, outputsOf(ready, options), log, (one, most) => {
        for (const { level, title, message, at } of renderAnnotations(one, most, ready?.github.checkedCommit() ?? ''))
            options.log.annotate(level, title, message, at);
    });
}
function outputsOf(ready, { env, redact, log, audit }) {
    const commentUrl = {
        what: 'The output comment-url',
        write: (_report, { commentUrl: url = '' }) => (0,workflow_files/* writeOutputs */.Kn)(env, { 'comment-url': redact(url) }),
    };
    return [
        logPages(log),
        jsonReport(redact, async (json) => (0,workflow_files/* writeReport */.u5)(env, ready?.inputs.reportPath ?? (await (0,asked_files/* askedReport */.N)(env)), json)),
        stepOutputs(redact, env),
        ...(ready?.inputs.summary === false ? [] : [jobSummary(redact, (render) => (0,workflow_files/* writeSummary */.Sy)(env, render))]),
        ...(ready?.github.outputs() ?? []),
        commentUrl,
        ...(ready && audit ? auditOutputs(ready, audit, redact, (...file) => (0,workflow_files/* writeAsked */.KG)(env, ...file)) : []),
    ];
}
function stepOutputs(redact, env) {
    return {
        what: 'The outputs',
        async write(report, { reportPath = '' }) {
            const { outputs, conditionsLeftOut: left } = renderOutputs(report, reportPath);
            const { 'comment-url': _later, ...others } = outputs;
            const redacted = Object.entries(others).map(([name, value]) => [name, redact(value)]);
            const outcome = await (0,workflow_files/* writeOutputs */.Kn)(env, Object.fromEntries(redacted));
            if (left === 0)
                return outcome;
            const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
            return { ...outcome, notice };
        },
    };
}


/***/ }),

/***/ 185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ askedReport),
  claimAsked: () => (/* binding */ claimAsked)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/gate/process/file-step.js
var file_step = __webpack_require__(480);
// EXTERNAL MODULE: ./lib/src/gate/process/whole-file.js
var whole_file = __webpack_require__(3091);
;// CONCATENATED MODULE: ./lib/src/gate/process/claim-files.js





/** Removes old outputs, so that a killed run leaves none; returns warnings. Throws `GateFailure` (`config`) for a file with two uses, or one that must go. */
async function claimFiles(files) {
    const [shared] = await findShared(files);
    if (shared !== undefined) {
        const names = shared.map(({ name }) => name).join(' and ');
        throw new failure/* GateFailure */.In('config', `${names} are the same file: give each a path of its own`);
    }
    const left = await Promise.all(files.filter(({ is }) => is === 'written').map(removeEarlier));
    return left.filter((warning) => warning !== undefined);
}
async function findShared(files) {
    const identities = await Promise.all(files.map(({ path }) => (0,file_step/* identityOf */.cu)(path)));
    const alike = [...Map.groupBy(files, (_, index) => identities[index]).values()];
    return alike.filter((all) => all.length > 1 && all.some(({ is }) => is === 'written'));
}
async function removeEarlier({ name, path, mustGo = false }) {
    const target = (0,external_node_path_.resolve)(path);
    let left;
    try {
        if (await (0,file_step/* isPlainFile */.Dn)(target))
            await (0,file_step/* step */.PM)((0,promises_.rm)(target));
        if (!mustGo || !(await (0,file_step/* isPlainFile */.Dn)(target, 'orLink')))
            return undefined;
        left = `${name} is a link to a file, which is not removed`;
    }
    catch (thrown) {
        const code = (0,whole_file/* codeOf */.$N)(thrown);
        // Such a file cannot be written either, which is reported later.
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        left = `What an earlier run left at ${name} could not be removed (${code})`;
    }
    if (mustGo)
        throw new failure/* GateFailure */.In('config', `${left}: a later step could take it for one of this run; name another path`);
    return `${left}.`;
}

// EXTERNAL MODULE: ./lib/src/action/workflow-files.js
var workflow_files = __webpack_require__(1933);
;// CONCATENATED MODULE: ./lib/src/action/asked-files.js


/** The runner's own files: a report must not be written there. */
const RUNNER_FILES = ['OUTPUT', 'STEP_SUMMARY', 'ENV', 'PATH', 'STATE', 'EVENT_PATH'].map((name) => `GITHUB_${name}`);
const WRITTEN = ['report-path', 'record-path', 'attestation-path'];
/** Files that settings name, whether or not the settings are valid. Empty if none of them is written. */
function askedFiles(env) {
    const given = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
    if (WRITTEN.every((name) => given(name) === ''))
        return [];
    const named = [
        ...RUNNER_FILES.map((name) => ({ name, path: env[name] ?? '', is: 'read' })),
        ...['policy-file', 'waivers-file'].map((name) => ({ name, path: given(name), is: 'read' })),
        ...WRITTEN.map((name) => ({
            ...{ name, path: given(name), is: 'written' },
            mustGo: name === 'attestation-path',
        })),
    ];
    return named.flatMap(({ path, ...file }) => (path === '' ? [] : [{ ...file, path: (0,workflow_files/* inWorkspace */.ve)(env, path) }]));
}
/** Runs before anything can fail: a failure may be set to `warn`, and a later step may sign an old file. Returns warnings. Throws `config`. */
const claimAsked = (env) => claimFiles(askedFiles(env));
/** If settings are refused, an old report must not stay either. No other file is overwritten. */
async function askedReport(env) {
    const files = askedFiles(env);
    const shared = (await findShared(files)).flat();
    return files.find((file) => file.name === 'report-path' && !shared.includes(file))?.path;
}


/***/ }),

/***/ 1933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ writeAsked),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);
/* harmony import */ var _gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3091);





// None of these functions throws: a file that cannot be written is a warning.
/** Writes all outputs at once, each value between delimiters that it does not contain. Without the file, nothing is written: never the old command on standard output. */
async function writeOutputs(env, outputs) {
    const path = env.GITHUB_OUTPUT ?? '';
    if (path === '')
        return { warning: 'The outputs were not written: the variable GITHUB_OUTPUT is not set.' };
    const text = Object.entries(outputs).map(([name, value]) => {
        const delimiter = delimiterFor(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    });
    try {
        await (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withFile */ .D4)(path, 'append', (file) => file.write(text.join('')));
        return {};
    }
    catch (thrown) {
        return { warning: `The outputs were not written: ${(0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(thrown)} at GITHUB_OUTPUT.` };
    }
}
function delimiterFor(value) {
    for (let number = 0;; number += 1) {
        const delimiter = `ghadelimiter_${number}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}
/** `render` returns at most as many bytes of Markdown as are left of the 900 KiB. Does nothing if the runner offers no summary. */
async function writeSummary(env, render) {
    const path = env.GITHUB_STEP_SUMMARY ?? '';
    if (path === '')
        return {};
    try {
        return await (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withFile */ .D4)(path, 'append', async (file) => {
            const size = await file.size();
            // Our first heading must start a new line, whatever was written before.
            const gap = size === 0 ? '' : '\n\n';
            const maxBytes = _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SUMMARY_BYTES */ .LH - size - gap.length;
            const text = maxBytes > 0 ? render(maxBytes) : '';
            if (text === '' || Buffer.byteLength(text) > maxBytes)
                return { warning: 'The job summary was not written: there is no room left in it.' };
            await file.write(gap + text);
            return {};
        });
    }
    catch (thrown) {
        return { warning: `The job summary was not written: ${(0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(thrown)} at GITHUB_STEP_SUMMARY.` };
    }
}
/** Writes the whole file or none: to `path`, or to a new file in the runner's temporary folder. Returns its path. */
async function writeReport(env, path, json) {
    const target = inWorkspace(env, path ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `findings-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`));
    const { warning } = await writeAsked(env, 'report', target, json);
    return warning === undefined ? { path: target } : { warning };
}
function writeAsked(env, what, path, text) {
    const warningFor = (code) => `The ${what} was not written: ${code} at ${what}-path.`;
    return (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWholeFile */ .R0)(inWorkspace(env, path), text, warningFor);
}
function inWorkspace(env, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env.GITHUB_WORKSPACE || '.', path);
}


/***/ }),

/***/ 6110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ codeHostAt),
/* harmony export */   as: () => (/* binding */ codeAddress),
/* harmony export */   og: () => (/* binding */ isRepositoryPath),
/* harmony export */   yT: () => (/* binding */ encodedPath)
/* harmony export */ });
/* unused harmony export CODE_HOST_FORMS */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7904);
/* harmony import */ var _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7275);
/* harmony import */ var _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);
/* harmony import */ var _text_remote_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);




const CODE_HOST_FORMS = (/* unused pure expression or super */ null && (['github', 'gitlab']));
/** The repository at this address; undefined if the text is not a plain https address of one. */
function codeHostAt(form, url) {
    if (url === undefined || (0,_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(url) === undefined)
        return undefined;
    const { origin, pathname, search, hash } = new URL(url);
    const path = (0,_text_remote_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEndSlashes */ .he)(pathname);
    if (search !== '' || hash !== '' || !/^(?:\/[^/]+){2,}$/.test(path))
        return undefined;
    return { form, address: (0,_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(origin + path) };
}
/** Undefined if the path is not that of a file in a repository, or if the address would be too long for a link. */
function codeAddress({ form, address }, commit, { filePath, line, endLine }) {
    if (commit === undefined || !(0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommitSha */ ._$)(commit) || !isRepositoryPath(filePath))
        return undefined;
    // GitLab takes this for the beginning of a label.
    const path = encodedPath(filePath).replaceAll('~', '%7E');
    const [blob, to] = form === 'github' ? ['blob', '-L'] : ['-/blob', '-'];
    const first = line === undefined ? '' : `#L${line}`;
    const last = line === undefined || endLine === undefined || endLine <= line ? '' : `${to}${endLine}`;
    const page = `${address}/${blob}/${commit}/${path}${first}${last}`;
    return page.length > _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL ? undefined : page;
}
/** True for a relative path with `/` only, without empty or dotted parts, plain or encoded, and without invisible characters. */
function isRepositoryPath(path) {
    if (path === undefined || path.search(_text_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .INVISIBLE */ .k) !== -1 || /\\|^[a-z]:/i.test(path))
        return false;
    return path.split('/').every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}
/** The path for an address: each part is percent-encoded, so none can be a scheme, a query or a fragment. */
function encodedPath(path) {
    return path.split('/').map(_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .encoded */ .dS).join('/');
}


/***/ }),

/***/ 6799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ VALIDATIONS)
/* harmony export */ });
const VALIDATIONS = ['confirmed-valid', 'confirmed-invalid', 'validation-error', 'no-validator'];


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fitUnits)
/* harmony export */ });
/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
function fitUnits(line, most) {
    return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   zb: () => (/* binding */ assertReplaceable)
/* harmony export */ });
/* unused harmony export LONGEST_STEP_MS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** The longest single step with a file, and the longest pause while a pipe is read, in milliseconds. */
const LONGEST_STEP_MS = 5_000;
/** Flags for opening any file: a pipe without another end, or a terminal, would block a thread of Node for ever. Windows has neither flag. */
const WITHOUT_WAITING = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOCTTY ?? 0);
function fileFailure(code) {
    return Object.assign(new Error(`a file: ${code}`), { code });
}
/** Throws `ETIMEDOUT` if the call takes too long: a network folder may never answer. */
async function step(call) {
    let timer;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(fileFailure('ETIMEDOUT')), LONGEST_STEP_MS);
    });
    try {
        return await Promise.race([call, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Throws `EISDIR` for a folder, and `no regular file` for a pipe, a device, a link to one, and anything below `/dev`, `/proc` or `/sys`. */
async function assertReplaceable(target) {
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    if (found?.isDirectory() === true)
        throw fileFailure('EISDIR');
    if (found?.isFile() === false || (await isOfTheSystem(target)))
        throw fileFailure('no regular file');
}
/** False for a pipe, a device, a link, and anything below `/dev` or `/proc`. `orLink`: true for a link to a file. */
async function isPlainFile(target, orLink) {
    const found = await there(orLink === undefined ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    return found?.isFile() === true && !(await isOfTheSystem(target));
}
/** Returns the same text for two paths to one file, as far as that can be found out. */
async function identityOf(path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target)).catch(() => undefined);
    if (found !== undefined)
        return `${found.dev}:${found.ino}`;
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target));
    return process.platform === 'linux' ? whole : whole.toLowerCase();
}
/** These folders show the system as files: nothing is created, removed or replaced there. */
async function isOfTheSystem(target) {
    const folder = await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    return [target, `${folder}/`].some((path) => /^\/(?:dev|proc|sys)(?:\/|$)/.test(path));
}
/** Resolves links, even if the folder does not exist yet. */
async function realFolder(folder) {
    const real = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder));
    return real ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)));
}
/** Undefined if nothing is there, including a link that leads nowhere or in a circle. */
async function there(poll) {
    return step(poll).catch((thrown) => {
        if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ELOOP)$/.test(String(thrown.code)))
            return undefined;
        throw thrown;
    });
}


/***/ }),

/***/ 3091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   D4: () => (/* binding */ withFile),
/* harmony export */   R0: () => (/* binding */ writeWholeFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _file_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(480);





const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const OPEN_FLAGS = { append: O_WRONLY | O_APPEND, new: O_WRONLY | O_CREAT | O_EXCL };
/** Writes a whole file or none, and creates its folder. Replaces a link itself. Never throws: `warningFor` turns the system's error code into a warning. */
// Not write-file-atomic 7.0.1 or atomically 2.1.1: both write through a link and replace a pipe, and the first reports success on a full disk.
async function writeWholeFile(path, text, warningFor) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.findings-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    let isBegun = false;
    try {
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .assertReplaceable */ .zb)(target);
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true }));
        isBegun = true;
        await withFile(draft, 'new', async (file) => {
            for (const piece of typeof text === 'string' ? [text] : text)
                await file.write(piece);
        });
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target));
        return {};
    }
    catch (thrown) {
        if (isBegun)
            await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true })).catch(() => { });
        return { warning: warningFor(codeOf(thrown)) };
    }
}
/** Opens a file while `use` runs: `append` an existing one, `new` one that must not exist. Throws the system's errors, and `ETIMEDOUT`. */
async function withFile(path, how, use) {
    const file = await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, OPEN_FLAGS[how] | _file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .WITHOUT_WAITING */ .Xq));
    try {
        return await use({
            size: async () => (await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.stat())).size,
            write: (data) => writeAll(file, typeof data === 'string' ? Buffer.from(data) : data),
        });
    }
    finally {
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.close());
    }
}
async function writeAll(file, bytes) {
    for (let start = 0; start < bytes.length;) {
        const { bytesWritten } = await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.write(bytes, start));
        // Some files of the system accept no data, and report no error.
        if (bytesWritten === 0)
            throw (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .fileFailure */ .fE)('EIO');
        start += bytesWritten;
    }
}
/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
function codeOf(thrown) {
    return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an error';
}


/***/ }),

/***/ 8965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);

// Each kind of member has a way to write a value, and a form to make the schema of. No library is loaded: only tests and scripts need the schema.
/** Longest text in the report, in code points: programs need more of a name than a page does. */
const MOST_OF_A_TEXT = 2_000;
const text = { write: (given) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(given, MOST_OF_A_TEXT), form: { kind: 'text' } };
const flag = { write: (given) => given, form: { kind: 'flag' } };
/** A whole number of any size. It is a bigint only if a number would lose digits, since a report has many counts. */
const count = {
    write(given) {
        const value = Number(given);
        return Number.isSafeInteger(value) ? value : given;
    },
    form: { kind: 'count' },
};
const seconds = { write: (given) => given, form: { kind: 'seconds' } };
/** From 0 to 1; null for every other number. */
const share = {
    write: (given) => (given !== undefined && given >= 0 && given <= 1 ? given : null),
    form: { kind: 'or-null', of: { kind: 'share' } },
};
/** Given as milliseconds since 1970 (UTC) under the same name with `Ms`, written as ISO 8601. Null for an impossible time. */
const time = {
    write: (given) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isoText */ .t_)(given) ?? null,
    form: { kind: 'or-null', of: { kind: 'time' } },
    suffix: 'Ms',
};
function oneOf(values) {
    return { write: (given) => given, form: { kind: 'one-of', values } };
}
function list({ write, form }) {
    return { write: (given) => given.map(write), form: { kind: 'list', of: form } };
}
function orNull({ write, form }) {
    return { write: (given) => (given === undefined ? null : write(given)), form: { kind: 'or-null', of: form } };
}
/** Leaves an undefined value out of the JSON: for formats of others, which know no null, and for members that few reports have. */
function orAbsent(of) {
    const write = (given) => (given === undefined ? undefined : of.write(given));
    return { write, form: { kind: 'or-absent', of: of.form } };
}
function each(names, form) {
    return Object.fromEntries(names.map((name) => [name, form]));
}
function without(members, names) {
    const others = Object.entries(members).filter(([name]) => !names.some((left) => left === name));
    return Object.fromEntries(others);
}
function group(members) {
    const parts = Object.entries(members).map(([name, { write, suffix = '' }]) => ({ name, from: name + suffix, write }));
    return {
        write(given) {
            const json = {};
            for (const { name, from, write } of parts)
                json[name] = write(given[from]);
            return json;
        },
        form: { kind: 'group', members },
    };
}
/** One of several groups. Its first member, `kind`, says which. */
function choice(groups) {
    return {
        write: (given) => ({ kind: given.kind, ...group(groups[given.kind]).write(given) }),
        form: { kind: 'choice', groups },
    };
}


/***/ }),

/***/ 8287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ WAIVER_MEMBERS),
/* harmony export */   AC: () => (/* binding */ CONDITION_MEMBERS),
/* harmony export */   BM: () => (/* binding */ ReportRule),
/* harmony export */   Qz: () => (/* binding */ SCAN_MEMBERS),
/* harmony export */   dB: () => (/* binding */ REPORT_MEMBERS)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _domain_location_issue_location_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6799);
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8617);
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2688);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9239);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8965);







// The whole JSON report (version 1): JSON, schema and type are made from it. An absent value is null; `reason` is empty for a pass and a complete fail.
const products = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv));
const SCAN_MEMBERS = {
    id: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    status: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    decides: products,
    ref: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    commit: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    repositoryId: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    repository: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    products,
    isFullScan: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt,
    startedAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
    completedAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
    ciJobHost: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    url: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
};
const shownScan = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .without */ .FF)(SCAN_MEMBERS, [
    'decides',
    'repositoryId',
    'repository',
    'isFullScan',
    'ciJobHost',
]);
const baseNow = { ref: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq), changedAt: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB), unknown: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) };
const seen = { scan: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(shownScan)), project: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) };
const rule = {
    ruleId: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    rulePath: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    product: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv)),
    severity: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC)),
    issues: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    issuesAtBaseline: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    epss: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .share */ .uM,
    url: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
};
const fixedRule = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .without */ .FF)(rule, ['issuesAtBaseline', 'epss']);
const conditionRule = {
    ruleId: rule.ruleId,
    rulePath: rule.rulePath,
    product: rule.product,
    columns: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP)),
    issues: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    found: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    new: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    epss: rule.epss,
    url: rule.url,
};
const project = { repositoryId: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq), name: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq };
const CONDITION_MEMBERS = {
    name: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    source: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['input', 'policy']),
    action: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['fail', 'warn']),
    count: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['issues', 'groups']),
    compare: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['all', 'new']),
    states: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUE_STATES */ .lF))),
    max: { write: (max) => (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9).write((0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(max)), form: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9).form },
    found: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    new: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    waived: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    result: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .CONDITION_RESULTS */ .JT),
    rules: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(conditionRule)),
    rulesInAll: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    // Only a run of several projects has it: the report of one project keeps the form that programs know.
    project: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(project)),
};
const WAIVER_MEMBERS = {
    rule: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    reason: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    owner: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    expires: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    maxIssues: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    ticket: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    issueTypes: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co))),
    severities: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC))),
    near: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    state: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['active', 'expiring-soon', 'expired', 'unused']),
    issues: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
};
const place = {
    issueId: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    ref: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    ruleId: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    issueType: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co)),
    severity: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC)),
    state: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUE_STATES */ .lF)),
    filePath: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    ...(0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .each */ .__)(['line', 'endLine', 'column', 'endColumn'], (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)),
    message: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    ruleUrl: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    firstSeenScan: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    isNew: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt,
    commit: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    url: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    dependency: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .each */ .__)(['package', 'version', 'advisory', 'fixedBy'], (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)))),
    secret: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({ kind: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq), validation: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_location_issue_location_js__WEBPACK_IMPORTED_MODULE_6__/* .VALIDATIONS */ .h)) })),
};
const places = {
    found: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(place)),
    areAll: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt,
    missing: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
};
const failOn = {
    severity: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON_SEVERITIES */ .VD),
    source: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['default', 'input', 'policy']),
    columns: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP)),
};
const policySources = {
    input: {},
    'local-file': { path: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, sha256: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq },
    file: { repository: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, path: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, ref: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, sha: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, isChangedInPullRequest: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt) },
};
const policy = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .Yq)(policySources));
const gap = { issueTypes: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co)), counted: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9, found: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9 };
const triagedOut = {
    issueTypes: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co)),
    issues: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    byState: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({
        state: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUE_STATES */ .lF),
        issueTypes: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co)),
        issues: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    })),
};
const decided = {
    verdict: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICT_WORDS */ ._G),
    reason: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .REASON_NAMES */ .ST)),
    exitCode: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)([0, 1, 2, 3]),
    brokenBy: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
};
const replay = {
    digest: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    version: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    startedAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
    run: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    given: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    was: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(decided),
    now: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(decided),
};
/** One of the report's rules. A run may have a hundred thousand, so they are written a few hundred at a time. */
const ReportRule = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(rule);
const counts = (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .each */ .__)([..._domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP, 'total'], (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9));
/** The report of one project. Facts that are in the whole report, or are the same for each project, are left out. */
const projectReport = {
    ...project,
    verdict: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICT_WORDS */ ._G),
    reason: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['', ..._domain_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .REASON_NAMES */ .ST]),
    message: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    nextStep: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    isSoftened: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt,
    ref: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    scans: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(SCAN_MEMBERS)),
    counts: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(counts),
    newTotal: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    waived: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    conditions: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .without */ .FF)(CONDITION_MEMBERS, ['project']))),
    rules: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(ReportRule),
};
const REPORT_MEMBERS = {
    schema: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)([1]),
    replay: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(replay)),
    verdict: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICT_WORDS */ ._G),
    reason: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['', ..._domain_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .REASON_NAMES */ .ST]),
    message: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    nextStep: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    exitCode: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)([0, 1, 2, 3]),
    mode: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['enforce', 'report']),
    isSoftened: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt,
    repository: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    deploymentId: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    event: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    commit: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    ref: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    pullRequest: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    scans: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(SCAN_MEMBERS)),
    indexGap: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(gap)),
    triagedOut: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(triagedOut)),
    unscanned: products,
    otherProjects: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({ repositoryId: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, name: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq })),
    seen: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(seen)),
    mergeGroupCommit: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    baseNow: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(baseNow)),
    counts: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(counts),
    newTotal: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    fixedTotal: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    waived: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9),
    conditions: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(CONDITION_MEMBERS)),
    waivers: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(WAIVER_MEMBERS)),
    rules: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(ReportRule),
    breakingRules: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9,
    fixedRules: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(fixedRule))),
    places: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(places)),
    failOnSeverity: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(failOn)),
    policy,
    waiversFile: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({ path: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, source: policy })),
    baseline: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({ ref: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, wasScanned: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt) })),
    searches: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    requests: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({ planned: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9, sent: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9 }),
    times: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)({
        startedAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
        finishedAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
        issuesReadAt: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .time */ .kB,
        seconds: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .seconds */ .YA,
        waitedSeconds: _member_js__WEBPACK_IMPORTED_MODULE_4__/* .seconds */ .YA,
    }),
    notices: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    debugNotes: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    problems: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    links: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .each */ .__)(['platform', 'findings', 'run', 'code'], (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(_member_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq))),
    projects: (0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .orAbsent */ .Re)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_member_js__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os)(projectReport))),
};


/***/ }),

/***/ 1562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ statusDescription),
/* harmony export */   Z: () => (/* binding */ renderFinalLine)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1056);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_text_fit_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4593);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1586);
/* harmony import */ var _text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7519);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6024);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1599);








const MOST_OF_THE_TEXT = 600;
/** `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]` */
function renderFinalLine(report) {
    const { verdict, repository, commit, ref, requests, times } = report;
    // With several projects, this is the scan of the first, which has the verdict of the run.
    const { scans } = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report)[0];
    const word = verdict.word.toUpperCase();
    const reason = verdict.reason === undefined ? '' : ` ${verdict.reason}`;
    const unenforced = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnenforced */ .QR)(report) ? ' (not enforced)' : '';
    const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
    const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
    const text = `${(0,_text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__/* .replayPrefix */ .yh)(report)}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(`gate: ${word}${reason} - ${text}${unenforced} [${subject} ${figures}]`);
}
/** A pass is about these products only. Each of several projects may have been scanned for other ones. */
function judgedText(report) {
    if (report.verdict.word !== 'pass')
        return '';
    const judged = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report).map(_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedProducts */ .gj);
    const texts = _domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.flatMap((product) => {
        const times = judged.filter((products) => products.includes(product)).length;
        if (times === 0)
            return [];
        return times === judged.length ? [product] : [`${product} (in ${times} of ${judged.length})`];
    });
    return texts.length === 0 ? '' : `; judged: ${texts.join(', ')}`;
}
/** Makes the text one word, so that a program can read the figures; `-` if it is not known. */
function field(text = '') {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character)) || '-';
}
/** Says of an inconclusive verdict what is missing. Counted in UTF-16 units, at least as many as characters. */
function statusDescription(report) {
    const { verdict, projects } = report;
    const { word, reason, message } = verdict;
    const known = reason === undefined ? '' : ` (${reason})`;
    const text = word === 'inconclusive' && projects === undefined ? (0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report) : message;
    return (0,_domain_text_fit_units_js__WEBPACK_IMPORTED_MODULE_6__/* .fitUnits */ .z)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(`${word}${known}: ${text}`, _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_STATUS_CHARACTERS */ .I6), _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_STATUS_CHARACTERS */ .I6);
}


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   KY: () => (/* binding */ otherProjectsText),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   gm: () => (/* binding */ issuesText),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _reason_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1586);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);




const PROJECTS_IN_A_SENTENCE = 5;
function partsOf(report) {
    return report.projects ?? [report];
}
function namesText(projects, code = (text) => text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(projects, PROJECTS_IN_A_SENTENCE, ({ project }) => code(project.name));
}
function verdictText(project) {
    const { word } = project.verdict;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/** Says what breaks a project, what is missing for its verdict, or why it passes. `prose` makes a sentence with quotes harmless, `code` a name. */
function whatText(project, { prose, code }) {
    const { verdict, unscanned } = project;
    if (verdict.word === 'inconclusive')
        return `${(0,_reason_text_js__WEBPACK_IMPORTED_MODULE_1__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
    if (verdict.word === 'fail')
        return prose(verdict.message);
    return `${prose(verdict.message)}${unscanned.length === 0 ? '' : `; not scanned: ${unscanned.join(', ')}`}`;
}
function issuesText(project) {
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(project) ? (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .countsText */ .WN)(project, _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP) || '0' : 'not read';
}
/** Splits a report into the whole, which has the facts of the run or of all projects, and the projects without these, the worst first. */
function sectionsOf(report, projects) {
    const ofTheRun = new Set(report.notices);
    const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)));
    return {
        whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
        sections: projects.map((project) => ({
            ...project,
            otherProjects: [],
            // Requests are counted for the run: projects share many of them.
            requests: report.requests,
            problems: [],
            notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
            // A waiver is unused only if no project uses it. The whole says so.
            waivers: project.waivers.map((one) => (one.state === 'unused' ? { ...one, state: 'active' } : one)),
            // The next step after a replay belongs to the whole.
            nextStep: report.replay === undefined ? project.nextStep : '',
        })),
    };
}
const MOST_OTHERS_NAMED = 10;
/** Names the projects that are not judged; empty if none is known. `code` makes a name harmless. */
function otherProjectsText({ otherProjects }, code) {
    if (otherProjects.length === 0)
        return '';
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(otherProjects, MOST_OTHERS_NAMED, (one) => `${code(one.name)} (project ${one.repositoryId})`);
    const [what, needs] = otherProjects.length === 1 ? ['another project', 'It needs'] : ['other projects', 'Each needs'];
    return `Not judged: ${names}, ${what} of this repository with a scan of this commit. ${needs} a gate of its own.`;
}


/***/ }),

/***/ 7519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   yh: () => (/* binding */ replayPrefix),
/* harmony export */   zl: () => (/* binding */ replayText)
/* harmony export */ });
/* unused harmony export hasTurned */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);

/** Enough hex digits to identify a record; the whole digest is in the proof and in the JSON report. */
const DIGITS_SHOWN = 12;
const MOST_BREAKERS = 3;
/** Names the record that is replayed, and says what was decided then and now, in sentences. Empty for a run. */
function replayText({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    const { digest, startedAtMs, run, given } = replay;
    const link = run === undefined ? '' : `, ${name(run)}`;
    const about = `Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(startedAtMs)}${link}.`;
    const decided = `${about} ${thenAndNow(replay, name)}.`;
    if (given.length > 0)
        return `${decided} Replaced: ${given.map((one) => name(one)).join(', ')}.`;
    if (!hasTurned(replay))
        return decided;
    return `${decided} No setting was replaced: this version of the gate decides differently, or the record was changed.`;
}
function replayPrefix({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    return `replay of record ${name(replay.digest.slice(0, DIGITS_SHOWN))}, then ${replay.was.verdict}: `;
}
function hasTurned({ was, now }) {
    const isSame = was.verdict === now.verdict && was.reason === now.reason && was.exitCode === now.exitCode;
    return !isSame || JSON.stringify(was.brokenBy) !== JSON.stringify(now.brokenBy);
}
function thenAndNow({ was, now }, name) {
    if (!hasTurned({ was, now }))
        return `Then and now ${decidedText(now, name)}`;
    const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
    const exitText = ({ exitCode }) => (isSameWord ? ` with exit code ${exitCode}` : '');
    return `Then ${decidedText(was, name)}${exitText(was)}, now ${decidedText(now, name)}${exitText(now)}`;
}
function decidedText({ verdict, reason, brokenBy }, name) {
    const word = reason === undefined ? verdict : `${verdict} (${name(reason)})`;
    return brokenBy.length === 0 ? word : `${word}, by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fewOf */ .sZ)(brokenBy, MOST_BREAKERS, name)}`;
}


/***/ })

};
;