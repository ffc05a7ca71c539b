import type { Policy } from '../../domain/policy.ts';
import { conditionNotes, waiverNotes } from './entry-notes.ts';
import { entriesOf, listIn, policyOf } from './parse-policy.ts';
import { inOrder, PolicyProblems, type Problem } from './policy-problem.ts';
import { ConditionEntry, WaiverEntry } from './policy-schema.ts';
import { decodePolicyText } from './policy-text.ts';
import { restNotes } from './rest-notes.ts';
import { readYaml, type YamlTree } from './yaml-tree.ts';

export type InspectedPolicy = {
  readonly policy: Policy | undefined;
  /** What the gate would refuse, in its order. */
  readonly problems: readonly Problem[];
  /** What it would not refuse, and the author will want to know; in its order. */
  readonly notes: readonly Problem[];
  /** It is that of the tree; without one, everything is where the text begins. */
  readonly placeOf: YamlTree['placeOf'];
};

export type InspectOptions = {
  /** `compare: new` is a problem without a baseline, and a note where nobody said whether there is one. */
  readonly baseline: 'none' | 'given' | 'unknown';
  /** The day for which it is said (`YYYY-MM-DD`, UTC). */
  readonly today: string;
};

/** Says of a policy all that is wrong, and all that is worth a note, however much of either there is. */
export function inspectPolicy(text: Uint8Array, { baseline, today }: InspectOptions): InspectedPolicy {
  const { result: tree, problems: unread } = tried(() => readYaml(decodePolicyText(text)));
  if (tree === undefined) {
    return { policy: undefined, problems: unread, notes: [], placeOf: () => ({ line: 1, column: 1 }) };
  }
  const isGiven = baseline !== 'none';
  const { result: policy, problems } = tried(() => policyOf(tree, { baseline: isGiven ? 'given' : 'none', today }));
  const notes = [
    ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => conditionNotes(entry, baseline)),
    ...restNotes(listIn(tree, 'conditions')),
    ...entriesOf(tree, 'waivers', WaiverEntry, (entry) => waiverNotes(entry, today)),
  ].map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
  return { policy, problems, notes: inOrder(notes), placeOf: tree.placeOf };
}

function tried<Result>(read: () => Result): { readonly result?: Result; readonly problems: readonly Problem[] } {
  try {
    return { result: read(), problems: [] };
  } catch (thrown) {
    if (!(thrown instanceof PolicyProblems)) throw thrown;
    return { problems: inOrder(thrown.problems) };
  }
}
