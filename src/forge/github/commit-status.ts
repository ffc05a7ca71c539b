import { unknown } from 'zod/mini';
import type { CommitSha } from '../../domain/ids.ts';
import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { later } from '../../domain/work/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { apiPath } from './api-address.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';

/** Setting one status may take so many milliseconds. */
const STATUS_BUDGET_MS = 10_000;
/** Time for the last status once the run is stopped, in milliseconds: the runner kills the process after 7.5 s. */
const LAST_MS = 1_000;

/** The commit status that the input `commit-status` names. Neither function throws, and neither touches the verdict. */
export type CommitStatus = {
  /** Says at the start that the gate is running. */
  setPending(description: string): Promise<StepOutcome>;
  /**
   * Sets it at the end, by exit code: 0 `success`, 1 `failure`, else `error`. Waits for the pending one, to come after
   * it.
   */
  setFinal(exitCode: ExitCode, description: string): Promise<StepOutcome>;
  /** Leaves it pending at the end, where another job will set the final one. Waits for the pending one. */
  leavePending(): Promise<StepOutcome>;
};

export type CommitStatusOptions = {
  readonly api: GitHubApi;
  readonly clock: Clock;
  /** The run is stopped with this: it cuts the pending status at once, and leaves the final one a moment. */
  readonly stop: AbortSignal;
  /** It is `owner/name`. */
  readonly repository: string;
  /** Each gets the same status at the same time; one is enough where nothing queues. */
  readonly shas: readonly CommitSha[];
  /** What the status is called. */
  readonly context: string;
  readonly runUrl: string | undefined;
};

export function createCommitStatus({ shas, ...options }: CommitStatusOptions): CommitStatus {
  const each = shas.map((sha) => ({ sha, status: statusOn(sha, options) }));
  const together = (set: (status: CommitStatus) => Promise<StepOutcome>): Promise<StepOutcome> =>
    inOne(each.map(({ sha, status }) => ({ sha, outcome: set(status) })));
  return {
    setPending: (description) => together((status) => status.setPending(description)),
    setFinal: (exitCode, description) => together((status) => status.setFinal(exitCode, description)),
    leavePending: () => together((status) => status.leavePending()),
  };
}

/**
 * Gives one warning for all commits. It names them where it is not the same for each: the queue may see what the pull
 * request does not.
 */
async function inOne(
  outcomes: readonly { readonly sha: CommitSha; readonly outcome: Promise<StepOutcome> }[],
): Promise<StepOutcome> {
  const warnings = await Promise.all(
    outcomes.map(async ({ sha, outcome }) => ({ sha, warning: (await outcome).warning })),
  );
  const failed = warnings.filter(({ warning }) => warning !== undefined);
  const [first] = failed;
  if (first?.warning === undefined) return {};
  const isSameForAll = warnings.every(({ warning }) => warning === first.warning);
  return {
    warning: isSameForAll
      ? first.warning
      : failed.map(({ sha, warning }) => `commit ${sha.slice(0, 12)}: ${warning}`).join('; '),
  };
}

/** Sets the status of one commit. The others' answers are not waited for. */
function statusOn(sha: CommitSha, given: Omit<CommitStatusOptions, 'shas'>): CommitStatus {
  const options = { ...given, sha };
  let pending: Promise<StepOutcome> = Promise.resolve({});
  return {
    setPending(description) {
      pending = post(options, 'pending', description, options.stop);
      return pending;
    },
    async setFinal(exitCode, description) {
      await pending;
      const state = exitCode === 0 ? 'success' : exitCode === 1 ? 'failure' : 'error';
      return post(options, state, description, abortedAfter(LAST_MS, options.stop));
    },
    leavePending: () => pending,
  };
}

async function post(
  { api, clock, repository, sha, context, runUrl }: Omit<CommitStatusOptions, 'shas'> & { readonly sha: CommitSha },
  state: 'pending' | 'success' | 'failure' | 'error',
  description: string,
  signal: AbortSignal,
): Promise<StepOutcome> {
  try {
    const { owner, name } = splitRepository(repository);
    await api.send({
      operation: 'set the commit status',
      permission: 'statuses: write',
      method: 'POST',
      path: apiPath`/repos/${owner}/${name}/statuses/${sha}`,
      body: { state, context, description: shortened(description), ...(runUrl ? { target_url: runUrl } : {}) },
      deadline: later(clock.now(), STATUS_BUDGET_MS),
      signal,
      read: unknown(),
    });
    return {};
  } catch (thrown) {
    if (signal.aborted) return { warning: 'cannot set the commit status: the run was stopped' };
    return { warning: thrown instanceof GitHubFailure ? thrown.message : 'cannot set the commit status' };
  }
}

/** Gives a signal that is aborted this long after the other one. */
function abortedAfter(ms: number, signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    setTimeout(() => controller.abort(), ms).unref();
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

/** Makes one line with at most as many characters as GitHub takes, never cut inside a character. */
function shortened(description: string): string {
  const line = [...description.replaceAll(/\s+/g, ' ').trim()];
  return line.length <= MOST_STATUS_CHARACTERS
    ? line.join('')
    : `${line.slice(0, MOST_STATUS_CHARACTERS - 1).join('')}…`;
}
