import type { IssueLocation } from '../../src/domain/location/issue-location.ts';
import type { BlockingRule, GateReport } from '../../src/domain/report.ts';
import { withLocations } from '../../src/gate/entry-point/with-locations.ts';
import { parseInputs } from '../../src/inputs/parse-inputs.ts';
import type { LocationsReader } from '../../src/ports/locations-reader.ts';
import { anIssueLocation } from '../build/a-location.ts';
import { Chance } from '../build/random.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { rawInputsFrom } from '../inputs/some-inputs.ts';
import { CHECKOUT } from './a-finished-run.ts';

/** The report as the entry point explains it, with places of most of its findings that follow from the seed alone. */
export async function withSomeLocations(report: GateReport, seed: number): Promise<GateReport> {
  if (report.places === undefined) return report;
  const places = someLocationsOf(report, new Chance(seed));
  const reader: LocationsReader = {
    async *listLocations() {
      yield { places, isLast: true };
    },
    requestsSent: () => 1,
  };
  const clock = new VirtualClock(0);
  const world = { clock, monotonicStart: clock.now(), signal: new AbortController().signal, checkout: CHECKOUT };
  const inputs = parseInputs(rawInputsFrom({}));
  return withLocations(report, { inputs, world, places: { open: async () => reader, mostPages: 1 } }, (text) => text);
}

/** Worst first, as the list is asked for; a hundred at most, as it is read. */
function someLocationsOf({ conditions }: GateReport, chance: Chance): readonly IssueLocation[] {
  const conditionRules = conditions.filter(({ result }) => result === 'broken').flatMap(({ rules }) => rules);
  const places = conditionRules.flatMap((rule) =>
    Array.from({ length: chance.oneOf(NUMBERS) }, () => aLocationOf(rule, chance)),
  );
  const rank = ({ severity }: IssueLocation): number =>
    severity === undefined ? ORDER.length : ORDER.indexOf(severity);
  return places
    .map((location, index) => ({ ...location, issueId: `issue-${index}` }))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 100);
}

const NUMBERS = [0, 1, 1, 2, 5, 6, 9];
const ORDER = ['critical', 'high', 'medium', 'low'] as const;
const TYPES = { code: 'sast', 'supply-chain': 'sca', secrets: 'secrets', 'ai-code': 'ai-sast' } as const;
/** A repository may have them, and a link has them like that. */
export const LINKED_PATHS: ReadonlyMap<string | undefined, string> = new Map([
  ['src/a.py', 'src/a.py'],
  ['web/routes/search page.js', 'web/routes/search%20page.js'],
  ['größe/(x)/[id].ts', `${encodeURI('größe')}/%28x%29/%5Bid%5D.ts`],
  ['a`|b.go', 'a%60%7Cb.go'],
]);
const PATHS = [...LINKED_PATHS.keys(), '../out.py', '/etc/passwd', 'c\\d.cs', 'e\u202ef.py', undefined];

function aLocationOf({ ruleId, product, columns }: BlockingRule, chance: Chance): IssueLocation {
  const column = columns.length === 0 ? chance.oneOf(ORDER) : chance.oneOf(columns);
  const line = chance.percent(10) ? undefined : chance.whole(1, 900);
  return anIssueLocation({
    ruleId,
    ref: undefined,
    issueType: product === undefined ? undefined : TYPES[product],
    severity: column === 'unrated' ? undefined : column,
    filePath: chance.oneOf(PATHS),
    line,
    endLine: line === undefined || chance.percent(50) ? undefined : line + chance.whole(0, 3),
    message: chance.oneOf([undefined, 'Plain words.', '@you <b>|`', 'x'.repeat(300)]),
  });
}
