import { describe, expect, it } from 'vitest';
import { exampleWorkflows, readSource } from './source-file.ts';

/** Text that may stand before the words of a shell line in YAML or Groovy. */
const BEFORE = String.raw`(?:[-\s]|run:|command:|script:|bash:|sh '|"|>-|\|)*`;
/**
 * Commands that run something of the current folder, or of its lock file. A recipe must run the gate in a folder that was
 * made for it.
 */
const RUNS = [
  String.raw`(?:sh|bash|source|\.) +(?![-'])[\w./-]+`,
  String.raw`\./\S+`,
  String.raw`npm (?:ci|i|install|run|exec|test)\b`,
  String.raw`npx(?! --yes findings-gate@)\b`,
  String.raw`(?:yarn|pnpm|make)\b`,
  String.raw`node +(?!"\$|-)\S+`,
];
const OF_THE_CHECKOUT = new RegExp(`^${BEFORE}(?:${RUNS.join('|')})`);

/** Pages for users of the gate. Pages for its developers may run anything. */
const PAGES = [
  ...['docs/recipes.md', 'docs/recipes-ci.md', 'docs/formats.md'],
  ...['docs/policy.md', 'docs/policy-check.md', 'docs/policy-repository.md'],
].map(readSource);
const EXAMPLES = exampleWorkflows();

function linesOf({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const blocks = [...text.matchAll(/^```(?:yaml|groovy)\n(.*?)^```/gms)].map(([, code = '']) => code);
  return (path.endsWith('.md') ? blocks.join('\n') : text).split('\n');
}

describe('N. code that runs beside the token', () => {
  it.each([...PAGES, ...EXAMPLES])('N16 is nothing of the checkout under test in $path', (file) => {
    expect(linesOf(file).filter((line) => OF_THE_CHECKOUT.test(line))).toEqual([]);
  });

  it('N16 a line that runs something of the checkout is found', () => {
    for (const line of [
      '    - sh get-gate.sh',
      "          sh 'sh get-gate.sh'",
      '      - run: ./scan.sh',
      '        run: npm ci',
      '      - node findings-gate/dist/cli/index.js check',
      '          npx --no findings-gate check',
    ]) {
      expect(line).toMatch(OF_THE_CHECKOUT);
    }
    expect('      node "$gate/package/dist/cli/index.js" check').not.toMatch(OF_THE_CHECKOUT);
  });

  it('N16 each recipe of another CI system unpacks the gate outside of the checkout, and checks its digest', () => {
    const [, ...recipes] = readSource('docs/recipes-ci.md').text.split(/^## /m);
    for (const recipe of recipes) {
      expect(recipe).toMatch(/gate=\$\$?\(mktemp -d\) && cd "\$\$?gate"/);
      expect(recipe).toContain('| sha256sum -c -');
      expect(recipe).toMatch(/node "\$\$?gate\/package\/dist\/cli\/index\.js" check/);
    }
  });
});
