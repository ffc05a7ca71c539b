import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../demo/run-process.ts';
import { aPlatformState, aRepository } from '../emulator/build.ts';
import type { FaultRule } from '../emulator/faults/faults.ts';
import { createPlatformHandler, operationOf } from '../emulator/platform.ts';
import { type RunningServer, serve } from '../emulator/serve.ts';
import type { PlatformState } from '../emulator/state.ts';
import { uploadOperationOf } from '../emulator/uploads/accept-scans.ts';
import { AGENT_TOKEN, WEB_API_TOKEN, withUploads } from '../emulator/uploads/with-uploads.ts';
import type { Handler } from '../emulator/wire/http.ts';
import type { ReportJson } from '../scripts/report-schema/json-schema.ts';
import type { Scanner } from './install.ts';
import { type Env, type Scanned, type ScanOptions, scan } from './scanner.ts';
import { createShop, type Shop } from './shop.ts';
import { keepUploads, type StoredScene } from './traffic.ts';

const CLI = join(import.meta.dirname, '../dist/cli/index.js');
export const PULL_REQUEST = 7;
/** Where the gate asks often, nobody waits long. */
export const TIMES = {
  FINDINGS_GATE_DISCOVERY_TIMEOUT: '10s',
  FINDINGS_GATE_WAIT_TIMEOUT: '40s',
  FINDINGS_GATE_POLL_INTERVAL: '200ms',
};

const EXIT_CODES = { pass: 0, fail: 1, inconclusive: 2 } as const;

/** What the gate said: `got` is the verdict in one line. */
export type Judged = { readonly exitCode: number | null; readonly got: string; readonly report: ReportJson };

/** A platform that takes scans, a shop, the scanner and the gate. */
export type Stage = {
  readonly shop: Shop;
  readonly state: PlatformState;
  readonly platform: RunningServer;
  readonly folder: string;
  /** Scans a commit as a job would that pushes to a branch: on a full clone. */
  scanPush(commit: string, branch?: string, options?: ScanOptions): Promise<Scanned>;
  /** Scans the head of pull request 7, from `topic` to `main`, as a job of GitHub would. */
  scanPull(commit: string, options?: ScanOptions): Promise<Scanned>;
  scan(clone: string, options?: ScanOptions): Promise<Scanned>;
  judgePush(commit: string, flags?: readonly string[], branch?: string): Promise<Judged>;
  judgePull(commit: string, flags?: readonly string[]): Promise<Judged>;
  /** Runs `findings-gate check` on the built file; in `cwd`, where it looks at the files of git. */
  judge(flags: readonly string[], env?: Env, cwd?: string): Promise<Judged>;
  /** Runs another command of it. */
  command(args: readonly string[], env?: Env): Promise<{ readonly exitCode: number | null; readonly stdout: string }>;
  /** Resolves when the gate has asked the platform for the first time since now. */
  gateHasAsked(): Promise<void>;
  /** Resolves when a scan has got its rules since now. */
  scanHasBegun(): Promise<void>;
  /** How often the gate asked the platform. */
  requests(): number;
  kept(): StoredScene['steps'];
  close(): Promise<void>;
};

export type StageSetting = StoredScene['platform'] & {
  readonly faults?: readonly FaultRule[];
  readonly rules?: readonly object[];
};

/** With a repository that the platform knows already as `acme/shop`. */
export async function setRealStage(scanner: Scanner, folder: string, setting: StageSetting = {}): Promise<Stage> {
  const { faults = [], ...accepts } = setting;
  const known = aRepository({ id: '101', name: 'acme/shop' });
  const state = withUploads(aPlatformState({ deploymentId: '42', repositories: [known] }), accepts);
  const steps: StoredScene['steps'][number][] = [];
  let running = 0;
  const handler = keeping(createPlatformHandler(state), steps, () => running > 0);
  const platform = await serve(handler, { operationOf, faults });
  const { origin } = platform;
  const shop = await createShop(folder);
  const requests = () =>
    platform.requests.filter(({ method, path }) => uploadOperationOf(method, path) === undefined).length;

  const stage: Stage = {
    shop,
    state,
    platform,
    folder,
    async scanPush(commit, branch = 'main', options = {}) {
      const env = { ...pushEnvironment(commit, branch), ...options.env };
      return stage.scan(await shop.clone(commit, branch), { ...options, env });
    },
    async scanPull(commit, options = {}) {
      const clone = await shop.clone(commit, 'topic');
      const env = { ...(await pullEnvironment(commit, clone)), ...options.env };
      return stage.scan(clone, { ...options, env });
    },
    scan: (clone, options) => scan(scanner, { clone, origin, token: AGENT_TOKEN }, options),
    judgePush: (commit, flags = [], branch = 'main') =>
      stage.judge([...SHOP, '--commit', commit, '--ref', `refs/heads/${branch}`, ...flags]),
    judgePull: (commit, flags = []) => stage.judge([...SHOP, ...PULL, '--commit', commit, ...flags]),
    async judge(flags, env, cwd) {
      const at = steps.length;
      running += 1;
      const { exitCode, stdout, stderr } = await run(['check', '--json', ...flags], { ...TIMES, ...env }, cwd);
      running -= 1;
      if (!stdout.startsWith('{')) throw new Error(`the gate ended with ${exitCode}:\n${stderr}`);
      const report = JSON.parse(stdout) as ReportJson;
      const isConclusion = exitCode === EXIT_CODES[report.verdict];
      const got = `${tell(report)}${isConclusion ? '' : `, but exit code ${exitCode}`}`;
      steps.splice(at, 0, { flags: cwd === undefined ? flags : [...namedIn(report), ...flags], env: env ?? {}, got });
      return { exitCode, got, report };
    },
    command: run,
    gateHasAsked: () => oneMore(requests),
    scanHasBegun: () => oneMore(() => platform.requests.filter(({ operation }) => operation === 'read-config').length),
    requests,
    kept: () => steps,
    close: () => platform.close(),
  };

  function run(args: readonly string[], env: Env = {}, cwd = folder) {
    const connection = {
      FINDINGS_GATE_TOKEN: WEB_API_TOKEN,
      FINDINGS_GATE_BASE_URL: origin,
      FINDINGS_GATE_DEPLOYMENT_ID: '42',
    };
    return runProcess(process.execPath, [CLI, ...args], {
      cwd,
      env: { PATH: process.env.PATH, ...connection, ...env },
    });
  }
  return stage;
}

async function oneMore(count: () => number): Promise<void> {
  const before = count();
  while (count() === before) await new Promise((done) => setTimeout(done, 20));
}

const SHOP = ['--repository', 'acme/shop'];
const PULL = [
  ...['--pull-request', String(PULL_REQUEST), '--head-ref', 'topic', '--base-ref', 'main'],
  ...['--head-repository', 'acme/shop'],
];

/** What was uploaded goes into `steps`, unless a fault took it. */
function keeping(handler: Handler, steps: StoredScene['steps'][number][], isGateAtWork: () => boolean): Handler {
  const keep = keepUploads();
  return (request) => {
    const answer = handler(request);
    if (uploadOperationOf(request.method, request.path) !== undefined) {
      steps.push({ ...keep(request, answer), ...(isGateAtWork() ? { isBeside: true } : {}) });
    }
    return answer;
  };
}

/** What the gate was told by the files of git, for those who have none. */
function namedIn({ commit, ref }: ReportJson): readonly string[] {
  return ['--commit', commit ?? '', '--ref', `refs/heads/${ref}`];
}

/** `fail: src/calc.py:2 demo.python.eval`, `pass`, or `inconclusive: no-scan`. */
export function tell({ verdict, reason, places }: ReportJson): string {
  const found = (places?.found ?? []).map(({ filePath, line, ruleId }) => `${filePath}:${line} ${ruleId}`);
  if (verdict === 'fail') return `fail: ${found.sort().join(', ')}`;
  return reason === '' ? verdict : `${verdict}: ${reason}`;
}

const GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '1000',
};

function pushEnvironment(commit: string, branch: string): Env {
  return { ...GITHUB, GITHUB_EVENT_NAME: 'push', GITHUB_REF: `refs/heads/${branch}`, GITHUB_SHA: commit };
}

async function pullEnvironment(commit: string, clone: string): Promise<Env> {
  const event = join(clone, '..', 'event.json');
  const person = { login: 'robin', avatar_url: 'https://example.com/robin.png' };
  const pull_request = {
    number: PULL_REQUEST,
    title: 'A change',
    user: person,
    head: { sha: commit, ref: 'topic' },
    base: { ref: 'main' },
  };
  await writeFile(event, JSON.stringify({ number: PULL_REQUEST, sender: person, pull_request }));
  return {
    ...GITHUB,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_REF: `refs/pull/${PULL_REQUEST}/merge`,
    GITHUB_HEAD_REF: 'topic',
    GITHUB_BASE_REF: 'main',
  };
}
