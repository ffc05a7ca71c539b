import { describe, expect, test } from 'vitest';
import type { GateReport, SeenInstead } from '../../../src/domain/report.ts';
import { knownAndMissing } from '../../../src/report/pages/known-and-missing.ts';
import { linkTo } from '../../../src/report/text/markdown.ts';
import { aCondition, aReport, aReportedScan } from '../../build/a-report.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const NOTHING_READ = {
  critical: undefined,
  high: undefined,
  medium: undefined,
  low: undefined,
  unrated: undefined,
  total: undefined,
};
const LINKS = linkTo({ platform: undefined, findings: undefined, run: undefined });

function factsOf(given: Partial<GateReport>, rows = 20): readonly string[] {
  const times = { ...aReport().times, startedAtMs: STARTED, waitedSeconds: 0 };
  const verdict = { word: 'inconclusive', reason: 'no-scan', message: '' } as const;
  const report = aReport({ verdict, times, scans: [], counts: NOTHING_READ, conditions: [], ...given });
  return knownAndMissing(report, LINKS, rows)
    .split('\n')
    .filter((line) => line.startsWith('- '));
}

function seen(given: Partial<NonNullable<SeenInstead['scan']>> = {}): SeenInstead {
  const scan = {
    id: '9',
    status: 'completed',
    ref: 'refs/pull/7/merge',
    commit: 'abcdef0123456789',
    products: [],
    startedAtMs: STARTED - 3_600_000,
    completedAtMs: STARTED - 600_000,
    url: undefined,
    ...given,
  };
  return { scan, project: undefined };
}

describe('what was seen in place of the scan', () => {
  test.each<[what: string, seen: SeenInstead, fact: string]>([
    [
      'its commit, ref, status and age',
      seen(),
      '- Seen instead: scan `9` of commit `abcdef012345` on `refs/pull/7/merge`, `completed`, ended 10m before this run.',
    ],
    [
      'since when it runs, where it has not ended',
      seen({ status: 'running', completedAtMs: undefined }),
      '- Seen instead: scan `9` of commit `abcdef012345` on `refs/pull/7/merge`, `running`, started 1h before this run.',
    ],
    [
      'no age where there is none',
      seen({ status: 'pending', startedAtMs: undefined, completedAtMs: undefined }),
      '- Seen instead: scan `9` of commit `abcdef012345` on `refs/pull/7/merge`, `pending`.',
    ],
    [
      'that it names no commit',
      seen({ commit: undefined, ref: undefined }),
      '- Seen instead: scan `9` of no named commit, `completed`, ended 10m before this run.',
    ],
    ['the other project', { scan: undefined, project: 'acme/other' }, '- The commit was scanned as `acme/other`.'],
  ])('is told: %s', (_what, instead, fact) => {
    expect(factsOf({ seen: instead })).toContain(fact);
  });

  test('names the other project before the scan', () => {
    const facts = factsOf({ seen: { ...seen(), project: 'acme/other' } });
    expect(facts.map((fact) => fact.split(' ')[1])).toEqual(['Commit', 'The', 'Seen', 'A', 'The']);
  });

  test('is not told twice of a scan that was waited for', () => {
    const facts = factsOf({ seen: seen(), scans: [aReportedScan({ id: '9', decides: [] })] });
    expect(facts.filter((fact) => fact.includes('`9`'))).toHaveLength(1);
  });
});

describe('what is known and missing', () => {
  test('begins with the commit, and says that a scan and the issues are missing', () => {
    expect(factsOf({})).toEqual([
      '- Commit `3f2a9c1b8d7e` of `acme/shop`.',
      '- A scan of this commit that can serve as proof.',
      '- The issues: they were not read to the end.',
    ]);
  });

  test('is the repository alone where not even the commit is known', () => {
    expect(factsOf({ commit: undefined })[0]).toBe('- Repository `acme/shop`; nothing was sent to the platform.');
  });

  test('names how long was waited, and the commit of a merge group', () => {
    const times = { ...aReport().times, waitedSeconds: 300 };
    const facts = factsOf({ times, mergeGroupCommit: 'abcdef0123456789' });
    expect(facts.slice(1, 3)).toEqual([
      "- Commit of the queued pull request; the merge group's own commit `abcdef012345` was not scanned.",
      '- Waited 5m.',
    ]);
  });

  test('names each condition that was not proven, once the issues were read', () => {
    const conditions = [aCondition({ result: 'unproven' }), aCondition({ name: 'max-high' })];
    const facts = factsOf({ scans: [aReportedScan()], counts: { ...NOTHING_READ, high: 0n }, conditions });
    expect(facts.slice(2)).toEqual(['- Proof of `max-critical`.']);
  });

  test('keeps one line of each where there is no room', () => {
    expect(factsOf({ seen: seen() }, 0)).toEqual([
      '- Commit `3f2a9c1b8d7e` of `acme/shop`.',
      '- A scan of this commit that can serve as proof.',
    ]);
  });
});
