import { type ConditionEffect, countOf, type RepositoryEffect } from '../effects.ts';
import type { JudgedRef } from '../simulation.ts';
import { bar } from './bars.ts';
import { html, type Markup } from './markup.ts';
import { nameClass } from './name-class.ts';

/** How many refs end how, as numbers and as one bar. */
export function verdictTiles(refs: readonly JudgedRef[]): Markup {
  const [fail, inconclusive, pass] = [countOf(refs, 'fail'), countOf(refs, 'inconclusive'), countOf(refs, 'pass')];
  const shares = [
    { kind: 'fail', count: fail },
    { kind: 'inconclusive', count: inconclusive },
    { kind: 'pass', count: pass },
  ] as const;
  return html`<ul class="tiles">
<li><b class="fail">${fail}</b> would fail</li>
<li><b class="inconclusive">${inconclusive}</b> inconclusive</li>
<li><b class="pass">${pass}</b> would pass</li>
</ul>
${bar('whole', shares, refs.length)}`;
}

/** Conditions as a chart with its numbers. */
export function conditionChart(effects: readonly ConditionEffect[], refs: number): Markup {
  return html`<table>
<caption>The bar is the share of all refs on which the condition is broken. What it finds is what it judges there, \
waivers taken off. On the refs that are not compared it finds more than it allows, and nothing says what of it is new.</caption>
<thead><tr><th scope="col">Condition</th><th scope="col">Action</th><th scope="col">Share of refs</th>\
<th scope="col" class="number">Refs</th><th scope="col" class="number">Repositories</th>\
<th scope="col" class="number">Finds</th><th scope="col" class="number">Not compared</th></tr></thead>
<tbody>
${effects.map((effect) => conditionRow(effect, refs))}</tbody>
</table>`;
}

function conditionRow({ name, action, refs, repositories, found, uncompared }: ConditionEffect, all: number): Markup {
  return html`<tr><td data-label="Condition">${name}</td>\
<td data-label="Action">${action === 'fail' ? 'blocks' : 'warns'}</td>\
<td data-label="Share" class="bar">${bar('part', [{ kind: action, count: refs }], all)}</td>\
<td data-label="Refs" class="number">${refs}</td><td data-label="Repositories" class="number">${repositories}</td>\
<td data-label="Finds" class="number">${found}</td>\
<td data-label="Not compared" class="number">${uncompared}</td></tr>
`;
}

/** More would hide what comes after them; the table of the refs has all. */
const MOST_REPOSITORIES = 20;

/** Repositories with the refs that would fail, the most first; those where all would pass are only counted. */
export function repositoryChart(effects: readonly RepositoryEffect[]): Markup {
  const touched = effects.filter(({ fail, inconclusive }) => fail + inconclusive > 0);
  const shown = touched.slice(0, MOST_REPOSITORIES);
  const more = touched.length > shown.length ? ` The first ${shown.length} of ${touched.length} others are shown.` : '';
  const quiet = effects.length - touched.length;
  const most = Math.max(0, ...effects.map(({ refs }) => refs));
  return html`<table>
<caption>The bar shows the refs of a repository: would fail, inconclusive, would pass. In ${quiet} \
of ${effects.length} repositories everything would pass; they are left out.${more}</caption>
<thead><tr><th scope="col">Repository</th><th scope="col">Refs by verdict</th>\
<th scope="col" class="number">Would fail</th><th scope="col" class="number">Inconclusive</th>\
<th scope="col" class="number">Refs</th><th scope="col">Blocked by</th></tr></thead>
<tbody>
${shown.map((effect) => repositoryRow(effect, most))}</tbody>
</table>`;
}

function repositoryRow(effect: RepositoryEffect, most: number): Markup {
  const { repositoryId, repository, refs, fail, inconclusive, brokenBy } = effect;
  const shares = [
    { kind: 'fail', count: fail },
    { kind: 'inconclusive', count: inconclusive },
    { kind: 'pass', count: refs - fail - inconclusive },
  ] as const;
  const name = repository ?? `repository ${repositoryId ?? 'without an id'}`;
  return html`<tr><td data-label="Repository"><span class="${nameClass(name)}">${name}</span></td>\
<td data-label="Verdicts" class="bar">${bar('part', shares, most)}</td>\
<td data-label="Would fail" class="number">${fail}</td>\
<td data-label="Inconclusive" class="number">${inconclusive}</td><td data-label="Refs" class="number">${refs}</td>\
<td data-label="Blocked by">${brokenBy.join(', ') || '–'}</td></tr>
`;
}
