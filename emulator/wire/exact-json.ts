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

/** Parses JSON with every number as it was written, so that writing it again gives the same digits. Throws `SyntaxError`. */
export function keepNumbers(text: string): unknown {
  return exact.parse(text, (_key, value, context) =>
    typeof value === 'number' ? exact.rawJSON(context.source ?? '') : value,
  );
}

/** The digits of a number that is kept as it was written; undefined for every other value. */
export function keptDigits(value: unknown): string | undefined {
  return exact.isRawJSON(value) ? JSON.stringify(value) : undefined;
}
