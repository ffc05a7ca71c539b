import { describe, expect, it } from 'vitest';
import { readRun } from '../../src/target/actions-run.ts';

const ENV = { GITHUB_RUN_ID: '9007199254740993', GITHUB_RUN_ATTEMPT: '2', GITHUB_REPOSITORY: 'octo-org/shop' };

describe('this run of the workflow', () => {
  it('is known by its exact id and attempt, and has a page', () => {
    expect(readRun(ENV)).toEqual({
      id: '9007199254740993',
      attempt: 2,
      url: 'https://github.com/octo-org/shop/actions/runs/9007199254740993/attempts/2',
    });
  });

  it('has its page on the Enterprise Server that runs it', () => {
    expect(readRun({ ...ENV, GITHUB_SERVER_URL: 'https://ghe.example/' })?.url).toMatch(
      /^https:\/\/ghe\.example\/octo/,
    );
  });

  it.each([
    ['GITHUB_RUN_ID', ''],
    ['GITHUB_RUN_ID', '1e3'],
    ['GITHUB_RUN_ATTEMPT', '0'],
    ['GITHUB_REPOSITORY', ''],
  ])('is not known with %s = %j', (name, value) => {
    expect(readRun({ ...ENV, [name]: value })).toBeUndefined();
  });
});
