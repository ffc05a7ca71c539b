import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { ForgeFailure } from '../../../../src/forge/forge-failure.ts';
import type { GitHubApi, GitHubRequest } from '../../../../src/forge/github/github-api.ts';
import { mapped, read } from '../../../../src/json/schema.ts';
import { createPatientApi } from '../../../../src/tools/fleet/sweep/patient-api.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';

const READ = {
  operation: 'read',
  permission: 'none',
  method: 'GET',
  path: '/x',
  deadline: 0,
  read: mapped(unknown(), () => 1),
} as const;
const WRITE = { ...READ, operation: 'write', method: 'POST' } as const;

const limited = (status: number, retryAfterMs?: number): ForgeFailure =>
  new ForgeFailure('github', `answered ${status}`, { status, isUnclear: false, retryAfterMs });

/** An API that answers as `answer` does, and how many requests it had at a time. */
function anApi(answer: (sent: number, request: GitHubRequest<unknown>) => Promise<void> | void, endBy = 600_000) {
  const clock = new FakeClock();
  const seen = { sent: 0, atOnce: 0, most: 0, writes: 0, mostWrites: 0, deadlines: [] as number[] };
  const waits: number[] = [];
  const api: GitHubApi = {
    async send(request) {
      seen.sent += 1;
      seen.atOnce += 1;
      seen.writes += request.method === 'GET' ? 0 : 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      seen.mostWrites = Math.max(seen.mostWrites, seen.writes);
      seen.deadlines.push(request.deadline);
      try {
        await answer(seen.sent, request as GitHubRequest<unknown>);
        await new Promise((resolve) => setImmediate(resolve));
        return { data: read(request.read, undefined), hasNext: false };
      } finally {
        seen.atOnce -= 1;
        seen.writes -= request.method === 'GET' ? 0 : 1;
      }
    },
  };
  const signal = new AbortController().signal;
  const patient = createPatientApi(api, { clock, signal, endBy, onWait: (ms) => waits.push(ms) });
  return { patient, clock, seen, waits };
}

describe('requests to GitHub for many pull requests', () => {
  it('are eight at a time at most, and writes one at a time', async () => {
    const { patient, seen } = anApi(() => {});
    const requests = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? READ : WRITE));
    await Promise.all(requests.map((request) => patient.send(request)));
    expect(seen).toMatchObject({ sent: 40, most: 8, mostWrites: 1 });
    expect(patient.requestsSent()).toBe(40);
  });

  it.each([
    ['for as long as it says', limited(403, 7_000), 7_000],
    ['with 429', limited(429, 3_000), 3_000],
  ])('wait for a limit %s, and are sent again: writes too', async (_, failure, ms) => {
    const { patient, clock, seen, waits } = anApi((sent) => {
      if (sent === 1) throw failure;
    });
    expect((await patient.send(WRITE)).data).toBe(1);
    expect(clock.sleeps).toEqual([ms]);
    expect(waits).toEqual([ms]);
    expect(seen.sent).toBe(2);
  });

  it('are not sent by others either while one waits', async () => {
    const clock = new VirtualClock(0);
    const sentAt: number[] = [];
    const api: GitHubApi = {
      async send(request) {
        sentAt.push(clock.now());
        if (sentAt.length === 1) throw limited(429, 5_000);
        return { data: read(request.read, undefined), hasNext: false };
      },
    };
    const patient = createPatientApi(api, { clock, signal: new AbortController().signal, endBy: 600_000 });
    const first = patient.send(READ);
    // The refusal is known, and its time is not over.
    await new Promise(process.nextTick);
    await Promise.all([first, patient.send(READ), patient.send(WRITE)]);
    expect(sentAt).toEqual([0, 5_000, 5_000, 5_000]);
  });

  it('are given up at once where the limit lasts longer than there is time, and so are all after them', async () => {
    const { patient, clock, seen } = anApi(() => {
      throw limited(403, 700_000);
    });
    await expect(patient.send(READ)).rejects.toThrow('answered 403');
    await expect(patient.send(WRITE)).rejects.toThrow('answered 403');
    expect(seen.sent).toBe(1);
    expect(clock.sleeps).toEqual([]);
  });

  it('do not wait for a refusal that is no limit', async () => {
    const { patient, clock, seen } = anApi(() => {
      throw limited(403);
    });
    await expect(patient.send(READ)).rejects.toThrow('answered 403');
    await expect(patient.send(READ)).rejects.toThrow('answered 403');
    expect([seen.sent, clock.sleeps]).toEqual([2, []]);
  });

  it('are given up where they are refused again and again', async () => {
    const { patient, seen } = anApi(() => {
      throw limited(429, 1_000);
    });
    await expect(patient.send(READ)).rejects.toThrow('answered 429');
    expect(seen.sent).toBe(6);
  });

  it('have their own time from when they are sent, and no more than there is', async () => {
    const { patient, clock, seen } = anApi(() => {}, 40_000);
    await patient.send(READ);
    await clock.sleep(30_000);
    await patient.send(READ);
    expect(seen.deadlines).toEqual([30_000, 40_000]);
  });
});
