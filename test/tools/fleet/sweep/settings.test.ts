import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFile, aSha } from '../../../../github-double/build.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { aSweptWorld, REPOSITORY, type SweptWorld } from './a-sweep.ts';

const PULLS = [{ number: 7, status: 'success', criticals: 1 }] as const;
const STRICT = 'version: 1\nconditions: [{ name: Nothing, max: 0 }]\n';
const LAX = 'version: 1\nfail-on-severity: none\nconditions: [{ name: A few, max: 5 }]\n';

const aPolicyFile = (text: string): string => join(aFolder({ 'policy.yml': text }), 'policy.yml');

const asked = ({ platform, github }: SweptWorld): number => platform.requests.length + github.server.requests.length;

describe('the settings of a sweep', () => {
  it.each<[what: string, args: readonly string[], env: NodeJS.ProcessEnv, message: string]>([
    ['a word that is no flag', ['octo-org/shop'], {}, 'sweep takes only flags'],
    ['no name of a status', ['--commit-status', ''], {}, '--commit-status missing'],
    ['no token of GitHub', [], { FINDINGS_GATE_GITHUB_TOKEN: '' }, 'the GitHub token is missing: set FINDINGS_GATE'],
    ['a repository of one word, elsewhere', ['--repository', 'shop'], {}, '"shop" is no repository; write owner/name'],
    ['one project and several', ['--projects', 'all', '--repository-id', '101'], {}, '--repository-id and --projects'],
    ['two policies', ['--policy', LAX, '--policy-file', 'p.yml'], {}, 'only one of the two can be set'],
    ['a path out of it', ['--policy-file', 'a/../b.yml'], {}, 'a local file is written with ./ or / before it'],
    ['waivers of another repository', ['--waivers-file', 'a/b/c.yml@main'], {}, 'waivers are those of this repository'],
    ['a time to wait', ['--wait-timeout', '5m'], {}, 'a sweep waits for nothing'],
    ['what softens', ['--on-inconclusive', 'warn'], {}, 'never sets the status'],
    ['a limit that is no number', ['--max-high', 'few'], {}, '--max-high'],
    ['an address in the clear', [], { GITHUB_API_URL: 'http://github.example' }, 'GITHUB_API_URL is plain http'],
    ['a policy with mistakes', ['--policy', 'version: 2'], {}, 'policy'],
    ['a local policy that is not there', ['--policy-file', '/nowhere/policy.yml'], {}, '/nowhere/policy.yml'],
  ])('are refused with %s, before any request', async (_, args, env, message) => {
    const world = await aSweptWorld(PULLS);
    const run = await world.sweep(args, { env });
    expect(run.stderr).toContain(message);
    expect(run.exitCode).toBe(3);
    expect(asked(world)).toBe(0);
  });

  it('are read from variables, and name them, except those of other commands', async () => {
    const world = await aSweptWorld([]);
    const env = { FINDINGS_GATE_MAX_HIGH: '3', FINDINGS_GATE_WAIT_TIMEOUT: '5m' };
    const run = await world.sweep([], { env });
    expect([run.exitCode, run.stderr]).toEqual([
      0,
      expect.stringMatching(/^From variables: FINDINGS_GATE_MAX_HIGH\.$/m),
    ]);
  });

  it('need a token of the platform', async () => {
    const world = await aSweptWorld(PULLS);
    const run = await world.sweep([], { env: { FINDINGS_GATE_TOKEN: '' } });
    expect(run.stderr).toContain('no-token');
    expect([run.exitCode, asked(world)]).toEqual([2, 0]);
  });

  it('have the repository of the workflow for a part of it, and for a project of another name', async () => {
    for (const project of [`${REPOSITORY}/web`, 'shop']) {
      const world = await aSweptWorld(PULLS);
      const env = { GITHUB_REPOSITORY: REPOSITORY };
      const run = await world.sweep(['--repository', project, '--repository-id', '101'], { env });
      expect(run.json()).toMatchObject({ repository: REPOSITORY });
      expect(run.words()).toHaveLength(1);
    }
  });

  it('have the severity that blocks, limits, a policy as text, a local one, and one of a branch', async () => {
    const branch = `${REPOSITORY}/policies/gate.yml@main`;
    for (const [args, expected] of [
      [[], '7 fail failure'],
      [['--max-critical', '1'], '7 pass success'],
      [['--fail-on-severity', 'none'], '7 pass success'],
      [['--policy', LAX, '--fail-on-severity', 'high'], '7 fail failure'],
      [['--mode', 'report'], '7 fail success'],
      [['--policy', LAX], '7 pass success'],
      [['--policy-file', aPolicyFile(STRICT)], '7 fail failure'],
      [['--policy-file', branch], '7 pass success'],
    ] as const) {
      const world = await aSweptWorld(PULLS);
      world.repository.commits.set(aSha('main'), new Map([['policies/gate.yml', aFile(LAX)]]));
      expect((await world.sweep(args)).words(), args.join(' ')).toEqual([expected]);
    }
  });

  it('reach an Enterprise Server below its own path', async () => {
    const world = await aSweptWorld(PULLS, { github: { prefix: '/api/v3' } });
    expect((await world.sweep()).words()).toEqual(['7 fail failure']);
  });

  it('have waivers of each base', async () => {
    const waivers = `version: 1\nwaivers: [{ rule: code.critical, reason: known, owner: me, expires: 2099-01-01 }]\n`;
    const world = await aSweptWorld([{ ...PULLS[0], status: 'failure' }]);
    world.repository.commits.set(aSha('main'), new Map([['waivers.yml', aFile(waivers)]]));
    expect((await world.sweep(['--waivers-file', 'waivers.yml'])).words()).toEqual(['7 pass success']);
    expect((await world.sweep(['--waivers-file', 'none.yml'])).words()).toEqual(['7 fail failure']);
  });

  it('compare with the base of each pull request if configured', async () => {
    const world = await aSweptWorld(PULLS);
    expect((await world.sweep(['--baseline', 'base'])).words()).toEqual(['7 fail failure']);
  });

  it('end with the sweep if it is stopped', async () => {
    const world = await aSweptWorld(PULLS);
    const stop = new AbortController();
    world.github.state.before.set('list-statuses', () => {
      stop.abort(new GateFailure('cancelled', 'stopped by a signal'));
      return undefined;
    });
    const run = await world.sweep([], { signal: stop.signal });
    expect(run.stderr).toContain('cancelled - stopped by a signal');
    expect(run.exitCode).toBe(2);
    expect(world.repository.statuses).toHaveLength(1);
  });
});
