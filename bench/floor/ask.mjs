import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

// The least that any client of both interfaces has to do: no time limit, no retry, no check of an answer.
const { env } = process;

export const deployment = env['INPUT_DEPLOYMENT-ID'];
export const repositoryId = env['INPUT_REPOSITORY-ID'];
export const pageSize = Number(env['INPUT_PAGE-SIZE']);
export const repository = env.GITHUB_REPOSITORY;
export const pull = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')).pull_request;

export function askPlatform(method, path, body) {
  return ask(env['INPUT_BASE-URL'] + path, method, `Bearer ${env['INPUT_API-TOKEN']}`, body);
}

export function askGitHub(method, path, body) {
  return ask(env.GITHUB_API_URL + path, method, `token ${env['INPUT_GITHUB-TOKEN']}`, body);
}

function ask(url, method, authorization, body) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization,
    'user-agent': 'floor',
    'accept-encoding': 'gzip',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve(JSON.parse(plain.toString()));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
