import { describe, expect, it } from 'vitest';
import { ACTION_INPUTS } from '../../src/domain/action-inputs.ts';
import { NEXT_STEP, REASONS } from '../../src/domain/reason.ts';
import { COMMAND_LINE } from '../../src/domain/target.ts';
import { inWordsOf, settingName } from '../../src/domain/text/setting-name.ts';

describe('the name of a setting', () => {
  it('is that of the input in a workflow, and of the flag on the command line', () => {
    expect([settingName('max-high', 'push'), settingName('max-high', COMMAND_LINE)]).toEqual([
      'max-high',
      '--max-high',
    ]);
  });
});

describe('a sentence of our own', () => {
  it('stays as it is in a workflow', () => {
    const sentence = 'Set repository-id, or the input repository, and re-run this job.';
    expect(inWordsOf('pull_request', sentence)).toBe(sentence);
  });

  it.each([
    ['Set repository-id, or the input repository to its name.', 'Set --repository-id, or --repository to its name.'],
    ['Correct the input policy-file.', 'Correct --policy-file.'],
    ['Raise wait-timeout and re-run this job.', 'Raise --wait-timeout and re-run this command.'],
    ['Give --page-size, or FINDINGS_GATE_PAGE_SIZE.', 'Give --page-size, or FINDINGS_GATE_PAGE_SIZE.'],
    ['The file my-base-url-list is read.', 'The file my-base-url-list is read.'],
  ])('names flags on the command line: %s', (sentence, expected) => {
    expect(inWordsOf(COMMAND_LINE, sentence)).toBe(expected);
  });

  it.each(REASONS)('that says what to do next for %s names no input on the command line', (reason) => {
    const told = inWordsOf(COMMAND_LINE, NEXT_STEP[reason]);
    const names = Object.keys(ACTION_INPUTS).filter((name) => name.includes('-'));
    expect(told).not.toMatch(new RegExp(`(?<!-)\\b(?:${names.join('|')})\\b|\\binput\\b|this job`));
  });
});
