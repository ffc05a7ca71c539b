import * as z from 'zod';
import {
  type CommitSha,
  type DeploymentId,
  isCommitSha,
  isDigits,
  type RepositoryId,
  type ScanId,
} from '../../../domain/ids.ts';
import { ISSUE_STATES, SEVERITIES } from '../../../domain/issue.ts';
import type { IssueFilter } from '../../../domain/issue-filter.ts';
import { CODE_HOST_FORMS, codeHostAt } from '../../../domain/location/code-host.ts';
import { type IssueLocation, VALIDATIONS } from '../../../domain/location/issue-location.ts';
import { ISSUE_TYPES, RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { REASON_NAMES } from '../../../domain/reason.ts';
import { FINDINGS_COUNTS, SCAN_STATUSES, type Scan, type ScanDetail, type ScanMeta } from '../../../domain/scan.ts';
import type { BaseNow, Target } from '../../../domain/target.ts';
import { CONDITION_RESULTS, VERDICT_WORDS } from '../../../domain/verdict.ts';
import type { WrittenCase, WrittenRun } from './record-run.ts';
import type { storedRule, storedScan, WrittenAnswer } from './stored-answers.ts';
import { RECORD_FORMAT, STORED_INPUTS, STORED_META } from './stored-names.ts';

/*
 * The one list of what a record contains, for those who read one. What a run writes must fit it, else it does not compile. Times named
 * `…Ms` without `At` are milliseconds since the start of the run; integers that may exceed 2^53 are digits.
 */

const text = z.string();
/** Milliseconds, in the years 0 to 9999 that a date has: for other years, neither a day nor an age could be computed. */
const time = z.number().min(Date.parse('0000-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59Z'));
const texts = z.array(text);
const digits = text.refine(isDigits);
const count = digits.transform((value) => BigInt(value));
/** An exit code may be negative. */
const integer = text.regex(/^-?[0-9]{1,19}$/).transform((value) => BigInt(value));
const place = z.int().nonnegative();
const commit = text.refine(isCommitSha).transform((value) => value as CommitSha);

function id<Id extends string>() {
  return digits.transform((value) => value as Id);
}

type Whole<Known> = { [Name in keyof Required<Known>]: Known[Name] };

/** An object with these members and no others. An absent optional member becomes undefined. */
function whole<Shape extends z.ZodRawShape>(shape: Shape) {
  const absent = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  return z.strictObject(shape).transform((known) => ({ ...absent, ...known }) as Whole<typeof known>);
}

/** Members of these names, each of which may be absent. */
function some<const Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<Name, z.ZodOptional<Value>>;
}

/** An answer of the platform to one question, page by page. There is no `end` if nothing waited for more pages, or the run was over. */
function answerTo<Ask extends string, Of extends z.ZodRawShape, Page extends z.ZodRawShape>(
  ask: Ask,
  of: Of,
  page: Page,
  mostPages = Number.POSITIVE_INFINITY,
) {
  const pages = z.array(z.strictObject({ atMs: time, ...page })).max(mostPages);
  const failure = z.strictObject({ reason: z.enum(REASON_NAMES), message: text }).optional();
  const end = z.strictObject({ atMs: time, failure }).optional();
  return z.strictObject({ ask: z.literal(ask), of: z.strictObject(of), askedMs: time, pages, end });
}

const searched = {
  repositoryId: id<RepositoryId>(),
  refs: texts,
  issueTypes: z.array(z.enum(ISSUE_TYPES)),
  states: z.array(z.enum(ISSUE_STATES)),
};

// The case that was decided.

const sha256 = text.regex(/^[0-9a-f]{64}$/);
const localFile = z.strictObject({ kind: z.literal('local-file'), path: text, sha256 });
const file = whole({
  kind: z.literal('file'),
  repository: text,
  path: text,
  ref: text,
  sha: text,
  isChangedInPullRequest: z.boolean().optional(),
});

/** A text as its authors wrote it. `text` is absent if it contained a secret. */
function storedText<Source extends z.ZodType>(source: Source) {
  return z.strictObject({ text: text.optional(), sha256, source });
}

const atMs = z.number().nonnegative();

const policy = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('read'),
    atMs,
    /** Null if limits alone decided. */
    policy: storedText(
      z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('input') }), localFile, file]),
    ).nullable(),
    /** Null if no waivers file was named. Its `file` is null if that file did not exist. */
    waivers: z
      .strictObject({ path: text, file: storedText(z.discriminatedUnion('kind', [localFile, file])).nullable() })
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('refused'),
    atMs,
    reason: z.enum(REASON_NAMES),
    message: text,
    problems: z.array(text),
  }),
  z.strictObject({ kind: z.literal('unread') }),
]);

const CaseJson = z.strictObject({
  run: text.optional(),
  policy,
  verdict: z.enum(VERDICT_WORDS),
  reason: z.enum(REASON_NAMES).optional(),
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  conditions: z.array(
    z.strictObject({
      name: text,
      action: z.enum(['fail', 'warn']),
      result: z.enum(CONDITION_RESULTS),
    }),
  ),
});

// The run itself: what was asked, of what, and when.

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

const target: z.ZodType<Target> = whole({
  event: text,
  commit,
  pipelineCommit: commit.optional(),
  repository: text,
  subject,
  mergeGroupCommit: commit.optional(),
  baseRef: text.optional(),
});

const baseNow: z.ZodType<BaseNow> = z.union([
  whole({ ref: text, changedAtMs: time.optional() }),
  z.strictObject({ unknown: text }),
]);

/** As they were written; blank if they were not. */
const inputs = z.record(z.enum(STORED_INPUTS), text);

/** Accepted only as the gate writes it, because links lead to this address. */
const code = z
  .strictObject({ form: z.enum(CODE_HOST_FORMS), address: text })
  .refine(({ form, address }) => codeHostAt(form, address)?.address === address);

const checkout = z.strictObject({ ...some(['host', 'path'], text), names: texts.optional(), code: code.optional() });

const issueLocation = whole({
  ...some(['issueId', 'ref', 'filePath', 'message', 'ruleUrl', 'firstSeenScan'], text),
  ...some(['line', 'endLine', 'column', 'endColumn'], z.int().positive()),
  ruleId: text,
  issueType: z.enum(ISSUE_TYPES).optional(),
  severity: z.enum(SEVERITIES).optional(),
  state: z.enum(ISSUE_STATES).optional(),
  dependency: whole(some(['package', 'version', 'advisory', 'fixedBy'], text)).optional(),
  secret: whole({ kind: text.optional(), validation: z.enum(VALIDATIONS).optional() }).optional(),
}) satisfies z.ZodType<IssueLocation>;

const storedLocations = z.strictObject({
  of: z.strictObject({ ...searched, ruleIds: texts }),
  pages: z.array(z.strictObject({ places: z.array(issueLocation), isLast: z.boolean() })),
});

const run = z.strictObject({
  /** Milliseconds since 1970 (UTC), by the clock of the machine. */
  startedAtMs: time,
  beganMs: time,
  /** When the run was stopped from outside; absent for one that ended by itself. */
  stoppedMs: time.optional(),
  inputs,
  target,
  targetMs: time,
  /** Every answer about the current base of the pull request, in the order of the requests. */
  basesNow: z.array(z.strictObject({ atMs: time, base: baseNow })),
  /** True if the policy came over the network: the list of scans was requested meanwhile. */
  isPolicyAsked: z.boolean(),
  checkout,
  /** The numbers by which gaps between polls were varied. */
  random: z.array(z.number().min(0).lt(1)),
  /** For each pause: when it began, how long it was to last, and when it was over. A timer may be late. */
  sleeps: z.array(z.tuple([time, z.number(), time])),
  /** Locations of the blocking findings, by project. They decided nothing. */
  locations: z.array(storedLocations),
});

// The answers of the platform.

/** Issue type, rule id and path, EPSS score, and address of the rule's page where it has one. */
const rule = z.tuple([z.enum(RATED_ISSUE_TYPES).nullable(), text, text, z.number().nullable(), text.optional()]);

const statedTwice = {
  id: id<ScanId>(),
  deploymentId: id<DeploymentId>().optional(),
  repositoryId: id<RepositoryId>().optional(),
  ...some(['startedAtMs', 'completedAtMs'], time),
  exitCode: integer.optional(),
  enabledProducts: texts,
};

export const StoredScan = whole({
  ...statedTwice,
  ...some(['branch', 'commit'], text),
  status: z.union([z.enum(SCAN_STATUSES), z.strictObject({ unknown: text })]),
  findings: whole(some(FINDINGS_COUNTS, count)),
  isFullScan: z.boolean(),
  isPartialScan: z.boolean(),
  totalTimeSeconds: z.number().optional(),
}).transform(({ findings, ...known }): Scan => ({ ...known, findingsCounts: findings }));

const meta = whole(some(STORED_META, text)).transform((stored): ScanMeta => stored);

const detail = whole({
  ...statedTwice,
  hasLogs: z.boolean(),
  stats: whole({ findings: count.optional(), totalTimeSeconds: z.number().optional() }).optional(),
  meta: meta.optional(),
}) satisfies z.ZodType<ScanDetail>;

const malformedScan = whole({
  id: id<ScanId>().optional(),
  mayBeWhole: z.boolean(),
  repositoryId: id<RepositoryId>().optional(),
  ...some(['commit', 'branch'], text),
  ...some(['startedAtMs', 'completedAtMs'], time),
  isCommitReadable: z.boolean(),
  problem: text,
});

const listOfScans = answerTo(
  'list-scans',
  { repositoryId: id<RepositoryId>().optional(), branch: text.optional(), sinceMs: time.optional() },
  {
    serverTimeMs: time.optional(),
    /** Places in the list of scans. */
    scans: z.array(place),
    malformed: z.array(malformedScan),
  },
);

const scanDetail = answerTo('read-scan', { id: digits }, { detail }, 1);

const issues = answerTo(
  'search-issues',
  {
    ...searched,
    severities: z.array(z.enum(SEVERITIES)).optional(),
    where: z.custom<IssueFilter>((value) => typeof value === 'object' && value !== null).optional(),
    pageSize: place,
  },
  {
    ...some(['total', 'fetched'], digits),
    notices: texts,
    /** A place in the list of rules, its number of issues, the next place, and so on. A number above 2^53 is digits. */
    groups: z.array(z.union([place, digits])),
  },
);

type Written = Readonly<Record<'version' | 'digest', string>> & {
  readonly findingsGateRecord: typeof RECORD_FORMAT;
  readonly rules: readonly ReturnType<typeof storedRule>[];
  readonly scans: readonly ReturnType<typeof storedScan>[];
  readonly answers: readonly WrittenAnswer[];
  readonly run: WrittenRun;
  readonly case: WrittenCase;
};

/** The record of a run as its file contains it. Strict: this version writes no member that it does not know. */
export const RecordJson = z.strictObject({
  findingsGateRecord: z.literal(RECORD_FORMAT),
  version: text.regex(/^[\w.+-]{1,60}$/),
  rules: z.array(rule),
  scans: z.array(StoredScan),
  /** Everything that was answered, in the order in which it was asked. */
  answers: z.array(z.discriminatedUnion('ask', [listOfScans, scanDetail, issues])),
  digest: text,
  run,
  case: CaseJson,
}) satisfies Takes<Written>;

/** A schema to which a value of this type may be given. */
type Takes<Value> = { readonly decode: (written: Mutable<Value>) => unknown };
type Mutable<Value> = Value extends Plain ? Value : { -readonly [Name in keyof Value]: Mutable<Value[Name]> };

export type StoredRecord = Fixed<z.output<typeof RecordJson>>;
export type StoredEvidence = Pick<StoredRecord, 'rules' | 'scans' | 'answers'>;
export type StoredRunFacts = StoredRecord['run'];

export type StoredRule = StoredEvidence['rules'][number];
export type StoredAnswer = StoredEvidence['answers'][number];
export type StoredPage<Ask extends StoredAnswer['ask']> = Extract<StoredAnswer, { ask: Ask }>['pages'][number];
export type StoredQuestion = QuestionOf<StoredAnswer>;

type QuestionOf<Answer> = Answer extends StoredAnswer ? Pick<Answer, 'ask' | 'of'> : never;

type Fixed<Value> = Value extends Plain ? Value : { readonly [Name in keyof Value]: Fixed<Value[Name]> };
type Plain = string | number | bigint | boolean | null | undefined;
