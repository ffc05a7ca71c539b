import type { Diagnosis } from '../facts/diagnosis.ts';
import { projectJson, settingsJson } from './project-json.ts';

/** The diagnosis as JSON: each id of docs/spec-gaps.md once. */
export function doctorJson({
  connection,
  project,
  proposals,
  workflow,
  recipes,
  assumptions,
  github,
  requests,
  exitCode,
}: Diagnosis): object {
  return {
    schema: 1,
    exitCode,
    requests,
    connection,
    project: project && projectJson(project),
    settings: settingsJson(proposals),
    workflow,
    recipes,
    assumptions,
    github,
  };
}
