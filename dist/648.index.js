"use strict";
exports.id = 648;
exports.ids = [648];
exports.modules = {

/***/ 2648:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStatus: () => (/* binding */ openStatus)
});

// EXTERNAL MODULE: ./lib/src/domain/reason.js
var reason = __webpack_require__(2688);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/forge/github/api-address.js
var api_address = __webpack_require__(7732);
// EXTERNAL MODULE: ./lib/src/forge/github/github-failure.js
var github_failure = __webpack_require__(3377);
;// CONCATENATED MODULE: ./lib/src/forge/github/commit-status.js





/** Time for setting one status, in milliseconds. */
const STATUS_BUDGET_MS = 10_000;
/** Time for the last status once the run is stopped, in milliseconds: the runner kills the process after 7.5 s. */
const LAST_MS = 1_000;
function createCommitStatus({ shas, ...options }) {
    let pending = shas.map(() => Promise.resolve({}));
    return {
        setPending(description) {
            pending = shas.map((sha) => post({ ...options, sha }, 'pending', description, options.stop));
            return inOne(shas, pending);
        },
        setFinal(exitCode, description) {
            const state = exitCode === 0 ? 'success' : exitCode === 1 ? 'failure' : 'error';
            const final = shas.map(async (sha, index) => {
                await pending[index];
                return post({ ...options, sha }, state, description, abortedAfter(LAST_MS, options.stop));
            });
            return inOne(shas, final);
        },
        leavePending: () => inOne(shas, pending),
    };
}
/** One warning for all commits. It names them where it is not the same for each: the queue may see what the pull request does not. */
async function inOne(shas, outcomes) {
    const warnings = (await Promise.all(outcomes)).map(({ warning }) => warning);
    const told = warnings.flatMap((warning, index) => warning === undefined ? [] : [`commit ${shas[index]?.slice(0, 12)}: ${warning}`]);
    if (told.length === 0)
        return {};
    const [first] = warnings;
    const isSameForAll = first !== undefined && warnings.every((warning) => warning === first);
    return { warning: isSameForAll ? first : told.join('; ') };
}
async function post({ api, clock, repository, sha, context, runUrl }, state, description, signal) {
    try {
        await api.send({
            operation: 'set the commit status',
            permission: 'statuses: write',
            method: 'POST',
            path: (0,api_address/* repositoryPath */.SH)(repository) `/statuses/${sha}`,
            body: { state, context, description: shortened(description), ...(runUrl ? { target_url: runUrl } : {}) },
            deadline: (0,time/* later */.N)(clock.now(), STATUS_BUDGET_MS),
            signal,
            read: (0,schemas/* unknown */.L5J)(),
        });
        return {};
    }
    catch (thrown) {
        if (signal.aborted)
            return { warning: 'cannot set the commit status: the run was stopped' };
        return { warning: thrown instanceof github_failure/* GitHubFailure */.iK ? thrown.message : 'cannot set the commit status' };
    }
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
// EXTERNAL MODULE: ./lib/src/report/text/projects.js
var text_projects = __webpack_require__(5097);
// EXTERNAL MODULE: ./lib/src/report/text/text.js
var text_text = __webpack_require__(1599);
// EXTERNAL MODULE: ./lib/src/report/text/told-reason.js
var told_reason = __webpack_require__(6242);
;// CONCATENATED MODULE: ./lib/src/report/log/status-description.js




/**
 * The one line of a commit status. It says of an inconclusive verdict what is missing and who can act: for more there is
 * no room. Its length is counted in UTF-16 units: a text has at least as many of them as characters.
 */
function statusDescription(report) {
    const { verdict } = report;
    const projects = (0,text_projects/* projectsOf */.UW)(report);
    if (projects !== undefined)
        return line(ofSeveral(report, projects));
    if (verdict.word === 'inconclusive') {
        return line(`inconclusive: ${(0,told_reason/* missingText */.qq)(report)}; ${(0,told_reason/* whoActsShort */.GU)(report)} (${verdict.reason})`);
    }
    const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
    return line(`${verdict.word}${reason}: ${verdict.message}`);
}
/** The names of those that have the verdict go first: what is cut is the rest. */
function ofSeveral(report, projects) {
    const { verdict } = report;
    if (verdict.word === 'pass')
        return `pass: ${verdict.message}`;
    const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
    const alike = projects.filter((project) => project.verdict.word === verdict.word);
    const [worst] = alike;
    if (worst === undefined)
        return `${verdict.word}${reason}: ${verdict.message}`;
    const left = alike.length === 1 ? '' : ` and ${alike.length - 1} more`;
    const name = (0,text_projects/* projectNames */.Qw)(projects)(worst, (text) => (0,text_text/* clean */.uH)(text, MOST_OF_A_STATUS_NAME));
    const where = `${verdict.word} in ${alike.length} of ${projects.length} projects`;
    const what = worst.verdict.word === 'inconclusive'
        ? `${(0,told_reason/* missingText */.qq)(worst)}; ${(0,told_reason/* whoActsShort */.GU)(worst)} (${worst.verdict.reason})`
        : worst.verdict.message;
    return `${where}: ${name}${left}: ${what}`;
}
const MOST_OF_A_STATUS_NAME = 40;
function line(text) {
    return (0,text_text/* fitUnits */.zW)((0,text_text/* clean */.uH)(text, limits/* MOST_STATUS_CHARACTERS */.I6), limits/* MOST_STATUS_CHARACTERS */.I6);
}

// EXTERNAL MODULE: ./lib/src/target/actions-run.js
var actions_run = __webpack_require__(5488);
;// CONCATENATED MODULE: ./lib/src/action/status-sink.js





/**
 * The commit status with this name, set to pending at once on the commit under test, and where the merge queue looks.
 * Without a token there is none: a warning says so.
 */
function openStatus(context, facts, options) {
    const { env, inputs, clock, random, signal: stop, redact, warn } = options;
    const { githubToken: token } = inputs;
    if (token === undefined) {
        warn(statusNotSet('the input github-token is empty.'));
        return { write: async () => ({}) };
    }
    const api = (0,github_api/* createGitHubApi */._j)({ token, env, clock, random });
    const { githubRepository: repository, target, queueCommit } = facts;
    const runUrl = (0,actions_run/* readRun */.c)(env)?.url;
    const isQueuedApart = queueCommit !== undefined && queueCommit !== target.commit;
    const shas = isQueuedApart ? [target.commit, queueCommit] : [target.commit];
    const status = createCommitStatus({ api, clock, stop, repository, shas, context, runUrl });
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
                : await status.setFinal(report.exitCode, redact(statusDescription(report)));
            // Reported once: what prevented the pending status usually prevents this one, too.
            return warning === undefined || warning === pendingWarning ? {} : { warning: statusNotSet(warning) };
        },
    };
}
/** Then the job that asks after the scan sets the status. */
function isTooEarly({ verdict }) {
    return verdict.word === 'inconclusive' && reason/* REASONS */.ez[verdict.reason].isAwaited;
}
function statusNotSet(why) {
    return `The commit status was not set: ${why}`;
}


/***/ }),

/***/ 5097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isOfNoProject),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   gm: () => (/* binding */ issuesText),
/* harmony export */   jX: () => (/* binding */ withSums),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   t8: () => (/* binding */ openParts),
/* harmony export */   w_: () => (/* binding */ missingProjectsText)
/* harmony export */ });
/* harmony import */ var _domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(645);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1599);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6242);





/** The others are told as a number. */
const PROJECTS_IN_A_SENTENCE = 5;
/** The projects of a run of several, the worst first; undefined for any other run. */
function projectsOf({ projects, replay, nextStep, }) {
    if (projects === undefined || projects.length === 0)
        return undefined;
    // Nothing of a replay is to be mended now: what there is to do is the same for all of them.
    return replay === undefined ? projects : projects.map((project) => ({ ...project, replay, nextStep }));
}
/** Each by its name; by its id as well where others look the same. */
function projectNames(projects) {
    const alike = Map.groupBy(projects, ({ project }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(project.name).trim());
    return ({ project: { name, repositoryId } }, code) => {
        const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clean */ .uH)(name).trim();
        const isAlone = shown !== '' && alike.get(shown)?.length === 1;
        const known = shown === '' ? [] : [code(name)];
        if (isAlone)
            return known[0];
        const id = repositoryId === undefined ? '(its id is not known)' : `(project ${code(repositoryId)})`;
        return [...known, id].join(' ');
    };
}
/** Says `api, web and 3 more`. */
function namesText(projects, nameOf, code) {
    return listed(projects, (project) => nameOf(project, code));
}
/** Says `not scanned: project mail, although the last commits were`; empty where none is known to be missing. */
function missingProjectsText({ missingProjects = [] }, code) {
    if (missingProjects.length === 0)
        return '';
    const names = listed(missingProjects, ({ name }) => code(name));
    return `not scanned: ${missingProjects.length === 1 ? 'project' : 'projects'} ${names}, although the last commits were`;
}
function listed(items, nameOf) {
    const named = items.slice(0, PROJECTS_IN_A_SENTENCE).map(nameOf);
    const left = items.length - named.length;
    return left === 0 ? named.join(', ') : `${named.join(', ')} and ${left} more`;
}
/** A verdict of the whole that no project has: what stands in no section must be told above them all. */
function isOfNoProject({ verdict }, projects) {
    return verdict.word !== 'pass' && !projects.some((one) => one.verdict.word === verdict.word);
}
/** What the verdict on a project says nothing about: a reader must not take it for judged. */
function openParts(project) {
    const { notScanned, indexGap } = project;
    return [
        ...((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassWhereNothingBlocks */ .OP)(project) ? ['nothing blocks'] : []),
        ...(notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(', ')}`]),
        ...(indexGap === undefined ? [] : [(0,_domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .indexGapText */ .o_)(indexGap)]),
    ];
}
/** The verdict in a word or two. */
function verdictText(project) {
    const { word } = project.verdict;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/**
 * What breaks a project, what is missing for its verdict, or what its pass rests on. `prose` makes a sentence that may
 * quote text from outside harmless, `code` a name.
 */
function whatText(project, { prose, code }) {
    const { verdict, unscanned, notScanned } = project;
    if (verdict.word === 'inconclusive')
        return `${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
    if (verdict.word === 'fail')
        return prose(verdict.message);
    const neverScanned = unscanned.filter((product) => !notScanned.includes(product));
    const never = neverScanned.length === 0 ? '' : `; not scanned: ${neverScanned.join(', ')}`;
    return `${prose(verdict.message)}${never}`;
}
/** `3 critical, at least 2 high; low not read`: columns without an issue are left out. */
function issuesText(project) {
    if (!(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCounts */ .Tk)(project))
        return 'not read';
    const known = _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .s.map((column) => ({
        column,
        text: (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundOfColumn */ .Gs)(project, column), project.counts[column], ''),
    }));
    const told = known.filter(({ text }) => text !== '' && text !== '0').map(({ column, text }) => `${text} ${column}`);
    const unread = known.filter(({ text }) => text === '').map(({ column }) => column);
    const parts = [told.join(', '), unread.length === 0 ? '' : `${unread.join(', ')} not read`];
    return parts.filter((part) => part !== '').join('; ') || '0';
}
/** What each part says. A section is the report of its project, without what is told of the whole. */
function sectionsOf(report, projects) {
    const ofTheRun = new Set(report.notices);
    const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)));
    return {
        whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
        sections: projects.map((project) => ({
            ...project,
            siblings: [],
            // What was sent and planned is told of the run: many a request is shared.
            requests: report.requests,
            requirement: undefined,
            problems: [],
            notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
            // Which waiver is unused is known of all projects together.
            waivers: project.waivers.map((waiver) => (waiver.state === 'unused' ? { ...waiver, state: 'active' } : waiver)),
            policy: withoutChange(project.policy),
            waiversFile: project.waiversFile && { ...project.waiversFile, source: withoutChange(project.waiversFile.source) },
            // What there is to do after a replay is told of the whole.
            nextStep: report.replay === undefined ? project.nextStep : '',
        })),
    };
}
function withoutChange(source) {
    return source?.kind === 'file' ? { ...source, isChangedInPullRequest: undefined } : source;
}
/** Sums over the projects. What is not known of one is not 0: the sum is then a lower bound. */
function withSums(report, projects) {
    const isExact = projects.every(({ counts, countsAre }) => countsAre === 'exact' && _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .s.every((column) => counts[column] !== undefined));
    const sums = _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .s.map((column) => [
        column,
        projects.reduce((sum, { counts, countsAre }) => sum + (countsAre === 'unsettled' ? 0n : (counts[column] ?? 0n)), 0n),
    ]);
    const wereScanned = new Set(projects.flatMap(({ baseline }) => (baseline === undefined ? [] : [baseline.wasScanned])));
    const waived = projects.map((project) => project.waived);
    const total = sums.reduce((sum, [, count]) => sum + count, 0n);
    return {
        ...report,
        // What is true of the baseline of one project alone is told in its section.
        baseline: wereScanned.size > 1 ? undefined : report.baseline,
        countsAre: isExact ? 'exact' : 'at-least',
        waived: waived.includes(undefined) ? undefined : waived.reduce((sum, count) => sum + count, 0n),
        counts: { ...Object.fromEntries(sums), total },
    };
}


/***/ }),

/***/ 6242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
/* unused harmony exports WHO_ACTS, WHO_ACTS_SHORT */
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2688);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6717);


/** Says in a sentence who can do something about a reason. */
const WHO_ACTS = {
    gate: 'This is not caused by this change: whoever owns the gate can mend it.',
    scans: 'Whoever runs the scans can mend it.',
    time: 'It takes time, and then a re-run.',
    platform: 'This is not caused by this change: it takes time, and then a re-run.',
    author: 'The author can mend it, by judging the newer commit or by scanning this one again.',
};
/** The same in a few words, where there is little room. */
const WHO_ACTS_SHORT = {
    gate: "not caused by this change, for the gate's owner",
    scans: 'for whoever runs the scans',
    time: 'takes time and a re-run',
    platform: 'not caused by this change, takes time and a re-run',
    author: 'for the author of the change',
};
/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
function missingText({ verdict }) {
    return wordsOf(verdict)?.missing ?? '';
}
/**
 * Says in sentences since when it is missing, where that is known, and who can do something about it. It is empty for a
 * fail, of which the change is the cause, and for a replay: of that day nobody has to do anything.
 */
function whoActs(report) {
    const { verdict, nextStep, replay } = report;
    if (verdict.word !== 'inconclusive' || replay !== undefined)
        return '';
    const since = _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[verdict.reason].facts.map((fact) => SINCE[fact]?.(report) ?? '');
    // The next step says that there is nothing to do.
    const who = nextStep === _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW ? '' : WHO_ACTS[wordsOf(verdict).actor];
    return [...since, who].filter((sentence) => sentence !== '').join(' ');
}
/** The same in a few words, without a time. */
function whoActsShort({ verdict }) {
    const words = wordsOf(verdict);
    return words === undefined ? '' : WHO_ACTS_SHORT[words.actor];
}
/** A replay asks a record, and no platform. */
const NOT_RECORDED = { missing: 'the record does not hold what this policy asks for', actor: 'gate' };
function wordsOf({ reason, isNotRecorded }) {
    if (reason === undefined)
        return undefined;
    return isNotRecorded ? NOT_RECORDED : _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason];
}
/** Since when, for the reasons whose message does not say it. */
const SINCE = {
    'scan-end': ({ scans: [scan], times }) => scan?.completedAtMs === undefined ? '' : `The scan ended ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .beforeRun */ .ND)(scan.completedAtMs, times.startedAtMs)}.`,
    'newer-start'({ seen, times }) {
        const startedAtMs = seen?.scan?.startedAtMs;
        return startedAtMs === undefined ? '' : `The newer scan started ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .beforeRun */ .ND)(startedAtMs, times.startedAtMs)}.`;
    },
};


/***/ })

};
;