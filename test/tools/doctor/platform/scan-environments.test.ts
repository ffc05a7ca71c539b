import { expect, it } from 'vitest';
import { parseJson } from '../../../../src/json/parse-json.ts';
import type { Received } from '../../../../src/tools/doctor/platform/asker.ts';
import { scanEnvironments } from '../../../../src/tools/doctor/project/scanners.ts';

function received(id: string, body: string, operation: Received['operation'] = 'scan detail'): Received {
  const answer = parseJson(Buffer.from(body), { isExact: true });
  return {
    operation,
    path: `/api/v1/deployments/42/scan/${id}`,
    request: null,
    came: { kind: 'answer', body: answer, serverTimeMs: undefined },
  };
}

it('reads where a scanner ran from each detail that says so in a text', () => {
  const environments = scanEnvironments([
    received('1', '{"id":1,"meta":{"scan_environment":"jenkins"}}'),
    received('2', '{"meta":{"scan_environment":7}}'),
    received('3', '{"meta":null}'),
    received('4', '[]'),
    received('5', '{"meta":{"scan_environment":"gitlab-ci"}}', 'scan list'),
    { ...received('6', '{}'), came: { kind: 'failure', reason: 'not-found', message: 'gone' } },
  ]);
  expect([...environments]).toEqual([['1', 'jenkins']]);
});
