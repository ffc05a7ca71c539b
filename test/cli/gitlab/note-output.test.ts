import { describe, expect, it } from 'vitest';
import { aGitLab, aMergeRequest, aProject, aToken } from '../../../gitlab-double/build.ts';
import type { GitLabState } from '../../../gitlab-double/state.ts';
import { CHECK_FLAGS } from '../../../src/cli/check/check-flags.ts';
import { loadCheckPublication } from '../../../src/cli/check/check-publication.ts';
import { readFlags, type Shell } from '../../../src/cli/command.ts';
import { withoutQuickActions, writeNote } from '../../../src/cli/gitlab/note-output.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { systemClock } from '../../../src/gate/process/system-clock.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { aReport, COMMIT } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';
import { serveGitLab } from '../../forge/gitlab/served-gitlab.ts';
import { QUICK_ACTIONS } from './quick-actions.ts';

/* The whole way of a note: report, page, marker, requests, GitLab. */

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
  it('is the page of the comment, under its marker', async () => {
    const job = await aJob();
    expect(await job.write(sample('fail'))).toEqual({
      commentUrl: expect.stringContaining('/-/merge_requests/7#note_'),
    });
    const [note = ''] = job.notes();
    expect(note).toMatch(
      /^<!-- findings-gate key= pr=7 head=[0-9a-f]{40} run=101 attempt=1010 red=yes digest=[0-9a-f]{32} -->\n/,
    );
    expect(note).toContain('❌ Findings Gate: ');
    expect(note).toContain('Fix these and push');
  });

  it('of the same report is not written again, and of another one it is, in place', async () => {
    const job = await aJob();
    await job.write(sample('fail'));
    await job.write(sample('fail'));
    expect(job.operations().filter((operation) => operation === 'update-note')).toEqual([]);
    await job.write(aReport());
    expect(job.notes()).toHaveLength(1);
    expect(job.notes()[0]).toContain('✅ Findings Gate: ');
  });

  it('is not made for a clean pass that never had one', async () => {
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

  it('that GitLab refuses is a warning that says what was not written, and why', async () => {
    const state = aState();
    state.tokens = [aToken({ scopes: ['read_api'] })];
    const job = await aJob(state);
    expect(await job.write(sample('fail'))).toEqual({
      warning: expect.stringMatching(/^The note was not written: cannot create the note .* 403: .*scope api/),
    });
  });

  it('of a commit that is no longer the head is not written', async () => {
    const state = aState();
    state.projects[0]!.mergeRequests.get(7)!.headSha = 'f'.repeat(40);
    const job = await aJob(state);
    expect(await job.write(sample('fail'))).toEqual({
      notice: 'The note was not written: the merge request has moved on to another commit',
    });
  });
});

describe('the page of a note', () => {
  it.each(Object.keys(SAMPLE_REPORTS))('uses nothing that only GitHub draws (%s)', (name) => {
    const page = renderComment(sample(name), { marker: '<!-- findings-gate -->' });
    const elements = [...page.matchAll(/<\/?([a-z]+)[ >]/g)].map(([, element]) => element);
    expect(elements.filter((element) => !['details', 'summary', 'sub', 'br'].includes(element!))).toEqual([]);
    expect(page).not.toMatch(/\[!\w+\]|^```mermaid|!\[|^>>>|^\[\[?_?TOC|^::include/m);
  });
});

describe('a run that was stopped', () => {
  it('writes no note: it has no time for one', async () => {
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
      annotate: undefined,
    };
    const stopped = await loadCheckPublication(given, shell as unknown as Shell);
    await stopped(sample('fail'), undefined, log);
    expect([told.length, job.notes()]).toEqual([1, []]);
    const going = await loadCheckPublication(given, { ...shell, signal: AbortSignal.any([]) } as unknown as Shell);
    await going(sample('fail'), undefined, log);
    expect(told).toContain('No note: this is not the pipeline of a merge request (CI_MERGE_REQUEST_IID).');
  });
});

describe('hostile text in a note', () => {
  it('is carried out by nobody where GitLab reads it, even if a page would begin a line with it', async () => {
    const job = await aJob();
    for (const text of QUICK_ACTIONS) {
      await job.write({ ...UNTRUSTED_FIELDS['rule path of a finding']!(text), commit: COMMIT, pullRequest: 7 });
      expect(job.notes()[0]).not.toMatch(/^\s*\//m);
    }
    // What replaces a secret comes after the page is made, and could begin a line with what follows it.
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

  it.each(['a /merge', '`/merge`', 'https://a.example/b', '- /merge'])('keeps %j, which nobody carries out', (text) => {
    expect(withoutQuickActions(text)).toBe(text);
  });
});
