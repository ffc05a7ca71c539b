import { aRule, issuesOf } from '../../emulator/build.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { placeOf, type ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformState } from '../../emulator/state.ts';

/** `a=3 b=1`: high issues of code, by rule path. */
type Counts = string;

/**
 * A finished full scan of the commit, which repeats the issues of its base, with these issues, and the issues of another
 * ref (`main`, as the platform stores it).
 */
export function comparing(here: Counts, there: Counts, ref = 'main'): (context: ScenarioContext) => PlatformState {
  return (context) => {
    const state = scannedWith(context, highs(here, placeOf(context)), { isFull: true });
    const base = { ...placeOf(context), ref };
    return { ...state, issues: [...state.issues, ...highs(there, base)] };
  };
}

function highs(counts: Counts, place: Partial<Issue>): readonly Issue[] {
  return counts
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [path = '', count = ''] = word.split('=');
      return issuesOf(Number(count), { ...place, rule: aRule({ path }), severity: 'SEVERITY_HIGH' });
    });
}
