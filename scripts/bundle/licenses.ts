import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of all packages that these files belong to, in the order of their names. */
export function bundledPackages(files: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const file of files) {
    // Greedy: of nested node_modules the innermost names the package.
    const folder = /^(?:.*[/\\])?node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
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
