"use strict";
exports.id = 865;
exports.ids = [865];
exports.modules = {

/***/ 9865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeProjects: () => (/* binding */ judgeProjects)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9114);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5458);
/* harmony import */ var _whole_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(984);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1635);






// src/gate/outcome/whole-report.ts
/** A sentence names at most so many projects. */
const MOST_PROJECT_NAMES = 5;
/**
* The report of a run of several projects, each of which has its own. Pure. The verdict is the worst one, and so is the exit
* code; counts are sums, and lists are those of all. There is at least one project, or one that is missing.
*/
function wholeReport(given, { missing, siblings, notices }) {
	const projects = inOrder(toldApart(withoutJudged(given)));
	const [worst] = projects;
	const { project: _, ...first } = worst;
	return {
		...first,
		projects,
		missingProjects: missing,
		verdict: wholeVerdict(worst.verdict, projects, missing),
		nextStep: wholeStep(worst),
		exitCode: worstExit(projects),
		isSoftened: worst.isSoftened,
		notScanned: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => projects.some(({ notScanned }) => notScanned.includes(product))),
		unscanned: _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => projects.some(({ unscanned }) => unscanned.includes(product))),
		indexGap: gapOfAll(projects),
		triagedOut: void 0,
		siblings: siblingsOfAll(projects, siblings),
		scans: projects.flatMap(({ scans }) => scans),
		...(0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .countsInAll */ .JM)(projects),
		waived: (0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .sumIfAll */ .cQ)(projects.map(({ waived }) => waived)),
		conditions: (0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .conditionsOf */ .yb)(projects),
		waivers: (0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversOfAll */ .S3)(projects),
		...(0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesOfAll */ .eE)(projects),
		places: (0,_whole_members_js__WEBPACK_IMPORTED_MODULE_4__/* .placesOfAll */ .x7)(projects),
		baseline: projects.find(({ baseline }) => baseline !== void 0)?.baseline,
		history: [],
		times: timesOfAll(projects),
		notices: [...notices, ...texts(projects, (one) => one.notices)],
		oddities: texts(projects, ({ oddities }) => oddities),
		problems: [...new Set(projects.flatMap(({ problems }) => problems))]
	};
}
/** What there is to do for the worst one. That a status is left for another job is said of the run. */
function wholeStep({ nextStep, project }) {
	return nextStep === "" || nextStep === "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it." ? nextStep : `${project.name}: ${nextStep}`;
}
const RANKS = {
	fail: 0,
	inconclusive: 1,
	pass: 3
};
function rankOf({ verdict, isSoftened }) {
	return isSoftened ? 2 : RANKS[verdict.word];
}
/** Those with the worst verdict first, then by name. */
function inOrder(projects) {
	return projects.toSorted((one, other) => rankOf(one) - rankOf(other) || (keyOf$1(one) < keyOf$1(other) ? -1 : 1));
}
function keyOf$1({ project: { name, repositoryId = "" } }) {
	return `${name.toLowerCase()} ${repositoryId.padStart(20, "0")}`;
}
/** Two projects may be shown under one name: the id tells them apart. */
function toldApart(projects) {
	const named = Map.groupBy(projects, ({ project }) => project.name);
	return projects.map((one) => {
		const { name, repositoryId } = one.project;
		if (named.get(name).length === 1 || repositoryId === void 0) return one;
		return {
			...one,
			project: {
				repositoryId,
				name: `${name} (${repositoryId})`
			}
		};
	});
}
/** What one project would name as not judged may be another one of the run. */
function withoutJudged(projects) {
	const judged = new Set(projects.map(({ project }) => project.repositoryId));
	return projects.map((one) => ({
		...one,
		siblings: one.siblings.filter(({ repositoryId }) => !judged.has(repositoryId))
	}));
}
function wholeVerdict(worst, projects, missing) {
	const message = [
		projects.length === 1 ? `${projects[0].project.name}: ${worst.message}` : sumUp(projects),
		...projects.length === 1 ? [] : projects.flatMap(besides),
		...missing.length === 0 ? [] : [`not scanned, although the last commits were: ${namesOf(missing)}`]
	].join("; ");
	return {
		...worst,
		message
	};
}
/** `3 projects: 1 fails (api), 1 is not proven (web), 1 passes`. */
function sumUp(projects) {
	const failing = projects.filter(({ verdict }) => verdict.word === "fail");
	const unproven = projects.filter(({ verdict }) => verdict.word === "inconclusive");
	const passing = projects.filter(({ verdict }) => verdict.word === "pass");
	const parts = [
		told(failing, "fails", "fail", true),
		told(unproven, "is not proven", "are not proven", true),
		told(passing, "passes", "pass", false)
	];
	return `${projects.length} projects: ${parts.filter((part) => part !== "").join(", ")}`;
}
function told(projects, one, several, isNamed) {
	if (projects.length === 0) return "";
	const names = isNamed ? ` (${namesOf(projects.map(({ project }) => project))})` : "";
	return `${projects.length} ${projects.length === 1 ? one : several}${names}`;
}
function namesOf(projects) {
	const named = projects.slice(0, MOST_PROJECT_NAMES).map(({ name }) => name);
	const left = projects.length - named.length;
	return [...named, ...left === 0 ? [] : [`${left} more`]].join(", ");
}
/** What stands in every headline of one project stands in that of all. */
function besides({ project, notScanned, indexGap }) {
	return [...notScanned.length === 0 ? [] : [`not scanned, although the last commits were: ${notScanned.join(", ")}`], ...indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .indexGapText */ .o_)(indexGap)]].map((line) => `${project.name}: ${line}`);
}
const EXITS = [
	3,
	1,
	2,
	0
];
/** A wrong setting is one of the whole run, and a fail is proven, whatever else is not. */
function worstExit(projects) {
	return EXITS.find((code) => projects.some(({ exitCode }) => exitCode === code));
}
function gapOfAll(projects) {
	const gaps = projects.map(({ indexGap }) => indexGap).filter((gap) => gap !== void 0);
	if (gaps.length === 0) return void 0;
	return {
		issueTypes: [...new Set(gaps.flatMap(({ issueTypes }) => issueTypes))],
		counted: gaps.reduce((sum, { counted }) => sum + counted, 0n),
		found: gaps.reduce((sum, { found }) => sum + found, 0n)
	};
}
function siblingsOfAll(projects, others) {
	const all = [...projects.flatMap(({ siblings }) => siblings), ...others];
	return all.filter((one, at) => all.findIndex(({ repositoryId }) => repositoryId === one.repositoryId) === at);
}
/** They began and ended together. The issues were read when the first of them were. */
function timesOfAll(projects) {
	const readAt = projects.map(({ times }) => times.issuesReadAtMs).filter((at) => at !== void 0);
	return {
		...projects[0].times,
		waitedSeconds: Math.max(...projects.map(({ times }) => times.waitedSeconds)),
		issuesReadAtMs: readAt.length === 0 ? void 0 : Math.min(...readAt)
	};
}
/** What is true of all is told once, and everything else with the name of its project. */
function texts(projects, textsOf) {
	const counted = projects.filter(({ scans }) => scans.length > 0);
	const isOfAll = (text) => counted.every((one) => textsOf(one).includes(text));
	const all = projects.flatMap((one) => textsOf(one).map((text) => isOfAll(text) ? text : `${one.project.name}: ${text}`));
	return [...new Set(all)];
}
// src/scan/every-project/project-set.ts
/**
* Every project of the repository that scanned the commit (docs/verdict-rules/which-project.md#every-project). Pure. Each is
* asked for its name first. Throws `wrong-repository` where there are too many.
*/
function projectSetOf(allScans, situation) {
	const { target, factOf } = situation;
	const { refused } = situation;
	const scanned = groupsOf(allScans.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target)), situation);
	const groups = scanned.filter(({ id }) => !refused.has(id));
	if (scanned.length > 200) throw new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", `${scanned.length} projects scanned this commit, too many to ask each for its name; list those that are meant`);
	const unasked = groups.filter(({ state }) => state === "unasked").map(({ scan }) => scan);
	if (unasked.length > 0) return {
		...NOTHING,
		ask: unasked
	};
	const ofRepository = groups.filter(isOfRepository(groups, situation));
	const standings = new Map(ofRepository.map((group) => [group, standingsOf(group, situation)]));
	const unclear = ofRepository.flatMap((group) => unclearOf(group, standings.get(group), factOf));
	if (unclear.length > 0) return {
		...NOTHING,
		ask: unclear
	};
	const members = ofRepository.filter((group) => standings.get(group).some(mayCount));
	const eligible = members.flatMap((group) => group.scans.filter((_, at) => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .isTier */ .zl)(standings.get(group)[at])));
	const absent = [...usualProjects(allScans, members, eligible, situation)].filter((id) => members.every((member) => member.id !== id));
	const earlier = groupsOf(allScans.filter((scan) => !(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target) && absent.some((id) => id === scan.repositoryId)), situation).filter(({ id }) => !refused.has(id));
	const unnamed = earlier.filter(({ state }) => state === "unasked").map(({ scan }) => scan);
	if (unnamed.length > 0) return {
		...NOTHING,
		ask: unnamed
	};
	const absentOfRepository = earlier.filter(isOfRepository([...groups, ...earlier], situation));
	const silent = groups.filter(({ state }) => state === "unnamed");
	const unnamedYet = groups.filter(({ state }) => state === "unnamed-yet");
	const renamed = groups.filter((group) => group.state === "other" && absentOfRepository.some(({ id }) => id === group.id));
	const doubts = [
		...silent,
		...unnamedYet,
		...renamed
	];
	const missing = absentOfRepository.filter(({ id }) => doubts.every((group) => group.id !== id));
	return {
		ask: [],
		found: members.map(foundOf),
		doubtful: [...doubts.map((group) => doubtOf(group, situation)), ...scanned.flatMap(({ id }) => {
			const failure = refused.get(id);
			return failure === void 0 ? [] : [{
				id,
				name: `project ${id}`,
				failure
			}];
		})],
		uncounted: ofRepository.filter((group) => !members.includes(group)).map(foundOf),
		missing: missing.map(foundOf),
		awaited: awaitedOf(unnamedYet, missing, eligible, situation)
	};
}
const NOTHING = {
	ask: [],
	found: [],
	doubtful: [],
	uncounted: [],
	missing: [],
	awaited: void 0
};
function groupsOf(scans, { factOf }) {
	return [...Map.groupBy(scans, ({ repositoryId }) => repositoryId)].flatMap(([id, own]) => {
		if (id === void 0) return [];
		const inOrder = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .ll)(own);
		return [{
			id,
			scans: inOrder,
			...(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(inOrder, factOf)
		}];
	});
}
/** By its name, or as a sibling of a project that is known by its name. */
function isOfRepository(groups, { wanted }) {
	const byName = (group) => _action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .FITS_BY_NAME */ .l9.some((fit) => fit === group.state);
	const own = groups.filter(byName).map(({ names }) => names);
	const one = own.find(({ address }) => address !== void 0) ?? own[0];
	return (group) => byName(group) || (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .isSibling */ .lO)(group.names, one, wanted);
}
function standingsOf({ id, scans }, { target, factOf, requiredScan }) {
	const own = {
		ours: id,
		others: /* @__PURE__ */ new Set()
	};
	return scans.map((scan) => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .ofRequiredKind */ .j_)((0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(scan, target, own, factOf), scan, { requiredScan }));
}
/** What is denied while it runs is asked again at its end: until then nobody says that it is not ours. */
function mayCount(standing) {
	return (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .isTier */ .zl)(standing) || standing === "ask-detail" || standing === "denied";
}
/** Where no scan is sure to count, one of those that may: only its detail says whose it is. */
function unclearOf({ scans }, standings, factOf) {
	if (standings.some(_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .isTier */ .zl)) return [];
	return scans.filter((scan, at) => standings[at] === "ask-detail" && factOf(scan) === void 0).slice(0, 1);
}
/**
* The projects as which a commit is usually scanned, by the same rule as late products. Whose a scan of another commit is the list does
* not say: what scanned one of the commits of a member is asked.
*/
function usualProjects(allScans, members, eligible, { target }) {
	const ids = new Set(members.map(({ id }) => id));
	const others = allScans.filter((scan) => !(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target));
	const commits = new Set(others.filter(({ repositoryId }) => ids.has(repositoryId)).map(({ commit }) => commit));
	commits.delete(void 0);
	const ofCommits = others.filter(({ commit }) => commits.has(commit));
	const { subject } = target;
	const places = [...(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .ownPlaceOf */ .Vn)(subject), ...eligible];
	return (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .usualIn */ .qT)(places, ofCommits, (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .headRefOf */ .DN)(subject), ({ repositoryId }) => repositoryId === void 0 ? [] : [repositoryId]);
}
function foundOf({ id, names }) {
	return {
		id,
		name: (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(names) || `project ${id}`
	};
}
function doubtOf({ id, scan, state, name }, { target: { repository } }) {
	const who = `project ${id}`;
	if (state === "unnamed-yet") {
		const message = `scan ${scan.id} of ${who} has not ended, and does not name its repository yet`;
		return {
			id,
			name: who,
			failure: new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("scan-running", message)
		};
	}
	const message = state === "unnamed" ? `scan ${scan.id} of ${who} does not name its repository, so it is not known whether it is a part of ${repository}` : `scan ${scan.id} of ${who} is of ${name}, and earlier ones were of ${repository}; only its id can say which is meant`;
	return {
		id,
		name: who,
		failure: new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", message)
	};
}
function awaitedOf(unnamedYet, missing, eligible, situation) {
	const { elapsedMs, waitMs, platformStartMs } = situation;
	const [first] = unnamedYet;
	if (first !== void 0 && elapsedMs < waitMs) return {
		untilMs: waitMs,
		what: `scan ${first.scan.id} does not say its repository yet`
	};
	if (missing.length === 0) return void 0;
	const ends = eligible.filter(({ status }) => status === "completed").map((scan) => scan.completedAtMs);
	const isAnyOpen = eligible.some((scan) => !(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(scan));
	if (ends.length === 0 && !isAnyOpen) return void 0;
	const lastEndMs = Math.max(...ends.map((end) => end ?? platformStartMs));
	const untilMs = isAnyOpen ? waitMs : (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .lateUntilMs */ .zK)(lastEndMs, {
		platformStartMs,
		waitMs
	});
	if (elapsedMs >= untilMs) return void 0;
	return {
		untilMs,
		what: `the last commits were also scanned as ${missing.map((group) => foundOf(group).name).join(", ")}; waiting a moment for that`
	};
}
// src/scan/every-project/project-finder.ts
const DETAILS_AT_ONCE = 8;
/** Finds the projects of the repository that scanned the commit. It asks the list, and a detail of each project for its name. */
var ProjectFinder = class {
	lookup;
	#world;
	#plan;
	#pauses;
	#details;
	#refused = /* @__PURE__ */ new Map();
	/** All that the platform keeps of these was looked through: they may have scanned the commit more than a day ago. */
	#lookedFor = /* @__PURE__ */ new Set();
	#hasLookedBack = false;
	/** It was said last what is waited for. */
	#told = "";
	constructor(world, plan, lookup) {
		this.lookup = lookup;
		this.#world = world;
		this.#plan = plan;
		this.#pauses = new _action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .Pauses */ .aT(world, plan);
		this.#details = new _action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .ScanDetails */ .aN(world.reader, plan.expected, (id) => this.#mayAskAgain(id));
	}
	/** The set as it is known by now. Asks what it needs for that, and waits for nothing. Throws `GateFailure`. */
	async known(phase = "polling") {
		for (;;) {
			const set = this.#set();
			if (set.ask.length > 0) {
				await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_5__/* .eachAtMost */ .Wf)(DETAILS_AT_ONCE, set.ask, (scan) => this.#learn(scan, phase));
				continue;
			}
			if (set.found.length + set.doubtful.length === 0 && !this.lookup.isWideFor(void 0)) {
				await this.lookup.widen({
					repositoryId: void 0,
					ofRef: void 0,
					mayBeCut: true
				}, phase);
				continue;
			}
			const unlooked = set.missing.filter(({ id }) => !this.#lookedFor.has(id));
			if (unlooked.length === 0) return set;
			for (const { id } of unlooked) this.#lookedFor.add(id);
			await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_5__/* .eachAtMost */ .Wf)(DETAILS_AT_ONCE, unlooked, ({ id }) => this.lookup.widen({
				repositoryId: id,
				ofRef: void 0,
				mayBeCut: false
			}, phase));
		}
	}
	/**
	* Looks once through all that is kept of the refs on which the commit was scanned: another project may have scanned it more
	* than a day ago. Throws `GateFailure`.
	*/
	async lookBack() {
		if (this.#hasLookedBack || this.lookup.isWideFor(void 0)) return;
		this.#hasLookedBack = true;
		const { target } = this.#plan.expected;
		const own = this.lookup.scans.filter((scan) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnderTest */ .VC)(scan, target));
		const each = new Map(own.map((scan) => [scan.branch, (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .oneRefOf */ .p_)(scan, this.lookup.scans, target)]));
		const ofRefs = target.subject.kind === "commit" ? [void 0] : [...each.values()];
		await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_5__/* .eachAtMost */ .Wf)(DETAILS_AT_ONCE, ofRefs, (ofRef) => this.lookup.widen({
			repositoryId: void 0,
			ofRef,
			mayBeCut: true
		}, "reading"));
	}
	/** Sleeps until the next poll and asks the list again; false at once where it is later than that, or nothing is waited for. */
	async waited(untilMs, what) {
		if (this.#plan.neverWaits || this.#pauses.elapsedMs >= untilMs) return false;
		if (what !== this.#told) this.#world.log.info(`${what} (at most ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(untilMs / 1e3)} in all)`);
		this.#told = what;
		if (!await this.#pauses.sleep(untilMs, [void 0])) return false;
		await this.lookup.refresh("polling");
		return true;
	}
	#set() {
		const { expected, requiredScan, waitMs } = this.#plan;
		const { lookup } = this;
		return projectSetOf(lookup.scans, {
			target: expected.target,
			wanted: (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .wantedProject */ .Pw)(expected),
			factOf: this.#details.factOf,
			refused: this.#refused,
			requiredScan,
			waitMs,
			elapsedMs: this.#pauses.elapsedMs,
			platformStartMs: lookup.startMs
		});
	}
	/** A project whose detail cannot be read says nothing of the others: they are judged all the same. Throws `cancelled`. */
	async #learn(scan, phase) {
		try {
			await this.#details.learn([scan], phase);
		} catch (thrown) {
			const failure = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
			if (failure.reason === "cancelled" || scan.repositoryId === void 0) throw failure;
			this.#refused.set(scan.repositoryId, failure);
		}
	}
	async #mayAskAgain(id) {
		if (this.#plan.neverWaits || !await this.#pauses.sleep(this.#plan.waitMs, [void 0])) return false;
		this.#world.log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
		return true;
	}
};
// src/gate/story/projects/told-by.ts
/** The log of one project: each line says whose it is. Several cannot share the one line that goes with the time. */
function logOf(log, name) {
	return {
		info: (line) => log.info(`${name}: ${line}`),
		debug: (line) => log.debug(`${name}: ${line}`),
		group: (title, body) => log.group(`${name}: ${title}`, body)
	};
}
// src/gate/story/projects/judge-one.ts
/** A look at the list that is no older shows what is there now. */
const FRESH_LOOK_MS = 1e4;
/** What is scanned again and again must not be judged again for ever. */
const MOST_TIMES_AGAIN = 5;
/** The run of one project, beside the others. Never throws. */
async function judgeOne(known, look, together) {
	return judgedNow(known, await learn(known, look, together), together);
}
/** What was learned, at the time that it is now. */
function judgedNow(known, learned, { world }) {
	const { clock, monotonicStart } = world;
	return {
		known,
		learned,
		endedAtMs: clock.wallNow(),
		seconds: (clock.now() - monotonicStart) / 1e3
	};
}
/**
* The same at the end of a run that waited for other projects meanwhile. What passed must pass now, by a look at the list that is not old:
* where other scans decide by now, it is judged again. Never throws.
*/
async function judgedAtTheEnd(judged, look, together) {
	const { known } = judged;
	let last = judged;
	for (let times = 0; times < MOST_TIMES_AGAIN && isOldPass(last, together); times += 1) {
		const { target, settings, scans } = last.learned;
		const holds = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(async () => {
			if (look.reader.hasNews()) await look.lookup.refresh("polling");
			return scans.stillHolds?.();
		});
		if (holds instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return judgedNow(known, {
			target,
			settings,
			scans,
			stopped: holds
		}, together);
		if (holds === true) return last;
		logOf(together.world.log, known.name).info("Another scan decides by now: the project is judged again.");
		last = await judgeOne(known, {
			...look,
			isLooked: Promise.resolve(true)
		}, together);
	}
	return last;
}
function isOldPass({ learned, endedAtMs }, { world }) {
	return "judgement" in learned && learned.judgement.verdict.word === "pass" && world.clock.wallNow() - endedAtMs > 1e4;
}
/** Checks all of them, and again where the checking itself took long: in the end each was proven a moment ago. */
async function untilNoneIsOld(check, { world }) {
	for (let times = 1;; times += 1) {
		const beganAt = world.clock.now();
		const result = await check();
		if (world.clock.now() - beganAt <= 1e4 || times >= MOST_TIMES_AGAIN) return result;
	}
}
async function learn(known, { reader, ...look }, { target, settings, world }) {
	const { repositoryId, name } = known;
	const own = repositoryId === void 0 ? {
		...target,
		repository: name
	} : target;
	const expected = {
		...settings.find.expected,
		target: own,
		repositoryId
	};
	const plan = {
		...settings,
		find: {
			...settings.find,
			expected
		}
	};
	const around = {
		...world,
		reader,
		log: logOf(world.log, name)
	};
	const learned = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(() => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .fromScans */ .x6)({
		target: own,
		settings: plan
	}, look, around));
	return learned instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure ? {
		target: own,
		settings: plan,
		stopped: learned
	} : learned;
}
// src/gate/story/projects/judge-every.ts
/** Judges every project of the repository that has scanned the commit, as soon as each is listed. Never throws. */
async function judgeEvery(together, look) {
	const { target, settings, world } = together;
	const begun = new BegunProjects(together, look);
	try {
		return await untilAllAreJudged(together, look, begun);
	} catch (thrown) {
		const stopped = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown);
		if (begun.size === 0) return { alone: {
			target,
			settings,
			stopped
		} };
		world.log.info(`No further project can be looked for: ${stopped.message}.`);
		const unknown = judgedNow({
			repositoryId: void 0,
			name: `other projects of ${target.repository}`
		}, {
			target,
			settings,
			stopped
		}, together);
		return {
			judged: [...await begun.judged(), unknown],
			missing: [],
			siblings: [],
			notices: []
		};
	}
}
/** The projects that are being judged, or are judged already. */
var BegunProjects = class {
	#together;
	#all = /* @__PURE__ */ new Map();
	/** What is found in the middle of the run is waited for as long as what was there at its start. */
	#lookedFrom;
	constructor(together, { lookup }) {
		this.#together = together;
		this.#lookedFrom = lookup.monotonicStart;
	}
	get size() {
		return this.#all.size;
	}
	begin({ found }) {
		const { target, shared, sharedForMs, world } = this.#together;
		for (const { id, name } of found) {
			if (this.#all.has(id)) continue;
			world.log.info(`${name} (project ${id}) scanned this commit, and is judged by itself.`);
			const reader = shared.forOne(id, sharedForMs);
			const around = {
				...world,
				isPolicyAsked: false,
				reader
			};
			const look = {
				reader,
				...(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .beginLook */ .zj)({ repositoryId: id }, target, around, this.#lookedFrom)
			};
			this.#all.set(id, {
				look,
				judged: judgeOne(named({
					id,
					name
				}), look, this.#together)
			});
		}
	}
	judged() {
		return Promise.all([...this.#all.values()].map(({ judged }) => judged));
	}
	/** What passed must pass still. */
	judgedAtTheEnd() {
		for (const one of this.#all.values()) one.judged = one.judged.then((judged) => judgedAtTheEnd(judged, one.look, this.#together));
		return this.judged();
	}
};
async function untilAllAreJudged(together, look, begun) {
	const { target, settings, world } = together;
	const { find } = settings;
	const finder = new ProjectFinder({
		...world,
		reader: look.reader
	}, find, look.lookup);
	if (!await look.isLooked) await finder.lookup.refresh("polling");
	for (let set = await finder.known();; set = await finder.known()) {
		begun.begin(set);
		if (begun.size === 0 && set.doubtful.length === 0) {
			const what = `no scan of ${target.commit.slice(0, 12)} in any project of ${target.repository} yet`;
			if (await finder.waited(find.discoveryMs - find.pollIntervalMs, what)) continue;
			const alone = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .fromScans */ .x6)({
				target,
				settings
			}, {
				...look,
				isLooked: Promise.resolve(true)
			}, world);
			finder.lookup.narrowTo(void 0);
			if ((await finder.known("reading")).found.length === 0) return { alone };
			continue;
		}
		if (set.awaited !== void 0 && await finder.waited(set.awaited.untilMs, set.awaited.what)) continue;
		await Promise.all([begun.judged(), finder.lookBack()]);
		const judged = await untilNoneIsOld(() => begun.judgedAtTheEnd(), together);
		const isOld = world.clock.now() - finder.lookup.lookedAt > FRESH_LOOK_MS;
		if (look.reader.hasNews()) await finder.lookup.refresh("polling");
		else if (isOld) await finder.lookup.refresh("reading");
		const last = await finder.known("reading");
		begun.begin(last);
		if (begun.size > judged.length || judged.length + last.doubtful.length === 0) continue;
		const doubtful = [...last.doubtful, ...find.neverWaits ? unlisted(last) : []].map(({ failure, ...project }) => judgedNow(named(project), {
			target,
			settings,
			stopped: failure
		}, together));
		return {
			judged: [...judged, ...doubtful],
			missing: last.missing.filter(({ id }) => doubtful.every(({ known }) => known.repositoryId !== id)).map(named),
			siblings: last.uncounted.map(named),
			notices: finder.lookup.isCut ? [NOT_LOOKED_THROUGH] : []
		};
	}
}
const NOT_LOOKED_THROUGH = "The list of scans is too long to be looked through: a project that scanned this commit more than a day ago may not be known; a list of ids in projects is sure.";
/** What would be waited for may still be listed: where nothing is waited for, it is not proven that it is missing. */
function unlisted({ awaited, missing }) {
	if (awaited === void 0) return [];
	return missing.map(({ id, name }) => {
		const message = `the last commits were also scanned as ${name}, and this one may still be`;
		return {
			id,
			name,
			failure: new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("no-scan", message)
		};
	});
}
function named({ id, name }) {
	return {
		repositoryId: id,
		name
	};
}
// src/gate/story/projects/shared-searches.ts
/**
* The search for issues without a severity (AI code and research), which usually finds nothing: it is made for all projects at once.
* Where nothing is found, nothing is there for any of them. Where something is, each asks for itself.
*/
var SharedSearches = class {
	#reader;
	#projects = /* @__PURE__ */ new Set();
	#shared = /* @__PURE__ */ new Map();
	constructor(reader) {
		this.#reader = reader;
	}
	add(project) {
		this.#projects.add(project);
	}
	/**
	* The pages where nothing was found. The result is undefined where the project must ask for itself: also where it has asked before,
	* and where its scans were listed (`listedAt`) after the search for all began, which may not have seen them.
	*/
	async nothingFor(search, listedAt, tick) {
		const { repositoryId } = search;
		if (!isShareable(search) || !this.#projects.has(repositoryId) || this.#projects.size < 2) return void 0;
		const key = keyOf(search);
		const known = this.#shared.get(key);
		if (known?.told.has(repositoryId) === true) return void 0;
		const shared = known !== void 0 && known.beganAt > listedAt ? known : this.#begin(search, tick());
		this.#shared.set(key, shared);
		shared.told.add(repositoryId);
		return shared.nothing;
	}
	#begin(search, beganAt) {
		const [first, ...others] = [...this.#projects].sort();
		const all = {
			...search,
			repositoryId: first,
			alsoOf: others
		};
		return {
			beganAt,
			told: /* @__PURE__ */ new Set(),
			nothing: this.#readNothing(all).catch(() => void 0)
		};
	}
	async #readNothing(search) {
		const pages = [];
		for await (const page of this.#reader.searchIssues(search)) {
			if (page.groups.length > 0 || (page.total ?? 0n) > 0n) return void 0;
			pages.push(page);
		}
		return pages;
	}
};
function isShareable({ issueTypes, severities, where }) {
	return severities === void 0 && Object.keys(where ?? {}).length === 0 && issueTypes.every((type) => _publish_js__WEBPACK_IMPORTED_MODULE_2__/* .UNRATED_ISSUE_TYPES */ .SL.some((unrated) => unrated === type));
}
function keyOf(search) {
	return JSON.stringify({
		...search,
		repositoryId: void 0
	});
}
// src/gate/story/projects/shared-reader.ts
/** Readers that share what is the same for all projects of a run: looks at the list, and details of scans that have ended. */
var SharedReader = class {
	#reader;
	#clock;
	#details = /* @__PURE__ */ new Map();
	/** Their details no longer change. */
	#ended = /* @__PURE__ */ new Set();
	#searches;
	#last;
	#ticks = 0;
	constructor(reader, clock) {
		this.#reader = reader;
		this.#clock = clock;
		this.#searches = new SharedSearches(reader);
	}
	/** The last look has ended this long ago. */
	get #ageMs() {
		return this.#clock.now() - (this.#last?.endedAtMs ?? Number.NEGATIVE_INFINITY);
	}
	get #looks() {
		return this.#last?.number ?? 0;
	}
	/**
	* A reader for one project, known by its id: it is told no look twice, and of each only what it asks for. Between polls a look that
	* another one has made is as good as its own where it is no older than that.
	*/
	forOne(project, mostAgeMs) {
		const reader = this.#reader;
		if (project !== void 0) this.#searches.add(project);
		const one = {
			mostAgeMs,
			look: 0,
			listedAt: 0
		};
		return {
			listScans: (search, phase = "reading") => this.#listFor(one, search, phase),
			readScan: (id, phase, aside) => this.#detail(id, phase, aside),
			searchIssues: (search, signal) => this.#searchFor(one, search, signal),
			hasNews: () => this.#looks > one.look && this.#ageMs <= mostAgeMs,
			...reader.searchesHeld === void 0 ? {} : { searchesHeld: reader.searchesHeld },
			requestsSent: () => reader.requestsSent()
		};
	}
	async *#listFor(one, search, phase) {
		const { branch, sinceMs, repositoryId } = search;
		if (branch !== void 0 || sinceMs === void 0) {
			yield* this.#reader.listScans(search, phase);
			one.listedAt = this.#tick();
			return;
		}
		const look = await this.#lookFor(sinceMs, one, phase);
		one.look = look.number;
		const pages = await look.pages;
		one.listedAt = Math.max(one.listedAt, look.endedAt);
		for (const { page, atMs } of pages) {
			const ageMs = (page.ageMs ?? 0) + this.#clock.now() - atMs;
			yield {
				...ofOne(page, repositoryId),
				ageMs
			};
		}
	}
	async *#searchFor({ listedAt }, search, signal) {
		const nothing = await this.#searches.nothingFor(search, listedAt, () => this.#tick());
		signal?.throwIfAborted();
		if (nothing === void 0) yield* this.#reader.searchIssues(search, signal);
		else yield* nothing;
	}
	#tick() {
		this.#ticks += 1;
		return this.#ticks;
	}
	/** While issues are read, only a look that began after it was asked for shows what is there now. */
	async #lookFor(sinceMs, { look: told, mostAgeMs }, phase) {
		const asked = this.#looks;
		const askedAtMs = this.#clock.now();
		const isUnderWay = this.#last?.endedAtMs === void 0;
		const isNow = isUnderWay && this.#last?.begunAtMs === askedAtMs;
		if (phase === "reading" && isUnderWay && !isNow) await this.#last?.pages.catch(() => void 0);
		const last = this.#last;
		const isUnseen = last !== void 0 && last.number > (phase === "reading" && !isNow ? asked : told);
		const isFresh = last?.endedAtMs === void 0 || this.#ageMs <= mostAgeMs;
		return isUnseen && last.sinceMs <= sinceMs && isFresh ? last : this.#begin(sinceMs, phase);
	}
	#begin(sinceMs, phase) {
		const look = {
			number: this.#looks + 1,
			begunAtMs: this.#clock.now(),
			sinceMs,
			pages: this.#read(sinceMs, phase),
			endedAtMs: void 0,
			endedAt: 0
		};
		this.#last = look;
		const end = () => {
			look.endedAtMs = this.#clock.now();
			look.endedAt = this.#tick();
		};
		look.pages.then(end, end);
		return look;
	}
	async #read(sinceMs, phase) {
		const pages = [];
		for await (const page of this.#reader.listScans({ sinceMs }, phase)) {
			for (const scan of page.scans) if ((0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(scan)) this.#ended.add(scan.id);
			pages.push({
				page,
				atMs: this.#clock.now()
			});
		}
		return pages;
	}
	#detail(id, phase, aside) {
		if (aside !== void 0 || !this.#ended.has(id)) return this.#reader.readScan(id, phase, aside);
		const known = this.#details.get(id);
		if (known !== void 0) return known;
		const asked = this.#reader.readScan(id, phase);
		this.#details.set(id, asked);
		asked.catch(() => this.#details.delete(id));
		return asked;
	}
};
/** An entry that does not say whose it is may be anybody's. */
function ofOne(page, project) {
	if (project === void 0) return page;
	const isOwn = (repositoryId) => repositoryId === project || repositoryId === void 0;
	return {
		...page,
		scans: page.scans.filter(({ repositoryId }) => isOwn(repositoryId))
	};
}
// src/domain/work/slots.ts
function createSlots(atOnce) {
	let free = atOnce;
	const waiting = [];
	return async (work) => {
		if (free > 0) free -= 1;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free += 1;
			else next();
		}
	};
}
// src/gate/story/projects/spare-the-platform.ts
/** Requests on their way at the same time, whatever is judged meanwhile: half of what one run of the gate may have. */
const MOST_REQUESTS_AT_ONCE = 8;
/**
* Makes readers that share the slots: together they never have more than eight requests on their way. A wait between
* two attempts keeps its slot.
*/
function sparing(inSlot = fewSlots()) {
	return (reader) => ({
		listScans: (search, phase) => pagedIn(inSlot, reader.listScans(search, phase)),
		searchIssues: (search, signal) => pagedIn(inSlot, reader.searchIssues(search, signal)),
		readScan: (id, phase, aside) => inSlot(() => reader.readScan(id, phase, aside)),
		...reader.searchesHeld === void 0 ? {} : { searchesHeld: reader.searchesHeld },
		requestsSent: () => reader.requestsSent()
	});
}
/** As many slots as there may be requests on their way. */
function fewSlots() {
	return createSlots(MOST_REQUESTS_AT_ONCE);
}
/** The pages of a list, each asked for in a slot. */
async function* pagedIn(inSlot, pages) {
	for (;;) {
		const next = await inSlot(() => pages.next());
		if (next.done === true) return;
		yield next.value;
	}
}
// src/gate/story/projects/judge-projects.ts
/**
* Leads from an event to one verdict on several projects (docs/verdict-rules/which-project.md#several-projects). Each is judged
* by itself, by the stages of a run of one, and with the same settings. They share what they read of the list. Never throws.
*/
async function judgeProjects(inputs, world) {
	const startedAtMs = world.clock.wallNow();
	const reader = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .countPlanned */ .Wn)(sparing()(world.reader));
	const together = await inStages(inputs, {
		...world,
		reader
	});
	const closing = {
		startedAtMs,
		finishedAtMs: world.clock.wallNow(),
		seconds: (world.clock.now() - world.monotonicStart) / 1e3,
		requests: {
			planned: reader.requestsPlanned(),
			sent: reader.requestsSent()
		},
		links: world.links,
		checkout: world.checkout
	};
	if ("alone" in together) return (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(together.alone, inputs, closing);
	const { judged, ...unjudged } = together;
	const whole = wholeReport(judged.map((one) => projectReport(one, inputs, closing)), unjudged);
	const times = {
		...whole.times,
		finishedAtMs: closing.finishedAtMs,
		seconds: closing.seconds
	};
	return {
		...whole,
		times,
		repository: inputs.repository
	};
}
/** Half a poll later each would have looked by itself. */
function sharedForMs({ pollIntervalMs }) {
	return Math.min(FRESH_LOOK_MS, pollIntervalMs) / 2;
}
async function inStages(inputs, world) {
	const target = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(() => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .targetStage */ .Ae)(world));
	if (target instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return { alone: { stopped: target } };
	const { projects } = inputs;
	const shared = new SharedReader(world.reader, world.clock);
	const listed = projects.kind === "listed" ? projects.wanted.map(wantedOf) : void 0;
	const looks = (listed ?? [void 0]).map((wanted) => {
		const repositoryId = wanted?.repositoryId;
		const reader = shared.forOne(repositoryId, listed === void 0 ? FRESH_LOOK_MS : sharedForMs(inputs));
		return {
			reader,
			...(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .beginLook */ .zj)({ repositoryId }, target, {
				...world,
				reader
			})
		};
	});
	const settings = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(() => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsStage */ .ip)(inputs, target, world));
	if (settings instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) {
		for (const look of looks) look.abandon();
		return { alone: {
			target,
			stopped: settings
		} };
	}
	const together = {
		target,
		settings,
		shared,
		sharedForMs: sharedForMs(inputs),
		world
	};
	return listed === void 0 ? judgeEvery(together, looks[0]) : judgeListed(listed, looks, together);
}
function wantedOf(written) {
	return {
		written,
		repositoryId: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isDigits)(written) ? written : void 0
	};
}
/** Each must have a scan of the commit: what is missing ends its own run with a reason. */
async function judgeListed(listed, looks, together) {
	let last = await Promise.all(listed.map(async ({ written, repositoryId }, at) => {
		return judgeOne({
			repositoryId,
			name: repositoryId === void 0 ? written : `project ${written}`
		}, looks[at], together);
	}));
	const check = async () => {
		last = await Promise.all(last.map((one, at) => judgedAtTheEnd(one, looks[at], together)));
	};
	await untilNoneIsOld(check, together);
	const judged = last.map((one) => ({
		...one,
		known: {
			...one.known,
			repositoryId: provenId(one)
		}
	}));
	return {
		judged: judged.map((one, at) => onlyOnce(one, judged.slice(0, at))),
		missing: [],
		siblings: [],
		notices: []
	};
}
/** Two names that lead to one project may be meant for two, of which one was not scanned: that is no proof of both. */
function onlyOnce(judged, earlier) {
	const { known, learned } = judged;
	const { repositoryId: id, name } = known;
	const same = earlier.find((one) => id !== void 0 && one.known.repositoryId === id);
	if (same === void 0) return judged;
	const { target, settings } = learned;
	const message = `${name} is project ${id}, as ${same.known.name} is: each project is listed once, best by its id`;
	const stopped = new _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure("wrong-repository", message);
	const told = {
		...target && { target },
		...settings && { settings },
		stopped
	};
	return {
		...judged,
		known: {
			repositoryId: void 0,
			name
		},
		learned: told
	};
}
function provenId({ known, learned: { scans } }) {
	if (known.repositoryId !== void 0 || scans === void 0 || scans.proven instanceof _index_js__WEBPACK_IMPORTED_MODULE_0__.GateFailure) return known.repositoryId;
	return scans.proven.decision.repositoryId;
}
function projectReport(judged, inputs, closing) {
	const { known, learned, endedAtMs, seconds } = judged;
	const { links } = closing;
	const own = {
		...closing,
		finishedAtMs: endedAtMs,
		seconds
	};
	const [scan] = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(learned, inputs, own).scans;
	const shown = scan?.repository?.trim() ?? "";
	const name = shown === "" ? known.name : shown;
	const ownLinks = {
		...links,
		findings: (_, ref) => links.findings(name, ref)
	};
	const project = {
		repositoryId: known.repositoryId,
		name
	};
	return {
		...(0,_action_world_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(learned, inputs, {
			...own,
			links: ownLinks
		}),
		project
	};
}



/***/ }),

/***/ 984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ countsInAll),
/* harmony export */   S3: () => (/* binding */ waiversOfAll),
/* harmony export */   cQ: () => (/* binding */ sumIfAll),
/* harmony export */   eE: () => (/* binding */ rulesOfAll),
/* harmony export */   x7: () => (/* binding */ placesOfAll),
/* harmony export */   yb: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/gate/outcome/whole-members.ts
/** A sum of which a part is not known would be taken for the whole: it is not known either. */
function sumIfAll(counts) {
	let sum = 0n;
	for (const count of counts) {
		if (count === void 0) return void 0;
		sum += count;
	}
	return sum;
}
const WORTHS = [
	"unsettled",
	"at-least",
	"exact"
];
/** The counts of all projects together, and what they are worth: no more than those of the weakest. */
function countsInAll(projects) {
	const columns = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => [column, sumIfAll(projects.map(({ counts }) => counts[column]))]);
	return {
		counts: {
			...Object.fromEntries(columns),
			total: sumIfAll(projects.map(({ counts }) => counts.total))
		},
		countsAre: WORTHS.find((worth) => projects.some(({ countsAre }) => countsAre === worth)),
		newTotal: sumIfAll(projects.map(({ newTotal }) => newTotal)),
		fixedTotal: sumIfAll(projects.map(({ fixedTotal }) => fixedTotal))
	};
}
/** The conditions of all, each with its project. Those of the worst project come first. */
function conditionsOf(projects) {
	return projects.flatMap(({ conditions, project }) => conditions.map((condition) => ({
		...condition,
		project
	})));
}
/** What breaks a condition in any project comes before all that breaks none. */
function rulesOfAll(projects) {
	const breaking = projects.flatMap(({ rules, breakingRules }) => rules.slice(0, breakingRules));
	const others = projects.flatMap(({ rules, breakingRules }) => rules.slice(breakingRules));
	const isCompared = projects.some(({ fixedRules }) => fixedRules !== void 0);
	return {
		rules: [...breaking, ...others],
		breakingRules: breaking.length,
		fixedRules: isCompared ? projects.flatMap(({ fixedRules = [] }) => fixedRules) : void 0
	};
}
/** The policy is one, so each project has the same waivers in the same order: one that is used in any project is used. */
function waiversOfAll(projects) {
	const judged = projects.map(({ waivers }) => waivers).filter((waivers) => waivers.length > 0);
	const [first = []] = judged;
	return first.map((waiver, at) => {
		const alike = judged.map((waivers) => waivers[at] ?? waiver);
		return {
			...alike.find(({ state }) => state !== "unused") ?? waiver,
			issues: alike.reduce((sum, { issues }) => sum + issues, 0n),
			excess: alike.reduce((sum, { excess }) => sum + excess, 0n)
		};
	});
}
/** The places of all culprits; each project has read its own. */
function placesOfAll(projects) {
	const all = projects.map(({ places }) => places).filter((places) => places !== void 0);
	const [first] = all;
	if (first === void 0) return void 0;
	return {
		...first,
		found: all.flatMap(({ found }) => found),
		areAll: all.every(({ areAll }) => areAll),
		missing: all.find(({ missing }) => missing !== void 0)?.missing
	};
}



/***/ })

};
;