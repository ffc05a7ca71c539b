import { fastestToSlowest, fixed, nearTheMedian, ours, type Schedule } from './schedules.ts';
import { type Figures, logNormal, simulate, type World } from './simulate.ts';

const DEFAULT_MS = 10_000;
const MEDIANS = [20, 60, 180, 600];
const SPREADS = [0.05, 0.1, 0.2, 0.4];

/** The tables of docs/polling.md by their names. */
export function pollingTables(): Readonly<Record<string, string>> {
  return {
    schedules: scheduleTable(),
    'ten minutes': longTable(),
    history: historyTable(),
    interval: intervalTable(),
    'one kind': oneKind(),
  };
}

/** Each schedule where twelve earlier scans are known. */
function scheduleTable(): string {
  const schedules: Readonly<Record<string, Schedule>> = {
    'every 5 s': fixed(5_000),
    'every 10 s': fixed(10_000),
    'near the median': nearTheMedian(DEFAULT_MS),
    'fastest to slowest': fastestToSlowest(DEFAULT_MS),
    'the gate': ours(DEFAULT_MS),
  };
  const rows = MEDIANS.flatMap((medianSeconds) =>
    SPREADS.map((spread) => {
      const world = { seconds: logNormal(medianSeconds, spread), earlier: 12 };
      const cells = Object.values(schedules).map((schedule) => shown(simulate(schedule, world)));
      return [`${medianSeconds} s ± ${percent(spread)}`, ...cells];
    }),
  );
  return table(['Scans', ...Object.keys(schedules)], rows);
}

/** The gate's schedule for scans of one kind, by what is known of earlier ones: scans of 60 s ± 10 %. */
function historyTable(): string {
  const seconds = logNormal(60, 0.1);
  const hung: World['seconds'] = (random) => (random() < 0.05 ? 10 : 1) * seconds(random);
  const worlds: Readonly<Record<string, World>> = {
    none: { seconds, earlier: 0 },
    one: { seconds, earlier: 1 },
    two: { seconds, earlier: 2 },
    four: { seconds, earlier: 4 },
    twelve: { seconds, earlier: 12 },
    fifty: { seconds, earlier: 50 },
    'twelve, of which one in twenty took ten times as long': { seconds, earlier: 12, earlierSeconds: hung },
    'twelve, that took half as long': { seconds, earlier: 12, earlierSeconds: logNormal(30, 0.1) },
    'twelve, that took twice as long': { seconds, earlier: 12, earlierSeconds: logNormal(120, 0.1) },
    'twelve, and one scan in ten fails in its first third': { seconds, earlier: 12, failing: 0.1 },
  };
  const rows = Object.entries(worlds).map(([known, world]) => {
    const figures = simulate(ours(DEFAULT_MS), world);
    return [known, `${figures.medianDelay.toFixed(1)} s`, `${figures.lateDelay.toFixed(1)} s`, shown(figures)];
  });
  return table(['Earlier scans', 'Median', '1 in 20 later than', 'The gate'], rows);
}

/** What a longer interval saves. */
function intervalTable(): string {
  const rows = [0.05, 0.1].flatMap((spread) =>
    MEDIANS.map((medianSeconds) => {
      const world = { seconds: logNormal(medianSeconds, spread), earlier: 12 };
      const cells = [fixed(10_000), ours(10_000), ours(20_000), ours(30_000)].map((each) =>
        shown(simulate(each, world)),
      );
      return [`${medianSeconds} s ± ${percent(spread)}`, ...cells];
    }),
  );
  return table(['Scans', 'every 10 s', '`10s` (default)', '`20s`', '`30s`'], rows);
}

/** Scans of about ten minutes after twelve others: how they are spread, and what longer gaps change. */
function longTable(): string {
  const even = between(550, 650);
  const worlds: Readonly<Record<string, Omit<World, 'earlier'>>> = {
    'exactly 600 s, after 550 to 650 s': { seconds: () => 600, earlierSeconds: even },
    'always the same, within 1 s': { seconds: between(599.5, 600.5) },
    '550 to 650 s, evenly': { seconds: even },
    'the same, and one in ten takes three times as long': {
      seconds: (random) => (random() < 0.1 ? 3 : 1) * even(random),
    },
    'the same, and one in twenty fails in its first third': { seconds: even, failing: 0.05 },
    'half of them 400 s ± 5 %, half 600 s ± 5 %': {
      seconds: (random) => logNormal(random() < 0.5 ? 400 : 600, 0.05)(random),
    },
    'half of them 60 s ± 5 %, half 600 s ± 5 %': {
      seconds: (random) => logNormal(random() < 0.5 ? 60 : 600, 0.05)(random),
    },
    'each 1 % longer than the one before, ± 3 %': {
      seconds: between(582, 618),
      earlierSeconds: (random, index) => between(582, 618)(random) * 0.99 ** (index + 1),
    },
  };
  const rows = Object.entries(worlds).map(([scans, world]) => {
    const figures = simulate(ours(DEFAULT_MS), { ...world, earlier: 12 });
    return [
      scans,
      shown(simulate(ours(DEFAULT_MS, { isLong: false }), { ...world, earlier: 12 })),
      shown(figures),
      `${figures.medianDelay.toFixed(1)} s, ${figures.medianLooks}`,
      `${figures.delayOfNine.toFixed(1)} s, ${figures.looksOfNine}`,
    ];
  });
  return table(['Scans', 'no gap above the interval', 'the gate', 'its medians', '9 in 10 within'], rows);
}

/** Scans of 18 to 24 s after twelve of 19 to 22 s. */
function oneKind(): string {
  const world = { seconds: between(18, 24), earlier: 12, earlierSeconds: between(19, 22) };
  const { meanDelay, medianDelay, meanLooks, mostLooks } = simulate(ours(DEFAULT_MS), world);
  return (
    `Scans of 18 to 24 s after twelve of 19 to 22 s: median ${medianDelay.toFixed(2)} s, mean ${meanDelay.toFixed(2)} s, ` +
    `${meanLooks.toFixed(1)} look-ups, at most ${mostLooks}.\n`
  );
}

function between(from: number, to: number): World['seconds'] {
  return (random) => from + (to - from) * random();
}

function shown({ meanDelay, meanLooks }: Figures): string {
  return `${meanDelay.toFixed(2)} s, ${meanLooks.toFixed(1)}`;
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line), ''].join('\n');
}
