import { describe, expect, test } from 'vitest';
import { judge } from '../build/gfm-judge.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { scanned } from '../run/platforms.ts';
import { outputsOf } from '../run/report-outputs.ts';
import { meet } from './harness/harmless.ts';
import { FAMILIES } from './harness/hostile-families.ts';
import { ALWAYS, JUDGED, type LocationsOfARun, linked, RUNS } from './harness/hostile-locations.ts';
import { once } from './harness/once.ts';

/** One text of a family at one place. */
type Visit = { readonly row: string; readonly family: string; readonly scope: string; readonly text: string };

const PLACES = RUNS.flatMap(({ formats }) => Object.keys(formats));
const canaryOf = (scope: string): string => `plain.canary-${PLACES.indexOf(scope)}`;

/** Each place gets another text of the family. */
const visitsAt = (scope: string): readonly Visit[] =>
  FAMILIES.map(({ row, family, texts }) => ({
    row,
    family,
    scope,
    text: texts[PLACES.indexOf(scope) % texts.length]!,
  }));

/** The run with these texts, and with a plain one at every other place. */
const optionsOf = (run: LocationsOfARun) => (visits: readonly Visit[]) =>
  run.options(
    Object.fromEntries(
      Object.keys(run.formats).map((scope) => {
        const own = visits.filter((visit) => visit.scope === scope).map(({ text }) => text);
        return [scope, own.length > 0 ? own : [canaryOf(scope)]];
      }),
    ),
  );

const plainRuns = new Map(RUNS.map((run) => [run, once(() => runFault(optionsOf(run)([])))]));

const outcomeOf = ({ exitCode, verdict, reason }: GateRun) => [exitCode, verdict, reason].join(' ');

/** Only where nothing ends the run earlier does it reach all of its places. */
const endingOtherwise = (places: LocationsOfARun, visits: readonly Visit[]) => async (run: GateRun) => {
  if (places !== JUDGED || visits.some(isRefused)) return [];
  const [told, plain] = [run, await plainRuns.get(places)!()].map(outcomeOf);
  return told === plain ? [] : [`ended as ${told}, not as ${plain}`];
};

const meetings = RUNS.flatMap((places) =>
  batchesFor(places).map((visits) => ({
    visits,
    places: Object.keys(places.formats).join(', '),
    families: [...new Set(visits.map(({ row, family }) => `${row} ${family}`))].join(', '),
    met: once(() => meet(optionsOf(places)(visits), endingOtherwise(places, visits))),
  })),
);

/** Links on the pages of a run, as the parser reads them. */
function linksOf(run: GateRun): string[] {
  const pages = [run.summary, ...run.comments.filter((body) => body.startsWith('<!-- findings-gate'))];
  return pages.flatMap((page) => judge(page).structure).flatMap((node) => /^\d+ link (.*)$/s.exec(node)?.[1] ?? []);
}

describe('H. injection by single texts', () => {
  test.each(meetings)('$families do nothing at once in $places', async ({ met }) => {
    expect((await met()).problems).toEqual([]);
  });

  test.each(RUNS.flatMap((run) => Object.entries(run.formats).map(([scope, formats]) => ({ scope, formats, run }))))(
    'H1 harmless texts are shown where they should be: $place',
    async ({ scope, formats, run }) => {
      const pages = outputsOf(await plainRuns.get(run)!());
      const all = ['stdout', 'summary', 'outputs', 'report', 'comments', 'statuses'];
      expect(all.filter((output) => shows(pages.get(output)!, canaryOf(scope)))).toEqual(
        all.filter((output) => formats.includes(output)),
      );
    },
  );

  const judged = meetings
    .filter(({ visits }) => visits.some(({ scope }) => scope === 'the branch'))
    .map((each) => ({ ...each, family: each.visits[0]!.family }));
  test.each(judged)('H14 $family in a branch stay inside the address of a link', async ({ visits, met }) => {
    const { run } = await met();
    const origins = new Set(linksOf(run).map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual([run.platformOrigin, 'https://github.com'].sort());
    const { text } = visits.find(({ scope }) => scope === 'the branch')!;
    const refs = linksOf(run).flatMap((url) => new URL(url).searchParams.getAll('ref'));
    // An address that is too long is left out.
    if (text.isWellFormed()) expect(new Set(refs)).toEqual(new Set(text.length > 300 ? [] : [text]));
  });

  test.each(FAMILIES.find(({ row }) => row === 'H14')!.texts)(
    'H14 addresses that the platform sends are never linked: %s',
    async (url) => {
      const meta = { ci_job_url: url, repo_url: url, commit_author_image_url: url };
      const run = await runFault({ ...linked, inputs: ALWAYS, platform: scanned({ meta }) });
      expect(linksOf(run).filter((link) => link.includes('evil') || !link.startsWith('https://'))).toEqual([]);
      expect(run.stdout).toContain('Requests: ');
    },
  );
});

/** What the runs of these places have in them, one after the other. */
function batchesFor({ formats, room }: LocationsOfARun): readonly (readonly Visit[])[] {
  const visits = Object.keys(formats).map(visitsAt);
  if (room === 'one') return FAMILIES.flatMap((_, index) => apart(visits.map((all) => all[index]!)));
  const perPlace = visits.map((all) => batches(all, room));
  const count = Math.max(...perPlace.map((all) => all.length));
  return Array.from({ length: count }, (_, index) => perPlace.flatMap((all) => all[index] ?? []));
}

/** A setting that is refused ends the run before it reaches the other places. */
function apart(visits: readonly Visit[]): readonly (readonly Visit[])[] {
  return [visits.filter((visit) => !isRefused(visit)), ...visits.filter(isRefused).map((visit) => [visit])];
}

function isRefused({ scope, text }: Visit): boolean {
  return ['comment-key', 'commit-status'].includes(scope) && isBroken(text);
}

function batches(visits: readonly Visit[], room: 'a line' | 'three'): readonly (readonly Visit[])[] {
  const all: Visit[][] = [];
  for (const visit of visits.toSorted((a, b) => Number(isBroken(a.text)) - Number(isBroken(b.text)))) {
    const last = all.at(-1);
    if (last !== undefined && fits([...last, visit], room)) last.push(visit);
    else all.push([visit]);
  }
  return all;
}

/** A line is cut at 200 characters. Whole ones and broken ones are apart: a broken one may end the run earlier. */
function fits(visits: readonly Visit[], room: 'a line' | 'three'): boolean {
  const texts = visits.map(({ text }) => text);
  if (room === 'three') return texts.length <= 3;
  return new Set(texts.map(isBroken)).size === 1 && texts.join(' ').length <= 190;
}

/** With a line break, or another character that nobody sees. */
function isBroken(text: string): boolean {
  return /\p{C}|\p{Zl}|\p{Zp}/u.test(text);
}

/** Not the beginning of a longer canary. */
function shows(text: string, canary: string): boolean {
  return text
    .split(canary)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));
}
