"use strict";
exports.id = 379;
exports.ids = [379];
exports.modules = {

/***/ 746:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ VALIDATIONS)
/* harmony export */ });
// src/domain/place/listed-issue.ts
/** Whether the secret still works. */
const VALIDATIONS = [
	"confirmed-valid",
	"confirmed-invalid",
	"validation-error",
	"no-validator"
];



/***/ }),

/***/ 228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ commentUrlOutput),
/* harmony export */   L7: () => (/* binding */ jsonReport),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   s6: () => (/* binding */ refusalLines),
/* harmony export */   tH: () => (/* binding */ stepOutputs)
/* harmony export */ });
/* harmony import */ var _calendar_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(800);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(710);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(511);
/* harmony import */ var _listed_issue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(746);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(987);
/* harmony import */ var _told_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(865);






// src/report/json/member.ts
/** Longest text in the report, in code points: machines need more of a name than a page does. */
const MOST_OF_A_TEXT = 2e3;
const text = {
	write: (given) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.cut)(given, MOST_OF_A_TEXT),
	form: { kind: "text" }
};
const flag = {
	write: (given) => given,
	form: { kind: "flag" }
};
/** A whole number of any size. It is a bigint only where a number would not have all its digits: there are many of these. */
const count = {
	write(given) {
		const value = Number(given);
		return Number.isSafeInteger(value) ? value : given;
	},
	form: { kind: "count" }
};
const seconds = {
	write: (given) => given,
	form: { kind: "seconds" }
};
/** It goes from 0 to 1. Every other number is none. */
const share = {
	write: (given) => given !== void 0 && given >= 0 && given <= 1 ? given : null,
	form: {
		kind: "or-null",
		of: { kind: "share" }
	}
};
/**
* It is given as milliseconds since 1970 (UTC) under the same name with `Ms`, written as ISO 8601. An impossible time
* is none.
*/
const time = {
	write: (given) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isoText)(given) ?? null,
	form: {
		kind: "or-null",
		of: { kind: "time" }
	},
	suffix: "Ms"
};
function oneOf(values) {
	return {
		write: (given) => given,
		form: {
			kind: "one-of",
			values
		}
	};
}
function list({ write, form }) {
	return {
		write: (given) => given.map(write),
		form: {
			kind: "list",
			of: form
		}
	};
}
/** Undefined is written as null. */
function orNull({ write, form }) {
	return {
		write: (given) => given === void 0 ? null : write(given),
		form: {
			kind: "or-null",
			of: form
		}
	};
}
/** The others of these members, in their order. */
function without(members, names) {
	const others = Object.entries(members).filter(([name]) => !names.some((left) => left === name));
	return Object.fromEntries(others);
}
/** These members in this order. What else is given is left out. */
function group(members) {
	const parts = Object.entries(members).map(([name, { write, suffix = "" }]) => ({
		name,
		from: name + suffix,
		write
	}));
	return {
		write(given) {
			const json = {};
			for (const { name, from, write } of parts) json[name] = write(given[from]);
			return json;
		},
		form: {
			kind: "group",
			members
		}
	};
}
/** It is one of several groups. The member `kind`, which comes first, says which. */
function choice(groups) {
	return {
		write: (given) => ({
			kind: given.kind,
			...group(groups[given.kind]).write(given)
		}),
		form: {
			kind: "choice",
			groups
		}
	};
}
// src/report/json/report-members.ts
const products = list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.PRODUCTS));
const scan = {
	id: text,
	status: text,
	decides: products,
	ref: orNull(text),
	commit: orNull(text),
	repositoryId: orNull(text),
	repository: orNull(text),
	products,
	isFullScan: flag,
	startedAt: time,
	completedAt: time,
	ciJobHost: orNull(text),
	url: orNull(text)
};
const seen = {
	scan: orNull(group(without(scan, [
		"decides",
		"repositoryId",
		"repository",
		"isFullScan",
		"ciJobHost"
	]))),
	project: orNull(text)
};
const rule = {
	ruleId: text,
	rulePath: text,
	product: orNull(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.PRODUCTS)),
	severity: orNull(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES)),
	issues: count,
	issuesAtBaseline: orNull(count),
	waivedUntil: orNull(text),
	epss: share,
	url: orNull(text)
};
const fixedRule = without(rule, [
	"issuesAtBaseline",
	"waivedUntil",
	"epss"
]);
const culprit = {
	ruleId: rule.ruleId,
	rulePath: rule.rulePath,
	product: rule.product,
	columns: list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.COUNT_COLUMNS)),
	issues: count,
	found: count,
	new: orNull(count),
	epss: rule.epss,
	url: rule.url
};
const condition = {
	name: text,
	source: oneOf(["input", "policy"]),
	action: oneOf(["fail", "warn"]),
	count: oneOf(["issues", "groups"]),
	compare: oneOf(["all", "new"]),
	max: count,
	found: orNull(count),
	new: orNull(count),
	waived: count,
	result: oneOf([
		"ok",
		"broken",
		"unproven",
		"not-applicable"
	]),
	rules: list(group(culprit)),
	rulesInAll: count
};
const waiver = {
	rule: text,
	reason: text,
	owner: text,
	expires: text,
	maxIssues: orNull(count),
	ticket: orNull(text),
	issueTypes: orNull(list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.ISSUE_TYPES))),
	severities: orNull(list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES))),
	state: oneOf([
		"active",
		"expiring-soon",
		"expired",
		"unused"
	]),
	issues: count,
	near: orNull(text)
};
const places = {
	found: list(group({
		issueId: orNull(text),
		ref: orNull(text),
		ruleId: text,
		issueType: orNull(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.ISSUE_TYPES)),
		severity: orNull(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES)),
		state: orNull(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.ISSUE_STATES)),
		filePath: orNull(text),
		line: orNull(count),
		endLine: orNull(count),
		column: orNull(count),
		endColumn: orNull(count),
		message: orNull(text),
		ruleUrl: orNull(text),
		firstSeenScan: orNull(text),
		isNew: flag,
		dependency: orNull(group({
			package: orNull(text),
			version: orNull(text),
			advisory: orNull(text),
			mendedBy: orNull(text)
		})),
		secret: orNull(group({
			kind: orNull(text),
			validation: orNull(oneOf(_listed_issue_js__WEBPACK_IMPORTED_MODULE_5__/* .VALIDATIONS */ .h))
		}))
	})),
	areAll: flag,
	missing: orNull(text)
};
const policy = orNull(choice({
	input: {},
	"local-file": {
		path: text,
		sha256: text
	},
	file: {
		repository: text,
		path: text,
		ref: text,
		sha: text,
		isChangedInPullRequest: orNull(flag)
	}
}));
/** It is one of the report's rules: a run may have a hundred thousand, which are written a few at a time. */
const ReportRule = group(rule);
const REPORT_MEMBERS = {
	schema: oneOf([1]),
	verdict: oneOf([
		"pass",
		"fail",
		"inconclusive"
	]),
	reason: oneOf(["", ..._calendar_date_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez]),
	message: text,
	nextStep: text,
	exitCode: oneOf([
		0,
		1,
		2,
		3
	]),
	mode: oneOf(["enforce", "report"]),
	isSoftened: flag,
	repository: text,
	deploymentId: orNull(text),
	event: text,
	commit: orNull(text),
	ref: orNull(text),
	pullRequest: orNull(count),
	scans: list(group(scan)),
	notScanned: products,
	indexGap: orNull(group({
		issueTypes: list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.ISSUE_TYPES)),
		counted: count,
		found: count
	})),
	triagedOut: orNull(group({
		issueTypes: list(oneOf(_index_js__WEBPACK_IMPORTED_MODULE_1__.ISSUE_TYPES)),
		issues: count
	})),
	unscanned: products,
	siblings: list(group({
		repositoryId: text,
		name: text
	})),
	seen: orNull(group(seen)),
	mergeGroupCommit: orNull(text),
	counts: group({
		critical: orNull(count),
		high: orNull(count),
		medium: orNull(count),
		low: orNull(count),
		unrated: orNull(count),
		total: orNull(count)
	}),
	newTotal: orNull(count),
	fixedTotal: orNull(count),
	waived: orNull(count),
	conditions: list(group(condition)),
	waivers: list(group(waiver)),
	rules: list(ReportRule),
	breakingRules: count,
	fixedRules: orNull(list(group(fixedRule))),
	places: orNull(group(places)),
	policy,
	waiversFile: orNull(group({
		path: text,
		source: policy
	})),
	baseline: orNull(group({
		ref: text,
		wasScanned: orNull(flag)
	})),
	history: list(group({
		startedAt: time,
		findings: count
	})),
	searches: list(text),
	requests: group({
		planned: count,
		sent: count
	}),
	times: group({
		startedAt: time,
		finishedAt: time,
		issuesReadAt: time,
		seconds,
		waitedSeconds: seconds
	}),
	notices: list(text),
	oddities: list(text),
	problems: list(text),
	links: group({
		platform: orNull(text),
		findings: orNull(text),
		run: orNull(text)
	})
};
// src/report/json/json.ts
/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What a list without rules looks like. A line feed within a text is escaped, so it is found only once. */
const NO_RULES = "\n  \"rules\": []";
const Report = group(REPORT_MEMBERS);
/**
* The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
* text.
*/
function* renderJsonReport(report) {
	const { word, reason = "", message } = report.verdict;
	const json = Report.write({
		...report,
		schema: 1,
		verdict: word,
		reason,
		message,
		rules: []
	});
	const [before = "", after = ""] = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(json, 2).split(NO_RULES);
	yield before;
	yield report.rules.length === 0 ? NO_RULES : "\n  \"rules\": [";
	for (let first = 0; first < report.rules.length; first += RULES_PER_PIECE) {
		const rules = report.rules.slice(first, first + RULES_PER_PIECE).map(ReportRule.write);
		yield `${first === 0 ? "" : ","}${elementsOf((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)({ rules }, 2))}`;
	}
	yield `${report.rules.length === 0 ? "" : "\n  ]"}${after}\n`;
}
/** The lines between those of the only list. */
function elementsOf(json) {
	return json.slice(14, -6);
}
// src/gate/publish/json-report.ts
const jsonReport = (redact, writeFile) => ({
	what: "The JSON report",
	async write(report) {
		const { path, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
		return path === void 0 ? outcome : {
			...outcome,
			reportPath: path
		};
	}
});
function* redacted(pieces, redact) {
	for (const piece of pieces) yield redact(piece);
}
// src/report/log/refusal-lines.ts
/** What is wrong with a setting, and what to do about it: a wrong one leaves nothing else to tell. The lines are raw. */
function refusalLines({ verdict, nextStep }) {
	return [(0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(verdict.message), `Next: ${nextStep}`];
}
// src/report/log/annotation.ts
const MOST_OF_A_TITLE = 200;
/**
* An annotation whose texts are single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is
* written, by @actions/core.
*/
function annotation(level, title, message) {
	return {
		level,
		title: fitted(title, MOST_OF_A_TITLE),
		message: fitted(message, _index_js__WEBPACK_IMPORTED_MODULE_1__.MOST_ANNOTATION_UNITS)
	};
}
function fitted(text, most) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.fitUnits)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.breakCommands)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, most)), most);
}
// src/report/log/annotations.ts
const MOST_ANNOTATED_RULES = 3;
/** What the checks page shows, worst first: at most `most`; the last of them says how many are left out. */
function renderAnnotations(report, most = 10) {
	const all = [...verdictAnnotations(report), ...noteAnnotations(report)];
	if (all.length <= most) return all;
	const left = annotation(all[most - 1].level, "Findings Gate", `And ${all.length - most + 1} more: see the job summary.`);
	return [...all.slice(0, most - 1), left];
}
function verdictAnnotations(report) {
	const { verdict, nextStep } = report;
	const level = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isUnenforced)(report) ? "warning" : "error";
	const warned = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).map((condition) => conditionAnnotation(report, condition, "warning"));
	if (verdict.word === "inconclusive") return [annotation(level, `Findings Gate is inconclusive: ${(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .missingText */ .qq)(report)} (${verdict.reason})`, [
		(0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(verdict.message),
		(0,_told_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .whoActs */ .Q_)(report),
		`Next: ${nextStep}`
	].filter((part) => part !== "").join(" ")), ...warned];
	return [...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.blockers)(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}
function conditionAnnotation(report, condition, level) {
	return annotation(level, `Findings Gate: ${condition.name}`, `${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .conditionText */ .D3)(report, condition)}${rulesText(report, condition)}.`);
}
/** The rules that break the condition, in their order. */
function rulesText(report, condition) {
	const { result, rules, rulesInAll } = condition;
	if (result !== "broken" || rules.length === 0) return "";
	const named = rules.slice(0, MOST_ANNOTATED_RULES).map((rule) => `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.ruleName)(rule))} (${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.atLeast)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.boundOf)(report, condition))}${rule.issues})`);
	const left = rulesInAll - named.length;
	return `: ${[...named, ...left > 0 ? [`and ${left} more`] : []].join(", ")}`;
}
function noteAnnotations(report) {
	const expired = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .expiredNote */ .IC)(report);
	return [...expired === "" ? [] : [annotation("warning", "Findings Gate: waivers", expired)], ...(0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOwnPolicyChange */ .lz)(report) ? [annotation("notice", "Findings Gate: policy", _short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_CHANGED */ .qA)] : []];
}
// src/report/log/log-line.ts
const MOST_OF_THE_TEXT = 600;
/** The run's last line: `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]`. */
function renderFinalLine(report) {
	const { verdict, repository, commit, ref, scans, requests, times } = report;
	const word = verdict.word.toUpperCase();
	const reason = verdict.reason === void 0 ? "" : ` ${verdict.reason}`;
	const unenforced = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isUnenforced)(report) ? " (not enforced)" : "";
	const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
	const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(`gate: ${word}${reason} - ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(verdict.message, MOST_OF_THE_TEXT)}${unenforced} [${subject} ${figures}]`);
}
/** Makes one word, so that the figures can be read by a program; `-` for what is not known. */
function field(text) {
	return text === void 0 || text === "" ? "-" : (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character));
}
// src/gate/publish/publish.ts
const NOTHING_BLOCKS = "Nothing blocks: no blocking condition is in force, so whatever is found passes.";
function nothingBlocks({ event }) {
	return `${NOTHING_BLOCKS} Set a limit such as ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.settingName)("max-critical", event)}, or a policy.`;
}
/**
* Sends a report to one sink after the other, to those of an inner list at the same time, and logs the verdict last. What is sent over the
* network is on its way before anything else is made. Never throws.
*/
async function publish(report, sinks, log) {
	const warnings = /* @__PURE__ */ new Set();
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) warnings.add(nothingBlocks(report));
	if (report.notScanned.length > 0) warnings.add((0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .notScannedText */ .Xp)(report.notScanned));
	if (report.indexGap !== void 0) warnings.add((0,_short_page_js__WEBPACK_IMPORTED_MODULE_3__/* .gapText */ .Ml)(report.indexGap));
	const sent = await sendFirst(sinks.flat(), report);
	let places = {};
	for (const step of sinks) {
		const known = places;
		try {
			const outcomes = await Promise.all([step].flat().map((sink) => sent.get(sink) ?? write(sink, report, known)));
			for (const { warning, notice, ...made } of outcomes) {
				if (warning !== void 0) warnings.add(warning);
				if (notice !== void 0) log.info(notice);
				places = {
					...places,
					...made
				};
			}
		} catch {
			warnings.add("A page could not be made: this is a defect of the gate, and does not change the verdict.");
		}
	}
	annotateAll(report, warnings, log);
	log.info(finalLine(report));
}
/** Begins what waits for answers. */
async function sendFirst(sinks, report) {
	const sent = new Map(sinks.filter(({ isSentFirst }) => isSentFirst).map((sink) => [sink, write(sink, report, {})]));
	if (sent.size > 0) await new Promise((resolve) => setImmediate(resolve));
	return sent;
}
async function write({ what, write: writeIt }, report, places) {
	try {
		return await writeIt(report, places);
	} catch {
		return { warning: `${what} could not be made: this is a defect of the gate, and does not change the verdict.` };
	}
}
/** The verdict is shown even where its line cannot be made. */
function finalLine(report) {
	try {
		return renderFinalLine(report);
	} catch {
		return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.plainFinalLine)(report, "this line could not be made");
	}
}
function annotateAll(report, warnings, { info, warn, annotate }) {
	const most = Math.max(1, 10 - warnings.size);
	try {
		if (annotate !== void 0) for (const annotation of renderAnnotations(report, most)) annotate(annotation);
	} catch {
		info("The annotations could not be made: this is a defect of the gate, and does not change the verdict.");
	}
	for (const warning of warnings) warn(warning);
}
[..._index_js__WEBPACK_IMPORTED_MODULE_1__.COUNT_COLUMNS];
/** What the outputs file has besides a value: the name and two delimiter lines. */
const BYTES_AROUND_A_VALUE = 160;
/** Every output, empty where nothing was read; 64 KiB in all, by leaving out conditions from the end. */
function renderOutputs(report, { reportPath, commentUrl }) {
	const { verdict, scans, commit, ref, counts, newTotal, waived, requests } = report;
	const outputs = {
		verdict: verdict.word,
		reason: verdict.reason ?? "",
		"scan-id": (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(scans[0]?.id ?? ""),
		"scan-status": (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(scans[0]?.status ?? ""),
		commit: (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(commit ?? ""),
		ref: (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(ref ?? ""),
		critical: numberText(counts.critical),
		high: numberText(counts.high),
		medium: numberText(counts.medium),
		low: numberText(counts.low),
		unrated: numberText(counts.unrated),
		total: numberText(counts.total),
		"new-total": numberText(newTotal),
		waived: numberText(waived),
		conditions: "",
		"report-path": (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.visible)(reportPath),
		"comment-url": (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.visible)(commentUrl),
		requests: String(requests.sent)
	};
	const used = Object.values(outputs).reduce((sum, value) => sum + byteLength(value) + BYTES_AROUND_A_VALUE, 0);
	return {
		...outputs,
		conditions: conditionsText(report.conditions, _index_js__WEBPACK_IMPORTED_MODULE_1__.MOST_OUTPUT_BYTES - used)
	};
}
/** How many conditions did not fit into the outputs: worth a line in the log. */
function conditionsLeftOut(report, outputs) {
	const kept = JSON.parse(outputs.conditions);
	return report.conditions.length - (Array.isArray(kept) ? kept.length : 0);
}
function conditionsText(conditions, mostBytes) {
	const kept = [];
	let bytes = 2;
	for (const condition of conditions) {
		const text = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(conditionOutput(condition));
		bytes += byteLength(text) + 1;
		if (bytes > mostBytes) break;
		kept.push(text);
	}
	return `[${kept.join(",")}]`;
}
function conditionOutput({ name, source, action, max, found, new: newCount, waived, result }) {
	return {
		name: (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(name),
		source,
		action,
		max,
		found: found ?? null,
		new: newCount ?? null,
		waived,
		result
	};
}
function numberText(count) {
	return count === void 0 ? "" : String(count);
}
function byteLength(text) {
	return Buffer.byteLength(text, "utf8");
}
// src/gate/publish/step-outputs.ts
/** The outputs of the step, all but the address of the comment, which is not written yet. */
function stepOutputs(redact, writeOutputs) {
	return {
		what: "The outputs",
		async write(report, { reportPath = "" }) {
			const all = renderOutputs(report, {
				reportPath,
				commentUrl: ""
			});
			const { "comment-url": _later, ...outputs } = all;
			const redacted = Object.entries(outputs).map(([name, value]) => [name, redact(value)]);
			const outcome = await writeOutputs(Object.fromEntries(redacted));
			const left = conditionsLeftOut(report, all);
			if (left === 0) return outcome;
			const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
			return {
				...outcome,
				notice
			};
		}
	};
}
/** The last output: the comment's address, empty where none was written. */
function commentUrlOutput(redact, writeOutputs) {
	return {
		what: "The output comment-url",
		write: (_report, { commentUrl = "" }) => writeOutputs({ "comment-url": redact(commentUrl) })
	};
}



/***/ }),

/***/ 458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Mw: () => (/* binding */ untilReady),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   o_: () => (/* binding */ indexGapText),
/* harmony export */   rh: () => (/* binding */ writeRecord),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_5__);






// src/domain/text/index-gap-text.ts
/** A gap in a few words, for headlines: `gap: 401 findings counted (code), 1 found`. */
function indexGapText({ counted, found, issueTypes }) {
	return `gap: ${counted} finding${counted === 1n ? "" : "s"} counted (${issueTypes.map(_index_js__WEBPACK_IMPORTED_MODULE_0__.issueTypeWord).join(", ")}), ${found} found`;
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
			const maxBytes = _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_SUMMARY_BYTES - size - gap.length;
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
/** Writes the record of the run whole or not at all: to `path`, from the workspace where it is relative. */
function writeRecord(env, path, text) {
	return writeWholeFile(inWorkspace(env, path), text, (code) => `The record was not written: ${code} on the file of record-path.`);
}
/** Where a path of a setting leads: a relative one begins in the workspace. */
function inWorkspace(env, path) {
	return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(env.GITHUB_WORKSPACE || ".", path);
}



/***/ })

};
;