import { isDigits, type ScanId } from '../../../domain/ids.ts';
import { PRODUCTS, productOf } from '../../../domain/product.ts';
import { pullRequestNumber } from '../../../domain/ref.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import type { LookedAt } from '../diagnosis.ts';
import type { Heard } from './asker.ts';
import { type AssumptionLook, doesNotHold, holds, notSeen } from './assumption-look.ts';
import { answersTo, details, entriesOf, isNone, listedScans, many, metas, written } from './heard-values.ts';

/** Digits of no scan: the largest integer that every client can write. */
const SCAN_OF_NOBODY = '9007199254740991' as ScanId;

export const SCAN_LOOKS = {
  'enabled-products-spelling': {
    effect: 'product-missing, since our own scan lists the same words',
    look: lookAtProducts,
  },
  'pull-request-id-of-none': {
    effect:
      "a pull request's diff scan under a bare name counts as one of the branch, and may give it a pass; " +
      'never a full scan, and so never with required-scan: full',
    look: lookAtPullRequestIds,
  },
  'omitted-members': {
    effect:
      'a partial scan that does not say that it is one may decide, and give a pass; ' +
      'a count that its total leaves out too is read as 0, so that the index is not waited for',
    async ask(asker, known) {
      await asker.scanList({ repository_id: known.repositoryId, is_partial_scan: true, limit: 100 });
    },
    look: lookAtOmitted,
  },
  'members-before-the-end': {
    effect: 'scan-running, not-found, wrong-repository or scan-inconsistent',
    look: lookAtUnfinished,
  },
  'failure-statuses': {
    effect: 'a failure has another reason, or is contract where its status says success',
    async ask(asker) {
      await asker.scanDetail(SCAN_OF_NOBODY);
    },
    look: lookAtFailures,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** A word that is not known may be a product of another name, or one that the gate has no use for: that is not proven. */
function lookAtProducts(heard: readonly Heard[]): LookedAt {
  const lists = [...listedScans(heard), ...details(heard)].map(wordsOf).filter((words) => words.length > 0);
  if (lists.length === 0) return notSeen('no scan lists its products');
  const words = [...new Set(lists.flat())];
  const unknown = words.filter((word) => productOf(word) === undefined);
  const known = PRODUCTS.filter((product) => words.some((word) => productOf(word) === product));
  if (known.length === 0) return doesNotHold(`scans list only products of other names: ${shown(unknown)}`);
  if (listedScans(heard).some((scan) => findsUnnamed(scan))) {
    return doesNotHold(`a scan counts findings of a product that it lists under another name: ${shown(unknown)}`);
  }
  if (unknown.length > 0)
    return notSeen(`beside ${known.join(', ')} scans list what the gate does not know: ${shown(unknown)}`);
  return holds(`scans list ${known.join(', ')}`);
}

const PRODUCT_OF_COUNT = { code: 'code', secrets: 'secrets', supply_chain: 'supply-chain' } as const;

/** True for a scan that found something of a product of ours, and lists in its place a word that is not known. */
function findsUnnamed(scan: JsonObject): boolean {
  const words = wordsOf(scan);
  const { findings_counts: counts } = scan;
  if (!isJsonObject(counts) || words.every((word) => productOf(word) !== undefined)) return false;
  const listed = words.map(productOf);
  return Object.entries(PRODUCT_OF_COUNT).some(
    ([member, product]) => isPositive(counts[member]) && !listed.includes(product),
  );
}

function wordsOf({ enabled_products: products }: JsonObject): readonly string[] {
  return Array.isArray(products) ? products.filter((word) => typeof word === 'string' && word.trim() !== '') : [];
}

/** Names of products, as far as they look like words of an interface: a text of the platform may say anything. */
function shown(words: readonly string[]): string {
  const plain = words.filter((word) => /^[A-Za-z][A-Za-z0-9_-]{0,30}$/.test(word)).slice(0, 5);
  const others = words.length - plain.length;
  return [...plain, ...(others > 0 ? [many(others, 'other')] : [])].join(', ');
}

/** What a scan of no pull request says shows only where something else says that it is of none: its ref is a branch in full. */
function lookAtPullRequestIds(heard: readonly Heard[]): LookedAt {
  const all = metas(heard);
  const isOdd = (value: JsonValue | undefined): boolean => !isNone(value) && written(value) === undefined;
  if (all.some(({ pull_request_id: id }) => isOdd(id)))
    return doesNotHold('a pull_request_id is neither text nor an integer');
  const ofPulls = all.filter(isOfPullRequest);
  if (ofPulls.some(({ pull_request_id: id }) => namesOneInWords(id)))
    return doesNotHold("a pull request's scan writes its number with other characters than digits");
  const ofNone = all.filter(isOfBranch);
  if (ofNone.some(({ pull_request_id: id }) => isNumber(id)))
    return doesNotHold('a scan that says it is of a push has the number of a pull request');
  if (ofNone.length === 0) return notSeen('no scan detail says that it is of no pull request');
  return holds(`a scan of no pull request has ${[...new Set(ofNone.map(noneWord))].join(', or ')}`);
}

function isOfPullRequest(meta: JsonObject): boolean {
  const branch = typeof meta.branch === 'string' ? meta.branch : undefined;
  const event = meta.on ?? meta.true;
  return (
    pullRequestNumber(branch) !== undefined || (typeof event === 'string' && /^(?:pull|merge)_request/.test(event))
  );
}

/** A full scan of a branch may name an open pull request: what the event was called tells the two apart. */
function isOfBranch(meta: JsonObject): boolean {
  return (meta.on ?? meta.true) === 'push' && !isOfPullRequest(meta);
}

function namesOneInWords(id: JsonValue | undefined): boolean {
  const text = written(id) ?? '';
  return /[1-9]/.test(text) && !isDigits(text);
}

function isNumber(id: JsonValue | undefined): boolean {
  return /^0*[1-9][0-9]*$/.test(written(id) ?? '');
}

function noneWord({ pull_request_id: id }: JsonObject): string {
  if (id === undefined) return 'no pull_request_id';
  if (id === null) return 'null';
  const text = written(id);
  if (text === '') return 'an empty text';
  return text === '0' ? 'zero' : 'a text that is no number';
}

/** A total above the counts by product shows that one was left out, unless another product was counted in it. */
function lookAtOmitted(heard: readonly Heard[]): LookedAt {
  const partial = answersTo(heard, 'scan list')
    .filter(({ asked }) => asked.is_partial_scan === true)
    .flatMap(entriesOf);
  if (partial.some((scan) => scan.is_partial_scan !== true))
    return doesNotHold('a scan that the list keeps as partial does not say that it is');
  const counts = listedScans(heard)
    .map(sumsOf)
    .filter((sums) => sums !== undefined);
  if (counts.some(({ isShort, hasOthers }) => isShort && !hasOthers))
    return doesNotHold('a count of findings that is not zero was left out');
  const lacking = counts.filter(({ isMissing }) => isMissing);
  const told = listedScans(heard).filter(({ is_partial_scan: flag }) => typeof flag === 'boolean');
  if (partial.length === 0 && told.length === 0) return notSeen('no scan says whether it is partial');
  if (counts.length === 0) return notSeen('no scan lists a total beside the counts of its products');
  if (lacking.length > 0) return holds('a count that is left out is zero, by the total of its scan');
  return holds('no count of findings is left out, and scans say whether they are partial');
}

/** Undefined where there is no total beside other counts. */
function sumsOf(
  scan: JsonObject,
): { readonly isMissing: boolean; readonly isShort: boolean; readonly hasOthers: boolean } | undefined {
  const { findings_counts: counts } = scan;
  if (!isJsonObject(counts)) return undefined;
  const { total, ...byProduct } = counts;
  const whole = written(total);
  const parts = Object.keys(PRODUCT_OF_COUNT).map((name) => written(byProduct[name]));
  const given = parts.filter((part) => part !== undefined);
  if (whole === undefined || !isDigits(whole) || given.length === 0 || !given.every(isDigits)) return undefined;
  const sum = given.reduce((before, part) => before + BigInt(part), 0n);
  const isMissing = given.length < parts.length;
  // AI code scanning has no count of its own, and may be in the total.
  const hasOthers = wordsOf(scan).some((word) => !['code', 'supply-chain', 'secrets'].includes(productOf(word) ?? ''));
  return { isMissing, isShort: isMissing && BigInt(whole) > sum, hasOthers };
}

const UNFINISHED: ReadonlySet<JsonValue | undefined> = new Set(['SCAN_STATUS_PENDING', 'SCAN_STATUS_RUNNING']);

/** Whether a scan has ended is what the list said last. */
function lookAtUnfinished(heard: readonly Heard[]): LookedAt {
  const running = new Set(
    listedScans(heard).flatMap(({ id, status }) => (UNFINISHED.has(status) ? [written(id)] : [])),
  );
  const asked = heard.filter(({ operation, path }) => operation === 'scan detail' && running.has(scanIdOf(path)));
  const isUnreadable = asked.some(({ came }) => came.kind === 'failure' && came.reason === 'not-found');
  if (isUnreadable) return doesNotHold('the detail of a scan that has not ended was answered as not found');
  const read = asked.flatMap(({ came }) => (came.kind === 'answer' && isJsonObject(came.body) ? [came.body] : []));
  if (read.length === 0) return notSeen('no scan was running while its detail was asked for');
  const commits = new Map(listedScans(heard).map(({ id, commit }) => [written(id), commit] as const));
  const isDenied = read.some(({ id, meta }) => {
    const said = isJsonObject(meta) ? meta.commit : undefined;
    const listed = commits.get(written(id));
    return typeof said === 'string' && said !== '' && typeof listed === 'string' && said !== listed;
  });
  if (isDenied) return doesNotHold('the detail of a scan that has not ended names another commit than the list');
  return holds('the detail of a scan can be read before its end');
}

function scanIdOf(path: string): string | undefined {
  return /\/scan\/([^/?]+)$/.exec(path)?.[1];
}

/** That a wrong token is 401 is not tried: a platform may lock out who sends one. */
function lookAtFailures(heard: readonly Heard[]): LookedAt {
  const asked = heard.filter(({ operation, path }) => operation === 'scan detail' && scanIdOf(path) === SCAN_OF_NOBODY);
  const [first] = asked.map(({ came }) => came);
  if (first === undefined) return notSeen('no scan that does not exist was asked for');
  if (first.kind === 'answer') return doesNotHold('a scan that does not exist was answered with status 200');
  if (first.reason === 'not-found') return holds('a scan that does not exist is answered as not found');
  if (first.reason === 'auth' || first.reason === 'api-changed' || first.reason === 'gone')
    return doesNotHold(`a scan that does not exist is answered as ${first.reason}`);
  return notSeen(`the question for a scan that does not exist ended as ${first.reason}`);
}

function isPositive(value: JsonValue | undefined): boolean {
  const digits = written(value) ?? '';
  return isDigits(digits) && digits !== '0';
}
