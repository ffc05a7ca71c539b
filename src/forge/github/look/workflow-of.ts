import { UNSEEN } from '../../../domain/text/unseen.ts';

/** What is known of a workflow that is to be written. */
export type WorkflowToMake = {
  /** Values of the Action's inputs by name. A token among them is left out: it comes from a secret. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The name that the check is to have; undefined for the usual one. */
  readonly check: string | undefined;
  /** Merges go through a queue, which waits for the check of each group. */
  readonly hasMergeQueue: boolean;
};

const JOB = 'findings-gate';
const ACTION = 'OWNER/findings-gate@0000000000000000000000000000000000000000 # v0.1.0';
const TOKENS: ReadonlySet<string> = new Set(['api-token', 'github-token']);

/** A whole workflow to paste into `.github/workflows`, with the token from the secret `PLATFORM_TOKEN`. */
export function workflowOf({ inputs, check, hasMergeQueue }: WorkflowToMake): string {
  const status = inputs['commit-status'];
  // A job of that name beside the status would be required, too.
  const name = check === undefined || check === JOB || check === status ? [] : [`    name: ${scalar(check)}`];
  const given = Object.entries(inputs).filter(([input, value]) => value !== '' && !TOKENS.has(input));
  return [
    'name: Findings Gate',
    'on:',
    '  pull_request:',
    ...(hasMergeQueue ? ['  merge_group:'] : []),
    '',
    'permissions:',
    '  contents: read',
    '  pull-requests: write',
    ...(status === undefined ? [] : ['  statuses: write']),
    '',
    'concurrency:',
    `  group: ${JOB}-\${{ github.ref }}`,
    '  cancel-in-progress: true',
    '',
    'jobs:',
    `  ${JOB}:`,
    ...name,
    '    runs-on: ubuntu-latest',
    `    timeout-minutes: ${minutesFor(inputs['wait-timeout'])}`,
    '    steps:',
    `      - uses: ${ACTION}`,
    '        with:',
    '          api-token: ${{ secrets.PLATFORM_TOKEN }}',
    ...given.map(([input, value]) => `          ${input}: ${scalar(value)}`),
    '',
  ].join('\n');
}

/** The job must outlast the gate, which reads and reports for a while after it has waited. */
function minutesFor(wait = '15m'): number {
  const [, amount, unit] = /^(\d{1,6})(ms|s|m|h)$/.exec(wait) ?? [];
  const minutes = amount === undefined ? 0 : Number(amount) * { ms: 1 / 60_000, s: 1 / 60, m: 1, h: 60 }[unit as 'm'];
  return Math.max(LEAST_MINUTES, Math.ceil(minutes) + MORE_MINUTES);
}

const LEAST_MINUTES = 20;
const MORE_MINUTES = 5;

/** A value as YAML that means this text and nothing else, for GitHub's expressions too. */
function scalar(value: string): string {
  const text = value.replaceAll('${{', "${{ '${{' }}");
  if (text.search(UNSEEN) >= 0) return `"${escaped(text)}"`;
  return PLAIN_SCALAR.test(text) && !YAML_WORDS.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

/** Words and their lists, durations, and addresses. */
const PLAIN_SCALAR = /^(?:https:\/\/[\w./-]+|[a-z][\w./-]*(?:, [a-z][\w./-]*)*)$/i;
/** These mean something else than their letters. */
const YAML_WORDS = /^(?:y|yes|n|no|true|false|on|off|null)$/i;

function escaped(text: string): string {
  return text.replaceAll(/["\\]/g, '\\$&').replace(UNSEEN, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
