import * as z from 'zod';
import type { DeploymentId, RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { IssueFilter } from '../../../domain/issue-filter.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { REASON_NAMES } from '../../../domain/reason.ts';
import { FINDINGS_COUNTS, SCAN_STATUSES, type Scan, type ScanDetail, type ScanMeta } from '../../../domain/scan.ts';
import { SEVERITIES } from '../../../domain/severity.ts';
import { KEPT_META, RECORD_FORMAT } from './kept-names.ts';
import {
  anyOf,
  CaseJson,
  count,
  digits,
  id,
  integer,
  place,
  run,
  searched,
  text,
  texts,
  time,
  whole,
} from './run-schema.ts';

/*
 * The one list of what a record contains. Types are inferred from it: `z.input` is what is written, `z.output` what is read. Times named
 * `…Ms` without `At` are milliseconds since the start of the run; integers that may exceed 2^53 are digits.
 */

/** Issue type, rule id and path, EPSS score, and address of the rule's page where it has one. */
const rule = z.tuple([z.enum(RATED_ISSUE_TYPES).nullable(), text, text, z.number().nullable(), text.optional()]);

/** The list and the detail both tell these of a scan. */
const toldTwice = {
  id: id<ScanId>(),
  deploymentId: id<DeploymentId>().optional(),
  repositoryId: id<RepositoryId>().optional(),
  startedAtMs: time.optional(),
  completedAtMs: time.optional(),
  exitCode: integer.optional(),
  enabledProducts: texts,
};

export const KeptScan = whole({
  ...toldTwice,
  branch: text.optional(),
  commit: text.optional(),
  status: z.union([z.enum(SCAN_STATUSES), z.strictObject({ unknown: text })]),
  /** A count that was not given is absent. */
  findings: anyOf(FINDINGS_COUNTS, count),
  isFullScan: z.boolean(),
  isPartialScan: z.boolean(),
  totalTimeSeconds: z.number().optional(),
}).transform(({ findings, ...known }): Scan => ({ ...known, findingsCounts: findings }));

const meta = anyOf(KEPT_META, text).transform((kept): ScanMeta => kept);

const detail = whole({
  ...toldTwice,
  hasLogs: z.boolean(),
  stats: whole({ findings: count.optional(), totalTimeSeconds: z.number().optional() }).optional(),
  meta: meta.optional(),
}) satisfies z.ZodType<ScanDetail>;

/** Without an end nobody waited for more, or the run was over. */
const end = z
  .strictObject({
    atMs: time,
    failure: z.strictObject({ reason: z.enum(REASON_NAMES), message: text }).optional(),
  })
  .optional();

const listOfScans = z.strictObject({
  ask: z.literal('list-scans'),
  of: z.strictObject({
    repositoryId: id<RepositoryId>().optional(),
    branch: text.optional(),
    sinceMs: time.optional(),
  }),
  askedMs: time,
  pages: z.array(
    z.strictObject({
      atMs: time,
      serverTimeMs: time.optional(),
      /** Places in the list of scans. */
      scans: z.array(place),
      malformed: z.array(whole({ commit: text.optional(), isCommitReadable: z.boolean(), problem: text })),
    }),
  ),
  end,
});

const scanDetail = z.strictObject({
  ask: z.literal('read-scan'),
  of: z.strictObject({ id: digits }),
  askedMs: time,
  pages: z.array(z.strictObject({ atMs: time, detail })).max(1),
  end,
});

const issues = z.strictObject({
  ask: z.literal('search-issues'),
  of: z.strictObject({
    ...searched,
    /** Of a run of several projects. */
    severities: z.array(z.enum(SEVERITIES)).optional(),
    where: z.custom<IssueFilter>((value) => typeof value === 'object' && value !== null).optional(),
    pageSize: place,
  }),
  askedMs: time,
  pages: z.array(
    z.strictObject({
      atMs: time,
      total: digits.optional(),
      fetched: digits.optional(),
      notices: texts,
      /** A place in the list of rules, its number of issues, the next place, and so on. A number above 2^53 is digits. */
      groups: z.array(z.union([place, digits])),
    }),
  ),
  end,
});

const evidence = {
  /** Each rule that was found is there once. */
  rules: z.array(rule),
  /** Each scan of the list is there once. */
  scans: z.array(KeptScan),
  /** Everything that was told, in the order in which it was asked. */
  answers: z.array(z.discriminatedUnion('ask', [listOfScans, scanDetail, issues])),
};

const version = text.regex(/^[\w.+-]{1,60}$/);
const members = { version, ...evidence, digest: text };

/** The record of a run as its file holds it. Strict: what this version does not know was not written by it. */
export const RecordJson = z
  .strictObject({ findingsGateRecord: z.literal(RECORD_FORMAT), ...members, run, case: CaseJson })
  .transform(({ run: facts, version, rules, scans, answers, digest, case: kept }) => {
    return { ...facts, version, rules, scans, answers, digest, case: kept };
  })
  .refine(isEveryPlaceKept);

/** False where an answer names a rule or a scan that is not in the lists, or a rule without its number. */
function isEveryPlaceKept({ rules, scans, answers }: z.output<z.ZodObject<typeof evidence>>): boolean {
  return answers.every((answer) => {
    if (answer.ask === 'list-scans') return answer.pages.every((page) => page.scans.every((at) => at < scans.length));
    if (answer.ask === 'read-scan') return true;
    return answer.pages.every(
      ({ groups }) =>
        groups.length % 2 === 0 &&
        groups.every((value, at) => at % 2 === 1 || (typeof value === 'number' && value < rules.length)),
    );
  });
}
