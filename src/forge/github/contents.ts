import { hash } from 'node:crypto';
import { optional, union, unknown } from 'zod/mini';
import { GateFailure } from '../../domain/failure.ts';
import { isCommitSha } from '../../domain/ids.ts';
import type { PolicyLocation, PolicySource } from '../../domain/policy.ts';
import { once } from '../../domain/work/once.ts';
import { later, type MonotonicMs } from '../../domain/work/time.ts';
import { pathPart } from '../../http/path-part.ts';
import { list, mapped, nonEmptyText, object, type TypeOf, text } from '../../json/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventFacts } from '../../target/event.ts';
import { badEvent } from '../../target/event-payload.ts';
import { sha } from '../../target/pull-request.ts';
import { refusalOf } from '../forge-failure.ts';
import { readEntries } from '../read-pages.ts';
import { type GitHubApi, readOne, repositoryPath } from './github-api.ts';

const CONTENTS_BUDGET_MS = 60_000;
/** The time to check whether the pull request changes the policy, in milliseconds. The check must not delay the verdict. */
const CHANGED_FILES_BUDGET_MS = 5_000;

export type FetchedPolicy = {
  readonly text: Uint8Array;
  readonly sourceName: string;
  readonly source: Extract<PolicySource, { kind: 'file' }>;
};

type PolicyEvent = Pick<EventFacts, 'githubRepository' | 'policyBase' | 'pullRequest'>;

/**
 * Reads policy and waivers at the same time, through GitHub's API, never from the workspace: at the base commit for pull requests and merge groups,
 * else at the default branch. A branch is resolved once, and everything is read at that commit. Waivers are undefined where there is no such
 * file. Throws `GateFailure`: `policy-missing`, `policy-invalid`, `github`, `bad-event`; where both fail, the policy says why.
 */
export async function readPolicyFiles(
  api: GitHubApi,
  clock: Clock,
  { policy, waivers }: { readonly policy: PolicyLocation | undefined; readonly waivers: string | undefined },
  event: PolicyEvent,
) {
  const deadline = later(clock.now(), CONTENTS_BUDGET_MS);
  const here = once(() => commitHere(api, event, deadline));
  const [file, more] = await Promise.allSettled([
    policy && readPolicyFile('policy', policy),
    waivers === undefined
      ? undefined
      : readPolicyFile('waivers', { kind: 'here', path: waivers }).catch(undefinedIfMissing),
  ]);
  if (file.status === 'rejected') throw file.reason;
  if (more.status === 'rejected') throw more.reason;
  return { policy: file.value, waivers: more.value };

  async function readPolicyFile(what: 'policy' | 'waivers', location: PolicyLocation): Promise<FetchedPolicy> {
    const { path } = location;
    const changing = findChange(api, clock, location, event);
    const repository = location.kind === 'here' ? event.githubRepository : location.repository;
    const { ref, sha } =
      location.kind === 'here'
        ? await here()
        : { ref: location.ref, sha: await resolveCommit(api, repository, location.ref, deadline) };
    const text = await readFileBytes(api, { repository, path, sha }, deadline, `${what} file`);
    const source = { kind: 'file', ref, repository, path, sha, isChangedInPullRequest: await changing } as const;
    return { text, sourceName: `${what} ${path}`, source };
  }
}

function undefinedIfMissing(thrown: unknown): undefined {
  if (!(thrown instanceof GateFailure) || thrown.reason !== 'policy-missing') throw thrown;
}

/** The commit of this repository to read both at. Throws `GateFailure` (`bad-event`) and `ForgeFailure`. */
async function commitHere(api: GitHubApi, event: PolicyEvent, deadline: MonotonicMs) {
  const { githubRepository: repository, policyBase: base } = event;
  if (base.kind === 'base') {
    if (base.sha === undefined) throw badEvent('the event does not name the base commit, where the policy is read');
    return { ref: base.branch, sha: base.sha };
  }
  const asked = { operation: `read the default branch of ${repository}`, permission: 'metadata: read', deadline };
  const path = repositoryPath(repository)``;
  const ref = base.branch ?? (await readOne(api, { ...asked, path, read: readRepository })).default_branch;
  return { ref, sha: await readBranchTip(api, repository, ref, deadline) };
}

/** The commit that a branch, tag or hash means now. If the workflow names one that does not exist, the policy is missing. */
async function resolveCommit(api: GitHubApi, repository: string, ref: string, deadline: MonotonicMs): Promise<string> {
  if (isCommitSha(ref)) return ref;
  const asked = { operation: `find the commit of ${ref} in ${repository}`, permission: 'contents: read', deadline };
  const path = repositoryPath(repository)`/commits/${ref}`;
  try {
    return await readOne(api, { ...asked, path, headers: { accept: 'application/vnd.github.sha' }, read: sha });
  } catch (thrown) {
    const { status } = refusalOf(thrown);
    if (status !== 404 && status !== 422) throw thrown;
    const where = `${ref} in ${repository}`;
    throw new GateFailure('policy-missing', `there is no ${where}, or github-token may not read that repository`);
  }
}

const readChangedFiles = list(object({ filename: text, previous_filename: optional(text) }));

async function findChange(
  api: GitHubApi,
  clock: Clock,
  location: PolicyLocation,
  { githubRepository, pullRequest }: PolicyEvent,
): Promise<boolean | undefined> {
  if (location.kind === 'elsewhere' || pullRequest === undefined) return false;
  try {
    const request = {
      operation: `list the files of pull request ${pullRequest}`,
      permission: 'pull-requests: read',
      path: repositoryPath(githubRepository)`/pulls/${pullRequest}/files`,
      deadline: later(clock.now(), CHANGED_FILES_BUDGET_MS),
      read: readChangedFiles,
    };
    for await (const file of readEntries(api, request))
      if (file.filename === location.path || file.previous_filename === location.path) return true;
    return false;
  } catch {
    return undefined;
  }
}

const readTip = object({ object: object({ sha }) });
const readRepository = object({ default_branch: nonEmptyText });

/** The tip of a branch, by its full name: a tag of the same name cannot take its place. Throws `ForgeFailure`. */
async function readBranchTip(api: GitHubApi, repository: string, branch: string, deadline: MonotonicMs) {
  const asked = { operation: `find the tip of ${branch} in ${repository}`, permission: 'contents: read', deadline };
  const segments = branch.split('/').map(pathPart);
  const path = `${repositoryPath(repository)`/git/ref/heads/`}${segments.join('/')}`;
  return (await readOne(api, { ...asked, path, read: readTip })).object.sha;
}

/** The path has no empty or dotted segments, and the commit is fixed: a branch would be resolved again by every request. */
type FileAddress = Pick<FetchedPolicy['source'], 'repository' | 'path' | 'sha'>;

const readEntry = object({ type: text, path: text, sha: text, encoding: optional(text), content: optional(text) });
/** The contents API lists a folder, and has several forms for other things that are no file: `bytesOf` refuses them all. */
const readContents = union([mapped(list(unknown()), () => undefined), readEntry]);

/** The bytes, checked by their git hash. Throws `GateFailure`: `policy-missing`, `policy-invalid` (no file of at most 1 MiB), `github` (all else). */
async function readFileBytes(api: GitHubApi, file: FileAddress, deadline: MonotonicMs, what: string) {
  const path = file.path.split('/').map(pathPart);
  try {
    const asked = { operation: `read the ${what} in ${file.repository}`, permission: 'contents: read', deadline };
    const from = `${repositoryPath(file.repository)`/contents/`}${path.join('/')}`;
    const data = await readOne(api, { ...asked, path: from, query: { ref: file.sha }, read: readContents });
    return bytesOf(data, `the ${what} ${file.path}`, file.path);
  } catch (thrown) {
    if (refusalOf(thrown).status !== 404) throw thrown;
    const where = `${file.path} in ${file.repository} at ${file.sha.slice(0, 12)}`;
    throw new GateFailure('policy-missing', `there is no ${what} ${where}, or github-token lacks contents: read`);
  }
}

function bytesOf(answer: TypeOf<typeof readContents>, name: string, path: string): Uint8Array {
  // GitHub answers a symbolic link with the file that it leads to.
  if (answer?.type !== 'file' || answer.path !== path) throw invalid(name, 'is a folder, a link or a submodule');
  if (answer.encoding === 'none') throw invalid(name, 'is larger than 256 KiB');
  const base64 = answer.content?.replaceAll(/\s/g, '');
  if (answer.encoding !== 'base64' || base64 === undefined) throw invalid(name, 'came in an unknown encoding');
  const bytes = Buffer.from(base64, 'base64');
  const blob = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
  const gitHash = hash(answer.sha.length === 64 ? 'sha256' : 'sha1', blob);
  if (bytes.toString('base64') !== base64 || gitHash !== answer.sha)
    throw invalid(name, 'does not match its own git hash');
  return bytes;
}

function invalid(name: string, what: string): GateFailure {
  return new GateFailure('policy-invalid', `${name} ${what}`);
}
