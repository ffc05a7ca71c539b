"use strict";
exports.id = 426;
exports.ids = [426];
exports.modules = {

/***/ 426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openComment: () => (/* binding */ openComment)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(620);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(221);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(114);
/* harmony import */ var _problem_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(623);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(511);
/* harmony import */ var _short_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(987);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_7__);








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
* What to do next, so that only our oldest comment remains and says what the draft says. `what` is the system's word
* for a pull request.
*/
function nextWrite(found, draft, mayCreate, what) {
	const { stranger, headSha, own, problem } = found;
	const [oldest, ...doubles] = own;
	if (headSha !== draft.head) return stop({ notice: `the ${what} has moved on to another commit` });
	if (stranger !== void 0) return stop({ warning: stranger });
	if (oldest === void 0) {
		if (problem !== void 0) return stop({ warning: problem });
		return mayCreate ? { kind: "create" } : stop({});
	}
	const { url } = oldest;
	if (own.some(({ marker }) => marker.isTextIntact && isNewer(marker, draft))) return stop({
		url,
		notice: "a newer run has written it"
	});
	const { digest, head, isTextIntact } = oldest.marker;
	if (!(digest === draft.digest && head === draft.head && isTextIntact)) return {
		kind: "update",
		comment: oldest
	};
	return doubles[0] === void 0 ? stop({ url }) : {
		kind: "delete",
		comment: doubles[0]
	};
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
// src/forge/one-comment.ts
/** Time for everything about the comment, in milliseconds. */
const COMMENT_BUDGET_MS = 3e4;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 1e4;
const MOST_WRITES = 2;
/** What is tried when the system says that the comment is too long, in UTF-16 units. */
const SHORTER_UNITS = 2e4;
/** Writes until one comment of ours is there and up to date. */
function createOneComment({ place, clock, signal }) {
	let prepared;
	return {
		prepare() {
			const found = place.look((0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS));
			found.catch(() => {});
			prepared = {
				lookedAt: clock.now(),
				found
			};
		},
		async publish(draft) {
			const deadline = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .later */ .NU)(clock.now(), COMMENT_BUDGET_MS);
			const isFresh = prepared !== void 0 && clock.now() - prepared.lookedAt <= FRESH_MS;
			try {
				const found = await ((isFresh ? prepared?.found : void 0) ?? place.look(deadline));
				return await writeAll({
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
/** It makes at most two writes. */
async function writeAll(writing, first) {
	const { place, draft, clock, signal, deadline } = writing;
	let found = first;
	let length = _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_COMMENT_UNITS;
	let warning;
	for (let writes = 0;; writes += 1) {
		const step = nextWrite(found, draft.marker, draft.mayCreate, place.what);
		if (step.kind === "stop") return step.outcome;
		if (writes === MOST_WRITES) break;
		try {
			const written = await write(writing, step, found, length);
			if ("warning" in written) return written;
			found = written;
		} catch (thrown) {
			if (!(thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT)) throw thrown;
			warning = thrown.message;
			const { status, isUnclear, retryAfterMs } = thrown.refusal;
			if (retryAfterMs !== void 0) {
				if (clock.now() + retryAfterMs >= deadline) break;
				await clock.sleep(retryAfterMs, signal);
				found = await place.look(deadline);
			} else if (isUnclear || status === 404 && step.kind !== "create") found = await place.look(deadline);
			else if (status === place.tooLongStatus && length > SHORTER_UNITS) length = SHORTER_UNITS;
			else break;
		}
	}
	const url = found.own.find(({ marker }) => marker.digest === draft.marker.digest)?.url;
	return {
		...url === void 0 ? {} : { url },
		...warning === void 0 ? {} : { warning }
	};
}
async function write({ place, draft, deadline }, step, found, length) {
	const { own } = found;
	if (step.kind === "delete") {
		await place.delete(step.comment.id, deadline);
		return {
			...found,
			own: own.filter(({ id }) => id !== step.comment.id)
		};
	}
	const body = draft.render(length);
	const marker = {
		...draft.marker,
		isTextIntact: true
	};
	if (step.kind === "create") {
		const created = await place.create(body, deadline);
		return "warning" in created ? created : {
			...found,
			own: [{
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
// src/forge/read-pages.ts
/**
* How many records a page may have, the most first; each is a part of the one before it. A page of what strangers write
* can be too large to be read.
*/
const SIZES = [
	100,
	20,
	2,
	1
];
/** No more records than this are read, and no more requests made. */
const MOST_RECORDS = 3e3;
const MOST_REQUESTS_OF_A_LIST = 200;
/**
* Gives all records of a list, page by page. One that is too large is asked for in smaller ones: whoever writes the
* longest comments must not hide ours among them. A record that is too large by itself is left out: none of ours is.
* Pages are counted by ourselves, since a Link header could lead the token to another origin. Throws only what is no
* `ForgeFailure`.
*/
async function readPages({ readPage, tooMany }) {
	const items = [];
	let size = SIZES[0];
	try {
		for (let requests = 0, start = 0; start < MOST_RECORDS && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
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
		problem: tooMany(MOST_RECORDS)
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
const readUser = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
	login: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	type: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq
});
const readApp = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
	slug: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)
});
/** These hold on github.com; an Enterprise Server has other ids and the same slug. */
const ACTIONS_APP = {
	id: 15368,
	slug: "github-actions",
	userId: 41898282
};
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login databaseId }
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
}`;
/** GraphQL gives what it can: a part that fails is null, and the rest is there. */
const readAnswer = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ data: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	viewer: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		login: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
		databaseId: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)
	})),
	repository: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ pullRequest: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)((0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ headRefOid: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq })) }))
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
					...(0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository),
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
	return user.id === ACTIONS_APP.userId || app?.id === ACTIONS_APP.id || app?.slug === ACTIONS_APP.slug;
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
const readMembers = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: _repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
	html_url: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .textThat */ .jk)((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
	body: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	user: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(readUser),
	performed_via_github_app: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ifAny */ .GK)(readApp)
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
const readComments = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(readComment);
/** `repository` is `owner/name`. */
function createCommentApi(api, repository, pullRequest) {
	const { owner, name } = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository);
	return createCommentRequests({
		api,
		noun: "comment",
		asked: (what) => ({
			operation: `${what} of pull request ${pullRequest}`,
			permission: "pull-requests: write"
		}),
		all: (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .apiPath */ .So)`/repos/${owner}/${name}/issues/${pullRequest}/comments`,
		one: (id) => (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .apiPath */ .So)`/repos/${owner}/${name}/issues/comments/${id}`,
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
			const [viewer, list] = await Promise.all([askViewer(api, token, repository, pullRequest, deadline), comments.list(deadline)]);
			const { author } = viewer;
			us = author;
			if (list.items.length === 0 && list.problem !== void 0) throw list.problem;
			const headSha = viewer.headSha ?? (await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequest */ .DQ)(api, repository, pullRequest, deadline)).headSha;
			const byUs = author === void 0 ? [] : list.items.filter((comment) => isWrittenBy(author, comment));
			return {
				stranger: author === void 0 ? "GitHub does not say who github-token acts as" : void 0,
				headSha,
				own: selectOwn(byUs, {
					key,
					pullRequest
				}, parseMarker),
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
	const { times: _times, requests: _requests, links, history: _history, rules, ...told } = report;
	const conditions = told.conditions.map(({ column: _column, ...condition }) => condition);
	const record = {
		...told,
		conditions,
		rules: rules.slice(0, 10),
		rulesInAll: rules.length,
		sums: [...(0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .sumByCell */ .he)(report).cells].sort(([one], [other]) => one < other ? -1 : 1),
		findings: links.findings ?? null
	};
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update((0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s)(record)).digest("hex").slice(0, 16);
}
// src/report/json/marker.ts
const MARKER = /^<!-- findings-gate key=(?<key>[\w.%-]*) pr=(?<pr>[1-9]\d{0,15}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) run=(?<run>\d{1,20}) attempt=(?<attempt>\d{1,15}) digest=(?<digest>[0-9a-f]{1,64}) -->$/;
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
	const { key, pullRequest, head, runId, attempt, digest } = marker;
	return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} run=${runId} attempt=${attempt} digest=${digest} -->`;
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
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(`${renderMarker(marker)}\n${plain}`).digest("hex").slice(0, HASH_DIGITS);
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
function renderComment(report, { marker, maxLength = _index_js__WEBPACK_IMPORTED_MODULE_0__.MOST_COMMENT_UNITS }) {
	const fits = (page) => page.length <= maxLength;
	const render = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.isQuietPass)(report) ? quietPage : fullPage;
	const most = {
		culprits: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.mostCulprits)(report),
		rows: (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.longestList)(report)
	};
	return (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .fitPage */ .n8)((size) => `${marker}\n${render(report, size)}\n`, most, fits) ?? `${marker}\n${(0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .shortPage */ .uv)(report, "###")}`;
}
/** Nobody has to act: two lines, and one more where something was counted. */
function quietPage(report, { rows }) {
	const link = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)(report.links);
	const isClean = report.counts.total === 0n;
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(report, "###"), (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedLine */ ._V)(report, link), ...isClean ? [] : [(0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .countLine */ .QK)(report), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)("Conditions, rules and proof", folded(report, rows))]);
}
function fullPage(report, { culprits: most, rows }) {
	const link = (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)(report.links);
	const isInconclusive = report.verdict.word === "inconclusive";
	const paste = (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .pasteLines */ .DA)(report);
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)((0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .headline */ .Pl)(report, "###"), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .whatToDo */ .H6)(report, link), (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .problemList */ .gH)(report, rows), (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedLine */ ._V)(report, link), paste === "" ? "" : (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)("Lines to copy: a waiver, and the command that lists the issues", paste), (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .culprits */ .RI)(report, "####", {
		most,
		open: OPEN_COMMENT_RULES
	}), isInconclusive ? (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .knownAndMissing */ .JN)(report, link, rows) : "", (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report) ? (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)((0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .countLine */ .QK)(report), (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineRules */ .B2)(report, Math.min(rows, OPEN_COMMENT_RULES))) : "", titled("Notes", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .notes */ .Q2)(report, rows)), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .placesLine */ .F1)(report, link), (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasFound)(report) || (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report) ? "All conditions, other rules, counts and proof" : "Proof", folded(report, rows)));
}
function folded(report, rows) {
	return (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraphs */ .qN)((0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasFound)(report) ? titled("Conditions", (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .conditionTable */ .gW)(report, rows)) : "", titled(report.breakingRules > 0 ? "Other rules" : "Rules", (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRules */ .y8)(report, Math.min(rows, OPEN_COMMENT_RULES))), (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.hasCounts)(report) ? titled("Issues", (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .countMatrix */ .pe)(report)) : "", titled("Waivers", (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .waiverTable */ .Fd)(report, rows)), titled("Proof", (0,_problem_list_js__WEBPACK_IMPORTED_MODULE_4__/* .proof */ .n1)(report, (0,_short_page_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTo */ .uM)(report.links), rows)));
}
function titled(title, body) {
	return body === "" ? "" : `**${title}**\n\n${body}`;
}
// src/gate/publish/comment-text.ts
/** Writes the report as the one comment of this gate. */
async function publishComment(comments, report, form) {
	const { url, warning, notice } = await comments.publish(draftOf(report, form));
	const what = url === void 0 ? `The ${form.noun} was not written` : `The ${form.noun} was written, but something after it failed`;
	return {
		...url === void 0 ? {} : { commentUrl: url },
		...warning === void 0 ? {} : { warning: `${what}: ${warning}` },
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
		render: (maxLength) => sealComment(marker, (line) => finish(renderComment(report, {
			marker: line,
			maxLength
		}))),
		mayCreate: isDue(when, report)
	};
}
function isDue(when, report) {
	if (when === "on-failure") return report.exitCode !== 0;
	return when === "always" || isWorthTelling(report);
}
/** A clean pass gets no new comment: it only turns an earlier one green. */
function isWorthTelling({ verdict, conditions, counts }) {
	const isWarned = conditions.some(({ action, result }) => action === "warn" && result === "broken");
	return verdict.word !== "pass" || isWarned || (counts.total ?? 0n) > 0n;
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
	const run = (0,_action_world_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .cI)(env);
	if (run === void 0) return Promise.resolve({ notice: "No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set." });
	return publishComment(comments, report, {
		noun: "comment",
		place,
		run,
		when: inputs.comment,
		finish: redact
	});
}



/***/ }),

/***/ 511:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(710);

// src/report/json/json-text.ts
const { rawJSON } = JSON;
/**
* JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
* JSON escapes, which any reader turns back. A log that prints the file contains no command from it for any CI system:
* `##[name]`, `##vso[…]`.
*/
function jsonText(value, indent) {
	const json = JSON.stringify(withoutBigints(value), null, indent);
	const shown = PLAIN_JSON.test(json) ? json : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.replaceUnseen)(json, (character) => character === "\n" ? character : (0,_index_js__WEBPACK_IMPORTED_MODULE_0__.unitEscapes)(character));
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



/***/ }),

/***/ 987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cp: () => (/* binding */ changeNotes),
/* harmony export */   D3: () => (/* binding */ conditionText),
/* harmony export */   F1: () => (/* binding */ placesLine),
/* harmony export */   Fd: () => (/* binding */ waiverTable),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   IC: () => (/* binding */ expiredNote),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   lz: () => (/* binding */ hasOwnPolicyChange),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qA: () => (/* binding */ POLICY_CHANGED),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   uU: () => (/* binding */ waiverLines),
/* harmony export */   uv: () => (/* binding */ shortPage),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(861);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(710);
/* harmony import */ var _workflow_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(458);



// src/report/text/markdown.ts
/** Longest sentence from outside that a page shows, in code points. */
const MOST_OF_A_SENTENCE = 800;
/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
const MOST_OF_AN_ADDRESS = 2e3;
/**
* Makes a code span of outside text: the only form in which GitHub makes no mention, reference, link, emoji or formula
* of it. Safe in a paragraph, a list and a link label; in a table too, where `table` escapes the bars.
*/
function code(text, most) {
	const inside = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, most).replaceAll("<!--", "<! --");
	if (inside === "") return "–";
	const fence = "`".repeat(absentRun(inside));
	return /^`|`$|^ .* $/u.test(inside) && inside.trim() !== "" ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}
/**
* A sentence of ours that may quote outside text: plain words and numbers stay, every other word becomes a code span.
* Never starts a list, a heading or any other block.
*/
function prose(text) {
	return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text, MOST_OF_A_SENTENCE).split(" ").filter((word) => word !== "").map((word, index) => index === 0 ? firstWord(word) : laterWord(word)).join(" ");
}
/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
function linkTo(links) {
	const hosts = new Set([
		links.platform,
		links.findings,
		links.run
	].map(hostOf));
	return (label, url) => {
		const host = hostOf(url);
		const address = host === void 0 || !hosts.has(host) ? "" : destination(url);
		return address === "" || address.length > MOST_OF_AN_ADDRESS ? label : `[${label}](<${address}>)`;
	};
}
/** Makes a folded part of the page. */
function details(title, body) {
	return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
function paragraphs(...parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}
/**
* A fence length that the text does not contain. The shortest, not one more than the longest: GitHub's parser takes no fence of
* more than 80, and 200 characters can contain at most 18 different lengths.
*/
function absentRun(text) {
	const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
	let length = 1;
	while (present.has(length)) length += 1;
	return length;
}
function firstWord(word) {
	return /^\d+[.)]+$/.test(word) ? code(word) : quoted(word);
}
function laterWord(word) {
	return /^[-–—=+<>≤≥]$/.test(word) ? word : quoted(word);
}
function quoted(word) {
	const [, before, core, after] = /^([("']?)(.*?)([)"',.;:!?]*)$/su.exec(word);
	if (core === "") return /^[.,;:)]$/.test(word) ? word : code(word);
	return isPlain(core) ? word : `${before}${code(core)}${after}`;
}
/** Letters or a number; nothing that GitHub could take for a commit, or for the start of an address (`www.` is one). */
function isPlain(word) {
	if (/^(?:www|https?|ftp|mailto|xmpp)$/i.test(word)) return false;
	return /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i.test(word) && !/^[0-9a-f]{7,}$/i.test(word);
}
function hostOf(url) {
	if (url === void 0 || !URL.canParse(url)) return void 0;
	const { protocol, username, password, host } = new URL(url);
	return protocol === "https:" && username === "" && password === "" && !host.startsWith("[") ? host : void 0;
}
/** Percent-encodes what Markdown could read as its own, and what no address needs. */
function destination(url) {
	return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
// src/report/text/table.ts
/** A Markdown table, cut at a row; empty where there is nothing to show. */
function table(columns, items, rows) {
	const shown = items.slice(0, rows.most);
	return withRest([
		line(columns.map(({ title }) => title)),
		line(columns.map(({ isNumber }) => isNumber ? "--:" : ":--")),
		...shown.map((item) => line(columns.map(({ cell }) => cell(item))))
	], shown.length, rows.inAll ?? items.length, rows.noun);
}
/** A Markdown list, cut at an item; empty where there is nothing to show. Items are Markdown. */
function list(items, rows) {
	const shown = items.slice(0, rows.most);
	return withRest(shown.map((item) => `- ${item}`), shown.length, items.length, rows.noun);
}
function line(cells) {
	return `| ${cells.map(escapeBars).join(" | ")} |`;
}
/**
* Bars separate the cells even inside code spans. Parsers do not agree about two backslashes before a bar, and agree about
* one and three: an even number gets one more, an odd number two.
*/
function escapeBars(cell) {
	return cell.replace(/(\\*)\|/g, (_, before) => `${before}${before.length % 2 === 0 ? "\\" : "\\\\"}|`);
}
function withRest(lines, shown, total, noun) {
	if (total === 0) return "";
	if (shown === 0) return `${total} ${noun}, not shown here.`;
	return shown < total ? [
		...lines,
		"",
		`and ${total - shown} more ${noun}`
	].join("\n") : lines.join("\n");
}
// src/report/pages/waiver-table.ts
const STATE_TEXT = {
	active: "active",
	"expiring-soon": "**expires soon**",
	expired: "**expired**: does not apply",
	unused: "unused: matched nothing"
};
/** Every waiver of the policy, those that need attention first. */
function waiverTable({ waivers }, rows) {
	return table([
		{
			title: "Waived rule",
			cell: ({ rule }) => code(rule)
		},
		...waivers.some(({ issueTypes, severities }) => issueTypes !== void 0 || severities !== void 0) ? [{
			title: "Only",
			cell: scopeText
		}] : [],
		{
			title: "Issues",
			isNumber: true,
			cell: issuesText
		},
		{
			title: "State",
			cell: stateText
		},
		{
			title: "Until",
			cell: ({ expires }) => code(expires)
		},
		{
			title: "Owner",
			cell: ({ owner }) => code(owner)
		},
		...waivers.some(({ ticket }) => ticket !== void 0) ? [{
			title: "Ticket",
			cell: ticketText
		}] : [],
		{
			title: "Reason",
			cell: ({ reason }) => prose(reason)
		}
	], waivers.toSorted((a, b) => urgency(a) - urgency(b)), {
		most: rows,
		noun: "waivers"
	});
}
/** Gives one line about the waivers that no longer apply; it is empty without any. */
function expiredNote({ waivers }) {
	const expired = waivers.filter(({ state }) => state === "expired").length;
	return expired === 0 ? "" : `${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(expired, "waiver")} expired: the issues count again.`;
}
/** A line for each waiver that should be looked at: expired, soon to expire, or without a match. Plain text, for a log. */
function waiverLines({ waivers }) {
	return waivers.filter(({ state }) => state !== "active").toSorted((a, b) => urgency(a) - urgency(b)).map((waiver) => `Waiver of ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(waiver.rule)} (${peopleOf(waiver)}): ${plainState(waiver)}`);
}
function peopleOf({ owner, ticket }) {
	return [owner, ...ticket === void 0 ? [] : [ticket]].map((text) => (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(text)).join(", ");
}
function plainState({ state, expires, near }) {
	if (state === "expired") return `expired on ${expires}, does not apply.`;
	if (state === "expiring-soon") return `expires soon, on ${expires}.`;
	return `unused, matched nothing.${near === void 0 ? "" : ` Did you mean ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.clean)(near)}?`}`;
}
function stateText({ state, near }) {
	return near === void 0 ? STATE_TEXT[state] : `${STATE_TEXT[state]}; did you mean ${code(near)}?`;
}
function scopeText({ issueTypes = [], severities = [] }) {
	return [...issueTypes, ...severities].join(", ");
}
function ticketText({ ticket }) {
	return ticket === void 0 ? "" : code(ticket);
}
/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText({ issues, maxIssues, excess }) {
	if (maxIssues === void 0) return String(issues);
	return `${issues} (at most ${maxIssues}${excess > 0n ? `, ${excess} more` : ""})`;
}
function urgency({ state }) {
	return [
		"expired",
		"expiring-soon",
		"unused",
		"active"
	].indexOf(state);
}
// src/report/pages/notes.ts
const WAIVERS_CHANGED = "This pull request changes the waivers file; its copy is not applied.";
const POLICY_CHANGED = "This pull request changes the policy file; its copy is not applied.";
/** What a reader should know that does not decide. */
function notes(report, rows) {
	return list([
		...changeNotes(report),
		expiredNote(report),
		...report.notices.map(prose)
	].filter((item) => item !== ""), {
		most: rows,
		noun: "notices"
	});
}
/** What the pull request under test changes of that by which it is judged. */
function changeNotes(report) {
	const { waiversFile } = report;
	const isChanged = waiversFile?.source?.kind === "file" && waiversFile.source.isChangedInPullRequest === true;
	return [...hasOwnPolicyChange(report) ? [POLICY_CHANGED] : [], ...isChanged ? [WAIVERS_CHANGED] : []];
}
/** True when the pull request under test edits the policy that judges it. */
function hasOwnPolicyChange({ policy }) {
	return policy?.kind === "file" && policy.isChangedInPullRequest === true;
}
// src/report/text/condition-text.ts
/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `≥ 1 new issue, none allowed`. */
function conditionText(report, condition) {
	const { column, count, compare, max, waived } = condition;
	const isNew = compare === "new" && condition.new !== void 0;
	const found = isNew ? condition.new : condition.found;
	const words = [...isNew ? ["new"] : [], ...column === void 0 ? [] : [column]];
	const noun = `${count === "groups" ? "rule" : "issue"}${found === 1n ? "" : "s"}`;
	const { before, after } = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.boundOf)(report, condition);
	const left = waived > 0n ? `, ${waived} waived` : "";
	return `${before}${[
		found,
		...words,
		noun
	].join(" ")}${after}${left}, ${max === 0n ? "none" : max} allowed`;
}
// src/report/text/sentence.ts
/**
* A sentence of ours, which may quote outside text, as Markdown: from a capital letter to a full stop, with the names of
* inputs as code.
*/
function sentence(text) {
	return ended(capitalized(prose(text).split(" ").map(inputName).join(" ")));
}
/** The same without Markdown, for logs and annotations. The code that writes it makes it harmless. */
function plainSentence(text) {
	return ended(capitalized(text));
}
/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word) {
	return word.replace(/^[a-z]+(?:-[a-z]+)+(?=[.,:;]?$)/, (name) => Object.hasOwn(_index_js__WEBPACK_IMPORTED_MODULE_1__.ACTION_INPUTS, name) ? code(name) : name);
}
/** A first word that is not an ordinary word, such as a name, stays as it is. */
function capitalized(text) {
	return text.replace(/^[a-z](?=[a-z]*(?:[ ,.:;]|$))/, (letter) => letter.toUpperCase());
}
function ended(text) {
	return text === "" || /[.!?…]["'`)]*$/.test(text) ? text : `${text}.`;
}
// src/report/pages/headline.ts
/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
function headline(report, level) {
	return paragraphs(`${level} ${verdictLine(report)}`, enforcementNote(report), grounds(report), incompleteNote(report));
}
/** Says where to look: at the issues of the branch, and at this run. */
function placesLine({ links }, link) {
	const places = [...links.findings === void 0 ? [] : [link("issues on the platform", links.findings)], ...links.run === void 0 ? [] : [link("this run", links.run)]];
	return places.length === 0 ? "" : `See ${places.join(" · ")}`;
}
function verdictLine(report) {
	const { verdict } = report;
	if (verdict.reason === "config") return `⚠️ Findings Gate is inconclusive: ${code("config")}: ${sentence(verdict.message)}`;
	if (verdict.word === "inconclusive") return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
	if (verdict.word === "fail") return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? "❌ Findings Gate failed, and not everything was read" : `❌ Findings Gate failed: ${prose(verdict.message)}`;
	const broken = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length;
	const warned = broken === 0 ? "" : ` with ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.counted)(broken, "warning")}`;
	const open = leftOpen(report);
	if ((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return `⚠️ Findings Gate passed${warned}: ${["nothing blocks", ...open].join("; ")}`;
	if (open.length > 0) return `⚠️ Findings Gate passed${warned}; ${open.join("; ")}`;
	return `✅ Findings Gate passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}
/** What a pass says nothing about. */
function leftOpen({ notScanned, indexGap }) {
	return [...notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(", ")}`], ...indexGap === void 0 ? [] : [(0,_workflow_files_js__WEBPACK_IMPORTED_MODULE_2__/* .indexGapText */ .o_)(indexGap)]];
}
/** Left out where the heading has them, and where there are none. */
function grounds(report) {
	const { verdict } = report;
	if (verdict.word === "fail" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	if (verdict.reason === "config" || isPlainPass(report) || (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report)) return "";
	const told = sentence(verdict.message);
	return verdict.word === "inconclusive" ? `${told} **Not proven, so not a pass.**` : told;
}
function isPlainPass(report) {
	return report.verdict.word === "pass" && !(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isPassWhereNothingBlocks)(report) && leftOpen(report).length === 0 && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.warnings)(report).length === 0;
}
function enforcementNote(report) {
	const { exitCode, isSoftened, mode, verdict } = report;
	if (mode === "report" && exitCode === 0) return "> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.";
	if (isSoftened && (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isUnenforced)(report)) return `> **Not enforced.** ${`${code("on-inconclusive")} softens ${code(verdict.reason ?? "")} to a warning`}: this job succeeds, and nothing is proven.`;
	return "";
}
function incompleteNote(report) {
	if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report)) return "";
	return `**Incomplete:** the reading was cut short (${code(report.verdict.reason ?? "")}). What was read is enough to fail, and the true counts can only be higher.`;
}
// src/report/pages/what-to-do.ts
/** The next step: three ways out of a fail, one sentence for everything else; empty where there is nothing to do. */
function whatToDo(report, link) {
	const steps = report.verdict.word === "fail" ? waysOut(report, link) : sentence(report.nextStep);
	return steps === "" ? "" : `#### What to do\n\n${steps}`;
}
function waysOut(report, link) {
	const { links, verdict } = report;
	const rules = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__.culpritText)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.culpritList)((0,_index_js__WEBPACK_IMPORTED_MODULE_1__.blockers)(report)), code);
	return [
		`- **Fix** ${rules === "" ? "the issues" : rules}, and push, or`,
		`- **triage** ${link("the issues on the platform", links.findings)}, then ${link("re-run this job", links.run)}: it takes seconds, nothing is scanned again, or`,
		`- **waive** a rule in ${(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.waiverPlace)(report, code)}, with a reason, an owner and an expiry date.`,
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.isIncompleteFail)(report) ? ["", `For the part that was not read: ${sentence(_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM[verdict.reason])}`] : [],
		...verdict.reason === "unclassified" ? ["", `For the issues of unknown severity: ${sentence(_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .NEXT_STEP */ .zM.unclassified)}`] : []
	].join("\n");
}
// src/report/pages/short-page.ts
/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
function shortPage(report, level) {
	return `${paragraphs(headline(report, level), whatToDo(report, linkTo(report.links)))}\n`;
}



/***/ })

};
;