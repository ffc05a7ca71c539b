import type { Tool } from '../../cli/tool.ts';

export const AUDIT_TOOL = {
  commands: {
    'policy test': {
      about: 'try a policy on records of runs (exit 0: as expected, 1: not, 3: wrong settings)',
      load: async () => (await import('./suite/command/policy-test.ts')).POLICY_TEST,
    },
  },
  check: {
    audit: async () => (await import('./audit.ts')).AUDIT,
    replay: async (...run) => (await import('./replay/replay.ts')).replayRun(...run),
  },
} as const satisfies Tool;
