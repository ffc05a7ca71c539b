import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleCode } from './bundle-code.ts';
import { bundledPackages, renderLicenses } from './bundle-licenses.ts';
import { assertAllStand } from './bundle-stand-ins.ts';

const ROOT = resolve(import.meta.dirname, '..');

// Old output is removed before: a chunk whose name has changed would otherwise stay.
rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
// The Action is a folder: what few runs need is loaded by few runs. The command line is one file, so that it can be carried around.
const action = await build('src/action/main.ts', 'dist', true);
const commandLine = await build('src/cli/main.ts', 'dist/cli', false);
assertAllStand([...action, ...commandLine]);

async function build(entry: string, folder: string, isSplit: boolean): Promise<readonly string[]> {
  const files = await bundleCode(ROOT, { entry, folder, isSplit });
  writeFileSync(join(ROOT, folder, 'licenses.txt'), renderLicenses(bundledPackages(files)));
  return files;
}
