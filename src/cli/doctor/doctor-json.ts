import type { Diagnosis } from '../../domain/doctor/diagnosis.ts';

/** The diagnosis as JSON: each id of docs/spec-gaps.md once. */
export function doctorJson({
  connection,
  project,
  settings,
  assumptions,
  github,
  requests,
  exitCode,
}: Diagnosis): object {
  return { schema: 1, exitCode, requests, connection, project, settings, assumptions, github };
}
