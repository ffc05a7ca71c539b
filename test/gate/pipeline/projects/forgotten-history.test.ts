import { expect, it } from 'vitest';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import { earlier, runOf, scanOf, told } from './some-projects.ts';

it('a part that commits are usually scanned as is missed also where the other one is listed at the end of the search', async () => {
  // Its name fits at once, and a run of one project has looked for it alone by then.
  const whole = { repo_display_name: '', repository: 'acme/shop' };
  const before = ['a', 'b', 'c'].flatMap((commit, index) => earlier(commit, index + 26, ['api', 'web']));
  const history = before.map((scan) =>
    scan.repositoryId === '201' ? { ...scan, meta: { ...scan.meta, ...whole } } : scan,
  );
  const own = scanOf('api', { names: whole, startS: 165, appearsAtMs: NOON_MS + 295_000 });
  const { report } = await runOf({ scans: [own, ...history] });
  expect(told(report)).toContain('product-missing');
});
