import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPlatformState, aRepository as aProject, aRule, aScan, countsOf, issuesOf } from '../../emulator/build.ts';
import { createPlatformHandler } from '../../emulator/platform.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { aGitHub, aPull, aRepository, aSha, GITHUB_ACTIONS } from '../../github-double/build.ts';
import { createGitHubHandler } from '../../github-double/handler.ts';
import type { GitHubState } from '../../github-double/state.ts';

export const REPOSITORY = 'octo-org/shop';
export const STATUS = 'findings-gate/verdict';
const DAY_MS = 86_400_000;
/** Number of past days in which the open pull requests were scanned. */
const DAYS = 20;

/** One side of a sweep, and how many requests it had. */
export type SweptSide = { readonly origin: string; readonly requests: number; readonly mostAtOnce: number };

/** A project whose open pull requests were each scanned once, with a few issues that are allowed. */
export function platformOf(pulls: number): PlatformState {
  const numbers = Array.from({ length: pulls }, (_, index) => index + 1);
  const found = (number: number) =>
    issuesOf(3, { ref: `refs/pull/${number}/merge`, rule: aRule({ path: 'code.low' }), severity: 'SEVERITY_LOW' });
  return aPlatformState({
    repositories: [aProject({ name: REPOSITORY })],
    issues: numbers.flatMap(found),
    scans: numbers.map((number) =>
      aScan({
        id: String(10_000 + number),
        branch: `refs/pull/${number}/merge`,
        commit: aSha(`head ${number}`),
        isFull: false,
        createdAtMs: Date.now() - 3_600_000 - (number / pulls) * DAYS * DAY_MS,
        findingsCounts: countsOf(found(number)),
      }),
    ),
  });
}

/** The repository. The status of `due` pull requests differs from the verdict. */
export function gitHubOf(pulls: number, due: number): GitHubState {
  const repository = aRepository();
  for (let number = 1; number <= pulls; number += 1) {
    const sha = aSha(`head ${number}`);
    const head = { ref: `topic-${number}`, sha, repository: { id: 1, fullName: REPOSITORY } };
    repository.pulls.set(number, aPull({ number, head }));
    repository.commits.set(sha, new Map());
    const state = number <= due ? 'failure' : 'success';
    repository.statuses.push({
      id: number,
      sha,
      state,
      context: STATUS,
      description: null,
      targetUrl: null,
      creator: GITHUB_ACTIONS,
    });
  }
  return aGitHub({ repositories: [repository] });
}

/** Serves both sides; each answer takes `delayMs`. */
export async function serveSwept(
  platform: PlatformState,
  gitHub: GitHubState,
  delayMs: number,
): Promise<{ readonly platform: SweptSide; readonly gitHub: SweptSide; close(): void }> {
  const sides = await Promise.all([
    serveSide(createPlatformHandler(platform), delayMs),
    serveSide(createGitHubHandler(gitHub), delayMs),
  ]);
  return {
    platform: sides[0].side,
    gitHub: sides[1].side,
    close() {
      for (const { close } of sides) close();
    },
  };
}

async function serveSide(handler: Handler, delayMs: number) {
  const side = { origin: '', requests: 0, mostAtOnce: 0 };
  let atOnce = 0;
  const server = createServer(async (incoming, response) => {
    side.requests += 1;
    atOnce += 1;
    side.mostAtOnce = Math.max(side.mostAtOnce, atOnce);
    const late = sleep(delayMs);
    const { status, headers, body } = handler(await requestOf(incoming));
    await late;
    atOnce -= 1;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  side.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { side, close: () => server.close() };
}

async function requestOf(incoming: IncomingMessage): Promise<Parameters<Handler>[0]> {
  const { method = '', url = '', headers } = incoming;
  const { pathname: path, searchParams: query } = new URL(url, 'http://localhost');
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, path, query, headers: Object.fromEntries(given), body: await text(incoming) };
}
