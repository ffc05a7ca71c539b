import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { aPlatformState, aRepository } from '../../emulator/build.ts';
import { AGENT_TOKEN, WEB_API_TOKEN, withUploads } from '../../emulator/uploads/with-uploads.ts';
import { TIMES, tell } from '../../real/stage.ts';
import type { StoredGate, StoredScene, StoredUpload } from '../../real/traffic.ts';
import { type RunningPlatform, runPlatform } from '../emulator/running-platform.ts';
import { FastClock } from '../fakes/fast-clock.ts';
import { runCheckSources } from '../run/run-cli-sources.ts';

/*
 * Requests that the real scanner sent in the scenes of `npm run real`: the emulator must answer as it did then, and the gate must give
 * the same verdict. `npm run real -- --keep` writes these files.
 */

const FOLDER = join(import.meta.dirname, '../../real/kept');
const FILES = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const isUpload = (step: StoredUpload | StoredGate): step is StoredUpload => 'status' in step;

async function upload({ send }: RunningPlatform, { method, path, body, status }: StoredUpload): Promise<void> {
  const answer = await send(method, path, body, { authorization: `Bearer ${AGENT_TOKEN}` });
  expect([answer.status, method, path]).toEqual([status, method, path]);
}

async function replay({ platform: setting, steps }: StoredScene): Promise<void> {
  const clock = new FastClock(10);
  const known = aRepository({ id: '101', name: 'acme/shop' });
  const state = withUploads(aPlatformState({ repositories: [known], startedAtMs: clock.wallNow() }), setting);
  const platform = await runPlatform(state, () => clock.wallNow());
  const judge = async ({ flags, env, got }: StoredGate) => {
    const where = ['--base-url', platform.origin, '--deployment-id', '42'];
    const { report } = await runCheckSources(
      [...where, ...flags],
      { ...TIMES, ...env, FINDINGS_GATE_TOKEN: WEB_API_TOKEN },
      clock,
    );
    expect(tell(report)).toBe(got);
  };
  for (const [at, step] of steps.entries()) {
    if (isUpload(step)) {
      if (step.isBeside === undefined) await upload(platform, step);
      continue;
    }
    const next = steps.findIndex((other, index) => index > at && !(isUpload(other) && other.isBeside));
    const beside = steps.slice(at + 1, next === -1 ? undefined : next).filter(isUpload);
    const asked = platform.requests.length;
    const judging = judge(step);
    if (beside.length > 0) await Promise.race([judging, vi.waitUntil(() => platform.requests.length > asked, 30_000)]);
    for (const each of beside) await upload(platform, each);
    await judging;
  }
}

describe.concurrent('what the real scanner uploaded', () => {
  it.each(FILES)('is judged as when it was recorded: %s', async (file) => {
    await replay(JSON.parse(textOf(file)) as StoredScene);
  });

  it('is stored for more than 50 scenes', () => {
    const uploads = FILES.flatMap((file) => (JSON.parse(textOf(file)) as StoredScene).steps.filter(isUpload));
    expect(FILES.length).toBeGreaterThan(50);
    expect(uploads.length).toBeGreaterThan(200);
  });

  it('is stored without people, tokens and paths of a machine', () => {
    for (const file of FILES) {
      expect(textOf(file), file).not.toMatch(/[Rr]obin|_author_|contributions|\/tmp\/|\/root\/|\/home\/|-token-/);
    }
  });
});
