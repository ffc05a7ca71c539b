/** In full as the API does (`VALIDATION_STATE_NO_VALIDATOR`), or short (`no-validator`), ignoring case and `-` or `_`. Undefined for any other text. */
export function valueSpelled<Value extends string>(
  text: string,
  values: readonly Value[],
  prefix: string,
): Value | undefined {
  const wanted = comparable(text, prefix);
  return values.find((value) => comparable(value, prefix) === wanted);
}

/** The form that messages and editors propose: `no_validator`, `ai-sast`. */
export function shortForm(value: string, prefix: string): string {
  const plain = value.toLowerCase();
  return plain.startsWith(prefix.toLowerCase()) ? plain.slice(prefix.length) : plain;
}

/** Gives the API's own form: `VALIDATION_STATE_NO_VALIDATOR`, `ISSUE_TYPE_AI_SAST`. */
export function fullForm(value: string, prefix: string): string {
  return prefix + comparable(value, prefix).toUpperCase();
}

function comparable(text: string, prefix: string): string {
  return shortForm(text.replaceAll('-', '_'), prefix);
}
