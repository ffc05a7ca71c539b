import { describe, expect, it, test } from 'vitest';
import type { DecidedReplay, GateReport, ReportedReplay } from '../../src/domain/report.ts';
import { replayText } from '../../src/report/text/replay-text.ts';
import { aReplay, aReport } from '../build/a-report.ts';
import { SAMPLE_REPORTS } from '../build/sample-reports.ts';
import { WRITERS } from './writers.ts';

const PASS: DecidedReplay = { verdict: 'pass', reason: undefined, exitCode: 0, brokenBy: [] };
const FAIL: DecidedReplay = { verdict: 'fail', reason: undefined, exitCode: 1, brokenBy: ['max-high'] };
const NO_SCAN: DecidedReplay = { verdict: 'inconclusive', reason: 'no-scan', exitCode: 2, brokenBy: [] };

describe('every page of a replay', () => {
  /** The start of each output that begins with the replay. */
  const FIRST: Readonly<Partial<Record<keyof typeof WRITERS, RegExp>>> = {
    'the log': /^\nReplay of record 8c6976e5b541: /,
    'the last line': /^gate: \w+( \S+)? - replay of record 8c6976e5b541, then pass: /,
    'the JSON report': /^\{\n {2}"schema": 1,\n {2}"replay": \{\n {4}"digest": "8c6976e5/,
    JUnit: /<properties>\s*<property name="replay" value="Replay of record 8c6976e5b541: /,
    SARIF: /"toolExecutionNotifications": \[\s*\{\s*"level": "note",\s*"descriptor": \{\s*"id": "replay"/,
    'Code Quality': /^\[\s*\{\s*"description": "Replay of record `8c6976e5b541`: /,
    'the summary': /^> Replay of record `8c6976e5b541`: /,
    'the short page': /^> Replay of record `8c6976e5b541`: /,
    'the comment': /^\n> Replay of record `8c6976e5b541`: /,
  };
  const SAMPLES = ['pass', 'pass-with-counts', 'fail', 'fail-incomplete', 'inconclusive-no-scan', 'config'];

  test.each(
    SAMPLES.flatMap((name) => (Object.keys(FIRST) as (keyof typeof WRITERS)[]).map((writer) => ({ name, writer }))),
  )('says first that it is a replay: $writer of $name', ({ name, writer }) => {
    const report: GateReport = { ...SAMPLE_REPORTS[name]!, replay: aReplay() };
    expect(WRITERS[writer](report)).toMatch(FIRST[writer]!);
    expect(WRITERS[writer](SAMPLE_REPORTS[name]!)).not.toMatch(/[Rr]eplay of/);
  });

  it('has no advice that only applies to a run, and no lines to copy', () => {
    const report: GateReport = { ...SAMPLE_REPORTS.fail!, replay: aReplay(), nextStep: 'Run simulate.' };
    for (const writer of ['the summary', 'the comment', 'the log'] as const) {
      expect(WRITERS[writer](SAMPLE_REPORTS.fail!)).toMatch(/re-run this job/);
      expect(WRITERS[writer](report)).not.toMatch(/push|re-run|To list the issues|triage \[|To waive/);
      expect(WRITERS[writer](report)).toContain('Run simulate.');
    }
  });
});

describe('the sentences of a replay', () => {
  it.each<[parts: Partial<ReportedReplay>, says: string]>([
    [{ was: PASS, now: FAIL, given: ['--max-high'] }, 'Then pass, now fail, by max-high. Replaced: --max-high.'],
    [{ was: FAIL, now: PASS, given: ['--policy-file'] }, 'Then fail, by max-high, now pass. Replaced: --policy-file.'],
    [{ was: FAIL, now: FAIL, given: [] }, 'Then and now fail, by max-high.'],
    [{ was: PASS, now: PASS, given: ['--mode'] }, 'Then and now pass. Replaced: --mode.'],
    [{ was: NO_SCAN, now: NO_SCAN, given: [] }, 'Then and now inconclusive (no-scan).'],
    [
      { was: FAIL, now: { ...FAIL, exitCode: 0 }, given: ['--mode'] },
      'Then fail, by max-high with exit code 1, now fail, by max-high with exit code 0. Replaced: --mode.',
    ],
    [
      { was: FAIL, now: { ...FAIL, brokenBy: ['a', 'b', 'c', 'd', 'e'] }, given: ['--policy'] },
      'Then fail, by max-high, now fail, by a, b, c and 2 more. Replaced: --policy.',
    ],
    [
      { was: FAIL, now: PASS, given: [] },
      'Then fail, by max-high, now pass. No setting was replaced: this version of the gate decides differently, or the record was changed.',
    ],
  ])('describe the verdict then and now: %j', (parts, says) => {
    const replay = aReplay({ run: undefined, ...parts });
    expect(replayText({ replay })).toBe(`Replay of record 8c6976e5b541: the run of 2026-11-03 17:58 UTC. ${says}`);
  });

  it('name the run in the CI system if the record does, and are empty for a run', () => {
    expect(replayText({ replay: aReplay() })).toContain('the run of 2026-11-03 17:58 UTC, https://ci.example/runs/77.');
    expect(replayText(aReport())).toBe('');
  });
});
