import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOutputs, writeReport, writeSummary } from '../../src/action/workflow-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflow-files-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A file as the runner makes it before a step. */
async function aFile(content = ''): Promise<string> {
  const path = join(folder, 'runner-file');
  await writeFile(path, content);
  return path;
}

/** The outputs that the runner reads from an outputs file. */
function outputsIn(text: string): Record<string, string> {
  const lines = text.split('\n');
  const outputs: Record<string, string> = {};
  for (let line = lines.shift(); line !== undefined && line !== ''; line = lines.shift()) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(line) ?? [];
    const value = lines.splice(0, lines.indexOf(delimiter!));
    lines.shift();
    outputs[name!] = value.join('\n');
  }
  return outputs;
}

describe('the outputs', () => {
  it('are added to the file of the runner', async () => {
    const path = await aFile('earlier<<X\nvalue\nX\n');
    expect(await writeOutputs({ GITHUB_OUTPUT: path }, { verdict: 'pass', reason: '' })).toEqual({});
    expect(outputsIn(await readFile(path, 'utf8'))).toEqual({ earlier: 'value', verdict: 'pass', reason: '' });
  });

  it('cannot be forged by a value', async () => {
    const line = fc.constantFrom('ghadelimiter_0', 'ghadelimiter_1', 'verdict<<E', 'pass', 'E', '', 'verdict=pass');
    const value = fc.array(line).map((lines) => lines.join('\n'));
    await fc.assert(
      fc.asyncProperty(value, value, async (ref, commit) => {
        const path = await aFile();
        await writeOutputs({ GITHUB_OUTPUT: path }, { verdict: 'fail', ref, commit });
        expect(outputsIn(await readFile(path, 'utf8'))).toEqual({ verdict: 'fail', ref, commit });
      }),
      { numRuns: 50 },
    );
  });
});

describe('the job summary', () => {
  const LIMIT = 900 * 1024;
  const filling = (maxBytes: number) => 'x'.repeat(maxBytes);

  it('is written after the text of other steps', async () => {
    const path = await aFile('# Build\nok');
    expect(await writeSummary({ GITHUB_STEP_SUMMARY: path }, () => '# Gate')).toEqual({});
    expect(await readFile(path, 'utf8')).toBe('# Build\nok\n\n# Gate');
  });

  it.each([0, 1, LIMIT - 3])('fits into 900 KiB with %d bytes already there', async (there) => {
    const path = await aFile('y'.repeat(there));
    expect(await writeSummary({ GITHUB_STEP_SUMMARY: path }, filling)).toEqual({});
    expect((await readFile(path)).length).toBe(LIMIT);
  });

  it.each([LIMIT - 2, LIMIT])('is left out with %d bytes already there', async (there) => {
    const path = await aFile('y'.repeat(there));
    const { warning } = await writeSummary({ GITHUB_STEP_SUMMARY: path }, filling);
    expect(warning).toContain('no room left');
    expect((await readFile(path)).length).toBe(there);
  });

  it('is measured in bytes, not in characters', async () => {
    const path = await aFile();
    const { warning } = await writeSummary({ GITHUB_STEP_SUMMARY: path }, (maxBytes) => 'é'.repeat(maxBytes - 1));
    expect(warning).toContain('no room left');
    expect(await readFile(path, 'utf8')).toBe('');
  });

  it('that cannot be rendered is a warning', async () => {
    const path = await aFile();
    const { warning } = await writeSummary({ GITHUB_STEP_SUMMARY: path }, () => {
      throw new Error('a defect');
    });
    expect(warning).toContain('The job summary was not written');
  });
});

describe('the JSON report', () => {
  it('is written to the given path, from the workspace, with its folders', async () => {
    const { path } = await writeReport({ GITHUB_WORKSPACE: folder }, 'out/gate/report.json', '{"schema":1}');
    expect(path).toBe(join(folder, 'out/gate/report.json'));
    expect(await readFile(path!, 'utf8')).toBe('{"schema":1}');
    expect(await readdir(join(folder, 'out/gate'))).toEqual(['report.json']);
  });

  it("is written to a new file in the runner's temporary folder if no path is given", async () => {
    const first = await writeReport({ RUNNER_TEMP: folder }, undefined, '1');
    const second = await writeReport({ RUNNER_TEMP: folder }, undefined, '2');
    expect(first.path).not.toBe(second.path);
    expect(await readFile(first.path!, 'utf8')).toBe('1');
  });

  it('is written to the temporary folder of the machine if the runner names none', async () => {
    const { path } = await writeReport({}, undefined, '{}');
    expect(path?.startsWith(tmpdir())).toBe(true);
    await rm(path!);
  });

  it('is a warning if it cannot be written, and leaves no file', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await writeReport({}, join(folder, 'file', 'r.json'), '{}')).toEqual({
      warning: expect.stringContaining('The report was not written'),
    });
    await mkdir(join(folder, 'sub'));
    const { warning } = await writeReport({}, join(folder, 'sub'), '{}');
    expect(warning).toMatch(/EISDIR|ENOTEMPTY|EPERM/);
    expect((await readdir(folder)).sort()).toEqual(['file', 'sub']);
  });
});
