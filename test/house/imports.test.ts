import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './source-file.ts';

const FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double'];
const { options, ...ruleSet } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IFlattenedRuleSet & {
  readonly options: ICruiseOptions;
};

async function forbiddenIn(baseDir: string, folders: readonly string[]): Promise<readonly string[]> {
  const { output } = await cruise([...folders], { ...options, baseDir, ruleSet, validate: true });
  return (output as ICruiseResult).summary.violations.map(({ from, to }) => `${from} > ${to}`);
}

describe('imports', () => {
  it('keep the rules of .dependency-cruiser.cjs', async () => {
    expect(await forbiddenIn(ROOT, FOLDERS)).toEqual([]);
  });
});

const PLANTED = [
  ['src/domain/a.ts', "import { run } from '../gate/pipeline/b.ts';", 'src/gate/pipeline/b.ts'],
  ['src/policy/judgement/a.ts', "import type {\n  Reader,\n} from '../../platform/b.ts';", 'src/platform/b.ts'],
  ['src/scan/a.ts', "import { setTimeout } from 'node:timers/promises';", 'timers/promises'],
  ['src/report/pages/a.ts', "export { scan } from '../../scan/b.ts';", 'src/scan/b.ts'],
  ['src/report/log/a.ts', "export const fs = await import('node:fs');", 'fs'],
  ['src/gate/process/a.ts', "import '../../../emulator/b.ts';", 'emulator/b.ts'],
  ['src/forge/github/a.ts', "import { note } from '../gitlab/b.ts';", 'src/forge/gitlab/b.ts'],
  ['src/action/a.ts', "import { check } from '../cli/check/b.ts';", 'src/cli/check/b.ts'],
  ['src/tools/doctor/a.ts', "import { sweep } from '../fleet/b.ts';", 'src/tools/fleet/b.ts'],
  ['src/evidence/a.ts', "import type { Reader } from '../ports/locations-reader.ts';", 'src/ports/locations-reader.ts'],
  ['emulator/a.ts', "import type { ScanId } from '../src/domain/b.ts';", 'src/domain/b.ts'],
  ['src/elsewhere/a.ts', "import { id } from '../domain/b.ts';", 'src/domain/b.ts'],
  ['src/written/a.ts', "import type { Other } from './circle.ts';", 'src/written/circle.ts'],
] as const;

describe('a forbidden import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-imports-'));
  let found: readonly string[] = [];

  beforeAll(async () => {
    write('src/written/circle.ts', "import type { Own } from './a.ts';");
    for (const [, , target] of PLANTED) if (/\/(?:b|locations-reader)\.ts$/.test(target)) write(target, 'export {};');
    for (const [path, text] of PLANTED) write(path, text);
    found = await forbiddenIn(folder, ['src', 'emulator']);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  it.each(PLANTED)('is found in %s: %s', (path, _, target) => {
    expect(found).toContain(`${path} > ${target}`);
  });
});
