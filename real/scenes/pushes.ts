import type { Scene } from '../scene.ts';
import { CALC, FLAWED, REACHABLE, SECRET, UNREACHABLE } from '../shop.ts';
import { tellBoth } from './tell.ts';

/** A push to main that adds these files, and its scan. */
function push(name: string, files: Readonly<Record<string, string | undefined>>, due: string): Scene {
  return {
    name,
    due,
    async play({ shop, scanPush, judgePush }) {
      const commit = await shop.commit('main', files);
      const scanned = await scanPush(commit);
      return tellBoth(scanned, await judgePush(commit));
    },
  };
}

export const PUSHES: readonly Scene[] = [
  push('main is sound', {}, 'scan 0, gate pass'),
  {
    ...push(
      'main has flaws of all three products',
      FLAWED,
      'scan 1, gate fail: poetry.lock:2 demo.dependencies.jinja2, src/calc.py:2 demo.python.eval, src/config.py:5 demo.dependencies.yaml-load, src/deploy.py:1 demo.secrets.key, src/ship.py:5 demo.python.shell',
    ),
    isShort: true,
  },
  push('a secret, which does not block the scanner', SECRET, 'scan 0, gate fail: src/deploy.py:1 demo.secrets.key'),
  push(
    'a vulnerable package that nothing uses',
    UNREACHABLE,
    'scan 1, gate fail: poetry.lock:2 demo.dependencies.jinja2',
  ),
  push(
    'a vulnerable package, and a line that reaches its flaw',
    REACHABLE,
    'scan 0, gate fail: src/config.py:5 demo.dependencies.yaml-load',
  ),
  {
    name: 'lines that are added above an issue move it',
    due: 'gate fail: src/calc.py:2 demo.python.eval; gate fail: src/calc.py:5 demo.python.eval; one issue, seen first by 9001',
    async play({ shop, state, scanPush, judgePush }) {
      const before = await shop.commit('main', CALC);
      await scanPush(before);
      const first = await judgePush(before);
      const moved = await shop.commit('main', { 'src/calc.py': `RATE = 1\n\n\n${CALC['src/calc.py']}` });
      await scanPush(moved);
      const second = await judgePush(moved);
      const issues = state.issues.filter(({ rule }) => rule.path === 'demo.python.eval');
      const since = `${issues.length === 1 ? 'one issue' : `${issues.length} issues`}, seen first by ${issues[0]?.firstSeenScanId}`;
      return `gate ${first.got}; gate ${second.got}; ${since}`;
    },
  },
];

const FILES = 200;
const LINES = 100;

/** Not part of the kept traffic: one body has 20 MB. */
export const MUCH: Scene = {
  name: 'twenty thousand issues',
  due: 'scan 1, gate fail, 20000 critical',
  isNeverKept: true,
  async play({ shop, scanPush, judgePush }) {
    const line = (_: unknown, at: number) => `eval(text_${at})\n`;
    const text = Array.from({ length: LINES }, line).join('');
    const files = Array.from({ length: FILES }, (_, at) => [`src/many_${at}.py`, text]);
    const commit = await shop.commit('main', Object.fromEntries(files));
    const startedAt = performance.now();
    const scanned = await scanPush(commit);
    const scannedAt = performance.now();
    const { report } = await judgePush(commit);
    const [scanMs, gateMs] = [scannedAt - startedAt, performance.now() - scannedAt];
    const mebibytes = Math.round(process.memoryUsage().rss / 2 ** 20);
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    console.error(`scan and upload ${seconds(scanMs)} s, gate ${seconds(gateMs)} s, emulator ${mebibytes} MiB`);
    return `scan ${scanned.exitCode}, gate ${report.verdict}, ${report.counts?.critical} critical`;
  },
};
