import type { Checkout } from '../../domain/target.ts';
import { config, type Given } from '../flags.ts';
import { parseNamedRef } from '../named-ref.ts';
import type { CiSubject } from './ci-system.ts';
import { type CiJob, ciJobs } from './ci-systems.ts';
import { type GitFacts, readGitFolder } from './git-folder.ts';

/** Flags of any command: one that it does not have is not given. */
type AnyGiven = Pick<Given, 'text' | 'read' | 'nameOf'>;

/** What the place where the command runs says about the commit, where no flag and no variable of ours does. */
export type Surroundings = {
  readonly commit: SourcedFact | undefined;
  readonly repository: SourcedFact | undefined;
  /**
   * It is undefined where flags say what the commit belongs to, or where it is a given commit, of which nothing else is
   * known.
   */
  readonly subject: { readonly is: CiSubject; readonly from: string } | undefined;
  /** The CI system says where the files come from, else git, where the commit is git's. */
  readonly checkout: Checkout;
  /** What the CI system calls a change. */
  readonly change: 'pull request' | 'merge request';
  /** Why commit or repository may be missing. */
  readonly silence: string;
};

/** A fact in text form, and who says it: `GitLab CI`. */
export type SourcedFact = { readonly text: string; readonly from: string };

const GIT = 'git in this folder';

/**
 * The CI system goes before git. A commit, ref or pull request that is given drops the system's own, and a commit that
 * git names has git's branch at most. Throws `GateFailure` (`config`) for a value that cannot be right, and where two
 * systems could be meant.
 */
export async function readSurroundings(
  given: AnyGiven,
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<Surroundings> {
  const job = onlyJob(ciJobs(env), given);
  let git: Promise<GitFacts> | undefined;
  const readGit = (): Promise<GitFacts> => {
    git ??= readGitFolder(folder);
    return git;
  };
  const commit = given.text('commit') === undefined ? await findCommit(job, readGit) : undefined;
  if (commit?.from === GIT) assertOnRef(given, await readGit());
  return {
    commit,
    repository: given.text('repository') === undefined ? await findRepository(job, env, readGit) : undefined,
    subject: await findSubject(given, job, commit, readGit),
    checkout: await findCheckout(job, commit, env, readGit),
    change: job?.system.change ?? 'pull request',
    silence:
      job === undefined
        ? 'no CI system is recognised here, and git in this folder does not say it'
        : `neither ${job.system.name} nor ${GIT} says it`,
  };
}

/** Where two systems are there, the facts of one would be a guess. */
function onlyJob(jobs: readonly CiJob[], given: AnyGiven): CiJob | undefined {
  const [job, ...others] = jobs;
  if (others.length === 0) return job;
  if (given.text('commit') !== undefined && given.text('repository') !== undefined) return undefined;
  const names = jobs.map(({ system }) => system.name).join(' and ');
  throw config(`this job has the variables of ${names}; give --commit and --repository, and --ref or --pull-request`);
}

async function findCommit(job: CiJob | undefined, readGit: () => Promise<GitFacts>): Promise<SourcedFact | undefined> {
  const ofJob = job?.commit();
  if (job !== undefined && ofJob !== undefined) return { text: ofJob, from: job.system.name };
  const { commit } = await readGit();
  return commit && { text: commit, from: GIT };
}

async function findRepository(
  job: CiJob | undefined,
  { GITHUB_REPOSITORY = '' }: Readonly<Record<string, string | undefined>>,
  readGit: () => Promise<GitFacts>,
): Promise<SourcedFact | undefined> {
  const ofJob = job?.repository();
  if (job !== undefined && ofJob !== undefined) return { text: ofJob, from: job.system.name };
  if (job === undefined && GITHUB_REPOSITORY.trim() !== '') {
    return { text: GITHUB_REPOSITORY.trim(), from: 'GITHUB_REPOSITORY' };
  }
  const { repository } = await readGit();
  return repository === undefined ? undefined : { text: repository, from: GIT };
}

async function findCheckout(
  job: CiJob | undefined,
  commit: SourcedFact | undefined,
  { GITHUB_REPOSITORY = '' }: Readonly<Record<string, string | undefined>>,
  readGit: () => Promise<GitFacts>,
): Promise<Checkout> {
  if (job !== undefined) return job.checkout();
  if (GITHUB_REPOSITORY.trim() !== '' || commit?.from !== GIT) return {};
  const { repository } = await readGit();
  // The host of git's own address may be an alias of ssh.
  return repository === undefined ? {} : { path: repository, names: [repository] };
}

async function findSubject(
  given: AnyGiven,
  job: CiJob | undefined,
  commit: SourcedFact | undefined,
  readGit: () => Promise<GitFacts>,
): Promise<Surroundings['subject']> {
  if (commit === undefined || given.text('ref') !== undefined) return undefined;
  const ofJob = job?.subject();
  if (job !== undefined && ofJob !== undefined) return { is: ofJob, from: job.system.name };
  if (commit.from !== GIT) return undefined;
  const { branch } = await readGit();
  return branch === undefined ? undefined : { is: { kind: 'ref', ref: branch }, from: GIT };
}

/** The checked out commit is not that of another branch. */
function assertOnRef(given: AnyGiven, { branch }: GitFacts): void {
  const ref = given.read('ref', parseNamedRef);
  if (ref === undefined || branch === undefined || ref === branch || ref.startsWith('refs/pull/')) return;
  throw config(`${given.nameOf('ref')} is ${ref}, but this folder is on ${branch}; give --commit`);
}
