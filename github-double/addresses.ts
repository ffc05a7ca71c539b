/** Where github.com has its API and its pages: the addresses in its answers lead there. */
export const API = 'https://api.github.com';
export const WEB = 'https://github.com';

/** GitHub's id of a thing over all kinds of things. */
export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}
