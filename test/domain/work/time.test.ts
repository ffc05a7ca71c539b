import { describe, expect, expectTypeOf, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { type Deadlines, type EpochMs, later, type MonotonicMs } from '../../../src/domain/work/time.ts';
import type { Clock } from '../../../src/ports/clock.ts';

// The compiler checks these expectations (`npm run check:types`). They test nothing at run time.
describe('the times of two clocks', () => {
  it('have different types', () => {
    expectTypeOf<MonotonicMs>().not.toExtend<EpochMs>();
    expectTypeOf<EpochMs>().not.toExtend<MonotonicMs>();
  });

  it('have different types in clocks, reports and deadlines', () => {
    expectTypeOf<ReturnType<Clock['now']>>().not.toExtend<GateReport['times']['startedAtMs']>();
    expectTypeOf<ReturnType<Clock['wallNow']>>().not.toExtend<Deadlines['readBy']>();
    expectTypeOf<ReturnType<Clock['wallNow']>>().toExtend<GateReport['times']['startedAtMs']>();
    expectTypeOf<ReturnType<Clock['now']>>().toExtend<Deadlines['readBy']>();
  });

  it('keep the type of their clock when something is added', () => {
    const start: MonotonicMs = 5;
    expect(later(start, 10)).toBe(15);
    expectTypeOf(later(start, 10)).not.toExtend<EpochMs>();
  });
});
