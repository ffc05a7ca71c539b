import { describe, expect, test, vi } from 'vitest';
import { pullRequestEvent, type StagedEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { addComment } from '../../github-double/comments.ts';
import { judge } from '../build/gfm-judge.ts';
import { selfSigned } from '../build/self-signed.ts';
import { foundBy, SOON_OVER, scanned } from '../built/platforms.ts';
import { type GateRun, type GateRunOptions, runGate } from './harness/gate-run.ts';
import { mischiefIn } from './harness/harmless.ts';
import { FAMILIES } from './harness/hostile-families.ts';
import { sinksOf } from './harness/sinks.ts';

vi.setConfig({ testTimeout: 120_000 });

/** With TLS the pages link to the platform, so texts in addresses are tested too. */
const linked = { tls: selfSigned(), isTrusted: true } as const;
const ASK_ONCE = { ...SOON_OVER, 'wait-timeout': '0s', 'discovery-timeout': '0s' };
const ALWAYS = { comment: 'always' };

type Place = {
  readonly options: (text: string) => GateRunOptions;
  /** Where a plain text is shown. */
  readonly sinks: readonly string[];
};

/** Places that can contain one text at a time. */
const PLACES: Readonly<Record<string, Place>> = {
  'the branch': {
    options: (text) => ({ ...linked, platform: foundBy({ branch: text }, 1, { ref: text }) }),
    sinks: ['stdout', 'summary', 'outputs', 'report', 'comments'],
  },
  'an unknown status': {
    options: (text) => ({
      ...linked,
      platform: scanned({ timeline: endsAs(text) }),
      // Not asked once only: the status would stay pending.
      inputs: { 'wait-timeout': '300ms', 'poll-interval': '100ms', 'commit-status': 'gate' },
    }),
    sinks: ['stdout', 'summary', 'outputs', 'report', 'comments', 'statuses'],
  },
  'the name of the project': {
    options: (text) => ({ platform: scanned({ meta: { repository: text, repo_url: undefined } }) }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'the address of the project': {
    options: (text) => ({ platform: scanned({ meta: { repository: undefined, repo_url: `https://host/${text}` } }) }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'the address of the job': {
    options: (text) => ({ ...linked, inputs: ALWAYS, platform: scanned({ meta: { ci_job_url: withScheme(text) } }) }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'titles and people of the scan': {
    options: (text) => ({ inputs: ALWAYS, platform: scanned({ meta: metaOf(text), enabledProducts: ['sast', text] }) }),
    sinks: [],
  },
  'members of the wrong type': {
    options: (text) => ({ inputs: ALWAYS, platform: scanned({ listMembers: { exit_code: text, started_at: text } }) }),
    sinks: [],
  },
  'a cursor': {
    options: (text) => ({
      inputs: ALWAYS,
      faults: [
        {
          match: { operation: 'search-issues' },
          fault: { kind: 'rewrite-json', rewrite: (body: object) => ({ ...body, cursor: text }) },
        },
      ],
    }),
    sinks: [],
  },
  'a refusal of the platform': {
    options: (text) => ({
      inputs: ALWAYS,
      trace: { RANDOM: '0' },
      faults: ['list-scans', 'read-scan', 'search-issues'].map(
        (operation, index): FaultRule => ({ match: { operation }, nth: 1, times: 9 - index, fault: rawRefusal(text) }),
      ),
    }),
    sinks: [],
  },
  'the base branch': {
    options: (text) => ({
      platform: SCENARIOS.baseline,
      inputs: { baseline: 'base' },
      event: eventWith({ base: { ref: text } }),
    }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'titles and people of the event': {
    options: (text) => ({
      platform: SCENARIOS['over-limit'],
      event: eventWith({ title: text, body: text, user: { login: text }, head: { ref: text, label: text } }),
    }),
    sinks: [],
  },
  "GitHub's answers": {
    options: (text) => ({
      platform: SCENARIOS['over-limit'],
      inputs: { 'commit-status': 'gate' },
      prepare: ({ githubState: state }) => {
        const author = { login: text, id: 5, type: 'User', app: { id: 6, slug: text } } as const;
        addComment({ state, repository: state.repositories[0]! }, 7, author, `I say ${text}`);
      },
      githubFaults: [
        {
          match: { operation: 'create-status' },
          fault: { kind: 'status', status: 422, body: JSON.stringify({ message: text }) },
        },
        {
          match: { operation: 'create-comment' },
          fault: { kind: 'status', status: 403, body: JSON.stringify({ message: text }) },
        },
      ],
    }),
    sinks: ['comments'],
  },
  'the address of the comment': {
    options: (text) => ({
      platform: SCENARIOS['over-limit'],
      githubFaults: [
        {
          match: { operation: 'create-comment' },
          fault: { kind: 'rewrite-json', rewrite: (body: object) => ({ ...body, html_url: withScheme(text) }) },
        },
      ],
    }),
    sinks: ['outputs'],
  },
  'comment-key': {
    options: (text) => ({ platform: SCENARIOS['over-limit'], inputs: { 'comment-key': inEnv(text).slice(0, 100) } }),
    sinks: ['comments'],
  },
  'commit-status': {
    options: (text) => ({ platform: SCENARIOS['over-limit'], inputs: { 'commit-status': inEnv(text).slice(0, 100) } }),
    sinks: ['statuses'],
  },
  repository: {
    options: (text) => ({ inputs: { ...ASK_ONCE, repository: inEnv(text).slice(0, 200) } }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'a setting that is wrong': {
    options: (text) => ({ inputs: { mode: inEnv(text), states: inEnv(text), 'max-low': inEnv(text) } }),
    sinks: ['stdout', 'summary', 'report'],
  },
  'the path of the policy': {
    options: (text) => ({ platform: SCENARIOS['never-appears'], inputs: { ...ASK_ONCE, 'policy-file': inEnv(text) } }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
  'a policy that is none': {
    options: (text) => ({ platform: SCENARIOS['never-appears'], inputs: { policy: inEnv(text) } }),
    sinks: [],
  },
  'a key of the policy': {
    options: (text) => ({
      platform: SCENARIOS['never-appears'],
      inputs: { policy: JSON.stringify({ version: 1, [text.slice(0, 100_000)]: 1 }) },
    }),
    sinks: ['stdout', 'summary', 'report', 'comments'],
  },
};

const cases = FAMILIES.flatMap(({ row, family, texts }) =>
  Object.keys(PLACES).map((place, index) => ({ row, family, place, text: texts[index % texts.length]! })),
);
const CANARY = 'plain.canary';

/** Links on the pages of a run, as the parser reads them. */
function linksOf(run: GateRun): string[] {
  const pages = [run.summary, ...run.comments.filter((body) => body.startsWith('<!-- findings-gate'))];
  return pages.flatMap((page) => judge(page).structure).flatMap((node) => /^\d+ link (.*)$/s.exec(node)?.[1] ?? []);
}

describe('H. injection by single texts', () => {
  test.each(cases)('$row $family do nothing in $place', async ({ place, text }) => {
    const run = await runGate(PLACES[place]!.options(text));
    expect(mischiefIn(run)).toEqual([]);
  });

  test.each(Object.entries(PLACES))(
    'H1 harmless texts are shown where they should be: %s',
    async (_place, { options, sinks }) => {
      const run = await runGate(options(CANARY));
      const found = [...sinksOf(run)].flatMap(([sink, text]) => (text.includes(CANARY) ? [sink] : []));
      const places = ['stdout', 'summary', 'outputs', 'report', 'comments', 'statuses'];
      expect(places.filter((sink) => found.includes(sink))).toEqual(places.filter((sink) => sinks.includes(sink)));
    },
  );

  test.each(FAMILIES)('H14 $family in a branch stay inside the address of a link', async ({ texts }) => {
    for (const text of texts.filter((each) => each.length < 300).slice(0, 3)) {
      const run = await runGate(PLACES['the branch']!.options(text));
      const origins = new Set(linksOf(run).map((url) => new URL(url).origin));
      expect([...origins].sort()).toEqual([run.platformOrigin, 'https://github.com'].sort());
      const refs = linksOf(run).flatMap((url) => new URL(url).searchParams.getAll('ref'));
      if (text.isWellFormed()) expect(new Set(refs)).toEqual(new Set([text]));
      expect(mischiefIn(run)).toEqual([]);
    }
  });

  test.each(FAMILIES.find(({ row }) => row === 'H14')!.texts)(
    'H14 addresses that the platform sends are never linked: %s',
    async (url) => {
      const meta = { ci_job_url: url, repo_url: url, commit_author_image_url: url };
      const run = await runGate({ ...linked, inputs: ALWAYS, platform: scanned({ meta }) });
      expect(linksOf(run).filter((link) => link.includes('evil') || !link.startsWith('https://'))).toEqual([]);
      expect(run.stdout).toContain('Requests: ');
    },
  );
});

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

/** A status line, a header and a body that contain the text as it is, with its line breaks. */
function rawRefusal(text: string): FaultRule['fault'] {
  const short = text.slice(0, 2_000);
  const body = JSON.stringify({ error: text });
  const head = `HTTP/1.1 500 ${short}\r\nx-echo: ${short}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return { kind: 'raw', bytes: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]) };
}

type Changes = { readonly head?: object; readonly base?: object; readonly [member: string]: unknown };

function eventWith({ head, base, ...changes }: Changes): StagedEvent {
  const event = pullRequestEvent();
  const payload = event.payload as { readonly pull_request: { readonly head: object; readonly base: object } };
  const { pull_request: pull } = payload;
  const changed = { ...pull, ...changes, head: { ...pull.head, ...head }, base: { ...pull.base, ...base } };
  return { ...event, payload: { ...payload, pull_request: changed } };
}
