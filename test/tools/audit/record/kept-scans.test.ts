import { describe, expect, it } from 'vitest';
import { type FindingsCounts, NO_COUNTS } from '../../../../src/domain/scan.ts';
import type { WrittenScan } from '../../../../src/tools/audit/record/evidence-record.ts';
import { keptScan } from '../../../../src/tools/audit/record/kept-scans.ts';
import { KeptScan } from '../../../../src/tools/audit/record/record-schema.ts';
import { aScan } from '../../../build/a-scan.ts';

function countsIn(findings: WrittenScan['findings']): FindingsCounts {
  return KeptScan.parse({ ...keptScan(aScan()), findings }).findingsCounts;
}

describe('a scan that is kept', () => {
  it.each<[what: string, counts: Partial<FindingsCounts>]>([
    ['zeros', { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n }],
    ['no counts', {}],
    ['some of them', { code: 3n, total: 4n }],
  ])('is read again with its own counts, zero apart from none (M15): %s', (_, counts) => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, ...counts } });
    expect(KeptScan.parse(JSON.parse(JSON.stringify(keptScan(scan))))).toEqual(scan);
  });

  it('of an older version, with only zeros, gives no counts: the detail was asked then', () => {
    expect(countsIn(['0', '0', '0', '0'])).toEqual(NO_COUNTS);
  });

  it('of an older version, with one count, has zeros beside it', () => {
    expect(countsIn(['2', '0', '0', '2'])).toEqual({ code: 2n, secrets: 0n, supplyChain: 0n, total: 2n });
  });
});
