import type { z } from 'zod';

/** The documented body of a request, for people who write one by hand. */
export type RequestBody<Body> = {
  /** The body, read strictly; enum values as the API spells them, or short. */
  readonly schema: z.ZodType<Body>;
  /** Names of the members of each object in the body, by its path; the body's own is the empty path. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly members: Readonly<Record<string, BodyMember>>;
};

/** The client sends its own deployment: one that is written here must be the same. */
export type WithDeployment<Request> = Request & { readonly deploymentId?: string };

export type BodyMember = {
  readonly path: readonly [string] | readonly [string, string];
  readonly form: 'text' | 'list' | 'boolean' | 'number' | 'object';
};
