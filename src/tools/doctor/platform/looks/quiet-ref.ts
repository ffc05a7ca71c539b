import { isSameRef } from '../../../../domain/ref.ts';
import type { Scan } from '../../../../domain/scan.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { firstTimeOf } from './answers.ts';

/** What a scan found is in every answer by then, as far as anybody knows. */
const SETTLED_MS = 5 * 60_000;

export function scansOfRef({ scans, scan }: KnownProject): readonly Scan[] {
  return scan === undefined ? [] : scans.filter(({ branch }) => isSameRef(branch, scan.listed.branch));
}

/** Otherwise the answers to two questions may differ. */
export function isQuiet(heard: readonly Heard[], known: KnownProject): boolean {
  const nowMs = firstTimeOf(heard);
  return scansOfRef(known).every(({ status, completedAtMs }) => {
    if (status === 'pending' || status === 'running' || typeof status === 'object') return false;
    return nowMs === undefined || completedAtMs === undefined || completedAtMs <= nowMs - SETTLED_MS;
  });
}
