import { anyObject } from './wire.ts';

/** The answer of the team delete: an empty object, and nothing else. */
export const teamDeleted = anyObject.refine((answer) => Object.keys(answer).length === 0, 'is not an empty object');
