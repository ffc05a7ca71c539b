import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { runProcess } from '../../demo/run-process.ts';
import { COMPILED } from '../run/compiled.ts';
import { CLI_MAIN, emptyFolder } from '../run/run-cli.ts';
import { WRITTEN } from './written-day.ts';

const CLOCK = join(import.meta.dirname, 'clock-of-page.mjs');
const END = '@@ end of a block';

/** Lines for a shell, and the output that the page shows for them, if it shows any. */
export type Step = { readonly text: string; readonly shown: string | undefined };

/** The standard output of a step, and the exit code of its last line. */
export type Printed = { readonly output: string; readonly exitCode: number };

/** The shell blocks of a page. A YAML block below the name of a file is pasted into that file. */
export function stepsOf(page: string): readonly Step[] {
  const blocks = [...page.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w+)\n(.*?)^```$/gms)];
  let files = '';
  return blocks.flatMap(([, name, kind, text = ''], index) => {
    if (kind === 'yaml' && name !== undefined) files += `cat > ${name} <<'${END}'\n${text}${END}\n`;
    if (kind !== 'sh') return [];
    const [, , next, shown] = blocks[index + 1] ?? [];
    const step = { text: files + text, shown: next === 'text' ? shown : undefined };
    files = '';
    return [step];
  });
}

/** The page with the real outputs of its steps in place of the shown ones. */
export function withOutputs(page: string, printed: readonly Printed[]): string {
  let index = -1;
  return page.replaceAll(/^```sh\n.*?^```$(?:\n\n^```text\n(.*?)^```$)?/gms, (block, shown?: string) => {
    index += 1;
    return shown === undefined ? block : `${block.slice(0, -`${shown}\`\`\``.length)}${printed[index]?.output}\`\`\``;
  });
}

/** A folder in which `findings-gate`, the name that the page uses, is the built command line. */
export async function machine() {
  const folder = await emptyFolder();
  const program = join(folder, 'findings-gate');
  const words = [process.execPath, '--import', CLOCK, CLI_MAIN].map((word) => `'${word}'`).join(' ');
  await writeFile(program, `#!/bin/sh\nexec ${words} "$@"\n`);
  await chmod(program, 0o755);
  const movedMs = Date.parse(`${WRITTEN}T12:00:00Z`) - Date.now();
  const env = { ...COMPILED, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, CLOCK_MOVED_MS: String(movedMs) };
  return { folder, env };
}

export type Machine = Awaited<ReturnType<typeof machine>>;

/** Runs the lines in one shell, as a reader would paste them. */
export function pasted(script: string, { folder, env }: Machine, cwd = folder) {
  return runProcess('bash', ['-c', script], { cwd, env });
}

/** Pastes all steps into one shell, from the first one to the last. Replaces the ports of the page by free ones, as they may be in use. */
export async function pasteAll(steps: readonly Step[], ports: readonly number[], on: Machine): Promise<Printed[]> {
  const free = await freePorts(ports.length);
  const lines = steps.map(({ text }) => `${text}echo "${END} $?"\n`).join('');
  const script = lines.replaceAll(/\b\d{4}\b/g, (number) => String(free[ports.indexOf(Number(number))] ?? number));
  const { stdout, stderr } = await pasted(script, on);
  const parts = stdout.split(new RegExp(`^${END} (\\d+)\n`, 'm'));
  if (parts.length !== 2 * steps.length + 1) throw new Error(`not every block has ended:\n${stdout}${stderr}`);
  return steps.map((_, index) => ({ output: parts[2 * index]!, exitCode: Number(parts[2 * index + 1]) }));
}

/** Takes all ports at the same time, so that no two are equal. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
