import type { GateReport } from '../../domain/report.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { run } from './run.ts';
import type { World } from './world.ts';

export async function runCommit(inputs: Inputs, world: World): Promise<GateReport> {
  if (inputs.projects.kind === 'one') return run(inputs, world);
  const { judgeProjects } = await import('./projects/judge-projects.ts');
  return judgeProjects(inputs, world);
}
