import { defineConfig } from 'vitest/config';

/** The tests that judge mutants of the policy: pure ones alone, since each runs thousands of times. */
export default defineConfig({
  test: { include: ['test/policy/**/*.test.ts', 'test/domain/tally.test.ts'] },
});
