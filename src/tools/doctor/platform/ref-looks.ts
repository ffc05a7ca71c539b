import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { PRODUCT_OF_ISSUE_TYPE, productsOf } from '../../../domain/product.ts';
import { isBranchOrTagRef, isFullRef, isSameRef, refSpellings } from '../../../domain/ref.ts';
import { reportedFindings, type Scan, type ScanDetail } from '../../../domain/scan.ts';
import type { ListIssuesRequest } from '../../../platform/requests/issue-list.ts';
import { isAfter } from '../../../scan/scan-order.ts';
import type { LookedAt } from '../diagnosis.ts';
import type { Asker, Heard } from './asker.ts';
import {
  type AssumptionLook,
  doesNotHold,
  groupsHeard,
  holds,
  type IssuesHeard,
  isQuiet,
  issuesHeard,
  notSeen,
  scansOfRef,
} from './assumption-look.ts';
import { detailsHeard } from './detail-looks.ts';
import { type KnownProject, questionsOfRef } from './known-project.ts';

export const REF_LOOKS = {
  'issue-ref-spelling': {
    effect:
      'index-lag, with a hint on the ref; what no scan of the commit counts is not found, and may give a pass that is not due: ' +
      'of a product that was not scanned, which the pass says, or of full scans beside a diff scan on one ref; ' +
      'never with all products in required-products and required-scan: full',
    ask: askForAnyRef,
    look: lookAtSpelling,
  },
  'ref-named-twice': {
    effect: 'issues are counted twice, which can only cause a fail',
    async ask(asker, known) {
      const request = requestByBothNames(known);
      if (request !== undefined) await asker.issueList(request);
    },
    look: lookAtSecondNames,
  },
  'scan-takes-over-ref': {
    effect:
      'superseded where nothing was taken over; where the last scan takes nothing over, the issues are those of the ' +
      'scan before: what is missing is told as a gap, and what a baseline still shows counts as known; either may ' +
      'give a pass that is not due',
    look: lookAtTakingOver,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** Issues of the whole project are asked for only where a ref that should have some has none. */
async function askForAnyRef(asker: Asker, known: KnownProject): Promise<void> {
  const asked = requestsOfKinds(known);
  const heard = await Promise.all(asked.map((request) => asker.issueList(request)));
  const isMissing = asked.some((request) => issuesHeard(heard, known, request)?.entries === 0);
  const [first] = asked;
  if (isMissing && first !== undefined) await asker.issueList(onAnyRef(known, first));
}

function onAnyRef({ repositoryId }: KnownProject, list: ListIssuesRequest): ListIssuesRequest {
  return { ...list, filter: { repositoryIds: [repositoryId] } };
}

/** The chosen ref, and one of the other kind that has findings: branches and pull requests may be stored unlike. */
function requestsOfKinds(known: KnownProject): readonly ListIssuesRequest[] {
  const questions = questionsOfRef(known);
  if (questions === undefined || known.scan === undefined) return [];
  const isOfChosenKind = isOfChange(known.scan.listed);
  const other = known.scans.find(
    (scan) =>
      scan.status === 'completed' &&
      !scan.isPartialScan &&
      scan.branch !== undefined &&
      isOfChange(scan) !== isOfChosenKind &&
      (reportedFindings(scan.findingsCounts) ?? 0n) > 0n,
  );
  if (other === undefined) return [questions.list];
  const refs = refSpellings([other.branch, known.details.find(({ id }) => id === other.id)?.meta?.branch]);
  return [questions.list, { ...questions.list, filter: { ...questions.list.filter, refs } }];
}

/** No issue under either spelling proves nothing. One that a known scan saw, on a ref that no scan has, is proof. */
function lookAtSpelling(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  if (known === undefined || questions === undefined) return notSeen('no issues were listed');
  const lists = requestsOfKinds(known).map((request) => ({
    asked: request.filter?.refs ?? [],
    refs: issuesHeard(heard, known, request)?.issues.flatMap(({ ref }) => (ref === undefined ? [] : [ref])) ?? [],
  }));
  if (lists.some(({ asked, refs }) => refs.some((ref) => !asked.includes(ref)))) {
    return doesNotHold('a list by ref shows issues of a ref that was not asked for');
  }
  const anywhere = issuesHeard(heard, known, onAnyRef(known, questions.list));
  if (anywhere?.issues.some((issue) => isUnderAnotherName(issue, heard, known))) {
    return doesNotHold('an issue of a scan is stored under a ref that no scan reports');
  }
  if (lists.some(({ refs }) => refs.length === 0)) {
    return notSeen('no issue of a scan with findings is stored under its ref, nor under another one');
  }
  const counted = groupsHeard(heard, known, questions.search);
  if (counted === undefined || counted.groups.length === 0) {
    return notSeen('single issues are listed by ref, and the search by ref shows none');
  }
  const forms = new Set(lists.flatMap(({ refs }) => refs.map(formOf)));
  return holds(`issues are stored under ${[...forms].toSorted().join(' and ')}`);
}

function formOf(ref: string): string {
  if (!isFullRef(ref)) return 'a short name';
  return isBranchOrTagRef(ref) ? 'a name in full' : "a pull request's ref";
}

function isUnderAnotherName({ ref, lastSeenScan }: ListedIssue, heard: readonly Heard[], known: KnownProject): boolean {
  if (ref === undefined || !known.scans.some(({ id }) => id === lastSeenScan?.id)) return false;
  const reported = [...known.scans.map(({ branch }) => branch), ...detailsHeard(heard).map(({ meta }) => meta?.branch)];
  return !refSpellings(reported).includes(ref);
}

/** A scan whose list and detail name different refs; one that found something, where there is such a one. */
function namedTwice({ scans, details }: KnownProject) {
  const twice = namesOf(scans, details).filter(({ inList, inDetail }) => !isSameRef(inList, inDetail));
  return twice.find(({ scan }) => (reportedFindings(scan.findingsCounts) ?? 0n) > 0n) ?? twice[0];
}

function namesOf(scans: readonly Scan[], details: readonly ScanDetail[]) {
  const listed = new Map(scans.map((scan) => [scan.id, scan]));
  return details.flatMap(({ id, meta }) => {
    const [scan, inDetail] = [listed.get(id), meta?.branch];
    return scan?.branch && inDetail ? [{ scan, inList: scan.branch, inDetail }] : [];
  });
}

function requestByBothNames(known: KnownProject): ListIssuesRequest | undefined {
  const twice = namedTwice(known);
  const questions = questionsOfRef(known);
  if (twice === undefined || questions === undefined) return undefined;
  const refs = refSpellings([twice.inList, twice.inDetail]);
  return { ...questions.list, filter: { ...questions.list.filter, refs } };
}

/** Two names may be two refs, each with issues of its own: twice is what one scan saw last under both, at one place. */
function lookAtSecondNames(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  if (known === undefined) return notSeen('no scans were read');
  const twice = namedTwice(known);
  if (twice === undefined) return lookAtOneName(known);
  const request = requestByBothNames(known);
  const answer = request && issuesHeard(heard, known, request);
  const ofScan = (answer?.issues ?? []).filter(({ lastSeenScan }) => lastSeenScan?.id === twice.scan.id);
  const under = (name: string) => ofScan.filter(({ ref }) => isSameRef(ref, name)).map(placeOf);
  const [inList, inDetail] = [under(twice.inList), under(twice.inDetail)];
  if (inList.some((place) => inDetail.includes(place))) {
    return doesNotHold('an issue of one scan is stored under the name of the list and under that of the detail');
  }
  if (inList.length > 0 && inDetail.length === 0) return holds('issues are stored under the name that the list has');
  if (inDetail.length > 0 && inList.length === 0) return holds('issues are stored under the name that the detail has');
  return notSeen('list and detail name different refs, and no issue of that scan was listed');
}

/** That a branch has one name says nothing of a pull request's ref. */
function lookAtOneName({ scans, details }: KnownProject): LookedAt {
  const named = namesOf(scans, details);
  const hasBranch = named.some(({ scan }) => !isOfChange(scan));
  const hasChange = named.some(({ scan }) => isOfChange(scan)) || !scans.some(isOfChange);
  return hasBranch && hasChange
    ? holds('list and detail name the same ref')
    : notSeen('no detail was read for each kind of ref');
}

function isOfChange({ branch = '' }: Scan): boolean {
  return isFullRef(branch) && !isBranchOrTagRef(branch);
}

function placeOf({ issueType, rulePath, filePath, line }: ListedIssue): string {
  return JSON.stringify([issueType, rulePath, filePath, line]);
}

/** Diff scans may leave alone what the base has, so the last scan must be a full one of every product in question. */
function lookAtTakingOver(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const answer = known && questions && issuesHeard(heard, known, questions.list);
  if (known === undefined || answer === undefined) return notSeen('no issues were listed');
  const finished = scansOfRef(known).filter(({ status, isPartialScan }) => status === 'completed' && !isPartialScan);
  const last = finished.filter((scan) => finished.every((other) => other === scan || isAfter(scan, other)));
  if (finished.length < 2 || last.length === 0 || last.some(({ isFullScan }) => !isFullScan)) {
    return notSeen('no ref with issues has two finished scans, the last of them a full one');
  }
  const { ofLast, ofEarlier } = seenBy(answer, last, finished);
  if (ofLast === 0 && ofEarlier > 0 && isQuiet(heard, known)) {
    return doesNotHold('the open issues of a ref are those of an earlier scan than the last');
  }
  if (ofLast > 0 && ofEarlier === 0) return holds('the open issues of a ref were all seen by the last scan there');
  return notSeen('the open issues of a ref do not say by one scan that they are its own');
}

function seenBy({ issues }: IssuesHeard, last: readonly Scan[], finished: readonly Scan[]) {
  const products = productsOf(last.flatMap(({ enabledProducts }) => enabledProducts));
  const seen = issues.flatMap(({ state, issueType, lastSeenScan }) => {
    const product = issueType && PRODUCT_OF_ISSUE_TYPE[issueType];
    const isJudged = state === 'open' && product !== undefined && products.includes(product);
    return isJudged && lastSeenScan?.id !== undefined ? [lastSeenScan.id] : [];
  });
  const count = (scans: readonly Scan[]): number =>
    seen.filter((seenId) => scans.some(({ id }) => id === seenId)).length;
  const ofLast = count(last);
  return { ofLast, ofEarlier: count(finished) - ofLast };
}
