import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Minimum number of days that a waiver which people paste has left on the day of a release. */
const FEWEST_DAYS = 90;
const DAY_MS = 86_400_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The YAML of a document or an example, as people paste it. */
export type PastedYaml = { readonly path: string; readonly text: string };

/** Every block of YAML in the documents, and every example. */
export function pastedYaml(): readonly PastedYaml[] {
  const paths = ['README.md', ...filesIn('docs'), ...filesIn('examples')];
  return paths.flatMap((path) => {
    if (!/\.(?:md|ya?ml)$/.test(path)) return [];
    const text = readFileSync(join(ROOT, path), 'utf8');
    if (!path.endsWith('.md')) return [{ path, text }];
    return [...text.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, block = '']) => ({ path, text: block }));
  });
}

/** The days on which waivers of the YAML end, each with its file. */
export function endsOf(pasted: readonly PastedYaml[]): readonly (readonly [path: string, day: string])[] {
  return pasted.flatMap(({ path, text }) =>
    [...text.matchAll(/\bexpires: *['"]?([^'"\s,}]+)/g)].map(([, day = '']) => [path, day] as const),
  );
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** `node scripts/example-days.ts`: fails if a waiver of the documents ends soon. Only a release depends on the clock. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const least = new Date(Date.now() + FEWEST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const early = endsOf(pastedYaml()).filter(([, day]) => !(day >= least));
  for (const [path, day] of early)
    console.error(`${path}: a waiver ends on ${day}, before ${least}; write a later day`);
  process.exitCode = early.length === 0 ? 0 : 1;
}
