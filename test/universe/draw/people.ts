import type { Chance } from '../../build/random.ts';
import type { Features } from '../features.ts';
import { FINDING_NAMES } from '../findings.ts';
import {
  type BaseChange,
  type CommitOfUniverse,
  FIRST_PROJECT,
  HOUR_MS,
  MINUTE_MS,
  NOON_MS,
  type Owner,
  type ProjectId,
  type Push,
  SECOND_MS,
  shaOf,
} from '../universe.ts';

/** A ref that people push to. */
export type Line = {
  readonly owner: Owner;
  /** Short name of the branch or tag. */
  readonly branch: string;
  readonly isFork: boolean;
  readonly isOfBefore: boolean;
  readonly base: string | undefined;
  /** In order of time. `baseSha`: the commit that a diff scan of the push is compared with. */
  readonly pushes: readonly (Push & { readonly baseSha: string | undefined })[];
  readonly baseChanges: readonly BaseChange[];
  readonly closedAtMs: number | undefined;
};

export type People = {
  readonly lines: readonly Line[];
  readonly commits: readonly CommitOfUniverse[];
};

/** Draws what people push, before noon and around it. */
export function drawPeople(chance: Chance, features: Features, projects: readonly ProjectId[]): People {
  const commits: CommitOfUniverse[] = [];
  /** Chance in percent that a commit has a finding, or that one appears in the next commit. */
  const often = chance.oneOf([4, 10, 10, 20]);
  const names = projects.flatMap((project) =>
    FINDING_NAMES.map((name) => (project === FIRST_PROJECT ? name : `${project}:${name}`)),
  );
  const newCommit = (from?: string): string => {
    const before = new Set(commits.find(({ sha }) => sha === from)?.findings);
    const findings = names.filter((name) =>
      before.has(name) ? chance.percent(75) : chance.percent(name.includes('low') ? 3 * often : often),
    );
    const sha = shaOf(commits.length + 1);
    commits.push({ sha, findings });
    return sha;
  };
  const push = (owner: Owner, atMs: number, commit: string, what: string, baseSha?: string) => {
    return { kind: 'push' as const, owner, atMs, commit, what, baseSha };
  };
  const aLine = (owner: Owner, branch: string, pushes: Line['pushes'], parts: Partial<Line> = {}): Line => {
    const usual = { isFork: false, isOfBefore: false, base: undefined, baseChanges: [], closedAtMs: undefined };
    return { owner, branch, pushes, ...usual, ...parts };
  };
  const gapMs = () =>
    features.has('quick pushes') ? chance.whole(15, 600) * SECOND_MS : chance.whole(5, 80) * MINUTE_MS;

  const [least, most] = features.has('after a month')
    ? [700, 740]
    : features.has('after a weekend')
      ? [30, 70]
      : [2, 20];
  const hoursBefore = chance.whole(least!, most!);
  const beforeMs = NOON_MS - hoursBefore * HOUR_MS;
  const wasBefore = !features.has('new project');
  const first = newCommit();
  const mainPushes = [push('branch main', beforeMs - 4 * HOUR_MS, first, 'is pushed')];
  const mainAt = (ms: number): string => mainPushes.findLast(({ atMs }) => atMs <= ms)!.commit;
  const pushMain = (atMs: number): void => {
    mainPushes.push(push('branch main', atMs, newCommit(mainAt(atMs)), 'is pushed'));
  };
  if (wasBefore) for (const hours of [2, 0.5]) pushMain(beforeMs - hours * HOUR_MS);
  const busyMain = features.has('busy') ? chance.whole(0, 3) : chance.oneOf([0, 0, 1]);
  const mainTimes = Array.from({ length: busyMain }, () => NOON_MS + chance.whole(-10, 60) * MINUTE_MS);
  for (const atMs of mainTimes.toSorted((one, other) => one - other)) pushMain(atMs);
  if (busyMain > 1 && features.has('pushing back') && chance.percent(60)) {
    const back = mainPushes.at(-2)!.commit;
    mainPushes.push(push('branch main', mainPushes.at(-1)!.atMs + gapMs(), back, 'is pushed back'));
  }

  const lines: Line[] = [];
  for (let number = 1; wasBefore && number <= 3; number += 1) {
    const owner: Owner = `pull ${number}`;
    const atMs = beforeMs + (number - 3) * 40 * MINUTE_MS;
    const base = mainAt(atMs);
    const opened = push(owner, atMs, newCommit(base), 'is opened', base);
    lines.push(aLine(owner, `topic-${number}`, [opened], { isOfBefore: true, base: 'main' }));
  }
  const pulls = features.has('busy') ? chance.whole(2, 4) : chance.whole(1, 2);
  const releasePushes = [push('branch release', beforeMs - 3 * HOUR_MS, newCommit(first), 'is pushed')];
  if (features.has('changed bases')) {
    if (chance.percent(50)) {
      const atMs = NOON_MS + chance.whole(0, 40) * MINUTE_MS;
      releasePushes.push(push('branch release', atMs, newCommit(releasePushes[0]!.commit), 'is pushed'));
    }
    lines.push(aLine('branch release', 'release', releasePushes));
  }
  for (let number = 7; number < 7 + pulls; number += 1) lines.push(pull(number));
  if (features.has('merge queues')) {
    // GitHub makes a branch for the merge group, with a commit of its own, and CI scans that commit.
    const { owner, pushes } = chance.oneOf(lines.filter((one) => one.owner.startsWith('pull')));
    const atMs = Math.max(pushes.at(-1)!.atMs, NOON_MS) + chance.whole(1, 40) * MINUTE_MS;
    const branch = `gh-readonly-queue/main/pr-${owner.split(' ')[1]}-${mainAt(atMs).slice(0, 8)}`;
    const group: Owner = `branch ${branch}`;
    lines.push(aLine(group, branch, [push(group, atMs, newCommit(pushes.at(-1)!.commit), 'is queued')]));
  }
  if (features.has('tags')) {
    const tagged = chance.oneOf(mainPushes);
    const atMs = Math.max(tagged.atMs + chance.whole(1, 30) * MINUTE_MS, NOON_MS);
    lines.push(aLine('tag v1', 'v1', [push('tag v1', atMs, tagged.commit, 'is set')]));
  }
  lines.unshift(aLine('branch main', 'main', mainPushes));
  return { lines, commits };

  function pull(number: number): Line {
    const owner: Owner = `pull ${number}`;
    const isFork = features.has('forks') && chance.percent(60);
    const branch = isFork ? chance.oneOf(['main', `topic-${number}`, 'topic-7']) : `topic-${number}`;
    let atMs = NOON_MS + chance.whole(0, features.has('busy') ? 20 : 90) * MINUTE_MS;
    const other = lines.find((one) => !one.isOfBefore && one.owner.startsWith('pull '));
    const isShared = other !== undefined && features.has('shared heads') && chance.percent(70);
    const below = features.has('stacked pulls') && !isFork && chance.percent(60) ? other : undefined;
    const baseAt = (ms: number): string => below?.pushes.findLast((one) => one.atMs <= ms)?.commit ?? mainAt(ms);
    const base = baseAt(atMs);
    const shared = isShared ? other.pushes.at(-1) : undefined;
    const openedMs = Math.max(atMs, shared?.atMs ?? 0);
    const pushes = [push(owner, openedMs, shared?.commit ?? newCommit(base), 'is opened', base)];
    for (let left = chance.oneOf([0, 1, 1, 2, 3]); left > 0; left -= 1) {
      atMs = pushes.at(-1)!.atMs + gapMs();
      const isBack = features.has('pushing back') && pushes.length > 1 && chance.percent(50);
      const last = pushes.at(-1)!.commit;
      const older = pushes.findLast(({ commit }) => commit !== last)?.commit;
      const isAmended = features.has('amended commits') && chance.percent(50);
      const commit = isBack && older !== undefined ? older : newCommit(isAmended ? baseAt(atMs) : last);
      const what = isBack ? 'is pushed back' : isAmended ? 'is amended' : 'is pushed';
      pushes.push(push(owner, atMs, commit, what, baseAt(atMs)));
    }
    const baseChanges: BaseChange[] = [];
    if (features.has('changed bases') && chance.percent(70)) {
      const last = pushes.at(-1)!;
      const changedAtMs = last.atMs + chance.whole(1, 40) * MINUTE_MS;
      baseChanges.push({ kind: 'base', atMs: changedAtMs, pullRequest: number, base: 'release' });
      const releaseSha = releasePushes.findLast((one) => one.atMs <= changedAtMs)!.commit;
      if (chance.percent(60)) pushes.push(push(owner, changedAtMs, last.commit, 'goes to release', releaseSha));
    }
    const isClosed = features.has('merges') && chance.percent(40);
    const closedAtMs = isClosed ? pushes.at(-1)!.atMs + chance.whole(1, 60) * MINUTE_MS : undefined;
    return aLine(owner, branch, pushes, { isFork, base: below?.branch ?? 'main', baseChanges, closedAtMs });
  }
}
