import { describe, expect, it } from 'vitest';
import { aGitLab, aMergeRequest, aProject } from '../../../gitlab-double/build.ts';
import type { GitLabState } from '../../../gitlab-double/state.ts';
import { CHECK_FLAGS } from '../../../src/cli/check/check-flags.ts';
import { loadCheckPublication } from '../../../src/cli/check/check-publication.ts';
import { readFlags, type Shell } from '../../../src/cli/command.ts';
import { readNotePlace, withoutQuickActions, writeNote } from '../../../src/cli/gitlab/note-output.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { systemClock } from '../../../src/gate/process/system-clock.ts';
import { renderComment } from '../../../src/report/pages/whole-page.ts';
import { aReport, COMMIT } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { serveGitLab } from '../../forge/gitlab/served-gitlab.ts';

/* Tests all steps of a note: report, page, marker, requests, GitLab. */

async function aJob(state: GitLabState = aState()) {
  const gitlab = await serveGitLab(state);
  let pipeline = 100;
  const write = (report: GateReport, { key = '', hidden = '', mask = '***' } = {}) => {
    pipeline += 1;
    const env = {
      CI_API_V4_URL: gitlab.root.href,
      CI_MERGE_REQUEST_PROJECT_ID: '21',
      CI_MERGE_REQUEST_IID: '7',
      CI_PIPELINE_ID: String(pipeline),
      CI_JOB_ID: String(pipeline * 10),
      FINDINGS_GATE_GITLAB_TOKEN: state.tokens[0]!.value,
    };
    const redact = (text: string) => (hidden === '' ? text : text.replaceAll(hidden, mask));
    const shell = { env, clock: systemClock, random: () => 0, signal: AbortSignal.any([]), terminal: { redact } };
    return writeNote(report, key, shell as unknown as Shell);
  };
  const notes = () => state.projects[0]!.mergeRequests.get(7)!.notes.map(({ body }) => body);
  return { ...gitlab, write, notes };
}

function aState(): GitLabState {
  const mergeRequest = aMergeRequest({ headSha: COMMIT });
  return aGitLab({ projects: [aProject({ mergeRequests: new Map([[7, mergeRequest]]) })] });
}

const sample = (name: string): GateReport => SAMPLE_REPORTS[name]!;

describe('the note of a report', () => {
  it('is the page of the comment, after its marker', async () => {
    const job = await aJob();
    expect(await job.write(sample('fail'))).toEqual({
      commentUrl: expect.stringContaining('/-/merge_requests/7#note_'),
    });
    const [note = ''] = job.notes();
    expect(note).toMatch(
      /^<!-- findings-gate key= pr=7 head=[0-9a-f]{40} run=101 attempt=1010 says=fail red=yes digest=[0-9a-f]{32} -->\n/,
    );
    expect(note).toContain('❌ Findings Gate: ');
    expect(note).toContain('Fix these and push');
  });

  it('is not written again for the same report, and is updated in place for another', async () => {
    const job = await aJob();
    await job.write(sample('fail'));
    await job.write(sample('fail'));
    expect(job.operations().filter((operation) => operation === 'update-note')).toEqual([]);
    await job.write(aReport());
    expect(job.notes()).toHaveLength(1);
    expect(job.notes()[0]).toContain('✅ Findings Gate: ');
  });

  it('is not created for a clean pass', async () => {
    const job = await aJob();
    expect(await job.write(aReport())).toEqual({});
    expect(job.notes()).toEqual([]);
  });

  it('has no secret in it', async () => {
    const job = await aJob();
    await job.write({ ...sample('fail'), notices: ['hush-hush-0123 came back'] }, { hidden: 'hush-hush-0123' });
    expect(job.notes()[0]).toContain('***');
    expect(job.notes()[0]).not.toContain('hush-hush-0123');
  });
});

describe('the page of a note', () => {
  it.each(Object.keys(SAMPLE_REPORTS))('uses nothing that only GitHub renders (%s)', (name) => {
    const page = renderComment(sample(name), { marker: '<!-- findings-gate -->' });
    const elements = [...page.matchAll(/<\/?([a-z]+)[ >]/g)].map(([, element]) => element);
    expect(elements.filter((element) => !['details', 'summary', 'sub', 'br'].includes(element!))).toEqual([]);
    expect(page).not.toMatch(/\[!\w+\]|^```mermaid|!\[|^>>>|^\[\[?_?TOC|^::include/m);
  });
});

describe('a run that was stopped', () => {
  it('writes no note', async () => {
    const job = await aJob();
    const told: string[] = [];
    const shell = {
      env: {},
      clock: systemClock,
      random: () => 0,
      signal: AbortSignal.abort(),
      terminal: { print: () => {}, redact: (text: string) => text },
    };
    const given = readFlags(['--gitlab-note'], CHECK_FLAGS, {});
    const log = {
      info: (line: string) => void told.push(line),
      warn: (line: string) => void told.push(line),
    };
    const stopped = await loadCheckPublication(given, shell as unknown as Shell);
    await stopped(sample('fail'), undefined, log);
    expect([told.length, job.notes()]).toEqual([1, []]);
    const going = await loadCheckPublication(given, { ...shell, signal: AbortSignal.any([]) } as unknown as Shell);
    await going(sample('fail'), undefined, log);
    expect(told).toContain('No note: this is not a merge request pipeline (no CI_MERGE_REQUEST_IID).');
  });
});

describe('hostile text in a note', () => {
  it('runs no command after a secret was replaced', async () => {
    const job = await aJob();
    // Secrets are replaced after the page is made. With the text after it, a replacement could begin a line as a quick action.
    await job.write(sample('fail'), { hidden: 'Fix these and push', mask: '\n/merge\n' });
    expect(job.notes()[0]).toContain('\n∕merge\n');
    expect(job.state.actions).toEqual([]);
  });
});

describe('a text for GitLab', () => {
  it.each([
    ['/merge', '∕merge'],
    ['a\n/close\nb', 'a\n∕close\nb'],
    ['  \t/approve', '  \t∕approve'],
    ['```\n/merge\n```', '```\n∕merge\n```'],
    ['\n\n/label ~a', '\n\n∕label ~a'],
    ['//x', '∕/x'],
  ])('has no line that begins with a slash: %j', (text, expected) => {
    expect(withoutQuickActions(text)).toBe(expected);
  });

  it.each(['a /merge', '`/merge`', 'https://a.example/b', '- /merge'])('keeps %j, which runs no command', (text) => {
    expect(withoutQuickActions(text)).toBe(text);
  });
});

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

describe('the target of the note', () => {
  it('is the merge request of the pipeline, in its target project, with pipeline and job', () => {
    expect(placeOf({})).toEqual({
      root: new URL('https://gitlab.example.com/api/v4'),
      token: TOKEN,
      project: '21',
      mergeRequest: 7,
      head: COMMIT,
      run: { id: '1234567890', attempt: 9_876_543_210 },
    });
  });

  it('is written for the head of the source branch if the pipeline ran on a merge (M19)', () => {
    const merge = { CI_COMMIT_SHA: COMMIT, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 'c0ffee'.padEnd(40, '0') };
    expect(placeOf(merge)).toMatchObject({ head: 'c0ffee'.padEnd(40, '0') });
    expect(placeOf({ ...merge, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '' })).toMatchObject({ head: COMMIT });
    expect(placeOf({ ...merge, CI_COMMIT_SHA: 'f'.repeat(40) })).toMatchObject({ head: COMMIT });
  });

  it('is the project of the job if GitLab names no other', () => {
    expect(placeOf({ CI_MERGE_REQUEST_PROJECT_ID: '' })).toMatchObject({ project: '9' });
  });

  it('does not exist outside of a merge request, or without a commit, with a notice and no warning', () => {
    expect(placeOf({ CI_MERGE_REQUEST_IID: '' })).toEqual({ notice: expect.stringContaining('CI_MERGE_REQUEST_IID') });
    expect(placeOf({}, aReport({ commit: undefined }))).toEqual({ notice: expect.stringContaining('commit') });
  });

  it.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ CI_MERGE_REQUEST_IID: '7/../8' }, /CI_MERGE_REQUEST_IID is not the number/],
    [{ CI_MERGE_REQUEST_IID: '8' }, /this pipeline is for merge request 8, but the gate judged merge request 7/],
    [{ CI_MERGE_REQUEST_PROJECT_ID: 'a/b' }, /is not the id of a project/],
    [{ CI_PIPELINE_ID: '' }, /CI_PIPELINE_ID or CI_JOB_ID/],
    [{ CI_JOB_ID: '99999999999999999' }, /CI_PIPELINE_ID or CI_JOB_ID/],
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

  it('is refused if no merge request was judged', () => {
    expect(placeOf({}, aReport({ pullRequest: undefined }))).toEqual({
      warning: expect.stringContaining('the gate judged no merge request'),
    });
  });

  it('may be a loopback address, for tests', () => {
    expect(placeOf({ CI_API_V4_URL: 'http://127.0.0.1:8080/api/v4' })).toMatchObject({ mergeRequest: 7 });
  });
});
