import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { ReportJson } from '../../../../src/report/json/json-schema.ts';
import { readCodeQuality, readSarif } from '../../../report/formats/read-formats.ts';
import { COMMIT, emptyFolder, startPlatform } from '../../../run/run-cli.ts';
import { runCliSources } from '../../../run/run-cli-sources.ts';

const ON_MAIN = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
const timesOf = (timeout: string) => [
  '--poll-interval',
  '100ms',
  '--discovery-timeout',
  timeout,
  '--wait-timeout',
  timeout,
];
/** Scenarios whose runs end only because their time is over. */
const ENDLESS: readonly ScenarioName[] = ['never-appears', 'scan-failed', 'superseded', 'still-running'];
const NO_TOKEN = { FINDINGS_GATE_TOKEN: '' };
const FEW_HIGH =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Few high, severities: [high], max: 3 }\n';
const LIVE_SECRETS =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n';

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

  it('judge by the limits and the policy of the replay', async () => {
    const { folder, live } = await recorded('at-limit');
    expect(live.exitCode).toBe(1);
    const more = await runIn(folder, ['check', '--replay', 'gate.record', '--max-high', '3']);
    expect([more.exitCode, more.lastLine]).toEqual([0, expect.stringContaining('gate: PASS')]);
  });

  it('are inconclusive where the policy asks what was not asked', async () => {
    const { folder } = await recorded('clean');
    await writeFile(join(folder, 'policy.yml'), LIVE_SECRETS);
    const run = await runIn(folder, ['check', '--replay', 'gate.record', '--policy-file', 'policy.yml']);
    expect([run.exitCode, run.lastLine]).toEqual([
      2,
      expect.stringMatching(/INCONCLUSIVE not-found - .*the record holds no answer to the search for secrets/),
    ]);
    expect(run.stdout).toContain('Record the evidence with this policy');
  });

  it.each([
    ['a file that is no record', ['--replay', 'live.json'], 'it is not a record of this gate'],
    ['a file that is not there', ['--replay', 'nothing.record'], 'nothing.record cannot be read (ENOENT)'],
    ['a record to write', ['--replay', 'gate.record', '--record', 'other'], '--record and --replay'],
    ['a platform', ['--replay', 'gate.record', '--base-url', 'https://x.test'], '--base-url beside --replay'],
    [
      'a note to write',
      ['--replay', 'gate.record', '--gitlab-note'],
      '--gitlab-note beside --replay: a replay sends nothing',
    ],
    ['a commit', ['--replay', 'gate.record', '--commit', COMMIT], '--commit beside --replay'],
  ])('refuse %s', async (_, flags, sentence) => {
    const { folder } = await recorded('clean');
    const run = await runIn(folder, ['check', ...flags]);
    expect([run.exitCode, run.lastLine]).toEqual([3, expect.stringContaining('INCONCLUSIVE config')]);
    expect(run.lastLine).toContain(sentence);
  });

  it.each([
    [
      'a variable with the connection',
      [],
      { FINDINGS_GATE_BASE_URL: 'https://x.test' },
      'FINDINGS_GATE_BASE_URL beside',
    ],
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

const AS_EXPECTED = 'policy test: 1 case, as expected';
const OTHERWISE = 'policy test: 1 case, 0 as expected, 1 not';

function suiteThatExpects(verdict: string): string {
  return `version: 1\ncases:\n  - { name: One, record: gate.record, expect: { verdict: ${verdict} } }\n`;
}

describe('policy test', () => {
  it.each([
    ['pass', FEW_HIGH, 0, AS_EXPECTED],
    ['fail', FEW_HIGH, 1, OTHERWISE],
    ['fail', FEW_HIGH.replace('3', '2'), 0, AS_EXPECTED],
    ['inconclusive', LIVE_SECRETS, 0, AS_EXPECTED],
    ['pass', LIVE_SECRETS, 1, OTHERWISE],
  ])('expects %s of a policy: %j ends with %i', async (verdict, policy, exitCode, lastLine) => {
    const { folder } = await recorded('at-limit');
    await writeFile(join(folder, 'policy.yml'), policy);
    await writeFile(join(folder, 'suite.yml'), suiteThatExpects(verdict));
    const words = ['policy', 'test', 'policy.yml', '--suite', 'suite.yml'];
    const run = await runIn(folder, words, NO_TOKEN);
    expect([run.exitCode, run.lastLine]).toEqual([exitCode, lastLine]);
  });

  it('judges by variables, too, and by the flag where both are given', async () => {
    const { folder } = await recorded('at-limit');
    await writeFile(join(folder, 'policy.yml'), FEW_HIGH);
    await writeFile(join(folder, 'suite.yml'), suiteThatExpects('fail'));
    const words = ['policy', 'test', 'policy.yml', '--suite', 'suite.yml'];
    const env = { ...NO_TOKEN, FINDINGS_GATE_MAX_HIGH: '2', FINDINGS_GATE_POLICY: 'version: 9' };
    const run = await runIn(folder, words, env);
    expect([run.exitCode, run.lastLine]).toEqual([0, AS_EXPECTED]);
    const flag = await runIn(folder, [...words, '--max-high', '3'], env);
    expect([flag.exitCode, flag.lastLine]).toEqual([1, OTHERWISE]);
  });

  it.each([
    ['without a file', ['--suite', 'suite.yml'], 'takes one policy file'],
    ['with a policy that is wrong', ['wrong.yml', '--suite', 'suite.yml'], '1 problem to correct'],
    ['without a suite', ['wrong.yml'], '--suite missing'],
  ])('ends with 3 %s', async (_, words, sentence) => {
    const { folder } = await recorded('clean');
    await writeFile(join(folder, 'wrong.yml'), 'version: 2\n');
    await writeFile(join(folder, 'suite.yml'), suiteThatExpects('inconclusive'));
    const run = await runIn(folder, ['policy', 'test', ...words]);
    expect([run.exitCode, run.stderr]).toEqual([3, expect.stringContaining(sentence)]);
  });
});
