import { aPlatformState, aRepository, aRule, aScan, countsOf, issuesOf } from '../../../../emulator/build.ts';
import type { Issue, PlatformScan, PlatformState, Repository } from '../../../../emulator/state.ts';
import { Chance } from '../../../build/random.ts';

const HOUR_MS = 3_600_000;
export const REFS_OF_A_PROJECT = 5;
export const ACCEPTED_RULE = 'accepted.rule';

/** A policy of two blocking conditions, a warning and a waiver. Each condition needs one search more than the six of every run. */
export const POLICY = `version: 1
fail-on-severity: none
conditions:
  - { name: No critical code, issue-types: [sast], severities: [critical], max: 0 }
  - { name: No secrets, issue-types: [secrets], max: 0 }
  - { name: Few high packages, issue-types: [sca], severities: [high], max: 1, action: warn }
waivers:
  - { rule: ${ACCEPTED_RULE}, reason: Reviewed, owner: '@acme/appsec', expires: 2099-01-01 }
`;
export const SEARCHES_OF_A_REF = 6 + 3;

/**
 * Repositories, each with `main` and four pull requests: of some refs two scans share the products, of
 * some the newest is partial.
 */
export function aDeployment(projects: number): PlatformState {
  const chance = new Chance(7);
  const random = (below: number) => chance.whole(0, below - 1);
  const repositories: Repository[] = [];
  const scans: PlatformScan[] = [];
  const issues: Issue[] = [];
  for (let project = 0; project < projects; project += 1) {
    const repositoryId = String(1000 + project);
    repositories.push(aRepository({ id: repositoryId, name: `acme/service-${project}` }));
    for (let place = 0; place < REFS_OF_A_PROJECT; place += 1) {
      const ref = place === 0 ? 'main' : `refs/pull/${place}/merge`;
      const found = issuesOfRef(repositoryId, ref, random);
      issues.push(...found);
      scans.push(...scansOfRef(repositoryId, ref, scans.length, found, random));
    }
  }
  return aPlatformState({ repositories, scans, issues });
}

function issuesOfRef(repositoryId: string, ref: string, random: (below: number) => number): readonly Issue[] {
  const place = { repositoryId, ref };
  const of = (count: number, path: string, parts: Partial<Issue>): readonly Issue[] =>
    issuesOf(count, { ...place, rule: aRule({ path }), id: `${repositoryId}${ref}${path}`, ...parts });
  return [
    ...of(random(4) === 0 ? 1 + random(3) : 0, 'code.critical', {
      type: 'ISSUE_TYPE_SAST',
      severity: 'SEVERITY_CRITICAL',
    }),
    ...of(random(3) === 0 ? 2 : 0, ACCEPTED_RULE, { type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_CRITICAL' }),
    ...of(random(5) === 0 ? 1 : 0, 'secret.token', { type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_HIGH' }),
    ...of(random(4), 'package.high', { type: 'ISSUE_TYPE_SCA', severity: 'SEVERITY_HIGH' }),
    ...of(1 + random(5), 'code.low', { type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_LOW' }),
    ...of(random(3), 'code.ignored', {
      type: 'ISSUE_TYPE_SAST',
      severity: 'SEVERITY_CRITICAL',
      state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP',
    }),
  ];
}

function scansOfRef(
  repositoryId: string,
  branch: string,
  before: number,
  found: readonly Issue[],
  random: (below: number) => number,
): readonly PlatformScan[] {
  const aScanOf = (number: number, hoursAgo: number, parts: Partial<PlatformScan> = {}): PlatformScan =>
    aScan({
      id: String(50_000 + before + number),
      repositoryId,
      branch,
      commit: (before + number).toString(16).padStart(8, '0').repeat(5),
      createdAtMs: Date.now() - hoursAgo * HOUR_MS,
      isFull: branch === 'main',
      findingsCounts: countsOf(found),
      ...parts,
    });
  const hoursAgo = 2 + random(100);
  const kind = random(4);
  if (kind === 0) {
    return [
      aScanOf(0, hoursAgo, { enabledProducts: ['sast'] }),
      aScanOf(1, hoursAgo + 1, { enabledProducts: ['sca', 'secrets'] }),
    ];
  }
  if (kind === 1) return [aScanOf(0, hoursAgo), aScanOf(1, hoursAgo - 1, { isPartial: true })];
  return kind === 2 ? [aScanOf(0, hoursAgo), aScanOf(1, hoursAgo + 20)] : [aScanOf(0, hoursAgo)];
}
