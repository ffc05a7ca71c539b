import { branchName, branchRef, isBranchOrTagRef, isFullRef, isRefName, pullRequestNumber } from '../../domain/ref.ts';
import { COMMAND_LINE, type PullRequestSubject, type Subject, type Target } from '../../domain/target.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { InputProblem, parseDigits } from '../../inputs/parse-value.ts';
import { isBelow, isSame } from '../../scan/project-name.ts';
import { CHECK_FLAGS, type CheckFlag } from '../check/check-flags.ts';
import { config, type Given, parseNamedRef, variablesText } from '../command.ts';
import type { CiChange, CiSubject } from './ci-system.ts';
import type { Surroundings } from './surroundings.ts';

/** What `check` judges: by flags and variables first, then by the CI system or git. Throws `GateFailure` (`config`). */
export function readTarget(
  given: Given<CheckFlag>,
  { subject: around }: Pick<Surroundings, 'subject'>,
  repository: string,
): Omit<Target, 'commit'> {
  const subject = readSubject(given, around?.is, repository);
  const { baseRef: ofChange, pipelineCommit } = changeOf(subject, around?.is) ?? {};
  const baseRef = given.read('base-ref', parseBranch) ?? (ofChange === undefined ? undefined : parseBranch(ofChange));
  return { event: COMMAND_LINE, pipelineCommit, repository, subject, baseRef };
}

/** The author of a fork chooses the name of its head branch. It counts only if flags or the CI system say that it is in this repository. */
function readSubject(given: Given<CheckFlag>, around: CiSubject | undefined, repository: string): Subject {
  const number = given.read('pull-request', parsePullRequest);
  const ref = given.read('ref', parseNamedRef);
  if (number !== undefined && ref !== undefined) {
    const [one, other] = [given.nameOf('ref'), given.nameOf('pull-request')];
    throw config(`${one} and ${other}: a commit is judged as one of the two; remove one`);
  }
  const named = number === undefined ? subjectOf(ref, around) : ({ kind: 'pull-request', number } as const);
  if (named.kind === 'pull-request') return withHead(named.number, changeOf(named, around), given, repository);
  for (const name of ['head-ref', 'head-repository'] as const)
    if (given.text(name) !== undefined) throw config(`${given.nameOf(name)} belongs to --pull-request; give that too`);
  return named;
}

type NamedSubject = Exclude<Subject, PullRequestSubject> | Pick<PullRequestSubject, 'kind' | 'number'>;

function subjectOf(ref: string | undefined, around: CiSubject | undefined): NamedSubject {
  if (ref !== undefined) return subjectOfRef(ref);
  if (around === undefined) return { kind: 'commit' };
  return around.kind === 'ref' ? subjectOfRef(around.ref) : around;
}

/** `refs/pull/7/merge` means pull request 7. For another ref that is no branch or tag, only the commit is known. */
function subjectOfRef(ref: string): NamedSubject {
  const number = Number(pullRequestNumber(ref));
  if (number > 0 && Number.isSafeInteger(number)) return { kind: 'pull-request', number };
  return isBranchOrTagRef(ref) ? { kind: 'ref', ref } : { kind: 'commit' };
}

function changeOf(subject: NamedSubject, around: CiSubject | undefined): CiChange | undefined {
  const isSame = around?.kind === 'pull-request' && subject.kind === 'pull-request' && around.number === subject.number;
  return isSame ? around : undefined;
}

function withHead(
  number: number,
  change: CiChange | undefined,
  given: Given<CheckFlag>,
  repository: string,
): PullRequestSubject {
  const givenHead = given.read('head-ref', parseBranch);
  const head = givenHead ?? change?.headRef;
  const headRepository = given.text('head-repository');
  // The CI system speaks of its own head branch, not of one that `--head-ref` names.
  const isHere = givenHead === undefined && change?.isHeadInSameRepository === true;
  const isIn = (whole: string): boolean => isSame(whole, repository) || isBelow(repository, whole);
  return {
    kind: 'pull-request',
    number,
    headRef: head === undefined ? undefined : branchName(head),
    isHeadInSameRepository: headRepository === undefined ? isHere : isIn(headRepository),
    ciRef: change?.ciRef,
  };
}

export function parsePullRequest(text: string): number {
  const number = Number(parseDigits(text));
  if (number === 0 || !Number.isSafeInteger(number))
    throw new InputProblem(`${quote(text)} is not the number of a pull request`);
  return number;
}

function parseBranch(text: string): string {
  if (!isRefName(text)) throw new InputProblem(`${quote(text)} is not the name of a branch`);
  return isFullRef(text) ? text : branchRef(text);
}

export function namedSources(
  given: Pick<Given<CheckFlag>, 'sourceOf' | 'nameOf'>,
  { commit, subject, repository, change }: Surroundings,
  target: Target,
): readonly string[] {
  const isGiven = given.sourceOf('ref') !== undefined || given.sourceOf('pull-request') !== undefined;
  const { pipelineCommit } = target;
  const merge = pipelineCommit === undefined ? '' : ` and its merge ${pipelineCommit.slice(0, 12)}`;
  const facts = [
    { from: commit?.from, what: `commit ${target.commit.slice(0, 12)}${merge}` },
    { from: isGiven ? undefined : subject?.from, what: subjectText(target, change) },
    { from: repository?.from, what: `repository ${target.repository}` },
  ];
  const places = [...new Set(facts.map(({ from }) => from))].filter((from) => from !== undefined);
  return [
    ...places.map((place) => {
      const whats = facts.filter(({ from, what }) => from === place && what !== undefined);
      return `From ${place}: ${whats.map(({ what }) => what).join(', ')}.`;
    }),
    ...variablesText(given, CHECK_FLAGS),
  ];
}

function subjectText({ subject }: Target, change: Surroundings['change']): string | undefined {
  if (subject.kind === 'commit') return undefined;
  if (subject.kind === 'ref') return subject.ref;
  return `${change} ${subject.number}${subject.isHeadInSameRepository ? '' : ', judged as a change from a fork'}`;
}
