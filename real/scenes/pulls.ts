import type { Scene } from '../scene.ts';
import { CALC, CALC_EXCUSED, CALC_MENDED, SECRET } from '../shop.ts';
import { tellBoth } from './tell.ts';

const EVAL = 'src/calc.py:2 demo.python.eval';

/** Of a gate that waits for a scan. */
const PATIENT = ['--discovery-timeout', '2m', '--wait-timeout', '2m'];

export const PULLS: readonly Scene[] = [
  {
    name: 'a pull request adds a critical issue, and mends it',
    due: `scan 1, gate fail: ${EVAL}; scan 0, gate pass`,
    isShort: true,
    async play({ shop, scanPull, judgePull }) {
      const bad = await shop.commit('topic', CALC, 'main');
      const before = tellBoth(await scanPull(bad), await judgePull(bad));
      const mended = await shop.commit('topic', CALC_MENDED);
      return `${before}; ${tellBoth(await scanPull(mended), await judgePull(mended))}`;
    },
  },
  {
    name: 'what main has already is not of the pull request',
    due: `scan 1, gate fail: ${EVAL}; scan 0, gate pass`,
    async play({ shop, scanPush, judgePush, scanPull, judgePull }) {
      const main = await shop.commit('main', CALC);
      const before = tellBoth(await scanPush(main), await judgePush(main));
      const head = await shop.commit('topic', { 'src/other.py': 'OTHER = 1\n' }, 'main');
      return `${before}; ${tellBoth(await scanPull(head), await judgePull(head))}`;
    },
  },
  {
    name: 'the gate starts before the scan',
    due: `scan 1, gate fail: ${EVAL}`,
    async play({ shop, scanPull, judgePull, gateHasAsked }) {
      const head = await shop.commit('topic', CALC, 'main');
      const judging = judgePull(head, PATIENT);
      await gateHasAsked();
      const scanned = await scanPull(head);
      return tellBoth(scanned, await judging);
    },
  },
  {
    name: 'the gate starts beside the scan',
    due: `scan 1, gate fail: ${EVAL}`,
    isShort: true,
    async play({ shop, scanPull, judgePull }) {
      const head = await shop.commit('topic', CALC, 'main');
      const [scanned, judged] = await Promise.all([scanPull(head), judgePull(head, PATIENT)]);
      return tellBoth(scanned, judged);
    },
  },
  {
    name: 'a comment suppresses the issue',
    due: 'scan 0, gate pass',
    async play({ shop, scanPull, judgePull }) {
      const head = await shop.commit('topic', CALC_EXCUSED, 'main');
      return tellBoth(await scanPull(head), await judgePull(head));
    },
  },
  {
    name: 'a newer push took the ref over',
    due: `scan 1, scan 0, gate inconclusive: superseded, gate pass`,
    async play({ shop, scanPull, judgePull }) {
      const older = await shop.commit('topic', CALC, 'main');
      const first = await scanPull(older);
      const newer = await shop.commit('topic', CALC_MENDED);
      const second = await scanPull(newer);
      const judged = [(await judgePull(older)).got, (await judgePull(newer)).got];
      return `scan ${first.exitCode}, scan ${second.exitCode}, gate ${judged[0]}, gate ${judged[1]}`;
    },
  },
  {
    name: 'a push while the scan runs',
    due: `scan 0, scan 1, gate fail: ${EVAL}`,
    async play({ shop, scanPull, judgePull, scanHasBegun }) {
      const older = await shop.commit('topic', { 'src/other.py': 'OTHER = 1\n' }, 'main');
      const scanning = scanPull(older);
      await scanHasBegun();
      const newer = await shop.commit('topic', CALC);
      const [first, second, judged] = await Promise.all([scanning, scanPull(newer), judgePull(newer, PATIENT)]);
      return `scan ${first.exitCode}, ${tellBoth(second, judged)}`;
    },
  },
  {
    name: 'only what is worse than on main counts',
    due: 'scan 1, scan 1, gate fail: src/deploy.py:1 demo.secrets.key; scan 1, gate pass',
    async play({ shop, scanPush, judgePush }) {
      const baseline = ['--baseline', 'refs/heads/main'];
      const main = await scanPush(await shop.commit('main', CALC));
      const bad = await shop.commit('topic', SECRET, 'main');
      const first = await scanPush(bad, 'topic');
      const judged = await judgePush(bad, baseline, 'topic');
      const good = await shop.commit('topic', { 'src/deploy.py': undefined });
      const second = await scanPush(good, 'topic');
      const passed = await judgePush(good, baseline, 'topic');
      return `scan ${main.exitCode}, scan ${first.exitCode}, gate ${judged.got}; scan ${second.exitCode}, gate ${passed.got}`;
    },
  },
  {
    name: 'a merge that mends main',
    due: `scan 1, gate fail: ${EVAL}; scan 0, gate pass`,
    async play({ shop, scanPush, judgePush }) {
      const main = await shop.commit('main', CALC);
      const before = tellBoth(await scanPush(main), await judgePush(main));
      await shop.commit('topic', CALC_MENDED, 'main');
      const merged = await shop.merge('topic', 'main');
      const scanned = await scanPush(merged);
      return `${before}; ${tellBoth(scanned, await judgePush(merged))}`;
    },
  },
];
