import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_SHA, mergeGroupEvent, REPOSITORY } from '../../demo/events.ts';
import { anEpss, aRule } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Issue } from '../../emulator/state.ts';
import { aFile, aRepository, aSha } from '../../github-double/build.ts';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { parsePolicy } from '../../src/policy/file/parse-policy.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { foundBy, SOON_OVER, scanned, withIssues } from '../run/platforms.ts';
import { comparing } from './against-base.ts';
import { committed } from './policy-file.ts';
import { gateInputs, type Recipe, readRecipes, WORKFLOW_TEXT } from './recipe-book.ts';

const RECIPES = readRecipes();

/** What the stage of the test decides, not the recipe: where the platform is and whose project it is. */
const OF_THE_STAGE = ['base-url', 'api-token', 'deployment-id', 'repository-id', 'repository'];

type Cook = GateOptions & {
  /** Which policy of the page is on the base branch; by default the first one. */
  readonly policy?: number;
  readonly without?: string;
};

/** Runs the action as the recipe sets it up, on a platform of the test's choice. */
function cook(title: string, { policy = 0, without, inputs, ...options }: Cook = {}): Promise<GateRun> {
  const recipe = recipeOf(title);
  const given = gateInputs(recipe);
  const kept = Object.entries(given).filter(([name]) => !OF_THE_STAGE.includes(name) && name !== without);
  return runGate({
    ...options,
    inputs: { ...Object.fromEntries(kept), ...inputs },
    prepare: committed({ [BASE_SHA]: recipe.policies[policy]! }, given['policy-file']!),
  });
}

function recipeOf(title: string): Recipe {
  return RECIPES.find((recipe) => recipe.title === title)!;
}

/** Names of the conditions that are broken. */
function brokenOf(run: GateRun): readonly string[] {
  return run.report.conditions.filter(({ result }) => result === 'broken').map(({ name }) => name);
}

const secret = (state: string): Partial<Issue> => ({
  type: 'ISSUE_TYPE_SECRETS',
  severity: 'SEVERITY_HIGH',
  attributes: { validationStates: `VALIDATION_STATE_${state}` },
});
const dependency = (severity: string, reachability: string, parts: Partial<Issue> = {}): Partial<Issue> => ({
  type: 'ISSUE_TYPE_SCA',
  severity: `SEVERITY_${severity}`,
  ...parts,
  attributes: { reachabilities: `REACHABILITY_${reachability}`, ...parts.attributes },
});

/** A platform with so many issues of one kind. */
const having = (count: number, kind: Partial<Issue>): Cook => ({ platform: withIssues({ count, ...kind }) });

type Row = readonly [what: string, cook: Cook, outcome: readonly unknown[], broken: readonly string[]];

const STARTER: readonly Row[] = [
  ['a clean scan', {}, PASS, []],
  ['only high issues', { platform: 'at-limit' }, PASS, ['No high issues']],
  ['everything', { platform: 'over-limit' }, FAIL, ['max-critical', 'No live secrets', 'No high issues']],
  [
    'a live secret of low severity',
    having(1, { ...secret('CONFIRMED_VALID'), severity: 'SEVERITY_LOW' }),
    FAIL,
    ['No live secrets'],
  ],
  [
    'a scan without secrets',
    { platform: scanned({ enabledProducts: ['sast', 'sca'] }), inputs: SOON_OVER },
    [2, 'inconclusive', 'product-missing'],
    [],
  ],
];

const SECRETS: readonly Row[] = [
  ['a secret that works', having(1, secret('CONFIRMED_VALID')), FAIL, ['No live secrets']],
  ['a secret that does not', having(1, secret('CONFIRMED_INVALID')), PASS, []],
  ['a secret that nobody could try', having(1, secret('VALIDATION_ERROR')), PASS, ['No secrets that nobody could try']],
  ['critical code', having(9, { severity: 'SEVERITY_CRITICAL' }), PASS, []],
  ['a scan of only secrets', { platform: scanned({ enabledProducts: ['secrets'] }) }, PASS, []],
];

const SUPPLY_CHAIN: readonly Row[] = [
  [
    'a reachable high',
    having(1, dependency('HIGH', 'CONDITIONALLY_REACHABLE')),
    FAIL,
    ['No reachable critical or high vulnerabilities'],
  ],
  ['a reachable medium', having(1, dependency('MEDIUM', 'ALWAYS_REACHABLE')), PASS, []],
  [
    'an unreachable critical',
    having(1, dependency('CRITICAL', 'UNREACHABLE')),
    PASS,
    ['No critical vulnerabilities that are not known to be reachable'],
  ],
  [
    'an unreachable low that is likely exploited',
    having(1, dependency('LOW', 'UNREACHABLE', { epss: anEpss() })),
    FAIL,
    ['No vulnerabilities that are likely to be exploited'],
  ],
  [
    'a malicious package',
    {
      platform: withIssues({
        count: 1,
        ...dependency('LOW', 'UNKNOWN', { attributes: { scaRuleKind: 'SCA_RULE_KIND_MALICIOUS_DEPENDENCY' } }),
      }),
    },
    FAIL,
    ['No malicious dependencies'],
  ],
  ['critical code', having(9, { severity: 'SEVERITY_CRITICAL' }), PASS, []],
];

const RATCHET: readonly Row[] = [
  ['as many as before', { platform: comparing('a=9 b=1', 'a=9 b=1') }, PASS, []],
  ['fewer than before', { platform: comparing('a=8', 'a=9 b=1') }, PASS, []],
  ['one more than before', { platform: 'baseline' }, FAIL, ['max-high', 'No rule gets worse']],
  [
    'one rule better and another worse',
    { platform: comparing('b=1', 'a=9') },
    FAIL,
    ['max-high', 'No rule gets worse'],
  ],
  [
    'one more, in the merge queue',
    { event: mergeGroupEvent(), platform: 'baseline' },
    FAIL,
    ['max-high', 'No rule gets worse'],
  ],
  ['more of what is not severe', having(3, { severity: 'SEVERITY_LOW' }), PASS, ['No rule gets worse']],
];

const AUDIT: readonly Row[] = [
  [
    'only looks: the verdict is the real one, the job succeeds',
    { platform: 'over-limit' },
    [0, 'fail', ''],
    ['No critical issues', 'Few high issues'],
  ],
  ['warns', { platform: 'over-limit', without: 'mode', policy: 1 }, PASS, ['No critical issues', 'Few high issues']],
  [
    'warns, and blocks what cannot be proven',
    { platform: 'still-running', inputs: SOON_OVER, without: 'mode', policy: 1 },
    [2, 'inconclusive', 'scan-running'],
    [],
  ],
  ['blocks', { platform: 'over-limit', without: 'mode' }, FAIL, ['No critical issues', 'Few high issues']],
  ['lets five highs through', { platform: 'at-limit', without: 'mode' }, PASS, []],
];

const old = (days: number, severity: string): Partial<Issue> => ({
  severity: `SEVERITY_${severity}`,
  createdAtMs: Date.now() - days * 86_400_000,
});

const DEADLINES: readonly Row[] = [
  ['a critical issue of today', having(1, old(0, 'CRITICAL')), FAIL, ['max-critical']],
  ['a high issue of today', having(1, old(0, 'HIGH')), PASS, []],
  ['a high issue that is due soon', having(1, old(11, 'HIGH')), PASS, ['High issues that are due soon']],
  [
    'a high issue that is overdue',
    having(1, old(15, 'HIGH')),
    FAIL,
    ['High issues are due within two weeks', 'High issues that are due soon'],
  ],
  ['a medium issue of three weeks', having(1, old(21, 'MEDIUM')), PASS, []],
  ['a medium issue that is overdue', having(1, old(31, 'MEDIUM')), FAIL, ['Medium issues are due within a month']],
];

const AI_CODE_ISSUE: Partial<Issue> = { type: 'ISSUE_TYPE_AI_SAST', severity: undefined };

const AI_CODE: readonly Row[] = [
  ['a scan without AI code scanning', { platform: scanned({ enabledProducts: ['sast', 'sca', 'secrets'] }) }, PASS, []],
  ['critical code', having(9, { severity: 'SEVERITY_CRITICAL' }), PASS, []],
  [
    'an issue in AI code',
    { platform: foundBy({ enabledProducts: ['sast', 'ai_sast'] }, 1, AI_CODE_ISSUE) },
    FAIL,
    ['No new issues in AI code'],
  ],
];

const SHIP: readonly Row[] = [
  ['a clean scan', {}, PASS, []],
  [
    'a scan without secrets',
    { platform: scanned({ enabledProducts: ['sast', 'sca'] }), inputs: SOON_OVER },
    [2, 'inconclusive', 'product-missing'],
    [],
  ],
  ['a secret that nobody could try', having(1, secret('NO_VALIDATOR')), FAIL, ['No secrets that work or may work']],
  ['a secret that does not work', having(1, secret('CONFIRMED_INVALID')), PASS, []],
  [
    'a low that is likely to be exploited',
    having(1, dependency('LOW', 'UNREACHABLE', { epss: anEpss() })),
    FAIL,
    ['Nothing that is likely to be exploited'],
  ],
  [
    'a high that is not',
    { platform: withIssues({ count: 1, ...dependency('HIGH', 'REACHABLE', { epss: anEpss({ score: 0.01 }) }) }) },
    PASS,
    [],
  ],
  ['a high issue in code of today', having(1, old(0, 'HIGH')), PASS, []],
  [
    'a high issue in code that is overdue',
    having(1, old(20, 'HIGH')),
    FAIL,
    ['High issues in code are due within two weeks'],
  ],
];

const triaged = (state: string, agoDays = 60): Partial<Issue> => ({
  severity: 'SEVERITY_CRITICAL',
  rule: aRule({ path: 'python.lang.security.audit.exec' }),
  state: `AGGREGATE_ISSUE_STATE_${state}`,
  triagedAtMs: Date.now() - agoDays * 86_400_000,
});
const ACCEPTED_BY_THE_TEAM = { rule: aRule({ path: 'python.lang.security.audit.eval' }) };

const SILENCED: readonly Row[] = [
  ['a clean scan', {}, PASS, []],
  [
    'a critical suppressed in code',
    having(1, triaged('IGNORED_CODE')),
    FAIL,
    ['No critical suppressed in code by this change'],
  ],
  ['a high suppressed in code', having(1, { ...triaged('IGNORED_CODE'), severity: 'SEVERITY_HIGH' }), PASS, []],
  ['a critical that is open', having(1, triaged('OPEN')), FAIL, ['max-critical']],
  [
    'a critical that is fixed',
    { platform: withIssues({ count: 1, ...triaged('FIXED') }, { count: 1 }) },
    FAIL,
    ['max-high'],
  ],
  [
    'a critical ignored on the platform',
    having(1, triaged('IGNORED_APP')),
    FAIL,
    ['No critical risk accepted without the security team'],
  ],
  [
    'a critical that the platform took for safe',
    having(1, triaged('PROVISIONALLY_IGNORED_APP')),
    FAIL,
    ['No critical risk accepted without the security team'],
  ],
  [
    'a critical that the security team has accepted too',
    having(2, { ...triaged('IGNORED_APP'), ...ACCEPTED_BY_THE_TEAM }),
    PASS,
    [],
  ],
  [
    'what the emulator has silenced',
    { platform: 'silenced' },
    FAIL,
    ['No critical suppressed in code by this change', 'No critical risk accepted without the security team'],
  ],
  [
    'the week: what the emulator has silenced',
    { platform: 'silenced', policy: 1 },
    FAIL,
    ['Ignored on the platform this week', 'Critical issues that were ignored this week'],
  ],
  ['the week: nothing but old triage', { ...having(3, triaged('IGNORED_APP', 8)), policy: 1 }, PASS, []],
  [
    'the week: a high and a low of yesterday',
    {
      platform: withIssues(
        { count: 1, ...triaged('IGNORED_APP', 1), severity: 'SEVERITY_HIGH' },
        { count: 1, ...triaged('PROVISIONALLY_IGNORED_APP', 6), severity: 'SEVERITY_LOW' },
      ),
      policy: 1,
    },
    PASS,
    ['Ignored on the platform this week'],
  ],
  [
    'the week: a critical of today',
    { ...having(1, triaged('IGNORED_APP', 0)), policy: 1 },
    FAIL,
    ['Ignored on the platform this week', 'Critical issues that were ignored this week'],
  ],
];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'Starter policy': STARTER,
  'Secrets only': SECRETS,
  'Supply chain': SUPPLY_CHAIN,
  Ratchet: RATCHET,
  'Audit first': AUDIT,
  'Deadlines by age': DEADLINES,
  'AI code': AI_CODE,
  'Licence to ship': SHIP,
  'Silenced issues': SILENCED,
};

describe.each(Object.entries(ROWS))('the recipe %s', { concurrent: true }, (title, rows) => {
  it.each(rows)('decides as the page says: %s', async (_, how, outcome, broken) => {
    const run = await cook(title, how);
    expect(outcomeOf(run)).toEqual(outcome);
    expect(brokenOf(run)).toEqual(broken);
  });
});

describe('the recipe Monorepo', { concurrent: true }, () => {
  it('judges all projects with one comment', async () => {
    const run = await cook('Monorepo', { platform: 'monorepo', inputs: { 'repository-id': '' } });
    expect(outcomeOf(run)).toEqual(FAIL);
    const [comment, ...others] = run.comments;
    expect(others).toEqual([]);
    for (const part of ['api', 'web', 'docs']) expect(comment).toContain(`${REPOSITORY}/${part}`);
  });

  it.each([
    ['in all', { projects: 'all' }],
    ['by its id in a list', { projects: '456' }],
    ['by its name in a list', { projects: `${REPOSITORY}/api` }],
    ['by id and name', { 'repository-id': '456', repository: `${REPOSITORY}/api` }],
    ['by its name alone', { repository: `${REPOSITORY}/api` }],
    ['by its id alone', { 'repository-id': '456' }],
  ])('finds the scan that the scanner labels as its part: %s', async (_how, given) => {
    const label = {
      repository: REPOSITORY,
      repo_display_name: `${REPOSITORY}/api`,
      repo_url: `https://github.com/${REPOSITORY}`,
    };
    const run = await runGate({
      platform: (context) => {
        const state = SCENARIOS['over-limit']({ ...context, repositoryId: '456' });
        return { ...state, scans: state.scans.map((scan) => ({ ...scan, meta: { ...label, ...scan.meta } })) };
      },
      inputs: { 'repository-id': '', ...given },
      due: 'fail',
    });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(run.report.scans).toMatchObject([{ repository: `${REPOSITORY}/api`, repositoryId: '456' }]);
  });
});

describe('the recipe Central policy with local waivers', { concurrent: true }, () => {
  const { policies } = recipeOf('Central policy with local waivers');
  const [policy, waivers] = policies as readonly [string, string];
  const given = gateInputs(recipeOf('Central policy with local waivers'));
  const SHARED = aSha('the shared policies');
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const waived = { rule: aRule({ path: 'python.lang.security.audit.eval' }), severity: 'SEVERITY_CRITICAL' };

  function run(count: number): Promise<GateRun> {
    return runGate({
      platform: withIssues({ count, ...waived }),
      inputs: { 'policy-file': given['policy-file']!, 'waivers-file': given['waivers-file']! },
      prepare: (stage) => {
        const commits = new Map([[SHARED, new Map([['gates/default.yml', aFile(policy)]])]]);
        const refs = new Map([['refs/heads/main', SHARED]]);
        stage.githubState.repositories.push(aRepository({ id: 2, owner: 'your-org', name: 'policies', refs, commits }));
        committed({ [BASE_SHA]: waivers.replace(/expires: \S+/, `expires: ${soon}`) }, given['waivers-file']!)(stage);
      },
    });
  }

  it('passes as many issues of a rule as the repository may have', async () => {
    expect(outcomeOf(await run(3))).toEqual(PASS);
  });

  it('fails where there are more', async () => {
    const failed = await run(4);
    expect(outcomeOf(failed)).toEqual(FAIL);
    expect(brokenOf(failed)).toEqual(['max-critical']);
  });
});

describe('docs/recipes.md', () => {
  it('has the recipes that are tested here, and is linked from the README', () => {
    expect(RECIPES.map(({ title }) => title).sort()).toEqual(
      [...Object.keys(ROWS), 'Monorepo', 'Central policy with local waivers'].sort(),
    );
    expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain('](docs/recipes.md)');
  });

  it.each(RECIPES)('leads to $title from its top', ({ title }) => {
    const page = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
    expect(page).toContain(`- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`);
  });

  it.each(RECIPES)('has policies that the gate reads, in $title', (recipe) => {
    expect(recipe.policies.length).toBeGreaterThan(0);
    const baseline = gateInputs(recipe).baseline === 'base' ? 'given' : 'none';
    for (const policy of recipe.policies) {
      const read = parsePolicy(policy, { baseline, today: '2026-06-15', sourceName: 'policy' });
      expect([read.failOnSeverity ?? [], read.conditions, read.waivers].flat()).not.toEqual([]);
    }
  });
});

describe('the workflow of the recipes', () => {
  const { workflow } = RECIPES[0]!;
  const { inputs } = readActionMetadata();

  it('pins the gate to a commit and names the version', () => {
    const used = [...WORKFLOW_TEXT.matchAll(/\buses: (.*)$/gm)].map(([, action]) => action);
    expect(used).toEqual(['OWNER/findings-gate@0000000000000000000000000000000000000000 # v0.1.0']);
  });

  it('grants what the gate needs and no more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  it('never lets the gate be skipped', () => {
    const jobs = Object.values(workflow.jobs);
    const skippable = [...jobs, ...jobs.flatMap(({ steps }) => steps)].filter(
      (part) => 'if' in part || 'continue-on-error' in part,
    );
    expect(skippable).toEqual([]);
    expect(WORKFLOW_TEXT).not.toMatch(/\bpaths(?:-ignore)?:/);
  });

  it('has a time limit longer than the gate needs to wait, read and report', () => {
    const wait = Number.parseInt(inputs['wait-timeout']!.default!, 10);
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(wait + 2);
  });

  it.each(RECIPES)('has inputs that exist in $title, with all required ones', (recipe) => {
    const given = gateInputs(recipe);
    const required = Object.keys(inputs).filter((name) => inputs[name]!.required);
    expect(Object.keys(given).filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
    const texts = Object.values(given).join(' ');
    expect(texts.replaceAll(/\$\{\{ secrets\.[A-Z_]+ \}\}/g, '')).not.toContain('${{');
  });
});
