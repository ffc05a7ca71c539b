import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { ReportJson } from '../../../../scripts/report-schema/json-schema.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { check, recipes, run } from '../../../cli/a-recipe.ts';
import { WORLDS } from '../../../cli/ci-worlds.ts';
import { readCodeQuality, readSarif } from '../../../report/formats/read-formats.ts';
import { COMMIT, emptyFolder, startPlatform } from '../../../run/run-cli.ts';
import { runCliSources } from '../../../run/run-cli-sources.ts';

const ON_MAIN = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
/** Scenarios in which a run ends only because its time is over. */
const ENDLESS: readonly ScenarioName[] = ['scan-failed', 'superseded'];
const NO_TOKEN = { FINDINGS_GATE_TOKEN: '' };

/** Runs a command with file names in this folder, as the working folder is that of all tests. */
function runIn(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const words = args.map((word) => (/^\w+\.\w+$/.test(word) ? join(folder, word) : word));
  return runCliSources(words, { env });
}

/** Makes a folder with the record of a run. The platform is closed when this returns. */
async function recorded(scenario: ScenarioName) {
  const folder = await emptyFolder();
  const { flags: platform, server } = await startPlatform(SCENARIOS[scenario]);
  const files = ['--record', 'gate.record', '--report-path', 'live.json', ...listsOfIssues('live')];
  const timeout = ENDLESS.includes(scenario) ? '800ms' : '30s';
  const times = ['--poll-interval', '100ms', '--discovery-timeout', timeout, '--wait-timeout', timeout];
  const live = await runIn(folder, ['check', ...platform, ...ON_MAIN, ...times, ...files]);
  await server.close();
  return { folder, live };
}

/** The line without the words that only a replay has, and without the cost of the run. */
const ofARun = (line: string): string =>
  line.replaceAll(/[Rr]eplay of record [0-9a-f]{12}, then \w+: | requests=.*/g, '');

const listsOfIssues = (name: string) => ['--sarif', `${name}.sarif`, '--gitlab-code-quality', `${name}.quality`];

/** The entries of these files about the code. Entries about the gate differ in a replay. */
async function issuesIn(folder: string, name: string) {
  const [sarif, quality] = await Promise.all(
    ['sarif', 'quality'].map((form) => readFile(join(folder, `${name}.${form}`), 'utf8')),
  );
  const { results, properties } = readSarif(sarif!).runs[0];
  const { replay: _, ...facts } = properties;
  const isOfTheCode = (name: string): boolean => !name.startsWith('findings-gate/');
  return {
    facts,
    results: results.filter(({ ruleId }: { readonly ruleId: string }) => isOfTheCode(ruleId)),
    quality: readCodeQuality(quality!).filter((entry) => isOfTheCode(entry.check_name)),
  };
}

async function reportIn(folder: string, name: string) {
  const json = ReportJson.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const { requests, times: _times, replay, nextStep: _nextStep, ...report } = json;
  return { report, replay, requests };
}

/* ../replay/replay.test.ts tests replays with other settings, and ../suite tests `policy test`. */

describe('check --record and --replay', () => {
  it.each([
    ['clean', 0],
    ['over-limit', 3],
    ['scan-failed', 0],
    ['superseded', 0],
  ] as const)(
    'give one verdict and one report for %s, without a platform and without a token',
    async (scenario, least) => {
      const { folder, live } = await recorded(scenario);
      const files = ['--report-path', 'again.json', ...listsOfIssues('again')];
      const again = await runIn(folder, ['check', '--replay', 'gate.record', ...files], NO_TOKEN);
      expect(again.exitCode).toBe(live.exitCode);
      const [one, other] = [await reportIn(folder, 'live.json'), await reportIn(folder, 'again.json')];
      expect(other.report).toEqual(one.report);
      expect([one.replay, other.replay?.was, other.requests.sent]).toEqual([null, other.replay?.now, 0]);
      expect(other.replay?.was?.exitCode).toBe(live.exitCode);
      expect(again.stdout).toMatch(/^\nReplay of record [0-9a-f]{12}: the run of .* Then and now /);
      const issues = await issuesIn(folder, 'again');
      expect(issues).toEqual(await issuesIn(folder, 'live'));
      expect(issues.quality.length).toBeGreaterThanOrEqual(least);
      expect(ofARun(again.lastLine)).toBe(ofARun(live.lastLine));
      const text = await readFile(join(folder, 'gate.record'), 'utf8');
      expect(text).toMatch(/^\{"findingsGateRecord":4,\n"version":"/);
      expect(text).not.toMatch(/token-|\w@\w+\.\w/);
    },
  );

  it('use no variable for a value of the record, and every variable that decides', async () => {
    const { folder, live } = await recorded('at-limit');
    const env = {
      ...NO_TOKEN,
      FINDINGS_GATE_BASE_URL: 'https://elsewhere.example',
      FINDINGS_GATE_COMMIT: 'f'.repeat(40),
      FINDINGS_GATE_WAIT_TIMEOUT: '1m',
      FINDINGS_GATE_RECORD: join(folder, 'second.record'),
    };
    const again = await runIn(folder, ['check', '--replay', 'gate.record'], env);
    expect([again.exitCode, ofARun(again.lastLine)]).toEqual([1, ofARun(live.lastLine)]);
    await expect(readFile(join(folder, 'second.record'))).rejects.toThrow('ENOENT');
    const looser = await runIn(folder, ['check', '--replay', 'gate.record'], { ...env, FINDINGS_GATE_MAX_HIGH: '3' });
    expect([looser.exitCode, looser.lastLine]).toEqual([0, expect.stringContaining('gate: PASS')]);
  });

  it('are refused with flags and variables of another call', async () => {
    const { folder } = await recorded('clean');
    const replay = ['--replay', 'gate.record'];
    const variable = { FINDINGS_GATE_REPLAY: join(folder, 'gate.record') };
    for (const [flags, env, sentence] of [
      [['--replay', 'live.json'], {}, 'it is not a record of this gate'],
      [['--replay', 'nothing.record'], {}, 'nothing.record cannot be read (ENOENT)'],
      [[...replay, '--record', 'other'], {}, '--record and --replay'],
      [[...replay, '--base-url', 'https://x.test'], {}, '--base-url beside --replay'],
      [[...replay, '--gitlab-note'], {}, '--gitlab-note beside --replay: a replay sends'],
      [[...replay, '--commit', COMMIT], {}, '--commit beside --replay'],
      [[...replay, '--projects', 'all'], {}, '--projects beside --replay'],
      [[], { ...variable, FINDINGS_GATE_BASE_URL: 'https://x.test' }, 'FINDINGS_GATE_BASE_URL beside'],
      [['--commit', COMMIT], variable, '--commit beside FINDINGS_GATE_REPLAY'],
      [['--record', 'x'], variable, '--record and FINDINGS_GATE_REPLAY'],
    ] as const) {
      const run = await runIn(folder, ['check', ...flags], env);
      expect([run.exitCode, run.lastLine]).toEqual([3, expect.stringContaining('INCONCLUSIVE config')]);
      expect(run.lastLine).toContain(sentence);
    }
  });

  it('keep the exit code if the record cannot be written', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['check', ...flags, ...ON_MAIN, '--record', '/dev/null/gate.record']);
    const warning = expect.stringContaining('warning: The file of --record was not written');
    expect([run.exitCode, run.stderr]).toEqual([0, warning]);
  });
});

it.each(WORLDS)('the recipe for $name writes a record that is replayed without the system', async (world) => {
  const { name, host, change } = world;
  const recipe = recipes.get(name) ?? '';
  const FINDINGS_GATE_RECORD = join(aFolder(), 'gate.record');
  const platform = { scenario: 'over-limit', pullRequest: 7, headRef: 'topic', host } as const;
  const live = await run(recipe, { ...change, FINDINGS_GATE_RECORD }, platform);
  const again = await check(['--replay', FINDINGS_GATE_RECORD, '--report-path', 'findings-gate.json'], {});
  const { requests: _, times: __, replay, nextStep: ___, ...report } = again.report;
  expect(live.report).toMatchObject(report);
  expect([again.exitCode, report.repository, report.pullRequest]).toEqual([1, 'acme/shop', 7]);
  expect([replay?.was, replay?.given]).toEqual([replay?.now, []]);
});
