import { anEpss, aRule } from '../../emulator/build.ts';
import type { Finding } from '../../emulator/history/history.ts';
import { type CommitOfUniverse, FIRST_PROJECT, PRODUCTS, type ProductWord, type ProjectId } from './universe.ts';

/** A finding that commits may have. */
export type Pooled = {
  readonly name: string;
  readonly product: ProductWord;
  readonly severity: Severity;
  readonly finding: Finding;
};

export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'odd' | 'none';

export const TYPE_OF_PRODUCT = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
  ai_sast: 'ISSUE_TYPE_AI_SAST',
} as const;
const WIRE_SEVERITIES = {
  critical: 'SEVERITY_CRITICAL',
  high: 'SEVERITY_HIGH',
  medium: 'SEVERITY_MEDIUM',
  low: 'SEVERITY_LOW',
  odd: 'SEVERITY_CATASTROPHIC',
  none: undefined,
} as const;

/** The finding's name, such as `sca-high-2`, and the finding. */
function pool(product: ProductWord, severity: Severity, number: number, path: string, parts: Partial<Finding> = {}) {
  const name = `${product}-${severity}-${number}`;
  const wire = { type: TYPE_OF_PRODUCT[product], severity: WIRE_SEVERITIES[severity] };
  const pooled: Pooled = { name, product, severity, finding: { id: name, ...wire, rule: aRule({ path }), ...parts } };
  return [name, pooled] as const;
}

/** Findings that commits have by chance. Some rules have several findings, and one rule finds both code and secrets. */
const USUAL = PRODUCTS.flatMap((product) =>
  (['critical', 'high', 'high', 'low'] as const).map((severity, index) =>
    pool(product, severity, index + 1, product === 'sca' || severity === 'low' ? `acme.${product}` : 'acme.shared'),
  ),
);
export const FINDING_NAMES: readonly string[] = USUAL.map(([name]) => name);

const OF_AI = ['acme.ai', 'acme.shared'].map((path, index) => pool('ai_sast', 'none', index + 1, path));
export const AI_NAMES: readonly string[] = OF_AI.map(([name]) => name);

const ALL: ReadonlyMap<string, Pooled> = new Map([
  ...USUAL,
  ...OF_AI,
  // A severity that this version does not know, and dependencies with a score.
  pool('sast', 'odd', 5, 'acme.odd'),
  ...[0.9, 0.1].map((score, index) =>
    pool('sca', 'low', 5 + index, `acme.scored-${index}`, { epss: anEpss({ score }) }),
  ),
]);

/** The findings that a commit has in a project. */
export function findingsIn(commit: CommitOfUniverse, project: ProjectId): readonly Pooled[] {
  return commit.findings.flatMap((written) => {
    const [name = '', of = FIRST_PROJECT] = written.split(':').toReversed();
    if (of !== project) return [];
    const found = ALL.get(name);
    if (found === undefined) throw new Error(`no finding is called ${name}`);
    return [found];
  });
}
