"use strict";
exports.id = 261;
exports.ids = [261];
exports.modules = {

/***/ 4261:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRequirement: () => (/* binding */ readRequirement)
});

// EXTERNAL MODULE: ./lib/dist/repository-identity.js
var repository_identity = __webpack_require__(4620);
// EXTERNAL MODULE: ./lib/dist/code-host.js
var code_host = __webpack_require__(1635);
;// CONCATENATED MODULE: ./lib/dist/actions-app.js
// src/forge/github/actions-app.ts
/** The app behind the checks of jobs and behind their default token. */
const ACTIONS_SLUG = "github-actions";
/** Its id on github.com. An Enterprise Server has another one, and the same slug. */
const ACTIONS_APP_ID = 15368;


// EXTERNAL MODULE: ./lib/dist/cut.js
var cut = __webpack_require__(3977);
// EXTERNAL MODULE: ./lib/dist/github-failure.js
var github_failure = __webpack_require__(9221);
// EXTERNAL MODULE: ./lib/dist/action-world.js
var action_world = __webpack_require__(9114);
;// CONCATENATED MODULE: ./lib/dist/requirement.js






// src/forge/github/look/branch-protection.ts
const readChecks = (0,cut/* object */.Ik)({
	enforcement_level: (0,cut/* ifAny */.GK)(cut/* text */.Qq),
	contexts: (0,cut/* list */.p_)(cut/* text */.Qq),
	checks: (0,cut/* ifAny */.GK)((0,cut/* list */.p_)((0,cut/* object */.Ik)({
		context: cut/* text */.Qq,
		app_id: (0,cut/* ifAny */.GK)(cut/* number */.ai)
	})))
});
const readBranch = (0,cut/* object */.Ik)({
	protected: cut/* flag */.Jt,
	protection: (0,cut/* ifAny */.GK)((0,cut/* object */.Ik)({
		enabled: (0,cut/* ifAny */.GK)(cut/* flag */.Jt),
		required_status_checks: (0,cut/* ifAny */.GK)(readChecks)
	}))
});
(0,cut/* object */.Ik)({
	required_status_checks: (0,cut/* ifAny */.GK)(readChecks),
	enforce_admins: (0,cut/* ifAny */.GK)((0,cut/* object */.Ik)({ enabled: cut/* flag */.Jt }))
});
/** What any token that reads the branch may see. `repository` is `owner/name`. Throws `GitHubFailure`. */
async function readBranchProtection(api, repository, branch, deadline) {
	const { owner, name } = (0,repository_identity/* splitRepository */.T8)(repository);
	const { data } = await api.send({
		operation: "read the branch",
		permission: "contents: read",
		method: "GET",
		path: (0,repository_identity/* apiPath */.So)`/repos/${owner}/${name}/branches/${branch}`,
		deadline,
		read: readBranch
	});
	return {
		isProtected: data.protected,
		classic: data.protected ? shownOf(data.protection) : OFF
	};
}
const OFF = {
	isOn: false,
	checks: [],
	sparesAdmins: void 0
};
/**
* A list with something in it is the list. An empty one proves nothing: "off" without any name is what a token gets
* that may not see more, too.
*/
function shownOf(protection) {
	if (protection?.enabled === void 0) return void 0;
	if (!protection.enabled) return OFF;
	const { required_status_checks: required } = protection;
	const checks = required === void 0 || required.enforcement_level === "off" ? [] : checksOf(required);
	const level = required?.enforcement_level;
	const sparesAdmins = level === "non_admins" ? true : level === "everyone" ? false : void 0;
	return {
		isOn: true,
		checks: checks.length === 0 ? void 0 : checks,
		sparesAdmins
	};
}
/** Each name once. Older servers give names without apps. */
function checksOf({ contexts, checks = [] }) {
	const bound = checks.map(({ context, app_id: app }) => ({
		context,
		app: appOf(app),
		ruleset: void 0
	}));
	const named = new Set(bound.map(({ context }) => context));
	const free = contexts.filter((context) => !named.has(context));
	return [...bound, ...free.map((context) => ({
		context,
		app: void 0,
		ruleset: void 0
	}))];
}
/** Any app is written as nothing, or as -1. */
function appOf(id) {
	return id === void 0 || id < 0 ? void 0 : id;
}
// src/forge/github/look/branch-rules.ts
/** Pages of rules that are read. A branch with more rules than that is not judged. */
const RULE_PAGES = 3;
const readOrigin = (0,cut/* object */.Ik)({
	type: cut/* text */.Qq,
	ruleset_id: (0,cut/* ifAny */.GK)(cut/* number */.ai),
	ruleset_source: (0,cut/* ifAny */.GK)(cut/* text */.Qq)
});
const readStatusChecks = (0,cut/* object */.Ik)({ parameters: (0,cut/* object */.Ik)({ required_status_checks: (0,cut/* list */.p_)((0,cut/* object */.Ik)({
	context: cut/* text */.Qq,
	integration_id: (0,cut/* ifAny */.GK)(cut/* number */.ai)
})) }) });
const readWorkflows = (0,cut/* object */.Ik)({ parameters: (0,cut/* object */.Ik)({ workflows: (0,cut/* list */.p_)((0,cut/* object */.Ik)({ path: cut/* text */.Qq })) }) });
/** Reads a rule. One that may require checks, and does not say which, is not what is documented. */
const readRule = (value) => {
	const { type, ruleset_id: id, ruleset_source: source } = readOrigin(value);
	const nothing = {
		checks: [],
		workflows: [],
		hasMergeQueue: type === "merge_queue"
	};
	if (type === "required_status_checks") {
		const { required_status_checks: checks } = readStatusChecks(value).parameters;
		const ruleset = {
			id,
			source
		};
		return {
			...nothing,
			checks: checks.map(({ context, integration_id: app }) => ({
				context,
				app,
				ruleset
			}))
		};
	}
	if (type !== "workflows") return nothing;
	return {
		...nothing,
		workflows: readWorkflows(value).parameters.workflows
	};
};
const readRules = (0,cut/* list */.p_)(readRule);
/**
* All rules that are in force on a branch, those of the organization too. GitHub leaves out rulesets that are evaluated or
* off. `repository` is `owner/name`. Throws `GitHubFailure`.
*/
async function readBranchRules(api, repository, branch, deadline) {
	const { owner, name } = (0,repository_identity/* splitRepository */.T8)(repository);
	const operation = "read the rules of the branch";
	const rules = [];
	for (let page = 1; page <= RULE_PAGES; page += 1) {
		const { data, hasNext } = await api.send({
			operation,
			permission: "metadata: read, or the repository's plan has no rulesets",
			method: "GET",
			path: (0,repository_identity/* apiPath */.So)`/repos/${owner}/${name}/rules/branches/${branch}`,
			query: {
				per_page: 100,
				page
			},
			deadline,
			read: readRules
		});
		rules.push(...data);
		if (data.length < 100 && !hasNext) return together(rules);
	}
	throw new github_failure/* GitHubFailure */.iK(`cannot ${operation}: there are more than 300`, { isUnclear: false });
}
function together(rules) {
	return {
		count: rules.length,
		checks: rules.flatMap(({ checks }) => checks),
		workflows: rules.flatMap(({ workflows }) => workflows),
		hasMergeQueue: rules.some(({ hasMergeQueue }) => hasMergeQueue)
	};
}
// src/forge/github/look/own-check.ts
const readJobs = (0,cut/* object */.Ik)({
	total_count: cut/* number */.ai,
	jobs: (0,cut/* list */.p_)((0,cut/* object */.Ik)({
		name: cut/* text */.Qq,
		status: cut/* text */.Qq,
		runner_name: (0,cut/* ifAny */.GK)(cut/* text */.Qq)
	}))
});
/**
* The name of the job that runs here: the one that is in progress on this runner. It is undefined where that is not
* exactly one, or may be another one: a second runner can have the same name. Throws `GitHubFailure`.
*/
async function readOwnCheckName(api, repository, { runId, attempt, runner }, deadline) {
	const { owner, name } = (0,repository_identity/* splitRepository */.T8)(repository);
	const { data } = await api.send({
		operation: "list the jobs of this run",
		permission: "actions: read",
		method: "GET",
		path: (0,repository_identity/* apiPath */.So)`/repos/${owner}/${name}/actions/runs/${runId}/attempts/${attempt}/jobs`,
		query: { per_page: 100 },
		deadline,
		read: readJobs
	});
	const running = data.jobs.filter(({ status }) => status === "in_progress");
	const isWhole = data.total_count <= data.jobs.length && running.every((job) => Boolean(job.runner_name));
	const own = running.filter((job) => job.runner_name === runner);
	return isWhole && own.length === 1 ? own[0]?.name : void 0;
}
// src/forge/github/look/requirement.ts
/**
* Decides whether a branch requires a check. It is true where the name itself is asked for, and false only where all
* that can ask was read. Both would harm where they are wrong: everything else is not known.
*/
function requirementOf({ rules, protection }, own) {
	const classic = protection?.classic;
	const asked = [...rules?.checks ?? [], ...classic?.checks ?? []];
	const named = asked.filter(({ context }) => context === own.name);
	const by = named.filter(({ app }) => app === void 0 || own.apps.includes(app));
	if (by.length > 0) return {
		required: true,
		by
	};
	const doubt = (because) => ({
		required: null,
		because,
		others: asked
	});
	if (named.length > 0) return doubt("another-app");
	if (rules === void 0) return doubt("rules-not-read");
	if (protection === void 0 || classic?.checks === void 0) return doubt("protection-not-read");
	if (protection.isProtected && rules.count === 0 && !classic.isOn) return doubt("not-all-shown");
	if (rules.workflows.length > 0) return doubt("required-workflow");
	if (asked.length === 0) return {
		required: false,
		others: []
	};
	const { name } = own;
	if (name === void 0) return doubt("no-name");
	if (asked.some(({ context }) => isSimilar(context, name))) return doubt("similar-name");
	return {
		required: false,
		others: asked
	};
}
/**
* True for names that may belong to one job. A called workflow's job is `caller / job`, a matrix job has its values in
* brackets, and pages add the workflow in front and the event behind.
*/
function isSimilar(one, other) {
	const [short = [], long = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length);
	const begins = short.every((part, index) => part === long[index]);
	const ends = short.every((part, index) => part === long[long.length - short.length + index]);
	return begins || ends;
}
/** The parts between slashes, without what stands in brackets. */
function partsOf(name) {
	let bare = name.slice(0, LONGEST_CHECK_NAME).toLowerCase();
	for (let before = ""; before !== bare;) {
		before = bare;
		bare = bare.replaceAll(/\([^()]*\)/g, "");
	}
	return bare.split(/ \/ /).map((part) => part.trim());
}
/** GitHub's names are shorter. */
const LONGEST_CHECK_NAME = 1e3;
// src/forge/github/look/own-requirement.ts
/** Each request may take so many milliseconds. */
const REQUEST_BUDGET_MS = 5e3;
/**
* Whether a rule requires this run's check, or its commit status, in two reads, or three where some check is required
* and the job must find its own name. It is
* undefined wherever that is not known for certain. Never throws.
*/
async function readOwnRequirement(gate) {
	const { api, clock, repository, branch, status, job } = gate;
	const deadline = () => (0,code_host/* later */.NU)(clock.now(), REQUEST_BUDGET_MS);
	const [rules, protection] = await Promise.all([orUnknown(readBranchRules(api, repository, branch, deadline())), orUnknown(readBranchProtection(api, repository, branch, deadline()))]);
	const facts = {
		rules,
		protection
	};
	if (requirementOf(facts, {
		name: void 0,
		apps: []
	}).required === false) return {
		required: false,
		text: `No rule of "${branch}" requires any check: a change can be merged past this one.`
	};
	if (status !== void 0) return ofStatus(facts, branch, status);
	const isAnyRequired = (rules?.checks.length ?? 0) + (protection?.classic?.checks?.length ?? 0) > 0;
	if (job === void 0 || !isAnyRequired) return void 0;
	const name = await orUnknown(readOwnCheckName(api, repository, job, deadline()));
	if (name === void 0) return void 0;
	const { required } = requirementOf(facts, {
		name,
		apps: gate.isDotCom ? [ACTIONS_APP_ID] : []
	});
	if (required === null) return void 0;
	return required ? {
		required,
		text: `A rule of "${branch}" requires this check, "${name}".`
	} : {
		required,
		text: `No rule of "${branch}" requires this check, "${name}": a change can be merged past it.`
	};
}
/**
* That a rule requires the status is known by its name. That none does is not: a rule may require the job beside it,
* whose name was not read. The app behind a status is not known either, so a rule that wants one proves nothing.
*/
function ofStatus(facts, branch, status) {
	const { required } = requirementOf(facts, {
		name: status,
		apps: []
	});
	return required === true ? {
		required,
		text: `A rule of "${branch}" requires the commit status "${status}".`
	} : void 0;
}
/** What cannot be read is not known, and no reason to say anything. */
async function orUnknown(reading) {
	return await reading.catch(() => void 0);
}
// src/action/requirement.ts
/** Whether a rule of the branch requires this run. Never throws. */
function readRequirement(api, branch, { githubRepository: repository }, { env, inputs, clock }) {
	const run = (0,action_world/* readRun */.cI)(env);
	const { RUNNER_NAME: runner = "" } = env;
	return readOwnRequirement({
		api,
		clock,
		repository,
		branch,
		status: inputs.commitStatus,
		job: run === void 0 || runner === "" ? void 0 : {
			runId: run.id,
			attempt: run.attempt,
			runner
		},
		isDotCom: (0,repository_identity/* isDotCom */.vB)(env)
	});
}



/***/ })

};
;