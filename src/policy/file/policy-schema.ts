import { z } from 'zod';
import { FAIL_ON_SEVERITIES, ISSUE_STATES, SEVERITIES } from '../../domain/issue.ts';
import { FILTER_MEMBER_NAMES, FILTER_MEMBERS, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { typeWords } from '../../domain/product.ts';
import { SOFTENABLE_REASONS } from '../../domain/softening.ts';
import { isCalendarDate } from '../../domain/text/calendar-date.ts';
import { apiValue, filterValue, issueType, listOf, Text, VisibleText, word } from '../../written/value.ts';

export const WHERE_MEMBERS = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);

/** `where` of a condition: short enum values become the API's own. Made from the table of filter members. */
const Where = z.strictObject(
  Object.fromEntries(
    WHERE_MEMBERS.map((name) => {
      const { about, issueTypes } = filterMember(name);
      const description = issueTypes === undefined ? about : `${about} (${typeWords(issueTypes)} alone)`;
      return [name, filterValue(filterMember(name)).meta({ description }).optional()];
    }),
  ),
  { error: 'must be a map of filter members, such as { filePaths: ["src"] }' },
) as unknown as z.ZodType<IssueFilter>;

const LONGEST_NAME = 100;
export const DIGITS =
  'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const FROM_ONE = 'must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3';

const SCORE = 'must be a number from 0 to 1, such as 0.1';
const AGE = 'must be days or weeks, such as 14d or 2w, at most 36500 days';
const MOST_DAYS = 36_500;

export const EpssScore = z.union([z.number().min(0, SCORE).max(1, SCORE), z.bigint().min(0n, SCORE).max(1n, SCORE)], {
  error: SCORE,
});

const IssueTypes = listOf(issueType());

const Days = z
  .string({ error: AGE })
  .regex(/^[1-9][0-9]{0,4}[dw]$/, AGE)
  .meta({ pattern: '^[1-9][0-9]{0,4}[dw]$' })
  .transform((text, context) => {
    const days = Number.parseInt(text, 10) * (text.endsWith('w') ? 7 : 1);
    if (days <= MOST_DAYS) return days;
    context.addIssue(AGE);
    return z.NEVER;
  });

export const ConditionEntry = z.strictObject(
  {
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`).meta({
      description: 'Shown in every report; unique in the policy.',
    }),
    'issue-types': IssueTypes.optional().meta({
      description:
        'Kinds of issue that count, or the products that find them. These must then have been scanned. ' +
        'Default: code, supply-chain and secrets.',
    }),
    severities: listOf(apiValue(SEVERITIES, FILTER_MEMBERS.severities.prefix)).optional().meta({
      description: 'Severities that count (only for code, supply-chain and secrets). Default: all, known or not.',
    }),
    where: Where.optional().meta({ description: "Further members of the platform's issues filter." }),
    'epss-above': EpssScore.transform(Number)
      .optional()
      .meta({
        description:
          'Only groups with this EPSS score or more; one without a score from 0 to 1 counts, unless unscored says otherwise. ' +
          'Needs issue-types [supply-chain].',
      }),
    unscored: word(['count', 'ignore']).optional().meta({
      description: 'Only with epss-above: whether what has no score from 0 to 1 counts, or is left out.',
      default: 'count',
    }),
    'older-than': Days.optional().meta({
      description: 'Only issues at least this old when the run begins: days or weeks, such as 14d or 2w.',
    }),
    states: listOf(apiValue(ISSUE_STATES, FILTER_MEMBERS.aggregateIssueStates.prefix))
      .optional()
      .meta({
        description:
          'Triage states that count here, instead of the setting states: any of the nine. ' +
          'These issues are no part of the counts of the report.',
      }),
    'triaged-within': Days.optional().meta({
      description:
        'Only with states that people set (ignored-app, provisionally-ignored-app, reviewing, fixing): ' +
        'triaged within this time before the run, such as 7d or 2w.',
    }),
    'and-not': listOf(Text).optional().meta({
      description:
        'Names of conditions above this one. Issues that they select do not count here, whatever their limits.',
    }),
    max: z.union([z.bigint(), z.literal('none')], { error: DIGITS }).meta({
      description: 'Most that is allowed: broken by one more. With none, the condition is only shown.',
    }),
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
    reason: VisibleText.meta({ description: 'Why the issues of this rule are accepted.' }),
    owner: VisibleText.meta({ description: 'Who is responsible for it.' }),
    expires: z
      .string({ error: 'must be a date' })
      .refine(isCalendarDate, 'must be a date that exists')
      .meta({ description: 'Last day of the waiver (UTC).', format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    'max-issues': z.bigint({ error: FROM_ONE }).min(1n, FROM_ONE).optional().meta({
      description:
        'Maximum number of issues of the rule that are waived in each condition; further ones count. Default: all.',
      minimum: 1,
    }),
    ticket: Text.optional().meta({ description: 'Where the decision is written down; shown in every report.' }),
    'issue-types': IssueTypes.optional().meta({ description: 'Of these types of issue alone. Default: of all.' }),
    severities: listOf(apiValue(SEVERITIES, FILTER_MEMBERS.severities.prefix))
      .optional()
      .meta({ description: 'Of these severities alone. Default: of all, known or not.' }),
  },
  { error: 'must contain maps with rule, reason, owner and expires' },
);

const Answer = word(['fail', 'warn']);

export const OnInconclusive = z.strictObject(
  Object.fromEntries(SOFTENABLE_REASONS.map((reason) => [reason, Answer.optional()])),
  { error: 'must be a map of reasons, such as { server: warn }' },
);

const Version = z.literal(1n, { error: 'must be 1; this version of the gate supports no other' });
const Waivers = z.array(WaiverEntry, { error: 'must be a list; begin each entry with "- rule:"' });

export const PolicyFile = z.strictObject(
  {
    version: Version,
    conditions: z.array(ConditionEntry, { error: 'must be a list; begin each entry with "- name:"' }).optional(),
    waivers: Waivers.optional(),
    'longest-waiver': Days.optional().meta({
      description: 'Longest time from today to the end of a waiver: days or weeks, such as 90d.',
    }),
    'fail-on-severity': word(FAIL_ON_SEVERITIES)
      .optional()
      .meta({
        description:
          'Issues of code, supply-chain and secrets of this severity and above block, beside the conditions; none: no severity ' +
          'blocks by itself. The input of the same name wins.',
        default: 'high',
      }),
    'on-inconclusive': OnInconclusive.optional().meta({
      description: 'Reasons that only warn when the gate cannot decide. The input of the same name wins.',
    }),
  },
  {
    error: ({ input }) =>
      typeof input === 'string' && /\.ya?ml$/.test(input)
        ? 'the policy is text; name its file in policy-file'
        : 'the policy must be a map; begin with "version: 1"',
  },
);

export const WaiversFile = z.strictObject(
  { version: Version, waivers: Waivers.optional() },
  { error: 'the file of waivers must be a map; begin with "version: 1"' },
);
export type PolicyFile = z.infer<typeof PolicyFile>;
export type ConditionEntry = z.infer<typeof ConditionEntry>;
export type WaiverEntry = z.infer<typeof WaiverEntry>;
