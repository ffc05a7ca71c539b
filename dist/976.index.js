"use strict";
exports.id = 976;
exports.ids = [976];
exports.modules = {

/***/ 976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadOctokit: () => (/* binding */ loadOctokit)
/* harmony export */ });
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(114);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(221);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(710);



// src/http/exchange.ts
/** One request and its whole answer, unpacked; redirects are answers like others. Throws what undici throws, and what `tooLarge` gives. */
async function exchange(dispatcher, url, { method, headers, body }, signal, tooLarge) {
	const { origin, pathname, search } = new URL(url);
	const answer = await dispatcher.request({
		origin,
		path: pathname + search,
		method,
		headers: {
			...headers,
			"accept-encoding": _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPTED_ENCODINGS */ .di
		},
		body: body ?? null,
		signal
	});
	try {
		const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
		const received = new Map(texts);
		const bytes = await (0,_action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .readPacked */ .dW)(answer.body, received.get("content-encoding"), tooLarge);
		return {
			status: answer.statusCode,
			headers: received,
			bytes
		};
	} finally {
		answer.body.on("error", () => {}).destroy();
	}
}
// src/github/retry-after.ts
/**
* How long GitHub asks to wait, in milliseconds: `Retry-After` in seconds, else the end of an exhausted rate limit measured
* against GitHub's own `Date`. Undefined where it asks for nothing, or for something that cannot be read.
*/
function retryAfterMs(headers) {
	const seconds = wholeNumber(headers.get("retry-after"));
	if (seconds !== void 0) return seconds * 1e3;
	if (headers.get("x-ratelimit-remaining") !== "0") return void 0;
	const resetSeconds = wholeNumber(headers.get("x-ratelimit-reset"));
	const serverNowMs = Date.parse(headers.get("date") ?? "");
	if (resetSeconds === void 0 || Number.isNaN(serverNowMs)) return void 0;
	return Math.max(0, resetSeconds * 1e3 - serverNowMs);
}
function wholeNumber(text) {
	return typeof text === "string" && /^\d{1,10}$/.test(text) ? Number(text) : void 0;
}
// src/github/github-fetch.ts
/** Talks to one origin only, through the proxies that the environment names. Redirects are failures, never followed. */
function createGitHubFetch(origin, env) {
	const dispatcher = new _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .import_env_http_proxy_agent */ .Mf.default({
		allowH2: false,
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_2__.readProxySettings)(env)
	});
	return async (url, init, { purpose, signal }) => {
		if (new URL(url).origin !== origin) throw new _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK(`cannot ${purpose.operation}: an address outside of ${origin} was refused`, { isUnclear: false });
		try {
			const { status, headers, bytes } = await exchange(dispatcher, url, init, signal, () => tooLarge(purpose));
			if (status < 200 || status > 299) throw (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedBy */ .it)(purpose, status, retryAfterMs(headers));
			return answerOf(url, status, headers, bytes);
		} catch (thrown) {
			if (thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK) throw thrown;
			const what = signal.aborted ? "no answer in time" : "the connection failed";
			throw new _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK(`cannot ${purpose.operation}: ${what}`, { isUnclear: true });
		}
	};
}
function answerOf(url, status, headers, bytes) {
	return {
		status,
		url,
		headers,
		text: async () => new TextDecoder().decode(bytes),
		arrayBuffer: async () => bytes
	};
}
function tooLarge({ operation }) {
	return new _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK(`cannot ${operation}: the answer is too large`, {
		isUnclear: true,
		isTooLarge: true
	});
}
// src/github/octokit.ts
/**
* The octokit of @actions/github over our own fetch: one attempt, no redirect followed. Loaded late, because not every run talks to
* GitHub. Throws `GitHubFailure`.
*/
async function loadOctokit(token, address, env) {
	const send = createGitHubFetch(address.origin, env);
	const { GitHub, getOctokitOptions } = await __webpack_require__.e(/* import() */ 152).then(__webpack_require__.bind(__webpack_require__, 152));
	const octokit = new GitHub(getOctokitOptions(token, {
		baseUrl: address.rest,
		userAgent: _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .USER_AGENT */ ._O,
		log: SILENT
	}));
	return async (request, signal) => {
		const { method, path, query, body, accept, operation, permission } = request;
		const attempt = {
			purpose: {
				operation,
				permission
			},
			signal
		};
		const search = query === void 0 ? "" : `?${new URLSearchParams(asTexts(query))}`;
		try {
			const { data, headers } = await octokit.request({
				method,
				url: path === "graphql" ? address.graphql : path + search,
				headers: {
					"x-github-api-version": "2022-11-28",
					...accept === void 0 ? {} : { accept }
				},
				...body === void 0 ? {} : { data: body },
				request: { fetch: (url, init) => send(url, init, attempt) }
			});
			return {
				data,
				link: headers.link
			};
		} catch (thrown) {
			throw ownFailure(thrown, request);
		}
	};
}
const SILENT = {
	debug() {},
	info() {},
	warn() {},
	error() {}
};
function asTexts(query) {
	return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
/** octokit wraps what a fetch throws, and its own errors quote the request: only ours may leave this room. */
function ownFailure(thrown, { operation }) {
	const cause = thrown instanceof Error ? thrown.cause : void 0;
	if (cause instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK) return cause;
	return new _github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFailure */ .iK(`cannot ${operation}: the request could not be made`, { isUnclear: true });
}



/***/ })

};
;