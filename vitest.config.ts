import { defineConfig } from 'vitest/config';

// Packages run as they do for users, without the assertions of their development builds.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Many tests wait, for a process or for a time: with a worker for each core, a small machine would be idle a third of the time.
    maxWorkers: 3,
    // No file changes what another could see, so a module is loaded once for all files of a worker. For each file anew it takes two seconds.
    isolate: false,
    setupFiles: ['test/published/checked.ts', 'test/build/property-seed.ts', 'test/run/file-ends.ts'],
    // It ends only what hangs: what a quiet machine does in a second may take half a minute on one with forty busy processes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
