import { setStage } from '../../demo/stage.ts';
import { createPlatformHandler, operationOf as platformOperationOf } from '../../emulator/platform.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { operationOf as githubOperationOf } from '../../github-double/operation.ts';
import type { FromWorld, ToWorld } from './in-world.ts';
import { serveLate } from './late-server.ts';
import { scanThatTakes } from './waiting-world.ts';
import { type FinishedWorld, WORLDS } from './worlds.ts';

/*
 * Both servers of a world, in a process of their own: `serve-world.ts <world> <delay in milliseconds>`, where the world is a name, or
 * how many milliseconds its scan takes. The process ends with its parent.
 */
const [world = '', delay = ''] = process.argv.slice(2);
const isFinished = Object.hasOwn(WORLDS, world);
const scenario = isFinished ? WORLDS[world as FinishedWorld] : scanThatTakes(Number(world));

let state: PlatformState;
const stage = await setStage(
  (context) => {
    state = scenario(context);
    return state;
  },
  // In real time, so that the end of the scan can be compared with the end of a process.
  { through: () => createPlatformHandler(state, Date.now) },
);
const asked: string[] = [];

const delayMs = Number(delay);
const platform = await serveLate({
  origin: stage.platform.origin,
  delayMs,
  isLasting: (method, path) =>
    isFinished && ['search-issues', 'read-scan', 'list-issues'].includes(platformOperationOf(method, path) ?? ''),
  onRequest: (method, path) => asked.push(platformOperationOf(method, path) ?? path),
});
const github = await serveLate({
  origin: stage.github.origin,
  delayMs,
  isLasting: () => false,
  onRequest: (method, path) => asked.push(githubOperationOf(method, path) ?? path),
});

process.on('message', (message: ToWorld) => {
  const { repositories } = stage.githubState;
  if (message === 'tell') return tell({ asked, comments: repositories.flatMap(({ comments }) => comments).length });
  for (const repository of repositories) repository.comments = [];
  asked.length = 0;
  tell({ asked, comments: 0 });
});
process.on('disconnect', () => process.exit());
const { inputs, event, env } = stage.step;
tell({
  step: {
    inputs: { ...inputs, 'base-url': platform },
    event,
    env: { ...env, GITHUB_API_URL: github, GITHUB_GRAPHQL_URL: `${github}/graphql` },
  },
  startedAtMs: stage.platformState.startedAtMs,
});

function tell(message: FromWorld): void {
  process.send!(message);
}
