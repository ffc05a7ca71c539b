import { describe, expect, it } from 'vitest';
import { aPlatformState } from '../../../emulator/build.ts';
import type { CommandName } from '../../../src/cli/commands.ts';
import { askPlatform } from '../asked-platform.ts';

const READS: readonly (readonly [string, readonly [CommandName, ...string[]]])[] = [
  ['scans', ['scans']],
  ['issues', ['issues']],
  ['issues --each', ['issues', '--each']],
];

describe('without --deployment-id', () => {
  it.each(READS)("%s requests the token's own, and reads that one", async (_, command) => {
    const { ended, requests } = await askPlatform(command, aPlatformState({ deploymentId: '77' }), { isUnnamed: true });
    expect(ended).toBe(0);
    const [first, ...others] = requests.map(({ path }) => path);
    expect(first).toBe('/api/v1/deployments');
    expect(others.length).toBeGreaterThan(0);
    for (const path of others) expect(path).toContain('/deployments/77/');
  });

  it.each(READS)('%s reads nothing if the token has two, or none', async (_, command) => {
    for (const deployments of [[], [{ id: 42 }, { id: 43 }], [{}]]) {
      const faults = [{ fault: { kind: 'rewrite-text', rewrite: () => JSON.stringify({ deployments }) } }] as const;
      const { ended, requests } = await askPlatform(command, aPlatformState(), { isUnnamed: true, faults });
      expect([ended, requests.length]).toEqual([expect.objectContaining({ reason: 'config' }), 1]);
    }
  });

  it('team delete sends nothing, because a command that changes something needs the id', async () => {
    const command = ['team delete', '31', '--confirm', '31'] as const;
    const { ended, requests } = await askPlatform(command, aPlatformState(), { isUnnamed: true });
    expect([ended, requests.length]).toEqual([expect.objectContaining({ reason: 'config' }), 0]);
  });
});

describe('deployments', () => {
  it('lists the deployment of the token without --deployment-id', async () => {
    const { ended, stdout, stderr, requests } = await askPlatform(['deployments'], aPlatformState());
    expect(ended).toBe(0);
    expect(stdout).toMatch(/^ID +NAME +SLUG +FINDINGS\n42 +acme +acme +https:/);
    expect(stderr).toBe('1 deployment.\n');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/deployments']);
  });

  it('prints every documented member as JSON, and null for a missing one', async () => {
    const state = aPlatformState({ deploymentId: '9007199254740993' });
    const rewrite = (text: string) => text.replace('"slug":"acme",', '');
    const faults = [{ fault: { kind: 'rewrite-text', rewrite } }] as const;
    const { stdout } = await askPlatform(['deployments', '--json'], state, { faults });
    expect(stdout).toContain('{"id":9007199254740993,"name":"acme","slug":null,"findings":{"url":"https:');
  });

  const ODD: Readonly<Record<string, unknown>> = {
    'is missing': undefined,
    'is null': null,
    'is a number': 7,
    'is a truth value': true,
    'is empty': '',
    'is a list': [],
    'is an object': { url: 7 },
    'is hostile': '\u001b[2J\u0007\u202e::error::x\r\nID',
    'is too long': 'x'.repeat(100_000),
  };
  it.each(
    ['id', 'name', 'slug', 'findings'].flatMap((member) => Object.keys(ODD).map((form) => [member, form] as const)),
  )('is a table of one line if %s %s', async (member, form) => {
    const rewrite = (text: string) => {
      const { deployments } = JSON.parse(text);
      return JSON.stringify({ deployments: [{ ...deployments[0], [member]: ODD[form] }] });
    };
    const faults = [{ fault: { kind: 'rewrite-text', rewrite } }] as const;
    const { ended, stdout, requests } = await askPlatform(['deployments'], aPlatformState(), { faults });
    expect([ended, requests.length]).toEqual([0, 1]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(stdout.length).toBeLessThan(2_000);
  });

  it('ends with a reason if the answer is endless', async () => {
    const faults = [{ fault: { kind: 'huge-body', bytes: 20_000_000 } }] as const;
    const { ended, stdout } = await askPlatform(['deployments'], aPlatformState(), { faults });
    expect([ended, stdout]).toEqual([expect.objectContaining({ reason: 'too-large' }), '']);
  });
});
