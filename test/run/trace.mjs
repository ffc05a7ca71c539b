// Loaded into the gate's process before the bundle (`node --import`): notes where it connects to and how much memory it took, and
// causes the few faults that can only happen inside a process. TRACE_* variables say what to do.
import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import timers from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { TRACE_FILE, TRACE_RANDOM, TRACE_CLOCK, TRACE_BREAK, TRACE_THROW, TRACE_ARM, TRACE_SPEED } = process.env;

const hosts = new Set();
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  hosts.add(`${options?.host ?? 'localhost'}:${options?.port ?? options?.path ?? '?'}`);
  // The connection is never made, and nothing keeps the process alive: its promises never settle.
  return TRACE_BREAK === 'drained-loop' ? this : connect.apply(this, args);
};

process.on('exit', () => {
  if (TRACE_FILE === undefined) return;
  writeFileSync(TRACE_FILE, JSON.stringify({ hosts: [...hosts], rssKib: process.resourceUsage().maxRSS }));
});

// Small random values keep back-off short: thousands of runs need not wait.
if (TRACE_RANDOM !== undefined) Math.random = () => Number(TRACE_RANDOM);

if (TRACE_BREAK === 'drained-loop') {
  const { setTimeout: keep } = globalThis;
  globalThis.setTimeout = (...args) => keep(...args).unref();
}
if (TRACE_BREAK === 'disk-full') {
  const handle = await open(fileURLToPath(import.meta.url));
  Object.getPrototypeOf(handle).write = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  await handle.close();
}

if (TRACE_THROW === 'exception') setTimeout(() => thrown(), 30);
if (TRACE_THROW === 'rejection') setTimeout(() => Promise.reject(new Error('boom\n    at secret (file.ts:1:1)')), 30);
if (TRACE_THROW === 'no-error') setTimeout(() => Promise.reject(undefined), 30);
// A library that ends the process as if everything were fine: early, or when the log says that the verdict is a fail.
if (TRACE_THROW === 'exit') setTimeout(() => process.exit(0), 30);
if (TRACE_THROW === 'exit-after-fail') {
  const write = process.stdout.write;
  process.stdout.write = function (...args) {
    if (String(args[0]).startsWith('gate: FAIL')) process.exit(0);
    return write.apply(this, args);
  };
}

function thrown() {
  throw new Error('boom\n    at secret (file.ts:1:1)');
}

// `<owner>.<method>:<n>`: the nth call throws, and with a `+` after it every later one too; counted from when TRACE_ARM is printed.
const broken = /^(\w+(?:\.prototype)?)\.(\w+):(\d+)(\+?)$/.exec(TRACE_BREAK ?? '');
if (broken !== null) {
  const [, ownerName, method, nth, forever] = broken;
  const owner = ownerName.split('.').reduce((value, name) => value[name], globalThis);
  const original = owner[method];
  let calls = 0;
  let isArmed = TRACE_ARM === undefined;
  const write = process.stdout.write;
  process.stdout.write = function (...args) {
    if (!isArmed && String(args[0]).includes(TRACE_ARM)) isArmed = true;
    return write.apply(this, args);
  };
  owner[method] = function (...args) {
    if (!isArmed) return original.apply(this, args);
    calls += 1;
    if (calls === Number(nth) || (forever === '+' && calls > Number(nth))) {
      throw new TypeError(`boom in ${method}\n    at secret (file.ts:1:1)`);
    }
    return original.apply(this, args);
  };
}

if (TRACE_CLOCK !== undefined) {
  const realNow = Date.now;
  const startedAt = realNow();
  const shift = { back: -3_600_000, forward: 3_600_000 }[TRACE_CLOCK];
  Date.now = () => {
    const now = realNow();
    if (now - startedAt < 150) return now;
    return shift === undefined ? startedAt + 150 : now + shift;
  };
}

/** The gate's time limit for a call to the system. A faster clock makes no disk faster, so this timer keeps its time. */
const LONGEST_STEP_MS = 5_000;

// This many seconds of the gate pass in one real second, on every other clock and timer that it uses.
if (TRACE_SPEED !== undefined) {
  const speed = Number(TRACE_SPEED);
  const { setTimeout: waitFor } = globalThis;
  const { setTimeout: sleepFor } = timers;
  const [now, wallNow, startedAt] = [performance.now.bind(performance), Date.now, Date.now()];
  performance.now = () => now() * speed;
  Date.now = () => startedAt + (wallNow() - startedAt) * speed;
  globalThis.setTimeout = (done, ms, ...rest) => waitFor(done, ms === LONGEST_STEP_MS ? ms : ms / speed, ...rest);
  timers.setTimeout = (ms, ...rest) => sleepFor(ms / speed, ...rest);
  syncBuiltinESMExports();
}
