import { expect, it } from 'vitest';
import { scanEnvironments } from '../../../../src/tools/doctor/project/scanners.ts';
import { receivedAnswer } from './received-answer.ts';

const detail = (id: string, body: object) => receivedAnswer('scan detail', body, { path: `/api/v1/x/scan/${id}` });

it('reads where a scanner ran from each detail that says so in a text', () => {
  const environments = scanEnvironments([
    detail('1', { id: 1, meta: { scan_environment: 'jenkins' } }),
    detail('2', { meta: { scan_environment: 7 } }),
    detail('3', { meta: null }),
    detail('4', []),
    { ...detail('5', { meta: { scan_environment: 'gitlab-ci' } }), operation: 'scan list' },
    { ...detail('6', {}), came: { kind: 'failure', reason: 'not-found', message: 'gone' } },
  ]);
  expect([...environments]).toEqual([['1', 'jenkins']]);
});
