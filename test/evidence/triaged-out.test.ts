import { describe, expect, it } from 'vitest';
import { RATED_SEARCH } from '../../src/domain/evidence.ts';
import { RATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import type { ScopedReading } from '../../src/evidence/read-search.ts';
import { triagedOut } from '../../src/evidence/what-was-found.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { anEndedScan, MINUTE_MS, read } from './a-reading.ts';

/** A minute ago: what is found is looked at again, to its end. */
const RECENT = anEndedScan(MINUTE_MS, { code: 5n });

/** Two of five issues of code count. */
const TWO_OPEN = { critical: ['a=2'], rated: ['a=2'] };

const DETECTED = { issueTypes: ['sast'], refs: ['main'], issues: 5n } as const;

/** The search over all severities, with two issues of one rule. */
function aReadingOf(issueType: 'sast' | undefined): ScopedReading {
  const group = { ruleId: 'a', rulePath: 'a', issueType, epss: undefined };
  const tally = { rules: new Map([['a', { group, count: 2n }]]), isComplete: true };
  const reading = { tally, isSettled: true, doesTotalFit: true, failure: undefined, notices: [], debugNotes: [] };
  const search = { id: RATED_SEARCH, issueTypes: RATED_ISSUE_TYPES, severities: 'all', where: {} } as const;
  return { search, issueTypes: RATED_ISSUE_TYPES, refs: ['main'], reading };
}

describe('what triage has taken out', () => {
  it('is what a look in all states found beside what counts, without another request', async () => {
    const {
      triagedOut: out,
      timesAsked,
      reader,
    } = await read({ ...TWO_OPEN, 'detected sast': ['a=2 b=3'] }, { scan: RECENT });
    expect(out).toEqual({ issueTypes: ['sast'], issues: 3n, byState: [] });
    const polls = timesAsked('detected sast');
    expect(reader.requestsSent()).toBe(12 + polls);
  });

  it('follows the last look, since the index may have lagged at the first', async () => {
    const answers = { ...TWO_OPEN, 'detected sast': ['a=2', 'a=2 b=1', 'a=2 b=3'] };
    expect((await read(answers, { scan: RECENT })).triagedOut).toEqual({
      issueTypes: ['sast'],
      issues: 3n,
      byState: [],
    });
  });

  it('is known of an older scan too, of which one page was enough', async () => {
    const scan = anEndedScan(60 * MINUTE_MS, { code: 5n });
    const { triagedOut: out } = await read({ ...TWO_OPEN, 'detected sast': ['a=2 b=3'] }, { scan });
    expect(out).toEqual({ issueTypes: ['sast'], issues: 3n, byState: [] });
  });

  it.each([
    ['no look was made', { critical: ['a=5'], rated: ['a=5'] }, {}],
    [
      'the look was not read to its end',
      { ...TWO_OPEN, 'detected sast': ['a=2 b=3|c=1'] },
      { scan: anEndedScan(60 * MINUTE_MS, { code: 5n }), pageSize: 2 },
    ],
    ['the look failed', { ...TWO_OPEN, 'detected sast': ['a=2|!server'] }, {}],
    ['the count failed afterwards', { critical: ['a=2'], rated: ['a=2', '!server'], 'detected sast': ['a=2 b=3'] }, {}],
    ['more counts than found', { critical: ['a=2', 'a=9'], rated: ['a=2', 'a=9'], 'detected sast': ['a=2 b=3'] }, {}],
    [
      'states count in which nothing is detected',
      { ...TWO_OPEN, 'detected sast': ['a=2 b=3'] },
      { states: ['open', 'fixed'] as const },
    ],
  ])('is not known where %s', async (_what, answers, given) => {
    expect((await read(answers, { scan: RECENT, ...given })).triagedOut).toBeUndefined();
  });

  it('is not known where an issue does not say of which type it is, and others are looked at', () => {
    const counted = (issueType: 'sast' | undefined) => triagedOut([DETECTED], [aReadingOf(issueType)], ['open']);
    expect(counted('sast')).toEqual({ issueTypes: ['sast'], issues: 3n, byState: [] });
    expect(counted(undefined)).toBeUndefined();
  });

  it('is of the types alone that were looked at', async () => {
    const scan = aScan({ ...RECENT, findingsCounts: someFindings({ code: 5n, secrets: 1n }) });
    const answers =
      'critical, rated: a=2 secrets:s=1; detected sast: a=2 b=3; detected sast+secrets: a=2 b=3 secrets:s=1';
    expect((await read(answers, { scan })).triagedOut?.issues).toBe(3n);
  });
});
