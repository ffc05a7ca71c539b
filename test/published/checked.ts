import { afterAll, afterEach, expect } from 'vitest';
import { takeProblems } from './problems.ts';

// Every request that the gate sends to a double, and every answer that the double gives, is held to what GitHub publishes, in every test.
afterEach(tellProblems);
afterAll(tellProblems);

async function tellProblems(): Promise<void> {
  expect(await takeProblems(), 'exchanges that are not as published').toEqual([]);
}
