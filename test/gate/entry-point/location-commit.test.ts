import { expect, it } from 'vitest';
import type { ReportedScan } from '../../../src/domain/report.ts';
import { commitOfLocation } from '../../../src/gate/entry-point/with-locations.ts';
import { aReportedScan, COMMIT } from '../../build/a-report.ts';

const MERGE = '9'.repeat(40);
const REF = 'refs/merge-requests/7/head';

const scan = (decides: ReportedScan['decides'], given: Partial<ReportedScan> = {}) =>
  aReportedScan({ ref: REF, decides, ...given });
const ofTwoCommits = [scan(['code'], { commit: MERGE }), scan(['secrets'])];
const onTwoRefs = [scan(['code'], { ref: 'main' }), scan(['secrets'])];
const ofBareCommit = ['a', 'b'].map((ref) => scan(['code'], { ref }));

it.each<
  [
    what: string,
    ref: string | undefined,
    issueType: 'sast' | 'secrets' | 'research' | undefined,
    scans: readonly ReportedScan[],
    due: string | undefined,
  ]
>([
  ['that of the scan that decides its product', REF, 'sast', ofTwoCommits, MERGE],
  ['that of the scan that decides its product', REF, 'secrets', ofTwoCommits, COMMIT],
  ['unknown if scans of two commits may have found it', REF, undefined, ofTwoCommits, undefined],
  ['unknown if scans of two commits may have found it', REF, 'research', ofTwoCommits, undefined],
  ['unknown if no scan ran it: an earlier commit has it', REF, 'secrets', [scan(['code'])], undefined],
  ['unknown if no scan ran it: an earlier commit has it', REF, 'sast', [scan([])], undefined],
  ['unknown on a ref where another scan decides the product', REF, 'sast', onTwoRefs, undefined],
  ['the commit of the scan that decides its product on this ref', 'refs/heads/main', 'sast', onTwoRefs, COMMIT],
  ['that of the only scan, with any name of its ref', 'PR-7', 'sast', [scan(['code'])], COMMIT],
  ['that of all scans if a bare commit has several', undefined, 'sast', ofBareCommit, COMMIT],
])('the commit of a place is %s', (_, ref, issueType, scans, due) => {
  expect(commitOfLocation({ ref, issueType }, scans)).toBe(due);
});
