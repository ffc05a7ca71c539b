import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { anIssue, aPlatformState, aScan, countsOf, DEFAULT_TOKEN, RULE_CANARY } from '../../../../emulator/build.ts';
import { aBusyProject } from './a-busy-project.ts';
import { doctorOn } from './run-doctor.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const NAMED = ['--repository', 'acme/shop'];

describe('what doctor says of a project', () => {
  it('is in the JSON, with the settings by their inputs and the workflow that has them', async () => {
    const run = await doctorOn(aBusyProject(Date.now()));
    const { project, settings, pasted } = JSON.parse(run.stdout);
    expect(project).toMatchObject({
      repositoryId: '101',
      names: ['acme/shop, at github.com/acme/shop'],
      scanners: [{ name: 'GitHub Actions', label: null }],
      siblings: [{ repositoryId: '102', name: 'acme/shop/web' }],
    });
    expect(settings).toMatchObject({
      'repository-id': { value: '101' },
      'required-products': { value: 'code, supply-chain, secrets' },
      repository: { value: null, reason: 'The default, acme/shop, fits what the scans name.' },
    });
    const [{ name, text }] = pasted;
    const [step] = parse(text).jobs['findings-gate'].steps;
    expect([name, step.with['base-url']]).toEqual(['GitHub Actions', run.server.origin]);
    for (const [input, { value }] of Object.entries<{ value: string | null }>(settings)) {
      expect(step.with[input] ?? null).toBe(value);
    }
  });

  const BUILDKITE = { BUILDKITE: 'true', BUILDKITE_REPO: 'git@github.com:octo-org/shop.git' };
  it.each([
    ['its id in a pipeline', ['--repository-id', '101'], BUILDKITE],
    ['its id on GitHub', ['--repository-id', '101'], { GITHUB_REPOSITORY: 'octo-org/shop' }],
    ['its name on GitHub', NAMED, { GITHUB_REPOSITORY: 'octo-org/shop' }],
  ])('proposes the name of a project given by %s, where the repository around has another', async (_, args, around) => {
    const run = await doctorOn(aPlatformState({ scans: [aScan()] }), { args, given: { env: { ...ALONE, ...around } } });
    expect(JSON.parse(run.stdout).settings.repository).toEqual({
      value: 'acme/shop',
      reason: 'So the platform shows the project; the default would be octo-org/shop.',
    });
  });

  it('proposes nothing of another project than the one that is meant', async () => {
    const run = await doctorOn(aBusyProject(Date.now()), { args: ['--repository', 'acme/other'] });
    const { settings } = JSON.parse(run.stdout);
    expect(Object.values<{ value: string | null }>(settings).filter(({ value }) => value !== null)).toEqual([]);
  });

  it('proposes nothing of the project that was scanned last, where none is named', async () => {
    const run = await doctorOn(aBusyProject(Date.now()), { args: ['--repository', ''], given: { env: ALONE } });
    const { settings } = JSON.parse(run.stdout);
    expect(Object.values<{ value: string | null }>(settings).filter(({ value }) => value !== null)).toEqual([]);
  });

  it('is null where there is none', async () => {
    const run = await doctorOn(aPlatformState());
    expect(JSON.parse(run.stdout)).toMatchObject({ project: null, settings: {}, pasted: [] });
  });
});

const ALONE = { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN };

describe('the page of doctor, asked for with --html', () => {
  it('is written whole, and has neither token, e-mail nor finding in it', async () => {
    const path = join(aFolder(), 'page.html');
    const issue = anIssue({ message: 'a message of a finding', filePath: 'src/found/here.py' });
    const people = {
      commit_author_email: 'eve@people.example',
      commit_author_name: 'Eve Evans',
      commit_title: 'fix it',
    };
    const scan = aScan({ findingsCounts: countsOf([issue]), meta: { repository: 'acme/shop', ...people } });
    const run = await doctorOn(aPlatformState({ scans: [scan], issues: [issue] }), {
      args: [...NAMED, '--html', path],
    });
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain(`${path}: the page, with a workflow to paste.\n`);
    const page = readFileSync(path, 'utf8');
    expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(page).toContain('All that could be seen holds.');
    for (const secret of [
      DEFAULT_TOKEN,
      'people.example',
      'Eve',
      'fix it',
      RULE_CANARY,
      issue.message,
      'here.py',
      issue.rule.path,
    ]) {
      expect(page).not.toContain(secret);
    }
  });

  it('is written where the platform could not be asked, too', async () => {
    const path = join(aFolder(), 'page.html');
    const run = await doctorOn(aPlatformState({ tokens: [] }), { args: [...NAMED, '--html', path] });
    expect(run.exitCode).toBe(2);
    expect(readFileSync(path, 'utf8')).toMatch(/<p class="answer fail">Token: /);
  });

  it('is not written in place of a folder, and that changes no exit code', async () => {
    const folder = aFolder();
    const run = await doctorOn(aPlatformState({ scans: [aScan({ meta: { repository: 'acme/shop' } })] }), {
      args: [...NAMED, '--html', folder],
    });
    expect([run.exitCode, statSync(folder).isDirectory()]).toEqual([0, true]);
    expect(run.stderr).toMatch(/^warning: The file of --html was not written \(E[A-Z]+\)\.$/m);
  });

  it('never takes the place of the token, and asks nothing then', async () => {
    const path = join(aFolder(), 'token');
    writeFileSync(path, DEFAULT_TOKEN);
    const args = [...NAMED, '--api-token-file', path, '--html', path];
    await expect(doctorOn(aPlatformState(), { args, given: { env: {} } })).rejects.toThrow(/--html/);
    expect(readFileSync(path, 'utf8')).toBe(DEFAULT_TOKEN);
  });

  it('is gone from an earlier run before anything is asked', async () => {
    const path = join(aFolder(), 'page.html');
    writeFileSync(path, 'of yesterday');
    const run = await doctorOn(aPlatformState(), { args: [...NAMED, '--html', path] });
    expect(run.exitCode).toBe(2);
    expect(readFileSync(path, 'utf8')).not.toContain('of yesterday');
  });
});
