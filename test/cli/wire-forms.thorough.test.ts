import { describe, expect, it } from 'vitest';
import { PLAIN_FORM } from '../../emulator/wire/wire-form.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { type Call, FORMS, printed, SCANNED } from './in-wire-forms.ts';

const CALLS: readonly Call[] = [
  [COMMANDS.scans.load],
  [COMMANDS.scan.load, '184467501'],
  [COMMANDS.scan.load, '184467502'],
  [COMMANDS.scan.load, '184460000'],
  [COMMANDS.issues.load, '--page-size', '2'],
];

describe('the commands that ask', () => {
  it('print something of each entry', async () => {
    const [scans, found, running, pushed, issues] = await printed(CALLS, PLAIN_FORM);
    expect(scans).toMatchObject({ exitCode: 0, lines: { length: SCANNED.scans.length } });
    for (const each of [found, running, pushed]) expect(each).toMatchObject({ exitCode: 0, lines: { length: 1 } });
    expect(issues).toMatchObject({
      exitCode: 0,
      lines: expect.arrayContaining([expect.objectContaining({ issuesCount: '4' })]),
    });
  });

  it.each(FORMS)('print the same with %s', async (_form, wire) => {
    expect(await printed(CALLS, wire)).toEqual(await printed(CALLS, PLAIN_FORM));
  });
});
