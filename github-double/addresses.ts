/** Addresses of github.com's API and pages, which the addresses in answers lead to. */
export const API = 'https://api.github.com';
export const WEB = 'https://github.com';

/** GitHub's id of an object, unique across all kinds of objects. */
export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}
