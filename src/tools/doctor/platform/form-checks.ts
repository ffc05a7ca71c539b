import { isDigits, type ScanId } from '../../../domain/ids.ts';
import { DETECTED_STATES } from '../../../domain/issue.ts';
import { LOCATIONS_PER_PAGE } from '../../../domain/limits.ts';
import { PRODUCTS, productOf, RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { pullRequestNumber } from '../../../domain/ref.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import { issueSearchRequest } from '../../../platform/requests/gate-requests.ts';
import { isMissing, lexeme, parseWireTime } from '../../../platform/schema/spelling.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { CLOCK_TOLERANCE_MS } from '../../../scan/scan-end.ts';
import { doesNotHold, holds, notSeen } from '../probe.ts';
import type { Received } from './asker.ts';
import { type Checks, entriesOf, listIn, type Observed, type ObservedAnswer } from './observed.ts';

/** No scan has this ref, so a search for it finds nothing. */
const REF_OF_NOBODY = 'refs/heads/findings-gate-doctor/of-nobody';
/** An id that no scan has: the largest integer that every client can write. */
const SCAN_OF_NOBODY = '9007199254740991' as ScanId;

export const FORM_CHECKS = {
  'empty-search-answer': {
    effect: 'an answer without its list is refused: contract',
    ask({ asker, known: { repositoryId } }) {
      const search = { repositoryId, refs: [REF_OF_NOBODY], issueTypes: RATED_ISSUE_TYPES, states: DETECTED_STATES };
      return asker.issueSearch(issueSearchRequest({ ...search, pageSize: LOCATIONS_PER_PAGE }));
    },
    /** Only an empty page of the search proves this. To conclude it from the other lists would be a guess. */
    check({ answers }) {
      const lists = answers('issue search', 'scan list', 'issue list');
      const strange = lists.find((answer) => listIn(answer) === undefined && !saysNothingElse(answer));
      if (strange !== undefined)
        return doesNotHold(`an answer of the ${strange.operation} came without its list, and with other members`);
      const empty = lists.filter((answer) => answer.operation === 'issue search' && entriesOf(answer).length === 0);
      if (empty.length === 0) return notSeen('no search had an empty result');
      const hasList = empty.some((answer) => listIn(answer) !== undefined);
      return holds(hasList ? 'an empty page has an empty list' : 'an empty page has no list and no other members');
    },
  },
  'number-or-text': {
    effect: 'a counter of another form is refused: contract',
    /** Large counters may have marks between their digits, so the result says how many digits the longest one has. */
    check({ scans, details, groups, answers }) {
      const counters = [
        ...scans.flatMap(({ findings_counts: counts }) => named('findings_counts of the scan list', counts)),
        ...details.flatMap(({ stats }) => named('stats of a scan detail', stats, ['findings'])),
        ...groups.flatMap((group) => named('issuesCount of a group', group, ['issuesCount'])),
        ...answers('issue search').flatMap(({ body }) =>
          named('a total of the issue search', body, ['total', 'fetched']),
        ),
      ];
      const strange = counters.find(({ value }) => !isNumber(value));
      if (strange !== undefined) return doesNotHold(`${strange.where} is neither an integer nor text of digits`);
      const isDecided = counters.some(({ where }) => where === 'issuesCount of a group');
      if (!isDecided) return notSeen('no issue was found, so no counter that decides was received');
      const most = Math.max(...new Set(counters.map(({ value }) => lexeme(value).length)));
      return holds(`counters have only digits; the largest has ${most === 1 ? 'one' : most}`);
    },
  },
  'search-total-unit': {
    effect: 'a search is read up to three times, and the proof has a line; the total never decides',
    /** Uses only answers of one page, as issues may move between two. If nothing was found, zero fits any unit. */
    check({ answers }) {
      const units = answers('issue search').flatMap((answer) => {
        const { asked, body } = answer;
        const [total, counts] = [lexeme(body.total), entriesOf(answer).map(({ issuesCount }) => lexeme(issuesCount))];
        if (!isMissing(asked.cursor) || body.cursor || ![total, ...counts].every((count) => isDigits(count))) return [];
        const isOf = { groups: counts.length, issues: counts.reduce((sum, count) => sum + BigInt(count), 0n) };
        const fitting = Object.entries(isOf).flatMap(([unit, count]) => (String(count) === total ? [unit] : []));
        return counts.length === 0 && fitting.length > 0 ? [] : [fitting.join(' or ')];
      });
      if (units.includes('')) return doesNotHold('a total is neither the number of groups nor that of issues');
      const [unit] = units.toSorted((one, other) => one.length - other.length);
      return unit ? holds(`the total counts ${unit}`) : notSeen('no answer of one page had a total and an issue');
    },
  },
  'listed-integers': {
    effect: 'a location is shown without its line, or with a line beside it; no verdict depends on it',
    /** Only an issue whose address at the code host also names the line shows whether the first line is 1. */
    check({ issues, answers }) {
      const ids = answers('deployment list').flatMap(({ body: { deployments } }) =>
        Array.isArray(deployments) ? deployments.filter(isJsonObject).map(({ id }) => id) : [],
      );
      const positions = issues.flatMap(({ line, endLine, column, endColumn }) => [line, endLine, column, endColumn]);
      const isOdd = (value: JsonValue | undefined): boolean => !isMissing(value) && !isNumber(value);
      if ([...ids, ...positions].some(isOdd))
        return doesNotHold('a line, a column or the id of a deployment is neither an integer nor text of digits');
      if (positions.some((value) => lexeme(value) === '0')) return doesNotHold('a line or a column is 0');
      const offsets = issues.flatMap(({ line, lineOfCodeUrl }) => {
        const shownLine = /#L([1-9][0-9]{0,9})(?:-|$)/.exec(lexeme(lineOfCodeUrl))?.[1];
        return isMissing(line) || shownLine === undefined ? [] : [BigInt(shownLine) - BigInt(lexeme(line))];
      });
      // A larger difference comes from another commit, or from another file.
      if (offsets.includes(1n)) return doesNotHold('the line of an issue is one less than that of its address');
      if (offsets.includes(0n)) return holds('lines are those of the addresses at the code host, from 1 on');
      return notSeen('no issue was listed with a line, and with an address that names it too');
    },
  },
  'event-kind-name': { effect: 'the kind of event is not shown; it never decides', check: checkEventKinds },
  'time-spellings': { effect: 'a time of another form is refused: contract', check: checkTimes },
  'title-shape': {
    effect: 'a title of another form is refused: contract',
    check({ metas }) {
      const titles = metas.flatMap(({ commit_title, pull_request_title }) => [commit_title, pull_request_title]);
      const given = titles.filter((title) => !isMissing(title));
      const isText = (title: JsonValue | undefined): boolean => typeof title === 'string';
      const isTitle = (title: JsonValue | undefined): boolean =>
        isText(title) || (isJsonObject(title) && Object.values(title).every(isText));
      if (!given.every(isTitle)) return doesNotHold('a title is neither text nor an object of text');
      if (given.length === 0) return notSeen('no scan detail has a title');
      return holds(given.every(isText) ? 'titles are text' : 'titles are objects of text');
    },
  },
  'enabled-products-spelling': {
    effect: 'product-missing, since our own scan lists the same words',
    /** An unknown word may be another name of a product, or a product that the gate does not use. It proves neither. */
    check({ scans, details }) {
      const words = [...new Set([...scans, ...details].flatMap(wordsOf))];
      if (words.length === 0) return notSeen('no scan lists its products');
      const unknown = words.filter((word) => productOf(word) === undefined);
      const known = PRODUCTS.filter((product) => words.some((word) => productOf(word) === product));
      if (known.length === 0) return doesNotHold(`scans list only products of other names: ${shown(unknown)}`);
      if (scans.some(findsUnnamed))
        return doesNotHold(`a scan counts findings of a product that it lists under another name: ${shown(unknown)}`);
      if (unknown.length > 0)
        return notSeen(
          `besides ${known.join(', ')}, scans list products that the gate does not know: ${shown(unknown)}`,
        );
      return holds(`scans list ${known.join(', ')}`);
    },
  },
  'pull-request-id-of-none': {
    effect:
      "a pull request's diff scan under a bare name counts as one of the branch, and may give it a wrong pass; " +
      'not possible with required-scan: full',
    /** Only a scan that says it is of a push is surely of no pull request, so only such a scan can prove this. */
    check({ metas }) {
      const idsOf = (ofWhich: (meta: JsonObject) => boolean) =>
        metas.filter(ofWhich).map((meta) => meta.pull_request_id);
      if (idsOf(() => true).some((id) => !isMissing(id) && id !== '' && lexeme(id) === ''))
        return doesNotHold('a pull_request_id is neither text nor an integer');
      const inWords = (id: JsonValue | undefined): boolean => /[1-9]/.test(lexeme(id)) && !isNumber(id);
      if (idsOf(isOfPullRequest).some(inWords))
        return doesNotHold("a pull request's scan writes its number with other characters than digits");
      const ofNone = idsOf((meta) => eventOf(meta) === 'push' && !isOfPullRequest(meta));
      if (ofNone.some((id) => /^0*[1-9][0-9]*$/.test(lexeme(id))))
        return doesNotHold('a scan that says it is of a push has the number of a pull request');
      if (ofNone.length === 0) return notSeen('no scan detail says that it is of no pull request');
      return holds('a scan of no pull request has no number of one');
    },
  },
  'omitted-members': {
    effect:
      'a partial scan that does not say that it is one may decide, and give a wrong pass; ' +
      'a count that its total leaves out too is read as 0, so the gate does not wait for the index',
    ask: ({ asker, known: { repositoryId } }) =>
      asker.scanList({ repository_id: repositoryId, is_partial_scan: true, limit: 100 }),
    /** A total above the counts by product shows that one was left out, unless the total includes another product. */
    check({ scans, answers }) {
      const partial = answers('scan list')
        .filter(({ asked }) => asked.is_partial_scan === true)
        .flatMap(entriesOf);
      if (partial.some((scan) => scan.is_partial_scan !== true))
        return doesNotHold('a scan that the list keeps as partial does not say that it is');
      const counts = scans.map(sumsOf).filter((sums) => sums !== undefined);
      if (counts.some(({ isShort, hasOthers }) => isShort && !hasOthers))
        return doesNotHold('a count of findings that is not zero was left out');
      const isReported = partial.length > 0 || scans.some(({ is_partial_scan: flag }) => typeof flag === 'boolean');
      if (!isReported) return notSeen('no scan says whether it is partial');
      if (counts.length === 0) return notSeen('no scan lists a total beside the counts of its products');
      return counts.some(({ isMissing }) => isMissing)
        ? holds('a count that is left out is zero, by the total of its scan')
        : holds('no count of findings is left out, and scans say whether they are partial');
    },
  },
  'members-before-the-end': {
    effect: 'scan-running, not-found, wrong-repository or scan-inconsistent',
    /** A scan counts as running if the scan list showed it as pending or running. */
    check({ scans, received }) {
      const running = new Set<string | undefined>(
        scans.filter(({ status }) => UNFINISHED.has(status)).map(({ id }) => lexeme(id)),
      );
      const asked = received.filter((one) => one.operation === 'scan detail' && running.has(scanIdOf(one)));
      if (asked.some(({ came }) => came.kind === 'failure' && came.reason === 'not-found'))
        return doesNotHold('the detail of a scan that has not ended was answered as not found');
      return asked.some(({ came }) => came.kind === 'answer')
        ? holds('the detail of a scan can be read before its end')
        : notSeen('no scan was running while its detail was asked for');
    },
  },
  'failure-statuses': {
    effect: 'a failure has another reason, or is contract where its status says success',
    ask: ({ asker }) => asker.scanDetail(SCAN_OF_NOBODY),
    /** Does not try whether a wrong token is answered with 401: a platform may lock out whoever sends one. */
    check({ received }) {
      const came = received.find((one) => scanIdOf(one) === SCAN_OF_NOBODY)?.came;
      if (came === undefined) return notSeen('no request for a missing scan was sent');
      if (came.kind === 'answer') return doesNotHold('a scan that does not exist was answered with status 200');
      if (came.reason === 'not-found') return holds('a scan that does not exist is answered as not found');
      if (came.reason === 'auth' || came.reason === 'api-changed' || came.reason === 'gone')
        return doesNotHold(`a scan that does not exist is answered as ${came.reason}`);
      return notSeen(`the request for a scan that does not exist ended as ${came.reason}`);
    },
  },
} as const satisfies Checks;

function isNumber(value: JsonValue | undefined): boolean {
  return isDigits(lexeme(value));
}

/** True if the answer has only members that the gate accepts without a list: a cursor and, for a search, totals that are zero. */
function saysNothingElse({ operation, body }: ObservedAnswer): boolean {
  const allowed = operation === 'issue search' ? ['cursor', 'total', 'fetched'] : ['cursor'];
  return Object.entries(body).every(
    ([name, value]) => allowed.includes(name) && (name === 'cursor' || isMissing(value) || lexeme(value) === '0'),
  );
}

function named(where: string, value: JsonValue | undefined, members?: readonly string[]) {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, member]) =>
    isMissing(member) || members?.includes(name) === false ? [] : [{ where, value: member }],
  );
}

/** The spelling of a time cannot show that its zone is wrong. A scan that begins or ends in the future does. */
function checkTimes({ scans, details, groups, issues, latestMs }: Observed) {
  const ofScans = [...scans, ...details].flatMap(({ started_at, completed_at }) => [started_at, completed_at]);
  const others = [
    ...groups.map(({ ruleLastChangeAt }) => ruleLastChangeAt),
    ...issues.flatMap(({ createdAt, relevantSince }) => [createdAt, relevantSince]),
  ];
  const given = [...ofScans, ...others].filter((time) => !isMissing(time) && time !== '');
  if (given.some((time) => msOf(time) === undefined))
    return doesNotHold('a time has another form than ISO 8601 with a zone');
  if (latestMs !== undefined && ofScans.some((time) => (msOf(time) ?? 0) > latestMs + CLOCK_TOLERANCE_MS))
    return doesNotHold("a scan began or ended in the future of the platform's own clock");
  if (!ofScans.some((time) => msOf(time) !== undefined)) return notSeen('no scan with a time was received');
  return holds('times are written as ISO 8601, with a zone');
}

function msOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'string' ? parseWireTime(value) : undefined;
}

const PRODUCT_OF_COUNT = { code: 'code', secrets: 'secrets', supply_chain: 'supply-chain' } as const;

/** True if the scan counts findings of a product that it does not list, and lists an unknown word. */
function findsUnnamed(scan: JsonObject): boolean {
  const { findings_counts: counts } = scan;
  const listed = wordsOf(scan).map(productOf);
  if (!isJsonObject(counts) || !listed.includes(undefined)) return false;
  return Object.entries(PRODUCT_OF_COUNT).some(
    ([member, product]) => isNumber(counts[member]) && lexeme(counts[member]) !== '0' && !listed.includes(product),
  );
}

function wordsOf({ enabled_products: products }: JsonObject): readonly string[] {
  return Array.isArray(products) ? products.filter((word) => typeof word === 'string' && word.trim() !== '') : [];
}

/** Shows names that look like words of an interface, and counts the others: the platform's text may contain anything. */
function shown(words: readonly string[]): string {
  const plain = words.filter((word) => /^[A-Za-z][A-Za-z0-9_-]{0,30}$/.test(word)).slice(0, 5);
  const others = words.length - plain.length;
  return [...plain, ...(others > 0 ? [counted(others, 'other')] : [])].join(', ');
}

const EVENT_KIND = /^(?:push|pull_request(?:_target)?|merge_request(?:_event)?|schedule|workflow_dispatch)$/;
/** Members that people write, so they may contain any word. */
const NAMES_OF_PEOPLE = /^(?:branch|config|repository|repo_display_name)$|_title$|_author_/;

function checkEventKinds({ metas }: Observed) {
  const named = metas.find((meta) => typeof meta.on === 'string' || typeof meta.true === 'string');
  if (named !== undefined) return holds(`the kind of event is in ${typeof named.on === 'string' ? 'on' : 'true'}`);
  const isElsewhere = metas
    .flatMap((meta) => Object.entries(meta))
    .some(([name, value]) => !NAMES_OF_PEOPLE.test(name) && EVENT_KIND.test(lexeme(value)));
  if (isElsewhere) return doesNotHold('the kind of event is in another member than on or true');
  return notSeen('no scan detail names a kind of event');
}

function eventOf(meta: JsonObject): JsonValue | undefined {
  return meta.on ?? meta.true;
}

/** A full scan of a branch may name an open pull request, so the ref or the event decides instead of the number. */
function isOfPullRequest(meta: JsonObject): boolean {
  const branch = typeof meta.branch === 'string' ? meta.branch : undefined;
  return pullRequestNumber(branch) !== undefined || /^(?:pull|merge)_request/.test(lexeme(eventOf(meta)));
}

/** Undefined if the scan does not have a total beside other counts. */
function sumsOf(scan: JsonObject) {
  const { findings_counts: counts } = scan;
  if (!isJsonObject(counts)) return undefined;
  const whole = lexeme(counts.total);
  const names = Object.keys(PRODUCT_OF_COUNT);
  const given = names.map((name) => lexeme(counts[name])).filter((part) => part !== '');
  if (!isDigits(whole) || given.length === 0 || !given.every(isDigits)) return undefined;
  const sum = given.reduce((before, part) => before + BigInt(part), 0n);
  const isMissing = given.length < names.length;
  // AI code scanning has no count of its own, and may be in the total.
  const hasOthers = wordsOf(scan).some((word) => !['code', 'supply-chain', 'secrets'].includes(productOf(word) ?? ''));
  return { isMissing, isShort: isMissing && BigInt(whole) > sum, hasOthers };
}

const UNFINISHED: ReadonlySet<JsonValue | undefined> = new Set(['SCAN_STATUS_PENDING', 'SCAN_STATUS_RUNNING']);

function scanIdOf({ operation, path }: Received): string | undefined {
  return operation === 'scan detail' ? /\/scan\/([^/?]+)$/.exec(path)?.[1] : undefined;
}
