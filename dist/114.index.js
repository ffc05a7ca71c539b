"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 9114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ targetStage),
/* harmony export */   DN: () => (/* binding */ headRefOf),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   Ee: () => (/* binding */ WIRE_ISSUE_TYPES),
/* harmony export */   FL: () => (/* binding */ EPSS_SCORE),
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Ft: () => (/* binding */ __commonJSMin),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   L4: () => (/* binding */ stateOf$1),
/* harmony export */   Mf: () => (/* binding */ import_env_http_proxy_agent),
/* harmony export */   Pw: () => (/* binding */ wantedProject),
/* harmony export */   R5: () => (/* binding */ wireName),
/* harmony export */   Rr: () => (/* binding */ restTermsOf),
/* harmony export */   Sl: () => (/* binding */ idAsInteger),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Vn: () => (/* binding */ ownPlaceOf),
/* harmony export */   Wn: () => (/* binding */ countPlanned),
/* harmony export */   YP: () => (/* binding */ standingOf$1),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   aN: () => (/* binding */ ScanDetails),
/* harmony export */   aT: () => (/* binding */ Pauses),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   dW: () => (/* binding */ readPacked),
/* harmony export */   di: () => (/* binding */ ACCEPTED_ENCODINGS),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   ip: () => (/* binding */ settingsStage),
/* harmony export */   j_: () => (/* binding */ ofRequiredKind),
/* harmony export */   ki: () => (/* binding */ __require),
/* harmony export */   l9: () => (/* binding */ FITS_BY_NAME),
/* harmony export */   lO: () => (/* binding */ isSibling),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   oO: () => (/* binding */ createTransport),
/* harmony export */   od: () => (/* binding */ badEvent),
/* harmony export */   openActionWorld: () => (/* binding */ openActionWorld),
/* harmony export */   p_: () => (/* binding */ oneRefOf),
/* harmony export */   qT: () => (/* binding */ usualIn),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   tj: () => (/* binding */ platformOf),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   x6: () => (/* binding */ fromScans),
/* harmony export */   zK: () => (/* binding */ lateUntilMs),
/* harmony export */   zj: () => (/* binding */ beginLook),
/* harmony export */   zl: () => (/* binding */ isTier)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(883);
/* harmony import */ var _way_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(243);
/* harmony import */ var _issue_filter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8373);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3052);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8072);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1635);
/* harmony import */ var _path_part_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2606);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3977);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4620);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7594);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9221);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8995);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_module__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_14__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_15___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_15__);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3053);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_16___default = /*#__PURE__*/__webpack_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_16__);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8877);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_17___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_17__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_18___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_18__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_19___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_19__);






















// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = /* #__PURE__ */ (() => (0,node_module__WEBPACK_IMPORTED_MODULE_12__.createRequire)(require("url").pathToFileURL(__filename).href))();
// src/gate/process/claim-files.ts
/**
* Makes sure that no file is written which has another use, and removes what an earlier run left in the places of those
* that will be written: a run that is killed must not leave an old report behind. Only plain files are removed. Gives a
* sentence for each that could not be. Throws `GateFailure` (`config`), also where one stays that must go.
*/
async function claimFiles(files) {
	const [shared] = await findShared(files);
	if (shared !== void 0) {
		const names = shared.map(({ name }) => name).join(" and ");
		throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", `${names} are the same file: give each a path of its own`);
	}
	return (await Promise.all(files.filter(({ is }) => is === "written").map(removeEarlier))).filter((warning) => warning !== void 0);
}
/** Files of which one is written over another. */
async function findShared(files) {
	const identities = await Promise.all(files.map(({ path }) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(path)));
	return [...Map.groupBy(files, (_, index) => identities[index]).values()].filter((all) => all.length > 1 && all.some(({ is }) => is === "written"));
}
async function removeEarlier({ name, path, mustGo = false }) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(path);
	let left;
	try {
		if (await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainFile */ .Dn)(target)) await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM)((0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_14__.rm)(target));
		if (!mustGo || !await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsToFile */ .h$)(target)) return void 0;
		left = `${name} is a link to a file, which is not removed`;
	} catch (thrown) {
		const code = (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(thrown);
		if (code === "ENOENT" || code === "ENOTDIR") return void 0;
		left = `What an earlier run left at ${name} could not be removed (${code})`;
	}
	if (mustGo) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", `${left}: a later step could take it for one of this run; name another path`);
	return `${left}.`;
}
// src/report/text/next-step.ts
/** What to do next, with the facts of this run; empty for a pass. */
function nextStep(facts) {
	const { verdict } = facts;
	if (verdict.word === "pass") return "";
	if (verdict.word === "fail") return waysOut(facts);
	if (isLeftPending(verdict.reason, facts.settings)) return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .LEFT_PENDING */ .mW;
	const told = FACTS[verdict.reason]?.(facts) ?? "";
	const step = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .inWordsOf */ .Wh)(facts.event, _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .NEXT_STEP */ .zM[verdict.reason]);
	return told === "" ? step : `${step} ${told}.`;
}
function isLeftPending(reason, { waitTimeoutMs, commitStatus }) {
	return waitTimeoutMs === 0 && commitStatus !== void 0 && _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .AWAITED_REASONS */ .EO.has(reason);
}
function waysOut(facts) {
	const repairs = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .remediesOf */ .AJ)(facts).map(({ remedy, list }) => REPAIRS[remedy]((0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .culpritText */ .F7)(list, asItIs$1), (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .isOneIssue */ .AG)(list)));
	const first = repairs.length === 0 ? "fix the issues" : repairs.join("; ");
	const waiver = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .mayWaive */ .qo)(facts) ? `, or add a waiver with an owner and a date to ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverPlace */ .ot)(facts, asItIs$1)}` : "";
	const again = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .mayTriage */ .SX)(facts) ? "or triage the issues on the platform and re-run this job (seconds, no rescan)" : "then re-run this job (what is taken back on the platform needs no rescan)";
	return `${first[0].toUpperCase()}${first.slice(1)}; ${again}${waiver}.`;
}
const REPAIRS = {
	revoke: (rules, isOne) => `${isOne ? "the" : "each"} secret found by ${rules}: revoke it, then remove it`,
	update: (rules) => `update or remove the package of ${rules}`,
	fix: (rules) => `fix ${rules}`,
	unsilence: (rules) => `fix ${rules}, or take back what silences it`,
	look: (rules) => `look at ${rules}, which no scan detects any more`
};
const scan = ({ scans: [first] }) => first === void 0 ? "" : `The scan is ${first.id}`;
const pageSize = ({ settings, event }) => settings.pageSize === void 0 ? "" : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)("page-size", event)} is ${settings.pageSize}`;
const baseUrl = ({ settings, event }) => settings.baseUrl === void 0 ? "" : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)("base-url", event)} is ${settings.baseUrl.href}`;
/** What of the run the sentence of a reason refers to. */
const FACTS = {
	"scan-running": (facts) => joined(scan(facts), setting(facts, "wait-timeout", "waitTimeoutMs")),
	"scan-failed": scan,
	"scan-cancelled": scan,
	"scan-never-finished": scan,
	"scan-inconsistent": scan,
	"index-lag": scan,
	superseded: ({ seen }) => seen?.scan?.commit === void 0 ? "" : `The newer commit is ${seen.scan.commit.slice(0, 12)}, of scan ${seen.scan.id}`,
	"no-scan": (facts) => joined(projectText(facts), setting(facts, "discovery-timeout", "discoveryTimeoutMs")),
	"wrong-repository": projectText,
	"product-missing": ({ scans }) => {
		const products = [...new Set(scans.flatMap((one) => one.products))];
		return products.length === 0 ? "" : `Its scans ran ${products.join(", ")}`;
	},
	"rate-limited": (facts) => setting(facts, "poll-interval", "pollIntervalMs"),
	"too-large": pageSize,
	"page-limit": pageSize,
	network: baseUrl,
	redirect: baseUrl,
	"api-changed": baseUrl,
	contract: baseUrl
};
function projectText({ seen, repository }) {
	return seen?.project === void 0 ? "" : `The commit was scanned as ${seen.project}; this run looked for ${repository}`;
}
function setting({ settings, event }, name, key) {
	const ms = settings[key];
	return ms === void 0 ? "" : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)(name, event)} is ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(ms / 1e3)}`;
}
function joined(...texts) {
	return texts.filter((text) => text !== "").join("; ");
}
function asItIs$1(text) {
	return text;
}
// src/gate/outcome/place-search.ts
/**
* Which single issues would show where the culprits are; undefined where no condition is broken, or no culprit has an id.
* The deciding refs and the counted states are those of all broken conditions together, so that issues may be among
* them which one condition does not count.
*/
function placeSearchOf(learned, states) {
	const proven = learned.scans?.proven;
	if (!("judgement" in learned) || proven === void 0 || proven instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return void 0;
	const broken = learned.judgement.conditions.filter(({ result }) => result === "broken");
	const inOrder = [...broken.filter(({ action }) => action === "fail"), ...broken.filter(({ action }) => action === "warn")];
	const ids = new Set(inOrder.flatMap(({ rules }) => rules.map(({ rule }) => rule.ruleId)));
	ids.delete("");
	if (ids.size === 0) return void 0;
	const scopes = (learned.settings?.conditions ?? []).filter(({ name }) => broken.some((condition) => condition.name === name)).map(({ scope }) => scope.kind === "unrated" ? { issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co } : scope);
	const counted = scopes.flatMap((scope) => ("states" in scope ? scope.states : void 0) ?? states);
	return {
		repositoryId: proven.decision.repositoryId,
		refs: proven.refs,
		ruleIds: [...ids].slice(0, 100),
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => scopes.some(({ issueTypes }) => issueTypes.includes(type))),
		states: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_STATES */ .lF.filter((state) => counted.includes(state))
	};
}
// src/domain/rule/rule-columns.ts
/**
* Selects those of the condition's columns in which the rule has issues that the condition judges, in their order. A
* group without a name is in none that can be told, unless there is only one.
*/
function columnsOfRule(key, { columns, doesCompare }, { here, there }) {
	if (columns.length === 1) return columns;
	if (key === void 0) return [];
	const found = columns.filter((column) => here.get(column)?.rules.has(key));
	if (!doesCompare || there === void 0) return found;
	const more = found.filter((column) => here.get(column).rules.get(key).count > (there.get(column)?.rules.get(key)?.count ?? 0n));
	return more.length === 0 ? found : more;
}
/** True where a condition is judged by what is new. */
function doesCompare({ compare }, { there }) {
	return compare === "new" && there !== void 0;
}
// src/gate/outcome/reported-conditions.ts
/** The conditions with the rules that each of them counts, so that no page has to guess. Results are in the order of the conditions. */
function reportedConditions(results, conditions, evidence, pageOf) {
	return results.map(({ rules, ...condition }, index) => ({
		...condition,
		isOfLiveSecrets: isOfLiveSecrets(conditions[index]),
		rules: rules.slice(0, _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_RULES_OF_A_CONDITION */ .Q7).map((rule) => culpritOf(rule, condition, evidence, pageOf)),
		rulesInAll: rules.length,
		project: void 0
	}));
}
function isOfLiveSecrets(condition) {
	if (condition?.scope.kind !== "search") return false;
	const { validationStates = [] } = condition.scope.where;
	return validationStates.length > 0 && validationStates.every((state) => state === "VALIDATION_STATE_CONFIRMED_VALID");
}
function culpritOf(counted, condition, evidence, pageOf) {
	const { rule, issues, found, new: more } = counted;
	return {
		ruleId: rule.ruleId,
		rulePath: rule.rulePath,
		product: rule.issueType === void 0 ? void 0 : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[rule.issueType],
		epss: rule.epss?.score,
		url: pageOf(rule.ruleSourceUri),
		columns: columnsOf$1(counted, condition, evidence),
		issues,
		found,
		new: more
	};
}
/** Without evidence there are no rules. */
function columnsOf$1({ key, columns }, condition, evidence) {
	if (evidence === void 0) return [];
	if (condition.states !== void 0) return columns;
	return columnsOfRule(key, {
		columns,
		doesCompare: doesCompare(condition, evidence)
	}, evidence);
}
// src/domain/tally.ts
/** What is known about a search that gave no answer. */
const NOTHING_READ = {
	rules: /* @__PURE__ */ new Map(),
	isComplete: false
};
/** The tally of a search; for a search that was never made, an empty and incomplete one. */
function tallyOf$1(tallies, id) {
	const tally = tallies.get(id);
	return tally === void 0 ? NOTHING_READ : tally;
}
/** Counts the issues in all. */
function sumOf$1({ rules }) {
	return sum(rules.values());
}
/** Counts the rules with at least one issue. */
function countGroups(tally) {
	let groups = 0n;
	for (const { count } of tally.rules.values()) if (count > 0n) groups += 1n;
	return groups;
}
/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
function mergeTallies(tallies) {
	const isComplete = tallies.every((tally) => tally.isComplete);
	const [first = NOTHING_READ, ...others] = tallies.filter(hasRules);
	return {
		rules: others.length === 0 ? first.rules : mergeRules([first, ...others]),
		isComplete
	};
}
function mergeRules(tallies) {
	const rules = /* @__PURE__ */ new Map();
	for (const [index, tally] of tallies.entries()) for (const [key, rule] of tally.rules) {
		const merged = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(rule.group) ? `${index}:${key}` : key;
		const known = rules.get(merged);
		rules.set(merged, known === void 0 ? rule : {
			group: known.group,
			count: known.count + rule.count
		});
	}
	return rules;
}
/** True where a rule has more issues in the part than in the whole. Groups without a name cannot be compared one by one. */
function exceedsWhole(part, whole) {
	for (const [key, { group, count }] of part.rules) if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group) && count > (whole.rules.get(key)?.count ?? 0n)) return true;
	return false;
}
/** What is more here than there, rule by rule. A lower bound only where `there` is complete. */
function excessOver(here, there) {
	const rules = /* @__PURE__ */ new Map();
	for (const [key, rule] of here.rules) {
		const known = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(rule.group) ? void 0 : there.rules.get(key);
		const count = known === void 0 ? rule.count : rule.count - known.count;
		if (count > 0n) rules.set(key, {
			group: rule.group,
			count
		});
	}
	return {
		rules,
		isComplete: here.isComplete && there.isComplete
	};
}
/** Issues that are new: the sum over rules of max(0, here - there). */
function newOver(here, there) {
	return sumOf$1(excessOver(here, there));
}
/** Issues that are gone: the sum over rules of max(0, there - here). Groups without a name are left out: none is known to be gone. */
function fixedSince(here, there) {
	return sum([...excessOver(there, here).rules.values()].filter(({ group }) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group)));
}
/**
* Issues of the rated types that none of the severity searches found: their severity is not known to this version.
* `classified` is what these found together. Nothing is claimed until every severity was read to its end, since a
* missing page would look like a remainder.
*/
function unclassifiedTally(classified, rated) {
	if (!classified.isComplete) return NOTHING_READ;
	const rules = /* @__PURE__ */ new Map();
	const nameless = [];
	for (const [key, rule] of rated.rules) if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(rule.group)) nameless.push(rule);
	else {
		const count = rule.count - (classified.rules.get(key)?.count ?? 0n);
		if (count > 0n) rules.set(key, {
			group: rule.group,
			count
		});
	}
	const [first] = nameless;
	const remainder = first === void 0 ? 0n : sum(nameless) - sum(namelessIn(classified));
	if (first !== void 0 && remainder > 0n) rules.set("nameless", {
		group: first.group,
		count: remainder
	});
	return {
		rules,
		isComplete: rated.isComplete
	};
}
/** The column `unrated`: rated types without a known severity, and the types that have none (`other`). */
function unratedTally(unclassified, other) {
	return mergeTallies([unclassified, other]);
}
/**
* What is left of the first tally, rule by rule. Nothing is claimed until all others were read to their end, since a missing
* page of one that is taken away would add to it. Groups without a name cannot be distinguished, but their sums can.
*/
function restOf([whole, ...others]) {
	if (whole === void 0 || !others.every(({ tally }) => tally.isComplete)) return NOTHING_READ;
	if (others.every(({ tally }) => !hasRules(tally))) return whole.tally;
	const counts = new Map([...whole.tally.rules].filter(([, { group }]) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group)));
	for (const { sign, tally } of others) for (const [key, { group, count }] of tally.rules) {
		if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group)) continue;
		counts.set(key, {
			group,
			count: (counts.get(key)?.count ?? 0n) + (sign === 1 ? count : -count)
		});
	}
	const nameless = [whole, ...others].flatMap(({ sign, tally }) => namelessIn(tally).map(({ group, count }) => ({
		group,
		count: sign === 1 ? count : -count
	})));
	if (nameless[0] !== void 0) counts.set("nameless", {
		group: nameless[0].group,
		count: sum(nameless)
	});
	return {
		rules: new Map([...counts].filter(([, { count }]) => count > 0n)),
		isComplete: whole.tally.isComplete
	};
}
/** True where more was taken away than there is, although all was read: the tallies contradict each other. */
function isOverdrawn([whole, ...others]) {
	if (whole === void 0 || ![whole, ...others].every(({ tally }) => tally.isComplete)) return false;
	const left = /* @__PURE__ */ new Map();
	for (const { sign, tally } of [whole, ...others]) for (const [key, { group, count }] of tally.rules) {
		const one = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group) ? "" : key;
		left.set(one, (left.get(one) ?? 0n) + (sign === 1 ? count : -count));
	}
	return [...left.values()].some((count) => count < 0n);
}
function sum(rules) {
	let issues = 0n;
	for (const { count } of rules) issues += count;
	return issues;
}
function hasRules({ rules }) {
	return rules.size > 0;
}
function namelessIn({ rules }) {
	return [...rules.values()].filter(({ group }) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group));
}
// src/gate/outcome/reported-counts.ts
/** A column that was not read to its end has no count: a part of it would be taken for the whole. */
function countsOf(evidence) {
	const counts = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.map((column) => {
		const tally = evidence?.here.get(column);
		return [column, tally?.isComplete ? sumOf$1(tally) : void 0];
	});
	const total = counts.every(([, count]) => count !== void 0) ? counts.reduce((sum, [, count]) => sum + count, 0n) : void 0;
	return {
		...Object.fromEntries(counts),
		total
	};
}
/**
* A product without a result and a search that failed leave issues out, and an index that is still being filled has not
* all of them. Issues of an unknown severity were read: only their severity is in doubt.
*/
function worthOf(evidence, stop) {
	const shortfall = evidence?.shortfall;
	if (shortfall === void 0 || shortfall.reason === "unclassified") return stop === void 0 ? "exact" : "at-least";
	return shortfall.areCountsLowerBounds ? "at-least" : "unsettled";
}
/**
* Issues that are new, column by column: a rule that moved to another severity is new there. The result is undefined
* where nothing is compared.
*/
function newTotalOf(read) {
	return read === void 0 ? void 0 : overColumns(read.evidence, newOver);
}
/** Issues that are gone, column by column. A diff scan's ref holds only what the change adds: nothing is known to be fixed then. */
function fixedTotalOf(read) {
	return read?.isBaselineRead ? overColumns(read.evidence, fixedSince) : void 0;
}
/** The rules that the change fixed, column by column, most issues first: those of which `fixedTotalOf` is the sum. */
function fixedRulesOf(read, pageOf) {
	if (read === void 0 || fixedTotalOf(read) === void 0) return void 0;
	const { here, there } = read.evidence;
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.flatMap((column) => {
		return [...excessOver(tallyOf$1(there, column), tallyOf$1(here, column)).rules.values()].filter(({ group }) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group)).sort((a, b) => Number(b.count - a.count)).map(({ group, count }) => ({
			ruleId: group.ruleId,
			rulePath: group.rulePath,
			product: group.issueType === void 0 ? void 0 : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[group.issueType],
			severity: column === "unrated" ? void 0 : column,
			issues: count,
			url: pageOf(group.ruleSourceUri)
		}));
	});
}
/** Undefined unless both sides were read to their end, and the baseline is not in doubt. */
function overColumns({ here, there, baselineShortfall }, compare) {
	if (there === void 0 || baselineShortfall !== void 0) return void 0;
	let total = 0n;
	for (const column of _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP) {
		const [a, b] = [here.get(column), there.get(column)];
		if (!a?.isComplete || !b?.isComplete) return void 0;
		total += compare(a, b);
	}
	return total;
}
// src/gate/outcome/reported-history.ts
/** Earlier finished scans of the same branch, and the newest deciding one as the last point. */
function historyOf({ decision, refs }, earlierScans) {
	const deciding = decision.deciding[0].scan;
	return [...earlierScans.filter((scan) => scan.repositoryId === deciding.repositoryId && !scan.isPartialScan && scan.branch !== void 0 && refs.includes(scan.branch)), deciding].flatMap(({ startedAtMs, findingsCounts }) => {
		const findings = (0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .reportedFindings */ .If)(findingsCounts);
		return startedAtMs === void 0 || findings === void 0 ? [] : [{
			startedAtMs,
			findings
		}];
	}).sort((a, b) => a.startedAtMs - b.startedAtMs).slice(-20);
}
// src/gate/outcome/reported-rules.ts
/**
* The rules that broken conditions count, blocking conditions first; then all others by severity, then by count. A rule
* that has issues of two severities is listed under both.
*/
function reportedRules(evidence, judgement, pageOf) {
	const rows = rowsOf(evidence, judgement, pageOf);
	const first = brokenOf(judgement).flatMap((condition) => takeCulprits(rows, condition, evidence));
	const others = [...rows.values()].flat();
	return {
		rules: [...first, ...others].map(({ reported }) => reported),
		breakingRules: first.length
	};
}
function rowsOf({ here, there }, judgement, pageOf) {
	const waivers = judgement?.waivers.filter(isInForce) ?? [];
	const rowsOfColumn = (column) => {
		const rows = [];
		for (const [key, { group, count }] of here.get(column)?.rules ?? []) {
			const reported = {
				ruleId: group.ruleId,
				rulePath: group.rulePath,
				product: group.issueType === void 0 ? void 0 : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[group.issueType],
				severity: column === "unrated" ? void 0 : column,
				issues: count,
				issuesAtBaseline: there === void 0 ? void 0 : there.get(column)?.rules.get(key)?.count ?? 0n,
				waivedUntil: waivers.length === 0 ? void 0 : waivedUntil(group, column, waivers),
				epss: group.epss?.score,
				url: pageOf(group.ruleSourceUri)
			};
			rows.push({
				rule: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group) ? group : key,
				reported
			});
		}
		return rows.sort((a, b) => downwards(a.reported.issues, b.reported.issues));
	};
	return new Map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.map((column) => [column, rowsOfColumn(column)]));
}
/** Broken conditions, those that block first. What one counts in states of its own is in no column, and so in no row. */
function brokenOf(judgement) {
	const broken = judgement?.conditions.filter(({ result, states }) => result === "broken" && states === void 0) ?? [];
	return [...broken.filter(({ action }) => action === "fail"), ...broken.filter(({ action }) => action === "warn")];
}
/** Takes the lines of the culprits out: worst severity first, then by what the condition counts, not by all that the rule found. */
function takeCulprits(rows, condition, evidence) {
	const culprits = condition.rules;
	const isCompared = doesCompare(condition, evidence);
	const isIn = ({ key, columns }, column) => isCompared && key !== void 0 ? columnsOfRule(key, {
		columns,
		doesCompare: true
	}, evidence).includes(column) : columns.includes(column);
	const byRule = new Map(culprits.map((culprit) => [culprit.key ?? culprit.rule, culprit]));
	const columns = new Set([...new Set(culprits.map((culprit) => culprit.columns))].flat());
	const taken = [];
	for (const [column, all] of rows) {
		if (!columns.has(column)) continue;
		const left = [];
		const named = [];
		for (const row of all) {
			const culprit = byRule.get(row.rule);
			if (culprit !== void 0 && isIn(culprit, column)) named.push({
				row,
				issues: culprit.issues
			});
			else left.push(row);
		}
		rows.set(column, left);
		named.sort((a, b) => downwards(a.issues, b.issues));
		for (const { row } of named) taken.push(row);
	}
	return taken;
}
function downwards(a, b) {
	return a === b ? 0 : b > a ? 1 : -1;
}
/** Waivers that take a rule out whole: where one leaves some of the issues, the rule is one that counts. */
function isInForce({ state, excess }) {
	return (state === "active" || state === "expiring-soon") && excess === 0n;
}
/** The first day without one of the waivers that it takes; several may be needed, each for some of the issues. */
function waivedUntil(group, column, waivers) {
	const part = {
		issueTypes: column === "unrated" ? _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN,
		severity: column === "unrated" ? void 0 : column,
		isUnrated: column === _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .UNRATED_TALLY */ .Vk
	};
	const covering = waivers.filter((waiver) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .doesCover */ .fI)(waiver, group, part));
	const whole = covering.filter(({ maxIssues }) => maxIssues === void 0);
	return (whole.length > 0 ? whole.slice(0, 1) : covering).map(({ expires }) => expires).sort()[0];
}
// src/gate/outcome/reported-scans.ts
/** The scans that decided; where none did, the one that was waited for last. */
function reportedScans(proven, lastScan, links) {
	const waitedFor = lastScan === void 0 ? [] : [{
		scan: lastScan,
		products: []
	}];
	return (proven?.decision.deciding ?? waitedFor).map(({ scan, products }, index) => {
		const meta = proven?.details[index]?.meta;
		return {
			...(0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .shownScan */ .Nl)(scan, links),
			ref: scan.branch ?? meta?.branch,
			decides: products,
			repositoryId: scan.repositoryId,
			repository: meta?.repoDisplayName ?? meta?.repository,
			isFullScan: scan.isFullScan,
			ciJobHost: hostOf(meta?.ciJobUrl)
		};
	});
}
/** Endings for want of the right scan: only with them it helps to say what there is instead. */
const WITHOUT_THE_SCAN = /* @__PURE__ */ new Set([
	"no-scan",
	"wrong-repository",
	"partial-only",
	"product-missing",
	"superseded",
	"index-lag"
]);
/** What there is in place of the scan that was looked for. */
function reportedSeen(reason, seen, links) {
	if (seen === void 0 || !WITHOUT_THE_SCAN.has(reason)) return void 0;
	const { scan, project } = seen;
	return {
		scan: scan && (0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .shownScan */ .Nl)(scan, links),
		project
	};
}
function hostOf(url) {
	return url !== void 0 && URL.canParse(url) ? new URL(url).host : void 0;
}
// src/gate/outcome/report-of.ts
/** The report that every page and output is made from. */
function reportOf(learned, inputs, closing) {
	const { target, settings, scans, evidence } = learned;
	const judgement = "judgement" in learned ? learned.judgement : void 0;
	const verdict = "judgement" in learned ? learned.judgement.verdict : notProven(learned.stopped);
	const isSoftened = verdict.word === "inconclusive" && (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.softens)(verdict.reason, inputs.onInconclusive, settings?.policy.onInconclusive ?? {});
	const proven = provenScans(learned);
	const ref = proven?.decision.deciding[0]?.scan.branch ?? proven?.refs[0] ?? scans?.lastScan?.branch;
	const findings = target === void 0 || ref === void 0 ? void 0 : closing.links.findings(target.repository, ref);
	const pageOf = (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_20__/* .rulePages */ .$f)(closing.links.platform);
	const facts = {
		verdict,
		countsAre: worthOf(evidence?.read.evidence, proven?.stop),
		conditions: reportedConditions(judgement?.conditions ?? [], settings?.conditions ?? [], evidence?.read.evidence, pageOf),
		...evidence === void 0 ? {
			rules: [],
			breakingRules: 0
		} : reportedRules(evidence.read.evidence, judgement, pageOf),
		fixedRules: fixedRulesOf(evidence?.read, pageOf),
		policy: settings?.source,
		waiversFile: settings?.waiversFile,
		longestWaiverDays: settings?.policy.longestWaiverDays,
		scans: reportedScans(proven, scans?.lastScan, closing.links),
		seen: reportedSeen(verdict.reason, scans?.seen, closing.links),
		event: target?.event ?? "",
		commit: judgedCommit(target, proven),
		repository: target?.repository ?? inputs.repository
	};
	return {
		...facts,
		replay: void 0,
		nextStep: nextStep({
			...facts,
			settings: inputs
		}),
		exitCode: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.exitCodeOf)(verdict, inputs.mode, isSoftened),
		mode: inputs.mode,
		isSoftened,
		deploymentId: inputs.deploymentId,
		ref,
		pullRequest: target?.subject.kind === "pull-request" ? target.subject.number : void 0,
		notScanned: proven?.decision.notScanned ?? [],
		indexGap: evidence?.read.indexGap,
		triagedOut: evidence?.read.triagedOut,
		unscanned: proven === void 0 ? [] : unscannedOf(proven.decision),
		siblings: scans?.siblings ?? [],
		mergeGroupCommit: target?.mergeGroupCommit,
		counts: countsOf(evidence?.read.evidence),
		newTotal: newTotalOf(evidence?.read),
		fixedTotal: fixedTotalOf(evidence?.read),
		waived: judgement?.waived,
		waivers: judgement?.waivers ?? [],
		places: unreadPlaces(learned, inputs.states),
		requirement: void 0,
		baseline: learned.baseline,
		history: proven === void 0 ? [] : historyOf(proven, scans?.earlierScans ?? []),
		searches: settings?.plan.searches.map(({ id }) => id) ?? [],
		requests: closing.requests,
		times: {
			startedAtMs: closing.startedAtMs,
			finishedAtMs: closing.finishedAtMs,
			seconds: closing.seconds,
			waitedSeconds: scans?.waitedSeconds ?? 0,
			issuesReadAtMs: evidence?.read.readAtMs
		},
		notices: [
			...settings?.notices ?? [],
			...evidence?.notices ?? [],
			...judgement?.notices ?? []
		],
		oddities: evidence?.oddities ?? [],
		problems: "stopped" in learned ? learned.stopped.problems : [],
		projects: void 0,
		missingProjects: void 0,
		links: {
			findings,
			run: closing.links.run,
			platform: closing.links.platform,
			code: closing.checkout?.code?.address
		}
	};
}
/** They are read when the verdict stands, by who wants to show them. */
function unreadPlaces(learned, states) {
	const search = states === void 0 ? void 0 : placeSearchOf(learned, states);
	if (states === void 0 || search === void 0) return void 0;
	return {
		search,
		states,
		found: [],
		areAll: false,
		missing: "they were not asked for"
	};
}
/** It is the commit of the newest deciding scan: where a merge and its head are judged as one, either. */
function judgedCommit(target, proven) {
	const newest = proven?.decision.deciding[0]?.scan.commit;
	return target?.pipelineCommit === void 0 || newest === void 0 ? target?.commit : newest;
}
/** Those that people expect of every scan, and those that the settings name. */
function unscannedOf({ listed, missing, notScanned }) {
	const expected = /* @__PURE__ */ new Set([
		"code",
		"supply-chain",
		"secrets",
		...missing,
		...notScanned
	]);
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => expected.has(product) && !listed.includes(product));
}
function notProven({ reason, message }) {
	return {
		word: "inconclusive",
		reason,
		message
	};
}
/** Scans whose issues were not read have proven nothing: the one that was waited for is reported. */
function provenScans({ scans, evidence }) {
	const proven = scans?.proven;
	return evidence === void 0 || proven instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure ? void 0 : proven;
}
// src/scan/was-scanned.ts
/** True when a finished scan of the ref is known or still listed (30 days). For a sentence in the report, never for the verdict. */
async function wasScanned(reader, ref, earlierScans) {
	const isOfRef = (scan) => scan.repositoryId === ref.repositoryId && scan.branch !== void 0 && ref.spellings.includes(scan.branch) && !scan.isPartialScan;
	if (earlierScans.some(isOfRef)) return true;
	for (const branch of ref.spellings) for await (const page of reader.listScans({
		repositoryId: ref.repositoryId,
		branch
	})) if (page.scans.some((scan) => scan.status === "completed" && isOfRef(scan))) return true;
	return false;
}
// src/gate/story/baseline-stage.ts
/**
* Whether the baseline was scanned at all; undefined where nothing is compared. Nothing found on it may mean that it is
* clean or that it was never scanned: everything is new then, and the report says so. Throws only `cancelled`.
*/
async function baselineStage({ decision }, { baseline }, { earlierScans }, { read }, reader) {
	const { there } = read.evidence;
	if (baseline === void 0 || there === void 0 || !read.isBaselineRead) return void 0;
	if ([...there.values()].some((tally) => tally.rules.size > 0)) return {
		ref: baseline.ref,
		wasScanned: true
	};
	const ref = {
		repositoryId: decision.repositoryId,
		spellings: baseline.refs
	};
	try {
		return {
			ref: baseline.ref,
			wasScanned: await wasScanned(reader, ref, earlierScans)
		};
	} catch (thrown) {
		if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown).reason === "cancelled") throw thrown;
		return {
			ref: baseline.ref,
			wasScanned: void 0
		};
	}
}
// src/gate/story/baseline.ts
/**
* The baseline of this run, or the sentence why there is none although one is set. A ref is never compared with itself:
* nothing would ever be new there.
*/
function baselineOf(setting, target) {
	if (setting.kind === "none") return void 0;
	const ref = setting.kind === "base" ? target.baseRef : setting.ref;
	if (ref === void 0) return { notice: `The event ${target.event} has no base branch: all issues are counted, none is compared.` };
	const baseline = {
		ref,
		refs: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .refSpellings */ .tg)([ref])
	};
	return target.subject.kind === "ref" && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(ref, target.subject.ref) ? { notice: comparedWithItself(baseline) } : baseline;
}
function comparedWithItself({ ref }) {
	return `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
}
// src/gate/story/evidence-stage.ts
/** What was read, and what is odd about it and tolerated. Pure. */
function evidenceStage({ decision, read }, { baseline }, { malformedCount }, { subject }) {
	const { deciding, superseded, undecided } = decision;
	const isComparedWithItself = baseline !== void 0 && read.evidence.there === void 0;
	const unfinished = undecided.filter((product) => !superseded.includes(product));
	return {
		read,
		notices: [
			...read.notices,
			...subject.kind === "ref" ? deciding.flatMap((one) => ofOtherRef(one, subject.ref)) : [],
			...passedOverTexts(decision.passedOver.filter((each) => !hasChangedNothing(each))),
			...unfinished.length > 0 ? [`Not counted, because no scan of it is finished: ${unfinished.join(", ")}.`] : [],
			...superseded.length > 0 ? [`Not counted, because a scan of another commit has taken the ref over: ${superseded.join(", ")}.`] : [],
			...isComparedWithItself ? [comparedWithItself(baseline)] : []
		],
		oddities: [
			...read.oddities,
			...deciding.flatMap(({ scan }) => odditiesOf(scan)),
			...passedOverTexts(decision.passedOver.filter(hasChangedNothing)),
			...unreadTexts(malformedCount)
		]
	};
}
function unreadTexts(malformedCount) {
	if (malformedCount === 0) return [];
	return malformedCount === 1 ? ["1 listed scan of another commit could not be read and was left out."] : [`${malformedCount} listed scans of other commits could not be read and were left out.`];
}
/** The issues that are counted are then those of that other ref. */
function ofOtherRef({ scan, tier, products }, ref) {
	if (tier !== "other-branch") return [];
	return [`Scan ${scan.id} is of ${scan.branch ?? "no branch"}, not of ${ref} (${products.join(", ")}).`];
}
function passedOverTexts(passedOver) {
	return [...Map.groupBy(passedOver, ({ scan, by }) => `${scan.id} ${by.id}`).values()].map((alike) => {
		const [{ scan, by }] = alike;
		const products = alike.map(({ product }) => product).join(", ");
		return hasChangedNothing({
			scan,
			by
		}) ? `Scan ${scan.id} was cancelled and changed nothing: scan ${by.id} of the same commit and ref is completed (${products}).` : `Scan ${scan.id} of ${scan.branch ?? "no branch"} ${endText(scan)} and is left out: the full scan ${by.id} of ${by.branch ?? "no branch"} is of the same commit (${products}).`;
	});
}
/** A scan of the same ref that was cancelled. */
function hasChangedNothing({ scan, by }) {
	return scan.status === "cancelled" && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, by.branch);
}
function endText({ status }) {
	return status === "completed" ? "was overtaken by one of another commit" : `ended as ${(0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .statusWord */ .Hm)(status)}`;
}
function odditiesOf(scan) {
	const oddities = [];
	if (scan.completedAtMs === void 0) oddities.push(`Scan ${scan.id} is completed, but does not say when.`);
	const findings = (0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .reportedFindings */ .If)(scan.findingsCounts);
	if (scan.exitCode === 0n && findings !== void 0 && findings > 0n) oddities.push(`Scan ${scan.id} has exit code 0 and reports ${findings} findings; the issues decide.`);
	if (scan.exitCode === 1n && findings === 0n) oddities.push(`Scan ${scan.id} has exit code 1 and reports no findings; the issues decide.`);
	return oddities;
}
// src/scan/scan-end.ts
/** How long after the last scan that is there has ended another one may be listed. */
const LISTED_LATE_MS = 6e4;
/** How far a scan may start in the future before that is impossible. */
const CLOCK_TOLERANCE_MS = 3e5;
/** An unknown state counts as not finished: new states do appear, and waiting is safe. */
function hasEnded({ status }) {
	return status !== "pending" && status !== "running" && typeof status === "string";
}
/** Why a scan that ended gives no result; undefined for one that completed or has not ended. */
function endReason({ status }) {
	if (status === "error") return "scan-failed";
	if (status === "cancelled") return "scan-cancelled";
	if (status === "never-finished") return "scan-never-finished";
}
/**
* A scan may be listed until then beside those that ended then, in milliseconds after the start of the run. No scan is
* waited for past the end of waiting. `lastEndMs` is by the platform's clock.
*/
function lateUntilMs(lastEndMs, { platformStartMs, waitMs }) {
	return Math.min(lastEndMs + LISTED_LATE_MS - platformStartMs, waitMs);
}
/** A start that no clock can explain. `nowMs` is the later of our time and the platform's. Throws `scan-inconsistent`. */
function assertStart(scan, nowMs) {
	if (scan.startedAtMs !== void 0 && scan.startedAtMs > nowMs + CLOCK_TOLERANCE_MS) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-inconsistent", `scan ${scan.id} starts in the future (${new Date(scan.startedAtMs).toISOString()})`);
}
/**
* Checks a completed scan. Throws `scan-inconsistent`, and `contract` where it names no start: which scan is the newest
* is not known then.
*/
function assertCompletion(scan) {
	if (scan.startedAtMs === void 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", `scan ${scan.id} is completed, but has no start time`);
	if (scan.exitCode !== void 0 && scan.exitCode !== 0n && scan.exitCode !== 1n) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-inconsistent", `scan ${scan.id} is completed with exit code ${scan.exitCode}, which only a failed scan has`);
	if (scan.completedAtMs !== void 0 && scan.completedAtMs < scan.startedAtMs) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-inconsistent", `scan ${scan.id} ends before it starts`);
}
// src/scan/scan-order.ts
/**
* Newest first: by start, then by the larger id. A scan without a start is newer than all with a smaller id: it takes
* the latest start among them. Any order of the scans gives the same result.
*/
function newestFirst(scans) {
	const keys = new Map(scans.map((scan) => [scan, scan.startedAtMs ?? latestStartBefore(scan, scans)]));
	return [...scans].sort((a, b) => {
		const [aKey, bKey] = [keys.get(a), keys.get(b)];
		if (aKey !== bKey) return bKey > aKey ? 1 : -1;
		return hasLargerId(b, a) ? 1 : -1;
	});
}
/**
* True where `one` started or ended after `other`: then the issues of their ref may be those of `one`. Where times are
* missing, the ids decide.
*/
function isAfter(one, other) {
	const [first] = newestFirst([one, other]);
	if (first === one) return true;
	return one.completedAtMs !== void 0 && other.completedAtMs !== void 0 && one.completedAtMs > other.completedAtMs;
}
function latestStartBefore(scan, scans) {
	let latest = Number.NEGATIVE_INFINITY;
	for (const other of scans) if (other.startedAtMs !== void 0 && hasLargerId(scan, other) && other.startedAtMs > latest) latest = other.startedAtMs;
	return latest;
}
function hasLargerId(one, other) {
	return BigInt(one.id) > BigInt(other.id);
}
// src/scan/lookup/neighbours.ts
/** So many scans are kept of each repository, kind (diff or full) and set of products. */
const MOST_ALIKE = 250;
/**
* The scans of other pull requests: they decide nothing, and show how this repository is scanned. The newest of each
* repository and kind are kept, since what is scanned seldom here, or in few pull requests of a large deployment, is
* scanned here all the same.
*/
var Neighbours = class {
	#scans = /* @__PURE__ */ new Map();
	#mayGrowTo = 500;
	get scans() {
		return this.#scans.values();
	}
	take(scan) {
		this.#scans.set(scan.id, scan);
		if (this.#scans.size > this.#mayGrowTo) this.#drop();
	}
	forgetAllBut(repositoryId) {
		for (const [id, scan] of this.#scans) if (scan.repositoryId !== repositoryId) this.#scans.delete(id);
	}
	#drop() {
		for (const alike of Map.groupBy(this.#scans.values(), likenessOf).values()) for (const { id } of newestFirst(alike).slice(MOST_ALIKE)) this.#scans.delete(id);
		this.#mayGrowTo = Math.max(this.#mayGrowTo, 2 * this.#scans.size);
	}
};
function likenessOf({ repositoryId, isFullScan, enabledProducts }) {
	return JSON.stringify([
		repositoryId,
		isFullScan,
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(enabledProducts).toSorted()
	]);
}
// src/scan/lookup/scan-lookup.ts
/** How much earlier than the first look-up a scan may have been created and still turn up late. Also covers a skewed clock. */
const LATE_MS = 36e5;
/**
* Tells it of a scan of this repository, by all scans that were seen; undefined where the list does not say it. Pure.
*/
function oneRefOf({ id, branch, repositoryId }, allScans, { subject }) {
	if (branch === void 0) return void 0;
	const seen = allScans.filter((scan) => scan.repositoryId === repositoryId).map((scan) => scan.branch);
	const meant = subject.kind === "ref" ? subject.ref : void 0;
	return {
		spellings: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .listSpellings */ .G8)(branch, seen, meant),
		found: {
			id,
			branch
		}
	};
}
/**
* The scans around one commit, looked up through a list that cannot be asked for a commit: a day first, then all that the platform
* keeps, and later only what may have changed.
*/
var ScanLookup = class {
	#reader;
	#clock;
	#target;
	/** False for the refs of pull requests that are not judged: what runs there takes nothing over. */
	#mayMatter;
	#repositoryId;
	#scans = /* @__PURE__ */ new Map();
	#neighbours = new Neighbours();
	/** The look that showed an unfinished scan first asked from then on; undefined means everything that is kept. */
	#seenSince = /* @__PURE__ */ new Map();
	/** Time of day at the monotonic zero by our clock, and by the platform's once it has sent its time. Either may be wrong. */
	#ownEpochMs;
	#epochMs;
	#monotonicStart;
	#dayBeforeStart;
	#wideFor = /* @__PURE__ */ new Set();
	#isOwnRefWide = false;
	/** False once a look-up that was narrowed to what may have changed missed a scan. */
	#isNarrow = true;
	#isCut = false;
	#malformed = 0;
	#lookedAt = Number.NEGATIVE_INFINITY;
	constructor(reader, clock, target, repositoryId, monotonicStart = clock.now()) {
		const { subject } = target;
		const own = subject.kind === "pull-request" ? String(subject.number) : void 0;
		this.#mayMatter = (branch) => {
			const number = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(branch);
			return subject.kind === "commit" || number === void 0 || number === own;
		};
		this.#reader = reader;
		this.#clock = clock;
		this.#target = target;
		this.#repositoryId = repositoryId;
		this.#monotonicStart = monotonicStart;
		this.#ownEpochMs = clock.wallNow() - clock.now();
		this.#epochMs = this.#ownEpochMs;
	}
	/** The platform's own time, as exactly as its answers show it. Milliseconds since 1970. */
	get nowMs() {
		return this.#epochMs + this.#clock.now();
	}
	get monotonicStart() {
		return this.#monotonicStart;
	}
	/** It is the platform's time at the start. */
	get startMs() {
		return this.#epochMs + this.#monotonicStart;
	}
	/** The later of our time and the platform's: what starts after it is in the future by both clocks. */
	get latestNowMs() {
		return Math.max(this.#ownEpochMs, this.#epochMs) + this.#clock.now();
	}
	/** The scans that were seen so far, of any commit, each as it was seen last; of other pull requests the newest. */
	get scans() {
		return [...this.#scans.values(), ...this.#neighbours.scans];
	}
	/** They are finished scans of other commits. */
	get earlierScans() {
		return this.scans.filter((scan) => !this.#isUnderTest(scan) && scan.status === "completed");
	}
	/** How many entries of other commits do not follow the documentation: reported, never fatal. */
	get malformedCount() {
		return this.#malformed;
	}
	/** True where the look through all that is kept was cut after 40 pages. */
	get isCut() {
		return this.#isCut;
	}
	/** The last answer was complete at this monotonic time. */
	get lookedAt() {
		return this.#lookedAt;
	}
	get isOwnRefWide() {
		return this.#isOwnRefWide;
	}
	isWideFor(repositoryId) {
		return this.#wideFor.has(repositoryId) || this.#wideFor.has(void 0) && !this.#isCut;
	}
	/** Asks for only one repository from now on; undefined takes that back. */
	narrowTo(repositoryId) {
		this.#repositoryId = repositoryId;
		if (repositoryId === void 0) return;
		this.#neighbours.forgetAllBut(repositoryId);
		for (const [id, scan] of this.#scans) if (!this.#isUnderTest(scan) && scan.repositoryId !== repositoryId) this.#scans.delete(id);
	}
	/** Asks for what may be new or changed since the last look-up; the first asks for the last day. */
	async refresh(phase) {
		const repositoryId = this.#repositoryId;
		if (this.#dayBeforeStart === void 0) {
			this.#dayBeforeStart = this.nowMs - _way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .DAY_MS */ .sO;
			await this.#read({
				repositoryId,
				sinceMs: this.#dayBeforeStart
			}, phase);
			return;
		}
		const seen = await this.#read({
			repositoryId,
			sinceMs: this.#sinceOfNextLook()
		}, phase);
		if (this.#isNarrow && this.#unfinished.some(({ id }) => !seen.has(id))) {
			this.#isNarrow = false;
			await this.#read({
				repositoryId,
				sinceMs: this.#sinceOfNextLook()
			}, phase);
		}
	}
	/** Asks for everything that the platform keeps (30 days). */
	async widen({ repositoryId, ofRef, mayBeCut }, phase) {
		const mostPages = mayBeCut && repositoryId === void 0 ? 40 : void 0;
		if (ofRef !== void 0) {
			const { spellings, found } = ofRef;
			const answers = await Promise.all(spellings.map(async (branch) => ({
				branch,
				seen: await this.#read({
					repositoryId,
					branch
				}, phase, mostPages)
			})));
			this.#isOwnRefWide = true;
			if (answers.some(({ branch, seen }) => branch === found.branch && seen.has(found.id))) return;
		}
		await this.#read({ repositoryId }, phase, mostPages);
		this.#wideFor.add(repositoryId);
	}
	/** The next look must show these scans of the commit again. */
	get #unfinished() {
		return this.scans.filter((scan) => this.#isUnderTest(scan) && !hasEnded(scan) && this.#isAskedFor(scan));
	}
	#isUnderTest(listed) {
		return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(listed, this.#target);
	}
	#isAskedFor({ repositoryId }) {
		return this.#repositoryId === void 0 || repositoryId === this.#repositoryId;
	}
	/** Early enough for what is new, and for every scan that had not ended on a ref of the commit's scans. */
	#sinceOfNextLook() {
		const refs = [...new Set(this.scans.filter((scan) => this.#isUnderTest(scan)).map(({ branch }) => branch))];
		const isWatched = ({ branch }) => refs.some((ref) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(ref, branch));
		const starts = this.scans.filter((scan) => !hasEnded(scan) && this.#isAskedFor(scan) && isWatched(scan)).map(({ id, startedAtMs }) => this.#isNarrow && startedAtMs !== void 0 ? startedAtMs - LATE_MS : this.#seenSince.get(id));
		if (starts.includes(void 0)) return void 0;
		return Math.min(this.startMs - LATE_MS, this.#ownEpochMs + this.#monotonicStart - LATE_MS, ...starts.map((start) => start));
	}
	/** Returns the ids of the commit's scans that were listed. */
	async #read(search, phase, mostPages = Number.POSITIVE_INFINITY) {
		const seen = /* @__PURE__ */ new Set();
		let malformed = 0;
		let pages = 0;
		let lookedAt = Number.POSITIVE_INFINITY;
		for await (const page of this.#reader.listScans(search, phase)) {
			this.#take(page, search.sinceMs);
			for (const scan of page.scans) if (this.#isUnderTest(scan)) seen.add(scan.id);
			malformed += page.malformed.length;
			lookedAt = Math.min(lookedAt, page.ageMs === void 0 ? lookedAt : this.#clock.now() - page.ageMs);
			pages += 1;
			if (pages >= mostPages) {
				this.#isCut = true;
				break;
			}
		}
		this.#malformed = Math.max(this.#malformed, malformed);
		this.#lookedAt = Math.min(this.#clock.now(), lookedAt);
		return seen;
	}
	#take(page, sinceMs) {
		if (page.serverTimeMs !== void 0) this.#epochMs = page.serverTimeMs - this.#clock.now() + (page.ageMs ?? 0);
		for (const entry of page.malformed) if (!entry.isCommitReadable || this.#isUnderTest(entry)) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", `a listed scan of commit ${this.#target.commit.slice(0, 12)} cannot be read: ${entry.problem}`);
		for (const scan of page.scans) {
			if (hasEnded(scan)) this.#seenSince.delete(scan.id);
			else if (!this.#seenSince.has(scan.id)) this.#seenSince.set(scan.id, sinceMs);
			if (this.#isUnderTest(scan) || this.#mayMatter(scan.branch)) this.#scans.set(scan.id, scan);
			else this.#neighbours.take(scan);
		}
	}
};
// src/gate/story/first-look.ts
/**
* Where the policy is asked over the network, the list is asked meanwhile: what is listed does not depend on it. Never
* throws. `lookedFrom` is when the run began to look, where that was before.
*/
function beginLook({ repositoryId }, target, world, lookedFrom) {
	let isAbandoned = false;
	const lookup = new ScanLookup(listingWhile(() => !isAbandoned, world.reader), world.clock, target, repositoryId, lookedFrom);
	const isLooked = world.isPolicyAsked === true ? lookup.refresh("polling").then(() => true) : Promise.resolve(false);
	isLooked.catch(() => {});
	return {
		lookup,
		isLooked,
		abandon() {
			isAbandoned = true;
		}
	};
}
/** A reader whose list ends when nobody wants it any more. */
function listingWhile(isWanted, reader) {
	return { async *listScans(search, phase) {
		for await (const page of reader.listScans(search, phase)) {
			if (!isWanted()) return;
			yield page;
		}
	} };
}
// src/policy/judgement/judge-condition.ts
/** Judges one condition by what was read. `need` is what the plan says about it. */
function judgeCondition(condition, need, { evidence, asked, waiving }) {
	if (need === void 0 || need.sum.length === 0) throw new Error(`the plan has no search for ${condition.name}`);
	const found = gather(evidence.here, need.sum);
	const moreParts = found === void 0 ? void 0 : moreThan(evidence, need, asked);
	const more = moreParts && asOne$1(moreParts);
	const foundParts = found && labelled(evidence.here, waiving.needsSeverities ? need : {
		...need,
		bySeverity: []
	}, asked);
	const parts = doesCompare(condition, evidence) ? moreParts : foundParts;
	const judged = parts && asOne$1(parts);
	const unwaived = parts && asOne$1(waiving.takeOut(parts));
	const count = (tally) => condition.count === "issues" ? sumOf$1(tally) : countGroups(tally);
	const result = unwaived === void 0 ? "unproven" : resultOf$1(count(unwaived), condition, unwaived, evidence);
	return {
		...factsOf$1(condition),
		found: found === void 0 ? void 0 : count(found),
		new: more === void 0 ? void 0 : count(more),
		waived: judged === void 0 || unwaived === void 0 ? 0n : count(judged) - count(unwaived),
		result,
		rules: unwaived === void 0 ? [] : countedRules(unwaived, {
			found,
			more
		}, condition, columnTallies(condition, need, {
			evidence,
			asked
		}))
	};
}
/** In states of its own a condition's searches by severity show in which columns its rules are; else those of every run. */
function columnTallies(condition, { sum, bySeverity }, { evidence, asked }) {
	if (!hasOwnColumns(condition)) return evidence;
	const byColumn = (tallies) => {
		const parts = [...sum, ...bySeverity].map((id) => ({
			...labelOf(id, asked),
			tally: tallyOf$1(tallies, id)
		}));
		return new Map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((one) => [one, asOne$1(parts.filter(({ severity }) => severity === one))]));
	};
	return {
		here: byColumn(evidence.here),
		there: evidence.there && byColumn(evidence.there)
	};
}
/** The result of a condition whose product no scan of the commit ran, and that does not ask for it (`if-scanned`). */
function notApplicable(condition) {
	return {
		...factsOf$1(condition),
		found: void 0,
		new: void 0,
		waived: 0n,
		result: "not-applicable",
		rules: []
	};
}
function factsOf$1(condition) {
	const { name, source, column, action, count, compare, max } = condition;
	return {
		name,
		source,
		column,
		action,
		count,
		compare,
		max,
		states: statesOf$1(condition)
	};
}
/** In states of its own, and in what is left of it, a rule has not the severities that it has elsewhere. */
function hasOwnColumns(condition) {
	return statesOf$1(condition) !== void 0 || condition.andNot !== void 0;
}
function statesOf$1({ scope }) {
	return scope.kind === "search" ? scope.states : void 0;
}
/** A lower bound is enough to break a limit. To prove that it is kept, everything must be read and nothing be in doubt. */
function resultOf$1(count, condition, { isComplete }, evidence) {
	const { shortfall } = evidence;
	if (condition.andNot !== void 0 && shortfall?.reason === "index-lag") return "unproven";
	if (count > condition.max) return shortfall === void 0 || shortfall.areCountsLowerBounds ? "broken" : "unproven";
	const isBaselineInDoubt = doesCompare(condition, evidence) && evidence.baselineShortfall !== void 0;
	return isComplete && shortfall === void 0 && !isBaselineInDoubt ? "ok" : "unproven";
}
/** The rules of what is judged, worst severity first, then most issues. */
function countedRules({ rules }, { found, more }, condition, evidence) {
	const columns = columnsOf(condition);
	const judged = {
		columns,
		doesCompare: doesCompare(condition, evidence)
	};
	const isResolved = hasOwnColumns(condition);
	const counted = [];
	for (const [key, { group, count }] of rules) {
		if (count === 0n) continue;
		const rule = {
			rule: group,
			key: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group) ? void 0 : key,
			issues: count,
			found: found?.rules.get(key)?.count ?? count,
			new: more === void 0 ? void 0 : more.rules.get(key)?.count ?? 0n,
			columns
		};
		const own = columnsOfRule(rule.key, judged, evidence);
		const [worst] = own;
		counted.push({
			rule: isResolved ? {
				...rule,
				columns: own
			} : rule,
			worst: worst === void 0 ? columns.length : columns.indexOf(worst)
		});
	}
	counted.sort((a, b) => a.worst - b.worst || Number(b.rule.issues - a.rule.issues));
	return counted.map(({ rule }) => rule);
}
function columnsOf({ scope }) {
	if (scope.kind === "unrated") return ["unrated"];
	const { severities } = scope;
	return severities === "all" ? _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP.filter((column) => severities.some((one) => one === column));
}
/** The tallies as one; undefined where none of them was read at all. */
function gather(tallies, ids) {
	const read = ids.map((id) => tallyOf$1(tallies, id));
	return read.some(({ isComplete, rules }) => isComplete || rules.size > 0) ? mergeTallies(read) : void 0;
}
/**
* What is more than on the baseline, severity by severity: known only where the baseline was read to its end and is not
* in doubt, since a missing page there would add to it.
*/
function moreThan({ here, there, baselineShortfall }, need, asked) {
	if (there === void 0 || baselineShortfall?.areCountsLowerBounds === false) return void 0;
	const known = labelled(there, need, asked);
	if (!known.every(({ tally }) => tally.isComplete)) return void 0;
	return labelled(here, need, asked).map((part, index) => ({
		...part,
		tally: excessOver(part.tally, known[index].tally)
	}));
}
/** What is judged by itself: each search, or for a condition over all severities each severity and what has none. */
function labelled(tallies, { sum, bySeverity }, asked) {
	const read = (id) => ({
		...labelOf(id, asked),
		tally: tallyOf$1(tallies, id)
	});
	if (bySeverity.length === 0) return sum.map(read);
	const severities = bySeverity.map(read);
	const wholes = sum.map(read);
	const split = wholes.filter(({ issueTypes }) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.some((type) => issueTypes.includes(type)));
	const issueTypes = [...new Set(split.flatMap((part) => part.issueTypes))];
	const tally = unclassifiedTally(asOne$1(severities), asOne$1(split));
	return [
		...severities,
		{
			issueTypes,
			severity: void 0,
			tally
		},
		...wholes.filter((part) => !split.includes(part))
	];
}
function labelOf(id, asked) {
	if (id === "unrated") return {
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL,
		severity: void 0,
		isUnrated: true
	};
	const search = asked.get(id);
	if (search === void 0) throw new Error(`the plan has no search ${id}`);
	const { issueTypes, severities } = search;
	return {
		issueTypes,
		severity: severities !== "all" && severities.length === 1 ? severities[0] : void 0
	};
}
function asOne$1(parts) {
	return mergeTallies(parts.map(({ tally }) => tally));
}
// src/policy/judgement/waiving.ts
/** What waivers take out together. They add up: each is used once, those that are limited the most first. */
function waivingOf(waivers) {
	if (waivers.length === 0) return {
		needsSeverities: false,
		takeOut: (parts) => parts
	};
	const names = new Set(waivers.map(({ rule }) => rule));
	const whole = waivers.filter(({ maxIssues }) => maxIssues === void 0);
	const limited = waivers.filter(({ maxIssues }) => maxIssues !== void 0).toSorted((one, other) => breadthOf(one) - breadthOf(other));
	return {
		needsSeverities: waivers.some(({ severities }) => severities !== void 0),
		takeOut(parts) {
			const left = parts.map((part) => withoutWhole(part, names, whole));
			takeLimited(left, names, limited);
			return left;
		}
	};
}
function withoutWhole(part, names, whole) {
	const isLeft = ({ group }) => !isNamed(names, group) || !whole.some((waiver) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .doesCover */ .fI)(waiver, group, part));
	const rules = new Map([...part.tally.rules].filter(([, rule]) => isLeft(rule)));
	return {
		...part,
		tally: {
			rules,
			isComplete: part.tally.isComplete
		}
	};
}
/**
* A waiver with a limit is used up rule by rule, in the order of their keys and not in that of the pages: what is left
* of an incomplete tally is then a lower bound.
*/
function takeLimited(parts, names, limited) {
	const allowances = new Map(limited.map((waiver) => [waiver, waiver.maxIssues]));
	const entries = parts.flatMap((part) => [...part.tally.rules].filter(([, { group }]) => isNamed(names, group)).map(([key, rule]) => ({
		part,
		key,
		rule
	})));
	for (const { part, key, rule } of entries.sort((one, other) => one.key < other.key ? -1 : one.key > other.key ? 1 : 0)) {
		let left = rule.count;
		for (const [waiver, allowance] of allowances) {
			if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .doesCover */ .fI)(waiver, rule.group, part)) continue;
			const taken = least(left, allowance);
			allowances.set(waiver, allowance - taken);
			left -= taken;
		}
		part.tally.rules.set(key, {
			group: rule.group,
			count: left
		});
	}
}
function isNamed(names, { rulePath, ruleId }) {
	return names.has(rulePath) || names.has(ruleId);
}
/** How much a waiver could be used for: one for less is used first. */
function breadthOf({ issueTypes, severities }) {
	return (issueTypes?.length ?? 6) * (severities?.length ?? 6);
}
function least(one, other) {
	return one < other ? one : other;
}
// src/policy/judgement/judge-waivers.ts
/** A waiver that ends within this many days is pointed out. */
const SOON_DAYS = 14;
/** Names that one is compared with, and waivers for which that is done: it takes time, and decides nothing. */
const MOST_RULES_COMPARED = 5e3;
const MOST_NEAR = 10;
/**
* Finds what each waiver covers on the branch. `today` is the day of the run (`YYYY-MM-DD`, UTC). `searches` are those of
* the plan: what a condition finds in states of its own is no part of what is counted here, but a waiver of it is used.
*/
function judgeWaivers(waivers, evidence, today, searches = []) {
	const waiving = waivingOf(waivers.filter((waiver) => !isExpired(waiver, today)));
	if (waivers.length === 0) return {
		waiving,
		results: [],
		waived: [
			"rated",
			"other",
			..._publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC
		].every((id) => tallyOf$1(evidence.here, id).isComplete) ? 0n : void 0
	};
	const open = openParts(evidence, waivers);
	const left = waiving.takeOut(open);
	const isWhole = open.every(({ tally }) => tally.isComplete);
	const isProven = isWhole && evidence.shortfall === void 0;
	const apart = partsApart(searches, evidence);
	const near = nearestOf([...open, ...apart]);
	return {
		waiving,
		results: waivers.map((waiver) => resultOf(waiver, {
			open,
			left,
			apart,
			isProven,
			today,
			near
		})),
		waived: isWhole ? sumOfParts(open) - sumOfParts(left) : void 0
	};
}
function resultOf(waiver, { open, left, apart, isProven, today, near }) {
	const none = {
		...waiver,
		issues: 0n,
		excess: 0n,
		near: void 0
	};
	if (isExpired(waiver, today)) return {
		...none,
		state: "expired"
	};
	const found = issuesUnder(waiver, open);
	if (found === 0n && issuesUnder(waiver, apart) === 0n && isProven) return {
		...none,
		state: "unused",
		near: near(waiver.rule)
	};
	const isSoon = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .YM)(today, waiver.expires) <= SOON_DAYS;
	return {
		...none,
		state: isSoon ? "expiring-soon" : "active",
		issues: waiver.maxIssues === void 0 ? found : least(found, waiver.maxIssues),
		excess: issuesUnder(waiver, left)
	};
}
/** A waiver is valid until the end of its day. */
function isExpired({ expires }, today) {
	return expires < today;
}
function issuesUnder(waiver, parts) {
	let issues = 0n;
	for (const part of parts) for (const { group, count } of part.tally.rules.values()) if ((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .doesCover */ .fI)(waiver, group, part)) issues += count;
	return issues;
}
function sumOfParts(parts) {
	return parts.reduce((sum, { tally }) => sum + sumOf$1(tally), 0n);
}
/** The rule that a name was probably meant for; undefined where none is near, or where the name itself was found. */
function nearestOf(parts) {
	let names;
	let left = MOST_NEAR;
	return (rule) => {
		names ??= namesIn(parts);
		left -= 1;
		return left < 0 || names.has(rule) ? void 0 : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(rule, [...names].slice(0, MOST_RULES_COMPARED));
	};
}
/** Paths before ids: they say more. */
function namesIn(parts) {
	const groups = parts.flatMap(({ tally }) => [...tally.rules.values()].map(({ group }) => group));
	const names = [...groups.map(({ rulePath }) => rulePath), ...groups.map(({ ruleId }) => ruleId)];
	return new Set(names.filter((name) => name !== ""));
}
/**
* Every issue of the branch once, whatever the conditions ask for. The search over all severities finds what the four by severity find;
* where it was cut short, they may have found more. By severity and by type only where a waiver asks for it.
*/
function openParts({ here }, waivers) {
	const read = (id) => tallyOf$1(here, id);
	const rated = read(_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .RATED_SEARCH */ .gK);
	const bySeverity = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map(read);
	const ofRated = {
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN,
		severity: void 0
	};
	const ratedParts = waivers.some(({ severities }) => severities !== void 0) ? [..._publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity, index) => ({
		...ofRated,
		severity,
		tally: bySeverity[index]
	})), {
		...ofRated,
		tally: unclassifiedTally(mergeTallies(bySeverity), rated)
	}] : [{
		...ofRated,
		tally: mergeTallies([rated, excessOver(mergeTallies(bySeverity), rated)])
	}];
	const others = namesUnrated(waivers) ? _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL.map((type) => [type]) : [_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL];
	return [...ratedParts, ...others.map((issueTypes) => {
		const id = issueTypes.length === 1 ? issueTypes[0] : _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .OTHER_SEARCH */ .ah;
		return {
			issueTypes,
			severity: void 0,
			tally: read(id)
		};
	})];
}
function partsApart(searches, { here }) {
	return searches.filter(({ states }) => states !== void 0).map(({ id, issueTypes, severities }) => ({
		issueTypes,
		severity: severities !== "all" && severities.length === 1 ? severities[0] : void 0,
		tally: tallyOf$1(here, id)
	}));
}
/** True where a waiver names a type without severities: these are then searched for one by one. */
function namesUnrated(waivers) {
	return waivers.some(({ issueTypes }) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL.some((type) => issueTypes?.includes(type)));
}
// src/policy/judgement/needed-searches.ts
/** Ids of the searches that each condition of a plan is judged by, and of those that prove them in states of its own. */
function neededSearches({ searches, needs, checks, rests }) {
	const restsById = new Map(rests.map((rest) => [rest.id, rest]));
	const asked = (id) => restsById.get(id)?.terms.flatMap(({ sum }) => sum) ?? [id];
	const ownStates = new Set(searches.filter(({ states }) => states !== void 0).map(({ id }) => id));
	const compared = checks.filter(({ whole }) => ownStates.has(whole)).map(({ whole, parts }) => [whole, ...parts]);
	return (condition) => {
		const { sum = [], bySeverity = [] } = needs.get(condition) ?? {};
		const own = sum.flatMap(asked);
		const held = compared.filter((ids) => ids.some((id) => own.includes(id)));
		return [.../* @__PURE__ */ new Set([
			...own,
			...bySeverity.flatMap(asked),
			...held.flat()
		])];
	};
}
/** It is undefined where all conditions are in doubt: more than searches is missing, or one that proves them all. */
function lackingSearches({ notHeld }, conditions, plan) {
	if (notHeld === void 0) return void 0;
	const needed = neededSearches(plan);
	const byCondition = new Map(conditions.map((condition) => [condition, new Set(needed(condition))]));
	const needing = (id) => conditions.filter((each) => byCondition.get(each).has(id));
	if (notHeld.some((id) => _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .EVERY_RUN_SEARCHES */ .bW.has(id) || needing(id).length === 0)) return void 0;
	return {
		any: new Set(notHeld.flatMap(needing)),
		first: needing(notHeld[0])
	};
}
// src/policy/judgement/verdict-message.ts
/** Nobody would read more than this on one line. */
const MOST_PARTS = 3;
/** Why the verdict is `fail`, in words: `3 critical and 8 high issues, none allowed; "No live secrets": 2 issues, 1 allowed`. */
function tellBroken(blocking, beside) {
	if (beside === void 0) return tellAll(blocking, false);
	return `${tellAll(blocking, beside.isUnread)}${beside.isUnread ? INCOMPLETE : "; besides: "}${beside.message}`;
}
const INCOMPLETE = "; incomplete: ";
/** Why the verdict is `pass`, in words, with the broken limits that are only warnings. */
function tellPass(conditions) {
	const warnings = conditions.filter(({ result }) => result === "broken");
	const warned = warnings.length === 0 ? "" : `; warning: ${tellAll(warnings, false)}`;
	if (!conditions.some(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .canBlock */ .Ch)) return `nothing blocks: no blocking condition is in force${warned}`;
	if (warned !== "") return `no blocking limit is broken${warned}`;
	const kept = conditions.filter(({ result }) => result === "ok").length;
	if (kept < conditions.length) return `within ${kept} of ${conditions.length} limits`;
	if (kept === 1) return "within the limit";
	return kept === 2 ? "within both limits" : `within all ${kept} limits`;
}
/** For whom something is missing: `needed by "No live secrets"`. */
function tellNeeded(by) {
	const named = by.slice(0, MOST_PARTS).map(({ name }) => `"${name}"`);
	const left = by.length - named.length;
	return `needed by ${[...named, ...left === 0 ? [] : [`${left} more`]].join(", ")}`;
}
function tellAll(broken, isLowerBound) {
	const told = [...Map.groupBy(broken, shareKey).values()].slice(0, MOST_PARTS);
	const left = broken.length - told.flat().length;
	const more = left === 0 ? [] : [`${left} more broken`];
	return [...told.map((conditions) => tell(conditions, isLowerBound)), ...more].join("; ");
}
/** Severity limits that allow the same number are named together; every other condition by itself. */
function shareKey(condition) {
	return condition.column !== void 0 && condition.waived === 0n ? `${isNew(condition)} ${condition.max}` : condition;
}
function tell(conditions, isLowerBound) {
	const [first] = conditions;
	const amounts = conditions.map((condition) => [
		String(countOf(condition)),
		...isNew(condition) ? ["new"] : [],
		condition.column
	].filter(Boolean).join(" "));
	const thing = first.count === "groups" ? "rule" : "issue";
	const things = countOf(conditions.at(-1)) === 1n ? thing : `${thing}s`;
	const where = first.states === void 0 ? "" : ` ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .statesText */ .W0)(first.states)}`;
	const name = first.column === void 0 ? `"${first.name}": ` : "";
	const waived = first.waived > 0n ? ` (${first.waived} waived)` : "";
	const allowed = first.max === 0n ? "none" : first.max;
	return `${name}${isLowerBound ? "at least " : ""}${listed$1(amounts)} ${things}${where}${waived}, ${allowed} allowed`;
}
function isNew({ compare, new: more }) {
	return compare === "new" && more !== void 0;
}
function countOf(condition) {
	return isNew(condition) ? condition.new : condition.found;
}
function listed$1(amounts) {
	return amounts.length === 1 ? amounts[0] : `${amounts.slice(0, -1).join(", ")} and ${amounts.at(-1)}`;
}
// src/policy/judgement/evaluate.ts
/**
* Decides (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). The same case always gives the same judgement:
* no clock, no log, no I/O. Throws only for a condition that is not in the plan, a defect of the caller.
*/
function evaluate(given) {
	const { conditions, plan, waivers, today } = given;
	const evidence = withRests(given);
	const inDoubt = doubtsByCondition(given);
	const { waiving, results, waived } = judgeWaivers(waivers, evidence, today, plan.searches);
	const asked = new Map([...plan.searches, ...plan.rests].map((search) => [search.id, search]));
	const judged = conditions.map((condition) => {
		if (given.notApplicable.has(condition)) return {
			condition,
			result: notApplicable(condition)
		};
		const own = {
			...evidence,
			...inDoubt(condition)
		};
		const result = judgeCondition(condition, plan.needs.get(condition), {
			evidence: own,
			asked,
			waiving
		});
		return {
			condition,
			result: result.result === "ok" && (given.unscanned.has(condition) || given.stop !== void 0) ? {
				...result,
				result: "unproven"
			} : result
		};
	});
	return {
		verdict: decide(judged, given),
		conditions: judged.map(({ result }) => result),
		waivers: results,
		waived,
		notices: noticesOf(judged, given)
	};
}
/** What keeps a condition from being proven. A search that a replay lacks is no doubt about those that do not need it. */
function doubtsByCondition({ conditions, plan, evidence }) {
	const { shortfall, baselineShortfall } = evidence;
	const lacking = (each) => each && lackingSearches(each, conditions, plan);
	const [here, there] = [lacking(shortfall), lacking(baselineShortfall)];
	return (condition) => ({
		shortfall: here?.any.has(condition) === false ? void 0 : shortfall,
		baselineShortfall: there?.any.has(condition) === false ? void 0 : baselineShortfall
	});
}
/** What is left of conditions with `and-not`, beside what was read. What does not apply to the commit takes out nothing. */
function withRests({ plan, evidence, notApplicable }) {
	const inapplicable = new Set([...notApplicable].map(({ name }) => name));
	const computed = (tallies) => {
		const rests = plan.rests.map(({ id, terms }) => {
			return [id, restOf(terms.filter(({ without }) => !without.some((name) => inapplicable.has(name))).map(({ sign, sum }) => ({
				sign,
				tally: sumOf(tallies, sum)
			})))];
		});
		return new Map([...tallies, ...rests]);
	};
	return {
		...evidence,
		here: computed(evidence.here),
		there: evidence.there && computed(evidence.there)
	};
}
function sumOf(tallies, ids) {
	return mergeTallies(ids.map((id) => tallyOf$1(tallies, id)));
}
/** A limit that is proven to be broken wins over everything that was not read; a pass needs everything that blocks. */
function decide(judged, given) {
	const { evidence, stop } = given;
	const { shortfall } = evidence;
	const results = judged.map(({ result }) => result);
	const blocking = results.filter(({ action, result }) => action === "fail" && result === "broken");
	if (blocking.length > 0) {
		const message = tellBroken(blocking, besideOf(judged, given));
		return {
			word: "fail",
			reason: (stop ?? shortfall)?.reason,
			message
		};
	}
	if (stop !== void 0) return {
		word: "inconclusive",
		reason: stop.reason,
		message: stop.message
	};
	if (shortfall !== void 0) return inconclusiveBy(shortfall, given);
	const doubted = baselineDoubt(judged, evidence);
	if (doubted !== void 0) return inconclusiveBy(doubted, given);
	const unproven = judged.find(({ condition, result }) => {
		return result.result === "unproven" && !isUnfinishedWarning(condition, given);
	});
	if (unproven !== void 0) return {
		word: "inconclusive",
		reason: "internal",
		message: `${unproven.result.name} could not be judged, although nothing is known to be missing`
	};
	return {
		word: "pass",
		reason: void 0,
		message: tellPass(results)
	};
}
/** What keeps the baseline from being compared with, where a condition needed it. */
function baselineDoubt(judged, evidence) {
	return judged.some(({ condition, result }) => {
		return result.result === "unproven" && doesCompare(condition, evidence);
	}) ? evidence.baselineShortfall : void 0;
}
function inconclusiveBy(shortfall, given) {
	return {
		word: "inconclusive",
		reason: shortfall.reason,
		message: told(shortfall, given)
	};
}
/** Names the conditions that need the search which a replay lacks. */
function told(shortfall, { conditions, plan }) {
	const needing = lackingSearches(shortfall, conditions, plan)?.first ?? [];
	return needing.length === 0 ? shortfall.message : `${shortfall.message}, ${tellNeeded(needing)}`;
}
/** Issues of an unknown severity were read, and so was all that a condition without comparison needs: only the rest is a gap. */
function besideOf(judged, given) {
	const { evidence, stop } = given;
	const { shortfall } = evidence;
	if (stop !== void 0) return {
		isUnread: true,
		message: stop.message
	};
	if (shortfall !== void 0) return {
		isUnread: shortfall.reason !== "unclassified",
		message: told(shortfall, given)
	};
	const doubted = baselineDoubt(judged, evidence);
	return doubted === void 0 ? void 0 : {
		isUnread: false,
		message: told(doubted, given)
	};
}
/** A warning of a product that no finished scan decides for: it is told, and does not keep the verdict from `pass`. */
function isUnfinishedWarning(condition, { unfinishedTypes, unscanned }) {
	if (condition.action === "fail") return false;
	return unscanned.has(condition) || typesOf$1(condition).some((type) => unfinishedTypes.has(type));
}
function typesOf$1({ scope }) {
	return scope.kind === "unrated" ? _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co : scope.issueTypes;
}
function noticesOf(judged, given) {
	return judged.flatMap(({ condition, result: { name, result } }) => {
		if (result === "not-applicable") return [`The condition "${name}" does not apply: no scan of this commit ran a product that it counts.`];
		if (result !== "unproven" || !isUnfinishedWarning(condition, given)) return [];
		const unfinished = typesOf$1(condition).filter((type) => given.unfinishedTypes.has(type));
		return [`The warning "${name}" could not be judged: no finished scan of this commit decides for ${(unfinished.length > 0 ? unfinished : typesOf$1(condition)).map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA).join(", ")}.`];
	});
}
// src/gate/story/product-needs.ts
/** Which products the run is about (docs/verdict-rules/which-scans.md#products). Pure. */
function productNeeds(required, conditions) {
	const blocking = conditions.filter(({ action }) => action === "fail");
	const firm = blocking.filter((condition) => !isIfScanned(condition));
	return {
		named: inOrder([...required, ...firm.flatMap((condition) => productsOfTypes(namedTypes(condition)))]),
		judged: inOrder([...required, ...firm.flatMap((condition) => productsOfTypes(countedTypes(condition)))]),
		ifScanned: inOrder(blocking.filter(isIfScanned).flatMap((condition) => productsOfTypes(countedTypes(condition))))
	};
}
/** Conditions with `if-scanned` of which no scan of the commit lists a product. One of issues that no product finds always applies. */
function notApplicableOf(conditions, { listed }) {
	const isOut = (condition) => {
		return countedTypes(condition).every((type) => {
			const product = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type];
			return product !== void 0 && !listed.includes(product);
		});
	};
	return new Set(conditions.filter((condition) => isIfScanned(condition) && isOut(condition)));
}
/** Warnings that name a product which no finished scan decides for: what they would say is not known. */
function unscannedWarnings(conditions, { deciding }) {
	const decided = new Set(deciding.flatMap(({ products }) => products));
	const isUnscanned = (condition) => productsOfTypes(namedTypes(condition)).some((product) => !decided.has(product));
	return new Set(conditions.filter((condition) => condition.action === "warn" && isUnscanned(condition)));
}
/** Issue types whose product is not finished, or must be scanned and was not: what was found of them is a lower bound. */
function unfinishedTypesOf({ undecided, missing }) {
	return new Set(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => {
		const product = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type];
		return product !== void 0 && [...undecided, ...missing].includes(product);
	}));
}
function isIfScanned({ ifScanned }) {
	return ifScanned;
}
function countedTypes({ scope }) {
	return scope.kind === "unrated" ? _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co : scope.issueTypes;
}
function namedTypes({ scope }) {
	return scope.kind === "search" && scope.namesIssueTypes ? scope.issueTypes : [];
}
function productsOfTypes(types) {
	return types.map((type) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type]).filter((product) => product !== void 0);
}
function inOrder(products) {
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => products.includes(product));
}
// src/gate/story/judgement-stage.ts
/** The verdict. What was not scanned this time, and what the search does not show, stands in its sentence, and so in every headline. */
function judgementStage({ decision, stop }, { conditions, plan, policy }, { latestNowMs }, { read }) {
	const today = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .dayOf */ .kb)(latestNowMs());
	const judgement = evaluate({
		conditions,
		plan,
		evidence: read.evidence,
		waivers: policy.waivers,
		today,
		notApplicable: notApplicableOf(conditions, decision),
		stop,
		unfinishedTypes: unfinishedTypesOf(decision),
		unscanned: unscannedWarnings(conditions, decision)
	});
	const { verdict } = judgement;
	const message = [
		verdict.message,
		...notScanned(decision.notScanned, plan, read.evidence),
		...read.indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .indexGapText */ .o_)(read.indexGap)]
	].join("; ");
	return {
		...judgement,
		verdict: {
			...verdict,
			message
		}
	};
}
/** What is found of such a product stood on the ref before: it counts, and is told as what it is. */
function notScanned(products, plan, evidence) {
	if (products.length === 0) return [];
	const found = products.filter((product) => isFound(product, plan, evidence));
	const whose = found.length === 0 ? "" : `; what was found of ${found.join(", ")} is of an earlier commit's scan`;
	return [`not scanned, although the last commits were: ${products.join(", ")}${whose}`];
}
function isFound(product, { searches }, { here }) {
	return searches.some(({ id, issueTypes }) => {
		const tally = here.get(id);
		if (tally === void 0) return false;
		return [...tally.rules.values()].some(({ group: { issueType }, count }) => {
			return count > 0n && (issueType === void 0 ? issueTypes : [issueType]).every((type) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type] === product);
		});
	});
}
// src/gate/story/planned-requests.ts
function countPlanned(reader) {
	let planned = 0;
	async function* pages(source) {
		planned += 1;
		let isFirst = true;
		for await (let page of source) {
			if (!isFirst) planned += 1;
			isFirst = false;
			yield page;
			page = void 0;
		}
	}
	return {
		listScans: (search, phase) => pages(reader.listScans(search, phase)),
		searchIssues: (search, signal) => pages(reader.searchIssues(search, signal)),
		readScan(id, phase, aside) {
			planned += 1;
			return reader.readScan(id, phase, aside);
		},
		...reader.searchesHeld === void 0 ? {} : { searchesHeld: reader.searchesHeld },
		requestsSent: () => reader.requestsSent(),
		requestsPlanned: () => planned
	};
}
// src/scan/late-products.ts
/** Commits before these say nothing: what was switched off since is not waited for. */
const MOST_COMMITS = 3;
const ENOUGH_COMMITS = 2;
/** What is judged, or would be where it is scanned, and no scan of the commit lists, though commits are usually scanned with it here. */
function lateProducts(scans, judged, listed, deciding, { needs, target: { subject } }) {
	const known = [...listed, ...needs.named];
	const unlisted = [.../* @__PURE__ */ new Set([...judged, ...needs.ifScanned])].filter((product) => !known.includes(product));
	if (unlisted.length === 0) return [];
	const headRef = headRefOf(subject);
	const own = scans.ofTier("own-ref");
	const usual = usualProducts([...own.length > 0 ? own : ownPlaceOf(subject), ...deciding.map(({ scan }) => scan)], scans.ofOtherCommits, headRef);
	return unlisted.filter((product) => usual.has(product));
}
/** Says until when late products are waited for. */
function lateOf(scans, products, situation) {
	if (products.length === 0) return [];
	const untilMs = lateUntilMs(lastEndOf$1(scans, situation), situation);
	if (situation.elapsedMs >= untilMs) return [];
	return [{
		kind: "late",
		untilMs,
		scan: scans.eligible[0],
		products
	}];
}
/** When the newest finished scan of the commit ended, by the platform's clock. */
function lastEndOf$1(scans, { platformStartMs }) {
	const isFinished = ({ status }) => status === "completed";
	const ends = scans.eligible.filter(isFinished).map(({ completedAtMs }) => completedAtMs);
	const known = ends.filter((end) => end !== void 0);
	if (known.length < ends.length) return platformStartMs;
	return scans.ofTier("own-ref").some(isFinished) ? Math.max(...known) : Math.max(platformStartMs, ...known);
}
/** Short name of a pull request's head branch, whose scans may decide for it as well. */
function headRefOf(subject) {
	return subject.kind === "pull-request" && subject.isHeadInSameRepository ? subject.headRef : void 0;
}
/** The subject's own ref, where it has no scan of this commit yet. */
function ownPlaceOf(subject) {
	if (subject.kind === "commit") return [];
	return subject.kind === "ref" ? [{
		branch: subject.ref,
		isFullScan: true
	}] : [{
		branch: `refs/pull/${subject.number}/merge`,
		isFullScan: false
	}];
}
/**
* The products that a commit is usually scanned with (docs/verdict-rules/which-scans.md#late-products): what the newest
* other commit, or two of the newest three, were scanned with on one of these refs. A ref with fewer commits is filled
* up with scans of the same kind (diff or full): its only commit may itself be half scanned. Pure. `others` are scans
* of other commits of the same repository; `headRef` is the short name of a pull request's head branch, whose scans may
* decide for it as well.
*/
function usualProducts(places, others, headRef) {
	return usualIn(places, others, headRef, ({ enabledProducts }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(enabledProducts));
}
/** The same for whatever a scan tells of itself: its products, or its project. */
function usualIn(places, others, headRef, toldBy) {
	const telling = others.filter(isTelling);
	const ofRefs = [...new Map(places.map((place) => [JSON.stringify([place.branch, place.isFullScan]), place])).values()].flatMap(({ branch, isFullScan }) => {
		const ofRef = telling.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, scan.branch));
		const known = new Set(ofRef.map(commitOf));
		const alike = telling.filter((scan) => scan.isFullScan === isFullScan && !known.has(commitOf(scan)));
		return usualOf([...byCommit(ofRef), ...byCommit(alike)], toldBy);
	});
	const ofHead = headRef === void 0 ? [] : telling.filter(({ branch }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchRef */ .Mi)(headRef), branch));
	return /* @__PURE__ */ new Set([...ofRefs, ...usualOf(byCommit(ofHead), toldBy)]);
}
/** The scans are given by commits, newest first. */
function usualOf(commits, toldBy) {
	const told = commits.slice(0, MOST_COMMITS).map((scans) => [...new Set(scans.flatMap(toldBy))]);
	const [newest = []] = told;
	const often = told.flat().filter((one) => told.filter((ofCommit) => ofCommit.includes(one)).length >= ENOUGH_COMMITS);
	return [...newest, ...often];
}
/**
* What runs, failed or was cancelled is scanned here just as well. What never began proves nothing, nor does a scan of
* a part of the rules.
*/
function isTelling(scan) {
	return (scan.status === "completed" || !hasEnded(scan) || scan.startedAtMs !== void 0) && !scan.isPartialScan;
}
/** The scans of each commit, that with the newest scan first. */
function byCommit(scans) {
	return [...Map.groupBy(newestFirst(scans), commitOf).values()];
}
/** A scan that names no commit is of one of its own. */
function commitOf({ commit, id }) {
	return commit ?? `scan ${id}`;
}
// src/domain/text/remote-address.ts
/** Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`. */
function remoteAddress(url) {
	if (url === void 0) return void 0;
	const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
	if (short !== null) return withPath(short[1], short[2]);
	if (!URL.canParse(url)) return void 0;
	const { protocol, host, hostname, pathname } = new URL(url);
	return withPath(protocol === "ssh:" ? hostname : host, pathname);
}
function withPath(host, path) {
	const name = path.replace(/^\/+|\/+$/g, "").replace(/\.git$/i, "");
	return name === "" ? void 0 : {
		host: host.toLowerCase(),
		path: name
	};
}
// src/scan/project-name.ts
/** Without an id, the first of these that any project has decides. */
const FITS_BY_NAME = [
	"name",
	"repository",
	"address"
];
function projectNames({ repoDisplayName, repository, repoUrl }) {
	return {
		displayName: unlessBlank(repoDisplayName),
		repository: unlessBlank(repository),
		address: remoteAddress(repoUrl)
	};
}
/** Says how a project fits (docs/verdict-rules/which-project.md). */
function fitOf(names, wanted) {
	const { repository, address } = names;
	if (!wanted.isIdKnown && address !== void 0 && isOnOtherHost(address, wanted.checkout)) return "other";
	const displayName = isContradicted(address, wanted) ? void 0 : names.displayName;
	if (isSame(displayName, wanted.repository)) return "name";
	if (isSame(repository, wanted.repository)) return names.displayName === void 0 ? "name" : "repository";
	if (address !== void 0 && isOwnAddress(address, wanted)) return "address";
	if (isBelow(displayName, wanted.repository)) return wanted.isIdKnown ? "part" : "other";
	return names.displayName !== void 0 || repository !== void 0 || address !== void 0 ? "other" : "unnamed";
}
/** True for another project of the same repository: at the address of our own one, or shown as a part of what is wanted. */
function isSibling({ address, displayName }, own, wanted) {
	if (isBelow(displayName, wanted.repository) && !isContradicted(address, wanted)) return true;
	if (address === void 0 || isOnOtherHost(address, wanted.checkout)) return false;
	if (own?.address !== void 0) return isSameAddress(address, own.address);
	return isSame(address.path, wanted.repository) || isSame(address.path, wanted.checkout.path);
}
/** The project's name for a message; with its place where the name alone does not tell it from the wanted one. */
function nameOf$2({ displayName, repository, address }, wanted) {
	const name = displayName ?? repository ?? address?.path;
	if (address === void 0 || !isSame(name, wanted.repository)) return name;
	if (isOnOtherHost(address, wanted.checkout)) return `${name} on ${address.host}`;
	return isContradicted(address, wanted) ? `${name} at ${address.path}` : name;
}
/** Gives all names of a project, each once: `acme/shop/payments, repository acme/shop, at github.com/acme/shop`. */
function allNamesOf({ displayName, repository, address }) {
	const first = displayName ?? repository;
	return [
		first,
		repository === first ? void 0 : `repository ${repository}`,
		address && `at ${address.host}/${withoutQuery(address.path)}`
	].filter((name) => name !== void 0).join(", ");
}
/** True where the address is known to be that of another repository than the one that is wanted, or that it is a part of. */
function isContradicted(address, wanted) {
	const { repository, checkout } = wanted;
	if (address === void 0) return false;
	if (isOnOtherHost(address, checkout)) return true;
	const isOfWanted = isSame(address.path, repository) || isBelow(repository, address.path);
	return checkout.path !== void 0 && !isSame(address.path, checkout.path) && !isOfWanted;
}
/** The wanted repository is under its own name, or where the checkout comes from, if that is not called otherwise. */
function isOwnAddress(address, { repository, checkout }) {
	if (isOnOtherHost(address, checkout)) return false;
	if (isSame(address.path, repository)) return true;
	return checkout.names?.some((name) => isSame(name, repository)) === true && isSame(address.path, checkout.path);
}
function isSameAddress(one, other) {
	return one.host === other.host && isSame(one.path, other.path);
}
/** Both must be known. */
function isOnOtherHost(address, { host }) {
	return host !== void 0 && address.host !== host.toLowerCase();
}
function isSame(one, other) {
	return one !== void 0 && one.toLowerCase() === other?.toLowerCase();
}
function isBelow(name, whole) {
	return name?.toLowerCase().startsWith(`${whole.toLowerCase()}/`) === true;
}
function unlessBlank(text) {
	return text?.trim() === "" ? void 0 : text;
}
function withoutQuery(path) {
	return path.replace(/[?#].*$/s, "");
}
/**
* Sorts the scans by project (docs/verdict-rules/which-scans.md#eligible-scans). Pure. Every project that scanned the
* commit is asked for its name before one decides: two that fit alike are `wrong-repository`, whichever is listed
* first. `scans` are those of the commit.
*/
function projectsOf(scans, factOf, configured) {
	const nothing = {
		others: /* @__PURE__ */ new Set(),
		isPreliminary: false,
		alike: [],
		ask: [],
		unproven: void 0,
		unnamed: void 0,
		otherName: void 0
	};
	if (configured !== void 0) return {
		...nothing,
		ours: configured,
		isProven: true
	};
	const groups = /* @__PURE__ */ new Map();
	for (const scan of scans) if (scan.repositoryId !== void 0) groups.set(scan.repositoryId, [...groups.get(scan.repositoryId) ?? [], scan]);
	if (groups.size > 200) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", `${groups.size} projects scanned this commit, too many to ask each for its name; only the project's id can say which is meant`);
	const projects = [...groups].map(([id, own]) => ({
		id,
		...stateOf$1(newestFirst(own), factOf)
	}));
	const isOnly = projects.length === 1;
	const unknown = projects.filter(({ state }) => state === "unasked" || state === "unnamed-yet");
	const [only] = projects;
	const best = FITS_BY_NAME.find((fit) => projects.some(({ state }) => state === fit));
	const fitting = projects.filter(({ state }) => state === best);
	if (best === "name" && fitting.length > 1) throw twoThatFit(fitting);
	if (unknown.length > 0 && !isOnly) {
		const ask = unknown.filter(({ state }) => state === "unasked").map(({ scan }) => scan);
		return {
			...nothing,
			ours: void 0,
			isProven: false,
			ask,
			unnamed: unknown[0].scan
		};
	}
	if (only !== void 0 && isOnly && (unknown.length > 0 || only.state === "unnamed")) return {
		...nothing,
		ours: only.id,
		isProven: false,
		unproven: only.state === "unasked" ? only.scan : void 0
	};
	const isAmbiguous = fitting.length > 1;
	const ours = isAmbiguous ? void 0 : fitting[0]?.id;
	const others = projects.filter(({ id }) => id !== ours);
	return {
		...nothing,
		ours,
		isProven: ours !== void 0,
		isPreliminary: ours !== void 0 && best !== "name",
		alike: isAmbiguous ? fitting : [],
		others: new Set(others.map(({ id }) => id)),
		otherName: others.find(({ name }) => name !== void 0)?.name
	};
}
/** The other projects of this repository that scanned the commit, as far as what was read anyway says so; in order of name. */
function siblingsOf(scans, factOf, wanted, configured) {
	const ours = configured ?? oursOf(scans, factOf);
	if (ours === void 0) return [];
	const others = new Set(scans.flatMap(({ repositoryId }) => repositoryId === ours ? [] : repositoryId ?? []));
	const namesOf = (id) => {
		const own = newestFirst(scans.filter(({ repositoryId }) => repositoryId === id));
		return own.length === 0 ? NO_NAMES : stateOf$1(own, factOf).names;
	};
	const own = namesOf(ours);
	return [...others].map((id) => ({
		id,
		names: namesOf(id)
	})).filter(({ names }) => isSibling(names, own, wanted)).map(({ id, names }) => ({
		repositoryId: id,
		name: shownName(names)
	})).sort((a, b) => `${a.name} ${a.repositoryId}`.localeCompare(`${b.name} ${b.repositoryId}`, "en"));
}
/** The result is undefined where two fit alike, too: that ends the run. */
function oursOf(scans, factOf) {
	try {
		return projectsOf(scans, factOf, void 0).ours;
	} catch {
		return;
	}
}
function shownName({ displayName, repository, address }) {
	return displayName ?? repository ?? address?.path ?? "";
}
/**
* Gives the fit of one project, by its scans, newest first. What a scan said at its end goes before what one said while
* it ran.
*/
function stateOf$1(scans, factOf) {
	const best = scans.map((scan) => ({
		scan,
		fact: factOf(scan)
	})).filter(({ fact }) => fact !== void 0 && fact.fit !== "unnamed").sort((a, b) => Number(b.fact.isFinal) - Number(a.fact.isFinal))[0];
	if (best !== void 0) {
		const { fit, names, projectName } = best.fact;
		return {
			state: fit,
			scan: best.scan,
			names,
			name: projectName
		};
	}
	const unasked = scans.find((scan) => factOf(scan) === void 0);
	if (unasked !== void 0) return {
		state: "unasked",
		scan: unasked,
		names: NO_NAMES,
		name: void 0
	};
	const unfinished = scans.find((scan) => !factOf(scan).isFinal);
	if (unfinished !== void 0) return {
		state: "unnamed-yet",
		scan: unfinished,
		names: NO_NAMES,
		name: void 0
	};
	return {
		state: "unnamed",
		scan: scans[0],
		names: NO_NAMES,
		name: `project ${scans[0].repositoryId}, which does not say its name`
	};
}
const NO_NAMES = {
	displayName: void 0,
	repository: void 0,
	address: void 0
};
/** Selects two of projects that fit alike, the same whatever their order. */
function twoThatFit(projects) {
	const inOrder = [...projects].sort((a, b) => BigInt(a.id) < BigInt(b.id) ? -1 : 1);
	const listed = inOrder.map(({ id, names }) => `${id} (${allNamesOf(names)})`).join("; ");
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", `${inOrder.length} projects that scanned this commit fit the wanted name alike: ${listed}; only the id of one of them, or a name that only one of them shows, can say which is meant`);
}
/** Says why the project that was found does not decide yet. `scans` are the eligible ones, all of that project. */
function lateProjectOf(scans, { ours, isPreliminary }, situation) {
	const [scan] = scans;
	if (!isPreliminary || scan === void 0) return [];
	const untilMs = lateUntilMs(lastEndOf(scans, situation), situation);
	if (situation.elapsedMs >= untilMs) return [];
	return [{
		kind: "late-project",
		untilMs,
		scan,
		products: [],
		project: situation.factOf(scan)?.projectName ?? `project ${ours}`
	}];
}
/** For as long as a better one may be listed, two that fit alike are no end. */
function alikeOf({ alike }, situation) {
	const scans = alike.map(({ scan }) => scan);
	return {
		kind: "alike",
		untilMs: scans.every(hasEnded) ? lateUntilMs(lastEndOf(scans, situation), situation) : situation.discoveryMs,
		projects: alike
	};
}
/**
* It is by the platform's clock. An end that is not told may be now: the time then counts from the start of the run.
*/
function lastEndOf(scans, { platformStartMs }) {
	const ends = scans.filter(hasEnded).map(({ completedAtMs }) => completedAtMs ?? platformStartMs);
	return Math.max(...ends, Number.NEGATIVE_INFINITY);
}
// src/scan/superseded.ts
/**
* The newest scan that took the ref of a deciding scan over for a product: the issues of that ref are that scan's now
* (docs/verdict-rules/which-scans.md#superseded). Pure. `others` are the scans that are not eligible here: of other
* commits, of none, or of this one.
*/
function supersededBy(deciding, product, others) {
	return newestFirst(others.filter((scan) => scan.status === "completed" && !scan.isPartialScan && scan.repositoryId === deciding.repositoryId && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, deciding.branch) && mayHaveRun(scan, product) && isAfter(scan, deciding)))[0];
}
/**
* True for an unfinished scan, of any commit, on a ref whose issues decide. One that lists only products which are not
* known here takes nothing over.
*/
function isAnythingComing({ repositoryId, deciding }, allScans) {
	const isDeciding = ({ branch }) => deciding.some(({ scan }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, branch));
	return allScans.some((scan) => scan.repositoryId === repositoryId && !hasEnded(scan) && isDeciding(scan) && _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.some((product) => mayHaveRun(scan, product)));
}
/** A scan that lists no product may have run any. */
function mayHaveRun(scan, product) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnlisted */ .fi)(scan) || (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts).includes(product);
}
// src/scan/passed-over.ts
/**
* Leaves out the cancelled scans that changed nothing: beside a completed one of the same commit, ref and product,
* which must be full where the cancelled one was. Pure. `candidates` are eligible scans of the product, `ineligible`
* those that may have taken their refs over.
*/
function withoutCancelled(candidates, product, ineligible) {
	const finished = candidates.filter((scan) => isFinished(scan, product, ineligible));
	return sift(candidates, (scan) => {
		if (scan.status !== "cancelled" || scan.branch === void 0) return void 0;
		return finished.find((one) => one.commit === scan.commit && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(one.branch, scan.branch) && (one.isFullScan || !scan.isFullScan));
	});
}
/**
* Selects those that decide of the newest scans of each ref of a bare commit. A pull request's ref holds only what that
* change adds: where a branch or tag was scanned in full, that says more. Where such a scan is finished, it also stands
* for the refs whose scan has no result, or none that is still this commit's. Pure.
*/
function ofEachRef(newest, product, { ineligible, isPullRequests }) {
	const ofBranches = newest.filter((scan) => !isPullRequests(scan));
	const hasNoResult = (scan) => endReason(scan) !== void 0 || scan.status === "completed" && !isFinished(scan, product, ineligible);
	const full = ofBranches.filter(({ isFullScan }) => isFullScan);
	if (full.length === 0) return {
		kept: newest,
		passedOver: []
	};
	const finished = full.find((scan) => isFinished(scan, product, ineligible));
	return sift(ofBranches, (scan) => hasNoResult(scan) ? finished : void 0);
}
function sift(scans, inPlaceOf) {
	const sifted = scans.map((scan) => ({
		scan,
		by: inPlaceOf(scan)
	}));
	return {
		kept: sifted.filter(({ by }) => by === void 0).map(({ scan }) => scan),
		passedOver: sifted.flatMap(({ scan, by }) => by === void 0 ? [] : [{
			scan,
			by
		}])
	};
}
function isFinished(scan, product, ineligible) {
	return scan.status === "completed" && supersededBy(scan, product, ineligible) === void 0;
}
// src/scan/standing.ts
const TIERS = [
	"own-ref",
	"head-branch",
	"other-branch"
];
/** Says whose a scan is (docs/verdict-rules/which-scans.md#eligible-scans). Pure. */
function standingOf$1(scan, target, { ours, others }, factOf) {
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target)) return "other-commit";
	const { repositoryId } = scan;
	if (repositoryId === void 0 || others.has(repositoryId)) return "other-repository";
	if (ours !== void 0 && repositoryId !== ours) return "other-repository";
	const listed = byList(scan, target);
	if (listed === "other-pull-request") return listed;
	const standing = byDetail(scan, target, listed, factOf(scan));
	if (!scan.isPartialScan) return standing;
	return isTier(standing) || standing === "ask-detail" ? "partial" : standing;
}
function isTier(standing) {
	return TIERS.includes(standing);
}
/** True for a scan whose detail was not read, and of which the list does not say whose it is. */
function isUnclear(scan, target, factOf) {
	return byList(scan, target) === "ask-detail" && factOf(scan) === void 0;
}
/** What the detail adds to what the list says. */
function byDetail(scan, { subject }, listed, fact) {
	if (fact === void 0) return listed;
	const unlessDenied = listed === "ask-detail" ? byName(scan.branch, subject) : listed;
	if (fact.isDenied) return fact.isFinal ? unlessDenied : "denied";
	if (subject.kind === "commit") return "own-ref";
	if (subject.kind === "ref") return isOfPullRequest(scan, fact) ? "other-pull-request" : byName(scan.branch, subject);
	const number = String(subject.number);
	const isHead = isHeadBranch(scan.branch, subject);
	if (fact.pullRequests.some((named) => named !== number)) {
		if (listed === "own-ref" && scan.status === "completed") return "own-ref";
		return isHead && !isOfPullRequest(scan, fact) ? "head-branch" : "other-pull-request";
	}
	if (fact.pullRequests.length > 0 || listed === "own-ref" || mayBeOursYet(scan, fact, isHead)) return "own-ref";
	return isHead ? "head-branch" : "other-pull-request";
}
/** True while it is not known that a scan under a bare name is not ours: what its detail lacks may still come. */
function mayBeOursYet({ isFullScan }, { isFinal, hasMeta }, isHead) {
	if (!isFullScan) return !isFinal || !hasMeta;
	return !hasMeta && !(isFinal && isHead);
}
/**
* True where the scan is of a pull request: by its ref, or as a diff scan by what its detail names. A full scan of a
* branch that happens to name an open pull request, as those of CircleCI do, is that branch's.
*/
function isOfPullRequest({ branch, isFullScan }, fact) {
	return [branch, fact?.ref].some((ref) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(ref) !== void 0) || !isFullScan && fact !== void 0 && fact.pullRequests.length > 0;
}
/** The fields of the list alone say it. */
function byList(scan, { subject }) {
	const { branch } = scan;
	const pullRequest = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(branch);
	const mayBePullRequests = pullRequest === void 0 && !scan.isFullScan && scan.status !== "completed";
	if (subject.kind === "commit") return mayBePullRequests ? "ask-detail" : "own-ref";
	if (subject.kind === "pull-request") {
		if (pullRequest === void 0) return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(branch, subject) ? "own-ref" : "ask-detail";
		return pullRequest === String(subject.number) ? "own-ref" : "other-pull-request";
	}
	if (pullRequest !== void 0) return "other-pull-request";
	return mayBePullRequests ? "ask-detail" : byName(branch, subject);
}
function byName(branch, subject) {
	return subject.kind === "ref" && (branch === void 0 || !(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, subject.ref)) ? "other-branch" : "own-ref";
}
function isHeadBranch(branch, subject) {
	return branch !== void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(branch) === subject.headRef && subject.isHeadInSameRepository;
}
// src/scan/sorted-scans.ts
/** The scans of a choice, sorted out. */
var SortedScans = class {
	eligible;
	/** They are of the wanted repository, but of another commit, or not eligible. */
	ineligible;
	ofOtherCommits;
	partial;
	#standings;
	#situation;
	#ofRepository;
	#listedAnywhere;
	constructor(allScans, ofCommit, standings, { ours }, situation) {
		this.#standings = standings;
		this.#situation = situation;
		this.eligible = newestFirst(ofCommit.filter((scan) => isTier(standings.get(scan))));
		this.partial = ofCommit.filter((scan) => standings.get(scan) === "partial");
		const eligible = new Set(this.eligible);
		this.#ofRepository = ours === void 0 ? [] : allScans.filter(({ repositoryId }) => repositoryId === ours);
		this.ineligible = this.#ofRepository.filter((scan) => !eligible.has(scan));
		this.ofOtherCommits = this.#ofRepository.filter((scan) => !(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, situation.target));
		this.#listedAnywhere = new Set(this.eligible.flatMap((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts)));
	}
	/**
	* Scans whose detail must say first whose they are: those that could decide, if they were ours. Nothing is asked of a
	* scan that is older than one of the own ref, in every product, nor beside one of the own ref of a scan that ran no
	* product of ours.
	*/
	toAsk() {
		const unclear = [...this.#standings].filter(([, standing]) => standing === "ask-detail").map(([scan]) => scan);
		if (this.#situation.target.subject.kind === "commit") return unclear;
		const all = this.ofTier("own-ref");
		const cancelled = all.filter(({ status }) => status === "cancelled");
		const own = all.filter((scan) => !cancelled.includes(scan));
		return unclear.filter((scan) => {
			if (scan.status === "completed" && cancelled.some(({ branch }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, scan.branch))) return true;
			const newer = own.filter((known) => !isAfter(scan, known));
			const covered = new Set(newer.flatMap((known) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(known.enabledProducts)));
			const products = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts);
			if (products.length === 0) return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnlisted */ .fi)(scan) || own.length === 0;
			return products.some((product) => !covered.has(product));
		});
	}
	/**
	* Scans taken for a branch's or tag's that started or ended after a deciding one on its ref, and may be a pull
	* request's: then they would have taken the ref over. Where none decides, those of the own ref: they may be all that
	* the commit has.
	*/
	doubtfulBeside(deciding) {
		const { target, factOf } = this.#situation;
		if (target.subject.kind !== "ref") return [];
		const mayBePullRequests = this.eligible.filter((scan) => !scan.isFullScan && scan.status === "completed" && factOf(scan) === void 0);
		if (deciding.length === 0) return mayBePullRequests.filter((scan) => this.#standings.get(scan) === "own-ref");
		return mayBePullRequests.filter((scan) => deciding.some((one) => one.scan !== scan && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(one.scan.branch, scan.branch) && isAfter(scan, one.scan)));
	}
	ofTier(tier) {
		return this.eligible.filter((scan) => this.#standings.get(scan) === tier);
	}
	/** Eligible scans that count as of the product, the newest first. */
	candidatesOf(product) {
		return this.eligible.filter((scan) => {
			if ((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnlisted */ .fi)(scan) && scan.status !== "completed") return this.#ofUnlisted().has(product);
			return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts).includes(product);
		});
	}
	/**
	* The scans that decide for a product: the newest of the best tier; for a bare commit, the newest of each ref. Where
	* nothing says whether the ref is a branch or a tag, and both were scanned, the newest of both. `passedOver` are
	* those that would be among them, but for another scan that stands for them.
	*/
	newestOf(product) {
		const candidates = this.candidatesOf(product);
		const { target, factOf } = this.#situation;
		const { subject } = target;
		const tier = TIERS.find((one) => candidates.some((scan) => this.#standings.get(scan) === one));
		const ofTier = candidates.filter((scan) => this.#standings.get(scan) === tier);
		const { kept, passedOver } = withoutCancelled(ofTier, product, this.ineligible);
		const cancelled = passedOver.filter(({ scan }) => {
			const newest = kept.find(({ branch }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, scan.branch));
			return ofTier.indexOf(scan) < ofTier.indexOf(newest);
		});
		if (subject.kind === "commit") {
			const isPullRequests = (scan) => isOfPullRequest(scan, factOf(scan));
			const each = ofEachRef(newestPerRef(kept), product, {
				ineligible: this.ineligible,
				isPullRequests
			});
			return {
				tier,
				newest: each.kept,
				passedOver: [...cancelled, ...each.passedOver]
			};
		}
		return {
			tier,
			newest: subject.kind === "ref" && !(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isFullRef */ .xA)(subject.ref) && tier === "own-ref" ? newestPerRef(kept) : [kept[0]],
			passedOver: cancelled
		};
	}
	/**
	* Whether refs of the subject's kind are scanned for a product in this repository: those of pull requests, or the ref
	* itself. `instead` is the scan of another ref that would decide in their place.
	*/
	isOwnKindScanned(product, instead) {
		const { target, requiredScan } = this.#situation;
		const { subject } = target;
		const ofKind = this.#ofRepository.filter(({ isFullScan }) => isFullScan || requiredScan === "any").filter((scan) => subject.kind === "ref" ? isOfRef(scan, subject.ref) : this.#mayBeOfPullRequest(scan, instead));
		const listed = new Set(ofKind.flatMap(({ enabledProducts }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(enabledProducts)));
		if (listed.size > 0) return listed.has(product);
		return ofKind.some(({ enabledProducts }) => enabledProducts.length === 0);
	}
	countStandings() {
		const counts = /* @__PURE__ */ new Map();
		for (const standing of this.#standings.values()) counts.set(standing, (counts.get(standing) ?? 0) + 1);
		return counts;
	}
	/**
	* Diff scans are made of changes, whatever their ref is called, unless this branch's own scan, which names no pull
	* request, is one as well.
	*/
	#mayBeOfPullRequest(scan, instead) {
		const fact = this.#situation.factOf(scan);
		if ((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(scan.branch) !== void 0) return true;
		if (fact !== void 0) return fact.pullRequests.length > 0;
		const isTag = scan.branch !== void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isTagRef */ .kN)(scan.branch);
		return !scan.isFullScan && !isTag && instead.isFullScan;
	}
	/** What a scan that lists no product, and did not complete, may be of. */
	#ofUnlisted() {
		const { named, judged, ifScanned } = this.#situation.needs;
		const others = /* @__PURE__ */ new Set([...this.#listedAnywhere, ...named]);
		if (others.size > 0) return others;
		const any = [...judged, ...ifScanned];
		return new Set(any.length > 0 ? any : _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv);
	}
};
function isOfRef(scan, ref) {
	return scan.branch !== void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(scan.branch) === void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, ref);
}
/** `scans` are in order, the newest first. */
function newestPerRef(scans) {
	const keyOf = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .refKeysAmong */ .IQ)(scans.map(({ branch }) => branch));
	return [...Map.groupBy(scans, ({ branch }) => keyOf(branch)).values()].map(([newest]) => newest);
}
// src/scan/choose.ts
/** A cure may be on its way for what ended longer than this before the run began. */
const OLD_END_MS = 12e4;
const CURE_MS = 9e4;
/** The products that the default limits count: where the own ref shows them all, nothing older is looked for. */
const USUAL_PRODUCTS = [
	"code",
	"supply-chain",
	"secrets"
];
/**
* Which scans decide for which products, or what to do first (docs/verdict-rules/which-scans.md). Pure: the same
* scans, in any order, the same facts and times give the same choice. Throws `scan-inconsistent` or
* `wrong-repository` for scans that cannot be true.
*/
function choose(allScans, situation) {
	const { target, factOf } = situation;
	const ofCommit = allScans.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target));
	const projects = projectsOf(ofCommit, factOf, situation.repositoryId);
	if (projects.ask.length > 0) return {
		kind: "ask",
		scans: projects.ask
	};
	const scans = new SortedScans(allScans, ofCommit, new Map(ofCommit.map((scan) => [scan, ofRequiredKind(standingOf$1(scan, target, projects, factOf), scan, situation)])), projects, situation);
	const unclear = scans.toAsk();
	if (unclear.length > 0) return {
		kind: "ask",
		scans: unclear
	};
	if (scans.eligible.length === 0 || projects.ours === void 0) return nothingToJudge(scans, projects, situation);
	for (const scan of scans.eligible) assertStart(scan, situation.latestNowMs);
	return weigh(scans, projects, projects.ours, situation);
}
function ofRequiredKind(standing, { isFullScan }, { requiredScan }) {
	const mayDecide = isTier(standing) || standing === "ask-detail";
	return requiredScan === "full" && !isFullScan && mayDecide ? "diff" : standing;
}
/** No eligible scan, or none that is known to be of the wanted project. */
function nothingToJudge(scans, projects, situation) {
	const { ours, isProven, unproven, unnamed, alike } = projects;
	const { isWideFor, waitMs } = situation;
	if (unproven !== void 0) return {
		kind: "ask",
		scans: [unproven]
	};
	const repositoryId = isProven ? ours : void 0;
	if (!isWideFor(repositoryId)) return {
		kind: "look-wide",
		repositoryId
	};
	if (alike.length > 0) return timed([alikeOf(projects, situation)], void 0, situation);
	const choice = timed([unnamed === void 0 ? {
		kind: "none",
		untilMs: situation.discoveryMs,
		standings: scans.countStandings()
	} : {
		kind: "unfinished",
		untilMs: waitMs,
		scan: unnamed,
		products: []
	}], void 0, situation);
	const unclear = scans.partial.filter((scan) => isUnclear(scan, situation.target, situation.factOf));
	return choice.kind === "give-up" && unclear.length > 0 ? {
		kind: "ask",
		scans: unclear
	} : choice;
}
/** Says where each product stands, and what follows. */
function weigh(scans, projects, repositoryId, situation) {
	const { needs } = situation;
	const isWide = situation.isWideFor(repositoryId);
	const listed = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => scans.candidatesOf(product).length > 0);
	const counted = unique([...needs.judged, ...needs.ifScanned.filter((product) => listed.includes(product))]);
	const judged = counted.length > 0 ? counted : listed;
	const states = listed.map((product) => ({
		product,
		state: stateOf(product, scans, situation)
	}));
	if (!isWide && states.some(({ product, state }) => judged.includes(product) && state.hindrance?.kind === "other-ref")) return {
		kind: "look-wide",
		repositoryId
	};
	const deciding = decidingScans(states, listed, scans);
	const doubtful = scans.doubtfulBeside(deciding);
	if (doubtful.length > 0) return {
		kind: "ask",
		scans: doubtful
	};
	const missing = needs.named.filter((product) => !listed.includes(product));
	const isNoneListed = judged.every((product) => !listed.includes(product));
	const late = deciding.length === 0 || isNoneListed ? [] : lateProducts(scans, judged, listed, deciding, situation);
	if (!isWide && (missing.length > 0 || isNoneListed)) return {
		kind: "look-wide",
		repositoryId
	};
	const decision = {
		repositoryId,
		deciding,
		listed,
		missing,
		undecided: states.filter(({ state }) => state.hindrance !== void 0).map(({ product }) => product),
		notScanned: late,
		superseded: states.filter(({ product, state }) => state.hindrance?.kind === "superseded" && !judged.includes(product)).map(({ product }) => product),
		passedOver: states.flatMap(({ product, state }) => state.passedOver.map((one) => ({
			...one,
			product
		}))),
		lookWide: isWide || situation.isOwnRefWide ? "no" : wideLookOf(scans, deciding, needs, situation.target)
	};
	const choice = timed([
		...states.filter(({ product }) => judged.includes(product)).map(({ state }) => state.hindrance).filter((hindrance) => hindrance !== void 0),
		...missingOf(scans, isNoneListed ? {
			products: judged,
			isAll: true
		} : {
			products: missing,
			isAll: false
		}, situation),
		...lateOf(scans, late, situation),
		...lateProjectOf(scans.eligible, projects, situation)
	], decision, situation, states.filter(({ product }) => judged.includes(product)).flatMap(({ state }) => state.hindrances));
	const mayCountOlder = !isWide && !situation.isOwnRefWide && !isAllShown(scans, needs, situation.target);
	const isNothingJudged = !states.some(({ product, state }) => state.ready.length > 0 && judged.includes(product));
	if (choice.kind !== "give-up" || !isNothingJudged) return choice;
	return mayCountOlder ? {
		kind: "look-wide",
		repositoryId
	} : {
		...choice,
		decision: {
			...decision,
			deciding: []
		}
	};
}
/** Gives the state of one product that eligible scans list. */
function stateOf(product, scans, situation) {
	const { tier, newest, passedOver } = scans.newestOf(product);
	const products = [product];
	const [first] = newest;
	if (tier !== "own-ref" && !isOtherRefDue(product, first, scans, situation)) {
		const hindrance = {
			kind: "other-ref",
			untilMs: situation.discoveryMs,
			scan: first,
			products
		};
		return {
			tier,
			ready: [],
			passedOver,
			hindrance,
			hindrances: [hindrance]
		};
	}
	const hindered = newest.map((scan) => ({
		scan,
		hindrance: hindranceOf(scan, product, scans, situation)
	}));
	const hindrances = inOrderOf(hindered.flatMap(({ hindrance }) => hindrance ?? []));
	return {
		tier,
		ready: hindered.filter(({ hindrance }) => hindrance === void 0).map(({ scan }) => scan),
		passedOver,
		hindrance: hindrances[0],
		hindrances
	};
}
/** Why a scan that would decide for a product does not, yet or at all. */
function hindranceOf(scan, product, scans, situation) {
	const products = [product];
	const reason = endReason(scan);
	if (reason !== void 0) return {
		kind: "ended",
		untilMs: situation.outlived.has(scan.id) ? cureMsOf(scan, situation) : situation.waitMs,
		scan,
		products,
		reason
	};
	if (!hasEnded(scan)) return {
		kind: "unfinished",
		untilMs: situation.waitMs,
		scan,
		products
	};
	assertCompletion(scan);
	const by = supersededBy(scan, product, scans.ineligible);
	return by === void 0 ? void 0 : {
		kind: "superseded",
		untilMs: cureMsOf(by, situation),
		scan,
		products,
		by
	};
}
/**
* A scan of another ref than the own one decides when the own one has had its time, or at once where such refs are
* never scanned for the product here.
*/
function isOtherRefDue(product, scan, scans, situation) {
	if (!situation.isWideFor(scan.repositoryId)) return false;
	return situation.elapsedMs >= situation.discoveryMs || !scans.isOwnKindScanned(product, scan);
}
/** Reasons are told in this order. */
const ORDER = [
	"alike",
	"ended",
	"superseded",
	"none",
	"missing",
	"unfinished",
	"other-ref",
	"late",
	"late-project"
];
/** What resolves itself when its time is over: another ref decides then, and a late product is only told. */
const ENDS_BY_ITSELF = [
	"other-ref",
	"late",
	"late-project"
];
function inOrderOf(hindrances) {
	return ORDER.flatMap((kind) => hindrances.filter((hindrance) => hindrance.kind === kind));
}
/** `others` are waited for as well, and decide nothing about the end of the waiting. */
function timed(hindrances, decision, { elapsedMs, neverWaits }, others = []) {
	const inOrder = inOrderOf(hindrances);
	const lateProject = inOrder.find(({ kind }) => kind === "late-project");
	const over = lateProject === void 0 ? inOrder.find(({ kind, untilMs }) => elapsedMs >= untilMs && !ENDS_BY_ITSELF.includes(kind)) : void 0;
	if (over !== void 0) return {
		kind: "give-up",
		hindrance: merged(over, inOrder),
		decision
	};
	const [first] = inOrder;
	if (first === void 0) return {
		kind: "decide",
		decision
	};
	if (neverWaits && lateProject !== void 0) return {
		kind: "give-up",
		hindrance: lateProject,
		decision: void 0
	};
	if (neverWaits) return {
		kind: "give-up",
		hindrance: merged(first, inOrder),
		decision
	};
	return {
		kind: "wait",
		untilMs: lateProject?.untilMs ?? Math.min(...hindrances.map((hindrance) => hindrance.untilMs)),
		hindrance: merged(first, inOrder),
		awaited: [...hindrances, ...others],
		decision
	};
}
/** One scan can keep several products from being decided: they are told together. */
function merged(hindrance, all) {
	if (!("scan" in hindrance)) return hindrance;
	const alike = all.filter((one) => one.kind === hindrance.kind && "scan" in one && one.scan === hindrance.scan);
	return {
		...hindrance,
		products: unique(alike.flatMap((one) => "products" in one ? one.products : []))
	};
}
function missingOf(scans, { products, isAll }, situation) {
	if (products.length === 0 && !isAll) return [];
	return [{
		kind: "missing",
		untilMs: situation.discoveryMs,
		scan: scans.eligible[0],
		products,
		isAll
	}];
}
/** It is looked for beside the reading of issues: what the own ref's scans of the day do not show may be older. */
function wideLookOf(scans, deciding, needs, target) {
	if (target.subject.kind === "commit") return "everything";
	const [first] = deciding;
	if (first === void 0 || isAllShown(scans, needs, target)) return "no";
	return target.subject.kind !== "pull-request" || (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(first.scan.branch) !== void 0 ? "own-ref" : "everything";
}
/** True where scans of the own ref show every product that is usual or named: an older scan could not decide. */
function isAllShown(scans, { named, ifScanned }, { subject }) {
	const shown = new Set(scans.ofTier("own-ref").flatMap((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts)));
	return subject.kind !== "commit" && [
		...USUAL_PRODUCTS,
		...named,
		...ifScanned
	].every((product) => shown.has(product));
}
function decidingScans(states, listed, scans) {
	const unlisted = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => !listed.includes(product));
	const deciding = /* @__PURE__ */ new Map();
	for (const { product, state } of states) for (const scan of state.ready) {
		const products = [...deciding.get(scan)?.products ?? [], product];
		const overtakenFor = unlisted.filter((one) => supersededBy(scan, one, scans.ineligible) !== void 0);
		deciding.set(scan, {
			scan,
			tier: state.tier,
			products,
			overtakenFor
		});
	}
	return newestFirst([...deciding.keys()]).map((scan) => deciding.get(scan));
}
/**
* A new scan may cure until then what ended long before the run began. It is now for what is fresh, and where the gate
* asks only once.
*/
function cureMsOf(scan, situation) {
	const endMs = scan.completedAtMs ?? scan.startedAtMs;
	return endMs !== void 0 && situation.platformStartMs - endMs > OLD_END_MS ? Math.min(CURE_MS, situation.discoveryMs) : 0;
}
function unique(values) {
	return [...new Set(values)];
}
// src/scan/decision.ts
/** The key is equal for two outcomes that lead to the same counts. */
function outcomeKey({ decision, stop }) {
	const scans = decision?.deciding.map(({ scan, products }) => [
		scan.id,
		scan.branch,
		...products
	]);
	return JSON.stringify([
		scans,
		decision?.undecided,
		decision?.notScanned,
		stop?.reason
	]);
}
// src/scan/detail-fact.ts
const NOTHING_NAMED = {
	repository: void 0,
	repoDisplayName: void 0,
	repoUrl: void 0
};
/** What a detail must name. */
function wantedProject({ target, checkout, repositoryId }) {
	return {
		repository: target.repository,
		checkout,
		isIdKnown: repositoryId !== void 0
	};
}
/** The detail of a scan without a result that cannot be read, or says nothing. */
function nothingSaid(scan) {
	return {
		isFinal: hasEnded(scan),
		isDenied: false,
		hasMeta: false,
		fit: "unnamed",
		projectName: void 0,
		names: projectNames(NOTHING_NAMED),
		pullRequests: [],
		ref: void 0
	};
}
/**
* Compares a detail with the scan of the list (docs/verdict-rules/which-scans.md#the-detail-confirms): what the list
* says is believed only where the detail agrees. Throws `scan-inconsistent` for a completed scan that contradicts
* itself; others cannot decide anything, and are only told apart.
*/
function factOfDetail(scan, detail, expected) {
	const contradiction = contradictionOf(scan, detail, expected);
	const isResult = scan.status === "completed";
	if (contradiction !== void 0 && isResult) throw inconsistent(scan, contradiction);
	const { meta } = detail;
	if (meta === void 0) {
		if (isResult) throw inconsistent(scan, "its detail does not say what was scanned (no meta)");
		return {
			...nothingSaid(scan),
			isDenied: contradiction !== void 0
		};
	}
	const names = projectNames(meta);
	const wanted = wantedProject(expected);
	return {
		isFinal: hasEnded(scan),
		isDenied: contradiction !== void 0,
		hasMeta: true,
		fit: fitOf(names, wanted),
		projectName: nameOf$2(names, wanted),
		names,
		pullRequests: [meta.pullRequestId, (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(meta.branch)].filter((number) => number !== void 0),
		ref: meta.branch
	};
}
/** Checks the detail of a scan that decides. Throws `wrong-repository`, `scan-inconsistent`. */
function assertOwn(scan, fact, { target, repositoryId }) {
	if (fact.fit === "unnamed" && repositoryId === void 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", `scan ${scan.id} does not name its repository, so it is not known whether it is ${target.repository}`);
	if (fact.fit === "other" && repositoryId !== void 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", `scan ${scan.id} is of repository ${fact.projectName}, not of ${target.repository}`);
	const { subject } = target;
	if (subject.kind !== "pull-request") return;
	const own = String(subject.number);
	const other = fact.pullRequests.find((number) => number !== own);
	if (other !== void 0 && ((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(scan.branch) === own || (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(scan.branch, subject))) throw inconsistent(scan, `the list says pull request ${own}, the detail ${other}`);
}
function contradictionOf(scan, detail, expected) {
	if (detail.id !== scan.id) return `its detail has the id ${detail.id}`;
	for (const deploymentId of [scan.deploymentId, detail.deploymentId]) if (deploymentId !== void 0 && deploymentId !== expected.deploymentId) return `it belongs to deployment ${deploymentId}, not to ${expected.deploymentId}`;
	if (detail.repositoryId !== void 0 && detail.repositoryId !== scan.repositoryId) return `the list says repository ${scan.repositoryId}, the detail ${detail.repositoryId}`;
	const isFailure = detail.exitCode !== void 0 && detail.exitCode !== 0n && detail.exitCode !== 1n;
	if (scan.status === "completed" && isFailure) return `the list says it completed, the detail that its exit code is ${detail.exitCode}`;
	const commit = detail.meta?.commit;
	const mayLack = endReason(scan) !== void 0 || !hasEnded(scan);
	if (detail.meta !== void 0 && commit !== scan.commit && !(mayLack && commit === void 0)) return "its detail does not name the commit that the list names";
}
function inconsistent(scan, what) {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-inconsistent", `scan ${scan.id} contradicts itself: ${what}`);
}
// src/scan/lookup/known-scans.ts
/** What the list and the details that were read say together. */
var KnownScans = class {
	lookup;
	factOf;
	#details;
	#expected;
	constructor(lookup, details, expected) {
		this.lookup = lookup;
		this.factOf = details.factOf;
		this.#details = details;
		this.#expected = expected;
	}
	/** Which of the projects that scanned the commit is the wanted one. Throws `wrong-repository` where there are too many. */
	projects() {
		return projectsOf(this.#ofCommit(), this.factOf, this.#expected.repositoryId);
	}
	/** Other projects of the repository that scanned the commit, as far as what was read shows them. */
	siblings() {
		const { repositoryId } = this.#expected;
		return siblingsOf(this.#ofCommit(), this.factOf, wantedProject(this.#expected), repositoryId);
	}
	/** Every spelling of the scan's own ref, by the list and by its detail where that was read. */
	refsOf(scan) {
		const { subject } = this.#expected.target;
		const meant = subject.kind === "ref" ? subject.ref : void 0;
		return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .refSpellings */ .tg)([scan.branch, this.factOf(scan)?.ref], meant);
	}
	/** Asks what the details of these scans say. Throws what reading a completed scan throws. */
	async learn(scans, phase) {
		await this.#details.learn(scans, phase);
		this.#narrow();
	}
	/**
	* The details of scans that decide, in their order. Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and
	* what reading may throw.
	*/
	async confirm(scans, phase) {
		const details = await this.#details.confirm(scans, phase);
		this.#narrow();
		return details;
	}
	#ofCommit() {
		return this.lookup.scans.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, this.#expected.target));
	}
	/** Once the project's name was seen, only its scans are asked for. */
	#narrow() {
		if (this.#expected.repositoryId !== void 0) return;
		const { ours, isProven, isPreliminary } = this.projects();
		this.lookup.narrowTo(isProven && !isPreliminary ? ours : void 0);
	}
};
// src/scan/poll-timing.ts
const JITTER = .2;
const SHORTEST_GAP_MS = 2e3;
/**
* This gap is the longest before the likely time. A newer scan that takes over, or an early end, is seen so much later
* at most.
*/
const LONGEST_EARLY_GAP_MS = 6e4;
/** The platform tells its time in whole seconds: what is told to be so little more than a gap away is none more. */
const CLOCK_STEP_MS = 1e3;
/** Chosen in docs/polling.md: more asks less while the end is likely, and sees it later. */
const WIDEST_GAP = .6;
/** A look-up is worth a mean delay of this part of the interval: 50 ms of 10 s. */
const LOOK_WORTH = 1 / 200;
/** The part of the scans that end before the likely time: they fail, or are cancelled. */
const EARLY_ENDS = 1 / 60;
/** The gap is this part of the time that a scan is overdue. */
const OVERDUE_GAP = .25;
/**
* Gives the milliseconds to the next poll: the shortest gap that one of the awaited wants. What may come at any time is
* undefined. Never under 2 s unless the interval is. Gaps vary by chance, so that a thousand jobs do not ask at once.
* What this costs and saves: docs/polling.md.
*/
function nextPollGap(awaited, { intervalMs, random }) {
	const chance = random();
	return Math.min(...awaited.map((progress) => gapFor(progress, intervalMs, chance)));
}
function gapFor(progress, intervalMs, chance) {
	if (progress?.expected === void 0) return Math.max(shortestOf(intervalMs), intervalMs * shortening(chance));
	const { elapsedMs, expected, isOurs } = progress;
	const aheadMs = expected.earliestMs - elapsedMs;
	const earlyMs = aheadMs > 0 && expected.isSure && isOurs ? cheapestGap(expected.earliestMs, EARLY_ENDS, intervalMs) : 0;
	const longestMs = Math.max(intervalMs, Math.min(LONGEST_EARLY_GAP_MS, earlyMs));
	const shortestMs = shortestOf(intervalMs);
	const gapMs = aheadMs > 0 ? approach(aheadMs, longestMs, shortestMs, chance) : Math.min(intervalMs, likelyGap(elapsedMs, expected, intervalMs)) * shortening(chance);
	return Math.min(longestMs, Math.max(shortestMs, gapMs));
}
function shortestOf(intervalMs) {
	return Math.min(SHORTEST_GAP_MS, intervalMs);
}
/**
* There are as few polls as the longest gap allows, spread evenly; the last one falls up to the shortest gap later.
* Chance adds none.
*/
function approach(aheadMs, longestMs, shortestMs, chance) {
	const polls = Math.ceil((aheadMs - CLOCK_STEP_MS) / longestMs);
	if (polls <= 1) return aheadMs + shortestMs * chance;
	return Math.max(aheadMs - (polls - 1) * longestMs, aheadMs / polls * shortening(chance));
}
/** This gap holds while the end is likely, and, longer and longer, when the scan is overdue. */
function likelyGap(elapsedMs, expected, intervalMs) {
	const { earliestMs, latestMs, isSure } = expected;
	const lengthMs = latestMs - earliestMs;
	const fairMs = WIDEST_GAP * intervalMs * (lengthMs / latestMs);
	const cheapestMs = isSure ? cheapestGap(lengthMs, 1, intervalMs) : 0;
	return Math.max(fairMs, cheapestMs, OVERDUE_GAP * (elapsedMs - latestMs));
}
/**
* Gives the gap at which looks and delay cost least together, if this part of all scans ends evenly within a time of
* this length (docs/polling.md).
*/
function cheapestGap(lengthMs, part, intervalMs) {
	return Math.sqrt(2 * LOOK_WORTH * intervalMs * lengthMs / part);
}
function shortening(chance) {
	return 1 - JITTER * chance;
}
// src/scan/lookup/pauses.ts
/** The time between the polls of a run. */
var Pauses = class {
	#world;
	#monotonicStart;
	#intervalMs;
	#sleptMs = 0;
	constructor(world, { monotonicStart, pollIntervalMs }) {
		this.#world = world;
		this.#monotonicStart = monotonicStart;
		this.#intervalMs = pollIntervalMs;
	}
	/** So many milliseconds have gone by since the run began. */
	get elapsedMs() {
		return this.#world.clock.now() - this.#monotonicStart;
	}
	/** So many milliseconds were spent in pauses. */
	get sleptMs() {
		return this.#sleptMs;
	}
	/**
	* Sleeps until the next poll, at most until so many milliseconds after the start of the run; false when that is over
	* already. The last poll comes at the very end of the time, not an interval before it.
	*/
	async sleep(untilMs, awaited) {
		const { clock, random, signal } = this.#world;
		const left = this.#monotonicStart + untilMs - clock.now();
		if (left <= 0) return false;
		const gap = nextPollGap(awaited, {
			intervalMs: this.#intervalMs,
			random
		});
		const sleptFrom = clock.now();
		await clock.sleep(Math.min(gap, left), signal);
		this.#sleptMs += clock.now() - sleptFrom;
		return true;
	}
};
// src/scan/scan-details.ts
/** How often a detail that the platform does not know yet is asked for again, once per poll. */
const MOST_RETRIES = 3;
/** Details that are asked for at the same time. */
const MOST_DETAILS_AT_ONCE = 8;
/** The details of scans that were read so far, and what they said. */
var ScanDetails = class {
	#reader;
	#expected;
	/** Waits before a detail that is not there yet is asked for again; false when the time is up. */
	#mayAskAgain;
	#facts = /* @__PURE__ */ new Map();
	/** They are kept by scan id, and whether the scan had ended: a detail may say more then. */
	#details = /* @__PURE__ */ new Map();
	constructor(reader, expected, mayAskAgain) {
		this.#reader = reader;
		this.#expected = expected;
		this.#mayAskAgain = mayAskAgain;
	}
	/** What a detail said, as long as that holds: what it said of a running scan is asked again at its end. */
	factOf = (scan) => {
		const fact = this.#facts.get(scan.id);
		return fact === void 0 || !fact.isFinal && hasEnded(scan) ? void 0 : fact;
	};
	/** Asks what the details of these scans say. Throws `scan-inconsistent`, `not-found`, and what reading a completed scan may throw. */
	async learn(scans, phase) {
		await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .eachAtMost */ .Wf)(MOST_DETAILS_AT_ONCE, scans, async (scan) => {
			this.#facts.set(scan.id, await this.#readFact(scan, phase));
		});
	}
	/**
	* The details of scans that decide, in their order. Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and
	* what reading may throw.
	*/
	async confirm(scans, phase) {
		const details = await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .eachAtMost */ .Wf)(MOST_DETAILS_AT_ONCE, scans, (scan) => this.#detailOf(scan, phase));
		for (const [index, scan] of scans.entries()) {
			const fact = factOfDetail(scan, details[index], this.#expected);
			this.#facts.set(scan.id, fact);
			assertOwn(scan, fact, this.#expected);
		}
		return details;
	}
	/** Where a scan has no result, a detail that cannot be read says nothing; it is asked again when the scan has ended. */
	async #readFact(scan, phase) {
		if (scan.status === "completed") return factOfDetail(scan, await this.#detailOf(scan, phase), this.#expected);
		try {
			return factOfDetail(scan, await this.#reader.readScan(scan.id, phase), this.#expected);
		} catch (thrown) {
			if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown).reason === "cancelled" || !(thrown instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure)) throw thrown;
			return nothingSaid(scan);
		}
	}
	#detailOf(scan, phase) {
		const key = `${scan.id} ${hasEnded(scan)}`;
		const known = this.#details.get(key) ?? this.#read(scan.id, phase);
		this.#details.set(key, known);
		return known;
	}
	async #read(id, phase) {
		for (let retries = 0;; retries++) try {
			return await this.#reader.readScan(id, phase);
		} catch (thrown) {
			if (!(thrown instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure && thrown.reason === "not-found") || retries === MOST_RETRIES || !await this.#mayAskAgain(id)) throw thrown;
		}
	}
};
// src/scan/seen-instead.ts
/** Projects that are asked whether they are the wanted one. */
const MOST_ASKED = 3;
/**
* What the list shows in place of the scan that is looked for
* (docs/verdict-rules/how-long-it-waits.md#what-was-seen-instead). For sentences, never for the verdict. Only scans of
* the wanted project are told: other projects have a pull request of this number, too.
*/
var InsteadFinder = class {
	#reader;
	#expected;
	#factOf;
	#isAsked = false;
	/** The details that were asked for beside the waiting say it. */
	#askedProject;
	constructor(reader, expected, factOf) {
		this.#reader = reader;
		this.#expected = expected;
		this.#factOf = factOf;
	}
	/** `current` is the scan that was waited for or chosen last. The result is undefined where nothing is known. */
	of(allScans, hindrance, current) {
		const fact = current === void 0 ? void 0 : this.#factOf(current);
		if (fact?.fit === "other") return {
			scan: void 0,
			project: fact.projectName
		};
		const projects = this.#projectsOf(allScans);
		if (projects === void 0) return void 0;
		const scan = hindrance?.kind === "superseded" ? hindrance.by : this.#newest(allScans, this.#wanted(projects));
		const project = projects.otherName;
		return scan === void 0 && project === void 0 ? void 0 : {
			scan,
			project
		};
	}
	/**
	* Scans whose details would say which project is the wanted one: the newest of this pull request or ref, one of each
	* project, where nothing of the commit is listed and nothing that was read says it.
	*/
	toAsk(allScans, { kind }) {
		const { target, repositoryId } = this.#expected;
		if (kind !== "none" || allScans.some((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target)) || this.#isAsked || repositoryId !== void 0) return [];
		const newest = /* @__PURE__ */ new Map();
		for (const scan of newestFirst(allScans.filter((one) => isOfOwnRef(one, target.subject, void 0)))) {
			const project = scan.repositoryId;
			if (project !== void 0 && !newest.has(project)) newest.set(project, scan);
		}
		return [...newest.values()].slice(0, MOST_ASKED);
	}
	/** Asks each detail once, until `end` settles. One that cannot be read, or contradicts the list, says nothing. Never throws. */
	async ask(scans, end) {
		this.#isAsked = true;
		const over = new AbortController();
		const stop = () => over.abort();
		end.then(stop, stop);
		const answers = await Promise.all(scans.map(async (scan) => {
			const detail = await this.#reader.readScan(scan.id, "polling", over.signal).catch(() => void 0);
			return {
				scan,
				fit: detail === void 0 ? "unnamed" : fitOfDetail(scan, detail, this.#expected)
			};
		}));
		const best = FITS_BY_NAME.find((one) => answers.some(({ fit }) => fit === one));
		const [only, ...others] = answers.filter(({ fit }) => fit === best);
		this.#askedProject = others.length > 0 ? void 0 : only?.scan.repositoryId;
	}
	#newest(allScans, project) {
		if (project === void 0) return void 0;
		const { subject } = this.#expected.target;
		return newestFirst(allScans.filter((scan) => scan.repositoryId === project && isOfOwnRef(scan, subject, this.#factOf(scan))))[0];
	}
	#wanted({ ours, isProven, others }) {
		if (isProven) return ours;
		const asked = this.#askedProject;
		return asked === void 0 || others.has(asked) ? void 0 : asked;
	}
	/** The result is undefined where two projects fit alike: that ends the run elsewhere. */
	#projectsOf(allScans) {
		const { target, repositoryId } = this.#expected;
		const ofCommit = allScans.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target));
		try {
			return projectsOf(ofCommit, this.#factOf, repositoryId);
		} catch {
			return;
		}
	}
};
function fitOfDetail(scan, detail, expected) {
	const { deploymentId } = expected;
	const { meta } = detail;
	const named = [meta?.pullRequestId, (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(meta?.branch)];
	const isOfScan = detail.id === scan.id && isSameOrSilent(detail.repositoryId, scan.repositoryId) && isSameOrSilent(detail.deploymentId, deploymentId) && isSameOrSilent(meta?.commit, scan.commit) && named.every((number) => isSameOrSilent(number, (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(scan.branch)));
	return meta === void 0 || !isOfScan ? "unnamed" : fitOf(projectNames(meta), wantedProject(expected));
}
function isSameOrSilent(told, known) {
	return told === void 0 || told === known;
}
/** It shows only what is certain: of a bare name it is not known whose it is before its detail was read. */
function isOfOwnRef(scan, subject, fact) {
	const { branch } = scan;
	if (subject.kind === "commit" || fact?.isDenied === true) return false;
	if (subject.kind === "pull-request") {
		const listed = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(branch);
		const named = fact?.pullRequests ?? [];
		const all = listed === void 0 ? named : [listed, ...named];
		return (all.length > 0 || (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(branch, subject)) && all.every((number) => number === String(subject.number));
	}
	return !isOfPullRequest(scan, fact) && (scan.isFullScan || fact?.hasMeta === true) && branch !== void 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, subject.ref);
}
// src/scan/earlier-scans.ts
/** As repositories grow, their scans take longer. */
const MOST_EARLIER_SCANS = 50;
/**
* Earlier scans must be of the same products: a scan for secrets alone is over in seconds. Fewer are judged together
* with all of their kind.
*/
const ENOUGH_OF_PRODUCTS = 3;
/** Fewer say little of how far they vary: this part of the median, both ways, at least. */
const FEW = 5;
const LEAST_SPREAD = .15;
/**
* When a scan is likely to end, by earlier ones of the same repository and kind (diff or full). The result is undefined
* where there are none.
*/
function expectedEndOf(scan, earlierScans) {
	const timed = earlierScans.filter((earlier) => isAlike(earlier, scan) && durationOf(earlier) !== void 0);
	const products = productKey(scan);
	const ofProducts = timed.filter((earlier) => productKey(earlier) === products);
	const isOfProducts = products !== "" && ofProducts.length >= ENOUGH_OF_PRODUCTS;
	const expected = expectedEnd(newestFirst(isOfProducts ? ofProducts : timed).slice(0, MOST_EARLIER_SCANS).map((earlier) => durationOf(earlier)));
	return expected && {
		...expected,
		isSure: expected.isSure && isOfProducts
	};
}
/**
* What earlier durations say of the next one; all are above 0, in any order. The fastest of every twenty and the
* slowest of every ten are left out. The next one may still be a little faster than the fastest: by the mean distance
* between two of them. The result is undefined for none.
*/
function expectedEnd(durationsMs) {
	const count = durationsMs.length;
	if (count === 0) return void 0;
	const sorted = [...durationsMs].sort((a, b) => a - b);
	const medianMs = median(sorted);
	const fastestMs = sorted[Math.floor(count / 20)];
	const slowestMs = sorted[count - 1 - Math.floor(count / 10)];
	const widenMs = count < FEW ? LEAST_SPREAD * medianMs : 0;
	return {
		earliestMs: Math.min(fastestMs - (slowestMs - fastestMs) / count, medianMs - widenMs),
		medianMs,
		latestMs: Math.max(slowestMs, medianMs + widenMs),
		isSure: count >= FEW
	};
}
function isAlike(earlier, scan) {
	return earlier.repositoryId === scan.repositoryId && earlier.isFullScan === scan.isFullScan && !earlier.isPartialScan;
}
/**
* It counts milliseconds from start to end: that is what a wait sees. The platform's own duration where these times are
* missing or impossible.
*/
function durationOf({ startedAtMs, completedAtMs, totalTimeSeconds }) {
	if (startedAtMs !== void 0 && completedAtMs !== void 0 && completedAtMs > startedAtMs) return completedAtMs - startedAtMs;
	return totalTimeSeconds !== void 0 && totalTimeSeconds > 0 ? totalTimeSeconds * 1e3 : void 0;
}
/**
* Products that this version does not know are among them, as they take their time too. The list is empty where the
* scan says none: then they are not known.
*/
function productKey({ enabledProducts }) {
	return [...new Set(enabledProducts.map((name) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productOf */ .$7)(name) ?? name.toLowerCase()))].toSorted().join();
}
/** The middle value; the mean of the two middle ones for an even number. */
function median(sorted) {
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
// src/scan/waiting.ts
/**
* How long the awaited scan has been running, and how long earlier ones took. Until its project is proven, the scan that decides may be
* listed at any time.
*/
function progressOf(hindrance, lookup, isProjectProven) {
	if (hindrance.kind !== "unfinished" || hindrance.scan.startedAtMs === void 0) return void 0;
	return {
		elapsedMs: Math.max(0, lookup.nowMs - hindrance.scan.startedAtMs),
		expected: expectedEndOf(hindrance.scan, lookup.earlierScans),
		isOurs: isProjectProven
	};
}
/** Makes one line for the log, written at every poll that did not end the waiting. */
function describeWait(hindrance, facts) {
	const { target } = facts.expected;
	const commit = target.commit.slice(0, 12);
	const waited = `(waited ${duration(facts.elapsedMs)} of at most ${duration(hindrance.untilMs)})`;
	switch (hindrance.kind) {
		case "none": return facts.otherName === void 0 ? `no scan of ${commit} yet${newestText(facts)} ${waited}` : `${scannedAsText(facts.otherName, target)} ${waited}`;
		case "unfinished": return `${nameOf$1(hindrance, facts)} is ${statusText(hindrance.scan)}${progressText(facts.progress, "for")} ${waited}`;
		case "ended": return `${nameOf$1(hindrance, facts)} ended as ${statusText(hindrance.scan)}; looking for a newer one ${waited}`;
		case "superseded": return `${supersededText(hindrance, commit)}; looking for a newer scan of ${commit} ${waited}`;
		case "missing": return `scan ${hindrance.scan.id} is listed; waiting for a scan of ${productText(hindrance)} ${waited}`;
		case "late": return `scan ${hindrance.scan.id} is completed; the last commits were also scanned for ${listed(hindrance.products)}, waiting a moment for that ${waited}`;
		case "alike": return `${twoThatFit(hindrance.projects).message}; waiting for a project that is called ${target.repository} ${waited}`;
		case "late-project": return `scan ${hindrance.scan.id} is of ${hindrance.project}; waiting a moment for a project that is called ${target.repository} ${waited}`;
		case "other-ref": return `scan ${hindrance.scan.id} is of ${hindrance.scan.branch ?? "no branch"}; waiting for a scan of ${ownRefText(facts)} ${waited}`;
	}
}
/** Why there is no scan to judge, when the time is up (docs/verdict-rules/how-long-it-waits.md). */
function failureOf$1(hindrance, facts) {
	const commit = facts.expected.target.commit.slice(0, 12);
	switch (hindrance.kind) {
		case "none": return noScan(hindrance, facts);
		case "unfinished": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-running", `${nameOf$1(hindrance, facts)} of commit ${commit} is still ${statusText(hindrance.scan)}${progressText(facts.progress, "after")}`);
		case "ended": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure(hindrance.reason, `${nameOf$1(hindrance, facts)} of commit ${commit}, the newest one, ended as ${statusText(hindrance.scan)}`);
		case "superseded": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("superseded", supersededText(hindrance, commit));
		case "missing": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("product-missing", `no finished scan of commit ${commit} ran ${productText(hindrance)}`);
		case "alike": return twoThatFit(hindrance.projects);
		case "late": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("product-missing", `scan ${hindrance.scan.id} has ended a moment ago, and the last commits were also scanned for ${listed(hindrance.products)}: that scan may still be listed`);
		case "late-project": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("no-scan", `scan ${hindrance.scan.id} is of ${hindrance.project}; one of a project that is called ${facts.expected.target.repository} may still be listed`);
		case "other-ref": return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("no-scan", `scan ${hindrance.scan.id} is of ${hindrance.scan.branch ?? "no branch"}; commit ${commit} was not scanned as ${ownRefText(facts)} yet, and that is usual here`);
	}
}
function noScan({ standings }, facts) {
	const { target } = facts.expected;
	const commit = target.commit.slice(0, 12);
	if (facts.otherName !== void 0) return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", scannedAsText(facts.otherName, target));
	if (standings.has("partial") && !standings.has("diff")) {
		const count = standings.get("partial");
		const scans = count === 1 ? "one scan, which ran" : `${count} scans, each of which ran`;
		return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("partial-only", `commit ${commit} has only ${scans} a part of the rules`);
	}
	const asked = `and ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)("required-scan", target.event)} asks for a full one`;
	const seen = [
		[
			standings.get("diff"),
			`is a diff scan, ${asked}`,
			`are diff scans, ${asked}`
		],
		[
			standings.get("partial"),
			"ran only a part of the rules",
			"ran only a part of the rules"
		],
		[
			standings.get("other-pull-request"),
			"belongs to another pull request",
			"belong to other pull requests"
		],
		[
			standings.get("other-repository"),
			"belongs to another repository",
			"belong to other repositories"
		],
		[
			standings.get("denied"),
			`does not name ${UNNAMED} yet`,
			`do not name ${UNNAMED} yet`
		]
	].map(([count, one, several]) => {
		if (count === void 0) return "";
		return count === 1 ? ` (1 scan of this commit ${one})` : ` (${count} scans of this commit ${several})`;
	});
	const cut = facts.isCut ? `; not all scans of the past 30 days could be looked through: set ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)("repository-id", target.event)}` : "";
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("no-scan", `no scan of commit ${commit} in ${target.repository} after ${duration(facts.elapsedMs)}${seen.join("")}${newestText(facts)}${cut}`);
}
const UNNAMED = "this repository or pull request";
function scannedAsText(project, { commit, repository }) {
	return `commit ${commit.slice(0, 12)} was scanned as ${project}, not as ${repository}`;
}
/** `; the newest of pull request 7 is scan 900 of commit 3f2a9c1b8d7e, completed 2h 5m ago`. */
function newestText({ newest, expected: { target }, requiredScan, nowMs }) {
	if (newest === void 0) return "";
	const { subject } = target;
	const where = subject.kind === "pull-request" ? `pull request ${subject.number}` : newest.branch ?? "this ref";
	const partial = newest.isPartialScan ? ", only a part of the rules" : "";
	const diff = requiredScan === "full" && !newest.isFullScan ? ", a diff scan" : "";
	const status = `${statusText(newest)}${ageText(newest, nowMs)}`;
	return `; the newest of ${where} is scan ${newest.id} of ${commitText(newest)}${partial}${diff}, ${status}`;
}
/** Only a hash is shortened: a part of a secret would not be redacted. */
function commitText({ commit }) {
	if (commit === void 0) return "no named commit";
	return `commit ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(commit) ? commit.slice(0, 12) : commit}`;
}
function ageText({ status, startedAtMs, completedAtMs }, nowMs) {
	const ago = (ms) => `${duration(Math.max(0, nowMs - ms))} ago`;
	if (completedAtMs !== void 0) return status === "completed" ? ` ${ago(completedAtMs)}` : `, ended ${ago(completedAtMs)}`;
	return startedAtMs === void 0 ? "" : `, started ${ago(startedAtMs)}`;
}
function supersededText({ scan, by, products }, commit) {
	const [which, whose] = by.commit === scan.commit && !by.isFullScan ? ["diff scan", "the first scan"] : ["scan", "this commit"];
	return `scan ${scan.id} of commit ${commit} was overtaken: ${which} ${by.id} of ${commitText(by)} ran ${listed(products)} on ${scan.branch ?? "the same ref"} after it, so the issues there are no longer those of ${whose}`;
}
function ownRefText({ expected: { target } }) {
	const { subject } = target;
	if (subject.kind === "pull-request") return `pull request ${subject.number} itself`;
	return subject.kind === "ref" ? subject.ref : target.commit.slice(0, 12);
}
/** It is exact to the second: a wait is told again and again. */
function duration(ms) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(Math.round(ms / 1e3));
}
function progressText(progress, preposition) {
	if (progress === void 0) return "";
	const expected = progress.expected === void 0 ? "" : `, earlier scans took about ${duration(progress.expected.medianMs)}`;
	return ` ${preposition} ${duration(progress.elapsedMs)}${expected}`;
}
/** `scan 900 (code)`: the products are those that wait for it; none are told where all do. */
function nameOf$1({ scan, products }, facts) {
	return products.length === 0 || facts.listed.every((product) => products.includes(product)) ? `scan ${scan.id}` : `scan ${scan.id} (${listed(products)})`;
}
/** It is not shortened: a part of a secret would not be redacted. */
function statusText(scan) {
	return typeof scan.status === "string" ? scan.status : `in the unknown state ${JSON.stringify(scan.status.unknown)}`;
}
function productText({ products, isAll }) {
	if (products.length === 0) return "any product that this version knows";
	return isAll && products.length > 1 ? `any of ${listed(products)}` : listed(products);
}
function listed(words) {
	return words.join(", ");
}
// src/scan/wait-log.ts
/** Polls are 2 s apart where the end of a scan is near. */
const SHORTEST_SILENCE_MS = 5e3;
/**
* Lines about the waiting: one at every poll where something else than the time has changed, otherwise not more often
* than every 5 s. What was seen instead is told once. Where somebody watches, one line that goes with the time takes
* their place.
*/
var WaitLog = class {
	#log;
	/** What was told in place of a scan. */
	#seen = "";
	#last;
	constructor(log) {
		this.#log = log;
	}
	tell(hindrance, facts) {
		const { elapsedMs } = facts;
		const bare = {
			...facts,
			newest: void 0,
			otherName: void 0
		};
		const what = describeWait(hindrance, {
			...bare,
			elapsedMs: 0,
			progress: void 0
		});
		const seen = keyOf(facts);
		const isSeenNew = hindrance.kind === "none" && seen !== "" && seen !== this.#seen;
		const { progress } = this.#log;
		if (what === this.#last?.what && elapsedMs - this.#last.elapsedMs < SHORTEST_SILENCE_MS && !isSeenNew && progress === void 0) return;
		this.#last = {
			what,
			elapsedMs
		};
		if (isSeenNew) this.#seen = seen;
		if (isSeenNew || progress === void 0) this.#log.info(describeWait(hindrance, isSeenNew ? facts : bare));
		progress?.((laterMs) => describeWait(hindrance, later(bare, laterMs)));
	}
};
function later(facts, ms) {
	const { elapsedMs, progress } = facts;
	return {
		...facts,
		elapsedMs: elapsedMs + ms,
		progress: progress && {
			...progress,
			elapsedMs: progress.elapsedMs + ms
		}
	};
}
/** The key is equal while the same scan or project is seen; it is empty where there is none. */
function keyOf({ newest, otherName }) {
	return newest === void 0 && otherName === void 0 ? "" : JSON.stringify([
		newest?.id,
		newest?.status,
		otherName
	]);
}
// src/scan/find-scan.ts
/** A look that is older than this when the issues were read is made once more. */
const FRESH_LOOK_MS = 1e4;
/**
* Finds the scans of the commit under test, waits for their end, and compares their details with the list. What is
* found is passed back for each further question.
*/
var ScanFinder = class {
	known;
	#world;
	#plan;
	#pauses;
	#waitLog;
	#seenInstead;
	/** Ended scans after which one more poll has looked for a newer one. */
	#outlived = /* @__PURE__ */ new Set();
	/** A report shows these, where the run stops early. */
	#last;
	constructor(world, plan, lookup) {
		const { expected } = plan;
		const details = new ScanDetails(world.reader, expected, (id) => this.#mayAskAgain(id));
		this.known = new KnownScans(lookup, details, expected);
		this.#world = world;
		this.#plan = plan;
		this.#pauses = new Pauses(world, plan);
		this.#waitLog = new WaitLog(world.log);
		this.#seenInstead = new InsteadFinder(world.reader, expected, details.factOf);
	}
	/** It counts the milliseconds spent between polls. */
	get waitedMs() {
		return this.#pauses.sleptMs;
	}
	/** The scan that was waited for or chosen last: what a report can name when the run stops early. */
	get current() {
		return scanOf(this.#last);
	}
	/** What there is in place of the scan that is looked for, as far as that is known. */
	get seen() {
		return this.#seenBy(this.#last);
	}
	/**
	* The scans that decide. With `isLooked` the list was asked just now. Throws `GateFailure` when nothing can be judged
	* within the time.
	*/
	async find(isLooked = false) {
		for (let isFresh = isLooked;; isFresh = false) {
			if (!isFresh) await this.known.lookup.refresh("polling");
			const choice = await this.#settle("polling");
			if (choice.kind === "wait") {
				await this.#waitForNextPoll(choice);
				continue;
			}
			const { decision, stop } = this.#outcomeOf(choice);
			if (decision === void 0 || decision.deciding.length === 0) throw stop;
			return {
				decision,
				stop
			};
		}
	}
	/**
	* The details of the deciding scans, in their order. Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and
	* what reading may throw.
	*/
	confirm({ decision }) {
		const scans = decision.deciding.map(({ scan }) => scan);
		return this.known.confirm(scans, "reading");
	}
	/** Looks for what is older than a day, where that may change the decision. */
	async lookBeside({ decision }) {
		const { deciding, repositoryId, lookWide } = decision;
		const [first] = deciding;
		if (lookWide === "no" || first === void 0) return;
		const { lookup } = this.known;
		const ofRef = lookWide === "own-ref" ? oneRefOf(first.scan, lookup.scans, this.#plan.expected.target) : void 0;
		await lookup.widen({
			ofRef,
			repositoryId,
			mayBeCut: false
		}, "reading");
	}
	/** True while what is known still leads to the same decision. Sends what the choice needs, and waits for no poll. */
	async holds(found, lookFirst) {
		if (lookFirst === "yes" || lookFirst === "if-due" && this.#isLookDue(found)) await this.known.lookup.refresh("reading");
		const choice = await this.#settle("reading");
		return choice.kind !== "wait" && outcomeKey(this.#outcomeOf(choice)) === outcomeKey(found);
	}
	#isLookDue({ decision }) {
		const { lookup } = this.known;
		return this.#world.clock.now() - lookup.lookedAt > FRESH_LOOK_MS || isAnythingComing(decision, lookup.scans);
	}
	#outcomeOf(choice) {
		if (choice.kind === "decide") return {
			decision: choice.decision,
			stop: void 0
		};
		return {
			decision: choice.decision,
			stop: failureOf$1(choice.hindrance, this.#wordsFor(choice))
		};
	}
	/** Chooses until nothing more has to be asked first. Requests of the two phases have different ends. */
	async #settle(phase) {
		const { lookup } = this.known;
		for (;;) {
			const choice = choose(lookup.scans, this.#situation());
			if (choice.kind === "ask") await this.known.learn(choice.scans, phase);
			else if (choice.kind === "look-wide") await lookup.widen({
				repositoryId: choice.repositoryId,
				ofRef: void 0,
				mayBeCut: true
			}, phase);
			else {
				const unasked = this.#unaskedOf(choice);
				if (unasked === void 0) {
					this.#last = choice;
					return choice;
				}
				await this.known.learn([unasked], phase);
			}
		}
	}
	/**
	* Without a repository id only a detail shows that a scan which is waited for, or ended without a result, is another project's. It also
	* gives the id that polls can ask for. A scan that was overtaken may never have been ours.
	*/
	#unaskedOf(choice) {
		if (choice.kind === "decide" || !("scan" in choice.hindrance)) return void 0;
		const { kind, scan } = choice.hindrance;
		if (this.known.factOf(scan) !== void 0) return void 0;
		const isProjectKnown = this.#plan.expected.repositoryId !== void 0;
		return kind === "superseded" || !isProjectKnown && scan.status !== "completed" ? scan : void 0;
	}
	#situation() {
		const { target, repositoryId } = this.#plan.expected;
		const { lookup, factOf } = this.known;
		return {
			...this.#plan,
			target,
			repositoryId,
			factOf,
			elapsedMs: this.#pauses.elapsedMs,
			platformStartMs: lookup.startMs,
			latestNowMs: lookup.latestNowMs,
			outlived: this.#outlived,
			isWideFor: (id) => lookup.isWideFor(id),
			isOwnRefWide: lookup.isOwnRefWide
		};
	}
	/** A scan can be listed before its detail can be read. Sleeps until the next poll; false when the time is up. */
	async #mayAskAgain(id) {
		if (this.#plan.neverWaits || !await this.#pauses.sleep(this.#plan.waitMs, [void 0])) return false;
		this.#world.log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
		return true;
	}
	async #waitForNextPoll(choice) {
		const { hindrance, awaited, untilMs } = choice;
		const allScans = this.known.lookup.scans;
		const facts = this.#wordsFor(choice);
		const toAsk = this.#seenInstead.toAsk(allScans, hindrance);
		if (toAsk.length === 0) this.#waitLog.tell(hindrance, facts);
		const progress = awaited.map((one) => this.#progressOf(one));
		const sleeping = this.#pauses.sleep(untilMs, progress);
		if (toAsk.length > 0) {
			await this.#seenInstead.ask(toAsk, sleeping);
			this.#waitLog.tell(hindrance, {
				...facts,
				newest: this.#seenBy(choice)?.scan
			});
		}
		await sleeping;
		for (const scan of this.known.lookup.scans) if (endReason(scan) !== void 0) this.#outlived.add(scan.id);
	}
	#seenBy(choice) {
		const hindrance = choice?.kind === "decide" ? void 0 : choice?.hindrance;
		return this.#seenInstead.of(this.known.lookup.scans, hindrance, scanOf(choice));
	}
	#wordsFor(choice) {
		const { expected, requiredScan } = this.#plan;
		const { lookup } = this.known;
		return {
			expected,
			otherName: this.known.projects().otherName,
			isCut: lookup.isCut,
			requiredScan,
			elapsedMs: this.#pauses.elapsedMs,
			progress: this.#progressOf(choice.hindrance),
			listed: choice.decision?.listed ?? [],
			newest: this.#seenBy(choice)?.scan,
			nowMs: lookup.nowMs
		};
	}
	#progressOf(hindrance) {
		const { isProven, isPreliminary } = this.known.projects();
		return progressOf(hindrance, this.known.lookup, isProven && !isPreliminary);
	}
};
/** The scan that keeps the gate from deciding, or the newest that decides. */
function scanOf(choice) {
	if (choice === void 0) return void 0;
	return choice.kind !== "decide" && "scan" in choice.hindrance ? choice.hindrance.scan : choice.decision?.deciding[0]?.scan;
}
// src/gate/story/scan-claims.ts
/** What a scan says that it found, of the types that it decides here, and what else its ref was scanned by. */
function claimOf({ scan, products }, types, facts) {
	let asked;
	const listed = async (isMeant) => {
		const known = othersOfRef(scan, facts.seen()).filter(isMeant);
		if (known.length > 0) return known;
		asked ??= facts.askForRef(scan);
		return othersOfRef(scan, await asked).filter(isMeant);
	};
	const isEarlier = (other) => !isAfter(other, scan);
	return {
		scan,
		issueTypes: types.filter((type) => {
			const product = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type];
			return product !== void 0 && products.includes(product);
		}),
		refs: facts.refsOf(scan),
		statsFindings: () => facts.statsFindingsOf(scan),
		earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
		hasFullScan: async () => (await listed(isFullOfBranch)).length > 0
	};
}
/** Completed scans of the same ref, the newest first. */
function othersOfRef(scan, allScans) {
	return newestFirst(allScans.filter((other) => other.id !== scan.id && other.status === "completed" && other.repositoryId === scan.repositoryId && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(other.branch, scan.branch)));
}
/** What a full scan of a bare name finds is the branch's, whatever pull request it names. */
function isFullOfBranch({ isFullScan, isPartialScan, branch }) {
	return isFullScan && !isPartialScan && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(branch) === void 0;
}
// src/gate/story/counting-places.ts
/**
* Where each issue type is counted (docs/verdict-rules/what-is-counted.md): on the refs of the scans that decide its
* product, and nowhere else. A type whose product no scan lists is counted on the refs of all deciding scans; one whose
* product is listed and not finished, nowhere. Pure.
*/
function countingPlaces(decision, facts) {
	const places = /* @__PURE__ */ new Map();
	for (const type of _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co) {
		const scans = scansOfType(type, decision);
		if (scans === void 0) continue;
		const key = JSON.stringify([refsOfAll(scans, facts), isDiff(scans)]);
		const place = places.get(key);
		if (place === void 0) places.set(key, {
			types: [type],
			scans
		});
		else places.set(key, {
			types: [...place.types, type],
			scans: [.../* @__PURE__ */ new Set([...place.scans, ...scans])]
		});
	}
	return [...places.values()].map(({ types, scans }) => ({
		issueTypes: types,
		refs: refsOfAll(scans, facts),
		isDiff: isDiff(scans),
		claims: scans.map((scan) => claimOf(scan, types, facts)).filter(({ issueTypes }) => issueTypes.length > 0)
	}));
}
/**
* The scans on whose refs issues of a type are counted; undefined where its product is listed and not finished, or must
* be scanned and was not. None, where the commit was not scanned for it, and all that is found are issues of other
* commits.
*/
function scansOfType(type, { deciding, listed, missing }) {
	const product = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type];
	if (product === void 0) return deciding;
	if (missing.includes(product)) return void 0;
	if (!listed.includes(product)) return deciding.filter(({ overtakenFor }) => !overtakenFor.includes(product));
	const scans = deciding.filter(({ products }) => products.includes(product));
	return scans.length === 0 ? void 0 : scans;
}
function refsOfAll(scans, { refsOf }) {
	return [...new Set(scans.flatMap(({ scan }) => refsOf(scan)))];
}
/** With scans of both kinds nothing is subtracted: what a diff scan shows is all new. */
function isDiff(scans) {
	return scans.some(({ scan }) => !scan.isFullScan);
}
// src/evidence/counting-place.ts
/** Makes one request per search and place. A search over types of one place stays one request. */
function placeSearches(searches, places) {
	return searches.flatMap((search) => places.map(({ issueTypes, refs }) => ({
		search,
		issueTypes: search.issueTypes.filter((type) => issueTypes.includes(type)),
		refs
	})).filter(({ issueTypes, refs }) => issueTypes.length > 0 && refs.length > 0));
}
/**
* The baseline is read for the types that a full scan decided. A diff scan's issues are all new. A ref is never
* compared with itself: nothing would ever be new there. `undefined`: nothing is compared at all; `[]`: a comparison,
* in which everything is new.
*/
function baselinePlaces(places, baselineRefs) {
	if (baselineRefs === void 0) return void 0;
	const asked = places.filter(({ refs }) => refs.length > 0);
	const others = asked.filter(({ refs }) => !refs.some((ref) => baselineRefs.includes(ref)));
	if (asked.length > 0 && others.length === 0) return void 0;
	const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((place) => place.issueTypes);
	return issueTypes.length === 0 ? [] : [{
		issueTypes,
		refs: baselineRefs
	}];
}
// src/evidence/scan-words.ts
const COUNT_OF_TYPE = {
	sast: "code",
	sca: "supplyChain",
	secrets: "secrets"
};
/** Gives all that the deciding scans say. Throws what the reading of a detail throws. */
async function wordsOfAll(claims) {
	return (await Promise.all(claims.map(async (claim) => wordsOf(claim, leavesCountsOut(claim.scan) ? await claim.statsFindings() : void 0)))).flat();
}
/**
* What a scan says about the types that it decides; `statsFindings` is asked only where the list leaves the counts out.
* Nothing where it says nothing.
*/
function wordsOf(claim, statsFindings) {
	const { findingsCounts } = claim.scan;
	if (countsByProduct(findingsCounts)) {
		const rest = leftOut(claim);
		const words = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.filter((type) => claim.issueTypes.includes(type) && !rest?.issueTypes.includes(type)).map((type) => {
			const findings = findingsCounts[COUNT_OF_TYPE[type]] ?? 0n;
			return {
				claim,
				issueTypes: [type],
				findings
			};
		});
		return rest === void 0 ? words : [...words, rest];
	}
	const findings = leavesCountsOut(claim.scan) ? statsFindings : findingsCounts.total;
	return findings === void 0 ? [] : [{
		claim,
		issueTypes: typesOf(claim),
		findings
	}];
}
/** True where the list gives no count at all: zero is one. */
function leavesCountsOut({ findingsCounts }) {
	return Object.values(findingsCounts).every((count) => count === void 0);
}
/**
* True where the scan before this one counted the same, or where what it counted is not known: then the index may show
* its issues, and the number proves nothing. `earlier` are completed scans of the ref, the newest first.
*/
function mayFitByChance(word, earlier) {
	const { claim, issueTypes, findings } = word;
	const before = earlier.find((scan) => ranWholly(word, scan));
	if (before === void 0) return false;
	const words = wordsOf({
		...claim,
		scan: before,
		issueTypes
	}, void 0);
	return !(words.length > 0 && words.every((word) => word.issueTypes.every((type) => issueTypes.includes(type)))) || words.reduce((sum, word) => sum + word.findings, 0n) === findings;
}
/** True for a scan that ran a product of this word, with all of its rules. */
function ranWholly({ issueTypes }, { enabledProducts, isPartialScan }) {
	const products = issueTypes.map((type) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type]);
	return !isPartialScan && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(enabledProducts).some((product) => products.includes(product));
}
/** False where there is only a total, and where nothing of any product contradicts one that is more. */
function countsByProduct({ total, ...byProduct }) {
	const given = Object.values(byProduct).filter((count) => count !== void 0);
	const isContradicted = total !== void 0 && total > 0n && given.every((count) => count === 0n);
	return given.length > 0 && !isContradicted;
}
/**
* What the total has beyond the counts that are given, where it can be of nothing but products whose counts are left
* out: then they are not zero. Undefined where there is no more, or where a product without a count of its own ran.
*/
function leftOut(claim) {
	const { enabledProducts, findingsCounts } = claim.scan;
	const { total, ...byProduct } = findingsCounts;
	const known = Object.values(byProduct).reduce((sum, count) => sum + (count ?? 0n), 0n);
	if (total === void 0 || total <= known || !enabledProducts.every(hasCount)) return void 0;
	const products = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(enabledProducts);
	const issueTypes = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.filter((type) => byProduct[COUNT_OF_TYPE[type]] === void 0 && products.includes(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type]));
	if (!issueTypes.some((type) => claim.issueTypes.includes(type))) return void 0;
	return {
		claim,
		issueTypes,
		findings: total - known
	};
}
function hasCount(name) {
	const product = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productOf */ .$7)(name);
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.some((type) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type] === product);
}
/** The types that a total is about: what the scan decides, and what else it ran. */
function typesOf({ scan, issueTypes }) {
	const products = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .productsOf */ .y0)(scan.enabledProducts);
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => {
		const product = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type];
		return issueTypes.includes(type) || product !== void 0 && products.includes(product);
	});
}
// src/evidence/index-barrier.ts
const RECENT_MS = 3e5;
const MAY_BE_MORE_MS = 6e4;
/** From this age on an issue that is still missing is not expected any more, once the number stands still. */
const SETTLED_AGE_MS = 3e4;
/** From this age on a number that fits is believed, whatever the scan before has counted. */
const BELIEVED_AGE_MS = 1e4;
function heldWord(word, began) {
	const ageMs = ageOf(word.claim.scan, began);
	return {
		...word,
		endedAt: began.at - ageMs,
		isRecent: ageMs < RECENT_MS,
		mayBeMore: ageMs < MAY_BE_MORE_MS
	};
}
/** True where a search that was sent beside others may have seen another index than they. */
function hasJustEnded(scan, began) {
	return ageOf(scan, began) < SETTLED_AGE_MS;
}
/** `lookedAt` is when the search was sent. Throws what asking for earlier scans throws. */
async function standingOf(word, found, lookedAt) {
	const { claim, findings } = word;
	if (findings > 0n && (found === void 0 || found === 0n)) return "missing";
	if (found !== void 0 && found < findings) return word.isRecent ? "other-number" : "gap";
	if (found === findings) return await fitsTooEarly(word, lookedAt) ? "fits-too-early" : "enough";
	if (!word.mayBeMore) return "enough";
	return (await claim.earlierScans()).length > 0 ? "other-number" : "enough";
}
/** What a scan of other products counted says nothing about these, however new it is. */
async function fitsTooEarly(word, lookedAt) {
	const { claim, findings, endedAt } = word;
	if (findings === 0n || lookedAt - endedAt >= 1e4) return false;
	return mayFitByChance(word, await claim.earlierScans((earlier) => ranWholly(word, earlier)));
}
/** How long ago it ended. An end in the future is one of a clock that is wrong. */
function ageOf(scan, { platformMs }) {
	const endedMs = endOf(scan);
	return endedMs === void 0 ? 0 : Math.max(0, platformMs - endedMs);
}
/** A scan that does not say when it ended took the time that it says; one that says neither may just have ended. */
function endOf({ completedAtMs, startedAtMs, totalTimeSeconds }) {
	if (completedAtMs !== void 0) return completedAtMs;
	if (startedAtMs === void 0 || totalTimeSeconds === void 0) return void 0;
	return startedAtMs + totalTimeSeconds * 1e3;
}
// src/evidence/known-rules.ts
/** Rules that searches have found: the same rule is kept once, and its key made once, however many searches find it. */
var KnownRules = class {
	/** The first of each path. It is found without making a key, and few paths have another. */
	#byPath = /* @__PURE__ */ new Map();
	/** This holds all others. */
	#byKey = /* @__PURE__ */ new Map();
	/** The rule of a group; undefined for a group without a name, which is never the same as another. */
	ruleOf(group) {
		if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .isNameless */ .T)(group)) return void 0;
		const first = this.#byPath.get(group.rulePath);
		if (first === void 0) return kept(this.#byPath, group.rulePath, group);
		if (isOf(group, first.rule)) return first;
		const key = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleKey */ .ep)(group);
		return this.#byKey.get(key) ?? kept(this.#byKey, key, group);
	}
};
/** Whether the group is of the rule, which has its path. */
function isOf(group, { ruleId, issueType }) {
	return group.ruleId === ruleId && group.issueType === issueType;
}
function kept(rules, name, group) {
	const known = {
		key: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleKey */ .ep)(group),
		rule: factsOf(group)
	};
	rules.set(name, known);
	return known;
}
/** A copy, so that nothing else of the group is kept. */
function factsOf(group) {
	const { ruleId, rulePath, issueType, epss } = group;
	return {
		ruleId,
		rulePath,
		issueType,
		epss,
		ruleSourceUri: (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_20__/* .keptSourceUri */ .M2)(group)
	};
}
// src/evidence/read-search.ts
/**
* Reads a search to its end, or until `isEnough` says that what was read answers the question. Memory grows with rules,
* not with pages. Failures are part of the answer, never thrown.
*/
async function readSearch(reader, search, signal, isEnough = () => false, known = new KnownRules(), counted) {
	const sums = counted === void 0 ? new Sums(known) : new SumsOfSome(known, counted);
	let failure;
	let isWhole = true;
	try {
		const pages = reader.searchIssues(search, signal);
		while (isWhole && await addNext(pages, sums)) isWhole = !isEnough(sums.rules);
		await pages.return(void 0);
	} catch (thrown) {
		failure = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
	}
	return {
		tally: {
			rules: sums.rules,
			isComplete: failure === void 0 && isWhole
		},
		isSettled: sums.isSettled,
		doesTotalFit: failure !== void 0 || sums.doesTotalFit(),
		failure,
		notices: [...sums.notices],
		oddities: [...sums.oddities]
	};
}
/** False at the end. In a function of its own, so that a page is not kept while the next one is awaited. */
async function addNext(pages, sums) {
	const next = await pages.next();
	if (next.done) return false;
	sums.add(next.value);
	return true;
}
var Sums = class {
	rules = /* @__PURE__ */ new Map();
	notices = /* @__PURE__ */ new Set();
	oddities = /* @__PURE__ */ new Set();
	isSettled = true;
	/** It counts how many groups more than one a rule has on one page, for the comparison with `total`. */
	#moreGroups = /* @__PURE__ */ new Map();
	#nameless = 0;
	#totals = /* @__PURE__ */ new Set();
	#known;
	constructor(known) {
		this.#known = known;
	}
	add(page) {
		this.#totals.add(page.total);
		for (const text of page.notices) this.oddities.add(text);
		const counted = page.groups.map((group) => {
			const { key, rule } = this.#nameOf(group);
			return {
				key,
				sum: {
					group: rule,
					count: group.issuesCount
				}
			};
		});
		if (this.#addNew(counted)) return;
		for (const [key, sum] of this.#sumPage(counted)) this.#addRule(key, sum);
	}
	/** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
	doesTotalFit() {
		if (this.#totals.size !== 1) return false;
		const [total] = this.#totals;
		let groups = this.rules.size;
		for (const more of this.#moreGroups.values()) groups += more;
		if (total === void 0) return groups === 0;
		return total === BigInt(groups) || total === sumOf$1(this);
	}
	/** False, with nothing added, where a rule is not new: nearly every page has new ones only. */
	#addNew(counted) {
		for (const [index, { key, sum }] of counted.entries()) {
			if (this.rules.has(key)) {
				for (const added of counted.slice(0, index)) this.rules.delete(added.key);
				return false;
			}
			this.rules.set(key, sum);
		}
		return true;
	}
	/** Groups of one page that share issue type, id and path are different groups of one rule: they add up. */
	#sumPage(counted) {
		const sums = /* @__PURE__ */ new Map();
		const more = /* @__PURE__ */ new Map();
		for (const { key, sum: { group, count } } of counted) {
			const sum = sums.get(key);
			sums.set(key, {
				group,
				count: sum === void 0 ? count : sum.count + count
			});
			if (sum !== void 0) more.set(key, (more.get(key) ?? 0) + 1);
		}
		for (const [key, count] of more) this.#moreGroups.set(key, Math.max(count, this.#moreGroups.get(key) ?? 0));
		return sums;
	}
	#nameOf(group) {
		return this.#known.ruleOf(group) ?? {
			key: `nameless ${this.#nameless++}`,
			rule: factsOf(group)
		};
	}
	/** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept, never the smaller. */
	#addRule(key, sum) {
		const known = this.rules.get(key);
		if (known !== void 0 && known.count !== sum.count) this.isSettled = false;
		if (known === void 0 || sum.count > known.count) this.rules.set(key, sum);
	}
};
/**
* Sums of the groups that count. Those that do not are read all the same: they belong to the answer's total, and a rule
* whose groups change while they are read is unsettled whether they count or not.
*/
var SumsOfSome = class {
	notices = /* @__PURE__ */ new Set();
	#leftOut = /* @__PURE__ */ new Set();
	#all;
	/** Its rules have the facts of groups that count. */
	#some = new Sums(new KnownRules());
	#counted;
	constructor(known, counted) {
		this.#all = new Sums(known);
		this.#counted = counted;
	}
	get rules() {
		return this.#some.rules;
	}
	get oddities() {
		return /* @__PURE__ */ new Set([...this.#all.oddities, ...this.#leftOut]);
	}
	get isSettled() {
		return this.#all.isSettled && this.#some.isSettled;
	}
	add(page) {
		const { doesCount, isUnknown, told } = this.#counted;
		const { yes = [], no = [] } = Object.groupBy(page.groups, (group) => doesCount(group) ? "yes" : "no");
		if (page.groups.some(isUnknown)) (told.as === "notice" ? this.notices : this.#leftOut).add(told.text);
		this.#all.add(page);
		this.#some.add({
			...page,
			groups: [...yes, ...no.map((group) => ({
				...group,
				issuesCount: 0n
			}))]
		});
	}
	doesTotalFit() {
		return this.#all.doesTotalFit();
	}
};
// src/evidence/what-was-found.ts
/** What was found of some types on some refs; undefined where nothing was asked there. A lower bound where not all was asked. */
function foundOf(issueTypes, refs, all) {
	const there = all.filter((found) => isSameSet(found.refs, refs));
	if (there.length === 0) return void 0;
	return there.reduce((sum, found) => sum + issuesOf(issueTypes, found), 0n);
}
/**
* What the searches over all severities found, in the states that count. Nothing where these are not all states of what
* is still detected: then what was found says nothing about what a scan counted.
*/
function foundByReading(placed, states) {
	if (!states.every((state) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn.includes(state))) return [];
	return placed.filter(({ search }) => search.id === "rated" || search.id === "other").map(({ issueTypes, refs, reading }) => ({
		issueTypes,
		refs,
		tally: reading.tally
	}));
}
/**
* The same, and beside it what searches in states of their own found in further states of what is still detected. Of each
* rule that is the most that one of them shows: a lower bound, since they may overlap.
*/
function detectedByReading(placed, states) {
	const counted = foundByReading(placed, states);
	const others = placed.filter(({ search }) => search.states?.every((state) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn.includes(state)));
	return [...counted, ...counted.map(({ issueTypes, refs, tally }) => {
		return {
			issueTypes,
			refs,
			tally: {
				rules: mostOf(others.filter((other) => isSameSet(other.refs, refs) && other.issueTypes.every((type) => issueTypes.includes(type))).map((other) => besideCounted(other, tally, states))),
				isComplete: false
			}
		};
	})];
}
/** What a search found beside the issues that count: where it asks for those too, they may be all that it found. */
function besideCounted({ search, reading }, counted, states) {
	return !search.states?.some((state) => states.includes(state)) ? reading.tally.rules : excessOver(reading.tally, counted).rules;
}
function mostOf(found) {
	const most = /* @__PURE__ */ new Map();
	for (const rules of found) for (const [key, rule] of rules) {
		const known = most.get(key);
		if (known === void 0 || known.count < rule.count) most.set(key, rule);
	}
	return most;
}
function isSameSet(some, others) {
	return some.every((each) => others.includes(each)) && others.every((each) => some.includes(each));
}
/** A group that does not say its type counts only where no other type was asked for. */
function issuesOf(issueTypes, found) {
	if (found.issueTypes.every((type) => issueTypes.includes(type))) return sumOf$1(found.tally);
	let issues = 0n;
	for (const { group, count } of found.tally.rules.values()) if (group.issueType !== void 0 && issueTypes.includes(group.issueType)) issues += count;
	return issues;
}
// src/evidence/await-index.ts
/** How long the issues of a finished scan may be missing, or their number may move. */
const LONGEST_WAIT_MS = 12e4;
/** So much time lies between two looks: between the first ones, and between those after this long. */
const GAP_MS = 3e3;
const LATER_GAP_MS = 1e4;
const LATER_MS = 3e4;
/** A number that stands still for so long is believed. */
const STILL_MS = 1e4;
const NOT_LOOKED = "The record holds no second look at what the scans counted: it is of an older version, which did not look again here.";
const LOOKED_FOR = "which shows whether the search index has what the scans counted";
/**
* Waits until what the scans say that they found can be found, or its number stands still
* (docs/verdict-rules/what-is-counted.md#index-barrier). Nothing is asked where what was read bears it out. `readAt` is
* when the reading began. Throws `index-lag`, and what the looks throw.
*/
async function awaitIndex(world, plan, words, placed, readAt) {
	const { clock, log, signal } = world;
	const began = clock.now();
	const open = await openWords(words, detectedByReading(placed, plan.states), readAt, began);
	const mustReadAgain = open.some(({ standing }) => standing !== "gap");
	const settled = [];
	let detected = [];
	let before = [];
	let left = open.map(({ word }) => word);
	const pause = async (waiting, times) => {
		if (waiting.some((each) => waitsUntil(each, plan, times) <= times.now)) throw indexLag(waiting);
		log.info(inProgress(waiting, plan, times));
		const nextAt = Math.min(...waiting.map((each) => nextLookAt(each, plan, times)));
		await clock.sleep(Math.max(1, Math.ceil(nextAt - times.now)), signal);
		if (waiting.every((each) => isSlowlyLookedFor(each, times)) && !await plan.stillDecides()) throw indexLag(waiting);
	};
	if (open.length > 0 && open.every(({ standing }) => standing === "fits-too-early")) await pause(open, {
		began,
		now: clock.now()
	});
	while (left.length > 0) {
		const lookedAt = clock.now();
		const looked = await look(world, plan, left).catch((thrown) => unlessLeftOut(thrown, open));
		if (looked === void 0) return {
			gaps: [],
			mustReadAgain: false,
			notices: [NOT_LOOKED],
			detected: []
		};
		detected = lastOf(detected, looked);
		const answers = looked.flatMap(({ words }) => words);
		const times = {
			began,
			now: clock.now()
		};
		const seen = await Promise.all(answers.map((answer) => seenAs(answer, before, lookedAt, times)));
		const waiting = seen.filter((each) => isWaitedFor(each, lookedAt));
		settled.push(...seen.filter((each) => !waiting.includes(each)));
		if (waiting.length > 0) await pause(waiting, times);
		before = waiting;
		left = waiting.map(({ word }) => word);
	}
	return {
		gaps: settled.filter(({ word, found }) => found < word.findings).map(gapOf),
		mustReadAgain,
		notices: settled.filter(({ standing, word, found }) => standing === "other-number" && found > word.findings).map(surplus),
		detected
	};
}
/** The words that what was read does not bear out. */
async function openWords(words, read, readAt, since) {
	return (await Promise.all(words.map(async (word) => {
		const found = foundOf(word.issueTypes, word.claim.refs, read);
		return {
			word,
			standing: await standingOf(word, found, readAt),
			found: found ?? 0n,
			since
		};
	}))).filter(({ standing }) => standing !== "enough");
}
/**
* The record of an older version lacks looks that only this one makes: what was read then is judged as it was then,
* unless nothing was found.
*/
function unlessLeftOut(thrown, open) {
	const isMissing = open.some(({ standing }) => standing === "missing");
	if (!(thrown instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.NotRecorded)) throw thrown;
	if (isMissing) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.NotRecorded(thrown.reason, `${thrown.message}, ${LOOKED_FOR}`);
}
async function seenAs({ word, found }, before, lookedAt, { now }) {
	const last = before.find((each) => each.word === word);
	return {
		word,
		found,
		since: last !== void 0 && last.found === found ? last.since : now,
		standing: await standingOf(word, found, lookedAt)
	};
}
function isWaitedFor({ word, standing, since }, lookedAt) {
	if (standing !== "other-number") return standing === "missing" || standing === "fits-too-early";
	return lookedAt < standsStillAt({
		word,
		since
	});
}
/** When another number is believed, unless it changes. */
function standsStillAt({ word, since }) {
	return Math.max(word.endedAt + SETTLED_AGE_MS, since + STILL_MS);
}
function waitsUntil({ word, standing }, { finishBy, settleBy }, { began }) {
	const until = standing === "missing" ? Math.max(finishBy, Math.min(settleBy, word.endedAt + SETTLED_AGE_MS)) : settleBy;
	return Math.min(began + LONGEST_WAIT_MS, until);
}
function nextLookAt(each, plan, times) {
	const { word, standing } = each;
	const { now } = times;
	const until = waitsUntil(each, plan, times);
	if (standing === "fits-too-early") return Math.min(until, word.endedAt + BELIEVED_AGE_MS);
	if (isSlowlyLookedFor(each, times)) return Math.min(until, now + (standing === "missing" ? plan.pollIntervalMs : LATER_GAP_MS));
	const changesAt = standing === "missing" ? word.endedAt + SETTLED_AGE_MS : standsStillAt(each);
	return Math.min(until, now + GAP_MS, changesAt);
}
/** False while the index is expected any moment. */
function isSlowlyLookedFor({ word, standing }, { began, now }) {
	return standing === "missing" ? now >= word.endedAt + SETTLED_AGE_MS : now >= began + LATER_MS;
}
/**
* Makes one search for all words about the same refs, in the states of what is still detected. Throws what the reading
* throws.
*/
async function look(world, plan, words) {
	const groups = [];
	for (const word of words) {
		const same = groups.find(([first]) => isSameSet(first.claim.refs, word.claim.refs));
		if (same === void 0) groups.push([word]);
		else same.push(word);
	}
	return Promise.all(groups.map((group) => lookAt(world, plan, group)));
}
/** The later look at the same refs is the true one: before it the index may have lagged. */
function lastOf(before, looked) {
	return [...before.filter(({ refs }) => !looked.some((one) => isSameSet(one.refs, refs))), ...looked.flatMap(({ detected }) => detected ?? [])];
}
/** A search is read to its end only where the exact number matters: for a scan that ended not long ago. */
async function lookAt(world, { repositoryId, pageSize }, words) {
	const { refs } = words[0].claim;
	const issueTypes = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => words.some((word) => word.issueTypes.includes(type)));
	const search = {
		repositoryId,
		refs,
		pageSize,
		issueTypes,
		states: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn
	};
	const foundIn = (rules, word) => foundOf(word.issueTypes, refs, [{
		issueTypes,
		refs,
		tally: {
			rules,
			isComplete: false
		}
	}]);
	const isEnough = (rules) => words.every((word) => !word.isRecent && foundIn(rules, word) >= word.findings);
	const { tally, failure } = await readSearch(world.reader, search, world.signal, isEnough);
	if (failure !== void 0) throw failure;
	return {
		refs,
		words: words.map((word) => ({
			word,
			found: foundIn(tally.rules, word)
		})),
		detected: tally.isComplete ? {
			issueTypes,
			refs,
			issues: sumOf$1(tally)
		} : void 0
	};
}
function gapOf({ word, found }) {
	return {
		issueTypes: word.issueTypes,
		counted: word.findings,
		found
	};
}
function indexLag(waiting) {
	const missing = waiting.filter(({ standing }) => standing === "missing");
	if (missing.length === 0) return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("index-lag", `${waiting.map(inWords).join("; ")}, and that number is not settled: the search index is still being filled`);
	const named = [...new Set(missing.flatMap(({ word }) => word.claim.refs))].map((ref) => JSON.stringify(ref)).join(" or ");
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("index-lag", `the scan reports findings (${typesIn(missing)}), but none can be found under ${named}: they are not in the search index yet, a newer scan or a closed pull request has removed them, or the platform stores them under another name of the ref`);
}
function inProgress(waiting, plan, times) {
	const left = Math.max(...waiting.map((each) => waitsUntil(each, plan, times))) - times.now;
	const most = `${Math.ceil(left / 1e3)} s at most`;
	const moving = waiting.filter(({ standing }) => standing !== "missing");
	if (moving.length > 0) return `not settled yet: ${moving.map(inWords).join("; ")}; looking again, ${most}`;
	return `the scan reports findings (${typesIn(waiting)}) that cannot be found yet; waiting for the search index, ${most}`;
}
function inWords({ word, found, standing }) {
	const before = standing === "fits-too-early" ? ", as before it" : "";
	const types = word.issueTypes.map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA).join(", ");
	return `scan ${word.claim.scan.id} reports ${word.findings} findings (${types}), and ${found} can be found${before}`;
}
function surplus(each) {
	return `Soon after its end, ${inWords(each)}: the search index may not be up to date.`;
}
function typesIn(seen) {
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => seen.some(({ word }) => word.issueTypes.includes(type))).map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA).join(", ");
}
// src/evidence/read-held.ts
/**
* What a replay holds beside the plan, in states that do not count: the policy of its run had asked for them.
* There they bore out what the scans say, and so the run did not look into the index; they do so here. No condition is
* judged by them. What was not read to its end shows fewer. The list is empty in a run.
*/
async function readHeld({ reader, signal }, plan, words) {
	const readings = (reader.searchesHeld?.(({ repositoryId, refs, states }) => {
		const isDetected = states.length < _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn.length && states.every((each) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn.includes(each));
		const isBeside = states.some((state) => !plan.states.includes(state));
		const isOfAScan = words.some(({ claim }) => isSameSet(claim.refs, refs));
		return repositoryId === plan.repositoryId && isDetected && isBeside && isOfAScan;
	}) ?? []).map(async (search) => {
		const { issueTypes, severities = "all", where = {}, states, refs } = search;
		const reading = await readSearch(reader, search, signal);
		if (reading.failure?.reason === "cancelled") throw reading.failure;
		return {
			search: {
				id: "",
				issueTypes,
				severities,
				where,
				states
			},
			issueTypes,
			refs,
			reading
		};
	});
	return Promise.all(readings);
}
// src/evidence/consistency.ts
const EVERY_RUN = {
	whole: _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .RATED_SEARCH */ .gK,
	parts: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC,
	isRemainderMissed: true
};
/**
* Compares the searches of every run, first, then those of `checks`. This is done once for a reading: with many rules it
* takes long.
*/
function compareSearches(readings, checks = []) {
	const compared = (check) => {
		const { whole, parts, isRemainderMissed } = check;
		const classified = mergeTallies(parts.map((id) => tallyOf(readings, id)));
		const rated = tallyOf(readings, whole);
		const asked = check === EVERY_RUN ? "" : ` (${whole})`;
		return {
			classified,
			rated,
			unclassified: unclassifiedTally(classified, rated),
			asked,
			isRemainderMissed
		};
	};
	return [compared(EVERY_RUN), ...checks.map(compared)];
}
/**
* Says what is in doubt (docs/verdict-rules/what-is-counted.md). Pure. Only searches that were read to their end are
* compared with each other.
*/
function doubtOf(readings, compared, rests = []) {
	for (const [id, reading] of readings) if (!reading.isSettled) return {
		kind: "unsettled",
		message: `search ${id} listed a rule twice with different counts`
	};
	const whole = compared.filter(({ classified, rated }) => classified.isComplete && rated.isComplete);
	const contradicted = whole.find(({ classified, rated }) => exceedsWhole(classified, rated) || sumOf$1(classified) > sumOf$1(rated));
	if (contradicted !== void 0) return {
		kind: "unsettled",
		message: contradicted.asked === "" ? "the searches by severity find more issues than the search over all severities" : `searches for parts of a search find more issues than that search${contradicted.asked}`
	};
	const overdrawn = rests.find(({ terms }) => isOverdrawn(terms.map(({ sign, sum }) => ({
		sign,
		tally: mergeTallies(sum.map((id) => tallyOf(readings, id)))
	}))));
	if (overdrawn !== void 0) return {
		kind: "unsettled",
		message: `searches for parts of a search find more issues than there are (${overdrawn.id})`
	};
	const missed = whole.filter((each) => each.isRemainderMissed && countGroups(each.unclassified) > 0n);
	const [first] = missed;
	if (first !== void 0) return {
		kind: "remainder",
		message: remainderText(first),
		fingerprint: missed.map(({ unclassified }) => fingerprintOf(unclassified)).join()
	};
	const unfit = [...readings].find(([, reading]) => !reading.doesTotalFit);
	if (unfit === void 0) return void 0;
	return {
		kind: "total",
		message: `the total that the platform gives for search ${unfit[0]} does not fit the groups that it listed`
	};
}
/** What has no known severity, and no search by severity finds. */
function remainderText({ unclassified, asked }) {
	return `${sumOf$1(unclassified)} issues carry a severity that this version does not know${asked}`;
}
function tallyOf(readings, id) {
	return readings.get(id)?.tally ?? NOTHING_READ;
}
/** The key is equal for two readings whose remainders have the same rules with the same counts. */
function fingerprintOf(tally) {
	return JSON.stringify([...tally.rules].map(([key, rule]) => [key, String(rule.count)]).sort());
}
// src/evidence/counted-groups.ts
const UNSCORED = "Issues of dependencies without an EPSS score from 0 to 1 were found:";
/** It is undefined where all groups count. The platform has no filter for a score, only one for ranges of it. */
function countedGroups({ epssAbove, unscored }) {
	if (epssAbove === void 0) return void 0;
	return {
		doesCount: (group) => isUnknown(group) ? unscored !== "ignore" : group.epss.score >= epssAbove,
		isUnknown,
		told: unscored === "ignore" ? {
			as: "oddity",
			text: `${UNSCORED} "unscored: ignore" leaves them out.`
		} : {
			as: "notice",
			text: `${UNSCORED} epss-above counts them.`
		}
	};
}
/** Whatever is no probability says nothing. */
function isUnknown({ epss }) {
	const score = epss?.score;
	return score === void 0 || !(score >= 0 && score <= 1);
}
// src/evidence/read-side.ts
const MOST_READINGS = 3;
/** Searches at the same time: enough for the usual plan in one go, few enough for the platform. */
const MOST_SEARCHES_AT_ONCE = 16;
const NOTHING_ASKED = {
	tally: {
		rules: /* @__PURE__ */ new Map(),
		isComplete: true
	},
	isSettled: true,
	doesTotalFit: true,
	failure: void 0,
	notices: [],
	oddities: []
};
/**
* Reads all searches of a side, and reads them again while they contradict each other: at most three times in total.
* The first time those that are `kept` are not made again. Throws only `cancelled`.
*/
async function readSide(world, plan, places, kept = []) {
	const placedSearches = placeSearches(plan.searches, places);
	const notices = /* @__PURE__ */ new Set();
	const oddities = /* @__PURE__ */ new Set();
	let before;
	for (let count = 1;; count++) {
		const placed = await readAll$1(world, plan, placedSearches, count === 1 ? kept : []);
		const readings = byId(plan.searches, placed);
		for (const { reading } of placed) {
			for (const notice of reading.notices) notices.add(notice);
			for (const oddity of reading.oddities) oddities.add(oddity);
		}
		const compared = compareSearches(readings, plan.checks);
		const [{ unclassified }] = compared;
		const doubt = doubtOf(readings, compared, plan.rests);
		const read = {
			readings,
			placed,
			unclassified,
			unrated: unratedByCondition(compared)
		};
		if (doubt === void 0) return {
			...read,
			doubt,
			notices: [...notices],
			oddities: [...oddities]
		};
		if (count === MOST_READINGS || isBelieved(doubt, before) || hasFailed({ readings })) {
			if (doubt.kind === "total") oddities.add(`${doubt.message}; it is not part of the verdict.`);
			const last = count === MOST_READINGS ? lastDoubt(doubt, before) : doubt;
			return {
				...read,
				doubt: last,
				notices: [...notices],
				oddities: [...oddities]
			};
		}
		world.log.debug(`reading the issues again: ${doubt.message}`);
		before = doubt;
	}
}
/** Issues in states of a condition's own that have no known severity, where it counts by severity. */
function unratedByCondition([, ...ofConditions]) {
	return ofConditions.filter(({ isRemainderMissed, unclassified }) => isRemainderMissed && sumOf$1(unclassified) > 0n).map((each) => `${remainderText(each)}: no condition by severity counts them.`);
}
/** More readings cannot fix a search that failed for good. What a replay lacks leaves the others as they are. */
function hasFailed({ readings }) {
	return [...readings.values()].some(({ failure }) => failure !== void 0 && !(failure instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.NotRecorded));
}
/**
* A remainder is believed when two readings in a row show the same one. A total that does not fit is read once more and
* then only noted.
*/
function isBelieved(doubt, before) {
	if (doubt.kind === "total") return before?.kind === "total";
	return doubt.kind === "remainder" && before?.kind === "remainder" && doubt.fingerprint === before.fingerprint;
}
/** A remainder that differs at every reading is not a remainder: the issues are changing. */
function lastDoubt(doubt, before) {
	if (doubt.kind !== "remainder" || isBelieved(doubt, before)) return doubt;
	return {
		kind: "unsettled",
		message: "the issues without a known severity were different at every reading"
	};
}
async function readAll$1(world, plan, placedSearches, kept) {
	const { repositoryId, states, pageSize } = plan;
	const rules = new KnownRules();
	return (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .eachAtMost */ .Wf)(MOST_SEARCHES_AT_ONCE, placedSearches, async (each) => {
		const known = kept.find(({ search, refs }) => search === each.search && isSameSet(refs, each.refs));
		if (known !== void 0) return known;
		const { severities } = each.search;
		const question = {
			repositoryId,
			states: each.search.states ?? states,
			pageSize,
			refs: each.refs,
			issueTypes: each.issueTypes,
			where: filterOf(each.search, plan),
			severities: severities === "all" ? void 0 : severities
		};
		const reading = await readSearch(world.reader, question, world.signal, void 0, rules, countedGroups(each.search));
		if (reading.failure?.reason === "cancelled") throw reading.failure;
		return {
			...each,
			reading
		};
	});
}
/**
* `until` is the member for the time at which an issue was created. When it was triaged the platform says by its own
* clock: one of ours that is ahead would leave out what was triaged on the last days that are asked for.
*/
function filterOf({ where, olderThanDays, triagedWithinDays }, plan) {
	const before = (days, atMs) => new Date(atMs - days * _way_out_js__WEBPACK_IMPORTED_MODULE_3__/* .DAY_MS */ .sO).toISOString();
	if (olderThanDays !== void 0) return {
		...where,
		until: before(olderThanDays, plan.startedAtMs)
	};
	if (triagedWithinDays === void 0) return where;
	const since = before(triagedWithinDays, plan.platformStartedAtMs);
	return {
		...where,
		timeFilter: _issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .TRIAGED_AT */ .HL,
		since
	};
}
function byId(searches, placed) {
	const parts = Map.groupBy(placed, ({ search }) => search.id);
	return new Map(searches.map(({ id }) => [id, asOne((parts.get(id) ?? []).map(({ reading }) => reading))]));
}
/** The readings of one search in several places. Their issue types are disjoint, so no issue is counted twice. */
function asOne(readings) {
	const [first = NOTHING_ASKED, ...others] = readings;
	if (others.length === 0) return first;
	return {
		tally: mergeTallies(readings.map(({ tally }) => tally)),
		isSettled: readings.every(({ isSettled }) => isSettled),
		doesTotalFit: readings.every(({ doesTotalFit }) => doesTotalFit),
		failure: readings.find(({ failure }) => failure !== void 0)?.failure,
		notices: readings.flatMap(({ notices }) => notices),
		oddities: readings.flatMap(({ oddities }) => oddities)
	};
}
// src/evidence/read-here.ts
/** Reads the branch's side until what the scans found can be found. Throws only `cancelled`. */
async function readHere(world, plan) {
	const began = {
		at: world.clock.now(),
		platformMs: plan.platformNowMs()
	};
	const side = await readSide(world, plan, plan.places);
	if (hasFailed(side)) return {
		side,
		lag: void 0,
		gaps: [],
		notices: [],
		detected: []
	};
	try {
		const words = (await wordsOfAll(plan.places.flatMap(({ claims }) => claims))).map((word) => heldWord(word, began));
		const { mustReadAgain, ...awaited } = await awaitIndex(world, plan, words, [...side.placed, ...await readHeld(world, plan, words)], began.at);
		const again = mustReadAgain ? side.placed : doubtful(plan, words, side, began);
		if (again.length === 0) return {
			side,
			lag: void 0,
			...awaited
		};
		const kept = side.placed.filter((each) => !again.includes(each));
		return {
			side: await readSide(world, plan, plan.places, kept),
			lag: void 0,
			...awaited
		};
	} catch (thrown) {
		return {
			side,
			lag: failureUnlessStopped(thrown),
			gaps: [],
			notices: [],
			detected: []
		};
	}
}
/**
* The readings of a condition's own searches that were sent while the index was being filled, beside those that show
* what they must have seen: of types of which a scan that has just ended found something. The searches of every run are
* compared with each other anyway.
*/
function doubtful(plan, words, { placed }, began) {
	const claims = plan.places.flatMap((place) => place.claims);
	const fresh = claims.filter(({ scan }) => hasJustEnded(scan, began));
	if (fresh.length === 0) return [];
	const old = new Set(claims.filter((claim) => !fresh.includes(claim)).flatMap(({ issueTypes }) => issueTypes));
	const counted = new Set(words.filter(({ findings }) => findings > 0n).flatMap(({ issueTypes }) => issueTypes));
	const found = new Set(placed.flatMap(({ reading }) => typesFound(reading)));
	const isMeant = (type) => !old.has(type) && (counted.has(type) || found.has(type) || found.has(void 0));
	return placed.filter(({ search, issueTypes }) => !_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .EVERY_RUN_SEARCHES */ .bW.has(search.id) && issueTypes.some(isMeant));
}
function typesFound({ tally }) {
	const types = /* @__PURE__ */ new Set();
	for (const { group, count } of tally.rules.values()) if (count > 0n) types.add(group.issueType);
	return [...types];
}
function failureUnlessStopped(thrown) {
	const failure = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
	if (failure.reason === "cancelled") throw failure;
	return failure;
}
// src/evidence/shared-refs.ts
/**
* The places as they are compared with a baseline. A diff scan of a bare name may write a ref that full scans write
* too, and more is found there than it counted: of those types not all is the change's, and they are compared like a
* full scan's (docs/verdict-rules/what-is-counted.md#baseline). Throws what asking for details and scans throws.
*/
async function comparedPlaces({ places, baselineRefs, states }, placed) {
	if (baselineRefs === void 0 || !places.some(mayBeShared)) return places;
	const found = detectedByReading(placed, states);
	return (await Promise.all(places.map((place) => mayBeShared(place) ? partsOf(place, found) : [place]))).flat();
}
function mayBeShared({ isDiff, claims }) {
	return isDiff && claims.some(({ scan }) => !scan.isFullScan && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(scan.branch) === void 0);
}
/** Types of which no more is found than was counted are the change's alone. What no scan counts goes with the others. */
async function partsOf(place, found) {
	const words = await wordsOfAll(place.claims);
	const more = words.filter((word) => isMore(word, found));
	const isWritten = await Promise.all(more.map(({ claim }) => claim.hasFullScan()));
	const shared = more.filter((_, index) => isWritten[index]);
	if (shared.length === 0) return [place];
	const own = new Set(words.filter((word) => !shared.includes(word)).flatMap(({ issueTypes }) => issueTypes));
	const ofPlace = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => place.issueTypes.includes(type));
	return [{
		...place,
		issueTypes: ofPlace.filter((type) => own.has(type))
	}, {
		...place,
		issueTypes: ofPlace.filter((type) => !own.has(type)),
		isDiff: false
	}].filter(({ issueTypes }) => issueTypes.length > 0);
}
/** Where the refs of several scans are counted together, it is not known what is on this one's. */
function isMore({ claim, issueTypes, findings }, found) {
	const count = foundOf(issueTypes, claim.refs, found);
	return !claim.scan.isFullScan && count !== void 0 && count > findings;
}
// src/evidence/triaged-out.ts
/**
* How many issues scans still detect beside those that count: what a look in all these states found, less what was
* counted of the same types on the same refs; and how many stand in a state that a condition asks for alone. It is
* undefined where nothing of it was read to its end, or fits.
*/
function triagedOut(detected, placed, states) {
	const issues = leftOfAll(detected, foundByReading(placed, states));
	const byState = issuesByState(placed, states);
	if (issues === void 0 && byState.length === 0) return void 0;
	const types = issues === void 0 ? byState : detected;
	return {
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => types.some(({ issueTypes }) => issueTypes.includes(type))),
		issues,
		byState
	};
}
function leftOfAll(detected, counted) {
	let issues = 0n;
	for (const place of detected) {
		const left = leftOf(place, counted);
		if (left === void 0 || left < 0n) return void 0;
		issues += left;
	}
	return detected.length === 0 ? void 0 : issues;
}
/** Of several searches for one state, the one for most types says most. */
function issuesByState(placed, counted) {
	const searches = [...new Set(placed.map(({ search }) => search))].filter(isForAll);
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn.filter((state) => !counted.includes(state)).flatMap((state) => {
		const [widest] = searches.filter(({ states }) => states?.length === 1 && states[0] === state).map((search) => placed.filter((each) => each.search === search)).filter((parts) => parts.every(({ reading }) => reading.tally.isComplete)).map((parts) => ({
			state,
			issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => parts.some(({ issueTypes }) => issueTypes.includes(type))),
			issues: parts.reduce((sum, { reading }) => sum + sumOf$1(reading.tally), 0n)
		})).toSorted((one, other) => other.issueTypes.length - one.issueTypes.length);
		return widest === void 0 ? [] : [widest];
	});
}
/** True for a search that leaves out nothing of its types and states. */
function isForAll({ severities, where, epssAbove, olderThanDays, triagedWithinDays }) {
	const isNarrowed = epssAbove !== void 0 || olderThanDays !== void 0 || triagedWithinDays !== void 0;
	return severities === "all" && Object.keys(where).length === 0 && !isNarrowed;
}
function leftOf({ issueTypes, refs, issues }, counted) {
	const there = counted.filter((found) => isSameSet(found.refs, refs));
	if (!issueTypes.every((type) => there.some((found) => found.issueTypes.includes(type))) || !there.every((found) => canBeSplit(found, issueTypes))) return void 0;
	return issues - (foundOf(issueTypes, refs, there) ?? 0n);
}
/** Whether it is known of each issue that was found, and of all there are, if it is of these types. */
function canBeSplit({ issueTypes, tally }, wanted) {
	const isMixed = issueTypes.some((type) => wanted.includes(type)) && !issueTypes.every((type) => wanted.includes(type));
	const isEachTyped = () => [...tally.rules.values()].every(({ group }) => group.issueType !== void 0);
	return tally.isComplete && (!isMixed || isEachTyped());
}
// src/evidence/read-evidence.ts
/**
* Reads all planned searches until they agree with each other, and until what the scans found can be found. The branch
* and the baseline are read at the same time, and each is doubted by itself. Throws only when the run is stopped
* (`cancelled`): every other failure becomes a shortfall of what was read.
*/
async function readEvidence(world, plan) {
	const [here, first] = await Promise.all([readHere(world, plan), readThere(world, plan, plan.places)]);
	const there = await comparedAgain(world, plan, here.side, first);
	return {
		evidence: {
			here: withoutUnread(tallies(here.side), plan),
			there: there === void 0 ? void 0 : tallies(there.side),
			shortfall: shortfallOf(here.side, here.lag, plan.isUnratedAccepted),
			baselineShortfall: there === void 0 ? void 0 : there.doubt ?? ofBaseline(shortfallOf(there.side, void 0, true))
		},
		isBaselineRead: there?.isRead === true,
		indexGap: wholeGap(here.gaps),
		triagedOut: triagedOut(here.detected, here.side.placed, plan.states),
		notices: [
			.../* @__PURE__ */ new Set([
				...here.side.notices,
				...there?.side.notices ?? [],
				...here.notices
			]),
			...here.side.unrated,
			...there === void 0 ? [] : [...allNew(there.places), ...sharedWithFullScans(plan.places, there.places)]
		],
		oddities: [.../* @__PURE__ */ new Set([...here.side.oddities, ...there?.side.oddities ?? []])],
		readAtMs: world.clock.wallNow()
	};
}
/** It is undefined where nothing is compared. */
async function readThere(world, plan, places) {
	const compared = baselinePlaces(places, plan.baselineRefs);
	if (compared === void 0) return void 0;
	return {
		side: await readSide(world, plan, compared),
		places,
		isRead: compared.length > 0
	};
}
/** The baseline is read once more where a diff scan's ref turns out to hold more than the change adds. */
async function comparedAgain(world, plan, here, there) {
	if (there === void 0) return void 0;
	try {
		const places = await comparedPlaces(plan, here.placed);
		return places.every((place) => plan.places.includes(place)) ? there : await readThere(world, plan, places);
	} catch (thrown) {
		const { reason, message } = failureUnlessStopped(thrown);
		return {
			...there,
			doubt: ofBaseline({
				reason,
				message,
				areCountsLowerBounds: false
			})
		};
	}
}
/** Makes one gap of the gaps of all types. */
function wholeGap(gaps) {
	if (gaps.length === 0) return void 0;
	return {
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => gaps.some(({ issueTypes }) => issueTypes.includes(type))),
		counted: gaps.reduce((sum, { counted }) => sum + counted, 0n),
		found: gaps.reduce((sum, { found }) => sum + found, 0n)
	};
}
/** This is said where a baseline is set. */
function allNew(places) {
	const types = places.filter(({ isDiff }) => isDiff).flatMap(({ issueTypes }) => issueTypes);
	if (types.length === 0) return [];
	return [`The issues of a diff scan are all new, since it holds only what the change adds: nothing is subtracted for ${types.map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA).join(", ")}.`];
}
/** The tallies are kept by search id, with the computed `unrated`. */
function tallies({ readings, unclassified }) {
	const all = new Map([...readings].map(([id, reading]) => [id, reading.tally]));
	all.set(_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .UNRATED_TALLY */ .Vk, unratedTally(unclassified, tallyOf$1(all, _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .OTHER_SEARCH */ .ah)));
	return all;
}
/**
* A search for a type that is in no place did not look everywhere it should. The searches agree without it, but what
* they found is a lower bound.
*/
function withoutUnread(all, plan) {
	const isPlaced = (type) => !plan.unfinishedTypes.has(type) && plan.places.some(({ issueTypes }) => issueTypes.includes(type));
	const partly = plan.searches.filter(({ issueTypes }) => !issueTypes.every(isPlaced)).map(({ id }) => id);
	if (!_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.every(isPlaced)) partly.push(_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .UNRATED_TALLY */ .Vk);
	return new Map([...all].map(([id, tally]) => [id, partly.includes(id) ? {
		...tally,
		isComplete: false
	} : tally]));
}
/** This is said where a diff scan's ref is compared after all. */
function sharedWithFullScans(before, after) {
	const types = after.filter((place) => !place.isDiff && !before.includes(place)).flatMap(({ issueTypes }) => issueTypes);
	if (types.length === 0) return [];
	return [`More was found than the diff scan counted, on a ref that full scans write too: it is compared as a full scan's is (${types.map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .issueTypeWord */ .mA).join(", ")}).`];
}
function shortfallOf({ readings, doubt }, lag, isUnratedAccepted) {
	const doubted = doubtedOf(doubt, lag, isUnratedAccepted);
	const failed = [...readings].flatMap(([id, { failure }]) => failure === void 0 ? [] : [{
		id,
		failure
	}]);
	const [first, ...others] = failed;
	if (first === void 0) return doubted;
	const { reason, message } = first.failure;
	const isDoubtful = doubt?.kind === "unsettled" || doubt?.kind === "remainder";
	const isOnlyNotHeld = doubted === void 0 && failed.every(({ failure }) => failure instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.NotRecorded);
	return {
		reason,
		message,
		areCountsLowerBounds: !isDoubtful,
		notHeld: isOnlyNotHeld ? [first.id, ...others.map(({ id }) => id)] : void 0
	};
}
/** What is in doubt although every search was read to its end. */
function doubtedOf(doubt, lag, isUnratedAccepted) {
	if (doubt?.kind === "unsettled") return {
		reason: "unstable",
		message: doubt.message,
		areCountsLowerBounds: false
	};
	if (lag !== void 0) return {
		reason: lag.reason,
		message: lag.message,
		areCountsLowerBounds: true
	};
	if (doubt?.kind === "remainder" && !isUnratedAccepted) return {
		reason: "unclassified",
		message: doubt.message,
		areCountsLowerBounds: true
	};
}
function ofBaseline(shortfall) {
	if (shortfall === void 0) return void 0;
	return {
		...shortfall,
		message: `the baseline cannot be compared with: ${shortfall.message}`
	};
}
// src/gate/story/read-issues.ts
/** Reads all issues that the run needs, in their places. Throws only `cancelled`: every other failure is a shortfall of the evidence. */
function readIssues(plan, { decision, ...asked }, world) {
	return readEvidence(world, {
		...plan,
		...asked,
		unfinishedTypes: unfinishedTypesOf(decision),
		repositoryId: decision.repositoryId,
		startedAtMs: startOf(world, Math.max(world.clock.wallNow(), asked.platformNowMs())),
		platformStartedAtMs: startOf(world, asked.platformNowMs())
	});
}
/** When the run began, in whole seconds, by the clock that shows `nowMs` now. */
function startOf({ clock, monotonicStart: began }, nowMs) {
	return Math.floor((nowMs - (clock.now() - began)) / 1e3) * 1e3;
}
// src/gate/story/scans-of-ref.ts
/** Gives all that the platform keeps of a ref, asked for under each of its spellings. Throws `GateFailure`. */
async function scansOfRef(reader, repositoryId, spellings) {
	const found = /* @__PURE__ */ new Map();
	const ask = async (branch) => {
		for await (const page of reader.listScans({
			repositoryId,
			branch
		})) for (const scan of page.scans) if (scan.repositoryId === repositoryId && (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, branch)) found.set(scan.id, scan);
	};
	await Promise.all(spellings.map(ask));
	return [...found.values()];
}
// src/gate/story/reading.ts
/** Asks for the details, and begins to read before they are known: they usually change nothing. */
function beginReading(plan, { decision, askDetails, known, stillDecides }, world) {
	const { deciding, repositoryId } = decision;
	const abandoned = new AbortController();
	const signal = AbortSignal.any([world.signal, abandoned.signal]);
	const details = askDetails();
	details.catch(() => void 0);
	const refsOf = (scan) => known.refsOf(scan);
	const listedRefs = deciding.flatMap(({ scan }) => refsOf(scan));
	const early = deciding.every(({ scan }) => refsOf(scan).length > 0) ? read() : void 0;
	early?.catch(() => void 0);
	function read() {
		const places = countingPlaces(decision, {
			refsOf,
			statsFindingsOf: async (scan) => (await details)[deciding.findIndex((one) => one.scan === scan)]?.stats?.findings,
			seen: () => known.lookup.scans,
			askForRef: (scan) => everyScanOf(refsOf(scan))
		});
		const platformNowMs = () => known.lookup.nowMs;
		return readIssues(plan, {
			decision,
			places,
			stillDecides,
			platformNowMs
		}, {
			...world,
			signal
		});
	}
	/** A record of an older version, which did not ask, knows only what the windows showed. */
	async function everyScanOf(spellings) {
		try {
			return await scansOfRef(world.reader, repositoryId, spellings);
		} catch (thrown) {
			if (thrown instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.NotRecorded) return [];
			throw thrown;
		}
	}
	async function isAnythingOn(refs) {
		const asked = plan.searches.flatMap((search) => search.states ?? []);
		const states = [.../* @__PURE__ */ new Set([
			...plan.states,
			...asked,
			..._publish_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTED_STATES */ .Cn
		])];
		const search = {
			repositoryId,
			refs,
			pageSize: plan.pageSize,
			states,
			issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co
		};
		for await (const page of world.reader.searchIssues(search, signal)) if (page.groups.some((group) => group.issuesCount > 0n)) return true;
		return false;
	}
	return {
		details,
		async finish() {
			await details;
			const unnamed = deciding.find(({ scan }) => refsOf(scan).length === 0);
			if (unnamed !== void 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-inconsistent", `scan ${unnamed.scan.id} names no branch`);
			const refs = [...new Set(deciding.flatMap(({ scan }) => refsOf(scan)))];
			const further = refs.filter((ref) => !listedRefs.includes(ref));
			const isEachOurs = listedRefs.every((ref) => refs.includes(ref));
			return {
				refs,
				read: await (early !== void 0 && isEachOurs && (further.length === 0 || !await isAnythingOn(further)) ? early : read())
			};
		},
		abandon() {
			abandoned.abort(new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("cancelled", "what is read is not needed any more"));
		}
	};
}
// src/gate/story/scan-stage.ts
/**
* Finds the scans of the commit, proves that they are the right ones, and reads the issues of their refs. Never throws:
* what stopped it is part of what is learned.
*/
async function scanStage(plan, { lookup, isLooked }, world) {
	const finder = new ScanFinder(world, plan.find, lookup);
	const judged = await isLooked.then((is) => prove(finder, is, plan.read, world)).catch(_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure);
	const isProven = !(judged instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure);
	return {
		proven: isProven ? judged.proven : judged,
		stillHolds: isProven ? () => finder.holds(judged.found, "if-due") : void 0,
		lastScan: finder.current,
		seen: finder.seen,
		siblings: finder.known.siblings(),
		earlierScans: lookup.earlierScans,
		waitedSeconds: finder.waitedMs / 1e3,
		malformedCount: lookup.malformedCount,
		latestNowMs: () => lookup.latestNowMs
	};
}
/**
* Reads the details of the found scans, what is older than a day and the issues of their refs at the same time. Where
* that, or the list at the end of the reading, leads to another decision, what was read is dropped and the search goes
* on.
*/
async function prove(finder, isLooked, plan, world) {
	for (let isFresh = isLooked;; isFresh = true) {
		const found = await finder.find(isFresh);
		const { decision, stop } = found;
		world.readingBegins?.();
		tellFound(found, world);
		const stillDecides = () => finder.holds(found, "yes");
		const askDetails = () => finder.confirm(found);
		const reading = beginReading(plan, {
			decision,
			askDetails,
			known: finder.known,
			stillDecides
		}, world);
		try {
			const [details, missed] = await Promise.all([reading.details, failureOf(() => finder.lookBeside(found))]);
			if (!await finder.holds(found, "no")) {
				world.log.info("Another scan decides than the one that was found first; what was read is dropped.");
				continue;
			}
			const { refs, read } = await reading.finish();
			let isSame = true;
			const unseen = await failureOf(async () => {
				isSame = await finder.holds(found, "if-due");
			});
			if (isSame) return {
				found,
				proven: {
					decision,
					stop: stop ?? missed ?? unseen,
					details,
					refs,
					read
				}
			};
			world.log.info("A newer scan was listed while the issues were read; what was read is dropped.");
		} finally {
			reading.abandon();
		}
	}
}
/** What went wrong in a look that can only take a pass away. Throws where the run is stopped. */
async function failureOf(look) {
	try {
		await look();
		return;
	} catch (thrown) {
		const failure = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
		if (failure.reason === "cancelled") throw failure;
		return failure;
	}
}
function tellFound({ decision: { deciding }, stop }, { log }) {
	for (const { scan, products } of deciding) log.info(`Scan ${scan.id} is completed (${products.join(", ")}); reading the issues of its branch.`);
	if (stop !== void 0) log.info(`Not everything can be judged: ${stop.message}.`);
}
// src/policy/judgement/limits.ts
/** What empty inputs mean where no policy has conditions (docs/verdict-rules/what-is-judged.md#what-it-means). */
const DEFAULT_LIMITS = {
	critical: 0n,
	high: 0n,
	medium: "none",
	low: "none",
	unrated: "none"
};
/**
* The conditions that the inputs set, named after them. With a baseline they limit only what is worse than on the baseline.
* Only a policy with conditions on the same states takes the place of the defaults: one of waivers alone, or of conditions
* on what was silenced, would switch the gate off.
*/
function conditionsFromLimits(limits, policyConditions, hasBaseline) {
	const hasDefaults = policyConditions.every(({ scope }) => scope.kind === "search" && scope.states !== void 0);
	const conditions = [];
	for (const column of _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT_COLUMNS */ .sP) {
		const given = limits[column];
		const max = given === void 0 && hasDefaults ? DEFAULT_LIMITS[column] : given;
		if (max === void 0 || max === "none") continue;
		conditions.push({
			name: `max-${column}`,
			source: "input",
			column,
			action: "fail",
			max,
			count: "issues",
			compare: hasBaseline ? "new" : "all",
			ifScanned: false,
			scope: scopeOf(column)
		});
	}
	return conditions;
}
function scopeOf(column) {
	if (column === "unrated") return { kind: "unrated" };
	return {
		kind: "search",
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN,
		namesIssueTypes: false,
		severities: [column],
		where: {}
	};
}
// src/policy/judgement/conditions-in-force.ts
/** The conditions of the limits and of the policy, as they are judged: without a baseline to compare with, everything counts. Pure. */
function conditionsInForce(limits, ofPolicy, hasBaseline) {
	const written = writtenConditions(limits, ofPolicy, hasBaseline);
	if (hasBaseline) return {
		conditions: written,
		uncompared: /* @__PURE__ */ new Set()
	};
	const conditions = written.map((condition) => ({
		...condition,
		compare: "all"
	}));
	return {
		conditions,
		uncompared: new Set(conditions.filter((_, index) => written[index].compare === "new"))
	};
}
/** The same as they are written: those of the limits first. Pure. */
function writtenConditions(limits, ofPolicy, hasBaseline) {
	return [...conditionsFromLimits(limits, ofPolicy, hasBaseline), ...ofPolicy];
}
// src/domain/rest/overlap.ts
/**
* The issues that two choices have in common, as a choice of its own. Where both name a member of the filter with lists of
* which neither contains the other, an issue may have a value of each: no question asks for that. `counted` are the states
* that a choice without states means; undefined where they are not known, and such a choice then means any.
*/
function overlapOf(one, other, counted) {
	const issueTypes = one.issueTypes.filter((type) => other.issueTypes.includes(type));
	const severities = commonOf(one.severities, other.severities);
	const states = statesOf(one, other, counted);
	if (issueTypes.length === 0 || severities.length === 0 || states?.length === 0) return "none";
	const ages = agesOf(one, other);
	if (ages === void 0) return { unsaid: "the time" };
	const where = whereOf(one.where, other.where);
	if ("unsaid" in where) return where;
	return {
		issueTypes,
		severities,
		states,
		where: where.both,
		...scoresOf(one, other),
		...ages
	};
}
function commonOf(some, others) {
	if (some === "all") return others;
	return others === "all" ? some : some.filter((value) => others.includes(value));
}
/** An issue is in one state at a time. */
function statesOf(one, other, counted) {
	if (one.states === void 0 && other.states === void 0) return void 0;
	const [some, others] = [one.states ?? counted, other.states ?? counted];
	if (some === void 0 || others === void 0) return some ?? others;
	return some.filter((state) => others.includes(state));
}
/** A group has one score. What has none is in both only where both count it. */
function scoresOf(one, other) {
	const scored = [one, other].filter(({ epssAbove }) => epssAbove !== void 0);
	if (scored.length === 0) return {};
	return {
		epssAbove: Math.max(...scored.map(({ epssAbove }) => epssAbove)),
		unscored: scored.some(({ unscored }) => unscored === "ignore") ? "ignore" : "count"
	};
}
/** An age takes the filter's members of time for itself, so that only two of one kind, or one alone, can be asked for. */
function agesOf(one, other) {
	const [older, triaged] = [one.olderThanDays ?? other.olderThanDays, one.triagedWithinDays ?? other.triagedWithinDays];
	if (older === void 0 && triaged === void 0) return {};
	if ([one, other].some(({ where }) => _issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .TIME_MEMBERS */ .kB.some((name) => where[name] !== void 0))) return void 0;
	if (older !== void 0 && triaged !== void 0) return void 0;
	return older === void 0 ? { triagedWithinDays: Math.min(triaged, other.triagedWithinDays ?? triaged) } : { olderThanDays: Math.max(older, other.olderThanDays ?? older) };
}
function whereOf(one, other) {
	const isTimed = (where) => _issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .TIME_MEMBERS */ .kB.some((name) => where[name] !== void 0);
	const isTimeShared = isTimed(one) && isTimed(other);
	const both = { ...one };
	for (const [name, value] of Object.entries(other)) {
		const known = one[name];
		const narrower = known === void 0 ? value : narrowerOf(known, value);
		if (narrower === void 0) return { unsaid: `"${name}"` };
		both[name] = narrower;
	}
	if (isTimeShared && !_issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .TIME_MEMBERS */ .kB.every((name) => one[name] === other[name])) return { unsaid: "the time" };
	return { both };
}
/** The value that is contained in the other one; undefined where neither is. Both are of one member: lists, or neither is. */
function narrowerOf(one, other) {
	if (!Array.isArray(one)) return one === other ? one : void 0;
	const others = other;
	if (one.every((value) => others.includes(value))) return one;
	return others.every((value) => one.includes(value)) ? others : void 0;
}
// src/domain/rest/rest-terms.ts
/** Each part is a search, for each severity. */
const MOST_TERMS = 16;
/**
* What is left of a condition without what others choose, as a sum of choices: the first is its own, and every other one
* is contained in it. Each of them is a question that can be asked, so that the sum is exact, rule by rule: what is in
* several of the others is taken out once. `named` finds a condition that stands above.
*/
function restTermsOf(condition, named, counted) {
	const { scope, andNot = [] } = condition;
	if (scope.kind === "unrated") return [];
	let terms = [{
		sign: 1,
		choice: scope,
		without: []
	}];
	for (const name of andNot) {
		const other = named(name);
		const others = other === void 0 ? [] : restTermsOf(other, named, counted);
		if (!isTerms(others)) return others;
		const taken = [];
		for (const term of terms) for (const each of others) {
			const choice = overlapOf(term.choice, each.choice, counted);
			if (choice === "none") continue;
			if ("unsaid" in choice) return {
				kind: "unsaid",
				name,
				what: choice.unsaid
			};
			const sign = term.sign === each.sign ? -1 : 1;
			taken.push({
				sign,
				choice,
				without: [.../* @__PURE__ */ new Set([
					...term.without,
					name,
					...each.without
				])]
			});
		}
		terms = [...terms, ...taken];
		if (terms.length > MOST_TERMS) return { kind: "too-many" };
	}
	return terms;
}
function isTerms(terms) {
	return Array.isArray(terms);
}
// src/policy/judgement/plan.ts
const NO_LIMIT = {
	severities: "all",
	where: {}
};
/** What every run asks (docs/verdict-rules/what-is-counted.md). */
const ALWAYS = [
	..._publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity) => ({
		id: severity,
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN,
		severities: [severity],
		where: {}
	})),
	{
		id: _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .RATED_SEARCH */ .gK,
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN,
		severities: "all",
		where: {}
	},
	{
		id: _evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .OTHER_SEARCH */ .ah,
		issueTypes: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL,
		severities: "all",
		where: {}
	}
];
/** The smallest set of searches that answers every condition: equal questions are asked once, whatever the order of their words. */
function planSearches(conditions, waivers = [], counted) {
	const searches = new Map(ALWAYS.map((search) => [describe(search), search]));
	const needs = /* @__PURE__ */ new Map();
	const checks = /* @__PURE__ */ new Map();
	const rests = /* @__PURE__ */ new Map();
	const written = new Map(conditions.filter(({ source }) => source === "policy").map((each) => [each.name, each]));
	for (const condition of conditions) {
		const { scope } = condition;
		if (scope.kind === "unrated") {
			needs.set(condition, {
				sum: [_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .UNRATED_TALLY */ .Vk],
				bySeverity: []
			});
			continue;
		}
		const sum = questionsOf(scope, waivers);
		const bySeverity = condition.compare === "new" || waivers.some(({ severities }) => severities !== void 0) || condition.andNot !== void 0 || sum.some(({ states }) => states !== void 0) ? sum.flatMap(splitBySeverity) : [];
		for (const question of sum) check(question);
		const terms = restTermsOf(condition, (name) => written.get(name), counted);
		if ("kind" in terms) throw new Error(`the policy let through an and-not that cannot be counted: ${condition.name}`);
		const part = (question) => condition.andNot === void 0 ? idOf(question) : restOf(condition.andNot, question, terms);
		needs.set(condition, {
			sum: sum.map(part),
			bySeverity: bySeverity.map(part)
		});
	}
	if (namesUnrated(waivers)) for (const type of _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL) idOf({
		...NO_LIMIT,
		issueTypes: [type]
	});
	return {
		searches: [...searches.values()],
		needs,
		checks: [...checks.values()],
		rests: [...rests.values()]
	};
	/** The searches of every run show what has no known severity in the states that count, and nothing of others. */
	function check(question) {
		const whole = {
			...question,
			severities: "all"
		};
		const parts = question.states === void 0 ? [] : splitBySeverity(whole);
		if (parts.length === 0) return;
		const id = idOf(whole);
		const isMeant = question.severities !== "all" || checks.get(id)?.isRemainderMissed === true;
		checks.set(id, {
			whole: id,
			parts: parts.map(idOf),
			isRemainderMissed: isMeant
		});
	}
	/** What others choose of a part of a condition is asked for in that part alone, and is contained in it. */
	function restOf(names, question, terms) {
		const whole = idOf(question);
		const id = `${whole} and-not ${names.map((name) => JSON.stringify(name)).join(", ")}`;
		const { issueTypes, severities } = question;
		const others = terms.slice(1).flatMap(({ sign, choice, without }) => {
			const common = overlapOf(choice, {
				issueTypes,
				severities,
				where: {}
			});
			if (common === "none") return [];
			if ("unsaid" in common) throw new Error(`a part of an and-not cannot be asked for: ${common.unsaid}`);
			const sum = questionsOf({
				...common,
				states: choice.states
			}, waivers).map(idOf);
			checks.set(`${whole} contains ${sum.join()}`, {
				whole,
				parts: sum,
				isRemainderMissed: false
			});
			return [{
				sign,
				sum,
				without
			}];
		});
		rests.set(id, {
			id,
			issueTypes,
			severities,
			terms: [{
				sign: 1,
				sum: [whole],
				without: []
			}, ...others]
		});
		return id;
	}
	function idOf(question) {
		const description = describe(question);
		const search = searches.get(description) ?? {
			id: description,
			...question
		};
		searches.set(description, search);
		return search.id;
	}
}
/**
* There is one question per severity; also one per issue type where a member of `where`, or a waiver, is limited to
* some types.
*/
function questionsOf(scope, waivers) {
	const types = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.filter((type) => scope.issueTypes.includes(type));
	const { epssAbove, unscored, olderThanDays, triagedWithinDays } = scope;
	const where = inOneOrder(scope.where);
	const choice = {
		where,
		epssAbove,
		unscored,
		olderThanDays,
		states: scope.states && _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_STATES */ .lF.filter((state) => scope.states.includes(state)),
		triagedWithinDays
	};
	const questions = [];
	for (const issueTypes of isTypeLimited(where) ? types.map((type) => [type]) : toldApart(types, waivers)) for (const severities of severitiesOf(scope)) questions.push({
		...choice,
		issueTypes,
		severities
	});
	return questions;
}
/** A group says which of the rated types it has, and nothing of the others. */
function toldApart(types, waivers) {
	if (!waivers.some(({ issueTypes }) => issueTypes !== void 0)) return [types];
	const rated = types.filter((type) => isRated(type));
	const unrated = types.filter((type) => !isRated(type));
	return [...rated.length === 0 ? [] : [rated], ...unrated.map((type) => [type])];
}
function isRated(type) {
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.some((rated) => rated === type);
}
/** The questions by severity of a question over all severities, for its types that have one. */
function splitBySeverity({ issueTypes, severities, ...rest }) {
	const rated = _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .RATED_ISSUE_TYPES */ .NN.filter((type) => issueTypes.includes(type));
	if (severities !== "all" || rated.length === 0) return [];
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity) => ({
		...rest,
		issueTypes: rated,
		severities: [severity]
	}));
}
function severitiesOf({ severities }) {
	if (severities === "all") return ["all"];
	return _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.filter((severity) => severities.includes(severity)).map((severity) => [severity]);
}
function isTypeLimited(where) {
	return memberNames(where).some((name) => (0,_issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .filterMember */ .PH)(name).issueTypes !== void 0);
}
/** The same filter with members and any-of values in a fixed order, each value once. */
function inOneOrder(where) {
	const entries = memberNames(where).map((name) => {
		const value = where[name];
		return [name, Array.isArray(value) ? [...new Set(value)].sort() : value];
	});
	return Object.fromEntries(entries);
}
function memberNames(where) {
	return Object.keys(where).sort();
}
/** A text that is equal for equal questions and that a reader understands: `secrets critical {"validationStates":["…"]}`. */
function describe(search) {
	const { issueTypes, severities, where, epssAbove, unscored, olderThanDays, states, triagedWithinDays } = search;
	const types = issueTypes.join("+");
	const rated = severities === "all" ? [] : [severities.join("+")];
	const filter = Object.keys(where).length === 0 ? [] : [JSON.stringify(where)];
	const epss = epssAbove === void 0 ? [] : [`epss-above ${epssAbove}${unscored === "ignore" ? ", unscored ignored" : ""}`];
	const age = olderThanDays === void 0 ? [] : [`older-than ${olderThanDays}d`];
	const stated = states === void 0 ? [] : [`states ${states.join("+")}`];
	const triaged = triagedWithinDays === void 0 ? [] : [`triaged-within ${triagedWithinDays}d`];
	return [
		types,
		...rated,
		...filter,
		...epss,
		...age,
		...stated,
		...triaged
	].join(" ");
}
// src/gate/story/judgement-plan.ts
/** The policy and the inputs, put together: for a run, a replay, and each ref of a simulation. Pure. */
function planJudgement(policy, { limits, requiredProducts, states }, hasBaseline) {
	const inForce = conditionsInForce(limits, policy.conditions, hasBaseline);
	return {
		...inForce,
		policy,
		plan: planSearches(inForce.conditions, policy.waivers, states),
		needs: productNeeds(requiredProducts, inForce.conditions)
	};
}
// src/gate/story/run-plan.ts
/** Gives the part of the finder. Pure. */
function planFinding(inputs, { needs }, { target, checkout }, { monotonicStart, discoveryMs, waitMs }) {
	const { deploymentId, repositoryId, requiredScan, pollIntervalMs } = inputs;
	return {
		expected: {
			target,
			deploymentId,
			repositoryId,
			checkout
		},
		needs,
		requiredScan,
		pollIntervalMs,
		monotonicStart,
		discoveryMs,
		waitMs
	};
}
/** The part of the reading, of a run and of each ref of a simulation. Pure. */
function planReading(inputs, { plan }, baseline, { finishBy, settleBy }) {
	const { limits, states, pageSize, pollIntervalMs } = inputs;
	return {
		searches: plan.searches,
		checks: plan.checks,
		rests: plan.rests,
		baselineRefs: baseline?.refs,
		isUnratedAccepted: limits.unrated !== void 0,
		states,
		pageSize,
		pollIntervalMs,
		finishBy,
		settleBy
	};
}
// src/gate/story/settings-stage.ts
/** The log names at most so many limits. */
const MOST_LOGGED_LIMITS = 5;
const NO_POLICY = {
	conditions: [],
	waivers: [],
	onInconclusive: {}
};
/** What the commit is judged by, and all that follows from it. Throws `policy-missing`, `policy-invalid`, `github`. */
async function settingsStage(inputs, target, world) {
	const { readPolicy, log, checkout, monotonicStart, neverWaits } = world;
	const found = await readPolicy(target);
	if (found?.source !== void 0) log.info(`The policy is ${describeSource(found.source, target.event)}.`);
	if (found?.waiversFile !== void 0) log.info(describeWaivers(found.waiversFile, target.event));
	const notices = [];
	const baseline = baselineOf(inputs.baseline, target);
	const base = baseline !== void 0 && "refs" in baseline ? baseline : void 0;
	if (baseline !== void 0 && "notice" in baseline) notices.push(baseline.notice);
	const judgement = planJudgement(found?.policy ?? NO_POLICY, inputs, base !== void 0);
	const { policy, conditions, plan } = judgement;
	if (!conditions.some(({ action }) => action === "fail")) notices.push(`No blocking condition is in force, so whatever is found passes: set a limit such as ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .QX)("max-critical", target.event)}, or a policy.`);
	log.info(describeConditions(conditions, base));
	log.debug(`Searches: ${plan.searches.map(({ id }) => id).join("; ")}`);
	const deadlines = (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .deadlinesOf */ .b0)(inputs, monotonicStart);
	return {
		policy,
		conditions,
		plan,
		source: found?.source,
		waiversFile: found?.waiversFile,
		baseline: base,
		notices,
		find: {
			...planFinding(inputs, judgement, {
				target,
				checkout
			}, deadlines),
			neverWaits
		},
		read: planReading(inputs, judgement, base, neverWaits ? (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutWaiting */ .Mk)(monotonicStart) : deadlines)
	};
}
function describeWaivers({ path, source }, event) {
	if (source === void 0) return `There is no file ${path}: it adds no waivers.`;
	return `Waivers are added by ${describeSource(source, event)}.`;
}
function describeSource(source, event) {
	if (source.kind === "input") return (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .inWordsOf */ .Wh)(event, "the input policy");
	if (source.kind === "local-file") return `the local file ${source.path}, SHA-256 ${source.sha256}`;
	return `${source.path} of ${source.repository} at ${source.sha}`;
}
/** Says `Limits: max-critical 0, max-high 0.` */
function describeConditions(conditions, base) {
	const named = conditions.slice(0, MOST_LOGGED_LIMITS).map(({ name, max }) => `${name} ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .limitText */ .PW)(max)}`);
	const left = conditions.length - named.length;
	const limits = [...named, ...left > 0 ? [`and ${left} more`] : []].join(", ");
	const compared = base === void 0 ? "" : `, compared with ${base.ref}`;
	return conditions.length === 0 ? "No limit is set." : `Limits: ${limits}${compared}.`;
}
// src/gate/story/target-stage.ts
/** Which commit is judged, and as what. Throws `bad-event`, `github`. */
async function targetStage({ readTarget, log }) {
	const target = await readTarget();
	log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).${besides(target)}`);
	return target;
}
function besides({ mergeGroupCommit }) {
	return mergeGroupCommit === void 0 ? "" : ` The merge group's own commit ${mergeGroupCommit.slice(0, 12)} was not scanned for this.`;
}
function describeSubject({ event, subject }) {
	if (subject.kind === "pull-request") return `pull request ${subject.number}, event ${event}`;
	return subject.kind === "ref" ? `${subject.ref}, event ${event}` : `event ${event}`;
}
// src/gate/story/run.ts
/**
* Leads from an event to a verdict on one project. It never throws: whatever goes wrong on the way gives an inconclusive report with
* its reason.
*/
async function run(inputs, world) {
	const startedAtMs = world.clock.wallNow();
	const reader = countPlanned(world.reader);
	return reportOf(await inStages(inputs, {
		...world,
		reader
	}), inputs, {
		startedAtMs,
		finishedAtMs: world.clock.wallNow(),
		seconds: (world.clock.now() - world.monotonicStart) / 1e3,
		requests: {
			planned: reader.requestsPlanned(),
			sent: reader.requestsSent()
		},
		links: world.links,
		checkout: world.checkout
	});
}
/** Each stage is given what the earlier ones learned. The first that fails is the last. */
async function inStages(inputs, world) {
	const target = await outcomeOf(() => targetStage(world));
	if (target instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return { stopped: target };
	const look = beginLook(inputs, target, world);
	const settings = await outcomeOf(() => settingsStage(inputs, target, world));
	if (settings instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) {
		look.abandon();
		return {
			target,
			stopped: settings
		};
	}
	return fromScans({
		target,
		settings
	}, look, world);
}
/** What is learned of one project, once it is known what it is judged by. */
async function fromScans({ target, settings }, look, world) {
	const scans = await scanStage(settings, look, world);
	const { proven } = scans;
	if (proven instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return {
		target,
		settings,
		scans,
		stopped: proven
	};
	const evidence = await outcomeOf(async () => evidenceStage(proven, settings, scans, target));
	if (evidence instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return {
		target,
		settings,
		scans,
		stopped: evidence
	};
	const baseline = await outcomeOf(() => baselineStage(proven, settings, scans, evidence, world.reader));
	if (baseline instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return {
		target,
		settings,
		scans,
		evidence,
		stopped: baseline
	};
	const judgement = await outcomeOf(async () => judgementStage(proven, settings, scans, evidence));
	if (judgement instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return {
		target,
		settings,
		scans,
		evidence,
		baseline,
		stopped: judgement
	};
	return {
		target,
		settings,
		scans,
		evidence,
		baseline,
		judgement
	};
}
/** What a stage learned, or the failure that stopped it. What is not a failure of ours is a defect (`internal`). */
async function outcomeOf(stage) {
	try {
		return await stage();
	} catch (thrown) {
		return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
	}
}
// src/gate/story/run-commit.ts
/** Judges a commit as one project, or as several: only then their code is loaded. */
async function runCommit(inputs, world) {
	if (inputs.projects.kind === "one") return run(inputs, world);
	const { judgeProjects } = await __webpack_require__.e(/* import() */ 865).then(__webpack_require__.bind(__webpack_require__, 9865));
	return judgeProjects(inputs, world);
}
// src/start/first-sent.ts
/** Published by undici when it writes a request to its connection. */
const SENT = "undici:client:sendHeaders";
/** Calls the listener once, when the first request to this origin is written to its connection, or is about to be within the same turn. */
function whenFirstSent(origin, listener) {
	const onSent = (message) => {
		if (originOf(message) !== origin) return;
		(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_16__.unsubscribe)(SENT, onSent);
		setImmediate(listener);
	};
	(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_16__.subscribe)(SENT, onSent);
}
function originOf(message) {
	const { request } = message;
	return request?.origin === void 0 ? void 0 : new URL(request.origin).origin;
}
// src/platform/address.ts
/** `base` is the platform's root: a path prefix is kept, a trailing slash does not matter. */
function platformAddresses(base, deployment) {
	return {
		issueSearch: under(base, "api", "agent", "deployments", deployment, "issues", "search"),
		issueList: under(base, "api", "agent", "deployments", deployment, "issues"),
		scanList: under(base, "api", "v1", "deployments", deployment, "scans", "search"),
		scan: (id) => under(base, "api", "v1", "deployments", deployment, "scan", id),
		team: (id) => under(base, "api", "permissions", "v2", "deployments", deployment, "teams", id)
	};
}
/** The platform's own pages. */
function platformLinks(base) {
	return {
		scan: (repositoryId, scanId) => scanUrl(base, repositoryId, scanId),
		findings: (project, ref) => findingsUrl(base, project, ref),
		platform: base.href
	};
}
/** Web page of one scan. Undefined unless the platform is reached by https: nothing else becomes a link. */
function scanUrl(base, repository, scan) {
	return webLink(under(base, "orgs", "-", "projects", repository, "scans", scan));
}
/** Web page with the issues of one ref of a project. Undefined unless the platform is reached by https. */
function findingsUrl(base, project, ref) {
	const url = under(base, "orgs", "-", "findings");
	url.search = new URLSearchParams({
		repo: project,
		ref
	}).toString();
	return webLink(url);
}
function webLink(url) {
	return url.protocol === "https:" ? url.href : void 0;
}
function under(base, ...parts) {
	const root = base.origin + base.pathname.replace(/\/+$/, "");
	return new URL([root, ...parts.map((part) => (0,_path_part_js__WEBPACK_IMPORTED_MODULE_21__/* .pathPart */ .nq)(part, "a platform path"))].join("/"));
}
// src/start/v8-flags.ts
/**
* Little of what is counted outlives its page. V8 would give new values ever more room, up to 130 MB, to clear it less
* often (docs/performance.md).
*/
function keepRoomForNewValuesSmall() {
	(0,node_v8__WEBPACK_IMPORTED_MODULE_17__.setFlagsFromString)("--semi-space-growth-factor=1");
}
/** V8 would compile undici's parser of answers once more after a few of them, to be fast at what a run does not have: long headers. */
function compileParserOnce() {
	(0,node_v8__WEBPACK_IMPORTED_MODULE_17__.setFlagsFromString)("--wasm-tiering-budget=1000000000");
}
// stand-ins/undici/assert.cjs
var require_assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** What undici calls of `node:assert`, which takes long to load: a check that throws. */
	module.exports = function assert(holds, message) {
		if (holds) return;
		throw message instanceof Error ? message : new Error(message ?? "An assertion of undici failed.");
	};
}));
// node_modules/undici/lib/core/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const kUndiciError = Symbol.for("undici.error.UND_ERR");
	var UndiciError = class extends Error {
		constructor(message, options) {
			super(message, options);
			this.name = "UndiciError";
			this.code = "UND_ERR";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kUndiciError] === true;
		}
		get [kUndiciError]() {
			return true;
		}
	};
	const kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
	var ConnectTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ConnectTimeoutError";
			this.message = message || "Connect Timeout Error";
			this.code = "UND_ERR_CONNECT_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kConnectTimeoutError] === true;
		}
		get [kConnectTimeoutError]() {
			return true;
		}
	};
	const kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
	var HeadersTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "HeadersTimeoutError";
			this.message = message || "Headers Timeout Error";
			this.code = "UND_ERR_HEADERS_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHeadersTimeoutError] === true;
		}
		get [kHeadersTimeoutError]() {
			return true;
		}
	};
	const kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
	var HeadersOverflowError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "HeadersOverflowError";
			this.message = message || "Headers Overflow Error";
			this.code = "UND_ERR_HEADERS_OVERFLOW";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHeadersOverflowError] === true;
		}
		get [kHeadersOverflowError]() {
			return true;
		}
	};
	const kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
	var BodyTimeoutError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "BodyTimeoutError";
			this.message = message || "Body Timeout Error";
			this.code = "UND_ERR_BODY_TIMEOUT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kBodyTimeoutError] === true;
		}
		get [kBodyTimeoutError]() {
			return true;
		}
	};
	const kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
	var InvalidArgumentError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "InvalidArgumentError";
			this.message = message || "Invalid Argument Error";
			this.code = "UND_ERR_INVALID_ARG";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInvalidArgumentError] === true;
		}
		get [kInvalidArgumentError]() {
			return true;
		}
	};
	const kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
	var InvalidReturnValueError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "InvalidReturnValueError";
			this.message = message || "Invalid Return Value Error";
			this.code = "UND_ERR_INVALID_RETURN_VALUE";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInvalidReturnValueError] === true;
		}
		get [kInvalidReturnValueError]() {
			return true;
		}
	};
	const kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
	var AbortError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "AbortError";
			this.message = message || "The operation was aborted";
			this.code = "UND_ERR_ABORT";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kAbortError] === true;
		}
		get [kAbortError]() {
			return true;
		}
	};
	const kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
	var RequestAbortedError = class extends AbortError {
		constructor(message) {
			super(message);
			this.name = "AbortError";
			this.message = message || "Request aborted";
			this.code = "UND_ERR_ABORTED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestAbortedError] === true;
		}
		get [kRequestAbortedError]() {
			return true;
		}
	};
	const kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
	var InformationalError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "InformationalError";
			this.message = message || "Request information";
			this.code = "UND_ERR_INFO";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kInformationalError] === true;
		}
		get [kInformationalError]() {
			return true;
		}
	};
	const kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
	var RequestContentLengthMismatchError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "RequestContentLengthMismatchError";
			this.message = message || "Request body length does not match content-length header";
			this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestContentLengthMismatchError] === true;
		}
		get [kRequestContentLengthMismatchError]() {
			return true;
		}
	};
	const kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
	var ResponseContentLengthMismatchError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ResponseContentLengthMismatchError";
			this.message = message || "Response body length does not match content-length header";
			this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseContentLengthMismatchError] === true;
		}
		get [kResponseContentLengthMismatchError]() {
			return true;
		}
	};
	const kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
	var ClientDestroyedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ClientDestroyedError";
			this.message = message || "The client is destroyed";
			this.code = "UND_ERR_DESTROYED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kClientDestroyedError] === true;
		}
		get [kClientDestroyedError]() {
			return true;
		}
	};
	const kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
	var ClientClosedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ClientClosedError";
			this.message = message || "The client is closed";
			this.code = "UND_ERR_CLOSED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kClientClosedError] === true;
		}
		get [kClientClosedError]() {
			return true;
		}
	};
	const kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
	var SocketError = class extends UndiciError {
		constructor(message, socket) {
			super(message);
			this.name = "SocketError";
			this.message = message || "Socket error";
			this.code = "UND_ERR_SOCKET";
			this.socket = socket;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kSocketError] === true;
		}
		get [kSocketError]() {
			return true;
		}
	};
	const kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
	var NotSupportedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "NotSupportedError";
			this.message = message || "Not supported error";
			this.code = "UND_ERR_NOT_SUPPORTED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kNotSupportedError] === true;
		}
		get [kNotSupportedError]() {
			return true;
		}
	};
	const kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
	var BalancedPoolMissingUpstreamError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MissingUpstreamError";
			this.message = message || "No upstream has been added to the BalancedPool";
			this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kBalancedPoolMissingUpstreamError] === true;
		}
		get [kBalancedPoolMissingUpstreamError]() {
			return true;
		}
	};
	const kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
	var HTTPParserError = class extends Error {
		constructor(message, code, data) {
			super(message);
			this.name = "HTTPParserError";
			this.code = code ? `HPE_${code}` : void 0;
			this.data = data ? data.toString() : void 0;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kHTTPParserError] === true;
		}
		get [kHTTPParserError]() {
			return true;
		}
	};
	const kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
	var ResponseExceededMaxSizeError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "ResponseExceededMaxSizeError";
			this.message = message || "Response content exceeded max size";
			this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseExceededMaxSizeError] === true;
		}
		get [kResponseExceededMaxSizeError]() {
			return true;
		}
	};
	const kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
	var RequestRetryError = class extends UndiciError {
		constructor(message, code, { headers, data }) {
			super(message);
			this.name = "RequestRetryError";
			this.message = message || "Request retry error";
			this.code = "UND_ERR_REQ_RETRY";
			this.statusCode = code;
			this.data = data;
			this.headers = headers;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kRequestRetryError] === true;
		}
		get [kRequestRetryError]() {
			return true;
		}
	};
	const kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
	var ResponseError = class extends UndiciError {
		constructor(message, code, { headers, body }) {
			super(message);
			this.name = "ResponseError";
			this.message = message || "Response error";
			this.code = "UND_ERR_RESPONSE";
			this.statusCode = code;
			this.body = body;
			this.headers = headers;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kResponseError] === true;
		}
		get [kResponseError]() {
			return true;
		}
	};
	const kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
	var SecureProxyConnectionError = class extends UndiciError {
		constructor(cause, message, options = {}) {
			super(message, {
				cause,
				...options
			});
			this.name = "SecureProxyConnectionError";
			this.message = message || "Secure Proxy Connection failed";
			this.code = "UND_ERR_PRX_TLS";
			this.cause = cause;
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kSecureProxyConnectionError] === true;
		}
		get [kSecureProxyConnectionError]() {
			return true;
		}
	};
	const kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
	var MaxOriginsReachedError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MaxOriginsReachedError";
			this.message = message || "Maximum allowed origins reached";
			this.code = "UND_ERR_MAX_ORIGINS_REACHED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMaxOriginsReachedError] === true;
		}
		get [kMaxOriginsReachedError]() {
			return true;
		}
	};
	var Socks5ProxyError = class extends UndiciError {
		constructor(message, code) {
			super(message);
			this.name = "Socks5ProxyError";
			this.message = message || "SOCKS5 proxy error";
			this.code = code || "UND_ERR_SOCKS5";
		}
	};
	const kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
	var MessageSizeExceededError = class extends UndiciError {
		constructor(message) {
			super(message);
			this.name = "MessageSizeExceededError";
			this.message = message || "Max decompressed message size exceeded";
			this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
		}
		static [Symbol.hasInstance](instance) {
			return instance && instance[kMessageSizeExceededError] === true;
		}
		get [kMessageSizeExceededError]() {
			return true;
		}
	};
	module.exports = {
		AbortError,
		HTTPParserError,
		UndiciError,
		HeadersTimeoutError,
		HeadersOverflowError,
		BodyTimeoutError,
		RequestContentLengthMismatchError,
		ConnectTimeoutError,
		InvalidArgumentError,
		InvalidReturnValueError,
		RequestAbortedError,
		ClientDestroyedError,
		ClientClosedError,
		InformationalError,
		SocketError,
		NotSupportedError,
		ResponseContentLengthMismatchError,
		BalancedPoolMissingUpstreamError,
		ResponseExceededMaxSizeError,
		RequestRetryError,
		ResponseError,
		SecureProxyConnectionError,
		MaxOriginsReachedError,
		Socks5ProxyError,
		MessageSizeExceededError
	};
}));
// node_modules/undici/lib/core/symbols.js
var require_symbols = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		kClose: Symbol("close"),
		kDestroy: Symbol("destroy"),
		kDispatch: Symbol("dispatch"),
		kUrl: Symbol("url"),
		kRedirectCacheControl: Symbol("redirect cache control"),
		kWriting: Symbol("writing"),
		kResuming: Symbol("resuming"),
		kQueue: Symbol("queue"),
		kConnect: Symbol("connect"),
		kConnecting: Symbol("connecting"),
		kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
		kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
		kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
		kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
		kKeepAlive: Symbol("keep alive"),
		kHeadersTimeout: Symbol("headers timeout"),
		kBodyTimeout: Symbol("body timeout"),
		kServerName: Symbol("server name"),
		kLocalAddress: Symbol("local address"),
		kHost: Symbol("host"),
		kNoRef: Symbol("no ref"),
		kBodyUsed: Symbol("used"),
		kBody: Symbol("abstracted request body"),
		kRunning: Symbol("running"),
		kBlocking: Symbol("blocking"),
		kPending: Symbol("pending"),
		kSize: Symbol("size"),
		kBusy: Symbol("busy"),
		kQueued: Symbol("queued"),
		kFree: Symbol("free"),
		kConnected: Symbol("connected"),
		kClosed: Symbol("closed"),
		kNeedDrain: Symbol("need drain"),
		kReset: Symbol("reset"),
		kDestroyed: Symbol.for("nodejs.stream.destroyed"),
		kResume: Symbol("resume"),
		kOnError: Symbol("on error"),
		kMaxHeadersSize: Symbol("max headers size"),
		kRunningIdx: Symbol("running index"),
		kPendingIdx: Symbol("pending index"),
		kError: Symbol("error"),
		kClients: Symbol("clients"),
		kClient: Symbol("client"),
		kParser: Symbol("parser"),
		kOnDestroyed: Symbol("destroy callbacks"),
		kPipelining: Symbol("pipelining"),
		kSocket: Symbol("socket"),
		kHostHeader: Symbol("host header"),
		kConnector: Symbol("connector"),
		kStrictContentLength: Symbol("strict content length"),
		kMaxRedirections: Symbol("maxRedirections"),
		kMaxRequests: Symbol("maxRequestsPerClient"),
		kProxy: Symbol("proxy agent options"),
		kCounter: Symbol("socket request counter"),
		kMaxResponseSize: Symbol("max response size"),
		kHTTP2Session: Symbol("http2Session"),
		kHTTP2SessionState: Symbol("http2Session state"),
		kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
		kConstruct: Symbol("constructable"),
		kListeners: Symbol("listeners"),
		kHTTPContext: Symbol("http context"),
		kMaxConcurrentStreams: Symbol("max concurrent streams"),
		kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
		kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
		kEnableConnectProtocol: Symbol("http2session connect protocol"),
		kRemoteSettings: Symbol("http2session remote settings"),
		kHTTP2Stream: Symbol("http2session client stream"),
		kPingInterval: Symbol("ping interval"),
		kNoProxyAgent: Symbol("no proxy agent"),
		kHttpProxyAgent: Symbol("http proxy agent"),
		kHttpsProxyAgent: Symbol("https proxy agent"),
		kSocks5ProxyAgent: Symbol("socks5 proxy agent")
	};
}));
// node_modules/undici/lib/util/timers.js
var require_timers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This module offers an optimized timer implementation designed for scenarios
	* where high precision is not critical.
	*
	* The timer achieves faster performance by using a low-resolution approach,
	* with an accuracy target of within 500ms. This makes it particularly useful
	* for timers with delays of 1 second or more, where exact timing is less
	* crucial.
	*
	* It's important to note that Node.js timers are inherently imprecise, as
	* delays can occur due to the event loop being blocked by other operations.
	* Consequently, timers may trigger later than their scheduled time.
	*/
	/**
	* The fastNow variable contains the internal fast timer clock value.
	*
	* @type {number}
	*/
	let fastNow = 0;
	/**
	* RESOLUTION_MS represents the target resolution time in milliseconds.
	*
	* @type {number}
	* @default 1000
	*/
	const RESOLUTION_MS = 1e3;
	/**
	* TICK_MS defines the desired interval in milliseconds between each tick.
	* The target value is set to half the resolution time, minus 1 ms, to account
	* for potential event loop overhead.
	*
	* @type {number}
	* @default 499
	*/
	const TICK_MS = 499;
	/**
	* fastNowTimeout is a Node.js timer used to manage and process
	* the FastTimers stored in the `fastTimers` array.
	*
	* @type {NodeJS.Timeout}
	*/
	let fastNowTimeout;
	/**
	* The kFastTimer symbol is used to identify FastTimer instances.
	*
	* @type {Symbol}
	*/
	const kFastTimer = Symbol("kFastTimer");
	/**
	* The fastTimers array contains all active FastTimers.
	*
	* @type {FastTimer[]}
	*/
	const fastTimers = [];
	/**
	* These constants represent the various states of a FastTimer.
	*/
	/**
	* The `NOT_IN_LIST` constant indicates that the FastTimer is not included
	* in the `fastTimers` array. Timers with this status will not be processed
	* during the next tick by the `onTick` function.
	*
	* A FastTimer can be re-added to the `fastTimers` array by invoking the
	* `refresh` method on the FastTimer instance.
	*
	* @type {-2}
	*/
	const NOT_IN_LIST = -2;
	/**
	* The `TO_BE_CLEARED` constant indicates that the FastTimer is scheduled
	* for removal from the `fastTimers` array. A FastTimer in this state will
	* be removed in the next tick by the `onTick` function and will no longer
	* be processed.
	*
	* This status is also set when the `clear` method is called on the FastTimer instance.
	*
	* @type {-1}
	*/
	const TO_BE_CLEARED = -1;
	/**
	* The `PENDING` constant signifies that the FastTimer is awaiting processing
	* in the next tick by the `onTick` function. Timers with this status will have
	* their `_idleStart` value set and their status updated to `ACTIVE` in the next tick.
	*
	* @type {0}
	*/
	const PENDING = 0;
	/**
	* The `ACTIVE` constant indicates that the FastTimer is active and waiting
	* for its timer to expire. During the next tick, the `onTick` function will
	* check if the timer has expired, and if so, it will execute the associated callback.
	*
	* @type {1}
	*/
	const ACTIVE = 1;
	/**
	* The onTick function processes the fastTimers array.
	*
	* @returns {void}
	*/
	function onTick() {
		/**
		* Increment the fastNow value by the TICK_MS value, despite the actual time
		* that has passed since the last tick. This approach ensures independence
		* from the system clock and delays caused by a blocked event loop.
		*
		* @type {number}
		*/
		fastNow += TICK_MS;
		/**
		* The `idx` variable is used to iterate over the `fastTimers` array.
		* Expired timers are removed by replacing them with the last element in the array.
		* Consequently, `idx` is only incremented when the current element is not removed.
		*
		* @type {number}
		*/
		let idx = 0;
		/**
		* The len variable will contain the length of the fastTimers array
		* and will be decremented when a FastTimer should be removed from the
		* fastTimers array.
		*
		* @type {number}
		*/
		let len = fastTimers.length;
		while (idx < len) {
			/**
			* @type {FastTimer}
			*/
			const timer = fastTimers[idx];
			if (timer._state === PENDING) {
				timer._idleStart = fastNow - TICK_MS;
				timer._state = ACTIVE;
			} else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
				timer._state = TO_BE_CLEARED;
				timer._idleStart = -1;
				timer._onTimeout(timer._timerArg);
			}
			if (timer._state === TO_BE_CLEARED) {
				timer._state = NOT_IN_LIST;
				if (--len !== 0) fastTimers[idx] = fastTimers[len];
			} else ++idx;
		}
		fastTimers.length = len;
		if (fastTimers.length !== 0) refreshTimeout();
	}
	function refreshTimeout() {
		if (fastNowTimeout?.refresh) fastNowTimeout.refresh();
		else {
			clearTimeout(fastNowTimeout);
			fastNowTimeout = setTimeout(onTick, TICK_MS);
			fastNowTimeout?.unref();
		}
	}
	/**
	* The `FastTimer` class is a data structure designed to store and manage
	* timer information.
	*/
	var FastTimer = class {
		[kFastTimer] = true;
		/**
		* The state of the timer, which can be one of the following:
		* - NOT_IN_LIST (-2)
		* - TO_BE_CLEARED (-1)
		* - PENDING (0)
		* - ACTIVE (1)
		*
		* @type {-2|-1|0|1}
		* @private
		*/
		_state = NOT_IN_LIST;
		/**
		* The number of milliseconds to wait before calling the callback.
		*
		* @type {number}
		* @private
		*/
		_idleTimeout = -1;
		/**
		* The time in milliseconds when the timer was started. This value is used to
		* calculate when the timer should expire.
		*
		* @type {number}
		* @default -1
		* @private
		*/
		_idleStart = -1;
		/**
		* The function to be executed when the timer expires.
		* @type {Function}
		* @private
		*/
		_onTimeout;
		/**
		* The argument to be passed to the callback when the timer expires.
		*
		* @type {*}
		* @private
		*/
		_timerArg;
		/**
		* @constructor
		* @param {Function} callback A function to be executed after the timer
		* expires.
		* @param {number} delay The time, in milliseconds that the timer should wait
		* before the specified function or code is executed.
		* @param {*} arg
		*/
		constructor(callback, delay, arg) {
			this._onTimeout = callback;
			this._idleTimeout = delay;
			this._timerArg = arg;
			this.refresh();
		}
		/**
		* Sets the timer's start time to the current time, and reschedules the timer
		* to call its callback at the previously specified duration adjusted to the
		* current time.
		* Using this on a timer that has already called its callback will reactivate
		* the timer.
		*
		* @returns {void}
		*/
		refresh() {
			if (this._state === NOT_IN_LIST) fastTimers.push(this);
			if (!fastNowTimeout || fastTimers.length === 1) refreshTimeout();
			this._state = PENDING;
		}
		/**
		* The `clear` method cancels the timer, preventing it from executing.
		*
		* @returns {void}
		* @private
		*/
		clear() {
			this._state = TO_BE_CLEARED;
			this._idleStart = -1;
		}
	};
	/**
	* This module exports a setTimeout and clearTimeout function that can be
	* used as a drop-in replacement for the native functions.
	*/
	module.exports = {
		/**
		* The setTimeout() method sets a timer which executes a function once the
		* timer expires.
		* @param {Function} callback A function to be executed after the timer
		* expires.
		* @param {number} delay The time, in milliseconds that the timer should
		* wait before the specified function or code is executed.
		* @param {*} [arg] An optional argument to be passed to the callback function
		* when the timer expires.
		* @returns {NodeJS.Timeout|FastTimer}
		*/
		setTimeout(callback, delay, arg) {
			return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
		},
		/**
		* The clearTimeout method cancels an instantiated Timer previously created
		* by calling setTimeout.
		*
		* @param {NodeJS.Timeout|FastTimer} timeout
		*/
		clearTimeout(timeout) {
			if (timeout[kFastTimer])
 /**
			* @type {FastTimer}
			*/
			timeout.clear();
			else clearTimeout(timeout);
		},
		/**
		* The setFastTimeout() method sets a fastTimer which executes a function once
		* the timer expires.
		* @param {Function} callback A function to be executed after the timer
		* expires.
		* @param {number} delay The time, in milliseconds that the timer should
		* wait before the specified function or code is executed.
		* @param {*} [arg] An optional argument to be passed to the callback function
		* when the timer expires.
		* @returns {FastTimer}
		*/
		setFastTimeout(callback, delay, arg) {
			return new FastTimer(callback, delay, arg);
		},
		/**
		* The clearTimeout method cancels an instantiated FastTimer previously
		* created by calling setFastTimeout.
		*
		* @param {FastTimer} timeout
		*/
		clearFastTimeout(timeout) {
			timeout.clear();
		},
		/**
		* The now method returns the value of the internal fast timer clock.
		*
		* @returns {number}
		*/
		now() {
			return fastNow;
		},
		/**
		* Trigger the onTick function to process the fastTimers array.
		* Exported for testing purposes only.
		* Marking as deprecated to discourage any use outside of testing.
		* @deprecated
		* @param {number} [delay=0] The delay in milliseconds to add to the now value.
		*/
		tick(delay = 0) {
			fastNow += delay - RESOLUTION_MS + 1;
			onTick();
			onTick();
		},
		/**
		* Reset FastTimers.
		* Exported for testing purposes only.
		* Marking as deprecated to discourage any use outside of testing.
		* @deprecated
		*/
		reset() {
			fastNow = 0;
			fastTimers.length = 0;
			clearTimeout(fastNowTimeout);
			fastNowTimeout = null;
		},
		/**
		* Exporting for testing purposes only.
		* Marking as deprecated to discourage any use outside of testing.
		* @deprecated
		*/
		kFastTimer
	};
}));
// node_modules/undici/lib/core/constants.js
var require_constants$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* @see https://developer.mozilla.org/docs/Web/HTTP/Headers
	*/
	const wellknownHeaderNames = [
		"Accept",
		"Accept-Encoding",
		"Accept-Language",
		"Accept-Ranges",
		"Access-Control-Allow-Credentials",
		"Access-Control-Allow-Headers",
		"Access-Control-Allow-Methods",
		"Access-Control-Allow-Origin",
		"Access-Control-Expose-Headers",
		"Access-Control-Max-Age",
		"Access-Control-Request-Headers",
		"Access-Control-Request-Method",
		"Age",
		"Allow",
		"Alt-Svc",
		"Alt-Used",
		"Authorization",
		"Cache-Control",
		"Clear-Site-Data",
		"Connection",
		"Content-Disposition",
		"Content-Encoding",
		"Content-Language",
		"Content-Length",
		"Content-Location",
		"Content-Range",
		"Content-Security-Policy",
		"Content-Security-Policy-Report-Only",
		"Content-Type",
		"Cookie",
		"Cross-Origin-Embedder-Policy",
		"Cross-Origin-Opener-Policy",
		"Cross-Origin-Resource-Policy",
		"Date",
		"Device-Memory",
		"Downlink",
		"ECT",
		"ETag",
		"Expect",
		"Expect-CT",
		"Expires",
		"Forwarded",
		"From",
		"Host",
		"If-Match",
		"If-Modified-Since",
		"If-None-Match",
		"If-Range",
		"If-Unmodified-Since",
		"Keep-Alive",
		"Last-Modified",
		"Link",
		"Location",
		"Max-Forwards",
		"Origin",
		"Permissions-Policy",
		"Pragma",
		"Proxy-Authenticate",
		"Proxy-Authorization",
		"RTT",
		"Range",
		"Referer",
		"Referrer-Policy",
		"Refresh",
		"Retry-After",
		"Sec-WebSocket-Accept",
		"Sec-WebSocket-Extensions",
		"Sec-WebSocket-Key",
		"Sec-WebSocket-Protocol",
		"Sec-WebSocket-Version",
		"Server",
		"Server-Timing",
		"Service-Worker-Allowed",
		"Service-Worker-Navigation-Preload",
		"Set-Cookie",
		"SourceMap",
		"Strict-Transport-Security",
		"Supports-Loading-Mode",
		"TE",
		"Timing-Allow-Origin",
		"Trailer",
		"Transfer-Encoding",
		"Upgrade",
		"Upgrade-Insecure-Requests",
		"User-Agent",
		"Vary",
		"Via",
		"WWW-Authenticate",
		"X-Content-Type-Options",
		"X-DNS-Prefetch-Control",
		"X-Frame-Options",
		"X-Permitted-Cross-Domain-Policies",
		"X-Powered-By",
		"X-Requested-With",
		"X-XSS-Protection"
	];
	/** @type {Record<typeof wellknownHeaderNames[number]|Lowercase<typeof wellknownHeaderNames[number]>, string>} */
	const headerNameLowerCasedRecord = {};
	Object.setPrototypeOf(headerNameLowerCasedRecord, null);
	/**
	* @type {Record<Lowercase<typeof wellknownHeaderNames[number]>, Buffer>}
	*/
	const wellknownHeaderNameBuffers = {};
	Object.setPrototypeOf(wellknownHeaderNameBuffers, null);
	/**
	* @param {string} header Lowercased header
	* @returns {Buffer}
	*/
	function getHeaderNameAsBuffer(header) {
		let buffer = wellknownHeaderNameBuffers[header];
		if (buffer === void 0) buffer = Buffer.from(header);
		return buffer;
	}
	for (let i = 0; i < wellknownHeaderNames.length; ++i) {
		const key = wellknownHeaderNames[i];
		const lowerCasedKey = key.toLowerCase();
		headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
	}
	module.exports = {
		wellknownHeaderNames,
		headerNameLowerCasedRecord,
		getHeaderNameAsBuffer
	};
}));
// node_modules/undici/lib/core/tree.js
var require_tree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { wellknownHeaderNames, headerNameLowerCasedRecord } = require_constants$1();
	var TstNode = class TstNode {
		/** @type {any} */
		value = null;
		/** @type {null | TstNode} */
		left = null;
		/** @type {null | TstNode} */
		middle = null;
		/** @type {null | TstNode} */
		right = null;
		/** @type {number} */
		code;
		/**
		* @param {string} key
		* @param {any} value
		* @param {number} index
		*/
		constructor(key, value, index) {
			if (index === void 0 || index >= key.length) throw new TypeError("Unreachable");
			if ((this.code = key.charCodeAt(index)) > 127) throw new TypeError("key must be ascii string");
			if (key.length !== ++index) this.middle = new TstNode(key, value, index);
			else this.value = value;
		}
		/**
		* @param {string} key
		* @param {any} value
		* @returns {void}
		*/
		add(key, value) {
			const length = key.length;
			if (length === 0) throw new TypeError("Unreachable");
			let index = 0;
			/**
			* @type {TstNode}
			*/
			let node = this;
			while (true) {
				const code = key.charCodeAt(index);
				if (code > 127) throw new TypeError("key must be ascii string");
				if (node.code === code) {
					if (length === ++index) {
						node.value = value;
						break;
					} else if (node.middle !== null) node = node.middle;
					else {
						node.middle = new TstNode(key, value, index);
						break;
					}
				} else if (node.code < code) {
					if (node.left !== null) node = node.left;
					else {
						node.left = new TstNode(key, value, index);
						break;
					}
				} else if (node.right !== null) node = node.right;
				else {
					node.right = new TstNode(key, value, index);
					break;
				}
			}
		}
		/**
		* @param {Uint8Array} key
		* @returns {TstNode | null}
		*/
		search(key) {
			const keylength = key.length;
			let index = 0;
			/**
			* @type {TstNode|null}
			*/
			let node = this;
			while (node !== null && index < keylength) {
				let code = key[index];
				if (code <= 90 && code >= 65) code |= 32;
				while (node !== null) {
					if (code === node.code) {
						if (keylength === ++index) return node;
						node = node.middle;
						break;
					}
					node = node.code < code ? node.left : node.right;
				}
			}
			return null;
		}
	};
	var TernarySearchTree = class {
		/** @type {TstNode | null} */
		node = null;
		/**
		* @param {string} key
		* @param {any} value
		* @returns {void}
		* */
		insert(key, value) {
			if (this.node === null) this.node = new TstNode(key, value, 0);
			else this.node.add(key, value);
		}
		/**
		* @param {Uint8Array} key
		* @returns {any}
		*/
		lookup(key) {
			return this.node?.search(key)?.value ?? null;
		}
	};
	const tree = new TernarySearchTree();
	for (let i = 0; i < wellknownHeaderNames.length; ++i) {
		const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
		tree.insert(key, key);
	}
	module.exports = {
		TernarySearchTree,
		tree
	};
}));
// node_modules/undici/lib/core/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const { kDestroyed, kBodyUsed, kListeners, kBody } = require_symbols();
	const { IncomingMessage } = __require("node:http");
	const stream = __require("node:stream");
	const net = __require("node:net");
	const { stringify } = __require("node:querystring");
	const { EventEmitter: EE } = __require("node:events");
	const timers = require_timers();
	const { InvalidArgumentError, ConnectTimeoutError } = require_errors();
	const { headerNameLowerCasedRecord } = require_constants$1();
	const { tree } = require_tree();
	const [nodeMajor, nodeMinor] = process.versions.node.split(".", 2).map((v) => Number(v));
	var BodyAsyncIterable = class {
		constructor(body) {
			this[kBody] = body;
			this[kBodyUsed] = false;
		}
		async *[Symbol.asyncIterator]() {
			assert(!this[kBodyUsed], "disturbed");
			this[kBodyUsed] = true;
			yield* this[kBody];
		}
	};
	function noop() {}
	/**
	* @param {*} body
	* @returns {*}
	*/
	function wrapRequestBody(body) {
		if (isStream(body)) {
			if (bodyLength(body) === 0) body.on("data", function() {
				assert(false);
			});
			if (typeof body.readableDidRead !== "boolean") {
				body[kBodyUsed] = false;
				EE.prototype.on.call(body, "data", function() {
					this[kBodyUsed] = true;
				});
			}
			return body;
		} else if (body && typeof body.pipeTo === "function") return new BodyAsyncIterable(body);
		else if (body && isFormDataLike(body)) return body;
		else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body);
		else return body;
	}
	/**
	* @param {*} obj
	* @returns {obj is import('node:stream').Stream}
	*/
	function isStream(obj) {
		return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
	}
	/**
	* @param {*} object
	* @returns {object is Blob}
	* based on https://github.com/node-fetch/fetch-blob/blob/8ab587d34080de94140b54f07168451e7d0b655e/index.js#L229-L241 (MIT License)
	*/
	function isBlobLike(object) {
		if (object === null) return false;
		else if (object instanceof Blob) return true;
		else if (typeof object !== "object") return false;
		else {
			const sTag = object[Symbol.toStringTag];
			return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream === "function" || "arrayBuffer" in object && typeof object.arrayBuffer === "function");
		}
	}
	/**
	* @param {string} url The path to check for query strings or fragments.
	* @returns {boolean} Returns true if the path contains a query string or fragment.
	*/
	function pathHasQueryOrFragment(url) {
		return url.includes("?") || url.includes("#");
	}
	/**
	* @param {string} url The URL to add the query params to
	* @param {import('node:querystring').ParsedUrlQueryInput} queryParams The object to serialize into a URL query string
	* @returns {string} The URL with the query params added
	*/
	function serializePathWithQuery(url, queryParams) {
		if (pathHasQueryOrFragment(url)) throw new Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
		const stringified = stringify(queryParams);
		if (stringified) url += "?" + stringified;
		return url;
	}
	/**
	* @param {number|string|undefined} port
	* @returns {boolean}
	*/
	function isValidPort(port) {
		const value = parseInt(port, 10);
		return value === Number(port) && value >= 0 && value <= 65535;
	}
	/**
	* Check if the value is a valid http or https prefixed string.
	*
	* @param {string} value
	* @returns {boolean}
	*/
	function isHttpOrHttpsPrefixed(value) {
		return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
	}
	/**
	* @param {string|URL|Record<string,string>} url
	* @returns {URL}
	*/
	function parseURL(url) {
		if (typeof url === "string") {
			/**
			* @type {URL}
			*/
			url = new URL(url);
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return url;
		}
		if (!url || typeof url !== "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
		if (!(url instanceof URL)) {
			if (url.port != null && url.port !== "" && isValidPort(url.port) === false) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
			if (url.path != null && typeof url.path !== "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
			if (url.pathname != null && typeof url.pathname !== "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
			if (url.hostname != null && typeof url.hostname !== "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
			if (url.origin != null && typeof url.origin !== "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
			if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
			let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
			let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
			if (origin[origin.length - 1] === "/") origin = origin.slice(0, origin.length - 1);
			if (path && path[0] !== "/") path = `/${path}`;
			return new URL(`${origin}${path}`);
		}
		if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return url;
	}
	/**
	* @param {string|URL|Record<string, string>} url
	* @returns {URL}
	*/
	function parseOrigin(url) {
		url = parseURL(url);
		if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
		return url;
	}
	/**
	* @param {string} host
	* @returns {string}
	*/
	function getHostname(host) {
		if (host[0] === "[") {
			const idx = host.indexOf("]");
			assert(idx !== -1);
			return host.substring(1, idx);
		}
		const idx = host.indexOf(":");
		if (idx === -1) return host;
		return host.substring(0, idx);
	}
	/**
	* IP addresses are not valid server names per RFC6066
	* Currently, the only server names supported are DNS hostnames
	* @param {string|null} host
	* @returns {string|null}
	*/
	function getServerName(host) {
		if (!host) return null;
		assert(typeof host === "string");
		const servername = getHostname(host);
		if (net.isIP(servername)) return "";
		return servername;
	}
	/**
	* @function
	* @template T
	* @param {T} obj
	* @returns {T}
	*/
	function deepClone(obj) {
		return JSON.parse(JSON.stringify(obj));
	}
	/**
	* @param {*} obj
	* @returns {obj is AsyncIterable}
	*/
	function isAsyncIterable(obj) {
		return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
	}
	/**
	* @param {*} obj
	* @returns {obj is Iterable}
	*/
	function isIterable(obj) {
		return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
	}
	/**
	* Checks whether an object has a safe Symbol.iterator — i.e. one that is
	* either own or inherited from a non-Object.prototype chain.  This prevents
	* prototype-pollution attacks from injecting a fake iterator on
	* Object.prototype.
	* @param {object} obj
	* @returns {boolean}
	*/
	function hasSafeIterator(obj) {
		const prototype = Object.getPrototypeOf(obj);
		return Object.prototype.hasOwnProperty.call(obj, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function";
	}
	/**
	* @param {Blob|Buffer|import ('stream').Stream} body
	* @returns {number|null}
	*/
	function bodyLength(body) {
		if (body == null) return 0;
		else if (isStream(body)) {
			const state = body._readableState;
			return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
		} else if (isBlobLike(body)) return body.size != null ? body.size : null;
		else if (isBuffer(body)) return body.byteLength;
		return null;
	}
	/**
	* @param {import ('stream').Stream} body
	* @returns {boolean}
	*/
	function isDestroyed(body) {
		return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
	}
	/**
	* @param {import ('stream').Stream} stream
	* @param {Error} [err]
	* @returns {void}
	*/
	function destroy(stream, err) {
		if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
		if (typeof stream.destroy === "function") {
			if (Object.getPrototypeOf(stream).constructor === IncomingMessage) stream.socket = null;
			stream.destroy(err);
		} else if (err) queueMicrotask(() => {
			stream.emit("error", err);
		});
		if (stream.destroyed !== true) stream[kDestroyed] = true;
	}
	const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
	/**
	* @param {string} val
	* @returns {number | null}
	*/
	function parseKeepAliveTimeout(val) {
		const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
		return m ? parseInt(m[1], 10) * 1e3 : null;
	}
	/**
	* Retrieves a header name and returns its lowercase value.
	* @param {string | Buffer} value Header name
	* @returns {string}
	*/
	function headerNameToString(value) {
		return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
	}
	/**
	* Receive the buffer as a string and return its lowercase value.
	* @param {Buffer} value Header name
	* @returns {string}
	*/
	function bufferToLowerCasedHeaderName(value) {
		return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
	}
	/**
	* @param {(Buffer | string)[]} headers
	* @param {Record<string, string | string[]>} [obj]
	* @returns {Record<string, string | string[]>}
	*/
	function parseHeaders(headers, obj) {
		if (obj === void 0) obj = {};
		for (let i = 0; i < headers.length; i += 2) {
			const key = headerNameToString(headers[i]);
			let val = obj[key];
			if (val !== void 0) {
				if (!Object.hasOwn(obj, key)) {
					const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
					if (key === "__proto__") Object.defineProperty(obj, key, {
						value: headersValue,
						enumerable: true,
						configurable: true,
						writable: true
					});
					else obj[key] = headersValue;
				} else {
					if (typeof val === "string") {
						val = [val];
						obj[key] = val;
					}
					val.push(headers[i + 1].toString("latin1"));
				}
			} else {
				const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
				obj[key] = headersValue;
			}
		}
		return obj;
	}
	/**
	* @param {Buffer[]} headers
	* @returns {string[]}
	*/
	function parseRawHeaders(headers) {
		const headersLength = headers.length;
		/**
		* @type {string[]}
		*/
		const ret = new Array(headersLength);
		let key;
		let val;
		for (let n = 0; n < headersLength; n += 2) {
			key = headers[n];
			val = headers[n + 1];
			typeof key !== "string" && (key = key.toString());
			typeof val !== "string" && (val = val.toString("latin1"));
			ret[n] = key;
			ret[n + 1] = val;
		}
		return ret;
	}
	/**
	* @param {Record<string, string | string[]>} headers
	* @returns {Buffer[]}
	*/
	function toRawHeaders(headers) {
		const rawHeaders = [];
		for (const [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (const entry of value) rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
		else rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
		return rawHeaders;
	}
	/**
	* @param {string[]} headers
	* @param {Buffer[]} headers
	*/
	function encodeRawHeaders(headers) {
		if (!Array.isArray(headers)) throw new TypeError("expected headers to be an array");
		return headers.map((x) => Buffer.from(x));
	}
	/**
	* @param {*} buffer
	* @returns {buffer is Buffer}
	*/
	function isBuffer(buffer) {
		return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
	}
	/**
	* Asserts that the handler object is a request handler.
	*
	* @param {object} handler
	* @param {string} method
	* @param {string} [upgrade]
	* @returns {asserts handler is import('../api/api-request').RequestHandler}
	*/
	function assertRequestHandler(handler, method, upgrade) {
		if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
		if (typeof handler.onRequestStart === "function") return;
		if (typeof handler.onConnect !== "function") throw new InvalidArgumentError("invalid onConnect method");
		if (typeof handler.onError !== "function") throw new InvalidArgumentError("invalid onError method");
		if (typeof handler.onBodySent !== "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
		if (upgrade || method === "CONNECT") {
			if (typeof handler.onUpgrade !== "function") throw new InvalidArgumentError("invalid onUpgrade method");
		} else {
			if (typeof handler.onHeaders !== "function") throw new InvalidArgumentError("invalid onHeaders method");
			if (typeof handler.onData !== "function") throw new InvalidArgumentError("invalid onData method");
			if (typeof handler.onComplete !== "function") throw new InvalidArgumentError("invalid onComplete method");
		}
	}
	/**
	* A body is disturbed if it has been read from and it cannot be re-used without
	* losing state or data.
	* @param {import('node:stream').Readable} body
	* @returns {boolean}
	*/
	function isDisturbed(body) {
		return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
	}
	/**
	* @typedef {object} SocketInfo
	* @property {string} [localAddress]
	* @property {number} [localPort]
	* @property {string} [remoteAddress]
	* @property {number} [remotePort]
	* @property {string} [remoteFamily]
	* @property {number} [timeout]
	* @property {number} bytesWritten
	* @property {number} bytesRead
	*/
	/**
	* @param {import('net').Socket} socket
	* @returns {SocketInfo}
	*/
	function getSocketInfo(socket) {
		return {
			localAddress: socket.localAddress,
			localPort: socket.localPort,
			remoteAddress: socket.remoteAddress,
			remotePort: socket.remotePort,
			remoteFamily: socket.remoteFamily,
			timeout: socket.timeout,
			bytesWritten: socket.bytesWritten,
			bytesRead: socket.bytesRead
		};
	}
	/**
	* @param {Iterable} iterable
	* @returns {ReadableStream}
	*/
	function ReadableStreamFrom(iterable) {
		let iterator;
		return new ReadableStream({
			start() {
				iterator = iterable[Symbol.asyncIterator]();
			},
			pull(controller) {
				return iterator.next().then(({ done, value }) => {
					if (done) return queueMicrotask(() => {
						controller.close();
						controller.byobRequest?.respond(0);
					});
					else {
						const buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
						if (buf.byteLength) return controller.enqueue(new Uint8Array(buf));
						else return this.pull(controller);
					}
				});
			},
			cancel() {
				return iterator.return();
			},
			type: "bytes"
		});
	}
	/**
	* The object should be a FormData instance and contains all the required
	* methods.
	* @param {*} object
	* @returns {object is FormData}
	*/
	function isFormDataLike(object) {
		return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
	}
	function addAbortListener(signal, listener) {
		if ("addEventListener" in signal) {
			signal.addEventListener("abort", listener, { once: true });
			return () => signal.removeEventListener("abort", listener);
		}
		signal.once("abort", listener);
		return () => signal.removeListener("abort", listener);
	}
	const validTokenChars = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		1,
		1,
		0,
		1,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		1,
		0,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	]);
	/**
	* @see https://tools.ietf.org/html/rfc7230#section-3.2.6
	* @param {number} c
	* @returns {boolean}
	*/
	function isTokenCharCode(c) {
		return validTokenChars[c] === 1;
	}
	const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
	/**
	* @param {string} characters
	* @returns {boolean}
	*/
	function isValidHTTPToken(characters) {
		if (characters.length >= 12) return tokenRegExp.test(characters);
		if (characters.length === 0) return false;
		for (let i = 0; i < characters.length; i++) if (validTokenChars[characters.charCodeAt(i)] !== 1) return false;
		return true;
	}
	/**
	* Matches if val contains an invalid field-vchar
	*  field-value    = *( field-content / obs-fold )
	*  field-content  = field-vchar [ 1*( SP / HTAB ) field-vchar ]
	*  field-vchar    = VCHAR / obs-text
	*/
	const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
	/**
	* @param {string} characters
	* @returns {boolean}
	*/
	function isValidHeaderValue(characters) {
		return !headerCharRegex.test(characters);
	}
	const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+)?$/;
	/**
	* @typedef {object} RangeHeader
	* @property {number} start
	* @property {number | null} end
	* @property {number | null} size
	*/
	/**
	* Parse accordingly to RFC 9110
	* @see https://www.rfc-editor.org/rfc/rfc9110#field.content-range
	* @param {string} [range]
	* @returns {RangeHeader|null}
	*/
	function parseRangeHeader(range) {
		if (range == null || range === "") return {
			start: 0,
			end: null,
			size: null
		};
		const m = range ? range.match(rangeHeaderRegex) : null;
		return m ? {
			start: parseInt(m[1]),
			end: m[2] ? parseInt(m[2]) : null,
			size: m[3] ? parseInt(m[3]) : null
		} : null;
	}
	/**
	* @template {import("events").EventEmitter} T
	* @param {T} obj
	* @param {string} name
	* @param {(...args: any[]) => void} listener
	* @returns {T}
	*/
	function addListener(obj, name, listener) {
		(obj[kListeners] ??= []).push([name, listener]);
		obj.on(name, listener);
		return obj;
	}
	/**
	* @template {import("events").EventEmitter} T
	* @param {T} obj
	* @returns {T}
	*/
	function removeAllListeners(obj) {
		if (obj[kListeners] != null) {
			for (const [name, listener] of obj[kListeners]) obj.removeListener(name, listener);
			obj[kListeners] = null;
		}
		return obj;
	}
	/**
	* @param {import ('../dispatcher/client')} client
	* @param {import ('../core/request')} request
	* @param {Error} err
	*/
	function errorRequest(client, request, err) {
		try {
			request.onError(err);
			assert(request.aborted);
		} catch (err) {
			client.emit("error", err);
		}
	}
	/**
	* @param {WeakRef<net.Socket>} socketWeakRef
	* @param {object} opts
	* @param {number} opts.timeout
	* @param {string} opts.hostname
	* @param {number} opts.port
	* @returns {() => void}
	*/
	const setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
		if (!opts.timeout) return noop;
		let s1 = null;
		let s2 = null;
		const fastTimer = timers.setFastTimeout(() => {
			s1 = setImmediate(() => {
				s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
			});
		}, opts.timeout);
		return () => {
			timers.clearFastTimeout(fastTimer);
			clearImmediate(s1);
			clearImmediate(s2);
		};
	} : (socketWeakRef, opts) => {
		if (!opts.timeout) return noop;
		let s1 = null;
		const fastTimer = timers.setFastTimeout(() => {
			s1 = setImmediate(() => {
				onConnectTimeout(socketWeakRef.deref(), opts);
			});
		}, opts.timeout);
		return () => {
			timers.clearFastTimeout(fastTimer);
			clearImmediate(s1);
		};
	};
	/**
	* @param {net.Socket} socket
	* @param {object} opts
	* @param {number} opts.timeout
	* @param {string} opts.hostname
	* @param {number} opts.port
	*/
	function onConnectTimeout(socket, opts) {
		if (socket == null) return;
		let message = "Connect Timeout Error";
		if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
		else message += ` (attempted address: ${opts.hostname}:${opts.port},`;
		message += ` timeout: ${opts.timeout}ms)`;
		destroy(socket, new ConnectTimeoutError(message));
	}
	/**
	* @param {string} urlString
	* @returns {string}
	*/
	function getProtocolFromUrlString(urlString) {
		if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") switch (urlString[4]) {
			case ":": return "http:";
			case "s": if (urlString[5] === ":") return "https:";
		}
		return urlString.slice(0, urlString.indexOf(":") + 1);
	}
	const kEnumerableProperty = Object.create(null);
	kEnumerableProperty.enumerable = true;
	const normalizedMethodRecordsBase = {
		delete: "DELETE",
		DELETE: "DELETE",
		get: "GET",
		GET: "GET",
		head: "HEAD",
		HEAD: "HEAD",
		options: "OPTIONS",
		OPTIONS: "OPTIONS",
		post: "POST",
		POST: "POST",
		put: "PUT",
		PUT: "PUT"
	};
	const normalizedMethodRecords = {
		...normalizedMethodRecordsBase,
		patch: "patch",
		PATCH: "PATCH"
	};
	Object.setPrototypeOf(normalizedMethodRecordsBase, null);
	Object.setPrototypeOf(normalizedMethodRecords, null);
	module.exports = {
		kEnumerableProperty,
		isDisturbed,
		isBlobLike,
		parseOrigin,
		parseURL,
		getServerName,
		isStream,
		isIterable,
		hasSafeIterator,
		isAsyncIterable,
		isDestroyed,
		headerNameToString,
		bufferToLowerCasedHeaderName,
		addListener,
		removeAllListeners,
		errorRequest,
		parseRawHeaders,
		toRawHeaders,
		encodeRawHeaders,
		parseHeaders,
		parseKeepAliveTimeout,
		destroy,
		bodyLength,
		deepClone,
		ReadableStreamFrom,
		isBuffer,
		assertRequestHandler,
		getSocketInfo,
		isFormDataLike,
		pathHasQueryOrFragment,
		serializePathWithQuery,
		addAbortListener,
		isValidHTTPToken,
		isValidHeaderValue,
		isTokenCharCode,
		parseRangeHeader,
		normalizedMethodRecordsBase,
		normalizedMethodRecords,
		isValidPort,
		isHttpOrHttpsPrefixed,
		nodeMajor,
		nodeMinor,
		safeHTTPMethods: Object.freeze([
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		]),
		wrapRequestBody,
		setupConnectTimeout,
		getProtocolFromUrlString
	};
}));
// node_modules/undici/lib/api/abort-signal.js
var require_abort_signal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { addAbortListener } = require_util();
	const { RequestAbortedError } = require_errors();
	const kListener = Symbol("kListener");
	const kSignal = Symbol("kSignal");
	function abort(self) {
		if (self.abort) self.abort(self[kSignal]?.reason);
		else self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
		removeSignal(self);
	}
	function addSignal(self, signal) {
		self.reason = null;
		self[kSignal] = null;
		self[kListener] = null;
		if (!signal) return;
		if (signal.aborted) {
			abort(self);
			return;
		}
		self[kSignal] = signal;
		self[kListener] = () => {
			abort(self);
		};
		addAbortListener(self[kSignal], self[kListener]);
	}
	function removeSignal(self) {
		if (!self[kSignal]) return;
		if ("removeEventListener" in self[kSignal]) self[kSignal].removeEventListener("abort", self[kListener]);
		else self[kSignal].removeListener("abort", self[kListener]);
		self[kSignal] = null;
		self[kListener] = null;
	}
	module.exports = {
		addSignal,
		removeSignal
	};
}));
// node_modules/undici/lib/api/api-connect.js
var require_api_connect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const { AsyncResource } = __require("node:async_hooks");
	const { InvalidArgumentError, SocketError } = require_errors();
	const util = require_util();
	const { addSignal, removeSignal } = require_abort_signal();
	var ConnectHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			const { signal, opaque, responseHeaders } = opts;
			if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
			super("UNDICI_CONNECT");
			this.opaque = opaque || null;
			this.responseHeaders = responseHeaders || null;
			this.callback = callback;
			this.abort = null;
			addSignal(this, signal);
		}
		onConnect(abort, context) {
			if (this.reason) {
				abort(this.reason);
				return;
			}
			assert(this.callback);
			this.abort = abort;
			this.context = context;
		}
		onHeaders() {
			throw new SocketError("bad connect", null);
		}
		onUpgrade(statusCode, rawHeaders, socket) {
			const { callback, opaque, context } = this;
			removeSignal(this);
			this.callback = null;
			let headers = rawHeaders;
			if (headers != null) headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
			this.runInAsyncScope(callback, null, null, {
				statusCode,
				headers,
				socket,
				opaque,
				context
			});
		}
		onError(err) {
			const { callback, opaque } = this;
			removeSignal(this);
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
		}
	};
	function connect(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			connect.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const connectHandler = new ConnectHandler(opts, callback);
			const connectOptions = {
				...opts,
				method: "CONNECT"
			};
			this.dispatch(connectOptions, connectHandler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = connect;
}));
// node_modules/undici/lib/api/readable.js
var require_readable = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const { Readable } = __require("node:stream");
	const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = require_errors();
	const util = require_util();
	const { ReadableStreamFrom } = require_util();
	const kConsume = Symbol("kConsume");
	const kReading = Symbol("kReading");
	const kBody = Symbol("kBody");
	const kAbort = Symbol("kAbort");
	const kContentType = Symbol("kContentType");
	const kContentLength = Symbol("kContentLength");
	const kUsed = Symbol("kUsed");
	const kBytesRead = Symbol("kBytesRead");
	const noop = () => {};
	/**
	* @class
	* @extends {Readable}
	* @see https://fetch.spec.whatwg.org/#body
	*/
	var BodyReadable = class extends Readable {
		/**
		* @param {object} opts
		* @param {(this: Readable, size: number) => void} opts.resume
		* @param {() => (void | null)} opts.abort
		* @param {string} [opts.contentType = '']
		* @param {number} [opts.contentLength]
		* @param {number} [opts.highWaterMark = 64 * 1024]
		*/
		constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
			super({
				autoDestroy: true,
				read: resume,
				highWaterMark
			});
			this._readableState.dataEmitted = false;
			this[kAbort] = abort;
			/** @type {Consume | null} */
			this[kConsume] = null;
			/** @type {number} */
			this[kBytesRead] = 0;
			/** @type {ReadableStream|null} */
			this[kBody] = null;
			/** @type {boolean} */
			this[kUsed] = false;
			/** @type {string} */
			this[kContentType] = contentType;
			/** @type {number|null} */
			this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
			/**
			* Is stream being consumed through Readable API?
			* This is an optimization so that we avoid checking
			* for 'data' and 'readable' listeners in the hot path
			* inside push().
			*
			* @type {boolean}
			*/
			this[kReading] = false;
		}
		/**
		* @param {Error|null} err
		* @param {(error:(Error|null)) => void} callback
		* @returns {void}
		*/
		_destroy(err, callback) {
			if (!err && !this._readableState.endEmitted) err = new RequestAbortedError();
			if (err) this[kAbort]();
			if (!this[kUsed]) setImmediate(callback, err);
			else callback(err);
		}
		/**
		* @param {string|symbol} event
		* @param {(...args: any[]) => void} listener
		* @returns {this}
		*/
		on(event, listener) {
			if (event === "data" || event === "readable") {
				this[kReading] = true;
				this[kUsed] = true;
			}
			return super.on(event, listener);
		}
		/**
		* @param {string|symbol} event
		* @param {(...args: any[]) => void} listener
		* @returns {this}
		*/
		addListener(event, listener) {
			return this.on(event, listener);
		}
		/**
		* @param {string|symbol} event
		* @param {(...args: any[]) => void} listener
		* @returns {this}
		*/
		off(event, listener) {
			const ret = super.off(event, listener);
			if (event === "data" || event === "readable") this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0;
			return ret;
		}
		/**
		* @param {string|symbol} event
		* @param {(...args: any[]) => void} listener
		* @returns {this}
		*/
		removeListener(event, listener) {
			return this.off(event, listener);
		}
		/**
		* @param {Buffer|null} chunk
		* @returns {boolean}
		*/
		push(chunk) {
			if (chunk) {
				this[kBytesRead] += chunk.length;
				if (this[kConsume]) {
					consumePush(this[kConsume], chunk);
					return this[kReading] ? super.push(chunk) : true;
				}
			}
			return super.push(chunk);
		}
		/**
		* Consumes and returns the body as a string.
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-text
		* @returns {Promise<string>}
		*/
		text() {
			return consume(this, "text");
		}
		/**
		* Consumes and returns the body as a JavaScript Object.
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-json
		* @returns {Promise<unknown>}
		*/
		json() {
			return consume(this, "json");
		}
		/**
		* Consumes and returns the body as a Blob
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-blob
		* @returns {Promise<Blob>}
		*/
		blob() {
			return consume(this, "blob");
		}
		/**
		* Consumes and returns the body as an Uint8Array.
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-bytes
		* @returns {Promise<Uint8Array>}
		*/
		bytes() {
			return consume(this, "bytes");
		}
		/**
		* Consumes and returns the body as an ArrayBuffer.
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-arraybuffer
		* @returns {Promise<ArrayBuffer>}
		*/
		arrayBuffer() {
			return consume(this, "arrayBuffer");
		}
		/**
		* Not implemented
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-formdata
		* @throws {NotSupportedError}
		*/
		async formData() {
			throw new NotSupportedError();
		}
		/**
		* Returns true if the body is not null and the body has been consumed.
		* Otherwise, returns false.
		*
		* @see https://fetch.spec.whatwg.org/#dom-body-bodyused
		* @readonly
		* @returns {boolean}
		*/
		get bodyUsed() {
			return util.isDisturbed(this);
		}
		/**
		* @see https://fetch.spec.whatwg.org/#dom-body-body
		* @readonly
		* @returns {ReadableStream}
		*/
		get body() {
			if (!this[kBody]) {
				this[kBody] = ReadableStreamFrom(this);
				if (this[kConsume]) {
					this[kBody].getReader();
					assert(this[kBody].locked);
				}
			}
			return this[kBody];
		}
		/**
		* Dumps the response body by reading `limit` number of bytes.
		* @param {object} opts
		* @param {number} [opts.limit = 131072] Number of bytes to read.
		* @param {AbortSignal} [opts.signal] An AbortSignal to cancel the dump.
		* @returns {Promise<null>}
		*/
		dump(opts) {
			const signal = opts?.signal;
			if (signal != null && (typeof signal !== "object" || !("aborted" in signal))) return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"));
			const limit = opts?.limit && Number.isFinite(opts.limit) ? opts.limit : 131072;
			if (signal?.aborted) return Promise.reject(signal.reason ?? new AbortError());
			if (this._readableState.closeEmitted) return Promise.resolve(null);
			return new Promise((resolve, reject) => {
				if (this[kContentLength] && this[kContentLength] > limit || this[kBytesRead] > limit) this.destroy(new AbortError());
				if (signal) {
					const onAbort = () => {
						this.destroy(signal.reason ?? new AbortError());
					};
					signal.addEventListener("abort", onAbort);
					this.on("close", function() {
						signal.removeEventListener("abort", onAbort);
						if (signal.aborted) reject(signal.reason ?? new AbortError());
						else resolve(null);
					});
				} else this.on("close", resolve);
				this.on("error", noop).on("data", () => {
					if (this[kBytesRead] > limit) this.destroy();
				}).resume();
			});
		}
		/**
		* @param {BufferEncoding} encoding
		* @returns {this}
		*/
		setEncoding(encoding) {
			if (Buffer.isEncoding(encoding)) this._readableState.encoding = encoding;
			return this;
		}
	};
	/**
	* @see https://streams.spec.whatwg.org/#readablestream-locked
	* @param {BodyReadable} bodyReadable
	* @returns {boolean}
	*/
	function isLocked(bodyReadable) {
		return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
	}
	/**
	* @see https://fetch.spec.whatwg.org/#body-unusable
	* @param {BodyReadable} bodyReadable
	* @returns {boolean}
	*/
	function isUnusable(bodyReadable) {
		return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
	}
	/**
	* @typedef {'text' | 'json' | 'blob' | 'bytes' | 'arrayBuffer'} ConsumeType
	*/
	/**
	* @template {ConsumeType} T
	* @typedef {T extends 'text' ? string :
	*           T extends 'json' ? unknown :
	*           T extends 'blob' ? Blob :
	*           T extends 'arrayBuffer' ? ArrayBuffer :
	*           T extends 'bytes' ? Uint8Array :
	*           never
	* } ConsumeReturnType
	*/
	/**
	* @typedef {object} Consume
	* @property {ConsumeType} type
	* @property {BodyReadable} stream
	* @property {((value?: any) => void)} resolve
	* @property {((err: Error) => void)} reject
	* @property {number} length
	* @property {Buffer[]} body
	*/
	/**
	* @template {ConsumeType} T
	* @param {BodyReadable} stream
	* @param {T} type
	* @returns {Promise<ConsumeReturnType<T>>}
	*/
	function consume(stream, type) {
		assert(!stream[kConsume]);
		return new Promise((resolve, reject) => {
			if (isUnusable(stream)) {
				const rState = stream._readableState;
				if (rState.destroyed && rState.closeEmitted === false) stream.on("error", reject).on("close", () => {
					reject(/* @__PURE__ */ new TypeError("unusable"));
				});
				else reject(rState.errored ?? /* @__PURE__ */ new TypeError("unusable"));
			} else queueMicrotask(() => {
				stream[kConsume] = {
					type,
					stream,
					resolve,
					reject,
					length: 0,
					body: []
				};
				stream.on("error", function(err) {
					consumeFinish(this[kConsume], err);
				}).on("close", function() {
					if (this[kConsume].body !== null) consumeFinish(this[kConsume], new RequestAbortedError());
				});
				consumeStart(stream[kConsume]);
			});
		});
	}
	/**
	* @param {Consume} consume
	* @returns {void}
	*/
	function consumeStart(consume) {
		if (consume.body === null) return;
		const { _readableState: state } = consume.stream;
		if (state.bufferIndex) {
			const start = state.bufferIndex;
			const end = state.buffer.length;
			for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
		} else for (const chunk of state.buffer) consumePush(consume, chunk);
		if (state.endEmitted) consumeEnd(this[kConsume], this._readableState.encoding);
		else consume.stream.on("end", function() {
			consumeEnd(this[kConsume], this._readableState.encoding);
		});
		consume.stream.resume();
		while (consume.stream.read() != null);
	}
	/**
	* @param {Buffer[]} chunks
	* @param {number} length
	* @param {BufferEncoding} [encoding='utf8']
	* @returns {string}
	*/
	function chunksDecode(chunks, length, encoding) {
		if (chunks.length === 0 || length === 0) return "";
		const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
		const bufferLength = buffer.length;
		const start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
		if (!encoding || encoding === "utf8" || encoding === "utf-8") return buffer.utf8Slice(start, bufferLength);
		else return buffer.subarray(start, bufferLength).toString(encoding);
	}
	/**
	* @param {Buffer[]} chunks
	* @param {number} length
	* @returns {Uint8Array}
	*/
	function chunksConcat(chunks, length) {
		if (chunks.length === 0 || length === 0) return /* @__PURE__ */ new Uint8Array(0);
		if (chunks.length === 1) return new Uint8Array(chunks[0]);
		const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
		let offset = 0;
		for (let i = 0; i < chunks.length; ++i) {
			const chunk = chunks[i];
			buffer.set(chunk, offset);
			offset += chunk.length;
		}
		return buffer;
	}
	/**
	* @param {Consume} consume
	* @param {BufferEncoding} encoding
	* @returns {void}
	*/
	function consumeEnd(consume, encoding) {
		const { type, body, resolve, stream, length } = consume;
		try {
			if (type === "text") resolve(chunksDecode(body, length, encoding));
			else if (type === "json") resolve(JSON.parse(chunksDecode(body, length, encoding)));
			else if (type === "arrayBuffer") resolve(chunksConcat(body, length).buffer);
			else if (type === "blob") resolve(new Blob(body, { type: stream[kContentType] }));
			else if (type === "bytes") resolve(chunksConcat(body, length));
			consumeFinish(consume);
		} catch (err) {
			stream.destroy(err);
		}
	}
	/**
	* @param {Consume} consume
	* @param {Buffer} chunk
	* @returns {void}
	*/
	function consumePush(consume, chunk) {
		consume.length += chunk.length;
		consume.body.push(chunk);
	}
	/**
	* @param {Consume} consume
	* @param {Error} [err]
	* @returns {void}
	*/
	function consumeFinish(consume, err) {
		if (consume.body === null) return;
		if (err) consume.reject(err);
		else consume.resolve();
		consume.type = null;
		consume.stream = null;
		consume.resolve = null;
		consume.reject = null;
		consume.length = 0;
		consume.body = null;
	}
	module.exports = {
		Readable: BodyReadable,
		chunksDecode
	};
}));
// node_modules/undici/lib/api/api-request.js
var require_api_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const { AsyncResource } = __require("node:async_hooks");
	const { Readable } = require_readable();
	const { InvalidArgumentError, RequestAbortedError } = require_errors();
	const util = require_util();
	function noop() {}
	var RequestHandler = class extends AsyncResource {
		constructor(opts, callback) {
			if (!opts || typeof opts !== "object") throw new InvalidArgumentError("invalid opts");
			const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
			try {
				if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
				if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
				if (signal && typeof signal.on !== "function" && typeof signal.addEventListener !== "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo !== "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_REQUEST");
			} catch (err) {
				if (util.isStream(body)) util.destroy(body.on("error", noop), err);
				throw err;
			}
			this.method = method;
			this.responseHeaders = responseHeaders || null;
			this.opaque = opaque || null;
			this.callback = callback;
			this.res = null;
			this.abort = null;
			this.body = body;
			this.trailers = {};
			this.context = null;
			this.onInfo = onInfo || null;
			this.highWaterMark = highWaterMark;
			this.reason = null;
			this.removeAbortListener = null;
			if (signal?.aborted) this.reason = signal.reason ?? new RequestAbortedError();
			else if (signal) this.removeAbortListener = util.addAbortListener(signal, () => {
				this.reason = signal.reason ?? new RequestAbortedError();
				if (this.res) util.destroy(this.res.on("error", noop), this.reason);
				else if (this.abort) this.abort(this.reason);
			});
		}
		onConnect(abort, context) {
			if (this.reason) {
				abort(this.reason);
				return;
			}
			assert(this.callback);
			this.abort = abort;
			this.context = context;
		}
		onHeaders(statusCode, rawHeaders, resume, statusMessage) {
			const { callback, opaque, abort, context, responseHeaders, highWaterMark } = this;
			const headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
			if (statusCode < 200) {
				if (this.onInfo) this.onInfo({
					statusCode,
					headers
				});
				return;
			}
			const parsedHeaders = responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers;
			const contentType = parsedHeaders["content-type"];
			const contentLength = parsedHeaders["content-length"];
			const res = new Readable({
				resume,
				abort,
				contentType,
				contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
				highWaterMark
			});
			if (this.removeAbortListener) {
				res.on("close", this.removeAbortListener);
				this.removeAbortListener = null;
			}
			this.callback = null;
			this.res = res;
			if (callback !== null) try {
				this.runInAsyncScope(callback, null, null, {
					statusCode,
					statusText: statusMessage,
					headers,
					trailers: this.trailers,
					opaque,
					body: res,
					context
				});
			} catch (err) {
				this.res = null;
				util.destroy(res.on("error", noop), err);
				queueMicrotask(() => {
					throw err;
				});
			}
		}
		onData(chunk) {
			return this.res.push(chunk);
		}
		onComplete(trailers) {
			util.parseHeaders(trailers, this.trailers);
			this.res.push(null);
		}
		onError(err) {
			const { res, callback, body, opaque } = this;
			if (callback) {
				this.callback = null;
				queueMicrotask(() => {
					this.runInAsyncScope(callback, null, err, { opaque });
				});
			}
			if (res) {
				this.res = null;
				queueMicrotask(() => {
					util.destroy(res.on("error", noop), err);
				});
			}
			if (body) {
				this.body = null;
				if (util.isStream(body)) {
					body.on("error", noop);
					util.destroy(body, err);
				}
			}
			if (this.removeAbortListener) {
				this.removeAbortListener();
				this.removeAbortListener = null;
			}
		}
	};
	function request(opts, callback) {
		if (callback === void 0) return new Promise((resolve, reject) => {
			request.call(this, opts, (err, data) => {
				return err ? reject(err) : resolve(data);
			});
		});
		try {
			const handler = new RequestHandler(opts, callback);
			this.dispatch(opts, handler);
		} catch (err) {
			if (typeof callback !== "function") throw err;
			const opaque = opts?.opaque;
			queueMicrotask(() => callback(err, { opaque }));
		}
	}
	module.exports = request;
	module.exports.RequestHandler = RequestHandler;
}));
// node_modules/undici/lib/handler/wrap-handler.js
var require_wrap_handler = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError } = require_errors();
	module.exports = class WrapHandler {
		#handler;
		constructor(handler) {
			this.#handler = handler;
		}
		static wrap(handler) {
			return handler.onRequestStart ? handler : new WrapHandler(handler);
		}
		onConnect(abort, context) {
			return this.#handler.onConnect?.(abort, context);
		}
		onResponseStarted() {
			return this.#handler.onResponseStarted?.();
		}
		onHeaders(statusCode, rawHeaders, resume, statusMessage) {
			return this.#handler.onHeaders?.(statusCode, rawHeaders, resume, statusMessage);
		}
		onUpgrade(statusCode, rawHeaders, socket) {
			return this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
		}
		onData(data) {
			return this.#handler.onData?.(data);
		}
		onComplete(trailers) {
			return this.#handler.onComplete?.(trailers);
		}
		onError(err) {
			if (!this.#handler.onError) throw err;
			return this.#handler.onError?.(err);
		}
		onRequestStart(controller, context) {
			this.#handler.onConnect?.((reason) => controller.abort(reason), context);
		}
		onRequestUpgrade(controller, statusCode, headers, socket) {
			const rawHeaders = [];
			for (const [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
			this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
		}
		onResponseStart(controller, statusCode, headers, statusMessage) {
			const rawHeaders = [];
			for (const [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
			if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) controller.pause();
		}
		onResponseData(controller, data) {
			if (this.#handler.onData?.(data) === false) controller.pause();
		}
		onResponseEnd(controller, trailers) {
			const rawTrailers = [];
			for (const [key, val] of Object.entries(trailers)) rawTrailers.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
			this.#handler.onComplete?.(rawTrailers);
		}
		onResponseError(controller, err) {
			if (!this.#handler.onError) throw new InvalidArgumentError("invalid onError method");
			this.#handler.onError?.(err);
		}
	};
	function toRawHeaderValue(value) {
		return Array.isArray(value) ? value.map((item) => Buffer.from(item, "latin1")) : Buffer.from(value, "latin1");
	}
}));
// node_modules/undici/lib/dispatcher/dispatcher.js
var require_dispatcher = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const EventEmitter = __require("node:events");
	const WrapHandler = require_wrap_handler();
	const wrapInterceptor = (dispatch) => (opts, handler) => dispatch(opts, WrapHandler.wrap(handler));
	var Dispatcher = class extends EventEmitter {
		dispatch() {
			throw new Error("not implemented");
		}
		close() {
			throw new Error("not implemented");
		}
		destroy() {
			throw new Error("not implemented");
		}
		compose(...args) {
			const interceptors = Array.isArray(args[0]) ? args[0] : args;
			let dispatch = this.dispatch.bind(this);
			for (const interceptor of interceptors) {
				if (interceptor == null) continue;
				if (typeof interceptor !== "function") throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
				dispatch = interceptor(dispatch);
				dispatch = wrapInterceptor(dispatch);
				if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) throw new TypeError("invalid interceptor");
			}
			return new Proxy(this, { get: (target, key) => key === "dispatch" ? dispatch : target[key] });
		}
	};
	module.exports = Dispatcher;
}));
// node_modules/undici/lib/handler/unwrap-handler.js
var require_unwrap_handler = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { parseHeaders } = require_util();
	const { InvalidArgumentError } = require_errors();
	const kResume = Symbol("resume");
	var UnwrapController = class {
		#paused = false;
		#reason = null;
		#aborted = false;
		#abort;
		[kResume] = null;
		rawHeaders = null;
		rawTrailers = null;
		constructor(abort) {
			this.#abort = abort;
		}
		pause() {
			this.#paused = true;
		}
		resume() {
			if (this.#paused) {
				this.#paused = false;
				this[kResume]?.();
			}
		}
		abort(reason) {
			if (!this.#aborted) {
				this.#aborted = true;
				this.#reason = reason;
				this.#abort(reason);
			}
		}
		get aborted() {
			return this.#aborted;
		}
		get reason() {
			return this.#reason;
		}
		get paused() {
			return this.#paused;
		}
	};
	module.exports = class UnwrapHandler {
		#handler;
		#controller;
		constructor(handler) {
			this.#handler = handler;
		}
		static unwrap(handler) {
			return !handler.onRequestStart ? handler : new UnwrapHandler(handler);
		}
		onConnect(abort, context) {
			this.#controller = new UnwrapController(abort);
			this.#handler.onRequestStart?.(this.#controller, context);
		}
		onResponseStarted() {
			return this.#handler.onResponseStarted?.();
		}
		onUpgrade(statusCode, rawHeaders, socket) {
			this.#controller.rawHeaders = rawHeaders;
			this.#handler.onRequestUpgrade?.(this.#controller, statusCode, parseHeaders(rawHeaders), socket);
		}
		onHeaders(statusCode, rawHeaders, resume, statusMessage) {
			this.#controller[kResume] = resume;
			this.#controller.rawHeaders = rawHeaders;
			this.#handler.onResponseStart?.(this.#controller, statusCode, parseHeaders(rawHeaders), statusMessage);
			return !this.#controller.paused;
		}
		onData(data) {
			this.#handler.onResponseData?.(this.#controller, data);
			return !this.#controller.paused;
		}
		onComplete(rawTrailers) {
			this.#controller.rawTrailers = rawTrailers;
			this.#handler.onResponseEnd?.(this.#controller, parseHeaders(rawTrailers));
		}
		onError(err) {
			if (!this.#handler.onResponseError) throw new InvalidArgumentError("invalid onError method");
			this.#handler.onResponseError?.(this.#controller, err);
		}
	};
}));
// node_modules/undici/lib/dispatcher/dispatcher-base.js
var require_dispatcher_base = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const buffer = __require("node:buffer");
	const Dispatcher = require_dispatcher();
	const UnwrapHandler = require_unwrap_handler();
	const { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = require_errors();
	const { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = require_symbols();
	const kOnDestroyed = Symbol("onDestroyed");
	const kOnClosed = Symbol("onClosed");
	const kWebSocketOptions = Symbol("webSocketOptions");
	const kEventSourceOptions = Symbol("eventSourceOptions");
	var DispatcherBase = class extends Dispatcher {
		/** @type {boolean} */
		[kDestroyed] = false;
		/** @type {Array<Function|null} */
		[kOnDestroyed] = null;
		/** @type {boolean} */
		[kClosed] = false;
		/** @type {Array<Function>|null} */
		[kOnClosed] = null;
		/**
		* @param {import('../../types/dispatcher').DispatcherOptions} [opts]
		*/
		constructor(opts) {
			super();
			this[kWebSocketOptions] = opts?.webSocket ?? {};
			this[kEventSourceOptions] = opts?.eventSource ?? {};
		}
		/**
		* @returns {import('../../types/dispatcher').WebSocketOptions}
		*/
		get webSocketOptions() {
			return {
				maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
				maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 134217728
			};
		}
		/**
		* @returns {import('../../types/client').Client.EventSourceOptions}
		*/
		get eventSourceOptions() {
			return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
		}
		/** @returns {boolean} */
		get destroyed() {
			return this[kDestroyed];
		}
		/** @returns {boolean} */
		get closed() {
			return this[kClosed];
		}
		close(callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				this.close((err, data) => {
					return err ? reject(err) : resolve(data);
				});
			});
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			if (this[kDestroyed]) {
				const err = new ClientDestroyedError();
				queueMicrotask(() => callback(err, null));
				return;
			}
			if (this[kClosed]) {
				if (this[kOnClosed]) this[kOnClosed].push(callback);
				else queueMicrotask(() => callback(null, null));
				return;
			}
			this[kClosed] = true;
			this[kOnClosed] ??= [];
			this[kOnClosed].push(callback);
			const onClosed = () => {
				const callbacks = this[kOnClosed];
				this[kOnClosed] = null;
				for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
			};
			this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
		}
		destroy(err, callback) {
			if (typeof err === "function") {
				callback = err;
				err = null;
			}
			if (callback === void 0) return new Promise((resolve, reject) => {
				this.destroy(err, (err, data) => {
					return err ? reject(err) : resolve(data);
				});
			});
			if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
			if (this[kDestroyed]) {
				if (this[kOnDestroyed]) this[kOnDestroyed].push(callback);
				else queueMicrotask(() => callback(null, null));
				return;
			}
			if (!err) err = new ClientDestroyedError();
			this[kDestroyed] = true;
			this[kOnDestroyed] ??= [];
			this[kOnDestroyed].push(callback);
			const onDestroyed = () => {
				const callbacks = this[kOnDestroyed];
				this[kOnDestroyed] = null;
				for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
			};
			this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
		}
		dispatch(opts, handler) {
			if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
			handler = UnwrapHandler.unwrap(handler);
			try {
				if (!opts || typeof opts !== "object") throw new InvalidArgumentError("opts must be an object.");
				if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
				if (this[kClosed]) throw new ClientClosedError();
				return this[kDispatch](opts, handler);
			} catch (err) {
				if (typeof handler.onError !== "function") throw err;
				handler.onError(err);
				return false;
			}
		}
	};
	module.exports = DispatcherBase;
}));
// node_modules/undici/lib/util/stats.js
var require_stats = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kConnected, kPending, kRunning, kSize, kFree, kQueued } = require_symbols();
	var ClientStats = class {
		constructor(client) {
			this.connected = client[kConnected];
			this.pending = client[kPending];
			this.running = client[kRunning];
			this.size = client[kSize];
		}
	};
	var PoolStats = class {
		constructor(pool) {
			this.connected = pool[kConnected];
			this.free = pool[kFree];
			this.pending = pool[kPending];
			this.queued = pool[kQueued];
			this.running = pool[kRunning];
			this.size = pool[kSize];
		}
	};
	module.exports = {
		ClientStats,
		PoolStats
	};
}));
// node_modules/undici/lib/dispatcher/fixed-queue.js
var require_fixed_queue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const kSize = 2048;
	const kMask = 2047;
	/**
	* @type {FixedCircularBuffer}
	* @template T
	*/
	var FixedCircularBuffer = class {
		/** @type {number} */
		bottom = 0;
		/** @type {number} */
		top = 0;
		/** @type {Array<T|undefined>} */
		list = new Array(kSize).fill(void 0);
		/** @type {T|null} */
		next = null;
		/** @returns {boolean} */
		isEmpty() {
			return this.top === this.bottom;
		}
		/** @returns {boolean} */
		isFull() {
			return (this.top + 1 & kMask) === this.bottom;
		}
		/**
		* @param {T} data
		* @returns {void}
		*/
		push(data) {
			this.list[this.top] = data;
			this.top = this.top + 1 & kMask;
		}
		/** @returns {T|null} */
		shift() {
			const nextItem = this.list[this.bottom];
			if (nextItem === void 0) return null;
			this.list[this.bottom] = void 0;
			this.bottom = this.bottom + 1 & kMask;
			return nextItem;
		}
	};
	/**
	* @template T
	*/
	module.exports = class FixedQueue {
		constructor() {
			/** @type {FixedCircularBuffer<T>} */
			this.head = this.tail = new FixedCircularBuffer();
		}
		/** @returns {boolean} */
		isEmpty() {
			return this.head.isEmpty();
		}
		/** @param {T} data */
		push(data) {
			if (this.head.isFull()) this.head = this.head.next = new FixedCircularBuffer();
			this.head.push(data);
		}
		/** @returns {T|null} */
		shift() {
			const tail = this.tail;
			const next = tail.shift();
			if (tail.isEmpty() && tail.next !== null) {
				this.tail = tail.next;
				tail.next = null;
			}
			return next;
		}
	};
}));
// node_modules/undici/lib/dispatcher/pool-base.js
var require_pool_base = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { PoolStats } = require_stats();
	const DispatcherBase = require_dispatcher_base();
	const FixedQueue = require_fixed_queue();
	const { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = require_symbols();
	const kClients = Symbol("clients");
	const kNeedDrain = Symbol("needDrain");
	const kQueue = Symbol("queue");
	const kClosedResolve = Symbol("closed resolve");
	const kOnDrain = Symbol("onDrain");
	const kOnConnect = Symbol("onConnect");
	const kOnDisconnect = Symbol("onDisconnect");
	const kOnConnectionError = Symbol("onConnectionError");
	const kGetDispatcher = Symbol("get dispatcher");
	const kAddClient = Symbol("add client");
	const kRemoveClient = Symbol("remove client");
	var PoolBase = class extends DispatcherBase {
		[kQueue] = new FixedQueue();
		[kQueued] = 0;
		[kClients] = [];
		[kNeedDrain] = false;
		[kOnDrain](client, origin, targets) {
			const queue = this[kQueue];
			let needDrain = false;
			while (!needDrain) {
				const item = queue.shift();
				if (!item) break;
				this[kQueued]--;
				needDrain = !client.dispatch(item.opts, item.handler);
			}
			client[kNeedDrain] = needDrain;
			if (!needDrain && this[kNeedDrain]) {
				this[kNeedDrain] = false;
				this.emit("drain", origin, [this, ...targets]);
			}
			if (this[kClosedResolve] && queue.isEmpty()) {
				const closeAll = [];
				for (let i = 0; i < this[kClients].length; i++) {
					const client = this[kClients][i];
					if (!client.destroyed) closeAll.push(client.close());
				}
				return Promise.all(closeAll).then(this[kClosedResolve]);
			}
		}
		[kOnConnect] = (origin, targets) => {
			this.emit("connect", origin, [this, ...targets]);
		};
		[kOnDisconnect] = (origin, targets, err) => {
			this.emit("disconnect", origin, [this, ...targets], err);
		};
		[kOnConnectionError] = (origin, targets, err) => {
			this.emit("connectionError", origin, [this, ...targets], err);
		};
		get [kBusy]() {
			return this[kNeedDrain];
		}
		get [kConnected]() {
			let ret = 0;
			for (const { [kConnected]: connected } of this[kClients]) ret += connected;
			return ret;
		}
		get [kFree]() {
			let ret = 0;
			for (const { [kConnected]: connected, [kNeedDrain]: needDrain } of this[kClients]) ret += connected && !needDrain;
			return ret;
		}
		get [kPending]() {
			let ret = this[kQueued];
			for (const { [kPending]: pending } of this[kClients]) ret += pending;
			return ret;
		}
		get [kRunning]() {
			let ret = 0;
			for (const { [kRunning]: running } of this[kClients]) ret += running;
			return ret;
		}
		get [kSize]() {
			let ret = this[kQueued];
			for (const { [kSize]: size } of this[kClients]) ret += size;
			return ret;
		}
		get stats() {
			return new PoolStats(this);
		}
		[kClose]() {
			if (this[kQueue].isEmpty()) {
				const closeAll = [];
				for (let i = 0; i < this[kClients].length; i++) {
					const client = this[kClients][i];
					if (!client.destroyed) closeAll.push(client.close());
				}
				return Promise.all(closeAll);
			} else return new Promise((resolve) => {
				this[kClosedResolve] = resolve;
			});
		}
		[kDestroy](err) {
			while (true) {
				const item = this[kQueue].shift();
				if (!item) break;
				item.handler.onError(err);
			}
			const destroyAll = new Array(this[kClients].length);
			for (let i = 0; i < this[kClients].length; i++) destroyAll[i] = this[kClients][i].destroy(err);
			return Promise.all(destroyAll);
		}
		[kDispatch](opts, handler) {
			const dispatcher = this[kGetDispatcher]();
			if (!dispatcher) {
				this[kNeedDrain] = true;
				this[kQueue].push({
					opts,
					handler
				});
				this[kQueued]++;
			} else if (!dispatcher.dispatch(opts, handler)) {
				dispatcher[kNeedDrain] = true;
				this[kNeedDrain] = !this[kGetDispatcher]();
			}
			return !this[kNeedDrain];
		}
		[kAddClient](client) {
			client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
			this[kClients].push(client);
			if (this[kNeedDrain]) queueMicrotask(() => {
				if (this[kNeedDrain]) this[kOnDrain](client, client[kUrl], [client, this]);
			});
			return this;
		}
		[kRemoveClient](client) {
			client.close(() => {
				const idx = this[kClients].indexOf(client);
				if (idx !== -1) this[kClients].splice(idx, 1);
			});
			this[kNeedDrain] = this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
		}
	};
	module.exports = {
		PoolBase,
		kClients,
		kNeedDrain,
		kAddClient,
		kRemoveClient,
		kGetDispatcher
	};
}));
// node_modules/undici/lib/core/diagnostics.js
var require_diagnostics = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const diagnosticsChannel = __require("node:diagnostics_channel");
	const util = __require("node:util");
	const undiciDebugLog = util.debuglog("undici");
	const fetchDebuglog = util.debuglog("fetch");
	const websocketDebuglog = util.debuglog("websocket");
	const channels = {
		beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
		connected: diagnosticsChannel.channel("undici:client:connected"),
		connectError: diagnosticsChannel.channel("undici:client:connectError"),
		sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
		create: diagnosticsChannel.channel("undici:request:create"),
		bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
		bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
		bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
		headers: diagnosticsChannel.channel("undici:request:headers"),
		trailers: diagnosticsChannel.channel("undici:request:trailers"),
		error: diagnosticsChannel.channel("undici:request:error"),
		open: diagnosticsChannel.channel("undici:websocket:open"),
		close: diagnosticsChannel.channel("undici:websocket:close"),
		socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
		ping: diagnosticsChannel.channel("undici:websocket:ping"),
		pong: diagnosticsChannel.channel("undici:websocket:pong"),
		proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
	};
	let isTrackingClientEvents = false;
	function trackClientEvents(debugLog = undiciDebugLog) {
		if (isTrackingClientEvents) return;
		if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
			isTrackingClientEvents = true;
			return;
		}
		isTrackingClientEvents = true;
		diagnosticsChannel.subscribe("undici:client:beforeConnect", (evt) => {
			const { connectParams: { version, protocol, port, host } } = evt;
			debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
		});
		diagnosticsChannel.subscribe("undici:client:connected", (evt) => {
			const { connectParams: { version, protocol, port, host } } = evt;
			debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
		});
		diagnosticsChannel.subscribe("undici:client:connectError", (evt) => {
			const { connectParams: { version, protocol, port, host }, error } = evt;
			debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
		});
		diagnosticsChannel.subscribe("undici:client:sendHeaders", (evt) => {
			const { request: { method, path, origin } } = evt;
			debugLog("sending request to %s %s%s", method, origin, path);
		});
	}
	let isTrackingRequestEvents = false;
	function trackRequestEvents(debugLog = undiciDebugLog) {
		if (isTrackingRequestEvents) return;
		if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
			isTrackingRequestEvents = true;
			return;
		}
		isTrackingRequestEvents = true;
		diagnosticsChannel.subscribe("undici:request:headers", (evt) => {
			const { request: { method, path, origin }, response: { statusCode } } = evt;
			debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
		});
		diagnosticsChannel.subscribe("undici:request:trailers", (evt) => {
			const { request: { method, path, origin } } = evt;
			debugLog("trailers received from %s %s%s", method, origin, path);
		});
		diagnosticsChannel.subscribe("undici:request:error", (evt) => {
			const { request: { method, path, origin }, error } = evt;
			debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
		});
	}
	let isTrackingWebSocketEvents = false;
	function trackWebSocketEvents(debugLog = websocketDebuglog) {
		if (isTrackingWebSocketEvents) return;
		if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
			isTrackingWebSocketEvents = true;
			return;
		}
		isTrackingWebSocketEvents = true;
		diagnosticsChannel.subscribe("undici:websocket:open", (evt) => {
			if (evt.address != null) {
				const { address, port } = evt.address;
				debugLog("connection opened %s%s", address, port ? `:${port}` : "");
			} else debugLog("connection opened");
		});
		diagnosticsChannel.subscribe("undici:websocket:close", (evt) => {
			const { websocket, code, reason } = evt;
			debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
		});
		diagnosticsChannel.subscribe("undici:websocket:socket_error", (err) => {
			debugLog("connection errored - %s", err.message);
		});
		diagnosticsChannel.subscribe("undici:websocket:ping", (evt) => {
			debugLog("ping received");
		});
		diagnosticsChannel.subscribe("undici:websocket:pong", (evt) => {
			debugLog("pong received");
		});
	}
	if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
		trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
		trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
	}
	if (websocketDebuglog.enabled) {
		trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
		trackWebSocketEvents(websocketDebuglog);
	}
	module.exports = { channels };
}));
// node_modules/undici/lib/core/request.js
var require_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, NotSupportedError } = require_errors();
	const assert = require_assert();
	const { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, hasSafeIterator, isBlobLike, serializePathWithQuery, assertRequestHandler, getServerName, normalizedMethodRecords, getProtocolFromUrlString } = require_util();
	const { channels } = require_diagnostics();
	const { headerNameLowerCasedRecord } = require_constants$1();
	const invalidPathRegex = /[^\u0021-\u00ff]/;
	function isValidContentLengthHeaderValue(val) {
		if (typeof val !== "string" || val.length === 0) return false;
		for (let i = 0; i < val.length; i++) {
			const charCode = val.charCodeAt(i);
			if (charCode < 48 || charCode > 57) return false;
		}
		return true;
	}
	const kHandler = Symbol("handler");
	var Request = class {
		constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, expectContinue, servername, throwOnError, maxRedirections, typeOfService }, handler) {
			if (typeof path !== "string") throw new InvalidArgumentError("path must be a string");
			else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
			else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
			if (typeof method !== "string") throw new InvalidArgumentError("method must be a string");
			else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
			if (upgrade && typeof upgrade !== "string") throw new InvalidArgumentError("upgrade must be a string");
			if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
			if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
			if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
			if (reset != null && typeof reset !== "boolean") throw new InvalidArgumentError("invalid reset");
			if (expectContinue != null && typeof expectContinue !== "boolean") throw new InvalidArgumentError("invalid expectContinue");
			if (throwOnError != null) throw new InvalidArgumentError("invalid throwOnError");
			if (maxRedirections != null && maxRedirections !== 0) throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
			if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
			this.headersTimeout = headersTimeout;
			this.bodyTimeout = bodyTimeout;
			this.method = method;
			this.typeOfService = typeOfService;
			this.abort = null;
			if (body == null) this.body = null;
			else if (isStream(body)) {
				this.body = body;
				const rState = this.body._readableState;
				if (!rState || !rState.autoDestroy) {
					this.endHandler = function autoDestroy() {
						destroy(this);
					};
					this.body.on("end", this.endHandler);
				}
				this.errorHandler = (err) => {
					if (this.abort) this.abort(err);
					else this.error = err;
				};
				this.body.on("error", this.errorHandler);
			} else if (isBuffer(body)) this.body = body.byteLength ? body : null;
			else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
			else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null;
			else if (typeof body === "string") this.body = body.length ? Buffer.from(body) : null;
			else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) this.body = body;
			else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
			this.completed = false;
			this.aborted = false;
			this.upgrade = upgrade || null;
			this.path = query ? serializePathWithQuery(path, query) : path;
			this.origin = origin;
			this.protocol = getProtocolFromUrlString(origin);
			this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" : idempotent;
			this.blocking = blocking ?? this.method !== "HEAD";
			this.reset = reset == null ? null : reset;
			this.host = null;
			this.contentLength = null;
			this.contentType = null;
			this.headers = [];
			this.expectContinue = expectContinue != null ? expectContinue : false;
			if (Array.isArray(headers)) {
				if (headers.length % 2 !== 0) throw new InvalidArgumentError("headers array must be even");
				for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
			} else if (headers && typeof headers === "object") {
				if (hasSafeIterator(headers)) for (const header of headers) {
					if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
					processHeader(this, header[0], header[1]);
				}
				else {
					const keys = Object.keys(headers);
					for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
				}
			} else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
			assertRequestHandler(handler, method, upgrade);
			this.servername = servername || getServerName(this.host) || null;
			this[kHandler] = handler;
			if (channels.create.hasSubscribers) channels.create.publish({ request: this });
		}
		onBodySent(chunk) {
			if (channels.bodyChunkSent.hasSubscribers) channels.bodyChunkSent.publish({
				request: this,
				chunk
			});
			if (this[kHandler].onBodySent) try {
				return this[kHandler].onBodySent(chunk);
			} catch (err) {
				this.abort(err);
			}
		}
		onRequestSent() {
			if (channels.bodySent.hasSubscribers) channels.bodySent.publish({ request: this });
			if (this[kHandler].onRequestSent) try {
				return this[kHandler].onRequestSent();
			} catch (err) {
				this.abort(err);
			}
		}
		onConnect(abort) {
			assert(!this.aborted);
			assert(!this.completed);
			if (this.error) abort(this.error);
			else {
				this.abort = abort;
				return this[kHandler].onConnect(abort);
			}
		}
		onResponseStarted() {
			return this[kHandler].onResponseStarted?.();
		}
		onHeaders(statusCode, headers, resume, statusText) {
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.headers.hasSubscribers) channels.headers.publish({
				request: this,
				response: {
					statusCode,
					headers,
					statusText
				}
			});
			try {
				return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
			} catch (err) {
				this.abort(err);
			}
		}
		onData(chunk) {
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.bodyChunkReceived.hasSubscribers) channels.bodyChunkReceived.publish({
				request: this,
				chunk
			});
			try {
				return this[kHandler].onData(chunk);
			} catch (err) {
				this.abort(err);
				return false;
			}
		}
		/**
		* @param {number} statusCode
		* @param {Buffer[]|string[]} headers
		* @param {import('node:stream').Duplex} socket
		* @param {string} [statusText]
		*/
		onUpgrade(statusCode, headers, socket, statusText = "") {
			this.onFinally();
			assert(!this.aborted);
			assert(!this.completed);
			if (channels.headers.hasSubscribers) channels.headers.publish({
				request: this,
				response: {
					statusCode,
					headers,
					statusText
				}
			});
			const result = this[kHandler].onUpgrade(statusCode, headers, socket);
			if (!this.aborted) {
				this.completed = true;
				if (channels.trailers.hasSubscribers) channels.trailers.publish({
					request: this,
					trailers: []
				});
			}
			return result;
		}
		onComplete(trailers) {
			this.onFinally();
			assert(!this.aborted);
			assert(!this.completed);
			this.completed = true;
			if (channels.trailers.hasSubscribers) channels.trailers.publish({
				request: this,
				trailers
			});
			try {
				return this[kHandler].onComplete(trailers);
			} catch (err) {
				this.onError(err);
			}
		}
		onError(error) {
			this.onFinally();
			if (channels.error.hasSubscribers) channels.error.publish({
				request: this,
				error
			});
			if (this.aborted) return;
			this.aborted = true;
			return this[kHandler].onError(error);
		}
		onFinally() {
			if (this.errorHandler) {
				this.body.off("error", this.errorHandler);
				this.errorHandler = null;
			}
			if (this.endHandler) {
				this.body.off("end", this.endHandler);
				this.endHandler = null;
			}
		}
		addHeader(key, value) {
			processHeader(this, key, value);
			return this;
		}
	};
	function processHeader(request, key, val) {
		if (val && typeof val === "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		else if (val === void 0) return;
		let headerName = headerNameLowerCasedRecord[key];
		if (headerName === void 0) {
			headerName = key.toLowerCase();
			if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
		}
		if (Array.isArray(val)) {
			const arr = [];
			for (let i = 0; i < val.length; i++) if (typeof val[i] === "string") {
				if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
				arr.push(val[i]);
			} else if (val[i] === null) arr.push("");
			else if (typeof val[i] === "object") throw new InvalidArgumentError(`invalid ${key} header`);
			else {
				const str = `${val[i]}`;
				if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
				arr.push(str);
			}
			val = arr;
		} else if (typeof val === "string") {
			if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		} else if (val === null) val = "";
		else {
			val = `${val}`;
			if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
		}
		if (headerName === "host") {
			if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
			if (typeof val !== "string") throw new InvalidArgumentError("invalid host header");
			request.host = val;
		} else if (headerName === "content-length") {
			if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
			if (!isValidContentLengthHeaderValue(val)) throw new InvalidArgumentError("invalid content-length header");
			request.contentLength = parseInt(val, 10);
		} else if (request.contentType === null && headerName === "content-type") {
			request.contentType = val;
			request.headers.push(key, val);
		} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`);
		else if (headerName === "connection") {
			const value = typeof val === "string" ? val : null;
			if (value === null) throw new InvalidArgumentError("invalid connection header");
			for (const token of value.toLowerCase().split(",")) {
				const trimmed = token.trim();
				if (!isValidHTTPToken(trimmed)) throw new InvalidArgumentError("invalid connection header");
				if (trimmed === "close") request.reset = true;
			}
		} else if (headerName === "expect") throw new NotSupportedError("expect header not supported");
		else request.headers.push(key, val);
	}
	module.exports = Request;
}));
// node_modules/undici/lib/core/connect.js
var require_connect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const net = __require("node:net");
	const assert = require_assert();
	const util = require_util();
	const { InvalidArgumentError } = require_errors();
	let tls;
	const SessionCache = class WeakSessionCache {
		constructor(maxCachedSessions) {
			this._maxCachedSessions = maxCachedSessions;
			this._sessionCache = /* @__PURE__ */ new Map();
			this._sessionRegistry = new FinalizationRegistry((key) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				const ref = this._sessionCache.get(key);
				if (ref !== void 0 && ref.deref() === void 0) this._sessionCache.delete(key);
			});
		}
		get(sessionKey) {
			const ref = this._sessionCache.get(sessionKey);
			return ref ? ref.deref() : null;
		}
		set(sessionKey, session) {
			if (this._maxCachedSessions === 0) return;
			if (this._sessionCache.has(sessionKey)) this._sessionCache.delete(sessionKey);
			else if (this._sessionCache.size >= this._maxCachedSessions) {
				let evicted = false;
				for (const [key, ref] of this._sessionCache) if (ref.deref() === void 0) {
					this._sessionCache.delete(key);
					evicted = true;
					break;
				}
				if (!evicted) {
					const oldest = this._sessionCache.keys().next();
					if (!oldest.done) this._sessionCache.delete(oldest.value);
				}
			}
			this._sessionCache.set(sessionKey, new WeakRef(session));
			this._sessionRegistry.register(session, sessionKey);
		}
	};
	function buildConnector({ allowH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
		if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
		const options = {
			path: socketPath,
			...opts
		};
		const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
		timeout = timeout == null ? 1e4 : timeout;
		allowH2 = allowH2 != null ? allowH2 : false;
		return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
			let socket;
			if (protocol === "https:") {
				if (!tls) tls = __require("node:tls");
				servername = servername || options.servername || util.getServerName(host) || null;
				const sessionKey = servername || hostname;
				assert(sessionKey);
				const session = customSession || sessionCache.get(sessionKey) || null;
				port = port || 443;
				socket = tls.connect({
					highWaterMark: 16384,
					...options,
					servername,
					session,
					localAddress,
					ALPNProtocols: allowH2 ? ["http/1.1", "h2"] : ["http/1.1"],
					socket: httpSocket,
					port,
					host: hostname
				});
				socket.on("session", function(session) {
					sessionCache.set(sessionKey, session);
				});
			} else {
				assert(!httpSocket, "httpSocket can only be sent on TLS update");
				port = port || 80;
				socket = net.connect({
					highWaterMark: 65536,
					...options,
					localAddress,
					port,
					host: hostname
				});
				if (useH2c === true) socket.alpnProtocol = "h2";
			}
			if (options.keepAlive == null || options.keepAlive) {
				const keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
				socket.setKeepAlive(true, keepAliveInitialDelay);
			}
			const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), {
				timeout,
				hostname,
				port
			});
			socket.setNoDelay(true).once(protocol === "https:" ? "secureConnect" : "connect", function() {
				queueMicrotask(clearConnectTimeout);
				if (callback) {
					const cb = callback;
					callback = null;
					cb(null, this);
				}
			}).on("error", function(err) {
				queueMicrotask(clearConnectTimeout);
				if (callback) {
					const cb = callback;
					callback = null;
					cb(err);
				}
			});
			return socket;
		};
	}
	module.exports = buildConnector;
}));
// node_modules/undici/lib/llhttp/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.enumToMap = enumToMap;
	function enumToMap(obj, filter = [], exceptions = []) {
		const emptyFilter = (filter?.length ?? 0) === 0;
		const emptyExceptions = (exceptions?.length ?? 0) === 0;
		return Object.fromEntries(Object.entries(obj).filter(([, value]) => {
			return typeof value === "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value));
		}));
	}
}));
// node_modules/undici/lib/llhttp/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
	const utils_1 = require_utils();
	exports.ERROR = {
		OK: 0,
		INTERNAL: 1,
		STRICT: 2,
		CR_EXPECTED: 25,
		LF_EXPECTED: 3,
		UNEXPECTED_CONTENT_LENGTH: 4,
		UNEXPECTED_SPACE: 30,
		CLOSED_CONNECTION: 5,
		INVALID_METHOD: 6,
		INVALID_URL: 7,
		INVALID_CONSTANT: 8,
		INVALID_VERSION: 9,
		INVALID_HEADER_TOKEN: 10,
		INVALID_CONTENT_LENGTH: 11,
		INVALID_CHUNK_SIZE: 12,
		INVALID_STATUS: 13,
		INVALID_EOF_STATE: 14,
		INVALID_TRANSFER_ENCODING: 15,
		CB_MESSAGE_BEGIN: 16,
		CB_HEADERS_COMPLETE: 17,
		CB_MESSAGE_COMPLETE: 18,
		CB_CHUNK_HEADER: 19,
		CB_CHUNK_COMPLETE: 20,
		PAUSED: 21,
		PAUSED_UPGRADE: 22,
		PAUSED_H2_UPGRADE: 23,
		USER: 24,
		CB_URL_COMPLETE: 26,
		CB_STATUS_COMPLETE: 27,
		CB_METHOD_COMPLETE: 32,
		CB_VERSION_COMPLETE: 33,
		CB_HEADER_FIELD_COMPLETE: 28,
		CB_HEADER_VALUE_COMPLETE: 29,
		CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
		CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
		CB_RESET: 31,
		CB_PROTOCOL_COMPLETE: 38
	};
	exports.TYPE = {
		BOTH: 0,
		REQUEST: 1,
		RESPONSE: 2
	};
	exports.FLAGS = {
		CONNECTION_KEEP_ALIVE: 1,
		CONNECTION_CLOSE: 2,
		CONNECTION_UPGRADE: 4,
		CHUNKED: 8,
		UPGRADE: 16,
		CONTENT_LENGTH: 32,
		SKIPBODY: 64,
		TRAILING: 128,
		TRANSFER_ENCODING: 512
	};
	exports.LENIENT_FLAGS = {
		HEADERS: 1,
		CHUNKED_LENGTH: 2,
		KEEP_ALIVE: 4,
		TRANSFER_ENCODING: 8,
		VERSION: 16,
		DATA_AFTER_CLOSE: 32,
		OPTIONAL_LF_AFTER_CR: 64,
		OPTIONAL_CRLF_AFTER_CHUNK: 128,
		OPTIONAL_CR_BEFORE_LF: 256,
		SPACES_AFTER_CHUNK_SIZE: 512
	};
	exports.METHODS = {
		"DELETE": 0,
		"GET": 1,
		"HEAD": 2,
		"POST": 3,
		"PUT": 4,
		"CONNECT": 5,
		"OPTIONS": 6,
		"TRACE": 7,
		"COPY": 8,
		"LOCK": 9,
		"MKCOL": 10,
		"MOVE": 11,
		"PROPFIND": 12,
		"PROPPATCH": 13,
		"SEARCH": 14,
		"UNLOCK": 15,
		"BIND": 16,
		"REBIND": 17,
		"UNBIND": 18,
		"ACL": 19,
		"REPORT": 20,
		"MKACTIVITY": 21,
		"CHECKOUT": 22,
		"MERGE": 23,
		"M-SEARCH": 24,
		"NOTIFY": 25,
		"SUBSCRIBE": 26,
		"UNSUBSCRIBE": 27,
		"PATCH": 28,
		"PURGE": 29,
		"MKCALENDAR": 30,
		"LINK": 31,
		"UNLINK": 32,
		"SOURCE": 33,
		"PRI": 34,
		"DESCRIBE": 35,
		"ANNOUNCE": 36,
		"SETUP": 37,
		"PLAY": 38,
		"PAUSE": 39,
		"TEARDOWN": 40,
		"GET_PARAMETER": 41,
		"SET_PARAMETER": 42,
		"REDIRECT": 43,
		"RECORD": 44,
		"FLUSH": 45,
		"QUERY": 46
	};
	exports.STATUSES = {
		CONTINUE: 100,
		SWITCHING_PROTOCOLS: 101,
		PROCESSING: 102,
		EARLY_HINTS: 103,
		RESPONSE_IS_STALE: 110,
		REVALIDATION_FAILED: 111,
		DISCONNECTED_OPERATION: 112,
		HEURISTIC_EXPIRATION: 113,
		MISCELLANEOUS_WARNING: 199,
		OK: 200,
		CREATED: 201,
		ACCEPTED: 202,
		NON_AUTHORITATIVE_INFORMATION: 203,
		NO_CONTENT: 204,
		RESET_CONTENT: 205,
		PARTIAL_CONTENT: 206,
		MULTI_STATUS: 207,
		ALREADY_REPORTED: 208,
		TRANSFORMATION_APPLIED: 214,
		IM_USED: 226,
		MISCELLANEOUS_PERSISTENT_WARNING: 299,
		MULTIPLE_CHOICES: 300,
		MOVED_PERMANENTLY: 301,
		FOUND: 302,
		SEE_OTHER: 303,
		NOT_MODIFIED: 304,
		USE_PROXY: 305,
		SWITCH_PROXY: 306,
		TEMPORARY_REDIRECT: 307,
		PERMANENT_REDIRECT: 308,
		BAD_REQUEST: 400,
		UNAUTHORIZED: 401,
		PAYMENT_REQUIRED: 402,
		FORBIDDEN: 403,
		NOT_FOUND: 404,
		METHOD_NOT_ALLOWED: 405,
		NOT_ACCEPTABLE: 406,
		PROXY_AUTHENTICATION_REQUIRED: 407,
		REQUEST_TIMEOUT: 408,
		CONFLICT: 409,
		GONE: 410,
		LENGTH_REQUIRED: 411,
		PRECONDITION_FAILED: 412,
		PAYLOAD_TOO_LARGE: 413,
		URI_TOO_LONG: 414,
		UNSUPPORTED_MEDIA_TYPE: 415,
		RANGE_NOT_SATISFIABLE: 416,
		EXPECTATION_FAILED: 417,
		IM_A_TEAPOT: 418,
		PAGE_EXPIRED: 419,
		ENHANCE_YOUR_CALM: 420,
		MISDIRECTED_REQUEST: 421,
		UNPROCESSABLE_ENTITY: 422,
		LOCKED: 423,
		FAILED_DEPENDENCY: 424,
		TOO_EARLY: 425,
		UPGRADE_REQUIRED: 426,
		PRECONDITION_REQUIRED: 428,
		TOO_MANY_REQUESTS: 429,
		REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
		REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
		LOGIN_TIMEOUT: 440,
		NO_RESPONSE: 444,
		RETRY_WITH: 449,
		BLOCKED_BY_PARENTAL_CONTROL: 450,
		UNAVAILABLE_FOR_LEGAL_REASONS: 451,
		CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
		INVALID_X_FORWARDED_FOR: 463,
		REQUEST_HEADER_TOO_LARGE: 494,
		SSL_CERTIFICATE_ERROR: 495,
		SSL_CERTIFICATE_REQUIRED: 496,
		HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
		INVALID_TOKEN: 498,
		CLIENT_CLOSED_REQUEST: 499,
		INTERNAL_SERVER_ERROR: 500,
		NOT_IMPLEMENTED: 501,
		BAD_GATEWAY: 502,
		SERVICE_UNAVAILABLE: 503,
		GATEWAY_TIMEOUT: 504,
		HTTP_VERSION_NOT_SUPPORTED: 505,
		VARIANT_ALSO_NEGOTIATES: 506,
		INSUFFICIENT_STORAGE: 507,
		LOOP_DETECTED: 508,
		BANDWIDTH_LIMIT_EXCEEDED: 509,
		NOT_EXTENDED: 510,
		NETWORK_AUTHENTICATION_REQUIRED: 511,
		WEB_SERVER_UNKNOWN_ERROR: 520,
		WEB_SERVER_IS_DOWN: 521,
		CONNECTION_TIMEOUT: 522,
		ORIGIN_IS_UNREACHABLE: 523,
		TIMEOUT_OCCURED: 524,
		SSL_HANDSHAKE_FAILED: 525,
		INVALID_SSL_CERTIFICATE: 526,
		RAILGUN_ERROR: 527,
		SITE_IS_OVERLOADED: 529,
		SITE_IS_FROZEN: 530,
		IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
		NETWORK_READ_TIMEOUT: 598,
		NETWORK_CONNECT_TIMEOUT: 599
	};
	exports.FINISH = {
		SAFE: 0,
		SAFE_WITH_CB: 1,
		UNSAFE: 2
	};
	exports.HEADER_STATE = {
		GENERAL: 0,
		CONNECTION: 1,
		CONTENT_LENGTH: 2,
		TRANSFER_ENCODING: 3,
		UPGRADE: 4,
		CONNECTION_KEEP_ALIVE: 5,
		CONNECTION_CLOSE: 6,
		CONNECTION_UPGRADE: 7,
		TRANSFER_ENCODING_CHUNKED: 8
	};
	exports.METHODS_HTTP = [
		exports.METHODS.DELETE,
		exports.METHODS.GET,
		exports.METHODS.HEAD,
		exports.METHODS.POST,
		exports.METHODS.PUT,
		exports.METHODS.CONNECT,
		exports.METHODS.OPTIONS,
		exports.METHODS.TRACE,
		exports.METHODS.COPY,
		exports.METHODS.LOCK,
		exports.METHODS.MKCOL,
		exports.METHODS.MOVE,
		exports.METHODS.PROPFIND,
		exports.METHODS.PROPPATCH,
		exports.METHODS.SEARCH,
		exports.METHODS.UNLOCK,
		exports.METHODS.BIND,
		exports.METHODS.REBIND,
		exports.METHODS.UNBIND,
		exports.METHODS.ACL,
		exports.METHODS.REPORT,
		exports.METHODS.MKACTIVITY,
		exports.METHODS.CHECKOUT,
		exports.METHODS.MERGE,
		exports.METHODS["M-SEARCH"],
		exports.METHODS.NOTIFY,
		exports.METHODS.SUBSCRIBE,
		exports.METHODS.UNSUBSCRIBE,
		exports.METHODS.PATCH,
		exports.METHODS.PURGE,
		exports.METHODS.MKCALENDAR,
		exports.METHODS.LINK,
		exports.METHODS.UNLINK,
		exports.METHODS.PRI,
		exports.METHODS.SOURCE,
		exports.METHODS.QUERY
	];
	exports.METHODS_ICE = [exports.METHODS.SOURCE];
	exports.METHODS_RTSP = [
		exports.METHODS.OPTIONS,
		exports.METHODS.DESCRIBE,
		exports.METHODS.ANNOUNCE,
		exports.METHODS.SETUP,
		exports.METHODS.PLAY,
		exports.METHODS.PAUSE,
		exports.METHODS.TEARDOWN,
		exports.METHODS.GET_PARAMETER,
		exports.METHODS.SET_PARAMETER,
		exports.METHODS.REDIRECT,
		exports.METHODS.RECORD,
		exports.METHODS.FLUSH,
		exports.METHODS.GET,
		exports.METHODS.POST
	];
	exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
	exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
	exports.STATUSES_HTTP = [
		exports.STATUSES.CONTINUE,
		exports.STATUSES.SWITCHING_PROTOCOLS,
		exports.STATUSES.PROCESSING,
		exports.STATUSES.EARLY_HINTS,
		exports.STATUSES.RESPONSE_IS_STALE,
		exports.STATUSES.REVALIDATION_FAILED,
		exports.STATUSES.DISCONNECTED_OPERATION,
		exports.STATUSES.HEURISTIC_EXPIRATION,
		exports.STATUSES.MISCELLANEOUS_WARNING,
		exports.STATUSES.OK,
		exports.STATUSES.CREATED,
		exports.STATUSES.ACCEPTED,
		exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
		exports.STATUSES.NO_CONTENT,
		exports.STATUSES.RESET_CONTENT,
		exports.STATUSES.PARTIAL_CONTENT,
		exports.STATUSES.MULTI_STATUS,
		exports.STATUSES.ALREADY_REPORTED,
		exports.STATUSES.TRANSFORMATION_APPLIED,
		exports.STATUSES.IM_USED,
		exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
		exports.STATUSES.MULTIPLE_CHOICES,
		exports.STATUSES.MOVED_PERMANENTLY,
		exports.STATUSES.FOUND,
		exports.STATUSES.SEE_OTHER,
		exports.STATUSES.NOT_MODIFIED,
		exports.STATUSES.USE_PROXY,
		exports.STATUSES.SWITCH_PROXY,
		exports.STATUSES.TEMPORARY_REDIRECT,
		exports.STATUSES.PERMANENT_REDIRECT,
		exports.STATUSES.BAD_REQUEST,
		exports.STATUSES.UNAUTHORIZED,
		exports.STATUSES.PAYMENT_REQUIRED,
		exports.STATUSES.FORBIDDEN,
		exports.STATUSES.NOT_FOUND,
		exports.STATUSES.METHOD_NOT_ALLOWED,
		exports.STATUSES.NOT_ACCEPTABLE,
		exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
		exports.STATUSES.REQUEST_TIMEOUT,
		exports.STATUSES.CONFLICT,
		exports.STATUSES.GONE,
		exports.STATUSES.LENGTH_REQUIRED,
		exports.STATUSES.PRECONDITION_FAILED,
		exports.STATUSES.PAYLOAD_TOO_LARGE,
		exports.STATUSES.URI_TOO_LONG,
		exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
		exports.STATUSES.RANGE_NOT_SATISFIABLE,
		exports.STATUSES.EXPECTATION_FAILED,
		exports.STATUSES.IM_A_TEAPOT,
		exports.STATUSES.PAGE_EXPIRED,
		exports.STATUSES.ENHANCE_YOUR_CALM,
		exports.STATUSES.MISDIRECTED_REQUEST,
		exports.STATUSES.UNPROCESSABLE_ENTITY,
		exports.STATUSES.LOCKED,
		exports.STATUSES.FAILED_DEPENDENCY,
		exports.STATUSES.TOO_EARLY,
		exports.STATUSES.UPGRADE_REQUIRED,
		exports.STATUSES.PRECONDITION_REQUIRED,
		exports.STATUSES.TOO_MANY_REQUESTS,
		exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
		exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
		exports.STATUSES.LOGIN_TIMEOUT,
		exports.STATUSES.NO_RESPONSE,
		exports.STATUSES.RETRY_WITH,
		exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
		exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
		exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
		exports.STATUSES.INVALID_X_FORWARDED_FOR,
		exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
		exports.STATUSES.SSL_CERTIFICATE_ERROR,
		exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
		exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
		exports.STATUSES.INVALID_TOKEN,
		exports.STATUSES.CLIENT_CLOSED_REQUEST,
		exports.STATUSES.INTERNAL_SERVER_ERROR,
		exports.STATUSES.NOT_IMPLEMENTED,
		exports.STATUSES.BAD_GATEWAY,
		exports.STATUSES.SERVICE_UNAVAILABLE,
		exports.STATUSES.GATEWAY_TIMEOUT,
		exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
		exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
		exports.STATUSES.INSUFFICIENT_STORAGE,
		exports.STATUSES.LOOP_DETECTED,
		exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
		exports.STATUSES.NOT_EXTENDED,
		exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
		exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
		exports.STATUSES.WEB_SERVER_IS_DOWN,
		exports.STATUSES.CONNECTION_TIMEOUT,
		exports.STATUSES.ORIGIN_IS_UNREACHABLE,
		exports.STATUSES.TIMEOUT_OCCURED,
		exports.STATUSES.SSL_HANDSHAKE_FAILED,
		exports.STATUSES.INVALID_SSL_CERTIFICATE,
		exports.STATUSES.RAILGUN_ERROR,
		exports.STATUSES.SITE_IS_OVERLOADED,
		exports.STATUSES.SITE_IS_FROZEN,
		exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
		exports.STATUSES.NETWORK_READ_TIMEOUT,
		exports.STATUSES.NETWORK_CONNECT_TIMEOUT
	];
	exports.ALPHA = [];
	for (let i = "A".charCodeAt(0); i <= "Z".charCodeAt(0); i++) {
		exports.ALPHA.push(String.fromCharCode(i));
		exports.ALPHA.push(String.fromCharCode(i + 32));
	}
	exports.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	};
	exports.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	};
	exports.NUM = [
		"0",
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9"
	];
	exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
	exports.MARK = [
		"-",
		"_",
		".",
		"!",
		"~",
		"*",
		"'",
		"(",
		")"
	];
	exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
		"%",
		";",
		":",
		"&",
		"=",
		"+",
		"$",
		","
	]);
	exports.URL_CHAR = [
		"!",
		"\"",
		"$",
		"%",
		"&",
		"'",
		"(",
		")",
		"*",
		"+",
		",",
		"-",
		".",
		"/",
		":",
		";",
		"<",
		"=",
		">",
		"@",
		"[",
		"\\",
		"]",
		"^",
		"_",
		"`",
		"{",
		"|",
		"}",
		"~"
	].concat(exports.ALPHANUM);
	exports.HEX = exports.NUM.concat([
		"a",
		"b",
		"c",
		"d",
		"e",
		"f",
		"A",
		"B",
		"C",
		"D",
		"E",
		"F"
	]);
	exports.TOKEN = [
		"!",
		"#",
		"$",
		"%",
		"&",
		"'",
		"*",
		"+",
		"-",
		".",
		"^",
		"_",
		"`",
		"|",
		"~"
	].concat(exports.ALPHANUM);
	exports.HEADER_CHARS = ["	"];
	for (let i = 32; i <= 255; i++) if (i !== 127) exports.HEADER_CHARS.push(i);
	exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
	exports.QUOTED_STRING = ["	", " "];
	for (let i = 33; i <= 255; i++) if (i !== 34 && i !== 92) exports.QUOTED_STRING.push(i);
	exports.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
	for (let i = 33; i <= 126; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
	for (let i = 128; i <= 255; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
	exports.MAJOR = exports.NUM_MAP;
	exports.MINOR = exports.MAJOR;
	exports.SPECIAL_HEADERS = {
		"connection": exports.HEADER_STATE.CONNECTION,
		"content-length": exports.HEADER_STATE.CONTENT_LENGTH,
		"proxy-connection": exports.HEADER_STATE.CONNECTION,
		"transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
		"upgrade": exports.HEADER_STATE.UPGRADE
	};
	exports.default = {
		ERROR: exports.ERROR,
		TYPE: exports.TYPE,
		FLAGS: exports.FLAGS,
		LENIENT_FLAGS: exports.LENIENT_FLAGS,
		METHODS: exports.METHODS,
		STATUSES: exports.STATUSES,
		FINISH: exports.FINISH,
		HEADER_STATE: exports.HEADER_STATE,
		ALPHA: exports.ALPHA,
		NUM_MAP: exports.NUM_MAP,
		HEX_MAP: exports.HEX_MAP,
		NUM: exports.NUM,
		ALPHANUM: exports.ALPHANUM,
		MARK: exports.MARK,
		USERINFO_CHARS: exports.USERINFO_CHARS,
		URL_CHAR: exports.URL_CHAR,
		HEX: exports.HEX,
		TOKEN: exports.TOKEN,
		HEADER_CHARS: exports.HEADER_CHARS,
		CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
		QUOTED_STRING: exports.QUOTED_STRING,
		HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
		MAJOR: exports.MAJOR,
		MINOR: exports.MINOR,
		SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
		METHODS_HTTP: exports.METHODS_HTTP,
		METHODS_ICE: exports.METHODS_ICE,
		METHODS_RTSP: exports.METHODS_RTSP,
		METHOD_MAP: exports.METHOD_MAP,
		H_METHOD_MAP: exports.H_METHOD_MAP,
		STATUSES_HTTP: exports.STATUSES_HTTP
	};
}));
// node_modules/undici/lib/llhttp/llhttp-wasm.js
var require_llhttp_wasm = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Buffer } = __require("node:buffer");
	const wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
	let wasmBuffer;
	Object.defineProperty(module, "exports", { get: () => {
		return wasmBuffer ? wasmBuffer : wasmBuffer = Buffer.from(wasmBase64, "base64");
	} });
}));
// stand-ins/undici/llhttp-simd.cjs
var require_llhttp_simd = /* @__PURE__ */ __commonJSMin((() => {
	throw new Error("The gate has one parser of answers.");
}));
// stand-ins/undici/fetch-body.cjs
var require_fetch_body = /* @__PURE__ */ __commonJSMin(((exports) => {
	/** Never called: every request of the gate has a text as its body, or none. */
	exports.extractBody = function extractBody() {
		throw new Error("The gate sends no forms.");
	};
}));
// node_modules/undici/lib/dispatcher/client-h1.js
var require_client_h1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const util = require_util();
	const { channels } = require_diagnostics();
	const timers = require_timers();
	const { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = require_errors();
	const { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext, kClosed } = require_symbols();
	const constants = require_constants();
	const EMPTY_BUF = Buffer.alloc(0);
	const FastBuffer = Buffer[Symbol.species];
	const removeAllListeners = util.removeAllListeners;
	const kIdleSocketValidation = Symbol("kIdleSocketValidation");
	const kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
	const kSocketUsed = Symbol("kSocketUsed");
	const kTypeOfService = Symbol("kTypeOfService");
	let extractBody;
	function lazyllhttp() {
		const llhttpWasmData = process.env.JEST_WORKER_ID ? require_llhttp_wasm() : void 0;
		let mod;
		let useWasmSIMD = true;
		if (process.arch === "ppc64") {
			const [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
			if (major < 24 || major === 24 && minor < 12) useWasmSIMD = false;
		}
		if (process.env.UNDICI_NO_WASM_SIMD === "1") useWasmSIMD = false;
		else if (process.env.UNDICI_NO_WASM_SIMD === "0") useWasmSIMD = true;
		if (useWasmSIMD) try {
			mod = new WebAssembly.Module(require_llhttp_simd());
		} catch {}
		if (!mod) mod = new WebAssembly.Module(llhttpWasmData || require_llhttp_wasm());
		return new WebAssembly.Instance(mod, { env: {
			/**
			* @param {number} p
			* @param {number} at
			* @param {number} len
			* @returns {number}
			*/
			wasm_on_url: (p, at, len) => {
				return 0;
			},
			/**
			* @param {number} p
			* @param {number} at
			* @param {number} len
			* @returns {number}
			*/
			wasm_on_status: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			/**
			* @param {number} p
			* @returns {number}
			*/
			wasm_on_message_begin: (p) => {
				assert(currentParser.ptr === p);
				return currentParser.onMessageBegin();
			},
			/**
			* @param {number} p
			* @param {number} at
			* @param {number} len
			* @returns {number}
			*/
			wasm_on_header_field: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			/**
			* @param {number} p
			* @param {number} at
			* @param {number} len
			* @returns {number}
			*/
			wasm_on_header_value: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			/**
			* @param {number} p
			* @param {number} statusCode
			* @param {0|1} upgrade
			* @param {0|1} shouldKeepAlive
			* @returns {number}
			*/
			wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
				assert(currentParser.ptr === p);
				return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
			},
			/**
			* @param {number} p
			* @param {number} at
			* @param {number} len
			* @returns {number}
			*/
			wasm_on_body: (p, at, len) => {
				assert(currentParser.ptr === p);
				const start = at - currentBufferPtr + currentBufferRef.byteOffset;
				return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
			},
			/**
			* @param {number} p
			* @returns {number}
			*/
			wasm_on_message_complete: (p) => {
				assert(currentParser.ptr === p);
				return currentParser.onMessageComplete();
			}
		} });
	}
	let llhttpInstance = null;
	/**
	* @type {Parser|null}
	*/
	let currentParser = null;
	let currentBufferRef = null;
	/**
	* @type {number}
	*/
	let currentBufferSize = 0;
	let currentBufferPtr = null;
	const USE_FAST_TIMER = 1;
	const TIMEOUT_HEADERS = 3;
	const TIMEOUT_BODY = 5;
	const TIMEOUT_KEEP_ALIVE = 8;
	var Parser = class {
		/**
		* @param {import('./client.js')} client
		* @param {import('net').Socket} socket
		* @param {*} llhttp
		*/
		constructor(client, socket, { exports }) {
			this.llhttp = exports;
			this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
			this.client = client;
			/**
			* @type {import('net').Socket}
			*/
			this.socket = socket;
			this.timeout = null;
			this.timeoutWeakRef = new WeakRef(this);
			this.timeoutValue = null;
			this.timeoutType = null;
			this.statusCode = 0;
			this.statusText = "";
			this.upgrade = false;
			this.headers = [];
			this.headersSize = 0;
			this.headersMaxSize = client[kMaxHeadersSize];
			this.shouldKeepAlive = false;
			this.paused = false;
			this.resume = this.resume.bind(this);
			this.bytesRead = 0;
			this.keepAlive = "";
			this.contentLength = "";
			this.connection = "";
			this.maxResponseSize = client[kMaxResponseSize];
		}
		setTimeout(delay, type) {
			if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
				if (this.timeout) {
					timers.clearTimeout(this.timeout);
					this.timeout = null;
				}
				if (delay) {
					if (type & USE_FAST_TIMER) this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
					else {
						this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
						this.timeout?.unref();
					}
				}
				this.timeoutValue = delay;
			} else if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			this.timeoutType = type;
		}
		resume() {
			if (this.socket.destroyed || !this.paused) return;
			assert(this.ptr != null);
			assert(currentParser === null);
			this.llhttp.llhttp_resume(this.ptr);
			assert(this.timeoutType === TIMEOUT_BODY);
			if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			this.paused = false;
			this.execute(this.socket.read() || EMPTY_BUF);
			this.readMore();
		}
		readMore() {
			while (!this.paused && this.ptr) {
				const chunk = this.socket.read();
				if (chunk === null) break;
				this.execute(chunk);
			}
		}
		/**
		* @param {Buffer} chunk
		*/
		execute(chunk) {
			assert(currentParser === null);
			assert(this.ptr != null);
			assert(!this.paused);
			const { socket, llhttp } = this;
			if (chunk.length > currentBufferSize) {
				if (currentBufferPtr) llhttp.free(currentBufferPtr);
				currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
				currentBufferPtr = llhttp.malloc(currentBufferSize);
			}
			new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(chunk);
			try {
				let ret;
				try {
					currentBufferRef = chunk;
					currentParser = this;
					ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
				} finally {
					currentParser = null;
					currentBufferRef = null;
				}
				if (ret !== constants.ERROR.OK) {
					const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
					if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(data);
					else if (ret === constants.ERROR.PAUSED) {
						this.paused = true;
						socket.unshift(data);
					} else throw this.createError(ret, data);
				}
			} catch (err) {
				util.destroy(socket, err);
			}
		}
		finish() {
			assert(currentParser === null);
			assert(this.ptr != null);
			assert(!this.paused);
			const { llhttp } = this;
			let ret;
			try {
				currentParser = this;
				ret = llhttp.llhttp_finish(this.ptr);
			} finally {
				currentParser = null;
			}
			if (ret === constants.ERROR.OK) return null;
			if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
				this.paused = true;
				return null;
			}
			return this.createError(ret, EMPTY_BUF);
		}
		createError(ret, data) {
			const { llhttp, contentLength, bytesRead } = this;
			if (contentLength && bytesRead !== parseInt(contentLength, 10)) return new ResponseContentLengthMismatchError();
			const ptr = llhttp.llhttp_get_error_reason(this.ptr);
			let message = "";
			if (ptr) {
				const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
				message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
			}
			return new HTTPParserError(message, constants.ERROR[ret], data);
		}
		destroy() {
			assert(currentParser === null);
			assert(this.ptr != null);
			this.llhttp.llhttp_free(this.ptr);
			this.ptr = null;
			this.timeout && timers.clearTimeout(this.timeout);
			this.timeout = null;
			this.timeoutValue = null;
			this.timeoutType = null;
			this.paused = false;
		}
		/**
		* @param {Buffer} buf
		* @returns {0}
		*/
		onStatus(buf) {
			this.statusText = buf.toString();
			return 0;
		}
		/**
		* @returns {0|-1}
		*/
		onMessageBegin() {
			const { socket, client } = this;
			if (socket.destroyed) return -1;
			if (client[kRunning] === 0) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			const request = client[kQueue][client[kRunningIdx]];
			if (!request) return -1;
			request.onResponseStarted();
			return 0;
		}
		/**
		* @param {Buffer} buf
		* @returns {number}
		*/
		onHeaderField(buf) {
			const len = this.headers.length;
			if ((len & 1) === 0) this.headers.push(buf);
			else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
			this.trackHeader(buf.length);
			return 0;
		}
		/**
		* @param {Buffer} buf
		* @returns {number}
		*/
		onHeaderValue(buf) {
			let len = this.headers.length;
			if ((len & 1) === 1) {
				this.headers.push(buf);
				len += 1;
			} else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
			const key = this.headers[len - 2];
			if (key.length === 10) {
				const headerName = util.bufferToLowerCasedHeaderName(key);
				if (headerName === "keep-alive") this.keepAlive += buf.toString();
				else if (headerName === "connection") this.connection += buf.toString();
			} else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") this.contentLength += buf.toString();
			this.trackHeader(buf.length);
			return 0;
		}
		/**
		* @param {number} len
		*/
		trackHeader(len) {
			this.headersSize += len;
			if (this.headersSize >= this.headersMaxSize) util.destroy(this.socket, new HeadersOverflowError());
		}
		/**
		* @param {Buffer} head
		*/
		onUpgrade(head) {
			const { upgrade, client, socket, headers, statusCode, statusText } = this;
			assert(upgrade);
			assert(client[kSocket] === socket);
			assert(!socket.destroyed);
			assert(!this.paused);
			assert((headers.length & 1) === 0);
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			assert(request.upgrade || request.method === "CONNECT");
			this.statusCode = 0;
			this.statusText = "";
			this.shouldKeepAlive = false;
			this.headers = [];
			this.headersSize = 0;
			socket.unshift(head);
			socket[kParser].destroy();
			socket[kParser] = null;
			socket[kClient] = null;
			socket[kError] = null;
			removeAllListeners(socket);
			client[kSocket] = null;
			client[kHTTPContext] = null;
			client[kQueue][client[kRunningIdx]++] = null;
			client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
			try {
				request.onUpgrade(statusCode, headers, socket, statusText);
			} catch (err) {
				util.errorRequest(client, request, err);
				util.destroy(socket, err);
			}
			client[kResume]();
		}
		/**
		* @param {number} statusCode
		* @param {boolean} upgrade
		* @param {boolean} shouldKeepAlive
		* @returns {number}
		*/
		onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
			const { client, socket, headers, statusText } = this;
			if (socket.destroyed) return -1;
			if (client[kRunning] === 0) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			const request = client[kQueue][client[kRunningIdx]];
			if (!request) return -1;
			assert(!this.upgrade);
			assert(this.statusCode < 200);
			if (statusCode === 100) {
				util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
				return -1;
			}
			if (upgrade && !request.upgrade) {
				util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
				return -1;
			}
			assert(this.timeoutType === TIMEOUT_HEADERS);
			this.statusCode = statusCode;
			this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
			if (this.statusCode >= 200) {
				const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
				this.setTimeout(bodyTimeout, TIMEOUT_BODY);
			} else if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			if (request.method === "CONNECT") {
				assert(client[kRunning] === 1);
				this.upgrade = true;
				return 2;
			}
			if (upgrade) {
				assert(client[kRunning] === 1);
				this.upgrade = true;
				return 2;
			}
			assert((this.headers.length & 1) === 0);
			this.headers = [];
			this.headersSize = 0;
			if (this.shouldKeepAlive && client[kPipelining]) {
				const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
				if (keepAliveTimeout != null) {
					const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
					if (timeout <= 0) socket[kReset] = true;
					else client[kKeepAliveTimeoutValue] = timeout;
				} else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
			} else socket[kReset] = true;
			const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false;
			if (request.aborted) return -1;
			if (request.method === "HEAD") return 1;
			if (statusCode < 200) return 1;
			if (socket[kBlocking]) {
				socket[kBlocking] = false;
				client[kResume]();
			}
			return pause ? constants.ERROR.PAUSED : 0;
		}
		/**
		* @param {Buffer} buf
		* @returns {number}
		*/
		onBody(buf) {
			const { client, socket, statusCode, maxResponseSize } = this;
			if (socket.destroyed) return -1;
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			assert(this.timeoutType === TIMEOUT_BODY);
			if (this.timeout) {
				if (this.timeout.refresh) this.timeout.refresh();
			}
			assert(statusCode >= 200);
			if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
				util.destroy(socket, new ResponseExceededMaxSizeError());
				return -1;
			}
			this.bytesRead += buf.length;
			if (request.onData(buf) === false) return constants.ERROR.PAUSED;
			return 0;
		}
		/**
		* @returns {number}
		*/
		onMessageComplete() {
			const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
			if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
			if (upgrade) return 0;
			assert(statusCode >= 100);
			assert((this.headers.length & 1) === 0);
			const request = client[kQueue][client[kRunningIdx]];
			assert(request);
			this.statusCode = 0;
			this.statusText = "";
			this.bytesRead = 0;
			this.contentLength = "";
			this.keepAlive = "";
			this.connection = "";
			this.headers = [];
			this.headersSize = 0;
			if (statusCode < 200) return 0;
			if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
				util.destroy(socket, new ResponseContentLengthMismatchError());
				return -1;
			}
			request.onComplete(headers);
			client[kQueue][client[kRunningIdx]++] = null;
			socket[kSocketUsed] = client[kPending] === 0;
			if (socket[kWriting]) {
				assert(client[kRunning] === 0);
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (!shouldKeepAlive) {
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (socket[kReset] && client[kRunning] === 0) {
				util.destroy(socket, new InformationalError("reset"));
				return constants.ERROR.PAUSED;
			} else if (client[kPipelining] == null || client[kPipelining] === 1) setImmediate(client[kResume]);
			else client[kResume]();
			return 0;
		}
	};
	function onParserTimeout(parserWeakRef) {
		const parser = parserWeakRef.deref();
		if (!parser) return;
		const { socket, timeoutType, client, paused } = parser;
		if (timeoutType === TIMEOUT_HEADERS) {
			if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
				assert(!paused, "cannot be paused while waiting for headers");
				util.destroy(socket, new HeadersTimeoutError());
			}
		} else if (timeoutType === TIMEOUT_BODY) {
			if (!paused) util.destroy(socket, new BodyTimeoutError());
		} else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
			assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
			util.destroy(socket, new InformationalError("socket idle timeout"));
		}
	}
	/**
	* @param {import ('./client.js')} client
	* @param {import('net').Socket} socket
	* @returns
	*/
	function connectH1(client, socket) {
		client[kSocket] = socket;
		if (!llhttpInstance) llhttpInstance = lazyllhttp();
		if (socket.errored) throw socket.errored;
		if (socket.destroyed) throw new SocketError("destroyed");
		socket[kNoRef] = false;
		socket[kWriting] = false;
		socket[kReset] = false;
		socket[kBlocking] = false;
		socket[kIdleSocketValidation] = 0;
		socket[kIdleSocketValidationTimeout] = null;
		socket[kSocketUsed] = false;
		socket[kParser] = new Parser(client, socket, llhttpInstance);
		util.addListener(socket, "error", onHttpSocketError);
		util.addListener(socket, "readable", onHttpSocketReadable);
		util.addListener(socket, "end", onHttpSocketEnd);
		util.addListener(socket, "close", onHttpSocketClose);
		socket[kClosed] = false;
		socket.on("close", onSocketClose);
		return {
			version: "h1",
			defaultPipelining: 1,
			write(request) {
				return writeH1(client, request);
			},
			resume() {
				resumeH1(client);
			},
			/**
			* @param {Error|undefined} err
			* @param {() => void} callback
			*/
			destroy(err, callback) {
				if (socket[kClosed]) queueMicrotask(callback);
				else {
					socket.on("close", callback);
					socket.destroy(err);
				}
			},
			/**
			* @returns {boolean}
			*/
			get destroyed() {
				return socket.destroyed;
			},
			/**
			* @param {import('../core/request.js')} request
			* @returns {boolean}
			*/
			busy(request) {
				if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return true;
				if (request) {
					if (client[kRunning] > 0 && !request.idempotent) return true;
					if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return true;
					if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return true;
				}
				return false;
			}
		};
	}
	function onHttpSocketError(err) {
		const parser = this[kParser];
		if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) {
				this[kError] = parserErr;
				this[kClient][kOnError](parserErr);
			}
			return;
		}
		this[kError] = err;
		this[kClient][kOnError](err);
	}
	function onHttpSocketReadable() {
		this[kParser]?.readMore();
	}
	function onHttpSocketEnd() {
		const parser = this[kParser];
		if (parser.statusCode && !parser.shouldKeepAlive) {
			const parserErr = parser.finish();
			if (parserErr) util.destroy(this, parserErr);
			return;
		}
		util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
	}
	function onHttpSocketClose() {
		const parser = this[kParser];
		clearIdleSocketValidation(this);
		if (parser) {
			if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) this[kError] = parser.finish() || this[kError];
			this[kParser].destroy();
			this[kParser] = null;
		}
		const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
		const client = this[kClient];
		client[kSocket] = null;
		client[kHTTPContext] = null;
		if (client.destroyed) {
			assert(client[kPending] === 0);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for (let i = 0; i < requests.length; i++) {
				const request = requests[i];
				util.errorRequest(client, request, err);
			}
		} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
			const request = client[kQueue][client[kRunningIdx]];
			client[kQueue][client[kRunningIdx]++] = null;
			util.errorRequest(client, request, err);
		}
		client[kPendingIdx] = client[kRunningIdx];
		assert(client[kRunning] === 0);
		client.emit("disconnect", client[kUrl], [client], err);
		client[kResume]();
	}
	function onSocketClose() {
		this[kClosed] = true;
	}
	function clearIdleSocketValidation(socket) {
		if (socket[kIdleSocketValidationTimeout]) {
			clearImmediate(socket[kIdleSocketValidationTimeout]);
			socket[kIdleSocketValidationTimeout] = null;
		}
		socket[kIdleSocketValidation] = 0;
	}
	function scheduleIdleSocketValidation(client, socket) {
		socket[kIdleSocketValidation] = 1;
		socket[kIdleSocketValidationTimeout] = setImmediate(() => {
			socket[kIdleSocketValidationTimeout] = null;
			socket[kIdleSocketValidation] = 2;
			if (client[kSocket] === socket && !socket.destroyed) client[kResume]();
		});
	}
	/**
	* @param {import('./client.js')} client
	*/
	function resumeH1(client) {
		const socket = client[kSocket];
		if (socket && !socket.destroyed) {
			if (client[kSize] === 0) {
				if (!socket[kNoRef] && socket.unref) {
					socket.unref();
					socket[kNoRef] = true;
				}
			} else if (socket[kNoRef] && socket.ref) {
				socket.ref();
				socket[kNoRef] = false;
			}
			if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
				if (socket[kIdleSocketValidation] === 0) {
					scheduleIdleSocketValidation(client, socket);
					socket[kParser].readMore();
					if (socket.destroyed) return;
					return;
				}
				if (socket[kIdleSocketValidation] === 1) {
					socket[kParser].readMore();
					if (socket.destroyed) return;
					return;
				}
			}
			if (client[kRunning] === 0) {
				socket[kParser].readMore();
				if (socket.destroyed) return;
			}
			if (client[kSize] === 0) {
				if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
			} else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
				if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
					const request = client[kQueue][client[kRunningIdx]];
					const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
					socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
				}
			}
		}
	}
	function shouldSendContentLength(method) {
		return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
	}
	function setTypeOfService(socket, request) {
		if (typeof socket.setTypeOfService !== "function") return;
		const typeOfService = request.typeOfService;
		if (typeOfService === void 0) return;
		if (socket[kTypeOfService] === typeOfService) return;
		try {
			socket.setTypeOfService(typeOfService);
			socket[kTypeOfService] = typeOfService;
		} catch {}
	}
	/**
	* @param {import('./client.js')} client
	* @param {import('../core/request.js')} request
	* @returns
	*/
	function writeH1(client, request) {
		const { method, path, host, upgrade, blocking, reset } = request;
		let { body, headers, contentLength } = request;
		const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
		if (util.isFormDataLike(body)) {
			if (!extractBody) extractBody = require_fetch_body().extractBody;
			const [bodyStream, contentType] = extractBody(body);
			if (request.contentType == null) headers.push("content-type", contentType);
			body = bodyStream.stream;
			contentLength = bodyStream.length;
		} else if (util.isBlobLike(body) && request.contentType == null) {
			const contentType = body.type;
			if (contentType) {
				const contentTypeValue = `${contentType}`;
				if (!util.isValidHeaderValue(contentTypeValue)) {
					util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
					return false;
				}
				headers.push("content-type", contentTypeValue);
			}
		}
		if (body && typeof body.read === "function") body.read(0);
		const bodyLength = util.bodyLength(body);
		contentLength = bodyLength ?? contentLength;
		if (contentLength === null) contentLength = request.contentLength;
		if (contentLength === 0 && !expectsPayload) contentLength = null;
		if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
			if (client[kStrictContentLength]) {
				util.errorRequest(client, request, new RequestContentLengthMismatchError());
				return false;
			}
			process.emitWarning(new RequestContentLengthMismatchError());
		}
		const socket = client[kSocket];
		clearIdleSocketValidation(socket);
		/**
		* @param {Error} [err]
		* @returns {void}
		*/
		const abort = (err) => {
			if (request.aborted || request.completed) return;
			util.errorRequest(client, request, err || new RequestAbortedError());
			util.destroy(body);
			util.destroy(socket, new InformationalError("aborted"));
		};
		try {
			request.onConnect(abort);
		} catch (err) {
			util.errorRequest(client, request, err);
		}
		if (request.aborted) return false;
		if (method === "HEAD") socket[kReset] = true;
		if (upgrade || method === "CONNECT") socket[kReset] = true;
		if (reset != null) socket[kReset] = reset;
		if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) socket[kReset] = true;
		if (blocking) socket[kBlocking] = true;
		setTypeOfService(socket, request);
		let header = `${method} ${path} HTTP/1.1\r\n`;
		if (typeof host === "string") header += `host: ${host}\r\n`;
		else header += client[kHostHeader];
		if (upgrade) header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`;
		else if (client[kPipelining] && !socket[kReset]) header += "connection: keep-alive\r\n";
		else header += "connection: close\r\n";
		if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
			const key = headers[n + 0];
			const val = headers[n + 1];
			if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`;
			else header += `${key}: ${val}\r\n`;
		}
		if (channels.sendHeaders.hasSubscribers) channels.sendHeaders.publish({
			request,
			headers: header,
			socket
		});
		if (!body || bodyLength === 0) writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isBuffer(body)) writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isBlobLike(body)) {
			if (typeof body.stream === "function") writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
			else writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
		} else if (util.isStream(body)) writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else if (util.isIterable(body)) writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
		else assert(false);
		return true;
	}
	/**
	* @param {AbortCallback} abort
	* @param {import('stream').Stream} body
	* @param {import('./client.js')} client
	* @param {import('../core/request.js')} request
	* @param {import('net').Socket} socket
	* @param {number} contentLength
	* @param {string} header
	* @param {boolean} expectsPayload
	*/
	function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
		let finished = false;
		const writer = new AsyncWriter({
			abort,
			socket,
			request,
			contentLength,
			client,
			expectsPayload,
			header
		});
		/**
		* @param {Buffer} chunk
		* @returns {void}
		*/
		const onData = function(chunk) {
			if (finished) return;
			try {
				if (!writer.write(chunk) && this.pause) this.pause();
			} catch (err) {
				util.destroy(this, err);
			}
		};
		/**
		* @returns {void}
		*/
		const onDrain = function() {
			if (finished) return;
			if (body.resume) body.resume();
		};
		/**
		* @returns {void}
		*/
		const onClose = function() {
			queueMicrotask(() => {
				body.removeListener("error", onFinished);
			});
			if (!finished) {
				const err = new RequestAbortedError();
				queueMicrotask(() => onFinished(err));
			}
		};
		/**
		* @param {Error} [err]
		* @returns
		*/
		const onFinished = function(err) {
			if (finished) return;
			finished = true;
			assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
			socket.off("drain", onDrain).off("error", onFinished);
			body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
			if (!err) try {
				writer.end();
			} catch (er) {
				err = er;
			}
			writer.destroy(err);
			if (err && (err.code !== "UND_ERR_INFO" || err.message !== "reset")) util.destroy(body, err);
			else util.destroy(body);
		};
		body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
		if (body.resume) body.resume();
		socket.on("drain", onDrain).on("error", onFinished);
		if (body.errorEmitted ?? body.errored) setImmediate(onFinished, body.errored);
		else if (body.endEmitted ?? body.readableEnded) setImmediate(onFinished, null);
		if (body.closeEmitted ?? body.closed) setImmediate(onClose);
	}
	/**
	* @typedef AbortCallback
	* @type {Function}
	* @param {Error} [err]
	* @returns {void}
	*/
	/**
	* @param {AbortCallback} abort
	* @param {Uint8Array|null} body
	* @param {import('./client.js')} client
	* @param {import('../core/request.js')} request
	* @param {import('net').Socket} socket
	* @param {number} contentLength
	* @param {string} header
	* @param {boolean} expectsPayload
	* @returns {void}
	*/
	function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		try {
			if (!body) {
				if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
				else {
					assert(contentLength === null, "no body must not have content length");
					socket.write(`${header}\r\n`, "latin1");
				}
			} else if (util.isBuffer(body)) {
				assert(contentLength === body.byteLength, "buffer body must have content length");
				socket.cork();
				socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
				socket.write(body);
				socket.uncork();
				request.onBodySent(body);
				if (!expectsPayload && request.reset !== false) socket[kReset] = true;
			}
			request.onRequestSent();
			client[kResume]();
		} catch (err) {
			abort(err);
		}
	}
	/**
	* @param {AbortCallback} abort
	* @param {Blob} body
	* @param {import('./client.js')} client
	* @param {import('../core/request.js')} request
	* @param {import('net').Socket} socket
	* @param {number} contentLength
	* @param {string} header
	* @param {boolean} expectsPayload
	* @returns {Promise<void>}
	*/
	async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		assert(contentLength === body.size, "blob body must have content length");
		try {
			if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
			const buffer = Buffer.from(await body.arrayBuffer());
			socket.cork();
			socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
			socket.write(buffer);
			socket.uncork();
			request.onBodySent(buffer);
			request.onRequestSent();
			if (!expectsPayload && request.reset !== false) socket[kReset] = true;
			client[kResume]();
		} catch (err) {
			abort(err);
		}
	}
	/**
	* @param {AbortCallback} abort
	* @param {Iterable} body
	* @param {import('./client.js')} client
	* @param {import('../core/request.js')} request
	* @param {import('net').Socket} socket
	* @param {number} contentLength
	* @param {string} header
	* @param {boolean} expectsPayload
	* @returns {Promise<void>}
	*/
	async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
		assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
		let callback = null;
		function onDrain() {
			if (callback) {
				const cb = callback;
				callback = null;
				cb();
			}
		}
		const waitForDrain = () => new Promise((resolve, reject) => {
			assert(callback === null);
			if (socket[kError]) reject(socket[kError]);
			else callback = resolve;
		});
		socket.on("close", onDrain).on("drain", onDrain);
		const writer = new AsyncWriter({
			abort,
			socket,
			request,
			contentLength,
			client,
			expectsPayload,
			header
		});
		try {
			for await (const chunk of body) {
				if (socket[kError]) throw socket[kError];
				if (!writer.write(chunk)) await waitForDrain();
			}
			writer.end();
		} catch (err) {
			writer.destroy(err);
		} finally {
			socket.off("close", onDrain).off("drain", onDrain);
		}
	}
	var AsyncWriter = class {
		/**
		*
		* @param {object} arg
		* @param {AbortCallback} arg.abort
		* @param {import('net').Socket} arg.socket
		* @param {import('../core/request.js')} arg.request
		* @param {number} arg.contentLength
		* @param {import('./client.js')} arg.client
		* @param {boolean} arg.expectsPayload
		* @param {string} arg.header
		*/
		constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
			this.socket = socket;
			this.request = request;
			this.contentLength = contentLength;
			this.client = client;
			this.bytesWritten = 0;
			this.expectsPayload = expectsPayload;
			this.header = header;
			this.abort = abort;
			socket[kWriting] = true;
		}
		/**
		* @param {Buffer} chunk
		* @returns
		*/
		write(chunk) {
			const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
			if (socket[kError]) throw socket[kError];
			if (socket.destroyed) return false;
			const len = Buffer.byteLength(chunk);
			if (!len) return true;
			if (contentLength !== null && bytesWritten + len > contentLength) {
				if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
				process.emitWarning(new RequestContentLengthMismatchError());
			}
			socket.cork();
			if (bytesWritten === 0) {
				if (!expectsPayload && request.reset !== false) socket[kReset] = true;
				if (contentLength === null) socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1");
				else socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
			}
			if (contentLength === null) socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
			this.bytesWritten += len;
			const ret = socket.write(chunk);
			socket.uncork();
			request.onBodySent(chunk);
			if (!ret) {
				if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
					if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
				}
			}
			return ret;
		}
		/**
		* @returns {void}
		*/
		end() {
			const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
			request.onRequestSent();
			socket[kWriting] = false;
			if (socket[kError]) throw socket[kError];
			if (socket.destroyed) return;
			if (bytesWritten === 0) {
				if (expectsPayload) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
				else socket.write(`${header}\r\n`, "latin1");
			} else if (contentLength === null) socket.write("\r\n0\r\n\r\n", "latin1");
			if (contentLength !== null && bytesWritten !== contentLength) {
				if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
				else process.emitWarning(new RequestContentLengthMismatchError());
			}
			if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
				if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
			}
			client[kResume]();
		}
		/**
		* @param {Error} [err]
		* @returns {void}
		*/
		destroy(err) {
			const { socket, client, abort } = this;
			socket[kWriting] = false;
			if (err) {
				assert(client[kRunning] <= 1, "pipeline should only contain this request");
				abort(err);
			}
		}
	};
	module.exports = connectH1;
}));
// stand-ins/undici/client-h2.cjs
var require_client_h2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** Never called: HTTP/2 is switched off, so no server can choose it. */
	module.exports = function connectH2() {
		throw new Error("The gate speaks HTTP/1.1 only.");
	};
}));
// node_modules/undici/lib/dispatcher/client.js
var require_client = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = require_assert();
	const net = __require("node:net");
	const http = __require("node:http");
	const util = require_util();
	const { ClientStats } = require_stats();
	const { channels } = require_diagnostics();
	const Request = require_request();
	const DispatcherBase = require_dispatcher_base();
	const { InvalidArgumentError, InformationalError, ClientDestroyedError } = require_errors();
	const buildConnector = require_connect();
	const { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kHTTP2InitialWindowSize, kHTTP2ConnectionWindowSize, kResume, kPingInterval } = require_symbols();
	const connectH1 = require_client_h1();
	const connectH2 = require_client_h2();
	const kClosedResolve = Symbol("kClosedResolve");
	const getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
		throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
	};
	const noop = () => {};
	function getPipelining(client) {
		return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
	}
	/**
	* @type {import('../../types/client.js').default}
	*/
	var Client = class extends DispatcherBase {
		/**
		*
		* @param {string|URL} url
		* @param {import('../../types/client.js').Client.Options} options
		*/
		constructor(url, { maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, useH2c, initialWindowSize, connectionWindowSize, pingInterval, webSocket, eventSource } = {}) {
			if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
			if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
			if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
			if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
			if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
			if (maxHeaderSize != null) {
				if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) throw new InvalidArgumentError("invalid maxHeaderSize");
			} else maxHeaderSize = getDefaultNodeMaxHeaderSize();
			if (socketPath != null && typeof socketPath !== "string") throw new InvalidArgumentError("invalid socketPath");
			if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
			if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
			if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
			if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
			if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
			if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
			if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
			if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
			if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
			if (allowH2 != null && typeof allowH2 !== "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
			if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
			if (useH2c != null && typeof useH2c !== "boolean") throw new InvalidArgumentError("useH2c must be a valid boolean value");
			if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
			if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
			if (pingInterval != null && (typeof pingInterval !== "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
			super({
				webSocket,
				eventSource
			});
			if (typeof connect !== "function") connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				useH2c,
				socketPath,
				timeout: connectTimeout,
				...typeof autoSelectFamily === "boolean" ? {
					autoSelectFamily,
					autoSelectFamilyAttemptTimeout
				} : void 0,
				...connect
			});
			else {
				const customConnect = connect;
				connect = (opts, callback) => customConnect({
					...opts,
					...socketPath != null ? { socketPath } : null,
					...allowH2 != null ? { allowH2 } : null
				}, callback);
			}
			this[kUrl] = util.parseOrigin(url);
			this[kConnector] = connect;
			this[kPipelining] = pipelining != null ? pipelining : 1;
			this[kMaxHeadersSize] = maxHeaderSize;
			this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
			this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 6e5 : keepAliveMaxTimeout;
			this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
			this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
			this[kServerName] = null;
			this[kLocalAddress] = localAddress != null ? localAddress : null;
			this[kResuming] = 0;
			this[kNeedDrain] = 0;
			this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r\n`;
			this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 3e5;
			this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 3e5;
			this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
			this[kMaxRequests] = maxRequestsPerClient;
			this[kClosedResolve] = null;
			this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
			this[kHTTPContext] = null;
			this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100;
			this[kHTTP2InitialWindowSize] = initialWindowSize != null ? initialWindowSize : 262144;
			this[kHTTP2ConnectionWindowSize] = connectionWindowSize != null ? connectionWindowSize : 524288;
			this[kPingInterval] = pingInterval != null ? pingInterval : 6e4;
			this[kQueue] = [];
			this[kRunningIdx] = 0;
			this[kPendingIdx] = 0;
			this[kResume] = (sync) => resume(this, sync);
			this[kOnError] = (err) => onError(this, err);
		}
		get pipelining() {
			return this[kPipelining];
		}
		set pipelining(value) {
			this[kPipelining] = value;
			this[kResume](true);
		}
		get stats() {
			return new ClientStats(this);
		}
		get [kPending]() {
			return this[kQueue].length - this[kPendingIdx];
		}
		get [kRunning]() {
			return this[kPendingIdx] - this[kRunningIdx];
		}
		get [kSize]() {
			return this[kQueue].length - this[kRunningIdx];
		}
		get [kConnected]() {
			return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
		}
		get [kBusy]() {
			return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
		}
		[kConnect](cb) {
			connect(this);
			this.once("connect", cb);
		}
		[kDispatch](opts, handler) {
			const request = new Request(this[kUrl].origin, opts, handler);
			this[kQueue].push(request);
			if (this[kResuming]) {} else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
				this[kResuming] = 1;
				queueMicrotask(() => resume(this));
			} else this[kResume](true);
			if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) this[kNeedDrain] = 2;
			return this[kNeedDrain] < 2;
		}
		[kClose]() {
			return new Promise((resolve) => {
				if (this[kSize]) this[kClosedResolve] = resolve;
				else resolve(null);
			});
		}
		[kDestroy](err) {
			return new Promise((resolve) => {
				const requests = this[kQueue].splice(this[kPendingIdx]);
				for (let i = 0; i < requests.length; i++) {
					const request = requests[i];
					if (request != null) util.errorRequest(this, request, err);
				}
				const callback = () => {
					if (this[kClosedResolve]) {
						this[kClosedResolve]();
						this[kClosedResolve] = null;
					}
					resolve(null);
				};
				if (this[kHTTPContext]) {
					this[kHTTPContext].destroy(err, callback);
					this[kHTTPContext] = null;
				} else queueMicrotask(callback);
				this[kResume]();
			});
		}
	};
	function onError(client, err) {
		if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
			assert(client[kPendingIdx] === client[kRunningIdx]);
			const requests = client[kQueue].splice(client[kRunningIdx]);
			for (let i = 0; i < requests.length; i++) {
				const request = requests[i];
				if (request != null) util.errorRequest(client, request, err);
			}
			assert(client[kSize] === 0);
		}
	}
	/**
	* @param {Client} client
	* @returns {void}
	*/
	function connect(client) {
		assert(!client[kConnecting]);
		assert(!client[kHTTPContext]);
		let { host, hostname, protocol, port } = client[kUrl];
		if (hostname[0] === "[") {
			const idx = hostname.indexOf("]");
			assert(idx !== -1);
			const ip = hostname.substring(1, idx);
			assert(net.isIPv6(ip));
			hostname = ip;
		}
		client[kConnecting] = true;
		if (channels.beforeConnect.hasSubscribers) channels.beforeConnect.publish({
			connectParams: {
				host,
				hostname,
				protocol,
				port,
				version: client[kHTTPContext]?.version,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			},
			connector: client[kConnector]
		});
		try {
			client[kConnector]({
				host,
				hostname,
				protocol,
				port,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			}, (err, socket) => {
				if (err) {
					handleConnectError(client, err, {
						host,
						hostname,
						protocol,
						port
					});
					client[kResume]();
					return;
				}
				if (client.destroyed) {
					util.destroy(socket.on("error", noop), new ClientDestroyedError());
					client[kResume]();
					return;
				}
				assert(socket);
				try {
					client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
				} catch (err) {
					socket.destroy().on("error", noop);
					handleConnectError(client, err, {
						host,
						hostname,
						protocol,
						port
					});
					client[kResume]();
					return;
				}
				client[kConnecting] = false;
				socket[kCounter] = 0;
				socket[kMaxRequests] = client[kMaxRequests];
				socket[kClient] = client;
				socket[kError] = null;
				if (channels.connected.hasSubscribers) channels.connected.publish({
					connectParams: {
						host,
						hostname,
						protocol,
						port,
						version: client[kHTTPContext]?.version,
						servername: client[kServerName],
						localAddress: client[kLocalAddress]
					},
					connector: client[kConnector],
					socket
				});
				client.emit("connect", client[kUrl], [client]);
				client[kResume]();
			});
		} catch (err) {
			handleConnectError(client, err, {
				host,
				hostname,
				protocol,
				port
			});
			client[kResume]();
		}
	}
	function handleConnectError(client, err, { host, hostname, protocol, port }) {
		if (client.destroyed) return;
		client[kConnecting] = false;
		if (channels.connectError.hasSubscribers) channels.connectError.publish({
			connectParams: {
				host,
				hostname,
				protocol,
				port,
				version: client[kHTTPContext]?.version,
				servername: client[kServerName],
				localAddress: client[kLocalAddress]
			},
			connector: client[kConnector],
			error: err
		});
		if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
			assert(client[kRunning] === 0);
			while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
				const request = client[kQueue][client[kPendingIdx]++];
				util.errorRequest(client, request, err);
			}
		} else onError(client, err);
		client.emit("connectionError", client[kUrl], [client], err);
	}
	function emitDrain(client) {
		client[kNeedDrain] = 0;
		client.emit("drain", client[kUrl], [client]);
	}
	function resume(client, sync) {
		if (client[kResuming] === 2) return;
		client[kResuming] = 2;
		_resume(client, sync);
		client[kResuming] = 0;
		if (client[kRunningIdx] > 256) {
			client[kQueue].splice(0, client[kRunningIdx]);
			client[kPendingIdx] -= client[kRunningIdx];
			client[kRunningIdx] = 0;
		}
	}
	function _resume(client, sync) {
		while (true) {
			if (client.destroyed) {
				assert(client[kPending] === 0);
				return;
			}
			if (client[kClosedResolve] && !client[kSize]) {
				client[kClosedResolve]();
				client[kClosedResolve] = null;
				return;
			}
			if (client[kHTTPContext]) client[kHTTPContext].resume();
			if (client[kBusy]) client[kNeedDrain] = 2;
			else if (client[kNeedDrain] === 2) {
				if (sync) {
					client[kNeedDrain] = 1;
					queueMicrotask(() => emitDrain(client));
				} else emitDrain(client);
				continue;
			}
			if (client[kPending] === 0) return;
			if (client[kRunning] >= (getPipelining(client) || 1)) return;
			const request = client[kQueue][client[kPendingIdx]];
			if (request === null) return;
			if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
				if (client[kRunning] > 0) return;
				client[kServerName] = request.servername;
				client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
					client[kHTTPContext] = null;
					resume(client);
				});
			}
			if (client[kConnecting]) return;
			if (!client[kHTTPContext]) {
				connect(client);
				return;
			}
			if (client[kHTTPContext].destroyed) return;
			if (client[kHTTPContext].busy(request)) return;
			if (!request.aborted && client[kHTTPContext].write(request)) client[kPendingIdx]++;
			else client[kQueue].splice(client[kPendingIdx], 1);
		}
	}
	module.exports = Client;
}));
// node_modules/undici/lib/dispatcher/pool.js
var require_pool = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kRemoveClient } = require_pool_base();
	const Client = require_client();
	const { InvalidArgumentError } = require_errors();
	const util = require_util();
	const { kUrl } = require_symbols();
	const buildConnector = require_connect();
	const kOptions = Symbol("options");
	const kConnections = Symbol("connections");
	const kFactory = Symbol("factory");
	function defaultFactory(origin, opts) {
		return new Client(origin, opts);
	}
	var Pool = class extends PoolBase {
		constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, clientTtl, ...options } = {}) {
			if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (typeof connect !== "function") connect = buildConnector({
				...tls,
				maxCachedSessions,
				allowH2,
				socketPath,
				timeout: connectTimeout,
				...typeof autoSelectFamily === "boolean" ? {
					autoSelectFamily,
					autoSelectFamilyAttemptTimeout
				} : void 0,
				...connect
			});
			super(options);
			this[kConnections] = connections || null;
			this[kUrl] = util.parseOrigin(origin);
			this[kOptions] = {
				...util.deepClone(options),
				connect,
				allowH2,
				clientTtl,
				socketPath
			};
			this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : void 0;
			this[kFactory] = factory;
			this.on("connect", (origin, targets) => {
				if (clientTtl != null && clientTtl > 0) for (const target of targets) Object.assign(target, { ttl: Date.now() });
			});
			this.on("connectionError", (origin, targets, error) => {
				for (const target of targets) {
					const idx = this[kClients].indexOf(target);
					if (idx !== -1) this[kClients].splice(idx, 1);
				}
			});
		}
		[kGetDispatcher]() {
			const clientTtlOption = this[kOptions].clientTtl;
			for (const client of this[kClients]) if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) this[kRemoveClient](client);
			else if (!client[kNeedDrain]) return client;
			if (!this[kConnections] || this[kClients].length < this[kConnections]) {
				const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
				this[kAddClient](dispatcher);
				return dispatcher;
			}
		}
	};
	module.exports = Pool;
}));
// node_modules/undici/lib/dispatcher/agent.js
var require_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { InvalidArgumentError, MaxOriginsReachedError } = require_errors();
	const { kClients, kRunning, kClose, kDestroy, kDispatch, kUrl } = require_symbols();
	const DispatcherBase = require_dispatcher_base();
	const Pool = require_pool();
	const Client = require_client();
	const util = require_util();
	const kOnConnect = Symbol("onConnect");
	const kOnDisconnect = Symbol("onDisconnect");
	const kOnConnectionError = Symbol("onConnectionError");
	const kOnDrain = Symbol("onDrain");
	const kFactory = Symbol("factory");
	const kOptions = Symbol("options");
	const kOrigins = Symbol("origins");
	function defaultFactory(origin, opts) {
		return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
	}
	var Agent = class extends DispatcherBase {
		constructor({ factory = defaultFactory, maxOrigins = Infinity, connect, tls, ...options } = {}) {
			if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
			if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
			if (typeof maxOrigins !== "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
			super(options);
			if (connect && typeof connect !== "function") connect = { ...connect };
			if (tls && typeof tls !== "function") tls = { ...tls };
			this[kOptions] = {
				...util.deepClone(options),
				maxOrigins,
				connect,
				tls
			};
			this[kFactory] = factory;
			this[kClients] = /* @__PURE__ */ new Map();
			this[kOrigins] = /* @__PURE__ */ new Set();
			this[kOnDrain] = (origin, targets) => {
				this.emit("drain", origin, [this, ...targets]);
			};
			this[kOnConnect] = (origin, targets) => {
				this.emit("connect", origin, [this, ...targets]);
			};
			this[kOnDisconnect] = (origin, targets, err) => {
				this.emit("disconnect", origin, [this, ...targets], err);
			};
			this[kOnConnectionError] = (origin, targets, err) => {
				this.emit("connectionError", origin, [this, ...targets], err);
			};
		}
		get [kRunning]() {
			let ret = 0;
			for (const { dispatcher } of this[kClients].values()) ret += dispatcher[kRunning];
			return ret;
		}
		[kDispatch](opts, handler) {
			let key;
			if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) key = String(opts.origin);
			else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
			if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(key)) throw new MaxOriginsReachedError();
			const result = this[kClients].get(key);
			let dispatcher = result && result.dispatcher;
			if (!dispatcher) {
				const closeClientIfUnused = (connected) => {
					const result = this[kClients].get(key);
					if (result) {
						if (connected) result.count -= 1;
						if (result.count <= 0) {
							this[kClients].delete(key);
							if (!result.dispatcher.destroyed) result.dispatcher.close();
						}
						this[kOrigins].delete(key);
					}
				};
				dispatcher = this[kFactory](opts.origin, this[kOptions]).on("drain", this[kOnDrain]).on("connect", (origin, targets) => {
					const result = this[kClients].get(key);
					if (result) result.count += 1;
					this[kOnConnect](origin, targets);
				}).on("disconnect", (origin, targets, err) => {
					closeClientIfUnused(true);
					this[kOnDisconnect](origin, targets, err);
				}).on("connectionError", (origin, targets, err) => {
					closeClientIfUnused(false);
					this[kOnConnectionError](origin, targets, err);
				});
				this[kClients].set(key, {
					count: 0,
					dispatcher
				});
				this[kOrigins].add(key);
			}
			return dispatcher.dispatch(opts, handler);
		}
		[kClose]() {
			const closePromises = [];
			for (const { dispatcher } of this[kClients].values()) closePromises.push(dispatcher.close());
			this[kClients].clear();
			return Promise.all(closePromises);
		}
		[kDestroy](err) {
			const destroyPromises = [];
			for (const { dispatcher } of this[kClients].values()) destroyPromises.push(dispatcher.destroy(err));
			this[kClients].clear();
			return Promise.all(destroyPromises);
		}
		get stats() {
			const allClientStats = {};
			for (const { dispatcher } of this[kClients].values()) if (dispatcher.stats) allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
			return allClientStats;
		}
	};
	module.exports = Agent;
}));
// node_modules/undici/lib/core/socks5-utils.js
var require_socks5_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Buffer } = __require("node:buffer");
	const net = __require("node:net");
	const { InvalidArgumentError } = require_errors();
	/**
	* Parse an address and determine its type
	* @param {string} address - The address to parse
	* @returns {{type: number, buffer: Buffer}} Address type and buffer
	*/
	function parseAddress(address) {
		if (net.isIPv4(address)) {
			const parts = address.split(".").map(Number);
			return {
				type: 1,
				buffer: Buffer.from(parts)
			};
		}
		if (net.isIPv6(address)) return {
			type: 4,
			buffer: parseIPv6(address)
		};
		const domainBuffer = Buffer.from(address, "utf8");
		if (domainBuffer.length > 255) throw new InvalidArgumentError("Domain name too long (max 255 bytes)");
		return {
			type: 3,
			buffer: Buffer.concat([Buffer.from([domainBuffer.length]), domainBuffer])
		};
	}
	/**
	* Parse IPv6 address to buffer
	* @param {string} address - IPv6 address string
	* @returns {Buffer} 16-byte buffer
	*/
	function parseIPv6(address) {
		const buffer = Buffer.alloc(16);
		let normalizedAddress = address;
		if (address.includes(".")) {
			const lastColonIndex = address.lastIndexOf(":");
			const ipv4Part = address.slice(lastColonIndex + 1);
			if (net.isIPv4(ipv4Part)) {
				const octets = ipv4Part.split(".").map(Number);
				const high = (octets[0] << 8 | octets[1]).toString(16);
				const low = (octets[2] << 8 | octets[3]).toString(16);
				normalizedAddress = `${address.slice(0, lastColonIndex)}:${high}:${low}`;
			}
		}
		const doubleColonIndex = normalizedAddress.indexOf("::");
		if (doubleColonIndex !== -1) {
			const before = normalizedAddress.slice(0, doubleColonIndex);
			const after = normalizedAddress.slice(doubleColonIndex + 2);
			const beforeParts = before === "" ? [] : before.split(":");
			const afterParts = after === "" ? [] : after.split(":");
			let bufferIndex = 0;
			for (const part of beforeParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
			bufferIndex = 16 - afterParts.length * 2;
			for (const part of afterParts) {
				buffer.writeUInt16BE(parseInt(part, 16), bufferIndex);
				bufferIndex += 2;
			}
		} else {
			const parts = normalizedAddress.split(":");
			for (let i = 0; i < parts.length; i++) buffer.writeUInt16BE(parseInt(parts[i], 16), i * 2);
		}
		return buffer;
	}
	/**
	* Build a SOCKS5 address buffer
	* @param {number} type - Address type (1=IPv4, 3=Domain, 4=IPv6)
	* @param {Buffer} addressBuffer - The address data
	* @param {number} port - Port number
	* @returns {Buffer} Complete address buffer including type, address, and port
	*/
	function buildAddressBuffer(type, addressBuffer, port) {
		const portBuffer = Buffer.allocUnsafe(2);
		portBuffer.writeUInt16BE(port, 0);
		return Buffer.concat([
			Buffer.from([type]),
			addressBuffer,
			portBuffer
		]);
	}
	/**
	* Parse address from SOCKS5 response
	* @param {Buffer} buffer - Buffer containing the address
	* @param {number} offset - Starting offset in buffer
	* @returns {{address: string, port: number, bytesRead: number}}
	*/
	function parseResponseAddress(buffer, offset = 0) {
		if (buffer.length < offset + 1) throw new InvalidArgumentError("Buffer too small to contain address type");
		const addressType = buffer[offset];
		let address;
		let currentOffset = offset + 1;
		switch (addressType) {
			case 1:
				if (buffer.length < currentOffset + 6) throw new InvalidArgumentError("Buffer too small for IPv4 address");
				address = Array.from(buffer.subarray(currentOffset, currentOffset + 4)).join(".");
				currentOffset += 4;
				break;
			case 3: {
				if (buffer.length < currentOffset + 1) throw new InvalidArgumentError("Buffer too small for domain length");
				const domainLength = buffer[currentOffset];
				currentOffset += 1;
				if (buffer.length < currentOffset + domainLength + 2) throw new InvalidArgumentError("Buffer too small for domain address");
				address = buffer.subarray(currentOffset, currentOffset + domainLength).toString("utf8");
				currentOffset += domainLength;
				break;
			}
			case 4: {
				if (buffer.length < currentOffset + 18) throw new InvalidArgumentError("Buffer too small for IPv6 address");
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = buffer.readUInt16BE(currentOffset + i * 2);
					parts.push(value.toString(16));
				}
				address = parts.join(":");
				currentOffset += 16;
				break;
			}
			default: throw new InvalidArgumentError(`Invalid address type: ${addressType}`);
		}
		if (buffer.length < currentOffset + 2) throw new InvalidArgumentError("Buffer too small for port");
		const port = buffer.readUInt16BE(currentOffset);
		currentOffset += 2;
		return {
			address,
			port,
			bytesRead: currentOffset - offset
		};
	}
	/**
	* Create error for SOCKS5 reply code
	* @param {number} replyCode - SOCKS5 reply code
	* @returns {Error} Appropriate error object
	*/
	function createReplyError(replyCode) {
		const message = {
			1: "General SOCKS server failure",
			2: "Connection not allowed by ruleset",
			3: "Network unreachable",
			4: "Host unreachable",
			5: "Connection refused",
			6: "TTL expired",
			7: "Command not supported",
			8: "Address type not supported"
		}[replyCode] || `Unknown SOCKS5 error code: ${replyCode}`;
		const error = new Error(message);
		error.code = `SOCKS5_${replyCode}`;
		return error;
	}
	module.exports = {
		parseAddress,
		parseIPv6,
		buildAddressBuffer,
		parseResponseAddress,
		createReplyError
	};
}));
// node_modules/undici/lib/core/socks5-client.js
var require_socks5_client = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { EventEmitter } = __require("node:events");
	const { Buffer } = __require("node:buffer");
	const { InvalidArgumentError, Socks5ProxyError } = require_errors();
	const { debuglog } = __require("node:util");
	const { parseAddress } = require_socks5_utils();
	const debug = debuglog("undici:socks5");
	const EMPTY_BUFFER = Buffer.alloc(0);
	const SOCKS_VERSION = 5;
	const AUTH_METHODS = {
		NO_AUTH: 0,
		GSSAPI: 1,
		USERNAME_PASSWORD: 2,
		NO_ACCEPTABLE: 255
	};
	const COMMANDS = {
		CONNECT: 1,
		BIND: 2,
		UDP_ASSOCIATE: 3
	};
	const ADDRESS_TYPES = {
		IPV4: 1,
		DOMAIN: 3,
		IPV6: 4
	};
	const REPLY_CODES = {
		SUCCEEDED: 0,
		GENERAL_FAILURE: 1,
		CONNECTION_NOT_ALLOWED: 2,
		NETWORK_UNREACHABLE: 3,
		HOST_UNREACHABLE: 4,
		CONNECTION_REFUSED: 5,
		TTL_EXPIRED: 6,
		COMMAND_NOT_SUPPORTED: 7,
		ADDRESS_TYPE_NOT_SUPPORTED: 8
	};
	const STATES = {
		INITIAL: "initial",
		HANDSHAKING: "handshaking",
		AUTHENTICATING: "authenticating",
		AUTHENTICATED: "authenticated",
		CONNECTING: "connecting",
		CONNECTED: "connected",
		ERROR: "error",
		CLOSED: "closed"
	};
	/**
	* SOCKS5 client implementation
	* Handles SOCKS5 protocol negotiation and connection establishment
	*/
	var Socks5Client = class extends EventEmitter {
		constructor(socket, options = {}) {
			super();
			if (!socket) throw new InvalidArgumentError("socket is required");
			this.socket = socket;
			this.options = options;
			this.state = STATES.INITIAL;
			this.buffer = EMPTY_BUFFER;
			this.onSocketData = this.onData.bind(this);
			this.onSocketError = this.onError.bind(this);
			this.onSocketClose = this.onClose.bind(this);
			this.authMethods = [];
			if (options.username && options.password) this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD);
			this.authMethods.push(AUTH_METHODS.NO_AUTH);
			this.socket.on("data", this.onSocketData);
			this.socket.on("error", this.onSocketError);
			this.socket.on("close", this.onSocketClose);
		}
		/**
		* Handle incoming data from the socket
		*/
		onData(data) {
			debug("received data", data.length, "bytes in state", this.state);
			this.buffer = Buffer.concat([this.buffer, data]);
			try {
				switch (this.state) {
					case STATES.HANDSHAKING:
						this.handleHandshakeResponse();
						break;
					case STATES.AUTHENTICATING:
						this.handleAuthResponse();
						break;
					case STATES.CONNECTING: this.handleConnectResponse();
				}
			} catch (err) {
				this.onError(err);
			}
		}
		/**
		* Handle socket errors
		*/
		onError(err) {
			debug("socket error", err);
			this.state = STATES.ERROR;
			this.emit("error", err);
			this.destroy();
		}
		/**
		* Handle socket close
		*/
		onClose() {
			debug("socket closed");
			this.state = STATES.CLOSED;
			this.emit("close");
		}
		/**
		* Destroy the client and underlying socket
		*/
		destroy() {
			if (this.socket && !this.socket.destroyed) this.socket.destroy();
		}
		markAuthenticated() {
			this.state = STATES.AUTHENTICATED;
			this.emit("authenticated");
		}
		/**
		* Start the SOCKS5 handshake
		*/
		handshake() {
			if (this.state !== STATES.INITIAL) throw new InvalidArgumentError("Handshake already started");
			debug("starting handshake with", this.authMethods.length, "auth methods");
			this.state = STATES.HANDSHAKING;
			const request = Buffer.alloc(2 + this.authMethods.length);
			request[0] = SOCKS_VERSION;
			request[1] = this.authMethods.length;
			this.authMethods.forEach((method, i) => {
				request[2 + i] = method;
			});
			this.socket.write(request);
		}
		/**
		* Handle handshake response from server
		*/
		handleHandshakeResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const method = this.buffer[1];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`, "UND_ERR_SOCKS5_VERSION");
			if (method === AUTH_METHODS.NO_ACCEPTABLE) throw new Socks5ProxyError("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
			this.buffer = this.buffer.subarray(2);
			debug("server selected auth method", method);
			if (method === AUTH_METHODS.NO_AUTH) this.markAuthenticated();
			else if (method === AUTH_METHODS.USERNAME_PASSWORD) {
				this.state = STATES.AUTHENTICATING;
				this.sendAuthRequest();
			} else throw new Socks5ProxyError(`Unsupported authentication method: ${method}`, "UND_ERR_SOCKS5_AUTH_METHOD");
		}
		/**
		* Send username/password authentication request
		*/
		sendAuthRequest() {
			const { username, password } = this.options;
			if (!username || !password) throw new InvalidArgumentError("Username and password required for authentication");
			debug("sending username/password auth");
			const usernameBuffer = Buffer.from(username);
			const passwordBuffer = Buffer.from(password);
			if (usernameBuffer.length > 255 || passwordBuffer.length > 255) throw new InvalidArgumentError("Username or password too long");
			const request = Buffer.alloc(3 + usernameBuffer.length + passwordBuffer.length);
			request[0] = 1;
			request[1] = usernameBuffer.length;
			usernameBuffer.copy(request, 2);
			request[2 + usernameBuffer.length] = passwordBuffer.length;
			passwordBuffer.copy(request, 3 + usernameBuffer.length);
			this.socket.write(request);
		}
		/**
		* Handle authentication response
		*/
		handleAuthResponse() {
			if (this.buffer.length < 2) return;
			const version = this.buffer[0];
			const status = this.buffer[1];
			if (version !== 1) throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`, "UND_ERR_SOCKS5_AUTH_VERSION");
			if (status !== 0) throw new Socks5ProxyError("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
			this.buffer = this.buffer.subarray(2);
			debug("authentication successful");
			this.markAuthenticated();
		}
		/**
		* Send CONNECT command
		* @param {string} address - Target address (IP or domain)
		* @param {number} port - Target port
		*/
		connect(address, port) {
			if (this.state === STATES.CONNECTING || this.state === STATES.CONNECTED) throw new InvalidArgumentError("Connection already in progress");
			if (this.state !== STATES.AUTHENTICATED) throw new InvalidArgumentError("Client must be authenticated before CONNECT");
			debug("connecting to", address, port);
			this.state = STATES.CONNECTING;
			const request = this.buildConnectRequest(COMMANDS.CONNECT, address, port);
			this.socket.write(request);
		}
		/**
		* Build a SOCKS5 request
		*/
		buildConnectRequest(command, address, port) {
			const { type: addressType, buffer: addressBuffer } = parseAddress(address);
			const request = Buffer.alloc(4 + addressBuffer.length + 2);
			request[0] = SOCKS_VERSION;
			request[1] = command;
			request[2] = 0;
			request[3] = addressType;
			addressBuffer.copy(request, 4);
			request.writeUInt16BE(port, 4 + addressBuffer.length);
			return request;
		}
		/**
		* Handle CONNECT response
		*/
		handleConnectResponse() {
			if (this.buffer.length < 4) return;
			const version = this.buffer[0];
			const reply = this.buffer[1];
			const addressType = this.buffer[3];
			if (version !== SOCKS_VERSION) throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`, "UND_ERR_SOCKS5_REPLY_VERSION");
			let responseLength = 4;
			if (addressType === ADDRESS_TYPES.IPV4) responseLength += 6;
			else if (addressType === ADDRESS_TYPES.DOMAIN) {
				if (this.buffer.length < 5) return;
				responseLength += 1 + this.buffer[4] + 2;
			} else if (addressType === ADDRESS_TYPES.IPV6) responseLength += 18;
			else throw new Socks5ProxyError(`Invalid address type in reply: ${addressType}`, "UND_ERR_SOCKS5_ADDR_TYPE");
			if (this.buffer.length < responseLength) return;
			if (reply !== REPLY_CODES.SUCCEEDED) {
				const errorMessage = this.getReplyErrorMessage(reply);
				throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`, `UND_ERR_SOCKS5_REPLY_${reply}`);
			}
			let boundAddress;
			let offset = 4;
			if (addressType === ADDRESS_TYPES.IPV4) {
				boundAddress = Array.from(this.buffer.subarray(offset, offset + 4)).join(".");
				offset += 4;
			} else if (addressType === ADDRESS_TYPES.DOMAIN) {
				const domainLength = this.buffer[offset];
				offset += 1;
				boundAddress = this.buffer.subarray(offset, offset + domainLength).toString();
				offset += domainLength;
			} else if (addressType === ADDRESS_TYPES.IPV6) {
				const parts = [];
				for (let i = 0; i < 8; i++) {
					const value = this.buffer.readUInt16BE(offset + i * 2);
					parts.push(value.toString(16));
				}
				boundAddress = parts.join(":");
				offset += 16;
			}
			const boundPort = this.buffer.readUInt16BE(offset);
			this.buffer = EMPTY_BUFFER;
			this.state = STATES.CONNECTED;
			this.socket.removeListener("data", this.onSocketData);
			debug("connected, bound address:", boundAddress, "port:", boundPort);
			this.emit("connected", {
				address: boundAddress,
				port: boundPort
			});
		}
		/**
		* Get human-readable error message for reply code
		*/
		getReplyErrorMessage(reply) {
			switch (reply) {
				case REPLY_CODES.GENERAL_FAILURE: return "General SOCKS server failure";
				case REPLY_CODES.CONNECTION_NOT_ALLOWED: return "Connection not allowed by ruleset";
				case REPLY_CODES.NETWORK_UNREACHABLE: return "Network unreachable";
				case REPLY_CODES.HOST_UNREACHABLE: return "Host unreachable";
				case REPLY_CODES.CONNECTION_REFUSED: return "Connection refused";
				case REPLY_CODES.TTL_EXPIRED: return "TTL expired";
				case REPLY_CODES.COMMAND_NOT_SUPPORTED: return "Command not supported";
				case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED: return "Address type not supported";
				default: return `Unknown error code: ${reply}`;
			}
		}
	};
	module.exports = {
		Socks5Client,
		AUTH_METHODS,
		COMMANDS,
		ADDRESS_TYPES,
		REPLY_CODES,
		STATES
	};
}));
// node_modules/undici/lib/dispatcher/socks5-proxy-agent.js
var require_socks5_proxy_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { URL } = __require("node:url");
	let tls;
	const DispatcherBase = require_dispatcher_base();
	const { InvalidArgumentError } = require_errors();
	const { Socks5Client, STATES } = require_socks5_client();
	const { kDispatch, kClose, kDestroy } = require_symbols();
	const Pool = require_pool();
	const buildConnector = require_connect();
	const { debuglog } = __require("node:util");
	const debug = debuglog("undici:socks5-proxy");
	const kProxyUrl = Symbol("proxy url");
	const kProxyHeaders = Symbol("proxy headers");
	const kProxyAuth = Symbol("proxy auth");
	const kProxyProtocol = Symbol("proxy protocol");
	const kPools = Symbol("pools");
	const kConnector = Symbol("connector");
	const kRequestTls = Symbol("request tls settings");
	let experimentalWarningEmitted = false;
	/**
	* SOCKS5 proxy agent for dispatching requests through a SOCKS5 proxy
	*/
	var Socks5ProxyAgent = class extends DispatcherBase {
		constructor(proxyUrl, options = {}) {
			super();
			if (!experimentalWarningEmitted) {
				process.emitWarning("SOCKS5 proxy support is experimental and subject to change", "ExperimentalWarning");
				experimentalWarningEmitted = true;
			}
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			const url = typeof proxyUrl === "string" ? new URL(proxyUrl) : proxyUrl;
			if (url.protocol !== "socks5:" && url.protocol !== "socks:") throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol");
			this[kProxyUrl] = url;
			this[kProxyHeaders] = options.headers || {};
			this[kProxyProtocol] = options.proxyTls ? "https:" : "http:";
			this[kRequestTls] = options.requestTls;
			this[kProxyAuth] = {
				username: options.username || (url.username ? decodeURIComponent(url.username) : null),
				password: options.password || (url.password ? decodeURIComponent(url.password) : null)
			};
			this[kConnector] = options.connect || buildConnector({
				...options.proxyTls,
				servername: options.proxyTls?.servername || url.hostname
			});
			this[kPools] = /* @__PURE__ */ new Map();
		}
		/**
		* Create a SOCKS5 connection to the proxy
		*/
		async createSocks5Connection(targetHost, targetPort) {
			const proxyHost = this[kProxyUrl].hostname;
			const proxyPort = parseInt(this[kProxyUrl].port) || 1080;
			debug("creating SOCKS5 connection to", proxyHost, proxyPort);
			const socket = await new Promise((resolve, reject) => {
				this[kConnector]({
					hostname: proxyHost,
					host: proxyHost,
					port: proxyPort,
					protocol: this[kProxyProtocol]
				}, (err, socket) => {
					if (err) reject(err);
					else resolve(socket);
				});
			});
			const socks5Client = new Socks5Client(socket, this[kProxyAuth]);
			socks5Client.on("error", (err) => {
				debug("SOCKS5 error:", err);
				socket.destroy();
			});
			await socks5Client.handshake();
			await new Promise((resolve, reject) => {
				const timeout = setTimeout(() => {
					reject(/* @__PURE__ */ new Error("SOCKS5 authentication timeout"));
				}, 5e3);
				const onAuthenticated = () => {
					clearTimeout(timeout);
					socks5Client.removeListener("error", onError);
					resolve();
				};
				const onError = (err) => {
					clearTimeout(timeout);
					socks5Client.removeListener("authenticated", onAuthenticated);
					reject(err);
				};
				if (socks5Client.state === STATES.AUTHENTICATED) {
					clearTimeout(timeout);
					resolve();
				} else {
					socks5Client.once("authenticated", onAuthenticated);
					socks5Client.once("error", onError);
				}
			});
			await socks5Client.connect(targetHost, targetPort);
			await new Promise((resolve, reject) => {
				const timeout = setTimeout(() => {
					reject(/* @__PURE__ */ new Error("SOCKS5 connection timeout"));
				}, 5e3);
				const onConnected = (info) => {
					debug("SOCKS5 tunnel established to", targetHost, targetPort, "via", info);
					clearTimeout(timeout);
					socks5Client.removeListener("error", onError);
					resolve();
				};
				const onError = (err) => {
					clearTimeout(timeout);
					socks5Client.removeListener("connected", onConnected);
					reject(err);
				};
				socks5Client.once("connected", onConnected);
				socks5Client.once("error", onError);
			});
			return socket;
		}
		/**
		* Dispatch a request through the SOCKS5 proxy
		*/
		[kDispatch](opts, handler) {
			const { origin } = opts;
			debug("dispatching request to", origin, "via SOCKS5");
			try {
				const originKey = String(origin);
				let pool = this[kPools].get(originKey);
				if (!pool || pool.destroyed || pool.closed) {
					pool = new Pool(origin, {
						pipelining: opts.pipelining,
						connections: opts.connections,
						connect: async (connectOpts, callback) => {
							try {
								const url = new URL(origin);
								const targetHost = url.hostname;
								const targetPort = parseInt(url.port) || (url.protocol === "https:" ? 443 : 80);
								debug("establishing SOCKS5 connection to", targetHost, targetPort);
								const socket = await this.createSocks5Connection(targetHost, targetPort);
								let finalSocket = socket;
								if (url.protocol === "https:") {
									if (!tls) tls = __require("node:tls");
									debug("upgrading to TLS");
									finalSocket = tls.connect({
										...this[kRequestTls],
										socket,
										servername: this[kRequestTls]?.servername || targetHost
									});
									await new Promise((resolve, reject) => {
										finalSocket.once("secureConnect", resolve);
										finalSocket.once("error", reject);
									});
								}
								callback(null, finalSocket);
							} catch (err) {
								debug("SOCKS5 connection error:", err);
								callback(err);
							}
						}
					});
					this[kPools].set(originKey, pool);
				}
				return pool[kDispatch](opts, handler);
			} catch (err) {
				debug("dispatch error:", err);
				if (typeof handler.onResponseError === "function") {
					handler.onResponseError(null, err);
					return false;
				} else if (typeof handler.onError === "function") {
					handler.onError(err);
					return false;
				} else throw err;
			}
		}
		async [kClose]() {
			const closePromises = [];
			for (const pool of this[kPools].values()) closePromises.push(pool.close());
			this[kPools].clear();
			await Promise.all(closePromises);
		}
		async [kDestroy](err) {
			const destroyPromises = [];
			for (const pool of this[kPools].values()) destroyPromises.push(pool.destroy(err));
			this[kPools].clear();
			await Promise.all(destroyPromises);
		}
	};
	module.exports = Socks5ProxyAgent;
}));
// node_modules/undici/lib/dispatcher/proxy-agent.js
var require_proxy_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { kProxy, kClose, kDestroy, kDispatch } = require_symbols();
	const Agent = require_agent();
	const Pool = require_pool();
	const DispatcherBase = require_dispatcher_base();
	const { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = require_errors();
	const buildConnector = require_connect();
	const Client = require_client();
	const { channels } = require_diagnostics();
	const Socks5ProxyAgent = require_socks5_proxy_agent();
	const kAgent = Symbol("proxy agent");
	const kClient = Symbol("proxy client");
	const kProxyHeaders = Symbol("proxy headers");
	const kRequestTls = Symbol("request tls settings");
	const kProxyTls = Symbol("proxy tls settings");
	const kConnectEndpoint = Symbol("connect endpoint function");
	const kTunnelProxy = Symbol("tunnel proxy");
	function defaultProtocolPort(protocol) {
		return protocol === "https:" ? 443 : 80;
	}
	function defaultFactory(origin, opts) {
		return new Pool(origin, opts);
	}
	const noop = () => {};
	function defaultAgentFactory(origin, opts) {
		if (opts.connections === 1) return new Client(origin, opts);
		return new Pool(origin, opts);
	}
	var Http1ProxyWrapper = class extends DispatcherBase {
		#client;
		constructor(proxyUrl, { headers = {}, connect, factory }) {
			if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
			super();
			this[kProxyHeaders] = headers;
			if (factory) this.#client = factory(proxyUrl, { connect });
			else this.#client = new Client(proxyUrl, { connect });
		}
		[kDispatch](opts, handler) {
			const onHeaders = handler.onHeaders;
			handler.onHeaders = function(statusCode, data, resume) {
				if (statusCode === 407) {
					if (typeof handler.onError === "function") handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));
					return;
				}
				if (onHeaders) onHeaders.call(this, statusCode, data, resume);
			};
			const { origin, path = "/", headers = {} } = opts;
			opts.path = origin + path;
			if (!("host" in headers) && !("Host" in headers)) {
				const { host } = new URL(origin);
				headers.host = host;
			}
			opts.headers = {
				...this[kProxyHeaders],
				...headers
			};
			return this.#client[kDispatch](opts, handler);
		}
		[kClose]() {
			return this.#client.close();
		}
		[kDestroy](err) {
			return this.#client.destroy(err);
		}
	};
	var ProxyAgent = class extends DispatcherBase {
		constructor(opts) {
			if (!opts || typeof opts === "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
			const { clientFactory = defaultFactory } = opts;
			if (typeof clientFactory !== "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
			const { proxyTunnel = true } = opts;
			super();
			const url = this.#getUrl(opts);
			const { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
			this[kProxy] = {
				uri: href,
				protocol
			};
			this[kRequestTls] = opts.requestTls;
			this[kProxyTls] = opts.proxyTls;
			this[kProxyHeaders] = opts.headers || {};
			this[kTunnelProxy] = proxyTunnel;
			if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
			else if (opts.auth) this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}`;
			else if (opts.token) this[kProxyHeaders]["proxy-authorization"] = opts.token;
			else if (username && password) this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
			const connect = buildConnector({ ...opts.proxyTls });
			this[kConnectEndpoint] = buildConnector({ ...opts.requestTls });
			const agentFactory = opts.factory || defaultAgentFactory;
			const factory = (origin, options) => {
				const { protocol } = new URL(origin);
				if (this[kProxy].protocol === "socks5:" || this[kProxy].protocol === "socks:") return new Socks5ProxyAgent(this[kProxy].uri, {
					headers: this[kProxyHeaders],
					connect,
					factory: agentFactory,
					username: opts.username || username,
					password: opts.password || password,
					proxyTls: opts.proxyTls,
					requestTls: opts.requestTls
				});
				if (!this[kTunnelProxy] && protocol === "http:" && this[kProxy].protocol === "http:") return new Http1ProxyWrapper(this[kProxy].uri, {
					headers: this[kProxyHeaders],
					connect,
					factory: agentFactory
				});
				return agentFactory(origin, options);
			};
			if (protocol === "socks5:" || protocol === "socks:") this[kClient] = null;
			else this[kClient] = clientFactory(url, { connect });
			this[kAgent] = new Agent({
				...opts,
				factory,
				connect: async (opts, callback) => {
					if (!this[kClient]) {
						callback(new InvalidArgumentError("Cannot establish tunnel connection without a proxy client"));
						return;
					}
					let requestedPath = opts.host;
					if (!opts.port) requestedPath += `:${defaultProtocolPort(opts.protocol)}`;
					try {
						const connectParams = {
							origin,
							port,
							path: requestedPath,
							signal: opts.signal,
							headers: {
								...this[kProxyHeaders],
								host: opts.host,
								...opts.connections == null || opts.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
							},
							servername: this[kProxyTls]?.servername || proxyHostname
						};
						const { socket, statusCode } = await this[kClient].connect(connectParams);
						if (statusCode !== 200) {
							socket.on("error", noop).destroy();
							callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
							return;
						}
						if (channels.proxyConnected.hasSubscribers) channels.proxyConnected.publish({
							socket,
							connectParams
						});
						if (opts.protocol !== "https:") {
							callback(null, socket);
							return;
						}
						let servername;
						if (this[kRequestTls]) servername = this[kRequestTls].servername;
						else servername = opts.servername;
						this[kConnectEndpoint]({
							...opts,
							servername,
							httpSocket: socket
						}, callback);
					} catch (err) {
						if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") callback(new SecureProxyConnectionError(err));
						else callback(err);
					}
				}
			});
		}
		dispatch(opts, handler) {
			const headers = buildHeaders(opts.headers);
			throwIfProxyAuthIsSent(headers);
			if (headers && !("host" in headers) && !("Host" in headers)) {
				const { host } = new URL(opts.origin);
				headers.host = host;
			}
			return this[kAgent].dispatch({
				...opts,
				headers
			}, handler);
		}
		/**
		* @param {import('../../types/proxy-agent').ProxyAgent.Options | string | URL} opts
		* @returns {URL}
		*/
		#getUrl(opts) {
			if (typeof opts === "string") return new URL(opts);
			else if (opts instanceof URL) return opts;
			else return new URL(opts.uri);
		}
		[kClose]() {
			const promises = [this[kAgent].close()];
			if (this[kClient]) promises.push(this[kClient].close());
			return Promise.all(promises);
		}
		[kDestroy]() {
			const promises = [this[kAgent].destroy()];
			if (this[kClient]) promises.push(this[kClient].destroy());
			return Promise.all(promises);
		}
	};
	/**
	* @param {string[] | Record<string, string>} headers
	* @returns {Record<string, string>}
	*/
	function buildHeaders(headers) {
		if (Array.isArray(headers)) {
			/** @type {Record<string, string>} */
			const headersPair = {};
			for (let i = 0; i < headers.length; i += 2) headersPair[headers[i]] = headers[i + 1];
			return headersPair;
		}
		return headers;
	}
	/**
	* @param {Record<string, string>} headers
	*
	* Previous versions of ProxyAgent suggests the Proxy-Authorization in request headers
	* Nevertheless, it was changed and to avoid a security vulnerability by end users
	* this check was created.
	* It should be removed in the next major version for performance reasons
	*/
	function throwIfProxyAuthIsSent(headers) {
		if (headers && Object.keys(headers).find((key) => key.toLowerCase() === "proxy-authorization")) throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
	}
	module.exports = ProxyAgent;
}));
// node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var require_env_http_proxy_agent = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const DispatcherBase = require_dispatcher_base();
	const { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = require_symbols();
	const ProxyAgent = require_proxy_agent();
	const Agent = require_agent();
	const DEFAULT_PORTS = {
		"http:": 80,
		"https:": 443
	};
	var EnvHttpProxyAgent = class extends DispatcherBase {
		#noProxyValue = null;
		#noProxyEntries = null;
		#opts = null;
		constructor(opts = {}) {
			super();
			this.#opts = opts;
			const { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
			this[kNoProxyAgent] = new Agent(agentOpts);
			const HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			if (HTTP_PROXY) this[kHttpProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTP_PROXY
			});
			else this[kHttpProxyAgent] = this[kNoProxyAgent];
			const HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			if (HTTPS_PROXY) this[kHttpsProxyAgent] = new ProxyAgent({
				...agentOpts,
				uri: HTTPS_PROXY
			});
			else this[kHttpsProxyAgent] = this[kHttpProxyAgent];
			this.#parseNoProxy();
		}
		[kDispatch](opts, handler) {
			const url = new URL(opts.origin);
			return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
		}
		[kClose]() {
			return Promise.all([
				this[kNoProxyAgent].close(),
				!this[kHttpProxyAgent][kClosed] && this[kHttpProxyAgent].close(),
				!this[kHttpsProxyAgent][kClosed] && this[kHttpsProxyAgent].close()
			]);
		}
		[kDestroy](err) {
			return Promise.all([
				this[kNoProxyAgent].destroy(err),
				!this[kHttpProxyAgent][kDestroyed] && this[kHttpProxyAgent].destroy(err),
				!this[kHttpsProxyAgent][kDestroyed] && this[kHttpsProxyAgent].destroy(err)
			]);
		}
		#getProxyAgentForUrl(url) {
			let { protocol, host: hostname, port } = url;
			hostname = hostname.replace(/:\d*$/, "").toLowerCase();
			port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
			if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
			if (protocol === "https:") return this[kHttpsProxyAgent];
			return this[kHttpProxyAgent];
		}
		#shouldProxy(hostname, port) {
			if (this.#noProxyChanged) this.#parseNoProxy();
			if (this.#noProxyEntries.length === 0) return true;
			if (this.#noProxyValue === "*") return false;
			for (let i = 0; i < this.#noProxyEntries.length; i++) {
				const entry = this.#noProxyEntries[i];
				if (entry.port && entry.port !== port) continue;
				if (hostname === entry.hostname) return false;
				if (hostname.slice(-(entry.hostname.length + 1)) === `.${entry.hostname}`) return false;
			}
			return true;
		}
		#parseNoProxy() {
			const noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
			const noProxySplit = noProxyValue.split(/[,\s]/);
			const noProxyEntries = [];
			for (let i = 0; i < noProxySplit.length; i++) {
				const entry = noProxySplit[i];
				if (!entry) continue;
				const parsed = entry.match(/^(.+):(\d+)$/);
				noProxyEntries.push({
					hostname: (parsed ? parsed[1] : entry).replace(/^\*?\./, "").toLowerCase(),
					port: parsed ? Number.parseInt(parsed[2], 10) : 0
				});
			}
			this.#noProxyValue = noProxyValue;
			this.#noProxyEntries = noProxyEntries;
		}
		get #noProxyChanged() {
			if (this.#opts.noProxy !== void 0) return false;
			return this.#noProxyValue !== this.#noProxyEnv;
		}
		get #noProxyEnv() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
		}
	};
	module.exports = EnvHttpProxyAgent;
}));
// src/http/undici.ts
var import_api_connect = /* @__PURE__ */ __toESM(require_api_connect(), 1);
var import_api_request = /* @__PURE__ */ __toESM(require_api_request(), 1);
var import_agent = /* @__PURE__ */ __toESM(require_agent(), 1);
var import_dispatcher = /* @__PURE__ */ __toESM(require_dispatcher(), 1);
var import_env_http_proxy_agent = /* @__PURE__ */ __toESM(require_env_http_proxy_agent(), 1);
Object.assign(import_dispatcher.default.prototype, {
	request: import_api_request.default,
	connect: import_api_connect.default
});
compileParserOnce();
// src/platform/dispatcher.ts
/**
* The connection pool for one origin. HTTP/1.1 only: large pages are several times slower over HTTP/2 here. All time
* limits of its own are off, as the caller's abort signal covers connect, headers and body.
* Throws `GateFailure` (`config`) for a proxy setting that is not an address.
*/
function createDispatcher(base, proxy = {}) {
	const options = {
		allowH2: false,
		headersTimeout: 0,
		bodyTimeout: 0
	};
	const address = base.protocol === "https:" ? proxy.httpsProxy : proxy.httpProxy;
	if (address === void 0 || address === "") return new import_agent.default(options);
	try {
		return new import_env_http_proxy_agent.default({
			...options,
			httpProxy: address,
			httpsProxy: address,
			noProxy: proxy.noProxy ?? ""
		});
	} catch {
		throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", "the proxy address in the environment (HTTPS_PROXY or HTTP_PROXY) is not a URL");
	}
}
// src/http/capped-body.ts
/** Reads a body to its end. Throws what `tooLarge` gives, and reads no further, where it is larger than an answer may be. */
async function readCapped(body, tooLarge) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.length;
		if (bytes > 16777216) throw tooLarge();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, bytes);
}
// src/http/packed-body.ts
const unzip = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_19__.gunzip);
const unbrotli = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_19__.brotliDecompress);
/** The packings that are read: what a request accepts. */
const ACCEPTED_ENCODINGS = "gzip, br";
/** This is for what may be a large answer: the default of 16 KiB costs more in hand-overs than in unpacking. */
const LARGE_PIECE_BYTES = 262144;
/**
* Reads a whole answer as it was sent, or unpacked from gzip or brotli: at most as large as an answer may be either way, else
* throws what `tooLarge` gives. Throws `GateFailure` (`contract`) for another or a corrupt packing, and what the stream throws when it
* ends early.
*/
async function readPacked(body, contentEncoding, tooLarge) {
	const unpack = unpackerFor(contentEncoding);
	const sent = await readCapped(body, tooLarge);
	return unpack === void 0 ? sent : await unpacked(sent, unpack, tooLarge);
}
function unpackerFor(contentEncoding) {
	switch (contentEncoding?.trim().toLowerCase()) {
		case void 0:
		case "":
		case "identity": return;
		case "gzip":
		case "x-gzip": return (packed) => unzip(packed, inPiecesOf(sizeInGzip(packed)));
		case "br": return (packed) => unbrotli(packed, inPiecesOf(LARGE_PIECE_BYTES));
		default: throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", "the body is compressed in a way that was not asked for");
	}
}
function inPiecesOf(bytes) {
	return {
		chunkSize: Math.min(Math.max(bytes, 16384), _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp),
		maxOutputLength: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp
	};
}
/** What the last four bytes say about the size, so that one piece is enough and nothing is copied. It is only believed as far as that. */
function sizeInGzip(packed) {
	return packed.length < 4 ? 0 : packed.readUInt32LE(packed.length - 4) + 1;
}
/** A packed body that only ends early (`Z_BUF_ERROR`) means a cut connection: that error is thrown as it is. */
async function unpacked(packed, unpack, tooLarge) {
	try {
		return await unpack(packed);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		if (code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
		if (code === "Z_DATA_ERROR" || code.startsWith("ERR__ERROR_FORMAT")) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", "the compressed body is corrupt", { cause: error });
		throw error;
	}
}
// src/platform/body.ts
/** Small buffers are parts of one that is shared. */
const SHARED_BYTES = 65536;
/**
* Reads a whole answer, as it was sent or unpacked: at most 16 MiB either way, UTF-8 only; a byte order mark is kept, and
* the JSON readers refuse it. Throws `GateFailure` (`too-large`, `contract`), and what the stream throws when it ends early.
*/
async function readBody(body, contentEncoding) {
	const bytes = await readPacked(body, contentEncoding, tooLarge);
	if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_18__.isUtf8)(bytes)) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", "the answer is not UTF-8 text");
	return bytes;
}
/**
* What `read` makes of a whole answer, whose memory is then given back at once: the collector, which sees little of it,
* lets hundreds of megabytes gather. Nothing may read the bytes later.
*/
function consume(body, read) {
	try {
		return read(body);
	} finally {
		giveBack(body);
	}
}
function giveBack({ buffer }) {
	if (buffer instanceof ArrayBuffer && buffer.byteLength > SHARED_BYTES) buffer.transfer(0);
}
function tooLarge() {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("too-large", `the answer is larger than ${_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp / 1024 / 1024} MiB`);
}
// src/platform/paging.ts
/**
* Pages of a list to its end, each yielded before the next is asked for. The first is asked for with `firstCursor`, where
* there is one; an empty cursor is never sent: it would start again. An empty page with a new cursor is a page like any other.
* Throws `GateFailure`: `cursor-loop` when a cursor comes again, `page-limit` after 200 pages.
*/
async function* readPages(operation, firstCursor, fetchPage) {
	let cursor = firstCursor === "" ? void 0 : firstCursor;
	const seen = /* @__PURE__ */ new Set(["", normalised(cursor)]);
	for (let pages = 1;; pages += 1) {
		let fetched = await fetchPage(cursor);
		cursor = fetched.cursor;
		yield fetched.page;
		fetched = void 0;
		if (cursor === void 0 || cursor === "") return;
		if (seen.has(normalised(cursor))) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("cursor-loop", `${operation}: the pages repeat themselves`);
		seen.add(normalised(cursor));
		if (pages === 200) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("page-limit", `${operation}: more than 200 pages`);
	}
}
/** Cursors that differ only in white space or base64 padding lead to the same page. */
function normalised(cursor = "") {
	const text = cursor.trim();
	let end = text.length;
	while (text[end - 1] === "=") end -= 1;
	return text.slice(0, end).trimEnd();
}
// src/json/numbers-as-written.ts
/** Builds a value from JSON. With `isExact` each number of it is a `JsonNumber`. */
function buildJson(text, isExact) {
	return isExact ? JSON.parse(text, asWritten) : JSON.parse(text);
}
/**
* Says whether JavaScript's own number tells what was written. A fraction is the same number however it is written, and is
* never taken for a whole one.
*/
function isPlainNumber(written) {
	const value = Number(written);
	return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}
function asWritten(_name, value, { source }) {
	return typeof value === "number" ? new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .JsonNumber */ .WP(source) : value;
}
// src/json/json-walk.ts
const DOUBLED_NAME = "duplicate member name";
const MOST_NAMES_COMPARED = 64;
const NUMBER_TEXT = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** A text that is no such number may begin with one, or with a word. */
const WORD = /^(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/;
const CODE_ESCAPE = /^\\u[0-9a-fA-F]{4}$/;
const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
/** What stands for itself in a string: 1 for each such byte. */
const PLAIN = bytesThat((byte) => byte >= SPACE && byte !== 34 && byte !== BACKSLASH);
/** What may follow a backslash, but for the `u` of a code. */
const ESCAPED = bytesThat((byte) => "\"\\/bfnrt".includes(String.fromCharCode(byte)));
/** What numbers, true, false and null are made of. */
const IN_WORD = bytesThat((byte) => /[-+.0-9a-zA-Z]/.test(String.fromCharCode(byte)));
function bytesThat(are) {
	return Uint8Array.from({ length: 256 }, (_, byte) => are(byte) ? 1 : 0);
}
/**
* Goes through the bytes of a JSON text (UTF-8) from value to value. It passes only what is JSON, within the limits and
* without a doubled member name: what it has passed, `JSON.parse` can build. Throws `JsonError`, which says where the
* text is not what was expected.
*/
var JsonWalk = class {
	bytes;
	/** The walk is here. */
	at = 0;
	/** Values that were passed, objects and arrays included. */
	values = 0;
	/** Whether a number was passed that JavaScript's own does not say as it was written. */
	hasOddNumber = false;
	#mostMembers;
	#mostValues;
	/** Whether the name that was passed last has escapes. */
	#hasEscapedName = false;
	#remembered = /* @__PURE__ */ new Map();
	/** A text has no more values than `values`, and no object of it more members than `members`. */
	constructor(bytes, { members = _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_MEMBERS */ .dw, values = _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_VALUES */ .Ex } = {}) {
		this.bytes = bytes;
		this.#mostMembers = members;
		this.#mostValues = values;
	}
	/** Gives the text from `start` to before `end`. */
	text(start, end = this.at) {
		return this.bytes.toString("utf8", start, end);
	}
	/** Skips white space and gives the next byte; undefined at the end. */
	token() {
		for (;;) {
			const byte = this.bytes[this.at];
			if (byte !== SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB) return byte;
			this.at += 1;
		}
	}
	/** Throws where anything but white space follows. */
	end() {
		if (this.token() !== void 0) throw this.#problem("unexpected text after the value");
	}
	/** Passes any value, and builds it. `depth` is that of what it is in. */
	readValue(depth) {
		this.token();
		const start = this.at;
		this.hasOddNumber = false;
		this.skipValue(depth);
		return buildJson(this.text(start), this.hasOddNumber);
	}
	/** Passes any value. `depth` is that of what it is in. */
	skipValue(depth) {
		const token = this.token();
		if (token === 123) this.skipObject(depth + 1);
		else if (token === 91) this.#skipArray(depth + 1);
		else if (token === 34) this.skipString();
		else this.#skipWord();
	}
	/** Passes an object. `depth` is its own. */
	skipObject(depth) {
		const names = { starts: [] };
		for (let isMore = this.open(depth, 125); isMore; isMore = this.isMore(125)) {
			if (names.starts.length === this.#mostMembers) throw this.#tooMany(this.#mostMembers, "members in an object");
			this.addName(names, this.skipName());
			this.skipColon();
			this.skipValue(depth);
		}
	}
	/** Enters an object or array of this depth; false where it is empty, and then it is passed. */
	open(depth, close) {
		this.#count();
		if (depth > 64) throw this.#problem(`nested deeper than 64`);
		this.at += 1;
		if (this.token() !== close) return true;
		this.at += 1;
		return false;
	}
	/** Passes the comma after an element or member, or the end. */
	isMore(close) {
		const token = this.token();
		if (token !== COMMA && token !== close) throw this.#unended(close);
		this.at += 1;
		return token === COMMA;
	}
	/** Passes the name of a member; gives where it starts, after its quote. */
	skipName() {
		if (this.token() !== 34) throw this.#problem("expected a member name");
		const start = this.at + 1;
		this.#hasEscapedName = !this.#passString();
		return start;
	}
	skipColon() {
		if (this.token() !== COLON) throw this.#problem("expected a colon");
		this.at += 1;
	}
	/** Gives the name that starts there. */
	nameAt(start) {
		let end = this.bytes.indexOf(34, start);
		const name = this.text(start, end);
		if (!name.includes("\\")) return name;
		for (end = start; this.bytes[end] !== 34; end += 1) if (this.bytes[end] === BACKSLASH) end += 1;
		return JSON.parse(this.text(start - 1, end + 1));
	}
	/** Adds the name that was passed last to those of its object. Throws where it is one of them. */
	addName(names, start) {
		const { starts } = names;
		if (this.#hasEscapedName || starts.length === MOST_NAMES_COMPARED) names.texts ??= new Set(starts.map((other) => this.nameAt(other)));
		if (names.texts === void 0 ? this.#isOneOf(starts, start) : names.texts.has(this.nameAt(start))) throw this.#problem(DOUBLED_NAME, start - 1);
		names.texts?.add(this.nameAt(start));
		starts.push(start);
	}
	/** Passes a string; true where it has no escapes. */
	skipString() {
		this.#count();
		return this.#passString();
	}
	/** True, and passed, where these are the next bytes. */
	passes(bytes) {
		const { at } = this;
		for (let index = 0; index < bytes.length; index += 1) if (this.bytes[at + index] !== bytes[index]) return false;
		this.at = at + bytes.length;
		return true;
	}
	/** Passes a string that was remembered for `key`, where it comes again byte by byte; else false. */
	passesAgain(key) {
		const known = this.#remembered.get(key);
		if (known === void 0) return false;
		const { bytes, at } = this;
		const length = known.end - known.start;
		for (let index = 0; index < length; index += 1) if (bytes[at + index] !== bytes[known.start + index]) return false;
		this.at = at + length;
		this.#count();
		return true;
	}
	/** Remembers the string from `start` to here: the last one for each key. */
	remember(key, start) {
		const known = this.#remembered.get(key);
		if (known === void 0) this.#remembered.set(key, {
			start,
			end: this.at
		});
		else {
			known.start = start;
			known.end = this.at;
		}
	}
	#passString() {
		const { bytes } = this;
		let at = this.at + 1;
		while (PLAIN[bytes[at]] === 1) at += 1;
		if (bytes[at] !== 34) return this.#passEscapes(at);
		this.at = at + 1;
		return true;
	}
	/** Passes the rest of a string, from what does not stand for itself. */
	#passEscapes(start) {
		const { bytes } = this;
		let at = start;
		let isRight = true;
		while (bytes[at] !== 34) {
			if (bytes[at] !== BACKSLASH) throw this.#brokenString(at);
			isRight &&= this.#isEscape(at);
			at += 2;
			while (PLAIN[bytes[at]] === 1) at += 1;
		}
		if (!isRight) throw this.#problem("malformed escape in the string");
		this.at = at + 1;
		return false;
	}
	#isEscape(at) {
		return ESCAPED[this.bytes[at + 1]] === 1 || CODE_ESCAPE.test(this.text(at, at + 6));
	}
	#skipArray(depth) {
		for (let isMore = this.open(depth, 93); isMore; isMore = this.isMore(93)) this.skipValue(depth);
	}
	/** Passes a number, true, false or null. */
	#skipWord() {
		this.#count();
		const start = this.at;
		let end = start;
		while (IN_WORD[this.bytes[end]] === 1) end += 1;
		const text = this.text(start, end);
		this.at = end;
		if (text === "true" || text === "false" || text === "null") return;
		if (!isPlainNumber(NUMBER_TEXT.test(text) ? text : this.#wordIn(text, start))) this.hasOddNumber = true;
	}
	/** Where a word does not end where its letters and digits do, it is passed as far as it goes. */
	#wordIn(text, start) {
		this.at = start;
		const word = WORD.exec(text)?.[0];
		if (word === void 0) throw this.#problem("expected a value");
		this.at = start + word.length;
		return word;
	}
	#count() {
		this.values += 1;
		if (this.values > this.#mostValues) throw this.#tooMany(this.#mostValues, "values");
	}
	/** Without escapes, the same name has the same bytes. */
	#isOneOf(starts, start) {
		const { bytes } = this;
		for (const other of starts) {
			let length = 0;
			while (bytes[other + length] === bytes[start + length] && bytes[start + length] !== 34) length += 1;
			if (bytes[other + length] === bytes[start + length]) return true;
		}
		return false;
	}
	#tooMany(most, what) {
		return this.#problem(`more than ${most} ${what}`);
	}
	#unended(close) {
		return this.#problem(`expected a comma or the end of the ${close === 125 ? "object" : "array"}`);
	}
	#brokenString(at) {
		return this.#problem(at < this.bytes.length ? "control character in a string" : "string without end", at);
	}
	/** Positions are told in characters, and those past the end go on as bytes do. */
	#problem(problem, at = this.at) {
		const past = Math.max(0, at - this.bytes.length);
		return new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .JsonError */ .N3(problem, this.text(0, at).length + past);
	}
};
// src/json/parse-json.ts
/**
* Reads one JSON value that is the whole of a text, or of its bytes (UTF-8). It is stricter than `JSON.parse`: duplicate
* member names are refused, and so is JSON that is too deep (64), too wide (10,000 members in an object) or too large
* (1,000,000 values). Where a number could not say how it was written, all numbers of the text are a `JsonNumber`, and
* with `isExact` they always are. `__proto__` is a member like any other. Lone surrogate escapes pass. Throws `JsonError`.
*/
function parseJson(json, { isExact = false } = {}) {
	const walk = new JsonWalk(typeof json === "string" ? Buffer.from(json) : json);
	walk.skipValue(0);
	walk.end();
	return buildJson(json.toString(), isExact || walk.hasOddNumber);
}
// src/platform/schema/answer.ts
/**
* The answer of an operation, read. Throws `GateFailure` (`contract`) for a body that is not JSON, for a failure
* that comes with status 200 (`{"error": ...}`), and for everything that `read` refuses; the message names the place.
*/
function readAnswer(operation, read, body) {
	const value = parse(operation, body);
	if (hasError(value)) throw broken$1(operation, "it reports an error with status 200");
	try {
		return read(value);
	} catch (error) {
		if (!(error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT)) throw error;
		throw broken$1(operation, error.message);
	}
}
/** True for a failure that comes with status 200. */
function hasError(value) {
	return (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(value) && value.error !== void 0 && value.error !== null;
}
function parse(operation, body) {
	try {
		return parseJson(body);
	} catch (error) {
		if (!(error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .JsonError */ .N3)) throw error;
		throw broken$1(operation, `it is not the JSON expected: ${error.message}`);
	}
}
function broken$1(operation, problem) {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("contract", `${operation}: the answer breaks the documentation: ${problem}`);
}
// src/platform/schema/form.ts
function objectForm(members, isClosed) {
	const named = Object.entries(members).map(([name, { read, form }], index) => {
		return [name, {
			read,
			form,
			isText: form?.kind === "text",
			index,
			start: Buffer.from(`${JSON.stringify(name)}:`)
		}];
	});
	return {
		kind: "members",
		members: named.map(([, each]) => each),
		byName: new Map(named),
		isClosed
	};
}
// src/platform/schema/shown-words.ts
const VISIBILITIES = /* @__PURE__ */ new Set([
	"RULE_VISIBILITY_UNLISTED",
	"RULE_VISIBILITY_PUBLIC",
	"RULE_VISIBILITY_ORG_PRIVATE",
	"RULE_VISIBILITY_LOGGED_IN",
	"RULE_VISIBILITY_TEAM_TIER"
]);
const ORIGINS = /* @__PURE__ */ new Set([
	"RULE_ORIGIN_CUSTOM",
	"RULE_ORIGIN_COMMUNITY",
	"RULE_ORIGIN_PRO_RULES"
]);
const EPSS_CATEGORIES = /* @__PURE__ */ new Set([
	"EPSS_PROBABILITY_LOW",
	"EPSS_PROBABILITY_MEDIUM",
	"EPSS_PROBABILITY_HIGH",
	"EPSS_PROBABILITY_NONE"
]);
const RULE_PRODUCT_WORDS = /* @__PURE__ */ new Set([
	"RULE_TYPE_SAST",
	"RULE_TYPE_SCA",
	"RULE_TYPE_SECRETS"
]);
// src/platform/schema/wire-time.ts
const SPELLING = /^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})$/;
const MINUTE_MS = 6e4;
const DAYS_OF_MONTH = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
/** The calendar repeats itself after 400 years. */
const MS_OF_400_YEARS = 146097 * 864e5;
/**
* Gives the milliseconds since 1970 (UTC) of a time as the platform spells it, `2020-11-18T23:30:10Z` or
* `2020-11-18 23:30:10.216670+00:00`; undefined for anything else, days and hours that do not exist included.
*/
function parseWireTime(text) {
	if (!SPELLING.test(text)) return void 0;
	const year = digits(text, 0, 4);
	const month = digits(text, 5, 7);
	const day = digits(text, 8, 10);
	const hour = digits(text, 11, 13);
	const minute = digits(text, 14, 16);
	const second = digits(text, 17, 19);
	const offsetMs = zoneOffsetMs(text);
	if (day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return void 0;
	if (offsetMs === void 0) return void 0;
	return Date.UTC(year + 400, month - 1, day, hour, minute, second, milliseconds$1(text)) - MS_OF_400_YEARS - offsetMs;
}
/** The number of the digits from `start` to before `end`. */
function digits(text, start, end) {
	let value = 0;
	for (let at = start; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
	return value;
}
/** 0 for a month that does not exist. */
function daysIn(year, month) {
	const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	return month === 2 && isLeapYear ? 29 : DAYS_OF_MONTH[month - 1] ?? 0;
}
/** Further digits are dropped. */
function milliseconds$1(text) {
	return text[19] === "." ? Math.round(Number.parseFloat(`0${text.slice(19, 23)}`) * 1e3) : 0;
}
function zoneOffsetMs(text) {
	if (text.endsWith("Z")) return 0;
	const start = text.length - 6;
	const hours = digits(text, start + 1, start + 3);
	const minutes = digits(text, start + 4, start + 6);
	if (hours > 23 || minutes > 59) return void 0;
	return (text[start] === "-" ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
// src/platform/schema/wire.ts
/** False when missing: the service leaves false out. */
function flagOrFalse(value) {
	return (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) ? false : (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .flag */ .Jt)(value);
}
/** A counter: text or integer, from 0 to 2^63 - 1. */
function count(value) {
	const written = lexeme(value);
	if (written === void 0 || !(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isDigits)(written)) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("is not a count");
	return written.length === 1 ? ONE_DIGIT[Number(written)] : BigInt(written);
}
/** Every bigint has memory of its own, and most rules have few issues. */
const ONE_DIGIT = Array.from({ length: 10 }, (_, digit) => BigInt(digit));
/** Reads an integer that may be negative. */
function integer(value) {
	const written = lexeme(value);
	if (written === void 0 || !isInteger(written)) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("is not an integer");
	return BigInt(written);
}
/** The digits of an id, compared as they are. */
function id(value) {
	const written = lexeme(value);
	if (written === void 0 || !(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isDigits)(written)) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("is not an id");
	return written;
}
/**
* It is in milliseconds since 1970 (UTC). An empty text is a time that is not there, as null is, and so is a zero time:
* services write the year 1 or 1970 for what has not happened. A scan that has not begun would be the oldest of all.
*/
function timeIfAny(value) {
	if ((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) || value === "") return void 0;
	const ms = milliseconds((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(value));
	return ms > 0 ? ms : void 0;
}
/** The same for a time that is only shown: checked, and kept as sent. */
function timeTextIfAny(value) {
	if ((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) || value === "") return void 0;
	const written = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(value);
	milliseconds(written);
	return written;
}
/** An array; empty when missing: the service leaves empty arrays out. */
function listOrEmpty(read) {
	const whole = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)(read);
	return (value) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) ? [] : whole(value);
}
function milliseconds(written) {
	const ms = parseWireTime(written);
	if (ms === void 0) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("is not a time");
	return ms;
}
/** Gives a number or text as it was written. */
function lexeme(value) {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(value);
	return value instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .JsonNumber */ .WP ? value.text : void 0;
}
function isInteger(value) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isDigits)(value.startsWith("-") && value !== "-0" ? value.slice(1) : value);
}
// src/platform/schema/spelling.ts
/** An object with these members; further ones are tolerated. */
function spelled(facts) {
	const members = Object.entries(facts).map(([name, fact]) => "read" in fact ? {
		name,
		onWire: name,
		...fact
	} : {
		name,
		onWire: fact[0],
		...fact[1]
	});
	return {
		read(value) {
			const given = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH)(value);
			const found = {};
			for (const { name, onWire, read } of members) found[name] = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(given, onWire, read);
			return found;
		},
		write(of) {
			const ours = of;
			const written = members.map(({ name, onWire, write }) => [onWire, write(ours[name])]);
			return Object.fromEntries(written.filter(([, value]) => value !== void 0));
		},
		form: objectForm(Object.fromEntries(members.map((each) => [each.onWire, each])), false)
	};
}
/** The member may be null or missing, and is written as null: every answer that is shown has every member. */
function orNull({ read, write, form }) {
	const spelling = {
		read: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(read),
		write: (value) => value === void 0 ? null : write(value)
	};
	return form === void 0 ? spelling : {
		...spelling,
		form
	};
}
/** It takes a list, which may be missing. */
function listOf(element) {
	return {
		read: listOrEmpty(element.read),
		write: (list) => list.map(element.write),
		form: {
			kind: "list",
			element
		}
	};
}
// src/platform/schema/value-spellings.ts
const TEXT = {
	read: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
	write: asItIs,
	form: { kind: "text" }
};
const FLAG = {
	read: flagOrFalse,
	write: asItIs
};
const NUMBER = {
	read: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .number */ .ai,
	write: asItIs
};
const COUNT = {
	read: count,
	write: asItIs
};
const COUNT_AS_TEXT = {
	read: count,
	write: String
};
const INTEGER = {
	read: integer,
	write: asItIs
};
const OBJECT = {
	read: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH,
	write: asItIs,
	form: { kind: "object" }
};
/** A time is written in UTC, to the millisecond. */
const TIME = {
	read: timeIfAny,
	write: (ms) => ms === void 0 ? null : new Date(ms).toISOString()
};
const TIME_TEXT = {
	read: timeTextIfAny,
	write: (written) => written === void 0 ? null : written,
	form: { kind: "special-text" }
};
/** Takes everything, and keeps and writes nothing of it. */
const NOTHING = {
	read: () => void 0,
	write: () => void 0,
	form: { kind: "anything" }
};
/** Text of an enum that is only shown. */
function wordOf(known) {
	return {
		read: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
		write: asItIs,
		form: {
			kind: "word",
			known
		}
	};
}
/** The list of scans writes its ids as text. */
function idAsText() {
	return {
		read: id,
		write: asItIs
	};
}
/** The detail of a scan writes them as integers with all their digits. */
function idAsInteger() {
	return {
		read: id,
		write: BigInt
	};
}
function asItIs(value) {
	return value;
}
// src/platform/schema/issue-group.ts
/** The service leaves empty text out: a group without id or path still counts. */
const TEXT_OR_EMPTY = {
	...TEXT,
	read: (value) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) ? "" : (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(value)
};
const EPSS_SCORE = spelled({
	score: orNull(NUMBER),
	percentile: orNull(NUMBER),
	updatedAt: TIME_TEXT,
	categorization: orNull(wordOf(EPSS_CATEGORIES))
});
/** The members of an element of `groups`, in the order of the documentation. */
const GROUP_MEMBERS = {
	issuesCount: COUNT_AS_TEXT,
	ruleId: TEXT_OR_EMPTY,
	ruleShaSum: orNull(TEXT),
	ruleVisibility: orNull(wordOf(VISIBILITIES)),
	ruleMeta: orNull(spelled({
		author: orNull(TEXT),
		authorPhotoUrl: orNull(TEXT),
		rule: orNull(spelled({
			ruleId: orNull(TEXT),
			ruleVersionId: orNull(TEXT),
			origin: orNull(wordOf(ORIGINS))
		}))
	})),
	ruleLastChangeAt: TIME_TEXT,
	ruleLastChangeBy: orNull(TEXT),
	rulePath: TEXT_OR_EMPTY,
	ruleSourceUri: orNull(TEXT),
	ruleTestCases: listOf(spelled({
		target: orNull(TEXT),
		language: orNull(TEXT)
	})),
	ruleDefinition: NOTHING,
	ruleDeploymentName: orNull(TEXT),
	ruleSupersededBy: listOf(spelled({
		product: orNull(wordOf(RULE_PRODUCT_WORDS)),
		rulePath: orNull(TEXT)
	})),
	sastAttributes: orNull(OBJECT),
	scaAttributes: orNull(spelled({ epssScore: orNull(EPSS_SCORE) })),
	secretsAttributes: orNull(OBJECT)
};
const SENT_GROUP = spelled(GROUP_MEMBERS);
/** Reads one element of `groups`. */
function issueGroup(value) {
	const { ruleDefinition: _unread, sastAttributes, scaAttributes, secretsAttributes, ...read } = SENT_GROUP.read(value);
	const issueType = issueTypeOf({
		sast: sastAttributes,
		sca: scaAttributes,
		secrets: secretsAttributes
	});
	const unknownMembers = Object.keys((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH)(value)).filter((name) => !Object.hasOwn(GROUP_MEMBERS, name));
	return {
		group: {
			...read,
			issueType,
			epss: scaAttributes?.epssScore
		},
		unknownMembers
	};
}
/** A group that has several types at once is read as one without a type. */
function issueTypeOf(attributes) {
	const { sast, sca, secrets } = attributes;
	if (sast !== void 0) return sca === void 0 && secrets === void 0 ? "sast" : void 0;
	if (sca !== void 0) return secrets === void 0 ? "sca" : void 0;
	return secrets === void 0 ? void 0 : "secrets";
}
// src/platform/schema/notices.ts
const MAX_NOTICES = 5;
const MAX_NAME_LENGTH = 60;
/**
* What a page shows that the documentation does not know: new members of its groups, and new values of enums that are
* only shown. They are tolerated, and reported once per page. The names are text from the platform: hostile until rendered.
*/
function groupNotices(groups) {
	const notices = /* @__PURE__ */ new Set();
	for (const { group, unknownMembers } of groups) {
		for (const name of unknownMembers) note(notices, `unknown member ${named(name)} in an issue group`);
		noteValue(notices, "ruleVisibility", group.ruleVisibility, VISIBILITIES);
		noteValue(notices, "ruleMeta.rule.origin", group.ruleMeta?.rule?.origin, ORIGINS);
		noteValue(notices, "epssScore.categorization", group.epss?.categorization, EPSS_CATEGORIES);
		for (const { product } of group.ruleSupersededBy) noteValue(notices, "ruleSupersededBy.product", product, RULE_PRODUCT_WORDS);
	}
	return [...notices];
}
function noteValue(notices, member, value, known) {
	if (value !== void 0 && !known.has(value)) note(notices, `unknown value ${named(value)} of ${member} in an issue group`);
}
function note(notices, text) {
	if (notices.size < MAX_NOTICES) notices.add(text);
}
/** A long name is left out completely: a part of a secret would not be redacted. */
function named(name) {
	return name.length <= MAX_NAME_LENGTH ? name : `… (${name.length} characters)`;
}
// src/platform/schema/walk-form.ts
/**
* The value is not as plain as it has to be to be checked by its form. It may still be right: who builds it has the last
* word.
*/
var NotPlain = class extends Error {
	name = "NotPlain";
};
/** There is one for all: it says nothing, and is thrown often. */
const NOT_PLAIN = new NotPlain("not plain");
/** One object has at most so many members that are not of its form. It is far below what a text may have. */
const MOST_OTHERS = 64;
/** Readers get this for an object of which nothing is kept. */
const SOME_OBJECT = {};
/**
* Passes a value that its reader takes, and builds no more of it than its form needs. `depth` is that of what it is in.
* Throws `NotPlain` where a word or a member has to be reported, and what the reader throws.
*/
function walkValue(walk, checked, depth) {
	const token = walk.token();
	const { form } = checked;
	if (token === 34) walkString(walk, checked);
	else if (token === 123 && form?.kind === "members") walkMembers(walk, form, depth + 1);
	else if (token === 123 && form?.kind === "object") {
		walk.skipObject(depth + 1);
		checked.read(SOME_OBJECT);
	} else if (token === 91 && form?.kind === "list") walkElements(walk, form.element, depth + 1);
	else walkOther(walk, checked, depth);
}
function walkString(walk, { read, form }) {
	if (form !== void 0 && walk.passesAgain(form)) return;
	const start = walk.at;
	const isPlain = walk.skipString();
	if (form?.kind === "text" || form?.kind === "anything") return;
	const value = isPlain ? walk.text(start + 1, walk.at - 1) : JSON.parse(walk.text(start));
	if (form?.kind === "word" && !form.known.has(value)) throw NOT_PLAIN;
	read(value);
	if (form?.kind === "word" || form?.kind === "special-text") walk.remember(form, start);
}
function walkOther(walk, { read, form }, depth) {
	if (form?.kind === "anything") walk.skipValue(depth);
	else read(walk.readValue(depth));
}
function walkElements(walk, element, depth) {
	for (let isMore = walk.open(depth, 93); isMore; isMore = walk.isMore(93)) walkValue(walk, element, depth);
}
/** Passes an object. Each of its members is read once, as undefined where it is missing; a member that is not of the form is passed. */
function walkMembers(walk, form, depth) {
	const { members } = form;
	let others;
	let seen = 0;
	let next = 0;
	for (let isMore = walk.open(depth, 125); isMore; isMore = walk.isMore(125)) {
		const found = memberAt(walk, form, next);
		if (typeof found === "number") {
			others ??= { starts: [] };
			if (others.starts.length === MOST_OTHERS) throw NOT_PLAIN;
			walk.addName(others, found);
			walk.skipValue(depth);
		} else {
			if ((seen & 1 << found.index) !== 0) throw NOT_PLAIN;
			seen |= 1 << found.index;
			next = found.index + 1;
			if (!found.isText || walk.token() !== 34) walkValue(walk, found, depth);
			else walk.skipString();
		}
	}
	for (const { index, read } of members) if ((seen & 1 << index) === 0) read(void 0);
}
/**
* Passes the name of a member, and gives it; or where it starts, where it is not of the form. Most often it is the `next`
* one, or one that follows.
*/
function memberAt(walk, form, next) {
	walk.token();
	for (let index = next; index < form.members.length; index += 1) {
		const member = form.members[index];
		if (walk.passes(member.start)) return member;
	}
	const start = walk.skipName();
	walk.skipColon();
	const found = form.byName.get(walk.nameAt(start));
	if (found !== void 0) return found;
	if (form.isClosed) throw NOT_PLAIN;
	return start;
}
// src/platform/schema/counted-groups.ts
/** Reads the groups of a page one after the other, each gone before the next. */
var CountedGroups = class {
	#walk;
	/** A group that has nothing to report: its reader keeps what is counted. */
	#plainGroup;
	/** These groups have something to report. */
	#reported = [];
	#issuesCount = 0n;
	#ruleId = "";
	#rulePath = "";
	#ruleSourceUri;
	#sast;
	#sca;
	#secrets;
	constructor(walk) {
		this.#walk = walk;
		this.#plainGroup = {
			read: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH,
			form: objectForm(this.#members(), true)
		};
	}
	/** The group where the walk is. `depth` is that of the list. Throws `NotPlain`, `ShapeProblem`, `JsonError`. */
	next(depth) {
		this.#walk.token();
		const { at } = this.#walk;
		try {
			walkValue(this.#walk, this.#plainGroup, depth);
			return this.#counted();
		} catch (error) {
			if (!(error instanceof NotPlain || error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT)) throw error;
		}
		this.#walk.at = at;
		return this.#readWhole(depth);
	}
	/** What the groups so far have to report. */
	notices() {
		return groupNotices(this.#reported);
	}
	#members() {
		const { issuesCount, ruleId, rulePath, ruleSourceUri, sastAttributes, scaAttributes, secretsAttributes } = GROUP_MEMBERS;
		return {
			...GROUP_MEMBERS,
			issuesCount: { read: (value) => {
				this.#issuesCount = issuesCount.read(value);
			} },
			ruleId: { read: (value) => {
				this.#ruleId = ruleId.read(value);
			} },
			rulePath: { read: (value) => {
				this.#rulePath = rulePath.read(value);
			} },
			ruleSourceUri: { read: (value) => {
				this.#ruleSourceUri = ruleSourceUri.read(value);
			} },
			sastAttributes: {
				...sastAttributes,
				read: (value) => {
					this.#sast = sastAttributes.read(value);
				}
			},
			scaAttributes: { read: (value) => {
				this.#sca = scaAttributes.read(value);
				const category = this.#sca?.epssScore?.categorization;
				if (category !== void 0 && !EPSS_CATEGORIES.has(category)) throw NOT_PLAIN;
			} },
			secretsAttributes: {
				...secretsAttributes,
				read: (value) => {
					this.#secrets = secretsAttributes.read(value);
				}
			}
		};
	}
	#counted() {
		return {
			issuesCount: this.#issuesCount,
			ruleId: this.#ruleId,
			rulePath: this.#rulePath,
			ruleSourceUri: this.#ruleSourceUri,
			issueType: issueTypeOf({
				sast: this.#sast,
				sca: this.#sca,
				secrets: this.#secrets
			}),
			epss: this.#sca?.epssScore
		};
	}
	#readWhole(depth) {
		const read = issueGroup(this.#walk.readValue(depth));
		this.#reported.push(read);
		return read.group;
	}
};
// src/platform/schema/issue-group-list.ts
/** Members of a page that comes without groups: the service leaves out zeros and empty arrays. */
const MEMBERS_OF_EMPTY = /* @__PURE__ */ new Set([
	"cursor",
	"total",
	"fetched"
]);
const groupsOf = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)(issueGroup);
/** The issue group list response. One malformed group makes the whole page malformed: a finding must not get lost. */
function issueGroupList(value) {
	const answer = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH)(value);
	const hasGroups = Object.hasOwn(answer, "groups");
	if (!hasGroups && !Object.keys(answer).every((name) => MEMBERS_OF_EMPTY.has(name))) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("has other members but no groups");
	const groups = hasGroups ? (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "groups", groupsOf) : [];
	const cursor = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "cursor", (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq));
	const total = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "total", (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(count));
	const fetched = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "fetched", (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(count));
	if (!hasGroups && (isPositive(total) || isPositive(fetched))) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("counts groups but has none");
	return {
		page: {
			groups: groups.map(({ group }) => group),
			total,
			fetched,
			notices: groupNotices(groups)
		},
		cursor
	};
}
function isPositive(value) {
	return value !== void 0 && value > 0n;
}
// src/platform/schema/counted-page.ts
/**
* The issue group list response, with what is counted of its groups. Every member is checked as `issueGroupList` does,
* but a page is never built: what is thrown away at once costs time and memory. Throws what `readAnswer` throws, which
* has the last word where the answer is not plain.
*/
function readCountedPage(operation, body) {
	return plainPage(body) ?? readAnswer(operation, issueGroupList, body);
}
/** The same; undefined where the answer is not plain. */
function plainPage(body) {
	try {
		return walkPage(new JsonWalk(body));
	} catch (error) {
		if (error instanceof NotPlain || error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT || error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .JsonError */ .N3) return void 0;
		throw error;
	}
}
/** The groups are walked, and all around them is read as if there were none. */
function walkPage(walk) {
	goToGroups(walk);
	const start = walk.at;
	const { groups, notices } = readGroups(walk);
	const rest = `${walk.text(0, start)}[]${walk.text(walk.at, walk.bytes.length)}`;
	if (walk.values + rest.length > 1e6) throw NOT_PLAIN;
	const answer = parseJson(rest);
	if (!(0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(answer) || hasError(answer)) throw NOT_PLAIN;
	const { page, cursor } = issueGroupList(answer);
	return {
		page: {
			...page,
			groups,
			notices
		},
		cursor
	};
}
/** Moves to the value of the answer's own member `groups`. */
function goToGroups(walk) {
	if (walk.token() !== 123) throw NOT_PLAIN;
	let isMore = walk.open(1, 125);
	while (isMore && nameOf(walk) !== "groups") {
		walk.skipValue(1);
		isMore = walk.isMore(125);
	}
	if (walk.token() !== 91) throw NOT_PLAIN;
}
function nameOf(walk) {
	const start = walk.skipName();
	walk.skipColon();
	return walk.nameAt(start);
}
function readGroups(walk) {
	const groups = [];
	const reader = new CountedGroups(walk);
	for (let isMore = walk.open(2, 93); isMore; isMore = walk.isMore(93)) groups.push(reader.next(2));
	return {
		groups,
		notices: reader.notices()
	};
}
// src/platform/schema/scan-detail.ts
/** The document shows an object of text, other sources plain text. */
const TITLE = {
	read(value) {
		if (typeof value === "string") return value;
		const entries = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(value) ? Object.entries(value) : [];
		const isText = entries.every((entry) => typeof entry[1] === "string");
		if (!(0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(value) || !isText) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("is neither text nor an object of text");
		return Object.fromEntries(entries);
	},
	write: (title) => title
};
const CHANGE_NUMBER = {
	read: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(changeNumber),
	write: (digits) => digits === void 0 ? null : BigInt(digits)
};
/** It is no member of the document: where the platform does not send it, it is not shown. */
const DISPLAY_NAME = {
	read: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq),
	write: (name) => name
};
const NAMED_META = spelled({
	branch: orNull(TEXT),
	commit: orNull(TEXT),
	config: orNull(TEXT),
	repoUrl: ["repo_url", orNull(TEXT)],
	ciJobUrl: ["ci_job_url", orNull(TEXT)],
	repository: orNull(TEXT),
	repoDisplayName: ["repo_display_name", DISPLAY_NAME],
	commitTitle: ["commit_title", orNull(TITLE)],
	pullRequestId: ["pull_request_id", CHANGE_NUMBER],
	pullRequestTitle: ["pull_request_title", orNull(TITLE)],
	commitAuthorName: ["commit_author_name", orNull(TEXT)],
	commitAuthorImageUrl: ["commit_author_image_url", orNull(TEXT)],
	commitAuthorEmail: ["commit_author_email", orNull(TEXT)],
	commitAuthorUsername: ["commit_author_username", orNull(TEXT)],
	pullRequestAuthorUsername: ["pull_request_author_username", orNull(TEXT)],
	pullRequestAuthorImageUrl: ["pull_request_author_image_url", orNull(TEXT)]
});
/** The answer of the scan read operation. It has no status: only the list has one. */
const SCAN_DETAIL = spelled({
	id: idAsInteger(),
	deploymentId: ["deployment_id", orNull(idAsInteger())],
	repositoryId: ["repository_id", orNull(idAsInteger())],
	startedAtMs: ["started_at", TIME],
	completedAtMs: ["completed_at", TIME],
	exitCode: ["exit_code", orNull(INTEGER)],
	hasLogs: ["has_logs", FLAG],
	enabledProducts: ["enabled_products", listOf(TEXT)],
	stats: orNull(spelled({
		findings: orNull(COUNT),
		totalTimeSeconds: ["total_time", orNull(NUMBER)]
	})),
	meta: orNull({
		read(value) {
			const given = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH)(value);
			const [on, misspelt] = ["on", "true"].map((name) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(given, name, (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)));
			return {
				...NAMED_META.read(given),
				event: on === void 0 ? misspelt : on
			};
		},
		write: ({ event, ...named }) => ({
			...NAMED_META.write(named),
			on: orNull(TEXT).write(event)
		})
	})
});
/**
* The digits of a pull request's number. Zero is none, and so is every text that is not digits alone: what the scanner
* found in a variable that its CI system left empty, set to `false`, or did not fill in.
*/
function changeNumber(value) {
	const digits = typeof value === "string" ? value : String(integer(value));
	return /^0*([1-9][0-9]*)$/.exec(digits)?.[1];
}
// src/platform/wire-words.ts
const WIRE_ISSUE_TYPES = {
	sast: "ISSUE_TYPE_SAST",
	sca: "ISSUE_TYPE_SCA",
	secrets: "ISSUE_TYPE_SECRETS",
	research: "ISSUE_TYPE_RESEARCH",
	"ai-sast": "ISSUE_TYPE_AI_SAST"
};
const WIRE_SCAN_STATUSES = {
	running: "SCAN_STATUS_RUNNING",
	completed: "SCAN_STATUS_COMPLETED",
	pending: "SCAN_STATUS_PENDING",
	cancelled: "SCAN_STATUS_CANCELLED",
	error: "SCAN_STATUS_ERROR",
	"never-finished": "SCAN_STATUS_NEVER_FINISHED"
};
// src/platform/schema/scan-list.ts
const KNOWN_STATUSES = new Map(_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .SCAN_STATUSES */ .tZ.map((status) => [WIRE_SCAN_STATUSES[status], status]));
const STATUS = {
	read(value) {
		const word = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)(value);
		const known = KNOWN_STATUSES.get(word);
		return known === void 0 ? { unknown: word } : known;
	},
	write: (status) => typeof status === "string" ? WIRE_SCAN_STATUSES[status] : status.unknown
};
const COUNTS = spelled({
	code: orNull(COUNT),
	secrets: orNull(COUNT),
	supplyChain: ["supply_chain", orNull(COUNT)],
	total: orNull(COUNT)
});
/** It is one element of `scans`. */
const SCAN = spelled({
	id: idAsText(),
	deploymentId: ["deployment_id", orNull(idAsText())],
	repositoryId: ["repository_id", orNull(idAsText())],
	branch: orNull(TEXT),
	commit: orNull(TEXT),
	startedAtMs: ["started_at", TIME],
	completedAtMs: ["completed_at", TIME],
	status: STATUS,
	exitCode: ["exit_code", orNull(INTEGER)],
	enabledProducts: ["enabled_products", listOf(TEXT)],
	findingsCounts: ["findings_counts", {
		...COUNTS,
		read: (value) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isMissing */ .b2)(value) ? _scan_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_COUNTS */ .lZ : COUNTS.read(value)
	}],
	isFullScan: ["is_full_scan", FLAG],
	isPartialScan: ["is_partial_scan", FLAG],
	totalTimeSeconds: ["total_time", orNull(NUMBER)]
});
/**
* The scan list response. Its entries are read one by one: a malformed one of one commit must not stop the runs for all others,
* so it is passed on as malformed, and the gate judges it.
*/
function scanList(value) {
	const answer = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .anyObject */ .aH)(value);
	const hasScans = Object.hasOwn(answer, "scans");
	if (!hasScans && !Object.keys(answer).every((name) => name === "cursor")) throw new _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT("has other members but no scans");
	const entries = hasScans ? (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "scans", (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)(scanOrProblem)) : [];
	const page = {
		scans: [],
		malformed: []
	};
	for (const entry of entries) if ("problem" in entry) page.malformed.push(entry);
	else page.scans.push(entry);
	return {
		page,
		cursor: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(answer, "cursor", (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq))
	};
}
function scanOrProblem(value) {
	try {
		return SCAN.read(value);
	} catch (error) {
		if (error instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT) return malformedScan(value, error.message);
		throw error;
	}
}
function malformedScan(entry, problem) {
	const commit = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(entry) ? entry.commit ?? void 0 : entry;
	const isReadable = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(entry) && (commit === void 0 || typeof commit === "string");
	return {
		commit: isReadable ? commit : void 0,
		isCommitReadable: isReadable,
		problem
	};
}
// src/platform/operations.ts
function platformOf(transport, baseUrl, deployment) {
	return {
		transport,
		addresses: platformAddresses(baseUrl, deployment),
		deployment
	};
}
/** The same with what is counted of the groups. */
function countIssues(platform, request, signal) {
	return searchPages(platform, request, signal, readCountedPage);
}
function searchPages(platform, request, signal, read) {
	const operation = "issue search";
	return readPages(operation, request.cursor, async (cursor) => {
		const body = JSON.stringify({
			deploymentId: platform.deployment,
			...request,
			cursor
		});
		const url = platform.addresses.issueSearch;
		return consume((await platform.transport.send({
			operation,
			method: "POST",
			url,
			body,
			isRepeatable: true,
			signal
		})).body, (whole) => read(operation, whole));
	});
}
/** 2. List scans (beta) of the past 30 days: pages to the end. */
function listScans(platform, request, phase) {
	const operation = "scan list";
	return readPages(operation, request.cursor, async (cursor) => {
		const body = JSON.stringify(scanListBody(platform.deployment, {
			...request,
			...cursor === void 0 ? {} : { cursor }
		}));
		const url = platform.addresses.scanList;
		const answer = await platform.transport.send({
			operation,
			method: "POST",
			url,
			body,
			isRepeatable: true,
			phase
		});
		const { page, cursor: next } = readText(operation, scanList, answer);
		return {
			page: {
				...page,
				serverTimeMs: answer.serverTimeMs
			},
			cursor: next
		};
	});
}
/** The body of a scan list request. Its ids are integers, unrounded. */
function scanListBody(deployment, { repository_id, ...rest }) {
	return {
		deploymentId: exactInteger(deployment),
		...repository_id === void 0 ? {} : { repository_id: exactInteger(repository_id) },
		...rest
	};
}
/** 3. Get scan details. With `aside` they are asked for once, until that signal stops it. */
async function readScan(platform, id, phase, aside) {
	const operation = "scan detail";
	const url = platform.addresses.scan(id);
	const isRepeatable = aside === void 0;
	const answer = await platform.transport.send({
		operation,
		method: "GET",
		url,
		isRepeatable,
		phase,
		signal: aside
	});
	return readText(operation, SCAN_DETAIL.read, answer);
}
function readText(operation, read, { body }) {
	return consume(body, (whole) => readAnswer(operation, read, whole));
}
/** The digits of an id as a JSON integer, beyond 2^53 too. */
function exactInteger(digits) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isDigits)(digits)) throw new Error("an id that is not digits");
	return JSON.rawJSON(digits);
}
// src/platform/requests/gate-requests.ts
/**
* The gate's issue search in wire form: what it must always say, and never a deprecated member. Throws a plain error for
* a search without refs (it would count every branch), and for a `where` with a member that a policy may not set.
*/
function issueSearchRequest(search) {
	const { where = {}, severities } = search;
	if (search.refs.length === 0) throw new Error("an issue search without refs");
	const refused = _issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .FILTER_MEMBER_NAMES */ .nN.find((name) => name in where && (0,_issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .filterMember */ .PH)(name).refusal !== void 0);
	if (refused !== void 0) throw new Error(`a policy filter with the member ${refused}`);
	return {
		issueTypes: search.issueTypes.map((type) => WIRE_ISSUE_TYPES[type]),
		groupBy: "GROUP_BY_RULE",
		limit: search.pageSize,
		filter: {
			...where,
			repositoryIds: [search.repositoryId, ...search.alsoOf ?? []],
			refs: search.refs,
			aggregateIssueStates: search.states.map((state) => wireName(_issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .FILTER_MEMBERS */ .X.aggregateIssueStates.prefix, state)),
			...severities === void 0 ? {} : { severities: severities.map((name) => wireName(_issue_filter_js__WEBPACK_IMPORTED_MODULE_4__/* .FILTER_MEMBERS */ .X.severities.prefix, name)) }
		},
		sortBy: "SORT_BY_ISSUE_COUNTS",
		sortDirection: "SORT_DIRECTION_DESC"
	};
}
/** The gate's scan search in wire form: the largest pages, no filter that could hide a scan. */
function scanSearchRequest(search) {
	return {
		...search.repositoryId === void 0 ? {} : { repository_id: search.repositoryId },
		...search.branch === void 0 ? {} : { branch: search.branch },
		...search.sinceMs === void 0 ? {} : { since: new Date(search.sinceMs).toISOString() },
		limit: 500
	};
}
/** The platform's spelling of one of our words. */
function wireName(prefix, name) {
	return prefix + name.toUpperCase().replaceAll("-", "_");
}
// src/http/request-line.ts
/**
* Makes of one attempt a line for the log: no header, no body, and of the address neither the user nor the query, which
* may hold secrets.
*/
function requestLine({ method, url, outcome, ms, attempt }) {
	const query = url.search === "" ? "" : "?…";
	return `${method} ${url.origin}${url.pathname}${query}: ${outcome}, ${Math.round(ms)} ms, attempt ${attempt}`;
}
// src/http/user-agent.ts
/** What every request names as its sender. */
const USER_AGENT = "findings-gate";
// src/platform/answer-status.ts
/** Only the status classifies an answer: bodies of failures are not documented and not read. */
function meaningOfStatus(status) {
	if (status >= 200 && status < 300) return never("api-changed", "only 200 is a documented success");
	if (status >= 300 && status < 400) return never("redirect", "redirects are never followed with a token");
	if (status === 401) return {
		reason: "auth",
		retry: "confirm",
		hint: "the token is not accepted"
	};
	if (status === 403) return {
		reason: "auth",
		retry: "confirm",
		hint: "the token may not do this: Web API permission, scopes"
	};
	if (status === 404) return never("not-found", "Web API permission of the token, the deployment's id or the platform's address");
	if (status === 410) return never("gone", "the operation is retired for this deployment");
	if (status === 429) return {
		reason: "rate-limited",
		retry: "transient",
		hint: "too many requests"
	};
	if (status === 408 || status === 425) return {
		reason: "server",
		retry: "transient",
		hint: ""
	};
	if (status >= 500 && status !== 501) return {
		reason: "server",
		retry: "transient",
		hint: ""
	};
	return never("api-changed", "the request is not understood");
}
function never(reason, hint) {
	return {
		reason,
		retry: "never",
		hint
	};
}
// src/platform/connection-error.ts
/** Classifies what the HTTP client threw by the error codes in its chain of causes. */
function connectionProblem(thrown) {
	const codes = errorCodes(thrown);
	const tls = codes.find(isTrustCode);
	if (tls !== void 0) return {
		kind: "tls",
		code: tls
	};
	return {
		kind: "network",
		code: codes.at(-1) ?? "connection failed"
	};
}
const MAX_CAUSES = 8;
/** Codes of the chain, outermost first; the innermost one says the most. */
function errorCodes(thrown) {
	const codes = [];
	let error = thrown;
	for (let depth = 0; depth < MAX_CAUSES && error instanceof Error; depth += 1) {
		if ("code" in error && typeof error.code === "string" && /^[A-Z0-9_]+$/.test(error.code)) codes.push(error.code);
		error = error instanceof AggregateError ? error.errors.at(0) : error.cause;
	}
	return codes;
}
/** Node's names of OpenSSL's certificate verdicts (`X509_V_ERR_*`) that have no common prefix. */
const CERTIFICATE_CODES = /* @__PURE__ */ new Set([
	"UNABLE_TO_GET_ISSUER_CERT",
	"UNABLE_TO_GET_CRL",
	"UNABLE_TO_DECRYPT_CERT_SIGNATURE",
	"UNABLE_TO_DECRYPT_CRL_SIGNATURE",
	"UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
	"UNABLE_TO_VERIFY_LEAF_SIGNATURE",
	"DEPTH_ZERO_SELF_SIGNED_CERT",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"HOSTNAME_MISMATCH",
	"INVALID_CA",
	"INVALID_PURPOSE",
	"PATH_LENGTH_EXCEEDED",
	"CERT_CHAIN_TOO_LONG",
	"CERT_SIGNATURE_FAILURE",
	"CERT_NOT_YET_VALID",
	"CERT_HAS_EXPIRED",
	"CERT_REVOKED",
	"CERT_REJECTED",
	"CERT_UNTRUSTED",
	"CRL_SIGNATURE_FAILURE",
	"CRL_NOT_YET_VALID",
	"CRL_HAS_EXPIRED",
	"EPROTO"
]);
/** A handshake that took too long, or that the other side broke off: a problem of the network, not of trust. */
const CUT_SHORT = /* @__PURE__ */ new Set(["ERR_TLS_HANDSHAKE_TIMEOUT", "ERR_SSL_UNEXPECTED_EOF_WHILE_READING"]);
function isTrustCode(code) {
	if (CUT_SHORT.has(code)) return false;
	return code.startsWith("ERR_TLS_") || code.startsWith("ERR_SSL_") || CERTIFICATE_CODES.has(code);
}
// src/platform/http-date.ts
const IMF_FIXDATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
/**
* Gives the milliseconds since 1970 (UTC) of an HTTP header's date (`Wed, 18 Nov 2020 23:30:10 GMT`), undefined for
* anything else. The two obsolete forms of HTTP are not read: no server writes them today.
*/
function parseHttpDate(text) {
	if (text === void 0 || !IMF_FIXDATE.test(text)) return void 0;
	const ms = Date.parse(text);
	return Number.isNaN(ms) || new Date(ms).toUTCString() !== text ? void 0 : ms;
}
// src/platform/attempt.ts
/**
* Sends a call once and reads the whole answer. Failures that depend on the network or on the status are returned as a result; an
* answer that no repetition can fix is thrown (`GateFailure`: `too-large`, `contract`), and so is a stop from outside
* (`cancelled`). The token is in `headers` and nowhere else.
*/
async function attemptCall(dispatcher, call, headers, limits) {
	const cut = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .startCut */ .LF)(limits);
	let body;
	try {
		const response = await dispatcher.request({
			origin: call.url.origin,
			path: call.url.pathname + call.url.search,
			method: call.method,
			headers,
			body: call.body ?? null,
			signal: cut.signal
		});
		body = response.body;
		const serverTimeMs = parseHttpDate(headerText(response.headers, "date"));
		if (response.statusCode !== 200) {
			const retryAfter = headerText(response.headers, "retry-after");
			return {
				kind: "failed",
				failure: {
					...statusFailure(response.statusCode),
					retryAfter,
					serverTimeMs
				}
			};
		}
		return {
			kind: "answered",
			answer: {
				body: await readBody(body, headerText(response.headers, "content-encoding")),
				serverTimeMs
			}
		};
	} catch (error) {
		if (limits.signal?.aborted) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("cancelled", "stopped from outside", { cause: error });
		if (error instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) throw error;
		return {
			kind: "failed",
			failure: cut.isTimeUp() ? timeUp(limits.timeoutMs, error) : broken(error)
		};
	} finally {
		cut.end();
		body?.on("error", () => {}).destroy();
	}
}
function statusFailure(status) {
	const { reason, retry, hint } = meaningOfStatus(status);
	return {
		reason,
		retry,
		message: hint === "" ? `answered ${status}` : `answered ${status} (${hint})`
	};
}
function timeUp(timeoutMs, cause) {
	return {
		reason: "network",
		message: `no complete answer within ${Math.ceil(timeoutMs) / 1e3} s`,
		retry: "transient",
		retryAfter: void 0,
		serverTimeMs: void 0,
		cause
	};
}
function broken(cause) {
	const { kind, code } = connectionProblem(cause);
	return {
		reason: kind,
		message: kind === "tls" ? `the TLS connection is not trusted (${code})` : `the connection failed (${code})`,
		retry: kind === "tls" ? "never" : "transient",
		retryAfter: void 0,
		serverTimeMs: void 0,
		cause
	};
}
/** A header that was sent several times is a list, as in HTTP. */
function headerText(headers, name) {
	const value = headers[name];
	return Array.isArray(value) ? value.join(", ") : value;
}
// src/platform/retry-timing.ts
const MAX_ATTEMPTS = 4;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 2e4;
/** Spreads parallel requests that were all given the same time; that time is still met to within 1 s. */
const SPREAD_MS = 250;
/**
* Whether and when a failed request is sent again (docs/verdict-rules/what-is-asked.md#requests-and-retries). Pure:
* same input, same decision.
*/
function decideRetry(failed) {
	if (failed.retry === "never") return giveUp("");
	if (failed.retry === "confirm" && failed.confirmations > 1) return giveUp("");
	if (failed.attempt >= MAX_ATTEMPTS) return giveUp(`after ${MAX_ATTEMPTS} attempts`);
	const asked = askedWaitMs(failed.retryAfter, failed.serverTimeMs);
	const afterMs = asked === void 0 ? ownWaitMs(failed) : asked + failed.random * SPREAD_MS;
	if (asked !== void 0 && afterMs >= Math.min(failed.phaseLeftMs, failed.timeLeftMs)) return giveUp(untilText(failed.serverTimeMs + asked), failed.retry === "confirm" ? void 0 : "rate-limited");
	if (afterMs >= failed.timeLeftMs) return giveUp("no time is left for another attempt");
	if (failed.quotaLeft <= 0) {
		if (failed.retry === "confirm") return giveUp("");
		return giveUp(`all 20 retries of this run are used up`, "budget");
	}
	return {
		kind: "retry",
		afterMs
	};
}
function giveUp(why, reason) {
	return {
		kind: "give-up",
		why,
		reason
	};
}
function ownWaitMs({ random, attempt }) {
	return random * backoffCapMs(attempt);
}
/** The wait that the server asks for; undefined where the header is absent, malformed, zero or past. */
function askedWaitMs(retryAfter, serverTimeMs) {
	if (retryAfter === void 0) return void 0;
	const text = retryAfter.trim();
	const date = parseHttpDate(text);
	const ms = /^[0-9]+$/.test(text) ? Number(text) * 1e3 : date === void 0 ? 0 : date - serverTimeMs;
	return ms > 0 ? ms : void 0;
}
function backoffCapMs(attempt) {
	return Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
}
function untilText(atMs) {
	const at = new Date(atMs);
	return `the platform asks to wait until ${Number.isNaN(at.getTime()) ? "a time too far away" : at.toISOString()}, beyond the time that is left`;
}
// src/platform/transport.ts
/** The way to one platform: one origin, one token, one quota of retries for the whole run. */
function createTransport(options) {
	const { baseUrl, token, readBy, finishBy = readBy, clock, random, log } = options;
	const dispatcher = options.dispatcher ?? createDispatcher(baseUrl, options.proxy);
	let sent = 0;
	let quotaLeft = 20;
	/** How much of a phase is left; zero or less once it is over. Requests of every phase go on to the end of reading. */
	function remainingMs(phase) {
		return (phase === "polling" ? finishBy : readBy) - clock.now();
	}
	async function send(call) {
		if (call.url.origin !== baseUrl.origin) throw new Error("a request to another origin than the base URL");
		const signal = call.signal ?? options.signal;
		const headers = requestHeaders(token, call.body !== void 0);
		let confirmations = 0;
		let attempts = 0;
		async function attempt() {
			if (signal?.aborted) throw stopped(call, signal.reason);
			const timeoutMs = Math.min(options.requestTimeoutMs, remainingMs("reading"));
			if (timeoutMs <= 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("network", `${call.operation}: the time of the run is over`);
			sent += 1;
			attempts += 1;
			return told(call, attempts, attemptCall(dispatcher, call, headers, {
				timeoutMs,
				signal
			}));
		}
		/** Each attempt is a line of the log, whatever becomes of it. */
		async function told(call, number, attempted) {
			const monotonicStart = clock.now();
			const tell = (outcome) => log?.debug(requestLine({
				...call,
				outcome,
				ms: clock.now() - monotonicStart,
				attempt: number
			}));
			try {
				const result = await attempted;
				tell(result.kind === "answered" ? "answered 200" : result.failure.message);
				return result;
			} catch (error) {
				if (!(error instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure)) throw error;
				tell(error.message);
				throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure(error.reason, `${call.operation}: ${error.message}`, { cause: error.cause });
			}
		}
		function nextInMs(failure, attempts) {
			if (failure.retry === "confirm") confirmations += 1;
			const decision = decideRetry({
				attempt: attempts,
				retry: call.isRepeatable ? failure.retry : "never",
				confirmations,
				retryAfter: failure.retryAfter,
				serverTimeMs: failure.serverTimeMs ?? clock.wallNow(),
				timeLeftMs: remainingMs("reading"),
				phaseLeftMs: remainingMs(call.phase ?? "reading"),
				quotaLeft,
				random: random()
			});
			if (decision.kind === "give-up") throw givenUp(call, failure, decision);
			quotaLeft -= 1;
			const when = `attempt ${attempts + 1} in ${Math.round(decision.afterMs)} ms`;
			log?.debug(`${call.operation}: ${failure.message}; ${when}`);
			return decision.afterMs;
		}
		return (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .retry */ .L5)({
			attempt,
			nextInMs,
			sleep: (ms) => pause(call, ms, signal)
		});
	}
	async function pause(call, ms, signal) {
		try {
			await clock.sleep(ms, signal);
		} catch (error) {
			if (signal?.aborted) throw stopped(call, error);
			throw error;
		}
	}
	return {
		send,
		requestsSent: () => sent
	};
}
function requestHeaders(token, hasBody) {
	return {
		accept: "application/json",
		"accept-encoding": ACCEPTED_ENCODINGS,
		authorization: `Bearer ${token}`,
		"user-agent": USER_AGENT,
		...hasBody ? { "content-type": "application/json" } : {}
	};
}
function stopped(call, cause) {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("cancelled", `${call.operation}: stopped from outside`, { cause });
}
function givenUp(call, failure, decision) {
	const why = call.method === "DELETE" && failure.retry === "transient" ? "not retried; it may have been carried out anyway" : decision.why;
	const message = `${call.operation}: ${failure.message}${why === "" ? "" : `; ${why}`}`;
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure(decision.reason ?? failure.reason, message, { cause: failure.cause });
}
// src/platform/client.ts
/** The gate's client: three reads. Nothing in it leads to an operation that changes the platform. */
function createFindingsReader(options) {
	keepRoomForNewValuesSmall();
	const transport = createTransport(options);
	const platform = platformOf(transport, options.baseUrl, options.deploymentId);
	return {
		listScans: (search, phase) => listScans(platform, scanSearchRequest(search), phase),
		readScan: (id, phase, aside) => readScan(platform, id, phase, aside),
		searchIssues: (search, signal) => countIssues(platform, issueSearchRequest(search), signal),
		requestsSent: transport.requestsSent
	};
}
// src/platform/platform-side.ts
/** What the gate uses of the platform. Throws `GateFailure` (`tls`, `config`) before anything is sent. */
function createPlatformSide(options) {
	const { inputs, monotonicStart } = options;
	const { baseUrl } = inputs;
	const client = clientOptions({
		...options,
		...(0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .deadlinesOf */ .b0)(inputs, monotonicStart)
	});
	const shared = {
		...client,
		dispatcher: createDispatcher(baseUrl, client.proxy)
	};
	return {
		reader: createFindingsReader(shared),
		openPlaces: async () => (await __webpack_require__.e(/* import() */ 965).then(__webpack_require__.bind(__webpack_require__, 5965))).createPlacesReader(shared),
		links: {
			...platformLinks(baseUrl),
			run: options.runUrl
		},
		whenSent: (listener) => whenFirstSent(baseUrl.origin, listener)
	};
}
/** How one deployment is reached. Throws `GateFailure` (`tls`, `config`). */
function clientOptions(options) {
	return {
		...transportOptions(options),
		deploymentId: options.inputs.deploymentId
	};
}
/** How the platform is reached. Throws `GateFailure` (`tls`, `config`). */
function transportOptions(options) {
	const { env, inputs, clock, random, log, signal, readBy, finishBy } = options;
	if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("tls", "NODE_TLS_REJECT_UNAUTHORIZED=0 is set: without certificate checks anybody could answer for the platform, so nothing is sent");
	const proxy = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.readProxySettings)(env);
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isShownToProxy)(inputs.baseUrl, proxy)) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", ["the address of the platform is plain http, and HTTP_PROXY names a proxy, which would read the token:", "write https, or put the host into NO_PROXY"].join(" "));
	return {
		baseUrl: inputs.baseUrl,
		token: inputs.apiToken,
		requestTimeoutMs: inputs.requestTimeoutMs,
		readBy,
		finishBy,
		clock,
		random,
		signal,
		proxy,
		log
	};
}
// src/target/actions-run.ts
/** Reads the runner's variables; undefined outside of a workflow. */
function readRun(env) {
	const { GITHUB_RUN_ID: id = "", GITHUB_RUN_ATTEMPT: attempt = "", GITHUB_REPOSITORY: repository = "" } = env;
	if (!/^\d{1,20}$/.test(id) || !/^[1-9]\d{0,8}$/.test(attempt) || repository === "") return void 0;
	const server = (env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, "");
	return {
		id,
		attempt: Number(attempt),
		url: `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`
	};
}
// src/target/checkout.ts
/** Says where the checkout comes from. GitHub's own variables go before what a CI system or git says. */
function checkoutOf(env, elsewhere = {}) {
	const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: name = "" } = env;
	const host = url !== void 0 && URL.canParse(url) ? new URL(url).host : elsewhere.host;
	const repository = name.trim();
	if (elsewhere.path !== void 0 || elsewhere.names !== void 0 || repository === "") return {
		...elsewhere,
		host
	};
	const code = [env.GITEA_ACTIONS, env.FORGEJO_ACTIONS].some((mark) => mark !== void 0 && mark !== "") || url === void 0 ? void 0 : (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .codeHostAt */ .PW)("github", `${url.replace(/\/+$/, "")}/${repository}`);
	return {
		host,
		path: repository,
		names: [repository],
		code
	};
}
/**
* The checkout of a judged commit. Of a commit that somebody wrote down, only the name of its project can say that it is one of this
* repository: the same name, or one below it.
*/
function checkoutWith(checkout, { isCommitGiven, repository }) {
	const project = repository.toLowerCase();
	const names = (checkout.names ?? []).map((name) => name.toLowerCase());
	return !isCommitGiven || names.some((name) => project === name || project.startsWith(`${name}/`)) ? checkout : {
		...checkout,
		code: void 0
	};
}
// src/forge/github/policy-location.ts
/**
* Reads the input `policy-file`: `path/in/this/repository.yml` or `owner/repo/path@ref`. Throws `GateFailure` (`config`) for
* any text that could name a file outside the repository, before anything is contacted.
*/
function parsePolicyLocation(text) {
	return locationIn(text, "policy-file");
}
/** Reads the input `waivers-file`: a path in this repository. Throws as `parsePolicyLocation` does. */
function parseWaiversPath(text) {
	const location = locationIn(text, "waivers-file");
	if (location.kind === "here") return location.path;
	throw refusal("waivers-file", "waivers are those of this repository; write a path without @");
}
function locationIn(text, input) {
	const at = text.indexOf("@");
	if (at === -1) return {
		kind: "here",
		path: checkedPath(text, input)
	};
	const [owner = "", name = "", ...rest] = checkedPath(text.slice(0, at), input).split("/");
	const ref = text.slice(at + 1);
	if (rest.length === 0) throw refusal(input, "a path with @ is owner/repo/path@ref");
	if (!/^[\w.-]+$/.test(owner) || !/^[\w.-]+$/.test(name)) throw refusal(input, "owner or repository is not a name on GitHub");
	if (!isPlainRef(ref)) throw refusal(input, "what follows @ is not a branch, tag or commit");
	return {
		kind: "elsewhere",
		repository: `${owner}/${name}`,
		path: rest.join("/"),
		ref
	};
}
function checkedPath(path, input) {
	if (/[\p{Cc}\p{Zl}\p{Zp}\\%:?*"<>|]/u.test(path)) throw refusal(input, "it has a character that a path must not have");
	if (!path.split("/").every((segment) => ![
		"",
		".",
		".."
	].includes(segment))) throw refusal(input, "it must be a path from the root of the repository, without . or ..");
	if (path.split("/").some((segment) => segment.toLowerCase() === ".git")) throw refusal(input, "it must not be inside .git");
	return path;
}
/** A safe part of what git allows in a ref. */
function isPlainRef(ref) {
	return /^[A-Za-z0-9_][A-Za-z0-9_.+#/-]*$/.test(ref) && !/\.\.|\/\/|\/$|\.$|\.lock$|\/\./.test(ref);
}
function refusal(input, why) {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", `input ${input}: ${why}`);
}
// src/forge/github/pull-request.ts
/** One head has a few pull requests at most. More pages mean that GitHub did not look for the head. */
const PAGES = 10;
const PERMISSION = "pull-requests: read";
const readState = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ state: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq });
const readListed = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)((value) => ({
	...readState(value),
	...(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .readPull */ .Es)(value)
}));
/** `repository` is `owner/name`. Throws `GitHubFailure`. */
async function readPullRequest(api, repository, number, deadline) {
	const { owner, name } = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .splitRepository */ .T8)(repository);
	const { data } = await api.send({
		operation: `read pull request ${number}`,
		permission: PERMISSION,
		method: "GET",
		path: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .apiPath */ .So)`/repos/${owner}/${name}/pulls/${number}`,
		deadline,
		read: _pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .readPull */ .Es
	});
	return data;
}
/** The open pull requests of `repository` (`owner/name`) from one branch, over all pages. Throws `GitHubFailure`. */
async function findOpenPullRequests(api, repository, from, deadline) {
	const { owner, name } = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .splitRepository */ .T8)(repository);
	const operation = "find the open pull requests of the branch that ran";
	const found = [];
	for (let page = 1; page <= PAGES; page += 1) {
		const { data, hasNext } = await api.send({
			operation,
			permission: PERMISSION,
			method: "GET",
			path: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .apiPath */ .So)`/repos/${owner}/${name}/pulls`,
			query: {
				state: "open",
				head: `${from.owner}:${from.branch}`,
				per_page: 100,
				page
			},
			deadline,
			read: readListed
		});
		found.push(...data.filter(({ state }) => state === "open"));
		if (data.length < 100 && !hasNext) return found;
	}
	throw new _github_failure_js__WEBPACK_IMPORTED_MODULE_11__/* .GitHubFailure */ .iK(`cannot ${operation}: there are more than 1000`, { isUnclear: false });
}
/** What events ask about pull requests of `repository`, each in at most `budgetMs` milliseconds. */
function pullRequestReads(api, repository, clock, budgetMs) {
	return {
		read: (number) => readPullRequest(api, repository, number, (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .later */ .NU)(clock.now(), budgetMs)),
		findOpen: (owner, branch) => findOpenPullRequests(api, repository, {
			owner,
			branch
		}, (0,_code_host_js__WEBPACK_IMPORTED_MODULE_7__/* .later */ .NU)(clock.now(), budgetMs))
	};
}
// src/gate/process/read-local-file.ts
const opened = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_14__.open);
const closed = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_14__.close);
const stated = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_14__.fstat);
const readInto = (0,node_util__WEBPACK_IMPORTED_MODULE_15__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_14__.read);
const PIECE_BYTES = 65536;
/**
* Reads all bytes of a file on this machine, in time: it blocks nothing, and waits for a pipe a few seconds at most.
* Throws the system's errors, `EFBIG` for a file that is too long, `ETIMEDOUT`, and what the signal was aborted with.
*/
async function readLocalFile(path, options) {
	const descriptor = await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM)(opened(path, node_fs__WEBPACK_IMPORTED_MODULE_14__.constants.O_RDONLY | _workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .WITHOUT_WAITING */ .Xq));
	try {
		const found = await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM)(stated(descriptor));
		assertReadable(found, options);
		return await readAll(descriptor, found.isFIFO(), options);
	} finally {
		await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM)(closed(descriptor));
	}
}
function assertReadable(found, { mostBytes, isPlain = false }) {
	if (found.isDirectory()) throw (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileFailure */ .fE)("EISDIR");
	const isStream = found.isFIFO() || found.isCharacterDevice();
	if (!found.isFile() && (isPlain || !isStream)) throw (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileFailure */ .fE)("EPERM");
	if (found.size > mostBytes) throw (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileFailure */ .fE)("EFBIG");
}
async function readAll(descriptor, isPipe, { mostBytes, signal }) {
	const pieces = [];
	let length = 0;
	for (;;) {
		const piece = Buffer.allocUnsafe(PIECE_BYTES);
		const bytesRead = await (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .untilReady */ .Mw)(async () => {
			const answer = await readInto(descriptor, piece, 0, PIECE_BYTES, null);
			return isPipe && length === 0 && answer.bytesRead === 0 ? void 0 : answer.bytesRead;
		}, { signal });
		if (bytesRead === 0) return Buffer.concat(pieces);
		length += bytesRead;
		if (length > mostBytes) throw (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fileFailure */ .fE)("EFBIG");
		pieces.push(piece.subarray(0, bytesRead));
	}
}
// src/target/event-payload.ts
/** It is in bytes. The runner's largest events are far smaller; a larger file is not an event. */
const SIZE_LIMIT = 10485760;
const fullRef = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .textThat */ .jk)((text) => text.startsWith(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .REF_START */ .BI.any));
const fullBranch = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .textThat */ .jk)((text) => text.startsWith(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .REF_START */ .BI.branch));
/** The few members of GitHub's events that say what is under test. Nothing else is read. */
const pullRequestPayload = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ pull_request: _pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .readPull */ .Es });
const pushPayload = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
	ref: fullRef,
	after: _pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .sha */ .hW,
	head_commit: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ id: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq }))
});
const mergeGroupPayload = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ merge_group: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
	head_sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .sha */ .hW,
	head_ref: fullRef,
	base_sha: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .sha */ .hW),
	base_ref: fullBranch
}) });
const workflowRunPayload = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
	workflow_run: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
		head_sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .sha */ .hW,
		/** What the workflow ran for. */
		event: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq),
		/** It is the short name of a branch or tag. */
		head_branch: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq),
		head_repository: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
			..._repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .IDENTITY */ .zK,
			owner: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ login: _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq }))
		})),
		pull_requests: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .nullable */ .me)(_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .readPull */ .Es)))
	}),
	repository: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
		..._repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .IDENTITY */ .zK,
		default_branch: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmptyText */ .al)
	}))
});
const anyPayload = (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ repository: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)((0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ default_branch: (0,_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_8__/* .nonEmptyText */ .al) })) });
/** The event file as the runner wrote it. Throws `GateFailure` (`bad-event`) where it cannot be read as JSON. */
async function readPayload(path, readFile) {
	if (path === void 0 || path === "") throw badEvent("the variable GITHUB_EVENT_PATH is not set");
	const bytes = await readFile(path).catch(() => {
		throw badEvent("the event file cannot be read");
	});
	if (bytes.length > SIZE_LIMIT) throw badEvent("the event file is larger than 10 MiB");
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw badEvent("the event file is not complete JSON");
	}
}
/** Throws `GateFailure` (`bad-event`) that names the first member that is wrong. */
function parsePayload(read, event, payload) {
	try {
		return read(payload);
	} catch (thrown) {
		if (!(thrown instanceof _cut_js__WEBPACK_IMPORTED_MODULE_8__/* .ShapeProblem */ .PT)) throw thrown;
		const { path, problem } = thrown;
		if (path.length === 0) throw badEvent("the event file contains no JSON object");
		const said = problem === "is not a full commit hash (40 or 64 lower-case hex digits)" ? problem : "is missing or malformed";
		throw badEvent(`${path.join(".")} of the ${event} event ${said}`);
	}
}
function badEvent(message) {
	return new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("bad-event", message);
}
// src/target/merge-group.ts
/** The branch that GitHub makes for a group; the name of the base branch may contain slashes. */
const GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-([0-9a-f]{40}|[0-9a-f]{64})$/;
/**
* The group's commit, or the pull request that is queued in it, as the input `merge-queue` says. Throws `bad-event`,
* `config`, `github`.
*/
async function readMergeGroup(group, { commit, mergeQueue, pullRequests }) {
	const branch = (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(group.base_ref);
	const policyBase = {
		kind: "base",
		branch,
		sha: group.base_sha
	};
	const common = {
		baseRef: group.base_ref,
		policyBase,
		queueCommit: group.head_sha
	};
	if (mergeQueue === "merge-group" || commit !== void 0) return {
		...common,
		commit: group.head_sha,
		subject: {
			kind: "ref",
			ref: group.head_ref
		}
	};
	const named = GROUP_BRANCH.exec((0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchName */ .at)(group.head_ref));
	if (named?.[1] !== branch) throw badEvent("merge_group.head_ref of the merge_group event does not name a pull request");
	if (pullRequests === void 0) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", "merge-queue: pull-request needs the input github-token to read the pull request");
	const pull = await pullRequests.read(Number(named[2]));
	if (pull.baseRef !== branch) throw badEvent(`pull request ${pull.number} of the merge group goes to another branch than the group does`);
	return {
		...common,
		commit: pull.headSha,
		subject: (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .subjectOf */ .et)(pull),
		mergeGroupCommit: group.head_sha
	};
}
/** The group whose workflow ran: all that is left of it is the name of its branch. Throws `bad-event`. */
function mergeGroupOfRun(headSha, headBranch) {
	const [, base, , baseSha] = GROUP_BRANCH.exec(headBranch) ?? [];
	if (base === void 0 || baseSha === void 0) throw badEvent("workflow_run.head_branch of the workflow_run event does not name a merge group");
	return {
		head_sha: headSha,
		head_ref: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchRef */ .Mi)(headBranch),
		base_ref: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchRef */ .Mi)(base),
		base_sha: baseSha
	};
}
// src/target/reading.ts
/** A pull request's head, judged as that pull request. */
function readingOf(pull) {
	return {
		commit: pull.headSha,
		subject: (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_10__/* .subjectOf */ .et)(pull),
		baseRef: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .branchRef */ .Mi)(pull.baseRef),
		policyBase: {
			kind: "base",
			branch: pull.baseRef,
			sha: pull.baseSha
		}
	};
}
// src/target/workflow-run.ts
/**
* What the workflow that has ended ran for: a pull request, a merge group, a branch or tag, or a commit of which that cannot be told.
* Throws `GateFailure`: `github` where pull requests cannot be asked for, `bad-event` and `config` for a merge group.
*/
async function readWorkflowRun({ workflow_run: run, repository }, options) {
	const { commit } = options;
	const head = run.head_sha;
	if (run.event === "merge_group") return readMergeGroup(mergeGroupOfRun(head, run.head_branch ?? ""), options);
	const alone = {
		commit: head,
		subject: { kind: "commit" },
		baseRef: void 0,
		policyBase: {
			kind: "default-branch",
			branch: repository?.default_branch
		}
	};
	if (run.event !== "pull_request" && run.event !== "pull_request_target") return {
		...alone,
		subject: refOf(run, repository)
	};
	if (commit !== void 0 && commit !== head) return alone;
	const own = (run.pull_requests?.filter((pull) => pull !== null) ?? []).filter((pull) => (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRepository */ .ve)(pull.baseRepository, repository) && isHeadOf(run, pull));
	const [pull, ...others] = own.length > 0 ? own : await askedFor(run, options);
	return pull === void 0 || others.length > 0 ? alone : readingOf(pull);
}
async function askedFor(run, { pullRequests }) {
	const { head_branch: branch, head_repository: repository } = run;
	const owner = repository?.owner?.login;
	if (pullRequests === void 0 || !branch || !owner) return [];
	return (await pullRequests.findOpen(owner, branch)).filter((pull) => isHeadOf(run, pull));
}
/** GitHub lists pull requests by branch or by commit: only the head that ran counts. What one side leaves out contradicts nothing. */
function isHeadOf({ head_sha, head_branch, head_repository }, { headSha, headRef, headRepository }) {
	return headSha === head_sha && (head_branch === void 0 || headRef === head_branch) && (!(head_repository !== void 0 && headRepository !== void 0) || (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRepository */ .ve)(headRepository, head_repository));
}
/**
* Branch or tag: the run does not say which, so it is called by its bare name, which is the same ref as either. A branch of another
* repository says nothing about ours, and an event that is not named may have been a pull request's.
*/
function refOf({ event, head_branch, head_repository }, repository) {
	const isOurs = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRepository */ .ve)(head_repository, repository);
	if (event === void 0 || !head_branch || (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isFullRef */ .xA)(head_branch) || !isOurs) return { kind: "commit" };
	return {
		kind: "ref",
		ref: head_branch
	};
}
// src/target/event.ts
/**
* What the event says is under test (docs/verdict-rules/which-commit.md). Throws `GateFailure`: `bad-event` for an
* event or a file that does not say it, `github` where a pull request cannot be read, `config` where there is no token
* to read a queued one with.
*/
async function readTarget(env, readFile, options) {
	const event = env.GITHUB_EVENT_NAME ?? "";
	const githubRepository = env.GITHUB_REPOSITORY ?? "";
	if (event === "") throw badEvent("the variable GITHUB_EVENT_NAME is not set");
	if (!/^[^/\s]+\/[^/\s]+$/.test(githubRepository)) throw badEvent("GITHUB_REPOSITORY is not an owner and a name");
	const reading = await readEvent(event, env, await readPayload(env.GITHUB_EVENT_PATH, readFile), options);
	const isOther = options.commit !== void 0 && options.commit !== reading.commit;
	const commit = options.commit ?? reading.commit;
	if (commit === void 0) throw badEvent(`the event ${event} does not name the commit under test`);
	const subject = isOther ? { kind: "commit" } : reading.subject;
	const { baseRef, mergeGroupCommit, policyBase, queueCommit } = reading;
	return {
		target: {
			event,
			commit,
			repository: options.repository,
			subject,
			mergeGroupCommit,
			baseRef
		},
		githubRepository,
		pullRequest: subject.kind === "pull-request" ? subject.number : void 0,
		policyBase,
		queueCommit,
		checkedCommit: PULL_REQUEST_EVENTS.has(event) ? reading.commit : checkedOut(env)
	};
}
const PULL_REQUEST_EVENTS = /* @__PURE__ */ new Set(["pull_request", "pull_request_target"]);
function checkedOut({ GITHUB_SHA: sha = "" }) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(sha) ? sha : void 0;
}
async function readEvent(event, env, payload, options) {
	if (PULL_REQUEST_EVENTS.has(event)) return readingOf(parsePayload(pullRequestPayload, event, payload).pull_request);
	if (event === "merge_group") return readMergeGroup(parsePayload(mergeGroupPayload, event, payload).merge_group, options);
	if (event === "workflow_run") return readWorkflowRun(parsePayload(workflowRunPayload, event, payload), options);
	const { repository } = parsePayload(anyPayload, event, payload);
	const common = {
		baseRef: void 0,
		policyBase: {
			kind: "default-branch",
			branch: repository?.default_branch
		}
	};
	if (event === "push") return {
		...common,
		...readPush(env, payload)
	};
	if (event === "schedule" || event === "workflow_dispatch") return {
		...common,
		...readCheckedOut(event, env)
	};
	return {
		...common,
		commit: void 0,
		subject: { kind: "commit" }
	};
}
function readPush(env, payload) {
	const { ref, after, head_commit } = parsePayload(pushPayload, "push", payload);
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isZeroSha)(after)) throw badEvent("the push deleted its branch or tag, so there is no commit to judge");
	const tagged = head_commit?.id;
	return {
		commit: (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isTagRef */ .kN)(ref) && tagged !== after && tagged === env.GITHUB_SHA && tagged !== void 0 && (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(tagged) ? tagged : after,
		subject: {
			kind: "ref",
			ref
		}
	};
}
function readCheckedOut(event, env) {
	const { GITHUB_SHA: sha = "", GITHUB_REF: ref = "" } = env;
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(sha) || (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isZeroSha)(sha)) throw badEvent(`GITHUB_SHA of the ${event} event is not a full commit hash`);
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isFullRef */ .xA)(ref)) throw badEvent(`GITHUB_REF of the ${event} event is not a full ref`);
	return {
		commit: sha,
		subject: {
			kind: "ref",
			ref
		}
	};
}
// src/action/github-side.ts
/** More is not read: GitHub's own limit is far below. */
const MOST_EVENT_BYTES = 33554432;
/** What only explains is waited for so long once the verdict stands, in milliseconds. */
const MOMENT_MS = 1e3;
/** Time for what an event asks about pull requests, in milliseconds. */
const PULL_REQUEST_BUDGET_MS = 3e4;
/** Nothing is sent before one of the functions is called. Throws `GateFailure` (`config`) for settings that cannot be used. */
function createGitHubSide(options) {
	const { env, inputs, clock, random, signal } = options;
	const places = {
		policy: inputs.policyFile === void 0 ? void 0 : parsePolicyLocation(inputs.policyFile),
		waivers: inputs.waiversFile === void 0 ? void 0 : parseWaiversPath(inputs.waiversFile)
	};
	const isPolicyAsked = places.policy !== void 0 || places.waivers !== void 0;
	const token = inputs.githubToken;
	const api = token === void 0 ? void 0 : (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .createGitHubApi */ ._j)({
		token,
		env,
		clock,
		random,
		signal
	});
	let side;
	/** Reads the event, once. */
	async function eventSide() {
		side ??= await openEvent(api, options);
		return side;
	}
	return {
		world: {
			readTarget: async () => (await eventSide()).facts.target,
			isPolicyAsked,
			async readPolicy() {
				if (inputs.policy === void 0 && !isPolicyAsked) return void 0;
				const [{ readPolicySetting }, { facts }] = await Promise.all([__webpack_require__.e(/* import() */ 774).then(__webpack_require__.bind(__webpack_require__, 1774)), eventSide()]);
				return readPolicySetting(api, places, facts, options);
			},
			readingBegins: () => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.loadAhead)(async () => (await side?.comment?.())?.prepare())
		},
		requirement: () => soon(side?.requirement, options),
		checkedCommit: () => side?.facts.checkedCommit,
		sinks({ isHurried }) {
			const { comment, status } = side ?? {};
			return [isHurried ? void 0 : sinkOf("The comment", comment), sinkOf("The commit status", status)].filter((sink) => sink !== void 0);
		}
	};
}
async function openEvent(api, options) {
	const { env, inputs, clock, whenSent } = options;
	const facts = await readTarget(env, (path) => readLocalFile(path, {
		mostBytes: MOST_EVENT_BYTES,
		isPlain: true
	}), {
		repository: inputs.repository,
		commit: inputs.commit,
		mergeQueue: inputs.mergeQueue,
		pullRequests: api && pullRequestReads(api, env.GITHUB_REPOSITORY ?? "", clock, PULL_REQUEST_BUDGET_MS)
	});
	const comment = commentOf(api, facts, options);
	const status = inputs.commitStatus === void 0 ? void 0 : statusOf(inputs.commitStatus, facts, options);
	if (status !== void 0) (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.loadAhead)(status);
	const requirement = comment !== void 0 || status !== void 0 || facts.queueCommit !== void 0 ? requirementOf(api, facts, options) : void 0;
	whenSent(() => {
		if (comment !== void 0) {
			api?.loadAhead();
			(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.loadAhead)(comment);
		}
		if (requirement !== void 0) (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.loadAhead)(requirement);
	});
	return {
		facts,
		comment,
		status,
		requirement
	};
}
/** The result is undefined where there is no pull request or no token, or where no comment is wanted. */
function commentOf(api, facts, options) {
	const { inputs } = options;
	const { githubToken: token } = inputs;
	const { pullRequest } = facts;
	if (api === void 0 || token === void 0 || pullRequest === void 0 || inputs.comment === "never") return;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.once)(async () => {
		const { openComment } = await Promise.all(/* import() */[__webpack_require__.e(987), __webpack_require__.e(426)]).then(__webpack_require__.bind(__webpack_require__, 5426));
		return openComment({
			api,
			token,
			pullRequest
		}, facts, options);
	});
}
/** The result is undefined where no branch is merged into, or no page would show it. */
function requirementOf(api, facts, options) {
	const { policyBase: base, target } = facts;
	const { summary, commitStatus } = options.inputs;
	const isChecked = commitStatus !== void 0 || target.event !== "workflow_run";
	if (api === void 0 || !summary || base.kind !== "base" || !isChecked) return void 0;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.once)(async () => {
		const { readRequirement } = await __webpack_require__.e(/* import() */ 261).then(__webpack_require__.bind(__webpack_require__, 4261));
		return readRequirement(api, base.branch, facts, options);
	});
}
/** What a reading gives, if it does so within a moment. */
async function soon(reading, { clock, signal }) {
	if (reading === void 0 || signal.aborted) return void 0;
	const over = new AbortController();
	const late = clock.sleep(MOMENT_MS, AbortSignal.any([signal, over.signal]));
	try {
		return await Promise.race([reading(), late.then(() => void 0)]);
	} catch {
		return;
	} finally {
		over.abort();
	}
}
function statusOf(context, facts, options) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.once)(async () => {
		const { openStatus } = await __webpack_require__.e(/* import() */ 503).then(__webpack_require__.bind(__webpack_require__, 503));
		return openStatus(context, facts, options);
	});
}
/** Its request is on its way before the pages are made. */
function sinkOf(what, load) {
	if (load === void 0) return void 0;
	return {
		what,
		isSentFirst: true,
		write: async (report, places) => (await load()).write(report, places)
	};
}
// src/action/action-world.ts
/**
* The Action's run, once its settings are read, with all that the first request needs. Throws `GateFailure` (`config`,
* `tls`, `github`).
*/
async function openActionWorld(options) {
	const { env, inputs } = options;
	const { whenSent, openPlaces, ...platform } = createPlatformSide({
		...options,
		runUrl: readRun(env)?.url
	});
	const github = createGitHubSide({
		...options,
		whenSent
	});
	const { commit, repository } = inputs;
	const checkout = checkoutWith(checkoutOf(env), {
		isCommitGiven: commit !== void 0,
		repository
	});
	const world = {
		...options,
		...platform,
		...github.world,
		checkout
	};
	for (const warning of await claimFiles(filesOf(options))) options.warn(warning);
	return {
		inputs,
		world,
		run: runCommit,
		whenSent,
		github,
		places: {
			open: openPlaces,
			mostPages: 1
		},
		requirement: github.requirement
	};
}
/** The runner's own files: they are no place for a report. */
const RUNNER_FILES = [
	"GITHUB_OUTPUT",
	"GITHUB_STEP_SUMMARY",
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_STATE",
	"GITHUB_EVENT_PATH"
];
/** It is empty where no file is written that somebody names. */
function filesOf({ env, inputs }) {
	const { reportPath, recordPath, attestationPath, policyFile, waiversFile } = inputs;
	if (reportPath === void 0 && recordPath === void 0 && attestationPath === void 0) return [];
	return [
		...RUNNER_FILES.map((name) => ({
			name,
			path: env[name] || void 0,
			is: "read"
		})),
		{
			name: "policy-file",
			path: policyFile,
			is: "read"
		},
		{
			name: "waivers-file",
			path: waiversFile,
			is: "read"
		},
		{
			name: "report-path",
			path: reportPath,
			is: "written"
		},
		{
			name: "record-path",
			path: recordPath,
			is: "written"
		},
		{
			name: "attestation-path",
			path: attestationPath,
			is: "written",
			mustGo: true
		}
	].flatMap(({ path, ...file }) => path === void 0 ? [] : [{
		...file,
		path: (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_1__/* .inWorkspace */ .ve)(env, path)
	}]);
}



/***/ }),

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

/***/ 3977:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ positiveInteger),
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   GK: () => (/* binding */ ifAny),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   LF: () => (/* binding */ startCut),
/* harmony export */   N3: () => (/* binding */ JsonError),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   PT: () => (/* binding */ ShapeProblem),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WP: () => (/* binding */ JsonNumber),
/* harmony export */   aH: () => (/* binding */ anyObject),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   al: () => (/* binding */ nonEmptyText),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   dw: () => (/* binding */ MAX_MEMBERS),
/* harmony export */   jk: () => (/* binding */ textThat),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
// src/json/json-value.ts
/**
* A number as the text that the JSON has for it, where JavaScript's own could not say the same: nothing is rounded until a schema
* has said what the number is.
*/
var JsonNumber = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** The text is not the expected JSON. The message names a position (in UTF-16 units, from 0) and never quotes the text. */
var JsonError = class extends Error {
	name = "JsonError";
	problem;
	position;
	constructor(problem, position) {
		super(`${problem} at character ${position}`);
		this.problem = problem;
		this.position = position;
	}
};
/** One object has at most so many members. */
const MAX_MEMBERS = 1e4;
/** One text has at most so many values, objects and arrays included. */
const MAX_VALUES = 1e6;
/** True for a JSON object: neither array, null nor number. */
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}
// src/shape/shape.ts
/** The value does not have its form. The message names its place and quotes no value. */
var ShapeProblem = class extends Error {
	name = "ShapeProblem";
	/** It completes a sentence that begins with the place. */
	problem;
	/** Members and indexes that lead to the value; empty for the whole one. */
	path;
	constructor(problem, path = []) {
		super(path.length === 0 ? problem : `${path.join(".")} ${problem}`);
		this.problem = problem;
		this.path = path;
	}
};
/** An object with these members, read in this order. Members that are not named are left out. */
function object(members) {
	const named = Object.entries(members);
	return (value) => {
		const given = anyObject(value);
		return Object.fromEntries(named.map(([name, read]) => [name, member(given, name, read)]));
	};
}
/** An object as it is, of which `member` reads what is known. */
function anyObject(value) {
	if (!isJsonObject(value)) throw new ShapeProblem("is not an object");
	return value;
}
/** The object's own member of that name, read; a problem names it. */
function member(given, name, read) {
	return readAt(name, read, Object.hasOwn(given, name) ? given[name] : void 0);
}
function list(read) {
	return (value) => {
		if (!Array.isArray(value)) throw new ShapeProblem("is not an array");
		return value.map((element, index) => readAt(index, read, element));
	};
}
/** The member may be missing; null is no such thing. */
function optional(read) {
	return (value) => value === void 0 ? void 0 : read(value);
}
/** The member has to be there, and may be null. */
function nullable(read) {
	return (value) => value === null ? null : read(value);
}
/** The member may be null or missing, which is the same. */
function ifAny(read) {
	return (value) => isMissing(value) ? void 0 : read(value);
}
function isMissing(value) {
	return value === null || value === void 0;
}
/** A text as it is, empty or not. */
function text(value) {
	if (typeof value !== "string") throw new ShapeProblem("is not text");
	return value;
}
function textThat(fits) {
	return (value) => {
		const read = text(value);
		if (!fits(read)) throw new ShapeProblem("is not the text expected");
		return read;
	};
}
const nonEmptyText = textThat((text) => text !== "");
/** JSON's own true and false: not text, not a number. */
function flag(value) {
	if (typeof value !== "boolean") throw new ShapeProblem("is not true or false");
	return value;
}
/** A finite number: JSON can write larger ones, such as `1e999`. */
function number(value) {
	const rounded = value instanceof JsonNumber ? Number(value.text) : value;
	if (typeof rounded !== "number") throw new ShapeProblem("is not a number");
	if (!Number.isFinite(rounded)) throw new ShapeProblem("is out of range");
	return rounded;
}
/** An integer from 1 on that was not rounded. */
function positiveInteger(value) {
	const read = number(value);
	if (!Number.isSafeInteger(read) || read < 1) throw new ShapeProblem("is not a positive integer");
	return read;
}
function readAt(place, read, value) {
	try {
		return read(value);
	} catch (thrown) {
		throw thrown instanceof ShapeProblem ? new ShapeProblem(thrown.problem, [place, ...thrown.path]) : thrown;
	}
}
// src/http/retry.ts
/** Attempts, one after the other, until one is answered. Only `nextInMs` decides whether and when there is another. */
async function retry({ attempt, nextInMs, sleep }) {
	for (let attempts = 1;; attempts += 1) {
		const attempted = await attempt();
		if (attempted.kind === "answered") return attempted.answer;
		await sleep(nextInMs(attempted.failure, attempts));
	}
}
// src/http/cut.ts
/** Makes one signal for both ways in which an attempt can be cut: its time is up, or the run is stopped. */
function startCut(limits) {
	const controller = new AbortController();
	let isTimeUp = false;
	const timer = setTimeout(() => {
		isTimeUp = true;
		controller.abort();
	}, limits.timeoutMs);
	const onStop = () => controller.abort();
	if (limits.signal?.aborted) onStop();
	limits.signal?.addEventListener("abort", onStop, { once: true });
	return {
		signal: controller.signal,
		isTimeUp: () => isTimeUp,
		end: () => {
			clearTimeout(timer);
			limits.signal?.removeEventListener("abort", onStop);
		}
	};
}



/***/ }),

/***/ 9221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   U0: () => (/* binding */ GITHUB),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iK: () => (/* binding */ GitHubFailure),
/* harmony export */   it: () => (/* binding */ refusedBy),
/* harmony export */   yT: () => (/* binding */ ForgeFailure)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);

// src/forge/forge-failure.ts
/** A failed request to a forge. The message has the operation and the status, never the forge's own words: they may echo the token. */
var ForgeFailure = class extends _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure {
	refusal;
	constructor(reason, message, refusal) {
		super(reason, message);
		this.refusal = refusal;
	}
};
/** True for a failed request that may have taken effect. */
function isUnclear(thrown) {
	return thrown instanceof ForgeFailure && thrown.refusal.isUnclear;
}
/** True for an answer that is larger than any is read: it would be so again. */
function isTooLarge(thrown) {
	return thrown instanceof ForgeFailure && thrown.refusal.isTooLarge === true;
}
/** The status of a failed request; undefined for anything else that was thrown. */
function statusOf(thrown) {
	return thrown instanceof ForgeFailure ? thrown.refusal.status : void 0;
}
/** An answer that is not a success, as a failure. */
function refusedBy(forge, asked, answer) {
	const { status } = answer;
	const retryAfterMs = forge.retryAfterMs(answer);
	const advice = retryAfterMs === void 0 ? adviceFor(forge, asked, status) : RATE_LIMIT;
	return forge.fail(`cannot ${asked.operation}: ${forge.name} answered ${status}: ${advice}`, {
		status,
		isUnclear: status >= 500 || status === 408,
		retryAfterMs
	});
}
const RATE_LIMIT = "a rate limit was reached";
function adviceFor(forge, asked, status) {
	const own = forge.adviceFor(status, asked);
	if (own !== void 0) return own;
	if (status === 429) return RATE_LIMIT;
	return status >= 500 ? `${forge.name} is failing` : "the request was not accepted";
}
// src/forge/github/retry-after.ts
/** GitHub asks to wait at least so long where it does not say how long, in milliseconds. */
const UNTOLD_WAIT_MS = 6e4;
/** How it says so in words: of a secondary limit it often sends no header. Older servers name the limit otherwise. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;
/**
* How long a refusal asks to wait, in milliseconds: `Retry-After` in seconds, else the end of an exhausted rate limit
* measured against GitHub's own `Date`, else a minute where only the status or the words say that it is a limit. The
* result is undefined where it asks for nothing.
*/
function retryAfterMs({ status, headers, bytes }) {
	const told = toldIn(headers);
	if (told !== void 0) return told;
	return status === 429 || status === 403 && SAYS_LIMIT.test(bytes.toString()) ? UNTOLD_WAIT_MS : void 0;
}
function toldIn(headers) {
	const seconds = wholeNumber(headers.get("retry-after"));
	if (seconds !== void 0) return seconds * 1e3;
	if (headers.get("x-ratelimit-remaining") !== "0") return void 0;
	const resetSeconds = wholeNumber(headers.get("x-ratelimit-reset"));
	const serverNowMs = Date.parse(headers.get("date") ?? "");
	if (resetSeconds === void 0 || Number.isNaN(serverNowMs)) return void 0;
	return Math.max(0, resetSeconds * 1e3 - serverNowMs);
}
function wholeNumber(text) {
	return text !== void 0 && /^\d{1,10}$/.test(text) ? Number(text) : void 0;
}
// src/forge/github/github-failure.ts
var GitHubFailure = class extends ForgeFailure {
	constructor(message, refusal) {
		super("github", message, refusal);
	}
};
const GITHUB = {
	name: "GitHub",
	fail: (message, refusal) => new GitHubFailure(message, refusal),
	retryAfterMs,
	adviceFor(status, { permission }) {
		if (status === 401) return "github-token is not valid";
		if (status === 403) return `github-token lacks the permission ${permission}`;
		if (status === 404) return `it does not exist, or github-token lacks the permission ${permission}`;
		if (status === 410) return "it no longer exists";
		if (status === 423) return "it is locked";
		return status >= 300 && status < 400 ? "redirects are not followed, so a renamed repository needs its new name" : void 0;
	}
};



/***/ }),

/***/ 8373:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ TRIAGED_AT),
/* harmony export */   PH: () => (/* binding */ filterMember),
/* harmony export */   X: () => (/* binding */ FILTER_MEMBERS),
/* harmony export */   kB: () => (/* binding */ TIME_MEMBERS),
/* harmony export */   nN: () => (/* binding */ FILTER_MEMBER_NAMES)
/* harmony export */ });
/* unused harmony export WORKING_SECRET */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);

// src/domain/issue-filter.ts
const SET_BY_GATE = "the gate sets it itself, from the scan that it proved";
const SINGLES_OUT = "a policy judges all issues of the branch, not single ones";
function prefixed(prefix, ...short) {
	return {
		values: short.map((value) => prefix + value),
		prefix
	};
}
const FILTER_MEMBERS = {
	ids: {
		kind: "texts",
		refusal: SINGLES_OUT,
		about: "issue ids"
	},
	since: {
		kind: "date-time",
		about: "issues relevant since this time"
	},
	until: {
		kind: "date-time",
		about: "issues created before this time"
	},
	relativeSince: {
		kind: "enum",
		...prefixed("RELATIVE_SINCE_", "ONE_MINUTE", "ONE_DAY", "ONE_WEEK", "ONE_MONTH", "THREE_MONTHS", "SIX_MONTHS", "ONE_YEAR", "ALL_TIME"),
		about: "issues relevant in the time before now"
	},
	timeFilter: {
		kind: "enum",
		...prefixed("TIME_FILTER_", "RELEVANT_SINCE", "TRIAGED_AT", "FIXED_AT"),
		about: "which attribute the date filter uses"
	},
	repositoryNames: {
		kind: "texts",
		refusal: SET_BY_GATE,
		about: "repository names"
	},
	repositoryIds: {
		kind: "texts",
		refusal: SET_BY_GATE,
		about: "repository ids"
	},
	repositoryTags: {
		kind: "texts",
		about: "repository tags"
	},
	refs: {
		kind: "texts",
		refusal: SET_BY_GATE,
		about: "ref names"
	},
	repositoryRefIds: {
		kind: "texts",
		refusal: SET_BY_GATE,
		about: "ids of a repository and ref"
	},
	teamNames: {
		kind: "texts",
		about: "repositories assigned to these teams"
	},
	aiVerdicts: {
		kind: "enums",
		...prefixed("VERDICT_", "TRUE_POSITIVE", "FALSE_POSITIVE", "NO_VERDICT"),
		about: "verdict of the automatic triage"
	},
	aiSensitivities: {
		kind: "texts",
		about: "tags of the automatic triage"
	},
	status: {
		kind: "enums",
		...prefixed("ISSUE_STATUS_", "FIXED", "MUTED", "REMOVED", "UNRESOLVED"),
		isDeprecated: true,
		refusal: "the platform has deprecated it; use the setting states",
		about: "legacy status"
	},
	aggregateIssueStates: {
		kind: "enums",
		...prefixed(_index_js__WEBPACK_IMPORTED_MODULE_0__.ISSUE_STATE_PREFIX, "UNSPECIFIED", "OPEN", "FIXED", "REMOVED", "IGNORED_APP", "IGNORED_CODE", "UNKNOWN", "REVIEWING", "FIXING", "PROVISIONALLY_IGNORED_APP"),
		refusal: "the gate sets it itself, from the setting states, or from \"states\" of the condition",
		about: "triage states"
	},
	tab: {
		kind: "enum",
		...prefixed("ISSUE_TAB_", "OPEN", "IGNORED", "CLOSED", "REVIEWING", "FIXING", "PROVISIONALLY_IGNORED"),
		refusal: "it would overrule the triage states that count; use the setting states",
		about: "tab of the web page"
	},
	ruleIds: {
		kind: "texts",
		about: "rule ids"
	},
	severities: {
		kind: "enums",
		...prefixed("SEVERITY_", "CRITICAL", "HIGH", "MEDIUM", "LOW"),
		issueTypes: [
			"sast",
			"sca",
			"secrets"
		],
		refusal: "the gate sets it itself, from the condition's severities",
		about: "severities"
	},
	triageReasons: {
		kind: "enums",
		...prefixed("FINDING_TRIAGE_REASON_", "FALSE_POSITIVE", "NO_TIME", "ACCEPTABLE_RISK", "NO_TRIAGE_REASON", "UNKNOWN", "DUPLICATE"),
		about: "reasons given at triage"
	},
	issueParentIds: {
		kind: "texts",
		refusal: SINGLES_OUT,
		about: "ids of parent issues"
	},
	onPrimaryBranch: {
		kind: "boolean",
		refusal: SET_BY_GATE,
		about: "issues on (or off) the project's default branch"
	},
	includeTicketed: {
		kind: "boolean",
		about: "issues with (or without) an external ticket"
	},
	includeArchived: {
		kind: "boolean",
		refusal: "true returns only findings of archived projects",
		about: "findings of archived projects"
	},
	repositoryDeploymentStatuses: {
		kind: "enums",
		...prefixed("DEPLOYMENT_STATUS_", "UNKNOWN", "DEPLOYED", "NOT_DEPLOYED"),
		about: "whether the repository is deployed"
	},
	repositoryPublicExposures: {
		kind: "enums",
		...prefixed("PUBLIC_EXPOSURE_", "UNKNOWN", "PUBLIC", "NOT_PUBLIC"),
		about: "whether the repository is exposed to the public"
	},
	filePaths: {
		kind: "texts",
		maxItems: 1,
		about: "typo-tolerant text search on the file path"
	},
	hasInFlightAutofixPr: {
		kind: "boolean",
		about: "an automatic fix was requested less than 10 minutes ago"
	},
	clickToFixPrStates: {
		kind: "enums",
		...prefixed("CLICK_TO_FIX_PR_STATE_", "OPEN", "MERGED", "NO_PR"),
		issueTypes: ["sast", "sca"],
		about: "state of the fix pull request"
	},
	filterIssueTypes: {
		kind: "enums",
		...prefixed("ISSUE_TYPE_", "UNSPECIFIED", "SAST", "SCA", "SECRETS", "RESEARCH", "AI_SAST"),
		refusal: "the platform ignores it; use the condition's issue-types",
		about: "used only by a front end"
	},
	actions: {
		kind: "enums",
		...prefixed("MODE_", "MONITOR", "COMMENT", "BLOCK", "DISABLED"),
		issueTypes: ["sast"],
		isDeprecated: true,
		refusal: "the platform has deprecated it: without effect where policies are unified",
		about: "policy mode"
	},
	policySlugs: {
		kind: "texts",
		issueTypes: ["sast"],
		isDeprecated: true,
		refusal: "the platform has deprecated it",
		about: "policy slugs"
	},
	rules: {
		kind: "texts",
		issueTypes: ["sast"],
		about: "rule paths"
	},
	rulesets: {
		kind: "texts",
		issueTypes: ["sast"],
		about: "rule sets"
	},
	categories: {
		kind: "texts",
		issueTypes: ["sast"],
		about: "rule categories"
	},
	confidences: {
		kind: "enums",
		...prefixed("CONFIDENCE_", "HIGH", "MEDIUM", "LOW"),
		issueTypes: ["sast"],
		about: "the rule's confidence"
	},
	source: {
		kind: "enums",
		...prefixed("SOURCE_", "PRO", "COMMUNITY", "CUSTOM"),
		issueTypes: ["sast"],
		about: "where the rule comes from"
	},
	backlogType: {
		kind: "enum",
		...prefixed("ISSUE_BACKLOG_TYPE_", "PROD", "PREPROD"),
		issueTypes: ["sast"],
		about: "all issues, or only those with review comments"
	},
	aiMemoryReferenced: {
		kind: "text",
		issueTypes: ["sast"],
		about: "issues that reference this AI memory"
	},
	includeAiMemoryRendered: {
		kind: "boolean",
		issueTypes: ["sast"],
		about: "any AI memory was rendered"
	},
	aiMemoryRendered: {
		kind: "text",
		issueTypes: ["sast"],
		about: "this AI memory was rendered"
	},
	memoryIdInScope: {
		kind: "text",
		issueTypes: ["sast"],
		about: "in scope of this AI memory"
	},
	aiMemoryWillFlipVerdict: {
		kind: "text",
		about: "the verdict would change under this AI memory"
	},
	transitivities: {
		kind: "enums",
		values: [
			"UNKNOWN_TRANSITIVITY",
			"TRANSITIVE",
			"DIRECT"
		],
		prefix: "",
		issueTypes: ["sca"],
		about: "direct or transitive dependency"
	},
	exposures: {
		kind: "enums",
		values: [
			"UNKNOWN_EXPOSURE",
			"UNREACHABLE",
			"REACHABLE"
		],
		prefix: "",
		issueTypes: ["sca"],
		about: "exposure of the vulnerable code"
	},
	reachabilities: {
		kind: "enums",
		...prefixed("REACHABILITY_", "CONDITIONALLY_REACHABLE", "ALWAYS_REACHABLE", "REACHABLE", "UNREACHABLE", "UNKNOWN"),
		issueTypes: ["sca"],
		about: "reachability of the vulnerable code"
	},
	dependencies: {
		kind: "texts",
		issueTypes: ["sca"],
		about: "dependency names"
	},
	cves: {
		kind: "texts",
		issueTypes: ["sca"],
		about: "CVE names"
	},
	advisoryIds: {
		kind: "texts",
		issueTypes: ["sca"],
		about: "CVE, GHSA, MAL and similar ids"
	},
	epssProbabilities: {
		kind: "enums",
		...prefixed("EPSS_PROBABILITY_", "LOW", "MEDIUM", "HIGH", "NONE"),
		issueTypes: ["sca"],
		about: "likelihood of exploitation"
	},
	scaRuleKind: {
		kind: "enums",
		...prefixed("SCA_RULE_KIND_", "REACHABLE", "UPGRADE_ONLY", "MALICIOUS_DEPENDENCY", "LEGACY"),
		issueTypes: ["sca"],
		about: "kind of supply chain rule"
	},
	upgradeGuidance: {
		kind: "enums",
		...prefixed("BREAKING_CHANGE_TYPE_", "PARAMETER_CHANGE", "FUNCTION_OR_CLASS_REMOVAL", "FUNCTION_RENAME", "LOGIC_CHANGE", "NOT_BREAKING"),
		issueTypes: ["sca"],
		isDeprecated: true,
		refusal: "the platform has deprecated it; use upgradeGuidanceFilters",
		about: "kind of breaking change"
	},
	upgradeGuidanceFilters: {
		kind: "enums",
		...prefixed("UPGRADE_GUIDANCE_SELECTION_", "SAFE", "BREAKING"),
		issueTypes: ["sca"],
		about: "whether the upgrade is safe"
	},
	validationStates: {
		kind: "enums",
		...prefixed("VALIDATION_STATE_", "CONFIRMED_VALID", "CONFIRMED_INVALID", "VALIDATION_ERROR", "NO_VALIDATOR"),
		issueTypes: ["secrets"],
		about: "whether the secret works"
	},
	secretTypes: {
		kind: "texts",
		issueTypes: ["secrets"],
		about: "kinds of secret"
	},
	repoVisibilities: {
		kind: "enums",
		...prefixed("REPOSITORY_VISIBILITY_", "PUBLIC", "PRIVATE", "UNKNOWN"),
		issueTypes: ["secrets"],
		about: "visibility of the repository"
	},
	excludeHistorical: {
		kind: "boolean",
		issueTypes: ["secrets"],
		about: "drop historical issues"
	}
};
const FILTER_MEMBER_NAMES = Object.keys(FILTER_MEMBERS);
/** The table's row, with a wider type so that every optional column can be read. */
function filterMember(name) {
	return FILTER_MEMBERS[name];
}
/** The validation state of a secret that works. */
const WORKING_SECRET = "VALIDATION_STATE_CONFIRMED_VALID";
/** Beside it `since` means when an issue was triaged. */
const TRIAGED_AT = "TIME_FILTER_TRIAGED_AT";
/** Members that choose issues by time. */
const TIME_MEMBERS = [
	"until",
	"since",
	"relativeSince",
	"timeFilter"
];



/***/ }),

/***/ 2606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ searchOf),
/* harmony export */   Mt: () => (/* binding */ pathTemplate),
/* harmony export */   nq: () => (/* binding */ pathPart)
/* harmony export */ });
// src/http/path-part.ts
/**
* The only encoder of path parts: a part that would lead to another path is refused, not fixed. `path` names the whole path
* in the message.
*/
function pathPart(value, path) {
	if (value === "" || value === "." || value === "..") throw new Error(`an empty or dotted part in ${path}`);
	return encodeURIComponent(value);
}
/** A function for template literals that writes paths, whose filled-in parts cannot leave their segment. `path` as for `pathPart`. */
function pathTemplate(path) {
	return (parts, ...values) => String.raw({ raw: parts }, ...values.map((value) => pathPart(value, path)));
}
/** A query as it follows a path, with its question mark; empty where there is none. */
function searchOf(query) {
	if (query === void 0) return "";
	const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
	return `?${new URLSearchParams(texts)}`;
}



/***/ }),

/***/ 7594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hW: () => (/* binding */ sha)
/* harmony export */ });
/* unused harmony export NO_SHA */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3977);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4620);



// src/target/pull-request.ts
const NO_SHA = "is not a full commit hash (40 or 64 lower-case hex digits)";
function sha(value) {
	if (typeof value === "string" && (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCommitSha)(value)) return value;
	throw new _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT(NO_SHA);
}
const readMembers = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	number: _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .positiveInteger */ .Cq,
	head: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		sha,
		ref: _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
		repo: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readIdentity */ .xN)
	}),
	base: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		sha: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(sha),
		ref: _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmptyText */ .al,
		repo: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readIdentity */ .xN)
	})
});
/** What events and answers of GitHub say of a pull request. They do so in the same members; nothing else is read. */
function readPull(value) {
	const { number, head, base } = readMembers(value);
	return {
		number,
		headSha: head.sha,
		/** They are short names. */
		headRef: head.ref,
		baseRef: base.ref,
		/** The policy is read there; it is undefined where it was left out. */
		baseSha: base.sha,
		/** It is undefined where the repository is gone. */
		headRepository: head.repo,
		baseRepository: base.repo
	};
}
/** What is judged as this pull request. A head whose repository is gone is not in this one. */
function subjectOf({ number, headRef, headRepository, baseRepository }) {
	return {
		kind: "pull-request",
		number,
		headRef,
		isHeadInSameRepository: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRepository */ .ve)(headRepository, baseRepository)
	};
}



/***/ }),

/***/ 4620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ apiPath),
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   _j: () => (/* binding */ createGitHubApi),
/* harmony export */   vB: () => (/* binding */ isDotCom),
/* harmony export */   ve: () => (/* binding */ isSameRepository),
/* harmony export */   xN: () => (/* binding */ readIdentity),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _path_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2606);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3977);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);




// src/forge/forge-client.ts
/** One attempt may take so many milliseconds, body included. */
const ATTEMPT_TIMEOUT_MS = 1e4;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry of a read, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;
/** Reads are tried twice where the forge gives no answer or is failing; writes once, because they may have taken effect. */
function createForgeClient(options) {
	const { forge, sender, clock, random } = options;
	async function attempt(request) {
		const leftMs = request.deadline - clock.now();
		if (leftMs <= 0) throw forge.fail(`cannot ${request.operation}: no time is left`, { isUnclear: false });
		const sendOnce = await sender(request);
		const timeoutMs = Math.min(leftMs, options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS);
		const cut = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .startCut */ .LF)({
			timeoutMs,
			signal: stopOf(request)
		});
		try {
			const { data, hasNext } = await sendOnce(request, cut.signal);
			return {
				data: request.read(data),
				hasNext
			};
		} catch (thrown) {
			if (!(thrown instanceof _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT)) throw thrown;
			const message = `cannot ${request.operation}: ${forge.name}'s answer is not what its documentation says`;
			throw forge.fail(message, { isUnclear: request.method !== "GET" });
		} finally {
			cut.end();
		}
	}
	function stopOf({ signal }) {
		return signal ?? options.signal;
	}
	return { send: (request) => (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L5)({
		attempt: () => settled(attempt(request), stopOf(request)),
		nextInMs(failure, attempts) {
			const mayHelp = request.method === "GET" && (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(failure) && !(0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLarge */ .I9)(failure);
			if (attempts === MOST_ATTEMPTS || !mayHelp) throw failure;
			const pauseMs = RETRY_PAUSE_MS * (1 + random());
			if (clock.now() + pauseMs >= request.deadline) throw failure;
			return pauseMs;
		},
		sleep: (ms) => clock.sleep(ms, stopOf(request))
	}) };
}
/** Whatever a stop from outside breaks is the stop, and not a failure of the forge's. */
async function settled(attempt, stop) {
	try {
		return {
			kind: "answered",
			answer: await attempt
		};
	} catch (failure) {
		if (stop?.aborted) throw stop.reason;
		return {
			kind: "failed",
			failure
		};
	}
}
// src/forge/github/api-address.ts
/**
* Reads `GITHUB_API_URL`. Throws `GateFailure`: `github` where that is not an address, `config` where the token would
* be sent in the clear.
*/
function readApiAddress(env) {
	const url = URL.parse(env.GITHUB_API_URL || "https://api.github.com");
	if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("github", "the environment variable GITHUB_API_URL is not the address of an API");
	if (url.protocol === "http:" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isLoopback)(url.hostname)) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", "GITHUB_API_URL is plain http, which is only for loopback: write https");
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isShownToProxy)(url, (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.readProxySettings)(env))) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("config", "GITHUB_API_URL is plain http, and HTTP_PROXY names a proxy, which would read the token: write https, or put the host into NO_PROXY");
	const rest = url.origin + url.pathname.replace(/\/+$/, "");
	const graphql = rest.endsWith("/api/v3") ? rest.replace(/\/v3$/, "/graphql") : `${rest}/graphql`;
	return {
		origin: url.origin,
		rest,
		graphql
	};
}
/** True for github.com, whose apps have known ids. Throws as `readApiAddress` does. */
function isDotCom(env) {
	return readApiAddress(env).origin === "https://api.github.com";
}
/** A path whose filled-in parts cannot leave their segment. */
const apiPath = (0,_path_part_js__WEBPACK_IMPORTED_MODULE_3__/* .pathTemplate */ .Mt)("a path of GitHub");
// src/forge/github/github-api.ts
/**
* Nothing is loaded and nothing is sent before the first request. Throws `GateFailure` for a `GITHUB_API_URL` that cannot be used: `github`
* where it is no address, `config` where the token would be sent in the clear.
*/
function createGitHubApi(options) {
	const { token, env, clock, random, signal, attemptTimeoutMs } = options;
	const address = readApiAddress(env);
	let client;
	function loaded() {
		client ??= load();
		return client;
	}
	async function load() {
		const { loadOctokit } = await __webpack_require__.e(/* import() */ 976).then(__webpack_require__.bind(__webpack_require__, 3976));
		return loadOctokit(token, address, env);
	}
	const sender = ({ operation }) => loaded().catch(() => {
		throw _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GITHUB */ .U0.fail(`cannot ${operation}: the GitHub client did not start; check the proxy settings of the runner`, { isUnclear: false });
	});
	return {
		loadAhead: () => void loaded().catch(() => {}),
		...createForgeClient({
			forge: _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GITHUB */ .U0,
			sender,
			clock,
			random,
			signal,
			attemptTimeoutMs
		})
	};
}
// src/target/repository-identity.ts
const IDENTITY = {
	id: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai),
	full_name: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)
};
const readIdentity = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(IDENTITY);
/**
* They are compared by id, or by name where one of them has none. A repository that is gone or unknown is never the
* same.
*/
function isSameRepository(one, other) {
	if (one === void 0 || other === void 0) return false;
	if (one.id !== void 0 && other.id !== void 0) return one.id === other.id;
	return one.full_name !== void 0 && one.full_name.toLowerCase() === other.full_name?.toLowerCase();
}
/** The two parts of `owner/name`. Throws for any other form: callers have the text from the runner or from a checked input. */
function splitRepository(fullName) {
	const [owner, name, ...rest] = fullName.split("/");
	if (!owner || !name || rest.length > 0) throw new Error("a repository that is not an owner and a name");
	return {
		owner,
		name
	};
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