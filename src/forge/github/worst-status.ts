import type { CommitSha } from '../../domain/ids.ts';
import { later } from '../../domain/work/time.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { listStatuses } from './commit-statuses.ts';
import type { InRepository } from './github-api.ts';
import type { PullRequestNow } from './pull-request-now.ts';
import { type Described, type StatusWord, said, statusUnder, wordsOf, worstState } from './status-words.ts';

/** The time to read the statuses of other pull requests, in milliseconds. */
const WORDS_BUDGET_MS = 10_000;

export type WorstStatusOptions = Pick<PullRequestNow, 'author' | 'openPulls'> &
  InRepository & {
    readonly sha: CommitSha;
    readonly context: string;
    readonly own: StatusWord;
    readonly plain: Described;
    post(status: Described): Promise<StepOutcome>;
  };

/**
 * Sets the worst word of all open pull requests of one commit. Our own word is set first, and never as a success: if two runs end
 * together, the one that reads later sees both words, and only the words that were read may turn the commit green. Never throws.
 */
export async function postWorst(options: WorstStatusOptions): Promise<StepOutcome> {
  const { own, plain, openPulls, post } = options;
  const isOpen = openPulls === undefined || own.pullRequest === undefined || openPulls.includes(own.pullRequest);
  const counted = isOpen || openPulls.length === 0 ? [own] : [];
  if (isOpen && own.state === 'failure') return post(plain);
  let state = worstState(['pending', ...counted.map((word) => word.state)])!;
  const first = state === own.state ? plain : statusUnder(own, state, 'others of this commit count, too');
  let posted = await post(first);
  try {
    // Reads again after a pass: another run may have set its word in the meantime.
    for (let isOver = false; !isOver && posted.warning === undefined; isOver = state !== 'success') {
      const all = [...counted, ...(await wordsOfOthers(options))];
      const worst = all.find((word) => word.state === worstState(all.map((one) => one.state)));
      // A closed pull request says nothing about the open ones.
      if (worst === undefined || worst.state === state) return posted;
      posted = await post(worst === own ? plain : statusUnder(own, worst.state, `${said(worst)}, with the same head`));
      state = worst.state;
    }
    return posted;
  } catch (thrown) {
    const back = state === 'success' ? await post(first) : undefined;
    const why = thrown instanceof ForgeFailure ? thrown.message : 'an unexpected error of the gate';
    const stays =
      back?.warning === undefined
        ? `it stays ${first.state}`
        : `it is still ${state}, and could not be taken back (${back.warning}), though it should be`;
    return { warning: `${stays}, because what was said of other pull requests is not known: ${why}` };
  }
}

/** The newest word of this gate for each pull request. Throws `ForgeFailure`. */
async function wordsOfOthers(options: WorstStatusOptions): Promise<readonly StatusWord[]> {
  const { api, clock, context, own, openPulls, author } = options;
  const wanted = openPulls && new Set(openPulls.filter((one) => one !== own.pullRequest));
  const found = new Map<number | undefined, StatusWord>();
  for await (const status of listStatuses(api, options, context, later(clock.now(), WORDS_BUDGET_MS))) {
    // If GitHub did not say who we are, each status counts.
    if (typeof author === 'number' && status.creator?.id !== author) continue;
    for (const word of wordsOf(status)) {
      const { pullRequest } = word;
      const isWanted =
        pullRequest === undefined || (pullRequest !== own.pullRequest && (wanted?.has(pullRequest) ?? true));
      if (isWanted && !found.has(pullRequest)) found.set(pullRequest, word);
    }
    if (wanted !== undefined && [...wanted].every((one) => found.has(one))) break;
  }
  return [...found.values()];
}
