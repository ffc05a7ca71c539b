import {
  type Evidence,
  RATED_SEARCH,
  type RuleFacts,
  type Tally,
  UNCLASSIFIED_TALLY,
  UNRATED_TALLY,
} from '../../src/domain/evidence.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import { SEVERITIES } from '../../src/domain/issue.ts';
import { type Condition, type ConditionScope, countedTypes, type Waiver } from '../../src/domain/policy.ts';
import { type IssueType, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import type { Reason } from '../../src/domain/reason.ts';
import { mergeTallies, unclassifiedTally } from '../../src/domain/tally.ts';
import { KnownRules } from '../../src/evidence/known-rules.ts';
import { type Case, evaluate, type Judgement } from '../../src/policy/judgement/evaluate.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';

/**
 * Tallies by search id, in the notation of `aTally`. A search that is not named was read to its end and is empty; `rated`
 * follows from the severities.
 */
export type Counts = Readonly<Record<string, string>>;

export type CaseText = {
  /** In the notation of `aCondition`. */
  readonly limits: readonly string[];
  readonly here?: Counts;
  /** Absent if there is no baseline. */
  readonly there?: Counts;
  /** `rule until day`, or `rule until day, max 3`. */
  readonly waivers?: readonly string[];
  readonly today?: string;
  /** A reason; with ` (counts in doubt)` the counts are not lower bounds. */
  readonly shortfall?: string;
  /** The same for the baseline. */
  readonly baselineShortfall?: string;
  /** The reason of a product that the gate waited for in vain. */
  readonly stop?: Reason;
  readonly unfinished?: readonly IssueType[];
  /** Texts of `limits` that do not apply. */
  readonly notApplicable?: readonly string[];
  /** Texts of `limits` that count a product which no scan ran. */
  readonly unscanned?: readonly string[];
};

const TODAY = '2026-06-15';

/**
 * A case in one line: the conditions, and after each ` | ` another fact. `high 0 new, live 0 warn | high: a=3 … |
 * base high: a=1 | waive a, max 1 | without server | base doubt unstable | stop scan-failed | unfinished secrets |
 * n/a live 0 | unscanned live 0`. `base` alone is an empty baseline, `doubt` a reason with counts in doubt, `waive` without
 * a day lasts.
 */
function caseText(text: string): CaseText {
  const [limits = '', ...parts] = text.split(' | ');
  const after = (word: string) =>
    parts.flatMap((part) => (part.startsWith(`${word} `) ? [part.slice(word.length + 1)] : []));
  const counts = (found: readonly string[]): Counts =>
    Object.fromEntries(
      found.map((part) => {
        const [search = '', ...tally] = part.split(':');
        return [search === 'live' ? LIVE : search, tally.join(':')];
      }),
    );
  const shortfall = (found: readonly string[], doubted: readonly string[]) =>
    found[0] ?? (doubted[0] === undefined ? undefined : `${doubted[0]} (counts in doubt)`);
  const isCount = (part: string): boolean => /^[a-z-]+:/.test(part);
  const here = shortfall(after('without'), after('doubt'));
  const there = shortfall(after('base without'), after('base doubt'));
  const [stop] = after('stop');
  return {
    limits: limits === 'no condition' ? [] : limits.split(', '),
    here: counts(parts.filter(isCount)),
    ...(parts.some((part) => /^base(?:$| \S+:)/.test(part)) ? { there: counts(after('base').filter(isCount)) } : {}),
    waivers: after('waive').map((waiver) =>
      waiver.includes(' until ') ? waiver : waiver.replace(/(?=,|$)/, ' until 2027-01-31'),
    ),
    ...(here === undefined ? {} : { shortfall: here }),
    ...(there === undefined ? {} : { baselineShortfall: there }),
    ...(stop === undefined ? {} : { stop: stop as Reason }),
    unfinished: after('unfinished') as readonly IssueType[],
    notApplicable: after('n/a'),
    unscanned: after('unscanned'),
  };
}

export function judge(texts: CaseText | string): Judgement {
  return evaluate(caseOf(texts));
}

export function caseOf(given: CaseText | string): Case {
  const texts = typeof given === 'string' ? caseText(given) : given;
  const { limits, here = {}, there, waivers = [], today = TODAY, shortfall, baselineShortfall, stop } = texts;
  const conditions = limits.map(aCondition);
  const evidence: Evidence = {
    here: tallies(here),
    there: there === undefined ? undefined : tallies(there),
    shortfall: shortfall === undefined ? undefined : aShortfall(shortfall),
    baselineShortfall: baselineShortfall === undefined ? undefined : aShortfall(baselineShortfall),
  };
  return {
    ...aCaseOf(conditions, evidence),
    plan: planSearches(conditions, waivers.map(aWaiver)),
    waivers: waivers.map(aWaiver),
    today,
    notApplicable: new Set(conditions.filter(({ name }) => texts.notApplicable?.includes(name))),
    stop: stop === undefined ? undefined : new GateFailure(stop, `stopped by ${stop}`),
    unscanned: new Map(
      conditions.map((one) => [one, undecidedTypes(one, texts)] as const).filter(([, types]) => types.length > 0),
    ),
  };
}

function undecidedTypes(condition: Condition, { unscanned = [], unfinished = [] }: CaseText): readonly IssueType[] {
  const types = countedTypes(condition);
  if (condition.action === 'fail') return [];
  return types.filter((type) => unfinished.includes(type) || unscanned.includes(condition.name));
}

/** A case without waivers, in which nothing was stopped. */
export function aCaseOf(conditions: readonly Condition[], evidence: Partial<Evidence> = {}): Case {
  return {
    conditions,
    plan: planSearches(conditions),
    evidence: { here: new Map(), there: undefined, shortfall: undefined, baselineShortfall: undefined, ...evidence },
    waivers: [],
    today: TODAY,
    notApplicable: new Set(),
    stop: undefined,
    unscanned: new Map(),
  };
}

const SCOPES: Readonly<Record<string, Partial<Extract<ConditionScope, { kind: 'search' }>>>> = {
  critical: { severities: ['critical'] },
  high: { severities: ['high'] },
  medium: { severities: ['medium'] },
  low: { severities: ['low'] },
  severe: { severities: ['critical', 'high'] },
  any: {},
  suppressed: { severities: ['critical'], states: ['ignored-code'] },
  'suppressed-severe': { severities: ['critical', 'high'], states: ['ignored-code'] },
  silenced: { states: ['ignored-app', 'ignored-code'] },
  gone: { states: ['fixed', 'removed'] },
  other: { issueTypes: UNRATED_ISSUE_TYPES },
  live: { issueTypes: ['secrets'], where: { validationStates: ['VALIDATION_STATE_CONFIRMED_VALID'] } },
};

/** Id of the search that the scope `live` needs. */
export const LIVE = 'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}';

/** `critical 0`, and any of `new`, `groups`, `warn`. The name is the text itself. */
export function aCondition(text: string): Condition {
  const [what = '', max = '', ...words] = text.split(' ');
  return {
    name: text,
    source: 'policy',
    column: undefined,
    action: words.includes('warn') ? 'warn' : 'fail',
    max: BigInt(max),
    count: words.includes('groups') ? 'groups' : 'issues',
    compare: words.includes('new') ? 'new' : 'all',
    ifScanned: false,
    scope:
      what === UNRATED_TALLY
        ? { kind: 'unrated' }
        : {
            kind: 'search',
            issueTypes: RATED_ISSUE_TYPES,
            namesIssueTypes: false,
            severities: 'all',
            where: {},
            ...SCOPES[what],
          },
  };
}

/** The rules of all tallies: each rule is one object. */
const KNOWN = new KnownRules();

/** `a=3 b=1`: issues by rule path; `sca:a=3` says the type; `…` at the end means that pages are missing; `=2` is a group without a name. */
export function aTally(text: string): Tally {
  const words = text.split(' ').filter((word) => word !== '');
  const rules = new Map<RuleFacts, bigint>();
  for (const word of words) {
    if (word === '…') continue;
    const [name = '', count = ''] = word.split('=');
    const [rulePath = '', issueType] = name.split(':').reverse() as [string, RuleFacts['issueType']];
    const issuesCount = BigInt(count);
    const ruleId = rulePath === '' ? '' : `id-${rulePath}`;
    rules.set(KNOWN.ruleOf({ issuesCount, ruleId, rulePath, issueType, epss: undefined }), issuesCount);
  }
  return { rules, isComplete: !words.includes('…') };
}

/** `rule until day`, and any of `, max 3`, `, types sast+sca`, `, severities low+medium`, in this order. */
export function aWaiver(text: string): Waiver {
  const found = /^(.*) until ([^,]*)(?:, max (\d+))?(?:, types (\S+))?(?:, severities (\S+))?$/.exec(text);
  if (found === null) throw new Error(`not a waiver: ${text}`);
  const [, rule = '', expires = '', most, types, severities] = found;
  return {
    rule,
    reason: 'accepted',
    owner: '@org/appsec',
    expires,
    maxIssues: most === undefined ? undefined : BigInt(most),
    issueTypes: types?.split('+') as Waiver['issueTypes'],
    severities: severities?.split('+') as Waiver['severities'],
  };
}

function aShortfall(text: string): Evidence['shortfall'] {
  const reason = text.replace(' (counts in doubt)', '') as Reason;
  return { failure: new GateFailure(reason, `because of ${reason}`), areCountsLowerBounds: reason === text };
}

function tallies(counts: Counts): ReadonlyMap<string, Tally> {
  const read = (id: string): Tally => aTally(counts[id] ?? '');
  const severities = SEVERITIES.map(read);
  const rated = counts[RATED_SEARCH] === undefined ? mergeTallies(severities) : read(RATED_SEARCH);
  const unclassified = unclassifiedTally(mergeTallies(severities), rated);
  return new Map([
    ...['other', 'research', 'ai-sast', LIVE].map((id): [string, Tally] => [id, read(id)]),
    ...SEVERITIES.map((severity, index): [string, Tally] => [severity, severities[index]!]),
    [RATED_SEARCH, rated],
    [UNCLASSIFIED_TALLY, unclassified],
    [UNRATED_TALLY, mergeTallies([unclassified, read('other')])],
  ]);
}
