import { PLAIN_FORM, randomWireForm, WIRE_FORMS, type WireForm } from '../../emulator/wire/wire-form.ts';
import type { Command } from '../../src/cli/command.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { aShell, runCommand } from './a-shell.ts';
import { scenarioState } from './scenario-state.ts';

const SCANNED = scenarioState('over-limit', { pullRequest: 7, headRef: 'x' });

export type Call = readonly [load: () => Promise<Command>, ...args: string[]];

export const FORMS = [
  ...Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
    forms.map((form) => [`${name}: ${JSON.stringify(form)}`, { ...PLAIN_FORM, [name]: form }] as const),
  ),
  ...Array.from({ length: 20 }, (_, seed) => [`seed ${seed + 1}`, randomWireForm(seed + 1)] as const),
];

/** The lines of JSON that each call prints, without what only shows the form: how exact a time is. */
export async function printed(calls: readonly Call[], wire: WireForm): Promise<readonly unknown[]> {
  const { origin } = await runPlatform({ ...SCANNED, wire });
  return Promise.all(
    calls.map(async ([load, ...args]) => {
      const { shell, written } = aShell();
      const flags = ['--json', '--base-url', origin, '--deployment-id', '42'];
      const exitCode = await runCommand(await load(), [...args, ...flags], shell);
      const lines = written.stdout.split('\n').filter((line) => line !== '');
      return { exitCode, lines: lines.map(withoutTimes) };
    }),
  );
}

function withoutTimes(line: string): unknown {
  return JSON.parse(line, (name, value: unknown) => (name === 'at' || name === 'since' ? undefined : value));
}
