import { createHash } from 'node:crypto';
import type { PlatformScan } from '../state.ts';
import type { WireForm } from '../wire/wire-form.ts';

type Order = WireForm['scanOrder'];
const sortedLists = new WeakMap<readonly PlatformScan[], Map<string, readonly PlatformScan[]>>();

/** The scans in the list's order. Sorted once for each list of scans. */
export function inOrder(scans: readonly PlatformScan[], order: Order): readonly PlatformScan[] {
  const ofList = sortedLists.get(scans) ?? new Map<string, readonly PlatformScan[]>();
  sortedLists.set(scans, ofList);
  const key = JSON.stringify(order);
  const sorted = ofList.get(key) ?? sort(scans, order);
  ofList.set(key, sorted);
  return sorted;
}

function sort(scans: readonly PlatformScan[], order: Order): readonly PlatformScan[] {
  if (order === 'newest-first') return scans.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
  if (order === 'oldest-first') return scans.toSorted((one, other) => one.createdAtMs - other.createdAtMs);
  const keyed = scans.map((scan) => ({ scan, key: shuffleKey(scan, order.shuffledBy) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ scan }) => scan);
}

function shuffleKey(scan: PlatformScan, seed: number): number {
  return createHash('sha256').update(`${seed} ${scan.id}`).digest().readUInt32BE();
}
