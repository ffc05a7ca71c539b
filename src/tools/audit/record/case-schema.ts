import * as z from 'zod';
import { REASON_NAMES } from '../../../domain/reason.ts';
import { CASE_INPUTS } from './kept-names.ts';
import { text } from './schema-parts.ts';

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

/** What was decided, and by what. */
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
