import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerAgain } from '../../emulator/answers/answer-again.ts';
import { readAnswersFile } from '../../emulator/answers/answers-file.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { operationOf } from '../../emulator/platform.ts';
import { serve } from '../../emulator/serve.ts';
import { JsonNumber } from '../../src/json/json-value.ts';
import { answersText } from '../../src/tools/doctor/platform/disguise/answers-text.ts';
import type { Heard } from '../../src/tools/doctor/platform/heard.ts';

const BEGAN_MS = Date.UTC(2026, 10, 23, 4, 15, 30);
/** When the emulator is started, 40 days and an hour later. */
const NOW_MS = BEGAN_MS + 40 * 86_400_000 + 3_600_000;
const SCANS = '/api/v1/deployments/11/scans/search';

function asked(request: Heard['request'], came: Heard['came']): Heard {
  return { operation: 'scan list', path: '/api/v1/deployments/42/scans/search', request, came };
}

function scansSince(days: number, id: string): Heard {
  const since = new Date(BEGAN_MS - days * 86_400_000).toISOString();
  const scans = [
    { id: new JsonNumber(id), started_at: since.replace('.000Z', 'Z'), total_time: new JsonNumber('41.50') },
  ];
  return asked(
    { limit: new JsonNumber('500'), since },
    { kind: 'answer', body: { scans }, serverTimeMs: BEGAN_MS - 90_000 },
  );
}

const HEARD: readonly Heard[] = [
  scansSince(1, '9007199254740993'),
  scansSince(30, '184467501'),
  asked({ branch: 'main' }, { kind: 'answer', body: { scans: [] }, serverTimeMs: undefined }),
  asked({ branch: 'late' }, { kind: 'failure', reason: 'server', message: 'scan list: answered 503' }),
  asked({ branch: 'odd' }, { kind: 'failure', reason: 'contract', message: 'scan list: it is not the JSON expected' }),
  asked({ branch: 'cut' }, { kind: 'failure', reason: 'network', message: 'scan list: the connection failed' }),
  asked({ branch: 'large' }, { kind: 'failure', reason: 'too-large', message: 'scan list: larger than 16 MiB' }),
];

const FILE = answersText({ beganMs: BEGAN_MS, subject: { repository: 'acme/shop' }, heard: HEARD });

async function started(nowMs = NOW_MS) {
  const clock = { nowMs };
  const unknown: string[] = [];
  const handler = answerAgain(readAnswersFile(Buffer.from(FILE)), {
    now: () => clock.nowMs,
    onUnknown: (sentence) => unknown.push(sentence),
  });
  const server = await serve(handler, { operationOf });
  onTestFinished(() => server.close());
  const ask = (body: object, token = DEFAULT_TOKEN) =>
    fetch(`${server.origin}${SCANS}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const daysAgo = (days: number) => new Date(clock.nowMs - days * 86_400_000).toISOString();
  return { ask, daysAgo, clock, unknown };
}

describe('the emulator from a file of answers', () => {
  it('answers the question of each window of time, moved to now, with all digits', async () => {
    const { ask, daysAgo } = await started();
    const day = await ask({ since: daysAgo(1), limit: 500 });
    expect(await day.text()).toBe(
      '{"scans":[{"id":9100000000000000001,"started_at":"2027-01-01T05:15:30Z","total_time":41.50}]}',
    );
    expect(await (await ask({ limit: 500, since: daysAgo(30) })).json()).toMatchObject({ scans: [{ id: 5001 }] });
  });

  it("tells a clock that is as far from ours as the platform's was", async () => {
    const { ask, daysAgo, clock } = await started();
    clock.nowMs += 20_000;
    const { headers } = await ask({ since: daysAgo(1), limit: 500 });
    expect(Date.parse(headers.get('date')!)).toBe(NOW_MS + 20_000 - 90_000);
    expect((await ask({ branch: 'name-3' })).headers.get('date')).toBe('');
  });

  it('begins anew with the first question, once a run cannot go on any more', async () => {
    const { ask, daysAgo, clock } = await started();
    const startedAt = async () => {
      const { scans } = (await (await ask({ since: daysAgo(1), limit: 500 })).json()) as {
        scans: { started_at: string }[];
      };
      return Date.parse(scans[0]!.started_at) - NOW_MS + 86_400_000;
    };
    expect(await startedAt()).toBe(0);
    clock.nowMs += 4 * 60_000;
    expect(await startedAt()).toBe(0);
    clock.nowMs += 2 * 60_000;
    expect(await startedAt()).toBe(6 * 60_000);
  });

  it('fails as the platform failed', async () => {
    const { ask } = await started();
    expect((await ask({ branch: 'name-4' })).status).toBe(503);
    const odd = await ask({ branch: 'name-5' });
    expect([odd.status, await odd.text()]).toEqual([200, 'no JSON']);
    await expect(ask({ branch: 'name-6' })).rejects.toThrow();
    expect((await (await ask({ branch: 'name-7' })).arrayBuffer()).byteLength).toBeGreaterThan(16 * 1024 * 1024);
  });

  it.each([
    ['another branch', (since: string) => ({ since, limit: 500, branch: 'name-9' })],
    ['a window that nobody asked for', () => ({ since: new Date(NOW_MS - 7 * 86_400_000).toISOString(), limit: 500 })],
    ['a project that it was not asked for', (since: string) => ({ since, limit: 500, repository_id: 1 })],
  ])('refuses %s by name, and not to ask again', async (_, bodyOf) => {
    const { ask, daysAgo, unknown } = await started();
    const body = bodyOf(daysAgo(1));
    const answer = await ask(body);
    const sentence = `the file of answers does not hold this question: POST ${SCANS} ${JSON.stringify(body)}`;
    expect([answer.status, await answer.json()]).toEqual([503, { error: sentence }]);
    expect(answer.headers.get('retry-after')).toBe('86400');
    expect(unknown).toEqual([sentence]);
  });

  it('takes its own token alone', async () => {
    const { ask, daysAgo } = await started();
    expect((await ask({ since: daysAgo(1), limit: 500 }, 'another')).status).toBe(401);
  });
});

function changed(change: (text: string) => string): Buffer {
  return Buffer.from(change(FILE));
}

/** A file with other members, and a digest that fits. */
function resealed(change: (file: Record<string, unknown>) => unknown): Buffer {
  const { digest: _digest, ...members } = JSON.parse(FILE);
  const text = Object.entries(change(members) as object)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',');
  return Buffer.from(`{${text},\n"digest":"${createHash('sha256').update(`{${text}`).digest('hex')}"}\n`);
}

function without(file: Record<string, unknown>, name: string): object {
  return Object.fromEntries(Object.entries(file).filter(([each]) => each !== name));
}

describe('a file that is no file of answers', () => {
  it.each([
    ['is empty', Buffer.alloc(0), 'it is no file that doctor --record wrote'],
    [
      'is a record of check',
      Buffer.from('{"findingsGateRecord":2,\n"x":1}'),
      'it is no file that doctor --record wrote',
    ],
    [
      'is of a later version',
      changed((text) => text.replace(':1,', ':2,')),
      'it has format 2, and this version reads format 1',
    ],
    ['was cut', changed((text) => text.slice(0, -9)), 'it does not end as such a file does: it was cut or changed'],
    [
      'was changed',
      changed((text) => text.replace('"name-3"', '"main"')),
      'it does not fit its digest: it was changed after it was written',
    ],
    ['is no text', Buffer.concat([Buffer.from(FILE), Buffer.from([0xff])]), 'it is not text in UTF-8'],
    ['holds no answer', resealed((file) => ({ ...file, answers: [] })), 'its members are not those of such a file'],
    ['lacks a member', resealed((file) => without(file, 'began')), 'its members are not those of such a file'],
    [
      'has a command in its subject',
      resealed((file) => ({ ...file, subject: { repository: 'a/b; rm -rf ~' } })),
      'its members are not those of such a file',
    ],
    [
      'has an operation that is none',
      resealed((file) => ({ ...file, answers: [{ operation: 'team delete', path: '/', request: null, answer: {} }] })),
      'its members are not those of such a file',
    ],
    [
      'is nested too deep',
      resealed((file) => ({ ...file, answers: JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`) })),
      'it is nested deeper than any answer',
    ],
  ])('is told in one sentence where it %s', (_, bytes, why) => {
    expect(() => readAnswersFile(bytes)).toThrow(`the file of answers cannot be used: ${why}`);
  });

  it('is no problem where the file is whole', () => {
    expect(readAnswersFile(Buffer.from(FILE)).subject).toEqual({
      repository: expect.stringMatching(/^name-\d\/name-\d$/),
    });
  });
});
