import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { serve } from '../../../emulator/serve.ts';
import { aGitLab, aMergeRequest, aProject, aToken } from '../../../gitlab-double/build.ts';
import { createGitLabHandler } from '../../../gitlab-double/handler.ts';
import { operationOf } from '../../../gitlab-double/operation.ts';
import { judge } from '../../build/gfm-judge.ts';
import { junitProblems, readCodeQuality, readSarif } from '../../report/formats/read-formats.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT, '--head-repository', 'acme/shop'];
const PULL = '--pull-request 7 --head-ref feature/x --discovery-timeout 5s --poll-interval 100ms'.split(' ');
const TOKEN = 'glpat-token-0123456789';

async function aMergeRequestJob() {
  const mergeRequest = aMergeRequest({ headSha: COMMIT });
  const state = aGitLab({
    projects: [aProject({ mergeRequests: new Map([[7, mergeRequest]]) })],
    tokens: [aToken({ value: TOKEN })],
  });
  const server = await serve(createGitLabHandler(state), { operationOf });
  onTestFinished(() => server.close());
  const env = {
    CI_API_V4_URL: `${server.origin}/api/v4`,
    CI_MERGE_REQUEST_PROJECT_ID: '21',
    CI_MERGE_REQUEST_IID: '7',
    CI_PIPELINE_ID: '300',
    CI_JOB_ID: '3000',
    FINDINGS_GATE_GITLAB_TOKEN: TOKEN,
  };
  return { state, mergeRequest, server, env };
}

describe('findings-gate check --gitlab-note', () => {
  it('writes the note with the flag, and keeps the exit code', async () => {
    const { server, mergeRequest, env } = await aMergeRequestJob();
    const { flags } = await startPlatform(SCENARIOS['over-limit'], { pullRequest: 7, headRef: 'feature/x' });
    const words = ['check', ...flags, ...SUBJECT, ...PULL];
    await runCli(words, { env });
    expect(server.requests).toEqual([]);
    const run = await runCli([...words, '--gitlab-note', '--comment-key', 'web'], { env });
    expect([run.exitCode, run.lastLine]).toEqual([1, expect.stringMatching(/^gate: FAIL - /)]);
    expect(mergeRequest.notes.map(({ body }) => body.split('\n')[0])).toEqual([
      expect.stringContaining('<!-- findings-gate key=web pr=7 '),
    ]);
    expect(run.stdout).not.toContain('warning:');
  });

  it('warns if the token may not write, never shows it, and keeps the exit code (I21)', async () => {
    const { server, env } = await aMergeRequestJob();
    const { flags } = await startPlatform(SCENARIOS['over-limit'], { pullRequest: 7, headRef: 'feature/x' });
    const refused = { ...env, FINDINGS_GATE_GITLAB_TOKEN: 'glpat-token-of-elsewhere' };
    const run = await runCli(['check', ...flags, ...SUBJECT, ...PULL, '--gitlab-note'], { env: refused });
    expect(run.exitCode).toBe(1);
    // The gate sends three requests at once, and reports the first refusal.
    expect(run.stderr).toMatch(/^warning: The note was not written: cannot [^:]+: GitLab answered 401: /m);
    expect(server.requests).not.toEqual([]);
  });

  it('has rules with hostile names that no command can run, in any form (H16)', async () => {
    const { state, mergeRequest, env } = await aMergeRequestJob();
    const { flags, state: platform } = await startPlatform(SCENARIOS['over-limit'], {
      pullRequest: 7,
      headRef: 'feature/x',
    });
    const names = ['/merge', '@all !7 ~bug', ']]>\u0000\u001b[31m', '[x](https://evil.example) {0}'];
    platform.issues = platform.issues.map((issue, index) => ({
      ...issue,
      rule: { ...issue.rule, path: names[index % names.length]! },
    }));
    const folder = await emptyFolder();
    const forms = ['--junit', 'j.xml', '--sarif', 's.sarif', '--gitlab-code-quality', 'q.json'];
    const words = ['check', ...flags, ...SUBJECT, ...PULL, ...forms, '--gitlab-note'];
    const run = await runCli(words, { env, cwd: folder });
    expect(run.exitCode).toBe(1);
    const [note = ''] = mergeRequest.notes.map(({ body }) => body);
    expect(note).toContain('`@all !7 ~bug`');
    expect([state.actions, judge(note).live]).toEqual([[], []]);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(await junitProblems([await read('j.xml')])).toEqual([]);
    const ids = readSarif(await read('s.sarif')).runs[0].results.map(({ ruleId }) => ruleId);
    expect(ids.some((id) => id.startsWith('/merge'))).toBe(true);
    expect(readCodeQuality(await read('q.json')).map((entry) => entry.check_name)).toContain(']]>\\u0000\\u001b[31m');
  });
});
