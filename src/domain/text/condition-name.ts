import type { ReportedCondition } from '../report.ts';

/** The name of a condition, with that of its project in a run of several: each of them has the same conditions. */
export function nameOfCondition({ name, project }: Pick<ReportedCondition, 'name' | 'project'>): string {
  return project === undefined ? name : `${project.name}: ${name}`;
}
