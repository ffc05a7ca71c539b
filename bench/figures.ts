import type { Spread } from './measure/statistics.ts';

/** One thing that is measured. */
export type Figure = {
  readonly what: string;
  /** The same in a few words, for a picture. */
  readonly short: string;
  /** Behind a value, as in `80 MB`; empty for a ratio or a number. */
  readonly unit: '' | ' MB' | ' s';
  /** Digits after the point. */
  readonly digits: number;
  /** Undefined: only shown. */
  readonly goal: number | undefined;
  /** False: the goal is the most that is wanted, as of time and memory. */
  readonly isMoreBetter: boolean;
};

const ratio = { unit: '', digits: 2, isMoreBetter: false } as const;
const megabytes = { unit: ' MB', digits: 0, isMoreBetter: false } as const;

/** In the order in which they are shown. */
export const FIGURES = {
  'start-time': {
    what: 'start until a missing setting is refused / empty Node',
    short: 'start, time',
    goal: 1.9,
    ...ratio,
  },
  'start-cpu': { what: 'the same: CPU', short: 'start, CPU', goal: undefined, ...ratio },
  'run-time': {
    what: 'whole run that passes, 50 ms a round trip, one page a search / floor',
    short: 'whole run, time',
    goal: 1.3,
    ...ratio,
  },
  'run-cpu': { what: 'the same: CPU, both above an empty Node', short: 'whole run, CPU', goal: 3, ...ratio },
  'run-memory': { what: 'the same: peak memory', short: 'whole run, memory', goal: 100, ...megabytes },
  'places-time': {
    what: 'the same run where it fails and asks for places / floor that asks too',
    short: 'with places, time',
    goal: 1.3,
    ...ratio,
  },
  'places-cpu': { what: 'the same: CPU, both above an empty Node', short: 'with places, CPU', goal: 3, ...ratio },
  'places-memory': { what: 'the same: peak memory', short: 'with places, memory', goal: 100, ...megabytes },
  'rules-time': {
    what: '100,000 rules, 1,000 a page, no delay / floor',
    short: '100,000 rules, time',
    goal: 1.5,
    ...ratio,
  },
  'rules-cpu': { what: 'the same: CPU', short: '100,000 rules, CPU', goal: 2, ...ratio },
  'rules-memory': { what: 'the same: peak memory', short: '100,000 rules, memory', goal: 250, ...megabytes },
  'plain-script': {
    what: 'plain sequential script / whole run, 50 ms a round trip, three pages a search',
    short: 'plain script / whole run',
    goal: 3,
    ...ratio,
    isMoreBetter: true,
  },
  'policy-check': {
    what: 'a policy with ten mistakes, checked offline / twice an empty Node and 150 ms',
    short: 'policy check',
    goal: 1,
    ...ratio,
  },
  'policy-crowded': {
    what: 'a policy with 40,000 unknown keys / with 10,000',
    short: 'policy check, 40,000 mistakes',
    goal: 5,
    ...ratio,
  },
  'command-line': {
    what: '`--help` of the packed command line / empty Node',
    short: 'command line, --help',
    goal: 2.5,
    ...ratio,
  },
  'wait-delay': {
    what: 'verdict after the end of a scan of 18 to 24 s whose twelve predecessors took 19 to 22 s',
    short: 'verdict after a scan’s end',
    unit: ' s',
    digits: 1,
    goal: 1.5,
    isMoreBetter: false,
  },
  'wait-look-ups': {
    what: 'the same: look-ups',
    short: 'look-ups during a scan',
    unit: '',
    digits: 0,
    goal: 8,
    isMoreBetter: false,
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

/** What came out. */
export type Measured = Spread & {
  readonly figure: FigureName;
  /** How many pairs of runs, or single runs where nothing is divided. */
  readonly runs: number;
  /** Medians of what was divided or stands beside it, such as `251 ms`, by the name of the side. */
  readonly sides: Readonly<Record<string, string>>;
};

/** One comparison, of which several figures may come. */
export type Row = {
  readonly name: string;
  /** Number of runs, where none is asked for. */
  readonly runs: number;
  readonly measure: (runs: number) => Promise<readonly Measured[]>;
};

/** A value as people read it: `1.85`, `97 MB`. */
export function told(value: number, { digits, unit }: Figure): string {
  return `${value.toFixed(digits)}${unit}`;
}
