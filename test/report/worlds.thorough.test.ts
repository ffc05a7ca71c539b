import { expect, test } from 'vitest';
import { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../src/domain/issue.ts';
import { ruleName } from '../../src/domain/rule/rule-names.ts';
import { evaluate } from '../../src/policy/judgement/evaluate.ts';
import { renderAnnotations } from '../../src/report/log/annotations.ts';
import { draws } from '../build/draws.ts';
import { Chance } from '../build/random.ts';
import { caseOf } from '../policy/a-case.ts';
import { reportOfRun } from './a-finished-run.ts';
import { readCodeQuality, readJUnit, readSarif } from './formats/read-formats.ts';
import { type PageRow, pageRows, ruleRows } from './page-rows.ts';
import { comment, log, summary, WRITERS } from './writers.ts';

/* What every output promises, over worlds that went through the real judgement: what broke the policy comes first, and all numbers agree. */

const CONDITIONS = [
  ...['critical 0', 'severe 2 groups', 'live 0', 'any 6 warn', 'unrated 1 warn'],
  ...['low 0 groups warn', 'other 2', 'high 40', 'medium 3 warn'],
];
const SEARCHES = [...COUNT_COLUMNS.slice(0, 4), 'live'];
/** None of them contains another. The last is that of a group without a name. */
const RULES = [
  ...['sast:acme.lang.r0-path', 'sca:r1-plain', 'secrets:pkg/r2/v2', 'secrets:acme.lang.r3-path', 'sast:r4-plain'],
  ...['sca:pkg/r5/v2', 'sast:acme.lang.r6-path', ''],
];

/** A world that follows from its number alone. */
function worldOf(seed: number) {
  const chance = new Chance(seed);
  const [isCompared, isCut, isDiff] = [chance.percent(50), chance.percent(30), chance.percent(20)];
  const found = (all: readonly string[]) => chance.some(all, 35).map((rule) => `${rule}=${chance.whole(1, 12)}`);
  const counts = (of: string) => [
    ...SEARCHES.map(
      (search) => `${of}${search}: ${found(RULES.filter((rule) => search !== 'live' || /^sec/.test(rule))).join(' ')}`,
    ),
    `${of}other: ${found(['ai-sast:ai-one', 'research:res-one']).join(' ')}`,
  ];
  const conditions = chance
    .some(CONDITIONS, 45)
    .map((text) => `${text}${isCompared && chance.percent(50) ? ' new' : ''}`);
  const waivers = chance.some(
    ['acme.lang.r0-path until 2026-06-20', 'r1-plain, max 2', 'r4-plain until 2026-06-14'],
    40,
  );
  const given = caseOf(
    [
      conditions.join(', ') || 'no condition',
      ...counts('').map((text) => (isCut && text.startsWith('medium') ? `${text} …` : text)),
      ...(isCut ? ['without server'] : []),
      ...(isCompared ? ['base', ...(isDiff ? [] : counts('base '))] : []),
      ...waivers.map((waiver) => `waive ${waiver}`),
    ].join(' | '),
  );
  const judgement = evaluate(given);
  const broken = judgement.conditions.filter(({ result }) => result === 'broken');
  const inOrder = ['fail', 'warn'].flatMap((action) => broken.filter((one) => one.action === action));
  return { judgement, broken: inOrder, report: reportOfRun(given, judgement, isDiff) };
}

type World = ReturnType<typeof worldOf>;
const SEEDS = Array.from({ length: draws(60) }, (_, index) => index + 1);
const WORLDS = SEEDS.map((seed): [number, World] => [seed, worldOf(seed)]);

/** Each rule that breaks something, with how many issues were found of it and all that it breaks, by the judgement alone. */
function dueOf({ broken }: World): readonly string[] {
  const due = new Map<string, { readonly name: string; readonly breaks: string[]; found: bigint }>();
  for (const { name, rules } of broken) {
    const seen: string[] = [];
    for (const { rule, found } of rules) {
      const names = JSON.stringify([rule.issueType, rule.ruleId, rule.rulePath]);
      // A condition may count several rules without a name.
      const key = `${names} ${seen.filter((one) => one === names).length}`;
      seen.push(names);
      const known = due.get(key) ?? { name: ruleName(rule), breaks: [], found };
      known.breaks.push(name);
      if (found > known.found) known.found = found;
      due.set(key, known);
    }
  }
  return [...due.values()].map(({ name, breaks, found }) => `${name} ${found} ${breaks.join(', ')}`);
}

/** What only warns comes after what blocks, and a secret that works before all. */
function rankOf({ severity, what }: PageRow): number {
  const column = COUNT_COLUMNS.indexOf(severity.split(', ')[0] as CountColumn);
  const isLive = what.includes('**revoke it first**');
  return (severity.endsWith('warning') ? 100 : 0) + (isLive ? 0 : 10) + (column === -1 ? COUNT_COLUMNS.length : column);
}

test('the worlds hold every kind of case', () => {
  const broken = WORLDS.flatMap(([, world]) => world.broken);
  const kinds = [
    new Set(WORLDS.map(([, { report }]) => report.verdict.word)),
    new Set(WORLDS.flatMap(([, { report }]) => report.waivers.map(({ state }) => state))),
    ...(['count', 'compare', 'action'] as const).map((member) => new Set(broken.map((one) => one[member]))),
  ];
  expect(kinds.map(({ size }) => size)).toEqual([3, 4, 2, 2, 2]);
});

test.each(WORLDS)(
  'the pages of world %i have what breaks something first, and a row for each such rule',
  (_, world) => {
    for (const page of [comment(world.report), summary(world.report)]) {
      const { rows } = pageRows(page);
      expect(rows.map(rankOf)).toEqual(rows.map(rankOf).toSorted((a, b) => a - b));
      const told = ruleRows(page).map(({ name, issues, breaks }) => `${name} ${issues} ${breaks.join(', ')}`);
      expect(told.toSorted()).toEqual(dueOf(world).toSorted());
    }
    const inLog = log(world.report)
      .split('\n')
      .filter((line) => /^ {2}(?! |and )\S.* {2}/.test(line));
    const { rows } = pageRows(summary(world.report));
    expect(inLog.slice(0, rows.length).map((line) => line.trim().split('  ')[0])).toEqual(
      rows.slice(0, 20).map(({ severity }) => severity),
    );
  },
);

test.each(WORLDS)(
  'the records of world %i say of each condition what the judgement says',
  (_, { report, judgement, broken }) => {
    const json = ReportJson.parse(JSON.parse(WRITERS['the JSON report'](report)));
    expect(json.conditions.map(({ name, result, waived, rulesInAll }) => [name, result, waived, rulesInAll])).toEqual(
      judgement.conditions.map(({ name, result, waived, rules }) => [name, result, Number(waived), rules.length]),
    );
    for (const [index, { rules }] of judgement.conditions.entries())
      expect(json.conditions[index]!.rules.map(({ rulePath, issues, found }) => [rulePath, issues, found])).toEqual(
        rules.map(({ rule, issues, found }) => [rule.rulePath, Number(issues), Number(found)]),
      );
    const all = renderAnnotations(report, 100).slice(report.verdict.word === 'inconclusive' ? 1 : 0);
    for (const [index, { name, action, rules }] of broken.entries()) {
      expect(all[index]).toMatchObject({
        title: `Findings Gate: ${name}`,
        level: action === 'fail' ? 'error' : 'warning',
      });
      const bound = report.countsAre === 'exact' ? '' : 'at least ';
      for (const { rule, issues } of rules.slice(0, 3))
        expect(all[index]!.message).toContain(`${ruleName(rule)} (${bound}${issues})`);
    }
  },
);

test.each(WORLDS)(
  'the files of world %i have an entry for each finding, and call proven what is',
  (_, { report, judgement, broken }) => {
    const { word, reason } = report.verdict;
    const isProven = word === 'pass' || (word === 'fail' && (reason === undefined || reason === 'unclassified'));
    const { results, invocations } = readSarif(WRITERS.SARIF(report)).runs[0];
    const findings = broken.reduce((sum, { rules }) => sum + Math.max(1, rules.length), 0);
    expect([results.length, invocations[0].executionSuccessful]).toEqual([findings + (isProven ? 0 : 1), isProven]);
    const own = readCodeQuality(WRITERS['Code Quality'](report)).filter(({ check_name }) =>
      check_name.startsWith('findings-gate/'),
    );
    expect(own.length > 0 || word === 'pass').toBe(true);
    const { cases } = readJUnit(WRITERS.JUnit(report));
    expect(cases[0]!.outcome).toBe(isProven ? { pass: 'passed', fail: 'failure', inconclusive: '' }[word] : 'error');
    const unproven = word === 'pass' ? 'skipped' : 'error';
    const outcomes = judgement.conditions.map(
      ({ result, action }) =>
        ({ ok: 'passed', broken: action === 'fail' ? 'failure' : 'passed', unproven, 'not-applicable': 'skipped' })[
          result
        ],
    );
    expect(cases.slice(1).map(({ outcome }) => outcome)).toEqual(outcomes);
  },
);
