"use strict";
exports.id = 31;
exports.ids = [31];
exports.modules = {

/***/ 1417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export withoutLogCommands */
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3741);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1599);


/** Integers keep their digits, unseen characters are escaped, and a log that prints the text contains no command such as `##[name]` or `##vso[…]`. */
function jsonText(value, indent) {
    // Used instead of a replacer, which `JSON.stringify` would call for every member.
    const plain = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLeaves */ .Lh)(value, (leaf) => (typeof leaf === 'bigint' ? JSON.rawJSON(String(leaf)) : leaf));
    const json = JSON.stringify(plain, null, indent);
    // The text is escaped in one pass, not line by line: a report has many lines. Its only bare line feeds separate these.
    const shown = PLAIN_JSON.test(json)
        ? json
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvisible */ .k6)(json, (character) => (character === '\n' ? character : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unitEscapes */ .Ph)(character)));
    return withoutLogCommands(shown);
}
/** Returns JSON that means the same to every reader, without the commands that Azure Pipelines and TeamCity obey anywhere in a line. */
function withoutLogCommands(json) {
    return json.includes('##') ? json.replace(/##([a-z]*\[)/gi, '#\\u0023$1') : json;
}
/** Printable ASCII and line feeds. Most texts match, and this test is much faster than the search for invisible characters. */
const PLAIN_JSON = /^[\n -~]*$/;


/***/ }),

/***/ 4830:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ baselineRules),
/* harmony export */   Ff: () => (/* binding */ scanText),
/* harmony export */   PL: () => (/* binding */ pageFacts),
/* harmony export */   nA: () => (/* binding */ countFacts),
/* harmony export */   p5: () => (/* binding */ comparedFacts),
/* harmony export */   qS: () => (/* binding */ statusText)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4927);
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7604);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6024);
/* harmony import */ var _text_rule_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6659);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1599);







/** Facts below the verdict: the reason of an inconclusive one, what was counted, what was judged, by which scans, and the time waited. */
function pageFacts(report, style) {
    const { verdict, commit, repository, mergeGroupCommit, scans, times } = report;
    const { code } = style;
    const of = commit === undefined ? '' : `commit ${code(commit.slice(0, 12))} of `;
    const group = `the merge group's own commit ${code(mergeGroupCommit?.slice(0, 12) ?? '')} was not scanned`;
    return [
        ...(verdict.word === 'inconclusive' ? [code(verdict.reason)] : []),
        ...comparedFacts(report, style),
        ...countFacts(report),
        `${of}${code(scans[0]?.repository ?? repository)}`,
        ...(mergeGroupCommit === undefined ? [] : [group]),
        ...scans.map((scan) => scanText(report, scan, style)),
        ...(times.waitedSeconds >= 1 ? [`waited ${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S)(times.waitedSeconds)}`] : []),
    ];
}
/** `within limits: 0 critical, 2 high`, then what is not proven, not limited or waived. Columns that break a limit are left out: they are shown above. */
function countFacts(report) {
    if (!(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCounts */ .Tk)(report))
        return [];
    const { conditions, verdict, waived } = report;
    const results = new Map(conditions.filter(({ max }) => max !== _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .UNLIMITED */ .Mp).map((one) => [one.column, one.result]));
    const reported = (title, result, isZeroReported = false) => {
        const columns = _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.filter((column) => results.get(column) === result);
        const text = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .countsText */ .WN)(report, columns, isZeroReported);
        return text === '' ? [] : [`${title}: ${text}`];
    };
    return [
        ...reported('within limits', 'ok', verdict.word === 'pass'),
        ...reported('not proven', 'unproven'),
        ...reported('no severity limit', undefined),
        ...(waived === undefined || waived === 0n ? [] : [`${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(report.countsAre, waived)} waived`]),
    ];
}
/** Only exact counts show what is fixed: others may miss issues. The baseline counts triaged ones too, so what is missing here is fixed or triaged. */
function comparedFacts(report, { code }) {
    const { baseline, newTotal, fixedTotal, countsAre } = report;
    if (baseline?.wasScanned !== true || (newTotal === undefined && !report.conditions.some(_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isNewJudged */ .O2)))
        return [];
    const changes = [
        ...[(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(countsAre, newTotal, '')].filter((text) => text !== '').map((text) => `${text} new`),
        ...(fixedTotal === undefined || countsAre !== 'exact' ? [] : [`${fixedTotal} fixed or triaged`]),
    ];
    const what = changes.length === 0 ? '' : `${changes.join(', ')}, `;
    return [`${what}compared with ${code((0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .branchOrTagName */ .Xg)(baseline.ref))} as it is now, net per rule`];
}
/** `code, secrets (not limited) by full scan 9, completed, ended 3m before this run` */
function scanText(report, scan, { code, link }) {
    const judged = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedProducts */ .gj)(report);
    const decided = scan.decides.map((product) => (judged.includes(product) ? product : `${product} (not limited)`));
    // A scan that was only waited for decides nothing.
    const products = decided.length === 0 ? scan.products : decided;
    const by = `by ${scan.isFullScan ? 'full' : 'diff'} scan ${link(code(scan.id), scan.url)}`;
    return `${products.join(', ') || 'no known product'} ${by}, ${statusText(scan, report, code)}`;
}
/** `completed, ended 3m before this run` */
function statusText(scan, { times }, code) {
    const { status, startedAtMs, completedAtMs } = scan;
    const [what, at] = completedAtMs === undefined ? ['started', startedAtMs] : ['ended', completedAtMs];
    return `${code(status)}${at === undefined ? '' : `, ${what} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .beforeRun */ .ND)(at, times.startedAtMs)}`}`;
}
/** New and fixed rules by name, on a line each, if full scans were compared; else empty. At most `most` of each. */
function baselineRules(report, most, style) {
    const { baseline, countsAre, fixedRules, rules } = report;
    if (baseline === undefined || fixedRules === undefined)
        return [];
    // Rules that break something are shown above.
    const others = rules.slice(report.breakingRules).map((one) => ({ ...one, issues: (0,_text_rule_names_js__WEBPACK_IMPORTED_MODULE_5__/* .newIssues */ .xe)(one) }));
    const added = others.filter(({ issues }) => issues > 0n);
    // Lower bounds may miss issues that are not fixed. Counts that changed while they were read show neither new nor fixed ones.
    const fixed = countsAre === 'exact' ? fixedRules : [];
    const named = (title, those, nameOf) => {
        const nameAndCount = (one) => `${nameOf(one)} (${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .atLeast */ .jZ)(countsAre)}${one.issues})`;
        return those.length === 0 ? '' : `${style.strong(title)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .fewOf */ .sZ)(those, Math.max(1, most), nameAndCount)}`;
    };
    return [
        named('New:', countsAre === 'unsettled' ? [] : added, style.rule),
        // Nothing else on the page has the whole name of a rule that is gone.
        named('Fixed or triaged:', fixed, style.wholeRule),
    ].filter((line) => line !== '');
}


/***/ }),

/***/ 6304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   P6: () => (/* binding */ brokenRules),
/* harmony export */   Vd: () => (/* binding */ numberColumns),
/* harmony export */   f9: () => (/* binding */ findingsTable),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   pe: () => (/* binding */ countMatrix),
/* harmony export */   uU: () => (/* binding */ waiverLines),
/* harmony export */   y8: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8617);
/* harmony import */ var _text_finding_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(865);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6024);
/* harmony import */ var _text_row_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8548);
/* harmony import */ var _text_rule_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6659);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8586);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1599);
/* harmony import */ var _text_text_style_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7847);










function brokenRules(report, rows) {
    const { rules, unnamed } = (0,_text_finding_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .findingRows */ .d9)(report);
    const { wholeRule } = (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .markdown */ .wD)(report);
    const columns = [
        { title: 'Rule', cell: ({ rule }) => wholeRule(rule) },
        { title: 'Severity', cell: ({ rule }) => rule.columns.join(', ') || '–' },
        { title: 'Issues', isNumber: true, cell: ({ bound, found }) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(bound, found, '–') },
        { title: 'Product', cell: ({ rule }) => rule.product ?? '–' },
        { title: 'Breaks', cell: ({ conditions }) => conditions.map(({ name }) => (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)).join(', ') },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)(columns, rules, rows, rules.length + unnamed);
}
function otherRules(report, rows) {
    const { rules, breakingRules } = report;
    const { wholeRule } = (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .markdown */ .wD)(report);
    const others = rules.slice(breakingRules, breakingRules + rows);
    const boundOfRule = ({ severity }) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundOfColumn */ .Gs)(report, severity ?? 'unrated');
    const newText = (rule) => rule.issuesAtBaseline === undefined ? '–' : (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(boundOfRule(rule), (0,_text_rule_names_js__WEBPACK_IMPORTED_MODULE_6__/* .newIssues */ .xe)(rule), '–');
    const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
    const columns = [
        { title: 'Rule', cell: wholeRule },
        { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
        { title: 'Issues', isNumber: true, cell: (rule) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(boundOfRule(rule), rule.issues) },
        { title: 'New', isNumber: true, isShown: hasBaseline, cell: newText },
        { title: 'Product', cell: ({ product }) => product ?? '–' },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)(columns, others, rows, rules.length - breakingRules);
}
function conditionTable(report, rows) {
    const columns = [
        { title: 'Condition', cell: nameCell },
        ...numberColumns(report),
        { title: 'Result', cell: (one) => `${RESULT_MARKS[(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .resultText */ .D6)(one)]} ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .resultText */ .D6)(one)}` },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)(columns, (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .worstFirst */ .md)(report.conditions), rows);
}
/** The columns of a condition that have numbers. Those that would be empty are not shown. */
function numberColumns(report) {
    return [
        { title: 'Limit', isNumber: true, cell: ({ max }) => (0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .limitText */ .PW)(max) },
        { title: 'Found', isNumber: true, cell: (condition) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .foundText */ .iq)(report, condition) },
        { title: 'New', isNumber: true, isShown: (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isCompared */ .uQ)(report), cell: (condition) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .newText */ .SF)(report, condition) },
        { title: 'Waived', isNumber: true, isShown: (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .canWaive */ .Rq)(report), cell: (condition) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .waivedText */ .W)(report, condition) },
    ];
}
function nameCell({ name, count, compare, states }) {
    const details = [
        ...(count === 'groups' ? ['rules'] : []),
        ...(compare === 'new' ? ['new only'] : []),
        ...(states === undefined ? [] : [(0,_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .statesText */ .W0)(states)]),
    ];
    return details.length === 0 ? (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name) : `${(0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)} (${details.join(', ')})`;
}
const RESULT_MARKS = {
    broken: '❌',
    warning: '⚠️',
    'not proven': '❔',
    ok: '✅',
    'not applicable': '➖',
};
/** Issues by severity and product. A dash means that a product was not scanned or a severity not read, which is not 0. */
function countMatrix(report) {
    const sums = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .sumByCell */ .he)(report);
    const scanned = new Set(report.scans.flatMap(({ products }) => products));
    // The platform does not say which unrated issues AI code scanning found: 0 beside `other` would be a guess.
    if (sums.products.has('other'))
        scanned.delete('ai-code');
    const columns = [..._domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv, 'other'].filter((product) => sums.products.has(product) || scanned.has(product));
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)([
        { title: 'Severity', cell: (severity) => severity },
        ...columns.map((product) => {
            const cell = (severity) => {
                const sum = sums.cells.get((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .cellKey */ .sl)(severity, product));
                const isKnown = sum !== undefined || (scanned.has(product) && report.counts[severity] !== undefined);
                return isKnown ? (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundOfColumn */ .Gs)(report, severity), sum ?? 0n) : '–';
            };
            return { title: product, isNumber: true, cell };
        }),
        { title: 'Total', isNumber: true, cell: (severity) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(report.countsAre, report.counts[severity]) },
    ], _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP, _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length);
}
const MARKS = {
    critical: '🔴',
    high: '🟠',
    medium: '🟡',
    low: '🔵',
    unrated: '⚪',
};
/** Findings that break a condition, a line each; the last line says how many are left out. Empty if nothing is broken. */
function findingsTable(report, most) {
    const all = (0,_text_finding_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .findingRows */ .d9)(report);
    const style = (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .markdown */ .wD)(report);
    const shown = all.rows.slice(0, most);
    const more = (0,_text_finding_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .moreText */ .R3)(all, shown.length);
    const cells = shown.map((row) => {
        const [what, facts] = [(0,_text_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .whatText */ .OO)(row, style), (0,_text_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .rowFacts */ .gW)(row, style).join(' · ')];
        return [
            `${row.isBlocking ? MARKS[row.severity ?? 'unrated'] : '⚠️'}&nbsp;${(0,_text_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .severityText */ .pA)(row, report)}`,
            (0,_text_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .whereText */ .ZF)(row, style),
            what === '' ? facts : `${what}<br>${(0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .small */ .EX)(facts)}`,
        ];
    });
    const rest = ['', more, 'Not shown here: see the issues on the platform.'];
    const columns = ['', 'Where', 'What'].map((title, at) => ({ title, cell: (row) => row[at] }));
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)(columns, more === '' ? cells : [...cells, rest], most + 1);
}
/** Those that need attention come first. */
const STATES = {
    expired: 'expired: does not apply',
    'expiring-soon': 'expires soon',
    unused: 'unused: matched nothing',
    active: 'active',
};
function stateText({ state, near }, name) {
    return `${STATES[state]}${near === undefined ? '' : `; did you mean ${name(near)}?`}`;
}
function waiverTable(report, rows) {
    const { waivers } = report;
    const typesOf = ({ issueTypes = [] }) => issueTypes.map(_domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA);
    const hasScope = waivers.some(({ issueTypes, severities }) => issueTypes !== undefined || severities !== undefined);
    const hasTicket = waivers.some(({ ticket }) => ticket !== undefined);
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .t)([
        { title: 'Waived rule', cell: ({ rule }) => (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(rule) },
        { title: 'Only', isShown: hasScope, cell: (one) => [...typesOf(one), ...(one.severities ?? [])].join(', ') },
        { title: 'Issues', isNumber: true, cell: (waiver) => issuesText(report, waiver) },
        { title: 'State', cell: (waiver) => stateText(waiver, _text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY) },
        { title: 'Until', cell: ({ expires }) => (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(expires) },
        { title: 'Owner', cell: ({ owner }) => (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(owner) },
        { title: 'Ticket', isShown: hasTicket, cell: ({ ticket }) => (ticket === undefined ? '' : (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(ticket)) },
        { title: 'Reason', cell: ({ reason }) => (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(reason) },
    ], waivers.toSorted((a, b) => urgency(a) - urgency(b)), rows);
}
/** A line for each waiver that should be checked: expired, soon to expire, or without a match. Plain text, for a log. */
function waiverLines({ waivers }) {
    return waivers
        .filter(({ state }) => state !== 'active')
        .toSorted((a, b) => urgency(a) - urgency(b))
        .map((waiver) => {
        const { rule, owner, ticket, expires } = waiver;
        const facts = [owner, ...(ticket === undefined ? [] : [ticket]), `until ${expires}`].map((fact) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clean */ .uH)(fact));
        return `Waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clean */ .uH)(rule)} (${facts.join(', ')}): ${stateText(waiver, _text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clean */ .uH)}`;
    });
}
/** `3`, with a limit `3 (at most 3)`. */
function issuesText(report, { state, issues, maxIssues }) {
    // An expired waiver excludes nothing, whatever was found.
    const bound = report.countsAre === 'exact' && report.waived === undefined ? 'at-least' : report.countsAre;
    const text = state === 'expired' ? '0' : (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(bound, issues);
    return maxIssues === undefined ? text : `${text} (at most ${maxIssues})`;
}
function urgency({ state }) {
    return Object.keys(STATES).indexOf(state);
}


/***/ }),

/***/ 586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ whatIsMissing),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R1: () => (/* binding */ pageNotes),
/* harmony export */   p1: () => (/* binding */ runNotes)
/* harmony export */ });
/* unused harmony export triageLine */
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2688);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4927);
/* harmony import */ var _domain_text_list_items_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(151);
/* harmony import */ var _domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6122);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5097);
/* harmony import */ var _text_reason_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1586);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6024);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1599);
/* harmony import */ var _text_text_style_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7847);
/* harmony import */ var _text_ways_out_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(501);
/* harmony import */ var _page_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4830);












/** `### ❌ Findings Gate: 3 critical issues, none allowed`: the verdict and what it is about. */
function headline(report, level, subject) {
    return `${level} ${verdictLine(report, (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_8__/* .markdown */ .wD)(report), subject)}`;
}
/** With several projects, the message says how many have which verdict. */
function verdictLine(report, style, subject = 'Findings Gate') {
    const { verdict, projects } = report;
    if (verdict.word === 'inconclusive') {
        const missing = projects === undefined ? (0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_5__/* .missingText */ .qq)(report) : style.prose(verdict.message);
        // An hourglass if only time is missing, else a warning: a person must act.
        const mark = ['time', 'platform'].includes((0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(verdict.reason, verdict.detail).actor) ? '⏳' : '⚠️';
        return `${style.verdict(mark, subject, 'is inconclusive')}: ${missing}`;
    }
    if (verdict.word === 'fail')
        return `${style.verdict('❌', subject, 'failed')}: ${style.prose(verdict.message)}`;
    const isWhole = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .partsOf */ .CI)(report).every((one) => one.verdict.word === 'pass' && !(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isPassWhereNothingBlocks */ .OP)(one));
    const words = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .warnings */ .AR)(report).length > 0 ? 'passed with warnings' : 'passed';
    return `${style.verdict(isWhole ? '✅' : '⚠️', subject, words)}: ${style.prose(verdict.message)}`;
}
/** The fix of a fail, which its rows leave open, else who acts and the next step. Empty for a pass. */
function whatToDo(report, style) {
    if ((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isToFix */ .Di)(report))
        return (0,_text_ways_out_js__WEBPACK_IMPORTED_MODULE_9__/* .waysOut */ .ZN)(report, style);
    const reported = style.sentence(report.nextStep);
    const lead = (0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_5__/* .whoActs */ .Q_)(report);
    const next = lead.endsWith(':') ? reported.charAt(0).toLowerCase() + reported.slice(1) : reported;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)([lead, next.replace(/re-run this job/i, (text) => style.link(text, report.links.run))]);
}
/** Says of an inconclusive verdict why it is no pass; else empty. */
function whatIsMissing(report, style) {
    const { verdict, likelyEndMs: endMs, times } = report;
    if (verdict.word !== 'inconclusive')
        return '';
    const isAhead = endMs !== undefined && endMs > times.finishedAtMs;
    const end = isAhead ? `It is likely to end at about ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(endMs).slice(11)}.` : '';
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)([style.strong('Not a pass.'), style.sentence(verdict.message), seenText(report, style), end]);
}
function seenText(report, { code, link }) {
    const { seen, scans, verdict } = report;
    const project = seen?.project === undefined ? '' : `The commit was scanned as ${code(seen.project)}.`;
    const isKnown = scans.some(({ id }) => id === seen?.scan?.id);
    if (seen?.scan === undefined || isKnown || verdict.message.includes(seen.scan.id))
        return project;
    const { id, url, commit, ref } = seen.scan;
    const of = commit === undefined ? 'no named commit' : `commit ${code(commit.slice(0, 12))}`;
    const on = ref === undefined ? '' : ` on ${code(ref)}`;
    const found = `scan ${link(code(id), url)} of ${of}${on}, ${(0,_page_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .statusText */ .qS)(seen.scan, report, code)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joined */ .oR)([project, `The newest scan found instead is ${found}.`]);
}
function pageNotes(report, style, isProject = false) {
    const { code } = style;
    const { baseline } = report;
    return [
        (0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_5__/* .enforcementNote */ .J4)(report, style, isProject),
        incompleteNote(report, style),
        report.verdict.word === 'fail' && report.verdict.reason === 'unclassified'
            ? `Issues of unknown severity: ${style.sentence((0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .stepOf */ .cg)('unclassified', report.event))}`
            : '',
        (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isToFix */ .Di)(report) ? (0,_text_ways_out_js__WEBPACK_IMPORTED_MODULE_9__/* .limitsNote */ .Jo)(report, code) : '',
        unscannedNote(report, style),
        (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .otherProjectsText */ .KY)(report, code),
        baseline?.wasScanned === false && report.verdict.reason !== 'no-scan'
            ? `No finished scan of the baseline ${code(baseline.ref)} is known: nothing is compared with it.`
            : '',
        earlierNote(report, style),
        triageLine(report),
        ...(isProject ? report.notices.map(style.prose) : runNotes(report, style)),
    ].filter((note) => note !== '');
}
function unscannedNote({ unscanned, event, verdict }, { strong, code }) {
    if (unscanned.length === 0 || verdict.reason === 'product-missing')
        return '';
    const required = code((0,_domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_3__/* .settingName */ .Q)('required-products', event));
    return `${strong(`Not scanned: ${unscanned.join(', ')}`)}. Name what must be scanned in ${required}.`;
}
/** What is said once of a run of several projects. */
function runNotes(report, { prose }) {
    const { waiversFile, waivers, notices } = report;
    const countOf = (which) => waivers.filter(({ state }) => state === which).length;
    const [expired, ending] = [countOf('expired'), countOf('expiring-soon')];
    return [
        isChanged(report.policy) ? 'This pull request changes the policy file; its copy is not applied.' : '',
        isChanged(waiversFile?.source) ? 'This pull request changes the waivers file; its copy is not applied.' : '',
        expired === 0 ? '' : `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(expired, 'waiver')} expired: the issues count again.`,
        ending === 0 ? '' : `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(ending, 'waiver')} will expire soon.`,
        ...notices.map(prose),
    ].filter((note) => note !== '');
}
function isChanged(source) {
    return source?.kind === 'file' && source.isChangedInPullRequest === true;
}
function incompleteNote(report, { strong, code, sentence }) {
    if (!(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isIncompleteFail */ .zn)(report))
        return '';
    const { verdict, event } = report;
    return (`${strong('Incomplete:')} ${(0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_5__/* .missingText */ .qq)(report)} (${code(verdict.reason)}). What was read is enough to fail, ` +
        `and the true counts can only be higher. ${sentence((0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .stepOf */ .cg)(verdict.reason, event))}`);
}
/** Names issues that the baseline has as well: they break no condition that counts only new ones. */
function earlierNote({ baseline, conditions, countsAre }, { code }) {
    if (baseline === undefined || countsAre !== 'exact')
        return '';
    const texts = conditions.flatMap(({ column, compare, found = 0n, new: more }) => {
        const earlier = compare === 'new' && more !== undefined && column !== undefined ? found - more : 0n;
        return earlier > 0n ? [`${earlier} ${column}`] : [];
    });
    if (texts.length === 0)
        return '';
    return `Not counted: ${code((0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .branchOrTagName */ .Xg)(baseline.ref))} has ${texts.join(', ')} as well.`;
}
/** Says which issues triage has excluded: their number, else those of each state; empty if none. Plain text. */
function triageLine({ triagedOut }) {
    if (triagedOut === undefined)
        return '';
    const { issueTypes, issues, byState } = triagedOut;
    const known = issues === undefined ? byState : [{ state: undefined, issueTypes, issues }];
    const texts = known
        .filter((each) => each.issues > 0n)
        .map((each) => {
        const where = each.state === undefined ? '' : ` in ${each.state}`;
        return `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(each.issues, 'issue')}${where} (${productsText(each.issueTypes)})`;
    });
    if (texts.length === 0)
        return '';
    return `Triage has excluded ${(0,_domain_text_list_items_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(texts)}: only conditions that name their states count them.`;
}
function productsText(issueTypes) {
    return [...new Set(issueTypes.map(_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA))].join(', ');
}


/***/ }),

/***/ 797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ proofFacts),
/* harmony export */   n: () => (/* binding */ proof)
/* harmony export */ });
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5037);
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7604);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1599);
/* harmony import */ var _text_text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7847);
/* harmony import */ var _text_ways_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(501);
/* harmony import */ var _page_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4830);






function proof(report, rows) {
    return proofFacts(report, (0,_text_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD)(report), rows)
        .flatMap(({ label, text, details }) => [`- **${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)])
        .join('\n');
}
function proofFacts(report, style, rows) {
    const { code, prose } = style;
    const { times, baseNow, baseline, replay, places, failOnSeverity: failOn, waiversFile: waivers } = report;
    const readAt = times.issuesReadAtMs === undefined
        ? 'not read'
        : `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteText */ .Wn)(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
    const read = places?.found.length === 0 ? 'not read' : `only ${places?.found.length} read`;
    const odd = report.debugNotes.map(prose);
    const items = [
        replay && item('Replay', `of the record ${code(replay.digest)}, written by version ${code(replay.version)}`),
        item('Commit', `${orDash(report.commit, style)} of ${code(report.repository)}, ref ${orDash(report.ref, style)}`),
        ...scanFacts(report, style, rows),
        failOn && item('Limits', (0,_text_ways_out_js__WEBPACK_IMPORTED_MODULE_4__/* .failOnText */ .Fn)(failOn, code)),
        item('Policy', policyText(report, style)),
        waivers && item('Waivers', waivers.source ? sourceText(waivers.source, style) : `no file ${code(waivers.path)}`),
        baseline && item('Baseline', code(baseline.ref)),
        item('Issues read', readAt),
        // Missing locations do not change the verdict.
        places?.missing !== undefined && item('Locations', `${read}: ${code(places.missing)}`),
        baseNow && 'unknown' in baseNow && item('Base now', `not known: ${prose(baseNow.unknown)}`),
        item('Run', `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteText */ .Wn)(times.startedAtMs)}, took ${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S)(times.seconds)}`),
        item('Requests', `${report.requests.sent} sent, ${report.requests.planned} planned`),
        odd.length > 0 && item('Odd', 'and tolerated, because nothing depends on it', (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fewLines */ .W4)(odd, rows)),
    ];
    return items.filter((one) => one !== undefined && one !== false);
}
function item(label, text, details = []) {
    return { label, text, details };
}
function scanFacts(report, style, rows) {
    const { scans } = report;
    if (scans.length === 0)
        return [item('Scan', 'none')];
    const facts = scans.slice(0, rows).map((scan) => {
        const { commit, ref, repository, repositoryId, startedAtMs, completedAtMs, ciJobHost } = scan;
        const project = [repository, repositoryId].flatMap((one) => (one === undefined ? [] : [style.code(one)]));
        const maker = ciJobHost === undefined ? '' : `, by a job on ${style.code(ciJobHost)}`;
        return item('Scan', (0,_page_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .scanText */ .Ff)(report, scan, style), [
            `commit ${orDash(commit, style)}, ref ${orDash(ref, style)}, project ${project.join(' ') || '–'}`,
            `started ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteText */ .Wn)(startedAtMs)}, finished ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteText */ .Wn)(completedAtMs)}${maker}`,
        ]);
    });
    const left = scans.length - facts.length;
    return left > 0 ? [...facts, item('Scans', `and ${left} more scans`)] : facts;
}
function policyText({ event, policy, searches }, style) {
    // The searches are planned as soon as it is known whether there is a policy.
    if (policy === undefined)
        return searches.length === 0 ? 'not read' : 'none';
    if (policy.kind === 'input')
        return event === _domain_target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? '--policy' : 'the input policy';
    return sourceText(policy, style);
}
function sourceText(policy, style) {
    if (policy.kind === 'local-file')
        return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
    return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}
function orDash(text, style) {
    return text === undefined ? '–' : style.code(text);
}


/***/ }),

/***/ 6503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CZ: () => (/* binding */ isPlainPass),
  wQ: () => (/* binding */ renderComment),
  Br: () => (/* binding */ renderSummary),
  Nn: () => (/* binding */ wholeTop)
});

// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
;// CONCATENATED MODULE: ./lib/src/report/text/fit-page.js
/** Longer lists fit on no page. */
const MOST_ROWS = 10_000;
/** Makes each part of a page, in the order of `most`, as large as fits before the next one. Undefined if not even an empty page fits. */
function fitPage(render, most, fits) {
    const whole = render(most);
    if (fits(whole))
        return whole;
    const parts = Object.keys(most);
    let size = Object.fromEntries(parts.map((part) => [part, 0]));
    for (const part of parts) {
        const here = size;
        const number = mostThatFits(most[part], (count) => fits(render({ ...here, [part]: count })));
        if (number === undefined)
            return undefined;
        size = { ...here, [part]: number };
        // Room that is too small for one more entry stays empty, and is not given to the next part.
        if (number < most[part])
            break;
    }
    return render(size);
}
/** Fewer entries make a shorter page, so the number is found by halving. */
function mostThatFits(most, fits) {
    let [best, tooMany] = [-1, most + 1];
    while (tooMany - best > 1) {
        const number = Math.floor((best + tooMany) / 2);
        if (fits(number))
            best = number;
        else
            tooMany = number;
    }
    return best < 0 ? undefined : best;
}

// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var text_projects = __webpack_require__(5097);
// EXTERNAL MODULE: ./lib/src/report/text/reason-text.js
var reason_text = __webpack_require__(1586);
// EXTERNAL MODULE: ./lib/src/report/text/replay-text.js
var replay_text = __webpack_require__(7519);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/src/report/text/table.js
var table = __webpack_require__(8586);
// EXTERNAL MODULE: ./lib/src/report/text/text.js
var text_text = __webpack_require__(1599);
// EXTERNAL MODULE: ./lib/src/report/text/text-style.js
var text_style = __webpack_require__(7847);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/report/text/finding-rows.js
var finding_rows = __webpack_require__(865);
// EXTERNAL MODULE: ./lib/src/report/text/fixes.js
var fixes = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/src/report/text/ways-out.js
var ways_out = __webpack_require__(501);
// EXTERNAL MODULE: ./lib/src/report/pages/page-facts.js
var page_facts = __webpack_require__(4830);
// EXTERNAL MODULE: ./lib/src/report/pages/page-tables.js
var page_tables = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/src/report/pages/page-top.js
var page_top = __webpack_require__(586);
// EXTERNAL MODULE: ./lib/src/report/pages/proof.js
var proof = __webpack_require__(797);
;// CONCATENATED MODULE: ./lib/src/report/pages/page.js













/** Number of notes that even the smallest page may show: those about what the verdict does not cover come first. */
const LEAST_NOTES = 12;
/** As much of the page of one project as fits; undefined if not even an empty page does. */
function fittedPage(report, form, fits) {
    const most = { findings: Math.min((0,finding_rows/* findingRows */.d9)(report).rows.length, form.mostRows), rows: MOST_ROWS };
    return fitPage((size) => `${(0,text_style/* paragraphs */.qN)(topOf(report, form.level), pageBody(report, form, size))}\n`, most, fits);
}
function pageBody(report, form, { findings, rows }) {
    const style = (0,text_style/* markdown */.wD)(report);
    const { links } = report;
    const isProject = 'project' in report;
    const conditions = (0,report_facts/* hasFound */.xK)(report) ? (0,page_tables/* conditionTable */.gW)(report, rows) : '';
    const hasIssues = report.verdict.word === 'pass' ? report.counts.total !== 0n : (0,report_facts/* hasCounts */.Tk)(report);
    // The text about fixing a fail has this link already.
    const isLinked = hasIssues && !((0,report_facts/* isToFix */.Di)(report) && (0,ways_out/* mayBeNoDanger */.DQ)(report));
    const toIssues = isLinked ? style.link('issues on the platform', links.findings) : '';
    const toRun = links.run === undefined || isProject ? '' : style.link('this run', links.run);
    return (0,text_style/* paragraphs */.qN)((0,page_tables/* findingsTable */.f9)(report, Math.min(findings, form.mostRows)), (0,page_facts/* baselineRules */.B2)(report, Math.min(rows, form.mostOthers), style).join('  \n'), reportedOf(report), problemList(report, rows), (0,text_style/* quoted */.TL)((0,text_text/* fewLines */.W4)((0,page_top/* pageNotes */.R1)(report, style, isProject), Math.max(rows, LEAST_NOTES))), form.isSummary ? conditions : '', (0,text_style/* small */.EX)((0,text_text/* joined */.oR)([...(0,page_facts/* pageFacts */.PL)(report, style), toIssues, toRun], ' · ')), (0,text_style/* details */.zH)((0,report_facts/* hasFound */.xK)(report) ? 'Conditions, other rules, proof' : 'Proof', folded(report, form, rows, form.isSummary ? '' : conditions)));
}
/** The verdict, why it is not a pass, and what to do. Used for a wrong setting, which leaves nothing else to show, and if there is little room. */
function shortPage(report, level) {
    const style = (0,text_style/* markdown */.wD)(report);
    const [reason = ''] = report.verdict.word === 'inconclusive' ? (0,page_facts/* pageFacts */.PL)(report, style) : [];
    return `${(0,text_style/* paragraphs */.qN)(topOf(report, level), reportedOf(report), (0,text_style/* small */.EX)(reason))}\n`;
}
function reportedOf(report) {
    const style = (0,text_style/* markdown */.wD)(report);
    return (0,text_text/* joined */.oR)([(0,page_top/* whatIsMissing */.Bu)(report, style), (0,page_top/* whatToDo */.H6)(report, style)]);
}
function topOf(report, level) {
    const replay = (0,replay_text/* replayText */.zl)(report, (0,text_style/* markdown */.wD)(report).code);
    return (0,text_style/* paragraphs */.qN)(replay === '' ? '' : `> ${replay}`, (0,page_top/* headline */.Pl)(report, level));
}
function folded(report, { isSummary, mostBroken, mostOthers }, rows, conditions) {
    return (0,text_style/* paragraphs */.qN)((0,text_style/* titled */.dJ)('Conditions', conditions), (0,text_style/* titled */.dJ)('Issues', (0,report_facts/* hasCounts */.Tk)(report) ? (0,text_style/* paragraphs */.qN)((0,page_tables/* countMatrix */.pe)(report), isSummary ? severityChart(report) : '') : ''), (0,text_style/* titled */.dJ)('Rules that break a condition', (0,page_tables/* brokenRules */.P6)(report, Math.min(rows, mostBroken))), (0,text_style/* titled */.dJ)('Other rules', (0,page_tables/* otherRules */.y8)(report, Math.min(rows, mostOthers))), (0,text_style/* titled */.dJ)('Waivers', (0,page_tables/* waiverTable */.Fd)(report, rows)), (0,text_style/* titled */.dJ)('Lines to copy', (0,fixes/* pasteLines */.DA)(report)), (0,text_style/* titled */.dJ)('Proof', (0,proof/* proof */.n)(report, rows)));
}
/** Everything that is wrong in the policy, if that is more than the headline says; else empty. */
function problemList({ problems }, rows) {
    if (problems.length < 2)
        return '';
    const shown = problems.slice(0, Math.max(rows, 1)).map((problem) => `- ${(0,text_style/* prose */.CS)(problem)}`);
    return (0,text_style/* paragraphs */.qN)('**What to correct**', shown.join('\n'), ...(0,text_text/* moreLine */.g0)(problems.length - shown.length));
}
/** A Mermaid chart of our own words and numbers; empty where there is nothing to draw. */
function severityChart({ counts, countsAre }) {
    // A bar shows how many issues there are. If that is not known, there is no bar.
    if (countsAre === 'unsettled')
        return '';
    const bars = issue/* COUNT_COLUMNS */.sP.map((column) => ({ column, count: Number(counts[column] ?? 0n) })).filter(({ count }) => count > 0 && Number.isSafeInteger(count));
    if (bars.length === 0)
        return '';
    return mermaid([
        '  title "Issues by severity"',
        `  x-axis [${bars.map(({ column, count }) => `"${column}: ${(0,report_facts/* atLeast */.jZ)(countsAre)}${count}"`).join(', ')}]`,
        `  y-axis 0 --> ${Math.max(...bars.map(({ count }) => count))}`,
        `  bar [${bars.map(({ count }) => count).join(', ')}]`,
    ]);
}
/** A mid-tone that is easy to see on a white page and on a dark one; everything else follows the reader's own theme. */
const BAR_COLOR = '#7c83db';
/** Without a scale: the labels show the numbers. */
function mermaid(lines) {
    const yAxis = { showLabel: false, showTick: false, showAxisLine: false };
    const theme = { xyChart: { backgroundColor: 'transparent', plotColorPalette: BAR_COLOR } };
    const settings = { xyChart: { width: 720, height: 240, yAxis }, themeVariables: theme };
    return ['```mermaid', `%%{init: ${JSON.stringify(settings)}}%%`, 'xychart-beta', ...lines, '```'].join('\n');
}

;// CONCATENATED MODULE: ./lib/src/report/pages/whole-page.js












const COMMENT = {
    level: '###',
    mostRows: 20,
    mostBroken: 20,
    mostOthers: limits/* MOST_COMMENT_RULES */.E3,
    isSummary: false,
};
/** The pull-request comment, below the line of its marker: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
function renderComment(report, { marker, maxLength = limits/* MOST_COMMENT_UNITS */.eu }) {
    const fits = (page) => marker.length + 1 + page.length <= maxLength;
    return `${marker}\n${fullPage(report, COMMENT, fits) ?? shortPage(report, '###')}`;
}
const SUMMARY = {
    level: '##',
    mostRows: 50,
    mostBroken: limits/* MOST_RULES_OF_A_CONDITION */.Q7,
    mostOthers: limits/* MOST_SUMMARY_RULES */.Hb,
    isSummary: true,
};
/** At most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty. */
function renderSummary(report, { maxBytes }) {
    const fits = (page) => Buffer.byteLength(page, 'utf8') <= maxBytes;
    // With a wrong setting, nothing is requested: there is nothing to show but what is wrong.
    const isRefusal = report.verdict.reason === 'config' && report.projects === undefined;
    const page = (isRefusal ? undefined : fullPage(report, SUMMARY, fits)) ?? shortPage(report, '##');
    return fits(page) ? page : '';
}
function fullPage(report, form, fits) {
    const { projects } = report;
    if (projects === undefined)
        return fittedPage(report, form, fits);
    const { whole, sections } = (0,text_projects/* sectionsOf */.Ks)(report, projects);
    const loud = sections.filter((project) => !isPlainPass(project));
    const quiet = sections.filter(isPlainPass);
    const top = whole_page_topOf(whole, projects, form);
    const render = (size) => {
        const section = (project) => (0,text_style/* paragraphs */.qN)((0,page_top/* headline */.Pl)(project, form.level, (0,text_style/* code */.aY)(project.project.name)), pageBody(project, form, size));
        const left = [...loud.slice(size.loud), ...quiet.slice(size.quiet)];
        const parts = [
            top(size),
            ...loud.slice(0, size.loud).map(section),
            foldedPasses(quiet.slice(0, size.quiet).map(section)),
            left.length === 0 ? '' : `Not shown here: ${(0,text_projects/* namesText */.cb)(left, text_style/* code */.aY)}`,
            bottomOf(whole, size),
        ];
        return `${(0,text_style/* paragraphs */.qN)(...parts)}\n`;
    };
    const most = {
        table: projects.length,
        loud: loud.length,
        findings: form.mostRows,
        rows: MOST_ROWS,
        quiet: quiet.length,
    };
    return fitPage(render, most, fits);
}
function whole_page_topOf(whole, projects, { level }) {
    const style = (0,text_style/* markdown */.wD)(whole);
    const { replay, verdict, grounds, notes } = wholeTop(whole, projects, style);
    return ({ table: projectRows, loud, rows }) => (0,text_style/* paragraphs */.qN)(replay === '' ? '' : `> ${replay}`, `${level.slice(1)} ${verdict}`, grounds, whole.replay !== undefined || loud === 0 ? style.sentence(whole.nextStep) : '', problemList(whole, rows), (0,text_style/* quoted */.TL)(notes), projectTable(projects, projectRows, style));
}
function foldedPasses(shown) {
    return shown.length === 0 ? '' : (0,text_style/* details */.zH)(`${(0,report_facts/* counted */.hS)(shown.length, 'project')} that passed`, (0,text_style/* paragraphs */.qN)(...shown));
}
function bottomOf(whole, { rows }) {
    const waivers = (0,page_tables/* waiverTable */.Fd)(whole, rows);
    return (0,text_style/* paragraphs */.qN)(waivers === '' ? '' : (0,text_style/* details */.zH)('Waivers of all projects', waivers), whole.links.run === undefined ? '' : (0,text_style/* small */.EX)((0,text_style/* markdown */.wD)(whole).link('this run', whole.links.run)));
}
/** Pieces of the top of a page of several projects, in their order; empty ones say nothing. The first project has the reason of the run. */
function wholeTop(report, projects, style) {
    const worst = projects[0];
    const isProven = report.verdict.word !== 'inconclusive';
    // The verdict of a pass already says it.
    const open = report.verdict.word === 'pass' ? [] : projects.filter(report_facts/* isPassWhereNothingBlocks */.OP);
    return {
        replay: (0,replay_text/* replayText */.zl)(report, style.code),
        verdict: (0,page_top/* verdictLine */.MT)(report, style),
        grounds: (0,text_text/* joined */.oR)([
            isProven ? '' : `${style.strong('Not a pass.')} ${style.code(worst.project.name)}: ${(0,reason_text/* missingText */.qq)(worst)}.`,
            isProven ? '' : (0,reason_text/* whoActs */.Q_)(worst).replace(/:$/, '.'),
            open.length === 0 ? '' : (0,text_text/* plainSentence */.Gx)(`nothing blocks (${(0,text_projects/* namesText */.cb)(open, style.code)})`),
        ]),
        notes: [(0,reason_text/* enforcementNote */.J4)(report, style), (0,text_projects/* otherProjectsText */.KY)(report, style.code), ...(0,page_top/* runNotes */.p1)(report, style)].filter(Boolean),
    };
}
function projectTable(projects, rows, style) {
    return (0,table/* table */.t)([
        { title: 'Project', cell: (project) => style.code(project.project.name) },
        { title: 'Verdict', cell: (project) => `${markOf(project)} ${(0,text_projects/* verdictText */.nt)(project)}` },
        { title: 'What breaks it, or is missing', cell: (project) => (0,text_projects/* whatText */.OO)(project, style) },
        { title: 'Issues', cell: text_projects/* issuesText */.gm },
    ], projects, rows);
}
function isPlainPass(project) {
    return project.verdict.word === 'pass' && !(0,report_facts/* isPassWhereNothingBlocks */.OP)(project) && (0,report_facts/* warnings */.AR)(project).length === 0;
}
/** A pass with warnings is green, as on the page of one project: its message names the warnings. */
function markOf(project) {
    if (project.verdict.word === 'fail')
        return '❌';
    return project.verdict.word === 'pass' && !(0,report_facts/* isPassWhereNothingBlocks */.OP)(project) ? '✅' : '⚠️';
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);

/** A Markdown table, cut at a row; empty where there is nothing to show. It has at most `most` rows, then the number of the other items. */
function table(all, items, most, inAll = items.length) {
    const columns = all.filter(({ isShown = true }) => isShown);
    const shown = items.slice(0, most);
    if (inAll === 0)
        return '';
    if (shown.length === 0)
        return `${inAll} not shown here.`;
    return [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ isNumber }) => (isNumber ? '--:' : ':--'))),
        ...shown.map((item) => line(columns.map(({ cell }) => cell(item)))),
        ...(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .moreLine */ .g0)(inAll - shown.length).flatMap((more) => ['', more]),
    ].join('\n');
}
function line(cells) {
    return `| ${cells.map(escapeBars).join(' | ')} |`;
}
/** Bars separate cells even inside code spans. Parsers disagree about two backslashes before a bar, and agree about one and three. */
function escapeBars(cell) {
    return cell.replace(/\\+\|?|\|/g, (run) => (run.endsWith('|') ? (run.length % 2 === 1 ? '\\' : '\\\\') : '') + run);
}


/***/ })

};
;