/** Apart from the connection, which loads what a help text has no use for. */
export const TOKEN_VARIABLE = 'FINDINGS_GATE_TOKEN';
