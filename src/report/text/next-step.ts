import type { ActionInputName } from '../../domain/action-inputs.ts';
import { jobText, LEFT_PENDING, REASONS, type ReasonFact, type StepFact, stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { areAllLive, type Fix, fixesOf, mayTriage, mayWaive } from './fixes.ts';
import { limitsNote } from './limits-note.ts';
import { isOneIssue, ruleListText } from './rule-list.ts';
import { waiverPlace } from './waiver-to-paste.ts';

export type NextStepFacts = Pick<
  GateReport,
  | 'verdict'
  | 'baseline'
  | 'countsAre'
  | 'conditions'
  | 'rules'
  | 'breakingRules'
  | 'fixedRules'
  | 'failOnSeverity'
  | 'policy'
  | 'waiversFile'
  | 'scans'
  | 'seen'
  | 'commit'
  | 'repository'
  | 'event'
> & {
  readonly settings: Partial<RunLimits>;
};

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
export function nextStep(facts: NextStepFacts): string {
  const { verdict } = facts;
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return waysOut(facts);
  const { waitTimeoutMs, commitStatus } = facts.settings;
  if (waitTimeoutMs === 0 && commitStatus !== undefined && REASONS[verdict.reason].isAwaited) return LEFT_PENDING;
  if (verdict.isOfBaseline) return stepOfBaseline(facts);
  const reported = REASONS[verdict.reason].facts.map((fact) => TELL[fact]?.(facts) ?? '').filter((text) => text !== '');
  const step = stepOf(verdict.reason, facts.event);
  return reported.length === 0 ? step : `${step} ${reported.join('; ')}.`;
}

function stepOfBaseline({ event, baseline, verdict: { reason } }: NextStepFacts): string {
  if (reason === 'no-scan') return `Correct the ${settingName('baseline', event)}, or scan ${baseline!.ref} in full.`;
  return reason === 'index-gap' ? `Scan ${baseline!.ref} again and re-run ${jobText(event)}.` : stepOf(reason!, event);
}

function waysOut(facts: NextStepFacts): string {
  const repairs = fixesOf(facts).map(({ fix, list }) => REPAIRS[fix](ruleListText(list), isOneIssue(list)));
  const first = repairs.length === 0 ? 'fix the issues' : repairs.join('; ');
  const waiver = mayWaive(facts) ? `, or add a waiver with an owner and a date to ${waiverPlace(facts)}` : '';
  const job = jobText(facts.event);
  const again = areAllLive(facts)
    ? 'then push: the next run judges that commit'
    : mayTriage(facts)
      ? `or triage the issues on the platform and re-run ${job} (seconds, no rescan)`
      : `then re-run ${job} (what is taken back on the platform needs no rescan)`;
  const note = limitsNote(facts);
  return `${first[0]!.toUpperCase()}${first.slice(1)}; ${again}${waiver}.${note === '' ? '' : ` ${note}`}`;
}

const REPAIRS: Readonly<Record<Fix, (rules: string, isOne: boolean) => string>> = {
  revoke: (rules, isOne) => `${isOne ? 'the' : 'each'} secret found by ${rules}: revoke it, then remove it`,
  update: (rules) => `update or remove the package of ${rules}`,
  fix: (rules) => `fix ${rules}`,
  unsilence: (rules) => `fix ${rules}, or undo what silences it`,
  check: (rules) => `check ${rules}, which no scan detects any more`,
};

type Tell = (facts: NextStepFacts) => string;

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
  'wait-timeout': ({ settings, event }) => settingText('wait-timeout', event, settings.waitTimeoutMs, msText),
  'discovery-timeout': ({ settings, event }) =>
    settingText('discovery-timeout', event, settings.discoveryTimeoutMs, msText),
  'poll-interval': ({ settings, event }) => settingText('poll-interval', event, settings.pollIntervalMs, msText),
  'page-size': ({ settings, event }) => settingText('page-size', event, settings.pageSize, String),
  'base-url': ({ settings, event }) => settingText('base-url', event, settings.baseUrl, ({ href }) => href),
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
