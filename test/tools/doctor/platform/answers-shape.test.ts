import { describe, expect, it } from 'vitest';
import { JsonNumber, type JsonValue } from '../../../../src/json/json-value.ts';
import { answersText, type Shape, shapeOf } from '../../../../src/tools/doctor/platform/answers-shape.ts';
import type { Received } from '../../../../src/tools/doctor/platform/asker.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';

function received(body: JsonValue): Received {
  const came = { kind: 'answer', body, serverTimeMs: undefined } as const;
  return { operation: 'scan list', path: '/api/v1/deployments/734190/scans/search', request: null, came };
}

const COMMIT = 'c0ffee'.padEnd(40, '0');

describe('the shape of an answer', () => {
  it.each<[JsonValue, string]>([
    [null, 'null'],
    [true, 'true or false'],
    [new JsonNumber('184467501'), 'number 999999999'],
    [new JsonNumber('-0.25e7'), 'number -9.99e9'],
    ['', 'empty text'],
    ['184467501', 'text 999999999'],
    ['2026-11-23T04:15:30.123Z', 'text 9999-99-99T99:99:99.999Z'],
    ['2026-11-23 04:15:30+00:00', 'text 9999-99-99 99:99:99+99:99'],
    ['SCAN_STATUS_COMPLETED', 'the word SCAN_STATUS_COMPLETED'],
    ['supply-chain', 'the word supply-chain'],
    ['ISSUE_TYPE_SAST', 'the word ISSUE_TYPE_SAST'],
    ['high', 'the word high'],
    ['SCAN_STATUS_ACME', 'text'],
    ['refs/heads/acme', 'text refs/heads/…'],
    ['refs/pull/734190/merge', 'text refs/pull/…'],
    ['refs/acme/main', 'text'],
    [COMMIT, 'text of 40 hex digits'],
    ['jane@acme.example', 'text'],
    ['1 Main Street', 'text'],
  ])('of %j does not contain the value: %s', (value, shape) => {
    expect(shapeOf([value])).toEqual([shape]);
  });

  it('is shown once for all values at one path', () => {
    const scans = [{ id: '1', status: 'running' }, { id: '2' }, { id: new JsonNumber('3'), status: null }];
    const id: Shape = ['number 9', 'text 9'];
    expect(shapeOf([{ scans }, { scans: [] }])).toEqual([
      { members: { scans: [{ list: [{ members: { id, status: ['absent', 'null', 'the word running'] } }] }] } },
    ]);
  });

  it('keeps the name of a member only if its words are documented', () => {
    expect(shapeOf([{ project_id: '1', isDefaultBranch: true, jane: '', acmeShop: '', 'x@y': null }])).toEqual([
      {
        members: {
          'a name that is not shown': ['empty text', 'null'],
          isDefaultBranch: ['true or false'],
          project_id: ['text 9'],
        },
      },
    ]);
  });
});

describe('the file of doctor --record', () => {
  it('contains of a failure only reason and status', () => {
    const message = 'scan list: the platform answered 403: jane may not';
    const failed: Received = { ...received(null), came: { kind: 'failure', reason: 'auth', message } };
    expect(JSON.parse(answersText([failed])).answers).toEqual([
      { operation: 'scan list', failure: 'auth', status: 403 },
    ]);
  });

  const MARK = 'Qzxjane';
  const DIGITS = '734190';
  it.each(Object.entries(HOSTILE_TEXTS))('contains no value and no foreign name: %s', (_family, texts) => {
    for (const text of texts) {
      const hostile = `${MARK}${text}`;
      const values = [hostile, `${text}${MARK}`, `refs/heads/${hostile}`, `${DIGITS}${text}`, new JsonNumber(DIGITS)];
      const body = { [hostile]: values, [`is${MARK}`]: { [`${MARK}_id`]: hostile }, id: DIGITS, meta: { on: hostile } };
      const file = answersText([received(body)]);
      expect(file).not.toMatch(/Qzxjane|734190/i);
      expect(JSON.parse(file).answers).toHaveLength(1);
    }
  });
});
