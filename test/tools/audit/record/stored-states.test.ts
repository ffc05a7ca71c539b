import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../../../emulator/scenarios/scenario.ts';
import type { IssueSearch } from '../../../../src/domain/issue.ts';
import { record, replay, scenarioPlatform } from './recorded-run.ts';

const SUPPRESSED =
  'version: 1\nconditions:\n  - { name: Suppressed, severities: [critical], states: [ignored-code], max: 9 }\n';
const CRITICAL =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Critical, severities: [critical], max: 0 }\n';

/** The record of two critical issues that are suppressed in the code, of others that are ignored on the platform, and of no more. */
async function recorded(ignored: number) {
  const platform: Scenario = (context) => {
    const inState = (count: number, state: string) =>
      issuesOf(count, {
        ...placeOf(context),
        id: state,
        severity: 'SEVERITY_CRITICAL',
        state: `AGGREGATE_ISSUE_STATE_IGNORED_${state}`,
        triagedAtMs: context.nowMs - 60_000,
      });
    return scannedWith(context, [...inState(2, 'CODE'), ...inState(ignored, 'APP')]);
  };
  const { report, text } = await record(scenarioPlatform(platform), { policy: SUPPRESSED });
  const states: (readonly unknown[] | undefined)[] = JSON.parse(text).answers.map(
    ({ of }: { of: IssueSearch }) => of.states,
  );
  // It is asked in every state of what is still detected.
  return { report, text, looks: states.filter((asked) => asked?.length === 7).length };
}

describe('what a record holds in states of its own', () => {
  it('is not read by a policy that asks for less: what the scan counted is then open', async () => {
    const { report, text, looks } = await recorded(0);
    expect(report.conditions).toContainEqual(expect.objectContaining({ name: 'Suppressed', found: 2n, result: 'ok' }));
    expect([looks, report.verdict.word, report.notices]).toEqual([0, 'pass', []]);
    const missing =
      /^the record holds no answer to .*, which shows whether the search index has what the scans counted$/;
    for (const policy of [CRITICAL, 'version: 1']) {
      const { verdict } = await replay(text, { policy });
      expect([verdict.reason, verdict.message]).toEqual(['not-found', expect.stringMatching(missing)]);
    }
  });

  it('stands beside the look that the run made, where it made one', async () => {
    const { text, looks } = await recorded(1);
    expect(looks).toBeGreaterThan(0);
    const { verdict, conditions, notices } = await replay(text, { policy: CRITICAL });
    expect([verdict.word, notices, conditions]).toMatchObject(['pass', [], [{ found: 0n, result: 'ok' }]]);
  });
});
