"use strict";
exports.id = 203;
exports.ids = [203];
exports.modules = {

/***/ 9203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStatus: () => (/* binding */ openStatus)
});

// EXTERNAL MODULE: ./lib/src/domain/reason.js
var reason = __webpack_require__(2688);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/forge/forge-failure.js
var forge_failure = __webpack_require__(277);
// EXTERNAL MODULE: ./lib/src/forge/github/commit-statuses.js
var commit_statuses = __webpack_require__(771);
// EXTERNAL MODULE: ./lib/src/forge/github/status-words.js
var status_words = __webpack_require__(2819);
;// CONCATENATED MODULE: ./lib/src/forge/github/commit-status.js





const STATUS_BUDGET_MS = 10_000;
/** Time for the last status once the run is stopped, in milliseconds: the runner kills the process after 7.5 s. */
const LAST_MS = 1_000;
/** The commit status that the input `commit-status` names. No function throws, and none touches the verdict. */
function createCommitStatus(options) {
    const { api, clock, repository, stop, shas, context, runUrl: targetUrl, pull } = options;
    const reported = (state, text) => (0,status_words/* statusOfWords */.bI)([{ pullRequest: pull?.number, state }], text);
    let pending = shas.map(() => Promise.resolve({}));
    async function post(sha, words, signal) {
        const status = { ...words, description: shortened(words.description), context, targetUrl };
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
            return inOne(shas, pending);
        },
        /** Waits for the pending one, then sets `success` for exit code 0, `failure` for 1, else `error`. */
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
                const isAlone = Array.isArray(openPulls) && openPulls.every((one) => one === pull.number);
                if (isAlone)
                    return post(sha, plain, signal);
                const { postWorst } = await __webpack_require__.e(/* import() */ 385).then(__webpack_require__.bind(__webpack_require__, 4385));
                const own = { pullRequest: pull.number, state };
                const place = { api, clock, repository, sha, context };
                return postWorst({ ...place, author, openPulls, own, plain, post: (words) => post(sha, words, signal) });
            });
            return inOne(shas, final);
        },
        leavePending: () => inOne(shas, pending),
    };
}
/** One warning for all commits. It names them where it is not the same for each: the queue may see what the pull request does not. */
async function inOne(shas, outcomes) {
    const warnings = (await Promise.all(outcomes)).map(({ warning }) => warning);
    const [first, ...others] = new Set(warnings);
    if (others.length === 0)
        return first === undefined ? {} : { warning: first };
    const reported = warnings.flatMap((warning, index) => warning === undefined ? [] : [`commit ${shas[index]?.slice(0, 12)}: ${warning}`]);
    return { warning: reported.join('; ') };
}
function abortedAfter(ms, signal) {
    const controller = new AbortController();
    const abort = () => {
        setTimeout(() => controller.abort(), ms).unref();
    };
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return controller.signal;
}
/** One line of at most as many characters as GitHub takes, never cut inside a character. */
function shortened(description) {
    const line = [...description.replaceAll(/\s+/g, ' ').trim()];
    return line.length <= limits/* MOST_STATUS_CHARACTERS */.I6
        ? line.join('')
        : `${line.slice(0, limits/* MOST_STATUS_CHARACTERS */.I6 - 1).join('')}…`;
}

// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
// EXTERNAL MODULE: ./lib/src/forge/one-comment.js
var one_comment = __webpack_require__(5993);
// EXTERNAL MODULE: ./lib/src/report/log/log-line.js
var log_line = __webpack_require__(1562);
// EXTERNAL MODULE: ./lib/src/target/actions-run.js
var actions_run = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/action/status-output.js






/** Sets the status to pending at once, on the judged commit and on the merge group's. Without a token, only warns. A run that is stopped still has 1 s for the final state. */
function openStatus(context, ask, facts, options) {
    const { env, inputs, clock, random, signal: stop, redact, warn } = options;
    const { githubToken: token } = inputs;
    if (token === undefined) {
        warn(statusNotSet('the input github-token is empty.'));
        return { write: async () => ({}) };
    }
    const api = (0,github_api/* createGitHubApi */._j)({ token, env, clock, random });
    const { githubRepository: repository, target, queueCommit, pullRequest: number } = facts;
    const asked = ask && (async () => (await ask())(one_comment/* FRESH_MS */.k3));
    const pull = target.subject.kind === 'ref' ? undefined : { number, ask: asked };
    const runUrl = (0,actions_run/* readRun */.c)(env)?.url;
    const isQueuedApart = queueCommit !== undefined && queueCommit !== target.commit;
    const shas = isQueuedApart ? [target.commit, queueCommit] : [target.commit];
    const status = createCommitStatus({ api, clock, stop, repository, shas, context, runUrl, pull });
    const asksOnce = inputs.waitTimeoutMs === 0;
    let pendingWarning;
    void status
        .setPending(asksOnce ? 'Waiting for a finished scan of this commit.' : 'The gate is running.')
        .then(({ warning }) => {
        pendingWarning = warning;
        if (warning !== undefined)
            warn(statusNotSet(warning));
    });
    return {
        async write(report) {
            const { warning } = asksOnce && isTooEarly(report)
                ? await status.leavePending()
                : await status.setFinal(report.exitCode, redact((0,log_line/* statusDescription */.$)(report)));
            // Reported once: what prevented the pending status usually prevents this one, too.
            return warning === undefined || warning === pendingWarning ? {} : { warning: statusNotSet(warning) };
        },
    };
}
/** Then the job that asks after the scan sets the status. */
function isTooEarly({ verdict }) {
    return verdict.word === 'inconclusive' && verdict.isOfBaseline !== true && reason/* REASONS */.ez[verdict.reason].isAwaited;
}
function statusNotSet(why) {
    return `The commit status was not set: ${why}`;
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


/***/ }),

/***/ 1562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ statusDescription),
/* harmony export */   Z: () => (/* binding */ renderFinalLine)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1056);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _text_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5097);
/* harmony import */ var _text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1586);
/* harmony import */ var _text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7519);
/* harmony import */ var _text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6024);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1599);







const MOST_OF_THE_TEXT = 600;
/** `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]` */
function renderFinalLine(report) {
    const { verdict, repository, commit, ref, requests, times } = report;
    // Of several projects the scan is that of the one whose verdict it is.
    const { scans } = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report)[0];
    const word = verdict.word.toUpperCase();
    const reason = verdict.reason === undefined ? '' : ` ${verdict.reason}`;
    const unenforced = (0,_text_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnenforced */ .QR)(report) ? ' (not enforced)' : '';
    const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
    const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
    const text = `${(0,_text_replay_text_js__WEBPACK_IMPORTED_MODULE_3__/* .replayPrefix */ .yh)(report)}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(`gate: ${word}${reason} - ${text}${unenforced} [${subject} ${figures}]`);
}
/** A pass is one of these products alone. Of several projects each may have been scanned with others. */
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
/** Makes one word, so that the figures can be read by a program; `-` for what is not known. */
function field(text) {
    return text === undefined || text === ''
        ? '-'
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character));
}
/** Says of an inconclusive verdict what is missing and who can act: there is no room for more. Counted in UTF-16 units, at least as many as characters. */
function statusDescription(report) {
    const { verdict } = report;
    const projects = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(report);
    if ((0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .areNamed */ .Ye)(projects))
        return line(ofSeveral(report, projects));
    const reason = verdict.word === 'inconclusive' || verdict.reason === undefined ? '' : ` (${verdict.reason})`;
    return line(`${verdict.word}${reason}: ${shortText(report)}`);
}
function shortText(report) {
    const { verdict } = report;
    if (verdict.word !== 'inconclusive')
        return verdict.message;
    return `${(0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report)}; ${(0,_text_reason_text_js__WEBPACK_IMPORTED_MODULE_2__/* .whoActsShort */ .GU)(report)} (${verdict.reason})`;
}
/** How many have the verdict goes first: what is cut is the rest. The others may have it for another reason. */
function ofSeveral(report, projects) {
    const { verdict } = report;
    if (verdict.word === 'pass')
        return `pass: ${verdict.message}`;
    const alike = projects.filter((project) => project.verdict.word === verdict.word);
    const worst = alike[0];
    const first = alike.length === 1 ? ':' : ', such as';
    const name = (0,_text_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .projectNames */ .Qw)(projects)(worst, (text) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text, MOST_OF_A_STATUS_NAME));
    return `${verdict.word} in ${alike.length} of ${projects.length} projects${first} ${name}: ${shortText(worst)}`;
}
const MOST_OF_A_STATUS_NAME = 40;
function line(text) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .fitUnits */ .zW)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(text, _domain_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_STATUS_CHARACTERS */ .I6), _domain_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_STATUS_CHARACTERS */ .I6);
}


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   Ye: () => (/* binding */ areNamed),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   gm: () => (/* binding */ issuesText),
/* harmony export */   jX: () => (/* binding */ withSums),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   xm: () => (/* binding */ otherProjectsLine)
/* harmony export */ });
/* unused harmony export otherProjectsText */
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8153);
/* harmony import */ var _reason_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1586);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);




const PROJECTS_IN_A_SENTENCE = 5;
function partsOf(report) {
    const { projects = [report], replay, nextStep } = report;
    // Nothing of a replay is to be fixed now: the next step is the same for all.
    return replay === undefined ? projects : projects.map((project) => ({ ...project, replay, nextStep }));
}
function areNamed(parts) {
    return parts.every(({ project }) => project !== undefined);
}
/** Each by its name; by its id as well if others have the same name. Empty for the usual run. */
function projectNames(projects) {
    const alike = Map.groupBy(projects, ({ project }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(project?.name ?? '').trim());
    return ({ project }, code) => {
        if (project === undefined)
            return '';
        const { name, repositoryId } = project;
        const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(name).trim();
        const isAlone = shown !== '' && alike.get(shown)?.length === 1;
        const known = shown === '' ? [] : [code(name)];
        if (isAlone)
            return known[0];
        const id = repositoryId === undefined ? '(its id is not known)' : `(project ${code(repositoryId)})`;
        return [...known, id].join(' ');
    };
}
function namesText(projects, nameOf, code) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(projects, PROJECTS_IN_A_SENTENCE, (project) => nameOf(project, code));
}
function verdictText(project) {
    const { word } = project.verdict;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/** What breaks a project, is missing for its verdict, or its pass rests on. `prose` makes harmless a sentence that quotes, `code` a name. */
function whatText(project, { prose, code }) {
    const { verdict, unscanned } = project;
    if (verdict.word === 'inconclusive')
        return `${(0,_reason_text_js__WEBPACK_IMPORTED_MODULE_1__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
    if (verdict.word === 'fail')
        return prose(verdict.message);
    return `${prose(verdict.message)}${unscanned.length === 0 ? '' : `; not scanned: ${unscanned.join(', ')}`}`;
}
/** `3 critical, at least 2 high; low not read`: columns without an issue are left out. */
function issuesText(project) {
    if (!(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(project))
        return 'not read';
    const known = _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => ({
        column,
        text: (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundOfColumn */ .Gs)(project, column), project.counts[column], ''),
    }));
    const reported = known
        .filter(({ text }) => text !== '' && text !== '0')
        .map(({ column, text }) => `${text} ${column}`);
    const unread = known.filter(({ text }) => text === '').map(({ column }) => column);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([reported.join(', '), unread.length === 0 ? '' : `${unread.join(', ')} not read`], '; ') || '0';
}
/** What is true of all projects, or of none alone, is said once, of the whole; then each, the worst first. */
function sectionsOf(report, projects) {
    const ofTheRun = new Set(report.notices);
    const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project?.name}: ${one}`)));
    return {
        whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
        sections: projects.map((project) => ({
            ...project,
            otherProjects: [],
            // What was sent and planned belongs to the run: many requests are shared.
            requests: report.requests,
            problems: [],
            notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
            // Which waiver is unused is known of all projects together.
            waivers: project.waivers.map((waiver) => (waiver.state === 'unused' ? { ...waiver, state: 'active' } : waiver)),
            policy: withoutChange(project.policy),
            waiversFile: project.waiversFile && { ...project.waiversFile, source: withoutChange(project.waiversFile.source) },
            // The next step after a replay belongs to the whole.
            nextStep: report.replay === undefined ? project.nextStep : '',
        })),
    };
}
function withoutChange(source) {
    return source?.kind === 'file' ? { ...source, isChangedInPullRequest: undefined } : source;
}
/** Sums over the projects. What is not known of one is not 0: the sum is then a lower bound. */
function withSums(report, projects) {
    const isExact = projects.every(({ counts, countsAre }) => countsAre === 'exact' && counts.total !== undefined);
    const settled = projects.filter(({ countsAre }) => countsAre !== 'unsettled');
    const sums = _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => {
        return [column, settled.reduce((sum, { counts }) => sum + (counts[column] ?? 0n), 0n)];
    });
    const wereScanned = new Set(projects.flatMap(({ baseline }) => (baseline === undefined ? [] : [baseline.wasScanned])));
    return {
        ...report,
        // What is true of one project's baseline is in its section.
        baseline: wereScanned.size > 1 ? undefined : report.baseline,
        countsAre: isExact ? 'exact' : 'at-least',
        counts: { ...report.counts, ...Object.fromEntries(sums) },
    };
}
const MOST_OTHERS_NAMED = 10;
/** Projects that are not judged; empty where none is known. `code` makes a name harmless. */
function otherProjectsText({ otherProjects }, code) {
    if (otherProjects.length === 0)
        return '';
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fewOf */ .sZ)(otherProjects, MOST_OTHERS_NAMED, ({ repositoryId, name }) => `${code(name)} (project ${repositoryId})`);
    const what = otherProjects.length === 1 ? 'another project' : 'other projects';
    return `Not judged: ${names}, ${what} of this repository with a scan of this commit`;
}
function otherProjectsLine(report, code) {
    const text = otherProjectsText(report, code);
    return text === ''
        ? ''
        : `${text}. ${report.otherProjects.length === 1 ? 'It needs' : 'Each needs'} a gate of its own.`;
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
/** Says of which record a report is a replay, and what was decided then and now, in sentences. Empty for a run. */
function replayText({ replay }, name = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH) {
    if (replay === undefined)
        return '';
    const { digest, startedAtMs, run, given } = replay;
    const link = run === undefined ? '' : `, ${name(run)}`;
    return [
        `Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(startedAtMs)}${link}.`,
        `${thenAndNow(replay, name)}.`,
        ...(given.length > 0 ? [`Replaced: ${given.map((one) => name(one)).join(', ')}.`] : []),
        ...(given.length === 0 && hasTurned(replay)
            ? ['No setting was replaced: this version of the gate decides differently, or the record was changed.']
            : []),
    ].join(' ');
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
    const after = `${decidedText(now, name)}${byText(now, name, ', ')}`;
    if (!hasTurned({ was, now }))
        return `Then and now ${after}`;
    const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
    const [exitThen, exitNow] = [was, now].map(({ exitCode }) => (isSameWord ? ` with exit code ${exitCode}` : ''));
    const by = byText(was, name, '');
    const before = `${decidedText(was, name)}${by === '' ? '' : ` (${by})`}`;
    return `Then ${before}${exitThen}, now ${after}${exitNow}`;
}
function decidedText({ verdict, reason }, name) {
    return reason === undefined ? verdict : `${verdict} (${name(reason)})`;
}
function byText({ brokenBy }, name, before) {
    return brokenBy.length === 0 ? '' : `${before}by ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fewOf */ .sZ)(brokenBy, MOST_BREAKERS, name)}`;
}


/***/ })

};
;