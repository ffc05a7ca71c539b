"use strict";
exports.id = 426;
exports.ids = [426];
exports.modules = {

/***/ 5426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openComment: () => (/* binding */ openComment)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6710);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1635);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3977);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4620);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9114);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7987);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2717);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_10__);












// src/forge/next-write.ts
/**
* Selects those comments that we wrote, with our marker of this key and pull request on the first line, oldest first.
*/
function selectOwn(byUs, mine, parseMarker) {
	return byUs.flatMap(({ id, url, body }) => {
		const marker = parseMarker(body);
		const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
		return marker !== void 0 && isMine ? [{
			id,
			url,
			marker
		}] : [];
	}).sort((one, other) => one.id - other.id);
}
/**
* What to do next, so that only one comment of ours remains and says what is wanted: that of the newest run. People are
* told of a new comment, not of a change: one that turns red is written anew, if that can be done (`mayReplace`), and
* the old one deleted. `what` is the system's word for a pull request.
*/
function nextWrite(found, { marker: draft, says, mayCreate, isNeverFirst }, what, mayReplace) {
	const { stranger, headSha, own, problem } = found;
	if (headSha !== draft.head) return stop({ notice: `the ${what} has moved on to another commit` });
	if (stranger !== void 0) return stop({ warning: stranger });
	const kept = newestOf(own);
	if (kept === void 0) {
		if (problem !== void 0) return stop({ warning: problem });
		return mayCreate && !isNeverFirst ? {
			kind: "create",
			isRed: says === "fail"
		} : stop({});
	}
	const { url, marker } = kept;
	if (marker.isTextIntact && isNewer(marker, draft)) return stop({
		url,
		notice: "a newer run has written it"
	});
	const { digest, head, isTextIntact } = marker;
	if (!(digest === draft.digest && head === draft.head && isTextIntact)) {
		const isRed = says === "inconclusive" ? isTextIntact && marker.isRed === true : says === "fail";
		return isRed && isTextIntact && marker.isRed === false && mayCreate && mayReplace && problem === void 0 ? {
			kind: "create",
			isRed
		} : {
			kind: "update",
			comment: kept,
			isRed
		};
	}
	const double = own.find((comment) => comment !== kept);
	return double === void 0 ? stop({ url }) : {
		kind: "delete",
		comment: double
	};
}
/** The last of those that nobody has changed; where all were changed, the oldest. */
function newestOf(own) {
	return own.filter(({ marker }) => marker.isTextIntact).reduce((newest, comment) => newest !== void 0 && isNewer(newest.marker, comment.marker) ? newest : comment, void 0) ?? own[0];
}
function isNewer(one, other) {
	const [oneRun, otherRun] = [BigInt(one.runId), BigInt(other.runId)];
	return oneRun === otherRun ? one.attempt > other.attempt : oneRun > otherRun;
}
function stop(outcome) {
	return {
		kind: "stop",
		outcome
	};
}
// src/forge/write-comment.ts
const MOST_WRITES = 2;
/** A new comment in place of an old one is written, and the old one deleted: one failure more may be made good. */
const MOST_WRITES_OF_A_NEW_ONE = 3;
/** What is tried when the system says that the comment is too long, in UTF-16 units. */
const SHORTER_UNITS = 2e4;
/**
* Writes until one comment of ours is there and up to date: at most twice, or three times where a new one takes the place
* of an old one.
*/
async function writeComment(writing, first) {
	const { place, draft } = writing;
	let progress = {
		found: first,
		length: _publish_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_COMMENT_UNITS */ .eu,
		notReplaced: void 0
	};
	let most = MOST_WRITES;
	let failed;
	for (let writes = 0;; writes += 1) {
		const step = nextWrite(progress.found, draft, place.what, progress.notReplaced === void 0);
		if (step.kind === "stop") return toldOf(step.outcome, progress);
		if (writes === most) break;
		if (doesReplace(step, progress)) most = MOST_WRITES_OF_A_NEW_ONE;
		try {
			const written = await write(writing, step, progress);
			if ("warning" in written && !doesReplace(step, progress)) return written;
			failed = void 0;
			progress = "warning" in written ? {
				...progress,
				notReplaced: written.warning
			} : {
				...progress,
				found: written
			};
		} catch (thrown) {
			if (!(thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT)) throw thrown;
			failed = {
				step,
				message: thrown.message
			};
			const next = await afterFailure(writing, step, progress, thrown);
			if (next === void 0) break;
			progress = next;
		}
	}
	const url = progress.found.own.find((comment) => isWritten(comment, draft))?.url;
	if (failed === void 0) return url === void 0 ? {} : { url };
	const { step, message } = failed;
	if (step.kind !== "delete" || url === void 0) return { warning: message };
	return {
		url,
		warning: `an older one could ${await putRight(writing, step.comment, progress) ? "not be deleted" : "neither be deleted nor edited"}: ${message}`
	};
}
/** What cannot be deleted must not go on saying something else. */
async function putRight({ place, draft, deadline }, comment, { found, length }) {
	if (isWritten(comment, draft)) return true;
	const isRed = found.own.find((other) => isWritten(other, draft))?.marker.isRed === true;
	try {
		await place.update(comment.id, draft.render(length, isRed), deadline);
		return true;
	} catch (thrown) {
		if (thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT) return false;
		throw thrown;
	}
}
function toldOf(outcome, { notReplaced }) {
	if (notReplaced === void 0 || outcome.notice !== void 0 || outcome.warning !== void 0) return outcome;
	return {
		...outcome,
		warning: `not as a new one, so that nobody is told of it: ${notReplaced}`
	};
}
function doesReplace(step, { found }) {
	return step.kind === "create" && found.own.length > 0;
}
function isWritten({ marker }, { marker: draft }) {
	return marker.isTextIntact && marker.digest === draft.digest && marker.runId === draft.runId;
}
/** Undefined where nothing is left to try. */
async function afterFailure({ place, draft, clock, signal, deadline }, step, progress, { message, refusal: { status, isUnclear, retryAfterMs } }) {
	const isReplacing = doesReplace(step, progress);
	const instead = isReplacing ? {
		...progress,
		notReplaced: message
	} : void 0;
	if (retryAfterMs !== void 0) {
		if (clock.now() + retryAfterMs >= deadline) return instead;
		await clock.sleep(retryAfterMs, signal);
		return {
			...progress,
			found: await place.look(deadline)
		};
	}
	if (isUnclear || status === 404 && step.kind !== "create") {
		if (!isReplacing && step.kind !== "delete") return {
			...progress,
			found: await place.look(deadline)
		};
		const found = await lookAgain(place, deadline, progress.found);
		const isThere = found.own.some((comment) => isWritten(comment, draft));
		return {
			...progress,
			found,
			notReplaced: isReplacing && !isThere ? message : progress.notReplaced
		};
	}
	if (status === place.tooLongStatus && step.kind !== "delete" && progress.length > SHORTER_UNITS) return {
		...progress,
		length: SHORTER_UNITS
	};
	return instead;
}
/** Where not all can be seen, what was seen before is all that is known. */
async function lookAgain(place, deadline, before) {
	try {
		const found = await place.look(deadline);
		return found.problem === void 0 ? found : before;
	} catch (thrown) {
		if (thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT) return before;
		throw thrown;
	}
}
async function write({ place, draft, deadline }, step, { found, length }) {
	const { own } = found;
	if (step.kind === "delete") {
		await place.delete(step.comment.id, deadline);
		return {
			...found,
			own: own.filter(({ id }) => id !== step.comment.id)
		};
	}
	const body = draft.render(length, step.isRed);
	const marker = {
		...draft.marker,
		isRed: step.isRed,
		isTextIntact: true
	};
	if (step.kind === "create") {
		const created = await place.create(body, deadline);
		return "warning" in created ? created : {
			...found,
			own: [...own, {
				id: created.id,
				url: created.url,
				marker
			}]
		};
	}
	const { id, url } = await place.update(step.comment.id, body, deadline);
	return {
		...found,
		own: own.map((comment) => comment.id === id ? {
			id,
			url,
			marker
		} : comment)
	};
}
// src/forge/one-comment.ts
/** Time for everything about the comment, in milliseconds. */
const COMMENT_BUDGET_MS = 3e4;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 1e4;
/** Writes until one comment of ours is there and up to date. */
function createOneComment({ place, clock, signal }) {
	let prepared;
	function look() {
		const found = place.look((0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS));
		found.catch(() => {});
		prepared = {
			lookedAt: clock.now(),
			found
		};
		return found;
	}
	return {
		prepare: () => void look(),
		standing: () => prepared?.found ?? look(),
		async publish(draft) {
			const deadline = (0,_code_host_js__WEBPACK_IMPORTED_MODULE_1__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS);
			const isFresh = prepared !== void 0 && clock.now() - prepared.lookedAt <= FRESH_MS;
			try {
				const found = await ((isFresh ? prepared?.found : void 0) ?? place.look(deadline));
				return await writeComment({
					place,
					clock,
					signal,
					draft,
					deadline
				}, found);
			} catch (thrown) {
				return { warning: commentProblem(thrown) };
			}
		}
	};
}
/** What is told of a failure, whatever it is. */
function commentProblem(thrown) {
	if (thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT) return thrown.message;
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.asGateFailure)(thrown).reason === "cancelled" ? "the run was stopped" : "an unexpected error of the gate";
}
// src/forge/read-pages.ts
/**
* How many entries a page may have, the most first; each is a part of the one before it. A page of what strangers write
* can be too large to be read.
*/
const SIZES = [
	100,
	20,
	2,
	1
];
/** No more entries than this are read, and no more requests made. */
const MOST_ENTRIES = 3e3;
const MOST_REQUESTS_OF_A_LIST = 200;
/**
* Gives all entries of a list, page by page. One that is too large is asked for in smaller ones: whoever writes the
* longest comments must not hide ours among them. An entry that is too large by itself is left out: none of ours is.
* Pages are counted by ourselves, since a Link header could lead the token to another origin. Throws only what is no
* `ForgeFailure`.
*/
async function readPages({ readPage, tooMany }) {
	const items = [];
	let size = SIZES[0];
	try {
		for (let requests = 0, start = 0; start < MOST_ENTRIES && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
			const page = await readPage(size, start / size + 1).catch((thrown) => {
				if ((0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLarge */ .I9)(thrown)) return void 0;
				throw thrown;
			});
			const smaller = SIZES.find((one) => one < size);
			if (page === void 0 && smaller !== void 0) {
				size = smaller;
				continue;
			}
			items.push(...page?.data ?? []);
			if (page !== void 0 && page.data.length < size && !page.hasNext) return {
				items,
				problem: void 0
			};
			start += size;
			if (start % SIZES[0] === 0) size = SIZES[0];
		}
	} catch (thrown) {
		if (!(thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT)) throw thrown;
		return {
			items,
			problem: thrown
		};
	}
	return {
		items,
		problem: tooMany(MOST_ENTRIES)
	};
}
// src/forge/comment-requests.ts
function createCommentRequests(options) {
	const { api, noun, asked, all, one, update, order, read, readAll, fail } = options;
	async function send(operation, request) {
		return (await api.send({
			...asked(operation),
			...request
		})).data;
	}
	return {
		list: (deadline) => readPages({
			readPage(perPage, page) {
				const query = {
					...order,
					per_page: perPage,
					page
				};
				return api.send({
					...asked(`list the ${noun}s`),
					method: "GET",
					path: all,
					query,
					deadline,
					read: readAll
				});
			},
			tooMany: (most) => fail(`there are more than ${most} ${noun}s`)
		}),
		create: (body, deadline) => send(`create the ${noun}`, {
			method: "POST",
			path: all,
			body: { body },
			deadline,
			read
		}),
		update: (id, body, deadline) => send(`update the ${noun}`, {
			method: update,
			path: one(id),
			body: { body },
			deadline,
			read
		}),
		delete: (id, deadline) => send(`delete a ${noun}`, {
			method: "DELETE",
			path: one(id),
			deadline,
			read: () => void 0
		})
	};
}
// src/forge/github/comment-author.ts
/** The author of a comment, as the list gives it. */
const readUser = (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	id: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai,
	login: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
	type: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq
});
const readApp = (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	id: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai,
	slug: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)
});
/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login databaseId }
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
}`;
/** GraphQL gives what it can: a part that fails is null, and the rest is there. */
const readAnswer = (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({ data: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	viewer: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
		login: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
		databaseId: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)
	})),
	repository: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({ pullRequest: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)((0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({ headRefOid: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq })) }))
}) });
/** Who the token acts as, and the head of the pull request, in one request. Never throws: what is not known is undefined. */
async function askViewer(api, token, repository, number, deadline) {
	try {
		const { data: answer } = await api.send({
			operation: "ask who the token acts as",
			permission: "pull-requests: write",
			method: "POST",
			path: "graphql",
			body: {
				query: QUERY,
				variables: {
					...(0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .splitRepository */ .T8)(repository),
					number
				}
			},
			deadline,
			read: readAnswer
		});
		const { viewer, repository: seen } = answer.data;
		return {
			author: authorOf(viewer) ?? presumed(token),
			headSha: seen?.pullRequest?.headRefOid
		};
	} catch {
		return {
			author: presumed(token),
			headSha: void 0
		};
	}
}
/** Authors are compared by id or app, never by the name of a person: another person may have taken it. */
function isWrittenBy(author, { user, app }) {
	if (user === null) return false;
	if (author.kind === "account") return user.id === author.id;
	if (user.type !== "Bot") return false;
	if (author.kind === "bot") return user.login === author.login;
	return user.id === ACTIONS_USER_ID || app?.id === 15368 || app?.slug === "github-actions";
}
function authorOf(viewer) {
	if (viewer === void 0) return void 0;
	if (viewer.databaseId !== void 0) return {
		kind: "account",
		id: viewer.databaseId
	};
	return viewer.login.endsWith("[bot]") ? {
		kind: "bot",
		login: viewer.login
	} : void 0;
}
/** A token that is not marked as a person's is assumed to be the job's own. */
function presumed(token) {
	return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? void 0 : { kind: "github-actions" };
}
// src/forge/github/comment-api.ts
const readMembers = (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	id: _cut_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai,
	html_url: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .textThat */ .jk)((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
	body: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)(_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
	user: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .me)(readUser),
	performed_via_github_app: (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ifAny */ .GK)(readApp)
});
function readComment(value) {
	const { id, html_url, body, user, performed_via_github_app } = readMembers(value);
	return {
		id,
		url: html_url,
		body: body ?? "",
		user,
		app: performed_via_github_app
	};
}
const readComments = (0,_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(readComment);
/** `repository` is `owner/name`. */
function createCommentApi(api, repository, pullRequest) {
	const { owner, name } = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .splitRepository */ .T8)(repository);
	return createCommentRequests({
		api,
		noun: "comment",
		asked: (what) => ({
			operation: `${what} of pull request ${pullRequest}`,
			permission: "pull-requests: write"
		}),
		all: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .apiPath */ .So)`/repos/${owner}/${name}/issues/${pullRequest}/comments`,
		one: (id) => (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .apiPath */ .So)`/repos/${owner}/${name}/issues/comments/${id}`,
		update: "PATCH",
		read: readComment,
		readAll: readComments,
		fail: (message) => new _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFailure */ .iK(message, { isUnclear: false })
	});
}
// src/forge/github/pull-request-comments.ts
/** A usual run makes three requests: who we are and which head, the list, one write. */
function createPullRequestComments(options) {
	const { clock, signal } = options;
	return createOneComment({
		place: placeOf(options),
		clock,
		signal
	});
}
function placeOf(options) {
	const { api, token, repository, pullRequest, key, parseMarker } = options;
	const comments = createCommentApi(api, repository, pullRequest);
	/** It is known from the last look: a new comment by anybody else would not be found again. */
	let us;
	return {
		what: "pull request",
		tooLongStatus: 422,
		async look(deadline) {
			const [viewer, list] = await Promise.all([options.us === void 0 ? askViewer(api, token, repository, pullRequest, deadline) : {
				author: options.us,
				headSha: void 0
			}, comments.list(deadline)]);
			const { author } = viewer;
			us = author;
			if (list.items.length === 0 && list.problem !== void 0) throw list.problem;
			const own = selectOwn(author === void 0 ? [] : list.items.filter((comment) => isWrittenBy(author, comment)), {
				key,
				pullRequest
			}, parseMarker);
			const isHeadNeeded = options.us === void 0 || own.length > 0;
			const told = viewer.headSha ?? (isHeadNeeded ? void 0 : options.head);
			return {
				stranger: author === void 0 ? "GitHub does not say who github-token acts as" : void 0,
				headSha: told ?? (await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_6__/* .readPullRequest */ .DQ)(api, repository, pullRequest, deadline)).headSha,
				own,
				problem: list.problem?.message
			};
		},
		async create(body, deadline) {
			const created = await comments.create(body, deadline);
			return us !== void 0 && isWrittenBy(us, created) ? created : takeBack(comments, created.id, deadline);
		},
		update: comments.update,
		delete: comments.delete
	};
}
/** No later run would find it: each would write one more. */
async function takeBack(comments, id, deadline) {
	const why = "github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which";
	try {
		await comments.delete(id, deadline);
		return { warning: `${why}; what was written was taken back` };
	} catch (thrown) {
		return { warning: `${why}; it is there all the same, because it could not be taken back: ${commentProblem(thrown)}` };
	}
}
// src/report/json/comment-digest.ts
/**
* 16 hex digits over what a comment says, for the marker: equal for two runs whose comments differ only in times and in run
* and request figures, so that an unchanged comment need not be written again.
*/
function digestOf(report) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256").update((0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(comparedOf(report))).digest("hex").slice(0, 16);
}
function comparedOf(report) {
	const { times: _times, requests: _requests, links, history: _history, rules, projects, ...told } = report;
	const conditions = told.conditions.map(({ column: _column, ...condition }) => condition);
	return {
		...told,
		conditions,
		rules: rules.slice(0, 10),
		rulesInAll: rules.length,
		sums: [...(0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .sumByCell */ .he)(report).cells].sort(([one], [other]) => one < other ? -1 : 1),
		findings: links.findings ?? null,
		projects: projects?.map(comparedOf)
	};
}
// src/report/json/marker.ts
const MARKER = /^<!-- findings-gate key=(?<key>[\w.%-]*) pr=(?<pr>[1-9]\d{0,15}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) run=(?<run>\d{1,20}) attempt=(?<attempt>\d{1,15})(?: red=(?<red>yes|no))? digest=(?<digest>[0-9a-f]{1,64}) -->$/;
/** Hex digits of each of the two hashes in the digest of a sealed comment: what it says, and its text. */
const HASH_DIGITS = 16;
/**
* A comment whose marker also has a hash of itself and the text below it, so that a change by somebody else is noticed,
* of the run that it names as well. The hash is no secret: who wants to can seal a change. The page is made with a
* marker of the same length on its first line. The digest of `marker` has 16 digits.
*/
function sealComment(marker, renderPage) {
	const page = renderPage(renderMarker({
		...marker,
		digest: marker.digest + "0".repeat(HASH_DIGITS)
	}));
	const text = page.slice(page.indexOf("\n") + 1);
	return `${renderMarker({
		...marker,
		digest: marker.digest + sealOf(marker, text)
	})}\n${text}`;
}
/** Makes an HTML comment of one line. */
function renderMarker(marker) {
	const { key, pullRequest, head, runId, attempt, isRed, digest } = marker;
	const run = `run=${runId} attempt=${attempt}${isRed === void 0 ? "" : ` red=${isRed ? "yes" : "no"}`}`;
	return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} ${run} digest=${digest} -->`;
}
/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
function parseMarker(body) {
	const [line = ""] = body.split(/\r?\n/, 1);
	const found = MARKER.exec(line)?.groups;
	if (found === void 0) return void 0;
	const key = decodeKey(found.key);
	if (key === void 0) return void 0;
	const marker = {
		key,
		pullRequest: Number(found.pr),
		head: found.head,
		runId: found.run,
		attempt: Number(found.attempt),
		...found.red === void 0 ? {} : { isRed: found.red === "yes" },
		digest: found.digest
	};
	if (renderMarker(marker) !== line) return void 0;
	const told = {
		...marker,
		digest: marker.digest.slice(0, HASH_DIGITS)
	};
	return {
		...told,
		isTextIntact: marker.digest === told.digest + sealOf(told, body.slice(line.length))
	};
}
/** GitHub gives an edited comment Windows line ends, and may trim it: neither changes what it says. */
function sealOf(marker, text) {
	const plain = text.replaceAll(/\r\n?/g, "\n").trim();
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.createHash)("sha256").update(`${renderMarker(marker)}\n${plain}`).digest("hex").slice(0, HASH_DIGITS);
}
/** Leaves letters, digits, `.`, `_` and `-`; no `>` can end the comment early. */
function encodeKey(key) {
	return Buffer.from(key, "utf8").toString("latin1").replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function decodeKey(encoded) {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return;
	}
}
// src/report/pages/comment.ts
/** So many rules of a condition, and of those that break nothing, are not folded away. */
const OPEN_COMMENT_RULES = 10;
/** The pull-request comment: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
function renderComment(report, { marker, maxLength = _publish_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_COMMENT_UNITS */ .eu }) {
	const fits = (page) => page.length <= maxLength;
	const projects = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_9__/* .projectsOf */ .UW)(report);
	if (projects !== void 0) return `${marker}\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .wholePage */ .PM)(report, projects, IN_A_COMMENT, (page) => fits(`${marker}\n${page}`)) ?? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .shortPage */ .b_)(report, "###")}`;
	const most = {
		culprits: (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .mostCulprits */ .ki)(report),
		rows: (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .longestList */ .XZ)(report)
	};
	const render = (size) => `${marker}\n${(0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)((0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .headline */ .Pl)(report, "###"), commentBody(report, size))}\n`;
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .fitPage */ .n8)(render, most, fits) ?? `${marker}\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .shortPage */ .b_)(report, "###")}`;
}
const IN_A_COMMENT = {
	levels: ["##", "###"],
	body: commentBody,
	hasRequirement: false
};
/** All of the comment that stands below its headline. */
function commentBody(report, size) {
	return (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .isQuietPass */ .gC)(report) ? quietBody(report, size) : fullBody(report, size);
}
/** Nobody has to act: a line, two more where something was counted, and the rules that are new or fixed. */
function quietBody(report, { rows }) {
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .linkTo */ .uM)(report.links);
	const isClean = report.counts.total === 0n;
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .unjudged */ .bC)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedLine */ ._V)(report, link), (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanged */ .$H)(report) ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .countLine */ .QK)(report) : "", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .triageLine */ .H4)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineRules */ .B2)(report, Math.min(rows, OPEN_COMMENT_RULES)), ...isClean ? [] : [(0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .placesLine */ .F1)(report, link), (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .details */ .zH)("Conditions, rules and proof", folded(report, rows))]);
}
function fullBody(report, { culprits: most, rows }) {
	const link = (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .linkTo */ .uM)(report.links);
	const isInconclusive = report.verdict.word === "inconclusive";
	const paste = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pasteLines */ .DA)(report);
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .whatToDo */ .H6)(report, link), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .problemList */ .gH)(report, rows), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .unjudged */ .bC)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedLine */ ._V)(report, link), paste === "" ? "" : (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .details */ .zH)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pasteTitle */ .Sv)(report), paste), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .culprits */ .RI)(report, "####", {
		most,
		open: OPEN_COMMENT_RULES
	}), isInconclusive ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .knownAndMissing */ .JN)(report, link, rows) : "", (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCounts */ .Tk)(report) ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .countLine */ .QK)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .triageLine */ .H4)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineRules */ .B2)(report, Math.min(rows, OPEN_COMMENT_RULES))) : "", titled("Notes", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .notes */ .Q2)(report, rows)), (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .placesLine */ .F1)(report, link), (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .details */ .zH)((0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFound */ .xK)(report) || (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCounts */ .Tk)(report) ? "All conditions, other rules, counts and proof" : "Proof", folded(report, rows)));
}
function folded(report, rows) {
	return (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .paragraphs */ .qN)((0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFound */ .xK)(report) ? titled("Conditions", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .conditionTable */ .gW)(report, rows)) : "", titled(report.breakingRules > 0 ? "Other rules" : "Rules", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .otherRules */ .y8)(report, Math.min(rows, OPEN_COMMENT_RULES))), (0,_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCounts */ .Tk)(report) ? titled("Issues", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .countMatrix */ .pe)(report)) : "", titled("Waivers", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverTable */ .Fd)(report, rows)), titled("Proof", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_7__/* .proof */ .n1)(report, (0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .linkTo */ .uM)(report.links), rows)));
}
function titled(title, body) {
	return body === "" ? "" : `**${title}**\n\n${body}`;
}
// src/gate/publish/comment-text.ts
/** Writes the report as the one comment of this gate. */
async function publishComment(comments, report, form) {
	const { url, warning, notice } = await comments.publish(draftOf(report, form));
	const what = url === void 0 ? `The ${form.noun} was not written: ` : `The ${form.noun} was written, but `;
	return {
		...url === void 0 ? {} : { commentUrl: url },
		...warning === void 0 ? {} : { warning: `${what}${warning}` },
		...notice === void 0 ? {} : { notice: `The ${form.noun} was not written: ${notice}` }
	};
}
function draftOf(report, { place, run, when, finish }) {
	const marker = {
		...place,
		runId: run.id,
		attempt: run.attempt,
		digest: digestOf(report)
	};
	return {
		marker,
		says: report.verdict.word,
		render: (maxLength, isRed) => sealComment({
			...marker,
			isRed
		}, (line) => finish(renderComment(report, {
			marker: line,
			maxLength
		}))),
		mayCreate: isDue(when, report),
		...when === "where-one-stands" && { isNeverFirst: true }
	};
}
function isDue(when, report) {
	if (when === "on-failure") return report.exitCode !== 0;
	return when === "always" || isWorthTelling(report);
}
/** A clean pass gets no new comment: it only turns an earlier one green. */
function isWorthTelling(report) {
	const { verdict, conditions, projects = [] } = report;
	const isWarned = conditions.some(({ action, result }) => action === "warn" && result === "broken");
	const hasIssues = [report, ...projects].some(({ counts }) => (counts.total ?? 0n) > 0n);
	return verdict.word !== "pass" || isWarned || hasIssues;
}
// src/action/comment-sink.ts
function openComment({ api, token, pullRequest }, { githubRepository: repository, target }, options) {
	const { inputs, clock, signal } = options;
	const { commentKey: key } = inputs;
	const head = target.commit;
	const comments = createPullRequestComments({
		api,
		clock,
		signal,
		token,
		repository,
		pullRequest,
		head,
		key,
		parseMarker
	});
	return {
		prepare: comments.prepare,
		write: (report) => publish(comments, {
			key,
			pullRequest,
			head
		}, report, options)
	};
}
function publish(comments, place, report, { env, inputs, redact }) {
	const run = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .cI)(env);
	if (run === void 0) return Promise.resolve({ notice: "No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set." });
	return publishComment(comments, report, {
		noun: "comment",
		place,
		run,
		when: inputs.comment,
		finish: redact
	});
}



/***/ })

};
;