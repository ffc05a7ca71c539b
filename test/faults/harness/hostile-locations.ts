import { pullRequestEvent, type StagedEvent } from '../../../demo/events.ts';
import { endsAs, issuesOf } from '../../../emulator/build.ts';
import type { FaultRule } from '../../../emulator/faults/faults.ts';
import type { Scenario } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { addComment } from '../../../github-double/comments.ts';
import { selfSigned } from '../../build/self-signed.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { changed, foundBy, SOON_OVER, scanned } from '../../run/platforms.ts';
import { spoilt, withEnds } from './spoilt-events.ts';

type Texts<Place extends string> = Readonly<Record<Place, string>>;

export type LocationsOfARun = {
  readonly formats: Readonly<Record<string, readonly string[]>>;
  readonly options: (texts: Texts<string>) => BuiltOptions;
};

/** With TLS the pages link to the platform, so texts in addresses are tested too. */
export const linked = { tls: selfSigned(), isTrusted: true } as const;
const ASK_ONCE = { ...SOON_OVER, 'wait-timeout': '0s', 'discovery-timeout': '0s' };
export const ALWAYS = { comment: 'always' };
const PAGES = ['stdout', 'summary', 'report', 'comments'];

function placesOf<Place extends string>(
  formats: Readonly<Record<Place, readonly string[]>>,
  options: (texts: Texts<Place>) => BuiltOptions,
): LocationsOfARun {
  return { formats, options };
}

export const JUDGED = placesOf(
  {
    'the branch': [...PAGES, 'outputs'],
    'the address of the job': PAGES,
    'titles and people of the scan': [],
    'the base branch': PAGES,
    'titles and people of the event': [],
    "GitHub's comments": ['comments'],
    'the address of the comment': ['outputs'],
    'comment-key': ['comments'],
    'commit-status': ['statuses'],
  },
  (texts) => {
    const { 'the branch': branch, 'titles and people of the scan': people, 'the base branch': base } = texts;
    const enabledProducts = ['sast', 'sca', 'secrets', people];
    const meta = { ...metaOf(people), ci_job_url: withScheme(texts['the address of the job']) };
    return {
      ...linked,
      platform: besideOneOn(base, foundBy({ branch, isFull: true, meta, enabledProducts }, 1, { ref: branch })),
      event: eventBy(texts['titles and people of the event'], base),
      inputs: {
        baseline: 'base',
        'comment-key': inEnv(texts['comment-key']).slice(0, 100),
        'commit-status': inEnv(texts['commit-status']).slice(0, 100),
      },
      prepare: (stage) => {
        commentBy(texts["GitHub's comments"])(stage);
        stage.githubState.repositories[0]!.pulls.get(7)!.base.ref = base;
      },
      githubFaults: [rewriting('create-comment', { html_url: withScheme(texts['the address of the comment']) })],
    };
  },
);

export const RUNS: readonly LocationsOfARun[] = [
  JUDGED,
  placesOf({ 'an unknown status': [...PAGES, 'outputs'] }, (texts) => ({
    ...linked,
    platform: scanned({ timeline: endsAs(texts['an unknown status']) }),
    // The gate must poll more than once: otherwise the status would stay pending.
    inputs: { 'wait-timeout': '300ms', 'poll-interval': '100ms', 'commit-status': 'gate' },
  })),
  placesOf({ 'the name of the project': PAGES, repository: PAGES }, (texts) => ({
    platform: scanned({ meta: { repository: texts['the name of the project'], repo_url: undefined } }),
    inputs: { ...ASK_ONCE, repository: inEnv(texts.repository).slice(0, 200) },
  })),
  placesOf({ 'the address of the project': PAGES }, (texts) => {
    const path = texts['the address of the project'];
    return { platform: scanned({ meta: { repository: undefined, repo_url: `https://host/${path}` } }) };
  }),
  placesOf({ 'members of the wrong type': [] }, (texts) => {
    const text = texts['members of the wrong type'];
    return { inputs: ALWAYS, platform: scanned({ listMembers: { exit_code: text, started_at: text } }) };
  }),
  placesOf({ 'a cursor': [] }, (texts) => ({
    inputs: ALWAYS,
    faults: [rewriting('search-issues', { cursor: texts['a cursor'] })],
  })),
  placesOf({ 'a refusal of the platform': [], "a refusal of GitHub's": [] }, (texts) => ({
    inputs: { ...ALWAYS, 'commit-status': 'gate' },
    trace: { RANDOM: '0' },
    faults: ['list-scans', 'read-scan', 'search-issues'].map((operation, index): FaultRule => {
      const fault = rawRefusal(texts['a refusal of the platform']);
      return { match: { operation }, nth: 1, times: 9 - index, fault };
    }),
    githubFaults: [
      refusal('create-status', 422, texts["a refusal of GitHub's"]),
      refusal('create-comment', 403, texts["a refusal of GitHub's"]),
    ],
  })),
  placesOf({ 'a setting that is wrong': ['stdout', 'summary', 'report'] }, (texts) => {
    const mode = inEnv(texts['a setting that is wrong']);
    return { inputs: { mode, states: mode, 'max-low': mode } };
  }),
  placesOf({ 'the path of the policy': PAGES }, (texts) => ({
    platform: SCENARIOS['never-appears'],
    inputs: { ...ASK_ONCE, 'policy-file': inEnv(texts['the path of the policy']) },
  })),
  placesOf({ 'a policy that is none': [] }, (texts) => ({
    platform: SCENARIOS['never-appears'],
    inputs: { policy: inEnv(texts['a policy that is none']) },
  })),
  placesOf({ 'a key of the policy': PAGES }, (texts) => ({
    platform: SCENARIOS['never-appears'],
    inputs: { policy: JSON.stringify({ version: 1, [texts['a key of the policy'].slice(0, 40_000)]: 1 }) },
  })),
];

function withScheme(text: string): string {
  return /^[a-z]+:/.test(text) ? text : `https://${text}`;
}

/** A variable cannot contain NUL, and Linux allows 128 KiB. */
function inEnv(text: string): string {
  return text.replaceAll('\0', '').slice(0, 30_000);
}

function metaOf(text: string): Readonly<Record<string, unknown>> {
  const people = ['commit_author_name', 'commit_author_email', 'commit_author_username', 'commit_author_image_url'];
  const titles = { commit_title: { [text]: text }, pull_request_title: text, config: text, on: text };
  return { ...titles, ...Object.fromEntries(people.map((name) => [name, text])) };
}

/** Adds another issue on the base that the scan is compared with. */
function besideOneOn(ref: string, scenario: Scenario): Scenario {
  return changed(scenario, (state) => ({
    ...state,
    issues: [...state.issues, ...issuesOf(1, { repositoryId: state.issues[0]!.repositoryId, ref, id: 'of-base' })],
  }));
}

function commentBy(text: string): NonNullable<BuiltOptions['prepare']> {
  return ({ githubState: state }) => {
    const author = { login: text, id: 5, type: 'User', app: { id: 6, slug: text } } as const;
    addComment({ state, repository: state.repositories[0]! }, 7, author, `I say ${text}`);
  };
}

function rewriting(operation: string, members: object): FaultRule {
  return {
    match: { operation },
    fault: { kind: 'rewrite-json', rewrite: (body: object) => ({ ...body, ...members }) },
  };
}

function refusal(operation: string, status: number, message: string): FaultRule {
  return { match: { operation }, fault: { kind: 'status', status, body: JSON.stringify({ message }) } };
}

/** A status line, a header and a body that contain the text as it is, with its line breaks. */
function rawRefusal(text: string): FaultRule['fault'] {
  const short = text.slice(0, 2_000);
  const body = JSON.stringify({ error: text });
  const head = `HTTP/1.1 500 ${short}\r\nx-echo: ${short}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return { kind: 'raw', bytes: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]) };
}

/** Every title and name of the pull request is this text, and its base is this branch. */
function eventBy(text: string, base: string): StagedEvent {
  const own = { title: text, body: text, user: { login: text } };
  const event = spoilt(pullRequestEvent(), 'pull_request', (pull) => ({ ...pull, ...own }));
  return withEnds(event, { ref: text, label: text }, { ref: base });
}
