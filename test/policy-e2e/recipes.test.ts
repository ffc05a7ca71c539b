import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BASE_SHA, mergeGroupEvent, REPOSITORY } from '../../demo/events.ts';
import { anEpss, aRule } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import { aFile, aRepository, aSha } from '../../github-double/build.ts';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { foundBy, SOON_OVER, scanned, withIssues } from '../run/platforms.ts';
import { comparing } from './against-base.ts';
import { committed } from './policy-file.ts';

const PAGE = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');

type Workflow = {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly [{ with: Record<string, string> }] }>>;
};

type Recipe = {
  readonly title: string;
  readonly policies: readonly string[];
  /** The workflow of the page, as the recipe changes it. */
  readonly workflow: Workflow;
};

/** The workflow at the top of docs/recipes.md, as text. */
const WORKFLOW_TEXT = (() => {
  const [text, ...others] = blocksOf(PAGE.split(/^## /m)[0]!);
  if (text === undefined || others.length > 0) throw new Error('the top of the page has one block: the workflow');
  return text;
})();

/** Recipes by title. Each YAML block is a policy or an addition to the step; anything else is an error. */
const RECIPES: readonly Recipe[] = PAGE.split(/^## /m).slice(1).map(readRecipe);

/** The inputs of the gate, expressions filled in. */
function gateInputs({ workflow }: Pick<Recipe, 'workflow'>): Readonly<Record<string, string>> {
  const { steps } = Object.values(workflow.jobs)[0]!;
  return Object.fromEntries(
    Object.entries(steps[0].with).map(([name, text]) => [
      name,
      text.replaceAll('${{ github.repository }}', REPOSITORY),
    ]),
  );
}

function readRecipe(section: string): Recipe {
  const title = section.slice(0, section.indexOf('\n'));
  const blocks = blocksOf(section);
  const [added, ...others] = blocks.filter((text) => text.startsWith('with:'));
  if (others.length > 0) throw new Error(`${title} adds to the step twice`);
  const workflow = parse(WORKFLOW_TEXT) as Workflow;
  const [step] = Object.values(workflow.jobs)[0]!.steps;
  Object.assign(step.with, added && (parse(added) as typeof step).with);
  // The gate accepts only one of the two, and the page says which one to remove.
  if (step.with.projects !== undefined) delete step.with['repository-id'];
  return { title, policies: blocks.filter((text) => text !== added), workflow };
}

function blocksOf(section: string): readonly string[] {
  return [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => {
    if (language !== 'yaml') throw new Error(`a block of ${language}`);
    return text!;
  });
}

/** Inputs that the stage of the test sets, and not the recipe: the platform's address and the project. */
const OF_THE_STAGE = ['base-url', 'api-token', 'deployment-id', 'repository-id', 'repository'];

type Cook = GateOptions & {
  /** The index of the page's policy that is on the base branch; by default the first one. */
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

/** One issue of each of these kinds. */
const having = (...kinds: readonly Partial<Issue>[]): Cook => ({
  platform: withIssues(...kinds.map((kind) => ({ count: 1, ...kind }))),
});
const secret = (state: string, severity = 'HIGH'): Cook =>
  having({
    type: 'ISSUE_TYPE_SECRETS',
    severity: `SEVERITY_${severity}`,
    attributes: { validationStates: `VALIDATION_STATE_${state}` },
  });
const dependency = (severity: string, reachability: string, parts: Partial<Issue> = {}): Cook =>
  having({
    type: 'ISSUE_TYPE_SCA',
    severity: `SEVERITY_${severity}`,
    ...parts,
    attributes: { reachabilities: `REACHABILITY_${reachability}`, ...parts.attributes },
  });
const old = (days: number, severity: string): Cook =>
  having({ severity: `SEVERITY_${severity}`, createdAtMs: Date.now() - days * 86_400_000 });
const triaged = (state: string, { agoDays = 60, severity = 'CRITICAL', rule = 'exec' } = {}): Partial<Issue> => ({
  severity: `SEVERITY_${severity}`,
  rule: aRule({ path: `python.lang.security.audit.${rule}` }),
  state: `AGGREGATE_ISSUE_STATE_${state}`,
  triagedAtMs: Date.now() - agoDays * 86_400_000,
});
const MALICIOUS = { attributes: { scaRuleKind: 'SCA_RULE_KIND_MALICIOUS_DEPENDENCY' } };
const CRITICAL_CODE = having({ severity: 'SEVERITY_CRITICAL' });
const WITHOUT_SECRETS = { platform: scanned({ enabledProducts: ['sast', 'sca'] }), inputs: SOON_OVER };
const ENFORCED = { without: 'mode' };
const AI_CODE_ISSUE: Partial<Issue> = { type: 'ISSUE_TYPE_AI_SAST', severity: undefined };
const IN_QUEUE = { event: mergeGroupEvent(), platform: 'baseline' } as const;

/** A run of the recipe, its outcome, and the broken conditions. */
type Row = readonly [what: string, cook: Cook, outcome: readonly unknown[], ...broken: readonly string[]];

const unproven = (reason: string) => [2, 'inconclusive', reason];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'Starter policy': [
    ['only high issues', { platform: 'at-limit' }, PASS, 'No high issues'],
    ['everything', { platform: 'over-limit' }, FAIL, 'max-critical', 'No live secrets', 'No high issues'],
    ['a live secret of low severity', secret('CONFIRMED_VALID', 'LOW'), FAIL, 'No live secrets'],
    ['a scan without secrets', WITHOUT_SECRETS, unproven('product-missing')],
  ],
  'Secrets only': [
    ['a secret that works', secret('CONFIRMED_VALID'), FAIL, 'No live secrets'],
    ['a secret that does not', secret('CONFIRMED_INVALID'), PASS],
    ['a secret that could not be validated', secret('VALIDATION_ERROR'), PASS, 'No secrets that nobody could try'],
    ['critical code', CRITICAL_CODE, PASS],
  ],
  'Supply chain': [
    [
      'a reachable high',
      dependency('HIGH', 'CONDITIONALLY_REACHABLE'),
      FAIL,
      'No reachable critical or high vulnerabilities',
    ],
    [
      'an unreachable critical',
      dependency('CRITICAL', 'UNREACHABLE'),
      PASS,
      'No critical vulnerabilities that are not known to be reachable',
    ],
    [
      'an unreachable low that is likely exploited',
      dependency('LOW', 'UNREACHABLE', { epss: anEpss() }),
      FAIL,
      'No vulnerabilities that are likely to be exploited',
    ],
    ['a malicious package', dependency('LOW', 'UNKNOWN', MALICIOUS), FAIL, 'No malicious dependencies'],
  ],
  Ratchet: [
    ['as many as before', { platform: comparing('a=9 b=1', 'a=9 b=1') }, PASS],
    ['one rule better, another worse', { platform: comparing('b=1', 'a=9') }, FAIL, 'max-high', 'No rule gets worse'],
    ['one more, in the merge queue', IN_QUEUE, FAIL, 'max-high', 'No rule gets worse'],
    ['more low issues', having({ severity: 'SEVERITY_LOW' }), PASS, 'No rule gets worse'],
  ],
  'Audit first': [
    ['only reports', { platform: 'over-limit' }, [0, 'fail', ''], 'No critical issues', 'Few high issues'],
    ['warns', { ...ENFORCED, platform: 'over-limit', policy: 1 }, PASS, 'No critical issues', 'Few high issues'],
    [
      'warns, and blocks an inconclusive verdict',
      { ...ENFORCED, platform: 'still-running', inputs: SOON_OVER, policy: 1 },
      unproven('scan-running'),
    ],
    ['blocks', { ...ENFORCED, platform: 'over-limit' }, FAIL, 'No critical issues', 'Few high issues'],
    ['passes five high issues', { ...ENFORCED, platform: 'at-limit' }, PASS],
  ],
  'Deadlines by age': [
    ['a critical issue of today', old(0, 'CRITICAL'), FAIL, 'max-critical'],
    ['a high issue of today', old(0, 'HIGH'), PASS],
    ['a high issue that is due soon', old(11, 'HIGH'), PASS, 'High issues that are due soon'],
    [
      'a high issue that is overdue',
      old(15, 'HIGH'),
      FAIL,
      'High issues are due within two weeks',
      'High issues that are due soon',
    ],
    ['a medium issue that is overdue', old(31, 'MEDIUM'), FAIL, 'Medium issues are due within a month'],
  ],
  'AI code': [
    ['a scan without it', { platform: scanned({ enabledProducts: ['sast', 'sca', 'secrets'] }) }, PASS],
    [
      'an issue in AI code',
      { platform: foundBy({ enabledProducts: ['sast', 'ai_sast'] }, 1, AI_CODE_ISSUE) },
      FAIL,
      'No new issues in AI code',
    ],
  ],
  'Licence to ship': [
    ['a scan without secrets', WITHOUT_SECRETS, unproven('product-missing')],
    ['a secret that could not be validated', secret('NO_VALIDATOR'), FAIL, 'No secrets that work or may work'],
    ['a secret that does not work', secret('CONFIRMED_INVALID'), PASS],
    [
      'a low that is likely to be exploited',
      dependency('LOW', 'UNREACHABLE', { epss: anEpss() }),
      FAIL,
      'Nothing that is likely to be exploited',
    ],
    ['a high with a low EPSS', dependency('HIGH', 'REACHABLE', { epss: anEpss({ score: 0.01 }) }), PASS],
    ['a high issue in code of today', old(0, 'HIGH'), PASS],
    ['a high issue in code that is overdue', old(20, 'HIGH'), FAIL, 'High issues in code are due within two weeks'],
  ],
  'Silenced issues': [
    [
      'a critical suppressed in code',
      having(triaged('IGNORED_CODE')),
      FAIL,
      'No critical suppressed in code by this change',
    ],
    [
      'a critical ignored on the platform',
      having(triaged('IGNORED_APP')),
      FAIL,
      'No critical risk accepted without the security team',
    ],
    [
      'a critical that the platform took for safe',
      having(triaged('PROVISIONALLY_IGNORED_APP')),
      FAIL,
      'No critical risk accepted without the security team',
    ],
    [
      'a critical that the security team has accepted too',
      having(triaged('IGNORED_APP', { rule: 'eval' }), triaged('IGNORED_APP', { rule: 'eval' })),
      PASS,
    ],
    ['the week: nothing but old triage', { ...having(triaged('IGNORED_APP', { agoDays: 8 })), policy: 1 }, PASS],
    [
      'the week: a high and a low of yesterday',
      {
        ...having(
          triaged('IGNORED_APP', { agoDays: 1, severity: 'HIGH' }),
          triaged('PROVISIONALLY_IGNORED_APP', { agoDays: 6, severity: 'LOW' }),
        ),
        policy: 1,
      },
      PASS,
      'Ignored on the platform this week',
    ],
    [
      'the week: a critical of today',
      { ...having(triaged('IGNORED_APP', { agoDays: 0 })), policy: 1 },
      FAIL,
      'Ignored on the platform this week',
      'Critical issues that were ignored this week',
    ],
  ],
};

describe.each(Object.entries(ROWS))('the recipe %s', { concurrent: true }, (title, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))('decides as the page says: %s', async (_, row) => {
    const [, how, outcome, ...broken] = row;
    const run = await cook(title, how);
    expect(outcomeOf(run)).toEqual(outcome);
    expect(brokenOf(run)).toEqual(broken);
  });
});

it('the recipe Monorepo judges all projects with one comment', async () => {
  const run = await cook('Monorepo', { platform: 'monorepo', inputs: { 'repository-id': '' } });
  expect(outcomeOf(run)).toEqual(FAIL);
  const [comment, ...others] = run.comments;
  expect(others).toEqual([]);
  for (const part of ['api', 'web', 'docs']) expect(comment).toContain(`${REPOSITORY}/${part}`);
});

it.each([
  ['passes as many issues of a rule as the repository may have', 3, PASS, []],
  ['fails if there are more', 4, FAIL, ['max-critical']],
])('the recipe Central policy with local waivers %s', async (_, count, outcome, broken) => {
  const { policies, ...recipe } = recipeOf('Central policy with local waivers');
  const { 'policy-file': policyFile = '', 'waivers-file': waiversFile = '' } = gateInputs(recipe);
  const [policy, waivers] = policies as readonly [string, string];
  const shared = aSha('the shared policies');
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const rule = aRule({ path: 'python.lang.security.audit.eval' });
  const run = await runGate({
    platform: withIssues({ count, rule, severity: 'SEVERITY_CRITICAL' }),
    inputs: { 'policy-file': policyFile, 'waivers-file': waiversFile },
    prepare: (stage) => {
      const commits = new Map([[shared, new Map([['gates/default.yml', aFile(policy)]])]]);
      const refs = new Map([['refs/heads/main', shared]]);
      stage.githubState.repositories.push(aRepository({ id: 2, owner: 'your-org', name: 'policies', refs, commits }));
      committed({ [BASE_SHA]: waivers.replace(/expires: \S+/, `expires: ${soon}`) }, waiversFile)(stage);
    },
  });
  expect([outcomeOf(run), brokenOf(run)]).toEqual([outcome, broken]);
});

it('docs/recipes.md has the recipes that are tested here, links to each, and is linked from the README', () => {
  const titles = RECIPES.map(({ title }) => title);
  expect(titles.toSorted()).toEqual([...Object.keys(ROWS), 'Monorepo', 'Central policy with local waivers'].sort());
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain('](docs/recipes.md)');
  for (const title of titles) expect(PAGE).toContain(`- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`);
});

it.each(RECIPES)('the recipe $title has inputs that exist, with all required ones', (recipe) => {
  const { inputs } = readActionMetadata();
  const given = gateInputs(recipe);
  const required = Object.keys(inputs).filter((name) => inputs[name]!.required);
  expect(Object.keys(given).filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
  const texts = Object.values(given).join(' ');
  expect(texts.replaceAll(/\$\{\{ secrets\.[A-Z_]+ \}\}/g, '')).not.toContain('${{');
});
