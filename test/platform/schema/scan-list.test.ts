import { describe, expect, it } from 'vitest';
import { type FindingsCounts, NO_COUNTS } from '../../../src/domain/scan.ts';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { scanList } from '../../../src/platform/schema/scans.ts';

const SHA = 'a'.repeat(40);

const FULL_SCAN = {
  id: '9007199254740993',
  deployment_id: '123',
  repository_id: 42,
  branch: 'refs/pull/7/merge',
  commit: SHA,
  started_at: '2020-11-18 23:30:10.216670+00:00',
  completed_at: '2020-11-18T23:31:10Z',
  status: 'SCAN_STATUS_COMPLETED',
  exit_code: '-1',
  enabled_products: ['sast', 'sca'],
  findings_counts: { code: 1, secrets: '2', supply_chain: 3, total: '6' },
  is_full_scan: true,
  is_partial_scan: false,
  total_time: 59.5,
};

/** The members that are read from an entry that is malformed elsewhere. */
const READ = {
  id: '9007199254740993',
  repositoryId: '42',
  branch: 'refs/pull/7/merge',
  commit: SHA,
  startedAtMs: Date.UTC(2020, 10, 18, 23, 30, 10, 216),
  completedAtMs: Date.UTC(2020, 10, 18, 23, 31, 10),
};
const OURS: Readonly<Record<string, string>> = {
  id: 'id',
  repository_id: 'repositoryId',
  branch: 'branch',
  started_at: 'startedAtMs',
  completed_at: 'completedAtMs',
};

function readPage(json: string) {
  return readAnswer('scan list', scanList, Buffer.from(json));
}

function readEntry(entry: unknown) {
  return readPage(JSON.stringify({ scans: [entry] })).page;
}

describe('a scan of the list', () => {
  it('is read with every documented member', () => {
    expect(readEntry(FULL_SCAN)).toEqual({
      malformed: [],
      scans: [
        {
          deploymentId: '123',
          ...READ,
          status: 'completed',
          exitCode: -1n,
          enabledProducts: ['sast', 'sca'],
          findingsCounts: { code: 1n, secrets: 2n, supplyChain: 3n, total: 6n },
          isFullScan: true,
          isPartialScan: false,
          totalTimeSeconds: 59.5,
        },
      ],
    });
  });

  it('needs only id and status', () => {
    const least = { id: '1', status: 'pending', enabledProducts: [], isFullScan: false, isPartialScan: false };
    expect(readEntry({ id: '1', status: 'SCAN_STATUS_PENDING', exit_code: null, findings_counts: {} }).scans).toEqual([
      { ...least, findingsCounts: NO_COUNTS },
    ]);
  });

  it.each<[what: string, counts: unknown, read: Partial<FindingsCounts>]>([
    [
      'of zero',
      { code: 0, secrets: '0', supply_chain: 0, total: 0 },
      { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n },
    ],
    ['of one product alone', { code: 3, secrets: null }, { code: 3n }],
    ['in total alone', { total: '4' }, { total: 4n }],
    ['that are null', null, {}],
    ['that are missing', undefined, {}],
  ])('with counts %s has these: zero is a number, and missing is not zero (M15)', (_, findings_counts, read) => {
    const [scan] = readEntry({ ...FULL_SCAN, findings_counts }).scans;
    expect(scan?.findingsCounts).toEqual({ ...NO_COUNTS, ...read });
  });

  it.each([
    ['SCAN_STATUS_PENDING', 'pending'],
    ['SCAN_STATUS_RUNNING', 'running'],
    ['SCAN_STATUS_COMPLETED', 'completed'],
    ['SCAN_STATUS_ERROR', 'error'],
    ['SCAN_STATUS_CANCELLED', 'cancelled'],
    ['SCAN_STATUS_NEVER_FINISHED', 'never-finished'],
    ['SCAN_STATUS_PAUSED', { unknown: 'SCAN_STATUS_PAUSED' }],
    ['completed', { unknown: 'completed' }],
    ['scan_status_completed', { unknown: 'scan_status_completed' }],
    ['', { unknown: '' }],
    ['constructor', { unknown: 'constructor' }],
  ])('with the status %j is %j', (status, expected) => {
    expect(readEntry({ id: '1', status }).scans[0]?.status).toEqual(expected);
  });

  const REFUSED = {
    id: [undefined, null, '', '../../permissions/v2/deployments/1/teams/1', '1?x', '12345678901234567890'],
    deployment_id: ['x'],
    repository_id: [1.5],
    branch: [3],
    started_at: ['yesterday', 1605742210, ' '],
    completed_at: ['never'],
    status: [undefined, null, 3],
    exit_code: ['x', true],
    enabled_products: ['sast', [1]],
    findings_counts: [[], { total: '-1' }, { code: 1.5 }],
    is_full_scan: ['true'],
    is_partial_scan: ['false', 1],
    total_time: ['59'],
  };
  const values = Object.entries(REFUSED).flatMap(([member, all]) => all.map((value) => [member, value] as const));
  it.each(values)('with %s = %j is malformed, and keeps its other members', (member, value) => {
    const page = readEntry({ ...FULL_SCAN, [member]: value });
    expect(page.scans).toEqual([]);
    const problem = expect.stringMatching(new RegExp(`^${member}\\b`));
    expect(page.malformed).toEqual([
      { ...READ, [OURS[member] ?? '']: undefined, isCommitReadable: true, mayBeWhole: expect.any(Boolean), problem },
    ]);
  });

  it.each([3, {}, [SHA]])('with the commit %j may be of any commit', (commit) => {
    expect(readEntry({ ...FULL_SCAN, commit }).malformed).toEqual([
      { ...READ, commit: undefined, mayBeWhole: true, isCommitReadable: false, problem: 'commit is not text' },
    ]);
  });

  it.each([3, 'x', null, []])('that is %j may be of any commit', (entry) => {
    expect(readEntry(entry).malformed).toEqual([
      { mayBeWhole: true, isCommitReadable: false, problem: expect.any(String) },
    ]);
  });

  it('that is malformed and has no commit is of no commit', () => {
    const { commit: _commit, ...rest } = FULL_SCAN;
    expect(readEntry({ ...rest, status: 3 }).malformed).toMatchObject([{ commit: undefined, isCommitReadable: true }]);
  });

  it.each([
    ['runs', { status: 'SCAN_STATUS_RUNNING' }, false],
    ['ran a part of the rules', { is_partial_scan: true }, false],
    ['may have completed', { status: 7 }, true],
  ])('that is malformed and %s', (_, members, mayBeWhole) => {
    expect(readEntry({ ...FULL_SCAN, total_time: 'x', ...members }).malformed).toMatchObject([{ mayBeWhole }]);
  });

  it('that is malformed does not stop the others', () => {
    const page = readPage(JSON.stringify({ scans: [{ id: '1' }, FULL_SCAN, 3] })).page;
    expect([page.scans.length, page.malformed.length]).toEqual([1, 2]);
  });
});

describe('the list response', () => {
  it('passes on the cursor', () => {
    expect(readPage('{"scans":[],"cursor":"next"}')).toEqual({ page: { scans: [], malformed: [] }, cursor: 'next' });
  });

  it.each(['{}', '{"cursor":""}', '{"cursor":null}', '{"scans":[]}'])('reads %s as an empty page', (json) => {
    expect(readPage(json).page).toEqual({ scans: [], malformed: [] });
  });

  it.each([
    ...['{"scans":null}', '{"scans":{}}', '{"scans":"x"}', '{"message":"x"}', '{"error":"x"}'],
    ...['[]', 'null', '{"scans":[],"cursor":7}'],
  ])('refuses %s as a broken contract', (json) => {
    expect(() => readPage(json)).toThrow(expect.objectContaining({ reason: 'contract' }));
  });
});
