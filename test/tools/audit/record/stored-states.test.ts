import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario, type ScenarioContext } from '../../../../emulator/scenarios/scenario.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import { type Recorded, record, replay, scenarioPlatform } from './recorded-run.ts';

const SUPPRESSED =
  'version: 1\nconditions:\n  - { name: Suppressed, severities: [critical], states: [ignored-code], max: 9 }\n';
const CRITICAL =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Critical, severities: [critical], max: 0 }\n';

/** Two critical issues, all of what the scan found, and both suppressed in the code. */
const suppressed: Scenario = (context) => scannedWith(context, criticals(context, 2));

function criticals(context: ScenarioContext, count: number) {
  return issuesOf(count, {
    ...placeOf(context),
    severity: 'SEVERITY_CRITICAL',
    state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE',
    triagedAtMs: context.nowMs - 60_000,
  });
}

/** The same, and one more that is ignored on the platform. */
const alsoIgnored: Scenario = (context) => {
  const [first, second] = criticals(context, 2);
  return scannedWith(context, [
    first!,
    second!,
    { ...first!, id: 'ignored', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' },
  ]);
};

/** How often a record was asked in every state of what is still detected. */
function looksIn({ text }: Recorded): number {
  const { answers } = JSON.parse(text);
  return answers.filter(({ ask, of }: { ask: string; of: { states?: unknown[] } }) => {
    return ask === 'search-issues' && of.states?.length === 7;
  }).length;
}

function said({ verdict, notices, conditions }: GateReport) {
  return [
    verdict.reason ?? verdict.word,
    conditions.map(({ name, found, result }) => `${name} ${found} ${result}`),
    notices,
  ];
}

describe('what a record holds in states of its own', () => {
  it('is not read by a policy that asks for less: what the scan counted is then open', async () => {
    const recorded = await record(scenarioPlatform(suppressed), { policy: SUPPRESSED });
    expect([looksIn(recorded), said(recorded.report)]).toEqual([
      0,
      ['pass', expect.arrayContaining(['Suppressed 2 ok']), []],
    ]);
    for (const policy of [CRITICAL, 'version: 1']) {
      const { verdict } = await replay(recorded.text, { policy });
      expect([verdict.reason, verdict.message]).toEqual([
        'not-found',
        expect.stringMatching(
          /^the record holds no answer to .*, which shows whether the search index has what the scans counted$/,
        ),
      ]);
    }
  });

  it('stands beside the look that the run made, where it made one', async () => {
    const recorded = await record(scenarioPlatform(alsoIgnored), { policy: SUPPRESSED });
    expect(looksIn(recorded)).toBeGreaterThan(0);
    expect(said(await replay(recorded.text, { policy: CRITICAL }))).toEqual(['pass', ['Critical 0 ok'], []]);
  });
});
