import type { GateReport } from '../../domain/report.ts';
import { createGitLabApi } from '../../forge/gitlab/gitlab-api.ts';
import { NEEDED_OF_THE_TOKEN } from '../../forge/gitlab/gitlab-failure.ts';
import { createMergeRequestNotes } from '../../forge/gitlab/merge-request-notes.ts';
import { publishComment } from '../../gate/publish/comment-text.ts';
import type { Sink } from '../../gate/publish/sink.ts';
import { isShownToProxy, readProxySettings } from '../../http/proxy-settings.ts';
import { parseBaseUrl } from '../../inputs/base-url.ts';
import { InputProblem } from '../../inputs/parse-value.ts';
import { parseToken } from '../../inputs/token.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { parseMarker } from '../../report/json/marker.ts';
import { withoutQuickActions } from '../../report/text/quick-actions.ts';
import type { Shell } from '../shell.ts';
import { GITLAB_TOKEN_VARIABLE } from '../variables.ts';

/** Writes the report as the one note of this gate on the merge request. `key` tells it from the notes of other gates. */
export function writeNote(
  report: GateReport,
  key: string,
  { env, clock, random, signal, terminal }: Pick<Shell, 'env' | 'clock' | 'random' | 'signal' | 'terminal'>,
): ReturnType<Sink['write']> {
  const found = readNotePlace(env, report);
  if (!('root' in found)) return Promise.resolve(found);
  const { root, token, project, mergeRequest, head, run } = found;
  const api = createGitLabApi({ root, token, env, clock, random, signal });
  const notes = createMergeRequestNotes({ api, clock, signal, project, mergeRequest, key, parseMarker });
  return publishComment(notes, report, {
    noun: 'note',
    place: { key, pullRequest: mergeRequest, head },
    run,
    when: 'auto',
    finish: (page) => withoutQuickActions(terminal.redact(page)),
  });
}

export type NotePlace = {
  readonly root: URL;
  readonly token: string;
  /** Id of the project that the merge request goes to: in the pipeline of a fork it is not the project of the job. */
  readonly project: string;
  readonly mergeRequest: number;
  readonly head: string;
  readonly run: { readonly id: string; readonly attempt: number };
};

/** Reads GitLab's variables of a job, or says why there is no note. */
export function readNotePlace(
  env: NodeJS.ProcessEnv,
  { commit, pullRequest }: Pick<GateReport, 'commit' | 'pullRequest'>,
): NotePlace | StepOutcome {
  const given = (name: string): string => (env[name] ?? '').trim();
  const [number, pipeline, job] = [given('CI_MERGE_REQUEST_IID'), given('CI_PIPELINE_ID'), given('CI_JOB_ID')];
  if (number === '') return { notice: 'No note: this is not the pipeline of a merge request (CI_MERGE_REQUEST_IID).' };
  if (commit === undefined) return { notice: 'No note: the run ended before it knew its commit.' };
  const mergeRequest = wholeNumber(number);
  if (mergeRequest === undefined) return notWritten('CI_MERGE_REQUEST_IID is not the number of a merge request');
  if (pullRequest !== mergeRequest) {
    const judged = pullRequest === undefined ? 'no merge request' : `merge request ${pullRequest}`;
    return notWritten(
      `this pipeline is of merge request ${mergeRequest}, and what was judged is ${judged} (--pull-request)`,
    );
  }
  const project = given('CI_MERGE_REQUEST_PROJECT_ID') || given('CI_PROJECT_ID');
  const attempt = wholeNumber(job);
  if (wholeNumber(project) === undefined) return notWritten('CI_MERGE_REQUEST_PROJECT_ID is not the id of a project');
  if (wholeNumber(pipeline) === undefined || attempt === undefined) {
    return notWritten('CI_PIPELINE_ID and CI_JOB_ID do not say which run this is');
  }
  const root = parsed('CI_API_V4_URL', given('CI_API_V4_URL'), parseBaseUrl);
  if ('warning' in root) return root;
  if (isShownToProxy(root.value, readProxySettings(env))) {
    return notWritten('CI_API_V4_URL is plain http, and HTTP_PROXY names a proxy, which would read the token');
  }
  const token = readGitLabToken(env);
  if ('warning' in token) return token;
  return {
    root: root.value,
    token: token.value,
    project,
    mergeRequest,
    head: isOnAMerge(env, commit) ? given('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') : commit,
    run: { id: pipeline, attempt },
  };
}

/** The merge that a pipeline makes is nobody's head: what counts is that of the source branch. */
function isOnAMerge(
  { CI_COMMIT_SHA = '', CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head = '' }: NodeJS.ProcessEnv,
  commit: string,
): boolean {
  return head.trim() !== '' && CI_COMMIT_SHA.trim() === commit;
}

type Parsed<Value> = { readonly value: Value } | { readonly warning: string };

function readGitLabToken(env: NodeJS.ProcessEnv): Parsed<string> {
  const text = env[GITLAB_TOKEN_VARIABLE] ?? '';
  if (text.trim() === '' || text === env.CI_JOB_TOKEN) {
    const problem = text.trim() === '' ? 'is not set' : 'is CI_JOB_TOKEN';
    return notWritten(
      `${GITLAB_TOKEN_VARIABLE} ${problem}; CI_JOB_TOKEN cannot write notes: make a project access token with ${NEEDED_OF_THE_TOKEN}`,
    );
  }
  return parsed(GITLAB_TOKEN_VARIABLE, text, parseToken);
}

/** Neither parser quotes what it refuses. */
function parsed<Value>(name: string, text: string, parse: (text: string) => Value): Parsed<Value> {
  try {
    return { value: parse(text) };
  } catch (problem) {
    if (!(problem instanceof InputProblem)) throw problem;
    return notWritten(`${name}: ${problem.message}`);
  }
}

function wholeNumber(text: string): number | undefined {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
}

function notWritten(why: string): { readonly warning: string } {
  return { warning: `The note was not written: ${why}.` };
}
