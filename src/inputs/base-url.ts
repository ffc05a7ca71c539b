import { isLoopback } from '../domain/text/remote-address.ts';
import { InputProblem } from './parse-value.ts';

/** https, or plain http on loopback; a path is allowed, nothing that could send the token elsewhere. Messages never quote the text: it may have a password. */
export function parseBaseUrl(text: string): URL {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text))
    throw new InputProblem('this is not an address; write the whole address, such as https://findings.example.com');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || text.split('/')[2]?.includes('@'))
    throw new InputProblem(
      'the address contains a user name or password; remove it, the token is a setting of its own',
    );
  if (text.includes('?') || text.includes('#'))
    throw new InputProblem('the address contains a query or a fragment; end it at the path');
  const segments = text.split('/').slice(3);
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)) || /%(?:2f|5c|00)/i.test(text))
    throw new InputProblem('the path of the address contains "..", "." or an encoded slash; write it without them');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InputProblem('plain http is only for loopback; write https');
  return url;
}
