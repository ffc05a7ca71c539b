"use strict";
exports.id = 930;
exports.ids = [930];
exports.modules = {

/***/ 9930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openActionWorld: () => (/* binding */ openActionWorld)
});

// EXTERNAL MODULE: ./lib/src/gate/pipeline/run.js + 11 modules
var run = __webpack_require__(5071);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/run-commit.js

async function runCommit(inputs, world) {
    if (inputs.projects.kind === 'one')
        return (0,run/* run */.eF)(inputs, world);
    const { judgeProjects } = await __webpack_require__.e(/* import() */ 349).then(__webpack_require__.bind(__webpack_require__, 2349));
    return judgeProjects(inputs, world);
}

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/http/connections.js
var http_connections = __webpack_require__(7991);
// EXTERNAL MODULE: ./lib/src/platform/address.js
var address = __webpack_require__(1137);
// EXTERNAL MODULE: ./lib/src/platform/operations.js + 2 modules
var operations = __webpack_require__(6280);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/platform/wire-words.js
var wire_words = __webpack_require__(8124);
;// CONCATENATED MODULE: ./lib/src/platform/requests/gate-requests.js



/** Has no deprecated member. Throws a plain error without refs (it would count every branch), and for a `where` member that a policy may not set. */
function issueSearchRequest(search) {
    const { where = {}, severities } = search;
    if (search.refs.length === 0)
        throw new Error('an issue search without refs');
    const refused = issue_filter/* FILTER_MEMBER_NAMES */.nN.find((name) => name in where && (0,issue_filter/* filterMember */.PH)(name).refusal !== undefined);
    if (refused !== undefined)
        throw new Error(`a policy filter with the member ${refused}`);
    return {
        issueTypes: search.issueTypes.map((type) => (0,wire_words/* wireName */.R5)(wire_words/* ISSUE_TYPE_PREFIX */.C3, type)),
        groupBy: 'GROUP_BY_RULE',
        limit: search.pageSize,
        filter: {
            ...where,
            repositoryIds: [search.repositoryId],
            refs: search.refs,
            aggregateIssueStates: search.states.map((state) => (0,wire_words/* wireName */.R5)(issue_filter/* FILTER_MEMBERS */.X.aggregateIssueStates.prefix, state)),
            ...(severities && { severities: severities.map((name) => (0,wire_words/* wireName */.R5)(issue_filter/* FILTER_MEMBERS */.X.severities.prefix, name)) }),
        },
        sortBy: 'SORT_BY_ISSUE_COUNTS',
        sortDirection: 'SORT_DIRECTION_DESC',
    };
}
/** The gate's scan search in wire form: the largest pages, and no filter that could hide a scan. */
function scanSearchRequest(search) {
    return {
        repository_id: search.repositoryId,
        branch: search.branch,
        since: search.sinceMs === undefined ? undefined : new Date(search.sinceMs).toISOString(),
        limit: limits/* MOST_SCANS_PER_PAGE */.Fd,
    };
}

;// CONCATENATED MODULE: ./lib/src/platform/client.js


/** The gate's client: three reads. Nothing in it leads to an operation that changes the platform. */
function createFindingsReader(options) {
    const platform = (0,operations/* openPlatform */.WN)(options);
    return {
        listScans: (search, phase) => (0,operations/* listScans */.v7)(platform, scanSearchRequest(search), phase),
        readScan: (id, phase, aside) => (0,operations/* readScan */.CY)(platform, id, phase, aside),
        searchIssues: (search, signal) => (0,operations/* countIssues */.w1)(platform, issueSearchRequest(search), signal),
        requestsPlanned: platform.transport.requestsPlanned,
        requestsSent: platform.transport.requestsSent,
    };
}

// EXTERNAL MODULE: ./lib/src/platform/transport.js + 5 modules
var transport = __webpack_require__(7874);
;// CONCATENATED MODULE: ./lib/src/platform/platform-side.js






/** What the gate uses of the platform. Throws `GateFailure` (`tls`, `config`) before anything is sent. */
function createPlatformSide(options) {
    const { monotonicStart, runUrl, ...side } = options;
    const { baseUrl, deploymentId } = side.inputs;
    const shared = { ...transportOptions({ ...side, ...(0,time/* deadlinesOf */.b0)(side.inputs, monotonicStart) }), deploymentId };
    return {
        reader: createFindingsReader(shared),
        openLocations: async () => (await __webpack_require__.e(/* import() */ 240).then(__webpack_require__.bind(__webpack_require__, 5240))).createLocationsReader(shared),
        links: { ...(0,address/* platformLinks */.Do)(baseUrl), run: runUrl },
    };
}
/** How the platform is reached, by all that use these options together. Throws `GateFailure` (`tls`, `config`). */
function transportOptions({ env, inputs, ...options }) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
        throw new failure/* GateFailure */.In('tls', 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set: without certificate checks any server could pose as the platform, so nothing is sent');
    const { baseUrl, apiToken: token, requestTimeoutMs } = inputs;
    const connections = (0,http_connections/* openConnections */.q)('the address of the platform', baseUrl, env);
    return { ...options, baseUrl, token, requestTimeoutMs, connections, inSlot: (0,transport/* platformSlots */.N)() };
}

// EXTERNAL MODULE: ./lib/src/domain/text/remote-address.js
var remote_address = __webpack_require__(1981);
;// CONCATENATED MODULE: ./lib/src/target/actions-run.js

/** The id of the run, digits that grow with every run of the instance, and its attempt, from 1. Undefined outside of a workflow. */
function readRun(env) {
    const { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_REPOSITORY: repository = '' } = env;
    if (!/^\d{1,20}$/.test(id) || !/^[1-9]\d{0,8}$/.test(attempt) || repository === '')
        return undefined;
    const server = (0,remote_address/* withoutEndSlashes */.he)(env.GITHUB_SERVER_URL || 'https://github.com');
    return { id, attempt: Number(attempt), url: `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` };
}

// EXTERNAL MODULE: ./lib/src/domain/location/code-host.js
var code_host = __webpack_require__(6110);
;// CONCATENATED MODULE: ./lib/src/target/checkout.js


/** GitHub's own variables go before those of a CI system, and before git. */
function checkoutOf(env, elsewhere = {}) {
    const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: name = '' } = env;
    const host = url !== undefined && URL.canParse(url) ? new URL(url).host : elsewhere.host;
    const repository = name.trim();
    const isReported = elsewhere.path !== undefined || elsewhere.names !== undefined || repository === '';
    if (isReported)
        return { ...elsewhere, host };
    // These servers run GitHub's workflows with GitHub's variables, but their pages have other addresses.
    const isOther = [env.GITEA_ACTIONS, env.FORGEJO_ACTIONS].some((mark) => mark !== undefined && mark !== '');
    const code = isOther || url === undefined ? undefined : (0,code_host/* codeHostAt */.PW)('github', `${(0,remote_address/* withoutEndSlashes */.he)(url)}/${repository}`);
    return { host, path: repository, names: [repository], code };
}
/** A given commit is of this repository only if the project's name says so. */
function checkoutWith(checkout, { isCommitGiven, repository }) {
    const project = repository.toLowerCase();
    const names = (checkout.names ?? []).map((name) => name.toLowerCase());
    const isHere = !isCommitGiven || names.some((name) => project === name || project.startsWith(`${name}/`));
    return isHere ? checkout : { ...checkout, code: undefined };
}

// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/target/pull-request.js
var pull_request = __webpack_require__(1040);
// EXTERNAL MODULE: ./lib/src/forge/read-pages.js
var read_pages = __webpack_require__(9068);
;// CONCATENATED MODULE: ./lib/src/forge/github/pull-request.js





const PERMISSION = 'pull-requests: read';
const BUDGET_MS = 30_000;
const readListed = (0,schema/* list */.p_)((0,schema/* object */.Ik)({ ...pull_request/* PULL_MEMBERS */.Sb, state: schema/* text */.Qq }));
/** `repository` is `owner/name`. Throws `ForgeFailure`. */
async function readPullRequest(api, repository, number, deadline) {
    const asked = { operation: `read pull request ${number}`, permission: PERMISSION, deadline };
    return (0,github_api/* readOne */.JF)(api, { ...asked, path: (0,github_api/* repositoryPath */.SH)(repository) `/pulls/${number}`, read: pull_request/* readPull */.Es });
}
/** The requests of events about pull requests of `repository` (`owner/name`). Throws `ForgeFailure`. */
function pullRequestReads(api, repository, clock) {
    return {
        read: (number) => readPullRequest(api, repository, number, (0,time/* later */.NU)(clock.now(), BUDGET_MS)),
        async findOpen(owner, branch) {
            const request = {
                // The author chose the name of the branch, so messages do not quote it.
                operation: 'find the open pull requests of the branch that ran',
                permission: PERMISSION,
                path: (0,github_api/* repositoryPath */.SH)(repository) `/pulls`,
                query: { state: 'open', head: `${owner}:${branch}` },
                deadline: (0,time/* later */.NU)(clock.now(), BUDGET_MS),
                read: readListed,
            };
            const found = [];
            for await (const pull of (0,read_pages/* readEntries */.$2)(api, request))
                if (pull.state === 'open')
                    found.push(pull);
            return found;
        },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var domain_ref = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/src/target/repository-identity.js
var repository_identity = __webpack_require__(1726);
// EXTERNAL MODULE: ./lib/src/forge/forge-failure.js
var forge_failure = __webpack_require__(277);
// EXTERNAL MODULE: ./lib/src/forge/github/comment-author.js
var comment_author = __webpack_require__(5098);
// EXTERNAL MODULE: ./lib/src/forge/github/commit-statuses.js
var commit_statuses = __webpack_require__(771);
;// CONCATENATED MODULE: ./lib/src/forge/github/pull-request-now.js









const ASK_BUDGET_MS = 10_000;
/** How long an answer is shared, in milliseconds: questions at about the same time make one request. */
const SHARED_MS = 5_000;
const MOST_PULLS = 100;
const PULLS_OF_HEAD = 'nodes { number state headRefOid } pageInfo { hasNextPage }';
const CHANGES = 'itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT], last: 1';
/** A commit of the default branch is associated only with merged pull requests. Pull requests of one branch to several bases are found by its name. */
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $head: GitObjectID!, $headRef: String!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state headRefOid baseRefName
      timelineItems(${CHANGES}) {
        nodes { __typename ... on BaseRefChangedEvent { createdAt } ... on AutomaticBaseChangeSucceededEvent { createdAt } }
      }
    }
    pullRequests(states: OPEN, headRefName: $headRef, first: ${MOST_PULLS}) { ${PULLS_OF_HEAD} }
    object(oid: $head) { __typename ... on Commit { associatedPullRequests(first: ${MOST_PULLS}) { ${PULLS_OF_HEAD} } } }
  }
}`;
const readPulls = (0,schema/* ifAny */.GK)((0,schema/* object */.Ik)({
    nodes: (0,schema/* list */.p_)((0,schemas/* nullable */.mee)((0,schema/* object */.Ik)({ number: schema/* number */.ai, state: schema/* text */.Qq, headRefOid: schema/* text */.Qq }))),
    pageInfo: (0,schema/* object */.Ik)({ hasNextPage: schema/* flag */.Jt }),
}));
const readNow = (0,schema/* object */.Ik)({
    state: schema/* text */.Qq,
    headRefOid: schema/* text */.Qq,
    baseRefName: schema/* text */.Qq,
    timelineItems: (0,schema/* object */.Ik)({ nodes: (0,schema/* list */.p_)((0,schemas/* nullable */.mee)((0,schema/* object */.Ik)({ createdAt: commit_statuses/* readTime */.aQ }))) }),
});
/** GraphQL answers in part: a part that fails is null, and the rest is there. */
const readAnswer = (0,schema/* object */.Ik)({
    data: (0,schema/* object */.Ik)({
        viewer: (0,schema/* ifAny */.GK)((0,schema/* object */.Ik)({ databaseId: (0,schema/* ifAny */.GK)(schema/* number */.ai) })),
        repository: (0,schema/* ifAny */.GK)((0,schema/* object */.Ik)({
            pullRequest: (0,schema/* ifAny */.GK)(readNow),
            pullRequests: readPulls,
            object: (0,schema/* ifAny */.GK)((0,schema/* object */.Ik)({ associatedPullRequests: readPulls })),
        })),
    }),
});
/** Asks everything about a pull request in one request, which parallel callers share. */
function pullRequestAsker(api, token, clock, asked) {
    const { repository, number, head, headRef = '' } = asked;
    let last;
    return () => {
        const at = clock.now();
        if (last === undefined || at - last.at > SHARED_MS)
            last = { at, answer: ask((0,time/* later */.NU)(at, ASK_BUDGET_MS)) };
        return last.answer;
    };
    async function ask(deadline) {
        try {
            const { data: answer } = await api.send({
                operation: `ask for pull request ${number} as it stands`,
                permission: 'pull-requests: read',
                method: 'POST',
                isRead: true,
                path: github_api/* GRAPHQL */.w0,
                body: { query: QUERY, variables: { ...(0,repository_identity/* splitRepository */.T8)(repository), number, head, headRef } },
                deadline,
                read: readAnswer,
            });
            const { viewer, repository: seen } = answer.data;
            const { pullRequest: pull, pullRequests: ofBranch, object: commit } = seen ?? {};
            const change = pull?.timelineItems.nodes.at(-1);
            const listed = [ofBranch, commit?.associatedPullRequests];
            const areAll = listed.every((pulls) => pulls?.pageInfo.hasNextPage === false && !pulls.nodes.includes(null));
            const open = [{ number, ...pull }, ...listed.flatMap((pulls) => pulls?.nodes ?? [])];
            const ofHead = open.filter((one) => one?.state === 'OPEN' && one.headRefOid === head);
            return {
                author: viewer?.databaseId ?? (0,comment_author/* presumedAuthor */.jW)(token),
                isOpen: pull && pull.state === 'OPEN',
                headSha: pull?.headRefOid,
                base: pull === undefined || change === null
                    ? { unknown: `GitHub does not show the base of pull request ${number} to github-token` }
                    : { ref: (0,domain_ref/* branchRef */.Mi)(pull.baseRefName), changedAtMs: change?.createdAt },
                openPulls: pull && areAll ? [...new Set(ofHead.map((one) => one.number))] : undefined,
            };
        }
        catch (thrown) {
            const unknown = thrown instanceof forge_failure/* ForgeFailure */.yT ? thrown.message : 'GitHub gave no answer that can be read';
            const author = (0,comment_author/* presumedAuthor */.jW)(token);
            return { author, isOpen: undefined, headSha: undefined, base: { unknown }, openPulls: undefined };
        }
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/src/gate/process/file-step.js
var file_step = __webpack_require__(480);
;// CONCATENATED MODULE: ./lib/src/gate/process/read-plain-file.js



/** Throws the system's errors, `EFBIG`, `ETIMEDOUT`, and `no regular file` for a pipe or a device. */
function readPlainFile(path, mostBytes) {
    return readOpened(path, mostBytes, async (file, found) => {
        if (!found.isFile())
            throw (0,file_step/* fileFailure */.fE)('no regular file');
        return (0,file_step/* step */.PM)(file.readFile());
    });
}
/** A longer file is refused (`EFBIG`), before reading it if its size is known. */
async function readOpened(path, mostBytes, read) {
    const file = await (0,file_step/* step */.PM)((0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | file_step/* WITHOUT_WAITING */.Xq));
    try {
        const found = await (0,file_step/* step */.PM)(file.stat());
        if (found.isDirectory())
            throw (0,file_step/* fileFailure */.fE)('EISDIR');
        if (found.size > mostBytes)
            throw (0,file_step/* fileFailure */.fE)('EFBIG');
        const bytes = await read(file, found);
        if (bytes.length > mostBytes)
            throw (0,file_step/* fileFailure */.fE)('EFBIG');
        return bytes;
    }
    finally {
        await (0,file_step/* step */.PM)(file.close());
    }
}

// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/src/target/event-payload.js
var event_payload = __webpack_require__(5484);
;// CONCATENATED MODULE: ./lib/src/target/event.js






/** Throws `bad-event`, `github`, and `config` without a token for a queued pull request (docs/verdict-rules/which-commit.md). */
async function readTarget(env, readFile, options) {
    const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: githubRepository = '', GITHUB_SHA: sha = '' } = env;
    if (event === '')
        throw (0,event_payload/* badEvent */.od)('the variable GITHUB_EVENT_NAME is not set');
    if (!/^[^/\s]+\/[^/\s]+$/.test(githubRepository))
        throw (0,event_payload/* badEvent */.od)('GITHUB_REPOSITORY is not an owner and a name');
    const payload = await (0,event_payload/* readPayload */.rD)(env.GITHUB_EVENT_PATH, readFile);
    const reading = await readEvent(event, env, payload, options);
    // Not the event's commit: nothing says which branch or pull request it belongs to.
    const isOther = options.commit !== undefined && options.commit !== reading.commit;
    const commit = options.commit ?? reading.commit;
    if (commit === undefined)
        throw (0,event_payload/* badEvent */.od)(`the event ${event} does not name the commit under test`);
    const subject = isOther ? { kind: 'commit' } : reading.subject;
    const { baseRef, mergeGroupCommit, policyBase, queueCommit, unclear } = reading;
    return {
        target: { event, commit, repository: options.repository, subject, mergeGroupCommit, baseRef },
        githubRepository,
        pullRequest: subject.kind === 'pull-request' ? subject.number : undefined,
        policyBase,
        queueCommit,
        unclear,
        checkedCommit: (0,pull_request/* isPullRequestEvent */.T5)(event) ? reading.commit : (0,ids/* isCommitSha */._$)(sha) ? sha : undefined,
    };
}
async function readEvent(event, env, payload, options) {
    if ((0,pull_request/* isPullRequestEvent */.T5)(event)) {
        // Never `GITHUB_SHA`: that is a merge commit, or under pull_request_target the tip of the base branch.
        return readingOf((0,event_payload/* parsePayload */.ex)(event_payload/* pullRequestPayload */.j, event, payload).pull_request);
    }
    if (event === 'merge_group')
        return readMergeGroup((0,event_payload/* parsePayload */.ex)(event_payload/* mergeGroupPayload */.Uf, event, payload).merge_group, options);
    if (event === 'workflow_run')
        return readWorkflowRun((0,event_payload/* parsePayload */.ex)(event_payload/* workflowRunPayload */.B6, event, payload), options);
    const { repository } = (0,event_payload/* parsePayload */.ex)(event_payload/* anyPayload */.V0, event, payload);
    const policyBase = { kind: 'default-branch', branch: repository?.default_branch };
    const common = { baseRef: undefined, policyBase };
    if (event === 'push')
        return { ...common, ...readPush(env, payload) };
    if (event === 'schedule' || event === 'workflow_dispatch')
        return { ...common, ...readCheckedOut(event, env) };
    return { ...common, commit: undefined, subject: { kind: 'commit' } };
}
function readPush(env, payload) {
    const { ref, after, head_commit } = (0,event_payload/* parsePayload */.ex)(event_payload/* pushPayload */.$d, 'push', payload);
    if ((0,ids/* isZeroSha */.hp)(after))
        throw (0,event_payload/* badEvent */.od)('the push deleted its branch or tag, so there is no commit to judge');
    const tagged = head_commit?.id;
    // For an annotated tag `after` is the tag object; the scan knows the commit that it points to.
    const isTagObject = (0,domain_ref/* isTagRef */.kN)(ref) && tagged !== after && tagged === env.GITHUB_SHA;
    const commit = isTagObject && tagged !== undefined && (0,ids/* isCommitSha */._$)(tagged) ? tagged : after;
    return { commit, subject: { kind: 'ref', ref } };
}
function readCheckedOut(event, env) {
    const { GITHUB_SHA: sha = '', GITHUB_REF: ref = '' } = env;
    if (!(0,ids/* isCommitSha */._$)(sha) || (0,ids/* isZeroSha */.hp)(sha))
        throw (0,event_payload/* badEvent */.od)(`GITHUB_SHA of the ${event} event is not a full commit hash`);
    if (!(0,domain_ref/* isFullRef */.xA)(ref))
        throw (0,event_payload/* badEvent */.od)(`GITHUB_REF of the ${event} event is not a full ref`);
    return { commit: sha, subject: { kind: 'ref', ref } };
}
/** The branch that GitHub makes for a group; the name of the base branch may contain slashes. */
const GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-([0-9a-f]{40}|[0-9a-f]{64})$/;
/** Judges what the input `merge-queue` says. Unclear if its pull request cannot be read. */
async function readMergeGroup(group, options) {
    const branch = (0,domain_ref/* branchName */.at)(group.base_ref);
    const policyBase = { kind: 'base', branch, sha: group.base_sha };
    const common = { baseRef: group.base_ref, policyBase, queueCommit: group.head_sha };
    const alone = { ...common, commit: group.head_sha, subject: { kind: 'ref', ref: group.head_ref } };
    if (options.mergeQueue === 'merge-group' || options.commit !== undefined)
        return alone;
    const pull = await (0,failure/* attempt */.CD)(() => queuedPull(group, branch, options));
    if (pull instanceof failure/* GateFailure */.In)
        return { ...alone, unclear: pull };
    return { ...common, commit: pull.head.sha, subject: (0,pull_request/* subjectOf */.et)(pull), mergeGroupCommit: group.head_sha };
}
/** Throws `bad-event`, `config`, `github`. */
async function queuedPull(group, branch, { pullRequests }) {
    const named = GROUP_BRANCH.exec((0,domain_ref/* branchName */.at)(group.head_ref));
    if (named?.[1] !== branch)
        throw (0,event_payload/* badEvent */.od)('merge_group.head_ref of the merge_group event does not name a pull request');
    if (pullRequests === undefined)
        throw new failure/* GateFailure */.In('config', 'merge-queue: pull-request needs the input github-token to read the pull request');
    const pull = await pullRequests.read(Number(named[2]));
    if (pull.base.ref !== branch)
        throw (0,event_payload/* badEvent */.od)(`pull request ${pull.number} of the merge group has another base branch than the group`);
    return pull;
}
/** The group whose workflow ran. Only the name of its branch is known. Throws `bad-event`. */
function mergeGroupOfRun(headSha, headBranch) {
    const [, base, , baseSha] = GROUP_BRANCH.exec(headBranch) ?? [];
    if (base === undefined || baseSha === undefined)
        throw (0,event_payload/* badEvent */.od)('workflow_run.head_branch of the workflow_run event does not name a merge group');
    return {
        head_sha: headSha,
        head_ref: (0,domain_ref/* branchRef */.Mi)(headBranch),
        base_ref: (0,domain_ref/* branchRef */.Mi)(base),
        base_sha: baseSha,
    };
}
/** Unclear if pull requests cannot be requested, or if several could be meant. */
async function readWorkflowRun({ workflow_run: run, repository }, options) {
    const { commit } = options;
    const head = run.head_sha;
    if (run.event === 'merge_group')
        return readMergeGroup(mergeGroupOfRun(head, run.head_branch ?? ''), options);
    const policyBase = { kind: 'default-branch', branch: repository?.default_branch };
    const alone = { commit: head, subject: { kind: 'commit' }, baseRef: undefined, policyBase };
    if (!(0,pull_request/* isPullRequestEvent */.T5)(run.event))
        return { ...alone, subject: refOf(run, repository) };
    // Another commit is judged: it does not belong to the run's pull request.
    if (commit !== undefined && commit !== head)
        return alone;
    const listed = run.pull_requests?.filter((pull) => pull !== null) ?? [];
    // GitHub lists open pull requests, and none of forks.
    const own = listed.filter((pull) => (0,repository_identity/* isSameRepository */.ve)(pull.base.repo, repository) && isHeadOf(run, pull));
    const open = own.length > 0 ? own : await (0,failure/* attempt */.CD)(() => askedFor(run, options));
    if (open instanceof failure/* GateFailure */.In)
        return { ...alone, unclear: open };
    const [pull, ...others] = open;
    // Otherwise, whoever opens a second pull request would choose whose policy applies.
    if (others.length > 0) {
        const what = `the workflow_run fits ${open.length} open pull requests of one branch: close all but one of them`;
        return { ...alone, unclear: (0,event_payload/* badEvent */.od)(what) };
    }
    if (pull !== undefined)
        return readingOf(pull);
    if ((0,repository_identity/* isSameRepository */.ve)(run.head_repository, repository))
        return alone;
    const what = 'the workflow_run is from a fork, and no open pull request of this repository is known to belong to it';
    return { ...alone, unclear: (0,event_payload/* badEvent */.od)(what) };
}
async function askedFor(run, { pullRequests }) {
    const { head_branch: branch, head_repository: repository } = run;
    const owner = repository?.owner?.login;
    if (pullRequests === undefined || !branch || !owner)
        return [];
    const open = await pullRequests.findOpen(owner, branch);
    return open.filter((pull) => isHeadOf(run, pull));
}
/** GitHub lists pull requests by branch or by commit: only the head that ran counts. A member that one side omits contradicts nothing. */
function isHeadOf({ head_sha, head_branch, head_repository }, { head: { sha, ref, repo } }) {
    const isSameBranch = head_branch === undefined || ref === head_branch;
    const isKnown = head_repository !== undefined && repo !== undefined;
    return sha === head_sha && isSameBranch && (!isKnown || (0,repository_identity/* isSameRepository */.ve)(repo, head_repository));
}
/** The run does not say whether the name is a branch or a tag: a bare name is either. A branch of another repository is neither. */
function refOf({ event, head_branch, head_repository }, repository) {
    const isOurs = (0,repository_identity/* isSameRepository */.ve)(head_repository, repository);
    if (event === undefined || !head_branch || (0,domain_ref/* isFullRef */.xA)(head_branch) || !isOurs)
        return { kind: 'commit' };
    return { kind: 'ref', ref: head_branch };
}
function readingOf(pull) {
    return {
        commit: pull.head.sha,
        subject: (0,pull_request/* subjectOf */.et)(pull),
        baseRef: (0,domain_ref/* branchRef */.Mi)(pull.base.ref),
        policyBase: { kind: 'base', branch: pull.base.ref, sha: pull.base.sha },
    };
}

// EXTERNAL MODULE: ./lib/src/forge/next-write.js
var next_write = __webpack_require__(9882);
// EXTERNAL MODULE: ./lib/src/forge/one-comment.js
var one_comment = __webpack_require__(5993);
;// CONCATENATED MODULE: ./lib/src/forge/github/pull-request-comments.js









const readComment = (0,schema/* mapped */.CV)((0,schema/* object */.Ik)({
    id: schema/* number */.ai,
    html_url: (0,schema/* textThat */.jk)((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
    body: (0,schema/* ifAny */.GK)(schema/* text */.Qq),
    user: (0,schema/* ifAny */.GK)(comment_author/* readUser */.Ue),
    performed_via_github_app: (0,schema/* ifAny */.GK)(comment_author/* readApp */.uW),
}), ({ id, html_url: url, body = '', user, performed_via_github_app: app }) => ({ id, url, body, user, app }));
/** A usual run makes three requests: account and head, the list, one write. */
function createPullRequestComments(options) {
    const { api, repository, pullRequest, key, ask } = options;
    const all = (0,github_api/* repositoryPath */.SH)(repository) `/issues/${pullRequest}/comments`;
    const one = (id) => (0,github_api/* repositoryPath */.SH)(repository) `/issues/comments/${id}`;
    const asked = (what, deadline) => ({
        operation: `${what} of pull request ${pullRequest}`,
        permission: 'pull-requests: write',
        deadline,
    });
    /** Set by the last reading. A new comment by another account would not be found again. */
    let us;
    const place = {
        async find(deadline) {
            const request = { ...asked('list the comments', deadline), path: all, read: (0,schema/* list */.p_)(readComment) };
            const [{ author, headSha }, { items, problem }] = await Promise.all([ask(), (0,read_pages/* readList */.LD)((0,read_pages/* readEntries */.$2)(api, request))]);
            us = author;
            // Checked first: without the permission to comment, further requests are pointless.
            if (items.length === 0 && problem !== undefined)
                throw problem;
            if (author === undefined)
                throw new forge_failure/* ForgeFailure */.yT('GitHub does not say who github-token acts as');
            const byUs = items.filter((comment) => (0,comment_author/* isWrittenBy */.dU)(author, comment));
            return {
                headSha: headSha ?? (await readPullRequest(api, repository, pullRequest, deadline)).head.sha,
                own: (0,next_write/* selectOwn */.N9)(byUs, { key, pullRequest }),
                problem: problem?.message,
            };
        },
        async create(body, deadline) {
            const request = { ...asked('create the comment', deadline), path: all, body: { body }, read: readComment };
            const { data: created } = await api.send({ ...request, method: 'POST' });
            if (us === undefined || !(0,comment_author/* isWrittenBy */.dU)(us, created))
                throw await takenBack(place, created.id, deadline);
            return created;
        },
        async update(id, body, deadline) {
            const request = { ...asked('update the comment', deadline), path: one(id), body: { body }, read: readComment };
            return (await api.send({ ...request, method: 'PATCH' })).data;
        },
        async delete(id, deadline) {
            const request = { ...asked('delete a comment', deadline), path: one(id), read: (0,schemas/* unknown */.L5J)() };
            await api.send({ ...request, method: 'DELETE', mayRepeat: true });
        },
    };
    return place;
}
/** No later run would find such a comment, and each would write another. */
async function takenBack(place, id, deadline) {
    const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
    try {
        await place.delete(id, deadline);
        return new forge_failure/* ForgeFailure */.yT(`${why}; what was written was taken back`);
    }
    catch (thrown) {
        const problem = (0,one_comment/* commentProblem */.F)(thrown);
        return new forge_failure/* ForgeFailure */.yT(`${why}; it is there all the same, because it could not be taken back: ${problem}`);
    }
}

;// CONCATENATED MODULE: ./lib/src/action/comment-output.js



const READ_AHEAD_MS = 30_000;
/** Comments that were read ahead are read again if they are older. */
const FRESH_MS = 10_000;
function openComment({ api, ask, pull }, { env, inputs, clock, signal, redact }) {
    const { repository, number: pullRequest, head } = pull;
    const place = { key: inputs.commentKey, pullRequest, head };
    const comments = createPullRequestComments({ api, repository, ask, ...place });
    const run = readRun(env);
    let ahead;
    const find = (deadline) => {
        const first = ahead !== undefined && clock.now() - ahead.at <= FRESH_MS ? ahead.found : comments.find(deadline);
        ahead = undefined;
        return first;
    };
    return {
        what: 'The comment',
        isSentFirst: true,
        /** Reads the comments while the issues are read, which saves a round trip after the verdict. */
        readAhead() {
            const at = clock.now();
            // Projects that are judged together begin at about the same time.
            if (ahead !== undefined && at - ahead.at <= 1_000)
                return;
            ahead = { at, found: comments.find((0,time/* later */.NU)(at, READ_AHEAD_MS)) };
            // A failure is reported when the comment is to be written. Until then nothing awaits it.
            ahead.found.catch(() => { });
        },
        async write(report) {
            if (run === undefined)
                return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
            const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(31), __webpack_require__.e(976)]).then(__webpack_require__.bind(__webpack_require__, 5976));
            const form = { noun: 'comment', place, run, when: inputs.comment, finish: redact };
            return publishComment({ place: { ...comments, find }, clock, signal }, report, form);
        },
    };
}

// EXTERNAL MODULE: ./lib/src/domain/reason.js
var reason = __webpack_require__(2688);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./lib/src/domain/text/fit-units.js
var fit_units = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/src/forge/github/status-words.js
var status_words = __webpack_require__(2819);
;// CONCATENATED MODULE: ./lib/src/forge/github/commit-status.js







const STATUS_BUDGET_MS = 10_000;
/** The time for the last status once the run is stopped, in milliseconds. The runner kills the process after 7.5 s. */
const LAST_MS = 1_000;
/** Sets the commit status that the input `commit-status` names. No function throws, and none changes the verdict. */
function createCommitStatus(options) {
    const { api, clock, repository, stop, shas, context, runUrl: targetUrl, pull } = options;
    const reported = (state, text) => (0,status_words/* statusOfWords */.bI)([{ pullRequest: pull?.number, state }], text);
    let pending = [];
    async function post(sha, words, signal) {
        const status = { ...words, description: (0,fit_units/* fitUnits */.z)(words.description, limits/* MOST_STATUS_CHARACTERS */.I6), context, targetUrl };
        try {
            await (0,commit_statuses/* writeStatus */.Kn)(api, { repository, sha }, status, (0,time/* later */.NU)(clock.now(), STATUS_BUDGET_MS), signal);
            return {};
        }
        catch (thrown) {
            if (signal.aborted)
                return { warning: 'cannot set the commit status: the run was stopped' };
            return { warning: thrown instanceof forge_failure/* ForgeFailure */.yT ? thrown.message : 'cannot set the commit status' };
        }
    }
    return {
        setPending(description) {
            pending = shas.map((sha) => post(sha, reported('pending', description), stop));
            return inOne(pending);
        },
        /** Waits for the pending status, then sets `success` for exit code 0, `failure` for 1, else `error`. */
        setFinal(exitCode, description) {
            const state = exitCode === 0 ? 'success' : exitCode === 1 ? 'failure' : 'error';
            const final = shas.map(async (sha, index) => {
                await pending[index];
                const signal = abortedAfter(LAST_MS, stop);
                const plain = reported(state, description);
                const { aborted } = stop;
                // Only the commit under test is the head of pull requests. A stopped run has time for one request, and a pass needs two.
                if (pull === undefined || index > 0 || (aborted && state !== 'success'))
                    return post(sha, plain, signal);
                if (aborted)
                    return { warning: 'it stays pending: the run was stopped before it read those of other pull requests' };
                const { openPulls, author } = (await pull.ask?.()) ?? { openPulls: undefined, author: undefined };
                const isAlone = openPulls?.every((one) => one === pull.number) ?? false;
                if (isAlone)
                    return post(sha, plain, signal);
                const { postWorst } = await __webpack_require__.e(/* import() */ 385).then(__webpack_require__.bind(__webpack_require__, 4385));
                const own = { pullRequest: pull.number, state };
                const place = { api, clock, repository, sha, context };
                return postWorst({ ...place, author, openPulls, own, plain, post: (words) => post(sha, words, signal) });
            });
            return inOne(final);
        },
    };
}
async function inOne(outcomes) {
    const warnings = (await Promise.all(outcomes)).flatMap(({ warning }) => warning ?? []);
    return warnings.length === 0 ? {} : { warning: [...new Set(warnings)].join('; ') };
}
function abortedAfter(ms, signal) {
    const controller = new AbortController();
    (0,external_node_events_.addAbortListener)(signal, () => setTimeout(() => controller.abort(), ms).unref());
    return controller.signal;
}

// EXTERNAL MODULE: ./lib/src/report/log/log-line.js
var log_line = __webpack_require__(1562);
;// CONCATENATED MODULE: ./lib/src/action/status-output.js




/** Sets the status to pending at once, on the judged commit and on the merge group's. Without a token, only warns. A run that is stopped still has 1 s for the final state. */
function openStatus(context, { api, ask }, facts, { env, inputs, clock, signal: stop, redact, warn }) {
    if (api === undefined) {
        warn(statusNotSet('the input github-token is empty.'));
        return undefined;
    }
    const { githubRepository: repository, target, queueCommit, pullRequest: number } = facts;
    const pull = target.subject.kind === 'ref' ? undefined : { number, ask };
    const runUrl = readRun(env)?.url;
    const shas = [...new Set([target.commit, queueCommit ?? target.commit])];
    const status = createCommitStatus({ api, clock, stop, repository, shas, context, runUrl, pull });
    const asksOnce = inputs.waitTimeoutMs === 0;
    const pending = status.setPending(asksOnce ? 'Waiting for a finished scan of this commit.' : 'The gate is running.');
    return {
        what: 'The commit status',
        isSentFirst: true,
        async write(report) {
            const { warning } = asksOnce && isTooEarly(report)
                ? await pending
                : await status.setFinal(report.exitCode, redact((0,log_line/* statusDescription */.$)(report)));
            return { warning: warning && statusNotSet(warning) };
        },
    };
}
/** Another job, which runs after the scan, sets the status then. */
function isTooEarly({ verdict }) {
    return verdict.word === 'inconclusive' && verdict.isOfBaseline !== true && reason/* REASONS */.ez[verdict.reason].isAwaited;
}
function statusNotSet(why) {
    return `The commit status was not set: ${why}`;
}

;// CONCATENATED MODULE: ./lib/src/action/github-side.js







/** More is not read: the runner's largest events are far smaller. */
const MOST_EVENT_BYTES = 10 * 1024 * 1024;
/** Sends nothing before one of the functions is called. Throws `GateFailure` (`config`) for invalid settings. */
function createGitHubSide(options) {
    const { env, inputs, clock, random, signal } = options;
    const isPolicyAsked = inputs.policyFile !== undefined || inputs.waiversFile !== undefined;
    const token = inputs.githubToken;
    const api = token === undefined ? undefined : (0,github_api/* createGitHubApi */._j)({ token, env, clock, random, signal });
    let side;
    async function eventSide() {
        side ??= await openEvent(api, options);
        if (side.facts.unclear !== undefined)
            throw side.facts.unclear;
        return side;
    }
    return {
        world: {
            readTarget: async () => (await eventSide()).facts.target,
            isPolicyAsked,
            async readPolicy() {
                if (inputs.policy === undefined && !isPolicyAsked)
                    return undefined;
                const [{ readPolicySetting }, { facts }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(18), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 9918)), eventSide()]);
                return readPolicySetting(api, facts, options);
            },
            async baseNow() {
                const { facts, ask } = await eventSide();
                if (facts.pullRequest === undefined)
                    return undefined;
                return ask === undefined ? { unknown: 'the input github-token is empty' } : (await ask()).base;
            },
            readingBegins: () => side?.comment?.readAhead(),
        },
        /** The commit that the job's check belongs to; undefined if the event was not read. */
        checkedCommit: () => side?.facts.checkedCommit,
        /** Comment and commit status; none if the event was not read. A run that is being stopped has no time for the many requests of a comment. */
        outputs() {
            const { comment, status } = side ?? {};
            return [signal.aborted ? undefined : comment, status].filter((output) => output !== undefined);
        },
    };
}
async function openEvent(api, options) {
    const { env, inputs, clock, warn } = options;
    const { githubToken: token, comment: when, commitStatus: context } = inputs;
    const facts = await readTarget(env, (path) => readPlainFile(path, MOST_EVENT_BYTES), {
        repository: inputs.repository,
        commit: inputs.commit,
        mergeQueue: inputs.mergeQueue,
        pullRequests: api && pullRequestReads(api, env.GITHUB_REPOSITORY ?? '', clock),
    });
    const { githubRepository: repository, pullRequest: number, target } = facts;
    const { commit: head, subject } = target;
    const headRef = subject.kind === 'pull-request' ? subject.headRef : undefined;
    const pull = number === undefined ? undefined : { repository, number, head, headRef };
    const ask = api && token && pull ? pullRequestAsker(api, token, clock, pull) : undefined;
    if (api === undefined && pull !== undefined && when === 'always')
        warn('The comment was not written: the input github-token is empty.');
    const comment = api && ask && pull && when !== 'never' ? openComment({ api, ask, pull }, options) : undefined;
    // Does not wait for the platform: until the status is pending, the success of an earlier run stays.
    const status = context === undefined ? undefined : openStatus(context, { api, ask }, facts, options);
    return { facts, ask, comment, status };
}

;// CONCATENATED MODULE: ./lib/src/action/action-world.js





/** Opens everything that the first request needs, once the settings are read. Throws `GateFailure` (`config`, `tls`, `github`). */
async function openActionWorld(options) {
    const { env, inputs } = options;
    const { openLocations, ...platform } = createPlatformSide({ ...options, runUrl: readRun(env)?.url });
    const github = createGitHubSide(options);
    const { commit, repository } = inputs;
    const checkout = checkoutWith(checkoutOf(env), { isCommitGiven: commit !== undefined, repository });
    const world = { ...options, ...platform, ...github.world, checkout };
    return { inputs, world, run: runCommit, github, places: { open: openLocations, mostPages: 1 } };
}


/***/ }),

/***/ 6110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ codeHostAt),
/* harmony export */   as: () => (/* binding */ codeAddress),
/* harmony export */   og: () => (/* binding */ isRepositoryPath),
/* harmony export */   yT: () => (/* binding */ encodedPath)
/* harmony export */ });
/* unused harmony export CODE_HOST_FORMS */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7904);
/* harmony import */ var _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7275);
/* harmony import */ var _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);
/* harmony import */ var _text_remote_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);




const CODE_HOST_FORMS = (/* unused pure expression or super */ null && (['github', 'gitlab']));
/** The repository at this address; undefined if the text is not a plain https address of one. */
function codeHostAt(form, url) {
    if (url === undefined || (0,_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(url) === undefined)
        return undefined;
    const { origin, pathname, search, hash } = new URL(url);
    const path = (0,_text_remote_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEndSlashes */ .he)(pathname);
    if (search !== '' || hash !== '' || !/^(?:\/[^/]+){2,}$/.test(path))
        return undefined;
    return { form, address: (0,_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(origin + path) };
}
/** Undefined if the path is not that of a file in a repository, or if the address would be too long for a link. */
function codeAddress({ form, address }, commit, { filePath, line, endLine }) {
    if (commit === undefined || !(0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommitSha */ ._$)(commit) || !isRepositoryPath(filePath))
        return undefined;
    // GitLab takes this for the beginning of a label.
    const path = encodedPath(filePath).replaceAll('~', '%7E');
    const [blob, to] = form === 'github' ? ['blob', '-L'] : ['-/blob', '-'];
    const first = line === undefined ? '' : `#L${line}`;
    const last = line === undefined || endLine === undefined || endLine <= line ? '' : `${to}${endLine}`;
    const page = `${address}/${blob}/${commit}/${path}${first}${last}`;
    return page.length > _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL ? undefined : page;
}
/** True for a relative path with `/` only, without empty or dotted parts, plain or encoded, and without invisible characters. */
function isRepositoryPath(path) {
    if (path === undefined || path.search(_text_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .INVISIBLE */ .k) !== -1 || /\\|^[a-z]:/i.test(path))
        return false;
    return path.split('/').every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}
/** The path for an address: each part is percent-encoded, so none can be a scheme, a query or a fragment. */
function encodedPath(path) {
    return path.split('/').map(_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .encoded */ .dS).join('/');
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fitUnits)
/* harmony export */ });
/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
function fitUnits(line, most) {
    return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 1906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ isOnRefOfPullRequest),
/* harmony export */   Av: () => (/* binding */ isOfPullRequest),
/* harmony export */   Ds: () => (/* binding */ isUnnamedYet),
/* harmony export */   Ic: () => (/* binding */ mayBeOfPullRequest),
/* harmony export */   Um: () => (/* binding */ isTooOld),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   e6: () => (/* binding */ isDiffOfNoPullRef),
/* harmony export */   fM: () => (/* binding */ isCertainlyOf),
/* harmony export */   g$: () => (/* binding */ isOfOldBase),
/* harmony export */   hm: () => (/* binding */ pullRequestsNamed),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   oZ: () => (/* binding */ mayBeOfOurBranch),
/* harmony export */   pN: () => (/* binding */ isOnRefOfAnother),
/* harmony export */   pn: () => (/* binding */ eligibilityOf),
/* harmony export */   xy: () => (/* binding */ isFullOfBranch),
/* harmony export */   zl: () => (/* binding */ isTier)
/* harmony export */ });
/* unused harmony export isDiffOfBranch */
/* harmony import */ var _ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4927);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(977);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);



const TIERS = ['own-ref', 'head-branch', 'other-branch'];
function eligibilityOf(scan, target, { ours, others }, { factOf, requiredScan, baseChangedAtMs, ...age }) {
    if (!(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target))
        return 'other-commit';
    const { repositoryId } = scan;
    if (repositoryId === undefined || others.has(repositoryId))
        return 'other-repository';
    if (ours !== undefined && repositoryId !== ours)
        return 'other-repository';
    const listed = byList(scan, target);
    if (listed === 'other-pull-request')
        return listed;
    const eligibility = byDetail(scan, target, listed, factOf(scan));
    if (!isTier(eligibility) && eligibility !== 'ask-detail')
        return eligibility;
    if (scan.isPartialScan)
        return 'partial';
    if (isTooOld(scan, age))
        return 'too-old';
    if (requiredScan === 'full' && !scan.isFullScan)
        return 'diff';
    return isOfOldBase(scan, baseChangedAtMs) ? 'old-base' : eligibility;
}
function isTooOld(scan, { maxScanAgeMs, platformStartMs = 0 }) {
    const { completedAtMs, startedAtMs } = scan;
    const endMs = completedAtMs ?? startedAtMs;
    return maxScanAgeMs !== undefined && (0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(scan) && endMs !== undefined && endMs < platformStartMs - maxScanAgeMs;
}
/** True for a diff scan that may have begun before the pull request got its current base. A scan that has no start yet will start later. */
function isOfOldBase({ isFullScan, startedAtMs, status }, baseChangedAtMs) {
    if (isFullScan || baseChangedAtMs === undefined)
        return false;
    return startedAtMs === undefined ? status === 'completed' : startedAtMs < baseChangedAtMs;
}
function isTier(eligibility) {
    return TIERS.includes(eligibility);
}
/** True if the list does not say whose scan it is, and its detail was not read. */
function isUnclear(scan, target, factOf) {
    return byList(scan, target) === 'ask-detail' && factOf(scan) === undefined;
}
function byDetail(scan, { subject }, listed, fact) {
    if (fact === undefined)
        return listed;
    // An ended scan stays ours if its detail contradicts the list or says nothing: it is not known to be another's.
    const unlessDenied = listed === 'ask-detail' ? byName(scan, subject) : listed;
    if (fact.isDenied)
        return fact.isFinal ? unlessDenied : 'denied';
    if (subject.kind === 'commit')
        return 'own-ref';
    if (subject.kind === 'ref')
        return isOfPullRequest(scan, fact)
            ? 'other-pull-request'
            : byName(scan, subject, isUnnamedYet(scan) ? fact.ref : scan.branch);
    const number = String(subject.number);
    const { branch = '' } = scan;
    const isHead = branch !== '' && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)(branch) === subject.headRef && subject.isHeadInSameRepository;
    if (fact.pullRequests.some((named) => named !== number)) {
        // A completed scan that contradicts its own ref is reported as such, if it would decide.
        if (listed === 'own-ref' && scan.status === 'completed')
            return 'own-ref';
        return isHead && !isOfPullRequest(scan, fact) ? 'head-branch' : 'other-pull-request';
    }
    const isNamed = fact.pullRequests.length > 0 || listed === 'own-ref';
    if (isNamed || mayBeOursYet(scan, fact, isHead))
        return 'own-ref';
    return isHead ? 'head-branch' : 'other-pull-request';
}
/** True while a scan under a bare name may be ours: its detail may still get the members that it lacks. */
function mayBeOursYet({ isFullScan, status }, { isFinal, hasMeta }, isHead) {
    if (!isFullScan)
        return !isFinal || !hasMeta;
    // A push to the head branch is scanned in full as well: once such a scan has ended without a result, it counts as the branch's.
    return !hasMeta && !(isFinal && isHead && status !== 'completed');
}
/** True for a scan of a pull request. A full scan of a branch that names an open one (as CircleCI's do) is that branch's. */
function isOfPullRequest({ branch, isFullScan }, fact) {
    const isByRef = [branch, fact?.ref].some((ref) => (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(ref) !== undefined);
    return isByRef || (!isFullScan && fact !== undefined && fact.pullRequests.length > 0);
}
function byList(scan, { subject }) {
    const { branch } = scan;
    const pullRequest = (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(branch);
    // A pull request's scan can have a bare branch name. The detail of a completed scan is checked before it decides anyway.
    const mayBePullRequests = pullRequest === undefined && (isUnnamedYet(scan) || (!scan.isFullScan && scan.status !== 'completed'));
    if (subject.kind === 'commit')
        return mayBePullRequests ? 'ask-detail' : 'own-ref';
    if (subject.kind === 'pull-request') {
        // The author chooses a branch's name, `main` included: only the detail can show whose scan a bare name is.
        if (pullRequest === undefined)
            return (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(branch, subject) ? 'own-ref' : 'ask-detail';
        return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';
    }
    // A pull request's scan contains only what that change adds: it says nothing about a branch that has the same commit.
    if (pullRequest !== undefined)
        return 'other-pull-request';
    return mayBePullRequests ? 'ask-detail' : byName(scan, subject);
}
function byName(scan, subject, named = scan.branch) {
    if (subject.kind !== 'ref' || (!named && isUnnamedYet(scan)))
        return 'own-ref';
    return named !== undefined && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRef */ .MP)(named, subject.ref) ? 'own-ref' : 'other-branch';
}
/** True for an unfinished scan without a branch: it may turn out to be of any ref. */
function isUnnamedYet(scan) {
    return !scan.branch && !(0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(scan);
}
function pullRequestsNamed(meta) {
    return [meta?.pullRequestId, (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(meta?.branch)].filter((number) => number !== undefined);
}
/** True if the list alone shows that the scan is on this pull request's ref, by the platform's name or the CI system's. */
function isOnRefOfPullRequest({ branch }, subject) {
    return (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(branch) === String(subject.number) || (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(branch, subject);
}
/** True for a scan on the ref of a pull request that is not judged: it supersedes no deciding scan. */
function isOnRefOfAnother({ branch }, subject) {
    const number = (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(branch);
    if (subject.kind === 'commit' || number === undefined)
        return false;
    return subject.kind === 'ref' || number !== String(subject.number);
}
/** True only if the scan is certainly the subject's. A bare name needs the detail, except the CI's own name of the ref and a full scan of the judged ref. */
function isCertainlyOf(scan, subject, fact) {
    if (subject.kind === 'commit' || fact?.isDenied === true)
        return false;
    if (subject.kind === 'pull-request') {
        const named = [(0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(scan.branch), ...(fact?.pullRequests ?? [])].filter((one) => one !== undefined);
        const isNamed = named.length > 0 || (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isCiRef */ ._n)(scan.branch, subject);
        return isNamed && named.every((number) => number === String(subject.number));
    }
    const isNoPullRequests = !isOfPullRequest(scan, fact) && (scan.isFullScan || fact?.hasMeta === true);
    return isNoPullRequests && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRef */ .MP)(scan.branch, subject.ref);
}
/** A diff scan under a branch name may be a pull request's, unless the branch's own scan (`ofBranch`, which names none) is a diff scan too. */
// spec-gap: diff-scan-under-a-branch-name
function mayBeOfPullRequest(scan, fact, ofBranch) {
    if ((0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(scan.branch) !== undefined)
        return true;
    if (fact !== undefined)
        return fact.pullRequests.length > 0;
    return isDiffOfBranch(scan) && ofBranch.isFullScan;
}
/** True for a diff scan under the name of a branch, or under none: its ref does not say whose it is. */
function isDiffOfBranch(scan) {
    return isDiffOfNoPullRef(scan) && !(0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isTagRef */ .kN)(scan.branch ?? '');
}
function isDiffOfNoPullRef({ isFullScan, branch }) {
    return !isFullScan && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(branch) === undefined;
}
/** True for a diff scan under the name of a fork's branch: it may be a scan of this repository's branch of that name. */
function mayBeOfOurBranch(scan, subject) {
    if (subject?.kind !== 'pull-request' || subject.isHeadInSameRepository)
        return false;
    return isDiffOfNoPullRef(scan) && !isOnRefOfPullRequest(scan, subject);
}
/** True for a full scan with a result outside pull requests' refs: its findings are the branch's, whatever pull request it names. */
function isFullOfBranch(scan) {
    const { status, isFullScan, isPartialScan, branch } = scan;
    const isResult = status === 'completed' && !(0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailedExit */ .ku)(scan) && !isPartialScan;
    return isResult && isFullScan && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd)(branch) === undefined;
}


/***/ }),

/***/ 3689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ withoutWaiting),
/* harmony export */   NU: () => (/* binding */ later),
/* harmony export */   b0: () => (/* binding */ deadlinesOf)
/* harmony export */ });
function later(time, ms) {
    return (time + ms);
}
/** Less than `READS_FOR_MS`, so that everything can be read again before reading ends. */
const SETTLES_FOR_MS = 45_000;
const READS_FOR_MS = 60_000;
/** The only function that turns settings into deadlines. */
function deadlinesOf({ discoveryTimeoutMs, waitTimeoutMs }, monotonicStart) {
    const finishBy = later(monotonicStart, waitTimeoutMs);
    return {
        monotonicStart,
        /** How long after the start a scan may appear, in milliseconds. Never longer than `waitMs`. */
        discoveryMs: Math.min(discoveryTimeoutMs, waitTimeoutMs),
        /** How long after the start the gate waits for scans, in milliseconds. */
        waitMs: waitTimeoutMs,
        /** When `waitMs` is over: polling ends, and so does the wait for issues if none is found (unless the scan ended less than 30 s ago). */
        finishBy,
        /** When the wait for a steady number of issues ends, so that there is time to read them again. */
        settleBy: later(finishBy, SETTLES_FOR_MS),
        readBy: later(finishBy, READS_FOR_MS),
    };
}
/** Deadlines of a run that does not wait: issues that are missing from the index are reported at once. */
function withoutWaiting(monotonicStart) {
    return { finishBy: monotonicStart, settleBy: monotonicStart };
}


/***/ }),

/***/ 2147:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sealComment),
/* harmony export */   gY: () => (/* binding */ parseMarker)
/* harmony export */ });
/* unused harmony export renderMarker */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8594);


const MARKER = /^<!-- findings-gate key=([\w.%-]*) pr=([1-9]\d{0,15}) head=([0-9a-f]{40}|[0-9a-f]{64}) run=(\d{1,20}) attempt=(\d{1,15}) says=(pass|fail|inconclusive) red=(yes|no) digest=([0-9a-f]{1,64}) -->$/;
/** Hex digits of each of the two hashes in the digest of a sealed comment: of what it says, and of its marker and text. */
const HASH_DIGITS = 16;
/** Adds a hash of marker and text to the 16 digits of the digest, to notice a change; it is no secret. `renderPage` gets a line of the same length. */
function sealComment(marker, renderPage) {
    const page = renderPage(renderMarker({ ...marker, digest: marker.digest + '0'.repeat(HASH_DIGITS) }));
    const text = page.slice(page.indexOf('\n') + 1);
    return `${renderMarker({ ...marker, digest: marker.digest + sealOf(marker, text) })}\n${text}`;
}
function renderMarker(marker) {
    const { key, pullRequest, head, runId, attempt, says, isRed, digest } = marker;
    const run = `run=${runId} attempt=${attempt} says=${says} red=${isRed ? 'yes' : 'no'}`;
    return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} ${run} digest=${digest} -->`;
}
/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
function parseMarker(body) {
    const [line = ''] = body.split(/\r?\n/, 1);
    const [, encoded = '', pr, head = '', runId = '', attempt, says, red, digest = ''] = MARKER.exec(line) ?? [];
    const key = (0,_domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .decoded */ .D)(encoded);
    if (pr === undefined || key === undefined)
        return undefined;
    const run = { runId, attempt: Number(attempt), says: says, isRed: red === 'yes' };
    const marker = { key, pullRequest: Number(pr), head, ...run, digest };
    if (renderMarker(marker) !== line)
        return undefined;
    const reported = { ...marker, digest: marker.digest.slice(0, HASH_DIGITS) };
    const isTextIntact = marker.digest === reported.digest + sealOf(reported, body.slice(line.length));
    return { ...reported, isTextIntact };
}
/** GitHub gives an edited comment Windows line ends, and may trim it: neither changes what it says. */
function sealOf(marker, text) {
    const plain = text.replaceAll(/\r\n?/g, '\n').trim();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${renderMarker(marker)}\n${plain}`).slice(0, HASH_DIGITS);
}
/** Encodes all but letters, digits, `.`, `_` and `-`, so that no `>` can end the comment early. */
function encodeKey(key) {
    const bytes = Buffer.from(key, 'utf8').toString('latin1');
    return bytes.replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}


/***/ }),

/***/ 277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ orForgeFailure),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   it: () => (/* binding */ refusedBy),
/* harmony export */   yT: () => (/* binding */ ForgeFailure)
/* harmony export */ });
/* unused harmony export retryAfterMsOf */
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);

/** A failed request to a forge. The message has the operation and the status, never the forge's own words, which may echo the token. No verdict rests on another forge than GitHub. */
class ForgeFailure extends _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In {
    refusal;
    constructor(message, refusal = { isUnclear: false }) {
        super('github', message);
        this.refusal = refusal;
    }
}
/** The result of the work, or the forge's failure that ended it. Throws all other errors. */
async function orForgeFailure(work) {
    return work.catch((thrown) => {
        if (thrown instanceof ForgeFailure)
            return thrown;
        throw thrown;
    });
}
function refusalOf(thrown) {
    return thrown instanceof ForgeFailure ? thrown.refusal : {};
}
function refusedBy(forge, asked, answer) {
    const { status } = answer;
    const retryAfterMs = retryAfterMsOf(answer);
    const advice = retryAfterMs === undefined ? forge.adviceFor(answer, asked) : 'a rate limit was reached';
    const what = advice ?? usualAdvice(forge.name, status);
    return new ForgeFailure(`cannot ${asked.operation}: ${forge.name} answered ${status}: ${what}`, {
        status,
        // Neither 408 nor a server error says whether the request was carried out.
        isUnclear: status >= 500 || status === 408,
        retryAfterMs,
    });
}
function usualAdvice(name, status) {
    if (status >= 500)
        return `${name} is failing`;
    return status < 400
        ? 'redirects are not followed, so write the final name or address'
        : 'the request was not accepted';
}
/** If the forge does not say how long to wait, wait at least this long, in milliseconds. */
const UNSTATED_WAIT_MS = 60_000;
/** A secondary limit of GitHub often has no header, only words. Older servers use other words. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;
/** How long to wait, in milliseconds: `Retry-After`, else the end of an exhausted rate limit by the server's own `Date`, else a minute if a limit has neither. */
function retryAfterMsOf({ status, headers, text }) {
    const seconds = wholeNumber(headers.get('retry-after'));
    if (seconds !== undefined)
        return seconds * 1000;
    const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
    const serverNowMs = Date.parse(headers.get('date') ?? '');
    const isExhausted = headers.get('x-ratelimit-remaining') === '0';
    if (isExhausted && resetSeconds !== undefined && !Number.isNaN(serverNowMs))
        return Math.max(0, resetSeconds * 1000 - serverNowMs);
    return status === 429 || (status === 403 && SAYS_LIMIT.test(text)) ? UNSTATED_WAIT_MS : undefined;
}
/** The number in a header of at most ten digits; undefined for anything else. */
function wholeNumber(text) {
    return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}


/***/ }),

/***/ 5098:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ue: () => (/* binding */ readUser),
/* harmony export */   dU: () => (/* binding */ isWrittenBy),
/* harmony export */   jW: () => (/* binding */ presumedAuthor),
/* harmony export */   uW: () => (/* binding */ readApp)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1075);



const readUser = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, login: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, type: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const readApp = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, slug: (0,zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;
/** Compares authors by id or app, never by the name of a person, which another person may have taken. */
function isWrittenBy(author, { user, app }) {
    if (user === undefined || author !== 'github-actions')
        return user?.id === author;
    const isOfActions = user.id === ACTIONS_USER_ID || app?.id === _github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTIONS_APP_ID */ .Gu || app?.slug === _github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTIONS_SLUG */ .S3;
    return user.type === 'Bot' && isOfActions;
}
/** A token that is not marked as a person's is assumed to be the job's own. */
function presumedAuthor(token) {
    return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? undefined : 'github-actions';
}


/***/ }),

/***/ 771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   vM: () => (/* binding */ listStatuses)
/* harmony export */ });
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _read_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9068);
/* harmony import */ var _comment_author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5098);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1075);
/* harmony import */ var _status_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2819);





/** Of all names together: GitHub stores a thousand statuses of each name. */
const MOST_STATUSES = 10_000;
const readTime = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)('is not a time', (value) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
});
const readStatus = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    state: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)('is not a state of a commit status', (value) => _status_words_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS_STATES */ .GH.find((one) => one === value)),
    context: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al,
    description: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    target_url: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    created_at: readTime,
    /** The account that has set the status: no other account can have its id. */
    creator: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_comment_author_js__WEBPACK_IMPORTED_MODULE_2__/* .readUser */ .Ue),
}), ({ target_url: targetUrl, created_at: createdAtMs, ...status }) => ({ ...status, targetUrl, createdAtMs }));
/** A commit's statuses with this name, page by page, roughly newest first: stop when you have enough. If pages shift meanwhile, one is listed twice. Throws `ForgeFailure`. */
async function* listStatuses(api, { repository, sha }, context, deadline) {
    const request = {
        operation: 'list the commit statuses',
        permission: 'statuses: read',
        path: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository) `/commits/${sha}/statuses`,
        deadline,
        read: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(readStatus),
    };
    // GitHub ignores the case of names.
    for await (const status of (0,_read_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$2)(api, request, MOST_STATUSES))
        if (status.context.toLowerCase() === context.toLowerCase())
            yield status;
}
/** Returns the stored status and the account that the token acts as. Throws `ForgeFailure`. */
async function writeStatus(api, { repository, sha }, { context, state, description, targetUrl }, deadline, signal) {
    const { data } = await api.send({
        operation: 'set the commit status',
        permission: 'statuses: write',
        method: 'POST',
        mayRepeat: true,
        path: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository) `/statuses/${sha}`,
        body: { state, context, description, target_url: targetUrl },
        deadline,
        signal,
        read: readStatus,
    });
    return data;
}


/***/ }),

/***/ 1075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gu: () => (/* binding */ ACTIONS_APP_ID),
  S3: () => (/* binding */ ACTIONS_SLUG),
  w0: () => (/* binding */ GRAPHQL),
  _j: () => (/* binding */ createGitHubApi),
  JF: () => (/* binding */ readOne),
  SH: () => (/* binding */ repositoryPath)
});

// UNUSED EXPORTS: readApiAddress

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/text/remote-address.js
var remote_address = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/src/http/path-part.js
var path_part = __webpack_require__(7001);
// EXTERNAL MODULE: ./lib/src/target/repository-identity.js
var repository_identity = __webpack_require__(1726);
// EXTERNAL MODULE: ./lib/src/http/connections.js
var http_connections = __webpack_require__(7991);
// EXTERNAL MODULE: ./lib/src/http/packed-body.js
var packed_body = __webpack_require__(661);
// EXTERNAL MODULE: ./lib/src/http/user-agent.js
var user_agent = __webpack_require__(8787);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/forge/forge-failure.js
var forge_failure = __webpack_require__(277);
;// CONCATENATED MODULE: ./lib/src/forge/forge-client.js







const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry where the forge names none, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;
/**
 * Reads are tried twice where the forge gives no answer, fails, or asks to wait; most writes once: they may have taken effect. Redirects
 * are not followed. Throws `GateFailure` (`config`) for a proxy setting that is not an address.
 */
function createForgeClient(options) {
    const { forge, origin, pathOf, env, clock, random, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = options;
    const connections = (0,http_connections/* openConnections */.q)(forge.addressName, new URL(origin), env);
    const ofEach = { 'user-agent': user_agent/* USER_AGENT */._, 'accept-encoding': packed_body/* ACCEPTED_ENCODINGS */.di, ...options.headers };
    async function attempt(request, stop) {
        const { method, path, query, headers, body } = request;
        const failed = (what, refusal) => new forge_failure/* ForgeFailure */.yT(`cannot ${request.operation}: ${what}`, refusal);
        const leftMs = request.deadline - clock.now();
        if (leftMs <= 0)
            throw failed('no time is left', { isUnclear: false });
        const limit = AbortSignal.timeout(Math.ceil(Math.min(leftMs, attemptTimeoutMs)));
        const signal = stop === undefined ? limit : AbortSignal.any([limit, stop]);
        const written = body === undefined ? {} : { 'content-type': 'application/json' };
        async function exchange() {
            const answer = await connections.request({
                origin,
                path: pathOf(path) + (0,path_part/* searchOf */.EP)(query),
                method,
                headers: { ...ofEach, ...written, ...headers },
                body: body === undefined ? null : JSON.stringify(body),
                signal,
            });
            const got = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
            const bytes = await (0,packed_body/* readPacked */.dW)(answer.body, got.get('content-encoding'));
            return { status: answer.statusCode, headers: got, text: bytes.toString() };
        }
        const answer = await exchange().catch((thrown) => {
            if (thrown instanceof failure/* GateFailure */.In && thrown.reason === 'too-large')
                throw failed('the answer is too large', { isUnclear: true, isTooLarge: true });
            // The cause stays out: it may quote the address of a proxy with its password.
            throw failed(signal.aborted ? 'no answer in time' : 'the connection failed', { isUnclear: true });
        });
        if (answer.status < 200 || answer.status >= 300)
            throw (0,forge_failure/* refusedBy */.it)(forge, request, answer);
        try {
            return { data: (0,schema/* read */.LF)(request.read, dataIn(answer)), hasNext: hasNext(answer) };
        }
        catch {
            throw failed(`${forge.name}'s answer is not what its documentation says`, { isUnclear: !isRead(request) });
        }
    }
    /** Milliseconds until the next attempt. Throws what was thrown if there is none. */
    function pauseAfter(thrown, attempts, request) {
        const { isUnclear, isTooLarge, retryAfterMs: namedMs } = (0,forge_failure/* refusalOf */.Of)(thrown);
        const retryAfterMs = request.isPatient ? undefined : namedMs;
        const mayHelp = retryAfterMs !== undefined || (isUnclear && !isTooLarge);
        const mayRepeat = isRead(request) || (request.mayRepeat && !request.isPatient);
        if (attempts === MOST_ATTEMPTS || !mayHelp || !mayRepeat)
            throw thrown;
        const pauseMs = retryAfterMs ?? RETRY_PAUSE_MS * (1 + random());
        if (clock.now() + pauseMs >= request.deadline)
            throw thrown;
        return pauseMs;
    }
    return {
        async send(request) {
            const stop = request.signal ?? options.signal;
            for (let attempts = 1;; attempts += 1) {
                try {
                    return await attempt(request, stop);
                }
                catch (thrown) {
                    // Whatever a stop from outside breaks is the stop, and not a failure of the forge.
                    if (stop?.aborted)
                        throw stop.reason;
                    await clock.sleep(pauseAfter(thrown, attempts, request), stop);
                }
            }
        },
    };
}
function isRead(request) {
    return request.method === 'GET' || request.isRead === true;
}
function dataIn({ headers, text }) {
    return headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
function hasNext({ headers }) {
    return headers.get('link')?.includes('rel="next"') === true;
}

;// CONCATENATED MODULE: ./lib/src/forge/github/github-api.js





/** Throws `GateFailure` (`config`, and `github` as `readApiAddress` does) for an environment that cannot be used. */
function createGitHubApi({ token, ...options }) {
    const { origin, rest, graphql } = readApiAddress(options.env);
    return createForgeClient({
        ...options,
        forge: GITHUB,
        origin,
        pathOf: (path) => (path === GRAPHQL ? graphql : rest + path),
        headers: {
            accept: 'application/vnd.github+json',
            authorization: `token ${token}`,
            'x-github-api-version': '2022-11-28',
        },
    });
}
/** In place of a path under the root of the REST API, which GraphQL may be beside. */
const GRAPHQL = 'graphql';
/** The data of one answer. Throws `ForgeFailure`. */
async function readOne(api, request) {
    return (await api.send({ ...request, method: 'GET' })).data;
}
const GITHUB = {
    name: 'GitHub',
    addressName: 'GITHUB_API_URL',
    adviceFor({ status, text }, { permission }) {
        if (status === 401)
            return 'github-token is not valid';
        if (status === 423 || (status === 403 && /\bis locked\b/.test(text)))
            return 'it is locked';
        if (status === 403)
            return `github-token lacks the permission ${permission}`;
        if (status === 404)
            return `it does not exist, or github-token lacks the permission ${permission}`;
        return status === 410 ? 'it no longer exists' : undefined;
    },
};
/** Throws `GateFailure` for `GITHUB_API_URL`: `github` if it is no address, `config` if the token would be sent unencrypted. */
function readApiAddress(env) {
    const url = URL.parse(env.GITHUB_API_URL || 'https://api.github.com');
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        throw new failure/* GateFailure */.In('github', 'the environment variable GITHUB_API_URL is not the address of an API');
    if (url.protocol === 'http:' && !(0,remote_address/* isLoopback */.U9)(url.hostname))
        throw new failure/* GateFailure */.In('config', 'GITHUB_API_URL is plain http, which is only for loopback: write https');
    const rest = (0,remote_address/* withoutEndSlashes */.he)(url.pathname);
    // Enterprise Server has GraphQL beside the REST root, not under it.
    const graphql = rest.endsWith('/api/v3') ? rest.replace(/\/v3$/, '/graphql') : `${rest}/graphql`;
    return { origin: url.origin, rest, graphql };
}
/** The app behind the checks of jobs and behind their default token. */
const ACTIONS_SLUG = 'github-actions';
/** Its id on github.com. An Enterprise Server has another id, and the same slug. */
const ACTIONS_APP_ID = 15368;
function repositoryPath(repository) {
    const { owner, name } = (0,repository_identity/* splitRepository */.T8)(repository);
    const root = (0,path_part/* apiPath */.So) `/repos/${owner}/${name}`;
    return (parts, ...values) => root + (0,path_part/* apiPath */.So)(parts, ...values);
}


/***/ }),

/***/ 2819:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ worstState),
/* harmony export */   GH: () => (/* binding */ STATUS_STATES),
/* harmony export */   Jv: () => (/* binding */ statusUnder),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   bI: () => (/* binding */ statusOfWords)
/* harmony export */ });
/** Worst first: a broken policy is proven, whatever else is not known yet (docs/verdict-rules/what-is-written.md#commit-status). */
const STATUS_STATES = ['failure', 'error', 'pending', 'success'];
const SAYS = {
    failure: 'fails',
    error: 'is not verified',
    pending: 'is running',
    success: 'passes',
};
function worstState(states) {
    return STATUS_STATES.find((state) => states.includes(state));
}
/** Needs at least one word. The worst one gives the state and `text`. `wordsOf` reads all the words back. */
function statusOfWords(words, text) {
    const worstFirst = STATUS_STATES.flatMap((state) => words.filter((word) => word.state === state));
    const [worst] = worstFirst;
    const only = worst.pullRequest === undefined ? '' : `#${worst.pullRequest} `;
    return {
        state: worst.state,
        description: (words.length === 1 ? only : `${worstFirst.map(said).join(', ')}: `) + text,
    };
}
/** A status whose state comes from another pull request, or from words that are not known, because that is worse than our own. */
function statusUnder(own, state, why) {
    return { state, description: `${said(own)}, but ${why}` };
}
/** Reads the words back from a status. The words of others, which it repeats after "but", are not included. */
function wordsOf(status) {
    const { state, description = '' } = status;
    const [head = ''] = description.split(/: |, but /, 1);
    const named = [];
    for (const part of head.split(', ')) {
        const [, number, says] = /^#([1-9]\d{0,14}) (.+)$/.exec(part) ?? [];
        const word = STATUS_STATES.find((one) => SAYS[one] === says);
        if (number !== undefined && word !== undefined)
            named.push({ pullRequest: Number(number), state: word });
        // The list was cut: of the other words it is only known that none is worse than the worst.
        else if (named.length > 0)
            return [...named, { pullRequest: undefined, state }];
        else
            break;
    }
    if (named.length > 0)
        return named;
    const [, only] = /^#([1-9]\d{0,14}) /.exec(description) ?? [];
    return only === undefined ? [] : [{ pullRequest: Number(only), state }];
}
function said({ pullRequest, state }) {
    return `${pullRequest === undefined ? 'this commit' : `#${pullRequest}`} ${SAYS[state]}`;
}


/***/ }),

/***/ 9882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N9: () => (/* binding */ selectOwn),
/* harmony export */   pr: () => (/* binding */ nextWrite)
/* harmony export */ });
/* unused harmony export newestOf */
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2147);

/** Comments with our marker of this key and pull request on the first line, oldest first. */
function selectOwn(byUs, mine) {
    return byUs
        .flatMap(({ id, url, body }) => {
        const marker = (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(body);
        const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
        return marker !== undefined && isMine ? [{ id, url, marker }] : [];
    })
        .sort((one, other) => one.id - other.id);
}
/** Keeps one comment, that of the newest run. A comment that turns red is replaced by a new one (`mayReplace`): people are notified of new comments, not of edits. */
function nextWrite({ headSha, own, problem }, { marker: draft, mayCreate }, mayReplace) {
    if (headSha !== draft.head)
        return stop({ notice: 'the head has moved on to another commit' });
    const { says } = draft;
    const kept = newestOf(own);
    if (kept === undefined) {
        if (problem !== undefined)
            return stop({ warning: problem });
        return mayCreate ? { kind: 'create', isRed: says === 'fail' } : stop({});
    }
    const { digest, head, isRed: wasRed, isTextIntact } = kept.marker;
    // Counts only comments that nobody edited: an edited one may name any run.
    if (isTextIntact && isNewer(kept.marker, draft))
        return stop({ url: kept.url, notice: 'a newer run has written it' });
    if (isTextIntact && digest === draft.digest && head === draft.head)
        return { kind: 'keep', comment: kept };
    const isRed = says === 'inconclusive' ? isTextIntact && wasRed : says === 'fail';
    const turnsRed = isRed && isTextIntact && !wasRed;
    // A list that was not read to its end may have a newer comment of ours.
    const isReplaced = turnsRed && mayReplace && problem === undefined;
    return isReplaced ? { kind: 'create', isRed } : { kind: 'update', comment: kept, isRed };
}
/** The last comment that nobody edited; if all were edited, the oldest. */
function newestOf(own) {
    const intact = own.filter(({ marker }) => marker.isTextIntact);
    return intact.findLast(({ marker }) => !intact.some((other) => isNewer(other.marker, marker))) ?? own[0];
}
function isNewer(one, other) {
    const [oneRun, otherRun] = [BigInt(one.runId), BigInt(other.runId)];
    return oneRun === otherRun ? one.attempt > other.attempt : oneRun > otherRun;
}
function stop(outcome) {
    return { kind: 'stop', outcome };
}


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ commentProblem),
/* harmony export */   f: () => (/* binding */ writeOneComment)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);
/* harmony import */ var _domain_work_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3689);
/* harmony import */ var _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(277);
/* harmony import */ var _next_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9882);





const COMMENT_BUDGET_MS = 30_000;
const MOST_FAILED_WRITES = 3;
/** The length in UTF-16 units for the second try, if the forge refuses a comment as too long. */
const SHORTER_UNITS = 20_000;
/** Call this once the verdict is final. A warning or notice ends "The comment was not written: …", with an address "The comment was written, but …". Never throws. */
async function writeOneComment(tools, draft) {
    const deadline = (0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_3__/* .later */ .NU)(tools.clock.now(), COMMENT_BUDGET_MS);
    try {
        return await keepUpToDate({ ...tools, draft, deadline }, await tools.place.find(deadline));
    }
    catch (thrown) {
        return { warning: commentProblem(thrown) };
    }
}
function commentProblem(thrown) {
    if (thrown instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT)
        return thrown.message;
    return (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateFailure */ .c5)(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}
/** Writes until one comment of ours is up to date, then deletes the others of ours. */
async function keepUpToDate(writing, first) {
    let state = { found: first, length: _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_COMMENT_UNITS */ .eu, notReplaced: undefined };
    let failed;
    for (let failures = 0;; failures += 1) {
        const step = (0,_next_write_js__WEBPACK_IMPORTED_MODULE_2__/* .nextWrite */ .pr)(state.found, writing.draft, state.notReplaced === undefined);
        if (step.kind === 'stop')
            return step.outcome;
        if (step.kind === 'keep')
            return keepOnly(step.comment, writing, state);
        if (failed !== undefined && failures === MOST_FAILED_WRITES)
            return { warning: failed.message };
        const written = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(write(step, writing, state));
        if (!(written instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT)) {
            const { notReplaced } = state;
            const outcome = await keepOnly(written, writing, state);
            if (step.kind === 'create' || notReplaced === undefined)
                return outcome;
            return { warning: `not as a new comment, so nobody is notified: ${notReplaced}`, ...outcome };
        }
        failed = written;
        const next = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(afterFailure(step, writing, state, failed));
        if (next === undefined || next instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT)
            return { warning: failed.message };
        state = next;
    }
}
async function write(step, { place, draft, deadline }, { length }) {
    const body = draft.render(length, step.isRed);
    const { id, url } = await (step.kind === 'create'
        ? place.create(body, deadline)
        : place.update(step.comment.id, body, deadline));
    return { id, url, marker: { ...draft.marker, isRed: step.isRed, isTextIntact: true } };
}
async function keepOnly({ id, url, marker }, { place, draft, deadline }, { found, length }) {
    let outcome = { url };
    for (const other of found.own.filter((one) => one.id !== id)) {
        const deleted = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(place.delete(other.id, deadline));
        if (!(deleted instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT))
            continue;
        // It must not go on saying something else. One that is not found is gone: another run deleted it, or the first answer was lost.
        const edited = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(place.update(other.id, draft.render(length, marker.isRed), deadline));
        const warning = `an older one could not be deleted: ${deleted.message}`;
        if ((0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalOf */ .Of)(edited).status !== 404)
            outcome = { url, warning };
    }
    return outcome;
}
async function afterFailure(step, { place, clock, signal, deadline }, state, { message, refusal: { status, isUnclear, retryAfterMs } }) {
    const isReplacing = step.kind === 'create' && state.found.own.length > 0;
    const instead = isReplacing ? { ...state, notReplaced: message } : undefined;
    if (retryAfterMs !== undefined) {
        if (clock.now() + retryAfterMs >= deadline)
            return instead;
        await clock.sleep(retryAfterMs, signal);
        return { ...state, found: await place.find(deadline) };
    }
    if (isUnclear || (status === 404 && step.kind === 'update')) {
        // The comment may have been written, or may be gone. Only reading again shows whether to create one.
        if (!isReplacing)
            return { ...state, found: await place.find(deadline) };
        const again = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(place.find(deadline));
        // If the list cannot be read in full, the comments found before are all that is known.
        const found = again instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT || again.problem !== undefined ? state.found : again;
        return { ...state, found, notReplaced: message };
    }
    // GitHub answers 422 to a comment that is too long, and GitLab 400.
    if ((status === 422 || status === 400) && state.length > SHORTER_UNITS)
        return { ...state, length: SHORTER_UNITS };
    return instead;
}


/***/ }),

/***/ 9068:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   LD: () => (/* binding */ readList)
/* harmony export */ });
/* unused harmony export PER_PAGE */
/* harmony import */ var _forge_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);

/** Entries per page, the most first; each is a part of the one before it. A page of what strangers write can be too large to be read, and must not hide ours. */
const SIZES = [100, 20, 2];
const PER_PAGE = SIZES[0];
const MOST_REQUESTS_OF_A_LIST = 200;
/** Counts pages itself, as a Link header could lead elsewhere. Throws `ForgeFailure`, where there are more than `most` entries, too. */
async function* readEntries(api, request, most = 3_000) {
    let size = PER_PAGE;
    for (let requests = 0, start = 0; start < most && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
        const query = { ...request.query, per_page: size, page: start / size + 1 };
        const smaller = SIZES.find((one) => one < size);
        const page = await api.send({ ...request, method: 'GET', query }).catch((thrown) => {
            if (smaller === undefined || !(0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalOf */ .Of)(thrown).isTooLarge)
                throw thrown;
            size = smaller;
        });
        if (page === undefined)
            continue;
        yield* page.data;
        if (page.data.length < size && !page.hasNext)
            return;
        start += size;
        // The next pages may have the usual size again.
        if (start % PER_PAGE === 0)
            size = PER_PAGE;
    }
    throw new _forge_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeFailure */ .yT(`cannot ${request.operation}: there are more than ${most}`);
}
/** The entries of a list that could be read, and why it was not read to its end; undefined if it was. */
async function readList(entries) {
    const items = [];
    let problem;
    try {
        for await (const item of entries)
            items.push(item);
    }
    catch (thrown) {
        if (!(thrown instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeFailure */ .yT))
            throw thrown;
        problem = thrown;
    }
    return { items, problem };
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ productNeeds),
/* harmony export */   VX: () => (/* binding */ unscannedWarnings),
/* harmony export */   WP: () => (/* binding */ notApplicableOf),
/* harmony export */   WS: () => (/* binding */ unfinishedTypesOf)
/* harmony export */ });
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8617);


/** Which products the run is about (docs/verdict-rules/which-scans.md#products). Pure. */
function productNeeds(required, conditions) {
    const blocking = conditions.filter(({ action }) => action === 'fail');
    const firm = blocking.filter(({ ifScanned }) => !ifScanned);
    const others = blocking.filter(({ ifScanned }) => ifScanned);
    return {
        named: inOrder([...required, ...(0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOfTypes */ .jN)(firm.flatMap(namedTypes))]),
        judged: inOrder([...required, ...(0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOfTypes */ .jN)(firm.flatMap(_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTypes */ .Ct))]),
        ifScanned: inOrder((0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOfTypes */ .jN)(others.flatMap(_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTypes */ .Ct))),
    };
}
/** Conditions with `if-scanned` of which no scan lists any product. A condition that counts research always applies: no product finds that. */
function notApplicableOf(conditions, { listed }) {
    const isListed = (type) => (0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOfTypes */ .jN)([type]).every((product) => listed.includes(product));
    return new Set(conditions.filter((one) => one.ifScanned && !(0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTypes */ .Ct)(one).some(isListed)));
}
/** Warnings with the types that they name and no scan decides, or that they count and are unfinished. Their result is not known. */
function unscannedWarnings(conditions, decision) {
    const decided = decision.deciding.flatMap(({ products }) => products);
    const unfinished = unfinishedTypesOf(decision);
    const isDecided = (type) => (0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOfTypes */ .jN)([type]).every((product) => decided.includes(product));
    const unscanned = (condition) => {
        const named = namedTypes(condition);
        return (0,_domain_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTypes */ .Ct)(condition).filter((type) => unfinished.has(type) || (named.includes(type) && !isDecided(type)));
    };
    const warnings = conditions.filter(({ action }) => action === 'warn');
    return new Map(warnings.map((one) => [one, unscanned(one)]).filter(([, types]) => types.length > 0));
}
/** Issue types with a product that is not finished, or that must be scanned and was not. Their counts are a lower bound. */
function unfinishedTypesOf({ undecided, missing }) {
    return new Set(_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .ISSUE_TYPES */ .co.filter((type) => (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .isFoundBy */ .UW)(type, [...undecided, ...missing])));
}
function namedTypes({ scope }) {
    return scope.kind === 'search' && scope.namesIssueTypes ? scope.issueTypes : [];
}
function inOrder(products) {
    return _domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv.filter((product) => products.includes(product));
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r1: () => (/* binding */ closingOf),
  x6: () => (/* binding */ fromScans),
  L8: () => (/* binding */ openLookup),
  sG: () => (/* binding */ outcomeOf),
  eF: () => (/* binding */ run),
  WX: () => (/* binding */ toScans)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/scan/lookup/scan-lookup.js
var scan_lookup = __webpack_require__(476);
// EXTERNAL MODULE: ./lib/src/gate/outcome/report-of.js + 3 modules
var report_of = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var domain_ref = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var domain_scan = __webpack_require__(977);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/baseline.js

/** The baseline, or a notice why there is none. A ref is never compared with itself, because nothing would ever be new there. */
function baselineOf(setting, target) {
    const without = (notices) => ({ baseline: undefined, notices });
    if (setting.kind === 'none')
        return without([]);
    const ref = setting.kind === 'base' ? target.baseRef : setting.ref;
    if (ref === undefined)
        return without([`The event ${target.event} has no base branch: all issues are counted, none is compared.`]);
    const baseline = { ref, refs: (0,domain_ref/* refSpellings */.tg)([ref]) };
    const isOwn = target.subject.kind === 'ref' && (0,domain_ref/* isSameRef */.MP)(ref, target.subject.ref);
    return isOwn ? without([comparedWithItself(baseline)]) : { baseline, notices: [] };
}
function comparedWithItself({ ref }) {
    return `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/evidence-step.js



function evidenceStep({ decision, read }, { baseline }, { subject }) {
    const { deciding, undecided } = decision;
    const isComparedWithItself = baseline !== undefined && read.evidence.there === undefined;
    return {
        notices: [
            ...read.notices,
            ...(subject.kind === 'ref' ? deciding.flatMap((one) => ofOtherRef(one, subject.ref)) : []),
            ...passedOverTexts(decision.passedOver.filter((each) => !hasChangedNothing(each))),
            ...(undecided.length > 0
                ? [`Not counted, because no finished scan shows their issues: ${undecided.join(', ')}.`]
                : []),
            ...(isComparedWithItself ? [comparedWithItself(baseline)] : []),
        ],
        debugNotes: [
            ...read.debugNotes,
            ...deciding.flatMap(({ scan }) => debugNotesOf(scan)),
            ...passedOverTexts(decision.passedOver.filter(hasChangedNothing)),
        ],
    };
}
/** A notice if the deciding scan is of another ref: its issues are counted on that ref. */
function ofOtherRef({ scan, tier, products }, ref) {
    if (tier !== 'other-branch')
        return [];
    return [`Scan ${scan.id} is of ${scan.branch ?? 'no branch'}, not of ${ref} (${products.join(', ')}).`];
}
function passedOverTexts(passedOver) {
    const perPair = Map.groupBy(passedOver, ({ scan, by }) => `${scan.id} ${by.id}`);
    return [...perPair.values()].map((alike) => {
        const [{ scan, by }] = alike;
        const products = alike.map(({ product }) => product).join(', ');
        return hasChangedNothing({ scan, by })
            ? `Scan ${scan.id} was cancelled and changed nothing: scan ${by.id} of the same commit and ref is completed (${products}).`
            : `Scan ${scan.id} of ${scan.branch ?? 'no branch'} ${endText(scan)} and is left out: ` +
                `the full scan ${by.id} of ${by.branch ?? 'no branch'} is of the same commit (${products}).`;
    });
}
function hasChangedNothing({ scan, by }) {
    return scan.status === 'cancelled' && (0,domain_ref/* isSameRef */.MP)(scan.branch, by.branch);
}
function endText({ status }) {
    return status === 'completed' ? 'was replaced by one of another commit' : `ended as ${(0,domain_scan/* statusWord */.Hm)(status)}`;
}
function debugNotesOf(scan) {
    const debugNotes = [];
    if (scan.completedAtMs === undefined)
        debugNotes.push(`Scan ${scan.id} is completed, but does not say when.`);
    const findings = (0,domain_scan/* reportedFindings */.If)(scan.findingsCounts);
    if (scan.exitCode === 0n && findings !== undefined && findings > 0n)
        debugNotes.push(`Scan ${scan.id} has exit code 0 and reports ${findings} findings; the issues decide.`);
    if (scan.exitCode === 1n && findings === 0n)
        debugNotes.push(`Scan ${scan.id} has exit code 1 and reports no findings; the issues decide.`);
    return debugNotes;
}

// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __webpack_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/text/calendar-date.js
var calendar_date = __webpack_require__(6429);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var domain_policy = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/src/domain/evidence.js
var domain_evidence = __webpack_require__(645);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/tally.js
var domain_tally = __webpack_require__(8160);
;// CONCATENATED MODULE: ./lib/src/policy/judgement/judge-condition.js




function judgeCondition(condition, need, { evidence, asked, takeWaived }) {
    if (need === undefined || need.sum.length === 0)
        throw new Error(`the plan has no search for ${condition.name}`);
    const foundParts = labelled(evidence.here, need, asked);
    const isRead = foundParts.some(({ tally }) => tally.isComplete || tally.rules.size > 0);
    const found = isRead ? asOne(foundParts) : undefined;
    const count = (tally) => (condition.count === 'issues' ? (0,domain_tally/* sumOf */.XN)(tally) : (0,domain_tally/* countGroups */.eq)(tally));
    const left = (parts) => asOne(takeWaived(parts));
    const compares = doesCompare(condition, evidence);
    const known = found && moreThan(evidence, need, asked);
    const sure = compares && known === undefined ? newForSure(foundParts, evidence) : [];
    const moreParts = count(left(sure)) > condition.max ? sure : known;
    const more = moreParts && asOne(moreParts);
    const parts = compares ? moreParts : found && foundParts;
    const read = { ...factsOf(condition), found: found && count(found), new: more && count(more) };
    if (parts === undefined)
        return { ...read, waived: 0n, result: 'unproven', rules: [] };
    const unwaived = left(parts);
    return {
        ...read,
        waived: count(asOne(parts)) - count(unwaived),
        result: resultOf(count(unwaived), condition, unwaived, evidence),
        rules: countedRules(unwaived, { found, more }, condition, columnTallies(condition, need, { evidence, asked })),
    };
}
/** Tallies by column. With states of its own, they come from the condition's searches by severity, else from the searches of every run. */
function columnTallies(condition, { sum, bySeverity }, { evidence, asked }) {
    if (statesOf(condition) === undefined)
        return evidence;
    const byColumn = (tallies) => {
        const parts = labelled(tallies, { sum: [...sum, ...bySeverity], bySeverity: [] }, asked);
        return new Map(issue/* SEVERITIES */.oC.map((one) => [one, asOne(parts.filter(({ severity }) => severity === one))]));
    };
    return { here: byColumn(evidence.here), there: evidence.there && byColumn(evidence.there) };
}
function notApplicable(condition) {
    return { ...factsOf(condition), found: undefined, new: undefined, waived: 0n, rules: [], result: 'not-applicable' };
}
function factsOf(condition) {
    const { name, source, column, action, count, compare, max } = condition;
    return { name, source, column, action, count, compare, max, states: statesOf(condition) };
}
function statesOf({ scope }) {
    return scope.kind === 'search' ? scope.states : undefined;
}
/** A lower bound is enough to break a limit. To prove that it is kept, everything must be read, without any doubt. */
function resultOf(count, condition, { isComplete }, evidence) {
    const { shortfall } = evidence;
    if (count > condition.max)
        return shortfall === undefined || shortfall.areCountsLowerBounds ? 'broken' : 'unproven';
    const isBaselineInDoubt = doesCompare(condition, evidence) && evidence.baselineShortfall !== undefined;
    return isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven';
}
function countedRules({ rules }, { found, more }, condition, evidence) {
    const columns = columnsOf(condition);
    const compares = doesCompare(condition, evidence);
    const counted = [];
    for (const [rule, count] of rules) {
        if (count === 0n)
            continue;
        counted.push({
            rule,
            issues: count,
            found: found?.rules.get(rule) ?? count,
            new: more === undefined ? undefined : (more.rules.get(rule) ?? 0n),
            columns: columnsOfRule(rule, columns, compares, evidence),
        });
    }
    // A rule without a known severity comes last.
    const rankOf = ({ columns: [worst] }) => worst === undefined ? columns.length : columns.indexOf(worst);
    return counted.sort((a, b) => rankOf(a) - rankOf(b) || Number(b.issues - a.issues));
}
/** The columns of a rule, in order. A group without a name is in the column whose search found it. */
function columnsOfRule(rule, columns, compares, { here, there }) {
    if (columns.length === 1)
        return columns;
    const found = columns.filter((column) => here.get(column)?.rules.has(rule));
    if (!compares)
        return found;
    const more = found.filter((column) => here.get(column).rules.get(rule) > (there?.get(column)?.rules.get(rule) ?? 0n));
    // New issues may have been found by the condition's own search.
    return more.length === 0 ? found : more;
}
function doesCompare({ compare }, { there }) {
    return compare === 'new' && there !== undefined;
}
function columnsOf({ scope }) {
    if (scope.kind === 'unrated')
        return ['unrated'];
    const { severities } = scope;
    return severities === 'all' ? issue/* COUNT_COLUMNS */.sP : issue/* SEVERITIES */.oC.filter((one) => severities.includes(one));
}
/** New issues by severity. Undefined unless the baseline was read to its end: a missing page there would add to them. */
function moreThan({ here, there, baselineShortfall }, need, asked) {
    if (there === undefined || baselineShortfall?.areCountsLowerBounds === false)
        return undefined;
    const known = labelled(there, need, asked);
    // If severities were read together, an issue that got worse would be taken for one of the baseline.
    const isOne = (part) => isRated(part) && !part.severity && !part.isUnclassified;
    const isMixed = (part) => need.bySeverity.length === 0 && isOne(part) && part.tally.rules.size > 0;
    if (known.some((part) => !part.tally.isComplete || isMixed(part)))
        return undefined;
    // Compares part by part, before adding: fewer issues of one severity do not make up for more of another.
    return labelled(here, need, asked).map((part, index) => ({
        ...part,
        tally: (0,domain_tally/* excessOver */.Cc)(part.tally, part.severity === 'any' ? asOne(known) : known[index].tally),
    }));
}
/** Issues that are new whatever the baseline has: a lower bound while the baseline is in doubt. */
function newForSure(parts, { allNew = [] }) {
    return parts.map((part) => {
        const rules = new Map([...part.tally.rules].filter(([{ issueType }]) => allNew.some((type) => type === issueType)));
        return { ...part, tally: { rules, isComplete: false } };
    });
}
/** The parts that are judged one by one: each search, or over all severities each severity and the rest. */
function labelled(tallies, { sum, bySeverity }, asked) {
    const partOf = (id) => ({ ...labelOf(id, asked), tally: (0,domain_tally/* tallyOf */.sv)(tallies, id) });
    const wholes = sum.map(partOf);
    if (bySeverity.length === 0)
        return wholes;
    const severities = bySeverity.map(partOf);
    const split = wholes.filter(isRated);
    const issueTypes = [...new Set(split.flatMap((part) => part.issueTypes))];
    const read = asOne(severities);
    const severity = read.isComplete ? undefined : 'any';
    const rest = { issueTypes, severity, tally: (0,domain_tally/* beyond */.wQ)(read, asOne(split)) };
    return [...severities, rest, ...wholes.filter((part) => !split.includes(part))];
}
function isRated({ issueTypes }) {
    return domain_product/* RATED_ISSUE_TYPES */.NN.some((type) => issueTypes.includes(type));
}
function labelOf(id, asked) {
    if (id === domain_evidence/* UNCLASSIFIED_TALLY */.At)
        return { issueTypes: domain_product/* ISSUE_TYPES */.co, severity: undefined, isUnclassified: true };
    const search = asked.get(id);
    if (search === undefined)
        throw new Error(`the plan has no search ${id}`);
    const { issueTypes, severities } = search;
    return { issueTypes, severity: severities !== 'all' && severities.length === 1 ? severities[0] : undefined };
}
function asOne(parts) {
    return (0,domain_tally/* mergeTallies */.n_)(parts.map(({ tally }) => tally));
}

// EXTERNAL MODULE: ./lib/src/domain/text/suggestion.js
var suggestion = __webpack_require__(3686);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
;// CONCATENATED MODULE: ./lib/src/policy/judgement/plan.js




const ALWAYS = [
    ...issue/* SEVERITIES */.oC.map((id) => ({ id, issueTypes: domain_product/* RATED_ISSUE_TYPES */.NN, severities: [id], where: {} })),
    { id: domain_evidence/* RATED_SEARCH */.gK, issueTypes: domain_product/* RATED_ISSUE_TYPES */.NN, severities: 'all', where: {} },
    { id: domain_evidence/* OTHER_SEARCH */.ah, issueTypes: domain_product/* UNRATED_ISSUE_TYPES */.SL, severities: 'all', where: {} },
];
/** The fewest searches for all conditions: equal ones are made once, whatever the order of their values. */
function planSearches(conditions, waivers = []) {
    const searches = new Map(ALWAYS.map((search) => [describe(search), search]));
    const always = new Set(searches.keys());
    const needs = new Map();
    const checks = new Map();
    for (const condition of conditions) {
        const { scope } = condition;
        if (scope.kind === 'unrated') {
            needs.set(condition, { sum: [domain_evidence/* UNCLASSIFIED_TALLY */.At, domain_evidence/* OTHER_SEARCH */.ah], bySeverity: [] });
            continue;
        }
        const sum = questionsOf(scope, waivers);
        // An issue is new, or waived, in its severity, and no other search shows the severities in a condition's own states.
        const isSplit = condition.compare === 'new' ||
            waivers.some(({ severities }) => severities !== undefined) ||
            sum.some(({ states }) => states !== undefined) ||
            sum.flatMap(splitBySeverity).every((part) => always.has(describe(part)));
        const bySeverity = isSplit ? sum.flatMap(splitBySeverity) : [];
        for (const question of sum)
            check(question);
        needs.set(condition, { sum: sum.map(idOf), bySeverity: bySeverity.map(idOf) });
    }
    if (namesUnrated(waivers))
        for (const type of domain_product/* UNRATED_ISSUE_TYPES */.SL)
            idOf({ issueTypes: [type], severities: 'all', where: {} });
    return { searches: [...searches.values()], needs, checks: [...checks.values()] };
    /** The searches of every run show issues without a known severity only in the states that count. */
    function check(question) {
        const whole = { ...question, severities: 'all' };
        const parts = question.states === undefined ? [] : splitBySeverity(whole);
        if (parts.length === 0)
            return;
        const id = idOf(whole);
        const isMeant = question.severities !== 'all' || checks.get(id)?.isRemainderMissed === true;
        checks.set(id, { whole: id, parts: parts.map(idOf), isRemainderMissed: isMeant });
    }
    function idOf(question) {
        const description = describe(question);
        const search = searches.get(description) ?? { id: description, ...question };
        searches.set(description, search);
        return search.id;
    }
}
/** True if a waiver names a type without severities: each such type then gets a search of its own. */
function namesUnrated(waivers) {
    return waivers.some(({ issueTypes }) => domain_product/* UNRATED_ISSUE_TYPES */.SL.some((type) => issueTypes?.includes(type)));
}
/** One search per severity; also one per issue type if a member of `where`, or a waiver, is limited to some types. */
function questionsOf(scope, waivers) {
    const types = domain_product/* ISSUE_TYPES */.co.filter((type) => scope.issueTypes.includes(type));
    const { epssAbove, unscored, olderThanDays, triagedWithinDays } = scope;
    const where = inOneOrder(scope.where);
    const states = scope.states && issue/* ISSUE_STATES */.lF.filter((state) => scope.states.includes(state));
    const choice = { where, epssAbove, unscored, olderThanDays, states, triagedWithinDays };
    // spec-gap: type-limited-filter-with-several-types
    const isTypeLimited = memberNames(where).some((name) => (0,issue_filter/* filterMember */.PH)(name).issueTypes !== undefined);
    const listsOfTypes = isTypeLimited ? types.map((type) => [type]) : reportedApart(types, waivers);
    const rated = issue/* SEVERITIES */.oC.filter((severity) => scope.severities.includes(severity));
    const lists = scope.severities === 'all' ? ['all'] : rated.map((severity) => [severity]);
    return listsOfTypes.flatMap((issueTypes) => lists.map((severities) => ({ ...choice, issueTypes, severities })));
}
/** A group shows its type only if that is a rated one. */
function reportedApart(types, waivers) {
    if (!waivers.some(({ issueTypes }) => issueTypes !== undefined))
        return [types];
    const rated = domain_product/* RATED_ISSUE_TYPES */.NN.filter((type) => types.includes(type));
    const unrated = domain_product/* UNRATED_ISSUE_TYPES */.SL.filter((type) => types.includes(type));
    return [...(rated.length === 0 ? [] : [rated]), ...unrated.map((type) => [type])];
}
function splitBySeverity({ issueTypes, severities, ...rest }) {
    const rated = domain_product/* RATED_ISSUE_TYPES */.NN.filter((type) => issueTypes.includes(type));
    if (severities !== 'all' || rated.length === 0)
        return [];
    return issue/* SEVERITIES */.oC.map((severity) => ({ ...rest, issueTypes: rated, severities: [severity] }));
}
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
/** A text for people that is equal for equal searches: `secrets critical {"validationStates":["…"]}`. */
function describe(search) {
    const { issueTypes, severities, where, epssAbove, unscored, olderThanDays, states, triagedWithinDays } = search;
    const types = issueTypes.join('+');
    const rated = severities === 'all' ? [] : [severities.join('+')];
    const filter = Object.keys(where).length === 0 ? [] : [JSON.stringify(where)];
    const left = unscored === 'ignore' ? ', unscored ignored' : '';
    const epss = epssAbove === undefined ? [] : [`epss-above ${epssAbove}${left}`];
    const age = olderThanDays === undefined ? [] : [`older-than ${olderThanDays}d`];
    const stated = states === undefined ? [] : [`states ${states.join('+')}`];
    const triaged = triagedWithinDays === undefined ? [] : [`triaged-within ${triagedWithinDays}d`];
    return [types, ...rated, ...filter, ...epss, ...age, ...stated, ...triaged].join(' ');
}
/** Ids of the searches that judge a condition, and of those that check them in its own states. */
function neededSearches(condition, { needs, checks }) {
    const { sum = [], bySeverity = [] } = needs.get(condition) ?? {};
    const own = sum.filter((id) => id !== domain_evidence/* UNCLASSIFIED_TALLY */.At);
    const checked = checks.map(({ whole, parts }) => [whole, ...parts]);
    const held = checked.filter((ids) => ids.some((id) => own.includes(id)));
    return [...new Set([...own, ...bySeverity, ...held.flat()])];
}
function blockingSearches(conditions, plan) {
    const blocking = conditions.filter(({ action }) => action === 'fail');
    return new Map(blocking.map((each) => [each, neededSearches(each, plan)]));
}

;// CONCATENATED MODULE: ./lib/src/policy/judgement/waiving.js


/** Uses waivers together. They add up: each is used once, those for the fewest severities first. */
function waivedBy(waivers) {
    if (waivers.length === 0)
        return (parts) => parts;
    const names = new Set(waivers.map(({ rule }) => rule));
    const whole = waivers.filter(({ maxIssues }) => maxIssues === undefined);
    const limited = waivers
        .filter(({ maxIssues }) => maxIssues !== undefined)
        .toSorted((one, other) => breadth(one.severities, other.severities) || breadth(one.issueTypes, other.issueTypes));
    return (parts) => {
        const left = parts.map((part) => withoutWhole(part, names, whole));
        takeLimited(left, names, limited);
        return left;
    };
}
function withoutWhole(part, names, whole) {
    const isLeft = (rule) => !isNamed(names, rule) || !whole.some((waiver) => (0,domain_policy/* doesCover */.fI)(waiver, rule, part));
    const rules = new Map([...part.tally.rules].filter(([rule]) => isLeft(rule)));
    return { ...part, tally: { rules, isComplete: part.tally.isComplete } };
}
/** Uses up `max-issues` rule by rule in the order of keys, not of pages, so the rest stays a lower bound. */
function takeLimited(parts, names, limited) {
    const allowances = new Map(limited.map((waiver) => [waiver, waiver.maxIssues]));
    const entries = parts.flatMap((part) => [...part.tally.rules.keys()]
        .filter((rule) => isNamed(names, rule))
        .map((rule) => ({ part, rule, key: (0,domain_evidence/* ruleKey */.ep)(rule) })));
    for (const { part, rule } of entries.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))) {
        let left = part.tally.rules.get(rule);
        for (const [waiver, allowance] of allowances) {
            if (!(0,domain_policy/* doesCover */.fI)(waiver, rule, part))
                continue;
            const taken = least(left, allowance);
            allowances.set(waiver, allowance - taken);
            left -= taken;
        }
        part.tally.rules.set(rule, left);
    }
}
function isNamed(names, { rulePath, ruleId }) {
    return names.has(rulePath) || names.has(ruleId);
}
/** Negative if `one` covers fewer values. Severities go first: a rule has nearly always one type, and often several severities. */
function breadth(one, other) {
    return (one?.length ?? 6) - (other?.length ?? 6);
}
function least(one, other) {
    return one < other ? one : other;
}

;// CONCATENATED MODULE: ./lib/src/policy/judgement/judge-waivers.js










const SOON_DAYS = 14;
/** Limits for finding a similar name: it takes time, and decides nothing. */
const MOST_RULES_COMPARED = 5_000;
const MOST_NEAR = 10;
/** `today`: `YYYY-MM-DD`, UTC. `waived`: issues of the branch under active waivers, each once; undefined if not all was read. Issues in a condition's own states are not among them. */
function judgeWaivers(waivers, evidence, today, asked) {
    const takeWaived = waivedBy(waivers.filter((waiver) => !isExpired(waiver, today)));
    if (waivers.length === 0) {
        const isWhole = [domain_evidence/* RATED_SEARCH */.gK, domain_evidence/* OTHER_SEARCH */.ah, ...issue/* SEVERITIES */.oC].every((id) => (0,domain_tally/* tallyOf */.sv)(evidence.here, id).isComplete);
        return { takeWaived, results: [], waived: isWhole ? 0n : undefined };
    }
    const open = openParts(evidence, waivers, asked);
    const left = takeWaived(open);
    const isWhole = open.every(({ tally }) => tally.isComplete);
    const isProven = isWhole && evidence.shortfall === undefined;
    // Searches in a condition's own states. An issue may be in several of them.
    const ofStates = [...asked.values()].filter(({ states }) => states !== undefined).map(({ id }) => id);
    const apart = labelled(evidence.here, { sum: ofStates, bySeverity: [] }, asked);
    const near = nearestOf([...open, ...apart]);
    return {
        takeWaived,
        results: waivers.map(resultOf),
        waived: isWhole ? sumOfParts(open) - sumOfParts(left) : undefined,
    };
    function resultOf(waiver) {
        const none = { ...waiver, issues: 0n, near: undefined };
        if (isExpired(waiver, today))
            return { ...none, state: 'expired' };
        const found = issuesUnder(waiver, open);
        if (found === 0n && issuesUnder(waiver, apart) === 0n && isProven)
            return { ...none, state: 'unused', near: near(waiver.rule) };
        const isSoon = (0,calendar_date/* daysBetween */.YM)(today, waiver.expires) <= SOON_DAYS;
        return {
            ...none,
            state: isSoon ? 'expiring-soon' : 'active',
            issues: waiver.maxIssues === undefined ? found : least(found, waiver.maxIssues),
        };
    }
}
function isExpired({ expires }, today) {
    return expires < today;
}
function issuesUnder(waiver, parts) {
    let issues = 0n;
    for (const part of parts) {
        for (const [rule, count] of part.tally.rules)
            if ((0,domain_policy/* doesCover */.fI)(waiver, rule, part))
                issues += count;
    }
    return issues;
}
function sumOfParts(parts) {
    return parts.reduce((sum, { tally }) => sum + (0,domain_tally/* sumOf */.XN)(tally), 0n);
}
/** The rule that a name was probably meant for; undefined if none is similar, or if the name itself was found. */
function nearestOf(parts) {
    let names;
    let left = MOST_NEAR;
    return (rule) => {
        names ??= namesIn(parts);
        left -= 1;
        if (left < 0 || names.has(rule))
            return undefined;
        // Pages show only the end of a rule's path.
        return ([...names].find((name) => name.endsWith(`.${rule}`)) ?? (0,suggestion/* nearest */.pA)(rule, [...names].slice(0, MOST_RULES_COMPARED)));
    };
}
/** Paths before ids: they say more. */
function namesIn(parts) {
    const rules = parts.flatMap(({ tally }) => [...tally.rules.keys()]);
    const names = [...rules.map(({ rulePath }) => rulePath), ...rules.map(({ ruleId }) => ruleId)];
    return new Set(names.filter((name) => name !== ''));
}
/** Every issue of the branch once, independent of the conditions. Split by type only if a waiver needs it. */
function openParts({ here }, waivers, asked) {
    const others = namesUnrated(waivers) ? domain_product/* UNRATED_ISSUE_TYPES */.SL : [domain_evidence/* OTHER_SEARCH */.ah];
    return labelled(here, { sum: [domain_evidence/* RATED_SEARCH */.gK, ...others], bySeverity: issue/* SEVERITIES */.oC }, asked);
}

// EXTERNAL MODULE: ./lib/src/domain/text/list-items.js
var list_items = __webpack_require__(151);
// EXTERNAL MODULE: ./lib/src/domain/verdict.js
var verdict = __webpack_require__(9239);
;// CONCATENATED MODULE: ./lib/src/policy/judgement/verdict-message.js




const MOST_PARTS = 3;
/** Why the verdict is `fail`, in words: `3 critical and 8 high issues, none allowed; "No live secrets": 2 issues, 1 allowed`. */
function tellBroken(blocking, beside) {
    if (beside === undefined)
        return tellAll(blocking, false);
    return `${tellAll(blocking, beside.isUnread)}${beside.isUnread ? '; incomplete: ' : '; besides: '}${beside.message}`;
}
function tellPass(conditions) {
    const warnings = conditions.filter(({ result }) => result === 'broken');
    const warned = warnings.length === 0 ? '' : `; warning: ${tellAll(warnings, false)}`;
    if (!conditions.some(verdict/* canBlock */.Ch))
        return `nothing blocks: no blocking condition is in force${warned}`;
    if (warned !== '')
        return `no blocking limit is broken${warned}`;
    const limits = conditions.filter(({ max }) => max !== domain_policy/* UNLIMITED */.Mp);
    const kept = limits.filter(({ result }) => result === 'ok').length;
    if (kept < limits.length)
        return `within ${kept} of ${limits.length} limits`;
    if (kept === 1)
        return 'within the limit';
    return kept === 2 ? 'within both limits' : `within all ${kept} limits`;
}
function tellAll(broken, isLowerBound) {
    // Severity limits that allow the same number are named together; every other condition by itself.
    const alike = Map.groupBy(broken, (one) => one.column !== undefined && one.waived === 0n ? `${isNew(one)} ${one.max}` : one);
    const reported = [...alike.values()].slice(0, MOST_PARTS);
    const left = broken.length - reported.flat().length;
    const more = left === 0 ? [] : [`${left} more broken`];
    return [...reported.map((conditions) => tell(conditions, isLowerBound)), ...more].join('; ');
}
function tell(conditions, isLowerBound) {
    const [first] = conditions;
    const amounts = conditions.map((condition) => [String(countOf(condition)), ...(isNew(condition) ? ['new'] : []), condition.column].filter(Boolean).join(' '));
    const thing = first.count === 'groups' ? 'rule' : 'issue';
    const things = countOf(conditions.at(-1)) === 1n ? thing : `${thing}s`;
    const where = first.states === undefined ? '' : ` ${(0,issue/* statesText */.W0)(first.states)}`;
    const name = first.column === undefined ? `"${first.name}": ` : '';
    const waived = first.waived > 0n ? ` (${first.waived} waived)` : '';
    const allowed = first.max === 0n ? 'none' : first.max;
    return `${name}${isLowerBound ? 'at least ' : ''}${(0,list_items/* listed */.K)(amounts)} ${things}${where}${waived}, ${allowed} allowed`;
}
function isNew({ compare, new: more }) {
    return compare === 'new' && more !== undefined;
}
function countOf(condition) {
    return isNew(condition) ? condition.new : condition.found;
}

;// CONCATENATED MODULE: ./lib/src/policy/judgement/evaluate.js





/** Pure (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). Throws only for a condition that is not in the plan, a defect of the caller. */
function evaluate(given) {
    const { conditions, plan, waivers, evidence, today } = given;
    const asked = new Map(plan.searches.map((search) => [search.id, search]));
    const { takeWaived, results, waived } = judgeWaivers(waivers, evidence, today, asked);
    const judged = conditions.map((condition) => {
        if (given.notApplicable.has(condition))
            return { condition, result: notApplicable(condition) };
        const own = isNewWhole(condition, evidence) ? { ...evidence, baselineShortfall: undefined } : evidence;
        const result = judgeCondition(condition, plan.needs.get(condition), { evidence: own, asked, takeWaived });
        // No limit is reported as kept if a product that was waited for has no result.
        const isUnproven = result.result === 'ok' && (given.unscanned.has(condition) || given.stop !== undefined);
        return { condition, result: isUnproven ? { ...result, result: 'unproven' } : result };
    });
    return {
        verdict: decide(judged, given),
        conditions: judged.map(({ result }) => result),
        waivers: results,
        waived,
        notices: noticesOf(judged, given),
    };
}
/** True if all issues of the condition are new: then a doubt about the baseline does not matter. */
function isNewWhole(condition, { allNew = [] }) {
    return (0,domain_policy/* countedTypes */.Ct)(condition).every((type) => allNew.includes(type));
}
/** A limit that is proven to be broken wins over everything that was not read. A pass needs all blocking conditions proven. */
function decide(judged, given) {
    const { evidence, stop } = given;
    const { shortfall } = evidence;
    const results = judged.map(({ result }) => result);
    const unproven = judged.filter(({ result }) => result.result === 'unproven').map(({ condition }) => condition);
    const isCompared = unproven.some((condition) => doesCompare(condition, evidence));
    const doubted = isCompared ? evidence.baselineShortfall?.failure : undefined;
    const blocking = results.filter(({ action, result }) => action === 'fail' && result === 'broken');
    if (blocking.length > 0) {
        const beside = besideOf(given, doubted);
        const { reason, detail } = stop ?? shortfall?.failure ?? { reason: undefined };
        return { word: 'fail', reason, message: tellBroken(blocking, beside), detail };
    }
    const [first, ...also] = [
        ...[stop, shortfall?.failure].flatMap(allBy),
        ...allBy(doubted).map((one) => ({ ...one, isOfBaseline: true })),
    ];
    if (first !== undefined)
        return also.length === 0 ? first : { ...first, also };
    const odd = unproven.find((condition) => !given.unscanned.has(condition));
    if (odd !== undefined) {
        const message = `${odd.name} could not be judged, although nothing is known to be missing`;
        return { word: 'inconclusive', reason: 'internal', message };
    }
    return { word: 'pass', reason: undefined, message: tellPass(results) };
}
function allBy(failure) {
    const all = failure === undefined ? [] : [failure, ...failure.also];
    return all.map(({ reason, message, detail }) => ({ word: 'inconclusive', reason, message, detail }));
}
/** Issues of unknown severity were read, and so was everything that a condition without comparison needs: only the rest was not read. */
function besideOf({ evidence, stop }, doubted) {
    const lack = evidence.shortfall?.failure;
    if (stop !== undefined)
        return { isUnread: true, message: stop.message };
    if (lack !== undefined)
        return { isUnread: lack.reason !== 'unclassified', message: lack.message };
    return doubted && { isUnread: false, message: doubted.message };
}
function noticesOf(judged, given) {
    return judged.flatMap(({ condition, result: { name, result } }) => {
        if (result === 'not-applicable')
            return [`The condition "${name}" does not apply: no scan of this commit ran a product that it counts.`];
        const types = given.unscanned.get(condition);
        if (result !== 'unproven' || types === undefined)
            return [];
        return [`The warning "${name}" could not be judged: no finished scan of this commit covers ${(0,domain_product/* typeWords */.yL)(types)}.`];
    });
}

// EXTERNAL MODULE: ./lib/src/gate/pipeline/product-needs.js
var product_needs = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/judgement-step.js





function judgementStep({ decision, stop, read }, { conditions, plan, policy }, { latestNowMs }) {
    // By the clock that is ahead: a runner whose clock is behind must not keep an expired waiver in force.
    const today = (0,calendar_date/* dayOf */.kb)(latestNowMs());
    const judgement = evaluate({
        conditions,
        plan,
        evidence: read.evidence,
        waivers: policy.waivers,
        today,
        notApplicable: (0,product_needs/* notApplicableOf */.WP)(conditions, decision),
        stop,
        unscanned: (0,product_needs/* unscannedWarnings */.VX)(conditions, decision),
    });
    const { verdict } = judgement;
    const besides = [...ofEarlierCommits(decision.notScanned, plan, read.evidence), ...decision.leftBehind.map(ofRerun)];
    const message = [verdict.message, ...besides].join('; ');
    return { ...judgement, verdict: { ...verdict, message } };
}
function ofRerun(scan) {
    return `scan ${scan.id} of the same commit, started shortly before, ${(0,domain_scan/* endText */.Z4)(scan)} and does not count`;
}
/** Issues of a product that this commit was not scanned for are of an earlier commit. If they count, the message says so. */
function ofEarlierCommits(products, plan, evidence) {
    const found = products.filter((product) => isFound(product, plan, evidence));
    return found.length === 0 ? [] : [`the issues of ${found.join(', ')} are those of an earlier commit`];
}
function isFound(product, { searches }, { here }) {
    return searches.some(({ id, issueTypes }) => [...(here.get(id)?.rules ?? [])].some(([{ issueType }, count]) => {
        // A rule without a known type is of one of the types that were asked for.
        const types = issueType === undefined ? issueTypes : [issueType];
        return count > 0n && types.every((type) => domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[type] === product);
    }));
}

// EXTERNAL MODULE: ./lib/src/domain/softening.js
var softening = __webpack_require__(6099);
// EXTERNAL MODULE: ./lib/src/domain/text/setting-name.js
var setting_name = __webpack_require__(6122);
// EXTERNAL MODULE: ./lib/src/domain/whose-scan.js
var whose_scan = __webpack_require__(1906);
// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
;// CONCATENATED MODULE: ./lib/src/policy/judgement/limits.js


/** The input wins over the policy. Without both, high and critical issues block. */
function failOnOf(limits, { failOnSeverity: written }) {
    const given = limits.failOnSeverity;
    const severity = given ?? written ?? 'high';
    const source = given !== undefined ? 'input' : written !== undefined ? 'policy' : 'default';
    const upwards = severity === 'none' ? [] : issue/* SEVERITIES */.oC.slice(0, issue/* SEVERITIES */.oC.indexOf(severity) + 1);
    return { severity, source, columns: upwards.filter((column) => limits[column] === undefined) };
}
/** The limits in force beside the policy (docs/verdict-rules/what-is-judged.md#what-it-means). With a baseline they count only new issues. */
function writtenConditions(limits, policy, hasBaseline) {
    const { columns } = failOnOf(limits, policy);
    const ofLimits = issue/* COUNT_COLUMNS */.sP.flatMap((column) => {
        const max = columns.some((one) => one === column) ? 0n : limits[column];
        if (max === undefined || max === 'none')
            return [];
        return [
            {
                name: `max-${column}`,
                source: 'input',
                column,
                action: 'fail',
                max,
                count: 'issues',
                compare: hasBaseline ? 'new' : 'all',
                ifScanned: false,
                scope: scopeOf(column),
            },
        ];
    });
    return [...ofLimits, ...policy.conditions];
}
function scopeOf(column) {
    if (column === 'unrated')
        return { kind: 'unrated' };
    return { kind: 'search', issueTypes: domain_product/* RATED_ISSUE_TYPES */.NN, namesIssueTypes: false, severities: [column], where: {} };
}
/** The conditions of the limits and of the policy, as they are judged. Without a baseline, everything counts. Pure. */
function conditionsInForce(limits, policy, hasBaseline) {
    const written = writtenConditions(limits, policy, hasBaseline);
    return hasBaseline ? written : written.map((condition) => ({ ...condition, compare: 'all' }));
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/run-plan.js









function planReading(inputs, { plan, conditions }, baseline, { finishBy, settleBy }, subject) {
    const { limits, states, pageSize, pollIntervalMs } = inputs;
    return {
        searches: plan.searches,
        checks: plan.checks,
        blocking: blockingSearches(conditions, plan),
        baselineRefs: baseline?.refs,
        isOfFork: subject?.kind === 'pull-request' && !subject.isHeadInSameRepository,
        mayBeOurs: (scan) => (0,whose_scan/* mayBeOfOurBranch */.oZ)(scan, subject),
        isUnratedAccepted: limits.unrated !== undefined,
        states,
        pageSize,
        pollIntervalMs,
        finishBy,
        settleBy,
    };
}
/** Combines the policy and the inputs: for a run, a replay, and each ref of a simulation. Pure. */
function planJudgement(policy, { limits, requiredProducts }, hasBaseline) {
    const conditions = conditionsInForce(limits, policy, hasBaseline);
    return {
        policy,
        failOn: failOnOf(limits, policy),
        conditions,
        plan: planSearches(conditions, policy.waivers),
        needs: (0,product_needs/* productNeeds */.TT)(requiredProducts, conditions),
    };
}
const MOST_LOGGED_LIMITS = 5;
/** Throws `policy-missing`, `policy-invalid`, `github`. */
async function settingsStep(inputs, target, world) {
    const { readPolicy, log, checkout, monotonicStart, neverWaits } = world;
    const found = await readPolicy(target);
    const { baseline, notices } = baselineOf(inputs.baseline, target);
    const judgement = planJudgement(found?.policy ?? domain_policy/* NO_POLICY */.lm, inputs, baseline !== undefined);
    const { policy, conditions, needs } = judgement;
    const isOpen = !conditions.some(({ action }) => action === 'fail');
    log.info(limitsLine(conditions));
    const deadlines = (0,time/* deadlinesOf */.b0)(inputs, monotonicStart);
    const { deploymentId, repositoryId, requiredScan, maxScanAgeMs, pollIntervalMs, onInconclusive } = inputs;
    const isSoft = (reason) => (0,softening/* softens */.lb)(reason, onInconclusive, policy.onInconclusive);
    const expected = { target, deploymentId, repositoryId, checkout };
    const find = { ...deadlines, expected, needs, requiredScan, maxScanAgeMs, pollIntervalMs, isSoft, neverWaits };
    const until = neverWaits ? (0,time/* withoutWaiting */.Mk)(monotonicStart) : deadlines;
    return {
        ...judgement,
        source: found?.source,
        waiversFile: found?.waiversFile,
        baseline,
        notices: isOpen ? [...notices, nothingBlocks(target)] : notices,
        find,
        read: { ...planReading(inputs, judgement, baseline, until, target.subject), isSoft },
    };
}
function nothingBlocks({ event }) {
    const setting = (0,setting_name/* settingName */.Q)('fail-on-severity', event);
    return `No blocking condition is in force, so whatever is found passes: set ${setting} to high, or a condition that fails the job.`;
}
function limitsLine(conditions) {
    const named = conditions.slice(0, MOST_LOGGED_LIMITS).map(({ name, max }) => `${name} ${(0,domain_policy/* limitText */.PW)(max)}`);
    const left = conditions.length - named.length;
    return `Limits: ${[...named, ...(left > 0 ? [`and ${left} more`] : [])].join(', ') || 'none'}.`;
}

// EXTERNAL MODULE: ./lib/src/gate/pipeline/scan-step.js + 15 modules
var scan_step = __webpack_require__(6758);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/run.js







/** Every failure gives an inconclusive report with its reason. Never throws. */
async function run(inputs, world) {
    const startedAtMs = world.clock.wallNow();
    const learned = await inSteps(inputs, world);
    return (0,report_of/* reportOf */.E)(learned, inputs, closingOf(world, startedAtMs));
}
function closingOf(world, startedAtMs) {
    const { reader, clock, monotonicStart, links, checkout } = world;
    return {
        startedAtMs,
        finishedAtMs: clock.wallNow(),
        seconds: (clock.now() - monotonicStart) / 1_000,
        requests: { planned: reader.requestsPlanned(), sent: reader.requestsSent() },
        links,
        checkout,
    };
}
async function inSteps(inputs, world) {
    const begun = await toScans(inputs, world, (target) => [{ lookup: openLookup(inputs, target, world) }]);
    return 'stopped' in begun ? begun : fromScans(begun, begun.polls[0].lookup, world);
}
/** The list does not depend on the policy. So the first poll begins while a policy that comes over the network is read. */
function openLookup({ repositoryId }, target, { reader, clock, isPolicyAsked }) {
    const lookup = new scan_lookup/* ScanLookup */.y(reader, clock, target, repositoryId);
    if (isPolicyAsked)
        lookup.pollAhead();
    return lookup;
}
/** Runs the steps before the scans. The lookups that `open` gives may poll the list meanwhile. */
async function toScans(inputs, world, open) {
    const target = await outcomeOf(() => targetStep(world));
    if (target instanceof failure/* GateFailure */.In)
        return { stopped: target };
    const polls = open(target);
    const settings = await outcomeOf(() => settingsStep(inputs, target, world));
    if (!(settings instanceof failure/* GateFailure */.In))
        return { target, settings, polls };
    for (const { lookup } of polls)
        lookup.abandon();
    return { target, stopped: settings };
}
/** Runs the steps from the scans on. With `isPolled` the list was asked just now. */
async function fromScans({ target, settings }, lookup, world, isPolled = false) {
    const scans = await (0,scan_step/* scanStep */.I)(settings, lookup, world, isPolled);
    const { proven } = scans;
    if (proven instanceof failure/* GateFailure */.In)
        return { target, settings, scans, stopped: proven };
    const judged = await outcomeOf(async () => ({
        ...evidenceStep(proven, settings, target),
        judgement: judgementStep(proven, settings, scans),
    }));
    return { target, settings, scans, ...(judged instanceof failure/* GateFailure */.In ? { stopped: judged } : judged) };
}
/** What a step learned, or the failure that stopped it. Any error that is not a `GateFailure` is a defect (`internal`). */
function outcomeOf(step) {
    return step().catch(failure/* asGateFailure */.c5);
}
/** Throws `bad-event`, `github`. */
async function targetStep({ readTarget, log }) {
    const target = await readTarget();
    log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).`);
    return target;
}
function describeSubject({ event, subject }) {
    if (subject.kind === 'pull-request')
        return `pull request ${subject.number}, event ${event}`;
    return subject.kind === 'ref' ? `${subject.ref}, event ${event}` : `event ${event}`;
}


/***/ }),

/***/ 6758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ movedBase),
  I: () => (/* binding */ scanStep)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var domain_failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/reason.js
var reason = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var ref = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var domain_scan = __webpack_require__(977);
// EXTERNAL MODULE: ./lib/src/domain/whose-scan.js
var whose_scan = __webpack_require__(1906);
// EXTERNAL MODULE: ./lib/src/scan/find-scan.js + 5 modules
var find_scan = __webpack_require__(9967);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __webpack_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/work/once.js
var once = __webpack_require__(9853);
// EXTERNAL MODULE: ./lib/src/domain/evidence.js
var evidence = __webpack_require__(645);
// EXTERNAL MODULE: ./lib/src/domain/tally.js
var domain_tally = __webpack_require__(8160);
;// CONCATENATED MODULE: ./lib/src/evidence/index-barrier.js


const RECENT_MS = 5 * 60_000;
/** For this long after its end, the index may still have issues that the scan closed. */
const MAY_BE_MORE_MS = 2 * 60_000;
/** The index usually has all issues of a scan of this age. Until then, and in the first part of a wait this long, it is polled often. */
const FILLING_MS = 30_000;
/** A number that is steady for this long is accepted, and so is one that fits when the scan is this old. */
const STILL_MS = 10_000;
async function agedCountsOf(sources, began) {
    const counts = await countsOfAll(sources);
    return counts.map((expected) => {
        const ageMs = ageOf(expected.source, began);
        return { ...expected, endedAt: began.at - ageMs, isRecent: ageMs < RECENT_MS, mayBeMore: ageMs < MAY_BE_MORE_MS };
    });
}
async function countStateOf(expected, found, polledAt) {
    const { source, findings } = expected;
    if (findings > 0n && (found === undefined || found === 0n))
        return 'missing';
    if (found !== undefined && found < findings)
        return expected.isRecent ? 'open' : 'settled';
    if (found === findings)
        return (await fitsTooEarly(expected, polledAt)) ? 'open' : 'settled';
    // `found` is undefined if the refs of several scans were searched together.
    if (!expected.mayBeMore)
        return 'settled';
    return source.isAnyUnread?.() || (await source.earlierScans()).length > 0 ? 'open' : 'settled';
}
function fits({ findings }, found) {
    return found > 0n && found === findings;
}
/** When an open number, unchanged since `since`, is believed if it does not change until then. */
function believedAt(expected, found, since) {
    if (fits(expected, found))
        return expected.endedAt + STILL_MS;
    if (found > expected.findings)
        return expected.endedAt + MAY_BE_MORE_MS;
    return Math.max(expected.endedAt + FILLING_MS, since + STILL_MS);
}
/** True if the number fits, but may be that of an earlier scan. Scans of other products alone say nothing about it. */
async function fitsTooEarly(expected, polledAt) {
    const { source, findings } = expected;
    if (findings === 0n || polledAt >= believedAt(expected, findings, polledAt))
        return false;
    const before = await source.earlierScans((earlier) => ranWholly(expected, earlier));
    return isAnyBefore(expected, before, (counted) => counted === findings);
}
/** How long ago the scan ended, in milliseconds. An end in the future, or before a poll that showed it unfinished, comes from a wrong clock. */
function ageOf({ scan, unfinishedAtMs = 0 }, { platformMs }) {
    const endedMs = endOf(scan);
    return endedMs === undefined ? 0 : Math.max(0, platformMs - Math.max(endedMs, unfinishedAtMs));
}
/** Without an end, the start plus `totalTimeSeconds`. Undefined if that is missing too: the scan may just have ended. */
function endOf({ completedAtMs, startedAtMs, totalTimeSeconds }) {
    if (completedAtMs !== undefined)
        return completedAtMs;
    if (startedAtMs === undefined || totalTimeSeconds === undefined)
        return undefined;
    return startedAtMs + totalTimeSeconds * 1_000;
}
const COUNT_OF_TYPE = { sast: 'code', sca: 'supplyChain', secrets: 'secrets' };
async function countsOfAll(sources) {
    const counts = await Promise.all(sources.map(async (source) => countsOf(source, leavesCountsOut(source.scan) ? await source.statsFindings() : undefined)));
    return counts.flat();
}
function countsOf(source, statsFindings) {
    const { findingsCounts } = source.scan;
    if (countsByProduct(findingsCounts)) {
        const rest = leftOut(source);
        const types = domain_product/* RATED_ISSUE_TYPES */.NN.filter((type) => source.issueTypes.includes(type) && !rest?.issueTypes.includes(type));
        const counts = types.map((type) => {
            // spec-gap: omitted-members
            const findings = findingsCounts[COUNT_OF_TYPE[type]] ?? 0n;
            return { source, issueTypes: [type], findings };
        });
        return rest === undefined ? counts : [...counts, rest];
    }
    // spec-gap: findings-of-detail
    const findings = leavesCountsOut(source.scan) ? statsFindings : findingsCounts.total;
    return findings === undefined ? [] : [{ source, issueTypes: typesOf(source), findings }];
}
function leavesCountsOut({ findingsCounts }) {
    return Object.values(findingsCounts).every((count) => count === undefined);
}
/** True if `isMeant` holds for the count of an earlier scan that may have written the ref last, or if that count is unknown. `earlier`: newest first. */
function isAnyBefore(expected, earlier, isMeant) {
    const { source, issueTypes } = expected;
    if (source.isAnyUnread?.())
        return true;
    const [newest, ...others] = earlier.filter((scan) => ranWholly(expected, scan));
    if (newest === undefined)
        return false;
    const mayBeLast = ({ completedAtMs = 0, branch }) => completedAtMs > (newest.completedAtMs ?? 0) || branch !== newest.branch;
    return [newest, ...others.filter(mayBeLast)].some((before) => {
        const counts = countsOf({ ...source, scan: before, issueTypes }, undefined);
        const isComparable = !(0,domain_scan/* hasFailedExit */.ku)(before) &&
            counts.length > 0 &&
            counts.every((expected) => expected.issueTypes.every((type) => issueTypes.includes(type)));
        return !isComparable || isMeant(counts.reduce((sum, { findings }) => sum + findings, 0n));
    });
}
function ranWholly({ issueTypes }, { enabledProducts, isPartialScan }) {
    const products = (0,domain_product/* productsOf */.y0)(enabledProducts);
    return !isPartialScan && issueTypes.some((type) => (0,domain_product/* isFoundBy */.UW)(type, products));
}
/** False if there is only a total, or if the total is above zero and the count of every product is zero. */
function countsByProduct({ total, ...byProduct }) {
    const given = Object.values(byProduct).filter((count) => count !== undefined);
    const isContradicted = total !== undefined && total > 0n && given.every((count) => count === 0n);
    return given.length > 0 && !isContradicted;
}
/** The rest of the total beyond the given counts, if only products without a count can explain it. */
function leftOut(source) {
    const { enabledProducts, findingsCounts } = source.scan;
    const { total, ...byProduct } = findingsCounts;
    const known = Object.values(byProduct).reduce((sum, count) => sum + (count ?? 0n), 0n);
    if (total === undefined || total <= known || !enabledProducts.every(hasCount))
        return undefined;
    const products = (0,domain_product/* productsOf */.y0)(enabledProducts);
    const issueTypes = domain_product/* RATED_ISSUE_TYPES */.NN.filter((type) => byProduct[COUNT_OF_TYPE[type]] === undefined && (0,domain_product/* isFoundBy */.UW)(type, products));
    if (!issueTypes.some((type) => source.issueTypes.includes(type)))
        return undefined;
    return { source, issueTypes, findings: total - known };
}
function hasCount(name) {
    const product = (0,domain_product/* productOf */.$7)(name);
    return domain_product/* RATED_ISSUE_TYPES */.NN.some((type) => domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[type] === product);
}
function typesOf({ scan, issueTypes }) {
    const products = (0,domain_product/* productsOf */.y0)(scan.enabledProducts);
    return domain_product/* ISSUE_TYPES */.co.filter((type) => issueTypes.includes(type) || (0,domain_product/* isFoundBy */.UW)(type, products));
}

// EXTERNAL MODULE: ./lib/src/domain/rule/rule-page.js
var rule_page = __webpack_require__(2623);
;// CONCATENATED MODULE: ./lib/src/evidence/known-rules.js


/** Holds one object for each rule of a run, whichever search finds it. Tallies are compared by these objects. */
class KnownRules {
    /** The first rule of each id, found without making a key. Few ids have a second one. */
    #byId = new Map();
    #byKey = new Map();
    /** Two groups without a name are never the same rule. Of several scores, a rule has the highest. */
    ruleOf(group) {
        if ((0,evidence/* isNameless */.T)(group))
            return factsOf(group);
        const rule = this.#storedRule(group);
        if (knownScore(group) > knownScore(rule))
            rule.epss = group.epss;
        return rule;
    }
    #storedRule(group) {
        const first = this.#byId.get(group.ruleId);
        if (first === undefined)
            return stored(this.#byId, group.ruleId, group);
        if (group.rulePath === first.rulePath && group.issueType === first.issueType)
            return first;
        const key = (0,evidence/* ruleKey */.ep)(group);
        return this.#byKey.get(key) ?? stored(this.#byKey, key, group);
    }
}
function stored(rules, name, group) {
    const rule = factsOf(group);
    rules.set(name, rule);
    return rule;
}
/** A copy, so that nothing else of the group stays in memory. */
function factsOf(group) {
    const { ruleId, rulePath, issueType, epss } = group;
    return { ruleId, rulePath, issueType, epss, ruleSourceUri: (0,rule_page/* storedSourceUri */.l)(group) };
}
/** The EPSS score; -1 if it is not from 0 to 1. */
function knownScore({ epss }) {
    const score = epss?.score ?? -1;
    return score >= 0 && score <= 1 ? score : -1;
}

;// CONCATENATED MODULE: ./lib/src/evidence/read-search.js


const UNSCORED = 'Issues of dependencies without an EPSS score from 0 to 1 were found:';
const UNSCORED_COUNT = `${UNSCORED} epss-above counts them.`;
const UNSCORED_IGNORED = `${UNSCORED} "unscored: ignore" leaves them out.`;
/** Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
async function readSearch(world, search, limit = {}) {
    const sums = new Sums(world, limit);
    let failure;
    try {
        const pages = world.reader.searchIssues(search, world.signal);
        let isMore = true;
        while (isMore)
            isMore = await addNext(pages, sums);
    }
    catch (thrown) {
        failure = (0,domain_failure/* asGateFailure */.c5)(thrown);
    }
    return {
        tally: { rules: sums.rules, isComplete: failure === undefined },
        isSettled: sums.isSettled,
        doesTotalFit: failure !== undefined || sums.doesTotalFit(),
        failure,
    };
}
/** False at the end. In a function of its own, so that a page does not stay in memory while the next one is awaited. */
async function addNext(pages, sums) {
    const next = await pages.next();
    if (next.done)
        return false;
    sums.add(next.value);
    return true;
}
/** Groups that do not count are added up as well: they are part of the answer's total, and may show that issues move. */
class Sums {
    rules = new Map();
    isSettled = true;
    #groups = 0;
    #issues = 0n;
    /** Includes the issues of groups that do not count. */
    #all;
    #totals = new Set();
    #world;
    #limit;
    constructor(world, limit) {
        this.#world = world;
        this.#limit = limit;
        this.#all = limit.epssAbove === undefined ? this.rules : new Map();
    }
    add({ total, notices, groups }) {
        this.#totals.add(total);
        for (const text of notices)
            this.#world.debugNotes.add(text);
        const page = new Map();
        for (const group of groups) {
            const rule = this.#world.rules.ruleOf(group);
            const all = group.issuesCount;
            // A count of zero stays in the tally: if a later page has the rule with another score, the difference is noticed.
            const count = this.#doesCount(group) ? all : 0n;
            const sum = page.get(rule);
            if (sum === undefined)
                page.set(rule, { groups: 1, count, all });
            else {
                // Groups of one page that share issue type, id and path are different groups of one rule: they add up.
                sum.groups += 1;
                sum.count += count;
                sum.all += all;
            }
        }
        for (const [rule, sum] of page)
            this.#addRule(rule, sum);
    }
    /** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept. */
    #addRule(rule, { groups, count, all }) {
        const known = this.rules.get(rule);
        if (known === undefined) {
            this.#groups += groups;
            this.#issues += all;
        }
        else if (known !== count || this.#all.get(rule) !== all)
            this.isSettled = false;
        if (known === undefined || count > known)
            this.rules.set(rule, count);
        if (this.#all !== this.rules)
            this.#all.set(rule, all);
    }
    #doesCount(group) {
        const { epssAbove, unscored } = this.#limit;
        if (epssAbove === undefined)
            return true;
        const score = knownScore(group);
        if (score >= 0)
            return score >= epssAbove;
        if (unscored === 'ignore')
            this.#world.debugNotes.add(UNSCORED_IGNORED);
        else
            this.#world.notices.add(UNSCORED_COUNT);
        return unscored !== 'ignore';
    }
    /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
    // spec-gap: search-total-unit
    doesTotalFit() {
        if (this.#totals.size !== 1)
            return false;
        const [total] = this.#totals;
        if (total === undefined)
            return this.#groups === 0;
        return total === BigInt(this.#groups) || total === this.#issues;
    }
}

;// CONCATENATED MODULE: ./lib/src/evidence/what-was-found.js




/** The number of issues found. Undefined if no search asked there; a lower bound if not all types were asked for. */
function foundOf(issueTypes, refs, all) {
    const there = all.filter((found) => isAskedThere(issueTypes, refs, found));
    if (there.length === 0)
        return undefined;
    return there.reduce((sum, found) => sum + issuesOf(issueTypes, found), 0n);
}
/** True if more issues are found than the scan counted, or may be, since a search was cut short. False if no search asked there. */
function mayBeMore({ source, issueTypes, findings }, found) {
    const { refs } = source;
    const isCut = found.some((each) => !each.tally.isComplete && isAskedThere(issueTypes, refs, each));
    return isCut || (foundOf(issueTypes, refs, found) ?? 0n) > findings;
}
function isAskedThere(issueTypes, refs, found) {
    return isSameSet(found.refs, refs) && found.issueTypes.some((type) => issueTypes.includes(type));
}
/** Undefined stands for groups without a type. */
function typesFound({ reading }) {
    const types = new Set();
    for (const [{ issueType }, count] of reading.tally.rules)
        if (count > 0n)
            types.add(issueType);
    return [...types];
}
/** False if some of the types were not searched, or only on these refs together with others. */
function areAllAsked(issueTypes, refs, all) {
    const asked = all.filter((found) => isSameSet(found.refs, refs)).flatMap((found) => found.issueTypes);
    return issueTypes.every((type) => asked.includes(type));
}
/** Results of the searches over all severities. Empty if a state counts in which an issue is no longer detected. */
function foundByReading(scoped, states) {
    if (!states.every((state) => issue/* DETECTED_STATES */.Cn.includes(state)))
        return [];
    return scoped
        .filter(({ search }) => search.id === evidence/* RATED_SEARCH */.gK || search.id === evidence/* OTHER_SEARCH */.ah)
        .map(({ issueTypes, refs, reading }) => ({ issueTypes, refs, tally: reading.tally }));
}
/** Adds the results of searches in further detected states. They may overlap, so they give a lower bound. */
function detectedByReading(scoped, states) {
    const counted = foundByReading(scoped, states);
    // A search for types of both searches over all severities is left out, so nothing counts twice.
    const others = scoped.filter(({ search }) => search.states?.every((state) => issue/* DETECTED_STATES */.Cn.includes(state)));
    return [
        ...counted,
        ...counted.map(({ issueTypes, refs, tally }) => {
            const here = others.filter((other) => isSameSet(other.refs, refs) && other.issueTypes.every((type) => issueTypes.includes(type)));
            const beside = here.map(({ reading }) => (0,domain_tally/* excessOver */.Cc)(reading.tally, tally).rules);
            return { issueTypes, refs, tally: { rules: mostOf(beside), isComplete: tally.isComplete } };
        }),
    ];
}
function mostOf(found) {
    const most = new Map();
    for (const rules of found)
        for (const [rule, count] of rules)
            if ((most.get(rule) ?? 0n) < count)
                most.set(rule, count);
    return most;
}
function isSameSet(some, others) {
    return some.every((each) => others.includes(each)) && others.every((each) => some.includes(each));
}
/** A group without a type counts only if the search asked for no other type. */
function issuesOf(issueTypes, found) {
    if (found.issueTypes.every((type) => issueTypes.includes(type)))
        return (0,domain_tally/* sumOf */.XN)(found.tally);
    let issues = 0n;
    for (const [{ issueType }, count] of found.tally.rules)
        if (issueType !== undefined && issueTypes.includes(issueType))
            issues += count;
    return issues;
}
/** Issues that are still detected but do not count, because of their state. Undefined if they were not read to the end. */
function triagedOut(detected, scoped, states) {
    const counted = foundByReading(scoped, states);
    const left = detected.map((scope) => leftOf(scope, counted)).filter((issues) => issues !== undefined);
    const isKnown = detected.length > 0 && left.length === detected.length;
    const issues = isKnown ? left.reduce((sum, one) => sum + one, 0n) : undefined;
    const byState = issuesByState(scoped, states);
    if (!isKnown && byState.length === 0)
        return undefined;
    return { issueTypes: (0,domain_product/* typesOfAll */.ce)(isKnown ? detected : byState), issues, byState };
}
/** Of several searches for one state, takes the one for the most types. */
function issuesByState(scoped, counted) {
    const searches = [...new Set(scoped.map(({ search }) => search))].filter(isForAll);
    return issue/* DETECTED_STATES */.Cn.filter((state) => !counted.includes(state)).flatMap((state) => {
        const [widest] = searches
            .filter(({ states }) => states?.length === 1 && states[0] === state)
            .map((search) => scoped.filter((each) => each.search === search))
            .filter((parts) => parts.every(({ reading }) => reading.tally.isComplete))
            .map((parts) => ({
            state,
            issueTypes: (0,domain_product/* typesOfAll */.ce)(parts),
            issues: parts.reduce((sum, { reading }) => sum + (0,domain_tally/* sumOf */.XN)(reading.tally), 0n),
        }))
            .toSorted((one, other) => other.issueTypes.length - one.issueTypes.length);
        return widest === undefined ? [] : [widest];
    });
}
function isForAll({ severities, where, epssAbove, olderThanDays, triagedWithinDays }) {
    const isNarrowed = epssAbove !== undefined || olderThanDays !== undefined || triagedWithinDays !== undefined;
    return severities === 'all' && Object.keys(where).length === 0 && !isNarrowed;
}
/** Undefined if some of the types were not searched, or not to the end. */
function leftOf({ issueTypes, refs, tally }, counted) {
    const there = counted.filter((found) => isSameSet(found.refs, refs));
    const left = (0,domain_tally/* beyond */.wQ)((0,domain_tally/* mergeTallies */.n_)(there.map((found) => found.tally)), tally);
    return left.isComplete && areAllAsked(issueTypes, refs, there) ? (0,domain_tally/* sumOf */.XN)(left) : undefined;
}

;// CONCATENATED MODULE: ./lib/src/evidence/await-index.js







/** The longest wait for issues that are missing, or whose number changes. */
const LONGEST_WAIT_MS = 2 * 60_000;
/** The time between two polls of the index, at first. */
const GAP_MS = 3_000;
/** Waits until the search finds what the scans counted, or a steady number (docs/verdict-rules/what-is-counted.md). Before it throws `index-lag`, it gives `onLag` the counts that still change. */
async function awaitIndex(world, plan, counts, scoped, readAt, onLag = () => { }) {
    const { clock, log, signal } = world;
    const began = clock.now();
    const open = await openCounts(counts, detectedByReading(scoped, plan.states), readAt, began);
    /** True if the index may have changed since the issues were read. */
    const mustReadAgain = open.some(({ state }) => state !== 'settled');
    const settled = [];
    /** All issues that are still detected, in any state, as far as the checks of the index asked for them. */
    let detected = [];
    /** The counts that are not believed yet, as the poll before found them. */
    let before = open;
    /** The last line of the log. The next one is written if more than the time has changed. */
    let reported = '';
    const pause = async (waiting, times) => {
        if (waiting.some((each) => waitsUntil(each, plan, times) <= times.now))
            throw lagBesideGap(waiting);
        const leftMs = Math.max(...waiting.map((each) => waitsUntil(each, plan, times))) - times.now;
        const what = `Waiting for the search index: ${waiting.map(inWords).join('; ')}`;
        const lineAt = (laterMs) => `${what}; ${Math.ceil(Math.max(0, leftMs - laterMs) / 1_000)} s at most`;
        if (log.progress !== undefined)
            log.progress(lineAt);
        else if (what !== reported)
            log.info(lineAt(0));
        reported = what;
        const nextAt = Math.min(...waiting.map((each) => nextPollAt(each, plan, times)));
        // Sleeps whole milliseconds: a pause that is too short for the clock would never end.
        await clock.sleep(Math.max(1, Math.ceil(nextAt - times.now)), signal);
        const isSlow = waiting.every((each) => isSlowlyPolled(each, times));
        if (isSlow && !(await besideLag(plan.stillDecides(), waiting)))
            throw lagBesideGap(waiting);
    };
    const gapOf = () => {
        const gaps = settled.filter(({ expected, found }) => found < expected.findings);
        return (0,evidence/* sumOfGaps */.Mh)(gaps.map(({ expected, found }) => ({ ...expected, counted: expected.findings, found })));
    };
    const lagBesideGap = (waiting) => {
        onLag(waiting.filter(isMoving).map(({ expected }) => expected));
        return (0,domain_failure/* allOf */.bn)([indexLag(waiting), gapFailure(gapOf())]);
    };
    /** A failed poll may be set to `warn`: what the poll before it lacked must still be reported. */
    const besideLag = (asked, waiting) => asked.catch((thrown) => {
        const failure = (0,domain_failure/* failureUnlessStopped */.kh)(thrown);
        const lacking = failure.detail === 'not-recorded' ? [] : waiting.filter(({ state }) => state !== 'settled');
        throw lacking.length === 0 ? failure : (0,domain_failure/* allOf */.bn)([failure, lagBesideGap(lacking)]);
    });
    // The searches that were just made count as the first poll.
    if (open.length > 0 && open.every(({ expected, found, mayBePart }) => fits(expected, found) && mayBePart !== true)) {
        await pause(open, { began, now: clock.now() });
    }
    while (before.length > 0) {
        const polledAt = clock.now();
        const left = before.map(({ expected }) => expected);
        const polled = await besideLag(poll(world, plan, left), before);
        detected = [...detected.filter(({ refs }) => !polled.some((one) => isSameSet(one.refs, refs))), ...polled];
        const times = { began, now: clock.now() };
        const seeing = before.map(async ({ expected, found: last, since }) => {
            const found = foundOf(expected.issueTypes, expected.source.refs, polled);
            const state = await countStateOf(expected, found, polledAt);
            return { expected, found, since: found === last ? since : times.now, state };
        });
        const seen = await besideLag(Promise.all(seeing), before);
        const waiting = seen.filter((each) => isWaitedFor(each, polledAt));
        settled.push(...seen.filter((each) => !waiting.includes(each)));
        if (waiting.length > 0)
            await pause(waiting, times);
        before = waiting;
    }
    return { gap: gapOf(), mustReadAgain, detected };
}
async function openCounts(counts, read, readAt, since) {
    const outcomes = await Promise.all(counts.map((expected) => (0,domain_failure/* attempt */.CD)(async () => {
        const { issueTypes, source, findings } = expected;
        const atLeast = foundOf(issueTypes, source.refs, read);
        const isKnown = areAllAsked(issueTypes, source.refs, read) || (atLeast !== undefined && atLeast > findings);
        const found = isKnown ? atLeast : undefined;
        // If an earlier scan counted more, there may be issues in states that were not searched.
        const mayBePart = () => isAnyBefore(expected, source.knownEarlier(), (counted) => counted > findings);
        const isPart = fits(expected, found ?? 0n) && expected.mayBeMore && mayBePart();
        const state = isPart ? 'open' : await countStateOf(expected, found, readAt);
        return { expected, state, found: found ?? 0n, since, mayBePart: isPart };
    })));
    const states = outcomes.flatMap((one) => (one instanceof domain_failure/* GateFailure */.In ? [] : [one]));
    const failures = outcomes.filter((one) => one instanceof domain_failure/* GateFailure */.In);
    const missing = states.filter(({ state }) => state === 'missing');
    // If the reason of one is set to `warn`, it must not hide another one, or that issues are missing.
    if (failures.length > 0)
        throw (0,domain_failure/* allOf */.bn)([...failures, missing.length === 0 ? undefined : indexLag(missing)]);
    return states.filter(({ state, expected, found }) => state !== 'settled' || found < expected.findings);
}
function isMoving({ state, found }) {
    return state !== 'settled' && found > 0n;
}
function isWaitedFor({ expected, state, found, since }, polledAt) {
    return state === 'missing' || (state === 'open' && polledAt < believedAt(expected, found, since));
}
function waitsUntil({ expected, state }, { finishBy, settleBy }, { began }) {
    const until = state === 'missing' ? Math.max(finishBy, Math.min(settleBy, expected.endedAt + FILLING_MS)) : settleBy;
    return Math.min(began + LONGEST_WAIT_MS, until);
}
function nextPollAt(each, plan, times) {
    const { expected, state, found, since } = each;
    const until = waitsUntil(each, plan, times);
    const changesAt = state === 'missing' ? expected.endedAt + FILLING_MS : believedAt(expected, found, since);
    if (fits(expected, found))
        return Math.min(until, changesAt);
    if (!isSlowlyPolled(each, times))
        return Math.min(until, times.now + GAP_MS, changesAt);
    return Math.min(until, times.now + (state === 'missing' ? plan.pollIntervalMs : STILL_MS));
}
/** False while the index is expected to change soon. */
function isSlowlyPolled({ expected, state }, { began, now }) {
    return now >= (state === 'missing' ? expected.endedAt : began) + FILLING_MS;
}
async function poll(world, plan, counts) {
    const groups = Map.groupBy(counts, ({ source }) => JSON.stringify([...new Set(source.refs)].sort()));
    return Promise.all([...groups.values()].map((group) => pollAt(world, plan, group)));
}
async function pollAt(world, { repositoryId, pageSize }, counts) {
    const { refs } = counts[0].source;
    const issueTypes = (0,domain_product/* typesOfAll */.ce)(counts);
    const search = { repositoryId, refs, pageSize, issueTypes, states: issue/* DETECTED_STATES */.Cn };
    const { tally, failure } = await readSearch(world, search);
    if (failure !== undefined)
        throw failure;
    return { issueTypes, refs, tally };
}
function gapFailure(gap) {
    if (gap === undefined)
        return undefined;
    const { counted, found, issueTypes } = gap;
    const findings = `${counted} finding${counted === 1n ? '' : 's'} (${(0,domain_product/* typeWords */.yL)(issueTypes)})`;
    return new domain_failure/* GateFailure */.In('index-gap', `the scan counted ${findings}, and only ${found} can be found`);
}
function indexLag(waiting) {
    const missing = waiting.filter(({ state }) => state === 'missing');
    if (missing.length === 0)
        return new domain_failure/* GateFailure */.In('index-lag', `${waiting.map(inWords).join('; ')}, and that number still changes: the search index is not up to date yet`);
    const refs = [...new Set(missing.flatMap(({ expected }) => expected.source.refs))];
    const types = (0,domain_product/* typeWords */.yL)((0,domain_product/* typesOfAll */.ce)(missing.map(({ expected }) => expected)));
    const named = refs.map((ref) => JSON.stringify(ref)).join(' or ');
    return new domain_failure/* GateFailure */.In('index-lag', `the scan reports findings (${types}), but none can be found under ${named}: ` +
        'they are not in the search index yet, a newer scan or a closed pull request has removed them, ' +
        'or the platform stores them under another name of the ref');
}
function inWords({ expected, found }) {
    const before = fits(expected, found) ? ', as many as before the scan' : '';
    const { issueTypes, source, findings } = expected;
    return `scan ${source.scan.id} reports ${findings} findings (${(0,domain_product/* typeWords */.yL)(issueTypes)}), and ${found} can be found${before}`;
}

// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/text/calendar-date.js
var calendar_date = __webpack_require__(6429);
;// CONCATENATED MODULE: ./lib/src/evidence/consistency.js



const EVERY_RUN = { whole: evidence/* RATED_SEARCH */.gK, parts: issue/* SEVERITIES */.oC, isRemainderMissed: true };
/** Compares the searches of every run, then those of `checks`. Called once for a reading: with many rules it takes long. */
function compareSearches(readings, checks) {
    return [compareParts(readings, EVERY_RUN), ...checks.map((check) => compareParts(readings, check))];
}
function compareParts(readings, check) {
    const { whole, parts, isRemainderMissed } = check;
    const classified = (0,domain_tally/* mergeTallies */.n_)(parts.map((id) => tallyOf(readings, id)));
    const rated = tallyOf(readings, whole);
    const asked = check === EVERY_RUN ? '' : ` (${whole})`;
    return { classified, rated, unclassified: (0,domain_tally/* unclassifiedTally */.V4)(classified, rated), asked, isRemainderMissed };
}
/** Pure. Only searches that were read to their end are compared (docs/verdict-rules/what-is-counted.md). */
function doubtOf(readings, compared) {
    const moved = [...readings].find(([, { isSettled }]) => !isSettled);
    if (moved !== undefined)
        return unsettled(`search ${moved[0]} listed a rule twice with different counts`);
    const whole = compared.filter(({ classified, rated }) => classified.isComplete && rated.isComplete);
    const contradicted = whole.find(({ classified, rated }) => (0,domain_tally/* exceedsWhole */.ty)(classified, rated) || (0,domain_tally/* sumOf */.XN)(classified) > (0,domain_tally/* sumOf */.XN)(rated));
    if (contradicted !== undefined)
        return unsettled(`searches by severity find more issues than the one over all severities${contradicted.asked}`);
    const missed = whole.filter((each) => each.isRemainderMissed && (0,domain_tally/* countGroups */.eq)(each.unclassified) > 0n);
    const [first] = missed;
    if (first !== undefined) {
        const fingerprint = missed.map(({ unclassified }) => fingerprintOf(unclassified)).join();
        return { kind: 'remainder', message: remainderText(first), fingerprint };
    }
    const unfit = [...readings].find(([, reading]) => !reading.doesTotalFit);
    if (unfit === undefined)
        return undefined;
    return {
        kind: 'total',
        message: `the total that the platform gives for search ${unfit[0]} does not fit the groups that it listed`,
    };
}
function unsettled(message) {
    return { kind: 'unsettled', message };
}
function remainderText({ unclassified, asked }) {
    const issues = (0,domain_tally/* sumOf */.XN)(unclassified);
    return `${issues} ${issues === 1n ? 'issue carries' : 'issues carry'} a severity that this version does not know${asked}`;
}
function tallyOf(readings, id) {
    return readings.get(id)?.tally ?? domain_tally/* NOTHING_READ */.pp;
}
function fingerprintOf(tally) {
    return JSON.stringify([...tally.rules].map(([rule, count]) => [(0,evidence/* ruleKey */.ep)(rule), String(count)]).sort());
}

;// CONCATENATED MODULE: ./lib/src/evidence/evidence-plan.js
function scopeSearches(searches, scopes) {
    return searches.flatMap((search) => scopes
        .map(({ issueTypes, refs }) => ({
        search,
        issueTypes: search.issueTypes.filter((type) => issueTypes.includes(type)),
        refs,
    }))
        .filter(({ issueTypes, refs }) => issueTypes.length > 0 && refs.length > 0));
}
/** Types that a full scan decides, on the baseline's refs. Undefined: nothing is compared (a ref never with itself). `[]`: everything is new. */
function baselineScopes(scopes, baselineRefs) {
    if (baselineRefs === undefined)
        return undefined;
    const asked = scopes.filter(({ refs }) => refs.length > 0);
    // A diff scan's issues are new whatever the ref is called.
    const others = asked.filter(({ isDiff, refs }) => isDiff || !refs.some((ref) => baselineRefs.includes(ref)));
    if (asked.length > 0 && others.length === 0)
        return undefined;
    const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((scope) => scope.issueTypes);
    return issueTypes.length === 0 ? [] : [{ issueTypes, refs: baselineRefs }];
}

;// CONCATENATED MODULE: ./lib/src/evidence/read-side.js









const MOST_READINGS = 3;
/** Reads until the searches agree, three times at most. At first, `stored` readings are used in place of new requests. */
async function readSide(world, plan, scopes, stored = []) {
    const scopedSearches = scopeSearches(plan.searches, scopes);
    let before;
    let whole;
    for (let count = 1;; count++) {
        const scoped = await readAll(world, plan, scopedSearches, count === 1 ? stored : []);
        const readings = byId(plan.searches, scoped);
        const isFailed = failureIn({ readings }) !== undefined;
        // The reading before was complete, and stays.
        if (isFailed && whole !== undefined) {
            const failed = new Map([...whole.readings].map(([id, reading]) => [id, { ...reading, failure: readings.get(id)?.failure }]));
            return { ...withoutRemainder({ ...whole, readings: failed }, before, plan), doubt: before };
        }
        const compared = compareSearches(readings, plan.checks);
        const [{ unclassified }] = compared;
        const doubt = doubtOf(readings, compared);
        const read = { readings, scoped, unclassified, unrated: unratedByCondition(compared) };
        if (doubt === undefined)
            return { ...read, doubt };
        if (count === MOST_READINGS || isBelieved(doubt, before) || isFailed) {
            if (doubt.kind === 'total')
                world.debugNotes.add(`${doubt.message}; it is not part of the verdict.`);
            const last = count === MOST_READINGS ? lastDoubt(doubt, before) : doubt;
            return { ...(isFailed ? withoutRemainder(read, doubt, plan) : read), doubt: last };
        }
        world.log.debug(`reading the issues again: ${doubt.message}`);
        before = doubt;
        whole = read;
    }
}
/** A remainder that no second reading confirms may be a group that slipped between two pages. Without it, counts are lower bounds. */
function withoutRemainder(read, doubt, { checks }) {
    if (doubt?.kind !== 'remainder')
        return read;
    const wholes = [evidence/* RATED_SEARCH */.gK, ...checks.filter((each) => each.isRemainderMissed).map(({ whole }) => whole)];
    const readings = [...read.readings].map(([id, reading]) => [
        id,
        wholes.includes(id) ? { ...reading, tally: domain_tally/* NOTHING_READ */.pp } : reading,
    ]);
    return { ...read, readings: new Map(readings), unclassified: domain_tally/* NOTHING_READ */.pp };
}
function unratedByCondition([, ...ofConditions]) {
    return ofConditions
        .filter(({ isRemainderMissed, unclassified }) => isRemainderMissed && (0,domain_tally/* sumOf */.XN)(unclassified) > 0n)
        .map((each) => `${remainderText(each)}: no condition by severity counts them.`);
}
/** The first search that failed for good: reading again does not help. A search that a record lacks is no such failure. */
function failureIn({ readings }) {
    const failures = [...readings.values()].map(({ failure }) => failure);
    return failures.find((failure) => failure !== undefined && failure.detail !== 'not-recorded');
}
/** The same, unless its reason is set to `warn`: then the job may go on, so the index must be checked all the same. */
function hardFailureIn(side, { isSoft }) {
    const failure = failureIn(side);
    return failure !== undefined && isSoft?.(failure.reason) === true ? undefined : failure;
}
/** A remainder is believed when two readings in a row show the same one; a total that does not fit is read once more. */
function isBelieved(doubt, before) {
    if (doubt.kind === 'total')
        return before?.kind === 'total';
    return doubt.kind === 'remainder' && before?.kind === 'remainder' && doubt.fingerprint === before.fingerprint;
}
/** A remainder that differs at every reading is not a remainder: the issues are changing. */
function lastDoubt(doubt, before) {
    if (doubt.kind !== 'remainder' || isBelieved(doubt, before))
        return doubt;
    return { kind: 'unsettled', message: 'the issues without a known severity were different at every reading' };
}
async function readAll(world, plan, scopedSearches, stored) {
    const { repositoryId, states, pageSize } = plan;
    // The readings keep the order of the plan, so every run names the same failure first.
    const readings = scopedSearches.map(async (each) => {
        const known = stored.find(({ search, issueTypes, refs }) => search === each.search && isSameSet(issueTypes, each.issueTypes) && isSameSet(refs, each.refs));
        if (known !== undefined)
            return known;
        const { severities } = each.search;
        const question = {
            repositoryId,
            states: each.search.states ?? states,
            pageSize,
            refs: each.refs,
            issueTypes: each.issueTypes,
            where: filterOf(each.search, plan),
            severities: severities === 'all' ? undefined : severities,
        };
        const reading = await readSearch(world, question, each.search);
        if (reading.failure?.reason === 'cancelled')
            throw reading.failure;
        return { ...each, reading };
    });
    return Promise.all(readings);
}
/** `until` limits the time of creation. Triage is dated by the platform's clock: ours, if ahead, would shorten the period. */
function filterOf({ where, olderThanDays, triagedWithinDays }, plan) {
    const before = (days, atMs) => new Date(atMs - days * calendar_date/* DAY_MS */.sO).toISOString();
    if (olderThanDays !== undefined)
        return { ...where, until: before(olderThanDays, plan.startedAtMs) };
    if (triagedWithinDays === undefined)
        return where;
    // spec-gap: triaged-at
    const since = before(triagedWithinDays, plan.platformStartedAtMs);
    return { ...where, timeFilter: issue_filter/* TRIAGED_AT */.HL, since };
}
function byId(searches, scoped) {
    const parts = Map.groupBy(scoped, ({ search }) => search.id);
    return new Map(searches.map(({ id }) => [id, asOne((parts.get(id) ?? []).map(({ reading }) => reading))]));
}
/** Joins the readings of one search in its scopes. No type is in two scopes, so no issue is counted twice. Without a scope nothing was found. */
function asOne(readings) {
    const failures = readings.flatMap(({ failure }) => failure ?? []);
    const isLacking = ({ detail }) => Number(detail === 'not-recorded');
    return {
        tally: (0,domain_tally/* mergeTallies */.n_)(readings.map(({ tally }) => tally)),
        isSettled: readings.every(({ isSettled }) => isSettled),
        doesTotalFit: readings.every(({ doesTotalFit }) => doesTotalFit),
        // A reason that is set to `warn` must not hide another. A search that a record lacks comes last: it casts no doubt on the others.
        failure: (0,domain_failure/* allOf */.bn)(failures.toSorted((one, other) => isLacking(one) - isLacking(other))),
    };
}

;// CONCATENATED MODULE: ./lib/src/evidence/read-here.js







const MOST_TRIES = 3;
const TOO_SOON = 'the scan has just ended, and some searches may not find its issues yet';
const MOVED = 'the issues found matched what a scan counted, and then did not: the search index is still being filled';
/** Reads the branch until the search index has what the scans counted. Throws only `cancelled`. */
async function readHere(world, plan) {
    const began = { at: world.clock.now(), platformMs: plan.platformNowMs() };
    const sources = plan.scopes.flatMap((scope) => scope.sources);
    const side = await readSide(world, plan, plan.scopes);
    const unknown = { side, gap: undefined, detected: [] };
    let counts = [];
    let gap;
    /** The counts in doubt if the next step fails. */
    const doubted = [];
    try {
        counts = await agedCountsOf(sources, began);
        // With a failed search nothing passes anyway.
        if (hardFailureIn(side, plan) !== undefined)
            return { ...unknown, lag: undefined, mayGo: await mayGoOf(plan, counts, side, began) };
        const onLag = (moving) => doubted.push(...moving.map(ofRef));
        const { mustReadAgain, ...awaited } = await awaitIndex(world, plan, counts, side.scoped, began.at, onLag);
        gap = awaited.gap;
        // The index may have changed since the searches were made.
        doubted.push(...freshOf(sources, began));
        const own = await awaitOwnSearches(world, plan, { sources, counts, side, began });
        const again = mustReadAgain ? side.scoped : own;
        // The counts have settled: none of these issues will disappear, whatever else failed.
        if (again.length === 0)
            return { side, lag: undefined, mayGo: unreadOf(counts, side), ...awaited };
        const stored = side.scoped.filter((each) => !again.includes(each));
        doubted.push(...counts.map(ofRef));
        return await readAgain(world, plan, counts, side.scoped, awaited, stored);
    }
    catch (thrown) {
        const lag = (0,domain_failure/* failureUnlessStopped */.kh)(thrown);
        const mayGo = await mayGoOf(plan, counts, side, began, doubted).catch(() => counts.length === 0
            ? domain_product/* ISSUE_TYPES */.co
            : (0,domain_product/* typesOfAll */.ce)([...counts.filter((one) => one.isRecent), ...freshOf(sources, began)]));
        return { ...unknown, gap, lag, mayGo };
    }
}
function ofRef({ source: { earlierScans }, issueTypes }) {
    return { earlierScans, issueTypes };
}
/** Types whose issues may be an earlier scan's and may still disappear: their number differs from the scan's count, or is not known. */
async function mayGoOf(plan, counts, side, { at }, doubted = []) {
    const open = await openCounts(counts, detectedByReading(side.scoped, plan.states), at, at);
    const moving = open.filter(isMoving).map(({ expected }) => ofRef(expected));
    return [...(await typesOfEarlier([...moving, ...doubted])), ...unreadOf(counts, side)];
}
async function typesOfEarlier(doubted) {
    const types = doubted.map(async (one) => ((await one.earlierScans()).length > 0 ? one.issueTypes : []));
    return (await Promise.all(types)).flat();
}
/** Types of recent counts whose issues were not read to the end. */
function unreadOf(counts, { scoped }) {
    if (scoped.every(({ search, reading }) => search.id !== evidence/* RATED_SEARCH */.gK || reading.tally.isComplete))
        return [];
    const isFoundOf = ({ issueTypes, source }) => scoped.some((each) => isSameSet(each.refs, source.refs) &&
        typesFound(each).some((type) => type === undefined || issueTypes.includes(type)));
    return (0,domain_product/* typesOfAll */.ce)(counts.filter((expected) => expected.isRecent && expected.source.knownEarlier().length > 0 && isFoundOf(expected)));
}
/** A number that agreed with a scan's count may have been an earlier scan's. If it has changed since, waits for the index after all. */
async function readAgain(world, plan, counts, before, awaited, stored, moreTries = MOST_TRIES) {
    const readAt = world.clock.now();
    const side = await readSide(world, plan, plan.scopes, stored);
    const moved = counts.filter((expected) => {
        const [was = 0n, is = was] = [before, side.scoped].map((scoped) => foundOf(expected.issueTypes, expected.source.refs, detectedByReading(scoped, plan.states)));
        return is < was ? is < expected.findings : is > was && is > expected.findings;
    });
    if (moved.length === 0 || hardFailureIn(side, plan) !== undefined) {
        const mayGo = [...(await typesOfEarlier(moved.map(ofRef))), ...unreadOf(counts, side)];
        return { ...awaited, side, lag: undefined, mayGo };
    }
    if (moreTries === 0)
        throw new domain_failure/* GateFailure */.In('index-lag', MOVED);
    const last = await awaitIndex(world, plan, moved, side.scoped, readAt);
    const gap = (0,evidence/* sumOfGaps */.Mh)([awaited.gap, last.gap].filter((one) => one !== undefined));
    return readAgain(world, plan, counts, side.scoped, { gap, detected: last.detected }, [], moreTries - 1);
}
/** Waits, and returns the searches to repeat: the index may lag for one of them alone. Judged types that no scan counts are read again when the index is usually complete. */
async function awaitOwnSearches(world, plan, { sources, counts, side: { scoped }, began }) {
    const fresh = freshOf(sources, began);
    if (fresh.length === 0)
        return [];
    // A total may leave out issues without a severity.
    const isCounted = (source, type) => domain_product/* RATED_ISSUE_TYPES */.NN.some((rated) => rated === type) &&
        counts.some((expected) => expected.source === source && expected.issueTypes.includes(type));
    const uncounted = fresh.flatMap((source) => source.issueTypes.filter((type) => !isCounted(source, type)));
    const isUncounted = ({ search, issueTypes }) => (plan.judged.has(search.id) || search.id === evidence/* RATED_SEARCH */.gK) && issueTypes.some((type) => uncounted.includes(type));
    const old = sources.filter((source) => !fresh.includes(source));
    const own = doubtful(old, counts, scoped);
    const again = scoped.filter((each) => own.includes(each) || isUncounted(each));
    const youngestMs = Math.min(...fresh.map((source) => ageOf(source, began)));
    const settledAt = began.at - youngestMs + (again.some(isUncounted) ? FILLING_MS : STILL_MS);
    const leftMs = Math.ceil(settledAt - world.clock.now());
    if (again.length > 0 && leftMs > 0) {
        if (settledAt > plan.settleBy)
            throw new domain_failure/* GateFailure */.In('index-lag', TOO_SOON);
        await world.clock.sleep(leftMs, world.signal);
    }
    return again;
}
function freshOf(sources, began) {
    return sources.filter((source) => ageOf(source, began) < FILLING_MS);
}
/** The conditions' own searches that were sent while the index was being filled, and the one over all severities: the pull request may have been closed meanwhile. */
function doubtful(others, counts, scoped) {
    const ofOthers = new Set(others.flatMap(({ issueTypes }) => issueTypes));
    const counted = new Set(counts.filter(({ findings }) => findings > 0n).flatMap(({ issueTypes }) => issueTypes));
    const found = new Set(scoped.flatMap(typesFound));
    const isMeant = (type) => !ofOthers.has(type) && (counted.has(type) || found.has(type) || found.has(undefined));
    const isOwn = ({ search, issueTypes }) => !evidence/* EVERY_RUN_SEARCHES */.bW.has(search.id) && issueTypes.some(isMeant);
    return scoped.some(isOwn) ? scoped.filter((each) => isOwn(each) || each.search.id === evidence/* RATED_SEARCH */.gK) : [];
}

;// CONCATENATED MODULE: ./lib/src/evidence/read-there.js









const MIXED = 'a later diff scan ran under its name and may have changed its issues: run a full scan of it again';
/** Undefined where nothing is compared. Throws only `cancelled`. */
async function readThere(world, plan, scopes) {
    const compared = baselineScopes(scopes, plan.baselineRefs);
    if (compared === undefined)
        return undefined;
    const began = { at: world.clock.now(), platformMs: plan.platformNowMs() };
    // An issue that was triaged at the baseline still exists there: it is not new here.
    const there = { ...plan, states: issue/* DETECTED_STATES */.Cn };
    const [side, scans] = await Promise.all([
        readSide(world, there, compared),
        compared.length > 0 ? plan.baselineScans() : undefined,
    ]);
    if (scans === undefined)
        return { side, scopes };
    const { sources } = scans;
    const read = { side, scopes, scans };
    let changed;
    try {
        const counts = await agedCountsOf(sources, began);
        const recent = counts.filter(({ isRecent }) => isRecent);
        changed = changedByOthers(scans, side, counts);
        const failure = hardFailureIn(side, plan);
        if (failure !== undefined) {
            const open = await openCounts(recent, detectedByReading(side.scoped, there.states), began.at, began.at);
            const isFresh = sources.some((source) => ageOf(source, began) < FILLING_MS);
            // A condition's own search may lag behind the others, or a group slipped between two pages: then too many issues would be new.
            if (open.length > 0 || isFresh || changed !== undefined || side.doubt?.kind === 'remainder')
                throw failure;
            return read;
        }
        const { mustReadAgain, gap } = await awaitIndex(world, there, recent, side.scoped, began.at);
        const lag = gapFailure(gap);
        if (lag !== undefined)
            throw lag;
        const own = await awaitOwnSearches(world, there, { sources, counts, side, began });
        const stored = mustReadAgain ? [] : side.scoped.filter((each) => !own.includes(each));
        const last = mustReadAgain || own.length > 0 ? { ...read, side: await readSide(world, there, compared, stored) } : read;
        const slipped = last.side.doubt?.kind === 'remainder' ? failureIn(last.side) : undefined;
        if (slipped !== undefined)
            throw slipped;
        changed = changedByOthers(scans, last.side, counts);
        return changed === undefined ? last : { ...last, doubt: ofBaseline(changed) };
    }
    catch (thrown) {
        // If one of them is set to `warn`, the other still counts.
        return { ...read, doubt: ofBaseline((0,domain_failure/* allOf */.bn)([(0,domain_failure/* failureUnlessStopped */.kh)(thrown), changed])) };
    }
}
/** A failure if later diff scans of the baseline's ref may have added issues that were found, or closed some, or if the list cannot be read. */
function changedByOthers({ mixedTypes, overwrittenTypes, unreadable }, { scoped }, counts) {
    const found = detectedByReading(scoped, issue/* DETECTED_STATES */.Cn);
    const fewer = counts.filter((one) => (foundOf(one.issueTypes, one.source.refs, found) ?? 0n) < one.findings);
    const types = (0,domain_product/* typesOfAll */.ce)([
        { issueTypes: mixedTypes.filter((type) => scoped.some((each) => isAnyFound(type, each))) },
        { issueTypes: overwrittenTypes.filter((type) => (0,domain_product/* typesOfAll */.ce)(fewer).includes(type)) },
    ]);
    if (types.length === 0)
        return unreadable;
    const message = `${MIXED} (${(0,domain_product/* typeWords */.yL)(types)})`;
    return (0,domain_failure/* allOf */.bn)([new domain_failure/* GateFailure */.In('unstable', message, { detail: 'shared-ref' }), unreadable]);
}
/** A group without a type may be of any type that the search asked for. */
function isAnyFound(type, each) {
    return each.issueTypes.includes(type) && typesFound(each).some((found = type) => found === type);
}
/** Issues on the baseline's ref show that it was scanned, unless diff scans use that ref too. Undefined if it is not known. */
function wasScanned({ scans, side: { readings } }) {
    const isAnythingFound = [...readings.values()].some(({ tally }) => tally.rules.size > 0);
    if (scans?.hasFullScan === undefined)
        return undefined;
    return scans.hasFullScan || (isAnythingFound && !scans.hasDiffScan);
}
/** Every reason why nothing can be compared with the baseline. `ofSearches`: the failures of its searches. */
function baselineShortfall(there, { baselineRefs }, ofSearches) {
    const isUnscanned = wasScanned(there) === false;
    const failure = (0,domain_failure/* allOf */.bn)([
        there.doubt,
        ofSearches && ofBaseline(ofSearches),
        isUnscanned
            ? new domain_failure/* GateFailure */.In('no-scan', `no finished scan of the baseline ${baselineRefs[0]} is known`)
            : undefined,
    ]);
    // With a baseline in doubt, what is new here has no lower bound.
    const areCountsLowerBounds = there.doubt === undefined && !isUnscanned && there.side.doubt?.kind !== 'unsettled';
    return failure && { failure, areCountsLowerBounds };
}
function ofBaseline(failure) {
    return new domain_failure/* GateFailure */.In(failure.reason, `the baseline cannot be used: ${failure.message}`, failure);
}

;// CONCATENATED MODULE: ./lib/src/evidence/read-evidence.js












const MORE_THAN_COUNTED = 'More was found than the diff scan counted, on a ref that full scans write too';
const ALL_NEW = 'All issues of a diff scan are new, because it contains only what the change adds: no baseline is subtracted';
/** Reads the branch and the baseline at the same time, until the searches agree. Throws only `cancelled`. */
async function readEvidence(given, plan) {
    const world = { ...given, rules: new KnownRules(), notices: new Set(), debugNotes: new Set() };
    const own = readHere(world, plan);
    const readAt = own.then(() => world.clock.now());
    const [early, first, at] = await Promise.all([own, readThere(world, plan, plan.scopes), readAt]);
    // The branch may have changed during a long wait for the baseline.
    const whole = world.clock.now() - at > STILL_MS ? await readHere(world, plan) : early;
    const isOwnRef = plan.scopes.some((scope) => scope.isDiff && scope.refs.some((ref) => plan.baselineRefs?.includes(ref)));
    const isCompared = first !== undefined && plan.isOfFork !== true && !isOwnRef;
    const here = isCompared ? whole : await ofChangeAlone(world, plan, whole);
    const there = isCompared ? await comparedAgain(world, plan, here.side, first) : first;
    const allNew = there && (0,domain_product/* typesOfAll */.ce)(there.scopes.filter(({ isDiff }) => isDiff));
    return {
        evidence: {
            allNew,
            here: withoutUnread(tallies(here.side), plan, here.mayGo),
            there: there === undefined ? undefined : tallies(there.side),
            shortfall: shortfallOf(here, plan.isUnratedAccepted),
            // An unknown severity counts as unrated on both sides. If that is not accepted, the branch's own shortfall says so.
            baselineShortfall: there && baselineShortfall(there, plan, lackOf(there.side, true)),
        },
        isBaselineRead: there?.scans !== undefined,
        wasBaselineScanned: there && wasScanned(there),
        indexGap: here.gap,
        triagedOut: triagedOut(here.detected, here.side.scoped, plan.states),
        notices: [
            ...world.notices,
            ...here.side.unrated,
            ...(allNew === undefined || allNew.length === 0 ? [] : [`${ALL_NEW} for ${(0,domain_product/* typeWords */.yL)(allNew)}.`]),
        ],
        // Searches end in any order.
        debugNotes: [...world.debugNotes].sort(),
        readAtMs: world.clock.wallNow(),
    };
}
/** Reads the baseline again if the ref of a diff scan turns out to have more issues than the change adds. */
async function comparedAgain(world, plan, here, there) {
    try {
        const scopes = await scopesOfChange(plan, here.scoped, { isDiff: false });
        return scopes.every((scope) => plan.scopes.includes(scope))
            ? there
            : ((await readThere(world, plan, scopes)) ?? there);
    }
    catch (thrown) {
        // It is not known then whether full scans write this ref too.
        const scopes = there.scopes.filter((scope) => !mayBeShared(scope));
        return { ...there, scopes, doubt: (0,domain_failure/* allOf */.bn)([there.doubt, ofBaseline((0,domain_failure/* failureUnlessStopped */.kh)(thrown))]) };
    }
}
/** Without a comparison, the diff scan's own count decides on a ref that full scans write too. Zero: no issue is this change's. More: nobody can tell which ones are. */
async function ofChangeAlone(world, plan, here) {
    try {
        const scopes = await scopesOfChange(plan, here.side.scoped, { refs: [] });
        const left = scopes.filter((scope) => !plan.scopes.includes(scope) && scope.refs.length === 0);
        if (left.length === 0)
            return here;
        const types = left.flatMap(({ issueTypes }) => issueTypes);
        const counts = await countsOfAll(left.flatMap(({ sources }) => sources));
        const isSome = counts.some(({ findings, issueTypes }) => findings > 0n && issueTypes.some((type) => types.includes(type)));
        // Scans do not count issues without a severity: a zero says nothing about them.
        const isJudged = (type) => plan.searches.some(({ id, issueTypes }) => plan.judged.has(id) && issueTypes.includes(type));
        if (isSome || domain_product/* UNRATED_ISSUE_TYPES */.SL.some((type) => types.includes(type) && isJudged(type)))
            throw new domain_failure/* GateFailure */.In('unstable', `${MORE_THAN_COUNTED} (${(0,domain_product/* typeWords */.yL)(types)}): give a baseline, or scan pull requests under a ref of their own`, { detail: 'shared-ref' });
        const isCut = here.lag !== undefined || failureIn(here.side) !== undefined;
        if (isCut)
            return { ...here, mayGo: [...here.mayGo, ...types] };
        const notice = `${MORE_THAN_COUNTED}: it counted none, so none of these issues are from this change (${(0,domain_product/* typeWords */.yL)(types)}).`;
        world.notices.add(notice);
        return { ...here, side: await readSide(world, plan, scopes) };
    }
    catch (thrown) {
        const mayGo = plan.scopes.filter(mayBeShared).flatMap(({ issueTypes }) => issueTypes);
        return { ...here, lag: (0,domain_failure/* allOf */.bn)([here.lag, (0,domain_failure/* failureUnlessStopped */.kh)(thrown)]), mayGo: [...here.mayGo, ...mayGo] };
    }
}
function tallies({ readings, unclassified }) {
    const all = new Map([...readings].map(([id, reading]) => [id, reading.tally]));
    all.set(evidence/* UNCLASSIFIED_TALLY */.At, unclassified);
    all.set(evidence/* UNRATED_TALLY */.Vk, (0,domain_tally/* mergeTallies */.n_)([unclassified, (0,domain_tally/* tallyOf */.sv)(all, evidence/* OTHER_SEARCH */.ah)]));
    return all;
}
/** A search that did not cover every scope gives lower bounds. Issues that may still disappear (`mayGo`) are left out. */
function withoutUnread(all, plan, mayGo) {
    const isInScope = (type) => !plan.unfinishedTypes.has(type) &&
        !mayGo.includes(type) &&
        plan.scopes.some(({ issueTypes }) => issueTypes.includes(type));
    const partly = plan.searches.filter(({ issueTypes }) => !issueTypes.every(isInScope)).map(({ id }) => id);
    if (!domain_product/* ISSUE_TYPES */.co.every(isInScope))
        partly.push(evidence/* UNRATED_TALLY */.Vk, evidence/* UNCLASSIFIED_TALLY */.At);
    const stays = ({ issueType }) => mayGo.length === 0 || (issueType !== undefined && !mayGo.includes(issueType));
    const left = ({ rules }) => new Map([...rules].filter(([rule]) => stays(rule)));
    const ofTypes = (id, tally) => partly.includes(id) ? { rules: left(tally), isComplete: false } : tally;
    return new Map([...all].map(([id, tally]) => [id, ofTypes(id, tally)]));
}
function shortfallOf({ side, lag, gap }, isUnratedAccepted) {
    const failure = lackOf(side, isUnratedAccepted, [lag, gapFailure(gap)]);
    return failure && { failure, areCountsLowerBounds: side.doubt?.kind !== 'unsettled' };
}
/** Every reason why the searches of a side prove nothing. `ofIndex`: failures of the search index. */
function lackOf({ readings, doubt }, isUnratedAccepted, ofIndex = []) {
    return (0,domain_failure/* allOf */.bn)([
        ...[...readings.values()].map(({ failure }) => failure),
        doubt?.kind === 'unsettled' ? new domain_failure/* GateFailure */.In('unstable', doubt.message) : undefined,
        ...ofIndex,
        doubt?.kind === 'remainder' && !isUnratedAccepted ? new domain_failure/* GateFailure */.In('unclassified', doubt.message) : undefined,
    ]);
}
/** A diff scan under a bare name may share its ref with full scans: that part of its scope gets `changed`. */
async function scopesOfChange({ scopes, states }, scoped, changed) {
    const found = detectedByReading(scoped, states);
    const parts = scopes.map((scope) => (mayBeShared(scope) ? partsOf(scope, found, changed) : [scope]));
    return (await Promise.all(parts)).flat();
}
function mayBeShared({ isDiff, sources }) {
    return isDiff && sources.some(({ scan }) => (0,whose_scan/* isDiffOfNoPullRef */.e6)(scan));
}
/** Types with no more issues than the diff scan counted are the change's alone. The others get `changed`. */
async function partsOf(scope, found, changed) {
    const { counts, shared } = await sharedCounts(scope, found);
    if (shared.length === 0)
        return [scope];
    const own = new Set(counts.filter((expected) => !shared.includes(expected)).flatMap(({ issueTypes }) => issueTypes));
    const ofScope = domain_product/* ISSUE_TYPES */.co.filter((type) => scope.issueTypes.includes(type));
    const parts = [
        { ...scope, issueTypes: ofScope.filter((type) => own.has(type)) },
        { ...scope, issueTypes: ofScope.filter((type) => !own.has(type)), ...changed },
    ];
    return parts.filter(({ issueTypes }) => issueTypes.length > 0);
}
/** All counts, and as `shared` those of diff scans with more issues on a ref that full scans write too. A scan without any count gets no zeros. */
async function sharedCounts(scope, found) {
    const counted = await countsOfAll(scope.sources);
    const uncounted = scope.issueTypes.filter((type) => !counted.some((expected) => expected.issueTypes.includes(type)));
    const saying = scope.sources.filter((source) => counted.some((expected) => expected.source === source));
    // A group shows its type only if that is a rated one.
    const unrated = uncounted.filter((type) => domain_product/* UNRATED_ISSUE_TYPES */.SL.some((one) => one === type));
    const apart = uncounted.filter((type) => !unrated.includes(type)).map((type) => [type]);
    const zeros = saying.flatMap((source) => [...apart, unrated].map((issueTypes) => ({ source, issueTypes, findings: 0n })));
    const counts = [...counted, ...zeros];
    const more = counts.filter((expected) => !expected.source.scan.isFullScan && mayBeMore(expected, found));
    const isWritten = await Promise.all(more.map(({ source }) => source.hasFullScan()));
    return { counts, shared: more.filter((_, index) => isWritten[index]) };
}

// EXTERNAL MODULE: ./lib/src/scan/scan-order.js
var scan_order = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/src/scan/superseded.js
var superseded = __webpack_require__(635);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/count-source.js






function sourceOf({ scan, products }, types, facts, isEarlier = (other) => !(0,scan_order/* isAfter */.d)(other, scan)) {
    const ask = (0,once/* once */.O)(async () => othersOfRef(scan, await facts.askForRef(scan)));
    const listed = async (isMeant) => {
        const known = othersOfRef(scan, facts.seen()).filter(isMeant);
        return known.length > 0 ? known : (await ask()).filter(isMeant);
    };
    return {
        scan,
        issueTypes: types.filter((type) => (0,domain_product/* isFoundBy */.UW)(type, products)),
        refs: facts.refsOf(scan),
        unfinishedAtMs: facts.unfinishedAtMs?.(scan),
        statsFindings: () => facts.statsFindingsOf(scan),
        earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
        isAnyUnread: () => facts.unread?.().some((entry) => (0,superseded/* mayBeOnRefOf */.I6)(scan, entry)) === true,
        knownEarlier: () => othersOfRef(scan, facts.seen()).filter(isEarlier),
        hasFullScan: async () => (await listed(whose_scan/* isFullOfBranch */.xy)).length > 0,
    };
}
function othersOfRef(scan, allScans) {
    return (0,scan_order/* newestFirst */.l)(allScans.filter((other) => other.id !== scan.id &&
        other.status === 'completed' &&
        other.repositoryId === scan.repositoryId &&
        (0,ref/* isSameRef */.MP)(other.branch, scan.branch)));
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/baseline-scans.js








/** Asks the list if the seen full scans did not run all deciding products, or a seen scan may have ended since: others may have added issues. */
async function baselineScans(refs, decision, seen, unfinishedAtMs, ask) {
    const { scans, unread, unasked } = await scansNamed(refs, decision, seen, ask);
    const full = scans.filter(whose_scan/* isFullOfBranch */.xy);
    const diffs = scans.filter((scan) => (0,whose_scan/* isDiffOfNoPullRef */.e6)(scan) && scan.status === 'completed');
    const facts = {
        refsOf: () => refs,
        statsFindingsOf: async () => undefined,
        seen: () => scans,
        unread: () => unread,
        unfinishedAtMs,
        askForRef: async () => (await ask()).scans,
    };
    const sourceFor = (scan, types) => {
        const own = { scan, products: (0,domain_product/* productsOf */.y0)(scan.enabledProducts) };
        return sourceOf(own, types, facts, (other) => baseline_scans_endOf(other) <= baseline_scans_endOf(scan));
    };
    const sources = full.flatMap((scan) => {
        const types = lastTypesOf(scan, full);
        return types.length === 0 ? [] : sourceFor(scan, types);
    });
    const laterOf = (type) => diffs.filter((diff) => mayBeLater(diff, type, full));
    const overwrittenTypes = domain_product/* ISSUE_TYPES */.co.filter((type) => laterOf(type).length > 0);
    const mixedTypes = overwrittenTypes.filter((type) => laterOf(type).some((diff) => mayHaveAdded({ ...sourceFor(diff, []), issueTypes: [type] }, type)));
    const last = sources.length > 0 ? sources.map(({ scan }) => scan) : [{ repositoryId: decision.repositoryId, branch: refs[0] }];
    const spoilt = unread.find((entry) => last.some((scan) => (0,superseded/* mayHaveTakenOver */.x)(entry, scan)));
    const contract = spoilt && new domain_failure/* GateFailure */.In('contract', `a listed scan that may be of it cannot be read: ${spoilt.problem}`);
    return {
        sources,
        overwrittenTypes,
        mixedTypes,
        unreadable: (0,domain_failure/* allOf */.bn)([unasked, contract]),
        hasFullScan: full.length > 0 || (unasked === undefined ? false : undefined),
        hasDiffScan: diffs.length > 0,
    };
}
const NOTHING_LISTED = { scans: [], malformed: [] };
/** If the list cannot be asked (`unasked`), what was seen still counts: a reason that is set to `warn` must not hide it. */
async function scansNamed(refs, { repositoryId, deciding }, seen, ask) {
    const isNamed = (scan) => scan.repositoryId === repositoryId && refs.includes(scan.branch ?? '');
    const seenThere = seen.scans.filter(isNamed);
    const ran = seenThere.filter(whose_scan/* isFullOfBranch */.xy).flatMap(({ enabledProducts }) => (0,domain_product/* productsOf */.y0)(enabledProducts));
    const isAllSeen = seenThere.every(domain_scan/* hasEnded */.hY) && deciding.every(({ products }) => products.every((product) => ran.includes(product)));
    const asked = isAllSeen ? NOTHING_LISTED : await (0,domain_failure/* attempt */.CD)(ask);
    const [unasked, listed] = asked instanceof domain_failure/* GateFailure */.In ? [asked, NOTHING_LISTED] : [undefined, asked];
    const all = [...seenThere, ...listed.scans.filter(isNamed)];
    return {
        scans: [...new Map(all.map((scan) => [scan.id, scan])).values()],
        unread: [...seen.malformed, ...listed.malformed],
        unasked,
    };
}
/** The types for which no other full scan ended later. If several ended at the same time, each is the last. */
function lastTypesOf(scan, full) {
    const isLast = (type) => !full.some((other) => baseline_scans_endOf(other) > baseline_scans_endOf(scan) && has(other, type));
    return domain_product/* ISSUE_TYPES */.co.filter((type) => has(scan, type) && isLast(type));
}
/** True if a diff scan may be the last of a type: it started or ended later than the full scans, or has no end. Without products it may have run any. */
function mayBeLater(diff, type, full) {
    const { completedAtMs = Number.POSITIVE_INFINITY } = diff;
    const isBefore = full.some((one) => has(one, type) && baseline_scans_endOf(one) >= completedAtMs && !(0,scan_order/* isAfter */.d)(diff, one));
    return ((0,domain_product/* isUnlisted */.fi)(diff) || has(diff, type)) && !isBefore;
}
/** True if the diff scan counted issues of the type, or gives no count for it. No scan gives a count of AI code. */
function mayHaveAdded(diff, type) {
    const counts = countsOf(diff, undefined).filter(({ issueTypes }) => issueTypes.includes(type));
    const isCounted = counts.length > 0 && domain_product/* RATED_ISSUE_TYPES */.NN.some((rated) => rated === type);
    return !isCounted || counts.some(({ findings }) => findings > 0n);
}
function has({ enabledProducts }, type) {
    return (0,domain_product/* isFoundBy */.UW)(type, (0,domain_product/* productsOf */.y0)(enabledProducts));
}
const baseline_scans_endOf = ({ completedAtMs, startedAtMs = 0 }) => completedAtMs ?? startedAtMs;

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/counting-scopes.js


/** Pure. Each type is counted on the refs of the scans that decide its product (docs/verdict-rules/what-is-counted.md). */
function countingScopes(decision, facts) {
    const scopes = new Map();
    for (const type of domain_product/* ISSUE_TYPES */.co) {
        const scans = scansOfType(type, decision, facts);
        if (scans === undefined)
            continue;
        const key = JSON.stringify([refsOfAll(scans, facts), isDiff(scans, type)]);
        const scope = scopes.get(key) ?? { types: [], scans: [] };
        scopes.set(key, { types: [...scope.types, type], scans: [...new Set([...scope.scans, ...scans])] });
    }
    return [...scopes.values()].map(({ types, scans }) => ({
        issueTypes: types,
        refs: refsOfAll(scans, facts),
        isDiff: isDiff(scans, types[0]),
        sources: scans.map((scan) => sourceOf(scan, types, facts)).filter(({ issueTypes }) => issueTypes.length > 0),
    }));
}
/** Undefined if the product is missing, or listed and not finished. Empty if all that is found may be of other commits. */
function scansOfType(type, { deciding, listed, missing }, { mayBeOurs = () => false }) {
    const product = domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[type];
    if (product === undefined)
        return deciding;
    if (missing.includes(product))
        return undefined;
    if (!listed.includes(product))
        return deciding.filter(({ scan, overtakenFor }) => !overtakenFor.includes(product) && !mayBeOurs(scan));
    const scans = deciding.filter(({ products }) => products.includes(product));
    return scans.length === 0 ? undefined : scans;
}
function refsOfAll(scans, { refsOf }) {
    return [...new Set(scans.flatMap(({ scan }) => refsOf(scan)))];
}
/** True if diff scans decide and no full scan ran the type. A full one shows what the base has too, so beside it all issues are compared. */
function isDiff(scans, type) {
    const isWhole = (one) => one.scan.isFullScan && (0,domain_product/* isFoundBy */.UW)(type, one.products);
    return scans.some(({ scan }) => !scan.isFullScan) && !scans.some(isWhole);
}

// EXTERNAL MODULE: ./lib/src/gate/pipeline/product-needs.js
var product_needs = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/reading.js









/** Begins to read the issues before the details are known, because the details usually change nothing. */
function beginReading(plan, found, finder, world) {
    const { decision } = found;
    const { deciding, repositoryId } = decision;
    const { known } = finder;
    const abandoned = new AbortController();
    const signal = AbortSignal.any([world.signal, abandoned.signal]);
    const details = finder.confirm(found);
    // Its failure is handled where it is awaited.
    details.catch(() => undefined);
    const refsOf = (scan) => known.refsOf(scan);
    const listedRefs = deciding.flatMap(({ scan }) => refsOf(scan));
    // If only the detail names the branch of a scan, issues can be read only after the detail.
    const early = deciding.every(({ scan }) => refsOf(scan).length > 0) ? read() : undefined;
    early?.catch(() => undefined);
    function read() {
        const { lookup } = known;
        const unfinishedAtMs = (scan) => lookup.unfinishedAtMs(scan);
        const scopes = countingScopes(decision, {
            mayBeOurs: plan.mayBeOurs,
            refsOf,
            statsFindingsOf: async (scan) => (await details)[deciding.findIndex((one) => one.scan === scan)]?.stats?.findings,
            seen: () => lookup.scans,
            unread: () => lookup.malformed,
            unfinishedAtMs,
            askForRef: async (scan) => (await scansOfRef(world.reader, repositoryId, refsOf(scan))).scans,
        });
        const platformNowMs = () => lookup.nowMs;
        const ofBase = plan.baselineRefs ?? [];
        const ask = (0,once/* once */.O)(() => scansOfRef(world.reader, repositoryId, ofBase));
        const scansOfBase = () => baselineScans(ofBase, decision, lookup, unfinishedAtMs, ask);
        const stillDecides = () => finder.holds(found, 'yes');
        const asked = { decision, scopes, baselineScans: scansOfBase, stillDecides, platformNowMs };
        return readIssues(plan, asked, { ...world, signal });
    }
    async function isAnythingOn(refs) {
        const asked = plan.searches.flatMap((search) => search.states ?? []);
        const states = [...new Set([...plan.states, ...asked, ...issue/* DETECTED_STATES */.Cn])];
        const search = { repositoryId, refs, pageSize: plan.pageSize, states, issueTypes: domain_product/* ISSUE_TYPES */.co };
        for await (const page of world.reader.searchIssues(search, signal))
            if (page.groups.some((group) => group.issuesCount > 0n))
                return true;
        return false;
    }
    return {
        details,
        /** Completes the reading on all refs that list and details name. Throws `scan-inconsistent`, what the details throw, and `cancelled`. */
        async finish() {
            await details;
            const unnamed = deciding.find(({ scan }) => refsOf(scan).length === 0);
            if (unnamed !== undefined) {
                const { id } = unnamed.scan;
                const why = `scan ${id} names no branch: set SEMGREP_BRANCH for the scanner`;
                const failure = new domain_failure/* GateFailure */.In('scan-inconsistent', why, { detail: 'no-branch' });
                // Without this scan the other products are still judged.
                known.refused.set(id, failure);
                throw failure;
            }
            // spec-gap: ref-named-twice
            const refs = [...new Set(deciding.flatMap(({ scan }) => refsOf(scan)))];
            const further = refs.filter((ref) => !listedRefs.includes(ref));
            // If a bare name turns out to be a tag's, issues of a branch of that name must not count: everything is read again.
            const isEachOurs = listedRefs.every((ref) => refs.includes(ref));
            if (early === undefined || !isEachOurs)
                return { refs, read: await read() };
            // The details may add a name of the ref. If it has no issues, the first reading is complete; if that is unknown, it may still prove a fail.
            const more = further.length > 0 && (await (0,domain_failure/* attempt */.CD)(() => isAnythingOn(further)));
            return {
                refs,
                read: await (more === true ? read() : early),
                unread: more instanceof domain_failure/* GateFailure */.In ? more : undefined,
            };
        },
        abandon() {
            abandoned.abort(new domain_failure/* GateFailure */.In('cancelled', 'what is read is not needed any more'));
        },
    };
}
/** Throws only `cancelled`: every other failure is a shortfall of the evidence. */
function readIssues({ blocking, ...plan }, { decision, ...asked }, world) {
    const left = (0,product_needs/* notApplicableOf */.WP)([...blocking.keys()], decision);
    return readEvidence(world, {
        ...plan,
        ...asked,
        judged: new Set([...blocking].flatMap(([condition, ids]) => (left.has(condition) ? [] : ids))),
        unfinishedTypes: (0,product_needs/* unfinishedTypesOf */.WS)(decision),
        repositoryId: decision.repositoryId,
        // A runner whose clock is behind must not leave out issues that are old enough.
        startedAtMs: startOf(world, Math.max(world.clock.wallNow(), asked.platformNowMs())),
        platformStartedAtMs: startOf(world, asked.platformNowMs()),
    });
}
/** When the run began, in whole seconds, by the clock that shows `nowMs` now. */
function startOf({ clock, monotonicStart: began }, nowMs) {
    return Math.floor((nowMs - (clock.now() - began)) / 1_000) * 1_000;
}
/** The listed scans of a ref, which is asked for under each spelling. Throws `GateFailure`. */
// spec-gap: list-branch-filter
async function scansOfRef(reader, repositoryId, spellings) {
    const found = new Map();
    const malformed = [];
    const ask = async (branch) => {
        for await (const page of reader.listScans({ repositoryId, branch })) {
            malformed.push(...page.malformed);
            for (const scan of page.scans)
                if (scan.repositoryId === repositoryId && (0,ref/* isSameRef */.MP)(scan.branch, branch))
                    found.set(scan.id, scan);
        }
    };
    await Promise.all(spellings.map(ask));
    return { scans: [...found.values()], malformed };
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/scan-step.js







/** Never throws: the failure that stopped the step is in `proven`. */
async function scanStep(plan, lookup, world, isPolled) {
    const finder = new find_scan/* ScanFinder */.C(world, plan.find, lookup);
    const judged = await prove(finder, isPolled, plan, world).catch((thrown) => unlessMoved((0,domain_failure/* asGateFailure */.c5)(thrown), finder, plan, world));
    const isProven = !(judged instanceof domain_failure/* GateFailure */.In);
    return {
        proven: isProven ? judged.proven : judged,
        stillHolds: isProven ? () => finder.holds(judged.found, 'if-due') : undefined,
        lastScan: finder.current,
        seen: finder.seen,
        baseNow: finder.baseNow,
        otherProjects: finder.known.otherProjects(),
        earlierScans: lookup.earlierScans,
        waitedSeconds: finder.waitedMs / 1_000,
        latestNowMs: () => lookup.latestNowMs,
    };
}
/** If the pull request goes to another base now, reports that: it says more. If its base changed since the last request, other scans may decide. */
async function unlessMoved(failure, finder, plan, world) {
    if (failure.reason === 'cancelled' || failure.reason === 'bad-event')
        return failure;
    const known = finder.baseNow;
    const asked = await world.baseNow?.();
    finder.baseNow = asked;
    const moved = movedBase(asked, plan.find.expected.target);
    if (moved !== undefined)
        return (0,domain_failure/* allOf */.bn)([moved, failure]);
    const isChanged = asked?.changedAtMs !== undefined && asked.changedAtMs !== known?.changedAtMs;
    // A failure that is set to `warn` must not hide that no scan is of the new base.
    const mayHide = reason/* REASONS */.ez[failure.reason].isAnswer || plan.find.isSoft?.(failure.reason) === true;
    if (!mayHide || !isChanged)
        return failure;
    const again = await prove(finder, false, plan, world).catch(domain_failure/* asGateFailure */.c5);
    return again instanceof domain_failure/* GateFailure */.In && !reason/* REASONS */.ez[again.reason].isAnswer ? (0,domain_failure/* allOf */.bn)([failure, again]) : again;
}
/** `bad-event` if the pull request goes to another branch than its event says; else undefined. */
function movedBase(base, { baseRef, subject }) {
    if (base?.ref === undefined || baseRef === undefined || (0,ref/* isSameRef */.MP)(base.ref, baseRef))
        return undefined;
    const pull = subject.kind === 'pull-request' ? `pull request ${subject.number}` : 'the pull request';
    return new domain_failure/* GateFailure */.In('bad-event', `${pull} goes to ${(0,ref/* branchName */.at)(base.ref)} now, and its event says ${(0,ref/* branchName */.at)(baseRef)}: this is a re-run of an old ` +
        'event, or no run has started since its base changed, for which the workflow needs edited among the types of pull_request');
}
/** How often a run may decide again: each new scan of the commit can cost one decision. */
const MOST_DECISIONS = 8;
/** Reads details, older scans and issues at once. If that leads to another decision, the search goes on. */
async function prove(finder, isPolled, plan, world) {
    let missed;
    for (let round = 1; round <= MOST_DECISIONS; round += 1) {
        if (round > 1)
            world.log.info('Other scans may decide now: what was read is dropped.');
        // Later rounds do not poll first: the decision changed because something was just read.
        const found = await finder.find(isPolled || round > 1).catch((thrown) => {
            throw (0,domain_failure/* allOf */.bn)([(0,domain_failure/* asGateFailure */.c5)(thrown), missed]);
        });
        const { decision, stop } = found;
        world.readingBegins?.();
        const asked = world.baseNow?.();
        tellFound(found, world);
        const reading = beginReading(plan.read, found, finder, world);
        try {
            // First, since older scans may show what the failure of a detail would hide.
            missed = await (0,domain_failure/* attempt */.CD)(async () => void (await finder.readOlder(found)));
            const details = await reading.details;
            const isFirst = await (0,domain_failure/* attempt */.CD)(() => finder.holds(found, isMoreCounted(found, details) ? 'yes' : 'no'));
            if (isFirst instanceof domain_failure/* GateFailure */.In && reason/* REASONS */.ez[isFirst.reason].isAnswer)
                throw isFirst;
            if (isFirst === false)
                continue;
            const { refs, read, unread } = await reading.finish();
            const unseen = [unread, isFirst instanceof domain_failure/* GateFailure */.In ? isFirst : undefined];
            finder.baseNow = await asked;
            const isSame = await (0,domain_failure/* attempt */.CD)(() => finder.holds(found, read.indexGap === undefined ? 'if-due' : 'yes'));
            const moved = movedBase(finder.baseNow, plan.find.expected.target);
            if (isSame === false && moved === undefined)
                continue;
            const failed = isSame instanceof domain_failure/* GateFailure */.In ? isSame : undefined;
            // The gate may learn only after it chose the scans that they are of an old base.
            const isOld = decision.deciding.some(({ scan }) => (0,whose_scan/* isOfOldBase */.g$)(scan, finder.baseChangedAtMs));
            if (moved !== undefined || (failed !== undefined && isOld)) {
                const { shortfall, baselineShortfall } = read.evidence;
                const open = isSame === false ? finder.leftOpen() : failed;
                throw (0,domain_failure/* allOf */.bn)([moved, open, ...unseen, shortfall?.failure, baselineShortfall?.failure]);
            }
            // The issues may prove a fail, even if something else could not be read.
            return { found, proven: { decision, stop: (0,domain_failure/* allOf */.bn)([stop, missed, ...unseen, failed]), details, refs, read } };
        }
        catch (thrown) {
            if (!finder.isAnyRefused(found))
                throw (0,domain_failure/* allOf */.bn)([(0,domain_failure/* asGateFailure */.c5)(thrown), missed, stop]);
        }
        finally {
            reading.abandon();
        }
    }
    throw (0,domain_failure/* allOf */.bn)([new domain_failure/* GateFailure */.In('unstable', 'the list of scans changed at every check'), missed]);
}
/** True if a detail counts more than the list, which may have been read too early. If the list does not change, it is accepted. */
function isMoreCounted({ decision }, details) {
    return decision.deciding.some(({ scan }, index) => {
        const [listed, detailed] = [(0,domain_scan/* reportedFindings */.If)(scan.findingsCounts), details[index]?.stats?.findings];
        return listed !== undefined && detailed !== undefined && detailed > listed;
    });
}
function tellFound({ decision: { deciding }, stop }, { log }) {
    for (const { scan, products } of deciding)
        log.info(`Scan ${scan.id} is completed (${products.join(', ')}); reading the issues of its branch.`);
    if (stop !== undefined)
        log.info(`Not everything can be judged: ${stop.message}.`);
}


/***/ }),

/***/ 480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   zb: () => (/* binding */ assertReplaceable)
/* harmony export */ });
/* unused harmony export LONGEST_STEP_MS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** The longest single step with a file, and the longest pause while a pipe is read, in milliseconds. */
const LONGEST_STEP_MS = 5_000;
/** Flags for opening any file: a pipe without another end, or a terminal, would block a thread of Node for ever. Windows has neither flag. */
const WITHOUT_WAITING = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOCTTY ?? 0);
function fileFailure(code) {
    return Object.assign(new Error(`a file: ${code}`), { code });
}
/** Throws `ETIMEDOUT` if the call takes too long: a network folder may never answer. */
async function step(call) {
    let timer;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(fileFailure('ETIMEDOUT')), LONGEST_STEP_MS);
    });
    try {
        return await Promise.race([call, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Throws `EISDIR` for a folder, and `no regular file` for a pipe, a device, a link to one, and anything below `/dev`, `/proc` or `/sys`. */
async function assertReplaceable(target) {
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    if (found?.isDirectory() === true)
        throw fileFailure('EISDIR');
    if (found?.isFile() === false || (await isOfTheSystem(target)))
        throw fileFailure('no regular file');
}
/** False for a pipe, a device, a link, and anything below `/dev` or `/proc`. `orLink`: true for a link to a file. */
async function isPlainFile(target, orLink) {
    const found = await there(orLink === undefined ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    return found?.isFile() === true && !(await isOfTheSystem(target));
}
/** Returns the same text for two paths to one file, as far as that can be found out. */
async function identityOf(path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target)).catch(() => undefined);
    if (found !== undefined)
        return `${found.dev}:${found.ino}`;
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target));
    return process.platform === 'linux' ? whole : whole.toLowerCase();
}
/** These folders show the system as files: nothing is created, removed or replaced there. */
async function isOfTheSystem(target) {
    const folder = await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    return [target, `${folder}/`].some((path) => /^\/(?:dev|proc|sys)(?:\/|$)/.test(path));
}
/** Resolves links, even if the folder does not exist yet. */
async function realFolder(folder) {
    const real = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder));
    return real ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)));
}
/** Undefined if nothing is there, including a link that leads nowhere or in a circle. */
async function there(poll) {
    return step(poll).catch((thrown) => {
        if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ELOOP)$/.test(String(thrown.code)))
            return undefined;
        throw thrown;
    });
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ openConnections)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4043);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7405);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5732);
/* harmony import */ var _domain_work_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9853);
/* harmony import */ var _proxy_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5278);

// Two files of undici in place of its index, which takes 50 ms and 15 MB more for web sockets, caches and mocks that nothing here uses.





/** HTTP/1.1 only: large pages are several times slower over HTTP/2 here. No time limits: the caller's signal covers the whole request. */
const OPTIONS = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 };
/** Uses the proxy that is set for https. `what` names the address. Throws `GateFailure` (`config`) as `assertNotShownToProxy`, and for a proxy setting that is not an address. */
function openConnections(what, url, env) {
    (0,_proxy_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNotShownToProxy */ .i0)(what, url, env);
    const { httpsProxy, noProxy } = (0,_proxy_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readProxySettings */ .uv)(env);
    if (url.protocol === 'http:' || httpsProxy === '') {
        const agent = new (undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_2___default())(OPTIONS);
        return { request: (options) => untilStopped(options, () => undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1___default().call(agent, options)) };
    }
    if (!URL.canParse(httpsProxy))
        throw badProxy();
    const open = (0,_domain_work_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => openProxy(httpsProxy, noProxy));
    return { request: (options) => untilStopped(options, async () => (await open()).request(options)) };
}
/** While undici is still connecting (up to 10 s), it notices a stop only afterwards, and then sends nothing. */
async function untilStopped({ signal }, send) {
    const stopped = Promise.withResolvers();
    const listener = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => stopped.reject(signal.reason));
    try {
        return await Promise.race([stopped.promise, send()]);
    }
    finally {
        listener[Symbol.dispose]();
    }
}
async function openProxy(address, noProxy) {
    const { EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    try {
        // Empty text for `noProxy` rather than undefined: undefined would make undici read the environment itself.
        return new EnvHttpProxyAgent({ ...OPTIONS, httpProxy: address, httpsProxy: address, noProxy });
    }
    catch {
        throw badProxy();
    }
}
/** The cause is left out: the error quotes the address, which may contain a password. */
function badProxy() {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateFailure */ .In('config', 'the proxy address in the environment (HTTPS_PROXY) is not a URL');
}


/***/ }),

/***/ 661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dW: () => (/* binding */ readPacked),
/* harmony export */   di: () => (/* binding */ ACCEPTED_ENCODINGS)
/* harmony export */ });
/* unused harmony export readCapped */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5732);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1056);



const ACCEPTED_ENCODINGS = 'gzip, br';
/** Pieces that hold most answers: joining those of a large one would copy it, and take memory for both. */
const LIMITS = { chunkSize: 1024 * 1024, maxOutputLength: _domain_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp };
/** Throws `GateFailure`: `too-large`, packed or not, and `contract` for an unknown or corrupt packing. */
async function readPacked(body, contentEncoding = '') {
    const unpack = unpackerFor(contentEncoding.trim().toLowerCase());
    const sent = await readCapped(body);
    try {
        return unpack(sent);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'ERR_BUFFER_TOO_LARGE')
            throw tooLarge();
        const isCorrupt = code === 'Z_DATA_ERROR' || code.startsWith('ERR__ERROR_FORMAT');
        if (isCorrupt)
            throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateFailure */ .In('contract', 'the compressed body is corrupt', { cause: error });
        // A packed body that ends early (`Z_BUF_ERROR`) means a cut connection.
        throw error;
    }
}
function unpackerFor(encoding) {
    if (encoding === '' || encoding === 'identity')
        return (sent) => sent;
    if (encoding === 'gzip')
        return (packed) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(packed, LIMITS);
    if (encoding === 'br')
        return (packed) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(packed, LIMITS);
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateFailure */ .In('contract', 'the body is compressed in a way that was not asked for');
}
/** Reads a body to its end. Stops and throws `too-large` if it is larger than allowed. */
async function readCapped(body) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > _domain_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp)
            throw tooLarge();
        chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
}
function tooLarge() {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateFailure */ .In('too-large', `the answer is larger than ${_domain_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ANSWER_BYTES */ .rp / 1024 / 1024} MiB`);
}


/***/ }),

/***/ 7001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ searchOf),
/* harmony export */   So: () => (/* binding */ apiPath),
/* harmony export */   nq: () => (/* binding */ pathPart)
/* harmony export */ });
/** A tag for template literals of paths: no filled-in part can leave its segment. */
function apiPath(parts, ...values) {
    return String.raw({ raw: parts }, ...values.map(pathPart));
}
/** The only encoder of path parts. Throws for a part that would lead to another path. */
function pathPart(value) {
    if (value === '' || value === '.' || value === '..')
        throw new Error('an empty or dotted part in a path');
    return encodeURIComponent(value);
}
/** A query with its question mark; empty if there is none. */
function searchOf(query = {}) {
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return texts.length === 0 ? '' : `?${new URLSearchParams(texts)}`;
}


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT)
/* harmony export */ });
const USER_AGENT = 'findings-gate';


/***/ }),

/***/ 7088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ MAX_VALUES),
/* harmony export */   N3: () => (/* binding */ JsonError),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   WP: () => (/* binding */ JsonNumber),
/* harmony export */   dw: () => (/* binding */ MAX_MEMBERS),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/** A number as its JSON text, if a JavaScript number would differ: nothing is rounded before a schema reads it. */
class JsonNumber {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** The text is not the expected JSON. The message may name a position (in UTF-16 units, from 0) and never quotes the text. */
class JsonError extends Error {
    name = 'JsonError';
    constructor(problem, position) {
        super(position === undefined ? problem : `${problem} at character ${position}`);
    }
}
const MAX_DEPTH = 64;
const MAX_MEMBERS = 10_000;
/** The most values of one text, objects and arrays included. */
const MAX_VALUES = 1_000_000;
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ mapped),
/* harmony export */   Cq: () => (/* binding */ positiveInteger),
/* harmony export */   GK: () => (/* binding */ ifAny),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KD: () => (/* binding */ checked),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   PT: () => (/* binding */ ShapeProblem),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aH: () => (/* binding */ anyObject),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   al: () => (/* binding */ nonEmptyText),
/* harmony export */   iG: () => (/* binding */ anyNumber),
/* harmony export */   jk: () => (/* binding */ textThat),
/* harmony export */   mI: () => (/* binding */ made),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);


/** The value does not match its schema. The message names its location and quotes no value. */
class ShapeProblem extends Error {
    name = 'ShapeProblem';
    /** Completes a sentence that begins with the location. */
    problem;
    /** Members and indexes that lead to the value; empty for the whole one. */
    path;
    constructor(problem, path = []) {
        super(path.length === 0 ? problem : `${path.join('.')} ${problem}`);
        this.problem = problem;
        this.path = path;
    }
}
/** Throws `ShapeProblem` for the first value that does not match. */
function read(schema, value) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(schema, value, FIRST_PROBLEM);
    if (result.success)
        return result.data;
    const { message, path } = result.error.issues[0];
    throw new ShapeProblem(message, path);
}
/** Returns the value as it is. Throws `ShapeProblem` for the first value in it that does not match. */
function checked(schema, value) {
    if (!zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf(schema, value))
        read(schema, value);
    return value;
}
/** One problem is enough, and a hostile page could have a million. */
const FIRST_PROBLEM = { abortEarly: true };
/** The result of `make`. The value is refused if that is undefined. */
function made(problem, make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, { issues }) => {
        const result = make(value);
        if (result === undefined)
            issues.push({ code: 'custom', message: problem, input: value });
        return result;
    });
}
const anyObject = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW, 'is not an object');
function object(members) {
    // The library would take a `JsonNumber` for an object without members.
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(anyObject, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(members));
}
function list(element) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(element, 'is not an array');
}
function mapped(schema, make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(schema, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(make));
}
/** The member may be null or missing, which is the same. */
function ifAny(schema) {
    return mapped(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(schema), (value) => value ?? undefined);
}
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is not text');
function textThat(fits) {
    return text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(fits, 'is not the text expected'));
}
const nonEmptyText = textThat((text) => text !== '');
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY('is not true or false');
/** A finite number: JSON can write larger ones, such as `1e999`. */
const anyNumber = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY((value) => typeof value === 'number' || value instanceof _json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonNumber */ .WP, 'is not a number')
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((value) => Number.isFinite(numberOf(value)), 'is out of range'));
const number = mapped(anyNumber, numberOf);
function numberOf(written) {
    return typeof written === 'number' ? written : Number(written.text);
}
const positiveInteger = number.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((value) => Number.isSafeInteger(value) && value >= 1, 'is not a positive integer'));


/***/ }),

/***/ 1137:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ platformLinks),
/* harmony export */   _p: () => (/* binding */ platformAddresses)
/* harmony export */ });
/* unused harmony export under */
/* harmony import */ var _domain_text_remote_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
/* harmony import */ var _http_path_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7001);


/** Addresses of the operations of one deployment. `base` is the platform's root: a path prefix is kept, a trailing slash does not matter. */
function platformAddresses(base, deployment) {
    return {
        issueSearch: under(base, 'api', 'agent', 'deployments', deployment, 'issues', 'search'),
        issueList: under(base, 'api', 'agent', 'deployments', deployment, 'issues'),
        scanList: under(base, 'api', 'v1', 'deployments', deployment, 'scans', 'search'),
        scan: (id) => under(base, 'api', 'v1', 'deployments', deployment, 'scan', id),
        team: (id) => under(base, 'api', 'permissions', 'v2', 'deployments', deployment, 'teams', id),
    };
}
/** Web pages of a scan and of findings. Undefined unless the platform is reached by https: nothing else becomes a link. */
// spec-gap: web-links
function platformLinks(base) {
    return {
        scan: (repositoryId, scanId) => webLink(under(base, 'orgs', '-', 'projects', repositoryId, 'scans', scanId)),
        findings(project, ref) {
            const url = under(base, 'orgs', '-', 'findings');
            url.search = new URLSearchParams({ repo: project, ref }).toString();
            return webLink(url);
        },
        platform: base.href,
    };
}
function webLink(url) {
    return url.protocol === 'https:' ? url.href : undefined;
}
function under(base, ...parts) {
    const root = base.origin + (0,_domain_text_remote_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEndSlashes */ .he)(base.pathname);
    return new URL([root, ...parts.map(_http_path_part_js__WEBPACK_IMPORTED_MODULE_1__/* .pathPart */ .nq)].join('/'));
}


/***/ }),

/***/ 5829:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ consume),
/* harmony export */   x: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5732);
/* harmony import */ var _http_packed_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(661);



/** Small buffers share one block of memory. */
const SHARED_BYTES = 64 * 1024;
/** Reads a whole answer, UTF-8, at most 16 MiB packed and unpacked. Throws `GateFailure` (`too-large`, `contract`), and the error of a stream that ends early. */
async function readBody(body, contentEncoding) {
    const bytes = await (0,_http_packed_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readPacked */ .dW)(body, contentEncoding);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateFailure */ .In('contract', 'the answer is not UTF-8 text');
    return bytes;
}
/** Frees the memory at once: otherwise hundreds of megabytes gather before the collector runs. Nothing may read the bytes later. */
function consume(body, read) {
    try {
        return read(body);
    }
    finally {
        const { buffer } = body;
        if (buffer instanceof ArrayBuffer && buffer.byteLength > SHARED_BYTES)
            buffer.transfer(0);
    }
}


/***/ }),

/***/ 6280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w1: () => (/* binding */ countIssues),
  SA: () => (/* binding */ issuePages),
  v7: () => (/* binding */ listScans),
  WN: () => (/* binding */ openPlatform),
  CY: () => (/* binding */ readScan)
});

// UNUSED EXPORTS: scanListBody

// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/src/platform/address.js
var address = __webpack_require__(1137);
// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
;// CONCATENATED MODULE: ./lib/src/platform/paging.js


/** Pages of a list to its end, empty ones too, one at a time. An empty cursor is never sent: it would start again. Throws `cursor-loop` if a cursor comes again, `page-limit` after 200 pages. */
async function* readPages(operation, firstCursor, fetchPage) {
    let cursor = firstCursor === '' ? undefined : firstCursor;
    // A cursor of white space alone would start again, too.
    const seen = new Set(['', normalised(cursor)]);
    for (let pages = 1;; pages += 1) {
        let fetched = await fetchPage(cursor);
        cursor = fetched.cursor;
        yield fetched.page;
        // Otherwise the page would stay in memory until the next one arrives.
        fetched = undefined;
        // spec-gap: end-of-paging
        if (cursor === undefined || cursor === '')
            return;
        if (seen.has(normalised(cursor)))
            throw new failure/* GateFailure */.In('cursor-loop', `${operation}: the pages repeat themselves`);
        seen.add(normalised(cursor));
        if (pages === limits/* MOST_PAGES */.Ll)
            throw new failure/* GateFailure */.In('page-limit', `${operation}: more than ${limits/* MOST_PAGES */.Ll} pages`);
    }
}
/** Cursors that differ only in white space or base64 padding lead to the same page. */
function normalised(cursor = '') {
    const text = cursor.trim();
    let end = text.length;
    while (text[end - 1] === '=')
        end -= 1;
    return text.slice(0, end).trimEnd();
}

// EXTERNAL MODULE: ./lib/src/platform/schema/answer.js + 2 modules
var schema_answer = __webpack_require__(5496);
// EXTERNAL MODULE: ./lib/src/platform/schema/issue-group.js + 1 modules
var issue_group = __webpack_require__(9311);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var scan = __webpack_require__(977);
// EXTERNAL MODULE: ./lib/src/json/json-value.js
var json_value = __webpack_require__(7088);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/platform/wire-words.js
var wire_words = __webpack_require__(8124);
// EXTERNAL MODULE: ./lib/src/platform/schema/spelling.js
var spelling = __webpack_require__(75);
;// CONCATENATED MODULE: ./lib/src/platform/schema/scans.js







const STATUS = (0,spelling/* wordOrUnknown */.Qy)((0,wire_words/* ourWords */.YC)(scan/* SCAN_STATUSES */.tZ, wire_words/* SCAN_STATUS_PREFIX */.EP));
const COUNTS = (0,spelling/* spelled */.uQ)({
    code: (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2),
    secrets: (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2),
    supplyChain: ['supply_chain', (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2)],
    total: (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2),
});
const SCAN = (0,spelling/* spelled */.uQ)({
    id: (0,spelling/* idAsText */.F5)(),
    deploymentId: ['deployment_id', (0,spelling/* orNull */.Xd)((0,spelling/* idAsText */.F5)())],
    repositoryId: ['repository_id', (0,spelling/* orNull */.Xd)((0,spelling/* idAsText */.F5)())],
    branch: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    commit: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    startedAtMs: ['started_at', spelling/* TIME */.E9],
    completedAtMs: ['completed_at', spelling/* TIME */.E9],
    status: STATUS,
    exitCode: ['exit_code', (0,spelling/* orNull */.Xd)(spelling/* INTEGER */.vh)],
    enabledProducts: ['enabled_products', (0,spelling/* listOf */.c3)(spelling/* TEXT */.a$)],
    findingsCounts: [
        'findings_counts',
        (0,spelling/* spelling */.DS)(schemas/* nullish */.cl6(COUNTS.schema), (sent) => (sent ? COUNTS.take(sent) : scan/* NO_COUNTS */.lZ), COUNTS.write),
    ],
    isFullScan: ['is_full_scan', spelling/* FLAG */.lx],
    isPartialScan: ['is_partial_scan', spelling/* FLAG */.lx],
    totalTimeSeconds: ['total_time', (0,spelling/* orNull */.Xd)(spelling/* NUMBER */.uk)],
});
const READABLE = (0,spelling/* spelled */.uQ)({
    id: (0,spelling/* ifReadable */.G5)((0,spelling/* idAsText */.F5)()),
    status: (0,spelling/* ifReadable */.G5)(STATUS),
    isPartialScan: ['is_partial_scan', (0,spelling/* ifReadable */.G5)(spelling/* FLAG */.lx)],
    commit: (0,spelling/* ifReadable */.G5)(spelling/* TEXT */.a$),
    repositoryId: ['repository_id', (0,spelling/* ifReadable */.G5)((0,spelling/* idAsText */.F5)())],
    branch: (0,spelling/* ifReadable */.G5)(spelling/* TEXT */.a$),
    startedAtMs: ['started_at', (0,spelling/* ifReadable */.G5)(spelling/* TIME */.E9)],
    completedAtMs: ['completed_at', (0,spelling/* ifReadable */.G5)(spelling/* TIME */.E9)],
});
const SCANS_ANSWER = (0,schema/* object */.Ik)({ scans: schemas/* optional */.lqM((0,schema/* list */.p_)(schemas/* unknown */.L5J())), cursor: schemas/* nullish */.cl6(schema/* text */.Qq) });
/** A malformed entry of one commit must not stop the runs of all others: the gate gets it as malformed, and decides. */
function scanList(value) {
    const sent = (0,schema/* checked */.KD)(SCANS_ANSWER, (0,schema_answer/* listAnswer */.f_)(value, 'scans'));
    const page = { scans: [], malformed: [] };
    for (const entry of (sent.scans ?? []).map(scanOrProblem)) {
        if ('problem' in entry)
            page.malformed.push(entry);
        else
            page.scans.push(entry);
    }
    return { page, cursor: sent.cursor ?? undefined };
}
function scanOrProblem(value) {
    try {
        return SCAN.read(value);
    }
    catch (error) {
        if (error instanceof schema/* ShapeProblem */.PT)
            return malformedScan(value, error.message);
        throw error;
    }
}
function malformedScan(entry, problem) {
    if (!(0,json_value/* isJsonObject */.OW)(entry))
        return { mayBeWhole: true, isCommitReadable: false, problem };
    const isCommitReadable = (0,spelling/* isMissing */.b2)(entry.commit) || typeof entry.commit === 'string';
    const { status = 'completed', isPartialScan, ...known } = READABLE.read(entry);
    return { ...known, mayBeWhole: status === 'completed' && isPartialScan !== true, isCommitReadable, problem };
}
/** The document shows an object of text, other sources plain text. */
// spec-gap: title-shape
const TITLE = (0,spelling/* spelling */.DS)(schemas/* union */.KCZ([schema/* text */.Qq, schemas/* record */.g1P(schemas/* string */.YjP(), schema/* text */.Qq)], 'is neither text nor an object of text'), (title) => title);
/** Undefined for zero and for anything but digits: CI systems leave the variable empty, set it to `false`, or do not fill it in. */
// spec-gap: pull-request-id-of-none
const CHANGE_NUMBER = (0,spelling/* spelling */.DS)(schemas/* nullish */.cl6(schemas/* union */.KCZ([schema/* text */.Qq, spelling/* INTEGER */.vh.schema], 'is not an integer')), (sent) => /^0*([1-9][0-9]*)$/.exec((0,spelling/* lexeme */.Vl)(sent))?.[1], (digits) => (digits === undefined ? null : BigInt(digits)));
const NAMED_META = (0,spelling/* spelled */.uQ)({
    on: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    true: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    branch: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    commit: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    config: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    repoUrl: ['repo_url', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    ciJobUrl: ['ci_job_url', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    repository: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    // spec-gap: repo-display-name
    repoDisplayName: ['repo_display_name', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    commitTitle: ['commit_title', (0,spelling/* orNull */.Xd)(TITLE)],
    pullRequestId: ['pull_request_id', CHANGE_NUMBER],
    pullRequestTitle: ['pull_request_title', (0,spelling/* orNull */.Xd)(TITLE)],
    commitAuthorName: ['commit_author_name', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    commitAuthorImageUrl: ['commit_author_image_url', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    commitAuthorEmail: ['commit_author_email', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    commitAuthorUsername: ['commit_author_username', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    pullRequestAuthorUsername: ['pull_request_author_username', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
    pullRequestAuthorImageUrl: ['pull_request_author_image_url', (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$)],
});
/** The platform has two names for the kind of event. */
// spec-gap: event-kind-name
const META = (0,spelling/* spelling */.DS)(NAMED_META.schema, (sent) => {
    const meta = NAMED_META.take(sent);
    return { ...meta, event: meta.on ?? meta.true };
}, NAMED_META.write);
/** The answer of the scan read operation. It has no status: only the list has one. */
const SCAN_DETAIL = (0,spelling/* spelled */.uQ)({
    id: (0,spelling/* idAsInteger */.Sl)(),
    deploymentId: ['deployment_id', (0,spelling/* orNull */.Xd)((0,spelling/* idAsInteger */.Sl)())],
    repositoryId: ['repository_id', (0,spelling/* orNull */.Xd)((0,spelling/* idAsInteger */.Sl)())],
    startedAtMs: ['started_at', spelling/* TIME */.E9],
    completedAtMs: ['completed_at', spelling/* TIME */.E9],
    exitCode: ['exit_code', (0,spelling/* orNull */.Xd)(spelling/* INTEGER */.vh)],
    hasLogs: ['has_logs', spelling/* FLAG */.lx],
    enabledProducts: ['enabled_products', (0,spelling/* listOf */.c3)(spelling/* TEXT */.a$)],
    stats: (0,spelling/* orNull */.Xd)((0,spelling/* spelled */.uQ)({ findings: (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2), totalTimeSeconds: ['total_time', (0,spelling/* orNull */.Xd)(spelling/* NUMBER */.uk)] })),
    meta: (0,spelling/* orNull */.Xd)(META),
});

// EXTERNAL MODULE: ./lib/src/platform/transport.js + 5 modules
var transport = __webpack_require__(7874);
;// CONCATENATED MODULE: ./lib/src/platform/operations.js







/** Sends nothing before an operation is called with it. */
function openPlatform(options) {
    const { baseUrl, deploymentId: deployment } = options;
    return { transport: (0,transport/* createTransport */.o)(options), addresses: (0,address/* platformAddresses */._p)(baseUrl, deployment), deployment };
}
/** 1. List issue groups (Experimental): pages to the end. Of each group only the counted members stay in memory. */
function countIssues(platform, request, signal) {
    return issuePages(platform, 'issue search', request, issue_group/* countedGroupList */.cp, { isRepeatable: true, signal });
}
function issuePages({ transport, addresses, deployment }, operation, request, read, how) {
    const url = operation === 'issue search' ? addresses.issueSearch : addresses.issueList;
    return readPages(operation, request.cursor, async (cursor) => {
        const body = JSON.stringify({ deploymentId: deployment, ...request, cursor });
        const answer = await transport.send({ operation, method: 'POST', url, body, ...how });
        return (0,schema_answer/* readAnswer */.JN)(operation, read, answer.body);
    });
}
/** 2. List scans (beta) of the past 30 days: pages to the end. */
function listScans(platform, request, phase) {
    const operation = 'scan list';
    return readPages(operation, request.cursor, async (cursor) => {
        const body = JSON.stringify({ ...scanListBody(platform.deployment, request), cursor });
        const url = platform.addresses.scanList;
        const answer = await platform.transport.send({ operation, method: 'POST', url, body, isRepeatable: true, phase });
        const { page, cursor: next } = (0,schema_answer/* readAnswer */.JN)(operation, scanList, answer.body);
        return { page: { ...page, serverTimeMs: answer.serverTimeMs }, cursor: next };
    });
}
/** The body of a scan list request. Its ids are integers, unrounded. */
function scanListBody(deployment, { repository_id, ...rest }) {
    return {
        // spec-gap: list-deployment-id
        deploymentId: exactInteger(deployment),
        repository_id: repository_id && exactInteger(repository_id),
        ...rest,
    };
}
/** 3. Get scan details. With `aside` the request is made once, and stops with that signal. */
async function readScan(platform, id, phase, aside) {
    const operation = 'scan detail';
    const url = platform.addresses.scan(id);
    // A retry would be taken from those that the verdict may need.
    const isRepeatable = aside === undefined;
    const answer = await platform.transport.send({ operation, method: 'GET', url, isRepeatable, phase, signal: aside });
    return (0,schema_answer/* readAnswer */.JN)(operation, SCAN_DETAIL.read, answer.body);
}
/** The digits of an id as a JSON integer, beyond 2^53 too. */
function exactInteger(digits) {
    if (!(0,ids/* isDigits */.Hc)(digits))
        throw new Error('an id that is not digits');
    return JSON.rawJSON(digits);
}


/***/ }),

/***/ 5496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f_: () => (/* binding */ listAnswer),
  JN: () => (/* binding */ readAnswer)
});

// UNUSED EXPORTS: hasError

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/json/json-value.js
var json_value = __webpack_require__(7088);
;// CONCATENATED MODULE: ./lib/src/json/check-json.js

const BACKSLASH = 0x5c;
/** Matches only the first quote of a string. Commas are not needed. */
const JSON_TOKEN = /["{}[\]:]|[^\s"{}[\]:,]+/g;
/**
 * Throws `JsonError` for duplicate names, and above the limits. A text that is not JSON passes, or throws a `SyntaxError`:
 * `JSON.parse` decides. `hasOddNumber`: JavaScript would write a number in another way.
 */
function checkJson(text, limits = { members: json_value/* MAX_MEMBERS */.dw, values: json_value/* MAX_VALUES */.Ex }) {
    let hasOddNumber = false;
    let values = 0;
    /** The names of each object around the token; undefined for an array. */
    const around = [];
    let before = '';
    JSON_TOKEN.lastIndex = 0;
    for (let found = JSON_TOKEN.exec(text); found !== null; found = JSON_TOKEN.exec(text)) {
        const [token] = found;
        const start = found.index;
        if (token === '"')
            JSON_TOKEN.lastIndex = endOfString(text, start);
        const names = around.at(-1);
        if (token === '}' || token === ']')
            around.pop();
        else if (token === '"' && names !== undefined && before !== ':') {
            if (names.size === limits.members)
                throw new json_value/* JsonError */.N3(`more than ${names.size} members in an object`, start);
            const string = text.slice(start, JSON_TOKEN.lastIndex);
            const name = string.includes('\\') ? JSON.parse(string) : string.slice(1, -1);
            if (names.has(name))
                throw new json_value/* JsonError */.N3('duplicate member name', start);
            names.add(name);
        }
        else if (token !== ':') {
            values += 1;
            if (values > limits.values)
                throw new json_value/* JsonError */.N3(`more than ${limits.values} values`, start);
            if (token === '{' || token === '[')
                around.push(token === '{' ? new Set() : undefined);
            if (around.length > json_value/* MAX_DEPTH */.lr)
                throw new json_value/* JsonError */.N3(`nested deeper than ${json_value/* MAX_DEPTH */.lr}`, start);
            hasOddNumber ||= /^[-0-9]/.test(token) && !isPlainNumber(token);
        }
        before = token;
    }
    return { hasOddNumber };
}
/** The position after the closing quote of the string that begins at `start`, or that `start` is in. */
function endOfString(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(text, end))
        end = text.indexOf('"', end + 1);
    if (end === -1)
        throw new SyntaxError('a string without end');
    return end + 1;
}
/** True if the character has an odd number of backslashes before it. */
function isEscaped(text, at) {
    let first = at - 1;
    while (text.charCodeAt(first) === BACKSLASH)
        first -= 1;
    return (at - first) % 2 === 0;
}
/** True if JavaScript's number is exactly what was written. A fraction may be written in several ways, and is never a whole number. */
function isPlainNumber(written) {
    const value = Number(written);
    return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}

;// CONCATENATED MODULE: ./lib/src/json/parse-json.js


const SPACE = 0x20;
const QUOTE = 0x22;
const COLON = 0x3a;
/** Each value takes two characters. A text of this length cannot exceed the limit of values, so it may be parsed before it is checked. */
const MOST_UNCHECKED = 2 * json_value/* MAX_VALUES */.Ex;
/** Parses one value, UTF-8. Throws `JsonError` also for duplicate names, and above 64 levels, 10,000 members or 1,000,000 values. With `isExact` numbers are text. */
function parseJson(json, { isExact = false } = {}) {
    const text = json.toString();
    const plain = isExact || text.length > MOST_UNCHECKED ? undefined : parsePlain(text);
    if (plain !== undefined)
        return plain;
    try {
        const { hasOddNumber } = checkJson(text);
        return isExact || hasOddNumber ? JSON.parse(text, asWritten) : JSON.parse(text);
    }
    catch (error) {
        // The words of V8 quote the text, and must not be shown.
        throw error instanceof SyntaxError ? new json_value/* JsonError */.N3('it cannot be parsed') : error;
    }
}
/** Undefined if only a check of the text can decide. `JSON.parse` keeps one member of a duplicate name, so there are fewer members than name ends. */
function parsePlain(text) {
    try {
        const value = JSON.parse(text);
        return membersIn(value, json_value/* MAX_DEPTH */.lr) === nameEndsIn(text) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** The number of members. NaN above the limits, and for a whole number: it may have been written as `3.0`, or with more digits. */
function membersIn(value, depthLeft) {
    if (typeof value === 'object' && value !== null)
        return membersInside(value, depthLeft);
    return typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value)) ? Number.NaN : 0;
}
/** A separate function, so that it is not called for each of a hundred thousand texts. */
function membersInside(value, depthLeft) {
    if (depthLeft === 0)
        return Number.NaN;
    let members = 0;
    let inner = 0;
    if (Array.isArray(value))
        for (const each of value)
            inner += membersIn(each, depthLeft - 1);
    else {
        // Lists of names and values would create garbage of the size of the page.
        for (const name in value) {
            members += 1;
            inner += membersIn(value[name], depthLeft - 1);
        }
    }
    return members > json_value/* MAX_MEMBERS */.dw ? Number.NaN : members + inner;
}
/** Counts `":`, the ends of names; some in values are counted too. NaN if a name has an escape. */
function nameEndsIn(text) {
    if (isANameEscaped(text))
        return Number.NaN;
    let ends = 0;
    for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
        let last = at - 1;
        while (text.charCodeAt(last) <= SPACE)
            last -= 1;
        if (text.charCodeAt(last) === QUOTE && !isEscaped(text, last))
            ends += 1;
    }
    return ends;
}
/** V8 13.6 confuses such a name with one that has a backslash: then the number of members proves nothing. */
function isANameEscaped(text) {
    for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
        at = endOfString(text, at + 1);
        while (text.charCodeAt(at) <= SPACE)
            at += 1;
        if (text.charCodeAt(at) === COLON)
            return true;
    }
    return false;
}
function asWritten(_name, value, { source }) {
    return typeof value === 'number' ? new json_value/* JsonNumber */.WP(source) : value;
}

// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/platform/body.js
var platform_body = __webpack_require__(5829);
;// CONCATENATED MODULE: ./lib/src/platform/schema/answer.js





/** Consumes the body. Throws `GateFailure` (`contract`) for non-JSON, for a failure with status 200 (`{"error": ...}`), and if `read` refuses a value, with its location. */
function readAnswer(operation, read, body) {
    try {
        return (0,platform_body/* consume */.F)(body, (whole) => read(answerIn(whole)));
    }
    catch (error) {
        if (!(error instanceof json_value/* JsonError */.N3 || error instanceof schema/* ShapeProblem */.PT))
            throw error;
        const problem = error instanceof json_value/* JsonError */.N3 ? `it is not the JSON expected: ${error.message}` : error.message;
        throw new failure/* GateFailure */.In('contract', `${operation}: the answer does not match the documentation: ${problem}`);
    }
}
function answerIn(body) {
    if (body.toString('utf8', 0, 64).trimStart().startsWith('<'))
        throw new schema/* ShapeProblem */.PT('it is an HTML page, such as a login or a proxy sends, not JSON');
    const answer = parseJson(body);
    if (hasError(answer))
        throw new schema/* ShapeProblem */.PT('it reports an error with status 200');
    return answer;
}
/** The members of an answer with a list of this name. The service omits empty lists and zeros: without the list, only a cursor and `others` are allowed. */
// spec-gap: empty-search-answer
function listAnswer(value, name, others = []) {
    const answer = (0,schema/* checked */.KD)(schema/* anyObject */.aH, value);
    const isEmpty = Object.keys(answer).every((member) => ['cursor', ...others].includes(member));
    if (!Object.hasOwn(answer, name) && !isEmpty)
        throw new schema/* ShapeProblem */.PT(`has other members but no ${name}`);
    return answer;
}
function hasError(value) {
    return (0,json_value/* isJsonObject */.OW)(value) && value.error !== undefined && value.error !== null;
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FL: () => (/* binding */ EPSS_SCORE),
  cp: () => (/* binding */ countedGroupList)
});

// UNUSED EXPORTS: SENT_GROUP, issueTypeOf, pageOf

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/compile.js
var compile = __webpack_require__(7478);
// EXTERNAL MODULE: ./lib/src/domain/work/once.js
var once = __webpack_require__(9853);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/platform/schema/answer.js + 2 modules
var schema_answer = __webpack_require__(5496);
;// CONCATENATED MODULE: ./lib/src/platform/schema/shown-words.js
/* Values of enums that are only shown. Others are tolerated, and reported. */
const words = (prefix, names) => new Set(names.split(' ').map((name) => prefix + name));
const VISIBILITIES = words('RULE_VISIBILITY_', 'UNLISTED PUBLIC ORG_PRIVATE LOGGED_IN TEAM_TIER');
const ORIGINS = words('RULE_ORIGIN_', 'CUSTOM COMMUNITY PRO_RULES');
const EPSS_CATEGORIES = words('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE');
const RULE_PRODUCT_WORDS = words('RULE_TYPE_', 'SAST SCA SECRETS');

// EXTERNAL MODULE: ./lib/src/platform/schema/spelling.js
var spelling = __webpack_require__(75);
;// CONCATENATED MODULE: ./lib/src/platform/schema/issue-group.js






/** The service omits empty text: a group without id or path still counts. */
const TEXT_OR_EMPTY = (0,spelling/* spelling */.DS)(schemas/* nullish */.cl6(schema/* text */.Qq), (sent) => sent ?? '');
const EPSS_SCORE = (0,spelling/* spelled */.uQ)({
    score: (0,spelling/* orNull */.Xd)(spelling/* NUMBER */.uk),
    percentile: (0,spelling/* orNull */.Xd)(spelling/* NUMBER */.uk),
    updatedAt: spelling/* TIME_TEXT */["in"],
    categorization: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
});
/** The members of an element of `groups`, in the order of the documentation. */
const GROUP_MEMBERS = {
    // The count that decides: it must not be missing, since missing would not mean zero.
    issuesCount: spelling/* COUNT_AS_TEXT */.PZ,
    ruleId: TEXT_OR_EMPTY,
    ruleShaSum: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    ruleVisibility: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    ruleMeta: (0,spelling/* orNull */.Xd)((0,spelling/* spelled */.uQ)({
        author: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
        authorPhotoUrl: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
        rule: (0,spelling/* orNull */.Xd)((0,spelling/* spelled */.uQ)({
            ruleId: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
            ruleVersionId: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
            origin: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
        })),
    })),
    ruleLastChangeAt: spelling/* TIME_TEXT */["in"],
    ruleLastChangeBy: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    rulePath: TEXT_OR_EMPTY,
    ruleSourceUri: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    ruleTestCases: (0,spelling/* listOf */.c3)((0,spelling/* spelled */.uQ)({ target: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$), language: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$) })),
    // Neither read nor shown: it has no documented shape, can be large and may contain secrets.
    ruleDefinition: (0,spelling/* spelling */.DS)(schemas/* optional */.lqM(schemas/* unknown */.L5J()), () => undefined, () => undefined),
    ruleDeploymentName: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$),
    ruleSupersededBy: (0,spelling/* listOf */.c3)((0,spelling/* spelled */.uQ)({ product: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$), rulePath: (0,spelling/* orNull */.Xd)(spelling/* TEXT */.a$) })),
    sastAttributes: (0,spelling/* orNull */.Xd)(spelling/* OBJECT */.qv),
    scaAttributes: (0,spelling/* orNull */.Xd)((0,spelling/* spelled */.uQ)({ epssScore: (0,spelling/* orNull */.Xd)(EPSS_SCORE) })),
    secretsAttributes: (0,spelling/* orNull */.Xd)(spelling/* OBJECT */.qv),
};
const SENT_GROUP = (0,spelling/* spelled */.uQ)(GROUP_MEMBERS);
/** Takes only the members that are counted: there may be a hundred thousand groups. */
function countedGroup(sent) {
    const sast = GROUP_MEMBERS.sastAttributes.take(sent.sastAttributes);
    const sca = GROUP_MEMBERS.scaAttributes.take(sent.scaAttributes);
    const secrets = GROUP_MEMBERS.secretsAttributes.take(sent.secretsAttributes);
    return {
        issuesCount: GROUP_MEMBERS.issuesCount.take(sent.issuesCount),
        ruleId: GROUP_MEMBERS.ruleId.take(sent.ruleId),
        rulePath: GROUP_MEMBERS.rulePath.take(sent.rulePath),
        ruleSourceUri: GROUP_MEMBERS.ruleSourceUri.take(sent.ruleSourceUri),
        issueType: issueTypeOf({ sast, sca, secrets }),
        epss: sca?.epssScore,
    };
}
/** A group with several types at once is treated as one without a type. */
function issueTypeOf({ sast, sca, secrets }) {
    if (sast !== undefined)
        return sca === undefined && secrets === undefined ? 'sast' : undefined;
    if (sca !== undefined)
        return secrets === undefined ? 'sca' : undefined;
    return secrets === undefined ? undefined : 'secrets';
}
const MAX_NOTICES = 5;
const MAX_NAME_LENGTH = 60;
const TOTAL = (0,spelling/* orNull */.Xd)(spelling/* COUNT */.i2);
const GROUPS_ANSWER = (0,schema/* object */.Ik)({
    groups: schemas/* optional */.lqM((0,schema/* list */.p_)(SENT_GROUP.schema)),
    cursor: schemas/* nullish */.cl6(schema/* text */.Qq),
    total: TOTAL.schema,
    fetched: TOTAL.schema,
});
/** Compiled for large pages: with a hundred thousand groups this saves a quarter of the time. */
const compiledAnswer = (0,once/* once */.O)(() => compile/* compile */.wE(GROUPS_ANSWER));
const MANY_GROUPS = 200;
function countedGroupList(value) {
    return pageOf(value, countedGroup);
}
/** Reads an answer of the issue search. One malformed group makes the whole page malformed: no finding may get lost. */
function pageOf(value, take) {
    const answer = (0,schema_answer/* listAnswer */.f_)(value, 'groups', ['total', 'fetched']);
    const areMany = Array.isArray(answer.groups) && answer.groups.length > MANY_GROUPS;
    const sent = (0,schema/* checked */.KD)(areMany ? compiledAnswer() : GROUPS_ANSWER, answer);
    const [total, fetched] = [TOTAL.take(sent.total), TOTAL.take(sent.fetched)];
    const countsGroups = [total, fetched].some((count = 0n) => count > 0n);
    if (sent.groups === undefined && countsGroups)
        throw new schema/* ShapeProblem */.PT('counts groups but has none');
    const groups = (sent.groups ?? []);
    return {
        page: { groups: groups.map(take), total, fetched, notices: noticesOf(groups) },
        cursor: sent.cursor ?? undefined,
    };
}
/** Reports new members, and new values of enums that are only shown, once per page. They are tolerated. Platform text: hostile until rendered. */
function noticesOf(groups) {
    const notices = new Set();
    for (const group of groups) {
        for (const name in group)
            if (!Object.hasOwn(GROUP_MEMBERS, name))
                notices.add(`unknown member ${named(name)} in an issue group`);
        noteValue(notices, 'ruleVisibility', group.ruleVisibility, VISIBILITIES);
        noteValue(notices, 'ruleMeta.rule.origin', group.ruleMeta?.rule?.origin, ORIGINS);
        const { categorization } = group.scaAttributes?.epssScore ?? {};
        noteValue(notices, 'epssScore.categorization', categorization, EPSS_CATEGORIES);
        for (const { product } of group.ruleSupersededBy ?? [])
            noteValue(notices, 'ruleSupersededBy.product', product, RULE_PRODUCT_WORDS);
    }
    return [...notices].slice(0, MAX_NOTICES);
}
function noteValue(notices, member, value, known) {
    if (typeof value === 'string' && !known.has(value))
        notices.add(`unknown value ${named(value)} of ${member} in an issue group`);
}
/** A long name is omitted, not cut: part of a secret would not be redacted. */
function named(name) {
    return name.length <= MAX_NAME_LENGTH ? name : `… (${name.length} characters)`;
}


/***/ }),

/***/ 75:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ readableListOf),
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   E9: () => (/* binding */ TIME),
/* harmony export */   F5: () => (/* binding */ idAsText),
/* harmony export */   G5: () => (/* binding */ ifReadable),
/* harmony export */   PZ: () => (/* binding */ COUNT_AS_TEXT),
/* harmony export */   Qy: () => (/* binding */ wordOrUnknown),
/* harmony export */   Sl: () => (/* binding */ idAsInteger),
/* harmony export */   Vl: () => (/* binding */ lexeme),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   "in": () => (/* binding */ TIME_TEXT),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   qv: () => (/* binding */ OBJECT),
/* harmony export */   u9: () => (/* binding */ wordIn),
/* harmony export */   uQ: () => (/* binding */ spelled),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   vh: () => (/* binding */ INTEGER)
/* harmony export */ });
/* unused harmony export parseWireTime */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4196);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7904);
/* harmony import */ var _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6429);
/* harmony import */ var _json_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6273);





function spelling(schema, take, write = (value) => value) {
    return { schema, take, write };
}
/** An object with these members; further ones are tolerated. */
function spelled(facts) {
    const members = Object.entries(facts).map(([name, fact]) => 'schema' in fact ? { name, onWire: name, ...fact } : { name, onWire: fact[0], ...fact[1] });
    const schema = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(Object.fromEntries(members.map(({ onWire, schema }) => [onWire, schema])));
    const take = (sent) => {
        const found = {};
        for (const { name, onWire, take } of members)
            found[name] = take(sent[onWire]);
        return found;
    };
    return {
        schema,
        take,
        read: (value) => take((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .checked */ .KD)(schema, value)),
        write(of) {
            const ours = of;
            const written = members.map(({ name, onWire, write }) => [onWire, write(ours[name])]);
            return Object.fromEntries(written.filter(([, value]) => value !== undefined));
        },
    };
}
/** The member may be null or missing, and is written as null: every answer that is shown has every member. */
function orNull({ schema, take, write }) {
    return spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(schema), (sent) => (isMissing(sent) ? undefined : take(sent)), (value) => (value === undefined ? null : write(value)));
}
/** The service leaves empty arrays out. */
function listOf({ schema, take, write }) {
    return spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(schema)), (sent) => (sent ?? []).map((element) => take(element)), (elements) => elements.map(write));
}
/** For data that only explains a verdict: a value that cannot be read is treated as missing. */
function ifReadable(readable) {
    const { take, write } = orNull(readable);
    const takeIfReadable = (sent) => (zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .validate */ .tf(readable.schema, sent) ? take(sent) : undefined);
    return spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), takeIfReadable, write);
}
function readableListOf(element) {
    const { schema, take } = ifReadable(listOf(ifReadable(element)));
    return spelling(schema, (sent) => (take(sent) ?? []).filter((one) => one !== undefined), listOf(element).write);
}
function wordIn(known) {
    const onWire = new Map([...known].map(([sent, word]) => [word, sent]));
    return spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([...known.keys()]), (sent) => known.get(sent), (word) => onWire.get(word));
}
function wordOrUnknown(known) {
    const { write } = wordIn(known);
    return spelling(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, (sent) => known.get(sent) ?? { unknown: sent }, (word) => (typeof word === 'string' ? write(word) : word.unknown));
}
const TEXT = spelling(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, (sent) => sent);
const NUMBER = spelling(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .anyNumber */ .iG, _json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl);
const OBJECT = spelling(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, (sent) => sent);
/** False when missing: the service leaves false out. */
// spec-gap: omitted-members
const FLAG = spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt), (sent) => sent ?? false);
/** Shared, since every new bigint takes memory, and most rules have few issues. */
const ONE_DIGIT = Array.from({ length: 10 }, (_, digit) => BigInt(digit));
const digits = (problem) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .isDigits */ .Hc)(lexeme(value)), problem);
/** From 0 to 2^63 - 1. */
// spec-gap: number-or-text
const COUNT = spelling(digits('is not a count'), (sent) => {
    const written = lexeme(sent);
    return written.length === 1 ? ONE_DIGIT[Number(written)] : BigInt(written);
});
const COUNT_AS_TEXT = { ...COUNT, write: String };
const INTEGER = spelling(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((value) => isInteger(lexeme(value)), 'is not an integer'), (sent) => BigInt(lexeme(sent)));
function idAsText() {
    return spelling(digits('is not an id'), (sent) => lexeme(sent));
}
/** The detail of a scan has ids as integers with all their digits. */
function idAsInteger() {
    return { ...idAsText(), write: BigInt };
}
/** Milliseconds since 1970 (UTC) of `2020-11-18T23:30:10Z` or `2020-11-18 23:30:10.216670+00:00`; undefined for any other text, impossible days included. */
// spec-gap: time-spellings
function parseWireTime(text) {
    return isWireTime(text) ? Date.parse(text.replace(' ', 'T')) : undefined;
}
function isWireTime(text) {
    return (0,_domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .isDateTime */ .Ar)(text.replace(' ', 'T'));
}
/** A time, or none: an empty text means no time, like null. */
// spec-gap: time-spellings
const time = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((written) => !written || isWireTime(written), 'is not a time'));
/** Milliseconds since 1970 (UTC). The year 1 or 1970 means that it has not happened yet: otherwise such a scan would be the oldest. */
const TIME = spelling(time, (written) => {
    const ms = (written && parseWireTime(written)) || 0;
    return ms > 0 ? ms : undefined;
}, (ms) => (ms === undefined ? null : new Date(ms).toISOString()));
/** A time that is only shown: it is checked, and kept as sent. */
const TIME_TEXT = spelling(time, (written) => written || undefined, (written) => (written === undefined ? null : written));
function isMissing(value) {
    return value === null || value === undefined;
}
/** A number or text as it was written; empty for anything else. */
function lexeme(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number')
        return String(value);
    return value instanceof _json_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonNumber */ .WP ? value.text : '';
}
function isInteger(value) {
    return (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .isDigits */ .Hc)(value.startsWith('-') && value !== '-0' ? value.slice(1) : value);
}


/***/ }),

/***/ 7874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createTransport),
  N: () => (/* binding */ platformSlots)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var domain_failure = __webpack_require__(5732);
;// CONCATENATED MODULE: ./lib/src/domain/work/slots.js
function createSlots(atOnce) {
    let free = atOnce;
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}

// EXTERNAL MODULE: ./lib/src/http/packed-body.js
var packed_body = __webpack_require__(661);
// EXTERNAL MODULE: ./lib/src/http/user-agent.js
var user_agent = __webpack_require__(8787);
// EXTERNAL MODULE: ./lib/src/platform/body.js
var platform_body = __webpack_require__(5829);
;// CONCATENATED MODULE: ./lib/src/platform/connection-error.js
/** Classifies an error of the HTTP client by the codes in its chain of causes. */
function connectionProblem(thrown) {
    const errors = errorsIn(thrown);
    const codes = errors.flatMap(codeOf);
    const tls = codes.find((code) => TRUST_CODE.test(code) && !CUT_SHORT.has(code));
    if (tls !== undefined)
        return { kind: 'tls', code: tls };
    // undici's sentence for a tunnel that the proxy refuses; the code alone does not identify it.
    const refusalOfProxy = /^Proxy response \((\d{3})\)/.exec(errors.at(-1)?.message ?? '')?.[1];
    return { kind: 'network', code: refusalOfProxy ?? codes.at(-1) ?? 'connection failed' };
}
const MAX_CAUSES = 8;
/** The chain of causes, outermost first. The innermost one is the most precise. */
function errorsIn(thrown) {
    const errors = [];
    let error = thrown;
    while (error instanceof Error && errors.length < MAX_CAUSES) {
        errors.push(error);
        error = error instanceof AggregateError ? error.errors.at(0) : error.cause;
    }
    return errors;
}
function codeOf(error) {
    return 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code) ? error.code : [];
}
/** Errors of TLS, and Node's names of OpenSSL's certificate verdicts (`X509_V_ERR_*`). */
const TRUST_CODE = /^(?:(?:ERR_TLS|ERR_SSL|UNABLE_TO|CERT|CRL)_|(?:(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|EPROTO)$)/;
/** A handshake that timed out or was broken off is a problem of the network, not of trust. */
const CUT_SHORT = new Set(['ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_UNEXPECTED_EOF_WHILE_READING']);
/** The words of the first form that fits the code. */
const MEANINGS = {
    tls: [
        [/^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/, 'the server there does not speak TLS'],
        [/HAS_EXPIRED|NOT_YET_VALID/, 'the certificate has expired or is not valid yet'],
        [/ALTNAME|HOSTNAME/, 'the certificate is for another host'],
        [/(?:)/, 'the certificate is from an authority that this machine does not trust'],
    ],
    network: [
        [/^407$/, 'the proxy asks for another user or password'],
        [/^\d{3}$/, 'the proxy does not allow this host'],
        [/^ECONNREFUSED$/, 'nothing listens there'],
        [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'the host name was not found'],
        [/(?:)/, 'the connection failed'],
    ],
};
function connectionMeaning({ kind, code }) {
    const [, meaning] = MEANINGS[kind].find(([form]) => form.test(code));
    return { meaning, seen: `${meaning} (${code})` };
}

;// CONCATENATED MODULE: ./lib/src/platform/http-date.js
/** `Wed, 18 Nov 2020 23:30:10 GMT` as milliseconds since 1970 (UTC); undefined for anything else, the two obsolete forms of HTTP dates included. */
function parseHttpDate(text = '') {
    const date = new Date(text);
    return date.toUTCString() === text && !Number.isNaN(date.getTime()) ? date.getTime() : undefined;
}

;// CONCATENATED MODULE: ./lib/src/platform/attempt.js




/** Sends a call once and reads the whole answer. Only `headers` contains the token. */
async function attemptCall(connections, call, headers, limits) {
    const timeout = AbortSignal.timeout(Math.ceil(limits.timeoutMs));
    const signal = AbortSignal.any([timeout, limits.signal]);
    let body;
    try {
        const response = await connections.request({
            origin: call.url.origin,
            path: call.url.pathname + call.url.search,
            method: call.method,
            headers,
            body: call.body ?? null,
            signal,
        });
        body = response.body;
        // A header that was sent several times is a list, as in HTTP.
        const header = (name) => response.headers[name]?.toString();
        const serverTimeMs = parseHttpDate(header('date'));
        if (response.statusCode !== 200) {
            const failure = statusFailure(response.statusCode, header('location'), call.url);
            return { ...failure, retryAfter: header('retry-after'), serverTimeMs };
        }
        return { body: await (0,platform_body/* readBody */.x)(body, header('content-encoding')), serverTimeMs };
    }
    catch (error) {
        return failureOf(error, timeout, limits);
    }
    finally {
        // The rest of the body is not read: the connection is closed.
        body?.on('error', () => { }).destroy();
    }
}
function statusFailure(status, location, asked) {
    const meaning = meaningOfStatus(status);
    const target = meaning.reason === 'redirect' && location !== undefined ? URL.parse(location, asked.href) : null;
    // The query may contain the secret of a login. A long path is omitted, not cut: part of a token would not be redacted.
    const to = target === null ? '' : ` to ${target.host}${target.pathname.length > 100 ? '' : target.pathname}`;
    return { ...meaning, message: `answered ${status}${to}` };
}
function failureOf(cause, timeout, { timeoutMs, signal }) {
    if (signal.aborted)
        return { reason: 'cancelled', message: 'stopped from outside', retry: 'never', cause };
    // An answer that is too large, or has another form.
    if (cause instanceof domain_failure/* GateFailure */.In)
        return { reason: cause.reason, message: cause.message, retry: 'never', cause };
    if (timeout.aborted) {
        const message = `no complete answer within ${Math.ceil(timeoutMs) / 1000} s`;
        return { reason: 'network', message, retry: 'transient', cause };
    }
    const problem = connectionProblem(cause);
    const retry = problem.kind === 'tls' ? 'never' : 'transient';
    return { reason: problem.kind, message: connectionMeaning(problem).seen, retry, cause };
}
/** Classifies by status alone: bodies of failures are not documented, and not read. */
// spec-gap: failure-statuses
function meaningOfStatus(status) {
    if (status === 401 || status === 403)
        return { reason: 'auth', retry: 'confirm' };
    if (status === 429)
        return { reason: 'rate-limited', retry: 'transient' };
    if (status === 408 || status === 425 || (status >= 500 && status !== 501))
        return { reason: 'server', retry: 'transient' };
    if (status >= 300 && status < 400)
        return { reason: 'redirect', retry: 'never' };
    if (status === 404)
        return { reason: 'not-found', retry: 'never' };
    return { reason: status === 410 ? 'gone' : 'api-changed', retry: 'never' };
}

;// CONCATENATED MODULE: ./lib/src/platform/retry-timing.js

const MAX_ATTEMPTS = 4;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 20_000;
/** Spreads parallel requests that were told to wait for the same time. The wait stays exact to 1 s. */
const SPREAD_MS = 250;
const RETRY_QUOTA = 20;
/** Pure: same input, same decision (docs/verdict-rules/what-is-asked.md#requests-and-retries). */
function decideRetry(failed) {
    // A refusal stays one, whether confirmed or not.
    const giveUp = (why, reason) => ({
        kind: 'give-up',
        why,
        reason: failed.retry === 'confirm' ? undefined : reason,
    });
    if (failed.retry === 'never')
        return giveUp('');
    if (failed.retry === 'confirm' && failed.confirmations > 1)
        return giveUp('');
    if (failed.attempt >= MAX_ATTEMPTS)
        return giveUp(`after ${MAX_ATTEMPTS} attempts`);
    const asked = askedWaitMs(failed.retryAfter, failed.serverTimeMs);
    const afterMs = asked === undefined ? backoffMs(failed) : asked + failed.random * SPREAD_MS;
    if (asked !== undefined && afterMs >= Math.min(failed.phaseLeftMs, failed.timeLeftMs))
        return giveUp(untilText(failed.serverTimeMs + asked), 'rate-limited');
    if (afterMs >= failed.timeLeftMs)
        return giveUp('no time is left for another attempt');
    if (failed.quotaLeft <= 0)
        return giveUp(`all ${RETRY_QUOTA} retries of this run are used up`, 'budget');
    return { kind: 'retry', afterMs };
}
function backoffMs({ random, attempt }) {
    return random * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
}
/** The wait that the server asks for; undefined if the header is absent, malformed, zero or past. */
function askedWaitMs(retryAfter, serverTimeMs) {
    if (retryAfter === undefined)
        return undefined;
    const text = retryAfter.trim();
    const date = parseHttpDate(text);
    const ms = /^[0-9]+$/.test(text) ? Number(text) * 1000 : date === undefined ? 0 : date - serverTimeMs;
    return ms > 0 ? ms : undefined;
}
function untilText(atMs) {
    const at = new Date(atMs);
    const when = Number.isNaN(at.getTime()) ? 'a time too far away' : at.toISOString();
    return `the platform asks to wait until ${when}, which is too late for this run`;
}

;// CONCATENATED MODULE: ./lib/src/platform/transport.js






const MOST_REQUESTS_AT_ONCE = 8;
/** Slots for parallel requests, shared by all projects of a run. A wait between two attempts keeps its slot. */
function platformSlots() {
    return createSlots(MOST_REQUESTS_AT_ONCE);
}
/** The way to one platform: one origin, one token, one quota of retries for the whole run. */
function createTransport(options) {
    const { baseUrl, token, connections, inSlot, readBy, finishBy = readBy, clock, random, log } = options;
    let planned = 0;
    let sent = 0;
    let quotaLeft = RETRY_QUOTA;
    /** The time left in a phase; zero or less once it is over. Requests of any phase may go on until reading ends. */
    function remainingMs(phase) {
        return (phase === 'polling' ? finishBy : readBy) - clock.now();
    }
    /** Sends a call until it is answered with 200 and read to its end. Throws `GateFailure` if that fails. */
    async function send(call) {
        if (call.url.origin !== baseUrl.origin)
            throw new Error('a request to another origin than the base URL');
        const { signal = options.signal } = call;
        const headers = requestHeaders(token, call.body !== undefined);
        let confirmations = 0;
        planned += 1;
        async function attempt(number) {
            if (signal.aborted)
                throw new domain_failure/* GateFailure */.In('cancelled', `${call.operation}: stopped from outside`, { cause: signal.reason });
            const timeoutMs = Math.min(options.requestTimeoutMs, remainingMs('reading'));
            if (timeoutMs <= 0)
                throw new domain_failure/* GateFailure */.In('network', `${call.operation}: the time of the run is over`);
            sent += 1;
            const monotonicStart = clock.now();
            const result = await attemptCall(connections, call, headers, { timeoutMs, signal });
            const outcome = 'reason' in result ? result.message : 'answered 200';
            log.debug(requestLine(call, outcome, clock.now() - monotonicStart, number));
            return result;
        }
        function nextInMs(failure, attempts) {
            if (failure.retry === 'confirm')
                confirmations += 1;
            const decision = decideRetry({
                attempt: attempts,
                retry: call.isRepeatable ? failure.retry : 'never',
                confirmations,
                retryAfter: failure.retryAfter,
                serverTimeMs: failure.serverTimeMs ?? clock.wallNow(),
                timeLeftMs: remainingMs('reading'),
                phaseLeftMs: remainingMs(call.phase ?? 'reading'),
                quotaLeft,
                random: random(),
            });
            if (decision.kind === 'give-up')
                throw givenUp(call, failure, decision);
            quotaLeft -= 1;
            return decision.afterMs;
        }
        return inSlot(async () => {
            for (let attempts = 1;; attempts += 1) {
                const result = await attempt(attempts);
                if (!('reason' in result))
                    return result;
                const waitMs = nextInMs(result, attempts);
                log.debug(`${call.operation}: attempt ${attempts + 1} in ${Math.round(waitMs)} ms`);
                // After a stop, the next attempt says so.
                await clock.sleep(waitMs, signal).catch((error) => {
                    if (!signal.aborted)
                        throw error;
                });
            }
        });
    }
    return { send, requestsPlanned: () => planned, requestsSent: () => sent };
}
function requestHeaders(token, hasBody) {
    return {
        accept: 'application/json',
        'accept-encoding': packed_body/* ACCEPTED_ENCODINGS */.di,
        authorization: `Bearer ${token}`,
        'user-agent': user_agent/* USER_AGENT */._,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function givenUp(call, failure, decision) {
    const isUncertain = call.method === 'DELETE' && failure.retry === 'transient' && failure.reason !== 'rate-limited';
    const why = isUncertain ? 'not retried; the platform may have carried it out' : decision.why;
    const message = `${call.operation}: ${failure.message}${why === '' ? '' : `; ${why}`}`;
    return new domain_failure/* GateFailure */.In(decision.reason ?? failure.reason, message, { cause: failure.cause });
}
/** Without headers, body, and the user and query of the address, which may contain secrets. */
function requestLine({ method, url }, outcome, ms, attempt) {
    const query = url.search === '' ? '' : '?…';
    return `${method} ${url.origin}${url.pathname}${query}: ${outcome}, ${Math.round(ms)} ms, attempt ${attempt}`;
}


/***/ }),

/***/ 8124:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ ISSUE_TYPE_PREFIX),
/* harmony export */   EP: () => (/* binding */ SCAN_STATUS_PREFIX),
/* harmony export */   R5: () => (/* binding */ wireName),
/* harmony export */   YC: () => (/* binding */ ourWords)
/* harmony export */ });
const ISSUE_TYPE_PREFIX = 'ISSUE_TYPE_';
const SCAN_STATUS_PREFIX = 'SCAN_STATUS_';
/** `never-finished` with the prefix `SCAN_STATUS_` is `SCAN_STATUS_NEVER_FINISHED`. */
function wireName(prefix, name) {
    return `${prefix}${name.toUpperCase().replaceAll('-', '_')}`;
}
function ourWords(words, prefix) {
    return new Map(words.map((word) => [wireName(prefix, word), word]));
}


/***/ }),

/***/ 1562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ statusDescription),
/* harmony export */   Z: () => (/* binding */ renderFinalLine)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1056);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_text_fit_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4593);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1586);
/* harmony import */ var _text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7519);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6024);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1599);








const MOST_OF_THE_TEXT = 600;
/** `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]` */
function renderFinalLine(report) {
    const { verdict, repository, commit, ref, requests, times } = report;
    // With several projects, this is the scan of the first, which has the verdict of the run.
    const { scans } = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report)[0];
    const word = verdict.word.toUpperCase();
    const reason = verdict.reason === undefined ? '' : ` ${verdict.reason}`;
    const unenforced = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnenforced */ .QR)(report) ? ' (not enforced)' : '';
    const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
    const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
    const text = `${(0,_text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__/* .replayPrefix */ .yh)(report)}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(`gate: ${word}${reason} - ${text}${unenforced} [${subject} ${figures}]`);
}
/** A pass is about these products only. Each of several projects may have been scanned for other ones. */
function judgedText(report) {
    if (report.verdict.word !== 'pass')
        return '';
    const judged = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report).map(_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedProducts */ .gj);
    const texts = _domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv.flatMap((product) => {
        const times = judged.filter((products) => products.includes(product)).length;
        if (times === 0)
            return [];
        return times === judged.length ? [product] : [`${product} (in ${times} of ${judged.length})`];
    });
    return texts.length === 0 ? '' : `; judged: ${texts.join(', ')}`;
}
/** Makes the text one word, so that a program can read the figures; `-` if it is not known. */
function field(text = '') {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character)) || '-';
}
/** Says of an inconclusive verdict what is missing. Counted in UTF-16 units, at least as many as characters. */
function statusDescription(report) {
    const { verdict, projects } = report;
    const { word, reason, message } = verdict;
    const known = reason === undefined ? '' : ` (${reason})`;
    const text = word === 'inconclusive' && projects === undefined ? (0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report) : message;
    return (0,_domain_text_fit_units_js__WEBPACK_IMPORTED_MODULE_6__/* .fitUnits */ .z)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(`${word}${known}: ${text}`, _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_STATUS_CHARACTERS */ .I6), _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_STATUS_CHARACTERS */ .I6);
}


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   KY: () => (/* binding */ otherProjectsText),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   gm: () => (/* binding */ issuesText),
/* harmony export */   nt: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _reason_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1586);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);




const PROJECTS_IN_A_SENTENCE = 5;
function partsOf(report) {
    return report.projects ?? [report];
}
function namesText(projects, code = (text) => text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(projects, PROJECTS_IN_A_SENTENCE, ({ project }) => code(project.name));
}
function verdictText(project) {
    const { word } = project.verdict;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/** Says what breaks a project, what is missing for its verdict, or why it passes. `prose` makes a sentence with quotes harmless, `code` a name. */
function whatText(project, { prose, code }) {
    const { verdict, unscanned } = project;
    if (verdict.word === 'inconclusive')
        return `${(0,_reason_text_js__WEBPACK_IMPORTED_MODULE_1__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
    if (verdict.word === 'fail')
        return prose(verdict.message);
    return `${prose(verdict.message)}${unscanned.length === 0 ? '' : `; not scanned: ${unscanned.join(', ')}`}`;
}
function issuesText(project) {
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(project) ? (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .countsText */ .WN)(project, _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP) || '0' : 'not read';
}
/** Splits a report into the whole, which has the facts of the run or of all projects, and the projects without these, the worst first. */
function sectionsOf(report, projects) {
    const ofTheRun = new Set(report.notices);
    const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)));
    return {
        whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
        sections: projects.map((project) => ({
            ...project,
            otherProjects: [],
            // Requests are counted for the run: projects share many of them.
            requests: report.requests,
            problems: [],
            notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
            // A waiver is unused only if no project uses it. The whole says so.
            waivers: project.waivers.map((one) => (one.state === 'unused' ? { ...one, state: 'active' } : one)),
            // The next step after a replay belongs to the whole.
            nextStep: report.replay === undefined ? project.nextStep : '',
        })),
    };
}
const MOST_OTHERS_NAMED = 10;
/** Names the projects that are not judged; empty if none is known. `code` makes a name harmless. */
function otherProjectsText({ otherProjects }, code) {
    if (otherProjects.length === 0)
        return '';
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(otherProjects, MOST_OTHERS_NAMED, (one) => `${code(one.name)} (project ${one.repositoryId})`);
    const [what, needs] = otherProjects.length === 1 ? ['another project', 'It needs'] : ['other projects', 'Each needs'];
    return `Not judged: ${names}, ${what} of this repository with a scan of this commit. ${needs} a gate of its own.`;
}


/***/ }),

/***/ 7519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   yh: () => (/* binding */ replayPrefix),
/* harmony export */   zl: () => (/* binding */ replayText)
/* harmony export */ });
/* unused harmony export hasTurned */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1599);

/** Enough hex digits to identify a record; the whole digest is in the proof and in the JSON report. */
const DIGITS_SHOWN = 12;
const MOST_BREAKERS = 3;
/** Names the record that is replayed, and says what was decided then and now, in sentences. Empty for a run. */
function replayText({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    const { digest, startedAtMs, run, given } = replay;
    const link = run === undefined ? '' : `, ${name(run)}`;
    const about = `Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(startedAtMs)}${link}.`;
    const decided = `${about} ${thenAndNow(replay, name)}.`;
    if (given.length > 0)
        return `${decided} Replaced: ${given.map((one) => name(one)).join(', ')}.`;
    if (!hasTurned(replay))
        return decided;
    return `${decided} No setting was replaced: this version of the gate decides differently, or the record was changed.`;
}
function replayPrefix({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    return `replay of record ${name(replay.digest.slice(0, DIGITS_SHOWN))}, then ${replay.was.verdict}: `;
}
function hasTurned({ was, now }) {
    const isSame = was.verdict === now.verdict && was.reason === now.reason && was.exitCode === now.exitCode;
    return !isSame || JSON.stringify(was.brokenBy) !== JSON.stringify(now.brokenBy);
}
function thenAndNow({ was, now }, name) {
    if (!hasTurned({ was, now }))
        return `Then and now ${decidedText(now, name)}`;
    const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
    const exitText = ({ exitCode }) => (isSameWord ? ` with exit code ${exitCode}` : '');
    return `Then ${decidedText(was, name)}${exitText(was)}, now ${decidedText(now, name)}${exitText(now)}`;
}
function decidedText({ verdict, reason, brokenBy }, name) {
    const word = reason === undefined ? verdict : `${verdict} (${name(reason)})`;
    return brokenBy.length === 0 ? word : `${word}, by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fewOf */ .sZ)(brokenBy, MOST_BREAKERS, name)}`;
}


/***/ }),

/***/ 81:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ wantedProject),
/* harmony export */   dH: () => (/* binding */ factOfDetail),
/* harmony export */   ns: () => (/* binding */ nothingSaid),
/* harmony export */   p0: () => (/* binding */ assertOwn)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(977);
/* harmony import */ var _domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1906);
/* harmony import */ var _project_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3100);




function wantedProject({ target, checkout, repositoryId }) {
    return { repository: target.repository, checkout, isIdKnown: repositoryId !== undefined };
}
function nothingSaid(scan) {
    return {
        isFinal: (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(scan),
        isDenied: false,
        hasMeta: false,
        fit: 'unnamed',
        projectName: undefined,
        names: _project_name_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_NAMES */ .p8,
        pullRequests: [],
        ref: undefined,
    };
}
/** Compares a detail with the list (docs/verdict-rules/which-scans.md#the-detail-confirms). Throws `scan-inconsistent` for a completed scan. */
function factOfDetail(scan, detail, expected) {
    const contradiction = contradictionOf(scan, detail, expected);
    const isResult = scan.status === 'completed';
    // The detail is another scan's, and says nothing about this one.
    if (detail.id !== scan.id && !isResult)
        return nothingSaid(scan);
    if (contradiction !== undefined && isResult)
        throw inconsistent(scan, contradiction);
    const { meta } = detail;
    const said = { ...nothingSaid(scan), isDenied: contradiction !== undefined };
    if (meta === undefined)
        return said;
    const names = (0,_project_name_js__WEBPACK_IMPORTED_MODULE_3__/* .projectNames */ .Qw)(meta);
    const wanted = wantedProject(expected);
    const projectName = (0,_project_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(names, wanted);
    return {
        ...said,
        hasMeta: true,
        fit: (0,_project_name_js__WEBPACK_IMPORTED_MODULE_3__/* .fitOf */ .Zo)(names, wanted),
        projectName,
        isBeside: expected.beside?.some((name) => (0,_project_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)(name, projectName)) === true,
        names,
        pullRequests: (0,_domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestsNamed */ .hm)(meta),
        ref: meta.branch,
    };
}
/** Checks the detail of a scan that decides. Throws `wrong-repository`, `scan-inconsistent`. */
function assertOwn(scan, fact, { target, repositoryId }) {
    const wrong = (what) => new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('wrong-repository', `scan ${scan.id} ${what}`);
    if (fact.fit === 'unnamed' && repositoryId === undefined)
        throw wrong(`does not name its repository, so it is not known whether it is ${target.repository}`);
    if (fact.fit === 'other' && repositoryId !== undefined)
        throw wrong(`is of repository ${fact.projectName}, not of ${target.repository}`);
    const { subject } = target;
    if (subject.kind !== 'pull-request')
        return;
    const own = String(subject.number);
    const other = fact.pullRequests.find((number) => number !== own);
    if (other !== undefined && (0,_domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnRefOfPullRequest */ .A5)(scan, subject))
        throw inconsistent(scan, `the list says pull request ${own}, the detail ${other}`);
}
function contradictionOf(scan, detail, expected) {
    if (detail.id !== scan.id)
        return `its detail has the id ${detail.id}`;
    for (const deploymentId of [scan.deploymentId, detail.deploymentId]) {
        if (deploymentId !== undefined && deploymentId !== expected.deploymentId) {
            return `it belongs to deployment ${deploymentId}, not to ${expected.deploymentId}`;
        }
    }
    if (detail.repositoryId !== undefined && detail.repositoryId !== scan.repositoryId)
        return `the list says repository ${scan.repositoryId}, the detail ${detail.repositoryId}`;
    const isResult = scan.status === 'completed';
    if (isResult && (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailedExit */ .ku)(detail))
        return `the list says it completed, the detail that its exit code is ${detail.exitCode}`;
    if (detail.meta === undefined)
        return isResult ? 'its detail does not say what was scanned (no meta)' : undefined;
    const { commit } = detail.meta;
    // spec-gap: members-before-the-end
    const mayLackCommit = !isResult && commit === undefined;
    return commit === scan.commit || mayLackCommit
        ? undefined
        : 'its detail does not name the commit that the list names';
}
function inconsistent(scan, what) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('scan-inconsistent', `scan ${scan.id} contradicts itself: ${what}`);
}


/***/ }),

/***/ 9967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ FRESH_POLL_MS),
  C: () => (/* binding */ ScanFinder)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var domain_failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __webpack_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var ref = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/src/domain/whose-scan.js
var whose_scan = __webpack_require__(1906);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var domain_scan = __webpack_require__(977);
// EXTERNAL MODULE: ./lib/src/domain/target.js
var domain_target = __webpack_require__(5037);
// EXTERNAL MODULE: ./lib/src/domain/text/calendar-date.js
var calendar_date = __webpack_require__(6429);
// EXTERNAL MODULE: ./lib/src/scan/projects.js
var scan_projects = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/src/scan/scan-end.js
var scan_end = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/src/scan/scan-order.js
var scan_order = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/src/scan/superseded.js
var superseded = __webpack_require__(635);
;// CONCATENATED MODULE: ./lib/src/scan/sorted-scans.js







/** Answers what `choose` asks about the known scans: of the commit, of its project, and of others. */
function sortedScans(allScans, ofCommit, projects, situation) {
    const { ours } = projects;
    const { target, requiredScan, factOf, needs } = situation;
    const { subject } = target;
    const eligibilities = new Map(ofCommit.map((scan) => [scan, (0,whose_scan/* eligibilityOf */.pn)(scan, target, projects, situation)]));
    const isAnyOf = (kinds, scan) => kinds.some((kind) => kind === eligibilities.get(scan));
    const eligible = (0,scan_order/* newestFirst */.l)(ofCommit.filter((scan) => isAnyOf(whose_scan/* TIERS */.iB, scan)));
    const ofOwnRef = eligible.filter((scan) => eligibilities.get(scan) === 'own-ref');
    const outdated = ofCommit.filter((scan) => isAnyOf(['too-old', 'old-base'], scan));
    const ofRepository = ours === undefined ? [] : allScans.filter(({ repositoryId }) => repositoryId === ours);
    // A scan that names no repository may have taken over a ref of ours. It does not show what is usual here.
    const ineligible = allScans.filter((scan) => (scan.repositoryId ?? ours) === ours && !isAnyOf(whose_scan/* TIERS */.iB, scan));
    const listedAnywhere = new Set(eligible.flatMap((scan) => (0,domain_product/* productsOf */.y0)(scan.enabledProducts)));
    return {
        eligible,
        /** Scans of the wanted repository, or of an unnamed one, that are of another commit or not eligible. */
        ineligible,
        ofOtherCommits: ofRepository.filter((scan) => !(0,domain_target/* isUnderTest */.VC)(scan, target)),
        /** Products of outdated scans of the commit (from before its base changed, or too old): CI scans the commit for them. */
        ranOnce: new Set(outdated.flatMap(({ enabledProducts }) => (0,domain_product/* productsOf */.y0)(enabledProducts))),
        toAsk,
        doubtfulBeside,
        ofOwnRef,
        candidatesOf,
        newestOf,
        isOwnKindScanned,
        ofOtherSubject,
        byEligibility: Map.groupBy(ofCommit, (scan) => eligibilities.get(scan)),
    };
    /** Of a bare commit: the scans of pull requests for one of a branch or tag, and the reverse. Both may have written one bare ref. */
    function ofOtherSubject(scan) {
        if (subject.kind !== 'commit')
            return [];
        const isOfPull = (one) => (0,whose_scan/* isOfPullRequest */.Av)(one, factOf(one));
        return eligible.filter((other) => isOfPull(other) !== isOfPull(scan));
    }
    /** Scans that may decide once their detail is read. Of products that newer scans of the own ref cover, only those that may be of a second own ref. */
    function toAsk() {
        const unclear = ofCommit.filter((scan) => isAnyOf(['ask-detail'], scan));
        if (subject.kind === 'commit')
            return unclear;
        // A cancelled scan may be passed over. Then an older scan decides, which may be the completed one that counts instead.
        const cancelled = ofOwnRef.filter(({ status }) => status === 'cancelled');
        const own = ofOwnRef.filter((scan) => !cancelled.includes(scan));
        return unclear.filter((scan) => {
            if (scan.status === 'completed' && cancelled.some(({ branch }) => (0,ref/* isSameRef */.MP)(branch, scan.branch)))
                return true;
            // This scan may have taken the ref over.
            if (own.some((known) => (0,ref/* isSameRef */.MP)(known.branch, scan.branch) && (0,scan_order/* isAfter */.d)(scan, known)))
                return true;
            const newer = own.filter((known) => !(0,scan_order/* isAfter */.d)(scan, known));
            const covered = new Set(newer.flatMap((known) => (0,domain_product/* productsOf */.y0)(known.enabledProducts)));
            const products = (0,domain_product/* productsOf */.y0)(scan.enabledProducts);
            if (products.length === 0)
                return (0,domain_product/* isUnlisted */.fi)(scan) || own.length === 0;
            return (0,whose_scan/* isDiffOfNoPullRef */.e6)(scan) || (0,whose_scan/* isUnnamedYet */.Ds)(scan) || products.some((product) => !covered.has(product));
        });
    }
    /** Diff scans with an unread detail. They may be a pull request's, and would then have taken the ref over. */
    function doubtfulBeside(deciding) {
        if (subject.kind !== 'ref')
            return [];
        const mayBePullRequests = eligible.filter((scan) => (0,whose_scan/* isDiffOfNoPullRef */.e6)(scan) && scan.status === 'completed' && factOf(scan) === undefined);
        if (deciding.length === 0)
            return mayBePullRequests.filter((scan) => eligibilities.get(scan) === 'own-ref');
        return mayBePullRequests.filter((scan) => deciding.some((one) => one.scan !== scan && (0,ref/* isSameRef */.MP)(one.scan.branch, scan.branch) && (0,scan_order/* isAfter */.d)(scan, one.scan)));
    }
    function candidatesOf(product) {
        return eligible.filter((scan) => {
            const hasNoResult = scan.status !== 'completed' || (0,domain_scan/* hasFailedExit */.ku)(scan);
            if ((0,domain_product/* isUnlisted */.fi)(scan) && hasNoResult)
                return ofUnlisted().has(product);
            return (0,domain_product/* productsOf */.y0)(scan.enabledProducts).includes(product);
        });
    }
    /** The newest scan of the best tier. For a bare commit, a pull request's own refs, or a bare name (branch or tag), the newest of each ref. */
    function newestOf(product) {
        const candidates = candidatesOf(product);
        const tier = whose_scan/* TIERS */.iB.find((one) => candidates.some((scan) => eligibilities.get(scan) === one));
        const ofTier = candidates.filter((scan) => eligibilities.get(scan) === tier);
        const { kept, passedOver } = (0,superseded/* withoutCancelled */.Ei)(ofTier, product, ineligible);
        if (subject.kind === 'commit') {
            const isPullRequests = (scan) => (0,whose_scan/* isOfPullRequest */.Av)(scan, factOf(scan));
            // A branch and a pull request may have the same bare name. The newest scan of each counts.
            const ofPulls = kept.filter(isPullRequests);
            const newest = [kept.filter((scan) => !isPullRequests(scan)), ofPulls].flatMap(newestPerRef);
            const each = (0,superseded/* ofEachRef */.i3)(newest, product, { ineligible, isPullRequests });
            return { tier, newest: each.kept, passedOver: [...passedOver, ...each.passedOver] };
        }
        const [first] = kept;
        if (tier !== 'own-ref' || (subject.kind === 'ref' && (0,ref/* isFullRef */.xA)(subject.ref)))
            return { tier, newest: [first], passedOver };
        const each = newestPerRef(kept);
        if (subject.kind === 'ref')
            return { tier, newest: each, passedOver };
        // If a newer scan of the own ref decides, a full scan of a bare name is the branch's.
        const newest = each.filter((scan) => scan === first || !scan.isFullScan || (0,whose_scan/* isUnnamedYet */.Ds)(scan) || (0,whose_scan/* isOnRefOfPullRequest */.A5)(scan, subject));
        return { tier, newest, passedOver };
    }
    /** True if scans of refs like the own one list the product. `instead`: the scan of another ref that would decide in their place. */
    function isOwnKindScanned(product, instead) {
        const eligible = ofRepository.filter(({ isFullScan }) => isFullScan || requiredScan === 'any');
        const ofKind = eligible.filter((scan) => subject.kind === 'ref' ? (0,ref/* isSameRef */.MP)(scan.branch, subject.ref) : (0,whose_scan/* mayBeOfPullRequest */.Ic)(scan, factOf(scan), instead));
        const listed = new Set(ofKind.flatMap(({ enabledProducts }) => (0,domain_product/* productsOf */.y0)(enabledProducts)));
        if (listed.size > 0)
            return listed.has(product);
        // If none lists a product that is known here, one that lists nothing may have run any product.
        return ofKind.some(({ enabledProducts }) => enabledProducts.length === 0);
    }
    /** The products that a scan may be of if it lists none and has no result. */
    function ofUnlisted() {
        const { named, judged, ifScanned } = needs;
        const some = [...listedAnywhere, ...named, ...judged];
        if (some.length > 0)
            return new Set(some);
        return new Set(ifScanned.length > 0 ? ifScanned : domain_product/* PRODUCTS */.zv);
    }
}
function newestPerRef(scans) {
    return (0,ref/* groupedByRef */.HJ)(scans).map(([newest]) => newest);
}

// EXTERNAL MODULE: ./lib/src/scan/usual-products.js
var usual_products = __webpack_require__(5414);
;// CONCATENATED MODULE: ./lib/src/scan/choose.js












/** A failure that ended longer than this before the run began is old: a new scan may be on its way. */
const OLD_END_MS = 2 * 60_000;
const CURE_MS = 90_000;
/** A listed scan may wait this long for its runner, while other scans of its ref are listed, start and end. */
const LONGEST_QUEUE_MS = 2 * 3_600_000;
/** The products that the limits of `fail-on-severity` count. Older scans are read if scans of the own ref do not list them all. */
const USUAL_PRODUCTS = ['code', 'supply-chain', 'secrets'];
/** Pure: the same scans, facts and times give the same choice, in any order (docs/verdict-rules/which-scans.md). */
function choose(allScans, situation) {
    const { target, factOf } = situation;
    const ofCommit = allScans.filter((scan) => (0,domain_target/* isUnderTest */.VC)(scan, target));
    const projects = (0,scan_projects/* projectsOf */.UW)(ofCommit, factOf, situation.repositoryId);
    if (projects.ask.length > 0)
        return { kind: 'ask', scans: projects.ask };
    const scans = sortedScans(allScans, ofCommit, projects, situation);
    const unclear = scans.toAsk();
    if (unclear.length > 0)
        return { kind: 'ask', scans: unclear };
    if (scans.eligible.length === 0 || projects.ours === undefined)
        return nothingToJudge(scans, projects, situation);
    return weigh(scans, projects, projects.ours, situation);
}
function nothingToJudge(scans, projects, situation) {
    const { ours, isProven, unproven, unnamed, alike } = projects;
    const { isWideFor, waitMs } = situation;
    // Scans that do not decide may be another project's. Until a detail names the project, the wide read is not narrowed to its id.
    if (unproven !== undefined)
        return { kind: 'ask', scans: [unproven] };
    const repositoryId = isProven ? ours : undefined;
    if (!isWideFor(repositoryId))
        return { kind: 'read-wide', repositoryId };
    if (alike.length > 0)
        return timed([(0,scan_projects/* alikeOf */.QI)(projects, situation)], undefined, situation);
    const blocker = unnamed === undefined
        ? { kind: 'none', untilMs: situation.discoveryMs, instead: scans.byEligibility }
        : { kind: 'unfinished', untilMs: waitMs, scan: unnamed, products: [] };
    const choice = timed([blocker], undefined, situation);
    // Only the detail shows whether a partial scan is ours, and the reason to give up depends on that.
    const partial = scans.byEligibility.get('partial') ?? [];
    const unclear = partial.filter((scan) => (0,whose_scan/* isUnclear */.Z5)(scan, situation.target, situation.factOf));
    return choice.kind === 'give-up' && unclear.length > 0 ? { kind: 'ask', scans: unclear } : choice;
}
function weigh(scans, projects, repositoryId, given) {
    // If an outdated scan of the commit (too old, or for another base) ran an `if-scanned` product, that product is judged.
    const once = given.needs.ifScanned.filter((product) => scans.ranOnce.has(product));
    const needs = { ...given.needs, judged: [...given.needs.judged, ...once] };
    const situation = { ...given, needs };
    // The wanted project may have scanned the commit before the last day.
    if (projects.isPreliminary && !situation.isWideFor(undefined))
        return { kind: 'read-wide', repositoryId: undefined };
    const isWide = situation.isWideFor(repositoryId);
    const listed = domain_product/* PRODUCTS */.zv.filter((product) => scans.candidatesOf(product).length > 0);
    const { judged, missing, isNoneListed } = neededOf(listed, needs);
    const states = listed.map((product) => stateOf(product, scans, situation));
    const ofJudged = states.filter(({ product }) => judged.includes(product));
    if (!isWide && ofJudged.some(({ blockers: [first] }) => first?.kind === 'other-ref'))
        return { kind: 'read-wide', repositoryId };
    // Issues that another scan of this commit has left on the ref count.
    const deciding = decidingScans(states, scans.ineligible.filter((scan) => !(0,domain_target/* isUnderTest */.VC)(scan, situation.target)));
    const doubtful = scans.doubtfulBeside(deciding);
    if (doubtful.length > 0)
        return { kind: 'ask', scans: doubtful };
    const lacking = isNoneListed ? usual_products/* NOTHING_USUAL */.rq : (0,usual_products/* usuallyScanned */.qL)(scans, judged, listed, deciding, situation);
    const usual = deciding.length > 0 ? lacking : usual_products/* NOTHING_USUAL */.rq;
    if (!isWide && (missing.length > 0 || isNoneListed))
        return { kind: 'read-wide', repositoryId };
    const blocked = states.flatMap(({ blockers }) => blockers.map(({ scan }) => scan));
    const decision = {
        repositoryId,
        deciding,
        listed,
        missing,
        undecided: states.filter(({ blockers }) => blockers.length > 0).map(({ product }) => product),
        notScanned: usual.products.filter((product) => !scans.ranOnce.has(product)),
        passedOver: states.flatMap(({ product, passedOver }) => passedOver.map((one) => ({ ...one, product }))),
        leftBehind: (0,superseded/* leftBehind */.aU)(deciding, scans.eligible).filter((scan) => !blocked.includes(scan)),
        readWide: isWide ? 'no' : wideReadOf(scans, deciding, usual, situation),
    };
    const unlisted = isNoneListed ? judged : missing;
    const absent = { kind: 'missing', untilMs: situation.discoveryMs };
    const blockers = [
        ...ofJudged.flatMap((state) => state.blockers),
        ...(isNoneListed || unlisted.length > 0 ? [{ ...absent, scan: scans.eligible[0], products: unlisted }] : []),
        ...(0,scan_projects/* lateProjectOf */.D_)(scans.eligible, projects, situation),
    ];
    const late = (0,usual_products/* lateOf */.E9)(scans, usual, blockers, situation);
    const choice = timed([...blockers, ...late], decision, situation);
    // Before the run ends without a count, older scans are read: one from before the last day may be finished.
    const mayCountOlder = !isWide && !situation.isOwnRefWide && !isAllShown(scans, situation);
    const isNothingJudged = ofJudged.every(({ ready }) => ready.length === 0);
    if ((choice.kind !== 'give-up' && choice.kind !== 'wait') || !isNothingJudged)
        return choice;
    if (choice.kind === 'give-up' && mayCountOlder)
        return { kind: 'read-wide', repositoryId };
    // If the reason of a listed product is set to `warn`, it must not hide a usual product that no scan lists.
    const products = lacking.products.filter((product) => judged.includes(product));
    const absentLate = (0,usual_products/* lateOf */.E9)(scans, { ...lacking, products }, blockers, situation);
    const others = [...choice.others.filter((one) => !late.includes(one)), ...absentLate];
    if (choice.kind === 'wait')
        return { ...choice, others };
    // Products that are not judged cannot prove a broken limit.
    return { ...choice, others, decision: { ...decision, deciding: [] } };
}
function neededOf(listed, needs) {
    const counted = [...new Set([...needs.judged, ...needs.ifScanned.filter((product) => listed.includes(product))])];
    // If nothing blocks, or all that blocks has `if-scanned` and does not apply, every listed product counts as judged.
    const judged = counted.length > 0 ? counted : listed;
    const missing = needs.named.filter((product) => !listed.includes(product));
    return { judged, missing, isNoneListed: judged.every((product) => !listed.includes(product)) };
}
function stateOf(product, scans, situation) {
    const { tier, newest, passedOver } = scans.newestOf(product);
    const blocked = newest.map((scan) => ({ scan, blockers: blockersOf(scan, tier, product, scans, situation) }));
    return {
        product,
        tier,
        ready: blocked.filter(({ blockers }) => blockers.length === 0).map(({ scan }) => scan),
        passedOver,
        blockers: blocked.flatMap(({ blockers }) => blockers),
    };
}
/** Returns what prevents a scan from deciding for a product, now or for good. */
function blockersOf(scan, tier, product, scans, situation) {
    const products = [product];
    if (tier !== 'own-ref' && !isOtherRefDue(product, scan, scans, situation))
        return [{ kind: 'other-ref', untilMs: situation.discoveryMs, scan, products }];
    const blockers = [];
    const failure = (0,scan_end/* contradictionIn */.V8)(scan, situation.latestNowMs);
    if (failure !== undefined)
        blockers.push({ kind: 'impossible', untilMs: 0, scan, products, failure });
    const reason = (0,scan_end/* endReason */.Wh)(scan);
    const by = (0,superseded/* supersededBy */.gT)(scan, product, [...scans.ineligible, ...scans.ofOtherSubject(scan)]);
    if (reason !== undefined) {
        const untilMs = situation.outlived.has(scan.id) ? cureMsOf(scan, situation) : situation.waitMs;
        blockers.push({ kind: 'ended', untilMs, scan, products, reason });
    }
    else if (!(0,domain_scan/* hasEnded */.hY)(scan)) {
        blockers.push({ kind: 'unfinished', untilMs: situation.waitMs, scan, products });
    }
    else if (by !== undefined) {
        // The wait does not depend on the age of the other scan: the branch may be moved back to this commit and scanned again.
        blockers.push({ kind: 'superseded', untilMs: Math.min(CURE_MS, situation.discoveryMs), scan, products, by });
    }
    return blockers;
}
/** True once all stored scans were read, if the own ref has had its time or refs like it are never scanned for the product. */
function isOtherRefDue(product, scan, scans, situation) {
    if (!situation.isWideFor(scan.repositoryId))
        return false;
    const hadItsTime = situation.waitMs > 0 && situation.elapsedMs >= situation.discoveryMs;
    return hadItsTime || !scans.isOwnKindScanned(product, scan);
}
/** Reasons are reported in this order. */
const ORDER = [
    'alike',
    'impossible',
    'ended',
    'superseded',
    'none',
    'missing',
    'unfinished',
    'other-ref',
    'late',
    'late-project',
];
/** Reasons of the kinds that can end while the gate still waits for others. `impossible` and `ended` carry their own reason. */
const REASON_OF = {
    missing: 'product-missing',
    late: 'product-missing',
    superseded: 'superseded',
};
function timed(blockers, decision, { elapsedMs, neverWaits, isSoft }) {
    const inOrder = ORDER.flatMap((kind) => blockers.filter((blocker) => blocker.kind === kind));
    const lateProject = inOrder.find(({ kind }) => kind === 'late-project');
    // While a project that fits better may still be listed, nothing about this one ends the run.
    const due = lateProject === undefined ? inOrder.filter(({ untilMs }) => elapsedMs >= untilMs) : [];
    const isSoftened = (one) => {
        const reason = one.kind === 'impossible' ? one.failure.reason : one.kind === 'ended' ? one.reason : REASON_OF[one.kind];
        return reason !== undefined && isSoft?.(reason) === true;
    };
    // A blocker whose reason is set to `warn` ends the run only if the time of all others is over too.
    const over = due.find((one) => due.length === inOrder.length || !isSoftened(one));
    if (over !== undefined)
        return { kind: 'give-up', ...blockedBy(over, inOrder, decision) };
    const [first] = inOrder;
    if (first === undefined)
        return { kind: 'decide', decision: decision };
    // The scans may be another project's, so they prove nothing, not even a fail.
    const proven = lateProject === undefined ? decision : undefined;
    if (neverWaits)
        return { kind: 'give-up', ...blockedBy(lateProject ?? first, inOrder, proven) };
    const left = inOrder.filter((one) => !due.includes(one));
    const untilMs = lateProject?.untilMs ?? Math.min(...left.map((blocker) => blocker.untilMs));
    return { kind: 'wait', untilMs, ...blockedBy(left[0], inOrder, decision) };
}
function blockedBy(by, inOrder, decision) {
    const others = inOrder.filter((one) => one !== by);
    return { blocker: merged(by, inOrder), others, decision };
}
function merged(blocker, all) {
    if (!('scan' in blocker))
        return blocker;
    const alike = all.filter((one) => one.kind === blocker.kind && 'scan' in one && one.scan === blocker.scan);
    return { ...blocker, products: [...new Set(alike.flatMap((one) => ('products' in one ? one.products : [])))] };
}
/** Which older scans are read while the issues are read. They may have products that the own ref's scans of the last day do not list. */
function wideReadOf(scans, deciding, { isSure }, situation) {
    const { target, isOwnRefWide } = situation;
    if (target.subject.kind === 'commit')
        return 'everything';
    const [first] = deciding;
    // Scans of the own ref alone may show which products are usual. A pull request is too young for that.
    if (!isSure && (isOwnRefWide || target.subject.kind === 'pull-request'))
        return 'everything';
    if (isOwnRefWide || first === undefined || isAllShown(scans, situation))
        return 'no';
    // A pull request's scans may have a bare name. Older ones are asked for by ref only if the deciding scan has a pull request's ref.
    const isByItsRef = target.subject.kind !== 'pull-request' || (0,ref/* pullRequestNumber */.Kd)(first.scan.branch) !== undefined;
    return isByItsRef ? 'own-ref' : 'everything';
}
/** True if scans of the own ref list every usual and every needed product: then no scan from before the last day could decide. */
function isAllShown(scans, { needs, target: { subject }, platformStartMs }) {
    const { judged, named, ifScanned } = needs;
    // A scan listed before the last day may have started later than the first ones of that day, or count instead of a cancelled one.
    const fromMs = platformStartMs - calendar_date/* DAY_MS */.sO + LONGEST_QUEUE_MS;
    const own = scans.ofOwnRef.filter(({ status, startedAtMs = fromMs }) => status !== 'cancelled' && startedAtMs >= fromMs);
    const shown = new Set(own.flatMap((scan) => (0,domain_product/* productsOf */.y0)(scan.enabledProducts)));
    const wanted = [...USUAL_PRODUCTS, ...judged, ...named, ...ifScanned];
    return subject.kind !== 'commit' && wanted.every((product) => shown.has(product));
}
/** The scans that decide for some products, the newest first. `others` may have taken their refs over. */
function decidingScans(decided, others) {
    const unlisted = domain_product/* PRODUCTS */.zv.filter((product) => decided.every((one) => one.product !== product));
    const scans = new Set(decided.flatMap(({ ready }) => ready));
    return (0,scan_order/* newestFirst */.l)([...scans]).map((scan) => {
        const ofScan = decided.filter(({ ready }) => ready.includes(scan));
        const overtakenFor = unlisted.filter((product) => (0,superseded/* supersededBy */.gT)(scan, product, others) !== undefined);
        return { scan, tier: ofScan.at(-1).tier, products: ofScan.map(({ product }) => product), overtakenFor };
    });
}
/** Until when a new scan may replace one that ended long before the run began; 0 for a recent one. */
function cureMsOf(scan, situation) {
    const endMs = scan.completedAtMs ?? scan.startedAtMs;
    const isOld = endMs !== undefined && situation.platformStartMs - endMs > OLD_END_MS;
    return isOld ? Math.min(CURE_MS, situation.discoveryMs) : 0;
}

;// CONCATENATED MODULE: ./lib/src/scan/decision.js
/** Equal for two outcomes that lead to the same counts. The scans' own counts are included, because issues are compared with them. */
function outcomeKey({ decision, stop }) {
    const scans = decision?.deciding.map(({ scan, products, overtakenFor }) => [
        scan.id,
        scan.branch,
        Object.entries(scan.findingsCounts).map(([product, count]) => `${product} ${count}`),
        ...products,
        overtakenFor,
    ]);
    const reasons = stop === undefined ? [] : [stop, ...stop.also].map(({ reason }) => reason);
    return JSON.stringify([scans, decision?.undecided, decision?.notScanned, reasons[0], [...new Set(reasons)].sort()]);
}

// EXTERNAL MODULE: ./lib/src/scan/detail-fact.js
var detail_fact = __webpack_require__(81);
;// CONCATENATED MODULE: ./lib/src/scan/found-instead.js





const MOST_ASKED = 3;
/** Finds what messages name instead of a missing scan, only in the wanted project: others have a pull request of this number, too. */
function createInsteadFinder(reader, expected, factOf) {
    const { target, repositoryId } = expected;
    const { subject } = target;
    let isAsked = false;
    let askedProject;
    async function factIn(scan, signal) {
        try {
            return (0,detail_fact/* factOfDetail */.dH)(scan, await reader.readScan(scan.id, 'polling', signal), expected);
        }
        catch {
            return (0,detail_fact/* nothingSaid */.ns)(scan);
        }
    }
    function newest(allScans, project) {
        if (project === undefined)
            return undefined;
        const own = allScans.filter((scan) => scan.repositoryId === project && (0,whose_scan/* isCertainlyOf */.fM)(scan, subject, factOf(scan)));
        return (0,scan_order/* newestFirst */.l)(own)[0];
    }
    return {
        of(allScans, blocker, current) {
            const fact = current === undefined ? undefined : factOf(current);
            // The configured id is that of a project with another name: nothing in it is ours.
            if (fact?.fit === 'other')
                return { scan: undefined, project: fact.projectName };
            const ofCommit = allScans.filter((one) => (0,domain_target/* isUnderTest */.VC)(one, target));
            const projects = (0,scan_projects/* projectsIfClear */.Pl)(ofCommit, factOf, repositoryId);
            if (projects === undefined)
                return undefined;
            const { ours, isProven, otherName: project } = projects;
            const scan = blocker?.kind === 'superseded' ? blocker.by : newest(allScans, isProven ? ours : askedProject);
            return scan === undefined && project === undefined ? undefined : { scan, project };
        },
        /** Once, if no scan of the commit is listed, asks for details that can show which project is the wanted one, until `end` settles. Never throws. */
        async ask(allScans, { kind }, end) {
            const isFound = kind !== 'none' || allScans.some((scan) => (0,domain_target/* isUnderTest */.VC)(scan, target));
            if (isFound || isAsked || repositoryId !== undefined)
                return;
            const own = (0,scan_order/* newestFirst */.l)(allScans.filter((one) => (0,whose_scan/* isCertainlyOf */.fM)(one, subject, undefined)));
            const byProject = Map.groupBy(own, (scan) => scan.repositoryId);
            byProject.delete(undefined);
            const scans = [...byProject.values()].map(([first]) => first).slice(0, MOST_ASKED);
            isAsked = scans.length > 0;
            const over = new AbortController();
            const stop = () => over.abort();
            void end.then(stop, stop);
            const facts = new Map(await Promise.all(scans.map(async (scan) => [scan, await factIn(scan, over.signal)])));
            const projects = (0,scan_projects/* projectsIfClear */.Pl)(scans, (scan) => facts.get(scan), repositoryId);
            askedProject = projects?.isProven === true ? projects.ours : undefined;
        },
    };
}

// EXTERNAL MODULE: ./lib/src/scan/lookup/scan-lookup.js
var scan_lookup = __webpack_require__(476);
// EXTERNAL MODULE: ./lib/src/scan/poll-timing.js
var poll_timing = __webpack_require__(2313);
// EXTERNAL MODULE: ./lib/src/scan/scan-details.js
var scan_details = __webpack_require__(6377);
// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/src/domain/text/duration-text.js
var duration_text = __webpack_require__(7604);
// EXTERNAL MODULE: ./lib/src/domain/text/setting-name.js
var setting_name = __webpack_require__(6122);
// EXTERNAL MODULE: ./lib/src/scan/earlier-scans.js
var earlier_scans = __webpack_require__(1116);
;// CONCATENATED MODULE: ./lib/src/scan/waiting.js








function progressOf(blocker, lookup) {
    if (blocker.kind !== 'unfinished' || blocker.scan.startedAtMs === undefined)
        return undefined;
    return {
        elapsedMs: Math.max(0, lookup.nowMs - blocker.scan.startedAtMs),
        expected: (0,earlier_scans/* expectedEndOf */.TO)(blocker.scan, lookup.earlierScans),
    };
}
/** One line of the log while the gate waits: the reason that it would give up with now. */
function describeWait(blocker, facts) {
    const { message } = failureOf(blocker, facts);
    // A scan that failed is checked once more, or a little longer, but not until the deadline. Its line has no waiting time.
    const still = blocker.kind === 'ended'
        ? 'Looking for a newer one'
        : `Waited ${duration(facts.elapsedMs)} of ${duration(blocker.untilMs)}`;
    return `${message[0].toUpperCase()}${message.slice(1)}. ${still}.`;
}
/** The failure for a blocker when the gate stops waiting for it (docs/verdict-rules/how-long-it-waits.md). */
function failureOf(blocker, facts) {
    const { target } = facts.expected;
    switch (blocker.kind) {
        case 'alike':
            return (0,scan_projects/* twoThatFit */.TG)(blocker.projects);
        case 'impossible':
            return blocker.failure;
        case 'none':
            return noScan(blocker, facts);
        case 'unfinished': {
            const status = `${statusText(blocker.scan)}${progressText(facts.progress)}`;
            const message = `${nameOf(blocker, facts)} of ${commitText(blocker.scan)} is still ${status}`;
            return new domain_failure/* GateFailure */.In('scan-running', message);
        }
        case 'ended': {
            const name = `${nameOf(blocker, facts)} of ${commitText(blocker.scan)}, the newest one,`;
            return new domain_failure/* GateFailure */.In(blocker.reason, `${name} ended as ${statusText(blocker.scan)}`);
        }
        case 'superseded':
            return waiting_superseded(blocker, facts);
        case 'missing':
        case 'late':
            return notScanned(blocker, facts);
        // If the gate waits, the last two resolve themselves. They are reported only if it stops before that.
        case 'late-project': {
            const other = `one of a project that is called ${target.repository} may still be listed`;
            return new domain_failure/* GateFailure */.In('no-scan', `scan ${blocker.scan.id} is of ${blocker.project}; ${other}`);
        }
        case 'other-ref': {
            const own = `${commitText(target)} was not scanned as ${ownRefText(facts)} yet, although commits usually are`;
            const seen = `scan ${blocker.scan.id} is of ${blocker.scan.branch ?? 'no branch'}`;
            return new domain_failure/* GateFailure */.In('product-missing', `${seen}; ${own}`, { detail: 'other-ref' });
        }
    }
}
/** If the commit was scanned for the product too long ago, the message names that scan as the cause. */
function notScanned({ kind, products }, facts) {
    const ran = (scan) => (0,domain_product/* productsOf */.y0)(scan.enabledProducts).some((product) => products.includes(product));
    const old = oldText({ ...facts, old: facts.old.filter(ran) });
    const usual = kind === 'late' ? ', although scans of recent commits did' : '';
    const what = products.join(' or ') || 'any product that this version knows';
    const message = `no finished scan of ${commitText(facts.expected.target)} ran ${what}${old || usual}`;
    return new domain_failure/* GateFailure */.In('product-missing', message, { detail: old === '' ? undefined : 'old-scan' });
}
function noScan({ instead }, facts) {
    const { target, repositoryId } = facts.expected;
    const commit = commitText(target);
    const detail = DETAILS.find(([eligibility]) => instead.has(eligibility))?.[1];
    const otherName = facts.seen?.project;
    if (otherName !== undefined && !OURS.some((eligibility) => instead.has(eligibility)))
        return new domain_failure/* GateFailure */.In('wrong-repository', `${commit} was scanned as ${otherName}, not as ${target.repository}`);
    if (instead.has('partial') && (detail === undefined || detail === 'other-ref'))
        return new domain_failure/* GateFailure */.In('partial-only', `every scan that counts for ${commit} ran only a part of the rules`);
    const seen = INSTEAD.map(([eligibility, what]) => {
        const [first, ...more] = (0,scan_order/* newestFirst */.l)(instead.get(eligibility) ?? []);
        if (first === undefined)
            return '';
        const ref = eligibility === 'other-pull-request' ? `, ${first.branch ?? 'no branch'}` : '';
        const alike = more.length === 0 ? '' : `; ${more.length} more like it`;
        return ` (scan ${first.id} of this commit ${what}${ref}${alike})`;
    });
    const cut = facts.isCut
        ? `; not all scans of the past 30 days could be read: set ${(0,setting_name/* settingName */.Q)('repository-id', target.event)}`
        : '';
    const project = repositoryId === undefined ? target.repository : `project ${repositoryId}`;
    const where = `no scan of ${commit} in ${project} after ${duration(facts.elapsedMs)}`;
    const message = `${where}${seen.join('')}${oldText(facts)}${newestText(facts)}${elsewhereText(facts)}${cut}`;
    return new domain_failure/* GateFailure */.In('no-scan', message, { detail });
}
const INSTEAD = [
    ['diff', 'is a diff scan, and a full one is required'],
    ['old-base', 'is a diff scan that began before the base branch of the pull request was changed'],
    ['partial', 'ran only a part of the rules'],
    ['other-pull-request', 'is of another ref or pull request'],
    ['other-repository', 'belongs to another repository'],
    ['denied', 'does not name this repository or pull request yet'],
];
/** Only scans of our project can be these: if it was scanned, that is reported, and not another project. */
const OURS = ['partial', 'diff', 'old-base', 'too-old'];
/** In order of precedence: the first one found decides which next step is shown. */
const DETAILS = [
    ['diff', 'diff-scan'],
    ['old-base', 'old-base'],
    ['too-old', 'old-scan'],
    ['other-pull-request', 'other-ref'],
];
function elsewhereText({ elsewhere, expected: { repositoryId, target } }) {
    const others = elsewhere.filter((id) => id !== repositoryId);
    if (others.length === 0)
        return '';
    return `; it was scanned as project ${others.join(', ')}: check ${(0,setting_name/* settingName */.Q)('repository-id', target.event)}`;
}
/** `; scan 900 (code) ended 8d before this run, and max-scan-age is 7d`. */
function oldText({ old, maxScanAgeMs, nowMs, elapsedMs, expected: { target } }) {
    const [newest] = (0,scan_order/* newestFirst */.l)(old);
    if (newest === undefined || maxScanAgeMs === undefined)
        return '';
    const endMs = newest.completedAtMs ?? newest.startedAtMs;
    const products = newest.enabledProducts.length === 0 ? '' : ` (${(0,domain_product/* productsOf */.y0)(newest.enabledProducts).join(', ')})`;
    const most = `${(0,setting_name/* settingName */.Q)('max-scan-age', target.event)} is ${duration(maxScanAgeMs)}`;
    return `; scan ${newest.id}${products} ended ${duration(nowMs - elapsedMs - endMs)} before this run, and ${most}`;
}
/** `; the newest scan of pull request 7 is 900 of commit 3f2a9c1b8d7e, completed, ended 2h 5m ago`. */
function newestText({ seen, expected: { target }, nowMs }) {
    const newest = seen?.scan;
    if (newest === undefined)
        return '';
    const { subject } = target;
    const where = subject.kind === 'pull-request' ? `pull request ${subject.number}` : (newest.branch ?? 'this ref');
    const status = `${statusText(newest)}${ageText(newest, nowMs)}`;
    return `; the newest scan of ${where} is ${newest.id} of ${commitText(newest)}, ${status}`;
}
/** Only a hash is shortened: a part of a secret would not be redacted. */
function commitText({ commit }) {
    if (commit === undefined)
        return 'no named commit';
    return `commit ${(0,ids/* isCommitSha */._$)(commit) ? commit.slice(0, 12) : commit}`;
}
function ageText({ startedAtMs, completedAtMs }, nowMs) {
    const atMs = completedAtMs ?? startedAtMs;
    if (atMs === undefined)
        return '';
    return `, ${completedAtMs === undefined ? 'started' : 'ended'} ${duration(Math.max(0, nowMs - atMs))} ago`;
}
function waiting_superseded({ scan, by, products }, { requiredScan }) {
    const isDiff = by.commit === scan.commit && !by.isFullScan;
    const detail = isDiff && requiredScan === 'full' ? 'diff-scan' : 'other-ref';
    return new domain_failure/* GateFailure */.In('superseded', `the issues of ${scan.branch ?? 'the ref'} are now those of ${isDiff ? 'diff scan' : 'scan'} ${by.id} of ` +
        `${commitText(by)} (${products.join(', ')}), no longer those of scan ${scan.id} of ${commitText(scan)}`, { detail: by.commit === scan.commit ? detail : undefined });
}
function ownRefText({ expected: { target } }) {
    const { subject } = target;
    if (subject.kind === 'pull-request')
        return `pull request ${subject.number} itself`;
    return subject.kind === 'ref' ? subject.ref : target.commit.slice(0, 12);
}
/** Rounded to seconds, because the time is reported again and again. */
function duration(ms) {
    return (0,duration_text/* durationText */.S)(Math.round(ms / 1_000));
}
function progressText(progress) {
    if (progress === undefined)
        return '';
    const expected = progress.expected === undefined ? '' : `; earlier scans took about ${duration(progress.expected.medianMs)}`;
    return ` after ${duration(progress.elapsedMs)}${expected}`;
}
/** `scan 900 (code)`: with the products that wait for the scan, or `scan 900` if all do. */
function nameOf({ scan, products }, facts) {
    const isWhole = products.length === 0 || facts.listed.every((product) => products.includes(product));
    return isWhole ? `scan ${scan.id}` : `scan ${scan.id} (${products.join(', ')})`;
}
/** Not shortened: a part of a secret would not be redacted. */
function statusText(scan) {
    return typeof scan.status === 'string' ? scan.status : `in the unknown state ${JSON.stringify(scan.status.unknown)}`;
}
/** Logs a line for each poll. What was seen instead is part of it when it is new. On a terminal, the other lines are one that is updated. */
function createWaitLog(log) {
    const { progress } = log;
    let before = '';
    return (blocker, facts) => {
        const bare = { ...facts, seen: undefined };
        const seen = JSON.stringify([facts.seen?.scan?.id, facts.seen?.scan?.status, facts.seen?.project]);
        const isSeenNew = blocker.kind === 'none' && facts.seen !== undefined && seen !== before;
        if (isSeenNew)
            before = seen;
        if (isSeenNew || progress === undefined)
            log.info(describeWait(blocker, isSeenNew ? facts : bare));
        progress?.((laterMs) => {
            const moved = facts.progress && { ...facts.progress, elapsedMs: facts.progress.elapsedMs + laterMs };
            return describeWait(blocker, { ...bare, elapsedMs: facts.elapsedMs + laterMs, progress: moved });
        });
    };
}

;// CONCATENATED MODULE: ./lib/src/scan/find-scan.js













/** The list is read again if its last reading is older than this once the issues were read. */
const FRESH_POLL_MS = 10_000;
/** Most scans are listed by then. Only after that is a search in other projects worth a request. */
const SEARCH_ELSEWHERE_AFTER_MS = 60_000;
/** Finds the scans of the commit under test, waits for their end, and compares their details with the list. */
class ScanFinder {
    known;
    #world;
    #plan;
    #pauses;
    #tellWait;
    #foundInstead;
    #outlived = new Set();
    #last;
    /** Why the list could not be read while the gate waited for something, or read issues of scans that decide no longer. */
    #unheard;
    #elsewhere;
    /** The base of the pull request when it was last asked for; undefined before that, and if no pull request is judged. */
    baseNow;
    constructor(world, plan, lookup) {
        const { expected } = plan;
        this.#world = world;
        this.#plan = plan;
        this.#pauses = (0,poll_timing/* createPauses */.G)(world, plan);
        this.known = (0,scan_details/* knownScans */.i)(world.reader, expected, this.#pauses, lookup);
        this.#tellWait = createWaitLog(world.log);
        this.#foundInstead = createInsteadFinder(world.reader, expected, this.known.factOf);
    }
    get waitedMs() {
        return this.#pauses.sleptMs();
    }
    /** The scan that was waited for or chosen last. A report can name it if the run stops early. */
    get current() {
        return scanOf(this.#last);
    }
    get seen() {
        return this.#seenBy(this.#last);
    }
    /** With `isPolled` the list was asked just now. Throws `GateFailure` when nothing can be judged in time. */
    async find(isPolled = false) {
        for (let isFresh = isPolled;; isFresh = false) {
            if (!isFresh)
                await this.#poll();
            const choice = await this.#settle('polling');
            if (choice.kind === 'wait') {
                await this.#waitForNextPoll(choice);
                continue;
            }
            const { decision, stop } = this.#outcomeOf(choice);
            if (decision === undefined || decision.deciding.length === 0)
                throw stop;
            return { decision, stop };
        }
    }
    /** Polls the list. If that fails, finished scans still count and the rest is reported. Throws `GateFailure` at once if nothing is known yet. */
    async #poll() {
        const failure = await (0,domain_failure/* attempt */.CD)(() => this.known.lookup.refresh('polling'));
        if (!(failure instanceof domain_failure/* GateFailure */.In))
            return;
        if (this.#last === undefined || this.#unheard !== undefined)
            throw (0,domain_failure/* allOf */.bn)([failure, this.leftOpen()]);
        this.#unheard = failure;
    }
    /** True if the detail of a deciding scan was refused. The next search leaves that scan out. */
    isAnyRefused({ decision }) {
        return decision.deciding.some(({ scan }) => this.known.refused.has(scan.id));
    }
    /** Details in the order of the deciding scans. Throws `scan-inconsistent`, `wrong-repository`, `not-found`. */
    confirm({ decision }) {
        return this.known.confirm(decision.deciding.map(({ scan }) => scan));
    }
    /** Reads scans from before the last day if they may change the decision: of the own ref, and if that is not enough, of the whole project. */
    async readOlder({ decision }) {
        const { deciding, repositoryId, readWide } = decision;
        const [first] = deciding;
        if (readWide === 'no' || first === undefined)
            return;
        const { lookup } = this.known;
        const ofRef = readWide === 'own-ref' ? (0,scan_lookup/* oneRefOf */.p)(first.scan, lookup.scans, this.#plan.expected.target) : undefined;
        await lookup.widen(repositoryId, 'reading', ofRef);
        if (readWide === 'everything')
            return;
        const choice = await this.#settle('reading');
        if (choice.kind === 'decide')
            await this.readOlder(choice);
    }
    /** True if the same scans still decide. Sends the requests that this needs, and does not wait for scans. */
    async holds(found, pollFirst) {
        const isPollDue = pollFirst === 'yes' || (pollFirst === 'if-due' && this.#isPollDue(found));
        const polled = isPollDue ? await (0,domain_failure/* attempt */.CD)(() => this.known.lookup.refresh('reading')) : undefined;
        const failure = polled instanceof domain_failure/* GateFailure */.In ? polled : undefined;
        // Pages before the one that failed may show that other scans decide.
        const choice = await this.#settle('reading').catch((thrown) => {
            throw (0,domain_failure/* allOf */.bn)([(0,domain_failure/* asGateFailure */.c5)(thrown), failure]);
        });
        const isSame = choice.kind !== 'wait' && outcomeKey(this.#outcomeOf(choice)) === outcomeKey(found);
        if (isSame && failure !== undefined)
            throw failure;
        this.#unheard = (0,domain_failure/* allOf */.bn)([this.#unheard, failure]);
        return isSame;
    }
    /** True if the last reading is old, or showed an unfinished scan that may take a deciding ref over. */
    #isPollDue({ decision }) {
        const { lookup } = this.known;
        const isOld = this.#world.clock.now() - lookup.polledAt > FRESH_POLL_MS;
        // A poll while the gate waited for the index may have shown another scan.
        return isOld || (0,superseded/* isAnythingComing */.O6)(decision, lookup.scans);
    }
    #outcomeOf(choice) {
        const { decision } = choice;
        const blockers = choice.kind === 'decide' ? [] : [choice.blocker, ...choice.others];
        const facts = choice.kind === 'decide' ? undefined : this.#reasonFor(choice);
        const stops = [this.#unheard, ...blockers.map((one) => failureOf(one, facts))];
        if (decision === undefined)
            return { decision, stop: (0,domain_failure/* allOf */.bn)(stops) };
        const { malformed, ofCommit } = this.known.lookup;
        const refusalOf = ({ scan }) => (0,domain_failure/* allOf */.bn)([(0,superseded/* takenOver */.GH)(scan, malformed), this.known.refused.get(scan.id)]);
        const refused = decision.deciding.filter((one) => refusalOf(one) !== undefined);
        const deciding = decision.deciding.filter((one) => !refused.includes(one));
        const undecided = [...new Set([...decision.undecided, ...refused.flatMap(({ products }) => products)])];
        const { judged } = neededOf(decision.listed, this.#plan.needs);
        const isJudged = ({ products }) => products.some((product) => judged.includes(product));
        const refusals = refused.filter(isJudged).map(refusalOf);
        // If the reason of a refusal is set to `warn`, it must not hide a newer scan of the ref: the detail may say which of them decides.
        const isSoft = refusals.some((one) => this.#plan.isSoft?.(one.reason));
        const ofRefs = ofCommit.filter(({ branch, repositoryId }) => refused.some(({ scan }) => scan.repositoryId === repositoryId && (0,ref/* isSameRef */.MP)(scan.branch, branch)));
        const stop = (0,superseded/* besideUnresolved */._0)((0,domain_failure/* allOf */.bn)([...stops, ...refusals]), isSoft ? ofRefs : [], judged);
        return { decision: { ...decision, deciding, undecided }, stop };
    }
    async #settle(phase) {
        try {
            return await this.#choose(phase);
        }
        catch (thrown) {
            // If the reason of this failure is set to `warn`, it must not hide what the gate waits for, or a scan without a result.
            throw (0,domain_failure/* allOf */.bn)([(0,domain_failure/* failureUnlessStopped */.kh)(thrown), this.leftOpen()]);
        }
    }
    /** What the gate waits for, and requests and scans without a result. */
    leftOpen() {
        const last = this.#last;
        const awaited = last?.kind === 'wait' ? this.#outcomeOf({ ...last, kind: 'give-up' }).stop : this.#unheard;
        const refusals = this.known.lookup.ofCommit.map(({ id }) => this.known.refused.get(id));
        const { judged } = neededOf(domain_product/* PRODUCTS */.zv, this.#plan.needs);
        return (0,superseded/* besideUnresolved */._0)((0,domain_failure/* allOf */.bn)([awaited, ...refusals]), this.known.lookup.ofCommit, judged);
    }
    /** Chooses until nothing more has to be asked first. Requests of the two phases have different deadlines. */
    async #choose(phase) {
        const { lookup } = this.known;
        for (;;) {
            const choice = choose(lookup.scans, this.#situation());
            if (choice.kind === 'ask') {
                await this.known.learn(choice.scans, phase);
            }
            else if (choice.kind === 'read-wide') {
                await lookup.widen(choice.repositoryId, phase);
            }
            else {
                const unasked = this.#unaskedOf(choice);
                if (unasked === undefined) {
                    const isOver = choice.kind === 'wait' && this.#unheard !== undefined;
                    if (!isOver)
                        this.#last = choice;
                    // Scans of a project that may not be the wanted one prove nothing, not even a fail.
                    else
                        this.#last = { ...choice, kind: 'give-up', decision: isProjectLate(choice) ? undefined : choice.decision };
                    return this.#last;
                }
                await this.known.learn([unasked], phase);
            }
        }
    }
    /** The blocker's scan, if its detail must show whose it is. That of an unfinished one also gives the project id that polls can ask for. */
    #unaskedOf(choice) {
        if (choice.kind === 'decide' || !('scan' in choice.blocker))
            return undefined;
        const { kind, scan } = choice.blocker;
        if (this.known.factOf(scan) !== undefined)
            return undefined;
        const isProjectKnown = this.#plan.expected.repositoryId !== undefined;
        return kind === 'superseded' || (!isProjectKnown && scan.status !== 'completed') ? scan : undefined;
    }
    #situation() {
        const { lookup, factOf } = this.known;
        return {
            ...this.#plan,
            ...this.#plan.expected,
            factOf,
            baseChangedAtMs: this.baseChangedAtMs,
            elapsedMs: this.#pauses.elapsedMs(),
            platformStartMs: lookup.startMs,
            latestNowMs: lookup.latestNowMs,
            outlived: this.#outlived,
            isWideFor: (id) => lookup.isWideFor(id),
            isOwnRefWide: lookup.isOwnRefWide,
        };
    }
    /** By the platform's clock if that is ahead, because it gives the starts of scans. */
    get baseChangedAtMs() {
        if (this.baseNow?.changedAtMs === undefined)
            return undefined;
        return this.baseNow.changedAtMs + Math.max(0, this.known.lookup.nowMs - this.#world.clock.wallNow());
    }
    async #waitForNextPoll(choice) {
        const { blocker, others, untilMs } = choice;
        const { lookup } = this.known;
        const isLong = blocker.kind === 'none' && this.#pauses.elapsedMs() >= SEARCH_ELSEWHERE_AFTER_MS;
        if (isLong && this.#plan.expected.repositoryId !== undefined)
            this.#elsewhere ??= await lookup.projectsOfCommit();
        const facts = this.#reasonFor(choice);
        const progress = [blocker, ...others].map((one) => progressOf(one, lookup));
        const sleeping = this.#pauses.sleep(untilMs, progress);
        await this.#foundInstead.ask(lookup.scans, blocker, sleeping);
        this.#tellWait(blocker, { ...facts, seen: this.#seenBy(choice) });
        await sleeping;
        for (const scan of lookup.scans)
            if ((0,scan_end/* endReason */.Wh)(scan) !== undefined)
                this.#outlived.add(scan.id);
    }
    #seenBy(choice) {
        const blocker = choice?.kind === 'decide' ? undefined : choice?.blocker;
        return this.#foundInstead.of(this.known.lookup.scans, blocker, scanOf(choice));
    }
    #reasonFor(choice) {
        const { lookup } = this.known;
        return {
            ...this.#plan,
            elsewhere: this.#elsewhere ?? [],
            isCut: lookup.isCut,
            old: lookup.ofCommit.filter((scan) => (0,whose_scan/* isTooOld */.Um)(scan, { ...this.#plan, platformStartMs: lookup.startMs })),
            elapsedMs: this.#pauses.elapsedMs(),
            progress: progressOf(choice.blocker, lookup),
            listed: choice.decision?.listed ?? [],
            seen: this.#seenBy(choice),
            nowMs: lookup.nowMs,
        };
    }
}
function scanOf(choice) {
    if (choice === undefined)
        return undefined;
    const isBlocked = choice.kind !== 'decide' && 'scan' in choice.blocker;
    return isBlocked ? choice.blocker.scan : choice.decision?.deciding[0]?.scan;
}
function isProjectLate({ blocker, others }) {
    return [blocker, ...others].some(({ kind }) => kind === 'late-project');
}


/***/ }),

/***/ 476:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ oneRefOf),
/* harmony export */   y: () => (/* binding */ ScanLookup)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1056);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8617);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4927);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(977);
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/* harmony import */ var _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6429);
/* harmony import */ var _domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1906);
/* harmony import */ var _scan_order_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2103);









/** How long before the first read a scan may have been created and still be listed late. Also covers a skewed clock. */
const LATE_MS = 3_600_000;
/** How many scans of other pull requests are stored for each repository, kind and set of products. */
const MOST_ALIKE = 250;
/** The ref of a scan, of a pull request with its other refs. Undefined if the list does not give the scan's branch. Pure. */
function oneRefOf({ id, branch, repositoryId }, allScans, { subject }) {
    if (branch === undefined)
        return undefined;
    const seen = allScans.filter((scan) => scan.repositoryId === repositoryId).map((scan) => scan.branch);
    const meant = subject.kind === 'ref' ? subject.ref : undefined;
    const refs = subject.kind === 'pull-request' ? (0,_domain_target_js__WEBPACK_IMPORTED_MODULE_4__/* .refsOfPull */ .XL)(subject) : [];
    // The answer for the spelling of `found` must contain it: without it, the filter by branch proves nothing.
    return { spellings: [...new Set([...(0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .listSpellings */ .G8)(branch, seen, meant), ...refs])], found: { id, branch } };
}
/** The list has no filter by commit. So the last day is read first, all stored scans if needed, and later only what may have changed. */
class ScanLookup {
    monotonicStart;
    #reader;
    #clock;
    #target;
    #repositoryId;
    #scans = new Map();
    /** When the list last showed a scan unfinished, and from which time on the reading asked that showed it first (undefined: all stored scans). */
    #unfinished = new Map();
    /** Calendar time at zero of the monotonic clock: by our clock, and by the platform's once it has sent its time. Either may be wrong. */
    #ownEpochMs;
    #epochMs;
    #dayBeforeStart;
    #wideFor = new Set();
    #isOwnRefWide = false;
    /** False once a read that was narrowed to what may have changed missed a scan. */
    #isNarrow = true;
    #isCut = false;
    /** Unreadable entries by id, else by their readable members. Every read may list them again, and may then have them readable. */
    #malformed = new Map();
    #polledAt = Number.NEGATIVE_INFINITY;
    #pollAhead;
    #isAbandoned = false;
    constructor(reader, clock, target, repositoryId, monotonicStart = clock.now()) {
        this.#reader = reader;
        this.#clock = clock;
        this.#target = target;
        this.#repositoryId = repositoryId;
        this.monotonicStart = monotonicStart;
        this.#ownEpochMs = clock.wallNow() - clock.now();
        this.#epochMs = this.#ownEpochMs;
    }
    /** The platform's own time, as exactly as its answers show it. Milliseconds since 1970. */
    get nowMs() {
        return this.#epochMs + this.#clock.now();
    }
    get startMs() {
        return this.#epochMs + this.monotonicStart;
    }
    /** The later of our time and the platform's: a scan that starts after it is in the future by both clocks. */
    get latestNowMs() {
        return Math.max(this.#ownEpochMs, this.#epochMs) + this.#clock.now();
    }
    /** The scans received so far, of any commit, each as it was received last; of other pull requests only the newest. */
    get scans() {
        return [...this.#scans.values()];
    }
    get ofCommit() {
        return this.scans.filter((scan) => this.#isUnderTest(scan));
    }
    get earlierScans() {
        return this.scans.filter((scan) => !this.#isUnderTest(scan) && scan.status === 'completed');
    }
    /** Entries that do not follow the documentation. Those of other commits are fatal only if they may have taken a deciding ref over. */
    get malformed() {
        return [...this.#malformed.values()];
    }
    get isCut() {
        return this.#isCut;
    }
    /** When the last read began. Scans that were listed since then may be missing. */
    get polledAt() {
        return this.#polledAt;
    }
    get isOwnRefWide() {
        return this.#isOwnRefWide;
    }
    /** When the list last showed the scan unfinished: it ended no earlier, whatever its own clock says. Undefined if it never did. */
    unfinishedAtMs({ id }) {
        return this.#unfinished.get(id)?.atMs;
    }
    isWideFor(repositoryId) {
        // A read of all repositories that was cut may lack scans of a repository that is known by now.
        return this.#wideFor.has(repositoryId) || (this.#wideFor.has(undefined) && !this.#isCut);
    }
    /** Begins with the scans of the commit without a result that another lookup has listed: no failure of the list may hide them. */
    startFrom(scans) {
        const isOurs = (scan) => scan.repositoryId === this.#repositoryId && this.#isUnderTest(scan);
        for (const scan of scans)
            if (isOurs(scan) && scan.status !== 'completed')
                this.#scans.set(scan.id, scan);
    }
    /** Asks for only one repository from now on; undefined takes that back. */
    narrowTo(repositoryId) {
        this.#repositoryId = repositoryId;
        if (repositoryId === undefined)
            return;
        // What other repositories list from now on is not read, so all of their stored scans no longer count as read.
        const isWide = this.isWideFor(repositoryId);
        this.#wideFor.clear();
        if (isWide)
            this.#wideFor.add(repositoryId);
    }
    /** Begins the next poll before it is known which products are needed. The next `refresh` waits for that poll and throws its failure. */
    pollAhead() {
        this.#pollAhead = this.refresh('polling');
        this.#pollAhead.catch(() => { });
    }
    abandon() {
        this.#isAbandoned = true;
    }
    /** Asks for scans that may be new or changed since the last time. The first call asks for the last day. */
    async refresh(phase) {
        const begun = this.#pollAhead;
        this.#pollAhead = undefined;
        if (begun !== undefined)
            return begun;
        const repositoryId = this.#repositoryId;
        if (this.#dayBeforeStart === undefined) {
            this.#dayBeforeStart = this.nowMs - _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO;
            await this.#read({ repositoryId, sinceMs: this.#dayBeforeStart }, phase);
            return;
        }
        const seen = await this.#read({ repositoryId, sinceMs: this.#sinceOfNextPoll() }, phase);
        // The list is filtered by creation time, which it does not show. For a scan that began long after it, the read goes back as far as it was found.
        if (this.#watched.some(({ id }) => !seen.has(id))) {
            this.#isNarrow = false;
            await this.#read({ repositoryId, sinceMs: this.#sinceOfNextPoll() }, phase);
        }
    }
    /** Asks for everything that the platform stores (30 days), of one ref if given. Without a repository id, at most 40 pages. */
    async widen(repositoryId, phase, ofRef) {
        const mostPages = repositoryId === undefined ? _domain_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_LOOKUP_PAGES */ .MY : undefined;
        if (ofRef !== undefined) {
            const { spellings, found } = ofRef;
            const seen = await Promise.all(spellings.map((branch) => this.#read({ repositoryId, branch }, phase, mostPages)));
            // spec-gap: list-branch-filter
            if (seen[spellings.indexOf(found.branch)]?.has(found.id)) {
                this.#isOwnRefWide = true;
                return;
            }
        }
        await this.#read({ repositoryId }, phase, mostPages);
        this.#isOwnRefWide ||= ofRef !== undefined;
        this.#wideFor.add(repositoryId);
    }
    /** The projects that scanned the commit within the day, used only in a message: those found so far if the list cannot be read. */
    async projectsOfCommit() {
        const found = new Set();
        const search = { sinceMs: this.#dayBeforeStart };
        await (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(async () => {
            for await (const { scans } of this.#reader.listScans(search, 'polling'))
                for (const scan of scans)
                    if (this.#isUnderTest(scan))
                        found.add(scan.repositoryId);
        });
        return [...found].filter((id) => id !== undefined);
    }
    /** Unfinished scans that may decide or take a ref over: of the commit, on a ref of its scans, or in their repository without a branch. */
    get #watched() {
        const { ofCommit } = this;
        const isOnTheirs = ({ branch, repositoryId }) => ofCommit.some((scan) => (branch ? (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, branch) : isOf(repositoryId, scan.repositoryId)));
        const isAskedFor = ({ repositoryId }) => isOf(repositoryId, this.#repositoryId);
        return this.scans.filter((scan) => !(0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(scan) && isAskedFor(scan) && (this.#isUnderTest(scan) || isOnTheirs(scan)));
    }
    #isUnderTest({ commit }) {
        return (0,_domain_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnderTest */ .VC)({ commit }, this.#target);
    }
    /** A time early enough to list new scans and every watched one; undefined means all stored scans. */
    #sinceOfNextPoll() {
        const starts = this.#watched.map(({ id, startedAtMs }) => this.#isNarrow && startedAtMs !== undefined ? startedAtMs - LATE_MS : this.#unfinished.get(id)?.sinceMs);
        if (starts.includes(undefined))
            return undefined;
        const startMs = Math.min(this.#epochMs, this.#ownEpochMs) + this.monotonicStart;
        return Math.min(startMs - LATE_MS, ...starts.map((start) => start));
    }
    async #read(search, phase, mostPages = Number.POSITIVE_INFINITY) {
        const seen = new Set();
        let pages = 0;
        let polledAt = this.#clock.now();
        for await (const page of this.#reader.listScans(search, phase)) {
            if (this.#isAbandoned)
                break;
            this.#take(page, search.sinceMs);
            for (const { id } of page.scans)
                seen.add(id);
            polledAt = Math.min(polledAt, this.#clock.now() - (page.ageMs ?? 0));
            pages += 1;
            if (pages >= mostPages) {
                this.#isCut = true;
                break;
            }
        }
        this.#polledAt = polledAt;
        this.#forgetOldNeighbours();
        return seen;
    }
    /** Scans of other pull requests do not decide. They show how this repository is scanned, and for that the newest of each kind are enough. */
    #forgetOldNeighbours() {
        const theirs = this.scans.filter((scan) => !this.#isUnderTest(scan) && (0,_domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .isOnRefOfAnother */ .pN)(scan, this.#target.subject));
        for (const alike of Map.groupBy(theirs, likenessOf).values())
            for (const { id } of (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_8__/* .newestFirst */ .l)(alike).slice(MOST_ALIKE))
                this.#scans.delete(id);
    }
    #take(page, sinceMs) {
        if (page.serverTimeMs !== undefined)
            this.#epochMs = page.serverTimeMs - this.#clock.now() + (page.ageMs ?? 0);
        for (const entry of page.malformed)
            this.#malformed.set(entry.id ?? JSON.stringify(entry), entry);
        const isNameless = (scan) => scan.repositoryId === undefined && this.#isUnderTest(scan);
        for (const scan of page.scans) {
            if (isNameless(scan))
                continue;
            this.#malformed.delete(scan.id);
            const first = this.#unfinished.get(scan.id) ?? { sinceMs };
            if (!(0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(scan))
                this.#unfinished.set(scan.id, { ...first, atMs: this.nowMs });
            this.#scans.set(scan.id, withLargerCounts(scan, this.#scans.get(scan.id)));
        }
        // Last, since the other scans of the page may show what this failure would hide.
        const ours = page.malformed.find((entry) => !entry.isCommitReadable || this.#isUnderTest(entry));
        const problem = page.scans.some(isNameless) ? 'it does not name its repository' : ours?.problem;
        if (problem === undefined)
            return;
        const commit = this.#target.commit.slice(0, 12);
        throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('contract', `a listed scan of commit ${commit} cannot be read: ${problem}`);
    }
}
function withLargerCounts(scan, before) {
    const areBothFinished = scan.status === 'completed' && before?.status === 'completed';
    if (!areBothFinished)
        return scan;
    return { ...scan, findingsCounts: (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .largerCounts */ .eP)(scan.findingsCounts, before.findingsCounts) };
}
function likenessOf({ repositoryId, isFullScan, enabledProducts }) {
    return JSON.stringify([repositoryId, isFullScan, (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .productsOf */ .y0)(enabledProducts).toSorted()]);
}
/** A scan that names no repository may be of any. */
function isOf(repositoryId, wanted) {
    return repositoryId === undefined || repositoryId === (wanted ?? repositoryId);
}


/***/ }),

/***/ 2313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createPauses)
/* harmony export */ });
/* unused harmony export nextPollGap */
const JITTER = 0.2;
const SHORTEST_GAP_MS = 2_000;
/** A newer scan that takes over, or an early end, is noticed at most this much later. */
const LONGEST_EARLY_GAP_MS = 60_000;
/** The platform gives times in whole seconds, so an end that is less than this beyond a gap counts as within the gap. */
const CLOCK_STEP_MS = 1_000;
/** A poll costs as much as a mean delay of this part of the interval: 50 ms of 10 s. */
const POLL_WORTH = 1 / 200;
/** The part of the scans that end before the likely time, because they fail or are cancelled. */
const EARLY_ENDS = 1 / 60;
const OVERDUE_GAP = 0.25;
/** The shortest of the gaps for all that is awaited, in milliseconds (docs/verdict-rules/how-long-it-waits.md#how-often-it-polls). */
function nextPollGap(awaited, intervalMs, random) {
    // All gaps share one random number. With a number for each, the shortest would shrink as more is awaited.
    const chance = random();
    return Math.min(...awaited.map((progress) => gapFor(progress, intervalMs, chance)));
}
function gapFor(progress, intervalMs, chance) {
    const shortestMs = Math.min(SHORTEST_GAP_MS, intervalMs);
    if (progress?.expected === undefined)
        return Math.max(shortestMs, intervalMs * shortening(chance));
    const { elapsedMs, expected } = progress;
    const aheadMs = expected.earliestMs - elapsedMs;
    const isLong = aheadMs > 0 && expected.isSure;
    const earlyMs = isLong ? cheapestGap(expected.earliestMs, EARLY_ENDS, intervalMs) : 0;
    const longestMs = Math.max(intervalMs, Math.min(LONGEST_EARLY_GAP_MS, earlyMs));
    const gapMs = aheadMs > 0
        ? approach(aheadMs, longestMs, shortestMs, chance)
        : Math.min(intervalMs, likelyGap(elapsedMs, expected, intervalMs)) * shortening(chance);
    return Math.min(longestMs, Math.max(shortestMs, gapMs));
}
/** Spreads as few polls as the longest gap allows evenly. The last one is at the earliest likely end, or up to the shortest gap later. */
function approach(aheadMs, longestMs, shortestMs, chance) {
    const polls = Math.ceil((aheadMs - CLOCK_STEP_MS) / longestMs);
    if (polls <= 1)
        return aheadMs + shortestMs * chance;
    return Math.max(aheadMs - (polls - 1) * longestMs, (aheadMs / polls) * shortening(chance));
}
function likelyGap(elapsedMs, expected, intervalMs) {
    const { earliestMs, latestMs } = expected;
    return Math.max(cheapestGap(latestMs - earliestMs, 1, intervalMs), OVERDUE_GAP * (elapsedMs - latestMs));
}
/** The gap with the lowest cost: per second, a gap of g costs `worth / g` for requests and `part * g / 2 / length` for delay. */
function cheapestGap(lengthMs, part, intervalMs) {
    return Math.sqrt((2 * POLL_WORTH * intervalMs * lengthMs) / part);
}
function shortening(chance) {
    return 1 - JITTER * chance;
}
function createPauses({ clock, random, log, signal }, plan) {
    const { monotonicStart, waitMs, pollIntervalMs: intervalMs, neverWaits } = plan;
    let sleptMs = 0;
    /** Sleeps until the next poll; false if the time is over. The last poll is at the deadline, not an interval before it. */
    async function sleep(untilMs, awaited) {
        const left = monotonicStart + untilMs - clock.now();
        if (left <= 0)
            return false;
        const gap = nextPollGap(awaited, intervalMs, random);
        const sleptFrom = clock.now();
        await clock.sleep(Math.min(gap, left), signal);
        sleptMs += clock.now() - sleptFrom;
        return true;
    }
    return {
        sleep,
        elapsedMs: () => clock.now() - monotonicStart,
        sleptMs: () => sleptMs,
        /** A scan can be listed before its detail can be read. Sleeps until the next poll; false when the time is up. */
        async mayAskAgain(id) {
            if (neverWaits || !(await sleep(waitMs, [undefined])))
                return false;
            log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
            return true;
        },
    };
}


/***/ }),

/***/ 3100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zo: () => (/* binding */ fitOf),
/* harmony export */   _b: () => (/* binding */ isOtherProject),
/* harmony export */   bT: () => (/* binding */ allNamesOf),
/* harmony export */   l9: () => (/* binding */ FITS_BY_NAME),
/* harmony export */   p8: () => (/* binding */ NO_NAMES)
/* harmony export */ });
/* unused harmony exports placeOf, isSameAddress, isBelow */
/* harmony import */ var _domain_text_remote_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);

/** Without a project id, the projects with the best of these fits are the candidates for the wanted one. */
const FITS_BY_NAME = ['name', 'repository', 'address'];
const NO_NAMES = { displayName: undefined, repository: undefined, address: undefined };
function projectNames({ repoDisplayName, repository, repoUrl }) {
    return {
        // spec-gap: repo-display-name
        displayName: unlessBlank(repoDisplayName),
        repository: unlessBlank(repository),
        address: (0,_domain_text_remote_address_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteAddress */ .fn)(repoUrl),
    };
}
function fitOf(names, wanted) {
    const { repository, address } = names;
    if (!wanted.isIdKnown && address !== undefined && isOnOtherHost(address, wanted.checkout))
        return 'other';
    const displayName = isContradicted(address, wanted) ? undefined : names.displayName;
    if (isSame(displayName, wanted.repository))
        return 'name';
    if (isSame(repository, wanted.repository))
        return names.displayName === undefined ? 'name' : 'repository';
    if (address !== undefined && isOwnAddress(address, wanted))
        return 'address';
    if (isBelow(displayName, wanted.repository))
        return wanted.isIdKnown ? 'part' : 'other';
    const isNamed = names.displayName !== undefined || repository !== undefined || address !== undefined;
    return isNamed ? 'other' : 'unnamed';
}
/** True for another project of the same repository: at the address of the wanted project, or with a display name below the wanted name. */
function isOtherProject({ address, displayName }, own, wanted) {
    if (isBelow(displayName, wanted.repository) && !isContradicted(address, wanted))
        return true;
    if (address === undefined || isOnOtherHost(address, wanted.checkout))
        return false;
    if (own?.address !== undefined)
        return isSameAddress(address, own.address);
    return isSame(address.path, wanted.repository) || isSame(address.path, wanted.checkout.path);
}
/** The project's name for a message; with its address if the name alone does not distinguish it from the wanted one. */
function nameOf({ displayName, repository, address }, wanted) {
    const name = displayName ?? repository ?? address?.path;
    if (address === undefined || !isSame(name, wanted.repository))
        return name;
    if (isOnOtherHost(address, wanted.checkout))
        return `${name} on ${address.host}`;
    return isContradicted(address, wanted) ? `${name} at ${address.path}` : name;
}
/** `acme/shop/payments, repository acme/shop, at github.com/acme/shop`. */
function allNamesOf({ displayName, repository, address }) {
    const first = displayName ?? repository;
    return [first, repository === first ? undefined : `repository ${repository}`, address && `at ${placeOf(address)}`]
        .filter((name) => name !== undefined)
        .join(', ');
}
/** The address without user and query, which may contain secrets. */
function placeOf({ host, path }) {
    return `${host}/${path.replace(/[?#].*$/s, '')}`;
}
function isContradicted(address, wanted) {
    const { repository, checkout } = wanted;
    if (address === undefined)
        return false;
    if (isOnOtherHost(address, checkout))
        return true;
    const isOfWanted = isSame(address.path, repository) || isBelow(repository, address.path);
    return checkout.path !== undefined && !isSame(address.path, checkout.path) && !isOfWanted;
}
function isOwnAddress(address, { repository, checkout }) {
    if (isOnOtherHost(address, checkout))
        return false;
    if (isSame(address.path, repository))
        return true;
    const isOwnName = checkout.names?.some((name) => isSame(name, repository)) === true;
    return isOwnName && isSame(address.path, checkout.path);
}
function isSameAddress(one, other) {
    return one.host === other.host && isSame(one.path, other.path);
}
/** Accepts an address without the port of the checkout's host: the scanner leaves it out if it makes the address of a clone, and only then. */
function isOnOtherHost(address, { host }) {
    const own = host?.toLowerCase();
    return own !== undefined && address.host !== own && address.host !== own.replace(/:[0-9]+$/, '');
}
function isSame(one, other) {
    return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}
function isBelow(name, whole) {
    return name?.toLowerCase().startsWith(`${whole.toLowerCase()}/`) === true;
}
function unlessBlank(text) {
    return text?.trim() === '' ? undefined : text;
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ lateProjectOf),
/* harmony export */   EG: () => (/* binding */ otherProjectsOf),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   Pl: () => (/* binding */ projectsIfClear),
/* harmony export */   QI: () => (/* binding */ alikeOf),
/* harmony export */   TG: () => (/* binding */ twoThatFit),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   nQ: () => (/* binding */ assertFew)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(977);
/* harmony import */ var _project_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3100);
/* harmony import */ var _scan_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3846);
/* harmony import */ var _scan_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2103);





const MOST_PROJECTS = 200;
const NOTHING = {
    ours: undefined,
    others: new Set(),
    isProven: false,
    isPreliminary: false,
    alike: [],
    ask: [],
    unproven: undefined,
    unnamed: undefined,
    otherName: undefined,
};
/** Pure. With several projects, each is asked for its name before one is chosen. Throws `wrong-repository` if two have the wanted name. */
function projectsOf(scans, factOf, configured) {
    if (configured !== undefined)
        return { ...NOTHING, ours: configured, isProven: true };
    const projects = groupsOf(scans, factOf);
    assertFew(projects, 'set the id of the right one');
    const best = _project_name_js__WEBPACK_IMPORTED_MODULE_2__/* .FITS_BY_NAME */ .l9.find((fit) => projects.some(({ state }) => state === fit));
    const fitting = projects.filter(({ state }) => state === best);
    if (best === 'name' && fitting.length > 1)
        throw twoThatFit(fitting);
    const unknown = projects.filter(({ state }) => state === 'unasked' || state === 'unnamed-yet');
    const ask = unknown.filter(({ state }) => state === 'unasked').map(({ scan }) => scan);
    const [only, ...further] = projects;
    if (only !== undefined && further.length === 0 && (unknown.length > 0 || only.state === 'unnamed'))
        return { ...NOTHING, ours: only.id, unproven: ask[0] };
    if (unknown.length > 0)
        return { ...NOTHING, ask, unnamed: unknown[0].scan };
    const ours = fitting.length === 1 ? fitting[0].id : undefined;
    const others = projects.filter(({ id }) => id !== ours);
    return {
        ...NOTHING,
        ours,
        isProven: ours !== undefined,
        isPreliminary: ours !== undefined && best !== 'name',
        alike: ours === undefined ? fitting : [],
        others: new Set(others.map(({ id }) => id)),
        otherName: others.find(({ name }) => name !== undefined)?.name,
    };
}
/** Throws `wrong-repository`. */
function assertFew({ length }, fix) {
    if (length <= MOST_PROJECTS)
        return;
    const message = `${length} projects scanned this commit, too many to ask each for its name; ${fix}`;
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('wrong-repository', message);
}
/** The other projects of this repository that scanned the commit, sorted by name. Only details that were read anyway are used. */
function otherProjectsOf(scans, factOf, wanted, configured) {
    const ours = projectsIfClear(scans, factOf, configured)?.ours;
    if (ours === undefined)
        return [];
    const groups = groupsOf(scans, factOf);
    const own = groups.find(({ id }) => id === ours)?.names ?? _project_name_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_NAMES */ .p8;
    return groups
        .filter(({ id }) => id !== ours)
        .filter(({ names }) => (0,_project_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isOtherProject */ ._b)(names, own, wanted))
        .map(({ id, names }) => ({ repositoryId: id, name: shownName(names) }))
        .sort((a, b) => `${a.name} ${a.repositoryId}`.localeCompare(`${b.name} ${b.repositoryId}`, 'en'));
}
/** Undefined if two projects have the wanted name, or there are too many. That ends the run elsewhere. */
function projectsIfClear(...known) {
    try {
        return projectsOf(...known);
    }
    catch {
        return undefined;
    }
}
function shownName({ displayName, repository, address }) {
    return displayName ?? repository ?? address?.path ?? '';
}
function groupsOf(scans, factOf) {
    return [...Map.groupBy(scans, ({ repositoryId }) => repositoryId)].flatMap(([id, own]) => {
        if (id === undefined)
            return [];
        const inOrder = (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_4__/* .newestFirst */ .l)(own);
        return [{ id, scans: inOrder, ...stateOf(inOrder, factOf) }];
    });
}
/** A name that was read after a scan ended takes precedence over one that was read while a scan ran. `scans`: newest first. */
function stateOf(scans, factOf) {
    const named = scans.filter((scan) => (factOf(scan)?.fit ?? 'unnamed') !== 'unnamed');
    const best = named.find((scan) => factOf(scan).isFinal) ?? named[0];
    if (best !== undefined) {
        const { fit, names, projectName, isBeside } = factOf(best);
        return { state: fit, scan: best, names, name: isBeside ? undefined : projectName };
    }
    // If no scan names the project, one with an unreadable detail might have: it is asked again, and its failure ends the run.
    const unasked = scans.find((scan) => factOf(scan) === undefined) ??
        scans.find((scan) => scan.status === 'completed' && factOf(scan).isDenied);
    const unnamed = { names: _project_name_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_NAMES */ .p8, name: undefined };
    if (unasked !== undefined)
        return { ...unnamed, state: 'unasked', scan: unasked };
    const unfinished = scans.find((scan) => !factOf(scan).isFinal);
    if (unfinished !== undefined)
        return { ...unnamed, state: 'unnamed-yet', scan: unfinished };
    const [scan] = scans;
    return { ...unnamed, state: 'unnamed', scan, name: `project ${scan.repositoryId}, which does not say its name` };
}
/** The failure is the same in whichever order the projects come. */
function twoThatFit(projects) {
    const inOrder = [...projects].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    const listed = inOrder.map(({ id, names }) => `${id} (${(0,_project_name_js__WEBPACK_IMPORTED_MODULE_2__/* .allNamesOf */ .bT)(names)})`).join('; ');
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('wrong-repository', `${inOrder.length} projects that scanned this commit match the name equally well: ${listed}; ` +
        'set the id of the right one, or a name that only one of them has');
}
function lateProjectOf(scans, { ours, isPreliminary }, situation) {
    const [scan] = scans;
    if (!isPreliminary || scan === undefined)
        return [];
    const untilMs = (0,_scan_end_js__WEBPACK_IMPORTED_MODULE_3__/* .lateUntilMs */ .zK)(scans.filter(_domain_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY), situation);
    if (situation.elapsedMs >= untilMs)
        return [];
    const project = situation.factOf(scan)?.projectName;
    return [{ kind: 'late-project', untilMs, scan, products: [], project: project ?? `project ${ours}` }];
}
/** Projects with the same fit end the run only when a better one can no longer be listed. */
function alikeOf({ alike }, situation) {
    const scans = alike.map(({ scan }) => scan);
    // While one of their scans runs, a better project gets the usual time to appear.
    const untilMs = scans.every(_domain_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY) ? (0,_scan_end_js__WEBPACK_IMPORTED_MODULE_3__/* .lateUntilMs */ .zK)(scans, situation) : situation.discoveryMs;
    return { kind: 'alike', untilMs, projects: alike };
}


/***/ }),

/***/ 6377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scanDetails),
/* harmony export */   i: () => (/* binding */ knownScans)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4927);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(977);
/* harmony import */ var _detail_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6257);





/** How often a detail that the platform does not know yet is asked for again, once per poll. */
const MOST_RETRIES = 3;
/** `learned` is called after details were read without a failure. */
function scanDetails(reader, expected, pauses, lookup, learned = () => { }) {
    const facts = new Map();
    /** Of completed scans: before its end, the detail of a scan may still change. */
    const details = new Map();
    /** Scans that do not decide, because their detail cannot be read or contradicts the list. Other scans still decide. */
    const refused = new Map();
    /** The fact from a scan's detail. Undefined if the detail was not read, or was read while the scan ran and the scan has ended since. */
    const factOf = (scan) => {
        const fact = facts.get(scan.id);
        return fact === undefined || (!fact.isFinal && (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(scan)) ? undefined : fact;
    };
    async function learn(scans, phase) {
        await Promise.all(scans.map(async (scan) => facts.set(scan.id, await readFact(scan, phase))));
        learned();
    }
    async function confirm(scans) {
        const reading = scans.map(async (scan) => {
            try {
                const detail = await detailOf(scan.id, 'reading');
                const fact = (0,_detail_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .factOfDetail */ .dH)(scan, detail, expected);
                facts.set(scan.id, fact);
                (0,_detail_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .assertOwn */ .p0)(scan, fact, expected);
                return detail;
            }
            catch (thrown) {
                const failure = (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureUnlessStopped */ .kh)(thrown);
                refused.set(scan.id, failure);
                throw failure;
            }
        });
        const read = await Promise.all(reading);
        learned();
        return read;
    }
    /** Throws if only this completed scan can name its project and its detail is unreadable. Any other unreadable detail says nothing until the scan ends. */
    async function readFact(scan, phase) {
        const isResult = scan.status === 'completed';
        try {
            const detail = isResult ? detailOf(scan.id, phase) : reader.readScan(scan.id, phase);
            return (0,_detail_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .factOfDetail */ .dH)(scan, await detail, expected);
        }
        catch (thrown) {
            const failure = (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureUnlessStopped */ .kh)(thrown);
            const isDenied = isResult && expected.repositoryId === undefined;
            if (!(thrown instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In) || (isDenied && !mayAnotherName(scan)))
                throw thrown;
            if (isResult)
                refused.set(scan.id, failure);
            return { ...(0,_detail_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSaid */ .ns)(scan), isDenied };
        }
    }
    function mayAnotherName({ id, repositoryId }) {
        const isOther = (one) => one.id !== id && one.repositoryId === repositoryId && one.status === 'completed';
        return lookup.ofCommit.some((one) => isOther(one) && factOf(one)?.fit !== 'unnamed');
    }
    function detailOf(id, phase) {
        const known = details.get(id) ?? read(id, phase);
        details.set(id, known);
        return known;
    }
    async function read(id, phase) {
        for (let retries = 0;; retries++) {
            try {
                return await reader.readScan(id, phase);
            }
            catch (thrown) {
                const isMissing = thrown instanceof _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In && thrown.reason === 'not-found';
                if (!isMissing || retries === MOST_RETRIES || !(await pauses.mayAskAgain(id)))
                    throw thrown;
            }
        }
    }
    return { refused, factOf, learn, confirm };
}
function knownScans(reader, expected, pauses, lookup) {
    const { target, repositoryId } = expected;
    const details = scanDetails(reader, expected, pauses, lookup, narrow);
    return {
        ...details,
        lookup,
        otherProjects: () => (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .otherProjectsOf */ .EG)(lookup.ofCommit, details.factOf, (0,_detail_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .wantedProject */ .Pw)(expected), repositoryId),
        /** Every spelling of the scan's own ref, by the list and, if it was read, by the detail. */
        refsOf(scan) {
            const meant = target.subject.kind === 'ref' ? target.subject.ref : undefined;
            return (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .refSpellings */ .tg)([scan.branch, details.factOf(scan)?.ref], meant);
        },
    };
    /** Asks only for the scans of our project once its name was received. */
    function narrow() {
        if (repositoryId !== undefined)
            return;
        const { ours, isProven, isPreliminary } = (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .projectsOf */ .UW)(lookup.ofCommit, details.factOf, repositoryId);
        lookup.narrowTo(isProven && !isPreliminary ? ours : undefined);
    }
}


/***/ }),

/***/ 3846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   Wh: () => (/* binding */ endReason),
/* harmony export */   zK: () => (/* binding */ lateUntilMs)
/* harmony export */ });
/* unused harmony exports LISTED_LATE_MS, CLOCK_TOLERANCE_MS */
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(977);


/** How long after the end of the last listed scan another one may still be listed. */
const LISTED_LATE_MS = 60_000;
/** How far in the future a scan may start or end before that counts as impossible. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
function endReason({ status }) {
    if (status === 'error')
        return 'scan-failed';
    if (status === 'cancelled')
        return 'scan-cancelled';
    if (status === 'never-finished')
        return 'scan-never-finished';
    return undefined;
}
/** Until when another scan may be listed after these have ended: in milliseconds after the start of the run, never past the end of waiting. */
function lateUntilMs(ended, { platformStartMs, waitMs }, fromMs = Number.NEGATIVE_INFINITY) {
    // By the platform's clock. A scan that does not give its end may just have ended: the time then counts from the start of the run.
    const lastEndMs = Math.max(fromMs, ...ended.map(({ completedAtMs }) => completedAtMs ?? platformStartMs));
    return Math.min(lastEndMs + LISTED_LATE_MS - platformStartMs, waitMs);
}
/** The failure of a scan with impossible times, or completed with a failing exit code. `nowMs`: the later of our time and the platform's. */
function contradictionIn(scan, nowMs) {
    const { id, startedAtMs, completedAtMs, status, exitCode } = scan;
    const of = (what) => new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('scan-inconsistent', `scan ${id} ${what}`);
    const { startedAtMs: startMs = 0, completedAtMs: endMs = 0 } = scan;
    const [what, atMs] = startMs > endMs ? ['starts', startMs] : ['ends', endMs];
    if (atMs > nowMs + CLOCK_TOLERANCE_MS)
        return of(`${what} in the future (${new Date(atMs).toISOString()})`);
    if (status !== 'completed')
        return undefined;
    // Without a start it is not known which scan is the newest.
    if (startedAtMs === undefined)
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('contract', `scan ${id} is completed, but has no start time`);
    if ((0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailedExit */ .ku)(scan))
        return of(`is completed with exit code ${exitCode}, which only a failed scan has`);
    return completedAtMs !== undefined && completedAtMs < startedAtMs ? of('ends before it starts') : undefined;
}


/***/ }),

/***/ 635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ withoutCancelled),
/* harmony export */   GH: () => (/* binding */ takenOver),
/* harmony export */   I6: () => (/* binding */ mayBeOnRefOf),
/* harmony export */   O6: () => (/* binding */ isAnythingComing),
/* harmony export */   _0: () => (/* binding */ besideUnresolved),
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   gT: () => (/* binding */ supersededBy),
/* harmony export */   i3: () => (/* binding */ ofEachRef),
/* harmony export */   x: () => (/* binding */ mayHaveTakenOver)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8617);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4927);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(977);
/* harmony import */ var _scan_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3846);
/* harmony import */ var _scan_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2103);






/** The newest scan that has taken the ref over. Pure (docs/verdict-rules/which-scans.md#superseded). `others`: not eligible, of any commit. */
function supersededBy(deciding, product, others) {
    const successors = others.filter((scan) => scan.status === 'completed' &&
        !scan.isPartialScan &&
        (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, deciding.branch) &&
        mayHaveRun(scan, product) &&
        (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_5__/* .isAfter */ .d)(scan, deciding));
    return (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .l)(successors)[0];
}
/** True if an entry that cannot be read may be a result on this scan's ref. An unknown repository or branch counts as equal. */
function mayBeOnRefOf(scan, { mayBeWhole, repositoryId, branch }) {
    const isElsewhere = (repositoryId !== undefined && repositoryId !== scan.repositoryId) || (branch && !(0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(branch, scan.branch));
    return mayBeWhole && !isElsewhere;
}
function mayHaveTakenOver(entry, scan) {
    const { startedAtMs, completedAtMs = Number.POSITIVE_INFINITY } = entry;
    const isBefore = completedAtMs <= (scan.completedAtMs ?? completedAtMs) && (startedAtMs ?? completedAtMs) <= scan.startedAtMs;
    return !isBefore && mayBeOnRefOf(scan, entry);
}
function takenOver(scan, malformed) {
    const entry = malformed.find((one) => mayHaveTakenOver(one, scan));
    if (entry === undefined)
        return undefined;
    const message = `a listed scan of another commit may have taken over the ref of scan ${scan.id}, and cannot be read`;
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('contract', `${message}: ${entry.problem}`);
}
/** True if an unfinished scan, of any commit, is on a deciding ref or has no branch. */
function isAnythingComing({ repositoryId, deciding }, allScans) {
    const isDeciding = ({ branch }) => !branch || deciding.some(({ scan }) => (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(scan.branch, branch));
    return allScans.some((scan) => (scan.repositoryId ?? repositoryId) === repositoryId &&
        !(0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(scan) &&
        isDeciding(scan) &&
        _domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv.some((product) => mayHaveRun(scan, product)));
}
/** A scan that lists no product may have run any. */
function mayHaveRun(scan, product) {
    return (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnlisted */ .fi)(scan) || (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .productsOf */ .y0)(scan.enabledProducts).includes(product);
}
/** The scans of one commit that may prevent a verdict: unfinished, or ended without a result and not repeated on their ref since. Pure. */
function unresolved(ofCommit, judged) {
    const completed = ofCommit.filter(({ status }) => status === 'completed');
    const isRepeated = (scan, product) => (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(scan) &&
        completed.some((one) => !one.isPartialScan &&
            one.repositoryId === scan.repositoryId &&
            (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .productsOf */ .y0)(one.enabledProducts).includes(product) &&
            (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(one.branch, scan.branch) &&
            (scan.status === 'cancelled' || (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_5__/* .isAfter */ .d)(one, scan)));
    return ofCommit.filter((scan) => scan.status !== 'completed' && judged.some((product) => mayHaveRun(scan, product) && !isRepeated(scan, product)));
}
/** The failure, and one unresolved scan for each reason that it does not name. */
function besideUnresolved(failure, ofCommit, judged) {
    const told = [failure, ...(failure?.also ?? [])].map((one) => one?.reason);
    const byReason = Map.groupBy(unresolved(ofCommit, judged), (scan) => (0,_scan_end_js__WEBPACK_IMPORTED_MODULE_4__/* .endReason */ .Wh)(scan) ?? 'scan-running');
    const others = [...byReason].map(([reason, scans]) => {
        const scan = scans.at(-1);
        return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In(reason, `scan ${scan.id} of the same commit ${(0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .endText */ .Z4)(scan)}`);
    });
    return (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .allOf */ .bn)([failure, ...others.filter(({ reason }) => !told.includes(reason))]);
}
const LEFT_BEHIND_MS = 10 * 60_000;
/** Unfinished or failed scans that a re-run left behind: a little older than a deciding one of the same commit, ref and product. Pure. */
function leftBehind(deciding, eligible) {
    return eligible.filter((old) => old.status !== 'completed' &&
        old.status !== 'cancelled' &&
        deciding.some(({ scan }) => old.commit === scan.commit &&
            (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(old.branch, scan.branch) &&
            _domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv.some((product) => mayHaveRun(old, product) && mayHaveRun(scan, product)) &&
            !(0,_scan_order_js__WEBPACK_IMPORTED_MODULE_5__/* .isAfter */ .d)(old, scan) &&
            scan.startedAtMs - (old.startedAtMs ?? scan.startedAtMs) < LEFT_BEHIND_MS));
}
/** A cancelled scan changes nothing if one of the same commit, ref and product is finished, and is full if the cancelled one was. Pure. */
function withoutCancelled(candidates, product, ineligible) {
    const finished = candidates.filter((scan) => isFinished(scan, product, ineligible));
    return sift(candidates, (scan) => {
        if (scan.status !== 'cancelled' || scan.branch === undefined)
            return undefined;
        return finished.find((one) => one.commit === scan.commit && (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameRef */ .MP)(one.branch, scan.branch) && (one.isFullScan || !scan.isFullScan));
    });
}
/** With a full scan of a branch or tag, leaves out pull requests' scans. A finished one also counts instead of refs without a result. Pure. */
function ofEachRef(newest, product, { ineligible, isPullRequests }) {
    const ofBranches = newest.filter((scan) => !isPullRequests(scan));
    const hasNoResult = (scan) => (0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(scan) && !isFinished(scan, product, ineligible);
    const full = ofBranches.filter(({ isFullScan }) => isFullScan);
    if (full.length === 0)
        return { kept: newest, passedOver: [] };
    const finished = full.find((scan) => isFinished(scan, product, ineligible));
    return sift(ofBranches, (scan) => (hasNoResult(scan) ? finished : undefined));
}
function sift(scans, inPlaceOf) {
    const sifted = scans.map((scan) => ({ scan, by: inPlaceOf(scan) }));
    return {
        kept: sifted.filter(({ by }) => by === undefined).map(({ scan }) => scan),
        passedOver: sifted.flatMap(({ scan, by }) => (by === undefined ? [] : [{ scan, by }])),
    };
}
function isFinished(scan, product, ineligible) {
    return scan.status === 'completed' && supersededBy(scan, product, ineligible) === undefined;
}


/***/ }),

/***/ 5414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ pastOf),
/* harmony export */   Cd: () => (/* binding */ ownPlacesOf),
/* harmony export */   E9: () => (/* binding */ lateOf),
/* harmony export */   qL: () => (/* binding */ usuallyScanned),
/* harmony export */   rq: () => (/* binding */ NOTHING_USUAL)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7904);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4927);
/* harmony import */ var _domain_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(977);
/* harmony import */ var _domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1906);
/* harmony import */ var _scan_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3846);
/* harmony import */ var _scan_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2103);







/** Only so many commits count: the gate does not wait for a product that was switched off before them. */
const MOST_COMMITS = 3;
const ENOUGH_COMMITS = 2;
/** A commit is settled this long after the end of its newest scan: the scans of its other jobs are listed by then. */
const YOUNG_MS = 10 * 60_000;
const NOTHING_USUAL = { products: [], isSure: true };
function usuallyScanned(scans, judged, listed, deciding, { needs, target: { subject }, platformStartMs }) {
    const known = [...listed, ...needs.named];
    const unlisted = [...new Set([...judged, ...needs.ifScanned])].filter((product) => !known.includes(product));
    if (unlisted.length === 0)
        return NOTHING_USUAL;
    const ofPull = scans.ofOtherCommits.filter((scan) => subject.kind === 'pull-request' && (0,_domain_whose_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnRefOfPullRequest */ .A5)(scan, subject));
    const others = deciding.filter(({ tier }) => tier !== 'own-ref').map(({ scan }) => scan);
    const places = [...ownPlacesOf(subject, scans.ofOwnRef, ofPull), ...others];
    const past = pastOf(scans.ofOtherCommits, platformStartMs, subject);
    const usual = past.usual(places, ({ enabledProducts }) => (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOf */ .y0)(enabledProducts));
    const products = unlisted.filter((product) => usual.has(product) || scans.ranOnce.has(product));
    return { products, isSure: products.length === unlisted.length || past.isLongFor(places) };
}
/** When the time for late scans is over, only judged products block, until all other blockers are over too: a late scan may follow them. */
function lateOf(scans, { products: usual }, others, situation) {
    const isFinished = ({ status }) => status === 'completed';
    // If only other refs have a finished scan, it may be from long before the pull request. The time then counts from the start of the run.
    const fromMs = scans.ofOwnRef.some(isFinished) ? undefined : situation.platformStartMs;
    const ownMs = (0,_scan_end_js__WEBPACK_IMPORTED_MODULE_4__/* .lateUntilMs */ .zK)(scans.eligible.filter(isFinished), situation, fromMs);
    const isOver = situation.elapsedMs >= ownMs;
    const products = isOver ? usual.filter((product) => situation.needs.judged.includes(product)) : usual;
    if (products.length === 0)
        return [];
    const untilMs = isOver ? Math.max(ownMs, ...others.map((other) => other.untilMs)) : ownMs;
    return [{ kind: 'late', untilMs, scan: scans.eligible[0], products }];
}
/** The refs and kinds (diff or full) of the own scans and of a pull request's earlier ones; without own scans, what is usual for such a ref. */
function ownPlacesOf(subject, own, ofPull = []) {
    if (own.length > 0 || subject.kind === 'commit')
        return [...own, ...ofPull];
    if (subject.kind === 'ref')
        return [{ branch: subject.ref, isFullScan: true }];
    return [{ branch: `refs/pull/${subject.number}/merge`, isFullScan: false }, ...ofPull];
}
/** Answers, from scans of other commits, what a commit is usually scanned for: on the same ref, else by scans of the same kind. */
function pastOf(others, startMs, subject) {
    const scans = others.filter(isTelling);
    const isPull = subject.kind === 'pull-request';
    /** Short name of a pull request's head branch, whose scans may decide for it as well. */
    const headRef = isPull && subject.isHeadInSameRepository ? subject.headRef : undefined;
    return { usual, isLongFor };
    function usual(places, namesOf) {
        const each = new Map(places.map((place) => [JSON.stringify([place.branch, place.isFullScan]), place]));
        const ofPlaces = [...each.values()].map((place) => commitsOf(place));
        const ofHead = headRef === undefined ? [] : scans.filter(({ branch }) => (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRef */ .MP)((0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .branchRef */ .Mi)(headRef), branch));
        return new Set([...ofPlaces, byCommit(ofHead)].flatMap((commits) => usualOf(commits, namesOf)));
    }
    function isLongFor(places) {
        return places.every((place) => commitsOf(place).filter(isSettled).length >= MOST_COMMITS);
    }
    function commitsOf({ branch, isFullScan }) {
        // Under a bare name, a diff scan is a pull request's and a full one a branch's: a fork's branch may have the name of ours.
        const isBare = (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd)(branch) === undefined;
        const ofKind = scans.filter(
        // Full scans of pull requests do not show how branches are scanned.
        (scan) => scan.isFullScan === isFullScan &&
            !(isFullScan && isBare && !isPull && (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd)(scan.branch) !== undefined));
        const ofRef = (isBare ? ofKind : scans).filter((scan) => (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRef */ .MP)(branch, scan.branch));
        const known = new Set(ofRef.map(commitOf));
        const beside = ofKind.filter((scan) => known.has(commitOf(scan)));
        const alike = ofKind.filter((scan) => !known.has(commitOf(scan)));
        return [...byCommit(ofRef, beside), ...byCommit(alike)];
    }
    /** Names of the newest settled commit, names of two of the newest three, and the names that commits have so far if they are not settled. */
    function usualOf(commits, namesOf) {
        const settled = commits.filter(isSettled).slice(0, MOST_COMMITS);
        const reported = settled.map((scans) => [...new Set(scans.flatMap(namesOf))]);
        const [newest = []] = reported;
        const often = reported
            .flat()
            .filter((one) => reported.filter((ofCommit) => ofCommit.includes(one)).length >= ENOUGH_COMMITS);
        const young = commits.filter((scans) => !isSettled(scans));
        return [...newest, ...often, ...young.flat().flatMap(namesOf)];
    }
    function isSettled(ofCommit) {
        const ends = ofCommit.filter(_domain_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY).map(({ completedAtMs, startedAtMs }) => completedAtMs ?? startedAtMs);
        return (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .isCommitSha */ ._$)(ofCommit[0]?.commit ?? '') && ends.length > 0 && Math.max(...ends) < startMs - YOUNG_MS;
    }
}
/** True if a scan shows what is scanned here. A failed or cancelled one does. One that never began, or is partial, does not. */
function isTelling(scan) {
    const isBegun = scan.status === 'completed' || !(0,_domain_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .hasEnded */ .hY)(scan) || scan.startedAtMs !== undefined;
    return isBegun && !scan.isPartialScan;
}
/** Groups scans by commit. Commits of the first list come first, in its order: a scan of the second, such as a tag's, makes none newer. */
function byCommit(...lists) {
    return [...Map.groupBy(new Set(lists.flatMap(_scan_order_js__WEBPACK_IMPORTED_MODULE_6__/* .newestFirst */ .l)), commitOf).values()];
}
/** A scan without a commit has a key of its own. It may belong to any commit, and never counts as a settled one. */
function commitOf({ commit, id }) {
    return commit ?? `scan ${id}`;
}


/***/ }),

/***/ 5484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ pushPayload),
/* harmony export */   B6: () => (/* binding */ workflowRunPayload),
/* harmony export */   Uf: () => (/* binding */ mergeGroupPayload),
/* harmony export */   V0: () => (/* binding */ anyPayload),
/* harmony export */   ex: () => (/* binding */ parsePayload),
/* harmony export */   j: () => (/* binding */ pullRequestPayload),
/* harmony export */   od: () => (/* binding */ badEvent),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4927);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6273);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1040);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1726);






const fullRef = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textThat */ .jk)(_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullRef */ .xA);
const fullBranch = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textThat */ .jk)((text) => text.startsWith(_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .REF_START */ .BI.branch));
/** The few members of GitHub's events that name what is under test. Nothing else is read. */
const pullRequestPayload = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ pull_request: _pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .readPull */ .Es });
const pushPayload = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ ref: fullRef, after: _pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sha */ .hW, head_commit: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq })) });
const mergeGroupPayload = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
    merge_group: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ head_sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sha */ .hW, head_ref: fullRef, base_sha: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM)(_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sha */ .hW), base_ref: fullBranch }),
});
const workflowRunPayload = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
    workflow_run: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
        head_sha: _pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sha */ .hW,
        event: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq),
        head_branch: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq),
        head_repository: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ ..._repository_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, owner: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ login: _json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq })) })),
        pull_requests: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)((0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee)(_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .readPull */ .Es))),
    }),
    repository: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ ..._repository_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, default_branch: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmptyText */ .al) })),
});
const anyPayload = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repository: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ default_branch: (0,zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmptyText */ .al) })) });
/** Throws `GateFailure` (`bad-event`). */
async function readPayload(path, readFile) {
    if (path === undefined || path === '')
        throw badEvent('the variable GITHUB_EVENT_PATH is not set');
    const bytes = await readFile(path).catch(() => {
        throw badEvent('the event file cannot be read');
    });
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw badEvent('the event file is not complete JSON');
    }
}
/** Throws `GateFailure` (`bad-event`) that names the first member that is wrong. */
function parsePayload(schema, event, payload) {
    try {
        return (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(schema, payload);
    }
    catch (thrown) {
        if (!(thrown instanceof _json_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ShapeProblem */ .PT))
            throw thrown;
        const { path, problem } = thrown;
        if (path.length === 0)
            throw badEvent('the event file contains no JSON object');
        // The name of the member is enough to find the problem. Only for a hash, its expected form is reported too.
        const said = problem === _pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_SHA */ .vm ? problem : 'is missing or malformed';
        throw badEvent(`${path.join('.')} of the ${event} event ${said}`);
    }
}
function badEvent(message) {
    return new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('bad-event', message);
}


/***/ }),

/***/ 1040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Sb: () => (/* binding */ PULL_MEMBERS),
/* harmony export */   T5: () => (/* binding */ isPullRequestEvent),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hW: () => (/* binding */ sha),
/* harmony export */   vm: () => (/* binding */ NO_SHA)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7904);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1726);




const NO_SHA = 'is not a full commit hash (40 or 64 lower-case hex digits)';
const sha = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(NO_SHA, (value) => typeof value === 'string' && (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommitSha */ ._$)(value) ? value : undefined);
/** The members of a pull request that are read, both in GitHub's events and in its answers. */
const PULL_MEMBERS = {
    number: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .positiveInteger */ .Cq,
    /** The repository is undefined where it is gone. */
    head: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha, ref: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, repo: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .readIdentity */ .xN) }),
    /** The policy is read at its commit, which may be left out. */
    base: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: (0,zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM)(sha), ref: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al, repo: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .readIdentity */ .xN) }),
};
const readPull = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(PULL_MEMBERS);
/** Events of reviews and comments begin with the same word: they are events of a pull request, too. */
function isPullRequestEvent(event) {
    return event?.startsWith('pull_request') === true;
}
/** The subject of a run that judges this pull request. If the repository of the head is gone, the head is not in this one. */
function subjectOf({ number, head, base }) {
    const isHeadInSameRepository = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(head.repo, base.repo);
    return { kind: 'pull-request', number, headRef: head.ref, isHeadInSameRepository };
}


/***/ }),

/***/ 1726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   ve: () => (/* binding */ isSameRepository),
/* harmony export */   xN: () => (/* binding */ readIdentity),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);


const IDENTITY = { id: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai), full_name: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) };
const readIdentity = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(IDENTITY);
/** Compares by id, or by name if one has no id. A repository that is gone or unknown is never the same. */
function isSameRepository(one, other) {
    if (one === undefined || other === undefined)
        return false;
    if (one.id !== undefined && other.id !== undefined)
        return one.id === other.id;
    return one.full_name !== undefined && one.full_name.toLowerCase() === other.full_name?.toLowerCase();
}
/** The two parts of `owner/name`. Throws for any other form: callers have the text from the runner or from a checked input. */
function splitRepository(fullName) {
    const [owner, name, ...rest] = fullName.split('/');
    if (!owner || !name || rest.length > 0)
        throw new Error('a repository that is not an owner and a name');
    return { owner, name };
}


/***/ })

};
;