import { defineConfig } from 'vitest/config';

// Packages run as they do for users, without the assertions of their development builds.
process.env.NODE_ENV = 'production';

/** Tests of whole runs, and those that start a process. */
const RUNS = ['test/**/{e2e,policy-e2e,faults}/**/*.test.ts', 'test/**/*.process.test.ts'];
/** Tests that need neither, and take seconds: they try many values, or ask the doubles often. All others are units. */
const THOROUGH = ['test/**/*.thorough.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait, for a process or for a time: with a worker for each core, a small machine would be idle a third of the time.
    maxWorkers: 4,
    // No file changes what another could see, so a module is loaded once for all files of a worker. For each file anew it takes two seconds.
    isolate: false,
    setupFiles: ['test/published/checked.ts', 'test/build/property-seed.ts'],
    // It ends only what hangs: what a quiet machine does in a second may take half a minute on one with forty busy processes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'units', include: ['test/**/*.test.ts'], exclude: [...RUNS, ...THOROUGH] } },
      { extends: true, test: { name: 'thorough', include: THOROUGH, exclude: RUNS } },
      { extends: true, test: { name: 'runs', include: RUNS } },
    ],
  },
});
