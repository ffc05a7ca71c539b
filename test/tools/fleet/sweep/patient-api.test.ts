import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { ForgeFailure } from '../../../../src/forge/forge-failure.ts';
import type { GitHubApi } from '../../../../src/forge/github/github-api.ts';
import { mapped, read } from '../../../../src/json/schema.ts';
import { createPatientApi } from '../../../../src/tools/fleet/sweep/patient-api.ts';
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
  new ForgeFailure(`answered ${status}`, { status, isUnclear: false, retryAfterMs });

function anApi(answer: (which: number) => void = () => {}, endBy = 600_000) {
  const clock = new VirtualClock(0);
  const sent: { readonly at: number; readonly method: string; readonly deadline: number }[] = [];
  const api: GitHubApi = {
    async send({ method, deadline, read: reads }) {
      answer(sent.push({ at: clock.now(), method, deadline }));
      await clock.sleep(10);
      return { data: read(reads, undefined), hasNext: false };
    },
  };
  const waits: number[] = [];
  const signal = new AbortController().signal;
  const patient = createPatientApi(api, { clock, signal, endBy, onWait: (ms) => waits.push(ms) });
  return { patient, clock, sent, waits, sentAt: () => sent.map(({ at }) => at) };
}

const failing = (failure: ForgeFailure) => () => {
  throw failure;
};

describe('requests to GitHub for many pull requests', () => {
  it('are at most eight at a time, and writes are one at a time', async () => {
    const { patient, sent } = anApi();
    const requests = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? READ : WRITE));
    await Promise.all(requests.map((request) => patient.send(request)));
    const atOnce = Map.groupBy(sent, ({ at }) => at);
    expect(Math.max(...[...atOnce.values()].map(({ length }) => length))).toBe(8);
    expect(new Set(sent.filter(({ method }) => method === 'POST').map(({ at }) => at)).size).toBe(20);
    expect(patient.requestsSent()).toBe(40);
  });

  it.each([
    ['for the time that it names', limited(403, 7_000), 7_000],
    ['with 429', limited(429, 3_000), 3_000],
  ])('wait for a limit %s, and are sent again: writes too', async (_, failure, ms) => {
    const { patient, sentAt, waits } = anApi((which) => (which === 1 ? failing(failure)() : undefined));
    expect((await patient.send(WRITE)).data).toBe(1);
    expect([sentAt(), waits]).toEqual([[0, ms], [ms]]);
  });

  it.each([
    ['are given up at once if the limit lasts too long, and all later ones too', 700_000, [0]],
    ['do not wait for a refusal that is no limit', undefined, [0, 0]],
  ])('%s', async (_, retryAfterMs, expected) => {
    const { patient, sentAt } = anApi(failing(limited(403, retryAfterMs)));
    await expect(patient.send(READ)).rejects.toThrow('answered 403');
    await expect(patient.send(WRITE)).rejects.toThrow('answered 403');
    expect(sentAt()).toEqual(expected);
  });

  it('are given up if they are refused repeatedly', async () => {
    const { patient, sent } = anApi(failing(limited(429, 1_000)));
    await expect(patient.send(READ)).rejects.toThrow('answered 429');
    expect(sent).toHaveLength(6);
  });
});
