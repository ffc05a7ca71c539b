import { limitOf } from '../../../domain/policy.ts';
import { effectsByCondition } from './effects.ts';
import type { JudgedRef, Simulation } from './simulation.ts';

export function simulationJson(simulation: Simulation): Readonly<Record<string, unknown>> {
  const { policy, sinceMs, atMs, refs, unlisted, leftOut, requests } = simulation;
  return {
    schema: 1,
    policy,
    since: new Date(sinceMs).toISOString(),
    at: new Date(atMs).toISOString(),
    requests,
    leftOut,
    conditions: effectsByCondition(refs).map(({ name, action, refs: broken, repositories, found, uncompared }) => {
      return { name, action, refs: broken, repositories, found, notCompared: uncompared };
    }),
    unlisted: unlisted.map(({ repositoryId = null, reason, message }) => ({ repositoryId, reason, message })),
    refs: refs.map(refJson),
  };
}

function refJson(judged: JudgedRef): Readonly<Record<string, unknown>> {
  const { repositoryId = null, repository = null, ref = null, commit = null, scan, scannedAtMs } = judged;
  const { isFullScan, scans, verdict, reason = '', message } = judged;
  return {
    repositoryId,
    repository,
    ref,
    commit,
    scan,
    scannedAt: scannedAtMs === undefined ? null : new Date(scannedAtMs).toISOString(),
    isFullScan,
    scans,
    verdict,
    reason,
    message,
    conditions: judged.conditions.map(
      ({ name, source, action, max, found = null, new: more = null, waived, result, isUncompared }) => {
        const limit = limitOf(max) ?? null;
        return { name, source, action, max: limit, found, new: more, waived, result, notCompared: isUncompared };
      },
    ),
  };
}
