import type { BranchProtection, BranchRules, RequiredCheck } from './branch-rules.ts';

/** A part that could not be read is undefined. */
export type BranchFacts = {
  readonly rules: BranchRules | undefined;
  readonly protection: BranchProtection | undefined;
};

export type Requirement =
  /** Each of `by` requires the gate's check by name, from any app or from its own. */
  | { readonly required: true; readonly by: readonly RequiredCheck[] }
  /** Everything was read, and no rule requires the check. */
  | { readonly required: false; readonly others: readonly RequiredCheck[] }
  | { readonly required: null; readonly because: RequirementDoubt; readonly others: readonly RequiredCheck[] };

export type RequirementDoubt =
  /** The name is required, but from another app, or from one that is not known to be the gate's own. */
  | 'another-app'
  | 'rules-not-read'
  | 'protection-not-read'
  /** The branch is protected by something that GitHub does not show. */
  | 'not-all-shown'
  /** A workflow is required, and the gate may be one of its jobs. */
  | 'required-workflow'
  | 'no-name'
  /** A required name may be another spelling of the same job's name. */
  | 'similar-name';

/** True if the name itself is required; false only if everything that can require it was read. All else is not known, as a wrong answer harms. */
export function requirementOf(
  { rules, protection }: BranchFacts,
  /** The whole name as the list of checks has it, and the ids of the apps that may report it, as far as they are known. */
  { name, apps }: { readonly name: string | undefined; readonly apps: readonly number[] },
): Requirement {
  const classic = protection?.classic;
  const asked = [...(rules?.checks ?? []), ...(classic?.checks ?? [])];
  const named = asked.filter(({ context }) => context === name);
  const by = named.filter(({ app }) => app === undefined || apps.includes(app));
  if (by.length > 0) return { required: true, by };
  const doubt = (because: RequirementDoubt): Requirement => ({ required: null, because, others: asked });
  if (named.length > 0) return doubt('another-app');
  if (rules === undefined) return doubt('rules-not-read');
  if (protection === undefined || classic?.checks === undefined) return doubt('protection-not-read');
  if (protection.isProtected && rules.count === 0 && !classic.isOn) return doubt('not-all-shown');
  if (rules.workflows.length > 0) return doubt('required-workflow');
  if (asked.length === 0) return { required: false, others: [] };
  if (name === undefined) return doubt('no-name');
  if (asked.some(({ context }) => isSimilar(context, name))) return doubt('similar-name');
  return { required: false, others: asked };
}

/** True if merges go through a queue; null if not known. Classic protection does not show a queue of its own. */
export function mergeQueueOf({ rules, protection }: BranchFacts): boolean | null {
  if (rules?.hasMergeQueue === true) return true;
  if (rules === undefined || protection?.classic?.isOn !== false) return null;
  return protection.isProtected && rules.count === 0 ? null : false;
}

/** True if both may name one job: `caller / job` in a called workflow, matrix values in brackets; pages add the workflow before and the event after. */
export function isSimilar(one: string, other: string): boolean {
  const [short = [], long = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length);
  const begins = short.every((part, index) => part === long[index]);
  const ends = short.every((part, index) => part === long[long.length - short.length + index]);
  return begins || ends;
}

function partsOf(name: string): readonly string[] {
  let bare = name.slice(0, LONGEST_CHECK_NAME).toLowerCase();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return bare.split(/ \/ /).map((part) => part.trim());
}

const LONGEST_CHECK_NAME = 1_000;
