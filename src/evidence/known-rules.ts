import { isNameless, type RuleFacts, ruleKey } from '../domain/evidence.ts';
import type { CountedGroup } from '../domain/issue.ts';
import { keptSourceUri } from '../domain/rule/rule-page.ts';

export type KnownRule = {
  /** It is the rule's `ruleKey`. */
  readonly key: string;
  readonly rule: RuleFacts;
};

/** Rules that searches have found: the same rule is kept once, and its key made once, however many searches find it. */
export class KnownRules {
  /** The first of each path. It is found without making a key, and few paths have another. */
  readonly #byPath = new Map<string, KnownRule>();
  readonly #byKey = new Map<string, KnownRule>();

  /** The rule of a group; undefined for a group without a name, which is never the same as another. */
  ruleOf(group: CountedGroup): KnownRule | undefined {
    if (isNameless(group)) return undefined;
    const first = this.#byPath.get(group.rulePath);
    if (first === undefined) return kept(this.#byPath, group.rulePath, group);
    if (isOf(group, first.rule)) return first;
    const key = ruleKey(group)!;
    return this.#byKey.get(key) ?? kept(this.#byKey, key, group);
  }
}

function isOf(group: CountedGroup, { ruleId, issueType }: RuleFacts): boolean {
  return group.ruleId === ruleId && group.issueType === issueType;
}

function kept(rules: Map<string, KnownRule>, name: string, group: CountedGroup): KnownRule {
  const known = { key: ruleKey(group)!, rule: factsOf(group) };
  rules.set(name, known);
  return known;
}

/** A copy, so that nothing else of the group is kept. */
export function factsOf(group: CountedGroup): RuleFacts {
  const { ruleId, rulePath, issueType, epss } = group;
  return { ruleId, rulePath, issueType, epss, ruleSourceUri: keptSourceUri(group) };
}
