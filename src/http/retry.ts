/** The result of one attempt: the answer, or a failure that another attempt may fix. Everything else is thrown. */
export type Attempted<Answer, Failure> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Retrying<Answer, Failure> = {
  /** `number` counts from 1. */
  readonly attempt: (number: number) => Promise<Attempted<Answer, Failure>>;
  /** Milliseconds until the next attempt, after `attempts` failed ones. Throws the error for the caller if there is no next one. */
  readonly nextInMs: (failure: Failure, attempts: number) => number;
  readonly sleep: (ms: number) => Promise<void>;
};

/** Makes attempts, one after the other, until one is answered. Only `nextInMs` decides whether and when there is another. */
export async function retry<Answer, Failure>({ attempt, nextInMs, sleep }: Retrying<Answer, Failure>): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    const attempted = await attempt(attempts);
    if (attempted.kind === 'answered') return attempted.answer;
    await sleep(nextInMs(attempted.failure, attempts));
  }
}
