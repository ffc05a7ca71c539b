import { GateFailure } from '../../domain/failure.ts';
import type { GateReport } from '../../domain/report.ts';
import { createGitLabApi, createMergeRequestNotes, NEEDED_OF_THE_TOKEN } from '../../forge/gitlab/gitlab-api.ts';
import { publishComment } from '../../gate/publish/comment-text.ts';
import type { ReportOutput } from '../../gate/publish/publish.ts';
import { assertNotShownToProxy } from '../../http/proxy-settings.ts';
import { parseBaseUrl } from '../../inputs/parse-value.ts';
import { parseToken } from '../../inputs/token.ts';
import { config, readValue, type Shell } from '../command.ts';
import { GITLAB_TOKEN_VARIABLE } from '../variables.ts';

/** Writes the report as the one note of this gate on the merge request. `key` separates it from the notes of other gates. */
export function writeNote(
  report: GateReport,
  key: string,
  { env, clock, random, signal, terminal }: Pick<Shell, 'env' | 'clock' | 'random' | 'signal' | 'terminal'>,
): ReturnType<ReportOutput['write']> {
  const found = readNotePlace(env, report);
  if (found.root === undefined) return Promise.resolve(found);
  const { root, token, project, mergeRequest, head, run } = found;
  const api = createGitLabApi({ root, token, env, clock, random, signal });
  const notes = createMergeRequestNotes({ api, project, mergeRequest, key });
  return publishComment({ place: notes, clock, signal }, report, {
    noun: 'note',
    place: { key, pullRequest: mergeRequest, head },
    run,
    when: 'auto',
    finish: (page) => withoutQuickActions(terminal.redact(page)),
  });
}

export function readNotePlace(
  env: NodeJS.ProcessEnv,
  { commit, pullRequest }: Pick<GateReport, 'commit' | 'pullRequest'>,
) {
  const given = (name: string): string => (env[name] ?? '').trim();
  const number = given('CI_MERGE_REQUEST_IID');
  if (number === '') return { notice: 'No note: this is not a merge request pipeline (no CI_MERGE_REQUEST_IID).' };
  if (commit === undefined) return { notice: 'No note: the run ended before it knew its commit.' };
  try {
    const mergeRequest = wholeNumber(number, 'CI_MERGE_REQUEST_IID is not the number of a merge request');
    if (pullRequest !== mergeRequest) {
      const judged = pullRequest === undefined ? 'no merge request' : `merge request ${pullRequest}`;
      throw config(
        `this pipeline is for merge request ${mergeRequest}, but the gate judged ${judged} (--pull-request)`,
      );
    }
    // In the pipeline of a fork, the merge request goes to another project than that of the job.
    const project = given('CI_MERGE_REQUEST_PROJECT_ID') || given('CI_PROJECT_ID');
    wholeNumber(project, 'CI_MERGE_REQUEST_PROJECT_ID is not the id of a project');
    const noRun = 'CI_PIPELINE_ID or CI_JOB_ID is not the id of a pipeline or job';
    wholeNumber(given('CI_PIPELINE_ID'), noRun);
    const run = { id: given('CI_PIPELINE_ID'), attempt: wholeNumber(given('CI_JOB_ID'), noRun) };
    const root = readValue('CI_API_V4_URL', given('CI_API_V4_URL'), parseBaseUrl);
    assertNotShownToProxy('CI_API_V4_URL', root, env);
    // If the pipeline runs on a merge, that merge is no head: the head of the source branch counts.
    const source = given('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA');
    const head = source !== '' && given('CI_COMMIT_SHA') === commit ? source : commit;
    return { root, token: readGitLabToken(env), project, mergeRequest, head, run };
  } catch (problem) {
    if (!(problem instanceof GateFailure)) throw problem;
    return { warning: `The note was not written: ${problem.message}.` };
  }
}

function readGitLabToken(env: NodeJS.ProcessEnv): string {
  const text = env[GITLAB_TOKEN_VARIABLE] ?? '';
  if (text.trim() === '' || text === env.CI_JOB_TOKEN) {
    const problem = text.trim() === '' ? 'is not set' : 'is CI_JOB_TOKEN';
    throw config(
      `${GITLAB_TOKEN_VARIABLE} ${problem}; CI_JOB_TOKEN cannot write notes: create a project access token with ${NEEDED_OF_THE_TOKEN}`,
    );
  }
  return readValue(GITLAB_TOKEN_VARIABLE, text, parseToken);
}

function wholeNumber(text: string, problem: string): number {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  if (number === undefined || !Number.isSafeInteger(number)) throw config(problem);
  return number;
}

/** GitLab carries out any line of a note that begins with a slash (`/merge`, `/approve`). Replaces that slash with a character that looks like it. */
export function withoutQuickActions(page: string): string {
  return page.replaceAll(/^([^\S\n\r\u2028\u2029]*)\//gm, '$1∕');
}
