import { expect, it } from 'vitest';
import type { Product } from '../../../src/domain/product.ts';
import type { Scan } from '../../../src/domain/scan.ts';
import type { Subject } from '../../../src/domain/target.ts';
import { evidenceStep } from '../../../src/gate/pipeline/evidence-step.ts';
import type { Decision } from '../../../src/scan/decision.ts';
import { aScan } from '../../build/a-scan.ts';
import { aDecision } from './a-decision.ts';

const ON_MAIN: Subject = { kind: 'ref', ref: 'refs/heads/main' };

function notesOf(given: Partial<Decision>, subject = ON_MAIN) {
  const deciding = [{ scan: aScan(), tier: 'own-ref' as const, products: ['code' as Product], overtakenFor: [] }];
  const decision = aDecision({ deciding, listed: ['code'], ...given });
  const evidence = { here: new Map(), there: undefined, shortfall: undefined, baselineShortfall: undefined };
  const read = { evidence, notices: ['read'], debugNotes: ['odd'], readAtMs: 0, isBaselineRead: false };
  const proven = { decision, stop: undefined, details: [], refs: [], read } as unknown as Parameters<
    typeof evidenceStep
  >[0];
  const { notices, debugNotes } = evidenceStep(proven, { baseline: undefined }, { subject });
  return { notices, debugNotes };
}

function noticesOf(...given: Parameters<typeof notesOf>): readonly string[] {
  return notesOf(...given).notices;
}

it.each<[what: string, given: Partial<Decision>, words: readonly string[]]>([
  ['nothing is odd', {}, []],
  ['a product is not finished', { undecided: ['ai-code'] }, ['no finished scan shows their issues: ai-code']],
])('a notice lists products that are not counted: %s', (_, given, words) => {
  expect(noticesOf(given)).toEqual(['read', ...words.map((text) => expect.stringContaining(text))]);
});

it.each<[what: string, scan: Partial<Scan>, by: Partial<Scan>, words: string]>([
  [
    'a cancelled one of another ref',
    { status: 'cancelled', branch: 'topic' },
    { branch: 'main' },
    'Scan 901 of topic ended as cancelled and is left out: the full scan 900 of main is of the same commit (code, secrets).',
  ],
  [
    'one that was overtaken',
    { branch: undefined },
    { branch: 'main' },
    'Scan 901 of no branch was replaced by one of another commit and is left out: the full scan 900 of main is of the same commit (code, secrets).',
  ],
])('a scan that was passed over has one notice with its products: %s (M12, M13)', (_, scan, by, words) => {
  expect(notesOf({ passedOver: passedOver(scan, by) })).toEqual({ notices: ['read', words], debugNotes: ['odd'] });
});

it('a scan that was cancelled and changed nothing is only in the debug notes (M12)', () => {
  expect(notesOf({ passedOver: passedOver({ status: 'cancelled' }, {}) })).toEqual({
    notices: ['read'],
    debugNotes: [
      'odd',
      'Scan 901 was cancelled and changed nothing: scan 900 of the same commit and ref is completed (code, secrets).',
    ],
  });
});

function passedOver(scan: Partial<Scan>, by: Partial<Scan>): Decision['passedOver'] {
  const passed = { scan: { ...aScan({ id: '901' }), ...scan }, by: { ...aScan(), ...by } };
  return (['code', 'secrets'] as const).map((product) => ({ ...passed, product }));
}

it('a scan of another ref than the one under test has a notice with both refs', () => {
  const scan = aScan({ branch: 'refs/heads/topic' });
  const deciding = [{ scan, tier: 'other-branch' as const, products: ['code' as Product], overtakenFor: [] }];
  expect(noticesOf({ deciding })).toEqual([
    'read',
    `Scan ${scan.id} is of refs/heads/topic, not of refs/heads/main (code).`,
  ]);
  expect(noticesOf({ deciding }, { kind: 'commit' })).toEqual(['read']);
});
