"use strict";
exports.id = 987;
exports.ids = [987];
exports.modules = {

/***/ 2717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ linkToCode),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Ch: () => (/* binding */ projectHeadline),
/* harmony export */   F1: () => (/* binding */ placesLine),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   J4: () => (/* binding */ enforcementNote),
/* harmony export */   Mp: () => (/* binding */ headlineLines),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Xj: () => (/* binding */ toDo),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dV: () => (/* binding */ linkToRules),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   vX: () => (/* binding */ projectHeadlineLines),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5458);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(883);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4022);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3865);




/**
* Makes a code span of outside text: the only form in which GitHub makes no mention, reference, link, emoji or formula
* of it. Safe in a paragraph, a list and a link label; in a table too, where `table` escapes the bars.
*/
function code(text, most) {
	const inside = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, most).replaceAll("<!--", "<! --");
	if (inside === "") return "–";
	const fence = "`".repeat(absentRun(inside));
	return /^`|`$|^ .* $/u.test(inside) && inside.trim() !== "" ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}
/**
* A sentence of ours that may quote outside text: plain words and numbers stay, every other word becomes a code span.
* Never starts a list, a heading or any other block.
*/
function prose(text) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, 800).split(" ").filter((word) => word !== "").map((word, index) => index === 0 ? firstWord(word) : laterWord(word)).join(" ");
}
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
	const hosts = new Set([
		links.platform,
		links.findings,
		links.run
	].map(_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .hostOf */ .w4));
	return (label, url) => {
		const host = (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .hostOf */ .w4)(url);
		const address = host === void 0 || !hosts.has(host) ? "" : (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .destination */ .j_)(url);
		return address === "" || address.length > 2e3 ? label : `[${label}](<${address}>)`;
	};
}
/** Links the name of a rule to its page on the platform, and to nothing else. */
function linkToRules({ platform }) {
	const pageOf = (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .rulePages */ .$f)(platform);
	return (label, url) => {
		const page = pageOf(url);
		return page === void 0 ? label : `[${label}](<${page}>)`;
	};
}
/** Links to files of the repository at its code host, by addresses as the gate makes them, and to nothing else. */
function linkToCode({ code: repository }) {
	return (label, url) => {
		return repository !== void 0 && url?.startsWith(repository) && FILE_PAGE.test(url.slice(repository.length)) ? `[${label}](<${url}>)` : label;
	};
}
/** All else in such an address is percent-encoded. */
const FILE_PAGE = /^\/(?:-\/)?blob\/[0-9a-f]{40,64}\/[\w\-./%]+(?:#L\d+(?:-L?\d+)?)?$/;
/** Makes a folded part of the page. */
function details(title, body) {
	return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
function paragraphs(...parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}
/**
* A fence length that the text does not contain. The shortest, not one more than the longest: GitHub's parser takes no fence of
* more than 80, and 200 characters can contain at most 18 different lengths.
*/
function absentRun(text) {
	const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
	let length = 1;
	while (present.has(length)) length += 1;
	return length;
}
function firstWord(word) {
	return /^\d+[.)]+$/.test(word) ? code(word) : quoted(word);
}
function laterWord(word) {
	return /^[-–—=+<>≤≥]$/.test(word) ? word : quoted(word);
}
function quoted(word) {
	const [, before, core, after] = /^([("']?)(.*?)([)"',.;:!?]*)$/su.exec(word);
	if (core === "") return /^[.,;:)]$/.test(word) ? word : code(word);
	return isPlain(core) ? word : `${before}${code(core)}${after}`;
}
/** Letters or a number; nothing that GitHub could take for a commit, or for the start of an address (`www.` is one). */
function isPlain(word) {
	if (/^(?:www|https?|ftp|mailto|xmpp)$/i.test(word)) return false;
	return /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i.test(word) && !/^[0-9a-f]{7,}$/i.test(word);
}
// src/report/text/sentence.ts
/**
* A sentence of ours, which may quote outside text, as Markdown: from a capital letter to a full stop, with the names of
* inputs as code.
*/
function sentence(text) {
	return ended(capitalized(prose(text).split(" ").map(inputName).join(" ")));
}
/** The same without Markdown, for logs and annotations. The code that writes it makes it harmless. */
function plainSentence(text) {
	return ended(capitalized(text));
}
/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word) {
	return word.replace(/^[a-z]+(?:-[a-z]+)+(?=[.,:;]?$)/, (name) => Object.hasOwn(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTION_INPUTS */ .bn, name) ? code(name) : name);
}
/** A first word that is not an ordinary word, such as a name, stays as it is. */
function capitalized(text) {
	return text.replace(/^[a-z](?=[a-z]*(?:[ ,.:;]|$))/, (letter) => letter.toUpperCase());
}
function ended(text) {
	return text === "" || /[.!?…]["'`)]*$/.test(text) ? text : `${text}.`;
}
// src/report/pages/headline.ts
/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
function headline(report, level) {
	const enforcement = enforcementNote(report, MARKDOWN);
	const replay = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .replayText */ .zl)(report, code);
	return paragraphs(replay === "" ? "" : `> ${replay}`, `${level} ${verdictLine(report, MARKDOWN)}`, quotedNote(enforcement), grounds(report, MARKDOWN), incompleteNote(report, MARKDOWN));
}
/** The same without Markdown, a line each, for a log. */
function headlineLines(report) {
	const verdict = plainSentence(verdictLine(report, PLAIN));
	const notes = [
		enforcementNote(report, PLAIN),
		grounds(report, PLAIN),
		incompleteNote(report, PLAIN)
	];
	return [
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .replayText */ .zl)(report),
		verdict,
		...notes
	].filter((line) => line !== "");
}
/**
* The headline of one of several projects. A replay, and the mode, are told of the whole; and whether the job succeeds
* is decided by them all.
*/
function projectHeadline(project, level, name) {
	return paragraphs(`${level} ${verdictLine(project, MARKDOWN, name)}`, quotedNote(softenedNote(project, MARKDOWN)), grounds(project, MARKDOWN), incompleteNote(project, MARKDOWN));
}
/** The same without Markdown. */
function projectHeadlineLines(project, name) {
	return [
		plainSentence(verdictLine(project, PLAIN, name)),
		softenedNote(project, PLAIN),
		grounds(project, PLAIN),
		incompleteNote(project, PLAIN)
	].filter((line) => line !== "");
}
/** The part of a page with the next steps; empty without any. */
function toDo(steps) {
	return steps === "" ? "" : `#### What to do\n\n${steps}`;
}
const MARKDOWN = {
	mark: (sign) => `${sign} `,
	strong: (text) => `**${text}**`,
	code,
	prose,
	sentence
};
const PLAIN = {
	mark: () => "",
	strong: (text) => text,
	code: (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text),
	prose: (text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, 800),
	sentence: (text) => plainSentence((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, 800))
};
/** Says where to look: at the issues of the branch, where the ways out of a fail do not lead there, and at this run. */
function placesLine({ verdict, replay, links }, link) {
	const places = [...links.findings === void 0 || verdict.word === "fail" && replay === void 0 ? [] : [link("issues on the platform", links.findings)], ...links.run === void 0 ? [] : [link("this run", links.run)]];
	return places.length === 0 ? "" : `See ${places.join(" · ")}`;
}
function verdictLine(report, { mark, prose }, subject = "Findings Gate") {
	const { verdict } = report;
	if (verdict.word === "inconclusive") return `${mark("⚠️")}${subject} is inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report)}`;
	if (verdict.word === "fail") return (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report) ? `${mark("❌")}${subject} failed, and not everything was read` : `${mark("❌")}${subject} failed: ${prose(verdict.message)}`;
	const broken = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).length;
	const warned = broken === 0 ? "" : ` with ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken, "warning")}`;
	const open = leftOpen(report);
	if ((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report)) return `${mark("⚠️")}${subject} passed${warned}: ${["nothing blocks", ...open].join("; ")}`;
	if (open.length > 0) return `${mark("⚠️")}${subject} passed${warned}; ${open.join("; ")}`;
	return `${mark("✅")}${subject} passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}
/** What a pass says nothing about. */
function leftOpen({ notScanned, indexGap }) {
	return [...notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(", ")}`], ...indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_0__/* .indexGapText */ .o_)(indexGap)]];
}
/** Left out where the heading has them, and where there are none. */
function grounds(report, { strong, code, sentence }) {
	const { verdict } = report;
	if (verdict.word === "fail" && !(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report)) return "";
	if (isPlainPass(report) || (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report)) return "";
	const told = sentence(withoutGap(report));
	if (verdict.word !== "inconclusive") return told;
	return [
		told,
		(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .whoActs */ .Q_)(report),
		`${strong("Not proven, so not a pass")} (${code(verdict.reason)}).`
	].filter((part) => part !== "").join(" ");
}
/** The heading of a pass has told the gap. */
function withoutGap({ verdict, indexGap }) {
	const gap = indexGap === void 0 ? "" : `; ${(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_0__/* .indexGapText */ .o_)(indexGap)}`;
	return verdict.word === "pass" && gap !== "" && verdict.message.endsWith(gap) ? verdict.message.slice(0, -gap.length) : verdict.message;
}
function isPlainPass(report) {
	return report.verdict.word === "pass" && !(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)(report) && leftOpen(report).length === 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).length === 0;
}
/** Why the job succeeds although the verdict is no pass; empty where it does not. */
function enforcementNote(report, { strong, code }) {
	const { exitCode, isSoftened, mode, verdict } = report;
	if (mode === "report" && exitCode === 0) return `${strong("Not enforced.")} The gate only reports (${code("mode: report")}): this job succeeds whatever the verdict.`;
	if (isSoftened && (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnenforced */ .QR)(report)) {
		const softened = `${code("on-inconclusive")} softens ${code(verdict.reason ?? "")} to a warning`;
		return `${strong("Not enforced.")} ${softened}: this job succeeds, and nothing is proven.`;
	}
	return "";
}
function softenedNote(project, { strong, code }) {
	const { exitCode, isSoftened, verdict } = project;
	if (!isSoftened || exitCode !== 0 || verdict.word !== "inconclusive") return "";
	const softened = `${code("on-inconclusive")} softens ${code(verdict.reason)} to a warning`;
	return `${strong("Not enforced.")} ${softened}: nothing is proven of this project.`;
}
function quotedNote(note) {
	return note === "" ? "" : `> ${note}`;
}
function incompleteNote(report, { strong, code }) {
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isIncompleteFail */ .zn)(report)) return "";
	const reason = code(report.verdict.reason ?? "");
	return `${strong("Incomplete:")} ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report)} (${reason}). What was read is enough to fail, and the true counts can only be higher.`;
}



/***/ }),

/***/ 53:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ isOfNoProject),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   w_: () => (/* binding */ missingProjectsText)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/report/text/projects/project-names.ts
/** The others are told as a number. */
const PROJECTS_IN_A_SENTENCE = 5;
/** The projects of a run of several, the worst first; undefined for any other run. */
function projectsOf({ projects, replay, nextStep }) {
	if (projects === void 0 || projects.length === 0) return void 0;
	return replay === void 0 ? projects : projects.map((project) => ({
		...project,
		replay,
		nextStep
	}));
}
/** Each by its name; by its id as well where others look the same. */
function projectNames(projects) {
	const alike = Map.groupBy(projects, ({ project }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(project.name).trim());
	return ({ project: { name, repositoryId } }, code) => {
		const shown = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(name).trim();
		const isAlone = shown !== "" && alike.get(shown)?.length === 1;
		const known = shown === "" ? [] : [code(name)];
		if (isAlone) return known[0];
		const id = repositoryId === void 0 ? "(its id is not known)" : `(project ${code(repositoryId)})`;
		return [...known, id].join(" ");
	};
}
/** Says `api, web and 3 more`. */
function namesText(projects, nameOf, code) {
	return listed(projects, (project) => nameOf(project, code));
}
/** Says `not scanned: project mail, although the last commits were`; empty where none is known to be missing. */
function missingProjectsText({ missingProjects = [] }, code) {
	if (missingProjects.length === 0) return "";
	const names = listed(missingProjects, ({ name }) => code(name));
	return `not scanned: ${missingProjects.length === 1 ? "project" : "projects"} ${names}, although the last commits were`;
}
function listed(items, nameOf) {
	const named = items.slice(0, PROJECTS_IN_A_SENTENCE).map(nameOf);
	const left = items.length - named.length;
	return left === 0 ? named.join(", ") : `${named.join(", ")} and ${left} more`;
}
/** A verdict of the whole that no project has: what stands in no section must be told above them all. */
function isOfNoProject({ verdict }, projects) {
	return verdict.word !== "pass" && !projects.some((one) => one.verdict.word === verdict.word);
}



/***/ }),

/***/ 7987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ baselineRules),
/* harmony export */   Bb: () => (/* binding */ placeFacts),
/* harmony export */   CZ: () => (/* binding */ isPlainPass),
/* harmony export */   Cp: () => (/* binding */ changeNotes),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   DA: () => (/* binding */ pasteLines),
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   H4: () => (/* binding */ triageLine),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   JN: () => (/* binding */ knownAndMissing),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   PM: () => (/* binding */ wholePage),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   RI: () => (/* binding */ culprits),
/* harmony export */   Sv: () => (/* binding */ pasteTitle),
/* harmony export */   _V: () => (/* binding */ judgedLine),
/* harmony export */   bC: () => (/* binding */ unjudged),
/* harmony export */   b_: () => (/* binding */ shortPage),
/* harmony export */   cv: () => (/* binding */ proofFacts),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   gm: () => (/* binding */ issuesText$1),
/* harmony export */   he: () => (/* binding */ sumByCell),
/* harmony export */   hi: () => (/* binding */ epssText),
/* harmony export */   hw: () => (/* binding */ ruleOfPlace),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   n1: () => (/* binding */ proof),
/* harmony export */   n8: () => (/* binding */ fitPage),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   oK: () => (/* binding */ requirementLine),
/* harmony export */   od: () => (/* binding */ openColumns),
/* harmony export */   pe: () => (/* binding */ countMatrix),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED),
/* harmony export */   r2: () => (/* binding */ wholeHeadlineLines),
/* harmony export */   uU: () => (/* binding */ waiverLines),
/* harmony export */   uv: () => (/* binding */ isCalm),
/* harmony export */   xo: () => (/* binding */ baselineLines),
/* harmony export */   y8: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _way_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(243);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2717);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5458);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3865);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3052);







// src/domain/place/place-text.ts
/** A file, and a line where it is known: `src/a.py:42`. Undefined where no file is known. */
function placeText$1({ filePath, line }) {
	if (filePath === void 0 || filePath === "") return void 0;
	return line === void 0 ? filePath : `${filePath}:${line}`;
}
// src/domain/place/condition-places.ts
/**
* For each of these conditions the places of the rules that it counts, in the states that it counts, the worst first,
* without those that an earlier one has shown. Issues may be among them that it does not count.
*/
function placesOf({ places }, conditions) {
	const found = places?.found ?? [];
	const above = /* @__PURE__ */ new Set();
	return conditions.map((condition) => {
		const { rules } = condition;
		const byId = found.length === 0 ? void 0 : Map.groupBy(rules, ({ ruleId }) => ruleId);
		const all = found.filter((place) => isInStatesOf(place, condition, places)).filter((place) => byId?.get(place.ruleId)?.some((rule) => isPlaceOf(place, rule)));
		const left = all.filter((place) => !above.has(place));
		for (const place of left) above.add(place);
		return {
			places: left,
			areAbove: all.length > 0 && left.length === 0
		};
	});
}
/** The rule of the condition whose place it is; undefined for a place of none. */
function ruleOfPlace(place, { rules }) {
	return rules.find((rule) => rule.ruleId === place.ruleId && isPlaceOf(place, rule));
}
/** The one fact that is in our own words: it needs no quotes. */
const FIRST_SEEN = "first seen by this scan";
/** What a page says of a place: where it is, and what is known of the issue, as single facts. */
function placeFacts(place) {
	const { dependency, secret, message, isNew } = place;
	const said = [
		secret?.kind,
		secret?.validation?.replaceAll("-", " "),
		[dependency?.package, dependency?.version].filter((text) => text !== void 0).join(" "),
		dependency?.advisory,
		dependency?.mendedBy === void 0 ? void 0 : `fixed in ${dependency.mendedBy}`,
		message,
		isNew ? FIRST_SEEN : void 0
	];
	return {
		where: placeText$1(place) ?? "a place that is not known",
		facts: said.filter((fact) => fact !== void 0).filter((fact) => fact !== "")
	};
}
/** True for an issue in a state that the condition counts, and for one that does not say its state. */
function isInStatesOf({ state }, { states }, places) {
	const counted = states ?? places?.states;
	return state === void 0 || counted === void 0 || counted.includes(state);
}
/** True where the rule may count the place, which has the id of the rule. */
function isPlaceOf({ issueType, severity }, rule) {
	const product = issueType === void 0 ? void 0 : _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[issueType];
	if (product !== void 0 && rule.product !== void 0 && product !== rule.product) return false;
	return rule.columns.length === 0 || rule.columns.includes(severity ?? "unrated");
}
// src/report/pages/rule-cell.ts
/** What a reader knows a rule by, with a link to its page on the platform, and the whole name where that is more. */
function ruleCells(report) {
	const known = CELLS.get(report);
	if (known !== void 0) return known;
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToRules */ .dV)(report.links);
	const cells = /* @__PURE__ */ new WeakMap();
	const cellOf = (rule) => {
		const made = cells.get(rule);
		if (made !== void 0) return made;
		const [short, whole] = [nameOf(rule), (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(rule)];
		const name = link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(short), rule.url);
		const cell = short === whole ? name : `${name} · ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(whole)}`;
		cells.set(rule, cell);
		return cell;
	};
	CELLS.set(report, cellOf);
	return cellOf;
}
/** A page is made again and again until it fits, and these cells take most of the time. */
const CELLS = /* @__PURE__ */ new WeakMap();
// src/report/pages/baseline-rules.ts
/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
function baselineRules(report, most) {
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToRules */ .dV)(report.links);
	return baselineLines(report, most, {
		title: (title) => `**${title}:**`,
		added: (rule) => link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(nameOf(rule)), rule.url),
		fixed: ruleCells(report)
	}).join("  \n");
}
/** The same, a line each, in any style. */
function baselineLines(report, most, style) {
	const { baseline, countsAre, fixedRules, rules } = report;
	if (baseline === void 0 || fixedRules === void 0) return [];
	const added = rules.filter((rule) => (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .newIssues */ .xe)(rule) > 0n).map((rule) => ({
		...rule,
		issues: (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .newIssues */ .xe)(rule)
	}));
	const fixed = countsAre === "exact" ? fixedRules : [];
	return [named(style.title("New"), countsAre === "unsettled" ? [] : added, style.added, most, (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)(countsAre)), named(style.title("Fixed"), fixed, style.fixed, most)].filter((line) => line !== "");
}
function named(title, rules, nameOf, most, bound = "") {
	if (rules.length === 0) return "";
	const shown = rules.slice(0, most).map((rule) => `${nameOf(rule)} (${bound}${rule.issues})`);
	const left = rules.length - shown.length;
	const rest = left === 0 ? "" : `${shown.length === 0 ? "" : " and "}${left} ${shown.length === 0 ? "" : "more "}${left === 1 ? "rule" : "rules"}`;
	return `${title} ${shown.join(", ")}${rest}`;
}
// src/report/pages/count-line.ts
/**
* Gives all counts in one line: `**3** critical · **14** high · 0 medium …`, what waivers take out, and against the
* baseline. Where not everything was read: `at least **3** critical · high not read …`.
*/
function countLine(report) {
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report)) return "The issues were not read.";
	const { waived } = report;
	const counts = [..._publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => columnText(report, column)), ...waived === void 0 || waived === 0n ? [] : [`of these ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, waived)} waived`]].join(" · ");
	const comparison = baselineText(report);
	return comparison === "" ? counts : `${counts}  \n${comparison}`;
}
/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
function triageLine({ triagedOut }) {
	if (triagedOut === void 0) return "";
	const { issueTypes, issues } = triagedOut;
	const known = triagedOut.byState.filter((each) => each.issues > 0n);
	if (issues === 0n || issues === void 0 && known.length === 0) return "";
	const stand = (issues ?? known.reduce((sum, each) => sum + each.issues, 0n)) === 1n ? "it stands in a state that does" : "they stand in states that do";
	return `Triage has taken out ${issues === void 0 ? stateTexts(known) : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(issues, "issue")} (${productsText(issueTypes)})`}${issues === void 0 || known.length === 0 ? "" : `, of these ${stateTexts(known)}`}: ${stand} not count.`;
}
/** Says `2 issues in ignored-code (code) and 1 issue in ignored-app (code, secrets)`. */
function stateTexts(known) {
	const texts = known.map(({ state, issueTypes, issues }) => `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(issues, "issue")} in ${state} (${productsText(issueTypes)})`);
	return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
function productsText(issueTypes) {
	return [...new Set(issueTypes.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA))].join(", ");
}
function columnText(report, column) {
	const text = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, report.counts[column]);
	if (!/\d/.test(text)) return `${column} ${text}`;
	return `${text.replace(/[1-9]\d*/, "**$&**")} ${column}`;
}
/** What was not found yet may not be fixed: only an exact count says that. */
function baselineText(report) {
	const { baseline, newTotal, fixedTotal, countsAre } = report;
	if (baseline === void 0) return "";
	const against = `against the baseline ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(baseline.ref)} as it is now, net per rule`;
	if (baseline.wasScanned === false) return `No scan of the baseline ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(baseline.ref)} is known: everything counts as new.`;
	const changes = [...newTotal === void 0 ? [] : [`${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)(countsAre)}**${newTotal}** new`], ...fixedTotal === void 0 || countsAre !== "exact" ? [] : [`${fixedTotal} fixed`]];
	return changes.length === 0 ? `Compared ${against}.` : `${changes.join(", ")} ${against}`;
}
// src/report/text/table.ts
/** A Markdown table, cut at a row; empty where there is nothing to show. */
function table(columns, items, rows) {
	const shown = items.slice(0, rows.most);
	return withRest([
		line(columns.map(({ title }) => title)),
		line(columns.map(({ isNumber }) => isNumber ? "--:" : ":--")),
		...shown.map((item) => line(columns.map(({ cell }) => cell(item))))
	], shown.length, rows.inAll ?? items.length, rows.noun);
}
/** A Markdown list, cut at an item; empty where there is nothing to show. Items are Markdown. */
function list(items, rows) {
	const shown = items.slice(0, rows.most);
	return withRest(shown.map((item) => `- ${item}`), shown.length, items.length, rows.noun);
}
function line(cells) {
	return `| ${cells.map(escapeBars).join(" | ")} |`;
}
/**
* Bars separate the cells even inside code spans. Parsers do not agree about two backslashes before a bar, and agree about
* one and three: an even number gets one more, an odd number two.
*/
function escapeBars(cell) {
	return cell.replace(/(\\*)\|/g, (_, before) => `${before}${before.length % 2 === 0 ? "\\" : "\\\\"}|`);
}
function withRest(lines, shown, total, noun) {
	if (total === 0) return "";
	if (shown === 0) return `${total} ${noun}, not shown here.`;
	return shown < total ? [
		...lines,
		"",
		`and ${total - shown} more ${noun}`
	].join("\n") : lines.join("\n");
}
// src/report/pages/notes.ts
const WAIVERS_CHANGED = "This pull request changes the waivers file; its copy is not applied.";
const POLICY_CHANGED = "This pull request changes the policy file; its copy is not applied.";
/** What a reader should know that does not decide. */
function notes(report, rows) {
	return list([
		...changeNotes(report),
		expiredNote(report),
		...report.notices.map(_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)
	].filter((item) => item !== ""), {
		most: rows,
		noun: "notices"
	});
}
/** What the pull request under test changes of that by which it is judged. */
function changeNotes(report) {
	const { waiversFile } = report;
	const isChanged = waiversFile?.source?.kind === "file" && waiversFile.source.isChangedInPullRequest === true;
	return [...hasOwnPolicyChange(report) ? [POLICY_CHANGED] : [], ...isChanged ? [WAIVERS_CHANGED] : []];
}
/** True when the pull request under test edits the policy that judges it. */
function hasOwnPolicyChange({ policy }) {
	return policy?.kind === "file" && policy.isChangedInPullRequest === true;
}
/** Gives one line about the waivers that no longer apply; it is empty without any. */
function expiredNote({ waivers }) {
	const expired = waivers.filter(({ state }) => state === "expired").length;
	return expired === 0 ? "" : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(expired, "waiver")} expired: the issues count again.`;
}
// src/report/text/projects/project-row.ts
/** What the verdict on a project says nothing about: a reader must not take it for judged. */
function openParts(project) {
	const { notScanned, indexGap } = project;
	return [
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isPassWhereNothingBlocks */ .OP)(project) ? ["nothing blocks"] : [],
		...notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(", ")}`],
		...indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .indexGapText */ .o_)(indexGap)]
	];
}
/** The verdict in a word or two. */
function verdictText(project) {
	const { word } = project.verdict;
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(project) ? `${word} (not enforced)` : word;
}
/**
* What breaks a project, what is missing for its verdict, or what its pass rests on. `prose` makes a sentence that may
* quote text from outside harmless, `code` a name.
*/
function whatText(project, { prose, code }) {
	const { verdict, unscanned, notScanned } = project;
	if (verdict.word === "inconclusive") return `${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(project)} (${code(verdict.reason)})`;
	if (verdict.word === "fail") return prose(verdict.message);
	const neverScanned = unscanned.filter((product) => !notScanned.includes(product));
	const never = neverScanned.length === 0 ? "" : `; not scanned: ${neverScanned.join(", ")}`;
	return `${prose(verdict.message)}${never}`;
}
/** `3 critical, at least 2 high; low not read`: columns without an issue are left out. */
function issuesText$1(project) {
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(project)) return "not read";
	const known = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => ({
		column,
		text: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOfColumn */ .Gs)(project, column), project.counts[column], "")
	}));
	const told = known.filter(({ text }) => text !== "" && text !== "0").map(({ column, text }) => `${text} ${column}`);
	const unread = known.filter(({ text }) => text === "").map(({ column }) => column);
	return [told.join(", "), unread.length === 0 ? "" : `${unread.join(", ")} not read`].filter((part) => part !== "").join("; ") || "0";
}
// src/report/pages/projects/project-table.ts
/** Each project in a row: its verdict, what breaks it or is missing, and its issues. */
function projectTable(projects, rows) {
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects);
	return table([
		{
			title: "Project",
			cell: (project) => nameOf(project, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)
		},
		{
			title: "Verdict",
			cell: (project) => `${markOf(project)} ${verdictText(project)}`
		},
		{
			title: "What breaks it, or is missing",
			cell: (project) => whatText(project, {
				prose: _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS,
				code: _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY
			})
		},
		{
			title: "Issues",
			cell: issuesText$1
		}
	], projects, {
		most: rows,
		noun: "projects"
	});
}
/** True for a pass that says nothing that somebody has to know. */
function isPlainPass(project) {
	return project.verdict.word === "pass" && openParts(project).length === 0 && (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(project).length === 0;
}
/** A warning has its number in the headline: a pass beside it is green, as on the page of one project. */
function markOf(project) {
	if (project.verdict.word === "fail") return "❌";
	return project.verdict.word === "pass" && openParts(project).length === 0 ? "✅" : "⚠️";
}
// src/report/pages/projects/whole-headline.ts
/** The verdict of the whole, which projects have it, and how many there are. */
function wholeHeadline(report, projects) {
	return headlineOf(report, projects, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKDOWN */ .yQ);
}
/** The same without Markdown, a line each, for a log. */
function wholeHeadlineLines(report, projects) {
	const { replay, verdict, enforcement, grounds } = headlineOf(report, projects, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .tZ);
	return [
		replay,
		(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .Gx)(verdict),
		enforcement,
		grounds
	].filter((line) => line !== "");
}
function headlineOf(report, projects, style) {
	return {
		replay: (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .replayText */ .zl)(report, style.code),
		verdict: verdictLine(report, projects, style),
		enforcement: enforcement(report, projects, style),
		grounds: grounds(report, projects, style)
	};
}
function verdictLine(report, projects, style) {
	const { verdict } = report;
	const { mark, prose } = style;
	if (verdict.word === "pass") return passLine(report, projects, style);
	const where = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfNoProject */ .AJ)(report, projects) ? "" : ` ${placeOf(projects, withVerdict(report, projects), style)}`;
	if (verdict.word === "fail") return `${mark("❌")}Findings Gate failed${where === "" ? `: ${prose(verdict.message)}` : where}`;
	return `${mark("⚠️")}Findings Gate is inconclusive${where === "" ? `: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(report)}` : where}`;
}
function passLine(report, projects, style) {
	const broken = projects.reduce((sum, project) => sum + (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(project).length, 0);
	const open = openTexts(report, projects, style);
	const passing = withVerdict(report, projects);
	const isOfAll = passing.length === projects.length;
	const warned = broken === 0 ? "" : ` with ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(broken, "warning")}`;
	const where = projects.length === 1 || !isOfAll ? placeOf(projects, passing, style) : `in all ${projects.length} projects`;
	return [`${style.mark(open.length === 0 && isOfAll ? "✅" : "⚠️")}Findings Gate passed${warned} ${where}`, ...open].join("; ");
}
/** What the verdicts say nothing about, each with the names of the projects of which that is true. */
function openTexts(report, projects, { code }) {
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects);
	const parts = projects.flatMap((project) => openParts(project).map((part) => ({
		part,
		project
	})));
	const open = [...Map.groupBy(parts, ({ part }) => part)].map(([part, alike]) => {
		const some = alike.map(({ project }) => project);
		return `${part} (${(0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(some, nameOf, code)})`;
	});
	const missing = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .missingProjectsText */ .w_)(report, code);
	return missing === "" ? open : [...open, missing];
}
/** Says `in 2 of 12 projects: a, b`. */
function placeOf(projects, some, { code }) {
	return `in ${projects.length === 1 ? "one project" : `${some.length} of ${projects.length} projects`}: ${(0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(some, (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects), code)}`;
}
/** What the heading has not said: how many have which other verdict, what is missing and who can act, and what is left open. */
function grounds(report, projects, style) {
	const { verdict } = report;
	const words = verdict.word === "inconclusive" ? unprovenTexts(report, projects, style) : [];
	const others = othersText(report, projects, style);
	const open = verdict.word === "pass" ? [] : openTexts(report, projects, style);
	return [
		...words,
		others,
		...open
	].filter((part) => part !== "").map(_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .Gx).join(" ");
}
/** Where the projects lack one thing, it is told here; else each tells its own. */
function unprovenTexts(report, projects, { code, strong, sentence }) {
	const unproven = withVerdict(report, projects);
	const [worst = report] = unproven;
	const reasons = [...new Set([worst, ...unproven].map(({ verdict }) => verdict.reason ?? ""))];
	const isOne = reasons.length === 1;
	const told = unproven.length === 0 ? sentence(report.verdict.message) : (0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(worst);
	return [
		isOne ? told : "",
		isOne ? (0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .whoActs */ .Q_)({
			...worst,
			scans: [],
			seen: void 0,
			replay: report.replay
		}) : "",
		`${strong("Not proven, so not a pass")} (${reasons.map((reason) => code(reason)).join(", ")}).`
	];
}
/** Says `1 is not proven (web), 3 pass`. */
function othersText(report, projects, { code }) {
	const nameOf = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects);
	const { word } = report.verdict;
	const unproven = projects.filter(({ verdict }) => verdict.word === "inconclusive");
	const passing = projects.filter(({ verdict }) => verdict.word === "pass");
	return [...word !== "fail" || unproven.length === 0 ? [] : [`${unproven.length} ${unproven.length === 1 ? "is" : "are"} not proven (${(0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(unproven, nameOf, code)})`], ...word === "pass" || passing.length === 0 ? [] : [`${passing.length} ${passing.length === 1 ? "passes" : "pass"}`]].join(", ");
}
function enforcement(report, projects, style) {
	if (report.mode === "report" || !report.isSoftened || report.exitCode !== 0) return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .enforcementNote */ .J4)(report, style);
	const names = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(withVerdict(report, projects), (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects), style.code);
	const softened = `${style.code("on-inconclusive")} softens what is not proven to a warning`;
	return `${style.strong("Not enforced.")} ${softened}: this job succeeds, and nothing is proven${names === "" ? "" : ` of ${names}`}.`;
}
function withVerdict({ verdict }, projects) {
	return projects.filter((project) => project.verdict.word === verdict.word);
}
// src/report/pages/proof.ts
const USUAL_SEARCHES = /* @__PURE__ */ new Set([
	..._publish_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC,
	_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .RATED_SEARCH */ .gK,
	_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_SEARCH */ .ah
]);
/** What the verdict rests on: scans, commit, ref, products, times, policy, requests, and searches beyond the usual ones. */
function proof(report, link, rows) {
	const items = proofFacts(report, {
		code: _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY,
		prose: _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS,
		link
	}, rows).map(({ label, text, details = [] }) => [`**${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)].join("\n"));
	return list(items, {
		most: items.length,
		noun: "facts"
	});
}
/** The same as plain data, for at most `rows` scans, searches and oddities. */
function proofFacts(report, style, rows) {
	const { times, requests, baseline } = report;
	const pullRequest = report.pullRequest === void 0 ? "" : `, pull request ${report.pullRequest}`;
	const waited = times.waitedSeconds >= 1 ? `, of which ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(times.waitedSeconds)} waiting` : "";
	const readAt = times.issuesReadAtMs === void 0 ? "not read" : `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
	return [
		...replayFacts(report, style),
		{
			label: "Commit",
			text: `${orDash(report.commit, style)} of ${style.code(report.repository)}, ref ${orDash(report.ref, style)}`
		},
		...scanFacts(report, style, rows),
		{
			label: "Policy",
			text: policyText(report, style)
		},
		...waiversFacts(report, style),
		...baseline === void 0 ? [] : [{
			label: "Baseline",
			text: style.code(baseline.ref)
		}],
		{
			label: "Issues read",
			text: readAt
		},
		...searchFacts(report, style, rows),
		...placesFacts(report, style),
		{
			label: "Event",
			text: `${style.code(report.event)}${pullRequest}`
		},
		{
			label: "Run",
			text: `${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(times.startedAtMs)}, took ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(times.seconds)}${waited}`
		},
		{
			label: "Requests",
			text: `${requests.sent} sent, ${requests.planned} planned`
		},
		...oddityFacts(report, style, rows)
	];
}
function replayFacts({ replay }, style) {
	if (replay === void 0) return [];
	const { digest, version } = replay;
	return [{
		label: "Replay",
		text: `of the record ${style.code(digest)}, written by version ${style.code(version)}`
	}];
}
function scanFacts({ scans, verdict }, style, rows) {
	if (scans.length === 0) return [{
		label: "Scan",
		text: "none"
	}];
	const facts = scans.slice(0, rows).map((scan) => {
		const kind = `${scan.isFullScan ? "full" : "diff"} scan of ${scan.products.join(", ") || "no known product"}`;
		const isProof = verdict.word !== "inconclusive" && scan.decides.length > 0;
		const decides = scans.length === 1 ? " decides" : ` decides for ${scan.decides.join(", ")}`;
		return {
			label: "Scan",
			text: `${`${style.link(style.code(scan.id), scan.url)}${isProof ? decides : ""}`}: ${style.code(scan.status)}, ${kind}`,
			details: [placeText(scan, style), timeText(scan, style)]
		};
	});
	const left = scans.length - facts.length;
	return left > 0 ? [...facts, {
		label: "Scans",
		text: `and ${left} more scans`
	}] : facts;
}
function placeText({ commit, ref, repository, repositoryId }, style) {
	const project = [repository, repositoryId].flatMap((text) => text === void 0 ? [] : [style.code(text)]);
	return `commit ${orDash(commit, style)}, ref ${orDash(ref, style)}, project ${project.join(" ") || "–"}`;
}
function timeText({ startedAtMs, completedAtMs, ciJobHost }, style) {
	const maker = ciJobHost === void 0 ? "" : `, by a job on ${style.code(ciJobHost)}`;
	return `started ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(startedAtMs)}, finished ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(completedAtMs)}${maker}`;
}
/** The six searches that every run makes need not be shown. */
function searchFacts({ searches }, style, rows) {
	const further = searches.filter((search) => !USUAL_SEARCHES.has(search));
	if (further.length === 0) return [];
	return [{
		label: "Further searches",
		text: "for conditions of the policy",
		details: atMost(rows, further.map((search) => style.code(search)), "searches")
	}];
}
function oddityFacts({ oddities }, style, rows) {
	if (oddities.length === 0) return [];
	return [{
		label: "Odd",
		text: "and tolerated, because nothing depends on it",
		details: atMost(rows, oddities.map((oddity) => style.prose(oddity)), "oddities")
	}];
}
function atMost(rows, lines, noun) {
	const left = lines.length - rows;
	return left > 0 ? [...lines.slice(0, rows), `and ${left} more ${noun}`] : lines;
}
/** Places that are missing change nothing of the verdict, and the reader is told why there are none. */
function placesFacts({ places }, style) {
	if (places?.missing === void 0) return [];
	return [{
		label: "Places",
		text: `${places.found.length === 0 ? "not read" : `only ${places.found.length} read`}: ${style.code(places.missing)}`
	}];
}
function waiversFacts({ waiversFile }, style) {
	if (waiversFile === void 0) return [];
	const { path, source } = waiversFile;
	return [{
		label: "Waivers",
		text: source === void 0 ? `no file ${style.code(path)}` : sourceText(source, style)
	}];
}
function policyText({ event, policy, searches }, style) {
	const isCommandLine = event === _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD;
	if (policy === void 0 && searches.length === 0) return "not read";
	if (policy === void 0) return `none, the ${isCommandLine ? "flags" : "inputs of the job"} set the limits`;
	if (policy.kind === "input") return isCommandLine ? "--policy" : "the input policy";
	return sourceText(policy, style);
}
function sourceText(policy, style) {
	if (policy.kind === "local-file") return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
	return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}
function orDash(text, style) {
	return text === void 0 ? "–" : style.code(text);
}
// src/report/pages/rule-table.ts
/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
function otherRules(report, rows) {
	const { rules, breakingRules } = report;
	const nameCell = ruleCells(report);
	const others = rules.slice(breakingRules, breakingRules + rows);
	const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== void 0);
	const hasEpss = others.some(({ epss }) => epssText(epss) !== "–");
	return table([
		{
			title: "Rule",
			cell: (rule) => `${nameCell(rule)}${waivedText(rule)}`
		},
		{
			title: "Severity",
			cell: ({ severity }) => severity ?? "unrated"
		},
		{
			title: "Issues",
			isNumber: true,
			cell: (rule) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)(boundOfRule(report, rule), rule.issues)
		},
		...hasBaseline ? [{
			title: "New",
			isNumber: true,
			cell: (rule) => newText(report, rule)
		}] : [],
		{
			title: "Product",
			cell: ({ product }) => product ?? "–"
		},
		...hasEpss ? [{
			title: "EPSS",
			isNumber: true,
			cell: (rule) => epssText(rule.epss)
		}] : []
	], others, {
		most: rows,
		noun: "rules",
		inAll: rules.length - breakingRules
	});
}
/** Gives the probability of exploitation, in percent. */
function epssText(epss) {
	return epss === void 0 || !(epss >= 0 && epss <= 1) ? "–" : `${(epss * 100).toFixed(1)}%`;
}
function waivedText({ waivedUntil }) {
	return waivedUntil === void 0 ? "" : ` (waived until ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(waivedUntil)})`;
}
function boundOfRule(report, { severity }) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOfColumn */ .Gs)(report, severity ?? "unrated");
}
/** Says how many more there are than on the baseline. */
function newText(report, rule) {
	return rule.issuesAtBaseline === void 0 ? "–" : (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)(boundOfRule(report, rule), (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .newIssues */ .xe)(rule), "–");
}
// src/report/pages/waiver-table.ts
const STATE_TEXT = {
	active: "active",
	"expiring-soon": "**expires soon**",
	expired: "**expired**: does not apply",
	unused: "unused: matched nothing"
};
/** True for a waiver that holds and leaves no issue: there is nothing to do about it. */
function isCalm({ state, excess }) {
	return state === "active" && excess === 0n;
}
/** These waivers of the policy, those that need attention first. */
function waiverTable(report, rows, waivers = report.waivers) {
	return table([
		{
			title: "Waived rule",
			cell: ({ rule }) => (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(rule)
		},
		...waivers.some(({ issueTypes, severities }) => issueTypes !== void 0 || severities !== void 0) ? [{
			title: "Only",
			cell: scopeText
		}] : [],
		{
			title: "Issues",
			isNumber: true,
			cell: (waiver) => issuesText(report, waiver)
		},
		{
			title: "State",
			cell: stateText
		},
		{
			title: "Until",
			cell: ({ expires }) => (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(expires)
		},
		{
			title: "Owner",
			cell: ({ owner }) => (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(owner)
		},
		...waivers.some(({ ticket }) => ticket !== void 0) ? [{
			title: "Ticket",
			cell: ticketText
		}] : [],
		{
			title: "Reason",
			cell: ({ reason }) => (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)
		}
	], waivers.toSorted((a, b) => urgency(a) - urgency(b)), {
		most: rows,
		noun: "waivers"
	});
}
/** A line for each waiver that should be looked at: expired, soon to expire, or without a match. Plain text, for a log. */
function waiverLines({ waivers }) {
	return waivers.filter(({ state }) => state !== "active").toSorted((a, b) => urgency(a) - urgency(b)).map((waiver) => `Waiver of ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(waiver.rule)} (${peopleOf(waiver)}): ${plainState(waiver)}`);
}
function peopleOf({ owner, ticket }) {
	return [owner, ...ticket === void 0 ? [] : [ticket]].map((text) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text)).join(", ");
}
function plainState({ state, expires, near }) {
	if (state === "expired") return `expired on ${expires}, does not apply.`;
	if (state === "expiring-soon") return `expires soon, on ${expires}.`;
	return `unused, matched nothing.${near === void 0 ? "" : ` Did you mean ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(near)}?`}`;
}
function stateText({ state, near }) {
	return near === void 0 ? STATE_TEXT[state] : `${STATE_TEXT[state]}; did you mean ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(near)}?`;
}
function scopeText({ issueTypes = [], severities = [] }) {
	return [...issueTypes.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA), ...severities].join(", ");
}
function ticketText({ ticket }) {
	return ticket === void 0 ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ticket);
}
/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText(report, { state, issues, maxIssues, excess }) {
	const bound = report.countsAre === "exact" && report.waived === void 0 ? "at-least" : report.countsAre;
	const text = state === "expired" ? "0" : (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)(bound, issues);
	if (maxIssues === void 0) return text;
	return `${text} (at most ${maxIssues}${excess > 0n ? `, ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)(bound)}${excess} more` : ""})`;
}
function urgency({ state }) {
	return [
		"expired",
		"expiring-soon",
		"unused",
		"active"
	].indexOf(state);
}
// src/report/text/condition-text.ts
/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
function conditionText(report, condition) {
	const { column, count, compare, states, max, waived } = condition;
	const isNew = compare === "new" && condition.new !== void 0;
	const found = isNew ? condition.new : condition.found;
	const words = [...isNew ? ["new"] : [], ...column === void 0 ? [] : [column]];
	const noun = `${count === "groups" ? "rule" : "issue"}${found === 1n ? "" : "s"}`;
	const where = states === void 0 ? [] : [(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .statesText */ .W0)(states)];
	const bound = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .atLeast */ .jZ)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOf */ .s0)(report, condition));
	const left = waived > 0n ? `, ${bound}${waived} waived` : "";
	return `${bound}${[
		found,
		...words,
		noun,
		...where
	].join(" ")}${left}, ${max === 0n ? "none" : max} allowed`;
}
// src/report/text/projects/as-section.ts
/** What each part says. A section is the report of its project, without what is told of the whole. */
function sectionsOf(report, projects) {
	const ofTheRun = new Set(report.notices);
	const ofProjects = new Set(projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)));
	return {
		whole: {
			...report,
			notices: report.notices.filter((notice) => !ofProjects.has(notice))
		},
		sections: projects.map((project) => ({
			...project,
			siblings: [],
			requests: report.requests,
			requirement: void 0,
			problems: [],
			notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
			waivers: project.waivers.map((waiver) => waiver.state === "unused" ? {
				...waiver,
				state: "active"
			} : waiver),
			policy: withoutChange(project.policy),
			waiversFile: project.waiversFile && {
				...project.waiversFile,
				source: withoutChange(project.waiversFile.source)
			},
			nextStep: report.replay === void 0 ? project.nextStep : ""
		}))
	};
}
function withoutChange(source) {
	return source?.kind === "file" ? {
		...source,
		isChangedInPullRequest: void 0
	} : source;
}
// src/report/text/fit-page.ts
/**
* The page with as much as fits, culprits first; undefined where not even the page without any entry does. A page with
* fewer entries is shorter, so the numbers are found by halving; the whole page is tried first.
*/
function fitPage(render, most, fits) {
	const whole = render(most);
	if (fits(whole)) return whole;
	const culprits = mostThatFits(most.culprits, (number) => fits(render({
		culprits: number,
		rows: 0
	})));
	if (culprits === void 0) return void 0;
	if (culprits < most.culprits) return render({
		culprits,
		rows: 0
	});
	const rows = mostThatFits(most.rows, (number) => fits(render({
		culprits,
		rows: number
	})));
	return rows === void 0 ? void 0 : render({
		culprits,
		rows
	});
}
/** The largest number up to `most` that fits; undefined where 0 does not. */
function mostThatFits(most, fits) {
	let best;
	let low = 0;
	let high = most;
	while (low <= high) {
		const number = Math.floor((low + high) / 2);
		if (fits(number)) {
			best = number;
			low = number + 1;
		} else high = number - 1;
	}
	return best;
}
// src/report/pages/condition-table.ts
/** Limit, found and result of every condition, the broken ones first; new and waived where there can be any. */
function conditionTable(report, rows) {
	return table([
		{
			title: "Condition",
			cell: nameCell
		},
		{
			title: "Limit",
			isNumber: true,
			cell: ({ max }) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .limitText */ .PW)(max)
		},
		{
			title: "Found",
			isNumber: true,
			cell: (condition) => foundCell(report, condition)
		},
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)(report) ? [{
			title: "New",
			isNumber: true,
			cell: (condition) => newCell(report, condition)
		}] : [],
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .canWaive */ .Rq)(report) ? [{
			title: "Waived",
			isNumber: true,
			cell: (condition) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .waivedText */ .W)(report, condition)
		}] : [],
		{
			title: "Result",
			cell: resultCell
		}
	], (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.conditions), {
		most: rows,
		noun: "conditions"
	});
}
function nameCell({ name, count, compare, states }) {
	const details = [
		...count === "groups" ? ["rules"] : [],
		...compare === "new" ? ["new only"] : [],
		...states === void 0 ? [] : [(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .statesText */ .W0)(states)]
	];
	return details.length === 0 ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name) : `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)} (${details.join(", ")})`;
}
function foundCell(report, condition) {
	return strongIf((condition.compare === "all" || condition.new === void 0) && condition.result === "broken", (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .foundText */ .iq)(report, condition));
}
function newCell(report, condition) {
	return strongIf(condition.compare === "new" && condition.new !== void 0 && condition.result === "broken", (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .newText */ .SF)(report, condition));
}
/** The number that breaks the limit. */
function strongIf(isBreaking, text) {
	return isBreaking ? `**${text}**` : text;
}
function resultCell({ action, result }) {
	if (result === "broken") return action === "fail" ? "❌ broken" : "⚠️ broken (warning)";
	return {
		unproven: "❔ not proven",
		ok: "✅ ok",
		"not-applicable": "➖ not applicable"
	}[result];
}
// src/report/text/sums-by-cell.ts
/** Adds up the issues of all rules. */
function sumByCell({ rules }) {
	const sums = /* @__PURE__ */ new Map();
	for (const { severity = "unrated", product = "other", issues } of rules) {
		const row = sums.get(severity) ?? /* @__PURE__ */ new Map();
		if (row.size === 0) sums.set(severity, row);
		row.set(product, (row.get(product) ?? 0n) + issues);
	}
	return {
		cells: new Map([...sums].flatMap(cellsOf)),
		products: new Set([...sums.values()].flatMap(productsOf))
	};
}
function cellsOf([severity, row]) {
	return [...row].map(([product, issues]) => [cellKey(severity, product), issues]);
}
function productsOf(row) {
	return [...row.keys()];
}
function cellKey(severity, product) {
	return `${severity} ${product}`;
}
// src/report/pages/count-matrix.ts
/** The columns that broken conditions count, and those that were not read to their end, worst first. */
function openColumns({ conditions, counts }) {
	const broken = conditions.filter(({ result }) => result === "broken");
	const columns = new Set(broken.flatMap(({ column, rules }) => [column, ...rules.flatMap((rule) => rule.columns)]));
	return _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.filter((column) => columns.has(column) || counts[column] === void 0);
}
/**
* Open issues by severity and product, for these severities. A dash is a product that was not scanned, which is not the
* same as 0.
*/
function countMatrix(report, severities = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP) {
	const sums = sumByCell(report);
	const scanned = new Set(report.scans.flatMap(({ products }) => products));
	const isAiCodeAmongOthers = scanned.has("ai-code") && sums.products.has("other") && !sums.products.has("ai-code");
	return table([
		{
			title: "Severity",
			cell: (severity) => severity
		},
		...[..._publish_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv, "other"].filter((product) => sums.products.has(product) || scanned.has(product) && !(product === "ai-code" && isAiCodeAmongOthers)).map((product) => ({
			title: product === "other" && isAiCodeAmongOthers ? "ai-code, other" : product,
			isNumber: true,
			cell: (severity) => cellText(report, severity, sums.cells.get(cellKey(severity, product)), scanned.has(product) || product === "other" && isAiCodeAmongOthers)
		})),
		{
			title: "Total",
			isNumber: true,
			cell: (severity) => totalText(report, severity)
		}
	], severities, {
		most: severities.length,
		noun: "severities"
	});
}
function cellText(report, severity, sum, isScanned) {
	if (sum === void 0 && !(isScanned && report.counts[severity] !== void 0)) return "–";
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOfColumn */ .Gs)(report, severity), sum ?? 0n);
}
function totalText(report, severity) {
	const text = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(report, report.counts[severity]);
	return /\d/.test(text) ? `**${text}**` : text;
}
// src/report/pages/culprits.ts
/**
* So many places of a rule stand open, so many of a condition, and so many are shown at all: fewer where the page is
* cut.
*/
const OPEN_PLACES_OF_A_RULE = 5;
const OPEN_PLACES = 15;
const MOST_PLACES = 50;
const PLACES_PER_RULE = 10;
/** Lists for each broken condition the rules that it counts, those that block first. */
function culprits(report, level, room) {
	const broken = [...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .blockers */ .mN)(report), ...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .warnings */ .AR)(report)];
	const shown = broken.slice(0, room.most);
	const left = broken.length - shown.length;
	const places = placesOf(report, shown);
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(...shown.map((condition, index) => section$1(report, condition, places[index], level, room)), left === 0 ? "" : `and ${left} more broken ${left === 1 ? "condition" : "conditions"}`);
}
function section$1(report, condition, places, level, { most, open }) {
	const { name, action, rules, rulesInAll } = condition;
	const mark = action === "fail" ? "❌" : "⚠️";
	const shown = rules.slice(0, most);
	const [first, folded] = [shown.slice(0, open), shown.slice(open)];
	const left = rulesInAll - shown.length;
	const rest = left === 0 ? "" : `and ${left} more ${left === 1 ? "rule" : "rules"}`;
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(`${level} ${mark} ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}: ${conditionText(report, condition)}`, culpritTable(report, condition, first), folded.length === 0 ? rest : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(`${folded.length} more`, (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(culpritTable(report, condition, folded), rest)), placeList(report, condition, places, most));
}
/** Where the culprits are: a few of each stand open. Issues may be among them that the condition does not count. */
function placeList(report, condition, { places, areAbove }, most) {
	if (areAbove) return "Their places are listed above.";
	if (places.length === 0) return "";
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToCode */ .$d)(report.links);
	const nameOf = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
	const ruleOf = new Map(places.map((place) => [place, ruleOfPlace(place, condition)]));
	const isOfOne = new Set(ruleOf.values()).size === 1;
	const item = (place) => {
		const { where, facts } = placeFacts(place);
		const rule = ruleOf.get(place);
		const texts = (isOfOne || rule === void 0 ? facts : [nameOf(rule), ...facts]).map((fact) => fact === "first seen by this scan" ? fact : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(fact));
		return `- ${[link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(where), place.url), ...texts].join(" · ")}`;
	};
	const shown = places.slice(0, Math.min(most * PLACES_PER_RULE, MOST_PLACES));
	const open = openOf(shown, ruleOf);
	const left = places.length - shown.length;
	const folded = [...shown.filter((place) => !open.has(place)).map(item), ...left > 0 ? [`- and ${placesInWords(left)}`] : []];
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)("Among them:", [...open].map(item).join("\n"), folded.length === 0 ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(placesInWords(places.length - open.size), folded.join("\n")));
}
/** The first of each rule, in their order. */
function openOf(places, ruleOf) {
	const counts = /* @__PURE__ */ new Map();
	const first = places.filter((place) => {
		const rule = ruleOf.get(place);
		const count = (counts.get(rule) ?? 0) + 1;
		counts.set(rule, count);
		return count <= OPEN_PLACES_OF_A_RULE;
	});
	return new Set(first.slice(0, OPEN_PLACES));
}
function placesInWords(more) {
	return `${more} more ${more === 1 ? "place" : "places"}`;
}
/** Columns that would be empty are left out. */
function culpritTable(report, condition, shown) {
	const text = (count) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundText */ .O6)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .boundOf */ .s0)(report, condition), count, "–");
	const waivedOf = (rule) => judgedOf(condition, rule) - rule.issues;
	const hasNew = shown.some((rule) => rule.new !== void 0);
	const hasEpss = shown.some(({ epss }) => epssText(epss) !== "–");
	const hasWaived = shown.some((rule) => waivedOf(rule) > 0n);
	const nameCell = ruleCells(report);
	return table([
		{
			title: "Rule",
			cell: (rule) => `${nameCell(rule)}${endingWaiver(report, rule)}`
		},
		{
			title: "Severity",
			cell: ({ columns: severities }) => severities.join(", ") || "–"
		},
		{
			title: "Issues",
			isNumber: true,
			cell: ({ found }) => text(found)
		},
		...hasNew ? [{
			title: "New",
			isNumber: true,
			cell: (rule) => text(rule.new)
		}] : [],
		...hasWaived ? [{
			title: "Waived",
			isNumber: true,
			cell: (rule) => text(waivedOf(rule))
		}] : [],
		{
			title: "Product",
			cell: ({ product }) => product ?? "–"
		},
		...hasEpss ? [{
			title: "EPSS",
			isNumber: true,
			cell: (rule) => epssText(rule.epss)
		}] : []
	], shown, {
		most: shown.length,
		noun: "rules"
	});
}
/** What the condition judges of the rule, before waivers. */
function judgedOf({ compare }, { found, new: more }) {
	return compare === "new" && more !== void 0 ? more : found;
}
function endingWaiver({ waivers }, { ruleId, rulePath }) {
	const ending = waivers.find(({ rule, state }) => state === "expiring-soon" && (rule === rulePath || rule === ruleId));
	return ending === void 0 ? "" : ` (waiver ends ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ending.expires)})`;
}
// src/report/pages/judged-line.ts
/** What the verdict says nothing about, a line each: nobody may take it for judged. */
function unjudged(report) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .unjudgedLines */ .sm)(report, {
		loud: (text) => `⚠️ **${text}**`,
		code: _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY
	}).join("  \n");
}
/** What was judged, by which scans and how old these were; empty where no scan decided. */
function judgedLine(report, link) {
	const { commit, mergeGroupCommit, scans, siblings } = report;
	const deciding = scans.filter(({ decides }) => decides.length > 0);
	if (commit === void 0 || deciding.length === 0) return "";
	const group = mergeGroupCommit === void 0 ? "" : ` of the queued pull request (${notScannedGroup(mergeGroupCommit)})`;
	const project = siblings.length === 0 ? "" : ` of ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(deciding[0]?.repository ?? report.repository)}`;
	const judged = deciding.map((scan) => scanText(scan, report, link)).join("; ");
	return `Judged commit ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(commit.slice(0, 12))}${project}${group}: ${judged}`;
}
/** Whether a rule requires this check; empty where that is not known. */
function requirementLine({ requirement }) {
	if (requirement === void 0) return "";
	return `**${requirement.required ? "Required" : "Not required"}**: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(requirement.text)}`;
}
/** A merge group is judged by the pull request that is queued in it. */
function notScannedGroup(commit) {
	return `the merge group's own commit ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(commit.slice(0, 12))} was not scanned`;
}
function scanText(scan, report, link) {
	const kind = scan.isFullScan ? "full" : "diff";
	return `${scan.decides.join(", ")} by ${kind} scan ${link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(scan.id), scan.url)}${ageText(scan, report, link)}`;
}
function ageText({ completedAtMs }, { times, links }, link) {
	if (completedAtMs === void 0) return "";
	return `, ended ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(completedAtMs, times.startedAtMs, link("this run", links.run))}`;
}
// src/report/pages/known-and-missing.ts
/** Says for an inconclusive run what is known, and what is missing for a verdict; the reason is in the headline. */
function knownAndMissing(report, link, rows) {
	return `**Known**\n\n${list(knownFacts(report, link), {
		most: Math.max(rows, 1),
		noun: "facts"
	})}\n\n**Missing**\n\n${list(missingFacts(report), {
		most: Math.max(rows, 1),
		noun: "conditions"
	})}`;
}
function knownFacts(report, link) {
	const commit = report.commit === void 0 ? [] : [`Commit ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.commit.slice(0, 12))} of ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.repository)}.`];
	const waited = report.times.waitedSeconds >= 1 ? [`Waited ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(report.times.waitedSeconds)}.`] : [];
	const scans = report.scans.map((scan) => scanFact(scan, link));
	const facts = [
		...commit,
		...scans,
		...seenFacts(report, link),
		...mergeGroup(report),
		...waited
	];
	return facts.length === 0 ? [`Repository ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.repository)}; nothing was sent to the platform.`] : facts;
}
/** What there is in place of the scan that was looked for. */
function seenFacts({ seen, scans, times }, link) {
	if (seen === void 0) return [];
	const { scan, project } = seen;
	const isKnown = scan === void 0 || scans.some(({ id }) => id === scan.id);
	return [...project === void 0 ? [] : [`The commit was scanned as ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(project)}.`], ...isKnown ? [] : [`Seen instead: ${seenText(scan, times.startedAtMs, link)}.`]];
}
function seenText({ id, url, commit, ref, status, startedAtMs, completedAtMs }, runStartedAtMs, link) {
	const of = commit === void 0 ? "no named commit" : `commit ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(commit.slice(0, 12))}`;
	const on = ref === void 0 ? "" : ` on ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ref)}`;
	const [what, at] = completedAtMs === void 0 ? ["started", startedAtMs] : ["ended", completedAtMs];
	const when = at === void 0 ? "" : `, ${what} ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(at, runStartedAtMs)}`;
	return `scan ${link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(id), url)} of ${of}${on}, ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}${when}`;
}
function mergeGroup({ mergeGroupCommit }) {
	return mergeGroupCommit === void 0 ? [] : [`Commit of the queued pull request; ${notScannedGroup(mergeGroupCommit)}.`];
}
function scanFact(scan, link) {
	const products = scan.products.length === 0 ? "" : ` of ${scan.products.join(", ")}`;
	const started = scan.startedAtMs === void 0 ? "" : `, started ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteText */ .Wn)(scan.startedAtMs)}`;
	return `Scan ${link((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(scan.id), scan.url)}${products}: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(scan.status)}${started}.`;
}
function missingFacts(report) {
	const scan = report.scans.length > 0 ? [] : ["A scan of this commit that can serve as proof."];
	if (!(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(report)) return [...scan, "The issues: they were not read to the end."];
	const unproven = report.conditions.filter(({ result }) => result === "unproven").map(({ name }) => `Proof of ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}.`);
	return unproven.length > 0 ? [...scan, ...unproven] : [...scan, "Proof that what was read is right and complete."];
}
// src/report/pages/paste-lines.ts
/**
* Lines to copy for the first rule that breaks the policy: its waiver, and the command that lists its issues; empty
* where there is none.
*/
function pasteLines(report) {
	const wayOut = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .wayOutOf */ .bp)(report);
	if (wayOut === void 0) return "";
	const name = (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report)(wayOut.rule));
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(waiverText(report, wayOut, name), `To list the issues of ${name}, one by one:`, fenced("sh", [wayOut.command]));
}
function waiverText(report, { waiver }, name) {
	if (waiver === void 0) return "";
	return waiver.length === 0 ? `${name} has a waiver in ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverPlace */ .ot)(report, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)}: change that one.` : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(`To waive ${name}, add this to ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .pastePlace */ .vA)(report, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)}, with your own reason, owner and date:`, fenced("yaml", waiver));
}
/** What the lines are, for the line that unfolds them. */
function pasteTitle(report) {
	const command = "the command that lists the issues, one by one";
	return (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .wayOutOf */ .bp)(report)?.waiver === void 0 ? `Lines to copy: ${command}` : `Lines to copy: a waiver, and ${command}`;
}
/** None of the lines is a fence: they begin with words of ours. */
function fenced(language, lines) {
	return [
		`\`\`\`${language}`,
		...lines,
		"```"
	].join("\n");
}
// src/report/pages/problem-list.ts
/** Everything that is wrong in the policy, where that is more than the headline says; else empty. */
function problemList({ problems }, rows) {
	if (problems.length < 2) return "";
	return `**What to correct**\n\n${list(problems.map(_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS), {
		most: Math.max(rows, 1),
		noun: "problems"
	})}`;
}
// src/report/text/projects/project-sums.ts
/**
* The whole with counts that are sums over the projects. What is not known of a project is not 0: the sum is then a
* lower bound, whichever project it is.
*/
function withSums(report, projects) {
	const isExact = projects.every(({ counts, countsAre }) => countsAre === "exact" && _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.every((column) => counts[column] !== void 0));
	const sums = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => [column, projects.reduce((sum, { counts, countsAre }) => sum + (countsAre === "unsettled" ? 0n : counts[column] ?? 0n), 0n)]);
	const wereScanned = new Set(projects.flatMap(({ baseline }) => baseline === void 0 ? [] : [baseline.wasScanned]));
	const waived = projects.map((project) => project.waived);
	const total = sums.reduce((sum, [, count]) => sum + count, 0n);
	return {
		...report,
		baseline: wereScanned.size > 1 ? void 0 : report.baseline,
		countsAre: isExact ? "exact" : "at-least",
		waived: waived.includes(void 0) ? void 0 : waived.reduce((sum, count) => sum + count, 0n),
		counts: {
			...Object.fromEntries(sums),
			total
		}
	};
}
// src/report/pages/projects/whole-page.ts
/**
* One page of several projects: the whole verdict, a table of them, then each with what its own page says. Those that
* simply passed are folded. Undefined where not even the headline and the next step fit.
*/
function wholePage(report, projects, style, fits) {
	const { whole, sections } = sectionsOf(report, projects);
	const loud = sections.filter((project) => !isPlainPass(project));
	const quiet = sections.filter(isPlainPass);
	const top = topOf(whole, projects, style);
	const render = (size) => {
		const projectsInTurn = [...loudSections(loud, projects, style, size), quietSections(quiet, projects, style, size)];
		return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(top(size), ...projectsInTurn, bottomOf(whole, size))}\n`;
	};
	const most = {
		table: projects.length,
		loud: loud.length,
		culprits: Math.max(...sections.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .mostCulprits */ .ki)),
		rows: Math.max((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .longestList */ .XZ)(whole), ...sections.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .longestList */ .XZ)),
		quiet: quiet.length
	};
	const full = render(most);
	return fits(full) ? full : cutPage(render, most, fits);
}
/** What matters most is made as large as it fits, one after the other, before anything of the next is shown. */
function cutPage(render, most, fits) {
	let size = {
		table: 0,
		loud: 0,
		culprits: 0,
		rows: 0,
		quiet: 0
	};
	for (const part of [
		"table",
		"loud",
		"culprits",
		"rows",
		"quiet"
	]) {
		const here = size;
		const number = mostThatFits(most[part], (count) => fits(render({
			...here,
			[part]: count
		})));
		if (number === void 0) return void 0;
		size = {
			...size,
			[part]: number
		};
		if (number < most[part]) break;
	}
	return render(size);
}
function topOf(whole, projects, { levels, hasRequirement }) {
	const { replay, verdict, enforcement, grounds } = wholeHeadline(whole, projects);
	const sums = withSums(whole, projects);
	const isToldHere = whole.replay !== void 0 || (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfNoProject */ .AJ)(whole, projects);
	return ({ table, loud, rows }) => (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(replay === "" ? "" : `> ${replay}`, `${levels[0]} ${verdict}`, enforcement === "" ? "" : `> ${enforcement}`, grounds, isToldHere || loud === 0 ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .toDo */ .Xj)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(whole.nextStep)) : "", problemList(whole, rows), whole.siblings.length === 0 ? "" : (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingsLine */ ._u)(whole, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY), hasRequirement ? requirementLine(whole) : "", projectTable(projects, table), (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCounts */ .Tk)(sums) ? `In all: ${countLine(sums)}` : "", titled("Notes", notes(whole, rows)));
}
function loudSections(loud, projects, style, size) {
	const left = loud.slice(size.loud);
	return [...loud.slice(0, size.loud).map((project) => section(project, projects, style, size)), left.length === 0 ? "" : `Not shown here: ${(0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(left, (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects), _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)}`];
}
function quietSections(quiet, projects, style, size) {
	if (quiet.length === 0) return "";
	const left = quiet.length - size.quiet;
	const shown = quiet.slice(0, size.quiet).map((project) => section(project, projects, style, size));
	if (shown.length === 0) return "";
	const title = quiet.length === 1 ? "1 project that passed" : `${quiet.length} projects that passed`;
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)(title, (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(...shown, left === 0 ? "" : `and ${left} more, see the table`));
}
function section(project, projects, { levels, body }, size) {
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .projectHeadline */ .Ch)(project, levels[1], (0,_project_names_js__WEBPACK_IMPORTED_MODULE_5__/* .projectNames */ .Qw)(projects)(project, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)), body(project, size));
}
function titled(title, body) {
	return body === "" ? "" : `**${title}**\n\n${body}`;
}
function bottomOf(whole, { rows }) {
	const waivers = waiverTable(whole, rows);
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(waivers === "" ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)("Waivers of all projects", waivers), (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .placesLine */ .F1)({
		...whole,
		links: {
			...whole.links,
			findings: void 0
		}
	}, (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .uM)(whole.links)));
}
// src/report/pages/what-to-do.ts
/** The next step: three ways out of a fail, one sentence for everything else, a replay among it; empty where there is nothing to do. */
function whatToDo(report, link) {
	const isFail = report.verdict.word === "fail" && report.replay === void 0;
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .toDo */ .Xj)(isFail ? waysOut(report, link) : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(report.nextStep));
}
function waysOut(report, link) {
	const { links, verdict, event } = report;
	const repairs = (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .remediesOf */ .AJ)(report).map(({ remedy, list }) => ({
		remedy,
		rules: (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .culpritText */ .F7)(list, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY, (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkToRules */ .dV)(links)),
		isOne: (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneIssue */ .AG)(list)
	}));
	const [isTriage, isWaiver] = [(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .mayTriage */ .SX)(report), (0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWaive */ .qo)(report)];
	const rerun = link("re-run this job", links.run);
	const triage = `**triage** ${link("the issues on the platform", links.findings)}, then ${rerun}: it takes seconds, nothing is scanned again`;
	const again = `${rerun}: what is taken back ${link("on the platform", links.findings)} needs no new scan`;
	return [
		...repairs.length === 0 ? ["- **Fix** the issues, and push, or"] : repairs.map(repairLine(isTriage ? "or" : "then")),
		`- ${isTriage ? triage : again}${isWaiver ? ", or" : "."}`,
		...isWaiver ? [`- **waive** a rule in ${(0,_way_out_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverPlace */ .ot)(report, _headline_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)}, with a reason, an owner and an expiry date.`] : [],
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isIncompleteFail */ .zn)(report) ? ["", `For the part that was not read: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .inWordsOf */ .Wh)(event, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM[verdict.reason]))}`] : [],
		...verdict.reason === "unclassified" ? ["", `For the issues of unknown severity: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .inWordsOf */ .Wh)(event, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM.unclassified))}`] : []
	].join("\n");
}
/** `last` leads to what stands below the repairs. */
function repairLine(last) {
	return ({ remedy, rules, isOne }, index, all) => `- ${REPAIRS[remedy](rules, isOne)}, ${index === all.length - 1 ? last : "and"}`;
}
const REPAIRS = {
	revoke: (rules, isOne) => `${isOne ? "The" : "Each"} secret found by ${rules}: **revoke it, then remove it**, and push`,
	update: (rules) => `**Update or remove the package** of ${rules}, and push`,
	fix: (rules) => `**Fix** ${rules}, and push`,
	unsilence: (rules) => `**Fix** ${rules}, **or take back what silences it**`,
	look: (rules) => `**Look** at ${rules}, which no scan detects any more`
};
// src/report/pages/short-page.ts
/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
function shortPage(report, level) {
	return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report, level), whatToDo(report, (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .uM)(report.links)))}\n`;
}



/***/ }),

/***/ 3865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/text/not-held-text.ts
/** A failure of a replay says so where the record does not answer a question. */
const NOT_HELD = "the record holds no answer to";
/** Says whether that is what a message says. */
function saysNotHeld(message) {
	return message.includes(NOT_HELD);
}
// src/domain/text/reason-words.ts
/** A headline is made of these: the name of a reason is for programs. */
const REASON_WORDS = {
	config: {
		missing: "a setting of the gate is wrong",
		actor: "gate"
	},
	"no-token": {
		missing: "the gate has no token for the platform",
		actor: "gate"
	},
	"bad-event": {
		missing: "this event does not say which commit to judge",
		actor: "gate"
	},
	"policy-missing": {
		missing: "the policy cannot be found",
		actor: "gate"
	},
	"policy-invalid": {
		missing: "the policy has mistakes",
		actor: "gate"
	},
	github: {
		missing: "GitHub did not give what the verdict needs",
		actor: "gate"
	},
	"no-scan": {
		missing: "no scan of this commit was found",
		actor: "scans"
	},
	"scan-running": {
		missing: "the scan of this commit has not ended yet",
		actor: "time"
	},
	"scan-failed": {
		missing: "the scan of this commit failed",
		actor: "scans"
	},
	"scan-cancelled": {
		missing: "the scan of this commit was cancelled",
		actor: "scans"
	},
	"scan-never-finished": {
		missing: "the scan of this commit stopped before its end",
		actor: "scans"
	},
	"scan-inconsistent": {
		missing: "the platform contradicts itself about the scan",
		actor: "scans"
	},
	"partial-only": {
		missing: "the scans of this commit ran only a part of the rules",
		actor: "scans"
	},
	"wrong-repository": {
		missing: "this commit was scanned as a project of another name",
		actor: "gate"
	},
	"product-missing": {
		missing: "a product that must be scanned was not",
		actor: "scans"
	},
	superseded: {
		missing: "a newer scan has replaced the issues of this commit",
		actor: "author"
	},
	"index-lag": {
		missing: "the issues of this scan cannot be found yet",
		actor: "platform"
	},
	unstable: {
		missing: "the issues changed while they were read",
		actor: "time"
	},
	unclassified: {
		missing: "issues have a severity that this version does not know",
		actor: "gate"
	},
	auth: {
		missing: "the platform refused the token",
		actor: "gate"
	},
	"not-found": {
		missing: "the platform does not have what the gate asked for",
		actor: "gate"
	},
	gone: {
		missing: "the platform has retired what the gate asked for",
		actor: "gate"
	},
	"api-changed": {
		missing: "the platform gave an answer that this version does not know",
		actor: "gate"
	},
	"rate-limited": {
		missing: "the platform takes no more requests for now",
		actor: "platform"
	},
	network: {
		missing: "the platform could not be reached, or not in time",
		actor: "platform"
	},
	tls: {
		missing: "the certificate of the platform is not trusted here",
		actor: "gate"
	},
	server: {
		missing: "the platform failed to answer",
		actor: "platform"
	},
	redirect: {
		missing: "the platform sent the gate to another address",
		actor: "gate"
	},
	"too-large": {
		missing: "an answer of the platform is too large",
		actor: "gate"
	},
	contract: {
		missing: "an answer of the platform is not as documented",
		actor: "gate"
	},
	"cursor-loop": {
		missing: "the platform repeats its pages without an end",
		actor: "platform"
	},
	"page-limit": {
		missing: "there are more pages than the gate reads",
		actor: "gate"
	},
	budget: {
		missing: "the platform failed too often in this run",
		actor: "platform"
	},
	cancelled: {
		missing: "the run was stopped before it could decide",
		actor: "time"
	},
	internal: {
		missing: "the gate itself has a defect",
		actor: "gate"
	}
};
/** A replay asks a record, and no platform: these are its words where the record does not answer. */
const NOT_HELD_WORDS = {
	missing: "the record does not hold what this policy asks for",
	actor: "gate"
};
/** Says in a sentence who can do something about it. */
const WHO_ACTS = {
	gate: "This is not caused by this change: whoever owns the gate can mend it.",
	scans: "Whoever runs the scans can mend it.",
	time: "It takes time, and then a re-run.",
	platform: "This is not caused by this change: it takes time, and then a re-run.",
	author: "The author can mend it, by judging the newer commit or by scanning this one again."
};
/** The same in a few words, where there is little room. */
const WHO_ACTS_SHORT = {
	gate: "not caused by this change, for the gate's owner",
	scans: "for whoever runs the scans",
	time: "takes time and a re-run",
	platform: "not caused by this change, takes time and a re-run",
	author: "for the author of the change"
};
// src/report/text/reasons/told-reason.ts
/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
function missingText({ verdict }) {
	return verdict.reason === void 0 ? "" : wordsOf(verdict.reason, verdict.message).missing;
}
/**
* Says in sentences since when it is missing, where that is known, and who can do something about it. It is empty for a
* fail, of which the change is the cause, and for a replay: of that day nobody has to do anything.
*/
function whoActs(report) {
	const { verdict, nextStep, replay } = report;
	if (verdict.word !== "inconclusive" || replay !== void 0) return "";
	return [SINCE[verdict.reason]?.(report) ?? "", nextStep === "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it." ? "" : WHO_ACTS[wordsOf(verdict.reason, verdict.message).actor]].filter((sentence) => sentence !== "").join(" ");
}
/** The same in a few words, without a time. */
function whoActsShort({ verdict }) {
	return verdict.reason === void 0 ? "" : WHO_ACTS_SHORT[wordsOf(verdict.reason, verdict.message).actor];
}
function wordsOf(reason, message) {
	return reason === "not-found" && saysNotHeld(message) ? NOT_HELD_WORDS : REASON_WORDS[reason];
}
const ended = ({ scans: [scan], times }) => scan?.completedAtMs === void 0 ? "" : `The scan ended ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(scan.completedAtMs, times.startedAtMs)}.`;
const newerStarted = ({ seen, times }) => {
	const startedAtMs = seen?.scan?.startedAtMs;
	return startedAtMs === void 0 ? "" : `The newer scan started ${(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .beforeRun */ .ND)(startedAtMs, times.startedAtMs)}.`;
};
/** Since when, for the reasons whose message does not say it. */
const SINCE = {
	"scan-failed": ended,
	"scan-cancelled": ended,
	"scan-never-finished": ended,
	"index-lag": ended,
	superseded: newerStarted
};



/***/ })

};
;