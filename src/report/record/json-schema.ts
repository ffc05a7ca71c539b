import { z } from 'zod';
import { ISSUE_TYPES, PRODUCTS } from '../../domain/product.ts';
import { REASONS } from '../../domain/reason.ts';
import { COUNT_COLUMNS, SEVERITIES } from '../../domain/severity.ts';

/** A whole number of any size: a reader that needs more than 2^53 takes its digits from the text. */
const count = z.number().nonnegative().multipleOf(1);
const countOrNull = count.nullable();
const text = z.string();
const textOrNull = text.nullable();
const timeOrNull = z.iso.datetime().nullable();

const Scan = z.strictObject({
  id: text,
  status: text.meta({
    description:
      "The platform's own word in lower case without its prefix, such as never_finished; an unknown word as it came.",
  }),
  decides: z
    .array(z.enum(PRODUCTS))
    .meta({ description: 'The products that this scan decides for; empty for one that was only waited for.' }),
  ref: textOrNull,
  commit: textOrNull,
  repositoryId: textOrNull,
  repository: textOrNull,
  products: z.array(z.enum(PRODUCTS)),
  isFullScan: z.boolean(),
  startedAt: timeOrNull,
  completedAt: timeOrNull,
  ciJobHost: textOrNull,
  url: textOrNull,
});

const CountColumn = z.enum(COUNT_COLUMNS);

const Culprit = z.strictObject({
  ruleId: text,
  rulePath: text,
  product: z.enum(PRODUCTS).nullable(),
  columns: z.array(CountColumn).meta({ description: 'Where it has issues that the condition counts, worst first.' }),
  issues: count.meta({ description: 'What the condition judges, after waivers.' }),
  found: count.meta({ description: 'What the searches of the condition found of it, before waivers.' }),
  new: countOrNull,
  epss: z.number().min(0).max(1).nullable(),
});

const Condition = z.strictObject({
  name: text,
  source: z.enum(['input', 'policy']),
  action: z.enum(['fail', 'warn']),
  count: z.enum(['issues', 'groups']),
  compare: z.enum(['all', 'new']),
  max: count,
  found: countOrNull,
  new: countOrNull,
  waived: count,
  result: z.enum(['ok', 'broken', 'unproven', 'not-applicable']),
  rules: z
    .array(Culprit)
    .meta({ description: 'The first of the rules that it counts, most issues first: at most 1,000.' }),
  rulesInAll: count,
});

const Waiver = z.strictObject({
  rule: text,
  reason: text,
  owner: text,
  expires: text,
  maxIssues: countOrNull,
  ticket: textOrNull,
  issueTypes: z.array(z.enum(ISSUE_TYPES)).nullable().meta({ description: 'Null: of all types.' }),
  severities: z.array(z.enum(SEVERITIES)).nullable().meta({ description: 'Null: of all severities.' }),
  near: textOrNull.meta({ description: 'Of one that matched nothing: the rule with the nearest name.' }),
  state: z.enum(['active', 'expiring-soon', 'expired', 'unused']),
  issues: count,
});

const Rule = z.strictObject({
  ruleId: text,
  rulePath: text,
  product: z.enum(PRODUCTS).nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  issues: count,
  issuesAtBaseline: countOrNull,
  waivedUntil: textOrNull,
  epss: z.number().min(0).max(1).nullable(),
});

const FixedRule = z.strictObject({
  ruleId: text,
  rulePath: text,
  product: z.enum(PRODUCTS).nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  issues: count.meta({ description: 'How many more the baseline has.' }),
});

const Seen = z.strictObject({
  scan: z
    .strictObject({
      id: text,
      status: text,
      ref: textOrNull,
      commit: textOrNull,
      products: z.array(z.enum(PRODUCTS)),
      startedAt: timeOrNull,
      completedAt: timeOrNull,
      url: textOrNull,
    })
    .nullable()
    .meta({ description: 'The newest scan of this pull request or ref.' }),
  project: textOrNull.meta({ description: 'Name of another project that scanned this commit.' }),
});

const Policy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('input') }),
  z.strictObject({ kind: z.literal('local-file'), path: text, sha256: text }),
  z.strictObject({
    kind: z.literal('file'),
    repository: text,
    path: text,
    ref: text,
    sha: text,
    isChangedInPullRequest: z.boolean().nullable(),
  }),
]);

/** The JSON report, version 1. Absent values are null; `reason` is empty for a pass and a complete fail. */
export const ReportJson = z.strictObject({
  schema: z.literal(1),
  verdict: z.enum(['pass', 'fail', 'inconclusive']),
  reason: z.enum(['', ...REASONS]),
  message: text,
  nextStep: text,
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  mode: z.enum(['enforce', 'report']),
  isSoftened: z.boolean(),
  repository: text,
  deploymentId: textOrNull,
  event: text,
  commit: textOrNull,
  ref: textOrNull,
  pullRequest: countOrNull,
  scans: z.array(Scan),
  notScanned: z.array(z.enum(PRODUCTS)).meta({
    description:
      'Products that count, and that no scan of this commit ran, although the last commits were scanned with them.',
  }),
  indexGap: z
    .strictObject({ issueTypes: z.array(z.enum(ISSUE_TYPES)), counted: count, found: count })
    .nullable()
    .meta({
      description:
        'Findings that the deciding scans counted and the search does not show, although they are neither fixed nor removed: of the issue types of which some are missing.',
    }),
  unscanned: z.array(z.enum(PRODUCTS)).meta({
    description:
      'Of code, supply-chain, secrets, and the products that the settings name: those that no scan of this commit lists.',
  }),
  siblings: z.array(z.strictObject({ repositoryId: text, name: text })).meta({
    description: 'Other projects of this repository that scanned this commit: their scans were not judged.',
  }),
  seen: Seen.nullable().meta({ description: 'What there is in place of the scan that was looked for.' }),
  mergeGroupCommit: textOrNull.meta({
    description: "The merge group's own commit, where the queued pull request was judged in its place.",
  }),
  counts: z.strictObject({
    critical: countOrNull,
    high: countOrNull,
    medium: countOrNull,
    low: countOrNull,
    unrated: countOrNull,
    total: countOrNull,
  }),
  newTotal: countOrNull,
  fixedTotal: countOrNull,
  waived: countOrNull,
  conditions: z.array(Condition),
  waivers: z.array(Waiver),
  rules: z.array(Rule).meta({ description: 'Those that break a condition first.' }),
  breakingRules: count.meta({ description: 'How many of the rules, from the first, break a condition.' }),
  fixedRules: z.array(FixedRule).nullable().meta({
    description: 'Rules of which the baseline has more; null unless full scans were compared.',
  }),
  policy: Policy.nullable(),
  waiversFile: z.strictObject({ path: text, source: Policy.nullable() }).nullable().meta({
    description: 'Where waivers were read from beside the policy; its source is null where there is no such file.',
  }),
  baseline: z.strictObject({ ref: text, wasScanned: z.boolean().nullable() }).nullable(),
  history: z.array(z.strictObject({ startedAt: timeOrNull, findings: count })),
  searches: z.array(text),
  requests: z.strictObject({ planned: count, sent: count }),
  times: z.strictObject({
    startedAt: timeOrNull,
    finishedAt: timeOrNull,
    issuesReadAt: timeOrNull,
    seconds: z.number().nonnegative(),
    waitedSeconds: z.number().nonnegative(),
  }),
  notices: z.array(text),
  problems: z.array(text).meta({ description: 'Everything that is wrong in a policy that was refused.' }),
  links: z.strictObject({ platform: textOrNull, findings: textOrNull, run: textOrNull }),
});
export type ReportJson = z.infer<typeof ReportJson>;

/** The same as a JSON Schema, for readers in other languages: the text of `schema/report.schema.json`. */
export function renderReportSchema(): string {
  const schema = z.toJSONSchema(ReportJson, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'number' || jsonSchema.multipleOf !== 1) return;
      jsonSchema.type = 'integer';
      delete jsonSchema.multipleOf;
    },
  });
  return `${JSON.stringify({ ...schema, title: 'Findings Gate report' }, null, 2)}\n`;
}
