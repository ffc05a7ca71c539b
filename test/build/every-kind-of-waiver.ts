import type { WaiverResult } from '../../src/domain/verdict.ts';
import { aWaiver } from './a-report.ts';

/** A waiver in each state. */
export function everyKindOfWaiver(): WaiverResult[] {
  return [
    aWaiver(),
    aWaiver({
      rule: 'go.lang.security.zip-slip',
      state: 'expiring-soon',
      expires: '2026-11-10',
      maxIssues: 2n,
      issues: 2n,
      excess: 40n,
    }),
    aWaiver({
      rule: 'java.spring.csrf-disabled',
      state: 'expired',
      expires: '2026-10-01',
      issues: 0n,
      reason: 'Until the new login ships',
    }),
    aWaiver({ rule: 'php.lang.eval', state: 'unused', issues: 0n, reason: 'Legacy importer' }),
  ];
}
