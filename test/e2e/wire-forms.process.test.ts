import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { randomWireForm, type WireForm } from '../../emulator/wire/wire-form.ts';
import { runBuilt } from '../run/built-gate.ts';
import { outcomeOf } from '../run/gate.ts';

/** What the platform's public documents show, where they differ from the plain form. */
const AS_PUBLISHED: Partial<WireForm> = {
  exitCodes: 'text',
  scanCounts: 'text',
  titles: 'text',
  sendsPartialFlag: false,
  missingTimes: 'empty',
};

describe('the built action', { concurrent: true }, () => {
  it.each<[string, Partial<WireForm>]>([
    ['as published', AS_PUBLISHED],
    ['by seed 4', randomWireForm(4)],
  ])('judges scans that are written %s', async (_form, form) => {
    const run = await runBuilt({
      platform: (context) => {
        const state = SCENARIOS['over-limit'](context);
        return { ...state, wire: { ...state.wire, ...form } };
      },
    });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(run.outputs).toMatchObject({ critical: '3', high: '8', medium: '6', low: '4', unrated: '2' });
  });

  it('waits for a scan that gives an empty text as its end', async () => {
    const run = await runBuilt({
      platform: (context) => {
        const state = SCENARIOS['still-running'](context);
        return { ...state, wire: { ...state.wire, ...AS_PUBLISHED } };
      },
      inputs: { 'wait-timeout': '1s' },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'scan-running']);
  });
});
