"use strict";
exports.id = 623;
exports.ids = [623];
exports.modules = {

/***/ 623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ baselineRules),
/* harmony export */   Bb: () => (/* binding */ placeFacts),
/* harmony export */   DA: () => (/* binding */ pasteLines),
/* harmony export */   H4: () => (/* binding */ triageLine),
/* harmony export */   JN: () => (/* binding */ knownAndMissing),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   RI: () => (/* binding */ culprits),
/* harmony export */   Sv: () => (/* binding */ pasteTitle),
/* harmony export */   _V: () => (/* binding */ judgedLine),
/* harmony export */   bC: () => (/* binding */ unjudged),
/* harmony export */   cv: () => (/* binding */ proofFacts),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   he: () => (/* binding */ sumByCell),
/* harmony export */   hi: () => (/* binding */ epssText),
/* harmony export */   n1: () => (/* binding */ proof),
/* harmony export */   n8: () => (/* binding */ fitPage),
/* harmony export */   od: () => (/* binding */ openColumns),
/* harmony export */   pe: () => (/* binding */ countMatrix),
/* harmony export */   xo: () => (/* binding */ baselineLines),
/* harmony export */   y8: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(987);


// src/domain/place/place-text.ts
/** A file, and a line where it is known: `src/a.py:42`. Undefined where no file is known. */
function placeText$1({ filePath, line }) {
	if (filePath === void 0 || filePath === "") return void 0;
	return line === void 0 ? filePath : `${filePath}:${line}`;
}
// src/domain/place/condition-places.ts
/**
* For each of these conditions the places of the rules that it counts, the worst first, without those that an earlier one
* has shown. Issues may be among them that it does not count.
*/
function placesOf({ places }, conditions) {
	const found = places?.found ?? [];
	const above = /* @__PURE__ */ new Set();
	return conditions.map(({ rules }) => {
		const byId = found.length === 0 ? void 0 : Map.groupBy(rules, ({ ruleId }) => ruleId);
		const all = found.filter((place) => byId?.get(place.ruleId)?.some((rule) => isOf(place, rule)));
		const left = all.filter((place) => !above.has(place));
		for (const place of left) above.add(place);
		return {
			places: left,
			areAbove: all.length > 0 && left.length === 0
		};
	});
}
/** What a page says of a place: where it is, and what is known of the issue, as single facts. */
function placeFacts(place) {
	const { dependency, secret, message, isNew } = place;
	const said = [
		secret?.kind,
		secret?.validation?.replaceAll("-", " "),
		[dependency?.package, dependency?.version].filter((text) => text !== void 0).join(" "),
		dependency?.advisory,
		dependency?.mendedBy === void 0 ? void 0 : `mended by ${dependency.mendedBy}`,
		message,
		isNew ? "first seen by this scan" : void 0
	];
	return {
		where: placeText$1(place) ?? "a place that is not known",
		facts: said.filter((fact) => fact !== void 0).filter((fact) => fact !== "")
	};
}
/** Rule and place have one id. */
function isOf({ issueType, severity }, rule) {
	const product = issueType === void 0 ? void 0 : _index_js__WEBPACK_IMPORTED_MODULE_0__.PRODUCT_OF_ISSUE_TYPE[issueType];
	if (product !== void 0 && rule.product !== void 0 && product !== rule.product) return false;
	return rule.columns.length === 0 || rule.columns.includes(severity ?? "unrated");
}
// src/report/pages/rule-cell.ts
/** What a reader knows a rule by, with a link to its page on the platform, and the whole name where that is more. */
function ruleCells(report) {
	const known = CELLS.get(report);
	if (known !== void 0) return known;
	const nameOf = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleNames)(report);
	const link = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .linkToRules */ .dV)(report.links);
	const cells = /* @__PURE__ */ new WeakMap();
	const cellOf = (rule) => {
		const made = cells.get(rule);
		if (made !== void 0) return made;
		const [short, whole] = [nameOf(rule), (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleName)(rule)];
		const name = link((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short), rule.url);
		const cell = short === whole ? name : `${name} · ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(whole)}`;
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
	const nameOf = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleNames)(report);
	const link = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .linkToRules */ .dV)(report.links);
	return baselineLines(report, most, {
		title: (title) => `**${title}:**`,
		added: (rule) => link((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(nameOf(rule)), rule.url),
		fixed: ruleCells(report)
	}).join("  \n");
}
/** The same, a line each, in any style. */
function baselineLines(report, most, style) {
	const { baseline, countsAre, fixedRules, rules } = report;
	if (baseline === void 0 || fixedRules === void 0) return [];
	const added = rules.filter((rule) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.newIssues)(rule) > 0n).map((rule) => ({
		...rule,
		issues: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.newIssues)(rule)
	}));
	const fixed = countsAre === "exact" ? fixedRules : [];
	return [named(style.title("New"), countsAre === "unsettled" ? [] : added, style.added, most, (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.atLeast)(countsAre)), named(style.title("Fixed"), fixed, style.fixed, most)].filter((line) => line !== "");
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
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report)) return "The issues were not read.";
	const { waived } = report;
	const counts = [..._index_js__WEBPACK_IMPORTED_MODULE_0__.COUNT_COLUMNS.map((column) => columnText(report, column)), ...waived === void 0 || waived === 0n ? [] : [`of these ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.numberText)(report, waived)} waived`]].join(" · ");
	const comparison = baselineText(report);
	return comparison === "" ? counts : `${counts}  \n${comparison}`;
}
/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
function triageLine({ triagedOut }) {
	if (triagedOut === void 0 || triagedOut.issues === 0n) return "";
	const { issueTypes, issues } = triagedOut;
	const products = [...new Set(issueTypes.map(_index_js__WEBPACK_IMPORTED_MODULE_0__.issueTypeWord))];
	const stand = issues === 1n ? "it stands in a state that does" : "they stand in states that do";
	return `Triage has taken out ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.counted)(issues, "issue")} (${products.join(", ")}): ${stand} not count.`;
}
function columnText(report, column) {
	const text = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.numberText)(report, report.counts[column]);
	if (!/\d/.test(text)) return `${column} ${text}`;
	return `${text.replace(/[1-9]\d*/, "**$&**")} ${column}`;
}
/** What was not found yet may not be fixed: only an exact count says that. */
function baselineText(report) {
	const { baseline, newTotal, fixedTotal, countsAre } = report;
	if (baseline === void 0) return "";
	const against = `against the baseline ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(baseline.ref)} as it is now, net per rule`;
	if (baseline.wasScanned === false) return `No scan of the baseline ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(baseline.ref)} is known: everything counts as new.`;
	const changes = [...newTotal === void 0 ? [] : [`${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.atLeast)(countsAre)}**${newTotal}** new`], ...fixedTotal === void 0 || countsAre !== "exact" ? [] : [`${fixedTotal} fixed`]];
	return changes.length === 0 ? `Compared ${against}.` : `${changes.join(", ")} ${against}`;
}
// src/report/pages/proof.ts
const USUAL_SEARCHES = /* @__PURE__ */ new Set([
	..._index_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES,
	_index_js__WEBPACK_IMPORTED_MODULE_0__.RATED_SEARCH,
	_index_js__WEBPACK_IMPORTED_MODULE_0__.OTHER_SEARCH
]);
/** What the verdict rests on: scans, commit, ref, products, times, policy, requests, and searches beyond the usual ones. */
function proof(report, link, rows) {
	const items = proofFacts(report, {
		code: _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY,
		prose: _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS,
		link
	}, rows).map(({ label, text, details = [] }) => [`**${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)].join("\n"));
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(items, {
		most: items.length,
		noun: "facts"
	});
}
/** The same as plain data, for at most `rows` scans, searches and oddities. */
function proofFacts(report, style, rows) {
	const { times, requests, baseline } = report;
	const pullRequest = report.pullRequest === void 0 ? "" : `, pull request ${report.pullRequest}`;
	const waited = times.waitedSeconds >= 1 ? `, of which ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.durationText)(times.waitedSeconds)} waiting` : "";
	const readAt = times.issuesReadAtMs === void 0 ? "not read" : `${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.minuteText)(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
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
			text: `${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.minuteText)(times.startedAtMs)}, took ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.durationText)(times.seconds)}${waited}`
		},
		{
			label: "Requests",
			text: `${requests.sent} sent, ${requests.planned} planned`
		},
		...oddityFacts(report, style, rows)
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
	return `started ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.minuteText)(startedAtMs)}, finished ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.minuteText)(completedAtMs)}${maker}`;
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
	const isCommandLine = event === _index_js__WEBPACK_IMPORTED_MODULE_0__.COMMAND_LINE;
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
	const columns = [
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
			cell: (rule) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundText)(boundOfRule(report, rule), rule.issues)
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
	];
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(columns, others, {
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
	return waivedUntil === void 0 ? "" : ` (waived until ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(waivedUntil)})`;
}
function boundOfRule(report, { severity }) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundOfColumn)(report, severity ?? "unrated");
}
/** Says how many more there are than on the baseline. */
function newText(report, rule) {
	return rule.issuesAtBaseline === void 0 ? "–" : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundText)(boundOfRule(report, rule), (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.newIssues)(rule), "–");
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
	const columns = [
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
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isCompared)(report) ? [{
			title: "New",
			isNumber: true,
			cell: (condition) => newCell(report, condition)
		}] : [],
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.canWaive)(report) ? [{
			title: "Waived",
			isNumber: true,
			cell: (condition) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.waivedText)(report, condition)
		}] : [],
		{
			title: "Result",
			cell: resultCell
		}
	];
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(columns, (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.worstFirst)(report.conditions), {
		most: rows,
		noun: "conditions"
	});
}
function nameCell({ name, count, compare }) {
	const details = [...count === "groups" ? ["rules"] : [], ...compare === "new" ? ["new only"] : []];
	return details.length === 0 ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name) : `${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)} (${details.join(", ")})`;
}
function foundCell(report, condition) {
	return strongIf((condition.compare === "all" || condition.new === void 0) && condition.result === "broken", (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.foundText)(report, condition));
}
function newCell(report, condition) {
	return strongIf(condition.compare === "new" && condition.new !== void 0 && condition.result === "broken", (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.newText)(report, condition));
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
	return _index_js__WEBPACK_IMPORTED_MODULE_0__.COUNT_COLUMNS.filter((column) => columns.has(column) || counts[column] === void 0);
}
/**
* Open issues by severity and product, for these severities. A dash is a product that was not scanned, which is not the
* same as 0.
*/
function countMatrix(report, severities = _index_js__WEBPACK_IMPORTED_MODULE_0__.COUNT_COLUMNS) {
	const sums = sumByCell(report);
	const scanned = new Set(report.scans.flatMap(({ products }) => products));
	const isAiCodeAmongOthers = scanned.has("ai-code") && sums.products.has("other") && !sums.products.has("ai-code");
	const columns = [..._index_js__WEBPACK_IMPORTED_MODULE_0__.PRODUCTS, "other"].filter((product) => sums.products.has(product) || scanned.has(product) && !(product === "ai-code" && isAiCodeAmongOthers));
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)([
		{
			title: "Severity",
			cell: (severity) => severity
		},
		...columns.map((product) => ({
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
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundText)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundOfColumn)(report, severity), sum ?? 0n);
}
function totalText(report, severity) {
	const text = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.numberText)(report, report.counts[severity]);
	return /\d/.test(text) ? `**${text}**` : text;
}
// src/report/pages/culprits.ts
/** So many places of a condition stand open, and so many are shown at all: fewer where the page is cut. */
const OPEN_PLACES = 5;
const MOST_PLACES = 50;
const PLACES_PER_RULE = 10;
/** Lists for each broken condition the rules that it counts, those that block first. */
function culprits(report, level, room) {
	const broken = [...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.blockers)(report), ...(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.warnings)(report)];
	const shown = broken.slice(0, room.most);
	const left = broken.length - shown.length;
	const places = placesOf(report, shown);
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(...shown.map((condition, index) => section(report, condition, places[index], level, room)), left === 0 ? "" : `and ${left} more broken ${left === 1 ? "condition" : "conditions"}`);
}
function section(report, condition, places, level, { most, open }) {
	const { name, action, rules, rulesInAll } = condition;
	const mark = action === "fail" ? "❌" : "⚠️";
	const shown = rules.slice(0, most);
	const [first, folded] = [shown.slice(0, open), shown.slice(open)];
	const left = rulesInAll - shown.length;
	const rest = left === 0 ? "" : `and ${left} more ${left === 1 ? "rule" : "rules"}`;
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(`${level} ${mark} ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)}: ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionText */ .D3)(report, condition)}`, culpritTable(report, condition, first), folded.length === 0 ? rest : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${folded.length} more`, (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(culpritTable(report, condition, folded), rest)), placeList(places, most));
}
/** Where the culprits are: a few stand open. Issues may be among them that the condition does not count. */
function placeList({ places, areAbove }, most) {
	if (areAbove) return "Their places are listed above.";
	const items = places.slice(0, Math.min(most * PLACES_PER_RULE, MOST_PLACES)).map((place) => {
		const { where, facts } = placeFacts(place);
		return `- ${[(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(where), ...facts.map((fact) => (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(fact))].join(" ")}`;
	});
	if (items.length === 0) return "";
	const left = places.length - items.length;
	const folded = [...items.slice(OPEN_PLACES), ...left > 0 ? [`- and ${left} more places`] : []];
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)("Among them:", items.slice(0, OPEN_PLACES).join("\n"), folded.length === 0 ? "" : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${places.length - Math.min(items.length, OPEN_PLACES)} more places`, folded.join("\n")));
}
/** Columns that would be empty are left out. */
function culpritTable(report, condition, shown) {
	const text = (count) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundText)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.boundOf)(report, condition), count, "–");
	const waivedOf = (rule) => judgedOf(condition, rule) - rule.issues;
	const hasNew = shown.some((rule) => rule.new !== void 0);
	const hasEpss = shown.some(({ epss }) => epssText(epss) !== "–");
	const hasWaived = shown.some((rule) => waivedOf(rule) > 0n);
	const nameCell = ruleCells(report);
	const columns = [
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
	];
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(columns, shown, {
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
	return ending === void 0 ? "" : ` (waiver ends ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ending.expires)})`;
}
// src/report/pages/judged-line.ts
/** What the verdict says nothing about, a line each: nobody may take it for judged. */
function unjudged(report) {
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedLines */ .sm)(report, {
		loud: (text) => `⚠️ **${text}**`,
		code: _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY
	}).join("  \n");
}
/** What was judged, by which scans and how old these were; empty where no scan decided. */
function judgedLine(report, link) {
	const { commit, mergeGroupCommit, scans } = report;
	const deciding = scans.filter(({ decides }) => decides.length > 0);
	if (commit === void 0 || deciding.length === 0) return "";
	const group = mergeGroupCommit === void 0 ? "" : ` of the queued pull request (${notScannedGroup(mergeGroupCommit)})`;
	const judged = deciding.map((scan) => scanText(scan, report, link)).join("; ");
	return `Judged commit ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 12))}${group}: ${judged}`;
}
/** A merge group is judged by the pull request that is queued in it. */
function notScannedGroup(commit) {
	return `the merge group's own commit ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 12))} was not scanned`;
}
function scanText(scan, report, link) {
	const kind = scan.isFullScan ? "full" : "diff";
	return `${scan.decides.join(", ")} by ${kind} scan ${link((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(scan.id), scan.url)}${ageText(scan, report, link)}`;
}
function ageText({ completedAtMs }, { times, links }, link) {
	if (completedAtMs === void 0) return "";
	return `, ended ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.beforeRun)(completedAtMs, times.startedAtMs, link("this run", links.run))}`;
}
// src/report/pages/known-and-missing.ts
/** Says for an inconclusive run what is known, and what is missing for a verdict; the reason is in the headline. */
function knownAndMissing(report, link, rows) {
	return `**Known**\n\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(knownFacts(report, link), {
		most: Math.max(rows, 1),
		noun: "facts"
	})}\n\n**Missing**\n\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(missingFacts(report), {
		most: Math.max(rows, 1),
		noun: "conditions"
	})}`;
}
function knownFacts(report, link) {
	const commit = report.commit === void 0 ? [] : [`Commit ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.commit.slice(0, 12))} of ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.repository)}.`];
	const waited = report.times.waitedSeconds >= 1 ? [`Waited ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.durationText)(report.times.waitedSeconds)}.`] : [];
	const scans = report.scans.map((scan) => scanFact(scan, link));
	const facts = [
		...commit,
		...scans,
		...seenFacts(report, link),
		...mergeGroup(report),
		...waited
	];
	return facts.length === 0 ? [`Repository ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.repository)}; nothing was sent to the platform.`] : facts;
}
/** What there is in place of the scan that was looked for. */
function seenFacts({ seen, scans, times }, link) {
	if (seen === void 0) return [];
	const { scan, project } = seen;
	const isKnown = scan === void 0 || scans.some(({ id }) => id === scan.id);
	return [...project === void 0 ? [] : [`The commit was scanned as ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(project)}.`], ...isKnown ? [] : [`Seen instead: ${seenText(scan, times.startedAtMs, link)}.`]];
}
function seenText({ id, url, commit, ref, status, startedAtMs, completedAtMs }, runStartedAtMs, link) {
	const of = commit === void 0 ? "no named commit" : `commit ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 12))}`;
	const on = ref === void 0 ? "" : ` on ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ref)}`;
	const [what, at] = completedAtMs === void 0 ? ["started", startedAtMs] : ["ended", completedAtMs];
	const when = at === void 0 ? "" : `, ${what} ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.beforeRun)(at, runStartedAtMs)}`;
	return `scan ${link((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id), url)} of ${of}${on}, ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(status)}${when}`;
}
function mergeGroup({ mergeGroupCommit }) {
	return mergeGroupCommit === void 0 ? [] : [`Commit of the queued pull request; ${notScannedGroup(mergeGroupCommit)}.`];
}
function scanFact(scan, link) {
	const products = scan.products.length === 0 ? "" : ` of ${scan.products.join(", ")}`;
	const started = scan.startedAtMs === void 0 ? "" : `, started ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.minuteText)(scan.startedAtMs)}`;
	return `Scan ${link((0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(scan.id), scan.url)}${products}: ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(scan.status)}${started}.`;
}
function missingFacts(report) {
	const scan = report.scans.length > 0 ? [] : ["A scan of this commit that can serve as proof."];
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report)) return [...scan, "The issues: none were read to the end."];
	const unproven = report.conditions.filter(({ result }) => result === "unproven").map(({ name }) => `Proof of ${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)}.`);
	return unproven.length > 0 ? [...scan, ...unproven] : [...scan, "Proof that what was read is right and complete."];
}
// src/report/pages/paste-lines.ts
/**
* Lines to copy for the first rule that breaks the policy: its waiver, and the command that lists its issues; empty
* where there is none.
*/
function pasteLines(report) {
	const wayOut = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.wayOutOf)(report);
	if (wayOut === void 0) return "";
	const name = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.ruleNames)(report)(wayOut.rule));
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(waiverText(report, wayOut, name), `To list the issues of ${name}, one by one:`, fenced("sh", [wayOut.command]));
}
function waiverText(report, { waiver }, name) {
	if (waiver === void 0) return "";
	return waiver.length === 0 ? `${name} has a waiver in ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.waiverPlace)(report, _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)}: change that one.` : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(`To waive ${name}, add this to ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__.pastePlace)(report, _short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)}, with your own reason, owner and date:`, fenced("yaml", waiver));
}
/** What the lines are, for the line that unfolds them. */
function pasteTitle(report) {
	const command = "the command that lists the issues, one by one";
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.wayOutOf)(report)?.waiver === void 0 ? `Lines to copy: ${command}` : `Lines to copy: a waiver, and ${command}`;
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
	return `**What to correct**\n\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(problems.map(_short_page_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS), {
		most: Math.max(rows, 1),
		noun: "problems"
	})}`;
}



/***/ })

};
;