/** Node's own exact JSON numbers, which the compiler's library does not describe yet. */
const exact = JSON as unknown as {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
  parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** A JSON integer written digit by digit, exact beyond 2^53. Throws `SyntaxError` for text that is not a number. */
export function exactInteger(digits: string): unknown {
  return exact.rawJSON(digits);
}

export function isExactInteger(value: unknown): boolean {
  return exact.isRawJSON(value);
}

/** An integer of a request, as its digits. */
export class IntegerText {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Parses JSON with every integer as `IntegerText`, other values as usual. Throws `SyntaxError`. */
export function parseExactly(text: string): unknown {
  return exact.parse(text, (_key, value, context) =>
    typeof value === 'number' && /^-?[0-9]+$/.test(context.source ?? '')
      ? new IntegerText(context.source ?? '')
      : value,
  );
}
