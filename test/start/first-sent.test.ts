import { Agent, request } from 'undici';
import { expect, it } from 'vitest';
import { whenFirstSent } from '../../src/start/first-sent.ts';
import { serve } from '../platform/local-server.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('what is to begin with the first request to an origin begins when that is on its way, and once', async () => {
  const seen: string[] = [];
  const answering = (name: string) =>
    serve((_request, response) => {
      seen.push(`${name} is asked`);
      response.end();
    });
  const [platform, other] = await Promise.all([answering('the platform'), answering('another')]);
  const dispatcher = new Agent();
  const ask = async (url: URL) => (await request(url, { dispatcher })).body.dump();
  whenFirstSent(platform.origin, () => void seen.push('it begins'));

  await ask(other);
  await turn();
  expect(seen).toEqual(['another is asked']);
  await ask(platform);
  await ask(platform);
  await turn();
  expect(seen.filter((line) => line === 'it begins')).toEqual(['it begins']);
  expect(seen.filter((line) => line === 'the platform is asked')).toHaveLength(2);
  await dispatcher.close();
});
