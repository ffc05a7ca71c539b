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
/** Id of the part of that tally that has rated types. */
const UNCLASSIFIED_TALLY = 'unclassified';
function ruleKey({ issueType, ruleId, rulePath }) {
    return JSON.stringify([issueType, ruleId, rulePath]);
}
/** True if the group names neither rule id nor path. Two such groups never count as the same rule. */
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
/* harmony export */   In: () => (/* binding */ GateFailure),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   c5: () => (/* binding */ asGateFailure),
/* harmony export */   kh: () => (/* binding */ failureUnlessStopped)
/* harmony export */ });
/** The only error with a reason; any other error is `internal`. The message may quote the platform, never a token or a whole answer. */
class GateFailure extends Error {
    name = 'GateFailure';
    reason;
    /** If several things are wrong, one sentence for each. The message sums them up. */
    problems;
    /** Further failures that prevent a verdict. If this reason is set to `warn`, they still count. */
    also;
    detail;
    constructor(reason, message, options = {}) {
        super(message, options);
        this.reason = reason;
        this.problems = options.problems ?? [];
        this.also = options.also ?? [];
        this.detail = options.detail;
    }
}
/** The failures as one, each once. */
function allOf(failures) {
    const all = failures.flatMap((failure) => (failure === undefined ? [] : [failure, ...failure.also]));
    const each = Map.groupBy(all, ({ reason, message }) => `${reason} ${message}`);
    const [first, ...also] = [...each.values()].map(([one]) => one);
    if (first === undefined || also.length === 0)
        return first;
    const { reason, message, cause, problems, detail } = first;
    return new GateFailure(reason, message, { cause, problems, detail, also });
}
function asGateFailure(thrown) {
    if (thrown instanceof GateFailure)
        return thrown;
    const what = thrown instanceof Error ? thrown.message : typeof thrown;
    return new GateFailure('internal', `unexpected error: ${what.split('\n', 1)[0]}`, { cause: thrown });
}
/** Throws the failure if the run is stopped (`cancelled`), else returns it. */
function failureUnlessStopped(thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason === 'cancelled')
        throw failure;
    return failure;
}
/** Returns the result, or the failure of the work. Throws only `cancelled`. */
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
    return { ...limits, refusal: `the platform has deprecated it${why}` };
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
/** With this `timeFilter`, `since` is compared with the time of triage. */
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
/** Issues of the chosen severity and above block. `none`: no severity blocks by itself. */
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
/** Triage states that people set, or the platform on their behalf: only these have a time of triage. */
const TRIAGED_STATES = [
    'ignored-app',
    'reviewing',
    'fixing',
    'provisionally-ignored-app',
];
/** The triage states that a condition counts: `in ignored-app or ignored-code`. */
function statesText(states) {
    return `in ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .K)(states, 'or')}`;
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
/** UTF-16 units; GitHub accepts 65,536. */
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
/** Most pages of the 30-day list that are read while the repository's id is unknown and nothing was found. */
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
/* harmony export */   lm: () => (/* binding */ NO_POLICY),
/* harmony export */   oX: () => (/* binding */ LIMIT_INPUTS)
/* harmony export */ });
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8153);
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8617);


/** Stands for `max: none`: one more than any number that a policy can contain. Such a condition is shown and blocks nothing. */
const UNLIMITED = 9223372036854775808n;
/** The limit as programs read it: undefined if there is none, instead of a number of 19 digits. */
function limitOf(max) {
    return max === UNLIMITED ? undefined : max;
}
function limitText(max) {
    return max === UNLIMITED ? 'none' : String(max);
}
function countedTypes({ scope }) {
    return scope.kind === 'unrated' ? _product_js__WEBPACK_IMPORTED_MODULE_1__/* .ISSUE_TYPES */ .co : scope.issueTypes;
}
function productsOfTypes(types) {
    return types.map((type) => _product_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[type]).filter((product) => product !== undefined);
}
const LIMIT_INPUTS = ['fail-on-severity', ..._issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.map((column) => `max-${column}`)];
/** A waiver for some severities does not cover unknown ones. For a group without a type, a waiver for some types must name all types of the part. */
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
        return [..._product_js__WEBPACK_IMPORTED_MODULE_1__/* .UNRATED_ISSUE_TYPES */ .SL, issueType];
    return issueTypes.includes(issueType) ? [issueType] : issueTypes;
}
const NO_POLICY = { conditions: [], waivers: [], onInconclusive: {} };


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
/** The product that finds issues of a type. Research issues come from no product that a scan lists. */
const PRODUCT_OF_ISSUE_TYPE = {
    sast: 'code',
    sca: 'supply-chain',
    secrets: 'secrets',
    research: undefined,
    'ai-sast': 'ai-code',
};
function isFoundBy(type, products) {
    return products.some((product) => product === PRODUCT_OF_ISSUE_TYPE[type]);
}
/** A product goes by its own name and by that of its issue type. */
// spec-gap: enabled-products-spelling
const SPELLINGS = new Map(ISSUE_TYPES.flatMap((type) => [type, issueTypeWord(type)].map((name) => [plainOf(name), PRODUCT_OF_ISSUE_TYPE[type]])));
const PRODUCT_PREFIX = 'PRODUCT_';
const ISSUE_STATE_PREFIX = 'AGGREGATE_ISSUE_STATE_';
/** Reads a member of a scan's `enabled_products`, ignoring case, `_`, `-` and a `PRODUCT_` prefix. */
function productOf(spelling) {
    return SPELLINGS.get(plainOf(spelling));
}
function plainOf(spelling) {
    return spelling
        .trim()
        .toLowerCase()
        .replace(/^product_/, '')
        .replaceAll(/[_-]/g, '');
}
/** Reads an issue type by its own name or its product's, also as the platform spells them. Ignores case; `-` equals `_`. */
function issueTypeOf(spelling) {
    const plain = spelling
        .toLowerCase()
        .replaceAll('-', '_')
        .replace(/^issue_type_/, '');
    if (plain === 'research')
        return plain;
    // Inside a name, only `supply-chain` and `ai-code` (or `ai-sast`) have a separator.
    const product = /^(?:product_)?(?:supply_|ai_)?[a-z]+$/.test(plain) ? productOf(plain) : undefined;
    return product === undefined ? undefined : ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}
/** The word that reports show for an issue type: its product's name. Research has no product and keeps its own name. */
function issueTypeWord(type) {
    return PRODUCT_OF_ISSUE_TYPE[type] ?? type;
}
const ISSUE_TYPE_WORDS = ISSUE_TYPES.map(issueTypeWord);
function typeWords(types) {
    return types.map(issueTypeWord).join(', ');
}
function typesOfAll(parts) {
    return ISSUE_TYPES.filter((type) => parts.some(({ issueTypes }) => issueTypes.includes(type)));
}
/** True if a scan does not say what it ran. A scan that lists only names unknown to this version ran none of our products. */
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
    isInsteadShown: false,
};
const WRONG_SETTING = { ...FAILURE, isSoftenable: false };
const ANSWER = { ...FAILURE, isAnswer: true };
const AWAITED = { ...ANSWER, isAwaited: true };
const REFUSAL = { ...FAILURE, isRefusal: true };
const OUTAGE = { ...FAILURE, isOutage: true };
/** Why a run is inconclusive (docs/verdict-rules/what-is-judged.md#reasons): a closed list, with everything that depends on the reason. */
const ROWS = {
    config: {
        ...WRONG_SETTING,
        missing: 'a setting of the gate is wrong',
        actor: 'gate',
        step: ({ job }) => `Correct the named setting and run ${job} again.`,
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
        step: () => 'Add the policy file where the gate looked for it, or correct its path.',
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
        step: ({ job }) => `Check the permissions of the GitHub token and the state of GitHub, then re-run ${job}.`,
    },
    'no-scan': {
        ...AWAITED,
        missing: 'no scan of this commit was found',
        actor: 'scans',
        step: ({ setting, input, job }) => `Check that the scan job ran for this commit in the past 30 days; if not, start it and re-run ${job}. ` +
            `If it did, the gate looks at another project (${setting('repository-id')}, ${input('repository')} or ${input('projects')}), ` +
            'or the token may not see this one: findings-gate doctor shows both.',
        isInsteadShown: true,
    },
    'scan-running': {
        ...AWAITED,
        missing: 'the scan of this commit has not ended yet',
        actor: 'time',
        step: ({ setting, job }) => `Re-run ${job} when the scan has finished, or raise ${setting('wait-timeout')}. ` +
            'If it takes far longer than usual, ask the people who run the scans.',
    },
    'scan-failed': {
        ...ANSWER,
        missing: 'the scan of this commit failed',
        actor: 'scans',
        step: ({ job }) => `Open the scan on the platform, fix the cause, scan this commit again and re-run ${job}.`,
    },
    'scan-cancelled': {
        ...ANSWER,
        missing: 'the scan of this commit was cancelled',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again and re-run ${job}.`,
    },
    'scan-never-finished': {
        ...ANSWER,
        missing: 'the scan of this commit stopped before its end',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again, where the scan can run to its end, and re-run ${job}.`,
    },
    'scan-inconsistent': {
        ...ANSWER,
        missing: 'the platform contradicts itself about the scan',
        actor: 'scans',
        step: ({ job }) => `Scan this commit again and re-run ${job}; if it happens again, run findings-gate doctor and report it to the platform.`,
    },
    'partial-only': {
        ...ANSWER,
        missing: 'the scans of this commit ran only a part of the rules',
        actor: 'scans',
        step: ({ job }) => `Scan this commit with the full rule set and re-run ${job}.`,
        isInsteadShown: true,
    },
    'wrong-repository': {
        ...ANSWER,
        missing: 'this commit was scanned as another project',
        actor: 'gate',
        step: ({ setting, input }) => `If that is the right project, set ${setting('repository-id')} to its id and ${input('repository')} to its name; ` +
            'findings-gate doctor shows both.',
        isInsteadShown: true,
    },
    'product-missing': {
        ...AWAITED,
        isReadInFull: true,
        missing: 'a product that must be scanned was not',
        actor: 'scans',
        step: ({ setting, unlessSoft }) => 'Scan this commit with the named product or project. To go on without it, take it out of ' +
            `${setting('required-products')} or the policy${unlessSoft(`, or set ${setting('on-inconclusive')} to "product-missing: warn"`)}; ` +
            'findings-gate doctor shows which products are scanned, and under which names.',
        isInsteadShown: true,
    },
    superseded: {
        ...ANSWER,
        missing: "a later scan has replaced this commit's result",
        actor: 'author',
        step: ({ job }) => `If you pushed the other commit, look at its own run. Else start the scan job of this commit again, then re-run ${job}.`,
        isInsteadShown: true,
    },
    'index-lag': {
        ...ANSWER,
        missing: 'the issues of this scan cannot be found yet',
        actor: 'platform',
        step: ({ job }) => `Re-run ${job} in a few minutes. If it happens again, the maintainers of this check can run findings-gate doctor.`,
        isInsteadShown: true,
    },
    'index-gap': {
        ...ANSWER,
        isReadInFull: true,
        missing: 'the scan counted more findings than the platform shows',
        actor: 'scans',
        step: ({ setting, job, unlessSoft }) => `Scan this commit again and re-run ${job}; if it stays so, report it to the platform.` +
            unlessSoft(` Where the platform always counts more than it shows, set ${setting('on-inconclusive')} to "index-gap: warn".`),
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
    },
    'rate-limited': {
        ...OUTAGE,
        missing: 'the platform takes no more requests for now',
        actor: 'platform',
        step: ({ setting, job }) => `Re-run ${job} at the time named above, else in some minutes; a gate with a longer ${setting('poll-interval')} asks less often.`,
    },
    network: {
        ...OUTAGE,
        missing: 'the platform could not be reached, or not in time',
        actor: 'platform',
        step: ({ setting, job }) => `Check that the runner reaches ${setting('base-url')} (proxy, firewall, DNS), then re-run ${job}.`,
    },
    tls: {
        ...REFUSAL,
        isOutage: true,
        missing: 'no TLS connection to the platform can be trusted',
        actor: 'gate',
        step: ({ setting }) => `Check host and port of ${setting('base-url')}. If your organization has its own certificate authority, name its root in ` +
            'NODE_EXTRA_CA_CERTS, and leave certificate checks on.',
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
    },
    'too-large': {
        ...FAILURE,
        missing: 'an answer of the platform is too large',
        actor: 'gate',
        step: ({ setting, job }) => `Lower the gate's ${setting('page-size')} if issues were asked for, and re-run ${job}; else report it to the platform.`,
    },
    contract: {
        ...FAILURE,
        missing: 'an answer of the platform is not as documented',
        actor: 'gate',
        step: ({ setting }) => `The platform sent an answer that breaks its documentation: check ${setting('base-url')} and any proxy, ` +
            'then run findings-gate doctor and report the failed checks.',
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
/** The parts of a reason for a failure that has another next step than usual. */
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
    /** For a replay: it reads a record instead of the platform. */
    'not-recorded': { missing: 'the record does not contain what this policy asks for' },
    'several-projects': {
        step: ({ setting }) => `Correct ${setting('projects')}: list each project once, by its id; findings-gate projects shows ids and names.`,
    },
};
function rowOf(reason, detail) {
    return { ...REASONS[reason], ...(detail && DETAILS[detail]) };
}
/** The next step, in words of the Action or, if that is the event, of the command line. */
function stepOf(reason, event, detail, isSoftened = false) {
    const either = (action, commandLine) => (event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? commandLine : action);
    return rowOf(reason, detail).step({
        setting: (name) => (0,_text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)(name, event),
        input: (name) => either(`the input ${name}`, `--${name}`),
        job: jobText(event),
        either,
        unlessSoft: (advice) => (isSoftened ? '' : advice),
    });
}
function jobText(event) {
    return event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? 'this command' : 'this job';
}
/** Replaces the step of the reason: with this set-up nobody should re-run the job. */
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
// A git ref is written in full (`refs/heads/main`, `refs/tags/v1`, `refs/pull/7/merge`), or as the short name of a branch or tag (`main`, `v1`).
const REF_START = { any: 'refs/', branch: 'refs/heads/', tag: 'refs/tags/' };
const LONGEST_REF = 255;
/** False for a ref name that git refuses: git-check-ref-format(1). */
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
/** True if two texts may name one ref. `x` may be `refs/heads/x` or `refs/tags/x`, which are two refs. Undefined and '' equal only each other. */
function isSameRef(one, other) {
    if (!one || !other)
        return !one && !other;
    if (one === other)
        return true;
    const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
    return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}
/** Gives a key for each ref, equal for every spelling. If a branch and a tag share a name, the bare name has a key of its own. */
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
/** Groups the scans by ref, whatever its spelling. Groups are in the order of their first scans. */
function groupedByRef(scans) {
    const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
    return [...Map.groupBy(scans, ({ branch }) => keyOf(branch)).values()];
}
/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
function pullRequestNumber(ref) {
    return ref === undefined ? undefined : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}
/** Every spelling under which the list may have scans of a ref: those in `seen`, and a branch with and without `refs/heads/`. `meant`: the judged ref. */
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
/** Every reported spelling, a branch's with and without `refs/heads/`. A bare name is a tag's if that tag is reported or meant, unless the branch is meant. */
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
/* harmony export */   dS: () => (/* binding */ encoded),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   xL: () => (/* binding */ MOST_OF_AN_ADDRESS)
/* harmony export */ });
/** The longest address that is read, and that a page links to, in UTF-16 units. Authors can make addresses of any length. */
const MOST_OF_AN_ADDRESS = 2_000;
/** Undefined for a text that is no URL, or too long. */
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
/** Percent-encodes characters that Markdown could interpret, and those that no address needs. */
function destination(url) {
    return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, encoded);
}
/** Encodes also what `encodeURIComponent` leaves and Markdown could interpret. */
function encoded(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 2623:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ rulePages),
/* harmony export */   l: () => (/* binding */ storedSourceUri)
/* harmony export */ });
/* harmony import */ var _page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7275);

/** Accepts only an https address without user, on host and port of `base-url`. Percent-encoded. */
function rulePages(platform) {
    const host = (0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(platform);
    if (host === undefined)
        return () => undefined;
    const own = `https://${host}/`;
    return (sourceUri) => {
        if (sourceUri === undefined || sourceUri.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
            return undefined;
        // Nearly all addresses have this form. There may be a hundred thousand, and parsing one is slow.
        if (sourceUri.startsWith(own) && SAFE.test(sourceUri))
            return sourceUri;
        if (!PLAINLY_HTTPS.test(sourceUri) || (0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(sourceUri) !== host)
            return undefined;
        const page = asUri((0,_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .destination */ .j_)(sourceUri));
        return page.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL ? undefined : page;
    };
}
/** Undefined if the address is too long for a link, or may contain an e-mail address. */
function storedSourceUri({ ruleSourceUri }) {
    if (ruleSourceUri === undefined || ruleSourceUri.length > _page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
        return undefined;
    return EMAIL.test(ruleSourceUri) ? undefined : ruleSourceUri;
}
/** An at sign after something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;
/** True if nothing in the address needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;
/** URL parsers accept forms that people misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** URL parsers keep a lone percent sign and a second hash, which no URI may have. */
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
/* harmony export */   Z4: () => (/* binding */ endText),
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
/** True for the four final states. In any other state a scan may still be running, so waiting is safe. */
function hasEnded({ status }) {
    return ENDS.some((end) => end === status);
}
/** A state as reports write it: the platform's own word in lower case without its prefix (`never_finished`), an unknown one as it came. */
function statusWord(status) {
    return typeof status === 'string' ? status.replaceAll('-', '_') : status.unknown;
}
function endText(scan) {
    return hasEnded(scan) ? `ended as ${statusWord(scan.status)}` : 'has not ended';
}
const FINDINGS_COUNTS = ['code', 'secrets', 'supplyChain', 'total'];
const NO_COUNTS = eachCount(() => undefined);
/** The larger of each count. If two answers about a completed scan differ, no count is proven to be too high. */
function largerCounts(one, other) {
    return eachCount((name) => {
        const [mine = -1n, theirs = -1n] = [one[name], other[name]];
        return mine < theirs ? other[name] : one[name];
    });
}
function eachCount(of) {
    return { code: of('code'), secrets: of('secrets'), supplyChain: of('supplyChain'), total: of('total') };
}
/** How many findings a scan reports, for people: its total, else the sum over its products; undefined if the list gives no count. */
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
        /** Address on the platform, built by the gate itself; undefined if the id of the repository is unknown. */
        url: repositoryId === undefined ? undefined : links.scan(repositoryId, id),
    };
}
/** True if the exit code says that the scan failed, whatever its state. A missing code says nothing. */
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
/** Only for an inconclusive verdict: a `fail` is never softened. The input wins over the policy (docs/verdict-rules/what-is-judged.md#softening). */
function softens(reason, input, policy) {
    const answer = input?.[reason] ?? policy[reason];
    return answer === 'warn' && !isUnsoftenable(reason);
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
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   ty: () => (/* binding */ exceedsWhole),
/* harmony export */   wQ: () => (/* binding */ beyond)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

// Counts by rule; two groups without rule id and path are two rules. Results are exact, or incomplete and a lower bound unless a comment says otherwise.
const NOTHING_READ = { rules: new Map(), isComplete: false };
/** The tally of a search; for a search that was never made, an empty and incomplete one. */
function tallyOf(tallies, id) {
    return tallies.get(id) ?? NOTHING_READ;
}
function sumOf({ rules }) {
    let issues = 0n;
    for (const count of rules.values())
        issues += count;
    return issues;
}
function countGroups({ rules }) {
    return BigInt([...rules.values()].filter((count) => count > 0n).length);
}
/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
function mergeTallies(tallies) {
    const isComplete = tallies.every((tally) => tally.isComplete);
    const [first = NOTHING_READ, ...others] = tallies.filter(({ rules }) => rules.size > 0);
    // No copy where there is nothing to add up: a tally may have a hundred thousand rules.
    if (others.length === 0)
        return { rules: first.rules, isComplete };
    const rules = new Map(first.rules);
    for (const other of others)
        for (const [rule, count] of other.rules)
            rules.set(rule, (rules.get(rule) ?? 0n) + count);
    return { rules, isComplete };
}
/** True where a rule has more issues in the part than in the whole. Groups without a name cannot be compared one by one. */
function exceedsWhole(part, whole) {
    for (const [rule, count] of part.rules)
        if (!(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule) && count > (whole.rules.get(rule) ?? 0n))
            return true;
    return false;
}
/** By how much each rule has more issues here than there. A lower bound only if `there` is complete. */
function excessOver(here, there) {
    const rules = new Map();
    for (const [rule, count] of here.rules) {
        const more = count - (there.rules.get(rule) ?? 0n);
        if (more > 0n)
            rules.set(rule, more);
    }
    return { rules, isComplete: here.isComplete && there.isComplete };
}
/** How many issues of each rule are gone, a lower bound only if `here` is complete. No nameless group is known to be gone. */
function fixedSince(here, there) {
    const { rules, isComplete } = excessOver(there, here);
    return { rules: new Map([...rules].filter(([rule]) => !(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule))), isComplete };
}
/** Rated issues that no severity search found. Empty until every severity was read to its end: a missing page would look like a remainder. */
function unclassifiedTally(classified, rated) {
    return classified.isComplete ? beyond(classified, rated) : NOTHING_READ;
}
/** Issues that the search over all severities found beyond those by severity. Only their sum with those is a lower bound. */
function beyond(classified, rated) {
    const rules = new Map();
    // Groups without a name cannot be distinguished, but their sums can be compared.
    let nameless = 0n;
    for (const [rule, count] of classified.rules)
        if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule))
            nameless += count;
    for (const [rule, count] of rated.rules) {
        const more = count - ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule) ? nameless : (classified.rules.get(rule) ?? 0n));
        if ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameless */ .T)(rule))
            nameless = more < 0n ? -more : 0n;
        if (more > 0n)
            rules.set(rule, more);
    }
    return { rules, isComplete: classified.isComplete && rated.isComplete };
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
/** True for a scan of a commit under test. The whole text of the commit is compared: never a prefix, never ignoring case. */
function isUnderTest({ commit }, target) {
    return commit !== undefined && (commit === target.commit || commit === target.pipelineCommit);
}
function isCiRef(branch, { ciRef }) {
    return ciRef !== undefined && branch !== undefined && (0,_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRef */ .MP)(branch, ciRef);
}
/** Refs under which a pull request's scans may be listed: its own refs and its head branch. */
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
/** Days that exist, by the lengths of the months, with February 29 in leap years. A `Date` for each of 100,000 rules takes half a second. */
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
/** `day` and result are texts; `9999-12-31` if the result would be later. */
function dayAfter(day, days) {
    return dayOf(Math.min(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS, LAST_DAY));
}
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z');


/***/ }),

/***/ 8594:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded)
/* harmony export */ });
/** Decodes a percent-encoded text; undefined if it is not valid. */
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
/** Writes a duration as in inputs and messages: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
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
/** Milliseconds of a duration as in inputs, a whole number and its unit; undefined for any other text. */
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
    // The port of ssh differs from the port of the same server's pages.
    return withPath(protocol === 'ssh:' ? hostname : host, pathname);
}
/** `git@host:owner/name.git`, as written. */
function shortAddress(url = '') {
    if (url.length > _rule_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_OF_AN_ADDRESS */ .xL)
        return undefined;
    const [, host, path] = /^[^/@\s]+@([^/:\s]+):(.+)$/.exec(url) ?? [];
    return host === undefined || path === undefined || path.startsWith('//') ? undefined : { host, path };
}
/** Removes slashes at the end. A regular expression would be slow for a long row of slashes. */
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
/** True if the host of a URL is this machine: the only one that may be contacted without TLS. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 6122:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5037);

/** The name of a setting for people: an input of the Action, or a flag of the command line. */
function settingName(name, event) {
    return event === _target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? `--${name}` : name;
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
/** Proposes the name that was probably meant by an unknown word, else all names. */
function suggestion(word, names) {
    const near = nearest(word, names);
    return near === undefined ? `write one of: ${names.join(', ')}` : `did you mean "${near}"?`;
}
/** Text that a person wrote, in quotes and on one line. Long text is omitted, not cut: part of a secret would not be redacted. */
function quote(text) {
    const { length } = [...text];
    return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}
/** Undefined if no name is similar: at most a third of the letters may differ. Case and `_` or `-` do not count. */
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
/** Longer words cannot be similar to ours: with this limit, hostile text costs little time. */
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
    const { reason, message, detail } = failure;
    const also = failure.also.length === 0 ? {} : { also: failure.also.map(inconclusiveBy) };
    return { word: 'inconclusive', reason, message, detail, ...also };
}
const CONDITION_RESULTS = ['ok', 'broken', 'unproven', 'not-applicable'];
/** True for a condition that can fail the job. One that does not apply to the commit cannot. */
function canBlock({ action, result }) {
    return action === 'fail' && result !== 'not-applicable';
}


/***/ }),

/***/ 9853:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Calls `make` at the first call only. Later calls get the same object, such as a promise, even if that failed. */
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
/** The only place that turns a verdict into an exit code (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). */
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

// EXTERNAL MODULE: ./lib/src/domain/tally.js
var domain_tally = __nccwpck_require__(8160);
// EXTERNAL MODULE: ./lib/src/domain/evidence.js
var evidence = __nccwpck_require__(645);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __nccwpck_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var policy = __nccwpck_require__(82);
;// CONCATENATED MODULE: ./lib/src/gate/outcome/reported-rules.js






/** Rules of broken conditions first, blocking before warning; then all others by severity and count, once for each severity. */
function reportedRules(evidence, judgement, pageOf) {
    const rows = rowsOf(evidence, pageOf);
    const first = brokenOf(judgement?.conditions ?? [])
        // Issues in a condition's own states are in no column, and so in no row.
        .filter(({ states }) => states === undefined)
        .flatMap((condition) => takeRules(rows, condition));
    const others = [...rows.values()].flatMap((left) => [...left.values()].sort(byIssues));
    return { rules: [...first, ...others], breakingRules: first.length };
}
function rowsOf({ here, there, baselineShortfall }, pageOf) {
    const rowsOfColumn = (column) => {
        const rows = new Map();
        const known = baselineShortfall?.areCountsLowerBounds === false ? undefined : there?.get(column);
        for (const [rule, count] of here.get(column)?.rules ?? [])
            rows.set(rule, {
                ...shownRule(rule, pageOf),
                severity: severityOf(column),
                issues: count,
                issuesAtBaseline: known?.isComplete ? (known.rules.get(rule) ?? 0n) : undefined,
                epss: rule.epss?.score,
            });
        return rows;
    };
    return new Map(issue/* COUNT_COLUMNS */.sP.map((column) => [column, rowsOfColumn(column)]));
}
function byIssues(one, other) {
    return Number(other.issues - one.issues);
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
/** Takes the rows of the blocking findings: worst severity first, then by the issues that the condition counts, not by all issues of the rule. */
function takeRules(rows, { rules }) {
    return issue/* COUNT_COLUMNS */.sP.flatMap((column) => {
        const left = rows.get(column);
        const counted = rules.filter(({ rule, columns }) => columns.includes(column) && left.has(rule)).sort(byIssues);
        return counted.map(({ rule }) => {
            const row = left.get(rule);
            left.delete(rule);
            return row;
        });
    });
}
function reportedConditions(results, conditions, pageOf) {
    return results.map(({ rules, ...condition }, index) => ({
        ...condition,
        isOfLiveSecrets: isOfLiveSecrets(conditions[index]),
        products: (0,policy/* productsOfTypes */.jN)((0,policy/* countedTypes */.Ct)(conditions[index])),
        rules: rules.slice(0, limits/* MOST_RULES_OF_A_CONDITION */.Q7).map((rule) => countedRuleOf(rule, pageOf)),
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
function countedRuleOf({ rule, ...counts }, pageOf) {
    return { ...shownRule(rule, pageOf), ...counts, epss: rule.epss?.score };
}

;// CONCATENATED MODULE: ./lib/src/gate/outcome/reported-counts.js



/** A column that was not read to its end has no count: part of it would be taken for the whole. */
function countsOf(evidence) {
    const counts = issue/* COUNT_COLUMNS */.sP.map((column) => {
        const tally = evidence?.here.get(column);
        return [column, tally?.isComplete ? (0,domain_tally/* sumOf */.XN)(tally) : undefined];
    });
    const isWhole = counts.every(([, count]) => count !== undefined);
    const total = isWhole ? counts.reduce((sum, [, count]) => sum + count, 0n) : undefined;
    return { ...Object.fromEntries(counts), total };
}
/** Issues of unknown severity were read: only their severity is in doubt. */
function worthOf(evidence, stop) {
    const shortfall = evidence?.shortfall;
    if (shortfall === undefined || shortfall.failure.reason === 'unclassified')
        return stop === undefined ? 'exact' : 'at-least';
    return shortfall.areCountsLowerBounds ? 'at-least' : 'unsettled';
}
/** Compares column by column: a rule that moved to another severity is new there. Undefined if nothing is compared. */
function newTotalOf(read) {
    return read === undefined ? undefined : overColumns(read.evidence, domain_tally/* excessOver */.Cc);
}
/** Issues that are gone, column by column. Undefined for a diff scan: its ref has only the issues that the change adds. */
function fixedTotalOf(read) {
    return read?.isBaselineRead ? overColumns(read.evidence, domain_tally/* fixedSince */.Lz) : undefined;
}
function fixedRulesOf(read, pageOf) {
    if (read === undefined || fixedTotalOf(read) === undefined)
        return undefined;
    const { here, there } = read.evidence;
    return issue/* COUNT_COLUMNS */.sP.flatMap((column) => {
        const fixed = (0,domain_tally/* fixedSince */.Lz)((0,domain_tally/* tallyOf */.sv)(here, column), (0,domain_tally/* tallyOf */.sv)(there, column));
        return [...fixed.rules]
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
        total += (0,domain_tally/* sumOf */.XN)(compare(a, b));
    }
    return total;
}

;// CONCATENATED MODULE: ./lib/src/gate/outcome/report-of.js















function reportOf(learned, inputs, closing) {
    const { target, settings, scans } = learned;
    const judged = 'judgement' in learned ? learned : undefined;
    const judgement = judged?.judgement;
    const said = 'judgement' in learned ? learned.judgement.verdict : (0,domain_verdict/* inconclusiveBy */.ui)(learned.stopped);
    const reasons = said.word === 'inconclusive' ? [said, ...(said.also ?? [])] : [];
    // With `bad-event` the policy may be that of an old base: it may not soften anything.
    const mayPolicySoften = reasons.every(({ reason }) => reason !== 'bad-event');
    const ofPolicy = (mayPolicySoften ? settings?.policy.onInconclusive : undefined) ?? {};
    // A search that the record lacks is never softened: the recorded run did not ask for it.
    const isSoft = ({ reason, detail }) => detail !== 'not-recorded' && (0,softening/* softens */.lb)(reason, inputs.onInconclusive, ofPolicy);
    const firm = reasons.find((one) => !isSoft(one));
    const isSoftened = reasons.length > 0 && firm === undefined;
    const told = firm ?? said;
    const isOfSeveral = told.reason === 'wrong-repository' && (inputs.projects?.kind ?? 'one') !== 'one';
    const verdict = isOfSeveral ? { ...told, detail: 'several-projects' } : told;
    const proven = provenScans(learned);
    const read = proven?.read;
    const ref = proven?.decision.deciding[0]?.scan.branch ?? proven?.refs[0] ?? scans?.lastScan?.branch;
    const reported = reportedScans(proven, scans?.lastScan, closing.links);
    // The platform lists issues by the name under which it shows a project.
    const project = reported[0]?.repository?.trim() || target?.repository;
    const findings = project === undefined || ref === undefined ? undefined : closing.links.findings(project, ref);
    const pageOf = (0,rule_page/* rulePages */.$)(closing.links.platform);
    const report = {
        verdict,
        countsAre: worthOf(read?.evidence, proven?.stop),
        conditions: reportedConditions(judgement?.conditions ?? [], settings?.conditions ?? [], pageOf),
        ...(read === undefined ? { rules: [], breakingRules: 0 } : reportedRules(read.evidence, judgement, pageOf)),
        fixedRules: fixedRulesOf(read, pageOf),
        failOnSeverity: settings?.failOn,
        policy: settings?.source,
        waiversFile: settings?.waiversFile,
        longestWaiverDays: settings?.policy.longestWaiverDays,
        scans: reported,
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
        notices: [...(settings?.notices ?? []), ...(judged?.notices ?? []), ...(judgement?.notices ?? [])],
        debugNotes: judged?.debugNotes ?? [],
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
/** If a merge and its head are judged as one, the commit of the newest deciding scan. */
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
    if (seen === undefined || reason === undefined || !domain_reason/* REASONS */.ez[reason].isInsteadShown)
        return undefined;
    const { scan, project } = seen;
    return { scan: scan && (0,domain_scan/* shownScan */.Nl)(scan, links), project };
}
/** Scans whose issues were not read prove nothing: the one that was waited for is reported. */
function provenScans(learned) {
    const proven = learned.scans?.proven;
    return 'stopped' in learned || proven instanceof failure/* GateFailure */.In ? undefined : proven;
}
/** What to search once the verdict is final: all broken conditions together, so also issues that one of them does not count. */
function unreadLocations(learned, states) {
    const proven = provenScans(learned);
    if ('stopped' in learned || proven === undefined || states === undefined)
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
    const search = {
        repositoryId: proven.decision.repositoryId,
        refs: proven.refs,
        ruleIds: [...ids].slice(0, limits/* LOCATIONS_PER_PAGE */.Hm),
        issueTypes: (0,domain_product/* typesOfAll */.ce)(scopes),
        states: issue/* ISSUE_STATES */.lF.filter((state) => counted.includes(state)),
    };
    return { search, states, found: [], areAll: false, missing: 'they were not asked for' };
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ plainFinalLine)
/* harmony export */ });
/** The final line if the report cannot be made, or if the process is stopped before it is written. `why` has no text from outside. */
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


/** Reads the variables like curl and most tools: the name in lower case goes first. Empty for one that is not set: with undefined, undici would read the environment itself. */
function readProxySettings(env) {
    return {
        httpProxy: addressIn(env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: addressIn(env.https_proxy ?? env.HTTPS_PROXY),
        /** Hosts that are reached directly: names, `.suffixes`, with an optional port, or `*`. */
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    };
}
/** `proxy.example:3128` means plain http. */
function addressIn(text = '') {
    return text === '' || text.includes('://') ? text : `http://${text}`;
}
/** Throws `GateFailure` (`config`) if a proxy would see the token: for plain http only, since https goes through a tunnel. */
function assertNotShownToProxy(what, url, env) {
    const { httpProxy, noProxy } = readProxySettings(env);
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

/***/ 865:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ moreText),
/* harmony export */   d9: () => (/* binding */ findingRows),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export mayCount */
/* harmony import */ var _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8153);
/* harmony import */ var _domain_product_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8617);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6024);
/* harmony import */ var _rule_names_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6659);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1599);





/** `and 12 more`: the findings that have no row on a page; empty if all have one. */
function moreText({ rows, unnamed }, shown) {
    const left = rows.length - shown + unnamed;
    return left === 0 ? '' : `and ${unnamed > 0 ? 'at least ' : ''}${left} more`;
}
/** Rows are stored by report: every page asks for them, some repeatedly until they fit. */
const findingRows = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .kept */ .LP)(rowsOf);
function rowsOf(report) {
    const broken = [...(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .blockingConditions */ .a8)(report), ...(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .warnings */ .AR)(report)];
    const counted = broken.flatMap((condition) => [...Map.groupBy(condition.rules, _rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .cu)].flatMap(([identity, alike]) => alike.map((rule, nth) => ({ condition, rule, key: `${identity} ${nth}` }))));
    const locationsOf = locationsByRule(report, counted);
    const byRule = Map.groupBy(counted, ({ key }) => key);
    const rules = [...byRule.values()].map((alike) => brokenRule(report, alike));
    return {
        rows: rules.flatMap((one) => rowsOfRule(one, locationsOf.get(one.ofConditions[0].key) ?? [])).sort(inOrder),
        rules: rules.toSorted((a, b) => rankOf(a) - rankOf(b)),
        unnamed: Math.max(0, ...broken.map((condition) => condition.rulesInAll - condition.rules.length)),
    };
}
function brokenRule(report, alike) {
    const { rule, condition } = alike[0];
    const found = alike.map((one) => one.rule.found);
    const columns = alike.flatMap((one) => one.rule.columns);
    const judged = ((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewJudged */ .O2)(condition) ? rule.new : undefined) ?? rule.found;
    return {
        rule,
        conditions: alike.map((one) => one.condition),
        ofConditions: alike,
        isBlocking: condition.action === 'fail',
        isLive: alike.some((one) => one.condition.isOfLiveSecrets),
        severity: _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.find((column) => columns.includes(column)),
        found: found.reduce((most, count) => (count > most ? count : most)),
        judged,
        bound: (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .boundOf */ .s0)(report, condition),
    };
}
/** Each location belongs to the first rule of its id that may count it. */
function locationsByRule({ places }, counted) {
    const byId = Map.groupBy(counted, ({ rule }) => rule.ruleId);
    return Map.groupBy(places?.found ?? [], (location) => {
        return byId.get(location.ruleId)?.find((one) => mayCount(one, location, places))?.key;
    });
}
/** True if the condition may count this location by the rule, whose id is known to fit. A missing state or type fits. */
function mayCount({ condition, rule }, { state, issueType, severity }, places) {
    const states = condition.states ?? places?.states;
    if (state !== undefined && states !== undefined && !states.includes(state))
        return false;
    const product = issueType === undefined ? undefined : _domain_product_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCT_OF_ISSUE_TYPE */ .pM[issueType];
    if (product !== undefined && rule.product !== undefined && product !== rule.product)
        return false;
    return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}
function rowsOfRule(broken, places) {
    const { rule, conditions, found, judged, isLive } = broken;
    const inFiles = places.filter(({ filePath = '' }) => filePath !== '');
    const added = inFiles.filter(({ isNew }) => isNew);
    // If only new issues are judged, and the locations of all of these are known, older issues break nothing.
    const isOfNew = added.length > 0 && conditions.every(_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewJudged */ .O2) && BigInt(added.length) >= judged;
    const [placed, due] = isOfNew ? [added, rule.issues] : [inFiles, found];
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
    // More issues without a file may be known than are left: some may be in a state that only another condition counts.
    const [left, unfiled] = [due - BigInt(placed.length), BigInt(places.length - inFiles.length)];
    const last = files.pop();
    if (last !== undefined)
        return [...files, { ...last, elsewhere: left > unfiled ? left : unfiled }];
    const isNew = conditions.some(_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewJudged */ .O2) && judged > 0n && judged === found;
    return [{ ...broken, isNew, about: places[0], places: [], elsewhere: due }];
}
const LIVE = 'confirmed-valid';
function inOrder(a, b) {
    return rankOf(a) - rankOf(b) || Number(b.isNew) - Number(a.isNew) || Number(issuesOf(b) - issuesOf(a));
}
function rankOf({ isBlocking, isLive, severity }) {
    const rank = severity === undefined ? _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.length : _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.indexOf(severity);
    return (isBlocking ? 0 : 100) + (isLive ? 0 : 10) + rank;
}
function issuesOf({ places, elsewhere }) {
    return BigInt(places.length) + elsewhere;
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
/* unused harmony export waiverToPaste */
/* harmony import */ var _domain_target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5037);
/* harmony import */ var _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6429);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6024);
/* harmony import */ var _rule_names_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6659);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1599);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7847);






const NOT_DECIDED = ['open', 'reviewing', 'fixing', 'unknown'];
/** True if triage on the platform can help. False if all blocking conditions count only issues that triage has excluded, or that no scan detects. */
function mayTriage(report) {
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .blockingConditions */ .a8)(report).some(({ states = NOT_DECIDED }) => states.some((state) => NOT_DECIDED.includes(state)));
}
/** True if a waiver can help: a policy or a waivers file is in use, and a blocking rule may be waived. */
function mayWaive(report) {
    if (report.policy === undefined && report.waiversFile === undefined)
        return false;
    return (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .blockingConditions */ .a8)(report).some(({ rules }) => rules.some(waivable(report)));
}
/** True for a rule that may be waived. A secret that is critical, or known to work, must be revoked: a waiver would leave it usable. */
function waivable({ conditions, places }) {
    const never = new Set();
    const live = places?.found.filter(({ secret }) => secret?.validation === 'confirmed-valid');
    for (const { isOfLiveSecrets, rules } of conditions) {
        for (const rule of rules) {
            const isLive = isOfLiveSecrets || live?.some(({ ruleId }) => ruleId === rule.ruleId);
            const isGrave = isLive || rule.columns.includes('critical');
            if (rule.product === 'secrets' && isGrave)
                never.add((0,_rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .cu)(rule));
        }
    }
    return (rule) => !never.has((0,_rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOf */ .cu)(rule));
}
function fixOf({ product }) {
    if (product === 'secrets')
        return 'revoke';
    return product === 'supply-chain' ? 'update' : 'fix';
}
/** Long enough to plan the fix, short enough to be checked again. A policy may allow less. */
const WAIVER_DAYS = 30;
const MOST_OF_A_NAME = 500;
/** YAML of a waiver for the first blocking rule with a name; no lines if this rule has one, which must be changed instead. Undefined if none may help. */
function waiverToPaste(report) {
    if (!(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isToFix */ .Di)(report) || !mayWaive(report))
        return undefined;
    const rule = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .blockingConditions */ .a8)(report)
        .flatMap(({ rules }) => rules)
        .find((one) => writtenName(one) !== undefined);
    return rule !== undefined && waivable(report)(rule) ? { rule, lines: waiverLines(report, rule) } : undefined;
}
/** The file or the setting for a waiver, if there may be one. */
function waiverPlace({ event, policy, waiversFile }, code) {
    const source = waiversFile === undefined ? policy : waiversFile.source;
    if (source?.kind === 'input')
        return event === _domain_target_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD ? code('--policy') : `the input ${code('policy')}`;
    const path = code(source?.path ?? waiversFile?.path ?? '');
    return source?.kind === 'file' ? `${path} of ${code(source.repository)}` : path;
}
/** A file can have only one list of waivers. */
function hasList(report) {
    return !isNewFile(report) && report.waivers.length > 0;
}
function isNewFile({ waiversFile }) {
    return waiversFile !== undefined && waiversFile.source === undefined;
}
function waiverLines(report, rule) {
    const { waivers, times, longestWaiverDays = WAIVER_DAYS } = report;
    if (waivers.some(({ rule: waived }) => waived === rule.rulePath || waived === rule.ruleId))
        return [];
    const days = Math.min(WAIVER_DAYS, longestWaiverDays);
    // In double quotes, as YAML reads it; harmless in Markdown and in a log.
    const quoted = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceInvisible */ .k6)(JSON.stringify(writtenName(rule)), _text_js__WEBPACK_IMPORTED_MODULE_4__/* .unitEscapes */ .Ph).replace(/[<>#'&]/g, _text_js__WEBPACK_IMPORTED_MODULE_4__/* .unitEscapes */ .Ph);
    return [
        ...(isNewFile(report) ? ['version: 1'] : []),
        ...(hasList(report) ? [] : ['waivers:']),
        `  - rule: ${quoted}`,
        '    reason: "Say why this is acceptable"',
        '    owner: "@your-team"',
        `    expires: ${(0,_domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(times.startedAtMs + days * _domain_text_calendar_date_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO)}`,
    ];
}
/** A blank one is refused in a policy, and finds nothing; a very long one has no room. */
function writtenName({ rulePath, ruleId }) {
    return [rulePath, ruleId].find((text) => text.trim() !== '' && text.length <= MOST_OF_A_NAME);
}
/** The lines of `waiverToPaste` after a sentence that says what they are for; empty without a waiver. */
function pasteBlock(report, { code }) {
    const waiver = waiverToPaste(report);
    if (waiver === undefined)
        return [];
    const [name, place] = [code((0,_rule_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNames */ .XZ)(report)(waiver.rule)), waiverPlace(report, code)];
    if (waiver.lines.length === 0)
        return [`${name} has a waiver in ${place}: change that one.`];
    const list = hasList(report) ? `the list ${code('waivers')} in ` : '';
    return [`To waive ${name}, add this to ${list}${place}, with your own reason, owner and date:`, ...waiver.lines];
}
/** No line can end the fence: each begins with words of ours. */
function pasteLines(report) {
    const [about = '', ...lines] = pasteBlock(report, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .markdown */ .wD)(report));
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)(about, lines.length === 0 ? '' : ['```yaml', ...lines, '```'].join('\n'));
}


/***/ }),

/***/ 1586:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ enforcementNote),
/* harmony export */   Q_: () => (/* binding */ whoActs),
/* harmony export */   qq: () => (/* binding */ missingText),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* unused harmony export WHO_ACTS */
/* harmony import */ var _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2688);
/* harmony import */ var _domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6122);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1599);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7847);
/* harmony import */ var _ways_out_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(501);






/** Says who acts, before the next step; empty if the next step addresses the reader. */
const WHO_ACTS = {
    gate: 'This is not caused by this change. Ask the maintainers of this check:',
    scans: 'Ask the people who run the scans:',
    time: '',
    platform: 'This is not caused by this change.',
    author: '',
};
/** Names what is missing for a verdict, in words that follow a colon; empty for a verdict without a reason. */
function missingText({ verdict }) {
    const { reason, detail, isOfBaseline } = verdict;
    const missing = reason === undefined ? '' : (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(reason, detail).missing;
    if (isOfBaseline !== true)
        return missing;
    return reason === 'no-scan' ? 'no scan of the baseline was found' : `for the baseline, ${missing}`;
}
/** Says who can act. Empty for a proven verdict, for a replay, and if the next step says that there is nothing to do. */
function whoActs({ verdict, nextStep, replay }) {
    if (verdict.word !== 'inconclusive' || replay !== undefined || nextStep === _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW)
        return '';
    return WHO_ACTS[(0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(verdict.reason, verdict.detail).actor];
}
/** Says why the job succeeds: the gate only reports, or the reason is softened; else empty. For a project, the whole reports mode and job. */
function enforcementNote(report, { strong, code }, isProject = false) {
    const { exitCode, isSoftened, mode, verdict } = report;
    if (mode === 'report' && exitCode === 0 && !isProject)
        return `${strong('Not enforced.')} The gate only reports (${code('mode: report')}): this job succeeds whatever the verdict.`;
    if (!isSoftened || !(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnenforced */ .QR)(report))
        return '';
    const what = isProject ? 'nothing is proven of this project' : 'this job succeeds, and nothing is proven';
    return `${strong('Not enforced.')} ${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning: ${what}.`;
}
/** What to do next; empty for a pass. */
function nextStep(report, { waitTimeoutMs, commitStatus }) {
    const { verdict } = report;
    if (verdict.word === 'pass')
        return '';
    if (verdict.word === 'fail')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)([(0,_ways_out_js__WEBPACK_IMPORTED_MODULE_5__/* .waysOut */ .ZN)(report, (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(report)), (0,_ways_out_js__WEBPACK_IMPORTED_MODULE_5__/* .limitsNote */ .Jo)(report)]);
    if (verdict.isOfBaseline)
        return stepOfBaseline(report);
    if (waitTimeoutMs === 0 && commitStatus !== undefined && _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[verdict.reason].isAwaited)
        return _domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_PENDING */ .mW;
    return (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(verdict.reason, report.event, verdict.detail, report.isSoftened);
}
function stepOfBaseline({ event, baseline, verdict: { reason, detail } }) {
    if (reason === 'no-scan')
        return `Correct the ${(0,_domain_text_setting_name_js__WEBPACK_IMPORTED_MODULE_1__/* .settingName */ .Q)('baseline', event)}, or scan ${baseline.ref} in full.`;
    const isToScan = detail === 'shared-ref' || reason === 'index-gap';
    return isToScan ? `Scan ${baseline.ref} in full again and re-run ${(0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .jobText */ .x3)(event)}.` : (0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .stepOf */ .cg)(reason, event);
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
    const known = secrets.filter((secret) => secret.length >= _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_SECRET */ .c3);
    // No regular expression: a token may have thousands of characters, and one of all its forms would be too large to compile.
    const longestFirst = known.flatMap(formsOf).sort((a, b) => b.text.length - a.text.length);
    const whole = known.flatMap(spelledOut).sort((a, b) => b.length - a.length);
    if (whole.length === 0)
        return (text) => text;
    // A text that contains a form contains the beginning of that form. Most texts contain none.
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
/** Returns the value with every text in it redacted. Call it before anything is cut: half of a secret would remain. */
function redactAll(value, redact) {
    return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? redact(leaf) : leaf));
}
/** Resembles an e-mail address, its at sign plain or encoded. Its last part begins with a letter, unlike that of an npm package (`name@1.2.3`). */
const EMAIL_ADDRESS = /[^\s@/:;,<>()[\]"'`=?&#\\]{1,64}(?:@|%40)(?:[\p{L}\p{N}_-]{1,63}\.){1,9}\p{L}[\p{L}\p{N}-]{1,62}/giu;
/** Names of refs stay as they are: a run is about them. */
const REFS = new Set(['branch', 'ref', 'refs']);
/** Replaces e-mail addresses in a value by words like `e-mail-1`. An address gets the same word each time, so that different texts stay different. */
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
/** Returns the value with `change` applied to everything but lists and objects. Members that are `kept` stay as they are. */
function mapLeaves(value, change, kept) {
    if (typeof value !== 'object' || value === null)
        return change(value);
    // Unchanged parts are not copied: a report may have a hundred thousand rules.
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
/** Forms in which any character may be escaped: the secret, and its bytes as in an address, where a space may be a plus. */
function spelledOut(secret) {
    const units = [secret, Buffer.from(secret, 'utf8').toString('latin1')];
    return [...new Set([...units, ...units.map((text) => text.replaceAll(' ', '+'))])];
}
/** Base64 of a secret `offset` bytes into a group of three: the characters that depend on it alone, and whether those beside them do in part. */
function base64Forms(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = encoded.slice(start, end);
    const shared = { sharesFirst: offset !== 0, sharesLast: ((offset + bytes.length) * 8) % 6 !== 0 };
    const urlSafe = core.replaceAll('+', '-').replaceAll('/', '_');
    return [core, urlSafe].map((text) => ({ text, ...shared }));
}
/** An escaped character of JSON or of an address: `\u002b`, quoted once more or not, `\/` or `%2B`. */
const ESCAPE = /\\{1,8}u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;
/** Masks a secret with any of its characters escaped: encoders differ. `secret` is not empty. Linear, except for texts that begin the secret again and again. */
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
/** False if none of these characters is escaped: then `hideEscaped` finds only secrets that are written plainly. */
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
/** Length of this character as the text writes it at this position; 0 if another character is there. */
function lengthOf(unit, text, at) {
    const first = text[at];
    if (first === '\\' || first === '%') {
        ESCAPE.lastIndex = at;
        const [whole = '', unicode, byte, literal] = ESCAPE.exec(text) ?? [];
        const code = unicode ?? byte;
        const character = code === undefined ? literal : unitOf(code);
        if (character === unit)
            return whole.length;
    }
    return first === unit ? 1 : 0;
}


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   D6: () => (/* binding */ resultText),
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
/* harmony export */   WN: () => (/* binding */ countsText),
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
/* harmony import */ var _domain_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9239);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1599);





const RESULT_TEXTS = ['broken', 'warning', 'not proven', 'ok', 'not applicable'];
/** A broken condition that blocks nothing is a warning. */
function resultText({ action, result }) {
    if (result === 'broken')
        return action === 'fail' ? 'broken' : 'warning';
    return { unproven: 'not proven', ok: 'ok', 'not-applicable': 'not applicable' }[result];
}
/** Conditions in the reader's order: that of the texts of their results. */
function worstFirst(conditions) {
    const urgency = (condition) => RESULT_TEXTS.indexOf(resultText(condition));
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
/** The products that a scan decides for and that a limit or condition in force counts. The verdict is about these only. */
function judgedProducts({ scans, conditions }) {
    const inForce = conditions.filter(({ max, result }) => max !== _domain_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .UNLIMITED */ .Mp && result !== 'not-applicable');
    const counted = inForce.flatMap(({ products }) => products);
    const decided = scans.flatMap(({ decides }) => decides);
    return _domain_product_js__WEBPACK_IMPORTED_MODULE_2__/* .PRODUCTS */ .zv.filter((product) => counted.includes(product) && decided.includes(product));
}
/** True for a fail that is not a replay: a replay leaves nothing to fix now. */
function isToFix({ verdict, replay }) {
    return verdict.word === 'fail' && replay === undefined;
}
/** True for a pass that no condition could have prevented: it says nothing about how many issues there are. */
function isPassWhereNothingBlocks({ verdict, conditions }) {
    return verdict.word === 'pass' && !conditions.some(_domain_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .canBlock */ .Ch);
}
/** True for a fail that was proven before everything was read. Issues of unknown severity were read, but cannot be judged. */
function isIncompleteFail({ verdict }) {
    return verdict.word === 'fail' && verdict.reason !== undefined && verdict.reason !== 'unclassified';
}
/** True if the exit code does not follow the verdict because a setting says so. */
function isUnenforced(report) {
    return report.exitCode === 0 && report.verdict.word !== 'pass';
}
function hasCounts(report) {
    return _domain_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT_COLUMNS */ .sP.some((column) => boundText(report.countsAre, report.counts[column]) !== NOT_READ);
}
function hasFound(report) {
    return report.conditions.some((condition) => condition.result !== 'not-applicable' && foundText(report, condition) !== NOT_READ);
}
/** True if something is compared with a baseline: else a column `new` would be empty. */
function isCompared({ conditions }) {
    return conditions.some((condition) => condition.new !== undefined);
}
/** True if a waiver exists: else a column `waived` would be all zeros. */
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
/** `3 critical, at least 2 high, low not read` */
function countsText(report, columns, isZeroReported = false) {
    return columns
        .map((column) => ({ column, text: boundText(report.countsAre, report.counts[column]) }))
        .filter(({ text }) => isZeroReported || text !== '0')
        .map(({ column, text }) => (text === NOT_READ ? `${column} ${text}` : `${text} ${column}`))
        .join(', ');
}
/** Says how exact the numbers of a column are. If it was not read to its end, they are lower bounds, also beside a pass. */
function boundOfColumn({ counts, countsAre }, column) {
    return countsAre === 'exact' && counts[column] === undefined ? 'at-least' : countsAre;
}
/** Says how exact the numbers of a condition are. Those of an `ok` condition are proven to be exact, whatever else was not read. */
function boundOf({ countsAre, verdict }, { result }) {
    if (result === 'ok' || countsAre !== 'exact')
        return result === 'ok' ? 'exact' : countsAre;
    // An unproven condition is then a warning about a product that was not waited for, or a limit that issues of unknown severity may break.
    const isElseWhole = verdict.reason === undefined || verdict.reason === 'unclassified';
    return result === 'unproven' && isElseWhole ? 'at-least' : 'exact';
}
/** Renders an exact number, or a lower bound. A lower bound of 0 says nothing, so it is `none`, as an unknown number is. */
function boundText(bound, count, none = NOT_READ) {
    if (count === undefined || bound === 'unsettled')
        return none;
    if (bound === 'exact')
        return String(count);
    return count > 0n ? `${atLeast(bound)}${count}` : none;
}
const NOT_READ = 'not read';
/** Returns the report without the numbers that pages show as not read: output for programs says no more than the pages. */
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
/** Says what a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
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
/** Issues by severity and product, under `cellKey`, and the products that have any rule. Stored, for pages ask again and again. */
const sumByCell = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .kept */ .LP)(({ rules }) => {
    const cells = new Map();
    const products = new Set();
    for (const { severity = 'unrated', product = 'other', issues } of rules) {
        const key = cellKey(severity, product);
        cells.set(key, (cells.get(key) ?? 0n) + issues);
        products.add(product);
    }
    return { cells, products };
});
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
/* harmony export */   pA: () => (/* binding */ severityText)
/* harmony export */ });
/* unused harmony export epssText */
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(865);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1599);



/** Most lines of a file that a row names; the others are counted. */
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
/** Says what the finding is and how to fix it, in the platform's words and ours; empty if no more than the rule is known. */
function whatText({ about, rule, isLive }, { outside, copied, strong }) {
    const { dependency, secret, message = '' } = about ?? {};
    if (rule.product === 'secrets' || isLive) {
        const what = secret?.kind === undefined ? 'Secret' : `${outside(secret.kind)} secret`;
        const known = isLive ? ' that works' : (SECRETS[secret?.validation ?? ''] ?? '');
        return `${what}${known}: ${strong(isLive ? 'revoke it first' : 'revoke it')}, then remove it`;
    }
    const named = [dependency?.package, dependency?.version].flatMap((text) => (text ? [copied(text)] : []));
    const said = named.length > 0 ? named.join(' ') : message === '' ? '' : outside(message);
    if (rule.product !== 'supply-chain')
        return said;
    const { fixedBy } = dependency ?? {};
    if (said === '')
        return strong('Update or remove the package');
    const reported = /[.!?…]$/.test(said) ? said : `${said}:`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([reported, strong(fixedBy === undefined ? 'update or remove it' : `update to ${copied(fixedBy)}`)]);
}
const SECRETS = {
    'confirmed-invalid': ' that no longer works',
    'validation-error': ', not known whether it works',
    'no-validator': ', not known whether it works',
};
function plainRow(row, report, style) {
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([whatText(row, style), `[${rowFacts(row, style).join(', ')}]`]);
    return { severity: severityText(row, report), where: whereText(row, style), what };
}
/** The small line below a finding: the advisory, how likely an attack is, the rule, and conditions it breaks that are no severity limits. */
function rowFacts(row, style) {
    const { about, rule, conditions, bound, found, judged } = row;
    const left = rule.issues;
    const own = conditions.filter(({ column }) => column === undefined);
    const least = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .atLeast */ .jZ)(bound);
    const isAmong = left === found && bound === 'exact' && (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .issuesOf */ .wf)(row) > left;
    return [
        ...(about?.dependency?.advisory === undefined ? [] : [style.copied(about.dependency.advisory)]),
        ...(epssText(rule.epss) === '–' ? [] : [`EPSS ${epssText(rule.epss)}`]),
        style.rule(rule),
        ...(judged < rule.found && (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .isNewJudged */ .O2)(conditions[0]) ? [`${least}${judged} of ${least}${rule.found} new`] : []),
        ...(left < judged ? [`${judged - left} of ${least}${judged} waived`] : []),
        ...(isAmong ? [`among them ${left} that ${left === 1n ? 'counts' : 'count'}`] : []),
        ...(own.length === 0 ? [] : [`breaks ${own.map(({ name }) => style.code(name)).join(', ')}`]),
    ];
}
/** `94.4%`; a dash if the score is not a probability. */
function epssText(epss) {
    return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}


/***/ }),

/***/ 6659:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XZ: () => (/* binding */ ruleNames),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   oF: () => (/* binding */ ruleName),
/* harmony export */   xe: () => (/* binding */ newIssues)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1056);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1599);


/** Shows a rule by the shortest end of its path that no other rule on a page of this report has. Rules with the same path get their product and id. */
const ruleNames = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kept */ .LP)((report) => {
    const { shared, ends } = namesOf(report);
    return (rule) => {
        const name = ruleName(rule);
        if (shared.has(name))
            return `${name}${mark(rule)}`;
        // An end without a letter, as a version has, is no name.
        const isName = (end) => (ends.get(end) ?? 1) === 1 && /[a-z]/i.test(end);
        return PATH.test(name) ? (endsOf(name).find(isName) ?? name) : name;
    };
});
/** Names that several rules have, and how many names have which end. */
function namesOf(report) {
    const first = new Map();
    const shared = new Set();
    for (const rule of shownRules(report)) {
        const name = ruleName(rule);
        const one = first.get(name) ?? rule;
        first.set(name, one);
        if (one.ruleId !== rule.ruleId || one.product !== rule.product)
            shared.add(name);
    }
    const ends = new Map();
    for (const name of first.keys())
        for (const end of endsOf(name))
            ends.set(end, (ends.get(end) ?? 0) + 1);
    return { shared, ends };
}
/** A name that shares more than these with another one is shown whole: a hostile one may have a hundred thousand. */
const MOST_SEGMENTS = 20;
/** The last segment of a name, the last two, and so on. */
function endsOf(name) {
    const segments = name.split('.').slice(-MOST_SEGMENTS);
    return segments.map((_, index) => segments.slice(-1 - index).join('.'));
}
/** Rules that conditions count, and the first ones of those that break nothing, are new, or are gone. */
function* shownRules({ conditions, rules, breakingRules, fixedRules }) {
    for (const condition of conditions)
        yield* condition.rules;
    yield* rules.slice(breakingRules, breakingRules + _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SUMMARY_RULES */ .Hb);
    if (fixedRules === undefined)
        return;
    yield* fixedRules.slice(0, _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SUMMARY_RULES */ .Hb);
    yield* rules.filter((rule) => newIssues(rule) > 0n).slice(0, _domain_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SUMMARY_RULES */ .Hb);
}
function newIssues({ issues, issuesAtBaseline = 0n }) {
    return issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n;
}
/** Words with dots between them. Its time is linear in the length of the name. */
const PATH = /^[\w/-]+(?:\.[\w/-]+)+$/;
/** ` [code r-1]`: distinguishes rules of one path. */
function mark({ product, ruleId, rulePath }) {
    const words = [product, rulePath === '' ? '' : ruleId].filter((word) => word !== undefined && word !== '');
    return words.length === 0 ? '' : ` [${words.join(' ')}]`;
}
/** The same text for the same rule. Rules of several products may share a path or an id. */
function identityOf({ product, ruleId, rulePath }) {
    return JSON.stringify([product, ruleId, rulePath]);
}
function ruleName({ rulePath, ruleId }) {
    return rulePath || ruleId || '(rule without a name)';
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
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* unused harmony exports MOST_OF_A_SENTENCE, sentence, outside, copied, linkTo */
/* harmony import */ var _domain_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8086);
/* harmony import */ var _domain_rule_page_address_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7275);
/* harmony import */ var _domain_rule_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2623);
/* harmony import */ var _rule_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6659);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1599);





/** A style is stored by report: a page is made again and again until it fits, and the names of rules take most of the time. */
const markdown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)((report) => {
    const nameOf = (0,_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
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
        wholeRule: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kept */ .LP)((one) => nameOf(one) === (0,_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(one) ? rule(one) : `${rule(one)} · ${code((0,_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(one))}`),
        prose,
        sentence,
        outside,
        link: linkTo(report.links),
        lines: linkToCode(report.links),
    };
});
/** For a log or a terminal, which makes each line harmless. */
function plain(report) {
    const nameOf = (0,_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleNames */ .XZ)(report);
    const same = (text) => text;
    const reported = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text);
    return {
        verdict: (_, subject, words) => `${subject} ${words}`,
        strong: same,
        code: reported,
        copied: reported,
        rule: (rule) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(nameOf(rule)),
        wholeRule: (rule) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)((0,_rule_names_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleName */ .oF)(rule)),
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
/** Text from outside as prose without markup. Zero-width spaces break mentions, references, addresses, emoji and commits. Not for the start of a block. */
function outside(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(text).split(' ').map(outsideWord).join(' ');
}
/** A path or a package, for a reader to copy: as prose if that needs no zero-width space, else as code. */
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
/** Matches text like a commit, `www.`, `GH-`, characters that begin a reference, and markup. */
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
/** Quotes the lines, each on its own, to set them apart from the text about the verdict. */
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
/** The shortest fence that the text does not contain. GitHub takes none of more than 80, and 800 characters have at most 38 different lengths. */
function absentRun(text) {
    const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
    let length = 1;
    while (present.has(length))
        length += 1;
    return length;
}
/** Makes a word code if it could begin a list or a quotation, or would have to be broken or escaped. */
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
/* harmony export */   uH: () => (/* binding */ clean)
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
/** Adds a capital, unless the first word is not an ordinary one, such as a name, and a full stop. */
function plainSentence(text) {
    const start = /^[a-z]+(?:[ ,.:;]|$)/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
    return start === '' || /[.!?…]["'`)]*$/.test(start) ? start : `${start}.`;
}
/** Calls `make` once for each object, and stores what it returns. */
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
function fewOf(items, most, nameOf, inAll = items.length) {
    const named = items.slice(0, most).map((item) => nameOf(item));
    return [named.join(', '), ...moreLine(inAll - named.length)].join(' ');
}
function fewLines(lines, most) {
    return [...lines.slice(0, most), ...moreLine(lines.length - most)];
}
function moreLine(left) {
    return left > 0 ? [`and ${left} more`] : [];
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
/* harmony import */ var _domain_text_list_items_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(151);
/* harmony import */ var _finding_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(865);
/* harmony import */ var _fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4645);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6024);
/* harmony import */ var _row_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8548);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1599);








/** Says how to fix a fail, beyond what its rows say, and what else may be done. */
function waysOut(report, style) {
    const { links, event } = report;
    const rows = blockingRows(report);
    const isOne = rows.length === 1 && (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesOf */ .wf)(rows[0]) === 1n;
    const all = (0,_row_text_js__WEBPACK_IMPORTED_MODULE_5__/* .areAllNew */ .Ui)(report) ? `${isOne ? 'This is' : 'All of these are'} new.` : '';
    const fixes = new Set(rows.map(({ rule }) => (0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .fixOf */ .BW)(rule)));
    const [only] = fixes.size === 1 ? fixes : ['fix'];
    const isLiveAmong = rows.some(({ isLive }) => isLive) && mayBeNoDanger(report);
    const them = isOne ? 'it' : 'these';
    const first = isLiveAmong ? LIVE_FIRST : REPAIRS[only](them, isOne);
    const rerun = style.link(`re-run ${(0,_domain_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .jobText */ .x3)(event)}`, links.run);
    const waiver = (0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .mayWaive */ .qo)(report)
        ? ` To accept a rule for a time, add a waiver with an owner and a date to ${(0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverPlace */ .ot)(report, style.code)}.`
        : '';
    const triage = style.link('Triage it on the platform', links.findings);
    const again = !mayBeNoDanger(report)
        ? ': the next run judges that commit.'
        : (0,_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .mayTriage */ .SX)(report)
            ? `. False alarm? ${triage} and ${rerun}: it takes seconds, nothing is scanned again.`
            : `, or undo what silences ${them}, then ${rerun}: what is taken back ${style.link('on the platform', links.findings)} needs no new scan.`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([all, `${first}${again}${waiver}`]);
}
/** False if all blocking findings are secrets that work: these are a danger, and no false alarm. */
function mayBeNoDanger(report) {
    return !blockingRows(report).every(({ isLive }) => isLive);
}
function blockingRows(report) {
    return (0,_finding_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .findingRows */ .d9)(report).rows.filter(({ isBlocking }) => isBlocking);
}
const LIVE_FIRST = 'First revoke each secret that works. Then fix the rest and push';
const REPAIRS = {
    revoke: (_, isOne) => `Revoke ${isOne ? 'the secret' : 'each secret'}, remove it and push`,
    update: (_, isOne) => `Update or remove the ${isOne ? 'package' : 'packages'} and push`,
    fix: (them) => `Fix ${them} and push`,
};
const SOURCES = { default: ' (the default)', input: '', policy: ' in the policy' };
/** `fail-on-severity high (the default)` */
function failOnText({ severity, source }, code = (text) => text) {
    return `${code('fail-on-severity')} ${severity}${SOURCES[source]}`;
}
/** Says which limits block although they are not conditions of the policy, and how to change them; empty if none blocks. */
function limitsNote({ conditions, failOnSeverity, event }, code = (text) => text) {
    const limits = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .blockingConditions */ .a8)({ conditions }).filter(({ column }) => column !== undefined);
    const isBesidePolicy = conditions.some(({ column }) => column === undefined);
    if (failOnSeverity === undefined || !isBesidePolicy || limits.length === 0)
        return '';
    const [apply, them] = limits.length === 1 ? ['applies', 'it'] : ['apply', 'them'];
    const where = event === _domain_target_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMAND_LINE */ .rD ? 'on the command line' : 'in the workflow';
    return (`${(0,_domain_text_list_items_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .K)(limits.map(({ name }) => code(name)))} ${apply} in addition to the policy, with ${failOnText(failOnSeverity, code)}. ` +
        `To change that, set ${them} or ${code('fail-on-severity')} ${where}.`);
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
/** With fewer scans of the same products, all scans of the kind are used. Products matter: a scan for secrets alone takes seconds. */
const ENOUGH_OF_PRODUCTS = 3;
/** Fewer durations say little about how far they vary: the range is then at least `LEAST_SPREAD` of the median, both ways. */
const FEW = 5;
const LEAST_SPREAD = 0.15;
function expectedEndOf(scan, earlierScans) {
    const timed = earlierScans.filter((earlier) => isAlike(earlier, scan) && durationOf(earlier) !== undefined);
    const products = productKey(scan);
    const ofProducts = timed.filter((earlier) => productKey(earlier) === products);
    const isOfProducts = products !== '' && ofProducts.length >= ENOUGH_OF_PRODUCTS;
    const durations = (0,_scan_order_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .l)(isOfProducts ? ofProducts : timed)
        .slice(0, MOST_EARLIER_SCANS)
        .map((earlier) => durationOf(earlier));
    const expected = expectedEnd(durations);
    return expected && { ...expected, isSure: isOfProducts && durations.length >= FEW };
}
/** Leaves out the fastest of every twenty and the slowest of every ten. The next scan may be faster by the mean distance of two. */
function expectedEnd(durationsMs) {
    const count = durationsMs.length;
    if (count === 0)
        return undefined;
    const sorted = durationsMs.toSorted((a, b) => a - b);
    const medianMs = sorted[Math.floor(count / 2)];
    const fastestMs = sorted[Math.floor(count / 20)];
    const slowestMs = sorted[count - 1 - Math.floor(count / 10)];
    const widenMs = count < FEW ? LEAST_SPREAD * medianMs : 0;
    return {
        earliestMs: Math.min(fastestMs - (slowestMs - fastestMs) / count, medianMs - widenMs),
        medianMs,
        latestMs: Math.max(slowestMs, medianMs + widenMs),
    };
}
function isAlike(earlier, scan) {
    return earlier.repositoryId === scan.repositoryId && earlier.isFullScan === scan.isFullScan && !earlier.isPartialScan;
}
/** Milliseconds from start to end, which the gate would wait; the platform's own duration if these times are missing or impossible. */
function durationOf({ startedAtMs, completedAtMs, totalTimeSeconds }) {
    if (startedAtMs !== undefined && completedAtMs !== undefined && completedAtMs > startedAtMs)
        return completedAtMs - startedAtMs;
    return totalTimeSeconds !== undefined && totalTimeSeconds > 0 ? totalTimeSeconds * 1_000 : undefined;
}
/** Includes unknown products, because they take time too. Empty if the scan names none. */
function productKey({ enabledProducts }) {
    return [...new Set(enabledProducts.map((name) => (0,_domain_product_js__WEBPACK_IMPORTED_MODULE_0__/* .productOf */ .$7)(name) ?? name.toLowerCase()))].toSorted().join();
}


/***/ }),

/***/ 2103:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAfter),
/* harmony export */   l: () => (/* binding */ newestFirst)
/* harmony export */ });
/** Sorts by start, then by the larger id. A scan without a start takes the latest start among those with a smaller id. */
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
/** True if `one` started or ended later: the issues of their ref may then be those of `one`. If starts are missing, the ids decide. */
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
/** Imported first by every entry point: Node ends with 0 if a promise never settles, and with 1 before our first line runs. */
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
    // Keeps the exit code of the verdict, however the process ends.
    process.exitCode = decided ?? UNDECIDED;
});
/** The only function of the program that can set the exit code to 0. Called again if the requested output cannot be written. */
function decide(exitCode) {
    decided = exitCode;
    process.exitCode = exitCode;
}
/** Waits at most `ms` for a slow reader of the output, and for nothing else that keeps the process running. */
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
/** A thread that waits for DNS or for a file would delay `process.exit`. */
function isHeld() {
    return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}
/** What to do if the program breaks before its verdict. Until this is set, the reason is printed. */
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
/** Writes one line, without a stack. It is not cut before it is redacted, since part of a secret would stay. */
function firstLine(thrown) {
    const text = thrown instanceof Error ? thrown.message : 'something that is not an error was thrown';
    return text.split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/src/gate/process/oldest-node.js

/** The oldest Node that the program runs on: that of the Action, and `engines` of package.json. */
const OLDEST_NODE = 24;
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


const IN_A_MOMENT = { end: () => endWithin(1_000), stopped() { } };
/** After a stop: the time for the work to end by itself, and the time for everything. */
const WORK_ENDS_MS = 1_000;
const ALL_ENDS_MS = 1_700;
/** Runs the job and ends the process once, whatever happens first. A stop (SIGINT, SIGTERM) aborts the signal with `cancelled`. Never throws. */
async function runProcess(begin, output = IN_A_MOMENT) {
    // A reader that goes away (`| head`) must not end the process: its exit code is the verdict.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const controller = new AbortController();
    const cancelled = new domain_failure/* GateFailure */.In('cancelled', 'the run was stopped from outside');
    let isStopped = false;
    process.on('SIGINT', cancel).on('SIGTERM', cancel);
    const job = begin(controller.signal);
    let concluded;
    let isReported = false;
    async function conclude(endingOf) {
        if (concluded !== undefined)
            return;
        const ending = endingOf();
        concluded = ending;
        decide(ending.exitCode);
        await ending.tell?.();
        isReported = true;
        controller.abort(new domain_failure/* GateFailure */.In('cancelled', 'the run is over'));
        if (isStopped)
            endNow(ending);
        else
            output.end(ending);
    }
    function cancel() {
        if (isReported)
            endNow(concluded);
        // npm and others pass on a stop that the process has received already.
        if (isReported || isStopped)
            return;
        isStopped = true;
        controller.abort(cancelled);
        setTimeout(() => conclude(() => job.fail(cancelled)), WORK_ENDS_MS);
        setTimeout(() => endNow(concluded), ALL_ENDS_MS);
    }
    function endNow(ending) {
        if (!isReported)
            ending.cutShort?.();
        isReported = true;
        output.stopped(ending);
        endStopped();
    }
    whenBroken((message) => {
        const failure = new domain_failure/* GateFailure */.In('internal', message);
        controller.abort(failure);
        void conclude(() => job.fail(failure));
    });
    await job.work().then((ending) => conclude(() => ending), (thrown) => conclude(() => job.fail((0,domain_failure/* asGateFailure */.c5)(thrown))));
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





/** A sentence about one invalid setting: what is wrong and what to write. The name is put in front later. */
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
function parseLimit(text) {
    if (text === 'none')
        return 'none';
    if (!(0,ids/* isDigits */.Hc)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a limit; write plain digits, up to 9223372036854775807, or none`);
    return BigInt(text);
}
function oneOf(words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        if (word === undefined)
            throw new InputProblem(unknownWord(text, words));
        return word;
    };
}
/** A list separated by commas or line breaks, of one item at least; `read` turns an item into a value, and no value may appear twice. */
function parseList(text, read) {
    const items = (0,list_items/* listItems */.D)(text);
    if (items.length === 0)
        throw new InputProblem('nothing is named; name at least one');
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
/** https, or plain http on loopback. A path is allowed; nothing that could send the token elsewhere is. Messages never quote the text: it may have a password. */
function parseBaseUrl(text) {
    if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text))
        throw new InputProblem('this is not an address; write the whole address, such as https://findings.example.com');
    const url = new URL(text);
    if (url.username !== '' || url.password !== '' || text.split('/')[2]?.includes('@'))
        throw new InputProblem('the address contains a user name or password; remove it, the token is a setting of its own');
    const hasDots = text.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
    if (hasDots || /[?#]|%(?:2f|5c|00)/i.test(text))
        throw new InputProblem('the address contains a query or a fragment, "..", "." or an encoded slash; remove it');
    if (url.protocol === 'http:' && !(0,remote_address/* isLoopback */.U9)(url.hostname))
        throw new InputProblem('plain http is only for loopback; write https');
    return url;
}

;// CONCATENATED MODULE: ./lib/src/inputs/parse-on-inconclusive.js




/** `fail`, `warn` (every reason that can be softened), or a list of `<reason>: fail|warn`. Undefined if blank: the policy decides. Throws `InputProblem`. */
function parseOnInconclusive(text) {
    const entries = (0,list_items/* listItems */.D)(text);
    if (entries.length === 0)
        return undefined;
    const only = FAIL_OR_WARN.find((word) => word === entries.join());
    if (only !== undefined)
        return Object.fromEntries(domain_softening/* SOFTENABLE_REASONS */.a_.map((one) => [one, only]));
    let softening = {};
    for (const entry of entries) {
        const { reason, answer } = readEntry(entry);
        if (softening[reason] !== undefined)
            throw new InputProblem(`${(0,suggestion/* quote */.hD)(reason)} is named twice; name it once`);
        softening = { ...softening, [reason]: answer };
    }
    return softening;
}
const FAIL_OR_WARN = ['fail', 'warn'];
function readEntry(entry) {
    const [name, answer, ...rest] = entry.split(':').map((part) => part.trim());
    if (name === undefined || answer === undefined || rest.length > 0)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(entry)} is not understood; write fail, warn, or lines such as "server: warn"`);
    if ((0,domain_softening/* isUnsoftenable */.hW)(name))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} always fails and cannot be named here; remove it`);
    const reason = domain_softening/* SOFTENABLE_REASONS */.a_.find((softenable) => softenable === name);
    if (reason === undefined)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} is not a known reason; ${(0,suggestion/* suggestion */.h)(name, domain_softening/* SOFTENABLE_REASONS */.a_)}`);
    return { reason, answer: oneOf(FAIL_OR_WARN)(answer) };
}

// EXTERNAL MODULE: ./lib/src/report/text/redact.js
var text_redact = __nccwpck_require__(3741);
// EXTERNAL MODULE: ./lib/src/gate/outcome/report-of.js + 3 modules
var report_of = __nccwpck_require__(2441);
// EXTERNAL MODULE: ./lib/src/gate/publish/plain-final-line.js
var plain_final_line = __nccwpck_require__(8223);
;// CONCATENATED MODULE: ./lib/src/gate/entry-point/gate-job.js







/** When the pages begin to load, while the run waits for answers. */
const LOADED_AFTER_MS = 30;
function gateJob(entryPoint) {
    const { clock, redact, log } = entryPoint;
    const monotonicStart = clock.now();
    const startedAtMs = clock.wallNow();
    let text;
    let ready;
    /** Final: reading locations does not change it. */
    let judged;
    const publication = (0,once/* once */.O)(() => entryPoint.loadPublication());
    function endingOf(report) {
        return {
            exitCode: report.exitCode,
            async tell() {
                const publish = await publication().catch(() => undefined);
                if (publish === undefined)
                    log.info((0,plain_final_line/* plainFinalLine */.d)(report, 'its report could not be loaded: this is a defect of the gate'));
                else
                    await publish((0,text_redact/* redactAll */.$I)(report, redact), ready, log);
            },
            cutShort: () => log.info((0,plain_final_line/* plainFinalLine */.d)(report, 'the run was stopped from outside before its report was out')),
        };
    }
    return {
        async work() {
            text = await entryPoint.read();
            const prepared = await entryPoint.prepare(text, monotonicStart);
            ready = await withRecord(prepared, prepared.raw ?? text.raw, entryPoint.audit);
            const running = ready.run(ready.inputs, ready.world);
            // By then the first request has been sent, and loading does not delay it. A failure is thrown where the result is awaited.
            setTimeout(() => publication().catch(() => { }), LOADED_AFTER_MS);
            judged = await running;
            // By the clock of this process: a record or a replay has a clock that ends with the verdict.
            const run = { ...ready, world: { ...ready.world, clock, monotonicStart } };
            const report = judged.places === undefined ? judged : await explained(judged, run, redact);
            judged = undefined;
            // If the code of the outputs cannot be loaded, the run ends as `internal`.
            await publication();
            return endingOf(report);
        },
        fail(failure) {
            if (judged !== undefined)
                return endingOf(judged);
            // A run may be stopped, or break, before its settings were read. They may be wrong then.
            const isRead = ready !== undefined || ['no-token', 'tls', 'github'].includes(failure.reason);
            const sent = ready?.world.reader.requestsSent() ?? 0;
            const facts = {
                repository: entryPoint.repositoryOf(text),
                event: entryPoint.event,
                startedAtMs,
                finishedAtMs: clock.wallNow(),
                seconds: (clock.now() - monotonicStart) / 1_000,
                requests: { planned: sent, sent },
            };
            return endingOf(earlyReport(failure, isRead ? text?.raw : undefined, facts));
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
        throw new domain_failure/* GateFailure */.In('config', 'this build has no records or attestations: remove the path');
    return recordPath === undefined ? ready : { ...ready, ...(await load()).recordRun(ready, raw) };
}
const NO_LINKS = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };
/** The report of a run that failed before its settings were read, or that broke in the middle of it. `raw` is undefined if its settings may be wrong. */
function earlyReport(failure, raw, { event, repository, ...closing }) {
    const mode = raw?.mode.trim() === 'report' ? 'report' : 'enforce';
    const onInconclusive = raw && parseOnInconclusive(raw['on-inconclusive']);
    const report = (0,report_of/* reportOf */.E)({ stopped: failure }, { mode, repository, onInconclusive }, { ...closing, links: NO_LINKS });
    // Without a target, the report does not know which entry point's words to use.
    return { ...report, nextStep: (0,reason/* stepOf */.cg)(failure.reason, event) };
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./lib/src/gate/process/system-clock.js

/** The machine's clocks. `now` is monotonic: no change of the time of day moves a deadline. */
const systemClock = {
    // Not `performance`, which loads a part of Node that a run with invalid settings does not need.
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
var product = __nccwpck_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/ref.js
var domain_ref = __nccwpck_require__(4927);
;// CONCATENATED MODULE: ./lib/src/inputs/policy-location.js


/** Reads the input `waivers-file`: a path in this repository. Throws like `parsePolicyLocation`. */
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
    if (ref === '' || !(0,domain_ref/* isRefName */.pA)(ref))
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
    return path;
}

// EXTERNAL MODULE: ./lib/src/domain/limits.js
var limits = __nccwpck_require__(1056);
;// CONCATENATED MODULE: ./lib/src/inputs/token.js


const LONGEST = 8_000;
/** Printable ASCII, not trimmed: a line break in a stored secret is a mistake. Messages never quote it. Throws `MissingToken` for a missing secret. */
function parseToken(text) {
    if (text.length <= LONGEST && PLACEHOLDER.test(text.trim()))
        throw new MissingToken('this is a placeholder that was not replaced: the secret does not exist or is not passed on');
    if (!/^[\x21-\x7e]*$/.test(text))
        throw new InputProblem('the token contains a space or a line break, or a character that no token has; store it again');
    if (text.length < limits/* SHORTEST_SECRET */.c3 || text.length > LONGEST)
        throw new InputProblem(`a token has ${limits/* SHORTEST_SECRET */.c3} to ${LONGEST} characters; store it again`);
    return text;
}
/** The problem if two servers would get the same token: each could use it on the other. */
function sameToken(one, other) {
    return `${one} and ${other} are the same token, which two servers would get; give each server its own token`;
}
/** The secret is missing, or its placeholder was given instead: `no-token`. All other problems are `config`. */
class MissingToken extends InputProblem {
}
/** What CI systems, shells and copied examples contain if a secret does not exist: `$(NAME)`, `${{ … }}`, `%NAME%`, `__NAME__`, `<your token>`, `***`. */
const PLACEHOLDER = /^(?:\$\(.*\)|\$\{.*\}|\$\[.*\]|\{\{.*\}\}|<.*>|#\{.*\}#?|%\w+%|!\w+!|__\w+__|\$(?:env:)?[a-z_]\w*|\*+|undefined)$/is;
/** Values that may hold a token, as written and trimmed: of inputs and flags in any spelling, and of variables named like an input. */
function possibleTokens(env) {
    const values = Object.entries(env).flatMap(([name, text = '']) => mayHoldToken(name.toLowerCase().replaceAll('token_file', '')) ? [text, text.trim()] : []);
    return [...new Set(values)].filter((text) => text !== '');
}
function mayHoldToken(name) {
    return (/^(?:input|findings_gate)_/.test(name) && name.includes('token')) || /(?:api|github)[-_]token$/.test(name);
}

;// CONCATENATED MODULE: ./lib/src/inputs/parse-inputs.js












/** Strict. Throws `config` with a sentence for each bad setting, or `no-token` if only the token is missing. `named` gives the name of a setting in messages. */
function parseInputs(raw, named = (name) => `input ${name}`) {
    const problems = [];
    const missingTokens = [];
    const read = (name, parse) => {
        // `parseInputs` never returns this for a required input: it throws below for every problem.
        const nothing = undefined;
        const written = raw[name];
        const text = written.trim();
        if (text === '' && !isNeeded(name))
            return nothing;
        try {
            if (text === '')
                throw name === 'api-token' ? new MissingToken('it is empty') : new InputProblem(REQUIRED);
            return parse(text, written);
        }
        catch (problem) {
            if (!(problem instanceof InputProblem))
                throw problem;
            const list = problem instanceof MissingToken ? missingTokens : problems;
            list.push(`${named(name)}: ${problem.message}`);
            return nothing;
        }
    };
    const inputs = readSettings(read);
    if (inputs.policy !== undefined && inputs.policyFile !== undefined)
        problems.push(`${named('policy')} and ${named('policy-file')}: only one of the two can be set; remove one`);
    // Undefined here for a required input that is refused.
    if (inputs.repositoryId !== undefined && (inputs.projects?.kind ?? 'one') !== 'one')
        problems.push(`${named('repository-id')} and ${named('projects')}: one names a project, the other several; ` +
            `remove the first; to judge only some projects, list their ids in the second`);
    if (inputs.githubToken !== undefined && inputs.githubToken === inputs.apiToken)
        problems.push(sameToken(named('api-token'), named('github-token')));
    const files = ['policy-file', 'waivers-file'].filter((name) => raw[name].trim() !== '');
    if (files.length > 0 && raw['github-token'].trim() === '') {
        const names = files.map(named).join(' and ');
        problems.push(`${names}: this is read through GitHub's API, which needs github-token; set it`);
    }
    if (problems.length > 0)
        throw new domain_failure/* GateFailure */.In('config', sentences(problems));
    if (missingTokens.length > 0)
        throw new domain_failure/* GateFailure */.In('no-token', sentences(missingTokens));
    return inputs;
}
function sentences(problems) {
    return problems.map((problem) => problem.replace(/[^.?]$/, '$&.')).join(' ');
}
const REQUIRED = 'this is required; set it under "with:", and not from a secret, which forks do not get';
const asGiven = (text) => text;
/** The one list of settings: the input of each, and how it is read. Problems are reported in this order. */
function readSettings(read) {
    return {
        baseUrl: read('base-url', parseBaseUrl),
        apiToken: read('api-token', (_, written) => parseToken(written)),
        deploymentId: read('deployment-id', (text) => parseDigits(text)),
        repositoryId: read('repository-id', (text) => parseDigits(text)),
        repository: read('repository', parseName(200)),
        commit: read('commit', parseCommit),
        requiredProducts: read('required-products', (text) => parseList(text, oneOf(product/* PRODUCTS */.zv))) ?? [],
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
        reportPath: read('report-path', asGiven),
        recordPath: read('record-path', asGiven),
        attestationPath: read('attestation-path', asGiven),
        githubToken: read('github-token', (_, written) => parseToken(written)),
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
function parseName(longest) {
    return (text) => {
        if (text.length > longest)
            throw new InputProblem(`this is longer than ${longest} characters`);
        if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))
            throw new InputProblem('this contains an invisible character; remove it');
        return text;
    };
}
function parseCommit(text) {
    if (!(0,ids/* isCommitSha */._$)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
    return text;
}
function parsePageSize(text) {
    const size = (0,ids/* isDigits */.Hc)(text) ? Number(text) : 0;
    if (size < 1 || size > 1_000)
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is no page size; write a whole number from 1 to 1000`);
    return size;
}
function parseStates(text) {
    return parseList(text, (item) => {
        const short = item.startsWith(product/* ISSUE_STATE_PREFIX */.$y) ? item.slice(product/* ISSUE_STATE_PREFIX */.$y.length).toLowerCase() : item;
        const state = issue/* ISSUE_STATES */.lF.find((candidate) => candidate === short.replaceAll('_', '-'));
        if (state === undefined)
            throw new InputProblem(unknownWord(item, issue/* ISSUE_STATES */.lF));
        return state;
    });
}
/** One repository hardly has more parts than this. */
const MOST_LISTED = 200;
/** `one`: the project of `repository` or `repository-id`. `all`: every scanned project of the repository. */
function parseProjects(text) {
    if (text === 'one' || text === 'all')
        return { kind: text };
    const wanted = parseList(text, (item) => {
        const name = item.toLowerCase();
        if (name === 'one' || name === 'all')
            throw new InputProblem(`${(0,suggestion/* quote */.hD)(name)} must be alone and in lower case; write it so, or a list of names or ids`);
        parseName(200)(item);
        return /^[0-9]+$/.test(item) ? parseDigits(item) : name;
    });
    if (wanted.length > MOST_LISTED)
        throw new InputProblem(`more than ${MOST_LISTED} projects are named; write all`);
    return { kind: 'listed', wanted: (0,list_items/* listItems */.D)(text) };
}
function parseBaseline(text) {
    if (text === 'none' || text === 'base')
        return { kind: text };
    if (!(0,domain_ref/* isRefName */.pA)(text))
        throw new InputProblem(`${(0,suggestion/* quote */.hD)(text)} is neither none, base nor the name of a ref`);
    return { kind: 'ref', ref: text };
}
/** A default that only the runner can fill in: the command line has no token of a job. */
const OF_THE_RUNNER = '${{ github.token }}';
function isNeeded(name) {
    const { required, default: fallback } = action_inputs/* ACTION_INPUTS */.b[name];
    return required || (fallback !== undefined && fallback !== OF_THE_RUNNER);
}

;// CONCATENATED MODULE: ./lib/src/inputs/raw-inputs.js



const NAMES = Object.keys(action_inputs/* ACTION_INPUTS */.b);
const PREFIX = 'INPUT_';
/** Reads the `INPUT_*` variables. Throws `config` for an unknown name, and for one that is not spelled as the runner spells it: a misspelled limit would silently not apply. */
function readRunnerInputs(env) {
    const given = new Map();
    for (const [variable, value] of Object.entries(env)) {
        const upper = variable.toUpperCase();
        if (!upper.startsWith(PREFIX) || value === undefined)
            continue;
        const name = upper.slice(PREFIX.length).toLowerCase();
        // On Windows, too, the runner's spelling is there, unless the variable was set before it.
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
    const fallback = action_inputs/* ACTION_INPUTS */.b[name].default ?? '';
    // The runner evaluates expressions before the program starts; a blank one means the same context value here.
    if (fallback === '${{ github.repository }}')
        return repository;
    return fallback.startsWith('${{') ? '' : fallback;
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


/** Every line goes through `sanitize`, which removes secrets and workflow commands. */
function createWorkflowLog(env, sanitize) {
    let annotations = 0;
    return {
        info: (line) => print(sanitize(line)),
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
            // A path that `sanitize` changes would name another file.
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
            // Loads the clients, which a run with invalid settings does not need.
            const { openActionWorld } = await Promise.all(/* import() */[__nccwpck_require__.e(278), __nccwpck_require__.e(930)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9930));
            const clocks = { clock, random: Math.random, monotonicStart };
            return openActionWorld({ env, inputs, ...clocks, log, signal, redact, warn });
        },
        repositoryOf: () => env.GITHUB_REPOSITORY ?? '',
        async loadPublication() {
            const { actionPublication } = await Promise.all(/* import() */[__nccwpck_require__.e(31), __nccwpck_require__.e(584)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8584));
            return actionPublication({ env, redact, log, audit: entryPoint.audit });
        },
        audit: async () => (await __nccwpck_require__.e(/* import() */ 873).then(__nccwpck_require__.bind(__nccwpck_require__, 6873))).AUDIT,
        log: { info: log.info, warn },
    };
    return gateJob(entryPoint);
}

;// CONCATENATED MODULE: ./lib/src/action/main.js




// A CommonJS file cannot await the run. It never throws, and the exit guard handles a process that ends before its verdict.
if (!isNodeTooOld())
    void runProcess((signal) => actionJob(process.env, signal));

module.exports = __webpack_exports__;
/******/ })()
;