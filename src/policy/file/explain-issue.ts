import type { z } from 'zod';
import { FILTER_MEMBER_NAMES, filterMember } from '../../domain/issue-filter.ts';
import { isUnsoftenable } from '../../domain/softening.ts';
import { quote, suggestion } from '../../domain/text/suggestion.ts';
import type { Message } from './policy-problem.ts';
import { ConditionEntry, OnInconclusive, PolicyFile, WaiverEntry } from './policy-schema.ts';
import { WHERE_MEMBERS } from './where-schema.ts';
import { isWorkflowSetting } from './workflow-setting.ts';
import { REFUSED } from './yaml-tree.ts';

type Path = readonly PropertyKey[];

/** Something wrong in a policy: the path to it in the data, and what to do about it. */
export type Finding = { readonly path: Path; readonly part: 'key' | 'value'; readonly message: Message };

/** What to write where a key is missing. */
const MISSING: Readonly<Record<string, string>> = {
  version: 'version: 1',
  name: 'name: No live secrets',
  max: 'max: 0',
  rule: 'rule: the.path.of.the.rule',
  reason: 'reason: why the rule is accepted',
  owner: "owner: '@org/team'",
  expires: 'expires: 2027-01-31',
};

/** Says what the schema found wrong, for people: one finding for each key that is wrong. */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      part: 'key',
      message: () => explainUnknownKey(key, path),
    }));
  }
  if (valueAt(data, path) === REFUSED) return [];
  const key = path.findLast((step) => typeof step === 'string');
  if (key === undefined) return [{ path, part: 'value', message: issue.message }];
  if (valueAt(data, path) === undefined) {
    return [{ path: path.slice(0, -1), part: 'value', message: `missing key ${quote(key)}; add "${MISSING[key]}"` }];
  }
  return [{ path, part: 'value', message: `${quote(key)} ${issue.message}` }];
}

function explainUnknownKey(key: string, parent: Path): string {
  const [section] = parent;
  if (section === undefined) {
    if (isWorkflowSetting(key)) return `${quote(key)} can be set in the workflow only; remove it from the policy`;
    return unknownKey(key, Object.keys(PolicyFile.shape));
  }
  if (section === 'waivers') return unknownKey(key, Object.keys(WaiverEntry.shape), MEANT_IN_WAIVER);
  if (section === 'on-inconclusive') return explainReason(key);
  if (parent.at(-1) === 'where') return explainMember(key);
  return unknownKey(key, Object.keys(ConditionEntry.shape), MEANT_IN_CONDITION);
}

/** Keys that people expect of a condition, and what they are called here; in lower case, with hyphens. */
const MEANT_IN_CONDITION: ReadonlyMap<string, string> = new Map([
  ['epss', 'epss-above'],
  ['epss-score', 'epss-above'],
  ['min-epss', 'epss-above'],
  ['no-score', 'unscored'],
  ['without-score', 'unscored'],
  ['age', 'older-than'],
  ['min-age', 'older-than'],
  ['older', 'older-than'],
  ['product', 'issue-types'],
  ['products', 'issue-types'],
  ['type', 'issue-types'],
  ['types', 'issue-types'],
  ['filter', 'where'],
  ['limit', 'max'],
  ['maximum', 'max'],
]);

/** These are the same for a waiver. */
const MEANT_IN_WAIVER: ReadonlyMap<string, string> = new Map([
  ['path', 'rule'],
  ['rule-id', 'rule'],
  ['rule-path', 'rule'],
  ['until', 'expires'],
  ['issue', 'ticket'],
  ['max', 'max-issues'],
  ['product', 'issue-types'],
  ['products', 'issue-types'],
  ['type', 'issue-types'],
  ['types', 'issue-types'],
]);

function explainReason(reason: string): string {
  if (isUnsoftenable(reason)) return `${quote(reason)} always fails and cannot be named here; remove it`;
  return `unknown reason ${quote(reason)}; ${suggestion(reason, Object.keys(OnInconclusive.shape))}`;
}

function explainMember(key: string): string {
  const member = FILTER_MEMBER_NAMES.find((name) => name === key);
  if (member === undefined) return unknownKey(key, WHERE_MEMBERS);
  return `${quote(member)} is not allowed in "where": ${filterMember(member).refusal}; remove it`;
}

function unknownKey(key: string, known: readonly string[], meant: ReadonlyMap<string, string> = new Map()): string {
  const word = meant.get(key.toLowerCase().replaceAll('_', '-'));
  return `unknown key ${quote(key)}; ${word === undefined ? suggestion(key, known) : `did you mean "${word}"?`}`;
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
