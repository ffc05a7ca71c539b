import { aPlatformState } from '../../../emulator/build.ts';
import { createPlatformHandler } from '../../../emulator/platform.ts';
import type { Accepting, PlatformState } from '../../../emulator/state.ts';
import { AGENT_TOKEN, WEB_API_TOKEN, withUploads } from '../../../emulator/uploads/with-uploads.ts';

export const COMMIT = 'c0ffee'.padEnd(40, '0');
const START_MS = Date.UTC(2026, 10, 20, 12);

/** The metadata with which the scanner 1.185.0 describes a push to main, with everything that names a person. */
export const LABEL = {
  scan_environment: 'git',
  repository: 'acme/shop',
  repo_display_name: 'acme/shop',
  repo_url: 'https://github.com/acme/shop',
  branch: 'main',
  commit: COMMIT,
  commit_title: 'Mail alice@example.com',
  commit_author_name: 'Alice Author',
  commit_author_email: 'alice@example.com',
  commit_author_username: 'alice',
  commit_author_image_url: 'https://example.com/alice.png',
  ci_job_url: null,
  on: 'push',
  pull_request_author_username: 'alice',
  pull_request_author_image_url: null,
  pull_request_id: null,
  pull_request_title: 'by Alice Author',
  is_full_scan: true,
};

const FINDING = {
  check_id: 'demo.python.eval',
  path: 'src/app.py',
  line: 7,
  column: 5,
  end_line: 7,
  end_column: 20,
  message: 'eval runs whatever text it is given.',
  severity: 3,
  index: 0,
  commit_date: '2026-11-20T12:00:00',
  syntactic_id: 'syntactic-eval',
  match_based_id: 'match-eval_0',
  metadata: {},
  is_blocking: true,
};

export const aFinding = (parts: object = {}) => ({ ...FINDING, ...parts });

const RESULTS = {
  token: 'ghp_aTokenOfTheCodeHost',
  findings: [FINDING] as readonly object[],
  ignores: [] as readonly object[],
  searched_paths: ['src/app.py'] as readonly string[],
  renamed_paths: [],
  rule_ids: ['demo.python.eval'] as readonly string[],
  contributions: [
    { commit_hash: COMMIT, commit_author_name: 'Alice Author', commit_author_email: 'alice@example.com' },
  ],
  skipped_paths: [] as readonly string[],
};
type Found = Partial<typeof RESULTS>;

const STATES = ['OPEN', 'FIXED', 'REMOVED', 'IGNORED_CODE', 'IGNORED_APP'].map(
  (word) => `AGGREGATE_ISSUE_STATE_${word}`,
);
type Listed = Readonly<Record<'ref' | 'aggregateState' | 'rulePath' | 'filePath', string>> & { readonly line: number };

/** A platform that takes scans, and the scanner's requests to it. */
export function anAcceptingPlatform(parts: Partial<Accepting> = {}, before: PlatformState = aPlatformState()) {
  let nowMs = START_MS;
  let uuids = 0;
  const state = withUploads({ ...before, startedAtMs: START_MS }, parts);
  const handle = createPlatformHandler(state, () => nowMs);
  const request = (method: string, path: string, body: unknown, token = AGENT_TOKEN) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = handle({ method, path, query: new URLSearchParams(), headers, body: text });
    return { status: answer.status, json: JSON.parse(answer.body) };
  };
  const post = (path: string, body: unknown, token?: string) => request('POST', path, body, token);
  const begin = (label: object = {}, scan: object = {}, path = '/api/cli/v2/scans') => {
    const scan_metadata = { cli_version: '1.185.0', unique_id: `uuid-${++uuids}`, dry_run: false, ...scan };
    return post(path, { project_metadata: { ...LABEL, ...label }, scan_metadata, project_config: { version: 'v1' } });
  };
  const upload = (id: number, found: Found = {}) => post(`/api/agent/scans/${id}/results`, { ...RESULTS, ...found });
  const complete = (id: number, exit_code = 1) =>
    post(`/api/agent/scans/${id}/complete`, { exit_code, stats: { findings: 1, total_time: 4.5 }, dependencies: {} });
  return {
    state,
    request,
    post,
    begin,
    upload,
    complete,
    later: (ms: number) => {
      nowMs += ms;
    },
    scan(found: Found = {}, label: object = {}): number {
      const { id } = begin(label).json.info;
      upload(id, found);
      complete(id);
      return id;
    },
    listed: () => post('/api/v1/deployments/42/scans/search', {}, WEB_API_TOKEN).json.scans,
    detail: (id: number) => request('GET', `/api/v1/deployments/42/scan/${id}`, '', WEB_API_TOKEN).json,
    issues(): readonly string[] {
      const filter = { aggregateIssueStates: STATES };
      const { issues } = post('/api/agent/deployments/42/issues', { filter }, WEB_API_TOKEN).json;
      return issues.map(({ issue }: { issue: Listed }) =>
        [issue.ref, issue.aggregateState.slice(22), issue.rulePath, `${issue.filePath}:${issue.line}`].join(' '),
      );
    },
    counted(): number {
      const body = { filter: { aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'] } };
      const { groups } = post('/api/agent/deployments/42/issues/search', body, WEB_API_TOKEN).json;
      return groups.reduce((sum: number, group: { issuesCount: string }) => sum + Number(group.issuesCount), 0);
    },
  };
}
