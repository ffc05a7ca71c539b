import { anIssue, aRule } from '../../emulator/build.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';

const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'].map((severity) => `SEVERITY_${severity}`);
const AI: Partial<Issue> = { type: 'ISSUE_TYPE_AI_SAST', severity: undefined };
const PRODUCTS = { enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] };

/** Finished scans of the commit under test, by what was found. */
export const WORLDS = {
  /** 12 rules of each severity: with 100 rules a page, one page for every search. */
  'one-page': worldWith((number) => [{ severity: SEVERITIES[number % 4] }], 48),
  /** 36 rules, each with an issue of every severity and of AI: with 12 rules a page, three pages for every search. */
  'three-pages': worldWith(() => [...SEVERITIES.map((severity) => ({ severity })), AI], 36),
  /** 25,000 rules of each severity. */
  'many-rules': worldWith((number) => [{ severity: SEVERITIES[number % 4] }], 100_000),
} as const satisfies Readonly<Record<string, Scenario>>;

export type FinishedWorld = keyof typeof WORLDS;

/** This many rules with the issues that follow from a rule's number. */
function worldWith(issuesOf: (number: number) => readonly Partial<Issue>[], rules: number): Scenario {
  return (context) => {
    const place = placeOf(context);
    const issues = Array.from({ length: rules }, (_, number) => {
      const rule = aRule({ path: `python.lang.security.audit.rule-${String(number).padStart(6, '0')}` });
      return issuesOf(number).map((parts, nth) => anIssue({ ...place, ...parts, id: `${number}-${nth}`, rule }));
    }).flat();
    return scannedWith(context, issues, PRODUCTS);
  };
}
