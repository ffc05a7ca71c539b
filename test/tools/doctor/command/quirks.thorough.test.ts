import { expect, it } from 'vitest';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { QUIRK_IDS } from '../../../../emulator/quirks/with-quirks.ts';
import { ASSUMPTIONS } from '../../../../src/tools/doctor/platform/assumptions.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { doctorOn } from './run-doctor.ts';

/** What no scan can be read with: doctor sees why, and had no project to look at. */
const UNREADABLE: readonly QuirkId[] = ['list-deployment-id', 'number-or-text', 'time-spellings', 'title-shape'];
const MOST_REQUESTS = 60;

it.each(QUIRK_IDS)('the command doctor names the quirk %s and no other one, and does not end with 0', async (id) => {
  const { exitCode, server, json } = await doctorOn(scenarioState('much-used'), { quirks: [id] });
  const { assumptions, requests } = json();
  const broken = assumptions.filter(({ result }) => result === 'does-not-hold');
  expect([exitCode, broken.map((one) => one.id)]).toEqual([UNREADABLE.includes(id) ? 2 : 1, [id]]);
  expect(assumptions.map((one) => one.id)).toEqual(Object.keys(ASSUMPTIONS));
  expect(server.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(requests).toBe(server.requests.length);
});
