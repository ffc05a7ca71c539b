import { describe, expect, it } from 'vitest';
import type { Connections } from '../../../../src/http/connections.ts';
import { watchedWire } from '../../../../src/tools/doctor/platform/watched-wire.ts';
import { FakeClock, NOON_MS } from '../../../fakes/fake-clock.ts';

const OPTIONS = { path: '/api/x', method: 'GET', signal: new AbortController().signal } as const;

/** Answers with these heads in turn, and fails where one is an error. */
function inner(...ends: readonly (Error | { statusCode: number; headers: Record<string, string | string[]> })[]) {
  let calls = 0;
  const request = async () => {
    const end = ends[Math.min(calls, ends.length - 1)];
    calls += 1;
    if (end instanceof Error) throw end;
    return end;
  };
  return { requester: { request } as unknown as Connections, calls: () => calls };
}

const ok = { statusCode: 200, headers: {} };
const failing = (code: string) => Object.assign(new Error('failed'), { code });

describe('a watched wire', () => {
  it('notes status, time, place and kind of each answer', async () => {
    const date = new Date(NOON_MS).toUTCString();
    const headers = { date, location: 'https://x.example/', 'content-type': 'text/html' };
    const clock = new FakeClock();
    const wire = watchedWire(inner({ statusCode: 302, headers }).requester, clock);
    await wire.request(OPTIONS);
    expect(wire.exchanges).toEqual([
      {
        path: '/api/x',
        sentAtMs: NOON_MS,
        came: {
          kind: 'head',
          atMs: NOON_MS,
          status: 302,
          serverTimeMs: NOON_MS,
          location: 'https://x.example/',
          contentType: 'text/html',
        },
      },
    ]);
  });

  it.each([
    [failing('ECONNREFUSED'), { kind: 'network', code: 'ECONNREFUSED' }],
    [failing('CERT_HAS_EXPIRED'), { kind: 'tls', code: 'CERT_HAS_EXPIRED' }],
    [new Error('Proxy response (407) !== 200 when HTTP Tunneling'), { kind: 'network', code: '407' }],
  ])('notes how %j ended, and passes it on', async (error, came) => {
    const wire = watchedWire(inner(error).requester, new FakeClock());
    await expect(wire.request(OPTIONS)).rejects.toBe(error);
    expect(wire.exchanges.map((exchange) => exchange.came)).toEqual([came]);
  });

  it('sends no more than 60, whoever asks', async () => {
    const { requester, calls } = inner(ok);
    const wire = watchedWire(requester, new FakeClock());
    const sent = Array.from({ length: 70 }, () =>
      wire.request(OPTIONS).then(
        () => 'sent',
        ({ reason }) => reason,
      ),
    );
    const ends = await Promise.all(sent);
    expect(ends.filter((end) => end === 'budget')).toHaveLength(10);
    expect([calls(), wire.requestsSent()]).toEqual([60, 60]);
  });

  it.each([
    ['sends no third one where nothing has answered', [failing('ECONNRESET')], 2],
    ['goes on where one of the first was answered', [ok, failing('ECONNRESET')], 5],
  ])('%s', async (_, ends, sent) => {
    const { requester, calls } = inner(...ends);
    const wire = watchedWire(requester, new FakeClock());
    for (let attempt = 0; attempt < 4; attempt += 1) await wire.request(OPTIONS).catch(() => {});
    await expect(wire.request(OPTIONS)).rejects.toMatchObject(
      sent === 2 ? { reason: 'network' } : { code: 'ECONNRESET' },
    );
    expect(calls()).toBe(sent);
  });
});
