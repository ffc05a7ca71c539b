import { existsSync } from 'node:fs';

/**
 * The faults and attacks that the gate must survive, and what it must do. Groups: process, settings, commit, scan,
 * findings, transport, secrets, hostile text, comment, limits, repository, worlds without a fault (L, M), surroundings
 * of the process (N), an adversary's worlds (O).
 */
export type FaultRow = {
  readonly id: string;
  readonly fault: string;
  readonly due: string;
  /** The tool that it is about: its tests are among those of that tool, and there is no row where these are not. */
  readonly of?: 'audit' | 'fleet';
};

const ROWS: readonly FaultRow[] = [
  {
    id: 'A1',
    fault: 'a promise never settles (mock accepts, loop drains)',
    due: '`internal`, exit 2; `beforeExit` hook prints reason',
  },
  {
    id: 'A2',
    fault: 'throw inside any stage / rejected un-awaited promise',
    due: '`internal`, one-line message, no stack',
  },
  {
    id: 'A3',
    fault: 'SIGINT, then SIGTERM, during wait',
    due: '`cancelled`, exit ≠0 in < 2 s (the runner gives 7.5 s); no comment that says pass',
  },
  { id: 'A4', fault: 'stdout closed (EPIPE)', due: 'verdict unchanged' },
  {
    id: 'A5',
    fault: '`GITHUB_OUTPUT` unset, missing file, read-only, disk full',
    due: 'exit code of the verdict; warning; **no `::set-output`** on stdout',
  },
  {
    id: 'A6',
    fault: '`GITHUB_STEP_SUMMARY` unset / unwritable / already 1,000 KiB',
    due: 'verdict unchanged; short or no summary, never > limit',
  },
  { id: 'A7', fault: '`Date.now` jumps −1 h / +1 h / frozen mid-wait', due: 'deadline obeyed (monotonic clock)' },
  { id: 'A8', fault: 'SIGSTOP 5 s then SIGCONT', due: 'still ends by deadline + 5 s; no burst of polls' },
  { id: 'A9', fault: 'heap pressure: 100 MB body', due: '`too-large` before 256 MB RSS' },
  {
    id: 'A10',
    fault: 'wrong Node (20 vs 24), bundle copied to an empty dir',
    due: 'runs, or exits ≠0 with a clear message',
  },
  { id: 'A11', fault: '`RUNNER_DEBUG=1`', due: 'more lines, same secrets rule' },
  {
    id: 'A12',
    fault: 'any step after verdict throws (comment render bug)',
    due: 'the exit code of the verdict is kept (fail stays 1, pass stays 0 with a warning)',
  },
  {
    id: 'A13',
    fault: 'nothing is proven, and only a program reads the result (JUnit, SARIF, Code Quality)',
    due: 'an error in each file, with the reason; never an empty file',
  },
  {
    id: 'B1',
    fault: 'API token empty (fork, Dependabot, typo in secret name)',
    due: '`no-token`; says which event kinds get no secrets; **0 requests**',
  },
  {
    id: 'B2',
    fault: 'token with `\\n`, spaces inside, non-ASCII, 1 char, 10 KB',
    due: '`config`; value not printed; no header injection',
  },
  { id: 'B3', fault: 'unknown `INPUT_*` (misspelled limit)', due: '`config` naming it (the runner only warns)' },
  {
    id: 'B4',
    fault: 'number input `abc`, `-1`, `1e3`, `0x10`, `1.5`, `５`, `99999999999999999999`, `NaN`, `null`',
    due: '`config` each; only `0` or digits without a leading zero',
  },
  {
    id: 'B5',
    fault: 'boolean input `yes`, `1`, `on`',
    due: '`config` (never truthiness of a text); blank = the default',
  },
  {
    id: 'B6',
    fault: 'duration negative, without unit, `1e9s`, over 6 h',
    due: '`config`; `wait-timeout: 0s` asks once',
  },
  { id: 'B7', fault: '`required-products` with an unknown or duplicate name', due: '`config`' },
  {
    id: 'B8',
    fault: 'policy weakened in PR head (workspace file permissive, base strict)',
    due: 'reads the base through the API at a resolved SHA; fail; the report notes "policy changed in this PR, not applied" and shows the policy SHA',
  },
  { id: 'B9', fault: 'policy absent on base', due: '`policy-missing` unless the policy is in the inputs' },
  {
    id: 'B10',
    fault: 'contents API 403/404/5xx/timeout/redirect/HTML',
    due: 'inconclusive; **never fall back to the workspace**',
  },
  {
    id: 'B11',
    fault: 'contents returns dir array / symlink / submodule / `encoding:none` (>1 MB) / wrong sha',
    due: '`policy-invalid`',
  },
  { id: 'B12', fault: 'policy path `../x`, `/etc/passwd`, `a%2f..`, URL, NUL, backslash', due: '`config`, 0 requests' },
  {
    id: 'B13',
    fault: 'policy syntax error, unknown key, duplicate key, wrong type, alias bomb, `__proto__`, BOM, UTF-16, 1 MiB',
    due: '`policy-invalid` with the line; unknown keys are refused',
  },
  {
    id: 'B14',
    fault: 'policy file sets mode, base-url, token or report settings',
    due: '`policy-invalid` (workflow-only settings)',
  },
  {
    id: 'B15',
    fault: 'base branch moves between start and read',
    due: 'the branch is resolved to a SHA once; that SHA is reused and shown',
  },
  {
    id: 'B16',
    fault: 'exception/ignore entry expired, malformed date, far future, no reason',
    due: 'expired: the issues count; malformed: `policy-invalid`',
  },
  { id: 'B17', fault: '`NODE_TLS_REJECT_UNAUTHORIZED=0` in the environment', due: '`tls`' },
  {
    id: 'B18',
    fault:
      'base-url `http://` off loopback, with userinfo, query, fragment, `169.254.169.254` over http, trailing `/..`, no scheme',
    due: '`config`, 0 requests; a trailing slash or a path prefix is fine',
  },
  { id: 'B20', fault: 'proxy env with password; NO_PROXY', due: 'used; the password is not shown anywhere' },
  {
    id: 'C1',
    fault: '`pull_request`: only a scan of `GITHUB_SHA` (merge commit) exists',
    due: 'not accepted; `no-scan` at the deadline',
  },
  { id: 'C2', fault: '`pull_request`: scan of head.sha, branch `refs/pull/N/merge`', due: 'accepted' },
  {
    id: 'C3',
    fault: '`pull_request_target`: `GITHUB_SHA` = default branch tip, which has a clean scan',
    due: 'uses head.sha of the payload; `no-scan`, not pass',
  },
  {
    id: 'C4',
    fault: 'fork branch named `main` under `pull_request_target` (scan branch = `main`)',
    due: 'needs the commit **and** `meta.pull_request_id`',
  },
  { id: 'C5', fault: '`merge_group`', due: 'uses head_sha of the payload; else `bad-event`' },
  { id: 'C6', fault: '`push` normal / tag / branch deletion (`after`=0…0)', due: 'accepted / accepted / `bad-event`' },
  {
    id: 'C7',
    fault: '`workflow_run`, `pull_requests: []`',
    due: '`workflow_run.head_sha`, the one open pull request of that head asked from GitHub (then its comment too), else all refs of the commit; of a fork, or with several, O19',
  },
  {
    id: 'C8',
    fault: '`schedule`,`workflow_dispatch`,`issue_comment`,`release`',
    due: 'first two: GITHUB_SHA; others `bad-event`',
  },
  {
    id: 'C9',
    fault: 'event file missing / truncated / array / 20 MB / head.sha missing, short, upper-case, 41 hex, `HEAD`',
    due: '`bad-event`',
  },
  {
    id: 'C10',
    fault: 'API commit is a prefix, upper-case, padded, or null',
    due: 'only an equal commit of 40 or 64 lower-case hex digits is accepted',
  },
  { id: 'C11', fault: 'same commit scanned for **another PR** (other base, other diff)', due: 'not accepted' },
  { id: 'C12', fault: 'same commit in a fork/mirror repository (other `repository_id`)', due: 'not accepted' },
  {
    id: 'C13',
    fault: 'two repositories match the name / rename / case difference',
    due: 'ids decide; two ids: `wrong-repository`; names match without regard to case',
  },
  {
    id: 'C14',
    fault: 're-run of a run: older COMPLETED + newer RUNNING for same commit',
    due: 'waits for the newer one',
  },
  { id: 'C15', fault: 're-run: older COMPLETED clean + newer COMPLETED dirty', due: 'the newest decides: fail' },
  {
    id: 'C16',
    fault: 'newer scan ERROR, older COMPLETED',
    due: '`scan-failed` (the older one does not count), unless a still newer one completes',
  },
  {
    id: 'C17',
    fault: 'head force-pushed during the wait',
    due: 'the exit code is that of *our* sha; the comment is not overwritten if `pulls.get().head.sha` differs',
  },
  {
    id: 'C18',
    fault: 'forged scan: PR\'s own workflow holds the token and uploads a fake "clean" scan for the commit',
    due: 'the API cannot show it; README: required workflow or ruleset, no token for code of the PR; the report shows the host of `ci_job_url`',
  },
  { id: 'C19', fault: 'PR draft / closed / converted', due: 'still judged' },
  {
    id: 'C20',
    fault: "job removed, `if:` skipped, `continue-on-error` in PR's workflow",
    due: 'the gate cannot prevent it; README asks for a required workflow and says that a skipped job counts as a success',
  },
  {
    id: 'D1',
    fault: 'no scan ever',
    due: 'polls until the deadline, then `no-scan` with hints: 30-day window, scope of the token, name of the repository; names the newest scan of the pull request, of its own project alone',
  },
  { id: 'D2', fault: 'appears at 3rd poll; PENDING→RUNNING→COMPLETED', due: 'pass' },
  { id: 'D3', fault: 'always RUNNING', due: '`scan-running` with last status and age' },
  {
    id: 'D4',
    fault: 'ERROR / CANCELLED / NEVER_FINISHED newest',
    due: 'one more poll (after one interval) for a newer one, then `scan-failed` with its name',
  },
  {
    id: 'D5',
    fault: 'COMPLETED with exit_code 2 or -1 / `"x"`',
    due: '`scan-inconsistent` / `contract` (0, 1, `"0"`, `"1"`, null and absent are fine)',
  },
  {
    id: 'D6',
    fault: 'COMPLETED, exit 0, but findings_counts.total>0 (or exit 1 and 0)',
    due: 'tolerated and noted; never decides',
  },
  {
    id: 'D7',
    fault: 'new status `SCAN_STATUS_PAUSED`, lower case / a number, null',
    due: 'not finished: wait to the deadline, then `scan-running` with the value shown escaped / `contract`',
  },
  { id: 'D8', fault: 'only `is_partial_scan:true`', due: '`partial-only`' },
  {
    id: 'D9',
    fault: '`is_full_scan:true` **and** `is_partial_scan:true` (incident scan) newer than the real one',
    due: 'skipped; the older one that is not partial decides',
  },
  { id: 'D10', fault: 'a scan flag is missing or null / is `"false"` or 1', due: 'false / `contract`' },
  { id: 'D11', fault: 'required product absent from `enabled_products`', due: '`product-missing` that names it' },
  {
    id: 'D12',
    fault: '`enabled_products` empty, null, other case, `PRODUCT_SAST`, an unknown extra',
    due: 'read as in api-notes; unknown extra tolerated; an empty list covers nothing',
  },
  {
    id: 'D13',
    fault: 'two eligible scans cover different products (SAST in one, SCA in the other)',
    due: 'accepted only if each required product is covered by an eligible scan of this commit',
  },
  { id: 'D14', fault: 'list unordered; newest on page 3 of 3; 500 per page', due: 'all pages read within the window' },
  { id: 'D15', fault: 'equal `started_at`', due: 'larger id (BigInt) wins' },
  {
    id: 'D16',
    fault: '`started_at` malformed, missing or empty / future by a day, or after `completed_at`',
    due: '`contract` / `scan-inconsistent`',
  },
  { id: 'D17', fault: '`completed_at` missing or an empty text on COMPLETED', due: 'tolerated, noted' },
  { id: 'D18', fault: "server ignores repo/branch filters (returns others' scans)", due: 'the gate filters by itself' },
  {
    id: 'D19',
    fault: 'detail disagrees: other commit / repo / PR / deployment / `meta:null`',
    due: '`scan-inconsistent`',
  },
  { id: 'D20', fault: 'detail 404 for 2 polls then 200 / forever', due: 'pass / error' },
  {
    id: 'D21',
    fault: 'list id `"9007199254740993"`, detail id integer 9007199254740993',
    due: 'equal, compared digit by digit',
  },
  {
    id: 'D22',
    fault: 'list id `../../permissions/v2/deployments/1/teams/1`, `1?x`, `1#`, `1/..`, `` , 20 digits',
    due: '`contract` before any request is built',
  },
  { id: 'D24', fault: 'deployment id in response ≠ configured', due: '`scan-inconsistent`' },
  {
    id: 'D25',
    fault: 'poll politeness',
    due: 'interval 10 s ±20 % jitter, first poll at once, gaps as in [the rules](verdict-rules/how-long-it-waits.md), follows Retry-After',
  },
  { id: 'E1', fault: 'same cursor returned again', due: '`cursor-loop` after ≤1 repeat' },
  {
    id: 'E2',
    fault: 'cycle A→B→A; cursor differing only by padding',
    due: '`cursor-loop` (seen cursors are remembered)',
  },
  { id: 'E3', fault: 'endless fresh cursors with empty pages', due: '`page-limit` (200 pages)' },
  {
    id: 'E4',
    fault: 'end marked by `""`, null, absent',
    due: 'all three end; **`""` is never sent back** (it restarts page 1)',
  },
  { id: 'E5', fault: 'empty page with a fresh cursor in the middle', due: 'reading continues' },
  {
    id: 'E6',
    fault: 'page 2 always fails; page 1 is under the limit / over the limit',
    due: 'inconclusive / incomplete fail; the groups of page 1 are still listed',
  },
  {
    id: 'E7',
    fault: 'group on two pages, same count / different count',
    due: 'counted once / the larger count is kept and all is read again, at most 3 times, then `unstable`',
  },
  {
    id: 'E8',
    fault: 'group moves from unread to read page (missed) with `total` unchanged',
    due: 'the searches disagree and are read again, then `unstable`',
  },
  {
    id: 'E9',
    fault: '`total` smaller, larger, missing, or changing between pages',
    due: 'one more reading, then a line of the proof; never the verdict',
  },
  {
    id: 'E10',
    fault: '`groups` null, object or string; 200 `{"error":…}`; 200 `[]`; 200 `null`; `{"total":"5"}` without groups',
    due: '`contract`; `{}` and `{"total":"0","cursor":""}` are an empty page',
  },
  {
    id: 'E11',
    fault: '`issuesCount` `"03"`, `" 3"`, `"-1"`, `"1e3"`, `"3.0"`, `"0x3"`, `""`, null, true, missing, 20 digits',
    due: '`contract`; `"3"` and 3 are fine; int64 exact, or `contract`: never rounded',
  },
  { id: 'E12', fault: 'counts summing over 2^53', due: 'compared exactly at the limit and at limit ±1' },
  { id: 'E13', fault: 'negative/NaN via JSON tricks: `1e999`, `-0`, `NaN`', due: '`contract` / `contract`' },
  {
    id: 'E14',
    fault: 'per-severity sums below the unrated search (a severity the client does not know)',
    due: '`unclassified`, unless `max-unrated` is set: then counted there',
  },
  {
    id: 'E15',
    fault: 'server ignores `severities`',
    due: 'the four severities find more than the search over all: 3 readings, then `unstable`',
  },
  {
    id: 'E16',
    fault: 'wrong ref spelling: 0 groups though the scan counted findings',
    due: 'the all-states barrier: `index-lag` with a hint on the ref, never a pass',
  },
  {
    id: 'E17',
    fault: 'findings only in a product that is not searched',
    due: 'each required product is searched; the request bodies are compared with expected ones',
  },
  {
    id: 'E18',
    fault: 'states OPEN, REVIEWING, FIXING, UNKNOWN / PROVISIONALLY_IGNORED, IGNORED_APP, IGNORED_CODE, FIXED, REMOVED',
    due: 'the first four count by default, the others do not; `states` may change it',
  },
  {
    id: 'E19',
    fault: 'archived project (its results are left out)',
    due: '`includeArchived` is never sent as true (it would return *only* archived ones); the barrier catches it',
  },
  { id: 'E20', fault: 'deprecated members rejected by server (`issueType`,`status`)', due: 'never sent' },
  {
    id: 'E21',
    fault: 'unknown extra fields everywhere; unknown enum in display field',
    due: 'tolerated, with one line of the proof',
  },
  {
    id: 'E22',
    fault: 'rule id `__proto__`, `constructor`, "" , 100 KB, duplicate ignoring case',
    due: 'rules are kept apart by their exact text; no crash; all are counted',
  },
  {
    id: 'E23',
    fault: 'duplicate JSON keys (`"total":"0","total":"9"`)',
    due: 'refused by the strict parser; never lowers a count silently',
  },
  { id: 'E24', fault: 'secret text in `ruleDefinition`/`ruleTestCases`', due: 'never printed' },
  { id: 'E25', fault: 'edges of a limit: count = limit, limit+1, limit 0, no limit', due: 'fail only when > limit' },
  { id: 'F1', fault: '429 Retry-After `3`', due: 'waits ≥3 s, then pass' },
  {
    id: 'F2',
    fault: '429 with HTTP-date (and server `Date` skewed ±1 h)',
    due: 'waits for the date − **server Date**',
  },
  {
    id: 'F3',
    fault: 'Retry-After `-1`,`0`,`soon`,`1e9`,`120, 60`,past date,empty',
    due: 'own back-off (or no retries left); never a busy loop',
  },
  {
    id: 'F4',
    fault: 'Retry-After beyond the deadline',
    due: 'stops at once with `rate-limited`, says until when; **no early retry**',
  },
  { id: 'F5', fault: '500, 502, 503, 504, 408, 425 once, at each request of the run', due: 'pass, one extra request' },
  { id: 'F6', fault: 'same, forever', due: '`server` after 4 attempts' },
  { id: 'F7', fault: '400/405/409/422/501', due: '`api-changed`, no retry' },
  { id: 'F8', fault: '401/403', due: 'at most 1 retry to be sure, then `auth` (Web API permission, scopes)' },
  { id: 'F9', fault: '404 on search/list; 404 deployment', due: '`not-found`, **not "no findings"**' },
  { id: 'F10', fault: '410 `DEPLOYMENT_MIGRATED`', due: '`gone`, no retry' },
  {
    id: 'F11',
    fault: 'refused, reset before headers, reset mid-body, EPIPE, DNS NXDOMAIN, EAI_AGAIN, idle keep-alive reset',
    due: 'retried within the quota; then `network`',
  },
  { id: 'F12', fault: 'TLS: self-signed, expired, wrong host, TLS1.0', due: '`tls`, no retry' },
  {
    id: 'F13',
    fault: 'accept and never answer; headers then stall; 1 byte/s drip',
    due: 'the time limit of an attempt (30 s, scaled) covers the body',
  },
  {
    id: 'F14',
    fault: 'content-length longer than body; chunked cut after **valid JSON prefix**',
    due: 'retried; the prefix is never parsed',
  },
  {
    id: 'F15',
    fault: '301/302/303/307/308, same origin / other origin / https→http',
    due: '`redirect`, 0 hits at target',
  },
  {
    id: 'F16',
    fault: "200 with an HTML login page, no content type, BOM, UTF-16, invalid UTF-8, empty body, 204, `)]}'` prefix",
    due: '`contract` unless it is exactly the JSON expected',
  },
  {
    id: 'F17',
    fault: 'gzip or br body, 50 layers of encoding, a 10 MB bomb',
    due: 'read if its decoded size is within the limit, else `contract` / `too-large`',
  },
  { id: 'F18', fault: 'body > 16 MiB; depth 10,000; 10^6 keys', due: '`too-large` / `contract`, fast' },
  { id: 'F19', fault: 'endless 1xx; 64 KiB header; duplicate content-length', due: '`network`' },
  {
    id: 'F20',
    fault: '50 % of the answers are errors, over 100 requests',
    due: 'the quota of 20 retries ends it with `budget`, or it passes within the quota; at most 1.25 times the requests plus 20',
  },
  {
    id: 'F21',
    fault: 'jitter',
    due: '200 recorded delays: all from 0 to the maximum, not all equal, different in two runs; equal with the same seed',
  },
  { id: 'F22', fault: 'POST search is retried', due: 'yes (read-only)' },
  {
    id: 'G1',
    fault: 'server echoes the token in body, header, status text, cursor, error JSON',
    due: 'redacted in every sink, also in the comment',
  },
  { id: 'G2', fault: 'token in base64/URI/JSON-escaped/hex form echoed', due: 'redacted' },
  { id: 'G3', fault: 'GitHub API echoes its token in `message`', due: 'redacted' },
  { id: 'G4', fault: 'octokit `Link` to other origin / redirect on comments API', due: 'not followed' },
  {
    id: 'G5',
    fault: '`add-mask` order',
    due: 'the first lines on stdout mask both tokens, before any request; a mask never has less than 8 characters',
  },
  { id: 'G6', fault: 'author e-mail, image URLs, PR title in `meta`', due: 'not printed' },
  { id: 'G7', fault: 'secrets-product findings', due: 'only rule, count, place, kind and validation are shown' },
  { id: 'G8', fault: 'crash with token in `cause` chain / `util.inspect`', due: 'only a message of one line' },
  {
    id: 'G9',
    fault: 'token on argv/env of children; files written',
    due: 'no child process; no file besides the three files of the runner',
  },
  {
    id: 'H1',
    fault: '`\\n::error::x`, `\\r::add-mask::pass`, `::stop-commands::t`, `%0A::set-output`',
    due: 'no command created',
  },
  {
    id: 'H2',
    fault: '`##[error]x`, `##[add-mask]pass`, `##[endgroup]` in the middle of a line',
    due: 'broken up (zero-width or space after `##`)',
  },
  {
    id: 'H3',
    fault: 'U+2028/2029, NEL, VT, FF, NUL, lone surrogates, ANSI CSI/OSC-8 links',
    due: 'replaced visibly (`\\u2028`), ≤ limit',
  },
  { id: 'H4', fault: '`|`, newline, tab in table cell', due: 'one row, same column count' },
  { id: 'H5', fault: 'runs of back-ticks 1..12, trailing space, `~~~`', due: 'stays one code span' },
  {
    id: 'H6',
    fault: '`<img src=…>`, `<details>`, `</table>`, `<!--`, `-->`, multi-line tag, `<a href=javascript:>`',
    due: 'shown as text',
  },
  {
    id: 'H7',
    fault: '`@user`, `@org/team`, `#1`, `o/r#1`, `GH-1`, 40-hex, `www.x.y`, bare URL, e-mail, `:tada:`',
    due: 'no mention/link/emoji',
  },
  {
    id: 'H8',
    fault:
      '`![](http://evil/b.png)`, `[x](url)`, `[x][y]`+`[y]: url`, footnote, `$$`, mermaid fence, setext `---`, `# `',
    due: 'shown as text',
  },
  {
    id: 'H9',
    fault: 'our marker text inside a rule id',
    due: 'shown as text; our marker is on the page exactly once, on line 1',
  },
  {
    id: 'H10',
    fault: 'bidi overrides, zero-width, tag characters, homoglyph "Passed"',
    due: 'escaped; verdict words come only from the template',
  },
  { id: 'H11', fault: "`$&`, `` $` ``, `$'` (String.replace), `%s`, `${}`", due: 'shown as text' },
  {
    id: 'H12',
    fault: '`ghadelimiter_…`, newline in output value',
    due: 'outputs file parses to the expected keys only',
  },
  { id: 'H13', fault: 'annotation property `,` `:` in file/title', due: 'escaped' },
  {
    id: 'H14',
    fault: 'API-supplied dashboard URL `javascript:`, `http:`, other host, userinfo',
    due: 'plain text unless it is https and its host is on the list of allowed ones',
  },
  { id: 'H15', fault: '1 MB string, ReDoS shapes (`aaaa…!`)', due: 'linear time, cut at 200 code points with `…`' },
  {
    id: 'H16',
    fault: '`/merge`, `@all`, `!7`, `]]>`, a NUL in the name of a rule, on a merge request of GitLab',
    due: 'nothing is carried out and nobody is mentioned; JUnit, SARIF and Code Quality stay valid',
  },
  { id: 'I1', fault: 'none exists / exists unchanged / exists changed', due: 'POST / no write / PATCH' },
  {
    id: 'I2',
    fault: 'other user posts the marker (before and after ours)',
    due: 'never edits it; creates or updates its own',
  },
  {
    id: 'I3',
    fault: 'other bot/app posts the marker; user named `github-actions`',
    due: 'the **id or app** of the author decides, not the name',
  },
  { id: 'I4', fault: 'spoofed marker claiming newer run/attempt', due: 'ignored (author)' },
  {
    id: 'I5',
    fault: 'marker quoted in the middle of our own other comment',
    due: 'only a marker on the first line with the right key and pull request counts',
  },
  {
    id: 'I6',
    fault: 'two own comments (left by a race)',
    due: 'updates the oldest, deletes the others if they are its own',
  },
  {
    id: 'I7',
    fault: 'ours on page 12; list endless; list fails mid-way',
    due: 'reads at most 30 pages, all of the same origin; if the list is incomplete, it **does not create** one and warns',
  },
  {
    id: 'I8',
    fault: 'POST → 502 but stored',
    due: 'lists the comments again before a second POST; exactly one comment',
  },
  { id: 'I9', fault: 'PATCH 404 (deleted meanwhile)', due: 'creates one' },
  {
    id: 'I10',
    fault: '403 read-only / 401 / 410 / 423 locked / archived',
    due: 'warning; verdict and summary unchanged; no retry',
  },
  { id: 'I11', fault: '422 too long', due: 'shortens it once, else warning' },
  {
    id: 'I12',
    fault: '403/429 secondary limit, Retry-After 60',
    due: 'waits only within the 30 s for the comment; else warning',
  },
  { id: 'I13', fault: 'comment carries newer (head, run_id, run_attempt) of ours', due: 'does not overwrite it' },
  { id: 'I14', fault: 'PR head ≠ our sha at write time', due: 'not written, with a notice' },
  {
    id: 'I15',
    fault: 'two gates race create (barrier in mock)',
    due: 'at most 2 comments now, exactly 1 after the next run; the content is that of the newer run',
  },
  { id: 'I16', fault: 'two gate jobs with different keys', due: 'two comments, never mixed up' },
  {
    id: 'I17',
    fault: 'viewer unknown (GraphQL 403)',
    due: 'uses the id of the app; if that is unknown, no comment and a warning',
  },
  { id: 'I18', fault: 'earlier `fail` comment, now pass', due: 'replaced, not left as it is' },
  { id: 'I19', fault: 'comment POST hangs', due: 'cut at its time limit; verdict in time' },
  {
    id: 'I20',
    fault: 'SIGKILL between comment and exit',
    due: 'a comment that says pass exists only if the verdict was pass',
  },
  {
    id: 'I21',
    fault: 'the token for the note of GitLab is missing, of the job, of elsewhere, or may only read; a redirect',
    due: 'warning that names what is missing; exit code and log unchanged; nothing is sent anywhere else',
  },
  {
    id: 'I22',
    fault:
      'a comment that said pass turns red; the new one, or the deletion of the old one, is refused, fails, hangs, or was stored all the same',
    due: 'a new one, then the old one goes; where no new one can be written the old one is edited, and so is one that cannot be deleted; never none, never two after the next run; verdict as without it',
  },
  { id: 'J1', fault: '10,000 groups', due: 'exact totals; the table has the worst first and ends with "and N more"' },
  {
    id: 'J2',
    fault: 'bodies at 59,999/60,000/60,001 and marker included; emoji/CJK',
    due: 'never 422; cut between rows, tables and fences are closed',
  },
  { id: 'J3', fault: "previous steps' text in the summary file", due: 'our part is shortened to fit 900 KiB in all' },
  { id: 'J4', fault: '50,000 scans / 200 pages', due: '≤ 256 MB, within the time limits, else `page-limit`' },
  { id: 'J5', fault: '500 violations', due: '≤ 10 annotations, the rest in the summary' },
  { id: 'J6', fault: '30 required (product × severity) queries', due: 'the report shows planned and sent requests' },
  { id: 'K1', fault: 'dist ≠ source', due: 'a new build gives the same bytes' },
  {
    id: 'K2',
    fault: 'dist needs node_modules / missing module stub',
    due: 'runs in an empty folder; no `webpackMissingModule`',
  },
  {
    id: 'K3',
    fault: 'hidden capabilities in dist',
    due: 'no `child_process`, `eval(`, `new Function`, `http2`/`net.connect` outside undici, no write besides the files of the runner',
  },
  {
    id: 'K4',
    fault: 'dependency drift',
    due: '`npm ci --ignore-scripts`; the lock file has only the npm registry, with integrity; ≤ 6 direct runtime dependencies',
  },
  {
    id: 'K5',
    fault: 'known CVEs',
    due: 'no known high or critical ones; undici ≥ 7.29.1 / 8.10.2, `@actions/core` ≥ 3',
  },
  {
    id: 'K6',
    fault: 'workflow hijack',
    due: '100 % `uses:` pinned to 40-hex; `permissions: {}` top level; no `pull_request_target`; zizmor + actionlint clean; `persist-credentials:false`',
  },
  {
    id: 'K7',
    fault: 'tag hijack of *our* action',
    due: 'immutable release, attestation; README shows how to pin the SHA, and `gh release verify`',
  },
  { id: 'K8', fault: 'action.yml / reference page / code drift', due: 'the generated tables are equal' },
  {
    id: 'K9',
    fault: 'example workflow unsafe',
    due: 'minimum permissions (`contents: read`, `pull-requests: write`), `concurrency`, `timeout-minutes` > deadline, required-workflow note',
  },
  { id: 'K10', fault: 'egress', due: 'only the two origins contacted in the whole suite' },
  {
    id: 'L1',
    fault:
      'newer finished `sca` scan of the commit beside an older `sast` scan: running / failed / running, with a newer finished `sast`',
    due: 'wait / `scan-failed` / judge',
  },
  {
    id: 'L2',
    fault: "pull request's diff scan with 2 new issues of a rule of which the base has 5, `baseline: base`",
    due: 'fail; nothing subtracted, nothing "fixed", no request for the baseline',
  },
  { id: 'L3', fault: "the same with a full scan that repeats the base's 5 beside 2 new ones", due: '2 new' },
  {
    id: 'L4',
    fault: "commit A dirty, B mends it, forced back to A: A's scan is old, the ref's issues are B's",
    due: '`superseded`',
  },
  { id: 'L5', fault: 'the other way: B brings a critical, A (clean) is re-run', due: '`superseded`, not a fail' },
  {
    id: 'L6',
    fault: 'pull request closed and reopened: its issues are REMOVED, its old scan reports findings',
    due: '`index-lag`, never a pass',
  },
  {
    id: 'L7',
    fault: 'own-ref scan two days ago (dirty, or failed), clean head-branch scan today',
    due: 'the own-ref scan decides',
  },
  {
    id: 'L8',
    fault:
      '`workflow_run`: two pull requests from one commit, the newer one clean; of a push; of a fork with an empty `pull_requests`',
    due: "the run's own pull request; the ref; the one open pull request, else all refs of the commit",
  },
  {
    id: 'L9',
    fault: '`workflow_run` of a push, a newer diff scan of a pull request at the same commit',
    due: "the push's own scan",
  },
  { id: 'L10', fault: '`findings_counts` left out, the detail counts 3, the index shows none', due: '`index-lag`' },
  {
    id: 'L11',
    fault: 'a scan that ended 5 s ago counts 5, the index shows 1 and 4 more come after 10 s',
    due: 'judged with 5',
  },
  {
    id: 'L12',
    fault: 'a baseline that never settles beside a broken condition that compares nothing',
    due: '`fail`, not softened',
  },
  { id: 'L13', fault: 'one rule id as a code and as a secrets rule, on one page', due: 'both count' },
  {
    id: 'L14',
    fault: 'a rule with a critical here and a low one on the base',
    due: '1 new, in condition, comment and `new-total`',
  },
  {
    id: 'L15',
    fault: 'a head-branch scan that covers secrets alone has old code issues',
    due: "they are not the pull request's",
  },
  {
    id: 'L16',
    fault: 'a scan that is running: its detail has no `meta`, no pull request, no repository yet',
    due: 'wait, ask again at its end',
  },
  {
    id: 'L17',
    fault: "two pull requests of one head branch: the other one's scan failed or runs on",
    due: 'ours decides',
  },
  { id: 'L18', fault: 'an unknown status without a start that later completes', due: 'wait, then judge' },
  {
    id: 'L19',
    fault: 'two projects carry one name, no `repository-id`, listed in either order, one still to come',
    due: '`wrong-repository` in both orders',
  },
  { id: 'L20', fault: 'a mirror on another host with the same owner and name', due: 'not ours' },
  {
    id: 'L21',
    fault: 'a deployment with 4,000 scans a day, no `repository-id`, the scan not listed yet',
    due: 'polls in the narrow window, one wide look-up of at most 40 pages, no `page-limit`',
  },
  { id: 'L22', fault: 'a policy of waivers alone, 3 criticals', due: 'fail by `fail-on-severity`' },
  { id: 'L23', fault: 'a comment of ours edited by a maintainer to say that it passed', due: 'written anew' },
  {
    id: 'L24',
    fault: '12 allowed criticals and one live secret that the policy forbids',
    due: "the secret's rule is named first in comment, summary and annotation",
  },
  {
    id: 'L25',
    fault: 'a waiver for a rule with 1 issue, 40 more come later, `max-issues: 1`',
    due: '40 count',
  },
  {
    id: 'L26',
    fault: 'the `ghs_` token of another app where GraphQL is refused',
    due: 'no second comment: one whose author turns out to be another is taken back, with a warning',
  },
  {
    id: 'L27',
    fault: '150 projects scanned the commit and each must be asked',
    due: 'at most 8 requests at a time, bounded in all',
  },
  {
    id: 'L28',
    fault: "matrix: secrets finished at 20 s, code is listed at 40 s; the branch's earlier scans ran both",
    due: 'waits for code; not scanned after all: `product-missing`',
  },
  {
    id: 'L29',
    fault: '`required-products: code`, its scan is listed after the first poll',
    due: 'waits to `discovery-timeout`, then `product-missing`',
  },
  {
    id: 'L30',
    fault: "head branch fully scanned minutes before, the pull request's own scan appears at 40 s",
    due: "the own scan decides; in a repository whose pull requests are never scanned the head branch's decides at once",
  },
  {
    id: 'L31',
    fault: 'code finished with 5 criticals, secrets failed, `on-inconclusive: scan-failed: warn`',
    due: 'fail, exit 1',
  },
  {
    id: 'L32',
    fault: "an older commit's slow scan started before ours and ended after it on the same ref",
    due: '`superseded`',
  },
  {
    id: 'L33',
    fault: '"re-run all jobs" after a failed scan: the new scan is listed at 30 s',
    due: 'the new one is judged',
  },
  { id: 'L34', fault: 'full push scan lists AI code and is stuck; nothing judges AI', due: 'not waited for' },
  {
    id: 'L35',
    fault: 'central policy, `ai-sast` condition with `if-scanned: true`, pull requests run no AI scan',
    due: 'not applicable, told',
  },
  {
    id: 'L36',
    fault: 'a scan of another commit completes on the ref while issues are read',
    due: 'the second look finds it: `superseded`',
  },
  {
    id: 'L37',
    fault: 'index shows 5 old lows, the scan that just ended says 1 (a critical that is not there yet)',
    due: 'looks again, judged with the critical',
  },
  {
    id: 'L38',
    fault: "the pull request's diff scan under a bare branch name rewrites the full scan's issues on that ref",
    due: '`superseded` for the push',
  },
  {
    id: 'M1',
    fault:
      "the last commit's code scan was cancelled by this push or still runs, its secrets scan had finished; or the newest scan of another pull request is half done; code is listed a second after the first look",
    due: 'waits for code',
  },
  {
    id: 'M2',
    fault:
      'full scans before and after count 3; one was mended, a critical came, the index is a few seconds behind; or diff scans ten days apart; or only supply chain was scanned between them',
    due: 'looks again, judged with the critical',
  },
  {
    id: 'M3',
    fault: "the scan has just ended and the index is behind for the condition's own search alone",
    due: 'not a pass',
  },
  {
    id: 'M4',
    fault:
      'criticals found two, and ten, days ago; the fix has just been scanned (says 0), the index is a few seconds behind',
    due: 'not a fail',
  },
  {
    id: 'M5',
    fault: "a branch that has an open pull request: its full scans name that pull request's number (CircleCI)",
    due: "they are the branch's; none is superseded by itself, no other branch's scan decides",
  },
  {
    id: 'M6',
    fault:
      'pull requests scanned under bare names: a clean head-branch scan is there, the own dirty one is listed later',
    due: 'the own one decides',
  },
  {
    id: 'M7',
    fault: 'tag and branch of one name, each in full, one clean and one dirty',
    due: 'each its own',
  },
  {
    id: 'M8',
    fault: 'one ref in two spellings, a list that compares the letter; the failed scan has the other spelling',
    due: 'is seen',
  },
  {
    id: 'M9',
    fault:
      'diff scans and full scans write one ref (bare names; nightly full scans), `baseline` given, the base has the same 5',
    due: 'not "5 new"',
  },
  {
    id: 'M10',
    fault: 'the detail writes `pull_request_id` as `""`, `"null"`, `"false"`, `"$(Some.Variable)"`',
    due: 'none',
  },
  {
    id: 'M11',
    fault: 'a newer scan that ran only a product which this version does not know: of another commit; running; failed',
    due: 'not superseded, not waited for',
  },
  {
    id: 'M12',
    fault: 'a CANCELLED re-run beside a COMPLETED scan of the same commit, ref and product',
    due: 'judged, told',
  },
  {
    id: 'M13',
    fault: "a bare commit: the old feature branch's scan was cancelled or superseded, main's full scan is there",
    due: "judged by main's",
  },
  {
    id: 'M14',
    fault: 'a scan of an hour ago counts 401, the index finds 1',
    due: '`index-gap`; a fail where the one breaks a limit already',
  },
  {
    id: 'M15',
    fault: '`findings_counts` says 0, `stats.findings` says 3',
    due: "the list's word",
  },
  {
    id: 'M16',
    fault: 'pull requests are scanned for code alone, branches for everything',
    due: 'no wait of `discovery-timeout` for the rest on each pull request',
  },
  {
    id: 'M17',
    fault: 'two parts of a monorepo scanned the commit, `repository` is the whole: either listed first',
    due: '`wrong-repository`, both named, whatever the order; with display name or id each can be judged, with `projects: all` both',
  },
  {
    id: 'M18',
    fault: 'the project asked for is clean, a sibling part has 2 criticals',
    due: 'pass, and every page names the sibling as not judged',
  },
  {
    id: 'M19',
    fault:
      'GitLab merged results and merge train, Jenkins `PR-7`, Azure Repos by id, CircleCI branch, Travis branch, `null` of a Jenkins file: the worlds of `scan-labels.json`',
    due: 'finds the scan',
  },
  {
    id: 'M20',
    fault: '`merge_group` with `commit-status`',
    due: "the status stands on the head and on the group's commit",
  },
  {
    id: 'M21',
    fault: '`if-scanned` and a product that recent commits were scanned with, listed late',
    due: 'waited for like any usual product',
  },
  {
    id: 'M22',
    fault: "a full, bare scan of a fork's pull request whose detail has no `meta` while it runs",
    due: 'waited for',
  },
  {
    id: 'M23',
    fault:
      "`required-scan: full`, and the pull request's own diff scan is clean; no full scan, or one of the head branch that found a critical",
    due: '`no-scan`; judged by the full one',
  },
  {
    id: 'M24',
    fault:
      'the change that brings a critical suppresses it in the code; or somebody ignores it on the platform, before the scan or after it',
    due: 'a condition with these states counts it; the limits of `fail-on-severity` hold beside it',
  },
  {
    id: 'M25',
    fault: 'what was silenced has a severity that is not known, or more by severity than in all',
    due: '`unclassified`; `unstable`',
  },
  {
    id: 'M26',
    fault: "`triaged-within`, and the runner's clock is a month ahead or behind",
    due: "counted by the platform's clock, which dates the triage",
  },
  {
    id: 'M27',
    fault: 'a condition on the rest, while a search for what it leaves out fails or the index is being filled',
    due: 'not proven: what is left is no lower bound',
  },
  {
    id: 'M28',
    fault: 'the platform does otherwise than a row of [spec-gaps.md](spec-gaps.md) assumes, one row or two at a time',
    due: 'no pass that is not due, but where the row says so; a doubt that comes of it names `findings-gate doctor`',
  },
  {
    id: 'N1',
    fault: 'an earlier step exports `input_mode=report`, `Input_Max-Critical=none`, `input_base-url=…`',
    due: '`config` that names it; no token is sent anywhere',
  },
  {
    id: 'N2',
    fault:
      'an output path leads to a pipe, a device, `/dev/stdout`, below `/proc`, a folder, a full disk; to a link (of a pull request) to another file; a file that takes no byte',
    due: 'a warning; nothing that is no file is ever replaced, no link followed to a file; the run ends in time',
  },
  {
    id: 'N3',
    fault:
      'SIGINT or SIGTERM while a local read blocks (stdin, a pipe as policy, token file, record, `.git/HEAD`, event)',
    due: 'ends within 2 s with `cancelled`; what is no file where only one can be is not waited for at all',
  },
  {
    id: 'N4',
    fault: "a stranger's hundred longest comments or notes",
    due: 'our own comment is still kept up to date: a page that is too large is asked for in smaller ones',
  },
  {
    id: 'N5',
    fault: '`[[[ATTACHMENT|…]]` and overlapping forms in every name of a JUnit file',
    due: 'no attachment',
  },
  {
    id: 'N6',
    fault: 'one path for two things (report and record, report and policy, two formats, a file of the runner)',
    due: '`config`; nothing is written or removed',
  },
  {
    id: 'N7',
    fault: 'a `.git` file of ours that leads to a folder of another user',
    due: 'not believed',
  },
  {
    id: 'N8',
    fault: 'somebody edits our comment and raises the run in its marker',
    due: 'written anew: what somebody changed is not believed',
  },
  {
    id: 'N9',
    of: 'audit',
    fault: 'a record with times beyond the calendar, nested 20,000 deep, doubled members',
    due: '`config`',
  },
  {
    id: 'N10',
    fault: 'a policy with 40,000 unknown keys; with a lone carriage return or a direction mark',
    due: 'two seconds at most, the first hundred problems and how many more; `policy-invalid`',
  },
  {
    id: 'N11',
    fault: '`$(FINDINGS_GATE_TOKEN)`, `${TOKEN}` and the like where a secret is missing',
    due: '`no-token`, nothing is sent',
  },
  {
    id: 'N12',
    fault: 'http through a proxy, `GITHUB_API_URL` with http off loopback',
    due: 'refused',
  },
  {
    id: 'N13',
    fault: 'a report file of an earlier run, and a run that is killed',
    due: 'no old report stays',
  },
  {
    id: 'N14',
    fault: '`issues --json` with a reader that stops, then SIGTERM',
    due: 'not exit 0',
  },
  {
    id: 'N15',
    fault:
      'the issue list answers 500, 404, HTML, garbage, wrong types, 20 MB, an endless cursor, a redirect, `Retry-After: 60`, the token; hangs; contradicts the counts; its paths are absolute, climb, hold line breaks, markup, commands',
    due: 'all else as without it, at most 5 s later; hostile text is text',
  },
  {
    id: 'N16',
    fault: 'the recipe runs a script from the checkout under test beside the token',
    due: 'no recipe does',
  },
  {
    id: 'N17',
    fault:
      'a comment is planted that looks like ours in every way, of a run that never was: by another workflow that writes as the same account, or by somebody who may edit comments and seals the change',
    due: 'taken for ours, and left alone as that of a newer run: nothing in a comment is secret. Verdict, exit code, status, outputs and summary do not read comments; the log says why ours was not written',
  },
  {
    id: 'N18',
    fault: "a stranger's comment begins with our marker, of this run or a newer one",
    due: 'is not ours: the author counts, not the text',
  },
  {
    id: 'N19',
    of: 'audit',
    fault: '`attestation-path` leads to a folder, below a file, to a full disk',
    due: 'a warning; the verdict and its exit code stay, and there is nothing to sign',
  },
  {
    id: 'N20',
    of: 'audit',
    fault:
      'the predicate of an earlier pass, and a run that fails, is not proven, only warns, only reports, has nothing that blocks, or is refused by the platform',
    due: 'it is gone before the first request, and none is written; one line says why',
  },
  {
    id: 'N21',
    of: 'audit',
    fault: 'a replay of a pass is asked for an attestation',
    due: 'none is written, and an earlier one is gone: a record can be made up',
  },
  {
    id: 'N22',
    of: 'audit',
    fault: 'what an earlier run left at `attestation-path` cannot be removed, or is a link to a file',
    due: '`config`, before anything is asked: a later step could sign it',
  },
  {
    id: 'O1',
    fault:
      'five pull requests at once, or three fixups within minutes: of each the quick secrets scan is done, the code job waits for a runner; every settled commit was scanned for both',
    due: 'waits for code, then `product-missing`; never a pass of secrets alone',
  },
  {
    id: 'O2',
    fault: "the kind's last scans are more than a day old (Monday): a pull request, a new release branch",
    due: 'as O1',
  },
  {
    id: 'O3',
    fault:
      'a scan of the commit lists no product and runs, is pending without a start, failed, or was cancelled; a newer scan of another product is done',
    due: '`scan-running`, `scan-failed`, `scan-cancelled`; never "not scanned", never passed over',
  },
  {
    id: 'O4',
    fault:
      'a scan of the next commit was queued for more than an hour, and ends while ours is waited for; it ran when it was first seen, or was pending without a branch',
    due: '`superseded`',
  },
  {
    id: 'O5',
    fault:
      'pull requests 7 (to main, fails) and 9 (same commit, to a branch with a laxer policy or baseline, passes); either order, at once; a re-run of an old event',
    due: "the status is never success while 7's word is failure",
  },
  {
    id: 'O6',
    fault:
      'a pull request is retargeted after its diff scan; by hand, by GitHub when the lower one is merged; a run for `edited`, a re-run, a sweep',
    due: 'the scan is not eligible; a run that was told the old base is `bad-event`',
  },
  {
    id: 'O7',
    fault: '`wait-timeout: 0s` and a product that settled commits were scanned with, not listed yet',
    due: '`product-missing`, the status stays pending',
  },
  {
    id: 'O8',
    fault: 'two scans of one product under two own refs of a pull request, one dirty, one clean, either newer',
    due: 'fail: both refs are counted',
  },
  {
    id: 'O9',
    fault: 'an older scan of the same commit, ref and product, some minutes older, that runs on or failed',
    due: 'judged by the newer; the older one is told in every headline',
  },
  {
    id: 'O10',
    fault: 'the clock of the scanning machine is ten minutes behind, and this run saw the scan run',
    due: 'the index is waited for as after a scan that just ended',
  },
  {
    id: 'O11',
    fault: 'counts grow from 0 to 2 between two looks; the detail says 2 where the list said 0',
    due: 'the list is asked again; the larger word is held against the index',
  },
  {
    id: 'O12',
    fault: 'fewer can be found than were counted; meanwhile a quick scan of the next commit was listed',
    due: '`superseded`',
  },
  {
    id: 'O13',
    fault: 'just after a clean scan the index still shows what was mended',
    due: 'not proven; what is more than the scan counted is no lower bound',
  },
  {
    id: 'O14',
    fault: "a fork's branch `main` under `pull_request_target`: its scan counts 0, five stand on our main",
    due: 'not a fail; `unstable` where it counts some, and more is found',
  },
  {
    id: 'O15',
    fault:
      "the baseline's own scan ended seconds ago and is not in the index; its issues are ignored there; no finished scan of it is known",
    due: 'waited for, then `index-lag`; not new; `no-scan` that names the baseline',
  },
  {
    id: 'O16',
    fault: 'a branch is pushed to another commit and back within two minutes',
    due: 'the new scan of the first commit is waited for',
  },
  {
    id: 'O17',
    of: 'fleet',
    fault: 'a sweep over 300 pull requests of one head, searches answer 500',
    due: 'stops after a few',
  },
  {
    id: 'O18',
    of: 'fleet',
    fault: "a sweep turned the status, and the comment's update failed",
    due: 'the next sweep updates the comment',
  },
  {
    id: 'O19',
    fault:
      '`workflow_run` whose pull request cannot be told: two open ones of one branch; that of a fork which has moved on, is closed or was deleted; `on: pull_request_review`',
    due: '`bad-event`; never success by the policy of the default branch',
  },
  {
    id: 'O20',
    of: 'fleet',
    fault:
      "somebody else sets the status of our name between the sweep's look and its write; 3,100 statuses of other names",
    due: 'ours on top, reported, exit 2; ours is found',
  },
  {
    id: 'O21',
    fault: 'a policy of one condition, on AI code; three criticals on the branch, no inputs',
    due: 'fail by `fail-on-severity`, and how to change it',
  },
  {
    id: 'O22',
    fault: '`repo_url` has 200,000 slashes or backslashes; a signal meanwhile',
    due: 'it is no address; no pattern takes more than linear time, and the signal ends the run',
  },
  {
    id: 'O23',
    fault: '`doctor --repository acme/shop`, and the newest scan names another repository',
    due: "acme/shop's rules are read; the other one is a line, and nothing of it is asked",
  },
  {
    id: 'O24',
    fault: "an e-mail address in a path, package, rule or name of the platform's answers, or in the name of a ref",
    due: 'masked in a record and by `doctor`; names of refs stay',
  },
  {
    id: 'O25',
    fault: 'one file, or one value, for the tokens of the platform and of GitHub or GitLab',
    due: '`config`, and nothing is sent',
  },
  {
    id: 'O26',
    fault:
      'a proxy or a lagging index hides one rule for good: the scan counted 8, 5 can be found, and these break no limit',
    due: '`index-gap`, exit 2; softened by name alone; no attestation, an error in JUnit',
  },
  {
    id: 'O27',
    fault:
      'the settled commits were scanned for code and secrets, this one for secrets alone (somebody edited the scan job)',
    due: 'after 60 s `product-missing`, exit 2; softened by name alone',
  },
  {
    id: 'O28',
    fault: 'for 80 s after the end of a clean scan the index still shows what was mended, more than the scan counted',
    due: 'waited for until the scan is two minutes old, then `index-lag`; never a fail that rests on more than was counted',
  },
  {
    id: 'O29',
    fault: '`max-scan-age: 7d`, the only scan ended 8 days ago; one of 6 days beside one of 8 for another product',
    due: '`no-scan`, `product-missing`, naming the old one; a baseline is not held to it',
  },
];

export const FAULT_ROWS = ROWS.filter(
  ({ of }) => of === undefined || existsSync(new URL(`../tools/${of}`, import.meta.url)),
);
