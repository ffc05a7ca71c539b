import type { DeploymentId } from '../../../../src/domain/ids.ts';
import type { Diagnosis } from '../../../../src/tools/doctor/facts/diagnosis.ts';
import { CONNECTION_PARTS } from '../../../../src/tools/doctor/facts/look.ts';
import { projectFacts } from '../../../../src/tools/doctor/project/project-facts.ts';
import { proposeSettings } from '../../../../src/tools/doctor/project/propose-settings.ts';
import type { SeenProject } from '../../../../src/tools/doctor/project/seen-project.ts';
import { textsToPaste } from '../../../../src/tools/doctor/project/texts-to-paste.ts';
import { aSeenProject, commits } from '../project/a-seen-project.ts';

/** What doctor says of a deployment where all holds, and of a project that is scanned by one habit. */
export function aDiagnosis(given: Partial<Diagnosis> = {}, project: SeenProject = aSeenProject(commits(8))): Diagnosis {
  const facts = projectFacts(project);
  const proposals = proposeSettings(project, { checkout: {}, isMeant: true });
  const connection = { baseUrl: 'https://platform.example', deploymentId: '42' as DeploymentId };
  return {
    connection: CONNECTION_PARTS.map((part) => ({
      part,
      result: 'holds',
      seen: `${part} is as it should be`,
      next: '',
    })),
    project: facts,
    proposals,
    pasted: textsToPaste(connection, facts, proposals),
    assumptions: [
      { id: 'end-of-paging', result: 'holds', seen: 'a list ended', effect: 'ends in cursor-loop' },
      { id: 'triaged-at', result: 'not-seen', seen: 'nothing was triaged', effect: 'counts too few' },
    ],
    github: null,
    requests: 21,
    exitCode: 0,
    ...given,
  };
}
