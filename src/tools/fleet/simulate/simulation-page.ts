import { counted } from '../../../report/text/report-facts.ts';
import { minuteText } from '../../../report/text/time-text.ts';
import { effectsByCondition, effectsByRepository } from './effects.ts';
import { conditionChart, repositoryChart, verdictTiles } from './page/effect-tables.ts';
import { html, type Markup } from './page/markup.ts';
import { wholePage } from './page/page-frame.ts';
import { refTable } from './page/ref-table.ts';
import { SIMULATION_SCRIPT } from './page/simulation-script.ts';
import { SIMULATION_STYLE } from './page/simulation-style.ts';
import type { Simulation } from './simulation.ts';

/** What a policy would block, as one page for the people who decide on it. */
export function renderSimulation(simulation: Simulation): string {
  const { policy, sinceMs, atMs, refs, requests } = simulation;
  const conditions = effectsByCondition(refs);
  const repositories = effectsByRepository(refs);
  const names = conditions.map(({ name }) => name);
  return wholePage(
    { title: TITLE, style: SIMULATION_STYLE, script: SIMULATION_SCRIPT },
    html`<h1>${TITLE}</h1>
<p>Every ref that was scanned from <span class="time">${minuteText(sinceMs)}</span> to \
<span class="time">${minuteText(atMs)}</span>, judged by \
<code>${policy.path}</code> as things stand now. Nothing is blocked yet.</p>
<p class="soft">${counted(refs.length, 'ref')} of ${repositories.length === 1 ? '1 repository' : `${repositories.length} repositories`}\
; ${counted(requests, 'request')}; policy SHA-256 <span class="id">${policy.sha256}</span></p>
${gaps(simulation)}${verdictTiles(refs)}
<h2>By condition</h2>
${conditionChart(conditions, refs.length)}
<h2>By repository</h2>
${repositoryChart(repositories)}
<h2>Every ref</h2>
<p class="soft">The newest finished scan of each product decides; “scanned” is when the newest of them ended. What a \
diff scan shows is all new. On a full scan, a condition that judges only what is new is not compared, unless not even \
all that is found is too much.</p>
${refTable(refs, names)}`,
  );
}

const TITLE = 'What the policy would block';

/** What the page does not show, where that could mislead. */
function gaps({ refs, unlisted, leftOut: { partialOnly, unfinished } }: Simulation): Markup {
  const unread = refs.filter(({ isRead }) => !isRead).length;
  const told = [
    ...(unread > 0 ? [`${counted(unread, 'ref')} could not be read in full: there may be more than is shown.`] : []),
    ...unlisted.map(({ repositoryId, reason, message }) => {
      const whose = repositoryId === undefined ? 'some refs' : `repository ${repositoryId}`;
      return `Scans of ${whose} could not be listed (${reason}: ${message}).`;
    }),
  ];
  const out = partialOnly + unfinished;
  const left = out === 0 ? [] : [`Left out: ${counted(out, 'ref')} without a finished scan of all rules.`];
  return html`${told.map(
    (line) => html`<p class="warning">${line}</p>
`,
  )}${left.map(
    (line) => html`<p class="soft">${line}</p>
`,
  )}`;
}
