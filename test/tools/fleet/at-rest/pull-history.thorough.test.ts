import { expect, it } from 'vitest';
import { aPlatformState, aRepository as aProject, aScan, countsOf, issuesOf } from '../../../../emulator/build.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import {
  aGitHub,
  aPersonalToken,
  aPull,
  aRepository,
  aToken,
  GITHUB_ACTIONS,
} from '../../../../github-double/build.ts';
import { createGitHubHandler } from '../../../../github-double/handler.ts';
import type { GitHubState, Pull, Repository } from '../../../../github-double/state.ts';
import type { PullRequestSubject } from '../../../../src/domain/target.ts';
import { parseMarker } from '../../../../src/forge/comment-marker.ts';
import type { ForgeAnswer } from '../../../../src/forge/forge-client.ts';
import { ForgeFailure } from '../../../../src/forge/forge-failure.ts';
import { createCommitStatus } from '../../../../src/forge/github/commit-status.ts';
import { type ListedStatus, listStatuses, writeStatus } from '../../../../src/forge/github/commit-statuses.ts';
import type { GitHubApi, GitHubRequest } from '../../../../src/forge/github/github-api.ts';
import { createPullRequestComments } from '../../../../src/forge/github/pull-request-comments.ts';
import { pullRequestAsker } from '../../../../src/forge/github/pull-request-now.ts';
import { run } from '../../../../src/gate/pipeline/run.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import { publishComment } from '../../../../src/gate/publish/comment-text.ts';
import { read } from '../../../../src/json/schema.ts';
import { readPolicies } from '../../../../src/policy/file/parse-policy.ts';
import { sweep } from '../../../../src/tools/fleet/sweep/sweep.ts';
import type { SweepHost } from '../../../../src/tools/fleet/sweep/sweep-host.ts';
import { aTarget, COMMIT } from '../../../build/a-target.ts';
import { draws } from '../../../build/draws.ts';
import { Chance } from '../../../build/random.ts';
import { CollectingLog } from '../../../fakes/collecting-log.ts';
import { inProcessReader } from '../../../fakes/in-process-reader.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { inputsFrom } from '../../../inputs/some-inputs.ts';

/*
 * Histories of several pull requests of one head: actions of people, forks, GitHub and strangers, and the writes of runs of the gate
 * and of sweeps meanwhile. The truth is known: how many high issues each pull request adds to each base.
 */

const STATUS = 'findings-gate/verdict';
const START_MS = Date.UTC(2026, 5, 15, 12);
const MINUTE_MS = 60_000;
const FAR_MS = 1e15;
const REPOSITORY = 'octo-org/shop';
/** Most high issues that the policy of a base allows. */
const ALLOWED = { main: 0, release: 2, lax: 50 } as const;
type Base = keyof typeof ALLOWED;
const BASES = Object.keys(ALLOWED) as readonly Base[];
const LINKS: World['links'] = { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' };

/** A workflow run has the id of its event. Each re-run is another attempt. */
type OldEvent = { readonly number: number; readonly base: Base; readonly runId: string };

/** Plays one history, until every open pull request has had a run since its last change. */
async function pullHistory(chance: Chance) {
  const history = new PullHistory(chance);
  const steps = chance.whole(4, 12);
  for (let step = 0; step < steps; step += 1) await history.step();
  await history.rest();
  return history.end();
}

class PullHistory {
  readonly #chance: Chance;
  readonly #repository: Repository;
  readonly #github: GitHubState;
  readonly #platform: PlatformState;
  /** How many high issues a pull request adds to a base. A diff scan against the base shows these. */
  readonly #truth = new Map<number, Readonly<Record<Base, number>>>();
  readonly #events: OldEvent[] = [];
  /** Pull requests that have changed and wait for a run. */
  readonly #due = new Map<number, OldEvent>();
  readonly #steps: string[] = [];
  #nowMs = START_MS;
  #attempts = 0;
  #scans = 9_000;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#repository = aRepository({ commits: new Map([[COMMIT, new Map()]]) });
    this.#github = aGitHub({ repositories: [this.#repository], tokens: [aToken()] });
    const repositories = [aProject({ name: 'acme/shop' })];
    this.#platform = aPlatformState({ startedAtMs: START_MS, repositories, scans: [], issues: [] });
    const pulls = chance.whole(2, 4);
    for (let number = 7; number < 7 + pulls; number += 1) this.#open(number);
  }

  async step(): Promise<void> {
    this.#nowMs += this.#chance.whole(11, 40) * MINUTE_MS;
    const number = this.#chance.oneOf([...this.#repository.pulls.keys()]);
    const pull = this.#repository.pulls.get(number)!;
    const what = this.#chance.whole(1, 100);
    if (what <= 25) this.#changeBase(pull);
    else if (what <= 40) this.#scan(pull);
    else if (what <= 50) this.#stranger();
    else if (what <= 56) this.#turn(pull);
    else if (what <= 68) await this.#sweep();
    else if (what <= 78) await this.#runs([this.#chance.oneOf(this.#events)]);
    else await this.#runs(this.#chance.some([...this.#due.values()], 60));
  }

  async rest(): Promise<void> {
    while (this.#due.size > 0) {
      this.#nowMs += this.#chance.whole(11, 40) * MINUTE_MS;
      await this.#runs([...this.#due.values()].slice(0, this.#chance.whole(1, 3)));
      if (this.#chance.percent(20)) this.#stranger();
    }
    if (this.#chance.percent(30)) await this.#sweep();
  }

  end() {
    const { statuses, comments } = this.#repository;
    const pulls = [...this.#repository.pulls.values()];
    const isOver = ({ number, base }: Pull) => this.#truth.get(number)![base.ref as Base] > ALLOWED[base.ref as Base];
    const says = (number: number) =>
      comments.filter(({ issue }) => issue === number).map(({ body }) => parseMarker(body)?.says);
    return {
      state: statuses.findLast(({ creator, context }) => creator === GITHUB_ACTIONS && context === STATUS)?.state,
      over: pulls.filter((pull) => pull.state === 'open' && isOver(pull)).map(({ number }) => number),
      /** The texts of the comments of each pull request; none if there was nothing to report. */
      comments: pulls.map(({ number }) => [number, says(number)] as const),
      steps: this.#steps,
    };
  }

  #open(number: number): void {
    const isFork = this.#chance.percent(25);
    const base = this.#chance.oneOf(BASES);
    const repository = isFork ? { id: 4_711, fullName: 'mallory/shop' } : { id: 1, fullName: REPOSITORY };
    const ref = this.#chance.percent(60) ? 'topic' : `topic-${number}`;
    const pull = aPull({ number, head: { ref, sha: COMMIT, repository }, base: { ref: base, sha: 'b'.repeat(40) } });
    this.#repository.pulls.set(number, pull);
    const truths = BASES.map((one) => [one, this.#chance.oneOf([0, 0, 1, 2, 3])] as const);
    this.#truth.set(number, Object.fromEntries(truths) as Record<Base, number>);
    this.#steps.push(
      `#${number} is opened to ${base}${isFork ? ' from a fork' : ''}, adds ${JSON.stringify(this.#truth.get(number))}`,
    );
    this.#scan(pull);
    this.#changed(pull);
  }

  #changed({ number, base }: Pull): void {
    const event = { number, base: base.ref as Base, runId: String(100 + this.#events.length) };
    this.#events.push(event);
    this.#due.set(number, event);
  }

  #changeBase(pull: Pull): void {
    const base = this.#chance.oneOf(BASES.filter((one) => one !== pull.base.ref));
    const kind = this.#chance.oneOf(['BaseRefChangedEvent', 'AutomaticBaseChangeSucceededEvent'] as const);
    pull.base = { ...pull.base, ref: base };
    pull.baseChanges = [...(pull.baseChanges ?? []), { kind, atMs: this.#nowMs }];
    this.#steps.push(`#${pull.number} goes to ${base}`);
    this.#changed(pull);
    this.#nowMs += MINUTE_MS;
    if (this.#chance.percent(60)) this.#scan(pull);
  }

  #turn(pull: Pull): void {
    pull.state = pull.state === 'open' ? 'closed' : 'open';
    this.#steps.push(`#${pull.number} is ${pull.state}`);
    if (pull.state === 'open') this.#changed(pull);
    else this.#due.delete(pull.number);
  }

  /** A diff scan shows the issues that are new to the current base. They replace the issues of its ref. */
  #scan({ number, base }: Pull): void {
    const ref = `refs/pull/${number}/merge`;
    const count = this.#truth.get(number)![base.ref as Base];
    const issues = issuesOf(count, { ref, severity: 'SEVERITY_HIGH', id: `issue-${number}-${this.#scans}` });
    this.#scans += 1;
    const scan = aScan({
      id: String(this.#scans),
      branch: ref,
      commit: COMMIT,
      createdAtMs: this.#nowMs,
      totalTimeSeconds: 60,
      isFull: false,
      pullRequestId: String(number),
      findingsCounts: countsOf(issues),
    });
    this.#platform.scans = [...this.#platform.scans, scan];
    this.#platform.issues = [...this.#platform.issues.filter((issue) => issue.ref !== ref), ...issues];
    this.#steps.push(`#${number} is scanned against ${base.ref}: ${count}`);
    this.#nowMs += 2 * MINUTE_MS;
  }

  #stranger(): void {
    const number = this.#chance.oneOf([...this.#repository.pulls.keys()]);
    const state = this.#chance.oneOf(['success', 'failure']);
    this.#github.nextStatusId += 1;
    const words = { state, context: STATUS, description: `#${number} pass: nothing found`, targetUrl: null };
    const creator = aPersonalToken().identity;
    this.#repository.statuses.push({ id: this.#github.nextStatusId, sha: COMMIT, creator, ...words });
    this.#steps.push(`a stranger says ${state} of #${number}`);
  }

  async #runs(events: readonly OldEvent[]): Promise<void> {
    for (const event of events) if (this.#due.get(event.number) === event) this.#due.delete(event.number);
    const ends = await Promise.all(events.map((event) => this.#run(event)));
    this.#steps.push(...ends);
  }

  async #run({ number, base, runId }: OldEvent): Promise<string> {
    const clock = new VirtualClock(this.#nowMs);
    const tools = { api: this.#api(), clock, repository: REPOSITORY };
    const subject = subjectOf(this.#repository.pulls.get(number)!);
    const asked = { repository: REPOSITORY, number, head: COMMIT, headRef: subject.headRef };
    const asker = pullRequestAsker(tools.api, this.#github.tokens[0]!.value, clock, asked);
    const pull = { number, ask: asker };
    const { signal: stop } = new AbortController();
    const status = createCommitStatus({ ...tools, stop, shas: [COMMIT], context: STATUS, runUrl: undefined, pull });
    const place = { key: '', pullRequest: number, head: COMMIT };
    const writing = { place: createPullRequestComments({ ...tools, ...place, ask: asker }), clock, signal: stop };
    this.#attempts += 1;
    const attempt = { id: runId, attempt: this.#attempts };
    void status.setPending('The gate is running.');
    const report = await run(INPUTS, {
      ...this.#world(clock),
      readTarget: async () => aTarget({ subject, baseRef: `refs/heads/${base}` }),
      readPolicy: async () => policyOf(base),
      baseNow: async () => (await asker()).base,
    });
    await Promise.all([
      status.setFinal(report.exitCode, `${report.verdict.word}: ${report.verdict.message}`),
      publishComment(writing, report, { noun: 'comment', place, run: attempt, when: 'auto', finish: (page) => page }),
    ]);
    return `#${number} runs by its event to ${base}: ${report.verdict.word} ${report.verdict.reason ?? ''}`;
  }

  async #sweep(): Promise<void> {
    const world = this.#world(new VirtualClock(this.#nowMs));
    await sweep({
      ...world,
      inputs: INPUTS,
      host: this.#host(),
      createReader: () => world.reader,
      readPolicy: async ({ baseRef }) => policyOf(baseRef as Base),
      describe: ({ verdict }) => `${verdict.word}: ${verdict.message}`,
      isDryRun: false,
      progress: () => {},
    });
    this.#steps.push(`a sweep: ${this.#repository.statuses.at(-1)?.state}`);
  }

  #world(clock: VirtualClock) {
    return {
      reader: inProcessReader(this.#platform, clock),
      clock,
      random: () => 0.5,
      log: new CollectingLog(),
      signal: new AbortController().signal,
      monotonicStart: clock.now(),
      links: LINKS,
      checkout: { host: 'github.com' },
    };
  }

  #host(): SweepHost {
    const { pulls } = this.#repository;
    const api = this.#api();
    const open = () => [...pulls.values()].filter(({ state }) => state === 'open');
    const isOurs = ({ creator }: ListedStatus): boolean => creator?.id === GITHUB_ACTIONS.id;
    const openPull = (pull: Pull) => {
      const { number, base } = pull;
      return { number, headSha: COMMIT, subject: subjectOf(pull), baseRef: base.ref, baseSha: undefined };
    };
    return {
      listOpen: async () => ({ pulls: open().map(openPull), problem: undefined }),
      async pullNow({ number, baseRef }) {
        const isUnchanged = open().some((pull) => pull.number === number && pull.base.ref === baseRef);
        return { isUnchanged, openPulls: open().map((pull) => pull.number) };
      },
      async baseNow({ number }) {
        const { base, baseChanges } = pulls.get(number)!;
        return { ref: `refs/heads/${base.ref}`, changedAtMs: baseChanges?.at(-1)?.atMs };
      },
      isOurs,
      async statuses(sha, since) {
        const all: ListedStatus[] = [];
        for await (const status of listStatuses(api, { repository: REPOSITORY, sha }, STATUS, FAR_MS)) {
          if (typeof since === 'object' && status.id <= since.id) break;
          all.push(status);
          if (since === undefined && isOurs(status)) break;
        }
        return all;
      },
      setStatus: (sha, words) =>
        writeStatus(api, { repository: REPOSITORY, sha }, { context: STATUS, ...words }, FAR_MS),
      updateComment: async () => ({}),
    };
  }

  /** The double in place of a connection. Requests that are sent at the same time arrive in any order. */
  #api(): GitHubApi {
    const handler = createGitHubHandler(this.#github);
    const { value } = this.#github.tokens[0]!;
    const someTime = async (): Promise<void> => {
      for (let turns = this.#chance.whole(0, 12); turns > 0; turns -= 1) await Promise.resolve();
    };
    return {
      async send<T>({ operation, method, path, query = {}, body, ...rest }: GitHubRequest<T>): Promise<ForgeAnswer<T>> {
        await someTime();
        const answer = handler({
          method,
          path: path === 'graphql' ? '/graphql' : path,
          query: new URLSearchParams(
            Object.entries(query).map(([name, text]): [string, string] => [name, String(text)]),
          ),
          headers: { authorization: `token ${value}`, 'user-agent': 'a model' },
          body: body === undefined ? '' : JSON.stringify(body),
        });
        await someTime();
        if (answer.status >= 300) throw new ForgeFailure(`cannot ${operation}: ${answer.status}`, { isUnclear: false });
        const hasNext = String(answer.headers?.link).includes('rel="next"');
        return { data: read(rest.read, JSON.parse(String(answer.body))), hasNext };
      },
    } as GitHubApi;
  }
}

const INPUTS = inputsFrom({
  'deployment-id': aPlatformState({}).deploymentId,
  'repository-id': '101',
  'wait-timeout': '0s',
  'max-critical': 'none',
  'max-high': 'none',
});

async function policyOf(base: Base): ReturnType<World['readPolicy']> {
  const text = `version: 1\nconditions:\n  - { name: High, severities: [high], max: ${ALLOWED[base]} }\n`;
  const policy = { text, sourceName: 'policy', source: { kind: 'input' } } as const;
  return readPolicies({ policy, waivers: undefined }, { baseline: 'none', today: '2026-06-15' });
}

function subjectOf({ number, head }: Pull): PullRequestSubject {
  return { kind: 'pull-request', number, headRef: head.ref, isHeadInSameRepository: head.repository?.id === 1 };
}

/** `PULLS_SEED=7 PULLS_HISTORIES=3000 npm test -- test/tools/fleet/at-rest` draws others, and more. */
const SEED = Number(process.env.PULLS_SEED ?? '1');
const HISTORIES = Number(process.env.PULLS_HISTORIES ?? Math.max(15, draws(30)));

it('at rest no status is a success, and no comment has a pass, while a pull request is over its own limits', {
  timeout: 3_600_000,
}, async () => {
  const tally = { success: 0, overLimits: 0, green: 0, red: 0 };
  for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
    const { state, over, comments, steps } = await pullHistory(new Chance(seed));
    const fail = (what: string) => expect.fail(`PULLS_SEED=${seed}: ${what}\n${steps.join('\n')}`);
    if (state === 'success' && over.length > 0) fail(`success, and over their limits are ${over.join(', ')}`);
    for (const [number, words] of comments) {
      if (words.length > 1) fail(`#${number} has ${words.length} comments`);
      if (words.includes('pass') && over.includes(number)) fail(`the comment of #${number} says pass`);
      if (words.includes('fail')) tally.red += 1;
    }
    if (state === 'success') tally.success += 1;
    if (over.length > 0) tally.overLimits += 1;
    else tally.green += 1;
  }
  // A gate that never passes would pass this test and be of no use.
  expect(tally.success).toBeGreaterThan(tally.green / 4);
  expect(tally.overLimits).toBeGreaterThan(HISTORIES / 5);
  expect(tally.red).toBeGreaterThan(HISTORIES / 5);
});
