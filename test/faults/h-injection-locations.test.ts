import { describe, expect, test } from 'vitest';
import { shareOf } from '../build/draws.ts';
import { judge } from '../build/gfm-judge.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { scanned } from '../run/platforms.ts';
import { outputsOf } from '../run/report-outputs.ts';
import { meet } from './harness/harmless.ts';
import { FAMILIES } from './harness/hostile-families.ts';
import { ALWAYS, JUDGED, type LocationsOfARun, linked, RUNS } from './harness/hostile-locations.ts';
import { once } from './harness/once.ts';

type Texts = Readonly<Record<string, string>>;

const PLACES = RUNS.flatMap(({ formats }) => Object.keys(formats));
const canaryOf = (scope: string): string => `plain.canary-${PLACES.indexOf(scope)}`;

const optionsOf = ({ formats, options }: LocationsOfARun, texts: Texts) =>
  options(Object.fromEntries(Object.keys(formats).map((scope) => [scope, texts[scope] ?? canaryOf(scope)])));

const plainRuns = new Map(RUNS.map((run) => [run, once(() => runFault(optionsOf(run, {})))]));

const outcomeOf = ({ exitCode, verdict, reason }: GateRun) => [exitCode, verdict, reason].join(' ');

/** A judged run must end like the plain one, unless a refused text ends it before it reaches all of its places. */
const endingOtherwise = (places: LocationsOfARun, texts: Texts) => async (run: GateRun) => {
  if (places !== JUDGED || Object.entries(texts).some(isRefused)) return [];
  const [told, plain] = [run, await plainRuns.get(places)!()].map(outcomeOf);
  return told === plain ? [] : [`ended as ${told}, not as ${plain}`];
};

const meetings = RUNS.flatMap((places) =>
  textsFor(places).map((texts) => ({
    texts,
    places: Object.keys(texts).join(', '),
    met: once(() => meet(optionsOf(places, texts), endingOtherwise(places, texts))),
  })),
);

function linksOf(run: GateRun): string[] {
  const pages = [run.summary, ...run.comments.filter((body) => body.startsWith('<!-- findings-gate'))];
  return pages.flatMap((page) => judge(page).structure).flatMap((node) => /^\d+ link (.*)$/s.exec(node)?.[1] ?? []);
}

describe('H. injection by single texts', () => {
  test.each(meetings)('texts of all families have no effect in $places, run %#', async ({ met }) => {
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

  const inBranch = meetings.flatMap(({ texts: { 'the branch': text }, met }) =>
    text === undefined ? [] : { text, met },
  );
  test.each(inBranch)('H14 $text in a branch stays inside the address of a link', async ({ text, met }) => {
    const { run } = await met();
    const origins = new Set(linksOf(run).map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual([run.platformOrigin, 'https://github.com'].sort());
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

/** The texts of the runs with these places, one run after the other: at each place another text of every family. */
function textsFor(run: LocationsOfARun): readonly Texts[] {
  const families = run === JUDGED ? FAMILIES : shareOf(FAMILIES, RUNS.indexOf(run), 0.5);
  return families.flatMap(({ texts }) => {
    const all = Object.keys(run.formats).map((scope) => [scope, texts[PLACES.indexOf(scope) % texts.length]!] as const);
    // A setting that is refused ends the run before it reaches the other places.
    const apart = [all.filter((one) => !isRefused(one)), ...all.filter(isRefused).map((one) => [one])];
    return apart.map((each) => Object.fromEntries(each));
  });
}

/** True for a name with a line break or another invisible character, which the gate refuses. */
function isRefused([scope, text]: readonly [string, string]): boolean {
  return ['comment-key', 'commit-status'].includes(scope) && /\p{C}|\p{Zl}|\p{Zp}/u.test(text);
}

function shows(text: string, canary: string): boolean {
  return text
    .split(canary)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));
}
