import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const Input = z.strictObject({
  description: z.string(),
  required: z.boolean(),
  default: z.string().optional(),
});

const Metadata = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(z.string(), Input),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.strictObject({ using: z.literal('node24'), main: z.string() }),
});
export type ActionMetadata = z.infer<typeof Metadata>;

/** Reads action.yml, strictly: a key that GitHub does not know, or a default that is not text, is an error here. */
export function readActionMetadata(): ActionMetadata {
  return Metadata.parse(parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8')));
}
