import { expect, it } from 'vitest';
import { runGate, outcomeOf } from './gate.ts';
it('passes', async () => { expect(outcomeOf(await runGate())).toEqual([0,'pass','']); });
it('fails', async () => { expect(outcomeOf(await runGate({platform:'over-limit'}))).toEqual([1,'fail','']); });
