/** Worst first: a broken policy is proven, whatever else is not known yet (docs/verdict-rules/what-is-written.md#commit-status). */
export const STATUS_STATES = ['failure', 'error', 'pending', 'success'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** The word of a gate for one pull request, whatever the state of the whole commit. Without a number: for the commit, or for pull requests whose numbers were cut. */
export type StatusWord = { readonly pullRequest: number | undefined; readonly state: StatusState };

export type Described = { readonly state: StatusState; readonly description: string };

const SAYS: Readonly<Record<StatusState, string>> = {
  failure: 'fails',
  error: 'is not verified',
  pending: 'is running',
  success: 'passes',
};

export function worstState(states: readonly StatusState[]): StatusState | undefined {
  return STATUS_STATES.find((state) => states.includes(state));
}

/** Needs at least one word. The worst one gives the state and `text`. `wordsOf` reads all the words back. */
export function statusOfWords(words: readonly StatusWord[], text: string): Described {
  const worstFirst = STATUS_STATES.flatMap((state) => words.filter((word) => word.state === state));
  const [worst] = worstFirst;
  const only = worst!.pullRequest === undefined ? '' : `#${worst!.pullRequest} `;
  return {
    state: worst!.state,
    description: (words.length === 1 ? only : `${worstFirst.map(said).join(', ')}: `) + text,
  };
}

/** A status whose state comes from another pull request, or from words that are not known, because that is worse than our own. */
export function statusUnder(own: StatusWord, state: StatusState, why: string): Described {
  return { state, description: `${said(own)}, but ${why}` };
}

/** Reads the words back from a status. The words of others, which it repeats after "but", are not included. */
export function wordsOf(status: {
  readonly state: StatusState;
  readonly description?: string | undefined;
}): StatusWord[] {
  const { state, description = '' } = status;
  const [head = ''] = description.split(/: |, but /, 1);
  const named: StatusWord[] = [];
  for (const part of head.split(', ')) {
    const [, number, says] = /^#([1-9]\d{0,14}) (.+)$/.exec(part) ?? [];
    const word = STATUS_STATES.find((one) => SAYS[one] === says);
    if (number !== undefined && word !== undefined) named.push({ pullRequest: Number(number), state: word });
    // The list was cut: of the other words it is only known that none is worse than the worst.
    else if (named.length > 0) return [...named, { pullRequest: undefined, state }];
    else break;
  }
  if (named.length > 0) return named;
  const [, only] = /^#([1-9]\d{0,14}) /.exec(description) ?? [];
  return only === undefined ? [] : [{ pullRequest: Number(only), state }];
}

export function said({ pullRequest, state }: StatusWord): string {
  return `${pullRequest === undefined ? 'this commit' : `#${pullRequest}`} ${SAYS[state]}`;
}
