"use strict";
exports.id = 526;
exports.ids = [526];
exports.modules = {

/***/ 6192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ placeFacts),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   hw: () => (/* binding */ ruleOfPlace),
/* harmony export */   t8: () => (/* binding */ FIRST_SEEN)
/* harmony export */ });
/* unused harmony exports isInStatesOf, isPlaceOf, placeText */
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);

/** The places of the rules that each condition counts, in its states, worst first, without those shown above. It may not count all of them. */
function placesOf({ places }, conditions) {
    const found = places?.found ?? [];
    const above = new Set();
    return conditions.map((condition) => {
        const { rules } = condition;
        const byId = found.length === 0 ? undefined : Map.groupBy(rules, ({ ruleId }) => ruleId);
        const inStates = found.filter((place) => isInStatesOf(place, condition, places));
        const all = inStates.filter((place) => byId?.get(place.ruleId)?.some((rule) => isPlaceOf(place, rule)));
        const left = all.filter((place) => !above.has(place));
        for (const place of left)
            above.add(place);
        return { places: left, areAbove: all.length > 0 && left.length === 0 };
    });
}
/** The rule of the condition whose place it is; undefined for a place of none. */
function ruleOfPlace(place, { rules }) {
    return rules.find((rule) => rule.ruleId === place.ruleId && isPlaceOf(place, rule));
}
/** The one fact that is in our own words: it needs no quotes. */
const FIRST_SEEN = 'first seen by this scan';
function placeFacts(place) {
    const { dependency, secret, message, isNew } = place;
    const said = [
        secret?.kind,
        secret?.validation?.replaceAll('-', ' '),
        [dependency?.package, dependency?.version].filter((text) => text !== undefined).join(' '),
        dependency?.advisory,
        dependency?.mendedBy === undefined ? undefined : `fixed in ${dependency.mendedBy}`,
        message,
        isNew ? FIRST_SEEN : undefined,
    ];
    return {
        where: placeText(place) ?? 'a place that is not known',
        facts: said.filter((fact) => fact !== undefined).filter((fact) => fact !== ''),
    };
}
/** True for an issue in a state that the condition counts, and for one that does not say its state. */
function isInStatesOf({ state }, { states }, places) {
    const counted = states ?? places?.states;
    return state === undefined || counted === undefined || counted.includes(state);
}
/** True where the rule may count the place, which has the id of the rule. */
function isPlaceOf({ issueType, severity }, rule) {
    const product = issueType === undefined ? undefined : _product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[issueType];
    if (product !== undefined && rule.product !== undefined && product !== rule.product)
        return false;
    return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}
/** A file, and a line where it is known: `src/a.py:42`. Undefined where no file is known. */
function placeText({ filePath, line }) {
    if (filePath === undefined || filePath === '')
        return undefined;
    return line === undefined ? filePath : `${filePath}:${line}`;
}


/***/ }),

/***/ 1417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export withoutLogCommands */
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);

const { rawJSON } = JSON;
/** Integers keep their digits, unseen characters are escaped, and a log that prints the text contains no command such as `##[name]` or `##vso[…]`. */
function jsonText(value, indent) {
    const json = JSON.stringify(withoutBigints(value), null, indent);
    // This goes in one pass, not line by line: a report has many lines. Its only bare line feeds are those between them.
    const shown = PLAIN_JSON.test(json)
        ? json
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceUnseen */ .fo)(json, (character) => (character === '\n' ? character : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unitEscapes */ .Ph)(character)));
    return withoutLogCommands(shown);
}
/** The same JSON to every reader, without what Azure Pipelines and TeamCity obey anywhere in a line. */
function withoutLogCommands(json) {
    return json.includes('##') ? json.replace(/##([a-z]*\[)/gi, '#\\u0023$1') : json;
}
/** This stands for a replacer, which would be called for every member. What contains no bigint is not copied. */
function withoutBigints(value) {
    if (typeof value === 'bigint')
        return rawJSON(String(value));
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(withoutBigints);
    let copy;
    for (const name in value) {
        const member = value[name];
        const written = withoutBigints(member);
        if (written === member)
            continue;
        copy ??= { ...value };
        copy[name] = written;
    }
    return copy ?? value;
}
/** Seen characters of ASCII, and the line feeds between the lines: most texts, and found out much faster than what is unseen. */
const PLAIN_JSON = /^[\n -~]*$/;


/***/ }),

/***/ 1326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineRules),
/* harmony export */   x: () => (/* binding */ baselineLines)
/* harmony export */ });
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _rule_cell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46);




/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
function baselineRules(report, most) {
    const nameOf = (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleNames */ .XZ)(report);
    const link = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkToRules */ .dV)(report.links);
    const lines = baselineLines(report, most, {
        title: (title) => `**${title}:**`,
        added: (rule) => link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(nameOf(rule)), rule.url),
        // Nothing else on the page has the whole name of a rule that is gone.
        fixed: (0,_rule_cell_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleCells */ .U)(report),
    });
    return lines.join('  \n');
}
function baselineLines(report, most, style) {
    const { baseline, countsAre, fixedRules, rules } = report;
    if (baseline === undefined || fixedRules === undefined)
        return [];
    const added = rules.filter((rule) => (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .newIssues */ .xe)(rule) > 0n).map((rule) => ({ ...rule, issues: (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .newIssues */ .xe)(rule) }));
    // What was not found yet may not be fixed, and what changed while it was read may be neither.
    const fixed = countsAre === 'exact' ? fixedRules : [];
    return [
        named(style.title('New'), countsAre === 'unsettled' ? [] : added, style.added, most, (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .atLeast */ .jZ)(countsAre)),
        named(style.title('Fixed'), fixed, style.fixed, most),
    ].filter((line) => line !== '');
}
function named(title, rules, nameOf, most, bound = '') {
    if (rules.length === 0)
        return '';
    const shown = rules.slice(0, most).map((rule) => `${nameOf(rule)} (${bound}${rule.issues})`);
    const left = rules.length - shown.length;
    const rest = left === 0
        ? ''
        : `${shown.length === 0 ? '' : ' and '}${left} ${shown.length === 0 ? '' : 'more '}${left === 1 ? 'rule' : 'rules'}`;
    return `${title} ${shown.join(', ')}${rest}`;
}


/***/ }),

/***/ 9319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ conditionTable)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8586);





/** Limit, found and result of every condition, the broken ones first; new and waived where there can be any. */
function conditionTable(report, rows) {
    const columns = [
        { title: 'Condition', cell: nameCell },
        { title: 'Limit', isNumber: true, cell: ({ max }) => (0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .limitText */ .PW)(max) },
        { title: 'Found', isNumber: true, cell: (condition) => foundCell(report, condition) },
        { title: 'New', isNumber: true, isShown: (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)(report), cell: (condition) => newCell(report, condition) },
        { title: 'Waived', isNumber: true, isShown: (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .canWaive */ .Rq)(report), cell: (condition) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedText */ .W)(report, condition) },
        { title: 'Result', cell: resultCell },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(report.conditions), { most: rows, noun: 'conditions' });
}
function nameCell({ name, count, compare, states }) {
    const details = [
        ...(count === 'groups' ? ['rules'] : []),
        ...(compare === 'new' ? ['new only'] : []),
        ...(states === undefined ? [] : [(0,_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .statesText */ .W0)(states)]),
    ];
    return details.length === 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name) : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)} (${details.join(', ')})`;
}
function foundCell(report, condition) {
    const isJudged = condition.compare === 'all' || condition.new === undefined;
    return strongIf(isJudged && condition.result === 'broken', (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .foundText */ .iq)(report, condition));
}
function newCell(report, condition) {
    const isJudged = condition.compare === 'new' && condition.new !== undefined;
    return strongIf(isJudged && condition.result === 'broken', (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .newText */ .SF)(report, condition));
}
function strongIf(isBreaking, text) {
    return isBreaking ? `**${text}**` : text;
}
function resultCell({ action, result }) {
    if (result === 'broken')
        return action === 'fail' ? '❌ broken' : '⚠️ broken (warning)';
    return { unproven: '❔ not proven', ok: '✅ ok', 'not-applicable': '➖ not applicable' }[result];
}


/***/ }),

/***/ 8791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ triageLine),
/* harmony export */   Q: () => (/* binding */ countLine)
/* harmony export */ });
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6024);




/** `**3** critical · **14** high · 0 medium …`, waived, and against the baseline; `at least **3** critical · high not read …` if not all was read. */
function countLine(report) {
    if (!(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCounts */ .Tk)(report))
        return 'The issues were not read.';
    const { waived } = report;
    const counts = [
        ..._domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .sP.map((column) => columnText(report, column)),
        ...(waived === undefined || waived === 0n ? [] : [`of these ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .numberText */ .$4)(report, waived)} waived`]),
    ].join(' · ');
    const comparison = baselineText(report);
    return comparison === '' ? counts : `${counts}  \n${comparison}`;
}
/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
function triageLine({ triagedOut }) {
    if (triagedOut === undefined)
        return '';
    const { issueTypes, issues } = triagedOut;
    const known = triagedOut.byState.filter((each) => each.issues > 0n);
    if (issues === 0n || (issues === undefined && known.length === 0))
        return '';
    const inAll = issues ?? known.reduce((sum, each) => sum + each.issues, 0n);
    const stand = inAll === 1n ? 'it stands in a state that does' : 'they stand in states that do';
    const told = issues === undefined ? stateTexts(known) : `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(issues, 'issue')} (${productsText(issueTypes)})`;
    const ofThese = issues === undefined || known.length === 0 ? '' : `, of these ${stateTexts(known)}`;
    return `Triage has taken out ${told}${ofThese}: ${stand} not count.`;
}
/** Says `2 issues in ignored-code (code) and 1 issue in ignored-app (code, secrets)`. */
function stateTexts(known) {
    const texts = known.map(({ state, issueTypes, issues }) => `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(issues, 'issue')} in ${state} (${productsText(issueTypes)})`);
    return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
function productsText(issueTypes) {
    return [...new Set(issueTypes.map(_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA))].join(', ');
}
function columnText(report, column) {
    const text = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .numberText */ .$4)(report, report.counts[column]);
    if (!/\d/.test(text))
        return `${column} ${text}`;
    return `${text.replace(/[1-9]\d*/, '**$&**')} ${column}`;
}
/** What was not found yet may not be fixed: only an exact count says that. */
function baselineText(report) {
    const { baseline, newTotal, fixedTotal, countsAre } = report;
    if (baseline === undefined)
        return '';
    const against = `against the baseline ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(baseline.ref)} as it is now, net per rule`;
    if (baseline.wasScanned === false)
        return `No finished scan of the baseline ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(baseline.ref)} is known: nothing is compared with it.`;
    const changes = [
        ...(newTotal === undefined ? [] : [`${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .atLeast */ .jZ)(countsAre)}**${newTotal}** new`]),
        ...(fixedTotal === undefined || countsAre !== 'exact' ? [] : [`${fixedTotal} fixed`]),
    ];
    return changes.length === 0 ? `Compared ${against}.` : `${changes.join(', ')} ${against}`;
}


/***/ }),

/***/ 6380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openColumns),
/* harmony export */   p: () => (/* binding */ countMatrix)
/* harmony export */ });
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_sums_by_cell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5581);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8586);





/** The columns that broken conditions count, and those that were not read to their end, worst first. */
function openColumns({ conditions, counts }) {
    const broken = conditions.filter(({ result }) => result === 'broken');
    const columns = new Set(broken.flatMap(({ column, rules }) => [column, ...rules.flatMap((rule) => rule.columns)]));
    return _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .sP.filter((column) => columns.has(column) || counts[column] === undefined);
}
/** A dash is a product that was not scanned, which is not the same as 0. */
function countMatrix(report, severities = _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .sP) {
    const sums = (0,_text_sums_by_cell_js__WEBPACK_IMPORTED_MODULE_3__/* .sumByCell */ .h)(report);
    const scanned = new Set(report.scans.flatMap(({ products }) => products));
    // The platform does not say which unrated issues AI code scanning found: 0 beside `other` would be a guess.
    const isAiCodeAmongOthers = scanned.has('ai-code') && sums.products.has('other') && !sums.products.has('ai-code');
    const columns = [..._domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv, 'other'].filter((product) => sums.products.has(product) || (scanned.has(product) && !(product === 'ai-code' && isAiCodeAmongOthers)));
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)([
        { title: 'Severity', cell: (severity) => severity },
        ...columns.map((product) => ({
            title: product === 'other' && isAiCodeAmongOthers ? 'ai-code, other' : product,
            isNumber: true,
            cell: (severity) => cellText(report, severity, sums.cells.get((0,_text_sums_by_cell_js__WEBPACK_IMPORTED_MODULE_3__/* .cellKey */ .s)(severity, product)), scanned.has(product) || (product === 'other' && isAiCodeAmongOthers)),
        })),
        { title: 'Total', isNumber: true, cell: (severity) => totalText(report, severity) },
    ], severities, { most: severities.length, noun: 'severities' });
}
function cellText(report, severity, sum, isScanned) {
    if (sum === undefined && !(isScanned && report.counts[severity] !== undefined))
        return '–';
    return (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundOfColumn */ .Gs)(report, severity), sum ?? 0n);
}
function totalText(report, severity) {
    const text = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .numberText */ .$4)(report, report.counts[severity]);
    return /\d/.test(text) ? `**${text}**` : text;
}


/***/ }),

/***/ 3587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ culprits)
/* harmony export */ });
/* harmony import */ var _domain_place_condition_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6192);
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8034);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8586);
/* harmony import */ var _rule_cell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46);
/* harmony import */ var _rule_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6012);







/** Open locations of a rule, of a condition, and all that are shown: fewer where the page is cut. */
const OPEN_PLACES_OF_A_RULE = 5;
const OPEN_PLACES = 15;
const MOST_PLACES = 50;
const PLACES_PER_RULE = 10;
function culprits(report, level, room) {
    const broken = [...(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockers */ .mN)(report), ...(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .warnings */ .AR)(report)];
    const shown = broken.slice(0, room.most);
    const left = broken.length - shown.length;
    const places = (0,_domain_place_condition_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(report, shown);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(...shown.map((condition, index) => section(report, condition, places[index], level, room)), left === 0 ? '' : `and ${left} more broken ${left === 1 ? 'condition' : 'conditions'}`);
}
function section(report, condition, places, level, { most, open }) {
    const { name, action, rules, rulesInAll } = condition;
    const mark = action === 'fail' ? '❌' : '⚠️';
    const shown = rules.slice(0, most);
    const [first, folded] = [shown.slice(0, open), shown.slice(open)];
    const left = rulesInAll - shown.length;
    const rest = left === 0 ? '' : `and ${left} more ${left === 1 ? 'rule' : 'rules'}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(`${level} ${mark} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}: ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .conditionText */ .D3)(report, condition)}`, culpritTable(report, condition, first), folded.length === 0
        ? rest
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(`${folded.length} more`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(culpritTable(report, condition, folded), rest)), placeList(report, condition, places, most));
}
/** Where the culprits are: a few of each stand open. Issues may be among them that the condition does not count. */
function placeList(report, condition, { places, areAbove }, most) {
    if (areAbove)
        return 'Their places are listed above.';
    if (places.length === 0)
        return '';
    const link = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToCode */ .$d)(report.links);
    const nameOf = (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
    const ruleOf = new Map(places.map((place) => [place, (0,_domain_place_condition_places_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleOfPlace */ .hw)(place, condition)]));
    const isOfOne = new Set(ruleOf.values()).size === 1;
    const item = (place) => {
        const { where, facts } = (0,_domain_place_condition_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placeFacts */ .Bb)(place);
        const rule = ruleOf.get(place);
        const said = isOfOne || rule === undefined ? facts : [nameOf(rule), ...facts];
        const texts = said.map((fact) => (fact === _domain_place_condition_places_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_SEEN */ .t8 ? fact : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(fact)));
        return `- ${[link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(where), place.url), ...texts].join(' · ')}`;
    };
    const shown = places.slice(0, Math.min(most * PLACES_PER_RULE, MOST_PLACES));
    const open = openOf(shown, ruleOf);
    const left = places.length - shown.length;
    const folded = [
        ...shown.filter((place) => !open.has(place)).map(item),
        ...(left > 0 ? [`- and ${placesInWords(left)}`] : []),
    ];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)('Among them:', [...open].map(item).join('\n'), folded.length === 0 ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(placesInWords(places.length - open.size), folded.join('\n')));
}
function openOf(places, ruleOf) {
    const counts = new Map();
    const first = places.filter((place) => {
        const rule = ruleOf.get(place);
        const count = (counts.get(rule) ?? 0) + 1;
        counts.set(rule, count);
        return count <= OPEN_PLACES_OF_A_RULE;
    });
    return new Set(first.slice(0, OPEN_PLACES));
}
function placesInWords(more) {
    return `${more} more ${more === 1 ? 'place' : 'places'}`;
}
/** Columns that would be empty are left out. */
function culpritTable(report, condition, shown) {
    const text = (count) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .boundText */ .O6)((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .boundOf */ .s0)(report, condition), count, '–');
    const waivedOf = (rule) => judgedOf(condition, rule) - rule.issues;
    const hasNew = shown.some((rule) => rule.new !== undefined);
    const hasEpss = shown.some(({ epss }) => (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_5__/* .epssText */ .h)(epss) !== '–');
    const hasWaived = shown.some((rule) => waivedOf(rule) > 0n);
    const nameCell = (0,_rule_cell_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleCells */ .U)(report);
    const columns = [
        { title: 'Rule', cell: (rule) => `${nameCell(rule)}${endingWaiver(report, rule)}` },
        { title: 'Severity', cell: ({ columns: severities }) => severities.join(', ') || '–' },
        { title: 'Issues', isNumber: true, cell: ({ found }) => text(found) },
        { title: 'New', isNumber: true, isShown: hasNew, cell: (rule) => text(rule.new) },
        { title: 'Waived', isNumber: true, isShown: hasWaived, cell: (rule) => text(waivedOf(rule)) },
        { title: 'Product', cell: ({ product }) => product ?? '–' },
        { title: 'EPSS', isNumber: true, isShown: hasEpss, cell: ({ epss }) => (0,_rule_table_js__WEBPACK_IMPORTED_MODULE_5__/* .epssText */ .h)(epss) },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .t)(columns, shown, { most: shown.length, noun: 'rules' });
}
function judgedOf({ compare }, { found, new: more }) {
    return compare === 'new' && more !== undefined ? more : found;
}
function endingWaiver({ waivers }, { ruleId, rulePath }) {
    const ending = waivers.find(({ rule, state }) => state === 'expiring-soon' && (rule === rulePath || rule === ruleId));
    return ending === undefined ? '' : ` (waiver ends ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ending.expires)})`;
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ projectHeadline),
/* harmony export */   F1: () => (/* binding */ placesLine),
/* harmony export */   J4: () => (/* binding */ enforcementNote),
/* harmony export */   Mp: () => (/* binding */ headlineLines),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Xj: () => (/* binding */ toDo),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   vX: () => (/* binding */ projectHeadlineLines),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);
/* harmony import */ var _text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6242);
/* harmony import */ var _text_told_replay_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1213);






/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
function headline(report, level) {
    const enforcement = enforcementNote(report, MARKDOWN);
    const replay = (0,_text_told_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayText */ .zl)(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(replay === '' ? '' : `> ${replay}`, `${level} ${verdictLine(report, MARKDOWN)}`, quotedNote(enforcement), grounds(report, MARKDOWN), incompleteNote(report, MARKDOWN));
}
function headlineLines(report) {
    const verdict = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .G)(verdictLine(report, PLAIN));
    const notes = [enforcementNote(report, PLAIN), grounds(report, PLAIN), incompleteNote(report, PLAIN)];
    return [(0,_text_told_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayText */ .zl)(report), verdict, ...notes].filter((line) => line !== '');
}
/** A replay, the mode, and whether the job succeeds are said of the whole. */
function projectHeadline(project, level, name) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(`${level} ${verdictLine(project, MARKDOWN, name)}`, quotedNote(softenedNote(project, MARKDOWN)), grounds(project, MARKDOWN), incompleteNote(project, MARKDOWN));
}
function projectHeadlineLines(project, name) {
    const verdict = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .G)(verdictLine(project, PLAIN, name));
    return [verdict, softenedNote(project, PLAIN), grounds(project, PLAIN), incompleteNote(project, PLAIN)].filter((line) => line !== '');
}
/** The part of a page with the next steps; empty without any. */
function toDo(steps) {
    return steps === '' ? '' : `#### What to do\n\n${steps}`;
}
const MARKDOWN = {
    mark: (sign) => `${sign} `,
    strong: (text) => `**${text}**`,
    code: _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY,
    prose: _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS,
    sentence: _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .e,
};
const PLAIN = {
    mark: () => '',
    strong: (text) => text,
    code: (text) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(text),
    prose: (text) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(text, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_A_SENTENCE */ .MI),
    sentence: (text) => (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .G)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(text, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_A_SENTENCE */ .MI)),
};
/** Says where to look: at the issues of the branch, where the ways out of a fail do not lead there, and at this run. */
function placesLine({ verdict, replay, links }, link) {
    const isFail = verdict.word === 'fail' && replay === undefined;
    const findings = links.findings === undefined || isFail ? '' : link('issues on the platform', links.findings);
    const places = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([findings, links.run === undefined ? '' : link('this run', links.run)], ' · ');
    return places === '' ? '' : `See ${places}`;
}
function verdictLine(report, { mark, prose }, subject = 'Findings Gate') {
    const { verdict } = report;
    if (verdict.word === 'inconclusive')
        return `${mark('⚠️')}${subject} is inconclusive: ${(0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(report)}`;
    if (verdict.word === 'fail') {
        return (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report)
            ? `${mark('❌')}${subject} failed, and not everything was read`
            : `${mark('❌')}${subject} failed: ${prose(verdict.message)}`;
    }
    const broken = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).length;
    const warned = broken === 0 ? '' : ` with ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken, 'warning')}`;
    if ((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report))
        return `${mark('⚠️')}${subject} passed${warned}: nothing blocks`;
    return `${mark('✅')}${subject} passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}
/** Left out where the heading has them, and where there are none. */
function grounds(report, { strong, code, sentence }) {
    const { verdict } = report;
    if (verdict.word === 'fail' && !(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report))
        return '';
    if (isPlainPass(report) || (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report))
        return '';
    const told = sentence(verdict.message);
    if (verdict.word !== 'inconclusive')
        return told;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([told, (0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .whoActs */ .Q_)(report), `${strong('Not proven, so not a pass')} (${code(verdict.reason)}).`]);
}
function isPlainPass(report) {
    const isPass = report.verdict.word === 'pass' && !(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report);
    return isPass && (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).length === 0;
}
/** Why the job succeeds although the verdict is no pass; empty where it does not. */
function enforcementNote(report, { strong, code }) {
    const { exitCode, isSoftened, mode, verdict } = report;
    if (mode === 'report' && exitCode === 0)
        return `${strong('Not enforced.')} The gate only reports (${code('mode: report')}): this job succeeds whatever the verdict.`;
    if (isSoftened && (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnenforced */ .QR)(report)) {
        const softened = `${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning`;
        return `${strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven.`;
    }
    return '';
}
function softenedNote(project, { strong, code }) {
    const { exitCode, isSoftened, verdict } = project;
    if (!isSoftened || exitCode !== 0 || verdict.word !== 'inconclusive')
        return '';
    const softened = `${code('on-inconclusive')} softens ${code(verdict.reason)} to a warning`;
    return `${strong('Not enforced.')} ${softened}: nothing is proven of this project.`;
}
function quotedNote(note) {
    return note === '' ? '' : `> ${note}`;
}
function incompleteNote(report, { strong, code }) {
    if (!(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report))
        return '';
    const reason = code(report.verdict.reason ?? '');
    return (`${strong('Incomplete:')} ${(0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(report)} (${reason}). ` +
        'What was read is enough to fail, and the true counts can only be higher.');
}


/***/ }),

/***/ 2653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _V: () => (/* binding */ judgedLine),
/* harmony export */   bC: () => (/* binding */ unjudged),
/* harmony export */   dA: () => (/* binding */ notScannedGroup),
/* harmony export */   oK: () => (/* binding */ requirementLine)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);
/* harmony import */ var _text_time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _text_unjudged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1370);




function unjudged(report) {
    return (0,_text_unjudged_js__WEBPACK_IMPORTED_MODULE_3__/* .unjudgedLines */ .sm)(report, { loud: (text) => `⚠️ **${text}**`, code: _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY }).join('  \n');
}
/** What was judged, by which scans and how old these were; empty where no scan decided. */
function judgedLine(report, link) {
    const { commit, mergeGroupCommit, scans, siblings } = report;
    const deciding = scans.filter(({ decides }) => decides.length > 0);
    if (commit === undefined || deciding.length === 0)
        return '';
    const group = mergeGroupCommit === undefined ? '' : ` of the queued pull request (${notScannedGroup(mergeGroupCommit)})`;
    // Beside other projects it must be said which one was judged.
    const project = siblings.length === 0 ? '' : ` of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(deciding[0]?.repository ?? report.repository)}`;
    const judged = deciding.map((scan) => scanText(scan, report, link)).join('; ');
    return `Judged commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 12))}${project}${group}: ${judged}`;
}
function requirementLine({ requirement }) {
    if (requirement === undefined)
        return '';
    return `**${requirement.required ? 'Required' : 'Not required'}**: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(requirement.text)}`;
}
/** A merge group is judged by the pull request that is queued in it. */
function notScannedGroup(commit) {
    return `the merge group's own commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 12))} was not scanned`;
}
function scanText(scan, report, link) {
    const kind = scan.isFullScan ? 'full' : 'diff';
    const judged = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedProducts */ .gj)(report);
    const products = scan.decides.map((product) => (judged.includes(product) ? product : `${product} (not limited)`));
    return `${products.join(', ')} by ${kind} scan ${link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(scan.id), scan.url)}${ageText(scan, report, link)}`;
}
function ageText({ completedAtMs }, { times, links }, link) {
    if (completedAtMs === undefined)
        return '';
    return `, ended ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_2__/* .beforeRun */ .ND)(completedAtMs, times.startedAtMs, link('this run', links.run))}`;
}


/***/ }),

/***/ 4217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ knownAndMissing)
/* harmony export */ });
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7604);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8586);
/* harmony import */ var _text_time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6717);
/* harmony import */ var _judged_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2653);






/** Says for an inconclusive run what is known, and what is missing for a verdict; the reason is in the headline. */
function knownAndMissing(report, link, rows) {
    const known = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p)(knownFacts(report, link), { most: Math.max(rows, 1), noun: 'facts' });
    const missing = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p)(missingFacts(report), { most: Math.max(rows, 1), noun: 'conditions' });
    return `**Known**\n\n${known}\n\n**Missing**\n\n${missing}`;
}
function knownFacts(report, link) {
    const commit = report.commit === undefined ? [] : [`Commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.commit.slice(0, 12))} of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.repository)}.`];
    const waited = report.times.waitedSeconds >= 1 ? [`Waited ${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S)(report.times.waitedSeconds)}.`] : [];
    const scans = report.scans.map((scan) => scanFact(scan, link));
    const facts = [...commit, ...scans, ...seenFacts(report, link), ...mergeGroup(report), ...waited];
    return facts.length === 0 ? [`Repository ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.repository)}; nothing was sent to the platform.`] : facts;
}
function seenFacts({ seen, scans, times }, link) {
    if (seen === undefined)
        return [];
    const { scan, project } = seen;
    const isKnown = scan === undefined || scans.some(({ id }) => id === scan.id);
    return [
        ...(project === undefined ? [] : [`The commit was scanned as ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(project)}.`]),
        ...(isKnown ? [] : [`Seen instead: ${seenText(scan, times.startedAtMs, link)}.`]),
    ];
}
function seenText({ id, url, commit, ref, status, startedAtMs, completedAtMs }, runStartedAtMs, link) {
    const of = commit === undefined ? 'no named commit' : `commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 12))}`;
    const on = ref === undefined ? '' : ` on ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ref)}`;
    const [what, at] = completedAtMs === undefined ? ['started', startedAtMs] : ['ended', completedAtMs];
    const when = at === undefined ? '' : `, ${what} ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .beforeRun */ .ND)(at, runStartedAtMs)}`;
    return `scan ${link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id), url)} of ${of}${on}, ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(status)}${when}`;
}
function mergeGroup({ mergeGroupCommit }) {
    return mergeGroupCommit === undefined
        ? []
        : [`Commit of the queued pull request; ${(0,_judged_line_js__WEBPACK_IMPORTED_MODULE_4__/* .notScannedGroup */ .dA)(mergeGroupCommit)}.`];
}
function scanFact(scan, link) {
    const products = scan.products.length === 0 ? '' : ` of ${scan.products.join(', ')}`;
    const started = scan.startedAtMs === undefined ? '' : `, started ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .minuteText */ .Wn)(scan.startedAtMs)}`;
    return `Scan ${link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(scan.id), scan.url)}${products}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(scan.status)}${started}.`;
}
function missingFacts(report) {
    const scan = report.scans.length > 0 ? [] : ['A scan of this commit that can serve as proof.'];
    if (!(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(report))
        return [...scan, 'The issues: they were not read to the end.'];
    const unproven = report.conditions
        .filter(({ result }) => result === 'unproven')
        .map(({ name }) => `Proof of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)}.`);
    return unproven.length > 0 ? [...scan, ...unproven] : [...scan, 'Proof that what was read is right and complete.'];
}


/***/ }),

/***/ 2834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ changeNotes),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8586);



const WAIVERS_CHANGED = 'This pull request changes the waivers file; its copy is not applied.';
const POLICY_CHANGED = 'This pull request changes the policy file; its copy is not applied.';
function notes(report, rows) {
    const ownPolicyChange = changeNotes(report);
    const items = [...ownPolicyChange, expiredNote(report), ...report.notices.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)].filter((item) => item !== '');
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p)(items, { most: rows, noun: 'notices' });
}
function changeNotes(report) {
    const { waiversFile } = report;
    const isChanged = waiversFile?.source?.kind === 'file' && waiversFile.source.isChangedInPullRequest === true;
    return [...(hasOwnPolicyChange(report) ? [POLICY_CHANGED] : []), ...(isChanged ? [WAIVERS_CHANGED] : [])];
}
function hasOwnPolicyChange({ policy }) {
    return policy?.kind === 'file' && policy.isChangedInPullRequest === true;
}
function expiredNote({ waivers }) {
    const expired = waivers.filter(({ state }) => state === 'expired').length;
    return expired === 0 ? '' : `${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(expired, 'waiver')} expired: the issues count again.`;
}
/** Everything that is wrong in the policy, where that is more than the headline says; else empty. */
function problemList({ problems }, rows) {
    if (problems.length < 2)
        return '';
    const items = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p)(problems.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS), { most: Math.max(rows, 1), noun: 'problems' });
    return `**What to correct**\n\n${items}`;
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pasteLines),
/* harmony export */   S: () => (/* binding */ pasteTitle)
/* harmony export */ });
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);
/* harmony import */ var _text_way_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7088);



/** The waiver of the first rule that breaks the policy, and the command that lists its issues; empty without one. */
function pasteLines(report) {
    const wayOut = (0,_text_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .wayOutOf */ .bp)(report);
    if (wayOut === undefined)
        return '';
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleNames */ .XZ)(report)(wayOut.rule));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(waiverText(report, wayOut, name), `To list the issues of ${name}, one by one:`, fenced('sh', [wayOut.command]));
}
function waiverText(report, { waiver }, name) {
    if (waiver === undefined)
        return '';
    return waiver.length === 0
        ? `${name} has a waiver in ${(0,_text_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverPlace */ .ot)(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)}: change that one.`
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(`To waive ${name}, add this to ${(0,_text_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .pastePlace */ .vA)(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)}, with your own reason, owner and date:`, fenced('yaml', waiver));
}
function pasteTitle(report) {
    const command = 'the command that lists the issues, one by one';
    return (0,_text_way_out_js__WEBPACK_IMPORTED_MODULE_2__/* .wayOutOf */ .bp)(report)?.waiver === undefined
        ? `Lines to copy: ${command}`
        : `Lines to copy: a waiver, and ${command}`;
}
/** None of the lines is a fence: they begin with words of ours. */
function fenced(language, lines) {
    return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}


/***/ }),

/***/ 9794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isPlainPass),
/* harmony export */   O: () => (/* binding */ projectTable)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5245);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8586);




function projectTable(projects, rows) {
    const nameOf = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .projectNames */ .Qw)(projects);
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .t)([
        { title: 'Project', cell: (project) => nameOf(project, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY) },
        { title: 'Verdict', cell: (project) => `${markOf(project)} ${(0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt)(project)}` },
        { title: 'What breaks it, or is missing', cell: (project) => (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .whatText */ .OO)(project, { prose: _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS, code: _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY }) },
        { title: 'Issues', cell: _text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .issuesText */ .gm },
    ], projects, { most: rows, noun: 'projects' });
}
/** True for a pass that says nothing that somebody has to know. */
function isPlainPass(project) {
    return project.verdict.word === 'pass' && (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .openParts */ .t8)(project).length === 0 && (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .warnings */ .AR)(project).length === 0;
}
/** A warning has its number in the headline: a pass beside it is green, as on the page of one project. */
function markOf(project) {
    if (project.verdict.word === 'fail')
        return '❌';
    return project.verdict.word === 'pass' && (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .openParts */ .t8)(project).length === 0 ? '✅' : '⚠️';
}


/***/ }),

/***/ 5494:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ wholeHeadline),
/* harmony export */   r: () => (/* binding */ wholeHeadlineLines)
/* harmony export */ });
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5097);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);
/* harmony import */ var _text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6242);
/* harmony import */ var _text_told_replay_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1213);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7059);







/** The verdict of the whole, which projects have it, and how many there are. */
function wholeHeadline(report, projects) {
    return headlineOf(report, projects, _headline_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKDOWN */ .yQ);
}
function wholeHeadlineLines(report, projects) {
    const { replay, verdict, enforcement, grounds } = headlineOf(report, projects, _headline_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAIN */ .tZ);
    return [replay, (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .G)(verdict), enforcement, grounds].filter((line) => line !== '');
}
function headlineOf(report, projects, style) {
    return {
        replay: (0,_text_told_replay_js__WEBPACK_IMPORTED_MODULE_5__/* .replayText */ .zl)(report, style.code),
        verdict: verdictLine(report, projects, style),
        enforcement: enforcement(report, projects, style),
        grounds: grounds(report, projects, style),
    };
}
function verdictLine(report, projects, style) {
    const { verdict } = report;
    const { mark, prose } = style;
    if (verdict.word === 'pass')
        return passLine(report, projects, style);
    const where = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfNoProject */ .AJ)(report, projects) ? '' : ` ${placeOf(projects, withVerdict(report, projects), style)}`;
    if (verdict.word === 'fail')
        return `${mark('❌')}Findings Gate failed${where === '' ? `: ${prose(verdict.message)}` : where}`;
    return `${mark('⚠️')}Findings Gate is inconclusive${where === '' ? `: ${(0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(report)}` : where}`;
}
function passLine(report, projects, style) {
    const broken = projects.reduce((sum, project) => sum + (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(project).length, 0);
    const open = openTexts(report, projects, style);
    const passing = withVerdict(report, projects);
    // A pass of the whole is one of all of them: were it not so, nobody may take it for one.
    const isOfAll = passing.length === projects.length;
    const warned = broken === 0 ? '' : ` with ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken, 'warning')}`;
    const where = projects.length === 1 || !isOfAll ? placeOf(projects, passing, style) : `in all ${projects.length} projects`;
    return [
        `${style.mark(open.length === 0 && isOfAll ? '✅' : '⚠️')}Findings Gate passed${warned} ${where}`,
        ...open,
    ].join('; ');
}
/** What the verdicts say nothing about, each with the names of the projects of which that is true. */
function openTexts(report, projects, { code }) {
    const nameOf = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectNames */ .Qw)(projects);
    const parts = projects.flatMap((project) => (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .openParts */ .t8)(project).map((part) => ({ part, project })));
    const open = [...Map.groupBy(parts, ({ part }) => part)].map(([part, alike]) => {
        const some = alike.map(({ project }) => project);
        return `${part} (${(0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .namesText */ .cb)(some, nameOf, code)})`;
    });
    const missing = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .missingProjectsText */ .w_)(report, code);
    return missing === '' ? open : [...open, missing];
}
function placeOf(projects, some, { code }) {
    const where = projects.length === 1 ? 'one project' : `${some.length} of ${projects.length} projects`;
    return `in ${where}: ${(0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .namesText */ .cb)(some, (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectNames */ .Qw)(projects), code)}`;
}
/** What the heading has not said: how many have which other verdict, what is missing and who can act, and what is left open. */
function grounds(report, projects, style) {
    const { verdict } = report;
    const words = verdict.word === 'inconclusive' ? unprovenTexts(report, projects, style) : [];
    const others = othersText(report, projects, style);
    // The heading of a pass has it all.
    const open = verdict.word === 'pass' ? [] : openTexts(report, projects, style);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([...words, others, ...open].map(_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .G));
}
/** Where the projects lack one thing, it is told here; else each tells its own. */
function unprovenTexts(report, projects, { code, strong, sentence }) {
    const unproven = withVerdict(report, projects);
    const [worst = report] = unproven;
    const reasons = [...new Set([worst, ...unproven].map(({ verdict }) => verdict.reason ?? ''))];
    const isOne = reasons.length === 1;
    const told = unproven.length === 0 ? sentence(report.verdict.message) : (0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(worst);
    return [
        isOne ? told : '',
        // Since when it is missing is told of each project.
        isOne ? (0,_text_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .whoActs */ .Q_)({ ...worst, scans: [], seen: undefined, replay: report.replay }) : '',
        `${strong('Not proven, so not a pass')} (${reasons.map((reason) => code(reason)).join(', ')}).`,
    ];
}
function othersText(report, projects, { code }) {
    const nameOf = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectNames */ .Qw)(projects);
    const { word } = report.verdict;
    const unproven = projects.filter(({ verdict }) => verdict.word === 'inconclusive');
    const passing = projects.filter(({ verdict }) => verdict.word === 'pass');
    const are = unproven.length === 1 ? 'is' : 'are';
    const pass = passing.length === 1 ? 'passes' : 'pass';
    const names = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .namesText */ .cb)(unproven, nameOf, code);
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([
        word !== 'fail' || unproven.length === 0 ? '' : `${unproven.length} ${are} not proven (${names})`,
        word === 'pass' || passing.length === 0 ? '' : `${passing.length} ${pass}`,
    ], ', ');
}
function enforcement(report, projects, style) {
    if (report.mode === 'report' || !report.isSoftened || report.exitCode !== 0)
        return (0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .enforcementNote */ .J4)(report, style);
    const names = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .namesText */ .cb)(withVerdict(report, projects), (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectNames */ .Qw)(projects), style.code);
    const softened = `${style.code('on-inconclusive')} softens what is not proven to a warning`;
    return `${style.strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven${names === '' ? '' : ` of ${names}`}.`;
}
function withVerdict({ verdict }, projects) {
    return projects.filter((project) => project.verdict.word === verdict.word);
}


/***/ }),

/***/ 4325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ wholePage)
/* harmony export */ });
/* harmony import */ var _text_fit_page_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6237);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5245);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8321);
/* harmony import */ var _text_unjudged_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1370);
/* harmony import */ var _count_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8791);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7059);
/* harmony import */ var _judged_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2653);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2834);
/* harmony import */ var _waiver_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3214);
/* harmony import */ var _project_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9794);
/* harmony import */ var _whole_headline_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5494);













/** Projects that simply passed are folded. Undefined where not even the headline and the next step fit. */
function wholePage(report, projects, style, fits) {
    const { whole, sections } = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .Ks)(report, projects);
    const loud = sections.filter((project) => !(0,_project_table_js__WEBPACK_IMPORTED_MODULE_10__/* .isPlainPass */ .C)(project));
    const quiet = sections.filter(_project_table_js__WEBPACK_IMPORTED_MODULE_10__/* .isPlainPass */ .C);
    const top = topOf(whole, projects, style);
    const render = (size) => {
        const projectsInTurn = [...loudSections(loud, projects, style, size), quietSections(quiet, projects, style, size)];
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(top(size), ...projectsInTurn, bottomOf(whole, size))}\n`;
    };
    const most = {
        table: projects.length,
        loud: loud.length,
        culprits: Math.max(...sections.map(_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .mostCulprits */ .ki)),
        rows: Math.max((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .longestList */ .XZ)(whole), ...sections.map(_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .longestList */ .XZ)),
        quiet: quiet.length,
    };
    const full = render(most);
    return fits(full) ? full : cutPage(render, most, fits);
}
/** What matters most is made as large as it fits, one after the other, before anything of the next is shown. */
function cutPage(render, most, fits) {
    let size = { table: 0, loud: 0, culprits: 0, rows: 0, quiet: 0 };
    for (const part of ['table', 'loud', 'culprits', 'rows', 'quiet']) {
        const here = size;
        const number = (0,_text_fit_page_js__WEBPACK_IMPORTED_MODULE_12__/* .mostThatFits */ .T)(most[part], (count) => fits(render({ ...here, [part]: count })));
        if (number === undefined)
            return undefined;
        size = { ...size, [part]: number };
        // Room that is too small for one more is left empty.
        if (number < most[part])
            break;
    }
    return render(size);
}
function topOf(whole, projects, { levels, hasRequirement }) {
    const { replay, verdict, enforcement, grounds } = (0,_whole_headline_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeHeadline */ .W)(whole, projects);
    const sums = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .withSums */ .jX)(whole, projects);
    // What there is to do stands with each project, but not after a replay, or where the verdict is of none of them.
    const isToldHere = whole.replay !== undefined || (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfNoProject */ .AJ)(whole, projects);
    return ({ table, loud, rows }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(replay === '' ? '' : `> ${replay}`, `${levels[0]} ${verdict}`, enforcement === '' ? '' : `> ${enforcement}`, grounds, isToldHere || loud === 0 ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .toDo */ .Xj)((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .e)(whole.nextStep)) : '', (0,_notes_js__WEBPACK_IMPORTED_MODULE_8__/* .problemList */ .gH)(whole, rows), whole.siblings.length === 0 ? '' : (0,_text_unjudged_js__WEBPACK_IMPORTED_MODULE_4__/* .siblingsLine */ ._u)(whole, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY), hasRequirement ? (0,_judged_line_js__WEBPACK_IMPORTED_MODULE_7__/* .requirementLine */ .oK)(whole) : '', (0,_project_table_js__WEBPACK_IMPORTED_MODULE_10__/* .projectTable */ .O)(projects, table), (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(sums) ? `In all: ${(0,_count_line_js__WEBPACK_IMPORTED_MODULE_5__/* .countLine */ .Q)(sums)}` : '', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .titled */ .dJ)('Notes', (0,_notes_js__WEBPACK_IMPORTED_MODULE_8__/* .notes */ .Q2)(whole, rows)));
}
function loudSections(loud, projects, style, size) {
    const left = loud.slice(size.loud);
    return [
        ...loud.slice(0, size.loud).map((project) => section(project, projects, style, size)),
        left.length === 0 ? '' : `Not shown here: ${(0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .namesText */ .cb)(left, (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .projectNames */ .Qw)(projects), _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)}`,
    ];
}
function quietSections(quiet, projects, style, size) {
    if (quiet.length === 0)
        return '';
    const left = quiet.length - size.quiet;
    const shown = quiet.slice(0, size.quiet).map((project) => section(project, projects, style, size));
    if (shown.length === 0)
        return '';
    const title = quiet.length === 1 ? '1 project that passed' : `${quiet.length} projects that passed`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(title, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(...shown, left === 0 ? '' : `and ${left} more, see the table`));
}
function section(project, projects, { levels, body }, size) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .projectHeadline */ .Ch)(project, levels[1], (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .projectNames */ .Qw)(projects)(project, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)), body(project, size));
}
function bottomOf(whole, { rows }) {
    const waivers = (0,_waiver_table_js__WEBPACK_IMPORTED_MODULE_9__/* .waiverTable */ .Fd)(whole, rows);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)(waivers === '' ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)('Waivers of all projects', waivers), (0,_headline_js__WEBPACK_IMPORTED_MODULE_6__/* .placesLine */ .F1)({ ...whole, links: { ...whole.links, findings: undefined } }, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkTo */ .uM)(whole.links)));
}


/***/ }),

/***/ 797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ proofFacts),
/* harmony export */   n: () => (/* binding */ proof)
/* harmony export */ });
/* harmony import */ var _domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(645);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7604);
/* harmony import */ var _text_limits_note_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(305);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5245);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8586);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1599);
/* harmony import */ var _text_time_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6717);









const USUAL_SEARCHES = new Set([..._domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, _domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .RATED_SEARCH */ .gK, _domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .OTHER_SEARCH */ .ah]);
/** What the verdict rests on: scans, commit, ref, products, times, policy, requests, and searches beyond the usual ones. */
function proof(report, link, rows) {
    const items = proofFacts(report, { code: _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY, prose: _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS, link }, rows).map(({ label, text, details = [] }) => [`**${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)].join('\n'));
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p)(items, { most: items.length, noun: 'facts' });
}
/** The same as plain data, for at most `rows` scans, searches and oddities. */
function proofFacts(report, style, rows) {
    const { times, requests, baseline } = report;
    const pullRequest = report.pullRequest === undefined ? '' : `, pull request ${report.pullRequest}`;
    const waited = times.waitedSeconds >= 1 ? `, of which ${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S)(times.waitedSeconds)} waiting` : '';
    const readAt = times.issuesReadAtMs === undefined
        ? 'not read'
        : `${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
    return [
        ...replayFacts(report, style),
        {
            label: 'Commit',
            text: `${orDash(report.commit, style)} of ${style.code(report.repository)}, ref ${orDash(report.ref, style)}`,
        },
        ...scanFacts(report, style, rows),
        ...limitsFacts(report, style),
        { label: 'Policy', text: policyText(report, style) },
        ...waiversFacts(report, style),
        ...(baseline === undefined ? [] : [{ label: 'Baseline', text: style.code(baseline.ref) }]),
        { label: 'Issues read', text: readAt },
        ...searchFacts(report, style, rows),
        ...placesFacts(report, style),
        { label: 'Event', text: `${style.code(report.event)}${pullRequest}` },
        ...baseFacts(report, style),
        { label: 'Run', text: `${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(times.startedAtMs)}, took ${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S)(times.seconds)}${waited}` },
        { label: 'Requests', text: `${requests.sent} sent, ${requests.planned} planned` },
        ...oddityFacts(report, style, rows),
    ];
}
function replayFacts({ replay }, style) {
    if (replay === undefined)
        return [];
    const { digest, version } = replay;
    return [{ label: 'Replay', text: `of the record ${style.code(digest)}, written by version ${style.code(version)}` }];
}
function scanFacts({ scans, verdict }, style, rows) {
    if (scans.length === 0)
        return [{ label: 'Scan', text: 'none' }];
    const facts = scans.slice(0, rows).map((scan) => {
        const kind = `${scan.isFullScan ? 'full' : 'diff'} scan of ${scan.products.join(', ') || 'no known product'}`;
        // A scan that proved nothing decided nothing.
        const isProof = verdict.word !== 'inconclusive' && scan.decides.length > 0;
        const isForAll = scans.length === 1;
        const decides = isForAll ? ' decides' : ` decides for ${scan.decides.join(', ')}`;
        const text = `${style.link(style.code(scan.id), scan.url)}${isProof ? decides : ''}`;
        return {
            label: 'Scan',
            text: `${text}: ${style.code(scan.status)}, ${kind}`,
            details: [placeText(scan, style), timeText(scan, style)],
        };
    });
    const left = scans.length - facts.length;
    return left > 0 ? [...facts, { label: 'Scans', text: `and ${left} more scans` }] : facts;
}
function placeText({ commit, ref, repository, repositoryId }, style) {
    const project = [repository, repositoryId].flatMap((text) => (text === undefined ? [] : [style.code(text)]));
    return `commit ${orDash(commit, style)}, ref ${orDash(ref, style)}, project ${project.join(' ') || '–'}`;
}
function timeText({ startedAtMs, completedAtMs, ciJobHost }, style) {
    const maker = ciJobHost === undefined ? '' : `, by a job on ${style.code(ciJobHost)}`;
    return `started ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(startedAtMs)}, finished ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(completedAtMs)}${maker}`;
}
/** The six searches that every run makes need not be shown. */
function searchFacts({ searches }, style, rows) {
    const further = searches.filter((search) => !USUAL_SEARCHES.has(search));
    if (further.length === 0)
        return [];
    const texts = further.map((search) => style.code(search));
    return [
        { label: 'Further searches', text: 'for conditions of the policy', details: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .fewLines */ .W4)(texts, rows, 'searches') },
    ];
}
/** Told where something is to be said of it: usually it is the event's, and never was another one. */
function baseFacts({ baseNow }, style) {
    if (baseNow === undefined)
        return [];
    if ('unknown' in baseNow)
        return [{ label: 'Base now', text: `not known: ${style.prose(baseNow.unknown)}` }];
    if (baseNow.changedAtMs === undefined)
        return [];
    return [{ label: 'Base now', text: `${style.code(baseNow.ref)}, since ${(0,_text_time_text_js__WEBPACK_IMPORTED_MODULE_7__/* .minuteText */ .Wn)(baseNow.changedAtMs)}` }];
}
function oddityFacts({ oddities }, style, rows) {
    if (oddities.length === 0)
        return [];
    const texts = oddities.map((oddity) => style.prose(oddity));
    return [
        { label: 'Odd', text: 'and tolerated, because nothing depends on it', details: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .fewLines */ .W4)(texts, rows, 'oddities') },
    ];
}
/** Places that are missing change nothing of the verdict, and the reader is told why there are none. */
function placesFacts({ places }, style) {
    if (places?.missing === undefined)
        return [];
    const some = places.found.length === 0 ? 'not read' : `only ${places.found.length} read`;
    return [{ label: 'Places', text: `${some}: ${style.code(places.missing)}` }];
}
function waiversFacts({ waiversFile }, style) {
    if (waiversFile === undefined)
        return [];
    const { path, source } = waiversFile;
    const text = source === undefined ? `no file ${style.code(path)}` : sourceText(source, style);
    return [{ label: 'Waivers', text }];
}
/** They stand beside the conditions of a policy. */
function limitsFacts({ failOnSeverity, conditions }, style) {
    if (failOnSeverity === undefined)
        return [];
    const limits = conditions.filter(({ column }) => column !== undefined);
    const named = limits.map(({ name, max }) => `${style.code(name)} ${max}`).join(', ');
    return [{ label: 'Limits', text: `${(0,_text_limits_note_js__WEBPACK_IMPORTED_MODULE_4__/* .failOnText */ .F)(failOnSeverity, style.code)}${named === '' ? '' : `; ${named}`}` }];
}
function policyText({ event, policy, searches }, style) {
    // The searches are planned as soon as it is known whether there is a policy.
    if (policy === undefined)
        return searches.length === 0 ? 'not read' : 'none';
    if (policy.kind === 'input')
        return event === _domain_target_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_LINE */ .rD ? '--policy' : 'the input policy';
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

/***/ 46:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ruleCells)
/* harmony export */ });
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);


/** What a reader knows a rule by, with a link to its page on the platform, and the whole name where that is more. */
function ruleCells(report) {
    const known = CELLS.get(report);
    if (known !== undefined)
        return known;
    const nameOf = (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleNames */ .XZ)(report);
    const link = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkToRules */ .dV)(report.links);
    const cells = new WeakMap();
    const cellOf = (rule) => {
        const made = cells.get(rule);
        if (made !== undefined)
            return made;
        const [short, whole] = [nameOf(rule), (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleName */ .oF)(rule)];
        const name = link((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short), rule.url);
        const cell = short === whole ? name : `${name} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(whole)}`;
        cells.set(rule, cell);
        return cell;
    };
    CELLS.set(report, cellOf);
    return cellOf;
}
/** A page is made again and again until it fits, and these cells take most of the time. */
const CELLS = new WeakMap();


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ epssText),
/* harmony export */   y: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8586);
/* harmony import */ var _rule_cell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46);





/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
function otherRules(report, rows) {
    const { rules, breakingRules } = report;
    const nameCell = (0,_rule_cell_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleCells */ .U)(report);
    const others = rules.slice(breakingRules, breakingRules + rows);
    const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
    const hasEpss = others.some(({ epss }) => epssText(epss) !== '–');
    const columns = [
        { title: 'Rule', cell: (rule) => `${nameCell(rule)}${waivedText(rule)}` },
        { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
        { title: 'Issues', isNumber: true, cell: (rule) => (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)(boundOfRule(report, rule), rule.issues) },
        { title: 'New', isNumber: true, isShown: hasBaseline, cell: (rule) => newText(report, rule) },
        { title: 'Product', cell: ({ product }) => product ?? '–' },
        { title: 'EPSS', isNumber: true, isShown: hasEpss, cell: ({ epss }) => epssText(epss) },
    ];
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)(columns, others, { most: rows, noun: 'rules', inAll: rules.length - breakingRules });
}
function epssText(epss) {
    return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}
function waivedText({ waivedUntil }) {
    return waivedUntil === undefined ? '' : ` (waived until ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(waivedUntil)})`;
}
function boundOfRule(report, { severity }) {
    return (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundOfColumn */ .Gs)(report, severity ?? 'unrated');
}
function newText(report, rule) {
    return rule.issuesAtBaseline === undefined ? '–' : (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)(boundOfRule(report, rule), (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .newIssues */ .xe)(rule), '–');
}


/***/ }),

/***/ 3214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   uU: () => (/* binding */ waiverLines),
/* harmony export */   uv: () => (/* binding */ isCalm)
/* harmony export */ });
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8586);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);





const STATE_TEXT = {
    active: 'active',
    'expiring-soon': '**expires soon**',
    expired: '**expired**: does not apply',
    unused: 'unused: matched nothing',
};
/** True for a waiver that holds and leaves no issue: there is nothing to do about it. */
function isCalm({ state, excess }) {
    return state === 'active' && excess === 0n;
}
function waiverTable(report, rows, waivers = report.waivers) {
    const hasScope = waivers.some(({ issueTypes, severities }) => issueTypes !== undefined || severities !== undefined);
    const hasTicket = waivers.some(({ ticket }) => ticket !== undefined);
    return (0,_text_table_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .t)([
        { title: 'Waived rule', cell: ({ rule }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule) },
        { title: 'Only', isShown: hasScope, cell: scopeText },
        { title: 'Issues', isNumber: true, cell: (waiver) => issuesText(report, waiver) },
        { title: 'State', cell: stateText },
        { title: 'Until', cell: ({ expires }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(expires) },
        { title: 'Owner', cell: ({ owner }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(owner) },
        { title: 'Ticket', isShown: hasTicket, cell: ({ ticket }) => (ticket === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ticket)) },
        { title: 'Reason', cell: ({ reason }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason) },
    ], waivers.toSorted((a, b) => urgency(a) - urgency(b)), { most: rows, noun: 'waivers' });
}
/** A line for each waiver that should be looked at: expired, soon to expire, or without a match. Plain text, for a log. */
function waiverLines({ waivers }) {
    return waivers
        .filter(({ state }) => state !== 'active')
        .toSorted((a, b) => urgency(a) - urgency(b))
        .map((waiver) => `Waiver of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(waiver.rule)} (${peopleOf(waiver)}): ${plainState(waiver)}`);
}
function peopleOf({ owner, ticket }) {
    return [owner, ...(ticket === undefined ? [] : [ticket])].map((text) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(text)).join(', ');
}
function plainState({ state, expires, near }) {
    if (state === 'expired')
        return `expired on ${expires}, does not apply.`;
    if (state === 'expiring-soon')
        return `expires soon, on ${expires}.`;
    return `unused, matched nothing.${near === undefined ? '' : ` Did you mean ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(near)}?`}`;
}
function stateText({ state, near }) {
    return near === undefined ? STATE_TEXT[state] : `${STATE_TEXT[state]}; did you mean ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(near)}?`;
}
function scopeText({ issueTypes = [], severities = [] }) {
    return [...issueTypes.map(_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA), ...severities].join(', ');
}
/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText(report, { state, issues, maxIssues, excess }) {
    // An expired one takes out nothing, whatever there is.
    const bound = report.countsAre === 'exact' && report.waived === undefined ? 'at-least' : report.countsAre;
    const text = state === 'expired' ? '0' : (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)(bound, issues);
    if (maxIssues === undefined)
        return text;
    return `${text} (at most ${maxIssues}${excess > 0n ? `, ${(0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .atLeast */ .jZ)(bound)}${excess} more` : ''})`;
}
function urgency({ state }) {
    return ['expired', 'expiring-soon', 'unused', 'active'].indexOf(state);
}


/***/ }),

/***/ 4989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ whatToDo),
/* harmony export */   u: () => (/* binding */ shortPage)
/* harmony export */ });
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2688);
/* harmony import */ var _text_culprit_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3554);
/* harmony import */ var _text_limits_note_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(305);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5245);
/* harmony import */ var _text_remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(688);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6024);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8321);
/* harmony import */ var _text_way_out_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7088);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7059);









/** The next step: three ways out of a fail, one sentence for everything else, a replay among it; empty where there is nothing to do. */
function whatToDo(report, link) {
    const isFail = report.verdict.word === 'fail' && report.replay === undefined;
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .toDo */ .Xj)(isFail ? waysOut(report, link) : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .e)(report.nextStep));
}
function waysOut(report, link) {
    const { links, verdict, event } = report;
    const repairs = (0,_text_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .remediesOf */ .AJ)(report).map(({ remedy, list }) => ({
        remedy,
        rules: (0,_text_culprit_list_js__WEBPACK_IMPORTED_MODULE_1__/* .culpritText */ .F7)(list, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkToRules */ .dV)(links)),
        isOne: (0,_text_culprit_list_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneIssue */ .AG)(list),
    }));
    const [isTriage, isWaiver] = [(0,_text_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .mayTriage */ .SX)(report), (0,_text_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .mayWaive */ .qo)(report)];
    const rerun = link('re-run this job', links.run);
    const issues = link('the issues on the platform', links.findings);
    const triage = `**triage** ${issues}, then ${rerun}: it takes seconds, nothing is scanned again`;
    const again = `${rerun}: what is taken back ${link('on the platform', links.findings)} needs no new scan`;
    const note = (0,_text_limits_note_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsNote */ .J)(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY);
    return [
        ...(repairs.length === 0
            ? ['- **Fix** the issues, and push, or']
            : repairs.map(repairLine(isTriage ? 'or' : 'then'))),
        `- ${isTriage ? triage : again}${isWaiver ? ', or' : '.'}`,
        ...(isWaiver
            ? [`- **waive** a rule in ${(0,_text_way_out_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverPlace */ .ot)(report, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)}, with a reason, an owner and an expiry date.`]
            : []),
        ...((0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isIncompleteFail */ .zn)(report)
            ? ['', `For the part that was not read: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .e)((0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(verdict.reason, event))}`]
            : []),
        ...(verdict.reason === 'unclassified'
            ? ['', `For the issues of unknown severity: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .e)((0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)('unclassified', event))}`]
            : []),
        ...(note === '' ? [] : ['', note]),
    ].join('\n');
}
/** `last` leads to what stands below the repairs. */
function repairLine(last) {
    return ({ remedy, rules, isOne }, index, all) => `- ${REPAIRS[remedy](rules, isOne)}, ${index === all.length - 1 ? last : 'and'}`;
}
const REPAIRS = {
    revoke: (rules, isOne) => `${isOne ? 'The' : 'Each'} secret found by ${rules}: **revoke it, then remove it**, and push`,
    update: (rules) => `**Update or remove the package** of ${rules}, and push`,
    fix: (rules) => `**Fix** ${rules}, and push`,
    unsilence: (rules) => `**Fix** ${rules}, **or take back what silences it**`,
    look: (rules) => `**Look** at ${rules}, which no scan detects any more`,
};
/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
function shortPage(report, level) {
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .headline */ .Pl)(report, level), whatToDo(report, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTo */ .uM)(report.links)))}\n`;
}


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ mostThatFits),
/* harmony export */   n: () => (/* binding */ fitPage)
/* harmony export */ });
/** As much as fits, culprits first; undefined where not even an empty page does. Fewer entries make a shorter page, so the numbers are found by halving. */
function fitPage(render, most, fits) {
    const whole = render(most);
    if (fits(whole))
        return whole;
    const culprits = mostThatFits(most.culprits, (number) => fits(render({ culprits: number, rows: 0 })));
    if (culprits === undefined)
        return undefined;
    // A row may be shorter than a culprit: room that is too small for one more culprit is left empty.
    if (culprits < most.culprits)
        return render({ culprits, rows: 0 });
    const rows = mostThatFits(most.rows, (number) => fits(render({ culprits, rows: number })));
    return rows === undefined ? undefined : render({ culprits, rows });
}
/** The largest number up to `most` that fits; undefined where 0 does not. */
function mostThatFits(most, fits) {
    let best;
    let low = 0;
    let high = most;
    while (low <= high) {
        const number = Math.floor((low + high) / 2);
        if (fits(number)) {
            best = number;
            low = number + 1;
        }
        else {
            high = number - 1;
        }
    }
    return best;
}


/***/ }),

/***/ 5245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ linkToCode),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   MI: () => (/* binding */ MOST_OF_A_SENTENCE),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   dV: () => (/* binding */ linkToRules),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7275);
/* harmony import */ var _domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2623);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);



/** Longest sentence from outside that a page shows, in code points. */
const MOST_OF_A_SENTENCE = 800;
/** The only form in which GitHub makes no mention, link, emoji or formula of outside text. Safe in a paragraph, list and link label; `table` escapes bars. */
function code(text, most) {
    // Our comment is found by the marker on its first line: nothing else on a page may look like one.
    const inside = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, most).replaceAll('<!--', '<! --');
    if (inside === '')
        return '–';
    const fence = '`'.repeat(absentRun(inside));
    const needsPadding = /^`|`$|^ .* $/u.test(inside) && inside.trim() !== '';
    return needsPadding ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}
/** A sentence of ours that may quote outside text: plain words and numbers stay, other words become code. Never starts a list, heading or other block. */
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, MOST_OF_A_SENTENCE)
        .split(' ')
        .filter((word) => word !== '')
        .map((word, index) => (index === 0 ? firstWord(word) : laterWord(word)))
        .join(' ');
}
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
    const hosts = new Set([links.platform, links.findings, links.run].map(_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4));
    return (label, url) => {
        const host = (0,_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(url);
        const address = host === undefined || !hosts.has(host) ? '' : (0,_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .destination */ .j_)(url);
        return address === '' || address.length > _domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_OF_AN_ADDRESS */ .xL ? label : `[${label}](<${address}>)`;
    };
}
/** Links the name of a rule to its page on the platform, and to nothing else. */
function linkToRules({ platform }) {
    const pageOf = (0,_domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_2__/* .rulePages */ .$)(platform);
    return (label, url) => {
        const page = pageOf(url);
        return page === undefined ? label : `[${label}](<${page}>)`;
    };
}
/** Links to files of the repository at its code host, by addresses as the gate makes them, and to nothing else. */
function linkToCode({ code: repository }) {
    return (label, url) => {
        const isOurs = repository !== undefined && url?.startsWith(repository) && FILE_PAGE.test(url.slice(repository.length));
        return isOurs ? `[${label}](<${url}>)` : label;
    };
}
/** All else in such an address is percent-encoded. */
const FILE_PAGE = /^\/(?:-\/)?blob\/[0-9a-f]{40,64}\/[\w\-./%]+(?:#L\d+(?:-L?\d+)?)?$/;
function details(title, body) {
    return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function titled(title, body) {
    return body === '' ? '' : `**${title}**\n\n${body}`;
}
/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
function paragraphs(...parts) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(parts, '\n\n');
}
/** The shortest fence that the text does not contain: GitHub takes none of more than 80, and 200 characters have at most 18 different lengths. */
function absentRun(text) {
    const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
    let length = 1;
    while (present.has(length))
        length += 1;
    return length;
}
function firstWord(word) {
    return /^\d+[.)]+$/.test(word) ? code(word) : quoted(word);
}
function laterWord(word) {
    return /^[-–—=+<>≤≥]$/.test(word) ? word : quoted(word);
}
function quoted(word) {
    const start = /^[("']/.test(word) ? 1 : 0;
    let end = word.length;
    while (end > start && /[)"',.;:!?]/.test(word[end - 1]))
        end -= 1;
    const core = word.slice(start, end);
    if (core === '')
        return /^[.,;:)]$/.test(word) ? word : code(word);
    return isPlain(core) ? word : word.slice(0, start) + code(core) + word.slice(end);
}
/** Letters or a number; nothing that GitHub could take for a commit, or for the start of an address (`www.` is one). */
function isPlain(word) {
    if (/^(?:www|https?|ftp|mailto|xmpp)$/i.test(word))
        return false;
    return /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i.test(word) && !/^[0-9a-f]{7,}$/i.test(word);
}


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isOfNoProject),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   gm: () => (/* binding */ issuesText),
/* harmony export */   jX: () => (/* binding */ withSums),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   t8: () => (/* binding */ openParts),
/* harmony export */   w_: () => (/* binding */ missingProjectsText)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(567);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1599);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6242);




/** The others are told as a number. */
const PROJECTS_IN_A_SENTENCE = 5;
/** The projects of a run of several, the worst first; undefined for any other run. */
function projectsOf({ projects, replay, nextStep, }) {
    if (projects === undefined || projects.length === 0)
        return undefined;
    // Nothing of a replay is to be mended now: what there is to do is the same for all of them.
    return replay === undefined ? projects : projects.map((project) => ({ ...project, replay, nextStep }));
}
/** Each by its name; by its id as well where others look the same. */
function projectNames(projects) {
    const alike = Map.groupBy(projects, ({ project }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(project.name).trim());
    return ({ project: { name, repositoryId } }, code) => {
        const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(name).trim();
        const isAlone = shown !== '' && alike.get(shown)?.length === 1;
        const known = shown === '' ? [] : [code(name)];
        if (isAlone)
            return known[0];
        const id = repositoryId === undefined ? '(its id is not known)' : `(project ${code(repositoryId)})`;
        return [...known, id].join(' ');
    };
}
/** Says `api, web and 3 more`. */
function namesText(projects, nameOf, code) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fewOf */ .sZ)(projects, PROJECTS_IN_A_SENTENCE, (project) => nameOf(project, code));
}
/** Says `not scanned: project mail, although the last commits were`; empty where none is known to be missing. */
function missingProjectsText({ missingProjects = [] }, code) {
    if (missingProjects.length === 0)
        return '';
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fewOf */ .sZ)(missingProjects, PROJECTS_IN_A_SENTENCE, ({ name }) => code(name));
    return `not scanned: ${missingProjects.length === 1 ? 'project' : 'projects'} ${names}, although the last commits were`;
}
/** A verdict of the whole that no project has: what stands in no section must be told above them all. */
function isOfNoProject({ verdict }, projects) {
    return verdict.word !== 'pass' && !projects.some((one) => one.verdict.word === verdict.word);
}
/** What the verdict on a project says nothing about: a reader must not take it for judged. */
function openParts(project) {
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(project) ? ['nothing blocks'] : [];
}
function verdictText(project) {
    const { word } = project.verdict;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/** What breaks a project, is missing for its verdict, or its pass rests on. `prose` makes harmless a sentence that quotes, `code` a name. */
function whatText(project, { prose, code }) {
    const { verdict, unscanned } = project;
    if (verdict.word === 'inconclusive')
        return `${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
    if (verdict.word === 'fail')
        return prose(verdict.message);
    return `${prose(verdict.message)}${unscanned.length === 0 ? '' : `; not scanned: ${unscanned.join(', ')}`}`;
}
/** `3 critical, at least 2 high; low not read`: columns without an issue are left out. */
function issuesText(project) {
    if (!(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCounts */ .Tk)(project))
        return 'not read';
    const known = _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => ({
        column,
        text: (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .boundText */ .O6)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .boundOfColumn */ .Gs)(project, column), project.counts[column], ''),
    }));
    const told = known.filter(({ text }) => text !== '' && text !== '0').map(({ column, text }) => `${text} ${column}`);
    const unread = known.filter(({ text }) => text === '').map(({ column }) => column);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([told.join(', '), unread.length === 0 ? '' : `${unread.join(', ')} not read`], '; ') || '0';
}
function sectionsOf(report, projects) {
    const ofTheRun = new Set(report.notices);
    const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)));
    return {
        whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
        sections: projects.map((project) => ({
            ...project,
            siblings: [],
            // What was sent and planned is told of the run: many a request is shared.
            requests: report.requests,
            requirement: undefined,
            problems: [],
            notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
            // Which waiver is unused is known of all projects together.
            waivers: project.waivers.map((waiver) => (waiver.state === 'unused' ? { ...waiver, state: 'active' } : waiver)),
            policy: withoutChange(project.policy),
            waiversFile: project.waiversFile && { ...project.waiversFile, source: withoutChange(project.waiversFile.source) },
            // What there is to do after a replay is told of the whole.
            nextStep: report.replay === undefined ? project.nextStep : '',
        })),
    };
}
function withoutChange(source) {
    return source?.kind === 'file' ? { ...source, isChangedInPullRequest: undefined } : source;
}
/** Sums over the projects. What is not known of one is not 0: the sum is then a lower bound. */
function withSums(report, projects) {
    const isExact = projects.every(({ counts, countsAre }) => countsAre === 'exact' && _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.every((column) => counts[column] !== undefined));
    const sums = _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => [
        column,
        projects.reduce((sum, { counts, countsAre }) => sum + (countsAre === 'unsettled' ? 0n : (counts[column] ?? 0n)), 0n),
    ]);
    const wereScanned = new Set(projects.flatMap(({ baseline }) => (baseline === undefined ? [] : [baseline.wasScanned])));
    const waived = projects.map((project) => project.waived);
    const total = sums.reduce((sum, [, count]) => sum + count, 0n);
    return {
        ...report,
        // What is true of the baseline of one project alone is told in its section.
        baseline: wereScanned.size > 1 ? undefined : report.baseline,
        countsAre: isExact ? 'exact' : 'at-least',
        waived: waived.includes(undefined) ? undefined : waived.reduce((sum, count) => sum + count, 0n),
        counts: { ...Object.fromEntries(sums), total },
    };
}


/***/ }),

/***/ 8321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ plainSentence),
/* harmony export */   e: () => (/* binding */ sentence)
/* harmony export */ });
/* harmony import */ var _domain_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5245);


/** A sentence of ours as Markdown. It may quote outside text. Names of inputs become code. */
function sentence(text) {
    return ended(capitalized((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(text).split(' ').map(inputName).join(' ')));
}
/** The same without Markdown, for logs and annotations. The code that writes it makes it harmless. */
function plainSentence(text) {
    return ended(capitalized(text));
}
/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word) {
    const [, name = '', end = ''] = /^([a-z]+(?:-[a-z]+)+)([.,:;]?)$/.exec(word) ?? [];
    return Object.hasOwn(_domain_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .b, name) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name) + end : word;
}
/** A first word that is not an ordinary word, such as a name, stays as it is. */
function capitalized(text) {
    return /^[a-z]+(?:[ ,.:;]|$)/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
}
function ended(text) {
    return text === '' || /[.!?…]["'`)]*$/.test(text) ? text : `${text}.`;
}


/***/ }),

/***/ 5581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ sumByCell),
/* harmony export */   s: () => (/* binding */ cellKey)
/* harmony export */ });
function sumByCell({ rules }) {
    const sums = new Map();
    // Keys for the sums, not for every rule: pages ask for them several times, and a report may have a hundred thousand rules.
    for (const { severity = 'unrated', product = 'other', issues } of rules) {
        const row = sums.get(severity) ?? new Map();
        if (row.size === 0)
            sums.set(severity, row);
        row.set(product, (row.get(product) ?? 0n) + issues);
    }
    const cells = [...sums].flatMap(([severity, row]) => [...row].map(([product, issues]) => [cellKey(severity, product), issues]));
    return { cells: new Map(cells), products: new Set([...sums.values()].flatMap((row) => [...row.keys()])) };
}
function cellKey(severity, product) {
    return `${severity} ${product}`;
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ list),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/** A Markdown table, cut at a row; empty where there is nothing to show. */
function table(all, items, rows) {
    const columns = all.filter(({ isShown = true }) => isShown);
    const shown = items.slice(0, rows.most);
    const lines = [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ isNumber }) => (isNumber ? '--:' : ':--'))),
        ...shown.map((item) => line(columns.map(({ cell }) => cell(item)))),
    ];
    return withRest(lines, shown.length, rows.inAll ?? items.length, rows.noun);
}
/** A Markdown list, cut at an item; empty where there is nothing to show. Items are Markdown. */
function list(items, rows) {
    const shown = items.slice(0, rows.most);
    return withRest(shown.map((item) => `- ${item}`), shown.length, items.length, rows.noun);
}
function line(cells) {
    return `| ${cells.map(escapeBars).join(' | ')} |`;
}
/** Bars separate cells even inside code spans. Parsers disagree about two backslashes before a bar, and agree about one and three. */
function escapeBars(cell) {
    return cell.replace(/\\+\|?|\|/g, (run) => (run.endsWith('|') ? (run.length % 2 === 1 ? '\\' : '\\\\') : '') + run);
}
function withRest(lines, shown, total, noun) {
    if (total === 0)
        return '';
    if (shown === 0)
        return `${total} ${noun}, not shown here.`;
    return shown < total ? [...lines, '', `and ${total - shown} more ${noun}`].join('\n') : lines.join('\n');
}


/***/ }),

/***/ 6242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
/* unused harmony exports WHO_ACTS, WHO_ACTS_SHORT */
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2688);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1599);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);



const WHO_ACTS = {
    gate: 'This is not caused by this change: whoever owns the gate can mend it.',
    scans: 'Whoever runs the scans can mend it.',
    time: 'It takes time, and then a re-run.',
    platform: 'This is not caused by this change: it takes time, and then a re-run.',
    author: 'The author can mend it, by judging the newer commit or by scanning this one again.',
};
const WHO_ACTS_SHORT = {
    gate: "not caused by this change, for the gate's owner",
    scans: 'for whoever runs the scans',
    time: 'takes time and a re-run',
    platform: 'not caused by this change, takes time and a re-run',
    author: 'for the author of the change',
};
/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
function missingText({ verdict }) {
    return wordsOf(verdict)?.missing ?? '';
}
/** Since when it is missing, and who can act. Empty for a fail, which the change causes, and for a replay, after which nobody has to do anything. */
function whoActs(report) {
    const { verdict, nextStep, replay } = report;
    if (verdict.word !== 'inconclusive' || replay !== undefined)
        return '';
    const since = _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[verdict.reason].facts.map((fact) => SINCE[fact]?.(report) ?? '');
    // The next step says that there is nothing to do.
    const who = nextStep === _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW ? '' : WHO_ACTS[wordsOf(verdict).actor];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([...since, who]);
}
function whoActsShort({ verdict }) {
    const words = wordsOf(verdict);
    return words === undefined ? '' : WHO_ACTS_SHORT[words.actor];
}
/** A replay asks a record, and no platform. */
const NOT_RECORDED = { missing: 'the record does not hold what this policy asks for', actor: 'gate' };
function wordsOf({ reason, isNotRecorded }) {
    if (reason === undefined)
        return undefined;
    return isNotRecorded ? NOT_RECORDED : _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason];
}
/** Since when, for the reasons whose message does not say it. */
const SINCE = {
    'scan-end': ({ scans: [scan], times }) => scan?.completedAtMs === undefined ? '' : `The scan ended ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__/* .beforeRun */ .ND)(scan.completedAtMs, times.startedAtMs)}.`,
    'newer-start'({ seen, times }) {
        const startedAtMs = seen?.scan?.startedAtMs;
        return startedAtMs === undefined ? '' : `The newer scan started ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__/* .beforeRun */ .ND)(startedAtMs, times.startedAtMs)}.`;
    },
};


/***/ }),

/***/ 1213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   yh: () => (/* binding */ replayPrefix),
/* harmony export */   zl: () => (/* binding */ replayText)
/* harmony export */ });
/* unused harmony export hasTurned */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6717);


/** So many hex digits tell one record from another; the whole digest is in the proof and in the JSON report. */
const DIGITS_SHOWN = 12;
const MOST_BREAKERS = 3;
/** Says of which record a report is a replay, and what was decided then and now, in sentences. Empty for a run. */
function replayText({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    const { digest, startedAtMs, run, given } = replay;
    const link = run === undefined ? '' : `, ${name(run)}`;
    return [
        `Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteText */ .Wn)(startedAtMs)}${link}.`,
        `${thenAndNow(replay, name)}.`,
        ...(given.length > 0 ? [`Given anew: ${given.map((one) => name(one)).join(', ')}.`] : []),
        ...(given.length === 0 && hasTurned(replay)
            ? ['Nothing was given anew: this version of the gate decides otherwise, or somebody changed the record.']
            : []),
    ].join(' ');
}
function replayPrefix({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    return `replay of record ${name(replay.digest.slice(0, DIGITS_SHOWN))}, then ${replay.was.verdict}: `;
}
/** True where a replay decides something else than the run did. */
function hasTurned({ was, now }) {
    const isSame = was.verdict === now.verdict && was.reason === now.reason && was.exitCode === now.exitCode;
    return !isSame || JSON.stringify(was.brokenBy) !== JSON.stringify(now.brokenBy);
}
function thenAndNow({ was, now }, name) {
    const after = `${decidedText(now, name)}${byText(now, name, ', ')}`;
    if (!hasTurned({ was, now }))
        return `Then and now ${after}`;
    const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
    const [exitThen, exitNow] = [was, now].map(({ exitCode }) => (isSameWord ? ` with exit code ${exitCode}` : ''));
    const by = byText(was, name, '');
    const before = `${decidedText(was, name)}${by === '' ? '' : ` (${by})`}`;
    return `Then ${before}${exitThen}, now ${after}${exitNow}`;
}
function decidedText({ verdict, reason }, name) {
    return reason === undefined ? verdict : `${verdict} (${name(reason)})`;
}
function byText({ brokenBy }, name, before) {
    return brokenBy.length === 0 ? '' : `${before}by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fewOf */ .sZ)(brokenBy, MOST_BREAKERS, name)}`;
}


/***/ }),

/***/ 1370:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _u: () => (/* binding */ siblingsLine),
/* harmony export */   sm: () => (/* binding */ unjudgedLines)
/* harmony export */ });
/* unused harmony export siblingsText */
/* harmony import */ var _domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6122);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1599);


/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
function unjudgedLines(report, { loud, code }) {
    const { unscanned, siblings, event, verdict } = report;
    const required = code((0,_domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_0__/* .settingName */ .Q)('required-products', event));
    return [
        ...(unscanned.length === 0 || verdict.reason === 'product-missing'
            ? []
            : [`${loud(`Not scanned: ${unscanned.join(', ')}`)}. Name what must be scanned in ${required}.`]),
        ...(siblings.length === 0 ? [] : [siblingsLine(report, code)]),
    ];
}
function siblingsLine(report, code) {
    return `${siblingsText(report, code)}. ${report.siblings.length === 1 ? 'It needs' : 'Each needs'} a gate of its own.`;
}
/** The others are told as a number. */
const MOST_NAMED_SIBLINGS = 10;
/** Empty where none is known. `code` makes a name harmless. */
function siblingsText({ siblings }, code) {
    if (siblings.length === 0)
        return '';
    const named = ({ repositoryId, name }) => `${code(name)} (project ${repositoryId})`;
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fewOf */ .sZ)(siblings, MOST_NAMED_SIBLINGS, named);
    const what = siblings.length === 1 ? 'another project' : 'other projects';
    return `Not judged: ${names}, ${what} of this repository with a scan of this commit`;
}


/***/ })

};
;