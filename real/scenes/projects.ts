import type { Scene } from '../scene.ts';
import { CALC, SOUND } from '../shop.ts';
import { tellBoth } from './tell.ts';

export const PROJECTS: readonly Scene[] = [
  {
    name: 'parts of a monorepo, judged together',
    due: 'scan 0, scan 1, gate fail: web/src/calc.py:2 demo.python.eval; api gate pass',
    async play({ shop, scanPush, judge }) {
      const commit = await shop.commit('main', {
        'api/src/app.py': SOUND['src/orders.py'],
        'web/src/calc.py': CALC['src/calc.py'],
      });
      const part = (name: string) =>
        scanPush(commit, 'main', {
          flags: ['--subdir', name],
          env: { SEMGREP_REPO_DISPLAY_NAME: `acme/shop/${name}` },
        });
      const [api, web] = [await part('api'), await part('web')];
      const subject = ['--commit', commit, '--ref', 'refs/heads/main'];
      const all = await judge(['--repository', 'acme/shop', '--projects', 'all', ...subject]);
      const one = await judge(['--repository', 'acme/shop/api', ...subject]);
      return `scan ${api.exitCode}, scan ${web.exitCode}, gate ${all.got}; api gate ${one.got}`;
    },
  },
  {
    name: 'plain git, where nothing names the repository',
    due: 'scan 1, gate fail: src/calc.py:2 demo.python.eval',
    async play({ shop, scan, judgePush }) {
      const commit = await shop.commit('main', CALC);
      const env = { SEMGREP_REPO_URL: 'https://github.com/acme/shop' };
      const scanned = await scan(await shop.clone(commit, 'main'), { env });
      return tellBoth(scanned, await judgePush(commit));
    },
  },
];
