/** The token that writes notes: another one than the platform's. */
export const GITLAB_TOKEN_VARIABLE = 'FINDINGS_GATE_GITLAB_TOKEN';
