import { describe, expect, it } from 'vitest';
import { finding, inWords, issuesIn, runOf, scanOf } from './some-projects.ts';

const NAMES = { projects: 'acme/shop/api, acme/shop/web' };
const IDS = { projects: '201\n202' };

describe('a list of projects', () => {
  it.each([
    ['names', NAMES],
    ['ids', IDS],
    ['a name and an id', { projects: 'acme/shop/api, 202' }],
  ])('judges each of them, by %s, and no other one', async (_how, inputs) => {
    const scans = [scanOf('api'), finding(scanOf('web'), 1), finding(scanOf('docs'), 1)];
    const issues = [...issuesIn('web', 1), ...issuesIn('docs', 1)];
    const { report, sent } = await runOf({ scans, issues, inputs });
    expect([inWords(report), report.counts.total]).toEqual(['fail: web fail, api pass', 1n]);
    expect(report.projects!.map(({ project }) => project.repositoryId)).toEqual(['202', '201']);
    expect([report.repository, sent.list]).toEqual(['acme/shop', 1]);
  });

  it.each([
    ['name', { projects: 'acme/shop/api, acme/shop/jobs' }, 'acme/shop/jobs'],
    ['id', { projects: '201, 204' }, 'project 204'],
  ])('is inconclusive if one of them, known by its %s, has no scan', async (_how, inputs, name) => {
    const { report } = await runOf({ scans: [scanOf('api')], inputs });
    expect(report.verdict.word).toBe('inconclusive');
    expect(report.projects![0]).toMatchObject({ project: { name }, verdict: { reason: 'no-scan' } });
    expect(report.verdict.message).toBe(`1 of 2 projects is not proven (${name}), 1 passes`);
    expect(report.exitCode).toBe(2);
  });

  it('waits for each of them', async () => {
    const appearsAtMs = Date.UTC(2026, 5, 15, 12, 1);
    const scans = [scanOf('api'), finding(scanOf('web', { appearsAtMs, createdAtMs: appearsAtMs }), 1)];
    const { report } = await runOf({ scans, issues: issuesIn('web', 1), inputs: NAMES });
    expect(inWords(report)).toBe('fail: web fail, api pass');
  });

  it('does not count one project twice, if the name of the whole fits only the address of a part', async () => {
    const { report } = await runOf({ scans: [scanOf('api')], inputs: { projects: 'acme/shop/api, acme/shop' } });
    expect([report.verdict.word, report.verdict.reason]).toEqual(['inconclusive', 'wrong-repository']);
  });

  it.each(['201, acme/shop/api', 'acme/shop/api, 201'])(
    'is inconclusive if one project is listed twice: %s',
    async (projects) => {
      const { report } = await runOf({ scans: [scanOf('api'), scanOf('web')], inputs: { projects } });
      expect(inWords(report)).toContain('inconclusive wrong-repository');
      expect(report.projects![0]!.verdict.message).toContain('list each project once');
    },
  );

  it('compares an id with the name of the repository', async () => {
    const names = { repo_display_name: 'eve/shop', repository: 'eve/shop', repo_url: 'https://github.com/eve/shop' };
    const { report } = await runOf({ scans: [scanOf('api'), scanOf('web', { names })], inputs: IDS });
    expect(inWords(report)).toBe('inconclusive wrong-repository: project 202 inconclusive wrong-repository, api pass');
  });
});
