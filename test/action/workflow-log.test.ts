import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkflowLog } from '../../src/action/workflow-log.ts';
import { logLine } from '../../src/report/text/text.ts';

let written: string[];

beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sanitize = (text: string) => logLine(text.replaceAll('s3cret-token', '***'));
const aLog = (env: NodeJS.ProcessEnv = {}) => createWorkflowLog(env, sanitize);
const output = () => written.join('').split(/\r?\n/).slice(0, -1);

describe('the log of a workflow', () => {
  it('passes every text through the sanitizer', async () => {
    const log = aLog({ RUNNER_DEBUG: '1' });
    log.info('::error::s3cret-token');
    log.debug('x ##[group]s3cret-token');
    log.annotate('error', '##[a] s3cret-token', 's3cret-token');
    await log.group('::stop-commands::s3cret-token', async () => {});
    expect(written.join('')).not.toContain('s3cret-token');
    expect(output()).toEqual([
      ': :error::***',
      '::debug::x ## [group]***',
      '::error title=## [a] ***::***',
      '::group::: :stop-commands::***',
      '::endgroup::',
    ]);
  });

  it('puts an annotation at its lines, and escapes characters of commands', () => {
    const at = { file: 'a:b,c%d.py', startLine: 4, endLine: 9 };
    aLog().annotate('error', 'x', 'y', at);
    expect(output()).toEqual(['::error title=x,file=a%3Ab%2Cc%25d.py,line=4,endLine=9::y']);
  });

  it.each(['s3cret-token/a', '##[error]x', 'a\u202eb'])('puts an annotation at no file for the path %j', (file) => {
    aLog().annotate('error', 'x', 'y', { file, startLine: 4 });
    expect(output()).toEqual(['::error title=x::y']);
  });

  it('folds lines under a title, and ends the group after a failure too', async () => {
    const log = aLog();
    const failing = log.group('waiting', async () => {
      log.info('still running');
      throw new Error('over');
    });
    await expect(failing).rejects.toThrow('over');
    expect(output()).toEqual(['::group::waiting', 'still running', '::endgroup::']);
  });

  it('shows debug lines on request only', () => {
    aLog().debug('detail');
    expect(output()).toEqual([]);
  });

  it.each([
    ['', []],
    ['1234567', []],
    ['12345678', ['::add-mask::12345678']],
  ])('masks %j', (secret, expected) => {
    aLog().mask(secret);
    expect(output()).toEqual(expected);
  });

  it('escapes characters that would end a property or a command', () => {
    createWorkflowLog({}, (text) => text).annotate('warning', 'a,b:c', '100%\n::error::x');
    expect(output()).toEqual(['::warning title=a%2Cb%3Ac::100%25%0A::error::x']);
  });

  it('makes ten annotations at most, and writes the rest as plain lines', () => {
    const log = aLog();
    for (let index = 0; index < 12; index += 1) log.annotate('warning', 'Rule', `number ${index}`);
    expect(output().filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    expect(output().slice(10)).toEqual(['warning: Rule: number 10', 'warning: Rule: number 11']);
  });
});
