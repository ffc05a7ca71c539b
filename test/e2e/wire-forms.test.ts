import { describe, expect, it } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { countsOf, endsAs } from '../../emulator/build.ts';
import { fewFindings } from '../../emulator/scenarios/findings.ts';
import { otherCommit, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { PLAIN_FORM, randomWireForm, WIRE_FORMS, type WireForm } from '../../emulator/wire/wire-form.ts';
import { draws, shareOf } from '../build/draws.ts';
import { once } from '../faults/harness/once.ts';
import { endsAfter } from '../faults/harness/worlds.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';

const SEEDS = draws(12);
/** Each seed is used for every third world. */
const SHARES = 3;

type World = GateOptions & { readonly platform: Scenario };

/** A scan that runs for 0.4 s, and then ends with findings. */
const moving: Scenario = (context) => {
  const issues = fewFindings(context).map((issue) => ({ ...issue, visibleAtMs: context.nowMs + 400 }));
  const ended = { ...endsAfter(400), findingsCounts: countsOf(issues), totalTimeSeconds: 0.4 };
  const scan = scanUnderTest(context, { createdAtMs: context.nowMs, ...ended });
  return worldOf(context, { scans: [scan], issues });
};

/** A newer scan has taken over the ref, and a third one still runs. */
const takenOver: Scenario = (context) => {
  const newer = { id: '184467599', commit: otherCommit(9), createdAtMs: context.nowMs - 60_000 };
  const completed = { timeline: endsAs('SCAN_STATUS_COMPLETED', 0) };
  const running = { ...newer, timeline: endsAs('SCAN_STATUS_RUNNING'), id: '184467600', enabledProducts: ['sca'] };
  const scans = [{}, { ...newer, ...completed }, running].map((parts) => scanUnderTest(context, parts));
  return worldOf(context, { scans });
};

const aPush = { event: pushEvent() };
const UNPROVEN = (reason: string) => [2, 'inconclusive', reason];
const SHORT_WAIT = { 'discovery-timeout': '300ms', 'wait-timeout': '300ms' };
/** Worlds with their outcome in the plain form. Without it, a world that cannot be read at all would be the same in every form. */
const WORLDS: readonly (readonly [string, readonly unknown[], World])[] = [
  ['a clean pull request', PASS, { platform: SCENARIOS.clean }],
  ['a push over the limit', FAIL, { ...aPush, platform: SCENARIOS['over-limit'], inputs: { 'page-size': '2' } }],
  ['two scans, each of its products', PASS, { ...aPush, platform: SCENARIOS['two-products'] }],
  ['a scan that ends while the gate waits', FAIL, { platform: moving, inputs: { 'max-low': '1' } }],
  ['a ref that was taken over', UNPROVEN('superseded'), { ...aPush, platform: takenOver, inputs: SHORT_WAIT }],
  [
    'a partial scan beside a cancelled one',
    UNPROVEN('scan-cancelled'),
    { platform: SCENARIOS['partial-beside-cancelled'], inputs: SHORT_WAIT },
  ],
  ['a pull request beside its base', FAIL, { platform: SCENARIOS.baseline, inputs: { baseline: 'base' } }],
  ['late findings', UNPROVEN('index-lag'), { platform: SCENARIOS['index-lag-forever'], inputs: SHORT_WAIT }],
];

const WITHOUT_TOTALS: WireForm = { ...PLAIN_FORM, totals: 'absent' };
/** The form of the platform's public documents, which differs from the plain form. */
const AS_PUBLISHED: WireForm = {
  ...PLAIN_FORM,
  ...{ exitCodes: 'text', scanCounts: 'text', titles: 'text', sendsPartialFlag: false, missingTimes: 'empty' },
};
const SINGLE = Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
  forms.map((form) => [`${name}: ${JSON.stringify(form)}`, { ...PLAIN_FORM, [name]: form }] as const),
);
const RANDOM = Array.from({ length: SEEDS }, (_, seed) => [`seed ${seed + 1}`, randomWireForm(seed + 1)] as const);

describe.each(WORLDS.map((row, index) => [...row, index] as const))(
  '%s',
  { concurrent: true },
  (name, outcome, world, index) => {
    const written = (wire: WireForm) =>
      runGate({ ...world, platform: (context) => ({ ...world.platform(context), wire }) });
    // Without the flag, the gate cannot see that a scan is partial.
    const forms = [
      ['the published documents', AS_PUBLISHED] as const,
      ...shareOf(SINGLE, index, 2),
      ...RANDOM.filter((_, seed) => seed % SHARES === index % SHARES),
    ].filter(([, { sendsPartialFlag }]) => sendsPartialFlag || !name.includes('partial'));
    // Groups without a total are read twice, and noted: docs/verdict-rules/what-is-counted.md
    const inPlainForm = { groups: once(() => written(PLAIN_FORM)), absent: once(() => written(WITHOUT_TOTALS)) };

    it('has the expected verdict in the plain form', async () => {
      expect(outcomeOf(await inPlainForm.groups())).toEqual(outcome);
      expect(outcomeOf(await inPlainForm.absent())).toEqual(outcome);
    });

    it.each(forms)('is judged the same with %s', async (_form, wire) => {
      const plain = await inPlainForm[wire.totals === 'absent' ? 'absent' : 'groups']();
      expect(seenOf(await written(wire))).toEqual(seenOf(plain));
    });
  },
);

/** Everything that a run shows, without times and addresses, which differ in every run, and without the prefix of branches, which shows the form. */
function seenOf({ exitCode, report, outputs, summary, comments }: GateRun): unknown {
  const { times: _times, requests: _requests, ...rest } = report;
  const { 'report-path': _path, requests: _sent, ...named } = outputs;
  const text = JSON.stringify({ exitCode, rest, named, summary, comments });
  return JSON.parse(
    text
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d\.\d+Z)?/g, '<time>')
      .replaceAll(/127\.0\.0\.1:\d+/g, '<host>')
      .replaceAll(/\b(?:\d+m )?\d+(?:\.\d+)? ?(?:s|m|seconds|sent|planned)\b/g, '<n>')
      .replaceAll(/digest=\w+/g, '<digest>')
      .replaceAll(/`?(?:refs\/heads\/)?main`?/g, 'main'),
  );
}
