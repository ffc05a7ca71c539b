import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../../demo/run-process.ts';
import { AGENT_TOKEN, WEB_API_TOKEN } from '../../emulator/uploads/with-uploads.ts';
import {
  dispatchPayload,
  type GitHub,
  mergeGroupPayload,
  openGitHub,
  pullRequestPayload,
  workflowRunPayload,
} from '../github.ts';
import { runWorkflow, type WorkflowOptions, type WorkflowRun } from '../runner.ts';
import type { Scene } from '../scene.ts';
import { CALC, CALC_MENDED, SOUND } from '../shop.ts';
import type { Stage } from '../stage.ts';

const ROOT = join(import.meta.dirname, '../..');

/** An example, with this platform in place of the one that it stands for. */
async function example(name: string, { platform }: Stage): Promise<string> {
  const text = await readFile(join(ROOT, 'examples', name), 'utf8');
  return text
    .replaceAll('https://platform.example', platform.origin)
    .replaceAll(/'123'|(?<=deployment-id )123/g, "'42'")
    .replaceAll(/'456'|(?<=repository-id )456/g, "'101'");
}

/** A job that scans a part of the repository, or all of it. No action can be fetched, so git itself checks out. */
function scanJob({ platform, folder }: Stage, commit: string, part?: string): string {
  const name = part === undefined ? '' : `\n          SEMGREP_REPO_DISPLAY_NAME: acme/shop/${part}`;
  const flags = part === undefined ? '' : ` --subdir ${part}`;
  return `  scan${part === undefined ? '' : `-${part}`}:
    runs-on: ubuntu-latest
    steps:
      - run: git clone --quiet ${join(folder, 'origin.git')} . && git checkout --quiet ${commit}
      - run: semgrep ci --oss-only --metrics off --disable-version-check${flags}
        env:
          SEMGREP_URL: ${platform.origin}
          SEMGREP_APP_TOKEN: \${{ secrets.AGENT_TOKEN }}${name}
`;
}

type Given = Pick<WorkflowOptions, 'event' | 'payload' | 'workflow'> & {
  readonly commit: string;
  /** Checked out where the runner starts: `topic` by default. */
  readonly branch?: string;
};

async function run(
  { shop }: Stage,
  github: GitHub,
  { commit, branch = 'topic', ...given }: Given,
): Promise<WorkflowRun> {
  const { origin } = github.server;
  return runWorkflow({
    ...given,
    clone: await shop.clone(commit, branch),
    secrets: { PLATFORM_TOKEN: WEB_API_TOKEN, AGENT_TOKEN, GITHUB_TOKEN: github.token },
    env: { GITHUB_API_URL: origin, GITHUB_GRAPHQL_URL: `${origin}/graphql` },
  });
}

/** Exit code of the runner, how the jobs ended, and what the gate's job shows there. */
function tell({ exitCode, jobs, outputs, annotations, summary }: WorkflowRun, gate = 'findings-gate'): string {
  const others = [...jobs].filter(([id]) => id !== gate).map(([id, result]) => `, ${id} ${result}`);
  const shown = [`verdict ${outputs.verdict}`, `critical ${outputs.critical}`, ...annotations].join(', ');
  const files = annotations.map((line) => line.slice(0, line.indexOf(':')));
  const isShown = summary.includes('Findings Gate') && files.every((file) => summary.includes(file));
  const page = isShown ? '' : ', another summary';
  return `runner ${exitCode}: gate ${jobs.get(gate)}${others.sort().join('')}, ${shown}${page}`;
}

const FAILED =
  'verdict fail, critical 1, src/calc.py:2 Critical: eval runs whatever text it is given. Parse the text instead.';

/** Workflows on a real runner. The scanner's job and the gate's run side by side. */
export const WORKFLOWS: readonly Scene[] = [
  {
    name: 'runner: examples/pull-request.yml fails, and passes when the issue is mended',
    due: `runner 1: gate failure, scan failure, ${FAILED}; runner 0: gate success, scan success, verdict pass, critical 0; one comment`,
    needsRunner: true,
    async play(stage) {
      const { shop } = stage;
      const base = await shop.commit('main', {});
      const bad = await shop.commit('topic', CALC, 'main');
      const github = await openGitHub(base, bad);
      const judge = async (commit: string) => {
        const workflow = `${await example('pull-request.yml', stage)}${scanJob(stage, commit)}`;
        return tell(
          await run(stage, github, {
            event: 'pull_request',
            payload: pullRequestPayload(base, commit),
            workflow,
            commit,
          }),
        );
      };
      const before = await judge(bad);
      const mended = await shop.commit('topic', CALC_MENDED);
      github.push(mended);
      const after = await judge(mended);
      await github.server.close();
      const comments =
        github.repository.comments.length === 1 ? 'one comment' : `${github.repository.comments.length} comments`;
      return `${before}; ${after}; ${comments}`;
    },
  },
  {
    name: 'runner: examples/merge-queue.yml judges a group by the scan of its pull request',
    // Lines are those of the pull request's head, and this is another commit.
    due: 'runner 1: gate failure, verdict fail, critical 1',
    needsRunner: true,
    async play(stage) {
      const { shop } = stage;
      const base = await shop.commit('main', {});
      const head = await shop.commit('topic', CALC, 'main');
      await stage.scanPull(head);
      const merged = await shop.merge('topic', 'main');
      const github = await openGitHub(base, head);
      const workflow = await example('merge-queue.yml', stage);
      const payload = mergeGroupPayload(base, merged);
      const judged = await run(stage, github, { event: 'merge_group', payload, workflow, commit: merged });
      await github.server.close();
      return tell(judged);
    },
  },
  {
    name: 'runner: examples/matrix.yml judges all parts of a monorepo',
    due: 'runner 1: gate failure, scan-api success, scan-web failure, verdict fail, critical 1, web/src/calc.py:2 Critical: eval runs whatever text it is given. Parse the text instead.',
    needsRunner: true,
    async play(stage) {
      const { shop } = stage;
      const base = await shop.commit('main', {});
      const files = { 'api/app.py': SOUND['src/orders.py'], 'web/src/calc.py': CALC['src/calc.py'] };
      const head = await shop.commit('topic', files, 'main');
      const github = await openGitHub(base, head);
      const jobs = ['api', 'web'].map((part) => scanJob(stage, head, part)).join('');
      const workflow = `${await example('matrix.yml', stage)}${jobs}`;
      const payload = pullRequestPayload(base, head);
      const judged = await run(stage, github, { event: 'pull_request', payload, workflow, commit: head });
      await github.server.close();
      return tell(judged);
    },
  },
  {
    name: 'runner: examples/sweep.yml sets the status of an open pull request',
    due: 'runner 0: sweep success; #7 fail',
    needsRunner: true,
    async play(stage) {
      const { shop, folder } = stage;
      const base = await shop.commit('main', {});
      const head = await shop.commit('topic', CALC, 'main');
      await stage.scanPull(head);
      const github = await openGitHub(base, head);
      // The package is not published: npm packs this checkout.
      const packed = await pack(folder);
      const text = (await example('sweep.yml', stage))
        .replace('npm pack --silent findings-gate@0.1.0', `cp ${packed.file} .`)
        .replace('0'.repeat(64), packed.digest)
        .replace(/ {10}--policy-file .*\n/, '');
      const judged = await run(stage, github, {
        event: 'workflow_dispatch',
        payload: dispatchPayload(),
        workflow: text,
        commit: base,
      });
      await github.server.close();
      const status = github.repository.statuses.at(-1)?.description ?? 'no status';
      return `runner ${judged.exitCode}: sweep ${judged.jobs.get('sweep')}; ${/^#7 \w+/.exec(status)?.[0] ?? status}`;
    },
  },
  {
    name: 'runner: wait-without-runner.yml leaves the status pending, and its second half settles it',
    due: 'runner 0: #7 Waiting, status pending; runner 1: #7 fail, status failure',
    needsRunner: true,
    async play(stage) {
      const { shop } = stage;
      const base = await shop.commit('main', {});
      const head = await shop.commit('topic', CALC, 'main');
      const github = await openGitHub(base, head);
      const half = async (file: string, action: 'requested' | 'completed') => {
        const payload = workflowRunPayload(base, head, action);
        const workflow = await example(file, stage);
        const { exitCode } = await run(stage, github, { event: 'workflow_run', payload, workflow, commit: base });
        const { state, description } = github.repository.statuses.at(-1) ?? {};
        return `runner ${exitCode}: ${/^#7 \w+/.exec(description ?? '')?.[0]}, status ${state}`;
      };
      const first = await half('wait-without-runner.yml', 'requested');
      await stage.scanPull(head);
      const second = await half('wait-without-runner-finish.yml', 'completed');
      await github.server.close();
      return `${first}; ${second}`;
    },
  },
  {
    name: 'runner: examples/nightly.yml judges the default branch',
    due: `runner 1: gate failure, ${FAILED}`,
    needsRunner: true,
    async play(stage) {
      const commit = await stage.shop.commit('main', CALC);
      await stage.scanPush(commit);
      const github = await openGitHub(commit, commit);
      const workflow = await example('nightly.yml', stage);
      const judged = await run(stage, github, {
        event: 'workflow_dispatch',
        payload: dispatchPayload(),
        workflow,
        commit,
        branch: 'main',
      });
      await github.server.close();
      return tell(judged, 'findings-gate-nightly');
    },
  },
  {
    name: 'runner: .github/workflows/self.yml runs the action on itself',
    due: 'runner 0: gate success',
    needsRunner: true,
    async play(stage) {
      const { shop } = stage;
      const base = await shop.commit('main', {});
      const clone = await shop.clone(base, 'main');
      for (const name of ['action.yml', 'dist']) await cp(join(ROOT, name), join(clone, name), { recursive: true });
      const text = await readFile(join(ROOT, '.github/workflows/self.yml'), 'utf8');
      // This runner ends with a step what the step has started; GitHub's does so with the job.
      const port = 20_000 + 2 * Math.floor(Math.random() * 10_000);
      const workflow = text
        .replace('node dist/cli/index.js emulator', 'setsid timeout 60 node dist/cli/index.js emulator')
        .replaceAll('4010', String(port))
        .replaceAll('4011', String(port + 1));
      const judged = await runWorkflow({
        event: 'push',
        payload: { ...dispatchPayload(), after: base, head_commit: { id: base } },
        workflow,
        clone,
        secrets: {},
        env: {},
        flags: ['--matrix', 'os:ubuntu-latest'],
      });
      return `runner ${judged.exitCode}: gate ${judged.jobs.get('gate')}`;
    },
  },
];

async function pack(folder: string): Promise<{ readonly file: string; readonly digest: string }> {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ROOT];
  const { stdout } = await runProcess('npm', args, { cwd: folder, env: process.env });
  const file = join(folder, stdout.trim());
  return {
    file,
    digest: createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  };
}
