"use strict";
exports.id = 687;
exports.ids = [687];
exports.modules = {

/***/ 687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   B2: () => (/* binding */ ruleTable),
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   JN: () => (/* binding */ knownAndMissing),
/* harmony export */   OP: () => (/* binding */ isPassWhereNothingBlocks),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   QR: () => (/* binding */ isUnenforced),
/* harmony export */   Rq: () => (/* binding */ canWaive),
/* harmony export */   SF: () => (/* binding */ newText),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   XZ: () => (/* binding */ longestList),
/* harmony export */   cv: () => (/* binding */ proofFacts),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   he: () => (/* binding */ sumByCell),
/* harmony export */   hi: () => (/* binding */ epssText),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   mN: () => (/* binding */ blockers),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   n1: () => (/* binding */ proof),
/* harmony export */   nh: () => (/* binding */ subjectLine),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   pe: () => (/* binding */ countMatrix),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   t_: () => (/* binding */ isoText),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   xK: () => (/* binding */ hasFound),
/* harmony export */   zH: () => (/* binding */ details),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(686);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(913);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(132);



// src/report/text/time-text.ts
/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
function minuteText(timeMs) {
	const iso = isoText(timeMs);
	return iso === void 0 ? "–" : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
function isoText(timeMs) {
	if (timeMs === void 0) return void 0;
	const date = new Date(timeMs);
	return Number.isNaN(date.getTime()) ? void 0 : date.toISOString();
}
/** `9.4s`, `45s`, `3m 20s`: as durations are written in inputs and messages. */
function durationText(seconds) {
	if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}
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
	], shown.length, items.length, rows.noun);
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
// src/report/text/report-facts.ts
/** Conditions in the reader's order: broken and blocking, broken, not proven, held, not applicable. */
function worstFirst(conditions) {
	return conditions.toSorted((a, b) => urgency$1(a) - urgency$1(b));
}
function blockers(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "fail");
}
function warnings(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "warn");
}
/** True for a pass that nothing could have kept from passing: a reader must not take it for a clean bill. */
function isPassWhereNothingBlocks({ verdict, conditions }) {
	return verdict.word === "pass" && !conditions.some(_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .canBlock */ .C);
}
/** True for a fail that was proven before everything was read. An unknown severity was read: it only cannot be judged. */
function isIncompleteFail({ verdict }) {
	return verdict.word === "fail" && verdict.reason !== void 0 && verdict.reason !== "unclassified";
}
/** True where the exit code does not follow the verdict because a setting says so. */
function isUnenforced(report) {
	return report.exitCode === 0 && report.verdict.word !== "pass";
}
/** True where at least one column of counts was read to its end. */
function hasCounts({ counts }) {
	return _product_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.some((column) => counts[column] !== void 0);
}
/** True where at least one condition has a number to show. */
function hasFound({ conditions }) {
	return conditions.some(({ found }) => found !== void 0);
}
/** True where something is compared with a baseline: else a column `new` would be empty. */
function isCompared({ conditions }) {
	return conditions.some((condition) => condition.new !== void 0);
}
/** True where a waiver exists: else a column `waived` would be all zeros. */
function canWaive({ conditions, waivers }) {
	return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}
/** What a condition found, shown as what it is: exact, a lower bound that proves the fail, or the part that was read. */
function foundText(report, { found, result }) {
	if (result === "not-applicable") return "–";
	if (found === void 0) return "not read";
	if (result === "ok") return String(found);
	if (report.verdict.word === "inconclusive") return `${found} so far`;
	return isIncompleteFail(report) || result === "unproven" && report.verdict.reason === void 0 ? `≥ ${found}` : String(found);
}
/** `1 condition`, `2 conditions`. */
function counted(count, noun) {
	return `${count} ${noun}${BigInt(count) === 1n ? "" : "s"}`;
}
/** Rows of the longest table that a page of this report can have. */
function longestList({ conditions, rules, waivers, scans, notices, searches }) {
	return Math.max(...[
		conditions,
		rules,
		waivers,
		scans,
		notices,
		searches
	].map(({ length }) => length)) + 2;
}
function urgency$1({ action, result }) {
	if (result === "broken") return action === "fail" ? 0 : 1;
	return {
		unproven: 2,
		ok: 3,
		"not-applicable": 4
	}[result];
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
	return expired === 0 ? "" : `${counted(expired, "waiver")} expired: the issues count again.`;
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
	..._product_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC,
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
	const waited = times.waitedSeconds >= 1 ? `, of which ${durationText(times.waitedSeconds)} waiting` : "";
	const readAt = times.issuesReadAtMs === void 0 ? "not read" : `${minuteText(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
	return [
		{
			label: "Commit",
			text: `${orDash(report.commit, style)} of ${style.code(report.repository)}, ref ${orDash(report.ref, style)}`
		},
		...scanFacts(report, style, rows),
		{
			label: "Policy",
			text: policyText$1(report, style)
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
			text: `${minuteText(times.startedAtMs)}, took ${durationText(times.seconds)}${waited}`
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
	return `started ${minuteText(startedAtMs)}, finished ${minuteText(completedAtMs)}${maker}`;
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
function policyText$1({ policy, searches }, style) {
	if (policy === void 0) return searches.length === 0 ? "not read" : "none, the inputs of the job set the limits";
	if (policy.kind === "input") return "the input policy";
	if (policy.kind === "local-file") return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
	return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}
function orDash(text, style) {
	return text === void 0 ? "–" : style.code(text);
}
// src/report/pages/rule-table.ts
/** The worst rules with their counts and links. Columns that would be empty are left out. */
function ruleTable(report, link, rows) {
	const shown = report.rules.slice(0, rows);
	const hasBaseline = shown.some(({ issuesAtBaseline }) => issuesAtBaseline !== void 0);
	const hasEpss = shown.some(({ epss }) => epssText(epss) !== "–");
	return table([
		{
			title: "Rule",
			cell: (rule) => nameText(rule, link)
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
	], report.rules, {
		most: rows,
		noun: "rules"
	});
}
/** A rule's name: its path, else its id. */
function ruleName({ rulePath, ruleId }) {
	return rulePath || ruleId || "(rule without a name)";
}
/** Probability of exploitation, in percent. */
function epssText(epss) {
	return epss === void 0 || !(epss >= 0 && epss <= 1) ? "–" : `${(epss * 100).toFixed(1)}%`;
}
function nameText(rule, link) {
	const name = link(code(ruleName(rule)), rule.url);
	return rule.waivedUntil === void 0 ? name : `${name} (waived until ${code(rule.waivedUntil)})`;
}
/** More than on the baseline. */
function newText({ issues, issuesAtBaseline }) {
	if (issuesAtBaseline === void 0) return "–";
	return String(issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n);
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
// src/report/text/fit-rows.ts
/**
* The page with as many rows per table as fit; undefined where not even the page without rows does. A page with fewer rows is
* shorter, so the number is found by halving; the whole page is tried first.
*/
function fitRows(render, longestTable, fits) {
	const whole = render(longestTable);
	if (fits(whole)) return whole;
	let best;
	let low = 0;
	let high = longestTable - 1;
	while (low <= high) {
		const rows = Math.floor((low + high) / 2);
		const page = render(rows);
		if (fits(page)) {
			best = page;
			low = rows + 1;
		} else high = rows - 1;
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
			cell: ({ max }) => String(max)
		},
		{
			title: "Found",
			isNumber: true,
			cell: (condition) => foundCell(report, condition)
		},
		...isCompared(report) ? [{
			title: "New",
			isNumber: true,
			cell: newCell
		}] : [],
		...canWaive(report) ? [{
			title: "Waived",
			isNumber: true,
			cell: waivedCell
		}] : [],
		{
			title: "Result",
			cell: resultCell
		}
	], worstFirst(report.conditions), {
		most: rows,
		noun: "conditions"
	});
}
function nameCell({ name, count, compare }) {
	const details = [...count === "groups" ? ["rules"] : [], ...compare === "new" ? ["new only"] : []];
	return details.length === 0 ? code(name) : `${code(name)} (${details.join(", ")})`;
}
function foundCell(report, condition) {
	return strongIf((condition.compare === "all" || condition.new === void 0) && condition.result === "broken", foundText(report, condition));
}
function newCell({ compare, new: more, result }) {
	return more === void 0 ? "–" : strongIf(compare === "new" && result === "broken", String(more));
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
	if (!hasCounts(report)) return "The issues were not read.";
	const { waived } = report;
	const counts = [..._product_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => `${countText(report.counts[column])} ${column}`), ...waived === void 0 || waived === 0n ? [] : [`of these ${waived} waived`]].join(" · ");
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
		...[..._product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCTS */ .zv, "other"].filter((product) => sums.products.has(product) || scanned.has(product) && !(product === "ai-code" && isAiCodeAmongOthers)).map((product) => ({
			title: product === "other" && isAiCodeAmongOthers ? "ai-code, other" : product,
			isNumber: true,
			cell: (severity) => cellText(sums.cells.get(cellKey(severity, product)), report.counts[severity], scanned.has(product) || product === "other" && isAiCodeAmongOthers)
		})),
		{
			title: "Total",
			isNumber: true,
			cell: (severity) => totalText(report.counts[severity])
		}
	], _product_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP, {
		most: _product_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length,
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
// src/report/pages/headline.ts
/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
function headline(report, level) {
	return paragraphs(`${level} ${verdictLine(report)}`, enforcementNote(report), grounds(report), incompleteNote(report));
}
/** What this is about: commit, scan, where to look. An inconclusive page shows the first two under what is known. */
function subjectLine(report, link) {
	const { commit, links, scans, verdict } = report;
	const [scan] = scans;
	const subject = [...commit === void 0 ? [] : [`Commit ${code(commit.slice(0, 12))}`], ...scan === void 0 ? [] : [`scan ${link(code(scan.id), scan.url)}`]];
	const places = [...links.findings === void 0 ? [] : [link("issues on the platform", links.findings)], ...links.run === void 0 ? [] : [link("this run", links.run)]];
	if (verdict.word !== "inconclusive") return [...subject, ...places].join(" · ");
	return places.length === 0 ? "" : `See ${places.join(" · ")}`;
}
function verdictLine(report) {
	const { verdict } = report;
	if (verdict.word === "inconclusive") return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
	if (verdict.word === "fail") return isIncompleteFail(report) ? "❌ Findings Gate failed, and not everything was read" : `❌ Findings Gate failed: ${prose(verdict.message)}`;
	const broken = warnings(report).length;
	const warned = broken === 0 ? "" : ` with ${counted(broken, "warning")}`;
	if (isPassWhereNothingBlocks(report)) return `⚠️ Findings Gate passed${warned}: nothing blocks`;
	return report.notScanned.length > 0 ? `⚠️ Findings Gate passed${warned}; not scanned: ${report.notScanned.join(", ")}` : `✅ Findings Gate passed${warned}`;
}
/** A complete fail has its grounds in the heading. */
function grounds(report) {
	const { verdict } = report;
	if (verdict.word === "fail" && !isIncompleteFail(report)) return "";
	const told = sentence(verdict.message);
	return verdict.word === "inconclusive" ? `${told} **Not proven, so not a pass.**` : told;
}
function enforcementNote(report) {
	const { exitCode, isSoftened, mode, verdict } = report;
	if (mode === "report" && exitCode === 0) return "> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.";
	if (isSoftened && isUnenforced(report)) return `> **Not enforced.** ${code(`on-inconclusive`)} softens ${code(verdict.reason ?? "")} to a warning: this job succeeds, and nothing is proven.`;
	return "";
}
function incompleteNote(report) {
	if (!isIncompleteFail(report)) return "";
	return `**Incomplete:** the reading was cut short (${code(report.verdict.reason ?? "")}). What was read is enough to fail, and the true counts can only be higher.`;
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
	const waited = report.times.waitedSeconds >= 1 ? [`Waited ${durationText(report.times.waitedSeconds)}.`] : [];
	const facts = [
		...commit,
		...report.scans.map((scan) => scanFact(scan, link)),
		...waited
	];
	return facts.length === 0 ? [`Repository ${code(report.repository)}; nothing was sent to the platform.`] : facts;
}
function scanFact(scan, link) {
	const products = scan.products.length === 0 ? "" : ` of ${scan.products.join(", ")}`;
	const started = scan.startedAtMs === void 0 ? "" : `, started ${minuteText(scan.startedAtMs)}`;
	return `Scan ${link(code(scan.id), scan.url)}${products}: ${code(scan.status)}${started}.`;
}
function missingFacts(report) {
	const scan = report.scans.length > 0 ? [] : ["A scan of this commit that can serve as proof."];
	if (!hasCounts(report)) return [...scan, "The issues: none were read to the end."];
	const unproven = report.conditions.filter(({ result }) => result === "unproven").map(({ name }) => `Proof of ${code(name)}.`);
	return unproven.length > 0 ? [...scan, ...unproven] : [...scan, "Proof that what was read is right and complete."];
}
// src/report/pages/what-to-do.ts
/** The next step: three ways out of a fail, one sentence for everything else; empty where there is nothing to do. */
function whatToDo(report, link) {
	const steps = report.verdict.word === "fail" ? waysOut(report, link) : sentence(report.nextStep);
	return steps === "" ? "" : `#### What to do\n\n${steps}`;
}
function waysOut(report, link) {
	return [
		"- **Fix** the issues and push, or",
		`- **triage** them ${link("on the platform", report.links.findings)}, then ${link("re-run this job", report.links.run)}: it takes seconds, nothing is scanned again, or`,
		`- **waive** a rule in ${policyText(report)}, with a reason, an owner and an expiry date.`,
		...isIncompleteFail(report) ? ["", `For the part that was not read: ${sentence(_product_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM[report.verdict.reason])}`] : [],
		...report.verdict.reason === "unclassified" ? ["", `For the issues of unknown severity: ${sentence(_product_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM.unclassified)}`] : []
	].join("\n");
}
function policyText({ policy }) {
	if (policy === void 0) return "a policy (input `policy` or `policy-file`)";
	if (policy.kind === "input") return "the input `policy`";
	return policy.kind === "local-file" ? code(policy.path) : `${code(policy.path)} of ${code(policy.repository)}`;
}



/***/ })

};
;