import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../../demo/run-process.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { createPlatformHandler, operationOf } from '../../emulator/platform.ts';
import { serve } from '../../emulator/serve.ts';
import { aDeployment, POLICY } from '../../test/tools/fleet/simulate/a-deployment.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'index.js');

/** Of the branch `main`, which full scans write, it cannot be said what is new where more than four are found. */
const OF_NEW_ISSUES =
  '  - { name: Few new low issues, issue-types: [sast], severities: [low], max: 4, compare: new }\nwaivers:';

/** This repository may not be read: its five refs are inconclusive. */
const FORBIDDEN = {
  match: { operation: 'search-issues', body: '"repositoryIds":["1007"]' },
  fault: { kind: 'status', status: 403, body: '{}' },
} as const;

/** The page that the built command writes of 300 refs of 60 repositories. */
export async function simulationPage(): Promise<string> {
  const platform = await serve(createPlatformHandler(aDeployment(), Date.now), { operationOf, faults: [FORBIDDEN] });
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-simulation-'));
  try {
    writeFileSync(join(folder, 'gate.yml'), POLICY.replace('waivers:', OF_NEW_ISSUES));
    const flags = [
      '--base-url',
      platform.origin,
      '--deployment-id',
      '42',
      '--policy',
      'gate.yml',
      '--html',
      'page.html',
    ];
    const env = { PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN };
    const { exitCode, stderr } = await runProcess(process.execPath, [BUILT, 'simulate', ...flags], {
      env,
      cwd: folder,
    });
    // One repository could not be read.
    if (exitCode !== 2) throw new Error(`the simulation ended with ${exitCode}:\n${stderr}`);
    return readFileSync(join(folder, 'page.html'), 'utf8');
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true });
  }
}
