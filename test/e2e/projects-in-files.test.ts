import { afterAll, beforeAll, describe } from 'vitest';
import { aProjectFolder, itTellsProjectsApart } from './project-files.ts';

let folder: Awaited<ReturnType<typeof aProjectFolder>>;
beforeAll(async () => {
  folder = await aProjectFolder();
});
afterAll(() => folder.remove());

describe('the files of several projects', () => itTellsProjectsApart(() => folder.of('live')));
