import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machine, pasteAll, stepsOf, withOutputs } from '../../../examples/pasted-page.ts';
import { ROOT, readSource } from '../../../house/source-file.ts';

const { path: PATH, text: PAGE } = readSource('docs/doctor.md');
const PORT = 7357;

it('docs/doctor.md can be pasted from its first block to the last, and shows the real output', async () => {
  const { folder, env } = await machine();
  // The emulator gives today's time, whatever the day of the page is.
  const printed = await pasteAll(stepsOf(PAGE), [PORT], { folder, env: { ...env, CLOCK_MOVED_MS: '0' } });
  const asOnThePage = printed.map(({ output, ...rest }) => ({
    ...rest,
    output: output.replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${PORT}`),
  }));
  // With -u, vitest writes the page again.
  await expect(withOutputs(PAGE, asOnThePage)).toMatchFileSnapshot(join(ROOT, PATH));
});
