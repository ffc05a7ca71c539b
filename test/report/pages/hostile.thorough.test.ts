import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderJsonReport } from '../../../src/report/json/json.ts';
import { parseMarker } from '../../../src/report/json/marker.ts';
import { renderOutputs } from '../../../src/report/json/outputs.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { renderFinalLine } from '../../../src/report/log/log-line.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { draws, shareOf } from '../../build/draws.ts';
import { judge } from '../../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';
import { MARKER } from '../writers.ts';
import { anyHostileText } from './any-hostile-text.ts';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const fields = Object.entries(UNTRUSTED_FIELDS).map(([field, reportWith], index) => ({ field, reportWith, index }));
const TEXTS = Object.values(HOSTILE_TEXTS).flat();

describe('the judge of pages itself', () => {
  test.each([
    ['hello @user', 'mention'],
    ['see #12', 'issue reference'],
    ['at deadbeef', 'commit'],
    ['a :tada: b', 'emoji'],
  ])('finds %j live', (page, kind) => {
    expect(judge(page).live.join()).toContain(kind);
  });

  test('finds a bare address, HTML and an image', () => {
    expect(judge('www.evil.example <b> ![](https://evil.example/a.png)').structure.join()).toMatch(/link.*html.*image/);
  });
});

describe.each(fields)('hostile text in $field', ({ reportWith, index }) => {
  test('log lines and annotations contain no command and no unseen character', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        for (const line of logOf(reportWith(text))) {
          expect(line).not.toMatch(/^\s*::|##\[/);
          expect(line).not.toMatch(INVISIBLE);
        }
      }),
      { numRuns: draws(30) },
    );
  });

  test('the marker is there once, on the first line', () => {
    for (const text of HOSTILE_TEXTS.marker!) {
      const comment = commentOf(reportWith(text));
      expect(comment.split('<!-- findings-gate')).toHaveLength(2);
      expect(parseMarker(comment)).toMatchObject({ runId: '1' });
    }
  });

  test('the JSON report stays valid, without unseen characters in its lines', () => {
    for (const text of shareOf(TEXTS, index, 3)) {
      const json = [...renderJsonReport(reportWith(text))].join('');
      expect(() => ReportJson.parse(JSON.parse(json))).not.toThrow();
      expect(json.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      expect(json).not.toMatch(/^\s*::|##\[/m);
    }
  });

  test('outputs are single lines', () => {
    for (const text of TEXTS) {
      const outputs = renderOutputs(reportWith(text), { reportPath: 'r.json', commentUrl: text.slice(0, 500) });
      for (const value of Object.values(outputs)) expect(value).not.toMatch(INVISIBLE);
    }
  });
});

function commentOf(report: GateReport): string {
  return renderComment(report, { marker: MARKER });
}

function logOf(report: GateReport): string[] {
  const annotations = renderAnnotations(report).flatMap(({ title, message }) => [title, message]);
  return [...renderConsole(report), ...renderConsoleProof(report), renderFinalLine(report), ...annotations];
}
