import { limitOf } from '../../../../domain/policy.ts';
import { EXPECTED_COUNTS, type ExpectedCondition, outcomeOf, type TriedCase, type TriedSuite } from '../tried-case.ts';

/** What came of a suite as JSON, null for what is not known. */
export function suiteJson({ policy, suite, cases, problems }: TriedSuite): Readonly<Record<string, unknown>> {
  return { schema: 1, policy, suite: suite ?? null, problems: problems.map(problemJson), cases: cases.map(caseJson) };
}

function problemJson({ file, place, message }: TriedSuite['problems'][number]) {
  return { file, line: place?.line ?? null, column: place?.column ?? null, kind: 'problem', message };
}

function caseJson(tried: TriedCase): Readonly<Record<string, unknown>> {
  const { name, record, expected } = tried;
  const { verdict, reason = null, conditions } = expected;
  return {
    name,
    record,
    result: outcomeOf(tried),
    problem: 'problem' in tried ? tried.problem : null,
    differences: 'found' in tried ? tried.differences : [],
    expected: { verdict, reason, conditions: expectedJson(conditions) },
    found: 'found' in tried ? foundJson(tried.found) : null,
  };
}

/** As it is written: the result alone, or a map with the counts that are named. */
function expectedJson(conditions: ReadonlyMap<string, ExpectedCondition>) {
  return Object.fromEntries(
    [...conditions].map(([name, { result, ...counts }]) => {
      const named = EXPECTED_COUNTS.filter((count) => counts[count] !== undefined);
      const numbers = named.map((count) => [count, limitOf(counts[count]!) ?? null]);
      return [name, named.length === 0 ? result : { result, ...Object.fromEntries(numbers) }];
    }),
  );
}

function foundJson({ verdict, conditions }: Extract<TriedCase, { found: unknown }>['found']) {
  const { word, reason = '', message } = verdict;
  return {
    verdict: word,
    reason,
    message,
    conditions: conditions.map(({ name, source, action, max, found = null, new: more = null, waived, result }) => {
      const limit = limitOf(max) ?? null;
      return { name, source, action, max: limit, found, new: more, waived, result };
    }),
  };
}
