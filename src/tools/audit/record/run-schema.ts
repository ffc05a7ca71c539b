import * as z from 'zod';
import { ISSUE_STATES } from '../../../domain/issue.ts';
import { CODE_HOST_FORMS, codeHostAt } from '../../../domain/place/code-host.ts';
import type { IssuePlace } from '../../../domain/place/issue-place.ts';
import { VALIDATIONS } from '../../../domain/place/listed-issue.ts';
import { ISSUE_TYPES } from '../../../domain/product.ts';
import { SEVERITIES } from '../../../domain/severity.ts';
import type { Target } from '../../../domain/target.ts';
import { EVIDENCE_INPUTS } from './kept-names.ts';
import { anyOf, commit, searched, text, texts, time, whole } from './schema-parts.ts';

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
