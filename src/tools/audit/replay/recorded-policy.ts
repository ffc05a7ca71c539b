import type { WrittenPolicy } from '../../../cli/check/check-settings.ts';
import { config } from '../../../cli/flags.ts';
import { GateFailure } from '../../../domain/failure.ts';
import type { PolicySource } from '../../../domain/policy.ts';
import type { RecordedCase } from '../record/evidence-record.ts';

type KeptRead = Extract<RecordedCase['policy'], { kind: 'read' }>;
type KeptText<Source> = { readonly text?: string | undefined; readonly source: Source };

/**
 * The policy and the waivers of a record, but for what is given in their place. Throws `GateFailure` (`config`) where a text is not
 * kept, or was not read, and the failure of the run where it could not be used.
 */
export function recordedPolicy(kept: RecordedCase['policy'], given: WrittenPolicy): WrittenPolicy {
  // What could not be used, or did not come, is not there: a policy that is given stands alone.
  if (kept.kind !== 'read') {
    if (given.policy !== undefined) return given;
    if (kept.kind === 'unread')
      throw config('the run had not read its policy when it ended: give one with --policy-file');
    const { reason, message, problems } = kept;
    throw new GateFailure(reason, message, { problems });
  }
  return {
    policy: given.policy ?? textOf(kept.policy, 'policy'),
    waivers: given.waivers ?? waiversOf(kept.waivers),
  };
}

function waiversOf(kept: KeptRead['waivers']): WrittenPolicy['waivers'] {
  return kept === null ? undefined : { path: kept.path, file: textOf(kept.file, 'waivers') };
}

function textOf<Source extends PolicySource>(kept: KeptText<Source> | null, what: 'policy' | 'waivers') {
  if (kept === null) return undefined;
  const { text, source } = kept;
  if (text === undefined) {
    throw config(`the record keeps no text of its ${what}, since a secret stood in it: give it with --${what}-file`);
  }
  return { text, source, sourceName: source.kind === 'input' ? `${what} of the record` : `${what} ${source.path}` };
}
