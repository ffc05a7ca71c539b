import { expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../../src/domain/ids.ts';
import { countPlanned } from '../../../src/gate/pipeline/planned-requests.ts';
import { aScan } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { anIssuePage, aScanPage, ScriptedReader } from '../../fakes/scripted-reader.ts';

const SEARCH = {
  repositoryId: '1' as RepositoryId,
  refs: ['main'],
  issueTypes: ['sast'],
  states: ['open'],
  pageSize: 1,
} as const;

it('each page and each detail is planned once, and a first page also if it fails', async () => {
  const reader = countPlanned(
    new ScriptedReader({
      scans: () => [aScanPage([]), aScanPage([]), aScanPage([])],
      detail: () => aDetailOf(aScan()),
      issues: (_, time) => (time === 0 ? [anIssuePage([]), anIssuePage([])] : [new Error('failed')]),
    }),
  );
  for await (const page of reader.listScans({})) expect(page.scans).toEqual([]);
  expect(reader.requestsPlanned()).toBe(3);
  await reader.readScan('900' as ScanId);
  expect(reader.requestsPlanned()).toBe(4);
  for await (const page of reader.searchIssues(SEARCH)) expect(page.groups).toEqual([]);
  expect(reader.requestsPlanned()).toBe(6);
  await expect(reader.searchIssues(SEARCH).next()).rejects.toThrow('failed');
  expect([reader.requestsPlanned(), reader.requestsSent()]).toEqual([7, 7]);
});
