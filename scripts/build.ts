import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundleStats, bundledPackages, renderLicenses } from './bundle-licenses.ts';

/** Every bundle that is committed: the compiled entry, and the folder that its bundle goes to. The first one is the Action. */
const BUNDLES = [
  { entry: 'lib/action/main.js', folder: 'dist' },
  { entry: 'lib/cli/main.js', folder: 'dist/cli' },
] as const;

// ncc cannot run TypeScript 7 itself, so tsc writes plain JavaScript first. Old output is removed before: a chunk whose name has
// changed would otherwise stay in dist.
rmSync('lib', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
for (const bundle of BUNDLES) build(bundle.entry, bundle.folder);

function build(entry: string, folder: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'findings-gate-build-'));
  const statsFile = join(temporary, 'stats.json');
  // No source map: it contains paths of this machine. No minification: it makes the start slower, and a diff unreadable.
  execFileSync('ncc', ['build', entry, '-o', folder, '--no-cache', '--stats-out', statsFile], { stdio: 'inherit' });
  const stats = JSON.parse(readFileSync(statsFile, 'utf8')) as BundleStats;
  rmSync(temporary, { recursive: true });
  // ncc's own --license leaves out every package that webpack concatenates, which is most of them.
  writeFileSync(join(folder, 'licenses.txt'), renderLicenses(bundledPackages(stats)));
}
