import { unpacked } from '../../demo/stage.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { operationOf } from '../../emulator/platform.ts';
import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { createQuirkyHandler } from '../../emulator/quirks/with-quirks.ts';
import { type RunningServer, type ServeOptions, serve } from '../../emulator/serve.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { whenFileEnds } from '../run/when-file-ends.ts';

type Group = { ruleId: string; issuesCount: string } & Record<string, unknown>;
type SearchAnswer = { groups: Group[]; cursor?: string | null; total?: string; fetched?: string };
type ScanItem = { id: string; status: string } & Record<string, unknown>;
type ScanListAnswer = { scans: ScanItem[]; cursor?: string | null };

export type RunningPlatform = RunningServer & {
  /** Sends any request, with the default token unless the headers have another one. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  search(body: object): Promise<SearchAnswer>;
  listScans(body: object): Promise<ScanListAnswer>;
  readScan(id: string): Promise<Record<string, unknown>>;
};

/** Starts the platform for one test, and closes it afterwards. Packs answers only if asked, because packing takes most of its time. */
export async function runPlatform(
  state: PlatformState,
  now?: () => number,
  { isPacking = false, ...options }: ServeOptions & { readonly isPacking?: boolean } = {},
  quirks: readonly QuirkId[] = [],
): Promise<RunningPlatform> {
  const handler = createQuirkyHandler(state, quirks, now);
  const server = await serve(isPacking ? handler : unpacked(handler), { operationOf, ...options });
  whenFileEnds(() => server.close());
  const { deploymentId } = state;
  const send: RunningPlatform['send'] = (method, path, body, headers = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { authorization: `Bearer ${DEFAULT_TOKEN}`, ...type, ...headers } };
    return fetch(`${server.origin}${path}`, text === undefined ? init : { ...init, body: text });
  };
  const read = async (answer: Promise<Response>) => {
    const response = await answer;
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    ...server,
    send,
    search: (body) => read(send('POST', `/api/agent/deployments/${deploymentId}/issues/search`, body)),
    listScans: (body) => read(send('POST', `/api/v1/deployments/${deploymentId}/scans/search`, body)),
    readScan: (id) => read(send('GET', `/api/v1/deployments/${deploymentId}/scan/${id}`)),
  } as RunningPlatform;
}

export async function rulesFound(platform: RunningPlatform, body: object): Promise<readonly string[]> {
  const { groups } = await platform.search(body);
  return groups.map((group) => group.ruleId).sort();
}
