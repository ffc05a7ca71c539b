"use strict";
exports.id = 240;
exports.ids = [240];
exports.modules = {

/***/ 6799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ VALIDATIONS)
/* harmony export */ });
const VALIDATIONS = ['confirmed-valid', 'confirmed-invalid', 'validation-error', 'no-validator'];


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLocationsReader: () => (/* binding */ createLocationsReader),
  listIssues: () => (/* binding */ listIssues)
});

// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __webpack_require__(1056);
// EXTERNAL MODULE: ./lib/src/platform/operations.js + 2 modules
var operations = __webpack_require__(6280);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/location/issue-location.js
var issue_location = __webpack_require__(6799);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var product = __webpack_require__(8617);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/platform/wire-words.js
var wire_words = __webpack_require__(8124);
// EXTERNAL MODULE: ./lib/src/platform/schema/answer.js + 2 modules
var answer = __webpack_require__(5496);
// EXTERNAL MODULE: ./lib/src/platform/schema/issue-group.js + 1 modules
var issue_group = __webpack_require__(9311);
// EXTERNAL MODULE: ./lib/src/platform/schema/spelling.js
var spelling = __webpack_require__(75);
;// CONCATENATED MODULE: ./lib/src/platform/schema/listed-issue.js










const MAYBE_TEXT = (0,spelling/* ifReadable */.G5)(spelling/* TEXT */.a$);
const TEXTS = (0,spelling/* readableListOf */.A7)(spelling/* TEXT */.a$);
// spec-gap: listed-integers
const POSITION = (0,spelling/* ifReadable */.G5)((0,spelling/* spelling */.DS)(spelling/* COUNT */.i2.schema.check(schemas/* refine */.YPB((sent) => isPosition(Number(spelling/* COUNT */.i2.take(sent))))), (sent) => Number(spelling/* COUNT */.i2.take(sent))));
const ISSUE_TYPE = (0,spelling/* wordIn */.u9)((0,wire_words/* ourWords */.YC)(product/* ISSUE_TYPES */.co, wire_words/* ISSUE_TYPE_PREFIX */.C3));
const SEVERITY = (0,spelling/* wordIn */.u9)((0,wire_words/* ourWords */.YC)(issue/* SEVERITIES */.oC, issue_filter/* FILTER_MEMBERS */.X.severities.prefix));
const STATE = (0,spelling/* wordOrUnknown */.Qy)((0,wire_words/* ourWords */.YC)(issue/* ISSUE_STATES */.lF, issue_filter/* FILTER_MEMBERS */.X.aggregateIssueStates.prefix));
const VALIDATION = (0,spelling/* wordOrUnknown */.Qy)((0,wire_words/* ourWords */.YC)(issue_location/* VALIDATIONS */.h, issue_filter/* FILTER_MEMBERS */.X.validationStates.prefix));
const PACKAGE_VERSION = (0,spelling/* spelled */.uQ)({ package: MAYBE_TEXT, version: MAYBE_TEXT });
const DEPENDENCY = (0,spelling/* spelled */.uQ)({
    package: MAYBE_TEXT,
    version: MAYBE_TEXT,
    transitivity: MAYBE_TEXT,
    ecosystem: MAYBE_TEXT,
    filePath: MAYBE_TEXT,
    manifestFilePath: MAYBE_TEXT,
});
const VULNERABILITY = (0,spelling/* spelled */.uQ)({
    advisory: ['vulnDatabaseIdentifier', MAYBE_TEXT],
    reachability: MAYBE_TEXT,
    dependency: ['foundDependency', (0,spelling/* ifReadable */.G5)(DEPENDENCY)],
    fixes: ['fixRecommendations', (0,spelling/* readableListOf */.A7)(PACKAGE_VERSION)],
    bestFix: (0,spelling/* ifReadable */.G5)(PACKAGE_VERSION),
    epss: ['epssScore', (0,spelling/* ifReadable */.G5)(issue_group/* EPSS_SCORE */.FL)],
});
const SECRET = (0,spelling/* spelled */.uQ)({ validation: ['validationState', (0,spelling/* ifReadable */.G5)(VALIDATION)], kind: ['secretType', MAYBE_TEXT] });
const SCAN_ID = (0,spelling/* ifReadable */.G5)((0,spelling/* spelled */.uQ)({ id: MAYBE_TEXT }));
const LISTED_ISSUE = (0,spelling/* spelled */.uQ)({
    id: MAYBE_TEXT,
    ref: MAYBE_TEXT,
    issueType: (0,spelling/* ifReadable */.G5)(ISSUE_TYPE),
    severity: (0,spelling/* ifReadable */.G5)(SEVERITY),
    state: ['aggregateState', (0,spelling/* ifReadable */.G5)(STATE)],
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
    vulnerability: ['scaAttributes', (0,spelling/* ifReadable */.G5)(VULNERABILITY)],
    secret: ['secretsAttributes', (0,spelling/* ifReadable */.G5)(SECRET)],
    codeowners: (0,spelling/* readableListOf */.A7)((0,spelling/* spelled */.uQ)({ name: MAYBE_TEXT, isTeam: (0,spelling/* ifReadable */.G5)(spelling/* FLAG */.lx) })),
});
const ENTRY = (0,spelling/* ifReadable */.G5)((0,spelling/* spelling */.DS)((0,schema/* object */.Ik)({ issue: LISTED_ISSUE.schema }), (sent) => {
    const issue = LISTED_ISSUE.take(sent.issue);
    const { issueType, secret } = issue;
    // True if the type is known, and no other member names another type.
    const isNoSecret = issueType !== undefined && issueType !== 'secrets' && secret === undefined;
    return isNoSecret ? issue : { ...issue, message: undefined };
}));
const ISSUES_ANSWER = (0,schema/* object */.Ik)({ issues: schemas/* nullish */.cl6((0,schema/* list */.p_)(schemas/* unknown */.L5J())), cursor: schemas/* nullish */.cl6(schema/* text */.Qq) });
/** Reads the answer of the issue list. Only the list itself and its cursor must be valid. */
function listedIssuePage(value) {
    const sent = (0,schema/* checked */.KD)(ISSUES_ANSWER, (0,answer/* listAnswer */.f_)(value, 'issues'));
    const entries = sent.issues ?? [];
    const issues = entries.map((entry) => ENTRY.take(entry)).filter((issue) => issue !== undefined);
    const cursor = sent.cursor ?? undefined;
    const isLast = cursor === undefined || cursor === '';
    return { page: { issues, unread: entries.length - issues.length, isLast }, cursor };
}
function isPosition(position) {
    return position >= 1 && Number.isSafeInteger(position);
}

;// CONCATENATED MODULE: ./lib/src/platform/locations-client.js





/** A longer text is omitted, not cut: part of a secret would not be redacted. */
const LONGEST_TEXT = 4_000;
/** The read that only explains. It has a transport of its own, so it takes no retry from the reads that decide. */
function createLocationsReader(options) {
    const platform = (0,operations/* openPlatform */.WN)(options);
    return {
        async *listLocations(search, signal) {
            let areAllRead = true;
            for await (const { issues, unread, isLast } of listIssues(platform, locationsRequest(search), signal)) {
                areAllRead &&= unread === 0;
                yield { places: issues.map(placeOf), isLast: isLast && areAllRead };
            }
        },
        requestsSent: platform.transport.requestsSent,
    };
}
function locationsRequest({ repositoryId, refs, ruleIds, issueTypes, states }) {
    return {
        issueTypes: issueTypes.map((type) => (0,wire_words/* wireName */.R5)(wire_words/* ISSUE_TYPE_PREFIX */.C3, type)),
        filter: {
            repositoryIds: [repositoryId],
            refs,
            ruleIds,
            aggregateIssueStates: states.map((state) => (0,wire_words/* wireName */.R5)(issue_filter/* FILTER_MEMBERS */.X.aggregateIssueStates.prefix, state)),
        },
        sortBy: 'SORT_BY_SEVERITY',
        sortDirection: 'SORT_DIRECTION_DESC',
        // spec-gap: listed-issues
        limit: limits/* LOCATIONS_PER_PAGE */.Hm,
    };
}
function placeOf(issue) {
    const { state, secret, vulnerability } = issue;
    return {
        issueId: locations_client_short(issue.id),
        ref: issue.ref,
        // An issue without the id of its rule cannot be one that was asked for.
        ruleId: issue.ruleId ?? '',
        issueType: issue.issueType,
        severity: issue.severity,
        state: typeof state === 'string' ? state : undefined,
        filePath: locations_client_short(issue.filePath ?? vulnerability?.dependency?.filePath),
        line: issue.line,
        endLine: issue.endLine,
        column: issue.column,
        endColumn: issue.endColumn,
        message: locations_client_short(issue.message),
        ruleUrl: locations_client_short(issue.ruleUrl),
        firstSeenScan: locations_client_short(issue.firstSeenScan?.id),
        dependency: vulnerability && dependencyOf(vulnerability),
        secret: secret && {
            kind: locations_client_short(secret.kind),
            validation: typeof secret.validation === 'string' ? secret.validation : undefined,
        },
    };
}
function dependencyOf({ dependency, advisory, bestFix, fixes }) {
    const fix = bestFix ?? fixes.find((one) => one.package === dependency?.package);
    return {
        package: locations_client_short(dependency?.package),
        version: locations_client_short(dependency?.version),
        advisory: locations_client_short(advisory),
        fixedBy: locations_client_short(fix?.version),
    };
}
function locations_client_short(text) {
    return text === undefined || text === '' || text.length > LONGEST_TEXT ? undefined : text;
}
/** List issues (Experimental): pages to the end. It is used only to explain, and loaded only when needed. With `aside` each page is requested once, and stops with that signal. */
function listIssues(platform, request, aside) {
    const how = { isRepeatable: aside === undefined, signal: aside };
    return (0,operations/* issuePages */.SA)(platform, 'issue list', request, listedIssuePage, how);
}


/***/ })

};
;