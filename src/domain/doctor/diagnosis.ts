import type { Assumption, ConnectionLook } from './look.ts';

/** What `doctor` has found, of which every page of it is made. */
export type Diagnosis = {
  /** Each part once, in the order of `CONNECTION_PARTS`. */
  readonly connection: readonly ConnectionLook[];
  /** How the project is scanned; null where no project was found. */
  readonly project: object | null;
  /** What follows from it, by the name of the input. */
  readonly settings: Readonly<Record<string, string>>;
  /** Each row of docs/spec-gaps.md once. */
  readonly assumptions: readonly Assumption[];
  /** What GitHub requires; null where there was no token to look. */
  readonly github: object | null;
  /** Sent to the platform, repetitions included. */
  readonly requests: number;
  readonly exitCode: 0 | 1 | 2 | 3;
};
