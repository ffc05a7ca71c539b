"use strict";
exports.id = 767;
exports.ids = [767];
exports.modules = {

/***/ 5098:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ue: () => (/* binding */ readUser),
/* harmony export */   dU: () => (/* binding */ isWrittenBy),
/* harmony export */   jW: () => (/* binding */ presumedAuthor),
/* harmony export */   n: () => (/* binding */ readViewer),
/* harmony export */   rM: () => (/* binding */ authorOf),
/* harmony export */   uW: () => (/* binding */ readApp)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1075);



const readUser = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, login: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, type: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const readApp = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, slug: (0,zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;
const readViewer = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, databaseId: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai) }));
/** Authors are compared by id or app, never by the name of a person: another person may have taken it. */
function isWrittenBy(author, { user, app }) {
    if (user === null)
        return false;
    if (author.kind === 'account')
        return user.id === author.id;
    if (user.type !== 'Bot')
        return false;
    if (author.kind === 'bot')
        return user.login === author.login;
    return user.id === ACTIONS_USER_ID || app?.id === _github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTIONS_APP_ID */ .Gu || app?.slug === _github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTIONS_SLUG */ .S3;
}
function authorOf(viewer) {
    if (viewer === undefined)
        return undefined;
    if (viewer.databaseId !== undefined)
        return { kind: 'account', id: viewer.databaseId };
    return viewer.login.endsWith('[bot]') ? { kind: 'bot', login: viewer.login } : undefined;
}
/** A token that is not marked as a person's is assumed to be the job's own. */
function presumedAuthor(token) {
    return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? undefined : { kind: 'github-actions' };
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
/* harmony import */ var _comment_author_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5098);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1075);
/* harmony import */ var _status_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2819);




/** Of every name: GitHub stores a thousand of each. */
const MOST_STATUS_PAGES = 100;
const readTime = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)('is not a time', (value) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
});
const readStatus = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    state: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)('is not a state of a commit status', (value) => _status_words_js__WEBPACK_IMPORTED_MODULE_3__/* .STATUS_STATES */ .GH.find((one) => one === value)),
    context: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nonEmptyText */ .al,
    description: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    target_url: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    created_at: readTime,
    /** The account that has set it: no other may take its id. */
    creator: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ifAny */ .GK)(_comment_author_js__WEBPACK_IMPORTED_MODULE_1__/* .readUser */ .Ue),
}), ({ target_url: targetUrl, created_at: createdAtMs, ...status }) => ({ ...status, targetUrl, createdAtMs }));
const readStatuses = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(readStatus);
/** A commit's statuses with this name, each once, page by page, about the newest first: stop when you have enough. Throws `ForgeFailure`. */
async function* listStatuses(api, { repository, sha }, context, deadline) {
    const request = {
        operation: 'list the commit statuses',
        permission: 'statuses: read',
        path: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository) `/commits/${sha}/statuses`,
        deadline,
        read: readStatuses,
    };
    const given = new Set();
    for await (const status of (0,_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .readEntries */ .$2)(api, request, MOST_STATUS_PAGES)) {
        // A page that moved while it was read lists a status twice. GitHub ignores the case of names.
        if (given.has(status.id) || status.context.toLowerCase() !== context.toLowerCase())
            continue;
        given.add(status.id);
        yield status;
    }
}
/** Returns what was stored and by which account: the one that the token acts as. Throws `ForgeFailure`. */
async function writeStatus(api, { repository, sha }, { context, state, description, targetUrl }, deadline, signal) {
    const { data } = await api.send({
        operation: 'set the commit status',
        permission: 'statuses: write',
        method: 'POST',
        mayRepeat: true,
        path: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(repository) `/statuses/${sha}`,
        body: { state, context, description, target_url: targetUrl },
        deadline,
        signal,
        read: readStatus,
    });
    return data;
}


/***/ }),

/***/ 6767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullRequestAsker: () => (/* binding */ pullRequestAsker)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4343);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4927);
/* harmony import */ var _domain_work_time_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3689);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6273);
/* harmony import */ var _target_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1726);
/* harmony import */ var _forge_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(277);
/* harmony import */ var _comment_author_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5098);
/* harmony import */ var _commit_statuses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(771);








const ASK_BUDGET_MS = 10_000;
/** How long an answer is shared, in milliseconds: what is asked at about the same time is one request. */
const SHARED_MS = 5_000;
const MOST_PULLS = 100;
const PULLS_OF_HEAD = 'nodes { number state headRefOid } pageInfo { hasNextPage }';
const CHANGES = 'itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT], last: 1';
/** A commit of the default branch is associated with merged pull requests alone; one branch's pull requests to several bases are found by its name. */
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $head: GitObjectID!, $headRef: String!) {
  viewer { login databaseId }
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
const readPulls = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
    nodes: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ number: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai, state: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, headRefOid: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq }))),
    pageInfo: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ hasNextPage: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt }),
}));
const readNow = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
    state: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    headRefOid: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    baseRefName: _json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    timelineItems: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ nodes: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ createdAt: _commit_statuses_js__WEBPACK_IMPORTED_MODULE_5__/* .readTime */ .aQ }))) }),
});
/** GraphQL gives what it can: a part that fails is null, and the rest is there. */
const readAnswer = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
    data: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
        viewer: _comment_author_js__WEBPACK_IMPORTED_MODULE_4__/* .readViewer */ .n,
        repository: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
            pullRequest: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(readNow),
            pullRequests: readPulls,
            object: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ associatedPullRequests: readPulls })),
        })),
    }),
});
/** All that is asked of a pull request, in one request. Several that ask at once share it. `headRef`: short name of its branch, where it is known. */
function pullRequestAsker(api, token, clock, asked) {
    const { repository, number, head, headRef = '' } = asked;
    let last;
    return (maxAgeMs = SHARED_MS) => {
        const at = clock.now();
        if (last === undefined || at - last.at > maxAgeMs)
            last = { at, answer: ask((0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_7__/* .later */ .NU)(at, ASK_BUDGET_MS)) };
        return last.answer;
    };
    async function ask(deadline) {
        try {
            const { data: answer } = await api.send({
                operation: `ask for pull request ${number} as it stands`,
                permission: 'pull-requests: read',
                method: 'POST',
                isRead: true,
                path: 'graphql',
                body: { query: QUERY, variables: { ...(0,_target_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T8)(repository), number, head, headRef } },
                deadline,
                read: readAnswer,
            });
            const { viewer, repository: seen } = answer.data;
            const { pullRequest: pull, pullRequests: ofBranch, object: commit } = seen ?? {};
            const change = pull?.timelineItems.nodes.at(-1);
            const what = change === null ? 'the base of ' : '';
            const listed = [ofBranch, commit?.associatedPullRequests];
            const isKnown = pull !== undefined && listed.every((pulls) => pulls !== undefined);
            const areAll = listed.every((pulls) => pulls?.pageInfo.hasNextPage === false && !pulls.nodes.includes(null));
            const open = [{ number, ...pull }, ...listed.flatMap((pulls) => pulls?.nodes ?? [])];
            const ofHead = open.filter((one) => one?.state === 'OPEN' && one.headRefOid === head);
            return {
                author: (0,_comment_author_js__WEBPACK_IMPORTED_MODULE_4__/* .authorOf */ .rM)(viewer) ?? (0,_comment_author_js__WEBPACK_IMPORTED_MODULE_4__/* .presumedAuthor */ .jW)(token),
                isOpen: pull && pull.state === 'OPEN',
                headSha: pull?.headRefOid,
                base: pull === undefined || change === null
                    ? { unknown: `GitHub does not show ${what}pull request ${number} to github-token` }
                    : { ref: (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .branchRef */ .Mi)(pull.baseRefName), changedAtMs: change?.createdAt },
                openPulls: isKnown ? (areAll ? [...new Set(ofHead.map((one) => one.number))] : 'too-many') : undefined,
            };
        }
        catch (thrown) {
            const unknown = thrown instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .ForgeFailure */ .yT ? thrown.message : 'GitHub gave no answer that can be read';
            const author = (0,_comment_author_js__WEBPACK_IMPORTED_MODULE_4__/* .presumedAuthor */ .jW)(token);
            return { author, isOpen: undefined, headSha: undefined, base: { unknown }, openPulls: undefined };
        }
    }
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
/** Needs at least one word: the worst is the state, and `text` is that of the worst; `wordsOf` reads all of the words again. */
function statusOfWords(words, text) {
    const worstFirst = STATUS_STATES.flatMap((state) => words.filter((word) => word.state === state));
    const [worst] = worstFirst;
    const only = worst.pullRequest === undefined ? '' : `#${worst.pullRequest} `;
    return {
        state: worst.state,
        description: (words.length === 1 ? only : `${worstFirst.map(said).join(', ')}: `) + text,
    };
}
/** The same where the word of another pull request, or what is not known of others, is worse than our own. */
function statusUnder(own, state, why) {
    return { state, description: `${said(own)}, but ${why}` };
}
/** What the status says by itself; what it only repeats of others, behind its "but", is not among it. */
function wordsOf(status) {
    const { state, description = '' } = status;
    const [head = ''] = description.split(/: |, but /, 1);
    const named = [];
    for (const part of head.split(', ')) {
        const [, number, says] = /^#([1-9]\d{0,14}) (.+)$/.exec(part) ?? [];
        const word = STATUS_STATES.find((one) => SAYS[one] === says);
        if (number !== undefined && word !== undefined)
            named.push({ pullRequest: Number(number), state: word });
        // The list was cut: of the others no more is known than that none is worse than all.
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


/***/ })

};
;