import { expect, it } from 'vitest';
import { randomWireForm } from '../../../../emulator/wire/wire-form.ts';
import { draws } from '../../../build/draws.ts';
import { aMuchUsedPlatform, brokenBy, doctorOf, idsOf } from './doctor-of-platform.ts';

const SEEDS = Array.from({ length: draws(40) }, (_, index) => 101 + index);

it.each(SEEDS)('doctor sees nothing that does not hold, with all forms at random by the seed %i', async (seed) => {
  const wire = randomWireForm(seed);
  const doctored = await doctorOf(aMuchUsedPlatform((state) => ({ ...state, wire })));
  expect(idsOf(doctored, 'does-not-hold')).toEqual(brokenBy(wire));
});
