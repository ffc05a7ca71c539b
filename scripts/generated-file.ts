import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes a generated file, or with `--check` on the command line only compares: an outdated one then ends the process with
 * exit code 1. `path` is relative to the root of the repository.
 */
export function writeOrCheck(path: string, render: (current: string) => string): void {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const current = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  const wanted = render(current);
  if (current === wanted) {
    console.log(`${path} is up to date`);
  } else if (process.argv.includes('--check')) {
    console.error(`${path} is stale: run "npm run generate"`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`${path} written`);
  }
}
