import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { wasScanned } from '../../src/gate/pipeline/baseline.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aScanPage, ScriptedReader } from '../fakes/scripted-reader.ts';

const MAIN = { repositoryId: '4242' as RepositoryId, spellings: ['refs/heads/main', 'main'] };

function listing(...scans: readonly Scan[]): ScriptedReader {
  return new ScriptedReader({ scans: ({ branch }) => [aScanPage(scans.filter((scan) => scan.branch === branch))] });
}

describe('whether a ref was scanned', () => {
  it('is known from scans that were seen anyway, without asking', async () => {
    const reader = listing();
    expect(await wasScanned(reader, MAIN, [aScan({ isFullScan: true, branch: 'main' })])).toBe(true);
    expect(reader.scanSearches).toEqual([]);
  });

  it.each<[what: string, scan: Scan, expected: boolean]>([
    ['a finished scan under its full name', aScan({ isFullScan: true, branch: 'refs/heads/main' }), true],
    ['a finished scan under its short name', aScan({ isFullScan: true, branch: 'main' }), true],
    ['a scan that runs', aRunningScan({ branch: 'main' }), false],
    ['a scan that failed', aScan({ isFullScan: true, branch: 'main', status: 'error' }), false],
    ['a scan of a part of the rules', aScan({ isFullScan: true, branch: 'main', isPartialScan: true }), false],
    ['a scan of another repository', aScan({ isFullScan: true, branch: 'main', repositoryId: '5' }), false],
    ['a diff scan under its name', aScan({ branch: 'main', isFullScan: false }), false],
    ['a scan of another branch', aScan({ isFullScan: true, branch: 'maintenance' }), false],
  ])('is looked up in the list: %s', async (_, scan, expected) => {
    expect(await wasScanned(listing(scan), MAIN, [])).toBe(expected);
  });

  it('is not taken from the answer of a platform that ignores the branch that was asked for', async () => {
    const reader = new ScriptedReader({ scans: () => [aScanPage([aScan({ isFullScan: true, branch: 'other' })])] });
    expect(await wasScanned(reader, MAIN, [])).toBe(false);
    expect(reader.scanSearches.map(({ branch }) => branch)).toEqual(['refs/heads/main', 'main']);
  });
});
