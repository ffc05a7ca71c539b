import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEAD_SHA, PULL_REQUEST, pullRequestEvent, REPOSITORY, type StagedEvent } from '../../demo/events.ts';
import { runStep } from '../../demo/runner.ts';
import { removeStep } from '../../demo/runner-files.ts';
import { type Stage, setStage } from '../../demo/stage.ts';
import { aPersonalToken } from '../../github-double/build.ts';
import { addComment } from '../../github-double/comments.ts';
import type { Comment, Repository } from '../../github-double/state.ts';
import { selfSigned } from '../../test/build/self-signed.ts';
import type { ListedFile, TextOf } from './pull-files-page.ts';
import { addFiles } from './pull-request.ts';
import type { Scene } from './scenes.ts';

/** The output of a scene after its last run. */
export type Played = {
  readonly comment: string;
  readonly summary: string;
  readonly stdout: string;
  /** The comments of the pull request before the last run and after it. */
  readonly conversation: { readonly before: readonly Comment[]; readonly after: readonly Comment[] };
  readonly files: readonly ListedFile[];
  readonly textOf: TextOf;
};

/** A person's comment between two runs: a new comment of the gate is below it, an edited one above it. */
const REMARK = 'Looks good to me. One more commit for the order search?';

/** The head of the pull request before the last push. */
const EARLIER_SHA = 'e'.repeat(8) + '5b'.repeat(16);

/** Runs the built action on the scene: once or, if the scene has `afterwards`, twice with a push in between. */
export async function play({ scenario, afterwards, inputs = {}, event = pullRequestEvent() }: Scene): Promise<Played> {
  const { key, cert } = selfSigned();
  const first = afterwards === undefined ? event : ofEarlierCommit(event);
  const stage = await setStage(scenario, { event: first, tls: { key, cert } });
  const certificates = mkdtempSync(join(tmpdir(), 'findings-gate-certificates-'));
  writeFileSync(join(certificates, 'ca.pem'), cert);
  const env = { NODE_EXTRA_CA_CERTS: join(certificates, 'ca.pem') };
  const repository = stage.githubState.repositories[0]!;
  const pull = repository.pulls.get(PULL_REQUEST)!;
  addFiles(pull, repository);
  try {
    if (afterwards === undefined) return { ...(await runOnce(stage.step, inputs, env)), ...(await seenOf(stage, [])) };
    pull.head.sha = EARLIER_SHA;
    await runOnce(stage.step, inputs, env);
    addComment({ state: stage.githubState, repository }, PULL_REQUEST, aPersonalToken().identity, REMARK);
    const before = repository.comments.map((comment) => ({ ...comment }));
    pull.head.sha = HEAD_SHA;
    const later = await setStage(afterwards, { event });
    await later.close();
    Object.assign(stage.platformState, later.platformState);
    const step = { ...stage.step, event: later.step.event };
    const run = await runOnce(step, inputs, { ...env, GITHUB_RUN_ID: '1001' });
    return { ...run, ...(await seenOf(stage, before)) };
  } finally {
    await stage.close();
    rmSync(certificates, { recursive: true });
  }
}

function ofEarlierCommit(event: StagedEvent): StagedEvent {
  return JSON.parse(JSON.stringify(event).replaceAll(HEAD_SHA, EARLIER_SHA)) as StagedEvent;
}

async function runOnce(
  step: Stage['step'],
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Pick<Played, 'summary' | 'stdout'>> {
  const result = await runStep({ ...step, inputs: { ...step.inputs, ...inputs }, env: { ...step.env, ...env } });
  await removeStep(result);
  if (result.summary === '') throw new Error(`the run wrote no summary:\n${result.stdout}${result.stderr}`);
  return result;
}

async function seenOf(
  stage: Stage,
  before: readonly Comment[],
): Promise<Pick<Played, 'comment' | 'conversation' | 'files' | 'textOf'>> {
  const repository = stage.githubState.repositories[0]!;
  const gate = repository.comments.find(({ body }) => body !== REMARK);
  return {
    comment: gate?.body ?? '',
    conversation: { before, after: repository.comments },
    files: await listFiles(stage),
    textOf: (path) => textIn(repository, path),
  };
}

/** The files of the pull request, as GitHub lists them. */
export async function listFiles({ github, githubState }: Stage): Promise<readonly ListedFile[]> {
  const answer = await fetch(`${github.origin}/repos/${REPOSITORY}/pulls/${PULL_REQUEST}/files`, {
    headers: { authorization: `token ${githubState.tokens[0]!.value}` },
  });
  if (!answer.ok) throw new Error(`the files of the pull request: answered ${answer.status}`);
  return (await answer.json()) as readonly ListedFile[];
}

/** The text of a file in the head of the pull request. */
export function textIn({ commits }: Repository, path: string): string | undefined {
  const entry = commits.get(HEAD_SHA)?.get(path);
  return entry?.kind === 'file' ? Buffer.from(entry.bytes).toString() : undefined;
}
