/** Expected outcomes of a run, for `toMatchObject`. */
export const pass = { exitCode: 0, verdict: 'pass', reason: '' } as const;
export const fail = { exitCode: 1, verdict: 'fail' } as const;
export const unproven = (reason: string) => ({ exitCode: 2, verdict: 'inconclusive', reason });

export const PASS = [0, 'pass', ''] as const;
export const FAIL = [1, 'fail', ''] as const;
