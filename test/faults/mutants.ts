import { existsSync } from 'node:fs';

/** A defect that a later change could introduce, and the fault tests that must notice it. */
export type Mutant = {
  readonly name: string;
  /** In `src/`. */
  readonly file: string;
  /** A text that is in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Test files in `test/faults/`, or with a folder in `test/`, without their ending, of which at least one must fail. */
  readonly caughtBy: readonly string[];
};

/** Changes by file, then by name. */
export type Changes<Change> = Readonly<Record<string, Readonly<Record<string, Change>>>>;

export function testFileOf(name: string): string {
  return `test/${name.includes('/') ? name : `faults/${name}`}.test.ts`;
}

/** The mutants below their files: the name, the tests that catch it, and the change. A line break in a change is a space. */
const BY_FILE = String.raw`
action/asked-files.ts
  an old attestation stays where the run writes none (tools/audit/faults/n-attestation)
    'record-path', 'attestation-path' → 'record-path'
action/github-side.ts
  a run whose pull request is not known leaves the status as it was (o-pull-requests)
    await openEvent(api, options);
    → await openEvent(api, options).then((one) => { if (one.facts.unclear) throw one.facts.unclear; return one; });
action/status-output.ts
  the pass of a bare commit turns the fail of a pull request green (o-pull-requests)
    target.subject.kind === 'ref' → number === undefined
  a run that asks once ends a status that another job is to end (i-commit-status)
    asksOnce && isTooEarly(report) → asksOnce && !isTooEarly(report) && false
  the status of a merge group is set on the judged head alone (i-commit-status)
    target.commit, queueCommit → target.commit
action/workflow-log.ts
  tokens are not masked (g-secrets)
    if (secret.length >= SHORTEST_SECRET) command('add-mask', secret); →
cli/connection.ts
  two files may hold one token (n-settings)
    (token !== '' && token === ofPlatform?.trim()) → Boolean(0)
cli/output-end.ts
  a listing that nobody took is a success (n-signals)
    if (isOutputAskedFor && exitCode === 0 && (writableLength > 0 || errored !== null)) decide(2); →
domain/issue.ts
  issues that were removed count as found (superseded)
    state !== 'fixed' && state !== 'removed' → state !== 'fixed'
domain/policy.ts
  the severities of a waiver are ignored (b-policy)
    if (severities && part.severity !== 'any' && !severities.some((one) => one === part.severity)) return false; →
  the issue types of a waiver are ignored (b-policy)
    every((type) => issueTypes.includes(type)) → length > 0
domain/ref.ts
  a branch and a tag of one name are one ref (refs)
    !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare
    → branchOrTagName(full) === branchOrTagName(bare)
  a ref is asked for in one spelling (refs)
    [...spellings.add(name).add(branchRef(name))] → [ref]
domain/scan.ts
  an unknown state is finished (d-scan)
    ((end) => end === status) → ((end) => end === status) || typeof status === 'object'
domain/tally.ts
  groups without a name count as one (policy/judgement/verdict-table)
    if (isNameless(rule)) nameless = more < 0n ? -more : 0n; → if (isNameless(rule) && more > 0n) nameless += more;
domain/target.ts
  the commit of a merged pipeline is another one (m-labels)
    (commit === target.commit || commit === target.pipelineCommit) → commit === target.commit
domain/whose-scan.ts
  a diff scan of an old base decides (o-pull-requests)
    (scan, baseChangedAtMs) ? 'old-base' → (scan, 0) ? eligibility
  a full scan from before a change of base does not decide (o-pull-requests)
    isFullScan || baseChangedAtMs === undefined → baseChangedAtMs === undefined
  another pull request's scan is accepted (c-commit)
    pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request' → 'own-ref'
  a fork's branch name is trusted (c-commit)
    headRef && subject.isHeadInSameRepository → headRef
  another repository's scan is accepted (d-scan)
    if (ours !== undefined && repositoryId !== ours) return 'other-repository'; →
  partial scans are accepted (d-scan)
    if (scan.isPartialScan) return 'partial'; →
  a diff scan decides where a full one is required (refs)
    if (requiredScan === 'full' && !scan.isFullScan) return 'diff'; →
  a scan decides however old it is (o-proven)
    if (isTooOld(scan, age)) return 'too-old'; →
  the failed scan of another pull request of the branch is ours (refs)
    if (fact.pullRequests.some → if (scan.status === 'completed' && fact.pullRequests.some
  a full scan that names a pull request is never its branch's (refs)
    !isFullScan && fact !== undefined → fact !== undefined
  a silent detail says that a full scan is not ours (refs)
    !hasMeta && !(isFinal && isHead && status !== 'completed') → false
  a finished scan of the head branch whose detail cannot be read is not ours (gate/pipeline/hidden-reasons)
    isHead && status !== 'completed' → isHead
  diff scans under bare names are of no pull request (products)
    return isDiffOfBranch(scan) → return !isDiffOfBranch(scan)
  a CI system's own name of a pull request is any branch (m-labels)
    isCiRef(branch, subject) ? 'own-ref' : 'ask-detail' → 'ask-detail'
evidence/await-index.ts
  issues that do not count are not looked for beside as many as were counted (index-lag)
    expected.mayBeMore && mayBePart → !expected.mayBeMore && mayBePart
  what the index does not show of an old scan is not told (index-lag)
    ({ expected, found }) => found < expected.findings
    → ({ expected, found }) => found < expected.findings && expected.isRecent
  a request that failed hides that the index lags (gate/pipeline/hidden-reasons)
    missing.length === 0 ? undefined : indexLag(missing) →
  a request for earlier scans that fails later hides it, too (gate/pipeline/hidden-reasons)
    besideLag(Promise.all(seeing), before) → Promise.all(seeing)
evidence/consistency.ts
  severities are not compared with the whole (e-findings, e-meaning)
    exceedsWhole(classified, rated) || sumOf(classified) > sumOf(rated) → false
evidence/evidence-plan.ts
  a baseline is subtracted from a diff scan (conditions)
    others.filter(({ isDiff }) => !isDiff) → others
  a full scan is not compared (conditions)
    { issueTypes, refs: baselineRefs } →
evidence/index-barrier.ts
  no barrier against index lag (e-findings, e-meaning)
    (found === undefined || found === 0n) → found === -1n
  a part of the issues is enough for a scan that just ended (index-lag)
    expected.isRecent ? 'open' : 'settled' → 'settled'
  a number that the scan before counted too is believed at once (index-lag)
    findings === 0n || polledAt → findings >= 0n || polledAt
  a scan that was seen unfinished ended when its machine says (superseded)
    Math.max(endedMs, unfinishedAtMs) → endedMs
  more than the scan counted is believed at once (superseded)
    MAY_BE_MORE_MS = 2 * 60_000 → MAY_BE_MORE_MS = 0
evidence/known-rules.ts
  rules of two issue types are one (conditions)
    if (group.rulePath === first.rulePath && group.issueType === first.issueType) return first; → if (group.rulePath === first.rulePath) return first;
evidence/read-evidence.ts
  findings that nobody can read do not matter (o-proven)
    [lag, gapFailure(gap)] → [lag]
  everything on the ref of a diff scan is new (index-lag)
    if (shared.length === 0) → if (counts.length > 0)
  issues of unknown severity are lost (e-findings, e-meaning)
    doubt?.kind === 'remainder' && !isUnratedAccepted → false
  a doubt of the baseline is a doubt of the branch (conditions)
    shortfallOf(here, → shortfallOf({ ...here, side: (there ?? here).side },
  what an earlier scan may have left proves a fail (index-lag)
    mayGo.length === 0 || → mayGo.length >= 0 ||
  what one type may still lose is a doubt of all (index-lag)
    side.doubt?.kind !== 'unsettled' } → lag === undefined }
  a fork's change is compared with our branch of its name (superseded)
    undefined && plan.isOfFork !== true → undefined
  issues of another branch's full scans are the change's (superseded)
    (left.length === 0) return → (left.length === 0 || scopes.length > 0) return
  some of what is found is told from the rest (superseded)
    findings > 0n && issueTypes → findings < 0n && issueTypes
evidence/read-here.ts
  what came into the index is not counted (index-lag)
    mustReadAgain ? side.scoped → mustReadAgain ? []
  a condition's own search is repeated at once (index-lag)
    length > 0 && leftMs > 0 → length > 0 && leftMs < 0
  a condition's own search may have seen another index (index-lag)
    (fresh.length === 0) return → (fresh.length >= 0) return
  issues that no scan counts prove a fail while the index may still drop them (gate/pipeline/hidden-reasons)
    , ...freshOf(sources, began)] → ]
evidence/read-search.ts
  a group that comes again on one page is the same one (conditions)
    sum.count += count; → if (count > sum.count) sum.count = count;
  every group of a page is a new rule (conditions)
    const sum = page.get(rule); → const sum = undefined as PageSum | undefined;
  a rule that comes again on another page is another one (e-findings, e-meaning)
    else if (known !== count || this.#all.get(rule) !== all) this.isSettled = false; →
evidence/read-there.ts
  a baseline has only what counts here (superseded)
    states: DETECTED_STATES } → states: plan.states }
  a baseline that was never scanned is empty (superseded)
    wasScanned(there) === false → wasScanned(there) === false && there.scans === undefined
  the newest scan of a baseline may be missing from the index (superseded)
    ({ isRecent }) => isRecent → () => false
evidence/read-side.ts
  the states of a condition are those of the input (conditions)
    states: each.search.states ?? states → states
forge/comment-marker.ts
  Windows line ends count as a change of a comment (i-comment)
    text.replaceAll(/\r\n?/g, '\n') → text
  the run in the marker of a comment can be raised (n-comments)
    renderMarker(marker)}\n → ''}\n
forge/github/github-api.ts
  GitHub is asked over plain http anywhere (n-settings)
    url.protocol === 'http:' && !isLoopback(url.hostname) → false
forge/github/commit-status.ts
  a commit status is the word of the last pull request (o-pull-requests)
    (one) => one === pull.number → (one) => one > 0
  nobody else is open where GitHub does not say so (o-pull-requests)
    === pull.number) ?? false → === pull.number) ?? true
  the last status of a stopped run waits for GitHub (i-commit-status)
    const LAST_MS = 1_000; → const LAST_MS = 60_000;
forge/github/commit-statuses.ts
  only the first page of the statuses is read for the words of others (o-pull-requests)
    MOST_STATUSES = 10_000; → MOST_STATUSES = 100;
forge/github/contents.ts
  a missing policy file is no policy (b-policy)
    readPolicyFile('policy', policy) → readPolicyFile('policy', policy).catch(() => undefined)
  the policy is read from the workspace (b-policy)
    readPolicyFile('policy', policy)
    → readPolicyFile('policy', policy).then(async (read) => ({ ...read, text: await
      import('node:fs/promises').then(({ readFile }) => readFile(policy.path)).catch(() => new
      TextEncoder().encode('version: 1')) }))
  a file of waivers that cannot be read is a missing one (b-policy)
    || thrown.reason !== 'policy-missing') throw → ) throw
  the blob is not compared with its hash (b-policy)
    bytes.toString('base64') !== base64 || gitHash !== answer.sha → false
forge/github/pull-request-comments.ts
  the marker is enough to make a comment ours (i-comment)
    items.filter((comment) => isWrittenBy(author, comment)) → items
  a comment by another author than assumed stays (i-comment)
    us === undefined || !isWrittenBy(us, created) → us === undefined
forge/github/status-words.ts
  the names that were cut from a status say nothing (o-pull-requests)
    [...named, { pullRequest: undefined, state }] → named
  what a status repeats of another pull request is a word of it (o-pull-requests)
    description.split(/: |, but /, 1) → description.replace(', but ', ', ').split(/: |, with/, 1)
forge/github/worst-status.ts
  a pass is set before the words of other pull requests are read (o-pull-requests)
    state = worstState(['pending' → state = worstState(['success'
  the words of other pull requests are not read again after a pass (o-pull-requests)
    isOver = state !== 'success' → isOver = true
  the word of another account counts (o-pull-requests)
    status.creator?.id !== author → status.creator?.id === author
  the pass of a closed pull request counts for an open one (o-pull-requests)
    worstState(all.map((one) => one.state))); → worstState(all.map((one) => one.state))) ?? own;
  the word of a closed pull request counts (o-pull-requests)
    (wanted?.has(pullRequest) ?? true) → wanted !== null
  an older word of another pull request counts (o-pull-requests)
    isWanted && !found.has(pullRequest) → isWanted
  the presumed author of statuses is believed (o-pull-requests)
    typeof author === 'number' && status → author !== undefined && status
forge/next-write.ts
  an older run overwrites a newer one (i-comment)
    if (isTextIntact && isNewer(kept.marker, draft)) return → if (false) return
  a comment that turns red is edited, and nobody is told (i-comment)
    return isReplaced ? { → return isReplaced && false ? {
  a comment that somebody changed is left alone (n-comments)
    if (isTextIntact && digest → if (digest
  a comment is written for another head (i-comment)
    if (headSha !== draft.head) return stop → if (false) return stop
  an edited comment is believed to be of a newer run (n-comments)
    isTextIntact && isNewer → isNewer
forge/one-comment.ts
  an old comment stays as it is where no new one can be written (i-comment)
    = isReplacing ? { ...state, notReplaced: message } : → =
forge/read-pages.ts
  a page of comments that is too large ends the look (n-comments)
    smaller === undefined || !refusalOf(thrown).isTooLarge → smaller !== undefined
gate/entry-point/gate-job.ts
  pages are not redacted (g-secrets)
    redactAll(report, redact) → report
gate/outcome/report-of.ts
  the policy of the old base softens bad-event (o-pull-requests)
    mayPolicySoften ? settings → true ? settings
  the policy of the old base softens what is beside bad-event (gate/pipeline/hidden-reasons)
    mayPolicySoften ? settings → mayPolicySoften || reasons.length > 1 ? settings
  a softened reason hides the others (o-proven)
    [said, ...(said.also ?? [])] → [said]
gate/outcome/reported-counts.ts
  the new total is told against an unsettled baseline (conditions)
    baselineShortfall !== undefined → baselineShortfall?.message === ''
gate/pipeline/baseline-scans.ts
  the clock of the baseline's scan is believed (index-lag)
    sourceOf(own, types, facts, → sourceOf(own, types, { ...facts, unfinishedAtMs: () => undefined },
  what was added to a baseline before today is its own (superseded)
    isAllSeen ? NOTHING → deciding.length > 0 ? NOTHING
  a diff scan adds to what full scans ran alone (superseded)
    && !isBefore → && full.some((one) => has(one, type)) && !isBefore
gate/pipeline/count-source.ts
  a scan of other products answers what the scan before counted (index-lag)
    (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other))
    → async (isMeant = () => true) => (await listed(isEarlier)).filter(isMeant)
gate/pipeline/counting-scopes.ts
  every type is counted on the refs of all scans (refs)
    .filter(({ products }) => products.includes(product)) →
gate/pipeline/projects/judge-every.ts
  the policy of an old base softens what prevented the search for projects (o-pull-requests)
    const stopped = allOf([moved, failure])!; → const stopped = failure;
  a base that was changed hides what prevented the search (gate/pipeline/projects/every-project)
    const stopped = allOf([moved, failure])!; → const stopped = moved ?? failure;
  a base that was changed hides a doubt about projects (gate/pipeline/projects/every-project)
    stopped: allOf([moved, failure])! → stopped: moved ?? failure
  the policy of an old base softens a doubt about projects (o-pull-requests)
    begun.known.length === 0 ? movedBase(await world.baseNow?.(), target) : undefined → undefined
  a missing project is no reason (projects)
    [...doubtful, ...unscanned] → doubtful
gate/pipeline/projects/judge-one.ts
  a project that was softened is left as it was (projects)
    .verdict.word === 'fail' → .verdict.word !== 'pass'
gate/pipeline/scan-step.ts
  a run judges by a base that is not there any more (o-pull-requests)
    moved !== undefined || (failed → (failed
  a run without a scan does not say that its base changed (o-pull-requests)
    (moved !== undefined) return allOf([moved, failure])! → (moved !== undefined) return failure
  what the scan of the new base lacks is hidden (gate/pipeline/hidden-reasons)
    ? allOf([failure, again])! : again → ? failure : again
  a base that was changed hides the other reasons (gate/pipeline/hidden-reasons)
    return allOf([moved, failure])! → return moved
  a scan of an old base proves a fail if the list fails (gate/pipeline/run)
    moved !== undefined || (failed !== undefined && isOld) → moved !== undefined
  a search that failed is hidden where the run ends early (gate/pipeline/hidden-reasons)
    ...unseen, shortfall?.failure, baseline → ...unseen, baseline
  what came meanwhile is hidden where the run ends early (gate/pipeline/hidden-reasons)
    isSame === false ? finder.leftOpen() : failed → failed
  what the baseline lacks is hidden where the run ends early (gate/pipeline/hidden-reasons)
    , baselineShortfall?.failure]) → ])
  a list of old scans that failed is hidden where the run ends early (gate/pipeline/hidden-reasons)
    asGateFailure(thrown), missed, stop → asGateFailure(thrown), stop
  a list that failed is hidden where the run ends early (gate/pipeline/hidden-reasons)
    isFirst instanceof GateFailure ? isFirst : undefined] → undefined]
gate/pipeline/reading.ts
  a scan without a branch ends the run for the products of others (gate/pipeline/hidden-reasons)
    known.refused.set(id, failure); →
gate/pipeline/run-plan.ts
  a policy of waivers alone switches the limits off (b-policy)
    NO_POLICY, inputs, baseline
    → NO_POLICY, { ...inputs, ...(found && { limits: { critical: 'none', high: 'none' } as typeof inputs.limits })
      }, baseline
gate/process/claim-files.ts
  an old report stays until a new one is there (n-files)
    if (await isPlainFile(target)) await step(rm(target)); →
  a report is written over the policy (n-files)
    if (shared !== undefined) { → if (false) {
  an old attestation that cannot be removed is a warning (tools/audit/faults/n-attestation)
    if (mustGo) → if (false)
  a link to an old attestation stays (tools/audit/faults/n-attestation)
    !mustGo || !(await isPlainFile(target, 'orLink')) → true
gate/process/exit-code.ts
  inconclusive is not a failure (d-scan, f-transport)
    return isSoftened ? 0 : 2 → return 0
  report mode softens wrong settings (b-inputs)
    if (verdict.word === 'inconclusive' && verdict.reason === 'config') return 3; →
gate/process/exit-guard.ts
  the exit code is not preset (a-process)
    const UNDECIDED = 2; → const UNDECIDED = 0;
  a promise that never settles is not noticed (a-process)
    process.on('beforeExit', () => broken('the run ended before it reached a verdict')); →
  anything that ends the process chooses its exit code (a-process)
    process.exitCode = decided ?? UNDECIDED; →
  the verdict does not reach the exit code (a-process, e-findings, e-meaning)
    decided = exitCode; → decided = exitCode === 3 ? 3 : 0;
  a thread that waits for the system holds up the end (n-signals)
    if (!isHeld()) process.exit(); → process.exit();
gate/process/file-step.ts
  a pipe without a writer is opened for ever (n-signals)
    (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0) → 0
  a device is replaced by a file (n-files)
    found?.isFile() === false || →
  a link to a device is replaced (n-files)
    await there(stat(target)); → await there(lstat(target));
gate/process/whole-file.ts
  a file that takes no byte is tried for ever (n-files)
    if (bytesWritten === 0) throw fileFailure('EIO'); →
gate/publish/comment-text.ts
  on-failure comments on a job that does not fail (i-comment)
    return report.exitCode !== 0 → return report.verdict.word !== 'pass'
http/connections.ts
  plain http goes through a proxy (n-settings)
    assertNotShownToProxy(what, url, env); →
http/packed-body.ts
  bodies have no size limit (f-transport, a-process)
    bytes > MOST_ANSWER_BYTES → bytes > MOST_ANSWER_BYTES * 1000
inputs/parse-inputs.ts
  the Action sends the platform's token to GitHub (n-settings)
    inputs.githubToken !== undefined && inputs.githubToken === inputs.apiToken → Boolean(0)
inputs/parse-value.ts
  a limit may be anything that looks like a number (b-inputs)
    if (text === 'none') return 'none';
    → if (text === 'none') return 'none'; if (Number(text) >= 0) return BigInt(Math.trunc(Number(text)));
  plain http leaves loopback (b-inputs)
    url.protocol === 'http:' && !isLoopback(url.hostname) → false
inputs/raw-inputs.ts
  unknown inputs are ignored (b-inputs)
    if (unknown !== undefined) throw unknownInput(unknown); →
  an input counts in any spelling (n-settings)
    if (variable !== upper) throw otherSpelling(variable, name); →
inputs/token.ts
  a placeholder is sent as a token (n-settings)
    text.length <= LONGEST && PLACEHOLDER.test(text.trim()) → false
json/check-json.ts
  a member may come twice (e-findings, e-meaning)
    if (names.has(name)) throw new JsonError('duplicate member name', start); →
platform/attempt.ts
  404 is an empty answer (f-transport)
    if (response.statusCode !== 200) {
    → if (response.statusCode === 404) return { body: Buffer.from('{}'), serverTimeMs }; if (response.statusCode !==
      200) {
  redirects are followed (f-transport)
    body = response.body;
    → body = response.body; const location = headerText(response.headers, 'location'); if (response.statusCode >=
      300 && location !== undefined) return await attemptCall(connections, { ...call, url: new URL(location,
      call.url) }, headers, limits);
  any 2xx is a success (f-transport)
    response.statusCode !== 200 → response.statusCode < 200 || response.statusCode > 299
  the time limit ends with the headers (f-transport)
    const signal = AbortSignal.any([timeout, limits.signal]);
    → const head = new AbortController(); const signal = head.signal; limits.signal.addEventListener('abort', () =>
      head.abort()); timeout.addEventListener('abort', () => body ?? head.abort());
platform/operations.ts
  a detail that decides nothing uses up retries (d-scan)
    isRepeatable = aside === undefined → isRepeatable = true
platform/paging.ts
  seen cursors are not remembered (e-findings, e-meaning)
    if (seen.has(normalised(cursor))) throw → if (seen.has(normalised(cursor))) return; if (false) throw
  the page limit ends the list quietly (e-findings, e-meaning)
    if (pages === MOST_PAGES) throw → if (pages === MOST_PAGES) return; if (false) throw
platform/platform-side.ts
  certificate checks may be off (b-inputs)
    env.NODE_TLS_REJECT_UNAUTHORIZED === '0' → false
platform/requests/gate-requests.ts
  only open issues count (e-findings, e-meaning)
    search.states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state))
    → ['AGGREGATE_ISSUE_STATE_OPEN']
platform/retry-timing.ts
  a retry comes before Retry-After is over (f-transport)
    asked + failed.random * SPREAD_MS → asked / 4
  polling waits on into the time for reading (f-transport)
    Math.min(failed.phaseLeftMs, failed.timeLeftMs) → failed.timeLeftMs
  no limit of attempts (f-transport)
    if (failed.attempt >= MAX_ATTEMPTS) return → if (false) return
platform/schema/issue-group.ts
  a missing count is one (e-findings, e-meaning)
    issuesCount: COUNT_AS_TEXT
    → issuesCount: spelling(optional(COUNT_AS_TEXT.schema), (sent) => (sent === undefined ? 1n :
      COUNT_AS_TEXT.take(sent as never)), String)
  a missing list of groups is an empty one (e-findings, e-meaning)
    checked(areMany ? compiledAnswer() : GROUPS_ANSWER, answer)
    → (z.validate(GROUPS_ANSWER, answer) ? answer : {}) as ReturnType<typeof checked<z.output<typeof
      GROUPS_ANSWER>>>
platform/schema/scans.ts
  a pull request must have a number wherever its member is sent (m-labels)
    /^0*([1-9][0-9]*)$/.exec(lexeme(sent))?.[1] → String(BigInt(lexeme(sent)))
platform/schema/spelling.ts
  counts are rounded (e-findings, e-meaning)
    [Number(written)]! : BigInt(written) → [Number(written)]! : BigInt(Number(written))
platform/transport.ts
  requests are sent all at once (l-lookup)
    MOST_REQUESTS_AT_ONCE = 8 → MOST_REQUESTS_AT_ONCE = 800
  no wait is allowed while issues are read after the end of polling (f-transport)
    phase === 'polling' ? finishBy → phase !== undefined ? finishBy
policy/file/parse-policy.ts
  fail-on-severity of the policy is not read (conditions)
    written['fail-on-severity'] → undefined
  a waiver may be longer than the policy allows (b-policy)
    (expires <= last) return → (expires <= last || last !== '') return
policy/file/policy-schema.ts
  unknown keys of a policy are ignored (b-policy)
    PolicyFile = z.strictObject → PolicyFile = z.object
policy/file/policy-text.ts
  a policy may hide text (n-text)
    if (found === null) return text; → if (found !== undefined) return text;
policy/judgement/evaluate.ts
  a shortfall is a pass (e-findings, e-meaning, f-transport)
    [stop, shortfall?.failure] → [stop]
policy/judgement/judge-condition.ts
  the limit itself breaks the limit (e-findings, e-meaning)
    if (count > condition.max) → if (count >= condition.max)
  a limit that was not read to its end is kept (e-findings, e-meaning, f-transport)
    isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven' → 'ok'
  an unsettled baseline is compared with (conditions)
    areCountsLowerBounds === false → message === ''
policy/judgement/judge-waivers.ts
  an expired waiver applies (b-policy)
    return expires < today; → return expires < '' && today !== '';
policy/judgement/limits.ts
  conditions of a policy take the place of the limits (conditions)
    { columns } = failOnOf(limits, policy)
    → columns = policy.conditions.length > 0 ? [] : failOnOf(limits, policy).columns
  fail-on-severity of the policy wins over the input (conditions)
    given ?? written ?? 'high' → written ?? given ?? 'high'
  fail-on-severity: none is ignored (conditions)
    severity === 'none' ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(severity) + 1)
    → SEVERITIES.slice(0, severity === 'none' ? 2 : SEVERITIES.indexOf(severity) + 1)
  fail-on-severity blocks only what is worse than it (conditions)
    SEVERITIES.indexOf(severity) + 1 → SEVERITIES.indexOf(severity)
  a maximum does not take the place of the limit of fail-on-severity (conditions)
    upwards.filter((column) => limits[column] === undefined) → upwards
  the maximum of one severity takes the place of all limits (conditions)
    (column) => limits[column] === undefined → () => COUNT_COLUMNS.every((column) => limits[column] === undefined)
policy/judgement/plan.ts
  what is silenced is not held against an unknown severity (conditions)
    question.states === undefined ? [] : splitBySeverity(whole) → [] as UnnamedSearch[]
  severities are added up before they are compared (conditions)
    flatMap(splitBySeverity) : → flatMap(splitBySeverity).slice(0, 0) :
policy/judgement/waiving.ts
  a waiver with a limit takes out all issues of its rule (conditions)
    taken = least(left, allowance) → taken = left
report/formats/junit-document.ts
  overlapping brackets attach a file (n-text)
    replaceAll(/\[(?=\[)/g, '[ ' → replaceAll('[[', '[ ['
report/text/text-style.ts
  code spans have one backtick (h-injection)
    repeat(absentRun(inside)) → repeat(Math.min(1, absentRun(inside)))
report/text/redact.ts
  names of refs are masked like all others (tools/audit/faults/o-record)
    kept?.has(key) ? item : →
report/text/text.ts
  log lines are not broken up (h-injection)
    breakCommands(clean(text, MOST_OF_A_LINE)) → clean(text, MOST_OF_A_LINE)
scan/choose.ts
  one scan of a product stands for all that are waited for (o-proven)
    flatMap((state) => state.blockers) → flatMap((state) => state.blockers.slice(-1))
  products need not be covered (d-scan)
    missing = needs.named.filter((product) => !listed.includes(product)) → missing: readonly Product[] = []
  a required product is not waited for (products)
    kind: 'missing', untilMs: situation.discoveryMs → kind: 'missing', untilMs: 0
  a product that nothing judges is waited for (products)
    counted.length > 0 ? counted : listed → listed
  a head-branch scan decides before older ones were looked for (refs)
    if (!situation.isWideFor(scan.repositoryId)) return false; →
  another ref decides at once where nothing is waited for (o-proven)
    situation.waitMs > 0 && situation.elapsedMs → situation.elapsedMs
  the own ref gets no time to be scanned (refs)
    situation.waitMs > 0 && situation.elapsedMs >= situation.discoveryMs → true
  nothing is superseded (superseded)
    else if (by !== undefined) → else if (by === scan)
  impossible times of a scan hide that it is superseded (gate/pipeline/hidden-reasons)
    blockers.push({ kind: 'impossible', untilMs: 0, scan, products, failure })
    → return [{ kind: 'impossible', untilMs: 0, scan, products, failure }]
  no cure is waited for (superseded)
    Math.min(CURE_MS, situation.discoveryMs) : → 0 :
  a branch is never moved back (superseded)
    Math.min(CURE_MS, situation.discoveryMs), scan → 0, scan
scan/decision.ts
  another reason beside the same one changes nothing (scan/find-scan)
    [...new Set(reasons)].sort() → []
scan/detail-fact.ts
  the detail is not compared with the commit (d-scan)
    commit === scan.commit || mayLackCommit → true
  ids are compared as numbers (d-scan)
    if (detail.id !== scan.id) → if (Number(detail.id) !== Number(scan.id))
scan/every-project/project-set.ts
  a project is not asked for where its scans are too old (projects)
    'denied', 'too-old', 'old-base' → 'denied'
  a project that never said its name is not missing (projects)
    [...absentOfRepository, ...nameless] → absentOfRepository
  parts of a repository share their commits (projects)
    strangers = arePartsAlone → strangers = !arePartsAlone
scan/find-scan.ts
  a failed product hides what the others have proven (products)
    if (decision === undefined || decision.deciding.length === 0) throw → throw
  no last look at what came while issues were read (superseded)
    isOld || isAnythingComing(decision, lookup.scans) → isOld && false
  the failure of the last list is hidden by a detail that cannot be read (gate/pipeline/hidden-reasons)
    'give-up' }).stop : this.#unheard → 'give-up' }).stop : undefined
  a detail that cannot be read is hidden by the failure of the list of old scans (gate/pipeline/hidden-reasons)
    allOf([awaited, ...refusals]) → awaited
  a scan of another pull request is a reason beside an unreadable detail (gate/pipeline/hidden-reasons)
    isSoft ? ofRefs → isSoft ? ofCommit
  the failure of the last list is forgotten if other scans decide (scan/find-scan)
    this.#unheard = allOf([this.#unheard, failure]); →
  the last list shows nothing if it breaks off (gate/pipeline/hidden-reasons)
    await attempt(() => this.known.lookup.refresh('reading')) → await this.known.lookup.refresh('reading')
  scans of a project that may not be ours prove a fail if the list fails (gate/pipeline/hidden-reasons)
    isProjectLate(choice) ? undefined : →
scan/found-instead.ts
  a scan of another project is told as this pull request's (d-scan)
    scan.repositoryId === project && isCertainlyOf → isCertainlyOf
scan/lookup/scan-lookup.ts
  a scan without a repository hides the rest of its page (gate/pipeline/hidden-reasons)
    if (isNameless(scan)) continue; → if (isNameless(scan)) break;
  commits are equal by prefix (c-commit)
    for (const scan of page.scans) {
    → for (const listed of page.scans) { const { commit } = this.#target; const scan =
      commit.startsWith(listed.commit ?? 'x') ? { ...listed, commit } : listed;
  the first page of the scan list is enough (d-scan)
    for (const { id } of page.scans) seen.add(id); → for (const { id } of page.scans) seen.add(id); break;
  the wide look-up is not cut (l-lookup)
    pages >= mostPages → pages >= mostPages * 1000
scan/poll-timing.ts
  polls grow rare where nothing says when the scan ends (d-scan)
    shortestMs, intervalMs * → shortestMs, 6 * intervalMs *
scan/project-name.ts
  any repository that the detail names is accepted (c-commit)
    return isNamed ? 'other' → return isNamed ? 'name'
  a project of another host is ours (l-lookup)
    if (!wanted.isIdKnown && address !== undefined && isOnOtherHost(address, wanted.checkout)) return 'other'; →
  a part is not known by its display name (m-labels)
    if (isSame(displayName, wanted.repository)) return 'name'; →
scan/projects.ts
  the first of two projects of one name is taken (l-lookup)
    (({ state }) => state === best) → (({ state }) => state === best).slice(0, 1)
  one of two parts that fit alike is taken (m-labels)
    ours = fitting.length === 1 → ours = fitting.length > 0
  the other parts are not named (m-labels)
    isOtherProject(names, own, wanted) → isOtherProject(names, own, wanted) && own === undefined
  a project that may be ours gives its place to another (gate/pipeline/hidden-reasons)
    scans.find((scan) => scan.status === 'completed' && factOf(scan)!.isDenied) → undefined
scan/scan-details.ts
  what cannot be read of one scan ends the run of a project that is known by name (gate/pipeline/hidden-reasons)
    (isDenied && !mayAnotherName(scan)) → isDenied
  a detail of a running scan is never asked again (refs)
    fact === undefined || (!fact.isFinal && hasEnded(scan)) ? undefined : fact → fact
scan/scan-end.ts
  a failed scan is good enough (d-scan)
    if (status === 'error') return 'scan-failed'; →
  exit code 2 of a completed scan is fine (d-scan)
    if (hasFailedExit(scan)) → if (false)
scan/scan-order.ts
  the oldest scan decides (c-commit, d-scan)
    return bKey > aKey ? 1 : -1 → return bKey > aKey ? -1 : 1
  a scan that only ended later supersedes nothing (superseded)
    completedAtMs > other.completedAtMs → completedAtMs < 0
scan/sorted-scans.ts
  a scan of any product speaks for all (products)
    productsOf(scan.enabledProducts).includes(product) → true
  the head branch goes before the own ref (refs)
    const tier = TIERS.find((one → const tier = TIERS.findLast((one
  only scans of other commits supersede (superseded)
    ours && !isAnyOf(TIERS, scan) → ours && !isUnderTest(scan, target)
  one ref of a bare commit is enough (c-commit)
    newest: each.kept, → newest: each.kept.slice(0, 1),
  what pull requests are scanned for once is awaited for all (products)
    return listed.has(product) → return true
  a scan that says nothing of its repository is of another one (superseded)
    (scan.repositoryId ?? ours) → scan.repositoryId
scan/superseded.ts
  a scan that cannot be read takes no ref over (superseded)
    (one) => mayHaveTakenOver(one, scan) → () => false
  a scan of an unknown product takes a ref over (refs)
    isUnlisted(scan) || productsOf → isUnlisted(scan) || productsOf(scan.enabledProducts).length === 0 || productsOf
  a cancelled re-run takes the result away (refs)
    scan.status !== 'cancelled' || scan.branch === undefined → scan.status !== undefined
  a bare commit waits for a result of each ref (refs)
    (scan) => (hasNoResult(scan) ? finished : undefined) → () => undefined
scan/usual-products.ts
  a usual product ends nothing where it was not scanned (o-proven)
    usual.filter((product) => situation.needs.judged.includes(product)) → []
  a young commit takes the place of a settled one (o-proven)
    filter(isSettled).slice → slice
  what is usual is known from the last day alone (o-proven)
    products.length === unlisted.length || past.isLongFor(places) → true
  what only an old scan ran is not missed (o-proven)
    usual.has(product) || scans.ranOnce.has(product) → usual.has(product)
  a product that the last commit was scanned with is not waited for (products)
    product) => usual.has(product → product) => (usual.size === 0 && usual.has(product)
  only what has finished tells what is late (products)
    'completed' || !hasEnded(scan) || scan.startedAtMs !== undefined → 'completed'
  the newest commit alone tells what is late (products)
    return [...newest, ...often → return [...newest
  a product of a condition with if-scanned is never late (products)
    [...judged, ...needs.ifScanned] → judged
target/event.ts
  a deleted branch is judged (c-commit)
    if (isZeroSha(after)) throw → if (false) throw
  the first of several pull requests of a workflow_run decides (o-pull-requests)
    others.length > 0 → others.length < 0
  the run of a fork whose pull request is not found is judged by the default branch (o-pull-requests)
    isSameRepository(run.head_repository, repository) → run.head_sha === head
  a pull request from another branch is the one of a workflow_run (c-commit)
    ref === head_branch; → ref !== undefined;
  a workflow_run is judged without the answer of a failing GitHub (c-commit)
    findOpen(owner, branch); → findOpen(owner, branch).catch(() => []);
  the branch of a fork is one of ours (c-commit)
    isSameRepository(head_repository, repository) → head_repository !== repository
  a pull request is judged by GITHUB_SHA (c-commit)
    baseRef: branchRef(pull.base.ref), → baseRef: branchRef(pull.base.ref), commit: process.env.GITHUB_SHA as CommitSha,
target/pull-request.ts
  a review is no event of its pull request (o-pull-requests)
    event?.startsWith('pull_request') === true → event === 'pull_request' || event === 'pull_request_target'
tools/audit/attestation/attestation.ts
  a run that did not pass is attested (tools/audit/faults/n-attestation)
    if (verdict.word !== 'pass') return → if (false) return
  a pass that nothing enforced is attested (tools/audit/faults/n-attestation)
    (mode !== 'enforce') return → (mode === undefined) return
  a pass where nothing blocks is attested (tools/audit/faults/n-attestation)
    partsOf(report).some(isPassWhereNothingBlocks) → false
  a replay is attested (tools/audit/faults/n-attestation)
    if (replay !== undefined) → if (false)
tools/audit/record/read-record.ts
  a record with a member twice is read (tools/audit/faults/n-record)
    checkJson(text, { members: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY }); →
tools/audit/record/record-run.ts
  a record has the addresses of people in places (tools/audit/faults/o-record)
    mask(redactAll(answered, redact)) → redactAll(answered, redact)
tools/doctor/platform/asker.ts
  doctor prints addresses of people (tools/doctor/faults/o-doctor)
    mask(await sent(transport, { → (await sent(transport, {
tools/fleet/ask-each.ts
  a sweep goes on where the platform gives no answers (tools/fleet/faults/o-sweep)
    if (refusal !== undefined) return skip(item, refusal); →
tools/fleet/sweep/sweep.ts
  what another account has set last is right already in a sweep (tools/fleet/faults/o-sweep)
    undefined && problems.length === 0 → undefined
  a sweep leaves a comment that is wrong where the status is right (tools/fleet/faults/o-sweep)
    || (own.done === 'same' && !world.isDryRun) →
tools/fleet/sweep/sweep-host.ts
  a sweep writes the status of another account again (tools/fleet/faults/o-sweep)
    host.isOurs(status) && ! → !
`;

const ALL = BY_FILE.trim()
  .split(/\n(?! )/)
  .flatMap((ofFile) => {
    const [file = '', ...mutants] = ofFile.split(/\n {2}(?! )/);
    return mutants.map((text): Mutant => {
      const [, name = '', tests = '', change = ''] = /^([^\n]+) \(([^\n]+)\)\n(.+)$/s.exec(text) ?? [];
      const [from = '', to = ''] = change.trim().replaceAll(/\n */g, ' ').split(/ → ?/);
      return { name, file, from, to, caughtBy: tests.split(', ') };
    });
  });

/** Mutants of a tool are included only if the folder of its tests exists. */
export const MUTANTS = ALL.filter(({ caughtBy }) =>
  caughtBy.every((name) => !name.startsWith('tools/') || existsSync(`test/${name.split('/', 2).join('/')}`)),
);
