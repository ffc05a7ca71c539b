import type { BranchProtection, BranchRules, RequiredCheck } from './branch-rules.ts';

/** A part that could not be read is undefined. */
export type BranchFacts = {
  readonly rules: BranchRules | undefined;
  readonly protection: BranchProtection | undefined;
};

export type Requirement =
  /** `by` asks for it by name, from any app or from its own. */
  | { readonly required: true; readonly by: readonly RequiredCheck[] }
  /** All was read, and nothing asks for it. */
  | { readonly required: false; readonly others: readonly RequiredCheck[] }
  | { readonly required: null; readonly because: RequirementDoubt; readonly others: readonly RequiredCheck[] };

export type RequirementDoubt =
  /** The name is asked for, but from another app, or from one that is not known to be its own. */
  | 'another-app'
  | 'rules-not-read'
  | 'protection-not-read'
  /** Something protects the branch that is not shown. */
  | 'not-all-shown'
  /** A workflow is required, and its jobs may be the gate's. */
  | 'required-workflow'
  | 'no-name'
  /** A name is asked for that may be the same job's, written otherwise. */
  | 'similar-name';

/** True where the name itself is asked for; false only where all that can ask was read. Either would harm if wrong: all else is not known. */
export function requirementOf(
  { rules, protection }: BranchFacts,
  /** The whole name, as the list of checks has it, and the apps that it may come from, as far as they are known. */
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

/** Whether merges go through a queue; null where that is not known. Classic protection does not show its own. */
export function mergeQueueOf({ rules, protection }: BranchFacts): boolean | null {
  if (rules?.hasMergeQueue === true) return true;
  if (rules === undefined || protection?.classic?.isOn !== false) return null;
  return protection.isProtected && rules.count === 0 ? null : false;
}

/** A called workflow's job is `caller / job`, a matrix job has its values in brackets, and pages add the workflow in front and the event behind. */
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
