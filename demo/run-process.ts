import { spawn } from 'node:child_process';

export type ProcessOptions = {
  /** The whole environment: nothing of ours is added. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly cwd: string;
  /** Written to standard input, which is otherwise empty; never a terminal. */
  readonly stdin?: string;
  /** Called with everything that the process prints, as it arrives. */
  readonly onOutput?: (text: string, running: RunningProcess) => void;
  readonly onStart?: (running: RunningProcess) => void;
};

export type RunningProcess = {
  kill(signal: NodeJS.Signals): boolean;
  /** Stops reading the output, as `| head` does. */
  closeStdout(): void;
};

export type ProcessResult = {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a program and collects what it prints. */
export function runProcess(
  program: string,
  args: readonly string[],
  { env, cwd, stdin, onOutput, onStart }: ProcessOptions,
): Promise<ProcessResult> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { env, cwd, stdio: 'pipe' });
    const running: RunningProcess = {
      kill: (signal) => child.kill(signal),
      closeStdout: () => child.stdout.destroy(),
    };
    const text = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (chunk: string) => {
        text[stream] += chunk;
        onOutput?.(chunk, running);
      });
    }
    child.stdin.end(stdin);
    child.on('error', failed);
    child.on('close', (exitCode, signal) => done({ exitCode, signal, ...text }));
    onStart?.(running);
  });
}
