import type { Tool } from '../../cli/tool.ts';

export const DOCTOR_TOOL = {
  commands: {
    doctor: {
      about: 'check the connection and the setup (exit 0: passed, 1: failed, 2: could not check)',
      load: async () => (await import('./doctor.ts')).DOCTOR,
    },
  },
} as const satisfies Tool;
