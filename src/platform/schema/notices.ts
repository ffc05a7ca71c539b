import type { ReadGroup } from './issue-group.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from './shown-words.ts';

const MAX_NOTICES = 5;
const MAX_NAME_LENGTH = 60;

/**
 * What a page shows that the documentation does not know: new members of its groups, and new values of enums that are
 * only shown. They are tolerated, and reported once per page. The names are text from the platform: hostile until rendered.
 */
export function groupNotices(groups: readonly ReadGroup[]): readonly string[] {
  const notices = new Set<string>();
  for (const { group, unknownMembers } of groups) {
    for (const name of unknownMembers) note(notices, `unknown member ${named(name)} in an issue group`);
    noteValue(notices, 'ruleVisibility', group.ruleVisibility, VISIBILITIES);
    noteValue(notices, 'ruleMeta.rule.origin', group.ruleMeta?.rule?.origin, ORIGINS);
    noteValue(notices, 'epssScore.categorization', group.epss?.categorization, EPSS_CATEGORIES);
    for (const { product } of group.ruleSupersededBy)
      noteValue(notices, 'ruleSupersededBy.product', product, RULE_PRODUCT_WORDS);
  }
  return [...notices];
}

function noteValue(notices: Set<string>, member: string, value: string | undefined, known: ReadonlySet<string>): void {
  if (value !== undefined && !known.has(value))
    note(notices, `unknown value ${named(value)} of ${member} in an issue group`);
}

function note(notices: Set<string>, text: string): void {
  if (notices.size < MAX_NOTICES) notices.add(text);
}

/** A long name is left out completely: a part of a secret would not be redacted. */
function named(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `… (${name.length} characters)`;
}
