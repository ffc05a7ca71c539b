import { describe, expect, it } from 'vitest';
import type { ReportedScan } from '../../../src/domain/report.ts';
import { commitOfLocation } from '../../../src/gate/entry-point/with-locations.ts';
import { aReportedScan, COMMIT } from '../../build/a-report.ts';

const MERGE = '9'.repeat(40);
const REF = 'refs/merge-requests/7/head';

const scan = (given: Partial<ReportedScan>) => aReportedScan({ ref: REF, ...given });

describe('the commit of a place', () => {
  it('is that of the scan that decides its product', () => {
    const scans = [scan({ decides: ['code'], commit: MERGE }), scan({ decides: ['secrets'] })];
    expect(commitOfLocation({ ref: REF, issueType: 'sast' }, scans)).toBe(MERGE);
    expect(commitOfLocation({ ref: REF, issueType: 'secrets' }, scans)).toBe(COMMIT);
  });

  it('is not known where scans of two commits may have found it', () => {
    const scans = [scan({ decides: ['code'], commit: MERGE }), scan({ decides: ['secrets'] })];
    for (const issueType of [undefined, 'research'] as const) {
      expect(commitOfLocation({ ref: REF, issueType }, scans)).toBe(undefined);
    }
  });

  it('is not known where no scan of the commit ran the product: an earlier commit has the issue', () => {
    expect(commitOfLocation({ ref: REF, issueType: 'secrets' }, [scan({ decides: ['code'] })])).toBe(undefined);
    expect(commitOfLocation({ ref: REF, issueType: 'sast' }, [scan({ decides: [] })])).toBe(undefined);
  });

  it('is not known on a ref where another scan decides the product', () => {
    const scans = [scan({ decides: ['code'], ref: 'main' }), scan({ decides: ['secrets'], ref: REF })];
    expect(commitOfLocation({ ref: REF, issueType: 'sast' }, scans)).toBe(undefined);
    expect(commitOfLocation({ ref: 'refs/heads/main', issueType: 'sast' }, scans)).toBe(COMMIT);
  });

  it('is that of the only scan, whatever its ref is called', () => {
    expect(commitOfLocation({ ref: 'PR-7', issueType: 'sast' }, [scan({ decides: ['code'] })])).toBe(COMMIT);
  });

  it('is that of all scans where a bare commit has several', () => {
    const scans = [scan({ decides: ['code'], ref: 'a' }), scan({ decides: ['code'], ref: 'b' })];
    expect(commitOfLocation({ ref: undefined, issueType: 'sast' }, scans)).toBe(COMMIT);
  });
});
