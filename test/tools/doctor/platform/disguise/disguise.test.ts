import { describe, expect, it } from 'vitest';
import { JsonNumber, type JsonValue } from '../../../../../src/json/json-value.ts';
import { type DoctorSubject, disguised } from '../../../../../src/tools/doctor/platform/disguise/disguise.ts';
import type { Heard } from '../../../../../src/tools/doctor/platform/heard.ts';

const BEGAN_MS = Date.UTC(2026, 10, 23, 4, 15, 30, 250);

function heardScans(scans: JsonValue, request: JsonValue = {}): Heard {
  return {
    operation: 'scan list',
    path: '/api/v1/deployments/42/scans/search',
    request,
    came: { kind: 'answer', body: { scans }, serverTimeMs: BEGAN_MS },
  };
}

function heardDetail(body: JsonValue): Heard {
  const path = '/api/v1/deployments/42/scan/9001';
  return { operation: 'scan detail', path, request: null, came: { kind: 'answer', body, serverTimeMs: undefined } };
}

function heardIssue(issue: JsonValue): Heard {
  const body = { issues: [{ issue }] };
  const path = '/api/agent/deployments/42/issues';
  return { operation: 'issue list', path, request: {}, came: { kind: 'answer', body, serverTimeMs: undefined } };
}

function told(heard: readonly Heard[], subject: DoctorSubject = {}): readonly Heard[] {
  return disguised({ beganMs: BEGAN_MS, subject, heard }).heard;
}

/** The bodies of the answers, numbers as they are written. */
function bodies(heard: readonly Heard[]): unknown {
  return told(heard).map(({ came }) => (came.kind === 'answer' ? plain(came.body) : came));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_name, inner) => (inner instanceof JsonNumber ? `#${inner.text}` : inner)));
}

/** What is told of each of these refs of scans, in order. */
function toldRefs(...refs: readonly string[]): readonly unknown[] {
  const [body] = bodies([heardScans(refs.map((branch) => ({ branch })))]) as [{ scans: { branch: unknown }[] }];
  return body.scans.map(({ branch }) => branch);
}

/** What is told of these members of `meta`. */
function toldMeta(...metas: readonly JsonValue[]): readonly unknown[] {
  const answers = bodies(metas.map((meta) => heardDetail({ meta }))) as { meta: unknown }[];
  return answers.map(({ meta }) => meta);
}

describe('refs in disguise', () => {
  it('name the same branch where they did', () => {
    expect(toldRefs('main', 'refs/heads/main', 'refs/tags/main', 'feature/main', 'Main')).toEqual([
      'name-1',
      'refs/heads/name-1',
      'refs/tags/name-1',
      'name-2/name-1',
      'Name-1',
    ]);
  });

  it('are of a pull request where they were, under a number of their own', () => {
    expect(
      toldRefs('refs/pull/31/merge', 'refs/pull/9/head', 'PR-31', 'pull/9', 'refs/merge-requests/31/head', 'PR-x'),
    ).toEqual(['refs/pull/2/merge', 'refs/pull/1/head', 'PR-2', 'pull/1', 'refs/merge-requests/2/head', 'Name-1']);
  });

  it("are a merge queue's where they were, with the commit", () => {
    const commit = 'ab'.repeat(20);
    const queued = `gh-readonly-queue/main/pr-12-${commit}`;
    const [body] = bodies([heardScans([{ branch: queued, commit }])]) as [{ scans: [Record<string, string>] }];
    const [scan] = body.scans;
    expect(scan.commit).toMatch(/^c0ffee0{33}[0-9]$/);
    expect(scan.branch).toBe(`gh-readonly-queue/name-${scan.branch?.match(/name-(\d+)/)?.[1]}/pr-1-${scan.commit}`);
  });

  it('are empty where they were, and that of nobody is still nobody’s', () => {
    expect(toldRefs('', 'HEAD', 'refs/heads/findings-gate-doctor/of-nobody')).toEqual([
      '',
      'HEAD',
      'refs/heads/findings-gate-doctor/of-nobody',
    ]);
  });
});

describe('ids in disguise', () => {
  it('stay text or number, keep their order, and stay beyond 2^53 where they were', () => {
    const scans = [
      { id: '9007199254740993', repository_id: new JsonNumber('700') },
      { id: '184467501', repository_id: '699' },
      { id: '90000', repository_id: new JsonNumber('0') },
    ];
    expect(bodies([heardScans(scans)])).toEqual([
      {
        scans: [
          { id: '9100000000000000002', repository_id: '#202' },
          { id: '5002', repository_id: '201' },
          { id: '5001', repository_id: '#0' },
        ],
      },
    ]);
  });

  it('stay none where they were none', () => {
    const oddities = ['', 'x', '007', '1e3', '-4', '99999999999999999999'].map((id) => ({ id }));
    const numbers = ['-4', '1.5', '1e3', '99999999999999999999'].map((text) => ({ id: new JsonNumber(text) }));
    expect(bodies([heardScans([...oddities, ...numbers])])).toEqual([
      {
        scans: [
          '',
          'id-1',
          'id-2',
          'id-3',
          'id-4',
          `1${'0'.repeat(29)}`,
          '#-1',
          '#0.5',
          '#0.5',
          `#1${'0'.repeat(29)}`,
        ].map((id) => ({ id })),
      },
    ]);
  });

  it('of pull requests keep zeros in front, and a word without digits has none', () => {
    const ids = ['7', '007', '0', '', 'false', '!7', '$(System.PullRequest.Id)'];
    expect(toldMeta(...ids.map((pull_request_id) => ({ pull_request_id })))).toEqual(
      ['1', '001', '0', '', 'none-b', 'id-1', 'none-c'].map((pull_request_id) => ({ pull_request_id })),
    );
  });

  it('are the same in a path, in a request and in the subject', () => {
    const heard = [heardScans([{ id: '9001', repository_id: '77' }], { repository_id: new JsonNumber('77') })];
    const subject = { deploymentId: '42', repositoryId: '77', repository: 'Acme/shop', commit: 'AB'.repeat(20) };
    const run = disguised({
      beganMs: BEGAN_MS,
      subject,
      heard: [...heard, heardDetail({ id: new JsonNumber('9001') })],
    });
    expect(run.subject).toEqual({
      deploymentId: '11',
      repositoryId: '201',
      repository: expect.stringMatching(/^Name-\d\/name-\d$/),
      commit: expect.stringMatching(/^C0ffee0+[0-9]$/),
    });
    expect(run.heard.map(({ path, request }) => [path, plain(request)])).toEqual([
      ['/api/v1/deployments/11/scans/search', { repository_id: '#201' }],
      ['/api/v1/deployments/11/scan/5001', null],
    ]);
  });
});

describe('addresses in disguise', () => {
  it('fit the name of the repository where they did', () => {
    const metas = toldMeta(
      { repository: 'acme/shop', repo_display_name: 'acme/shop/backend', repo_url: 'https://github.com/Acme/shop.git' },
      { repo_url: 'git@git.acme.example:acme/shop.git' },
      { repo_url: 'ssh://git@git.acme.example:7999/acme/shop' },
    ) as Record<string, string>[];
    const [owner, name] = metas[0]!.repository!.split('/');
    expect(metas[0]!.repo_display_name).toMatch(new RegExp(`^${owner}/${name}/name-\\d+$`));
    expect(metas[0]!.repo_url).toBe(`https://github.com/${owner?.replace('name', 'Name')}/${name}.git`);
    expect(metas[1]!.repo_url).toMatch(new RegExp(`^git@name-\\d+\\.${owner}\\.name-\\d+:${owner}/${name}\\.git$`));
    expect(metas[2]!.repo_url).toMatch(
      new RegExp(`^ssh://git@name-\\d+\\.${owner}\\.name-\\d+:7999/${owner}/${name}$`),
    );
  });

  it.each([
    [
      'https://github.com/acme/shop/actions/runs/1234567/job/89',
      /^https:\/\/github\.com\/name-\d\/name-\d\/actions\/runs\/\d\/job\/\d$/,
    ],
    ['https://git.acme.example/a/b/-/jobs/77', /^https:\/\/name-\d\.name-\d\.name-\d\/name-\d\/name-\d\/-\/jobs\/\d$/],
    [
      'https://acme.visualstudio.com/x/_build/results?buildId=5',
      /^https:\/\/name-\d\.visualstudio\.com\/name-\d\/_build\/results\?Name-\d=\d$/,
    ],
    [
      'https://jane:hunter2@ci.example/job/nightly/12/',
      /^https:\/\/name-\d:name-\d@name-\d\.name-\d\/job\/name-\d\/\d\/$/,
    ],
    ['see the wiki of Jane', /^address-\d$/],
    ['javascript:alert(1)', /^address-\d$/],
  ])('keep the shape of %s', (ci_job_url, shape) => {
    const [meta] = toldMeta({ ci_job_url }) as [{ ci_job_url: string }];
    expect(meta.ci_job_url).toMatch(shape);
  });

  it('lead to the same file, commit and lines as the place of the issue', () => {
    const commit = 'ab'.repeat(20);
    const issue = {
      filePath: 'src/my file.py',
      lineOfCodeUrl: `https://github.com/acme/shop/blob/${commit}/src/my%20file.py#L42-L44`,
    };
    const [body, list] = bodies([heardIssue(issue), heardScans([{ commit }])]) as [
      { issues: [{ issue: Record<string, string> }] },
      { scans: [Record<string, string>] },
    ];
    const { filePath, lineOfCodeUrl } = body.issues[0].issue;
    expect(filePath).toMatch(/^name-\d\/name-\d$/);
    expect(lineOfCodeUrl).toMatch(
      new RegExp(`^https://github\\.com/name-\\d/name-\\d/blob/${list.scans[0].commit}/${filePath}#L42-L44$`),
    );
  });
});

describe('times in disguise', () => {
  it('are all of another day, as far apart as they were and spelled as they were', () => {
    const scans = [
      { started_at: '2026-11-23T04:15:30Z' },
      { started_at: '2026-11-22 23:30:10.216670+00:00' },
      { started_at: '2026-11-23T05:15:30.5+0100' },
      { started_at: '0001-01-01T00:00:00Z' },
      { started_at: '9999-12-31T23:59:59Z' },
      { started_at: '' },
      { started_at: null },
      { started_at: '2026-02-31T00:00:00Z' },
      { started_at: 'the day of Jane' },
    ];
    expect(bodies([heardScans(scans)])).toEqual([
      {
        scans: [
          '2020-01-01T04:15:30Z',
          '2019-12-31 23:30:10.216670+00:00',
          '2020-01-01T05:15:30.5+0100',
          '0001-01-01T00:00:00Z',
          '9999-12-31T23:59:59Z',
          '',
          null,
          'time-1',
          'time-2',
        ].map((started_at) => ({ started_at })),
      },
    ]);
  });

  it('of rules and scores are all the same one, and a score has one digit', () => {
    const group = {
      ruleId: 'python.lang.eval',
      rulePath: 'python.lang.eval',
      ruleLastChangeAt: '2026-01-15 09:30:17.216670+00:00',
      scaAttributes: {
        epssScore: { score: new JsonNumber('0.94321'), percentile: new JsonNumber('1'), updatedAt: '' },
      },
    };
    const heard: Heard = {
      operation: 'issue search',
      path: '/api/agent/deployments/42/issues/search',
      request: { filter: { ruleIds: ['python.lang.eval'] } },
      came: { kind: 'answer', body: { groups: [group] }, serverTimeMs: undefined },
    };
    expect(bodies([heard])).toEqual([
      {
        groups: [
          {
            ruleId: 'rule-1',
            rulePath: 'rule-1',
            ruleLastChangeAt: '2019-01-01 00:00:00.000000+00:00',
            scaAttributes: { epssScore: { score: '#0.9', percentile: '#1', updatedAt: '' } },
          },
        ],
      },
    ]);
    expect(told([heard])[0]?.request).toEqual({ filter: { ruleIds: ['rule-1'] } });
  });

  it('move with the clocks of the platform and of this machine', () => {
    const run = disguised({ beganMs: BEGAN_MS, subject: {}, heard: [heardScans([]), heardDetail({})] });
    expect(new Date(run.beganMs).toISOString()).toBe('2020-01-01T04:15:30.250Z');
    expect(run.heard.map(({ came }) => came.kind === 'answer' && came.serverTimeMs)).toEqual([run.beganMs, undefined]);
  });
});

describe('what stays', () => {
  it('is every word that the document knows, in its spelling, and no other', () => {
    const scan = {
      status: 'SCAN_STATUS_COMPLETED',
      enabled_products: ['sast', 'SUPPLY-CHAIN', 'PRODUCT_AI_SAST', 'Jane', ''],
      is_full_scan: true,
      findings_counts: { code: new JsonNumber('3'), total: '12' },
      total_time: new JsonNumber('41.5'),
      exit_code: new JsonNumber('-1'),
    };
    const told = { ...scan, enabled_products: ['sast', 'SUPPLY-CHAIN', 'PRODUCT_AI_SAST', 'word-1', ''] };
    expect(bodies([heardScans([scan, { status: 'completed' }, { status: 'JANE' }])])).toEqual([
      { scans: [plain(told), { status: 'completed' }, { status: 'word-2' }] },
    ]);
  });

  it('is the form of a member that the document does not know, and its name where that names nobody', () => {
    const scan = {
      project_id: '77',
      isArchived: true,
      branchOfJane: ['Jane', new JsonNumber('5'), null, { jane: '' }],
    };
    expect(bodies([heardScans([scan])])).toEqual([
      {
        scans: [{ project_id: 'text-1', 'unknown-1': false, 'unknown-2': ['text-2', '#0', null, { 'unknown-3': '' }] }],
      },
    ]);
  });

  it('is that a title is text or an object of text, and the kind of event wherever it stands', () => {
    expect(
      toldMeta(
        { commit_title: { en: 'Fix the leak' }, on: 'pull_request' },
        { commit_title: 'Fix the leak', trigger: 'push', on: 'Jane', scan_environment: 'gitlab-ci' },
      ),
    ).toEqual([
      { commit_title: { 'unknown-1': 'title-1' }, on: 'pull_request' },
      { commit_title: 'title-1', trigger: 'push', on: 'word-1', scan_environment: 'gitlab-ci' },
    ]);
  });

  it('is what is asked, so that a page follows the one before', () => {
    const request = { filter: { refs: ['main'], since: '2026-11-01T00:00:00Z', severities: ['SEVERITY_HIGH'] } };
    const page = (cursor: string, next: string | null): Heard => ({
      operation: 'issue search',
      path: '/api/agent/deployments/42/issues/search',
      request: { ...request, cursor },
      came: { kind: 'answer', body: { groups: [], cursor: next }, serverTimeMs: undefined },
    });
    const pages = told([page('', 'bWFpbiAx'), page('bWFpbiAx', null)]);
    const filter = { refs: ['name-1'], since: '2019-12-10T00:00:00Z', severities: ['SEVERITY_HIGH'] };
    expect(pages.map((one) => [one.request, one.came.kind === 'answer' && one.came.body])).toEqual([
      [
        { filter, cursor: '' },
        { groups: [], cursor: 'cursor-1' },
      ],
      [
        { filter, cursor: 'cursor-1' },
        { groups: [], cursor: null },
      ],
    ]);
  });

  it('is the reason of a failure and its status, without what else was said', () => {
    const heard: Heard = {
      ...heardDetail({}),
      came: { kind: 'failure', reason: 'server', message: 'scan detail: answered 503 by Jane; after 3 attempts' },
    };
    const broken: Heard = { ...heard, came: { kind: 'failure', reason: 'tls', message: 'not trusted: jane.example' } };
    expect(told([heard, broken]).map(({ came }) => came)).toEqual([
      { kind: 'failure', reason: 'server', message: 'scan detail: answered 503' },
      { kind: 'failure', reason: 'tls', message: 'scan detail: failed' },
    ]);
  });

  it('is an error that comes with status 200', () => {
    const heard: Heard = {
      ...heardDetail({}),
      came: { kind: 'answer', body: { error: 'Jane may not' }, serverTimeMs: undefined },
    };
    expect(bodies([heard])).toEqual([{ error: 'text-1' }]);
  });
});
