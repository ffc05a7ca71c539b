import { describe, expect, it } from 'vitest';
import { ACTION_INPUTS } from '../../src/domain/action-inputs.ts';
import { REASON_NAMES, stepOf } from '../../src/domain/reason.ts';
import { COMMAND_LINE } from '../../src/domain/target.ts';

describe('the next step of a reason', () => {
  it('names inputs and the job in a workflow', () => {
    expect(stepOf('scan-running', 'pull_request')).toBe(
      'Re-run this job when the scan has finished, or raise wait-timeout. If it takes far longer than usual, ask the people who run the scans.',
    );
    expect(stepOf('no-scan', 'push')).toContain(
      'another project (repository-id, the input repository or the input projects)',
    );
  });

  it('names flags and the command on the command line', () => {
    expect(stepOf('scan-running', COMMAND_LINE)).toBe(
      'Re-run this command when the scan has finished, or raise --wait-timeout. If it takes far longer than usual, ask the people who run the scans.',
    );
    expect(stepOf('no-scan', COMMAND_LINE)).toContain('another project (--repository-id, --repository or --projects)');
    expect(stepOf('auth', COMMAND_LINE)).toMatch(/^Give FINDINGS_GATE_TOKEN a token/);
  });

  it.each(REASON_NAMES)('names no input on the command line (%s)', (reason) => {
    const names = Object.keys(ACTION_INPUTS).filter((name) => name.includes('-'));
    expect(stepOf(reason, COMMAND_LINE)).not.toMatch(
      new RegExp(`(?<!-)\\b(?:${names.join('|')})\\b|\\binput\\b|this job`),
    );
  });
});
