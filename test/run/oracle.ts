import { parse } from 'yaml';
import type { Issue, PlatformScan, PlatformState } from '../../emulator/state.ts';

/**
 * The truth, and therefore the most that a gate may say. Separate code, which shares nothing with `src/`, computes it from the
 * emulator's state and the workflow's settings. `pass` and `fail` are expected only if they are true; anything else is `unproven`.
 * A test uses `unknown` for a world that this code does not read.
 */
export type Due = { readonly word: 'pass' | 'fail' | 'unproven' | 'unknown'; readonly why: string };

export type ConditionDue = { readonly name: string; readonly found: bigint; readonly result: 'broken' | 'ok' };

export type OracleFacts = {
  readonly state: PlatformState;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly env: Readonly<Record<string, string>>;
  /** Head of a pull request by its number, as GitHub knows it: for the merge queue. */
  readonly headOfPull: (number: number) => string | undefined;
  /** Text of the policy that applies, if it is not the input. */
  readonly policyFile: string | undefined;
  /** Milliseconds since 1970 (UTC) at the end of the run. */
  readonly nowMs: number;
};

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
const DAY_MS = 86_400_000;
const RATED = ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'];
const PRODUCT_NAMES: Readonly<Record<string, readonly string[]>> = {
  code: ['sast', 'code'],
  'supply-chain': ['sca', 'supply_chain', 'supply-chain'],
  secrets: ['secrets'],
  'ai-code': ['ai_sast', 'ai-sast'],
};

type Want = { readonly commit: string; readonly pull: number | undefined; readonly ref: string | undefined };
type Condition = {
  readonly name: string;
  readonly isBlocking: boolean;
  readonly matches: (issue: Issue) => boolean;
  /** The same on the baseline: an issue that was triaged there is not new here. */
  readonly matchesThere: (issue: Issue) => boolean;
  /** True for an issue that the condition would count if its severity were known. */
  readonly misses: (issue: Issue) => boolean;
  readonly max: bigint;
  readonly isNew: boolean;
  readonly isGroups: boolean;
};

export function whatIsDue(facts: OracleFacts): Due {
  const deciding = decidingScan(facts);
  return 'word' in deciding ? deciding : judge(facts, deciding);
}

/** The issues that each condition finds if everything is read, and the result of each, in the order of the policy. */
export function conditionsDue(facts: OracleFacts): readonly ConditionDue[] {
  const deciding = decidingScan(facts);
  if ('word' in deciding) throw new Error(`nothing is judged: ${deciding.why}`);
  const { here, there, policy } = readFor(facts, deciding);
  return policy.conditions.map((condition) => ({
    name: condition.name,
    found: amount({ ...condition, isNew: false }, here, [], []),
    result: amount(condition, here, there, policy.waivers) > condition.max ? 'broken' : 'ok',
  }));
}

function decidingScan(facts: OracleFacts): PlatformScan | Due {
  const want = wanted(facts);
  if (want === undefined) return unproven('the event names no commit');
  const scans = eligibleScans(facts, want);
  const deciding = scans[0];
  if (deciding === undefined) return unproven('no eligible scan');
  if (!isCompleted(deciding, facts)) return unproven('the newest scan did not complete');
  const products = new Set(
    scans.filter((scan) => isCompleted(scan, facts)).flatMap((scan) => scan.enabledProducts.map(spelling)),
  );
  const required = words(facts.inputs['required-products']);
  const lacking = required.find((name) => !(PRODUCT_NAMES[name] ?? []).some((each) => products.has(spelling(each))));
  if (lacking !== undefined) return unproven(`${lacking} was not scanned`);
  const known = Object.values(PRODUCT_NAMES).flat().map(spelling);
  if (!deciding.enabledProducts.some((name) => known.includes(spelling(name))))
    return unproven('no product was scanned');
  return deciding;
}

function wanted({ event, env, inputs, headOfPull }: OracleFacts): Want | undefined {
  const payload = object(event.payload);
  const given = inputs.commit?.trim();
  if (given) {
    const pull = object(payload.pull_request);
    const own = object(pull.head).sha === given;
    return { commit: given, pull: own ? Number(pull.number) : undefined, ref: undefined };
  }
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_target': {
      const pull = object(payload.pull_request);
      return want(object(pull.head).sha, Number(pull.number));
    }
    case 'push': {
      const { after, ref, head_commit: head } = payload;
      const isTag = String(ref).startsWith('refs/tags/') && object(head).id === env.GITHUB_SHA;
      return want(isTag ? object(head).id : after, undefined, String(ref));
    }
    case 'merge_group': {
      const group = object(payload.merge_group);
      if (inputs['merge-queue'] === 'merge-group') return want(group.head_sha, undefined, String(group.head_ref));
      const number = Number(/\/pr-(\d+)-/.exec(String(group.head_ref))?.[1]);
      return want(headOfPull(number), number);
    }
    case 'workflow_run':
      return want(object(payload.workflow_run).head_sha, undefined);
    case 'schedule':
    case 'workflow_dispatch':
      return want(env.GITHUB_SHA, undefined, env.GITHUB_REF);
    default:
      return undefined;
  }
}

function want(commit: unknown, pull: number | undefined, ref?: string): Want | undefined {
  return typeof commit === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) && !/^0+$/.test(commit)
    ? { commit, pull, ref }
    : undefined;
}

/** The scans of the commit that may decide, with the deciding one first. */
function eligibleScans({ state, inputs, event, env, nowMs }: OracleFacts, { commit, pull, ref }: Want): PlatformScan[] {
  const name = (inputs.repository || env.GITHUB_REPOSITORY || '').toLowerCase();
  const ids = state.repositories.filter((each) => each.name.toLowerCase() === name).map(({ id }) => id);
  const repositoryIds = inputs['repository-id'] ? [inputs['repository-id']] : ids;
  const fromEvent = object(object(event.payload).pull_request);
  const headRef = object(fromEvent.head).ref;
  const isOwnRepository =
    object(object(fromEvent.head).repo).full_name === object(object(fromEvent.base).repo).full_name;
  const rank = (scan: PlatformScan): number => {
    const labelled = /^refs\/pull\/(\d+)/.exec(scan.branch)?.[1];
    if (pull !== undefined) {
      if (labelled !== undefined) return labelled === String(pull) ? 0 : -1;
      if (scan.pullRequestId !== undefined) return scan.pullRequestId === String(pull) ? 1 : -1;
      return isOwnRepository && scan.branch.replace(/^refs\/heads\//, '') === headRef ? 1 : -1;
    }
    if (ref === undefined) return 0;
    if (labelled !== undefined) return -1;
    return spellings(scan.branch).some((each) => spellings(ref).includes(each)) ? 0 : 1;
  };
  return state.scans
    .filter((scan) => scan.commit === commit && repositoryIds.includes(scan.repositoryId))
    .filter((scan) => scan.isPartial !== true && scan.appearsAtMs <= nowMs && rank(scan) >= 0)
    .sort((a, b) => rank(a) - rank(b) || b.startedAtMs - a.startedAtMs || (BigInt(b.id) > BigInt(a.id) ? 1 : -1));
}

function isCompleted(scan: PlatformScan, { state, nowMs }: OracleFacts): boolean {
  const step = scan.timeline.findLast(({ atMs }) => atMs <= nowMs - state.startedAtMs) ?? scan.timeline[0];
  return step?.status === 'SCAN_STATUS_COMPLETED' && [undefined, 0, 1].includes(step.exitCode);
}

function judge(facts: OracleFacts, deciding: PlatformScan): Due {
  const { inputs } = facts;
  const { here, there, policy, counts } = readFor(facts, deciding);
  const blocking = policy.conditions.filter(({ isBlocking }) => isBlocking);
  const conditions = [...limits(inputs, policy, baseRef(facts) !== '', counts), ...blocking];
  const broken = conditions.some((condition) => amount(condition, here, there, policy.waivers) > condition.max);
  if (broken) return { word: 'fail', why: 'a limit is broken' };
  const unclassified = here.filter(
    (issue) =>
      RATED.includes(issue.type) &&
      severityOf(issue) === undefined &&
      (counts(issue) || policy.conditions.some((condition) => condition.misses(issue))),
  );
  if (unclassified.length > 0 && !/^(\d+|none)$/.test(inputs['max-unrated']?.trim() ?? ''))
    return unproven('unknown severities');
  return { word: 'pass', why: 'all limits hold' };
}

function readFor(facts: OracleFacts, { branch, fullRef, isFull }: PlatformScan) {
  const refs = [branch, fullRef].flatMap(spellings);
  const { state, inputs } = facts;
  const counted = words(inputs.states?.trim() || 'open, reviewing, fixing, unknown').map(stateOf);
  const repositoryIds = inputs['repository-id']
    ? [inputs['repository-id']]
    : state.repositories.filter(({ name }) => name === facts.env.GITHUB_REPOSITORY).map(({ id }) => id);
  const on = (names: readonly string[]): Issue[] =>
    state.issues.filter((issue) => repositoryIds.includes(issue.repositoryId) && names.includes(issue.ref));
  // Issues of a diff scan are new, and a ref is not compared with itself.
  const isCompared = isFull && !spellings(baseRef(facts)).some((ref) => refs.includes(ref));
  const there = isCompared ? on(spellings(baseRef(facts))) : [];
  const counts = (issue: Issue): boolean => counted.includes(issue.state);
  return { here: on(refs), there, policy: policyOf(facts, counted), counts };
}

type Waiver = { readonly rule: string; readonly most: bigint | undefined };

function amount(condition: Condition, here: Issue[], there: Issue[], waivers: readonly Waiver[]): bigint {
  // New issues are counted per severity: fewer issues of one severity do not make up for more of another.
  const parts = new Map<string, { readonly rule: Issue['rule']; count: bigint }>();
  const partOf = (issue: Issue): string => `${issue.rule.id} ${severityOf(issue)}`;
  for (const issue of here.filter(condition.matches)) {
    const part = parts.get(partOf(issue)) ?? { rule: issue.rule, count: 0n };
    part.count += BigInt(issue.standsFor);
    parts.set(partOf(issue), part);
  }
  for (const issue of condition.isNew ? there.filter(condition.matchesThere) : []) {
    const part = parts.get(partOf(issue));
    const left = (part?.count ?? 0n) - BigInt(issue.standsFor);
    if (part !== undefined) part.count = left > 0n ? left : 0n;
  }
  for (const { rule, most } of waivers) {
    let allowed = most;
    for (const part of [...parts.values()].filter((each) => [each.rule.id, each.rule.path].includes(rule))) {
      const taken = allowed === undefined || allowed > part.count ? part.count : allowed;
      part.count -= taken;
      if (allowed !== undefined) allowed -= taken;
    }
  }
  const left = [...parts.values()].filter(({ count }) => count > 0n);
  if (condition.isGroups) return BigInt(new Set(left.map(({ rule }) => rule.id)).size);
  return left.reduce((sum, { count }) => sum + count, 0n);
}

function limits(
  inputs: OracleFacts['inputs'],
  { failOnSeverity }: { readonly failOnSeverity: string | undefined },
  isNew: boolean,
  counts: (issue: Issue) => boolean,
): Condition[] {
  const severity = inputs['fail-on-severity']?.trim() || failOnSeverity || 'high';
  const worst = SEVERITIES.indexOf(severity as (typeof SEVERITIES)[number]);
  return [...SEVERITIES, 'unrated' as const].flatMap((column) => {
    const text =
      inputs[`max-${column}`]?.trim() ||
      (column !== 'unrated' && SEVERITIES.indexOf(column) <= worst ? '0' : undefined);
    if (text === undefined || !/^\d+$/.test(text)) return [];
    const isInColumn = (issue: Issue): boolean =>
      column === 'unrated'
        ? !RATED.includes(issue.type) || severityOf(issue) === undefined
        : RATED.includes(issue.type) && severityOf(issue) === column;
    const matches = (issue: Issue): boolean => counts(issue) && isInColumn(issue);
    const matchesThere = (issue: Issue): boolean => (counts(issue) || isDetected(issue)) && isInColumn(issue);
    const name = `max-${column}`;
    return [
      { name, isBlocking: true, matches, matchesThere, misses: () => false, max: BigInt(text), isNew, isGroups: false },
    ];
  });
}

function isDetected({ state }: Issue): boolean {
  return !/_(?:FIXED|REMOVED)$/.test(state);
}

function stateOf(name: string): string {
  return `AGGREGATE_ISSUE_STATE_${name.toUpperCase().replaceAll('-', '_').replace('AGGREGATE_ISSUE_STATE_', '')}`;
}

/**
 * The policy, as far as this oracle reads it: what conditions choose, limits, waivers by name. A `where` is taken as never broken.
 */
function policyOf({ inputs, policyFile, nowMs }: OracleFacts, counted: readonly string[]) {
  const text = inputs.policy?.trim() || policyFile;
  if (text === undefined || text === '') return { failOnSeverity: undefined, conditions: [], waivers: [] };
  const policy = object(parse(text));
  return {
    failOnSeverity: policy['fail-on-severity'] as string | undefined,
    waivers: list(policy.waivers)
      .map(object)
      .filter(({ expires }) => Date.parse(`${expires}T23:59:59Z`) > nowMs)
      .map((each): Waiver => {
        const most = each['max-issues'];
        return { rule: String(each.rule), most: most === undefined ? undefined : BigInt(String(most)) };
      }),
    conditions: list(policy.conditions)
      .map(object)
      .filter(({ where }) => where === undefined)
      .map((each) => conditionOf(each, counted, nowMs)),
  };
}

function conditionOf(each: Readonly<Record<string, unknown>>, counted: readonly string[], nowMs: number): Condition {
  const types = list(each['issue-types']).map((name) => `ISSUE_TYPE_${spelling(String(name)).toUpperCase()}`);
  const severities = list(each.severities).map(String);
  const states = list(each.states).map((state) => stateOf(String(state)));
  const [older, triaged] = ['older-than', 'triaged-within'].map((key) => daysOf(each[key]));
  const isCounted = ({ state }: Issue): boolean => (states.length === 0 ? counted : states).includes(state);
  const isHeldThere = (issue: Issue): boolean => isCounted(issue) || (states.length === 0 && isDetected(issue));
  const isRated = (issue: Issue) => severities.length === 0 || severities.includes(severityOf(issue) ?? '');
  const isMeant = (issue: Issue): boolean =>
    (types.length === 0 ? RATED : types).includes(issue.type) &&
    (older === undefined || issue.createdAtMs < nowMs - older * DAY_MS) &&
    (triaged === undefined || (issue.triagedAtMs ?? 0) >= nowMs - triaged * DAY_MS) &&
    isLikely(issue, each['epss-above'], each.unscored);
  return {
    name: String(each.name),
    isBlocking: each.action !== 'warn' && each.max !== 'none',
    matches: (issue) => isCounted(issue) && isMeant(issue) && isRated(issue),
    matchesThere: (issue) => isHeldThere(issue) && isMeant(issue) && isRated(issue),
    misses: (issue) => states.length > 0 && severities.length > 0 && isCounted(issue) && isMeant(issue),
    max: each.max === 'none' ? 2n ** 64n : BigInt(String(each.max)),
    isNew: each.compare === 'new',
    isGroups: each.count === 'groups',
  };
}

/** A rule has one score, so the score of an issue is that of its rule. */
function isLikely({ epss }: Issue, above: unknown, unscored: unknown): boolean {
  if (above === undefined) return true;
  return epss !== undefined && epss.score >= 0 && epss.score <= 1 ? epss.score >= Number(above) : unscored !== 'ignore';
}

function daysOf(text: unknown): number | undefined {
  const [, amountOf, unit] = /^(\d+)([dw])$/.exec(String(text)) ?? [];
  return amountOf === undefined ? undefined : Number(amountOf) * (unit === 'w' ? 7 : 1);
}

const CONDITION_KEYS = [
  ...['name', 'max', 'action', 'count', 'compare', 'issue-types', 'severities'],
  ...['states', 'triaged-within', 'older-than', 'epss-above', 'unscored'],
];
const WAIVER_KEYS = ['rule', 'expires', 'max-issues', 'reason', 'owner', 'ticket'];

/** True if a run depends on facts that this oracle does not read: other files, some keys of the policy, the pull request of a workflow run. */
export function isBeyondOracle({ inputs, event, policyFile }: OracleFacts): boolean {
  const { policy: own = '', 'policy-file': file, 'waivers-file': waivers, repository = '' } = inputs;
  if (event.name === 'workflow_run' || repository.split('/').length > 2) return true;
  if (policyFile === undefined && own.trim() === '' && file) return true;
  if (waivers) return true;
  const policy = object(parse(own.trim() || policyFile || '', { logLevel: 'silent', strict: false }));
  const isRead = (entries: unknown, keys: readonly string[]): boolean =>
    list(entries).every((entry) => Object.keys(object(entry)).every((key) => keys.includes(key)));
  return !isRead(policy.conditions, CONDITION_KEYS) || !isRead(policy.waivers, WAIVER_KEYS);
}

function baseRef({ inputs, event }: OracleFacts): string {
  const baseline = inputs.baseline?.trim() || 'none';
  if (baseline === 'none') return '';
  if (baseline !== 'base') return baseline;
  const payload = object(event.payload);
  const { ref } = object(object(payload.pull_request).base);
  return typeof ref === 'string' ? ref : String(object(payload.merge_group).base_ref ?? '');
}

function severityOf({ severity }: Issue): string | undefined {
  return SEVERITIES.find((name) => severity === `SEVERITY_${name.toUpperCase()}`);
}

function spellings(ref: string): string[] {
  const short = ref.replace(/^refs\/heads\//, '');
  return short.startsWith('refs/') ? [short] : [short, `refs/heads/${short}`];
}

function spelling(name: string): string {
  return name
    .toLowerCase()
    .replace(/^product_/, '')
    .replaceAll('-', '_');
}

function words(text = ''): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function unproven(why: string): Due {
  return { word: 'unproven', why };
}
