import type { z } from 'zod';
import { UNLIMITED } from '../../../domain/policy.ts';
import { quote, suggestion } from '../../../domain/text/suggestion.ts';
import { explainIssue, type FileKeys, type Finding, isObject, valueAt } from '../../../policy/file/explain-issue.ts';
import { listIn, repeatedNames } from '../../../policy/file/parse-policy.ts';
import { PolicyProblems, type TextPlace } from '../../../policy/file/policy-problem.ts';
import { decodePolicyText } from '../../../policy/file/policy-text.ts';
import { type FileWords, readYaml } from '../../../policy/file/yaml-tree.ts';
import { CaseEntry, CountedEntry, ExpectedEntry, SuiteFile } from './suite-schema.ts';
import type { ExpectedCondition, SuiteCase } from './tried-case.ts';

const SUITE_WORDS: FileWords = { noun: 'suite', beginning: 'cases:' };

export type PlacedCase = SuiteCase & { readonly recordPlace: TextPlace };

/** As strict as for a policy. `conditions`: names of those in force; undefined if unknown. Throws `PolicyProblems` with everything that is wrong. */
export function parseSuite(
  text: string | Uint8Array,
  conditions: readonly string[] | undefined,
): readonly PlacedCase[] {
  const tree = readYaml(decodePolicyText(text, SUITE_WORDS.noun), SUITE_WORDS);
  const { data, error } = SuiteFile.safeParse(tree.data);
  const findings = [
    ...(error?.issues ?? []).flatMap((issue) => explain(issue, tree.data)),
    ...listIn(tree, 'cases').flatMap((entry, index) =>
      unknownConditions(entry, conditions).map((finding) => ({ ...finding, path: ['cases', index, ...finding.path] })),
    ),
    ...repeatedNames(tree, 'cases', (name) => `another case has the name ${name} too; change one of the two`),
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

const MISSING: Readonly<Record<string, string>> = {
  cases: 'cases: [{ name: A clean change passes, record: clean.record, expect: { verdict: pass } }]',
  name: 'name: A clean change passes',
  record: 'record: records/clean.record',
  expect: 'expect: { verdict: pass }',
  verdict: 'verdict: pass',
  result: 'result: broken',
};

const SUITE_KEYS: FileKeys = {
  explainUnknown: (key, path) => `unknown key ${quote(key)}; ${suggestion(key, knownAt(path))}`,
  added: (key) => MISSING[key],
};

function explain(issue: z.core.$ZodIssue, data: unknown): Finding[] {
  const { path } = issue;
  const value = valueAt(data, path);
  if (
    issue.code === 'invalid_union' &&
    path.length === CONDITION_DEPTH &&
    (typeof value === 'string' || isMap(value))
  ) {
    const [ofResult, ofMap] = issue.errors as [z.core.$ZodIssue[], z.core.$ZodIssue[]];
    const inner = typeof value === 'string' ? ofResult : ofMap;
    return inner.flatMap((each) => explain({ ...each, path: [...path, ...each.path] }, data));
  }
  return explainIssue(issue, data, SUITE_KEYS);
}

/** A path to what a case expects of a condition has this many steps: `cases`, 0, `expect`, `conditions`, and its name, which may be any word. */
const CONDITION_DEPTH = 5;

function isMap(value: unknown): value is object {
  return isObject(value) && !Array.isArray(value);
}

/** The keys of the map at a path, by its depth. */
function knownAt({ length }: readonly PropertyKey[]): readonly string[] {
  if (length === 0) return Object.keys(SuiteFile.shape);
  if (length === CONDITION_DEPTH) return Object.keys(CountedEntry.shape);
  return Object.keys(length === CONDITION_DEPTH - 2 ? ExpectedEntry.shape : CaseEntry.shape);
}

/** Conditions that the policy does not have, whatever else is wrong in the case; paths begin there. */
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
