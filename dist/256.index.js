"use strict";
exports.id = 256;
exports.ids = [256];
exports.modules = {

/***/ 511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);

// src/report/json/json-text.ts
const { rawJSON } = JSON;
/**
* JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
* JSON escapes, which any reader turns back. A log that prints the file contains no command from it for any CI system:
* `##[name]`, `##vso[…]`.
*/
function jsonText(value, indent) {
	const json = JSON.stringify(withoutBigints(value), null, indent);
	const shown = PLAIN_JSON.test(json) ? json : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.replaceUnseen)(json, (character) => character === "\n" ? character : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.unitEscapes)(character));
	return shown.includes("##") ? shown.replace(/##(?=[a-z]*\[)/gi, "#\\u0023") : shown;
}
/** This stands for a replacer, which would be called for every member. What contains no bigint is not copied. */
function withoutBigints(value) {
	if (typeof value === "bigint") return rawJSON(String(value));
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(withoutBigints);
	let copy;
	for (const name in value) {
		const member = value[name];
		const written = withoutBigints(member);
		if (written === member) continue;
		copy ??= { ...value };
		copy[name] = written;
	}
	return copy ?? value;
}
/** Seen characters of ASCII, and the line feeds between the lines: most texts, and found out much faster than what is unseen. */
const PLAIN_JSON = /^[\n -~]*$/;



/***/ }),

/***/ 256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordRun: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(511);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);



// src/gate/evidence-file/kept-rules.ts
/** Every rule that was found, once, however many pages show it: a run may find a hundred thousand. */
var KeptRules = class {
	all = [];
	/** The first of each path. It is found without making a key, and few paths have another. */
	#byPath = /* @__PURE__ */ new Map();
	#byText = /* @__PURE__ */ new Map();
	/** Gives the rule's place in `all`. */
	placeOf(group) {
		const first = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isNameless)(group) ? void 0 : this.#byPath.get(group.rulePath);
		if (first !== void 0 && isOf(group, this.all[first])) return first;
		const rule = ruleOf(group);
		if (first === void 0 && !(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isNameless)(group)) return this.#keep(this.#byPath, group.rulePath, rule);
		const text = JSON.stringify(rule);
		return this.#byText.get(text) ?? this.#keep(this.#byText, text, rule);
	}
	#keep(places, name, rule) {
		const place = this.all.push(rule) - 1;
		places.set(name, place);
		return place;
	}
};
function ruleOf(group) {
	const { issueType, ruleId, rulePath, epss } = group;
	const uri = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.keptSourceUri)(group);
	const kept = [
		issueType ?? null,
		ruleId,
		rulePath,
		epss?.score ?? null
	];
	return uri === void 0 ? [...kept] : [...kept, uri];
}
function isOf({ issueType, ruleId, epss }, rule) {
	return rule[1] === ruleId && rule[0] === (issueType ?? null) && rule[3] === (epss?.score ?? null);
}
// src/gate/evidence-file/kept-names.ts
/** The inputs that say what was asked, of what, and for how long: they are part of the evidence, as they were written. */
const EVIDENCE_INPUTS = [
	"base-url",
	"deployment-id",
	"repository-id",
	"repository",
	"required-products",
	"required-scan",
	"discovery-timeout",
	"wait-timeout",
	"poll-interval",
	"page-size",
	"states",
	"baseline"
];
/** What is kept of a detail's context: what can decide or is reported. There are no titles, and nothing about people. */
const KEPT_META = [
	"branch",
	"commit",
	"repository",
	"repoDisplayName",
	"pullRequestId",
	"repoUrl",
	"ciJobUrl"
];
// src/gate/evidence-file/kept-scans.ts
function keptScan({ exitCode, findingsCounts, ...rest }) {
	return {
		...rest,
		exitCode: digits(exitCode),
		findings: keptCounts(findingsCounts)
	};
}
function keptDetail({ exitCode, stats, meta, ...rest }) {
	return {
		...rest,
		exitCode: digits(exitCode),
		stats: stats && {
			findings: digits(stats.findings),
			totalTimeSeconds: stats.totalTimeSeconds
		},
		meta: meta && keptMeta(meta)
	};
}
function keptCounts(counts) {
	return Object.fromEntries(_index_js__WEBPACK_IMPORTED_MODULE_0__.FINDINGS_COUNTS.map((name) => [name, digits(counts[name])]));
}
function keptMeta(meta) {
	const { repoUrl, ciJobUrl } = meta;
	return {
		...Object.fromEntries(KEPT_META.map((name) => [name, meta[name]])),
		repoUrl: repoUrl && placeOf(repoUrl),
		ciJobUrl: ciJobUrl !== void 0 && URL.canParse(ciJobUrl) ? new URL(ciJobUrl).origin : void 0
	};
}
/** The same host and path without user, password and query; nothing where there is none. */
function placeOf(url) {
	const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
	if (short !== null) return `ssh://${short[1]}/${short[2]}`;
	if (!URL.canParse(url)) return "";
	const { protocol, host, pathname } = new URL(url);
	return host === "" ? `${protocol}${pathname.replaceAll("@", "%40")}` : `${protocol}//${host}${pathname}`;
}
function digits(value) {
	return value === void 0 ? void 0 : String(value);
}
// src/gate/evidence-file/kept-answers.ts
/** What was told so far, small: rules and scans are kept once each, and a group is two numbers. */
var KeptAnswers = class {
	all = [];
	rules = new KeptRules();
	/** They are kept as JSON, each once, in the order of their places. */
	scans = /* @__PURE__ */ new Map();
	/** It counts the milliseconds since the start of the run. */
	#sinceStart;
	constructor(sinceStart) {
		this.#sinceStart = sinceStart;
	}
	list(of) {
		return this.#begin({
			ask: "list-scans",
			of
		}, (page) => this.#scanPage(page));
	}
	detail(id) {
		return this.#begin({
			ask: "read-scan",
			of: { id }
		}, (detail) => this.#detailPage(detail));
	}
	search(of) {
		return this.#begin({
			ask: "search-issues",
			of
		}, (page) => this.#issuePage(page));
	}
	#begin(question, kept) {
		const course = { pages: [] };
		const answer = Object.assign(course, question, { askedMs: this.#sinceStart() });
		this.all.push(answer);
		return {
			take: (page) => void course.pages.push(kept(page)),
			end: () => {
				course.end = { atMs: this.#sinceStart() };
			},
			fail: (thrown) => {
				const { reason, message } = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
				if (reason !== "cancelled") course.end = {
					atMs: this.#sinceStart(),
					failure: {
						reason,
						message
					}
				};
			}
		};
	}
	#scanPage({ scans, malformed, serverTimeMs }) {
		return {
			atMs: this.#sinceStart(),
			serverTimeMs,
			scans: scans.map((scan) => this.#placeOf(scan)),
			malformed
		};
	}
	#detailPage(detail) {
		return {
			atMs: this.#sinceStart(),
			detail: keptDetail(detail)
		};
	}
	#issuePage({ groups, total, fetched, notices }) {
		return {
			atMs: this.#sinceStart(),
			total: total === void 0 ? void 0 : String(total),
			fetched: fetched === void 0 ? void 0 : String(fetched),
			notices,
			groups: groups.flatMap((group) => [this.rules.placeOf(group), countOf(group.issuesCount)])
		};
	}
	/** The same scans come again with every poll. */
	#placeOf(scan) {
		const text = JSON.stringify(keptScan(scan));
		const known = this.scans.get(text);
		if (known !== void 0) return known;
		this.scans.set(text, this.scans.size);
		return this.scans.size - 1;
	}
};
function countOf(issues) {
	return issues <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(issues) : String(issues);
}
// src/domain/text/program.ts
const VERSION = "0.1.0";
// src/gate/evidence-file/record-pieces.ts
/** So many rules or scans are written at a time: all of them in one text would be the largest thing that a run keeps. */
const ITEMS_PER_PIECE = 100;
/** What stands between the digest and what it is of: everything before. */
const DIGEST_MEMBER = ",\n\"digest\":\"";
/** The record's text, with the SHA-256 of all that stands before the digest at its end. No piece ends within a text. */
function* recordPieces(facts, answers, redact) {
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
	for (const piece of membersOf(facts, answers, redact)) {
		hash.update(piece);
		yield piece;
	}
	yield `${DIGEST_MEMBER}${hash.digest("hex")}"}
`;
}
function* membersOf(facts, { all, rules, scans }, redact) {
	const text = (value) => (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.redactAll)(value, redact));
	yield `{"findingsGateRecord":1,\n"version":${text(VERSION)}`;
	for (const [name, of] of Object.entries(facts)) yield `,\n"${name}":${text(of)}`;
	yield* list("rules", rules.all, ITEMS_PER_PIECE, text);
	yield* list("scans", [...scans.keys()], ITEMS_PER_PIECE, (scan) => text(JSON.parse(scan)));
	yield* list("answers", all, 1, text);
}
function* list(name, items, perPiece, text) {
	yield `,\n"${name}":[`;
	for (let first = 0; first < items.length; first += perPiece) {
		const lines = items.slice(first, first + perPiece).map(text);
		yield `${first === 0 ? "\n" : ",\n"}${lines.join(",\n")}`;
	}
	yield "]";
}
// src/gate/evidence-file/recorded-places.ts
/** The same source, which also gives each page that has come to `keep`, with those before it. */
function recordedPlaces(source, keep) {
	return {
		...source,
		async open() {
			const reader = await source.open();
			async function* listPlaces(search, signal) {
				const pages = [];
				for await (const page of reader.listPlaces(search, signal)) {
					pages.push({
						...page,
						places: page.places.map(withoutPeople)
					});
					keep({
						of: search,
						pages: [...pages]
					});
					yield page;
				}
			}
			return {
				listPlaces,
				requestsSent: () => reader.requestsSent()
			};
		}
	};
}
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;
/** A record has no e-mail address: a message that may quote one is left out, and so is the id, which only tells issues apart. */
function withoutPeople(place) {
	const { message } = place;
	return {
		...place,
		issueId: void 0,
		message: message === void 0 || ADDRESS.test(message) ? void 0 : message
	};
}
// src/gate/evidence-file/recording-reader.ts
/** A reader that keeps every answer that it gives. */
function recordingReader(reader, answers) {
	return {
		listScans: (search, phase) => kept(reader.listScans(search, phase), () => answers.list(search)),
		searchIssues: (search, signal) => kept(reader.searchIssues(search, signal), () => answers.search(search)),
		async readScan(id, phase, aside) {
			const course = answers.detail(id);
			try {
				const detail = await reader.readScan(id, phase, aside);
				course.take(detail);
				course.end();
				return detail;
			} catch (thrown) {
				course.fail(thrown);
				throw thrown;
			}
		},
		requestsSent: () => reader.requestsSent()
	};
}
async function* kept(pages, begin) {
	const course = begin();
	try {
		for await (let page of pages) {
			course.take(page);
			yield page;
			page = void 0;
		}
		course.end();
	} catch (thrown) {
		course.fail(thrown);
		throw thrown;
	}
}
// src/gate/evidence-file/record-run.ts
/** The same world, with a recording of all that it tells. Loaded only where a record is wanted. */
function recordRun({ world, places: source }, raw) {
	const { clock, monotonicStart, signal, checkout } = world;
	const sinceStart = () => Math.round((clock.now() - monotonicStart) * 1e3) / 1e3;
	const answers = new KeptAnswers(sinceStart);
	const random = [];
	let target;
	let began;
	let stoppedMs;
	let places;
	signal.addEventListener("abort", () => {
		stoppedMs = sinceStart();
	});
	function facts() {
		if (target === void 0 || began === void 0) return void 0;
		const inputs = Object.fromEntries(EVIDENCE_INPUTS.map((name) => [name, raw[name]]));
		return {
			startedAtMs: began.wallMs - began.sinceMs,
			beganMs: began.sinceMs,
			stoppedMs,
			inputs,
			target,
			checkout,
			random,
			places
		};
	}
	return {
		world: {
			...world,
			reader: recordingReader(world.reader, answers),
			clock: {
				now: () => clock.now(),
				sleep: (ms, whileWanted) => clock.sleep(ms, whileWanted),
				wallNow() {
					const wallMs = clock.wallNow();
					began ??= {
						wallMs,
						sinceMs: sinceStart()
					};
					return wallMs;
				}
			},
			random() {
				const number = world.random();
				random.push(number);
				return number;
			},
			async readTarget() {
				target = await world.readTarget();
				return target;
			}
		},
		...source === void 0 ? {} : { places: recordedPlaces(source, (kept) => places = kept) },
		recording: { pieces(redact) {
			const known = facts();
			return known === void 0 || answers.all.length === 0 ? void 0 : recordPieces({ run: known }, answers, redact);
		} }
	};
}



/***/ })

};
;