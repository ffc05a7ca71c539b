import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedLocation, ReportedLocations } from '../../../src/domain/location/issue-location.ts';
import type { BlockingRule, GateReport } from '../../../src/domain/report.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';
import { draws } from '../../build/draws.ts';
import { readCodeQuality, readSarif } from './read-formats.ts';

/* Tests the locations of issues in the two formats that people see beside the lines of a file. */

const NO_FILE = 'no-file-is-known';
const OF_RULE = { ruleId: 'r-1001', severity: 'critical' } as const;

type Given = {
  readonly issues?: bigint;
  readonly conditionRule?: Partial<BlockingRule>;
  readonly condition?: Parameters<typeof aCondition>[0];
  readonly report?: Partial<GateReport>;
  readonly places?: Partial<ReportedLocations>;
};

/** A report in which one rule breaks `max-critical`, at these locations. */
function reportWith(places: readonly Partial<ReportedLocation>[], given: Given = {}): GateReport {
  const { issues = BigInt(places.length) } = given;
  const rule = aConditionRule(aRule({ issues }), given.conditionRule);
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'over the limit' },
    exitCode: 1,
    conditions: [aCondition({ found: issues, result: 'broken', rules: [rule], ...given.condition })],
    places: someLocations(
      places.map((location) => aLocation({ ...OF_RULE, ...location })),
      given.places,
    ),
    ...given.report,
  });
}

function sarifOf(report: GateReport) {
  const run = readSarif(renderSarif(report)).runs[0];
  return { ...run, places: run.results.map(({ locations: [{ physicalLocation }] }) => physicalLocation) };
}

/** The entries without that of the verdict. */
const entriesOf = (report: GateReport) => readCodeQuality(renderCodeQuality(report)).slice(1);
const spotsOf = (report: GateReport) =>
  entriesOf(report).map(({ location: { path, lines } }) => `${path}:${lines.begin}`);
const uris = (report: GateReport) => sarifOf(report).places.map(({ artifactLocation }) => artifactLocation.uri);

/** The fingerprints of all entries, which must be the same in both formats. */
function printsOf(report: GateReport): readonly string[] {
  const prints = entriesOf(report).map(({ fingerprint }) => fingerprint);
  const inSarif = sarifOf(report).results.map(({ partialFingerprints }) => partialFingerprints['findingsGate/v1']);
  expect(inSarif).toEqual(prints);
  return prints;
}

describe('an issue with a location', () => {
  it('is a SARIF result at its lines, with its message', () => {
    const { results, places, originalUriBaseIds } = sarifOf(
      reportWith([{ filePath: 'src/a b/\u0430[1].py', line: 7, endLine: 9, column: 3, endColumn: 5, message: 'Bad.' }]),
    ) as ReturnType<typeof sarifOf> & { readonly originalUriBaseIds: unknown };
    expect(places).toEqual([
      {
        artifactLocation: { uri: 'src/a%20b/%D0%B0%5B1%5D.py', uriBaseId: '%SRCROOT%' },
        region: { startLine: 7, startColumn: 3, endLine: 9 },
      },
    ]);
    expect(originalUriBaseIds).toHaveProperty('%SRCROOT%');
    expect(results.map(({ level, message, properties }) => [level, message.text, properties?.issues])).toEqual([
      [
        'error',
        '`python.lang.security.audit.eval-detected`: `Bad.`, first seen by this scan. ' +
          'The condition `max-critical` is broken: 1 critical issue, none allowed.',
        1,
      ],
    ]);
  });

  it('is an entry of Code Quality at its line, with its own severity', () => {
    const rule = { columns: ['critical', 'high'] } as const;
    const [first, second] = entriesOf(reportWith([{}, { line: 50, severity: 'high' }], { conditionRule: rule }));
    expect(first).toMatchObject({
      location: { path: 'src/checkout/payment.py', lines: { begin: 42 } },
      severity: 'blocker',
    });
    expect(second).toMatchObject({ location: { lines: { begin: 50 } }, severity: 'critical' });
    const unrated = reportWith([{ severity: undefined }], { conditionRule: { columns: ['unrated'] } });
    expect(entriesOf(unrated)[0]).toMatchObject({ location: { lines: { begin: 42 } }, severity: 'major' });
    expect(first!.description).toContain('`Detected the use of eval().`');
  });

  it('of a secret is reported with its kind and validation, without its message', () => {
    const secret = { kind: 'AWS', validation: 'confirmed-valid' } as const;
    const report = reportWith([{ issueType: 'secrets', secret, message: 'AKIAIOSFODNN7EXAMPLE' }], {
      conditionRule: { product: 'secrets' },
    });
    expect(entriesOf(report)[0]!.description).toContain(
      '`AWS` secret that works: revoke it first, then remove it, first seen by this scan.',
    );
    expect(renderSarif(report) + renderCodeQuality(report)).not.toContain('AKIA');
  });

  it('gives its rule a help page if the rule has none and the address is on the platform', () => {
    const pagesOf = (ruleUrl: string) =>
      sarifOf(reportWith([{ ruleUrl }])).tool.driver.rules.map(({ helpUri }) => helpUri);
    expect(pagesOf('https://platform.example/r/eval')).toEqual(['https://platform.example/r/eval']);
    expect(pagesOf('https://elsewhere.example/r/eval')).toEqual([undefined]);
  });

  it.each([undefined, 0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'is at the first line of its file, and says that its line is not known, if that is %s',
    (line) => {
      const report = reportWith([{ line, endLine: 9, column: 4 }]);
      expect(spotsOf(report)).toEqual(['src/checkout/payment.py:1']);
      expect(sarifOf(report).places.map(({ region }) => region)).toEqual([{ startLine: 1 }]);
      expect(entriesOf(report)[0]!.description).toContain(' Its line in this commit is not known. ');
    },
  );

  it('is at the first line if no scan of this commit found it', () => {
    const report = reportWith([{ commit: undefined }]);
    expect(spotsOf(report)).toEqual(['src/checkout/payment.py:1']);
    expect(sarifOf(report).places.map(({ region }) => region)).toEqual([{ startLine: 1 }]);
    expect(printsOf(report)).toEqual(printsOf(reportWith([{}])));
  });

  it.each([
    [{ endLine: undefined, column: undefined }, { startLine: 42 }],
    [{ endLine: 2 ** 31, column: 2 ** 31 }, { startLine: 42 }],
    [
      { endLine: 44, column: 1 },
      { startLine: 42, startColumn: 1, endLine: 44 },
    ],
  ])('has only valid lines and columns: %j', (given, region) => {
    expect(sarifOf(reportWith([given])).places[0]!.region).toEqual(region);
  });
});

describe('issues without a location', () => {
  const isPlain = (report: GateReport): void => {
    const without = { ...report, places: undefined };
    expect(renderCodeQuality(report)).toBe(renderCodeQuality(without));
    expect(sarifOf(report).results).toEqual(sarifOf(without).results);
  };

  it.each([undefined, '../a.py', 'src/a\n::error::.py', 'x'.repeat(2_001), 'ü'.repeat(400)])(
    'are reported as if no location was read if the path is %j',
    (filePath) => {
      isPlain(reportWith([{ filePath }]));
    },
  );

  it('have an entry of their own, so that the sum equals the count', () => {
    const report = reportWith([{ line: 1 }, { line: 2 }, { line: 3, filePath: undefined }], { issues: 12n });
    expect(spotsOf(report)).toEqual(['src/checkout/payment.py:1', 'src/checkout/payment.py:2', `${NO_FILE}:1`]);
    expect(entriesOf(report)[2]!.description).toContain(': 12 issues (code), 2 of them listed by file. ');
    expect(sarifOf(report).results.map(({ properties }) => properties?.issues)).toEqual([1, 1, 10]);
    // The rest of the rule keeps the fingerprint that it has without locations.
    expect(printsOf(report)[2]).toBe(printsOf({ ...report, places: undefined })[0]);
  });

  it('have an entry if not all was read, even if every known issue has a location', () => {
    const verdict = { word: 'fail', reason: 'server', message: 'the platform answered 503' } as const;
    const report = reportWith([{}], { report: { verdict, countsAre: 'at-least' } });
    expect(sarifOf(report).invocations[0].executionSuccessful).toBe(false);
    expect(uris(report)).toEqual([NO_FILE, 'src/checkout/payment.py', NO_FILE]);
    expect(entriesOf(report)[1]!.description).toContain(': at least 1 issue (code), 1 of them listed by file. ');
    const more = reportWith([{ line: 1 }, { line: 2 }], { issues: 1n, report: { verdict, countsAre: 'at-least' } });
    expect(sarifOf(more).results.map(({ properties }) => properties?.issues)).toContain(0);
  });

  it('are all that is reported if reading locations failed, and SARIF says why', () => {
    const report = reportWith([], { issues: 2n, places: { missing: 'issue list: answered 500', areAll: false } });
    isPlain(report);
    const { invocations, properties } = sarifOf(report);
    expect(invocations).toEqual(sarifOf({ ...report, places: undefined }).invocations);
    expect(properties.placesMissing).toBe('issue list: answered 500');
    expect(sarifOf(reportWith([{}])).properties).not.toHaveProperty('placesMissing');
  });
});

describe('an issue in a state that the condition does not count', () => {
  const states = [{ line: 1 }, { line: 2, state: 'ignored-app' }, { line: 3, state: undefined }] as const;

  it.each([
    ['a condition with states', { states: ['ignored-app'] }, ['3', '2']],
    ['a condition without states', {}, ['1', '3']],
  ] as const)('has no entry for %s', (_, condition, lines) => {
    const report = reportWith(states, { issues: 2n, condition });
    expect(spotsOf(report)).toEqual(lines.map((line) => `src/checkout/payment.py:${line}`));
    expect(uris(report)).toHaveLength(2);
    expect(entriesOf(report)[0]!.description).not.toContain('It counts');
  });
});

describe('a location that has different issues on two refs', () => {
  const [main, pull] = [{ ref: 'refs/heads/main' }, { ref: 'refs/pull/7/merge' }];
  const issuesByFile = (report: GateReport) =>
    sarifOf(report).results.map(({ locations: [{ physicalLocation }], properties }) => [
      physicalLocation.artifactLocation.uri,
      properties?.issues,
    ]);

  it.each<[what: string, there: Partial<ReportedLocation>]>([
    ['in a state that the condition does not count', { state: 'ignored-code' }],
    ['of a severity that the condition does not count', { severity: 'high' }],
  ])('does not count an issue %s, and reports the missing one without a file', (_, there) => {
    const report = reportWith([main, { ...pull, ...there }], { issues: 2n });
    expect(issuesByFile(report)).toEqual([
      ['src/checkout/payment.py', 1],
      [NO_FILE, 1],
    ]);
  });

  it('has an entry for each condition that counts one of its issues', () => {
    const rule = aConditionRule(aRule({ issues: 1n }));
    const broken = (name: string) => aCondition({ name, source: 'policy', found: 1n, result: 'broken', rules: [rule] });
    const conditions = [broken('Open'), { ...broken('Suppressed'), states: ['ignored-code'] as const }];
    const report = reportWith([main, { ...pull, state: 'ignored-code' }], { report: { conditions } });
    const results = sarifOf(report).results.map(({ properties }) => [properties?.condition, properties?.issues]);
    expect(results).toEqual([
      ['Open', 1],
      ['Suppressed', 1],
    ]);
    expect(new Set(printsOf(report)).size).toBe(2);
    for (const { description } of entriesOf(report)) expect(description).not.toMatch(/ refs, |Also broken/);
  });

  it('is not reported as new if only one of its issues is new', () => {
    const places = [
      { ...main, isNew: true },
      { ...pull, isNew: false },
      { ...main, line: 99, isNew: false },
    ];
    const condition = { compare: 'new', new: 2n } as const;
    const report = reportWith(places, { issues: 2n, condition, conditionRule: { found: 4n, new: 2n } });
    // Two issues are new, and two are at the first spot, but only one of these was found now.
    expect(spotsOf(report)).toEqual(['src/checkout/payment.py:42', 'src/checkout/payment.py:99']);
    expect(entriesOf(report)[0]!.description).not.toContain('first seen');
  });
});

describe('a rule with more known issues than the condition counts', () => {
  it('says how many of them the condition counts', () => {
    const report = reportWith([{ line: 1 }, { line: 2 }, { line: 3 }], { issues: 2n });
    expect(spotsOf(report)).toHaveLength(3);
    for (const { description } of entriesOf(report)) {
      expect(description).toMatch(/ It counts 2 of the 3 issues of this rule that are known\.$/);
    }
  });

  const compared = { condition: { compare: 'new', new: 1n }, conditionRule: { found: 3n, new: 1n } } as const;
  const spots = (news: readonly boolean[]) =>
    spotsOf(
      reportWith(
        news.map((isNew, index) => ({ line: index + 1, isNew })),
        { issues: 1n, ...compared },
      ),
    );

  it.each([
    ['only the new lines if as many are new as count', [false, true, false], [2]],
    ['all lines if none is new', [false, false, false], [1, 2, 3]],
    ['only the new lines if more are new than count', [true, true, false], [1, 2]],
  ])('lists %s', (_, news, lines) => {
    expect(spots(news)).toEqual(lines.map((line) => `src/checkout/payment.py:${line}`));
  });

  it('lists all lines if a waiver covers some of the new issues', () => {
    const conditionRule = { found: 3n, new: 2n };
    const places = [{ line: 1, isNew: false }, { line: 2 }, { line: 3, isNew: false }];
    expect(spotsOf(reportWith(places, { issues: 1n, ...compared, conditionRule }))).toHaveLength(3);
  });

  it('keeps its fingerprints if other issues of the file are left out or do not count', () => {
    const old = { line: 1, isNew: false };
    const fresh = { line: 2, isNew: true };
    const all = printsOf(reportWith([old, fresh]));
    expect(printsOf(reportWith([old, fresh], { issues: 1n, ...compared }))).toEqual([all[1]]);
    const silenced = { line: 1, state: 'ignored-code', ref: 'refs/heads/main' } as const;
    expect(printsOf(reportWith([silenced, { line: 7 }, { line: 9 }], { issues: 2n }))).toEqual(all);
  });
});

describe('an issue that several broken conditions count', () => {
  const rule = aConditionRule(aRule());
  const broken = (name: string, action: 'fail' | 'warn', issues = 1n) =>
    aCondition({ name, source: 'policy', action, found: issues, result: 'broken', rules: [{ ...rule, issues }] });

  it('has one entry with the names of all, as severe as the worst of them', () => {
    const conditions = [broken('Few', 'warn'), broken('None', 'fail'), broken('No <b>', 'fail')];
    const report = reportWith([{}], { report: { conditions } });
    expect(entriesOf(report).map(({ description }) => description.split('. ').slice(1))).toEqual([
      ['The condition `None` is broken: 1 issue, none allowed', 'Also broken: `No <b>`, `Few`.'],
    ]);
    expect(sarifOf(report).results.map(({ level }) => level)).toEqual(['error']);
  });

  it('names five of the other conditions, and says how many more there are', () => {
    const conditions = Array.from({ length: 9 }, (_, index) => broken(`c${index}`, 'fail'));
    const [entry] = entriesOf(reportWith([{}], { report: { conditions } }));
    expect(entry!.description).toMatch(/ Also broken: `c1`, `c2`, `c3`, `c4`, `c5`, 3 more\.$/);
  });

  it('does not hide the other issues of each condition', () => {
    const report = reportWith([{}], { report: { conditions: [broken('One', 'fail'), broken('Two', 'fail', 4n)] } });
    expect(spotsOf(report)).toEqual(['src/checkout/payment.py:42', `${NO_FILE}:1`]);
    expect(entriesOf(report)[1]!.description).toContain(
      '4 issues (code), 1 of them listed by file. The condition `Two`',
    );
  });

  it('without a type counts for one rule of a condition, not for two', () => {
    const rules = [aConditionRule(aRule()), aConditionRule(aRule({ product: 'ai-code' }))];
    const condition = aCondition({ found: 2n, result: 'broken', rules });
    const report = reportWith([{ issueType: undefined }], { report: { conditions: [condition] } });
    expect(spotsOf(report)).toEqual(['src/checkout/payment.py:42', `${NO_FILE}:1`]);
  });
});

describe('the fingerprint of an issue', () => {
  const printOf = (given: Partial<ReportedLocation>) => printsOf(reportWith([given]))[0];

  it('is the one that earlier versions wrote, because systems compare two reports by it', () => {
    expect(printOf({})).toBe('83934469b6d5ec1cde08b92807197ad8');
  });

  it.each<Partial<ReportedLocation>>([
    { line: 99, endLine: 101, column: 1, endColumn: 2 },
    { line: undefined },
    { issueId: 'issue-2', ref: 'refs/heads/main', firstSeenScan: '7', isNew: false },
    { message: 'Other words.' },
    { state: 'reviewing' },
    { dependency: { package: undefined, version: '2', advisory: 'CVE-1', fixedBy: '3' } },
  ])('stays the same for %j', (given) => {
    expect(printOf(given)).toBe(printOf({}));
  });

  it.each<Partial<ReportedLocation>>([
    { filePath: 'src/checkout/other.py' },
    { dependency: { package: 'lodash', version: '1', advisory: undefined, fixedBy: undefined } },
    { issueType: undefined },
  ])('changes with %j', (given) => {
    expect(printOf(given)).not.toBe(printOf({}));
  });

  it('is one for an issue on two refs, and differs for two issues at one location', () => {
    const [main, pull] = [{ ref: 'refs/heads/main' }, { ref: 'refs/pull/7/merge' }];
    const once = reportWith([main, pull]);
    expect(printsOf(once)).toEqual([printOf({})]);
    expect(entriesOf(once)[0]!.description).toContain(' It is on 2 refs, and counted on each. ');
    expect(sarifOf(once).results.map(({ properties }) => properties?.issues)).toEqual([2]);
    expect(printsOf(reportWith([main, { ...main, issueId: 'issue-2' }, pull]))).toHaveLength(2);
  });

  const location = fc.record({
    filePath: fc.constantFrom('a.py', 'b.py', 'src/a.py', undefined, '../c.py'),
    line: fc.constantFrom(undefined, 1, 2, 3),
    column: fc.constantFrom(undefined, 1, 2),
    message: fc.constantFrom(undefined, 'one', 'two'),
    ref: fc.constantFrom('refs/heads/main', 'refs/pull/7/merge', undefined),
    state: fc.constantFrom('open' as const, 'reviewing' as const, undefined),
    isNew: fc.boolean(),
  });

  it('is unique, and depends on neither the order nor the completeness of the list', () => {
    fc.assert(
      fc.property(fc.array(location, { maxLength: 12 }), fc.func(fc.integer()), fc.nat(12), (places, rank, kept) => {
        const shuffled = places
          .map((one, index) => ({ one, at: rank(index) }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const report = reportWith(places, { issues: 20n });
        expect(renderCodeQuality(reportWith(shuffled, { issues: 20n }))).toBe(renderCodeQuality(report));
        const prints = printsOf(report);
        expect(new Set(prints).size).toBe(prints.length);
        const cut = printsOf(reportWith(shuffled.slice(0, kept), { issues: 20n }));
        expect(cut.filter((print) => !prints.includes(print))).toEqual([]);
        // However many locations are known, the issues of all results must add up to the counted number.
        const all = sarifOf(report).results.reduce((sum, { properties }) => sum + (properties?.issues ?? 0), 0);
        expect(all).toBe(20);
      }),
      { numRuns: draws(150) },
    );
  });
});

describe('the limits of GitHub', () => {
  it('are kept: 250 locations with incompressible texts take at most a quarter of 10 MB', () => {
    const found = Array.from({ length: 250 }, (_, index) => {
      const long = (words: number): string =>
        Array.from({ length: words }, (_word, at) =>
          createHash('sha512').update(`${index} ${at}`).digest('base64url'),
        ).join('');
      const dependency = { package: long(10), version: long(10), advisory: long(10), fixedBy: long(10) };
      return aLocation({ ...OF_RULE, filePath: long(20), message: long(20), dependency });
    });
    const text = renderSarif(reportWith([], { issues: 250n, report: { places: someLocations(found) } }));
    expect(readSarif(text).runs[0].results).toHaveLength(250);
    expect(gzipSync(text).length).toBeLessThan(2_500_000);
  });

  it('remove issues of a rule, and keep its count', () => {
    const found = Array.from({ length: 6_000 }, (_, line) => aLocation({ ...OF_RULE, line: line + 1 }));
    const report = reportWith([], { issues: 6_000n, report: { places: someLocations(found) } });
    const entries = entriesOf(report);
    expect(entries).toHaveLength(4_900);
    expect(entries.at(-1)!.description).toContain(': 6000 issues (code), 4899 of them listed by file. ');
  });
});
