import { expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { QUIRK_IDS } from '../../../../emulator/quirks/with-quirks.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { ASSUMPTIONS } from '../../../../src/tools/doctor/platform/assumptions.ts';
import { doctorOn } from './run-doctor.ts';

/** What no scan can be read with: doctor sees why, and had no project to look at. */
const UNREADABLE: readonly QuirkId[] = ['list-deployment-id', 'number-or-text', 'time-spellings', 'title-shape'];
const MOST_REQUESTS = 60;

function aMuchUsedPlatform() {
  return SCENARIOS['much-used']({
    commit: 'c0ffee'.padEnd(40, '0'),
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });
}

it.each(QUIRK_IDS)('the command doctor names the quirk %s and no other one, and does not end with 0', async (id) => {
  const { exitCode, server, json } = await doctorOn(aMuchUsedPlatform(), { quirks: [id] });
  const { assumptions, requests } = json();
  const broken = assumptions.filter(({ result }) => result === 'does-not-hold');
  expect([exitCode, broken.map((one) => one.id)]).toEqual([UNREADABLE.includes(id) ? 2 : 1, [id]]);
  expect(assumptions.map((one) => one.id)).toEqual(Object.keys(ASSUMPTIONS));
  expect(server.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(requests).toBe(server.requests.length);
});

it('the command doctor ends with 0 where everything holds that a read can show', async () => {
  const { exitCode, json } = await doctorOn(aMuchUsedPlatform());
  const unseen = json().assumptions.filter(({ result }) => result !== 'holds');
  const unseeable = Object.entries(ASSUMPTIONS).filter(([, probe]) => 'whyNot' in probe);
  expect([exitCode, unseen.map(({ id }) => id)]).toEqual([0, unseeable.map(([id]) => id)]);
});
