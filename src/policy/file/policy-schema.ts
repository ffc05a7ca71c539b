import { z } from 'zod';
import { FAIL_ON_SEVERITIES, ISSUE_STATES, SEVERITIES } from '../../domain/issue.ts';
import { FILTER_MEMBER_NAMES, FILTER_MEMBERS, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { SOFTENABLE_REASONS } from '../../domain/softening.ts';
import { isCalendarDate } from '../../domain/text/calendar-date.ts';
import { apiValue, filterValue, issueType, listOf, Text, VisibleText, word, YesOrNo } from '../../written/value.ts';

export const WHERE_MEMBERS = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);

/** `where` of a condition, made from the table of filter members. Short enum values become the API's own. */
const Where = z.strictObject(
  Object.fromEntries(WHERE_MEMBERS.map((name) => [name, filterValue(filterMember(name)).optional()])),
  { error: 'must be a map of filter members, such as { filePaths: ["src"] }' },
) as unknown as z.ZodType<IssueFilter>;

const LONGEST_NAME = 100;
export const DIGITS =
  'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const FROM_ONE = 'must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3';

const DATE = 'must be a date that exists, written YYYY-MM-DD';
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
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`),
    'issue-types': IssueTypes.optional(),
    severities: listOf(apiValue(SEVERITIES, FILTER_MEMBERS.severities.prefix)).optional(),
    where: Where.optional(),
    'epss-above': EpssScore.transform(Number).optional(),
    unscored: word(['count', 'ignore']).optional(),
    'older-than': Days.optional(),
    states: listOf(apiValue(ISSUE_STATES, FILTER_MEMBERS.aggregateIssueStates.prefix)).optional(),
    'triaged-within': Days.optional(),
    max: z.union([z.bigint(), z.literal('none')], { error: DIGITS }),
    count: word(['issues', 'groups']).optional(),
    compare: word(['all', 'new']).optional(),
    action: word(['fail', 'warn']).optional(),
    'if-scanned': YesOrNo.optional(),
  },
  { error: 'must contain maps, such as { name: No criticals, severities: [critical], max: 0 }' },
);

export const WaiverEntry = z.strictObject(
  {
    rule: Text,
    reason: VisibleText,
    owner: VisibleText,
    expires: z.string({ error: DATE }).refine(isCalendarDate, DATE),
    'max-issues': z.bigint({ error: FROM_ONE }).min(1n, FROM_ONE).optional(),
    ticket: Text.optional(),
    'issue-types': IssueTypes.optional(),
    severities: listOf(apiValue(SEVERITIES, FILTER_MEMBERS.severities.prefix)).optional(),
  },
  { error: 'must contain maps with rule, reason, owner and expires' },
);

export const OnInconclusive = z.strictObject(
  Object.fromEntries(SOFTENABLE_REASONS.map((reason) => [reason, word(['fail', 'warn']).optional()])),
  { error: 'must be a map of reasons, such as { server: warn }' },
);

const Version = z.literal(1n, { error: 'must be 1; this version of the gate supports no other' });
const Waivers = z.array(WaiverEntry, { error: 'must be a list; begin each entry with "- rule:"' });

export const PolicyFile = z.strictObject(
  {
    version: Version,
    conditions: z.array(ConditionEntry, { error: 'must be a list; begin each entry with "- name:"' }).optional(),
    waivers: Waivers.optional(),
    'longest-waiver': Days.optional(),
    'fail-on-severity': word(FAIL_ON_SEVERITIES).optional(),
    'on-inconclusive': OnInconclusive.optional(),
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
