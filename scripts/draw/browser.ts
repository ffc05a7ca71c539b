import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export type Browser = {
  /** The page at `url`, as high as it is, as a PNG. What `ready` evaluates to in the page is awaited first. */
  picture(url: string, options: { readonly width: number; readonly ready: string }): Promise<Buffer>;
  close(): Promise<void>;
};

type Members = Readonly<Record<string, unknown>>;
type Call = (method: string, params?: Members) => Promise<Members>;

const COMMAND = 'chromium';
/** Picture dots per CSS pixel. */
const SCALE = 1.5;

/** Starts a headless Chromium, driven by its DevTools protocol over two pipes. Throws where there is none on the PATH. */
export function openBrowser(): Browser {
  if (spawnSync(COMMAND, ['--version']).error !== undefined) {
    throw new Error(`there is no "${COMMAND}" on the PATH: install it, on Debian "apt-get install chromium"`);
  }
  const profile = mkdtempSync(join(tmpdir(), 'findings-gate-browser-'));
  const flags = ['--headless', '--hide-scrollbars', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  // The sandbox of Chromium refuses to run as root; the pages are our own.
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const child = spawn(COMMAND, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const connection = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return {
    async picture(url, { width, ready }) {
      const { targetId } = await connection.call('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await connection.call('Target.attachToTarget', { targetId, flatten: true });
      const call: Call = (method, params) => connection.call(method, params, String(sessionId));
      const size = { width, height: 600, deviceScaleFactor: SCALE, mobile: false };
      await call('Emulation.setDeviceMetricsOverride', size);
      await call('Page.enable');
      const loaded = connection.event('Page.loadEventFired', String(sessionId));
      await call('Page.navigate', { url });
      await loaded;
      await evaluate(call, ready);
      const height = Number(await evaluate(call, 'Math.ceil(document.documentElement.getBoundingClientRect().height)'));
      const clip = { x: 0, y: 0, width, height, scale: 1 };
      const { data } = await call('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
      await connection.call('Target.closeTarget', { targetId });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await connection.call('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function evaluate(call: Call, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await call('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails !== undefined) throw new Error(`the page failed: ${JSON.stringify(exceptionDetails)}`);
  return (result as Members).value;
}

type Answer = { readonly id?: number; readonly method?: string; readonly sessionId?: string } & {
  readonly result?: Members;
  readonly error?: Members;
};

/** Messages are JSON, each ended by a NUL. */
function connect(to: Writable, from: Readable) {
  const calls = new Map<number, PromiseWithResolvers<Members>>();
  const events = new Map<string, () => void>();
  let rest = '';
  from.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop()!;
    for (const message of messages) receive(JSON.parse(message) as Answer);
  });

  function receive({ id, method, sessionId, result, error }: Answer): void {
    if (id === undefined) {
      events.get(`${sessionId} ${method}`)?.();
      return;
    }
    if (error === undefined) calls.get(id)?.resolve(result ?? {});
    else calls.get(id)?.reject(new Error(`Chromium refused: ${JSON.stringify(error)}`));
    calls.delete(id);
  }

  let lastId = 0;
  return {
    call(method: string, params: Members = {}, sessionId?: string): Promise<Members> {
      const id = ++lastId;
      const call = Promise.withResolvers<Members>();
      calls.set(id, call);
      to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return call.promise;
    },
    /** The next event of that name. */
    event(method: string, sessionId: string): Promise<void> {
      return new Promise((done) => events.set(`${sessionId} ${method}`, done));
    },
  };
}
