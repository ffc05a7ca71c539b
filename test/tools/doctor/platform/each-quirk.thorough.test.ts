import { describe, expect, it } from 'vitest';
import { QUIRK_IDS } from '../../../../emulator/quirks/with-quirks.ts';
import { PLAIN_FORM, randomWireForm, WIRE_FORMS, type WireForm } from '../../../../emulator/wire/wire-form.ts';
import { ASSUMPTIONS } from '../../../../src/tools/doctor/platform/assumptions.ts';
import { draws } from '../../../build/draws.ts';
import { aMuchUsedPlatform, brokenBy, doctorOf, idsOf } from './doctor-of-platform.ts';

const SEEDS = draws(48);
const MOST_REQUESTS = 60;
const AT_ONCE = 8;
const SEEN_BY_READS = Object.entries(ASSUMPTIONS).flatMap(([id, probe]) => ('whyNot' in probe ? [] : [id]));

describe('doctor on a project in daily use', () => {
  it.each(QUIRK_IDS)('names the quirk %s, and no other one', async (id) => {
    const doctored = await doctorOf(aMuchUsedPlatform(), [id]);
    expect(idsOf(doctored, 'does-not-hold')).toEqual([id]);
    // Assumptions can be sent to anybody: they tell no name, address, ref, commit or finding.
    expect(JSON.stringify(doctored.assumptions)).not.toMatch(/acme|shop|feature|release|c0ffee|https?:|\.py|python/i);
  });

  it('sees that everything holds that a read can show', async () => {
    const doctored = await doctorOf(aMuchUsedPlatform());
    expect(idsOf(doctored, 'holds')).toEqual(SEEN_BY_READS.toSorted());
  });

  it('has a quirk for everything that a read can show', () => {
    expect(SEEN_BY_READS.toSorted()).toEqual([...QUIRK_IDS].sort());
  });

  const SINGLE = Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
    forms.map((form) => [`${name}: ${JSON.stringify(form)}`, { ...PLAIN_FORM, [name]: form }] as const),
  );
  it.each(SINGLE)('sees nothing that does not hold with %s', async (_name, wire: WireForm) => {
    const doctored = await doctorOf(aMuchUsedPlatform((state) => ({ ...state, wire })));
    expect(idsOf(doctored, 'does-not-hold')).toEqual(brokenBy(wire));
  });

  it('sees nothing that does not hold with all forms at random', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const wire = randomWireForm(seed);
      const doctored = await doctorOf(aMuchUsedPlatform((state) => ({ ...state, wire })));
      expect([seed, ...idsOf(doctored, 'does-not-hold')]).toEqual([seed, ...brokenBy(wire)]);
    }
  });

  it('asks at most 60 times, 8 at once, each question once, and only to read', async () => {
    const { calls, atOnce } = await doctorOf(aMuchUsedPlatform());
    expect(calls.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(atOnce).toBeLessThanOrEqual(AT_ONCE);
    expect(new Set(calls.map(({ url, body }) => `${url} ${body}`)).size).toBe(calls.length);
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(
      new Set(['deployment list', 'scan list', 'scan detail', 'issue search', 'issue list']),
    );
  });
});
