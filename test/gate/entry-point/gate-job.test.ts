import { describe, expect, it, vi } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { REASON_NAMES, type Reason, stepOf } from '../../../src/domain/reason.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { EntryPoint, Prepared, WrittenSettings } from '../../../src/gate/entry-point/entry-point.ts';
import { earlyReport, gateJob } from '../../../src/gate/entry-point/gate-job.ts';
import { withDefaults } from '../../../src/inputs/raw-inputs.ts';
import { someLocations } from '../../build/a-location.ts';
import { aReport } from '../../build/a-report.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

type Given = {
  readonly load?: () => Promise<void>;
  readonly prepare?: () => Prepared;
  readonly raw?: Parameters<typeof withDefaults>[0];
  readonly inputs?: Partial<Prepared['inputs']>;
  readonly places?: NonNullable<Prepared['places']>;
};

/** An entry point with valid settings and a run that passes, and its visible steps in order. */
function openEntryPoint({ load = async () => {}, prepare, raw = {}, inputs = {}, places }: Given = {}) {
  const seen: string[] = [];
  const judged = Promise.withResolvers<GateReport>();
  const world = { reader: { requestsSent: () => 1 } } as Prepared['world'];
  const ready: Prepared = {
    inputs: inputs as Prepared['inputs'],
    world,
    run: () => judged.promise,
    ...(places === undefined ? {} : { places }),
  };
  const entryPoint: EntryPoint<WrittenSettings, Prepared> = {
    clock: new FakeClock(),
    event: '',
    redact: (text) => text,
    read: async () => ({ raw: withDefaults(raw, { GITHUB_REPOSITORY: 'octo-org/shop' }) }),
    prepare: async () => prepare?.() ?? ready,
    repositoryOf: () => 'octo-org/shop',
    async loadPublication() {
      seen.push('pages are loaded');
      await load();
      return async (report) => void seen.push(`published: ${report.verdict.word}`);
    },
    log: { info: (line) => void seen.push(line), warn: () => {} },
  };
  return { seen, judged, job: gateJob(entryPoint) };
}

const thrown = (failure: GateFailure): never => {
  throw failure;
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a run whose pages cannot be loaded is internal, not a pass, and the log names the missing report', async () => {
  const { seen, judged, job } = openEntryPoint({ load: () => Promise.reject(new Error('the file is not there')) });
  const working = job.work();
  await turn();
  judged.resolve(aReport());
  await expect(working).rejects.toThrow('the file is not there');
  const { exitCode, tell } = job.fail(new GateFailure('internal', 'the file is not there'));
  await tell?.();
  const last = 'gate: INCONCLUSIVE internal - its report could not be loaded: this is a defect of the gate';
  expect([exitCode, seen]).toEqual([2, ['pages are loaded', last]]);
});

describe('a run that is stopped before its settings are read', () => {
  const cancelled = new GateFailure('cancelled', 'the run was stopped from outside');

  it.each([{ mode: 'report' }, { 'on-inconclusive': 'serverr: warn' }])('ignores wrong settings: %j', async (raw) => {
    const { job } = openEntryPoint({ raw, prepare: () => thrown(cancelled) });
    await expect(job.work()).rejects.toBe(cancelled);
    expect(job.fail(cancelled).exitCode).toBe(2);
  });

  it('uses them if only the token is missing', async () => {
    const noToken = new GateFailure('no-token', 'api-token is empty');
    const { job } = openEntryPoint({ raw: { mode: 'report' }, prepare: () => thrown(noToken) });
    await expect(job.work()).rejects.toBe(noToken);
    expect(job.fail(noToken).exitCode).toBe(0);
  });
});

it.each(['recordPath', 'attestationPath'])(
  'a program without the tool of records refuses %s before any request',
  async (name) => {
    const { seen, job } = openEntryPoint({ inputs: { [name]: 'a.file' } });
    await expect(job.work()).rejects.toMatchObject({
      reason: 'config',
      message: 'this build has no records or attestations: remove the path',
    });
    expect(seen).toEqual([]);
  },
);

describe('locations of findings', () => {
  const report = aReport({ places: someLocations([], { missing: 'they were not asked for' }) });

  it('are read after the verdict, not before', async () => {
    const opened = vi.fn(() => new Promise<never>(() => undefined));
    const { judged, job } = openEntryPoint({ places: { open: opened, mostPages: 1 } });
    void job.work();
    await turn();
    await turn();
    expect(opened).not.toHaveBeenCalled();
    judged.resolve(report);
    await vi.waitUntil(() => opened.mock.calls.length > 0);
  });

  it('leave the verdict as it is if the process breaks while they are read', async () => {
    const { seen, judged, job } = openEntryPoint({
      places: { open: () => new Promise(() => undefined), mostPages: 1 },
    });
    void job.work();
    judged.resolve(report);
    await turn();
    const { exitCode, tell } = job.fail(new GateFailure('internal', 'something broke'));
    await tell?.();
    expect([exitCode, seen]).toEqual([0, ['pages are loaded', 'published: pass']]);
  });

  it('are missing from the report if their code cannot be loaded', async () => {
    const { seen, judged, job } = openEntryPoint({
      places: { open: () => Promise.reject(new Error('no file')), mostPages: 1 },
    });
    judged.resolve(report);
    await (await job.work()).tell?.();
    expect(seen).toEqual(['pages are loaded', 'published: pass']);
  });
});

function early(reason: Reason, given?: Parameters<typeof withDefaults>[0], event = '') {
  const raw = given && withDefaults(given, { GITHUB_REPOSITORY: 'octo-org/shop' });
  const times = { startedAtMs: 1_000, finishedAtMs: 3_000, seconds: 2 };
  const facts = { repository: 'octo-org/shop', event, requests: { planned: 3, sent: 3 }, ...times };
  const failure = new GateFailure(reason, 'it did not work', { problems: ['this', 'and that'] });
  return earlyReport(failure, raw, facts);
}

describe('the report of a run that failed early', () => {
  it.each(REASON_NAMES)('has the reason, the next step and the problems (%s)', (reason) => {
    expect(early(reason)).toMatchObject({
      verdict: { word: 'inconclusive', reason, message: 'it did not work' },
      nextStep: stepOf(reason, ''),
      exitCode: reason === 'config' ? 3 : 2,
      mode: 'enforce',
      isSoftened: false,
      commit: undefined,
      counts: { total: undefined },
      problems: ['this', 'and that'],
      requests: { planned: 3, sent: 3 },
      times: { startedAtMs: 1_000, finishedAtMs: 3_000, seconds: 2 },
    });
  });

  it('names settings as its entry point does in the next step', () => {
    expect(early('config', undefined, 'command-line').nextStep).toBe(stepOf('config', 'command-line'));
  });

  it.each([
    [{ mode: 'report' }, 'internal', 0],
    [{ 'on-inconclusive': 'warn' }, 'internal', 0],
    [{ 'on-inconclusive': 'internal: warn' }, 'internal', 0],
    [{ 'on-inconclusive': 'internal: warn' }, 'cancelled', 2],
    [{}, 'internal', 2],
  ] as const)('applies the settings %j if they are valid (%s: exit code %i)', (given, reason, exitCode) => {
    expect(early(reason, given).exitCode).toBe(exitCode);
  });
});
