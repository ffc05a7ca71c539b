import type { Given, Shell } from '../../../cli/command.ts';
import { branchRef } from '../../../domain/ref.ts';
import { later, type MonotonicMs } from '../../../domain/work/time.ts';
import { ForgeFailure } from '../../../forge/forge-failure.ts';
import { type Author, isWrittenBy } from '../../../forge/github/comment-author.ts';
import { type ListedStatus, listStatuses, writeStatus } from '../../../forge/github/commit-statuses.ts';
import { createGitHubApi, type GitHubApi, repositoryPath } from '../../../forge/github/github-api.ts';
import { createPullRequestComments } from '../../../forge/github/pull-request-comments.ts';
import { type PullRequestNow, pullRequestAsker } from '../../../forge/github/pull-request-now.ts';
import { newestOf } from '../../../forge/next-write.ts';
import { PER_PAGE, readEntries, readList } from '../../../forge/read-pages.ts';
import { withLocations } from '../../../gate/entry-point/with-locations.ts';
import { publishComment } from '../../../gate/publish/comment-text.ts';
import { list, mapped, object, text } from '../../../json/schema.ts';
import { platformLinks } from '../../../platform/address.ts';
import { createFindingsReader } from '../../../platform/client.ts';
import { createLocationsReader } from '../../../platform/locations-client.ts';
import { transportOptions } from '../../../platform/platform-side.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { LocationsSource } from '../../../ports/locations-reader.ts';
import { statusDescription } from '../../../report/log/log-line.ts';
import { redactAll } from '../../../report/text/redact.ts';
import { readRun } from '../../../target/actions-run.ts';
import { PULL_MEMBERS, subjectOf } from '../../../target/pull-request.ts';
import { verboseLog } from '../fleet-command.ts';
import { createPatientApi } from './patient-api.ts';
import { policyOfBase } from './policy-of-base.ts';
import type { SweepWorld } from './sweep.ts';
import type { OpenPull, OpenPulls, PullNow, SweepHost } from './sweep-host.ts';
import type { SweepFlag, SweepSettings } from './sweep-settings.ts';

/** Throws `GateFailure` (`config`, `tls`, `github`, `policy-missing`, `policy-invalid`) before anything is sent. */
export async function openSweep(given: Given<SweepFlag>, settings: SweepSettings, shell: Shell) {
  const { env, clock, random, signal, terminal } = shell;
  const { inputs, limitMs, checkout, isDryRun } = settings;
  const log = verboseLog(given, terminal);
  const endBy = later(clock.now(), limitMs);
  const { deploymentId } = inputs;
  const shared = { ...transportOptions({ env, inputs, clock, random, log, signal, readBy: endBy }), deploymentId };
  const readers: Pick<FindingsReader, 'requestsSent'>[] = [];
  const places: LocationsSource = {
    mostPages: 1,
    open: async () => {
      const reader = createLocationsReader(shared);
      readers.push(reader);
      return reader;
    },
  };
  const gitHub = openGitHub(settings, shell, { places, endBy });
  const world: Omit<SweepWorld, 'progress'> = {
    inputs,
    clock,
    random,
    log,
    signal,
    checkout,
    isDryRun,
    host: gitHub.host,
    links: { ...platformLinks(inputs.baseUrl), run: readRun(env)?.url },
    createReader() {
      // Each has a quota of retries of its own.
      const reader = createFindingsReader(shared);
      readers.push(reader);
      return reader;
    },
    readPolicy: await policyOfBase(given, settings, gitHub.api, shell),
    describe: (report) => statusDescription(redactAll(report, terminal.redact)),
  };
  const requestsSent = () => ({
    platform: readers.reduce((sum, reader) => sum + reader.requestsSent(), 0),
    github: gitHub.api.requestsSent(),
  });
  return { world, requestsSent };
}

/** Throws `GateFailure` (`config`, `github`) before anything is sent. */
function openGitHub(
  settings: SweepSettings,
  { env, clock, random, signal, terminal }: Shell,
  { places, endBy }: { readonly places: LocationsSource; readonly endBy: MonotonicMs },
) {
  const { inputs, gitHubToken: token, repository, commitStatus: context, checkout } = settings;
  const api = createPatientApi(createGitHubApi({ token, env, clock, random, signal }), {
    clock,
    signal,
    endBy,
    onWait: (ms) => terminal.tell(`GitHub asks to wait ${Math.ceil(ms / 1_000)} s: a rate limit was reached.`),
  });
  let us: Author | undefined;
  const isOurs = ({ creator }: ListedStatus): boolean => isWrittenBy(us!, { user: creator });

  async function askPull({ number, headSha: head, subject }: OpenPull): Promise<PullRequestNow> {
    return pullRequestAsker(api, token, clock, { repository, number, head, headRef: subject.headRef })();
  }

  async function pullNow(pull: OpenPull): Promise<PullNow> {
    const { isOpen, headSha, base, openPulls } = await askPull(pull);
    if ('unknown' in base) throw new ForgeFailure(base.unknown);
    const isUnchanged = isOpen === true && headSha === pull.headSha && base.ref === branchRef(pull.baseRef);
    return { isUnchanged, openPulls };
  }

  const host: SweepHost = {
    async listOpen() {
      const open = await readOpenPullRequests(api, repository, endBy);
      const [first] = open.pulls;
      if (first === undefined) return open;
      us = (await askPull(first)).author;
      if (us === undefined) throw new ForgeFailure('GitHub does not say who the token acts as');
      return open;
    },
    async baseNow(pull) {
      const { base } = await askPull(pull);
      return 'unknown' in base ? base : { ...base, ref: branchRef(pull.baseRef) };
    },
    pullNow,
    isOurs,
    async statuses(sha, since) {
      const statuses: ListedStatus[] = [];
      for await (const status of listStatuses(api, { repository, sha }, context, endBy)) {
        if (typeof since === 'object' && newestFirst(status, since) >= 0) break;
        statuses.push(status);
        if (since === undefined && isOurs(status)) break;
      }
      return statuses.toSorted(newestFirst);
    },
    async setStatus(sha, words) {
      const status = await writeStatus(api, { repository, sha }, { context, ...words }, endBy);
      if (isOurs(status)) return status;
      const why = `the token acts as ${status.creator?.login}, and GitHub does not let it read its own account`;
      throw new ForgeFailure(`the commit status was set, but ${why}`);
    },
    async updateComment(pull, report) {
      const place = { key: inputs.commentKey, pullRequest: pull.number, head: pull.headSha };
      // Author and head are known already, and the head is compared below.
      const ask = async () => ({ author: us, headSha: pull.headSha });
      const { own, problem } = await createPullRequestComments({ api, repository, ...place, ask }).find(endBy);
      const marker = newestOf(own)?.marker;
      if (marker === undefined) return problem === undefined ? {} : { warning: `The comment: ${problem}` };
      const { isTextIntact, says, head } = marker;
      const isRight = isTextIntact && says === report.verdict.word && head === pull.headSha && own.length === 1;
      if (isRight || !(await pullNow(pull)).isUnchanged) return {};
      const monotonicStart = clock.now();
      const run = { inputs, places, world: { clock, signal, monotonicStart, checkout } };
      // A sweep is no run: each later run must be able to replace the comment. A changed comment may claim any run, so the lowest one is used.
      const earlier = isTextIntact ? { id: marker.runId, attempt: marker.attempt } : { id: '0', attempt: 1 };
      const { commentUrl: url, warning } = await publishComment(
        // Reading the locations took time, so the comment and the pull request are read again.
        { place: createPullRequestComments({ api, repository, ...place, ask: () => askPull(pull) }), clock, signal },
        // Secrets are hidden before the page is rendered: escaped ones would not be recognized any more.
        redactAll(await withLocations(report, run, terminal.redact), terminal.redact),
        { noun: 'comment', place, run: earlier, when: 'where-one-stands', finish: terminal.redact },
      );
      return { ...(url === undefined ? {} : { url }), ...(warning === undefined ? {} : { warning }) };
    },
  };
  return { api, host };
}

/** GitHub's clock has whole seconds: within one second the id says which status is newer. */
function newestFirst(one: ListedStatus, other: ListedStatus): number {
  return other.createdAtMs - one.createdAtMs || other.id - one.id;
}

/** A list that still changes after so many readings counts as incomplete. */
const MOST_READINGS = 3;
const OPERATION = 'list the open pull requests';

const readListed = list(
  mapped(object({ ...PULL_MEMBERS, state: text }), (sent): OpenPull & { readonly isOpen: boolean } => {
    const { number, head, base, state } = sent;
    const commits = { headSha: head.sha, baseRef: base.ref, baseSha: base.sha };
    return { number, ...commits, subject: subjectOf(sent), isOpen: state === 'open' };
  }),
);

/** Lists drafts and forks too. If one is closed meanwhile, others move to a page that was read, so several pages are read until nothing new shows. */
async function readOpenPullRequests(api: GitHubApi, repository: string, deadline: MonotonicMs): Promise<OpenPulls> {
  const found = new Map<number, OpenPull>();
  for (let readings = 1; ; readings += 1) {
    const known = found.size;
    const { items, problem } = await readOnce(api, repository, deadline);
    for (const pull of items) found.set(pull.number, pull);
    if (problem !== undefined && found.size === 0) throw problem;
    const pulls = [...found.values()];
    if (problem !== undefined) return { pulls, problem: problem.message };
    const isWhole = items.length < PER_PAGE || found.size === known;
    if (isWhole) return { pulls, problem: undefined };
    if (readings === MOST_READINGS) return { pulls, problem: `cannot ${OPERATION}: the list changes while it is read` };
  }
}

async function readOnce(api: GitHubApi, repository: string, deadline: MonotonicMs) {
  const request = {
    operation: OPERATION,
    permission: 'pull-requests: read',
    path: repositoryPath(repository)`/pulls`,
    // Pull requests that are opened meanwhile come last, and shift no page.
    query: { state: 'open', sort: 'created', direction: 'asc' },
    deadline,
    read: readListed,
  };
  const { items, problem } = await readList(readEntries(api, request));
  return { items: items.filter(({ isOpen }) => isOpen), problem };
}
