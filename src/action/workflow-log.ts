import { EOL } from 'node:os';
import { MOST_ANNOTATIONS, SHORTEST_SECRET } from '../domain/limits.ts';
import type { Log } from '../ports/log.ts';
import type { AnnotatedLines, Annotation } from '../report/log/annotations.ts';

export type WorkflowLog = Log & {
  /** Makes the runner mask a secret from here on: call it before anything else is written. Short and empty texts are not masked. */
  mask(secret: string): void;
  /** The runner shows ten in all. Later ones are plain lines of the log. */
  annotate(level: Annotation['level'], title: string, message: string, lines?: AnnotatedLines): void;
};

/** Every line goes through `sanitize`, which removes secrets and workflow commands. */
export function createWorkflowLog(env: NodeJS.ProcessEnv, sanitize: (text: string) => string): WorkflowLog {
  let annotations = 0;
  return {
    info: (line) => print(sanitize(line)),
    debug(line) {
      if (env.RUNNER_DEBUG === '1') command('debug', sanitize(line));
    },
    async group(title, body) {
      command('group', sanitize(title));
      try {
        return await body();
      } finally {
        command('endgroup', '');
      }
    },
    mask(secret) {
      if (secret.length >= SHORTEST_SECRET) command('add-mask', secret);
    },
    annotate(level, title, message, lines) {
      annotations += 1;
      if (annotations > MOST_ANNOTATIONS) return print(sanitize(`${level}: ${title}: ${message}`));
      // A path that `sanitize` changes would name another file.
      const at = lines !== undefined && sanitize(lines.file) === lines.file ? lines : undefined;
      const properties = { file: at?.file, line: at?.startLine, endLine: at?.endLine };
      command(level, sanitize(message), { title: sanitize(title), ...properties });
    },
  };
}

function print(line: string): void {
  process.stdout.write(line + EOL);
}

/** See https://docs.github.com/actions/reference/workflow-commands-for-github-actions. Why not @actions/core: docs/decisions.md */
function command(name: string, message: string, properties: Record<string, string | number | undefined> = {}): void {
  let head = name;
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === '') continue;
    const text = escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
    head += `${head === name ? ' ' : ','}${property}=${text}`;
  }
  print(`::${head}::${escaped(message)}`);
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
