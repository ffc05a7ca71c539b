import { nullable } from 'zod/mini';
import type { CommitSha } from '../../domain/ids.ts';
import { branchRef } from '../../domain/ref.ts';
import type { BaseNow } from '../../domain/target.ts';
import { later, type MonotonicMs } from '../../domain/work/time.ts';
import { flag, ifAny, list, number, object, text } from '../../json/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { type Author, presumedAuthor } from './comment-author.ts';
import { readTime } from './commit-statuses.ts';
import { type GitHubApi, GRAPHQL } from './github-api.ts';

const ASK_BUDGET_MS = 10_000;

/** The current state of a pull request, and the account of the token. A member that GitHub does not send is undefined. */
export type PullRequestNow = {
  readonly author: Author | undefined;
  readonly isOpen: boolean | undefined;
  readonly headSha: string | undefined;
  readonly base: BaseNow;
  /** The open pull requests whose head is the commit under test; undefined if GitHub does not say, or if there are too many. */
  readonly openPulls: readonly number[] | undefined;
};

/** How long an answer is shared, in milliseconds: questions at about the same time make one request. */
const SHARED_MS = 5_000;

/** Never throws. */
export type AskPullRequest = () => Promise<PullRequestNow>;

const MOST_PULLS = 100;
const PULLS_OF_HEAD = 'nodes { number state headRefOid } pageInfo { hasNextPage }';
const CHANGES = 'itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT], last: 1';

/** A commit of the default branch is associated only with merged pull requests. Pull requests of one branch to several bases are found by its name. */
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $head: GitObjectID!, $headRef: String!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state headRefOid baseRefName
      timelineItems(${CHANGES}) {
        nodes { __typename ... on BaseRefChangedEvent { createdAt } ... on AutomaticBaseChangeSucceededEvent { createdAt } }
      }
    }
    pullRequests(states: OPEN, headRefName: $headRef, first: ${MOST_PULLS}) { ${PULLS_OF_HEAD} }
    object(oid: $head) { __typename ... on Commit { associatedPullRequests(first: ${MOST_PULLS}) { ${PULLS_OF_HEAD} } } }
  }
}`;

const readPulls = ifAny(
  object({
    nodes: list(nullable(object({ number, state: text, headRefOid: text }))),
    pageInfo: object({ hasNextPage: flag }),
  }),
);
const readNow = object({
  state: text,
  headRefOid: text,
  baseRefName: text,
  timelineItems: object({ nodes: list(nullable(object({ createdAt: readTime }))) }),
});

/** GraphQL answers in part: a part that fails is null, and the rest is there. */
const readAnswer = object({
  data: object({
    viewer: ifAny(object({ databaseId: ifAny(number) })),
    repository: ifAny(
      object({
        pullRequest: ifAny(readNow),
        pullRequests: readPulls,
        object: ifAny(object({ associatedPullRequests: readPulls })),
      }),
    ),
  }),
});

export type AskedPull = {
  readonly repository: string;
  readonly number: number;
  readonly head: CommitSha;
  /** Short name of its branch, where it is known. */
  readonly headRef: string | undefined;
};

/** Asks everything about a pull request in one request, which parallel callers share. */
export function pullRequestAsker(api: GitHubApi, token: string, clock: Clock, asked: AskedPull): AskPullRequest {
  const { repository, number, head, headRef = '' } = asked;
  let last: { readonly at: MonotonicMs; readonly answer: Promise<PullRequestNow> } | undefined;
  return () => {
    const at = clock.now();
    if (last === undefined || at - last.at > SHARED_MS) last = { at, answer: ask(later(at, ASK_BUDGET_MS)) };
    return last.answer;
  };

  async function ask(deadline: MonotonicMs): Promise<PullRequestNow> {
    try {
      const { data: answer } = await api.send({
        operation: `ask for pull request ${number} as it stands`,
        permission: 'pull-requests: read',
        method: 'POST',
        isRead: true,
        path: GRAPHQL,
        body: { query: QUERY, variables: { ...splitRepository(repository), number, head, headRef } },
        deadline,
        read: readAnswer,
      });
      const { viewer, repository: seen } = answer.data;
      const { pullRequest: pull, pullRequests: ofBranch, object: commit } = seen ?? {};
      const change = pull?.timelineItems.nodes.at(-1);
      const listed = [ofBranch, commit?.associatedPullRequests];
      const areAll = listed.every((pulls) => pulls?.pageInfo.hasNextPage === false && !pulls.nodes.includes(null));
      const open = [{ number, ...pull }, ...listed.flatMap((pulls) => pulls?.nodes ?? [])];
      const ofHead = open.filter((one) => one?.state === 'OPEN' && one.headRefOid === head);
      return {
        author: viewer?.databaseId ?? presumedAuthor(token),
        isOpen: pull && pull.state === 'OPEN',
        headSha: pull?.headRefOid,
        base:
          pull === undefined || change === null
            ? { unknown: `GitHub does not show the base of pull request ${number} to github-token` }
            : { ref: branchRef(pull.baseRefName), changedAtMs: change?.createdAt },
        openPulls: pull && areAll ? [...new Set(ofHead.map((one) => one!.number))] : undefined,
      };
    } catch (thrown) {
      const unknown = thrown instanceof ForgeFailure ? thrown.message : 'GitHub gave no answer that can be read';
      const author = presumedAuthor(token);
      return { author, isOpen: undefined, headSha: undefined, base: { unknown }, openPulls: undefined };
    }
  }
}
