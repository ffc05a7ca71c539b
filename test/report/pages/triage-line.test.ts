import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { triageLine } from '../../../src/report/pages/page-top.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { aReport } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

describe('the line of what triage has taken out', () => {
  test.each<[given: GateReport['triagedOut'], line: string]>([
    [undefined, ''],
    [{ issueTypes: ['sast'], issues: 0n, byState: [] }, ''],
    [
      { issueTypes: ['sast'], issues: 1n, byState: [] },
      'Triage has excluded 1 issue (code): its state does not count.',
    ],
    [
      { issueTypes: ['sca', 'secrets', 'research'], issues: 12n, byState: [] },
      'Triage has excluded 12 issues (supply-chain, secrets, research): their states do not count.',
    ],
    [{ issueTypes: [], issues: undefined, byState: [] }, ''],
    [
      {
        issueTypes: ['sast'],
        issues: undefined,
        byState: [
          { state: 'ignored-app', issueTypes: ['sast'], issues: 0n },
          { state: 'ignored-code', issueTypes: ['sast'], issues: 1n },
        ],
      },
      'Triage has excluded 1 issue in ignored-code (code): its state does not count.',
    ],
    [
      {
        issueTypes: ['sast', 'sca'],
        issues: undefined,
        byState: [
          { state: 'ignored-app', issueTypes: ['sca'], issues: 2n },
          { state: 'ignored-code', issueTypes: ['sast'], issues: 1n },
        ],
      },
      'Triage has excluded 2 issues in ignored-app (supply-chain) and 1 issue in ignored-code (code): their states do not count.',
    ],
    [
      { issueTypes: ['sast', 'sca'], issues: 5n, byState: [{ state: 'ignored-app', issueTypes: ['sca'], issues: 2n }] },
      'Triage has excluded 5 issues (code, supply-chain), of these 2 issues in ignored-app (supply-chain): their states do not count.',
    ],
  ])('of %o is %j', (triagedOut, line) => {
    expect(triageLine({ triagedOut, conditions: [] })).toBe(line);
  });

  test('names the states that a condition counts', () => {
    const [condition] = SAMPLE_REPORTS.fail!.conditions;
    const conditions = [{ ...condition!, states: ['ignored-app', 'fixing'] as const }];
    const byState = [{ state: 'ignored-app' as const, issueTypes: ['sca' as const], issues: 1n }];
    expect(triageLine({ triagedOut: { issueTypes: ['sca'], issues: undefined, byState }, conditions })).toBe(
      'Triage has excluded 1 issue in ignored-app (supply-chain): only conditions with the states ignored-app count it.',
    );
  });

  test.each([
    ['a pass that found nothing', aReport()],
    ['a pass that counted', SAMPLE_REPORTS['pass-with-counts']!],
    ['a fail', SAMPLE_REPORTS.fail!],
  ])('stands once on each page and in the log of %s', (_what, report) => {
    const told = { ...report, triagedOut: { issueTypes: ['sast'], issues: 4n, byState: [] } } as const;
    const pages = [
      renderComment(told, { marker: '<!-- m -->' }),
      renderSummary(told, { maxBytes: 900 * 1_024 }),
      renderConsole(told).join('\n'),
    ];
    for (const page of pages) expect(page.split('Triage has excluded 4 issues (code)')).toHaveLength(2);
  });
});
