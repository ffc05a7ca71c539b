import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { REASON_NAMES, type Reason, stepOf } from '../../../src/domain/reason.ts';
import { earlyReport } from '../../../src/gate/entry-point/gate-job.ts';
import { withDefaults } from '../../../src/inputs/raw-inputs.ts';

function early(reason: Reason, given?: Parameters<typeof withDefaults>[0], event = '') {
  const raw = given && withDefaults(given, { GITHUB_REPOSITORY: 'octo-org/shop' });
  const facts = { repository: 'octo-org/shop', event, requestsSent: 3, startedAtMs: 1_000, finishedAtMs: 3_000 };
  const failure = new GateFailure(reason, 'it did not work', { problems: ['this', 'and that'] });
  return earlyReport(failure, { raw, seconds: 2, ...facts });
}

describe('the report of a run that learned nothing', () => {
  it.each(REASON_NAMES)('has the reason, the next step and the problems (%s)', (reason) => {
    expect(early(reason)).toMatchObject({
      verdict: { word: 'inconclusive', reason, message: 'it did not work' },
      nextStep: stepOf(reason, ''),
      exitCode: reason === 'config' ? 3 : 2,
      mode: 'enforce',
      isSoftened: false,
      commit: undefined,
      counts: { total: undefined },
      problems: ['this', 'and that'],
      requests: { planned: 3, sent: 3 },
      times: { startedAtMs: 1_000, finishedAtMs: 3_000, seconds: 2 },
    });
  });

  it('says the next step in the words of its entry point', () => {
    expect(early('config', undefined, 'command-line').nextStep).toBe(stepOf('config', 'command-line'));
  });

  it.each([
    [{ mode: 'report' }, 'internal', 0],
    [{ 'on-inconclusive': 'warn' }, 'internal', 0],
    [{ 'on-inconclusive': 'internal: warn' }, 'internal', 0],
    [{ 'on-inconclusive': 'internal: warn' }, 'cancelled', 2],
    [{}, 'internal', 2],
    // With wrong settings none of them is believed.
    [{ mode: 'report', 'on-inconclusive': 'warn' }, 'config', 3],
  ] as const)('believes the settings %j where they are right (%s: exit code %i)', (given, reason, exitCode) => {
    expect(early(reason, given).exitCode).toBe(exitCode);
  });
});
