"use strict";
exports.id = 658;
exports.ids = [658];
exports.modules = {

/***/ 8658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readOwnRequirement: () => (/* binding */ readOwnRequirement)
});

// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
;// CONCATENATED MODULE: ./lib/src/forge/github/requirement/branch-rules.js


/** Pages of rules that are read. A branch with more rules than that is not judged. */
const RULE_PAGES = 3;
const readOrigin = (0,schema/* object */.Ik)({ type: schema/* text */.Qq, ruleset_id: (0,schema/* ifAny */.GK)(schema/* number */.ai), ruleset_source: (0,schema/* ifAny */.GK)(schema/* text */.Qq) });
const readStatusChecks = (0,schema/* object */.Ik)({
    parameters: (0,schema/* object */.Ik)({ required_status_checks: (0,schema/* list */.p_)((0,schema/* object */.Ik)({ context: schema/* text */.Qq, integration_id: (0,schema/* ifAny */.GK)(schema/* number */.ai) })) }),
});
const readWorkflows = (0,schema/* object */.Ik)({ parameters: (0,schema/* object */.Ik)({ workflows: (0,schema/* list */.p_)((0,schema/* object */.Ik)({ path: schema/* text */.Qq })) }) });
/** Reads a rule. One that may require checks, and does not say which, is not what is documented. */
const readRule = (0,schema/* mapped */.CV)(schema/* anyObject */.aH, (value) => {
    const { type, ruleset_id: id, ruleset_source: source } = (0,schema/* read */.LF)(readOrigin, value);
    const nothing = { checks: [], workflows: [], hasMergeQueue: type === 'merge_queue' };
    if (type === 'required_status_checks') {
        const { required_status_checks: checks } = (0,schema/* read */.LF)(readStatusChecks, value).parameters;
        const ruleset = { id, source };
        return { ...nothing, checks: checks.map(({ context, integration_id: app }) => ({ context, app, ruleset })) };
    }
    if (type !== 'workflows')
        return nothing;
    return { ...nothing, workflows: (0,schema/* read */.LF)(readWorkflows, value).parameters.workflows };
});
const readRules = (0,schema/* list */.p_)(readRule);
/** Includes the organization's rules, but no rulesets that are evaluated or off. Throws `ForgeFailure`. */
async function readBranchRules({ api, repository, branch }, deadline) {
    const request = {
        operation: 'read the rules of the branch',
        permission: "metadata: read, or the repository's plan has no rulesets",
        path: (0,github_api/* repositoryPath */.SH)(repository) `/rules/branches/${branch}`,
        deadline,
        read: readRules,
    };
    const rules = [];
    for await (const rule of (0,github_api/* readEntries */.$2)(api, request, RULE_PAGES))
        rules.push(rule);
    return {
        count: rules.length,
        checks: rules.flatMap(({ checks }) => checks),
        workflows: rules.flatMap(({ workflows }) => workflows),
        hasMergeQueue: rules.some(({ hasMergeQueue }) => hasMergeQueue),
    };
}
const readChecks = (0,schema/* object */.Ik)({
    enforcement_level: (0,schema/* ifAny */.GK)(schema/* text */.Qq),
    contexts: (0,schema/* list */.p_)(schema/* text */.Qq),
    checks: (0,schema/* ifAny */.GK)((0,schema/* list */.p_)((0,schema/* object */.Ik)({ context: schema/* text */.Qq, app_id: (0,schema/* ifAny */.GK)(schema/* number */.ai) }))),
});
const readBranch = (0,schema/* object */.Ik)({
    protected: schema/* flag */.Jt,
    protection: (0,schema/* ifAny */.GK)((0,schema/* object */.Ik)({ enabled: (0,schema/* ifAny */.GK)(schema/* flag */.Jt), required_status_checks: (0,schema/* ifAny */.GK)(readChecks) })),
});
/** What any token that reads the branch may see. Throws `ForgeFailure`. */
async function readBranchProtection(at, deadline) {
    const { api, repository, branch } = at;
    const asked = { operation: 'read the branch', permission: 'contents: read', deadline };
    const path = (0,github_api/* repositoryPath */.SH)(repository) `/branches/${branch}`;
    const { protected: isProtected, protection } = await (0,github_api/* readOne */.JF)(api, { ...asked, path, read: readBranch });
    return { isProtected, classic: isProtected ? shownOf(protection) : OFF };
}
const OFF = { isOn: false, checks: [], sparesAdmins: undefined };
/** An empty list proves nothing: "off" without any name is also what a token gets that may not see more. */
function shownOf(protection) {
    if (protection?.enabled === undefined)
        return undefined;
    if (!protection.enabled)
        return OFF;
    const { required_status_checks: required } = protection;
    const checks = required === undefined || required.enforcement_level === 'off' ? [] : checksOf(required);
    const level = required?.enforcement_level;
    const sparesAdmins = level === 'non_admins' ? true : level === 'everyone' ? false : undefined;
    return { isOn: true, checks: checks.length === 0 ? undefined : checks, sparesAdmins };
}
/** Each name once. Older servers give names without apps. Any app is written as nothing, or as -1. */
function checksOf({ contexts, checks = [] }) {
    const bound = checks.map(({ context, app_id: id = -1 }) => {
        return { context, app: id < 0 ? undefined : id, ruleset: undefined };
    });
    const named = new Set(bound.map(({ context }) => context));
    const free = contexts.filter((context) => !named.has(context));
    return [...bound, ...free.map((context) => ({ context, app: undefined, ruleset: undefined }))];
}

;// CONCATENATED MODULE: ./lib/src/forge/github/requirement/requirement.js
/** True where the name itself is asked for; false only where all that can ask was read. Either would harm if wrong: all else is not known. */
function requirementOf({ rules, protection }, 
/** The whole name, as the list of checks has it, and the apps that it may come from, as far as they are known. */
{ name, apps }) {
    const classic = protection?.classic;
    const asked = [...(rules?.checks ?? []), ...(classic?.checks ?? [])];
    const named = asked.filter(({ context }) => context === name);
    const by = named.filter(({ app }) => app === undefined || apps.includes(app));
    if (by.length > 0)
        return { required: true, by };
    const doubt = (because) => ({ required: null, because, others: asked });
    if (named.length > 0)
        return doubt('another-app');
    if (rules === undefined)
        return doubt('rules-not-read');
    if (protection === undefined || classic?.checks === undefined)
        return doubt('protection-not-read');
    if (protection.isProtected && rules.count === 0 && !classic.isOn)
        return doubt('not-all-shown');
    if (rules.workflows.length > 0)
        return doubt('required-workflow');
    if (asked.length === 0)
        return { required: false, others: [] };
    if (name === undefined)
        return doubt('no-name');
    if (asked.some(({ context }) => isSimilar(context, name)))
        return doubt('similar-name');
    return { required: false, others: asked };
}
/** Whether merges go through a queue; null where that is not known. Classic protection does not show its own. */
function mergeQueueOf({ rules, protection }) {
    if (rules?.hasMergeQueue === true)
        return true;
    if (rules === undefined || protection?.classic?.isOn !== false)
        return null;
    return protection.isProtected && rules.count === 0 ? null : false;
}
/** A called workflow's job is `caller / job`, a matrix job has its values in brackets, and pages add the workflow in front and the event behind. */
function isSimilar(one, other) {
    const [short = [], long = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length);
    const begins = short.every((part, index) => part === long[index]);
    const ends = short.every((part, index) => part === long[long.length - short.length + index]);
    return begins || ends;
}
function partsOf(name) {
    let bare = name.slice(0, LONGEST_CHECK_NAME).toLowerCase();
    for (let before = ''; before !== bare;) {
        before = bare;
        bare = bare.replaceAll(/\([^()]*\)/g, '');
    }
    return bare.split(/ \/ /).map((part) => part.trim());
}
const LONGEST_CHECK_NAME = 1_000;

;// CONCATENATED MODULE: ./lib/src/forge/github/requirement/own-requirement.js





const REQUEST_BUDGET_MS = 5_000;
/** Takes two reads, or three if some check is required and the job must find its own name. Undefined where it is not certain. Never throws. */
async function readOwnRequirement(gate) {
    const { api, clock, repository, branch, status, job } = gate;
    const deadline = () => (0,time/* later */.NU)(clock.now(), REQUEST_BUDGET_MS);
    const [rules, protection] = await Promise.all([
        orUnknown(readBranchRules(gate, deadline())),
        orUnknown(readBranchProtection(gate, deadline())),
    ]);
    const facts = { rules, protection };
    if (requirementOf(facts, { name: undefined, apps: [] }).required === false)
        return {
            required: false,
            text: `No rule of "${branch}" requires any check: a change can be merged past this one.`,
        };
    if (status !== undefined) {
        // That none requires the status is not known: a rule may require the job beside it, whose name was not read. The app behind a status
        // is not known either, so a rule that wants one proves nothing.
        const isRequired = requirementOf(facts, { name: status, apps: [] }).required === true;
        return isRequired
            ? { required: true, text: `A rule of "${branch}" requires the commit status "${status}".` }
            : undefined;
    }
    const isAnyRequired = (rules?.checks.length ?? 0) + (protection?.classic?.checks?.length ?? 0) > 0;
    if (job === undefined || !isAnyRequired)
        return undefined;
    const name = await orUnknown(readOwnCheckName(api, repository, job, deadline()));
    if (name === undefined)
        return undefined;
    const { required } = requirementOf(facts, { name, apps: gate.isDotCom ? [github_api/* ACTIONS_APP_ID */.Gu] : [] });
    if (required === null)
        return undefined;
    return required
        ? { required, text: `A rule of "${branch}" requires this check, "${name}".` }
        : { required, text: `No rule of "${branch}" requires this check, "${name}": a change can be merged past it.` };
}
async function orUnknown(reading) {
    return await reading.catch(() => undefined);
}
const readJobs = (0,schema/* object */.Ik)({
    total_count: schema/* number */.ai,
    jobs: (0,schema/* list */.p_)((0,schema/* object */.Ik)({ name: schema/* text */.Qq, status: schema/* text */.Qq, runner_name: (0,schema/* ifAny */.GK)(schema/* text */.Qq) })),
});
/** The job in progress on this runner; undefined if not exactly one, or maybe another runner's: names can be shared. Throws `ForgeFailure`. */
async function readOwnCheckName(api, repository, { runId, attempt, runner }, deadline) {
    const asked = { operation: 'list the jobs of this run', permission: 'actions: read', deadline };
    const path = (0,github_api/* repositoryPath */.SH)(repository) `/actions/runs/${runId}/attempts/${attempt}/jobs`;
    const data = await (0,github_api/* readOne */.JF)(api, { ...asked, path, query: { per_page: github_api/* PER_PAGE */.EK }, read: readJobs });
    const running = data.jobs.filter(({ status }) => status === 'in_progress');
    const isWhole = data.total_count <= data.jobs.length && running.every((job) => Boolean(job.runner_name));
    const own = running.filter((job) => job.runner_name === runner);
    return isWhole && own.length === 1 ? own[0]?.name : undefined;
}


/***/ })

};
;