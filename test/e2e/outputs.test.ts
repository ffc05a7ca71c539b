import { describe, expect, it } from 'vitest';
import { endsAs } from '../../emulator/build.ts';
import { runGate } from '../run/gate.ts';
import { SOON_OVER, scanned } from '../run/platforms.ts';

describe('the outputs', { concurrent: true }, () => {
  it.each([
    ['SCAN_STATUS_NEVER_FINISHED', 'never_finished'],
    ['SCAN_STATUS_RUNNING', 'running'],
    ['SCAN_STATUS_PAUSED_BY_US', 'SCAN_STATUS_PAUSED_BY_US'],
    ['Never-Finished', 'Never-Finished'],
  ])('and the report write the status %s as %s', async (status, word) => {
    const platform = scanned({ timeline: endsAs(status) });
    const { outputs, report, summary } = await runGate({ platform, inputs: SOON_OVER });
    expect([outputs['scan-status'], report.scans[0]!.status]).toEqual([word, word]);
    expect(summary).toContain(`\`${word}\``);
  });
});
