import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type InputOptions, type OutputOptions, type RolldownOutput, rolldown } from 'rolldown';
import { builtInWhenNeeded } from './built-in.ts';
import { standIns } from './stand-ins.ts';

export type Bundle = {
  /** The source file that it starts with, from the root. */
  readonly entry: string;
  /** Where it goes, from the root. */
  readonly folder: string;
};

/*
 * Both bundles are written from the sources under `root`: rolldown leaves out what is not used. Nothing is minified, as that makes the
 * start slower and a diff unreadable; there is no source map, as it contains paths of this machine. Both return the files whose code is
 * in the bundle.
 */

/** A folder of CommonJS files, which Node loads faster than modules: `import()` makes files of their own, and ncc packs each. */
export async function bundleFolder(root: string, { entry, folder }: Bundle): Promise<readonly string[]> {
  const draft = join('lib', folder);
  rmSync(join(root, draft), { recursive: true, force: true });
  const files = await write(root, { input: { index: entry } }, [], {
    dir: draft,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        // In a file of its own it runs before all that the entry shares with other files.
        { name: 'exit-guard', test: /[\\/]exit-guard\.ts$/ },
        // Every report goes through them. Left in small files, ncc would copy them into each part that needs them.
        { name: 'publish', test: /[\\/]gate[\\/]publish[\\/](?:json-report|publish|step-outputs)\.ts$/ },
      ],
    },
  });
  // ncc asks the nearest one which kind of module to write, and writes none itself for CommonJS.
  writeFileSync(join(root, draft, 'package.json'), '{}\n');
  execFileSync('ncc', ['build', join(draft, 'index.js'), '-o', folder, '--no-cache'], { cwd: root, stdio: 'pipe' });
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify({ type: 'commonjs' }, null, 2)}\n`);
  return files;
}

/**
 * One program in one CommonJS file. What is imported with `import()` runs when it is asked for. ncc has no part in it:
 * it would put everything into one large function, which Node then reads twice.
 */
export async function bundleProgram(root: string, { entry, folder }: Bundle): Promise<readonly string[]> {
  const file = join(folder, 'index.js');
  // Else Node compiles the code of every module at the start, because of the brackets around it.
  const options = { input: entry, optimization: { pifeForModuleWrappers: false } };
  const files = await write(root, options, [builtInWhenNeeded], { file, format: 'cjs', codeSplitting: false });
  writeFileSync(join(root, file), inAscii(readFileSync(join(root, file), 'utf8')));
  chmodSync(join(root, file), 0o755);
  return files;
}

/** The same code with other characters escaped. Node keeps it in a byte a character then, which it reads faster. */
function inAscii(code: string): string {
  if (/\\[^\0-\x7f]|\braw`[^`]*[^\0-\x7f]/.test(code)) throw new Error('an escape would change what the code means');
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function write(
  root: string,
  input: InputOptions,
  plugins: InputOptions['plugins'][],
  output: OutputOptions,
): Promise<readonly string[]> {
  const code = await rolldown({
    cwd: root,
    platform: 'node',
    // Files of a linked node_modules keep their paths: the stand-ins and the licenses go by them.
    resolve: { symlinks: false },
    // Importing a package does nothing by itself, so what is not used of it can go.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, sideEffects: false }] },
    plugins: [standIns(root), ...plugins],
    ...input,
  });
  const written: RolldownOutput = await code.write({ minifyInternalExports: false, ...output });
  await code.close();
  return written.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).filter(isAbsolute);
}
