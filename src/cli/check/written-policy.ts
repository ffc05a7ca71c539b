import type { PolicySource, WaiversFile } from '../../domain/policy.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { PolicyRead } from '../../gate/story/world.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { PolicyText } from '../../policy/file/parse-policy.ts';
import type { Given } from '../flags.ts';
import type { CheckFlag } from './check-flags.ts';

/** A policy and waivers as somebody wrote them, and where they are from. */
export type WrittenPolicy = {
  readonly policy: (PolicyText & { readonly source: PolicySource }) | undefined;
  /** `file` is undefined where there is none at that place, which is no waivers. */
  readonly waivers: { readonly path: string; readonly file: WrittenWaivers | undefined } | undefined;
};

type WrittenWaivers = PolicyText & { readonly source: NonNullable<WaiversFile['source']> };

/** Those of the flags. Throws `GateFailure` (`policy-missing`, `policy-invalid`). */
export async function givenPolicy(
  given: Given<CheckFlag>,
  { policy: text }: Pick<Inputs, 'policy'>,
  signal: AbortSignal,
): Promise<WrittenPolicy> {
  const [path, waiversPath] = [given.text('policy-file'), given.text('waivers-file')];
  const inline =
    text === undefined ? undefined : { text, sourceName: given.nameOf('policy'), source: { kind: 'input' } as const };
  if (path === undefined && waiversPath === undefined) return { policy: inline, waivers: undefined };
  const { readLocalPolicy, readLocalWaivers } = await import('../local-policy.ts');
  const policy = path === undefined ? inline : await readLocalPolicy(path, signal);
  if (waiversPath === undefined) return { policy, waivers: undefined };
  return { policy, waivers: { path: waiversPath, file: await readLocalWaivers(waiversPath, signal) } };
}

/**
 * What they mean on a day; undefined where neither is there. Its reader is loaded only where one is. Throws `GateFailure`
 * (`policy-invalid`).
 */
export async function readWritten(
  { policy, waivers }: WrittenPolicy,
  { baseline }: Pick<Inputs, 'baseline'>,
  nowMs: EpochMs,
): Promise<PolicyRead | undefined> {
  if (policy === undefined && waivers === undefined) return undefined;
  const { parsePolicies } = await import('../../policy/file/parse-policy.ts');
  const file = waivers?.file;
  return {
    policy: parsePolicies(
      { policy, waivers: file },
      { baseline: baseline.kind === 'none' ? 'none' : 'given', today: dayOf(nowMs) },
    ),
    source: policy?.source,
    waiversFile: waivers && { path: waivers.path, source: file?.source },
    texts: { policy: policy?.text, waivers: file?.text },
  };
}
