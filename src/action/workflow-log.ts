import { debug, endGroup, error, info, notice, setSecret, startGroup, warning } from '@actions/core';
import { MOST_ANNOTATIONS, SHORTEST_SECRET } from '../domain/limits.ts';
import type { Log } from '../ports/log.ts';

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export type WorkflowLog = Log & {
  /** Makes the runner mask a secret from here on: call it before anything else is written. Short and empty texts are not masked. */
  mask(secret: string): void;
  /** The runner shows ten in all; those that come after are plain lines of the log. */
  annotate(level: AnnotationLevel, title: string, message: string): void;
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
    annotate(level, title, message) {
      annotations += 1;
      if (annotations > MOST_ANNOTATIONS) info(sanitize(`${level}: ${title}: ${message}`));
      else annotate[level](sanitize(message), { title: sanitize(title) });
    },
  };
}
