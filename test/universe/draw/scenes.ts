import { Chance } from '../../build/random.ts';
import type { Universe } from '../universe.ts';
import { COUNT_SCENES } from './scenes/counts.ts';
import { NAME_SCENES } from './scenes/names.ts';
import { ORDER_SCENES } from './scenes/order.ts';
import { REF_SCENES } from './scenes/refs.ts';
import { Scene, type Scenes } from './scenes/scene.ts';
import { USUAL_SCENES } from './scenes/usual.ts';

/** Small universes in which a few rare things meet, as they seldom do by chance. */
export const SCENES: Scenes = {
  ...REF_SCENES,
  ...COUNT_SCENES,
  ...NAME_SCENES,
  ...ORDER_SCENES,
  ...USUAL_SCENES,
};

/** Number of universes in a hundred that are a scene. */
const SCENES_OF_HUNDRED = 25;

/** The scene of a seed; undefined if its universe is drawn otherwise. */
export function sceneOf(seed: number): Universe | undefined {
  const chance = new Chance(seed ^ 0x5ce7e);
  for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
  if (!chance.percent(SCENES_OF_HUNDRED)) return undefined;
  const name = chance.oneOf(Object.keys(SCENES));
  const scene = new Scene(chance);
  SCENES[name]!(scene, chance);
  return scene.universe(seed, name);
}
