import type { EpochMs } from '../../../domain/work/time.ts';
import { junitDocument, line, testCase, told } from '../../../report/formats/junit-document.ts';
import type { Element } from '../../../report/formats/xml.ts';
import { plainSentence } from '../../../report/text/sentence.ts';
import { brokenWords } from './differences.ts';
import type { TriedCase, TriedSuite } from './tried-case.ts';

/**
 * The cases of a suite as JUnit tests. What is not as expected is a failure, what could not be tried an error. The
 * problems for which nothing was tried are given as lines.
 */
export function renderSuiteJUnit(
  { policy, suite, cases }: TriedSuite,
  problems: readonly string[],
  nowMs: EpochMs,
): string {
  const tests = cases.map((tried) => testCase(CLASS, line(tried.name), outcome(tried)));
  return junitDocument({
    suite: `Findings Gate: ${line(policy)}`,
    seconds: 0,
    startedAtMs: nowMs,
    facts: { policy, suite },
    cases: problems.length > 0 ? [notTried(suite ?? policy, problems)] : tests,
  });
}

const CLASS = 'findings-gate.policy-test';

/** An empty file would look like success. */
function notTried(suite: string, problems: readonly string[]): Element {
  return testCase(CLASS, line(suite), [told('error', 'Nothing was tried.', problems.map(line).join('\n'), 'config')]);
}

function outcome(tried: TriedCase): readonly Element[] {
  if ('problem' in tried) return [told('error', 'It could not be tried.', line(tried.problem), 'config')];
  const { differences, found } = tried;
  if (differences.length === 0) return [];
  const broken = brokenWords(found).map((words) => `Broken: ${line(words)}`);
  const text = [plainSentence(line(found.verdict.message)), ...broken];
  return [told('failure', line(differences.join('; ')), text.join('\n'), found.verdict.word)];
}
