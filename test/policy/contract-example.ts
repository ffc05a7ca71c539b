/** A policy with every member that it can have (docs/verdict-rules.md#policy). */
export const CONTRACT_EXAMPLE = `version: 1
conditions:
  - name: No live secrets
    issue-types: [secrets]          # sast, sca, secrets, research, ai-sast; default: the three rated ones
    severities: [critical, high]    # default: all
    where:                          # any filter member of the API that is not the gate's own, strictly checked
      validationStates: [confirmed_valid]
    max: 0
    count: issues                   # or groups
    compare: all                    # or new: against the baseline
    action: fail                    # or warn
    if-scanned: false               # true: not applicable, and told, where no scan of the commit ran the product
waivers:
  - rule: python.lang.security.audit.eval   # rule path or rule id, exact
    reason: Sandboxed, see the threat model
    owner: '@org/appsec'
    expires: 2027-01-31
    max-issues: 3                   # optional: at most so many issues of the rule; what is more counts
on-inconclusive: { server: warn }
`;
