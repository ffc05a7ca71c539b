/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 8086:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ ACTION_INPUTS)
/* harmony export */ });
/** Generated from action.yml by "npm run generate": do not edit. The bundle runs without action.yml, so the program has this copy. */
const ACTION_INPUTS = {
    'base-url': { required: true, default: undefined },
    'api-token': { required: true, default: undefined },
    'deployment-id': { required: true, default: undefined },
    'repository-id': { required: false, default: undefined },
    repository: { required: false, default: '${{ github.repository }}' },
    commit: { required: false, default: undefined },
    'required-products': { required: false, default: undefined },
    'required-scan': { required: false, default: 'any' },
    'max-scan-age': { required: false, default: undefined },
    projects: { required: false, default: 'one' },
    'discovery-timeout': { required: false, default: '5m' },
    'wait-timeout': { required: false, default: '15m' },
    'poll-interval': { required: false, default: '10s' },
    'request-timeout': { required: false, default: '70s' },
    'page-size': { required: false, default: '100' },
    'fail-on-severity': { required: false, default: undefined },
    'max-critical': { required: false, default: undefined },
    'max-high': { required: false, default: undefined },
    'max-medium': { required: false, default: undefined },
    'max-low': { required: false, default: undefined },
    'max-unrated': { required: false, default: undefined },
    states: { required: false, default: 'open, reviewing, fixing, unknown' },
    baseline: { required: false, default: 'none' },
    policy: { required: false, default: undefined },
    'policy-file': { required: false, default: undefined },
    'waivers-file': { required: false, default: undefined },
    'merge-queue': { required: false, default: 'pull-request' },
    mode: { required: false, default: 'enforce' },
    'on-inconclusive': { required: false, default: undefined },
    comment: { required: false, default: 'auto' },
    'comment-key': { required: false, default: undefined },
    'commit-status': { required: false, default: undefined },
    summary: { required: false, default: 'true' },
    'report-path': { required: false, default: undefined },
    'record-path': { required: false, default: undefined },
    'attestation-path': { required: false, default: undefined },
    'github-token': { required: false, default: '${{ github.token }}' },
};


/***/ }),

/***/ 645:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ UNCLASSIFIED_TALLY),
/* harmony export */   Mh: () => (/* binding */ sumOfGaps),
/* harmony export */   T: () => (/* binding */ isNameless),
/* harmony export */   V8: () => (/* binding */ shortfallBy),
/* harmony export */   Vk: () => (/* binding */ UNRATED_TALLY),
/* harmony export */   ah: () => (/* binding */ OTHER_SEARCH),
/* harmony export */   bW: () => (/* binding */ EVERY_RUN_SEARCHES),
/* harmony export */   ep: () => (/* binding */ ruleKey),
/* harmony export */   gK: () => (/* binding */ RATED_SEARCH)
/* harmony export */ });
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8153);
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8617);


/** Ids of the searches that every run makes (docs/verdict-rules/what-is-counted.md); the four severities are ids too. */
const RATED_SEARCH = 'rated';
const OTHER_SEARCH = 'other';
const EVERY_RUN_SEARCHES = new Set([..._issue_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, RATED_SEARCH, OTHER_SEARCH]);
/** Id of the tally that is computed, not searched: the issues without a known severity. */
const UNRATED_TALLY = 'unrated';
/** The part of it that is of rated types. */
const UNCLASSIFIED_TALLY = 'unclassified';
function shortfallBy(failure, areCountsLowerBounds) {
    const { reason, message, detail, isNotRecorded, also } = failure;
    return { reason, message, detail, isNotRecorded, areCountsLowerBounds, also: also.length === 0 ? undefined : also };
}
/** The same text for the same rule. */
function ruleKey({ issueType, ruleId, rulePath }) {
    return JSON.stringify([issueType, ruleId, rulePath]);
}
/** Groups that name neither id nor path are never the same. */
function isNameless({ ruleId, rulePath }) {
    return ruleId === '' && rulePath === '';
}
function sumOfGaps(gaps) {
    if (gaps.length === 0)
        return undefined;
    return {
        issueTypes: (0,_product_js__WEBPACK_IMPORTED_MODULE_1__/* .typesOfAll */ .ce)(gaps),
        counted: gaps.reduce((sum, { counted }) => sum + counted, 0n),
        found: gaps.reduce((sum, { found }) => sum + found, 0n),
    };
}


/***/ }),

/***/ 5732:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   CZ: () => (/* binding */ sameBut),
/* harmony export */   In: () => (/* binding */ GateFailure),
/* harmony export */   M2: () => (/* binding */ NotRecorded),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   c5: () => (/* binding */ asGateFailure),
/* harmony export */   kh: () => (/* binding */ failureUnlessStopped)
/* harmony export */ });
/** The one error that carries a reason; all else that is thrown is `internal`. The message may quote the platform, never a token or a whole answer. */
class GateFailure extends Error {
    name = 'GateFailure';
    reason;
    /** Where several things are wrong, these say each by itself; the message sums them up. */
    problems;
    /** What prevents a verdict beside it: to soften this reason softens none of them. */
    also;
    detail;
    isNotRecorded = false;
    constructor(reason, message, options = {}) {
        super(message, options);
        this.reason = reason;
        this.problems = options.problems ?? [];
        this.also = options.also ?? [];
        this.detail = options.detail;
    }
}
/** The first, with the others beside it. */
function allOf(failures) {
    const [first, ...also] = failures.filter((failure) => failure !== undefined);
    if (first === undefined || also.length === 0)
        return first;
    return sameBut(first, { also: [...first.also, ...also.flatMap((one) => [one, ...one.also])] });
}
function sameBut(failure, { message = failure.message, also = failure.also }) {
    const { reason, cause, problems, detail } = failure;
    const Same = failure.constructor;
    return new Same(reason, message, { cause, problems, detail, also });
}
/** A replay asks what the record of the run does not answer. */
class NotRecorded extends GateFailure {
    isNotRecorded = true;
}
function asGateFailure(thrown) {
    if (thrown instanceof GateFailure)
        return thrown;
    const what = thrown instanceof Error ? thrown.message : typeof thrown;
    return new GateFailure('internal', `unexpected error: ${what.split('\n', 1)[0]}`, { cause: thrown });
}
/** Throws it where the run is stopped (`cancelled`). */
function failureUnlessStopped(thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason === 'cancelled')
        throw failure;
    return failure;
}
/** Gives the failure where the work fails. Throws `cancelled` alone. */
async function attempt(work) {
    try {
        return await work();
    }
    catch (thrown) {
        return failureUnlessStopped(thrown);
    }
}


/***/ }),

/***/ 7904:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ isDigits),
/* harmony export */   _$: () => (/* binding */ isCommitSha),
/* harmony export */   hp: () => (/* binding */ isZeroSha)
/* harmony export */ });
const INT64_MAX = 9223372036854775807n;
/** True for the decimal digits of an integer from 0 to 2^63 - 1, written without sign, space or leading zero. */
function isDigits(text) {
    return /^(?:0|[1-9][0-9]{0,18})$/.test(text) && (text.length < 19 || BigInt(text) <= INT64_MAX);
}
/** True for exactly 40 or 64 lower-case hex digits; false for a prefix, upper case or padding. */
function isCommitSha(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** True for the all-zero hash, which GitHub sends as `after` when a branch is deleted. */
function isZeroSha(text) {
    return /^0+$/.test(text);
}


/***/ }),

/***/ 5008:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ TRIAGED_AT),
/* harmony export */   PH: () => (/* binding */ filterMember),
/* harmony export */   X: () => (/* binding */ FILTER_MEMBERS),
/* harmony export */   kB: () => (/* binding */ TIME_MEMBERS),
/* harmony export */   nN: () => (/* binding */ FILTER_MEMBER_NAMES),
/* harmony export */   zV: () => (/* binding */ WORKING_SECRET)
/* harmony export */ });
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8617);

const text = (limits = {}) => ({ kind: 'text', ...limits });
const texts = (limits = {}) => ({ kind: 'texts', ...limits });
const boolean = (limits = {}) => ({ kind: 'boolean', ...limits });
const DATE_TIME = { kind: 'date-time' };
function oneOf(prefix, words, limits = {}) {
    return { ...anyOf(prefix, words, limits), kind: 'enum' };
}
function anyOf(prefix, words, limits = {}) {
    return { kind: 'enums', values: words.split(' ').map((word) => prefix + word), prefix, ...limits };
}
const OF_SAST = { issueTypes: ['sast'] };
const OF_SCA = { issueTypes: ['sca'] };
const OF_SECRETS = { issueTypes: ['secrets'] };
const SET_BY_GATE = { refusal: 'the gate sets it itself, from the scan that it proved' };
const SINGLES_OUT = { refusal: 'a policy judges all issues of the branch, not single ones' };
function deprecated(why, limits = {}) {
    return { ...limits, isDeprecated: true, refusal: `the platform has deprecated it${why}` };
}
const RELATIVE_TIMES = 'ONE_MINUTE ONE_DAY ONE_WEEK ONE_MONTH THREE_MONTHS SIX_MONTHS ONE_YEAR ALL_TIME';
const TRIAGE_STATES = 'UNSPECIFIED OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP';
const TRIAGE_REASONS = 'FALSE_POSITIVE NO_TIME ACCEPTABLE_RISK NO_TRIAGE_REASON UNKNOWN DUPLICATE';
const REACHABILITIES = 'CONDITIONALLY_REACHABLE ALWAYS_REACHABLE REACHABLE UNREACHABLE UNKNOWN';
const BREAKING_CHANGES = 'PARAMETER_CHANGE FUNCTION_OR_CLASS_REMOVAL FUNCTION_RENAME LOGIC_CHANGE NOT_BREAKING';
const SECRET_VALIDATIONS = 'CONFIRMED_VALID CONFIRMED_INVALID VALIDATION_ERROR NO_VALIDATOR';
const FILTER_MEMBERS = {
    ids: texts(SINGLES_OUT),
    since: DATE_TIME,
    until: DATE_TIME,
    relativeSince: oneOf('RELATIVE_SINCE_', RELATIVE_TIMES),
    timeFilter: oneOf('TIME_FILTER_', 'RELEVANT_SINCE TRIAGED_AT FIXED_AT'),
    repositoryNames: texts(SET_BY_GATE),
    repositoryIds: texts(SET_BY_GATE),
    repositoryTags: texts(),
    refs: texts(SET_BY_GATE),
    repositoryRefIds: texts(SET_BY_GATE),
    teamNames: texts(),
    aiVerdicts: anyOf('VERDICT_', 'TRUE_POSITIVE FALSE_POSITIVE NO_VERDICT'),
    aiSensitivities: texts(),
    status: anyOf('ISSUE_STATUS_', 'FIXED MUTED REMOVED UNRESOLVED', deprecated('; use the setting states')),
    aggregateIssueStates: anyOf(_product_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUE_STATE_PREFIX */ .$y, TRIAGE_STATES, {
        refusal: 'the gate sets it itself, from the setting states, or from "states" of the condition',
    }),
    tab: oneOf('ISSUE_TAB_', 'OPEN IGNORED CLOSED REVIEWING FIXING PROVISIONALLY_IGNORED', {
        refusal: 'it would overrule the triage states that count; use the setting states',
    }),
    ruleIds: texts(),
    severities: anyOf('SEVERITY_', 'CRITICAL HIGH MEDIUM LOW', {
        issueTypes: ['sast', 'sca', 'secrets'],
        refusal: "the gate sets it itself, from the condition's severities",
    }),
    triageReasons: anyOf('FINDING_TRIAGE_REASON_', TRIAGE_REASONS),
    issueParentIds: texts(SINGLES_OUT),
    onPrimaryBranch: boolean(SET_BY_GATE),
    includeTicketed: boolean(),
    includeArchived: boolean({ refusal: 'true returns only findings of archived projects' }),
    repositoryDeploymentStatuses: anyOf('DEPLOYMENT_STATUS_', 'UNKNOWN DEPLOYED NOT_DEPLOYED'),
    repositoryPublicExposures: anyOf('PUBLIC_EXPOSURE_', 'UNKNOWN PUBLIC NOT_PUBLIC'),
    filePaths: texts({ maxItems: 1 }),
    hasInFlightAutofixPr: boolean(),
    clickToFixPrStates: anyOf('CLICK_TO_FIX_PR_STATE_', 'OPEN MERGED NO_PR', { issueTypes: ['sast', 'sca'] }),
    filterIssueTypes: anyOf('ISSUE_TYPE_', 'UNSPECIFIED SAST SCA SECRETS RESEARCH AI_SAST', {
        refusal: "the platform ignores it; use the condition's issue-types",
    }),
    actions: anyOf('MODE_', 'MONITOR COMMENT BLOCK DISABLED', deprecated(': without effect where policies are unified', OF_SAST)),
    policySlugs: texts(deprecated('', OF_SAST)),
    rules: texts(OF_SAST),
    rulesets: texts(OF_SAST),
    categories: texts(OF_SAST),
    confidences: anyOf('CONFIDENCE_', 'HIGH MEDIUM LOW', OF_SAST),
    source: anyOf('SOURCE_', 'PRO COMMUNITY CUSTOM', OF_SAST),
    backlogType: oneOf('ISSUE_BACKLOG_TYPE_', 'PROD PREPROD', OF_SAST),
    aiMemoryReferenced: text(OF_SAST),
    includeAiMemoryRendered: boolean(OF_SAST),
    aiMemoryRendered: text(OF_SAST),
    memoryIdInScope: text(OF_SAST),
    // The document gives no type, and does not limit it to code issues, as it limits the members around it.
    aiMemoryWillFlipVerdict: text(),
    transitivities: anyOf('', 'UNKNOWN_TRANSITIVITY TRANSITIVE DIRECT', OF_SCA),
    exposures: anyOf('', 'UNKNOWN_EXPOSURE UNREACHABLE REACHABLE', OF_SCA),
    reachabilities: anyOf('REACHABILITY_', REACHABILITIES, OF_SCA),
    dependencies: texts(OF_SCA),
    cves: texts(OF_SCA),
    advisoryIds: texts(OF_SCA),
    epssProbabilities: anyOf('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE', OF_SCA),
    scaRuleKind: anyOf('SCA_RULE_KIND_', 'REACHABLE UPGRADE_ONLY MALICIOUS_DEPENDENCY LEGACY', OF_SCA),
    upgradeGuidance: anyOf('BREAKING_CHANGE_TYPE_', BREAKING_CHANGES, deprecated('; use upgradeGuidanceFilters', OF_SCA)),
    upgradeGuidanceFilters: anyOf('UPGRADE_GUIDANCE_SELECTION_', 'SAFE BREAKING', OF_SCA),
    validationStates: anyOf('VALIDATION_STATE_', SECRET_VALIDATIONS, OF_SECRETS),
    secretTypes: texts(OF_SECRETS),
    repoVisibilities: anyOf('REPOSITORY_VISIBILITY_', 'PUBLIC PRIVATE UNKNOWN', OF_SECRETS),
    excludeHistorical: boolean(OF_SECRETS),
};
const FILTER_MEMBER_NAMES = Object.keys(FILTER_MEMBERS);
function filterMember(name) {
    return FILTER_MEMBERS[name];
}
const WORKING_SECRET = 'VALIDATION_STATE_CONFIRMED_VALID';
/** Beside it `since` means when an issue was triaged. */
const TRIAGED_AT = 'TIME_FILTER_TRIAGED_AT';
const TIME_MEMBERS = [
    'until',
    'since',
    'relativeSince',
    'timeFilter',
];


/***/ }),

/***/ 8153:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ DETECTED_STATES),
/* harmony export */   VD: () => (/* binding */ FAIL_ON_SEVERITIES),
/* harmony export */   W0: () => (/* binding */ statesText),
/* harmony export */   et: () => (/* binding */ TRIAGED_STATES),
/* harmony export */   lF: () => (/* binding */ ISSUE_STATES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   sP: () => (/* binding */ COUNT_COLUMNS)
/* harmony export */ });
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(151);

/** Severities that the platform can filter by, worst first. */
const SEVERITIES = ['critical', 'high', 'medium', 'low'];
/** The columns that every report shows: the severities, and the issues without a known one. */
const COUNT_COLUMNS = [...SEVERITIES, 'unrated'];
/** Issues of such a severity and above block; `none`: no severity does by itself. */
const FAIL_ON_SEVERITIES = [...SEVERITIES, 'none'];
const ISSUE_STATES = [
    'open',
    'fixed',
    'removed',
    'ignored-app',
    'ignored-code',
    'unknown',
    'reviewing',
    'fixing',
    'provisionally-ignored-app',
];
/** The triage states of an issue that a scan still detects: all but fixed and removed. `findings_counts` counts these. */
const DETECTED_STATES = ISSUE_STATES.filter((state) => state !== 'fixed' && state !== 'removed');
/** The triage states that people set, or what acts for them on the platform: only these have a time of triage. */
const TRIAGED_STATES = [
    'ignored-app',
    'reviewing',
    'fixing',
    'provisionally-ignored-app',
];
const MOST_NAMED_STATES = 3;
/** The triage states that a condition counts, in a few words: `in ignored-app or ignored-code`, `in 7 triage states`. */
function statesText(states) {
    return `in ${states.length > MOST_NAMED_STATES ? `${states.length} triage states` : (0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(states, 'or')}`;
}


/***/ }),

/***/ 1056:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ MOST_COMMENT_RULES),
/* harmony export */   Fd: () => (/* binding */ MOST_SCANS_PER_PAGE),
/* harmony export */   Hb: () => (/* binding */ MOST_SUMMARY_RULES),
/* harmony export */   Hm: () => (/* binding */ LOCATIONS_PER_PAGE),
/* harmony export */   I6: () => (/* binding */ MOST_STATUS_CHARACTERS),
/* harmony export */   LH: () => (/* binding */ MOST_SUMMARY_BYTES),
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   MY: () => (/* binding */ MOST_LOOKUP_PAGES),
/* harmony export */   Q7: () => (/* binding */ MOST_RULES_OF_A_CONDITION),
/* harmony export */   Vj: () => (/* binding */ LONGEST_LOCATIONS_MS),
/* harmony export */   c3: () => (/* binding */ SHORTEST_SECRET),
/* harmony export */   eu: () => (/* binding */ MOST_COMMENT_UNITS),
/* harmony export */   jk: () => (/* binding */ MOST_ANNOTATIONS),
/* harmony export */   kw: () => (/* binding */ MOST_OUTPUT_BYTES),
/* harmony export */   rp: () => (/* binding */ MOST_ANSWER_BYTES),
/* harmony export */   w2: () => (/* binding */ MOST_ANNOTATION_UNITS)
/* harmony export */ });
/** In UTF-16 units. GitHub takes 65,536. */
const MOST_COMMENT_UNITS = 60_000;
const MOST_COMMENT_RULES = 10;
const MOST_RULES_OF_A_CONDITION = 1_000;
const MOST_STATUS_CHARACTERS = 140;
/** The runner shows ten and drops the rest; with more, the first ones would be hard to find. */
const MOST_ANNOTATIONS = 10;
const MOST_ANNOTATION_UNITS = 3_000;
/** GitHub drops the whole summary above 1 MiB; this leaves room for other steps. */
const MOST_SUMMARY_BYTES = 900 * 1024;
const MOST_SUMMARY_RULES = 200;
const MOST_OUTPUT_BYTES = 64 * 1024;
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;
const MOST_PAGES = 200;
/** Where the repository's id is not known and nothing was found. */
const MOST_LOOKUP_PAGES = 40;
const MOST_SCANS_PER_PAGE = 500;
/** Shorter texts could be ordinary words: they are refused as tokens, and neither masked nor redacted. */
const SHORTEST_SECRET = 8;
const LOCATIONS_PER_PAGE = 100;
const LONGEST_LOCATIONS_MS = 5_000;


/***/ }),

/***/ 82:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ countedTypes),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   Mp: () => (/* binding */ UNLIMITED),
/* harmony export */   PW: () => (/* binding */ limitText),
/* harmony export */   fI: () => (/* binding */ doesCover),
/* harmony export */   jN: () => (/* binding */ productsOfTypes),
/* harmony export */   oX: () => (/* binding */ LIMIT_INPUTS)
/* harmony export */ });
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8617);

/** `max: none`: one more than any number that a policy can contain. Such a condition is shown, and blocks nothing. */
const UNLIMITED = 9223372036854775808n;
/** A limit for programs: undefined where there is none, instead of a number of 20 digits. */
function limitOf(max) {
    return max === UNLIMITED ? undefined : max;
}
function limitText(max) {
    return max === UNLIMITED ? 'none' : String(max);
}
function countedTypes({ scope }) {
    return scope.kind === 'unrated' ? _product_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUE_TYPES */ .co : scope.issueTypes;
}
function productsOfTypes(types) {
    return types.map((type) => _product_js__WEBPACK_IMPORTED_MODULE_0__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type]).filter((product) => product !== undefined);
}
const LIMIT_INPUTS = [
    'fail-on-severity',
    'max-critical',
    'max-high',
    'max-medium',
    'max-low',
    'max-unrated',
];
/** Where a type or a severity is not known, a waiver that is limited to some does not apply. */
function doesCover({ rule, severities, issueTypes }, group, part) {
    if (rule !== group.rulePath && rule !== group.ruleId)
        return false;
    if (severities && part.severity !== 'any' && !severities.some((one) => one === part.severity))
        return false;
    return issueTypes === undefined || typesOf(group, part).every((type) => issueTypes.includes(type));
}
function typesOf({ issueType }, { issueTypes, isUnclassified }) {
    if (issueType === undefined)
        return issueTypes;
    if (isUnclassified)
        return [..._product_js__WEBPACK_IMPORTED_MODULE_0__/* .UNRATED_ISSUE_TYPES */ .SL, issueType];
    return issueTypes.includes(issueType) ? [issueType] : issueTypes;
}


/***/ }),

/***/ 8617:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ productOf),
/* harmony export */   $y: () => (/* binding */ ISSUE_STATE_PREFIX),
/* harmony export */   HO: () => (/* binding */ ISSUE_TYPE_WORDS),
/* harmony export */   NN: () => (/* binding */ RATED_ISSUE_TYPES),
/* harmony export */   SL: () => (/* binding */ UNRATED_ISSUE_TYPES),
/* harmony export */   UW: () => (/* binding */ isFoundBy),
/* harmony export */   Zw: () => (/* binding */ PRODUCT_PREFIX),
/* harmony export */   b$: () => (/* binding */ issueTypeOf),
/* harmony export */   ce: () => (/* binding */ typesOfAll),
/* harmony export */   co: () => (/* binding */ ISSUE_TYPES),
/* harmony export */   fi: () => (/* binding */ isUnlisted),
/* harmony export */   mA: () => (/* binding */ issueTypeWord),
/* harmony export */   pM: () => (/* binding */ PRODUCT_OF_ISSUE_TYPE),
/* harmony export */   y0: () => (/* binding */ productsOf),
/* harmony export */   yL: () => (/* binding */ typeWords),
/* harmony export */   zv: () => (/* binding */ PRODUCTS)
/* harmony export */ });
/** A scanning product, in the words of the input `required-products`. */
const PRODUCTS = ['code', 'supply-chain', 'secrets', 'ai-code'];
/** A kind of issue, in the words of the policy (`issue-types`). */
const ISSUE_TYPES = ['sast', 'sca', 'secrets', 'research', 'ai-sast'];
/** The issue types that have a severity; the platform's `severities` filter applies only to these. */
const RATED_ISSUE_TYPES = ['sast', 'sca', 'secrets'];
const UNRATED_ISSUE_TYPES = ['research', 'ai-sast'];
/** Which product finds issues of a type. Research issues come from no product that a scan lists. */
const PRODUCT_OF_ISSUE_TYPE = {
    sast: 'code',
    sca: 'supply-chain',
    secrets: 'secrets',
    research: undefined,
    'ai-sast': 'ai-code',
};
/** True where one of these products finds issues of the type. */
function isFoundBy(type, products) {
    const product = PRODUCT_OF_ISSUE_TYPE[type];
    return product !== undefined && products.includes(product);
}
// spec-gap: enabled-products-spelling
const SPELLINGS = {
    sast: 'code',
    code: 'code',
    sca: 'supply-chain',
    supplychain: 'supply-chain',
    secrets: 'secrets',
    aisast: 'ai-code',
    aicode: 'ai-code',
};
const PRODUCT_PREFIX = 'PRODUCT_';
const ISSUE_STATE_PREFIX = 'AGGREGATE_ISSUE_STATE_';
/** Reads a member of a scan's `enabled_products`, ignoring case, `_`, `-` and a `PRODUCT_` prefix. */
function productOf(spelling) {
    const plain = plainOf(spelling);
    return Object.hasOwn(SPELLINGS, plain) ? SPELLINGS[plain] : undefined;
}
function plainOf(spelling) {
    return spelling
        .trim()
        .toLowerCase()
        .replace(/^product_/, '')
        .replaceAll(/[_-]/g, '');
}
/** By its name, that of its product, or as the platform spells either, whatever the case, with `_` or `-` between its parts. */
function issueTypeOf(spelling) {
    const plain = spelling
        .toLowerCase()
        .replaceAll('-', '_')
        .replace(/^issue_type_/, '');
    if (plain === 'research')
        return plain;
    // A word may be broken only where it has two parts.
    const product = /^(?:product_)?(?:supply_|ai_)?[a-z]+$/.test(plain) ? productOf(plain) : undefined;
    return product === undefined ? undefined : ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}
/** The one word that people are shown for an issue type: that of its product. Research has none, and is its own. */
function issueTypeWord(type) {
    return PRODUCT_OF_ISSUE_TYPE[type] ?? type;
}
const ISSUE_TYPE_WORDS = ISSUE_TYPES.map(issueTypeWord);
function typeWords(types) {
    return types.map(issueTypeWord).join(', ');
}
/** The types of all of these, in one order. */
function typesOfAll(parts) {
    return ISSUE_TYPES.filter((type) => parts.some(({ issueTypes }) => issueTypes.includes(type)));
}
/** True where a scan does not say what it ran. One that lists only what this version does not know says that it ran none of ours. */
function isUnlisted({ enabledProducts }) {
    return enabledProducts.every((name) => ['', 'unspecified'].includes(plainOf(name)));
}
/** The products that a scan ran, each once; spellings that this version does not know are left out. */
function productsOf(enabledProducts) {
    return [...new Set(enabledProducts.map(productOf).filter((product) => product !== undefined))];
}


/***/ }),

/***/ 2688:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   ST: () => (/* binding */ REASON_NAMES),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   mW: () => (/* binding */ LEFT_PENDING),
/* harmony export */   x3: () => (/* binding */ jobText)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5037);
/* harmony import */ var _text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6122);


const FAILURE = {
    isSoftenable: true,
    isAwaited: false,
    isAnswer: false,
    isReadInFull: false,
    isRefusal: false,
    isOutage: false,
    facts: [],
};
const WRONG_SETTING = { ...FAILURE, isSoftenable: false };
const ANSWER = { ...FAILURE, isAnswer: true };
const AWAITED = { ...ANSWER, isAwaited: true };
const REFUSAL = { ...FAILURE, isRefusal: true };
const OUTAGE = { ...FAILURE, isOutage: true };
/** Why a run is not proven (docs/verdict-rules/what-is-judged.md#reasons): a closed list, and all that depends on the reason. */
const ROWS = {
    config: {
        ...WRONG_SETTING,
        missing: 'a setting of the gate is wrong',
        actor: 'gate',
        step: ({ either }) => either('Correct the named setting in the workflow and run the job again.', 'Correct what is named and run the command again; --help after a command lists its flags.'),
    },
    'no-token': {
        ...FAILURE,
        missing: 'the gate has no token for the platform',
        actor: 'gate',
        step: ({ either }) => either('Check the name of the secret that api-token reads. Workflows that a fork or Dependabot starts get no secrets: ' +
            'store it as a Dependabot secret too, and judge forks from a workflow_run job.', 'Put a platform token into FINDINGS_GATE_TOKEN, or into a file that --api-token-file names.'),
    },
    'bad-event': {
        ...FAILURE,
        missing: 'this event does not say what to judge',
        actor: 'gate',
        step: ({ input }) => 'Run the gate on pull_request, push, merge_group, workflow_run, schedule or workflow_dispatch, ' +
            `or name the commit with ${input('commit')}. Where a pull request has changed since, push or re-run its newest run.`,
    },
    'policy-missing': {
        ...WRONG_SETTING,
        missing: 'the policy cannot be found',
        actor: 'gate',
        step: ({ either }) => either('Commit the policy file to the branch that is named above, or correct the input policy-file.', 'Correct the path of the policy file; without the policy nothing is judged.'),
    },
    'policy-invalid': {
        ...WRONG_SETTING,
        missing: 'the policy has mistakes',
        actor: 'gate',
        step: () => 'Correct what is named above; the schema folder has a JSON Schema for editors.',
    },
    github: {
        ...FAILURE,
        missing: 'GitHub did not give what the verdict needs',
        actor: 'gate',
        step: ({ setting, job, either }) => `Check the permissions of ${either(setting('github-token'), 'the GitHub token')} and the state of GitHub, then re-run ${either('the job', job)}.`,
    },
    'no-scan': {
        ...AWAITED,
        missing: 'no scan of this commit was found',
        actor: 'scans',
        step: ({ setting, input, job }) => `Check that the scan job ran for this commit in the past 30 days; if not, start it and re-run ${job}. ` +
            `If it did, the gate looks at another project (${setting('repository-id')}, ${input('repository')} or ${input('projects')}), ` +
            'or the token may not see this one: findings-gate doctor shows both.',
        facts: ['project', 'discovery-timeout', 'seen'],
    },
    'scan-running': {
        ...AWAITED,
        missing: 'the scan of this commit has not ended yet',
        actor: 'time',
        step: ({ setting, job }) => `Re-run ${job} when the scan has finished, or raise ${setting('wait-timeout')}. ` +
            'If it takes far longer than usual, ask the people who run the scans.',
        facts: ['wait-timeout'],
    },
    'scan-failed': {
        ...ANSWER,
        missing: 'the scan of this commit failed',
        actor: 'scans',
        step: ({ job }) => `Open the scan on the platform, fix the cause, scan this commit again and re-run ${job}.`,
        facts: ['scan', 'scan-end'],
    },
    'scan-cancelled': {
        ...ANSWER,
        missing: 'the scan of this commit was cancelled',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again and re-run ${job}.`,
        facts: ['scan', 'scan-end'],
    },
    'scan-never-finished': {
        ...ANSWER,
        missing: 'the scan of this commit stopped before its end',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again, where the scan can run to its end, and re-run ${job}.`,
        facts: ['scan', 'scan-end'],
    },
    'scan-inconsistent': {
        ...ANSWER,
        missing: 'the platform contradicts itself about the scan',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again and re-run ${job}; if it happens again, run findings-gate doctor and report it to the platform.`,
        facts: ['scan'],
    },
    'partial-only': {
        ...ANSWER,
        missing: 'the scans of this commit ran only a part of the rules',
        actor: 'scans',
        step: ({ job }) => `Scan this commit with the full rule set and re-run ${job}.`,
        facts: ['seen'],
    },
    'wrong-repository': {
        ...ANSWER,
        missing: 'this commit was scanned as another project',
        actor: 'gate',
        step: ({ setting, input }) => `If that is the right project, set ${setting('repository-id')} to its id and ${input('repository')} to its name; ` +
            'findings-gate doctor shows both.',
        facts: ['project', 'seen'],
    },
    'product-missing': {
        ...AWAITED,
        isReadInFull: true,
        missing: 'a product that must be scanned was not',
        actor: 'scans',
        step: ({ setting, unlessSoft }) => 'Scan this commit with the named product or project. To go on without it, take it out of ' +
            `${setting('required-products')} or the policy${unlessSoft(`, or set ${setting('on-inconclusive')} to "product-missing: warn"`)}; ` +
            'findings-gate doctor shows which products are scanned, and under which names.',
        facts: ['products', 'seen'],
    },
    superseded: {
        ...ANSWER,
        missing: "a later scan has replaced this commit's result",
        actor: 'author',
        step: ({ job }) => `If you pushed the other commit, look at its own run. Else start the scan job of this commit again, then re-run ${job}.`,
        facts: ['newer-scan', 'newer-start', 'seen'],
    },
    'index-lag': {
        ...ANSWER,
        missing: 'the issues of this scan cannot be found yet',
        actor: 'platform',
        step: ({ job }) => `Re-run ${job} in a few minutes. If it happens again, the maintainers of this check can run findings-gate doctor.`,
        facts: ['scan', 'scan-end', 'seen'],
    },
    'index-gap': {
        ...ANSWER,
        isReadInFull: true,
        missing: 'the scan counted more findings than the platform shows',
        actor: 'scans',
        step: ({ setting, job, unlessSoft }) => `Scan this commit again and re-run ${job}; if it stays so, report it to the platform.` +
            unlessSoft(` Where the platform always counts more than it shows, set ${setting('on-inconclusive')} to "index-gap: warn".`),
        facts: ['scan', 'scan-end'],
    },
    unstable: {
        ...ANSWER,
        missing: 'the issues changed while they were read',
        actor: 'time',
        step: ({ job }) => `Re-run ${job} when nobody is triaging the issues, and run findings-gate doctor if it happens again.`,
    },
    unclassified: {
        ...ANSWER,
        isReadInFull: true,
        missing: 'issues have a severity that this version does not know',
        actor: 'gate',
        step: ({ setting }) => `Set ${setting('max-unrated')} to judge issues whose severity this version does not know, update the gate, ` +
            'or run findings-gate doctor to see what the platform sends.',
    },
    auth: {
        ...REFUSAL,
        missing: 'the platform refused the token',
        actor: 'gate',
        step: ({ either }) => `Give ${either('api-token', 'FINDINGS_GATE_TOKEN')} a token that is valid and has the Web API permission without limited scopes.`,
    },
    'not-found': {
        ...OUTAGE,
        missing: 'the platform does not have what the gate asked for',
        actor: 'gate',
        step: ({ setting }) => `Check the id that was asked for, that the token has the Web API permission, ${setting('deployment-id')}, and ${setting('base-url')}, which has no /api at its end; ` +
            'findings-gate doctor tries each.',
    },
    gone: {
        ...REFUSAL,
        missing: 'the platform has retired what the gate asked for',
        actor: 'gate',
        step: () => 'The platform has retired this operation for your deployment: update the gate.',
    },
    'api-changed': {
        ...OUTAGE,
        missing: 'the platform gave an answer unknown to this version',
        actor: 'gate',
        step: ({ setting }) => 'The platform answered in a way its documentation does not know: ' +
            `update the gate, check ${setting('base-url')}, or run findings-gate doctor.`,
        facts: ['base-url'],
    },
    'rate-limited': {
        ...OUTAGE,
        missing: 'the platform takes no more requests for now',
        actor: 'platform',
        step: ({ setting, job }) => `Re-run ${job} at the time named above, else in some minutes; a gate with a longer ${setting('poll-interval')} asks less often.`,
        facts: ['poll-interval'],
    },
    network: {
        ...OUTAGE,
        missing: 'the platform could not be reached, or not in time',
        actor: 'platform',
        step: ({ setting, job }) => `Check that the runner reaches ${setting('base-url')} (proxy, firewall, DNS), then re-run ${job}.`,
        facts: ['base-url'],
    },
    tls: {
        ...REFUSAL,
        isOutage: true,
        missing: 'no TLS connection to the platform can be trusted',
        actor: 'gate',
        step: ({ setting }) => `Check host and port of ${setting('base-url')}. If your organization has its own certificate authority, name its root in ` +
            'NODE_EXTRA_CA_CERTS, and leave certificate checks on.',
        facts: ['base-url'],
    },
    server: {
        ...OUTAGE,
        missing: 'the platform failed to answer',
        actor: 'platform',
        step: ({ job }) => `Re-run ${job} when the platform has recovered.`,
    },
    redirect: {
        ...OUTAGE,
        missing: 'the platform sent the gate to another address',
        actor: 'gate',
        step: ({ setting }) => `Set ${setting('base-url')} to the redirect's final address; redirects are never followed with a token.`,
        facts: ['base-url'],
    },
    'too-large': {
        ...FAILURE,
        missing: 'an answer of the platform is too large',
        actor: 'gate',
        step: ({ setting, job }) => `Lower the gate's ${setting('page-size')} if issues were asked for, and re-run ${job}; else report it to the platform.`,
        facts: ['page-size'],
    },
    contract: {
        ...FAILURE,
        missing: 'an answer of the platform is not as documented',
        actor: 'gate',
        step: ({ setting }) => `The platform sent an answer that breaks its documentation: check ${setting('base-url')} and any proxy, ` +
            'then run findings-gate doctor and report the failed checks.',
        facts: ['base-url'],
    },
    'cursor-loop': {
        ...FAILURE,
        missing: 'the platform repeats its pages without an end',
        actor: 'platform',
        step: ({ job }) => `Re-run ${job}; if it happens again, run findings-gate doctor and report it to the platform.`,
    },
    'page-limit': {
        ...FAILURE,
        missing: 'there are more pages than the gate reads',
        actor: 'gate',
        step: ({ setting }) => `Raise ${setting('page-size')}, set ${setting('repository-id')}, or narrow the policy so that fewer pages are needed; ` +
            'findings-gate doctor shows whether pages end.',
        facts: ['page-size'],
    },
    budget: {
        ...OUTAGE,
        missing: 'the platform failed too often in this run',
        actor: 'platform',
        step: ({ job }) => `Re-run ${job} when the platform answers reliably again.`,
    },
    cancelled: {
        ...FAILURE,
        missing: 'the run was stopped before it could decide',
        actor: 'time',
        step: ({ job }) => `Re-run ${job}.`,
    },
    internal: {
        ...FAILURE,
        missing: 'the gate itself has a defect',
        actor: 'gate',
        step: ({ job }) => `Re-run ${job}, and report the log as a defect of the gate if it happens again.`,
    },
};
const REASONS = ROWS;
const REASON_NAMES = Object.keys(ROWS);
/** What is known of a reason where it asks for another step than usual: with no facts but its own. */
const DETAILS = {
    'diff-scan': {
        step: ({ setting, job }) => `Scan this commit in full and re-run ${job}, or set ${setting('required-scan')} to any.`,
    },
    'old-base': {
        step: ({ job }) => `Scan this commit again, against the base that the pull request has now, and re-run ${job}.`,
    },
    'old-scan': {
        step: ({ setting, job }) => `Scan this commit again and re-run ${job}, or raise ${setting('max-scan-age')}.`,
    },
    'other-ref': {
        step: ({ job }) => `Start the scan job for this very pull request or ref, and re-run ${job}; ` +
            'findings-gate doctor shows under which refs commits are scanned.',
    },
    'no-branch': {
        step: ({ job }) => `Set SEMGREP_BRANCH in the scan job, scan this commit again and re-run ${job}.`,
    },
    'shared-ref': {
        missing: 'issues of other scans are on the same ref',
        actor: 'gate',
        step: ({ setting }) => `Set ${setting('baseline')}, or scan pull requests under a ref of their own.`,
    },
    'several-projects': {
        step: ({ setting }) => `Correct ${setting('projects')}: list each project once, by its id; findings-gate projects shows ids and names.`,
        facts: ['project', 'seen'],
    },
};
function rowOf(reason, detail) {
    return { ...REASONS[reason], ...(detail && { facts: [], ...DETAILS[detail] }) };
}
/** What to do next, in words of the Action or, where that is the event, of the command line. */
function stepOf(reason, event, detail, isSoftened = false) {
    return rowOf(reason, detail).step({
        setting: (name) => (0,_text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(name, event),
        input: (name) => (0,_text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__/* .inputName */ .y)(name, event),
        job: jobText(event),
        either: (action, commandLine) => (event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? commandLine : action),
        unlessSoft: (advice) => (isSoftened ? '' : advice),
    });
}
function jobText(event) {
    return event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? 'this command' : 'this job';
}
/** This takes the place of the reason's own step: to re-run the job is not what this set-up is for. */
const LEFT_PENDING = 'Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. ' +
    'If it stays so, check that the scan ran for this commit, and that job after it.';


/***/ }),

/***/ 4927:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ REF_START),
/* harmony export */   D4: () => (/* binding */ LONGEST_REF),
/* harmony export */   G8: () => (/* binding */ listSpellings),
/* harmony export */   HJ: () => (/* binding */ groupedByRef),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   MP: () => (/* binding */ isSameRef),
/* harmony export */   Mi: () => (/* binding */ branchRef),
/* harmony export */   Xg: () => (/* binding */ branchOrTagName),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   kN: () => (/* binding */ isTagRef),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   tg: () => (/* binding */ refSpellings),
/* harmony export */   xA: () => (/* binding */ isFullRef)
/* harmony export */ });
/* unused harmony exports isBranchOrTagRef, refKeysAmong */
// Git refs in full (`refs/heads/main`, `refs/tags/v1`, `refs/pull/7/merge`), or as the short name of a branch or tag (`main`, `v1`).
const REF_START = { any: 'refs/', branch: 'refs/heads/', tag: 'refs/tags/' };
const LONGEST_REF = 255;
/** False for what git refuses in a ref name: git-check-ref-format(1). */
function isRefName(text) {
    return text.length <= LONGEST_REF && !/[\p{Cc}\p{Zl}\p{Zp} ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$/u.test(text);
}
function isFullRef(ref) {
    return ref.startsWith(REF_START.any);
}
/** True for `refs/heads/main` and `refs/tags/v1`; false for pull requests and for every short name. */
function isBranchOrTagRef(ref) {
    return isBranchRef(ref) || isTagRef(ref);
}
function isTagRef(ref) {
    return ref.startsWith(REF_START.tag);
}
function isBranchRef(ref) {
    return ref.startsWith(REF_START.branch);
}
function branchRef(name) {
    return `${REF_START.branch}${name}`;
}
/** Gives `main` for `refs/heads/main` and for `main`. */
function branchName(ref) {
    return isBranchRef(ref) ? ref.slice(REF_START.branch.length) : ref;
}
/** Gives `main` for `refs/heads/main` and for `main`, `v1` for `refs/tags/v1`; every other ref as it is. */
function branchOrTagName(ref) {
    return isTagRef(ref) ? ref.slice(REF_START.tag.length) : branchName(ref);
}
/** Whether two texts may name one ref. `x` may be `refs/heads/x` and `refs/tags/x`, which are two refs. Undefined equals nothing. */
function isSameRef(one, other) {
    if (!one || !other)
        return !one && !other;
    if (one === other)
        return true;
    const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
    return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}
/** A text for each ref, equal for every spelling of it. A bare name beside a branch and a tag of that name may be either: it is a ref of its own. */
function refKeysAmong(refs) {
    const known = new Set(refs);
    return (ref) => {
        if (!ref)
            return '';
        const name = branchOrTagName(ref);
        const isTwo = known.has(branchRef(name)) && known.has(REF_START.tag + name);
        return isTwo || isFullRef(name) ? ref : name;
    };
}
/** The scans of each ref, whatever its spelling, in the order of the first of each. */
function groupedByRef(scans) {
    const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
    return [...Map.groupBy(scans, ({ branch }) => keyOf(branch)).values()];
}
/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
function pullRequestNumber(ref) {
    return ref === undefined ? undefined : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}
/** Every spelling under which the list may have scans of a ref: those in `seen`, for a branch with and without `refs/heads/`. `meant`: what is judged. */
// spec-gap: list-branch-filter
function listSpellings(ref, seen, meant = ref) {
    const number = pullRequestNumber(ref);
    const isOfRef = (one) => number === undefined ? isSameRef(one, meant) : pullRequestNumber(one) === number;
    const spellings = new Set([ref, ...seen.filter((one) => one !== undefined).filter(isOfRef)]);
    if (number !== undefined || isTagRef(meant))
        return [...spellings];
    const name = branchOrTagName(ref);
    return [...spellings.add(name).add(branchRef(name))];
}
/** Every spelling that scans reported, for branches with and without `refs/heads/`. A bare name that is a tag's in `meant` or `reported` is no branch's. */
// spec-gap: issue-ref-spelling
function refSpellings(reported, meant) {
    const isTagName = (name) => meant !== branchRef(name) && [...reported, meant].includes(REF_START.tag + name);
    const spellings = new Set();
    for (const ref of reported) {
        if (ref === undefined || ref === '')
            continue;
        spellings.add(ref);
        if (isBranchRef(ref))
            spellings.add(branchName(ref));
        else if (!isFullRef(ref) && !isTagName(ref))
            spellings.add(branchRef(ref));
    }
    return [...spellings];
}


/***/ }),

/***/ 7275:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   xL: () => (/* binding */ MOST_OF_AN_ADDRESS)
/* harmony export */ });
/** Longest address that is read, and that a page links to, in UTF-16 units: its author may make it as long as they like. */
const MOST_OF_AN_ADDRESS = 2_000;
/** Undefined for a text that is no URL, and for one that is longer than any address. */
function parseAddress(text) {
    if (text === undefined || text.length > MOST_OF_AN_ADDRESS)
        return undefined;
    return URL.parse(text) ?? undefined;
}
/** Host and port of an https address without credentials; undefined for every other text. */
function hostOf(url) {
    const address = parseAddress(url);
    if (address === undefined)
        return undefined;
    const { protocol, username, password, host } = address;
    return protocol === 'https:' && username === '' && password === '' && !host.startsWith('[') ? host : undefined;
}
/** Percent-encodes what Markdown could read as its own, and what no address needs. */
function destination(url) {
    return new URL(url).href
        .replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character))
        .replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 3105:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ columnsOfRule),
/* harmony export */   d: () => (/* binding */ doesCompare)
/* harmony export */ });
/** In their order. A group without a name is in the one whose search found it. */
function columnsOfRule(rule, { columns, doesCompare }, { here, there }) {
    if (columns.length === 1)
        return columns;
    const found = columns.filter((column) => here.get(column)?.rules.has(rule));
    if (!doesCompare || there === undefined)
        return found;
    const more = found.filter((column) => here.get(column).rules.get(rule) > (there.get(column)?.rules.get(rule) ?? 0n));
    // What is new may have been found by a search of the condition's own.
    return more.length === 0 ? found : more;
}
function doesCompare({ compare }, { there }) {
    return compare === 'new' && there !== undefined;
}


/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   xe: () => (/* binding */ newIssues)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1056);
/* harmony import */ var _work_once_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9853);


/** The shortest end of a rule's path that no other rule on a page of this report has. Rules of one path have their product and id behind it. */
function ruleNames(report) {
    const { conditions, rules, breakingRules, fixedRules } = report;
    const known = NAMES_OF.get(conditions);
    const isSame = known?.rules === rules && known.fixedRules === fixedRules && known.breakingRules === breakingRules;
    if (isSame)
        return known.name;
    const names = new Names();
    for (const rule of shownRules(report))
        names.add(rule);
    const name = (rule) => names.of(rule);
    NAMES_OF.set(conditions, { rules, breakingRules, fixedRules, name });
    return name;
}
function newIssues({ issues, issuesAtBaseline = 0n, }) {
    return issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n;
}
/** Those that conditions count, and the first that break nothing, are new, or are gone. */
function* shownRules({ conditions, rules, breakingRules, fixedRules }) {
    for (const condition of conditions)
        yield* condition.rules;
    yield* rules.slice(breakingRules, breakingRules + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SUMMARY_RULES */ .Hb);
    yield* (fixedRules ?? []).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SUMMARY_RULES */ .Hb);
    let left = fixedRules === undefined ? 0 : _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SUMMARY_RULES */ .Hb;
    for (let index = 0; left > 0 && index < rules.length; index += 1) {
        const rule = rules[index];
        if (newIssues(rule) === 0n)
            continue;
        left -= 1;
        yield rule;
    }
}
/** The pages of one report ask again and again, and a report may have a hundred thousand rules. */
const NAMES_OF = new WeakMap();
class Names {
    #first = new Map();
    #shared = new Set();
    /** How many segments of a name no other name ends in. */
    #segments = (0,_work_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => segmentsOfAll([...this.#first.keys()]));
    add(rule) {
        const name = ruleName(rule);
        const first = this.#first.get(name);
        if (first === undefined)
            this.#first.set(name, rule);
        else if (first.ruleId !== rule.ruleId || first.product !== rule.product)
            this.#shared.add(name);
    }
    of(rule) {
        const name = ruleName(rule);
        if (this.#shared.has(name))
            return `${name}${mark(rule)}`;
        return PATH.test(name) ? withLetter(name, this.#segments().get(name) ?? 1) : name;
    }
}
/** In the order of their ends, the names with which a name shares the most stand beside it. */
function segmentsOfAll(names) {
    const sorted = names.map((name) => ({ name, ends: name.split('.').reverse() })).sort(byEnds);
    return new Map(sorted.map(({ name, ends }, index) => {
        const beside = [sorted[index - 1], sorted[index + 1]];
        const shared = beside.map((other) => (other === undefined ? 0 : sharedEnds(ends, other.ends)));
        return [name, Math.max(...shared) + 1];
    }));
}
/** Words with dots between them. It takes time in proportion to the name. */
const PATH = /^[\w/-]+(?:\.[\w/-]+)+$/;
/** An end without a letter, as a version has, is no name: it goes on to the last segment that has one. */
function withLetter(name, segments) {
    const end = endOf(name, segments);
    let letter = name.length - 1;
    while (letter >= 0 && !/[a-z]/i.test(name[letter]))
        letter -= 1;
    if (letter < 0)
        return name;
    const from = name.lastIndexOf('.', letter) + 1;
    return from < name.length - end.length ? name.slice(from) : end;
}
function endOf(name, segments) {
    let from = name.length;
    for (let left = segments; left > 0 && from > -1; left -= 1)
        from = from === 0 ? -1 : name.lastIndexOf('.', from - 1);
    return name.slice(from + 1);
}
/** ` [code r-1]`: what distinguishes rules of one path. */
function mark({ product, ruleId, rulePath }) {
    const words = [product, rulePath === '' ? '' : ruleId].filter((word) => word !== undefined && word !== '');
    return words.length === 0 ? '' : ` [${words.join(' ')}]`;
}
function byEnds({ ends: a }, { ends: b }) {
    const shared = sharedEnds(a, b);
    const [left, right] = [a[shared] ?? '', b[shared] ?? ''];
    return left === right ? a.length - b.length : left < right ? -1 : 1;
}
function sharedEnds(a, b) {
    const differs = a.findIndex((end, index) => end !== b[index]);
    return differs === -1 ? a.length : differs;
}
/** The same text for the same rule: of one path or id there may be rules of several products. */
function identityOf({ product, ruleId, rulePath }) {
    return JSON.stringify([product, ruleId, rulePath]);
}
function ruleName({ rulePath, ruleId }) {
    return rulePath || ruleId || '(rule without a name)';
}


/***/ }),

/***/ 2623:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ rulePages),
/* harmony export */   l: () => (/* binding */ storedSourceUri)
/* harmony export */ });
/* harmony import */ var _page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7275);

/** Only an https address without user on host and port of `base-url` is believed. Percent-encoded. */
function rulePages(platform) {
    const host = (0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(platform);
    if (host === undefined)
        return () => undefined;
    const own = `https://${host}/`;
    return (sourceUri) => {
        if (sourceUri === undefined || sourceUri.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
            return undefined;
        // Nearly all are of this form. There may be a hundred thousand, and to take one apart takes long.
        if (sourceUri.startsWith(own) && SAFE.test(sourceUri))
            return sourceUri;
        if (!PLAINLY_HTTPS.test(sourceUri) || (0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(sourceUri) !== host)
            return undefined;
        const page = asUri((0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(sourceUri));
        return page.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL ? undefined : page;
    };
}
/** Not one that is too long for a link, nor one that may name a person by e-mail. */
function storedSourceUri({ ruleSourceUri }) {
    if (ruleSourceUri === undefined || ruleSourceUri.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
        return undefined;
    return EMAIL.test(ruleSourceUri) ? undefined : ruleSourceUri;
}
/** An at sign behind something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;
/** Nothing in it needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;
/** A parser of addresses forgives what people then misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** Parsers of addresses leave a lone percent sign and a second hash as they are, which no URI may have. */
function asUri(address) {
    const [before = '', ...fragments] = address.replace(/%(?![0-9a-f]{2})/gi, '%25').split('#');
    return fragments.length === 0 ? before : `${before}#${fragments.join('%23')}`;
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   If: () => (/* binding */ reportedFindings),
/* harmony export */   Nl: () => (/* binding */ shownScan),
/* harmony export */   eP: () => (/* binding */ largerCounts),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   iE: () => (/* binding */ FINDINGS_COUNTS),
/* harmony export */   ku: () => (/* binding */ hasFailedExit),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   tZ: () => (/* binding */ SCAN_STATUSES)
/* harmony export */ });
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8617);

/** Scan states that the platform documents, without their prefix. Any other text is an unknown state: not finished yet. */
const SCAN_STATUSES = ['pending', 'running', 'completed', 'error', 'cancelled', 'never-finished'];
const ENDS = ['completed', 'error', 'cancelled', 'never-finished'];
/** Any other state is one in which a scan may still go on: waiting is safe. */
function hasEnded({ status }) {
    return ENDS.some((end) => end === status);
}
/** A state as reports write it: the platform's own word in lower case without its prefix (`never_finished`), an unknown one as it came. */
function statusWord(status) {
    return typeof status === 'string' ? status.replaceAll('-', '_') : status.unknown;
}
const FINDINGS_COUNTS = ['code', 'secrets', 'supplyChain', 'total'];
const NO_COUNTS = {
    code: undefined,
    secrets: undefined,
    supplyChain: undefined,
    total: undefined,
};
/** Where two looks at a finished scan say something else, none of it is proven to be too much. */
function largerCounts(one, other) {
    const larger = (name) => {
        const [mine = -1n, theirs = -1n] = [one[name], other[name]];
        return mine < theirs ? other[name] : one[name];
    };
    return {
        code: larger('code'),
        secrets: larger('secrets'),
        supplyChain: larger('supplyChain'),
        total: larger('total'),
    };
}
/** How many findings a scan reports, for people: its total, else the sum over its products; undefined where the list gives no count. */
function reportedFindings({ total, ...byProduct }) {
    const given = Object.values(byProduct).filter((count) => count !== undefined);
    if (total !== undefined || given.length === 0)
        return total;
    return given.reduce((sum, count) => sum + count, 0n);
}
function shownScan(scan, links) {
    const { id, repositoryId, commit, startedAtMs, completedAtMs } = scan;
    return {
        id: id,
        commit,
        startedAtMs,
        completedAtMs,
        status: statusWord(scan.status),
        ref: scan.branch,
        products: (0,_product_js__WEBPACK_IMPORTED_MODULE_0__/* .productsOf */ .y0)(scan.enabledProducts),
        /** Address on the platform, built by the gate itself; undefined where the id of the repository is not known. */
        url: repositoryId === undefined ? undefined : links.scan(repositoryId, id),
    };
}
/** True where its exit code says that it failed, whatever its state is; a missing code says nothing. */
function hasFailedExit({ exitCode = 0n }) {
    return exitCode !== 0n && exitCode !== 1n;
}


/***/ }),

/***/ 6099:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a_: () => (/* binding */ SOFTENABLE_REASONS),
/* harmony export */   hW: () => (/* binding */ isUnsoftenable),
/* harmony export */   lb: () => (/* binding */ softens)
/* harmony export */ });
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2688);

const SOFTENABLE_REASONS = _reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_NAMES */ .ST.filter((reason) => _reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason].isSoftenable);
/** True for the reasons that stay a failure whatever the settings say. False for an unknown word. */
function isUnsoftenable(word) {
    return _reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_NAMES */ .ST.some((reason) => reason === word && !_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[reason].isSoftenable);
}
/** Only of an inconclusive verdict: a `fail` is never softened. The input wins over the policy (docs/verdict-rules/what-is-judged.md#softening). */
function softens(reason, input, policy) {
    if (isUnsoftenable(reason))
        return false;
    const said = input?.[reason];
    return said === undefined ? policy[reason] === 'warn' : said === 'warn';
}


/***/ }),

/***/ 8160:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ excessOver),
/* harmony export */   Lz: () => (/* binding */ fixedSince),
/* harmony export */   V4: () => (/* binding */ unclassifiedTally),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   eq: () => (/* binding */ countGroups),
/* harmony export */   n_: () => (/* binding */ mergeTallies),
/* harmony export */   pp: () => (/* binding */ NOTHING_READ),
/* harmony export */   sm: () => (/* binding */ unratedTally),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   ty: () => (/* binding */ exceedsWhole),
/* harmony export */   wQ: () => (/* binding */ beyond),
/* harmony export */   zW: () => (/* binding */ newOver)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

// Rule by rule. Results are exact, or incomplete and a lower bound (except `fixedSince`). Groups that name neither rule id nor path are never the same.
const NOTHING_READ = { rules: new Map(), isComplete: false };
/** The tally of a search; for a search that was never made, an empty and incomplete one. */
function tallyOf(tallies, id) {
    const tally = tallies.get(id);
    return tally === undefined ? NOTHING_READ : tally;
}
function sumOf({ rules }) {
    let issues = 0n;
    for (const count of rules.values())
        issues += count;
    return issues;
}
function countGroups(tally) {
    let groups = 0n;
    for (const count of tally.rules.values())
        if (count > 0n)
            groups += 1n;
    return groups;
}
/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
function mergeTallies(tallies) {
    const isComplete = tallies.every((tally) => tally.isComplete);
    const [first = NOTHING_READ, ...others] = tallies.filter(({ rules }) => rules.size > 0);
    // No copy where there is nothing to add up: a tally may have a hundred thousand rules.
    return { rules: others.length === 0 ? first.rules : mergeRules([first, ...others]), isComplete };
}
function mergeRules([first, ...others]) {
    const rules = new Map(first.rules);
    for (const other of others)
        for (const [rule, count] of other.rules)
            rules.set(rule, (rules.get(rule) ?? 0n) + count);
    return rules;
}
/** True where a rule has more issues in the part than in the whole. Groups without a name cannot be compared one by one. */
function exceedsWhole(part, whole) {
    for (const [rule, count] of part.rules)
        if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule) && count > (whole.rules.get(rule) ?? 0n))
            return true;
    return false;
}
/** What is more here than there, rule by rule. A lower bound only where `there` is complete. */
function excessOver(here, there) {
    const rules = new Map();
    for (const [rule, count] of here.rules) {
        const more = count - (there.rules.get(rule) ?? 0n);
        if (more > 0n)
            rules.set(rule, more);
    }
    return { rules, isComplete: here.isComplete && there.isComplete };
}
/** Issues that are new: the sum over rules of max(0, here - there). */
function newOver(here, there) {
    return sumOf(excessOver(here, there));
}
/** Issues that are gone: the sum over rules of max(0, there - here). Groups without a name are left out: none is known to be gone. */
function fixedSince(here, there) {
    return sumOf({ rules: new Map([...excessOver(there, here).rules].filter(([rule]) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule))) });
}
/** Rated issues that no severity search found. Empty until every severity was read to its end: a missing page would look like a remainder. */
function unclassifiedTally(classified, rated) {
    return classified.isComplete ? beyond(classified, rated) : NOTHING_READ;
}
/** What the search over all severities found beyond those by severity. A lower bound only as a sum with these. */
function beyond(classified, rated) {
    const rules = new Map();
    let nameless;
    // Groups without a name cannot be distinguished, but their sums can be compared.
    let left = 0n;
    for (const [rule, count] of rated.rules) {
        const more = count - (classified.rules.get(rule) ?? 0n);
        if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule)) {
            nameless = rule;
            left += count;
        }
        else if (more > 0n)
            rules.set(rule, more);
    }
    if (nameless !== undefined) {
        for (const [rule, count] of classified.rules)
            if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule))
                left -= count;
        if (left > 0n)
            rules.set(nameless, left);
    }
    return { rules, isComplete: classified.isComplete && rated.isComplete };
}
/** The column `unrated`: rated types without a known severity, and the types that have none (`other`). */
function unratedTally(unclassified, other) {
    return mergeTallies([unclassified, other]);
}


/***/ }),

/***/ 5037:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VC: () => (/* binding */ isUnderTest),
/* harmony export */   XL: () => (/* binding */ refsOfPull),
/* harmony export */   _n: () => (/* binding */ isCiRef),
/* harmony export */   rD: () => (/* binding */ COMMAND_LINE)
/* harmony export */ });
/* harmony import */ var _ref_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4927);

const COMMAND_LINE = 'command-line';
/** True for a scan of what is judged, by the whole text of its commit: never a prefix, never ignoring case. */
function isUnderTest({ commit }, target) {
    return commit !== undefined && (commit === target.commit || commit === target.pipelineCommit);
}
/** True for the name that the CI system gives to the pull request's own ref, in full or not. */
function isCiRef(branch, { ciRef }) {
    return ciRef !== undefined && branch !== undefined && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRef */ .MP)(branch, ciRef);
}
/** Under which a pull request's scans may be listed: its own refs, and its head branch. */
function refsOfPull({ number, headRef, ciRef }) {
    const ofHead = headRef === undefined ? [] : [headRef, (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .branchRef */ .Mi)(headRef)];
    return [`refs/pull/${number}/merge`, `refs/pull/${number}/head`, ...(ciRef === undefined ? [] : [ciRef]), ...ofHead];
}


/***/ }),

/***/ 6429:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ isDateTime),
/* harmony export */   PV: () => (/* binding */ dayAfter),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   tf: () => (/* binding */ isCalendarDate)
/* harmony export */ });
const DAY_MS = 86_400_000;
/** By the days of the months; February 29 in leap years. */
const CALENDAR_DATE = /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
const TIME_OF_DAY = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;
/** True for a day that exists, written `YYYY-MM-DD`. Texts of this form sort in the order of their days. */
function isCalendarDate(text) {
    return CALENDAR_DATE.test(text);
}
/** True for a time of RFC 3339 with seconds and offset, such as `2026-01-31T00:00:00Z`. */
function isDateTime(text) {
    const end = text.indexOf('T');
    return isCalendarDate(text.slice(0, end)) && TIME_OF_DAY.test(text.slice(end + 1));
}
function dayOf(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}
function daysBetween(from, to) {
    return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
/** Days as texts; `9999-12-31` where the result would be later. */
function dayAfter(day, days) {
    const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
    return time > LAST_DAY ? '9999-12-31' : dayOf(time);
}
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z');


/***/ }),

/***/ 8594:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded)
/* harmony export */ });
/** What a percent-encoded text says; undefined where it is not one. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ durationText),
/* harmony export */   p: () => (/* binding */ durationMs)
/* harmony export */ });
/** Writes a duration as inputs and messages do: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
function durationText(seconds) {
    if (seconds < 9.95)
        return `${Math.round(seconds * 10) / 10}s`;
    const whole = Math.round(seconds);
    if (whole < 60)
        return `${whole}s`;
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return inTwo(minutes, 'm', whole % 60, 's');
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? inTwo(hours, 'h', minutes % 60, 'm') : inTwo(Math.floor(hours / 24), 'd', hours % 24, 'h');
}
function inTwo(large, unit, small, smallUnit) {
    return small === 0 ? `${large}${unit}` : `${large}${unit} ${small}${smallUnit}`;
}
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Milliseconds of a duration as inputs take it, a whole number and its unit; undefined for any other text. */
function durationMs(text) {
    const match = /^(0|[1-9][0-9]{0,8})(ms|s|m|h|d)$/.exec(text);
    return match === null ? undefined : Number(match[1]) * UNIT_MS[match[2]];
}


/***/ }),

/***/ 7511:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ INVISIBLE)
/* harmony export */ });
/** Controls, separators, bidi marks, zero-width characters, fillers, lone surrogates, unassigned: they end or reverse lines, or hide a runner's command. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;


/***/ }),

/***/ 151:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ listItems),
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
/** The items of a list that a person wrote with commas or on separate lines, trimmed; empty ones are dropped. */
function listItems(text) {
    return text
        .split(/[,\r\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/** `a, b and c`. */
function listed(words, last = 'and') {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ shortAddress),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   fn: () => (/* binding */ remoteAddress),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes)
/* harmony export */ });
/* harmony import */ var _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7275);

/** Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`. */
function remoteAddress(url) {
    const short = shortAddress(url);
    if (short !== undefined)
        return withPath(short.host, short.path);
    const address = (0,_rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(url);
    if (address === undefined)
        return undefined;
    const { protocol, host, hostname, pathname } = address;
    // The port of ssh is another one than that of the same server's pages.
    return withPath(protocol === 'ssh:' ? hostname : host, pathname);
}
/** `git@host:owner/name.git`, as written. */
function shortAddress(url = '') {
    if (url.length > _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
        return undefined;
    const [, host, path] = /^[^/@\s]+@([^/:\s]+):(.+)$/.exec(url) ?? [];
    return host === undefined || path === undefined || path.startsWith('//') ? undefined : { host, path };
}
/** Without the slashes at its end. A pattern for them would try again at every slash of a long row. */
function withoutEndSlashes(text) {
    let end = text.length;
    while (text[end - 1] === '/')
        end -= 1;
    return text.slice(0, end);
}
function withPath(host, path) {
    const name = withoutEndSlashes(path)
        .replace(/^\/+/, '')
        .replace(/\.git$/i, '');
    return name === '' ? undefined : { host: host.toLowerCase(), path: name };
}
/** Whether a host, as a URL has it, is this machine: the only one that may be asked without TLS. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 6122:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName),
/* harmony export */   y: () => (/* binding */ inputName)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5037);

/** How people find a setting: as an input of the Action, or as a flag of the command line. */
function settingName(name, event) {
    return event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? `--${name}` : name;
}
/** The same, where the bare name of an input would not be recognized as one: `the input commit`, `--commit`. */
function inputName(name, event) {
    return event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? `--${name}` : `the input ${name}`;
}


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST_QUOTE = 80;
/** What to write instead of an unknown word: the name that was probably meant, else the names to choose from. */
function suggestion(word, names) {
    const near = nearest(word, names);
    return near === undefined ? `write one of: ${names.join(', ')}` : `did you mean "${near}"?`;
}
/** Text that a person wrote, in quotes and on one line. Long text is left out completely: a part of a secret would not be redacted. */
function quote(text) {
    const { length } = [...text];
    return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}
/** Undefined where none is near: at most a third of the letters may differ. Case and `_` or `-` do not count. */
function nearest(word, candidates) {
    let best;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
        const distance = editDistance(plain(word), plain(candidate));
        if (distance < bestDistance && distance <= Math.max(1, Math.floor(candidate.length / 3))) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/** Words longer than any of ours cannot be near one: with this limit, hostile text costs little time. */
const LONGEST_WORD = 64;
function plain(word) {
    return word.slice(0, LONGEST_WORD).toLowerCase().replaceAll('_', '-');
}
/** Levenshtein distance with neighbouring swaps counted as one edit. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const isSame = a[row - 1] === b[column - 1];
            let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
            const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            if (isSwap)
                cost = Math.min(cost, beforeLast[column - 2] + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length];
}


/***/ }),

/***/ 9239:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ canBlock),
/* harmony export */   JT: () => (/* binding */ CONDITION_RESULTS),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS),
/* harmony export */   ui: () => (/* binding */ inconclusiveBy)
/* harmony export */ });
const VERDICT_WORDS = ['pass', 'fail', 'inconclusive'];
function inconclusiveBy(failure) {
    const { reason, message, detail, isNotRecorded } = failure;
    const also = failure.also.length === 0 ? {} : { also: failure.also.map(inconclusiveBy) };
    return { word: 'inconclusive', reason, message, detail, isNotRecorded, ...also };
}
const CONDITION_RESULTS = ['ok', 'broken', 'unproven', 'not-applicable'];
/** True for a condition that is in force and can fail the job. One that does not apply to the commit cannot. */
function canBlock({ action, result }) {
    return action === 'fail' && result !== 'not-applicable';
}


/***/ }),

/***/ 9853:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Called at the first call alone: all later ones get its result, or of a promise its failure. */
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}


/***/ }),

/***/ 2441:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __nccwpck_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __nccwpck_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __nccwpck_require__(1056);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __nccwpck_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/reason.js
var domain_reason = __nccwpck_require__(2688);
// EXTERNAL MODULE: ./lib/src/domain/rule/page-address.js
var page_address = __nccwpck_require__(7275);
// EXTERNAL MODULE: ./lib/src/domain/rule/rule-page.js
var rule_page = __nccwpck_require__(2623);
// EXTERNAL MODULE: ./lib/src/domain/scan.js
var domain_scan = __nccwpck_require__(977);
// EXTERNAL MODULE: ./lib/src/domain/softening.js
var softening = __nccwpck_require__(6099);
// EXTERNAL MODULE: ./lib/src/domain/verdict.js
var domain_verdict = __nccwpck_require__(9239);
// EXTERNAL MODULE: ./lib/src/report/text/reason-text.js
var reason_text = __nccwpck_require__(1586);
// EXTERNAL MODULE: ./lib/src/scan/earlier-scans.js
var earlier_scans = __nccwpck_require__(1116);
;// CONCATENATED MODULE: ./lib/src/gate/process/exit-code.js
/** Alone turns a verdict into an exit code (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). */
function exitCodeOf(verdict, mode, isSoftened) {
    if (verdict.word === 'pass')
        return 0;
    if (verdict.word === 'inconclusive' && verdict.reason === 'config')
        return 3;
    if (mode === 'report')
        return 0;
    if (verdict.word === 'fail')
        return 1;
    return isSoftened ? 0 : 2;
}

// EXTERNAL MODULE: ./lib/src/domain/evidence.js
var evidence = __nccwpck_require__(645);
// EXTERNAL MODULE: ./lib/src/domain/tally.js
var domain_tally = __nccwpck_require__(8160);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __nccwpck_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var policy = __nccwpck_require__(82);
// EXTERNAL MODULE: ./lib/src/domain/rule/rule-columns.js
var rule_columns = __nccwpck_require__(3105);
;// CONCATENATED MODULE: ./lib/src/gate/outcome/reported-rules.js







/** Those of broken conditions first, blocking before warning; then by severity and count, once for each severity. */
function reportedRules(evidence, judgement, pageOf) {
    const rows = rowsOf(evidence, judgement, pageOf);
    const first = brokenOf(judgement?.conditions ?? [])
        // What is counted in states of its own is in no column, and so in no row.
        .filter(({ states }) => states === undefined)
        .flatMap((condition) => takeRules(rows, condition, evidence));
    const others = [...rows.values()].flat();
    return { rules: [...first, ...others].map(({ reported }) => reported), breakingRules: first.length };
}
function rowsOf({ here, there, baselineShortfall }, judgement, pageOf) {
    const waivers = judgement?.waivers.filter(isInForce) ?? [];
    const rowsOfColumn = (column) => {
        const rows = [];
        const known = baselineShortfall?.areCountsLowerBounds === false ? undefined : there?.get(column);
        for (const [rule, count] of here.get(column)?.rules ?? []) {
            const reported = {
                ...shownRule(rule, pageOf),
                severity: severityOf(column),
                issues: count,
                issuesAtBaseline: known?.isComplete ? (known.rules.get(rule) ?? 0n) : undefined,
                waivedUntil: waivers.length === 0 ? undefined : waivedUntil(rule, column, waivers),
                epss: rule.epss?.score,
            };
            rows.push({ rule, reported });
        }
        return rows.sort((a, b) => Number(b.reported.issues - a.reported.issues));
    };
    return new Map(issue/* COUNT_COLUMNS */.sP.map((column) => [column, rowsOfColumn(column)]));
}
function shownRule({ ruleId, rulePath, issueType, ruleSourceUri }, pageOf) {
    const product = issueType === undefined ? undefined : domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[issueType];
    return { ruleId, rulePath, product, url: pageOf(ruleSourceUri) };
}
function severityOf(column) {
    return column === evidence/* UNRATED_TALLY */.Vk ? undefined : column;
}
function brokenOf(conditions) {
    const broken = conditions.filter(({ result }) => result === 'broken');
    return [...broken.filter(({ action }) => action === 'fail'), ...broken.filter(({ action }) => action === 'warn')];
}
/** Extracts the lines of the blocking findings: worst severity first, then by what the condition counts, not by all that the rule found. */
function takeRules(rows, condition, evidence) {
    const counted = condition.rules;
    const isCompared = (0,rule_columns/* doesCompare */.d)(condition, evidence);
    const isIn = ({ rule, columns }, column) => (isCompared ? (0,rule_columns/* columnsOfRule */.b)(rule, { columns, doesCompare: true }, evidence) : columns).includes(column);
    const byRule = new Map(counted.map((rule) => [rule.rule, rule]));
    // Most rows are in none of them, and their rule need not be searched.
    const columns = new Set([...new Set(counted.map((rule) => rule.columns))].flat());
    const taken = [];
    for (const [column, all] of rows) {
        if (!columns.has(column))
            continue;
        const left = [];
        const named = [];
        for (const row of all) {
            const rule = byRule.get(row.rule);
            if (rule !== undefined && isIn(rule, column))
                named.push({ row, issues: rule.issues });
            else
                left.push(row);
        }
        rows.set(column, left);
        named.sort((a, b) => Number(b.issues - a.issues));
        // One call takes no two hundred thousand arguments.
        for (const { row } of named)
            taken.push(row);
    }
    return taken;
}
/** Waivers that take a rule out whole: where one leaves some of the issues, the rule is one that counts. */
function isInForce({ state, excess }) {
    return (state === 'active' || state === 'expiring-soon') && excess === 0n;
}
/** The first day without one of the waivers that it takes; several may be needed, each for some of the issues. */
function waivedUntil(group, column, waivers) {
    const part = {
        issueTypes: column === evidence/* UNRATED_TALLY */.Vk ? domain_product/* UNRATED_ISSUE_TYPES */.SL : domain_product/* RATED_ISSUE_TYPES */.NN,
        severity: severityOf(column),
        isUnclassified: column === evidence/* UNRATED_TALLY */.Vk && group.issueType !== undefined,
    };
    const covering = waivers.filter((waiver) => (0,policy/* doesCover */.fI)(waiver, group, part));
    const whole = covering.filter(({ maxIssues }) => maxIssues === undefined);
    return (whole.length > 0 ? whole.slice(0, 1) : covering).map(({ expires }) => expires).sort()[0];
}
function reportedConditions(results, conditions, evidence, pageOf) {
    return results.map(({ rules, ...condition }, index) => ({
        ...condition,
        isOfLiveSecrets: isOfLiveSecrets(conditions[index]),
        products: (0,policy/* productsOfTypes */.jN)((0,policy/* countedTypes */.Ct)(conditions[index])),
        rules: rules.slice(0, limits/* MOST_RULES_OF_A_CONDITION */.Q7).map((rule) => countedRuleOf(rule, condition, evidence, pageOf)),
        rulesInAll: rules.length,
        project: undefined,
    }));
}
function isOfLiveSecrets({ scope }) {
    if (scope.kind !== 'search')
        return false;
    const { validationStates = [] } = scope.where;
    return validationStates.length > 0 && validationStates.every((state) => state === issue_filter/* WORKING_SECRET */.zV);
}
function countedRuleOf({ rule, columns, ...counts }, condition, evidence, pageOf) {
    const known = { ...shownRule(rule, pageOf), ...counts, epss: rule.epss?.score };
    if (evidence === undefined)
        return { ...known, columns: [] };
    if (condition.states !== undefined)
        return { ...known, columns };
    const judged = { columns, doesCompare: (0,rule_columns/* doesCompare */.d)(condition, evidence) };
    return { ...known, columns: (0,rule_columns/* columnsOfRule */.b)(rule, judged, evidence) };
}

;// CONCATENATED MODULE: ./lib/src/gate/outcome/reported-counts.js




/** A column that was not read to its end has no count: a part of it would be taken for the whole. */
function countsOf(evidence) {
    const counts = issue/* COUNT_COLUMNS */.sP.map((column) => {
        const tally = evidence?.here.get(column);
        return [column, tally?.isComplete ? (0,domain_tally/* sumOf */.XN)(tally) : undefined];
    });
    const isWhole = counts.every(([, count]) => count !== undefined);
    const total = isWhole ? counts.reduce((sum, [, count]) => sum + count, 0n) : undefined;
    return { ...Object.fromEntries(counts), total };
}
/** Issues of an unknown severity were read: only their severity is in doubt. */
function worthOf(evidence, stop) {
    const shortfall = evidence?.shortfall;
    if (shortfall === undefined || shortfall.reason === 'unclassified')
        return stop === undefined ? 'exact' : 'at-least';
    return shortfall.areCountsLowerBounds ? 'at-least' : 'unsettled';
}
/** Column by column: a rule that moved to another severity is new there. Undefined where nothing is compared. */
function newTotalOf(read) {
    return read === undefined ? undefined : overColumns(read.evidence, domain_tally/* newOver */.zW);
}
/** Issues that are gone, column by column. A diff scan's ref has only what the change adds: nothing is known to be fixed then. */
function fixedTotalOf(read) {
    return read?.isBaselineRead ? overColumns(read.evidence, domain_tally/* fixedSince */.Lz) : undefined;
}
function fixedRulesOf(read, pageOf) {
    if (read === undefined || fixedTotalOf(read) === undefined)
        return undefined;
    const { here, there } = read.evidence;
    return issue/* COUNT_COLUMNS */.sP.flatMap((column) => {
        const gone = (0,domain_tally/* excessOver */.Cc)((0,domain_tally/* tallyOf */.sv)(there, column), (0,domain_tally/* tallyOf */.sv)(here, column));
        const fixed = [...gone.rules].filter(([rule]) => !(0,evidence/* isNameless */.T)(rule));
        return fixed
            .sort(([, a], [, b]) => Number(b - a))
            .map(([rule, count]) => ({ ...shownRule(rule, pageOf), severity: severityOf(column), issues: count }));
    });
}
function overColumns({ here, there, baselineShortfall }, compare) {
    if (there === undefined || baselineShortfall !== undefined)
        return undefined;
    let total = 0n;
    for (const column of issue/* COUNT_COLUMNS */.sP) {
        const [a, b] = [here.get(column), there.get(column)];
        if (!a?.isComplete || !b?.isComplete)
            return undefined;
        total += compare(a, b);
    }
    return total;
}

;// CONCATENATED MODULE: ./lib/src/gate/outcome/report-of.js















function reportOf(learned, inputs, closing) {
    const { target, settings, scans, evidence } = learned;
    const judgement = 'judgement' in learned ? learned.judgement : undefined;
    // At `bad-event` the policy may be that of an old base: it softens nothing.
    const ofPolicy = (reason) => (reason === 'bad-event' ? {} : (settings?.policy.onInconclusive ?? {}));
    // What a record lacks, nobody has softened: the run asked for something else.
    const isSoft = ({ reason, isNotRecorded }) => isNotRecorded !== true && (0,softening/* softens */.lb)(reason, inputs.onInconclusive, ofPolicy(reason));
    const said = 'judgement' in learned ? learned.judgement.verdict : (0,domain_verdict/* inconclusiveBy */.ui)(learned.stopped);
    const isFirstSoft = said.word === 'inconclusive' && isSoft(said);
    const told = (isFirstSoft && said.also?.find((one) => !isSoft(one))) || said;
    const isSoftened = isFirstSoft && told === said;
    const isOfSeveral = told.reason === 'wrong-repository' && (inputs.projects?.kind ?? 'one') !== 'one';
    const verdict = isOfSeveral ? { ...told, detail: 'several-projects' } : told;
    const proven = provenScans(learned);
    const read = proven?.read;
    const ref = proven?.decision.deciding[0]?.scan.branch ?? proven?.refs[0] ?? scans?.lastScan?.branch;
    const findings = target === undefined || ref === undefined ? undefined : closing.links.findings(target.repository, ref);
    const pageOf = (0,rule_page/* rulePages */.$)(closing.links.platform);
    const report = {
        verdict,
        countsAre: worthOf(read?.evidence, proven?.stop),
        conditions: reportedConditions(judgement?.conditions ?? [], settings?.conditions ?? [], read?.evidence, pageOf),
        ...(read === undefined ? { rules: [], breakingRules: 0 } : reportedRules(read.evidence, judgement, pageOf)),
        fixedRules: fixedRulesOf(read, pageOf),
        failOnSeverity: settings?.failOn,
        policy: settings?.source,
        waiversFile: settings?.waiversFile,
        longestWaiverDays: settings?.policy.longestWaiverDays,
        scans: reportedScans(proven, scans?.lastScan, closing.links),
        likelyEndMs: likelyEndOf(scans),
        seen: reportedInstead(verdict.reason, scans?.seen, closing.links),
        event: target?.event ?? '',
        commit: judgedCommit(target, proven),
        repository: target?.repository ?? inputs.repository,
        baseline: reportedBaseline(settings?.baseline, read),
        replay: undefined,
        nextStep: '',
        exitCode: exitCodeOf(verdict, inputs.mode, isSoftened),
        mode: inputs.mode,
        isSoftened,
        deploymentId: inputs.deploymentId,
        ref,
        pullRequest: target?.subject.kind === 'pull-request' ? target.subject.number : undefined,
        indexGap: read?.indexGap,
        triagedOut: read?.triagedOut,
        unscanned: proven === undefined ? [] : unscannedOf(proven.decision),
        otherProjects: scans?.otherProjects ?? [],
        mergeGroupCommit: target?.mergeGroupCommit,
        baseNow: scans?.baseNow,
        counts: countsOf(read?.evidence),
        newTotal: newTotalOf(read),
        fixedTotal: fixedTotalOf(read),
        waived: judgement?.waived,
        waivers: judgement?.waivers ?? [],
        places: unreadLocations(learned, inputs.states),
        searches: settings?.plan.searches.map(({ id }) => id) ?? [],
        requests: closing.requests,
        times: {
            startedAtMs: closing.startedAtMs,
            finishedAtMs: closing.finishedAtMs,
            seconds: closing.seconds,
            waitedSeconds: scans?.waitedSeconds ?? 0,
            issuesReadAtMs: read?.readAtMs,
        },
        notices: [...(settings?.notices ?? []), ...(evidence?.notices ?? []), ...(judgement?.notices ?? [])],
        debugNotes: evidence?.debugNotes ?? [],
        problems: 'stopped' in learned ? learned.stopped.problems : [],
        projects: undefined,
        links: {
            findings,
            run: closing.links.run,
            platform: closing.links.platform,
            code: closing.checkout?.code?.address,
        },
    };
    return { ...report, nextStep: (0,reason_text/* nextStep */.sk)(report, inputs) };
}
function reportedBaseline(baseline, read) {
    if (baseline === undefined || read?.isBaselineRead !== true)
        return undefined;
    return { ref: baseline.ref, wasScanned: read.wasBaselineScanned };
}
/** Read when the verdict is final, by the outputs that show them. */
function unreadLocations(learned, states) {
    const search = states === undefined ? undefined : locationSearchOf(learned, states);
    if (states === undefined || search === undefined)
        return undefined;
    return { search, states, found: [], areAll: false, missing: 'they were not asked for' };
}
/** Where a merge and its head are judged as one, the commit of the newest deciding scan. */
function judgedCommit(target, proven) {
    const newest = proven?.decision.deciding[0]?.scan.commit;
    return target?.pipelineCommit === undefined || newest === undefined ? target?.commit : newest;
}
function unscannedOf({ listed, missing, notScanned }) {
    const expected = new Set(['code', 'supply-chain', 'secrets', ...missing, ...notScanned]);
    return domain_product/* PRODUCTS */.zv.filter((product) => expected.has(product) && !listed.includes(product));
}
function reportedScans(proven, lastScan, links) {
    const waitedFor = lastScan === undefined ? [] : [{ scan: lastScan, products: [] }];
    return (proven?.decision.deciding ?? waitedFor).map(({ scan, products }, index) => {
        const meta = proven?.details[index]?.meta;
        return {
            ...(0,domain_scan/* shownScan */.Nl)(scan, links),
            ref: scan.branch ?? meta?.branch,
            decides: products,
            repositoryId: scan.repositoryId,
            repository: meta?.repoDisplayName ?? meta?.repository,
            isFullScan: scan.isFullScan,
            ciJobHost: (0,page_address/* parseAddress */.or)(meta?.ciJobUrl)?.host,
        };
    });
}
function likelyEndOf(scans) {
    const { lastScan, earlierScans = [] } = scans ?? {};
    if (lastScan?.startedAtMs === undefined || lastScan.completedAtMs !== undefined)
        return undefined;
    const expected = (0,earlier_scans/* expectedEndOf */.TO)(lastScan, earlierScans);
    return expected && lastScan.startedAtMs + expected.medianMs;
}
function reportedInstead(reason, seen, links) {
    if (seen === undefined || reason === undefined || !domain_reason/* REASONS */.ez[reason].facts.includes('seen'))
        return undefined;
    const { scan, project } = seen;
    return { scan: scan && (0,domain_scan/* shownScan */.Nl)(scan, links), project };
}
/** Scans whose issues were not read have proven nothing: the one that was waited for is reported. */
function provenScans({ scans, evidence }) {
    const proven = scans?.proven;
    return evidence === undefined || proven instanceof failure/* GateFailure */.In ? undefined : proven;
}
/** Of all broken conditions together: there may be issues among them that one condition does not count. */
function locationSearchOf(learned, states) {
    const proven = learned.scans?.proven;
    if (!('judgement' in learned) || proven === undefined || proven instanceof failure/* GateFailure */.In)
        return undefined;
    const broken = brokenOf(learned.judgement.conditions);
    const ids = new Set(broken.flatMap(({ rules }) => rules.map(({ rule }) => rule.ruleId)));
    ids.delete('');
    if (ids.size === 0)
        return undefined;
    const scopes = (learned.settings?.conditions ?? [])
        .filter(({ name }) => broken.some((condition) => condition.name === name))
        .map(({ scope }) => (scope.kind === 'unrated' ? { issueTypes: domain_product/* ISSUE_TYPES */.co } : scope));
    const counted = scopes.flatMap((scope) => ('states' in scope ? scope.states : undefined) ?? states);
    return {
        repositoryId: proven.decision.repositoryId,
        refs: proven.refs,
        ruleIds: [...ids].slice(0, limits/* LOCATIONS_PER_PAGE */.Hm),
        issueTypes: (0,domain_product/* typesOfAll */.ce)(scopes),
        states: issue/* ISSUE_STATES */.lF.filter((state) => counted.includes(state)),
    };
}


/***/ }),

/***/ 9163:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ loadAhead)
/* harmony export */ });
/** The first request has left by then: to load before would delay it. */
const AHEAD_MS = 30;
/** Begins to load soon. A failure is thrown where the result is awaited. */
function loadAhead(load) {
    setTimeout(() => load().catch(() => { }), AHEAD_MS);
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ plainFinalLine)
/* harmony export */ });
/** The verdict where its report cannot be made, or the process is stopped before it is out. `why` contains no text from outside. */
function plainFinalLine({ verdict }, why) {
    const { word, reason = '' } = verdict;
    return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${why}`;
}


/***/ }),

/***/ 5278:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PK: () => (/* binding */ proxyPasswords),
/* harmony export */   i0: () => (/* binding */ assertNotShownToProxy),
/* harmony export */   uv: () => (/* binding */ readProxySettings)
/* harmony export */ });
/* unused harmony export isPassedBy */
/* harmony import */ var _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5732);
/* harmony import */ var _domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8594);


/** Reads them as curl and most tools do: the name in lower case goes first. */
function readProxySettings(env) {
    return {
        httpProxy: addressIn(env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: addressIn(env.https_proxy ?? env.HTTPS_PROXY),
        /** Hosts that are reached directly: names, `.suffixes`, with an optional port, or `*`. */
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    };
}
/** `proxy.example:3128` is an address of plain http. */
function addressIn(text = '') {
    return text === '' || text.includes('://') ? text : `http://${text}`;
}
/** Throws `GateFailure` (`config`) where a proxy would see requests to this address, token included: only for plain http, as https gets a tunnel. */
function assertNotShownToProxy(what, url, { httpProxy, noProxy }) {
    if (url.protocol !== 'http:' || httpProxy === '' || isPassedBy(url, noProxy))
        return;
    const why = 'is plain http, and HTTP_PROXY names a proxy, which would read the token';
    throw new _domain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFailure */ .In('config', `${what} ${why}: write https, or put the host into NO_PROXY`);
}
function isPassedBy(url, noProxy) {
    const entries = noProxy.split(/[,\s]+/).filter((entry) => entry !== '');
    return noProxy === '*' || entries.some((entry) => isOf(url, entry));
}
function isOf({ hostname, port, protocol }, entry) {
    const [, name = entry, itsPort] = /^(.+):(\d+)$/.exec(entry) ?? [];
    if (itsPort !== undefined && itsPort !== (port || (protocol === 'http:' ? '80' : '443')))
        return false;
    const host = name.replace(/^\*?\./, '').toLowerCase();
    return hostname === host || hostname.endsWith(`.${host}`);
}
/** The passwords in proxy addresses, as written and decoded: secrets like the tokens. */
function proxyPasswords(env) {
    const { httpProxy, httpsProxy } = readProxySettings(env);
    return [httpProxy, httpsProxy].flatMap((address) => {
        const password = URL.canParse(address) ? new URL(address).password : '';
        return password === '' ? [] : [password, (0,_domain_text_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .decoded */ .D)(password) ?? password];
    });
}


/***/ }),

/***/ 8481:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d9: () => (/* binding */ findingRows),
  wf: () => (/* binding */ issuesOf),
  R3: () => (/* binding */ moreText)
});

// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __nccwpck_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __nccwpck_require__(8617);
;// CONCATENATED MODULE: ./lib/src/domain/location/condition-locations.js

/** True for an issue in a state that the condition counts, and for one that does not say its state. */
function isInStatesOf({ state }, { states }, places) {
    const counted = states ?? places?.states;
    return state === undefined || counted === undefined || counted.includes(state);
}
/** True where the rule may count the location, which has the id of the rule. */
function isLocationOf({ issueType, severity }, rule) {
    const product = issueType === undefined ? undefined : domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[issueType];
    if (product !== undefined && rule.product !== undefined && product !== rule.product)
        return false;
    return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}

// EXTERNAL MODULE: ./lib/src/domain/rule/rule-names.js
var rule_names = __nccwpck_require__(8034);
// EXTERNAL MODULE: ./lib/src/report/text/fixes.js
var fixes = __nccwpck_require__(4645);
// EXTERNAL MODULE: ./lib/src/report/text/report-facts.js
var report_facts = __nccwpck_require__(6024);
// EXTERNAL MODULE: ./lib/src/report/text/text.js
var text_text = __nccwpck_require__(1599);
;// CONCATENATED MODULE: ./lib/src/report/text/finding-rows.js






/** `and 12 more`: what has no row on a page; empty if all have. */
function moreText({ rows, unnamed, isUnnamedBound }, shown) {
    const left = rows.length - shown + unnamed;
    return left === 0 ? '' : `and ${isUnnamedBound ? 'at least ' : ''}${left} more`;
}
/** Every page asks for them, some again and again until they fit. */
const findingRows = (0,text_text/* kept */.LP)(rowsOf);
function rowsOf(report) {
    const broken = [...(0,report_facts/* blockingConditions */.a8)(report), ...(0,report_facts/* warnings */.AR)(report)];
    const counted = broken.flatMap((condition) => {
        if (condition.rules.length === 0)
            return [{ condition, rule: undefined, nth: 0 }];
        return [...Map.groupBy(condition.rules, rule_names/* identityOf */.cu).values()].flatMap((alike) => alike.map((rule, nth) => ({ condition, rule, nth })));
    });
    const locationsOf = locationsByRule(report, counted);
    const all = [...Map.groupBy(counted, keyOf)].map(([key, alike]) => ({ key, broken: brokenRule(report, alike) }));
    const unnamed = broken.map((condition) => condition.rulesInAll - condition.rules.length);
    return {
        rows: all.flatMap((one) => rowsOfRule(one.broken, locationsOf.get(one.key) ?? [])).sort(inOrder),
        rules: all.map((one) => one.broken).sort((a, b) => rankOf(a) - rankOf(b)),
        unnamed: Math.max(0, ...unnamed),
        isUnnamedBound: unnamed.filter((count) => count > 0).length > 1,
    };
}
function brokenRule(report, alike) {
    const { rule, condition } = alike[0];
    const found = alike.map((one) => one.rule?.found ?? one.condition.found ?? 0n);
    const columns = alike.flatMap((one) => one.rule?.columns ?? one.condition.column ?? []);
    const judged = ((0,report_facts/* isNewJudged */.O2)(condition) ? rule?.new : undefined) ?? rule?.found ?? found[0];
    return {
        rule,
        conditions: alike.map((one) => one.condition),
        ofConditions: alike,
        isBlocking: condition.action === 'fail',
        isLive: alike.some((one) => one.condition.isOfLiveSecrets),
        severity: issue/* COUNT_COLUMNS */.sP.find((column) => columns.includes(column)),
        fix: rule === undefined ? 'fix' : (0,fixes/* fixOf */.BW)(rule, condition),
        found: found.reduce((most, count) => (count > most ? count : most)),
        judged,
        counted: rule?.issues ?? judged,
        bound: (0,report_facts/* boundOf */.s0)(report, condition),
    };
}
/** Each location belongs to the first rule of its id that may count it. */
function locationsByRule({ places }, counted) {
    const byId = Map.groupBy(counted, ({ rule }) => rule?.ruleId);
    return Map.groupBy(places?.found ?? [], (location) => {
        const own = byId
            .get(location.ruleId)
            ?.find(({ rule, condition }) => isInStatesOf(location, condition, places) && isLocationOf(location, rule));
        return own === undefined ? '' : keyOf(own);
    });
}
function rowsOfRule(broken, places) {
    const { conditions, found, counted, judged, isLive } = broken;
    const inFiles = places.filter(({ filePath = '' }) => filePath !== '');
    const added = inFiles.filter(({ isNew }) => isNew);
    // Where new ones alone are judged, and all of these are known, the others break nothing.
    const isOfNew = added.length > 0 && conditions.every(report_facts/* isNewJudged */.O2) && BigInt(added.length) >= judged;
    const [placed, due] = isOfNew ? [added, counted] : [inFiles, found];
    const byFile = Map.groupBy(placed, ({ filePath, severity, dependency }) => JSON.stringify([filePath, severity, dependency?.package, dependency?.version]));
    const files = [...byFile]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, alike]) => ({
        ...broken,
        severity: alike[0].severity ?? 'unrated',
        isNew: alike.every(({ isNew }) => isNew),
        isLive: alike.some(({ secret }) => (secret?.validation ?? (isLive && LIVE)) === LIVE),
        about: alike[0],
        places: alike.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
        elsewhere: 0n,
    }))
        .sort(inOrder);
    // Of those whose file is not known, some may be in a state that only another condition counts.
    const [left, unfiled] = [due - BigInt(placed.length), BigInt(places.length - inFiles.length)];
    const last = files.pop();
    if (last !== undefined)
        return [...files, { ...last, elsewhere: left > unfiled ? left : unfiled }];
    const isNew = conditions.some(report_facts/* isNewJudged */.O2) && judged > 0n && judged === found;
    return [{ ...broken, isNew, about: places[0], places: [], elsewhere: due }];
}
const LIVE = 'confirmed-valid';
function inOrder(a, b) {
    return rankOf(a) - rankOf(b) || Number(b.isNew) - Number(a.isNew) || Number(issuesOf(b) - issuesOf(a));
}
function rankOf({ isBlocking, isLive, severity }) {
    const rank = severity === undefined ? issue/* COUNT_COLUMNS */.sP.length : issue/* COUNT_COLUMNS */.sP.indexOf(severity);
    return (isBlocking ? 0 : 100) + (isLive ? 0 : 10) + rank;
}
function issuesOf({ places, elsewhere }) {
    return BigInt(places.length) + elsewhere;
}
/** A condition may count several rules without a name: the first of one is the first of another. */
function keyOf({ rule, condition, nth }) {
    return rule === undefined ? JSON.stringify(condition.name) : `${(0,rule_names/* identityOf */.cu)(rule)} ${nth}`;
}


/***/ }),

/***/ 4645:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   DA: () => (/* binding */ pasteLines),
/* harmony export */   DL: () => (/* binding */ pasteBlock),
/* harmony export */   SX: () => (/* binding */ mayTriage),
/* harmony export */   ot: () => (/* binding */ waiverPlace),
/* harmony export */   qo: () => (/* binding */ mayWaive)
/* harmony export */ });
/* unused harmony exports waiverToPaste, pastePlace */
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8034);
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5037);
/* harmony import */ var _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6429);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1599);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7847);






/** True where triage on the platform helps: not where all that blocks is what triage has taken out, or no scan detects. */
function mayTriage(report) {
    const broken = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingConditions */ .a8)(report);
    return broken.length === 0 || !broken.every((condition) => areAll(condition, OUT_OF_THE_COUNT));
}
/** True where a waiver helps: a policy or a file of waivers is in use, and a rule that blocks may be waived. */
function mayWaive(report) {
    if (report.policy === undefined && report.waiversFile === undefined)
        return false;
    const rules = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingConditions */ .a8)(report).flatMap((condition) => condition.rules);
    return rules.length === 0 || rules.some(waivable(report));
}
/** Whether a rule may be waived. A secret that is critical, or known to work, is revoked: to accept it would leave it usable. */
function waivable({ conditions, places }) {
    const never = new Set();
    const live = places?.found.filter(({ secret }) => secret?.validation === 'confirmed-valid');
    for (const { isOfLiveSecrets, rules } of conditions) {
        for (const rule of rules) {
            const isLive = isOfLiveSecrets || live?.some(({ ruleId }) => ruleId === rule.ruleId);
            const isGrave = isLive || rule.columns.includes('critical');
            if (rule.product === 'secrets' && isGrave)
                never.add((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)(rule));
        }
    }
    return (rule) => !never.has((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .cu)(rule));
}
const SILENCED = ['ignored-app', 'ignored-code', 'provisionally-ignored-app'];
const GONE = ['fixed', 'removed'];
const OUT_OF_THE_COUNT = [...SILENCED, ...GONE];
function fixOf({ product }, condition) {
    if (areAll(condition, GONE))
        return 'check';
    if (product === 'secrets')
        return 'revoke';
    if (areAll(condition, OUT_OF_THE_COUNT))
        return 'unsilence';
    return product === 'supply-chain' ? 'update' : 'fix';
}
function areAll({ states = [] }, some) {
    return states.length > 0 && states.every((state) => some.includes(state));
}
/** Long enough to plan the fix, short enough to be checked again. A policy may want less. */
const WAIVER_DAYS = 30;
const MOST_OF_A_NAME = 500;
/**
 * YAML of a policy for the first rule that breaks the policy; no line where a waiver of this rule exists and must be changed. Undefined where
 * nothing blocks, no rule that does has a name, no waiver may help, or it is a replay.
 */
function waiverToPaste(report) {
    // What a replay shows is of another day: nothing of it is to be copied.
    if (report.verdict.word !== 'fail' || report.replay !== undefined || !mayWaive(report))
        return undefined;
    const rule = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingConditions */ .a8)(report)
        .flatMap(({ rules }) => rules)
        .find(({ rulePath, ruleId }) => isName(rulePath) || isName(ruleId));
    return rule !== undefined && waivable(report)(rule) ? { rule, lines: waiverLines(report, rule) } : undefined;
}
function waiverPlace({ event, policy, waiversFile }, code) {
    const isCommandLine = event === _domain_target_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_LINE */ .rD;
    const inline = isCommandLine ? code('--policy') : `the input ${code('policy')}`;
    if (waiversFile?.source?.kind === 'file')
        return `${code(waiversFile.path)} of ${code(waiversFile.source.repository)}`;
    if (waiversFile !== undefined)
        return code(waiversFile.path);
    if (policy === undefined)
        return `a policy, in ${inline} or in the file that ${code(`${isCommandLine ? '--' : ''}policy-file`)} names`;
    if (policy.kind === 'input')
        return inline;
    return policy.kind === 'local-file' ? code(policy.path) : `${code(policy.path)} of ${code(policy.repository)}`;
}
/** Says where the lines are to be added: a file can have only one list of waivers. */
function pastePlace(report, code) {
    const place = waiverPlace(report, code);
    return hasList(report) ? `the list ${code('waivers')} in ${place}` : place;
}
function hasList(report) {
    return !isNewFile(report) && report.waivers.length > 0;
}
function isNewFile({ policy, waiversFile }) {
    return waiversFile === undefined ? policy === undefined : waiversFile.source === undefined;
}
function waiverLines(report, rule) {
    const { waivers, times, longestWaiverDays = WAIVER_DAYS } = report;
    if (waivers.some(({ rule: waived }) => waived === rule.rulePath || waived === rule.ruleId))
        return [];
    const days = Math.min(WAIVER_DAYS, longestWaiverDays);
    const name = [rule.rulePath, rule.ruleId].find((text) => isName(text) && text.length <= MOST_OF_A_NAME);
    // In double quotes, as YAML reads it; harmless in Markdown and in a log.
    const quoted = name && (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceInvisible */ .k6)(JSON.stringify(name), _text_js__WEBPACK_IMPORTED_MODULE_4__/* .unitEscapes */ .Ph).replace(/[<>#'&]/g, _text_js__WEBPACK_IMPORTED_MODULE_4__/* .unitEscapes */ .Ph);
    return [
        ...(isNewFile(report) ? ['version: 1'] : []),
        ...(hasList(report) ? [] : ['waivers:']),
        `  - rule: ${quoted ?? '# its name is too long to be shown here'}`,
        '    reason: "Say why this is acceptable"',
        '    owner: "@your-team"',
        `    expires: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isoText */ .t_)(times.startedAtMs + days * _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO)?.slice(0, 10)}`,
    ];
}
/** A blank one is refused in a policy, and finds nothing. */
function isName(text) {
    return text.trim() !== '';
}
/** The waiver of the first rule that breaks the policy, after a sentence that says what it is for; empty without one. */
function pasteBlock(report, { code }) {
    const waiver = waiverToPaste(report);
    if (waiver === undefined)
        return [];
    const name = code((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleNames */ .XZ)(report)(waiver.rule));
    const about = waiver.lines.length === 0
        ? `${name} has a waiver in ${waiverPlace(report, code)}: change that one.`
        : `To waive ${name}, add this to ${pastePlace(report, code)}, with your own reason, owner and date:`;
    return [about, ...waiver.lines];
}
/** None of the lines is a fence: they begin with words of ours. */
function pasteLines(report) {
    const [about = '', ...lines] = pasteBlock(report, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .markdown */ .wD)(report));
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)(about, lines.length === 0 ? '' : ['```yaml', ...lines, '```'].join('\n'));
}


/***/ }),

/***/ 1586:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ whoActsShort),
/* harmony export */   I: () => (/* binding */ sinceText),
/* harmony export */   J4: () => (/* binding */ enforcementNote),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   YI: () => (/* binding */ whoActsNow),
/* harmony export */   qq: () => (/* binding */ missingText),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* unused harmony exports WHO_ACTS, WHO_ACTS_SHORT */
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2688);
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7604);
/* harmony import */ var _domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6122);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1599);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7847);
/* harmony import */ var _ways_out_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(501);







/** Who acts, before the next step; empty where that goes to the reader. */
const WHO_ACTS = {
    gate: 'This is not caused by this change. Ask the maintainers of this check:',
    scans: 'Ask the people who run the scans:',
    time: '',
    platform: 'This is not caused by this change.',
    author: '',
};
const WHO_ACTS_SHORT = {
    gate: "not caused by this change, for the check's maintainers",
    scans: 'for the people who run the scans',
    time: 'wait and re-run',
    platform: 'not caused by this change, wait and re-run',
    author: 'for the author of the change',
};
/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
function missingText({ verdict }) {
    const missing = wordsOf(verdict)?.missing ?? '';
    if (verdict.isOfBaseline !== true)
        return missing;
    return verdict.reason === 'no-scan' ? 'no scan of the baseline was found' : `for the baseline, ${missing}`;
}
/** Since when it is missing, and who can act. Empty for a fail, which the change causes, and for a replay, after which nothing has to be done. */
function whoActs(report) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([sinceText(report), whoActsNow(report)]);
}
function sinceText(report) {
    const { verdict, replay } = report;
    if (verdict.word !== 'inconclusive' || verdict.isOfBaseline || replay !== undefined)
        return '';
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[verdict.reason].facts.map((fact) => SINCE[fact]?.(report) ?? ''));
}
/** Empty where the next step says that there is nothing to do. */
function whoActsNow({ verdict, nextStep, replay }) {
    const isDone = verdict.word !== 'inconclusive' || replay !== undefined || nextStep === _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW;
    return isDone ? '' : WHO_ACTS[wordsOf(verdict).actor];
}
function whoActsShort({ verdict }) {
    const words = wordsOf(verdict);
    return words === undefined ? '' : WHO_ACTS_SHORT[words.actor];
}
/** A replay asks a record, and no platform. */
const NOT_RECORDED = { missing: 'the record does not hold what this policy asks for', actor: 'gate' };
function wordsOf({ reason, isNotRecorded, detail }) {
    if (reason === undefined)
        return undefined;
    return isNotRecorded ? NOT_RECORDED : (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(reason, detail);
}
/** Since when, for the reasons whose message does not say it. */
const SINCE = {
    'scan-end': ({ scans: [scan], times }) => scan?.completedAtMs === undefined ? '' : `The scan ended ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .beforeRun */ .ND)(scan.completedAtMs, times.startedAtMs)}.`,
    'newer-start'({ seen, times }) {
        const startedAtMs = seen?.scan?.startedAtMs;
        return startedAtMs === undefined ? '' : `The newer scan started ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .beforeRun */ .ND)(startedAtMs, times.startedAtMs)}.`;
    },
};
/** Why the job succeeds although the verdict is no pass; empty where it does not. Of a project, mode and job are said of the whole. */
function enforcementNote(report, { strong, code }, isProject = false) {
    const { exitCode, isSoftened, mode, verdict } = report;
    if (mode === 'report' && exitCode === 0 && !isProject)
        return `${strong('Not enforced.')} The gate only reports (${code('mode: report')}): this job succeeds whatever the verdict.`;
    if (!isSoftened || !(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnenforced */ .QR)(report))
        return '';
    const what = isProject ? 'nothing is proven of this project' : 'this job succeeds, and nothing is proven';
    return `${strong('Not enforced.')} ${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning: ${what}.`;
}
/** What to do next, with the facts of this run; empty for a pass. */
function nextStep(report, settings) {
    const { verdict } = report;
    if (verdict.word === 'pass')
        return '';
    if (verdict.word === 'fail')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([(0,_ways_out_js__WEBPACK_IMPORTED_MODULE_6__/* .waysOut */ .ZN)(report, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(report), false), (0,_ways_out_js__WEBPACK_IMPORTED_MODULE_6__/* .limitsNote */ .Jo)(report)]);
    const { waitTimeoutMs, commitStatus } = settings;
    if (verdict.isOfBaseline)
        return stepOfBaseline(report);
    if (waitTimeoutMs === 0 && commitStatus !== undefined && _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[verdict.reason].isAwaited)
        return _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW;
    const { facts } = (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(verdict.reason, verdict.detail);
    const reported = facts.map((fact) => TELL[fact]?.(report, settings) ?? '').filter((text) => text !== '');
    const step = (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(verdict.reason, report.event, verdict.detail, report.isSoftened);
    return reported.length === 0 ? step : `${step} ${reported.join('; ')}.`;
}
function stepOfBaseline({ event, baseline, verdict: { reason, detail } }) {
    if (reason === 'no-scan')
        return `Correct the ${(0,_domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)('baseline', event)}, or scan ${baseline.ref} in full.`;
    const again = detail === 'shared-ref' ? 'in full again' : reason === 'index-gap' ? 'again' : undefined;
    return again ? `Scan ${baseline.ref} ${again} and re-run ${(0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .jobText */ .x3)(event)}.` : (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(reason, event);
}
const TELL = {
    scan: ({ scans: [first] }) => (first === undefined ? '' : `The scan is ${first.id}`),
    'newer-scan': ({ seen }) => seen?.scan?.commit === undefined
        ? ''
        : `The newer commit is ${seen.scan.commit.slice(0, 12)}, of scan ${seen.scan.id}`,
    project: ({ seen, repository }) => seen?.project === undefined ? '' : `The commit was scanned as ${seen.project}; this run looked for ${repository}`,
    products({ scans }) {
        const products = [...new Set(scans.flatMap((one) => one.products))];
        return products.length === 0 ? '' : `Its scans ran ${products.join(', ')}`;
    },
    'wait-timeout': ({ event }, settings) => settingText('wait-timeout', event, settings.waitTimeoutMs, msText),
    'discovery-timeout': ({ event }, settings) => settingText('discovery-timeout', event, settings.discoveryTimeoutMs, msText),
    'poll-interval': ({ event }, settings) => settingText('poll-interval', event, settings.pollIntervalMs, msText),
    'page-size': ({ event }, settings) => settingText('page-size', event, settings.pageSize, String),
    'base-url': ({ event }, settings) => settingText('base-url', event, settings.baseUrl, ({ href }) => href),
};
function settingText(name, event, value, shown) {
    return value === undefined ? '' : `${(0,_domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(name, event)} is ${shown(value)}`;
}
function msText(ms) {
    return (0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S)(ms / 1_000);
}


/***/ }),

/***/ 3741:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ redactAll),
/* harmony export */   Lh: () => (/* binding */ mapLeaves),
/* harmony export */   Px: () => (/* binding */ createMask),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1056);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1599);


const MASK = '***';
/** Replaces secrets of 8 characters or more by `***`: raw, base64 (wherever it starts), URI-encoded, hex and JSON-escaped. Linear in the text. */
function createRedactor(secrets) {
    const forms = new Map();
    const known = secrets.filter((secret) => secret.length >= _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_SECRET */ .c3);
    for (const form of known.flatMap(formsOf))
        forms.set(JSON.stringify(form), form);
    // No regular expression: a token may have thousands of characters, and one of all its forms would be too large to compile.
    const longestFirst = [...forms.values()].sort((a, b) => b.text.length - a.text.length);
    const whole = known.flatMap(spelledOut).sort((a, b) => b.length - a.length);
    if (whole.length === 0)
        return (text) => text;
    // Every text with a form in it contains its beginning. Most texts have none.
    const starts = new Set(longestFirst.map(({ text }) => text.slice(0, 4)));
    const beginnings = new RegExp([...starts].map(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unitEscapes */ .Ph).join('|'));
    const characters = new Set(whole.join('').split(''));
    return (text) => {
        // No form is shorter than the shortest secret.
        if (text.length < _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_SECRET */ .c3)
            return text;
        const shown = beginnings.test(text) ? longestFirst.reduce(hide, text) : text;
        if (!hasEscapeOf(characters, shown))
            return shown;
        return whole.reduce((less, secret) => hideEscaped(less, secret), shown);
    };
}
/** The same value with every text in it redacted: before anything is cut, so that no half of a secret is left over. */
function redactAll(value, redact) {
    return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? redact(leaf) : leaf));
}
/** Resembles an e-mail address, its at sign plain or encoded. A package of npm (`name@1.2.3`) ends in no letters. */
const EMAIL_ADDRESS = /[^\s@/:;,<>()[\]"'`=?&#\\]{1,64}(?:@|%40)(?:[\p{L}\p{N}_-]{1,63}\.){1,9}\p{L}[\p{L}\p{N}-]{1,62}/giu;
/** Names of refs stay as they are: a run is about them. */
const REFS = new Set(['branch', 'ref', 'refs']);
/** Makes an address in any text of a value a word like `e-mail-1`: the same one each time, so that texts which differ still do. */
function createMask() {
    const words = new Map();
    const wordFor = (address) => {
        const word = words.get(address) ?? `e-mail-${words.size + 1}`;
        words.set(address, word);
        return word;
    };
    const mask = (leaf) => typeof leaf === 'string' && /@|%40/.test(leaf) ? leaf.replaceAll(EMAIL_ADDRESS, wordFor) : leaf;
    return (value) => mapLeaves(value, mask, REFS);
}
/** A value with what `change` makes of all that is no list and no object, except in members that are `kept`. */
function mapLeaves(value, change, kept) {
    if (typeof value !== 'object' || value === null)
        return change(value);
    // What is not changed is not copied: a report may have a hundred thousand rules.
    if (Array.isArray(value)) {
        const items = value.map((item) => mapLeaves(item, change, kept));
        return items.every((item, index) => item === value[index]) ? value : items;
    }
    let copy;
    for (const key in value) {
        const item = value[key];
        const mapped = kept?.has(key) ? item : mapLeaves(item, change, kept);
        if (mapped === item)
            continue;
        copy ??= { ...value };
        copy[key] = mapped;
    }
    return copy ?? value;
}
function hide(text, form) {
    let shown = '';
    let from = 0;
    for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, from)) {
        const sharesFirst = form.sharesFirst && at > from && isBase64(text[at - 1]);
        shown += text.slice(from, sharesFirst ? at - 1 : at) + MASK;
        from = at + form.text.length;
        if (!form.sharesLast)
            continue;
        if (isBase64(text[from]))
            from += 1;
        for (let padding = 0; padding < 2 && text[from] === '='; padding += 1)
            from += 1;
    }
    return from === 0 ? text : shown + text.slice(from);
}
function isBase64(character) {
    return character !== undefined && /^[A-Za-z0-9+/_-]$/.test(character);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const hex = bytes.toString('hex');
    const json = JSON.stringify(secret).slice(1, -1);
    const inJson = [json, JSON.stringify(json).slice(1, -1), json.replaceAll('/', '\\/')];
    const exact = [...spelledOut(secret), secret.toLowerCase(), hex, hex.toUpperCase(), ...inJson];
    return [
        ...exact.map((text) => ({ text, sharesFirst: false, sharesLast: false })),
        ...[0, 1, 2].flatMap((offset) => base64Forms(bytes, offset)),
    ];
}
/** What may be escaped, character by character: the secret, or its bytes as an address has them; there a space may be a plus. */
function spelledOut(secret) {
    const units = [secret, Buffer.from(secret, 'utf8').toString('latin1')];
    return [...new Set([...units, ...units.map((text) => text.replaceAll(' ', '+'))])];
}
/** A secret that starts `offset` bytes into a group of three: the characters that depend only on it, and whether it shares its first and last one. */
function base64Forms(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = encoded.slice(start, end);
    const shared = { sharesFirst: offset !== 0, sharesLast: ((offset + bytes.length) * 8) % 6 !== 0 };
    const urlSafe = core.replaceAll('+', '-').replaceAll('/', '_');
    return [core, urlSafe].map((text) => ({ text, ...shared }));
}
/** `\u002b`, quoted once more or not, `\/` and `%2B`: what JSON and addresses may make of one character. */
const ESCAPE = /\\{1,8}u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;
/** Whichever of its characters are escaped: encoders differ. `secret` is not empty. Linear, except for texts that begin the secret again and again. */
function hideEscaped(text, secret) {
    let shown = '';
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
        const end = endOfSecret(text, at, secret);
        if (end === undefined)
            continue;
        shown += text.slice(from, at) + MASK;
        from = end;
        at = end - 1;
    }
    return shown + text.slice(from);
}
/** False where none of these characters is escaped: then `hideEscaped` finds only what is written plainly. */
function hasEscapeOf(characters, text) {
    for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at + 1))
        if (characters.has(unitOf(text.slice(at + 1, at + 3))))
            return true;
    for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 1)) {
        const next = text[at + 1] ?? '';
        if (characters.has(/u/i.test(next) ? unitOf(text.slice(at + 2, at + 6)) : next))
            return true;
    }
    return false;
}
function unitOf(digits) {
    return String.fromCharCode(Number.parseInt(digits, 16));
}
function endOfSecret(text, at, secret) {
    let end = at;
    for (let index = 0; index < secret.length; index += 1) {
        const length = lengthOf(secret[index], text, end);
        if (length === 0)
            return undefined;
        end += length;
    }
    return end;
}
/** Length of this character as it is written here; 0 where there is another one. */
function lengthOf(unit, text, at) {
    const first = text[at];
    if (first === '\\' || first === '%') {
        ESCAPE.lastIndex = at;
        const [whole = '', unicode, byte, literal] = ESCAPE.exec(text) ?? [];
        const code = unicode ?? byte;
        const character = code === undefined ? literal : String.fromCharCode(Number.parseInt(code, 16));
        if (character === unit)
            return whole.length;
    }
    return first === unit ? 1 : 0;
}


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   Di: () => (/* binding */ isToFix),
/* harmony export */   Gs: () => (/* binding */ boundOfColumn),
/* harmony export */   KU: () => (/* binding */ withoutUnread),
/* harmony export */   O2: () => (/* binding */ isNewJudged),
/* harmony export */   O6: () => (/* binding */ boundText),
/* harmony export */   OP: () => (/* binding */ isPassWhereNothingBlocks),
/* harmony export */   QR: () => (/* binding */ isUnenforced),
/* harmony export */   Rq: () => (/* binding */ canWaive),
/* harmony export */   SF: () => (/* binding */ newText),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   W: () => (/* binding */ waivedText),
/* harmony export */   XZ: () => (/* binding */ longestList),
/* harmony export */   a8: () => (/* binding */ blockingConditions),
/* harmony export */   gj: () => (/* binding */ judgedProducts),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   he: () => (/* binding */ sumByCell),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   s0: () => (/* binding */ boundOf),
/* harmony export */   sl: () => (/* binding */ cellKey),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   xK: () => (/* binding */ hasFound),
/* harmony export */   zn: () => (/* binding */ isIncompleteFail)
/* harmony export */ });
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8153);
/* harmony import */ var _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(82);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8617);
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9239);




/** Conditions in the reader's order: broken and blocking, broken, not proven, ok, not applicable. */
function worstFirst(conditions) {
    return conditions.toSorted((a, b) => urgency(a) - urgency(b));
}
function blockingConditions(report) {
    return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'fail');
}
function warnings(report) {
    return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'warn');
}
function isNewJudged({ compare, new: more }) {
    return compare === 'new' && more !== undefined;
}
/** The products that a scan decides for and that a limit or condition in force counts: a verdict is of these alone. */
function judgedProducts({ scans, conditions }) {
    const inForce = conditions.filter(({ max, result }) => max !== _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .UNLIMITED */ .Mp && result !== 'not-applicable');
    const isIn = (lists, product) => lists.some((products) => products.includes(product));
    const [counted, decided] = [inForce.map(({ products }) => products), scans.map(({ decides }) => decides)];
    return _domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => isIn(counted, product) && isIn(decided, product));
}
/** A fail of today: of a replay nothing is to be fixed now. */
function isToFix({ verdict, replay }) {
    return verdict.word === 'fail' && replay === undefined;
}
/** True for a pass that nothing could have prevented: a reader must not take it for a clean bill. */
function isPassWhereNothingBlocks({ verdict, conditions }) {
    return verdict.word === 'pass' && !conditions.some(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .canBlock */ .Ch);
}
/** True for a fail that was proven before everything was read. An unknown severity was read: it only cannot be judged. */
function isIncompleteFail({ verdict }) {
    return verdict.word === 'fail' && verdict.reason !== undefined && verdict.reason !== 'unclassified';
}
/** True where the exit code does not follow the verdict because a setting says so. */
function isUnenforced(report) {
    return report.exitCode === 0 && report.verdict.word !== 'pass';
}
function hasCounts(report) {
    return _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.some((column) => numberText(report, report.counts[column]) !== NOT_READ);
}
function hasFound(report) {
    return report.conditions.some((condition) => condition.result !== 'not-applicable' && foundText(report, condition) !== NOT_READ);
}
/** True where something is compared with a baseline: else a column `new` would be empty. */
function isCompared({ conditions }) {
    return conditions.some((condition) => condition.new !== undefined);
}
/** True where a waiver exists: else a column `waived` would be all zeros. */
function canWaive({ conditions, waivers }) {
    return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}
function foundText(report, condition) {
    if (condition.result === 'not-applicable')
        return '–';
    return boundText(boundOf(report, condition), condition.found);
}
function newText(report, condition) {
    return condition.new === undefined ? '–' : boundText(boundOf(report, condition), condition.new);
}
function waivedText(report, condition) {
    return boundText(boundOf(report, condition), condition.waived, '–');
}
function numberText(report, count) {
    return boundText(report.countsAre, count);
}
/** What the numbers of a column are worth: one that was not read to its end has lower bounds, beside a pass too. */
function boundOfColumn({ counts, countsAre }, column) {
    return countsAre === 'exact' && counts[column] === undefined ? 'at-least' : countsAre;
}
/** What the numbers of a condition are worth. What is kept is proven to be exact, and what is broken is a lower bound. */
function boundOf({ countsAre, verdict }, { result }) {
    if (result === 'ok' || countsAre !== 'exact')
        return result === 'ok' ? 'exact' : countsAre;
    // A warning of a product that the gate did not wait for, or a limit that issues of unknown severity may count for; all else was read.
    const isElseWhole = verdict.reason === undefined || verdict.reason === 'unclassified';
    return result === 'unproven' && isElseWhole ? 'at-least' : 'exact';
}
/** A number as what it is worth. That nothing was found so far says nothing about what there is: then `none`. */
function boundText(bound, count, none = NOT_READ) {
    if (count === undefined || bound === 'unsettled')
        return none;
    if (bound === 'exact')
        return String(count);
    return count > 0n ? `${atLeast(bound)}${count}` : none;
}
const NOT_READ = 'not read';
/** The same without each number that pages call not read: what is written for programs says no more than they do. */
function withoutUnread(report) {
    const read = (bound, count) => boundText(bound, count) === NOT_READ ? undefined : count;
    const { countsAre } = report;
    const counts = Object.entries(report.counts).map(([name, count]) => [name, read(countsAre, count)]);
    const conditions = report.conditions.map((condition) => {
        const bound = condition.result === 'not-applicable' ? 'exact' : boundOf(report, condition);
        return { ...condition, found: read(bound, condition.found), new: read(bound, condition.new) };
    });
    return {
        ...report,
        counts: Object.fromEntries(counts),
        newTotal: read(countsAre, report.newTotal),
        ...(countsAre === 'exact' ? {} : { fixedTotal: undefined, fixedRules: undefined }),
        conditions,
    };
}
function atLeast(bound) {
    return bound === 'exact' ? '' : 'at least ';
}
function counted(count, noun) {
    return `${count} ${noun}${BigInt(count) === 1n ? '' : 's'}`;
}
function longestList(report) {
    const { conditions, rules, fixedRules = [], waivers, scans, notices, debugNotes, searches, problems } = report;
    const lists = [conditions, rules, fixedRules, waivers, scans, notices, debugNotes, searches, problems];
    return Math.max(...lists.map(({ length }) => length)) + 2;
}
function urgency({ action, result }) {
    if (result === 'broken')
        return action === 'fail' ? 0 : 1;
    return { unproven: 2, ok: 3, 'not-applicable': 4 }[result];
}
/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
function conditionText(report, condition) {
    const { column, count, states, max, waived } = condition;
    const isNew = isNewJudged(condition);
    const found = isNew ? condition.new : condition.found;
    const words = [...(isNew ? ['new'] : []), ...(column === undefined ? [] : [column])];
    const noun = `${count === 'groups' ? 'rule' : 'issue'}${found === 1n ? '' : 's'}`;
    const where = states === undefined ? [] : [(0,_domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .statesText */ .W0)(states)];
    const bound = atLeast(boundOf(report, condition));
    const left = waived > 0n ? `, ${bound}${waived} waived` : '';
    return `${bound}${[found, ...words, noun, ...where].join(' ')}${left}, ${max === 0n ? 'none' : max} allowed`;
}
/** Issues by severity and product, under `cellKey`, and the products that have any rule. */
function sumByCell({ rules }) {
    const sums = new Map();
    // Keys for the sums, not for every rule: pages ask for them several times, and a report may have a hundred thousand rules.
    for (const { severity = 'unrated', product = 'other', issues } of rules) {
        const row = sums.get(severity) ?? new Map();
        if (row.size === 0)
            sums.set(severity, row);
        row.set(product, (row.get(product) ?? 0n) + issues);
    }
    const cells = [...sums].flatMap(([severity, row]) => [...row].map(([product, issues]) => [cellKey(severity, product), issues]));
    return { cells: new Map(cells), products: new Set([...sums.values()].flatMap((row) => [...row.keys()])) };
}
function cellKey(severity, product) {
    return `${severity} ${product}`;
}


/***/ }),

/***/ 8548:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ plainRow),
/* harmony export */   OO: () => (/* binding */ whatText),
/* harmony export */   Ui: () => (/* binding */ areAllNew),
/* harmony export */   ZF: () => (/* binding */ whereText),
/* harmony export */   gW: () => (/* binding */ rowFacts),
/* harmony export */   hi: () => (/* binding */ epssText),
/* harmony export */   pA: () => (/* binding */ severityText)
/* harmony export */ });
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8481);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1599);



/** Lines of a file that a row names; the others are a number. */
const MOST_LINES = 5;
/** `critical`, `high, new`, `high, warning`. */
function severityText({ severity, isNew, isBlocking }, report) {
    const isReported = isNew && !areAllNew(report);
    return [severity ?? 'issue', ...(isReported ? ['new'] : []), ...(isBlocking ? [] : ['warning'])].join(', ');
}
function areAllNew(report) {
    const { rows } = (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .findingRows */ .d9)(report);
    return rows.length > 0 && rows.every(({ isNew }) => isNew);
}
/** `src/a.py:42`, `src/a.py 42, 59 and 3 more`, `4 issues`. */
function whereText(row, { copied, lines: link }) {
    const { places, elsewhere, bound } = row;
    const [first] = places;
    if (first === undefined)
        return `${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .atLeast */ .jZ)(bound)}${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)((0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .issuesOf */ .wf)(row), 'issue')}`;
    const path = copied(first.filePath ?? '');
    const lines = [...new Map(places.map((location) => [location.line, location.url])).entries()];
    const shown = lines.slice(0, MOST_LINES);
    const more = BigInt(lines.length - shown.length) + elsewhere;
    const rest = more === 0n ? '' : ` and ${elsewhere === 0n ? '' : (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .atLeast */ .jZ)(bound)}${more} more`;
    if (shown.length === 1) {
        const [[line, url]] = shown;
        return `${link(line === undefined ? path : `${path}:${line}`, url)}${rest}`;
    }
    return `${path} ${shown.map(([line, url]) => link(line === undefined ? '–' : String(line), url)).join(', ')}${rest}`;
}
/** What it is and its fix, in the platform's words and ours; empty where no more than the rule is known. */
function whatText({ about, rule, isLive, fix, }, style) {
    if (rule === undefined)
        return '';
    const { outside, copied, strong } = style;
    const { dependency, secret, message = '' } = about ?? {};
    if (rule.product === 'secrets' || isLive) {
        const what = secret?.kind === undefined ? 'Secret' : `${outside(secret.kind)} secret`;
        const known = isLive ? ' that works' : (SECRETS[secret?.validation ?? ''] ?? '');
        return `${what}${known}: ${strong(isLive ? 'revoke it first' : 'revoke it')}, then remove it`;
    }
    if (fix === 'check')
        return `${strong('Check it')}: no scan detects it any more`;
    const named = [dependency?.package, dependency?.version].flatMap((text) => (text ? [copied(text)] : []));
    const said = named.length > 0 ? named.join(' ') : message === '' ? '' : outside(message);
    const reported = said === '' || /[.!?…]$/.test(said) ? said : `${said}:`;
    if (fix === 'unsilence')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([reported, `${strong('Fix it')}, or undo what silences it`]);
    if (fix !== 'update')
        return said;
    const { fixedBy } = dependency ?? {};
    if (said === '')
        return strong('Update or remove the package');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([reported, strong(fixedBy === undefined ? 'update or remove it' : `update to ${copied(fixedBy)}`)]);
}
const SECRETS = {
    'confirmed-invalid': ' that no longer works',
    'validation-error': ', not known whether it works',
    'no-validator': ', not known whether it works',
};
function plainRow(row, report, style) {
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([whatText(row, style), `[${rowFacts(row, report, style).join(', ')}]`]);
    return { severity: severityText(row, report), where: whereText(row, style), what };
}
/** The small line below it: the advisory, how likely an attack is, the rule, and what it breaks where that needs saying. */
function rowFacts(row, report, style) {
    const { about, rule, conditions, bound, found, judged, counted: left } = row;
    const own = conditions.filter(({ column }) => column === undefined || rule === undefined);
    const breaks = own.length === 0 ? [] : [`breaks ${own.map(({ name }) => style.code(name)).join(', ')}`];
    if (rule === undefined)
        return breaks;
    const least = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .atLeast */ .jZ)(bound);
    const ending = report.waivers.find(({ rule: name, state }) => state === 'expiring-soon' && (name === rule.rulePath || name === rule.ruleId));
    const isAmong = left === found && bound === 'exact' && (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .issuesOf */ .wf)(row) > left;
    return [
        ...(about?.dependency?.advisory === undefined ? [] : [style.copied(about.dependency.advisory)]),
        ...(epssText(rule.epss) === '–' ? [] : [`EPSS ${epssText(rule.epss)}`]),
        style.rule(rule),
        ...(judged < rule.found && (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewJudged */ .O2)(conditions[0]) ? [`${least}${judged} of ${least}${rule.found} new`] : []),
        ...(left < judged ? [`${judged - left} of ${least}${judged} waived`] : []),
        ...(isAmong ? [`among them ${left} that ${left === 1n ? 'counts' : 'count'}`] : []),
        ...(ending === undefined ? [] : [`waiver ends ${style.code(ending.expires)}`]),
        ...breaks,
    ];
}
/** `94.4%`; a dash for what is no probability. */
function epssText(epss) {
    return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}


/***/ }),

/***/ 7847:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* unused harmony exports MOST_OF_A_SENTENCE, outside, copied */
/* harmony import */ var _domain_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8086);
/* harmony import */ var _domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7275);
/* harmony import */ var _domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8034);
/* harmony import */ var _domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2623);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1599);





/** A page is made again and again until it fits, and the names of rules take most of the time. */
const markdown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)((report) => {
    const nameOf = (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
    const pageOf = (0,_domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .rulePages */ .$)(report.links.platform);
    const rule = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)((one) => {
        const [label, page] = [code(nameOf(one)), pageOf(one.url)];
        return page === undefined ? label : `[${label}](<${page}>)`;
    });
    return {
        verdict: (sign, subject) => `${sign} ${subject}`,
        strong: (text) => `**${text}**`,
        code,
        copied,
        rule,
        wholeRule: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)((one) => nameOf(one) === (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(one) ? rule(one) : `${rule(one)} · ${code((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(one))}`),
        prose,
        sentence,
        outside,
        link: linkTo(report.links),
        lines: linkToCode(report.links),
    };
});
/** For a log or a terminal, which makes each line harmless. */
function plain(report) {
    const nameOf = (0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
    const same = (text) => text;
    const reported = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text);
    return {
        verdict: (_, subject, words) => `${subject} ${words}`,
        strong: same,
        code: reported,
        copied: reported,
        rule: (rule) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(nameOf(rule)),
        wholeRule: (rule) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)((0,_domain_rule_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(rule)),
        prose: (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text, MOST_OF_A_SENTENCE),
        sentence: (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .Gx)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text, MOST_OF_A_SENTENCE)),
        outside: reported,
        link: same,
        lines: same,
    };
}
const MOST_OF_A_SENTENCE = 800;
/** The only form in which GitHub makes no mention, link, emoji or formula of outside text. Safe in a paragraph, list and link label; `table` escapes bars. */
function code(text, most) {
    // Our comment is found by the marker on its first line: nothing else on a page may resemble one.
    const inside = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text, most).replaceAll('<!--', '<! --');
    if (inside === '')
        return '–';
    const fence = '`'.repeat(absentRun(inside));
    const needsPadding = /^`|`$|^ .* $/u.test(inside) && inside.trim() !== '';
    return needsPadding ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}
/** A sentence of ours that may quote outside text: plain words and numbers stay, other words become code. Never starts a list, heading or other block. */
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text, MOST_OF_A_SENTENCE)
        .split(' ')
        .filter((word) => word !== '')
        .map(ourWord)
        .join(' ');
}
/** A sentence of ours as Markdown. It may quote outside text. Names of inputs become code. */
function sentence(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainSentence */ .Gx)(prose(text).split(' ').map(inputName).join(' '));
}
/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word) {
    const [, start = '', name = '', end = ''] = /^(\(?)([a-z]+(?:-[a-z]+)+)([.,:;)]?)$/.exec(word) ?? [];
    return Object.hasOwn(_domain_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .b, name) ? start + code(name) + end : word;
}
/** A zero-width space: GitHub and GitLab find mentions and references in the rendered text, where no escape is left. */
const BREAK = '&#8203;';
/** Text from outside as prose: nothing in it can become markup, or, broken by such spaces, a mention, reference, address, emoji or commit. Not for the start of a block. */
function outside(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text).split(' ').map(outsideWord).join(' ');
}
/** A path, a package: as prose where nothing must be broken, so that it can be copied; else as code. */
function copied(text) {
    const shown = outside(text);
    return shown.includes(BREAK) || shown.includes('`') || shown.trim() === '' ? code(text) : shown;
}
function outsideWord(word) {
    // A dollar begins a formula, whatever follows.
    if (word.includes('$'))
        return code(word);
    return word.replaceAll(STARTS, (start, at) => {
        if (HEX.test(start))
            return start.replaceAll(/.{6}(?=.)/g, (six) => six + BREAK);
        if (start.length > 1)
            return start.slice(0, 2) + BREAK + start.slice(2);
        const isLast = at + start.length === word.length;
        return `${start === ':' ? BREAK : ''}&#${start.charCodeAt(0)};${isLast || MARKUP.test(start) ? '' : BREAK}`;
    });
}
/** What looks like a commit, `www.`, `GH-`, what begins a reference, and markup. */
const STARTS = /\b[0-9a-f]{7,}\b|www\.|\bGH-|[@#!%~&^:[{]|[\\`*_\]<>|]/gi;
const HEX = /^[0-9a-f]{7,}$/i;
const MARKUP = /[\\`*_\]<>|]/;
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
    const hosts = new Set([links.platform, links.findings, links.run].map(_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .hostOf */ .w4));
    return (label, url) => {
        const host = (0,_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .hostOf */ .w4)(url);
        const address = host === undefined || !hosts.has(host) ? '' : (0,_domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .destination */ .j_)(url);
        return address === '' || address.length > _domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_OF_AN_ADDRESS */ .xL ? label : `[${label}](<${address}>)`;
    };
}
/** Links to files of the repository at its code host, by addresses as the gate makes them, and to nothing else. */
function linkToCode({ code: repository }) {
    return (label, url) => {
        const isOurs = repository !== undefined && url?.startsWith(repository) && FILE_PAGE.test(url.slice(repository.length));
        return isOurs ? `[${label}](<${url}>)` : label;
    };
}
/** All else in such an address is percent-encoded. */
const FILE_PAGE = /^\/(?:-\/)?blob\/[0-9a-f]{40,64}\/[\w\-./%]+(?:#L\d+(?:-L?\d+)?)?$/;
function details(title, body) {
    return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function small(text) {
    return text === '' ? '' : `<sub>${text}</sub>`;
}
/** One line each, set off from what we say of the verdict. */
function quoted(lines) {
    return lines.map((line) => `> ${line}`).join('  \n');
}
function titled(title, body) {
    return body === '' ? '' : `**${title}**\n\n${body}`;
}
/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
function paragraphs(...parts) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(parts, '\n\n');
}
/** The shortest fence that the text does not contain: GitHub takes none of more than 80, and 200 characters have at most 18 different lengths. */
function absentRun(text) {
    const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
    let length = 1;
    while (present.has(length))
        length += 1;
    return length;
}
/** A word that begins a list or a quotation, or that has to be broken or escaped, is code. */
function ourWord(word, index) {
    if (/^[-–—=+<>≤≥]$/.test(word) && index > 0)
        return word;
    if (/^\d+[.)]+$/.test(word) && index === 0)
        return code(word);
    const start = /^[("']/.test(word) ? 1 : 0;
    let end = word.length;
    while (end > start && /[)"',.;:!?]/.test(word[end - 1]))
        end -= 1;
    const core = word.slice(start, end);
    const isPlain = PLAIN.test(core) && !HEX.test(core) && !/^(?:www|https?|ftp|mailto|xmpp)$/i.test(core);
    if (core === '')
        return /^[.,;:)]$/.test(word) ? word : code(word);
    return isPlain ? word : word.slice(0, start) + code(core) + word.slice(end);
}
const PLAIN = /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i;


/***/ }),

/***/ 1599:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LP: () => (/* binding */ kept),
/* harmony export */   ND: () => (/* binding */ beforeRun),
/* harmony export */   Ph: () => (/* binding */ unitEscapes),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   W4: () => (/* binding */ fewLines),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   g0: () => (/* binding */ moreLine),
/* harmony export */   ix: () => (/* binding */ breakCommands),
/* harmony export */   k6: () => (/* binding */ replaceInvisible),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   sZ: () => (/* binding */ fewOf),
/* harmony export */   t_: () => (/* binding */ isoText),
/* harmony export */   uH: () => (/* binding */ clean),
/* harmony export */   zW: () => (/* binding */ fitUnits)
/* harmony export */ });
/* harmony import */ var _domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7604);
/* harmony import */ var _domain_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7511);


const MOST_CODE_POINTS = 200;
const SHORT_ESCAPES = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Text from outside as one line that shows all its characters: unseen ones as `\u2028`, a long text cut with `…`. */
function clean(text, most = MOST_CODE_POINTS) {
    return cut(visible(cut(text, most)), most);
}
/** Replaces each unseen character by its escape; the result has no line break of any kind. */
function visible(text) {
    return replaceInvisible(text, (character) => {
        const hex = character.codePointAt(0).toString(16);
        return SHORT_ESCAPES[character] ?? (hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`);
    });
}
/** Replaces each unseen character, line feeds included, by what `replacement` makes of it. */
function replaceInvisible(text, replacement) {
    return text.replace(_domain_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .INVISIBLE */ .k, replacement);
}
/** The first `most` code points, the last of them `…` where something is left out. Reads no more of the text than that. */
function cut(text, most) {
    if (text.length <= most)
        return text;
    const head = Array.from(text.slice(0, (most + 1) * 2));
    return head.length <= most ? text : `${head.slice(0, most - 1).join('')}…`;
}
/** Begins with a capital, unless its first word is not an ordinary one, such as a name, and ends with a full stop. */
function plainSentence(text) {
    const start = /^[a-z]+(?:[ ,.:;]|$)/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
    return start === '' || /[.!?…]["'`)]*$/.test(start) ? start : `${start}.`;
}
/** What `make` gives, made once for each object. */
function kept(make) {
    const made = new WeakMap();
    return (key) => {
        const value = made.get(key) ?? make(key);
        made.set(key, value);
        return value;
    };
}
function joined(parts, between = ' ') {
    return parts.filter((part) => part !== '').join(between);
}
/** `a, b and 3 more`: at most `most` are named. */
function fewOf(items, most, nameOf) {
    const named = items
        .slice(0, most)
        .map((item) => nameOf(item))
        .join(', ');
    return items.length > most ? `${named} and ${items.length - most} more` : named;
}
function fewLines(lines, most, noun) {
    return [...lines.slice(0, most), ...moreLine(lines.length - most, noun)];
}
function moreLine(left, noun) {
    return left > 0 ? [`and ${left} more${left === 1 ? '' : ` ${noun}`}`] : [];
}
/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
function fitUnits(line, most) {
    return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Every UTF-16 unit as JSON, JavaScript and YAML escape it: `\u2028`. */
function unitEscapes(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
const MOST_OF_A_LINE = 4_000;
/** One line for a CI log. `::name::` after any space, `##[name]`, `##vso[…]` and `##teamcity[…]` are commands to some systems: a space breaks them. */
function logLine(text) {
    return breakCommands(clean(text, MOST_OF_A_LINE));
}
function breakCommands(line) {
    return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##([a-z]*\[)/gi, '## $1');
}
/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
function minuteText(timeMs) {
    const iso = isoText(timeMs);
    return iso === undefined ? '–' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
function isoText(timeMs) {
    if (timeMs === undefined)
        return undefined;
    const date = new Date(timeMs);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
/** `12s before this run`, `during this run`: on a page that stays as it is, times are relative to the run. Milliseconds since 1970. */
function beforeRun(timeMs, runStartedAtMs) {
    const seconds = (runStartedAtMs - timeMs) / 1_000;
    return seconds < 1 ? 'during this run' : `${(0,_domain_text_duration_text_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S)(seconds)} before this run`;
}


/***/ }),

/***/ 501:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ mayBeNoDanger),
/* harmony export */   Fn: () => (/* binding */ failOnText),
/* harmony export */   Jo: () => (/* binding */ limitsNote),
/* harmony export */   ZN: () => (/* binding */ waysOut)
/* harmony export */ });
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2688);
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5037);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8481);
/* harmony import */ var _fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4645);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6024);
/* harmony import */ var _row_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8548);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1599);







/** The fix of a fail, which its rows leave open, and what else may be done; a page begins with what is new. */
function waysOut(report, style, isPage) {
    const { links, event } = report;
    const rows = blockingRows(report);
    const isOne = rows.length === 1 && (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesOf */ .wf)(rows[0]) === 1n;
    const all = (0,_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .areAllNew */ .Ui)(report) ? newText(report, isOne) : '';
    const fixes = new Set(rows.map(({ fix }) => fix));
    const [only] = fixes.size === 1 ? fixes : ['fix'];
    const isLiveAmong = rows.some(({ isLive }) => isLive) && mayBeNoDanger(report);
    const first = isLiveAmong ? LIVE_FIRST : REPAIRS[only](isOne ? 'it' : 'these', isOne);
    const rerun = style.link(`re-run ${(0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .jobText */ .x3)(event)}`, links.run);
    const waiver = (0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .mayWaive */ .qo)(report)
        ? ` To accept a rule for a time, add a waiver with an owner and a date to ${(0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverPlace */ .ot)(report, style.code)}.`
        : '';
    const triage = style.link('Triage it', links.findings);
    const where = triage.startsWith('[') ? '' : ' on the platform';
    const again = !mayBeNoDanger(report)
        ? ': the next run judges that commit.'
        : (0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .mayTriage */ .SX)(report)
            ? `. False alarm? ${triage}${where} and ${rerun}: it takes seconds, nothing is scanned again.`
            : `, then ${rerun}: what is taken back ${style.link('on the platform', links.findings)} needs no new scan.`;
    const reported = `${first}${again}${waiver}`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(isPage ? [all, reported] : [reported, all]);
}
/** Where nothing is compared, the platform says of each issue which scan found it first. */
function newText({ conditions, scans }, isOne) {
    const isCompared = conditions.some(_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isNewJudged */ .O2) || scans.some(({ decides, isFullScan }) => decides.length > 0 && !isFullScan);
    if (isCompared)
        return isOne ? 'This is new.' : 'All of these are new.';
    return `${isOne ? 'This was' : 'All of these were'} first seen by this scan.`;
}
/** A secret that works is a danger, whoever looks at it. */
function mayBeNoDanger(report) {
    const rows = blockingRows(report);
    return rows.length === 0 || !rows.every(({ isLive }) => isLive);
}
function blockingRows(report) {
    return (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .findingRows */ .d9)(report).rows.filter(({ isBlocking }) => isBlocking);
}
const LIVE_FIRST = 'First revoke each secret that works. Then fix the rest and push';
const REPAIRS = {
    revoke: (_, isOne) => `Revoke ${isOne ? 'the secret' : 'each secret'}, remove it and push`,
    update: (_, isOne) => `Update or remove the ${isOne ? 'package' : 'packages'} and push`,
    fix: (them) => `Fix ${them} and push`,
    unsilence: (them) => `Fix ${them} and push, or undo what silences ${them}`,
    check: (them) => `Check ${them}: no scan detects ${them} any more`,
};
const SOURCES = { default: ' (the default)', input: '', policy: ' in the policy' };
/** `fail-on-severity high (the default)` */
function failOnText({ severity, source }, code = (text) => text) {
    return `${code('fail-on-severity')} ${severity}${SOURCES[source]}`;
}
/** Which limits block although they are no conditions of the policy, and how to change them; empty where none does. */
function limitsNote({ conditions, failOnSeverity: failOn, event }, code = (text) => text) {
    if (failOn === undefined || conditions.every(({ column }) => column !== undefined))
        return '';
    const limits = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .blockingConditions */ .a8)({ conditions }).filter(({ column }) => column !== undefined);
    const bySeverity = limits.filter(({ column }) => failOn.columns.some((one) => one === column));
    const where = event === _domain_target_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_LINE */ .rD ? 'on the command line' : 'in the workflow';
    const change = `set it ${failOn.source === 'input' ? '' : 'in the policy or '}${where} to change that`;
    const reported = [
        { some: bySeverity, why: `${failOnText(failOn, code)}; ${change}` },
        { some: limits.filter((limit) => !bySeverity.includes(limit)), why: `what is set ${where}` },
    ].filter(({ some }) => some.length > 0);
    return reported
        .map(({ some, why }) => {
        const names = some.map(({ name }) => code(name)).join(' and ');
        return `${names} ${some.length === 1 ? 'applies' : 'apply'} in addition to the policy, because of ${why}.`;
    })
        .join(' ');
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TO: () => (/* binding */ expectedEndOf)
/* harmony export */ });
/* unused harmony exports expectedEnd, durationOf */
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8617);
/* harmony import */ var _scan_order_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2103);


const MOST_EARLIER_SCANS = 50;
/** Fewer are judged together with all of their kind: a scan for secrets alone is over in seconds. */
const ENOUGH_OF_PRODUCTS = 3;
/** Fewer say little of how far they vary: this part of the median, both ways, at least. */
const FEW = 5;
const LEAST_SPREAD = 0.15;
/** Undefined where no earlier scan of the repository is of the same kind (diff or full). */
function expectedEndOf(scan, earlierScans) {
    const timed = earlierScans.filter((earlier) => isAlike(earlier, scan) && durationOf(earlier) !== undefined);
    const products = productKey(scan);
    const ofProducts = timed.filter((earlier) => productKey(earlier) === products);
    const isOfProducts = products !== '' && ofProducts.length >= ENOUGH_OF_PRODUCTS;
    const durations = (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .l)(isOfProducts ? ofProducts : timed)
        .slice(0, MOST_EARLIER_SCANS)
        .map((earlier) => durationOf(earlier));
    const expected = expectedEnd(durations);
    return expected && { ...expected, isSure: expected.isSure && isOfProducts };
}
/** Without the fastest of every twenty and the slowest of every ten. The next may be faster by the mean distance of two. */
function expectedEnd(durationsMs) {
    const count = durationsMs.length;
    if (count === 0)
        return undefined;
    const sorted = [...durationsMs].sort((a, b) => a - b);
    const medianMs = median(sorted);
    const fastestMs = sorted[Math.floor(count / 20)];
    const slowestMs = sorted[count - 1 - Math.floor(count / 10)];
    const widenMs = count < FEW ? LEAST_SPREAD * medianMs : 0;
    return {
        earliestMs: Math.min(fastestMs - (slowestMs - fastestMs) / count, medianMs - widenMs),
        medianMs,
        latestMs: Math.max(slowestMs, medianMs + widenMs),
        isSure: count >= FEW,
    };
}
function isAlike(earlier, scan) {
    return earlier.repositoryId === scan.repositoryId && earlier.isFullScan === scan.isFullScan && !earlier.isPartialScan;
}
/** From start to end, as a wait sees it; the platform's own duration where these times are missing or impossible. */
function durationOf({ startedAtMs, completedAtMs, totalTimeSeconds }) {
    if (startedAtMs !== undefined && completedAtMs !== undefined && completedAtMs > startedAtMs)
        return completedAtMs - startedAtMs;
    return totalTimeSeconds !== undefined && totalTimeSeconds > 0 ? totalTimeSeconds * 1_000 : undefined;
}
/** Unknown products take their time too. Empty where the scan names none. */
function productKey({ enabledProducts }) {
    return [...new Set(enabledProducts.map((name) => (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .productOf */ .$7)(name) ?? name.toLowerCase()))].toSorted().join();
}
function median(sorted) {
    const middle = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}


/***/ }),

/***/ 2103:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAfter),
/* harmony export */   l: () => (/* binding */ newestFirst)
/* harmony export */ });
/** By start, then by the larger id. One without a start takes the latest start among those with a smaller id. */
// spec-gap: list-order
function newestFirst(scans) {
    const keys = new Map(scans.map((scan) => [scan, scan.startedAtMs ?? latestStartBefore(scan, scans)]));
    return [...scans].sort((a, b) => {
        const [aKey, bKey] = [keys.get(a), keys.get(b)];
        if (aKey !== bKey)
            return bKey > aKey ? 1 : -1;
        return hasLargerId(b, a) ? 1 : -1;
    });
}
/** The issues of their ref may then be those of `one`. Where times are missing, the ids decide. */
// spec-gap: scan-takes-over-ref
function isAfter(one, other) {
    const [first] = newestFirst([one, other]);
    if (first === one)
        return true;
    return (one.completedAtMs !== undefined && other.completedAtMs !== undefined && one.completedAtMs > other.completedAtMs);
}
function latestStartBefore(scan, scans) {
    let latest = Number.NEGATIVE_INFINITY;
    for (const other of scans) {
        const isEarlier = other.startedAtMs !== undefined && hasLargerId(scan, other);
        if (isEarlier && other.startedAtMs > latest)
            latest = other.startedAtMs;
    }
    return latest;
}
function hasLargerId(one, other) {
    return BigInt(one.id) > BigInt(other.id);
}


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = require("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./lib/src/gate/process/exit-guard.js
/** Imported first by every entry point: Node ends with 0 when a promise never settles, and with 1 before our first line. */
const UNDECIDED = 2;
let decided;
let isBroken = false;
let onBroken = printInternal;
process.exitCode = UNDECIDED;
process.on('uncaughtException', (thrown) => broken(firstLine(thrown)));
process.on('unhandledRejection', (thrown) => broken(firstLine(thrown)));
process.on('beforeExit', () => broken('the run ended before it reached a verdict'));
process.on('exit', () => {
    if (decided === undefined && !isBroken)
        printInternal('the process was ended before it reached a verdict');
    // Whatever ends the process, and with whatever code: the exit code of the verdict is kept.
    process.exitCode = decided ?? UNDECIDED;
});
/** The only line of the program that can set the exit code to 0. Called once more where the output that was asked for is not taken. */
function decide(exitCode) {
    decided = exitCode;
    process.exitCode = exitCode;
}
/** What still keeps the process running is not waited for, only what a slow reader has not taken yet, for `ms` at most. */
function endWithin(ms) {
    const isAllTaken = [process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0);
    if (isAllTaken)
        process.exit();
    setTimeout(() => process.exit(), ms).unref();
}
function endStopped() {
    if (!isHeld())
        process.exit();
    setTimeout(() => (isHeld() ? process.kill(process.pid, 'SIGKILL') : process.exit()), HELD_MS);
}
const HELD_MS = 100;
/** A thread that waits for the address of a name, or for a file, would delay `process.exit`. */
function isHeld() {
    return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}
/** What to do when the program breaks before its verdict; until it is set, the reason is printed. */
function whenBroken(listener) {
    onBroken = listener;
}
function printInternal(message) {
    console.log(`gate: INCONCLUSIVE internal - ${message.slice(0, 200)}`);
}
function broken(message) {
    if (decided !== undefined || isBroken)
        return;
    isBroken = true;
    onBroken(message);
}
/** Writes one line, without a stack. It is not cut before it is redacted: a part of a secret would stay. */
function firstLine(thrown) {
    const text = thrown instanceof Error ? thrown.message : 'something that is not an error was thrown';
    return text.split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/src/gate/process/oldest-node.js

/** The oldest Node that the program runs on: that of the Action, and `engines` of package.json. */
const OLDEST_NODE = 24;
/** Of a Node that is too old for the rest of the program it says so, with exit code 3. */
function isNodeTooOld() {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) >= OLDEST_NODE)
        return false;
    decide(3);
    process.stderr.write(`findings-gate: config - Node.js ${OLDEST_NODE} or later is needed, this is ${node}: ` +
        `install it, or use an image that has it, such as node:${OLDEST_NODE}\n`);
    return true;
}

// EXTERNAL MODULE: ./lib/src/domain/failure.js
var domain_failure = __nccwpck_require__(5732);
;// CONCATENATED MODULE: ./lib/src/gate/process/run-process.js


/** A slow reader of the output is waited for, for 1 s. */
const IN_A_MOMENT = { end: () => endWithin(1_000), stopped() { } };
/** From a stop on: for the work to end by itself, and for everything. */
const WORK_ENDS_MS = 1_000;
const ALL_ENDS_MS = 1_700;
/** npm and others pass a stop on that the process has had already: two at the same time are one, and leave time for a report. */
const ONE_STOP_MS = 400;
/** Concludes once, whatever comes first. A stop (SIGINT, SIGTERM) aborts the signal with `cancelled`. Never throws. */
async function runProcess(begin, output = IN_A_MOMENT) {
    // A reader that goes away (`| head`) must not end the process: the verdict is its exit code.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const controller = new AbortController();
    const stop = (why) => controller.abort(why);
    const cancelled = new domain_failure/* GateFailure */.In('cancelled', 'the run was stopped from outside');
    let isStopped = false;
    const { promise: stoppedOnce, resolve: stoppedOnceIsOver } = Promise.withResolvers();
    process.on('SIGINT', cancel).on('SIGTERM', cancel);
    const job = begin(controller.signal);
    let concluded;
    let isReported = false;
    async function conclude(ending) {
        if (concluded !== undefined)
            return;
        concluded = ending;
        decide(ending.exitCode);
        await ending.tell?.();
        isReported = true;
        stop(new domain_failure/* GateFailure */.In('cancelled', 'the run is over'));
        if (isStopped)
            endNow();
        else
            output.end(ending);
    }
    function cancel() {
        if (isReported) {
            endNow();
            return;
        }
        if (isStopped) {
            void stoppedOnce.then(endNow);
            return;
        }
        isStopped = true;
        setTimeout(stoppedOnceIsOver, ONE_STOP_MS);
        stop(cancelled);
        setTimeout(() => {
            if (concluded === undefined)
                void conclude(job.fail(cancelled));
        }, WORK_ENDS_MS);
        setTimeout(endNow, ALL_ENDS_MS);
    }
    function endNow() {
        if (concluded === undefined) {
            concluded = job.fail(cancelled);
            decide(concluded.exitCode);
        }
        if (!isReported)
            concluded.cutShort?.();
        isReported = true;
        output.stopped(concluded);
        endStopped();
    }
    whenBroken((message) => {
        const failure = new domain_failure/* GateFailure */.In('internal', message);
        stop(failure);
        if (concluded === undefined)
            void conclude(job.fail(failure));
    });
    const ending = await job
        .work()
        .catch((thrown) => (concluded === undefined ? job.fail((0,domain_failure/* asGateFailure */.c5)(thrown)) : undefined));
    if (ending !== undefined)
        await conclude(ending);
}

// EXTERNAL MODULE: ./lib/src/domain/reason.js
var reason = __nccwpck_require__(2688);
// EXTERNAL MODULE: ./lib/src/domain/work/once.js
var once = __nccwpck_require__(9853);
// EXTERNAL MODULE: ./lib/src/domain/softening.js
var domain_softening = __nccwpck_require__(6099);
// EXTERNAL MODULE: ./lib/src/domain/text/list-items.js
var list_items = __nccwpck_require__(151);
// EXTERNAL MODULE: ./lib/src/domain/text/suggestion.js
var suggestion = __nccwpck_require__(3686);
// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __nccwpck_require__(7904);
// EXTERNAL MODULE: ./lib/src/domain/text/duration-text.js
var duration_text = __nccwpck_require__(7604);
// EXTERNAL MODULE: ./lib/src/domain/text/remote-address.js
var remote_address = __nccwpck_require__(1981);
;// CONCATENATED MODULE: ./lib/src/inputs/parse-value.js





/** A sentence about one setting that cannot be used: what is wrong and what to write. The name is put in front later. */
class InputProblem extends Error {
    name = 'InputProblem';
}
/** A whole number and its unit (`500ms`, `90s`, `15m`, `1h`), as milliseconds. */
function parseDuration(text, least, most = '6h') {
    const ms = (0,duration_text/* durationMs */.p)(text);
    if (ms === undefined)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a duration; write a whole number and a unit, such as ${most === '6h' ? '90s or 15m' : '24h or 7d'}`);
    if (ms > (0,duration_text/* durationMs */.p)(most))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is more than ${most}, the most that is allowed`);
    if (ms < least)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is too short; write at least ${least}ms`);
    return ms;
}
function parseDigits(text) {
    if (!(0,ids/* isDigits */.Hc)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a whole number in plain digits, from 0 to 9223372036854775807`);
    return text;
}
/** `none`, or digits. */
function parseLimit(text) {
    if (text === 'none')
        return 'none';
    if (!(0,ids/* isDigits */.Hc)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a limit; write plain digits, up to 9223372036854775807, or none`);
    return BigInt(text);
}
function parseWord(text, words) {
    const word = words.find((candidate) => candidate === text);
    if (word === undefined)
        throw new InputProblem(unknownWord(text, words));
    return word;
}
/** A list separated by commas or line breaks; `read` turns an item into a value, and no value may appear twice. */
function parseList(text, read) {
    const items = (0,list_items/* listItems */.D)(text);
    const values = items.map(read);
    const seen = new Set();
    const doubled = values.findIndex((value) => seen.has(value) || !seen.add(value));
    if (doubled >= 0)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(items[doubled])} is named twice; name it once`);
    return values;
}
function unknownWord(text, words) {
    const near = (0,suggestion/* nearest */.pA)(text, words);
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    return `${(0,suggestion/* quote */.hD)(text)} is not one of ${words.join(', ')}${hint}`;
}
/** https, or plain http on loopback; a path is allowed, nothing that could send the token elsewhere. Messages never quote the text: it may have a password. */
function parseBaseUrl(text) {
    if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text))
        throw new InputProblem('this is not an address; write the whole address, such as https://findings.example.com');
    const url = new URL(text);
    if (url.username !== '' || url.password !== '' || text.split('/')[2]?.includes('@'))
        throw new InputProblem('the address contains a user name or password; remove it, the token is a setting of its own');
    if (text.includes('?') || text.includes('#'))
        throw new InputProblem('the address contains a query or a fragment; end it at the path');
    const segments = text.split('/').slice(3);
    if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) || /%(?:2f|5c|00)/i.test(text))
        throw new InputProblem('the path of the address contains "..", "." or an encoded slash; write it without them');
    if (url.protocol === 'http:' && !(0,remote_address/* isLoopback */.U9)(url.hostname))
        throw new InputProblem('plain http is only for loopback; write https');
    return url;
}

;// CONCATENATED MODULE: ./lib/src/inputs/parse-on-inconclusive.js




/** `fail`, `warn` (every reason that can be softened), or a list of `<reason>: fail|warn`. Undefined where blank: the policy decides. Throws `InputProblem`. */
function parseOnInconclusive(text) {
    const entries = (0,list_items/* listItems */.D)(text);
    if (entries.length === 0)
        return undefined;
    const [only] = entries;
    if (entries.length === 1 && isAnswer(only))
        return Object.fromEntries(domain_softening/* SOFTENABLE_REASONS */.a_.map((one) => [one, only]));
    const softening = new Map();
    for (const entry of entries) {
        const { reason, answer } = readEntry(entry);
        if (softening.has(reason))
            throw new InputProblem(`${(0,suggestion/* quote */.hD)(reason)} is named twice; name it once`);
        softening.set(reason, answer);
    }
    return Object.fromEntries(softening);
}
function isAnswer(word) {
    return word === 'fail' || word === 'warn';
}
function readEntry(entry) {
    const [name, answer, ...rest] = entry.split(':').map((part) => part.trim());
    if (name === undefined || answer === undefined || rest.length > 0)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(entry)} is not understood; write fail, warn, or lines such as "server: warn"`);
    if ((0,domain_softening/* isUnsoftenable */.hW)(name))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} always fails and cannot be named here; remove it`);
    const reason = domain_softening/* SOFTENABLE_REASONS */.a_.find((softenable) => softenable === name);
    if (reason === undefined)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} is not a known reason; ${(0,suggestion/* suggestion */.h)(name, domain_softening/* SOFTENABLE_REASONS */.a_)}`);
    if (!isAnswer(answer))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(answer)} is not an answer; write "${reason}: fail" or "${reason}: warn"`);
    return { reason, answer };
}

// EXTERNAL MODULE: ./lib/src/report/text/redact.js
var text_redact = __nccwpck_require__(3741);
// EXTERNAL MODULE: ./lib/src/gate/outcome/report-of.js + 3 modules
var report_of = __nccwpck_require__(2441);
// EXTERNAL MODULE: ./lib/src/gate/process/loading.js
var loading = __nccwpck_require__(9163);
// EXTERNAL MODULE: ./lib/src/gate/publish/plain-final-line.js
var plain_final_line = __nccwpck_require__(8223);
;// CONCATENATED MODULE: ./lib/src/gate/entry-point/gate-job.js








function gateJob(entryPoint) {
    const { clock, redact, log } = entryPoint;
    const monotonicStart = clock.now();
    const startedAtMs = clock.wallNow();
    let text;
    let ready;
    /** Final: nothing that happens while it is explained changes it. */
    let judged;
    const publication = (0,once/* once */.O)(() => entryPoint.loadPublication());
    function endingOf(report) {
        return {
            exitCode: report.exitCode,
            tell: () => tell((0,text_redact/* redactAll */.$I)(report, redact)),
            cutShort: () => log.info((0,plain_final_line/* plainFinalLine */.d)(report, 'the run was stopped from outside before its report was out')),
        };
    }
    async function tell(report) {
        const publish = await publication().catch(() => undefined);
        if (publish === undefined)
            log.info((0,plain_final_line/* plainFinalLine */.d)(report, 'its report could not be loaded: this is a defect of the gate'));
        else
            await publish(report, ready, log);
    }
    return {
        async work() {
            text = await entryPoint.read();
            const prepared = await entryPoint.prepare(text, monotonicStart);
            ready = await withRecord(prepared, prepared.raw ?? text.raw, entryPoint.audit);
            const running = ready.run(ready.inputs, ready.world);
            (0,loading/* loadAhead */.k)(publication);
            judged = await running;
            const report = judged.places === undefined ? judged : await explained(judged, ready, redact);
            judged = undefined;
            // A verdict that cannot be reported ends as `internal`: a part of the gate itself is missing.
            await publication();
            return endingOf(report);
        },
        fail(failure) {
            if (judged !== undefined)
                return endingOf(judged);
            // A run may be stopped, or break, before its settings were read: they may be wrong then.
            const isRead = ready !== undefined || ['no-token', 'tls', 'github'].includes(failure.reason);
            const facts = {
                raw: isRead ? text?.raw : undefined,
                repository: entryPoint.repositoryOf(text),
                event: entryPoint.event,
                startedAtMs,
                finishedAtMs: clock.wallNow(),
                seconds: (clock.now() - monotonicStart) / 1_000,
                requestsSent: ready?.world.reader.requestsSent() ?? 0,
            };
            return endingOf(earlyReport(failure, facts));
        },
    };
}
async function explained(report, ready, redact) {
    const loaded = await __nccwpck_require__.e(/* import() */ 592).then(__nccwpck_require__.bind(__nccwpck_require__, 8592)).catch(() => undefined);
    return loaded === undefined ? report : loaded.withLocations(report, ready, redact);
}
async function withRecord(ready, raw, load) {
    const { recordPath, attestationPath } = ready.inputs;
    if (recordPath === undefined && attestationPath === undefined)
        return ready;
    if (load === undefined)
        throw new domain_failure/* GateFailure */.In('config', 'this build has no records and no attestations: do not ask for one');
    return recordPath === undefined ? ready : { ...ready, ...(await load()).recordRun(ready, raw) };
}
/** The report of a run that failed before its settings were read, or that broke in the middle of it. */
function earlyReport(thrown, { requestsSent: sent, event, repository, ...facts }) {
    const failure = (0,domain_failure/* asGateFailure */.c5)(thrown);
    // With wrong settings none of them is believed; otherwise all of them were read, and apply.
    const raw = failure.reason === 'config' ? undefined : facts.raw;
    const mode = raw?.mode.trim() === 'report' ? 'report' : 'enforce';
    const onInconclusive = raw && parseOnInconclusive(raw['on-inconclusive']);
    const closing = { ...facts, requests: { planned: sent, sent }, links: NO_LINKS };
    const report = (0,report_of/* reportOf */.E)({ stopped: failure }, { mode, repository, onInconclusive }, closing);
    return { ...report, nextStep: (0,reason/* stepOf */.cg)(failure.reason, event) };
}
const NO_LINKS = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./lib/src/gate/process/system-clock.js

/** The machine's clocks. `now` is monotonic: no change of the time of day moves a deadline. */
const systemClock = {
    // This is not `performance`, which loads a part of Node that a refused setting does not need.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    wallNow: () => Date.now(),
    async sleep(ms, signal) {
        try {
            // A timer may fire up to a millisecond early, but a wait for `Retry-After` must never be too short.
            await (0,promises_namespaceObject.setTimeout)(Math.ceil(ms) + 1, undefined, { signal });
        }
        catch (thrown) {
            throw signal?.aborted ? signal.reason : thrown;
        }
    },
};

// EXTERNAL MODULE: ./lib/src/http/proxy-settings.js
var proxy_settings = __nccwpck_require__(5278);
// EXTERNAL MODULE: ./lib/src/domain/action-inputs.js
var action_inputs = __nccwpck_require__(8086);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __nccwpck_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __nccwpck_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var ref = __nccwpck_require__(4927);
;// CONCATENATED MODULE: ./lib/src/inputs/policy-location.js

/** Reads the input `waivers-file`: a path in this repository. Throws as `parsePolicyLocation` does. */
function parseWaiversPath(text) {
    const location = parsePolicyLocation(text);
    if (location.kind === 'here')
        return location.path;
    throw new InputProblem('waivers are those of this repository; write a path without @');
}
/** `path/in/this/repository.yml` or `owner/repo/path@ref`. Throws `InputProblem` for text that could name a file outside the repository. */
function parsePolicyLocation(text) {
    const at = text.indexOf('@');
    if (at === -1)
        return { kind: 'here', path: checkedPath(text) };
    const [owner = '', name = '', ...rest] = checkedPath(text.slice(0, at)).split('/');
    const ref = text.slice(at + 1);
    if (rest.length === 0)
        throw new InputProblem('a path with @ is owner/repo/path@ref');
    if (!/^[\w.-]+$/.test(owner) || !/^[\w.-]+$/.test(name))
        throw new InputProblem('owner or repository is not a name on GitHub');
    // A safe part of what git allows in a ref.
    if (!/^[A-Za-z0-9_][A-Za-z0-9_.+#/-]*$/.test(ref) || /\.\.|\/\/|\/$|\.$|\.lock$|\/\./.test(ref))
        throw new InputProblem('what follows @ is not a branch, tag or commit');
    return { kind: 'elsewhere', repository: `${owner}/${name}`, path: rest.join('/'), ref };
}
function checkedPath(path) {
    // Percent signs could hide a slash from us, colons start a URL or a drive.
    if (/[\p{Cc}\p{Zl}\p{Zp}\\%:?*"<>|]/u.test(path))
        throw new InputProblem('it has a character that a path must not have');
    const hasPlainSegments = path.split('/').every((segment) => !['', '.', '..'].includes(segment));
    if (!hasPlainSegments)
        throw new InputProblem('it must be a path from the root of the repository, without . or ..');
    if (path.split('/').some((segment) => segment.toLowerCase() === '.git'))
        throw new InputProblem('it must not be inside .git');
    return path;
}

// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __nccwpck_require__(1056);
;// CONCATENATED MODULE: ./lib/src/inputs/token.js


const LONGEST = 8_000;
/** Printable ASCII, not trimmed: a line break in a stored secret is a mistake. Messages never quote it. Throws `PlaceholderProblem` for a missing secret. */
function parseToken(text) {
    assertNoPlaceholder(text);
    if (/[ \t\r\n]/.test(text))
        throw new InputProblem('the token contains a space or a line break; store the secret again without it');
    if (!/^[\x21-\x7e]*$/.test(text))
        throw new InputProblem('the token contains a character that no token has; store the secret again');
    if (text.length < limits/* SHORTEST_SECRET */.c3 || text.length > LONGEST)
        throw new InputProblem(`a token has ${limits/* SHORTEST_SECRET */.c3} to ${LONGEST} characters; store the secret again`);
    return text;
}
/** Only what would break a header is refused: the token is the runner's own. Throws as `parseToken` does. */
function parseGitHubToken(text) {
    assertNoPlaceholder(text);
    if (!/^[\x21-\x7e]+$/.test(text))
        throw new InputProblem('the token contains a space, a line break or a character that no token has');
    return text;
}
/** What is wrong where two servers would get one token: each could use it on the other. */
function sameToken(one, other) {
    return `${one} and ${other} are one token, which two servers would get; give each server a token of its own`;
}
/** The secret is missing, and its placeholder was given instead: `no-token`, where other problems are `config`. */
class PlaceholderProblem extends InputProblem {
}
/** What CI systems, shells and copied examples leave where a secret does not exist: `$(NAME)`, `${{ … }}`, `%NAME%`, `__NAME__`, `<your token>`, `***`. */
const PLACEHOLDER = /^(?:\$\(.*\)|\$\{.*\}|\$\[.*\]|\{\{.*\}\}|<.*>|#\{.*\}#?|%\w+%|!\w+!|__\w+__|\$(?:env:)?[a-z_]\w*|\*+|undefined)$/is;
function assertNoPlaceholder(text) {
    if (text.length > LONGEST || !PLACEHOLDER.test(text.trim()))
        return;
    throw new PlaceholderProblem('this is a placeholder that nothing has replaced, as where a secret does not exist or is not passed on');
}
/** As they are and trimmed: values of inputs and flags that may hold a token, in whatever spelling, and of variables that are called like an input. */
function possibleTokens(env) {
    const values = Object.entries(env).flatMap(([name, text = '']) => mayHoldToken(name.toLowerCase().replaceAll('token_file', '')) ? [text, text.trim()] : []);
    return [...new Set(values)].filter((text) => text !== '');
}
function mayHoldToken(name) {
    return (/^(?:input|findings_gate)_/.test(name) && name.includes('token')) || /(?:api|github)[-_]token$/.test(name);
}

;// CONCATENATED MODULE: ./lib/src/inputs/parse-inputs.js












/** Strict. Throws `config` with a sentence for each bad setting, or `no-token` where only the token is missing. `named` is how messages call a setting. */
function parseInputs(raw, named = (name) => `input ${name}`) {
    const problems = [];
    const missing = [];
    const placeholders = [];
    const read = (name, parse) => {
        // For a needed input this never leaves `parseInputs`: it throws below for every missing input and every problem.
        const nothing = undefined;
        const written = raw[name];
        const text = written.trim();
        if (text === '') {
            if (isNeeded(name))
                missing.push(name);
            return nothing;
        }
        try {
            return parse(text, written);
        }
        catch (problem) {
            if (problem instanceof PlaceholderProblem)
                placeholders.push(`${named(name)}: ${problem.message}`);
            else if (problem instanceof InputProblem)
                problems.push(`${named(name)}: ${problem.message}`);
            else
                throw problem;
            return nothing;
        }
    };
    const inputs = readSettings(read);
    if (inputs.policy !== undefined && inputs.policyFile !== undefined)
        problems.push(`${named('policy')} and ${named('policy-file')}: only one of the two can be set; remove one`);
    // A needed input that is refused is undefined here.
    if (inputs.repositoryId !== undefined && (inputs.projects?.kind ?? 'one') !== 'one')
        problems.push(`${named('repository-id')} and ${named('projects')}: one names a project, the other several; ` +
            `remove the first, and write its id into a list where only some are meant`);
    if (inputs.githubToken !== undefined && inputs.githubToken === inputs.apiToken)
        problems.push(sameToken(named('api-token'), named('github-token')));
    for (const [name, path] of [
        ['policy-file', inputs.policyFile],
        ['waivers-file', inputs.waiversFile],
    ]) {
        if (path === undefined || inputs.githubToken !== undefined || raw['github-token'].trim() !== '')
            continue;
        problems.push(`${named(name)}: the file is read through GitHub's API, which needs github-token; set it`);
    }
    refuse(problems, missing, named);
    if (placeholders.length > 0)
        throw new domain_failure/* GateFailure */.In('no-token', placeholders.join('. '));
    return inputs;
}
/** The one list of settings: from which input each comes, and how that is read. Problems are reported in this order. */
function readSettings(read) {
    return {
        baseUrl: read('base-url', parseBaseUrl),
        apiToken: read('api-token', (_, written) => parseToken(written)),
        deploymentId: read('deployment-id', (text) => parseDigits(text)),
        repositoryId: read('repository-id', (text) => parseDigits(text)),
        repository: read('repository', parseName(200)),
        commit: read('commit', parseCommit),
        requiredProducts: read('required-products', parseProducts) ?? [],
        requiredScan: read('required-scan', oneOf(['any', 'full'])),
        // The platform stores scans for 30 days.
        maxScanAgeMs: read('max-scan-age', (text) => parseDuration(text, 1_000, '30d')),
        projects: read('projects', parseProjects),
        discoveryTimeoutMs: read('discovery-timeout', (text) => parseDuration(text, 0)),
        waitTimeoutMs: read('wait-timeout', (text) => parseDuration(text, 0)),
        pollIntervalMs: read('poll-interval', (text) => parseDuration(text, 10)),
        requestTimeoutMs: read('request-timeout', (text) => parseDuration(text, 10)),
        pageSize: read('page-size', parsePageSize),
        limits: readLimits(read),
        states: read('states', parseStates),
        baseline: read('baseline', parseBaseline),
        policy: read('policy', (_, written) => written),
        policyFile: read('policy-file', parsePolicyLocation),
        waiversFile: read('waivers-file', parseWaiversPath),
        mergeQueue: read('merge-queue', oneOf(['pull-request', 'merge-group'])),
        mode: read('mode', oneOf(['enforce', 'report'])),
        onInconclusive: read('on-inconclusive', parseOnInconclusive),
        comment: read('comment', oneOf(['auto', 'on-failure', 'always', 'never'])),
        commentKey: read('comment-key', parseName(100)) ?? '',
        commitStatus: read('commit-status', parseName(100)),
        summary: read('summary', oneOf(['true', 'false'])) === 'true',
        reportPath: read('report-path', parsePath),
        recordPath: read('record-path', parsePath),
        attestationPath: read('attestation-path', parsePath),
        githubToken: read('github-token', (_, written) => parseGitHubToken(written)),
    };
}
function readLimits(read) {
    return {
        failOnSeverity: read('fail-on-severity', oneOf(issue/* FAIL_ON_SEVERITIES */.VD)),
        critical: read('max-critical', parseLimit),
        high: read('max-high', parseLimit),
        medium: read('max-medium', parseLimit),
        low: read('max-low', parseLimit),
        unrated: read('max-unrated', parseLimit),
    };
}
function refuse(problems, missing, named) {
    if (problems.length > 0)
        throw new domain_failure/* GateFailure */.In('config', problems.map((problem) => problem.replace(/[^.?]$/, '$&.')).join(' '));
    if (missing.length === 0)
        return;
    if (missing.length === 1 && missing[0] === 'api-token')
        throw new domain_failure/* GateFailure */.In('no-token', `the ${named('api-token')} is empty`);
    const names = missing.join(', ');
    throw new domain_failure/* GateFailure */.In('config', `required input${missing.length === 1 ? '' : 's'} ${names} not given: ` +
        'set under "with:", and not from a secret, which forks do not get.');
}
function oneOf(words) {
    return (text) => parseWord(text, words);
}
function parseName(longest) {
    return (text) => {
        if (text.length > longest)
            throw new InputProblem(`this is longer than ${longest} characters`);
        if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))
            throw new InputProblem('this contains an invisible character; remove it');
        return text;
    };
}
function parsePath(text) {
    if (text.includes('\0'))
        throw new InputProblem('this is not a path');
    return text;
}
function parseCommit(text) {
    if (!(0,ids/* isCommitSha */._$)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
    return text;
}
/** They may be spelled by their issue types too, and as the platform does. Names of a gate's own settings are in lower case. */
function parseProducts(text) {
    const products = parseList(text, (item) => {
        const isLowerCase = item === item.toLowerCase() || /^(?:ISSUE_TYPE|PRODUCT)_/.test(item);
        const type = isLowerCase ? (0,domain_product/* issueTypeOf */.b$)(item) : undefined;
        const product = type === undefined ? undefined : domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[type];
        if (product === undefined)
            throw new InputProblem(unknownWord(item, domain_product/* PRODUCTS */.zv));
        return product;
    });
    if (products.length === 0)
        throw new InputProblem('no product is named; name at least one, or leave it blank');
    return products;
}
function parsePageSize(text) {
    const size = (0,ids/* isDigits */.Hc)(text) ? Number(text) : 0;
    if (size < 1 || size > 1_000)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is no page size; write a whole number from 1 to 1000`);
    return size;
}
function parseStates(text) {
    const states = parseList(text, (item) => {
        const short = item.startsWith(domain_product/* ISSUE_STATE_PREFIX */.$y) ? item.slice(domain_product/* ISSUE_STATE_PREFIX */.$y.length).toLowerCase() : item;
        const state = issue/* ISSUE_STATES */.lF.find((candidate) => candidate === short.replaceAll('_', '-'));
        if (state === undefined)
            throw new InputProblem(unknownWord(item, issue/* ISSUE_STATES */.lF));
        return state;
    });
    if (states.length === 0)
        throw new InputProblem('no state is named; name at least one');
    return states;
}
/** More than these are no longer the parts of one repository. */
const MOST_LISTED = 200;
function parseProjects(text) {
    if (text === 'one' || text === 'all')
        return { kind: text };
    const wanted = parseList(text, (item) => {
        const name = item.toLowerCase();
        if (name === 'one' || name === 'all')
            throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} stands alone and in lower case; write it so, or a list of names or ids`);
        parseName(200)(item);
        return /^[0-9]+$/.test(item) ? parseDigits(item) : name;
    });
    if (wanted.length === 0)
        throw new InputProblem('no project is named; write one, all, or a list of names or ids');
    if (wanted.length > MOST_LISTED)
        throw new InputProblem(`more than ${MOST_LISTED} projects are named; write all`);
    return { kind: 'listed', wanted: (0,list_items/* listItems */.D)(text) };
}
function parseBaseline(text) {
    if (text === 'none' || text === 'base')
        return { kind: text };
    if (!(0,ref/* isRefName */.pA)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is neither none, base nor the name of a ref`);
    return { kind: 'ref', ref: text };
}
/** A default that only the runner fills in: the command line has no token of a job. */
const OF_THE_RUNNER = '${{ github.token }}';
function isNeeded(name) {
    const { required, default: fallback } = action_inputs/* ACTION_INPUTS */.b[name];
    return required || (fallback !== undefined && fallback !== OF_THE_RUNNER);
}

;// CONCATENATED MODULE: ./lib/src/inputs/raw-inputs.js



const NAMES = Object.keys(action_inputs/* ACTION_INPUTS */.b);
const PREFIX = 'INPUT_';
/** The `INPUT_*` variables. Throws `config` for a spelling that is not the runner's, and for an unknown one: a misspelled limit would silently not apply. */
function readRunnerInputs(env) {
    const given = new Map();
    for (const [variable, value] of Object.entries(env)) {
        const upper = variable.toUpperCase();
        if (!upper.startsWith(PREFIX) || value === undefined)
            continue;
        const name = upper.slice(PREFIX.length).toLowerCase();
        // This applies on Windows, too: the runner's own spelling is there, unless the variable was set before it.
        if (variable !== upper)
            throw otherSpelling(variable, name);
        given.set(name, value);
    }
    return withDefaults(Object.fromEntries(given), env);
}
/** Checks the names and fills in the defaults. `given` is keyed by input name, in lower case. */
function withDefaults(given, { GITHUB_REPOSITORY: repository = '' } = {}) {
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(action_inputs/* ACTION_INPUTS */.b, name));
    if (unknown !== undefined)
        throw unknownInput(unknown);
    const raw = NAMES.map((name) => [name, blankIsDefault(name, given[name] ?? '', repository)]);
    return Object.fromEntries(raw);
}
function blankIsDefault(name, value, repository) {
    if (value.trim() !== '')
        return value;
    const fallback = action_inputs/* ACTION_INPUTS */.b[name].default;
    // The runner evaluates expressions before the program starts; a blank one means the same context value here.
    if (fallback === '${{ github.repository }}')
        return repository;
    if (fallback === undefined || fallback.startsWith('${{'))
        return '';
    return fallback;
}
function otherSpelling(variable, name) {
    if (!Object.hasOwn(action_inputs/* ACTION_INPUTS */.b, name))
        return unknownInput(name);
    const shown = (0,suggestion/* quote */.hD)(variable);
    return new domain_failure/* GateFailure */.In('config', `the variable ${shown} is not how the runner writes the input ${name}: an earlier step or an "env:" sets it; ` +
        'remove it there, and set the input under "with:"');
}
function unknownInput(name) {
    const near = (0,suggestion/* nearest */.pA)(name, NAMES);
    const hint = near === undefined ? 'see the list of inputs in the README' : `did you mean ${near}?`;
    return new domain_failure/* GateFailure */.In('config', `unknown input ${(0,suggestion/* quote */.hD)(name)}: ${hint}`);
}

// EXTERNAL MODULE: ./lib/src/report/text/text.js
var text_text = __nccwpck_require__(1599);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./lib/src/action/workflow-log.js


/** All that is written goes through `sanitize`, which makes a line harmless: no secret, no workflow command. */
function createWorkflowLog(env, sanitize) {
    let annotations = 0;
    return {
        info(line) {
            print(sanitize(line));
        },
        debug(line) {
            if (env.RUNNER_DEBUG === '1')
                command('debug', sanitize(line));
        },
        async group(title, body) {
            command('group', sanitize(title));
            try {
                return await body();
            }
            finally {
                command('endgroup', '');
            }
        },
        mask(secret) {
            if (secret.length >= limits/* SHORTEST_SECRET */.c3)
                command('add-mask', secret);
        },
        annotate(level, title, message, lines) {
            annotations += 1;
            if (annotations > limits/* MOST_ANNOTATIONS */.jk)
                return print(sanitize(`${level}: ${title}: ${message}`));
            // A path that is not harmless as it is names another file when it has been changed.
            const at = lines !== undefined && sanitize(lines.file) === lines.file ? lines : undefined;
            const properties = { file: at?.file, line: at?.startLine, endLine: at?.endLine };
            command(level, sanitize(message), { title: sanitize(title), ...properties });
        },
    };
}
function print(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
/** See https://docs.github.com/actions/reference/workflow-commands-for-github-actions. Why not @actions/core: docs/decisions.md */
function command(name, message, properties = {}) {
    let head = name;
    for (const [property, value] of Object.entries(properties)) {
        if (value === undefined || value === '')
            continue;
        const text = escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
        head += `${head === name ? ' ' : ','}${property}=${text}`;
    }
    print(`::${head}::${escaped(message)}`);
}
function escaped(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

;// CONCATENATED MODULE: ./lib/src/action/run-action.js









/** The whole action. It writes to standard output and to the files of the runner, and leaves the process alone. */
function actionJob(env, signal, clock = systemClock) {
    const secrets = [...possibleTokens(env), ...(0,proxy_settings/* proxyPasswords */.PK)(env)];
    const redact = (0,text_redact/* createRedactor */.lY)(secrets);
    const log = createWorkflowLog(env, (text) => (0,text_text/* logLine */.BP)(redact(text)));
    for (const secret of secrets)
        log.mask(secret);
    const warn = (message) => log.annotate('warning', 'Findings Gate', message);
    const entryPoint = {
        clock,
        redact,
        event: '',
        async read() {
            const { claimAsked } = await __nccwpck_require__.e(/* import() */ 185).then(__nccwpck_require__.bind(__nccwpck_require__, 185));
            for (const warning of await claimAsked(env))
                warn(warning);
            return { raw: readRunnerInputs(env) };
        },
        async prepare({ raw }, monotonicStart) {
            const inputs = parseInputs(raw);
            // It loads the clients, which a run without settings does not need.
            const { openActionWorld } = await Promise.all(/* import() */[__nccwpck_require__.e(278), __nccwpck_require__.e(875)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4875));
            const clocks = { clock, random: Math.random, monotonicStart };
            return openActionWorld({ env, inputs, ...clocks, log, signal, redact, warn });
        },
        repositoryOf: () => env.GITHUB_REPOSITORY ?? '',
        async loadPublication() {
            const { actionPublication } = await Promise.all(/* import() */[__nccwpck_require__.e(31), __nccwpck_require__.e(584)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8584));
            return actionPublication({ env, redact, log, signal, audit: entryPoint.audit });
        },
        audit: async () => (await __nccwpck_require__.e(/* import() */ 873).then(__nccwpck_require__.bind(__nccwpck_require__, 6873))).AUDIT,
        log: { info: log.info, warn },
    };
    return gateJob(entryPoint);
}

;// CONCATENATED MODULE: ./lib/src/action/main.js




// A CommonJS file cannot await it. It never throws, and the guard sees to a process that ends before its verdict.
if (!isNodeTooOld())
    void runProcess((signal) => actionJob(process.env, signal));

module.exports = __webpack_exports__;
/******/ })()
;