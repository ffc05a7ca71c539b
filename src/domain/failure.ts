import type { Reason, ReasonDetail } from './reason.ts';

/** The only error with a reason; any other error is `internal`. The message may quote the platform, never a token or a whole answer. */
export class GateFailure extends Error {
  override readonly name = 'GateFailure';
  readonly reason: Reason;
  /** If several things are wrong, one sentence for each. The message sums them up. */
  readonly problems: readonly string[];
  /** Further failures that prevent a verdict. If this reason is set to `warn`, they still count. */
  readonly also: readonly GateFailure[];
  readonly detail: ReasonDetail | undefined;

  constructor(reason: Reason, message: string, options: FailureOptions = {}) {
    super(message, options);
    this.reason = reason;
    this.problems = options.problems ?? [];
    this.also = options.also ?? [];
    this.detail = options.detail;
  }
}

type FailureOptions = ErrorOptions & Partial<Pick<GateFailure, 'problems' | 'also' | 'detail'>>;

/** The failures as one, each once. */
export function allOf(failures: readonly (GateFailure | undefined)[]): GateFailure | undefined {
  const all = failures.flatMap((failure) => (failure === undefined ? [] : [failure, ...failure.also]));
  const each = Map.groupBy(all, ({ reason, message }) => `${reason} ${message}`);
  const [first, ...also] = [...each.values()].map(([one]) => one!);
  if (first === undefined || also.length === 0) return first;
  const { reason, message, cause, problems, detail } = first;
  return new GateFailure(reason, message, { cause, problems, detail, also });
}

export function asGateFailure(thrown: unknown): GateFailure {
  if (thrown instanceof GateFailure) return thrown;
  const what = thrown instanceof Error ? thrown.message : typeof thrown;
  return new GateFailure('internal', `unexpected error: ${what.split('\n', 1)[0]}`, { cause: thrown });
}

/** Throws the failure if the run is stopped (`cancelled`), else returns it. */
export function failureUnlessStopped(thrown: unknown): GateFailure {
  const failure = asGateFailure(thrown);
  if (failure.reason === 'cancelled') throw failure;
  return failure;
}

/** Returns the result, or the failure of the work. Throws only `cancelled`. */
export async function attempt<Done>(work: () => Promise<Done>): Promise<Done | GateFailure> {
  try {
    return await work();
  } catch (thrown) {
    return failureUnlessStopped(thrown);
  }
}
