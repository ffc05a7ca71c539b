"use strict";
exports.id = 685;
exports.ids = [685];
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

/***/ 243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ isOneIssue),
/* harmony export */   AJ: () => (/* binding */ remediesOf),
/* harmony export */   Ar: () => (/* binding */ isDateTime),
/* harmony export */   F7: () => (/* binding */ culpritText),
/* harmony export */   PV: () => (/* binding */ dayAfter),
/* harmony export */   SX: () => (/* binding */ mayTriage),
/* harmony export */   W0: () => (/* binding */ statesText),
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   bp: () => (/* binding */ wayOutOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   ot: () => (/* binding */ waiverPlace),
/* harmony export */   qo: () => (/* binding */ mayWaive),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   tf: () => (/* binding */ isCalendarDate),
/* harmony export */   vA: () => (/* binding */ pastePlace),
/* harmony export */   xe: () => (/* binding */ newIssues)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/rule/rule-name.ts
/** A rule's whole name: its path, else its id. What a reader knows it by is in rule-names.ts. */
function ruleName({ rulePath, ruleId }) {
	return rulePath || ruleId || "(rule without a name)";
}
// src/domain/rule/rule-names.ts
/**
* Each rule's name is the shortest end of its path, in whole dot-separated segments, that no other rule
* has that a page of this report may show. A name that is no path is shown whole. Rules of one path have their product and id behind it.
*/
function ruleNames(report) {
	const { conditions, rules, breakingRules, fixedRules } = report;
	const known = NAMES_OF.get(conditions);
	if (known?.rules === rules && known.fixedRules === fixedRules && known.breakingRules === breakingRules) return known.name;
	const names = new Names();
	for (const rule of shownRules(report)) names.add(rule);
	const name = (rule) => names.of(rule);
	NAMES_OF.set(conditions, {
		rules,
		breakingRules,
		fixedRules,
		name
	});
	return name;
}
/** How many issues of the rule the baseline does not have. */
function newIssues({ issues, issuesAtBaseline = 0n }) {
	return issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n;
}
/** Those that conditions count, and the first that break nothing, are new, or are gone. */
function* shownRules({ conditions, rules, breakingRules, fixedRules }) {
	for (const condition of conditions) yield* condition.rules;
	yield* rules.slice(breakingRules, breakingRules + 200);
	yield* (fixedRules ?? []).slice(0, 200);
	let left = fixedRules === void 0 ? 0 : 200;
	for (let index = 0; left > 0 && index < rules.length; index += 1) {
		const rule = rules[index];
		if (newIssues(rule) === 0n) continue;
		left -= 1;
		yield rule;
	}
}
/** The pages of one report ask again and again, and a report may have a hundred thousand rules. */
const NAMES_OF = /* @__PURE__ */ new WeakMap();
var Names = class {
	/** The first rule of each whole name. */
	#first = /* @__PURE__ */ new Map();
	/** Whole names that several rules have. */
	#shared = /* @__PURE__ */ new Set();
	/** Whole names by their last segment. */
	#byLast = /* @__PURE__ */ new Map();
	/** How many segments of a name no other name ends in; filled for all names of one last segment at a time. */
	#segments = /* @__PURE__ */ new Map();
	add(rule) {
		const name = ruleName(rule);
		const first = this.#first.get(name);
		if (first === void 0) {
			this.#first.set(name, rule);
			const last = endOf(name, 1);
			const others = this.#byLast.get(last);
			if (others === void 0) this.#byLast.set(last, [name]);
			else others.push(name);
		} else if (first.ruleId !== rule.ruleId || first.product !== rule.product) this.#shared.add(name);
	}
	of(rule) {
		const name = ruleName(rule);
		if (this.#shared.has(name)) return `${name}${mark(rule)}`;
		return PATH.test(name) ? withLetter(name, this.#segmentsOf(name)) : name;
	}
	#segmentsOf(name) {
		const alike = this.#byLast.get(endOf(name, 1)) ?? [];
		if (alike.length > 1 && !this.#segments.has(name)) this.#compare(alike);
		return this.#segments.get(name) ?? 1;
	}
	/** In the order of their ends, the names with which a name shares the most stand beside it. */
	#compare(names) {
		const sorted = names.map((name) => ({
			name,
			ends: name.split(".").reverse()
		})).sort(byEnds);
		for (const [index, { name, ends }] of sorted.entries()) {
			const beside = [sorted[index - 1], sorted[index + 1]];
			const most = Math.max(...beside.map((other) => other === void 0 ? 0 : sharedEnds(ends, other.ends)));
			this.#segments.set(name, most + 1);
		}
	}
};
/** Words with dots between them. It takes time in proportion to the name. */
const PATH = /^[\w/-]+(?:\.[\w/-]+)+$/;
/** An end without a letter, as a version has, is no name: it goes on to the last segment that has one. */
function withLetter(name, segments) {
	const end = endOf(name, segments);
	let letter = name.length - 1;
	while (letter >= 0 && !/[a-z]/i.test(name[letter])) letter -= 1;
	if (letter < 0) return name;
	const from = name.lastIndexOf(".", letter) + 1;
	return from < name.length - end.length ? name.slice(from) : end;
}
function endOf(name, segments) {
	let from = name.length;
	for (let left = segments; left > 0 && from > -1; left -= 1) from = from === 0 ? -1 : name.lastIndexOf(".", from - 1);
	return name.slice(from + 1);
}
/** ` [code r-1]`: what distinguishes rules of one path. */
function mark({ product, ruleId, rulePath }) {
	const words = [product, rulePath === "" ? "" : ruleId].filter((word) => word !== void 0 && word !== "");
	return words.length === 0 ? "" : ` [${words.join(" ")}]`;
}
function byEnds({ ends: a }, { ends: b }) {
	const shared = sharedEnds(a, b);
	const [left, right] = [a[shared] ?? "", b[shared] ?? ""];
	return left === right ? a.length - b.length : left < right ? -1 : 1;
}
function sharedEnds(a, b) {
	const differs = a.findIndex((end, index) => end !== b[index]);
	return differs === -1 ? a.length : differs;
}
// src/domain/text/states-text.ts
/** Nobody would read more of them in a table or a headline. */
const MOST_NAMED_STATES = 3;
/** The triage states that a condition counts, in a few words: `in ignored-app or ignored-code`, `in 7 triage states`. */
function statesText(states) {
	if (states.length > MOST_NAMED_STATES) return `in ${states.length} triage states`;
	return `in ${states.length === 1 ? states[0] : `${states.slice(0, -1).join(", ")} or ${states.at(-1)}`}`;
}
// src/domain/text/calendar-date.ts
/** A day has so many milliseconds. */
const DAY_MS = 864e5;
const TIME_OF_DAY = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;
/** True for a day that exists, written `YYYY-MM-DD`. Texts of this form sort in the order of their days. */
function isCalendarDate(text) {
	if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
/** True for a time of RFC 3339 with seconds and offset, such as `2026-01-31T00:00:00Z`. */
function isDateTime(text) {
	const end = text.indexOf("T");
	return isCalendarDate(text.slice(0, end)) && TIME_OF_DAY.test(text.slice(end + 1));
}
/** The day of a time in milliseconds since 1970, in UTC: `2026-01-31`. */
function dayOf(ms) {
	return new Date(ms).toISOString().slice(0, 10);
}
/** Whole days from one calendar date to another; negative where `to` is earlier. */
function daysBetween(from, to) {
	return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
/** The day so many days after another, as texts; `9999-12-31` where that would be later. */
function dayAfter(day, days) {
	const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
	return time > LAST_DAY ? "9999-12-31" : dayOf(time);
}
const LAST_DAY = Date.parse("9999-12-31T00:00:00Z");
// src/report/text/culprit-list.ts
const MOST_NAMED_CULPRITS = 3;
function culpritList(broken, report) {
	const nameOf = ruleNames(report);
	const rules = /* @__PURE__ */ new Map();
	for (const rule of broken.flatMap((condition) => condition.rules)) {
		const key = JSON.stringify([
			rule.product,
			rule.ruleId,
			rule.rulePath
		]);
		if (!rules.has(key)) rules.set(key, rule);
	}
	const named = [...rules.values()].slice(0, MOST_NAMED_CULPRITS);
	const inAll = Math.max(rules.size, ...broken.map(({ rulesInAll }) => rulesInAll));
	return {
		named: named.map((rule) => ({
			name: nameOf(rule),
			issues: rule.issues,
			url: rule.url
		})),
		others: inAll - named.length,
		bound: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)(report.countsAre)
	};
}
/** `a (2), b (1) and 3 more rules`, or `a (at least 2)`; empty where no rule is known. */
function culpritText({ named, others, bound }, code, link = (label) => label) {
	if (named.length === 0) return "";
	const texts = named.map(({ name, issues, url }) => `${link(code(name), url)} (${bound}${issues})`);
	if (others > 0) return `${texts.join(", ")} and ${others} more ${others === 1 ? "rule" : "rules"}`;
	return texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
/** True where no more than one issue is meant. */
function isOneIssue({ named, others, bound }) {
	return named.length === 1 && others === 0 && bound === "" && named[0].issues === 1n;
}
// src/report/text/remedy/remedies.ts
/** The rules that block by what mends them, that with the worst severity first. It is empty where no rule is known. */
function remediesOf(report) {
	const broken = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report);
	const byRemedy = /* @__PURE__ */ new Map();
	for (const condition of broken) for (const rule of condition.rules) {
		const remedy = remedyOf(rule, condition);
		const alike = byRemedy.get(remedy);
		if (alike === void 0) byRemedy.set(remedy, [rule]);
		else alike.push(rule);
	}
	const beyond = Math.max(0, ...broken.map(({ rules, rulesInAll }) => rulesInAll - rules.length));
	return [...byRemedy].toSorted(([, some], [, others]) => worst(some) - worst(others)).map(([remedy, rules], index) => {
		return {
			remedy,
			list: culpritList([{
				rules,
				rulesInAll: new Set(rules.map(identity)).size + (index === 0 ? beyond : 0)
			}], report)
		};
	});
}
/** True where triage on the platform is a way out: not where all that blocks is what triage has taken out, or no scan detects. */
function mayTriage(report) {
	const broken = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report);
	return broken.length === 0 || !broken.every((condition) => areAll(condition, OUT_OF_THE_COUNT));
}
/** True where a waiver is a way out: a policy or a file of waivers is in use, and a rule that blocks may be waived. */
function mayWaive(report) {
	if (report.policy === void 0 && report.waiversFile === void 0) return false;
	const rules = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report).flatMap((condition) => condition.rules);
	return rules.length === 0 || rules.some(waivable(report));
}
/** Tells rules that may be waived. A secret that is critical, or known to work, is revoked: to accept it would leave the door open. */
function waivable({ conditions }) {
	const never = /* @__PURE__ */ new Set();
	for (const { isOfLiveSecrets, rules } of conditions) for (const rule of rules) {
		const isGrave = isOfLiveSecrets || rule.columns.includes("critical");
		if (rule.product === "secrets" && isGrave) never.add(identity(rule));
	}
	return (rule) => !never.has(identity(rule));
}
const SILENCED = [
	"ignored-app",
	"ignored-code",
	"provisionally-ignored-app"
];
const GONE = ["fixed", "removed"];
const OUT_OF_THE_COUNT = [...SILENCED, ...GONE];
function remedyOf({ product }, condition) {
	if (areAll(condition, GONE)) return "look";
	if (product === "secrets") return "revoke";
	if (areAll(condition, OUT_OF_THE_COUNT)) return "unsilence";
	return product === "supply-chain" ? "update" : "fix";
}
/** True where the condition has states of its own, all of them among these. */
function areAll({ states = [] }, some) {
	return states.length > 0 && states.every((state) => some.includes(state));
}
/** How bad the worst of them is; a rule without a known severity comes last. */
function worst(rules) {
	const rank = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.findIndex((column) => rules.some(({ columns }) => columns.includes(column)));
	return rank === -1 ? _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length : rank;
}
function identity({ product, ruleId, rulePath }) {
	return JSON.stringify([
		product,
		ruleId,
		rulePath
	]);
}
// src/report/text/way-out.ts
/**
* A waiver that somebody pastes holds until then: long enough to plan the repair, short enough to be looked at again. A
* policy may want less.
*/
const WAIVER_DAYS = 30;
/** It counts UTF-16 units. */
const MOST_OF_A_NAME = 500;
/**
* The whole command has at most so many units: a line of the log has 4,000 characters at most, and half of a command is
* none.
*/
const MOST_OF_A_COMMAND = 3500;
const TOO_LONG = "# The name of the rule or of the ref is too long to be shown here.";
/** The result is undefined where nothing blocks, no rule that does has a name, or it is a replay. */
function wayOutOf(report) {
	if (report.replay !== void 0) return void 0;
	const rule = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report).flatMap(({ rules }) => rules).find(({ rulePath, ruleId }) => isName(rulePath) || isName(ruleId));
	if (rule === void 0) return void 0;
	return {
		rule,
		waiver: mayWaive(report) && waivable(report)(rule) ? waiverLines(report, rule) : void 0,
		command: listCommand(report, rule)
	};
}
/** Says where a waiver is to be written. */
function waiverPlace({ event, policy, waiversFile }, code) {
	const isCommandLine = event === _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD;
	const inline = isCommandLine ? code("--policy") : `the input ${code("policy")}`;
	if (waiversFile?.source?.kind === "file") return `${code(waiversFile.path)} of ${code(waiversFile.source.repository)}`;
	if (waiversFile !== void 0) return code(waiversFile.path);
	if (policy === void 0) return `a policy, in ${inline} or in the file that ${code(`${isCommandLine ? "--" : ""}policy-file`)} names`;
	if (policy.kind === "input") return inline;
	return policy.kind === "local-file" ? code(policy.path) : `${code(policy.path)} of ${code(policy.repository)}`;
}
/** Says where the lines are to be added: a file can have only one list of waivers. */
function pastePlace(report, code) {
	const place = waiverPlace(report, code);
	return hasList(report) ? `the list ${code("waivers")} in ${place}` : place;
}
/** True where there are waivers already, and a place where they stand. */
function hasList(report) {
	return !isNewFile(report) && report.waivers.length > 0;
}
function isNewFile({ policy, waiversFile }) {
	return waiversFile === void 0 ? policy === void 0 : waiversFile.source === void 0;
}
function waiverLines(report, rule) {
	const { waivers, times, longestWaiverDays = WAIVER_DAYS } = report;
	if (waivers.some(({ rule: waived }) => waived === rule.rulePath || waived === rule.ruleId)) return [];
	const days = Math.min(WAIVER_DAYS, longestWaiverDays);
	const name = [rule.rulePath, rule.ruleId].find((text) => isName(text) && text.length <= MOST_OF_A_NAME);
	return [
		...isNewFile(report) ? ["version: 1"] : [],
		...hasList(report) ? [] : ["waivers:"],
		`  - rule: ${name === void 0 ? "# its name is too long to be shown here" : exactText(name)}`,
		"    reason: \"Say why this is acceptable\"",
		"    owner: \"@your-team\"",
		`    expires: ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isoText */ .t_)(times.startedAtMs + days * DAY_MS)?.slice(0, 10)}`
	];
}
function listCommand({ links, deploymentId, ref, scans }, rule) {
	const repositoryId = scans[0]?.repositoryId;
	const filter = {
		...repositoryId === void 0 ? {} : { repositoryIds: [repositoryId] },
		...ref === void 0 ? {} : { refs: [ref] },
		...isName(rule.ruleId) ? { ruleIds: [rule.ruleId] } : { rules: [rule.rulePath] }
	};
	if (Object.values(filter).some(([value = ""]) => value.length > MOST_OF_A_NAME)) return TOO_LONG;
	const command = [
		"findings-gate issues --each",
		...links.platform === void 0 ? [] : [`--base-url ${inShell(links.platform)}`],
		...deploymentId === void 0 ? [] : [`--deployment-id ${inShell(deploymentId)}`],
		..."rules" in filter ? ["--type sast"] : [],
		...flagsOf(filter)
	].join(" ");
	return command.length > MOST_OF_A_COMMAND ? TOO_LONG : command;
}
const FLAGS = {
	repositoryIds: "--repository-ids",
	refs: "--refs",
	rules: "--rules",
	ruleIds: "--rule-ids"
};
/**
* A flag for each member where its value is an ordinary one: a comma would make two of it, a dash at its start a flag,
* and `--refs` takes only refs of usual kinds.
*/
function flagsOf(filter) {
	const members = Object.entries(filter);
	const isOrdinary = ([name, [value = ""]]) => /^[\w./@:+][\w./@:+-]*$/.test(value) && (name !== "refs" || (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isScannedRefName */ .Jl)(value));
	if (members.every(isOrdinary)) return members.map(([name, [value]]) => `${FLAGS[name]} ${inShell(value)}`);
	return [`--where '{${members.map(([name, [value]]) => `"${name}":[${exactText(value)}]`).join(",")}}'`];
}
/** This is only for text without quotes and unseen characters. */
function inShell(text) {
	return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** A blank one is refused in a policy, and finds nothing. */
function isName(text) {
	return text.trim() !== "";
}
/**
* A text in double quotes that JSON and YAML read as it was, and that means nothing to a shell within single quotes, to
* Markdown or to a log.
*/
function exactText(text) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceUnseen */ .fo)(JSON.stringify(text), _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .unitEscapes */ .Ph).replace(/[<>#'&]/g, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .unitEscapes */ .Ph);
}



/***/ }),

/***/ 5458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   KG: () => (/* binding */ writeAsked),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Mw: () => (/* binding */ untilReady),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   h$: () => (/* binding */ leadsToFile),
/* harmony export */   o_: () => (/* binding */ indexGapText),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_5__);






// src/domain/text/index-gap-text.ts
/** A gap in a few words, for headlines: `gap: the scan counted 401 findings (code), 1 can be found`. */
function indexGapText({ counted, found, issueTypes }) {
	const types = issueTypes.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA).join(", ");
	return `gap: the scan counted ${counted} finding${counted === 1n ? "" : "s"} (${types}), ${found} can be found`;
}
// src/gate/process/file-step.ts
/**
* One step at a file may take so many milliseconds, and a pipe may rest so long without progress. Nothing of the gate
* waits longer for a file.
*/
const LONGEST_STEP_MS = 5e3;
const BETWEEN_TRIES_MS = 10;
/**
* Added to the flags of every file that is opened: a pipe without another end, or a terminal, would block a thread of
* Node for ever, and with it the end of the process. Windows has neither flag.
*/
const WITHOUT_WAITING = (node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NOCTTY ?? 0);
/** A failure with a code, as the system's own have one. */
function fileFailure(code) {
	return Object.assign(/* @__PURE__ */ new Error(`a file: ${code}`), { code });
}
/**
* Makes one call to the system, in time. Throws `ETIMEDOUT` where it is not: a folder of another machine may never
* answer.
*/
async function step(call) {
	let timer;
	const late = new Promise((_, fail) => {
		timer = setTimeout(() => fail(fileFailure("ETIMEDOUT")), LONGEST_STEP_MS);
	});
	try {
		return await Promise.race([call, late]);
	} finally {
		clearTimeout(timer);
	}
}
/**
* Repeats a call that has nothing to take or to give yet, such as one at a pipe: it gives `undefined`, or fails with
* the code for that. Throws `ETIMEDOUT` after a while, and what the signal was aborted with.
*/
async function untilReady(call, { signal, notYet = "EAGAIN", forMs = LONGEST_STEP_MS } = {}) {
	for (let waitedMs = 0; waitedMs <= forMs; waitedMs += BETWEEN_TRIES_MS) {
		signal?.throwIfAborted();
		const result = await step(call()).catch((thrown) => {
			if (thrown instanceof Error && "code" in thrown && thrown.code === notYet) return void 0;
			throw thrown;
		});
		if (result !== void 0) return result;
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(BETWEEN_TRIES_MS);
	}
	throw fileFailure("ETIMEDOUT");
}
// src/gate/process/open-file.ts
const opened = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.open);
const closed = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.close);
const stated = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.fstat);
const written = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.write);
const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_4__.constants;
const OPEN_FLAGS = {
	append: O_WRONLY | O_APPEND,
	new: O_WRONLY | O_CREAT | O_EXCL
};
/**
* All that goes into one pipe or device may take so many milliseconds: a reader may be slow, and the run has an end.
*/
const LONGEST_MS = 2e4;
const FOR_A_READER_MS = 2e3;
/**
* Opens a file for as long as `use` takes: `append` one that is there, `new` one that is not. It waits for the reader
* of a pipe, but not for ever. Throws the system's errors, and `ETIMEDOUT`.
*/
async function withFile(path, how, use) {
	const descriptor = await untilReady(() => opened(path, OPEN_FLAGS[how] | WITHOUT_WAITING, 438), {
		notYet: "ENXIO",
		forMs: FOR_A_READER_MS
	});
	const endsAt = process.hrtime.bigint() + BigInt(LONGEST_MS) * 1000000n;
	try {
		await use({
			size: async () => (await step(stated(descriptor))).size,
			write: (data) => writeAll(descriptor, typeof data === "string" ? Buffer.from(data) : data, endsAt)
		});
	} finally {
		await step(closed(descriptor));
	}
}
async function writeAll(descriptor, bytes, endsAt) {
	for (let start = 0; start < bytes.length;) {
		if (process.hrtime.bigint() > endsAt) throw fileFailure("ETIMEDOUT");
		const { bytesWritten } = await untilReady(() => written(descriptor, bytes, start, bytes.length - start));
		if (bytesWritten === 0) throw fileFailure("EIO");
		start += bytesWritten;
	}
}
// src/gate/process/unique-name.ts
/**
* A part of a file's name that no other file has: it is unique, and no secret. Not from `node:crypto`, which takes a fifth of an empty
* Node's start to load.
*/
function uniqueName() {
	return [
		process.pid,
		Date.now(),
		Math.floor(Math.random() * 2 ** 32)
	].map((part) => part.toString(36)).join("-");
}
// src/gate/process/place-of-file.ts
/** The system shows itself as files there: nothing is made, removed or replaced there. */
const OF_THE_SYSTEM = /^\/(?:dev|proc|sys)(?:\/|$)/;
function isBelowDevices(path) {
	return OF_THE_SYSTEM.test(path);
}
/**
* What a report is written as, to this whole path: a `file` of its own, which replaces a file or a link that is there,
* or into the `stream` of a pipe or a device. Throws what the system would say to anything else: `EISDIR` of a folder,
* `EPERM` of a file below `/dev` or `/proc`, of a block device, of a link to what is no file, and of this program's own
* output, where each line must be made harmless first.
*/
async function placeOf(target) {
	if (isBelowDevices(target) || isBelowDevices(await realFolder(target))) return placeOfTheSystem(target);
	const found = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.lstat, target);
	if (found === void 0 || found.isFile()) return "file";
	if (!found.isSymbolicLink()) return streamOf(found);
	const behind = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target);
	if (behind === void 0 || behind.isFile()) return "file";
	throw refusalOf(behind);
}
/** Removes nothing but files: of a link, a pipe or a device, and of what is below `/dev` or `/proc`, it is false. */
async function isPlainFile(target) {
	if (isBelowDevices(target) || isBelowDevices(await realFolder(target).catch(() => "/"))) return false;
	return (await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.lstat, target))?.isFile() === true;
}
/** True where who reads this path reads a file, through a link too. What is below `/dev` or `/proc` is no file here. */
async function leadsToFile(target) {
	return !isBelowDevices(target) && (await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target))?.isFile() === true;
}
/** The same text for two paths that lead to one file, where that can be told. */
async function identityOf(path) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
	const found = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target).catch(() => void 0);
	if (found !== void 0) return `${found.dev}:${found.ino}`;
	const folder = await realFolder(target).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target));
	const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, target.slice((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target).length));
	return process.platform === "linux" ? whole : whole.toLowerCase();
}
/** `/dev/stdout` leads to a file where output was redirected to one: that is written behind what is there. */
async function placeOfTheSystem(target) {
	const found = await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat)(target));
	if (!found.isFile()) return streamOf(found);
	if (isBelowDevices(await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpath)(target)))) throw fileFailure("EPERM");
	await assertNotOwnOutput(found);
	return "stream";
}
async function streamOf(found) {
	if (!found.isFIFO() && !found.isCharacterDevice()) throw refusalOf(found);
	await assertNotOwnOutput(found);
	return "stream";
}
function refusalOf(found) {
	return fileFailure(found.isDirectory() ? "EISDIR" : "EPERM");
}
const OUTPUTS = [1, 2];
/** `/dev/null` is nobody's output. */
const NULL_DEVICE = "/dev/null";
async function assertNotOwnOutput({ dev, ino }) {
	const [nothing, ...outputs] = await Promise.all([statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, NULL_DEVICE), ...OUTPUTS.map((descriptor) => step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.fstat)(descriptor)).catch(() => void 0))]);
	const isSame = (other) => other?.dev === dev && other.ino === ino;
	if (!isSame(nothing) && outputs.some(isSame)) throw fileFailure("EPERM");
}
/** The folder of a path, behind all links. Its own name is not looked at. */
function realFolder(target) {
	return step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target)));
}
/** The result is undefined where nothing is there: a link that leads nowhere, or round in a ring, too. */
async function statsOf(look, path) {
	return step(new Promise((resolved, fail) => {
		look(path, (failure, stats) => {
			if (failure === null) resolved(stats);
			else if (failure.code === "ENOENT" || failure.code === "ELOOP") resolved(void 0);
			else fail(failure);
		});
	}));
}
// src/gate/process/whole-file.ts
const PIECE_BYTES = 65536;
/**
* Writes a file whole or not at all, and its folder where there is none. What is no file is never replaced: a pipe or a
* device is written into, or refused. A link is itself replaced. Never throws: what went wrong is the warning that
* `warningFor` makes of the system's code for it.
*/
async function writeWholeFile(path, text, warningFor) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
	const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.findings-gate-${uniqueName()}.tmp`);
	const write = async (file) => {
		for (const bytes of typeof text === "string" ? [text] : encoded(text)) await file.write(bytes);
	};
	let isBegun = false;
	try {
		if (!isBelowDevices(target)) await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true }));
		if (await placeOf(target) === "stream") {
			await withFile(target, "append", write);
			return {};
		}
		isBegun = true;
		await withFile(draft, "new", write);
		await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.rename)(draft, target));
		return {};
	} catch (thrown) {
		if (isBegun) await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.rm)(draft, { force: true })).catch(() => {});
		return { warning: warningFor(codeOf(thrown)) };
	}
}
/**
* The bytes of the pieces are all in the same memory: each is written before the next is made. With memory of their
* own, that of hundreds would gather.
*/
function* encoded(pieces) {
	const bytes = new Uint8Array(PIECE_BYTES);
	const encoder = new TextEncoder();
	for (const piece of pieces) for (let left = piece; left !== "";) {
		const { read, written } = encoder.encodeInto(left, bytes);
		yield bytes.subarray(0, written);
		left = left.slice(read);
	}
}
/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
function codeOf(thrown) {
	return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "an error";
}
// src/action/workflow-files.ts
/**
* Writes the outputs to the file of the runner, in one piece, each value between delimiters that do not stand in it. Without the
* file there are no outputs: the old command on standard output is never used.
*/
async function writeOutputs(env, outputs) {
	const path = env.GITHUB_OUTPUT ?? "";
	if (path === "") return { warning: "The outputs were not written: the variable GITHUB_OUTPUT is not set." };
	const text = Object.entries(outputs).map(([name, value]) => {
		const delimiter = delimiterFor(value);
		return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
	});
	try {
		await withFile(path, "append", (file) => file.write(text.join("")));
		return {};
	} catch (thrown) {
		return { warning: `The outputs were not written: ${codeOf(thrown)} on the file of GITHUB_OUTPUT.` };
	}
}
function delimiterFor(value) {
	for (let number = 0;; number += 1) {
		const delimiter = `ghadelimiter_${number}`;
		if (!value.includes(delimiter)) return delimiter;
	}
}
/**
* Appends to the job summary. `render` gets the number of bytes that are left of the 900 KiB, after what is there already, and gives
* Markdown of at most that size. Silent where the runner offers no summary.
*/
async function writeSummary(env, render) {
	const path = env.GITHUB_STEP_SUMMARY ?? "";
	if (path === "") return {};
	try {
		let warning;
		await withFile(path, "append", async (file) => {
			const size = await file.size();
			const gap = size === 0 ? "" : "\n\n";
			const maxBytes = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SUMMARY_BYTES */ .LH - size - gap.length;
			const text = maxBytes > 0 ? render(maxBytes) : "";
			if (text !== "" && Buffer.byteLength(text) <= maxBytes) await file.write(gap + text);
			else warning = "The job summary was not written: there is no room left in it.";
		});
		return warning === void 0 ? {} : { warning };
	} catch (thrown) {
		return { warning: `The job summary was not written: ${codeOf(thrown)} on the file of GITHUB_STEP_SUMMARY.` };
	}
}
/**
* Writes the JSON report whole or not at all: to `path`, from the workspace where it is relative, or to a new file in the
* runner's temporary folder. Gives back where it is.
*/
async function writeReport(env, path, json) {
	const folder = env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
	const target = path === void 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `findings-gate-${uniqueName()}.json`) : inWorkspace(env, path);
	const { warning } = await writeWholeFile(target, json, (code) => `The JSON report was not written: ${code} on the file of report-path.`);
	return warning === void 0 ? { path: target } : { warning };
}
/** Writes a file that only a setting asks for whole or not at all: to `path`, from the workspace where it is relative. */
function writeAsked(env, what, path, text) {
	return writeWholeFile(inWorkspace(env, path), text, (code) => `The ${what} was not written: ${code} on the file of ${what}-path.`);
}
/** Where a path of a setting leads: a relative one begins in the workspace. */
function inWorkspace(env, path) {
	return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(env.GITHUB_WORKSPACE || ".", path);
}



/***/ })

};
;