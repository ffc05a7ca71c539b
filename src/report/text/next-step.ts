import type { ActionInputName } from '../../domain/action-inputs.ts';
import { AWAITED_REASONS, LEFT_PENDING, NEXT_STEP, type Reason } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { inWordsOf, settingName } from '../../domain/text/setting-name.ts';
import { culpritText, isOneIssue } from './culprit-list.ts';
import { mayTriage, mayWaive, type Remedy, remediesOf } from './remedy/remedies.ts';
import { waiverPlace } from './way-out.ts';

/** What a next step can name of the run. */
export type NextStepFacts = Pick<
  GateReport,
  | 'verdict'
  | 'countsAre'
  | 'conditions'
  | 'rules'
  | 'breakingRules'
  | 'fixedRules'
  | 'policy'
  | 'waiversFile'
  | 'scans'
  | 'seen'
  | 'commit'
  | 'repository'
  | 'event'
> & {
  /** It is empty where the settings could not be read. */
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
  if (isLeftPending(verdict.reason, facts.settings)) return LEFT_PENDING;
  const told = FACTS[verdict.reason]?.(facts) ?? '';
  const step = inWordsOf(facts.event, NEXT_STEP[verdict.reason]);
  return told === '' ? step : `${step} ${told}.`;
}

function isLeftPending(reason: Reason, { waitTimeoutMs, commitStatus }: Partial<RunLimits>): boolean {
  return waitTimeoutMs === 0 && commitStatus !== undefined && AWAITED_REASONS.has(reason);
}

function waysOut(facts: NextStepFacts): string {
  const repairs = remediesOf(facts).map(({ remedy, list }) =>
    REPAIRS[remedy](culpritText(list, asItIs), isOneIssue(list)),
  );
  const first = repairs.length === 0 ? 'fix the issues' : repairs.join('; ');
  const waiver = mayWaive(facts) ? `, or add a waiver with an owner and a date to ${waiverPlace(facts, asItIs)}` : '';
  const again = mayTriage(facts)
    ? 'or triage the issues on the platform and re-run this job (seconds, no rescan)'
    : 'then re-run this job (what is taken back on the platform needs no rescan)';
  return `${first[0]!.toUpperCase()}${first.slice(1)}; ${again}${waiver}.`;
}

const REPAIRS: Readonly<Record<Remedy, (rules: string, isOne: boolean) => string>> = {
  revoke: (rules, isOne) => `${isOne ? 'the' : 'each'} secret found by ${rules}: revoke it, then remove it`,
  update: (rules) => `update or remove the package of ${rules}`,
  fix: (rules) => `fix ${rules}`,
  unsilence: (rules) => `fix ${rules}, or take back what silences it`,
  look: (rules) => `look at ${rules}, which no scan detects any more`,
};

type Tell = (facts: NextStepFacts) => string;

const scan: Tell = ({ scans: [first] }) => (first === undefined ? '' : `The scan is ${first.id}`);
const pageSize: Tell = ({ settings, event }) =>
  settings.pageSize === undefined ? '' : `${settingName('page-size', event)} is ${settings.pageSize}`;
const baseUrl: Tell = ({ settings, event }) =>
  settings.baseUrl === undefined ? '' : `${settingName('base-url', event)} is ${settings.baseUrl.href}`;

/** What of the run the sentence of a reason refers to. */
const FACTS: Readonly<Partial<Record<Reason, Tell>>> = {
  'scan-running': (facts) => joined(scan(facts), setting(facts, 'wait-timeout', 'waitTimeoutMs')),
  'scan-failed': scan,
  'scan-cancelled': scan,
  'scan-never-finished': scan,
  'scan-inconsistent': scan,
  'index-lag': scan,
  superseded: ({ seen }) =>
    seen?.scan?.commit === undefined
      ? ''
      : `The newer commit is ${seen.scan.commit.slice(0, 12)}, of scan ${seen.scan.id}`,
  'no-scan': (facts) => joined(projectText(facts), setting(facts, 'discovery-timeout', 'discoveryTimeoutMs')),
  'wrong-repository': projectText,
  'product-missing': ({ scans }) => {
    const products = [...new Set(scans.flatMap((one) => one.products))];
    return products.length === 0 ? '' : `Its scans ran ${products.join(', ')}`;
  },
  'rate-limited': (facts) => setting(facts, 'poll-interval', 'pollIntervalMs'),
  'too-large': pageSize,
  'page-limit': pageSize,
  network: baseUrl,
  redirect: baseUrl,
  'api-changed': baseUrl,
  contract: baseUrl,
};

function projectText({ seen, repository }: NextStepFacts): string {
  return seen?.project === undefined
    ? ''
    : `The commit was scanned as ${seen.project}; this run looked for ${repository}`;
}

function setting(
  { settings, event }: NextStepFacts,
  name: ActionInputName,
  key: 'waitTimeoutMs' | 'discoveryTimeoutMs' | 'pollIntervalMs',
): string {
  const ms = settings[key];
  return ms === undefined ? '' : `${settingName(name, event)} is ${durationText(ms / 1_000)}`;
}

function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ');
}

function asItIs(text: string): string {
  return text;
}
