import { expect, it } from 'vitest';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import type { IssueSearch } from '../../../../src/domain/issue.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { record, scenarioPlatform } from './recorded-run.ts';

const DAY_MS = 86_400_000;
const POLICY = `version: 1
conditions:
  - { name: A, states: [ignored-app], triaged-within: 7d, max: 0 }
  - { name: B, older-than: 7d, max: 99 }
`;

function aheadBy(offsetMs: number, asked: IssueSearch[]) {
  return (reader: FindingsReader): FindingsReader => ({
    ...reader,
    async *listScans(search, phase) {
      for await (const page of reader.listScans(search, phase)) {
        const { serverTimeMs } = page;
        yield { ...page, serverTimeMs: serverTimeMs === undefined ? undefined : serverTimeMs + offsetMs };
      }
    },
    searchIssues(search, signal) {
      asked.push(search);
      return reader.searchIssues(search, signal);
    },
  });
}

it.each([
  ['as ours', 0],
  ['a month ahead of ours', 30 * DAY_MS],
  ['a month behind ours', -30 * DAY_MS],
])("triage is dated by the platform's clock: %s (M26)", async (_, offsetMs) => {
  const asked: IssueSearch[] = [];
  const state = scenarioPlatform(SCENARIOS.clean);
  await record(state, { policy: POLICY }, { change: aheadBy(offsetMs, asked) });
  const since = new Set(asked.flatMap(({ where }) => where?.since ?? []));
  expect([...since].map((time) => Date.parse(time))).toEqual([state.startedAtMs + offsetMs - 7 * DAY_MS]);
  const until = new Set(asked.flatMap(({ where }) => where?.until ?? []));
  expect([...until].map((time) => Date.parse(time))).toEqual([state.startedAtMs + Math.max(0, offsetMs) - 7 * DAY_MS]);
});
