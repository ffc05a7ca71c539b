import { addAbortListener } from 'node:events';
import type { CommitSha } from '../../domain/ids.ts';
import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import { fitUnits } from '../../domain/text/fit-units.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { later } from '../../domain/work/time.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { writeStatus } from './commit-statuses.ts';
import type { InRepository } from './github-api.ts';
import type { PullRequestNow } from './pull-request-now.ts';
import { type Described, type StatusState, statusOfWords } from './status-words.ts';

const STATUS_BUDGET_MS = 10_000;
/** The time for the last status once the run is stopped, in milliseconds. The runner kills the process after 7.5 s. */
const LAST_MS = 1_000;

export type CommitStatusOptions = InRepository & {
  /** Stops the pending status at once, and the final one a second later. */
  readonly stop: AbortSignal;
  /** All get the same status at the same time. With a merge queue there are two commits. */
  readonly shas: readonly CommitSha[];
  readonly context: string;
  readonly runUrl: string | undefined;
  /** The judged pull request, whose verdict the status shows; undefined if the commit is that of a branch or tag. */
  readonly pull: StatusPull | undefined;
};

export type StatusPull = {
  /** Undefined if the commit may be the head of pull requests, and it is not known of which. */
  readonly number: number | undefined;
  readonly ask: (() => Promise<Pick<PullRequestNow, 'author' | 'openPulls'>>) | undefined;
};

/** Sets the commit status that the input `commit-status` names. No function throws, and none changes the verdict. */
export function createCommitStatus(options: CommitStatusOptions) {
  const { api, clock, repository, stop, shas, context, runUrl: targetUrl, pull } = options;
  const reported = (state: StatusState, text: string): Described =>
    statusOfWords([{ pullRequest: pull?.number, state }], text);
  let pending: readonly Promise<StepOutcome>[] = [];

  async function post(sha: CommitSha, words: Described, signal: AbortSignal): Promise<StepOutcome> {
    const status = { ...words, description: fitUnits(words.description, MOST_STATUS_CHARACTERS), context, targetUrl };
    try {
      await writeStatus(api, { repository, sha }, status, later(clock.now(), STATUS_BUDGET_MS), signal);
      return {};
    } catch (thrown) {
      if (signal.aborted) return { warning: 'cannot set the commit status: the run was stopped' };
      return { warning: thrown instanceof ForgeFailure ? thrown.message : 'cannot set the commit status' };
    }
  }

  return {
    setPending(description: string) {
      pending = shas.map((sha) => post(sha, reported('pending', description), stop));
      return inOne(pending);
    },
    /** Waits for the pending status, then sets `success` for exit code 0, `failure` for 1, else `error`. */
    setFinal(exitCode: ExitCode, description: string) {
      const state: StatusState = exitCode === 0 ? 'success' : exitCode === 1 ? 'failure' : 'error';
      const final = shas.map(async (sha, index) => {
        await pending[index];
        const signal = abortedAfter(LAST_MS, stop);
        const plain = reported(state, description);
        const { aborted } = stop;
        // Only the commit under test is the head of pull requests. A stopped run has time for one request, and a pass needs two.
        if (pull === undefined || index > 0 || (aborted && state !== 'success')) return post(sha, plain, signal);
        if (aborted)
          return { warning: 'it stays pending: the run was stopped before it read those of other pull requests' };
        const { openPulls, author } = (await pull.ask?.()) ?? { openPulls: undefined, author: undefined };
        const isAlone = openPulls?.every((one) => one === pull.number) ?? false;
        if (isAlone) return post(sha, plain, signal);
        const { postWorst } = await import('./worst-status.ts');
        const own = { pullRequest: pull.number, state };
        const place = { api, clock, repository, sha, context };
        return postWorst({ ...place, author, openPulls, own, plain, post: (words) => post(sha, words, signal) });
      });
      return inOne(final);
    },
  };
}

async function inOne(outcomes: readonly Promise<StepOutcome>[]): Promise<StepOutcome> {
  const warnings = (await Promise.all(outcomes)).flatMap(({ warning }) => warning ?? []);
  return warnings.length === 0 ? {} : { warning: [...new Set(warnings)].join('; ') };
}

function abortedAfter(ms: number, signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  addAbortListener(signal, () => setTimeout(() => controller.abort(), ms).unref());
  return controller.signal;
}
