import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { DeploymentId, ScanId } from '../../../../src/domain/ids.ts';
import type { Call } from '../../../../src/platform/attempt.ts';
import { createRequester } from '../../../../src/tools/doctor/platform/asker.ts';

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

describe('what doctor asks', () => {
  it('is stored as it was asked and as it came, numbers as they were written', async () => {
    const { requester } = requesterOf(async () => '{"scans":[{"id":9007199254740993.0}]}');
    await requester.of(OURS).scanList({ limit: 3 });
    const [received] = requester.received();
    expect(received).toMatchObject({ operation: 'scan list', path: `/api/v1/deployments/${OURS}/scans/search` });
    expect(JSON.stringify(received?.request)).toContain(`"deploymentId":{"text":"${OURS}"}`);
    expect(JSON.stringify(received?.came)).toContain('"text":"9007199254740993.0"');
  });

  it('is sent once, however many ask it', async () => {
    const { requester, sent } = requesterOf(async () => '{}');
    const asker = requester.of(OURS);
    const [one, other] = await Promise.all([asker.scanDetail('7' as ScanId), asker.scanDetail('7' as ScanId)]);
    await requester.of(OURS).scanDetail('7' as ScanId);
    expect([one === other, sent.length, requester.received().length]).toEqual([true, 1, 1]);
  });

  it('is stored in the order in which it was asked, answered or not', async () => {
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

  it('ends with a stop from outside, and with nothing else', async () => {
    const { requester } = requesterOf(async () => {
      throw new GateFailure('cancelled', 'stopped');
    });
    await expect(requester.deployments()).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
