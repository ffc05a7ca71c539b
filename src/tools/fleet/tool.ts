import type { Tool } from '../../cli/tool.ts';

export const FLEET_TOOL = {
  commands: {
    projects: {
      about: 'list id and name of each project that was scanned in the past days',
      load: async () => (await import('./projects/projects.ts')).PROJECTS,
    },
    simulate: {
      about: 'show what a policy would block, on every ref that was scanned',
      load: async () => (await import('./simulate/simulate-command.ts')).SIMULATE,
    },
    sweep: {
      about: 'judge every open pull request now, and set its commit status (GitHub)',
      load: async () => (await import('./sweep/sweep-command.ts')).SWEEP,
    },
  },
} as const satisfies Tool;
