import { expect, it } from 'vitest';
import { issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import type { IssueSearch } from '../../../../src/domain/issue.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { record, replay, scenarioPlatform } from './recorded-run.ts';

const DAY_MS = 86_400_000;
const SUPPRESSED =
  'version: 1\nconditions:\n  - { name: Suppressed, severities: [critical], states: [ignored-code], max: 9 }\n';
const CRITICAL =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Critical, severities: [critical], max: 0 }\n';
const OF_AGE = `version: 1
conditions:
  - { name: A, states: [ignored-app], triaged-within: 7d, max: 0 }
  - { name: B, older-than: 7d, max: 99 }
`;

function searchesIn(text: string): readonly Partial<IssueSearch>[] {
  return JSON.parse(text).answers.map(({ of }: { readonly of: Partial<IssueSearch> }) => of);
}

it('a policy that needs less does not use the searches of a condition with states, so counted findings are missing', async () => {
  const platform = scenarioPlatform((context) => {
    const triaged = { state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE', triagedAtMs: context.nowMs - 60_000 };
    return scannedWith(context, issuesOf(2, { ...placeOf(context), severity: 'SEVERITY_CRITICAL', ...triaged }));
  });
  const { report, text } = await record(platform, { policy: SUPPRESSED });
  expect(report.conditions).toContainEqual(expect.objectContaining({ name: 'Suppressed', found: 2n, result: 'ok' }));
  expect([report.verdict.word, report.notices]).toEqual(['pass', []]);
  // The run did not check the index with a search in all seven detected states.
  expect(searchesIn(text).filter(({ states }) => states?.length === 7)).toEqual([]);
  const missing = /^the record contains no answer to the search for .*$/;
  for (const policy of [CRITICAL, 'version: 1']) {
    const { verdict } = await replay(text, { policy });
    expect([verdict.reason, verdict.message]).toEqual(['not-found', expect.stringMatching(missing)]);
  }
});

it.each([
  ['the same as ours', 0],
  ['a month ahead of ours', 30 * DAY_MS],
  ['a month behind ours', -30 * DAY_MS],
])("triage is dated by the platform's clock: %s (M26)", async (_, offsetMs) => {
  const change = (reader: FindingsReader): FindingsReader => ({
    ...reader,
    async *listScans(search, phase) {
      for await (const page of reader.listScans(search, phase)) {
        yield { ...page, serverTimeMs: page.serverTimeMs! + offsetMs };
      }
    },
  });
  const state = scenarioPlatform(SCENARIOS.clean);
  const searches = searchesIn((await record(state, { policy: OF_AGE }, { change })).text);
  const timesOf = (bound: 'since' | 'until') =>
    [...new Set(searches.flatMap(({ where }) => where?.[bound] ?? []))].map((time) => Date.parse(String(time)));
  expect(timesOf('since')).toEqual([state.startedAtMs + offsetMs - 7 * DAY_MS]);
  expect(timesOf('until')).toEqual([state.startedAtMs + Math.max(0, offsetMs) - 7 * DAY_MS]);
});
