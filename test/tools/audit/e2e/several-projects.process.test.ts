import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ReportJson } from '../../../../scripts/report-schema/json-schema.ts';
import { runBuilt } from '../../../run/built-gate.ts';
import { type GateRun, outcomeOf, runGate } from '../../../run/gate.ts';
import { SOON_OVER } from '../../../run/platforms.ts';
import { emptyFolder, runCli } from '../../../run/run-cli.ts';
import { AttestationJson } from '../attestation/attestation-schema.ts';

const ALL = { ...SOON_OVER, 'repository-id': '', projects: 'all' };
const PART = 'octo-org/shop';

function leftFile({ leftFiles }: GateRun, end: string): string | undefined {
  return [...leftFiles].find(([path]) => path.endsWith(end))?.[1];
}

describe('several projects', () => {
  it('of the built Action leave a record, and no attestation where one fails', async () => {
    const run = await runBuilt({
      platform: 'monorepo',
      inputs: { ...ALL, 'record-path': 'gate.record', 'attestation-path': 'pass.json' },
      due: 'fail',
    });
    expect(run.report.places!.found.length).toBeGreaterThan(0);
    expect(leftFile(run, '/pass.json')).toBeUndefined();

    const cwd = await emptyFolder();
    await writeFile(join(cwd, 'gate.record'), leftFile(run, '/gate.record')!);
    const again = await runCli(['check', '--replay', 'gate.record', '--json'], { cwd });
    expect(again.exitCode, again.stderr).toBe(1);
    const report = ReportJson.parse(JSON.parse(again.stdout));
    expect(report.projects!.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      `${PART}/api fail`,
      `${PART}/web inconclusive`,
      `${PART}/docs pass`,
    ]);
    expect(report.places!.found).toHaveLength(run.report.places!.found.length);
  });

  it('leave an attestation where all of them pass', async () => {
    const run = await runGate({
      platform: 'monorepo',
      inputs: { ...ALL, projects: `${PART}/api, 8802`, 'max-high': '3', 'attestation-path': 'pass.json' },
      due: 'pass',
    });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(AttestationJson.parse(JSON.parse(leftFile(run, '/pass.json')!))).toMatchObject({
      projects: [{ name: `${PART}/api` }, { repositoryId: '8802', name: `${PART}/docs` }],
    });
  });
});
