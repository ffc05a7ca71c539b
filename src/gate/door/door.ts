import type { GateReport, ReportedRequirement } from '../../domain/report.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PlacesSource } from '../../ports/places-reader.ts';
import type { Recording } from '../../ports/recording.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { PublishLog } from '../publish/publish.ts';
import type { World } from '../story/world.ts';

/** A run whose settings are read. */
export type Prepared = {
  readonly inputs: Inputs;
  readonly world: World;
  /** It runs the story. It never throws. */
  run(inputs: Inputs, world: World): Promise<GateReport>;
  /** Calls the listener once, when the first request is on its way: what is needed later is loaded while its answer is awaited. */
  whenSent(listener: () => void): void;
  /** The settings that were read, where more than what was written is known by then. */
  readonly raw?: RawInputs;
  /** Where the culprits are is read from there, once the verdict stands. */
  readonly places?: PlacesSource;
  /** Whether something requires this run's check, asked while it waited; a moment is waited for it. It never throws. */
  readonly requirement?: () => Promise<ReportedRequirement | undefined>;
  /** It keeps the run's evidence, where a file for it is named. */
  readonly recording?: Recording;
};

/** Settings as they were written. */
export type WrittenSettings = { readonly raw: RawInputs };

/** Sends the report to all its places. `ready` is undefined where the settings could not be read. Never throws. */
export type Publication<Ready> = (report: GateReport, ready: Ready | undefined, log: PublishLog) => Promise<void>;

/**
 * What the Action and the command line each bring to the same run. `prepare` and `loadPublication` load what they need
 * when they are called: a refused setting must not wait for code of a run (docs/adr/0010-what-is-loaded-when.md).
 */
export type Door<Text extends WrittenSettings, Ready extends Prepared> = {
  readonly clock: Clock;
  readonly redact: Redact;
  /** Checks the names of the settings. Throws `config`. */
  read(): Text;
  /** Reads the settings strictly; nothing is contacted. Throws `config`, `no-token`, `tls`. */
  prepare(text: Text, monotonicStart: MonotonicMs): Promise<Ready>;
  /** The repository's name in a report while the settings are not believed. */
  repositoryOf(text: Text | undefined): string;
  /**
   * It says where the report goes, and holds all that makes its pages. `text` is undefined where it could not be read;
   * a refused setting (`config`) needs few of them.
   */
  loadPublication(text: Text | undefined, isRefused: boolean): Promise<Publication<Ready>>;
  readonly log: PublishLog;
  /** The report in the words of this door, before it is published. */
  inOwnWords?(report: GateReport): GateReport;
};
