import { GateFailure } from '../../domain/failure.ts';
import type { Policy, Softening, Waiver } from '../../domain/policy.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { conditionOf, contradictionsOf } from './condition-meaning.ts';
import { explainIssue, type Finding } from './explain-issue.ts';
import { type Place, PolicyProblem } from './policy-problem.ts';
import { PolicyFile, type WaiverEntry } from './policy-schema.ts';
import { decodePolicyText } from './policy-text.ts';
import { readYaml, type YamlTree } from './yaml-tree.ts';

export type PolicyOptions = {
  /** `compare: new` has a meaning only where the workflow names a baseline. */
  readonly baseline: 'none' | 'given';
  /** First words of every message: `policy`, or `policy .github/gate.yml`. */
  readonly sourceName: string;
};

/**
 * Reads a policy, strictly: what is not understood is refused, never skipped. Throws `GateFailure` (`policy-invalid`) that names the first
 * mistake with its line and column (from 1) and what to write there, and how many more there are.
 */
export function parsePolicy(source: string | Uint8Array, options: PolicyOptions): Policy {
  try {
    return policyOf(readYaml(decodePolicyText(source)), options.baseline);
  } catch (problem) {
    if (!(problem instanceof PolicyProblem)) throw problem;
    const { line, column } = problem.place;
    const message = `${options.sourceName} line ${line}, column ${column}: ${problem.message}`;
    throw new GateFailure('policy-invalid', message, { cause: problem });
  }
}

function policyOf(tree: YamlTree, baseline: PolicyOptions['baseline']): Policy {
  const shaped = PolicyFile.safeParse(tree.data);
  if (!shaped.success)
    throw firstProblem(
      tree,
      shaped.error.issues.flatMap((issue) => explainIssue(issue, tree.data)),
    );
  const { conditions = [], waivers = [], 'on-inconclusive': onInconclusive = {} } = shaped.data;
  const contradictions = [
    ...conditions.flatMap((entry, index) => contradictionsOf(entry, baseline).map(under('conditions', index))),
    ...repeated(
      'conditions',
      'name',
      conditions.map(({ name }) => name),
    ),
    ...repeated(
      'waivers',
      'rule',
      waivers.map(({ rule }) => rule),
    ),
  ];
  if (contradictions.length > 0) throw firstProblem(tree, contradictions);
  return {
    conditions: conditions.map(conditionOf),
    waivers: waivers.map(waiverOf),
    onInconclusive: onInconclusive as Softening,
  };
}

function waiverOf({ rule, reason, owner, expires, 'max-issues': maxIssues }: WaiverEntry): Waiver {
  return { rule, reason, owner, expires, maxIssues };
}

function under(...parent: PropertyKey[]): (finding: Finding) => Finding {
  return (finding) => ({ ...finding, path: [...parent, ...finding.path] });
}

/** Conditions are distinguished by name, waivers by rule. */
function repeated(list: string, key: string, values: readonly string[]): Finding[] {
  return values.flatMap((value, index): Finding[] => {
    if (values.indexOf(value) === index) return [];
    const message = `another entry has the ${key} ${quote(value)} too; keep one, or change this ${key}`;
    return [{ path: [list, index, key], part: 'value', message }];
  });
}

function firstProblem(tree: YamlTree, findings: readonly Finding[]): PolicyProblem {
  const problems = findings.map(({ path, part, message }) => ({ place: tree.placeOf(path, part), message }));
  const [first] = problems.sort((one, other) => compare(one.place, other.place));
  if (first === undefined) throw new Error('the policy was refused without a reason');
  const others = problems.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more ${others === 1 ? 'problem' : 'problems'})`;
  return new PolicyProblem(first.place, first.message + more);
}

function compare(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}
