/**
 * Why a run is not proven (docs/verdict-rules/what-is-judged.md#reasons): a closed list, each with the one sentence
 * that says what to do next.
 */
export const NEXT_STEP = {
  config: 'Correct the named setting in the workflow and run the job again.',
  'no-token':
    'Check the name of the secret that api-token reads. Workflows that a fork or Dependabot starts get no secrets: ' +
    'store it as a Dependabot secret too, and judge forks from a workflow_run job.',
  'bad-event':
    'Run the gate on pull_request, push, merge_group, workflow_run, schedule or workflow_dispatch, ' +
    'or name the commit with the input commit.',
  'policy-missing': 'Commit the policy file to the branch that is named above, or correct the input policy-file.',
  'policy-invalid':
    'Correct the policy at the place that is named above; the schema folder has a JSON Schema for editors.',
  github: 'Check the permissions of github-token and the state of GitHub, then re-run the job.',
  'no-scan':
    'Check that the scan job ran for this commit in the past 30 days, ' +
    'that repository-id or the input repository names its project, and that the token may see it; ' +
    'findings-gate doctor shows what it sees.',
  'scan-running': 'Re-run this job when the scan has finished, or raise wait-timeout.',
  'scan-failed': 'Open the scan on the platform, fix the cause, scan this commit again and re-run this job.',
  'scan-cancelled': 'Scan this commit again and re-run this job.',
  'scan-never-finished': 'Scan this commit again, where the scan can run to its end, and re-run this job.',
  'scan-inconsistent':
    'Scan this commit again and re-run this job; if it happens again, run findings-gate doctor and report it to the platform.',
  'partial-only': 'Scan this commit with the full rule set and re-run this job.',
  'wrong-repository':
    'Set repository-id to the id of the project on the platform, or the input repository to its name; ' +
    'findings-gate doctor tells both.',
  'product-missing':
    'Scan this commit with the named product, or take it out of required-products or the policy; ' +
    'findings-gate doctor tells which products are scanned, and under which names.',
  superseded:
    'Run the gate for the newer commit that is named above, or scan this commit again and re-run this job: ' +
    'the issues on this ref are those of the newer scan (where they are not, run findings-gate doctor).',
  'index-lag': 'Re-run this job in a few minutes, and run findings-gate doctor if it happens again.',
  unstable: 'Re-run this job when nobody is triaging the issues, and run findings-gate doctor if it happens again.',
  unclassified:
    'Set max-unrated to judge issues whose severity this version does not know, update the gate, ' +
    'or run findings-gate doctor to see what the platform sends.',
  auth: 'Give api-token a token that is valid and has the Web API permission without limited scopes.',
  'not-found':
    'Check that the token has the Web API permission, then deployment-id, then base-url; findings-gate doctor tries each.',
  gone: 'The platform has retired this operation for your deployment: update the gate.',
  'api-changed':
    'The platform answered in a way its documentation does not know: update the gate, check base-url, or run findings-gate doctor.',
  'rate-limited': 'Re-run this job after the time that is named above, or raise poll-interval.',
  network: 'Check that the runner reaches base-url (proxy, firewall, DNS), then re-run this job.',
  tls: 'Trust the platform certificate with NODE_EXTRA_CA_CERTS, and leave certificate checks on.',
  server: 'Re-run this job when the platform has recovered.',
  redirect: "Set base-url to the redirect's final address; redirects are never followed with a token.",
  'too-large': 'Lower page-size and re-run this job.',
  contract:
    'The platform sent an answer that breaks its documentation: check base-url and any proxy, ' +
    'then run findings-gate doctor and report what does not hold.',
  'cursor-loop': 'Re-run this job; if it happens again, run findings-gate doctor and report it to the platform.',
  'page-limit':
    'Raise page-size, set repository-id, or narrow the policy so that fewer pages are needed; ' +
    'findings-gate doctor shows whether pages end.',
  budget: 'Re-run this job when the platform answers reliably again.',
  cancelled: 'Re-run this job.',
  internal: 'Re-run this job, and report the log as a defect of the gate if it happens again.',
} as const satisfies Readonly<Record<string, string>>;

export type Reason = keyof typeof NEXT_STEP;
export const REASONS = Object.keys(NEXT_STEP) as readonly Reason[];

/** Reasons that no setting can soften to a warning. */
export const UNSOFTENABLE_REASONS = ['config', 'policy-missing', 'policy-invalid'] as const satisfies readonly Reason[];

/**
 * Reasons that go away by themselves when a scan ends. A run that asks once leaves its commit status pending for them
 * (docs/verdict-rules/what-is-written.md#reports).
 */
export const AWAITED_REASONS: ReadonlySet<Reason> = new Set<Reason>(['no-scan', 'scan-running', 'product-missing']);

/** This takes the place of the reason's own step: to re-run the job is not what this set-up is for. */
export const LEFT_PENDING =
  'Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. ' +
  'If it stays so, check that the scan ran for this commit, and that job after it.';
