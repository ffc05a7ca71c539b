import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { FILTER_MEMBER_NAMES, filterMember } from '../../domain/issue-filter.ts';
import { isUnsoftenable } from '../../domain/softening.ts';
import { quote, suggestion } from '../../domain/text/suggestion.ts';
import type { FileKeys, Path } from './explain-issue.ts';
import { ConditionEntry, OnInconclusive, PolicyFile, WaiverEntry, WHERE_MEMBERS } from './policy-schema.ts';

const MISSING = {
  version: 'version: 1',
  name: 'name: No live secrets',
  max: 'max: 0',
  rule: 'rule: the.path.of.the.rule',
  reason: 'reason: why the rule is accepted',
  owner: "owner: '@org/team'",
  expires: 'expires: YYYY-MM-DD',
};

/** `keys`: those of the file itself, which is a policy or has waivers alone. */
export function policyKeys(keys: readonly string[]): FileKeys {
  return { missing: MISSING, explainUnknown: (key, path) => explainUnknownKey(key, path, keys) };
}

function explainUnknownKey(key: string, parent: Path, keys: readonly string[]): string {
  const [section] = parent;
  // Compares letters alone: `base_url`, `baseUrl`.
  if (section === undefined && WORKFLOW_SETTINGS.some((name) => letters(name) === letters(key)))
    return `${quote(key)} can be set in the workflow only; remove it from the policy`;
  if (section === undefined) return unknownKey(key, keys);
  if (section === 'waivers') return unknownKey(key, Object.keys(WaiverEntry.shape));
  if (section === 'on-inconclusive') return explainReason(key);
  return parent.at(-1) === 'where' ? explainMember(key) : unknownKey(key, Object.keys(ConditionEntry.shape));
}

function explainReason(reason: string): string {
  if (isUnsoftenable(reason)) return `${quote(reason)} always fails and cannot be named here; remove it`;
  return `unknown reason ${quote(reason)}; ${suggestion(reason, Object.keys(OnInconclusive.shape))}`;
}

function explainMember(key: string): string {
  const member = FILTER_MEMBER_NAMES.find((name) => name === key);
  if (member === undefined) return unknownKey(key, WHERE_MEMBERS);
  return `${quote(member)} is not allowed in "where": ${filterMember(member).refusal}; remove it`;
}

function unknownKey(key: string, known: readonly string[]): string {
  return `unknown key ${quote(key)}; ${suggestion(key, known)}`;
}

/** Inputs of the Action that a policy may not set: a policy says what is allowed, never which server to ask, whom to trust or where to report. */
const WORKFLOW_SETTINGS = [
  ...Object.keys(ACTION_INPUTS).filter((name) => !Object.hasOwn(PolicyFile.shape, name)),
  ...['token', 'report', 'url'],
];

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
