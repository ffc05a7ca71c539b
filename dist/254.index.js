"use strict";
exports.id = 254;
exports.ids = [254];
exports.modules = {

/***/ 8254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishComment: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _report_json_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1837);
/* harmony import */ var _report_pages_whole_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6503);
/* harmony import */ var _report_text_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5097);



async function publishComment(comments, report, form) {
    const { url, warning, notice } = await comments.publish(draftOf(report, form));
    // With an address the comment was written, and something else failed.
    const what = url === undefined ? `The ${form.noun} was not written: ` : `The ${form.noun} was written, but `;
    return {
        ...(url === undefined ? {} : { commentUrl: url }),
        ...(warning === undefined ? {} : { warning: `${what}${warning}` }),
        ...(notice === undefined ? {} : { notice: `The ${form.noun} was not written: ${notice}` }),
    };
}
function draftOf(report, { place, run, when, finish }) {
    const marker = { ...place, runId: run.id, attempt: run.attempt, digest: (0,_report_json_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(report) };
    return {
        marker,
        says: report.verdict.word,
        render: (maxLength, isRed) => (0,_report_json_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .sealComment */ .V)({ ...marker, isRed }, (line) => finish((0,_report_pages_whole_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .wQ)(report, { marker: line, maxLength }))),
        mayCreate: isDue(when, report),
        ...(when === 'where-one-stands' && { isNeverFirst: true }),
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
    const hasIssues = [report, ...(0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)(report)].some(({ counts }) => (counts.total ?? 0n) > 0n);
    return verdict.word !== 'pass' || isWarned || hasIssues;
}


/***/ })

};
;