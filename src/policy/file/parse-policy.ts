import type { Policy, Softening, Waiver } from '../../domain/policy.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { conditionOf, contradictionsOf } from './condition-meaning.ts';
import { explainIssue, type Finding } from './explain-issue.ts';
import { type Proposed, policyKeys } from './policy-keys.ts';
import { PolicyProblems } from './policy-problem.ts';
import { ConditionEntry, PolicyFile, WaiverEntry, WaiversFile } from './policy-schema.ts';
import { decodePolicyText } from './policy-text.ts';
import { type RefusedFile, refusalOf } from './refusal.ts';
import { restContradictions } from './rest-meaning.ts';
import { proposedEnd, waiverContradictions, waiverOf } from './waiver-meaning.ts';
import { readYaml, type YamlTree } from './yaml-tree.ts';

type NamedSource = {
  /** First words of every message: `policy`, or `policy .github/gate.yml`. */
  readonly sourceName: string;
};

export type PolicyText = NamedSource & { readonly text: string | Uint8Array };

export type PolicyOptions = {
  /** `compare: new` has a meaning only where the workflow names a baseline. */
  readonly baseline: 'none' | 'given';
  /** The day of the run (`YYYY-MM-DD`, UTC), for `longest-waiver`. */
  readonly today: string;
};

const EMPTY_POLICY: Policy = { conditions: [], waivers: [], onInconclusive: {} };

/** Reads a policy by itself. Throws as `parsePolicies` does. */
export function parsePolicy(
  text: string | Uint8Array,
  { sourceName, ...options }: PolicyOptions & NamedSource,
): Policy {
  return parsePolicies({ policy: { text, sourceName } }, options);
}

/**
 * Reads a policy and a file of waivers that adds to it, each where there is one; strictly: what is not understood is
 * refused, never skipped. Throws `GateFailure` (`policy-invalid`) with everything that is wrong, by line and column
 * (from 1), and what to write there.
 */
export function parsePolicies(
  { policy, waivers }: { readonly policy: PolicyText | undefined; readonly waivers?: PolicyText | undefined },
  options: PolicyOptions,
): Policy {
  const refused: RefusedFile[] = [];
  const read = policy === undefined ? EMPTY_POLICY : partOf(policy, (tree) => policyOf(tree, options), refused);
  const { today } = options;
  const more =
    waivers === undefined ? [] : partOf(waivers, (tree) => waiversOf(tree, today, read?.longestWaiverDays), refused);
  if (refused.length > 0) throw refusalOf(refused);
  return { ...read!, waivers: [...read!.waivers, ...more!] };
}

function partOf<Part>({ text, sourceName }: PolicyText, read: (tree: YamlTree) => Part, refused: RefusedFile[]) {
  try {
    return read(readYaml(decodePolicyText(text)));
  } catch (cause) {
    if (!(cause instanceof PolicyProblems)) throw cause;
    refused.push({ sourceName, cause });
    return undefined;
  }
}

/** The policy of a tree by itself. Throws `PolicyProblems`. */
export function policyOf(tree: YamlTree, { baseline, today }: PolicyOptions): Policy {
  const shaped = PolicyFile.safeParse(tree.data);
  const days = PolicyFile.shape['longest-waiver'].safeParse(memberOf(tree, 'longest-waiver')).data;
  const contradictions = [
    ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => contradictionsOf(entry, baseline)),
    ...repeatedNames(tree),
    ...restContradictions(listIn(tree, 'conditions')),
    ...contradictoryWaivers(tree, today, days),
  ];
  refuse(tree, shaped, contradictions, { keys: Object.keys(PolicyFile.shape), day: proposedEnd(today, days) });
  const { conditions = [], waivers = [], 'on-inconclusive': onInconclusive = {} } = shaped.data!;
  return {
    conditions: conditions.map(conditionOf),
    waivers: waivers.map(waiverOf),
    onInconclusive: onInconclusive as Softening,
    longestWaiverDays: days,
  };
}

function waiversOf(tree: YamlTree, today: string, days: number | undefined): readonly Waiver[] {
  const shaped = WaiversFile.safeParse(tree.data);
  const proposed = { keys: Object.keys(WaiversFile.shape), day: proposedEnd(today, days) };
  refuse(tree, shaped, contradictoryWaivers(tree, today, days), proposed);
  return (shaped.data!.waivers ?? []).map(waiverOf);
}

function contradictoryWaivers(tree: YamlTree, today: string, days: number | undefined): Finding[] {
  const longest = days === undefined ? undefined : { days, today };
  return entriesOf(tree, 'waivers', WaiverEntry, (entry) => waiverContradictions(entry, longest));
}

type Shaped = Pick<ReturnType<typeof PolicyFile.safeParse>, 'error'>;

function refuse(tree: YamlTree, { error }: Shaped, contradictions: readonly Finding[], proposed: Proposed): void {
  const keys = policyKeys(tree.data, proposed);
  const explained = (error?.issues ?? []).flatMap((issue) => explainIssue(issue, tree.data, keys));
  const findings = [...explained, ...contradictions];
  const found = findings.map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
  const problems = [...tree.problems, ...found];
  if (problems.length > 0) throw new PolicyProblems(problems);
}

export function entriesOf<Entry>(
  tree: YamlTree,
  list: string,
  schema: { safeParse(data: unknown): { data?: Entry | undefined } },
  find: (entry: Entry) => Finding[],
): Finding[] {
  return listIn(tree, list).flatMap((data, index) => {
    const { data: entry } = schema.safeParse(data);
    if (entry === undefined) return [];
    return find(entry).map((finding) => ({ ...finding, path: [list, index, ...finding.path] }));
  });
}

/** Conditions are distinguished by name. */
function repeatedNames(tree: YamlTree): Finding[] {
  const seen = new Set<unknown>();
  return listIn(tree, 'conditions').flatMap((data, index): Finding[] => {
    const name: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'name') : undefined;
    if (typeof name !== 'string') return [];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `another entry has the name ${quote(name)} too; keep one, or change this name`;
    return [{ path: ['conditions', index, 'name'], message }];
  });
}

/** A list of the policy as it was written; empty where there is none. */
export function listIn(tree: YamlTree, name: string): readonly unknown[] {
  const list = memberOf(tree, name);
  return Array.isArray(list) ? list : [];
}

function memberOf({ data }: YamlTree, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
