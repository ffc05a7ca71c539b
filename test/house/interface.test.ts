import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { renderActionInputs } from '../../scripts/write-action-inputs.ts';
import { renderReference } from '../../scripts/write-reference.ts';
import { REASON_NAMES, REASONS } from '../../src/domain/reason.ts';
import { SOFTENABLE_REASONS } from '../../src/domain/softening.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { aReport } from '../build/a-report.ts';
import { readSource } from './source-file.ts';

const metadata = readActionMetadata();
const readme = readSource('README.md').text;
const reference = readSource('docs/reference.md').text;

describe('action.yml', () => {
  it('is the only source of src/domain/action-inputs.ts', () => {
    expect(readSource('src/domain/action-inputs.ts').text).toBe(renderActionInputs(metadata));
  });

  it('is the only source of the tables in the reference (K8)', () => {
    expect(reference).toBe(renderReference(reference, metadata));
  });

  it('describes every input and output in whole sentences', () => {
    const all = Object.entries({ ...metadata.inputs, ...metadata.outputs });
    expect(all.filter(([, { description }]) => !description.endsWith('.')).map(([name]) => name)).toEqual([]);
  });

  it('has the outputs that the program writes, in the same order', () => {
    expect(Object.keys(metadata.outputs)).toEqual(Object.keys(renderOutputs(aReport(), '').outputs));
  });

  it.each(Object.keys(metadata.inputs))('has only inputs that the program reads: %s', (name) => {
    expect(readSource('src/inputs/parse-inputs.ts').text).toContain(`: read('${name}', `);
  });
});

describe('the reference', () => {
  it.each(REASON_NAMES)('has a row for the reason %s', (reason) => {
    expect(reference).toMatch(new RegExp(`^\\| \`${reason}\` \\|`, 'm'));
  });

  it.each([
    ['action.yml', /it stays `pending` for (.*), so that/],
    ['docs/verdict-rules/what-is-written.md', /it stays `pending` for (.*), whatever/],
    ['examples/wait-without-runner.yml', /on-inconclusive: \|\n([\s\S]*)/],
  ])('names the reasons that a later scan may resolve: %s', (file, place) => {
    const [, listed = ''] = place.exec(readSource(file).text)!;
    const awaited = REASON_NAMES.filter((reason) => REASONS[reason].isAwaited);
    expect(listed.match(/[a-z]+-[a-z-]+/g)).toEqual(awaited);
  });

  it.each([
    ['docs/reference.md', /to a warning, except (.*)\.$/m],
    ['docs/verdict-rules/what-is-judged.md', /; to name (.*) is an error\.$/m],
  ])('names the reasons that cannot be softened: %s', (file, place) => {
    const [, listed = ''] = place.exec(readSource(file).text)!;
    expect(listed.match(/(?<=`)[a-z-]+(?=`)/g)?.sort()).toEqual(
      REASON_NAMES.filter((reason) => !SOFTENABLE_REASONS.includes(reason)).sort(),
    );
  });
});

describe('the README', () => {
  it.each(['inputs', 'outputs', 'reasons'])('links to the %s in the reference', (chapter) => {
    expect(readme).toContain(`](docs/reference.md#${chapter})`);
  });

  // Texts of the program and other people's pages name these chapters.
  it.each(['## Inputs', '## Outputs', '## Verdict', '## Command line', '## Security'])(
    'has the chapter %s',
    (heading) => {
      expect(readme).toContain(`\n${heading}\n`);
    },
  );

  it('says in its first three lines which platform it is for, and that it never ran live', () => {
    const first = readme.split('\n').slice(2, 5).join('\n');
    expect(first).toContain('Semgrep AppSec Platform');
    expect(first).toContain('ever run against a live platform');
  });

  it.each(['*not scanned*', '*not judged*'])('explains %s', (note) => {
    expect(readme).toMatch(new RegExp(`${note.replaceAll('*', '\\*')} \\([a-z][^)]{50,}\\)`));
  });
});
