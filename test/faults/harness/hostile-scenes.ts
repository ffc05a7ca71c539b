import { anIssue, aRule, countsOf, endsAs } from '../../../emulator/build.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import type { PlatformState, Rule } from '../../../emulator/state.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';

export const PATHS = 'rule paths';
const IDS = 'rule ids';
const UNKNOWN = 'members and values that nobody knows';
const UNREAD = 'members that nobody should read';
export const CONDITIONS = 'names of conditions';
const WAIVERS = 'waivers';

/** Texts by place. A place with too few texts gets plain ones for the rest. */
type Texts = Readonly<Record<string, readonly string[]>>;

/** A run with several places at once, and with as many texts in each as all pages show. */
export type Scene = {
  readonly places: readonly string[];
  readonly most: number;
  readonly options: (texts: Texts) => BuiltOptions;
};

/** A comment shows ten rules: one half has the texts in its paths, and the other half in its ids. */
const HALF = 5;

export const RULES: Scene = {
  places: [PATHS, IDS, UNREAD],
  most: HALF,
  options: (texts) => {
    const unread = textsAt(texts, UNREAD, HALF);
    const byPath = textsAt(texts, PATHS, HALF).map((path, index): Partial<Rule> => {
      const text = unread[index]!;
      const groupMembers = { ruleDeploymentName: text, ruleLastChangeBy: text, ruleDefinition: { text } };
      const own = { author: text, sourceUri: text, shaSum: text, versionId: text, groupMembers };
      return { ...own, id: `id-${index}`, path };
    });
    return foundByRules([...byPath, ...textsAt(texts, IDS, HALF).map((id) => ({ id, path: '' }))]);
  },
};

/** Not every text makes a notice of its own, so the number of notices is not checked. */
export const NOTICES: Scene = {
  places: [UNKNOWN],
  most: HALF,
  options: (texts) =>
    foundByRules(
      textsAt(texts, UNKNOWN, HALF).map((text, index) => ({
        ...{ id: `id-${index}`, path: `path-${index}` },
        groupMembers: { [text]: text, ruleVisibility: text },
      })),
    ),
};

const MOST_IN_POLICY = 22;

export const POLICY: Scene = {
  places: [CONDITIONS, WAIVERS],
  most: MOST_IN_POLICY,
  options: (texts) =>
    withPolicy({
      conditions: textsAt(texts, CONDITIONS, MOST_IN_POLICY).map((text, max) => ({
        name: `${text.slice(0, 97)} ${max}`,
        max,
      })),
      waivers: textsAt(texts, WAIVERS, MOST_IN_POLICY).map((text, index) => {
        // A reason must not be blank.
        const reason = text.slice(0, 500).trim() === '' ? `${text.slice(0, 499)}.` : text.slice(0, 500);
        return { rule: `${text.slice(0, 500)} ${index}`, reason, owner: reason, expires: '2020-01-31' };
      }),
    }),
};

export function withPolicy(parts: object): BuiltOptions {
  return { platform: SCENARIOS['over-limit'], inputs: { policy: JSON.stringify({ version: 1, ...parts }) } };
}

export function foundByRules(rules: readonly Partial<Rule>[]): BuiltOptions {
  return {
    platform: (context: ScenarioContext): PlatformState => {
      const issues = rules.map((rule, index) =>
        anIssue({
          ...placeOf(context),
          id: `issue-${index}`,
          severity: 'SEVERITY_CRITICAL',
          // The order on a page is by count, then by name: the counts make it the same for all texts.
          standsFor: String(1_000 - index),
          rule: aRule({ ...rule, testCases: [], definition: {} }),
        }),
      );
      const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
      return worldOf(context, { scans: [scanUnderTest(context, found)], issues });
    },
    // A page of an answer makes five notices at most, and two rules make four.
    inputs: { 'page-size': '2' },
  };
}

function textsAt(texts: Texts, place: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => texts[place]?.[index] ?? `plain.text-${index}`);
}
