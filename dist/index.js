/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 6710:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GateFailure: () => (/* binding */ GateFailure),
  ISSUE_STATE_PREFIX: () => (/* binding */ ISSUE_STATE_PREFIX),
  NotRecorded: () => (/* binding */ NotRecorded),
  SOFTENABLE_REASONS: () => (/* binding */ SOFTENABLE_REASONS),
  asGateFailure: () => (/* binding */ asGateFailure),
  exitCodeOf: () => (/* binding */ exitCodeOf),
  isCommitSha: () => (/* binding */ isCommitSha),
  isDigits: () => (/* binding */ isDigits),
  isLoopback: () => (/* binding */ isLoopback),
  isShownToProxy: () => (/* binding */ isShownToProxy),
  isUnsoftenable: () => (/* binding */ isUnsoftenable),
  isZeroSha: () => (/* binding */ isZeroSha),
  loadAhead: () => (/* binding */ loadAhead),
  nearest: () => (/* binding */ nearest),
  once: () => (/* binding */ once),
  quote: () => (/* binding */ quote$1),
  readProxySettings: () => (/* binding */ readProxySettings),
  redactAll: () => (/* binding */ redactAll),
  softens: () => (/* binding */ softens),
  suggestion: () => (/* binding */ suggestion)
});

;// CONCATENATED MODULE: ./lib/dist/exit-guard.js
// src/gate/process/exit-guard.ts
/**
* Imported first by every door. A process that ends without a verdict must not look like a pass: Node ends with 0 when a promise
* never settles, and with 1 (which means `fail` here) when something is thrown before the first line of ours runs.
*/
const UNDECIDED = 2;
let decided;
let isBroken = false;
let onBroken = printInternal;
process.exitCode = UNDECIDED;
process.on("uncaughtException", (thrown) => broken(firstLine(thrown)));
process.on("unhandledRejection", (thrown) => broken(firstLine(thrown)));
process.on("beforeExit", () => broken("the run ended before it reached a verdict"));
process.on("exit", () => {
	if (decided === void 0 && !isBroken) printInternal("the process was ended before it reached a verdict");
	process.exitCode = decided ?? UNDECIDED;
});
/** It is called once, with the verdict's exit code: the only line of the program that can set it to 0. */
function decide(exitCode) {
	decided = exitCode;
	process.exitCode = exitCode;
}
/**
* Ends the process at the very end: what still keeps it running then, such as a connection that does not close, is not
* waited for. Only what a slow reader has not taken yet is, for so many milliseconds at most.
*/
function endWithin(ms) {
	if ([process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0)) process.exit();
	setTimeout(() => process.exit(), ms).unref();
}
/** The same where the output is what was asked for: a reader gets all of it, however slow, as long as it is there. */
function endOnceTaken() {
	const end = () => process.exit();
	let left = 0;
	for (const stream of [process.stdout, process.stderr]) {
		if (stream.writableLength === 0) continue;
		left += 1;
		stream.write("", () => {
			left -= 1;
			if (left === 0) end();
		});
	}
	if (left === 0) end();
}
/**
* Ends a process that was stopped from outside, now. Where the output is what was asked for and is not all taken, that
* is no success.
*/
function endStopped(isOutputAskedFor) {
	if (isOutputAskedFor && decided === 0 && process.stdout.writableLength > 0) decided = UNDECIDED;
	if (!isHeld()) process.exit();
	setTimeout(() => isHeld() ? process.kill(process.pid, "SIGKILL") : process.exit(), HELD_MS);
}
const HELD_MS = 100;
/**
* A thread of Node that waits for the system, for the address of a name or for a file, would hold up `process.exit`
* until it has an answer.
*/
function isHeld() {
	return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}
/** What to do when the program breaks before its verdict: at first, print the reason; later, also publish it. */
function whenBroken(listener) {
	onBroken = listener;
}
function printInternal(message) {
	console.log(`gate: INCONCLUSIVE internal - ${message.slice(0, 200)}`);
}
function broken(message) {
	if (decided !== void 0 || isBroken) return;
	isBroken = true;
	onBroken(message);
}
/** Writes one line, without a stack. It is not cut before it is redacted: a part of a secret would stay. */
function firstLine(thrown) {
	return (thrown instanceof Error ? thrown.message : "something that is not an error was thrown").split("\n", 1)[0];
}


// EXTERNAL MODULE: ./lib/dist/publish.js
var dist_publish = __nccwpck_require__(4022);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/dist/index.js




// src/domain/failure.ts
/**
* The one error that carries a reason (docs/verdict-rules/what-is-judged.md#reasons). Everything else that is thrown is
* a defect (`internal`). The message is for people and may quote text from the platform; it never contains a token or a
* whole answer.
*/
var GateFailure = class extends Error {
	name = "GateFailure";
	reason;
	/** Where several things are wrong, these say each by itself; the message sums them up. */
	problems;
	constructor(reason, message, options) {
		super(message, options);
		this.reason = reason;
		this.problems = options?.problems ?? [];
	}
};
/** A question that the record of a run does not answer. What a run of an older version did not ask yet can be left out. */
var NotRecorded = class extends GateFailure {};
/** Makes a failure with a reason of any thrown value: anything that is not a `GateFailure` is a defect of the gate. */
function asGateFailure(thrown) {
	if (thrown instanceof GateFailure) return thrown;
	return new GateFailure("internal", `unexpected error: ${(thrown instanceof Error ? thrown.message : typeof thrown).split("\n", 1)[0]}`, { cause: thrown });
}
// src/gate/process/run-process.ts
const MOMENT_MS = 1e3;
/**
* These count from a stop on: how long the work may take to end by itself, and when all is over, whatever it waits for.
*/
const WORK_ENDS_MS = 1e3;
const ALL_ENDS_MS = 1700;
/** npm and others pass a stop on that the process has had already: two at the same time are one, and leave time for a report. */
const ONE_STOP_MS = 400;
/**
* The one way in which a door runs: it concludes once, whatever happens first, the end of the work, a failure, or a
* defect that breaks the process. A stop from outside (SIGINT, SIGTERM) aborts the signal with `cancelled`, and the
* work ends by itself; where it does not, because something blocks, it is ended, within two seconds, and at once by a
* second stop. Never throws.
*/
async function runProcess(begin, patience = "a-moment") {
	surviveClosedStreams();
	const controller = new AbortController();
	const stop = (why) => controller.abort(why);
	const cancelled = new GateFailure("cancelled", "the run was stopped from outside");
	let isStopped = false;
	const { promise: stoppedOnce, resolve: stoppedOnceIsOver } = Promise.withResolvers();
	process.on("SIGINT", cancel).on("SIGTERM", cancel);
	const job = begin(controller.signal);
	let concluded;
	let isTold = false;
	async function conclude(ending) {
		if (concluded !== void 0) return;
		concluded = ending;
		decide(ending.exitCode);
		await ending.tell?.();
		isTold = true;
		stop(new GateFailure("cancelled", "the run is over"));
		if (isStopped) endNow();
		else if (patience === "until-read") endOnceTaken();
		else endWithin(MOMENT_MS);
	}
	function cancel() {
		if (isTold) {
			endNow();
			return;
		}
		if (isStopped) {
			stoppedOnce.then(endNow);
			return;
		}
		isStopped = true;
		setTimeout(stoppedOnceIsOver, ONE_STOP_MS);
		stop(cancelled);
		setTimeout(() => {
			if (concluded === void 0) conclude(job.fail(cancelled));
		}, WORK_ENDS_MS);
		setTimeout(endNow, ALL_ENDS_MS);
	}
	function endNow() {
		if (concluded === void 0) {
			concluded = job.fail(cancelled);
			decide(concluded.exitCode);
		}
		if (!isTold) concluded.cutShort?.();
		isTold = true;
		endStopped(patience === "until-read");
	}
	whenBroken((message) => {
		const failure = new GateFailure("internal", message);
		stop(failure);
		if (concluded === void 0) conclude(job.fail(failure));
	});
	const ending = await job.work().catch((thrown) => concluded === void 0 ? job.fail(asGateFailure(thrown)) : void 0);
	if (ending !== void 0) await conclude(ending);
}
/** A reader that goes away (`| head`) must not end the process: the verdict is its exit code. */
function surviveClosedStreams() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
// src/report/text/hide-escaped.ts
/** `\u002b`, `\/` and `%2B`: what JSON and addresses may make of one character. */
const ESCAPE = /\\u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;
/**
* Replaces a secret by `mask`, whichever of its characters are escaped: encoders differ in what they escape. The secret is
* not empty. Linear in the text, except for texts that begin the secret again and again.
*/
function hideEscaped(text, secret, mask) {
	let shown = "";
	let from = 0;
	for (let at = 0; at < text.length; at += 1) {
		const end = endOfSecret(text, at, secret);
		if (end === void 0) continue;
		shown += text.slice(from, at) + mask;
		from = end;
		at = end - 1;
	}
	return shown + text.slice(from);
}
/** False where none of these characters is escaped: then `hideEscaped` finds only what is written plainly. */
function hasEscapeOf(characters, text) {
	for (let at = text.indexOf("%"); at !== -1; at = text.indexOf("%", at + 1)) if (characters.has(unitOf(text.slice(at + 1, at + 3)))) return true;
	for (let at = text.indexOf("\\"); at !== -1; at = text.indexOf("\\", at + 1)) {
		const next = text[at + 1] ?? "";
		if (characters.has(/u/i.test(next) ? unitOf(text.slice(at + 2, at + 6)) : next)) return true;
	}
	return false;
}
function unitOf(digits) {
	return String.fromCharCode(Number.parseInt(digits, 16));
}
/** Finds where the secret that starts at `at` ends; undefined where none starts there. */
function endOfSecret(text, at, secret) {
	let end = at;
	for (let index = 0; index < secret.length; index += 1) {
		const length = lengthOf(secret[index], text, end);
		if (length === 0) return void 0;
		end += length;
	}
	return end;
}
/** Length of this character as it is written here; 0 where there is another one. */
function lengthOf(unit, text, at) {
	const first = text[at];
	if (first === "\\" || first === "%") {
		ESCAPE.lastIndex = at;
		const [whole = "", unicode, byte, literal] = ESCAPE.exec(text) ?? [];
		const code = unicode ?? byte;
		if ((code === void 0 ? literal : String.fromCharCode(Number.parseInt(code, 16))) === unit) return whole.length;
	}
	return first === unit ? 1 : 0;
}
// src/report/text/redact.ts
const MASK = "***";
/**
* Replaces every secret by `***`: raw, base64 (plain and url-safe, wherever it starts inside a longer encoded text),
* URI-encoded, hex, and JSON-escaped. Secrets under 8 characters are not replaced. Linear in the text.
*/
function createRedactor(secrets) {
	const forms = /* @__PURE__ */ new Map();
	for (const secret of secrets) {
		if (secret.length < 8) continue;
		for (const form of formsOf(secret)) forms.set(JSON.stringify(form), form);
	}
	const longestFirst = [...forms.values()].sort((a, b) => b.text.length - a.text.length);
	const whole = secrets.filter((secret) => secret.length >= 8).sort((a, b) => b.length - a.length);
	if (whole.length === 0) return (text) => text;
	const beginnings = beginningsOf(longestFirst);
	const characters = new Set(whole.join("").split(""));
	return (text) => {
		if (text.length < 8) return text;
		const shown = beginnings.test(text) ? longestFirst.reduce(hide, text) : text;
		if (!hasEscapeOf(characters, shown)) return shown;
		return whole.reduce((less, secret) => hideEscaped(less, secret, MASK), shown);
	};
}
/** Every text with a form in it contains its beginning. Most texts have none. */
function beginningsOf(forms) {
	const beginnings = new Set(forms.map(({ text }) => text.slice(0, 4)));
	return new RegExp([...beginnings].map(dist_publish/* unitEscapes */.Ph).join("|"));
}
/** The same value with every text in it redacted: before anything is cut, so that no half of a secret is left over. */
function redactAll(value, redact) {
	return mapTexts(value, redact);
}
function mapTexts(value, redact) {
	if (typeof value === "string") return redact(value);
	if (typeof value !== "object" || value === null) return value;
	const changed = [];
	for (const key in value) {
		const item = value[key];
		const mapped = mapTexts(item, redact);
		if (mapped !== item) changed.push([key, mapped]);
	}
	if (changed.length === 0) return value;
	if (!Array.isArray(value)) return {
		...value,
		...Object.fromEntries(changed)
	};
	const items = [...value];
	for (const [index, mapped] of changed) items[Number(index)] = mapped;
	return items;
}
function hide(text, form) {
	let shown = "";
	let from = 0;
	for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, from)) {
		const sharesFirst = form.sharesFirst && at > from && isBase64(text[at - 1]);
		shown += text.slice(from, sharesFirst ? at - 1 : at) + MASK;
		from = at + form.text.length;
		if (!form.sharesLast) continue;
		if (isBase64(text[from])) from += 1;
		for (let padding = 0; padding < 2 && text[from] === "="; padding += 1) from += 1;
	}
	return from === 0 ? text : shown + text.slice(from);
}
function isBase64(character) {
	return character !== void 0 && /^[A-Za-z0-9+/_-]$/.test(character);
}
function formsOf(secret) {
	const bytes = Buffer.from(secret, "utf8");
	const hex = bytes.toString("hex");
	return [...[
		secret,
		hex,
		hex.toUpperCase(),
		...uriForms(secret),
		...jsonForms(secret)
	].map((text) => ({
		text,
		sharesFirst: false,
		sharesLast: false
	})), ...[
		0,
		1,
		2
	].flatMap((offset) => base64Forms(bytes, offset))];
}
function uriForms(secret) {
	if (!secret.isWellFormed()) return [];
	return [
		encodeURIComponent(secret),
		encodeURI(secret),
		new URLSearchParams({ "": secret }).toString().slice(1),
		[...Buffer.from(secret, "utf8")].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
	].flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase())]);
}
function jsonForms(secret) {
	const plain = JSON.stringify(secret).slice(1, -1);
	const units = (0,dist_publish/* unitEscapes */.Ph)(secret);
	return [
		plain,
		JSON.stringify(plain).slice(1, -1),
		plain.replaceAll("/", "\\/"),
		units,
		units.replaceAll(/[a-f]/g, (digit) => digit.toUpperCase())
	];
}
/**
* A secret that starts `offset` bytes into a group of three: the characters that depend only on it, and the one before and after
* that it shares with its neighbours.
*/
function base64Forms(bytes, offset) {
	const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
	const start = Math.ceil(offset * 8 / 6);
	const end = Math.floor((offset + bytes.length) * 8 / 6);
	const core = encoded.slice(start, end);
	const shared = {
		sharesFirst: offset !== 0,
		sharesLast: (offset + bytes.length) * 8 % 6 !== 0
	};
	return [core, core.replaceAll("+", "-").replaceAll("/", "_")].map((text) => ({
		text,
		...shared
	}));
}
// src/start/loading.ts
/** A function that loads at its first call, and gives every later call the same result or the same failure. */
function once(load) {
	let loading;
	return () => {
		loading ??= load();
		return loading;
	};
}
/** Begins to load. A failure is thrown where the result is awaited. */
function loadAhead(load) {
	load().catch(() => {});
}
// src/domain/softening.ts
/** Reasons that `on-inconclusive` may name, in the input and in a policy. */
const SOFTENABLE_REASONS = dist_publish/* REASONS */.ez.filter((reason) => !isUnsoftenable(reason));
/** True for the reasons that stay a failure whatever the settings say. */
function isUnsoftenable(reason) {
	return dist_publish/* UNSOFTENABLE_REASONS */.rK.some((unsoftenable) => unsoftenable === reason);
}
/**
* True when an inconclusive verdict of this reason is only a warning (docs/verdict-rules/what-is-judged.md#softening).
* The input, where it names the reason, wins over the policy; where neither names it, it fails. The caller must ask
* only about an inconclusive verdict: a `fail` is never softened.
*/
function softens(reason, input, policy) {
	if (isUnsoftenable(reason)) return false;
	const said = input?.[reason];
	return said === void 0 ? policy[reason] === "warn" : said === "warn";
}
// src/domain/text/list-items.ts
/** The items of a list that a person wrote with commas or on separate lines, trimmed; empty ones are dropped. */
function listItems(text) {
	return text.split(/[,\r\n]/).map((item) => item.trim()).filter((item) => item !== "");
}
// src/domain/text/nearest.ts
/**
* The candidate that a misspelled word most likely meant, or undefined when none is near: at most a third of the letters
* may differ. Case and the difference between `_` and `-` do not count.
*/
function nearest(word, candidates) {
	let best;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(plain(word), plain(candidate));
		if (distance < bestDistance && distance <= Math.max(1, Math.floor(candidate.length / 3))) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best;
}
/** Words longer than any of ours cannot be near one: with this limit, hostile text costs little time. */
const LONGEST_WORD = 64;
function plain(word) {
	return word.slice(0, LONGEST_WORD).toLowerCase().replaceAll("_", "-");
}
/** Levenshtein distance with neighbouring swaps counted as one edit. */
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const isSame = a[row - 1] === b[column - 1];
			let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) cost = Math.min(cost, beforeLast[column - 2] + 1);
			current.push(cost);
		}
		beforeLast = last;
		last = current;
	}
	return last[b.length];
}
// src/domain/text/suggestion.ts
const LONGEST_QUOTE = 60;
/** What to write instead of an unknown word: the name that was probably meant, else the names to choose from. */
function suggestion(word, names) {
	const near = nearest(word, names);
	return near === void 0 ? `write one of: ${names.join(", ")}` : `did you mean "${near}"?`;
}
/**
* Text of the policy in a message: in quotes and on one line. Long text is left out completely: a part of a secret
* would not be redacted.
*/
function quote$1(text) {
	const { length } = [...text];
	return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}
// src/domain/ids.ts
const INT64_MAX = 9223372036854775807n;
/** True for the decimal digits of an integer from 0 to 2^63 - 1, written without sign, space or leading zero. */
function isDigits(text) {
	return /^(?:0|[1-9][0-9]{0,18})$/.test(text) && BigInt(text) <= INT64_MAX;
}
/** True for exactly 40 or 64 lower-case hex digits; false for a prefix, upper case or padding. */
function isCommitSha(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** True for the all-zero hash, which GitHub sends as `after` when a branch is deleted. */
function isZeroSha(text) {
	return /^0+$/.test(text);
}
// src/inputs/parse-value.ts
/** A sentence about one setting that cannot be used: what is wrong and what to write. The name is put in front later. */
var InputProblem = class extends Error {
	name = "InputProblem";
};
const LONGEST_DURATION_MS = 216e5;
/** A whole number and its unit (`500ms`, `90s`, `15m`, `1h`), up to 6 hours, as milliseconds. */
function parseDuration(text, least) {
	const ms = (0,dist_publish/* durationMs */.pc)(text);
	if (ms === void 0) throw new InputProblem(`${quote(text)} is not a duration; write a whole number and a unit, such as 90s or 15m`);
	if (ms > LONGEST_DURATION_MS) throw new InputProblem(`${quote(text)} is more than 6h, the most that is allowed`);
	if (ms < least) throw new InputProblem(`${quote(text)} is too short; write at least ${least}ms`);
	return ms;
}
/** Decimal digits, up to 2^63 - 1, without sign or leading zero. */
function parseDigits(text) {
	if (!isDigits(text)) throw new InputProblem(`${quote(text)} is not a whole number in plain digits, from 0 to 9223372036854775807`);
	return text;
}
/** `none`, digits, or undefined where nothing was given. */
function parseLimit(text) {
	if (text === "") return void 0;
	if (text === "none") return "none";
	if (!isDigits(text)) throw new InputProblem(`${quote(text)} is not a limit; write a whole number in plain digits, or none for no limit`);
	return BigInt(text);
}
function parseWord(text, words) {
	const word = words.find((candidate) => candidate === text);
	if (word === void 0) throw new InputProblem(unknownWord(text, words));
	return word;
}
/** A list separated by commas or line breaks; `read` turns an item into a value, and no value may appear twice. */
function parseList(text, read) {
	const items = listItems(text);
	const values = items.map(read);
	const seen = /* @__PURE__ */ new Set();
	const doubled = values.findIndex((value) => seen.has(value) || !seen.add(value));
	if (doubled >= 0) throw new InputProblem(`${quote(items[doubled])} is named twice; name it once`);
	return values;
}
function unknownWord(text, words) {
	const near = nearest(text, words);
	const hint = near === void 0 ? "" : `; did you mean ${near}?`;
	return `${quote(text)} is not one of ${words.join(", ")}${hint}`;
}
/** Text that a person wrote, short enough for a sentence. Long text is left out completely: a part of a secret would not be redacted. */
function quote(text) {
	return text.length > 80 ? `"…" (${text.length} characters)` : JSON.stringify(text);
}
// src/inputs/parse-on-inconclusive.ts
/**
* Reads the input `on-inconclusive`: `fail`, `warn` (every reason that can be softened), or `<reason>: fail|warn` on
* lines or separated by commas. The result is undefined where it is blank: then the policy decides. Throws
* `InputProblem`.
*/
function parseOnInconclusive(text) {
	const entries = listItems(text);
	if (entries.length === 0) return void 0;
	const [only] = entries;
	if (entries.length === 1 && isAnswer(only)) return everyReason(only);
	return eachReason(entries);
}
function isAnswer(word) {
	return word === "fail" || word === "warn";
}
function everyReason(answer) {
	return Object.fromEntries(SOFTENABLE_REASONS.map((reason) => [reason, answer]));
}
function eachReason(entries) {
	const softening = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const { reason, answer } = readEntry(entry);
		if (softening.has(reason)) throw new InputProblem(`${quote$1(reason)} is named twice; name it once`);
		softening.set(reason, answer);
	}
	return Object.fromEntries(softening);
}
function readEntry(entry) {
	const [name, answer, ...rest] = entry.split(":").map((part) => part.trim());
	if (name === void 0 || answer === void 0 || rest.length > 0) throw new InputProblem(`${quote$1(entry)} is not understood; write fail, warn, or lines such as "server: warn"`);
	if (isUnsoftenable(name)) throw new InputProblem(`${quote$1(name)} always fails and cannot be named here; remove it`);
	const reason = SOFTENABLE_REASONS.find((softenable) => softenable === name);
	if (reason === void 0) throw new InputProblem(`${quote$1(name)} is not a known reason; ${suggestion(name, SOFTENABLE_REASONS)}`);
	if (!isAnswer(answer)) throw new InputProblem(`${quote$1(answer)} is not an answer; write "${reason}: fail" or "${reason}: warn"`);
	return {
		reason,
		answer
	};
}
// src/gate/process/exit-code.ts
/**
* This is the only place that turns a verdict into an exit code
* (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). `isSoftened` does not matter for `config`.
*/
function exitCodeOf(verdict, mode, isSoftened) {
	if (verdict.word === "pass") return 0;
	if (verdict.word === "inconclusive" && verdict.reason === "config") return 3;
	if (mode === "report") return 0;
	if (verdict.word === "fail") return 1;
	return isSoftened ? 0 : 2;
}
// src/gate/outcome/early-report.ts
/**
* The report of a run that failed before its story began, or that broke in the middle of it. It is what `reportOf` says of
* such a run, without the code that tells what was learned: a refused setting waits for this.
*/
function earlyReport(thrown, facts) {
	const { reason, message, problems } = asGateFailure(thrown);
	const raw = reason === "config" ? void 0 : facts.raw;
	const mode = raw?.mode.trim() === "report" ? "report" : "enforce";
	const verdict = {
		word: "inconclusive",
		reason,
		message
	};
	const isSoftened = raw !== void 0 && softens(reason, parseOnInconclusive(raw["on-inconclusive"]), {});
	return {
		...NOTHING_LEARNED,
		verdict,
		nextStep: dist_publish/* NEXT_STEP */.zM[reason],
		exitCode: exitCodeOf(verdict, mode, isSoftened),
		mode,
		isSoftened,
		repository: facts.repository,
		requests: {
			planned: facts.requestsSent,
			sent: facts.requestsSent
		},
		times: {
			startedAtMs: facts.startedAtMs,
			finishedAtMs: facts.finishedAtMs,
			seconds: facts.seconds,
			waitedSeconds: 0,
			issuesReadAtMs: void 0
		},
		problems
	};
}
const none = void 0;
const NOTHING_LEARNED = {
	deploymentId: void 0,
	event: "",
	commit: void 0,
	ref: void 0,
	pullRequest: void 0,
	notScanned: [],
	replay: void 0,
	indexGap: void 0,
	triagedOut: void 0,
	unscanned: [],
	siblings: [],
	seen: void 0,
	mergeGroupCommit: void 0,
	scans: [],
	countsAre: "exact",
	counts: {
		critical: none,
		high: none,
		medium: none,
		low: none,
		unrated: none,
		total: none
	},
	newTotal: void 0,
	fixedTotal: void 0,
	waived: void 0,
	conditions: [],
	waivers: [],
	rules: [],
	breakingRules: 0,
	fixedRules: void 0,
	places: void 0,
	requirement: void 0,
	policy: void 0,
	waiversFile: void 0,
	longestWaiverDays: void 0,
	baseline: void 0,
	history: [],
	searches: [],
	notices: [],
	oddities: [],
	projects: void 0,
	missingProjects: void 0,
	links: {
		findings: void 0,
		run: void 0,
		platform: void 0,
		code: void 0
	}
};
// src/gate/door/with-record.ts
/** The run with a recording of its evidence, where the settings name a file for it: only then its code is loaded. */
async function withRecord(ready, raw) {
	if (ready.inputs.recordPath === void 0) return ready;
	const { recordRun } = await __nccwpck_require__.e(/* import() */ 256).then(__nccwpck_require__.bind(__nccwpck_require__, 5256));
	return {
		...ready,
		...recordRun(ready, raw)
	};
}
// src/gate/door/gate-job.ts
/** It judges one commit, from the settings to the published report. */
function gateJob(door) {
	const { clock, redact, log } = door;
	const monotonicStart = clock.now();
	const startedAtMs = clock.wallNow();
	let text;
	let ready;
	let isRefused = false;
	/** The verdict that stands, while it is explained: nothing that happens then changes it. */
	let standing;
	const publication = once(() => door.loadPublication(text, isRefused));
	function endingOf(report) {
		const { inOwnWords = (same) => same } = door;
		return {
			exitCode: report.exitCode,
			tell: () => tell(redactAll(inOwnWords(report), redact)),
			cutShort: () => log.info((0,dist_publish/* stoppedFinalLine */.Mt)(report))
		};
	}
	async function tell(report) {
		const publish = await publication().catch(() => void 0);
		if (publish === void 0) log.info((0,dist_publish/* plainFinalLine */.dN)(report, "its report could not be loaded"));
		else await publish(report, ready, log);
	}
	return {
		async work() {
			text = door.read();
			const prepared = await door.prepare(text, monotonicStart);
			ready = await withRecord(prepared, prepared.raw ?? text.raw);
			ready.whenSent(() => loadAhead(publication));
			standing = await ready.run(ready.inputs, ready.world);
			const [explainedReport, requirement] = await Promise.all([standing.places === void 0 ? standing : explained(standing, ready, redact), ready.requirement?.()]);
			const report = requirement === void 0 ? explainedReport : {
				...explainedReport,
				requirement
			};
			standing = void 0;
			await publication();
			return endingOf(report);
		},
		fail(failure) {
			if (standing !== void 0) return endingOf(standing);
			isRefused = failure.reason === "config" && ready === void 0;
			return endingOf(earlyReport(failure, {
				raw: text?.raw,
				repository: door.repositoryOf(text),
				startedAtMs,
				finishedAtMs: clock.wallNow(),
				seconds: (clock.now() - monotonicStart) / 1e3,
				requestsSent: ready?.world.reader.requestsSent() ?? 0
			}));
		}
	};
}
/** The verdict with its places. Where what reads them cannot be loaded, it stands without. */
async function explained(report, ready, redact) {
	const loaded = await __nccwpck_require__.e(/* import() */ 22).then(__nccwpck_require__.bind(__nccwpck_require__, 7022)).catch(() => void 0);
	return loaded === void 0 ? report : loaded.withPlaces(report, ready, redact);
}
// src/gate/process/system-clock.ts
/** The machine's clocks. `now` is monotonic: no change of the time of day moves a deadline. */
const systemClock = {
	now: () => Number(process.hrtime.bigint()) / 1e6,
	wallNow: () => Date.now(),
	async sleep(ms, signal) {
		try {
			await (0,promises_.setTimeout)(Math.ceil(ms) + 1, void 0, { signal });
		} catch (thrown) {
			throw signal?.aborted ? signal.reason : thrown;
		}
	}
};
// src/http/proxy-settings.ts
/** Reads them as curl and most tools do: the name in lower case goes first. */
function readProxySettings(env) {
	return {
		httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? "",
		httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? "",
		noProxy: env.no_proxy ?? env.NO_PROXY ?? ""
	};
}
/**
* True where requests to this address would go to a proxy as they are, with the token in them. Only plain http does:
* for https, a proxy opens a tunnel.
*/
function isShownToProxy(url, { httpProxy, noProxy }) {
	return url.protocol === "http:" && httpProxy !== "" && !isPassedBy(url, noProxy);
}
/** It is read as undici reads it. */
function isPassedBy(url, noProxy) {
	const entries = noProxy.split(/[,\s]+/).filter((entry) => entry !== "");
	return noProxy === "*" || entries.some((entry) => isOf(url, entry));
}
function isOf({ hostname, port, protocol }, entry) {
	const [, name = entry, itsPort] = /^(.+):(\d+)$/.exec(entry) ?? [];
	if (itsPort !== void 0 && itsPort !== (port || (protocol === "http:" ? "80" : "443"))) return false;
	const host = name.replace(/^\*?\./, "").toLowerCase();
	return hostname === host || hostname.endsWith(`.${host}`);
}
/** The passwords in proxy addresses, as written and decoded: secrets like the tokens. */
function proxyPasswords(env) {
	const { httpProxy, httpsProxy } = readProxySettings(env);
	return [httpProxy, httpsProxy].flatMap((address) => {
		const password = URL.canParse(address) ? new URL(address).password : "";
		return password === "" ? [] : [password, decoded(password)];
	});
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/domain/text/state-prefix.ts
/** The platform's words for triage states begin with it. */
const ISSUE_STATE_PREFIX = "AGGREGATE_ISSUE_STATE_";
// src/domain/text/loopback.ts
/** Whether a host, as a URL has it, is this machine: the only one that may be asked without TLS. */
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}
// src/inputs/base-url.ts
/**
* The root of the platform: https, or plain http on loopback; a path prefix is allowed, anything that could send the
* token elsewhere is not. Messages never quote the text, since it may contain a password.
*/
function parseBaseUrl(text) {
	if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) throw new InputProblem("this is not an address; write the whole address, such as https://findings.example.com");
	const url = new URL(text);
	if (url.username !== "" || url.password !== "" || text.split("/")[2]?.includes("@")) throw new InputProblem("the address contains a user name or password; remove it, the token is a setting of its own");
	if (text.includes("?") || text.includes("#")) throw new InputProblem("the address contains a query or a fragment; end it at the path");
	if (text.split("/").slice(3).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) || /%(?:2f|5c|00)/i.test(text)) throw new InputProblem("the path of the address contains \"..\", \".\" or an encoded slash; write it without them");
	if (url.protocol === "http:" && !isLoopback(url.hostname)) throw new InputProblem("plain http is only for loopback; write https");
	return url;
}
// src/inputs/needed-input.ts
/** A default that only the runner fills in: the command line has no token of a job. */
const OF_THE_RUNNER = "${{ github.token }}";
function isNeeded(name) {
	const { required, default: fallback } = dist_publish/* ACTION_INPUTS */.bn[name];
	return required || fallback !== void 0 && fallback !== OF_THE_RUNNER;
}
// src/inputs/token.ts
const LONGEST = 8e3;
/**
* A token that can be sent in a header: printable ASCII without spaces. Messages never quote it. It is not trimmed: a
* line break in a stored secret is a mistake that would otherwise show up as a refused token. Throws
* `PlaceholderProblem` for what a missing secret leaves behind.
*/
function parseToken(text) {
	assertNoPlaceholder(text);
	if (/\s/.test(text)) throw new InputProblem("the token contains a space or a line break; store the secret again without it");
	if (!/^[\x21-\x7e]*$/.test(text)) throw new InputProblem("the token contains a character that no token has; store the secret again");
	if (text.length < 8 || text.length > LONGEST) throw new InputProblem(`a token has 8 to ${LONGEST} characters; store the secret again`);
	return text;
}
/** Only what would break a header is refused: the token is the runner's own. Throws as `parseToken` does. */
function parseGitHubToken(text) {
	assertNoPlaceholder(text);
	if (!/^[\x21-\x7e]+$/.test(text)) throw new InputProblem("the token contains a space, a line break or a character that no token has");
	return text;
}
/** The secret is missing, and its place is told instead: `no-token`, where other problems are `config`. */
var PlaceholderProblem = class extends InputProblem {};
/**
* What CI systems and shells leave where a secret does not exist: `$(NAME)` in Azure Pipelines, `$NAME` in GitLab CI,
* `${NAME}`, `%NAME%`, `!NAME!`, `$[ … ]`, `{{ … }}`, `${{ … }}`, `<< … >>`, `#{NAME}#`, `__NAME__`. And what people
* copy: `<your token>`, or the asterisks of a masked one.
*/
const PLACEHOLDER = /^(?:\$\(.*\)|\$\{.*\}|\$\[.*\]|\{\{.*\}\}|<.*>|#\{.*\}#?|%\w+%|!\w+!|__\w+__|\$(?:env:)?[a-z_]\w*|\*+|undefined)$/is;
function assertNoPlaceholder(text) {
	if (text.length > LONGEST || !PLACEHOLDER.test(text.trim())) return;
	throw new PlaceholderProblem("this is a placeholder that nothing has replaced, as where a secret does not exist or is not passed on");
}
/** Variables that may hold a token, in whatever spelling: those of inputs and flags, and those that are called like an input. */
const TOKEN_NAMES = /^(?:input|findings_gate)_.*token(?!_file)|(?:api|github)[-_]token$/i;
/**
* What no output may show: the values of all variables that somebody may have put a token into, as they are and without
* blanks around them.
*/
function possibleTokens(env) {
	const values = Object.entries(env).flatMap(([name, text = ""]) => TOKEN_NAMES.test(name) ? [text, text.trim()] : []);
	return [...new Set(values)].filter((text) => text !== "");
}
// src/inputs/parse-inputs.ts
/**
* Reads every input, strictly. Throws `config` with a sentence for each setting that cannot be used, or `no-token` where
* only the token is missing, as in workflows that forks and Dependabot start. `named` is how messages call a setting.
*/
function parseInputs(raw, named = (name) => `input ${name}`) {
	const problems = [];
	const missing = [];
	const placeholders = [];
	/** A problem is kept, and thrown with the others once all inputs have been read. */
	const read = (name, parse) => {
		const written = raw[name];
		const text = written.trim();
		if (text === "") {
			if (isNeeded(name)) missing.push(name);
			return;
		}
		try {
			return parse(text, written);
		} catch (problem) {
			if (problem instanceof GateFailure) problems.push(problem.message);
			else if (problem instanceof PlaceholderProblem) placeholders.push(`${named(name)}: ${problem.message}`);
			else if (problem instanceof InputProblem) problems.push(`${named(name)}: ${problem.message}`);
			else throw problem;
			return;
		}
	};
	const inputs = readSettings(read);
	if (inputs.policy !== void 0 && inputs.policyFile !== void 0) problems.push(`${named("policy")} and ${named("policy-file")}: only one of the two can be set; remove one`);
	if (inputs.repositoryId !== void 0 && (inputs.projects?.kind ?? "one") !== "one") problems.push(`${named("repository-id")} and ${named("projects")}: one names a project, the other several; remove the first, and write its id into a list where only some are meant`);
	for (const [name, path] of [["policy-file", inputs.policyFile], ["waivers-file", inputs.waiversFile]]) {
		if (path === void 0 || inputs.githubToken !== void 0 || raw["github-token"].trim() !== "") continue;
		problems.push(`${named(name)}: the file is read through GitHub's API, which needs github-token; set it`);
	}
	refuse(problems, missing, named);
	if (placeholders.length > 0) throw new GateFailure("no-token", placeholders.join(". "));
	return inputs;
}
/** The one list of settings: from which input each comes, and how that is read. Problems are reported in this order. */
function readSettings(read) {
	return {
		baseUrl: read("base-url", parseBaseUrl),
		apiToken: read("api-token", (_, written) => parseToken(written)),
		deploymentId: read("deployment-id", (text) => parseDigits(text)),
		repositoryId: read("repository-id", (text) => parseDigits(text)),
		repository: read("repository", parseName(200)),
		commit: read("commit", parseCommit),
		requiredProducts: read("required-products", parseProducts) ?? [],
		requiredScan: read("required-scan", oneOf(["any", "full"])),
		projects: read("projects", parseProjects),
		discoveryTimeoutMs: read("discovery-timeout", (text) => parseDuration(text, 0)),
		waitTimeoutMs: read("wait-timeout", (text) => parseDuration(text, 0)),
		pollIntervalMs: read("poll-interval", (text) => parseDuration(text, 10)),
		requestTimeoutMs: read("request-timeout", (text) => parseDuration(text, 10)),
		pageSize: read("page-size", parsePageSize),
		limits: readLimits(read),
		states: read("states", parseStates),
		baseline: read("baseline", parseBaseline),
		/** An inline policy stays as it is written. */
		policy: read("policy", (_, written) => written),
		policyFile: read("policy-file", (text) => text),
		waiversFile: read("waivers-file", (text) => text),
		mergeQueue: read("merge-queue", oneOf(["pull-request", "merge-group"])),
		mode: read("mode", oneOf(["enforce", "report"])),
		onInconclusive: read("on-inconclusive", parseOnInconclusive),
		comment: read("comment", oneOf([
			"auto",
			"on-failure",
			"always",
			"never"
		])),
		commentKey: read("comment-key", parseName(100)) ?? "",
		commitStatus: read("commit-status", parseName(100)),
		summary: read("summary", oneOf(["true", "false"])) === "true",
		reportPath: read("report-path", parsePath),
		recordPath: read("record-path", parsePath),
		attestationPath: read("attestation-path", parsePath),
		githubToken: read("github-token", (_, written) => parseGitHubToken(written))
	};
}
function readLimits(read) {
	return {
		critical: read("max-critical", parseLimit),
		high: read("max-high", parseLimit),
		medium: read("max-medium", parseLimit),
		low: read("max-low", parseLimit),
		unrated: read("max-unrated", parseLimit)
	};
}
function refuse(problems, missing, named) {
	if (problems.length > 0) throw new GateFailure("config", `${problems.join(". ")}.`);
	if (missing.length === 0) return;
	if (missing.length === 1 && missing[0] === "api-token") throw new GateFailure("no-token", `the ${named("api-token")} is empty`);
	const names = missing.join(", ");
	throw new GateFailure("config", `required input${missing.length === 1 ? "" : "s"} ${names} not given: set under "with:", and not from a secret, which forks do not get.`);
}
function oneOf(words) {
	return (text) => parseWord(text, words);
}
function parseName(longest) {
	return (text) => {
		if (text.length > longest) throw new InputProblem(`this is longer than ${longest} characters`);
		if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text)) throw new InputProblem("this contains an invisible character; remove it");
		return text;
	};
}
function parsePath(text) {
	if (text.includes("\0")) throw new InputProblem("this is not a path");
	return text;
}
function parseCommit(text) {
	if (!isCommitSha(text)) throw new InputProblem(`${quote(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
	return text;
}
/** They may be spelled by their issue types too, and as the platform does. Names of a gate's own settings are in lower case. */
function parseProducts(text) {
	return parseList(text, (item) => {
		const type = item === item.toLowerCase() || /^(?:ISSUE_TYPE|PRODUCT)_/.test(item) ? (0,dist_publish/* issueTypeOf */.b$)(item) : void 0;
		const product = type === void 0 ? void 0 : dist_publish/* PRODUCT_OF_ISSUE_TYPE */.pM[type];
		if (product === void 0) throw new InputProblem(unknownWord(item, dist_publish/* PRODUCTS */.zv));
		return product;
	});
}
function parsePageSize(text) {
	const size = Number(parseDigits(text));
	if (size < 1 || size > 1e3) throw new InputProblem(`${quote(text)} is out of range; write 1 to 1000`);
	return size;
}
/** They may be short, or spelled as in the API. */
function parseStates(text) {
	const states = parseList(text, (item) => {
		const short = item.startsWith("AGGREGATE_ISSUE_STATE_") ? item.slice(22).toLowerCase() : item;
		const state = dist_publish/* ISSUE_STATES */.lF.find((candidate) => candidate === short.replaceAll("_", "-"));
		if (state === void 0) throw new InputProblem(unknownWord(item, dist_publish/* ISSUE_STATES */.lF));
		return state;
	});
	if (states.length === 0) throw new InputProblem("no state is named; name at least one");
	return states;
}
/** More than these are no longer the parts of one repository. */
const MOST_LISTED = 200;
function parseProjects(text) {
	if (text === "one" || text === "all") return { kind: text };
	const wanted = parseList(text, (item) => {
		const name = item.toLowerCase();
		if (name === "one" || name === "all") throw new InputProblem(`${quote(name)} stands alone and in lower case; write it so, or a list of names or ids`);
		parseName(200)(item);
		return /^[0-9]+$/.test(item) ? parseDigits(item) : name;
	});
	if (wanted.length === 0) throw new InputProblem("no project is named; write one, all, or a list of names or ids");
	if (wanted.length > MOST_LISTED) throw new InputProblem(`more than ${MOST_LISTED} projects are named; write all`);
	return {
		kind: "listed",
		wanted: listItems(text)
	};
}
function parseBaseline(text) {
	if (text === "none" || text === "base") return { kind: text };
	if (!(0,dist_publish/* isRefName */.pA)(text)) throw new InputProblem(`${quote(text)} is neither none, base nor the name of a ref`);
	return {
		kind: "ref",
		ref: text
	};
}
// src/inputs/raw-inputs.ts
const NAMES = Object.keys(dist_publish/* ACTION_INPUTS */.bn);
const PREFIX = "INPUT_";
/**
* Reads the `INPUT_*` variables under the one name that the runner writes: upper case, hyphens kept. It writes all of
* them, so only these are the workflow's own words; a variable in another spelling comes from somewhere else, such as
* an earlier step. Throws `config` for that, and for a variable that no input of action.yml has: the runner itself only
* warns, and a misspelled limit would silently not apply.
*/
function readRunnerInputs(env) {
	const given = /* @__PURE__ */ new Map();
	for (const [variable, value] of Object.entries(env)) {
		const upper = variable.toUpperCase();
		if (!upper.startsWith(PREFIX) || value === void 0) continue;
		const name = upper.slice(6).toLowerCase();
		if (variable !== upper) throw otherSpelling(variable, name);
		given.set(name, value);
	}
	return withDefaults(Object.fromEntries(given), { GITHUB_REPOSITORY: env.GITHUB_REPOSITORY });
}
/** Checks the names and fills in the defaults. `given` is keyed by input name, in lower case. */
function withDefaults(given, expressions) {
	const unknown = Object.keys(given).find((name) => !Object.hasOwn(dist_publish/* ACTION_INPUTS */.bn, name));
	if (unknown !== void 0) throw unknownInput(unknown);
	const raw = NAMES.map((name) => [name, blankIsDefault(name, given[name] ?? "", expressions)]);
	return Object.fromEntries(raw);
}
function blankIsDefault(name, value, expressions) {
	if (value.trim() !== "") return value;
	const fallback = dist_publish/* ACTION_INPUTS */.bn[name].default;
	if (fallback === "${{ github.repository }}") return expressions.GITHUB_REPOSITORY ?? "";
	if (fallback === void 0 || fallback.startsWith("${{")) return "";
	return fallback;
}
function otherSpelling(variable, name) {
	if (!Object.hasOwn(dist_publish/* ACTION_INPUTS */.bn, name)) return unknownInput(name);
	return new GateFailure("config", `the variable ${JSON.stringify(variable.slice(0, 100))} is not how the runner writes the input ${name}: an earlier step or an "env:" sets it; remove it there, and set the input under "with:"`);
}
function unknownInput(name) {
	const near = nearest(name, NAMES);
	const hint = near === void 0 ? "see the list of inputs in the README" : `did you mean ${near}?`;
	return new GateFailure("config", `unknown input ${JSON.stringify(name.slice(0, 100))}: ${hint}`);
}
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Writes debug message to user log
* @param message debug message
*/
function debug(message) {
	issueCommand("debug", {}, message);
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + external_os_.EOL);
}
/**
* Begin an output group.
*
* Output until the next `groupEnd` will be foldable in this group
*
* @param name The name of the output group
*/
function startGroup(name) {
	issue("group", name);
}
/**
* End an output group.
*/
function endGroup() {
	issue("endgroup");
}
// src/action/workflow-log.ts
/** The log of a workflow step, on standard output. */
function createWorkflowLog({ env, sanitize }) {
	const annotate = {
		error,
		warning,
		notice
	};
	let annotations = 0;
	return {
		info(line) {
			info(sanitize(line));
		},
		debug(line) {
			if (env.RUNNER_DEBUG === "1") debug(sanitize(line));
		},
		async group(title, body) {
			startGroup(sanitize(title));
			try {
				return await body();
			} finally {
				endGroup();
			}
		},
		mask(secret) {
			if (secret.length >= 8) setSecret(secret);
		},
		annotate(level, title, message, lines) {
			annotations += 1;
			if (annotations > 10) return info(sanitize(`${level}: ${title}: ${message}`));
			const { commit: _, ...at } = lines !== void 0 && sanitize(lines.file) === lines.file ? lines : {};
			annotate[level](sanitize(message), {
				title: sanitize(title),
				...at
			});
		}
	};
}
// src/action/run-action.ts
/**
* The whole action: reads settings from the environment, runs the gate and publishes its report. It writes to standard
* output and to the files of the runner, and leaves the process alone.
*/
function actionJob(env, signal, clock = systemClock) {
	const secrets = [...possibleTokens(env), ...proxyPasswords(env)];
	const redact = createRedactor(secrets);
	const log = createWorkflowLog({
		env,
		sanitize: (text) => (0,dist_publish/* logLine */.BP)(redact(text))
	});
	for (const secret of secrets) log.mask(secret);
	const warn = (message) => log.annotate("warning", "Findings Gate", message);
	return gateJob({
		clock,
		redact,
		read: () => ({ raw: readRunnerInputs(env) }),
		async prepare({ raw }, monotonicStart) {
			const inputs = parseInputs(raw);
			const { openActionWorld } = await Promise.all(/* import() */[__nccwpck_require__.e(685), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9114));
			return openActionWorld({
				env,
				inputs,
				clock,
				random: Math.random,
				monotonicStart,
				log,
				signal,
				redact,
				warn
			});
		},
		repositoryOf: () => env.GITHUB_REPOSITORY ?? "",
		async loadPublication(_text, isRefused) {
			if (isRefused) {
				const { refusalPublication } = await __nccwpck_require__.e(/* import() */ 806).then(__nccwpck_require__.bind(__nccwpck_require__, 2806));
				return refusalPublication({
					env,
					redact,
					log
				});
			}
			const { actionPublication } = await Promise.all(/* import() */[__nccwpck_require__.e(987), __nccwpck_require__.e(685), __nccwpck_require__.e(228)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9228));
			return actionPublication({
				env,
				redact,
				log,
				signal
			});
		},
		log: {
			info: log.info,
			warn,
			annotate: ({ level, title, message, at }) => log.annotate(level, title, message, at)
		}
	});
}
// src/action/main.ts
runProcess((signal) => actionJob(process.env, signal));



/***/ }),

/***/ 4022:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText$1),
/* harmony export */   $7: () => (/* binding */ productOf),
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   $p: () => (/* binding */ WAIVER_MEMBERS),
/* harmony export */   AC: () => (/* binding */ CONDITION_MEMBERS),
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   BI: () => (/* binding */ REF_START),
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Ch: () => (/* binding */ canBlock),
/* harmony export */   Cn: () => (/* binding */ DETECTED_STATES),
/* harmony export */   EO: () => (/* binding */ AWAITED_REASONS),
/* harmony export */   Ee: () => (/* binding */ commentUrlOutput),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   G8: () => (/* binding */ listSpellings),
/* harmony export */   Gs: () => (/* binding */ boundOfColumn),
/* harmony export */   HO: () => (/* binding */ ISSUE_TYPE_WORDS),
/* harmony export */   IQ: () => (/* binding */ refKeysAmong),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   Jl: () => (/* binding */ isScannedRefName),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   L7: () => (/* binding */ jsonReport),
/* harmony export */   LH: () => (/* binding */ MOST_SUMMARY_BYTES),
/* harmony export */   MP: () => (/* binding */ isSameRef),
/* harmony export */   Mi: () => (/* binding */ branchRef),
/* harmony export */   Mp: () => (/* binding */ UNLIMITED),
/* harmony export */   Mt: () => (/* binding */ stoppedFinalLine),
/* harmony export */   ND: () => (/* binding */ beforeRun),
/* harmony export */   NN: () => (/* binding */ RATED_ISSUE_TYPES),
/* harmony export */   O6: () => (/* binding */ boundText),
/* harmony export */   OP: () => (/* binding */ isPassWhereNothingBlocks),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   PR: () => (/* binding */ UNSEEN),
/* harmony export */   PW: () => (/* binding */ limitText),
/* harmony export */   Ph: () => (/* binding */ unitEscapes),
/* harmony export */   Pi: () => (/* binding */ LONGEST_PLACES_MS),
/* harmony export */   Q7: () => (/* binding */ MOST_RULES_OF_A_CONDITION),
/* harmony export */   QR: () => (/* binding */ isUnenforced),
/* harmony export */   QX: () => (/* binding */ settingName),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qz: () => (/* binding */ SCAN_MEMBERS),
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   Rq: () => (/* binding */ canWaive),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   SF: () => (/* binding */ newText),
/* harmony export */   SL: () => (/* binding */ UNRATED_ISSUE_TYPES),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   VC: () => (/* binding */ isUnderTest),
/* harmony export */   W: () => (/* binding */ waivedText),
/* harmony export */   Wh: () => (/* binding */ inWordsOf),
/* harmony export */   Wn: () => (/* binding */ minuteText),
/* harmony export */   XZ: () => (/* binding */ longestList),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   Zw: () => (/* binding */ PRODUCT_PREFIX),
/* harmony export */   _n: () => (/* binding */ isCiRef),
/* harmony export */   _u: () => (/* binding */ siblingsLine),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   b$: () => (/* binding */ issueTypeOf),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   co: () => (/* binding */ ISSUE_TYPES),
/* harmony export */   dB: () => (/* binding */ REPORT_MEMBERS),
/* harmony export */   dN: () => (/* binding */ plainFinalLine),
/* harmony export */   et: () => (/* binding */ TRIAGED_STATES),
/* harmony export */   eu: () => (/* binding */ MOST_COMMENT_UNITS),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   fI: () => (/* binding */ doesCover),
/* harmony export */   fi: () => (/* binding */ isUnlisted),
/* harmony export */   fo: () => (/* binding */ replaceUnseen),
/* harmony export */   gC: () => (/* binding */ isQuietPass),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   hx: () => (/* binding */ VALIDATIONS),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   ix: () => (/* binding */ breakCommands),
/* harmony export */   jW: () => (/* binding */ GAP_MEMBERS),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kN: () => (/* binding */ isTagRef),
/* harmony export */   ki: () => (/* binding */ mostCulprits),
/* harmony export */   lF: () => (/* binding */ ISSUE_STATES),
/* harmony export */   mA: () => (/* binding */ issueTypeWord),
/* harmony export */   mN: () => (/* binding */ blockers),
/* harmony export */   mW: () => (/* binding */ LEFT_PENDING),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   pM: () => (/* binding */ PRODUCT_OF_ISSUE_TYPE),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pc: () => (/* binding */ durationMs),
/* harmony export */   rD: () => (/* binding */ COMMAND_LINE),
/* harmony export */   rK: () => (/* binding */ UNSOFTENABLE_REASONS),
/* harmony export */   rp: () => (/* binding */ MOST_ANSWER_BYTES),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   s0: () => (/* binding */ boundOf),
/* harmony export */   sP: () => (/* binding */ COUNT_COLUMNS),
/* harmony export */   sm: () => (/* binding */ unjudgedLines),
/* harmony export */   tH: () => (/* binding */ stepOutputs),
/* harmony export */   t_: () => (/* binding */ isoText),
/* harmony export */   tg: () => (/* binding */ refSpellings),
/* harmony export */   uH: () => (/* binding */ clean),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   w2: () => (/* binding */ MOST_ANNOTATION_UNITS),
/* harmony export */   xA: () => (/* binding */ isFullRef),
/* harmony export */   xK: () => (/* binding */ hasFound),
/* harmony export */   y0: () => (/* binding */ productsOf),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ NEXT_STEP),
/* harmony export */   zW: () => (/* binding */ fitUnits),
/* harmony export */   zl: () => (/* binding */ replayText),
/* harmony export */   zn: () => (/* binding */ isIncompleteFail),
/* harmony export */   zv: () => (/* binding */ PRODUCTS)
/* harmony export */ });
// src/domain/limits.ts
/** Limits that several places keep to. A test that checks one of them uses its own number. */
/** A pull-request comment has at most so many UTF-16 units. GitHub takes 65,536. */
const MOST_COMMENT_UNITS = 6e4;
/** At most so many rules are told of one condition. Nobody would read more; the list of all rules has them. */
const MOST_RULES_OF_A_CONDITION = 1e3;
/** One annotation's message has at most so many UTF-16 units. */
const MOST_ANNOTATION_UNITS = 3e3;
/**
* A job summary has at most so many bytes, together with what other steps wrote. GitHub drops the whole summary above 1
* MiB; this leaves room for other steps.
*/
const MOST_SUMMARY_BYTES = 921600;
/** All outputs together have at most so many bytes, as they are in the runner's file. */
const MOST_OUTPUT_BYTES = 65536;
/** One answer of a server has at most so many bytes, both as it is sent and unpacked. */
const MOST_ANSWER_BYTES = 16777216;
/** The reading of places takes at most so long, in milliseconds. */
const LONGEST_PLACES_MS = 5e3;
// src/domain/text/unseen.ts
/**
* Characters that cannot be seen: controls, line and paragraph separators, bidi marks, zero-width and tag characters, fillers,
* lone surrogates, private and unassigned code points. Some of these end lines or reverse the direction of text; the runner's search for
* commands ignores others.
*/
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/report/text/text.ts
/** Longest piece of outside text that a page shows, in code points. */
const MOST_CODE_POINTS = 200;
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** Text from outside as one line that shows all its characters: unseen ones as `\u2028`, a long text cut with `…`. */
function clean(text, most = MOST_CODE_POINTS) {
	return cut(visible(cut(text, most)), most);
}
/** Replaces each unseen character by its escape; the result has no line break of any kind. */
function visible(text) {
	return replaceUnseen(text, (character) => SHORT_ESCAPES[character] ?? escaped(character));
}
/** Replaces each unseen character, line feeds included, by what `replacement` makes of it. */
function replaceUnseen(text, replacement) {
	return text.replace(UNSEEN, replacement);
}
/** The first `most` code points, the last of them `…` where something is left out. Looks at no more of the text than that. */
function cut(text, most) {
	if (text.length <= most) return text;
	const head = Array.from(text.slice(0, (most + 1) * 2));
	return head.length <= most ? text : `${head.slice(0, most - 1).join("")}…`;
}
/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
function fitUnits(line, most) {
	return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** Every UTF-16 unit as JSON, JavaScript and YAML escape it: `\u2028`. */
function unitEscapes(text) {
	return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
function escaped(character) {
	const hex = character.codePointAt(0).toString(16);
	return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
}
// src/domain/reason.ts
/**
* Why a run is not proven (docs/verdict-rules/what-is-judged.md#reasons): a closed list, each with the one sentence
* that says what to do next.
*/
const NEXT_STEP = {
	config: "Correct the named setting in the workflow and run the job again.",
	"no-token": "Check the name of the secret that api-token reads. Workflows that a fork or Dependabot starts get no secrets: store it as a Dependabot secret too, and judge forks from a workflow_run job.",
	"bad-event": "Run the gate on pull_request, push, merge_group, workflow_run, schedule or workflow_dispatch, or name the commit with the input commit.",
	"policy-missing": "Commit the policy file to the branch that is named above, or correct the input policy-file.",
	"policy-invalid": "Correct the policy at the place that is named above; the schema folder has a JSON Schema for editors.",
	github: "Check the permissions of github-token and the state of GitHub, then re-run the job.",
	"no-scan": "Check that the scan job ran for this commit in the past 30 days, that repository-id or the input repository names its project, and that the token may see it; findings-gate doctor shows what it sees.",
	"scan-running": "Re-run this job when the scan has finished, or raise wait-timeout.",
	"scan-failed": "Open the scan on the platform, fix the cause, scan this commit again and re-run this job.",
	"scan-cancelled": "Scan this commit again and re-run this job.",
	"scan-never-finished": "Scan this commit again, where the scan can run to its end, and re-run this job.",
	"scan-inconsistent": "Scan this commit again and re-run this job; if it happens again, run findings-gate doctor and report it to the platform.",
	"partial-only": "Scan this commit with the full rule set and re-run this job.",
	"wrong-repository": "Set repository-id to the id of the project on the platform, or the input repository to its name; findings-gate doctor tells both.",
	"product-missing": "Scan this commit with the named product, or take it out of required-products or the policy; findings-gate doctor tells which products are scanned, and under which names.",
	superseded: "Run the gate for the newer commit that is named above, or scan this commit again and re-run this job: the issues on this ref are those of the newer scan (where they are not, run findings-gate doctor).",
	"index-lag": "Re-run this job in a few minutes, and run findings-gate doctor if it happens again.",
	unstable: "Re-run this job when nobody is triaging the issues, and run findings-gate doctor if it happens again.",
	unclassified: "Set max-unrated to judge issues whose severity this version does not know, update the gate, or run findings-gate doctor to see what the platform sends.",
	auth: "Give api-token a token that is valid and has the Web API permission without limited scopes.",
	"not-found": "Check that the token has the Web API permission, then deployment-id, then base-url; findings-gate doctor tries each.",
	gone: "The platform has retired this operation for your deployment: update the gate.",
	"api-changed": "The platform answered in a way its documentation does not know: update the gate, check base-url, or run findings-gate doctor.",
	"rate-limited": "Re-run this job after the time that is named above, or raise poll-interval.",
	network: "Check that the runner reaches base-url (proxy, firewall, DNS), then re-run this job.",
	tls: "Trust the platform certificate with NODE_EXTRA_CA_CERTS, and leave certificate checks on.",
	server: "Re-run this job when the platform has recovered.",
	redirect: "Set base-url to the redirect's final address; redirects are never followed with a token.",
	"too-large": "Lower page-size and re-run this job.",
	contract: "The platform sent an answer that breaks its documentation: check base-url and any proxy, then run findings-gate doctor and report what does not hold.",
	"cursor-loop": "Re-run this job; if it happens again, run findings-gate doctor and report it to the platform.",
	"page-limit": "Raise page-size, set repository-id, or narrow the policy so that fewer pages are needed; findings-gate doctor shows whether pages end.",
	budget: "Re-run this job when the platform answers reliably again.",
	cancelled: "Re-run this job.",
	internal: "Re-run this job, and report the log as a defect of the gate if it happens again."
};
const REASONS = Object.keys(NEXT_STEP);
/** Reasons that no setting can soften to a warning. */
const UNSOFTENABLE_REASONS = [
	"config",
	"policy-missing",
	"policy-invalid"
];
/**
* Reasons that go away by themselves when a scan ends. A run that asks once leaves its commit status pending for them
* (docs/verdict-rules/what-is-written.md#reports).
*/
const AWAITED_REASONS = /* @__PURE__ */ new Set([
	"no-scan",
	"scan-running",
	"product-missing"
]);
/** This takes the place of the reason's own step: to re-run the job is not what this set-up is for. */
const LEFT_PENDING = "Nothing to do yet: the commit status stays pending until the job that runs after the scan sets it. If it stays so, check that the scan ran for this commit, and that job after it.";
// src/domain/text/duration-text.ts
/** Writes a duration as inputs and messages do: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
function durationText(seconds) {
	if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole}s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return inTwo(minutes, "m", whole % 60, "s");
	const hours = Math.floor(minutes / 60);
	return hours < 48 ? inTwo(hours, "h", minutes % 60, "m") : inTwo(Math.floor(hours / 24), "d", hours % 24, "h");
}
function inTwo(large, unit, small, smallUnit) {
	return small === 0 ? `${large}${unit}` : `${large}${unit} ${small}${smallUnit}`;
}
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
/** Milliseconds of a duration as inputs take it, a whole number and its unit; undefined for any other text. */
function durationMs(text) {
	const match = /^(0|[1-9][0-9]{0,8})(ms|s|m|h)$/.exec(text);
	return match === null ? void 0 : Number(match[1]) * UNIT_MS[match[2]];
}
// src/gate/publish/plain-final-line.ts
/** The verdict where its report cannot be made. `what` says what could not be made; it contains no text from outside. */
function plainFinalLine(report, what) {
	return finalLine$1(report, `${what}: this is a defect of the gate`);
}
/** The verdict where the process is stopped before its report is out. */
function stoppedFinalLine(report) {
	return finalLine$1(report, "the run was stopped from outside before its report was out");
}
function finalLine$1({ verdict }, text) {
	const { word, reason = "" } = verdict;
	return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${text}`;
}
// src/domain/issue.ts
/** The nine triage states of an issue, in the short form of the input `states`. */
const ISSUE_STATES = [
	"open",
	"fixed",
	"removed",
	"ignored-app",
	"ignored-code",
	"unknown",
	"reviewing",
	"fixing",
	"provisionally-ignored-app"
];
/** The triage states of an issue that a scan still detects: all but fixed and removed. `findings_counts` counts these. */
const DETECTED_STATES = ISSUE_STATES.filter((state) => state !== "fixed" && state !== "removed");
/** The triage states that people set, or what acts for them on the platform: only these have a time of triage. */
const TRIAGED_STATES = [
	"ignored-app",
	"reviewing",
	"fixing",
	"provisionally-ignored-app"
];
// src/domain/product.ts
/** A scanning product, in the words of the input `required-products`. */
const PRODUCTS = [
	"code",
	"supply-chain",
	"secrets",
	"ai-code"
];
/** A kind of issue, in the words of the policy (`issue-types`). */
const ISSUE_TYPES = [
	"sast",
	"sca",
	"secrets",
	"research",
	"ai-sast"
];
/** The issue types that have a severity; the platform's `severities` filter applies only to these. */
const RATED_ISSUE_TYPES = [
	"sast",
	"sca",
	"secrets"
];
const UNRATED_ISSUE_TYPES = ["research", "ai-sast"];
/** Which product finds issues of a type. Research issues come from no product that a scan lists. */
const PRODUCT_OF_ISSUE_TYPE = {
	sast: "code",
	sca: "supply-chain",
	secrets: "secrets",
	research: void 0,
	"ai-sast": "ai-code"
};
const SPELLINGS = {
	sast: "code",
	code: "code",
	sca: "supply-chain",
	supplychain: "supply-chain",
	secrets: "secrets",
	aisast: "ai-code",
	aicode: "ai-code"
};
/** The platform's names of products begin with it. */
const PRODUCT_PREFIX = "PRODUCT_";
/** Reads a member of a scan's `enabled_products`, ignoring case, `_`, `-` and a `PRODUCT_` prefix. */
function productOf(spelling) {
	const plain = spelling.toLowerCase().replace(/^product_/, "").replaceAll(/[_-]/g, "");
	return Object.hasOwn(SPELLINGS, plain) ? SPELLINGS[plain] : void 0;
}
/**
* Reads what people call an issue type: by its own name, by that of its product, or as the platform spells either
* (`ISSUE_TYPE_SAST`, `PRODUCT_SAST`). Case, `_` and `-` do not matter.
*/
function issueTypeOf(spelling) {
	const plain = spelling.toLowerCase().replaceAll("-", "_").replace(/^issue_type_/, "");
	if (plain === "research") return plain;
	const product = productOf(plain);
	return product === void 0 ? void 0 : ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}
/** The one word that people are shown for an issue type: that of its product. Research has none, and stands for itself. */
function issueTypeWord(type) {
	return PRODUCT_OF_ISSUE_TYPE[type] ?? type;
}
/** What is shown where one of them is asked for. */
const ISSUE_TYPE_WORDS = ISSUE_TYPES.map(issueTypeWord);
/** True where a scan does not say what it ran. One that lists only what this version does not know says that it ran none of ours. */
function isUnlisted({ enabledProducts }) {
	return enabledProducts.every((name) => name.trim() === "");
}
/** The products that a scan ran, each once; spellings that this version does not know are left out. */
function productsOf(enabledProducts) {
	return [...new Set(enabledProducts.map(productOf).filter((product) => product !== void 0))];
}
// src/domain/ref.ts
/** A full ref begins so. */
const REF_START = {
	any: "refs/",
	branch: "refs/heads/",
	tag: "refs/tags/"
};
/** False for what git refuses in a ref name: git-check-ref-format(1). */
function isRefName(text) {
	return text.length <= 255 && !/[\p{Cc}\s~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$/u.test(text);
}
function isFullRef(ref) {
	return ref.startsWith(REF_START.any);
}
/** True for `refs/heads/main` and `refs/tags/v1`; false for pull requests and for every short name. */
function isBranchOrTagRef(ref) {
	return isBranchRef(ref) || isTagRef(ref);
}
function isTagRef(ref) {
	return ref.startsWith(REF_START.tag);
}
function isBranchRef(ref) {
	return ref.startsWith(REF_START.branch);
}
/** Gives `refs/heads/main` for the short name `main`. */
function branchRef(name) {
	return `${REF_START.branch}${name}`;
}
/** Gives `main` for `refs/heads/main` and for `main`. */
function branchName(ref) {
	return isBranchRef(ref) ? ref.slice(REF_START.branch.length) : ref;
}
/** Gives `main` for `refs/heads/main` and for `main`, `v1` for `refs/tags/v1`; every other ref as it is. */
function branchOrTagName(ref) {
	return isTagRef(ref) ? ref.slice(REF_START.tag.length) : branchName(ref);
}
/**
* True where two texts may name one ref: the same text, or a bare name and a branch or tag of that name in full. A
* branch and a tag in full are never the same, so this cannot be decided by one text for each ref: `x` is the same as
* `refs/heads/x` and as `refs/tags/x`, which are two. Two scans that name no ref are of one.
*/
function isSameRef(one, other) {
	if (!one || !other) return !one && !other;
	if (one === other) return true;
	const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
	return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}
/**
* A text for each of these refs, equal for every spelling of one. A bare name beside a branch and a tag of that name
* may be either: it is a ref of its own then, so that neither of them stands for the other.
*/
function refKeysAmong(refs) {
	const known = new Set(refs);
	return (ref) => {
		if (!ref) return "";
		const name = branchOrTagName(ref);
		return known.has(branchRef(name)) && known.has(REF_START.tag + name) || isFullRef(name) ? ref : name;
	};
}
/**
* True for a ref of a kind that is scanned, as a person may name it: `main`, `refs/heads/main`, `refs/tags/v1`,
* `refs/pull/7/merge`, `refs/pull/7/head`. False for every other full ref, and for what git refuses.
*/
function isScannedRefName(text) {
	if (!isRefName(text)) return false;
	return !isFullRef(text) || isBranchOrTagRef(text) || /^refs\/pull\/[1-9][0-9]{0,14}\/(?:merge|head)$/.test(text);
}
/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
function pullRequestNumber(ref) {
	return ref === void 0 ? void 0 : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}
/**
* Every spelling under which a list that compares the letter may hold scans of a ref: those that were seen, and for a
* branch with and without `refs/heads/`. `meant` is what is judged, where that is a ref.
*/
function listSpellings(ref, seen, meant = ref) {
	const number = pullRequestNumber(ref);
	const isOfRef = (one) => number === void 0 ? isSameRef(one, meant) : pullRequestNumber(one) === number;
	const spellings = /* @__PURE__ */ new Set([ref, ...seen.filter((one) => one !== void 0).filter(isOfRef)]);
	if (number !== void 0 || isTagRef(meant)) return [...spellings];
	const name = branchOrTagName(ref);
	return [...spellings.add(name).add(branchRef(name))];
}
/**
* Every spelling of the refs that the scans themselves reported: with and without `refs/heads/` for branches, unchanged
* for all others. Never a spelling that no scan reported, such as `pull/7`. `meant` is what is judged, where that is a
* ref: a bare name that is a tag's there, or else in what was reported, is no branch's, since a branch of that name has
* issues of its own.
*/
function refSpellings(reported, meant) {
	const isTagName = (name) => meant !== branchRef(name) && [...reported, meant].includes(REF_START.tag + name);
	const spellings = /* @__PURE__ */ new Set();
	for (const ref of reported) {
		if (ref === void 0 || ref === "") continue;
		spellings.add(ref);
		if (isBranchRef(ref)) spellings.add(branchName(ref));
		else if (!isFullRef(ref) && !isTagName(ref)) spellings.add(branchRef(ref));
	}
	return [...spellings];
}
// src/domain/action-inputs.ts
/**
* Generated from action.yml by "npm run generate": do not edit. A blank input means its default, and the bundle runs
* without action.yml, so the program has this copy. A test checks that it is equal to action.yml.
*/
const ACTION_INPUTS = {
	"base-url": {
		required: true,
		default: void 0
	},
	"api-token": {
		required: true,
		default: void 0
	},
	"deployment-id": {
		required: true,
		default: void 0
	},
	"repository-id": {
		required: false,
		default: void 0
	},
	repository: {
		required: false,
		default: "${{ github.repository }}"
	},
	commit: {
		required: false,
		default: void 0
	},
	"required-products": {
		required: false,
		default: void 0
	},
	"required-scan": {
		required: false,
		default: "any"
	},
	projects: {
		required: false,
		default: "one"
	},
	"discovery-timeout": {
		required: false,
		default: "5m"
	},
	"wait-timeout": {
		required: false,
		default: "15m"
	},
	"poll-interval": {
		required: false,
		default: "10s"
	},
	"request-timeout": {
		required: false,
		default: "70s"
	},
	"page-size": {
		required: false,
		default: "100"
	},
	"max-critical": {
		required: false,
		default: void 0
	},
	"max-high": {
		required: false,
		default: void 0
	},
	"max-medium": {
		required: false,
		default: void 0
	},
	"max-low": {
		required: false,
		default: void 0
	},
	"max-unrated": {
		required: false,
		default: void 0
	},
	states: {
		required: false,
		default: "open, reviewing, fixing, unknown"
	},
	baseline: {
		required: false,
		default: "none"
	},
	policy: {
		required: false,
		default: void 0
	},
	"policy-file": {
		required: false,
		default: void 0
	},
	"waivers-file": {
		required: false,
		default: void 0
	},
	"merge-queue": {
		required: false,
		default: "pull-request"
	},
	mode: {
		required: false,
		default: "enforce"
	},
	"on-inconclusive": {
		required: false,
		default: void 0
	},
	comment: {
		required: false,
		default: "auto"
	},
	"comment-key": {
		required: false,
		default: void 0
	},
	"commit-status": {
		required: false,
		default: void 0
	},
	summary: {
		required: false,
		default: "true"
	},
	"report-path": {
		required: false,
		default: void 0
	},
	"record-path": {
		required: false,
		default: void 0
	},
	"attestation-path": {
		required: false,
		default: void 0
	},
	"github-token": {
		required: false,
		default: "${{ github.token }}"
	}
};
// src/report/text/log-text.ts
const MOST_OF_A_LINE = 4e3;
/**
* Makes one line for a CI log, out of text that may be hostile. GitHub's runner takes `::name::` after any leading
* space, and `##[name]` anywhere, for a command; others take `##vso[…]` and `##teamcity[…]`. All are broken up by a
* space.
*/
function logLine(text) {
	return breakCommands(clean(text, MOST_OF_A_LINE));
}
/** Breaks up workflow commands in a text of one line. */
function breakCommands(line) {
	return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##(?=[a-z]*\[)/gi, "## ");
}
// src/report/json/json-text.ts
const { rawJSON } = JSON;
/**
* JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
* JSON escapes, which any reader turns back. A log that prints the file contains no command from it for any CI system:
* `##[name]`, `##vso[…]`.
*/
function jsonText(value, indent) {
	const json = JSON.stringify(withoutBigints(value), null, indent);
	const shown = PLAIN_JSON.test(json) ? json : replaceUnseen(json, (character) => character === "\n" ? character : unitEscapes(character));
	return shown.includes("##") ? shown.replace(/##(?=[a-z]*\[)/gi, "#\\u0023") : shown;
}
/** This stands for a replacer, which would be called for every member. What contains no bigint is not copied. */
function withoutBigints(value) {
	if (typeof value === "bigint") return rawJSON(String(value));
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(withoutBigints);
	let copy;
	for (const name in value) {
		const member = value[name];
		const written = withoutBigints(member);
		if (written === member) continue;
		copy ??= { ...value };
		copy[name] = written;
	}
	return copy ?? value;
}
/** Seen characters of ASCII, and the line feeds between the lines: most texts, and found out much faster than what is unseen. */
const PLAIN_JSON = /^[\n -~]*$/;
// src/report/text/time-text.ts
/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
function minuteText(timeMs) {
	const iso = isoText(timeMs);
	return iso === void 0 ? "–" : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
function isoText(timeMs) {
	if (timeMs === void 0) return void 0;
	const date = new Date(timeMs);
	return Number.isNaN(date.getTime()) ? void 0 : date.toISOString();
}
/** `12s before this run`, `during this run`: on a page that stays as it is, a time is told by the run. Milliseconds since 1970. */
function beforeRun(timeMs, runStartedAtMs, thisRun = "this run") {
	const seconds = (runStartedAtMs - timeMs) / 1e3;
	return seconds < 1 ? `during ${thisRun}` : `${durationText(seconds)} before ${thisRun}`;
}
// src/report/json/member.ts
/** Longest text in the report, in code points: machines need more of a name than a page does. */
const MOST_OF_A_TEXT = 2e3;
const text = {
	write: (given) => cut(given, MOST_OF_A_TEXT),
	form: { kind: "text" }
};
const flag = {
	write: (given) => given,
	form: { kind: "flag" }
};
/** A whole number of any size. It is a bigint only where a number would not have all its digits: there are many of these. */
const count = {
	write(given) {
		const value = Number(given);
		return Number.isSafeInteger(value) ? value : given;
	},
	form: { kind: "count" }
};
const seconds = {
	write: (given) => given,
	form: { kind: "seconds" }
};
/** It goes from 0 to 1. Every other number is none. */
const share = {
	write: (given) => given !== void 0 && given >= 0 && given <= 1 ? given : null,
	form: {
		kind: "or-null",
		of: { kind: "share" }
	}
};
/**
* It is given as milliseconds since 1970 (UTC) under the same name with `Ms`, written as ISO 8601. An impossible time
* is none.
*/
const time = {
	write: (given) => isoText(given) ?? null,
	form: {
		kind: "or-null",
		of: { kind: "time" }
	},
	suffix: "Ms"
};
function oneOf(values) {
	return {
		write: (given) => given,
		form: {
			kind: "one-of",
			values
		}
	};
}
function list({ write, form }) {
	return {
		write: (given) => given.map(write),
		form: {
			kind: "list",
			of: form
		}
	};
}
/** Undefined is written as null. */
function orNull({ write, form }) {
	return {
		write: (given) => given === void 0 ? null : write(given),
		form: {
			kind: "or-null",
			of: form
		}
	};
}
/** Undefined is left out of the JSON: for forms of others that know no null. */
function orAbsent({ write, form }) {
	return {
		write: (given) => given === void 0 ? void 0 : write(given),
		form: {
			kind: "or-absent",
			of: form
		}
	};
}
/** The others of these members, in their order. */
function without(members, names) {
	const others = Object.entries(members).filter(([name]) => !names.some((left) => left === name));
	return Object.fromEntries(others);
}
/** These members in this order. What else is given is left out. */
function group(members) {
	const parts = Object.entries(members).map(([name, { write, suffix = "" }]) => ({
		name,
		from: name + suffix,
		write
	}));
	return {
		write(given) {
			const json = {};
			for (const { name, from, write } of parts) json[name] = write(given[from]);
			return json;
		},
		form: {
			kind: "group",
			members
		}
	};
}
/** It is one of several groups. The member `kind`, which comes first, says which. */
function choice(groups) {
	return {
		write: (given) => ({
			kind: given.kind,
			...group(groups[given.kind]).write(given)
		}),
		form: {
			kind: "choice",
			groups
		}
	};
}
// src/domain/place/listed-issue.ts
/** Whether the secret still works. */
const VALIDATIONS = [
	"confirmed-valid",
	"confirmed-invalid",
	"validation-error",
	"no-validator"
];
// src/domain/policy.ts
/**
* What `max: none` stands for: one more than any number that a policy can hold. A condition with it is shown, and blocks
* nothing.
*/
const UNLIMITED = 9223372036854775808n;
/** A limit for programs: undefined where there is none, so that nobody meets a number of 20 digits. */
function limitOf(max) {
	return max === 9223372036854775808n ? void 0 : max;
}
/** A limit as people write it. */
function limitText(max) {
	return max === 9223372036854775808n ? "none" : String(max);
}
/**
* True where a waiver is for issues of this rule in this part. Where a type or a severity is not known, one that is
* limited to some does not apply.
*/
function doesCover({ rule, severities, issueTypes }, group, part) {
	if (rule !== group.rulePath && rule !== group.ruleId) return false;
	if (severities !== void 0 && (part.severity === void 0 || !severities.includes(part.severity))) return false;
	return issueTypes === void 0 || typesOf(group, part).every((type) => issueTypes.includes(type));
}
/** The issues of a rule may have these types. */
function typesOf({ issueType }, { issueTypes, isUnrated }) {
	if (issueType === void 0) return issueTypes;
	if (isUnrated) return [...issueTypes, issueType];
	return issueTypes.includes(issueType) ? [issueType] : issueTypes;
}
// src/domain/severity.ts
/** Severities that the platform can filter by, worst first. */
const SEVERITIES = [
	"critical",
	"high",
	"medium",
	"low"
];
/** The columns that every report shows: the severities, and the issues without a known one. */
const COUNT_COLUMNS = [...SEVERITIES, "unrated"];
// src/report/json/report-members.ts
const products = list(oneOf(PRODUCTS));
const SCAN_MEMBERS = {
	id: text,
	status: text,
	decides: products,
	ref: orNull(text),
	commit: orNull(text),
	repositoryId: orNull(text),
	repository: orNull(text),
	products,
	isFullScan: flag,
	startedAt: time,
	completedAt: time,
	ciJobHost: orNull(text),
	url: orNull(text)
};
const seen = {
	scan: orNull(group(without(SCAN_MEMBERS, [
		"decides",
		"repositoryId",
		"repository",
		"isFullScan",
		"ciJobHost"
	]))),
	project: orNull(text)
};
const rule = {
	ruleId: text,
	rulePath: text,
	product: orNull(oneOf(PRODUCTS)),
	severity: orNull(oneOf(SEVERITIES)),
	issues: count,
	issuesAtBaseline: orNull(count),
	waivedUntil: orNull(text),
	epss: share,
	url: orNull(text)
};
const fixedRule = without(rule, [
	"issuesAtBaseline",
	"waivedUntil",
	"epss"
]);
const culprit = {
	ruleId: rule.ruleId,
	rulePath: rule.rulePath,
	product: rule.product,
	columns: list(oneOf(COUNT_COLUMNS)),
	issues: count,
	found: count,
	new: orNull(count),
	epss: rule.epss,
	url: rule.url
};
const project = {
	repositoryId: orNull(text),
	name: text
};
const CONDITION_MEMBERS = {
	name: text,
	source: oneOf(["input", "policy"]),
	action: oneOf(["fail", "warn"]),
	count: oneOf(["issues", "groups"]),
	compare: oneOf(["all", "new"]),
	states: orNull(list(oneOf(ISSUE_STATES))),
	max: {
		write: (max) => orNull(count).write(limitOf(max)),
		form: orNull(count).form
	},
	found: orNull(count),
	new: orNull(count),
	waived: count,
	result: oneOf([
		"ok",
		"broken",
		"unproven",
		"not-applicable"
	]),
	rules: list(group(culprit)),
	rulesInAll: count,
	project: orAbsent(group(project))
};
const WAIVER_MEMBERS = {
	rule: text,
	reason: text,
	owner: text,
	expires: text,
	maxIssues: orNull(count),
	ticket: orNull(text),
	issueTypes: orNull(list(oneOf(ISSUE_TYPES))),
	severities: orNull(list(oneOf(SEVERITIES))),
	state: oneOf([
		"active",
		"expiring-soon",
		"expired",
		"unused"
	]),
	issues: count,
	near: orNull(text)
};
const places = {
	found: list(group({
		issueId: orNull(text),
		ref: orNull(text),
		ruleId: text,
		issueType: orNull(oneOf(ISSUE_TYPES)),
		severity: orNull(oneOf(SEVERITIES)),
		state: orNull(oneOf(ISSUE_STATES)),
		filePath: orNull(text),
		line: orNull(count),
		endLine: orNull(count),
		column: orNull(count),
		endColumn: orNull(count),
		message: orNull(text),
		ruleUrl: orNull(text),
		firstSeenScan: orNull(text),
		isNew: flag,
		commit: orNull(text),
		url: orNull(text),
		dependency: orNull(group({
			package: orNull(text),
			version: orNull(text),
			advisory: orNull(text),
			mendedBy: orNull(text)
		})),
		secret: orNull(group({
			kind: orNull(text),
			validation: orNull(oneOf(VALIDATIONS))
		}))
	})),
	areAll: flag,
	missing: orNull(text)
};
const policy = orNull(choice({
	input: {},
	"local-file": {
		path: text,
		sha256: text
	},
	file: {
		repository: text,
		path: text,
		ref: text,
		sha: text,
		isChangedInPullRequest: orNull(flag)
	}
}));
/** Findings that were counted and are not found; the list of an attestation has them too. */
const GAP_MEMBERS = {
	issueTypes: list(oneOf(ISSUE_TYPES)),
	counted: count,
	found: count
};
const triagedOut = {
	issueTypes: list(oneOf(ISSUE_TYPES)),
	issues: orNull(count),
	byState: list(group({
		state: oneOf(ISSUE_STATES),
		issueTypes: list(oneOf(ISSUE_TYPES)),
		issues: count
	}))
};
const decided = {
	verdict: oneOf([
		"pass",
		"fail",
		"inconclusive"
	]),
	reason: orNull(oneOf(REASONS)),
	exitCode: oneOf([
		0,
		1,
		2,
		3
	]),
	brokenBy: list(text)
};
const replay = {
	digest: text,
	version: text,
	startedAt: time,
	run: orNull(text),
	given: list(text),
	was: orNull(group(decided)),
	now: group(decided)
};
/** It is one of the report's rules: a run may have a hundred thousand, which are written a few at a time. */
const ReportRule = group(rule);
const counts = {
	critical: orNull(count),
	high: orNull(count),
	medium: orNull(count),
	low: orNull(count),
	unrated: orNull(count),
	total: orNull(count)
};
/** What is told of one project of several. All else of it stands in the whole, or is equal for each. */
const projectReport = {
	...project,
	verdict: oneOf([
		"pass",
		"fail",
		"inconclusive"
	]),
	reason: oneOf(["", ...REASONS]),
	message: text,
	nextStep: text,
	isSoftened: flag,
	ref: orNull(text),
	scans: list(group(SCAN_MEMBERS)),
	notScanned: products,
	counts: group(counts),
	newTotal: orNull(count),
	waived: orNull(count),
	conditions: list(group(without(CONDITION_MEMBERS, ["project"]))),
	rules: list(ReportRule)
};
const REPORT_MEMBERS = {
	schema: oneOf([1]),
	replay: orNull(group(replay)),
	verdict: oneOf([
		"pass",
		"fail",
		"inconclusive"
	]),
	reason: oneOf(["", ...REASONS]),
	message: text,
	nextStep: text,
	exitCode: oneOf([
		0,
		1,
		2,
		3
	]),
	mode: oneOf(["enforce", "report"]),
	isSoftened: flag,
	repository: text,
	deploymentId: orNull(text),
	event: text,
	commit: orNull(text),
	ref: orNull(text),
	pullRequest: orNull(count),
	scans: list(group(SCAN_MEMBERS)),
	notScanned: products,
	indexGap: orNull(group(GAP_MEMBERS)),
	triagedOut: orNull(group(triagedOut)),
	unscanned: products,
	siblings: list(group({
		repositoryId: text,
		name: text
	})),
	seen: orNull(group(seen)),
	mergeGroupCommit: orNull(text),
	counts: group(counts),
	newTotal: orNull(count),
	fixedTotal: orNull(count),
	waived: orNull(count),
	conditions: list(group(CONDITION_MEMBERS)),
	waivers: list(group(WAIVER_MEMBERS)),
	rules: list(ReportRule),
	breakingRules: count,
	fixedRules: orNull(list(group(fixedRule))),
	places: orNull(group(places)),
	requirement: orNull(group({
		required: flag,
		text
	})),
	policy,
	waiversFile: orNull(group({
		path: text,
		source: policy
	})),
	baseline: orNull(group({
		ref: text,
		wasScanned: orNull(flag)
	})),
	history: list(group({
		startedAt: time,
		findings: count
	})),
	searches: list(text),
	requests: group({
		planned: count,
		sent: count
	}),
	times: group({
		startedAt: time,
		finishedAt: time,
		issuesReadAt: time,
		seconds,
		waitedSeconds: seconds
	}),
	notices: list(text),
	oddities: list(text),
	problems: list(text),
	links: group({
		platform: orNull(text),
		findings: orNull(text),
		run: orNull(text),
		code: orNull(text)
	}),
	projects: orAbsent(list(group(projectReport))),
	missingProjects: orAbsent(list(group(project)))
};
// src/report/json/json.ts
/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What begins the projects of a run of several. A line feed within a text is escaped, so it is found only once. */
const PROJECTS = "\n  \"projects\": [";
const Report = group(REPORT_MEMBERS);
/**
* The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
* text.
*/
function* renderJsonReport(report) {
	const { projects } = report;
	const [before = "", after] = jsonText(Report.write({
		...report,
		...verdictMembers(report),
		schema: 1,
		rules: [],
		projects: projects?.map((one) => ({
			...one,
			...one.project,
			...verdictMembers(one),
			rules: []
		}))
	}), 2).split(PROJECTS);
	yield* withRules(before, [report.rules], 2);
	if (after !== void 0) {
		yield PROJECTS;
		yield* withRules(after, projects.map(({ rules }) => rules), 6);
	}
	yield "\n";
}
/** The text with these rules in the place of its empty lists of that depth, list by list. */
function* withRules(text, lists, depth) {
	const indent = " ".repeat(depth);
	const [first = "", ...others] = text.split(`\n${indent}"rules": []`);
	yield first;
	for (const [index, rest] of others.entries()) {
		yield* listOf(lists[index], indent);
		yield rest;
	}
}
function* listOf(all, indent) {
	yield `\n${indent}"rules": [`;
	for (let first = 0; first < all.length; first += RULES_PER_PIECE) {
		const elements = jsonText({ rules: all.slice(first, first + RULES_PER_PIECE).map(ReportRule.write) }, 2).slice(BEFORE_ELEMENTS.length, -AFTER_ELEMENTS.length);
		yield `${first === 0 ? "" : ","}${elements.replaceAll("\n", `\n${indent.slice(2)}`)}`;
	}
	yield all.length === 0 ? "]" : `\n${indent}]`;
}
/** What stands around the elements of the only list. */
const BEFORE_ELEMENTS = "{\n  \"rules\": [";
const AFTER_ELEMENTS = "\n  ]\n}";
function verdictMembers({ verdict }) {
	const { word, reason = "", message } = verdict;
	return {
		verdict: word,
		reason,
		message
	};
}
// src/gate/publish/json-report.ts
const jsonReport = (redact, writeFile) => ({
	what: "The JSON report",
	async write(report) {
		const { path, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
		return path === void 0 ? outcome : {
			...outcome,
			reportPath: path
		};
	}
});
function* redacted(pieces, redact) {
	for (const piece of pieces) yield redact(piece);
}
// src/domain/verdict.ts
/** True for a condition that is in force and can fail the job. One that does not apply to the commit cannot. */
function canBlock({ action, result }) {
	return action === "fail" && JUDGED.has(result);
}
const JUDGED = /* @__PURE__ */ new Set([
	"ok",
	"broken",
	"unproven"
]);
// src/report/text/report-facts.ts
/** Conditions in the reader's order: broken and blocking, broken, not proven, held, not applicable. */
function worstFirst(conditions) {
	return conditions.toSorted((a, b) => urgency(a) - urgency(b));
}
function blockers(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "fail");
}
function warnings(report) {
	return report.conditions.filter(({ action, result }) => result === "broken" && action === "warn");
}
/** True for a pass that nothing could have kept from passing: a reader must not take it for a clean bill. */
function isPassWhereNothingBlocks({ verdict, conditions }) {
	return verdict.word === "pass" && !conditions.some(canBlock);
}
/** True for a fail that was proven before everything was read. An unknown severity was read: it only cannot be judged. */
function isIncompleteFail({ verdict }) {
	return verdict.word === "fail" && verdict.reason !== void 0 && verdict.reason !== "unclassified";
}
/** True where the exit code does not follow the verdict because a setting says so. */
function isUnenforced(report) {
	return report.exitCode === 0 && report.verdict.word !== "pass";
}
/** True where at least one column of counts has a number to show. */
function hasCounts(report) {
	return COUNT_COLUMNS.some((column) => numberText$1(report, report.counts[column]) !== NOT_READ);
}
/** True where at least one condition has a number to show. */
function hasFound(report) {
	return report.conditions.some((condition) => condition.result !== "not-applicable" && foundText(report, condition) !== NOT_READ);
}
/** True where something is compared with a baseline: else a column `new` would be empty. */
function isCompared({ conditions }) {
	return conditions.some((condition) => condition.new !== void 0);
}
/** True where a waiver exists: else a column `waived` would be all zeros. */
function canWaive({ conditions, waivers }) {
	return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}
/** What a condition found, shown as what it is: exact, a lower bound, or nothing that is known. */
function foundText(report, condition) {
	if (condition.result === "not-applicable") return "–";
	return boundText(boundOf(report, condition), condition.found);
}
/** The same for what is new of it. */
function newText(report, condition) {
	return condition.new === void 0 ? "–" : boundText(boundOf(report, condition), condition.new);
}
/** The same for what waivers take out of it. */
function waivedText(report, condition) {
	return boundText(boundOf(report, condition), condition.waived, "–");
}
/** A number of issues of the whole report, or of one of its rules. */
function numberText$1(report, count) {
	return boundText(report.countsAre, count);
}
/** What the numbers of a column are worth: one that was not read to its end has lower bounds, beside a pass too. */
function boundOfColumn({ counts, countsAre }, column) {
	return countsAre === "exact" && counts[column] === void 0 ? "at-least" : countsAre;
}
/** What the numbers of a condition are worth. What is kept is proven to be exact, and what is broken is at least so much. */
function boundOf({ countsAre, verdict }, { result }) {
	if (result === "ok" || countsAre !== "exact") return result === "ok" ? "exact" : countsAre;
	const isElseWhole = verdict.reason === void 0 || verdict.reason === "unclassified";
	return result === "unproven" && isElseWhole ? "at-least" : "exact";
}
/** A number as what it is worth. That nothing was found so far says nothing about what there is: then `none`. */
function boundText(bound, count, none = NOT_READ) {
	if (count === void 0 || bound === "unsettled") return none;
	if (bound === "exact") return String(count);
	return count > 0n ? `${atLeast(bound)}${count}` : none;
}
const NOT_READ = "not read";
/** What stands before a number in a sentence; nothing that is unsettled is in one. */
function atLeast(bound) {
	return bound === "exact" ? "" : "at least ";
}
/** Says `1 condition`, `2 conditions`. */
function counted(count, noun) {
	return `${count} ${noun}${BigInt(count) === 1n ? "" : "s"}`;
}
/** Rows of the longest table that a page of this report can have. */
function longestList(report) {
	const { conditions, rules, fixedRules = [], waivers, scans, notices, oddities, searches, problems } = report;
	return Math.max(...[
		conditions,
		rules,
		fixedRules,
		waivers,
		scans,
		notices,
		oddities,
		searches,
		problems
	].map(({ length }) => length)) + 2;
}
function urgency({ action, result }) {
	if (result === "broken") return action === "fail" ? 0 : 1;
	return {
		unproven: 2,
		ok: 3,
		"not-applicable": 4
	}[result];
}
/** Rules of the condition that counts the most, and not fewer than there are broken conditions. */
function mostCulprits({ conditions }) {
	const broken = conditions.filter(({ result }) => result === "broken");
	return Math.max(broken.length, ...broken.map(({ rules }) => rules.length));
}
/** True where something was counted, or the baseline had issues that are gone. */
function hasChanged({ counts, fixedTotal }) {
	return counts.total !== 0n || (fixedTotal ?? 0n) !== 0n;
}
/** True for a pass that leaves nobody anything to do or to know. */
function isQuietPass(report) {
	const { verdict, notices, unscanned, indexGap, waivers, policy } = report;
	if (verdict.word !== "pass" || isPassWhereNothingBlocks(report) || warnings(report).length > 0) return false;
	const isWaiverCalm = waivers.every(({ state }) => state === "active");
	const isOwnPolicyChanged = policy?.kind === "file" && policy.isChangedInPullRequest === true;
	return notices.length === 0 && unscanned.length === 0 && indexGap === void 0 && isWaiverCalm && !isOwnPolicyChanged;
}
// src/report/text/replay/told-replay.ts
/** So many hex digits tell one record from another; the whole digest is in the proof and in the JSON report. */
const DIGITS_SHOWN = 12;
const MOST_BREAKERS = 3;
/** Says of which record a report is a replay, and what was decided then and now, in sentences. It is empty for a run. */
function replayText({ replay }, name = clean) {
	if (replay === void 0) return "";
	const { digest, startedAtMs, run, given } = replay;
	const link = run === void 0 ? "" : `, ${name(run)}`;
	return [
		`Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${minuteText(startedAtMs)}${link}.`,
		`${thenAndNow(replay, name)}.`,
		...givenText(given, name),
		...given.length === 0 && hasTurned(replay) ? ["Nothing was given anew: this version of the gate decides otherwise, or somebody changed the record."] : []
	].join(" ");
}
/** The same for the beginning of a line or a title: `replay of record 0123456789ab, then pass: `. It is empty for a run. */
function replayPrefix({ replay }, name = clean) {
	if (replay === void 0) return "";
	return `replay of record ${name(replay.digest.slice(0, DIGITS_SHOWN))}, then ${replay.was?.verdict ?? "not known"}: `;
}
/** True where a replay decides something else than the run did. */
function hasTurned({ was, now }) {
	if (was === void 0) return false;
	return !(was.verdict === now.verdict && was.reason === now.reason && was.exitCode === now.exitCode) || JSON.stringify(was.brokenBy) !== JSON.stringify(now.brokenBy);
}
function givenText(given, name) {
	return given.length > 0 ? [`Given anew: ${given.map((one) => name(one)).join(", ")}.`] : [];
}
function thenAndNow({ was, now }, name) {
	const after = `${decidedText(now, name)}${byText(now, name, ", ")}`;
	if (was === void 0) return `Its first form does not say what was decided then; now ${after}`;
	if (!hasTurned({
		was,
		now
	})) return `Then and now ${after}`;
	const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
	const [exitThen, exitNow] = [was, now].map(({ exitCode }) => isSameWord ? ` with exit code ${exitCode}` : "");
	const by = byText(was, name, "");
	return `Then ${`${decidedText(was, name)}${by === "" ? "" : ` (${by})`}`}${exitThen}, now ${after}${exitNow}`;
}
function decidedText({ verdict, reason }, name) {
	return reason === void 0 ? verdict : `${verdict} (${name(reason)})`;
}
function byText({ brokenBy }, name, before) {
	if (brokenBy.length === 0) return "";
	const left = brokenBy.length - MOST_BREAKERS;
	return `${before}by ${brokenBy.slice(0, MOST_BREAKERS).map((one) => name(one)).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}
// src/domain/target.ts
/** The event of a run from the command line. */
const COMMAND_LINE = "command-line";
/** True for a scan of what is judged, by the whole text of its commit: never a prefix, never ignoring case. */
function isUnderTest({ commit }, target) {
	return commit !== void 0 && (commit === target.commit || commit === target.pipelineCommit);
}
/** True for the name that the CI system gives to the pull request's own ref, in full or not. */
function isCiRef(branch, { ciRef }) {
	return ciRef !== void 0 && branch !== void 0 && isSameRef(branch, ciRef);
}
// src/domain/text/setting-name.ts
/** How people find a setting: as an input of the Action, or as a flag of the command line. */
function settingName(name, event) {
	return event === "command-line" ? `--${name}` : name;
}
/** In front of it stands neither a flag's dash nor another part of a longer word. */
const HYPHENATED = Object.keys(ACTION_INPUTS).filter((name) => name.includes("-"));
const SETTING = new RegExp(`\\bthe input ([a-z-]+)|(?<![\\w-])(${HYPHENATED.join("|")})(?![\\w-])`, "g");
/**
* A sentence of our own in words of the door that the event is of. It names a setting of one word as `the input commit`. No text
* from outside may be in it.
*/
function inWordsOf(event, sentence) {
	if (event !== "command-line") return sentence;
	return sentence.replace(SETTING, (_, named, hyphenated) => `--${named ?? hyphenated}`).replaceAll("this job", "this command");
}
// src/report/text/siblings.ts
/** The others are told as a number. */
const MOST_NAMED_SIBLINGS = 10;
/**
* The other projects of this repository, whose scans of the commit were not judged; empty where none is known. `code`
* makes a name harmless.
*/
function siblingsText({ siblings }, code) {
	if (siblings.length === 0) return "";
	const named = siblings.slice(0, MOST_NAMED_SIBLINGS).map(({ repositoryId, name }) => `${code(name)} (project ${repositoryId})`);
	const left = siblings.length - named.length;
	return `Not judged: ${left === 0 ? named.join(", ") : `${named.join(", ")} and ${left} more`}, ${siblings.length === 1 ? "another project" : "other projects"} of this repository with a scan of this commit`;
}
// src/report/text/unjudged.ts
/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
function unjudgedLines(report, { loud, code }) {
	const { unscanned, notScanned, indexGap, siblings, event } = report;
	const required = code(settingName("required-products", event));
	const step = notScanned.length > 0 ? unscannedStep(notScanned) : `Name what must be scanned in ${required}.`;
	return [
		...unscanned.length === 0 ? [] : [`${loud(`Not scanned: ${unscanned.join(", ")}`)}. ${step}`],
		...indexGap === void 0 ? [] : [gapText(indexGap, loud)],
		...siblings.length === 0 ? [] : [siblingsLine(report, code)]
	];
}
/** Of projects that were not judged, with what to do. */
function siblingsLine(report, code) {
	return `${siblingsText(report, code)}. ${siblingsStep(report.siblings.length)}`;
}
/** Of products that the last commits were scanned with. */
function notScannedText(products) {
	return `Not scanned this time: ${products.join(", ")}, although the last commits were. ${CHECK_ITS_JOB}`;
}
/** Of findings that a scan counted and the search does not show, in other words than the headline's. */
function gapText({ counted, found, issueTypes }, loud = (text) => text) {
	const types = issueTypes.map(issueTypeWord).join(", ");
	const missing = counted - found;
	const [findings, they] = missing === 1n ? ["1 finding", "it cannot"] : [`${missing} findings`, "they cannot"];
	return `${loud(`Not judged: ${findings} that the scan counted (${types})`)}, because ${they} be found. ${GAP_STEP}`;
}
const CHECK_ITS_JOB = "Check that its scan job ran.";
const GAP_STEP = "Scan this commit again; if the gap stays, report it to the platform.";
function unscannedStep(notScanned) {
	return `The last commits were scanned for ${notScanned.join(", ")}. ${CHECK_ITS_JOB}`;
}
function siblingsStep(count) {
	return count === 1 ? "It needs a gate of its own." : "Each needs a gate of its own.";
}
// src/report/log/log-line.ts
const MOST_OF_THE_TEXT = 600;
/**
* The run's last line: `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]`. The text of a replay
* begins with that it is one.
*/
function renderFinalLine(report) {
	const { verdict, repository, commit, ref, requests, times } = report;
	const { scans } = report.projects?.[0] ?? report;
	const word = verdict.word.toUpperCase();
	const reason = verdict.reason === void 0 ? "" : ` ${verdict.reason}`;
	const unenforced = isUnenforced(report) ? " (not enforced)" : "";
	const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
	const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
	return logLine(`gate: ${word}${reason} - ${`${replayPrefix(report)}${clean(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`}${unenforced} [${subject} ${figures}]`);
}
/** A pass is one of these products alone. Of several projects each may have been scanned with others. */
function judgedText({ verdict, scans, projects }) {
	if (verdict.word !== "pass") return "";
	const judgedIn = (one, product) => one.scans.some(({ decides }) => decides.includes(product));
	const texts = PRODUCTS.filter((product) => judgedIn({ scans }, product)).map((product) => {
		const judged = projects?.filter((one) => judgedIn(one, product)).length;
		return judged === projects?.length ? product : `${product} (in ${judged} of ${projects?.length})`;
	});
	return texts.length === 0 ? "" : `; judged: ${texts.join(", ")}`;
}
/** Makes one word, so that the figures can be read by a program; `-` for what is not known. */
function field(text) {
	return text === void 0 || text === "" ? "-" : clean(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character));
}
// src/gate/publish/publish.ts
const NO_PAGE = "A page could not be made: this is a defect of the gate, and does not change the verdict.";
const NOTHING_BLOCKS = "Nothing blocks: no blocking condition is in force, so whatever is found passes.";
function nothingBlocks({ event }) {
	return `${NOTHING_BLOCKS} Set a limit such as ${settingName("max-critical", event)}, or a policy.`;
}
/**
* Sends a report to one sink after the other, to those of an inner list at the same time, and logs the verdict last. What is sent over the
* network is on its way before anything else is made. A door without annotations gives no `annotationsOf`. Never throws.
*/
async function publish(report, sinks, log, annotationsOf = () => []) {
	const sent = await sendFirst(sinks.flat(), report);
	const warnings = new Set(await leftOpen(report).catch(() => [NO_PAGE]));
	let places = {};
	for (const step of sinks) {
		const known = places;
		try {
			const outcomes = await Promise.all([step].flat().map((sink) => sent.get(sink) ?? write(sink, report, known)));
			for (const { warning, notice, ...made } of outcomes) {
				if (warning !== void 0) warnings.add(warning);
				if (notice !== void 0) log.info(notice);
				places = {
					...places,
					...made
				};
			}
		} catch {
			warnings.add(NO_PAGE);
		}
	}
	annotateAll((most) => annotationsOf(report, most), warnings, log);
	log.info(finalLine(report));
}
/** What must be seen whatever the verdict is. The code for several projects is loaded where there are several. */
async function leftOpen(report) {
	if (report.projects === void 0) return leftOpenOfOne(report);
	const { leftOpenOfSeveral } = await __nccwpck_require__.e(/* import() */ 538).then(__nccwpck_require__.bind(__nccwpck_require__, 3538));
	return leftOpenOfSeveral(report, leftOpenOfOne);
}
function leftOpenOfOne(report) {
	return [
		...isPassWhereNothingBlocks(report) ? [nothingBlocks(report)] : [],
		...report.notScanned.length > 0 ? [notScannedText(report.notScanned)] : [],
		...report.indexGap === void 0 ? [] : [gapText(report.indexGap)]
	];
}
/** Begins what waits for answers. */
async function sendFirst(sinks, report) {
	const sent = new Map(sinks.filter(({ isSentFirst }) => isSentFirst).map((sink) => [sink, write(sink, report, {})]));
	if (sent.size > 0) await new Promise((resolve) => setImmediate(resolve));
	return sent;
}
async function write({ what, write: writeIt }, report, places) {
	try {
		return await writeIt(report, places);
	} catch {
		return { warning: `${what} could not be made: this is a defect of the gate, and does not change the verdict.` };
	}
}
/** The verdict is shown even where its line cannot be made. */
function finalLine(report) {
	try {
		return renderFinalLine(report);
	} catch {
		return plainFinalLine(report, "this line could not be made");
	}
}
function annotateAll(annotations, warnings, { info, warn, annotate }) {
	const most = Math.max(1, 10 - warnings.size);
	try {
		if (annotate !== void 0) for (const annotation of annotations(most)) annotate(annotation);
	} catch {
		info("The annotations could not be made: this is a defect of the gate, and does not change the verdict.");
	}
	for (const warning of warnings) warn(warning);
}
[...COUNT_COLUMNS];
/** What the outputs file has besides a value: the name and two delimiter lines. */
const BYTES_AROUND_A_VALUE = 160;
/** Every output, empty where nothing was read; 64 KiB in all, by leaving out conditions from the end. */
function renderOutputs(report, { reportPath, commentUrl }) {
	const { verdict, commit, ref, counts, newTotal, waived, requests } = report;
	const { scans } = report.projects?.[0] ?? report;
	const outputs = {
		verdict: verdict.word,
		reason: verdict.reason ?? "",
		"scan-id": clean(scans[0]?.id ?? ""),
		"scan-status": clean(scans[0]?.status ?? ""),
		commit: clean(commit ?? ""),
		ref: clean(ref ?? ""),
		critical: numberText(counts.critical),
		high: numberText(counts.high),
		medium: numberText(counts.medium),
		low: numberText(counts.low),
		unrated: numberText(counts.unrated),
		total: numberText(counts.total),
		"new-total": numberText(newTotal),
		waived: numberText(waived),
		conditions: "",
		"report-path": visible(reportPath),
		"comment-url": visible(commentUrl),
		requests: String(requests.sent)
	};
	const used = Object.values(outputs).reduce((sum, value) => sum + byteLength(value) + BYTES_AROUND_A_VALUE, 0);
	return {
		...outputs,
		conditions: conditionsText(report.conditions, MOST_OUTPUT_BYTES - used)
	};
}
/** How many conditions did not fit into the outputs: worth a line in the log. */
function conditionsLeftOut(report, outputs) {
	const kept = JSON.parse(outputs.conditions);
	return report.conditions.length - (Array.isArray(kept) ? kept.length : 0);
}
function conditionsText(conditions, mostBytes) {
	const kept = [];
	let bytes = 2;
	for (const condition of conditions) {
		const text = jsonText(conditionOutput(condition));
		bytes += byteLength(text) + 1;
		if (bytes > mostBytes) break;
		kept.push(text);
	}
	return `[${kept.join(",")}]`;
}
function conditionOutput(condition) {
	const { name, source, action, max, found, new: newCount, waived, result, project } = condition;
	const limit = limitOf(max) ?? null;
	const told = {
		name: clean(name),
		source,
		action,
		max: limit,
		found: found ?? null,
		new: newCount ?? null,
		waived,
		result
	};
	if (project === void 0) return told;
	return {
		...told,
		project: {
			repositoryId: project.repositoryId ?? null,
			name: clean(project.name)
		}
	};
}
function numberText(count) {
	return count === void 0 ? "" : String(count);
}
function byteLength(text) {
	return Buffer.byteLength(text, "utf8");
}
// src/gate/publish/step-outputs.ts
/** The outputs of the step, all but the address of the comment, which is not written yet. */
function stepOutputs(redact, writeOutputs) {
	return {
		what: "The outputs",
		async write(report, { reportPath = "" }) {
			const all = renderOutputs(report, {
				reportPath,
				commentUrl: ""
			});
			const { "comment-url": _later, ...outputs } = all;
			const redacted = Object.entries(outputs).map(([name, value]) => [name, redact(value)]);
			const outcome = await writeOutputs(Object.fromEntries(redacted));
			const left = conditionsLeftOut(report, all);
			if (left === 0) return outcome;
			const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
			return {
				...outcome,
				notice
			};
		}
	};
}
/** The last output: the comment's address, empty where none was written. */
function commentUrlOutput(redact, writeOutputs) {
	return {
		what: "The output comment-url",
		write: (_report, { commentUrl = "" }) => writeOutputs({ "comment-url": redact(commentUrl) })
	};
}



/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = require("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module is referenced by other modules so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(6710);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;