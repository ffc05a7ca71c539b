import type { GateRun } from './gate.ts';

/** Every visible text of a run, by the name of the place. The runner does not show masks. */
export function outputsOf(run: GateRun): ReadonlyMap<string, string> {
  const statuses = run.githubState.repositories.flatMap(({ statuses: all }) => all);
  return new Map([
    ['stdout', run.stdout.replaceAll(/^::add-mask::.*$/gm, '')],
    ['stderr', run.stderr],
    ['summary', run.summary],
    ['outputs', run.outputsText],
    ['report', run.reportText],
    ['comments', run.comments.join('\n')],
    ['statuses', statuses.map(({ context, description }) => `${context}: ${description}`).join('\n')],
    ...run.leftFiles,
  ]);
}

/** The places that contain one of these texts, as `place: text`. */
export function outputsWith(run: GateRun, texts: readonly string[]): readonly string[] {
  return [...outputsOf(run)].flatMap(([place, text]) =>
    texts.filter((each) => text.includes(each)).map((each) => `${place}: ${each}`),
  );
}
