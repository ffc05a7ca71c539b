import { isFoundBy, productsOf } from '../../../domain/product.ts';
import { isBranchOrTagRef, isFullRef, isSameRef, refSpellings } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import { isDiffOfBranch } from '../../../domain/whose-scan.ts';
import { isJsonObject, type JsonObject } from '../../../json/json-value.ts';
import type { ListIssuesRequest } from '../../../platform/requests/wire-request.ts';
import type { ListedIssue } from '../../../platform/schema/listed-issue.ts';
import { isAfter } from '../../../scan/scan-order.ts';
import { doesNotHold, holds, notSeen, type Probe } from '../probe.ts';
import {
  type Asks,
  type Checks,
  hasFindings,
  isFinished,
  type KnownProject,
  type Observed,
  ofRef,
  type QuestionsOfRef,
  questionsOf,
  scansOfRef,
} from './observed.ts';

/** Checks which pull request or branch a scan belongs to, and under which ref its issues are stored. */
export const REF_CHECKS = {
  'issue-ref-spelling': {
    effect:
      'index-lag, with a hint on the ref; issues that no scan of the commit counts are not found, which may give a wrong pass: ' +
      'those of a product that was not scanned (the pass says so), or of full scans on the ref of a diff scan; ' +
      'not possible with all products in required-products and required-scan: full',
    /** Finding no issue under either spelling proves nothing. An issue that a known scan saw, on a ref that no scan reports, is proof. */
    probe: ofRef(async ({ groups, issues, known }, questions) => {
      const requests = requestsOfKinds(known, questions);
      const lists = await Promise.all(
        requests.map(async (request) => {
          const listed = await issues(request);
          return {
            asked: request.filter?.refs ?? [],
            listed,
            refs: listed?.issues.flatMap(({ ref }) => ref ?? []) ?? [],
          };
        }),
      );
      if (lists.some(({ asked, refs }) => refs.some((ref) => !asked.includes(ref))))
        return doesNotHold('a list by ref shows issues of a ref that was not asked for');
      const reported = refSpellings([
        ...known.scans.map(({ branch }) => branch),
        ...known.details.map(({ meta }) => meta?.branch),
      ]);
      const isUnderAnotherName = ({ ref, lastSeenScan }: ListedIssue): boolean =>
        ref !== undefined && known.scans.some(({ id }) => id === lastSeenScan?.id) && !reported.includes(ref);
      const isMissing = lists.some(({ listed }) => listed?.entries === 0);
      const anyRef = { ...questions.list, filter: { repositoryIds: [known.repositoryId] } };
      if (isMissing && (await issues(anyRef))?.issues.some(isUnderAnotherName))
        return doesNotHold('an issue of a scan is stored under a ref that no scan reports');
      if (lists.some(({ refs }) => refs.length === 0))
        return notSeen('no issue of a scan with findings is stored under its ref, nor under another one');
      if (!(await groups(questions.search))?.groups.length)
        return notSeen('single issues are listed by ref, and the search by ref shows none');
      const forms = new Set(lists.flatMap(({ refs }) => refs.map(formOf)));
      return holds(`issues are stored under ${[...forms].toSorted().join(' and ')}`);
    }),
  },
  'ref-named-twice': { effect: 'issues are counted twice, which can only cause a fail', probe: probeNames },
  'scan-takes-over-ref': {
    effect:
      'superseded although nothing was taken over; if the last scan takes nothing over, the issues are those of the ' +
      'scan before: missing ones are index-gap, and those that a baseline still shows count as known, which may give ' +
      'a wrong pass',
    /** A diff scan may leave the issues of the base untouched, so the last scan must be a full scan of every product in question. */
    probe: ofRef(async ({ issues, isQuiet, known }, { list }) => {
      const answer = await issues(list);
      if (answer === undefined) return notSeen('no issues were listed');
      const finished = scansOfRef(known).filter(isFinished);
      const last = finished.filter((scan) => finished.every((other) => other === scan || isAfter(scan, other)));
      if (finished.length < 2 || last.length === 0 || last.some(({ isFullScan }) => !isFullScan))
        return notSeen('no ref with issues has two finished scans, the last of them a full one');
      const products = productsOf(last.flatMap(({ enabledProducts }) => enabledProducts));
      const judged = answer.issues.filter(
        ({ state, issueType }) => state === 'open' && issueType !== undefined && isFoundBy(issueType, products),
      );
      const seenBy = (scans: readonly Scan[]): number =>
        judged.filter(({ lastSeenScan }) => scans.some(({ id }) => id === lastSeenScan?.id)).length;
      const [ofLast, ofEarlier] = [seenBy(last), seenBy(finished) - seenBy(last)];
      if (ofLast === 0 && ofEarlier > 0 && isQuiet)
        return doesNotHold('the open issues of a ref are those of an earlier scan than the last');
      if (ofLast > 0 && ofEarlier === 0) return holds('the last scan of a ref has seen all open issues there');
      return notSeen('the open issues of a ref do not say by one scan that they are its own');
    }),
  },
  'diff-scan-under-a-branch-name': {
    effect:
      'the gate waits until discovery-timeout before a scan of the head branch decides, or does not wait for its own scan; ' +
      "a pull request's diff scan that names no number counts as one of the branch, and may give it a wrong pass; " +
      'not possible with required-scan: full',
    /** A detail without a number proves something only if it names the event that started the scan. */
    async probe({ asker, known }) {
      const scans = known.scans.filter(
        (scan) => isFinished(scan) && scan.branch && !isOfChange(scan) && isDiffOfBranch(scan),
      );
      const newest = scans[0] && (await asker.scanDetail(scans[0].id)).value;
      const ids = new Set(scans.map(({ id }) => id));
      const details = [newest, ...known.details].filter((detail) => detail !== undefined && ids.has(detail.id));
      const metas = details.flatMap((detail) => detail?.meta ?? []);
      const ofBranch = metas.some(
        ({ pullRequestId, event }) =>
          pullRequestId === undefined && event !== undefined && !/pull|merge|change/i.test(event),
      );
      if (ofBranch) return doesNotHold("a diff scan under a branch's name is of no pull request");
      const ofPullRequest = metas.some(({ pullRequestId }) => pullRequestId !== undefined);
      if (ofPullRequest) return holds("a diff scan under a branch's name names its pull request in its detail");
      return notSeen("no finished diff scan under a branch's name says whose it is");
    },
  },
  'findings-of-detail': { effect: 'index-lag, or a notice', probe: probeFindings },
  'repo-display-name': { effect: 'parts of a monorepo differ by id alone: wrong-repository', check: checkDisplayNames },
} as const satisfies Checks;

/** Listed scans whose details were read, too. */
function readTwice({ scans, details }: KnownProject) {
  return details.flatMap((detail) => scans.flatMap((scan) => (scan.id === detail.id ? [{ scan, detail }] : [])));
}

/** Requests for the chosen ref, and for a ref of the other kind with findings: branches and pull requests may be stored differently. */
function requestsOfKinds(known: KnownProject, { list }: QuestionsOfRef): readonly ListIssuesRequest[] {
  const isOfChosenKind = known.scan !== undefined && isOfChange(known.scan.listed);
  const other = known.scans.find(
    (scan) => isFinished(scan) && scan.branch && isOfChange(scan) !== isOfChosenKind && hasFindings(scan),
  );
  const detail = known.details.find(({ id }) => id === other?.id);
  const questions = questionsOf(known, [other?.branch, detail?.meta?.branch]);
  return questions === undefined ? [list] : [list, questions.list];
}

function formOf(ref: string): string {
  if (!isFullRef(ref)) return 'a short name';
  return isBranchOrTagRef(ref) ? 'a name in full' : "a pull request's ref";
}

/** Two names may be two refs with issues of their own. An issue is stored twice if one scan saw it last under both, at the same location. */
async function probeNames({ issues, known }: Asks): Promise<Probe> {
  const named = readTwice(known).flatMap(({ scan, detail: { meta } }) =>
    scan.branch && meta?.branch ? [{ scan, inList: scan.branch, inDetail: meta.branch }] : [],
  );
  const differing = named.filter(({ inList, inDetail }) => !isSameRef(inList, inDetail));
  const twice = differing.find(({ scan }) => hasFindings(scan)) ?? differing[0];
  if (twice === undefined) {
    // A branch with one name in list and detail says nothing about the ref of a pull request.
    const hasBranch = named.some(({ scan }) => !isOfChange(scan));
    const hasChange = named.some(({ scan }) => isOfChange(scan)) || !known.scans.some(isOfChange);
    return hasBranch && hasChange
      ? holds('list and detail name the same ref')
      : notSeen('no detail was read for each kind of ref');
  }
  const list = questionsOf(known, [twice.inList, twice.inDetail])?.list;
  const ofScan = (list && (await issues(list)))?.issues.filter(
    ({ lastSeenScan }) => lastSeenScan?.id === twice.scan.id,
  );
  const placeOf = ({ issueType, rulePath, filePath, line }: ListedIssue): string =>
    JSON.stringify([issueType, rulePath, filePath, line]);
  const under = (name: string) => ofScan?.filter(({ ref }) => isSameRef(ref, name)).map(placeOf) ?? [];
  const [inList, inDetail] = [under(twice.inList), under(twice.inDetail)];
  if (inList.some((place) => inDetail.includes(place)))
    return doesNotHold('an issue of one scan is stored under the name of the list and under that of the detail');
  if (inList.length > 0 === inDetail.length > 0)
    return notSeen('list and detail name different refs, and issues of that scan do not say which is the one');
  return holds(`issues are stored under the name that the ${inList.length > 0 ? 'list' : 'detail'} has`);
}

function isOfChange({ branch = '' }: Scan): boolean {
  return isFullRef(branch) && !isBranchOrTagRef(branch);
}

/** If only one product found something, a detail that counts this product alone fits by chance. */
function probeFindings({ known }: Asks): Probe {
  const both = readTwice(known).flatMap(({ scan: { status, findingsCounts }, detail: { stats } }) => {
    const { total } = findingsCounts;
    if (status !== 'completed' || total === undefined || stats?.findings === undefined) return [];
    return [{ total, found: stats.findings, counts: findingsCounts }];
  });
  if (both.some(({ total, found }) => found !== total))
    return doesNotHold("a detail counts another number of findings than the list's total");
  const isReported = both.some(({ total, counts: { code = 0n, secrets = 0n, supplyChain = 0n } }) =>
    [code, secrets, supplyChain].every((count) => count < total),
  );
  return isReported
    ? holds('a detail counts what the list counts of several products together')
    : notSeen('no finished scan of which list and detail count the findings found some by several products');
}

const LOOKS_LIKE_A_NAME = /^(?:repo|repository|project)_?(?:display|full|short)?_?(?:name|title)$/i;

/** A project may need no name in its details, unless two projects share an address. */
function checkDisplayNames({ details, metas }: Observed) {
  const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
  if (metas.some((meta) => isName(meta.repo_display_name)))
    return holds('details name their project in repo_display_name');
  const isElsewhere = metas.some((meta) =>
    Object.entries(meta).some(([name, value]) => LOOKS_LIKE_A_NAME.test(name) && isName(value)),
  );
  if (isElsewhere) return doesNotHold('details name their project in another member than repo_display_name');
  if (areOfOneRepository(details)) return doesNotHold('two projects of one address have no names of their own');
  return notSeen('no detail names its project, and none needs to');
}

function areOfOneRepository(details: readonly JsonObject[]): boolean {
  const withAddress = details.flatMap(({ repository_id: id, meta }) => {
    const url = isJsonObject(meta) ? meta.repo_url : undefined;
    return typeof url === 'string' && url !== '' ? [{ url, id: JSON.stringify(id) }] : [];
  });
  return withAddress.some(({ url, id }) => withAddress.some((other) => other.url === url && other.id !== id));
}
