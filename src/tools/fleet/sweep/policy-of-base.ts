import { isAbsolute } from 'node:path';
import { givenPolicy, readWritten } from '../../../cli/check/check-settings.ts';
import { config, type Given, type Shell } from '../../../cli/command.ts';
import { type FetchedPolicy, readPolicyFiles } from '../../../forge/github/contents.ts';
import type { GitHubApi } from '../../../forge/github/github-api.ts';
import type { PolicyRead } from '../../../gate/pipeline/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import { InputProblem } from '../../../inputs/parse-value.ts';
import { parsePolicyLocation, parseWaiversPath } from '../../../inputs/policy-location.ts';
import type { OpenPull } from './sweep-host.ts';
import type { SweepFlag } from './sweep-settings.ts';

type PolicyFlag = 'policy-file' | 'waivers-file';
type Base = Pick<OpenPull, 'baseRef' | 'baseSha'>;

/** Reads the policy and waivers of a pull request, once for all of one base; undefined if none is set. Throws `config`, `policy-missing`, `policy-invalid`. */
export async function policyOfBase(
  given: Given<SweepFlag>,
  { inputs, repository }: { readonly inputs: Inputs; readonly repository: string },
  api: GitHubApi,
  { clock, signal }: Pick<Shell, 'clock' | 'signal'>,
): Promise<(pull: Base) => Promise<PolicyRead | undefined>> {
  const text = (name: PolicyFlag) => (isLocal(given.text(name)) ? given.text(name) : undefined);
  const local = await givenPolicy({ text, nameOf: given.nameOf }, inputs, signal);
  const location = inRepository(given, 'policy-file', parsePolicyLocation);
  const waiversPath = inRepository(given, 'waivers-file', parseWaiversPath);

  async function readFor({ baseRef, baseSha }: Base): Promise<PolicyRead | undefined> {
    const policyBase = { kind: 'base', branch: baseRef, sha: baseSha } as const;
    const event = { githubRepository: repository, policyBase, pullRequest: undefined };
    const files = await readPolicyFiles(api, clock, { policy: location, waivers: waiversPath }, event);
    const file = files.waivers && unchanged(files.waivers);
    const waivers = waiversPath === undefined ? local.waivers : { path: waiversPath, file };
    const policy = files.policy === undefined ? local.policy : unchanged(files.policy);
    return readWritten({ policy, waivers }, inputs, clock.wallNow());
  }

  const isOfBase = location?.kind === 'here' || waiversPath !== undefined;
  const read = new Map<string, Promise<PolicyRead | undefined>>();
  const readOnce = (base: Base): Promise<PolicyRead | undefined> => {
    const key = isOfBase ? `${base.baseSha} ${base.baseRef}` : '';
    const known = read.get(key) ?? readFor(base);
    read.set(key, known);
    return known;
  };
  // A mistake in a local policy is one of the command, not of a pull request.
  if (location === undefined && waiversPath === undefined) await readOnce({ baseRef: '', baseSha: undefined });
  return readOnce;
}

/** Whether a pull request changes the file decides nothing, and would take one more request for each. */
function unchanged(file: FetchedPolicy): FetchedPolicy {
  return { ...file, source: { ...file.source, isChangedInPullRequest: undefined } };
}

/** True for a path that begins like no path in a repository. */
function isLocal(path: string | undefined): boolean {
  return path !== undefined && (/^\.{0,2}[/\\]/.test(path) || isAbsolute(path));
}

function inRepository<Value>(given: Given<SweepFlag>, name: PolicyFlag, parse: (path: string) => Value) {
  const path = given.text(name);
  try {
    return path === undefined || isLocal(path) ? undefined : parse(path);
  } catch (thrown) {
    if (!(thrown instanceof InputProblem)) throw thrown;
    throw config(`${given.nameOf(name)}: ${thrown.message}; a local file is written with ./ or / before it`);
  }
}
