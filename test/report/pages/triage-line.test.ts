import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { triageLine } from '../../../src/report/pages/page-top.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { aReport } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

type Triaged = NonNullable<GateReport['triagedOut']>;
const inAll = (issues: bigint | undefined, ...issueTypes: Triaged['issueTypes']) => ({
  issueTypes,
  issues,
  byState: [],
});
const inState = (state: 'ignored-app' | 'ignored-code', issues: bigint, type: 'sast' | 'sca' = 'sast') => ({
  state,
  issueTypes: [type],
  issues,
});

describe('the line of what triage has taken out', () => {
  test.each<[given: GateReport['triagedOut'], line: string]>([
    [undefined, ''],
    [inAll(0n, 'sast'), ''],
    [{ issueTypes: [], issues: undefined, byState: [] }, ''],
    [inAll(1n, 'sast'), 'Triage has excluded 1 issue (code): its state does not count.'],
    [
      inAll(12n, 'sca', 'secrets', 'research'),
      'Triage has excluded 12 issues (supply-chain, secrets, research): their states do not count.',
    ],
    [
      { ...inAll(undefined, 'sast'), byState: [inState('ignored-app', 0n), inState('ignored-code', 1n)] },
      'Triage has excluded 1 issue in ignored-code (code): its state does not count.',
    ],
    [
      { ...inAll(undefined, 'sast', 'sca'), byState: [inState('ignored-app', 2n, 'sca'), inState('ignored-code', 1n)] },
      'Triage has excluded 2 issues in ignored-app (supply-chain) and 1 issue in ignored-code (code): their states do not count.',
    ],
    [
      { ...inAll(5n, 'sast', 'sca'), byState: [inState('ignored-app', 2n, 'sca')] },
      'Triage has excluded 5 issues (code, supply-chain), of these 2 issues in ignored-app (supply-chain): their states do not count.',
    ],
  ])('of %o is %j', (triagedOut, line) => {
    expect(triageLine({ triagedOut, conditions: [] })).toBe(line);
  });

  test('names the states that a condition counts', () => {
    const [condition] = SAMPLE_REPORTS.fail!.conditions;
    const conditions = [{ ...condition!, states: ['ignored-app', 'fixing'] as const }];
    const triagedOut = { ...inAll(undefined, 'sca'), byState: [inState('ignored-app', 1n, 'sca')] };
    expect(triageLine({ triagedOut, conditions })).toBe(
      'Triage has excluded 1 issue in ignored-app (supply-chain): only conditions with the states ignored-app count it.',
    );
  });

  test.each([
    ['a pass that found nothing', aReport()],
    ['a pass that counted', SAMPLE_REPORTS['pass-with-counts']!],
    ['a fail', SAMPLE_REPORTS.fail!],
  ])('stands once on each page and in the log of %s', (_what, report) => {
    const told = { ...report, triagedOut: inAll(4n, 'sast') };
    const pages = [
      renderComment(told, { marker: '<!-- m -->' }),
      renderSummary(told, { maxBytes: 900 * 1_024 }),
      renderConsole(told).join('\n'),
    ];
    for (const page of pages) expect(page.split('Triage has excluded 4 issues (code)')).toHaveLength(2);
  });
});
