import { readFileSync } from 'node:fs';
import { writeOrCheck } from './generated-file.ts';

/** The text of src/gate/process/version.ts. */
function renderVersion({ version }: { readonly version: string }): string {
  return `/**
 * Generated from package.json by "npm run generate": do not edit. The bundle runs without package.json, so the program
 * has this copy.
 */
export const VERSION = '${version}';
`;
}

writeOrCheck('src/gate/process/version.ts', () =>
  renderVersion(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))),
);
