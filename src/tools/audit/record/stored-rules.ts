import { isNameless } from '../../../domain/evidence.ts';
import type { IssueGroup } from '../../../domain/issue.ts';
import { storedSourceUri } from '../../../domain/rule/rule-page.ts';
import type { StoredRule } from './record-schema.ts';

/** Every rule that was found, once, however many pages show it: a run may find a hundred thousand. */
export class StoredRules {
  readonly all: StoredRule[] = [];
  /** The first of each path. It is found without making a key, and few paths have another. */
  readonly #byPath = new Map<string, number>();
  readonly #byText = new Map<string, number>();

  placeOf(group: IssueGroup): number {
    // They would all share one path.
    const first = isNameless(group) ? undefined : this.#byPath.get(group.rulePath);
    if (first !== undefined && isOf(group, this.all[first]!)) return first;
    const rule = ruleOf(group);
    if (first === undefined && !isNameless(group)) return this.#keep(this.#byPath, group.rulePath, rule);
    const text = JSON.stringify(rule);
    return this.#byText.get(text) ?? this.#keep(this.#byText, text, rule);
  }

  #keep(places: Map<string, number>, name: string, rule: StoredRule): number {
    const place = this.all.push(rule) - 1;
    places.set(name, place);
    return place;
  }
}

function ruleOf(group: IssueGroup): StoredRule {
  const { issueType, ruleId, rulePath, epss } = group;
  const uri = storedSourceUri(group);
  const stored = [issueType ?? null, ruleId, rulePath, epss?.score ?? null] as const;
  return uri === undefined ? [...stored] : [...stored, uri];
}

function isOf({ issueType, ruleId, epss }: IssueGroup, rule: StoredRule): boolean {
  return rule[1] === ruleId && rule[0] === (issueType ?? null) && rule[3] === (epss?.score ?? null);
}

/** A group with all that decides or is reported. */
export function groupOf(
  [issueType, ruleId, rulePath, score, ruleSourceUri]: StoredRule,
  issuesCount: bigint,
): IssueGroup {
  return {
    issuesCount,
    ruleId,
    rulePath,
    issueType: issueType ?? undefined,
    epss:
      score === null ? undefined : { score, percentile: undefined, updatedAt: undefined, categorization: undefined },
    ruleShaSum: undefined,
    ruleVisibility: undefined,
    ruleMeta: undefined,
    ruleLastChangeAt: undefined,
    ruleLastChangeBy: undefined,
    ruleSourceUri,
    ruleTestCases: [],
    ruleDeploymentName: undefined,
    ruleSupersededBy: [],
  };
}
