import { isoText } from '../../report/text/time-text.ts';
import type { Diagnosis, ProjectFacts } from './diagnosis.ts';

/** What is not known is null, never absent. Durations are milliseconds, times ISO 8601. */
export function doctorJson(diagnosis: Diagnosis): object {
  const { connection, project, proposals, workflow, recipes, assumptions, github, requests, exitCode } = diagnosis;
  return {
    schema: 1,
    exitCode,
    requests,
    connection,
    project: project && projectJson(project),
    settings: Object.fromEntries(
      proposals.map(({ input, value, reason }) => [input, { value: value ?? null, reason }]),
    ),
    workflow,
    recipes,
    assumptions,
    github,
  };
}

function projectJson({ nowMs, perDay, siblings, ...facts }: ProjectFacts): object {
  return {
    ...facts,
    readAt: isoText(nowMs) ?? null,
    perDay: perDay === undefined ? null : perDayJson(perDay),
    refs: facts.refs.map((ref) => ({ ...ref, example: ref.example ?? null })),
    kinds: facts.kinds.map((kind) => ({ ...kind, durations: kind.durations ?? null })),
    scanners: facts.scanners.map(({ name, label, scans }) => ({ name: name ?? null, label: label ?? null, scans })),
    siblings: siblings ?? null,
  };
}

function perDayJson({ sinceMs, ...days }: NonNullable<ProjectFacts['perDay']>): object {
  return { since: isoText(sinceMs) ?? null, ...days };
}
