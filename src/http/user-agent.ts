export const USER_AGENT = 'findings-gate';
