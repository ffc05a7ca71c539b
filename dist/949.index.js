"use strict";
exports.id = 949;
exports.ids = [949];
exports.modules = {

/***/ 511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);

// src/report/json/json-text.ts
const { rawJSON } = JSON;
/**
* JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
* JSON escapes, which any reader turns back. A log that prints the file contains no command from it for any CI system:
* `##[name]`, `##vso[…]`.
*/
function jsonText(value, indent) {
	const json = JSON.stringify(withoutBigints(value), null, indent);
	const shown = PLAIN_JSON.test(json) ? json : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.replaceUnseen)(json, (character) => character === "\n" ? character : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.unitEscapes)(character));
	return shown.includes("##") ? shown.replace(/##(?=[a-z]*\[)/gi, "#\\u0023") : shown;
}
/** This stands for a replacer, which would be called for every member. What contains no bigint is not copied. */
function withoutBigints(value) {
	if (typeof value === "bigint") return rawJSON(String(value));
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(withoutBigints);
	let copy;
	for (const name in value) {
		const member = value[name];
		const written = withoutBigints(member);
		if (written === member) continue;
		copy ??= { ...value };
		copy[name] = written;
	}
	return copy ?? value;
}
/** Seen characters of ASCII, and the line feeds between the lines: most texts, and found out much faster than what is unseen. */
const PLAIN_JSON = /^[\n -~]*$/;



/***/ }),

/***/ 987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cp: () => (/* binding */ changeNotes),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   F1: () => (/* binding */ placesLine),
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   Ml: () => (/* binding */ gapText),
/* harmony export */   Mp: () => (/* binding */ headlineLines),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   Xp: () => (/* binding */ notScannedText),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   b_: () => (/* binding */ shortPage),
/* harmony export */   dV: () => (/* binding */ linkToRules),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   sm: () => (/* binding */ unjudgedLines),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   uU: () => (/* binding */ waiverLines),
/* harmony export */   uv: () => (/* binding */ isCalm),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(800);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(710);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(458);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(865);




/**
* Makes a code span of outside text: the only form in which GitHub makes no mention, reference, link, emoji or formula
* of it. Safe in a paragraph, a list and a link label; in a table too, where `table` escapes the bars.
*/
function code(text, most) {
	const inside = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, most).replaceAll("<!--", "<! --");
	if (inside === "") return "–";
	const fence = "`".repeat(absentRun(inside));
	return /^`|`$|^ .* $/u.test(inside) && inside.trim() !== "" ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}
/**
* A sentence of ours that may quote outside text: plain words and numbers stay, every other word becomes a code span.
* Never starts a list, a heading or any other block.
*/
function prose(text) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, 800).split(" ").filter((word) => word !== "").map((word, index) => index === 0 ? firstWord(word) : laterWord(word)).join(" ");
}
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
	const hosts = new Set([
		links.platform,
		links.findings,
		links.run
	].map(_index_js__WEBPACK_IMPORTED_MODULE_1__.hostOf));
	return (label, url) => {
		const host = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.hostOf)(url);
		const address = host === void 0 || !hosts.has(host) ? "" : (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.destination)(url);
		return address === "" || address.length > 2e3 ? label : `[${label}](<${address}>)`;
	};
}
/** Links the name of a rule to its page on the platform, and to nothing else. */
function linkToRules({ platform }) {
	const pageOf = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.rulePages)(platform);
	return (label, url) => {
		const page = pageOf(url);
		return page === void 0 ? label : `[${label}](<${page}>)`;
	};
}
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
	return word.replace(/^[a-z]+(?:-[a-z]+)+(?=[.,:;]?$)/, (name) => Object.hasOwn(_calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .bn, name) ? code(name) : name);
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
	return paragraphs(`${level} ${verdictLine(report, MARKDOWN)}`, enforcement === "" ? "" : `> ${enforcement}`, grounds(report, MARKDOWN), incompleteNote(report, MARKDOWN));
}
/** The same without Markdown, a line each, for a log. */
function headlineLines(report) {
	return [
		plainSentence(verdictLine(report, PLAIN)),
		enforcementNote(report, PLAIN),
		grounds(report, PLAIN),
		incompleteNote(report, PLAIN)
	].filter((line) => line !== "");
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
	code: (text) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text),
	prose: (text) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, 800),
	sentence: (text) => plainSentence((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, 800))
};
/** Says where to look: at the issues of the branch, where the ways out of a fail do not lead there, and at this run. */
function placesLine({ verdict, links }, link) {
	const places = [...links.findings === void 0 || verdict.word === "fail" ? [] : [link("issues on the platform", links.findings)], ...links.run === void 0 ? [] : [link("this run", links.run)]];
	return places.length === 0 ? "" : `See ${places.join(" · ")}`;
}
function verdictLine(report, { mark, prose }) {
	const { verdict } = report;
	if (verdict.word === "inconclusive") return `${mark("⚠️")}Findings Gate is inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .missingText */ .qq)(report)}`;
	if (verdict.word === "fail") return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? `${mark("❌")}Findings Gate failed, and not everything was read` : `${mark("❌")}Findings Gate failed: ${prose(verdict.message)}`;
	const broken = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length;
	const warned = broken === 0 ? "" : ` with ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(broken, "warning")}`;
	const open = leftOpen(report);
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return `${mark("⚠️")}Findings Gate passed${warned}: ${["nothing blocks", ...open].join("; ")}`;
	if (open.length > 0) return `${mark("⚠️")}Findings Gate passed${warned}; ${open.join("; ")}`;
	return `${mark("✅")}Findings Gate passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}
/** What a pass says nothing about. */
function leftOpen({ notScanned, indexGap }) {
	return [...notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(", ")}`], ...indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_2__/* .indexGapText */ .o_)(indexGap)]];
}
/** Left out where the heading has them, and where there are none. */
function grounds(report, { strong, code, sentence }) {
	const { verdict } = report;
	if (verdict.word === "fail" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	if (isPlainPass(report) || (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return "";
	const told = sentence(verdict.message);
	if (verdict.word !== "inconclusive") return told;
	return [
		told,
		(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .whoActs */ .Q_)(report),
		`${strong("Not proven, so not a pass")} (${code(verdict.reason)}).`
	].filter((part) => part !== "").join(" ");
}
function isPlainPass(report) {
	return report.verdict.word === "pass" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report) && leftOpen(report).length === 0 && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length === 0;
}
function enforcementNote(report, { strong, code }) {
	const { exitCode, isSoftened, mode, verdict } = report;
	if (mode === "report" && exitCode === 0) return `${strong("Not enforced.")} The gate only reports (${code("mode: report")}): this job succeeds whatever the verdict.`;
	if (isSoftened && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isUnenforced)(report)) {
		const softened = `${code("on-inconclusive")} softens ${code(verdict.reason ?? "")} to a warning`;
		return `${strong("Not enforced.")} ${softened}: this job succeeds, and nothing is proven.`;
	}
	return "";
}
function incompleteNote(report, { strong, code }) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	const reason = code(report.verdict.reason ?? "");
	return `${strong("Incomplete:")} ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .missingText */ .qq)(report)} (${reason}). What was read is enough to fail, and the true counts can only be higher.`;
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
			cell: ({ rule }) => code(rule)
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
			cell: ({ expires }) => code(expires)
		},
		{
			title: "Owner",
			cell: ({ owner }) => code(owner)
		},
		...waivers.some(({ ticket }) => ticket !== void 0) ? [{
			title: "Ticket",
			cell: ticketText
		}] : [],
		{
			title: "Reason",
			cell: ({ reason }) => prose(reason)
		}
	], waivers.toSorted((a, b) => urgency(a) - urgency(b)), {
		most: rows,
		noun: "waivers"
	});
}
/** Gives one line about the waivers that no longer apply; it is empty without any. */
function expiredNote({ waivers }) {
	const expired = waivers.filter(({ state }) => state === "expired").length;
	return expired === 0 ? "" : `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(expired, "waiver")} expired: the issues count again.`;
}
/** A line for each waiver that should be looked at: expired, soon to expire, or without a match. Plain text, for a log. */
function waiverLines({ waivers }) {
	return waivers.filter(({ state }) => state !== "active").toSorted((a, b) => urgency(a) - urgency(b)).map((waiver) => `Waiver of ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(waiver.rule)} (${peopleOf(waiver)}): ${plainState(waiver)}`);
}
function peopleOf({ owner, ticket }) {
	return [owner, ...ticket === void 0 ? [] : [ticket]].map((text) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text)).join(", ");
}
function plainState({ state, expires, near }) {
	if (state === "expired") return `expired on ${expires}, does not apply.`;
	if (state === "expiring-soon") return `expires soon, on ${expires}.`;
	return `unused, matched nothing.${near === void 0 ? "" : ` Did you mean ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(near)}?`}`;
}
function stateText({ state, near }) {
	return near === void 0 ? STATE_TEXT[state] : `${STATE_TEXT[state]}; did you mean ${code(near)}?`;
}
function scopeText({ issueTypes = [], severities = [] }) {
	return [...issueTypes.map(_index_js__WEBPACK_IMPORTED_MODULE_1__.issueTypeWord), ...severities].join(", ");
}
function ticketText({ ticket }) {
	return ticket === void 0 ? "" : code(ticket);
}
/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText(report, { state, issues, maxIssues, excess }) {
	const bound = report.countsAre === "exact" && report.waived === void 0 ? "at-least" : report.countsAre;
	const text = state === "expired" ? "0" : (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.boundText)(bound, issues);
	if (maxIssues === void 0) return text;
	return `${text} (at most ${maxIssues}${excess > 0n ? `, ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.atLeast)(bound)}${excess} more` : ""})`;
}
function urgency({ state }) {
	return [
		"expired",
		"expiring-soon",
		"unused",
		"active"
	].indexOf(state);
}
// src/report/pages/notes.ts
const WAIVERS_CHANGED = "This pull request changes the waivers file; its copy is not applied.";
const POLICY_CHANGED = "This pull request changes the policy file; its copy is not applied.";
/** What a reader should know that does not decide. */
function notes(report, rows) {
	return list([
		...changeNotes(report),
		expiredNote(report),
		...report.notices.map(prose)
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
// src/report/text/condition-text.ts
/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
function conditionText(report, condition) {
	const { column, count, compare, max, waived } = condition;
	const isNew = compare === "new" && condition.new !== void 0;
	const found = isNew ? condition.new : condition.found;
	const words = [...isNew ? ["new"] : [], ...column === void 0 ? [] : [column]];
	const noun = `${count === "groups" ? "rule" : "issue"}${found === 1n ? "" : "s"}`;
	const bound = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.atLeast)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.boundOf)(report, condition));
	const left = waived > 0n ? `, ${bound}${waived} waived` : "";
	return `${bound}${[
		found,
		...words,
		noun
	].join(" ")}${left}, ${max === 0n ? "none" : max} allowed`;
}
// src/report/text/siblings.ts
/** The others are told as a number. */
const MOST_NAMED_SIBLINGS = 10;
/**
* The other projects of this repository, whose scans of the commit were not judged; empty where none is known. `code`
* makes a name harmless.
*/
function siblingsText({ siblings }, code) {
	if (siblings.length === 0) return "";
	const named = siblings.slice(0, MOST_NAMED_SIBLINGS).map(({ repositoryId, name }) => `${code(name)} (project ${repositoryId})`);
	const left = siblings.length - named.length;
	return `Not judged: ${left === 0 ? named.join(", ") : `${named.join(", ")} and ${left} more`}, ${siblings.length === 1 ? "another project" : "other projects"} of this repository that scanned this commit`;
}
// src/report/text/unjudged.ts
/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
function unjudgedLines(report, { loud, code }) {
	const { unscanned, notScanned, indexGap, siblings, event } = report;
	const required = code((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.settingName)("required-products", event));
	const step = notScanned.length > 0 ? unscannedStep(notScanned) : `Name what must be scanned in ${required}.`;
	return [
		...unscanned.length === 0 ? [] : [`${loud(`Not scanned: ${unscanned.join(", ")}`)}. ${step}`],
		...indexGap === void 0 ? [] : [`${loud(capital((0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_2__/* .indexGapText */ .o_)(indexGap)))}. ${GAP_STEP}`],
		...siblings.length === 0 ? [] : [`${siblingsText(report, code)}. ${siblingsStep(siblings.length)}`]
	];
}
/** Of products that the last commits were scanned with. */
function notScannedText(products) {
	return `Not scanned this time: ${products.join(", ")}, although the last commits were. ${CHECK_ITS_JOB}`;
}
function gapText({ counted, found, issueTypes }) {
	return `Gap: the scans counted ${counted} findings (${issueTypes.map(_index_js__WEBPACK_IMPORTED_MODULE_1__.issueTypeWord).join(", ")}), and ${found} can be found. ${GAP_STEP}`;
}
const CHECK_ITS_JOB = "Check that its scan job ran.";
const GAP_STEP = "If that stays so, scan again.";
function unscannedStep(notScanned) {
	return `The last commits were scanned for ${notScanned.join(", ")}. ${CHECK_ITS_JOB}`;
}
function siblingsStep(count) {
	return count === 1 ? "It needs a gate of its own." : "Each needs a gate of its own.";
}
function capital(text) {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
// src/report/pages/what-to-do.ts
/** The next step: three ways out of a fail, one sentence for everything else; empty where there is nothing to do. */
function whatToDo(report, link) {
	const steps = report.verdict.word === "fail" ? waysOut(report, link) : sentence(report.nextStep);
	return steps === "" ? "" : `#### What to do\n\n${steps}`;
}
function waysOut(report, link) {
	const { links, verdict, event } = report;
	const repairs = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.remediesOf)(report).map(({ remedy, list }) => ({
		remedy,
		rules: (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.culpritText)(list, code, linkToRules(links))
	}));
	const isWaiver = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.mayWaive)(report);
	return [
		...repairs.length === 0 ? ["- **Fix** the issues, and push, or"] : repairs.map(repairLine),
		`- **triage** ${link("the issues on the platform", links.findings)}, then ${link("re-run this job", links.run)}: it takes seconds, nothing is scanned again${isWaiver ? ", or" : "."}`,
		...isWaiver ? [`- **waive** a rule in ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.waiverPlace)(report, code)}, with a reason, an owner and an expiry date.`] : [],
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? ["", `For the part that was not read: ${sentence((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.inWordsOf)(event, _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM[verdict.reason]))}`] : [],
		...verdict.reason === "unclassified" ? ["", `For the issues of unknown severity: ${sentence((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.inWordsOf)(event, _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM.unclassified))}`] : []
	].join("\n");
}
function repairLine({ remedy, rules }, index, all) {
	return `- ${REPAIRS[remedy](rules)}${index === all.length - 1 ? ", or" : ", and"}`;
}
const REPAIRS = {
	revoke: (rules) => `The secret found by ${rules}: **revoke it, then remove it**, and push`,
	update: (rules) => `**Update or remove the package** of ${rules}, and push`,
	fix: (rules) => `**Fix** ${rules}, and push`
};
// src/report/pages/short-page.ts
/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
function shortPage(report, level) {
	return `${paragraphs(headline(report, level), whatToDo(report, linkTo(report.links)))}\n`;
}



/***/ }),

/***/ 865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);

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
* fail, of which the change is the cause.
*/
function whoActs(report) {
	const { verdict, nextStep } = report;
	if (verdict.word !== "inconclusive") return "";
	return [SINCE[verdict.reason]?.(report) ?? "", nextStep === "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it." ? "" : WHO_ACTS[wordsOf(verdict.reason, verdict.message).actor]].filter((sentence) => sentence !== "").join(" ");
}
/** The same in a few words, without a time. */
function whoActsShort({ verdict }) {
	return verdict.reason === void 0 ? "" : WHO_ACTS_SHORT[wordsOf(verdict.reason, verdict.message).actor];
}
function wordsOf(reason, message) {
	return reason === "not-found" && saysNotHeld(message) ? NOT_HELD_WORDS : REASON_WORDS[reason];
}
const ended = ({ scans: [scan], times }) => scan?.completedAtMs === void 0 ? "" : `The scan ended ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.beforeRun)(scan.completedAtMs, times.startedAtMs)}.`;
const newerStarted = ({ seen, times }) => {
	const startedAtMs = seen?.scan?.startedAtMs;
	return startedAtMs === void 0 ? "" : `The newer scan started ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.beforeRun)(startedAtMs, times.startedAtMs)}.`;
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