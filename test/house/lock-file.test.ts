import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readSource } from './source-file.ts';

const Manifest = z.looseObject({
  dependencies: z.undefined().optional(),
  optionalDependencies: z.undefined().optional(),
  peerDependencies: z.undefined().optional(),
  scripts: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const Entry = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});
const Lock = z.looseObject({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Entry) });

const manifest = Manifest.parse(JSON.parse(readSource('package.json').text));
const { packages } = Lock.parse(JSON.parse(readSource('package-lock.json').text));
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
    const allowed = z.looseObject({ allowScripts: z.record(z.string(), z.boolean()) }).parse(manifest).allowScripts;
    expect(allowed).toEqual({ '@swc/core': false, node: true });
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
    const ranges = Object.entries(manifest.devDependencies);
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
