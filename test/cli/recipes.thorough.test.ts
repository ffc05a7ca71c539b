import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CI_SYSTEMS } from '../../src/cli/target/ci-systems.ts';
import { readSource } from '../house/source-file.ts';
import { RECIPES, recipes, run } from './a-recipe.ts';
import { HEAD, WORLDS } from './ci-worlds.ts';

describe('the recipes for other CI systems', () => {
  it('exist for each supported system, and the README links to them', () => {
    const names = CI_SYSTEMS.map(({ name }) => name).filter((name) => name !== 'GitHub Actions');
    expect([...recipes.keys()].sort()).toEqual(names.sort());
    expect(readSource('README.md').text).toContain('](docs/recipes-ci.md)');
  });

  it.each([...recipes].filter(([name]) => name !== 'Jenkins'))('are valid YAML: %s', (_, recipe) => {
    expect(parse(recipe)).toBeTypeOf('object');
  });

  it('put no secret on a command line', () => {
    expect(RECIPES).not.toMatch(/--(?:api-)?token[ =]/);
  });
});

describe.each(WORLDS)('the recipe for $name', ({ name, host, change, push }) => {
  const recipe = recipes.get(name) ?? '';

  it('judges a pull request by its own scan, and fails on its findings', async () => {
    const platform = { scenario: 'over-limit', pullRequest: 7, headRef: 'topic', host } as const;
    const { exitCode, report, out } = await run(recipe, change, platform);
    const judged = { commit: HEAD, ref: 'refs/pull/7/merge', pullRequest: 7, repository: 'acme/shop' };
    expect(report).toMatchObject({ verdict: 'fail', ...judged });
    expect(exitCode).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^From ${name}: commit c0ffee000000(?: and its merge bad000000000)?, (?:pull|merge) request 7, repository acme/shop`,
        'm',
      ),
    );
  });

  it('judges a pushed branch', async () => {
    const { exitCode, report, out } = await run(recipe, push, { scenario: 'clean', headRef: 'main', host });
    expect(report).toMatchObject({ verdict: 'pass', commit: HEAD, ref: 'main', pullRequest: null });
    expect(exitCode).toBe(0);
    expect(out).toContain('refs/heads/main');
  });
});
