import { isAbsolute } from 'node:path';
import { readWritten, type WrittenPolicy } from '../../../cli/check/check-settings.ts';
import { config, type Given } from '../../../cli/flags.ts';
import { readLocalPolicy, readLocalWaivers } from '../../../cli/local-policy.ts';
import type { Shell } from '../../../cli/shell.ts';
import { GateFailure } from '../../../domain/failure.ts';
import { readPolicyFile, readWaiversFile } from '../../../forge/github/contents.ts';
import type { GitHubApi } from '../../../forge/github/github-api.ts';
import { parsePolicyLocation, parseWaiversPath } from '../../../forge/github/policy-location.ts';
import type { PolicyRead } from '../../../gate/story/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import type { OpenPull } from './sweep-host.ts';
import type { SweepFlag } from './sweep-settings.ts';

/** Gives the policy that a pull request is judged by; undefined where none is set. Throws `GateFailure`. */
export type PolicyOfBase = (pull: OpenPull) => Promise<PolicyRead | undefined>;

type PolicyPart<Part extends keyof WrittenPolicy> = {
  read(pull: OpenPull): Promise<WrittenPolicy[Part]>;
  /** True where it may be another one at another base. */
  readonly isOfBase: boolean;
};

/**
 * Reads the policy as the gate does: what is in the repository at the base commit of the pull request, once for all that
 * have the same. What is the same for all is read before anything else. Throws `GateFailure` (`config`, `policy-missing`,
 * `policy-invalid`) where that cannot be used.
 */
export async function policyOfBase(
  given: Given<SweepFlag>,
  { inputs, repository }: { readonly inputs: Inputs; readonly repository: string },
  api: GitHubApi,
  shell: Pick<Shell, 'clock' | 'signal'>,
): Promise<PolicyOfBase> {
  const { clock } = shell;
  const policy = policySide(given, inputs, { api, repository, ...shell });
  const waivers = waiversSide(given, { api, repository, ...shell });
  const isOfBase = policy.isOfBase || waivers.isOfBase;
  const read = new Map<string, Promise<PolicyRead | undefined>>();

  async function readFor(pull: OpenPull): Promise<PolicyRead | undefined> {
    const [written, more] = await Promise.all([policy.read(pull), waivers.read(pull)]);
    return readWritten({ policy: written, waivers: more }, inputs, clock.wallNow());
  }

  // A mistake in what is given here is one of the command, not of a pull request.
  if (!isOfBase && given.text('policy-file')?.includes('@') !== true) {
    const same = await readFor(NO_PULL);
    return async () => same;
  }
  return (pull) => {
    const key = isOfBase ? `${pull.baseSha} ${pull.baseRef}` : '';
    const known = read.get(key) ?? readFor(pull);
    read.set(key, known);
    return known;
  };
}

/** What is read of no repository asks nothing of a pull request. */
const NO_PULL = {} as OpenPull;

type Reach = Pick<Shell, 'clock' | 'signal'> & { readonly api: GitHubApi; readonly repository: string };

function policySide(given: Given<SweepFlag>, { policy: text }: Inputs, reach: Reach): PolicyPart<'policy'> {
  const path = given.text('policy-file');
  if (path === undefined) {
    const inline = text && { text, sourceName: given.nameOf('policy'), source: { kind: 'input' } as const };
    return { read: async () => inline || undefined, isOfBase: false };
  }
  if (isLocal(path)) return { read: () => readLocalPolicy(path, reach.signal), isOfBase: false };
  const location = inWordsOfFlag(given, 'policy-file', () => parsePolicyLocation(path));
  return {
    async read(pull) {
      const { bytes, source } = await readPolicyFile(reach.api, reach.clock, location, eventOf(pull, reach));
      return { text: bytes, sourceName: `policy ${source.path}`, source: { ...source, ...NOT_LOOKED } };
    },
    isOfBase: location.kind === 'here',
  };
}

function waiversSide(given: Given<SweepFlag>, reach: Reach): PolicyPart<'waivers'> {
  const path = given.text('waivers-file');
  if (path === undefined) return { read: async () => undefined, isOfBase: false };
  if (isLocal(path)) {
    return { read: async () => ({ path, file: await readLocalWaivers(path, reach.signal) }), isOfBase: false };
  }
  inWordsOfFlag(given, 'waivers-file', () => parseWaiversPath(path));
  return {
    async read(pull) {
      const found = await readWaiversFile(reach.api, reach.clock, path, eventOf(pull, reach));
      if (found === undefined) return { path, file: undefined };
      const { bytes, source } = found;
      return {
        path,
        file: { text: bytes, sourceName: `waivers ${source.path}`, source: { ...source, ...NOT_LOOKED } },
      };
    },
    isOfBase: true,
  };
}

/** Whether a pull request changes the file decides nothing, and would be one more request for each. */
const NOT_LOOKED = { isChangedInPullRequest: undefined } as const;

function eventOf({ baseRef, baseSha }: OpenPull, { repository }: Reach) {
  return {
    githubRepository: repository,
    policyBase: { kind: 'base', branch: baseRef, sha: baseSha },
    pullRequest: undefined,
  } as const;
}

/** No path in a repository begins like this. */
function isLocal(path: string): boolean {
  return /^\.{0,2}[/\\]/.test(path) || isAbsolute(path);
}

function inWordsOfFlag<Value>(given: Given<SweepFlag>, name: 'policy-file' | 'waivers-file', read: () => Value): Value {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof GateFailure)) throw thrown;
    throw config(
      `${thrown.message.replace(`input ${name}`, given.nameOf(name))}; a local file is written with ./ or / before it`,
    );
  }
}
