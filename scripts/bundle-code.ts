import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { lazyModules } from './bundle-lazy-modules.ts';
import { standIns } from './bundle-stand-ins.ts';

export type Bundle = {
  /** The source file that it starts with, from the root. */
  readonly entry: string;
  /** Where it goes, from the root. */
  readonly folder: string;
  /** Whether `import()` makes files of its own, or the bundle is one file. Files are CommonJS, which Node loads faster. */
  readonly isSplit: boolean;
};

/**
 * Writes one bundle from the sources under `root`: rolldown leaves out what is not used, then ncc packs the chunks that are left. Nothing is
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
    plugins: [standIns(root), ...(isSplit ? [] : [lazyModules()])],
  });
  const { output } = await code.write({
    dir: draft,
    format: isSplit ? 'esm' : 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    // In a file of its own it runs before all that the entry shares with other files.
    codeSplitting: isSplit && { groups: [{ name: 'exit-guard', test: /[\\/]exit-guard\.ts$/ }] },
  });
  await code.close();
  if (isSplit) packChunks(root, draft, folder);
  else copyWhole(root, draft, folder);
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).filter(isAbsolute);
}

function packChunks(root: string, draft: string, folder: string): void {
  // ncc asks the nearest one which kind of module to write, and writes none itself for CommonJS.
  writeFileSync(join(root, draft, 'package.json'), '{}\n');
  execFileSync('ncc', ['build', join(draft, 'index.js'), '-o', folder, '--no-cache'], { cwd: root, stdio: 'pipe' });
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify({ type: 'commonjs' }, null, 2)}\n`);
}

/** One file is packed already. In ncc's wrapper V8 would read all of it three times before the first line runs. */
function copyWhole(root: string, draft: string, folder: string): void {
  const file = join(root, folder, 'index.js');
  mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(root, draft, 'index.js'), file);
  chmodSync(file, 0o755);
}
