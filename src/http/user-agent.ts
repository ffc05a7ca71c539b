/** What every request names as its sender. */
export const USER_AGENT = 'findings-gate';
