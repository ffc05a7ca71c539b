import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BundlePart, bundleParts } from './bundle-parts.ts';
import { type ActionOptions, type ActionRun, runAction } from './run-action.ts';

/** What a run of the built Action loaded until it ended. */
export type Loaded = {
  readonly run: ActionRun;
  readonly parts: readonly BundlePart[];
  /** Public modules of Node, without `node:`, in the order of their names. */
  readonly builtIn: readonly string[];
  /** Bytes of the files of the bundle. */
  readonly bytes: number;
};

const NOTE_LOADED = pathToFileURL(join(import.meta.dirname, 'note-loaded.mjs')).href;

export async function loadedBy(options: ActionOptions): Promise<Loaded> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-loaded-'));
  const file = join(folder, 'loaded.json');
  try {
    const run = await runAction({ ...options, nodeFlags: ['--import', NOTE_LOADED], env: { LOADED_FILE: file } });
    const { files, modules } = JSON.parse(await readFile(file, 'utf8')) as { files: string[]; modules: string[] };
    const texts = await Promise.all(files.map((url) => readFile(fileURLToPath(url), 'utf8')));
    return {
      run,
      parts: texts.flatMap(bundleParts),
      builtIn: modules.flatMap((name) => /^NativeModule (?!internal\/)(.*)$/.exec(name)?.[1] ?? []).sort(),
      bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
