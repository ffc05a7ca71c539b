import { anIssue, aRule, countsOf, endsAs } from '../../../emulator/build.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import type { PlatformState, Rule } from '../../../emulator/state.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';

export const PATHS = 'rule paths';
const IDS = 'rule ids';
export const NOTICES = 'members and values that nobody knows';
const UNREAD = 'members that nobody should read';
export const CONDITIONS = 'names of conditions';
export const WAIVERS = 'waivers';

/** Texts by place. A place that has none, or fewer than fit, gets plain ones. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** A run that has several places side by side, with as many texts in each of them as all pages show. */
export type Scene = {
  readonly places: readonly string[];
  readonly most: number;
  readonly options: (texts: Texts) => BuiltOptions;
};

/** A comment shows ten rules: one half has the texts in its paths, the other one in its ids. */
const HALF = 5;

/** Without notices, the members that nobody knows are left out: not every text makes a notice of its own. */
function rulesWith({ hasNotices }: { readonly hasNotices: boolean }): Scene {
  return {
    places: [PATHS, IDS, UNREAD, ...(hasNotices ? [NOTICES] : [])],
    most: HALF,
    options: (texts) => {
      const [unread, noted] = [textsAt(texts, UNREAD, HALF), textsAt(texts, NOTICES, HALF)];
      const byPath = textsAt(texts, PATHS, HALF).map((path, index): Partial<Rule> => {
        const unknown = hasNotices ? { [noted[index]!]: noted[index], ruleVisibility: noted[index] } : {};
        return { ...unreadMembers(unread[index]!, unknown), id: `id-${index}`, path };
      });
      return foundByRules([...byPath, ...textsAt(texts, IDS, HALF).map((id) => ({ id, path: '' }))]);
    },
  };
}

export const RULES = rulesWith({ hasNotices: true });
export const RULES_WITHOUT_NOTICES = rulesWith({ hasNotices: false });

/** As many as the largest family has. */
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
        const rule = `${text.slice(0, 500)} ${index}`;
        return { rule, reason: text.slice(0, 500), owner: text.slice(0, 500), expires: '2020-01-31' };
      }),
    }),
};

export function withPolicy(parts: object): BuiltOptions {
  return { platform: SCENARIOS['over-limit'], inputs: { policy: JSON.stringify({ version: 1, ...parts }) } };
}

/** One critical issue of each of these rules. */
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

function unreadMembers(text: string, others: Readonly<Record<string, unknown>>): Partial<Rule> {
  const groupMembers = { ruleDeploymentName: text, ruleLastChangeBy: text, ruleDefinition: { text }, ...others };
  return { author: text, sourceUri: text, shaSum: text, versionId: text, groupMembers };
}

function textsAt(texts: Texts, place: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => texts[place]?.[index] ?? `plain.text-${index}`);
}
