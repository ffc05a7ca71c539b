import { join } from 'node:path';
import { openGitHub } from '../github.ts';
import type { Scene } from '../scene.ts';
import { CALC, CALC_MENDED } from '../shop.ts';
import { tell } from '../stage.ts';

/** What the gate's other commands make of real scans. */
export const COMMANDS: readonly Scene[] = [
  {
    name: 'a record, judged again without a platform',
    due: 'fail: src/calc.py:2 demo.python.eval; again fail: src/calc.py:2 demo.python.eval',
    isShort: true,
    async play({ shop, folder, scanPush, command }) {
      const record = join(folder, 'evidence.record');
      const commit = await shop.commit('main', CALC);
      await scanPush(commit);
      const subject = ['--repository', 'acme/shop', '--commit', commit, '--ref', 'refs/heads/main'];
      const judged = await command(['check', '--json', '--record', record, ...subject]);
      const { stdout } = await command(['check', '--replay', record, '--json'], {
        FINDINGS_GATE_BASE_URL: '',
        FINDINGS_GATE_DEPLOYMENT_ID: '',
        FINDINGS_GATE_TOKEN: '',
      });
      return `${tell(JSON.parse(judged.stdout))}; again ${tell(JSON.parse(stdout))}`;
    },
  },
  {
    name: 'doctor looks at the deployment',
    due: 'doctor 0: acme/shop is 101',
    async play({ shop, scanPush, command }) {
      await scanPush(await shop.commit('main', CALC));
      const { exitCode, stdout } = await command(['doctor', '--repository', 'acme/shop', '--json']);
      return `doctor ${exitCode}: ${stdout.includes('"101"') ? 'acme/shop is 101' : stdout}`;
    },
  },
  {
    name: 'a sweep sets the status of an open pull request, and sets it again when it is mended',
    due: '#7 fail; #7 pass',
    async play({ shop, scanPull, command }) {
      const base = await shop.commit('main', {});
      const bad = await shop.commit('topic', CALC, 'main');
      const github = await openGitHub(base, bad);
      const sweep = async () => {
        await command(['sweep', '--repository', 'acme/shop', '--commit-status', 'findings-gate/verdict'], {
          FINDINGS_GATE_GITHUB_TOKEN: github.token,
          GITHUB_API_URL: github.server.origin,
        });
        return /^#7 \w+/.exec(github.repository.statuses.at(-1)?.description ?? '')?.[0];
      };
      await scanPull(bad);
      const first = await sweep();
      const mended = await shop.commit('topic', CALC_MENDED);
      github.push(mended);
      await scanPull(mended);
      const second = await sweep();
      await github.server.close();
      return `${first}; ${second}`;
    },
  },
];
