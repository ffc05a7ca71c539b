import type { Spread } from './measure/statistics.ts';

/** A figure that is measured. */
export type Figure = {
  readonly what: string;
  /** Unit after a value, as in `80 MB`; empty for a ratio or a number. */
  readonly unit: '' | ' MB' | ' s';
  /** Digits after the point. */
  readonly digits: number;
  /** Undefined: only shown. */
  readonly goal: number | undefined;
  /** False: the goal is a maximum, as for time and memory. */
  readonly isMoreBetter: boolean;
};

const ratio = { unit: '', digits: 2, isMoreBetter: false } as const;
const megabytes = { unit: ' MB', digits: 0, isMoreBetter: false } as const;

/** All figures, in the order in which they are shown. */
export const FIGURES = {
  'start-time': {
    what: 'start until a missing setting is refused / empty Node',
    goal: 3.2,
    ...ratio,
  },
  'start-cpu': { what: 'the same: CPU', goal: undefined, ...ratio },
  'run-time': {
    what: 'whole run that passes, 50 ms a round trip, one page a search / floor',
    goal: 1.4,
    ...ratio,
  },
  'run-cpu': { what: 'the same: CPU, both above an empty Node', goal: 4.5, ...ratio },
  'run-memory': { what: 'the same: peak memory', goal: 100, ...megabytes },
  'places-time': {
    what: 'the same run where it fails and asks for locations / floor that asks too',
    goal: 1.4,
    ...ratio,
  },
  'places-cpu': { what: 'the same: CPU, both above an empty Node', goal: 4.5, ...ratio },
  'places-memory': { what: 'the same: peak memory', goal: 100, ...megabytes },
  'rules-time': {
    what: '100,000 rules, 1,000 a page, no delay / floor',
    goal: 1.8,
    ...ratio,
  },
  'rules-cpu': { what: 'the same: CPU', goal: 3, ...ratio },
  'rules-memory': { what: 'the same: peak memory', goal: 350, ...megabytes },
  'plain-script': {
    what: 'plain sequential script / whole run, 50 ms a round trip, three pages a search',
    goal: 3,
    ...ratio,
    isMoreBetter: true,
  },
  'policy-check': {
    what: 'a policy with ten mistakes, checked offline / twice an empty Node and 150 ms',
    goal: 1,
    ...ratio,
  },
  'policy-crowded': {
    what: 'a policy with 40,000 unknown keys / with 10,000',
    goal: 5,
    ...ratio,
  },
  'command-line': {
    what: '`--help` of the packed command line / empty Node',
    goal: 4,
    ...ratio,
  },
  'wait-delay': {
    what: 'verdict after the end of a scan of 18 to 24 s whose twelve predecessors took 19 to 22 s',
    unit: ' s',
    digits: 1,
    goal: 1.5,
    isMoreBetter: false,
  },
  'wait-look-ups': {
    what: 'the same: look-ups',
    unit: '',
    digits: 0,
    goal: 8,
    isMoreBetter: false,
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;

/** The result of a measurement. */
export type Measured = Spread & {
  readonly figure: FigureName;
  /** Number of pairs of runs, or of single runs if nothing is divided. */
  readonly runs: number;
  /** Medians of the sides that were divided, or shown beside, such as `251 ms`, by the name of the side. */
  readonly sides: Readonly<Record<string, string>>;
};

/** One comparison, which may give several figures. */
export type Row = {
  readonly name: string;
  /** Number of runs if none is given. */
  readonly runs: number;
  readonly measure: (runs: number) => Promise<readonly Measured[]>;
};

/** A value as people read it: `1.85`, `97 MB`. */
export function told(value: number, { digits, unit }: Figure): string {
  return `${value.toFixed(digits)}${unit}`;
}
