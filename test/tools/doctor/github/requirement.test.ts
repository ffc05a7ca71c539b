import { describe, expect, it } from 'vitest';
import type { BranchProtection, BranchRules, RequiredCheck } from '../../../../src/tools/doctor/github/branch-rules.ts';
import { type BranchFacts, mergeQueueOf, requirementOf } from '../../../../src/tools/doctor/github/requirement.ts';

const ACTIONS = 15368;
const RULESET = { id: 71, source: 'octo-org/shop' };

function rulesWith(parts: Partial<BranchRules> = {}): BranchRules {
  return { count: 1, checks: [], workflows: [], hasMergeQueue: false, ...parts };
}

function check(context: string, app?: number): RequiredCheck {
  return { context, app, ruleset: RULESET };
}

const requiring = (...names: readonly string[]) => rulesWith({ checks: names.map((name) => check(name)) });

/** Only rulesets: the branch is protected, and classic protection is off. */
const NO_CLASSIC: BranchProtection = {
  isProtected: true,
  classic: { isOn: false, checks: [], sparesAdmins: undefined },
};
const UNPROTECTED: BranchProtection = { ...NO_CLASSIC, isProtected: false };

function classic(checks: readonly RequiredCheck[] | undefined): BranchProtection {
  return { isProtected: true, classic: { isOn: true, checks, sparesAdmins: false } };
}

function decided(facts: Partial<BranchFacts>, name: string | undefined = 'gate') {
  const { rules, protection = NO_CLASSIC } = facts;
  const requirement = requirementOf({ rules, protection, ...facts }, { name, apps: [ACTIONS] });
  return requirement.required === null ? requirement.because : requirement.required;
}

it.each<[string, Partial<BranchFacts>]>([
  ['by a ruleset, from any source', { rules: requiring('build', 'gate') }],
  ['by a ruleset, from the app that it comes from', { rules: rulesWith({ checks: [check('gate', ACTIONS)] }) }],
  ['by classic protection', { rules: rulesWith({ count: 0 }), protection: classic([check('gate')]) }],
  ['though other protection of the branch was not read', { rules: requiring('gate'), protection: undefined }],
  ['though the rulesets were not read', { rules: undefined, protection: classic([check('gate')]) }],
])('a check is required %s', (_how, facts) => {
  expect(decided(facts)).toBe(true);
});

describe('a check is not required', () => {
  it.each<[string, Partial<BranchFacts>]>([
    ['if nothing protects the branch', { rules: rulesWith({ count: 0 }), protection: UNPROTECTED }],
    ['if the rules require other things', { rules: rulesWith() }],
    ['if they require other checks', { rules: requiring('build', 'Gate keeper', 'gatekeeper') }],
    ['if classic protection requires other checks', { rules: rulesWith(), protection: classic([check('build')]) }],
  ])('%s', (_where, facts) => {
    expect(decided(facts)).toBe(false);
  });

  it('if no check at all is, with any name', () => {
    expect(requirementOf({ rules: rulesWith(), protection: NO_CLASSIC }, { name: undefined, apps: [] }).required).toBe(
      false,
    );
  });
});

describe('it is unknown whether a check is required', () => {
  it.each<[string, Partial<BranchFacts>, ReturnType<typeof decided>]>([
    ['if it is expected from another app', { rules: rulesWith({ checks: [check('gate', 4242)] }) }, 'another-app'],
    ['if the rules were not read', { rules: undefined }, 'rules-not-read'],
    ['if the branch was not read', { rules: requiring('build'), protection: undefined }, 'protection-not-read'],
    [
      'if classic protection is on, and does not show its checks',
      { rules: rulesWith(), protection: classic(undefined) },
      'protection-not-read',
    ],
    ['if something else protects the branch', { rules: rulesWith({ count: 0 }) }, 'not-all-shown'],
    [
      'if a workflow is required, which may be its own',
      { rules: rulesWith({ workflows: [{ path: '.github/workflows/gate.yml' }] }) },
      'required-workflow',
    ],
  ])('%s', (_where, facts, because) => {
    expect(decided(facts)).toBe(because);
  });

  it('if checks are required, and no name is given', () => {
    const facts = { rules: requiring('build'), protection: NO_CLASSIC };
    expect(requirementOf(facts, { name: undefined, apps: [] })).toMatchObject({ required: null, because: 'no-name' });
  });

  it.each([
    ['gate', 'call / gate', 'the job of a called workflow'],
    ['call / gate', 'gate', 'a called job whose caller was left out of the rule'],
    ['call', 'call / gate', 'the job that calls'],
    ['gate', 'gate (api)', 'one job of a matrix'],
    ['gate (api)', 'gate (web)', 'another job of the matrix'],
    ['gate', 'gate (api, (nested))', 'a matrix of values with brackets'],
    ['Findings Gate / gate (pull_request)', 'gate', 'a name as a page shows it'],
    ['gate', 'Gate', 'other capitals'],
    ['gate', ' gate', 'a blank too many'],
  ])('if %j was named and %j is required: %s', (name, required) => {
    expect(decided({ rules: requiring(required) }, name)).toBe('similar-name');
  });

  it.each([
    ['gate', 'call / build'],
    ['call / gate', 'call / build'],
    ['gate (api)', 'build (api)'],
    ['findings-gate/verdict', 'verdict'],
  ])('the name %j is never %j', (name, required) => {
    expect(decided({ rules: requiring(required) }, name)).toBe(false);
  });
});

it.each<[string, BranchFacts, boolean | null]>([
  ['is there with its rule', { rules: rulesWith({ hasMergeQueue: true }), protection: undefined }, true],
  ['is not there without', { rules: rulesWith(), protection: NO_CLASSIC }, false],
  ['is not there without any protection', { rules: rulesWith({ count: 0 }), protection: UNPROTECTED }, false],
  ['is unknown if the rules were not read', { rules: undefined, protection: NO_CLASSIC }, null],
  ['may be one of classic protection, which does not show it', { rules: rulesWith(), protection: classic([]) }, null],
  ['is unknown if not all is shown', { rules: rulesWith({ count: 0 }), protection: NO_CLASSIC }, null],
])('a merge queue %s', (_how, facts, expected) => {
  expect(mergeQueueOf(facts)).toBe(expected);
});
