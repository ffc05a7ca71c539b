import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { REASON_NAMES } from '../../../src/domain/reason.ts';
import { earlyReport } from '../../../src/gate/outcome/early-report.ts';
import { reportOf } from '../../../src/gate/outcome/report-of.ts';
import { parseOnInconclusive } from '../../../src/inputs/parse-on-inconclusive.ts';
import { withDefaults } from '../../../src/inputs/raw-inputs.ts';

const TIMES = { startedAtMs: 1_000, finishedAtMs: 3_000, seconds: 2 };
const NO_LINKS = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };
const SETTINGS = [{}, { mode: 'report' }, { 'on-inconclusive': 'warn' }, { 'on-inconclusive': 'internal: warn' }];

describe('the report of a run that learned nothing', () => {
  it.each(REASON_NAMES)('is the one that any run has which stops so early (%s)', (reason) => {
    const failure = new GateFailure(reason, 'it did not work', { problems: ['this', 'and that'] });
    for (const given of [undefined, ...SETTINGS]) {
      const raw = given === undefined ? undefined : withDefaults(given, { GITHUB_REPOSITORY: 'octo-org/shop' });
      const believed = reason === 'config' ? undefined : raw;
      const early = earlyReport(failure, { raw, event: '', repository: 'octo-org/shop', requestsSent: 3, ...TIMES });
      const usual = reportOf(
        { stopped: failure },
        {
          mode: believed?.mode === 'report' ? 'report' : 'enforce',
          repository: 'octo-org/shop',
          onInconclusive: believed && parseOnInconclusive(believed['on-inconclusive']),
        },
        { ...TIMES, requests: { planned: 3, sent: 3 }, links: NO_LINKS },
      );
      expect(early).toEqual(usual);
      expect(Object.keys(early).sort()).toEqual(Object.keys(usual).sort());
    }
  });
});
