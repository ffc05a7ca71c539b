/** Lines that GitLab would carry out, in every way to begin one. */
export const QUICK_ACTIONS: readonly string[] = [
  '/close',
  '/merge',
  '/approve',
  'x\n/merge',
  '\r/merge',
  ' \t/close',
  '\u2028/close',
  '> /merge',
  '- /merge',
];
