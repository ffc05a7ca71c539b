import type { ActionInputName } from '../../domain/action-inputs.ts';
import { jobText, LEFT_PENDING, REASONS, type ReasonFact, rowOf, type StepFact, stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { limitsNote } from './limits-note.ts';
import { joined } from './text.ts';
import { plain } from './text-style.ts';
import { waysOut } from './ways-out.ts';

/** Settings that a next step may advise to change. Durations are milliseconds. */
export type RunLimits = {
  readonly waitTimeoutMs: number;
  readonly discoveryTimeoutMs: number;
  readonly pollIntervalMs: number;
  readonly pageSize: number;
  readonly baseUrl: URL;
  readonly commitStatus: string | undefined;
};

/** What to do next, with the facts of this run; empty for a pass. */
export function nextStep(report: GateReport, settings: Partial<RunLimits>): string {
  const { verdict } = report;
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return joined([waysOut(report, plain(report), false), limitsNote(report)]);
  const { waitTimeoutMs, commitStatus } = settings;
  if (verdict.isOfBaseline) return stepOfBaseline(report);
  if (waitTimeoutMs === 0 && commitStatus !== undefined && REASONS[verdict.reason].isAwaited) return LEFT_PENDING;
  const { facts } = rowOf(verdict.reason, verdict.detail);
  const reported = facts.map((fact) => TELL[fact]?.(report, settings) ?? '').filter((text) => text !== '');
  const step = stepOf(verdict.reason, report.event, verdict.detail, report.isSoftened);
  return reported.length === 0 ? step : `${step} ${reported.join('; ')}.`;
}

function stepOfBaseline({ event, baseline, verdict: { reason } }: GateReport): string {
  if (reason === 'no-scan') return `Correct the ${settingName('baseline', event)}, or scan ${baseline!.ref} in full.`;
  return reason === 'index-gap' ? `Scan ${baseline!.ref} again and re-run ${jobText(event)}.` : stepOf(reason!, event);
}

type Tell = (report: GateReport, settings: Partial<RunLimits>) => string;

const TELL: Readonly<Record<StepFact, Tell> & Partial<Record<ReasonFact, Tell>>> = {
  scan: ({ scans: [first] }) => (first === undefined ? '' : `The scan is ${first.id}`),
  'newer-scan': ({ seen }) =>
    seen?.scan?.commit === undefined
      ? ''
      : `The newer commit is ${seen.scan.commit.slice(0, 12)}, of scan ${seen.scan.id}`,
  project: ({ seen, repository }) =>
    seen?.project === undefined ? '' : `The commit was scanned as ${seen.project}; this run looked for ${repository}`,
  products({ scans }) {
    const products = [...new Set(scans.flatMap((one) => one.products))];
    return products.length === 0 ? '' : `Its scans ran ${products.join(', ')}`;
  },
  'wait-timeout': ({ event }, settings) => settingText('wait-timeout', event, settings.waitTimeoutMs, msText),
  'discovery-timeout': ({ event }, settings) =>
    settingText('discovery-timeout', event, settings.discoveryTimeoutMs, msText),
  'poll-interval': ({ event }, settings) => settingText('poll-interval', event, settings.pollIntervalMs, msText),
  'page-size': ({ event }, settings) => settingText('page-size', event, settings.pageSize, String),
  'base-url': ({ event }, settings) => settingText('base-url', event, settings.baseUrl, ({ href }) => href),
};

function settingText<Value>(
  name: ActionInputName,
  event: string,
  value: Value | undefined,
  shown: (value: Value) => string,
): string {
  return value === undefined ? '' : `${settingName(name, event)} is ${shown(value)}`;
}

function msText(ms: number): string {
  return durationText(ms / 1_000);
}
