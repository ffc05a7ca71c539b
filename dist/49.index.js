"use strict";
exports.id = 49;
exports.ids = [49];
exports.modules = {

/***/ 49:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readLocations: () => (/* binding */ readLocations)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1056);


/** Never throws: a failure is the reason why locations are missing. Those read before it are kept. */
async function readLocations(search, reading) {
    const { clock, limitMs } = reading;
    const over = new AbortController();
    const signal = AbortSignal.any([reading.signal, over.signal]);
    const late = new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('network', `no whole answer within ${Math.round(limitMs / 100) / 10} s`);
    clock.sleep(limitMs, signal).then(() => over.abort(late), () => undefined);
    const taken = { found: [], areAll: false, pages: 0 };
    let missing;
    try {
        signal.throwIfAborted();
        await takePages(search, reading, signal, taken);
        // The issues were just counted.
        if (taken.found.length === 0)
            missing = 'the issue list shows none of them';
    }
    catch (thrown) {
        missing = (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateFailure */ .c5)(signal.aborted ? signal.reason : thrown).message;
    }
    finally {
        over.abort();
    }
    return { ...taken, missing };
}
async function takePages(search, { reader, mostPages }, signal, taken) {
    const seen = new Set();
    // A list that is read in pages may show an issue twice.
    const isFirst = ({ issueId }) => issueId === undefined || !seen.has(issueId);
    taken.pages = 1;
    for await (const { places, isLast } of reader.listLocations(search, signal)) {
        // A page that is larger than requested must not make our pages larger.
        for (const location of places.slice(0, _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCATIONS_PER_PAGE */ .Hm)) {
            if (!isAskedFor(location, search) || !isFirst(location))
                continue;
            taken.found.push(location);
            if (location.issueId !== undefined)
                seen.add(location.issueId);
        }
        taken.areAll = isLast && places.length <= _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LOCATIONS_PER_PAGE */ .Hm;
        if (isLast || taken.pages >= mostPages)
            return;
        taken.pages += 1;
    }
}
/** False if the issue contradicts the request. A missing member does not. */
function isAskedFor(location, { ruleIds, refs, states, issueTypes }) {
    const fits = (value, asked) => value === undefined || asked.includes(value);
    return (ruleIds.includes(location.ruleId) &&
        fits(location.ref, refs) &&
        fits(location.state, states) &&
        fits(location.issueType, issueTypes));
}


/***/ })

};
;