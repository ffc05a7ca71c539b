import { describe, it } from 'vitest';
import type { Scan } from '../../src/domain/scan.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aPush, OTHER_COMMIT } from '../build/a-target.ts';
import { ago, type ChoiceRow, expectChoice } from './a-choice.ts';

type Given = Parameters<typeof aScan>[0];

/** The full scan of the head branch; its detail names no pull request. */
const head = aScan({ id: '2', branch: 'topic', isFullScan: true, ...ago(5) });
const facts = { 2: {} };
const AT_ONCE = 'decide 2';
const WAITS = 'wait 300s other-ref 2';

/** A diff scan of another commit, of another pull request's ref unless told otherwise. */
function earlier(given: Given = {}): Scan {
  return aScan({ id: '8', branch: 'refs/pull/8/merge', commit: OTHER_COMMIT, ...ago(60), ...given });
}

const bare = (given: Given = {}): Scan => earlier({ branch: 'feature/x', ...given });
const ofCode = { enabledProducts: ['sast'] };

describe('where pull requests are scanned for one product alone (M16)', () => {
  const waitsForCode = 'wait 300s other-ref 2:code; 2:supply-chain,secrets';
  it.each<ChoiceRow>([
    ["the head branch's scan decides the others at once", [head, earlier(ofCode)], waitsForCode],
    ['and this one when its time is over', [head, earlier(ofCode)], AT_ONCE, { elapsedMs: 300_000 }],
    ['a failed scan shows it as well', [head, earlier({ ...ofCode, status: 'error' })], waitsForCode],
    ['a running scan shows it as well', [head, aRunningScan({ ...earlier(ofCode) })], waitsForCode],
    [
      'a scan that lists nothing yet may be of any product where no other is known',
      [head, aRunningScan({ id: '9', branch: 'refs/pull/9/merge', commit: OTHER_COMMIT, enabledProducts: [] })],
      WAITS,
    ],
    ['a scan of unknown products is of none of ours', [head, earlier({ enabledProducts: ['dast'] })], AT_ONCE],
    [
      'of a push: the branch itself tells for which product',
      [
        aScan({ id: '2', branch: 'other', isFullScan: true, ...ago(5) }),
        earlier({ ...ofCode, branch: 'main', isFullScan: true }),
      ],
      waitsForCode,
      { target: aPush() },
    ],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { facts, ...asked }));
});

describe('where pull requests are scanned under bare names (M6)', () => {
  it.each<ChoiceRow>([
    ['the own scan has its time', [head, bare()], WAITS],
    ['also under the name of the head branch', [head, bare({ branch: 'topic' })], WAITS],
    ['also under the full name of a branch', [head, bare({ branch: 'refs/heads/feature/x' })], WAITS],
    ['also under no name', [head, bare({ branch: undefined })], WAITS],
    ['product by product (M16)', [head, bare(ofCode)], 'wait 300s other-ref 2:code; 2:supply-chain,secrets'],
    ['a full scan is no change', [head, bare({ isFullScan: true })], AT_ONCE],
    ['a scan of a tag is none', [head, bare({ branch: 'refs/tags/v1' })], AT_ONCE],
    ['a diff scan proves nothing where the branch has one too', [{ ...head, isFullScan: false }, bare()], AT_ONCE],
    ["but a pull request's ref does", [{ ...head, isFullScan: false }, bare(), earlier({ id: '9' })], WAITS],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { facts, ...asked }));
});
