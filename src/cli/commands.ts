import type { ListedCommand, Tool } from './tool.ts';
import * as tools from './tools.ts';

const TOOLS: readonly Tool[] = Object.values(tools);
type AnyTool = (typeof tools)[keyof typeof tools];
type CommandsOf<T extends Tool> = { readonly [Name in T extends Tool ? keyof T['commands'] : never]: ListedCommand };

const CORE = {
  check: {
    about: 'judge a commit (exit 0: pass, 1: fail, 2: inconclusive, 3: wrong settings)',
    load: async () =>
      (await import('./check/check.ts')).checkWith(Object.assign({}, ...TOOLS.map(({ check }) => check))),
  },
  issues: {
    about: 'list issues, by rule or one by one; without --refs, of all branches',
    load: async () => (await import('./issues/issues.ts')).ISSUES,
  },
  scans: { about: 'list the scans of the past 30 days', load: async () => (await import('./scans/scans.ts')).SCANS },
  scan: { about: 'read one scan', load: async () => (await import('./scan/scan.ts')).SCAN },
  deployments: {
    about: 'show the id and name of the deployment that the token can access',
    load: async () => (await import('./deployments/deployments.ts')).DEPLOYMENTS,
  },
  'policy check': {
    about: 'check policies and list problems and notes, without a network (exit 0 or 3)',
    load: async () => (await import('./policy/policy-files.ts')).CHECK_POLICY,
  },
  'policy explain': {
    about: 'explain policies in sentences, with their searches (exit 0 or 3)',
    load: async () => (await import('./policy/explain-policy.ts')).EXPLAIN_POLICY,
  },
  'team delete': {
    about: 'delete a team; its id must be given twice, and the request is never retried',
    load: async () => (await import('./team-delete/delete-team.ts')).DELETE_TEAM,
  },
  emulator: {
    about: 'run an emulated platform on this machine, to try the gate without a token',
    load: async () => (await import('./emulator/emulator.ts')).EMULATOR,
  },
} as const satisfies Readonly<Record<string, ListedCommand>>;

export const COMMANDS = Object.assign({}, CORE, ...TOOLS.map(({ commands }) => commands)) as typeof CORE &
  CommandsOf<AnyTool>;
export type CommandName = keyof typeof COMMANDS;
