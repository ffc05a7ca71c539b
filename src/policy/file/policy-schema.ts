import { z } from 'zod';
import { FILTER_MEMBERS } from '../../domain/issue-filter.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { SOFTENABLE_REASONS } from '../../domain/softening.ts';
import { isCalendarDate } from '../../domain/text/calendar-date.ts';
import { apiValue, listOf, Text, word } from '../../written/value.ts';
import { Where } from './where-schema.ts';

/*
 * The shape of a policy, as written. What it means, and what one part requires of another, is in condition-meaning.ts.
 * The JSON Schema for editors is written from this.
 */

const LONGEST_NAME = 100;
const DIGITS = 'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const FROM_ONE = 'must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3';

export const ConditionEntry = z.strictObject(
  {
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`).meta({
      description: 'Shown in every report; unique in the policy.',
    }),
    'issue-types': listOf(apiValue(ISSUE_TYPES, FILTER_MEMBERS.filterIssueTypes.prefix)).optional().meta({
      description:
        'Kinds of issue that count. Their products must then have been scanned. Default: sast, sca and secrets.',
    }),
    severities: listOf(apiValue(SEVERITIES, FILTER_MEMBERS.severities.prefix))
      .optional()
      .meta({ description: 'Severities that count (only for sast, sca and secrets). Default: all, known or not.' }),
    where: Where.optional().meta({ description: "Further members of the platform's issues filter." }),
    max: z.bigint({ error: DIGITS }).meta({ description: 'Most that is allowed: broken by one more.' }),
    count: word(['issues', 'groups'])
      .optional()
      .meta({ description: 'What is counted: issues, or groups (rules that found any).', default: 'issues' }),
    compare: word(['all', 'new'])
      .optional()
      .meta({ description: 'What is judged: all, or new (what is more than on the baseline).', default: 'all' }),
    action: word(['fail', 'warn'])
      .optional()
      .meta({ description: 'fail blocks; warn is only shown.', default: 'fail' }),
    'if-scanned': z.boolean({ error: 'must be true or false, without quotes' }).optional().meta({
      description:
        'True: does not apply where no scan of the commit ran the products of issue-types; the report says so.',
      default: false,
    }),
  },
  { error: 'must contain maps, such as { name: No criticals, severities: [critical], max: 0 }' },
);

export const WaiverEntry = z.strictObject(
  {
    rule: Text.meta({ description: 'Rule path or rule id, exact.' }),
    reason: Text.meta({ description: 'Why the issues of this rule are accepted.' }),
    owner: Text.meta({ description: 'Who is responsible for it.' }),
    expires: z
      .string({ error: 'must be a date such as 2027-01-31' })
      .refine(isCalendarDate, 'must be a date that exists, written as 2027-01-31')
      .meta({ description: 'Last day of the waiver (UTC).', format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    'max-issues': z.bigint({ error: FROM_ONE }).min(1n, FROM_ONE).optional().meta({
      description: 'At most so many issues of the rule, in each condition; what is more counts. Default: all.',
      minimum: 1,
    }),
  },
  { error: 'must contain maps with rule, reason, owner and expires' },
);

const Answer = word(['fail', 'warn']);

export const OnInconclusive = z.strictObject(
  Object.fromEntries(SOFTENABLE_REASONS.map((reason) => [reason, Answer.optional()])),
  { error: 'must be a map of reasons, such as { server: warn }' },
);

export const PolicyFile = z.strictObject(
  {
    version: z.literal(1n, { error: 'must be 1; this version of the gate supports no other' }),
    conditions: z.array(ConditionEntry, { error: 'must be a list; begin each entry with "- name:"' }).optional(),
    waivers: z.array(WaiverEntry, { error: 'must be a list; begin each entry with "- rule:"' }).optional(),
    'on-inconclusive': OnInconclusive.optional().meta({
      description: 'Reasons that only warn when the gate cannot decide. The input of the same name wins.',
    }),
  },
  { error: 'the policy must be a map; begin with "version: 1"' },
);
export type PolicyFile = z.infer<typeof PolicyFile>;
export type ConditionEntry = z.infer<typeof ConditionEntry>;
export type WaiverEntry = z.infer<typeof WaiverEntry>;
