import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { renderActionInputs } from '../../scripts/write-action-inputs.ts';
import { renderReadme } from '../../scripts/write-readme.ts';
import { REASONS } from '../../src/domain/reason.ts';
import { OUTPUT_NAMES } from '../../src/report/record/outputs.ts';
import { readSource } from './source-file.ts';

const metadata = readActionMetadata();
const readme = readSource('README.md').text;

describe('action.yml', () => {
  it('is the only source of src/domain/action-inputs.ts', () => {
    expect(readSource('src/domain/action-inputs.ts').text).toBe(renderActionInputs(metadata));
  });

  it('is the only source of the tables in the README (K8)', () => {
    expect(readme).toBe(renderReadme(readme, metadata));
  });

  it('describes every input and output in one or two sentences', () => {
    const all = { ...metadata.inputs, ...metadata.outputs };
    const unclear = Object.entries(all).filter(([, { description }]) => {
      const sentences = description.split(/(?<=[.!?]) (?=[A-Z`])/).length;
      return sentences > 4 || description.length > 240 || !description.endsWith('.');
    });
    expect(unclear.map(([name]) => name)).toEqual([]);
  });

  it('has the outputs that the program writes, in the same order', () => {
    expect(Object.keys(metadata.outputs)).toEqual(OUTPUT_NAMES);
  });

  it.each(Object.keys(metadata.inputs))('has only inputs that the program reads: %s', (name) => {
    expect(readSource('src/inputs/parse-inputs.ts').text).toContain(`: read('${name}', `);
  });
});

describe('the README', () => {
  it.each(REASONS)('has a row for the reason %s', (reason) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${reason}\` \\|`, 'm'));
  });

  it.each(['## Inputs', '## Outputs', '## Verdict'])('has the chapter %s', (heading) => {
    expect(readme).toContain(`\n${heading}\n`);
  });
});
