import type { Commit, History, Project, ScanRun } from '../../emulator/history/history.ts';
import type { Chance } from './random.ts';
import { START_MS, type Worlds } from './worlds.ts';

export const CHECKOUT = 'acme/shop';
const URL = `https://github.com/${CHECKOUT}`;
const DAY_MS = 86_400_000;

type Parts = {
  /** The name of the project that is asked for. */
  readonly repository: string;
  readonly project: Project;
  readonly others: readonly History[];
};

const WHOLE: Project = { name: CHECKOUT, url: URL };
const part = (name: string): Project => ({ name: CHECKOUT, displayName: `${CHECKOUT}/${name}`, url: URL });
/** Where the platform shows no display name, the scanner can give a part a name of its own. */
const renamed = (name: string): Project => ({ name: `${CHECKOUT}/${name}`, url: URL });
const AZURE: Project = { name: 'pay/shop', url: URL };
const MIRROR: Project = { name: 'somebody/shop', url: 'https://github.com/somebody/shop' };
const POSING: Project = { ...MIRROR, displayName: CHECKOUT };
const ELSEWHERE: Project = { name: CHECKOUT, url: `https://mirror.example/${CHECKOUT}` };

const API = `${CHECKOUT}/api`;
const WORLDS: readonly (readonly [repository: string, ours: Project, ...others: Project[]])[] = [
  [CHECKOUT, WHOLE, part('web')],
  [CHECKOUT, { ...WHOLE, displayName: CHECKOUT }, part('web'), part('docs')],
  [CHECKOUT, part('api'), part('web')],
  [CHECKOUT, part('api')],
  [API, part('api'), part('web')],
  [API, part('api'), WHOLE],
  [API, renamed('api'), renamed('web')],
  [API, WHOLE],
  [CHECKOUT, AZURE],
  [CHECKOUT, AZURE, part('web')],
  [CHECKOUT, { name: 'shop', url: URL }, AZURE],
  [CHECKOUT, WHOLE, POSING, ELSEWHERE],
  [CHECKOUT, MIRROR],
];

/** The project that is judged, and others in which its commit was scanned too. */
export function partsOf(
  chance: Chance,
  worlds: Worlds,
  scans: readonly ScanRun[],
  commit: string,
  commitsOf: () => readonly Commit[],
): Parts {
  if (!worlds.hasParts) {
    const others = chance.percent(8) ? [otherOf(MIRROR, 0)] : [];
    return { repository: CHECKOUT, project: WHOLE, others };
  }
  const [repository, project, ...others] = chance.oneOf(WORLDS);
  return { repository, project, others: others.map(otherOf) };

  function otherOf(other: Project, index: number): History {
    const recent = scans.filter(({ startedAtMs }) => startedAtMs > START_MS - DAY_MS / 2);
    const copied = recent.length === 0 ? [] : [chance.oneOf(recent)];
    const events = copied.map((scan) => ({ ...scan, id: String(9_990 + index), commit, isPartial: false }));
    return { repositoryId: String(7_700 + index), project: other, commits: commitsOf(), events };
  }
}
