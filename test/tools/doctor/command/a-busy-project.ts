import { aPlatformState, aRepository, aScan, countsOf, endsAs, issuesOf } from '../../../../emulator/build.ts';
import type { PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import { Chance } from '../../../build/random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 21;
const SHOP = { repository: 'acme/shop', repo_url: 'https://github.com/acme/shop' };

/**
 * Three weeks of a project: diff scans of pull requests on working days, those of the supply chain some minutes later, a
 * full scan of `main` each night, and some scans without a result. Beside it another part of the repository, and two
 * other projects.
 */
export function aBusyProject(nowMs: number): PlatformState {
  const chance = new Chance(11);
  const random = (below: number) => chance.whole(0, below - 1);
  const scans: PlatformScan[] = [];
  const add = (createdAtMs: number, minutes: number, parts: Partial<PlatformScan>): void => {
    const endedAtMs = createdAtMs + minutes * MINUTE_MS;
    scans.push(
      aScan({
        id: String(70_000 + scans.length),
        createdAtMs,
        completedAtMs: endedAtMs,
        totalTimeSeconds: minutes * 60,
        commit: (createdAtMs % 1_000_003).toString(16).padStart(8, '0').repeat(5),
        ...parts,
        meta: { ...SHOP, repo_display_name: 'acme/shop', scan_environment: 'github-actions', ...parts.meta },
      }),
    );
  };
  for (let day = DAYS; day > 0; day -= 1) {
    const morningMs = nowMs - day * DAY_MS;
    const isWeekend = new Date(morningMs).getUTCDay() % 6 === 0;
    add(morningMs - 300 * MINUTE_MS, 34 + random(9), { enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] });
    for (let change = 0; change < (isWeekend ? random(2) : 6 + random(7)); change += 1) {
      const number = String(100 + day * 9 + change);
      const atMs = morningMs + change * 53 * MINUTE_MS;
      const commit = number.padStart(8, 'a').repeat(5);
      const pullRequest = { branch: `refs/pull/${number}/merge`, isFull: false, pullRequestId: number, commit };
      const isFailed = random(25) === 0;
      add(atMs, 3 + random(4), {
        ...pullRequest,
        enabledProducts: ['sast', 'secrets'],
        ...(isFailed ? { timeline: endsAs('SCAN_STATUS_ERROR', 2) } : {}),
      });
      add(atMs + (3 + random(5)) * MINUTE_MS, 7 + random(8), { ...pullRequest, enabledProducts: ['sca'] });
    }
  }
  const issues = issuesOf(3, { severity: 'SEVERITY_MEDIUM' });
  add(nowMs - 90 * MINUTE_MS, 38, {
    findingsCounts: countsOf(issues),
    enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'],
  });
  add(nowMs - 3 * MINUTE_MS * 60, 5, { repositoryId: '102', meta: { ...SHOP, repo_display_name: 'acme/shop/web' } });
  const [repository, repo_url] = ['acme/warehouse', 'https://github.com/acme/warehouse'];
  const meta = { repository, repo_display_name: repository, repo_url };
  add(nowMs - 4 * MINUTE_MS * 60, 5, { repositoryId: '103', meta });
  const others = [aRepository({ id: '102', name: 'acme/shop/web' }), aRepository({ id: '103', name: repository })];
  return aPlatformState({ scans, issues, repositories: [aRepository(), ...others], startedAtMs: nowMs });
}
