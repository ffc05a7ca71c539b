import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aScan, countsOf } from '../../../../../emulator/build.ts';
import type { FaultRule } from '../../../../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../../../../emulator/scenarios.ts';
import type { PlatformState } from '../../../../../emulator/state.ts';
import { GateFailure } from '../../../../../src/domain/failure.ts';
import { VERSION } from '../../../../../src/domain/text/program.ts';
import { systemClock } from '../../../../../src/gate/process/system-clock.ts';
import { minuteText } from '../../../../../src/report/text/time-text.ts';
import { readRecord } from '../../../../../src/tools/audit/record/read-record.ts';
import { runPlatform } from '../../../../emulator/running-platform.ts';
import { scenarioPlatform } from '../../../audit/record/a-platform.ts';
import { record } from '../../../audit/record/recorded-run.ts';
import { aDeployment, POLICY, REFS_OF_A_PROJECT } from './a-deployment.ts';
import { aFolder, runAlone, runSimulate, type SimulateRun } from './run-simulate.ts';

const DAY_MS = 24 * 3_600_000;
/** Enough for what a deployment of any size shows. */
const PROJECTS = 8;
const REFS = PROJECTS * REFS_OF_A_PROJECT;
const CRITICALS = 'version: 1\nconditions:\n  - { name: No criticals, severities: [critical], max: 0 }\n';
const WITH_AGE = POLICY.replace(
  'waivers:',
  '  - { name: No old code, issue-types: [sast], older-than: 2d, max: 3, action: warn }\nwaivers:',
);
/** Asks less than `WITH_AGE`, and judges otherwise. */
const STRICTER = `version: 1
conditions:
  - { name: No high packages, issue-types: [sca], severities: [high], max: 0 }
  - { name: Few critical code, issue-types: [sast], severities: [critical], max: 1 }
  - { name: Little old code, issue-types: [sast], older-than: 2d, max: 2 }
`;
const LIVE_SECRETS =
  'version: 1\nconditions:\n  - { name: Live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n';

/** A record of the platform, which is gone when it is given back. */
async function recorded(state: PlatformState, policy: string, faults: readonly FaultRule[] = []) {
  const path = join(aFolder(), 'simulate.record');
  const platform = await runPlatform(state, undefined, { faults });
  const live = await runSimulate(platform.origin, policy, ['--json', '--record', path]);
  await platform.close();
  return { path, live };
}

/** All but the requests, of which a replay sends none, and that it is one. */
function told(run: SimulateRun) {
  const {
    requests: _,
    replay: _replay,
    policy,
    ...rest
  } = run.json() as ReturnType<SimulateRun['json']> & { policy: { sha256: string } };
  return { exitCode: run.exitCode, sha256: policy.sha256, ...rest };
}

async function refusalOf(run: Promise<unknown>): Promise<string> {
  const failure = await run.then(
    () => expect.unreachable(),
    (thrown: GateFailure) => thrown,
  );
  return `${failure.reason}: ${failure.message}`;
}

const small = (): PlatformState =>
  aPlatformState({
    scans: [aScan({ findingsCounts: countsOf([anIssue({ severity: 'SEVERITY_CRITICAL' })]) })],
    issues: [anIssue({ severity: 'SEVERITY_CRITICAL' })],
  });

describe('the record of a simulation', () => {
  it('gives what was told, and for another policy what a live run gives, with no server', async () => {
    const path = join(aFolder(), 'simulate.record');
    const state = aDeployment(PROJECTS);
    const issues = state.issues.map((issue, at) =>
      at % 2 === 0 ? issue : { ...issue, createdAtMs: Date.now() - 3 * DAY_MS },
    );
    const platform = await runPlatform({ ...state, issues });
    const live = await runSimulate(platform.origin, WITH_AGE, ['--json', '--record', path]);
    const stricter = await runSimulate(platform.origin, STRICTER, ['--json']);
    await platform.close();
    const again = await runAlone(WITH_AGE, ['--json', '--replay', path]);
    const other = await runAlone(STRICTER, ['--json', '--replay', path]);

    expect(told(again)).toEqual(told(live));
    expect(again.json().refs).toHaveLength(REFS);
    expect(again.json().requests).toBe(0);
    expect(other.json().refs).toEqual(stricter.json().refs);
    expect(other.exitCode).toBe(0);
    expect(new Set(other.json().refs.map(({ verdict }) => verdict))).toEqual(new Set(['pass', 'fail']));
    expect(other.json().refs.map(({ verdict }) => verdict)).not.toEqual(live.json().refs.map(({ verdict }) => verdict));
  });

  it('tells what could not be read as it was told then', async () => {
    const forbidden = { kind: 'status', status: 403, body: '{}' } as const;
    const { path, live } = await recorded(aDeployment(PROJECTS), POLICY, [
      { match: { operation: 'search-issues', body: '"repositoryIds":["1007"]' }, fault: forbidden },
    ]);
    const again = await runAlone(POLICY, ['--json', '--replay', path]);
    expect(told(again)).toEqual(told(live));
    expect(again.exitCode).toBe(2);
  });

  it('tells the same of a platform that went down after some answers', async () => {
    const { path, live } = await recorded(aDeployment(PROJECTS), POLICY, [
      { match: { operation: 'read-scan' }, times: 20, fault: { kind: 'delay', ms: 1 } },
      { match: { operation: 'read-scan' }, fault: { kind: 'status', status: 500 } },
    ]);
    const again = await runAlone(POLICY, ['--json', '--replay', path]);
    expect(told(again)).toEqual(told(live));
    expect(new Set(again.json().refs.map(({ verdict }) => verdict))).toEqual(new Set(['pass', 'fail', 'inconclusive']));
  });

  it('makes every ref inconclusive that needs a search which it does not hold', async () => {
    const { path } = await recorded(aDeployment(PROJECTS), POLICY);
    const run = await runAlone(LIVE_SECRETS, ['--json', '--replay', path]);
    const { refs } = run.json();
    expect(refs).toHaveLength(REFS);
    expect(new Set(refs.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(
      new Set(['inconclusive not-found']),
    );
    expect(refs[0]!.message).toContain('the record holds no answer to the search for secrets');
    expect(run.exitCode).toBe(2);
    expect(run.told).toContainEqual(expect.stringMatching(/^Next: Record the evidence with this policy/));
  });
});

describe('a replay of a simulation', () => {
  it('is of the day of the record, whatever the day is now', async () => {
    const { path, live } = await recorded(small(), CRITICALS);
    const soon = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const rule = anIssue().rule.path;
    const waived = `${CRITICALS}waivers:\n  - { rule: ${rule}, reason: Known, owner: us, expires: ${soon} }\n`;
    const clock = { ...systemClock, wallNow: () => Date.now() + 100 * DAY_MS };
    const [same, accepted] = [
      await runAlone(CRITICALS, ['--json', '--replay', path], { clock }),
      await runAlone(waived, ['--json', '--replay', path], { clock }),
    ];
    expect(told(same)).toEqual(told(live));
    expect([live, accepted].map((run) => run.json().refs.map(({ verdict }) => verdict))).toEqual([['fail'], ['pass']]);
  });

  it('counts how long a waiver may hold from today', async () => {
    const { path } = await recorded(small(), CRITICALS);
    const soon = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const waived = `${CRITICALS}waivers: [{ rule: x, reason: Known, owner: us, expires: ${soon} }]\nlongest-waiver: 1w\n`;
    const told = async (daysLater: number) => {
      const clock = { ...systemClock, wallNow: () => Date.now() + daysLater * DAY_MS };
      return (await runAlone(waived, ['--json', '--replay', path], { clock })).told[0];
    };
    expect([await told(0), await told(-100)]).toEqual(Array(2).fill(expect.stringContaining('policy-invalid - ')));
    expect(await told(4)).not.toContain('policy-invalid');
  });

  it('needs no look into the index that its run did not need, where the policy asks for less', async () => {
    const silenced = anIssue({ severity: 'SEVERITY_CRITICAL', state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE' });
    const state = aPlatformState({ scans: [aScan({ findingsCounts: countsOf([silenced]) })], issues: [silenced] });
    const { path } = await recorded(state, CRITICALS.replace('max: 0', 'states: [ignored-code], max: 0'));
    const again = await runAlone(CRITICALS, ['--json', '--replay', path]);
    expect(again.json().refs.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual(['pass ']);
  });

  it('takes limits from its flags, and states from the record unless they are given', async () => {
    const state = aPlatformState({ scans: [aScan()], issues: [anIssue({ state: 'AGGREGATE_ISSUE_STATE_FIXING' })] });
    const path = join(aFolder(), 'simulate.record');
    const platform = await runPlatform(state);
    await runSimulate(platform.origin, CRITICALS, ['--record', path, '--states', 'open,fixing']);
    await platform.close();
    const limit = ['--json', '--replay', path, '--max-high', '0'];
    const [recordedStates, others] = [
      await runAlone(CRITICALS, limit),
      await runAlone(CRITICALS, [...limit, '--states', 'open']),
    ];
    expect(recordedStates.json().refs[0]!.conditions[0]).toMatchObject({ name: 'max-high', found: 1 });
    expect(others.json().refs.map(({ reason }) => reason)).toEqual(['not-found']);
  });

  it('says that it is one, of which record, and then shows the same table and page', async () => {
    const [folder, platform] = [aFolder(), await runPlatform(small())];
    const [path, page, other] = ['simulate.record', 'one.html', 'other.html'].map((name) => join(folder, name));
    const live = await runSimulate(platform.origin, CRITICALS, ['--record', path!, '--html', page!]);
    await platform.close();
    const again = await runAlone(CRITICALS, ['--replay', path!, '--html', other!]);
    const text = (file: string): string => readFileSync(file, 'utf8').replaceAll(/[^ "]*policy\.yml|\d+ requests/g, '');
    const [, atMs, digest] = /"atMs":(\d+).*"digest":"(\w{64})"/s.exec(readFileSync(path!, 'utf8'))!;
    const said = `Replay of record ${digest!.slice(0, 12)}: the simulation of ${minuteText(Number(atMs))}.`;
    expect(again.out).toEqual([said, '', ...live.out]);
    expect(text(other!)).toBe(
      text(page!)
        .replace('<title>', '<title>Replay: ')
        .replace('<h1>', `<p class="warning">${said}</p>\n<h1>`)
        .replace('as things stand now', 'as things stood then'),
    );
    const json = (
      await runAlone(CRITICALS, ['--json', '--replay', path!, '--states', 'open,reviewing,fixing,unknown'])
    ).json();
    const startedAt = new Date(Number(atMs)).toISOString();
    expect(Object.keys(json).indexOf('replay')).toBe(1);
    expect(json.replay).toEqual({ digest, version: VERSION, startedAt, given: ['--states'] });
    expect(live.out.join('\n')).not.toMatch(/replay/i);
  });

  it.each([
    ['--record', 'x', '--record and --replay'],
    ['--base-url', 'https://x.test', '--base-url beside --replay'],
    ['--deployment-id', '42', '--deployment-id beside --replay'],
    ['--api-token-file', 'x', '--api-token-file beside --replay'],
    ['--request-timeout', '3s', '--request-timeout beside --replay'],
    ['--timeout', '3m', '--timeout beside --replay'],
    ['--since', '3d', '--since beside --replay'],
    ['--repository-id', '7', '--repository-id beside --replay'],
    ['--page-size', '7', '--page-size beside --replay'],
  ])('refuses %s', async (flag, value, sentence) => {
    const refusal = await refusalOf(runAlone(CRITICALS, ['--replay', 'none.record', flag, value]));
    expect(refusal).toMatch(/^config: /);
    expect(refusal).toContain(sentence);
  });

  it('refuses a file that is missing, spoilt, cut, foreign, or the record of a run', async () => {
    const { path } = await recorded(small(), CRITICALS);
    const whole = readFileSync(path, 'utf8');
    const { text: ofARun } = await record(scenarioPlatform(SCENARIOS.clean));
    const replayOf = (text: string): Promise<string> => {
      writeFileSync(path, text);
      return refusalOf(runAlone(CRITICALS, ['--replay', path]));
    };
    const refused = (why: string): string => `config: the record cannot be used: ${why}`;
    expect(await replayOf(whole.replace('"critical"', '"low"'))).toContain(refused('it does not fit its digest'));
    expect(await replayOf(whole.slice(0, -100))).toContain(refused('it does not end as a record does'));
    expect(await replayOf('{"refs":[]}')).toContain(refused('it is not a record of this gate'));
    expect(await replayOf(ofARun)).toBe(refused('it is a record of check; give it to check --replay'));
    expect(await refusalOf(runAlone(CRITICALS, ['--replay', `${path}.none`]))).toContain('cannot be read (ENOENT)');
    expect(() => readRecord(new TextEncoder().encode(whole))).toThrow(
      'it is a record of simulate; give it to simulate --replay',
    );
  });
});

describe('the file of a recorded simulation', () => {
  it('has no token and no e-mail address', async () => {
    const token = 'platform-secret-0123456789';
    const path = join(aFolder(), 'simulate.record');
    const tokenPath = join(aFolder(), 'token');
    writeFileSync(tokenPath, token);
    const rule = { ...anIssue().rule, path: `rule.${token}` };
    const tokens = [{ token, webApi: true, scheme: 'api-token' }] as const;
    // Every detail of the emulator names an author.
    const platform = await runPlatform({ ...small(), issues: [anIssue({ rule })], tokens });
    const flags = ['--base-url', platform.origin, '--deployment-id', '42', '--api-token-file', tokenPath];
    await runAlone(CRITICALS, [...flags, '--record', path]);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^\{"findingsGateRecord":2,\n"version":"[\d.]+",\n"simulation":\{/);
    expect(text).toContain('"rule.***"');
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/\w@\w/);
  });

  it('that cannot be written is a warning', async () => {
    const platform = await runPlatform(small());
    const run = await runSimulate(platform.origin, CRITICALS, ['--record', aFolder()]);
    expect(run.exitCode).toBe(0);
    expect(run.told).toContainEqual(
      expect.stringMatching(/^warning: The file of --record was not written \(E[A-Z]+\)\.$/),
    );
  });

  it('is not written by a simulation that is stopped', async () => {
    const folder = aFolder();
    const stopped = new AbortController();
    const stop = async (): Promise<void> => stopped.abort(new GateFailure('cancelled', 'the run was stopped'));
    const platform = await runPlatform(small(), undefined, {
      faults: [{ match: { operation: 'search-issues' }, fault: { kind: 'hold', until: stop } }],
    });
    const run = runSimulate(platform.origin, CRITICALS, ['--record', join(folder, 'x')], { signal: stopped.signal });
    expect(await refusalOf(run)).toMatch(/^cancelled: /);
    expect(readdirSync(folder)).toEqual([]);
  });
});
