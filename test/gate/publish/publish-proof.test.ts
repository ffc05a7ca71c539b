import { expect, test } from 'vitest';
import { publish, type Sinks } from '../../../src/gate/publish/publish.ts';
import { aReport } from '../../build/a-report.ts';

function sinks(lines: string[], given: Partial<Sinks> = {}): Sinks {
  return {
    info: (line) => void lines.push(line),
    annotate: (level, title, message) => void lines.push(`${level}: ${title}: ${message}`),
    redact: (text) => text,
    writeReport: async () => ({}),
    writeOutputs: async () => ({}),
    writeSummary: undefined,
    publishComment: undefined,
    setStatus: undefined,
    ...given,
  };
}

test('the log folds the proof above the tables, and ends with the verdict', async () => {
  const lines: string[] = [];
  const group: Sinks['group'] = async (title, body) => {
    lines.push(`▸ ${title}`);
    await body();
    lines.push('▴');
  };
  await publish(aReport(), sinks(lines, { group }));
  const places = ['▸ Proof', 'Scan: 481516', '▴', 'RESULT', 'Issues: ', 'gate: PASS'].map((start) =>
    lines.findIndex((line) => line.startsWith(start)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBe(lines.length - 1);
});

test('a place that cannot fold shows the proof all the same', async () => {
  const lines: string[] = [];
  await publish(aReport(), sinks(lines));
  expect(lines[0]).toMatch(/^Proof: /);
  expect(lines.join('\n')).toContain('Requests: 9 sent, 9 planned');
});
