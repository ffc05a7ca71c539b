import { readFileSync } from 'node:fs';
import { writeOrCheck } from './generated-file.ts';

type Manifest = { readonly version: string; readonly homepage: string };

/** The text of src/domain/text/program.ts. */
function renderProgram({ version, homepage }: Manifest): string {
  return `/** Generated from package.json by "npm run generate": do not edit. The bundle runs without package.json, so the program has this copy. */
export const VERSION = '${version}';
export const HOMEPAGE = '${homepage.replace(/#readme$/, '')}';
`;
}

writeOrCheck('src/domain/text/program.ts', () =>
  renderProgram(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))),
);
