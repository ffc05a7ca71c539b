import { type Actor, REASON_NAMES, REASONS, stepOf } from '../src/domain/reason.ts';
import { type ActionMetadata, readActionMetadata } from './action-metadata.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

/** The reference page with its tables written again. */
export function renderReference(current: string, metadata: ActionMetadata): string {
  return withBlocks(current, {
    inputs: renderInputs(metadata.inputs),
    outputs: renderOutputs(metadata.outputs),
    reasons: renderReasons(),
  });
}

function renderInputs(inputs: ActionMetadata['inputs']): string {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const fallback = input.default === undefined ? '' : `\`${input.default}\``;
    return `| \`${name}\` | ${input.required ? '**required**' : fallback} | ${cell(input.description)} |\n`;
  });
  return `| Input | Default | Meaning |\n|---|---|---|\n${rows.join('')}`;
}

function renderOutputs(outputs: ActionMetadata['outputs']): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |\n`);
  return `| Output | Meaning |\n|---|---|\n${rows.join('')}`;
}

function renderReasons(): string {
  const rows = REASON_NAMES.map((reason) => {
    const { missing, actor } = REASONS[reason];
    return `| \`${reason}\` | ${cell(missing)} | ${ACTORS[actor]} | ${cell(stepOf(reason, ''))} |\n`;
  });
  return `| Reason | What is missing | Who acts | What to do next |\n|---|---|---|---|\n${rows.join('')}`;
}

const ACTORS: Readonly<Record<Actor, string>> = {
  gate: 'the maintainers of this check',
  scans: 'the people who run the scans',
  time: 'wait, then re-run',
  platform: 'wait, then re-run',
  author: 'the author of the change',
};

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) {
  writeOrCheck('docs/reference.md', (current) => renderReference(current, readActionMetadata()));
}
