import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

// Runs every write-*.ts here and of the tools, each with the same arguments: `--check` compares and writes nothing.
for (const name of globSync(['scripts/write-*.ts', 'test/tools/*/generate/write-*.ts'], { cwd: ROOT }).sort()) {
  const { status } = spawnSync(process.execPath, [join(ROOT, name), ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
