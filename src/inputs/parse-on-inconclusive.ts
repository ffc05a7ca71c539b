import type { Softening } from '../domain/policy.ts';
import { isUnsoftenable, SOFTENABLE_REASONS } from '../domain/softening.ts';
import { listItems } from '../domain/text/list-items.ts';
import { quote, suggestion } from '../domain/text/suggestion.ts';
import { InputProblem, oneOf } from './parse-value.ts';

/** `fail`, `warn` (every reason that can be softened), or a list of `<reason>: fail|warn`. Undefined if blank: the policy decides. Throws `InputProblem`. */
export function parseOnInconclusive(text: string): Softening | undefined {
  const entries = listItems(text);
  if (entries.length === 0) return undefined;
  const only = FAIL_OR_WARN.find((word) => word === entries.join());
  if (only !== undefined) return Object.fromEntries(SOFTENABLE_REASONS.map((one) => [one, only]));
  let softening: Softening = {};
  for (const entry of entries) {
    const { reason, answer } = readEntry(entry);
    if (softening[reason] !== undefined) throw new InputProblem(`${quote(reason)} is named twice; name it once`);
    softening = { ...softening, [reason]: answer };
  }
  return softening;
}

const FAIL_OR_WARN = ['fail', 'warn'] as const;

function readEntry(entry: string) {
  const [name, answer, ...rest] = entry.split(':').map((part) => part.trim());
  if (name === undefined || answer === undefined || rest.length > 0)
    throw new InputProblem(`${quote(entry)} is not understood; write fail, warn, or lines such as "server: warn"`);
  if (isUnsoftenable(name)) throw new InputProblem(`${quote(name)} always fails and cannot be named here; remove it`);
  const reason = SOFTENABLE_REASONS.find((softenable) => softenable === name);
  if (reason === undefined)
    throw new InputProblem(`${quote(name)} is not a known reason; ${suggestion(name, SOFTENABLE_REASONS)}`);
  return { reason, answer: oneOf(FAIL_OR_WARN)(answer) };
}
