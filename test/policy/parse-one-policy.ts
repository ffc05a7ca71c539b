import { type PolicyOptions, type PolicyText, parsePolicies } from '../../src/policy/file/parse-policy.ts';

/** One policy, as `sourceName` is called in messages. */
export function parsePolicy(
  text: PolicyText['text'],
  { sourceName, ...options }: PolicyOptions & Pick<PolicyText, 'sourceName'>,
) {
  return parsePolicies({ policy: { text, sourceName } }, options);
}
