"use strict";
exports.id = 185;
exports.ids = [185];
exports.modules = {

/***/ 185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ askedReport),
  claimAsked: () => (/* binding */ claimAsked)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/domain/failure.js
var failure = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/gate/process/file-step.js
var file_step = __webpack_require__(480);
// EXTERNAL MODULE: ./lib/src/gate/process/whole-file.js
var whole_file = __webpack_require__(3091);
;// CONCATENATED MODULE: ./lib/src/gate/process/claim-files.js





/** Removes old outputs, so that a killed run leaves none; returns warnings. Throws `GateFailure` (`config`) for a file with two uses, or one that must go. */
async function claimFiles(files) {
    const [shared] = await findShared(files);
    if (shared !== undefined) {
        const names = shared.map(({ name }) => name).join(' and ');
        throw new failure/* GateFailure */.In('config', `${names} are the same file: give each a path of its own`);
    }
    const left = await Promise.all(files.filter(({ is }) => is === 'written').map(removeEarlier));
    return left.filter((warning) => warning !== undefined);
}
async function findShared(files) {
    const identities = await Promise.all(files.map(({ path }) => (0,file_step/* identityOf */.cu)(path)));
    const alike = [...Map.groupBy(files, (_, index) => identities[index]).values()];
    return alike.filter((all) => all.length > 1 && all.some(({ is }) => is === 'written'));
}
async function removeEarlier({ name, path, mustGo = false }) {
    const target = (0,external_node_path_.resolve)(path);
    let left;
    try {
        if (await (0,file_step/* isPlainFile */.Dn)(target))
            await (0,file_step/* step */.PM)((0,promises_.rm)(target));
        if (!mustGo || !(await (0,file_step/* isPlainFile */.Dn)(target, 'orLink')))
            return undefined;
        left = `${name} is a link to a file, which is not removed`;
    }
    catch (thrown) {
        const code = (0,whole_file/* codeOf */.$N)(thrown);
        // Such a file cannot be written either, which is reported later.
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        left = `What an earlier run left at ${name} could not be removed (${code})`;
    }
    if (mustGo)
        throw new failure/* GateFailure */.In('config', `${left}: a later step could take it for one of this run; name another path`);
    return `${left}.`;
}

// EXTERNAL MODULE: ./lib/src/action/workflow-files.js
var workflow_files = __webpack_require__(1933);
;// CONCATENATED MODULE: ./lib/src/action/asked-files.js


/** The runner's own files: a report must not be written there. */
const RUNNER_FILES = ['OUTPUT', 'STEP_SUMMARY', 'ENV', 'PATH', 'STATE', 'EVENT_PATH'].map((name) => `GITHUB_${name}`);
const WRITTEN = ['report-path', 'record-path', 'attestation-path'];
/** Files that settings name, whether or not the settings are valid. Empty if none of them is written. */
function askedFiles(env) {
    const given = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
    if (WRITTEN.every((name) => given(name) === ''))
        return [];
    const named = [
        ...RUNNER_FILES.map((name) => ({ name, path: env[name] ?? '', is: 'read' })),
        ...['policy-file', 'waivers-file'].map((name) => ({ name, path: given(name), is: 'read' })),
        ...WRITTEN.map((name) => ({
            ...{ name, path: given(name), is: 'written' },
            mustGo: name === 'attestation-path',
        })),
    ];
    return named.flatMap(({ path, ...file }) => (path === '' ? [] : [{ ...file, path: (0,workflow_files/* inWorkspace */.ve)(env, path) }]));
}
/** Runs before anything can fail: a failure may be set to `warn`, and a later step may sign an old file. Returns warnings. Throws `config`. */
const claimAsked = (env) => claimFiles(askedFiles(env));
/** If settings are refused, an old report must not stay either. No other file is overwritten. */
async function askedReport(env) {
    const files = askedFiles(env);
    const shared = (await findShared(files)).flat();
    return files.find((file) => file.name === 'report-path' && !shared.includes(file))?.path;
}


/***/ }),

/***/ 1933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ writeAsked),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);
/* harmony import */ var _gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3091);





// None of these functions throws: a file that cannot be written is a warning.
/** Writes all outputs at once, each value between delimiters that it does not contain. Without the file, nothing is written: never the old command on standard output. */
async function writeOutputs(env, outputs) {
    const path = env.GITHUB_OUTPUT ?? '';
    if (path === '')
        return { warning: 'The outputs were not written: the variable GITHUB_OUTPUT is not set.' };
    const text = Object.entries(outputs).map(([name, value]) => {
        const delimiter = delimiterFor(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    });
    try {
        await (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withFile */ .D4)(path, 'append', (file) => file.write(text.join('')));
        return {};
    }
    catch (thrown) {
        return { warning: `The outputs were not written: ${(0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(thrown)} at GITHUB_OUTPUT.` };
    }
}
function delimiterFor(value) {
    for (let number = 0;; number += 1) {
        const delimiter = `ghadelimiter_${number}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}
/** `render` returns at most as many bytes of Markdown as are left of the 900 KiB. Does nothing if the runner offers no summary. */
async function writeSummary(env, render) {
    const path = env.GITHUB_STEP_SUMMARY ?? '';
    if (path === '')
        return {};
    try {
        return await (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withFile */ .D4)(path, 'append', async (file) => {
            const size = await file.size();
            // Our first heading must start a new line, whatever was written before.
            const gap = size === 0 ? '' : '\n\n';
            const maxBytes = _domain_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SUMMARY_BYTES */ .LH - size - gap.length;
            const text = maxBytes > 0 ? render(maxBytes) : '';
            if (text === '' || Buffer.byteLength(text) > maxBytes)
                return { warning: 'The job summary was not written: there is no room left in it.' };
            await file.write(gap + text);
            return {};
        });
    }
    catch (thrown) {
        return { warning: `The job summary was not written: ${(0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(thrown)} at GITHUB_STEP_SUMMARY.` };
    }
}
/** Writes the whole file or none: to `path`, or to a new file in the runner's temporary folder. Returns its path. */
async function writeReport(env, path, json) {
    const target = inWorkspace(env, path ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `findings-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`));
    const { warning } = await writeAsked(env, 'report', target, json);
    return warning === undefined ? { path: target } : { warning };
}
function writeAsked(env, what, path, text) {
    const warningFor = (code) => `The ${what} was not written: ${code} at ${what}-path.`;
    return (0,_gate_process_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWholeFile */ .R0)(inWorkspace(env, path), text, warningFor);
}
function inWorkspace(env, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env.GITHUB_WORKSPACE || '.', path);
}


/***/ }),

/***/ 480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isPlainFile),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   Xq: () => (/* binding */ WITHOUT_WAITING),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   fE: () => (/* binding */ fileFailure),
/* harmony export */   zb: () => (/* binding */ assertReplaceable)
/* harmony export */ });
/* unused harmony export LONGEST_STEP_MS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** The longest single step with a file, and the longest pause while a pipe is read, in milliseconds. */
const LONGEST_STEP_MS = 5_000;
/** Flags for opening any file: a pipe without another end, or a terminal, would block a thread of Node for ever. Windows has neither flag. */
const WITHOUT_WAITING = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOCTTY ?? 0);
function fileFailure(code) {
    return Object.assign(new Error(`a file: ${code}`), { code });
}
/** Throws `ETIMEDOUT` if the call takes too long: a network folder may never answer. */
async function step(call) {
    let timer;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(fileFailure('ETIMEDOUT')), LONGEST_STEP_MS);
    });
    try {
        return await Promise.race([call, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Throws `EISDIR` for a folder, and `no regular file` for a pipe, a device, a link to one, and anything below `/dev`, `/proc` or `/sys`. */
async function assertReplaceable(target) {
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    if (found?.isDirectory() === true)
        throw fileFailure('EISDIR');
    if (found?.isFile() === false || (await isOfTheSystem(target)))
        throw fileFailure('no regular file');
}
/** False for a pipe, a device, a link, and anything below `/dev` or `/proc`. `orLink`: true for a link to a file. */
async function isPlainFile(target, orLink) {
    const found = await there(orLink === undefined ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target));
    return found?.isFile() === true && !(await isOfTheSystem(target));
}
/** Returns the same text for two paths to one file, as far as that can be found out. */
async function identityOf(path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    const found = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target)).catch(() => undefined);
    if (found !== undefined)
        return `${found.dev}:${found.ino}`;
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target));
    return process.platform === 'linux' ? whole : whole.toLowerCase();
}
/** These folders show the system as files: nothing is created, removed or replaced there. */
async function isOfTheSystem(target) {
    const folder = await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    return [target, `${folder}/`].some((path) => /^\/(?:dev|proc|sys)(?:\/|$)/.test(path));
}
/** Resolves links, even if the folder does not exist yet. */
async function realFolder(folder) {
    const real = await there((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder));
    return real ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)));
}
/** Undefined if nothing is there, including a link that leads nowhere or in a circle. */
async function there(poll) {
    return step(poll).catch((thrown) => {
        if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ELOOP)$/.test(String(thrown.code)))
            return undefined;
        throw thrown;
    });
}


/***/ }),

/***/ 3091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   D4: () => (/* binding */ withFile),
/* harmony export */   R0: () => (/* binding */ writeWholeFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _file_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(480);





const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const OPEN_FLAGS = { append: O_WRONLY | O_APPEND, new: O_WRONLY | O_CREAT | O_EXCL };
/** Writes a whole file or none, and creates its folder. Replaces a link itself. Never throws: `warningFor` turns the system's error code into a warning. */
// Not write-file-atomic 7.0.1 or atomically 2.1.1: both write through a link and replace a pipe, and the first reports success on a full disk.
async function writeWholeFile(path, text, warningFor) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.findings-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    let isBegun = false;
    try {
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .assertReplaceable */ .zb)(target);
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true }));
        isBegun = true;
        await withFile(draft, 'new', async (file) => {
            for (const piece of typeof text === 'string' ? [text] : text)
                await file.write(piece);
        });
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target));
        return {};
    }
    catch (thrown) {
        if (isBegun)
            await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true })).catch(() => { });
        return { warning: warningFor(codeOf(thrown)) };
    }
}
/** Opens a file while `use` runs: `append` an existing one, `new` one that must not exist. Throws the system's errors, and `ETIMEDOUT`. */
async function withFile(path, how, use) {
    const file = await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, OPEN_FLAGS[how] | _file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .WITHOUT_WAITING */ .Xq));
    try {
        return await use({
            size: async () => (await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.stat())).size,
            write: (data) => writeAll(file, typeof data === 'string' ? Buffer.from(data) : data),
        });
    }
    finally {
        await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.close());
    }
}
async function writeAll(file, bytes) {
    for (let start = 0; start < bytes.length;) {
        const { bytesWritten } = await (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .step */ .PM)(file.write(bytes, start));
        // Some files of the system accept no data, and report no error.
        if (bytesWritten === 0)
            throw (0,_file_step_js__WEBPACK_IMPORTED_MODULE_4__/* .fileFailure */ .fE)('EIO');
        start += bytesWritten;
    }
}
/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
function codeOf(thrown) {
    return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an error';
}


/***/ })

};
;