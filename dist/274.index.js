"use strict";
exports.id = 274;
exports.ids = [274];
exports.modules = {

/***/ 274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlaces: () => (/* binding */ readPlaces)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);

// src/places/read-places.ts
/**
* Reads where the culprits are, within its time. It never throws: whatever goes wrong is a reason why places are
* missing, and what came before it stays.
*/
async function readPlaces(search, reading) {
	const { clock, limitMs, decidingScans } = reading;
	const over = new AbortController();
	const timeUp = new AbortController();
	const signal = AbortSignal.any([reading.signal, timeUp.signal]);
	const late = new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("network", `no whole answer within ${Math.round(limitMs / 100) / 10} s`);
	clock.sleep(limitMs, over.signal).then(() => timeUp.abort(late), () => void 0);
	const pages = new PagesRead(search);
	let missing;
	try {
		signal.throwIfAborted();
		await orStopped(pages.take(reading, signal), signal);
		if (pages.found.length === 0) missing = "the issue list shows none of them";
	} catch (thrown) {
		missing = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(signal.aborted ? signal.reason : thrown).message;
	} finally {
		over.abort();
		pages.close();
	}
	return {
		places: {
			search,
			found: pages.found.map((place) => ({
				...place,
				isNew: place.firstSeenScan !== void 0 && decidingScans.includes(place.firstSeenScan)
			})),
			areAll: pages.areAll,
			missing
		},
		pages: pages.asked
	};
}
/** What has come so far. What comes after it was closed is dropped. */
var PagesRead = class {
	#search;
	#seen = /* @__PURE__ */ new Set();
	#found = [];
	#isClosed = false;
	asked = 0;
	areAll = false;
	constructor(search) {
		this.#search = search;
	}
	get found() {
		return this.#found;
	}
	close() {
		this.#isClosed = true;
	}
	async take({ reader, mostPages }, signal) {
		this.asked = 1;
		for await (const page of reader.listPlaces(this.#search, signal)) {
			if (this.#isClosed) return;
			this.#add(page);
			if (page.isLast || this.asked >= mostPages) return;
			this.asked += 1;
		}
	}
	#add({ places, isLast }) {
		const some = places.slice(0, 100);
		this.#found = [...this.#found, ...some.filter((place) => isAskedFor(place, this.#search) && this.#isFirst(place))];
		this.areAll = isLast && some.length === places.length;
	}
	/** A list that is read in pages may show an issue twice. */
	#isFirst({ issueId }) {
		if (issueId === void 0) return true;
		if (this.#seen.has(issueId)) return false;
		this.#seen.add(issueId);
		return true;
	}
};
/** False for what contradicts the question. What an issue does not say is believed. */
function isAskedFor(place, { ruleIds, refs, states, issueTypes }) {
	const fits = (value, asked) => value === void 0 || asked.includes(value);
	return ruleIds.includes(place.ruleId) && fits(place.ref, refs) && fits(place.state, states) && fits(place.issueType, issueTypes);
}
/** The reading, or the reason of the signal where that comes first: nobody waits for a reader that does not stop. */
async function orStopped(reading, signal) {
	reading.catch(() => void 0);
	const { promise: stopped, reject } = Promise.withResolvers();
	const stop = () => reject(signal.reason);
	if (signal.aborted) stop();
	signal.addEventListener("abort", stop, { once: true });
	try {
		await Promise.race([reading, stopped]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}



/***/ })

};
;