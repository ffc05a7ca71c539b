"use strict";
exports.id = 294;
exports.ids = [294];
exports.modules = {

/***/ 6294:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   leftOpenOfSeveral: () => (/* binding */ leftOpenOfSeveral)
/* harmony export */ });
/* harmony import */ var _report_text_projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5097);
/* harmony import */ var _report_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);
/* harmony import */ var _report_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1599);



function leftOpenOfSeveral(report, leftOpenOfOne) {
    const projects = (0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectsOf */ .UW)(report) ?? [];
    const nameOf = (0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectNames */ .Qw)(projects);
    const all = projects.flatMap((project) => leftOpenOfOne(project).map((text) => ({ project, text })));
    const reported = [...Map.groupBy(all, ({ text }) => text)].map(([text, alike]) => {
        const some = alike.map(({ project }) => project);
        return `${some.length === 1 ? 'Project' : 'Projects'} ${(0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .namesText */ .cb)(some, nameOf, (name) => (0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(name))}: ${text}`;
    });
    const missing = (0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .missingProjectsText */ .w_)(report, (name) => (0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(name));
    return missing === '' ? reported : [...reported, `${(0,_report_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .G)(missing)} Check that each is scanned.`];
}


/***/ })

};
;