"use strict";
exports.id = 22;
exports.ids = [22];
exports.modules = {

/***/ 388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ later),
/* harmony export */   b: () => (/* binding */ deadlinesOf)
/* harmony export */ });
// src/domain/work/time.ts
/** The time that many milliseconds after another one, of the same clock. */
function later(time, ms) {
	return time + ms;
}
// src/domain/work/deadlines.ts
/** So that everything can be read again while issues may be read at all. */
const SETTLES_FOR_MS = 45e3;
const READS_FOR_MS = 6e4;
/** The one place where the settings become deadlines. */
function deadlinesOf({ discoveryTimeoutMs, waitTimeoutMs }, monotonicStart) {
	const finishBy = later(monotonicStart, waitTimeoutMs);
	return {
		monotonicStart,
		discoveryMs: Math.min(discoveryTimeoutMs, waitTimeoutMs),
		waitMs: waitTimeoutMs,
		finishBy,
		settleBy: later(finishBy, SETTLES_FOR_MS),
		readBy: later(finishBy, READS_FOR_MS)
	};
}



/***/ }),

/***/ 22:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withPlaces: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);
/* harmony import */ var _deadlines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(388);


// src/gate/door/with-places.ts
/**
* The report of a verdict that stands, with the places of its culprits, as far as they can be read. Its code is loaded
* where there are culprits. Never throws, and changes nothing but `places` and `requests`. A rule whose id has a secret in it is
* not asked for: no request may carry one.
*/
async function withPlaces(report, run, redact) {
	if (report.places === void 0 || run.places === void 0) return report;
	const ruleIds = report.places.search.ruleIds.filter((id) => redact(id) === id);
	if (ruleIds.length === 0) return without(report, "the ids of the rules hold a secret");
	const search = {
		...report.places.search,
		ruleIds
	};
	try {
		const [{ readPlaces }, reader] = await Promise.all([__webpack_require__.e(/* import() */ 274).then(__webpack_require__.bind(__webpack_require__, 274)), run.places.open()]);
		const { clock, signal, monotonicStart } = run.world;
		const limitMs = Math.min(_index_js__WEBPACK_IMPORTED_MODULE_0__.LONGEST_PLACES_MS, (0,_deadlines_js__WEBPACK_IMPORTED_MODULE_1__/* .deadlinesOf */ .b)(run.inputs, monotonicStart).readBy - clock.now());
		if (limitMs <= 0) return without(report, "the time of the run is over");
		const { places, pages } = await readPlaces(search, {
			reader,
			clock,
			signal,
			limitMs,
			mostPages: run.places.mostPages,
			decidingScans: report.scans.filter(({ decides }) => decides.length > 0).map(({ id }) => id)
		});
		const { planned, sent } = report.requests;
		const pageOf = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.rulePages)(report.links.platform);
		const found = places.found.map((place) => ({
			...place,
			ruleUrl: pageOf(place.ruleUrl)
		}));
		return {
			...report,
			places: {
				...places,
				found
			},
			requests: {
				planned: planned + pages,
				sent: sent + reader.requestsSent()
			}
		};
	} catch {
		return without(report, "their code could not be loaded: this is a defect of the gate");
	}
}
function without(report, missing) {
	return {
		...report,
		places: report.places && {
			...report.places,
			missing
		}
	};
}



/***/ })

};
;