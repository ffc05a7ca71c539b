import type { RuleFacts } from '../../src/domain/evidence.ts';
import { SEVERITIES } from '../../src/domain/issue.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { ConditionResult } from '../../src/domain/verdict.ts';
import { type Case, evaluate, type Judgement } from '../../src/policy/judgement/evaluate.ts';
import { writtenConditions } from '../../src/policy/judgement/limits.ts';
import { Chance } from '../build/random.ts';
import { aCaseOf, aCondition, aWaiver, type Counts, caseOf, LIVE } from '../policy/a-case.ts';
import { reportOfRun } from './a-finished-run.ts';

/** What was found and what is judged by, and what the gate makes of it. */
export type World = { readonly given: Case; readonly judgement: Judgement; readonly report: GateReport };

/** Shares in percent, and how many rules there may be. Cut: a column is not read to its end. Lenient: only warnings can be broken. */
type Kind = Readonly<Record<'mostRules' | 'compared' | 'diff' | 'cut' | 'lenient', number>>;

const KINDS: readonly Kind[] = [
  { mostRules: 8, compared: 0, diff: 0, cut: 0, lenient: 0 },
  { mostRules: 14, compared: 100, diff: 0, cut: 0, lenient: 0 },
  { mostRules: 30, compared: 100, diff: 100, cut: 0, lenient: 0 },
  { mostRules: 12, compared: 40, diff: 30, cut: 100, lenient: 0 },
  { mostRules: 20, compared: 50, diff: 30, cut: 50, lenient: 100 },
];

export function worldOf(seed: number): World {
  return WORLDS.get(seed)!;
}

/** Those that block first, each kind in the order of the policy. */
export function brokenOf({ judgement }: World): readonly ConditionResult[] {
  const broken = judgement.conditions.filter(({ result }) => result === 'broken');
  return ['fail', 'warn'].flatMap((action) => broken.filter((condition) => condition.action === action));
}

export function nameOf({ rulePath, ruleId }: Pick<RuleFacts, 'rulePath' | 'ruleId'>): string {
  return rulePath || ruleId || '(rule without a name)';
}

export function isNewJudged({ compare, new: more }: ConditionResult): boolean {
  return compare === 'new' && more !== undefined;
}

/** A world that follows from its number alone. */
function aWorld(seed: number): World {
  const chance = new Chance(seed);
  const kind = KINDS[seed % KINDS.length]!;
  const isDiff = chance.percent(kind.diff);
  const isCompared = chance.percent(kind.compared);
  const names = namesOf(chance, kind.mostRules);
  const here = countsOf(chance, names);
  const there = isCompared ? (isDiff ? {} : countsOf(chance, names)) : undefined;
  const isCut = chance.percent(kind.cut);
  const found = isCut ? { ...here, medium: `${here.medium} …` } : here;
  const { evidence } = caseOf({
    limits: [],
    here: found,
    ...(there === undefined ? {} : { there }),
    ...(isCut ? { shortfall: 'server' } : {}),
  });
  const isLenient = chance.percent(kind.lenient);
  const policy = chance
    .some(isLenient ? WARNINGS : POLICY, isLenient ? 80 : 45)
    .map((text) => `${text}${isCompared && chance.percent(50) ? ' new' : ''}`);
  const conditions = writtenConditions(
    isLenient ? LENIENT : limitsOf(chance),
    { conditions: policy.map(aCondition) },
    isCompared && chance.percent(60),
  );
  const waivers = waiversOf(chance, names).map(aWaiver);
  const given = { ...aCaseOf(conditions, evidence), waivers };
  const judgement = evaluate(given);
  return { given, judgement, report: reportOfRun(given, judgement, isDiff) };
}

const POLICY = [
  ...['critical 0', 'severe 2 groups', 'live 0', 'any 6 warn', 'unrated 1 warn'],
  ...['low 0 groups warn', 'other 2', 'high 40', 'medium 3 warn'],
] as const;
const WARNINGS = POLICY.filter((text) => text.endsWith('warn'));
const LENIENT = {
  failOnSeverity: undefined,
  critical: 500n,
  high: 500n,
  medium: 'none',
  low: 'none',
  unrated: 'none',
} as const;

/** Paths, sentences and ids, none of which contains another. */
function namesOf(chance: Chance, most: number): readonly string[] {
  const forms = [(id: string) => `acme.lang.${id}-path`, (id: string) => `${id}-plain`, (id: string) => `pkg/${id}/v2`];
  return Array.from({ length: chance.whole(most / 2, most) }, (_, index) => {
    const type = chance.oneOf(['sast', 'sca', 'secrets']);
    return `${type}:${chance.oneOf(forms)(`r${index}`)}`;
  });
}

/**
 * Some rules have issues of two severities, some have no name, and the condition with a search of its own has rules
 * that are in no column.
 */
function countsOf(chance: Chance, names: readonly string[]): Counts {
  const found = (all: readonly string[], share: number): string => {
    const words = chance.some(all, share).map((name) => `${name}=${chance.whole(1, 12)}`);
    return [...words, ...(chance.percent(25) ? [`=${chance.whole(1, 5)}`] : [])].join(' ');
  };
  const severities = SEVERITIES.map((severity): [string, string] => [severity, found(names, 35)]);
  const secrets = [
    ...names.filter((name) => name.startsWith('secrets:')),
    'secrets:live-only-a',
    'secrets:live-only-b',
  ];
  return {
    ...Object.fromEntries(severities),
    other: found(['ai-sast:ai-one', 'ai-sast:ai-two', 'research:res-one'], 50),
    [LIVE]: found(secrets, 60),
  };
}

function limitsOf(chance: Chance) {
  const limit = (): bigint | 'none' | undefined => chance.oneOf([0n, 1n, 5n, 60n, 'none', undefined]);
  return {
    failOnSeverity: undefined,
    critical: limit(),
    high: limit(),
    medium: limit(),
    low: limit(),
    unrated: limit(),
  };
}

/** In force, for so many issues, about to end, ended, and of rules that nobody found. */
function waiversOf(chance: Chance, names: readonly string[]): readonly string[] {
  const paths = names.map((name) => name.slice(name.indexOf(':') + 1));
  const end = () => chance.oneOf(['2027-01-31', '2026-06-20', '2026-06-14', '2027-01-31, max 2']);
  return [...chance.some(paths, 20).slice(0, 40), 'nobody-found-it'].map((path) => `${path} until ${end()}`);
}

export const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
export const WORLDS = new Map(SEEDS.map((seed) => [seed, aWorld(seed)] as const));
