import { z } from 'zod';
import { REASON_NAMES, REASONS, type Reason } from '../../../domain/reason.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';
import { DIGITS } from '../../../policy/file/policy-schema.ts';
import { spelledValue, Text, word } from '../../../written/value.ts';

/* What one part requires of another is in parse-suite.ts. The JSON Schema for editors is written from this shape. */

const LONGEST_NAME = 100;

const VERDICTS = ['pass', 'fail', 'inconclusive'] as const satisfies readonly Verdict['word'][];
const RESULTS = ['ok', 'broken', 'unproven', 'not-applicable'] as const satisfies readonly ConditionOutcome['result'][];

/** Wrong settings, and a defect of the gate: then the policy was not tried, and no case can expect that. */
const isNeverExpected = (reason: Reason): boolean => !REASONS[reason].isSoftenable || reason === 'internal';
const EXPECTED_REASONS = REASON_NAMES.filter((reason) => !isNeverExpected(reason));

/** An empty one is that of a verdict without a reason. Those that no case can expect are known, so that it can be said why. */
const ExpectedReason = spelledValue<Reason | ''>(EXPECTED_REASONS, [...EXPECTED_REASONS, ''], (text) =>
  text === '' ? '' : REASON_NAMES.find((reason) => reason === text),
).refine((reason) => reason === '' || !isNeverExpected(reason), {
  error: 'cannot be this one: then the policy was not tried; remove it',
});

const Count = z.bigint({ error: DIGITS }).optional();

const NOT_COUNTED = ['found', 'new', 'waived'] as const;

export const CountedEntry = z
  .strictObject({
    result: word(RESULTS).meta({ description: 'Result that the condition must have.' }),
    found: Count.meta({ description: 'How many it must find, before waivers.' }),
    new: Count.meta({ description: 'How many of them must be new, before waivers.' }),
    waived: Count.meta({ description: 'How many waivers must take out of what it judges.' }),
    max: z
      .union([z.bigint(), z.literal('none')], { error: `${DIGITS}, or none` })
      .optional()
      .meta({ description: 'Most that it must allow.' }),
  })
  .superRefine((counted, context) => {
    if (counted.result !== 'not-applicable') return;
    for (const name of NOT_COUNTED.filter((one) => counted[one] !== undefined))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be removed: what is not applicable counts nothing',
      });
  });

const ConditionOutcomeEntry = z.union([word(RESULTS), CountedEntry], {
  error: `must be one of: ${RESULTS.join(', ')}; or a map, such as { result: broken, found: 3 }`,
});

export const ExpectedEntry = z
  .strictObject(
    {
      verdict: word(VERDICTS).meta({ description: 'What the gate must decide from the record.' }),
      reason: ExpectedReason.optional().meta({
        description: 'Why it must be inconclusive, or what cut a fail short; empty: no reason. Default: any.',
      }),
      conditions: z
        .record(z.string(), ConditionOutcomeEntry, {
          error: 'must be a map of conditions and their results, such as { "No live secrets": broken }',
        })
        .optional()
        .meta({
          description:
            'What conditions must come out as, by name: a result, or a map with counts too. The others may come out as they like.',
        }),
    },
    { error: 'must be a map, such as { verdict: pass }' },
  )
  .superRefine(({ verdict, reason }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['reason'], message });
    if (verdict === 'pass' && reason) refuse('must be removed: a pass has no reason');
    if (verdict === 'inconclusive' && reason === '') refuse('must be named: what is inconclusive has one');
  });

export const CaseEntry = z.strictObject(
  {
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`).meta({
      description: 'What the case shows; unique in the suite.',
    }),
    record: Text.refine((path) => path !== '-', 'must be the path of a file; standard input is no record').meta({
      description: 'Path of the record, relative to the suite.',
    }),
    expect: ExpectedEntry.meta({ description: 'What the policy must make of the record.' }),
  },
  { error: 'must contain maps with name, record and expect' },
);

export const SuiteFile = z.strictObject(
  {
    version: z.literal(1n, { error: 'must be 1; this version of the gate supports no other' }).optional(),
    cases: z
      .array(CaseEntry, { error: 'must be a list; begin each entry with "- name:"' })
      .min(1, 'must not be empty: a suite without a case tests nothing; add one')
      .meta({ description: 'What is tried, each case by itself.' }),
  },
  { error: 'the suite must be a map; begin with "cases:"' },
);
export type CaseEntry = z.infer<typeof CaseEntry>;
