"use strict";
exports.id = 349;
exports.ids = [349];
exports.modules = {

/***/ 1444:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ locationsOfAll),
/* harmony export */   w: () => (/* binding */ wholeReport)
/* harmony export */ });
/* harmony import */ var _domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(645);
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8153);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8617);
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2688);
/* harmony import */ var _report_text_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5097);
/* harmony import */ var _report_text_report_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6024);
/* harmony import */ var _report_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1599);







/** Pure. The worst verdict and exit code win; counts are added up, and lists are joined. */
function wholeReport(given, { otherProjects, notices }) {
    const projects = reportedApart(withoutJudged(given)).toSorted((one, other) => rankOf(one) - rankOf(other) || (keyOf(one) < keyOf(other) ? -1 : 1));
    const [worst] = projects;
    const { project: _, ...first } = worst;
    return {
        ...first,
        projects,
        verdict: { ...worst.verdict, message: wholeMessage(projects) },
        nextStep: wholeStep(worst),
        exitCode: EXITS.find((code) => projects.some(({ exitCode }) => exitCode === code)),
        unscanned: _domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => projects.some(({ unscanned }) => unscanned.includes(product))),
        indexGap: (0,_domain_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOfGaps */ .Mh)(projects.flatMap(({ indexGap }) => indexGap ?? [])),
        triagedOut: undefined,
        otherProjects: otherProjectsOfAll(projects, otherProjects),
        scans: projects.flatMap(({ scans }) => scans),
        ...countsInAll(projects),
        waived: sumIfAll(projects.map(({ waived }) => waived)),
        conditions: projects.flatMap(({ conditions, project }) => conditions.map((one) => ({ ...one, project }))),
        waivers: waiversOfAll(projects),
        ...rulesOfAll(projects),
        places: locationsOfAll(projects),
        baseline: projects.find(({ baseline }) => baseline !== undefined)?.baseline,
        times: timesOfAll(projects),
        notices: [...notices, ...texts(projects, (one) => one.notices)],
        debugNotes: texts(projects, ({ debugNotes }) => debugNotes),
        problems: [...new Set(projects.flatMap(({ problems }) => problems))],
    };
}
/** The next step of the worst project. A commit status that is left for another job concerns the whole run. */
function wholeStep({ nextStep, project }) {
    return nextStep === '' || nextStep === _domain_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .LEFT_PENDING */ .mW ? nextStep : `${project.name}: ${nextStep}`;
}
const RANKS = { fail: 0, inconclusive: 1, pass: 3 };
function rankOf({ verdict, isSoftened }) {
    return isSoftened ? 2 : RANKS[verdict.word];
}
function keyOf({ project: { name, repositoryId = '' } }) {
    return `${name.toLowerCase()} ${repositoryId.padStart(20, '0')}`;
}
/** Two projects may be shown under one name: the id distinguishes them. Nothing is cut before it is redacted. */
function reportedApart(projects) {
    const named = Map.groupBy(projects, ({ project }) => (0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uH)(project.name));
    return projects.map((one) => {
        const { name, repositoryId } = one.project;
        if (named.get((0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uH)(name)).length === 1 || repositoryId === undefined)
            return one;
        return { ...one, project: { repositoryId, name: `${name} (${repositoryId})` } };
    });
}
/** A project that one report names as not judged may be judged by the same run. */
function withoutJudged(projects) {
    const judged = new Set(projects.map(({ project }) => project.repositoryId));
    return projects.map((one) => ({
        ...one,
        otherProjects: one.otherProjects.filter(({ repositoryId }) => !judged.has(repositoryId)),
    }));
}
/** `1 of 3 projects fails (api), 1 is not proven (web), 1 passes`. */
function wholeMessage(projects) {
    const { length } = projects;
    // The name comes last: at the beginning it could pass for a verdict.
    if (length === 1)
        return `${projects[0].verdict.message} (${projects[0].project.name})`;
    const ofWord = Map.groupBy(projects, ({ verdict }) => verdict.word);
    if (ofWord.get('pass')?.length === length) {
        const open = projects.filter(_report_text_report_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isPassWhereNothingBlocks */ .OP);
        const names = open.length === length ? '' : ` (${(0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .namesText */ .cb)(open)})`;
        return `all ${length} projects pass${open.length === 0 ? '' : `; nothing blocks${names}`}`;
    }
    const parts = WORDS.filter(([word]) => ofWord.has(word)).map(([word, one, several], index) => {
        const some = ofWord.get(word);
        const ofAll = index === 0 ? ` of ${length} projects` : '';
        const names = word === 'pass' ? '' : ` (${(0,_report_text_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .namesText */ .cb)(some)})`;
        return `${some.length}${ofAll} ${some.length === 1 ? one : several}${names}`;
    });
    return parts.join(', ');
}
const WORDS = [
    ['fail', 'fails', 'fail'],
    ['inconclusive', 'is not proven', 'are not proven'],
    ['pass', 'passes', 'pass'],
];
/** Worst first: an invalid setting concerns the whole run, and a fail is proven, whatever else is not. */
const EXITS = [3, 1, 2, 0];
function otherProjectsOfAll(projects, others) {
    const all = [...projects.flatMap(({ otherProjects }) => otherProjects), ...others];
    return all.filter((one, at) => all.findIndex(({ repositoryId }) => repositoryId === one.repositoryId) === at);
}
/** The projects began and ended together. `issuesReadAtMs` is that of the first one read. */
function timesOfAll(projects) {
    const readAt = projects.map(({ times }) => times.issuesReadAtMs).filter((at) => at !== undefined);
    return {
        ...projects[0].times,
        waitedSeconds: Math.max(...projects.map(({ times }) => times.waitedSeconds)),
        issuesReadAtMs: readAt.length === 0 ? undefined : Math.min(...readAt),
    };
}
/** A sentence that all projects share is said once, any other with the name of its project. */
function texts(projects, textsOf) {
    const counted = projects.filter(({ scans }) => scans.length > 0);
    const isOfAll = (text) => counted.every((one) => textsOf(one).includes(text));
    const all = projects.flatMap((one) => textsOf(one).map((text) => (isOfAll(text) ? text : `${one.project.name}: ${text}`)));
    return [...new Set(all)];
}
/** Undefined if a part is unknown: the sum of the others would be taken for the whole. */
function sumIfAll(counts) {
    return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0n) : undefined;
}
const WORTHS = ['unsettled', 'at-least', 'exact'];
function countsInAll(projects) {
    const columns = [..._domain_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT_COLUMNS */ .sP, 'total'];
    const sums = columns.map((column) => [column, sumIfAll(projects.map(({ counts }) => counts[column]))]);
    return {
        counts: Object.fromEntries(sums),
        countsAre: WORTHS.find((worth) => projects.some(({ countsAre }) => countsAre === worth)),
        newTotal: sumIfAll(projects.map(({ newTotal }) => newTotal)),
        fixedTotal: sumIfAll(projects.map(({ fixedTotal }) => fixedTotal)),
    };
}
function rulesOfAll(projects) {
    const breaking = projects.flatMap(({ rules, breakingRules }) => rules.slice(0, breakingRules));
    const others = projects.flatMap(({ rules, breakingRules }) => rules.slice(breakingRules));
    const isCompared = projects.some(({ fixedRules }) => fixedRules !== undefined);
    return {
        rules: [...breaking, ...others],
        breakingRules: breaking.length,
        fixedRules: isCompared ? projects.flatMap(({ fixedRules = [] }) => fixedRules) : undefined,
    };
}
/** All projects have one policy, so the same waivers in the same order. A waiver that one project uses is used. */
function waiversOfAll(projects) {
    const judged = projects.map(({ waivers }) => waivers).filter((waivers) => waivers.length > 0);
    const [first = []] = judged;
    return first.map((waiver, at) => {
        const alike = judged.map((waivers) => waivers[at] ?? waiver);
        const used = alike.find(({ state }) => state !== 'unused') ?? waiver;
        return { ...used, issues: alike.reduce((sum, { issues }) => sum + issues, 0n) };
    });
}
function locationsOfAll(projects) {
    const all = projects.map(({ places }) => places).filter((places) => places !== undefined);
    const [first] = all;
    if (first === undefined)
        return undefined;
    return {
        ...first,
        found: all.flatMap(({ found }) => found),
        areAll: all.every(({ areAll }) => areAll),
        missing: all.find(({ missing }) => missing !== undefined)?.missing,
    };
}


/***/ }),

/***/ 2349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeProjects: () => (/* binding */ judgeProjects)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var domain_failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/src/scan/find-scan.js + 5 modules
var find_scan = __webpack_require__(9967);
// EXTERNAL MODULE: ./lib/src/gate/outcome/report-of.js + 3 modules
var report_of = __webpack_require__(2441);
// EXTERNAL MODULE: ./lib/src/gate/outcome/whole-report.js
var whole_report = __webpack_require__(1444);
// EXTERNAL MODULE: ./lib/src/gate/pipeline/run.js + 11 modules
var run = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/domain/text/duration-text.js
var duration_text = __webpack_require__(7604);
// EXTERNAL MODULE: ./lib/src/scan/detail-fact.js
var detail_fact = __webpack_require__(81);
// EXTERNAL MODULE: ./lib/src/scan/lookup/scan-lookup.js
var scan_lookup = __webpack_require__(476);
// EXTERNAL MODULE: ./lib/src/scan/poll-timing.js
var poll_timing = __webpack_require__(2313);
// EXTERNAL MODULE: ./lib/src/scan/scan-details.js
var scan_details = __webpack_require__(6377);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var ref = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var domain_scan = __webpack_require__(977);
// EXTERNAL MODULE: ./lib/src/domain/target.js
var domain_target = __webpack_require__(5037);
// EXTERNAL MODULE: ./lib/src/domain/whose-scan.js
var whose_scan = __webpack_require__(1906);
// EXTERNAL MODULE: ./lib/src/scan/project-name.js
var project_name = __webpack_require__(3100);
// EXTERNAL MODULE: ./lib/src/scan/projects.js
var projects = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/src/scan/scan-end.js
var scan_end = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/src/scan/scan-order.js
var scan_order = __webpack_require__(2103);
// EXTERNAL MODULE: ./lib/src/scan/usual-products.js
var usual_products = __webpack_require__(5414);
;// CONCATENATED MODULE: ./lib/src/scan/every-project/project-set.js










/** Pure (docs/verdict-rules/which-project.md#every-project). Throws `wrong-repository` if there are too many projects. */
function projectSetOf(allScans, situation) {
    const { target, factOf, refused } = situation;
    const ofCommit = allScans.filter((scan) => (0,domain_target/* isUnderTest */.VC)(scan, target));
    const scanned = (0,projects/* groupsOf */.c1)(ofCommit, factOf);
    (0,projects/* assertFew */.nQ)(scanned, 'list the ones to judge');
    const groups = scanned.filter(({ id }) => !refused.has(id));
    const unasked = unaskedOf(groups);
    if (unasked.length > 0)
        return { ask: unasked };
    const isOne = (isMeant) => (scan) => isMeant((0,whose_scan/* eligibilityOf */.pn)(scan, target, { ours: scan.repositoryId, others: new Set() }, situation));
    const isOf = isOfRepository(groups, situation);
    const ofRepository = groups.filter(isOf);
    // The name of a group may be from a scan that does not decide. The deciding scans may name another repository, so they are asked too.
    const others = groups.filter((group) => group.state === 'other' && !isOf(group));
    const decidingOf = ({ scans }) => scans.filter(isOne(whose_scan/* isTier */.zl));
    const unheard = others.flatMap(decidingOf).filter((scan) => factOf(scan) === undefined);
    if (unheard.length > 0)
        return { ask: unheard };
    // If no scan of a project is sure to count, the newest that may count is asked: only its detail shows whose it is.
    const isUnasked = isOne((one) => one === 'ask-detail');
    const unclear = ofRepository
        .filter((group) => decidingOf(group).length === 0)
        .flatMap(({ scans }) => scans.find((scan) => isUnasked(scan) && factOf(scan) === undefined) ?? []);
    if (unclear.length > 0)
        return { ask: unclear };
    const members = ofRepository.filter(({ scans }) => scans.some(isOne(mayCount)));
    const scansThat = (isMeant) => members.flatMap(({ scans }) => scans.filter(isOne(isMeant)));
    // Parts of a repository may be scanned on commits of their own. Only a detail shows whether such a project is a part of this one.
    const arePartsAlone = members.length > 0 && members.every(({ state }) => state !== 'name');
    const strangers = arePartsAlone ? strangersOf(allScans, ofCommit, situation) : [];
    const unknown = unaskedOf(strangers);
    if (unknown.length > 0)
        return { ask: unknown };
    const further = strangers.filter(isOfRepository([...groups, ...strangers], situation));
    const usual = usualProjects(allScans, [...members, ...further], scansThat(whose_scan/* isTier */.zl), situation);
    const absent = [...usual.ids].filter((id) => members.every((member) => member.id !== id));
    const ofAbsent = allScans.filter((scan) => !(0,domain_target/* isUnderTest */.VC)(scan, target) && absent.some((id) => id === scan.repositoryId));
    const earlier = (0,projects/* groupsOf */.c1)(ofAbsent, factOf).filter(({ id }) => !refused.has(id));
    const unnamed = unaskedOf(earlier);
    if (unnamed.length > 0)
        return { ask: unnamed };
    const absentOfRepository = earlier.filter(isOfRepository([...groups, ...earlier], situation));
    const silent = groups.filter(({ state }) => state === 'unnamed');
    const unnamedYet = groups.filter(({ state }) => state === 'unnamed-yet');
    const renamed = others.filter((group) => {
        const facts = group.scans.flatMap((scan) => factOf(scan) ?? []);
        const isTwo = facts.some(({ fit, names }) => isOf({ ...group, state: fit, names }));
        const isOpen = decidingOf(group).some((scan) => factOf(scan)?.isDenied);
        return isTwo || isOpen || absentOfRepository.some(({ id }) => id === group.id);
    });
    const doubts = [...silent, ...unnamedYet, ...renamed];
    const nameless = earlier.filter(({ state }) => state === 'unnamed' || state === 'unnamed-yet');
    const missing = [
        ...[...absentOfRepository, ...nameless].filter(({ id }) => doubts.every((group) => group.id !== id)).map(foundOf),
        // A project that scans the same commits as the others is missing even if the detail that would name it is absent or cannot be read.
        ...absent.filter((id) => refused.has(id)).map((id) => ({ repositoryId: id, name: `project ${id}` })),
    ];
    return {
        found: members.map(foundOf),
        doubtful: [
            ...doubts.map((group) => doubtOf(group, situation)),
            ...scanned.flatMap(({ id }) => {
                const failure = refused.get(id);
                return failure === undefined ? [] : [{ repositoryId: id, name: `project ${id}`, failure }];
            }),
        ],
        uncounted: ofRepository.filter((group) => !members.includes(group)).map(foundOf),
        missing,
        isSure: usual.isSure,
        awaited: awaitedOf(unnamedYet, missing, scansThat(mayCount), situation),
    };
}
function unaskedOf(groups) {
    return groups.filter(({ state }) => state === 'unasked').map(({ scan }) => scan);
}
/** How many projects are asked for their name: a deployment may have thousands. */
const MOST_STRANGERS = 20;
/** Projects that have not scanned the commit: first those with scans of its refs, then those with the newest scans. */
function strangersOf(allScans, ofCommit, { factOf, refused }) {
    const known = new Set(ofCommit.map(({ repositoryId }) => repositoryId));
    const others = (0,scan_order/* newestFirst */.l)(allScans.filter(({ repositoryId }) => !known.has(repositoryId)));
    const isElsewhere = ({ branch }) => !ofCommit.some((own) => (0,ref/* isSameRef */.MP)(own.branch, branch));
    const inOrder = others.toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
    return (0,projects/* groupsOf */.c1)(inOrder, factOf)
        .filter(({ id }) => !refused.has(id))
        .slice(0, MOST_STRANGERS);
}
/** A project is of this repository by its name or address, or as another project of one that is. */
function isOfRepository(groups, { wanted }) {
    const byName = (group) => project_name/* FITS_BY_NAME */.l9.some((fit) => fit === group.state);
    const own = groups.filter(byName).map(({ names }) => names);
    const one = own.find(({ address }) => address !== undefined) ?? own[0];
    return (group) => byName(group) || (0,project_name/* isOtherProject */._b)(group.names, one, wanted);
}
/** A scan that its detail denies while it runs is asked again at its end. A project with only outdated scans is reported when it is judged. */
function mayCount(eligibility) {
    return (0,whose_scan/* isTier */.zl)(eligibility) || ['ask-detail', 'denied', 'too-old', 'old-base'].includes(eligibility);
}
/** Applies the rule for usual products. The list does not show which repository a scan is of, so only commits that a member scanned count. */
function usualProjects(allScans, members, eligible, { target, platformStartMs }) {
    const ids = new Set(members.map(({ id }) => id));
    const others = allScans.filter((scan) => !(0,domain_target/* isUnderTest */.VC)(scan, target));
    const commits = new Set(others.filter(({ repositoryId }) => ids.has(repositoryId)).map(({ commit }) => commit));
    commits.delete(undefined);
    const ofCommits = others.filter(({ commit }) => commits.has(commit));
    const { subject } = target;
    const places = [...(0,usual_products/* ownPlacesOf */.Cd)(subject, []), ...eligible];
    const past = (0,usual_products/* pastOf */.CM)(ofCommits, platformStartMs, subject);
    const usual = past.usual(places, ({ repositoryId }) => (repositoryId === undefined ? [] : [repositoryId]));
    return { ids: usual, isSure: past.isLongFor(places) };
}
function foundOf({ id, names }) {
    return { repositoryId: id, name: (0,projects/* shownName */.HD)(names) || `project ${id}` };
}
function doubtOf({ id, scan, state, name }, { target: { repository } }) {
    const who = `project ${id}`;
    if (state === 'unnamed-yet') {
        const message = `scan ${scan.id} of ${who} has not ended, and does not name its repository yet`;
        return { repositoryId: id, name: who, failure: new domain_failure/* GateFailure */.In('scan-running', message) };
    }
    const message = state === 'unnamed'
        ? `scan ${scan.id} of ${who} does not name its repository, so it is not known whether it is a part of ${repository}`
        : `scan ${scan.id} of ${who} is of ${name}, but other scans of it are not, or do not say; set its id to say which one is meant`;
    return { repositoryId: id, name: who, failure: new domain_failure/* GateFailure */.In('wrong-repository', message) };
}
function awaitedOf(unnamedYet, missing, scans, situation) {
    const { elapsedMs, waitMs } = situation;
    const [first] = unnamedYet;
    if (first !== undefined && elapsedMs < waitMs)
        return { untilMs: waitMs, what: `scan ${first.scan.id} does not name its repository yet` };
    if (missing.length === 0)
        return undefined;
    const finished = scans.filter(({ status }) => status === 'completed');
    const untilMs = scans.every(domain_scan/* hasEnded */.hY) ? (0,scan_end/* lateUntilMs */.zK)(finished, situation) : waitMs;
    if (elapsedMs >= untilMs)
        return undefined;
    const names = missing.map(({ name }) => name).join(', ');
    return { untilMs, what: `the last commits were also scanned as ${names}; waiting for that scan` };
}

;// CONCATENATED MODULE: ./lib/src/scan/every-project/project-finder.js







/** Finds the projects that scanned the commit, from the list and from a detail of each that gives its name. */
function createProjectFinder(world, plan, lookup) {
    const { expected } = plan;
    const { target } = expected;
    const pauses = (0,poll_timing/* createPauses */.G)(world, plan);
    const details = (0,scan_details/* scanDetails */.O)(world.reader, expected, pauses, lookup);
    const refused = new Map();
    /** Missing projects of which all stored scans were read, because they may have scanned the commit more than a day ago. */
    const polledFor = new Set();
    let hasReadBack = false;
    let reported = '';
    return { lookup, known, readBack, waited };
    /** The set as it is known by now. Sends the requests that this needs, and does not wait for scans. Throws `GateFailure`. */
    async function known(phase = 'polling') {
        for (;;) {
            const set = currentSet();
            if ('ask' in set) {
                await Promise.all(set.ask.map((scan) => learn(scan, phase)));
                continue;
            }
            if (set.found.length + set.doubtful.length === 0 && !lookup.isWideFor(undefined)) {
                await lookup.widen(undefined, phase);
                continue;
            }
            const unpolled = set.missing.filter(({ repositoryId }) => !polledFor.has(repositoryId));
            if (unpolled.length === 0)
                return set;
            for (const { repositoryId } of unpolled)
                polledFor.add(repositoryId);
            await Promise.all(unpolled.map(({ repositoryId }) => lookup.widen(repositoryId, phase)));
        }
    }
    /** Reads older scans once, because another project may have scanned the commit more than a day ago. Throws `GateFailure`. */
    async function readBack({ isSure }) {
        if (hasReadBack || lookup.isWideFor(undefined))
            return;
        hasReadBack = true;
        const [one, ...others] = lookup.ofCommit.map((scan) => (0,scan_lookup/* oneRefOf */.p)(scan, lookup.scans, target));
        const spellings = [one, ...others].flatMap((ofRef) => ofRef?.spellings ?? '');
        // The refs of the commit are not enough for a bare commit (it may be scanned on any ref) or a young pull request (it has no earlier commit).
        const isOnRefs = target.subject.kind !== 'commit' && isSure && !spellings.includes('');
        const ofRef = one && isOnRefs ? { ...one, spellings: [...new Set(spellings)] } : undefined;
        await lookup.widen(undefined, 'reading', ofRef);
    }
    /** Sleeps until the next poll and asks the list again. Returns false at once if `untilMs` is over, or if the run never waits. */
    async function waited(untilMs, what) {
        if (plan.neverWaits || pauses.elapsedMs() >= untilMs)
            return false;
        if (what !== reported)
            world.log.info(`${what} (at most ${(0,duration_text/* durationText */.S)(untilMs / 1_000)} in all)`);
        reported = what;
        if (!(await pauses.sleep(untilMs, [undefined])))
            return false;
        await lookup.refresh('polling');
        return true;
    }
    function currentSet() {
        return projectSetOf(lookup.scans, {
            ...plan,
            target,
            wanted: (0,detail_fact/* wantedProject */.Pw)(expected),
            factOf: details.factOf,
            refused,
            elapsedMs: pauses.elapsedMs(),
            platformStartMs: lookup.startMs,
        });
    }
    /** If the detail of a project cannot be read, the other projects are judged all the same. Throws `cancelled`. */
    async function learn(scan, phase) {
        try {
            await details.learn([scan], phase);
        }
        catch (thrown) {
            refused.set(scan.repositoryId, (0,domain_failure/* failureUnlessStopped */.kh)(thrown));
        }
    }
}

// EXTERNAL MODULE: ./lib/src/gate/pipeline/scan-step.js + 15 modules
var scan_step = __webpack_require__(6758);
;// CONCATENATED MODULE: ./lib/src/gate/pipeline/projects/judge-one.js



/** How often a project is judged again at most, because a commit may be scanned again and again. */
const MOST_TIMES_AGAIN = 5;
class JudgedProjects {
    /** The projects as they were last found; undefined if the settings list them. */
    last;
    #together;
    #all = [];
    constructor(together) {
        this.#together = together;
    }
    get known() {
        return this.#all.map(({ known }) => known);
    }
    begin(known, poll) {
        this.#all.push({ known, poll, judged: judgeOne(known, poll, this.#together) });
    }
    judged() {
        return Promise.all(this.#all.map(({ judged }) => judged));
    }
    /** Checks once more the projects that did not fail. Repeats this if the check took long, so that each result is recent at the end. */
    async judgedAtTheEnd() {
        const { clock } = this.#together.world;
        for (let times = 1;; times += 1) {
            const beganAt = clock.now();
            for (const one of this.#all)
                one.judged = one.judged.then((judged) => judgedAtTheEnd(judged, one.poll, this.#together));
            const judged = await this.judged();
            if (clock.now() - beganAt <= find_scan/* FRESH_POLL_MS */.u || times >= MOST_TIMES_AGAIN)
                return judged;
        }
    }
}
async function judgeOne(known, { reader, lookup }, together, isPolled = false) {
    const { target, settings, world } = together;
    const { repositoryId, name, beside } = known;
    const own = repositoryId === undefined ? { ...target, repository: name } : target;
    const expected = { ...settings.find.expected, target: own, repositoryId, beside };
    const plan = { ...settings, find: { ...settings.find, expected } };
    const around = { ...world, reader, log: logOf(world.log, name) };
    return judgedNow(known, await (0,run/* fromScans */.x6)({ target: own, settings: plan }, lookup, around, isPolled), together);
}
function judgedNow(known, learned, { world }) {
    const { clock, monotonicStart } = world;
    return { known, learned, endedAtMs: clock.wallNow(), seconds: (clock.now() - monotonicStart) / 1_000 };
}
/** A project that did not fail is checked by a list that is not old. If other scans decide by now, it is judged again. Never throws. */
async function judgedAtTheEnd(judged, poll, together) {
    if (!mayHaveChanged(judged, together))
        return judged;
    const { known, learned } = judged;
    const { target, settings, scans } = learned;
    const holds = await (0,run/* outcomeOf */.sG)(async () => scans?.stillHolds?.());
    if (holds === true)
        return judged;
    if (holds instanceof domain_failure/* GateFailure */.In) {
        const stopped = (0,domain_failure/* allOf */.bn)([...unprovenOf(learned), holds]);
        return judgedNow(known, { target, settings, scans, stopped }, together);
    }
    logOf(together.world.log, known.name).info('Other scans may decide by now: the project is judged again.');
    return judgeOne(known, poll, together, holds === false);
}
function mayHaveChanged({ learned, seconds }, { world: { clock, monotonicStart } }) {
    const isFail = 'judgement' in learned && learned.judgement.verdict.word === 'fail';
    return !isFail && clock.now() - monotonicStart - seconds * 1_000 > find_scan/* FRESH_POLL_MS */.u;
}
/** The project's own failures. If the reason of the failed check is set to `warn`, it must not hide them. */
function unprovenOf(learned) {
    if ('stopped' in learned)
        return [learned.stopped];
    const { verdict } = learned.judgement;
    if (verdict.word !== 'inconclusive')
        return [];
    return [verdict, ...(verdict.also ?? [])].map(({ reason, message, detail }) => {
        return new domain_failure/* GateFailure */.In(reason, message, { detail });
    });
}
/** Each line names its project. There is no `progress`: several projects cannot share the one line that is updated. */
function logOf(log, name) {
    return {
        info: (line) => log.info(`${name}: ${line}`),
        debug: (line) => log.debug(`${name}: ${line}`),
        group: (title, body) => log.group(`${name}: ${title}`, body),
    };
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/projects/judge-every.js







/** Judges every project of the repository that has scanned the commit, as soon as each is listed. Never throws. */
async function judgeEvery(together, poll) {
    const { target, settings, world } = together;
    const begun = new JudgedProjects(together);
    try {
        return await untilAllAreJudged(together, poll, begun);
    }
    catch (thrown) {
        const failure = (0,domain_failure/* asGateFailure */.c5)(thrown);
        const isAsked = failure.reason !== 'cancelled';
        // The base is checked here too: the policy of an old base must not soften the failure that is reported.
        const moved = isAsked ? (0,scan_step/* movedBase */.p)(await world.baseNow?.(), target) : undefined;
        const stopped = (0,domain_failure/* allOf */.bn)([moved, failure]);
        const { last } = begun;
        const doubted = last && isAsked ? doubtedOf(last, moved, together) : [];
        if (begun.known.length + doubted.length === 0) {
            // As in a run of one project, `no-scan` is reported beside the failure of the list.
            const none = last && isAsked ? new domain_failure/* GateFailure */.In('no-scan', `no project of ${target.repository} scanned it`) : undefined;
            return { alone: { target, settings, stopped: (0,domain_failure/* allOf */.bn)([stopped, none]) } };
        }
        // The results of the projects that were found still count, as far as they hold now: one of them may be a fail.
        world.log.info(`Could not search for further projects: ${stopped.message}.`);
        const others = { repositoryId: undefined, name: `other projects of ${target.repository}` };
        const unknown = judgedNow(others, { target, settings, stopped }, together);
        return { judged: [...(await begun.judgedAtTheEnd()), ...doubted, unknown], otherProjects: [], notices: [] };
    }
}
function beginAll(set, begun, together, { lookup }) {
    const { target, openReader, world } = together;
    begun.last = set;
    for (const project of set.found) {
        const { repositoryId, name } = project;
        if (begun.known.some((known) => known.repositoryId === repositoryId))
            continue;
        world.log.info(`${name} (project ${repositoryId}) scanned this commit and is judged separately.`);
        const reader = openReader();
        // The gate waits for a project that is found during the run as long as for one that was there at its start.
        const own = new scan_lookup/* ScanLookup */.y(reader, world.clock, target, repositoryId, lookup.monotonicStart);
        own.startFrom(lookup.scans);
        begun.begin(project, { reader, lookup: own });
    }
}
async function untilAllAreJudged(together, poll, begun) {
    const { target, settings, world } = together;
    const { find } = settings;
    const finder = createProjectFinder({ ...world, reader: poll.reader }, find, poll.lookup);
    await finder.lookup.refresh('polling');
    const isWaited = async ({ awaited }) => awaited !== undefined && finder.waited(awaited.untilMs, awaited.what);
    for (let set = await finder.known();; set = await finder.known()) {
        beginAll(set, begun, together, poll);
        if (begun.known.length === 0 && set.doubtful.length === 0) {
            const what = `no scan of ${target.commit.slice(0, 12)} in any project of ${target.repository} yet`;
            // A run of one project does the last part of the waiting. It reports in its own words what was found instead.
            if (await finder.waited(find.discoveryMs - find.pollIntervalMs, what))
                continue;
            const alone = await (0,run/* fromScans */.x6)({ target, settings }, poll.lookup, world, true);
            // A run of one project may narrow the list to that project. A run of several needs the whole list again.
            finder.lookup.narrowTo(undefined);
            if ((await finder.known('reading')).found.length === 0)
                return { alone };
            continue;
        }
        if (await isWaited(set))
            continue;
        await Promise.all([begun.judged(), finder.readBack(set)]);
        const judged = await begun.judgedAtTheEnd();
        if (poll.reader.hasNews())
            await finder.lookup.refresh('polling');
        else if (world.clock.now() - finder.lookup.polledAt > find_scan/* FRESH_POLL_MS */.u)
            await finder.lookup.refresh('reading');
        const last = await finder.known('reading');
        beginAll(last, begun, together, poll);
        if (begun.known.length > judged.length || judged.length + last.doubtful.length === 0)
            continue;
        if (await isWaited(last))
            continue;
        const moved = begun.known.length === 0 ? (0,scan_step/* movedBase */.p)(await world.baseNow?.(), target) : undefined;
        return {
            judged: [...judged, ...doubtedOf(last, moved, together)],
            otherProjects: last.uncounted,
            notices: finder.lookup.isCut ? [NOT_READ_THROUGH] : [],
        };
    }
}
const NOT_READ_THROUGH = 'The list of scans is too long to read in full: a project that scanned this commit more than a day ago may be ' +
    'missing. To be sure, list the ids in projects.';
/** A missing project is reported like a usual product that no scan lists. */
function doubtedOf({ doubtful, missing }, moved, together) {
    const unscanned = missing.map((project) => {
        const message = `this commit was not scanned as ${project.name}, although the last commits were`;
        return { ...project, failure: new domain_failure/* GateFailure */.In('product-missing', message) };
    });
    const { target, settings } = together;
    return [...doubtful, ...unscanned].map(({ failure, ...project }) => judgedNow(project, { target, settings, stopped: (0,domain_failure/* allOf */.bn)([moved, failure]) }, together));
}

;// CONCATENATED MODULE: ./lib/src/scan/lookup/open-lists.js
/** How long a list is used after it was opened, in milliseconds. */
const LIST_FRESH_MS = 60_000;
/** Lists of scans that several readers share. Each list is requested once, and no further than one of the readers needs it. */
class OpenLists {
    #clock;
    #lists = [];
    constructor(clock) {
        this.#clock = clock;
    }
    get newest() {
        return this.#lists.at(-1);
    }
    /** Returns the newest list that answers the search and was opened at `openedFrom` or later, and after `seen`; else opens one with `ask`. */
    open({ repositoryId, sinceMs }, openedFrom, ask, seen) {
        const now = this.#clock.now();
        this.#lists = this.#lists.filter(({ openedAt }) => now - openedAt <= LIST_FRESH_MS);
        const unseen = this.#lists.slice(seen === undefined ? 0 : this.#lists.indexOf(seen) + 1);
        const found = unseen.findLast((list) => list.repositoryId === repositoryId && reachesBack(list.sinceMs, sinceMs) && list.openedAt >= openedFrom);
        if (found !== undefined)
            return found;
        const close = () => {
            this.#lists = this.#lists.filter((list) => list !== opened);
        };
        const opened = { repositoryId, sinceMs, openedAt: now, pages: sharedPages(ask(), this.#clock, close) };
        this.#lists = [...this.#lists, opened];
        return opened;
    }
}
/** A list of all stored scans does not replace one of a day: a run may decide differently by what each of them shows. */
function reachesBack(listedSinceMs, sinceMs) {
    if (listedSinceMs === undefined || sinceMs === undefined)
        return listedSinceMs === sinceMs;
    return listedSinceMs <= sinceMs;
}
/** A list that fails is closed: the next reader asks again. */
function sharedPages(source, clock, close) {
    const next = async () => {
        const { value: page } = await source.next();
        return { page, takenAt: clock.now() };
    };
    const pages = [];
    return async function* () {
        for (let index = 0;; index += 1) {
            pages[index] ??= next();
            const { page, takenAt } = await pages[index].catch((thrown) => {
                close();
                throw thrown;
            });
            if (page === undefined)
                return;
            // The page may have been old when it arrived, because the source may share its lists, too.
            yield { ...page, ageMs: (page.ageMs ?? 0) + clock.now() - takenAt };
        }
    };
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/projects/shared-reader.js


/** Makes readers, each for one project, that share lists, and details of scans that have ended. A poll may take another's list up to `mostAgeMs` old. */
function sharedReaders(reader, clock) {
    const lists = new OpenLists(clock);
    const details = new Map();
    const ended = new Set();
    async function* listFor(one, search, phase) {
        const { branch, sinceMs, repositoryId } = search;
        // A read of one branch, or of all stored scans, is for one project and is not shared.
        const isShared = branch === undefined && sinceMs !== undefined;
        if (isShared)
            one.list = await pollFor(sinceMs, one, phase);
        const pages = isShared ? one.list.pages() : reader.listScans(search, phase);
        for await (const page of pages) {
            for (const scan of page.scans)
                if ((0,domain_scan/* hasEnded */.hY)(scan))
                    ended.add(scan.id);
            yield isShared ? ofOne(page, repositoryId) : page;
        }
    }
    /** While issues are read, only a list that was opened after this call shows what is there now. */
    async function pollFor(sinceMs, { list: seen, mostAgeMs }, phase) {
        const askedAt = clock.now();
        // Readers that ask during this wait share the next list.
        if (phase === 'reading')
            await toItsEnd(lists.newest).catch(() => undefined);
        const openedFrom = phase === 'reading' ? askedAt : askedAt - mostAgeMs;
        return lists.open({ sinceMs }, openedFrom, () => reader.listScans({ sinceMs }, phase), seen);
    }
    function readDetail(id, phase, aside) {
        if (aside !== undefined || !ended.has(id))
            return reader.readScan(id, phase, aside);
        const known = details.get(id);
        if (known !== undefined)
            return known;
        const asked = reader.readScan(id, phase);
        details.set(id, asked);
        // A detail that could not be read may be there at the next poll.
        asked.catch(() => details.delete(id));
        return asked;
    }
    return (mostAgeMs) => {
        const one = { mostAgeMs, list: undefined };
        return {
            ...reader,
            listScans: (search, phase = 'reading') => listFor(one, search, phase),
            readScan: readDetail,
            hasNews: () => {
                const { newest } = lists;
                return newest !== undefined && newest !== one.list && clock.now() - newest.openedAt <= mostAgeMs;
            },
        };
    };
}
async function toItsEnd(list) {
    for await (const _ of list?.pages() ?? [])
        ;
}
/** An entry that does not name its project may belong to any project. */
function ofOne(page, project) {
    if (project === undefined)
        return page;
    return {
        ...page,
        scans: page.scans.filter(({ repositoryId }) => repositoryId === project || repositoryId === undefined),
    };
}

;// CONCATENATED MODULE: ./lib/src/gate/pipeline/projects/judge-projects.js









/** Each project is judged by itself (docs/verdict-rules/which-project.md#several-projects). Never throws. */
async function judgeProjects(inputs, world) {
    const startedAtMs = world.clock.wallNow();
    const together = await inSteps(inputs, world);
    const closing = (0,run/* closingOf */.r1)(world, startedAtMs);
    if ('alone' in together)
        return (0,report_of/* reportOf */.E)(together.alone, inputs, closing);
    const { judged, ...unjudged } = together;
    const projects = judged.map((one) => projectReport(one, inputs, closing));
    // The report of a listed project has that project's name as its repository. The whole report has the one of the settings.
    const whole = (0,whole_report/* wholeReport */.w)(projects, unjudged);
    const times = { ...whole.times, finishedAtMs: closing.finishedAtMs, seconds: closing.seconds };
    return { ...whole, times, repository: inputs.repository };
}
async function inSteps(inputs, world) {
    const { projects } = inputs;
    const shared = sharedReaders(world.reader, world.clock);
    // After half a poll interval, each project polls by itself.
    const openReader = () => shared(Math.min(find_scan/* FRESH_POLL_MS */.u, inputs.pollIntervalMs) / 2);
    const listed = projects.kind === 'listed' ? projects.wanted.map((one) => keyOf(one, projects.wanted)) : undefined;
    const begun = await (0,run/* toScans */.WX)(inputs, world, (target) => (listed ?? [undefined]).map((wanted) => {
        const reader = listed === undefined ? shared(find_scan/* FRESH_POLL_MS */.u) : openReader();
        return { reader, lookup: (0,run/* openLookup */.L8)({ repositoryId: wanted?.repositoryId }, target, { ...world, reader }) };
    }));
    if ('stopped' in begun)
        return { alone: begun };
    const { polls, ...known } = begun;
    const together = { ...known, openReader, world };
    return listed === undefined ? judgeEvery(together, polls[0]) : judgeListed(listed, polls, together);
}
function keyOf(written, beside) {
    if (!(0,ids/* isDigits */.Hc)(written))
        return { repositoryId: undefined, name: written, beside };
    return { repositoryId: written, name: `project ${written}`, beside };
}
/** Each listed project must have a scan of the commit. Without one, its own run ends with a reason. */
async function judgeListed(listed, polls, together) {
    const begun = new JudgedProjects(together);
    for (const [at, known] of listed.entries())
        begun.begin(known, polls[at]);
    await begun.judged();
    const judged = (await begun.judgedAtTheEnd()).map((one) => ({
        ...one,
        known: { ...one.known, repositoryId: provenId(one) },
    }));
    return { judged: judged.map((one, at) => onlyOnce(one, judged.slice(0, at))), otherProjects: [], notices: [] };
}
/** Two names that lead to one project may be meant for two projects, and one of them may not be scanned. So the second name is a failure. */
function onlyOnce(judged, earlier) {
    const { known, learned } = judged;
    const { repositoryId: id, name } = known;
    const same = earlier.find((one) => id !== undefined && one.known.repositoryId === id);
    if (same === undefined)
        return judged;
    const { target, settings } = learned;
    const message = `${same.known.name} and ${name} are both project ${id}: list each project once, by its id`;
    const stopped = new domain_failure/* GateFailure */.In('wrong-repository', message);
    const reported = { ...(target && { target }), ...(settings && { settings }), stopped };
    return { ...judged, known: { repositoryId: undefined, name }, learned: reported };
}
function provenId({ known, learned: { scans } }) {
    const proven = scans?.proven instanceof domain_failure/* GateFailure */.In ? undefined : scans?.proven;
    return known.repositoryId ?? proven?.decision.repositoryId;
}
function projectReport(judged, inputs, closing) {
    const { known, learned, endedAtMs, seconds } = judged;
    const report = (0,report_of/* reportOf */.E)(learned, inputs, { ...closing, finishedAtMs: endedAtMs, seconds });
    const name = report.scans[0]?.repository?.trim() || known.name;
    return { ...report, project: { repositoryId: known.repositoryId, name } };
}


/***/ })

};
;