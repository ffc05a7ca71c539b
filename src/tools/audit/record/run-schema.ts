import * as z from 'zod';
import { type CommitSha, isCommitSha, isDigits, type RepositoryId } from '../../../domain/ids.ts';
import { ISSUE_STATES } from '../../../domain/issue.ts';
import { CODE_HOST_FORMS, codeHostAt } from '../../../domain/place/code-host.ts';
import type { IssuePlace } from '../../../domain/place/issue-place.ts';
import { VALIDATIONS } from '../../../domain/place/listed-issue.ts';
import { ISSUE_TYPES } from '../../../domain/product.ts';
import { REASON_NAMES } from '../../../domain/reason.ts';
import { SEVERITIES } from '../../../domain/severity.ts';
import type { BaseNow, Target } from '../../../domain/target.ts';
import { CASE_INPUTS, EVIDENCE_INPUTS } from './kept-names.ts';

/*
 * What the schemas of a record are put together from.
 */

export const text = z.string();
/** It is in milliseconds, of the years that a date has: with others, neither a day nor an age could be told. */
export const time = z.number().min(Date.parse('0000-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59Z'));
export const texts = z.array(text);
export const digits = text.refine(isDigits);
export const count = digits.transform((value) => BigInt(value));
/** An exit code may be negative. */
export const integer = text.regex(/^-?[0-9]{1,19}$/).transform((value) => BigInt(value));
export const place = z.int().nonnegative();
const commit = text.refine(isCommitSha).transform((value) => value as CommitSha);

export function id<Id extends string>() {
  return digits.transform((value) => value as Id);
}

type Whole<Known> = { [Name in keyof Required<Known>]: Known[Name] };

/** An object of these members and no other. One that may be absent is undefined then. */
export function whole<Shape extends z.ZodRawShape>(shape: Shape) {
  const absent = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  return z.strictObject(shape).transform((known) => ({ ...absent, ...known }) as Whole<typeof known>);
}

/** The same, where all are of one kind and each may be absent. */
export function anyOf<Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  const members = names.map((name) => [name, value.optional()]);
  return whole(Object.fromEntries(members) as Record<Name, z.ZodOptional<Value>>);
}

/** A search for issues and one for their places both name these. */
export const searched = {
  repositoryId: id<RepositoryId>(),
  refs: texts,
  issueTypes: z.array(z.enum(ISSUE_TYPES)),
  states: z.array(z.enum(ISSUE_STATES)),
};

/*
 * What a record contains of the case that was decided. It is a part of the one list in record-schema.ts.
 */

const sha256 = text.regex(/^[0-9a-f]{64}$/);
const localFile = z.strictObject({ kind: z.literal('local-file'), path: text, sha256 });
const file = z
  .strictObject({
    kind: z.literal('file'),
    repository: text,
    path: text,
    ref: text,
    sha: text,
    isChangedInPullRequest: z.boolean().optional(),
  })
  .transform((known) => ({ ...known, isChangedInPullRequest: known.isChangedInPullRequest }));

/** As its authors wrote it. There is no text where a secret stood in it. */
function keptText<Source extends z.ZodType>(source: Source) {
  return z.strictObject({ text: text.optional(), sha256, source });
}

/** It says when it was read, in milliseconds since the start of the run. */
const atMs = z.number().nonnegative();

const policy = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('read'),
    atMs,
    /** It is null where limits alone decided. */
    policy: keptText(
      z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('input') }), localFile, file]),
    ).nullable(),
    /** It is null where no file of waivers was named; its `file` is null where there was none at that place. */
    waivers: z
      .strictObject({ path: text, file: keptText(z.discriminatedUnion('kind', [localFile, file])).nullable() })
      .nullable(),
  }),
  /** It could not be used: the run ended so. */
  z.strictObject({
    kind: z.literal('refused'),
    atMs,
    reason: z.enum(REASON_NAMES),
    message: text,
    problems: z.array(text),
  }),
  /** The run ended before it came. */
  z.strictObject({ kind: z.literal('unread') }),
]);

export const CaseJson = z.strictObject({
  /** The run in the CI system. */
  run: text.optional(),
  /** The limits and what softens a verdict, as they were written; blank where nothing was. */
  inputs: z.record(z.enum(CASE_INPUTS), text),
  policy,
  verdict: z.enum(['pass', 'fail', 'inconclusive']),
  reason: z.enum(REASON_NAMES).optional(),
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  conditions: z.array(
    z.strictObject({
      name: text,
      action: z.enum(['fail', 'warn']),
      result: z.enum(['ok', 'broken', 'unproven', 'not-applicable']),
    }),
  ),
});

/*
 * What a record contains of the run itself: what was asked, of what, and when. It is a part of the one list in record-schema.ts.
 */

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

const inputs = z.record(z.enum(EVIDENCE_INPUTS), text);

/** It is taken only as the gate writes it: links lead there. */
const code = z
  .strictObject({ form: z.enum(CODE_HOST_FORMS), address: text })
  .refine(({ form, address }) => codeHostAt(form, address)?.address === address);

/** It says where the checkout came from, as far as the CI system or git told it. */
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

const placeSearch = z.strictObject({ ...searched, ruleIds: texts });
const placePage = z.strictObject({ places: z.array(issuePlace), isLast: z.boolean() });

const keptPlaces = z.strictObject({ of: placeSearch, pages: z.array(placePage) });

export const run = z.strictObject({
  /** It is in milliseconds since 1970 (UTC), by the clock of the machine. */
  startedAtMs: time,
  /** The story began at this time. */
  beganMs: time,
  /** When the run was stopped from outside; absent for one that ended by itself. */
  stoppedMs: time.optional(),
  inputs,
  target,
  /** The target was known at this time. */
  targetMs: time,
  /** What was told of the base of the pull request as it stood, each time that it was asked for. */
  basesNow: z.array(z.strictObject({ atMs: time, base: baseNow })).optional(),
  /** True where the policy came over the network: the list was asked meanwhile. */
  isPolicyAsked: z.boolean(),
  checkout,
  /** The numbers by which gaps between polls were varied. */
  random: z.array(z.number().min(0).lt(1)),
  /** From when a pause was to last how long, and when it was over. */
  sleeps: z.array(z.tuple([time, z.number(), time])),
  /** They say where the culprits were, and decided nothing. */
  places: keptPlaces.optional(),
  /** Those of the further projects of a run of several. */
  furtherPlaces: z.array(keptPlaces).optional(),
});
