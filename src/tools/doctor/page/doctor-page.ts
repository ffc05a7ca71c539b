import { counted } from '../../../report/text/report-facts.ts';
import { plainSentence } from '../../../report/text/sentence.ts';
import { html, linesOf, type Markup } from '../../fleet/simulate/page/markup.ts';
import { wholePage } from '../../fleet/simulate/page/page-frame.ts';
import type { Diagnosis } from '../facts/diagnosis.ts';
import type { GitHubLook } from '../facts/github-look.ts';
import type { Assumption, ConnectionLook, LookResult } from '../facts/look.ts';
import type { Pasted, Proposal } from '../facts/proposal.ts';
import { SEND_IN } from '../facts/send-in.ts';
import { projectSection } from './doctor-project.ts';
import { DOCTOR_STYLE } from './doctor-style.ts';

/** What `doctor` found, as one page: the answer first, then what it was found from. It has no script and no link. */
export function renderDiagnosis(diagnosis: Diagnosis): string {
  const { connection, project, proposals, pasted, assumptions, github, requests } = diagnosis;
  return wholePage(
    { title: DOCTOR_TITLE, style: DOCTOR_STYLE },
    html`<h1>${DOCTOR_TITLE}</h1>
${answer(diagnosis)}
${tiles(diagnosis)}
<p class="soft">${counted(requests, 'request')}, and nothing was changed.</p>
<h2>Connection</h2>
${connectionTable(connection)}
<h2>How the project is scanned</h2>
${project === null ? html`<p>No scan of a project was read.</p>` : html`${meant(connection)}${projectSection(project)}`}
<h2>Settings that follow</h2>
${settings(proposals)}${pasted.map((one, index) => pastedText(one, index === 0))}
<h2>What the gate assumes</h2>
${assumptionTables(assumptions)}
<h2>GitHub</h2>
${gitHub(github)}`,
  );
}

const DOCTOR_TITLE = 'What doctor found';

const WORDS: Readonly<Record<LookResult, string>> = {
  holds: 'holds',
  'does-not-hold': 'does not hold',
  'not-seen': 'not seen',
};
const COLOURS: Readonly<Record<LookResult, string>> = {
  holds: 'pass',
  'does-not-hold': 'fail',
  'not-seen': 'inconclusive',
};

/** The first trouble with what to do about it, or that there is none. */
function answer({ connection, assumptions, exitCode }: Diagnosis): Markup {
  const first = connection.find(({ result, part }) => result === 'does-not-hold' && part !== 'issue-list');
  if (first !== undefined) {
    return html`<p class="answer fail">${partName(first)}: ${plainSentence(first.seen)}</p>
<p class="answer">Next: ${plainSentence(first.next)}</p>`;
  }
  const broken = assumptions.filter(({ result }) => result === 'does-not-hold').length;
  if (broken > 0) {
    return html`<p class="answer fail">${counted(broken, 'assumption')} of the gate ${broken === 1 ? 'does' : 'do'} not hold here.</p>
<p>Below is what the gate does then.</p>
<p class="answer">Next: ${SEND_IN}</p>`;
  }
  return exitCode === 0
    ? html`<p class="answer pass">All that could be seen holds.</p>`
    : html`<p class="answer inconclusive">It could not look.</p>`;
}

function tiles({ connection, project, proposals, assumptions }: Diagnosis): Markup {
  const broken = assumptions.filter(({ result }) => result === 'does-not-hold').length;
  const held = connection.filter(({ result }) => result === 'holds').length;
  const scans = project?.scans ?? 0;
  const given = proposals.filter(({ value }) => value !== undefined).length;
  const missing = connection.some(({ result }) => result === 'does-not-hold');
  return html`<ul class="tiles">
<li><b class="${missing ? 'fail' : 'pass'}">${held}</b> of ${connection.length} parts of the connection hold</li>
<li><b>${scans}</b> ${scans === 1 ? 'scan' : 'scans'} read</li>
<li><b>${given}</b> ${given === 1 ? 'setting' : 'settings'} to paste</li>
<li><b class="${broken === 0 ? 'pass' : 'fail'}">${broken}</b> ${broken === 1 ? 'assumption does' : 'assumptions do'} not hold</li>
</ul>`;
}

function connectionTable(looks: readonly ConnectionLook[]): Markup {
  return html`<table class="looks">
<thead><tr><th scope="col">Part</th><th scope="col">Result</th><th scope="col">What was seen</th></tr></thead>
<tbody>
${looks.map((look) => {
  const next = look.next === '' ? html`` : html` <span class="next">Next: ${plainSentence(look.next)}</span>`;
  return html`<tr><td data-label="Part">${partName(look)}</td>${resultCell(look.result)}\
<td data-label="Seen"><span>${plainSentence(look.seen)}${next}</span></td></tr>
`;
})}</tbody>
</table>`;
}

/** What is told of a project must not be taken for another one's. */
function meant(connection: readonly ConnectionLook[]): Markup {
  if (connection.some(({ part, result }) => part === 'project' && result === 'holds')) return html``;
  return html`<p class="warning">It is not sure that this is the project that is meant: see the connection above.</p>
`;
}

function resultCell(result: LookResult): Markup {
  return html`<td data-label="Result" class="${COLOURS[result]}">${WORDS[result]}</td>`;
}

function partName({ part }: ConnectionLook): string {
  const words = part.replaceAll('-', ' ');
  return part === 'tls' ? 'TLS' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is to be set comes before what stays as it is. */
function settings(proposals: readonly Proposal[]): Markup {
  if (proposals.length === 0) {
    return html`<p>Nothing follows without the scans of a project.</p>
`;
  }
  const inOrder = [
    ...proposals.filter(({ value }) => value !== undefined),
    ...proposals.filter(({ value }) => value === undefined),
  ];
  return html`<table class="looks">
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">Why</th></tr></thead>
<tbody>
${inOrder.map(
  ({ input, value, reason }) => html`<tr><td data-label="Setting"><code>${input}</code></td>\
<td data-label="Value">${value === undefined ? html`<span class="soft">nothing to set</span>` : html`<code>${value}</code>`}</td>\
<td data-label="Why">${reason}</td></tr>
`,
)}</tbody>
</table>
`;
}

/** The usual one is open, as most people want to copy it. */
function pastedText({ name, text }: Pasted, isOpen: boolean): Markup {
  const what = name === 'GitHub Actions' ? 'A workflow for GitHub' : `A job for ${name}`;
  const summary = html`<summary>${what}, with these settings</summary>
<p class="soft">${name === 'GitHub Actions' ? ACTION_STEPS : RECIPE_STEPS}</p>
<pre>${linesOf(text)}</pre>`;
  return isOpen
    ? html`<details open>
${summary}
</details>
`
    : html`<details>
${summary}
</details>
`;
}

const ACTION_STEPS =
  'Save it as .github/workflows/findings-gate.yml. Replace OWNER and the forty zeros by the owner and the commit of ' +
  'the release that you verified, and keep the token in the secret PLATFORM_TOKEN: gh secret set PLATFORM_TOKEN.';
const RECIPE_STEPS =
  'Set FINDINGS_GATE_TOKEN, FINDINGS_GATE_BASE_URL and FINDINGS_GATE_DEPLOYMENT_ID in the CI system, ' +
  'and replace the version and its digest. The page recipes-ci.md of the documents tells more.';

/** What does not hold is open; of the rest, people want to know that it was looked at. */
function assumptionTables(assumptions: readonly Assumption[]): Markup {
  const groups = (['does-not-hold', 'holds', 'not-seen'] as const).map((result) => ({
    result,
    looks: assumptions.filter((one) => one.result === result),
  }));
  return html`${groups.map(({ result, looks }) => {
    if (looks.length === 0) return html``;
    const summary = html`<summary><b class="${COLOURS[result]}">${looks.length}</b> ${GROUP_WORDS[result]}</summary>
<table class="looks">
<thead><tr><th scope="col">Assumption</th><th scope="col">What was seen</th>\
<th scope="col">Where it does not hold, the gate</th></tr></thead>
<tbody>
${looks.map(
  ({ id, seen, effect }) => html`<tr><td data-label="Assumption"><code>${id}</code></td>\
<td data-label="Seen">${plainSentence(seen)}</td><td data-label="The gate then">${plainSentence(effect)}</td></tr>
`,
)}</tbody>
</table>`;
    return result === 'does-not-hold'
      ? html`<details open>
${summary}
</details>
`
      : html`<details>
${summary}
</details>
`;
  })}`;
}

const GROUP_WORDS: Readonly<Record<LookResult, string>> = {
  holds: 'hold',
  'does-not-hold': 'do not hold',
  'not-seen': 'were not seen: nothing that was read shows them',
};

function gitHub(look: GitHubLook | null): Markup {
  if (look === null) return html`<p>No token of GitHub was given, so nothing was asked there.</p>`;
  const { required, mergeQueue, seen, next } = look;
  const [colour, isRequired] = REQUIRED_WORDS[wordOf(required)];
  return html`<p class="${colour}">${isRequired}</p>
<p>${QUEUE_WORDS[wordOf(mergeQueue)]}</p>
<ul>
${[...next.map((line) => `Next: ${line}`), ...seen].map(
  (line) => html`<li>${plainSentence(line)}</li>
`,
)}</ul>`;
}

function wordOf(answer: boolean | null): 'yes' | 'no' | 'unknown' {
  return answer === null ? 'unknown' : answer ? 'yes' : 'no';
}

const REQUIRED_WORDS = {
  yes: ['pass', 'A rule of the default branch requires the gate.'],
  no: ['fail', 'No rule of the default branch requires the gate: it blocks nothing.'],
  unknown: ['inconclusive', 'Whether a rule of the default branch requires the gate is not known.'],
} as const;
const QUEUE_WORDS = {
  yes: 'The default branch has a merge queue.',
  no: 'The default branch has no merge queue.',
  unknown: 'Whether it has a merge queue is not known.',
} as const;
