"use strict";
exports.id = 806;
exports.ids = [806];
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

/***/ 2806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalPublication: () => (/* binding */ refusalPublication)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _unproven_annotation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2082);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2717);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5458);




// src/action/refusal-publication.ts
/**
* Where the report of a refused setting goes: the log and the runner's files. Nothing was asked, so there is nothing
* else to show, and no other page to load.
*/
function refusalPublication({ env, redact, log }) {
	const outputs = (values) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutputs */ .Kn)(env, values);
	const sinks = [
		{
			what: "The log",
			async write(report) {
				for (const line of ["", ...(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalLines */ .s6)(report)]) log.info((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(line));
				return {};
			}
		},
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonReport */ .L7)(redact, (json) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReport */ .u5)(env, void 0, json)),
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOutputs */ .tH)(redact, outputs),
		{
			what: "The job summary",
			write: (report) => (0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSummary */ .Sy)(env, (maxBytes) => cutTo(maxBytes, redact(refusalPage(report))))
		},
		(0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .commentUrlOutput */ .Ee)(redact, outputs)
	];
	return (report, _ready, publishLog) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .publish */ .mk)(report, sinks, publishLog, () => [(0,_unproven_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .unprovenAnnotation */ .NR)(report)]);
}
/** The verdict and the next step, in Markdown. */
function refusalPage(report) {
	return `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report, "##"), (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .toDo */ .Xj)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(report.nextStep)))}\n`;
}
/** It is empty where there is no room. */
function cutTo(maxBytes, page) {
	return Buffer.byteLength(page, "utf8") <= maxBytes ? page : "";
}



/***/ }),

/***/ 4781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isRepositoryPath),
/* harmony export */   y: () => (/* binding */ encodedPath)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);

// src/domain/place/repository-path.ts
/**
* True for the path of a file below the root of a repository: relative, with `/` alone between its parts, none of them
* empty or a step to another folder, plain or encoded, and without a character that cannot be seen.
*/
function isRepositoryPath(path) {
	if (path === void 0 || path.search(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSEEN */ .PR) !== -1 || /\\|^[a-z]:/i.test(path)) return false;
	return path.split("/").every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}
/** The path as a part of an address: each part percent-encoded, so that none of it is a scheme, a query or a fragment. */
function encodedPath(path) {
	return path.split("/").map(encoded).join("/");
}
function encoded(part) {
	return encodeURIComponent(part).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}



/***/ }),

/***/ 883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ rulePages),
/* harmony export */   M2: () => (/* binding */ keptSourceUri),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export MOST_OF_AN_ADDRESS */
// src/domain/rule/page-address.ts
/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
const MOST_OF_AN_ADDRESS = 2e3;
/** Host and port of an https address without credentials; undefined for every other text. */
function hostOf(url) {
	if (url === void 0 || !URL.canParse(url)) return void 0;
	const { protocol, username, password, host } = new URL(url);
	return protocol === "https:" && username === "" && password === "" && !host.startsWith("[") ? host : void 0;
}
/** Percent-encodes what Markdown could read as its own, and what no address needs. */
function destination(url) {
	return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
// src/domain/rule/rule-page.ts
/**
* The platform says where a rule's page is, and only the platform's own host is believed: an https address without user,
* on host and port of `base-url`, percent-encoded.
*/
function rulePages(platform) {
	const host = hostOf(platform);
	if (host === void 0) return () => void 0;
	const own = `https://${host}/`;
	return (sourceUri) => {
		if (sourceUri === void 0 || sourceUri.length > 2e3) return void 0;
		if (sourceUri.startsWith(own) && SAFE.test(sourceUri)) return sourceUri;
		if (!PLAINLY_HTTPS.test(sourceUri) || hostOf(sourceUri) !== host) return void 0;
		const page = asUri(destination(sourceUri));
		return page.length > 2e3 ? void 0 : page;
	};
}
/**
* The address as far as it may be kept: not one that is too long for a link, nor one that may name a person by e-mail.
*/
function keptSourceUri({ ruleSourceUri }) {
	if (ruleSourceUri === void 0 || ruleSourceUri.length > 2e3) return void 0;
	return EMAIL.test(ruleSourceUri) ? void 0 : ruleSourceUri;
}
/** An at sign behind something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;
/** Nothing in it needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;
/** A parser of addresses forgives what people then misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** Parsers of addresses leave a lone percent sign and a second hash as they are, which no URI may have. */
function asUri(address) {
	const [before = "", ...fragments] = address.replace(/%(?![0-9a-f]{2})/gi, "%25").split("#");
	return fragments.length === 0 ? before : `${before}#${fragments.join("%23")}`;
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



/***/ }),

/***/ 2082:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ unprovenAnnotation),
/* harmony export */   s6: () => (/* binding */ refusalLines),
/* harmony export */   w7: () => (/* binding */ annotation),
/* harmony export */   yf: () => (/* binding */ annotatedLines)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2717);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3865);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4781);




// src/report/log/refusal-lines.ts
/** What is wrong with a setting, and what to do about it: a wrong one leaves nothing else to tell. The lines are raw. */
function refusalLines(report) {
	const { verdict, nextStep } = report;
	const replay = (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .replayText */ .zl)(report);
	return [
		...replay === "" ? [] : [replay],
		(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .Gx)(verdict.message),
		`Next: ${nextStep}`
	];
}
// src/report/log/annotation.ts
const MOST_OF_A_TITLE = 200;
/** The runner reads lines and columns as 32-bit integers. */
const LAST_LINE = 2 ** 31 - 1;
/**
* An annotation whose texts are single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is
* written, by @actions/core.
*/
function annotation(level, title, message) {
	return {
		level,
		title: fitted(title, MOST_OF_A_TITLE),
		message: fitted(message, _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ANNOTATION_UNITS */ .w2)
	};
}
/**
* Where an annotation of this place is shown; undefined where its commit is not known, or its file is none of a repository or
* could be read as a command. The runner takes columns only of a single line.
*/
function annotatedLines(place) {
	const { commit, filePath: file, line, endLine, column, endColumn } = place;
	if (commit === void 0 || !(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepositoryPath */ .o)(file) || (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommands */ .ix)(file) !== file) return void 0;
	if (line === void 0 || line > LAST_LINE) return {
		commit,
		file
	};
	if (endLine !== void 0 && endLine > line) return {
		commit,
		file,
		startLine: line,
		...endLine > LAST_LINE ? {} : { endLine }
	};
	if (column === void 0 || column > LAST_LINE) return {
		commit,
		file,
		startLine: line
	};
	return {
		commit,
		file,
		startLine: line,
		startColumn: column,
		...endColumn !== void 0 && endColumn >= column && endColumn <= LAST_LINE ? { endColumn } : {}
	};
}
function fitted(text, most) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .fitUnits */ .zW)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCommands */ .ix)((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text, most)), most);
}
// src/report/log/unproven-annotation.ts
/** Says what is missing for a verdict, who can do something, and what: all there is to show where a setting is refused. */
function unprovenAnnotation(report) {
	const { verdict, nextStep } = report;
	const title = `Findings Gate is inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .missingText */ .qq)(report)} (${verdict.reason})`;
	const said = [
		(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSentence */ .Gx)(verdict.message),
		(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .whoActs */ .Q_)(report),
		`Next: ${nextStep}`
	];
	return annotation((0,_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnenforced */ .QR)(report) ? "warning" : "error", title, said.filter((part) => part !== "").join(" "));
}



/***/ }),

/***/ 5458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   KG: () => (/* binding */ writeAsked),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Mw: () => (/* binding */ untilReady),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   h$: () => (/* binding */ leadsToFile),
/* harmony export */   o_: () => (/* binding */ indexGapText),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_5__);






// src/domain/text/index-gap-text.ts
/** A gap in a few words, for headlines: `gap: the scan counted 401 findings (code), 1 can be found`. */
function indexGapText({ counted, found, issueTypes }) {
	const types = issueTypes.map(_publish_js__WEBPACK_IMPORTED_MODULE_0__/* .issueTypeWord */ .mA).join(", ");
	return `gap: the scan counted ${counted} finding${counted === 1n ? "" : "s"} (${types}), ${found} can be found`;
}
// src/gate/process/file-step.ts
/**
* One step at a file may take so many milliseconds, and a pipe may rest so long without progress. Nothing of the gate
* waits longer for a file.
*/
const LONGEST_STEP_MS = 5e3;
const BETWEEN_TRIES_MS = 10;
/**
* Added to the flags of every file that is opened: a pipe without another end, or a terminal, would block a thread of
* Node for ever, and with it the end of the process. Windows has neither flag.
*/
const WITHOUT_WAITING = (node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.O_NOCTTY ?? 0);
/** A failure with a code, as the system's own have one. */
function fileFailure(code) {
	return Object.assign(/* @__PURE__ */ new Error(`a file: ${code}`), { code });
}
/**
* Makes one call to the system, in time. Throws `ETIMEDOUT` where it is not: a folder of another machine may never
* answer.
*/
async function step(call) {
	let timer;
	const late = new Promise((_, fail) => {
		timer = setTimeout(() => fail(fileFailure("ETIMEDOUT")), LONGEST_STEP_MS);
	});
	try {
		return await Promise.race([call, late]);
	} finally {
		clearTimeout(timer);
	}
}
/**
* Repeats a call that has nothing to take or to give yet, such as one at a pipe: it gives `undefined`, or fails with
* the code for that. Throws `ETIMEDOUT` after a while, and what the signal was aborted with.
*/
async function untilReady(call, { signal, notYet = "EAGAIN", forMs = LONGEST_STEP_MS } = {}) {
	for (let waitedMs = 0; waitedMs <= forMs; waitedMs += BETWEEN_TRIES_MS) {
		signal?.throwIfAborted();
		const result = await step(call()).catch((thrown) => {
			if (thrown instanceof Error && "code" in thrown && thrown.code === notYet) return void 0;
			throw thrown;
		});
		if (result !== void 0) return result;
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(BETWEEN_TRIES_MS);
	}
	throw fileFailure("ETIMEDOUT");
}
// src/gate/process/open-file.ts
const opened = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.open);
const closed = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.close);
const stated = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.fstat);
const written = (0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.write);
const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_4__.constants;
const OPEN_FLAGS = {
	append: O_WRONLY | O_APPEND,
	new: O_WRONLY | O_CREAT | O_EXCL
};
/**
* All that goes into one pipe or device may take so many milliseconds: a reader may be slow, and the run has an end.
*/
const LONGEST_MS = 2e4;
const FOR_A_READER_MS = 2e3;
/**
* Opens a file for as long as `use` takes: `append` one that is there, `new` one that is not. It waits for the reader
* of a pipe, but not for ever. Throws the system's errors, and `ETIMEDOUT`.
*/
async function withFile(path, how, use) {
	const descriptor = await untilReady(() => opened(path, OPEN_FLAGS[how] | WITHOUT_WAITING, 438), {
		notYet: "ENXIO",
		forMs: FOR_A_READER_MS
	});
	const endsAt = process.hrtime.bigint() + BigInt(LONGEST_MS) * 1000000n;
	try {
		await use({
			size: async () => (await step(stated(descriptor))).size,
			write: (data) => writeAll(descriptor, typeof data === "string" ? Buffer.from(data) : data, endsAt)
		});
	} finally {
		await step(closed(descriptor));
	}
}
async function writeAll(descriptor, bytes, endsAt) {
	for (let start = 0; start < bytes.length;) {
		if (process.hrtime.bigint() > endsAt) throw fileFailure("ETIMEDOUT");
		const { bytesWritten } = await untilReady(() => written(descriptor, bytes, start, bytes.length - start));
		if (bytesWritten === 0) throw fileFailure("EIO");
		start += bytesWritten;
	}
}
// src/gate/process/unique-name.ts
/**
* A part of a file's name that no other file has: it is unique, and no secret. Not from `node:crypto`, which takes a fifth of an empty
* Node's start to load.
*/
function uniqueName() {
	return [
		process.pid,
		Date.now(),
		Math.floor(Math.random() * 2 ** 32)
	].map((part) => part.toString(36)).join("-");
}
// src/gate/process/place-of-file.ts
/** The system shows itself as files there: nothing is made, removed or replaced there. */
const OF_THE_SYSTEM = /^\/(?:dev|proc|sys)(?:\/|$)/;
function isBelowDevices(path) {
	return OF_THE_SYSTEM.test(path);
}
/**
* What a report is written as, to this whole path: a `file` of its own, which replaces a file or a link that is there,
* or into the `stream` of a pipe or a device. Throws what the system would say to anything else: `EISDIR` of a folder,
* `EPERM` of a file below `/dev` or `/proc`, of a block device, of a link to what is no file, and of this program's own
* output, where each line must be made harmless first.
*/
async function placeOf(target) {
	if (isBelowDevices(target) || isBelowDevices(await realFolder(target))) return placeOfTheSystem(target);
	const found = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.lstat, target);
	if (found === void 0 || found.isFile()) return "file";
	if (!found.isSymbolicLink()) return streamOf(found);
	const behind = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target);
	if (behind === void 0 || behind.isFile()) return "file";
	throw refusalOf(behind);
}
/** Removes nothing but files: of a link, a pipe or a device, and of what is below `/dev` or `/proc`, it is false. */
async function isPlainFile(target) {
	if (isBelowDevices(target) || isBelowDevices(await realFolder(target).catch(() => "/"))) return false;
	return (await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.lstat, target))?.isFile() === true;
}
/** True where who reads this path reads a file, through a link too. What is below `/dev` or `/proc` is no file here. */
async function leadsToFile(target) {
	return !isBelowDevices(target) && (await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target))?.isFile() === true;
}
/** The same text for two paths that lead to one file, where that can be told. */
async function identityOf(path) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
	const found = await statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, target).catch(() => void 0);
	if (found !== void 0) return `${found.dev}:${found.ino}`;
	const folder = await realFolder(target).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target));
	const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, target.slice((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target).length));
	return process.platform === "linux" ? whole : whole.toLowerCase();
}
/** `/dev/stdout` leads to a file where output was redirected to one: that is written behind what is there. */
async function placeOfTheSystem(target) {
	const found = await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat)(target));
	if (!found.isFile()) return streamOf(found);
	if (isBelowDevices(await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpath)(target)))) throw fileFailure("EPERM");
	await assertNotOwnOutput(found);
	return "stream";
}
async function streamOf(found) {
	if (!found.isFIFO() && !found.isCharacterDevice()) throw refusalOf(found);
	await assertNotOwnOutput(found);
	return "stream";
}
function refusalOf(found) {
	return fileFailure(found.isDirectory() ? "EISDIR" : "EPERM");
}
const OUTPUTS = [1, 2];
/** `/dev/null` is nobody's output. */
const NULL_DEVICE = "/dev/null";
async function assertNotOwnOutput({ dev, ino }) {
	const [nothing, ...outputs] = await Promise.all([statsOf(node_fs__WEBPACK_IMPORTED_MODULE_4__.stat, NULL_DEVICE), ...OUTPUTS.map((descriptor) => step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.fstat)(descriptor)).catch(() => void 0))]);
	const isSame = (other) => other?.dev === dev && other.ino === ino;
	if (!isSame(nothing) && outputs.some(isSame)) throw fileFailure("EPERM");
}
/** The folder of a path, behind all links. Its own name is not looked at. */
function realFolder(target) {
	return step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target)));
}
/** The result is undefined where nothing is there: a link that leads nowhere, or round in a ring, too. */
async function statsOf(look, path) {
	return step(new Promise((resolved, fail) => {
		look(path, (failure, stats) => {
			if (failure === null) resolved(stats);
			else if (failure.code === "ENOENT" || failure.code === "ELOOP") resolved(void 0);
			else fail(failure);
		});
	}));
}
// src/gate/process/whole-file.ts
const PIECE_BYTES = 65536;
/**
* Writes a file whole or not at all, and its folder where there is none. What is no file is never replaced: a pipe or a
* device is written into, or refused. A link is itself replaced. Never throws: what went wrong is the warning that
* `warningFor` makes of the system's code for it.
*/
async function writeWholeFile(path, text, warningFor) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
	const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.findings-gate-${uniqueName()}.tmp`);
	const write = async (file) => {
		for (const bytes of typeof text === "string" ? [text] : encoded(text)) await file.write(bytes);
	};
	let isBegun = false;
	try {
		if (!isBelowDevices(target)) await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true }));
		if (await placeOf(target) === "stream") {
			await withFile(target, "append", write);
			return {};
		}
		isBegun = true;
		await withFile(draft, "new", write);
		await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.rename)(draft, target));
		return {};
	} catch (thrown) {
		if (isBegun) await step((0,node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_4__.rm)(draft, { force: true })).catch(() => {});
		return { warning: warningFor(codeOf(thrown)) };
	}
}
/**
* The bytes of the pieces are all in the same memory: each is written before the next is made. With memory of their
* own, that of hundreds would gather.
*/
function* encoded(pieces) {
	const bytes = new Uint8Array(PIECE_BYTES);
	const encoder = new TextEncoder();
	for (const piece of pieces) for (let left = piece; left !== "";) {
		const { read, written } = encoder.encodeInto(left, bytes);
		yield bytes.subarray(0, written);
		left = left.slice(read);
	}
}
/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
function codeOf(thrown) {
	return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "an error";
}
// src/action/workflow-files.ts
/**
* Writes the outputs to the file of the runner, in one piece, each value between delimiters that do not stand in it. Without the
* file there are no outputs: the old command on standard output is never used.
*/
async function writeOutputs(env, outputs) {
	const path = env.GITHUB_OUTPUT ?? "";
	if (path === "") return { warning: "The outputs were not written: the variable GITHUB_OUTPUT is not set." };
	const text = Object.entries(outputs).map(([name, value]) => {
		const delimiter = delimiterFor(value);
		return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
	});
	try {
		await withFile(path, "append", (file) => file.write(text.join("")));
		return {};
	} catch (thrown) {
		return { warning: `The outputs were not written: ${codeOf(thrown)} on the file of GITHUB_OUTPUT.` };
	}
}
function delimiterFor(value) {
	for (let number = 0;; number += 1) {
		const delimiter = `ghadelimiter_${number}`;
		if (!value.includes(delimiter)) return delimiter;
	}
}
/**
* Appends to the job summary. `render` gets the number of bytes that are left of the 900 KiB, after what is there already, and gives
* Markdown of at most that size. Silent where the runner offers no summary.
*/
async function writeSummary(env, render) {
	const path = env.GITHUB_STEP_SUMMARY ?? "";
	if (path === "") return {};
	try {
		let warning;
		await withFile(path, "append", async (file) => {
			const size = await file.size();
			const gap = size === 0 ? "" : "\n\n";
			const maxBytes = _publish_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SUMMARY_BYTES */ .LH - size - gap.length;
			const text = maxBytes > 0 ? render(maxBytes) : "";
			if (text !== "" && Buffer.byteLength(text) <= maxBytes) await file.write(gap + text);
			else warning = "The job summary was not written: there is no room left in it.";
		});
		return warning === void 0 ? {} : { warning };
	} catch (thrown) {
		return { warning: `The job summary was not written: ${codeOf(thrown)} on the file of GITHUB_STEP_SUMMARY.` };
	}
}
/**
* Writes the JSON report whole or not at all: to `path`, from the workspace where it is relative, or to a new file in the
* runner's temporary folder. Gives back where it is.
*/
async function writeReport(env, path, json) {
	const folder = env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
	const target = path === void 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `findings-gate-${uniqueName()}.json`) : inWorkspace(env, path);
	const { warning } = await writeWholeFile(target, json, (code) => `The JSON report was not written: ${code} on the file of report-path.`);
	return warning === void 0 ? { path: target } : { warning };
}
/** Writes a file that only a setting asks for whole or not at all: to `path`, from the workspace where it is relative. */
function writeAsked(env, what, path, text) {
	return writeWholeFile(inWorkspace(env, path), text, (code) => `The ${what} was not written: ${code} on the file of ${what}-path.`);
}
/** Where a path of a setting leads: a relative one begins in the workspace. */
function inWorkspace(env, path) {
	return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(env.GITHUB_WORKSPACE || ".", path);
}



/***/ })

};
;