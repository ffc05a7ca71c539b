import type { Scene } from './scene.ts';
import { COMMANDS } from './scenes/commands.ts';
import { FAILURES } from './scenes/failures.ts';
import { LINTERS } from './scenes/linters.ts';
import { PROJECTS } from './scenes/projects.ts';
import { PULLS } from './scenes/pulls.ts';
import { MUCH, PUSHES } from './scenes/pushes.ts';
import { WORKFLOWS } from './scenes/workflows.ts';
import { WORLDS } from './scenes/worlds.ts';

export const SCENES: readonly Scene[] = [
  ...PUSHES,
  ...PULLS,
  ...PROJECTS,
  ...FAILURES,
  ...COMMANDS,
  ...WORLDS,
  ...WORKFLOWS,
  ...LINTERS,
  MUCH,
];
