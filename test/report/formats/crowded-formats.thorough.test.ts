import { describe, expect, it } from 'vitest';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { draws } from '../../build/draws.ts';
import { aCrowdedWorld } from '../a-world.ts';
import { readCodeQuality, readSarif } from './read-formats.ts';

describe('a world', () => {
  it.each([1, 2].slice(0, draws(2)))('of thousands of rules (%i) keeps to the limits of those who read it', (seed) => {
    const { report } = aCrowdedWorld(seed);
    const sarif = renderSarif(report);
    const { results, tool } = readSarif(sarif).runs[0];
    expect(results.length).toBeLessThanOrEqual(5_000);
    expect(tool.driver.rules.length).toBeLessThanOrEqual(5_000);
    expect(readCodeQuality(renderCodeQuality(report)).length).toBeLessThanOrEqual(5_000);
    // GitHub takes 10 MB, compressed.
    expect(sarif.length).toBeLessThan(10_000_000);
  });
});
