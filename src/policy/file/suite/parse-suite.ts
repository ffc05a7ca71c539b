import type { z } from 'zod';
import type { SuiteCase } from '../../../domain/suite/tried-case.ts';
import { quote, suggestion } from '../../../domain/text/suggestion.ts';
import type { Finding } from '../explain-issue.ts';
import { PolicyProblems, type TextPlace } from '../policy-problem.ts';
import { decodePolicyText } from '../policy-text.ts';
import { isObject, valueAt } from '../value-at.ts';
import { type FileWords, REFUSED, readYaml, type YamlTree } from '../yaml-tree.ts';
import { CaseEntry, SuiteFile } from './suite-schema.ts';

const SUITE_WORDS: FileWords = { noun: 'suite', beginning: 'cases:' };

/** A case, and where it names its record. */
export type PlacedCase = SuiteCase & { readonly recordPlace: TextPlace };

/**
 * Reads a suite, as strictly as a policy. `conditions` are the names of those that are in force; undefined where they
 * are not known. Throws `PolicyProblems` with everything that is wrong.
 */
export function parseSuite(
  text: string | Uint8Array,
  conditions: readonly string[] | undefined,
): readonly PlacedCase[] {
  const tree = readYaml(decodePolicyText(text, SUITE_WORDS.noun), SUITE_WORDS);
  const { data, error } = SuiteFile.safeParse(tree.data);
  const findings = [
    ...(error?.issues ?? []).flatMap((issue) => explain(issue, tree.data)),
    ...entriesIn(tree).flatMap((entry, index) =>
      [...unknownConditions(entry, conditions), ...wrongRecord(entry), ...wrongReason(entry)].map((finding) => ({
        ...finding,
        path: ['cases', index, ...finding.path],
      })),
    ),
    ...repeatedNames(tree),
  ];
  const problems = findings.map(({ path, part, message }) => ({ place: tree.placeOf(path, part), message }));
  if (tree.problems.length + problems.length > 0) throw new PolicyProblems([...tree.problems, ...problems]);
  if (data === undefined) throw new Error('the suite was refused without a reason');
  return data.cases.map((entry, index) => ({
    ...caseOf(entry),
    recordPlace: tree.placeOf(['cases', index, 'record'], 'value'),
  }));
}

function caseOf({ name, record, expect: { verdict, reason, conditions = {} } }: CaseEntry): SuiteCase {
  return { name, record, expected: { verdict, reason, conditions: new Map(Object.entries(conditions)) } };
}

/** What to write where a key is missing. */
const MISSING: Readonly<Record<string, string>> = {
  cases: 'cases: [{ name: A clean change passes, record: clean.record, expect: { verdict: pass } }]',
  name: 'name: A clean change passes',
  record: 'record: records/clean.record',
  expect: 'expect: { verdict: pass }',
  verdict: 'verdict: pass',
};

/** What people write for these keys elsewhere. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['tests', 'cases'],
  ['title', 'name'],
  ['evidence', 'record'],
  ['file', 'record'],
  ['expected', 'expect'],
  ['then', 'expect'],
  ['results', 'conditions'],
]);

/** Says what the schema found wrong, for people: one finding for each key that is wrong. */
function explain(issue: z.core.$ZodIssue, data: unknown): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      part: 'key',
      message: () => `unknown key ${quote(key)}; ${remedyFor(key, knownAt(path))}`,
    }));
  }
  const value = valueAt(data, path);
  if (value === REFUSED) return [];
  const key = path.findLast((step) => typeof step === 'string');
  if (key === undefined) return [{ path, part: 'value', message: issue.message }];
  if (value === undefined) {
    return [{ path: path.slice(0, -1), part: 'value', message: `missing key ${quote(key)}; add "${MISSING[key]}"` }];
  }
  return [{ path, part: 'value', message: `${quote(key)} ${issue.message}` }];
}

function knownAt(parent: readonly PropertyKey[]): readonly string[] {
  if (parent.length === 0) return Object.keys(SuiteFile.shape);
  return Object.keys(parent.at(-1) === 'expect' ? CaseEntry.shape.expect.shape : CaseEntry.shape);
}

function remedyFor(key: string, known: readonly string[]): string {
  const meant = MEANT.get(key.toLowerCase());
  return meant !== undefined && known.includes(meant) ? `did you mean "${meant}"?` : suggestion(key, known);
}

/** Conditions that the policy does not have. Like what follows, it is told of a case whatever else is wrong in it; paths begin at the case. */
function unknownConditions(entry: unknown, known: readonly string[] | undefined): Finding[] {
  const conditions = valueAt(entry, ['expect', 'conditions']);
  if (known === undefined || !isObject(conditions) || Array.isArray(conditions)) return [];
  return Object.keys(conditions)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: ['expect', 'conditions', name],
      part: 'key',
      message: () => `the policy has no condition ${quote(name)}; ${suggestion(name, known)}`,
    }));
}

function wrongRecord(entry: unknown): Finding[] {
  if (valueAt(entry, ['record']) !== '-') return [];
  const message = '"record" must be the path of a file; standard input is no record';
  return [{ path: ['record'], part: 'value', message }];
}

function wrongReason(entry: unknown): Finding[] {
  const { data } = CaseEntry.shape.expect.safeParse(valueAt(entry, ['expect']));
  const message = data === undefined ? undefined : whyWrong(data);
  return message === undefined ? [] : [{ path: ['expect', 'reason'], part: 'value', message }];
}

function whyWrong({ verdict, reason }: CaseEntry['expect']): string | undefined {
  if (reason === undefined) return undefined;
  if (verdict === 'pass' && reason !== '') return 'a pass has no reason; remove "reason"';
  return verdict === 'inconclusive' && reason === '' ? 'what is inconclusive has a reason; name it' : undefined;
}

/** Cases are distinguished by name. */
function repeatedNames(tree: YamlTree): Finding[] {
  const seen = new Set<unknown>();
  return entriesIn(tree).flatMap((entry, index): Finding[] => {
    const name = valueAt(entry, ['name']);
    if (typeof name !== 'string') return [];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `another case has the name ${quote(name)} too; change one of the two`;
    return [{ path: ['cases', index, 'name'], part: 'value', message }];
  });
}

function entriesIn({ data }: YamlTree): readonly unknown[] {
  const cases = valueAt(data, ['cases']);
  return Array.isArray(cases) ? cases : [];
}
