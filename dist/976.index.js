"use strict";
exports.id = 976;
exports.ids = [976];
exports.modules = {

/***/ 3976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadOctokit: () => (/* binding */ loadOctokit)
/* harmony export */ });
/* harmony import */ var _path_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2606);
/* harmony import */ var _action_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9114);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6710);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);




// src/http/exchange.ts
/**
* Sends one request and gives its whole answer, unpacked; redirects are answers like others. Throws what undici throws,
* and what `tooLarge` gives.
*/
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
// src/forge/forge-fetch.ts
/** Goes through the proxies that the environment names, and throws where these cannot be used. Redirects are failures, never followed. */
function createForgeFetch(forge, env) {
	const dispatcher = new _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .import_env_http_proxy_agent */ .Mf.default({
		allowH2: false,
		...(0,_index_js__WEBPACK_IMPORTED_MODULE_1__.readProxySettings)(env)
	});
	return async (url, sent, asked, signal) => {
		const failed = (what, isTooLarge) => forge.fail(`cannot ${asked.operation}: ${what}`, {
			isUnclear: true,
			...isTooLarge && { isTooLarge }
		});
		try {
			const answer = await exchange(dispatcher, url, sent, signal, () => failed("the answer is too large", true));
			if (answer.status < 200 || answer.status > 299) throw (0,_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedBy */ .it)(forge, asked, answer);
			return answer;
		} catch (thrown) {
			if (thrown instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .ForgeFailure */ .yT) throw thrown;
			throw failed(signal.aborted ? "no answer in time" : "the connection failed");
		}
	};
}
// src/forge/github/octokit.ts
/**
* The octokit of @actions/github over our own fetch: one attempt, to one origin, no redirect followed. Loaded late, because not every run
* talks to GitHub. Throws `GitHubFailure`.
*/
async function loadOctokit(token, address, env) {
	const forgeFetch = createForgeFetch(_github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GITHUB */ .U0, env);
	const { GitHub, getOctokitOptions } = await __webpack_require__.e(/* import() */ 152).then(__webpack_require__.bind(__webpack_require__, 1152));
	const octokit = new GitHub(getOctokitOptions(token, {
		baseUrl: address.rest,
		userAgent: _action_world_js__WEBPACK_IMPORTED_MODULE_0__/* .USER_AGENT */ ._O,
		log: SILENT
	}));
	async function fetchOnce(url, init, purpose, signal) {
		if (new URL(url).origin !== address.origin) throw failure(purpose, `an address outside of ${address.origin} was refused`, false);
		return answerOf(url, await forgeFetch(url, init, purpose, signal));
	}
	return async (request, signal) => {
		const { method, path, query, body, accept } = request;
		try {
			const { data, headers } = await octokit.request({
				method,
				url: path === "graphql" ? address.graphql : path + (0,_path_part_js__WEBPACK_IMPORTED_MODULE_3__/* .searchOf */ .EP)(query),
				headers: {
					"x-github-api-version": "2022-11-28",
					...accept === void 0 ? {} : { accept }
				},
				...body === void 0 ? {} : { data: body },
				request: { fetch: (url, init) => fetchOnce(url, init, request, signal) }
			});
			return {
				data,
				hasNext: headers.link?.includes("rel=\"next\"") === true
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
function answerOf(url, { status, headers, bytes }) {
	return {
		status,
		url,
		headers,
		text: async () => new TextDecoder().decode(bytes),
		arrayBuffer: async () => bytes
	};
}
/** octokit wraps what a fetch throws, and its own errors quote the request: only ours may leave this room. */
function ownFailure(thrown, purpose) {
	const cause = thrown instanceof Error ? thrown.cause : void 0;
	return cause instanceof _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFailure */ .iK ? cause : failure(purpose, "the request could not be made", true);
}
function failure({ operation }, what, isUnclear) {
	return new _github_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFailure */ .iK(`cannot ${operation}: ${what}`, { isUnclear });
}



/***/ })

};
;