import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { COMMIT } from '../../build/a-report.ts';
import { draws } from '../../build/draws.ts';
import { judge } from '../../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';
import { MARKER } from '../writers.ts';
import { anyHostileText } from './any-hostile-text.ts';

const ROOT = `https://github.com/acme/shop/blob/${COMMIT}/`;
const BASE = UNTRUSTED_FIELDS['place of a finding']!('plain');

/** A page with one place at this path, linked as a run links it. */
function reportAt(filePath: string) {
  return { ...BASE, places: someLocations([aLocation({ ruleId: 'r-1001', severity: 'critical', filePath })]) };
}

function pageAt(filePath: string) {
  const { structure, live } = judge(renderComment(reportAt(filePath), { marker: MARKER }));
  const isPlace = (node: string): boolean => node.includes(' link https://github.com/acme/shop/blob/');
  return { links: structure.filter(isPlace), rest: structure.filter((node) => !isPlace(node)), live };
}

/** Paths that a repository may have, too: half of them lead somewhere. */
const anyPath = fc.oneof(
  anyHostileText,
  fc.array(anyHostileText, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/').replace(/[\p{C}\\]/gu, '')),
);

describe('a hostile path', () => {
  const template = pageAt('plain');

  it('is text, or a link below the judged commit, and changes nothing else of a page', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const { links, rest, live } = pageAt(path);
        expect([rest, live]).toEqual([template.rest, []]);
        for (const link of links) {
          const address = link.replace(/^\d+ link /, '');
          expect(address.startsWith(ROOT)).toBe(true);
          expect(new URL(address).href).toBe(address);
          expect(decodeURIComponent(new URL(address).pathname.slice(new URL(ROOT).pathname.length))).toBe(path);
        }
      }),
      { numRuns: draws(80) },
    );
  });

  it('is a link where a repository may have it', () => {
    const paths = HOSTILE_TEXTS.Markdown ?? Object.values(HOSTILE_TEXTS).flat();
    expect(paths.some((path) => pageAt(path).links.length === 1)).toBe(true);
  });
});
