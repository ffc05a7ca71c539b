import { type PolicyOptions, type PolicyText, readPolicies } from '../../src/policy/file/parse-policy.ts';

/** Parses one policy, which messages call `sourceName`. */
export function parsePolicy(
  text: PolicyText['text'],
  { sourceName, ...options }: PolicyOptions & Pick<PolicyText, 'sourceName'>,
) {
  const policy = { text, sourceName, source: { kind: 'input' } } as const;
  return readPolicies({ policy, waivers: undefined }, options).policy;
}
