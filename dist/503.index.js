"use strict";
exports.id = 503;
exports.ids = [503];
exports.modules = {

/***/ 53:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isOfNoProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   w_: () => (/* binding */ missingProjectsText)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/report/text/projects/project-names.ts
/** The others are told as a number. */
const PROJECTS_IN_A_SENTENCE = 5;
/** The projects of a run of several, the worst first; undefined for any other run. */
function projectsOf({ projects, replay, nextStep }) {
	if (projects === void 0 || projects.length === 0) return void 0;
	return replay === void 0 ? projects : projects.map((project) => ({
		...project,
		replay,
		nextStep
	}));
}
/** Each by its name; by its id as well where others look the same. */
function projectNames(projects) {
	const alike = Map.groupBy(projects, ({ project }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(project.name).trim());
	return ({ project: { name, repositoryId } }, code) => {
		const shown = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(name).trim();
		const isAlone = shown !== "" && alike.get(shown)?.length === 1;
		const known = shown === "" ? [] : [code(name)];
		if (isAlone) return known[0];
		const id = repositoryId === void 0 ? "(its id is not known)" : `(project ${code(repositoryId)})`;
		return [...known, id].join(" ");
	};
}
/** Says `api, web and 3 more`. */
function namesText(projects, nameOf, code) {
	return listed(projects, (project) => nameOf(project, code));
}
/** Says `not scanned: project mail, although the last commits were`; empty where none is known to be missing. */
function missingProjectsText({ missingProjects = [] }, code) {
	if (missingProjects.length === 0) return "";
	const names = listed(missingProjects, ({ name }) => code(name));
	return `not scanned: ${missingProjects.length === 1 ? "project" : "projects"} ${names}, although the last commits were`;
}
function listed(items, nameOf) {
	const named = items.slice(0, PROJECTS_IN_A_SENTENCE).map(nameOf);
	const left = items.length - named.length;
	return left === 0 ? named.join(", ") : `${named.join(", ")} and ${left} more`;
}
/** A verdict of the whole that no project has: what stands in no section must be told above them all. */
function isOfNoProject({ verdict }, projects) {
	return verdict.word !== "pass" && !projects.some((one) => one.verdict.word === verdict.word);
}



/***/ }),

/***/ 503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStatus: () => (/* binding */ openStatus)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1635);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4620);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9221);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3865);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9114);







// src/forge/github/commit-status.ts
/** Setting one status may take so many milliseconds. */
const STATUS_BUDGET_MS = 1e4;
/** Time for the last status once the run is stopped, in milliseconds: the runner kills the process after 7.5 s. */
const LAST_MS = 1e3;
function createCommitStatus({ shas, ...options }) {
	const each = shas.map((sha) => ({
		sha,
		status: statusOn(sha, options)
	}));
	const together = (set) => inOne(each.map(({ sha, status }) => ({
		sha,
		outcome: set(status)
	})));
	return {
		setPending: (description) => together((status) => status.setPending(description)),
		setFinal: (exitCode, description) => together((status) => status.setFinal(exitCode, description)),
		leavePending: () => together((status) => status.leavePending())
	};
}
/**
* Gives one warning for all commits. It names them where it is not the same for each: the queue may see what the pull
* request does not.
*/
async function inOne(outcomes) {
	const warnings = await Promise.all(outcomes.map(async ({ sha, outcome }) => ({
		sha,
		warning: (await outcome).warning
	})));
	const failed = warnings.filter(({ warning }) => warning !== void 0);
	const [first] = failed;
	if (first?.warning === void 0) return {};
	return { warning: warnings.every(({ warning }) => warning === first.warning) ? first.warning : failed.map(({ sha, warning }) => `commit ${sha.slice(0, 12)}: ${warning}`).join("; ") };
}
/** Sets the status of one commit. The others' answers are not waited for. */
function statusOn(sha, given) {
	const options = {
		...given,
		sha
	};
	let pending = Promise.resolve({});
	return {
		setPending(description) {
			pending = post(options, "pending", description, options.stop);
			return pending;
		},
		async setFinal(exitCode, description) {
			await pending;
			return post(options, exitCode === 0 ? "success" : exitCode === 1 ? "failure" : "error", description, abortedAfter(LAST_MS, options.stop));
		},
		leavePending: () => pending
	};
}
async function post({ api, clock, repository, sha, context, runUrl }, state, description, signal) {
	try {
		const { owner, name } = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T8)(repository);
		await api.send({
			operation: "set the commit status",
			permission: "statuses: write",
			method: "POST",
			path: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .apiPath */ .So)`/repos/${owner}/${name}/statuses/${sha}`,
			body: {
				state,
				context,
				description: shortened(description),
				...runUrl ? { target_url: runUrl } : {}
			},
			deadline: (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .later */ .NU)(clock.now(), STATUS_BUDGET_MS),
			signal,
			read: () => void 0
		});
		return {};
	} catch (thrown) {
		if (signal.aborted) return { warning: "cannot set the commit status: the run was stopped" };
		return { warning: thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubFailure */ .iK ? thrown.message : "cannot set the commit status" };
	}
}
/** Gives a signal that is aborted this long after the other one. */
function abortedAfter(ms, signal) {
	const controller = new AbortController();
	const abort = () => {
		setTimeout(() => controller.abort(), ms).unref();
	};
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort, { once: true });
	return controller.signal;
}
/** Makes one line with at most as many characters as GitHub takes, never cut inside a character. */
function shortened(description) {
	const line = [...description.replaceAll(/\s+/g, " ").trim()];
	return line.length <= 140 ? line.join("") : `${line.slice(0, 139).join("")}…`;
}
// src/report/log/status-description.ts
/**
* The one line of a commit status. It says of an inconclusive verdict what is missing and who can act: for more there is
* no room. Its length is counted in UTF-16 units: a text has at least as many of them as characters.
*/
function statusDescription(report) {
	const { verdict } = report;
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(report);
	if (projects !== void 0) return line(ofSeveral(report, projects));
	if (verdict.word === "inconclusive") return line(`inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .missingText */ .qq)(report)}; ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .whoActsShort */ .GU)(report)} (${verdict.reason})`);
	const reason = verdict.reason === void 0 ? "" : ` (${verdict.reason})`;
	return line(`${verdict.word}${reason}: ${verdict.message}`);
}
/** The names of those that have the verdict go first: what is cut is the rest. */
function ofSeveral(report, projects) {
	const { verdict } = report;
	if (verdict.word === "pass") return `pass: ${verdict.message}`;
	const reason = verdict.reason === void 0 ? "" : ` (${verdict.reason})`;
	const alike = projects.filter((project) => project.verdict.word === verdict.word);
	const [worst] = alike;
	if (worst === void 0) return `${verdict.word}${reason}: ${verdict.message}`;
	const left = alike.length === 1 ? "" : ` and ${alike.length - 1} more`;
	const name = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_4__/* .projectNames */ .Qw)(projects)(worst, (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, MOST_OF_A_STATUS_NAME));
	return `${`${verdict.word} in ${alike.length} of ${projects.length} projects`}: ${name}${left}: ${worst.verdict.word === "inconclusive" ? `${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .missingText */ .qq)(worst)}; ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .whoActsShort */ .GU)(worst)} (${worst.verdict.reason})` : worst.verdict.message}`;
}
const MOST_OF_A_STATUS_NAME = 40;
function line(text) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .fitUnits */ .zW)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, 140), 140);
}
// src/action/status-sink.ts
/**
* The commit status with this name, set to pending at once on the commit under test, and where the merge queue looks.
* Without a token there is none: a warning says so.
*/
function openStatus(context, facts, options) {
	const { env, inputs, clock, random, signal: stop, redact, warn } = options;
	const { githubToken: token } = inputs;
	if (token === void 0) {
		warn(statusNotSet("the input github-token is empty."));
		return { write: async () => ({}) };
	}
	const api = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubApi */ ._j)({
		token,
		env,
		clock,
		random
	});
	const { githubRepository: repository, target, queueCommit } = facts;
	const runUrl = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .cI)(env)?.url;
	const status = createCommitStatus({
		api,
		clock,
		stop,
		repository,
		shas: queueCommit !== void 0 && queueCommit !== target.commit ? [target.commit, queueCommit] : [target.commit],
		context,
		runUrl
	});
	const asksOnce = inputs.waitTimeoutMs === 0;
	let pendingWarning;
	status.setPending(asksOnce ? "Waiting for a finished scan of this commit." : "The gate is running.").then(({ warning }) => {
		pendingWarning = warning;
		if (warning !== void 0) warn(statusNotSet(warning));
	});
	return { async write(report) {
		const { warning } = asksOnce && isTooEarly(report) ? await status.leavePending() : await status.setFinal(report.exitCode, redact(statusDescription(report)));
		return warning === void 0 || warning === pendingWarning ? {} : { warning: statusNotSet(warning) };
	} };
}
/** Then the job that asks after the scan sets the status. */
function isTooEarly({ verdict }) {
	return verdict.word === "inconclusive" && _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .AWAITED_REASONS */ .EO.has(verdict.reason);
}
function statusNotSet(why) {
	return `The commit status was not set: ${why}`;
}



/***/ }),

/***/ 3865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/text/not-held-text.ts
/** A failure of a replay says so where the record does not answer a question. */
const NOT_HELD = "the record holds no answer to";
/** Says whether that is what a message says. */
function saysNotHeld(message) {
	return message.includes(NOT_HELD);
}
// src/domain/text/reason-words.ts
/** A headline is made of these: the name of a reason is for programs. */
const REASON_WORDS = {
	config: {
		missing: "a setting of the gate is wrong",
		actor: "gate"
	},
	"no-token": {
		missing: "the gate has no token for the platform",
		actor: "gate"
	},
	"bad-event": {
		missing: "this event does not say which commit to judge",
		actor: "gate"
	},
	"policy-missing": {
		missing: "the policy cannot be found",
		actor: "gate"
	},
	"policy-invalid": {
		missing: "the policy has mistakes",
		actor: "gate"
	},
	github: {
		missing: "GitHub did not give what the verdict needs",
		actor: "gate"
	},
	"no-scan": {
		missing: "no scan of this commit was found",
		actor: "scans"
	},
	"scan-running": {
		missing: "the scan of this commit has not ended yet",
		actor: "time"
	},
	"scan-failed": {
		missing: "the scan of this commit failed",
		actor: "scans"
	},
	"scan-cancelled": {
		missing: "the scan of this commit was cancelled",
		actor: "scans"
	},
	"scan-never-finished": {
		missing: "the scan of this commit stopped before its end",
		actor: "scans"
	},
	"scan-inconsistent": {
		missing: "the platform contradicts itself about the scan",
		actor: "scans"
	},
	"partial-only": {
		missing: "the scans of this commit ran only a part of the rules",
		actor: "scans"
	},
	"wrong-repository": {
		missing: "this commit was scanned as a project of another name",
		actor: "gate"
	},
	"product-missing": {
		missing: "a product that must be scanned was not",
		actor: "scans"
	},
	superseded: {
		missing: "a newer scan has replaced the issues of this commit",
		actor: "author"
	},
	"index-lag": {
		missing: "the issues of this scan cannot be found yet",
		actor: "platform"
	},
	unstable: {
		missing: "the issues changed while they were read",
		actor: "time"
	},
	unclassified: {
		missing: "issues have a severity that this version does not know",
		actor: "gate"
	},
	auth: {
		missing: "the platform refused the token",
		actor: "gate"
	},
	"not-found": {
		missing: "the platform does not have what the gate asked for",
		actor: "gate"
	},
	gone: {
		missing: "the platform has retired what the gate asked for",
		actor: "gate"
	},
	"api-changed": {
		missing: "the platform gave an answer that this version does not know",
		actor: "gate"
	},
	"rate-limited": {
		missing: "the platform takes no more requests for now",
		actor: "platform"
	},
	network: {
		missing: "the platform could not be reached, or not in time",
		actor: "platform"
	},
	tls: {
		missing: "the certificate of the platform is not trusted here",
		actor: "gate"
	},
	server: {
		missing: "the platform failed to answer",
		actor: "platform"
	},
	redirect: {
		missing: "the platform sent the gate to another address",
		actor: "gate"
	},
	"too-large": {
		missing: "an answer of the platform is too large",
		actor: "gate"
	},
	contract: {
		missing: "an answer of the platform is not as documented",
		actor: "gate"
	},
	"cursor-loop": {
		missing: "the platform repeats its pages without an end",
		actor: "platform"
	},
	"page-limit": {
		missing: "there are more pages than the gate reads",
		actor: "gate"
	},
	budget: {
		missing: "the platform failed too often in this run",
		actor: "platform"
	},
	cancelled: {
		missing: "the run was stopped before it could decide",
		actor: "time"
	},
	internal: {
		missing: "the gate itself has a defect",
		actor: "gate"
	}
};
/** A replay asks a record, and no platform: these are its words where the record does not answer. */
const NOT_HELD_WORDS = {
	missing: "the record does not hold what this policy asks for",
	actor: "gate"
};
/** Says in a sentence who can do something about it. */
const WHO_ACTS = {
	gate: "This is not caused by this change: whoever owns the gate can mend it.",
	scans: "Whoever runs the scans can mend it.",
	time: "It takes time, and then a re-run.",
	platform: "This is not caused by this change: it takes time, and then a re-run.",
	author: "The author can mend it, by judging the newer commit or by scanning this one again."
};
/** The same in a few words, where there is little room. */
const WHO_ACTS_SHORT = {
	gate: "not caused by this change, for the gate's owner",
	scans: "for whoever runs the scans",
	time: "takes time and a re-run",
	platform: "not caused by this change, takes time and a re-run",
	author: "for the author of the change"
};
// src/report/text/reasons/told-reason.ts
/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
function missingText({ verdict }) {
	return verdict.reason === void 0 ? "" : wordsOf(verdict.reason, verdict.message).missing;
}
/**
* Says in sentences since when it is missing, where that is known, and who can do something about it. It is empty for a
* fail, of which the change is the cause, and for a replay: of that day nobody has to do anything.
*/
function whoActs(report) {
	const { verdict, nextStep, replay } = report;
	if (verdict.word !== "inconclusive" || replay !== void 0) return "";
	return [SINCE[verdict.reason]?.(report) ?? "", nextStep === "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it." ? "" : WHO_ACTS[wordsOf(verdict.reason, verdict.message).actor]].filter((sentence) => sentence !== "").join(" ");
}
/** The same in a few words, without a time. */
function whoActsShort({ verdict }) {
	return verdict.reason === void 0 ? "" : WHO_ACTS_SHORT[wordsOf(verdict.reason, verdict.message).actor];
}
function wordsOf(reason, message) {
	return reason === "not-found" && saysNotHeld(message) ? NOT_HELD_WORDS : REASON_WORDS[reason];
}
const ended = ({ scans: [scan], times }) => scan?.completedAtMs === void 0 ? "" : `The scan ended ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(scan.completedAtMs, times.startedAtMs)}.`;
const newerStarted = ({ seen, times }) => {
	const startedAtMs = seen?.scan?.startedAtMs;
	return startedAtMs === void 0 ? "" : `The newer scan started ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(startedAtMs, times.startedAtMs)}.`;
};
/** Since when, for the reasons whose message does not say it. */
const SINCE = {
	"scan-failed": ended,
	"scan-cancelled": ended,
	"scan-never-finished": ended,
	"index-lag": ended,
	superseded: newerStarted
};



/***/ })

};
;