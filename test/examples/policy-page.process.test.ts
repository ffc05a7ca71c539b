import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOfRemovedTool, ROOT, readSource } from '../house/source-file.ts';
import { machine, pasteAll, stepsOf, withOutputs } from './pasted-page.ts';

const { path: PATH, text: PAGE } = readSource('docs/policy.md');
const STEPS = stepsOf(PAGE);

/** The page uses these tools beside the core. */
const TOOLS = ['src/tools/audit/tool.ts', 'src/tools/fleet/tool.ts'];

describe('docs/policy.md', () => {
  it.skipIf(TOOLS.some(isOfRemovedTool))(
    'can be pasted from its first block to the last, and shows the real output',
    async () => {
      const printed = await pasteAll(STEPS, [7357, 7358], await machine());
      // With -u, vitest writes the page again.
      await expect(withOutputs(PAGE, printed)).toMatchFileSnapshot(join(ROOT, PATH));
      expect(printed.map(({ exitCode }) => exitCode)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    },
  );

  it('shows output for each task, and uses each file that it creates', () => {
    expect(STEPS.filter(({ shown = '' }) => shown === '')).toEqual([]);
    const files = [...PAGE.matchAll(/^`(\S+\.yml)`$/gm)].map(([, name = '']) => name);
    expect(files.length).toBeGreaterThan(8);
    const commands = [...PAGE.matchAll(/^```sh\n(.*?)^```$/gms)].map(([block]) => block).join('');
    expect(files.filter((name) => !commands.includes(` ${name}`))).toEqual([]);
  });
});
