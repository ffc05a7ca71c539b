"use strict";
exports.id = 965;
exports.ids = [965];
exports.modules = {

/***/ 5965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPlacesReader: () => (/* binding */ createPlacesReader)
/* harmony export */ });
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9114);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3977);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
/* harmony import */ var _issue_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8373);




// src/platform/schema/lenient.ts
/** What cannot be read is undefined, like what is missing. It is written as null, as every answer shows every member. */
function ifReadable({ read, write }) {
	return {
		read: readOrNot(read),
		write: (value) => value === void 0 ? null : write(value)
	};
}
/** The elements that can be read; none where it is no list. */
function readableListOf(element) {
	const readElement = readOrNot(element.read);
	return {
		read: (value) => Array.isArray(value) ? value.map(readElement).filter((one) => one !== void 0) : [],
		write: (list) => list.map(element.write)
	};
}
/** The result is undefined for what `read` refuses. */
function readOrNot(read) {
	return (value) => {
		if ((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(value)) return void 0;
		try {
			return read(value);
		} catch (thrown) {
			if (thrown instanceof _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT) return void 0;
			throw thrown;
		}
	};
}
(0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
	id: ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .idAsInteger */ .Sl)()),
	name: ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$),
	slug: ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$),
	findings: ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({ url: ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$) }))
});
// src/platform/schema/listed-issue.ts
const MAYBE_TEXT = ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$);
const TEXTS = readableListOf(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .TEXT */ .a$);
/** A line or column, as an integer or as text. */
const POSITION = ifReadable({
	read(value) {
		const position = Number((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(value));
		if (position < 1 || !Number.isSafeInteger(position)) throw new _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT("is not a line");
		return position;
	},
	write: (position) => position
});
const ISSUE_TYPE = wordIn(new Map(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_TYPES */ .co.map((type) => [_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .WIRE_ISSUE_TYPES */ .Ee[type], type])));
const SEVERITY = wordIn(shortened(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC, _issue_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTER_MEMBERS */ .X.severities.prefix));
const STATE = wordOrUnknown(shortened(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE_STATES */ .lF, _issue_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTER_MEMBERS */ .X.aggregateIssueStates.prefix));
const VALIDATION = wordOrUnknown(shortened(_publish_js__WEBPACK_IMPORTED_MODULE_2__/* .VALIDATIONS */ .hx, _issue_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTER_MEMBERS */ .X.validationStates.prefix));
const PACKAGE_VERSION = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
	package: MAYBE_TEXT,
	version: MAYBE_TEXT
});
const SCAN_ID = ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({ id: MAYBE_TEXT }));
const MEMBERS = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
	id: MAYBE_TEXT,
	ref: MAYBE_TEXT,
	issueType: ifReadable(ISSUE_TYPE),
	severity: ifReadable(SEVERITY),
	state: ["aggregateState", ifReadable(STATE)],
	ruleId: MAYBE_TEXT,
	rulePath: MAYBE_TEXT,
	filePath: MAYBE_TEXT,
	line: POSITION,
	endLine: POSITION,
	column: POSITION,
	endColumn: POSITION,
	message: MAYBE_TEXT,
	ruleUrl: MAYBE_TEXT,
	ruleReferences: TEXTS,
	lineOfCodeUrl: MAYBE_TEXT,
	firstSeenScan: SCAN_ID,
	lastSeenScan: SCAN_ID,
	createdAt: MAYBE_TEXT,
	relevantSince: MAYBE_TEXT,
	triageReason: MAYBE_TEXT,
	note: MAYBE_TEXT,
	ruleCweNames: TEXTS,
	ruleOwaspNames: TEXTS,
	vulnerability: ["scaAttributes", ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
		advisory: ["vulnDatabaseIdentifier", MAYBE_TEXT],
		reachability: MAYBE_TEXT,
		dependency: ["foundDependency", ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
			package: MAYBE_TEXT,
			version: MAYBE_TEXT,
			transitivity: MAYBE_TEXT,
			ecosystem: MAYBE_TEXT,
			filePath: MAYBE_TEXT,
			manifestFilePath: MAYBE_TEXT
		}))],
		fixes: ["fixRecommendations", readableListOf(PACKAGE_VERSION)],
		bestFix: ifReadable(PACKAGE_VERSION),
		epss: ["epssScore", ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSS_SCORE */ .FL)]
	}))],
	secret: ["secretsAttributes", ifReadable((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
		validation: ["validationState", ifReadable(VALIDATION)],
		kind: ["secretType", MAYBE_TEXT]
	}))],
	codeowners: readableListOf((0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .uQ)({
		name: MAYBE_TEXT,
		isTeam: ifReadable(_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG */ .lx)
	}))
});
/** The answer of the issue list. Only the list itself and its cursor must be what they should. */
function listedIssuePage(value) {
	const answer = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .anyObject */ .aH)(value);
	if (!Object.hasOwn(answer, "issues") && !Object.keys(answer).every((name) => name === "cursor")) throw new _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT("has other members but no issues");
	const read = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(answer, "issues", (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(readOrNot(listedIssue)))) ?? [];
	const issues = read.filter((issue) => issue !== void 0);
	const cursor = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(answer, "cursor", (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq));
	const isLast = cursor === void 0 || cursor === "";
	return {
		page: {
			issues,
			unread: read.length - issues.length,
			isLast
		},
		cursor
	};
}
function listedIssue(value) {
	const issue = MEMBERS.read((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .anyObject */ .aH)(value), "issue", _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .anyObject */ .aH));
	return isNoSecret(issue) ? issue : {
		...issue,
		message: void 0
	};
}
/** True where the type is known, and nothing says another. */
function isNoSecret({ issueType, secret }) {
	return issueType !== void 0 && issueType !== "secrets" && secret === void 0;
}
/** Gives our words by the platform's: `ignored-app` by `AGGREGATE_ISSUE_STATE_IGNORED_APP`. */
function shortened(words, prefix) {
	return new Map(words.map((word) => [(0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .wireName */ .R5)(prefix, word), word]));
}
function wordIn(known) {
	const onWire = new Map([...known].map(([sent, word]) => [word, sent]));
	return {
		read(value) {
			const word = known.get((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value));
			if (word === void 0) throw new _cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ShapeProblem */ .PT("is not a known word");
			return word;
		},
		write: (word) => onWire.get(word)
	};
}
function wordOrUnknown(known) {
	const { write } = wordIn(known);
	return {
		read: (value) => known.get((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value)) ?? { unknown: (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value) },
		write: (word) => typeof word === "string" ? write(word) : word.unknown
	};
}
// src/platform/explaining-operations.ts
/** List issues (Experimental), one by one: pages to the end. With `aside` each is asked for once, until that signal stops it. */
function listIssues({ transport, addresses, deployment }, request, aside) {
	const operation = "issue list";
	const isRepeatable = aside === void 0;
	return (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .readPages */ .n4)(operation, request.cursor, async (cursor) => {
		const body = JSON.stringify({
			deploymentId: deployment,
			...request,
			cursor
		});
		const url = addresses.issueList;
		const answer = await transport.send({
			operation,
			method: "POST",
			url,
			body,
			isRepeatable,
			signal: aside
		});
		return (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .consume */ .Fg)(answer.body, (whole) => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .readAnswer */ .JN)(operation, listedIssuePage, whole));
	});
}
// src/platform/requests/places-request.ts
/** The request for places in wire form, the worst first. */
function placesRequest({ repositoryId, refs, ruleIds, issueTypes, states }) {
	return {
		issueTypes: issueTypes.map((type) => _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .WIRE_ISSUE_TYPES */ .Ee[type]),
		filter: {
			repositoryIds: [repositoryId],
			refs,
			ruleIds,
			aggregateIssueStates: states.map((state) => (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .wireName */ .R5)(_issue_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .FILTER_MEMBERS */ .X.aggregateIssueStates.prefix, state))
		},
		sortBy: "SORT_BY_SEVERITY",
		sortDirection: "SORT_DIRECTION_DESC",
		limit: 100
	};
}
// src/platform/places-client.ts
/** A longer text is left out whole: a part of a secret would not be found and hidden. */
const LONGEST_TEXT = 4e3;
/** The read that explains. Its transport is its own: it takes no retry from the reads that decide. */
function createPlacesReader(options) {
	const transport = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .createTransport */ .oO)(options);
	const platform = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .platformOf */ .tj)(transport, options.baseUrl, options.deploymentId);
	return {
		async *listPlaces(search, signal) {
			for await (const { issues, isLast } of listIssues(platform, placesRequest(search), signal)) yield {
				places: issues.map(placeOf),
				isLast
			};
		},
		requestsSent: transport.requestsSent
	};
}
function placeOf(issue) {
	const { state, secret, vulnerability } = issue;
	return {
		issueId: short(issue.id),
		ref: issue.ref,
		ruleId: issue.ruleId ?? "",
		issueType: issue.issueType,
		severity: issue.severity,
		state: typeof state === "string" ? state : void 0,
		filePath: short(issue.filePath ?? vulnerability?.dependency?.filePath),
		line: issue.line,
		endLine: issue.endLine,
		column: issue.column,
		endColumn: issue.endColumn,
		message: short(issue.message),
		ruleUrl: short(issue.ruleUrl),
		firstSeenScan: short(issue.firstSeenScan?.id),
		dependency: vulnerability && dependencyOf(vulnerability),
		secret: secret && {
			kind: short(secret.kind),
			validation: typeof secret.validation === "string" ? secret.validation : void 0
		}
	};
}
function dependencyOf({ dependency, advisory, bestFix, fixes }) {
	const fix = bestFix ?? fixes.find((one) => one.package === dependency?.package);
	return {
		package: short(dependency?.package),
		version: short(dependency?.version),
		advisory: short(advisory),
		mendedBy: short(fix?.version)
	};
}
function short(text) {
	return text === void 0 || text === "" || text.length > LONGEST_TEXT ? void 0 : text;
}



/***/ })

};
;