import { expect, it } from 'vitest';
import { PLAIN_FORM } from '../../../../emulator/wire/wire-form.ts';
import { PROJECTS } from '../../../../src/tools/fleet/projects/projects.ts';
import { type Call, FORMS, printed } from '../../../cli/in-wire-forms.ts';

const CALLS: readonly Call[] = [[async () => PROJECTS]];

it.each(FORMS)('the projects are the same with %s', async (_form, wire) => {
  const usual = await printed(CALLS, PLAIN_FORM);
  expect(usual).toMatchObject([{ exitCode: 0, lines: { length: 1 } }]);
  expect(await printed(CALLS, wire)).toEqual(usual);
});
