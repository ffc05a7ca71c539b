import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from './connection.ts';

/** Writes a file whole or not at all, its folder too where there is none. What fails is told, not thrown; `flag` names the path. */
export async function writeWhole(flag: string, path: string, text: string): Promise<{ readonly warning?: string }> {
  const target = resolve(path);
  const draft = join(dirname(target), `.findings-gate-${randomUUID()}.tmp`);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, target);
    return {};
  } catch (thrown) {
    await rm(draft, { force: true }).catch(() => {});
    return { warning: `The file of ${flag} was not written (${codeOf(thrown)}).` };
  }
}
