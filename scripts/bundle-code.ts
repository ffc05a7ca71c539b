import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { standIns } from './bundle-stand-ins.ts';

export type Bundle = {
  /** The source file that it starts with, from the root. */
  readonly entry: string;
  /** Where it goes, from the root. */
  readonly folder: string;
  /** Whether `import()` makes files of its own, or the bundle is one file. Files are CommonJS, which Node loads faster; the one file is a module. */
  readonly isSplit: boolean;
};

/**
 * Writes one bundle from the sources under `root`: rolldown leaves out what is not used, then ncc packs what is left. Nothing is
 * minified, as that makes the start slower and a diff unreadable; there is no source map, as it contains paths of this machine.
 * Returns the files whose code is in the bundle.
 */
export async function bundleCode(root: string, { entry, folder, isSplit }: Bundle): Promise<readonly string[]> {
  const draft = join('lib', folder);
  rmSync(join(root, draft), { recursive: true, force: true });
  const code = await rolldown({
    cwd: root,
    input: { index: entry },
    platform: 'node',
    // Files of a linked node_modules keep their paths: the stand-ins and the licenses go by them.
    resolve: { symlinks: false },
    // Importing a package does nothing by itself, so what is not used of it can go.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    plugins: [standIns(root)],
  });
  const { output } = await code.write({
    dir: draft,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    // In a file of its own it runs before all that the entry shares with other files.
    codeSplitting: isSplit && { groups: [{ name: 'exit-guard', test: /[\\/]exit-guard\.ts$/ }] },
  });
  await code.close();
  // ncc asks the nearest one which kind of module to write, and writes none itself for CommonJS.
  if (isSplit) writeFileSync(join(root, draft, 'package.json'), '{}\n');
  execFileSync('ncc', ['build', join(draft, 'index.js'), '-o', folder, '--no-cache'], { cwd: root, stdio: 'pipe' });
  if (isSplit) writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify({ type: 'commonjs' }, null, 2)}\n`);
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).filter(isAbsolute);
}
