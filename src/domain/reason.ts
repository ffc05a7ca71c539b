import type { ActionInputName } from './action-inputs.ts';
import { COMMAND_LINE } from './target.ts';
import { settingName } from './text/setting-name.ts';

/** Who can act on a reason. With `time` and `platform` no action is needed. */
export type Actor = 'gate' | 'scans' | 'time' | 'platform' | 'author';

type Words = {
  /** `page-size`, `--page-size`. */
  readonly setting: (name: ActionInputName) => string;
  /** For sentences in which the bare name would not be recognized as an input: `the input commit`, `--commit`. */
  readonly input: (name: ActionInputName) => string;
  /** `this job`, `this command`. */
  readonly job: string;
  readonly either: (action: string, commandLine: string) => string;
  /** Empty if the reason is set to `warn` already. */
  readonly unlessSoft: (advice: string) => string;
};

type Effects = {
  /** False if no setting can turn the reason into a warning. */
  readonly isSoftenable: boolean;
  /** Goes away when a scan ends: a run that asks once leaves its commit status pending (docs/verdict-rules/what-is-written.md#commit-status). */
  readonly isAwaited: boolean;
  /** A sweep was able to read everything, and this is the answer for now. Else something could not be read. */
  readonly isAnswer: boolean;
  /** All issues were read: reading again would not help. */
  readonly isReadInFull: boolean;
  /** The platform refused the request, and will refuse every request about this project. */
  readonly isRefusal: boolean;
  /** The platform gave no answer. After several in a row, no more requests are made. */
  readonly isOutage: boolean;
  /** What was found instead of the wanted scan is reported. */
  readonly isInsteadShown: boolean;
};

type ReasonRow = Effects & {
  /** What is missing for a verdict. Follows a colon. */
  readonly missing: string;
  readonly actor: Actor;
  readonly step: (words: Words) => string;
};

const FAILURE: Effects = {
  isSoftenable: true,
  isAwaited: false,
  isAnswer: false,
  isReadInFull: false,
  isRefusal: false,
  isOutage: false,
  isInsteadShown: false,
};
const WRONG_SETTING: Effects = { ...FAILURE, isSoftenable: false };
const ANSWER: Effects = { ...FAILURE, isAnswer: true };
const AWAITED: Effects = { ...ANSWER, isAwaited: true };
const REFUSAL: Effects = { ...FAILURE, isRefusal: true };
const OUTAGE: Effects = { ...FAILURE, isOutage: true };

/** Why a run is inconclusive (docs/verdict-rules/what-is-judged.md#reasons): a closed list, with everything that depends on the reason. */
const ROWS = {
  config: {
    ...WRONG_SETTING,
    missing: 'a setting of the gate is wrong',
    actor: 'gate',
    step: ({ job }) => `Correct the named setting and run ${job} again.`,
  },
  'no-token': {
    ...FAILURE,
    missing: 'the gate has no token for the platform',
    actor: 'gate',
    step: ({ either }) =>
      either(
        'Check the name of the secret that api-token reads. Workflows that a fork or Dependabot starts get no secrets: ' +
          'store it as a Dependabot secret too, and judge forks from a workflow_run job.',
        'Put a platform token into FINDINGS_GATE_TOKEN, or into a file that --api-token-file names.',
      ),
  },
  'bad-event': {
    ...FAILURE,
    missing: 'this event does not say what to judge',
    actor: 'gate',
    step: ({ input }) =>
      'Run the gate on pull_request, push, merge_group, workflow_run, schedule or workflow_dispatch, ' +
      `or name the commit with ${input('commit')}. Where a pull request has changed since, push or re-run its newest run.`,
  },
  'policy-missing': {
    ...WRONG_SETTING,
    missing: 'the policy cannot be found',
    actor: 'gate',
    step: () => 'Add the policy file where the gate looked for it, or correct its path.',
  },
  'policy-invalid': {
    ...WRONG_SETTING,
    missing: 'the policy has mistakes',
    actor: 'gate',
    step: () => 'Correct what is named above; the schema folder has a JSON Schema for editors.',
  },
  github: {
    ...FAILURE,
    missing: 'GitHub did not give what the verdict needs',
    actor: 'gate',
    step: ({ job }) => `Check the permissions of the GitHub token and the state of GitHub, then re-run ${job}.`,
  },
  'no-scan': {
    ...AWAITED,
    missing: 'no scan of this commit was found',
    actor: 'scans',
    step: ({ setting, input, job }) =>
      `Check that the scan job ran for this commit in the past 30 days; if not, start it and re-run ${job}. ` +
      `If it did, the gate looks at another project (${setting('repository-id')}, ${input('repository')} or ${input('projects')}), ` +
      'or the token may not see this one: findings-gate doctor shows both.',
    isInsteadShown: true,
  },
  'scan-running': {
    ...AWAITED,
    missing: 'the scan of this commit has not ended yet',
    actor: 'time',
    step: ({ setting, job }) =>
      `Re-run ${job} when the scan has finished, or raise ${setting('wait-timeout')}. ` +
      'If it takes far longer than usual, ask the people who run the scans.',
  },
  'scan-failed': {
    ...ANSWER,
    missing: 'the scan of this commit failed',
    actor: 'scans',
    step: ({ job }) => `Open the scan on the platform, fix the cause, scan this commit again and re-run ${job}.`,
  },
  'scan-cancelled': {
    ...ANSWER,
    missing: 'the scan of this commit was cancelled',
    actor: 'scans',
    step: ({ job }) => `Scan this commit again and re-run ${job}.`,
  },
  'scan-never-finished': {
    ...ANSWER,
    missing: 'the scan of this commit stopped before its end',
    actor: 'scans',
    step: ({ job }) => `Scan this commit again, where the scan can run to its end, and re-run ${job}.`,
  },
  'scan-inconsistent': {
    ...ANSWER,
    missing: 'the platform contradicts itself about the scan',
    actor: 'scans',
    step: ({ job }) =>
      `Scan this commit again and re-run ${job}; if it happens again, run findings-gate doctor and report it to the platform.`,
  },
  'partial-only': {
    ...ANSWER,
    missing: 'the scans of this commit ran only a part of the rules',
    actor: 'scans',
    step: ({ job }) => `Scan this commit with the full rule set and re-run ${job}.`,
    isInsteadShown: true,
  },
  'wrong-repository': {
    ...ANSWER,
    missing: 'this commit was scanned as another project',
    actor: 'gate',
    step: ({ setting, input }) =>
      `If that is the right project, set ${setting('repository-id')} to its id and ${input('repository')} to its name; ` +
      'findings-gate doctor shows both.',
    isInsteadShown: true,
  },
  'product-missing': {
    ...AWAITED,
    isReadInFull: true,
    missing: 'a product that must be scanned was not',
    actor: 'scans',
    step: ({ setting, unlessSoft }) =>
      'Scan this commit with the named product or project. To go on without it, take it out of ' +
      `${setting('required-products')} or the policy${unlessSoft(`, or set ${setting('on-inconclusive')} to "product-missing: warn"`)}; ` +
      'findings-gate doctor shows which products are scanned, and under which names.',
    isInsteadShown: true,
  },
  superseded: {
    ...ANSWER,
    missing: "a later scan has replaced this commit's result",
    actor: 'author',
    step: ({ job }) =>
      `If you pushed the other commit, look at its own run. Else start the scan job of this commit again, then re-run ${job}.`,
    isInsteadShown: true,
  },
  'index-lag': {
    ...ANSWER,
    missing: 'the issues of this scan cannot be found yet',
    actor: 'platform',
    step: ({ job }) =>
      `Re-run ${job} in a few minutes. If it happens again, the maintainers of this check can run findings-gate doctor.`,
    isInsteadShown: true,
  },
  'index-gap': {
    ...ANSWER,
    isReadInFull: true,
    missing: 'the scan counted more findings than the platform shows',
    actor: 'scans',
    step: ({ setting, job, unlessSoft }) =>
      `Scan this commit again and re-run ${job}; if it stays so, report it to the platform.` +
      unlessSoft(
        ` Where the platform always counts more than it shows, set ${setting('on-inconclusive')} to "index-gap: warn".`,
      ),
  },
  unstable: {
    ...ANSWER,
    missing: 'the issues changed while they were read',
    actor: 'time',
    step: ({ job }) =>
      `Re-run ${job} when nobody is triaging the issues, and run findings-gate doctor if it happens again.`,
  },
  unclassified: {
    ...ANSWER,
    isReadInFull: true,
    missing: 'issues have a severity that this version does not know',
    actor: 'gate',
    step: ({ setting }) =>
      `Set ${setting('max-unrated')} to judge issues whose severity this version does not know, update the gate, ` +
      'or run findings-gate doctor to see what the platform sends.',
  },
  auth: {
    ...REFUSAL,
    missing: 'the platform refused the token',
    actor: 'gate',
    step: ({ either }) =>
      `Give ${either('api-token', 'FINDINGS_GATE_TOKEN')} a token that is valid and has the Web API permission without limited scopes.`,
  },
  'not-found': {
    ...OUTAGE,
    missing: 'the platform does not have what the gate asked for',
    actor: 'gate',
    step: ({ setting }) =>
      `Check the id that was asked for, that the token has the Web API permission, ${setting('deployment-id')}, and ${setting('base-url')}, which has no /api at its end; ` +
      'findings-gate doctor tries each.',
  },
  gone: {
    ...REFUSAL,
    missing: 'the platform has retired what the gate asked for',
    actor: 'gate',
    step: () => 'The platform has retired this operation for your deployment: update the gate.',
  },
  'api-changed': {
    ...OUTAGE,
    missing: 'the platform gave an answer unknown to this version',
    actor: 'gate',
    step: ({ setting }) =>
      'The platform answered in a way its documentation does not know: ' +
      `update the gate, check ${setting('base-url')}, or run findings-gate doctor.`,
  },
  'rate-limited': {
    ...OUTAGE,
    missing: 'the platform takes no more requests for now',
    actor: 'platform',
    step: ({ setting, job }) =>
      `Re-run ${job} at the time named above, else in some minutes; a gate with a longer ${setting('poll-interval')} asks less often.`,
  },
  network: {
    ...OUTAGE,
    missing: 'the platform could not be reached, or not in time',
    actor: 'platform',
    step: ({ setting, job }) =>
      `Check that the runner reaches ${setting('base-url')} (proxy, firewall, DNS), then re-run ${job}.`,
  },
  tls: {
    ...REFUSAL,
    isOutage: true,
    missing: 'no TLS connection to the platform can be trusted',
    actor: 'gate',
    step: ({ setting }) =>
      `Check host and port of ${setting('base-url')}. If your organization has its own certificate authority, name its root in ` +
      'NODE_EXTRA_CA_CERTS, and leave certificate checks on.',
  },
  server: {
    ...OUTAGE,
    missing: 'the platform failed to answer',
    actor: 'platform',
    step: ({ job }) => `Re-run ${job} when the platform has recovered.`,
  },
  redirect: {
    ...OUTAGE,
    missing: 'the platform sent the gate to another address',
    actor: 'gate',
    step: ({ setting }) =>
      `Set ${setting('base-url')} to the redirect's final address; redirects are never followed with a token.`,
  },
  'too-large': {
    ...FAILURE,
    missing: 'an answer of the platform is too large',
    actor: 'gate',
    step: ({ setting, job }) =>
      `Lower the gate's ${setting('page-size')} if issues were asked for, and re-run ${job}; else report it to the platform.`,
  },
  contract: {
    ...FAILURE,
    missing: 'an answer of the platform is not as documented',
    actor: 'gate',
    step: ({ setting }) =>
      `The platform sent an answer that breaks its documentation: check ${setting('base-url')} and any proxy, ` +
      'then run findings-gate doctor and report the failed checks.',
  },
  'cursor-loop': {
    ...FAILURE,
    missing: 'the platform repeats its pages without an end',
    actor: 'platform',
    step: ({ job }) => `Re-run ${job}; if it happens again, run findings-gate doctor and report it to the platform.`,
  },
  'page-limit': {
    ...FAILURE,
    missing: 'there are more pages than the gate reads',
    actor: 'gate',
    step: ({ setting }) =>
      `Raise ${setting('page-size')}, set ${setting('repository-id')}, or narrow the policy so that fewer pages are needed; ` +
      'findings-gate doctor shows whether pages end.',
  },
  budget: {
    ...OUTAGE,
    missing: 'the platform failed too often in this run',
    actor: 'platform',
    step: ({ job }) => `Re-run ${job} when the platform answers reliably again.`,
  },
  cancelled: {
    ...FAILURE,
    missing: 'the run was stopped before it could decide',
    actor: 'time',
    step: ({ job }) => `Re-run ${job}.`,
  },
  internal: {
    ...FAILURE,
    missing: 'the gate itself has a defect',
    actor: 'gate',
    step: ({ job }) => `Re-run ${job}, and report the log as a defect of the gate if it happens again.`,
  },
} as const satisfies Readonly<Record<string, ReasonRow>>;

export type Reason = keyof typeof ROWS;
export const REASONS: Readonly<Record<Reason, ReasonRow>> = ROWS;
export const REASON_NAMES = Object.keys(ROWS) as readonly Reason[];

/** The parts of a reason for a failure that has another next step than usual. */
const DETAILS = {
  'diff-scan': {
    step: ({ setting, job }) =>
      `Scan this commit in full and re-run ${job}, or set ${setting('required-scan')} to any.`,
  },
  'old-base': {
    step: ({ job }) => `Scan this commit again, against the base that the pull request has now, and re-run ${job}.`,
  },
  'old-scan': {
    step: ({ setting, job }) => `Scan this commit again and re-run ${job}, or raise ${setting('max-scan-age')}.`,
  },
  'other-ref': {
    step: ({ job }) =>
      `Start the scan job for this very pull request or ref, and re-run ${job}; ` +
      'findings-gate doctor shows under which refs commits are scanned.',
  },
  'no-branch': {
    step: ({ job }) => `Set SEMGREP_BRANCH in the scan job, scan this commit again and re-run ${job}.`,
  },
  'shared-ref': {
    missing: 'issues of other scans are on the same ref',
    actor: 'gate',
    step: ({ setting }) => `Set ${setting('baseline')}, or scan pull requests under a ref of their own.`,
  },
  /** For a replay: it reads a record instead of the platform. */
  'not-recorded': { missing: 'the record does not contain what this policy asks for' },
  'several-projects': {
    step: ({ setting }) =>
      `Correct ${setting('projects')}: list each project once, by its id; findings-gate projects shows ids and names.`,
  },
} as const satisfies Readonly<Record<string, Partial<ReasonRow>>>;

export type ReasonDetail = keyof typeof DETAILS;

export function rowOf(reason: Reason, detail: ReasonDetail | undefined): ReasonRow {
  return { ...REASONS[reason], ...(detail && DETAILS[detail]) };
}

/** The next step, in words of the Action or, if that is the event, of the command line. */
export function stepOf(reason: Reason, event: string, detail?: ReasonDetail, isSoftened = false): string {
  const either = (action: string, commandLine: string) => (event === COMMAND_LINE ? commandLine : action);
  return rowOf(reason, detail).step({
    setting: (name) => settingName(name, event),
    input: (name) => either(`the input ${name}`, `--${name}`),
    job: jobText(event),
    either,
    unlessSoft: (advice) => (isSoftened ? '' : advice),
  });
}

export function jobText(event: string): string {
  return event === COMMAND_LINE ? 'this command' : 'this job';
}

/** Replaces the step of the reason: with this set-up nobody should re-run the job. */
export const LEFT_PENDING =
  'Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. ' +
  'If it stays so, check that the scan ran for this commit, and that job after it.';
