import { OWN_RULES } from '../../emulator/uploads/own-rules.ts';
import type { Scene } from '../scene.ts';
import { CALC, SOUND } from '../shop.ts';
import type { Stage } from '../stage.ts';
import { tellBoth } from './tell.ts';

async function scanAndJudge({ shop, scanPush, judgePush }: Stage): Promise<string> {
  const commit = await shop.commit('main', CALC);
  return tellBoth(await scanPush(commit), await judgePush(commit));
}

/** Fails as long as the scanner asks: it does so four times. */
const refused = (operation: string, status: number) => ({
  faults: [{ match: { operation }, fault: { kind: 'status' as const, status } }],
});
const SOON = { neverFinishedAfterMs: 15_000 };
const EVAL = OWN_RULES[0]!;

/** By its own default the scanner ends with 0 where it could not do its work. */
export const FAILURES: readonly Scene[] = [
  {
    name: 'the scanner is killed',
    due: 'scan null, gate inconclusive: scan-never-finished',
    platform: { neverFinishedAfterMs: 4_000 },
    async play({ shop, scanPush, judgePush, scanHasBegun }) {
      const commit = await shop.commit('main', CALC);
      const begun = scanHasBegun();
      const scanned = await scanPush(commit, 'main', {
        onStart: (running) => void begun.then(() => running.kill('SIGKILL')),
      });
      return tellBoth(scanned, await judgePush(commit));
    },
  },
  {
    name: 'its results are refused',
    due: 'scan 0, gate inconclusive: scan-never-finished',
    platform: { ...refused('upload-results', 400), ...SOON },
    isShort: true,
    play: scanAndJudge,
  },
  {
    name: 'its end is refused',
    due: 'scan 0, gate inconclusive: scan-never-finished',
    platform: { ...refused('complete-scan', 400), ...SOON },
    play: scanAndJudge,
  },
  {
    name: 'its token is not known',
    due: 'scan 0, gate inconclusive: no-scan',
    platform: refused('start-scan', 401),
    play: scanAndJudge,
  },
  {
    name: 'a rule has no pattern',
    due: 'scan 0, gate inconclusive: scan-failed',
    platform: { rules: [{ id: 'broken', languages: ['python'], severity: 'HIGH', message: 'm' }, EVAL] },
    play: scanAndJudge,
  },
  {
    name: 'the pattern of a rule is not understood',
    due: 'scan 0, gate inconclusive: scan-failed',
    platform: {
      rules: [{ id: 'broken', languages: ['python'], severity: 'HIGH', message: 'm', pattern: 'eval(((' }, EVAL],
    },
    play: scanAndJudge,
  },
  {
    name: 'no rule at all',
    due: 'scan 0, gate pass',
    platform: { rules: [] },
    play: scanAndJudge,
  },
  {
    name: 'the search shows what was found five seconds later',
    due: 'scan 1, gate fail: src/calc.py:2 demo.python.eval',
    platform: { indexLagMs: 5_000 },
    play: scanAndJudge,
  },
  {
    name: 'a file is no Python',
    due: 'scan 0, gate pass',
    async play({ shop, scanPush, judgePush }) {
      const commit = await shop.commit('main', { ...SOUND, 'src/calc.py': 'def calculate(:\n  return ((eval(\n' });
      return tellBoth(await scanPush(commit), await judgePush(commit));
    },
  },
  {
    name: 'a dry run proves nothing',
    due: 'scan 1, gate inconclusive: no-scan',
    async play({ shop, scanPush, judgePush }) {
      const commit = await shop.commit('main', CALC);
      const scanned = await scanPush(commit, 'main', { flags: ['--dry-run'] });
      return tellBoth(scanned, await judgePush(commit));
    },
  },
];
