import { afterAll, beforeAll, describe } from 'vitest';
import { aProjectFolder, itTellsProjectsApart } from '../../../e2e/project-files.ts';

let folder: Awaited<ReturnType<typeof aProjectFolder>>;
beforeAll(async () => {
  folder = await aProjectFolder(['--record', 'gate.record']);
  await folder.check('again', ['--replay', 'gate.record'], {});
});
afterAll(() => folder.remove());

describe('the files of several projects, of a replay', () => itTellsProjectsApart(() => folder.of('again')));
