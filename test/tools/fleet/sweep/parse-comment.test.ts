import { describe, expect, test } from 'vitest';
import { renderMarker, sealComment } from '../../../../src/report/json/marker.ts';
import { renderComment } from '../../../../src/report/pages/whole-page.ts';
import { parseComment } from '../../../../src/tools/fleet/sweep/parse-comment.ts';
import { COMMIT } from '../../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../../build/sample-reports.ts';

const RUN = { runId: '1', attempt: 1, isRed: false };
const marker = { key: '', pullRequest: 7, head: COMMIT, ...RUN, digest: '0123456789abcdef' };

describe('the verdict of a comment', () => {
  test.each(Object.entries(SAMPLE_REPORTS))('is read from its headline: %s', (_, report) => {
    const page = sealComment(marker, (line) => renderComment(report, { marker: line }));
    expect(parseComment(page)?.says).toBe(report.verdict.word);
  });

  test.each([
    ['### ❌ Findings Gate failed: 3 critical issues, none allowed', 'fail'],
    ['### ⚠️ Findings Gate is inconclusive: no scan of this commit was found', 'inconclusive'],
    ['### ⚠️ Findings Gate passed: nothing blocks', 'pass'],
    ['## ⚠️ Findings Gate: 1 of 2 projects is not proven (`: nothing blocks`), 1 passes', 'inconclusive'],
    ['## ⚠️ Findings Gate: all 2 projects pass', 'pass'],
    ['## ⚠️ Findings Gate: all 2 projects pass; nothing blocks (`b`)', 'pass'],
    ['## ⚠️ Findings Gate: nothing blocks: no blocking condition is in force (`b`)', 'pass'],
    ['## ⚠️ Findings Gate: all 2 projects pass: the only scan still runs', 'inconclusive'],
    ['### Something else', undefined],
  ])('is read from earlier versions, and from nothing else: %s', (heading, says) => {
    expect(parseComment(`${renderMarker(marker)}\n${heading}`)?.says).toBe(says);
  });
});
