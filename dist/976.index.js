"use strict";
exports.id = 976;
exports.ids = [976];
exports.modules = {

/***/ 5976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment)
});

// UNUSED EXPORTS: draftOf

// EXTERNAL MODULE: ./lib/src/forge/comment-marker.js
var comment_marker = __webpack_require__(2147);
// EXTERNAL MODULE: ./lib/src/forge/one-comment.js
var one_comment = __webpack_require__(5993);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/src/report/json/json-text.js
var json_text = __webpack_require__(1417);
;// CONCATENATED MODULE: ./lib/src/report/json/comment-digest.js




/** 16 hex digits, equal for two comments that differ only in times and in run and request figures: the second need not be written. */
function digestOf(report) {
    return (0,external_node_crypto_.hash)('sha256', (0,json_text/* jsonText */.s)(comparedOf(report))).slice(0, 16);
}
function comparedOf(report) {
    const { times: _times, requests: _requests, links, rules, projects, ...reported } = report;
    // A report may have a hundred thousand rules. A comment names a few, and adds up the others. The column of a condition is in its name.
    const conditions = reported.conditions.map(({ column: _column, ...condition }) => condition);
    return {
        ...reported,
        conditions,
        rules: rules.slice(0, limits/* MOST_COMMENT_RULES */.E3),
        rulesInAll: rules.length,
        sums: [...(0,report_facts/* sumByCell */.he)(report).cells].sort(([one], [other]) => (one < other ? -1 : 1)),
        findings: links.findings ?? null,
        projects: projects?.map(comparedOf),
    };
}

// EXTERNAL MODULE: ./lib/src/report/pages/whole-page.js + 2 modules
var whole_page = __webpack_require__(6503);
// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var projects = __webpack_require__(5097);
;// CONCATENATED MODULE: ./lib/src/gate/publish/comment-text.js





async function publishComment(tools, report, form) {
    const { url, warning, notice } = await (0,one_comment/* writeOneComment */.f)(tools, draftOf(report, form));
    // With an address the comment was written, and something else failed.
    const what = url === undefined ? `The ${form.noun} was not written: ` : `The ${form.noun} was written, but `;
    return {
        commentUrl: url,
        warning: warning && `${what}${warning}`,
        notice: notice && `The ${form.noun} was not written: ${notice}`,
    };
}
function draftOf(report, { place, run, when, finish }) {
    const says = report.verdict.word;
    const marker = { ...place, runId: run.id, attempt: run.attempt, says, digest: digestOf(report) };
    return {
        marker,
        render: (maxLength, isRed) => (0,comment_marker/* sealComment */.V)({ ...marker, isRed }, (line) => finish((0,whole_page/* renderComment */.wQ)(report, { marker: line, maxLength }))),
        mayCreate: when !== 'where-one-stands' && isDue(when, report),
    };
}
function isDue(when, report) {
    if (when === 'on-failure')
        return report.exitCode !== 0;
    return when === 'always' || isWorthTelling(report);
}
/** A clean pass gets no new comment, and only turns an earlier one green. */
function isWorthTelling(report) {
    const { verdict, conditions } = report;
    const isWarned = conditions.some(({ action, result }) => action === 'warn' && result === 'broken');
    // The sum of several projects is unknown if the count of one is.
    const hasIssues = [report, ...(0,projects/* partsOf */.CI)(report)].some(({ counts }) => (counts.total ?? 0n) > 0n);
    return verdict.word !== 'pass' || isWarned || hasIssues;
}


/***/ })

};
;