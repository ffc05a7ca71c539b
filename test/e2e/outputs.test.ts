import { describe, expect, it } from 'vitest';
import { HEAD_SHA } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import { runGate } from '../run/gate.ts';
import { SOON_OVER, scanned } from '../run/platforms.ts';

const NOT_READ = { critical: '', high: '', medium: '', low: '', unrated: '', total: '', 'new-total': '', waived: '' };

describe('the outputs', { concurrent: true }, () => {
  it('of a fail have every count, the scan and the conditions', async () => {
    const { outputs, githubState } = await runGate({ platform: 'over-limit', inputs: { 'max-low': '10' } });
    const [comment] = githubState.repositories[0]!.comments;
    expect(outputs).toMatchObject({
      ...{ verdict: 'fail', reason: '', 'scan-id': '184467501', 'scan-status': 'completed' },
      ...{ commit: HEAD_SHA, ref: 'refs/pull/7/merge', requests: '9' },
      ...{ critical: '3', high: '8', medium: '6', low: '4', unrated: '2', total: '23', 'new-total': '', waived: '0' },
      'comment-url': `https://github.com/octo-org/shop/pull/7#issuecomment-${comment!.id}`,
    });
    const condition = { source: 'input', action: 'fail', new: null, waived: 0 };
    expect(JSON.parse(outputs.conditions!)).toEqual([
      { ...condition, name: 'max-critical', max: 0, found: 3, result: 'broken' },
      { ...condition, name: 'max-high', max: 0, found: 8, result: 'broken' },
      { ...condition, name: 'max-low', max: 10, found: 4, result: 'ok' },
    ]);
  });

  it('of a run without a scan say so, and have no counts', async () => {
    const { outputs } = await runGate({ platform: 'never-appears', inputs: SOON_OVER });
    expect(outputs).toMatchObject({ ...NOT_READ, verdict: 'inconclusive', reason: 'no-scan', 'scan-id': '' });
  });

  it('are also written when a setting is wrong', async () => {
    const { outputs } = await runGate({ inputs: { 'max-high': 'x' } });
    const told = { verdict: 'inconclusive', reason: 'config', requests: '0', conditions: '[]' };
    expect(outputs).toMatchObject({ ...NOT_READ, ...told, 'report-path': expect.stringMatching(/\.json$/) });
  });

  it.each([
    ['SCAN_STATUS_NEVER_FINISHED', 'never_finished'],
    ['SCAN_STATUS_PAUSED_BY_US', 'SCAN_STATUS_PAUSED_BY_US'],
  ])('and the report write the status %s as %s', async (status, word) => {
    const platform = scanned({ timeline: endsAs(status) });
    const { outputs, report, summary } = await runGate({ platform, inputs: SOON_OVER });
    expect([outputs['scan-status'], report.scans[0]!.status]).toEqual([word, word]);
    expect(summary).toContain(`\`${word}\``);
  });
});
