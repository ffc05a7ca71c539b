/** Whether a terminal may be sent colours, or lines that are written over. Files and pipes get text only, whatever this says. */
export type ScreenStyle = { readonly mayColour: boolean; readonly mayRewrite: boolean };

export const SCREEN_FLAGS = { 'no-color': { about: 'no colours, as with the variable NO_COLOR' } } as const;

/** Read before the flags are parsed, so that a message about wrong flags follows it too. */
export function screenStyleOf(args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): ScreenStyle {
  const { NO_COLOR = '', FINDINGS_GATE_NO_COLOR: own = '', TERM } = env;
  const isSmart = TERM !== 'dumb';
  const isRefused = NO_COLOR !== '' || args.includes('--no-color') || !['', 'false'].includes(own.trim());
  return { mayColour: isSmart && !isRefused, mayRewrite: isSmart };
}
