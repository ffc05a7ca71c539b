import { isSameRef } from '../../../../domain/ref.ts';
import type { Scan } from '../../../../domain/scan.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { firstTimeOf } from './answers.ts';

/** What a scan found is in every answer by then, as far as anybody knows. */
const SETTLED_MS = 5 * 60_000;

/** Scans of the chosen scan's ref, newest first. */
export function scansOfRef({ scans, scan }: KnownProject): readonly Scan[] {
  return scan === undefined ? [] : scans.filter(({ branch }) => isSameRef(branch, scan.listed.branch));
}

/**
 * True where the issues of the chosen ref stood still while they were asked for, as far as scans move them: none runs
 * there, and the last one has ended long ago. Answers to two questions may differ otherwise.
 */
export function isQuiet(heard: readonly Heard[], known: KnownProject): boolean {
  const nowMs = firstTimeOf(heard);
  return scansOfRef(known).every(({ status, completedAtMs }) => {
    if (status === 'pending' || status === 'running' || typeof status === 'object') return false;
    return nowMs === undefined || completedAtMs === undefined || completedAtMs <= nowMs - SETTLED_MS;
  });
}
