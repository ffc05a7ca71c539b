import { readFileSync } from 'node:fs';
import { writeOrCheck } from './generated-file.ts';

/** The code of each chapter of docs/recipes-ci.md, as text of src/gate/doctor/ci-recipe-texts.ts. */
function renderRecipes(page: string): string {
  const chapters = page.split(/^## /m).slice(1);
  const recipes = chapters.map((chapter) => {
    const [name = ''] = chapter.split('\n', 1);
    const [, code] = /^```(?:yaml|groovy)\n(.*?)^```/ms.exec(chapter) ?? [];
    if (code === undefined) throw new Error(`docs/recipes-ci.md: the chapter ${name} has no recipe`);
    return `  ${name.includes(' ') ? `'${name}'` : name}: \`\\\n${code.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`,\n`;
  });
  return `import type { CiName } from '../../../domain/ci-name.ts';

/**
 * Generated from docs/recipes-ci.md by "npm run generate": do not edit. The command line is one file, and tells people
 * what is on that page.
 */
export const CI_RECIPES: Readonly<Record<Exclude<CiName, 'GitHub Actions'>, string>> = {
${recipes.join('')}};
`;
}

writeOrCheck('src/tools/doctor/project/ci-recipe-texts.ts', () =>
  renderRecipes(readFileSync(new URL('../docs/recipes-ci.md', import.meta.url), 'utf8')),
);
