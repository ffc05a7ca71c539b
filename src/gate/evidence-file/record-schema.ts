import * as z from 'zod';
import { type CommitSha, isCommitSha, isDigits } from '../../domain/ids.ts';
import { ISSUE_STATES } from '../../domain/issue.ts';
import type { IssueFilter } from '../../domain/issue-filter.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import { REASONS } from '../../domain/reason.ts';
import { SCAN_STATUSES } from '../../domain/scan.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import {
  EVIDENCE_INPUTS,
  type EvidenceRecord,
  type KeptEvidence,
  RECORD_FORMAT,
  type SimulationRecord,
} from './evidence-record.ts';

const text = z.string();
/** Milliseconds, of the years that a date has: with others, neither a day nor an age could be told. */
const time = z.number().min(Date.parse('0000-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59Z'));
const texts = z.array(text);
const digits = text.refine(isDigits);
/** An exit code may be negative. */
const integer = text.regex(/^-?[0-9]{1,19}$/);
const id = digits.transform((value) => value as never);
const place = z.int().nonnegative();

const subject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pull-request'),
    number: z.int().positive(),
    headRef: text.optional(),
    isHeadInSameRepository: z.boolean(),
    ciRef: text.optional(),
  }),
  z.strictObject({ kind: z.literal('ref'), ref: text }),
  z.strictObject({ kind: z.literal('commit') }),
]);

const commit = text.refine(isCommitSha).transform((value) => value as CommitSha);

const target = z.strictObject({
  event: text,
  commit,
  pipelineCommit: commit.optional(),
  repository: text,
  subject,
  mergeGroupCommit: commit.optional(),
  baseRef: text.optional(),
});

/** Older records are of runs that took any scan: they do not name it. */
const inputs = z.preprocess(
  (kept) => (typeof kept === 'object' && kept !== null ? { 'required-scan': 'any', ...kept } : kept),
  z.record(z.enum(EVIDENCE_INPUTS), text),
);

const simulation = z.strictObject({ sinceMs: time, atMs: time, inputs, repositoryIds: z.array(id) });

const checkout = z.strictObject({ host: text.optional(), path: text.optional(), names: texts.optional() });

/** Older records name the host alone. */
const run = z
  .strictObject({
    startedAtMs: time,
    beganMs: time,
    stoppedMs: time.optional(),
    inputs,
    target: target.transform((known) => ({ ...known, baseRef: known.baseRef })),
    repositoryHost: text.optional(),
    checkout: checkout.optional(),
    random: z.array(z.number().min(0).lt(1)),
  })
  .transform(({ repositoryHost: host, ...known }) => ({ ...known, checkout: known.checkout ?? { host } }));

const rule = z.tuple([z.enum(['sast', 'sca', 'secrets']).nullable(), text, text, z.number().nullable()]);

const scan = z.strictObject({
  id: digits,
  deploymentId: digits.optional(),
  repositoryId: digits.optional(),
  branch: text.optional(),
  commit: text.optional(),
  startedAtMs: time.optional(),
  completedAtMs: time.optional(),
  status: z.union([z.enum(SCAN_STATUSES), z.strictObject({ unknown: text })]),
  exitCode: integer.optional(),
  enabledProducts: texts,
  findings: z.union([
    z.strictObject({
      code: digits.optional(),
      secrets: digits.optional(),
      supplyChain: digits.optional(),
      total: digits.optional(),
    }),
    z.tuple([digits, digits, digits, digits]),
  ]),
  isFullScan: z.boolean(),
  isPartialScan: z.boolean(),
  totalTimeSeconds: z.number().optional(),
});

const detail = z.strictObject({
  id: digits,
  deploymentId: digits.optional(),
  repositoryId: digits.optional(),
  startedAtMs: time.optional(),
  completedAtMs: time.optional(),
  exitCode: integer.optional(),
  hasLogs: z.boolean(),
  enabledProducts: texts,
  stats: z.strictObject({ findings: digits.optional(), totalTimeSeconds: z.number().optional() }).optional(),
  meta: z
    .strictObject({
      branch: text.optional(),
      commit: text.optional(),
      repoUrl: text.optional(),
      ciJobUrl: text.optional(),
      repository: text.optional(),
      repoDisplayName: text.optional(),
      pullRequestId: text.optional(),
    })
    .optional(),
});

const end = z
  .strictObject({
    atMs: time,
    failure: z.strictObject({ reason: z.enum(REASONS), message: text }).optional(),
  })
  .optional();

const listOfScans = z.strictObject({
  ask: z.literal('list-scans'),
  of: z.strictObject({ repositoryId: id.optional(), branch: text.optional(), sinceMs: time.optional() }),
  askedMs: time,
  pages: z.array(
    z.strictObject({
      atMs: time,
      serverTimeMs: time.optional(),
      scans: z.array(place),
      malformed: z.array(
        z
          .strictObject({ commit: text.optional(), isCommitReadable: z.boolean(), problem: text })
          .transform((known) => ({ ...known, commit: known.commit })),
      ),
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
    repositoryId: id,
    refs: texts,
    issueTypes: z.array(z.enum(ISSUE_TYPES)),
    states: z.array(z.enum(ISSUE_STATES)),
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
      groups: z.array(z.union([place, digits])),
    }),
  ),
  end,
});

const members = {
  findingsGateRecord: z.literal(RECORD_FORMAT),
  version: text,
  rules: z.array(rule),
  scans: z.array(scan),
  answers: z.array(z.discriminatedUnion('ask', [listOfScans, scanDetail, issues])),
  digest: text,
};

/** The record of a run as its file holds it. Strict: what this version does not know was not written by it. */
export const RecordJson = z
  .strictObject({ ...members, run })
  .transform(({ run: facts, rules, scans, answers }): EvidenceRecord => ({ ...facts, rules, scans, answers }))
  .refine(isEveryPlaceKept);

/** The same of a simulation. */
export const SimulationRecordJson = z
  .strictObject({ ...members, simulation })
  .transform(({ simulation: facts, rules, scans, answers }): SimulationRecord => ({ ...facts, rules, scans, answers }))
  .refine(isEveryPlaceKept);

/** False where an answer names a rule or a scan that is not in the lists, or a rule without its number. */
function isEveryPlaceKept({ rules, scans, answers }: KeptEvidence): boolean {
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
