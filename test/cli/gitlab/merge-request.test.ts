import { describe, expect, it } from 'vitest';
import { readNotePlace } from '../../../src/cli/gitlab/note-output.ts';
import { aReport, COMMIT } from '../../build/a-report.ts';

const TOKEN = 'glpat-secret0123456789';
const JOB = {
  CI_API_V4_URL: 'https://gitlab.example.com/api/v4',
  CI_PROJECT_ID: '9',
  CI_MERGE_REQUEST_PROJECT_ID: '21',
  CI_MERGE_REQUEST_IID: '7',
  CI_PIPELINE_ID: '1234567890',
  CI_JOB_ID: '9876543210',
  CI_JOB_TOKEN: 'glcbt-job0123456789',
  FINDINGS_GATE_GITLAB_TOKEN: TOKEN,
};
const placeOf = (env: Readonly<Record<string, string>>, report = aReport()) =>
  readNotePlace({ ...JOB, ...env }, report);

describe('where the note goes', () => {
  it('is the merge request of the pipeline, in the project that it goes to, by pipeline and job', () => {
    expect(placeOf({})).toEqual({
      root: new URL('https://gitlab.example.com/api/v4'),
      token: TOKEN,
      project: '21',
      mergeRequest: 7,
      head: COMMIT,
      run: { id: '1234567890', attempt: 9_876_543_210 },
    });
  });

  it('is written for the head of the source branch where the merge of the pipeline was judged (M19)', () => {
    const merge = { CI_COMMIT_SHA: COMMIT, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 'c0ffee'.padEnd(40, '0') };
    expect(placeOf(merge)).toMatchObject({ head: 'c0ffee'.padEnd(40, '0') });
    expect(placeOf({ ...merge, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '' })).toMatchObject({ head: COMMIT });
    expect(placeOf({ ...merge, CI_COMMIT_SHA: 'f'.repeat(40) })).toMatchObject({ head: COMMIT });
  });

  it('is the own project of the job where GitLab names no other', () => {
    expect(placeOf({ CI_MERGE_REQUEST_PROJECT_ID: '' })).toMatchObject({ project: '9' });
  });

  it('is nowhere outside of a merge request, or before the commit is known, and that is no warning', () => {
    expect(placeOf({ CI_MERGE_REQUEST_IID: '' })).toEqual({ notice: expect.stringContaining('CI_MERGE_REQUEST_IID') });
    expect(placeOf({}, aReport({ commit: undefined }))).toEqual({ notice: expect.stringContaining('commit') });
  });

  it.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ CI_MERGE_REQUEST_IID: '7/../8' }, /CI_MERGE_REQUEST_IID is not the number/],
    [{ CI_MERGE_REQUEST_IID: '8' }, /this pipeline is of merge request 8, and what was judged is merge request 7/],
    [{ CI_MERGE_REQUEST_PROJECT_ID: 'a/b' }, /is not the id of a project/],
    [{ CI_PIPELINE_ID: '' }, /CI_PIPELINE_ID and CI_JOB_ID/],
    [{ CI_JOB_ID: '99999999999999999' }, /CI_PIPELINE_ID and CI_JOB_ID/],
    [{ CI_API_V4_URL: '' }, /CI_API_V4_URL: this is not an address/],
    [{ CI_API_V4_URL: 'http://gitlab.example.com/api/v4' }, /CI_API_V4_URL: plain http is only for loopback/],
    [{ CI_API_V4_URL: 'https://u:hidden-pass@gitlab.example/api/v4' }, /CI_API_V4_URL: the address contains a user/],
    [
      { FINDINGS_GATE_GITLAB_TOKEN: '' },
      /FINDINGS_GATE_GITLAB_TOKEN is not set; CI_JOB_TOKEN cannot write notes: .*scope api/,
    ],
    [{ FINDINGS_GATE_GITLAB_TOKEN: JOB.CI_JOB_TOKEN }, /is CI_JOB_TOKEN; CI_JOB_TOKEN cannot write notes/],
    [{ FINDINGS_GATE_GITLAB_TOKEN: `${TOKEN}\nx` }, /FINDINGS_GATE_GITLAB_TOKEN: the token contains a space or a line/],
  ])('is refused in one sentence for %j', (env, message) => {
    const found = placeOf(env);
    expect(found).toEqual({ warning: expect.stringMatching(message) });
    expect(JSON.stringify(found)).not.toMatch(/glpat-|glcbt-|hidden-pass/);
  });

  it('is refused where no merge request was judged', () => {
    expect(placeOf({}, aReport({ pullRequest: undefined }))).toEqual({
      warning: expect.stringContaining('what was judged is no merge request'),
    });
  });

  it('may be a loopback address, for tests', () => {
    expect(placeOf({ CI_API_V4_URL: 'http://127.0.0.1:8080/api/v4' })).toMatchObject({ mergeRequest: 7 });
  });
});
