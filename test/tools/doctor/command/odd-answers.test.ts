import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../emulator/faults/faults.ts';
import { Chance } from '../../../build/random.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { doctorOn } from './run-doctor.ts';

const ODD: readonly unknown[] = [null, '', 'x', '::error::x', -1, 0, 1.5, true, [], {}, [null], ['\u0000'], { a: [] }];

function spoilt(value: unknown, chance: Chance): unknown {
  const isHere = typeof value !== 'object' || value === null || chance.percent(17);
  const names = isHere ? [] : Object.keys(value);
  if (names.length === 0) return chance.oneOf(ODD);
  const name = chance.oneOf(names) as keyof typeof value;
  const { [name]: member, ...others } = value as object;
  if (Array.isArray(value)) return value.with(Number(name), spoilt(member, chance));
  return chance.percent(25) ? others : { ...others, [name]: spoilt(member, chance) };
}

describe('doctor on odd answers', () => {
  it.each<[string, Fault]>([
    ['a redirect', { kind: 'redirect', status: 302, location: 'https://login.example/u/ada@acme.example' }],
    ['a type', { kind: 'replace-body', body: '<html>', headers: { 'content-type': 'text/html ada@acme.example' } }],
  ])('shows no e-mail address in %s', async (_, fault) => {
    const { stdout } = await doctorOn(scenarioState('much-used'), { faults: [{ fault }] });
    expect(stdout).toContain('e-mail-1');
    expect(stdout).not.toContain('ada@acme.example');
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))('prints its whole report, seed %i', async (seed) => {
    const chance = new Chance(seed + 1);
    const rewrite = (body: never) => (chance.percent(33) ? spoilt(body, chance) : body);
    const faults = [{ fault: { kind: 'rewrite-json', rewrite } }] as const;
    const run = await doctorOn(scenarioState('much-used'), { faults });
    expect(run.json().connection).toHaveLength(8);
    expect(run.json().assumptions.length).toBeGreaterThan(20);
    expect([0, 1, 2]).toContain(run.exitCode);
    expect(run.server.requests.length).toBeLessThanOrEqual(60);
  });
});
