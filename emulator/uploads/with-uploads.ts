import type { Accepting, PlatformState, Token } from '../state.ts';
import { OWN_RULES } from './own-rules.ts';

/** Tokens of one permission: with `Web API` alone the gate can read, with `Agent (CI)` alone the scanner can upload. */
export const WEB_API_TOKEN = 'emulator-web-api-token-0123456789';
export const AGENT_TOKEN = 'emulator-agent-token-0123456789ab';
const HOUR_MS = 3_600_000;

export type UploadSettings = { readonly [Name in keyof Accepting]?: Accepting[Name] | undefined };

/** The same state on a platform that takes uploads. Its tokens may upload too, and there is one further token for each single permission. */
export function withUploads(state: PlatformState, settings: UploadSettings = {}): PlatformState {
  const { rules = OWN_RULES, indexLagMs = 0, neverFinishedAfterMs = HOUR_MS } = settings;
  const both = state.tokens.map((token) => ({ ...token, agent: true }));
  const reading: Token = { token: WEB_API_TOKEN, webApi: true, scheme: 'api-token' };
  const scanning: Token = { token: AGENT_TOKEN, webApi: false, agent: true, scheme: 'api-token' };
  const accepts = { rules, indexLagMs, neverFinishedAfterMs };
  return { ...state, tokens: [...both, reading, scanning], accepts };
}
