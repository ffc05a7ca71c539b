import type { GateReport } from '../../src/domain/report.ts';
import type { Learned } from '../../src/gate/outcome/learned.ts';
import { reportOf } from '../../src/gate/outcome/report-of.ts';
import type { Case, Judgement } from '../../src/policy/judgement/evaluate.ts';
import { aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aTarget } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { aDecision } from '../gate/pipeline/a-decision.ts';

/** The report of a run that came to this judgement: one finished scan of pull request 7. */
export function reportOfRun(given: Case, judgement: Judgement, isDiff: boolean): GateReport {
  return reportOf(learnedOf(given, judgement, isDiff), INPUTS, CLOSING);
}

const INPUTS = {
  mode: 'enforce',
  repository: 'acme/shop',
  deploymentId: '11',
  states: ['open'],
  onInconclusive: undefined,
} as const;
const PLATFORM = 'https://platform.example';
const CLOSING = {
  startedAtMs: NOON_MS,
  finishedAtMs: NOON_MS + 60_000,
  seconds: 60,
  requests: { planned: 9, sent: 9 },
  links: {
    scan: () => undefined,
    findings: () => `${PLATFORM}/orgs/-/findings`,
    run: 'https://github.com/acme/shop/actions/runs/1',
    platform: PLATFORM,
  },
};

function learnedOf(given: Case, judgement: Judgement, isDiff: boolean): Learned {
  const { evidence, conditions, plan, waivers } = given;
  const scan = aScan({ isFullScan: !isDiff });
  const products = ['code', 'supply-chain', 'secrets'] as const;
  const read = {
    evidence,
    isBaselineRead: !isDiff && evidence.there !== undefined,
    wasBaselineScanned: true,
    indexGap: undefined,
    triagedOut: undefined,
    notices: [],
    debugNotes: [],
    readAtMs: NOON_MS,
  };
  const baseline = evidence.there === undefined ? undefined : { ref: 'refs/heads/main', refs: ['refs/heads/main'] };
  return {
    target: aTarget(),
    settings: {
      policy: { conditions, waivers, onInconclusive: {} },
      source: { kind: 'input' },
      failOn: { severity: 'high', source: 'default', columns: ['critical', 'high'] },
      conditions,
      plan,
      baseline,
      notices: ['A notice of the settings.'],
    },
    scans: {
      proven: {
        decision: aDecision({
          deciding: [{ scan, tier: 'own-ref', products, overtakenFor: [] }],
          listed: products,
        }),
        stop: undefined,
        details: [aDetailOf(scan)],
        refs: [scan.branch!],
        read,
      },
      lastScan: scan,
      earlierScans: [],
      otherProjects: [],
      seen: undefined,
      waitedSeconds: 0,
      malformedCount: 0,
      latestNowMs: () => NOON_MS,
    },
    evidence: { read, notices: [], debugNotes: [] },
    judgement,
  };
}
