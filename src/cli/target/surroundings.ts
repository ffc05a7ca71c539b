import type { Checkout } from '../../domain/target.ts';
import { once } from '../../domain/work/once.ts';
import { config, type Given, parseNamedRef } from '../command.ts';
import type { CiSubject } from './ci-system.ts';
import { type CiJob, ciJobs } from './ci-systems.ts';
import { type GitFacts, readGitFolder } from './git-folder.ts';

/** Flags of any command. A flag that the command does not have counts as not given. */
type AnyGiven = Pick<Given, 'text' | 'read' | 'nameOf'>;

/** Facts about the commit from the CI system or git, for which no flag and no variable of ours was given. */
export type Surroundings = Readonly<Awaited<ReturnType<typeof readSurroundings>>>;

const GIT = 'git in this folder';

/** The CI system wins over git. Throws `GateFailure` (`config`) for a value that cannot be right, and if two systems could be meant. */
export async function readSurroundings(
  given: AnyGiven,
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
) {
  const job = onlyJob(ciJobs(env), given);
  const git = once(() => readGitFolder(folder));
  const server = (env.GITHUB_REPOSITORY ?? '').trim();
  const fact = (text: string | undefined, from = GIT) => (text === undefined ? undefined : { text, from });
  const ofJob = (text: string | undefined) => fact(text, job?.system.name);
  const ofServer = job === undefined && server !== '' ? fact(server, 'GITHUB_REPOSITORY') : undefined;
  const commit = given.text('commit') === undefined ? (ofJob(job?.commit()) ?? fact((await git()).commit)) : undefined;
  const isOfGit = commit?.from === GIT;
  if (isOfGit) assertOnRef(given, await git());
  const repository =
    given.text('repository') === undefined
      ? (ofJob(job?.repository()) ?? ofServer ?? fact((await git()).repository))
      : undefined;
  // The host is left out: in git's own address it may be an alias of ssh.
  const path = isOfGit && server === '' && job === undefined ? (await git()).repository : undefined;
  const checkout: Checkout = job?.checkout() ?? (path === undefined ? {} : { path, names: [path] });
  const subjectOf = async (): Promise<{ readonly is: CiSubject; readonly from: string } | undefined> => {
    const ofJob = job?.subject();
    if (job !== undefined && ofJob !== undefined) return { is: ofJob, from: job.system.name };
    const branch = isOfGit ? (await git()).branch : undefined;
    return branch === undefined ? undefined : { is: { kind: 'ref', ref: branch }, from: GIT };
  };
  return {
    commit,
    repository,
    /** Undefined if `--ref` is given, or `--commit`: nothing else is known of a given commit. */
    subject: commit === undefined || given.text('ref') !== undefined ? undefined : await subjectOf(),
    /** Where the files come from, by the CI system, else by git if the commit is git's. */
    checkout,
    change: job?.system.change ?? 'pull request',
    silence:
      job === undefined
        ? 'no CI system is recognised here, and git in this folder does not name it'
        : `neither ${job.system.name} nor ${GIT} names it`,
  };
}

/** If there are jobs of two systems, to take the facts of one would be a guess. */
function onlyJob(jobs: readonly CiJob[], given: AnyGiven): CiJob | undefined {
  const [job, ...others] = jobs;
  if (others.length === 0) return job;
  if (given.text('commit') !== undefined && given.text('repository') !== undefined) return undefined;
  const names = jobs.map(({ system }) => system.name).join(' and ');
  throw config(`this job has the variables of ${names}; give --commit and --repository, and --ref or --pull-request`);
}

function assertOnRef(given: AnyGiven, { branch }: GitFacts): void {
  const ref = given.read('ref', parseNamedRef);
  if (ref === undefined || branch === undefined || ref === branch || ref.startsWith('refs/pull/')) return;
  throw config(`${given.nameOf('ref')} is ${ref}, but this folder is on ${branch}; give --commit`);
}
