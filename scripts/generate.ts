import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Runs every write-*.ts in this folder, each with the same arguments: `--check` compares and writes nothing.
for (const name of readdirSync(import.meta.dirname).sort()) {
  if (!/^write-.*\.ts$/.test(name)) continue;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
