/** What every request says that it comes from. */
export const USER_AGENT = 'findings-gate';
