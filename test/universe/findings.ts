import { aRule } from '../../emulator/build.ts';
import type { Finding } from '../../emulator/history/history.ts';
import { type CommitOfUniverse, FIRST_PROJECT, PRODUCTS, type ProductWord, type ProjectId } from './universe.ts';

/** A finding that commits may have. */
export type Pooled = {
  readonly name: string;
  readonly product: ProductWord;
  readonly severity: Severity;
  readonly finding: Finding;
};

export type Severity = 'critical' | 'high' | 'medium' | 'low';

export const TYPE_OF_PRODUCT = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
} as const;
const SEVERITIES: readonly Severity[] = ['critical', 'high', 'high', 'low'];

/** Some rules have several findings, and one rule is of code and of secrets. */
const POOL: ReadonlyMap<string, Pooled> = new Map(
  PRODUCTS.flatMap((product) =>
    SEVERITIES.map((severity, index): [string, Pooled] => {
      const name = `${product}-${severity}-${index + 1}`;
      const rule = aRule({ path: product === 'sca' || severity === 'low' ? `acme.${product}` : 'acme.shared' });
      const finding = {
        id: name,
        type: TYPE_OF_PRODUCT[product],
        severity: `SEVERITY_${severity.toUpperCase()}`,
        rule,
      };
      return [name, { name, product, severity, finding }];
    }),
  ),
);

export const FINDING_NAMES: readonly string[] = [...POOL.keys()];

/** What a commit has of a project. */
export function findingsIn(commit: CommitOfUniverse, project: ProjectId): readonly Pooled[] {
  return commit.findings.flatMap((written) => {
    const [name = '', of = FIRST_PROJECT] = written.split(':').toReversed();
    return of === project ? [pooled(name)] : [];
  });
}

function pooled(name: string): Pooled {
  const found = POOL.get(name);
  if (found === undefined) throw new Error(`no finding is called ${name}`);
  return found;
}
