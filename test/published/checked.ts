import { afterAll, afterEach, expect } from 'vitest';
import { takeProblems } from './problems.ts';

// In every test, this compares each request of the gate to a double, and each answer of the double, with the published descriptions.
afterEach(tellProblems);
afterAll(tellProblems);

async function tellProblems(): Promise<void> {
  expect(await takeProblems(), 'exchanges that are not as published').toEqual([]);
}
