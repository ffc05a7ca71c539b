import { isNameless, type RuleFacts, ruleKey } from '../domain/evidence.ts';
import type { CountedGroup } from '../domain/issue.ts';
import { storedSourceUri } from '../domain/rule/rule-page.ts';

type KnownRule = { -readonly [Name in keyof RuleFacts]: RuleFacts[Name] };

/** Holds one object for each rule of a run, whichever search finds it. Tallies are compared by these objects. */
export class KnownRules {
  /** The first rule of each id, found without making a key. Few ids have a second one. */
  readonly #byId = new Map<string, KnownRule>();
  readonly #byKey = new Map<string, KnownRule>();

  /** Two groups without a name are never the same rule. Of several scores, a rule has the highest. */
  ruleOf(group: CountedGroup): RuleFacts {
    if (isNameless(group)) return factsOf(group);
    const rule = this.#storedRule(group);
    if (knownScore(group) > knownScore(rule)) rule.epss = group.epss;
    return rule;
  }

  #storedRule(group: CountedGroup): KnownRule {
    const first = this.#byId.get(group.ruleId);
    if (first === undefined) return stored(this.#byId, group.ruleId, group);
    if (group.rulePath === first.rulePath && group.issueType === first.issueType) return first;
    const key = ruleKey(group);
    return this.#byKey.get(key) ?? stored(this.#byKey, key, group);
  }
}

function stored(rules: Map<string, KnownRule>, name: string, group: CountedGroup): KnownRule {
  const rule = factsOf(group);
  rules.set(name, rule);
  return rule;
}

/** A copy, so that nothing else of the group stays in memory. */
function factsOf(group: CountedGroup): KnownRule {
  const { ruleId, rulePath, issueType, epss } = group;
  return { ruleId, rulePath, issueType, epss, ruleSourceUri: storedSourceUri(group) };
}

/** The EPSS score; -1 if it is not from 0 to 1. */
export function knownScore({ epss }: Pick<CountedGroup, 'epss'>): number {
  const score = epss?.score ?? -1;
  return score >= 0 && score <= 1 ? score : -1;
}
