import { describe, expect, it } from 'vitest';
import { FILTER_MEMBER_NAMES } from '../../../../../src/domain/issue-filter.ts';
import { JsonNumber, type JsonValue } from '../../../../../src/json/json-value.ts';
import { ISSUE_LIST_BODY } from '../../../../../src/platform/requests/issue-list.ts';
import { ISSUE_SEARCH_BODY } from '../../../../../src/platform/requests/issue-search.ts';
import { SCAN_LIST_BODY } from '../../../../../src/platform/requests/scan-list.ts';
import { deploymentList } from '../../../../../src/platform/schema/deployment-list.ts';
import { issueGroup } from '../../../../../src/platform/schema/issue-group.ts';
import { issueGroupList } from '../../../../../src/platform/schema/issue-group-list.ts';
import { listedIssuePage } from '../../../../../src/platform/schema/listed-issue.ts';
import { SCAN_DETAIL } from '../../../../../src/platform/schema/scan-detail.ts';
import { SCAN, scanList } from '../../../../../src/platform/schema/scan-list.ts';
import { answersText } from '../../../../../src/tools/doctor/platform/disguise/answers-text.ts';
import type { AskedOperation, Heard } from '../../../../../src/tools/doctor/platform/heard.ts';
import { secretForms } from '../../../../run/secret-forms.ts';
import { type PlacePath, placesRead } from './places-read.ts';

/** It is in every name, whatever else is. */
const MARK = 'Qzxjane';
/** It begins every number. */
const DIGITS = '734190';

function below(path: PlacePath, places: readonly PlacePath[]): readonly PlacePath[] {
  return places.map((place) => [...path, ...place]);
}

/** Every place of an answer that the gate, the command line or doctor reads. */
const PLACES: readonly { readonly operation: AskedOperation; readonly places: readonly PlacePath[] }[] = [
  { operation: 'deployment list', places: placesRead(deploymentList) },
  { operation: 'scan list', places: [...placesRead(scanList), ...below(['scans', '0'], placesRead(SCAN.read))] },
  { operation: 'scan detail', places: placesRead(SCAN_DETAIL.read) },
  {
    operation: 'issue search',
    places: [...placesRead(issueGroupList), ...below(['groups', '0'], placesRead(issueGroup))],
  },
  { operation: 'issue list', places: placesRead(listedIssuePage) },
];

const BODIES = [
  ['scan list', SCAN_LIST_BODY.names],
  ['issue search', ISSUE_SEARCH_BODY.names],
  ['issue list', ISSUE_LIST_BODY.names],
] as const;

/** A member is told as the number that came only here. */
const NUMBERS =
  'code secrets supply_chain total fetched findings issuesCount exit_code total_time line endLine column endColumn limit min max'.split(
    ' ',
  );

/** What may stand at any place: each has the mark, or the digits, in a form of its own. */
const VALUES: readonly ((place: string) => JsonValue)[] = [
  (place) => `${MARK}${place}`,
  (place) => `my ${MARK} ${place}, and jane's`,
  (place) => `https://${MARK}:${MARK}@${MARK}.example.com:8443/a/${MARK}${place}/blob/x?${MARK}=${MARK}#${MARK}`,
  (place) => `https://github.com/${MARK}/pull/${DIGITS}1/files?x=${encodeURIComponent(`${MARK} ${place}`)}#L${MARK}`,
  (place) => `git@${MARK}.example:${MARK}/${place}.git`,
  (place) => `${MARK}.${place}@${MARK}.example.com`,
  () => `refs/heads/${MARK}/PR-${DIGITS}2`,
  () => `refs/pull/${DIGITS}3/merge`,
  () => `refs/${MARK}/main`,
  () => `gh-readonly-queue/${MARK}/pr-${DIGITS}4-${DIGITS.repeat(6)}abcd`,
  () => `${DIGITS}abcd`.repeat(4),
  () => MARK.toUpperCase(),
  () => `SCAN_STATUS_${MARK.toUpperCase()}`,
  () => Buffer.from(`{"at":"${MARK}"}`).toString('base64'),
  () => `2026-11-23T04:15:30Z ${MARK}`,
  () => `Zoe\u0301 ${MARK} \u202e\u0000`,
  (place) => `${DIGITS}5${place.length}`,
  (place) => new JsonNumber(`${DIGITS}6${place.length}`),
  () => new JsonNumber(`-${DIGITS}77777777777777777777.5e9`),
  (place) => [`${MARK}${place}`, [`/${MARK}/${place}`], { [`${MARK}${place}`]: `${MARK}` }],
  (place) => ({
    [MARK]: `${MARK}${place}`,
    [`x.${MARK}@y`]: { id: `${DIGITS}8`, name: MARK, url: `https://${MARK}/` },
  }),
  () => ({ [Buffer.from(`x${MARK}`).toString('base64')]: true, [encodeURIComponent(`${MARK} @`)]: null }),
];

const UNKNOWN: JsonValue = { [MARK]: MARK, name: MARK, [`is${MARK}`]: [new JsonNumber(`${DIGITS}9`), MARK] };

/** An answer or a request with the value at each of the places that holds no other one, and unknown members at each. */
function filled(places: readonly PlacePath[], valueAt: (path: PlacePath) => JsonValue): JsonValue {
  const names = [...new Set(places.flatMap(([first]) => first ?? []))];
  if (names.length === 0) return {};
  const inner = (name: string): readonly PlacePath[] =>
    places.filter(([first, ...rest]) => first === name && rest.length > 0).map(([, ...rest]) => rest);
  const memberAt = (name: string): JsonValue =>
    inner(name).length === 0 ? valueAt([name]) : filled(inner(name), (path) => valueAt([name, ...path]));
  if (names.includes('0')) return [memberAt('0'), ...(inner('0').length === 0 ? [] : [valueAt(['0'])])];
  return { ...Object.fromEntries(names.map((name) => [name, memberAt(name)])), ...(UNKNOWN as object) };
}

/** Numbers have the digits at no place where a number is told as it came. */
function harmlessNumber(path: PlacePath, value: JsonValue): JsonValue {
  const isToldAsItIs = NUMBERS.includes(path.findLast((name) => name !== '0') ?? '');
  const isNumber = value instanceof JsonNumber || (typeof value === 'string' && /^-?[0-9]+$/.test(value));
  return isToldAsItIs && isNumber ? new JsonNumber('12') : value;
}

function heardWith(value: (place: string) => JsonValue): readonly Heard[] {
  const valueAt = (path: PlacePath): JsonValue => harmlessNumber(path, value(path.join('.')));
  const path = `/api/v1/deployments/${DIGITS}1/scan/${DIGITS}2`;
  const answers = PLACES.map(
    ({ operation, places }): Heard => ({
      operation,
      path,
      request: null,
      came: { kind: 'answer', body: filled(places, valueAt), serverTimeMs: undefined },
    }),
  );
  const requests = BODIES.map(
    ([operation, names]): Heard => ({
      operation,
      path: `/api/${MARK}?${MARK}`,
      request: filled(
        Object.entries<readonly string[]>(names).flatMap(([at, each]) =>
          each.map((name) => (at === '' ? [name] : [at, name])),
        ),
        valueAt,
      ),
      came: { kind: 'failure', reason: 'server', message: `answered 503: ${String(value('message'))} ${MARK}` },
    }),
  );
  // What is no answer at all is told as little.
  const bare = PLACES.map(
    ({ operation }): Heard => ({
      operation,
      path,
      request: value('request'),
      came: { kind: 'answer', body: value('body'), serverTimeMs: undefined },
    }),
  );
  return [...answers, ...requests, ...bare];
}

function fileWith(value: (place: string) => JsonValue): string {
  const given = value('subject');
  const text = typeof given === 'string' ? given : MARK;
  const subject = { deploymentId: text, repository: text, repositoryId: text, commit: text };
  return answersText({ beganMs: Date.UTC(2026, 10, 23), subject, heard: heardWith(value) });
}

/** The file without its digest, which may have any digits. */
function withoutDigest(file: string): string {
  return file.replace(/"digest":"[0-9a-f]{64}"/, '');
}

const FORMS = secretForms(MARK).filter((form) => form.length > 5);

describe('the file that doctor keeps', () => {
  it('is tried with every member that is read', () => {
    const all = PLACES.flatMap(({ operation, places }) => places.map((place) => `${operation}: ${place.join('.')}`));
    expect(all).toEqual(
      expect.arrayContaining([
        'deployment list: deployments.0.findings.url',
        'scan list: scans.0.findings_counts.supply_chain',
        'scan list: scans.0.enabled_products',
        'scan list: cursor',
        'scan detail: meta.commit_author_email',
        'scan detail: meta.true',
        'issue search: groups.0.ruleMeta.rule.ruleVersionId',
        'issue search: groups.0.ruleTestCases.0.target',
        'issue search: groups.0.ruleSupersededBy.0.rulePath',
        'issue search: groups.0.scaAttributes.epssScore.updatedAt',
        'issue list: issues.0.issue.codeowners.0.name',
        'issue list: issues.0.issue.scaAttributes.foundDependency.manifestFilePath',
        'issue list: issues.0.issue.scaAttributes.fixRecommendations.0.version',
        'issue list: issues.0.issue.secretsAttributes.secretType',
      ]),
    );
    expect(all.length).toBeGreaterThan(120);
    expect(BODIES.filter(([, names]) => 'filter' in names && names.filter === FILTER_MEMBER_NAMES)).toHaveLength(2);
  });

  it.each(
    VALUES.flatMap((value, index) => [
      [`value ${index + 1}`, value] as const,
      [`a list of value ${index + 1}`, (place: string): JsonValue => [value(place)]] as const,
    ]),
  )('holds no name and no number of %s, at any place and in any encoding', (_, value) => {
    const file = withoutDigest(fileWith(value));
    expect(file.length).toBeGreaterThan(5_000);
    expect(FORMS.filter((form) => file.toLowerCase().includes(form.toLowerCase()))).toEqual([]);
    expect(file).not.toContain(DIGITS);
    expect(file.toLowerCase()).not.toContain('jane');
    expect(file).toMatch(/^[\n -~]*$/);
  });

  it('keeps every member that is read, under its name', () => {
    const told = fileWith((place) => `${MARK}${place}`);
    const { answers } = JSON.parse(told) as { answers: { operation: string; answer?: unknown }[] };
    for (const { operation, places } of PLACES) {
      const body = answers.find((one) => one.operation === operation)!.answer;
      expect(places.filter((place) => valueAt(body, place) === undefined)).toEqual([]);
    }
  });

  it('has neither the time nor the address of the platform, nor any header', () => {
    const file = fileWith(() => '2026-11-22T03:00:00Z');
    expect(Object.keys(JSON.parse(file))).toEqual([
      'findingsGateAnswers',
      'version',
      'began',
      'subject',
      'answers',
      'digest',
    ]);
    expect(file).not.toContain('2026');
    expect(file).toContain('"started_at":"2019-12-31T03:00:00Z"');
  });
});

function valueAt(value: unknown, path: PlacePath): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}
