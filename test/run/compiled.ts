import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Node compiles the built files once for all processes of the tests, which saves a third of their time. Keyed by Node and by the text of a file. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'findings-gate-compiled') } as const;
