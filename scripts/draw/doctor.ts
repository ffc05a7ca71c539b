import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../../demo/run-process.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { createPlatformHandler, operationOf } from '../../emulator/platform.ts';
import { serve } from '../../emulator/serve.ts';
import { aBusyProject } from '../../test/tools/doctor/command/a-busy-project.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'index.js');

/** The page that the built command writes of a project that is scanned every day. */
export async function doctorPage(): Promise<string> {
  const platform = await serve(createPlatformHandler(aBusyProject(Date.now()), Date.now), { operationOf });
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-doctor-'));
  try {
    const flags = ['--base-url', platform.origin, '--repository', 'acme/shop', '--html', 'page.html'];
    const env = { PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN };
    const { exitCode, stderr } = await runProcess(process.execPath, [BUILT, 'doctor', ...flags], { env, cwd: folder });
    if (exitCode !== 0) throw new Error(`doctor ended with ${exitCode}:\n${stderr}`);
    return readFileSync(join(folder, 'page.html'), 'utf8');
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true });
  }
}
