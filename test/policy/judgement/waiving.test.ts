import { describe, expect, it } from 'vitest';
import type { Severity } from '../../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES } from '../../../src/domain/product.ts';
import { waivingOf } from '../../../src/policy/judgement/waiving.ts';
import { aTally, aWaiver } from '../a-case.ts';

const END = 'until 2027-01-31';

/** What is left of the rule `a` in each severity, where there were so many issues of it. */
function left(
  waivers: readonly string[],
  counts: Partial<Record<Severity, number>>,
  rule = 'a',
): Record<string, string> {
  const parts = Object.entries(counts).map(([severity, count]) => ({
    issueTypes: RATED_ISSUE_TYPES,
    severity: severity as Severity,
    tally: aTally(`${rule}=${count}`),
  }));
  const open = waivingOf(waivers.map((text) => aWaiver(`a ${END}, ${text}`))).takeOut(parts);
  return Object.fromEntries(
    open.map(({ severity, tally }) => [
      severity,
      [...tally.rules.values()].map(({ count }) => String(count)).join('+'),
    ]),
  );
}

describe('waivers together', () => {
  it.each([
    ['are none', [], false],
    ['are not limited', [`a ${END}`, `b ${END}, max 3`, `c ${END}, types sast`], false],
    ['are limited to severities', [`a ${END}, severities low`], true],
    ['are limited to severities, one of them', [`a ${END}`, `b ${END}, severities low`], true],
  ])('need what is judged severity by severity only where they say one: they %s', (_, waivers, needs) => {
    expect(waivingOf(waivers.map(aWaiver)).needsSeverities).toBe(needs);
  });

  it('use the narrower one first, in whatever order they stand', () => {
    const waivers = ['max 2', 'max 2, severities high'];
    expect(left(waivers, { high: 2, critical: 2 })).toEqual({ high: '0', critical: '0' });
    expect(left(waivers.toReversed(), { high: 2, critical: 2 })).toEqual({ high: '0', critical: '0' });
  });

  it.each([['high'], ['high+critical']])('leave those for a type what only they may cover: %s', (severities) => {
    const waivers = ['max 2, types sast', `max 2, severities ${severities}`];
    for (const each of [waivers, waivers.toReversed()])
      expect(left(each, { high: 2, low: 2 }, 'sast:a')).toEqual({ high: '0', low: '0' });
  });

  it('are used up from the first part of what is judged on, and not as they would reach furthest', () => {
    const waivers = ['max 2, severities high+low', 'max 2, severities high+critical'];
    expect(left(waivers, { high: 2, low: 2 })).toEqual({ high: '0', low: '2' });
    expect(left(waivers, { low: 2, high: 2 })).toEqual({ low: '0', high: '0' });
  });
});
