import { describe, expect, it } from 'vitest';
import { drawFlow } from '../../scripts/rooms/flow-picture.ts';
import { readRooms } from '../../scripts/rooms/room-graph.ts';
import { RUN_FLOW } from '../../scripts/rooms/run-flow.ts';
import { listFiles, readSource } from './source-file.ts';

const STORY = readSource('src/gate/story/run.ts').text;
const picture = drawFlow(RUN_FLOW);

describe('the picture of a run', () => {
  it.each(RUN_FLOW)('shows $calls, which is in its file and gives $gives', ({ file, calls, gives, declaredIn }) => {
    expect(readSource(`src/${file}`).text).toMatch(new RegExp(`^export (?:async )?function ${calls}\\b`, 'm'));
    expect(readSource(`src/${declaredIn}`).text).toMatch(new RegExp(`^export type ${gives}\\b`, 'm'));
    expect(picture).toContain(`${calls} <tspan`);
  });

  it('shows every stage of the story, in its order', () => {
    const stages = [...STORY.matchAll(/\b([a-z]+Stage)\(/g)].map(([, name]) => name);
    expect(RUN_FLOW.map(({ calls }) => calls).filter((name) => name.endsWith('Stage'))).toEqual(stages);
  });

  it('names only rooms that there are', () => {
    const rooms = readRooms(listFiles(['src'], '.ts')).map(({ name }) => name);
    expect(RUN_FLOW.flatMap((step) => step.rooms).filter((name) => !rooms.includes(name))).toEqual([]);
  });
});
