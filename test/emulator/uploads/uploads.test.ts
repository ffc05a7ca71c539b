import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule } from '../../../emulator/build.ts';
import { operationOf } from '../../../emulator/platform.ts';
import { WEB_API_TOKEN } from '../../../emulator/uploads/with-uploads.ts';
import { runPlatform } from '../running-platform.ts';
import { aFinding, anAcceptingPlatform, COMMIT, LABEL } from './uploading.ts';

const HOUR_MS = 3_600_000;

describe('a scan that the scanner uploads', () => {
  it('is listed from its first request on, in the current protocol', () => {
    const { begin, request, upload, complete, listed, detail } = anAcceptingPlatform();
    expect(begin().json).toEqual({
      info: { id: 9001, enabled_products: ['sast', 'sca', 'secrets'], deployment_id: 42, deployment_name: 'acme' },
    });
    expect(listed()).toMatchObject([{ id: '9001', status: 'SCAN_STATUS_RUNNING', branch: 'main', commit: COMMIT }]);
    const config = request('GET', '/api/cli/v2/scans/uuid-1/config', '').json;
    expect(config).toMatchObject({ status: 'success', engine_params: {} });
    expect(config.config.rules.rules.map(({ id }: { id: string }) => id)).toContain('demo.python.eval');
    expect(upload(9001)).toEqual({ status: 200, json: { errors: [] } });
    expect(listed()).toMatchObject([{ status: 'SCAN_STATUS_RUNNING' }]);
    expect(complete(9001)).toEqual({ status: 200, json: { success: true } });
    expect(listed()).toMatchObject([
      { status: 'SCAN_STATUS_COMPLETED', exit_code: 1, total_time: 4.5, is_full_scan: true, repository_id: '101' },
    ]);
    expect(detail(9001)).toMatchObject({ meta: { on: 'push', scan_environment: 'git', repository: 'acme/shop' } });
  });

  it('gets its rules with the first answer in the protocol of older releases', () => {
    const { begin } = anAcceptingPlatform({ rules: [{ id: 'one' }] });
    const { info, config, engine_params } = begin({}, {}, '/api/cli/scans').json;
    expect([info.id, config, engine_params]).toEqual([9001, { rules: { rules: [{ id: 'one' }] } }, {}]);
  });

  it('is never finished if it sends nothing for an hour, or for the configured time', () => {
    for (const [parts, ms] of [
      [{}, HOUR_MS],
      [{ neverFinishedAfterMs: 2_000 }, 2_000],
    ] as const) {
      const { begin, later, listed } = anAcceptingPlatform(parts);
      begin();
      later(ms - 1);
      expect(listed()).toMatchObject([{ status: 'SCAN_STATUS_RUNNING' }]);
      later(1);
      expect(listed()).toMatchObject([{ status: 'SCAN_STATUS_NEVER_FINISHED' }]);
    }
  });

  it('fails with the exit code of the scanner, and stays failed', () => {
    const { begin, post, upload, complete, listed, issues } = anAcceptingPlatform();
    begin();
    expect(post('/api/agent/scans/9001/error', { exit_code: 7, stderr: 'of alice@example.com' }).status).toBe(200);
    upload(9001);
    expect(complete(9001).status).toBe(200);
    expect(listed()).toMatchObject([{ status: 'SCAN_STATUS_ERROR', exit_code: 7 }]);
    expect(issues()).toEqual([]);
  });

  it('does not complete without results', () => {
    const { begin, complete, listed } = anAcceptingPlatform();
    begin();
    expect(complete(9001).status).toBe(400);
    expect(listed()).toMatchObject([{ status: 'SCAN_STATUS_RUNNING' }]);
  });

  it('accepts the same request twice without a second effect', () => {
    const { begin, upload, complete, listed, counted } = anAcceptingPlatform();
    const again = { unique_id: 'the-same' };
    expect(begin({}, again).json).toEqual(begin({}, again).json);
    upload(9001, { findings: [aFinding(), aFinding({ match_based_id: 'other' })] });
    upload(9001);
    complete(9001);
    complete(9001, 0);
    expect(listed()).toMatchObject([{ id: '9001', exit_code: 1, findings_counts: { total: 1 } }]);
    expect(counted()).toBe(1);
  });

  it('is not stored after a dry run', () => {
    const { begin, listed } = anAcceptingPlatform();
    expect(begin({}, { dry_run: true }).json.info).not.toHaveProperty('id');
    expect(listed()).toEqual([]);
  });

  it('runs the requested products', () => {
    const { begin, listed } = anAcceptingPlatform();
    expect(begin({}, { requested_products: ['sca'] }).json.info.enabled_products).toEqual(['sca']);
    expect(listed()).toMatchObject([{ enabled_products: ['sca'] }]);
  });

  it('belongs to the project of its display name, new or known', () => {
    const { begin, listed } = anAcceptingPlatform();
    begin({ repo_display_name: 'acme/shop/api' });
    begin({ repo_display_name: 'acme/shop/web' });
    begin({ repo_display_name: 'acme/shop/api' });
    begin({ repo_display_name: undefined });
    const projects = new Map(
      listed().map((scan: { id: string; repository_id: string }) => [scan.id, scan.repository_id]),
    );
    expect(['9001', '9002', '9003', '9004'].map((id) => projects.get(id))).toEqual(['102', '103', '102', '101']);
  });

  it('stores no name, address or token of a person', () => {
    const { state, scan, detail } = anAcceptingPlatform();
    const id = scan({ findings: [aFinding({ extra: 'alice' })] });
    expect(JSON.stringify(LABEL)).toContain('alice');
    const kept = JSON.stringify([state.scans, state.issues, detail(id)]);
    expect(kept).not.toMatch(/alice|ghp_aTokenOfTheCodeHost/i);
  });
});

describe('the tokens of a platform that accepts scans', () => {
  it('admit the scanner with the permission Agent, and the gate with Web API', () => {
    const { request, state } = anAcceptingPlatform();
    const statuses = state.tokens.map(({ token }) => [
      request('POST', '/failure', {}, token).status,
      request('POST', '/api/v1/deployments/42/scans/search', {}, token).status,
    ]);
    expect(statuses).toEqual([
      [200, 200],
      [401, 200],
      [200, 404],
    ]);
    expect(request('POST', '/api/cli/v2/scans', {}, 'nobody').status).toBe(401);
  });

  it('admit no upload to a platform that accepts none', async () => {
    const platform = await runPlatform(aPlatformState());
    expect((await platform.send('POST', '/api/cli/v2/scans', {})).status).toBe(404);
  });
});

describe('an invalid upload', () => {
  it.each([
    ['/api/cli/v2/scans', '{', 400],
    ['/api/cli/v2/scans', { project_metadata: LABEL }, 400],
    ['/api/cli/v2/scans', { project_metadata: { ...LABEL, is_full_scan: 1 }, scan_metadata: { unique_id: 'u' } }, 400],
    ['/api/agent/scans/9001/results', { findings: [] }, 400],
    ['/api/agent/scans/9001/complete', { exit_code: '0' }, 400],
    ['/api/agent/scans/9002/results', {}, 404],
  ])('is refused and changes nothing: %s with %j', (path, body, status) => {
    const { begin, post, listed } = anAcceptingPlatform();
    begin();
    const before = listed();
    expect(post(path, body).status).toBe(status);
    expect(listed()).toEqual(before);
  });

  it('is answered with 404 for the config of a scan that never began', () => {
    expect(anAcceptingPlatform().request('GET', '/api/cli/v2/scans/nobody/config', '').status).toBe(404);
  });
});

describe('what a scan found', () => {
  it('becomes issues of its ref, with locations and counts by product', () => {
    const secret = aFinding({
      check_id: 'secrets.key',
      match_based_id: 's',
      metadata: { product: 'secrets' },
      line: 9,
    });
    const found_dependency = { package: 'pyyaml', version: '5.3', ecosystem: 'pypi', transitivity: 'direct' };
    const dependency = aFinding({
      check_id: 'sca.yaml',
      match_based_id: 'd',
      severity: 0,
      metadata: { 'sca-severity': 'HIGH', 'sca-fix-versions': [{ pyyaml: '5.4' }] },
      sca_info: { reachable: true, dependency_match: { found_dependency, lockfile: 'poetry.lock' } },
    });
    const { scan, listed, issues, state } = anAcceptingPlatform();
    scan({ findings: [aFinding(), secret, dependency] }, { branch: 'refs/heads/main' });
    expect(listed()).toMatchObject([{ findings_counts: { code: 1, secrets: 1, supply_chain: 1, total: 3 } }]);
    expect(issues()).toEqual([
      'main OPEN demo.python.eval src/app.py:7',
      'main OPEN secrets.key src/app.py:9',
      'main OPEN sca.yaml src/app.py:7',
    ]);
    expect(state.issues.map(({ severity }) => severity)).toEqual([
      'SEVERITY_CRITICAL',
      'SEVERITY_CRITICAL',
      'SEVERITY_HIGH',
    ]);
    expect(state.issues[2]).toMatchObject({
      dependency: { package: 'pyyaml', fixedBy: ['5.4'] },
      attributes: { reachabilities: 'REACHABILITY_REACHABLE', transitivities: 'DIRECT' },
    });
  });

  it.each<[string, object, string]>([
    ['FIXED where its rule ran on its file', {}, 'FIXED'],
    ['REMOVED where the file is gone', { searched_paths: [] }, 'REMOVED'],
    ['REMOVED where the rule is gone', { rule_ids: [] }, 'REMOVED'],
    ['as it was where the file was skipped', { skipped_paths: ['src/app.py'] }, 'OPEN'],
    ['IGNORED_CODE where a comment suppresses it', { ignores: [aFinding()] }, 'IGNORED_CODE'],
  ])('is %s', (_, found, word) => {
    const { scan, issues } = anAcceptingPlatform();
    scan();
    scan({ findings: [], ...found });
    expect(issues()).toEqual([`main ${word} demo.python.eval src/app.py:7`]);
  });

  it('is unchanged if a partial scan did not run its rule, or its product was not scanned', () => {
    const { scan, begin, upload, complete, issues } = anAcceptingPlatform();
    scan();
    const partial = begin({}, { partial_scan_rule_ids: ['other'] }).json.info.id;
    upload(partial, { findings: [], rule_ids: ['other'] });
    complete(partial);
    const secretsOnly = begin({}, { requested_products: ['secrets'] }).json.info.id;
    upload(secretsOnly, { findings: [] });
    complete(secretsOnly);
    expect(issues()).toEqual(['main OPEN demo.python.eval src/app.py:7']);
  });

  it('is open again since the scan that found it again', () => {
    const { scan, later, issues, state } = anAcceptingPlatform();
    scan();
    scan({ findings: [] });
    later(60_000);
    scan();
    expect(issues()).toEqual(['main OPEN demo.python.eval src/app.py:7']);
    expect(state.issues[0]!.relevantSinceMs - state.issues[0]!.createdAtMs).toBe(60_000);
  });

  it('keeps a triage decision', () => {
    const { scan, issues, state } = anAcceptingPlatform();
    scan();
    state.issues = state.issues.map((issue) => ({ ...issue, state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' }));
    scan();
    expect(issues()).toEqual(['main IGNORED_APP demo.python.eval src/app.py:7']);
  });

  it('changes no issue of another ref or project', () => {
    const { scan, issues } = anAcceptingPlatform();
    const clean = { findings: [] };
    scan();
    scan(clean, { branch: 'refs/pull/7/merge', is_full_scan: false });
    scan(clean, { repo_display_name: 'acme/shop/api' });
    expect(issues()).toEqual(['main OPEN demo.python.eval src/app.py:7']);
  });

  it('is shown after the index lag, and unchanged until then', () => {
    const { scan, later, counted } = anAcceptingPlatform({ indexLagMs: 5_000 });
    const shown = () => {
      const early = counted();
      later(4_999);
      const late = counted();
      later(1);
      return [early, late, counted()];
    };
    scan();
    expect(shown()).toEqual([0, 0, 1]);
    scan({ findings: [] });
    expect(shown()).toEqual([1, 1, 0]);
    scan({ findings: [aFinding({ line: 8 })] });
    expect(shown()).toEqual([0, 0, 1]);
  });
});

describe('on a platform that has a history', () => {
  it('a scan keeps an issue of a rule that it did not run, in a skipped file', () => {
    const known = anIssue({ rule: aRule({ path: 'theirs' }), filePath: 'src/other.py' });
    const { scan, issues } = anAcceptingPlatform({}, aPlatformState({ issues: [known] }));
    scan({ skipped_paths: ['src/other.py'] });
    expect(issues()).toHaveLength(2);
    expect(issues()[0]).toContain(' OPEN theirs ');
  });

  it('faults apply to uploads by the names of their requests', async () => {
    expect([
      operationOf('POST', '/api/cli/scans'),
      operationOf('GET', '/api/cli/v2/scans/u/config'),
      operationOf('POST', '/api/agent/scans/9001/results'),
      operationOf('GET', '/api/agent/scans/9001/results'),
    ]).toEqual(['start-scan', 'read-config', 'upload-results', undefined]);
    const { state } = anAcceptingPlatform();
    const faults = [{ match: { operation: 'start-scan' }, fault: { kind: 'status', status: 503 } }] as const;
    const platform = await runPlatform(state, undefined, { faults });
    expect((await platform.send('POST', '/api/cli/v2/scans', LABEL)).status).toBe(503);
    expect(platform.requests).toMatchObject([{ operation: 'start-scan', body: '' }]);
    const headers = { authorization: `Bearer ${WEB_API_TOKEN}` };
    expect((await platform.send('POST', '/api/v1/deployments/42/scans/search', {}, headers)).status).toBe(200);
  });
});
