"use strict";
exports.id = 256;
exports.ids = [256];
exports.modules = {

/***/ 3052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isNameless),
/* harmony export */   Vk: () => (/* binding */ UNRATED_TALLY),
/* harmony export */   ah: () => (/* binding */ OTHER_SEARCH),
/* harmony export */   bW: () => (/* binding */ EVERY_RUN_SEARCHES),
/* harmony export */   ep: () => (/* binding */ ruleKey),
/* harmony export */   gK: () => (/* binding */ RATED_SEARCH)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/evidence.ts
/** Ids of the searches that every run makes (docs/verdict-rules/what-is-counted.md); the four severities are ids too. */
const RATED_SEARCH = "rated";
const OTHER_SEARCH = "other";
const EVERY_RUN_SEARCHES = /* @__PURE__ */ new Set([
	..._publish_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC,
	RATED_SEARCH,
	OTHER_SEARCH
]);
/** Id of the tally that is computed, not searched: the issues without a known severity. */
const UNRATED_TALLY = "unrated";
/**
* How two groups are distinguished: issue type, rule id and path. A group that does not say its type is of the type
* "unknown", like every other that does not. Groups that name neither id nor path are never treated as the same: they
* have no key.
*/
function ruleKey(group) {
	if (isNameless(group)) return void 0;
	const { issueType = "unknown", ruleId, rulePath } = group;
	if (!isEscapedInJson(ruleId) && !isEscapedInJson(rulePath)) return `["${issueType}","${ruleId}","${rulePath}"]`;
	return JSON.stringify([
		issueType,
		ruleId,
		rulePath
	]);
}
/** True for a group that names neither rule id nor path. */
function isNameless({ ruleId, rulePath }) {
	return ruleId === "" && rulePath === "";
}
/** Quotes, backslashes, control characters, and surrogates: a lone one is escaped. */
function isEscapedInJson(text) {
	return /["\\]|[^ -\ud7ff\ue000-\uffff]/.test(text);
}



/***/ }),

/***/ 5737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ HOMEPAGE),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
// src/domain/text/program.ts
const VERSION = "0.1.0";
/** Where people read what the program is. */
const HOMEPAGE = "https://github.com/OWNER/findings-gate";



/***/ }),

/***/ 5256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordRun: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3052);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(883);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8072);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5737);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_4__);







// src/gate/evidence-file/kept-rules.ts
/** Every rule that was found, once, however many pages show it: a run may find a hundred thousand. */
var KeptRules = class {
	all = [];
	/** The first of each path. It is found without making a key, and few paths have another. */
	#byPath = /* @__PURE__ */ new Map();
	#byText = /* @__PURE__ */ new Map();
	/** Gives the rule's place in `all`. */
	placeOf(group) {
		const first = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameless */ .T)(group) ? void 0 : this.#byPath.get(group.rulePath);
		if (first !== void 0 && isOf(group, this.all[first])) return first;
		const rule = ruleOf(group);
		if (first === void 0 && !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameless */ .T)(group)) return this.#keep(this.#byPath, group.rulePath, rule);
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
	const uri = (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_5__/* .keptSourceUri */ .M2)(group);
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
	"projects",
	"discovery-timeout",
	"wait-timeout",
	"poll-interval",
	"page-size",
	"states",
	"baseline"
];
/** The inputs that say what is allowed, and what follows from a verdict: they are part of the case. Others of its inputs are evidence. */
const CASE_INPUTS = [
	"max-critical",
	"max-high",
	"max-medium",
	"max-low",
	"max-unrated",
	"mode",
	"on-inconclusive"
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
	return Object.fromEntries(_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDINGS_COUNTS */ .iE.map((name) => [name, digits(counts[name])]));
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
	#clock;
	constructor(clock) {
		this.#clock = clock;
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
		const answer = Object.assign(course, question, { askedMs: this.#clock.now() });
		this.all.push(answer);
		return {
			take: (page) => void course.pages.push(kept(page)),
			end: () => {
				course.end = { atMs: this.#clock.happens() };
			},
			fail: (thrown) => {
				const { reason, message } = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
				if (reason !== "cancelled") course.end = {
					atMs: this.#clock.happens(),
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
			atMs: this.#clock.happens(),
			serverTimeMs,
			scans: scans.map((scan) => this.#placeOf(scan)),
			malformed
		};
	}
	#detailPage(detail) {
		return {
			atMs: this.#clock.happens(),
			detail: keptDetail(detail)
		};
	}
	#issuePage({ groups, total, fetched, notices }) {
		return {
			atMs: this.#clock.happens(),
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
// src/domain/text/condition-name.ts
/** The name of a condition, with that of its project in a run of several: each of them has the same conditions. */
function nameOfCondition({ name, project }) {
	return project === void 0 ? name : `${project.name}: ${name}`;
}
// src/gate/evidence-file/kept-case.ts
/** By what a run decides, kept while it is read. */
var KeptCase = class {
	#raw;
	#clock;
	#policy = () => ({ kind: "unread" });
	constructor(raw, clock) {
		this.#raw = raw;
		this.#clock = clock;
	}
	/** The same reading, of which this keeps what came. */
	reading(readPolicy) {
		return async (target) => {
			try {
				const read = await readPolicy(target);
				const atMs = this.#clock.happens();
				this.#policy = (redact) => ({
					kind: "read",
					atMs,
					...partsOf(read, redact)
				});
				return read;
			} catch (thrown) {
				const { reason, message, problems } = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
				const atMs = this.#clock.happens();
				if (reason !== "cancelled") this.#policy = () => ({
					kind: "refused",
					atMs,
					reason,
					message,
					problems: [...problems]
				});
				throw thrown;
			}
		};
	}
	/** The case as it was decided. */
	decidedAs({ verdict, exitCode, conditions, links }, redact) {
		return {
			run: links.run,
			inputs: Object.fromEntries(CASE_INPUTS.map((name) => [name, this.#raw[name]])),
			policy: this.#policy(redact),
			verdict: verdict.word,
			reason: verdict.reason,
			exitCode,
			conditions: conditions.map((condition) => ({
				name: nameOfCondition(condition),
				action: condition.action,
				result: condition.result
			}))
		};
	}
};
function partsOf(read, redact) {
	if (read === void 0) return {
		policy: null,
		waivers: null
	};
	const { source, waiversFile: waivers, texts } = read;
	return {
		policy: source === void 0 ? null : keptText(texts.policy, source, redact),
		waivers: waivers === void 0 ? null : {
			path: waivers.path,
			file: keptWaivers(waivers, texts, redact)
		}
	};
}
function keptWaivers({ source }, { waivers }, redact) {
	return source === void 0 ? null : keptText(waivers, source, redact);
}
/** A text in which a secret stands is left out, as it would not fit its digest without. */
function keptText(written, source, redact) {
	const bytes = Buffer.from(written);
	const text = bytes.toString("utf8");
	const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256").update(bytes).digest("hex");
	return {
		text: redact(text) === text ? text : void 0,
		sha256,
		source
	};
}
// src/gate/evidence-file/record-pieces.ts
/** So many rules or scans are written at a time: all of them in one text would be the largest thing that a run keeps. */
const ITEMS_PER_PIECE = 100;
/** What stands between the digest and what it is of: everything before. */
const DIGEST_MEMBER = ",\n\"digest\":\"";
/** The record's text, with the SHA-256 of all that stands before the digest at its end. No piece ends within a text. */
function* recordPieces(facts, answers, redact) {
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256");
	for (const piece of membersOf(facts, answers, redact)) {
		hash.update(piece);
		yield piece;
	}
	yield `${DIGEST_MEMBER}${hash.digest("hex")}"}
`;
}
function* membersOf(facts, { all, rules, scans }, redact) {
	const text = (value) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.redactAll)(value, redact));
	yield `{"findingsGateRecord":2,\n"version":${text(_program_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x)}`;
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
				const isFirst = firsts();
				for await (const page of reader.listPlaces(search, signal)) {
					pages.push({
						...page,
						places: page.places.filter(isFirst).map(withoutPeople)
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
/** A list in pages may tell an issue twice. Without its id nobody could see that in a record. */
function firsts() {
	const seen = /* @__PURE__ */ new Set();
	return (place) => {
		const told = JSON.stringify(place);
		if (place.issueId === void 0 || !seen.has(told)) {
			seen.add(told);
			return true;
		}
		return false;
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
// src/gate/evidence-file/recording-clock.ts
/**
* The time of a run that is recorded. It stands still while the gate itself is at work, and goes on with what happens: an answer
* comes, a pause is over. So the run decides at times that its record holds, and a replay decides at the same ones, however
* slow either machine is. It is counted in milliseconds from the start of the run.
*/
var RecordingClock = class {
	sleeps = [];
	/** The time of day at its zero. */
	startedAtMs;
	#clock;
	#monotonicStart;
	#nowMs;
	#isOver = false;
	constructor(clock, monotonicStart) {
		this.#clock = clock;
		this.#monotonicStart = monotonicStart;
		this.#nowMs = this.#sinceStart();
		this.startedAtMs = clock.wallNow() - this.#nowMs;
	}
	now() {
		return this.#isOver ? this.#sinceStart() : this.#nowMs;
	}
	wallNow() {
		return this.startedAtMs + this.now();
	}
	async sleep(ms, signal) {
		const fromMs = this.now();
		await this.#clock.sleep(Math.max(0, fromMs + ms - this.#sinceStart()), signal);
		if (!this.#isOver) this.sleeps.push([
			fromMs,
			ms,
			this.happens()
		]);
	}
	/** Something has happened: it is now. */
	happens() {
		this.#nowMs = this.#sinceStart();
		return this.#nowMs;
	}
	/** The verdict stands, and time goes on by itself: nothing more is decided. */
	end() {
		this.#isOver = true;
	}
	#sinceStart() {
		return Math.round((this.#clock.now() - this.#monotonicStart) * 1e3) / 1e3;
	}
};
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
function placesOf([places, ...furtherPlaces]) {
	return {
		places,
		...furtherPlaces.length === 0 ? {} : { furtherPlaces }
	};
}
/** The same world, with a recording of all that it tells, in the time of what happens. Loaded only where a record is wanted. */
function recordRun({ world, places: source }, raw) {
	const { signal, checkout, isPolicyAsked = false } = world;
	const clock = new RecordingClock(world.clock, world.monotonicStart);
	const beganMs = clock.now();
	const answers = new KeptAnswers(clock);
	const kept = new KeptCase(raw, clock);
	const random = [];
	let came;
	let stoppedMs;
	const places = /* @__PURE__ */ new Map();
	signal.addEventListener("abort", () => {
		stoppedMs = clock.happens();
	});
	function facts() {
		if (came === void 0) return void 0;
		const inputs = Object.fromEntries(EVIDENCE_INPUTS.map((name) => [name, raw[name]]));
		return {
			startedAtMs: clock.startedAtMs,
			beganMs,
			stoppedMs,
			inputs,
			...came,
			isPolicyAsked,
			checkout,
			random,
			sleeps: clock.sleeps,
			...placesOf([...places.values()])
		};
	}
	/** Of each project; a page that has come takes the place of what was told of it before. */
	function keepPlaces(told) {
		places.set(told.of.repositoryId, told);
	}
	/** The verdict stands when places are asked for. */
	function openPlaces(opened) {
		clock.end();
		return opened.open();
	}
	return {
		world: {
			...world,
			reader: recordingReader(world.reader, answers),
			clock,
			monotonicStart: 0,
			random() {
				const number = world.random();
				random.push(number);
				return number;
			},
			async readTarget() {
				const target = await world.readTarget();
				came = {
					target,
					targetMs: clock.happens()
				};
				return target;
			},
			readPolicy: kept.reading(world.readPolicy)
		},
		...source === void 0 ? {} : { places: recordedPlaces({
			...source,
			open: () => openPlaces(source)
		}, keepPlaces) },
		recording: { pieces(report, redact) {
			const known = facts();
			return known === void 0 || answers.all.length === 0 ? void 0 : recordPieces({
				run: known,
				case: kept.decidedAs(report, redact)
			}, answers, redact);
		} }
	};
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

/***/ 8072:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   If: () => (/* binding */ reportedFindings),
/* harmony export */   Nl: () => (/* binding */ shownScan),
/* harmony export */   iE: () => (/* binding */ FINDINGS_COUNTS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   tZ: () => (/* binding */ SCAN_STATUSES)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/scan.ts
/** Scan states that the platform documents, without their prefix. Any other text is an unknown state: not finished yet. */
const SCAN_STATUSES = [
	"pending",
	"running",
	"completed",
	"error",
	"cancelled",
	"never-finished"
];
/** A state as reports write it: the platform's own word in lower case without its prefix (`never_finished`), an unknown one as it came. */
function statusWord(status) {
	return typeof status === "string" ? status.replaceAll("-", "_") : status.unknown;
}
/** What a scan counts: the findings of three products, and of all. */
const FINDINGS_COUNTS = [
	"code",
	"secrets",
	"supplyChain",
	"total"
];
/** A scan has these where the list gives no count at all. */
const NO_COUNTS = {
	code: void 0,
	secrets: void 0,
	supplyChain: void 0,
	total: void 0
};
/** How many findings a scan reports, for people: its total, else the sum over its products; undefined where the list gives no count. */
function reportedFindings({ total, ...byProduct }) {
	const given = Object.values(byProduct).filter((count) => count !== void 0);
	if (total !== void 0 || given.length === 0) return total;
	return given.reduce((sum, count) => sum + count, 0n);
}
function shownScan(scan, links) {
	const { id, repositoryId, commit, startedAtMs, completedAtMs } = scan;
	return {
		id,
		commit,
		startedAtMs,
		completedAtMs,
		/** The platform's own word in lower case without its prefix, such as `never_finished`; an unknown word as it came. */
		status: statusWord(scan.status),
		ref: scan.branch,
		products: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOf */ .y0)(scan.enabledProducts),
		/** Address on the platform, built by the gate itself; undefined where the id of the repository is not known. */
		url: repositoryId === void 0 ? void 0 : links.scan(repositoryId, id)
	};
}



/***/ })

};
;