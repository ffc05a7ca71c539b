import { GateFailure } from '../../src/domain/failure.ts';
import type { CountedGroup } from '../../src/domain/issue.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';
import type { Answers, Outage } from './universe.ts';

/** Counts of the gate's requests that a limit applies to. */
export type Traffic = {
  /** Lists, details and searches. */
  asked: number;
  /** Pages of one list of all projects, which the gate reads until it knows which project is ours. */
  mostPagesOfAWidePoll: number;
  /** Pages that are not the first of their list. */
  pages: number;
};

export function noTraffic(): Traffic {
  return { asked: 0, mostPagesOfAWidePoll: 0, pages: 0 };
}

/** Far more than any run sends. Stops a run that would never end. */
export const MOST_ASKED = 5_000;

type Asked = {
  readonly clock: Clock;
  readonly answerMs: number;
  readonly answers: Answers;
  readonly traffic: Traffic;
};

/** Gives the same answers in pages, with rules in several groups, and with outages. Each page of a search shows the index at its own time. */
export function awkward(reader: FindingsReader, { clock, answerMs, answers, traffic }: Asked): FindingsReader {
  const { scansPerPage = 100, groupsPerPage = 1_000, splitsGroups, ignoresProject, outages = [] } = answers;
  const count = (): void => {
    traffic.asked += 1;
    if (traffic.asked > MOST_ASKED) throw new GateFailure('server', 'asked without end');
  };
  const refuse = (of: Outage['of']): void => {
    const nowMs = clock.wallNow();
    const isOut = outages.some((one) => one.of === of && one.fromMs <= nowMs && nowMs < one.untilMs);
    if (isOut) throw new GateFailure('server', `${of} cannot be asked`);
  };
  return {
    async *listScans(search, phase) {
      count();
      const isWide = search.repositoryId === undefined && search.branch === undefined && search.sinceMs === undefined;
      let pages = 0;
      const asked = ignoresProject ? { ...search, repositoryId: undefined } : search;
      for await (const page of reader.listScans(asked, phase)) {
        refuse('list');
        for (let from = 0; from === 0 || from < page.scans.length; from += scansPerPage) {
          if (from > 0) {
            traffic.pages += 1;
            if (answerMs > 0) await clock.sleep(answerMs);
          }
          pages += 1;
          if (isWide) traffic.mostPagesOfAWidePoll = Math.max(traffic.mostPagesOfAWidePoll, pages);
          yield { ...page, scans: page.scans.slice(from, from + scansPerPage), serverTimeMs: clock.wallNow() };
        }
      }
    },
    async readScan(id, phase, aside) {
      count();
      const detail = await reader.readScan(id, phase, aside);
      refuse('details');
      return detail;
    },
    async *searchIssues(search, signal) {
      count();
      for (let from = 0; ; from += groupsPerPage) {
        const groups: CountedGroup[] = [];
        for await (const page of reader.searchIssues(search, signal)) groups.push(...page.groups);
        refuse(from === 0 ? 'searches' : 'later pages');
        if (search.issueTypes.length < 3) refuse('searches of some types');
        const sorted = groups.toSorted((one, other) => Number(other.issuesCount - one.issuesCount));
        const reached = Math.min(from + groupsPerPage, sorted.length);
        // All groups of one rule are on the same page.
        const whole = (some: readonly CountedGroup[]) => (splitsGroups ? some.flatMap(asSingles) : some);
        const total = BigInt(whole(sorted).length);
        const fetched = BigInt(whole(sorted.slice(0, reached)).length);
        yield { groups: whole(sorted.slice(from, reached)), total, fetched, notices: [] };
        if (reached >= sorted.length) return;
      }
    },
    requestsPlanned: () => reader.requestsPlanned() + traffic.pages,
    requestsSent: () => reader.requestsSent() + traffic.pages,
  };
}

function asSingles(group: CountedGroup): readonly CountedGroup[] {
  return Array.from({ length: Number(group.issuesCount) }, () => ({ ...group, issuesCount: 1n }));
}
