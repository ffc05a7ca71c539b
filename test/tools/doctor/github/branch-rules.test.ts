import { expect, it } from 'vitest';
import { checksOf } from '../../../../src/tools/doctor/github/branch-rules.ts';

it.each([
  ['of one app', [{ context: 'gate', app_id: 15368 }], [['gate', 15368]]],
  ['of any app, written as -1', [{ context: 'gate', app_id: -1 }], [['gate', undefined]]],
  ['of any app, written as nothing', [{ context: 'gate', app_id: undefined }], [['gate', undefined]]],
  ['of any app, named without one (older servers)', undefined, [['gate', undefined]]],
])('a required check %s is listed once', (_, checks, expected) => {
  const found = checksOf({ enforcement_level: undefined, contexts: ['gate'], checks });
  expect(found.map(({ context, app }) => [context, app])).toEqual(expected);
});
