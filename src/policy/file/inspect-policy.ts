import type { Policy } from '../../domain/policy.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { type Finding, findingAtKey } from './explain-issue.ts';
import { entriesOf, policyOf } from './parse-policy.ts';
import { inOrder, PolicyProblems, type Problem, START } from './policy-problem.ts';
import { ConditionEntry, WaiverEntry } from './policy-schema.ts';
import { decodePolicyText } from './policy-text.ts';
import { readYaml, type YamlTree } from './yaml-tree.ts';

export type InspectedPolicy = {
  readonly policy: Policy | undefined;
  /** Problems that the gate would refuse, in their order. */
  readonly problems: readonly Problem[];
  /** Notes that the author will want to know, in their order. The gate would not refuse them. */
  readonly notes: readonly Problem[];
  /** `placeOf` of the tree. Without a tree, every location is the beginning of the text. */
  readonly placeOf: YamlTree['placeOf'];
};

export type InspectOptions = {
  /** `compare: new` is a problem without a baseline, and a note if it is unknown whether there is one. */
  readonly baseline: 'none' | 'given' | 'unknown';
  /** The day that the answer is for (`YYYY-MM-DD`, UTC). */
  readonly today: string;
};

export function inspectPolicy(text: Uint8Array, { baseline, today }: InspectOptions): InspectedPolicy {
  const { result: tree, problems: unread } = tried(() => readYaml(decodePolicyText(text)));
  if (tree === undefined) return { policy: undefined, problems: unread, notes: [], placeOf: () => START };
  const isGiven = baseline !== 'none';
  const { result: policy, problems } = tried(() => policyOf(tree, { baseline: isGiven ? 'given' : 'none', today }));
  const notes = [
    ...limitNotes(policy),
    ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => [...conditionNotes(entry, baseline)]),
    ...entriesOf(tree, 'waivers', WaiverEntry, (entry) => waiverNotes(entry, today, policy)),
  ].map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
  return { policy, problems, notes: inOrder(notes), placeOf: tree.placeOf };
}

export function tried<Result>(read: () => Result): { readonly result?: Result; readonly problems: readonly Problem[] } {
  try {
    return { result: read(), problems: [] };
  } catch (thrown) {
    if (!(thrown instanceof PolicyProblems)) throw thrown;
    return { problems: inOrder(thrown.problems) };
  }
}

/** Limits that the policy does not mention still apply, which may surprise its author. */
function limitNotes(policy: Policy | undefined): Finding[] {
  if (policy === undefined || policy.conditions.length === 0 || policy.failOnSeverity !== undefined) return [];
  const message =
    'any critical or high issue blocks too, in addition to these conditions: "fail-on-severity" is high by default; ' +
    'write "fail-on-severity: high" to say so, or another severity, or none';
  return [findingAtKey('conditions', message)];
}

const SOON_DAYS = 14;
const A_YEAR_DAYS = 366;

function* conditionNotes(entry: ConditionEntry, baseline: 'none' | 'given' | 'unknown'): Generator<Finding> {
  if (entry.compare === 'new' && baseline === 'unknown') {
    const message =
      'the gate refuses "compare: new" without a baseline; set the input baseline in the workflow, and give --baseline here';
    yield { path: ['compare'], message };
  }
  if (entry['epss-above'] !== undefined && entry.unscored === undefined) {
    const message = 'issues without a score count too; write "unscored: count" to say so, or "unscored: ignore"';
    yield findingAtKey('epss-above', message);
  }
  if (entry.max === 'none') {
    const message = 'without a limit the condition is only shown and cannot be broken; write a number, or remove it';
    yield { path: ['max'], message };
  }
}

function waiverNotes({ rule, expires }: WaiverEntry, today: string, policy: Policy | undefined): Finding[] {
  const days = daysBetween(today, expires);
  if (days < 0) {
    const message = `this waiver expired on ${expires} and accepts nothing any more; remove it, or renew it with a later date`;
    return [{ path: ['expires'], message }];
  }
  const isLong = policy !== undefined && policy.longestWaiverDays === undefined && days > A_YEAR_DAYS;
  const long = `this waiver ends in more than a year, on ${expires}; give it an earlier date, or set "longest-waiver"`;
  // Pages show only the end of a rule's path. An id has a number.
  const isEnd = /^[a-z]+(?:[-_][a-z]+)*$/.test(rule);
  const short = `${quote(rule)} looks like the end of a path; write the whole path of the rule, or its id`;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  const soon = `this waiver ends ${when}, on ${expires}: then its issues count again; fix them, or renew it with a later date`;
  return [
    ...unmatchable(rule),
    ...(isEnd ? [{ path: ['rule'], message: short }] : []),
    ...(isLong ? [{ path: ['expires'], message: long }] : []),
    ...(days > SOON_DAYS ? [] : [{ path: ['expires'], message: soon }]),
  ];
}

/** Characters that no path or id of a rule contains, and why people write them. Names are compared letter by letter. */
const UNMATCHABLE: readonly (readonly [form: RegExp, why: string])[] = [
  [/[*?]/, 'is no path of a rule: "*" and "?" are no wildcards'],
  [/:\/\//, 'is an address, no path of a rule'],
  [/^ | $|[^\S ]|\p{Cf}/u, 'begins or ends with a space, or has an invisible character'],
  [/[,;|]/, 'names several rules; a waiver has one'],
  [/[\^$()[\]{}\\]/, 'is a pattern, no path of a rule'],
  [/\.$/, 'is the beginning of a path, not a whole one'],
];

function unmatchable(rule: string): Finding[] {
  const found = UNMATCHABLE.find(([form]) => form.test(rule));
  if (found === undefined) return [];
  const message = `this waiver can match nothing: ${quote(rule)} ${found[1]}; write the whole path or id of one rule`;
  return [{ path: ['rule'], message }];
}
