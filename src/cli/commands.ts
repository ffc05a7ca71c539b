import type { Command } from './shell.ts';

/** A command as the help lists it. Its flags and its code are loaded when it is called. */
type ListedCommand = {
  /** Completes "findings-gate <name>: …". */
  readonly about: string;
  load(): Promise<Command>;
};

export const COMMANDS = {
  check: {
    about: 'judge a commit: exit 0 pass, 1 fail, 2 inconclusive, 3 wrong settings',
    load: async () =>
      (await import('./check/check.ts')).checkWith({
        audit: async () => (await import('../tools/audit/audit.ts')).AUDIT,
        replay: () => import('../tools/audit/replay/replay.ts'),
      }),
  },
  doctor: {
    about: 'check the connection and the setup: exit 0 all checks passed, 1 some failed, 2 could not check, 3',
    load: async () => (await import('../tools/doctor/doctor.ts')).DOCTOR,
  },
  issues: {
    about: 'search issues, by rule or one by one; without --refs on every branch at once',
    load: async () => (await import('./issues/issues.ts')).ISSUES,
  },
  scans: {
    about: 'list the scans of the past 30 days',
    load: async () => (await import('./scans/scans.ts')).SCANS,
  },
  scan: {
    about: 'read one scan',
    load: async () => (await import('./scan/scan.ts')).SCAN,
  },
  projects: {
    about: 'list id and name of each project that was scanned in the past days',
    load: async () => (await import('../tools/fleet/projects/projects.ts')).PROJECTS,
  },
  deployments: {
    about: 'show the id and name of the deployment that the token can access',
    load: async () => (await import('./deployments/deployments.ts')).DEPLOYMENTS,
  },
  'policy check': {
    about: 'list what is wrong in policies, and what is worth a note, without a network: exit 0 or 3',
    load: async () => (await import('./policy/policy-files.ts')).CHECK_POLICY,
  },
  'policy explain': {
    about: 'explain policies in sentences, with their searches: exit 0 or 3',
    load: async () => (await import('./policy/explain-policy.ts')).EXPLAIN_POLICY,
  },
  'policy test': {
    about: 'try a policy on recorded evidence: exit 0 as expected, 1 not, 3 wrong settings',
    load: async () => (await import('../tools/audit/suite/command/policy-test.ts')).POLICY_TEST,
  },
  simulate: {
    about: 'show what a policy would block, on every ref that was scanned',
    load: async () => (await import('../tools/fleet/simulate/simulate-command.ts')).SIMULATE,
  },
  sweep: {
    about: 'judge every open pull request now, and set its commit status (GitHub)',
    load: async () => (await import('../tools/fleet/sweep/sweep-command.ts')).SWEEP,
  },
  'team delete': {
    about: 'delete a team; its id is needed twice, and the request is sent only once',
    load: async () => (await import('./team-delete/delete-team.ts')).DELETE_TEAM,
  },
  emulator: {
    about: 'run an emulated platform on this machine, to try the gate without a token',
    load: async () => (await import('./emulator/emulator.ts')).EMULATOR,
  },
} as const satisfies Readonly<Record<string, ListedCommand>>;
export type CommandName = keyof typeof COMMANDS;
