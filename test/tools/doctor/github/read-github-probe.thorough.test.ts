import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../emulator/faults/faults.ts';
import { aGitHub, aPull, aRepository, aRuleset, aSha, aToken, requiring } from '../../../../github-double/build.ts';
import type { Classic, Repository, Token } from '../../../../github-double/state.ts';
import type { GitHubProbe } from '../../../../src/tools/doctor/diagnosis.ts';
import { readGitHubProbe } from '../../../../src/tools/doctor/github/read-github-probe.ts';
import { type ServedGitHub, serveGitHub } from '../../../forge/github/served-github.ts';

const ACTIONS = { id: 15368, slug: 'github-actions' };
const HEAD = aSha('head');
const TOKEN = aToken();
/** A token that may see all that somebody who administers may. */
const ADMIN = aToken({
  permissions: { ...TOKEN.permissions, administration: 'write', actions: 'read', checks: 'read' },
});

const GATE_CHECK = { context: 'gate', app: null };
const GATE = requiring({ context: 'gate' });
const REQUIRING_GATE = [aRuleset({ rules: GATE })];

/** Classic protection of `main`. */
const classic = (parts: Partial<Classic> = {}): Repository['classic'] =>
  new Map([['main', { checks: [GATE_CHECK], holdsForAdmins: true, shows: 'all', ...parts }]]);

/** One pull request, whose head has the check `gate`. */
function withPull(parts: Partial<Repository> = {}): Partial<Repository> {
  return { pulls: new Map([[7, aPull()]]), checkRuns: [{ sha: HEAD, name: 'gate', app: ACTIONS }], ...parts };
}

function serving(repository: Partial<Repository>, token: Token = ADMIN): Promise<ServedGitHub> {
  return serveGitHub(aGitHub({ repositories: [aRepository(repository)], tokens: [token] }));
}

/** What the look asks for. */
const ASKED = 'read-repository list-branch-rules read-branch list-pulls list-check-runs read-combined-status'.split(
  ' ',
);

type Asked = { readonly check?: string | undefined; readonly repository?: string; readonly signal?: AbortSignal };

function probe({ clock, env, state }: ServedGitHub, asked: Asked = {}): Promise<GitHubProbe> {
  const token = state.tokens[0]!.value;
  const usual = { token, env, repository: 'octo-org/shop', check: 'gate', clock, random: () => 0 };
  return readGitHubProbe({ ...usual, ...asked });
}

async function probeAt(repository: Partial<Repository>, token: Token = ADMIN, asked: Asked = {}): Promise<GitHubProbe> {
  return probe(await serving(repository, token), asked);
}

describe('what GitHub says of the gate', () => {
  it('is told as a whole where it is required', async () => {
    const rulesets = [aRuleset({ rules: requiring({ context: 'build' }, { context: 'gate' }) })];
    expect(await probeAt(withPull({ rulesets }))).toEqual({
      check: 'gate',
      required: true,
      mergeQueue: false,
      defaultBranch: 'main',
      seen: [
        'The default branch of "octo-org/shop" is "main".',
        'A ruleset of "octo-org/shop" requires "gate" from any source.',
        '"main" has no merge queue.',
        '"gate" was reported on the newest pull requests (7).',
      ],
      next: [],
    });
  });

  it('is told as a whole where nothing is required', async () => {
    expect(await probeAt(withPull())).toMatchObject({
      required: false,
      mergeQueue: false,
      seen: expect.arrayContaining(['No active rule of "main" requires "gate".']),
      next: [
        'Require "gate": nothing keeps a change from being merged past it. In Settings, Rules, Rulesets make an active ruleset for "main" with "Require status checks to pass".',
      ],
    });
  });

  it('is little for the default token of a job, and never a no', async () => {
    const seen = await probeAt(withPull({ classic: classic({ checks: undefined, holdsForAdmins: false }) }), TOKEN);
    expect(seen).toMatchObject({ required: null, mergeQueue: null });
    expect(seen.next).toEqual([expect.stringContaining('administration: read')]);
    expect(seen.seen.filter((sentence) => sentence.startsWith('Not known: '))).toHaveLength(3);
  });

  it('is nothing where the repository cannot be read', async () => {
    expect(await probeAt({}, TOKEN, { repository: 'octo-org/other' })).toEqual({
      check: 'gate',
      required: null,
      mergeQueue: null,
      defaultBranch: null,
      seen: [expect.stringContaining('Not known: cannot read the repository octo-org/other: GitHub answered 404')],
      next: [expect.stringContaining('metadata: read')],
    });
  });

  it.each(['shop', 'octo-org/shop/x', '../..', '/'])(
    'is nothing for %j, which is no repository',
    async (repository) => {
      const github = await serving({});
      expect(await probe(github, { repository })).toMatchObject({ required: null, defaultBranch: null });
      expect(github.operations()).toEqual([]);
    },
  );

  it('is nothing where the address of the API is none', async () => {
    const github = await serving({});
    const seen = await probe({ ...github, env: { GITHUB_API_URL: 'ftp://x' } });
    expect(seen.seen).toEqual([expect.stringContaining('GITHUB_API_URL')]);
  });
});

describe('a rule that is true and misleads', () => {
  it.each(['evaluate', 'disabled'] as const)(
    'requires nothing where its ruleset is not active: %s',
    async (enforcement) => {
      const rulesets = [aRuleset({ enforcement, rules: GATE })];
      expect(await probeAt({ rulesets })).toMatchObject({ required: false });
    },
  );

  it('is no rule of the default branch where it is for another one', async () => {
    const rulesets = [aRuleset({ branches: ['release'], rules: GATE })];
    expect(await probeAt({ rulesets })).toMatchObject({ required: false });
  });

  it('is not the own one where it wants the check of another app', async () => {
    const rulesets = [aRuleset({ rules: requiring({ context: 'gate', app: 4242 }) })];
    const seen = await probeAt(withPull({ rulesets }));
    expect(seen.required).toBe(null);
    expect(seen.seen.join(' ')).toContain('requires "gate" from the app with the id 4242');
    expect(seen.next.join(' ')).toContain('Set the source of "gate"');
  });

  it('is not the own one though the other app has reported, too', async () => {
    const rulesets = [aRuleset({ rules: requiring({ context: 'gate', app: 4242 }) })];
    const checkRuns = [{ sha: HEAD, name: 'gate', app: { id: 4242, slug: 'acme-gate' } }];
    expect(await probeAt(withPull({ rulesets, checkRuns }))).toMatchObject({ required: null });
  });

  it('is the own one on a server where GitHub Actions has another id', async () => {
    const rulesets = [aRuleset({ rules: requiring({ context: 'gate', app: 5 }) })];
    const checkRuns = [{ sha: HEAD, name: 'build', app: { id: 5, slug: 'github-actions' } }];
    const seen = await probeAt(withPull({ rulesets, checkRuns }));
    expect(seen.required).toBe(true);
    expect(seen.seen.join(' ')).toContain('requires "gate" from GitHub Actions.');
  });

  it('may require a name that nobody reports', async () => {
    const checkRuns = [{ sha: HEAD, name: 'call / gate', app: ACTIONS }];
    const seen = await probeAt(withPull({ rulesets: REQUIRING_GATE, checkRuns }));
    expect(seen.required).toBe(true);
    expect(seen.seen).toContain('"gate" was not reported on the newest pull requests (7).');
    expect(seen.next).toEqual([
      '"gate" is required and was not reported: as long as it is not, nothing can be merged. Reported was "call / gate": require that name instead, if it is the gate.',
    ]);
  });

  it('does not hold for administrators', async () => {
    for (const token of [ADMIN, TOKEN]) {
      const seen = await probeAt({ classic: classic({ holdsForAdmins: false }) }, token);
      expect(seen).toMatchObject({ required: true, mergeQueue: null });
      expect(seen.seen).toContain('Classic branch protection requires "gate" from any source.');
      expect(seen.seen).toContain('Classic branch protection does not hold for administrators.');
    }
  });
});

describe('what a token is shown', () => {
  it.each(['no-names', 'nothing'] as const)('is no proof where it is %s', async (shows) => {
    expect(await probeAt({ classic: classic({ shows }) }, TOKEN)).toMatchObject({ required: null });
    expect(await probeAt({ classic: classic({ shows }) }, ADMIN)).toMatchObject({ required: true });
  });

  it('is a no where the list has other names', async () => {
    const others = classic({ checks: [{ context: 'build', app: null }] });
    expect(await probeAt({ classic: others }, TOKEN)).toMatchObject({ required: false });
  });

  it('is a no for settings without any check, read by somebody who may', async () => {
    expect(await probeAt({ classic: classic({ checks: undefined }) }, ADMIN)).toMatchObject({
      required: false,
      mergeQueue: null,
    });
  });

  it('is all of several pages', async () => {
    const many = Array.from({ length: 120 }, () => ({ type: 'deletion' }));
    const rulesets = [aRuleset({ rules: [...many, ...GATE] })];
    expect(await probeAt({ rulesets })).toMatchObject({ required: true });
  });

  it('is not known where there are more rules than are read', async () => {
    const many = Array.from({ length: 301 }, () => ({ type: 'deletion' }));
    const seen = await probeAt({ rulesets: [aRuleset({ rules: many })] });
    expect(seen.required).toBe(null);
    expect(seen.seen.join(' ')).toContain('there are more than 300');
  });

  it('is what the organization requires, too', async () => {
    const rulesets = [aRuleset({ source: 'Organization', branches: ['~ALL'], rules: GATE })];
    const seen = await probeAt({ rulesets }, TOKEN);
    expect(seen.required).toBe(true);
    expect(seen.seen).toContain('A ruleset of "octo-org" requires "gate" from any source.');
  });

  it('is a required workflow, whose jobs nobody names', async () => {
    const workflows = [{ path: '.github/workflows/gate.yml', repository_id: 99, ref: 'refs/heads/main' }];
    const rulesets = [aRuleset({ rules: [{ type: 'workflows', parameters: { workflows } }] })];
    const seen = await probeAt({ rulesets });
    expect(seen.required).toBe(null);
    expect(seen.seen.join(' ')).toContain('requires the workflow ".github/workflows/gate.yml"');
  });

  it('is a merge queue, which needs an event of its own', async () => {
    const rules = [...GATE, { type: 'merge_queue' }];
    const seen = await probeAt({ rulesets: [aRuleset({ rules })] });
    expect(seen).toMatchObject({ required: true, mergeQueue: true });
    expect(seen.next.join(' ')).toContain('merge_group');
  });

  it('is what was reported, where no name is known yet', async () => {
    const seen = await probeAt(withPull({ rulesets: [aRuleset({ rules: requiring({ context: 'a' }) })] }), ADMIN, {
      check: undefined,
    });
    expect(seen).toMatchObject({ check: null, required: null });
    expect(seen.seen).toContain('Reported on the newest pull requests (7): "gate".');
    expect(seen.next).toEqual([expect.stringContaining('--check')]);
  });
});

describe('the look', () => {
  it('sends reads alone, eleven at most', async () => {
    const pulls = new Map([7, 8, 9].map((number) => [number, aPull({ number })]));
    const many = Array.from({ length: 300 }, () => ({ type: 'deletion' }));
    const github = await serving({ pulls, rulesets: [aRuleset({ rules: many })], classic: classic({ checks: [] }) });
    await probe(github);
    expect(github.server.requests.map(({ method }) => method)).toEqual(Array.from({ length: 11 }, () => 'GET'));
  });

  it('has no more than eight requests under way', async () => {
    const pulls = new Map([7, 8].map((number) => [number, aPull({ number })]));
    let [underWay, most] = [0, 0];
    const until = async (): Promise<void> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await sleep(20);
      underWay -= 1;
    };
    const state = aGitHub({
      repositories: [aRepository({ pulls, classic: classic({ checks: [] }) })],
      tokens: [ADMIN],
    });
    await probe(await serveGitHub(state, { fault: { kind: 'hold', until } }));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  const REQUIRED = withPull({ rulesets: REQUIRING_GATE });
  const OPEN = withPull({ rulesets: [aRuleset({ rules: requiring({ context: 'build' }) })] });
  const FAULTS: readonly Fault[] = [
    { kind: 'status', status: 403 },
    { kind: 'status', status: 500 },
    { kind: 'replace-body', body: '[]' },
    { kind: 'replace-body', body: '{}' },
    { kind: 'replace-body', body: '[{"type":"required_status_checks"}]' },
    { kind: 'replace-body', body: '{"protected":true}' },
  ];

  it.each(FAULTS)('never throws and says nothing false, whichever request goes wrong: %j', async (fault) => {
    for (const [repository, wrong] of [
      [REQUIRED, false],
      [OPEN, true],
    ] as const) {
      for (const operation of ASKED) {
        const state = aGitHub({ repositories: [aRepository(repository)], tokens: [ADMIN] });
        const seen = await probe(await serveGitHub(state, { match: { operation }, fault }));
        expect([operation, seen.required]).not.toEqual([operation, wrong]);
      }
    }
  });

  it('is over at once where the command is stopped', async () => {
    const stopped = new Error('stopped');
    const github = await serving({});
    await expect(probe(github, { signal: AbortSignal.abort(stopped) })).rejects.toBe(stopped);
  });
});
