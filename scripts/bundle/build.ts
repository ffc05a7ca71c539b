import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Bundle, bundleFolder, bundleProgram } from './code.ts';
import { bundledPackages, renderLicenses } from './licenses.ts';
import { assertAllStand } from './stand-ins.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Old output is removed before: a chunk whose name has changed would otherwise stay.
rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
// The Action is a folder: what few runs need is loaded by few runs. The command line is one file, so that it can be carried around.
const action = await build(bundleFolder, { entry: 'src/action/main.ts', folder: 'dist' });
const commandLine = await build(bundleProgram, { entry: 'src/cli/main.ts', folder: 'dist/cli' });
assertAllStand([...action, ...commandLine]);

async function build(bundle: typeof bundleProgram, what: Bundle): Promise<readonly string[]> {
  const files = await bundle(ROOT, what);
  writeFileSync(join(ROOT, what.folder, 'licenses.txt'), renderLicenses(bundledPackages(files)));
  return files;
}
