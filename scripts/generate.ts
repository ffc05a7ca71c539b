import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

// Runs every write-*.ts here and in the folders of the tools, each with the same arguments: `--check` compares and writes nothing.
for (const name of globSync('**/write-*.ts', { cwd: import.meta.dirname }).sort()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
