import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { HEAD_SHA, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { MESSAGE_CANARY } from '../../emulator/scenarios/places.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { StillClock } from '../fakes/still-clock.ts';
import { readCodeQuality, readSarif } from '../report/formats/read-formats.ts';
import { flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

/*
 * Like test/faults/n-locations.test.ts, for the files of other systems, for which the gate reads up to ten pages of locations: without
 * locations, each file is byte for byte the same as if the first request for them had failed.
 */

vi.setConfig({ testTimeout: 30_000 });

const NOW_MS = Date.now();
const FILES = ['junit', 'sarif', 'gitlab-code-quality', 'markdown'] as const;
const OF_LIST = { operation: 'list-issues' } as const;

/** A platform that ignores the cursor and gives the first page again, so that a test can make an endless list of it. */
const forgetful =
  (handler: Handler): Handler =>
  (request) =>
    handler({ ...request, body: request.body.replace(/,"cursor":"\d+"/, '') });

type Checked = {
  readonly written: Readonly<Record<string, unknown>>;
  readonly places: { readonly found: readonly unknown[]; readonly missing: string | null };
  readonly asked: number;
};

/** Runs `check` with every file. Lets the time limit of the reading pass once `hangsAt` requests for locations have arrived. */
async function checkWith(faults: readonly FaultRule[], hangsAt = Infinity): Promise<Checked> {
  const stage = await setStage(SCENARIOS['over-limit'], { now: () => NOW_MS, through: forgetful });
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-files-'));
  const asked = (): number => stage.platform.requests.filter(({ operation }) => operation === 'list-issues').length;
  try {
    stage.platform.faults.add(...faults);
    const where = [...flagsOf(stage), '--repository', REPOSITORY];
    const what = ['--commit', HEAD_SHA, '--pull-request', '7', '--max-critical', '0', '--max-high', '5'];
    const files = FILES.flatMap((name) => [`--${name}`, join(folder, name)]);
    const clock = new StillClock(NOW_MS);
    const running = runCheckSources([...where, ...what, ...files], { FINDINGS_GATE_TOKEN: API_TOKEN }, clock);
    if (hangsAt < Infinity) {
      await vi.waitUntil(() => asked() >= hangsAt, { timeout: 25_000 });
      clock.pass(5_000);
    }
    const { stdout, stderr, exitCode, report } = await running;
    const texts = await Promise.all(
      FILES.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    );
    const shown = [['stdout', stdout], ['stderr', stderr], ...texts] as const;
    const written = shown.map(([name, text]) => [
      name,
      apartFromLocations(text.replaceAll(stage.platform.origin, 'https://platform.example')),
    ]);
    const { places, links: _, requests: _sent, ...others } = report;
    return { written: { ...Object.fromEntries(written), others, exitCode }, places: places!, asked: asked() };
  } finally {
    await Promise.all([stage.close(), rm(folder, { recursive: true })]);
  }
}

/** The text without the line of the proof that says why there are no locations, the number of requests, and the folders of this run. */
function apartFromLocations(text: string): string {
  return text
    .replaceAll(/^(?:(?:Locations|- \*\*Locations\*\*):? not read: .*| +"placesMissing": .*)\n/gm, '')
    .replaceAll(/\brequests=\d+/g, 'requests=N')
    .replaceAll(/\/[^\s"]*findings-gate-[\w-]+/g, '/folder');
}

it('each issue that is over a limit has an entry at its file, without the message of a secret', async () => {
  const { written } = await checkWith([]);
  const [sarif, quality] = [String(written.sarif), String(written['gitlab-code-quality'])];
  const spots = readSarif(sarif).runs[0].results.map(({ level, locations: [{ physicalLocation }] }) => {
    const { artifactLocation, region } = physicalLocation;
    return `${level} ${artifactLocation.uri}:${region.startLine}`;
  });
  expect(spots).toHaveLength(11);
  expect(spots.slice(0, 3).sort()).toEqual([
    'error deploy/settings.env:3',
    'error pom.xml:31',
    'error src/orders/views.py:118',
  ]);
  const [verdict, ...entries] = readCodeQuality(quality);
  expect(verdict!.check_name).toBe('findings-gate/fail');
  expect(entries.map(({ location: { path, lines } }) => `error ${path}:${lines.begin}`)).toEqual(spots);
  expect(sarif + quality).not.toContain(MESSAGE_CANARY);
});

it('N15 an issue list that never answers leaves every file as it is without locations', async () => {
  const { written, places, asked } = await checkWith([{ match: OF_LIST, fault: { kind: 'never-answer' } }], 1);
  const refused = await checkWith([{ match: OF_LIST, fault: { kind: 'status', status: 404 } }]);
  expect(written).toEqual(refused.written);
  expect([places.missing, asked]).toEqual(['no whole answer within 5 s', 1]);
});

function endless(): Fault {
  let page = 0;
  return { kind: 'rewrite-json', rewrite: ({ issues }: { issues: unknown[] }) => ({ issues, cursor: `${page++}` }) };
}

it('N15 an issue list without an end is read for ten pages', async () => {
  const { places, asked } = await checkWith([{ match: OF_LIST, fault: endless() }]);
  expect([places.found.length, places.missing, asked]).toEqual([11, null, 10]);
});

it('a second page that never arrives leaves the locations of the first one, after 5 s in all', async () => {
  const faults = [
    { match: OF_LIST, nth: 1, fault: endless() },
    { match: OF_LIST, nth: 2, fault: { kind: 'never-answer' } as const },
  ];
  const { places, asked } = await checkWith(faults, 2);
  expect([places.found.length, places.missing, asked]).toEqual([11, 'no whole answer within 5 s', 2]);
});
