import { createHash } from 'node:crypto';

/** How the platform writes values that its document leaves open, or that its documents show in several forms. One member is one switch. */
export type WireForm = {
  /** Leave out members that are zero, false or empty, as some servers do. */
  readonly omitsEmptyMembers: boolean;
  /** `2020-11-18T23:30:10Z` or `2020-11-18 23:30:10.216000+00:00`. */
  readonly timestamps: 'iso' | 'space-separated';
  /** A time that is missing, such as the end of a running scan. */
  readonly missingTimes: 'absent' | 'null' | 'empty' | 'zero';
  readonly endOfPaging: 'empty' | 'null' | 'absent';
  readonly totals: 'groups' | 'issues' | 'absent';
  readonly scanOrder: 'newest-first' | 'oldest-first' | { readonly shuffledBy: number };
  readonly listIds: 'text' | 'integer';
  readonly detailIds: 'integer' | 'text';
  readonly exitCodes: 'integer' | 'text';
  /** `findings_counts` of the list and `stats.findings` of the detail. */
  readonly scanCounts: 'integer' | 'text';
  /** `issuesCount` of a group, `total` and `fetched` of a page. */
  readonly issueCounts: 'text' | 'integer';
  /** Lines and columns of a listed issue. */
  readonly issuePlaces: 'integer' | 'text';
  readonly pullRequestIds: 'integer' | 'text';
  /** The `pull_request_id` of a scan of no pull request. */
  readonly missingPullRequestIds: 'absent' | 'null' | 'empty' | 'zero';
  readonly titles: 'object' | 'text';
  /** Older deployments do not send `is_partial_scan`. */
  readonly sendsPartialFlag: boolean;
  /** The detail's `stats` before the scan has ended. */
  readonly unfinishedStats: 'null' | 'absent';
  /** The member of `meta` that holds the event kind. */
  readonly eventMember: 'on' | 'true';
  /** `sast`, `SAST`, `PRODUCT_SAST`; `code`, `supply_chain`; `code`, `supply-chain`. */
  readonly products: 'lower-case' | 'upper-case' | 'prefixed' | 'words' | 'hyphenated-words';
  /** `main` or `refs/heads/main`; `recorded`: as the scan itself spells it. */
  readonly listBranches: 'recorded' | 'short' | 'full';
  readonly detailBranches: 'full' | 'short';
};

type Switch = keyof WireForm;

/** Every form of each switch; the first is the plain one. */
export const WIRE_FORMS: { readonly [Name in Switch]: readonly [WireForm[Name], ...WireForm[Name][]] } = {
  omitsEmptyMembers: [false, true],
  timestamps: ['iso', 'space-separated'],
  missingTimes: ['absent', 'null', 'empty', 'zero'],
  endOfPaging: ['empty', 'null', 'absent'],
  totals: ['groups', 'issues', 'absent'],
  scanOrder: ['newest-first', 'oldest-first', { shuffledBy: 1 }],
  listIds: ['text', 'integer'],
  detailIds: ['integer', 'text'],
  exitCodes: ['integer', 'text'],
  scanCounts: ['integer', 'text'],
  issueCounts: ['text', 'integer'],
  issuePlaces: ['integer', 'text'],
  pullRequestIds: ['integer', 'text'],
  missingPullRequestIds: ['absent', 'null', 'empty', 'zero'],
  titles: ['object', 'text'],
  sendsPartialFlag: [true, false],
  unfinishedStats: ['null', 'absent'],
  eventMember: ['on', 'true'],
  products: ['lower-case', 'upper-case', 'prefixed', 'words', 'hyphenated-words'],
  listBranches: ['recorded', 'short', 'full'],
  detailBranches: ['full', 'short'],
};

export const PLAIN_FORM: WireForm = formOf(() => 0);

/** Picks a random form of each switch, always the same ones for a seed. */
export function randomWireForm(seed: number): WireForm {
  const form = formOf((name, many) => createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() % many);
  return typeof form.scanOrder === 'string' ? form : { ...form, scanOrder: { shuffledBy: seed } };
}

function formOf(choose: (name: Switch, many: number) => number): WireForm {
  const chosen = Object.entries(WIRE_FORMS).map(([name, forms]) => [name, forms[choose(name as Switch, forms.length)]]);
  return Object.fromEntries(chosen) as WireForm;
}
