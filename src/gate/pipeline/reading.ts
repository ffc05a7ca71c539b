import { attempt, GateFailure } from '../../domain/failure.ts';
import type { RepositoryId, ScanId } from '../../domain/ids.ts';
import { DETECTED_STATES } from '../../domain/issue.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { MalformedScan, Scan, ScanPage } from '../../domain/scan.ts';
import { once } from '../../domain/work/once.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { CountingScope, EvidencePlan, ReadPlan } from '../../evidence/evidence-plan.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import type { Decision, FoundScans } from '../../scan/decision.ts';
import type { ScanFinder } from '../../scan/find-scan.ts';
import type { ProvenScans } from '../outcome/learned.ts';
import { baselineScans } from './baseline-scans.ts';
import { countingScopes } from './counting-scopes.ts';
import { notApplicableOf, unfinishedTypesOf } from './product-needs.ts';
import type { World } from './world.ts';

/** Begins to read the issues before the details are known, because the details usually change nothing. */
export function beginReading(
  plan: ReadPlan,
  found: FoundScans,
  finder: Pick<ScanFinder, 'confirm' | 'holds' | 'known'>,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'signal' | 'monotonicStart'>,
) {
  const { decision } = found;
  const { deciding, repositoryId } = decision;
  const { known } = finder;
  const abandoned = new AbortController();
  const signal = AbortSignal.any([world.signal, abandoned.signal]);
  const details = finder.confirm(found);
  // Its failure is handled where it is awaited.
  details.catch(() => undefined);
  const refsOf = (scan: Scan): readonly string[] => known.refsOf(scan);
  const listedRefs = deciding.flatMap(({ scan }) => refsOf(scan));
  // If only the detail names the branch of a scan, issues can be read only after the detail.
  const early = deciding.every(({ scan }) => refsOf(scan).length > 0) ? read() : undefined;
  early?.catch(() => undefined);

  function read(): Promise<EvidenceRead> {
    const { lookup } = known;
    const unfinishedAtMs = (scan: Scan) => lookup.unfinishedAtMs(scan);
    const scopes = countingScopes(decision, {
      mayBeOurs: plan.mayBeOurs,
      refsOf,
      statsFindingsOf: async (scan) => (await details)[deciding.findIndex((one) => one.scan === scan)]?.stats?.findings,
      seen: () => lookup.scans,
      unread: () => lookup.malformed,
      unfinishedAtMs,
      askForRef: async (scan) => (await scansOfRef(world.reader, repositoryId, refsOf(scan))).scans,
    });
    const platformNowMs = (): number => lookup.nowMs;
    const ofBase = plan.baselineRefs ?? [];
    const ask = once(() => scansOfRef(world.reader, repositoryId, ofBase));
    const scansOfBase = () => baselineScans(ofBase, decision, lookup, unfinishedAtMs, ask);
    const stillDecides = (): Promise<boolean> => finder.holds(found, 'yes');
    const asked = { decision, scopes, baselineScans: scansOfBase, stillDecides, platformNowMs };
    return readIssues(plan, asked, { ...world, signal });
  }

  async function isAnythingOn(refs: readonly string[]): Promise<boolean> {
    const asked = plan.searches.flatMap((search) => search.states ?? []);
    const states = [...new Set([...plan.states, ...asked, ...DETECTED_STATES])];
    const search = { repositoryId, refs, pageSize: plan.pageSize, states, issueTypes: ISSUE_TYPES };
    for await (const page of world.reader.searchIssues(search, signal))
      if (page.groups.some((group) => group.issuesCount > 0n)) return true;
    return false;
  }

  return {
    details,
    /** Completes the reading on all refs that list and details name. Throws `scan-inconsistent`, what the details throw, and `cancelled`. */
    async finish(): Promise<Pick<ProvenScans, 'refs' | 'read'> & { readonly unread?: GateFailure | undefined }> {
      await details;
      const unnamed = deciding.find(({ scan }) => refsOf(scan).length === 0);
      if (unnamed !== undefined) {
        const { id } = unnamed.scan;
        const why = `scan ${id} names no branch: set SEMGREP_BRANCH for the scanner`;
        const failure = new GateFailure('scan-inconsistent', why, { detail: 'no-branch' });
        // Without this scan the other products are still judged.
        known.refused.set(id, failure);
        throw failure;
      }
      // spec-gap: ref-named-twice
      const refs = [...new Set(deciding.flatMap(({ scan }) => refsOf(scan)))];
      const further = refs.filter((ref) => !listedRefs.includes(ref));
      // If a bare name turns out to be a tag's, issues of a branch of that name must not count: everything is read again.
      const isEachOurs = listedRefs.every((ref) => refs.includes(ref));
      if (early === undefined || !isEachOurs) return { refs, read: await read() };
      // The details may add a name of the ref. If it has no issues, the first reading is complete; if that is unknown, it may still prove a fail.
      const more = further.length > 0 && (await attempt(() => isAnythingOn(further)));
      return {
        refs,
        read: await (more === true ? read() : early),
        unread: more instanceof GateFailure ? more : undefined,
      };
    },
    abandon() {
      abandoned.abort(new GateFailure('cancelled', 'what is read is not needed any more'));
    },
  };
}

type ReadCase = Pick<EvidencePlan, 'platformNowMs' | 'stillDecides' | 'baselineScans'> & {
  readonly decision: Decision;
  readonly scopes: readonly CountingScope[];
};

/** Throws only `cancelled`: every other failure is a shortfall of the evidence. */
export function readIssues(
  { blocking, ...plan }: ReadPlan,
  { decision, ...asked }: ReadCase,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'signal' | 'monotonicStart'>,
): Promise<EvidenceRead> {
  const left = notApplicableOf([...blocking.keys()], decision);
  return readEvidence(world, {
    ...plan,
    ...asked,
    judged: new Set([...blocking].flatMap(([condition, ids]) => (left.has(condition) ? [] : ids))),
    unfinishedTypes: unfinishedTypesOf(decision),
    repositoryId: decision.repositoryId,
    // A runner whose clock is behind must not leave out issues that are old enough.
    startedAtMs: startOf(world, Math.max(world.clock.wallNow(), asked.platformNowMs())),
    platformStartedAtMs: startOf(world, asked.platformNowMs()),
  });
}

/** When the run began, in whole seconds, by the clock that shows `nowMs` now. */
function startOf({ clock, monotonicStart: began }: Pick<World, 'clock' | 'monotonicStart'>, nowMs: EpochMs): EpochMs {
  return Math.floor((nowMs - (clock.now() - began)) / 1_000) * 1_000;
}

/** The listed scans of a ref, which is asked for under each spelling. Throws `GateFailure`. */
// spec-gap: list-branch-filter
async function scansOfRef(
  reader: Pick<FindingsReader, 'listScans'>,
  repositoryId: RepositoryId,
  spellings: readonly string[],
): Promise<Pick<ScanPage, 'scans' | 'malformed'>> {
  const found = new Map<ScanId, Scan>();
  const malformed: MalformedScan[] = [];
  const ask = async (branch: string): Promise<void> => {
    for await (const page of reader.listScans({ repositoryId, branch })) {
      malformed.push(...page.malformed);
      for (const scan of page.scans)
        if (scan.repositoryId === repositoryId && isSameRef(scan.branch, branch)) found.set(scan.id, scan);
    }
  };
  await Promise.all(spellings.map(ask));
  return { scans: [...found.values()], malformed };
}
