/** A policy with every member that it can have (docs/verdict-rules/what-is-judged.md#policy). */
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
  - name: Likely to be exploited, or left too long
    issue-types: [sca]
    epss-above: 0.1                 # groups with this EPSS score or more; one without a score from 0 to 1 counts
    older-than: 14d                 # only issues created so long ago or longer
    max: 0
waivers:
  - rule: python.lang.security.audit.eval   # rule path or rule id, exact
    reason: Sandboxed, see the threat model
    owner: '@org/appsec'
    expires: 2027-01-31
    ticket: SEC-123                 # optional, shown
    issue-types: [sast]             # optional: of these types alone
    severities: [medium, low]       # optional: of these severities alone
    max-issues: 3                   # optional: at most so many issues of the rule; what is more counts
longest-waiver: 300d                # optional: a waiver that ends later is policy-invalid
fail-on-severity: high              # critical, high (the default), medium, low or none; holds beside the conditions
on-inconclusive: { server: warn }
`;
