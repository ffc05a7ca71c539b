import type { Shell } from '../../../cli/shell.ts';
import type { FoundMarker } from '../../../domain/comment-marker.ts';
import { createSlots } from '../../../domain/work/slots.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import { ForgeFailure } from '../../../forge/forge-failure.ts';
import { type KeptStatus, listStatuses, newestFirst, writeStatus } from '../../../forge/github/commit-statuses.ts';
import { createGitHubApi, type GitHubApi } from '../../../forge/github/github-api.ts';
import { createPullRequestComments } from '../../../forge/github/pull-request-comments.ts';
import { newestOf } from '../../../forge/next-write.ts';
import { withPlaces } from '../../../gate/door/with-places.ts';
import { publishComment } from '../../../gate/publish/comment-text.ts';
import type { PlacesSource } from '../../../ports/places-reader.ts';
import { parseMarker } from '../../../report/json/marker.ts';
import { readOpenPullRequests, readPullNow } from './open-pull-requests.ts';
import { createPatientApi } from './patient-api.ts';
import type { SweepHost } from './sweep-host.ts';
import type { SweepSettings } from './sweep-settings.ts';

export type GitHubHost = { readonly host: SweepHost; readonly api: GitHubApi; requestsSent(): number };

/**
 * GitHub, as a sweep needs it: reads of REST, commit statuses, and comments. Throws `GateFailure` (`config`, `github`)
 * before anything is sent.
 */
export function openGitHub(
  settings: SweepSettings,
  { env, clock, random, signal, terminal }: Shell,
  { places, endBy }: { readonly places: PlacesSource; readonly endBy: MonotonicMs },
): GitHubHost {
  const { inputs, gitHubToken: token, repository, commitStatus: context, checkout } = settings;
  const api = createPatientApi(createGitHubApi({ token, env, clock, random, signal }), {
    clock,
    signal,
    endBy,
    onWait: (ms) => terminal.tell(`GitHub asks to wait ${Math.ceil(ms / 1_000)} s: a rate limit was reached.`),
  });
  /** What GitHub refuses for one commit, it refuses for all: they are not tried. */
  let refused: ForgeFailure | undefined;
  let unreadable: ForgeFailure | undefined;
  let hasRead = false;
  const inTurn = createSlots(1);

  return {
    api,
    requestsSent: api.requestsSent,
    host: {
      listOpen: () => readOpenPullRequests(api, repository, endBy),
      readPull: (number) => readPullNow(api, repository, number, endBy),
      async statuses(sha) {
        if (unreadable !== undefined) throw unreadable;
        try {
          const statuses: KeptStatus[] = [];
          for await (const status of listStatuses(api, { repository, sha }, context, endBy)) statuses.push(status);
          hasRead = true;
          return statuses.toSorted(newestFirst);
        } catch (thrown) {
          if (!hasRead && thrown instanceof ForgeFailure && isForAll(thrown)) unreadable = thrown;
          throw thrown;
        }
      },
      setStatus: (sha, words) =>
        inTurn(async () => {
          if (refused !== undefined) throw refused;
          try {
            return await writeStatus(api, { repository, sha }, { context, ...words }, endBy);
          } catch (thrown) {
            if (thrown instanceof ForgeFailure && isForAll(thrown)) refused = thrown;
            throw thrown;
          }
        }),
      async keepComment(pull, report, by) {
        if (by === undefined) return {};
        const place = { key: inputs.commentKey, pullRequest: pull.number, head: pull.headSha };
        const us = { kind: 'account', id: by } as const;
        const tools = { api, clock, signal, token, repository, parseMarker };
        const comments = createPullRequestComments({ ...tools, ...place, us });
        const { own, problem } = await comments.standing();
        const standing = newestOf(own);
        if (standing === undefined) return problem === undefined ? {} : { warning: `The comment: ${problem}` };
        const monotonicStart = clock.now();
        const run = { inputs, places, world: { clock, signal, monotonicStart, checkout } };
        const placed = await withPlaces(report, run, terminal.redact);
        const { commentUrl, warning } = await publishComment(comments, placed, {
          noun: 'comment',
          place,
          run: runOf(standing.marker),
          when: 'where-one-stands',
          finish: terminal.redact,
        });
        return {
          ...(commentUrl === undefined ? {} : { url: commentUrl }),
          ...(warning === undefined ? {} : { warning }),
        };
      },
    },
  };
}

/**
 * A sweep is no run of the gate: its comment keeps the run that had written it, so that each later one writes over it. A
 * comment that somebody has changed may claim any run, so it gets the first of all.
 */
function runOf({ isTextIntact, runId, attempt }: FoundMarker): { readonly id: string; readonly attempt: number } {
  return isTextIntact ? { id: runId, attempt } : { id: '0', attempt: 1 };
}

/** What a token may not do with the statuses of one commit, it may not do with those of another. */
function isForAll({ refusal: { status, retryAfterMs } }: ForgeFailure): boolean {
  return retryAfterMs === undefined && (status === 401 || status === 403 || status === 404);
}
