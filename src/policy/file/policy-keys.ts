import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { FILTER_MEMBER_NAMES, type FilterMemberName, filterMember } from '../../domain/issue-filter.ts';
import { type IssueType, RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { isUnsoftenable } from '../../domain/softening.ts';
import { nearest, quote, suggestion } from '../../domain/text/suggestion.ts';
import { misappliedMembers } from '../../written/value.ts';
import { setTypes } from './condition-meaning.ts';
import { type FileKeys, isObject, type Path, valueAt } from './explain-issue.ts';
import { MOST_PROBLEMS } from './policy-problem.ts';
import { ConditionEntry, OnInconclusive, PolicyFile, WaiverEntry, WHERE_MEMBERS } from './policy-schema.ts';

export type Proposed = {
  readonly keys: readonly string[];
  /** A day on which a waiver may end, `YYYY-MM-DD`. */
  readonly day: string;
};

const MISSING: Readonly<Record<string, string>> = {
  version: 'version: 1',
  name: 'name: No live secrets',
  max: 'max: 0',
  rule: 'rule: the.path.of.the.rule',
  reason: 'reason: why the rule is accepted',
  owner: "owner: '@org/team'",
};

/** Proposes only what can be written there: no key that exists already, and no day that `longest-waiver` forbids. */
export function policyKeys(data: unknown, { keys, day }: Proposed): FileKeys {
  return {
    explainUnknown: (key, path) => explainUnknownKey(key, path, data, keys),
    added(key, path) {
      // The key may be there under a wrong name. That name is reported: correcting both would write the key twice.
      const [section, around] = [sectionAt(path, keys), valueAt(data, path)];
      const beside = isObject(around) ? Object.keys(around) : [];
      const unknown = beside.filter((name) => !section.known.includes(name)).slice(0, MOST_PROBLEMS);
      if (unknown.some((name) => meantKey(name, section) === key)) return undefined;
      return key === 'expires' ? `expires: ${day}` : MISSING[key];
    },
    example: (key) => (key === 'expires' ? `, such as ${day}` : ''),
  };
}

/** True if a key is in the same map. A function, not a list: for many unknown keys, every one would list all others. */
type StandsBeside = (name: string) => boolean;

type Section = { readonly known: readonly string[]; readonly meant?: ReadonlyMap<string, string> };

function sectionAt(parent: Path, keys: readonly string[]): Section {
  const [section] = parent;
  if (section === undefined) return { known: keys };
  if (section === 'waivers') return { known: Object.keys(WaiverEntry.shape), meant: MEANT_IN_WAIVER };
  return { known: Object.keys(ConditionEntry.shape), meant: MEANT_IN_CONDITION };
}

function meantKey(key: string, { known, meant }: Section): string | undefined {
  return meant?.get(key.toLowerCase().replaceAll('_', '-')) ?? nearest(key, known);
}

function explainUnknownKey(key: string, parent: Path, data: unknown, keys: readonly string[]): string {
  const [section] = parent;
  // An object, since it has the unknown key.
  const around = valueAt(data, parent) as object;
  const beside: StandsBeside = (name) => Object.hasOwn(around, name);
  if (section === undefined) {
    // Compares letters alone: `base_url`, `baseUrl`.
    if (WORKFLOW_SETTINGS.some((name) => letters(name) === letters(key)))
      return `${quote(key)} can be set in the workflow only; remove it from the policy`;
    if (Object.hasOwn(PolicyFile.shape, key)) return `${quote(key)} belongs in a policy; remove it from the waivers`;
  }
  if (section === 'on-inconclusive') return explainReason(key, beside);
  if (parent.at(-1) === 'where') return explainMember(key, beside, valueAt(data, parent.slice(0, -1)));
  return unknownKey(key, sectionAt(parent, keys), beside);
}

/** Other names that people write for a key; in lower case, with hyphens. */
const MEANT_IN_CONDITION = meantBy({
  'epss-above': ['epss', 'min-epss'],
  unscored: ['no-score', 'without-score'],
  'older-than': ['age', 'min-age', 'older'],
  'issue-types': ['product', 'products', 'type', 'types'],
  states: ['triage-states', 'aggregateissuestates'],
  'triaged-within': ['triaged', 'triaged-since', 'since'],
  where: ['filter'],
  max: ['limit', 'maximum'],
});

const MEANT_IN_WAIVER = meantBy({
  rule: ['path', 'rule-id', 'rule-path'],
  expires: ['until'],
  ticket: ['issue'],
  'max-issues': ['max'],
  'issue-types': ['product', 'products', 'type', 'types'],
});

function meantBy(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([key, others]) => others.map((other) => [other, key])));
}

function explainReason(reason: string, beside: StandsBeside): string {
  if (isUnsoftenable(reason)) return `${quote(reason)} always fails and cannot be named here; remove it`;
  return `unknown reason ${quote(reason)}; ${proposal({ known: Object.keys(OnInconclusive.shape) }, reason, beside)}`;
}

function explainMember(key: string, beside: StandsBeside, condition: unknown): string {
  const member = FILTER_MEMBER_NAMES.find((name) => name === key);
  if (member !== undefined)
    return `${quote(member)} is not allowed in "where": ${filterMember(member).refusal}; remove it`;
  const types = ConditionEntry.shape['issue-types'].safeParse(valueAt(condition, ['issue-types'])).data;
  const searched: readonly IssueType[] = types ?? RATED_ISSUE_TYPES;
  const limitOf = (name: FilterMemberName) => misappliedMembers({ [name]: [] }, searched)[0];
  const near = nearest(key, WHERE_MEMBERS);
  const meant = WHERE_MEMBERS.find((name) => name === near);
  const known = meant === undefined ? WHERE_MEMBERS.filter((name) => limitOf(name) === undefined) : WHERE_MEMBERS;
  const reported = unknownKey(key, { known }, beside);
  if (meant === undefined || beside(meant)) return reported;
  const limit = limitOf(meant);
  return limit === undefined ? reported : `${reported} It ${limit.limit}: ${setTypes(limit.shared)}`;
}

function unknownKey(key: string, section: Section, beside: StandsBeside): string {
  return `unknown key ${quote(key)}; ${proposal(section, key, beside)}`;
}

/** What to write instead of a key. Keys of the same map are not proposed, since a key is written once. */
function proposal(section: Section, key: string, beside: StandsBeside): string {
  const meant = meantKey(key, section);
  if (meant !== undefined)
    return beside(meant) ? `"${meant}" is there already; remove one of the two` : `did you mean "${meant}"?`;
  const free = section.known.filter((name) => !beside(name));
  return free.length === 0 ? 'remove it' : suggestion(key, free);
}

/** Inputs of the Action that a policy may not set: a policy says what is allowed, never which server to ask, whom to trust or where to report. */
const WORKFLOW_SETTINGS = [
  ...Object.keys(ACTION_INPUTS).filter((name) => !Object.hasOwn(PolicyFile.shape, name)),
  ...['token', 'report', 'url'],
];

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
