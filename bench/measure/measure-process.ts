import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The cost of one process. Memory is its peak resident size, in units of 10^6 bytes. */
export type Cost = { readonly wallMs: number; readonly cpuMs: number; readonly memoryMb: number };

export type MeasuredProcess = Cost & {
  /** Milliseconds since 1970. */
  readonly endedAtMs: number;
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

const METER = fileURLToPath(new URL('meter.cjs', import.meta.url));

/** Runs `node <args>`. Its time is measured from here; the process itself reports its processor time and memory. */
export async function measureProcess(
  args: readonly string[],
  options: { readonly env: Readonly<Record<string, string>>; readonly cwd: string },
): Promise<MeasuredProcess> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--require', METER, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<Pick<MeasuredProcess, 'exitCode' | 'wallMs' | 'endedAtMs'>>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve({ exitCode, wallMs: performance.now() - startMs, endedAtMs: Date.now() }));
  });
  const pipes = [child.stdout, child.stderr, child.stdio[3]] as readonly Readable[];
  const [ended, stdout, stderr, used] = await Promise.all([exited, ...pipes.map((pipe) => text(pipe))] as const);
  return { ...ended, stdout: stdout!, stderr: stderr!, ...parseUsed(used!) };
}

/** Measures an empty Node, which is the least that any program of Node costs. */
export function measureEmptyNode(): Promise<MeasuredProcess> {
  return measureProcess(['--eval', '0'], { env: {}, cwd: '/' });
}

function parseUsed(used: string): Pick<Cost, 'cpuMs' | 'memoryMb'> {
  if (used === '') throw new Error('a measured process ended without telling what it used');
  return JSON.parse(used) as Pick<Cost, 'cpuMs' | 'memoryMb'>;
}
