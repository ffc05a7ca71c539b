import type { Target } from '../../domain/target.ts';
import { CHECK_FLAGS, type CheckFlag } from '../check/check-flags.ts';
import type { Given } from '../flags.ts';
import type { Surroundings } from './surroundings.ts';

/** Where the settings of a run come from that are not on its command line: a line for each place. */
export function toldSources(
  given: Pick<Given<CheckFlag>, 'sourceOf' | 'nameOf'>,
  { commit, subject, repository, change }: Surroundings,
  target: Target,
): readonly string[] {
  const facts = [
    { from: commit?.from, what: commitText(target) },
    { from: isGiven(given) ? undefined : subject?.from, what: subjectText(target, change) },
    { from: repository?.from, what: `repository ${target.repository}` },
  ];
  const places = [...new Set(facts.map(({ from }) => from))].filter((from) => from !== undefined);
  const variables = (Object.keys(CHECK_FLAGS) as CheckFlag[]).filter((name) => given.sourceOf(name) === 'variable');
  return [
    ...places.map((place) => {
      const whats = facts.filter(({ from, what }) => from === place && what !== undefined);
      return `From ${place}: ${whats.map(({ what }) => what).join(', ')}.`;
    }),
    ...(variables.length === 0 ? [] : [`From variables: ${variables.map(given.nameOf).join(', ')}.`]),
  ];
}

function isGiven(given: Pick<Given<CheckFlag>, 'sourceOf'>): boolean {
  return given.sourceOf('ref') !== undefined || given.sourceOf('pull-request') !== undefined;
}

function commitText({ commit, pipelineCommit }: Target): string {
  const merge = pipelineCommit === undefined ? '' : ` and its merge ${pipelineCommit.slice(0, 12)}`;
  return `commit ${commit.slice(0, 12)}${merge}`;
}

function subjectText({ subject }: Target, change: Surroundings['change']): string | undefined {
  if (subject.kind === 'commit') return undefined;
  if (subject.kind === 'ref') return subject.ref;
  return `${change} ${subject.number}${subject.isHeadInSameRepository ? '' : ', judged as one of a fork'}`;
}
