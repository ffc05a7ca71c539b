import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment, renderSummary } from '../../../src/report/pages/whole-page.ts';
import { roomOf } from '../../../src/report/text/fit-columns.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';
import { fail } from '../../build/failed-reports.ts';
import { judge } from '../../build/gfm-judge.ts';
import { anInconclusiveReport } from '../../build/inconclusive-reports.ts';
import { PROJECT_REPORTS } from '../../build/project-reports.ts';
import { aProject, severalProjects } from '../../build/several-projects.ts';

const comment = (report: GateReport, maxLength?: number) =>
  renderComment(report, { marker: '<!-- m -->', ...(maxLength === undefined ? {} : { maxLength }) });
const summary = (report: GateReport, maxBytes = 900 * 1024) => renderSummary(report, { maxBytes });
const log = (report: GateReport) => renderConsole(report).join('\n');
const PAGES = { comment, summary, log };

const unproven = (given: Partial<GateReport> = {}) => anInconclusiveReport('server', 'The platform failed.', given);
const failing = (name: string, given: Partial<GateReport> = {}) => aProject({ ...fail(), ...given }, { name });
const passing = (name: string, given: Partial<GateReport> = {}) => aProject(aReport(given), { name });

describe.each(Object.entries(PAGES))('the %s of several projects', (_, page) => {
  test('shows no overall pass if one project did not pass', () => {
    const verdict = { word: 'pass', reason: undefined, message: 'all well' } as const;
    const report = { ...severalProjects([failing('a'), passing('b')]), verdict, exitCode: 0 as const };
    expect(page(report)).toContain('all well');
    expect(page(report)).not.toMatch(/✅ Findings Gate/);
  });

  test('names the project in which nothing blocks', () => {
    const open = passing('b', { conditions: [] });
    expect(page(severalProjects([passing('a'), open]))).toMatch(/nothing blocks \(`?b`?\)/i);
  });

  test('says that the job succeeds only if it does', () => {
    const softened = unproven({ exitCode: 0, isSoftened: true });
    const green = severalProjects([aProject(softened, { name: 'a' }), passing('b')]);
    const red = severalProjects([failing('c'), aProject(softened, { name: 'a' })]);
    expect(page(green)).toContain('this job succeeds');
    expect(page(red)).not.toContain('this job succeeds');
    expect(page(red)).toMatch(/nothing is proven of this project/);
  });

  test('shows the ids of projects with the same name', () => {
    const one = aProject(fail(), { name: 'same', repositoryId: '7' });
    const other = aProject(fail(), { name: 'same', repositoryId: '8' });
    for (const id of ['7', '8'])
      expect(page(severalProjects([one, other]))).toMatch(new RegExp(`same.*${id}.*(?: failed)?: `));
  });
});

describe('a section', () => {
  test('has the findings that a page of its project alone has', () => {
    const alone = summary(fail());
    const whole = summary(severalProjects([failing('acme/shop'), passing('b')]));
    const findings = /\| {2}\| Where \|[\s\S]*?(?=\n\n)/.exec(alone)?.[0];
    expect(findings).toContain('log4j-core');
    expect(whole).toContain(findings);
  });

  test('does not call a waiver unused that another project needs, nor repeat a policy change', () => {
    const policy = {
      kind: 'file',
      repository: 'r',
      path: 'p',
      ref: 'm',
      sha: 's',
      isChangedInPullRequest: true,
    } as const;
    const used = passing('a', { waivers: [aWaiver()], policy });
    const unused = passing('b', { waivers: [aWaiver({ state: 'unused', issues: 0n })], policy });
    for (const page of [comment, summary, log]) {
      const text = page(severalProjects([used, unused]));
      expect(text).not.toContain('unused');
      expect(text.split('changes the policy file')).toHaveLength(2);
    }
    expect(summary(severalProjects([unused, unused]))).toContain('unused: matched nothing');
  });

  test('has the notices of its project; a notice of all projects is shown once', () => {
    const all = severalProjects([
      failing('a', { notices: ['told of each', 'told of one'] }),
      failing('b', { notices: ['told of each'] }),
    ]);
    for (const page of [comment, summary, log]) {
      expect(page(all).split('told of each')).toHaveLength(2);
      expect(page(all).split('told of one')).toHaveLength(2);
    }
  });
});

test('on a narrow terminal the table has whole names, and says that it leaves out the issues', () => {
  const lines = renderConsole(PROJECT_REPORTS['projects-twelve']!, roomOf(80));
  const table = lines.slice(lines.findIndex((line) => line.startsWith('VERDICT')));
  const end = table.indexOf('Left out for lack of space: ISSUES');
  expect(end).toBe(13);
  for (const line of table.slice(0, end)) expect(line.length).toBeLessThanOrEqual(80);
  expect(table.slice(0, end).join('\n')).toContain('  acme/shop/checkout  ');
});

describe('a page that is cut', () => {
  /** Many projects that fail by many rules, and as many that pass. */
  const many = (count: number, rules: number) => {
    const report = (index: number): GateReport => {
      const all = Array.from({ length: rules }, (_, rule) =>
        aRule({ ruleId: `r-${rule}`, rulePath: `of.${index}.rule-${rule}` }),
      );
      const found = BigInt(rules);
      return {
        ...fail(),
        rules: all,
        breakingRules: rules,
        conditions: [aCondition({ found, result: 'broken', rules: all.map((rule) => aConditionRule(rule)) })],
      };
    };
    return severalProjects([
      ...Array.from({ length: count }, (_, index) =>
        aProject(report(index), { name: `bad-${index}`, repositoryId: `${index + 1}` }),
      ),
      ...Array.from({ length: count }, (_, index) =>
        aProject(aReport(), { name: `good-${index}`, repositoryId: `${index + 900}` }),
      ),
    ]);
  };
  const report = many(6, 200);

  test('keeps the table and every project that fails, then their findings', () => {
    const page = comment(report, 36_000);
    expect(page.length).toBeLessThanOrEqual(36_000);
    expect(page.length).toBeGreaterThan(31_000);
    for (let index = 0; index < 6; index += 1) {
      expect(page).toContain(`| \`bad-${index}\` | ❌ fail |`);
      expect(page).toContain(`| \`good-${index}\` | ✅ pass |`);
      expect(page).toContain(`### ❌ \`bad-${index}\`: `);
      expect(page).toContain(`of.${index}.rule-9`);
    }
    expect(page).toMatch(/^and \d+ more$/m);
    expect(page).not.toContain('✅ `good-5`: ');
  });

  test('fits any limit, with its tags closed, and the verdict and the fix first', () => {
    const whole = comment(report, Number.MAX_SAFE_INTEGER);
    expect(whole).toContain('✅ `good-5`: ');
    for (let maxLength = 3_000; maxLength < whole.length; maxLength += 19_973) {
      const page = comment(report, maxLength);
      expect(page.length).toBeLessThanOrEqual(maxLength);
      expect(page).toMatch(/^<!-- m -->\n## ❌ Findings Gate: 6 of 12 projects fail/);
      expect(page).toMatch(/Fix (?:these and push|eval-detected)/);
      expect(page.split('<details>')).toHaveLength(page.split('</details>').length);
      expect(judge(page).live).toEqual([]);
    }
  });

  test('fits into any number of bytes if it is the summary', () => {
    const bytes = Buffer.byteLength(summary(report, Number.MAX_SAFE_INTEGER), 'utf8');
    for (let maxBytes = 0; maxBytes <= bytes; maxBytes += 43_017)
      expect(Buffer.byteLength(summary(report, maxBytes), 'utf8')).toBeLessThanOrEqual(maxBytes);
    expect(summary(report, 1_200)).toMatch(/^# ❌ Findings Gate: 6 of 12 projects fail/);
    expect(summary(report, 40)).toBe('');
  });

  test('says which projects it leaves out', () => {
    const page = comment(many(60, 3), 30_000);
    expect(page).toContain('| `bad-59` | ❌ fail |');
    expect(page).toMatch(/Not shown here: `bad-\d+`.* more/);
  });
});
