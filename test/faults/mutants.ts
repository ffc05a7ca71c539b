import { existsSync } from 'node:fs';

/** A defect that somebody could write one day, and the fault tests that must notice it. */
export type Mutant = {
  readonly name: string;
  /** In `src/`. */
  readonly file: string;
  /** Is in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Test files in `test/faults/`, or for a tool in `test/`, without their ending, of which at least one must fail. */
  readonly caughtBy: readonly string[];
};

/** By file, and by name. */
export type Changes<Change> = Readonly<Record<string, Readonly<Record<string, Change>>>>;

const COMMIT = ['c-commit'];
const PULLS = ['o-pull-requests'];
const SCANS = ['o-scans'];
const SCAN = ['d-scan'];
const PRODUCTS = ['l-products'];
const REFS = ['l-refs'];
const SUPERSEDED = ['l-superseded'];
const LOOKUP = ['l-lookup'];
const SUBJECTS = ['l-subjects'];
const COUNTING = ['l-counting'];
const FINDINGS = ['e-findings', 'e-meaning'];
/** Group L, on what is counted. */
const TRUE_WORLDS = ['l-counting'];
const LIVE_ISSUES = ['l-live-issues'];
const INDEX = ['m-index'];
const LABELS = ['m-labels'];
const LATE = ['m-products'];
const SPELLINGS = ['m-refs'];
const PAGES = ['l-pages'];
const TRANSPORT = ['f-transport', 'f-wire'];
const POLICY = ['b-policy'];
const SILENCED = ['m-silenced'];
const INPUTS = ['b-inputs'];
const PROCESS = ['a-process'];
const SECRETS = ['g-secrets'];
const INJECTION = ['h-injection'];
const COMMENT = ['i-comment'];
const STATUS = ['i-commit-status'];
const QUEUE = ['m-queue'];
const FILES = ['n-files'];
const SIGNALS = ['n-signals'];
const SETTINGS = ['n-settings'];
const PLANTED = ['n-comments'];
const MADE_UP = ['n-text'];
const PROVEN = ['o-proven'];
const ATTESTED = ['tools/audit/faults/n-attestation'];
const RECORDS = ['tools/audit/faults/n-record'];
const SWEPT = ['tools/fleet/faults/o-sweep'];
const LIMITS = ['o-limits'];
const PROJECTS = ['o-projects'];
const AS_MANY = ['o-index'];

export function testFileOf(name: string): string {
  return `test/${name.includes('/') ? name : `faults/${name}`}.test.ts`;
}

/** What each mutant of a file changes, into what, and what catches it. */
const BY_FILE: Changes<readonly [from: string, to: string, caughtBy: readonly string[]]> = {
  'action/asked-files.ts': {
    'an old attestation stays where the run writes none': [
      "'record-path', 'attestation-path'] as const;",
      "'record-path'] as const;",
      ATTESTED,
    ],
  },
  'action/github-side.ts': {
    'a run whose pull request is not known leaves the status as it was': [
      'side ??= await openEvent(api, options);',
      'side ??= await openEvent(api, options).then((one) => { if (one.facts.unclear) throw one.facts.unclear; return one; });',
      PULLS,
    ],
  },
  'action/policy-setting.ts': {
    'a missing policy file is no policy': [
      'policy && readPolicyFile(api, clock, policy, facts, here),',
      'policy && readPolicyFile(api, clock, policy, facts, here).catch(() => undefined),',
      POLICY,
    ],
    'the policy is read from the workspace': [
      'policy && readPolicyFile(api, clock, policy, facts, here),',
      "policy && readPolicyFile(api, clock, policy, facts, here).then(async (read) => ({ ...read, bytes: await import('node:fs/promises').then(({ readFile }) => readFile(policy.path)).catch(() => new TextEncoder().encode('version: 1')) })),",
      POLICY,
    ],
  },
  'action/status-output.ts': {
    'the pass of a bare commit turns the fail of a pull request green': [
      "target.subject.kind === 'ref' ?",
      'number === undefined ?',
      PULLS,
    ],
    'a run that asks once ends a status that another job is to end': [
      'asksOnce && isTooEarly(report)',
      'asksOnce && !isTooEarly(report) && false',
      STATUS,
    ],
    'the status of a merge group is set on the judged head alone': [
      'isQueuedApart ? [target.commit, queueCommit] : [target.commit]',
      'isQueuedApart ? [target.commit] : [target.commit]',
      QUEUE,
    ],
    'the status of a merge group is set on its own commit alone': [
      'isQueuedApart ? [target.commit, queueCommit] : [target.commit]',
      'isQueuedApart ? [queueCommit] : [target.commit]',
      QUEUE,
    ],
  },
  'action/workflow-log.ts': {
    'tokens are not masked': ["if (secret.length >= SHORTEST_SECRET) command('add-mask', secret);", '', SECRETS],
  },
  'cli/check/check-settings.ts': {
    'a file and a variable may hold one token': [
      '  assertOtherServers(token, TOKEN_NAME, shell.env);\n',
      '',
      ['o-tokens'],
    ],
  },
  'cli/connection.ts': {
    'two files may hold one token': ["(token !== '' && token === ofPlatform?.trim())", 'Boolean(0)', ['o-tokens']],
  },
  'cli/variables.ts': {
    'two variables may hold one token': [
      '  assertOtherServers(texts.get(flagOf(TOKEN_VARIABLE)), TOKEN_VARIABLE, env);\n',
      '',
      ['o-tokens'],
    ],
  },
  'domain/evidence.ts': {
    'rules of two issue types are one': [
      'return JSON.stringify([issueType, ruleId, rulePath]);',
      'return JSON.stringify([ruleId, rulePath]);',
      TRUE_WORLDS,
    ],
  },
  'domain/issue.ts': {
    'issues that were removed count as found': [
      "  (state) => state !== 'fixed' && state !== 'removed',",
      "  (state) => state !== 'fixed',",
      SUPERSEDED,
    ],
  },
  'domain/policy.ts': {
    'the severities of a waiver are ignored': [
      "if (severities && part.severity !== 'any' && !severities.some((one) => one === part.severity)) return false;",
      '',
      POLICY,
    ],
    'the issue types of a waiver are ignored': [
      'return issueTypes === undefined || typesOf(group, part).every((type) => issueTypes.includes(type));',
      'return issueTypes === undefined || typesOf(group, part).length > 0;',
      POLICY,
    ],
  },
  'domain/ref.ts': {
    'a branch and a tag of one name are one ref': [
      'return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;',
      'return branchOrTagName(full) === branchOrTagName(bare);',
      SPELLINGS,
    ],
    'a ref is asked for in one spelling': [
      'return [...spellings.add(name).add(branchRef(name))];',
      'return [ref];',
      SPELLINGS,
    ],
  },
  'domain/rest/rest-terms.ts': {
    'what two conditions have in common is taken out twice': [
      'const sign = term.sign === each.sign ? -1 : 1;',
      'const sign = -1;',
      SILENCED,
    ],
  },
  'domain/scan.ts': {
    'an unknown state is finished': [
      'return ENDS.some((end) => end === status);',
      "return ENDS.some((end) => end === status) || typeof status === 'object';",
      SCAN,
    ],
  },
  'domain/tally.ts': {
    'what is left is told before what is taken out was read': [
      'if (whole === undefined || !others.every(({ tally }) => tally.isComplete)) return NOTHING_READ;',
      'if (whole === undefined) return NOTHING_READ;',
      SILENCED,
    ],
  },
  'domain/target.ts': {
    'the commit of a merged pipeline is another one': [
      '(commit === target.commit || commit === target.pipelineCommit)',
      'commit === target.commit',
      LABELS,
    ],
  },
  'domain/verdict.ts': {
    'a policy where nothing blocks is told like any other pass': [
      "return action === 'fail' && JUDGED.has(result);",
      'return action !== undefined && JUDGED.has(result);',
      POLICY,
    ],
  },
  'domain/whose-scan.ts': {
    'a diff scan of an old base decides': [
      "mayHaveBegunBefore(scan, baseChangedAtMs) ? 'old-base' : eligibility;",
      'mayHaveBegunBefore(scan, 0) ? eligibility : eligibility;',
      PULLS,
    ],
    'a full scan from before a change of base does not decide': [
      '  if (scan.isFullScan) return eligibility;\n',
      '',
      PULLS,
    ],
    "another pull request's scan is accepted": [
      "return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';",
      "return 'own-ref';",
      COMMIT,
    ],
    "a fork's branch name is trusted": [
      'branchName(branch) === subject.headRef && subject.isHeadInSameRepository;',
      'branchName(branch) === subject.headRef;',
      COMMIT,
    ],
    "another repository's scan is accepted": [
      "if (ours !== undefined && repositoryId !== ours) return 'other-repository';",
      '',
      SCAN,
    ],
    'partial scans are accepted': ["if (scan.isPartialScan) return 'partial';", '', SCAN],
    'a diff scan decides where a full one is required': [
      "  if (requiredScan === 'full') return 'diff';\n",
      '',
      SPELLINGS,
    ],
    'a scan decides however old it is': ["if (isTooOld(scan, age)) return 'too-old';", '', PROVEN],
    'the failed scan of another pull request of the branch is ours': [
      'if (fact.pullRequests.some((named) => named !== number)) {',
      "if (scan.status === 'completed' && fact.pullRequests.some((named) => named !== number)) {",
      REFS,
    ],
    "a full scan that names a pull request is never its branch's": [
      'return isByRef || (!isFullScan && fact !== undefined && fact.pullRequests.length > 0);',
      'return isByRef || (fact !== undefined && fact.pullRequests.length > 0);',
      SPELLINGS,
    ],
    'a silent detail says that a full scan is not ours': [
      'return !hasMeta && !(isFinal && isHead);',
      'return false;',
      SPELLINGS,
    ],
    'diff scans under bare names are of no pull request': [
      'return isDiffOfBranch(scan) && ofBranch.isFullScan;',
      'return !isDiffOfBranch(scan) && ofBranch.isFullScan;',
      LATE,
    ],
    "a CI system's own name of a pull request is any branch": [
      "if (pullRequest === undefined) return isCiRef(branch, subject) ? 'own-ref' : 'ask-detail';",
      "if (pullRequest === undefined) return 'ask-detail';",
      LABELS,
    ],
  },
  'evidence/await-index.ts': {
    'issues that do not count are not looked for beside as many as were counted': [
      '&& expected.mayBeMore && mayBePart(',
      '&& !expected.mayBeMore && mayBePart(',
      AS_MANY,
    ],
    'what the index does not show of an old scan is not told': [
      '.filter(({ expected, found }) => found < expected.findings)',
      '.filter(({ expected, found }) => found < expected.findings && expected.isRecent)',
      INDEX,
    ],
  },
  'evidence/consistency.ts': {
    'severities are not compared with the whole': [
      'exceedsWhole(classified, rated) || sumOf(classified) > sumOf(rated)',
      'false',
      FINDINGS,
    ],
  },
  'evidence/evidence-plan.ts': {
    'a baseline is subtracted from a diff scan': [
      'const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((scope) => scope.issueTypes);',
      'const issueTypes = others.flatMap((scope) => scope.issueTypes);',
      TRUE_WORLDS,
    ],
    'a full scan is not compared': [
      'return issueTypes.length === 0 ? [] : [{ issueTypes, refs: baselineRefs }];',
      'return issueTypes.length === 0 ? [] : [];',
      TRUE_WORLDS,
    ],
  },
  'evidence/index-barrier.ts': {
    'no barrier against index lag': [
      "if (findings > 0n && (found === undefined || found === 0n)) return 'missing';",
      "if (findings > 0n && found === -1n) return 'missing';",
      FINDINGS,
    ],
    'a part of the issues is enough for a scan that just ended': [
      "return expected.isRecent ? 'open' : 'settled';",
      "return 'settled';",
      LIVE_ISSUES,
    ],
    'a number that the scan before counted too is believed at once': [
      'if (findings === 0n || polledAt >= believedAt(expected, findings, polledAt)) return false;',
      'if (findings >= 0n || polledAt >= believedAt(expected, findings, polledAt)) return false;',
      INDEX,
    ],
    'a number of a diff scan that the scan before counted too is believed at once': [
      'return mayFitByChance(expected, await source.earlierScans((earlier) => ranWholly(expected, earlier)));',
      'return source.scan.isFullScan && mayFitByChance(expected, await source.earlierScans((earlier) => ranWholly(expected, earlier)));',
      INDEX,
    ],
    'more than a scan counted is never looked at again': [
      "if (!expected.mayBeMore) return 'settled';",
      "if (!expected.mayBeMore || findings >= 0n) return 'settled';",
      INDEX,
    ],
    'a scan that was seen unfinished ended when its machine says': [
      'Math.max(endedMs, unfinishedAtMs)',
      'endedMs',
      SCANS,
    ],
    'more than the scan counted is believed at once': [
      'const MAY_BE_MORE_MS = 2 * 60_000;',
      'const MAY_BE_MORE_MS = 0;',
      SCANS,
    ],
  },
  'evidence/read-evidence.ts': {
    'findings that nobody can read do not matter': ['allOf([lag, gapFailure(gap)])', 'lag', PROVEN],
    'everything on the ref of a diff scan is new': [
      'if (shared.length === 0) return [scope];',
      'if (counts.length > 0) return [scope];',
      INDEX,
    ],
    'issues of unknown severity are lost': [
      "if (doubt?.kind === 'remainder' && !isUnratedAccepted)",
      'if (false)',
      FINDINGS,
    ],
    'a doubt of the baseline is a doubt of the branch': [
      'shortfall: shortfallOf(here,',
      'shortfall: shortfallOf(there === undefined ? here : { ...here, side: there.side },',
      TRUE_WORLDS,
    ],
    'a baseline has only what counts here': ['states: DETECTED_STATES };', 'states: plan.states };', SCANS],
    'the newest scan of a baseline may be missing from the index': [
      'counts.filter(({ isRecent }) => isRecent)',
      'counts.filter(() => false)',
      SCANS,
    ],
    "a fork's change is compared with our branch of its name": [
      'first !== undefined && plan.isOfFork !== true',
      'first !== undefined',
      SCANS,
    ],
    "issues of another branch's full scans are the change's": [
      'if (left.length === 0) return here;',
      'if (left.length === 0 || scopes.length > 0) return here;',
      SCANS,
    ],
    'some of what is found is told from the rest': [
      'findings > 0n && issueTypes.some',
      'findings < 0n && issueTypes.some',
      SCANS,
    ],
  },
  'evidence/read-here.ts': {
    'what came into the index is not counted': [
      'const again = mustReadAgain ? side.scoped : own;',
      'const again = mustReadAgain ? [] : own;',
      LIVE_ISSUES,
    ],
    "a condition's own search is repeated at once": [
      'if (again.length > 0 && leftMs > 0)',
      'if (again.length > 0 && leftMs < 0)',
      INDEX,
    ],
    "a sweep believes a condition's own search at once": [
      'if (settledAt > plan.settleBy)',
      'if (settledAt < plan.settleBy)',
      INDEX,
    ],
    "a condition's own search may have seen another index": [
      'if (fresh.length === 0) return [];',
      'if (fresh.length >= 0) return [];',
      INDEX,
    ],
  },
  'evidence/read-search.ts': {
    'a group that comes again on one page is the same one': [
      'sum.count + count',
      '(count > sum.count ? count : sum.count)',
      TRUE_WORLDS,
    ],
    'every group of a page is a new rule': [
      'this.rules.size === before + counted.length',
      'this.rules.size >= before',
      TRUE_WORLDS,
    ],
    'a rule that comes again on another page is another one': [
      'if (known !== undefined && known.count !== sum.count) this.isSettled = false;',
      '',
      FINDINGS,
    ],
    'a group without an EPSS score does not count': [
      "isUnknown(group) ? unscored !== 'ignore' :",
      "isUnknown(group) ? unscored === 'count' :",
      POLICY,
    ],
  },
  'evidence/read-side.ts': {
    'the states of a condition are those of the input': ['states: each.search.states ?? states,', 'states,', SILENCED],
  },
  'forge/github/github-api.ts': {
    'GitHub is asked over plain http anywhere': [
      "if (url.protocol === 'http:' && !isLoopback(url.hostname))",
      'if (false)',
      SETTINGS,
    ],
  },
  'forge/github/commit-status.ts': {
    'a commit status is the word of the last pull request': [
      '.every((one) => one === pull.number);',
      '.every((one) => one > 0);',
      PULLS,
    ],
    'nobody else is open where GitHub does not say so': [
      'Array.isArray(openPulls) && openPulls.every(',
      '!Array.isArray(openPulls) || openPulls.every(',
      PULLS,
    ],
    'the last status of a stopped run waits for GitHub': ['const LAST_MS = 1_000;', 'const LAST_MS = 60_000;', STATUS],
  },
  'forge/github/commit-statuses.ts': {
    'only the first page of the statuses is read for the words of others': [
      'const MOST_STATUS_PAGES = 100;',
      'const MOST_STATUS_PAGES = 1;',
      PULLS,
    ],
  },
  'forge/github/contents.ts': {
    'a file of waivers that cannot be read is a missing one': [
      "if (thrown instanceof GateFailure && thrown.reason === 'policy-missing') return undefined;",
      'if (thrown instanceof GateFailure) return undefined;',
      POLICY,
    ],
    'the blob is not compared with its hash': [
      "if (bytes.toString('base64') !== base64 || gitHash !== answer.sha)",
      'if (false)',
      ['b-policy-unreadable'],
    ],
  },
  'forge/github/pull-request-comments.ts': {
    'the marker is enough to make a comment ours': [
      'list.items.filter((comment) => isWrittenBy(author, comment))',
      'list.items',
      COMMENT,
    ],
    'a comment by another author than assumed stays': [
      'us !== undefined && isWrittenBy(us, created) ? created : takeBack(comments, created.id, deadline);',
      'us !== undefined || isWrittenBy(us!, created) ? created : takeBack(comments, created.id, deadline);',
      COMMENT,
    ],
  },
  'forge/github/status-words.ts': {
    'the names that were cut from a status say nothing': [
      'return [...named, { pullRequest: undefined, state }];',
      'return named;',
      PULLS,
    ],
    'what a status repeats of another pull request is a word of it': [
      'description.split(/: |, but /, 1)',
      "description.replace(', but ', ', ').split(/: |, with/, 1)",
      PULLS,
    ],
  },
  'forge/github/worst-status.ts': {
    'a pass is set before the words of other pull requests are read': [
      "let state = worstState(['pending', ...counted",
      "let state = worstState(['success', ...counted",
      PULLS,
    ],
    'the words of other pull requests are not read again after a pass': [
      "isOver = state !== 'success'",
      'isOver = true',
      PULLS,
    ],
    'the word of another account counts': ['if (isKnown && !isWrittenBy', 'if (!isKnown && isWrittenBy', PULLS],
    'the pass of a closed pull request counts for an open one': [
      'worstState(all.map((one) => one.state)));',
      'worstState(all.map((one) => one.state))) ?? own;',
      PULLS,
    ],
    'the word of a closed pull request counts': ['(wanted?.has(pullRequest) ?? true)', 'wanted !== null', PULLS],
    'an older word of another pull request counts': [
      'if (isWanted && !found.has(pullRequest)) found.set',
      'if (isWanted) found.set',
      PULLS,
    ],
    'the presumed author of statuses is believed': [" && author.kind !== 'github-actions'", '', PULLS],
  },
  'forge/next-write.ts': {
    'an older run overwrites a newer one': [
      "if (isOutdated) return stop({ url, notice: 'a newer run has written it' });",
      '',
      COMMENT,
    ],
    'a comment that turns red is edited, and nobody is told': [
      'return isReplaced ? {',
      'return isReplaced && false ? {',
      COMMENT,
    ],
    'a comment that somebody changed is left alone': [
      'digest === draft.digest && head === draft.head && isTextIntact;',
      'digest === draft.digest && head === draft.head && isTextIntact !== undefined;',
      COMMENT,
    ],
    'a comment is written for another head': [
      'if (headSha !== draft.head) return stop({ notice: `the ${what} has moved on to another commit` });',
      '',
      COMMENT,
    ],
    'an edited comment is believed to be of a newer run': [
      'marker.isTextIntact && isNewer(marker, draft)',
      'isNewer(marker, draft)',
      PLANTED,
    ],
  },
  'forge/one-comment.ts': {
    'an old comment stays as it is where no new one can be written': [
      'const instead = isReplacing ? { ...progress, notReplaced: message } : undefined;',
      'const instead = undefined;',
      COMMENT,
    ],
  },
  'forge/read-pages.ts': {
    'a page of comments that is too large ends the look': [
      'if (refusalOf(thrown).isTooLarge) return undefined;',
      '',
      PLANTED,
    ],
  },
  'gate/entry-point/gate-job.ts': {
    'pages are not redacted': ['tell(redactAll(report, redact))', 'tell(report)', SECRETS],
  },
  'gate/outcome/report-of.ts': {
    'the policy of the old base softens bad-event': ["reason === 'bad-event' ? {} :", '', PULLS],
    'a softened reason hides the others': ['said.also?.find((one) => !isSoft(one))', 'undefined', ['o-proven']],
  },
  'gate/outcome/reported-counts.ts': {
    'the new total is told against an unsettled baseline': [
      'if (there === undefined || baselineShortfall !== undefined) return undefined;',
      "if (there === undefined || baselineShortfall?.message === '') return undefined;",
      TRUE_WORLDS,
    ],
  },
  'gate/outcome/reported-rules.ts': {
    'rules are listed by severity, whatever they break': [
      'rules: [...first, ...others].map',
      'rules: [...rowsOf(evidence, judgement).values()].flat().map',
      PAGES,
    ],
  },
  'gate/pipeline/counting-scopes.ts': {
    "the clock of the baseline's scan is believed": ['        unfinishedAtMs: unfinishedAtMs(scan),', '', AS_MANY],
    'every type is counted on the refs of all scans': [
      'const scans = deciding.filter(({ products }) => products.includes(product));',
      'const scans = deciding;',
      REFS,
    ],
    'a diff scan is compared with the baseline': [
      'return scans.some(({ scan }) => !scan.isFullScan) && !scans.some(isWhole);',
      'return false;',
      COUNTING,
    ],
    'a scan of other products answers what the scan before counted': [
      'earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),',
      'earlierScans: async (isMeant = () => true) => (await listed(isEarlier)).filter(isMeant),',
      INDEX,
    ],
  },
  'gate/pipeline/projects/judge-every.ts': {
    'the policy of an old base softens what prevented the search for projects': [
      '(isAsked ? await movedFrom(together) : undefined) ?? failure',
      'isAsked ? failure : failure',
      PULLS,
    ],
    'the policy of an old base softens a doubt about projects': [
      'begun.known.length === 0 ? await movedFrom(together) : undefined;',
      'undefined;',
      PULLS,
    ],
    'a missing project is no reason': [
      'const doubtful = [...last.doubtful, ...unscanned(last)].map(',
      'const doubtful = last.doubtful.map(',
      PROJECTS,
    ],
  },
  'gate/pipeline/projects/judge-one.ts': {
    'a project that was softened is left as it was': [
      "learned.judgement.verdict.word === 'fail'",
      "learned.judgement.verdict.word !== 'pass'",
      ['o-projects'],
    ],
  },
  'gate/pipeline/run.ts': {
    'a baseline that was never scanned is empty': ['if (doubt === undefined) return found;', 'return found;', SCANS],
  },
  'gate/pipeline/scan-step.ts': {
    'a run judges by a base that is not there any more': ['if (moved !== undefined) throw moved;', '', PULLS],
    'a run without a scan does not say that its base changed': [
      'if (moved !== undefined) return moved;',
      'if (moved !== undefined) return failure;',
      PULLS,
    ],
  },
  'gate/pipeline/run-plan.ts': {
    'a policy of waivers alone switches the limits off': [
      'NO_POLICY, inputs, base',
      "NO_POLICY, { ...inputs, ...(found && { limits: { critical: 'none', high: 'none' } as typeof inputs.limits }) }, base",
      POLICY,
    ],
  },
  'gate/process/claim-files.ts': {
    'an old report stays until a new one is there': [
      'if (await isPlainFile(target)) await step(rm(target));',
      '',
      FILES,
    ],
    'a report is written over the policy': ['  if (shared !== undefined) {', '  if (false) {', FILES],
    'an old attestation that cannot be removed is a warning': ['  if (mustGo)\n', '  if (false)\n', ATTESTED],
    'a link to an old attestation stays': [
      'if (!mustGo || !(await leadsToFile(target))) return undefined;',
      'if (true) return undefined;',
      ATTESTED,
    ],
  },
  'gate/process/exit-code.ts': {
    'inconclusive is not a failure': ['return isSoftened ? 0 : 2;', 'return 0;', [...SCAN, ...TRANSPORT]],
    'report mode softens wrong settings': [
      "if (verdict.word === 'inconclusive' && verdict.reason === 'config') return 3;",
      '',
      INPUTS,
    ],
  },
  'gate/process/exit-guard.ts': {
    'the exit code is not preset': ['const UNDECIDED = 2;', 'const UNDECIDED = 0;', PROCESS],
    'a promise that never settles is not noticed': [
      "process.on('beforeExit', () => broken('the run ended before it reached a verdict'));",
      '',
      PROCESS,
    ],
    'anything that ends the process chooses its exit code': ['  process.exitCode = decided ?? UNDECIDED;', '', PROCESS],
    'the verdict does not reach the exit code': [
      '  decided = exitCode;',
      '  decided = exitCode === 3 ? 3 : 0;',
      [...PROCESS, ...FINDINGS],
    ],
    'a thread that waits for the system holds up the end': [
      'if (!isHeld()) process.exit();',
      'process.exit();',
      SIGNALS,
    ],
    'a listing that nobody took is a success': [
      'if (isOutputAskedFor && decided === 0 && (writableLength > 0 || errored !== null)) decided = UNDECIDED;',
      '',
      SIGNALS,
    ],
  },
  'gate/process/file-step.ts': {
    'a pipe without a writer is opened for ever': [
      '(constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)',
      '0',
      SIGNALS,
    ],
    'a device is replaced by a file': ['found?.isFile() === false || ', '', FILES],
    'a link to a device is replaced': [
      'const found = await there(stat(target));\n  if (found?.isDirectory',
      'const found = await there(lstat(target));\n  if (found?.isDirectory',
      FILES,
    ],
  },
  'gate/process/whole-file.ts': {
    'a file that takes no byte is tried for ever': ["if (bytesWritten === 0) throw fileFailure('EIO');", '', FILES],
  },
  'gate/publish/comment-text.ts': {
    'on-failure comments on a job that does not fail': [
      'return report.exitCode !== 0;',
      "return report.verdict.word !== 'pass';",
      COMMENT,
    ],
  },
  'http/packed-body.ts': {
    'bodies have no size limit': [
      'if (bytes > MOST_ANSWER_BYTES)',
      'if (bytes > MOST_ANSWER_BYTES * 1000)',
      [...TRANSPORT, ...PROCESS],
    ],
  },
  'inputs/parse-inputs.ts': {
    "the Action sends the platform's token to GitHub": [
      'inputs.githubToken !== undefined && inputs.githubToken === inputs.apiToken',
      'Boolean(0)',
      ['o-tokens'],
    ],
  },
  'inputs/parse-value.ts': {
    'a limit may be anything that looks like a number': [
      '  if (!isDigits(text))\n    throw new InputProblem(`${quote(text)} is not a limit',
      '  if (Number.isNaN(Number(text)))\n    throw new InputProblem(`${quote(text)} is not a limit',
      INPUTS,
    ],
    'plain http leaves loopback': ["if (url.protocol === 'http:' && !isLoopback(url.hostname))", 'if (false)', INPUTS],
  },
  'inputs/raw-inputs.ts': {
    'unknown inputs are ignored': ['if (unknown !== undefined) throw unknownInput(unknown);', '', INPUTS],
    'an input counts in any spelling': ['if (variable !== upper) throw otherSpelling(variable, name);', '', SETTINGS],
  },
  'inputs/token.ts': {
    'a placeholder is sent as a token': [
      'if (text.length > LONGEST || !PLACEHOLDER.test(text.trim())) return;',
      'return;',
      SETTINGS,
    ],
  },
  'json/check-json.ts': {
    'a member may come twice': ['if (names.has(name)) throw new JsonError(DOUBLED_NAME, start);', '', FINDINGS],
  },
  'platform/attempt.ts': {
    '404 is an empty answer': [
      '    if (response.statusCode !== 200) {\n',
      "    if (response.statusCode === 404) return { kind: 'answered', answer: { text: '{}', serverTimeMs } };\n    if (response.statusCode !== 200) {\n",
      TRANSPORT,
    ],
    'redirects are followed': [
      '    body = response.body;\n',
      "    body = response.body;\n    const location = headerText(response.headers, 'location');\n    if (response.statusCode >= 300 && response.statusCode < 400 && location !== undefined) {\n      return await attemptCall(dispatcher, { ...call, url: new URL(location, call.url) }, headers, limits);\n    }\n",
      TRANSPORT,
    ],
    'any 2xx is a success': [
      'if (response.statusCode !== 200) {',
      'if (response.statusCode < 200 || response.statusCode > 299) {',
      TRANSPORT,
    ],
    'the time limit ends with the headers': [
      'const signal = AbortSignal.any(limits.signal === undefined ? [timeout] : [timeout, limits.signal]);',
      "const head = new AbortController();\n  const signal = head.signal;\n  limits.signal?.addEventListener('abort', () => head.abort());\n  timeout.addEventListener('abort', () => {\n    if (body === undefined) head.abort();\n  });",
      TRANSPORT,
    ],
    'no time limit of an attempt': [
      'AbortSignal.timeout(Math.ceil(limits.timeoutMs))',
      'AbortSignal.timeout(Math.ceil(limits.timeoutMs * 1000))',
      TRANSPORT,
    ],
  },
  'platform/few-at-once.ts': {
    'requests are sent all at once': ['const MOST_REQUESTS_AT_ONCE = 8;', 'const MOST_REQUESTS_AT_ONCE = 800;', LOOKUP],
  },
  'platform/operations.ts': {
    'a detail that decides nothing uses up retries': [
      'const isRepeatable = aside === undefined;',
      'const isRepeatable = true;',
      SCAN,
    ],
  },
  'platform/paging.ts': {
    'seen cursors are not remembered': [
      "if (seen.has(normalised(cursor))) throw new GateFailure('cursor-loop', `${operation}: the pages repeat themselves`);",
      'if (seen.has(normalised(cursor))) return;',
      FINDINGS,
    ],
    'the page limit ends the list quietly': [
      "if (pages === MOST_PAGES) throw new GateFailure('page-limit', `${operation}: more than ${MOST_PAGES} pages`);",
      'if (pages === MOST_PAGES) return;',
      FINDINGS,
    ],
  },
  'platform/platform-side.ts': {
    'certificate checks may be off': ["if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')", 'if (false)', INPUTS],
    'plain http goes through a proxy': ['if (isShownToProxy(inputs.baseUrl, proxy))', 'if (false)', SETTINGS],
  },
  'platform/requests/gate-requests.ts': {
    'only open issues count': [
      'aggregateIssueStates: search.states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),',
      "aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'],",
      FINDINGS,
    ],
  },
  'platform/retry-timing.ts': {
    'a retry comes before Retry-After is over': [
      'backoffMs(failed) : asked + failed.random * SPREAD_MS;',
      'backoffMs(failed) : asked / 4;',
      TRANSPORT,
    ],
    'polling waits on into the time for reading': [
      'afterMs >= Math.min(failed.phaseLeftMs, failed.timeLeftMs)',
      'afterMs >= failed.timeLeftMs',
      TRANSPORT,
    ],
    'no limit of attempts': [
      'if (failed.attempt >= MAX_ATTEMPTS) return giveUp(`after ${MAX_ATTEMPTS} attempts`);',
      '',
      TRANSPORT,
    ],
  },
  'platform/schema/issue-group.ts': {
    'a missing count is one': [
      'issuesCount: COUNT_AS_TEXT,',
      'issuesCount: spelling(optional(COUNT_AS_TEXT.schema), (sent) => (sent === undefined ? 1n : COUNT_AS_TEXT.take(sent as never)), String),',
      FINDINGS,
    ],
    'a missing list of groups is an empty one': [
      'const sent = checked(GROUPS_ANSWER, answer);',
      'const sent = (z.validate(GROUPS_ANSWER, answer) ? answer : {}) as ReturnType<typeof checked<z.output<typeof GROUPS_ANSWER>>>;',
      FINDINGS,
    ],
  },
  'platform/schema/scans.ts': {
    'a pull request must have a number wherever its member is sent': [
      '(sent) => /^0*([1-9][0-9]*)$/.exec(digitsIn(sent))?.[1],',
      '(sent) => String(BigInt(digitsIn(sent))),',
      LABELS,
    ],
  },
  'platform/schema/spelling.ts': {
    'counts are rounded': [
      'ONE_DIGIT[Number(written)]! : BigInt(written);',
      'ONE_DIGIT[Number(written)]! : BigInt(Number(written));',
      FINDINGS,
    ],
  },
  'platform/transport.ts': {
    'no wait is allowed while issues are read after the end of polling': [
      "(phase === 'polling' ? finishBy : readBy)",
      '(phase !== undefined ? finishBy : readBy)',
      TRANSPORT,
    ],
  },
  'policy/file/parse-policy.ts': {
    'fail-on-severity of the policy is not read': [
      "failOnSeverity: shaped.data!['fail-on-severity'],",
      'failOnSeverity: undefined,',
      LIMITS,
    ],
    'a waiver may be longer than the policy allows': [
      'if (expires <= last) return [];',
      "if (expires <= last || last !== '') return [];",
      POLICY,
    ],
  },
  'policy/file/policy-problem.ts': {
    'of several problems of a policy only the first is told': [
      '    .slice(0, MOST_PROBLEMS);',
      '    .slice(0, 1);',
      POLICY,
    ],
    'how many more problems a policy has is not told': [
      'const problems = left === 0 ? reported : [...reported, `and ${left} more`];',
      'const problems = reported;',
      MADE_UP,
    ],
  },
  'policy/file/policy-schema.ts': {
    'unknown keys of a policy are ignored': [
      'export const PolicyFile = z.strictObject(',
      'export const PolicyFile = z.object(',
      POLICY,
    ],
  },
  'policy/file/policy-text.ts': {
    'a policy may hide text': ['if (found === null) return text;', 'if (found !== undefined) return text;', MADE_UP],
  },
  'policy/judgement/evaluate.ts': {
    'a shortfall is a pass': ['...allBy(shortfall, given),', '', [...FINDINGS, ...TRANSPORT]],
  },
  'policy/judgement/judge-condition.ts': {
    'the limit itself breaks the limit': [
      'if (count > condition.max) return',
      'if (count >= condition.max) return',
      FINDINGS,
    ],
    'a limit that was not read to its end is kept': [
      "return isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven';",
      "return 'ok';",
      [...FINDINGS, ...TRANSPORT],
    ],
    'an unsettled baseline is compared with': [
      'if (there === undefined || baselineShortfall?.areCountsLowerBounds === false) return undefined;',
      "if (there === undefined || baselineShortfall?.message === '') return undefined;",
      TRUE_WORLDS,
    ],
  },
  'policy/judgement/judge-waivers.ts': {
    'an expired waiver applies': ['return expires < today;', "return expires < '' && today !== '';", POLICY],
  },
  'policy/judgement/limits.ts': {
    'conditions of a policy take the place of the limits': [
      'const { columns } = failOnOf(limits, policy);',
      'const columns = policy.conditions.length > 0 ? [] : failOnOf(limits, policy).columns;',
      LIMITS,
    ],
    'fail-on-severity of the policy wins over the input': [
      "given ?? written ?? 'high'",
      "written ?? given ?? 'high'",
      LIMITS,
    ],
    'fail-on-severity: none is ignored': [
      "const upwards = severity === 'none' ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(severity) + 1);",
      "const upwards = SEVERITIES.slice(0, severity === 'none' ? 2 : SEVERITIES.indexOf(severity) + 1);",
      LIMITS,
    ],
    'fail-on-severity blocks only what is worse than it': [
      'SEVERITIES.indexOf(severity) + 1)',
      'SEVERITIES.indexOf(severity))',
      LIMITS,
    ],
    'a maximum does not take the place of the limit of fail-on-severity': [
      'upwards.filter((column) => limits[column] === undefined)',
      'upwards',
      LIMITS,
    ],
    'the maximum of one severity takes the place of all limits': [
      'upwards.filter((column) => limits[column] === undefined)',
      'upwards.filter(() => COUNT_COLUMNS.every((column) => limits[column] === undefined))',
      LIMITS,
    ],
  },
  'policy/judgement/plan.ts': {
    'what is silenced is not held against an unknown severity': [
      'question.states === undefined ? [] : splitBySeverity(whole)',
      '[] as UnnamedSearch[]',
      SILENCED,
    ],
    'severities are added up before they are compared': [
      'const bySeverity = isSplit ? sum.flatMap(splitBySeverity) : [];',
      'const bySeverity = isSplit ? sum.flatMap(splitBySeverity).slice(0, 0) : [];',
      TRUE_WORLDS,
    ],
  },
  'policy/judgement/waiving.ts': {
    'a waiver with a limit takes out all issues of its rule': [
      'const taken = least(left, allowance);',
      'const taken = left;',
      TRUE_WORLDS,
    ],
    'waivers are used in the order of the file': [
      'breadth(one.severities, other.severities) ||',
      '0 ||',
      ['policy/judgement/waiving'],
    ],
  },
  'report/formats/junit-document.ts': {
    'overlapping brackets attach a file': ["replaceAll(/\\[(?=\\[)/g, '[ ')", "replaceAll('[[', '[ [')", MADE_UP],
  },
  'report/json/marker.ts': {
    'Windows line ends count as a change of a comment': [
      "const plain = text.replaceAll(/\\r\\n?/g, '\\n').trim();",
      'const plain = text.trim();',
      COMMENT,
    ],
    'the run in the marker of a comment can be raised': [
      "hash('sha256', `${renderMarker(marker)}\\n${plain}`)",
      "hash('sha256', plain)",
      PLANTED,
    ],
  },
  'report/log/annotations.ts': {
    'warnings are annotated before what blocks': [
      'return [...blockingConditions(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];',
      'return [...warned, ...blockingConditions(report).map((condition) => conditionAnnotation(report, condition, level))];',
      PAGES,
    ],
  },
  'report/pages/page.ts': {
    'rules that break nothing are named before those that do': [
      '    findingsTable(report, Math.min(findings, form.mostRows)),',
      '    otherRules(report, rows),\n    findingsTable(report, Math.min(findings, form.mostRows)),',
      PAGES,
    ],
  },
  'report/text/finding-rows.ts': {
    'what only warns stands before what blocks': ['(isBlocking ? 0 : 100)', '(isBlocking ? 100 : 0)', PAGES],
    'a secret that works is no first row': ['(isLive ? 0 : 10)', '(isLive ? 10 : 0)', PAGES],
    'a row has places that its condition does not count': [
      'isInStatesOf(location, condition, places) && isLocationOf(location, rule!)',
      'isLocationOf(location, rule!)',
      PAGES,
    ],
  },
  'report/text/ways-out.ts': {
    'nobody says why a limit blocks beside the conditions of a policy': [
      'conditions.every(({ column }) => column !== undefined)',
      'conditions.some(({ column }) => column !== undefined)',
      LIMITS,
    ],
  },
  'report/text/text-style.ts': {
    'code spans have one backtick': [
      "const fence = '`'.repeat(absentRun(inside));",
      "const fence = '`'.repeat(Math.min(1, absentRun(inside)));",
      INJECTION,
    ],
  },
  'report/text/redact.ts': {
    'names of refs are masked like all others': ['kept?.has(key) ? item : ', '', ['tools/audit/faults/o-record']],
  },
  'report/text/report-facts.ts': {
    'a pass names as judged what no limit counts': [
      'isIn(counted, product) && isIn(decided, product)',
      'counted.length >= 0 && isIn(decided, product)',
      LIMITS,
    ],
  },
  'report/text/text.ts': {
    'log lines are not broken up': [
      'return breakCommands(clean(text, MOST_OF_A_LINE));',
      'return clean(text, MOST_OF_A_LINE);',
      INJECTION,
    ],
  },
  'report/pages/page-top.ts': {
    'what nobody scanned is not told': ['if (unscanned.length === 0 ||', 'if (unscanned.length >= 0 ||', PAGES],
  },
  'report/text/fixes.ts': {
    'the waiver to copy is of a rule that does not block': [
      'const rule = blockingConditions(report)',
      'const rule = report.conditions',
      PAGES,
    ],
  },
  'scan/choose.ts': {
    'products need not be covered': [
      'const missing = needs.named.filter((product) => !listed.includes(product));',
      'const missing: readonly Product[] = [];',
      SCAN,
    ],
    'a required product is not waited for': [
      "return [{ kind: 'missing', untilMs: situation.discoveryMs,",
      "return [{ kind: 'missing', untilMs: 0,",
      PRODUCTS,
    ],
    'a product that nothing judges is waited for': [
      'const judged = counted.length > 0 ? counted : listed;',
      'const judged = listed;',
      PRODUCTS,
    ],
    'a head-branch scan decides before older ones were looked for': [
      'if (!situation.isWideFor(scan.repositoryId)) return false;',
      '',
      REFS,
    ],
    'another ref decides at once where nothing is waited for': [
      'situation.waitMs > 0 && situation.elapsedMs',
      'situation.elapsedMs',
      PROVEN,
    ],
    'the own ref gets no time to be scanned': [
      'const hadItsTime = situation.waitMs > 0 && situation.elapsedMs >= situation.discoveryMs;',
      'const hadItsTime = true;',
      REFS,
    ],
    'nothing is superseded': [
      'if (by === undefined) return undefined;',
      'if (by !== scan) return undefined;',
      SUPERSEDED,
    ],
    'no cure is waited for': [
      'return isOld ? Math.min(CURE_MS, situation.discoveryMs) : 0;',
      'return isOld ? 0 : 0;',
      SUPERSEDED,
    ],
    'a branch is never moved back': [
      'const untilMs = Math.min(CURE_MS, situation.discoveryMs);',
      'const untilMs = 0;',
      SCANS,
    ],
  },
  'scan/detail-fact.ts': {
    'the detail is not compared with the commit': [
      'if (detail.meta !== undefined && commit !== scan.commit && !(mayLack && commit === undefined))',
      'if (false)',
      SCAN,
    ],
    'ids are compared as numbers': [
      'if (detail.id !== scan.id) return',
      'if (Number(detail.id) !== Number(scan.id)) return',
      SCAN,
    ],
  },
  'scan/every-project/project-set.ts': {
    'a project is not asked for where its scans are too old': ["'denied', 'too-old', 'old-base'", "'denied'", PROJECTS],
    'a project that never said its name is not missing': [
      '[...absentOfRepository, ...nameless]',
      'absentOfRepository',
      ['o-projects'],
    ],
    'parts of a repository share their commits': [
      'const strangers = arePartsAlone ?',
      'const strangers = !arePartsAlone ?',
      ['o-projects'],
    ],
  },
  'scan/find-scan.ts': {
    'a failed product hides what the others have proven': [
      'if (decision === undefined || decision.deciding.length === 0) throw stop;',
      'throw stop;',
      PRODUCTS,
    ],
    'no last look at what came while issues were read': [
      'return isOld || isAnythingComing(decision, lookup.scans);',
      'return isOld && false;',
      SUPERSEDED,
    ],
    'a scan that cannot be read takes no ref over': [
      'malformed.find((entry) => mayHaveTakenOver(entry, scan))',
      'malformed.find(() => false)',
      SUPERSEDED,
    ],
  },
  'scan/found-instead.ts': {
    "a scan of another project is told as this pull request's": [
      'scan.repositoryId === project && isCertainlyOf(scan, subject, this.#factOf(scan))',
      'isCertainlyOf(scan, subject, this.#factOf(scan))',
      SCAN,
    ],
  },
  'scan/lookup/scan-lookup.ts': {
    'commits are equal by prefix': [
      '    for (const scan of page.scans) {\n      if',
      "    for (const listed of page.scans) {\n      const { commit } = this.#target;\n      const scan = commit.startsWith(listed.commit ?? 'x') ? { ...listed, commit } : listed;\n      if",
      COMMIT,
    ],
    'the first page of the scan list is enough': [
      'for (const { id } of page.scans) seen.add(id);\n',
      'for (const { id } of page.scans) seen.add(id);\n      break;\n',
      SCAN,
    ],
    'the wide look-up is not cut': ['if (pages >= mostPages) {', 'if (pages >= mostPages * 1000) {', LOOKUP],
  },
  'scan/poll-timing.ts': {
    'polls grow rare where nothing says when the scan ends': [
      'return Math.max(shortestMs, intervalMs * shortening(chance));',
      'return Math.max(shortestMs, 6 * intervalMs * shortening(chance));',
      SCAN,
    ],
  },
  'scan/project-name.ts': {
    'any repository that the detail names is accepted': [
      "return isNamed ? 'other' : 'unnamed';",
      "return isNamed ? 'name' : 'unnamed';",
      COMMIT,
    ],
    'a project of another host is ours': [
      "if (!wanted.isIdKnown && address !== undefined && isOnOtherHost(address, wanted.checkout)) return 'other';",
      '',
      LOOKUP,
    ],
    'a part is not known by its display name': [
      "if (isSame(displayName, wanted.repository)) return 'name';",
      '',
      LABELS,
    ],
  },
  'scan/projects.ts': {
    'the first of two projects of one name is taken': [
      'const fitting = projects.filter(({ state }) => state === best);',
      'const fitting = projects.filter(({ state }) => state === best).slice(0, 1);',
      LOOKUP,
    ],
    'one of two parts that fit alike is taken': [
      'const isAmbiguous = fitting.length > 1;',
      'const isAmbiguous = fitting.length > 2;',
      LABELS,
    ],
    'the other parts are not named': [
      '.filter(({ names }) => isOtherProject(names, own, wanted))',
      '.filter(({ names }) => isOtherProject(names, own, wanted) && own === undefined)',
      LABELS,
    ],
  },
  'scan/scan-details.ts': {
    'a detail of a running scan is never asked again': [
      'return fact === undefined || (!fact.isFinal && hasEnded(scan)) ? undefined : fact;',
      'return fact;',
      REFS,
    ],
  },
  'scan/scan-end.ts': {
    'a failed scan is good enough': ["if (status === 'error') return 'scan-failed';", '', SCAN],
    'exit code 2 of a completed scan is fine': ['if (hasFailedExit(scan))', 'if (false)', SCAN],
  },
  'scan/scan-order.ts': {
    'the oldest scan decides': [
      'if (aKey !== bKey) return bKey > aKey ? 1 : -1;',
      'if (aKey !== bKey) return bKey > aKey ? -1 : 1;',
      [...COMMIT, ...SCAN],
    ],
    'a scan that only ended later supersedes nothing': [
      'one.completedAtMs > other.completedAtMs',
      'one.completedAtMs < 0',
      SUPERSEDED,
    ],
  },
  'scan/sorted-scans.ts': {
    'a scan of any product speaks for all': [
      '      return productsOf(scan.enabledProducts).includes(product);',
      '      return true;',
      PRODUCTS,
    ],
    'the head branch goes before the own ref': [
      'const tier = TIERS.find((one)',
      'const tier = TIERS.findLast((one)',
      REFS,
    ],
    'only scans of other commits supersede': [
      '=== ours && !eligible.has(scan)',
      '=== ours && !isUnderTest(scan, situation.target)',
      SUPERSEDED,
    ],
    'one ref of a bare commit is enough': ['newest: each.kept,', 'newest: each.kept.slice(0, 1),', SUBJECTS],
    'what pull requests are scanned for once is awaited for all': [
      'if (listed.size > 0) return listed.has(product);',
      'if (listed.size > 0) return true;',
      LATE,
    ],
    'a scan that says nothing of its repository is of another one': [
      '(scan.repositoryId ?? ours) === ours',
      'scan.repositoryId === ours',
      SUPERSEDED,
    ],
  },
  'scan/superseded.ts': {
    'a scan of an unknown product takes a ref over': [
      'return isUnlisted(scan) || productsOf(scan.enabledProducts).includes(product);',
      'const known = productsOf(scan.enabledProducts);\n  return known.length === 0 || known.includes(product);',
      SPELLINGS,
    ],
    'a cancelled re-run takes the result away': [
      "if (scan.status !== 'cancelled' || scan.branch === undefined) return undefined;",
      'if (scan.status !== undefined) return undefined;',
      SPELLINGS,
    ],
    'a bare commit waits for a result of each ref': [
      'return sift(ofBranches, (scan) => (hasNoResult(scan) ? finished : undefined));',
      'return sift(ofBranches, () => undefined);',
      SPELLINGS,
    ],
  },
  'scan/usual-products.ts': {
    'a usual product ends nothing where it was not scanned': [
      'isOver ? usual.filter((product) => situation.needs.judged.includes(product)) : usual',
      'isOver ? [] : usual',
      PROVEN,
    ],
    'a young commit takes the place of a settled one': [
      'commits.filter(this.#isSettled).slice(0, MOST_COMMITS)',
      'commits.slice(0, MOST_COMMITS)',
      PROVEN,
    ],
    'what is usual is known from the last day alone': [
      'isSure: products.length === unlisted.length || past.isLongFor(places)',
      'isSure: true',
      PROVEN,
    ],
    'what only an old scan ran is not missed': [
      'usual.has(product) || scans.ranOnce.has(product)',
      'usual.has(product)',
      PROVEN,
    ],
    'a product that the last commit was scanned with is not waited for': [
      'unlisted.filter((product) => usual.has(product) ||',
      'unlisted.filter((product) => (usual.size === 0 && usual.has(product)) ||',
      PRODUCTS,
    ],
    'only what has finished tells what is late': [
      "const isBegun = scan.status === 'completed' || !hasEnded(scan) || scan.startedAtMs !== undefined;",
      "const isBegun = scan.status === 'completed';",
      LATE,
    ],
    'the newest commit alone tells what is late': ['return [...newest, ...often, ', 'return [...newest, ', LATE],
    'a product of a condition with if-scanned is never late': [
      'const unlisted = [...new Set([...judged, ...needs.ifScanned])].filter(',
      'const unlisted = [...new Set(judged)].filter(',
      LATE,
    ],
  },
  'target/event.ts': {
    'a deleted branch is judged': [
      "  if (isZeroSha(after)) throw badEvent('the push deleted its branch or tag, so there is no commit to judge');\n",
      '',
      COMMIT,
    ],
    'the first of several pull requests of a workflow_run decides': [
      '  if (others.length > 0) {',
      '  if (others.length < 0) {',
      PULLS,
    ],
    'the run of a fork whose pull request is not found is judged by the default branch': [
      'if (isSameRepository(run.head_repository, repository)) return alone;',
      'if (run.head_sha === head) return alone;',
      PULLS,
    ],
    'a pull request from another branch is the one of a workflow_run': [
      'const isSameBranch = head_branch === undefined || headRef === head_branch;',
      'const isSameBranch = head_branch === undefined || headRef !== undefined;',
      COMMIT,
    ],
    'a pull request of another repository is the one of a workflow_run': [
      'listed.filter((pull) => isSameRepository(pull.baseRepository, repository) && isHeadOf(run, pull));',
      'listed.filter((pull) => isHeadOf(run, pull));',
      COMMIT,
    ],
    'a pull request with another head is the one of a workflow_run': [
      'return headSha === head_sha && isSameBranch &&',
      'return headSha.length === head_sha.length && isSameBranch &&',
      COMMIT,
    ],
    'a workflow_run is judged without the answer of a failing GitHub': [
      'await pullRequests.findOpen(owner, branch);',
      'await pullRequests.findOpen(owner, branch).catch(() => []);',
      COMMIT,
    ],
    'the branch of a fork is one of ours': [
      'const isOurs = isSameRepository(head_repository, repository);',
      'const isOurs = head_repository !== repository;',
      COMMIT,
    ],
    'a pull request is judged by GITHUB_SHA': [
      '    commit: pull.headSha,\n',
      '    commit: process.env.GITHUB_SHA as CommitSha,\n',
      COMMIT,
    ],
  },
  'target/pull-request.ts': {
    'a review is no event of its pull request': [
      "return event?.startsWith('pull_request') === true;",
      "return event === 'pull_request' || event === 'pull_request_target';",
      PULLS,
    ],
  },
  'tools/audit/attestation/attestation.ts': {
    'a run that did not pass is attested': [
      "if (verdict.word !== 'pass') return `the verdict is ${verdict.word}`;",
      '',
      ATTESTED,
    ],
    'a pass that nothing enforced is attested': [
      "if (mode !== 'enforce') return",
      'if (mode === undefined) return',
      ATTESTED,
    ],
    'a pass where nothing blocks is attested': [
      'if (partsOf(report).some(isPassWhereNothingBlocks)) return',
      'if (false) return',
      ATTESTED,
    ],
    'a replay is attested': ['if (replay !== undefined) return', 'if (false) return', ATTESTED],
  },
  'tools/audit/record/read-record.ts': {
    'a record with a member twice is read': ['checkJson(text, LIMITS);', '', RECORDS],
  },
  'tools/audit/record/record-run.ts': {
    'a record has the addresses of people in places': [
      '...mask(redactAll(answered, redact))',
      '...redactAll(answered, redact)',
      ['tools/audit/faults/o-record'],
    ],
  },
  'tools/doctor/platform/asker.ts': {
    'doctor prints addresses of people': [
      'mask(await sent(transport, call))',
      'await sent(transport, call)',
      ['tools/doctor/faults/o-doctor'],
    ],
  },
  'tools/fleet/ask-each.ts': {
    'a sweep goes on where the platform gives no answers': [
      'if (refusal !== undefined) return skip(item, refusal);',
      '',
      SWEPT,
    ],
  },
  'tools/fleet/sweep/sweep.ts': {
    'what another account has set last is right already in a sweep': [
      'const isSaid = top !== undefined && problems.length === 0 &&',
      'const isSaid = top !== undefined &&',
      SWEPT,
    ],
    'a sweep leaves a comment that is wrong where the status is right': [
      "|| (own.done === 'same' && !world.isDryRun)",
      '',
      SWEPT,
    ],
  },
  'tools/fleet/sweep/sweep-host.ts': {
    'a sweep writes the status of another account again': [
      'since.find((status) => host.isOurs(status) && !written.has(status.id))',
      'since.find((status) => !written.has(status.id))',
      SWEPT,
    ],
  },
};

const ALL = Object.entries(BY_FILE).flatMap(([file, changes]) =>
  Object.entries(changes).map(([name, [from, to, caughtBy]]): Mutant => ({ name, file, from, to, caughtBy })),
);

/** Those of a tool are there where its tests are. */
export const MUTANTS = ALL.filter(({ caughtBy }) =>
  caughtBy.every((name) => !name.startsWith('tools/') || existsSync(testFileOf(name))),
);
