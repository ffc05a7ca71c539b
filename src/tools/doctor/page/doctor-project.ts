import { durationText } from '../../../domain/text/duration-text.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { html, type Markup } from '../../fleet/simulate/page/markup.ts';
import { nameClass } from '../../fleet/simulate/page/name-class.ts';
import type { Endings, KindFacts, ProjectFacts, RefSpelling, Scanner } from '../facts/project-facts.ts';
import { AS_WORDS } from '../facts/scanned-as-words.ts';
import { dayChart, durationBar } from './doctor-charts.ts';

/** More would hide what comes after them. */
const MOST_NAMES = 10;

/** How the project is scanned: what it is called, how many scans a day, how long they take, by whom, and of which refs. */
export function projectSection(facts: ProjectFacts): Markup {
  const { names, repositoryId, scans, partial, endings } = facts;
  const called = names.length === 0 ? 'without a name in what was read' : names.slice(0, MOST_NAMES).join('; ');
  const rest = partial === 0 ? '' : `; ${partial} of them ran a part of the rules and never decide`;
  return html`<p>Project <span class="id">${repositoryId}</span>, ${called}.</p>
<p class="soft">${counted(scans, 'scan')} were looked at: ${endingsText(endings)}${rest}.</p>
${days(facts)}${kindTable(facts.kinds)}${refTable(facts.refs)}${notes(facts)}`;
}

function endingsText({ completed, failed, cancelled, neverFinished, unfinished }: Endings): string {
  const told = [
    [completed, 'completed'],
    [failed, 'failed'],
    [cancelled, 'cancelled'],
    [neverFinished, 'never finished'],
    [unfinished, 'not over'],
  ] as const;
  return told
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

function days({ perDay }: ProjectFacts): Markup {
  if (perDay === undefined) {
    return html`<p class="soft">How many there are a day is not known: the platform keeps more than was read.</p>
`;
  }
  const { mean, most, days } = perDay;
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const lost = days.reduce((sum, { unsuccessful }) => sum + unsuccessful, 0);
  const red = lost === 0 ? '' : ` The red part of a column is what ended without a result: ${lost} in all.`;
  return html`<figure>
<figcaption>Scans a day, ${mean} in the mean and ${most} at most, from ${first} to ${last}.${red}</figcaption>
${dayChart(days, most)}
</figure>
`;
}

function kindTable(kinds: readonly KindFacts[]): Markup {
  if (kinds.length === 0) return html``;
  const longestMs = kinds.reduce((longest, { durations }) => Math.max(longest, durations?.longestMs ?? 0), 0);
  return html`<table>
<caption>How long finished scans took. The first part of a bar is the time in which half of them ended, the next that \
of nine of ten, and the rest that of the longest.</caption>
<thead><tr><th scope="col">Scans of</th><th scope="col">Products</th><th scope="col" class="number">Scans</th>\
<th scope="col" class="number">Without a result</th><th scope="col">Time</th><th scope="col" class="number">Half</th>\
<th scope="col" class="number">Nine of ten</th><th scope="col" class="number">Longest</th></tr></thead>
<tbody>
${kinds.map((kind) => kindRow(kind, longestMs))}</tbody>
</table>
`;
}

function kindRow({ as, isFullScan, scans, endings, products, durations }: KindFacts, longestMs: number): Markup {
  const lost = endings.failed + endings.cancelled + endings.neverFinished;
  const listed = products.map((one) => (one.scans === scans ? one.product : `${one.product} (${one.scans})`));
  const time = (ms: number | undefined): string => (ms === undefined ? '–' : durationText(ms / 1_000));
  return html`<tr><td data-label="Scans of">${AS_WORDS[as]}, ${isFullScan ? 'full' : 'diff'}</td>\
<td data-label="Products">${listed.join(', ') || '–'}</td><td data-label="Scans" class="number">${scans}</td>\
<td data-label="Without a result" class="number">${lost}</td>\
<td data-label="Time" class="bar">${durations === undefined ? html`–` : durationBar(durations, longestMs)}</td>\
<td data-label="Half" class="number">${time(durations?.medianMs)}</td>\
<td data-label="Nine of ten" class="number">${time(durations?.p90Ms)}</td>\
<td data-label="Longest" class="number">${time(durations?.longestMs)}</td></tr>
`;
}

const SPELLINGS: Readonly<Record<RefSpelling, string>> = {
  'pull-request-ref': 'ref of a pull request',
  'branch-in-full': 'branch in full',
  'tag-in-full': 'tag in full',
  'name-of-the-ci-system': "the CI system's name of a pull request",
  'bare-name': 'bare name',
  'other-ref': 'another ref',
  'no-ref': 'no ref',
};

function refTable(refs: ProjectFacts['refs']): Markup {
  if (refs.length === 0) return html``;
  return html`<table>
<caption>How the platform spells refs.</caption>
<thead><tr><th scope="col">Spelling</th><th scope="col">Newest</th><th scope="col" class="number">Refs</th>\
<th scope="col" class="number">Scans</th></tr></thead>
<tbody>
${refs.map(
  ({ spelling, example = '–', refs, scans }) =>
    html`<tr><td data-label="Spelling">${SPELLINGS[spelling]}</td>\
<td data-label="Newest"><span class="${nameClass(example)}">${example}</span></td>\
<td data-label="Refs" class="number">${refs}</td><td data-label="Scans" class="number">${scans}</td></tr>
`,
)}</tbody>
</table>
`;
}

/** What a table would say no better: a sentence each. */
function notes({ scanners, lateness, unknownProducts, siblings, unnamedOthers }: ProjectFacts): Markup {
  const late = lateness.filter((one) => one.late > 0);
  const told = [
    ...(scanners.length === 0
      ? []
      : [`Scanned in ${scanners.map(scannerText).join(', ')}, of the details that were read.`]),
    ...late.map(({ product, late, commits, longestMs }) => {
      const much = `${durationText(longestMs / 1_000)} at the most`;
      return `${product} began over a minute after the first scan on ${late} of ${counted(commits, 'commit')}, ${much}.`;
    }),
    ...(unknownProducts.length === 0
      ? []
      : [`Products that this version does not know: ${unknownProducts.slice(0, MOST_NAMES).join(', ')}.`]),
    ...siblingsText(siblings, unnamedOthers),
  ];
  return html`<ul>
${told.map(
  (line) => html`<li>${line}</li>
`,
)}</ul>`;
}

function scannerText({ name, label, scans }: Scanner): string {
  return `${name ?? (label === undefined ? 'no CI system that was told' : `“${label}”`)} (${scans})`;
}

function siblingsText(siblings: ProjectFacts['siblings'], unnamed: number): readonly string[] {
  if (siblings === undefined) return ['Other projects of this repository were not looked for.'];
  const more = unnamed === 0 ? '' : ` ${counted(unnamed, 'project')} of the deployment were not asked for a name.`;
  if (siblings.length === 0) return [`No other project of this repository was seen.${more}`];
  const named = siblings.slice(0, MOST_NAMES).map(({ name, repositoryId }) => `${name} (${repositoryId})`);
  const left = siblings.length > named.length ? ` and ${siblings.length - named.length} more` : '';
  return [`Other projects of this repository, which this gate would not judge: ${named.join(', ')}${left}.${more}`];
}
