"use strict";
exports.id = 873;
exports.ids = [873];
exports.modules = {

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

/***/ 6873:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AUDIT: () => (/* binding */ AUDIT)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/location/code-host.js
var code_host = __webpack_require__(6110);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var product = __webpack_require__(8617);
;// CONCATENATED MODULE: ./lib/src/domain/text/program.js
/** Generated from package.json by "npm run generate": do not edit. The bundle runs without package.json, so the program has this copy. */
const VERSION = '0.1.0';
const HOMEPAGE = 'https://github.com/OWNER/findings-gate';

// EXTERNAL MODULE: ./lib/src/report/json/json-text.js
var json_text = __webpack_require__(1417);
// EXTERNAL MODULE: ./lib/src/report/json/member.js
var member = __webpack_require__(8965);
// EXTERNAL MODULE: ./lib/src/report/json/report-members.js
var report_members = __webpack_require__(8287);
// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var projects = __webpack_require__(5097);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __webpack_require__(6024);
;// CONCATENATED MODULE: ./lib/src/tools/audit/attestation/attestation.js










/** One of in-toto's resource descriptors: a member that is not known is left out, never null. */
const policy = {
    name: member/* text */.Qq,
    uri: (0,member/* orAbsent */.Re)(member/* text */.Qq),
    digest: (0,member/* group */.Os)({ sha256: (0,member/* orAbsent */.Re)(member/* text */.Qq), gitCommit: (0,member/* orAbsent */.Re)(member/* text */.Qq) }),
};
const moment = { write: (given) => given, form: { kind: 'time' } };
const project = (0,member/* orNull */.Xd)(member/* text */.Qq);
/** What the predicate of an attestation contains (docs/attestation.md). The first three members are those of in-toto's SVR v0.2. */
const ATTESTATION_MEMBERS = {
    verifier: (0,member/* group */.Os)({ id: member/* text */.Qq, policies: (0,member/* list */.p_)((0,member/* group */.Os)(policy)) }),
    timeCreated: moment,
    properties: (0,member/* list */.p_)(member/* text */.Qq),
    gateVersion: member/* text */.Qq,
    platform: (0,member/* group */.Os)({ url: (0,member/* orNull */.Xd)(member/* text */.Qq), deploymentId: (0,member/* orNull */.Xd)(member/* text */.Qq) }),
    repository: member/* text */.Qq,
    commit: member/* text */.Qq,
    ref: (0,member/* orNull */.Xd)(member/* text */.Qq),
    pullRequest: (0,member/* orNull */.Xd)(member/* count */.U9),
    event: member/* text */.Qq,
    mergeGroupCommit: (0,member/* orNull */.Xd)(member/* text */.Qq),
    run: (0,member/* orNull */.Xd)(member/* text */.Qq),
    issuesReadAt: member/* time */.kB,
    states: (0,member/* list */.p_)((0,member/* oneOf */.yL)(issue/* ISSUE_STATES */.lF)),
    baseline: report_members/* REPORT_MEMBERS */.dB.baseline,
    projects: (0,member/* list */.p_)((0,member/* group */.Os)({ repositoryId: (0,member/* orNull */.Xd)(member/* text */.Qq), name: member/* text */.Qq })),
    scans: (0,member/* list */.p_)((0,member/* group */.Os)({ project, ...(0,member/* without */.FF)(report_members/* SCAN_MEMBERS */.Qz, ['repositoryId', 'ciJobHost']) })),
    conditions: (0,member/* list */.p_)((0,member/* group */.Os)({ project, ...(0,member/* without */.FF)(report_members/* CONDITION_MEMBERS */.AC, ['rules', 'rulesInAll', 'project']) })),
    waivers: (0,member/* list */.p_)((0,member/* group */.Os)((0,member/* without */.FF)(report_members/* WAIVER_MEMBERS */.$p, ['near']))),
    notScanned: (0,member/* list */.p_)((0,member/* group */.Os)({ project, product: (0,member/* oneOf */.yL)(product/* PRODUCTS */.zv) })),
    notJudged: report_members/* REPORT_MEMBERS */.dB.otherProjects,
};
/** Identifies who gave the verdict. The version changes when a pass proves something else: docs/attestation.md says what. */
const VERIFIER = `${HOMEPAGE}/attestation/v1`;
const PROPERTY_PREFIX = 'FINDINGS_GATE_';
/** Why a run is no proof that could be signed. Undefined for an enforced pass in which every project has a blocking condition. */
function notAttested(report) {
    const { verdict, mode, replay } = report;
    if (replay !== undefined)
        return 'a replay proves nothing about today';
    if (verdict.word !== 'pass')
        return `the verdict is ${verdict.word}`;
    if (mode !== 'enforce')
        return `the mode is ${mode}, so nothing was enforced`;
    if ((0,projects/* partsOf */.CI)(report).some(report_facts/* isPassWhereNothingBlocks */.OP))
        return 'nothing blocks, so the pass proves nothing';
    return undefined;
}
/** Renders in-toto's Simple Verification Result v0.2 with members of our own. Only for a run for which `notAttested` returns undefined. */
function renderAttestation(report, settings, redact) {
    const projects = attestedProjects(report);
    const sources = [report.policy, report.waiversFile?.source].filter((source) => source !== undefined);
    // This writes the members that ATTESTATION_MEMBERS names, and nothing else of a report.
    const json = (0,member/* group */.Os)(ATTESTATION_MEMBERS).write({
        ...report,
        verifier: { id: VERIFIER, policies: sources.map((source) => descriptorOf(source, report.links.code, settings)) },
        timeCreated: new Date(report.times.finishedAtMs).toISOString(),
        properties: [`${PROPERTY_PREFIX}PASS`, ...scannedProperties(projects)],
        gateVersion: VERSION,
        platform: { url: report.links.platform, deploymentId: report.deploymentId },
        commit: report.commit,
        run: report.links.run,
        issuesReadAtMs: report.times.issuesReadAtMs,
        states: settings.states,
        projects,
        scans: projects.flatMap(({ scans }) => scans),
        conditions: projects.flatMap(({ conditions }) => conditions),
        notScanned: projects.flatMap(({ notScanned }) => notScanned),
        notJudged: report.otherProjects,
    });
    return redact(`${(0,json_text/* jsonText */.s)(json, 2)}\n`);
}
/** The judged projects. Each entry of a list names its project, so that a run of one project and one of several have the same form. */
function attestedProjects(report) {
    return (0,projects/* partsOf */.CI)(report).map(({ project: named, ...part }) => {
        const deciding = part.scans.filter(({ decides }) => decides.length > 0);
        const project = named?.repositoryId ?? deciding.find(({ repositoryId }) => repositoryId !== undefined)?.repositoryId;
        return {
            repositoryId: project,
            name: named?.name ?? deciding[0]?.repository ?? report.repository,
            scans: deciding.map((scan) => ({ project: scan.repositoryId ?? project, ...scan })),
            conditions: part.conditions.map((condition) => ({ ...condition, project })),
            notScanned: part.unscanned.map((product) => ({ project, product })),
        };
    });
}
/** A property for each product that every project was scanned for: `FULL` if all its deciding scans are full scans, else `DIFF`. */
function scannedProperties(projects) {
    const properties = product/* PRODUCTS */.zv.flatMap((product) => {
        const found = projects.map(({ scans }) => scans.filter(({ decides }) => decides.includes(product)));
        if (found.some((ofProject) => ofProject.length === 0))
            return [];
        const kind = found.flat().every(({ isFullScan }) => isFullScan) ? 'FULL' : 'DIFF';
        return [`${PROPERTY_PREFIX}${kind}_SCAN_${product.replace('-', '_').toUpperCase()}`];
    });
    return properties.sort();
}
/** Says where the text is, or what its digest is, so that a reader can get the same text and compare. */
function descriptorOf(source, code, settings) {
    if (source.kind === 'local-file')
        return { name: source.path, digest: { sha256: source.sha256 } };
    if (source.kind === 'input')
        return { name: 'policy', digest: { sha256: (0,external_node_crypto_.hash)('sha256', settings.policy) } };
    const { repository, path, sha } = source;
    // The address of the judged repository without owner and name is that of its server, where every policy is read.
    const server = code?.split('/').slice(0, -2).join('/');
    return {
        name: path,
        uri: server === undefined ? undefined : `git+${server}/${(0,code_host/* encodedPath */.yT)(repository)}@${sha}#${(0,code_host/* encodedPath */.yT)(path)}`,
        digest: { gitCommit: sha },
    };
}

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
;// CONCATENATED MODULE: ./lib/src/domain/report.js
/** The name of a condition, with its project in a run of several, since each project has the same conditions. */
function nameOfCondition({ name, project }) {
    return project === undefined ? name : `${project.name}: ${name}`;
}

// EXTERNAL MODULE: ./lib/src/report/text/redact.js
var text_redact = __webpack_require__(3741);
;// CONCATENATED MODULE: ./lib/src/tools/audit/record/recording-clock.js
/** Milliseconds since the start of the run. Time moves on only when an answer comes or a pause is over, so that a replay decides at the same times. */
class RecordingClock {
    sleeps = [];
    startedAtMs;
    #clock;
    #monotonicStart;
    #nowMs;
    constructor(clock, monotonicStart) {
        this.#clock = clock;
        this.#monotonicStart = monotonicStart;
        this.#nowMs = this.#sinceStart();
        this.startedAtMs = clock.wallNow() - this.#nowMs;
    }
    now() {
        return this.#nowMs;
    }
    wallNow() {
        return this.startedAtMs + this.now();
    }
    async sleep(ms, signal) {
        const fromMs = this.now();
        await this.#clock.sleep(Math.max(0, fromMs + ms - this.#sinceStart()), signal);
        this.sleeps.push([fromMs, ms, this.happens()]);
    }
    happens() {
        this.#nowMs = this.#sinceStart();
        return this.#nowMs;
    }
    #sinceStart() {
        return Math.round((this.#clock.now() - this.#monotonicStart) * 1_000) / 1_000;
    }
}

// EXTERNAL MODULE: ./lib/src/domain/rule/page-address.js
var page_address = __webpack_require__(7275);
// EXTERNAL MODULE: ./lib/src/domain/rule/rule-page.js
var rule_page = __webpack_require__(2623);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var scan = __webpack_require__(977);
// EXTERNAL MODULE: ./lib/src/domain/text/remote-address.js
var remote_address = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var domain_policy = __webpack_require__(82);
;// CONCATENATED MODULE: ./lib/src/tools/audit/record/stored-names.js

const RECORD_FORMAT = 4;
/** The inputs that decide: what was asked, of what, for how long, what is allowed, and what follows from a verdict. A record has them as they were written. */
const STORED_INPUTS = [
    ...domain_policy/* LIMIT_INPUTS */.oX,
    'mode',
    'on-inconclusive',
    'base-url',
    'deployment-id',
    'repository-id',
    'repository',
    'required-products',
    'required-scan',
    'max-scan-age',
    'projects',
    'discovery-timeout',
    'wait-timeout',
    'poll-interval',
    'page-size',
    'states',
    'baseline',
];
/** The stored members of a detail's context: those that can decide or are reported. There are no titles, and nothing about people. */
const STORED_META = [
    'branch',
    'commit',
    'repository',
    'repoDisplayName',
    'pullRequestId',
    'repoUrl',
    'ciJobUrl',
];

;// CONCATENATED MODULE: ./lib/src/tools/audit/record/stored-answers.js






/** Returns the same reader, and its answers so far. To keep these small, each rule and scan is stored once, and a group is two numbers. */
function recordingReader(inner, clock) {
    const all = [];
    /** Rules and scans as JSON, each with its place in the list: they come again with every search and every poll. */
    const [rules, scans] = [new Map(), new Map()];
    async function* recorded(pages, question, stored) {
        const course = { pages: [] };
        all.push(Object.assign(course, question, { askedMs: clock.now() }));
        try {
            for await (let page of pages) {
                course.pages.push(stored(page, clock.happens()));
                yield page;
                // Otherwise the page would stay in memory until the next one arrives.
                page = undefined;
            }
            course.end = { atMs: clock.happens() };
        }
        catch (thrown) {
            const { reason, message } = (0,failure/* asGateFailure */.c5)(thrown);
            // A stopped question has no `end`: the rest of its answer is unknown.
            if (reason !== 'cancelled')
                course.end = { atMs: clock.happens(), failure: { reason, message } };
            throw thrown;
        }
    }
    const reader = {
        listScans: (of, phase) => recorded(inner.listScans(of, phase), { ask: 'list-scans', of }, (page, atMs) => {
            const { malformed, serverTimeMs } = page;
            const places = page.scans.map((scan) => placeAmong(scans, storedScan(scan)));
            return { atMs, serverTimeMs, scans: places, malformed };
        }),
        searchIssues: (of, signal) => recorded(inner.searchIssues(of, signal), { ask: 'search-issues', of }, (page, atMs) => {
            const { total, fetched, notices } = page;
            const groups = page.groups.flatMap((group) => [placeAmong(rules, storedRule(group)), exact(group.issuesCount)]);
            return { atMs, total: total?.toString(), fetched: fetched?.toString(), notices, groups };
        }),
        async readScan(id, phase, aside) {
            async function* read() {
                yield await inner.readScan(id, phase, aside);
            }
            const stored = (page, atMs) => ({ atMs, detail: storedDetail(page) });
            let detail;
            for await (const page of recorded(read(), { ask: 'read-scan', of: { id } }, stored))
                detail = page;
            return detail;
        },
        requestsPlanned: () => inner.requestsPlanned(),
        requestsSent: () => inner.requestsSent(),
    };
    return { reader, answers: { all, rules, scans } };
}
function storedRule(group) {
    const { issueType, ruleId, rulePath, epss } = group;
    const uri = (0,rule_page/* storedSourceUri */.l)(group);
    const stored = [issueType ?? null, ruleId, rulePath, epss?.score ?? null];
    return uri === undefined ? stored : [...stored, uri];
}
const exact = (issues) => (issues <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(issues) : String(issues));
function placeAmong(places, value) {
    const text = JSON.stringify(value);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
}
function storedScan({ exitCode, findingsCounts, ...rest }) {
    const counts = scan/* FINDINGS_COUNTS */.iE.map((name) => [name, findingsCounts[name]?.toString()]);
    return { ...rest, exitCode: exitCode?.toString(), findings: Object.fromEntries(counts) };
}
function storedDetail({ exitCode, stats, meta, ...rest }) {
    return {
        ...rest,
        exitCode: exitCode?.toString(),
        stats: stats && { findings: stats.findings?.toString(), totalTimeSeconds: stats.totalTimeSeconds },
        meta: meta && {
            ...Object.fromEntries(STORED_META.map((name) => [name, meta[name]])),
            repoUrl: meta.repoUrl && placeOf(meta.repoUrl),
            // Only its host is reported; the rest of an address may contain a secret.
            ciJobUrl: (0,page_address/* parseAddress */.or)(meta.ciJobUrl)?.origin,
        },
    };
}
/** Host and path of the address, without user, password and query. Empty if the address cannot be read. */
function placeOf(url) {
    const short = (0,remote_address/* shortAddress */.Dc)(url);
    if (short !== undefined)
        return `ssh://${short.host}/${short.path}`;
    const address = (0,page_address/* parseAddress */.or)(url);
    if (address === undefined)
        return '';
    const { protocol, host, pathname } = address;
    return host === '' ? `${protocol}${pathname.replaceAll('@', '%40')}` : `${protocol}//${host}${pathname}`;
}

;// CONCATENATED MODULE: ./lib/src/tools/audit/record/record-run.js









const recordRun = ({ world, places: source }, raw) => {
    const { signal, checkout, isPolicyAsked = false } = world;
    const clock = new RecordingClock(world.clock, world.monotonicStart);
    const beganMs = clock.now();
    const { reader, answers } = recordingReader(world.reader, clock);
    const random = [];
    let came;
    const basesNow = [];
    let stoppedMs;
    const locations = new Map();
    let policy = () => ({ kind: 'unread' });
    signal.addEventListener('abort', () => {
        stoppedMs = clock.happens();
    });
    return {
        world: {
            ...world,
            reader,
            clock,
            monotonicStart: 0,
            random() {
                const number = world.random();
                random.push(number);
                return number;
            },
            async readTarget() {
                const target = await world.readTarget();
                came = { target, targetMs: clock.happens() };
                return target;
            },
            async baseNow() {
                const base = await world.baseNow?.();
                if (base !== undefined)
                    basesNow.push({ atMs: clock.happens(), base });
                return base;
            },
            async readPolicy(target) {
                try {
                    const read = await world.readPolicy(target);
                    const atMs = clock.happens();
                    policy = (redact) => ({ kind: 'read', atMs, ...partsOf(read, redact) });
                    return read;
                }
                catch (thrown) {
                    const { reason, message, problems } = (0,failure/* asGateFailure */.c5)(thrown);
                    const atMs = clock.happens();
                    // If reading the policy was stopped, it stays unread: the outcome is unknown.
                    if (reason !== 'cancelled')
                        policy = () => ({ kind: 'refused', atMs, reason, message, problems });
                    throw thrown;
                }
            },
        },
        ...(source && { places: recordedLocations(source, locations) }),
        record: (redact, writeFile) => ({
            what: 'The record',
            async write(report) {
                if (came === undefined || answers.all.length === 0)
                    return { warning: 'The record was not written: the run ended before its first request.' };
                const run = {
                    startedAtMs: clock.startedAtMs,
                    beganMs,
                    stoppedMs,
                    inputs: Object.fromEntries(STORED_INPUTS.map((name) => [name, raw[name]])),
                    ...came,
                    basesNow,
                    isPolicyAsked,
                    checkout,
                    random,
                    sleeps: clock.sleeps,
                    locations: [...locations.values()],
                };
                return writeFile(withDigest(membersOf(run, caseOf(report, policy(redact)), answers, redact)));
            },
        }),
    };
};
function recordedLocations(source, stored) {
    return {
        ...source,
        async open() {
            const reader = await source.open();
            async function* listLocations(search, signal) {
                const pages = [];
                for await (const page of reader.listLocations(search, signal)) {
                    pages.push(page);
                    stored.set(search.repositoryId, { of: search, pages });
                    yield page;
                }
            }
            return { listLocations, requestsSent: () => reader.requestsSent() };
        },
    };
}
function caseOf({ verdict, exitCode, conditions, links }, policy) {
    return {
        run: links.run,
        policy,
        verdict: verdict.word,
        reason: verdict.reason,
        exitCode,
        conditions: conditions.map((condition) => {
            const { action, result } = condition;
            return { name: nameOfCondition(condition), action, result };
        }),
    };
}
function partsOf(read, redact) {
    if (read === undefined)
        return { policy: null, waivers: null };
    const { source, waiversFile, texts } = read;
    const file = waiversFile?.source && storedText(texts.waivers, waiversFile.source, redact);
    return {
        policy: source === undefined ? null : storedText(texts.policy, source, redact),
        waivers: waiversFile === undefined ? null : { path: waiversFile.path, file: file ?? null },
    };
}
/** A text that contains a secret is left out: without the secret, it would not fit its digest. */
function storedText(written, source, redact) {
    const bytes = Buffer.from(written);
    const text = bytes.toString('utf8');
    return { text: redact(text) === text ? text : undefined, sha256: (0,external_node_crypto_.hash)('sha256', bytes), source };
}
/** Rules and scans are written in groups: all of them in one text would be the largest object in memory. */
const ITEMS_PER_PIECE = 100;
const DIGEST_MEMBER = ',\n"digest":"';
const AFTER_DIGEST = '"}\n';
/** The record's text, which ends with the SHA-256 of everything before the digest. */
function* withDigest(pieces) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    for (const piece of pieces) {
        digest.update(piece);
        yield piece;
    }
    yield `${DIGEST_MEMBER}${digest.digest('hex')}${AFTER_DIGEST}`;
}
/** No piece ends within a JSON string. */
function* membersOf({ locations, ...run }, decided, { all, rules, scans }, redact) {
    const mask = (0,text_redact/* createMask */.Px)();
    const text = (own, answered) => (0,json_text/* jsonText */.s)((0,text_redact/* redactAll */.$I)({ ...Object(own), ...mask((0,text_redact/* redactAll */.$I)(answered, redact)) }, redact));
    const answer = (value) => (0,json_text/* jsonText */.s)(mask((0,text_redact/* redactAll */.$I)(value, redact)));
    yield `{"findingsGateRecord":${RECORD_FORMAT},\n"version":${(0,json_text/* jsonText */.s)(VERSION)}`;
    yield `,\n"run":${text(run, { locations })},\n"case":${text(decided)}`;
    yield* list('rules', [...rules.keys()], ITEMS_PER_PIECE, (rule) => answer(JSON.parse(rule)));
    yield* list('scans', [...scans.keys()], ITEMS_PER_PIECE, (scan) => answer(JSON.parse(scan)));
    yield* list('answers', all, 1, ({ pages, end, ...asked }) => text(asked, { pages, end }));
}
function* list(name, items, perPiece, text) {
    yield `,\n"${name}":[`;
    for (let first = 0; first < items.length; first += perPiece) {
        const lines = items.slice(first, first + perPiece).map(text);
        yield `${first === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
    }
    yield ']';
}

;// CONCATENATED MODULE: ./lib/src/tools/audit/audit.js


const AUDIT = {
    recordRun: recordRun,
    async attest(report, settings, redact, writeFile) {
        const reason = notAttested(report);
        if (reason !== undefined)
            return { notice: `The attestation was not written: ${reason}.` };
        return writeFile(renderAttestation(report, settings, redact));
    },
};


/***/ })

};
;