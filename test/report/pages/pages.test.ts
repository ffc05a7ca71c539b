import { describe, expect, test } from 'vitest';
import { COUNT_COLUMNS } from '../../../src/domain/issue.ts';
import { hasCounts } from '../../../src/report/text/report-facts.ts';
import { aReport, aReportedScan, aRule, aWaiver } from '../../build/a-report.ts';
import { judge } from '../../build/gfm-judge.ts';
import { anInconclusiveReport } from '../../build/inconclusive-reports.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { comment, log, summary, WRITERS } from '../writers.ts';

const samples = Object.entries(SAMPLE_REPORTS).map(([name, report]) => ({
  name,
  report,
  comment: comment(report),
  summary: summary(report),
  log: [log, WRITERS.annotations, WRITERS['the last line']].map((write) => write(report)).join('\n'),
}));

describe.each(samples)('the pages of $name', ({ report, comment, summary, log }) => {
  test('give the verdict and the reason first', () => {
    const mark = { pass: /^#+ (?:✅|⚠️) /u, fail: /^#+ ❌ /u, inconclusive: /^#+ (?:⏳|⚠️) /u }[report.verdict.word];
    // A replay first says that it is a replay.
    const at = report.replay === undefined ? 0 : 2;
    expect(comment.split('\n')[1 + at]).toMatch(mark);
    expect(summary.split('\n')[at]).toMatch(mark);
    if (report.verdict.word === 'inconclusive') expect(summary).toContain(report.verdict.reason);
  });

  test('contain nothing that a template forgot to fill in', () => {
    expect(comment + summary + log).not.toMatch(/undefined|\[object|NaN|null|Infinity/);
  });

  test('are well-formed, with no live text', () => {
    for (const page of [comment, summary]) {
      expect(judge(page).live).toEqual([]);
      expect(page.split('<details>')).toHaveLength(page.split('</details>').length);
      expect(page.endsWith('\n')).toBe(true);
    }
  });

  test('say what to do next unless the gate passed', () => {
    const step = /\bre-run|Revoke |Re-run|[Cc]heck |[Cc]orrect |[Gg]ive |Before it is/;
    expect(step.test(comment)).toBe(report.verdict.word !== 'pass');
    expect(step.test(summary)).toBe(report.verdict.word !== 'pass');
    expect(log.includes('Next: ')).toBe(report.verdict.word !== 'pass');
  });

  test('link to the issues of the branch once, if there are any', () => {
    for (const one of report.projects ?? [report]) {
      const { links, verdict, counts } = one;
      // A run with wrong settings knows no branch.
      if (verdict.reason === 'config') return;
      const isLed = verdict.word === 'pass' ? counts.total !== 0n : verdict.word === 'fail' || hasCounts(one);
      for (const page of [comment, summary]) expect(page.split(`](<${links.findings}>)`)).toHaveLength(isLed ? 2 : 1);
    }
  });

  test('list scans, commit and policy in the summary', () => {
    for (const scan of report.scans) expect(summary).toContain(`\`${scan.id}\``);
    if (report.verdict.reason === 'config') return;
    if (report.commit !== undefined) expect(summary).toContain(`\`${report.commit}\``);
    if (report.policy?.kind === 'file') expect(summary).toContain(report.policy.sha);
  });

  test('show each count that was read in the summary', () => {
    for (const column of COUNT_COLUMNS) {
      const count = report.counts[column];
      if (count !== undefined && report.countsAre === 'exact')
        expect(summary).toMatch(new RegExp(`^\\| ${column} \\|.* ${count} \\|$`, 'm'));
    }
  });
});

test.each(Object.entries({ comment, summary }))('debug notes are only in the proof of the %s', (_, render) => {
  const page = render({ ...SAMPLE_REPORTS.fail!, debugNotes: ['Scan 9 was odd; the issues decide.'] });
  const [before = '', after] = page.split('Scan 9 was odd; the issues decide.');
  expect(after).toBeDefined();
  expect(before.lastIndexOf('Proof')).toBeGreaterThan(before.indexOf('<details>'));
});

describe('the pages of special runs:', () => {
  const pageOf = (name: string) => samples.find((sample) => sample.name === name)!;

  test('a count that was not read completely is a lower bound, also in a pass', () => {
    const rules = [aRule({ severity: 'high', issues: 9n }), aRule({ issues: 2n })];
    const waivers = [aWaiver({ issues: 4n })];
    const report = { ...SAMPLE_REPORTS['pass-not-all-judged']!, rules, waivers, waived: undefined };
    const page = summary(report);
    expect(page).toContain('| high | at least 9 | code |');
    expect(page).toContain('| critical | 2 | code |');
    expect(page).toContain('| high | at least 9 | – | – | not read |');
    expect(page).toMatch(/eval-detected` \| at least 4 \| active/);
  });

  test('counts that changed while they were read have no numbers', () => {
    const { rules, counts, conditions } = SAMPLE_REPORTS.fail!;
    const unproven = conditions.map((condition) => ({ ...condition, result: 'unproven' as const }));
    const given = { rules, counts, conditions: unproven, countsAre: 'unsettled' as const };
    const page = summary(anInconclusiveReport('unstable', 'they changed', given));
    expect(page).toContain('| critical | not read | code |');
    expect(page).not.toMatch(/at least|xychart|\*\*\d|\| (?!0 \|)\d+ \| (?!not read)/);
  });

  test('no issue is called fixed if not all issues were read', () => {
    const report = { ...SAMPLE_REPORTS['fail-new-against-baseline']!, countsAre: 'at-least' as const };
    const page = comment(report);
    expect(page).toContain('at least 3 new, compared with');
    expect(page).not.toMatch(/fixed|\*\*Fixed/i);
  });

  test('ten thousand rules are cut to the worst ones, with the number of the others', () => {
    const { comment, summary, log } = pageOf('fail-ten-thousand-rules');
    expect(comment).toMatch(/^\| {2}\| and 30 more \| /m);
    expect(comment).toContain('and 9940 more');
    expect(summary).toContain('and 9750 more');
    expect(log).toMatch(/^ {2}and \d+ more$/m);
    expect(comment).toMatch(/`rule-6` · `rules\.generated\.security\.rule-6`[^\n]*\| critical \| 7 \|/);
  });

  test('waivers that need attention come first', () => {
    const states = pageOf('pass-with-waivers').summary.match(/\| expired|expires soon|unused|\| active/g);
    expect(states).toEqual(['| expired', 'expires soon', 'unused', '| active']);
  });

  test('an empty column is left out', () => {
    expect(pageOf('pass-with-counts').comment).toContain('| Condition | Limit | Found | Result |');
    expect(pageOf('pass-with-waivers').comment).toContain('| Condition | Limit | Found | Waived | Result |');
    expect(pageOf('pass-with-waivers').comment).toContain(' · 3 waived · ');
  });

  test('issues without a product are counted apart, and no 0 for AI code scanning stands beside them', () => {
    const rules = [aRule({ product: undefined, severity: undefined, issues: 2n })];
    const scans = [aReportedScan({ products: ['code', 'ai-code'] })];
    const counts = { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 2n, total: 2n };
    const page = summary(aReport({ rules, scans, counts }));
    expect(page).toContain('| Severity | code | other | Total |');
    expect(page).toContain('| unrated | 0 | 2 | 2 |');
    expect(pageOf('fail').summary).toContain('| Severity | code | supply-chain | secrets | ai-code | Total |');
  });

  test('the proof distinguishes a policy that was never read from no policy', () => {
    const unread = aReport({ verdict: { word: 'inconclusive', reason: 'auth', message: '' }, searches: [] });
    expect(summary(unread)).toContain('- **Policy** not read');
    expect(pageOf('pass').summary).toContain('- **Policy** none');
  });
});
