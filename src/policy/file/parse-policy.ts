import type { z } from 'zod';
import { NO_POLICY, type Policy, type PolicySource, type Softening, type Waiver } from '../../domain/policy.ts';
import { dayAfter } from '../../domain/text/calendar-date.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { conditionOf, contradictionsOf, misapplied } from './condition-meaning.ts';
import { explainIssue, type Finding, valueAt } from './explain-issue.ts';
import { policyKeys } from './policy-keys.ts';
import { PolicyProblems, type RefusedFile, refusalOf } from './policy-problem.ts';
import { ConditionEntry, PolicyFile, WaiverEntry, WaiversFile } from './policy-schema.ts';
import { decodePolicyText } from './policy-text.ts';
import { readYaml, type YamlTree } from './yaml-tree.ts';

export type PolicyText = {
  readonly text: string | Uint8Array;
  /** First words of every message: `policy`, or `policy .github/gate.yml`. */
  readonly sourceName: string;
};

export type PolicyOptions = {
  /** `compare: new` is valid only if the workflow names a baseline. */
  readonly baseline: 'none' | 'given';
  /** The day of the run (`YYYY-MM-DD`, UTC), for `longest-waiver`. */
  readonly today: string;
};

export type WrittenPolicy = {
  readonly policy: (PolicyText & { readonly source: PolicySource }) | undefined;
  /** `file` is undefined if it does not exist, which means no waivers. */
  readonly waivers: { readonly path: string; readonly file: WrittenWaivers | undefined } | undefined;
};

type WrittenWaivers = PolicyText & { readonly source: Exclude<PolicySource, { readonly kind: 'input' }> };

/** The policy in force, and its sources. Throws `GateFailure` (`policy-invalid`) with every problem, its line and column (from 1), and its fix. */
export function readPolicies({ policy, waivers }: WrittenPolicy, options: PolicyOptions) {
  const file = waivers?.file;
  const refused: RefusedFile[] = [];
  const read = policy === undefined ? NO_POLICY : partOf(policy, (tree) => policyOf(tree, options), refused);
  const ofFile = (tree: YamlTree) => waiversOf(tree, options.today, read?.longestWaiverDays);
  const more = file === undefined ? [] : partOf(file, ofFile, refused);
  if (refused.length > 0) throw refusalOf(refused);
  return {
    policy: { ...read!, waivers: [...read!.waivers, ...more!] },
    source: policy?.source,
    waiversFile: waivers && { path: waivers.path, source: file?.source },
    texts: { policy: policy?.text, waivers: file?.text },
  };
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
  const days = PolicyFile.shape['longest-waiver'].safeParse(valueAt(tree.data, ['longest-waiver'])).data;
  const contradictions = [
    ...entriesOf(tree, 'conditions', ConditionEntry, (entry) => [...contradictionsOf(entry, baseline)]),
    ...repeatedNames(tree, 'conditions'),
    ...contradictoryWaivers(tree, today, days),
  ];
  const written = shaped(tree, PolicyFile, contradictions);
  const { conditions = [], waivers = [], 'on-inconclusive': onInconclusive = {} } = written;
  return {
    conditions: conditions.map(conditionOf),
    waivers: waivers.map(waiverOf),
    onInconclusive: onInconclusive as Softening,
    failOnSeverity: written['fail-on-severity'],
    longestWaiverDays: days,
  };
}

function waiversOf(tree: YamlTree, today: string, days: number | undefined): readonly Waiver[] {
  const { waivers = [] } = shaped(tree, WaiversFile, contradictoryWaivers(tree, today, days));
  return waivers.map(waiverOf);
}

function contradictoryWaivers(tree: YamlTree, today: string, days: number | undefined): Finding[] {
  return entriesOf(tree, 'waivers', WaiverEntry, (entry) => [
    ...misapplied(entry, entry['issue-types'] ?? []),
    ...tooLong(entry, today, days),
  ]);
}

/** The whole file as its schema reads it. Throws `PolicyProblems`, also for the contradictions. */
function shaped<Shape extends z.ZodRawShape>(
  tree: YamlTree,
  schema: z.ZodObject<Shape>,
  contradictions: readonly Finding[],
) {
  const { data, error } = schema.safeParse(tree.data);
  const keys = policyKeys(Object.keys(schema.shape));
  const explained = (error?.issues ?? []).flatMap((issue) => explainIssue(issue, tree.data, keys));
  const findings = [...explained, ...contradictions];
  const found = findings.map(({ path, atKey, message }) => ({ place: tree.placeOf(path, atKey), message }));
  const problems = [...tree.problems, ...found];
  if (problems.length > 0) throw new PolicyProblems(problems);
  return data!;
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

export function repeatedNames(tree: YamlTree, list: string): Finding[] {
  const seen = new Set<unknown>();
  return listIn(tree, list).flatMap((data, index): Finding[] => {
    const name = valueAt(data, ['name']);
    const isFirst = !seen.has(name);
    seen.add(name);
    if (typeof name !== 'string' || isFirst) return [];
    const message = `another entry has the name ${quote(name)} too; keep one, or change this name`;
    return [{ path: [list, index, 'name'], message }];
  });
}

export function listIn(tree: YamlTree, name: string): readonly unknown[] {
  const list = valueAt(tree.data, [name]);
  return Array.isArray(list) ? list : [];
}

function waiverOf({ 'issue-types': issueTypes, 'max-issues': maxIssues, ...waiver }: WaiverEntry): Waiver {
  return { ...waiver, issueTypes, maxIssues };
}

function tooLong({ expires }: WaiverEntry, today: string, mostDays: number | undefined): Finding[] {
  if (mostDays === undefined) return [];
  const last = dayAfter(today, mostDays);
  if (expires <= last) return [];
  const message = `"expires" is more than ${mostDays} days ahead ("longest-waiver"); write ${last} or an earlier date`;
  return [{ path: ['expires'], message }];
}
