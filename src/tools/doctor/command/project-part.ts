import type { CiName } from '../../../domain/ci-name.ts';
import { HOMEPAGE, VERSION } from '../../../domain/text/program.ts';
import type { Diagnosis, RecipePage } from '../facts/diagnosis.ts';
import type { FirstReading } from '../platform/first/first-reading.ts';
import type { Heard } from '../platform/heard.ts';
import { scanEnvironments } from '../platform/scan-environments.ts';
import { projectFacts } from '../project/project-facts.ts';
import { proposeSettings } from '../project/propose-settings.ts';
import type { SeenProject } from '../project/seen-project.ts';
import { workflowYaml } from '../project/workflow-yaml.ts';
import type { DoctorSettings } from './doctor-settings.ts';

type ProjectPart = Pick<Diagnosis, 'project' | 'proposals' | 'workflow' | 'recipes'>;

/** Part two: how the project is scanned, and what follows. `wallMs` is our own time, for where the platform tells none. */
export function projectPart(
  reading: FirstReading | undefined,
  heard: readonly Heard[],
  { baseUrl, repositoryId, checkout, gitHub }: DoctorSettings,
  { connection, wallMs, github }: Pick<Diagnosis, 'connection' | 'github'> & { readonly wallMs: number },
): ProjectPart {
  if (reading?.known === undefined || baseUrl === undefined) return NO_PROJECT;
  const { known, found } = reading;
  const seen: SeenProject = {
    ...known,
    environments: scanEnvironments(heard),
    others: found?.named.filter(({ id }) => id !== known.repositoryId) ?? [],
    // With an id, the list is asked for that project alone.
    unnamedOthers: repositoryId === undefined ? found?.unnamed : undefined,
    nowMs: timeOf(heard) ?? wallMs,
  };
  const facts = projectFacts(seen);
  const isMeant = connection.some(({ part, result }) => part === 'project' && result === 'holds');
  const proposals = proposeSettings(seen, { checkout, isMeant });
  const isQueueUsed = github?.mergeQueue === true || facts.kinds.some(({ as }) => as === 'merge-queue');
  const address = { baseUrl: baseUrl.href.replace(/\/$/, ''), deploymentId: known.deployment };
  return {
    project: facts,
    proposals,
    workflow: workflowYaml(address, proposals, isQueueUsed, gitHub.check),
    recipes: facts.scanners.flatMap(({ name }) => recipePage(name) ?? []),
  };
}

const NO_PROJECT: ProjectPart = { project: null, proposals: [], workflow: null, recipes: [] };

/** GitHub is no recipe: its pull requests are judged by the workflow, whatever scans them. */
function recipePage(name: CiName | undefined): RecipePage | undefined {
  if (name === undefined || name === 'GitHub Actions') return undefined;
  return { name, url: `${HOMEPAGE}/blob/v${VERSION}/docs/recipes-ci.md#${name.toLowerCase().replaceAll(' ', '-')}` };
}

function timeOf(heard: readonly Heard[]): number | undefined {
  const times = heard.flatMap(({ came }) => (came.kind === 'answer' ? (came.serverTimeMs ?? []) : []));
  return times.length === 0 ? undefined : times.reduce((latest, time) => Math.max(latest, time));
}
