import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../../../src/domain/ids.ts';
import type { JudgedRef, SimulatedCondition, Simulation } from '../../../../src/tools/fleet/simulate/simulation.ts';
import { renderSimulation } from '../../../../src/tools/fleet/simulate/simulation-page.ts';
import { aCondition as aReportedCondition } from '../../../build/a-report.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';

const aCondition = (parts: Partial<SimulatedCondition> = {}): SimulatedCondition => ({
  ...aReportedCondition({ name: 'No criticals', found: 3n, max: 0n, result: 'broken' }),
  isUncompared: false,
  ...parts,
});

function aJudgedRef(parts: Partial<JudgedRef> = {}): JudgedRef {
  return {
    repositoryId: '101' as RepositoryId,
    repository: 'acme/shop',
    ref: 'main',
    commit: 'c0ffee'.padEnd(40, '0'),
    scan: '9001' as ScanId,
    scannedAtMs: Date.UTC(2026, 5, 14, 9, 30),
    isFullScan: true,
    scans: [],
    verdict: 'fail',
    reason: undefined,
    message: '3 issues, none allowed',
    conditions: [aCondition()],
    isRead: true,
    ...parts,
  };
}

function aSimulation(refs: readonly JudgedRef[], parts: Partial<Simulation> = {}): Simulation {
  return {
    policy: { path: 'gate.yml', sha256: 'ab'.repeat(32) },
    sinceMs: Date.UTC(2026, 5, 8),
    atMs: Date.UTC(2026, 5, 15),
    refs,
    unlisted: [],
    leftOut: { partialOnly: 0, unfinished: 0 },
    requests: 42,
    ...parts,
  };
}

/** Names of the elements in the order of their start tags, and the text between the tags. Attributes must be quoted. */
function parsedPage(page: string) {
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
  const tag = /<(\/?[a-z][a-z0-9]*)(?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*\s*\/?>|<!doctype html>/g;
  expect(body.replace(tag, '')).not.toMatch(/[<>]/);
  return {
    elements: [...body.matchAll(tag)].map(([, name]) => name ?? 'doctype').filter((name) => !name.startsWith('/')),
    texts: body.split(/<[^>]*>/).filter((text) => text.trim() !== ''),
  };
}

function rowsOf(page: string): readonly string[] {
  const table = page.slice(page.indexOf('<h2>Every ref</h2>'));
  const rows = [...table.matchAll(/<tr>(<td.*)<\/tr>/g)].map(([, cells]) => cells!.split(/<[^>]+>+/).filter(Boolean));
  return rows.map(([, ref, verdict]) => `${verdict} ${ref}`);
}

describe('the page of a simulation', () => {
  it.each(Object.entries(HOSTILE_TEXTS))('is the same page with hostile names: %s', (_family, texts) => {
    const plain = parsedPage(renderSimulation(aSimulation([aJudgedRef()]))).elements;
    for (const text of texts) {
      const hostile = aJudgedRef({
        repository: text,
        ref: text,
        commit: text,
        message: text,
        conditions: [aCondition({ name: text })],
      });
      const page = renderSimulation(aSimulation([hostile], { policy: { path: text, sha256: 'ab' } }));
      expect(parsedPage(page).elements).toEqual(plain);
      expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it('has one main part with all text, only its own style, and loads nothing', () => {
    const page = renderSimulation(aSimulation([aJudgedRef()]));
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(page)!;
    const digest = `'sha256-${createHash('sha256').update(style!).digest('base64')}'`;
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)![1];
    expect(policy).toBe(`default-src 'none'; style-src ${digest}; base-uri 'none'; form-action 'none'`);
    const { elements } = parsedPage(page);
    expect(elements.filter((name) => name === 'main')).toHaveLength(1);
    expect(elements[elements.indexOf('body') + 1]).toBe('main');
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/\b(?:src|href|action)=|url\(|@import|https?:|\sstyle=|\son[a-z]+=/);
  });

  it('has the refs that would fail first, those with the most issues before the others', () => {
    const failing = (ref: string, found: bigint): JudgedRef => aJudgedRef({ ref, conditions: [aCondition({ found })] });
    const refs = [
      aJudgedRef({ ref: 'quiet', verdict: 'pass', conditions: [aCondition({ result: 'ok', found: 0n })] }),
      failing('few', 2n),
      aJudgedRef({ ref: 'unread', verdict: 'inconclusive', reason: 'auth', message: 'answered 403', conditions: [] }),
      failing('many', 20n),
    ];
    expect(rowsOf(renderSimulation(aSimulation(refs)))).toEqual([
      'fail many',
      'fail few',
      'inconclusive, auth unread',
      'pass quiet',
    ]);
  });

  it('shows by what each ref is blocked, and since when', () => {
    const conditions = [
      aCondition({ found: 5n, waived: 2n }),
      aCondition({ name: 'Few packages', action: 'warn', max: 1n, found: 4n }),
      aCondition({ name: 'No secrets', found: 0n, result: 'ok' }),
    ];
    const { texts } = parsedPage(renderSimulation(aSimulation([aJudgedRef({ conditions })])));
    expect(texts).toContain('No criticals: 3 found, none allowed. Warning: Few packages: 4 found, 1 allowed.');
    expect(texts).toContain('2026-06-14 09:30 UTC');
  });

  it('explains an inconclusive ref in a sentence, and how many issues of it could not be compared', () => {
    const open = aCondition({
      name: 'Nothing new',
      compare: 'new',
      found: 12n,
      result: 'unproven',
      isUncompared: true,
    });
    const unproven = { verdict: 'inconclusive', message: '4 counted, 1 found' } as const;
    const uncompared = aJudgedRef({ ...unproven, reason: 'not-compared', conditions: [open] });
    const late = aJudgedRef({ ...unproven, reason: 'index-lag', conditions: [] });
    const { texts } = parsedPage(renderSimulation(aSimulation([uncompared, late])));
    expect(texts).toContain('Not compared: Nothing new: 12 found, none allowed.');
    expect(texts).toContain('The issues of this scan cannot be found yet: 4 counted, 1 found.');
  });

  it('lists what it does not show', () => {
    const unread = aJudgedRef({ verdict: 'inconclusive', reason: 'auth', isRead: false, conditions: [] });
    const unlisted = [{ repositoryId: '7' as RepositoryId, reason: 'auth', message: 'answered 403' }] as const;
    const { texts } = parsedPage(
      renderSimulation(aSimulation([unread], { unlisted, leftOut: { partialOnly: 1, unfinished: 2 } })),
    );
    expect(texts).toContain('Not read in full: 1 ref; each row says why. There may be more issues than shown.');
    expect(texts).toContain('Not listed: scans of repository 7 (auth): answered 403');
    expect(texts).toContain('Left out: 3 refs without a finished scan of all rules (1 with partial scans only).');
  });
});
