"use strict";
exports.id = 503;
exports.ids = [503];
exports.modules = {

/***/ 503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStatus: () => (/* binding */ openStatus)
/* harmony export */ });
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(861);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(710);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(620);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(221);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(114);





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
			deadline: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .later */ .NU)(clock.now(), STATUS_BUDGET_MS),
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
/** The one line of a commit status. Its length is counted in UTF-16 units: a text has at least as many of them as characters. */
function statusDescription({ verdict }) {
	const reason = verdict.reason === void 0 ? "" : ` (${verdict.reason})`;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.fitUnits)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(`${verdict.word}${reason}: ${verdict.message}`, 140), 140);
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
	const runUrl = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(env)?.url;
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
	return verdict.word === "inconclusive" && _reason_js__WEBPACK_IMPORTED_MODULE_0__/* .AWAITED_REASONS */ .EO.has(verdict.reason);
}
function statusNotSet(why) {
	return `The commit status was not set: ${why}`;
}



/***/ })

};
;