import { endsAs } from '../../emulator/build.ts';
import { scanUnderTest } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { PLAIN_FORM, randomWireForm, WIRE_FORMS, type WireForm } from '../../emulator/wire/wire-form.ts';
import type { Command } from '../../src/cli/command.ts';
import { productOf } from '../../src/domain/product.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { aShell, runCommand } from './a-shell.ts';
import { scenarioContext } from './scenario-state.ts';

export type Call = readonly [load: () => Promise<Command>, ...args: string[]];

const CONTEXT = scenarioContext({ pullRequest: 7, headRef: 'x' });
const FOUND = SCENARIOS['over-limit'](CONTEXT);
const RUNNING = scanUnderTest(CONTEXT, { id: '184467502', timeline: endsAs('SCAN_STATUS_RUNNING') });
export const SCANNED = { ...FOUND, scans: [RUNNING, ...FOUND.scans] };

export const FORMS = [
  ...Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
    forms.map((form) => [`${name}: ${JSON.stringify(form)}`, { ...PLAIN_FORM, [name]: form }] as const),
  ),
  ...Array.from({ length: 20 }, (_, seed) => [`seed ${seed + 1}`, randomWireForm(seed + 1)] as const),
];

export async function printed(calls: readonly Call[], wire: WireForm): Promise<readonly unknown[]> {
  const { origin } = await runPlatform({ ...SCANNED, wire });
  return Promise.all(
    calls.map(async ([load, ...args]) => {
      const { shell, written } = aShell();
      const flags = ['--json', '--base-url', origin, '--deployment-id', '42'];
      const exitCode = await runCommand(await load(), [...args, ...flags], shell);
      const lines = written.stdout.split('\n').filter((line) => line !== '');
      return { exitCode, lines: byId(lines.map(inOneForm)) };
    }),
  );
}

/** The order of the list is one of the forms. */
function byId(lines: readonly unknown[]): readonly unknown[] {
  return lines.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

/**
 * A line without what only shows the form: branch prefixes, names of products, titles in an object, how exact a time
 * is, and zeros that were left out.
 */
function inOneForm(line: string): unknown {
  return JSON.parse(line, (name, value: unknown) => {
    if (name === 'at' || name === 'since') return undefined;
    if (name === 'enabled_products') return (value as string[]).map(productOf);
    if (name.endsWith('_title') && value !== null)
      return typeof value === 'string' ? value : Reflect.get(value as object, 'text');
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value)) return Date.parse(value);
    if (name === 'branch') return (value as string).replace('refs/heads/', '');
    return value === 0 ? null : value;
  });
}
