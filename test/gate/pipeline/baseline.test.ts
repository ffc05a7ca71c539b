import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../../src/domain/ids.ts';
import type { Scan } from '../../../src/domain/scan.ts';
import { baselineOf, wasScanned } from '../../../src/gate/pipeline/baseline.ts';
import { aRunningScan, aScan } from '../../build/a-scan.ts';
import { aPush, aTarget } from '../../build/a-target.ts';
import { aScanPage, ScriptedReader } from '../../fakes/scripted-reader.ts';

const MAIN = { ref: 'refs/heads/main', refs: ['refs/heads/main', 'main'] };

describe('the baseline', () => {
  it('is not set by default', () => {
    expect(baselineOf({ kind: 'none' }, aTarget())).toBeUndefined();
  });

  it('is the base branch of the pull request', () => {
    expect(baselineOf({ kind: 'base' }, aTarget())).toEqual(MAIN);
  });

  it('is the ref that the input names, whatever the base', () => {
    const baseline = baselineOf({ kind: 'ref', ref: 'release' }, aTarget());
    expect(baseline).toEqual({ ref: 'release', refs: ['release', 'refs/heads/release'] });
  });

  it('is missing, with a notice, for an event without a base', () => {
    const notice = 'The event push has no base branch: all issues are counted, none is compared.';
    expect(baselineOf({ kind: 'base' }, aPush())).toEqual({ notice });
  });

  it.each(['main', 'refs/heads/main'])('is never the pushed branch itself: %s', (ref) => {
    const notice = `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
    expect(baselineOf({ kind: 'ref', ref }, aPush('refs/heads/main'))).toEqual({ notice });
  });

  it.each<[own: string, ref: string, isItself: boolean]>([
    ['refs/tags/v1', 'v1', true],
    ['refs/tags/v1', 'refs/tags/v1', true],
    ['refs/tags/v1', 'refs/heads/v1', false],
    ['v1', 'refs/heads/v1', true],
    ['v1', 'refs/tags/v1', true],
  ])('of %s that is %s is the ref under test itself: %s (M7)', (own, ref, isItself) => {
    expect(baselineOf({ kind: 'ref', ref }, aPush(own))).toHaveProperty(isItself ? 'notice' : 'refs');
  });
});

const LISTED = { repositoryId: '4242' as RepositoryId, spellings: ['refs/heads/main', 'main'] };

function listing(...scans: readonly Scan[]): ScriptedReader {
  return new ScriptedReader({ scans: ({ branch }) => [aScanPage(scans.filter((scan) => scan.branch === branch))] });
}

describe('whether a ref was scanned', () => {
  it('is known from scans that were seen anyway, without asking', async () => {
    const reader = listing();
    expect(await wasScanned(reader, LISTED, [aScan({ isFullScan: true, branch: 'main' })])).toBe(true);
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
    expect(await wasScanned(listing(scan), LISTED, [])).toBe(expected);
  });

  it('is not taken from the answer of a platform that ignores the branch that was asked for', async () => {
    const reader = new ScriptedReader({ scans: () => [aScanPage([aScan({ isFullScan: true, branch: 'other' })])] });
    expect(await wasScanned(reader, LISTED, [])).toBe(false);
    expect(reader.scanSearches.map(({ branch }) => branch)).toEqual(['refs/heads/main', 'main']);
  });
});
