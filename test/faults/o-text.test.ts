import { describe, expect, test } from 'vitest';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { failing, scanned } from '../run/platforms.ts';

/** Processor time of a whole run, which no busy machine makes longer. To look for the end of the slashes at each of them took minutes. */
const MOST_CPU_MS = 20_000;

const endless = (character: string) => ({ repo_url: `https://github.com/acme${character.repeat(200_000)}shop` });

describe('O. a text that is longer than anything it can mean', () => {
  test.each(['/', '\\'])('O22 an address of 200,000 times %s is none, and takes no time', async (character) => {
    const { user } = process.cpuUsage();
    const run = await runFault({ platform: scanned({ meta: endless(character) }), due: 'pass' });
    expect(run.exitCode).toBe(0);
    expect(process.cpuUsage().user - user).toBeLessThan(MOST_CPU_MS * 1_000);
  });

  test('O22 a signal is heard meanwhile', async () => {
    const run = await runBuilt({
      platform: scanned({ meta: endless('/') }),
      prepare: failing('search-issues', { kind: 'never-answer' }),
      killAfterMs: 30_000,
      // The detail of the scan has come by then, and its address is being read.
      onOutput(text, running) {
        if (text.includes('reading the issues')) setTimeout(() => running.kill('SIGTERM'), 3_000);
      },
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'cancelled' });
  });
});
