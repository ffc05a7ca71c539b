import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of webpack's statistics that is read here; concatenated modules have their parts in `modules`. */
export type BundleStats = { readonly modules?: readonly BundledModule[] };
type BundledModule = BundleStats & { readonly nameForCondition?: string | null };

/** Folders of all packages that went into a bundle, in the order of their names. */
export function bundledPackages(stats: BundleStats): readonly string[] {
  const folders = new Set<string>();
  for (const file of moduleFiles(stats)) {
    // Greedy: of nested node_modules the innermost names the package.
    const folder = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

function* moduleFiles(stats: BundleStats): Generator<string> {
  for (const module of stats.modules ?? []) {
    if (typeof module.nameForCondition === 'string') yield module.nameForCondition;
    yield* moduleFiles(module);
  }
}

/** One block per package: name, version, kind of license, text. Throws for a package without a license text. */
export function renderLicenses(folders: readonly string[]): string {
  return folders.map(renderPackage).join(`\n${'-'.repeat(80)}\n\n`);
}

function renderPackage(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${manifest.name} has no license text: it cannot be bundled as it is`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text}\n`;
}
