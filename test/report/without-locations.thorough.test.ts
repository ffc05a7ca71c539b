import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../src/domain/report.ts';
import { someLocations } from '../build/a-location.ts';
import { brokenOf, SEEDS, WORLDS } from './a-world.ts';
import { WRITERS } from './writers.ts';

/* Where no place could be read, all that is written is byte for byte what it is where none was asked for, but for one line of the proof. */

const WHY = 'no whole answer within 5 s';
const PROOF =
  /^(?:Locations: not read: no whole answer within 5 s|- \*\*Locations\*\* not read: `no whole answer within 5 s`| +"placesMissing": "no whole answer within 5 s",)\n/gm;

const broken = SEEDS.filter((seed) => brokenOf(WORLDS.get(seed)!).length > 0);
const REPORTS = broken.map((seed): [string, GateReport] => [`world ${seed}`, WORLDS.get(seed)!.report]);

describe.each(Object.keys(WRITERS) as (keyof typeof WRITERS)[])('without places, %s', (name) => {
  test.each(REPORTS)('of %s is the same, and the proof alone says why', (_, report) => {
    const write = WRITERS[name];
    const without = write({ ...report, places: undefined });
    const failed = write({ ...report, places: someLocations([], { areAll: false, missing: WHY }) });
    if (name === 'the JSON report') {
      const { places, ...others } = JSON.parse(failed);
      expect(places).toMatchObject({ found: [], areAll: false, missing: WHY });
      expect({ ...others, places: null }).toEqual(JSON.parse(without));
    } else expect(failed.replace(PROOF, '')).toBe(without);
  });
});

test.each(['the log', 'the summary', 'the comment', 'SARIF'] as const)('%s says why, once', (name) => {
  const [[, report] = []] = REPORTS;
  const failed = WRITERS[name]({ ...report!, places: someLocations([], { missing: WHY }) });
  expect(failed.match(PROOF)).toHaveLength(1);
});
