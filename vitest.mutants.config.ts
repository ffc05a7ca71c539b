import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The first test that fails ends the run of a mutant. A mutant of a schema runs all tests: those of the schemas come
 * first, and what loads or takes the most comes last.
 */
const ORDER = [
  /policy-schema-file|suite-schema-file|expected-keys|where\.test/,
  /policy\/file\/(?!suggestions|policy-mistakes)/,
  /^(?!.*(?:cli\/|judgement\/rest|suggestions|policy-mistakes))/,
  /suggestions|policy-mistakes/,
  /./,
];

class KillersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => ORDER.findIndex((each) => each.test(moduleId));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

/** The tests that judge mutants of the policy: only pure ones, because each runs thousands of times. */
export default defineConfig({
  test: {
    include: [
      'test/policy/**/*.test.ts',
      'test/tools/audit/suite/{parse-suite,suite-schema-file}.test.ts',
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
    // A worker is started for each mutant, and loads a module once for all files: a third of the time of once for each.
    isolate: false,
    sequence: { sequencer: KillersFirst },
    testTimeout: 20_000,
  },
});
