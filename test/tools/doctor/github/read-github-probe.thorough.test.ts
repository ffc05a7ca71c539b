import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../emulator/faults/faults.ts';
import { aGitHub, aPull, aRepository, aRuleset, aSha, aToken, requiring } from '../../../../github-double/build.ts';
import type { Classic, Repository, Ruleset as RuleSet, Token } from '../../../../github-double/state.ts';
import type { GitHubProbe } from '../../../../src/tools/doctor/diagnosis.ts';
import { readGitHubProbe } from '../../../../src/tools/doctor/github/read-github-probe.ts';
import { type ServedGitHub, serveGitHub } from '../../../forge/github/served-github.ts';

const ACTIONS = { id: 15368, slug: 'github-actions' };
const HEAD = aSha('head');
const TOKEN = aToken();
/** A token with the read permissions of an administrator. */
const ADMIN = aToken({
  permissions: { ...TOKEN.permissions, administration: 'write', checks: 'read' },
});

const GATE_CHECK = { context: 'gate', app: null };
const GATE = requiring({ context: 'gate' });

const classic = (parts: Partial<Classic> = {}): Repository['classic'] =>
  new Map([['main', { checks: [GATE_CHECK], holdsForAdmins: true, shows: 'all', ...parts }]]);

function withPull(parts: Partial<Repository> = {}): Partial<Repository> {
  return { pulls: new Map([[7, aPull()]]), checkRuns: [{ sha: HEAD, name: 'gate', app: ACTIONS }], ...parts };
}

function serving(repository: Partial<Repository>, token: Token = ADMIN): Promise<ServedGitHub> {
  return serveGitHub(aGitHub({ repositories: [aRepository(repository)], tokens: [token] }));
}

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

describe('the answers of GitHub about the gate', () => {
  it('are complete if it is required', async () => {
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

  it('are unknown if the repository is unreadable', async () => {
    expect(await probeAt({}, TOKEN, { repository: 'octo-org/other' })).toEqual({
      check: 'gate',
      required: null,
      mergeQueue: null,
      defaultBranch: null,
      seen: [expect.stringContaining('Not known: cannot read the repository octo-org/other: GitHub answered 404')],
      next: [expect.stringContaining('metadata: read')],
    });
  });

  it.each([
    ...['shop', 'octo-org/shop/x', '../..', '/'].map((repository) => [repository, {}, 'no repository'] as const),
    ['octo-org/shop', { GITHUB_API_URL: 'ftp://x' }, 'GITHUB_API_URL'] as const,
  ])('are unknown, without a request, for %j with %j', async (repository, env, why) => {
    const github = await serving({});
    const seen = await probe({ ...github, env: { ...github.env, ...env } }, { repository });
    expect(seen).toMatchObject({ required: null, defaultBranch: null, seen: [expect.stringContaining(why)] });
    expect(github.operations()).toEqual([]);
  });
});

const ruled = (rules: RuleSet['rules'], parts: Partial<RuleSet> = {}) => ({
  rulesets: [aRuleset({ rules, ...parts })],
});
const ofOtherApp = (app: number) => ruled(requiring({ context: 'gate', app }));
const ofApp = (id: number, slug: string, name = 'gate') => [{ sha: HEAD, name, app: { id, slug } }];
const deletions = (count: number) => Array.from({ length: count }, () => ({ type: 'deletion' }));
const workflows = [{ path: '.github/workflows/gate.yml', repository_id: 99, ref: 'refs/heads/main' }];
const protecting = (parts: Partial<Classic>) => ({ classic: classic(parts) });
const OTHERS = protecting({ checks: [{ context: 'build', app: null }] });
const UNHELD = protecting({ holdsForAdmins: false });
const CLASSIC =
  'Classic branch protection requires "gate" from any source. Classic branch protection does not apply to administrators.';

/** A repository, whether it requires the check, and words that the report must contain. */
type Row = [
  what: string,
  repository: Partial<Repository>,
  required: boolean | null,
  told?: readonly string[],
  asked?: Asked & { readonly token?: Token },
];

describe('a rule', () => {
  it.each<Row>([
    [
      'does not exist if nothing is required, and has to be created',
      withPull(),
      false,
      [
        'No active rule of "main" requires "gate".',
        'Require "gate": until then, changes can be merged even if it fails. In Settings, Rules, Rulesets create an active ruleset for "main" with "Require status checks to pass".',
      ],
    ],
    ['requires nothing if its ruleset is only evaluated', ruled(GATE, { enforcement: 'evaluate' }), false],
    ['requires nothing if it is disabled', ruled(GATE, { enforcement: 'disabled' }), false],
    ['does not apply to the default branch if it is for another', ruled(GATE, { branches: ['release'] }), false],
    [
      'is not for the gate if it requires the check of another app',
      withPull(ofOtherApp(4242)),
      null,
      ['requires "gate" from the app with the id 4242', 'Set the source of "gate"'],
    ],
    [
      'is not for the gate even if the other app has reported',
      withPull({ ...ofOtherApp(4242), checkRuns: ofApp(4242, 'acme-gate') }),
      null,
    ],
    [
      'is for the gate on a server where GitHub Actions has another id',
      withPull({ ...ofOtherApp(5), checkRuns: ofApp(5, 'github-actions', 'build') }),
      true,
      ['requires "gate" from GitHub Actions.', '"gate" is required and was not reported'],
    ],
    [
      'may require a name that was never reported',
      withPull({ ...ruled(GATE), checkRuns: ofApp(15368, 'github-actions', 'call / gate') }),
      true,
      [
        '"gate" was not reported on the newest pull requests (7).',
        '"gate" is required and was not reported: until it is reported, nothing can be merged. "call / gate" was reported: if this is the gate, require that name.',
      ],
    ],
    ['may not apply to administrators', UNHELD, true, [CLASSIC]],
    ['may not apply to them, as seen by others too', UNHELD, true, [CLASSIC], { token: TOKEN }],
    ['is unknown if no names are shown', protecting({ shows: 'no-names' }), null, [], { token: TOKEN }],
    ['is unknown if nothing is shown', protecting({ shows: 'nothing' }), null, [], { token: TOKEN }],
    ['is shown to who administers, all the same', protecting({ shows: 'nothing' }), true],
    ['does not exist if the list has other names', OTHERS, false, [], { token: TOKEN }],
    ['does not exist if who may read it sees no check', protecting({ checks: undefined }), false],
    ['may be on a later page', ruled([...deletions(120), ...GATE]), true],
    ['may be one more than are read', ruled(deletions(301)), null, ['there are more than 300', 'administration: read']],
    [
      'may be of the organization',
      ruled(GATE, { source: 'Organization', branches: ['~ALL'] }),
      true,
      ['A ruleset of "octo-org" requires "gate" from any source.'],
      { token: TOKEN },
    ],
    [
      'may require a workflow, whose jobs it does not name',
      ruled([{ type: 'workflows', parameters: { workflows } }]),
      null,
      ['requires the workflow ".github/workflows/gate.yml"', 'If the gate runs in that workflow, it is required'],
    ],
    [
      'may exist with others, and one is selected if no name is known yet',
      withPull(ruled(requiring({ context: 'a' }))),
      null,
      ['Reported on the newest pull requests (7): "gate".', '--check'],
      { check: undefined },
    ],
  ])('%s', async (_, repository, required, told = [], { token = ADMIN, ...asked } = {}) => {
    const seen = await probeAt(repository, token, asked);
    expect(seen.required).toBe(required);
    for (const words of told) expect([...seen.seen, ...seen.next].join(' ')).toContain(words);
    // Each next step must be among the expected words.
    if (told.length > 0) expect(seen.next.filter((next) => !told.some((words) => next.includes(words)))).toEqual([]);
  });

  it('is mostly unknown for the default token of a job, and never false', async () => {
    const seen = await probeAt(withPull({ classic: classic({ checks: undefined, holdsForAdmins: false }) }), TOKEN);
    expect(seen).toMatchObject({ required: null, mergeQueue: null });
    expect(seen.next).toEqual([expect.stringContaining('administration: read')]);
    expect(seen.seen.filter((sentence) => sentence.startsWith('Not known: '))).toHaveLength(3);
  });

  it('of a merge queue needs an event of its own; classic protection does not show whether there is one', async () => {
    const queued = await probeAt(ruled([...GATE, { type: 'merge_queue' }]));
    expect(queued).toMatchObject({ required: true, mergeQueue: true });
    expect(queued.next.join(' ')).toContain('merge_group');
    expect(await probeAt(UNHELD)).toMatchObject({ mergeQueue: null });
  });
});

describe('the probe', () => {
  it('sends only reads, at most eleven, and no more than eight at a time', async () => {
    const pulls = new Map([7, 8, 9].map((number) => [number, aPull({ number })]));
    const repositories = [aRepository({ pulls, ...ruled(deletions(300)), classic: classic({ checks: [] }) })];
    let [underWay, most] = [0, 0];
    const until = async (): Promise<void> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await sleep(20);
      underWay -= 1;
    };
    const github = await serveGitHub(aGitHub({ repositories, tokens: [ADMIN] }), { fault: { kind: 'hold', until } });
    await probe(github);
    expect(github.server.requests.map(({ method }) => method)).toEqual(Array.from({ length: 11 }, () => 'GET'));
    expect([most > 1, most <= 8]).toEqual([true, true]);
  });

  const REQUIRED = withPull(ruled(GATE));
  const OPEN = withPull(ruled(requiring({ context: 'build' })));
  const FAULTS: readonly Fault[] = [
    { kind: 'status', status: 403 },
    { kind: 'status', status: 500 },
    { kind: 'replace-body', body: '[]' },
    { kind: 'replace-body', body: '{}' },
    { kind: 'replace-body', body: '[{"type":"required_status_checks"}]' },
    { kind: 'replace-body', body: '{"protected":true}' },
  ];

  it.each(FAULTS)('never throws and reports nothing false, whichever request fails: %j', async (fault) => {
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

  it('ends at once if the command is stopped', async () => {
    const stopped = new Error('stopped');
    const github = await serving({});
    await expect(probe(github, { signal: AbortSignal.abort(stopped) })).rejects.toBe(stopped);
  });
});
