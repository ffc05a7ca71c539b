import { describe, expect, it } from 'vitest';
import { nextStepHere } from '../../src/cli/tell-failure.ts';
import { NEXT_STEP } from '../../src/domain/reason.ts';

describe('the next step on the command line', () => {
  it('names flags, and keeps the facts of the run as they are', () => {
    const told = `${NEXT_STEP['no-scan']} The commit was scanned as acme/wait-timeout.`;
    const here = nextStepHere('no-scan', told);
    expect(here).toContain('that --repository-id or --repository names its project');
    expect(here).toMatch(/ The commit was scanned as acme\/wait-timeout\.$/);
  });

  it('has words of its own where it is about the token', () => {
    expect(nextStepHere('auth')).toMatch(/^Give FINDINGS_GATE_TOKEN a token/);
  });

  it('is left alone where it was told for another command', () => {
    expect(nextStepHere('not-found', 'Record again with this policy.')).toBe('Record again with this policy.');
  });
});
