"use strict";
exports.id = 435;
exports.ids = [435];
exports.modules = {

/***/ 9435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   notAttested: () => (/* binding */ notAttested),
/* harmony export */   renderAttestation: () => (/* binding */ renderAttestation)
/* harmony export */ });
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4781);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5737);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4022);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);




// src/report/json/attestation-members.ts
/** One of in-toto's resource descriptors: a member that is not known is left out, never null. */
const policy = {
	name: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	uri: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	digest: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		sha256: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
		gitCommit: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)
	})
};
/** A time that is there, as text. */
const moment = {
	write: (given) => given,
	form: { kind: "time" }
};
/** Its repository id on the platform; null where the platform names none. */
const project = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq);
const ATTESTATION_MEMBERS = {
	verifier: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		id: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
		policies: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(policy))
	}),
	timeCreated: moment,
	properties: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	gateVersion: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	repository: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	commit: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	ref: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	pullRequest: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9),
	event: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
	mergeGroupCommit: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	run: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
	issuesReadAt: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
	states: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .ISSUE_STATES */ .lF)),
	baseline: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_MEMBERS */ .dB.baseline,
	projects: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		repositoryId: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
		name: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq
	})),
	scans: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		project,
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .without */ .FF)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_MEMBERS */ .Qz, ["repositoryId", "ciJobHost"])
	})),
	conditions: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		project,
		...(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .without */ .FF)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .CONDITION_MEMBERS */ .AC, [
			"rules",
			"rulesInAll",
			"project"
		])
	})),
	waivers: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .without */ .FF)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .WAIVER_MEMBERS */ .$p, ["near"]))),
	gaps: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		project,
		..._publish_js__WEBPACK_IMPORTED_MODULE_1__/* .GAP_MEMBERS */ .jW
	})),
	notScanned: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		project,
		product: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .PRODUCTS */ .zv),
		wasScannedBefore: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt
	})),
	notJudged: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_MEMBERS */ .dB.siblings,
	/** Only where there are some: what is proven of one project reads as it always did. */
	projectsNotScanned: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)({
		repositoryId: (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
		name: _publish_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq
	})))
};
// src/report/json/attestation.ts
/** Who gave the verdict. The number is another one when a pass proves something else: docs/attestation.md says what. */
const VERIFIER = `${_program_js__WEBPACK_IMPORTED_MODULE_3__/* .HOMEPAGE */ .p}/attestation/v1`;
/** Every property begins with it: they stand beside those of others. */
const PROPERTY_PREFIX = "FINDINGS_GATE_";
const Predicate = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .group */ .Os)(ATTESTATION_MEMBERS);
/** Why a run is no proof that could be signed; undefined for an enforced pass. */
function notAttested(report) {
	const { verdict, mode, replay } = report;
	if (replay !== void 0) return "a replay proves nothing about today";
	if (verdict.word !== "pass") return `the verdict is ${verdict.word}`;
	if (mode !== "enforce") return `the mode is ${mode}, so nothing was enforced`;
	if ((report.projects ?? [report]).some(_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassWhereNothingBlocks */ .OP)) return "nothing blocks, so the pass proves nothing";
}
/**
* The predicate of an attestation, in the form of in-toto's Simple Verification Result v0.2, with members of our own beside those that it
* names. Only of a run of which `notAttested` says nothing.
*/
function renderAttestation(report, settings, redact) {
	const projects = attestedProjects(report);
	const { missingProjects: missing = [] } = report;
	const json = Predicate.write({
		verifier: {
			id: VERIFIER,
			policies: policiesOf(report, settings)
		},
		timeCreated: timeOf(report),
		properties: [`${PROPERTY_PREFIX}PASS`, ...scannedProperties(projects.flatMap(({ deciding }) => deciding))],
		gateVersion: _program_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
		repository: report.repository,
		commit: report.commit,
		ref: report.ref,
		pullRequest: report.pullRequest,
		event: report.event,
		mergeGroupCommit: report.mergeGroupCommit,
		run: report.links.run,
		issuesReadAtMs: report.times.issuesReadAtMs,
		states: settings.states,
		baseline: report.baseline,
		projects: projects.map(({ repositoryId, name }) => ({
			repositoryId,
			name
		})),
		scans: projects.flatMap(({ repositoryId, deciding }) => deciding.map((scan) => ({
			project: scan.repositoryId ?? repositoryId,
			...scan
		}))),
		conditions: projects.flatMap(({ repositoryId: project, conditions }) => conditions.map((condition) => ({
			...condition,
			project
		}))),
		waivers: report.waivers,
		gaps: projects.flatMap(({ repositoryId: project, indexGap }) => indexGap === void 0 ? [] : [{
			project,
			...indexGap
		}]),
		notScanned: projects.flatMap(({ repositoryId: project, unscanned, notScanned }) => unscanned.map((product) => ({
			project,
			product,
			wasScannedBefore: notScanned.includes(product)
		}))),
		notJudged: report.siblings,
		projectsNotScanned: missing.length === 0 ? void 0 : missing
	});
	return redact(`${(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(json, 2)}\n`);
}
/** What was judged. The lists name it in each entry, so that a run of one project and one of several have the same form. */
function attestedProjects(report) {
	return (report.projects ?? [{
		...report,
		project: {
			repositoryId: void 0,
			name: void 0
		}
	}]).map(({ project, ...part }) => {
		const deciding = part.scans.filter(({ decides }) => decides.length > 0);
		const { conditions, indexGap, unscanned, notScanned } = part;
		return {
			repositoryId: project.repositoryId ?? deciding.find(({ repositoryId }) => repositoryId !== void 0)?.repositoryId,
			name: project.name ?? deciding[0]?.repository ?? report.repository,
			deciding,
			conditions,
			indexGap,
			unscanned,
			notScanned
		};
	});
}
function timeOf({ times }) {
	const text = (0,_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .isoText */ .t_)(times.finishedAtMs);
	if (text === void 0) throw new RangeError("the clock shows no time");
	return text;
}
/** By product, whether what decides has looked at the whole commit, or at what a change adds. */
function scannedProperties(deciding) {
	const properties = deciding.flatMap(({ decides, isFullScan }) => decides.map((product) => `${PROPERTY_PREFIX}${isFullScan ? "FULL" : "DIFF"}_SCAN_${product.replace("-", "_").toUpperCase()}`));
	return [...new Set(properties)].sort();
}
function policiesOf({ policy, waiversFile, links }, settings) {
	return [policy, waiversFile?.source].filter((source) => source !== void 0).map((source) => descriptorOf(source, links.code, settings));
}
/** It says where the text is, or what its digest is: a reader can get the same text and compare. */
function descriptorOf(source, code, settings) {
	if (source.kind === "local-file") return {
		name: source.path,
		digest: { sha256: source.sha256 }
	};
	if (source.kind === "input") return {
		name: "policy",
		digest: { sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256").update(settings.policy).digest("hex") }
	};
	const { repository, path, sha } = source;
	const server = code?.split("/").slice(0, -2).join("/");
	return {
		name: path,
		uri: server === void 0 ? void 0 : `git+${server}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodedPath */ .y)(repository)}@${sha}#${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodedPath */ .y)(path)}`,
		digest: { gitCommit: sha }
	};
}



/***/ }),

/***/ 5737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ HOMEPAGE),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
// src/domain/text/program.ts
const VERSION = "0.1.0";
/** Where people read what the program is. */
const HOMEPAGE = "https://github.com/OWNER/findings-gate";



/***/ })

};
;