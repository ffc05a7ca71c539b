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
    const here = commitHere(api, clock, event);
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
        const deadline = (0,time/* later */.NU)(clock.now(), CONTENTS_BUDGET_MS);
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
/** The commit of this repository to read both at, resolved at the first call. Throws `GateFailure` (`github`, `bad-event`). */
function commitHere(api, clock, event) {
    const deadline = (0,time/* later */.NU)(clock.now(), CONTENTS_BUDGET_MS);
    const { githubRepository: repository, policyBase: base } = event;
    return (0,once/* once */.O)(async () => {
        if (base.kind === 'base') {
            if (base.sha === undefined)
                throw (0,event_payload/* badEvent */.od)('the event does not name the base commit, where the policy is read');
            return { ref: base.branch, sha: base.sha };
        }
        const asked = { operation: `read the default branch of ${repository}`, permission: 'metadata: read', deadline };
        const path = (0,github_api/* repositoryPath */.SH)(repository) ``;
        const ref = base.branch ?? (await (0,github_api/* readOne */.JF)(api, { ...asked, path, read: readRepository })).default_branch;
        return { ref, sha: await readBranchTip(api, repository, ref, deadline) };
    });
}
/** The commit that a branch, tag or hash means now. If the workflow names one that does not exist, the policy is missing. */
async function resolveCommit(api, repository, ref, deadline) {
    if ((0,ids/* isCommitSha */._$)(ref))
        return ref;
    const asked = { operation: `find the commit of ${ref} in ${repository}`, permission: 'contents: read', deadline };
    const path = (0,github_api/* repositoryPath */.SH)(repository) `/commits/${ref}`;
    try {
        return await (0,github_api/* readOne */.JF)(api, { ...asked, path, headers: { accept: 'application/vnd.github.sha' }, read: readCommit });
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
        // GitHub lists at most 3,000 of them.
        for await (const file of (0,read_pages/* readEntries */.$2)(api, request, 3_000))
            if (file.filename === location.path || file.previous_filename === location.path)
                return true;
        return false;
    }
    catch {
        return undefined;
    }
}
const readObject = (0,schema/* object */.Ik)({ sha: pull_request/* sha */.hW });
const readTip = (0,schema/* object */.Ik)({ object: readObject });
const readRepository = (0,schema/* object */.Ik)({ default_branch: schema/* nonEmptyText */.al });
/** The bare hash that the media type asks for, or the whole commit from servers that do not know that type. */
const readCommit = (0,schemas/* union */.KCZ)([pull_request/* sha */.hW, (0,schema/* mapped */.CV)(readObject, (commit) => commit.sha)]);
/** The tip of a branch, by its full name: a tag of the same name cannot take its place. Throws `ForgeFailure`. */
async function readBranchTip(api, repository, branch, deadline) {
    const asked = { operation: `find the tip of ${branch} in ${repository}`, permission: 'contents: read', deadline };
    const segments = branch.split('/').map((segment) => (0,github_api/* apiPath */.So) `${segment}`);
    const path = `${(0,github_api/* repositoryPath */.SH)(repository) `/git/ref/heads/`}${segments.join('/')}`;
    return (await (0,github_api/* readOne */.JF)(api, { ...asked, path, read: readTip })).object.sha;
}
const readEntry = (0,schema/* object */.Ik)({ type: schema/* text */.Qq, path: schema/* text */.Qq, sha: schema/* text */.Qq, encoding: (0,schemas/* optional */.lqM)(schema/* text */.Qq), content: (0,schemas/* optional */.lqM)(schema/* text */.Qq) });
/** The contents API lists a directory, and has several forms for other things that are no file: `bytesOf` refuses them all. */
const readContents = (0,schemas/* union */.KCZ)([(0,schema/* mapped */.CV)((0,schema/* list */.p_)((0,schemas/* unknown */.L5J)()), () => 'directory'), readEntry]);
/** The bytes, checked by their git hash. Throws `GateFailure`: `policy-missing`, `policy-invalid` (no file of at most 1 MiB), `github` (all else). */
async function readFileBytes(api, file, deadline, what) {
    const path = file.path.split('/').map((segment) => (0,github_api/* apiPath */.So) `${segment}`);
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
    if (answer === 'directory')
        throw invalid(name, 'is a directory');
    if (answer.type !== 'file')
        throw invalid(name, answer.type === 'symlink' ? 'is a symbolic link' : 'is not a file');
    if (answer.path !== path)
        throw invalid(name, 'is a symbolic link, or was answered with another file');
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

// EXTERNAL MODULE: ./lib/src/domain/text/suggestion.js
var suggestion = __webpack_require__(3686);
// EXTERNAL MODULE: ./lib/src/domain/issue.js
var issue = __webpack_require__(8153);
// EXTERNAL MODULE: ./lib/src/domain/issue-filter.js
var issue_filter = __webpack_require__(5008);
// EXTERNAL MODULE: ./lib/src/domain/policy.js
var policy = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/src/domain/product.js
var domain_product = __webpack_require__(8617);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var classic_schemas = __webpack_require__(1164);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/src/domain/text/invisible.js
var invisible = __webpack_require__(7511);
;// CONCATENATED MODULE: ./lib/src/written/value.js






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
    const list = classic_schemas/* array */.YOg(item, { error: ({ input }) => `must be a list; write [${exampleOf(input, isList)}]` })
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
        .meta({ uniqueItems: true, minItems: 1, maxItems: mostItems });
    const isList = (values) => list.safeParse(values).success;
    return list;
}
function unknownWord(input, words) {
    if (typeof input !== 'string')
        return `must be one of: ${words.join(', ')}`;
    return `does not know ${(0,suggestion/* quote */.hD)(input)}; ${(0,suggestion/* suggestion */.h)(input, words)}`;
}
/** The values for the brackets: those between the commas, else the whole text; dots if neither is valid. */
function exampleOf(input, isList) {
    if (typeof input !== 'string' && typeof input !== 'bigint')
        return '...';
    const text = String(input);
    const pieces = text.split(',').map((piece) => piece.trim());
    const right = [pieces, [text]].find(isList);
    return right === undefined || text.length > LONGEST_EXAMPLE ? '...' : right.map((value) => (0,suggestion/* quote */.hD)(value)).join(', ');
}
/** Longer text is not quoted: part of a secret would not be redacted. */
const LONGEST_EXAMPLE = 60;
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
// spec-gap: type-limited-filter-with-several-types
function misappliedMembers(where, searched) {
    const limited = Object.keys(where).flatMap((name) => {
        const types = (0,issue_filter/* filterMember */.PH)(name).issueTypes;
        return types === undefined ? [] : [{ name, types }];
    });
    const shared = domain_product/* ISSUE_TYPES */.co.filter((type) => limited.every(({ types }) => types.includes(type)));
    return limited
        .filter(({ types }) => searched.some((type) => !types.includes(type)))
        .map(({ name, types }) => ({ name, limit: `applies to ${types.map(domain_product/* issueTypeWord */.mA).join(' and ')} only`, shared }));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/src/policy/file/policy-problem.js

const START = { line: 1, column: 1 };
function messageOf({ message }) {
    return typeof message === 'string' ? message : message();
}
const MOST_PROBLEMS = 100;
/** The text of the error itself is only for debugging. */
const MOST_IN_THE_ERROR = 10;
/** All problems of a policy, at least one, in no particular order. */
class PolicyProblems extends Error {
    name = 'PolicyProblems';
    problems;
    constructor(problems) {
        super(problems.slice(0, MOST_IN_THE_ERROR).map(messageOf).join('; '));
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
/** The most UTF-16 units: enough for most policies, and few enough for an annotation. The list of problems has them all. */
const MOST_OF_A_MESSAGE = 2_000;
/** All problems in their order, as one failure (`policy-invalid`). */
function refusalOf(refused) {
    const parts = refused.map(({ sourceName, cause: { problems } }) => ({
        sourceName,
        count: problems.length,
        lines: inOrder(problems)
            .slice(0, MOST_PROBLEMS)
            .map((one) => `line ${one.place.line}, column ${one.place.column}: ${messageOf(one)}`),
    }));
    const message = parts.map(({ sourceName, count, lines }) => summaryOf(sourceName, count, lines)).join('; ');
    const reported = parts
        .flatMap(({ sourceName, lines }) => lines.map((line) => `${sourceName} ${line}`))
        .slice(0, MOST_PROBLEMS);
    const left = parts.reduce((sum, { count }) => sum + count, 0) - reported.length;
    const problems = left === 0 ? reported : [...reported, `and ${left} more`];
    return new failure/* GateFailure */.In('policy-invalid', message, { cause: refused[0].cause, problems });
}
/** One problem with its location; of several, as many as a page can show, and the number of the others. */
function summaryOf(sourceName, count, lines) {
    if (count === 1)
        return `${sourceName} ${lines[0]}`;
    let reported = `${sourceName} has ${count} problems: ${lines[0]}`;
    let number = 1;
    for (const line of lines.slice(1)) {
        if (reported.length + line.length > MOST_OF_A_MESSAGE)
            break;
        reported += `; ${line}`;
        number += 1;
    }
    return number === count ? reported : `${reported}; and ${count - number} more`;
}

;// CONCATENATED MODULE: ./lib/src/policy/file/yaml-tree.js




/** Replaces a value that is reported already, so no further problem of it is reported. */
const REFUSED = Symbol('refused');
const DEEPEST_FILE = 16;
const TOO_DEEP = 'this is nested too deep; flatten it';
/** Token types that let one part of a document replace another or change how it is read, with what to do instead. */
const REFUSED_TOKENS = {
    alias: 'an alias (*) is not allowed; write the value out, or put text that begins with "*" in quotes',
    anchor: 'an anchor (&) is not allowed; write the value out where it is used, or put text that begins with "&" in quotes',
    tag: 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes',
    'directive-line': 'a YAML directive (%) is not allowed; remove this line',
};
/** Reads one YAML 1.2 document of maps, lists and plain values. Throws `PolicyProblems` for anything else. */
function readYaml(text) {
    const refused = refusedTokens(text);
    const lines = new dist/* LineCounter */.HN();
    // `toObject` finds duplicate keys: the parser's own check takes time that grows with the square of their number.
    const options = {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: false,
        version: '1.2',
        schema: 'core',
    };
    const document = (0,dist/* parseDocument */.Tp)(text, options);
    // For a refused token the parser has an error or a warning, too, which says less.
    const ofTokens = ['BAD_ALIAS', 'TAG_RESOLVE_FAILED', 'BAD_DIRECTIVE'];
    const errors = refused.length > 0
        ? document.errors.filter(({ code }) => !ofTokens.includes(code))
        : [...document.errors, ...document.warnings];
    if (errors.length > 0)
        throw new PolicyProblems([...refused, ...syntaxProblems(errors, lines)]);
    const root = document.contents;
    const problems = [...refused];
    const data = toPlain(root, { lines, problems }, 0);
    return { data, problems, placeOf: (path, atKey) => placeIn(lines, offsetOf(root, path, atKey)) };
}
/** The parser often reports further errors at the same location: the first one is enough. */
function syntaxProblems(errors, lines) {
    // The location would differ from run to run, since it depends on the size of the stack.
    if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
        return [{ place: START, message: TOO_DEEP }];
    const reported = new Map();
    for (const error of errors) {
        const [offset] = error.pos;
        if (!reported.has(offset))
            reported.set(offset, { place: placeIn(lines, offset), message: syntaxMessage(error) });
    }
    return [...reported.values()];
}
function refusedTokens(text) {
    const problems = [];
    let offset = 0;
    let isScalarNext = false;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        const type = isScalarNext ? 'scalar' : dist/* CST */.DB.tokenType(lexeme);
        isScalarNext = lexeme === dist/* CST */.DB.SCALAR;
        const refusal = type === null ? undefined : REFUSED_TOKENS[type];
        if (refusal !== undefined)
            problems.push({ place: placeAt(text, offset), message: refusal });
        if (!MARKS.has(lexeme))
            offset += lexeme.length;
        if (problems.length > MOST_TOKENS)
            return problems;
    }
    return problems;
}
/** The most refused tokens: finding the line of each takes time that grows with the text. */
const MOST_TOKENS = 100;
/** Tokens that the lexer adds by itself, and that take no characters of the text. */
const MARKS = new Set([dist/* CST */.DB.DOCUMENT, dist/* CST */.DB.FLOW_END, dist/* CST */.DB.SCALAR]);
function syntaxMessage(error) {
    const reported = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    const messages = {
        MULTIPLE_DOCS: 'a second document begins here; keep one and remove the other',
        BLOCK_AS_IMPLICIT_KEY: 'a second ":" follows on this line; put the text in quotes',
        BAD_SCALAR_START: `${reported}; put the text in quotes`,
        TAB_AS_INDENT: 'a tab indents this line; indent with spaces',
    };
    return messages[error.code] ?? `this is not valid YAML: ${reported}; correct it here`;
}
function toPlain(node, reading, depth) {
    if (depth > DEEPEST_FILE)
        throw onlyProblem(placeIn(reading.lines, startOf(node)), TOO_DEEP);
    if ((0,dist/* isMap */.jh)(node))
        return toObject(node.items, reading, depth);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.map((item) => toPlain(item, reading, depth + 1));
    if (node === null)
        return null;
    if (!(0,dist/* isScalar */.jn)(node)) {
        report(reading, node, 'this is not a plain value; write it out');
        return REFUSED;
    }
    // The tag was refused as a token.
    if (node.tag !== undefined)
        return REFUSED;
    if (node.type === 'PLAIN' && node.source !== undefined && (0,ids/* isDigits */.Hc)(node.source))
        return BigInt(node.source);
    return node.value;
}
function toObject(pairs, reading, depth) {
    const object = Object.create(null);
    for (const { key, value } of pairs) {
        const plain = toPlain(value, reading, depth + 1);
        if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string') {
            report(reading, key, 'a key must be a plain word; correct it here');
        }
        else if (key.value === '<<')
            report(reading, key, 'a merge key (<<) is not allowed; write the keys out');
        else if (key.value === '__proto__')
            report(reading, key, 'unknown key "__proto__"; remove it');
        else if (Object.hasOwn(object, key.value)) {
            report(reading, key, `duplicate key ${(0,suggestion/* quote */.hD)(key.value)}; keep one of the two`);
        }
        else
            object[key.value] = plain;
    }
    return object;
}
/** An alias was refused as a token already. */
function report({ lines, problems }, node, message) {
    if ((0,dist/* isAlias */.Vj)(node))
        return;
    problems.push({ place: placeIn(lines, startOf(node)), message });
}
function offsetOf(root, path, atKey) {
    let node = root;
    let offset = startOf(root);
    for (const [index, step] of path.entries()) {
        const pair = (0,dist/* isMap */.jh)(node) ? pairsOf(node).get(step) : undefined;
        const isKeyWanted = atKey && index === path.length - 1;
        if ((0,dist/* isSeq */.oP)(node))
            node = node.items[step];
        else if (pair === undefined)
            return offset;
        else
            node = isKeyWanted ? pair.key : pair.value;
        offset = startOf(node) || startOf(pair?.key) || offset;
    }
    return offset;
}
const PAIRS = new WeakMap();
/** The first pair of each key: searching the list for each of many keys would take time that grows with the square of their number. */
function pairsOf(map) {
    const known = PAIRS.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items)
        if ((0,dist/* isScalar */.jn)(pair.key) && !pairs.has(pair.key.value))
            pairs.set(pair.key.value, pair);
    PAIRS.set(map, pairs);
    return pairs;
}
/** The offset of a node's first character; 0 for anything else. The parser gives every node a location. */
function startOf(node) {
    return (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node) ? node.range[0] : 0;
}
function placeIn(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
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
        return [{ path, message: `${(0,suggestion/* quote */.hD)(key)} ${issue.message}${keys.example?.(key) ?? ''}` }];
    const parent = path.slice(0, -1);
    const added = keys.added(key, parent);
    return added === undefined ? [] : [{ path: parent, message: `missing key ${(0,suggestion/* quote */.hD)(key)}; add "${added}"` }];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function valueAt(data, path) {
    let value = data;
    for (const step of path) {
        if (!isObject(value))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/src/policy/file/condition-meaning.js







/** A condition with the defaults for everything that the policy leaves out (docs/verdict-rules/what-is-judged.md#policy). */
function conditionOf(entry) {
    return {
        name: entry.name,
        source: 'policy',
        column: undefined,
        // A condition that can never be broken does not block.
        action: entry.max === 'none' ? 'warn' : entry.action === undefined ? 'fail' : entry.action,
        max: entry.max === 'none' ? policy/* UNLIMITED */.Mp : entry.max,
        count: entry.count === undefined ? 'issues' : entry.count,
        compare: entry.compare === undefined ? 'all' : entry.compare,
        ifScanned: entry['if-scanned'] === true,
        scope: {
            kind: 'search',
            issueTypes: issueTypesOf(entry),
            namesIssueTypes: entry['issue-types'] !== undefined,
            severities: entry.severities === undefined ? 'all' : entry.severities,
            where: entry.where === undefined ? {} : entry.where,
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
    const { compare, unscored, 'epss-above': epssAbove, 'issue-types': types } = entry;
    yield* severitiesWithoutMeaning(entry, issueTypesOf(entry));
    yield* membersWithoutMeaning(entry);
    if (compare === 'new' && baseline !== 'given') {
        const message = '"compare: new" needs a baseline; set baseline where the gate is called, or write "compare: all"';
        yield { path: ['compare'], message };
    }
    // Only issues of dependencies have a score.
    if (epssAbove !== undefined && (types?.length !== 1 || types[0] !== 'sca'))
        yield findingAtKey('epss-above', '"epss-above" applies to supply-chain only; set "issue-types: [supply-chain]"');
    if (unscored !== undefined && epssAbove === undefined) {
        const message = '"unscored" says what "epss-above" does without a score; set "epss-above", or remove this key';
        yield findingAtKey('unscored', message);
    }
    if (entry['older-than'] !== undefined)
        yield* besideTimes('older-than', timesIn(entry));
    yield* triageWithoutMeaning(entry);
}
function severitiesWithoutMeaning({ severities }, issueTypes) {
    const unrated = issueTypes.filter((type) => !domain_product/* RATED_ISSUE_TYPES */.NN.some((rated) => rated === type));
    if (severities === undefined || unrated.length === 0)
        return [];
    const message = `issues of ${unrated.map(domain_product/* issueTypeWord */.mA).join(' and ')} have no severity; remove "severities", or those issue types`;
    return [findingAtKey('severities', message)];
}
function membersWithoutMeaning(entry) {
    if (entry.where === undefined)
        return [];
    return misappliedMembers(entry.where, issueTypesOf(entry)).map(({ name, limit, shared }) => {
        const fix = shared.length === 0
            ? ', and another member here only to other types; split the condition in two'
            : `; ${setTypes(shared)}`;
        return { path: ['where', name], atKey: true, message: `"${name}" ${limit}${fix}` };
    });
}
function timesIn({ where = {} }) {
    return issue_filter/* TIME_MEMBERS */.kB.filter((name) => where[name] !== undefined);
}
function besideTimes(key, others) {
    return others.map((name) => findingAtKey(key, `"${key}" and "${name}" both choose issues by time; keep one of the two`));
}
/** Only issues that people triaged have a time of triage, and that filter replaces every other one of time. */
function triageWithoutMeaning(entry) {
    const key = 'triaged-within';
    if (entry[key] === undefined)
        return [];
    const age = entry['older-than'] === undefined ? [] : ['older-than'];
    const others = besideTimes(key, [...age, ...timesIn(entry)]);
    const { states } = entry;
    const untriaged = states?.filter((state) => !issue/* TRIAGED_STATES */.et.includes(state)) ?? [];
    if (states !== undefined && untriaged.length === 0)
        return others;
    const needed = `needs "states" that people set: ${issue/* TRIAGED_STATES */.et.join(', ')}`;
    const verb = states === undefined ? 'add' : 'write';
    const fix = states === undefined || untriaged.length === states.length
        ? `${verb} "states: [ignored-app]"`
        : `remove ${untriaged.map(suggestion/* quote */.hD).join(' and ')}`;
    return [...others, findingAtKey(key, `"${key}" ${needed}; ${fix}`)];
}
function issueTypesOf({ 'issue-types': written }) {
    return written === undefined ? domain_product/* RATED_ISSUE_TYPES */.NN : written;
}
function setTypes(types) {
    return `set "issue-types: [${(0,domain_product/* typeWords */.yL)(types)}]"`;
}

// EXTERNAL MODULE: ./lib/src/domain/action-inputs.js
var action_inputs = __webpack_require__(8086);
// EXTERNAL MODULE: ./lib/src/domain/softening.js
var softening = __webpack_require__(6099);
;// CONCATENATED MODULE: ./lib/src/policy/file/policy-schema.js






const WHERE_MEMBERS = issue_filter/* FILTER_MEMBER_NAMES */.nN.filter((name) => (0,issue_filter/* filterMember */.PH)(name).refusal === undefined);
/** `where` of a condition, made from the table of filter members. Short enum values become the API's own. */
const Where = classic_schemas/* strictObject */.rej(Object.fromEntries(WHERE_MEMBERS.map((name) => [name, filterValue((0,issue_filter/* filterMember */.PH)(name)).optional()])), { error: 'must be a map of filter members, such as { filePaths: ["src"] }' });
const LONGEST_NAME = 100;
const DIGITS = 'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const FROM_ONE = 'must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3';
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
    'if-scanned': classic_schemas/* boolean */.zMY({ error: 'must be true or false, without quotes' }).optional(),
}, { error: 'must contain maps, such as { name: No criticals, severities: [critical], max: 0 }' });
const WaiverEntry = classic_schemas/* strictObject */.rej({
    rule: Text,
    reason: VisibleText,
    owner: VisibleText,
    expires: classic_schemas/* string */.YjP({ error: 'must be a date' }).refine(calendar_date/* isCalendarDate */.tf, 'must be a date that exists'),
    'max-issues': classic_schemas/* bigint */.oad({ error: FROM_ONE }).min(1n, FROM_ONE).optional(),
    ticket: Text.optional(),
    'issue-types': IssueTypes.optional(),
    severities: listOf(apiValue(issue/* SEVERITIES */.oC, issue_filter/* FILTER_MEMBERS */.X.severities.prefix)).optional(),
}, { error: 'must contain maps with rule, reason, owner and expires' });
const Answer = word(['fail', 'warn']);
const OnInconclusive = classic_schemas/* strictObject */.rej(Object.fromEntries(softening/* SOFTENABLE_REASONS */.a_.map((reason) => [reason, Answer.optional()])), { error: 'must be a map of reasons, such as { server: warn }' });
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
};
/** Proposes only what can be written there: no key that exists already, and no day that `longest-waiver` forbids. */
function policyKeys(data, { keys, day }) {
    return {
        explainUnknown: (key, path) => explainUnknownKey(key, path, data, keys),
        added(key, path) {
            // The key may be there under a wrong name. That name is reported: correcting both would write the key twice.
            const [section, around] = [sectionAt(path, keys), valueAt(data, path)];
            const beside = isObject(around) ? Object.keys(around) : [];
            const unknown = beside.filter((name) => !section.known.includes(name)).slice(0, MOST_PROBLEMS);
            if (unknown.some((name) => meantKey(name, section) === key))
                return undefined;
            return key === 'expires' ? `expires: ${day}` : MISSING[key];
        },
        example: (key) => (key === 'expires' ? `, such as ${day}` : ''),
    };
}
function sectionAt(parent, keys) {
    const [section] = parent;
    if (section === undefined)
        return { known: keys };
    if (section === 'waivers')
        return { known: Object.keys(WaiverEntry.shape), meant: MEANT_IN_WAIVER };
    return { known: Object.keys(ConditionEntry.shape), meant: MEANT_IN_CONDITION };
}
function meantKey(key, { known, meant }) {
    return meant?.get(key.toLowerCase().replaceAll('_', '-')) ?? (0,suggestion/* nearest */.pA)(key, known);
}
function explainUnknownKey(key, parent, data, keys) {
    const [section] = parent;
    // An object, since it has the unknown key.
    const around = valueAt(data, parent);
    const beside = (name) => Object.hasOwn(around, name);
    if (section === undefined) {
        // Compares letters alone: `base_url`, `baseUrl`.
        if (WORKFLOW_SETTINGS.some((name) => letters(name) === letters(key)))
            return `${(0,suggestion/* quote */.hD)(key)} can be set in the workflow only; remove it from the policy`;
        if (Object.hasOwn(PolicyFile.shape, key))
            return `${(0,suggestion/* quote */.hD)(key)} belongs in a policy; remove it from the waivers`;
    }
    if (section === 'on-inconclusive')
        return explainReason(key, beside);
    if (parent.at(-1) === 'where')
        return explainMember(key, beside, valueAt(data, parent.slice(0, -1)));
    return unknownKey(key, sectionAt(parent, keys), beside);
}
/** Other names that people write for a key; in lower case, with hyphens. */
const MEANT_IN_CONDITION = meantBy({
    'epss-above': ['epss', 'min-epss'],
    unscored: ['no-score', 'without-score'],
    'older-than': ['age', 'min-age', 'older'],
    'issue-types': ['product', 'products', 'type', 'types'],
    states: ['triage-states', 'aggregateissuestates'],
    'triaged-within': ['triaged', 'triaged-since', 'since'],
    where: ['filter'],
    max: ['limit', 'maximum'],
});
const MEANT_IN_WAIVER = meantBy({
    rule: ['path', 'rule-id', 'rule-path'],
    expires: ['until'],
    ticket: ['issue'],
    'max-issues': ['max'],
    'issue-types': ['product', 'products', 'type', 'types'],
});
function meantBy(names) {
    return new Map(Object.entries(names).flatMap(([key, others]) => others.map((other) => [other, key])));
}
function explainReason(reason, beside) {
    if ((0,softening/* isUnsoftenable */.hW)(reason))
        return `${(0,suggestion/* quote */.hD)(reason)} always fails and cannot be named here; remove it`;
    return `unknown reason ${(0,suggestion/* quote */.hD)(reason)}; ${proposal({ known: Object.keys(OnInconclusive.shape) }, reason, beside)}`;
}
function explainMember(key, beside, condition) {
    const member = issue_filter/* FILTER_MEMBER_NAMES */.nN.find((name) => name === key);
    if (member !== undefined)
        return `${(0,suggestion/* quote */.hD)(member)} is not allowed in "where": ${(0,issue_filter/* filterMember */.PH)(member).refusal}; remove it`;
    const types = ConditionEntry.shape['issue-types'].safeParse(valueAt(condition, ['issue-types'])).data;
    const searched = types ?? domain_product/* RATED_ISSUE_TYPES */.NN;
    const limitOf = (name) => misappliedMembers({ [name]: [] }, searched)[0];
    const near = (0,suggestion/* nearest */.pA)(key, WHERE_MEMBERS);
    const meant = WHERE_MEMBERS.find((name) => name === near);
    const known = meant === undefined ? WHERE_MEMBERS.filter((name) => limitOf(name) === undefined) : WHERE_MEMBERS;
    const reported = unknownKey(key, { known }, beside);
    if (meant === undefined || beside(meant))
        return reported;
    const limit = limitOf(meant);
    return limit === undefined ? reported : `${reported} It ${limit.limit}: ${setTypes(limit.shared)}`;
}
function unknownKey(key, section, beside) {
    return `unknown key ${(0,suggestion/* quote */.hD)(key)}; ${proposal(section, key, beside)}`;
}
/** What to write instead of a key. Keys of the same map are not proposed, since a key is written once. */
function proposal(section, key, beside) {
    const meant = meantKey(key, section);
    if (meant !== undefined)
        return beside(meant) ? `"${meant}" is there already; remove one of the two` : `did you mean "${meant}"?`;
    const free = section.known.filter((name) => !beside(name));
    return free.length === 0 ? 'remove it' : (0,suggestion/* suggestion */.h)(key, free);
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
    const size = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength;
    if (size > MAX_POLICY_BYTES)
        throw onlyProblem(START, `this has ${size} bytes; shorten it to ${MAX_POLICY_BYTES} (256 KiB) or less`);
    const text = typeof source === 'string' ? source : decodeUtf8(source);
    if (text.startsWith('\uFEFF'))
        throw onlyProblem(START, 'this begins with a byte order mark; save it as UTF-8 without one');
    const found = HIDDEN.exec(text);
    if (found === null)
        return text;
    throw onlyProblem(placeAt(text, found.index), policy_text_refusalOf(found[0]));
}
function decodeUtf8(bytes) {
    const [first, second] = bytes;
    if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe))
        throw onlyProblem(START, 'this is UTF-16; save it as UTF-8');
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        throw onlyProblem(placeAt(lenient, lenient.indexOf('\uFFFD')), 'this is not UTF-8; save it as UTF-8');
    }
}
/**
 * Control characters except tab and line ends, a line end that most editors do not show, and marks that change the
 * direction of the text: with them, reviewers see another text than the gate reads, or the file is UTF-16 read as UTF-8.
 */
const HIDDEN = /(?![\t\n\r])\p{Cc}|\r(?!\n)|[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
function policy_text_refusalOf(character) {
    if (character === '\r')
        return 'a carriage return without a line feed is not allowed; save it with usual line ends';
    const name = `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    if (/\p{Cc}/u.test(character))
        return `the control character ${name} is not allowed; remove it, or save as UTF-8`;
    const what = /[\u2028\u2029]/.test(character) ? 'line separator' : 'direction mark';
    return `the ${what} ${name} is not allowed; remove it`;
}

;// CONCATENATED MODULE: ./lib/src/policy/file/parse-policy.js









const EMPTY_POLICY = { conditions: [], waivers: [], onInconclusive: {} };
/** The policy in force, and its sources. Throws like `parsePolicies`. */
function readPolicies({ policy, waivers }, options) {
    const file = waivers?.file;
    return {
        policy: parsePolicies({ policy, waivers: file }, options),
        source: policy?.source,
        waiversFile: waivers && { path: waivers.path, source: file?.source },
        texts: { policy: policy?.text, waivers: file?.text },
    };
}
/** Refuses everything that it does not understand. Throws `GateFailure` (`policy-invalid`) with every problem, its line and column (from 1), and its fix. */
function parsePolicies({ policy, waivers }, options) {
    const refused = [];
    const read = policy === undefined ? EMPTY_POLICY : partOf(policy, (tree) => policyOf(tree, options), refused);
    const { today } = options;
    const more = waivers === undefined ? [] : partOf(waivers, (tree) => waiversOf(tree, today, read?.longestWaiverDays), refused);
    if (refused.length > 0)
        throw refusalOf(refused);
    return { ...read, waivers: [...read.waivers, ...more] };
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
    const shaped = PolicyFile.safeParse(tree.data);
    const days = PolicyFile.shape['longest-waiver'].safeParse(valueAt(tree.data, ['longest-waiver'])).data;
    const contradictions = [
        ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => [...contradictionsOf(entry, baseline)]),
        ...repeatedNames(tree, 'conditions', (name) => {
            return `another entry has the name ${name} too; keep one, or change this name`;
        }),
        ...contradictoryWaivers(tree, today, days),
    ];
    refuse(tree, shaped, contradictions, { keys: Object.keys(PolicyFile.shape), day: proposedEnd(today, days) });
    const { conditions = [], waivers = [], 'on-inconclusive': onInconclusive = {} } = shaped.data;
    return {
        conditions: conditions.map(conditionOf),
        waivers: waivers.map(waiverOf),
        onInconclusive: onInconclusive,
        failOnSeverity: shaped.data['fail-on-severity'],
        longestWaiverDays: days,
    };
}
function waiversOf(tree, today, days) {
    const shaped = WaiversFile.safeParse(tree.data);
    const proposed = { keys: Object.keys(WaiversFile.shape), day: proposedEnd(today, days) };
    refuse(tree, shaped, contradictoryWaivers(tree, today, days), proposed);
    return (shaped.data.waivers ?? []).map(waiverOf);
}
function contradictoryWaivers(tree, today, days) {
    return entriesOf(tree, 'waivers', WaiverEntry, (entry) => [
        ...severitiesWithoutMeaning(entry, entry['issue-types'] ?? []),
        ...tooLong(entry, today, days),
    ]);
}
function refuse(tree, { error }, contradictions, proposed) {
    const keys = policyKeys(tree.data, proposed);
    const explained = (error?.issues ?? []).flatMap((issue) => explainIssue(issue, tree.data, keys));
    const findings = [...explained, ...contradictions];
    const found = findings.map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
    const problems = [...tree.problems, ...found];
    if (problems.length > 0)
        throw new PolicyProblems(problems);
}
function entriesOf(tree, list, schema, find) {
    return listIn(tree, list).flatMap((data, index) => {
        const { data: entry } = schema.safeParse(data);
        if (entry === undefined)
            return [];
        return find(entry).map((finding) => ({ ...finding, path: [list, index, ...finding.path] }));
    });
}
function repeatedNames(tree, list, explain) {
    const seen = new Set();
    return listIn(tree, list).flatMap((data, index) => {
        const name = valueAt(data, ['name']);
        const isFirst = !seen.has(name);
        seen.add(name);
        if (typeof name !== 'string' || isFirst)
            return [];
        return [{ path: [list, index, 'name'], message: explain((0,suggestion/* quote */.hD)(name)) }];
    });
}
/** A list of the policy as it was written; empty if there is none. */
function listIn(tree, name) {
    const list = valueAt(tree.data, [name]);
    return Array.isArray(list) ? list : [];
}
const USUAL_DAYS = 60;
/** An allowed last day for a waiver that may last at most `mostDays`. */
function proposedEnd(today, mostDays = USUAL_DAYS) {
    return (0,calendar_date/* dayAfter */.PV)(today, Math.min(mostDays, USUAL_DAYS));
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
    const isAsked = policyFile !== undefined || path !== undefined;
    const inline = text === undefined ? undefined : { text, sourceName: 'input policy', source: { kind: 'input' } };
    // A file without a token, and so without a client, was refused with the settings.
    const files = isAsked ? await readPolicyFiles(api, clock, { policy: policyFile, waivers: path }, facts) : undefined;
    return readPolicies({ policy: files?.policy ?? inline, waivers: path === undefined ? undefined : { path, file: files?.waivers } }, { baseline: baseline.kind === 'none' ? 'none' : 'given', today: (0,calendar_date/* dayOf */.kb)(clock.wallNow()) });
}


/***/ })

};
;