import type { z } from 'zod';
import { renderSchema, type Sentences, schemaOf } from '../../../../scripts/report-schema/schema-of.ts';
import { group } from '../../../../src/report/json/member.ts';
import { ATTESTATION_MEMBERS } from '../../../../src/tools/audit/attestation/attestation.ts';

const SENTENCES: Sentences = new Map([
  ['verifier', 'As in-toto defines it, like timeCreated and properties; all other members are of Findings Gate.'],
  ['verifier.id', 'The last part changes when a pass proves something else.'],
  ['verifier.policies', 'The policy and the file of waivers; empty where limits alone were set.'],
  ['properties', 'What was proven: FINDINGS_GATE_PASS, and by product whether a full or a diff scan decided.'],
  ['commit', 'The commit that was judged. Compare it with that of the certificate, and with that of what you deploy.'],
  ['ref', 'Whose issues were counted, as the scan spells it; the ref of the workflow is in the certificate.'],
  ['mergeGroupCommit', "The merge group's own commit, if the queued pull request was judged instead."],
  ['issuesReadAt', 'Issues are live state: later triage does not change what was proven then.'],
  ['baseline', 'What a condition with compare "new" was compared with.'],
  ['scans', 'Those that decide.'],
  ['scans.isFullScan', 'False for a diff scan, which covers only what the change adds.'],
  ['conditions.max', 'Most that is allowed; null: none, so the condition is only shown.'],
  ['conditions.result', 'Of an enforced pass, no condition with action "fail" is broken or unproven; warnings may be.'],
  ['waivers', 'Expired and unused ones too: state says it.'],
  ['notScanned', 'Products that no scan of the commit lists, of the usual three and those that the settings name.'],
  ['notJudged', 'Other projects of this repository that scanned the commit.'],
]);

export const AttestationJson: z.ZodType = schemaOf(group(ATTESTATION_MEMBERS).form, SENTENCES);

export function renderAttestationSchema(): string {
  return renderSchema('Findings Gate: predicate of an attestation', AttestationJson);
}
