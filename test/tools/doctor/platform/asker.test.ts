import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { DeploymentId, ScanId } from '../../../../src/domain/ids.ts';
import type { Connections } from '../../../../src/http/connections.ts';
import type { Call } from '../../../../src/platform/attempt.ts';
import { createRequester } from '../../../../src/tools/doctor/platform/asker.ts';
import { watchedWire } from '../../../../src/tools/doctor/platform/watched-wire.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';

const BASE = new URL('https://platform.example/below/');
const OURS = '9007199254740993' as DeploymentId;

function requesterOf(answer: (call: Call) => Promise<string>) {
  const sent: Call[] = [];
  const send = async (call: Call) => {
    sent.push(call);
    return { body: Buffer.from(await answer(call)), serverTimeMs: 7 };
  };
  return { requester: createRequester({ send }, BASE), sent };
}

describe('the requests of doctor', () => {
  it('are stored as sent and answered, with numbers as written', async () => {
    const { requester } = requesterOf(async () => '{"scans":[{"id":9007199254740993.0}]}');
    await requester.of(OURS).scanList({ limit: 3 });
    const [received] = requester.received();
    expect(received).toMatchObject({ operation: 'scan list', path: `/api/v1/deployments/${OURS}/scans/search` });
    expect(JSON.stringify(received?.request)).toContain(`"deploymentId":{"text":"${OURS}"}`);
    expect(JSON.stringify(received?.came)).toContain('"text":"9007199254740993.0"');
  });

  it('are stored in the order in which they were sent, answered or not', async () => {
    const { requester } = requesterOf(async ({ url }) => {
      if (url.pathname.endsWith('/1')) await new Promise((resolve) => setTimeout(resolve, 5));
      if (url.pathname.endsWith('/2')) throw new GateFailure('auth', 'scan detail: answered 403');
      return url.pathname.endsWith('/3') ? 'no json' : '{}';
    });
    const asker = requester.of(OURS);
    await Promise.all(['1', '2', '3'].map((id) => asker.scanDetail(id as ScanId)));
    expect(
      requester.received().map(({ path, came }) => [path.at(-1), came.kind === 'answer' ? '' : came.reason]),
    ).toEqual([
      ['1', ''],
      ['2', 'auth'],
      ['3', 'contract'],
    ]);
  });

  it('end with a stop from outside, and with nothing else', async () => {
    const { requester } = requesterOf(async () => {
      throw new GateFailure('cancelled', 'stopped');
    });
    await expect(requester.deployments()).rejects.toMatchObject({ reason: 'cancelled' });
  });

  it('are at most 60, from all callers', async () => {
    let calls = 0;
    const request = async () => {
      calls += 1;
      return { statusCode: 200, headers: {} };
    };
    const wire = watchedWire({ request } as unknown as Connections, new FakeClock());
    const options = { path: '/api/x', method: 'GET', signal: new AbortController().signal } as const;
    const ends = await Promise.allSettled(Array.from({ length: 70 }, () => wire.request(options)));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.reason] : []));
    expect([calls, wire.requestsSent(), refused]).toEqual([60, 60, Array(10).fill('budget')]);
  });
});
