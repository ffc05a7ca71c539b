import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState } from '../../../emulator/build.ts';
import { listedJson } from '../../../emulator/issues/listed-json.ts';
import { MESSAGE_CANARY, PLACES } from '../../../emulator/scenarios/places.ts';
import { LISTED_ISSUE, type ListedIssue, listedIssuePage } from '../../../src/platform/schema/listed-issue.ts';

const IN_PACKAGE = anIssue({
  ...PLACES.lodash,
  type: 'ISSUE_TYPE_SCA',
  firstSeenScanId: '7',
  attributes: { transitivities: 'DIRECT', reachabilities: 'REACHABILITY_UNKNOWN' },
});
const ENTRY = JSON.parse(JSON.stringify(listedJson(IN_PACKAGE, aPlatformState()))) as Record<string, unknown>;

function read(entry: unknown): ListedIssue | undefined {
  return listedIssuePage({ issues: [{ issue: entry }] }).page.issues[0];
}

describe('an issue of the list', () => {
  it('is read with every member, and written as received', () => {
    const issue = read(ENTRY)!;
    expect(issue).toMatchObject({
      issueType: 'sca',
      severity: 'high',
      filePath: 'web/package-lock.json',
      line: 4127,
      firstSeenScan: { id: '7' },
      vulnerability: { advisory: 'CVE-2020-8203', bestFix: { package: 'lodash', version: '4.17.21' } },
    });
    expect(LISTED_ISSUE.write(issue)).toMatchObject(ENTRY);
  });

  it.each(Object.keys(ENTRY))('is read without its %s, and keeps all other members', (name) => {
    const { [name]: _missing, ...rest } = ENTRY;
    const quiet = name === 'issueType' ? { message: null } : {};
    const gone = Array.isArray(ENTRY[name]) ? [] : null;
    expect(LISTED_ISSUE.write(read(rest)!)).toMatchObject({ ...ENTRY, ...quiet, [name]: gone });
  });

  it.each(Object.keys(ENTRY))('is read if its %s has another form', (name) => {
    for (const odd of [null, 7.5, -1, true, '', [], {}, [[1]], 'x'.repeat(9_000)])
      expect(read({ ...ENTRY, [name]: odd })?.lastSeenScan).toBeUndefined();
  });

  it('keeps unknown values of the platform', () => {
    const issue = read({ ...ENTRY, aggregateState: 'NEW', secretsAttributes: { validationState: 'NEW' } });
    expect(issue).toMatchObject({ state: { unknown: 'NEW' }, secret: { validation: { unknown: 'NEW' } } });
    expect(LISTED_ISSUE.write(issue!)).toMatchObject({ aggregateState: 'NEW' });
  });

  it('has its lines as integers or as text, and no invalid ones', () => {
    const lines = [7, '7', 0, '-1', '007', 1.5, '9999999999999999999', 2 ** 53].map(
      (line) => read({ ...ENTRY, line })?.line,
    );
    expect(lines).toEqual([7, 7, ...Array(6).fill(undefined)]);
  });

  it.each([
    ['a secret', { issueType: 'ISSUE_TYPE_SECRETS' }],
    ['an issue without a type', { issueType: undefined }],
    ['one of an unknown type', { issueType: 'ISSUE_TYPE_NEW' }],
    ['one that has the attributes of a secret', { issueType: 'ISSUE_TYPE_SAST', secretsAttributes: {} }],
  ])('stores no message of %s', (_, members) => {
    expect(read({ ...ENTRY, ...members, message: MESSAGE_CANARY })?.message).toBeUndefined();
  });
});

describe('a page of the list', () => {
  it('skips and counts an entry that is no issue', () => {
    const { page } = listedIssuePage({ issues: [{ issue: ENTRY }, {}, null, { issue: 'x' }, 7], cursor: 'next' });
    expect([page.issues.length, page.unread, page.isLast]).toEqual([1, 4, false]);
  });

  it.each([[{}], [{ cursor: '' }], [{ cursor: null }], [{ issues: null }]])('is empty for %j', (answer) => {
    expect(listedIssuePage(answer).page).toEqual({ issues: [], unread: 0, isLast: true });
  });

  it.each([[[]], [null], ['x'], [{ issues: {} }], [{ groups: [] }], [{ issues: [], cursor: 7 }]])(
    'is not %j',
    (answer) => {
      expect(() => listedIssuePage(answer)).toThrow();
    },
  );
});
