import { expect, it } from 'vitest';
import { issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf } from '../../../../emulator/scenarios/scenario.ts';
import type { IssueSearch } from '../../../../src/domain/issue.ts';
import { record, replay, scenarioPlatform } from './recorded-run.ts';

const SUPPRESSED =
  'version: 1\nconditions:\n  - { name: Suppressed, severities: [critical], states: [ignored-code], max: 9 }\n';
const CRITICAL =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Critical, severities: [critical], max: 0 }\n';

it('what is recorded in states of a condition is not read by a policy that asks for less: what the scan counted is then open', async () => {
  const platform = scenarioPlatform((context) => {
    const triaged = { state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE', triagedAtMs: context.nowMs - 60_000 };
    return scannedWith(context, issuesOf(2, { ...placeOf(context), severity: 'SEVERITY_CRITICAL', ...triaged }));
  });
  const { report, text } = await record(platform, { policy: SUPPRESSED });
  expect(report.conditions).toContainEqual(expect.objectContaining({ name: 'Suppressed', found: 2n, result: 'ok' }));
  expect([report.verdict.word, report.notices]).toEqual(['pass', []]);
  // The index was not looked at, in every state of what is still detected.
  const asked: readonly { readonly of: Partial<IssueSearch> }[] = JSON.parse(text).answers;
  expect(asked.filter(({ of }) => of.states?.length === 7)).toEqual([]);
  const missing = /^the record holds no answer to .*, which shows whether the search index has what the scans counted$/;
  for (const policy of [CRITICAL, 'version: 1']) {
    const { verdict } = await replay(text, { policy });
    expect([verdict.reason, verdict.message]).toEqual(['not-found', expect.stringMatching(missing)]);
  }
});
