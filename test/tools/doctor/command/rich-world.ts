import {
  anEpss,
  aPlatformState,
  aRepository,
  aRule,
  aScan,
  countsOf,
  endsAs,
  issuesOf,
} from '../../../../emulator/build.ts';
import type { Issue, PlatformState } from '../../../../emulator/state.ts';
import type { WireForm } from '../../../../emulator/wire/wire-form.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A platform on which much can be seen: three projects, branches, tags and pull requests, and findings of every type. */
export function richWorld(wire: Partial<WireForm> = {}): PlatformState {
  const nowMs = Date.now();
  const [evaluated, leaked] = [aRule(), aRule({ path: 'generic.secrets.aws-key' })];
  const vulnerable = aRule({ path: 'sca.lodash.prototype-pollution' });
  const onMain: readonly Issue[] = [
    ...issuesOf(3, { rule: evaluated, severity: 'SEVERITY_CRITICAL', firstSeenScanId: '9200', lastSeenScanId: '9200' }),
    ...issuesOf(1, { rule: leaked, type: 'ISSUE_TYPE_SECRETS', attributes: { secretTypes: 'AWS key' } }),
    ...issuesOf(2, { rule: vulnerable, type: 'ISSUE_TYPE_SCA', epss: anEpss() }),
  ];
  const scan = (id: number, minutesAgo: number, parts: Parameters<typeof aScan>[0] = {}) =>
    aScan({
      id: String(id),
      createdAtMs: nowMs - minutesAgo * MINUTE_MS,
      commit: id.toString(16).padStart(8, '0').repeat(5),
      timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
      ...parts,
    });
  const meta = {
    on: 'push',
    repo_url: 'https://github.com/acme/shop',
    ci_job_url: 'https://github.com/acme/shop/actions/runs/77',
  };
  return aPlatformState({
    startedAtMs: nowMs,
    repositories: [
      aRepository(),
      aRepository({ id: '102', name: 'acme/shop/backend' }),
      aRepository({ id: '103', name: 'acme/warehouse' }),
    ],
    scans: [
      scan(9200, 33, { findingsCounts: countsOf(onMain), meta }),
      scan(9100, 2 * 24 * 60 + 7, { findingsCounts: countsOf(onMain), meta }),
      ...[7, 8, 9].map((number) =>
        scan(9210 + number, 10 * number, {
          branch: `refs/pull/${number}/merge`,
          isFull: false,
          pullRequestId: String(number),
          meta: { on: 'pull_request' },
        }),
      ),
      scan(9300, 90, { branch: 'refs/tags/v1.2' }),
      scan(9301, 95, { branch: 'release/1.2', timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
      scan(9302, 1, { branch: 'feature/checkout', timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }] }),
      scan(9303, 50, { isPartial: true }),
      scan(9400, 20, { repositoryId: '102' }),
      scan(9500, 25, { repositoryId: '103' }),
    ],
    issues: [
      ...onMain.map((issue) => ({ ...issue, createdAtMs: nowMs - DAY_MS, relevantSinceMs: nowMs - DAY_MS })),
      ...issuesOf(1, { rule: evaluated, ref: 'refs/pull/7/merge', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' }),
    ],
    wire,
  });
}
