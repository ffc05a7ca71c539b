import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of this repository; `path` is relative to its root, with slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** All files below the folders whose names end in one of the extensions. A folder that does not exist has none. */
export function listFiles(folders: readonly string[], ...extensions: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap((folder) => listPaths(folder).filter((path) => extensions.some((end) => path.endsWith(end))))
    .map(readSource);
}

/** The workflows of the folder `examples`; below it are other things. */
export function exampleWorkflows(): readonly SourceFile[] {
  return listFiles(['examples'], '.yml').filter(({ path }) => path.split('/').length === 2);
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

const TOOLS = ['audit', 'doctor', 'fleet'];

/** True for a path below a tool that was deleted. Pages that name it are corrected later, so that their links do not fail before. */
export function isOfRemovedTool(path: string): boolean {
  const [, tool = ''] = /^(?:src|test)\/tools\/([^/]+)\//.exec(path) ?? [];
  return TOOLS.includes(tool) && !existsSync(join(ROOT, 'src/tools', tool));
}

function listPaths(folder: string): readonly string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Imports and re-exports of a file: relative ones as paths from the root, package and built-in names as written. */
export function importsOf({ path, text }: SourceFile): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].map(([, from, bare, dynamic]) => {
    const specifier = (from ?? bare ?? dynamic) as string;
    return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
  });
}

/** Everything that is loaded before a file runs: the file itself, all files that its imports lead to, and packages and built-in names as written. */
export function loadedWith(entry: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  // The loop also visits the entries that it adds to the set.
  for (const path of loaded) {
    if (existsSync(join(ROOT, path))) for (const target of valueImportsOf(readSource(path))) loaded.add(target);
  }
  return loaded;
}

/** The imports that are left when types are erased, without dynamic ones. */
function valueImportsOf({ path, text }: SourceFile): readonly string[] {
  const kept = text.replaceAll(/^(?:import|export) type\b[^;]*;/gm, '').replaceAll(/\bimport\(/g, '');
  return importsOf({ path, text: kept });
}
