/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 800:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ isDateTime),
/* harmony export */   BI: () => (/* binding */ REF_START),
/* harmony export */   EO: () => (/* binding */ AWAITED_REASONS),
/* harmony export */   G8: () => (/* binding */ listSpellings),
/* harmony export */   IQ: () => (/* binding */ refKeysAmong),
/* harmony export */   Jl: () => (/* binding */ isScannedRefName),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   MP: () => (/* binding */ isSameRef),
/* harmony export */   Mi: () => (/* binding */ branchRef),
/* harmony export */   PV: () => (/* binding */ dayAfter),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   kN: () => (/* binding */ isTagRef),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   rK: () => (/* binding */ UNSOFTENABLE_REASONS),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   tf: () => (/* binding */ isCalendarDate),
/* harmony export */   tg: () => (/* binding */ refSpellings),
/* harmony export */   xA: () => (/* binding */ isFullRef),
/* harmony export */   zM: () => (/* binding */ NEXT_STEP)
/* harmony export */ });
// src/domain/reason.ts
/**
* Why a run is not proven (docs/verdict-rules/what-is-judged.md#reasons): a closed list, each with the one sentence
* that says what to do next.
*/
const NEXT_STEP = {
	config: "Correct the named setting in the workflow and run the job again.",
	"no-token": "Check the name of the secret that api-token reads. Workflows that a fork or Dependabot starts get no secrets: store it as a Dependabot secret too, and judge forks from a workflow_run job.",
	"bad-event": "Run the gate on pull_request, push, merge_group, workflow_run, schedule or workflow_dispatch, or name the commit with the input commit.",
	"policy-missing": "Commit the policy file to the branch that is named above, or correct the input policy-file.",
	"policy-invalid": "Correct the policy at the place that is named above; the schema folder has a JSON Schema for editors.",
	github: "Check the permissions of github-token and the state of GitHub, then re-run the job.",
	"no-scan": "Check that the scan job ran for this commit in the past 30 days, that repository-id or the input repository name its project, and that the token may see it.",
	"scan-running": "Re-run this job when the scan has finished, or raise wait-timeout.",
	"scan-failed": "Open the scan on the platform, fix the cause, scan this commit again and re-run this job.",
	"scan-cancelled": "Scan this commit again and re-run this job.",
	"scan-never-finished": "Scan this commit again, where the scan can run to its end, and re-run this job.",
	"scan-inconsistent": "Scan this commit again and re-run this job; report it to the platform if it happens again.",
	"partial-only": "Scan this commit with the full rule set and re-run this job.",
	"wrong-repository": "Set repository-id to the id of the project on the platform, or the input repository to its name.",
	"product-missing": "Scan this commit with the named product, or take it out of required-products or the policy.",
	superseded: "Judge the newer commit that is named above, or scan this commit again and re-run this job: the issues on this ref are those of the newer scan.",
	"index-lag": "Re-run this job in a few minutes.",
	unstable: "Re-run this job when nobody is triaging the issues.",
	unclassified: "Set max-unrated to judge issues whose severity this version does not know, or update the gate.",
	auth: "Give api-token a token that is valid and has the Web API permission without limited scopes.",
	"not-found": "Check that the token has the Web API permission, then deployment-id, then base-url.",
	gone: "The platform has retired this operation for your deployment: update the gate.",
	"api-changed": "The platform answered in a way its documentation does not know: update the gate or check base-url.",
	"rate-limited": "Re-run this job after the time that is named above, or raise poll-interval.",
	network: "Check that the runner reaches base-url (proxy, firewall, DNS), then re-run this job.",
	tls: "Trust the platform certificate with NODE_EXTRA_CA_CERTS, and leave certificate checks on.",
	server: "Re-run this job when the platform has recovered.",
	redirect: "Set base-url to the redirect's final address; redirects are never followed with a token.",
	"too-large": "Lower page-size and re-run this job.",
	contract: "The platform sent an answer that breaks its documentation: check base-url and any proxy, then report it.",
	"cursor-loop": "Re-run this job, and report it to the platform if it happens again.",
	"page-limit": "Raise page-size, set repository-id, or narrow the policy so that fewer pages are needed.",
	budget: "Re-run this job when the platform answers reliably again.",
	cancelled: "Re-run this job.",
	internal: "Re-run this job, and report the log as a defect of the gate if it happens again."
};
const REASONS = Object.keys(NEXT_STEP);
/** Reasons that no setting can soften to a warning. */
const UNSOFTENABLE_REASONS = [
	"config",
	"policy-missing",
	"policy-invalid"
];
/**
* Reasons that go away by themselves when a scan ends. A run that asks once leaves its commit status pending for them
* (docs/verdict-rules/what-is-written.md#reports).
*/
const AWAITED_REASONS = /* @__PURE__ */ new Set([
	"no-scan",
	"scan-running",
	"product-missing"
]);
// src/domain/action-inputs.ts
/**
* Generated from action.yml by "npm run generate": do not edit. A blank input means its default, and the bundle runs
* without action.yml, so the program has this copy. A test checks that it is equal to action.yml.
*/
const ACTION_INPUTS = {
	"base-url": {
		required: true,
		default: void 0
	},
	"api-token": {
		required: true,
		default: void 0
	},
	"deployment-id": {
		required: true,
		default: void 0
	},
	"repository-id": {
		required: false,
		default: void 0
	},
	repository: {
		required: false,
		default: "${{ github.repository }}"
	},
	commit: {
		required: false,
		default: void 0
	},
	"required-products": {
		required: false,
		default: void 0
	},
	"required-scan": {
		required: false,
		default: "any"
	},
	"discovery-timeout": {
		required: false,
		default: "5m"
	},
	"wait-timeout": {
		required: false,
		default: "15m"
	},
	"poll-interval": {
		required: false,
		default: "10s"
	},
	"request-timeout": {
		required: false,
		default: "70s"
	},
	"page-size": {
		required: false,
		default: "100"
	},
	"max-critical": {
		required: false,
		default: void 0
	},
	"max-high": {
		required: false,
		default: void 0
	},
	"max-medium": {
		required: false,
		default: void 0
	},
	"max-low": {
		required: false,
		default: void 0
	},
	"max-unrated": {
		required: false,
		default: void 0
	},
	states: {
		required: false,
		default: "open, reviewing, fixing, unknown"
	},
	baseline: {
		required: false,
		default: "none"
	},
	policy: {
		required: false,
		default: void 0
	},
	"policy-file": {
		required: false,
		default: void 0
	},
	"waivers-file": {
		required: false,
		default: void 0
	},
	"merge-queue": {
		required: false,
		default: "pull-request"
	},
	mode: {
		required: false,
		default: "enforce"
	},
	"on-inconclusive": {
		required: false,
		default: void 0
	},
	comment: {
		required: false,
		default: "auto"
	},
	"comment-key": {
		required: false,
		default: void 0
	},
	"commit-status": {
		required: false,
		default: void 0
	},
	summary: {
		required: false,
		default: "true"
	},
	"report-path": {
		required: false,
		default: void 0
	},
	"record-path": {
		required: false,
		default: void 0
	},
	"github-token": {
		required: false,
		default: "${{ github.token }}"
	}
};
// src/domain/ref.ts
/** A full ref begins so. */
const REF_START = {
	any: "refs/",
	branch: "refs/heads/",
	tag: "refs/tags/"
};
/** False for what git refuses in a ref name: git-check-ref-format(1). */
function isRefName(text) {
	return text.length <= 255 && !/[\p{Cc}\s~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$/u.test(text);
}
function isFullRef(ref) {
	return ref.startsWith(REF_START.any);
}
/** True for `refs/heads/main` and `refs/tags/v1`; false for pull requests and for every short name. */
function isBranchOrTagRef(ref) {
	return isBranchRef(ref) || isTagRef(ref);
}
function isTagRef(ref) {
	return ref.startsWith(REF_START.tag);
}
function isBranchRef(ref) {
	return ref.startsWith(REF_START.branch);
}
/** Gives `refs/heads/main` for the short name `main`. */
function branchRef(name) {
	return `${REF_START.branch}${name}`;
}
/** Gives `main` for `refs/heads/main` and for `main`. */
function branchName(ref) {
	return isBranchRef(ref) ? ref.slice(REF_START.branch.length) : ref;
}
/** Gives `main` for `refs/heads/main` and for `main`, `v1` for `refs/tags/v1`; every other ref as it is. */
function branchOrTagName(ref) {
	return isTagRef(ref) ? ref.slice(REF_START.tag.length) : branchName(ref);
}
/**
* True where two texts may name one ref: the same text, or a bare name and a branch or tag of that name in full. A
* branch and a tag in full are never the same, so this cannot be decided by one text for each ref: `x` is the same as
* `refs/heads/x` and as `refs/tags/x`, which are two. Two scans that name no ref are of one.
*/
function isSameRef(one, other) {
	if (!one || !other) return !one && !other;
	if (one === other) return true;
	const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
	return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}
/**
* A text for each of these refs, equal for every spelling of one. A bare name beside a branch and a tag of that name
* may be either: it is a ref of its own then, so that neither of them stands for the other.
*/
function refKeysAmong(refs) {
	const known = new Set(refs);
	return (ref) => {
		if (!ref) return "";
		const name = branchOrTagName(ref);
		return known.has(branchRef(name)) && known.has(REF_START.tag + name) || isFullRef(name) ? ref : name;
	};
}
/**
* True for a ref of a kind that is scanned, as a person may name it: `main`, `refs/heads/main`, `refs/tags/v1`,
* `refs/pull/7/merge`, `refs/pull/7/head`. False for every other full ref, and for what git refuses.
*/
function isScannedRefName(text) {
	if (!isRefName(text)) return false;
	return !isFullRef(text) || isBranchOrTagRef(text) || /^refs\/pull\/[1-9][0-9]{0,14}\/(?:merge|head)$/.test(text);
}
/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
function pullRequestNumber(ref) {
	return ref === void 0 ? void 0 : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}
/**
* Every spelling under which a list that compares the letter may hold scans of a ref: those that were seen, and for a
* branch with and without `refs/heads/`. `meant` is what is judged, where that is a ref.
*/
function listSpellings(ref, seen, meant = ref) {
	const number = pullRequestNumber(ref);
	const isOfRef = (one) => number === void 0 ? isSameRef(one, meant) : pullRequestNumber(one) === number;
	const spellings = /* @__PURE__ */ new Set([ref, ...seen.filter((one) => one !== void 0).filter(isOfRef)]);
	if (number !== void 0 || isTagRef(meant)) return [...spellings];
	const name = branchOrTagName(ref);
	return [...spellings.add(name).add(branchRef(name))];
}
/**
* Every spelling of the refs that the scans themselves reported: with and without `refs/heads/` for branches, unchanged
* for all others. Never a spelling that no scan reported, such as `pull/7`. `meant` is what is judged, where that is a
* ref: a bare name that is a tag's there, or else in what was reported, is no branch's, since a branch of that name has
* issues of its own.
*/
function refSpellings(reported, meant) {
	const isTagName = (name) => meant !== branchRef(name) && [...reported, meant].includes(REF_START.tag + name);
	const spellings = /* @__PURE__ */ new Set();
	for (const ref of reported) {
		if (ref === void 0 || ref === "") continue;
		spellings.add(ref);
		if (isBranchRef(ref)) spellings.add(branchName(ref));
		else if (!isFullRef(ref) && !isTagName(ref)) spellings.add(branchRef(ref));
	}
	return [...spellings];
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
	const [day, time, ...rest] = text.split("T");
	if (day === void 0 || time === void 0 || rest.length > 0) return false;
	return isCalendarDate(day) && TIME_OF_DAY.test(time);
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



/***/ }),

/***/ 710:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  COMMAND_LINE: () => (/* binding */ COMMAND_LINE),
  COUNT_COLUMNS: () => (/* binding */ COUNT_COLUMNS),
  FILTER_MEMBERS: () => (/* binding */ FILTER_MEMBERS),
  FILTER_MEMBER_NAMES: () => (/* binding */ FILTER_MEMBER_NAMES),
  FINDINGS_COUNTS: () => (/* binding */ FINDINGS_COUNTS),
  GateFailure: () => (/* binding */ GateFailure),
  ISSUE_STATES: () => (/* binding */ ISSUE_STATES),
  ISSUE_TYPES: () => (/* binding */ ISSUE_TYPES),
  ISSUE_TYPE_WORDS: () => (/* binding */ ISSUE_TYPE_WORDS),
  LEFT_PENDING: () => (/* binding */ LEFT_PENDING),
  LONGEST_PLACES_MS: () => (/* binding */ LONGEST_PLACES_MS),
  MOST_ANNOTATION_UNITS: () => (/* binding */ MOST_ANNOTATION_UNITS),
  MOST_ANSWER_BYTES: () => (/* binding */ MOST_ANSWER_BYTES),
  MOST_COMMENT_UNITS: () => (/* binding */ MOST_COMMENT_UNITS),
  MOST_OF_AN_ADDRESS: () => (/* binding */ MOST_OF_AN_ADDRESS),
  MOST_OUTPUT_BYTES: () => (/* binding */ MOST_OUTPUT_BYTES),
  MOST_SUMMARY_BYTES: () => (/* binding */ MOST_SUMMARY_BYTES),
  NOTHING_READ: () => (/* binding */ NOTHING_READ),
  NO_COUNTS: () => (/* binding */ NO_COUNTS),
  NotRecorded: () => (/* binding */ NotRecorded),
  OTHER_SEARCH: () => (/* binding */ OTHER_SEARCH),
  PRODUCTS: () => (/* binding */ PRODUCTS),
  PRODUCT_OF_ISSUE_TYPE: () => (/* binding */ PRODUCT_OF_ISSUE_TYPE),
  PRODUCT_PREFIX: () => (/* binding */ PRODUCT_PREFIX),
  RATED_ISSUE_TYPES: () => (/* binding */ RATED_ISSUE_TYPES),
  RATED_SEARCH: () => (/* binding */ RATED_SEARCH),
  SCAN_STATUSES: () => (/* binding */ SCAN_STATUSES),
  SEVERITIES: () => (/* binding */ SEVERITIES),
  SOFTENABLE_REASONS: () => (/* binding */ SOFTENABLE_REASONS),
  UNRATED_ISSUE_TYPES: () => (/* binding */ UNRATED_ISSUE_TYPES),
  UNRATED_TALLY: () => (/* binding */ UNRATED_TALLY),
  asGateFailure: () => (/* binding */ asGateFailure),
  atLeast: () => (/* binding */ atLeast),
  beforeRun: () => (/* binding */ beforeRun),
  blockers: () => (/* binding */ blockers),
  boundOf: () => (/* binding */ boundOf),
  boundOfColumn: () => (/* binding */ boundOfColumn),
  boundText: () => (/* binding */ boundText),
  breakCommands: () => (/* binding */ breakCommands),
  canBlock: () => (/* binding */ canBlock),
  canWaive: () => (/* binding */ canWaive),
  clean: () => (/* binding */ clean),
  columnsOfRule: () => (/* binding */ columnsOfRule),
  countGroups: () => (/* binding */ countGroups),
  counted: () => (/* binding */ counted),
  culpritText: () => (/* binding */ culpritText),
  cut: () => (/* binding */ cut),
  destination: () => (/* binding */ destination),
  doesCompare: () => (/* binding */ doesCompare),
  doesCover: () => (/* binding */ doesCover),
  durationText: () => (/* binding */ durationText),
  exceedsWhole: () => (/* binding */ exceedsWhole),
  excessOver: () => (/* binding */ excessOver),
  filterMember: () => (/* binding */ filterMember),
  fitUnits: () => (/* binding */ fitUnits),
  foundText: () => (/* binding */ foundText),
  hasChanged: () => (/* binding */ hasChanged),
  hasCounts: () => (/* binding */ hasCounts),
  hasFound: () => (/* binding */ hasFound),
  hostOf: () => (/* binding */ hostOf$1),
  inWordsOf: () => (/* binding */ inWordsOf),
  isCiRef: () => (/* binding */ isCiRef),
  isCommitSha: () => (/* binding */ isCommitSha),
  isCompared: () => (/* binding */ isCompared),
  isDigits: () => (/* binding */ isDigits),
  isIncompleteFail: () => (/* binding */ isIncompleteFail),
  isLoopback: () => (/* binding */ isLoopback),
  isNameless: () => (/* binding */ isNameless),
  isPassWhereNothingBlocks: () => (/* binding */ isPassWhereNothingBlocks),
  isQuietPass: () => (/* binding */ isQuietPass),
  isShownToProxy: () => (/* binding */ isShownToProxy),
  isUnderTest: () => (/* binding */ isUnderTest),
  isUnenforced: () => (/* binding */ isUnenforced),
  isUnlisted: () => (/* binding */ isUnlisted),
  isUnsoftenable: () => (/* binding */ isUnsoftenable),
  isZeroSha: () => (/* binding */ isZeroSha),
  isoText: () => (/* binding */ isoText),
  issueTypeOf: () => (/* binding */ issueTypeOf),
  issueTypeWord: () => (/* binding */ issueTypeWord),
  keptSourceUri: () => (/* binding */ keptSourceUri),
  loadAhead: () => (/* binding */ loadAhead),
  logLine: () => (/* binding */ logLine),
  longestList: () => (/* binding */ longestList),
  mayWaive: () => (/* binding */ mayWaive),
  mergeTallies: () => (/* binding */ mergeTallies),
  minuteText: () => (/* binding */ minuteText),
  mostCulprits: () => (/* binding */ mostCulprits),
  nearest: () => (/* binding */ nearest),
  newIssues: () => (/* binding */ newIssues),
  newText: () => (/* binding */ newText),
  numberText: () => (/* binding */ numberText),
  once: () => (/* binding */ once),
  pastePlace: () => (/* binding */ pastePlace),
  plainFinalLine: () => (/* binding */ plainFinalLine),
  productOf: () => (/* binding */ productOf),
  productsOf: () => (/* binding */ productsOf),
  quote: () => (/* binding */ quote$1),
  readProxySettings: () => (/* binding */ readProxySettings),
  redactAll: () => (/* binding */ redactAll),
  remediesOf: () => (/* binding */ remediesOf),
  replaceUnseen: () => (/* binding */ replaceUnseen),
  reportOf: () => (/* binding */ reportOf),
  reportedFindings: () => (/* binding */ reportedFindings),
  ruleKey: () => (/* binding */ ruleKey),
  ruleName: () => (/* binding */ ruleName),
  ruleNames: () => (/* binding */ ruleNames),
  rulePages: () => (/* binding */ rulePages),
  settingName: () => (/* binding */ settingName),
  statusWord: () => (/* binding */ statusWord),
  suggestion: () => (/* binding */ suggestion),
  sumOf: () => (/* binding */ sumOf),
  tallyOf: () => (/* binding */ tallyOf),
  unclassifiedTally: () => (/* binding */ unclassifiedTally),
  unitEscapes: () => (/* binding */ unitEscapes),
  unratedTally: () => (/* binding */ unratedTally),
  visible: () => (/* binding */ visible),
  waivedText: () => (/* binding */ waivedText),
  waiverPlace: () => (/* binding */ waiverPlace),
  warnings: () => (/* binding */ warnings),
  wayOutOf: () => (/* binding */ wayOutOf),
  worstFirst: () => (/* binding */ worstFirst)
});

;// CONCATENATED MODULE: ./lib/dist/exit-guard.js
// src/gate/process/exit-guard.ts
/**
* Imported first by every door. A process that ends without a verdict must not look like a pass: Node ends with 0 when a promise
* never settles, and with 1 (which means `fail` here) when something is thrown before the first line of ours runs.
*/
const UNDECIDED = 2;
let decided;
let isBroken = false;
let onBroken = printInternal;
process.exitCode = UNDECIDED;
process.on("uncaughtException", (thrown) => broken(firstLine(thrown)));
process.on("unhandledRejection", (thrown) => broken(firstLine(thrown)));
process.on("beforeExit", () => broken("the run ended before it reached a verdict"));
process.on("exit", () => {
	if (decided === void 0 && !isBroken) printInternal("the process was ended before it reached a verdict");
	process.exitCode = decided ?? UNDECIDED;
});
/** It is called once, with the verdict's exit code: the only line of the program that can set it to 0. */
function decide(exitCode) {
	decided = exitCode;
	process.exitCode = exitCode;
}
/**
* Ends the process at the very end: what still keeps it running then, such as a connection that does not close, is not
* waited for. Only what a slow reader has not taken yet is, for so many milliseconds at most.
*/
function endWithin(ms) {
	if ([process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0)) process.exit();
	setTimeout(() => process.exit(), ms).unref();
}
/** The same where the output is what was asked for: a reader gets all of it, however slow, as long as it is there. */
function endOnceTaken() {
	const end = () => process.exit();
	let left = 0;
	for (const stream of [process.stdout, process.stderr]) {
		if (stream.writableLength === 0) continue;
		left += 1;
		stream.write("", () => {
			left -= 1;
			if (left === 0) end();
		});
	}
	if (left === 0) end();
}
/**
* Ends a process that was stopped from outside, now. Where the output is what was asked for and is not all taken, that
* is no success.
*/
function endStopped(isOutputAskedFor) {
	if (isOutputAskedFor && decided === 0 && process.stdout.writableLength > 0) decided = UNDECIDED;
	if (!isHeld()) process.exit();
	setTimeout(() => isHeld() ? process.kill(process.pid, "SIGKILL") : process.exit(), HELD_MS);
}
const HELD_MS = 100;
/**
* A thread of Node that waits for the system, for the address of a name or for a file, would hold up `process.exit`
* until it has an answer.
*/
function isHeld() {
	return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}
/** What to do when the program breaks before its verdict: at first, print the reason; later, also publish it. */
function whenBroken(listener) {
	onBroken = listener;
}
function printInternal(message) {
	console.log(`gate: INCONCLUSIVE internal - ${message.slice(0, 200)}`);
}
function broken(message) {
	if (decided !== void 0 || isBroken) return;
	isBroken = true;
	onBroken(message);
}
/** Writes one line, without a stack. It is not cut before it is redacted: a part of a secret would stay. */
function firstLine(thrown) {
	return (thrown instanceof Error ? thrown.message : "something that is not an error was thrown").split("\n", 1)[0];
}


// EXTERNAL MODULE: ./lib/dist/calendar-date.js
var calendar_date = __nccwpck_require__(800);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(500);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/dist/index.js




// src/domain/failure.ts
/**
* The one error that carries a reason (docs/verdict-rules/what-is-judged.md#reasons). Everything else that is thrown is
* a defect (`internal`). The message is for people and may quote text from the platform; it never contains a token or a
* whole answer.
*/
var GateFailure = class extends Error {
	name = "GateFailure";
	reason;
	/** Where several things are wrong, these say each by itself; the message sums them up. */
	problems;
	constructor(reason, message, options) {
		super(message, options);
		this.reason = reason;
		this.problems = options?.problems ?? [];
	}
};
/** A question that the record of a run does not answer. What a run of an older version did not ask yet can be left out. */
var NotRecorded = class extends GateFailure {};
/** Makes a failure with a reason of any thrown value: anything that is not a `GateFailure` is a defect of the gate. */
function asGateFailure(thrown) {
	if (thrown instanceof GateFailure) return thrown;
	return new GateFailure("internal", `unexpected error: ${(thrown instanceof Error ? thrown.message : typeof thrown).split("\n", 1)[0]}`, { cause: thrown });
}
// src/gate/process/run-process.ts
const MOMENT_MS = 1e3;
/**
* These count from a stop on: how long the work may take to end by itself, and when all is over, whatever it waits for.
*/
const WORK_ENDS_MS = 1e3;
const ALL_ENDS_MS = 1700;
/** npm and others pass a stop on that the process has had already: two at the same time are one, and leave time for a report. */
const ONE_STOP_MS = 400;
/**
* The one way in which a door runs: it concludes once, whatever happens first, the end of the work, a failure, or a
* defect that breaks the process. A stop from outside (SIGINT, SIGTERM) aborts the signal with `cancelled`, and the
* work ends by itself; where it does not, because something blocks, it is ended, within two seconds, and at once by a
* second stop. Never throws.
*/
async function runProcess(begin, patience = "a-moment") {
	surviveClosedStreams();
	const controller = new AbortController();
	const stop = (why) => controller.abort(why);
	const cancelled = new GateFailure("cancelled", "the run was stopped from outside");
	let isStopped = false;
	const { promise: stoppedOnce, resolve: stoppedOnceIsOver } = Promise.withResolvers();
	process.on("SIGINT", cancel).on("SIGTERM", cancel);
	const job = begin(controller.signal);
	let concluded;
	let isTold = false;
	async function conclude(ending) {
		if (concluded !== void 0) return;
		concluded = ending;
		decide(ending.exitCode);
		await ending.tell?.();
		isTold = true;
		stop(new GateFailure("cancelled", "the run is over"));
		if (isStopped) endNow();
		else if (patience === "until-read") endOnceTaken();
		else endWithin(MOMENT_MS);
	}
	function cancel() {
		if (isTold) {
			endNow();
			return;
		}
		if (isStopped) {
			stoppedOnce.then(endNow);
			return;
		}
		isStopped = true;
		setTimeout(stoppedOnceIsOver, ONE_STOP_MS);
		stop(cancelled);
		setTimeout(() => {
			if (concluded === void 0) conclude(job.fail(cancelled));
		}, WORK_ENDS_MS);
		setTimeout(endNow, ALL_ENDS_MS);
	}
	function endNow() {
		if (concluded === void 0) {
			concluded = job.fail(cancelled);
			decide(concluded.exitCode);
		}
		if (!isTold) concluded.cutShort?.();
		isTold = true;
		endStopped(patience === "until-read");
	}
	whenBroken((message) => {
		const failure = new GateFailure("internal", message);
		stop(failure);
		if (concluded === void 0) conclude(job.fail(failure));
	});
	const ending = await job.work().catch((thrown) => concluded === void 0 ? job.fail(asGateFailure(thrown)) : void 0);
	if (ending !== void 0) await conclude(ending);
}
/** A reader that goes away (`| head`) must not end the process: the verdict is its exit code. */
function surviveClosedStreams() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
// src/domain/limits.ts
/** Limits that several places keep to. A test that checks one of them uses its own number. */
/** A pull-request comment has at most so many UTF-16 units. GitHub takes 65,536. */
const MOST_COMMENT_UNITS = 6e4;
/** At most so many rules are told of one condition. Nobody would read more; the list of all rules has them. */
const MOST_RULES_OF_A_CONDITION = 1e3;
/** One annotation's message has at most so many UTF-16 units. */
const MOST_ANNOTATION_UNITS = 3e3;
/**
* A job summary has at most so many bytes, together with what other steps wrote. GitHub drops the whole summary above 1
* MiB; this leaves room for other steps.
*/
const MOST_SUMMARY_BYTES = 921600;
/** All outputs together have at most so many bytes, as they are in the runner's file. */
const MOST_OUTPUT_BYTES = 65536;
/** One answer of a server has at most so many bytes, both as it is sent and unpacked. */
const MOST_ANSWER_BYTES = 16777216;
/** The reading of places takes at most so long, in milliseconds. */
const LONGEST_PLACES_MS = 5e3;
// src/report/text/hide-escaped.ts
/** `\u002b`, `\/` and `%2B`: what JSON and addresses may make of one character. */
const ESCAPE = /\\u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;
/**
* Replaces a secret by `mask`, whichever of its characters are escaped: encoders differ in what they escape. The secret is
* not empty. Linear in the text, except for texts that begin the secret again and again.
*/
function hideEscaped(text, secret, mask) {
	let shown = "";
	let from = 0;
	for (let at = 0; at < text.length; at += 1) {
		const end = endOfSecret(text, at, secret);
		if (end === void 0) continue;
		shown += text.slice(from, at) + mask;
		from = end;
		at = end - 1;
	}
	return shown + text.slice(from);
}
/** False where none of these characters is escaped: then `hideEscaped` finds only what is written plainly. */
function hasEscapeOf(characters, text) {
	for (let at = text.indexOf("%"); at !== -1; at = text.indexOf("%", at + 1)) if (characters.has(unitOf(text.slice(at + 1, at + 3)))) return true;
	for (let at = text.indexOf("\\"); at !== -1; at = text.indexOf("\\", at + 1)) {
		const next = text[at + 1] ?? "";
		if (characters.has(/u/i.test(next) ? unitOf(text.slice(at + 2, at + 6)) : next)) return true;
	}
	return false;
}
function unitOf(digits) {
	return String.fromCharCode(Number.parseInt(digits, 16));
}
/** Finds where the secret that starts at `at` ends; undefined where none starts there. */
function endOfSecret(text, at, secret) {
	let end = at;
	for (let index = 0; index < secret.length; index += 1) {
		const length = lengthOf(secret[index], text, end);
		if (length === 0) return void 0;
		end += length;
	}
	return end;
}
/** Length of this character as it is written here; 0 where there is another one. */
function lengthOf(unit, text, at) {
	const first = text[at];
	if (first === "\\" || first === "%") {
		ESCAPE.lastIndex = at;
		const [whole = "", unicode, byte, literal] = ESCAPE.exec(text) ?? [];
		const code = unicode ?? byte;
		if ((code === void 0 ? literal : String.fromCharCode(Number.parseInt(code, 16))) === unit) return whole.length;
	}
	return first === unit ? 1 : 0;
}
// src/report/text/text.ts
/** Longest piece of outside text that a page shows, in code points. */
const MOST_CODE_POINTS = 200;
/**
* Characters that cannot be seen: controls, line and paragraph separators, bidi marks, zero-width and tag characters, fillers,
* lone surrogates, private and unassigned code points. Some of these end lines or reverse the direction of text; the runner's search for
* commands ignores others.
*/
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** Text from outside as one line that shows all its characters: unseen ones as `\u2028`, a long text cut with `…`. */
function clean(text, most = MOST_CODE_POINTS) {
	return cut(visible(cut(text, most)), most);
}
/** Replaces each unseen character by its escape; the result has no line break of any kind. */
function visible(text) {
	return replaceUnseen(text, (character) => SHORT_ESCAPES[character] ?? escaped(character));
}
/** Replaces each unseen character, line feeds included, by what `replacement` makes of it. */
function replaceUnseen(text, replacement) {
	return text.replace(UNSEEN, replacement);
}
/** The first `most` code points, the last of them `…` where something is left out. Looks at no more of the text than that. */
function cut(text, most) {
	if (text.length <= most) return text;
	const head = Array.from(text.slice(0, (most + 1) * 2));
	return head.length <= most ? text : `${head.slice(0, most - 1).join("")}…`;
}
/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
function fitUnits(line, most) {
	return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** Every UTF-16 unit as JSON, JavaScript and YAML escape it: `\u2028`. */
function unitEscapes(text) {
	return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
function escaped(character) {
	const hex = character.codePointAt(0).toString(16);
	return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
// src/report/text/redact.ts
const MASK = "***";
/**
* Replaces every secret by `***`: raw, base64 (plain and url-safe, wherever it starts inside a longer encoded text),
* URI-encoded, hex, and JSON-escaped. Secrets under 8 characters are not replaced. Linear in the text.
*/
function createRedactor(secrets) {
	const forms = /* @__PURE__ */ new Map();
	for (const secret of secrets) {
		if (secret.length < 8) continue;
		for (const form of formsOf(secret)) forms.set(JSON.stringify(form), form);
	}
	const longestFirst = [...forms.values()].sort((a, b) => b.text.length - a.text.length);
	const whole = secrets.filter((secret) => secret.length >= 8).sort((a, b) => b.length - a.length);
	if (whole.length === 0) return (text) => text;
	const beginnings = beginningsOf(longestFirst);
	const characters = new Set(whole.join("").split(""));
	return (text) => {
		if (text.length < 8) return text;
		const shown = beginnings.test(text) ? longestFirst.reduce(hide, text) : text;
		if (!hasEscapeOf(characters, shown)) return shown;
		return whole.reduce((less, secret) => hideEscaped(less, secret, MASK), shown);
	};
}
/** Every text with a form in it contains its beginning. Most texts have none. */
function beginningsOf(forms) {
	const beginnings = new Set(forms.map(({ text }) => text.slice(0, 4)));
	return new RegExp([...beginnings].map(unitEscapes).join("|"));
}
/** The same value with every text in it redacted: before anything is cut, so that no half of a secret is left over. */
function redactAll(value, redact) {
	return mapTexts(value, redact);
}
function mapTexts(value, redact) {
	if (typeof value === "string") return redact(value);
	if (typeof value !== "object" || value === null) return value;
	const changed = [];
	for (const key in value) {
		const item = value[key];
		const mapped = mapTexts(item, redact);
		if (mapped !== item) changed.push([key, mapped]);
	}
	if (changed.length === 0) return value;
	if (!Array.isArray(value)) return {
		...value,
		...Object.fromEntries(changed)
	};
	const items = [...value];
	for (const [index, mapped] of changed) items[Number(index)] = mapped;
	return items;
}
function hide(text, form) {
	let shown = "";
	let from = 0;
	for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, from)) {
		const sharesFirst = form.sharesFirst && at > from && isBase64(text[at - 1]);
		shown += text.slice(from, sharesFirst ? at - 1 : at) + MASK;
		from = at + form.text.length;
		if (!form.sharesLast) continue;
		if (isBase64(text[from])) from += 1;
		for (let padding = 0; padding < 2 && text[from] === "="; padding += 1) from += 1;
	}
	return from === 0 ? text : shown + text.slice(from);
}
function isBase64(character) {
	return character !== void 0 && /^[A-Za-z0-9+/_-]$/.test(character);
}
function formsOf(secret) {
	const bytes = Buffer.from(secret, "utf8");
	const hex = bytes.toString("hex");
	return [...[
		secret,
		hex,
		hex.toUpperCase(),
		...uriForms(secret),
		...jsonForms(secret)
	].map((text) => ({
		text,
		sharesFirst: false,
		sharesLast: false
	})), ...[
		0,
		1,
		2
	].flatMap((offset) => base64Forms(bytes, offset))];
}
function uriForms(secret) {
	if (!secret.isWellFormed()) return [];
	return [
		encodeURIComponent(secret),
		encodeURI(secret),
		new URLSearchParams({ "": secret }).toString().slice(1),
		[...Buffer.from(secret, "utf8")].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
	].flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase())]);
}
function jsonForms(secret) {
	const plain = JSON.stringify(secret).slice(1, -1);
	const units = unitEscapes(secret);
	return [
		plain,
		JSON.stringify(plain).slice(1, -1),
		plain.replaceAll("/", "\\/"),
		units,
		units.replaceAll(/[a-f]/g, (digit) => digit.toUpperCase())
	];
}
/**
* A secret that starts `offset` bytes into a group of three: the characters that depend only on it, and the one before and after
* that it shares with its neighbours.
*/
function base64Forms(bytes, offset) {
	const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
	const start = Math.ceil(offset * 8 / 6);
	const end = Math.floor((offset + bytes.length) * 8 / 6);
	const core = encoded.slice(start, end);
	const shared = {
		sharesFirst: offset !== 0,
		sharesLast: (offset + bytes.length) * 8 % 6 !== 0
	};
	return [core, core.replaceAll("+", "-").replaceAll("/", "_")].map((text) => ({
		text,
		...shared
	}));
}
// src/start/loading.ts
/** A function that loads at its first call, and gives every later call the same result or the same failure. */
function once(load) {
	let loading;
	return () => {
		loading ??= load();
		return loading;
	};
}
/** Begins to load. A failure is thrown where the result is awaited. */
function loadAhead(load) {
	load().catch(() => {});
}
// src/domain/softening.ts
/** Reasons that `on-inconclusive` may name, in the input and in a policy. */
const SOFTENABLE_REASONS = calendar_date/* REASONS */.ez.filter((reason) => !isUnsoftenable(reason));
/** True for the reasons that stay a failure whatever the settings say. */
function isUnsoftenable(reason) {
	return calendar_date/* UNSOFTENABLE_REASONS */.rK.some((unsoftenable) => unsoftenable === reason);
}
/**
* True when an inconclusive verdict of this reason is only a warning (docs/verdict-rules/what-is-judged.md#softening).
* The input, where it names the reason, wins over the policy; where neither names it, it fails. The caller must ask
* only about an inconclusive verdict: a `fail` is never softened.
*/
function softens(reason, input, policy) {
	if (isUnsoftenable(reason)) return false;
	const said = input?.[reason];
	return said === void 0 ? policy[reason] === "warn" : said === "warn";
}
// src/domain/text/list-items.ts
/** The items of a list that a person wrote with commas or on separate lines, trimmed; empty ones are dropped. */
function listItems(text) {
	return text.split(/[,\r\n]/).map((item) => item.trim()).filter((item) => item !== "");
}
// src/domain/text/nearest.ts
/**
* The candidate that a misspelled word most likely meant, or undefined when none is near: at most a third of the letters
* may differ. Case and the difference between `_` and `-` do not count.
*/
function nearest(word, candidates) {
	let best;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(plain(word), plain(candidate));
		if (distance < bestDistance && distance <= Math.max(1, Math.floor(candidate.length / 3))) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best;
}
/** Words longer than any of ours cannot be near one: with this limit, hostile text costs little time. */
const LONGEST_WORD = 64;
function plain(word) {
	return word.slice(0, LONGEST_WORD).toLowerCase().replaceAll("_", "-");
}
/** Levenshtein distance with neighbouring swaps counted as one edit. */
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const isSame = a[row - 1] === b[column - 1];
			let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) cost = Math.min(cost, beforeLast[column - 2] + 1);
			current.push(cost);
		}
		beforeLast = last;
		last = current;
	}
	return last[b.length];
}
// src/domain/text/suggestion.ts
const LONGEST_QUOTE = 60;
/** What to write instead of an unknown word: the name that was probably meant, else the names to choose from. */
function suggestion(word, names) {
	const near = nearest(word, names);
	return near === void 0 ? `write one of: ${names.join(", ")}` : `did you mean "${near}"?`;
}
/**
* Text of the policy in a message: in quotes and on one line. Long text is left out completely: a part of a secret
* would not be redacted.
*/
function quote$1(text) {
	const { length } = [...text];
	return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}
// src/domain/ids.ts
const INT64_MAX = 9223372036854775807n;
/** True for the decimal digits of an integer from 0 to 2^63 - 1, written without sign, space or leading zero. */
function isDigits(text) {
	return /^(?:0|[1-9][0-9]{0,18})$/.test(text) && BigInt(text) <= INT64_MAX;
}
/** True for exactly 40 or 64 lower-case hex digits; false for a prefix, upper case or padding. */
function isCommitSha(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** True for the all-zero hash, which GitHub sends as `after` when a branch is deleted. */
function isZeroSha(text) {
	return /^0+$/.test(text);
}
// src/inputs/parse-value.ts
/** A sentence about one setting that cannot be used: what is wrong and what to write. The name is put in front later. */
var InputProblem = class extends Error {
	name = "InputProblem";
};
const DURATION_UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
const LONGEST_DURATION_MS = 6 * DURATION_UNIT_MS.h;
/** A whole number and its unit (`500ms`, `90s`, `15m`, `1h`), up to 6 hours, as milliseconds. */
function parseDuration(text, least) {
	const match = /^(0|[1-9][0-9]{0,8})(ms|s|m|h)$/.exec(text);
	if (match === null) throw new InputProblem(`${quote(text)} is not a duration; write a whole number and a unit, such as 90s or 15m`);
	const ms = Number(match[1]) * DURATION_UNIT_MS[match[2]];
	if (ms > LONGEST_DURATION_MS) throw new InputProblem(`${quote(text)} is more than 6h, the most that is allowed`);
	if (ms < least) throw new InputProblem(`${quote(text)} is too short; write at least ${least}ms`);
	return ms;
}
/** Decimal digits, up to 2^63 - 1, without sign or leading zero. */
function parseDigits(text) {
	if (!isDigits(text)) throw new InputProblem(`${quote(text)} is not a whole number in plain digits, from 0 to 9223372036854775807`);
	return text;
}
/** `none`, digits, or undefined where nothing was given. */
function parseLimit(text) {
	if (text === "") return void 0;
	if (text === "none") return "none";
	if (!isDigits(text)) throw new InputProblem(`${quote(text)} is not a limit; write a whole number in plain digits, or none for no limit`);
	return BigInt(text);
}
function parseWord(text, words) {
	const word = words.find((candidate) => candidate === text);
	if (word === void 0) throw new InputProblem(unknownWord(text, words));
	return word;
}
/** A list separated by commas or line breaks; `read` turns an item into a value, and no value may appear twice. */
function parseList(text, read) {
	const items = listItems(text);
	const values = items.map(read);
	const seen = /* @__PURE__ */ new Set();
	const doubled = values.findIndex((value) => seen.has(value) || !seen.add(value));
	if (doubled >= 0) throw new InputProblem(`${quote(items[doubled])} is named twice; name it once`);
	return values;
}
function unknownWord(text, words) {
	const near = nearest(text, words);
	const hint = near === void 0 ? "" : `; did you mean ${near}?`;
	return `${quote(text)} is not one of ${words.join(", ")}${hint}`;
}
/** Text that a person wrote, short enough for a sentence. Long text is left out completely: a part of a secret would not be redacted. */
function quote(text) {
	return text.length > 80 ? `"…" (${text.length} characters)` : JSON.stringify(text);
}
// src/inputs/parse-on-inconclusive.ts
/**
* Reads the input `on-inconclusive`: `fail`, `warn` (every reason that can be softened), or `<reason>: fail|warn` on
* lines or separated by commas. The result is undefined where it is blank: then the policy decides. Throws
* `InputProblem`.
*/
function parseOnInconclusive(text) {
	const entries = listItems(text);
	if (entries.length === 0) return void 0;
	const [only] = entries;
	if (entries.length === 1 && isAnswer(only)) return everyReason(only);
	return eachReason(entries);
}
function isAnswer(word) {
	return word === "fail" || word === "warn";
}
function everyReason(answer) {
	return Object.fromEntries(SOFTENABLE_REASONS.map((reason) => [reason, answer]));
}
function eachReason(entries) {
	const softening = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const { reason, answer } = readEntry(entry);
		if (softening.has(reason)) throw new InputProblem(`${quote$1(reason)} is named twice; name it once`);
		softening.set(reason, answer);
	}
	return Object.fromEntries(softening);
}
function readEntry(entry) {
	const [name, answer, ...rest] = entry.split(":").map((part) => part.trim());
	if (name === void 0 || answer === void 0 || rest.length > 0) throw new InputProblem(`${quote$1(entry)} is not understood; write fail, warn, or lines such as "server: warn"`);
	if (isUnsoftenable(name)) throw new InputProblem(`${quote$1(name)} always fails and cannot be named here; remove it`);
	const reason = SOFTENABLE_REASONS.find((softenable) => softenable === name);
	if (reason === void 0) throw new InputProblem(`${quote$1(name)} is not a known reason; ${suggestion(name, SOFTENABLE_REASONS)}`);
	if (!isAnswer(answer)) throw new InputProblem(`${quote$1(answer)} is not an answer; write "${reason}: fail" or "${reason}: warn"`);
	return {
		reason,
		answer
	};
}
// src/domain/product.ts
/** A scanning product, in the words of the input `required-products`. */
const PRODUCTS = [
	"code",
	"supply-chain",
	"secrets",
	"ai-code"
];
/** A kind of issue, in the words of the policy (`issue-types`). */
const ISSUE_TYPES = [
	"sast",
	"sca",
	"secrets",
	"research",
	"ai-sast"
];
/** The issue types that have a severity; the platform's `severities` filter applies only to these. */
const RATED_ISSUE_TYPES = [
	"sast",
	"sca",
	"secrets"
];
const UNRATED_ISSUE_TYPES = ["research", "ai-sast"];
/** Which product finds issues of a type. Research issues come from no product that a scan lists. */
const PRODUCT_OF_ISSUE_TYPE = {
	sast: "code",
	sca: "supply-chain",
	secrets: "secrets",
	research: void 0,
	"ai-sast": "ai-code"
};
const SPELLINGS = {
	sast: "code",
	code: "code",
	sca: "supply-chain",
	supplychain: "supply-chain",
	secrets: "secrets",
	aisast: "ai-code",
	aicode: "ai-code"
};
/** The platform's names of products begin with it. */
const PRODUCT_PREFIX = "PRODUCT_";
/** Reads a member of a scan's `enabled_products`, ignoring case, `_`, `-` and a `PRODUCT_` prefix. */
function productOf(spelling) {
	const plain = spelling.toLowerCase().replace(/^product_/, "").replaceAll(/[_-]/g, "");
	return Object.hasOwn(SPELLINGS, plain) ? SPELLINGS[plain] : void 0;
}
/**
* Reads what people call an issue type: by its own name, by that of its product, or as the platform spells either
* (`ISSUE_TYPE_SAST`, `PRODUCT_SAST`). Case, `_` and `-` do not matter.
*/
function issueTypeOf(spelling) {
	const plain = spelling.toLowerCase().replaceAll("-", "_").replace(/^issue_type_/, "");
	if (plain === "research") return plain;
	const product = productOf(plain);
	return product === void 0 ? void 0 : ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}
/** The one word that people are shown for an issue type: that of its product. Research has none, and stands for itself. */
function issueTypeWord(type) {
	return PRODUCT_OF_ISSUE_TYPE[type] ?? type;
}
/** What is shown where one of them is asked for. */
const ISSUE_TYPE_WORDS = ISSUE_TYPES.map(issueTypeWord);
/** True where a scan does not say what it ran. One that lists only what this version does not know says that it ran none of ours. */
function isUnlisted({ enabledProducts }) {
	return enabledProducts.every((name) => name.trim() === "");
}
/** The products that a scan ran, each once; spellings that this version does not know are left out. */
function productsOf(enabledProducts) {
	return [...new Set(enabledProducts.map(productOf).filter((product) => product !== void 0))];
}
// src/domain/rule/page-address.ts
/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
const MOST_OF_AN_ADDRESS = 2e3;
/** Host and port of an https address without credentials; undefined for every other text. */
function hostOf$1(url) {
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
	const host = hostOf$1(platform);
	if (host === void 0) return () => void 0;
	const own = `https://${host}/`;
	return (sourceUri) => {
		if (sourceUri === void 0 || sourceUri.length > 2e3) return void 0;
		if (sourceUri.startsWith(own) && SAFE.test(sourceUri)) return sourceUri;
		if (!PLAINLY_HTTPS.test(sourceUri) || hostOf$1(sourceUri) !== host) return void 0;
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
// src/domain/text/duration-text.ts
/** Writes a duration as inputs and messages do: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
function durationText(seconds) {
	if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole}s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return inTwo(minutes, "m", whole % 60, "s");
	const hours = Math.floor(minutes / 60);
	return hours < 48 ? inTwo(hours, "h", minutes % 60, "m") : inTwo(Math.floor(hours / 24), "d", hours % 24, "h");
}
function inTwo(large, unit, small, smallUnit) {
	return small === 0 ? `${large}${unit}` : `${large}${unit} ${small}${smallUnit}`;
}
// src/domain/target.ts
/** The event of a run from the command line. */
const COMMAND_LINE = "command-line";
/** True for a scan of what is judged, by the whole text of its commit: never a prefix, never ignoring case. */
function isUnderTest({ commit }, target) {
	return commit !== void 0 && (commit === target.commit || commit === target.pipelineCommit);
}
/** True for the name that the CI system gives to the pull request's own ref, in full or not. */
function isCiRef(branch, { ciRef }) {
	return ciRef !== void 0 && branch !== void 0 && (0,calendar_date/* isSameRef */.MP)(branch, ciRef);
}
// src/domain/text/setting-name.ts
/** How people find a setting: as an input of the Action, or as a flag of the command line. */
function settingName(name, event) {
	return event === "command-line" ? `--${name}` : name;
}
/** In front of it stands neither a flag's dash nor another part of a longer word. */
const HYPHENATED = Object.keys(calendar_date/* ACTION_INPUTS */.bn).filter((name) => name.includes("-"));
const SETTING = new RegExp(`\\bthe input ([a-z-]+)|(?<![\\w-])(${HYPHENATED.join("|")})(?![\\w-])`, "g");
/**
* A sentence of our own in words of the door that the event is of. It names a setting of one word as `the input commit`. No text
* from outside may be in it.
*/
function inWordsOf(event, sentence) {
	if (event !== "command-line") return sentence;
	return sentence.replace(SETTING, (_, named, hyphenated) => `--${named ?? hyphenated}`).replaceAll("this job", "this command");
}
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
// src/domain/severity.ts
/** Severities that the platform can filter by, worst first. */
const SEVERITIES = [
	"critical",
	"high",
	"medium",
	"low"
];
/** The columns that every report shows: the severities, and the issues without a known one. */
const COUNT_COLUMNS = [...SEVERITIES, "unrated"];
// src/domain/verdict.ts
/** True for a condition that is in force and can fail the job. One that does not apply to the commit cannot. */
function canBlock({ action, result }) {
	return action === "fail" && JUDGED.has(result);
}
const JUDGED = /* @__PURE__ */ new Set([
	"ok",
	"broken",
	"unproven"
]);
// src/report/text/report-facts.ts
/** Conditions in the reader's order: broken and blocking, broken, not proven, held, not applicable. */
function worstFirst(conditions) {
	return conditions.toSorted((a, b) => urgency(a) - urgency(b));
}
function blockers(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "fail");
}
function warnings(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "warn");
}
/** True for a pass that nothing could have kept from passing: a reader must not take it for a clean bill. */
function isPassWhereNothingBlocks({ verdict, conditions }) {
	return verdict.word === "pass" && !conditions.some(canBlock);
}
/** True for a fail that was proven before everything was read. An unknown severity was read: it only cannot be judged. */
function isIncompleteFail({ verdict }) {
	return verdict.word === "fail" && verdict.reason !== void 0 && verdict.reason !== "unclassified";
}
/** True where the exit code does not follow the verdict because a setting says so. */
function isUnenforced(report) {
	return report.exitCode === 0 && report.verdict.word !== "pass";
}
/** True where at least one column of counts has a number to show. */
function hasCounts(report) {
	return COUNT_COLUMNS.some((column) => numberText(report, report.counts[column]) !== NOT_READ);
}
/** True where at least one condition has a number to show. */
function hasFound(report) {
	return report.conditions.some((condition) => condition.result !== "not-applicable" && foundText(report, condition) !== NOT_READ);
}
/** True where something is compared with a baseline: else a column `new` would be empty. */
function isCompared({ conditions }) {
	return conditions.some((condition) => condition.new !== void 0);
}
/** True where a waiver exists: else a column `waived` would be all zeros. */
function canWaive({ conditions, waivers }) {
	return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}
/** What a condition found, shown as what it is: exact, a lower bound, or nothing that is known. */
function foundText(report, condition) {
	if (condition.result === "not-applicable") return "–";
	return boundText(boundOf(report, condition), condition.found);
}
/** The same for what is new of it. */
function newText(report, condition) {
	return condition.new === void 0 ? "–" : boundText(boundOf(report, condition), condition.new);
}
/** The same for what waivers take out of it. */
function waivedText(report, condition) {
	return boundText(boundOf(report, condition), condition.waived, "–");
}
/** A number of issues of the whole report, or of one of its rules. */
function numberText(report, count) {
	return boundText(report.countsAre, count);
}
/** What the numbers of a column are worth: one that was not read to its end has lower bounds, beside a pass too. */
function boundOfColumn({ counts, countsAre }, column) {
	return countsAre === "exact" && counts[column] === void 0 ? "at-least" : countsAre;
}
/** What the numbers of a condition are worth. What is kept is proven to be exact, and what is broken is at least so much. */
function boundOf({ countsAre, verdict }, { result }) {
	if (result === "ok" || countsAre !== "exact") return result === "ok" ? "exact" : countsAre;
	return result === "unproven" && verdict.reason === void 0 ? "at-least" : "exact";
}
/** A number as what it is worth. That nothing was found so far says nothing about what there is: then `none`. */
function boundText(bound, count, none = NOT_READ) {
	if (count === void 0 || bound === "unsettled") return none;
	if (bound === "exact") return String(count);
	return count > 0n ? `${atLeast(bound)}${count}` : none;
}
const NOT_READ = "not read";
/** What stands before a number in a sentence; nothing that is unsettled is in one. */
function atLeast(bound) {
	return bound === "exact" ? "" : "at least ";
}
/** Says `1 condition`, `2 conditions`. */
function counted(count, noun) {
	return `${count} ${noun}${BigInt(count) === 1n ? "" : "s"}`;
}
/** Rows of the longest table that a page of this report can have. */
function longestList(report) {
	const { conditions, rules, fixedRules = [], waivers, scans, notices, oddities, searches, problems } = report;
	return Math.max(...[
		conditions,
		rules,
		fixedRules,
		waivers,
		scans,
		notices,
		oddities,
		searches,
		problems
	].map(({ length }) => length)) + 2;
}
function urgency({ action, result }) {
	if (result === "broken") return action === "fail" ? 0 : 1;
	return {
		unproven: 2,
		ok: 3,
		"not-applicable": 4
	}[result];
}
/** Rules of the condition that counts the most, and not fewer than there are broken conditions. */
function mostCulprits({ conditions }) {
	const broken = conditions.filter(({ result }) => result === "broken");
	return Math.max(broken.length, ...broken.map(({ rules }) => rules.length));
}
/** True where something was counted, or the baseline had issues that are gone. */
function hasChanged({ counts, fixedTotal }) {
	return counts.total !== 0n || (fixedTotal ?? 0n) !== 0n;
}
/** True for a pass that leaves nobody anything to do or to know. */
function isQuietPass(report) {
	const { verdict, notices, unscanned, indexGap, waivers, policy } = report;
	if (verdict.word !== "pass" || isPassWhereNothingBlocks(report) || warnings(report).length > 0) return false;
	const isWaiverCalm = waivers.every(({ state }) => state === "active");
	const isOwnPolicyChanged = policy?.kind === "file" && policy.isChangedInPullRequest === true;
	return notices.length === 0 && unscanned.length === 0 && indexGap === void 0 && isWaiverCalm && !isOwnPolicyChanged;
}
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
		bound: atLeast(report.countsAre)
	};
}
/** `a (2), b (1) and 3 more rules`, or `a (at least 2)`; empty where no rule is known. */
function culpritText({ named, others, bound }, code, link = (label) => label) {
	if (named.length === 0) return "";
	const texts = named.map(({ name, issues, url }) => `${link(code(name), url)} (${bound}${issues})`);
	if (others > 0) return `${texts.join(", ")} and ${others} more ${others === 1 ? "rule" : "rules"}`;
	return texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
// src/report/text/remedy/remedies.ts
/** The rules that block by what mends them, that with the worst severity first. It is empty where no rule is known. */
function remediesOf(report) {
	const broken = blockers(report);
	const byRemedy = Map.groupBy(broken.flatMap(({ rules }) => rules), remedyOf);
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
/** True where a waiver is a way out: a policy or a file of waivers is in use, and a rule that blocks may be waived. */
function mayWaive(report) {
	if (report.policy === void 0 && report.waiversFile === void 0) return false;
	const rules = blockers(report).flatMap((condition) => condition.rules);
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
function remedyOf({ product }) {
	if (product === "secrets") return "revoke";
	return product === "supply-chain" ? "update" : "fix";
}
/** How bad the worst of them is; a rule without a known severity comes last. */
function worst(rules) {
	const rank = COUNT_COLUMNS.findIndex((column) => rules.some(({ columns }) => columns.includes(column)));
	return rank === -1 ? COUNT_COLUMNS.length : rank;
}
function identity({ product, ruleId, rulePath }) {
	return JSON.stringify([
		product,
		ruleId,
		rulePath
	]);
}
// src/report/text/time-text.ts
/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
function minuteText(timeMs) {
	const iso = isoText(timeMs);
	return iso === void 0 ? "–" : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
function isoText(timeMs) {
	if (timeMs === void 0) return void 0;
	const date = new Date(timeMs);
	return Number.isNaN(date.getTime()) ? void 0 : date.toISOString();
}
/** `12s before this run`, `during this run`: on a page that stays as it is, a time is told by the run. Milliseconds since 1970. */
function beforeRun(timeMs, runStartedAtMs, thisRun = "this run") {
	const seconds = (runStartedAtMs - timeMs) / 1e3;
	return seconds < 1 ? `during ${thisRun}` : `${durationText(seconds)} before ${thisRun}`;
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
/** The result is undefined where nothing blocks, or no rule that does has a name. */
function wayOutOf(report) {
	const rule = blockers(report).flatMap(({ rules }) => rules).find(({ rulePath, ruleId }) => isName(rulePath) || isName(ruleId));
	if (rule === void 0) return void 0;
	return {
		rule,
		waiver: mayWaive(report) && waivable(report)(rule) ? waiverLines(report, rule) : void 0,
		command: listCommand(report, rule)
	};
}
/** Says where a waiver is to be written. */
function waiverPlace({ event, policy, waiversFile }, code) {
	const isCommandLine = event === COMMAND_LINE;
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
		`    expires: ${isoText(times.startedAtMs + days * calendar_date/* DAY_MS */.sO)?.slice(0, 10)}`
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
	const isOrdinary = ([name, [value = ""]]) => /^[\w./@:+][\w./@:+-]*$/.test(value) && (name !== "refs" || (0,calendar_date/* isScannedRefName */.Jl)(value));
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
	return replaceUnseen(JSON.stringify(text), unitEscapes).replace(/[<>#'&]/g, unitEscapes);
}
// src/report/text/next-step.ts
/** This takes the place of the reason's own step: to re-run the job is not what this set-up is for. */
const LEFT_PENDING = "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it.";
/** What to do next, with the facts of this run; empty for a pass. */
function nextStep(facts) {
	const { verdict } = facts;
	if (verdict.word === "pass") return "";
	if (verdict.word === "fail") return waysOut(facts);
	if (isLeftPending(verdict.reason, facts.settings)) return LEFT_PENDING;
	const told = FACTS[verdict.reason]?.(facts) ?? "";
	const step = inWordsOf(facts.event, calendar_date/* NEXT_STEP */.zM[verdict.reason]);
	return told === "" ? step : `${step} ${told}.`;
}
function isLeftPending(reason, { waitTimeoutMs, commitStatus }) {
	return waitTimeoutMs === 0 && commitStatus !== void 0 && calendar_date/* AWAITED_REASONS */.EO.has(reason);
}
function waysOut(facts) {
	const repairs = remediesOf(facts).map(({ remedy, list }) => REPAIRS[remedy](culpritText(list, asItIs)));
	const first = repairs.length === 0 ? "fix the issues" : repairs.join("; ");
	const waiver = mayWaive(facts) ? `, or add a waiver with an owner and a date to ${waiverPlace(facts, asItIs)}` : "";
	return `${first[0].toUpperCase()}${first.slice(1)}; or triage the issues on the platform and re-run this job (seconds, no rescan)${waiver}.`;
}
const REPAIRS = {
	revoke: (rules) => `the secret found by ${rules}: revoke it, then remove it`,
	update: (rules) => `update or remove the package of ${rules}`,
	fix: (rules) => `fix ${rules}`
};
const scan = ({ scans: [first] }) => first === void 0 ? "" : `The scan is ${first.id}`;
const pageSize = ({ settings, event }) => settings.pageSize === void 0 ? "" : `${settingName("page-size", event)} is ${settings.pageSize}`;
const baseUrl = ({ settings, event }) => settings.baseUrl === void 0 ? "" : `${settingName("base-url", event)} is ${settings.baseUrl.href}`;
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
	return ms === void 0 ? "" : `${settingName(name, event)} is ${durationText(ms / 1e3)}`;
}
function joined(...texts) {
	return texts.filter((text) => text !== "").join("; ");
}
function asItIs(text) {
	return text;
}
// src/gate/process/exit-code.ts
/**
* This is the only place that turns a verdict into an exit code
* (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). `isSoftened` does not matter for `config`.
*/
function exitCodeOf(verdict, mode, isSoftened) {
	if (verdict.word === "pass") return 0;
	if (verdict.word === "inconclusive" && verdict.reason === "config") return 3;
	if (mode === "report") return 0;
	if (verdict.word === "fail") return 1;
	return isSoftened ? 0 : 2;
}
// src/gate/outcome/place-search.ts
/**
* Which single issues would show where the culprits are; undefined where no condition is broken, or no culprit has an id.
* The deciding refs and the counted states are those of all broken conditions together, so that issues may be among
* them which one condition does not count.
*/
function placeSearchOf(learned, states) {
	const proven = learned.scans?.proven;
	if (!("judgement" in learned) || proven === void 0 || proven instanceof GateFailure) return void 0;
	const broken = learned.judgement.conditions.filter(({ result }) => result === "broken");
	const inOrder = [...broken.filter(({ action }) => action === "fail"), ...broken.filter(({ action }) => action === "warn")];
	const ids = new Set(inOrder.flatMap(({ rules }) => rules.map(({ rule }) => rule.ruleId)));
	ids.delete("");
	if (ids.size === 0 || states === void 0) return void 0;
	const scopes = (learned.settings?.conditions ?? []).filter(({ name }) => broken.some((condition) => condition.name === name)).map(({ scope }) => scope.kind === "unrated" ? ISSUE_TYPES : scope.issueTypes);
	return {
		repositoryId: proven.decision.repositoryId,
		refs: proven.refs,
		ruleIds: [...ids].slice(0, 100),
		issueTypes: ISSUE_TYPES.filter((type) => scopes.some((types) => types.includes(type))),
		states
	};
}
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
		...prefixed("AGGREGATE_ISSUE_STATE_", "UNSPECIFIED", "OPEN", "FIXED", "REMOVED", "IGNORED_APP", "IGNORED_CODE", "UNKNOWN", "REVIEWING", "FIXING", "PROVISIONALLY_IGNORED_APP"),
		refusal: "the gate sets it itself, from the setting states",
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
		rules: rules.slice(0, MOST_RULES_OF_A_CONDITION).map((rule) => culpritOf(rule, condition, evidence, pageOf)),
		rulesInAll: rules.length
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
		product: rule.issueType === void 0 ? void 0 : PRODUCT_OF_ISSUE_TYPE[rule.issueType],
		epss: rule.epss?.score,
		url: pageOf(rule.ruleSourceUri),
		columns: columnsOf(counted, condition, evidence),
		issues,
		found,
		new: more
	};
}
/** Without evidence there are no rules. */
function columnsOf({ key, columns }, condition, evidence) {
	if (evidence === void 0) return [];
	return columnsOfRule(key, {
		columns,
		doesCompare: doesCompare(condition, evidence)
	}, evidence);
}
// src/domain/evidence.ts
/** Ids of the searches that every run makes (docs/verdict-rules/what-is-counted.md); the four severities are ids too. */
const RATED_SEARCH = "rated";
const OTHER_SEARCH = "other";
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
// src/domain/tally.ts
/** What is known about a search that gave no answer. */
const NOTHING_READ = {
	rules: /* @__PURE__ */ new Map(),
	isComplete: false
};
/** The tally of a search; for a search that was never made, an empty and incomplete one. */
function tallyOf(tallies, id) {
	const tally = tallies.get(id);
	return tally === void 0 ? NOTHING_READ : tally;
}
/** Counts the issues in all. */
function sumOf({ rules }) {
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
		const merged = isNameless(rule.group) ? `${index}:${key}` : key;
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
	for (const [key, { group, count }] of part.rules) if (!isNameless(group) && count > (whole.rules.get(key)?.count ?? 0n)) return true;
	return false;
}
/** What is more here than there, rule by rule. A lower bound only where `there` is complete. */
function excessOver(here, there) {
	const rules = /* @__PURE__ */ new Map();
	for (const [key, rule] of here.rules) {
		const known = isNameless(rule.group) ? void 0 : there.rules.get(key);
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
	return sumOf(excessOver(here, there));
}
/** Issues that are gone: the sum over rules of max(0, there - here). Groups without a name are left out: none is known to be gone. */
function fixedSince(here, there) {
	return sum([...excessOver(there, here).rules.values()].filter(({ group }) => !isNameless(group)));
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
	for (const [key, rule] of rated.rules) if (isNameless(rule.group)) nameless.push(rule);
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
function sum(rules) {
	let issues = 0n;
	for (const { count } of rules) issues += count;
	return issues;
}
function hasRules({ rules }) {
	return rules.size > 0;
}
function namelessIn({ rules }) {
	return [...rules.values()].filter(({ group }) => isNameless(group));
}
// src/gate/outcome/reported-counts.ts
/** A column that was not read to its end has no count: a part of it would be taken for the whole. */
function countsOf(evidence) {
	const counts = COUNT_COLUMNS.map((column) => {
		const tally = evidence?.here.get(column);
		return [column, tally?.isComplete ? sumOf(tally) : void 0];
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
	return COUNT_COLUMNS.flatMap((column) => {
		return [...excessOver(tallyOf(there, column), tallyOf(here, column)).rules.values()].filter(({ group }) => !isNameless(group)).sort((a, b) => Number(b.count - a.count)).map(({ group, count }) => ({
			ruleId: group.ruleId,
			rulePath: group.rulePath,
			product: group.issueType === void 0 ? void 0 : PRODUCT_OF_ISSUE_TYPE[group.issueType],
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
	for (const column of COUNT_COLUMNS) {
		const [a, b] = [here.get(column), there.get(column)];
		if (!a?.isComplete || !b?.isComplete) return void 0;
		total += compare(a, b);
	}
	return total;
}
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
		products: productsOf(scan.enabledProducts),
		/** Address on the platform, built by the gate itself; undefined where the id of the repository is not known. */
		url: repositoryId === void 0 ? void 0 : links.scan(repositoryId, id)
	};
}
// src/gate/outcome/reported-history.ts
/** Earlier finished scans of the same branch, and the newest deciding one as the last point. */
function historyOf({ decision, refs }, earlierScans) {
	const deciding = decision.deciding[0].scan;
	return [...earlierScans.filter((scan) => scan.repositoryId === deciding.repositoryId && !scan.isPartialScan && scan.branch !== void 0 && refs.includes(scan.branch)), deciding].flatMap(({ startedAtMs, findingsCounts }) => {
		const findings = reportedFindings(findingsCounts);
		return startedAtMs === void 0 || findings === void 0 ? [] : [{
			startedAtMs,
			findings
		}];
	}).sort((a, b) => a.startedAtMs - b.startedAtMs).slice(-20);
}
// src/domain/policy.ts
/**
* True where a waiver is for issues of this rule in this part. Where a type or a severity is not known, one that is
* limited to some does not apply.
*/
function doesCover({ rule, severities, issueTypes }, group, part) {
	if (rule !== group.rulePath && rule !== group.ruleId) return false;
	if (severities !== void 0 && (part.severity === void 0 || !severities.includes(part.severity))) return false;
	return issueTypes === void 0 || typesOf(group, part).every((type) => issueTypes.includes(type));
}
/** The issues of a rule may have these types. */
function typesOf({ issueType }, { issueTypes, isUnrated }) {
	if (issueType === void 0) return issueTypes;
	if (isUnrated) return [...issueTypes, issueType];
	return issueTypes.includes(issueType) ? [issueType] : issueTypes;
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
				product: group.issueType === void 0 ? void 0 : PRODUCT_OF_ISSUE_TYPE[group.issueType],
				severity: column === "unrated" ? void 0 : column,
				issues: count,
				issuesAtBaseline: there === void 0 ? void 0 : there.get(column)?.rules.get(key)?.count ?? 0n,
				waivedUntil: waivers.length === 0 ? void 0 : waivedUntil(group, column, waivers),
				epss: group.epss?.score,
				url: pageOf(group.ruleSourceUri)
			};
			rows.push({
				rule: isNameless(group) ? group : key,
				reported
			});
		}
		return rows.sort((a, b) => downwards(a.reported.issues, b.reported.issues));
	};
	return new Map(COUNT_COLUMNS.map((column) => [column, rowsOfColumn(column)]));
}
/** Broken conditions, those that block first. */
function brokenOf(judgement) {
	const broken = judgement?.conditions.filter(({ result }) => result === "broken") ?? [];
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
		issueTypes: column === "unrated" ? UNRATED_ISSUE_TYPES : RATED_ISSUE_TYPES,
		severity: column === "unrated" ? void 0 : column,
		isUnrated: column === UNRATED_TALLY
	};
	const covering = waivers.filter((waiver) => doesCover(waiver, group, part));
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
			...shownScan(scan, links),
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
		scan: scan && shownScan(scan, links),
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
	const isSoftened = verdict.word === "inconclusive" && softens(verdict.reason, inputs.onInconclusive, settings?.policy.onInconclusive ?? {});
	const proven = provenScans(learned);
	const ref = proven?.decision.deciding[0]?.scan.branch ?? proven?.refs[0] ?? scans?.lastScan?.branch;
	const findings = target === void 0 || ref === void 0 ? void 0 : closing.links.findings(target.repository, ref);
	const pageOf = rulePages(closing.links.platform);
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
		nextStep: nextStep({
			...facts,
			settings: inputs
		}),
		exitCode: exitCodeOf(verdict, inputs.mode, isSoftened),
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
		places: unreadPlaces(placeSearchOf(learned, inputs.states)),
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
		links: {
			findings,
			run: closing.links.run,
			platform: closing.links.platform
		}
	};
}
/** They are read when the verdict stands, by who wants to show them. */
function unreadPlaces(search) {
	return search === void 0 ? void 0 : {
		search,
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
	return PRODUCTS.filter((product) => expected.has(product) && !listed.includes(product));
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
	return evidence === void 0 || proven instanceof GateFailure ? void 0 : proven;
}
// src/gate/outcome/early-report.ts
/** The report of a run that failed before its story began, or that broke in the middle of it. */
function earlyReport(thrown, facts) {
	const failure = asGateFailure(thrown);
	const raw = failure.reason === "config" ? void 0 : facts.raw;
	return reportOf({ stopped: failure }, {
		mode: raw?.mode.trim() === "report" ? "report" : "enforce",
		repository: facts.repository,
		onInconclusive: raw === void 0 ? void 0 : parseOnInconclusive(raw["on-inconclusive"])
	}, {
		startedAtMs: facts.startedAtMs,
		finishedAtMs: facts.finishedAtMs,
		seconds: facts.seconds,
		requests: {
			planned: facts.requestsSent,
			sent: facts.requestsSent
		},
		links: NO_LINKS
	});
}
const NO_LINKS = {
	scan: () => void 0,
	findings: () => void 0,
	run: void 0,
	platform: void 0
};
// src/gate/publish/plain-final-line.ts
/** The verdict where its report cannot be made. `what` says what could not be made; it contains no text from outside. */
function plainFinalLine(report, what) {
	return finalLine(report, `${what}: this is a defect of the gate`);
}
/** The verdict where the process is stopped before its report is out. */
function stoppedFinalLine(report) {
	return finalLine(report, "the run was stopped from outside before its report was out");
}
function finalLine({ verdict }, text) {
	const { word, reason = "" } = verdict;
	return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${text}`;
}
// src/gate/door/with-record.ts
/** The run with a recording of its evidence, where the settings name a file for it: only then its code is loaded. */
async function withRecord(ready, raw) {
	if (ready.inputs.recordPath === void 0) return ready;
	const { recordRun } = await __nccwpck_require__.e(/* import() */ 256).then(__nccwpck_require__.bind(__nccwpck_require__, 256));
	return {
		...ready,
		...recordRun(ready, raw)
	};
}
// src/gate/door/gate-job.ts
/** It judges one commit, from the settings to the published report. */
function gateJob(door) {
	const { clock, redact, log } = door;
	const monotonicStart = clock.now();
	const startedAtMs = clock.wallNow();
	let text;
	let ready;
	let isRefused = false;
	/** The verdict that stands, while it is explained: nothing that happens then changes it. */
	let standing;
	const publication = once(() => door.loadPublication(text, isRefused));
	function endingOf(report) {
		const { inOwnWords = (same) => same } = door;
		return {
			exitCode: report.exitCode,
			tell: () => tell(redactAll(inOwnWords(report), redact)),
			cutShort: () => log.info(stoppedFinalLine(report))
		};
	}
	async function tell(report) {
		const publish = await publication().catch(() => void 0);
		if (publish === void 0) log.info(plainFinalLine(report, "its report could not be loaded"));
		else await publish(report, ready, log);
	}
	return {
		async work() {
			text = door.read();
			const prepared = await door.prepare(text, monotonicStart);
			ready = await withRecord(prepared, prepared.raw ?? text.raw);
			ready.whenSent(() => loadAhead(publication));
			standing = await ready.run(ready.inputs, ready.world);
			const report = standing.places === void 0 ? standing : await explained(standing, ready, redact);
			standing = void 0;
			await publication();
			return endingOf(report);
		},
		fail(failure) {
			if (standing !== void 0) return endingOf(standing);
			isRefused = failure.reason === "config" && ready === void 0;
			return endingOf(earlyReport(failure, {
				raw: text?.raw,
				repository: door.repositoryOf(text),
				startedAtMs,
				finishedAtMs: clock.wallNow(),
				seconds: (clock.now() - monotonicStart) / 1e3,
				requestsSent: ready?.world.reader.requestsSent() ?? 0
			}));
		}
	};
}
/** The verdict with its places. Where what reads them cannot be loaded, it stands without. */
async function explained(report, ready, redact) {
	const loaded = await __nccwpck_require__.e(/* import() */ 22).then(__nccwpck_require__.bind(__nccwpck_require__, 22)).catch(() => void 0);
	return loaded === void 0 ? report : loaded.withPlaces(report, ready, redact);
}
// src/gate/process/system-clock.ts
/** The machine's clocks. `now` is monotonic: no change of the time of day moves a deadline. */
const systemClock = {
	now: () => Number(process.hrtime.bigint()) / 1e6,
	wallNow: () => Date.now(),
	async sleep(ms, signal) {
		try {
			await (0,promises_.setTimeout)(Math.ceil(ms) + 1, void 0, { signal });
		} catch (thrown) {
			throw signal?.aborted ? signal.reason : thrown;
		}
	}
};
// src/http/proxy-settings.ts
/** Reads them as curl and most tools do: the name in lower case goes first. */
function readProxySettings(env) {
	return {
		httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? "",
		httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? "",
		noProxy: env.no_proxy ?? env.NO_PROXY ?? ""
	};
}
/**
* True where requests to this address would go to a proxy as they are, with the token in them. Only plain http does:
* for https, a proxy opens a tunnel. `noProxy` is read as undici reads it.
*/
function isShownToProxy(url, { httpProxy, noProxy }) {
	if (url.protocol !== "http:" || httpProxy === "") return false;
	const entries = noProxy.split(/[,\s]+/).filter((entry) => entry !== "");
	return noProxy !== "*" && !entries.some((entry) => isOf(url, entry));
}
function isOf({ hostname, port }, entry) {
	const [, name = entry, itsPort] = /^(.+):(\d+)$/.exec(entry) ?? [];
	if (itsPort !== void 0 && itsPort !== (port || "80")) return false;
	const host = name.replace(/^\*?\./, "").toLowerCase();
	return hostname === host || hostname.endsWith(`.${host}`);
}
/** The passwords in proxy addresses, as written and decoded: secrets like the tokens. */
function proxyPasswords(env) {
	const { httpProxy, httpsProxy } = readProxySettings(env);
	return [httpProxy, httpsProxy].flatMap((address) => {
		const password = URL.canParse(address) ? new URL(address).password : "";
		return password === "" ? [] : [password, decoded(password)];
	});
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/domain/issue.ts
/** The nine triage states of an issue, in the short form of the input `states`. */
const ISSUE_STATES = [
	"open",
	"fixed",
	"removed",
	"ignored-app",
	"ignored-code",
	"unknown",
	"reviewing",
	"fixing",
	"provisionally-ignored-app"
];
// src/domain/text/loopback.ts
/** Whether a host, as a URL has it, is this machine: the only one that may be asked without TLS. */
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}
// src/inputs/base-url.ts
/**
* The root of the platform: https, or plain http on loopback; a path prefix is allowed, anything that could send the
* token elsewhere is not. Messages never quote the text, since it may contain a password.
*/
function parseBaseUrl(text) {
	if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) throw new InputProblem("this is not an address; write the whole address, such as https://findings.example.com");
	const url = new URL(text);
	if (url.username !== "" || url.password !== "" || text.split("/")[2]?.includes("@")) throw new InputProblem("the address contains a user name or password; remove it, the token is a setting of its own");
	if (text.includes("?") || text.includes("#")) throw new InputProblem("the address contains a query or a fragment; end it at the path");
	if (text.split("/").slice(3).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) || /%(?:2f|5c|00)/i.test(text)) throw new InputProblem("the path of the address contains \"..\", \".\" or an encoded slash; write it without them");
	if (url.protocol === "http:" && !isLoopback(url.hostname)) throw new InputProblem("plain http is only for loopback; write https");
	return url;
}
// src/inputs/needed-input.ts
/** A default that only the runner fills in: the command line has no token of a job. */
const OF_THE_RUNNER = "${{ github.token }}";
function isNeeded(name) {
	const { required, default: fallback } = calendar_date/* ACTION_INPUTS */.bn[name];
	return required || fallback !== void 0 && fallback !== OF_THE_RUNNER;
}
// src/inputs/token.ts
const LONGEST = 8e3;
/**
* A token that can be sent in a header: printable ASCII without spaces. Messages never quote it. It is not trimmed: a
* line break in a stored secret is a mistake that would otherwise show up as a refused token. Throws
* `PlaceholderProblem` for what a missing secret leaves behind.
*/
function parseToken(text) {
	assertNoPlaceholder(text);
	if (/\s/.test(text)) throw new InputProblem("the token contains a space or a line break; store the secret again without it");
	if (!/^[\x21-\x7e]*$/.test(text)) throw new InputProblem("the token contains a character that no token has; store the secret again");
	if (text.length < 8 || text.length > LONGEST) throw new InputProblem(`a token has 8 to ${LONGEST} characters; store the secret again`);
	return text;
}
/** Only what would break a header is refused: the token is the runner's own. Throws as `parseToken` does. */
function parseGitHubToken(text) {
	assertNoPlaceholder(text);
	if (!/^[\x21-\x7e]+$/.test(text)) throw new InputProblem("the token contains a space, a line break or a character that no token has");
	return text;
}
/** The secret is missing, and its place is told instead: `no-token`, where other problems are `config`. */
var PlaceholderProblem = class extends InputProblem {};
/**
* What CI systems and shells leave where a secret does not exist: `$(NAME)` in Azure Pipelines, `$NAME` in GitLab CI,
* `${NAME}`, `%NAME%`, `!NAME!`, `$[ … ]`, `{{ … }}`, `${{ … }}`, `<< … >>`, `#{NAME}#`, `__NAME__`. And what people
* copy: `<your token>`, or the asterisks of a masked one.
*/
const PLACEHOLDER = /^(?:\$\(.*\)|\$\{.*\}|\$\[.*\]|\{\{.*\}\}|<.*>|#\{.*\}#?|%\w+%|!\w+!|__\w+__|\$(?:env:)?[a-z_]\w*|\*+|undefined)$/is;
function assertNoPlaceholder(text) {
	if (text.length > LONGEST || !PLACEHOLDER.test(text.trim())) return;
	throw new PlaceholderProblem("this is a placeholder that nothing has replaced, as where a secret does not exist or is not passed on");
}
/** Variables that may hold a token, in whatever spelling: those of inputs and flags, and those that are called like an input. */
const TOKEN_NAMES = /^(?:input|findings_gate)_.*token(?!_file)|(?:api|github)[-_]token$/i;
/**
* What no output may show: the values of all variables that somebody may have put a token into, as they are and without
* blanks around them.
*/
function possibleTokens(env) {
	const values = Object.entries(env).flatMap(([name, text = ""]) => TOKEN_NAMES.test(name) ? [text, text.trim()] : []);
	return [...new Set(values)].filter((text) => text !== "");
}
// src/inputs/parse-inputs.ts
/**
* Reads every input, strictly. Throws `config` with a sentence for each setting that cannot be used, or `no-token` where
* only the token is missing, as in workflows that forks and Dependabot start. `named` is how messages call a setting.
*/
function parseInputs(raw, named = (name) => `input ${name}`) {
	const problems = [];
	const missing = [];
	const placeholders = [];
	/** A problem is kept, and thrown with the others once all inputs have been read. */
	const read = (name, parse) => {
		const written = raw[name];
		const text = written.trim();
		if (text === "") {
			if (isNeeded(name)) missing.push(name);
			return;
		}
		try {
			return parse(text, written);
		} catch (problem) {
			if (problem instanceof GateFailure) problems.push(problem.message);
			else if (problem instanceof PlaceholderProblem) placeholders.push(`${named(name)}: ${problem.message}`);
			else if (problem instanceof InputProblem) problems.push(`${named(name)}: ${problem.message}`);
			else throw problem;
			return;
		}
	};
	const inputs = readSettings(read);
	if (inputs.policy !== void 0 && inputs.policyFile !== void 0) problems.push(`${named("policy")} and ${named("policy-file")}: only one of the two can be set; remove one`);
	for (const [name, path] of [["policy-file", inputs.policyFile], ["waivers-file", inputs.waiversFile]]) {
		if (path === void 0 || inputs.githubToken !== void 0 || raw["github-token"].trim() !== "") continue;
		problems.push(`${named(name)}: the file is read through GitHub's API, which needs github-token; set it`);
	}
	refuse(problems, missing, named);
	if (placeholders.length > 0) throw new GateFailure("no-token", placeholders.join(". "));
	return inputs;
}
/** The one list of settings: from which input each comes, and how that is read. Problems are reported in this order. */
function readSettings(read) {
	return {
		baseUrl: read("base-url", parseBaseUrl),
		apiToken: read("api-token", (_, written) => parseToken(written)),
		deploymentId: read("deployment-id", (text) => parseDigits(text)),
		repositoryId: read("repository-id", (text) => parseDigits(text)),
		repository: read("repository", parseName(200)),
		commit: read("commit", parseCommit),
		requiredProducts: read("required-products", parseProducts) ?? [],
		requiredScan: read("required-scan", oneOf(["any", "full"])),
		discoveryTimeoutMs: read("discovery-timeout", (text) => parseDuration(text, 0)),
		waitTimeoutMs: read("wait-timeout", (text) => parseDuration(text, 0)),
		pollIntervalMs: read("poll-interval", (text) => parseDuration(text, 10)),
		requestTimeoutMs: read("request-timeout", (text) => parseDuration(text, 10)),
		pageSize: read("page-size", parsePageSize),
		limits: readLimits(read),
		states: read("states", parseStates),
		baseline: read("baseline", parseBaseline),
		/** An inline policy stays as it is written. */
		policy: read("policy", (_, written) => written),
		policyFile: read("policy-file", (text) => text),
		waiversFile: read("waivers-file", (text) => text),
		mergeQueue: read("merge-queue", oneOf(["pull-request", "merge-group"])),
		mode: read("mode", oneOf(["enforce", "report"])),
		onInconclusive: read("on-inconclusive", parseOnInconclusive),
		comment: read("comment", oneOf([
			"auto",
			"on-failure",
			"always",
			"never"
		])),
		commentKey: read("comment-key", parseName(100)) ?? "",
		commitStatus: read("commit-status", parseName(100)),
		summary: read("summary", oneOf(["true", "false"])) === "true",
		reportPath: read("report-path", parsePath),
		recordPath: read("record-path", parsePath),
		githubToken: read("github-token", (_, written) => parseGitHubToken(written))
	};
}
function readLimits(read) {
	return {
		critical: read("max-critical", parseLimit),
		high: read("max-high", parseLimit),
		medium: read("max-medium", parseLimit),
		low: read("max-low", parseLimit),
		unrated: read("max-unrated", parseLimit)
	};
}
function refuse(problems, missing, named) {
	if (problems.length > 0) throw new GateFailure("config", `${problems.join(". ")}.`);
	if (missing.length === 0) return;
	if (missing.length === 1 && missing[0] === "api-token") throw new GateFailure("no-token", `the ${named("api-token")} is empty`);
	const names = missing.join(", ");
	throw new GateFailure("config", `required input${missing.length === 1 ? "" : "s"} ${names} not given: set under "with:", and not from a secret, which forks do not get.`);
}
function oneOf(words) {
	return (text) => parseWord(text, words);
}
function parseName(longest) {
	return (text) => {
		if (text.length > longest) throw new InputProblem(`this is longer than ${longest} characters`);
		if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text)) throw new InputProblem("this contains an invisible character; remove it");
		return text;
	};
}
function parsePath(text) {
	if (text.includes("\0")) throw new InputProblem("this is not a path");
	return text;
}
function parseCommit(text) {
	if (!isCommitSha(text)) throw new InputProblem(`${quote(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
	return text;
}
/** They may be spelled by their issue types too, and as the platform does. Names of a gate's own settings are in lower case. */
function parseProducts(text) {
	return parseList(text, (item) => {
		const type = item === item.toLowerCase() || /^(?:ISSUE_TYPE|PRODUCT)_/.test(item) ? issueTypeOf(item) : void 0;
		const product = type === void 0 ? void 0 : PRODUCT_OF_ISSUE_TYPE[type];
		if (product === void 0) throw new InputProblem(unknownWord(item, PRODUCTS));
		return product;
	});
}
function parsePageSize(text) {
	const size = Number(parseDigits(text));
	if (size < 1 || size > 1e3) throw new InputProblem(`${quote(text)} is out of range; write 1 to 1000`);
	return size;
}
/** They may be short, or spelled as in the API. */
function parseStates(text) {
	const { prefix } = FILTER_MEMBERS.aggregateIssueStates;
	const states = parseList(text, (item) => {
		const short = item.startsWith(prefix) ? item.slice(prefix.length).toLowerCase() : item;
		const state = ISSUE_STATES.find((candidate) => candidate === short.replaceAll("_", "-"));
		if (state === void 0) throw new InputProblem(unknownWord(item, ISSUE_STATES));
		return state;
	});
	if (states.length === 0) throw new InputProblem("no state is named; name at least one");
	return states;
}
function parseBaseline(text) {
	if (text === "none" || text === "base") return { kind: text };
	if (!(0,calendar_date/* isRefName */.pA)(text)) throw new InputProblem(`${quote(text)} is neither none, base nor the name of a ref`);
	return {
		kind: "ref",
		ref: text
	};
}
// src/inputs/raw-inputs.ts
const NAMES = Object.keys(calendar_date/* ACTION_INPUTS */.bn);
const PREFIX = "INPUT_";
/**
* Reads the `INPUT_*` variables under the one name that the runner writes: upper case, hyphens kept. It writes all of
* them, so only these are the workflow's own words; a variable in another spelling comes from somewhere else, such as
* an earlier step. Throws `config` for that, and for a variable that no input of action.yml has: the runner itself only
* warns, and a misspelled limit would silently not apply.
*/
function readRunnerInputs(env) {
	const given = /* @__PURE__ */ new Map();
	for (const [variable, value] of Object.entries(env)) {
		const upper = variable.toUpperCase();
		if (!upper.startsWith(PREFIX) || value === void 0) continue;
		const name = upper.slice(6).toLowerCase();
		if (variable !== upper) throw otherSpelling(variable, name);
		given.set(name, value);
	}
	return withDefaults(Object.fromEntries(given), { GITHUB_REPOSITORY: env.GITHUB_REPOSITORY });
}
/** Checks the names and fills in the defaults. `given` is keyed by input name, in lower case. */
function withDefaults(given, expressions) {
	const unknown = Object.keys(given).find((name) => !Object.hasOwn(calendar_date/* ACTION_INPUTS */.bn, name));
	if (unknown !== void 0) throw unknownInput(unknown);
	const raw = NAMES.map((name) => [name, blankIsDefault(name, given[name] ?? "", expressions)]);
	return Object.fromEntries(raw);
}
function blankIsDefault(name, value, expressions) {
	if (value.trim() !== "") return value;
	const fallback = calendar_date/* ACTION_INPUTS */.bn[name].default;
	if (fallback === "${{ github.repository }}") return expressions.GITHUB_REPOSITORY ?? "";
	if (fallback === void 0 || fallback.startsWith("${{")) return "";
	return fallback;
}
function otherSpelling(variable, name) {
	if (!Object.hasOwn(calendar_date/* ACTION_INPUTS */.bn, name)) return unknownInput(name);
	return new GateFailure("config", `the variable ${JSON.stringify(variable.slice(0, 100))} is not how the runner writes the input ${name}: an earlier step or an "env:" sets it; remove it there, and set the input under "with:"`);
}
function unknownInput(name) {
	const near = nearest(name, NAMES);
	const hint = near === void 0 ? "see the list of inputs in the README" : `did you mean ${near}?`;
	return new GateFailure("config", `unknown input ${JSON.stringify(name.slice(0, 100))}: ${hint}`);
}
// src/report/text/log-text.ts
const MOST_OF_A_LINE = 4e3;
/**
* Makes one line for a CI log, out of text that may be hostile. GitHub's runner takes `::name::` after any leading
* space, and `##[name]` anywhere, for a command; others take `##vso[…]` and `##teamcity[…]`. All are broken up by a
* space.
*/
function logLine(text) {
	return breakCommands(clean(text, MOST_OF_A_LINE));
}
/** Breaks up workflow commands in a text of one line. */
function breakCommands(line) {
	return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##(?=[a-z]*\[)/gi, "## ");
}
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Writes debug message to user log
* @param message debug message
*/
function debug(message) {
	issueCommand("debug", {}, message);
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + external_os_.EOL);
}
/**
* Begin an output group.
*
* Output until the next `groupEnd` will be foldable in this group
*
* @param name The name of the output group
*/
function startGroup(name) {
	issue("group", name);
}
/**
* End an output group.
*/
function endGroup() {
	issue("endgroup");
}
// src/action/workflow-log.ts
/** The log of a workflow step, on standard output. */
function createWorkflowLog({ env, sanitize }) {
	const annotate = {
		error,
		warning,
		notice
	};
	let annotations = 0;
	return {
		info(line) {
			info(sanitize(line));
		},
		debug(line) {
			if (env.RUNNER_DEBUG === "1") debug(sanitize(line));
		},
		async group(title, body) {
			startGroup(sanitize(title));
			try {
				return await body();
			} finally {
				endGroup();
			}
		},
		mask(secret) {
			if (secret.length >= 8) setSecret(secret);
		},
		annotate(level, title, message) {
			annotations += 1;
			if (annotations > 10) info(sanitize(`${level}: ${title}: ${message}`));
			else annotate[level](sanitize(message), { title: sanitize(title) });
		}
	};
}
// src/action/run-action.ts
/**
* The whole action: reads settings from the environment, runs the gate and publishes its report. It writes to standard
* output and to the files of the runner, and leaves the process alone.
*/
function actionJob(env, signal) {
	const secrets = [...possibleTokens(env), ...proxyPasswords(env)];
	const redact = createRedactor(secrets);
	const log = createWorkflowLog({
		env,
		sanitize: (text) => logLine(redact(text))
	});
	for (const secret of secrets) log.mask(secret);
	const warn = (message) => log.annotate("warning", "Findings Gate", message);
	return gateJob({
		clock: systemClock,
		redact,
		read: () => ({ raw: readRunnerInputs(env) }),
		async prepare({ raw }, monotonicStart) {
			const inputs = parseInputs(raw);
			const { openActionWorld } = await __nccwpck_require__.e(/* import() */ 114).then(__nccwpck_require__.bind(__nccwpck_require__, 114));
			return openActionWorld({
				env,
				inputs,
				clock: systemClock,
				random: Math.random,
				monotonicStart,
				log,
				signal,
				redact,
				warn
			});
		},
		repositoryOf: () => env.GITHUB_REPOSITORY ?? "",
		async loadPublication(_text, isRefused) {
			if (isRefused) {
				const { refusalPublication } = await Promise.all(/* import() */[__nccwpck_require__.e(949), __nccwpck_require__.e(379), __nccwpck_require__.e(806)]).then(__nccwpck_require__.bind(__nccwpck_require__, 806));
				return refusalPublication({
					env,
					redact,
					log
				});
			}
			const { actionPublication } = await Promise.all(/* import() */[__nccwpck_require__.e(949), __nccwpck_require__.e(379), __nccwpck_require__.e(623), __nccwpck_require__.e(228)]).then(__nccwpck_require__.bind(__nccwpck_require__, 847));
			return actionPublication({
				env,
				redact,
				log,
				signal
			});
		},
		log: {
			info: log.info,
			warn,
			annotate: ({ level, title, message }) => log.annotate(level, title, message)
		}
	});
}
// src/action/main.ts
runProcess((signal) => actionJob(process.env, signal));



/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 995:
/***/ ((module) => {

module.exports = require("node:module");

/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module is referenced by other modules so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(710);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;