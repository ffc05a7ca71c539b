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

/** A severity of another age, and a dependency with a score. */
const ODD: readonly Pooled[] = [
  {
    name: 'sast-odd-5',
    product: 'sast',
    severity: 'odd',
    finding: {
      id: 'sast-odd-5',
      type: 'ISSUE_TYPE_SAST',
      severity: 'SEVERITY_CATASTROPHIC',
      rule: aRule({ path: 'acme.odd' }),
    },
  },
  ...[0.9, 0.1].map((score, index): Pooled => {
    const name = `sca-low-${5 + index}`;
    const rule = aRule({ path: `acme.scored-${index}` });
    const finding = {
      id: name,
      type: 'ISSUE_TYPE_SCA',
      severity: 'SEVERITY_LOW',
      rule,
      epss: anEpss({ score }),
    } as const;
    return { name, product: 'sca', severity: 'low', finding };
  }),
];

/** What AI code scanning finds. */
const OF_AI = ['acme.ai', 'acme.shared'].map((path, index): Pooled => {
  const name = `ai_sast-none-${index + 1}`;
  const finding = { id: name, type: TYPE_OF_PRODUCT.ai_sast, severity: undefined, rule: aRule({ path }) };
  return { name, product: 'ai_sast', severity: 'none', finding };
});
export const AI_NAMES: readonly string[] = OF_AI.map(({ name }) => name);
const ALL: ReadonlyMap<string, Pooled> = new Map([
  ...POOL,
  ...[...ODD, ...OF_AI].map((one): [string, Pooled] => [one.name, one]),
]);

/** Those that commits have by chance. */
export const FINDING_NAMES: readonly string[] = [...POOL.keys()];

/** What a commit has of a project. */
export function findingsIn(commit: CommitOfUniverse, project: ProjectId): readonly Pooled[] {
  return commit.findings.flatMap((written) => {
    const [name = '', of = FIRST_PROJECT] = written.split(':').toReversed();
    return of === project ? [pooled(name)] : [];
  });
}

function pooled(name: string): Pooled {
  const found = ALL.get(name);
  if (found === undefined) throw new Error(`no finding is called ${name}`);
  return found;
}
