import { type RuleFacts, ruleKey, type Tally } from '../../domain/evidence.ts';
import { doesCover, type PartFacts, type Waiver } from '../../domain/policy.ts';

export type Part = PartFacts & { readonly tally: Tally };

/** Takes waived issues out of the parts. It never adds issues of a rule, and a lower bound stays one. */
export type TakeWaived = (parts: readonly Part[]) => readonly Part[];

/** Uses waivers together. They add up: each is used once, those for the fewest severities first. */
export function waivedBy(waivers: readonly Waiver[]): TakeWaived {
  if (waivers.length === 0) return (parts) => parts;
  const names = new Set(waivers.map(({ rule }) => rule));
  const whole = waivers.filter(({ maxIssues }) => maxIssues === undefined);
  const limited = waivers
    .filter(({ maxIssues }) => maxIssues !== undefined)
    .toSorted((one, other) => breadth(one.severities, other.severities) || breadth(one.issueTypes, other.issueTypes));
  return (parts) => {
    const left = parts.map((part) => withoutWhole(part, names, whole));
    takeLimited(left, names, limited);
    return left;
  };
}

type OpenPart = Part & { readonly tally: { readonly rules: Map<RuleFacts, bigint> } };

function withoutWhole(part: Part, names: ReadonlySet<string>, whole: readonly Waiver[]): OpenPart {
  const isLeft = (rule: RuleFacts): boolean =>
    !isNamed(names, rule) || !whole.some((waiver) => doesCover(waiver, rule, part));
  const rules = new Map([...part.tally.rules].filter(([rule]) => isLeft(rule)));
  return { ...part, tally: { rules, isComplete: part.tally.isComplete } };
}

/** Uses up `max-issues` rule by rule in the order of keys, not of pages, so the rest stays a lower bound. */
function takeLimited(parts: readonly OpenPart[], names: ReadonlySet<string>, limited: readonly Waiver[]): void {
  const allowances = new Map(limited.map((waiver) => [waiver, waiver.maxIssues!]));
  const entries = parts.flatMap((part) =>
    [...part.tally.rules.keys()]
      .filter((rule) => isNamed(names, rule))
      .map((rule) => ({ part, rule, key: ruleKey(rule) })),
  );
  for (const { part, rule } of entries.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))) {
    let left = part.tally.rules.get(rule)!;
    for (const [waiver, allowance] of allowances) {
      if (!doesCover(waiver, rule, part)) continue;
      const taken = least(left, allowance);
      allowances.set(waiver, allowance - taken);
      left -= taken;
    }
    part.tally.rules.set(rule, left);
  }
}

function isNamed(names: ReadonlySet<string>, { rulePath, ruleId }: RuleFacts): boolean {
  return names.has(rulePath) || names.has(ruleId);
}

/** Negative if `one` covers fewer values. Severities go first: a rule has nearly always one type, and often several severities. */
function breadth(one: readonly unknown[] | undefined, other: readonly unknown[] | undefined): number {
  return (one?.length ?? 6) - (other?.length ?? 6);
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
