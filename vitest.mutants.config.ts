import { defineConfig } from 'vitest/config';

/** The tests that judge mutants of the policy: only pure ones, because each runs thousands of times. */
export default defineConfig({
  test: {
    include: [
      'test/policy/**/*.test.ts',
      'test/domain/rest/*.test.ts',
      'test/domain/tally.test.ts',
      'test/domain/text/calendar-date.test.ts',
      'test/inputs/parse-on-inconclusive.test.ts',
      // What `policy explain` prints.
      'test/cli/policy/policy.test.ts',
    ],
    // They try thousands of values for each mutant, and take four times as long as all others together.
    exclude: ['test/**/*.thorough.test.ts'],
    setupFiles: ['test/build/property-seed.ts'],
    testTimeout: 20_000,
  },
});
