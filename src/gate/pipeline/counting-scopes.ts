import { ISSUE_TYPES, type IssueType, isFoundBy, PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import type { CountingScope } from '../../evidence/evidence-plan.ts';
import type { DecidingScan, Decision } from '../../scan/decision.ts';
import { type SourceFacts, sourceOf } from './count-source.ts';

/** Pure. Each type is counted on the refs of the scans that decide its product (docs/verdict-rules/what-is-counted.md). */
export function countingScopes(decision: Decision, facts: SourceFacts): readonly CountingScope[] {
  const scopes = new Map<string, { readonly types: IssueType[]; readonly scans: readonly DecidingScan[] }>();
  for (const type of ISSUE_TYPES) {
    const scans = scansOfType(type, decision, facts);
    if (scans === undefined) continue;
    const key = JSON.stringify([refsOfAll(scans, facts), isDiff(scans, type)]);
    const scope = scopes.get(key) ?? { types: [], scans: [] };
    scopes.set(key, { types: [...scope.types, type], scans: [...new Set([...scope.scans, ...scans])] });
  }
  return [...scopes.values()].map(({ types, scans }) => ({
    issueTypes: types,
    refs: refsOfAll(scans, facts),
    isDiff: isDiff(scans, types[0]!),
    sources: scans.map((scan) => sourceOf(scan, types, facts)).filter(({ issueTypes }) => issueTypes.length > 0),
  }));
}

/** Undefined if the product is missing, or listed and not finished. Empty if all that is found may be of other commits. */
function scansOfType(
  type: IssueType,
  { deciding, listed, missing }: Decision,
  { mayBeOurs = () => false }: SourceFacts,
): readonly DecidingScan[] | undefined {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  if (product === undefined) return deciding;
  if (missing.includes(product)) return undefined;
  if (!listed.includes(product))
    return deciding.filter(({ scan, overtakenFor }) => !overtakenFor.includes(product) && !mayBeOurs(scan));
  const scans = deciding.filter(({ products }) => products.includes(product));
  return scans.length === 0 ? undefined : scans;
}

function refsOfAll(scans: readonly DecidingScan[], { refsOf }: SourceFacts): readonly string[] {
  return [...new Set(scans.flatMap(({ scan }) => refsOf(scan)))];
}

/** True if diff scans decide and no full scan ran the type. A full one shows what the base has too, so beside it all issues are compared. */
function isDiff(scans: readonly DecidingScan[], type: IssueType): boolean {
  const isWhole = (one: DecidingScan) => one.scan.isFullScan && isFoundBy(type, one.products);
  return scans.some(({ scan }) => !scan.isFullScan) && !scans.some(isWhole);
}
