import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { ReportJson } from '../../../../scripts/report-schema/json-schema.ts';
import { readCodeQuality, readSarif } from '../../../report/formats/read-formats.ts';
import { COMMIT, emptyFolder, startPlatform } from '../../../run/run-cli.ts';
import { runCliSources } from '../../../run/run-cli-sources.ts';

const ON_MAIN = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
const timesOf = (timeout: string) =>
  `--poll-interval 100ms --discovery-timeout ${timeout} --wait-timeout ${timeout}`.split(' ');
/** Scenarios whose runs end only because their time is over. */
const ENDLESS: readonly ScenarioName[] = ['never-appears', 'scan-failed', 'superseded', 'still-running'];
const NO_TOKEN = { FINDINGS_GATE_TOKEN: '' };

/** Names of files are those of the folder: the working folder is that of all tests. */
function runIn(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const words = args.map((word) => (/^\w+\.\w+$/.test(word) ? join(folder, word) : word));
  return runCliSources(words, { env });
}

/** A folder with the record of a run that was judged by these flags. The platform is gone when it is given back. */
async function recorded(scenario: ScenarioName) {
  const folder = await emptyFolder();
  const { flags: platform, server } = await startPlatform(SCENARIOS[scenario]);
  const files = ['--record', 'gate.record', '--report-path', 'live.json', ...listsOfIssues('live')];
  const times = timesOf(ENDLESS.includes(scenario) ? '2s' : '30s');
  const live = await runIn(folder, ['check', ...platform, ...ON_MAIN, ...times, ...files]);
  await server.close();
  return { folder, live, path: join(folder, 'gate.record') };
}

/** What a replay says more than its run did, at the beginning of lines and texts. */
const OF_A_REPLAY = /[Rr]eplay of record [0-9a-f]{12}, then \w+: /g;
const ofARun = (text: string): string => text.replaceAll(OF_A_REPLAY, '');

/** The flags that write each issue for other systems. */
const listsOfIssues = (name: string) => ['--sarif', `${name}.sarif`, '--gitlab-code-quality', `${name}.quality`];

/** What these files say of the code: what they say of the gate is another thing for a replay. */
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

/** Without the ids of issues, which a record does not keep. */
async function reportIn(folder: string, name: string) {
  const {
    requests,
    times: _times,
    replay,
    nextStep: _nextStep,
    ...told
  } = ReportJson.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const found = told.places?.found.map((place) => ({ ...place, issueId: null }));
  return { report: { ...told, places: told.places && { ...told.places, found } }, replay, requests };
}

/* What a replay makes of other settings is in ../replay/replay.test.ts, and policy test in ../suite. */

describe('check --record and --replay', () => {
  it.each(['clean', 'over-limit', 'never-appears', 'scan-failed', 'superseded', 'still-running'] as const)(
    'give one verdict and one report for %s, without a platform and without a token',
    async (scenario) => {
      const { folder, live } = await recorded(scenario);
      const files = ['--report-path', 'again.json', ...listsOfIssues('again')];
      const again = await runIn(folder, ['check', '--replay', 'gate.record', ...files], NO_TOKEN);
      expect(again.exitCode).toBe(live.exitCode);
      const [one, other] = [await reportIn(folder, 'live.json'), await reportIn(folder, 'again.json')];
      expect(other.report).toEqual(one.report);
      expect([one.replay, other.replay?.was, other.requests.sent]).toEqual([null, other.replay?.now, 0]);
      expect(other.replay?.was?.exitCode).toBe(live.exitCode);
      expect(again.stdout).toMatch(/^\nReplay of record [0-9a-f]{12}: the run of .* Then and now /);
      expect(await issuesIn(folder, 'again')).toEqual(await issuesIn(folder, 'live'));
      expect(ofARun(again.lastLine).replace(/ requests=.*/, '')).toBe(live.lastLine.replace(/ requests=.*/, ''));
    },
  );

  it('keep no token and no e-mail address', async () => {
    const { path } = await recorded('over-limit');
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(/^\{"findingsGateRecord":3,\n"version":"/);
    expect(text).not.toMatch(/token-|\w@\w/);
  });

  it.each([
    ['a file that is no record', ['--replay', 'live.json'], 'it is not a record of this gate'],
    ['a file that is not there', ['--replay', 'nothing.record'], 'nothing.record cannot be read (ENOENT)'],
    ['a record to write', ['--replay', 'gate.record', '--record', 'other'], '--record and --replay'],
    ['a platform', ['--replay', 'gate.record', '--base-url', 'https://x.test'], '--base-url beside --replay'],
    ['a note to write', ['--replay', 'gate.record', '--gitlab-note'], '--gitlab-note beside --replay: a replay sends'],
    ['a commit', ['--replay', 'gate.record', '--commit', COMMIT], '--commit beside --replay'],
    ['projects', ['--replay', 'gate.record', '--projects', 'all'], '--projects beside --replay'],
  ])('refuse %s', async (_, flags, sentence) => {
    const { folder } = await recorded('clean');
    const run = await runIn(folder, ['check', ...flags]);
    expect([run.exitCode, run.lastLine]).toEqual([3, expect.stringContaining('INCONCLUSIVE config')]);
    expect(run.lastLine).toContain(sentence);
  });

  it.each([
    ['a variable with a platform', [], { FINDINGS_GATE_BASE_URL: 'https://x.test' }, 'FINDINGS_GATE_BASE_URL beside'],
    ['a variable with a flag of a run', ['--commit', COMMIT], {}, '--commit beside FINDINGS_GATE_REPLAY'],
    ['a variable with a record to write', ['--record', 'x'], {}, '--record and FINDINGS_GATE_REPLAY'],
  ])('are never asked for by %s', async (_, flags, env, sentence) => {
    const { folder } = await recorded('clean');
    const run = await runIn(folder, ['check', ...flags], {
      FINDINGS_GATE_REPLAY: join(folder, 'gate.record'),
      ...env,
    });
    expect([run.exitCode, run.lastLine]).toEqual([3, expect.stringContaining(sentence)]);
  });

  it('keep the exit code where the record cannot be written', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['check', ...flags, ...ON_MAIN, '--record', '/dev/null/gate.record']);
    expect([run.exitCode, run.stderr]).toEqual([
      0,
      expect.stringContaining('warning: The file of --record was not written'),
    ]);
  });
});
