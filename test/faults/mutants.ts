/** A defect that somebody could write one day, and the fault tests that must notice it. */
export type Mutant = {
  readonly name: string;
  /** In `src/`. */
  readonly file: string;
  /** Is in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Test files in `test/faults/`, without their ending, of which at least one must fail. */
  readonly caughtBy: readonly string[];
};

const COMMIT = ['c-commit'];
const SCAN = ['d-scan'];
const FINDINGS = ['e-findings', 'e-meaning'];
/** Group L, on what is counted. */
const TRUE_WORLDS = ['l-counting'];
const TRANSPORT = ['f-transport', 'f-wire'];
const POLICY = ['b-policy'];
const INPUTS = ['b-inputs'];
const PROCESS = ['a-process'];
const SECRETS = ['g-secrets'];
const INJECTION = ['h-injection'];
const COMMENT = ['i-comment'];

export const MUTANTS: readonly Mutant[] = [
  // Process
  {
    name: 'the exit code is not preset',
    file: 'gate/process/exit-guard.ts',
    from: 'const UNDECIDED = 2;',
    to: 'const UNDECIDED = 0;',
    caughtBy: PROCESS,
  },
  {
    name: 'a promise that never settles is not noticed',
    file: 'gate/process/exit-guard.ts',
    from: "process.on('beforeExit', () => broken('the run ended before it reached a verdict'));",
    to: '',
    caughtBy: PROCESS,
  },
  {
    name: 'anything that ends the process chooses its exit code',
    file: 'gate/process/exit-guard.ts',
    from: '  process.exitCode = decided ?? UNDECIDED;',
    to: '',
    caughtBy: PROCESS,
  },
  {
    name: 'the verdict does not reach the exit code',
    file: 'gate/process/exit-guard.ts',
    from: '  decided = exitCode;',
    to: '  decided = exitCode === 3 ? 3 : 0;',
    caughtBy: [...PROCESS, ...FINDINGS],
  },
  {
    name: 'inconclusive is not a failure',
    file: 'gate/process/exit-code.ts',
    from: 'return isSoftened ? 0 : 2;',
    to: 'return 0;',
    caughtBy: [...SCAN, ...TRANSPORT],
  },
  {
    name: 'report mode softens wrong settings',
    file: 'gate/process/exit-code.ts',
    from: "if (verdict.word === 'inconclusive' && verdict.reason === 'config') return 3;",
    to: '',
    caughtBy: INPUTS,
  },
  // Settings and policy
  {
    name: 'unknown inputs are ignored',
    file: 'inputs/raw-inputs.ts',
    from: 'if (unknown !== undefined) throw unknownInput(unknown);',
    to: '',
    caughtBy: INPUTS,
  },
  {
    name: 'a limit may be anything that looks like a number',
    file: 'inputs/parse-value.ts',
    from: '  if (!isDigits(text)) {\n    throw new InputProblem(`${quote(text)} is not a limit',
    to: '  if (Number.isNaN(Number(text))) {\n    throw new InputProblem(`${quote(text)} is not a limit',
    caughtBy: INPUTS,
  },
  {
    name: 'plain http leaves loopback',
    file: 'inputs/base-url.ts',
    from: "if (url.protocol === 'http:' && !isLoopback(url.hostname)) {",
    to: 'if (false) {',
    caughtBy: INPUTS,
  },
  {
    name: 'certificate checks may be off',
    file: 'platform/platform-side.ts',
    from: "if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {",
    to: 'if (false) {',
    caughtBy: INPUTS,
  },
  {
    name: 'an expired waiver applies',
    file: 'policy/judgement/judge-waivers.ts',
    from: 'return expires < today;',
    to: "return expires < '' && today !== '';",
    caughtBy: POLICY,
  },
  {
    name: 'a missing policy file is no policy',
    file: 'action/github-side.ts',
    from: '  const { bytes, source } = await readPolicyFile(api, clock, location, facts);',
    to: '  const file = await readPolicyFile(api, clock, location, facts).catch(() => undefined);\n  if (file === undefined) return undefined;\n  const { bytes, source } = file;',
    caughtBy: POLICY,
  },
  {
    name: 'the policy is read from the workspace',
    file: 'action/github-side.ts',
    from: '  const { bytes, source } = await readPolicyFile(api, clock, location, facts);',
    to: "  const { source } = await readPolicyFile(api, clock, location, facts);\n  const bytes = await readFile(location.path).catch(() => new TextEncoder().encode('version: 1'));",
    caughtBy: POLICY,
  },
  {
    name: 'unknown keys of a policy are ignored',
    file: 'policy/file/policy-schema.ts',
    from: 'export const PolicyFile = z.strictObject(',
    to: 'export const PolicyFile = z.object(',
    caughtBy: POLICY,
  },
  {
    name: 'the blob is not compared with its hash',
    file: 'github/repository-file.ts',
    from: "if (bytes.toString('base64') !== base64 || gitHash(bytes, answer.sha.length) !== answer.sha) {",
    to: 'if (false) {',
    caughtBy: POLICY,
  },
  // Which commit, which scan
  {
    name: 'a pull request is judged by GITHUB_SHA',
    file: 'target/event.ts',
    from: '    commit: head.sha,\n',
    to: '    commit: process.env.GITHUB_SHA as CommitSha,\n',
    caughtBy: COMMIT,
  },
  {
    name: 'a deleted branch is judged',
    file: 'target/event.ts',
    from: "  if (isZeroSha(after)) throw badEvent('the push deleted its branch or tag, so there is no commit to judge');\n",
    to: '',
    caughtBy: COMMIT,
  },
  {
    name: 'commits are equal by prefix',
    file: 'scan/scan-lookup.ts',
    from: 'if (scan.commit === this.#commit) this.#scans.set(scan.id, scan);',
    to: "if (this.#commit.startsWith(scan.commit ?? 'x')) this.#scans.set(scan.id, { ...scan, commit: this.#commit });",
    caughtBy: COMMIT,
  },
  {
    name: "another pull request's scan is accepted",
    file: 'scan/standing.ts',
    from: "if (pullRequest !== undefined) return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';",
    to: "if (pullRequest !== undefined) return 'own-ref';",
    caughtBy: COMMIT,
  },
  {
    name: "a fork's branch name is trusted",
    file: 'scan/standing.ts',
    from: 'return isHeadBranch && subject.isHeadInSameRepository ?',
    to: 'return isHeadBranch ?',
    caughtBy: COMMIT,
  },
  {
    name: "another repository's scan is accepted",
    file: 'scan/standing.ts',
    from: "if (learned.repositoryId !== undefined && scan.repositoryId !== learned.repositoryId) return 'other-repository';",
    to: '',
    caughtBy: SCAN,
  },
  {
    name: 'any repository that the detail names is accepted',
    file: 'scan/confirm.ts',
    from: 'if (names.some((name) => name.toLowerCase() === wanted)) return undefined;',
    to: 'if (names.length > 0) return undefined;',
    caughtBy: COMMIT,
  },
  {
    name: 'partial scans are accepted',
    file: 'scan/standing.ts',
    from: "if (standing !== 'other-pull-request' && scan.isPartialScan) return 'partial';",
    to: '',
    caughtBy: SCAN,
  },
  {
    name: 'the oldest scan decides',
    file: 'scan/select.ts',
    from: 'if (aStart !== bStart) return bStart > aStart ? 1 : -1;',
    to: 'if (aStart !== bStart) return bStart > aStart ? -1 : 1;',
    caughtBy: [...COMMIT, ...SCAN],
  },
  {
    name: 'an unknown state is finished',
    file: 'scan/select.ts',
    from: "return scan.status !== 'pending' && scan.status !== 'running' && typeof scan.status === 'string';",
    to: "return scan.status !== 'pending' && scan.status !== 'running';",
    caughtBy: SCAN,
  },
  {
    name: 'a failed scan is good enough',
    file: 'scan/select.ts',
    from: "if (scan.status === 'error') return 'scan-failed';",
    to: '',
    caughtBy: SCAN,
  },
  {
    name: 'products need not be covered',
    file: 'scan/select.ts',
    from: 'if (own.length === 0 || missing.size > 0) {',
    to: 'if (own.length === 0) {',
    caughtBy: SCAN,
  },
  {
    name: 'exit code 2 of a completed scan is fine',
    file: 'scan/select.ts',
    from: 'if (scan.exitCode !== undefined && scan.exitCode !== 0n && scan.exitCode !== 1n) {',
    to: 'if (false) {',
    caughtBy: SCAN,
  },
  {
    name: 'the detail is not compared with the commit',
    file: 'scan/confirm.ts',
    from: '  if (meta.commit !== target.commit)\n',
    to: '  if (false)\n',
    caughtBy: SCAN,
  },
  {
    name: 'ids are compared as numbers',
    file: 'scan/confirm.ts',
    from: 'if (detail.id !== scan.id) throw',
    to: 'if (Number(detail.id) !== Number(scan.id)) throw',
    caughtBy: SCAN,
  },
  {
    name: 'the first page of the scan list is enough',
    file: 'scan/scan-lookup.ts',
    from: '      malformed += page.malformed.length;\n',
    to: '      malformed += page.malformed.length;\n      break;\n',
    caughtBy: SCAN,
  },
  // Counting
  {
    name: 'a missing list of groups is an empty one',
    file: 'platform/schema/issue-group-list.ts',
    from: 'groups: list(issueGroup).optional(),',
    to: 'groups: list(issueGroup).optional().catch([]),',
    caughtBy: FINDINGS,
  },
  {
    name: 'a missing count is one',
    file: 'platform/schema/issue-group.ts',
    from: 'issuesCount: count,',
    to: 'issuesCount: count.catch(1n),',
    caughtBy: FINDINGS,
  },
  {
    name: 'seen cursors are not remembered',
    file: 'platform/paging.ts',
    from: "if (seen.has(normalised(cursor))) throw new GateFailure('cursor-loop', `${operation}: the pages repeat themselves`);",
    to: 'if (seen.has(normalised(cursor))) return;',
    caughtBy: FINDINGS,
  },
  {
    name: 'the page limit ends the list quietly',
    file: 'platform/paging.ts',
    from: "if (pages === MOST_PAGES) throw new GateFailure('page-limit', `${operation}: more than ${MOST_PAGES} pages`);",
    to: 'if (pages === MOST_PAGES) return;',
    caughtBy: FINDINGS,
  },
  {
    name: 'the limit itself breaks the limit',
    file: 'policy/judgement/judge-condition.ts',
    from: 'if (count > condition.max) return',
    to: 'if (count >= condition.max) return',
    caughtBy: FINDINGS,
  },
  {
    name: 'a limit that was not read to its end is kept',
    file: 'policy/judgement/judge-condition.ts',
    from: "return isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven';",
    to: "return 'ok';",
    caughtBy: [...FINDINGS, ...TRANSPORT],
  },
  {
    name: 'a shortfall is a pass',
    file: 'policy/judgement/evaluate.ts',
    from: "if (shortfall !== undefined) return { word: 'inconclusive', reason: shortfall.reason, message: shortfall.message };",
    to: '',
    caughtBy: [...FINDINGS, ...TRANSPORT],
  },
  {
    name: 'severities are not compared with the whole',
    file: 'evidence/consistency.ts',
    from: 'if (surplus || sumOf(classified) > sumOf(rated)) {',
    to: 'if (false) {',
    caughtBy: FINDINGS,
  },
  {
    name: 'issues of unknown severity are lost',
    file: 'evidence/read-evidence.ts',
    from: "if (doubt?.kind === 'remainder' && !isUnratedAccepted) {",
    to: 'if (false) {',
    caughtBy: FINDINGS,
  },
  {
    name: 'no barrier against index lag',
    file: 'evidence/index-barrier.ts',
    from: 'return word.findings > 0n && (found === undefined || found === 0n);',
    to: 'return word.findings > 0n && found === -1n;',
    caughtBy: FINDINGS,
  },
  {
    name: 'issues that were removed count as found',
    file: 'evidence/index-barrier.ts',
    from: "  (state) => state !== 'fixed' && state !== 'removed',",
    to: "  (state) => state !== 'fixed',",
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a part of the issues is enough for a scan that just ended',
    file: 'evidence/index-barrier.ts',
    from: 'return found < word.findings || (found > word.findings && word.hasEarlierScan);',
    to: 'return found < 0n && word.hasEarlierScan;',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'what came into the index is not counted',
    file: 'evidence/read-evidence.ts',
    from: 'return { side: await readSide(world, plan, plan.places), lag: undefined, notices: waited.notices };',
    to: 'return { side, lag: undefined, notices: waited.notices };',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a baseline is subtracted from a diff scan',
    file: 'evidence/counting-place.ts',
    from: 'const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((place) => place.issueTypes);',
    to: 'const issueTypes = others.flatMap((place) => place.issueTypes);',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a full scan is not compared',
    file: 'evidence/counting-place.ts',
    from: 'return issueTypes.length === 0 ? [] : [{ issueTypes, refs: baselineRefs }];',
    to: 'return issueTypes.length === 0 ? [] : [];',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'rules of two issue types are one',
    file: 'domain/evidence.ts',
    from: "return JSON.stringify([group.issueType ?? 'unknown', group.ruleId, group.rulePath]);",
    to: 'return JSON.stringify([group.ruleId, group.rulePath]);',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a group that comes again on one page is the same one',
    file: 'evidence/read-search.ts',
    from: 'issues: issues + group.issuesCount,',
    to: 'issues: group.issuesCount > issues ? group.issuesCount : issues,',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a rule that comes again on another page is another one',
    file: 'evidence/read-search.ts',
    from: 'if (known !== undefined && known.count !== issues) this.isSettled = false;',
    to: '',
    caughtBy: FINDINGS,
  },
  {
    name: 'severities are added up before they are compared',
    file: 'policy/judgement/plan.ts',
    from: "condition.compare === 'new' ? sum.flatMap(splitBySeverity) : []",
    to: "condition.compare === 'new' ? sum.flatMap(splitBySeverity).slice(0, 0) : []",
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'an unsettled baseline is compared with',
    file: 'policy/judgement/judge-condition.ts',
    from: 'if (there === undefined || baselineShortfall?.areCountsLowerBounds === false) return undefined;',
    to: "if (there === undefined || baselineShortfall?.message === '') return undefined;",
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'the new total is told against an unsettled baseline',
    file: 'gate/record/reported-counts.ts',
    from: 'if (there === undefined || baselineShortfall !== undefined) return undefined;',
    to: "if (there === undefined || baselineShortfall?.message === '') return undefined;",
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'a doubt of the baseline is a doubt of the branch',
    file: 'evidence/read-evidence.ts',
    from: 'shortfall: shortfallOf(here.side, here.lag, plan.isUnratedAccepted),',
    to: 'shortfall: shortfallOf(there ?? here.side, here.lag, plan.isUnratedAccepted),',
    caughtBy: TRUE_WORLDS,
  },
  {
    name: 'only open issues count',
    file: 'platform/requests/gate-requests.ts',
    from: 'aggregateIssueStates: search.states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),',
    to: "aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'],",
    caughtBy: FINDINGS,
  },
  {
    name: 'counts are rounded',
    file: 'platform/schema/wire.ts',
    from: "export const count = lexeme('is not a count')\n  .refine(isDigits, { error: 'is not a count', abort: true })\n  .transform(BigInt);",
    to: "export const count = lexeme('is not a count')\n  .refine(isDigits, { error: 'is not a count', abort: true })\n  .transform((value) => BigInt(Number(value)));",
    caughtBy: FINDINGS,
  },
  // Transport
  {
    name: '404 is an empty answer',
    file: 'platform/attempt.ts',
    from: '    if (response.statusCode !== 200) {\n',
    to: "    if (response.statusCode === 404) return { kind: 'answered', answer: { text: '{}', serverTimeMs } };\n    if (response.statusCode !== 200) {\n",
    caughtBy: TRANSPORT,
  },
  {
    name: 'redirects are followed',
    file: 'platform/attempt.ts',
    from: '    body = response.body;\n',
    to: "    body = response.body;\n    const location = headerText(response.headers, 'location');\n    if (response.statusCode >= 300 && response.statusCode < 400 && location !== undefined) {\n      return await attemptCall(dispatcher, { ...call, url: new URL(location, call.url) }, headers, limits);\n    }\n",
    caughtBy: TRANSPORT,
  },
  {
    name: 'any 2xx is a success',
    file: 'platform/attempt.ts',
    from: 'if (response.statusCode !== 200) {',
    to: 'if (response.statusCode < 200 || response.statusCode > 299) {',
    caughtBy: TRANSPORT,
  },
  {
    name: 'bodies have no size limit',
    file: 'http/capped-body.ts',
    from: 'if (bytes > MOST_ANSWER_BYTES)',
    to: 'if (bytes > MOST_ANSWER_BYTES * 1000)',
    caughtBy: [...TRANSPORT, ...PROCESS],
  },
  {
    name: 'a retry comes before Retry-After is over',
    file: 'platform/retry-timing.ts',
    from: 'return { ms: asked + failed.random * SPREAD_MS,',
    to: 'return { ms: asked / 4,',
    caughtBy: TRANSPORT,
  },
  {
    name: 'no limit of attempts',
    file: 'platform/retry-timing.ts',
    from: 'if (failed.attempt >= MAX_ATTEMPTS) return giveUp(`after ${MAX_ATTEMPTS} attempts`);',
    to: '',
    caughtBy: TRANSPORT,
  },
  {
    name: 'the time limit ends with the headers',
    file: 'platform/attempt.ts',
    from: '    body = response.body;\n',
    to: '    body = response.body;\n    cut.end();\n',
    caughtBy: TRANSPORT,
  },
  {
    name: 'no time limit of an attempt',
    file: 'http/cut.ts',
    from: '  }, limits.timeoutMs);',
    to: '  }, limits.timeoutMs * 1000);',
    caughtBy: TRANSPORT,
  },
  // Secrets and hostile text
  {
    name: 'tokens are not masked',
    file: 'action/workflow-log.ts',
    from: 'if (secret.length >= SHORTEST_SECRET) setSecret(secret);',
    to: '',
    caughtBy: SECRETS,
  },
  {
    name: 'pages are not redacted',
    file: 'gate/door/gate-job.ts',
    from: 'publish(redactRecord(inOwnWords(report), redact), door.sinks',
    to: 'publish(inOwnWords(report), door.sinks',
    caughtBy: SECRETS,
  },
  {
    name: 'log lines are not broken up',
    file: 'report/text/log-text.ts',
    from: 'return breakCommands(clean(text, MOST_OF_A_LINE));',
    to: 'return clean(text, MOST_OF_A_LINE);',
    caughtBy: INJECTION,
  },
  {
    name: 'code spans have one backtick',
    file: 'report/text/markdown.ts',
    from: "const fence = '`'.repeat(absentRun(inside));",
    to: "const fence = '`'.repeat(Math.min(1, absentRun(inside)));",
    caughtBy: INJECTION,
  },
  // Comment
  {
    name: 'the marker is enough to make a comment ours',
    file: 'github/comment-write.ts',
    from: '    .filter((comment) => isWrittenBy(author, comment))\n',
    to: '',
    caughtBy: COMMENT,
  },
  {
    name: 'an older run overwrites a newer one',
    file: 'github/comment-write.ts',
    from: "if (own.some(({ marker }) => isNewer(marker, draft))) return stop({ url, notice: 'a newer run has written it' });",
    to: '',
    caughtBy: COMMENT,
  },
  {
    name: 'a comment is written for another head',
    file: 'github/comment-write.ts',
    from: "if (headSha !== draft.head) return stop({ notice: 'the pull request has moved on to another commit' });",
    to: '',
    caughtBy: COMMENT,
  },
];
