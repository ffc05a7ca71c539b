import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export function ownFolder(): (name: string) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'findings-gate-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (name) => join(folder, name);
}
