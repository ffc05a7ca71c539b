"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

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

/***/ 8592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitOfLocation: () => (/* binding */ commitOfLocation),
/* harmony export */   withLocations: () => (/* binding */ withLocations)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1056);
/* harmony import */ var _domain_location_code_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6110);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8617);
/* harmony import */ var _domain_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4927);
/* harmony import */ var _domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2623);
/* harmony import */ var _domain_work_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3689);
/* harmony import */ var _outcome_whole_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1444);







/** Changes only `places` and `requests`. Does not ask for a rule whose id contains a secret. Never throws. */
async function withLocations(report, run, redact) {
    const { projects, requests } = report;
    if (projects === undefined)
        return withOwnLocations(report, run, redact);
    const explained = await Promise.all(projects.map((one) => withOwnLocations(one, run, redact)));
    const further = (name) => explained.reduce((sum, one, at) => sum + one.requests[name] - projects[at].requests[name], 0);
    return {
        ...report,
        projects: explained,
        places: (0,_outcome_whole_report_js__WEBPACK_IMPORTED_MODULE_2__/* .locationsOfAll */ .X)(explained),
        requests: { planned: requests.planned + further('planned'), sent: requests.sent + further('sent') },
    };
}
async function withOwnLocations(report, run, redact) {
    if (report.places === undefined || run.places === undefined)
        return report;
    const ruleIds = report.places.search.ruleIds.filter((id) => redact(id) === id);
    if (ruleIds.length === 0)
        return without(report, 'the ids of the rules contain a secret');
    const search = { ...report.places.search, ruleIds };
    try {
        const [{ readLocations }, reader] = await Promise.all([
            __webpack_require__.e(/* import() */ 49).then(__webpack_require__.bind(__webpack_require__, 49)),
            run.places.open(),
        ]);
        const { clock, signal, monotonicStart } = run.world;
        const limitMs = Math.min(_domain_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_LOCATIONS_MS */ .Vj, (0,_domain_work_time_js__WEBPACK_IMPORTED_MODULE_4__/* .deadlinesOf */ .b0)(run.inputs, monotonicStart).readBy - clock.now());
        if (limitMs <= 0)
            return without(report, 'the time of the run is over');
        const { mostPages } = run.places;
        const { pages, ...read } = await readLocations(search, { reader, clock, signal, limitMs, mostPages });
        const { planned, sent } = report.requests;
        const pageOf = (0,_domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePages */ .$)(report.links.platform);
        const found = read.found.map((location) => ({
            ...location,
            isNew: report.scans.some(({ id, decides }) => decides.length > 0 && id === location.firstSeenScan),
            ruleUrl: pageOf(location.ruleUrl),
            ...linesOf(location, report, run.world.checkout, redact),
        }));
        return {
            ...report,
            places: { ...report.places, ...read, search, found },
            requests: { planned: planned + pages, sent: sent + reader.requestsSent() },
        };
    }
    catch {
        return without(report, 'their code could not be loaded: this is a defect of the gate');
    }
}
/** A path that contains a secret gets no link: in an address the secret might stay visible. */
function linesOf(location, { scans }, { code }, redact) {
    const commit = commitOfLocation(location, scans);
    const isSafe = location.filePath !== undefined && redact(location.filePath) === location.filePath;
    return { commit, url: code === undefined || !isSafe ? undefined : (0,_domain_location_code_host_js__WEBPACK_IMPORTED_MODULE_6__/* .codeAddress */ .as)(code, commit, location) };
}
function without(report, missing) {
    return { ...report, places: report.places && { ...report.places, missing } };
}
/** Undefined if no scan decides the product on this ref, or scans of several commits do. */
function commitOfLocation({ ref, issueType }, scans) {
    // spec-gap: listed-paths
    const deciding = scans.filter(({ decides }) => decides.length > 0);
    // Issues of one scan may be stored under several names of its ref.
    const isOnly = deciding.length === 1;
    const product = issueType === undefined ? undefined : _domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[issueType];
    const commits = deciding
        .filter(({ decides }) => product === undefined || decides.includes(product))
        .filter((scan) => isOnly || ref === undefined || (scan.ref !== undefined && (0,_domain_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRef */ .MP)(scan.ref, ref)))
        .map(({ commit }) => commit);
    return new Set(commits).size === 1 ? commits[0] : undefined;
}


/***/ }),

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


/***/ })

};
;