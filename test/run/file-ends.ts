import { afterAll } from 'vitest';
import { endAll } from './when-file-ends.ts';

afterAll(endAll);
