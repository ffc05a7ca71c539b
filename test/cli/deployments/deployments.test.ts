import { describe, expect, it } from 'vitest';
import { aPlatformState } from '../../../emulator/build.ts';
import { askPlatform } from '../asked-platform.ts';

describe('deployments', () => {
  it('tells the deployment of the token, though none is named', async () => {
    const { ended, stdout, stderr, requests } = await askPlatform(['deployments'], aPlatformState());
    expect(ended).toBe(0);
    expect(stdout).toMatch(/^ID +NAME +SLUG +FINDINGS\n42 +acme +acme +https:/);
    expect(stderr).toBe('1 deployment.\n');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/deployments']);
  });

  it('prints every documented member as JSON, null for what is missing', async () => {
    const state = aPlatformState({ deploymentId: '9007199254740993' });
    const rewrite = (text: string) => text.replace('"slug":"acme",', '');
    const faults = [{ fault: { kind: 'rewrite-text', rewrite } }] as const;
    const { stdout } = await askPlatform(['deployments', '--json'], state, { faults });
    expect(stdout).toContain('{"id":9007199254740993,"name":"acme","slug":null,"findings":{"url":"https:');
  });
});
