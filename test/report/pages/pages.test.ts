import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { COUNT_COLUMNS } from '../../../src/domain/severity.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderFinalLine } from '../../../src/report/log/log-line.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { hasCounts } from '../../../src/report/text/report-facts.ts';
import { aReport, aReportedScan, aRule, aWaiver } from '../../build/a-report.ts';
import { judge } from '../../build/gfm-judge.ts';
import { anInconclusiveReport } from '../../build/inconclusive-reports.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

const MARKER = '<!-- findings-gate -->';
const samples = Object.entries(SAMPLE_REPORTS).map(([name, report]) => ({
  name,
  report,
  comment: renderComment(report, { marker: MARKER }),
  summary: renderSummary(report, { maxBytes: 900 * 1024 }),
  log: [
    ...renderConsole(report),
    ...renderAnnotations(report).map(({ message }) => message),
    renderFinalLine(report),
  ].join('\n'),
}));

describe.each(samples)('the pages of $name', ({ report, comment, summary, log }) => {
  test('give the verdict and the reason first', () => {
    const mark = { pass: /^#+ (?:✅|⚠️) /u, fail: /^#+ ❌ /u, inconclusive: /^#+ (?:⏳|⚠️) /u }[report.verdict.word];
    // A replay says before that it is one.
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

  test('lead to the issues of the branch once, where there are any', () => {
    for (const one of report.projects ?? [report]) {
      const { links, verdict, counts } = one;
      // A run with wrong settings knows no branch.
      if (verdict.reason === 'config') return;
      const isLed = verdict.word === 'pass' ? counts.total !== 0n : verdict.word === 'fail' || hasCounts(one);
      for (const page of [comment, summary]) expect(page.split(`](<${links.findings}>)`)).toHaveLength(isLed ? 2 : 1);
    }
  });

  test('show the proof that there is', () => {
    for (const scan of report.scans) expect(summary).toContain(`\`${scan.id}\``);
    if (report.verdict.reason === 'config') return;
    if (report.commit !== undefined) expect(summary).toContain(`\`${report.commit}\``);
    if (report.policy?.kind === 'file') expect(summary).toContain(report.policy.sha);
  });

  test('show each count that was read in the summary', () => {
    for (const column of COUNT_COLUMNS) {
      const count = report.counts[column];
      if (count !== undefined && report.countsAre === 'exact')
        expect(summary).toMatch(new RegExp(`^\\| ${column} \\|.*\\*\\*${count}\\*\\* \\|$`, 'm'));
    }
  });
});

test.each([
  ['comment', (report: GateReport) => renderComment(report, { marker: MARKER })],
  ['summary', (report: GateReport) => renderSummary(report, { maxBytes: 900 * 1024 })],
])('what is odd and nothing depends on stands in the proof of the %s alone', (_, render) => {
  const page = render({ ...SAMPLE_REPORTS.fail!, debugNotes: ['Scan 9 was odd; the issues decide.'] });
  const [before = '', after] = page.split('Scan 9 was odd; the issues decide.');
  expect(after).toBeDefined();
  expect(before.lastIndexOf('Proof')).toBeGreaterThan(before.indexOf('<details>'));
});

describe('the parts of a page', () => {
  const { fail } = SAMPLE_REPORTS;
  test.each([
    [
      'comment',
      renderComment(fail!, { marker: MARKER }),
      [
        ...['### ❌ ', '| 🔴&nbsp;critical |', '| 🟠&nbsp;high |', 'Fix these and push'],
        ...['> `max-critical` applies in addition', '<sub>within limits: 22 medium', 'by diff scan'],
        ...['this run', '| Condition', '| Severity | code', 'Rules that break a condition'],
        ...['Other rules**', 'Waivers', 'add this to', '**Proof'],
      ],
    ],
    [
      'summary',
      renderSummary(fail!, { maxBytes: 900 * 1024 }),
      [
        ...['## ❌ ', '| 🔴&nbsp;critical |', 'Fix these and push', '> `max-critical` applies in addition'],
        ...['| Condition', '<sub>within limits: 22 medium', '<details>', '| Severity | code'],
        ...['xychart-beta', 'Rules that break a condition', 'Other rules', 'Waivers', 'add this to'],
        ...['Proof'],
      ],
    ],
  ])('are in the order of the reader: %s', (_, page, parts) => {
    const places = parts.map((part) => page.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the pages of special runs:', () => {
  const pageOf = (name: string) => samples.find((sample) => sample.name === name)!;

  test('report mode says that nothing is enforced, and still says that it failed', () => {
    expect(pageOf('fail-report-mode').comment).toMatch(/❌[\s\S]*Not enforced/);
    expect(pageOf('fail').comment).not.toContain('Not enforced');
  });

  test('a softened reason says so, and that nothing is proven', () => {
    expect(pageOf('inconclusive-softened').summary).toMatch(
      /`on-inconclusive` softens `server` to a warning.*nothing is proven/,
    );
    expect(pageOf('inconclusive-no-scan').summary).toContain('<sub>`no-scan` · ');
  });

  test('an incomplete fail shows counts as lower bounds', () => {
    const { comment, log } = pageOf('fail-incomplete');
    expect(comment).toContain('**Incomplete:** the platform failed to answer (`server`).');
    expect(comment).toContain('| `max-critical` | 0 | **at least 3** |');
    expect(comment).toContain('| `No live secrets` | 0 | not read |');
    expect(log).toContain('at least 13');
    expect(pageOf('fail').comment).not.toContain('at least');
  });

  test.each(['comment', 'summary', 'log'] as const)(
    'a count that is not proven is no 0 in the %s of a run whose issues are not found yet',
    (kind) => {
      const page = pageOf('inconclusive-index-lag')[kind];
      expect(page).not.toMatch(/(?:^|[ *])0(?:\*\*)? (?:critical|high|medium|low|unrated)|(?:critical|high) 0/m);
      expect(page).not.toContain('**0**');
      expect(page).not.toContain('0 so far');
    },
  );

  test('a count beside a search that failed is a lower bound, and nothing found is not read', () => {
    const { summary, log } = pageOf('fail-incomplete');
    expect(summary).toContain('<sub>not proven: high not read · no severity limit: medium not read');
    expect(summary).toContain('| critical | at least 2 | at least 1 | not read | **at least 3** |');
    expect(summary).toContain('"critical: at least 3 (max 0)"');
    expect(log).toContain('not proven: high not read, no severity limit: medium not read');
  });

  test('a number of a column that was not read to its end is a lower bound beside a pass, too', () => {
    const rules = [aRule({ severity: 'high', issues: 9n }), aRule({ issues: 2n })];
    const waivers = [aWaiver({ issues: 4n })];
    const report = { ...SAMPLE_REPORTS['pass-not-all-judged']!, rules, waivers, waived: undefined };
    const page = renderSummary(report, { maxBytes: 900 * 1024 });
    expect(page).toContain('| high | at least 9 | code |');
    expect(page).toContain('| critical | 2 | code |');
    expect(page).toContain('| high | at least 9 | – | – | not read |');
    expect(page).toMatch(/eval-detected` \| at least 4 \| active/);
  });

  test('nothing that changed while it was read has a number', () => {
    const { rules, counts, conditions } = SAMPLE_REPORTS.fail!;
    const unproven = conditions.map((condition) => ({ ...condition, result: 'unproven' as const }));
    const given = { rules, counts, conditions: unproven, countsAre: 'unsettled' as const };
    const summary = renderSummary(anInconclusiveReport('unstable', 'they changed', given), { maxBytes: 900 * 1024 });
    expect(summary).toContain('| critical | not read | code |');
    expect(summary).not.toMatch(/at least|xychart|\*\*\d|\| (?!0 \|)\d+ \| (?!not read)/);
  });

  test('nothing is called fixed that may only not be found yet', () => {
    const report = { ...SAMPLE_REPORTS['fail-new-against-baseline']!, countsAre: 'at-least' as const };
    const page = renderComment(report, { marker: MARKER });
    expect(page).toContain('at least 3 new, compared with');
    expect(page).not.toMatch(/fixed|\*\*Fixed/i);
  });

  test('a product that was not scanned has a dash, not a 0', () => {
    expect(pageOf('fail').summary).toContain('| critical | 2 | 1 | 0 | – | **3** |');
  });

  test('ten thousand rules are cut to the worst ones, with the number of the others', () => {
    const { comment, summary, log } = pageOf('fail-ten-thousand-rules');
    expect(comment).toMatch(/^\| {2}\| and 30 more \| /m);
    expect(comment).toContain('and 9940 more rules');
    expect(summary).toContain('and 9750 more rules');
    expect(log).toMatch(/^ {2}and \d+ more$/m);
    expect(comment).toMatch(/`rule-6` · `rules\.generated\.security\.rule-6`[^\n]*\| critical \| 7 \|/);
  });

  test('a baseline shows what is new', () => {
    const { comment } = pageOf('fail-new-against-baseline');
    expect(comment).toContain('3 new, 5 fixed, compared with `main` as it is now, net per rule');
    expect(comment).toContain('> Not counted: `main` has 2 critical, 12 high as well.');
    expect(comment).toContain('| `max-critical` (new only) | 0 | 3 | **1** | 0 | ❌ broken |');
    expect(comment).toContain('| Rule | Severity | Issues | New |');
  });

  test('waivers that need attention come first', () => {
    const states = pageOf('pass-with-waivers').summary.match(/expired\*\*|expires soon|unused|\| active/g);
    expect(states).toEqual(['expired**', 'expires soon', 'unused', '| active']);
  });

  test('a policy that the pull request changes is named', () => {
    expect(pageOf('fail').comment).toContain('This pull request changes the policy file; its copy is not applied.');
  });

  test('a pass with nothing to do is two lines, and folded proof', () => {
    const linesOf = (page: string) => page.split('\n').filter((line) => line !== '');
    const [, ...comment] = linesOf(pageOf('pass').comment);
    expect(comment.slice(0, 3)).toEqual([
      '### ✅ Findings Gate: within both limits',
      expect.stringMatching(
        /^<sub>0 critical, 0 high · commit `3f2a9c1b8d7e` · code, supply-chain, secrets by diff scan .*ended \w+ .*\[this run\]/,
      ),
      '<details>',
    ]);
    expect(linesOf(pageOf('pass').summary).indexOf('<details>')).toBe(2);
  });

  test('a pass with a warning has its rows', () => {
    expect(pageOf('pass-at-limit').comment).toMatch(/^\| ⚠️&nbsp;\w+, warning \| 2 issues \|/m);
  });

  test('an inconclusive page says what is missing, who acts and what to do in one paragraph', () => {
    const { comment, summary } = pageOf('inconclusive-scan-running');
    for (const page of [comment, summary])
      expect(page).toMatch(
        /^\*\*Not a pass\.\*\* .*still running.* \[Re-run this job\]\(.*\) when the scan has finished, or raise `wait-timeout`\. If it takes far longer than usual, ask the people who run the scans\.$/m,
      );
  });

  test('a column that would say nothing is left out', () => {
    expect(pageOf('pass-with-counts').comment).toContain('| Condition | Limit | Found | Result |');
    expect(pageOf('pass-with-waivers').comment).toContain('| Condition | Limit | Found | Waived | Result |');
    expect(pageOf('pass-with-waivers').comment).toContain(' · 3 waived · ');
  });

  test('issues without a product are counted together with those of AI code scanning', () => {
    const rules = [aRule({ product: undefined, severity: undefined, issues: 2n })];
    const scans = [aReportedScan({ products: ['code', 'ai-code'] })];
    const counts = { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 2n, total: 2n };
    const summary = renderSummary(aReport({ rules, scans, counts }), { maxBytes: 900 * 1024 });
    expect(summary).toContain('| Severity | code | ai-code, other | Total |');
    expect(summary).toContain('| unrated | 0 | 2 | **2** |');
    expect(pageOf('fail').summary).toContain('| Severity | code | supply-chain | secrets | ai-code | Total |');
  });

  test('the proof distinguishes a policy that was never read from no policy', () => {
    const unread = aReport({ verdict: { word: 'inconclusive', reason: 'auth', message: '' }, searches: [] });
    expect(renderSummary(unread, { maxBytes: 900 * 1024 })).toContain('- **Policy** not read');
    expect(pageOf('pass').summary).toContain('- **Policy** none');
  });

  test('only a scan that proved something is said to decide', () => {
    expect(pageOf('pass').summary).toContain('decides: `completed`');
    expect(pageOf('inconclusive-scan-running').summary).not.toContain('decides');
  });
});
