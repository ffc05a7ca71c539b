import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { draftOf } from '../../../src/gate/publish/comment-text.ts';
import { type PublishLog, publish } from '../../../src/gate/publish/publish.ts';
import { digestOf } from '../../../src/report/json/comment-digest.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { statusDescription } from '../../../src/report/log/log-line.ts';
import { aCondition, aReport } from '../../build/a-report.ts';
import { fail } from '../../build/failed-reports.ts';
import { oneOfEach, PROJECT_REPORTS } from '../../build/project-reports.ts';
import { aProject, severalProjects } from '../../build/several-projects.ts';

describe('annotations of several projects', () => {
  test('name their project, take turns between projects, and are ten at most', () => {
    const broken = Array.from({ length: 12 }, (_, index) =>
      aCondition({ name: `limit ${index}`, found: 1n, result: 'broken' }),
    );
    const report = severalProjects([
      aProject({ ...fail(), conditions: broken }, { name: 'a' }),
      aProject(fail(), { name: 'b', repositoryId: '2' }),
    ]);
    const all = renderAnnotations(report);
    expect(all).toHaveLength(10);
    expect(all.map(({ title }) => title).slice(0, 3)).toEqual([
      'Findings Gate: a: limit 0',
      'Findings Gate: b: max-critical',
      'Findings Gate: a: limit 1',
    ]);
    expect(all.at(-1)?.message).toMatch(/ And 4 more: see the job summary\.$/);
  });

  test('keep the condition in a title with a very long project name', () => {
    const report = severalProjects([aProject(fail(), { name: 'n'.repeat(500) })]);
    expect(renderAnnotations(report)[0]!.title).toMatch(/^Findings Gate: n+…: max-critical$/);
  });
});

describe('the commit status of several projects', () => {
  const descriptionOf = (name: string) => statusDescription(PROJECT_REPORTS[name]!);

  test('names how many projects have which verdict, and which', () => {
    expect(descriptionOf('projects-fail')).toMatch(/^fail: 1 of 3 projects fails \(acme\/shop\/api\), 1 is not proven/);
    expect(descriptionOf('projects-not-proven')).toBe(
      'inconclusive (no-scan): 1 of 2 projects is not proven (acme/shop/web), 1 passes',
    );
    expect(descriptionOf('projects-pass')).toBe('pass: all 3 projects pass');
  });

  test('has 140 characters at most', () => {
    expect(descriptionOf('projects-twelve')).toMatch(/^fail: 4 of 12 projects fail \(acme\/shop\/api, .*…$/);
    expect(descriptionOf('projects-twelve').length).toBeLessThanOrEqual(140);
  });
});

describe('the digest of a comment on several projects', () => {
  const report = oneOfEach();
  const withFirst = (given: Partial<GateReport>): GateReport => {
    const [first, ...others] = report.projects!;
    return { ...report, projects: [{ ...first!, ...given }, ...others] };
  };

  test('is the same if only times and figures of a project differ', () => {
    const times = { ...report.times, startedAtMs: 1, seconds: 3, waitedSeconds: 9 };
    const later = withFirst({ times, requests: { planned: 1, sent: 70 } });
    const links = { ...later.projects![0]!.links, run: 'https://github.com/acme/shop/actions/runs/2' };
    expect(digestOf(later)).toBe(digestOf(report));
    expect(digestOf(withFirst({ links }))).toBe(digestOf(report));
  });

  test.each([
    ['verdict', { verdict: { word: 'fail', reason: undefined, message: 'another' } }],
    ['softening', { isSoftened: true }],
    ['commit', { commit: 'b'.repeat(40) }],
    ['next step', { nextStep: 'Another.' }],
  ] as const)('changes with another %s of a project', (_, given) => {
    expect(digestOf(withFirst(given))).not.toBe(digestOf(report));
  });

  test('changes with the name of a project', () => {
    const [first, ...others] = report.projects!;
    const renamed = { ...first!, project: { ...first!.project, name: 'other' } };
    expect(digestOf({ ...report, projects: [renamed, ...others] })).not.toBe(digestOf(report));
  });
});

describe('the comment on several projects', () => {
  const draftFor = (report: GateReport) =>
    draftOf(report, {
      noun: 'comment',
      place: { key: '', pullRequest: 7, head: 'a'.repeat(40) },
      run: { id: '1', attempt: 1 },
      when: 'auto',
      finish: (page) => page,
    });

  test('has the verdict of the whole run, in one text', () => {
    const draft = draftFor(oneOfEach());
    expect(draft).toMatchObject({ marker: { says: 'fail' }, mayCreate: true });
    expect(draft.render(60_000, true)).toContain('1 of 3 projects fails');
  });

  test('may be created if a passing project has issues, even if others were not read', () => {
    const counts = { ...aReport().counts, low: 2n, total: 2n };
    const unread = { ...aReport().counts, low: undefined, total: undefined };
    const clean = aProject(aReport(), { name: 'a', repositoryId: '1' });
    const some = aProject(aReport({ counts }), { name: 'b', repositoryId: '2' });
    const others = aProject(aReport({ counts: unread }), { name: 'c', repositoryId: '3' });
    expect(draftFor(severalProjects([clean, some, others])).mayCreate).toBe(true);
    expect(draftFor(severalProjects([clean, others])).mayCreate).toBe(false);
  });
});

describe('warnings of several projects', () => {
  const warningsOf = async (report: GateReport): Promise<readonly string[]> => {
    const warnings: string[] = [];
    const log: PublishLog = { info: () => {}, warn: (text) => void warnings.push(text) };
    await publish(report, [], log);
    return warnings;
  };

  test('are written once for all projects that they apply to', async () => {
    const open = { conditions: [], event: 'cli' };
    const report = severalProjects([
      aProject(aReport(open), { name: 'a', repositoryId: '1' }),
      aProject(aReport(open), { name: 'b', repositoryId: '2' }),
      aProject(aReport(), { name: 'c', repositoryId: '3' }),
    ]);
    const warnings = await warningsOf(report);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^Nothing blocks in at least one project: /);
  });
});
