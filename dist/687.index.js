"use strict";
exports.id = 687;
exports.ids = [687];
exports.modules = {

/***/ 687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ baselineRules),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   DA: () => (/* binding */ pasteLines),
/* harmony export */   F1: () => (/* binding */ placesLine),
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   JN: () => (/* binding */ knownAndMissing),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   RI: () => (/* binding */ culprits),
/* harmony export */   _V: () => (/* binding */ judgedLine),
/* harmony export */   cv: () => (/* binding */ proofFacts),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   he: () => (/* binding */ sumByCell),
/* harmony export */   hi: () => (/* binding */ epssText),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   n1: () => (/* binding */ proof),
/* harmony export */   n8: () => (/* binding */ fitPage),
/* harmony export */   pe: () => (/* binding */ countMatrix),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   y8: () => (/* binding */ otherRules),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(800);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(913);


// src/report/record/json-text.ts
const { rawJSON } = JSON;
/**
* JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
* JSON escapes, which any reader turns back. A log that prints the file contains no workflow command from it.
*/
function jsonText(value, indent) {
	const json = JSON.stringify(withoutBigints(value), null, indent);
	return (PLAIN.test(json) ? json : (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.replaceUnseen)(json, (character) => character === "\n" ? character : escaped(character))).replaceAll("##[", "#\\u0023[");
}
/** Instead of a replacer, which would be called for every member. What contains no bigint is not copied. */
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
const PLAIN = /^[\n -~]*$/;
function escaped(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
// src/report/text/markdown.ts
/** Longest sentence from outside that a page shows, in code points. */
const MOST_OF_A_SENTENCE = 800;
/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
const MOST_OF_AN_ADDRESS = 2e3;
/**
* Outside text as a code span: the only form in which GitHub makes no mention, reference, link, emoji or formula of it.
* Safe in a paragraph, a list and a link label; in a table too, where `table` escapes the bars.
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
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, MOST_OF_A_SENTENCE).split(" ").filter((word) => word !== "").map((word, index) => index === 0 ? firstWord(word) : laterWord(word)).join(" ");
}
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
	const hosts = new Set([
		links.platform,
		links.findings,
		links.run
	].map(hostOf));
	return (label, url) => {
		const host = hostOf(url);
		const address = host === void 0 || !hosts.has(host) ? "" : destination(url);
		return address === "" || address.length > MOST_OF_AN_ADDRESS ? label : `[${label}](<${address}>)`;
	};
}
/** A folded part of the page. */
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
function hostOf(url) {
	if (url === void 0 || !URL.canParse(url)) return void 0;
	const { protocol, username, password, host } = new URL(url);
	return protocol === "https:" && username === "" && password === "" && !host.startsWith("[") ? host : void 0;
}
/** Percent-encodes what Markdown could read as its own, and what no address needs. */
function destination(url) {
	return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
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
/** Every waiver of the policy, those that need attention first. */
function waiverTable({ waivers }, rows) {
	return table([
		{
			title: "Waived rule",
			cell: ({ rule }) => code(rule)
		},
		{
			title: "Issues",
			isNumber: true,
			cell: issuesText
		},
		{
			title: "State",
			cell: ({ state }) => STATE_TEXT[state]
		},
		{
			title: "Until",
			cell: ({ expires }) => code(expires)
		},
		{
			title: "Owner",
			cell: ({ owner }) => code(owner)
		},
		{
			title: "Reason",
			cell: ({ reason }) => prose(reason)
		}
	], waivers.toSorted((a, b) => urgency(a) - urgency(b)), {
		most: rows,
		noun: "waivers"
	});
}
/** One line about the waivers that no longer apply; empty without any. */
function expiredNote({ waivers }) {
	const expired = waivers.filter(({ state }) => state === "expired").length;
	return expired === 0 ? "" : `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(expired, "waiver")} expired: the issues count again.`;
}
/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText({ issues, maxIssues, excess }) {
	if (maxIssues === void 0) return String(issues);
	return `${issues} (at most ${maxIssues}${excess > 0n ? `, ${excess} more` : ""})`;
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
const POLICY_CHANGED = "This pull request changes the policy file; its copy is not applied.";
/** What a reader should know that does not decide. */
function notes(report, rows) {
	return list([
		...hasOwnPolicyChange(report) ? [POLICY_CHANGED] : [],
		expiredNote(report),
		...report.notices.map(prose)
	].filter((item) => item !== ""), {
		most: rows,
		noun: "notices"
	});
}
/** True when the pull request under test edits the policy that judges it. */
function hasOwnPolicyChange({ policy }) {
	return policy?.kind === "file" && policy.isChangedInPullRequest === true;
}
// src/report/pages/proof.ts
const USUAL_SEARCHES = /* @__PURE__ */ new Set([
	..._calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC,
	_index_js__WEBPACK_IMPORTED_MODULE_1__.RATED_SEARCH,
	_index_js__WEBPACK_IMPORTED_MODULE_1__.OTHER_SEARCH
]);
/** What the verdict rests on: scans, commit, ref, products, times, policy, requests, and searches beyond the usual ones. */
function proof(report, link, rows) {
	const items = proofFacts(report, {
		code,
		link
	}, rows).map(({ label, text, details = [] }) => [`**${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)].join("\n"));
	return list(items, {
		most: items.length,
		noun: "facts"
	});
}
/** The same as plain data, for at most `rows` scans and searches. */
function proofFacts(report, style, rows) {
	const { times, requests, baseline } = report;
	const pullRequest = report.pullRequest === void 0 ? "" : `, pull request ${report.pullRequest}`;
	const waited = times.waitedSeconds >= 1 ? `, of which ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.durationText)(times.waitedSeconds)} waiting` : "";
	const readAt = times.issuesReadAtMs === void 0 ? "not read" : `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.minuteText)(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
	return [
		{
			label: "Commit",
			text: `${orDash(report.commit, style)} of ${style.code(report.repository)}, ref ${orDash(report.ref, style)}`
		},
		...scanFacts(report, style, rows),
		{
			label: "Policy",
			text: policyText(report, style)
		},
		...baseline === void 0 ? [] : [{
			label: "Baseline",
			text: style.code(baseline.ref)
		}],
		{
			label: "Issues read",
			text: readAt
		},
		...searchFacts(report, style, rows),
		{
			label: "Event",
			text: `${style.code(report.event)}${pullRequest}`
		},
		{
			label: "Run",
			text: `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.minuteText)(times.startedAtMs)}, took ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.durationText)(times.seconds)}${waited}`
		},
		{
			label: "Requests",
			text: `${requests.sent} sent, ${requests.planned} planned`
		}
	];
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
	return `started ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.minuteText)(startedAtMs)}, finished ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.minuteText)(completedAtMs)}${maker}`;
}
/** The six searches that every run makes need not be shown. */
function searchFacts({ searches }, style, rows) {
	const further = searches.filter((search) => !USUAL_SEARCHES.has(search));
	if (further.length === 0) return [];
	const left = further.length - rows;
	const details = further.slice(0, rows).map((search) => style.code(search));
	return [{
		label: "Further searches",
		text: "for conditions of the policy",
		details: left > 0 ? [...details, `and ${left} more searches`] : details
	}];
}
function policyText({ policy, searches }, style) {
	if (policy === void 0) return searches.length === 0 ? "not read" : "none, the inputs of the job set the limits";
	if (policy.kind === "input") return "the input policy";
	if (policy.kind === "local-file") return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
	return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}
function orDash(text, style) {
	return text === void 0 ? "–" : style.code(text);
}
// src/report/pages/rule-table.ts
/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
function otherRules({ rules, breakingRules }, rows) {
	const others = rules.slice(breakingRules, breakingRules + rows);
	const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== void 0);
	const hasEpss = others.some(({ epss }) => epssText(epss) !== "–");
	return table([
		{
			title: "Rule",
			cell: (rule) => `${nameCell$1(rule)}${waivedText(rule)}`
		},
		{
			title: "Severity",
			cell: ({ severity }) => severity ?? "unrated"
		},
		{
			title: "Issues",
			isNumber: true,
			cell: ({ issues }) => String(issues)
		},
		...hasBaseline ? [{
			title: "New",
			isNumber: true,
			cell: newText
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
/** What a reader knows the rule by, and the whole name where that is more. */
function nameCell$1(rule) {
	const [short, whole] = [(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.shortRuleName)(rule), (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.ruleName)(rule)];
	return short === whole ? code(whole) : `${code(short)} · ${code(whole)}`;
}
/** Probability of exploitation, in percent. */
function epssText(epss) {
	return epss === void 0 || !(epss >= 0 && epss <= 1) ? "–" : `${(epss * 100).toFixed(1)}%`;
}
function waivedText({ waivedUntil }) {
	return waivedUntil === void 0 ? "" : ` (waived until ${code(waivedUntil)})`;
}
/** More than on the baseline. */
function newText({ issues, issuesAtBaseline }) {
	if (issuesAtBaseline === void 0) return "–";
	return String(issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n);
}
// src/report/text/condition-text.ts
/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `≥ 1 new issue, none allowed`. */
function conditionText(report, condition) {
	const { column, count, compare, max, waived } = condition;
	const isNew = compare === "new" && condition.new !== void 0;
	const found = isNew ? condition.new : condition.found;
	const words = [...isNew ? ["new"] : [], ...column === void 0 ? [] : [column]];
	const noun = `${count === "groups" ? "rule" : "issue"}${found === 1n ? "" : "s"}`;
	const { before, after } = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.boundOf)(report, condition);
	const left = waived > 0n ? `, ${waived} waived` : "";
	return `${before}${[
		found,
		...words,
		noun
	].join(" ")}${after}${left}, ${max === 0n ? "none" : max} allowed`;
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
/** Only names with a hyphen: the others are ordinary words, too. */
function inputName(word) {
	return word.replace(/^[a-z]+(?:-[a-z]+)+(?=[.,:;]?$)/, (name) => Object.hasOwn(_index_js__WEBPACK_IMPORTED_MODULE_1__.ACTION_INPUTS, name) ? code(name) : name);
}
/** A first word that is not an ordinary word, such as a name, stays as it is. */
function capitalized(text) {
	return text.replace(/^[a-z](?=[a-z]*(?:[ ,.:;]|$))/, (letter) => letter.toUpperCase());
}
function ended(text) {
	return text === "" || /[.!?…]["'`)]*$/.test(text) ? text : `${text}.`;
}
// src/report/text/fit-page.ts
/**
* The page with as much as fits, culprits first; undefined where not even the page without any entry does. A page with fewer entries is shorter, so the
* numbers are found by halving; the whole page is tried first.
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
// src/report/pages/baseline-rules.ts
/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
function baselineRules(report, most) {
	const { baseline, fixedRules, rules } = report;
	if (baseline === void 0 || fixedRules === void 0) return "";
	return [named("New", rules.flatMap(({ issues, issuesAtBaseline = 0n, ...rule }) => issues > issuesAtBaseline ? [{
		...rule,
		issues: issues - issuesAtBaseline
	}] : []), most), named("Fixed", fixedRules, most)].filter((line) => line !== "").join("  \n");
}
function named(title, rules, most) {
	if (rules.length === 0) return "";
	const shown = rules.slice(0, most).map((rule) => `${code((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.shortRuleName)(rule))} (${rule.issues})`);
	const left = rules.length - shown.length;
	const rest = left === 0 ? "" : `${shown.length === 0 ? "" : " and "}${left} ${shown.length === 0 ? "" : "more "}${left === 1 ? "rule" : "rules"}`;
	return `**${title}:** ${shown.join(", ")}${rest}`;
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
			cell: ({ max }) => String(max)
		},
		{
			title: "Found",
			isNumber: true,
			cell: (condition) => foundCell(report, condition)
		},
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isCompared)(report) ? [{
			title: "New",
			isNumber: true,
			cell: (condition) => newCell$1(report, condition)
		}] : [],
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.canWaive)(report) ? [{
			title: "Waived",
			isNumber: true,
			cell: waivedCell
		}] : [],
		{
			title: "Result",
			cell: resultCell
		}
	], (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.worstFirst)(report.conditions), {
		most: rows,
		noun: "conditions"
	});
}
function nameCell({ name, count, compare }) {
	const details = [...count === "groups" ? ["rules"] : [], ...compare === "new" ? ["new only"] : []];
	return details.length === 0 ? code(name) : `${code(name)} (${details.join(", ")})`;
}
function foundCell(report, condition) {
	return strongIf((condition.compare === "all" || condition.new === void 0) && condition.result === "broken", (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.foundText)(report, condition));
}
function newCell$1(report, condition) {
	return strongIf(condition.compare === "new" && condition.new !== void 0 && condition.result === "broken", (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.newText)(report, condition));
}
function waivedCell({ waived }) {
	return String(waived);
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
// src/report/pages/count-line.ts
/** All counts in one line: `**3** critical · **14** high · 0 medium …`, what waivers take out, and against the baseline. */
function countLine(report) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.hasCounts)(report)) return "The issues were not read.";
	const { waived } = report;
	const counts = [..._calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => `${countText(report.counts[column])} ${column}`), ...waived === void 0 || waived === 0n ? [] : [`of these ${waived} waived`]].join(" · ");
	const comparison = baselineText(report);
	return comparison === "" ? counts : `${counts}  \n${comparison}`;
}
function countText(count) {
	if (count === void 0) return "?";
	return count > 0n ? `**${count}**` : "0";
}
function baselineText({ baseline, newTotal, fixedTotal }) {
	if (baseline === void 0) return "";
	const against = `against the baseline ${code(baseline.ref)}`;
	if (baseline.wasScanned === false) return `No scan of the baseline ${code(baseline.ref)} is known: everything counts as new.`;
	const changes = [...newTotal === void 0 ? [] : [`**${newTotal}** new`], ...fixedTotal === void 0 ? [] : [`${fixedTotal} fixed`]];
	return changes.length === 0 ? `Compared ${against}.` : `${changes.join(", ")} ${against}`;
}
// src/report/text/sums-by-cell.ts
/** Adds up the issues of all rules. */
function sumByCell({ rules }) {
	const cells = /* @__PURE__ */ new Map();
	const products = /* @__PURE__ */ new Set();
	for (const { severity = "unrated", product = "other", issues } of rules) {
		const key = cellKey(severity, product);
		cells.set(key, (cells.get(key) ?? 0n) + issues);
		products.add(product);
	}
	return {
		cells,
		products
	};
}
function cellKey(severity, product) {
	return `${severity} ${product}`;
}
// src/report/pages/count-matrix.ts
/** Open issues by severity and product. A dash is a product that was not scanned, which is not the same as 0. */
function countMatrix(report) {
	const sums = sumByCell(report);
	const scanned = new Set(report.scans.flatMap(({ products }) => products));
	const isAiCodeAmongOthers = scanned.has("ai-code") && sums.products.has("other") && !sums.products.has("ai-code");
	return table([
		{
			title: "Severity",
			cell: (severity) => severity
		},
		...[..._calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv, "other"].filter((product) => sums.products.has(product) || scanned.has(product) && !(product === "ai-code" && isAiCodeAmongOthers)).map((product) => ({
			title: product === "other" && isAiCodeAmongOthers ? "ai-code, other" : product,
			isNumber: true,
			cell: (severity) => cellText(sums.cells.get(cellKey(severity, product)), report.counts[severity], scanned.has(product) || product === "other" && isAiCodeAmongOthers)
		})),
		{
			title: "Total",
			isNumber: true,
			cell: (severity) => totalText(report.counts[severity])
		}
	], _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP, {
		most: _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length,
		noun: "severities"
	});
}
function cellText(sum, total, isScanned) {
	if (sum === void 0) return isScanned && total !== void 0 ? "0" : "–";
	return total === void 0 ? `${sum} so far` : String(sum);
}
function totalText(total) {
	return total === void 0 ? "not read" : `**${total}**`;
}
// src/report/pages/culprits.ts
/** For each broken condition the rules that it counts, those that block first. */
function culprits(report, level, room) {
	const broken = [...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.blockers)(report), ...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report)];
	const shown = broken.slice(0, room.most);
	const left = broken.length - shown.length;
	return paragraphs(...shown.map((condition) => section(report, condition, level, room)), left === 0 ? "" : `and ${left} more broken ${left === 1 ? "condition" : "conditions"}`);
}
function section(report, condition, level, { most, open }) {
	const { name, action, rules, rulesInAll } = condition;
	const mark = action === "fail" ? "❌" : "⚠️";
	const shown = rules.slice(0, most);
	const [first, folded] = [shown.slice(0, open), shown.slice(open)];
	const left = rulesInAll - shown.length;
	const rest = left === 0 ? "" : `and ${left} more ${left === 1 ? "rule" : "rules"}`;
	return paragraphs(`${level} ${mark} ${code(name)}: ${conditionText(report, condition)}`, culpritTable(report, condition, first), folded.length === 0 ? rest : details(`${folded.length} more`, paragraphs(culpritTable(report, condition, folded), rest)));
}
/** Columns that would be empty are left out. */
function culpritTable(report, condition, shown) {
	const waivedOf = (rule) => judgedOf(condition, rule) - rule.issues;
	const hasNew = shown.some((rule) => rule.new !== void 0);
	const hasEpss = shown.some(({ epss }) => epssText(epss) !== "–");
	const hasWaived = shown.some((rule) => waivedOf(rule) > 0n);
	return table([
		{
			title: "Rule",
			cell: (rule) => `${nameCell$1(rule)}${endingWaiver(report, rule)}`
		},
		{
			title: "Severity",
			cell: ({ columns: severities }) => severities.join(", ") || "–"
		},
		{
			title: "Issues",
			isNumber: true,
			cell: ({ found }) => String(found)
		},
		...hasNew ? [{
			title: "New",
			isNumber: true,
			cell: newCell
		}] : [],
		...hasWaived ? [{
			title: "Waived",
			isNumber: true,
			cell: (rule) => String(waivedOf(rule))
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
function newCell(rule) {
	return rule.new === void 0 ? "–" : String(rule.new);
}
/** What the condition judges of the rule, before waivers. */
function judgedOf({ compare }, { found, new: more }) {
	return compare === "new" && more !== void 0 ? more : found;
}
function endingWaiver({ waivers }, { ruleId, rulePath }) {
	const ending = waivers.find(({ rule, state }) => state === "expiring-soon" && (rule === rulePath || rule === ruleId));
	return ending === void 0 ? "" : ` (waiver ends ${code(ending.expires)})`;
}
// src/report/pages/headline.ts
/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
function headline(report, level) {
	return paragraphs(`${level} ${verdictLine(report)}`, enforcementNote(report), grounds(report), incompleteNote(report));
}
/** Where to look: the issues of the branch, and this run. */
function placesLine({ links }, link) {
	const places = [...links.findings === void 0 ? [] : [link("issues on the platform", links.findings)], ...links.run === void 0 ? [] : [link("this run", links.run)]];
	return places.length === 0 ? "" : `See ${places.join(" · ")}`;
}
function verdictLine(report) {
	const { verdict } = report;
	if (verdict.reason === "config") return `⚠️ Findings Gate is inconclusive: ${code("config")}: ${sentence(verdict.message)}`;
	if (verdict.word === "inconclusive") return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
	if (verdict.word === "fail") return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? "❌ Findings Gate failed, and not everything was read" : `❌ Findings Gate failed: ${prose(verdict.message)}`;
	const broken = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length;
	const warned = broken === 0 ? "" : ` with ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(broken, "warning")}`;
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return `⚠️ Findings Gate passed${warned}: nothing blocks`;
	if (report.notScanned.length > 0) return `⚠️ Findings Gate passed${warned}; not scanned: ${report.notScanned.join(", ")}`;
	return `✅ Findings Gate passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}
/** Left out where the heading has them, and where there are none. */
function grounds(report) {
	const { verdict } = report;
	if (verdict.word === "fail" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	if (verdict.reason === "config" || isPlainPass(report) || (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return "";
	const told = sentence(verdict.message);
	return verdict.word === "inconclusive" ? `${told} **Not proven, so not a pass.**` : told;
}
function isPlainPass(report) {
	return report.verdict.word === "pass" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report) && report.notScanned.length === 0 && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length === 0;
}
function enforcementNote(report) {
	const { exitCode, isSoftened, mode, verdict } = report;
	if (mode === "report" && exitCode === 0) return "> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.";
	if (isSoftened && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isUnenforced)(report)) return `> **Not enforced.** ${code(`on-inconclusive`)} softens ${code(verdict.reason ?? "")} to a warning: this job succeeds, and nothing is proven.`;
	return "";
}
function incompleteNote(report) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	return `**Incomplete:** the reading was cut short (${code(report.verdict.reason ?? "")}). What was read is enough to fail, and the true counts can only be higher.`;
}
// src/report/pages/judged-line.ts
/** What was judged, by which scans and how old these were, and what nobody scanned; empty where no scan decided. */
function judgedLine(report, link) {
	const { commit, mergeGroupCommit, scans, unscanned } = report;
	const deciding = scans.filter(({ decides }) => decides.length > 0);
	if (commit === void 0 || deciding.length === 0) return "";
	const group = mergeGroupCommit === void 0 ? "" : ` of the queued pull request (${notScannedGroup(mergeGroupCommit)})`;
	const judged = deciding.map((scan) => scanText(scan, report, link)).join("; ");
	const loud = unscanned.length === 0 ? "" : `. ⚠️ **Not scanned: ${unscanned.join(", ")}**`;
	return `Judged commit ${code(commit.slice(0, 12))}${group}: ${judged}${loud}`;
}
/** A merge group is judged by the pull request that is queued in it. */
function notScannedGroup(commit) {
	return `the merge group's own commit ${code(commit.slice(0, 12))} was not scanned`;
}
function scanText(scan, report, link) {
	const kind = scan.isFullScan ? "full" : "diff";
	return `${scan.decides.join(", ")} by ${kind} scan ${link(code(scan.id), scan.url)}${ageText(scan, report, link)}`;
}
function ageText({ completedAtMs }, { times, links }, link) {
	if (completedAtMs === void 0) return "";
	return `, ended ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.beforeRun)(completedAtMs, times.startedAtMs, link("this run", links.run))}`;
}
// src/report/pages/known-and-missing.ts
/** For an inconclusive run: what is known, and what is missing for a verdict; the reason is in the headline. */
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
	const commit = report.commit === void 0 ? [] : [`Commit ${code(report.commit.slice(0, 12))} of ${code(report.repository)}.`];
	const waited = report.times.waitedSeconds >= 1 ? [`Waited ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.durationText)(report.times.waitedSeconds)}.`] : [];
	const scans = report.scans.map((scan) => scanFact(scan, link));
	const facts = [
		...commit,
		...scans,
		...seenFacts(report, link),
		...mergeGroup(report),
		...waited
	];
	return facts.length === 0 ? [`Repository ${code(report.repository)}; nothing was sent to the platform.`] : facts;
}
/** What there is in place of the scan that was looked for. */
function seenFacts({ seen, scans, times }, link) {
	if (seen === void 0) return [];
	const { scan, project } = seen;
	const isKnown = scan === void 0 || scans.some(({ id }) => id === scan.id);
	return [...project === void 0 ? [] : [`The commit was scanned as ${code(project)}.`], ...isKnown ? [] : [`Seen instead: ${seenText(scan, times.startedAtMs, link)}.`]];
}
function seenText({ id, url, commit, ref, status, startedAtMs, completedAtMs }, runStartedAtMs, link) {
	const of = commit === void 0 ? "no named commit" : `commit ${code(commit.slice(0, 12))}`;
	const on = ref === void 0 ? "" : ` on ${code(ref)}`;
	const [what, at] = completedAtMs === void 0 ? ["started", startedAtMs] : ["ended", completedAtMs];
	return `scan ${link(code(id), url)} of ${of}${on}, ${code(status)}${at === void 0 ? "" : `, ${what} ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.beforeRun)(at, runStartedAtMs)}`}`;
}
function mergeGroup({ mergeGroupCommit }) {
	return mergeGroupCommit === void 0 ? [] : [`Commit of the queued pull request; ${notScannedGroup(mergeGroupCommit)}.`];
}
function scanFact(scan, link) {
	const products = scan.products.length === 0 ? "" : ` of ${scan.products.join(", ")}`;
	const started = scan.startedAtMs === void 0 ? "" : `, started ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.minuteText)(scan.startedAtMs)}`;
	return `Scan ${link(code(scan.id), scan.url)}${products}: ${code(scan.status)}${started}.`;
}
function missingFacts(report) {
	const scan = report.scans.length > 0 ? [] : ["A scan of this commit that can serve as proof."];
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.hasCounts)(report)) return [...scan, "The issues: none were read to the end."];
	const unproven = report.conditions.filter(({ result }) => result === "unproven").map(({ name }) => `Proof of ${code(name)}.`);
	return unproven.length > 0 ? [...scan, ...unproven] : [...scan, "Proof that what was read is right and complete."];
}
// src/report/pages/paste-lines.ts
/** Lines to copy for the first rule that breaks the policy: its waiver, and the command that lists its issues; empty where there is none. */
function pasteLines(report) {
	const wayOut = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.wayOutOf)(report);
	if (wayOut === void 0) return "";
	const name = code((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.shortRuleName)(wayOut.rule));
	return paragraphs(`To waive ${name}, add this to ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.pastePlace)(report, code)}, with your own reason, owner and date:`, fenced("yaml", wayOut.waiver), `To list the issues of ${name}:`, fenced("sh", [wayOut.command]));
}
/** None of the lines is a fence: they begin with words of ours. */
function fenced(language, lines) {
	return [
		`\`\`\`${language}`,
		...lines,
		"```"
	].join("\n");
}
// src/report/pages/what-to-do.ts
/** The next step: three ways out of a fail, one sentence for everything else; empty where there is nothing to do. */
function whatToDo(report, link) {
	const steps = report.verdict.word === "fail" ? waysOut(report, link) : sentence(report.nextStep);
	return steps === "" ? "" : `#### What to do\n\n${steps}`;
}
function waysOut(report, link) {
	const { links, verdict } = report;
	const rules = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.culpritText)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.culpritList)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.blockers)(report)), code);
	return [
		`- **Fix** ${rules === "" ? "the issues" : rules}, and push, or`,
		`- **triage** ${link("the issues on the platform", links.findings)}, then ${link("re-run this job", links.run)}: it takes seconds, nothing is scanned again, or`,
		`- **waive** a rule in ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.waiverPlace)(report, code)}, with a reason, an owner and an expiry date.`,
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? ["", `For the part that was not read: ${sentence(_calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM[verdict.reason])}`] : [],
		...verdict.reason === "unclassified" ? ["", `For the issues of unknown severity: ${sentence(_calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM.unclassified)}`] : []
	].join("\n");
}



/***/ })

};
;