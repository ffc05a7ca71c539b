import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../emulator/faults/faults.ts';
import { Chance } from '../../../build/random.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { doctorOn } from './run-doctor.ts';

const ODD: readonly unknown[] = [null, '', 'x', '::error::x', -1, 0, 1.5, true, [], {}, [null], ['\u0000'], { a: [] }];

/** One place of a JSON value holds something else, or nothing. */
function spoilt(value: unknown, draw: (below: number) => number): unknown {
  if (typeof value !== 'object' || value === null || draw(6) === 0) return ODD[draw(ODD.length)];
  if (Array.isArray(value)) {
    if (value.length === 0) return ODD[draw(ODD.length)];
    const place = draw(value.length);
    return value.map((item, index) => (index === place ? spoilt(item, draw) : item));
  }
  const names = Object.keys(value);
  const name = names[draw(names.length)];
  if (name === undefined) return ODD[draw(ODD.length)];
  const { [name]: member, ...others } = value as Record<string, unknown>;
  return draw(4) === 0 ? others : { ...others, [name]: spoilt(member, draw) };
}

describe('doctor on odd answers', () => {
  it.each<[string, Fault]>([
    ['a redirect', { kind: 'redirect', status: 302, location: 'https://login.example/u/ada@acme.example' }],
    ['a type', { kind: 'replace-body', body: '<html>', headers: { 'content-type': 'text/html ada@acme.example' } }],
  ])('names nobody whose e-mail address %s has', async (_, fault) => {
    const { stdout } = await doctorOn(scenarioState('much-used'), { faults: [{ fault }] });
    expect(stdout).toContain('e-mail-1');
    expect(stdout).not.toContain('ada@acme.example');
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))('prints its whole report, seed %i', async (seed) => {
    const chance = new Chance(seed + 1);
    const draw = (below: number) => chance.whole(0, below - 1);
    const rewrite = (body: never) => (draw(3) === 0 ? spoilt(body, draw) : body);
    const faults = [{ fault: { kind: 'rewrite-json', rewrite } }] as const;
    const run = await doctorOn(scenarioState('much-used'), { faults });
    expect(run.json().connection).toHaveLength(8);
    expect(run.json().assumptions.length).toBeGreaterThan(20);
    expect([0, 1, 2]).toContain(run.exitCode);
    expect(run.server.requests.length).toBeLessThanOrEqual(60);
  });
});
