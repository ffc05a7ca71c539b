import { type PolicyOptions, type PolicyText, parsePolicies } from '../../src/policy/file/parse-policy.ts';

/** Parses one policy, which messages call `sourceName`. */
export function parsePolicy(
  text: PolicyText['text'],
  { sourceName, ...options }: PolicyOptions & Pick<PolicyText, 'sourceName'>,
) {
  return parsePolicies({ policy: { text, sourceName } }, options);
}
