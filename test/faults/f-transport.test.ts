import { describe, expect, test } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { FINAL, HANGING, HARMLESS, WEATHER } from './cross-product/fault-table.ts';
import { at, expectRun } from './harness/expect-run.ts';
import { lists } from './harness/worlds.ts';

/** The requests of a clean run: the list, the detail, and the six searches in parallel. */
const PLANNED = 8;
const gapMs = (run: GateRun) => lists(run)[1]!.atMs - lists(run)[0]!.atMs;
const status = (code: number, headers = {}): Fault => ({ kind: 'status', status: code, headers });
const SOON = { RANDOM: '0.02' };
const inTurn = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, operation: ['list-scans', 'read-scan', 'search-issues'][index % 3]! }));

describe.concurrent('F. transport: statuses and retries', () => {
  test('F1 waits as long as Retry-After says, then passes', async () => {
    const run = await expectRun(pass, { faults: at('list-scans', status(429, { 'retry-after': '2' }), { nth: 1 }) });
    expect(gapMs(run)).toBeGreaterThanOrEqual(2_000);
  });

  test.each([-3_600_000, 0, 3_600_000])(
    "F2 measures a date in Retry-After by the server's own clock, %i ms off",
    async (skewMs) => {
      const server = Math.floor((Date.now() + skewMs) / 1_000) * 1_000;
      const headers = { date: new Date(server).toUTCString(), 'retry-after': new Date(server + 2_000).toUTCString() };
      const run = await expectRun(pass, { faults: at('list-scans', status(429, headers), { nth: 1 }) });
      expect(gapMs(run)).toBeGreaterThanOrEqual(2_000);
    },
  );

  test.each([undefined, '-1', '0', 'soon', '1e9', '120, 60', '', 'Thu, 01 Jan 1970 00:00:00 GMT', '0x10', '1.5'])(
    'F3 uses its own backoff when Retry-After is %j',
    async (value) => {
      const faults = at('list-scans', status(429, value === undefined ? {} : { 'retry-after': value }));
      const run = await expectRun(unproven('rate-limited'), { faults });
      expect(lists(run)).toHaveLength(4);
    },
  );

  test.each(['3600', '999999999999', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
    'F4 stops at once when Retry-After is beyond the time that is left: %s',
    async (value) => {
      const faults = at('list-scans', status(429, { 'retry-after': value }));
      const run = await expectRun(unproven('rate-limited'), { faults });
      expect(lists(run)).toHaveLength(1);
      expect(run.stdout).toMatch(/asks to wait until \+?\d+-/);
    },
  );

  test.each([429, 503])('F4 stops at once if %i has a Retry-After past the end of polling', async (code) => {
    const faults = at('list-scans', status(code, { 'retry-after': '30' }), { nth: 2 });
    const options = { platform: SCENARIOS['still-running'], inputs: { 'wait-timeout': '20s' }, faults };
    const run = await expectRun(unproven('rate-limited'), options);
    expect(lists(run)).toHaveLength(2);
    expect(run.stdout).toMatch(/asks to wait until \+?\d+-/);
  });

  test.each(['search-issues', 'read-scan'])(
    'F4 still waits after the end of polling while issues are read: %s',
    async (operation) => {
      const faults = at(operation, status(429, { 'retry-after': '1' }), { nth: 1 });
      const run = await expectRun(pass, { inputs: { 'wait-timeout': '0s' }, faults });
      expect(run.requests).toHaveLength(PLANNED + 1);
    },
  );

  // One status at every request, and each other fault at one of three operations, in turn.
  test('F5 passes after one 503 at any request, with one more request', async () => {
    for (let nth = 1; nth <= PLANNED; nth += 1) {
      const run = await runFault({ faults: [{ nth, fault: status(503) }], trace: SOON });
      expect(run, `request ${nth}`).toMatchObject(pass);
      expect(run.requests).toHaveLength(PLANNED + 1);
    }
  });

  const RECOVERS = inTurn([...WEATHER, ...HANGING]);
  test.each(RECOVERS)('F5 F8 F11 F13 F14 F19 retries after: $name ($operation)', async ({ operation, fault }) => {
    const inputs = { 'request-timeout': '3s' };
    const run = await expectRun(pass, { faults: at(operation, fault, { nth: 1 }), inputs, trace: SOON });
    expect(Number(run.outputs.requests)).toBeGreaterThan(PLANNED);
  });

  test.each(RECOVERS)('F6 F8 F11 F13 F14 F19 gives up: $name ($operation)', async ({ operation, fault, reason }) => {
    const run = await runFault({ faults: at(operation, fault), inputs: { 'request-timeout': '500ms' }, trace: SOON });
    expect(run.exitCode).toBe(2);
    expect([reason, 'budget']).toContain(run.reason);
    const asked = run.requests.filter((each) => each.operation === operation);
    if (operation !== 'search-issues') expect(asked).toHaveLength(reason === 'auth' ? 2 : 4);
    if (reason === 'auth') expect(run.stdout).toContain('Web API permission');
  });

  test.each(inTurn(FINAL.filter(({ but }) => but === undefined)))(
    'F7 F10 F15 F16 F17 F18 does not ask again after: $name ($operation)',
    async ({ operation, fault, reason }) => {
      const run = await expectRun(unproven(reason), { faults: at(operation, fault) });
      expect(run.requests.length).toBeLessThanOrEqual(PLANNED);
    },
  );

  test.each(HARMLESS)('F11 F16 F17 reads every answer with: $name', async ({ fault }) => {
    await expectRun(pass, { faults: [{ fault }] });
  });

  test.each(['list-scans', 'search-issues'])('F9 does not read a 404 as nothing found: %s', async (operation) => {
    await expectRun({ ...unproven('not-found'), outputs: { total: '' } }, { faults: at(operation, status(404)) });
  });

  test('F20 ends at the quota of retries when half of all answers fail, or passes within it', async () => {
    // Each request fails at its first try. Going by the order of arrival, one could fail four times by chance, and end as `server`.
    const flapping = (handler: Handler): Handler => {
      const tries = new Map<string, number>();
      return (request) => {
        const key = `${request.path} ${request.query} ${request.body}`;
        const nth = (tries.get(key) ?? 0) + 1;
        tries.set(key, nth);
        return nth % 2 === 1 ? { ...handler(request), status: 503 } : handler(request);
      };
    };
    const inputs = { 'page-size': '40', 'max-high': '1000', 'wait-timeout': '60s' };
    const options = { through: flapping, trace: SOON, inputs };
    const run = await expectRun(unproven('budget'), { ...options, platform: SCENARIOS['thousands-of-groups'] });
    expect(run.requests.length).toBeLessThan(60);
    await expectRun(pass, options);
  });

  test('F21 waits random times within bounds, different in every run, and equal for equal random numbers', async () => {
    const faults = [
      ...Array.from({ length: 3 }, (_, index) => ({ nth: index + 1, fault: status(503) })),
      { match: { operation: 'search-issues' }, times: 14, fault: status(503) },
    ] as const;
    const delays = async (trace: { RANDOM?: string }): Promise<number[]> => {
      const inputs = { 'wait-timeout': '60s' };
      const { stdout } = await runFault({ faults, trace, env: { RUNNER_DEBUG: '1' }, inputs });
      return [...stdout.matchAll(/attempt (\d) in (\d+) ms/g)].map(([, attempt, ms]) => {
        expect(Number(ms)).toBeLessThanOrEqual(500 * 2 ** (Number(attempt) - 2));
        return Number(ms);
      });
    };
    const [one, other] = [await delays({}), await delays({})];
    expect(one.length).toBeGreaterThan(10);
    expect(one).not.toEqual(other);
    expect((await delays({ RANDOM: '0.1' })).sort()).toEqual((await delays({ RANDOM: '0.1' })).sort());
  });

  test('F22 repeats a search by POST, with the same body', async () => {
    const run = await expectRun(pass, { faults: at('list-scans', status(503), { times: 2 }), trace: SOON });
    expect(new Set(lists(run).map(({ body }) => body)).size).toBe(1);
    expect(lists(run)).toHaveLength(3);
  });
});
