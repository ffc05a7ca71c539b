import type { Diagnosis } from '../facts/diagnosis.ts';
import type { FirstReading } from '../platform/first/first-reading.ts';
import type { Heard } from '../platform/heard.ts';
import { scanEnvironments } from '../platform/scan-environments.ts';
import { projectFacts } from '../project/project-facts.ts';
import { proposeSettings } from '../project/propose-settings.ts';
import type { SeenProject } from '../project/seen-project.ts';
import { textsToPaste } from '../project/texts-to-paste.ts';
import type { DoctorSettings } from './doctor-settings.ts';

type ProjectPart = Pick<Diagnosis, 'project' | 'proposals' | 'pasted'>;

/** Part two: how the project is scanned, and what follows. `wallMs` is our own time, for where the platform tells none. */
export function projectPart(
  reading: FirstReading | undefined,
  heard: readonly Heard[],
  { baseUrl, repositoryId, checkout, gitHub }: DoctorSettings,
  { connection, wallMs, github }: Pick<Diagnosis, 'connection' | 'github'> & { readonly wallMs: number },
): ProjectPart {
  if (reading?.known === undefined || baseUrl === undefined) return { project: null, proposals: [], pasted: [] };
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
  const address = { baseUrl: baseUrl.href.replace(/\/$/, ''), deploymentId: known.deployment };
  return {
    project: facts,
    proposals,
    pasted: textsToPaste(address, facts, proposals, {
      check: gitHub.check,
      hasMergeQueue: github?.mergeQueue === true,
    }),
  };
}

/** The platform's own time, at the newest answer that tells it. */
function timeOf(heard: readonly Heard[]): number | undefined {
  const times = heard.flatMap(({ came }) => (came.kind === 'answer' ? (came.serverTimeMs ?? []) : []));
  return times.length === 0 ? undefined : times.reduce((latest, time) => Math.max(latest, time));
}
