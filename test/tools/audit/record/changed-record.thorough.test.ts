import { expect, it } from 'vitest';
import { asGateFailure } from '../../../../src/domain/failure.ts';
import { shareOf } from '../../../build/draws.ts';
import { forged, record, replay } from './recorded-run.ts';

const POLICY = `version: 1
conditions:
  - { name: No high, severities: [critical, high], max: 0 }
  - { name: Few rules, issue-types: [sast, sca], max: 1, count: groups }
waivers:
  - { rule: generic.secrets.security.detected-aws-access-key, reason: x, owner: ops, expires: 2026-06-14 }
`;

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, item]) => [[...place, name], ...placesIn(item, [...place, name])]);
}

/** Changes of a value: it is gone, null, of another type, empty, or doubled. */
const CHANGES: Readonly<Record<string, (of: unknown) => unknown>> = {
  gone: () => undefined,
  null: () => null,
  'of another type': (of) => (typeof of === 'string' ? 0 : 'x'),
  empty: (of) => (typeof of === 'string' ? '' : Array.isArray(of) ? [] : typeof of === 'object' ? {} : 0),
  doubled: (of) => (typeof of === 'string' ? of + of : Array.isArray(of) ? [...of, ...of] : of),
};

/** The record with one value changed, and a digest that fits; undefined if that changes nothing. */
function changed(text: string, place: Place, change: (of: unknown) => unknown): string | undefined {
  const { digest: _, ...json } = JSON.parse(text);
  const before = JSON.stringify(json);
  const parent = place.slice(0, -1).reduce((value, name) => value[name], json);
  const name = place.at(-1)!;
  const value = change(parent[name]);
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(name), 1);
  else parent[name] = value;
  if (JSON.stringify(json) === before) return undefined;
  const { findingsGateRecord = 4, ...others } = json;
  // The text begins as a record does, with any value of its first member.
  const stored = `{"findingsGateRecord":${JSON.stringify(findingsGateRecord)},\n${JSON.stringify(others).slice(1, -1)}`;
  return forged(text, () => stored);
}

/** The evidence of a fail: with less or other evidence, another verdict may be due. */
const EVIDENCE = /^(?:run|rules|scans|answers)/;

it('a fail whose record is changed at one location, with a correct digest, never becomes a pass', {
  timeout: 300_000,
}, async () => {
  const { report, text } = await record('over-limit', {
    policy: POLICY,
    inputs: { 'max-low': '0' },
  });
  expect(report.verdict.word).toBe('fail');
  const tally = new Map<string, number>();
  const { digest: _, ...json } = JSON.parse(text);
  const changes = Object.entries(CHANGES);
  // Changes each place in some ways, in turn; with DRAWS in all ways.
  for (const [index, place] of [...placesIn(json)].entries()) {
    for (const [what, change] of shareOf(changes, index, 1)) {
      const made = changed(text, place, change);
      if (made === undefined) continue;
      const where = `${place.join('.')} is ${what}`;
      const again = await replay(made).catch((thrown: unknown) => asGateFailure(thrown));
      const outcome = 'verdict' in again ? (again.verdict.reason ?? again.verdict.word) : again.reason;
      expect(outcome, where).not.toBe('pass');
      if (!EVIDENCE.test(place.join('.'))) expect(['config', 'fail'], where).toContain(outcome);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
  }
  // Values without effect may change, but most changes are refused.
  expect([...tally.keys()].sort()).toEqual(expect.arrayContaining(['config', 'fail', 'not-found']));
  expect(tally.get('config')).toBeGreaterThan(250);
});
