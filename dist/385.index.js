"use strict";
exports.id = 385;
exports.ids = [385];
exports.modules = {

/***/ 4385:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postWorst: () => (/* binding */ postWorst)
/* harmony export */ });
/* harmony import */ var _domain_work_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3689);
/* harmony import */ var _forge_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);
/* harmony import */ var _commit_statuses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(771);
/* harmony import */ var _status_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2819);




/** The time to read the statuses of other pull requests, in milliseconds. */
const WORDS_BUDGET_MS = 10_000;
/**
 * Sets the worst word of all open pull requests of one commit. Our own word is set first, and never as a success: if two runs end
 * together, the one that reads later sees both words, and only the words that were read may turn the commit green. Never throws.
 */
async function postWorst(options) {
    const { own, plain, openPulls, post } = options;
    const isOpen = openPulls === undefined || own.pullRequest === undefined || openPulls.includes(own.pullRequest);
    const counted = isOpen || openPulls.length === 0 ? [own] : [];
    if (isOpen && own.state === 'failure')
        return post(plain);
    let state = (0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .worstState */ .Fk)(['pending', ...counted.map((word) => word.state)]);
    const first = state === own.state ? plain : (0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusUnder */ .Jv)(own, state, 'others of this commit count, too');
    let posted = await post(first);
    try {
        // Reads again after a pass: another run may have set its word in the meantime.
        for (let isOver = false; !isOver && posted.warning === undefined; isOver = state !== 'success') {
            const all = [...counted, ...(await wordsOfOthers(options))];
            const worst = all.find((word) => word.state === (0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .worstState */ .Fk)(all.map((one) => one.state)));
            // A closed pull request says nothing about the open ones.
            if (worst === undefined || worst.state === state)
                return posted;
            posted = await post(worst === own ? plain : (0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusUnder */ .Jv)(own, worst.state, `${(0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .said */ .ag)(worst)}, with the same head`));
            state = worst.state;
        }
        return posted;
    }
    catch (thrown) {
        const back = state === 'success' ? await post(first) : undefined;
        const why = thrown instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeFailure */ .yT ? thrown.message : 'an unexpected error of the gate';
        const stays = back?.warning === undefined
            ? `it stays ${first.state}`
            : `it is still ${state}, and could not be taken back (${back.warning}), though it should be`;
        return { warning: `${stays}, because what was said of other pull requests is not known: ${why}` };
    }
}
/** The newest word of this gate for each pull request. Throws `ForgeFailure`. */
async function wordsOfOthers(options) {
    const { api, clock, context, own, openPulls, author } = options;
    const wanted = openPulls && new Set(openPulls.filter((one) => one !== own.pullRequest));
    const found = new Map();
    for await (const status of (0,_commit_statuses_js__WEBPACK_IMPORTED_MODULE_1__/* .listStatuses */ .vM)(api, options, context, (0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_3__/* .later */ .NU)(clock.now(), WORDS_BUDGET_MS))) {
        // If GitHub did not say who we are, each status counts.
        if (typeof author === 'number' && status.creator?.id !== author)
            continue;
        for (const word of (0,_status_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(status)) {
            const { pullRequest } = word;
            const isWanted = pullRequest === undefined || (pullRequest !== own.pullRequest && (wanted?.has(pullRequest) ?? true));
            if (isWanted && !found.has(pullRequest))
                found.set(pullRequest, word);
        }
        if (wanted !== undefined && [...wanted].every((one) => found.has(one)))
            break;
    }
    return [...found.values()];
}


/***/ })

};
;