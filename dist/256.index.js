"use strict";
exports.id = 256;
exports.ids = [256];
exports.modules = {

/***/ 7256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openComment: () => (/* binding */ openComment)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/forge/forge-failure.js
var forge_failure = __webpack_require__(277);
;// CONCATENATED MODULE: ./lib/src/forge/read-pages.js

/** Entries per page, the most first; each is a part of the one before it. A page of what strangers write can be too large to be read. */
const SIZES = [100, 20, 2, 1];
const MOST_ENTRIES = 3_000;
const MOST_REQUESTS_OF_A_LIST = 200;
/** Asks for smaller pages where one is too large: long comments of others must not hide ours. Counts pages itself, as a Link header could lead elsewhere. */
async function readPages({ readPage, tooMany }) {
    const items = [];
    let size = SIZES[0];
    try {
        for (let requests = 0, start = 0; start < MOST_ENTRIES && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
            const page = await readPage(size, start / size + 1).catch((thrown) => {
                if ((0,forge_failure/* refusalOf */.Of)(thrown).isTooLarge)
                    return undefined;
                throw thrown;
            });
            const smaller = SIZES.find((one) => one < size);
            if (page === undefined && smaller !== undefined) {
                size = smaller;
                continue;
            }
            items.push(...(page?.data ?? []));
            if (page !== undefined && page.data.length < size && !page.hasNext)
                return { items, problem: undefined };
            start += size;
            // What follows may be of usual size again.
            if (start % SIZES[0] === 0)
                size = SIZES[0];
        }
    }
    catch (thrown) {
        if (!(thrown instanceof forge_failure/* ForgeFailure */.yT))
            throw thrown;
        return { items, problem: thrown };
    }
    return { items, problem: tooMany(MOST_ENTRIES) };
}

;// CONCATENATED MODULE: ./lib/src/forge/comment-requests.js



const NO_ANSWER = (0,schema/* mapped */.CV)((0,schemas/* unknown */.L5J)(), () => undefined);
/** The comments of one pull request. Writes throw `ForgeFailure`; a list says what prevented it from being read to its end. */
function createCommentRequests(options) {
    const { api, noun, asked, all, one, update, order, read, fail } = options;
    async function send(operation, request) {
        return (await api.send({ ...asked(operation), ...request })).data;
    }
    return {
        list: (deadline) => readPages({
            readPage(perPage, page) {
                const query = { ...order, per_page: perPage, page };
                const request = { method: 'GET', path: all, query, deadline, read: (0,schema/* list */.p_)(read) };
                return api.send({ ...asked(`list the ${noun}s`), ...request });
            },
            tooMany: (most) => fail(`there are more than ${most} ${noun}s`),
        }),
        create: (body, deadline) => send(`create the ${noun}`, { method: 'POST', path: all, body: { body }, deadline, read }),
        update: (id, body, deadline) => send(`update the ${noun}`, { method: update, path: one(id), body: { body }, deadline, read }),
        delete: (id, deadline) => send(`delete a ${noun}`, { method: 'DELETE', path: one(id), deadline, read: NO_ANSWER }),
    };
}

// EXTERNAL MODULE: ./lib/src/forge/next-write.js
var next_write = __webpack_require__(9882);
// EXTERNAL MODULE: ./lib/src/forge/one-comment.js
var one_comment = __webpack_require__(5993);
// EXTERNAL MODULE: ./lib/src/forge/github/comment-author.js
var comment_author = __webpack_require__(5098);
// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
// EXTERNAL MODULE: ./lib/src/forge/github/pull-request.js
var pull_request = __webpack_require__(4790);
;// CONCATENATED MODULE: ./lib/src/forge/github/pull-request-comments.js









const readComment = (0,schema/* mapped */.CV)((0,schema/* object */.Ik)({
    id: schema/* number */.ai,
    html_url: (0,schema/* textThat */.jk)((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
    body: (0,schema/* ifAny */.GK)(schema/* text */.Qq),
    user: (0,schemas/* nullable */.mee)(comment_author/* readUser */.Ue),
    performed_via_github_app: (0,schema/* ifAny */.GK)(comment_author/* readApp */.uW),
}), ({ id, html_url: url, body = '', user, performed_via_github_app: app }) => ({ id, url, body, user, app }));
/** A usual run makes three requests: who we are and which head, the list, one write. */
function createPullRequestComments(options) {
    const { api, clock, signal, repository, pullRequest, key, parseMarker, ask } = options;
    const comments = createCommentRequests({
        api,
        noun: 'comment',
        asked: (what) => ({ operation: `${what} of pull request ${pullRequest}`, permission: 'pull-requests: write' }),
        all: (0,github_api/* repositoryPath */.SH)(repository) `/issues/${pullRequest}/comments`,
        one: (id) => (0,github_api/* repositoryPath */.SH)(repository) `/issues/comments/${id}`,
        update: 'PATCH',
        read: readComment,
        fail: (message) => new forge_failure/* ForgeFailure */.yT('github', message),
    });
    /** Set by the last reading: a new comment by another account would not be found again. */
    let us;
    const place = {
        what: 'pull request',
        tooLongStatus: 422,
        async find(deadline) {
            const [{ author, headSha }, list] = await Promise.all([ask(), comments.list(deadline)]);
            us = author;
            // Reported first: without the permission to comment there is no point in asking for more.
            if (list.items.length === 0 && list.problem !== undefined)
                throw list.problem;
            const byUs = author === undefined ? [] : list.items.filter((comment) => (0,comment_author/* isWrittenBy */.dU)(author, comment));
            return {
                stranger: author === undefined ? 'GitHub does not say who github-token acts as' : undefined,
                headSha: headSha ?? (await (0,pull_request/* readPullRequest */.D)(api, repository, pullRequest, deadline)).headSha,
                own: (0,next_write/* selectOwn */.N9)(byUs, { key, pullRequest }, parseMarker),
                problem: list.problem?.message,
            };
        },
        async create(body, deadline) {
            const created = await comments.create(body, deadline);
            return us !== undefined && (0,comment_author/* isWrittenBy */.dU)(us, created) ? created : takeBack(comments, created.id, deadline);
        },
        update: comments.update,
        delete: comments.delete,
    };
    return (0,one_comment/* createOneComment */.us)({ place, clock, signal });
}
/** No later run would find it: each would write one more. */
async function takeBack(comments, id, deadline) {
    const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
    try {
        await comments.delete(id, deadline);
        return { warning: `${why}; what was written was taken back` };
    }
    catch (thrown) {
        const problem = (0,one_comment/* commentProblem */.FO)(thrown);
        return { warning: `${why}; it is there all the same, because it could not be taken back: ${problem}` };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/domain/text/decoded.js
var decoded = __webpack_require__(8594);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/src/report/json/json-text.js
var json_text = __webpack_require__(1417);
;// CONCATENATED MODULE: ./lib/src/report/json/marker.js





const MARKER = /^<!-- findings-gate key=([\w.%-]*) pr=([1-9]\d{0,15}) head=([0-9a-f]{40}|[0-9a-f]{64}) run=(\d{1,20}) attempt=(\d{1,15})(?: red=(yes|no))? digest=([0-9a-f]{1,64}) -->$/;
/** Hex digits of each of the two hashes in the digest of a sealed comment: what it says, and its text. */
const HASH_DIGITS = 16;
/** The marker has a hash of itself and the text, so that a change is noticed; it is no secret. The page has a marker of the same length; digest: 16 digits. */
function sealComment(marker, renderPage) {
    const page = renderPage(renderMarker({ ...marker, digest: marker.digest + '0'.repeat(HASH_DIGITS) }));
    const text = page.slice(page.indexOf('\n') + 1);
    return `${renderMarker({ ...marker, digest: marker.digest + sealOf(marker, text) })}\n${text}`;
}
function renderMarker(marker) {
    const { key, pullRequest, head, runId, attempt, isRed, digest } = marker;
    const red = isRed === undefined ? '' : ` red=${isRed ? 'yes' : 'no'}`;
    const run = `run=${runId} attempt=${attempt}${red}`;
    return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} ${run} digest=${digest} -->`;
}
/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
function parseMarker(body) {
    const [line = ''] = body.split(/\r?\n/, 1);
    const [, encoded = '', pr, head = '', runId = '', attempt, red, digest = ''] = MARKER.exec(line) ?? [];
    const key = (0,decoded/* decoded */.D)(encoded);
    if (pr === undefined || key === undefined)
        return undefined;
    const isRed = red === undefined ? {} : { isRed: red === 'yes' };
    const marker = { key, pullRequest: Number(pr), head, runId, attempt: Number(attempt), ...isRed, digest };
    if (renderMarker(marker) !== line)
        return undefined;
    const reported = { ...marker, digest: marker.digest.slice(0, HASH_DIGITS) };
    // Earlier versions sealed the text alone, or nothing: their comments count as changed, and are written anew.
    const isTextIntact = marker.digest === reported.digest + sealOf(reported, body.slice(line.length));
    return { ...reported, isTextIntact };
}
/** GitHub gives an edited comment Windows line ends, and may trim it: neither changes what it says. */
function sealOf(marker, text) {
    const plain = text.replaceAll(/\r\n?/g, '\n').trim();
    return (0,external_node_crypto_.hash)('sha256', `${renderMarker(marker)}\n${plain}`).slice(0, HASH_DIGITS);
}
/** Leaves letters, digits, `.`, `_` and `-`; no `>` can end the comment early. */
function encodeKey(key) {
    const bytes = Buffer.from(key, 'utf8').toString('latin1');
    return bytes.replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** 16 hex digits, equal for two comments that differ only in times and in run and request figures: no need to write it again. */
function digestOf(report) {
    return (0,external_node_crypto_.hash)('sha256', (0,json_text/* jsonText */.s)(comparedOf(report))).slice(0, 16);
}
function comparedOf(report) {
    const { times: _times, requests: _requests, links, rules, projects, ...reported } = report;
    // A comment names few of a hundred thousand rules, and adds up the others. A condition's name says its column.
    const conditions = reported.conditions.map(({ column: _column, ...condition }) => condition);
    return {
        ...reported,
        conditions,
        rules: rules.slice(0, limits/* MOST_COMMENT_RULES */.E3),
        rulesInAll: rules.length,
        sums: [...(0,report_facts/* sumByCell */.he)(report).cells].sort(([one], [other]) => (one < other ? -1 : 1)),
        findings: links.findings ?? null,
        projects: projects?.map(comparedOf),
    };
}

// EXTERNAL MODULE: ./lib/src/report/pages/whole-page.js + 2 modules
var whole_page = __webpack_require__(6503);
// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var projects = __webpack_require__(5097);
;// CONCATENATED MODULE: ./lib/src/gate/publish/comment-text.js



async function publishComment(comments, report, form) {
    const { url, warning, notice } = await comments.publish(draftOf(report, form));
    // With an address, it is written, and only something beside it failed.
    const what = url === undefined ? `The ${form.noun} was not written: ` : `The ${form.noun} was written, but `;
    return {
        ...(url === undefined ? {} : { commentUrl: url }),
        ...(warning === undefined ? {} : { warning: `${what}${warning}` }),
        ...(notice === undefined ? {} : { notice: `The ${form.noun} was not written: ${notice}` }),
    };
}
function draftOf(report, { place, run, when, finish }) {
    const marker = { ...place, runId: run.id, attempt: run.attempt, digest: digestOf(report) };
    return {
        marker,
        says: report.verdict.word,
        render: (maxLength, isRed) => sealComment({ ...marker, isRed }, (line) => finish((0,whole_page/* renderComment */.wQ)(report, { marker: line, maxLength }))),
        mayCreate: isDue(when, report),
        ...(when === 'where-one-stands' && { isNeverFirst: true }),
    };
}
function isDue(when, report) {
    if (when === 'on-failure')
        return report.exitCode !== 0;
    return when === 'always' || isWorthTelling(report);
}
/** A clean pass gets no new comment: it only turns an earlier one green. */
function isWorthTelling(report) {
    const { verdict, conditions } = report;
    const isWarned = conditions.some(({ action, result }) => action === 'warn' && result === 'broken');
    // Of several projects the sum is not known where that of one is not.
    const hasIssues = [report, ...(0,projects/* partsOf */.CI)(report)].some(({ counts }) => (counts.total ?? 0n) > 0n);
    return verdict.word !== 'pass' || isWarned || hasIssues;
}

// EXTERNAL MODULE: ./lib/src/target/actions-run.js
var actions_run = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/action/comment-output.js




function openComment({ api, ask, pullRequest }, { githubRepository: repository, target }, { env, inputs, clock, signal, redact }) {
    const place = { key: inputs.commentKey, pullRequest, head: target.commit };
    const comments = createPullRequestComments({ api, clock, signal, repository, parseMarker: parseMarker, ask, ...place });
    const run = (0,actions_run/* readRun */.c)(env);
    return {
        find: comments.find,
        async write(report) {
            if (run === undefined)
                return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
            return publishComment(comments, report, { noun: 'comment', place, run, when: inputs.comment, finish: redact });
        },
    };
}


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

/***/ 9882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N9: () => (/* binding */ selectOwn),
/* harmony export */   pr: () => (/* binding */ nextWrite)
/* harmony export */ });
/* unused harmony export newestOf */
/** Those with our marker of this key and pull request on the first line, oldest first. */
function selectOwn(byUs, mine, parseMarker) {
    return byUs
        .flatMap(({ id, url, body }) => {
        const marker = parseMarker(body);
        const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
        return marker !== undefined && isMine ? [{ id, url, marker }] : [];
    })
        .sort((one, other) => one.id - other.id);
}
/** Keeps one comment, that of the newest run. One that turns red is written anew (`mayReplace`): people are notified of new comments, not of changes. */
function nextWrite(found, { marker: draft, says, mayCreate, isNeverFirst }, what, mayReplace) {
    const { stranger, headSha, own, problem } = found;
    if (headSha !== draft.head)
        return stop({ notice: `the ${what} has moved on to another commit` });
    if (stranger !== undefined)
        return stop({ warning: stranger });
    const kept = newestOf(own);
    if (kept === undefined) {
        if (problem !== undefined)
            return stop({ warning: problem });
        return mayCreate && !isNeverFirst ? { kind: 'create', isRed: says === 'fail' } : stop({});
    }
    const { url, marker } = kept;
    // It counts only if unchanged: an edited comment may name any run.
    const isOutdated = marker.isTextIntact && isNewer(marker, draft);
    if (isOutdated)
        return stop({ url, notice: 'a newer run has written it' });
    const { digest, head, isTextIntact } = marker;
    const isCurrent = digest === draft.digest && head === draft.head && isTextIntact;
    if (!isCurrent) {
        const isRed = says === 'inconclusive' ? isTextIntact && marker.isRed === true : says === 'fail';
        const turnsRed = isRed && isTextIntact && marker.isRed === false;
        // What was not read to its end may have a newer one of ours.
        const isReplaced = turnsRed && mayCreate && mayReplace && problem === undefined;
        return isReplaced ? { kind: 'create', isRed } : { kind: 'update', comment: kept, isRed };
    }
    const double = own.find((comment) => comment !== kept);
    return double === undefined ? stop({ url }) : { kind: 'delete', comment: double };
}
/** The last unchanged one; if all were changed, the oldest. */
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
/* harmony export */   FO: () => (/* binding */ commentProblem),
/* harmony export */   k3: () => (/* binding */ FRESH_MS),
/* harmony export */   us: () => (/* binding */ createOneComment)
/* harmony export */ });
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5732);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1056);
/* harmony import */ var _domain_work_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3689);
/* harmony import */ var _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(277);
/* harmony import */ var _next_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9882);





const COMMENT_BUDGET_MS = 30_000;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 10_000;
const MOST_WRITES = 2;
/** Where a new comment replaces an old one, which is then deleted, one more write may fail. */
const MOST_WRITES_OF_A_NEW_ONE = 3;
/** Length in UTF-16 units for the second try, when the forge says that the comment is too long. */
const SHORTER_UNITS = 20_000;
function createOneComment({ place, clock, signal }) {
    let prepared;
    function find() {
        const found = place.find((0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_2__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS));
        // Its failure is reported when the comment is to be written; until then nothing may wait for it.
        found.catch(() => { });
        prepared = { foundAt: clock.now(), found };
        return found;
    }
    return {
        find,
        async publish(draft) {
            const deadline = (0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_2__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS);
            const isFresh = prepared !== undefined && clock.now() - prepared.foundAt <= FRESH_MS;
            try {
                const found = await ((isFresh ? prepared?.found : undefined) ?? place.find(deadline));
                return await writeComment({ place, clock, signal, draft, deadline }, found);
            }
            catch (thrown) {
                return { warning: commentProblem(thrown) };
            }
        },
    };
}
function commentProblem(thrown) {
    if (thrown instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT)
        return thrown.message;
    return (0,_domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateFailure */ .c5)(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}
/** Until one comment of ours is there and up to date: at most two writes, or three where a new one takes the place of an old one. Every double goes. */
async function writeComment(writing, first) {
    const { place, draft } = writing;
    let progress = { found: first, length: _domain_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_COMMENT_UNITS */ .eu, notReplaced: undefined };
    let most = MOST_WRITES;
    let failed;
    for (let writes = 0;;) {
        const step = (0,_next_write_js__WEBPACK_IMPORTED_MODULE_4__/* .nextWrite */ .pr)(progress.found, draft, place.what, progress.notReplaced === undefined);
        if (step.kind === 'stop')
            return reportedOf(step.outcome, progress);
        if (writes === most)
            break;
        if (doesReplace(step, progress))
            most = MOST_WRITES_OF_A_NEW_ONE;
        const written = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(write(writing, step, progress));
        if (written instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT) {
            failed = { step, message: written.message };
            writes += 1;
            const next = await afterFailure(writing, step, progress, written);
            if (next === undefined)
                break;
            progress = next;
            continue;
        }
        if ('warning' in written && !doesReplace(step, progress))
            return written;
        failed = undefined;
        if (step.kind !== 'delete')
            writes += 1;
        progress = 'warning' in written ? { ...progress, notReplaced: written.warning } : { ...progress, found: written };
    }
    const url = progress.found.own.find((comment) => isWritten(comment, draft))?.url;
    if (failed === undefined)
        return url === undefined ? {} : { url };
    const { step, message } = failed;
    if (step.kind !== 'delete' || url === undefined)
        return { warning: message };
    const isRight = await putRight(writing, step.comment, progress);
    return {
        url,
        warning: `an older one could ${isRight ? 'not be deleted' : 'neither be deleted nor edited'}: ${message}`,
    };
}
/** What cannot be deleted must not go on saying something else. */
async function putRight({ place, draft, deadline }, comment, { found, length }) {
    if (isWritten(comment, draft))
        return true;
    const isRed = found.own.find((other) => isWritten(other, draft))?.marker.isRed === true;
    const updated = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(place.update(comment.id, draft.render(length, isRed), deadline));
    return !(updated instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT);
}
function reportedOf(outcome, { notReplaced }) {
    if (notReplaced === undefined || outcome.notice !== undefined || outcome.warning !== undefined)
        return outcome;
    return { ...outcome, warning: `not as a new comment, so nobody is notified: ${notReplaced}` };
}
function doesReplace(step, { found }) {
    return step.kind === 'create' && found.own.length > 0;
}
function isWritten({ marker }, { marker: draft }) {
    return marker.isTextIntact && marker.digest === draft.digest && marker.runId === draft.runId;
}
async function afterFailure({ place, draft, clock, signal, deadline }, step, progress, { message, refusal: { status, isUnclear, retryAfterMs } }) {
    const isReplacing = doesReplace(step, progress);
    const instead = isReplacing ? { ...progress, notReplaced: message } : undefined;
    if (retryAfterMs !== undefined) {
        if (clock.now() + retryAfterMs >= deadline)
            return instead;
        await clock.sleep(retryAfterMs, signal);
        return { ...progress, found: await place.find(deadline) };
    }
    if (isUnclear || (status === 404 && step.kind !== 'create')) {
        // The comment may have been written, or may be gone: only a new reading shows whether to create one.
        if (!isReplacing && step.kind !== 'delete')
            return { ...progress, found: await place.find(deadline) };
        const again = await (0,_forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .orForgeFailure */ .DA)(place.find(deadline));
        // Where the list cannot be read in full, what was found before is all that is known.
        const found = again instanceof _forge_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ForgeFailure */ .yT || again.problem !== undefined ? progress.found : again;
        const isThere = found.own.some((comment) => isWritten(comment, draft));
        return { ...progress, found, notReplaced: isReplacing && !isThere ? message : progress.notReplaced };
    }
    if (status === place.tooLongStatus && step.kind !== 'delete' && progress.length > SHORTER_UNITS)
        return { ...progress, length: SHORTER_UNITS };
    return instead;
}
async function write({ place, draft, deadline }, step, { found, length }) {
    const { own } = found;
    if (step.kind === 'delete') {
        await place.delete(step.comment.id, deadline);
        return { ...found, own: own.filter(({ id }) => id !== step.comment.id) };
    }
    const body = draft.render(length, step.isRed);
    const marker = { ...draft.marker, isRed: step.isRed, isTextIntact: true };
    if (step.kind === 'create') {
        const created = await place.create(body, deadline);
        return 'warning' in created ? created : { ...found, own: [...own, { id: created.id, url: created.url, marker }] };
    }
    const { id, url } = await place.update(step.comment.id, body, deadline);
    return { ...found, own: own.map((comment) => (comment.id === id ? { id, url, marker } : comment)) };
}


/***/ })

};
;