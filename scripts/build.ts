import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STATS = 'lib/stats.json';

// Otherwise a chunk would stay after its name has changed.
for (const folder of ['lib', 'dist']) rmSync(folder, { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
// ncc asks the nearest package.json which kind of module to write. Node loads CommonJS faster.
writeFileSync('lib/package.json', '{}\n');

pack('lib/src/action/main.js', 'dist');
writeFileSync('dist/package.json', `${JSON.stringify({ type: 'commonjs' }, null, 2)}\n`);

// The command line is one file: a module that it imports with import() is put beside the rest, and runs when it is imported.
for (const file of globSync('lib/**/*.js')) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replaceAll(/\bimport\((?=['"])/g, 'import(/* webpackMode: "eager" */ '));
}
pack('lib/src/cli/main.js', 'dist/cli');

function pack(entry: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('ncc', ['build', entry, '-o', folder, '--no-cache', '--quiet', '--stats-out', STATS]);
  writeFileSync(join(folder, 'licenses.txt'), licensesOf(readFileSync(STATS, 'utf8')));
}

/** Licenses of all packages in the bundle. ncc's own list leaves out undici and others whose modules it joins. */
function licensesOf(stats: string): string {
  const { modules } = JSON.parse(stats) as { modules: readonly Packed[] };
  const files = modules.flatMap((module) => [module, ...(module.modules ?? [])]).map(({ name }) => name);
  const folders = files.flatMap((file) => /^\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(licenseOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

type Packed = { readonly name: string; readonly modules?: readonly Packed[] };

/** Throws for a package without a license text. */
function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no license text: it cannot be bundled as it is`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}\n`;
}
