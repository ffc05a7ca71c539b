import * as z from 'zod';
import {
  type CommitSha,
  type DeploymentId,
  isCommitSha,
  isDigits,
  type RepositoryId,
  type ScanId,
} from '../../domain/ids.ts';
import { ISSUE_STATES } from '../../domain/issue.ts';
import type { IssueFilter } from '../../domain/issue-filter.ts';
import { CODE_HOST_FORMS, codeHostAt } from '../../domain/place/code-host.ts';
import type { IssuePlace } from '../../domain/place/issue-place.ts';
import { VALIDATIONS } from '../../domain/place/listed-issue.ts';
import { ISSUE_TYPES, RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { REASONS } from '../../domain/reason.ts';
import {
  FINDINGS_COUNTS,
  type FindingsCounts,
  NO_COUNTS,
  SCAN_STATUSES,
  type Scan,
  type ScanDetail,
  type ScanMeta,
} from '../../domain/scan.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import type { Target } from '../../domain/target.ts';
import { CaseJson } from './case-schema.ts';
import { EVIDENCE_INPUTS, FIRST_FORMAT, KEPT_META, RECORD_FORMAT } from './kept-names.ts';

/*
 * The one list of what a record contains. Types are inferred from it: `z.input` is what is written, `z.output` what is read. Times named
 * `…Ms` without `At` are milliseconds since the start of the run; integers that may exceed 2^53 are digits.
 */

const text = z.string();
/** It is in milliseconds, of the years that a date has: with others, neither a day nor an age could be told. */
const time = z.number().min(Date.parse('0000-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59Z'));
const texts = z.array(text);
const digits = text.refine(isDigits);
const count = digits.transform((value) => BigInt(value));
/** An exit code may be negative. */
const integer = text.regex(/^-?[0-9]{1,19}$/).transform((value) => BigInt(value));
const place = z.int().nonnegative();
const ratedType = z.enum(RATED_ISSUE_TYPES);
const commit = text.refine(isCommitSha).transform((value) => value as CommitSha);

function id<Id extends string>() {
  return digits.transform((value) => value as Id);
}

type Whole<Known> = { [Name in keyof Required<Known>]: Known[Name] };

/** An object of these members and no other. One that may be absent is undefined then. */
function whole<Shape extends z.ZodRawShape>(shape: Shape) {
  const absent = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  return z.strictObject(shape).transform((known) => ({ ...absent, ...known }) as Whole<typeof known>);
}

/** The same, where all are of one kind and each may be absent. */
function anyOf<Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  const members = names.map((name) => [name, value.optional()]);
  return whole(Object.fromEntries(members) as Record<Name, z.ZodOptional<Value>>);
}

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

/** Older records are of runs that took any scan: they do not name it. */
const inputs = z.preprocess(
  (kept) => (typeof kept === 'object' && kept !== null ? { 'required-scan': 'any', ...kept } : kept),
  z.record(z.enum(EVIDENCE_INPUTS), text),
);

const simulation = z.strictObject({
  /** Start and end of the period, in milliseconds since 1970 (UTC). It ended when the simulation began. */
  sinceMs: time,
  atMs: time,
  inputs,
  /** It is empty for every repository. */
  repositoryIds: z.array(id<RepositoryId>()),
});

/** It is taken only as the gate writes it: links lead there. */
const code = z
  .strictObject({ form: z.enum(CODE_HOST_FORMS), address: text })
  .refine(({ form, address }) => codeHostAt(form, address)?.address === address);

/** It says where the checkout came from, as far as the CI system or git told it. Older records name no code host. */
const checkout = z.strictObject({
  host: text.optional(),
  path: text.optional(),
  names: texts.optional(),
  code: code.optional(),
});

const issuePlace = whole({
  issueId: text.optional(),
  ref: text.optional(),
  ruleId: text,
  issueType: z.enum(ISSUE_TYPES).optional(),
  severity: z.enum(SEVERITIES).optional(),
  state: z.enum(ISSUE_STATES).optional(),
  filePath: text.optional(),
  line: z.int().positive().optional(),
  endLine: z.int().positive().optional(),
  column: z.int().positive().optional(),
  endColumn: z.int().positive().optional(),
  message: text.optional(),
  ruleUrl: text.optional(),
  firstSeenScan: text.optional(),
  dependency: anyOf(['package', 'version', 'advisory', 'mendedBy'], text).optional(),
  secret: whole({ kind: text.optional(), validation: z.enum(VALIDATIONS).optional() }).optional(),
}) satisfies z.ZodType<IssuePlace>;

const searched = {
  repositoryId: id<RepositoryId>(),
  refs: texts,
  issueTypes: z.array(z.enum(ISSUE_TYPES)),
  states: z.array(z.enum(ISSUE_STATES)),
};

const placeSearch = z.strictObject({ ...searched, ruleIds: texts });
const placePage = z.strictObject({ places: z.array(issuePlace), isLast: z.boolean() });

/** Older records name the host alone, and have no places. Those of the first form do not say when target and policy came, nor how long a pause was. */
const run = z
  .strictObject({
    /** It is in milliseconds since 1970 (UTC), by the clock of the machine. */
    startedAtMs: time,
    /** The story began at this time. */
    beganMs: time,
    /** When the run was stopped from outside; absent for one that ended by itself. */
    stoppedMs: time.optional(),
    inputs,
    target,
    /** The target was known at this time. */
    targetMs: time.optional(),
    /** True where the policy came over the network: the list was asked meanwhile. */
    isPolicyAsked: z.boolean().optional(),
    repositoryHost: text.optional(),
    checkout: checkout.optional(),
    /** The numbers by which gaps between polls were varied. */
    random: z.array(z.number().min(0).lt(1)),
    /** From when a pause was to last how long, and when it was over. */
    sleeps: z.array(z.tuple([time, z.number(), time])).optional(),
    /** They say where the culprits were, and decided nothing. */
    places: z.strictObject({ of: placeSearch, pages: z.array(placePage) }).optional(),
  })
  .transform(({ repositoryHost: host, ...known }) => ({ ...known, checkout: known.checkout ?? { host } }));

/** Issue type, rule id and path, EPSS score, and address of the rule's page: older records are without it. */
const rule = z.tuple([ratedType.nullable(), text, text, z.number().nullable(), text.optional()]);

/**
 * In the records of older versions a count that was not given is zero. Of only zeros they did not tell whether they were given, and took
 * the detail's word.
 */
const oldCounts = z
  .tuple([count, count, count, count])
  .transform(([code, secrets, supplyChain, total]): FindingsCounts => {
    const isAnyGiven = [code, secrets, supplyChain, total].some((given) => given !== 0n);
    return isAnyGiven ? { code, secrets, supplyChain, total } : NO_COUNTS;
  });

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

/** One scan of the list. */
export const KeptScan = whole({
  ...toldTwice,
  branch: text.optional(),
  commit: text.optional(),
  status: z.union([z.enum(SCAN_STATUSES), z.strictObject({ unknown: text })]),
  /** A count that was not given is absent. */
  findings: z.union([anyOf(FINDINGS_COUNTS, count), oldCounts]),
  isFullScan: z.boolean(),
  isPartialScan: z.boolean(),
  totalTimeSeconds: z.number().optional(),
}).transform(({ findings, ...known }): Scan => ({ ...known, findingsCounts: findings }));

/** Older records keep zero as the number of a pull request, which is none. */
const meta = anyOf(KEPT_META, text).transform(
  ({ pullRequestId, ...known }): ScanMeta => ({
    ...known,
    pullRequestId: pullRequestId === '0' ? undefined : pullRequestId,
  }),
);

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
    failure: z.strictObject({ reason: z.enum(REASONS), message: text }).optional(),
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
      /** They are places in the list of scans. */
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

/** It is told. */
const version = text.regex(/^[\w.+-]{1,60}$/);
const members = { version, ...evidence, digest: text };
const thisForm = z.literal(RECORD_FORMAT);
const firstForm = z.literal(FIRST_FORMAT);

/** The record of a run as its file holds it. Strict: what this version does not know was not written by it. */
export const RecordJson = z
  .strictObject({ findingsGateRecord: thisForm, ...members, run, case: CaseJson })
  .transform(({ run: facts, version, rules, scans, answers, digest, case: kept }) => {
    return { ...facts, version, rules, scans, answers, digest, case: kept };
  })
  .refine(isEveryPlaceKept);

/** The first form: it has the evidence, and not by what was decided. */
export const FirstRecordJson = z
  .strictObject({ findingsGateRecord: firstForm, ...members, run })
  .transform(({ run: facts, version, rules, scans, answers, digest }) => {
    return { ...facts, version, rules, scans, answers, digest, case: undefined };
  })
  .refine(isEveryPlaceKept);

/** The same of a simulation, in either form. Its refs are found again in the lists of scans that were told. */
export const SimulationRecordJson = z
  .strictObject({ findingsGateRecord: z.union([thisForm, firstForm]), ...members, simulation })
  .transform(({ simulation: facts, version, rules, scans, answers, digest }) => {
    return { ...facts, version, rules, scans, answers, digest };
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
