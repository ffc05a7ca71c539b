import { NEXT_STEP } from '../src/domain/reason.ts';
import { type ActionMetadata, readActionMetadata } from './action-metadata.ts';
import { writeOrCheck } from './generated-file.ts';
import { replacePart } from './generated-part.ts';

/** The README with its tables written again, between `<!-- generated: name -->` and `<!-- end -->`. The rest stays as it is. */
export function renderReadme(current: string, metadata: ActionMetadata): string {
  const tables: Readonly<Record<string, string>> = {
    inputs: renderInputs(metadata.inputs),
    outputs: renderOutputs(metadata.outputs),
    reasons: renderReasons(),
  };
  return Object.entries(tables).reduce((text, [name, table]) => replacePart(text, name, table), current);
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
  const rows = Object.entries(NEXT_STEP).map(([reason, nextStep]) => `| \`${reason}\` | ${cell(nextStep)} |\n`);
  return `| Reason | What to do next |\n|---|---|\n${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) {
  writeOrCheck('README.md', (current) => renderReadme(current, readActionMetadata()));
}
