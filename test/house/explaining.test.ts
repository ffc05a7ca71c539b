import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../scripts/rooms/rooms.ts';
import { listFiles } from './source-file.ts';

/** These rooms decide, or lead to what decides. */
const DECIDING = ['gate/story', 'tools/fleet/simulate', 'gate/outcome', 'scan', 'evidence', 'policy/judgement'];
/** These modules read what explains. */
const EXPLAINING = /(?:^|\/)(?:places|places-reader|places-client|explaining-[a-z]+)(?:\.ts$|\/)/;

describe('the reading that explains', () => {
  it('is in a room that no stage of the story can import', () => {
    for (const { path, imports } of ROOMS)
      if (DECIDING.includes(path.replace('src/', '')))
        expect([path, imports.includes('places')]).toEqual([path, false]);
  });

  it('is known to no file of those that decide', () => {
    const knowing = listFiles(
      DECIDING.map((room) => `src/${room}`),
      '.ts',
    ).filter(({ text }) =>
      [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].some(([, from = '']) => EXPLAINING.test(from)),
    );
    expect(knowing.map(({ path }) => path)).toEqual([]);
  });
});
