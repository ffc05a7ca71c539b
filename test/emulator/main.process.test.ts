import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../../emulator/main.ts');

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended };
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text;
}

describe('the command line door of the emulator', () => {
  it('serves a scenario with a chosen token, context and faults until it is stopped', async () => {
    const rule = JSON.stringify({ nth: 1, fault: { kind: 'status', status: 503 } });
    const faults = ['--port', '0', '--token', 'my-own-token', '--fault', rule];
    const ids = ['--repository-id', '5', '--deployment-id', '6', '--pull-request', '9', '--commit', 'ab'.repeat(20)];
    const { child, ended } = start('--scenario', 'over-limit', ...faults, ...ids);
    const { origin, ...told } = JSON.parse(await firstLine(child.stdout));
    expect(told).toMatchObject({ scenario: 'over-limit', repositoryId: '5', deploymentId: '6', pullRequest: 9 });

    const list = () =>
      fetch(`${origin}/api/v1/deployments/6/scans/search`, {
        method: 'POST',
        headers: { authorization: 'Bearer my-own-token', 'content-type': 'application/json' },
        body: '{"repository_id":5,"branch":"refs/pull/9/merge"}',
      });
    expect((await list()).status).toBe(503);
    expect(await (await list()).json()).toMatchObject({ scans: [{ commit: 'ab'.repeat(20) }] });
    expect(await (await fetch(`${origin}/__emulator__/requests`)).json()).toHaveLength(2);

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.each([
    [['--scenario', 'sunny'], 'unknown scenario "sunny"'],
    [['--port', 'x'], '--port must be digits'],
    [['--fault', '{"fault":{"kind":"explode"}}'], 'unknown kind of fault'],
    [['--scenari', 'clean'], "Unknown option '--scenari'"],
  ])('ends with 2 and says why for %j', async (args, message) => {
    const { child, ended } = start(...args);
    const told = await firstLine(child.stderr);
    expect(told).toContain(message);
    expect(await ended).toBe(2);
  });
});
