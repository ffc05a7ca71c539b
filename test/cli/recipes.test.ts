import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHECK_FLAGS } from '../../src/cli/commands/check-flags.ts';
import { readSource } from '../house/source-file.ts';

const RECIPES = readSource('docs/recipes-ci.md').text;
const README = readSource('README.md').text;

/** Text of the code blocks in one language. */
function blocks(markdown: string, language: string): readonly string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text]) => text as string,
  );
}

/** Every flag behind a call of `check`, and those that a shell adds to it. */
const commands = [...blocks(RECIPES, 'yaml'), ...blocks(RECIPES, 'groovy')];

describe('the recipes for other CI systems', () => {
  it('are four, and the README links to them', () => {
    expect(commands).toHaveLength(4);
    expect(README).toContain('](docs/recipes-ci.md)');
  });

  it.each(commands)('use only flags that check has: %s', (text) => {
    const used = [...text.matchAll(/(?<=\s)--([a-z-]+)(?=\s)/g)].map(([, name]) => name as string);
    expect(used).toEqual(expect.arrayContaining(['base-url', 'deployment-id', 'repository', 'commit', 'ref']));
    const unknown = used.filter((name) => {
      const flag = Object.entries(CHECK_FLAGS).find(([known]) => known === name)?.[1];
      return flag === undefined || 'refusal' in flag;
    });
    expect(unknown).toEqual([]);
  });

  it.each(blocks(RECIPES, 'yaml'))('are valid YAML: %s', (text) => {
    expect(parse(text)).toBeTypeOf('object');
  });

  it('put no secret on a command line', () => {
    expect(RECIPES).not.toMatch(/--(?:api-)?token[ =]/);
  });
});
