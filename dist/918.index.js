"use strict";
exports.id = 918;
exports.ids = [918];
exports.modules = {

/***/ 9918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPolicySetting: () => (/* binding */ readPolicySetting)
});

// EXTERNAL MODULE: ./lib/src/domain/text/calendar-date.js
var calendar_date = __webpack_require__(6429);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/domain/ids.js
var ids = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/src/domain/work/once.js
var once = __webpack_require__(9853);
// EXTERNAL MODULE: ./lib/src/domain/work/time.js
var time = __webpack_require__(3689);
// EXTERNAL MODULE: ./lib/src/http/path-part.js
var path_part = __webpack_require__(7001);
// EXTERNAL MODULE: ./lib/src/json/schema.js
var schema = __webpack_require__(6273);
// EXTERNAL MODULE: ./lib/src/target/event-payload.js
var event_payload = __webpack_require__(5484);
// EXTERNAL MODULE: ./lib/src/target/pull-request.js
var pull_request = __webpack_require__(1040);
// EXTERNAL MODULE: ./lib/src/forge/forge-failure.js
var forge_failure = __webpack_require__(277);
// EXTERNAL MODULE: ./lib/src/forge/read-pages.js
var read_pages = __webpack_require__(9068);
// EXTERNAL MODULE: ./lib/src/forge/github/github-api.js + 1 modules
var github_api = __webpack_require__(1075);
;// CONCATENATED MODULE: ./lib/src/forge/github/contents.js













const CONTENTS_BUDGET_MS = 60_000;
/** The time to check whether the pull request changes the policy, in milliseconds. The check must not delay the verdict. */
const CHANGED_FILES_BUDGET_MS = 5_000;
/**
 * Reads policy and waivers at the same time, through GitHub's API, never from the workspace: at the base commit for pull requests and merge groups,
 * else at the default branch. A branch is resolved once, and everything is read at that commit. Waivers are undefined where there is no such
 * file. Throws `GateFailure`: `policy-missing`, `policy-invalid`, `github`, `bad-event`; where both fail, the policy says why.
 */
async function readPolicyFiles(api, clock, { policy, waivers }, event) {
    const deadline = (0,time/* later */.NU)(clock.now(), CONTENTS_BUDGET_MS);
    const here = (0,once/* once */.O)(() => commitHere(api, event, deadline));
    const [file, more] = await Promise.allSettled([
        policy && readPolicyFile('policy', policy),
        waivers === undefined
            ? undefined
            : readPolicyFile('waivers', { kind: 'here', path: waivers }).catch(undefinedIfMissing),
    ]);
    if (file.status === 'rejected')
        throw file.reason;
    if (more.status === 'rejected')
        throw more.reason;
    return { policy: file.value, waivers: more.value };
    async function readPolicyFile(what, location) {
        const { path } = location;
        const changing = findChange(api, clock, location, event);
        const repository = location.kind === 'here' ? event.githubRepository : location.repository;
        const { ref, sha } = location.kind === 'here'
            ? await here()
            : { ref: location.ref, sha: await resolveCommit(api, repository, location.ref, deadline) };
        const text = await readFileBytes(api, { repository, path, sha }, deadline, `${what} file`);
        const source = { kind: 'file', ref, repository, path, sha, isChangedInPullRequest: await changing };
        return { text, sourceName: `${what} ${path}`, source };
    }
}
function undefinedIfMissing(thrown) {
    if (!(thrown instanceof failure/* GateFailure */.In) || thrown.reason !== 'policy-missing')
        throw thrown;
}
/** The commit of this repository to read both at. Throws `GateFailure` (`bad-event`) and `ForgeFailure`. */
async function commitHere(api, event, deadline) {
    const { githubRepository: repository, policyBase: base } = event;
    if (base.kind === 'base') {
        if (base.sha === undefined)
            throw (0,event_payload/* badEvent */.od)('the event does not name the base commit, where the policy is read');
        return { ref: base.branch, sha: base.sha };
    }
    const asked = { operation: `read the default branch of ${repository}`, permission: 'metadata: read', deadline };
    const path = (0,github_api/* repositoryPath */.SH)(repository) ``;
    const ref = base.branch ?? (await (0,github_api/* readOne */.JF)(api, { ...asked, path, read: readRepository })).default_branch;
    return { ref, sha: await readBranchTip(api, repository, ref, deadline) };
}
/** The commit that a branch, tag or hash means now. If the workflow names one that does not exist, the policy is missing. */
async function resolveCommit(api, repository, ref, deadline) {
    if ((0,ids/* isCommitSha */._$)(ref))
        return ref;
    const asked = { operation: `find the commit of ${ref} in ${repository}`, permission: 'contents: read', deadline };
    const path = (0,github_api/* repositoryPath */.SH)(repository) `/commits/${ref}`;
    try {
        return await (0,github_api/* readOne */.JF)(api, { ...asked, path, headers: { accept: 'application/vnd.github.sha' }, read: pull_request/* sha */.hW });
    }
    catch (thrown) {
        const { status } = (0,forge_failure/* refusalOf */.Of)(thrown);
        if (status !== 404 && status !== 422)
            throw thrown;
        const where = `${ref} in ${repository}`;
        throw new failure/* GateFailure */.In('policy-missing', `there is no ${where}, or github-token may not read that repository`);
    }
}
const readChangedFiles = (0,schema/* list */.p_)((0,schema/* object */.Ik)({ filename: schema/* text */.Qq, previous_filename: (0,schemas/* optional */.lqM)(schema/* text */.Qq) }));
async function findChange(api, clock, location, { githubRepository, pullRequest }) {
    if (location.kind === 'elsewhere' || pullRequest === undefined)
        return false;
    try {
        const request = {
            operation: `list the files of pull request ${pullRequest}`,
            permission: 'pull-requests: read',
            path: (0,github_api/* repositoryPath */.SH)(githubRepository) `/pulls/${pullRequest}/files`,
            deadline: (0,time/* later */.NU)(clock.now(), CHANGED_FILES_BUDGET_MS),
            read: readChangedFiles,
        };
        for await (const file of (0,read_pages/* readEntries */.$2)(api, request))
            if (file.filename === location.path || file.previous_filename === location.path)
                return true;
        return false;
    }
    catch {
        return undefined;
    }
}
const readTip = (0,schema/* object */.Ik)({ object: (0,schema/* object */.Ik)({ sha: pull_request/* sha */.hW }) });
const readRepository = (0,schema/* object */.Ik)({ default_branch: schema/* nonEmptyText */.al });
/** The tip of a branch, by its full name: a tag of the same name cannot take its place. Throws `ForgeFailure`. */
async function readBranchTip(api, repository, branch, deadline) {
    const asked = { operation: `find the tip of ${branch} in ${repository}`, permission: 'contents: read', deadline };
    const segments = branch.split('/').map(path_part/* pathPart */.nq);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository) `/git/ref/heads/`}${segments.join('/')}`;
    return (await (0,github_api/* readOne */.JF)(api, { ...asked, path, read: readTip })).object.sha;
}
const readEntry = (0,schema/* object */.Ik)({ type: schema/* text */.Qq, path: schema/* text */.Qq, sha: schema/* text */.Qq, encoding: (0,schemas/* optional */.lqM)(schema/* text */.Qq), content: (0,schemas/* optional */.lqM)(schema/* text */.Qq) });
/** The contents API lists a folder, and has several forms for other things that are no file: `bytesOf` refuses them all. */
const readContents = (0,schemas/* union */.KCZ)([(0,schema/* mapped */.CV)((0,schema/* list */.p_)((0,schemas/* unknown */.L5J)()), () => undefined), readEntry]);
/** The bytes, checked by their git hash. Throws `GateFailure`: `policy-missing`, `policy-invalid` (no file of at most 1 MiB), `github` (all else). */
async function readFileBytes(api, file, deadline, what) {
    const path = file.path.split('/').map(path_part/* pathPart */.nq);
    try {
        const asked = { operation: `read the ${what} in ${file.repository}`, permission: 'contents: read', deadline };
        const from = `${(0,github_api/* repositoryPath */.SH)(file.repository) `/contents/`}${path.join('/')}`;
        const data = await (0,github_api/* readOne */.JF)(api, { ...asked, path: from, query: { ref: file.sha }, read: readContents });
        return bytesOf(data, `the ${what} ${file.path}`, file.path);
    }
    catch (thrown) {
        if ((0,forge_failure/* refusalOf */.Of)(thrown).status !== 404)
            throw thrown;
        const where = `${file.path} in ${file.repository} at ${file.sha.slice(0, 12)}`;
        throw new failure/* GateFailure */.In('policy-missing', `there is no ${what} ${where}, or github-token lacks contents: read`);
    }
}
function bytesOf(answer, name, path) {
    // GitHub answers a symbolic link with the file that it leads to.
    if (answer?.type !== 'file' || answer.path !== path)
        throw invalid(name, 'is a folder, a link or a submodule');
    if (answer.encoding === 'none')
        throw invalid(name, 'is larger than 256 KiB');
    const base64 = answer.content?.replaceAll(/\s/g, '');
    if (answer.encoding !== 'base64' || base64 === undefined)
        throw invalid(name, 'came in an unknown encoding');
    const bytes = Buffer.from(base64, 'base64');
    const blob = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
    const gitHash = (0,external_node_crypto_.hash)(answer.sha.length === 64 ? 'sha256' : 'sha1', blob);
    if (bytes.toString('base64') !== base64 || gitHash !== answer.sha)
        throw invalid(name, 'does not match its own git hash');
    return bytes;
}
function invalid(name, what) {
    return new failure/* GateFailure */.In('policy-invalid', `${name} ${what}`);
}

// EXTERNAL MODULE: ./lib/src/domain/policy.js
var domain_policy = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/src/domain/text/suggestion.js
var suggestion = __webpack_require__(3686);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __webpack_require__(8617);
// EXTERNAL MODULE: ./lib/src/domain/text/list-items.js
var list_items = __webpack_require__(151);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/src/policy/file/policy-problem.js

const START = { line: 1, column: 1 };
function messageOf({ message }) {
    return typeof message === 'string' ? message : message();
}
const MOST_PROBLEMS = 100;
/** As many as a page can show above the list of problems, which has them all. */
const MOST_IN_A_MESSAGE = 3;
/** All problems of a policy, at least one, in no particular order. */
class PolicyProblems extends Error {
    name = 'PolicyProblems';
    problems;
    constructor(problems) {
        super('the policy has problems');
        this.problems = problems;
    }
}
function onlyProblem(place, message) {
    return new PolicyProblems([{ place, message }]);
}
function placeAt(text, offset) {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: lines.at(-1).length + 1 };
}
function inOrder(problems) {
    return problems.toSorted(({ place: one }, { place: other }) => one.line - other.line || one.column - other.column);
}
/** All problems in their order, as one failure (`policy-invalid`). */
function refusalOf(refused) {
    const all = refused.flatMap(({ sourceName, cause }) => inOrder(cause.problems).map((problem) => ({ sourceName, problem })));
    const first = (most) => {
        const lines = all.slice(0, most).map(({ sourceName, problem }) => {
            const { line, column } = problem.place;
            return `${sourceName} line ${line}, column ${column}: ${messageOf(problem)}`;
        });
        return all.length > most ? [...lines, `and ${all.length - most} more`] : lines;
    };
    const problems = first(MOST_PROBLEMS);
    return new failure/* GateFailure */.In('policy-invalid', first(MOST_IN_A_MESSAGE).join('; '), { cause: refused[0].cause, problems });
}

;// CONCATENATED MODULE: ./lib/src/policy/file/yaml-tree.js




/** Replaces a value that is reported already, so no further problem of it is reported. */
const REFUSED = Symbol('refused');
const DEEPEST_FILE = 16;
const TOO_DEEP = 'this is nested too deep; flatten it';
/* These let one part of a document replace another or change how it is read. */
const NO_ALIAS = 'an alias (*) or an anchor (&) is not allowed; write the value out, or put text that begins with "*" or "&" in quotes';
const NO_TAG = 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes';
const NO_DIRECTIVE = 'a YAML directive (%) is not allowed; remove this line';
/** Reads one YAML 1.2 document of maps, lists and plain values. Throws `PolicyProblems` for anything else. */
function readYaml(text) {
    const directive = text.search(/^%/m);
    if (directive !== -1)
        throw onlyProblem(placeAt(text, directive), NO_DIRECTIVE);
    const lineCounter = new dist/* LineCounter */.HN();
    // `locateMembers` finds duplicate keys: the parser's own check takes time that grows with the square of their number.
    const options = { lineCounter, prettyErrors: false, uniqueKeys: false, version: '1.2', schema: 'core' };
    const { contents, errors, warnings } = (0,dist/* parseDocument */.Tp)(text, options);
    const placeAtOffset = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line, column: col };
    };
    if (errors.length + warnings.length > 0)
        throw new PolicyProblems(syntaxProblems([...errors, ...warnings], placeAtOffset));
    const problems = [];
    const root = locate(contents, startOf(contents), { placeAtOffset, problems }, 0);
    return { data: root.data, problems, placeOf: (path, atKey) => placeAtOffset(offsetOf(root, path, atKey)) };
}
/** The parser often reports further errors at the same location: the first one is enough. */
function syntaxProblems(errors, placeAtOffset) {
    // The location would differ from run to run, since it depends on the size of the stack.
    if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
        return [{ place: START, message: TOO_DEEP }];
    const byOffset = Map.groupBy(errors, ({ pos }) => pos[0]);
    return [...byOffset].map(([offset, [first]]) => ({ place: placeAtOffset(offset), message: syntaxMessage(first) }));
}
function syntaxMessage(error) {
    const reported = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    const messages = {
        MULTIPLE_DOCS: 'a second document begins here; keep one and remove the other',
        BLOCK_AS_IMPLICIT_KEY: 'a second ":" follows on this line; put the text in quotes',
        BAD_ALIAS: NO_ALIAS,
        BAD_SCALAR_START: `${reported}; put the text in quotes`,
        TAB_AS_INDENT: 'a tab indents this line; indent with spaces',
        TAG_RESOLVE_FAILED: NO_TAG,
    };
    return messages[error.code] ?? `this is not valid YAML: ${reported}; correct it here`;
}
function locate(node, keyStart, reading, depth) {
    const start = startOf(node) || keyStart;
    if (depth > DEEPEST_FILE)
        throw onlyProblem(reading.placeAtOffset(start), TOO_DEEP);
    const refusal = yaml_tree_refusalOf(node);
    if (refusal !== undefined) {
        report(reading, node, refusal);
        return { data: REFUSED, start, keyStart };
    }
    if ((0,dist/* isMap */.jh)(node)) {
        const members = locateMembers(node.items, reading, depth);
        const data = Object.create(null);
        for (const [name, member] of members)
            data[name] = member.data;
        return { data, start, keyStart, members };
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        const items = node.items.map((item) => locate(item, startOf(item), reading, depth + 1));
        return { data: items.map(({ data }) => data), start, keyStart, members: new Map(items.entries()) };
    }
    return { data: (0,dist/* isScalar */.jn)(node) ? plainValue(node) : null, start, keyStart };
}
function yaml_tree_refusalOf(node) {
    if (!(0,dist/* isNode */.Ll)(node))
        return undefined;
    if ((0,dist/* isAlias */.Vj)(node) || node.anchor !== undefined)
        return NO_ALIAS;
    return node.tag === undefined ? undefined : NO_TAG;
}
function plainValue({ type, source, value }) {
    return type === 'PLAIN' && source !== undefined && (0,ids/* isDigits */.Hc)(source) ? BigInt(source) : value;
}
function locateMembers(pairs, reading, depth) {
    const members = new Map();
    for (const { key, value } of pairs) {
        const member = locate(value, startOf(key), reading, depth + 1);
        const name = (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
        const refusal = yaml_tree_refusalOf(key);
        if (refusal !== undefined)
            report(reading, key, refusal);
        else if (typeof name !== 'string')
            report(reading, key, 'a key must be a plain word; correct it here');
        else if (name === '__proto__')
            report(reading, key, 'unknown key "__proto__"; remove it');
        else if (members.has(name))
            report(reading, key, `duplicate key ${(0,suggestion/* quote */.hD)(name)}; keep one of the two`);
        else
            members.set(name, member);
    }
    return members;
}
function report({ placeAtOffset, problems }, node, message) {
    problems.push({ place: placeAtOffset(startOf(node)), message });
}
function offsetOf(root, path, atKey) {
    let found = root;
    for (const step of path) {
        const inner = found.members?.get(step);
        if (inner === undefined)
            return found.start;
        found = inner;
    }
    return atKey ? found.keyStart : found.start;
}
/** The offset of a node's first character; 0 for none. The parser gives every node a location. */
function startOf(node) {
    return (0,dist/* isNode */.Ll)(node) ? node.range[0] : 0;
}

;// CONCATENATED MODULE: ./lib/src/policy/file/explain-issue.js


function findingAtKey(key, message) {
    return { path: [key], atKey: true, message };
}
/** Turns a problem that the schema found into sentences for people: one finding for each wrong key. */
function explainIssue(issue, data, keys) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
        const explain = (key) => () => keys.explainUnknown(key, path);
        return issue.keys.map((key) => ({ path: [...path, key], atKey: true, message: explain(key) }));
    }
    const value = valueAt(data, path);
    if (value === REFUSED)
        return [];
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined)
        return [{ path, message: issue.message }];
    if (value !== undefined)
        return [{ path, message: `${(0,suggestion/* quote */.hD)(key)} ${issue.message}` }];
    return [{ path: path.slice(0, -1), message: `missing key ${(0,suggestion/* quote */.hD)(key)}; add "${keys.missing[key]}"` }];
}
function valueAt(data, path) {
    let value = data;
    for (const step of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/src/policy/file/condition-meaning.js






/** A condition with the defaults for everything that the policy leaves out (docs/verdict-rules/what-is-judged.md#policy). */
function conditionOf(entry) {
    const { name, max, action = 'fail', count = 'issues', compare = 'all', severities = 'all', where = {} } = entry;
    return {
        name,
        source: 'policy',
        column: undefined,
        // A condition that can never be broken does not block.
        action: max === 'none' ? 'warn' : action,
        max: max === 'none' ? domain_policy/* UNLIMITED */.Mp : max,
        count,
        compare,
        ifScanned: entry['if-scanned'] === true,
        scope: {
            kind: 'search',
            issueTypes: issueTypesOf(entry),
            namesIssueTypes: entry['issue-types'] !== undefined,
            severities,
            where,
            epssAbove: entry['epss-above'],
            unscored: entry.unscored,
            olderThanDays: entry['older-than'],
            states: entry.states,
            triagedWithinDays: entry['triaged-within'],
        },
    };
}
/** Contradictions in a well-formed entry. Paths begin at the entry. */
function* contradictionsOf(entry, baseline) {
    const { compare, unscored, 'epss-above': epssAbove } = entry;
    yield* misapplied(entry, issueTypesOf(entry));
    if (compare === 'new' && baseline !== 'given') {
        const message = '"compare: new" needs a baseline; set baseline where the gate is called, or write "compare: all"';
        yield { path: ['compare'], message };
    }
    if (unscored !== undefined && epssAbove === undefined) {
        const message = '"unscored" says what "epss-above" does without a score; set "epss-above", or remove this key';
        yield findingAtKey('unscored', message);
    }
    yield* besideTimes(entry);
    // Only issues that people triaged have a time of triage.
    if (entry['triaged-within'] !== undefined && !entry.states?.every((state) => issue/* TRIAGED_STATES */.et.includes(state))) {
        const needed = `needs "states" of these alone: ${issue/* TRIAGED_STATES */.et.join(', ')}`;
        yield findingAtKey('triaged-within', `"triaged-within" ${needed}; write "states: [ignored-app]"`);
    }
}
/** What does not apply to all the searched types. What a filter member does to others is not documented. */
// spec-gap: type-limited-filter-with-several-types
function misapplied(entry, searched) {
    const limits = [
        { path: ['severities'], value: entry.severities, types: domain_product/* RATED_ISSUE_TYPES */.NN },
        { path: ['epss-above'], value: entry['epss-above'], types: ['sca'] },
        ...Object.entries(entry.where ?? {}).map(([name, value]) => {
            const { issueTypes = domain_product/* ISSUE_TYPES */.co } = (0,issue_filter/* filterMember */.PH)(name);
            return { path: ['where', name], value, types: issueTypes };
        }),
    ];
    const given = limits.filter(({ value }) => value !== undefined);
    const shared = domain_product/* ISSUE_TYPES */.co.filter((type) => given.every(({ types }) => types.includes(type)));
    const fix = shared.length === 0
        ? ', and another key here only to other types; split the condition in two'
        : `; set "issue-types: [${(0,domain_product/* typeWords */.yL)(shared)}]"`;
    return given
        .filter(({ types }) => searched.some((type) => !types.includes(type)))
        .map(({ path, types }) => {
        const message = `"${path.at(-1)}" applies to ${(0,list_items/* listed */.K)(types.map(domain_product/* issueTypeWord */.mA))} only${fix}`;
        return { path, atKey: true, message };
    });
}
function besideTimes({ where = {}, ...entry }) {
    const keys = ['triaged-within', 'older-than'].filter((key) => entry[key] !== undefined);
    const members = issue_filter/* TIME_MEMBERS */.kB.filter((name) => where[name] !== undefined);
    return keys.flatMap((key, index) => [...keys.slice(index + 1), ...members].map((other) => findingAtKey(key, `"${key}" and "${other}" both choose issues by time; keep one of the two`)));
}
function issueTypesOf(entry) {
    return entry['issue-types'] ?? domain_product/* RATED_ISSUE_TYPES */.NN;
}

// EXTERNAL MODULE: ./lib/src/domain/action-inputs.js
var action_inputs = __webpack_require__(8086);
// EXTERNAL MODULE: ./lib/src/domain/softening.js
var softening = __webpack_require__(6099);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var classic_schemas = __webpack_require__(1164);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/src/domain/text/invisible.js
var invisible = __webpack_require__(7511);
;// CONCATENATED MODULE: ./lib/src/written/value.js






// Schemas for values that people write. An error says what to write, and follows the name of the key (`"max" must be ...`) or of the flag.
const BLANK = 'must not be blank; write a text';
const Text = classic_schemas/* string */.YjP({ error: 'must be text; put it in quotes' }).regex(/\S/, { error: BLANK, abort: true });
/** Names of the platform may be invisible. Text that people write may not. */
const VisibleText = Text.refine((text) => /\S/.test(text.replaceAll(invisible/* INVISIBLE */.k, '')), BLANK);
const YesOrNo = classic_schemas/* boolean */.zMY({ error: 'must be true or false, without quotes' });
function word(words) {
    return classic_schemas/* enum */.k5n(words, { error: ({ input }) => unknownWord(input, words) });
}
function apiValue(values, prefix) {
    const short = values.map((value) => shortForm(value, prefix));
    const full = values.map((value) => fullForm(value, prefix));
    return spelledValue(short, [...short, ...full], (text) => valueSpelled(text, values, prefix));
}
/** Accepts every text that `read` understands. Messages propose `words`, editors propose `spellings`. */
function spelledValue(words, spellings, read) {
    return classic_schemas/* string */.YjP({ error: ({ input }) => unknownWord(input, words) })
        .meta({ enum: [...new Set(spellings)] })
        .transform((text, context) => {
        const value = read(text);
        if (value !== undefined)
            return value;
        context.addIssue(unknownWord(text, words));
        return core/* NEVER */.tm;
    });
}
function listOf(item, mostItems = Number.MAX_SAFE_INTEGER) {
    return (classic_schemas/* array */.YOg(item, { error: 'must be a list; write its values in brackets: [one, another]' })
        // Not separate checks, which would also apply to a text, since that has a length.
        .superRefine((values, context) => {
        if (values.length === 0)
            context.addIssue('must not be an empty list; name a value, or remove the key');
        if (values.length > mostItems)
            context.addIssue(`takes at most ${mostItems}; split the condition`);
        const seen = new Set();
        for (const [index, value] of values.entries()) {
            if (seen.has(value))
                context.addIssue({ code: 'custom', path: [index], message: 'names this value twice; name it once' });
            seen.add(value);
        }
    })
        .meta({ uniqueItems: true, minItems: 1, maxItems: mostItems }));
}
function unknownWord(input, words) {
    if (typeof input !== 'string')
        return `must be one of: ${words.join(', ')}`;
    return `does not know ${(0,suggestion/* quote */.hD)(input)}; ${(0,suggestion/* suggestion */.h)(input, words)}`;
}
const { prefix } = issue_filter/* FILTER_MEMBERS */.X.filterIssueTypes;
/** The words that messages propose: those that pages show, then the types' own. */
const TYPE_WORDS = [...new Set([...domain_product/* ISSUE_TYPE_WORDS */.HO, ...domain_product/* ISSUE_TYPES */.co])];
/** Every spelling that editors propose for a type: short, by its product, and as the API has either. */
function spellingsOf(type) {
    const product = domain_product/* PRODUCT_OF_ISSUE_TYPE */.pM[type];
    const ofProduct = product === undefined ? [] : [product, fullForm(type, domain_product/* PRODUCT_PREFIX */.Zw)];
    return [...new Set([type, ...ofProduct, fullForm(type, prefix)])];
}
function issueType() {
    return spelledValue(TYPE_WORDS, [...TYPE_WORDS, ...domain_product/* ISSUE_TYPES */.co.flatMap(spellingsOf)], domain_product/* issueTypeOf */.b$);
}
/** Reads the API's spelling (`VALIDATION_STATE_NO_VALIDATOR`) or the short one (`no-validator`), ignoring case and `-` or `_`. Undefined for any other text. */
function valueSpelled(text, values, prefix) {
    const wanted = comparable(text, prefix);
    return values.find((value) => comparable(value, prefix) === wanted);
}
/** The form that messages and editors propose: `no_validator`, `ai-sast`. */
function shortForm(value, prefix) {
    const plain = value.toLowerCase();
    return plain.startsWith(prefix.toLowerCase()) ? plain.slice(prefix.length) : plain;
}
/** Gives the API's own form: `VALIDATION_STATE_NO_VALIDATOR`, `ISSUE_TYPE_AI_SAST`. */
function fullForm(value, prefix) {
    return prefix + comparable(value, prefix).toUpperCase();
}
function comparable(text, prefix) {
    return shortForm(text.replaceAll('-', '_'), prefix);
}
const NO_TIME = 'must be a time such as "2026-01-31T00:00:00Z"';
const DateTime = classic_schemas/* string */.YjP({ error: NO_TIME }).refine(calendar_date/* isDateTime */.Ar, NO_TIME).meta({ format: 'date-time' });
function filterValue({ kind, values = [], prefix = '', maxItems }, list = listOf) {
    if (kind === 'text')
        return Text;
    if (kind === 'texts')
        return list(Text, maxItems);
    if (kind === 'boolean')
        return YesOrNo;
    if (kind === 'date-time')
        return DateTime;
    return kind === 'enum' ? apiValue(values, prefix) : list(apiValue(values, prefix));
}

;// CONCATENATED MODULE: ./lib/src/policy/file/policy-schema.js






const WHERE_MEMBERS = issue_filter/* FILTER_MEMBER_NAMES */.nN.filter((name) => (0,issue_filter/* filterMember */.PH)(name).refusal === undefined);
/** `where` of a condition, made from the table of filter members. Short enum values become the API's own. */
const Where = classic_schemas/* strictObject */.rej(Object.fromEntries(WHERE_MEMBERS.map((name) => [name, filterValue((0,issue_filter/* filterMember */.PH)(name)).optional()])), { error: 'must be a map of filter members, such as { filePaths: ["src"] }' });
const LONGEST_NAME = 100;
const DIGITS = 'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const FROM_ONE = 'must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3';
const DATE = 'must be a date that exists, written YYYY-MM-DD';
const SCORE = 'must be a number from 0 to 1, such as 0.1';
const AGE = 'must be days or weeks, such as 14d or 2w, at most 36500 days';
const MOST_DAYS = 36_500;
const EpssScore = classic_schemas/* union */.KCZ([classic_schemas/* number */.aig().min(0, SCORE).max(1, SCORE), classic_schemas/* bigint */.oad().min(0n, SCORE).max(1n, SCORE)], {
    error: SCORE,
});
const IssueTypes = listOf(issueType());
const Days = classic_schemas/* string */.YjP({ error: AGE })
    .regex(/^[1-9][0-9]{0,4}[dw]$/, AGE)
    .meta({ pattern: '^[1-9][0-9]{0,4}[dw]$' })
    .transform((text, context) => {
    const days = Number.parseInt(text, 10) * (text.endsWith('w') ? 7 : 1);
    if (days <= MOST_DAYS)
        return days;
    context.addIssue(AGE);
    return core/* NEVER */.tm;
});
const ConditionEntry = classic_schemas/* strictObject */.rej({
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`),
    'issue-types': IssueTypes.optional(),
    severities: listOf(apiValue(issue/* SEVERITIES */.oC, issue_filter/* FILTER_MEMBERS */.X.severities.prefix)).optional(),
    where: Where.optional(),
    'epss-above': EpssScore.transform(Number).optional(),
    unscored: word(['count', 'ignore']).optional(),
    'older-than': Days.optional(),
    states: listOf(apiValue(issue/* ISSUE_STATES */.lF, issue_filter/* FILTER_MEMBERS */.X.aggregateIssueStates.prefix)).optional(),
    'triaged-within': Days.optional(),
    max: classic_schemas/* union */.KCZ([classic_schemas/* bigint */.oad(), classic_schemas/* literal */.euz('none')], { error: DIGITS }),
    count: word(['issues', 'groups']).optional(),
    compare: word(['all', 'new']).optional(),
    action: word(['fail', 'warn']).optional(),
    'if-scanned': YesOrNo.optional(),
}, { error: 'must contain maps, such as { name: No criticals, severities: [critical], max: 0 }' });
const WaiverEntry = classic_schemas/* strictObject */.rej({
    rule: Text,
    reason: VisibleText,
    owner: VisibleText,
    expires: classic_schemas/* string */.YjP({ error: DATE }).refine(calendar_date/* isCalendarDate */.tf, DATE),
    'max-issues': classic_schemas/* bigint */.oad({ error: FROM_ONE }).min(1n, FROM_ONE).optional(),
    ticket: Text.optional(),
    'issue-types': IssueTypes.optional(),
    severities: listOf(apiValue(issue/* SEVERITIES */.oC, issue_filter/* FILTER_MEMBERS */.X.severities.prefix)).optional(),
}, { error: 'must contain maps with rule, reason, owner and expires' });
const OnInconclusive = classic_schemas/* strictObject */.rej(Object.fromEntries(softening/* SOFTENABLE_REASONS */.a_.map((reason) => [reason, word(['fail', 'warn']).optional()])), { error: 'must be a map of reasons, such as { server: warn }' });
const Version = classic_schemas/* literal */.euz(1n, { error: 'must be 1; this version of the gate supports no other' });
const Waivers = classic_schemas/* array */.YOg(WaiverEntry, { error: 'must be a list; begin each entry with "- rule:"' });
const PolicyFile = classic_schemas/* strictObject */.rej({
    version: Version,
    conditions: classic_schemas/* array */.YOg(ConditionEntry, { error: 'must be a list; begin each entry with "- name:"' }).optional(),
    waivers: Waivers.optional(),
    'longest-waiver': Days.optional(),
    'fail-on-severity': word(issue/* FAIL_ON_SEVERITIES */.VD).optional(),
    'on-inconclusive': OnInconclusive.optional(),
}, {
    error: ({ input }) => typeof input === 'string' && /\.ya?ml$/.test(input)
        ? 'the policy is text; name its file in policy-file'
        : 'the policy must be a map; begin with "version: 1"',
});
const WaiversFile = classic_schemas/* strictObject */.rej({ version: Version, waivers: Waivers.optional() }, { error: 'the file of waivers must be a map; begin with "version: 1"' });

;// CONCATENATED MODULE: ./lib/src/policy/file/policy-keys.js





const MISSING = {
    version: 'version: 1',
    name: 'name: No live secrets',
    max: 'max: 0',
    rule: 'rule: the.path.of.the.rule',
    reason: 'reason: why the rule is accepted',
    owner: "owner: '@org/team'",
    expires: 'expires: YYYY-MM-DD',
};
/** `keys`: those of the file itself, which is a policy or has waivers alone. */
function policyKeys(keys) {
    return { missing: MISSING, explainUnknown: (key, path) => explainUnknownKey(key, path, keys) };
}
function explainUnknownKey(key, parent, keys) {
    const [section] = parent;
    // Compares letters alone: `base_url`, `baseUrl`.
    if (section === undefined && WORKFLOW_SETTINGS.some((name) => letters(name) === letters(key)))
        return `${(0,suggestion/* quote */.hD)(key)} can be set in the workflow only; remove it from the policy`;
    if (section === undefined)
        return unknownKey(key, keys);
    if (section === 'waivers')
        return unknownKey(key, Object.keys(WaiverEntry.shape));
    if (section === 'on-inconclusive')
        return explainReason(key);
    return parent.at(-1) === 'where' ? explainMember(key) : unknownKey(key, Object.keys(ConditionEntry.shape));
}
function explainReason(reason) {
    if ((0,softening/* isUnsoftenable */.hW)(reason))
        return `${(0,suggestion/* quote */.hD)(reason)} always fails and cannot be named here; remove it`;
    return `unknown reason ${(0,suggestion/* quote */.hD)(reason)}; ${(0,suggestion/* suggestion */.h)(reason, Object.keys(OnInconclusive.shape))}`;
}
function explainMember(key) {
    const member = issue_filter/* FILTER_MEMBER_NAMES */.nN.find((name) => name === key);
    if (member === undefined)
        return unknownKey(key, WHERE_MEMBERS);
    return `${(0,suggestion/* quote */.hD)(member)} is not allowed in "where": ${(0,issue_filter/* filterMember */.PH)(member).refusal}; remove it`;
}
function unknownKey(key, known) {
    return `unknown key ${(0,suggestion/* quote */.hD)(key)}; ${(0,suggestion/* suggestion */.h)(key, known)}`;
}
/** Inputs of the Action that a policy may not set: a policy says what is allowed, never which server to ask, whom to trust or where to report. */
const WORKFLOW_SETTINGS = [
    ...Object.keys(action_inputs/* ACTION_INPUTS */.b).filter((name) => !Object.hasOwn(PolicyFile.shape, name)),
    ...['token', 'report', 'url'],
];
function letters(name) {
    return name.toLowerCase().replaceAll(/[-_]/g, '');
}

;// CONCATENATED MODULE: ./lib/src/policy/file/policy-text.js

/** Also the limit of a suite of policy tests. */
const MAX_POLICY_BYTES = 256 * 1024;
/** Plain UTF-8, no byte order mark or control characters, 256 KiB at most. Throws `PolicyProblems`. */
function decodePolicyText(source) {
    const bytes = typeof source === 'string' ? Buffer.from(source) : source;
    if (bytes.length > MAX_POLICY_BYTES)
        throw onlyProblem(START, `this has ${bytes.length} bytes; shorten it to ${MAX_POLICY_BYTES} (256 KiB) or less`);
    const text = decodeUtf8(bytes);
    const found = HIDDEN.exec(text);
    if (found === null)
        return text;
    const name = `U+${found[0].codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `the invisible character ${name} is not allowed; remove it, or save this as plain UTF-8 text`;
    throw onlyProblem(placeAt(text, found.index), message);
}
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        throw onlyProblem(placeAt(lenient, lenient.indexOf('\uFFFD')), 'this is not UTF-8; save it as UTF-8');
    }
}
/**
 * A byte order mark, control characters except tab and line ends, a line end that most editors do not show, and marks that
 * change the direction of the text: with them, reviewers see another text than the gate reads, or the file is UTF-16 read as UTF-8.
 */
const HIDDEN = /^\uFEFF|(?![\t\n\r])\p{Cc}|\r(?!\n)|[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

;// CONCATENATED MODULE: ./lib/src/policy/file/parse-policy.js










/** The policy in force, and its sources. Throws `GateFailure` (`policy-invalid`) with every problem, its line and column (from 1), and its fix. */
function readPolicies({ policy, waivers }, options) {
    const file = waivers?.file;
    const refused = [];
    const read = policy === undefined ? domain_policy/* NO_POLICY */.lm : partOf(policy, (tree) => policyOf(tree, options), refused);
    const ofFile = (tree) => waiversOf(tree, options.today, read?.longestWaiverDays);
    const more = file === undefined ? [] : partOf(file, ofFile, refused);
    if (refused.length > 0)
        throw refusalOf(refused);
    return {
        policy: { ...read, waivers: [...read.waivers, ...more] },
        source: policy?.source,
        waiversFile: waivers && { path: waivers.path, source: file?.source },
        texts: { policy: policy?.text, waivers: file?.text },
    };
}
function partOf({ text, sourceName }, read, refused) {
    try {
        return read(readYaml(decodePolicyText(text)));
    }
    catch (cause) {
        if (!(cause instanceof PolicyProblems))
            throw cause;
        refused.push({ sourceName, cause });
        return undefined;
    }
}
/** The policy of a tree by itself. Throws `PolicyProblems`. */
function policyOf(tree, { baseline, today }) {
    const days = PolicyFile.shape['longest-waiver'].safeParse(valueAt(tree.data, ['longest-waiver'])).data;
    const contradictions = [
        ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => [...contradictionsOf(entry, baseline)]),
        ...repeatedNames(tree, 'conditions'),
        ...contradictoryWaivers(tree, today, days),
    ];
    const written = shaped(tree, PolicyFile, contradictions);
    const { conditions = [], waivers = [], 'on-inconclusive': onInconclusive = {} } = written;
    return {
        conditions: conditions.map(conditionOf),
        waivers: waivers.map(waiverOf),
        onInconclusive: onInconclusive,
        failOnSeverity: written['fail-on-severity'],
        longestWaiverDays: days,
    };
}
function waiversOf(tree, today, days) {
    const { waivers = [] } = shaped(tree, WaiversFile, contradictoryWaivers(tree, today, days));
    return waivers.map(waiverOf);
}
function contradictoryWaivers(tree, today, days) {
    return entriesOf(tree, 'waivers', WaiverEntry, (entry) => [
        ...misapplied(entry, entry['issue-types'] ?? []),
        ...tooLong(entry, today, days),
    ]);
}
/** The whole file as its schema reads it. Throws `PolicyProblems`, also for the contradictions. */
function shaped(tree, schema, contradictions) {
    const { data, error } = schema.safeParse(tree.data);
    const keys = policyKeys(Object.keys(schema.shape));
    const explained = (error?.issues ?? []).flatMap((issue) => explainIssue(issue, tree.data, keys));
    const findings = [...explained, ...contradictions];
    const found = findings.map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
    const problems = [...tree.problems, ...found];
    if (problems.length > 0)
        throw new PolicyProblems(problems);
    return data;
}
function entriesOf(tree, list, schema, find) {
    return listIn(tree, list).flatMap((data, index) => {
        const { data: entry } = schema.safeParse(data);
        if (entry === undefined)
            return [];
        return find(entry).map((finding) => ({ ...finding, path: [list, index, ...finding.path] }));
    });
}
function repeatedNames(tree, list) {
    const seen = new Set();
    return listIn(tree, list).flatMap((data, index) => {
        const name = valueAt(data, ['name']);
        const isFirst = !seen.has(name);
        seen.add(name);
        if (typeof name !== 'string' || isFirst)
            return [];
        const message = `another entry has the name ${(0,suggestion/* quote */.hD)(name)} too; keep one, or change this name`;
        return [{ path: [list, index, 'name'], message }];
    });
}
function listIn(tree, name) {
    const list = valueAt(tree.data, [name]);
    return Array.isArray(list) ? list : [];
}
function waiverOf({ 'issue-types': issueTypes, 'max-issues': maxIssues, ...waiver }) {
    return { ...waiver, issueTypes, maxIssues };
}
function tooLong({ expires }, today, mostDays) {
    if (mostDays === undefined)
        return [];
    const last = (0,calendar_date/* dayAfter */.PV)(today, mostDays);
    if (expires <= last)
        return [];
    const message = `"expires" is more than ${mostDays} days ahead ("longest-waiver"); write ${last} or an earlier date`;
    return [{ path: ['expires'], message }];
}

;// CONCATENATED MODULE: ./lib/src/action/policy-setting.js



/** Throws `GateFailure` (`policy-missing`, `policy-invalid`, `github`, `bad-event`). */
async function readPolicySetting(api, facts, { inputs, clock }) {
    const { policy: text, policyFile, waiversFile: path, baseline } = inputs;
    const inline = text === undefined ? undefined : { text, sourceName: 'input policy', source: { kind: 'input' } };
    // A file without a token, and so without a client, was refused with the settings.
    const files = await readPolicyFiles(api, clock, { policy: policyFile, waivers: path }, facts);
    return readPolicies({ policy: files.policy ?? inline, waivers: path === undefined ? undefined : { path, file: files.waivers } }, { baseline: baseline.kind === 'none' ? 'none' : 'given', today: (0,calendar_date/* dayOf */.kb)(clock.wallNow()) });
}


/***/ })

};
;