import { REASON_WORDS } from '../../../../domain/text/reason-words.ts';
import type { ConditionOutcome } from '../../../../domain/verdict.ts';
import { minuteText } from '../../../../report/text/time-text.ts';
import { blockedIssues, blockersOf, judgedCount, uncomparedOf, worstRefsFirst } from '../effects.ts';
import type { JudgedRef } from '../simulation.ts';
import { html, type Markup } from './markup.ts';
import { nameClass } from './name-class.ts';

/** Every ref, those that would fail first. The script finds the table, its controls and what a row is filtered by. */
export function refTable(refs: readonly JudgedRef[], conditions: readonly string[]): Markup {
  return html`<div id="controls" class="controls" hidden>
<label>Search <input id="filter-text" type="search" autocomplete="off"></label>
<label>Verdict <select id="filter-verdict"><option value="">any</option><option value="fail">would fail</option>\
<option value="inconclusive">inconclusive</option><option value="pass">would pass</option></select></label>
<label>Broken condition <select id="filter-condition"><option>any</option>${conditions.map((name) => html`<option>${name}</option>`)}\
</select></label>
<span id="shown" class="soft" role="status"></span>
</div>
<table id="refs">
<thead><tr><th scope="col">Repository</th><th scope="col">Ref</th><th scope="col">Verdict</th>\
<th scope="col">Because of</th><th scope="col" class="number">Finds</th><th scope="col">Scanned</th></tr></thead>
<tbody>
${worstRefsFirst(refs).map((ref) => refRow(ref, conditions))}</tbody>
</table>`;
}

function refRow(judged: JudgedRef, conditions: readonly string[]): Markup {
  const { repository, repositoryId, ref, verdict, scan, commit, scannedAtMs } = judged;
  const broken = judged.conditions
    .filter(({ result }) => result === 'broken')
    .map(({ name }) => conditions.indexOf(name));
  const finds = verdict === 'fail' ? blockedIssues(judged) : undefined;
  return html`<tr data-verdict="${verdict}" data-broken="[${broken.join(',')}]">\
<td data-label="Repository">${repository ?? repositoryId ?? '–'}</td>\
<td data-label="Ref"><span><span class="${nameClass(ref)}">${ref ?? 'no ref'}</span> \
<small class="id">${commit?.slice(0, 12) ?? 'no commit'}, scan ${scan}</small></span></td>\
<td data-label="Verdict" class="${verdict}">${VERDICT[verdict]}</td>\
<td data-label="Because of">${because(judged)}</td>\
<td data-label="Finds" class="number" data-key="${finds ?? -1}">${finds ?? '–'}</td>\
<td data-label="Scanned" class="time" data-key="${scannedAtMs ?? 0}">${minuteText(scannedAtMs)}</td></tr>
`;
}

const VERDICT = { fail: 'would fail', inconclusive: 'inconclusive', pass: 'would pass' } as const;

/** What blocks, what warns, what could not be compared, and why nothing is proven: a sentence each. */
function because(judged: JudgedRef): Markup {
  const warnings = judged.conditions.filter(({ action, result }) => action === 'warn' && result === 'broken');
  const told = [
    ...blockersOf(judged).map((condition) => countText(condition)),
    ...warnings.map((condition) => `Warning: ${countText(condition)}`),
    ...uncomparedOf(judged).map((condition) => `Not compared: ${countText(condition)}`),
    ...reasonText(judged),
  ];
  return told.length === 0
    ? html`<span>–</span>`
    : html`<span>${told.map((each, index) => html`${index === 0 ? '' : ' '}${each}.`)}</span>`;
}

function countText({ name, max, ...counts }: ConditionOutcome): string {
  return `${name}: ${judgedCount(counts)} found, ${max === 0n ? 'none' : max} allowed`;
}

/** It is left out where the conditions have said it. */
function reasonText({ verdict, reason, message }: JudgedRef): readonly string[] {
  if (verdict === 'pass' || reason === undefined || reason === 'not-compared') return [];
  const { missing } = REASON_WORDS[reason];
  return [`${missing.charAt(0).toUpperCase()}${missing.slice(1)}: ${message.replace(/\.$/, '')}`];
}
