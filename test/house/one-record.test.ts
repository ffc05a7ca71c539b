import { describe, expect, it } from 'vitest';
import { listFiles, readSource, type SourceFile } from './source-file.ts';

/** The word as a noun, in names too: `Record<…>` of TypeScript, `z.record(…)` and the verb (`recorded`) are other words. */
const RECORD = /(?:[Rr]ecords?(?![a-z<])|RECORDS?(?![a-z]))/;
const RECORDS = /[Rr]ecords(?![a-z])|RECORDS/;
/** Where there are several: older ones, those of the other command, and those of a suite. */
const OWN = [
  'src/gate/evidence-file/',
  'test/gate/evidence-file/',
  'src/cli/policy/suite/',
  'src/policy/file/suite/',
  'scripts/write-suite-records.ts',
  'test/cli/policy/',
  'test/examples/policy-repository',
  'test/policy/file/parse-suite.test.ts',
  'test/policy/file/suite-schema-file.test.ts',
  'docs/policy-repository.md',
];
/** Beside its rooms these know the evidence file. A path is a file, or all that begins with it. */
const KNOW_IT = [
  ...OWN,
  'src/action/',
  'src/cli/check/',
  'src/cli/connection.ts',
  'src/cli/doctor/',
  'src/cli/emulator/',
  'src/cli/local-file.ts',
  'src/cli/policy/policy-test.ts',
  'src/cli/record-bytes.ts',
  'src/cli/simulate/',
  'src/domain/action-inputs.ts',
  'src/domain/doctor/send-in.ts',
  'src/domain/failure.ts',
  'src/domain/report.ts',
  'src/domain/suite/',
  'src/domain/text/not-held-text.ts',
  'src/domain/text/reason-words.ts',
  'src/evidence/await-index.ts',
  'src/gate/door/',
  'src/gate/publish/record-file.ts',
  'src/gate/story/reading.ts',
  'src/inputs/parse-inputs.ts',
  'src/platform/doctor/disguise/',
  'src/report/json/json-schema.ts',
  'src/report/pages/proof.ts',
  'src/report/text/replay/',
  'emulator/answers/',
  'test/cli/check/replay',
  'test/cli/doctor/',
  'test/cli/recipes.thorough.test.ts',
  'test/cli/simulate/record.thorough.test.ts',
  'test/cli/tell-failure.test.ts',
  'test/e2e/cli/replay.test.ts',
  'test/e2e/every-input.test.ts',
  'test/e2e/places-',
  'test/e2e/projects-in-files.test.ts',
  'test/e2e/record-path.test.ts',
  'test/e2e/several-projects',
  'test/emulator/answers.test.ts',
  'test/evidence/',
  'test/faults/mutants.ts',
  'test/faults/n-',
  'test/faults/rows.ts',
  'test/house/',
  'test/gate/story/triage-time.test.ts',
  'test/inputs/parse-inputs.test.ts',
  'test/labels/every-world.thorough.test.ts',
  'test/policy-e2e/no-limit.test.ts',
  'test/report/html/simulation-page.test.ts',
  'test/report/reasons/',
  'test/report/replay.test.ts',
  'CONTRIBUTING.md',
  'README.md',
  'docs/',
];
/** The readers of zod and fast-check call an object so. */
const OTHER_LIBRARIES = ['.record('];
/** A comment may name a file of the evidence file's room. */
const ITS_FILES = ['record-schema.ts'];

/** Lines in which the word stands, and the place does not know the evidence file. */
function otherRecords({ path, text }: SourceFile): readonly string[] {
  const isOneOf = (paths: readonly string[]): boolean => paths.some((known) => path.startsWith(known));
  if (isOneOf(OWN) || path === 'test/house/one-record.test.ts') return [];
  const word = isOneOf(KNOW_IT) ? RECORDS : RECORD;
  const lines = text.split('\n').map((line, at) => ({ place: `${path}:${at + 1}`, line: line.trim() }));
  return lines
    .filter(({ line }) =>
      word.test([...OTHER_LIBRARIES, ...ITS_FILES].reduce((rest, known) => rest.replaceAll(known, ''), line)),
    )
    .map(({ place, line }) => `${place} ${line}`);
}

describe('"record" means the evidence file', () => {
  const sources = listFiles(
    ['src', 'test', 'emulator', 'github-double', 'gitlab-double', 'demo', 'bench', 'scripts'],
    '.ts',
  );
  const files = [...sources, ...listFiles(['docs'], '.md'), ...['README.md', 'CONTRIBUTING.md'].map(readSource)];

  it('and nothing else', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(files.flatMap(otherRecords)).toEqual([]);
  });

  it.each([
    ['src/scan/lookup/scan-lookup.ts', 'get records(): readonly Scan[] {'],
    ['src/scan/choose.ts', 'export function choose(records: readonly Scan[], situation: Situation): Choice {'],
    ['src/gate/story/reading.ts', 'records: () => known.lookup.scans,'],
    ['src/gate/simulate/decide-ref.ts', 'scan. Pure. `records` are all that is known of the ref.'],
    ['src/platform/schema/scan-list.ts', 'for (const record of records) {'],
    ['src/domain/scan.ts', "/** One record of the scan list, in the gate's own words. */"],
    ['src/cli/requests/listing.ts', 'record(item: Item): unknown;'],
    ['src/forge/read-pages.ts', 'const MOST_RECORDS = 3_000;'],
    ['emulator/state.ts', 'export type ScanRecord = {'],
    ['docs/command-line.md', 'With `--json` they print all records.'],
  ])('would show an old use in %s', (path, text) => {
    expect(otherRecords({ path, text })).toEqual([`${path}:1 ${text}`]);
  });

  it.each([
    ['src/scan/choose.ts', 'const byId: Record<string, Scan> = {};'],
    ['src/written/value.ts', 'inputs: z.record(z.string(), Input),'],
    ['src/cli/check/check-flags.ts', "'record-path': { refusal: 'on the command line it is --record' },"],
    ['src/gate/evidence-file/record-schema.ts', '/** Older records name the host alone. */'],
  ])('would show nothing else in %s', (path, text) => {
    expect(otherRecords({ path, text })).toEqual([]);
  });
});
