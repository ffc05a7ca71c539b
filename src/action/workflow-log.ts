import { debug, endGroup, error, info, notice, setSecret, startGroup, warning } from '@actions/core';
import { MOST_ANNOTATIONS, SHORTEST_SECRET } from '../domain/limits.ts';
import type { Log } from '../ports/log.ts';
import type { AnnotatedLines } from '../report/log/annotation.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export type WorkflowLog = Log & {
  /** Makes the runner mask a secret from here on: call it before anything else is written. Short and empty texts are not masked. */
  mask(secret: string): void;
  /** The runner shows ten in all; those that come after are plain lines of the log. */
  annotate(level: AnnotationLevel, title: string, message: string, lines?: AnnotatedLines): void;
};

export type WorkflowLogOptions = {
  readonly env: NodeJS.ProcessEnv;
  /** Makes one line harmless: no secret, no workflow command. Everything that is written goes through it. */
  readonly sanitize: (text: string) => string;
};

/** The log of a workflow step, on standard output. */
export function createWorkflowLog({ env, sanitize }: WorkflowLogOptions): WorkflowLog {
  const annotate = { error, warning, notice };
  let annotations = 0;
  return {
    info(line) {
      info(sanitize(line));
    },
    debug(line) {
      if (env.RUNNER_DEBUG === '1') debug(sanitize(line));
    },
    async group(title, body) {
      startGroup(sanitize(title));
      try {
        return await body();
      } finally {
        endGroup();
      }
    },
    mask(secret) {
      if (secret.length >= SHORTEST_SECRET) setSecret(secret);
    },
    annotate(level, title, message, lines) {
      annotations += 1;
      if (annotations > MOST_ANNOTATIONS) return info(sanitize(`${level}: ${title}: ${message}`));
      // A path that is not harmless as it is names another file when it has been changed.
      const { commit: _, ...at } = lines !== undefined && sanitize(lines.file) === lines.file ? lines : {};
      annotate[level](sanitize(message), { title: sanitize(title), ...at });
    },
  };
}
