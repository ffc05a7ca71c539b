import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The one file of Mermaid that draws in a browser is in a package of 84 MB. So it is not a dependency, but fetched when
 * pictures are drawn.
 */
const PACKAGE = 'mermaid@11.17.2';
const FILE = 'package/dist/mermaid.min.js';
const SHA256 = '581ed7d74bd9048d0e3a91363927d72ef22942d7722546b27f7cc29e35390eb8';
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'findings-gate');

/** Address of Mermaid's browser build: fetched once with npm, and compared with the copy that was reviewed. */
export function mermaidUrl(): string {
  const cached = join(CACHE, `${PACKAGE}.js`);
  if (!existsSync(cached)) fetchTo(cached);
  if (createHash('sha256').update(readFileSync(cached)).digest('hex') !== SHA256) {
    throw new Error(
      `${cached} is not the ${PACKAGE} that is expected: delete it, and look before you change the digest`,
    );
  }
  return pathToFileURL(cached).href;
}

function fetchTo(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-mermaid-'));
  execFileSync('npm', ['pack', PACKAGE, '--pack-destination', folder, '--silent'], { stdio: 'inherit' });
  execFileSync('tar', ['-xzf', join(folder, `${PACKAGE.replace('@', '-')}.tgz`), '-C', folder, FILE]);
  mkdirSync(CACHE, { recursive: true });
  renameSync(join(folder, FILE), file);
  rmSync(folder, { recursive: true });
}
