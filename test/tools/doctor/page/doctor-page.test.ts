import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConnectionLook } from '../../../../src/tools/doctor/facts/look.ts';
import { SEND_IN } from '../../../../src/tools/doctor/facts/send-in.ts';
import { renderDiagnosis } from '../../../../src/tools/doctor/page/doctor-page.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';
import { parsedPage } from '../../fleet/simulate/parsed-page.ts';
import { anotherProject, aSeenProject, commits, detailOf } from '../project/a-seen-project.ts';
import { aDiagnosis } from './a-diagnosis.ts';

function textOf(...given: Parameters<typeof aDiagnosis>): string {
  return parsedPage(renderDiagnosis(aDiagnosis(...given)))
    .texts.join(' ')
    .replaceAll(/\s+/g, ' ');
}

const REFUSED: ConnectionLook = {
  part: 'token',
  result: 'does-not-hold',
  seen: 'the platform answered 401',
  next: 'Make a new token with the Web API permission.',
};

describe('the page of a diagnosis', () => {
  it('says first that all holds', () => {
    const page = renderDiagnosis(aDiagnosis());
    expect(page.indexOf('All that could be seen holds.')).toBeLessThan(page.indexOf('<h2>Connection</h2>'));
  });

  it('says first what does not hold, and what to do', () => {
    const text = textOf({ connection: [REFUSED], project: null, proposals: [], pasted: [], exitCode: 2 });
    expect(text).toMatch(
      /What doctor found Token: The platform answered 401\. Next: Make a new token with the Web API/,
    );
    expect(text).toContain('No scan of a project was read.');
    expect(text).toContain('Nothing follows without the scans of a project.');
  });

  it('opens the assumptions that do not hold, and folds the others', () => {
    const broken = {
      id: 'time-spellings',
      result: 'does-not-hold',
      seen: 'a time without an offset',
      effect: 'ends in contract',
    } as const;
    const page = renderDiagnosis(aDiagnosis({ assumptions: [...aDiagnosis().assumptions, broken], exitCode: 1 }));
    expect(page).toContain('1 assumption of the gate does not hold here.');
    expect(page).toContain(`Next: ${SEND_IN}`);
    // Of some assumptions the page itself says that a pass may not be due.
    expect(page).not.toMatch(/never passes/);
    const [, open = ''] = /<h2>What the gate assumes<\/h2>\s*<details open>([\s\S]*?)<\/details>/.exec(page)!;
    expect(open).toContain('time-spellings');
    expect(open).not.toContain('end-of-paging');
  });

  it('does not let the issue list, which decides nothing, be the trouble', () => {
    const list: ConnectionLook = { ...REFUSED, part: 'issue-list' };
    expect(textOf({ connection: [list] })).toContain('All that could be seen holds.');
  });

  it('has the workflow as it is to be copied, and the recipe of the system that scans', () => {
    const scans = commits(8);
    const environments = new Map(scans.map(({ id }) => [id, 'jenkins']));
    const diagnosis = aDiagnosis({}, aSeenProject(scans, { environments }));
    const texts = [...renderDiagnosis(diagnosis).matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, text = '']) =>
      text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    );
    expect(texts).toEqual(diagnosis.pasted.map(({ text }) => text));
    expect(texts).toHaveLength(2);
  });

  it('tells how the project is scanned', () => {
    const late = commits(8, [{ products: ['sast'] }, { products: ['sca'], after: 4, took: 10 }]);
    const project = aSeenProject(late, {
      others: [anotherProject('5', { repoDisplayName: 'acme/shop/web' })],
      unnamedOthers: 2,
    });
    const text = textOf({}, project);
    expect(text).toContain('pull requests, diff');
    expect(text).toContain('supply-chain began over a minute after the first scan on 8 of 8 commits, 4m at the most.');
    expect(text).toContain('acme/shop/web (5)');
    expect(text).toContain('2 projects of the deployment were not asked for a name.');
    expect(text).toMatch(/Scans a day, 16 in the mean and 16 at most/);
    expect(text).not.toContain('It is not sure');
  });

  it('warns where another project may be meant', () => {
    const other = { ...REFUSED, part: 'project', result: 'not-seen' } as const;
    expect(textOf({ connection: [other] })).toContain('It is not sure that this is the project that is meant');
  });

  it('says what GitHub requires, or that nobody asked', () => {
    const seen = { check: 'findings-gate', defaultBranch: 'main', seen: ['no rule names it'], next: ['add a ruleset'] };
    expect(textOf()).toContain('No token of GitHub was given');
    expect(textOf({ github: { ...seen, required: false, mergeQueue: null } })).toMatch(
      /it blocks nothing\. Whether it has a merge queue is not known\. Next: add a ruleset\. No rule names it\./,
    );
    expect(textOf({ github: { ...seen, required: null, mergeQueue: true } })).toContain(
      'requires the gate is not known.',
    );
  });

  it.each(Object.entries(HOSTILE_TEXTS))('has no other element with hostile texts: %s', (_family, texts) => {
    const elementsOf = (text: string) => {
      const scans = commits(8, [{ branch: text, products: ['sast', text], isFullScan: true }]);
      const project = aSeenProject(scans, {
        details: [detailOf(scans[0]!, { repository: text, repoDisplayName: text, repoUrl: undefined })],
        environments: new Map([[scans[0]!.id, text]]),
        others: [anotherProject('5', { repository: text, repoDisplayName: text, repoUrl: undefined })],
      });
      const github = { check: text, defaultBranch: text, required: null, mergeQueue: null, seen: [text], next: [text] };
      const looks = [{ ...REFUSED, seen: text, next: text }];
      const assumptions = [{ id: 'x', result: 'holds', seen: text, effect: text }] as const;
      const page = renderDiagnosis(aDiagnosis({ github, connection: looks, assumptions }, project));
      expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      return parsedPage(page).elements;
    };
    const known = new Set([...elementsOf('plain text'), ...elementsOf('plain')]);
    for (const text of texts) expect(elementsOf(text).filter((element) => !known.has(element))).toEqual([]);
  });

  it('lets in only its own style, and loads nothing', () => {
    const page = renderDiagnosis(aDiagnosis());
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(page)!;
    const digest = createHash('sha256').update(style!).digest('base64');
    expect(/http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)![1]).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page.replace(/<pre>[\s\S]*?<\/pre>/g, '')).not.toMatch(
      /\b(?:src|href|action)=|url\(|@import|https?:|\sstyle=|\son[a-z]+=/,
    );
    expect(parsedPage(page).elements).not.toContain('script');
  });

  it('has a column for a day with one scan among hundreds', () => {
    const busy = Array.from({ length: 300 }, (_, place) => ({ ...commits(1)[0]!, id: String(place) as never }));
    const page = renderDiagnosis(aDiagnosis({}, aSeenProject([...busy, ...commits(30).slice(29)])));
    expect(page).toMatch(/<svg class="days" viewBox="0 0 \d+ 100"/);
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
    expect(page).toContain('height="3"');
  });
});
