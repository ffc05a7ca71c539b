import { defineConfig } from 'vitest/config';

// Packages run as they do for users, without the assertions of their development builds.
process.env.NODE_ENV = 'production';

/** Tests of whole runs, and those that start a process. */
const RUNS = ['test/{e2e,policy-e2e,faults}/**/*.test.ts', 'test/**/*.process.test.ts'];
/** Tests that need neither, and try so many values that they take seconds. All others are units. */
const THOROUGH = ['test/**/*.thorough.test.ts'];

/** They change nothing that another file could see, so a module is loaded once for all of them. */
const SHARED = { isolate: false, setupFiles: ['test/published/held.ts', 'test/build/property-seed.ts'] };

export default defineConfig({
  test: {
    // Many tests wait, for a process or for a time: with a worker for each core, a small machine would be idle a fifth of the time.
    maxWorkers: 3,
    setupFiles: ['test/published/held.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['test/**/*.test.ts'], exclude: [...RUNS, ...THOROUGH], ...SHARED },
      },
      { extends: true, test: { name: 'thorough', include: THOROUGH, exclude: RUNS, ...SHARED } },
      { extends: true, test: { name: 'runs', include: RUNS } },
    ],
  },
});
