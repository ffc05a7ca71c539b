import type { ConditionEntry, PolicyFile, WaiverEntry } from '../src/policy/file/policy-schema.ts';

/** Description of a key for editors and documents, in the words of JSON Schema. */
type Said = {
  readonly description: string;
  readonly default?: string | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
};

export const CONDITION_WORDS: Readonly<Record<keyof ConditionEntry, Said>> = {
  name: { description: 'Shown in every report; unique in the policy.' },
  'issue-types': {
    description:
      'Kinds of issue that count, or the products that find them. These must then have been scanned. ' +
      'Default: code, supply-chain and secrets.',
  },
  severities: {
    description: 'Severities that count (only for code, supply-chain and secrets). Default: all, known or not.',
  },
  where: { description: "Further members of the platform's issues filter." },
  'epss-above': {
    description:
      'Only groups with this EPSS score or more; one without a score from 0 to 1 counts, unless unscored says otherwise. ' +
      'Needs issue-types [supply-chain].',
  },
  unscored: {
    description: 'Only with epss-above: whether what has no score from 0 to 1 counts, or is left out.',
    default: 'count',
  },
  'older-than': { description: 'Only issues at least this old when the run begins: days or weeks, such as 14d or 2w.' },
  states: {
    description:
      'Triage states that count here, instead of the setting states: any of the nine. ' +
      'These issues are no part of the counts of the report.',
  },
  'triaged-within': {
    description:
      'Only with states that people set (ignored-app, provisionally-ignored-app, reviewing, fixing): ' +
      'triaged within this time before the run, such as 7d or 2w.',
  },
  max: { description: 'Most that is allowed: broken by one more. With none, the condition is only shown.' },
  count: { description: 'What is counted: issues, or groups (rules that found any).', default: 'issues' },
  compare: { description: 'What is judged: all, or new (what is more than on the baseline).', default: 'all' },
  action: { description: 'fail blocks; warn is only shown.', default: 'fail' },
  'if-scanned': {
    description:
      'True: does not apply where no scan of the commit ran the products of issue-types; the report says so.',
    default: false,
  },
};

export const WAIVER_WORDS: Readonly<Record<keyof WaiverEntry, Said>> = {
  rule: { description: 'Rule path or rule id, exact.' },
  reason: { description: 'Why the issues of this rule are accepted.' },
  owner: { description: 'Who is responsible for it.' },
  expires: { description: 'Last day of the waiver (UTC).', format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  'max-issues': {
    description:
      'Maximum number of issues of the rule that are waived in each condition; further ones count. Default: all.',
    minimum: 1,
  },
  ticket: { description: 'Where the decision is written down; shown in every report.' },
  'issue-types': { description: 'Of these types of issue alone. Default: of all.' },
  severities: { description: 'Of these severities alone. Default: of all, known or not.' },
};

/** The keys that are left out have a shape of their own instead of a sentence. */
export const POLICY_WORDS: Readonly<Record<Exclude<keyof PolicyFile, 'version' | 'conditions' | 'waivers'>, Said>> = {
  'longest-waiver': { description: 'Longest time from today to the end of a waiver: days or weeks, such as 90d.' },
  'fail-on-severity': {
    description:
      'Issues of code, supply-chain and secrets of this severity and above block, beside the conditions; none: no severity ' +
      'blocks by itself. The input of the same name wins.',
    default: 'high',
  },
  'on-inconclusive': {
    description: 'Reasons that only warn when the gate cannot decide. The input of the same name wins.',
  },
};
