import type { GateReport } from '../../domain/report.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { HOMEPAGE, VERSION } from '../../domain/text/program.ts';
import { jsonText } from '../json/json-text.ts';
import { code } from '../text/markdown.ts';
import { whoActs } from '../text/reasons/told-reason.ts';
import { sentence } from '../text/sentence.ts';
import { clean } from '../text/text.ts';
import { isoText } from '../text/time-text.ts';
import { cautionsOf, type Entry, entriesOf } from './entries.ts';
import { enforcementText, entryText, isNotProven, verdictTitle } from './entry-text.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';
import { NO_FILE } from './no-file.ts';
import { type SarifRule, sarifRules } from './sarif-rules.ts';
import { sarifText } from './sarif-text.ts';

/**
 * A SARIF 2.1.0 log with one run: a result for each rule that breaks a condition, and one for what is not proven. What
 * is not proven is also `executionSuccessful: false` with a notification. Text from outside is harmless in it.
 */
export function renderSarif(report: GateReport): string {
  const { rules, results } = content(report);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { ...DRIVER, rules } },
        invocations: [invocation(report)],
        columnKind: 'utf16CodeUnits',
        results,
        properties: properties(report),
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

/** GitHub shows the semantic version, other readers the plain one. */
const DRIVER = { name: 'Findings Gate', version: VERSION, semanticVersion: VERSION, informationUri: HOMEPAGE };

type Result = {
  readonly ruleId: string;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly print: string;
  readonly properties?: Readonly<Record<string, unknown>>;
};

function content(report: GateReport): { readonly rules: readonly SarifRule[]; readonly results: readonly unknown[] } {
  const { entries, conditionsLeft } = entriesOf(report);
  const { rules, idOf } = sarifRules(entries, {
    isNotProven: isNotProven(report),
    conditionsLeft,
    pageOf: rulePages(report.links.platform),
  });
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  const beyond = `And ${conditionsLeft} more broken conditions, which did not fit into this file.`;
  const all = [
    ...(isNotProven(report) ? [ownResult('not-proven', verdictText(report))] : []),
    ...entries.map((entry) => entryResult(report, entry, idOf(entry))),
    ...(conditionsLeft === 0 ? [] : [ownResult('more-conditions', beyond)]),
  ];
  return { rules, results: all.map((result) => resultOf(result, places.get(result.ruleId)!)) };
}

/** It makes a result about the gate itself. */
function ownResult(name: string, text: string): Result {
  return { ruleId: `findings-gate/${name}`, level: 'error', text, print: fingerprint('gate', name) };
}

function entryResult(report: GateReport, entry: Entry, ruleId: string): Result {
  const { condition } = entry;
  const facts =
    entry.kind === 'culprit'
      ? { issues: entry.rule.issues, rulePath: clean(entry.rule.rulePath) }
      : { left: entry.left };
  return {
    ruleId,
    level: condition.action === 'fail' ? 'error' : 'warning',
    text: entryText(report, entry, code),
    print: fingerprintOf(entry),
    properties: { condition: clean(condition.name), ...facts },
  };
}

function resultOf({ ruleId, level, text, print, properties }: Result, ruleIndex: number): unknown {
  return {
    ruleId,
    ruleIndex,
    level,
    message: { text: sarifText(text) },
    locations: [{ physicalLocation: { artifactLocation: { uri: NO_FILE }, region: { startLine: 1 } } }],
    partialFingerprints: { 'findingsGate/v1': print },
    ...(properties === undefined ? {} : { properties }),
  };
}

function invocation(report: GateReport): unknown {
  const { verdict, exitCode, times } = report;
  const isProven = !isNotProven(report);
  const failure = {
    level: 'error',
    descriptor: { id: verdict.reason ?? verdict.word },
    message: { text: sarifText(verdictText(report)) },
  };
  const cautions = cautionsOf(report).map(({ id, text }) => ({
    level: 'warning',
    descriptor: { id },
    message: { text: sarifText(sentence(text)) },
  }));
  const enforcement = enforcementText(report);
  const softened = { level: 'warning', descriptor: { id: 'not-enforced' }, message: { text: enforcement } };
  return {
    executionSuccessful: isProven,
    exitCode,
    startTimeUtc: isoText(times.startedAtMs),
    endTimeUtc: isoText(times.finishedAtMs),
    toolExecutionNotifications: [
      ...(isProven ? [] : [failure]),
      ...cautions,
      ...(enforcement === '' ? [] : [softened]),
    ],
  };
}

function verdictText(report: GateReport): string {
  const { verdict, nextStep } = report;
  const said = [`${verdictTitle(report)}.`, sentence(verdict.message), whoActs(report), sentence(nextStep)];
  return said.filter((part) => part !== '').join(' ');
}

/** Text from outside as it is shown everywhere: a store that keeps no zero character, or no half of a pair, would refuse the file. */
function properties(report: GateReport): unknown {
  const { verdict, mode, isSoftened, repository, commit, ref, conditions } = report;
  return {
    verdict: verdict.word,
    reason: verdict.reason,
    mode,
    isSoftened,
    repository: clean(repository),
    commit: commit === undefined ? undefined : clean(commit),
    ref: ref === undefined ? undefined : clean(ref),
    conditions: conditions.map(({ name, source, action, max, found, result }) => ({
      name: clean(name),
      source,
      action,
      max,
      found,
      result,
    })),
  };
}
