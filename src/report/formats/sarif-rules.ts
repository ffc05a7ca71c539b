import type { ReportingDescriptor } from 'sarif';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/issue.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import { identityOf, ruleName } from '../text/rule-names.ts';
import { clean } from '../text/text.ts';
import { code } from '../text/text-style.ts';
import type { Entry, ProjectEntries } from './entries.ts';
import { fingerprint } from './located-issues.ts';

const MOST_OF_AN_ID = 200;

export const OWN = 'findings-gate/';

/** Scores on GitHub's scale of security severities, in the middle of the band with the same name; `unrated` has the score of `medium`. */
const SCORE: Readonly<Record<CountColumn, string>> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '2.0',
  unrated: '5.5',
};

export function sarifRules(
  { entries, rowsLeft }: Pick<ProjectEntries, 'entries' | 'rowsLeft'>,
  isNotProven: boolean,
  pageOf: RulePage,
) {
  const ruleEntries = entries.filter((entry) => entry.kind !== 'rest');
  const byKey = Map.groupBy(ruleEntries, ({ rule }) => identityOf(rule));
  const keysByName = Map.groupBy(byKey.keys(), (key) => clean(ruleName(byKey.get(key)![0]!.rule), MOST_OF_AN_ID));
  const ids = new Map<string, string>();
  for (const [name, keys] of keysByName) {
    // Rules of two products, or with two ids, may share a name, and a rule may have a name of ours.
    const isAlone = keys.length === 1 && !name.startsWith(OWN);
    for (const key of keys) ids.set(key, isAlone ? name : `${name} ${fingerprint(key).slice(0, 8)}`);
  }
  const hasRest = entries.some(({ kind }) => kind === 'rest');
  return {
    rules: [
      ...(isNotProven
        ? [ownRule('not-proven', 'The gate could not verify that the issues are within the limits')]
        : []),
      ...[...byKey].map(([key, all]) => ruleOf(ids.get(key)!, all, pageOf)),
      ...(hasRest ? [ownRule('more-rules', 'More rules break a condition than are listed')] : []),
      ...(rowsLeft > 0 ? [ownRule('more-rows', 'More is found than fits into the file')] : []),
    ],
    idOf: (entry: Entry) => (entry.kind === 'rest' ? `${OWN}more-rules` : ids.get(identityOf(entry.rule))!),
  };
}

function ruleOf(id: string, entries: readonly Exclude<Entry, { kind: 'rest' }>[], pageOf: RulePage) {
  const first = entries[0]!.rule;
  const worst = COUNT_COLUMNS.find((column) => entries.some(({ rule }) => rule.columns.includes(column)));
  const urls = entries.map((entry) => (entry.kind === 'issue' ? entry.placed.location.ruleUrl : undefined));
  const page = [first.url, ...urls].map(pageOf).find((address) => address !== undefined);
  const name = sarifText(code(ruleName(first)));
  return {
    id,
    shortDescription: { text: name },
    fullDescription: { text: `Issues of the rule ${name}, as the platform counts them.` },
    help: {
      text: 'Open the issues of this rule on the platform: fix them, triage them, or waive the rule for a time.',
    },
    ...(page === undefined ? {} : { helpUri: page }),
    properties: {
      tags: ['security', ...(first.product === undefined ? [] : [first.product])],
      ...(worst === undefined ? {} : { 'security-severity': SCORE[worst] }),
    },
  };
}

function ownRule(name: string, text: string): ReportingDescriptor {
  return {
    id: OWN + name,
    shortDescription: { text },
    fullDescription: { text: `${text}.` },
    help: { text: 'See the log of the gate, its summary, or its JSON report.' },
    properties: { tags: ['security'] },
  };
}

/** Readers detect links (`[text](address)`) and arguments (`{0}`). A space breaks them, since some readers show a backslash as it is. */
export function sarifText(text: string): string {
  return text.replaceAll('](', '] (').replaceAll(/\{(?=\d)/g, '{ ');
}
