import { describe, expect, it } from 'vitest';
import { RATED_SEARCH } from '../../src/domain/evidence.ts';
import type { IssueState } from '../../src/domain/issue.ts';
import type { IssueType } from '../../src/domain/product.ts';
import type { ScopedReading } from '../../src/evidence/read-search.ts';
import { detectedByReading, foundByReading, foundOf, triagedOut } from '../../src/evidence/what-was-found.ts';
import { aTally } from '../policy/a-case.ts';
import { anEndedScan, MINUTE_MS, read } from './a-reading.ts';

const REFS = ['refs/pull/7/merge'];

const rated: readonly IssueType[] = ['sast', 'sca', 'secrets'];

function reading(
  tally: string,
  states: readonly IssueState[] | undefined,
  issueTypes = rated,
  refs = REFS,
): ScopedReading {
  const id = states === undefined ? RATED_SEARCH : states.join();
  const search = { id, issueTypes, severities: 'all', where: {}, states } as const;
  const whole = { isSettled: true, doesTotalFit: true, failure: undefined };
  return { search, issueTypes, refs, reading: { tally: aTally(tally), ...whole } };
}

describe('the number of issues that readings in the states of a condition add', () => {
  it.each<[what: string, own: readonly ScopedReading[], issues: bigint]>([
    ['is what they found', [reading('sast:a=3', ['ignored-code'])], 4n],
    [
      'is the most that one of them found of a rule',
      [
        reading('sast:a=3 sast:b=1', ['ignored-code', 'ignored-app']),
        reading('sast:a=2', ['ignored-app']),
        reading('sast:c=5', ['ignored-code']),
      ],
      10n,
    ],
    ['is what they found besides those that count', [reading('sast:x=1 sast:a=3', ['open', 'ignored-code'])], 4n],
    ['is nothing of states that no scan detects', [reading('sast:a=3', ['ignored-app', 'fixed'])], 1n],
    ['is nothing of other refs', [reading('sast:a=3', ['ignored-app'], rated, ['main'])], 1n],
    ['is nothing of types that count elsewhere', [reading('sast:a=3', ['ignored-app'], ['sast', 'ai-sast'])], 1n],
  ])('%s', (_, own, issues) => {
    const found = detectedByReading([reading('sast:x=1', undefined), ...own], ['open']);
    expect(foundOf(['sast'], REFS, found)).toBe(issues);
  });

  it('is nothing if a state counts in which scans detect nothing', () => {
    expect(foundByReading([reading('sast:a=3', undefined)], ['open', 'fixed'])).toEqual([]);
  });
});

/** A scan that ended a minute ago, so that the gate checks the detected issues to the end of the list. */
const RECENT = anEndedScan(MINUTE_MS, { code: 5n });

/** Two of five issues of code count. */
const TWO_OPEN = { critical: ['a=2'], rated: ['a=2'] };

describe('issues removed by triage', () => {
  it('are the issues found in all states that do not count, without another request', async () => {
    const answers = { ...TWO_OPEN, 'detected sast': ['a=2 b=3'] };
    const { triagedOut: out, timesAsked, reader } = await read(answers, { scan: RECENT });
    expect(out).toEqual({ issueTypes: ['sast'], issues: 3n, byState: [] });
    expect(reader.requestsSent()).toBe(12 + timesAsked('detected sast'));
  });

  it('are known for an older scan too', async () => {
    const scan = anEndedScan(60 * MINUTE_MS, { code: 5n });
    const { triagedOut: out } = await read({ ...TWO_OPEN, 'detected sast': ['a=2 b=3'] }, { scan });
    expect(out).toEqual({ issueTypes: ['sast'], issues: 3n, byState: [] });
  });

  it.each([
    ['there was no request in all states', { critical: ['a=5'], rated: ['a=5'] }, {}],
    ['the count failed afterwards', { critical: ['a=2'], rated: ['a=2', '!server'], 'detected sast': ['a=2 b=3'] }, {}],
    ['more counts than found', { critical: ['a=2', 'a=9'], rated: ['a=2', 'a=9'], 'detected sast': ['a=2 b=3'] }, {}],
    [
      'states count in which nothing is detected',
      { ...TWO_OPEN, 'detected sast': ['a=2 b=3'] },
      { states: ['open', 'fixed'] as const },
    ],
  ])('are unknown if %s', async (_what, answers, given) => {
    expect((await read(answers, { scan: RECENT, ...given })).triagedOut).toBeUndefined();
  });

  it('are counted without those of types that count elsewhere', () => {
    const detected = { issueTypes: ['sast'], refs: REFS, tally: aTally('sast:a=5 sast:b=1') } as const;
    const counted = reading('sast:a=2 secrets:s=4', undefined);
    expect(triagedOut([detected], [counted], ['open'])).toEqual({ issueTypes: ['sast'], issues: 4n, byState: [] });
  });

  it('are unknown if the counted issues, or those in a state, were not read to the end', () => {
    const detected = { issueTypes: ['sast'], refs: REFS, tally: aTally('sast:a=5') } as const;
    expect(triagedOut([detected], [reading('sast:a=2 …', undefined)], ['open'])).toBeUndefined();
    expect(triagedOut([], [reading('sast:a=2 …', ['ignored-app'])], ['open'])).toBeUndefined();
  });
});
