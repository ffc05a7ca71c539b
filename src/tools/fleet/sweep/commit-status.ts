import type { EpochMs } from '../../../domain/work/time.ts';

export const STATUS_STATES = ['error', 'failure', 'pending', 'success'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** What a commit status says. */
export type StatusWords = {
  readonly state: StatusState;
  readonly description: string | undefined;
  readonly targetUrl: string | undefined;
};

/** A commit status as the code host keeps it. */
export type KeptStatus = StatusWords & {
  readonly id: number;
  readonly context: string;
  /** By the code host's clock. */
  readonly createdAtMs: EpochMs;
};
