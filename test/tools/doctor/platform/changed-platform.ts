import type { AnswerObject } from '../../../../emulator/quirks/rewrite.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';

export const asIs = (answer: AnswerObject): AnswerObject => answer;

export type Change = (state: PlatformState) => PlatformState;
export const scans =
  (change: (scan: PlatformScan) => Partial<PlatformScan>): Change =>
  (state) => ({ ...state, scans: state.scans.map((scan) => ({ ...scan, ...change(scan) })) });
export const scansThat =
  (keeps: (scan: PlatformScan) => boolean): Change =>
  (state) => ({ ...state, scans: state.scans.filter(keeps) });
export const issues =
  (change: (issue: Issue) => Partial<Issue>): Change =>
  (state) => ({ ...state, issues: state.issues.map((issue) => ({ ...issue, ...change(issue) })) });
export const issuesThat =
  (keeps: (issue: Issue) => boolean): Change =>
  (state) => ({ ...state, issues: state.issues.filter(keeps) });
