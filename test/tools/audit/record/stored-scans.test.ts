import { describe, expect, it } from 'vitest';
import { type FindingsCounts, NO_COUNTS } from '../../../../src/domain/scan.ts';
import { StoredScan } from '../../../../src/tools/audit/record/record-schema.ts';
import { storedScan } from '../../../../src/tools/audit/record/stored-answers.ts';
import { aScan } from '../../../build/a-scan.ts';

describe('a scan that is kept', () => {
  it.each<[what: string, counts: Partial<FindingsCounts>]>([
    ['zeros', { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n }],
    ['no counts', {}],
    ['some of them', { code: 3n, total: 4n }],
  ])('is read again with its own counts, zero apart from none (M15): %s', (_, counts) => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, ...counts } });
    expect(StoredScan.parse(JSON.parse(JSON.stringify(storedScan(scan))))).toEqual(scan);
  });
});
