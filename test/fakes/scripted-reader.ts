import type { ScanId } from '../../src/domain/ids.ts';
import type { IssueSearch } from '../../src/domain/issue.ts';
import type { Scan, ScanDetail, ScanPage, ScanSearch } from '../../src/domain/scan.ts';
import type { IssueGroup, IssuePage } from '../../src/platform/schema/whole-group.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';

/** Pages, and at most one failure after them, which is thrown when the reader gets there. */
export type Pages<Page> = readonly (Page | Error)[];

/** The answers of the platform. `time` counts equal questions from 0. */
export type Script = {
  readonly scans?: (search: ScanSearch, time: number) => Pages<ScanPage>;
  readonly detail?: (id: ScanId, time: number) => ScanDetail | Error;
  readonly issues?: (search: IssueSearch, time: number) => Pages<IssuePage>;
};

/** A platform that answers from a script and remembers the questions. A question without an answer in the script fails the test. */
export class ScriptedReader implements FindingsReader {
  readonly scanSearches: ScanSearch[] = [];
  readonly detailsAsked: ScanId[] = [];
  readonly issueSearches: IssueSearch[] = [];
  readonly #script: Script;
  #requests = 0;

  constructor(script: Script) {
    this.#script = script;
  }

  async *listScans(search: ScanSearch): AsyncGenerator<ScanPage, void, undefined> {
    const time = this.scanSearches.length;
    this.scanSearches.push(search);
    yield* this.#pages(said(this.#script.scans, 'the scan list')(search, time));
  }

  async readScan(id: ScanId): Promise<ScanDetail> {
    const time = this.detailsAsked.filter((asked) => asked === id).length;
    this.detailsAsked.push(id);
    this.#requests += 1;
    const answer = said(this.#script.detail, 'scan details')(id, time);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  async *searchIssues(search: IssueSearch): AsyncGenerator<IssuePage, void, undefined> {
    const time = this.issueSearches.filter((asked) => JSON.stringify(asked) === JSON.stringify(search)).length;
    this.issueSearches.push(search);
    yield* this.#pages(said(this.#script.issues, 'issues')(search, time));
  }

  requestsPlanned(): number {
    return this.#requests;
  }

  requestsSent(): number {
    return this.#requests;
  }

  async *#pages<Page>(pages: Pages<Page>): AsyncGenerator<Page, void, undefined> {
    for (const page of pages) {
      this.#requests += 1;
      // An answer never comes in the same tick.
      await Promise.resolve();
      if (page instanceof Error) throw page;
      yield page;
    }
  }
}

/** The nth answer for the nth time; the last one is used for all later times. */
export function inTurn<Answer>(...answers: readonly Answer[]): (_: unknown, time: number) => Answer {
  return (_, time) => answers[Math.min(time, answers.length - 1)]!;
}

export function aScanPage(scans: readonly Scan[], given: Partial<ScanPage> = {}): ScanPage {
  return { scans, malformed: [], serverTimeMs: undefined, ...given };
}

/** A page with a total that counts its groups, as on a list of one page. */
export function anIssuePage(groups: readonly IssueGroup[], given: Partial<IssuePage> = {}): IssuePage {
  return { groups, total: BigInt(groups.length), fetched: BigInt(groups.length), notices: [], ...given };
}

function said<Answer>(answer: Answer | undefined, what: string): Answer {
  if (answer === undefined) throw new Error(`the script does not answer questions about ${what}`);
  return answer;
}
