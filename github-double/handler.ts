import { publishExchange } from '../emulator/wire/exchange.ts';
import type { Handler, HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { ownAccountJson } from './accounts.ts';
import { answerError, answerJson, notAccessible, notFound } from './answer.ts';
import type { Call } from './call.ts';
import { listCheckRuns, readCombinedStatus } from './checks.ts';
import { createComment, deleteComment, listComments, readComment, updateComment } from './comments.ts';
import { readCommit, readContents, readRef } from './contents.ts';
import { answerGraphql } from './graphql.ts';
import { type Operation, operationOf } from './operation.ts';
import { listBranchRules, readBranch, readProtection } from './protection.ts';
import { listPullFiles, listPulls, readPull } from './pulls.ts';
import { fullRepositoryJson } from './repository-json.ts';
import type { Access, GitHubState, Repository, Token } from './state.ts';
import { createStatus, listStatuses } from './statuses.ts';

type Route = {
  readonly needs: (token: Token) => Access;
  readonly level: 'read' | 'write';
  /** True if the permission is needed even in a public repository. */
  readonly isInner?: true;
  readonly answer: (call: Call) => HttpAnswer;
};

/** Either permission is enough for the comments of a pull request. */
const discussion = ({ permissions: { issues, pull_requests } }: Token): Access =>
  [issues, pull_requests].includes('write') ? 'write' : [issues, pull_requests].includes('read') ? 'read' : 'none';
const contents = (token: Token): Access => token.permissions.contents;
const pulls = (token: Token): Access => token.permissions.pull_requests;
const administration = (token: Token): Access => token.permissions.administration ?? 'none';
const checks = (token: Token): Access => token.permissions.checks ?? 'none';
const statuses = (token: Token): Access => token.permissions.statuses;

const ROUTES: Readonly<Record<Exclude<Operation, 'graphql' | 'read-user'>, Route>> = {
  'read-repository': { needs: () => 'read', level: 'read', answer: readRepository },
  'read-branch': { needs: contents, level: 'read', answer: readBranch },
  'read-protection': { needs: administration, level: 'read', isInner: true, answer: readProtection },
  'list-branch-rules': { needs: () => 'read', level: 'read', answer: listBranchRules },
  'list-check-runs': { needs: checks, level: 'read', answer: listCheckRuns },
  'read-combined-status': { needs: statuses, level: 'read', answer: readCombinedStatus },
  'list-statuses': { needs: statuses, level: 'read', answer: listStatuses },
  'read-commit': { needs: contents, level: 'read', answer: readCommit },
  'read-ref': { needs: contents, level: 'read', answer: readRef },
  'read-contents': { needs: contents, level: 'read', answer: readContents },
  'list-pulls': { needs: pulls, level: 'read', answer: listPulls },
  'read-pull': { needs: pulls, level: 'read', answer: readPull },
  'list-pull-files': { needs: pulls, level: 'read', answer: listPullFiles },
  'list-comments': { needs: discussion, level: 'read', answer: listComments },
  'read-comment': { needs: discussion, level: 'read', answer: readComment },
  'create-comment': { needs: discussion, level: 'write', answer: createComment },
  'update-comment': { needs: discussion, level: 'write', answer: updateComment },
  'delete-comment': { needs: discussion, level: 'write', answer: deleteComment },
  'create-status': { needs: statuses, level: 'write', answer: createStatus },
};

/** GitHub's API over the given state, as far as a gate may use it: tokens, permissions, paging, limits. */
export function createGitHubHandler(state: GitHubState): Handler {
  return (request) => {
    const operation = operationOf(request.method, request.path);
    const instead = operation === undefined ? undefined : state.before.get(operation)?.(request);
    const own = instead === undefined ? answer(state, operation, request) : undefined;
    publishExchange('github', { request, prefix: state.prefix, answer: own });
    return own ?? instead!;
  };
}

function answer(state: GitHubState, operation: Operation | undefined, request: HttpRequest): HttpAnswer {
  const token = state.tokens.find(({ value }) => credentialOf(request) === value);
  if (token === undefined) return answerError(401, 'Bad credentials');
  if (operation === undefined) return notFound();
  if (operation === 'graphql') return answerGraphql(state, token, request);
  if (!request.path.startsWith(`${state.prefix}/`)) return notFound();
  if (operation === 'read-user') return readUser(token);

  const [, owner, name, rest] =
    /^\/repos\/([^/]+)\/([^/]+)\/?(.*)$/.exec(request.path.slice(state.prefix.length)) ?? [];
  const repository = state.repositories.find((each) => isNamed(each, `${owner}/${name}`));
  if (repository === undefined) return notFound();
  const { needs, level, isInner = false, answer: route } = ROUTES[operation];
  const isOpen = level === 'read' && !isInner && !repository.isPrivate;
  if (!isOpen && !covers(needs(token), level)) return level === 'read' && !isInner ? notFound() : notAccessible();
  return route({ state, request, token, repository, rest: decodeURIComponent(rest ?? '') });
}

function isNamed(repository: Repository, fullName: string): boolean {
  return fullNameOf(repository).toLowerCase() === fullName.toLowerCase();
}

function fullNameOf({ owner, name }: Repository): string {
  return `${owner}/${name}`;
}

function credentialOf({ headers }: HttpRequest): string | undefined {
  return /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

function covers(access: Access, level: 'read' | 'write'): boolean {
  return access === 'write' || access === level;
}

function readUser(token: Token): HttpAnswer {
  if (token.kind === 'installation') return notAccessible();
  return answerJson(200, ownAccountJson(token.identity));
}

function readRepository({ repository }: Call): HttpAnswer {
  return answerJson(200, {
    ...fullRepositoryJson({ ...repository, fullName: fullNameOf(repository) }),
  });
}
