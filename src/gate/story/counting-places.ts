import { ISSUE_TYPES, type IssueType, PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import type { CountingPlace } from '../../evidence/counting-place.ts';
import type { DecidingScan, Decision } from '../../scan/decision.ts';
import { type ClaimFacts, claimOf } from './scan-claims.ts';

/**
 * Where each issue type is counted (docs/verdict-rules/what-is-counted.md): on the refs of the scans that decide its
 * product, and nowhere else. A type whose product no scan lists is counted on the refs of all deciding scans; one whose
 * product is listed and not finished, nowhere. Pure.
 */
export function countingPlaces(decision: Decision, facts: ClaimFacts): readonly CountingPlace[] {
  const places = new Map<string, { readonly types: IssueType[]; readonly scans: readonly DecidingScan[] }>();
  for (const type of ISSUE_TYPES) {
    const scans = scansOfType(type, decision);
    if (scans === undefined) continue;
    const key = JSON.stringify([refsOfAll(scans, facts), isDiff(scans)]);
    const place = places.get(key);
    if (place === undefined) places.set(key, { types: [type], scans });
    else places.set(key, { types: [...place.types, type], scans: [...new Set([...place.scans, ...scans])] });
  }
  return [...places.values()].map(({ types, scans }) => ({
    issueTypes: types,
    refs: refsOfAll(scans, facts),
    isDiff: isDiff(scans),
    claims: scans.map((scan) => claimOf(scan, types, facts)).filter(({ issueTypes }) => issueTypes.length > 0),
  }));
}

/**
 * The scans on whose refs issues of a type are counted; undefined where its product is listed and not finished, or must
 * be scanned and was not. None, where the commit was not scanned for it, and all that is found are issues of other
 * commits.
 */
function scansOfType(type: IssueType, { deciding, listed, missing }: Decision): readonly DecidingScan[] | undefined {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  if (product === undefined) return deciding;
  if (missing.includes(product)) return undefined;
  if (!listed.includes(product)) return deciding.filter(({ overtakenFor }) => !overtakenFor.includes(product));
  const scans = deciding.filter(({ products }) => products.includes(product));
  return scans.length === 0 ? undefined : scans;
}

function refsOfAll(scans: readonly DecidingScan[], { refsOf }: ClaimFacts): readonly string[] {
  return [...new Set(scans.flatMap(({ scan }) => refsOf(scan)))];
}

/** With scans of both kinds nothing is subtracted: what a diff scan shows is all new. */
function isDiff(scans: readonly DecidingScan[]): boolean {
  return scans.some(({ scan }) => !scan.isFullScan);
}
