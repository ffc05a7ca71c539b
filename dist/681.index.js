"use strict";
exports.id = 681;
exports.ids = [681];
exports.modules = {

/***/ 8964:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ACTIONS_APP_ID),
/* harmony export */   S: () => (/* binding */ ACTIONS_SLUG)
/* harmony export */ });
/** The app behind the checks of jobs and behind their default token. */
const ACTIONS_SLUG = 'github-actions';
/** Its id on github.com. An Enterprise Server has another one, and the same slug. */
const ACTIONS_APP_ID = 15368;


/***/ }),

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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4343);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6273);
/* harmony import */ var _actions_app_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8964);



const readUser = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, login: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, type: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const readApp = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: _json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, slug: (0,zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM)(_json_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
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
    return user.id === ACTIONS_USER_ID || app?.id === _actions_app_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS_APP_ID */ .G || app?.slug === _actions_app_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS_SLUG */ .S;
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

/***/ 4681:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postWorst: () => (/* binding */ postWorst)
});

// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/forge/github/comment-author.js
var comment_author = __webpack_require__(5098);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/forge/github/api-address.js
var api_address = __webpack_require__(7732);
// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
// EXTERNAL MODULE: ./lib/src/forge/github/status-words.js
var status_words = __webpack_require__(2819);
;// CONCATENATED MODULE: ./lib/src/forge/github/commit-statuses.js





/** Of every name: GitHub stores a thousand of each. */
const MOST_STATUS_PAGES = 100;
const readStatus = (0,schema/* mapped */.CV)((0,schema/* object */.Ik)({
    id: schema/* number */.ai,
    state: (0,schema/* made */.mI)('is not a state of a commit status', (value) => status_words/* STATUS_STATES */.GH.find((one) => one === value)),
    context: schema/* nonEmptyText */.al,
    description: (0,schema/* ifAny */.GK)(schema/* text */.Qq),
    target_url: (0,schema/* ifAny */.GK)(schema/* text */.Qq),
    created_at: (0,schema/* made */.mI)('is not a time', (value) => {
        const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
        return Number.isNaN(at) ? undefined : at;
    }),
    creator: (0,schema/* ifAny */.GK)(comment_author/* readUser */.Ue),
}), ({ target_url: targetUrl, created_at: createdAtMs, ...status }) => ({
    ...status,
    targetUrl,
    createdAtMs,
}));
const readStatuses = (0,schema/* list */.p_)(readStatus);
/** A commit's statuses with this name, each once, page by page, about the newest first: stop when you have enough. Throws `GitHubFailure`. */
async function* listStatuses(api, { repository, sha }, context, deadline) {
    const request = {
        operation: 'list the commit statuses',
        permission: 'statuses: read',
        path: (0,api_address/* repositoryPath */.SH)(repository) `/commits/${sha}/statuses`,
        deadline,
        read: readStatuses,
    };
    const given = new Set();
    for await (const status of (0,github_api/* readEntries */.$2)(api, request, MOST_STATUS_PAGES)) {
        // A page that moved while it was read lists a status twice. GitHub ignores the case of names.
        if (given.has(status.id) || status.context.toLowerCase() !== context.toLowerCase())
            continue;
        given.add(status.id);
        yield status;
    }
}
/** Returns what was stored and by which account: the one that the token acts as. Throws `GitHubFailure`. */
async function writeStatus(api, { repository, sha }, { context, state, description, targetUrl }, deadline) {
    const { data } = await api.send({
        operation: 'set the commit status',
        permission: 'statuses: write',
        method: 'POST',
        path: repositoryPath(repository) `/statuses/${sha}`,
        body: {
            state,
            context,
            ...(description === undefined ? {} : { description }),
            ...(targetUrl === undefined ? {} : { target_url: targetUrl }),
        },
        deadline,
        read: readStatus,
    });
    return data;
}
/** GitHub's clock has whole seconds: within one the id says which came later. */
function newestFirst(one, other) {
    return other.createdAtMs - one.createdAtMs || other.id - one.id;
}

// EXTERNAL MODULE: ./lib/src/forge/github/github-failure.js
var github_failure = __webpack_require__(3377);
;// CONCATENATED MODULE: ./lib/src/forge/github/worst-status.js





/** Time for reading what statuses say of other pull requests, in milliseconds. */
const WORDS_BUDGET_MS = 10_000;
/**
 * Sets the worst word of all open pull requests of one commit. Ours is set first, and never as a success: of two runs that end
 * together, the one that reads later sees both words, and only what it has read may turn the commit green. Never throws.
 */
async function postWorst(options) {
    const { own, plain, openPulls, post } = options;
    const isOpen = !Array.isArray(openPulls) || own.pullRequest === undefined || openPulls.includes(own.pullRequest);
    const counted = isOpen ? [own] : [];
    if (isOpen && own.state === 'failure')
        return post(plain);
    const state = (0,status_words/* worstState */.Fk)(['pending', ...counted.map((word) => word.state)]);
    const first = state === own.state ? plain : (0,status_words/* statusUnder */.Jv)(own, state, 'others of this commit count, too');
    const posted = await post(first);
    if (posted.warning !== undefined)
        return posted;
    try {
        const all = [...counted, ...(await wordsOfOthers(options))];
        const worst = all.find((word) => word.state === (0,status_words/* worstState */.Fk)(all.map((one) => one.state))) ?? own;
        if (worst.state === state)
            return posted;
        return post(worst === own ? plain : (0,status_words/* statusUnder */.Jv)(own, worst.state, `${(0,status_words/* said */.ag)(worst)}, with the same head`));
    }
    catch (thrown) {
        const why = thrown instanceof github_failure/* GitHubFailure */.iK ? thrown.message : 'an unexpected error of the gate';
        return { warning: `it stays ${state}, because other open pull requests have this head: ${why}` };
    }
}
/** The newest that this gate has said of each. Throws `GitHubFailure`. */
async function wordsOfOthers(options) {
    const { api, clock, context, own, openPulls, author } = options;
    const wanted = Array.isArray(openPulls) ? new Set(openPulls.filter((one) => one !== own.pullRequest)) : undefined;
    const found = new Map();
    for await (const status of listStatuses(api, options, context, (0,time/* later */.N)(clock.now(), WORDS_BUDGET_MS))) {
        if (!isOurs(author, status.creator))
            continue;
        for (const word of (0,status_words/* wordsOf */.Z9)(status)) {
            const { pullRequest } = word;
            const isWanted = pullRequest === undefined || (pullRequest !== own.pullRequest && (wanted?.has(pullRequest) ?? true));
            if (isWanted && !found.has(pullRequest))
                found.set(pullRequest, word);
        }
        if (wanted !== undefined && [...wanted].every((one) => found.has(one)))
            break;
    }
    return [...found.values()];
}
/** If GitHub did not say who we are, each status counts. */
function isOurs(author, creator) {
    return (author === undefined ||
        author.kind === 'github-actions' ||
        (0,comment_author/* isWrittenBy */.dU)(author, { user: creator ?? null, app: undefined }));
}


/***/ })

};
;