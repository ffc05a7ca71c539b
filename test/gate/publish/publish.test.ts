import { expect, test } from 'vitest';
import { type PublishLog, publish, type ReportOutput, type WrittenPages } from '../../../src/gate/publish/publish.ts';
import { logPages } from '../../../src/gate/publish/usual-outputs.ts';
import type { Log } from '../../../src/ports/log.ts';
import { aReport } from '../../build/a-report.ts';

function logInto(lines: string[]): PublishLog & Log {
  return {
    info: (line) => void lines.push(line),
    debug: () => {},
    warn: (message) => void lines.push(`warning: ${message}`),
    async group(title, body) {
      lines.push(`▸ ${title}`);
      const result = await body();
      lines.push('▴');
      return result;
    },
  };
}

function anOutput(what: string, write: ReportOutput['write']): ReportOutput {
  return { what, write };
}

test('the log begins with the answer, folds the evidence below it, and ends with the verdict', async () => {
  const lines: string[] = [];
  const log = logInto(lines);
  await publish(aReport(), [logPages(log)], log);
  const starts = [
    'Findings Gate passed',
    'RESULT',
    'within limits: 0 critical',
    '▸ Proof',
    'Scan: code',
    '▴',
    'gate: PASS',
  ];
  const places = starts.map((start) => lines.findIndex((line) => line.startsWith(start)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBe(lines.length - 1);
});

test('an output receives the locations of earlier pages', async () => {
  const seen: WrittenPages[] = [];
  const note = anOutput('Notes', async (_report, places) => {
    seen.push(places);
    return {};
  });
  const outputs = [
    anOutput('A', async () => ({ reportPath: '/tmp/a.json' })),
    anOutput('B', async () => ({ commentUrl: 'u' })),
  ];
  await publish(aReport(), [note, ...outputs, note], logInto([]));
  expect(seen).toEqual([{}, { reportPath: '/tmp/a.json', commentUrl: 'u' }]);
});

test.each([false, true])(
  'an output that breaks is a warning, which takes the room of an annotation, and the others still write: sent first: %s',
  async (isSentFirst) => {
    const lines: string[] = [];
    const broken: ReportOutput = { what: 'The page', isSentFirst, write: () => Promise.reject(new Error('a defect')) };
    const whole = anOutput('The file', async () => ({ notice: 'The file has a notice.' }));
    await publish(aReport(), [broken, whole], logInto(lines), (_report, most) => lines.push(`${most} annotations`));
    expect(lines).toContain('9 annotations');
    expect(lines).toContain('The file has a notice.');
    expect(lines).toContain(
      'warning: The page could not be made: this is a defect of the gate, and does not change the verdict.',
    );
    expect(lines.at(-1)).toMatch(/^gate: PASS/);
  },
);

test('network outputs are sent before pages are made, and notices keep the order of the outputs', async () => {
  const seen: string[] = [];
  const answer = Promise.withResolvers<void>();
  const page = anOutput('The page', async () => {
    seen.push('page');
    // The answer comes only after a page was made.
    answer.resolve();
    return { notice: 'The page is made.', reportPath: '/tmp/a.json' };
  });
  const comment: ReportOutput = {
    what: 'The comment',
    isSentFirst: true,
    async write(_report, places) {
      expect(places).toEqual({});
      await Promise.resolve();
      seen.push('sent');
      await answer.promise;
      return { notice: 'The comment is written.', commentUrl: 'u' };
    },
  };
  const address = anOutput('The address', async (_report, { commentUrl }) => {
    seen.push(`address ${commentUrl}`);
    return {};
  });
  const lines: string[] = [];
  await publish(aReport(), [page, comment, address], logInto(lines));
  expect(seen).toEqual(['sent', 'page', 'address u']);
  expect(lines.slice(0, 2)).toEqual(['The page is made.', 'The comment is written.']);
});
