import { describe, expect, it } from 'vitest';
import { readSource } from './source-file.ts';

type Entry = { readonly version?: string; readonly resolved?: string; readonly integrity?: string };

const manifest = JSON.parse(readSource('package.json').text);
const packages: Readonly<Record<string, Entry>> = JSON.parse(readSource('package-lock.json').text).packages;
const installed = Object.entries(packages).filter(([path]) => path !== '');

function versionsOf(name: string): readonly string[] {
  return installed.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, entry]) => entry.version ?? '');
}

describe('the lock file', () => {
  it('fixes the bytes of every package (K4)', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('takes packages only from the configured registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has one package with an install script that runs: Node itself', () => {
    expect(manifest.allowScripts).toEqual({ '@swc/core': false, node: true });
  });

  it('has one copy of undici, without the faults known in older ones (K5)', () => {
    const [undici, ...copies] = versionsOf('undici');
    expect(copies).toEqual([]);
    expect(isAtLeast(undici, [7, 29, 1])).toBe(true);
  });
});

describe('package.json', () => {
  it('has nothing to install for users: all that runs is in the bundles', () => {
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    expect([dependencies, optionalDependencies, peerDependencies]).toEqual([undefined, undefined, undefined]);
  });

  it('runs nothing of its own when it is installed or packed', () => {
    const hooks = /^(?:(?:pre|post)?(?:install|pack|publish|prepare)|prepublishOnly|dependencies)$/;
    expect(Object.keys(manifest.scripts).filter((name) => hooks.test(name))).toEqual([]);
  });

  it('has exact versions', () => {
    const ranges = Object.entries<string>(manifest.devDependencies);
    expect(ranges).not.toEqual([]);
    expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('has no @actions/core, so none before 3 (K5)', () => {
    expect(versionsOf('@actions/core')).toEqual([]);
  });
});

function isAtLeast(version: string | undefined, wanted: readonly [number, number, number]): boolean {
  const parts = (version ?? '0.0.0').split('.').map(Number);
  const difference = wanted.map((part, place) => (parts[place] ?? 0) - part).find((step) => step !== 0);
  return difference === undefined || difference > 0;
}
