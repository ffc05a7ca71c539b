"use strict";
exports.id = 22;
exports.ids = [22];
exports.modules = {

/***/ 1635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ withoutWaiting),
/* harmony export */   NU: () => (/* binding */ later),
/* harmony export */   PW: () => (/* binding */ codeHostAt),
/* harmony export */   Wf: () => (/* binding */ eachAtMost),
/* harmony export */   as: () => (/* binding */ codeAddress),
/* harmony export */   b0: () => (/* binding */ deadlinesOf)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(883);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4781);



// src/domain/work/each-at-most.ts
/** Calls `work` for every item, a few at the same time; the results are in the order of the items. The first failure is thrown. */
async function eachAtMost(atOnce, items, work) {
	const results = [];
	const queue = items.entries();
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
	return results;
}
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
/** Nothing is waited for: what is missing from the index then is told so. */
function withoutWaiting(monotonicStart) {
	return {
		finishBy: monotonicStart,
		settleBy: monotonicStart
	};
}
// src/domain/place/code-host.ts
/** The repository at this address; undefined where the text is no plain https address of one. */
function codeHostAt(form, url) {
	if (url === void 0 || (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_2__/* .hostOf */ .w4)(url) === void 0) return void 0;
	const { origin, pathname, search, hash } = new URL(url);
	const path = pathname.replace(/\/+$/, "");
	if (search !== "" || hash !== "" || !/^(?:\/[^/]+){2,}$/.test(path)) return void 0;
	return {
		form,
		address: (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_2__/* .destination */ .j_)(origin + path)
	};
}
/**
* The page of these lines as they are in the commit. Undefined where the file is none of a repository, or the address
* would be too long for a link.
*/
function codeAddress({ form, address }, commit, { filePath, line, endLine }) {
	if (commit === void 0 || !(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(commit) || !(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepositoryPath */ .o)(filePath)) return void 0;
	const path = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodedPath */ .y)(filePath).replaceAll("~", "%7E");
	const [blob, to] = form === "github" ? ["blob", "-L"] : ["-/blob", "-"];
	const page = `${address}/${blob}/${commit}/${path}${line === void 0 ? "" : `#L${line}`}${line === void 0 || endLine === void 0 || endLine <= line ? "" : `${to}${endLine}`}`;
	return page.length > 2e3 ? void 0 : page;
}



/***/ }),

/***/ 4781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isRepositoryPath),
/* harmony export */   y: () => (/* binding */ encodedPath)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/place/repository-path.ts
/**
* True for the path of a file below the root of a repository: relative, with `/` alone between its parts, none of them
* empty or a step to another folder, plain or encoded, and without a character that cannot be seen.
*/
function isRepositoryPath(path) {
	if (path === void 0 || path.search(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSEEN */ .PR) !== -1 || /\\|^[a-z]:/i.test(path)) return false;
	return path.split("/").every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}
/** The path as a part of an address: each part percent-encoded, so that none of it is a scheme, a query or a fragment. */
function encodedPath(path) {
	return path.split("/").map(encoded).join("/");
}
function encoded(part) {
	return encodeURIComponent(part).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}



/***/ }),

/***/ 883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ rulePages),
/* harmony export */   M2: () => (/* binding */ keptSourceUri),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export MOST_OF_AN_ADDRESS */
// src/domain/rule/page-address.ts
/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
const MOST_OF_AN_ADDRESS = 2e3;
/** Host and port of an https address without credentials; undefined for every other text. */
function hostOf(url) {
	if (url === void 0 || !URL.canParse(url)) return void 0;
	const { protocol, username, password, host } = new URL(url);
	return protocol === "https:" && username === "" && password === "" && !host.startsWith("[") ? host : void 0;
}
/** Percent-encodes what Markdown could read as its own, and what no address needs. */
function destination(url) {
	return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
// src/domain/rule/rule-page.ts
/**
* The platform says where a rule's page is, and only the platform's own host is believed: an https address without user,
* on host and port of `base-url`, percent-encoded.
*/
function rulePages(platform) {
	const host = hostOf(platform);
	if (host === void 0) return () => void 0;
	const own = `https://${host}/`;
	return (sourceUri) => {
		if (sourceUri === void 0 || sourceUri.length > 2e3) return void 0;
		if (sourceUri.startsWith(own) && SAFE.test(sourceUri)) return sourceUri;
		if (!PLAINLY_HTTPS.test(sourceUri) || hostOf(sourceUri) !== host) return void 0;
		const page = asUri(destination(sourceUri));
		return page.length > 2e3 ? void 0 : page;
	};
}
/**
* The address as far as it may be kept: not one that is too long for a link, nor one that may name a person by e-mail.
*/
function keptSourceUri({ ruleSourceUri }) {
	if (ruleSourceUri === void 0 || ruleSourceUri.length > 2e3) return void 0;
	return EMAIL.test(ruleSourceUri) ? void 0 : ruleSourceUri;
}
/** An at sign behind something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;
/** Nothing in it needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;
/** A parser of addresses forgives what people then misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** Parsers of addresses leave a lone percent sign and a second hash as they are, which no URI may have. */
function asUri(address) {
	const [before = "", ...fragments] = address.replace(/%(?![0-9a-f]{2})/gi, "%25").split("#");
	return fragments.length === 0 ? before : `${before}#${fragments.join("%23")}`;
}



/***/ }),

/***/ 984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ countsInAll),
/* harmony export */   S3: () => (/* binding */ waiversOfAll),
/* harmony export */   cQ: () => (/* binding */ sumIfAll),
/* harmony export */   eE: () => (/* binding */ rulesOfAll),
/* harmony export */   x7: () => (/* binding */ placesOfAll),
/* harmony export */   yb: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/gate/outcome/whole-members.ts
/** A sum of which a part is not known would be taken for the whole: it is not known either. */
function sumIfAll(counts) {
	let sum = 0n;
	for (const count of counts) {
		if (count === void 0) return void 0;
		sum += count;
	}
	return sum;
}
const WORTHS = [
	"unsettled",
	"at-least",
	"exact"
];
/** The counts of all projects together, and what they are worth: no more than those of the weakest. */
function countsInAll(projects) {
	const columns = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => [column, sumIfAll(projects.map(({ counts }) => counts[column]))]);
	return {
		counts: {
			...Object.fromEntries(columns),
			total: sumIfAll(projects.map(({ counts }) => counts.total))
		},
		countsAre: WORTHS.find((worth) => projects.some(({ countsAre }) => countsAre === worth)),
		newTotal: sumIfAll(projects.map(({ newTotal }) => newTotal)),
		fixedTotal: sumIfAll(projects.map(({ fixedTotal }) => fixedTotal))
	};
}
/** The conditions of all, each with its project. Those of the worst project come first. */
function conditionsOf(projects) {
	return projects.flatMap(({ conditions, project }) => conditions.map((condition) => ({
		...condition,
		project
	})));
}
/** What breaks a condition in any project comes before all that breaks none. */
function rulesOfAll(projects) {
	const breaking = projects.flatMap(({ rules, breakingRules }) => rules.slice(0, breakingRules));
	const others = projects.flatMap(({ rules, breakingRules }) => rules.slice(breakingRules));
	const isCompared = projects.some(({ fixedRules }) => fixedRules !== void 0);
	return {
		rules: [...breaking, ...others],
		breakingRules: breaking.length,
		fixedRules: isCompared ? projects.flatMap(({ fixedRules = [] }) => fixedRules) : void 0
	};
}
/** The policy is one, so each project has the same waivers in the same order: one that is used in any project is used. */
function waiversOfAll(projects) {
	const judged = projects.map(({ waivers }) => waivers).filter((waivers) => waivers.length > 0);
	const [first = []] = judged;
	return first.map((waiver, at) => {
		const alike = judged.map((waivers) => waivers[at] ?? waiver);
		return {
			...alike.find(({ state }) => state !== "unused") ?? waiver,
			issues: alike.reduce((sum, { issues }) => sum + issues, 0n),
			excess: alike.reduce((sum, { excess }) => sum + excess, 0n)
		};
	});
}
/** The places of all culprits; each project has read its own. */
function placesOfAll(projects) {
	const all = projects.map(({ places }) => places).filter((places) => places !== void 0);
	const [first] = all;
	if (first === void 0) return void 0;
	return {
		...first,
		found: all.flatMap(({ found }) => found),
		areAll: all.every(({ areAll }) => areAll),
		missing: all.find(({ missing }) => missing !== void 0)?.missing
	};
}



/***/ }),

/***/ 7022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withPlaces: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1635);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(883);
/* harmony import */ var _whole_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




// src/domain/place/place-commit.ts
/**
* The commit whose file a place is in: that of the scans that decide its product on its ref. Undefined where none does, so
* that an issue of an earlier commit may stand there, and where they are of several commits.
*/
function commitOfPlace({ ref, issueType }, scans) {
	const deciding = scans.filter(({ decides }) => decides.length > 0);
	const isOnly = deciding.length === 1;
	const product = issueType === void 0 ? void 0 : _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[issueType];
	const commits = deciding.filter(({ decides }) => product === void 0 || decides.includes(product)).filter((scan) => isOnly || ref === void 0 || scan.ref !== void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRef */ .MP)(scan.ref, ref)).map(({ commit }) => commit);
	return new Set(commits).size === 1 ? commits[0] : void 0;
}
// src/gate/door/with-places.ts
/** Each asks for the places of its own culprits. */
const PROJECTS_AT_ONCE = 8;
/**
* The report of a verdict that stands, with the places of its culprits, as far as they can be read. Its code is loaded
* where there are culprits. Never throws, and changes nothing but `places` and `requests`. A rule whose id has a secret in it is
* not asked for: no request may carry one.
*/
async function withPlaces(report, run, redact) {
	const { projects, requests } = report;
	if (projects === void 0) return withOwnPlaces(report, run, redact);
	const explained = await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .eachAtMost */ .Wf)(PROJECTS_AT_ONCE, projects, (project) => withOwnPlaces(project, run, redact));
	const further = (name) => explained.reduce((sum, one, at) => sum + one.requests[name] - projects[at].requests[name], 0);
	return {
		...report,
		projects: explained,
		places: (0,_whole_members_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOfAll */ .x7)(explained),
		requests: {
			planned: requests.planned + further("planned"),
			sent: requests.sent + further("sent")
		}
	};
}
async function withOwnPlaces(report, run, redact) {
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
		const limitMs = Math.min(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PLACES_MS */ .Pi, (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .deadlinesOf */ .b0)(run.inputs, monotonicStart).readBy - clock.now());
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
		const pageOf = (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .rulePages */ .$f)(report.links.platform);
		const found = places.found.map((place) => ({
			...place,
			ruleUrl: pageOf(place.ruleUrl),
			...linesOf(place, report, run.world.checkout, redact)
		}));
		return {
			...report,
			places: {
				...report.places,
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
/** In which commit a place is, and its page there. A path with a secret in it has no page: an address would hide the secret badly. */
function linesOf(place, { scans }, { code }, redact) {
	const commit = commitOfPlace(place, scans);
	const isSafe = place.filePath !== void 0 && redact(place.filePath) === place.filePath;
	return {
		commit,
		url: code === void 0 || !isSafe ? void 0 : (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .codeAddress */ .as)(code, commit, place)
	};
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