import { z } from 'zod';
import { UNLIMITED } from '../../../domain/policy.ts';
import { REASON_NAMES, REASONS, type Reason } from '../../../domain/reason.ts';
import { quote, suggestion } from '../../../domain/text/suggestion.ts';
import { CONDITION_RESULTS, VERDICT_WORDS } from '../../../domain/verdict.ts';
import { explainIssue, type FileKeys, type Finding, valueAt } from '../../../policy/file/explain-issue.ts';
import { listIn, repeatedNames } from '../../../policy/file/parse-policy.ts';
import { PolicyProblems, type TextPlace } from '../../../policy/file/policy-problem.ts';
import { DIGITS } from '../../../policy/file/policy-schema.ts';
import { decodePolicyText } from '../../../policy/file/policy-text.ts';
import { readYaml } from '../../../policy/file/yaml-tree.ts';
import { spelledValue, Text, word } from '../../../written/value.ts';
import type { ExpectedCondition, SuiteCase } from './tried-case.ts';

/* The JSON Schema for editors is generated from this shape. */

const LONGEST_NAME = 100;

/** True for wrong settings and for a defect of the gate: the policy was not tried then, so no case can expect that. */
const isNeverExpected = (reason: Reason): boolean => !REASONS[reason].isSoftenable || reason === 'internal';
const EXPECTED_REASONS = REASON_NAMES.filter((reason) => !isNeverExpected(reason));

/** Empty means a verdict without a reason. Reasons that no case can expect are parsed too, so that a message can say why they are refused. */
const ExpectedReason = spelledValue<Reason | ''>(EXPECTED_REASONS, [...EXPECTED_REASONS, ''], (text) =>
  text === '' ? '' : REASON_NAMES.find((reason) => reason === text),
).refine((reason) => reason === '' || !isNeverExpected(reason), {
  error: 'cannot be expected: with this reason the policy is not applied; remove it',
});

const Count = z.bigint({ error: DIGITS }).optional();

const NOT_COUNTED = ['found', 'new', 'waived'] as const;

const CountedEntry = z
  .strictObject({
    result: word(CONDITION_RESULTS).meta({ description: 'Expected result of the condition.' }),
    found: Count.meta({ description: 'Expected number found, before waivers.' }),
    new: Count.meta({ description: 'Expected number of new ones, before waivers.' }),
    waived: Count.meta({ description: 'Expected number that waivers remove.' }),
    max: z
      .union([z.bigint(), z.literal('none')], { error: `${DIGITS}, or none` })
      .optional()
      .meta({ description: 'Expected limit.' }),
  })
  .superRefine((counted, context) => {
    if (counted.result !== 'not-applicable') return;
    for (const name of NOT_COUNTED.filter((one) => counted[one] !== undefined))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be removed: a condition that is not applicable counts nothing',
      });
  });

const ConditionOutcomeEntry = z.union([word(CONDITION_RESULTS), CountedEntry], {
  error: `must be one of: ${CONDITION_RESULTS.join(', ')}; or a map, such as { result: broken, found: 3 }`,
});

const ExpectedEntry = z
  .strictObject(
    {
      verdict: word(VERDICT_WORDS).meta({ description: 'Expected verdict.' }),
      reason: ExpectedReason.optional().meta({
        description: 'Expected reason of an inconclusive or incomplete verdict; empty: no reason. Default: any.',
      }),
      conditions: z
        .record(z.string(), ConditionOutcomeEntry, {
          error: 'must be a map of conditions and their results, such as { "No live secrets": broken }',
        })
        .optional()
        .meta({
          description:
            'Expected results of conditions, by name: a result, or a map with counts too. Other conditions may have any result.',
        }),
    },
    { error: 'must be a map, such as { verdict: pass }' },
  )
  .superRefine(({ verdict, reason }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['reason'], message });
    if (verdict === 'pass' && reason) refuse('must be removed: a pass has no reason');
    if (verdict === 'inconclusive' && reason === '') refuse('must be given: an inconclusive verdict has a reason');
  });

const CaseEntry = z.strictObject(
  {
    name: Text.max(LONGEST_NAME, `must not be longer than ${LONGEST_NAME} characters; shorten it`).meta({
      description: 'What the case shows; unique in the suite.',
    }),
    record: Text.refine((path) => path !== '-', 'must be the path of a file; standard input is no record').meta({
      description: 'Path of the record, relative to the suite.',
    }),
    expect: ExpectedEntry.meta({ description: 'Expected decision of the policy on the record.' }),
  },
  { error: 'must contain maps with name, record and expect' },
);

export const SuiteFile = z.strictObject(
  {
    version: z.literal(1n, { error: 'must be 1; this version of the gate supports no other' }).optional(),
    cases: z
      .array(CaseEntry, { error: 'must be a list; begin each entry with "- name:"' })
      .min(1, 'must not be empty: a suite without a case tests nothing; add one')
      .meta({ description: 'The cases, each tested by itself.' }),
  },
  { error: 'the suite must be a map; begin with "cases:"' },
);
type CaseEntry = z.infer<typeof CaseEntry>;

export type PlacedCase = SuiteCase & { readonly recordPlace: TextPlace };

/** As strict as for a policy. `conditions`: names of the conditions in force; undefined if unknown. Throws `PolicyProblems` with all that is wrong. */
export function parseSuite(
  text: string | Uint8Array,
  conditions: readonly string[] | undefined,
): readonly PlacedCase[] {
  const tree = readYaml(decodePolicyText(text));
  const { data, error } = SuiteFile.safeParse(tree.data);
  const findings = [
    ...(error?.issues ?? []).flatMap((issue) => explain(issue, tree.data)),
    ...listIn(tree, 'cases').flatMap((entry, index) =>
      unknownConditions(entry, conditions).map((finding) => ({ ...finding, path: ['cases', index, ...finding.path] })),
    ),
    ...repeatedNames(tree, 'cases'),
  ];
  const problems = findings.map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
  if (tree.problems.length + problems.length > 0) throw new PolicyProblems([...tree.problems, ...problems]);
  return data!.cases.map((entry, index) => ({
    ...caseOf(entry),
    recordPlace: tree.placeOf(['cases', index, 'record']),
  }));
}

function caseOf({ name, record, expect: { verdict, reason, conditions = {} } }: CaseEntry): SuiteCase {
  const expected = Object.entries(conditions).map(([of, written]): [string, ExpectedCondition] => {
    if (typeof written === 'string') return [of, { result: written }];
    const { max, ...others } = written;
    return [of, { ...others, max: max === 'none' ? UNLIMITED : max }];
  });
  return { name, record, expected: { verdict, reason, conditions: new Map(expected) } };
}

const MISSING = {
  cases: 'cases: [{ name: A clean change passes, record: clean.record, expect: { verdict: pass } }]',
  name: 'name: A clean change passes',
  record: 'record: records/clean.record',
  expect: 'expect: { verdict: pass }',
  verdict: 'verdict: pass',
  result: 'result: broken',
};

const SUITE_KEYS: FileKeys = {
  explainUnknown: (key, path) => `unknown key ${quote(key)}; ${suggestion(key, knownAt(path))}`,
  missing: MISSING,
};

function explain(issue: z.core.$ZodIssue, data: unknown): Finding[] {
  const { path } = issue;
  const value = valueAt(data, path);
  const isOneForm = typeof value === 'string' || isMap(value);
  if (issue.code !== 'invalid_union' || path.length !== CONDITION_DEPTH || !isOneForm)
    return explainIssue(issue, data, SUITE_KEYS);
  const [ofResult, ofMap] = issue.errors as [z.core.$ZodIssue[], z.core.$ZodIssue[]];
  const inner = typeof value === 'string' ? ofResult : ofMap;
  return inner.flatMap((each) => explain({ ...each, path: [...path, ...each.path] }, data));
}

/** A path to what a case expects of a condition has this many steps: `cases`, 0, `expect`, `conditions`, and its name, which may be any word. */
const CONDITION_DEPTH = 5;

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function knownAt({ length }: readonly PropertyKey[]): readonly string[] {
  if (length === 0) return Object.keys(SuiteFile.shape);
  if (length === CONDITION_DEPTH) return Object.keys(CountedEntry.shape);
  return Object.keys(length === CONDITION_DEPTH - 2 ? ExpectedEntry.shape : CaseEntry.shape);
}

/** Finds conditions that the policy does not have, whatever else is wrong in the case. Paths begin at the case. */
function unknownConditions(entry: unknown, known: readonly string[] | undefined): Finding[] {
  const conditions = valueAt(entry, ['expect', 'conditions']);
  if (known === undefined || !isMap(conditions)) return [];
  return Object.keys(conditions)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['expect', 'conditions', name],
      atKey: true,
      message: () => `the policy has no condition ${quote(name)}; ${suggestion(name, known)}`,
    }));
}
