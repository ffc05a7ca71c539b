"use strict";
exports.id = 806;
exports.ids = [806];
exports.modules = {

/***/ 806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalPublication: () => (/* binding */ refusalPublication)
/* harmony export */ });
/* harmony import */ var _step_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(987);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(710);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(458);




// src/action/refusal-publication.ts
/**
* Where the report of a refused setting goes: the log and the runner's files. Nothing was asked, so there is nothing
* else to show, and no other page to load.
*/
function refusalPublication({ env, redact, log }) {
	const outputs = (values) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutputs */ .Kn)(env, values);
	const sinks = [
		{
			what: "The log",
			async write(report) {
				for (const line of ["", ...(0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalLines */ .s6)(report)]) log.info((0,_index_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(line));
				return {};
			}
		},
		(0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonReport */ .L7)(redact, (json) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReport */ .u5)(env, void 0, json)),
		(0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOutputs */ .tH)(redact, outputs),
		{
			what: "The job summary",
			write: (report) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSummary */ .Sy)(env, (maxBytes) => cutTo(maxBytes, redact((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .shortPage */ .b_)(report, "##"))))
		},
		(0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .commentUrlOutput */ .Ee)(redact, outputs)
	];
	return (report, _ready, publishLog) => (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)(report, sinks, publishLog);
}
/** It is empty where there is no room. */
function cutTo(maxBytes, page) {
	return Buffer.byteLength(page, "utf8") <= maxBytes ? page : "";
}



/***/ })

};
;