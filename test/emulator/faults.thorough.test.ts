import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan } from '../../emulator/build.ts';
import { createFaultPlan, type Fault, type FaultRule } from '../../emulator/faults/faults.ts';
import { serve } from '../../emulator/serve.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { whenFileEnds } from '../run/when-file-ends.ts';
import { runPlatform } from './running-platform.ts';
import { readWire, type Wire } from './wire.ts';

const BODY = JSON.stringify({ groups: [], cursor: '', padding: 'x'.repeat(40) });
const OK: Handler = () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: BODY });

async function runWith(fault: Fault): Promise<string> {
  const server = await serve(OK, { faults: [{ fault }] });
  whenFileEnds(() => server.close());
  return server.origin;
}

/* test/faults tests how the gate ends with each fault. There, a large or packed answer would have another reason. */

describe('a fault on the wire', () => {
  const RAW = 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n\xff';
  const head = String.raw`^HTTP/1.1 200 OK\r\n(?:[^\r]+\r\n)*?`;
  const framed = (length: number, body: string) =>
    new RegExp(String.raw`${head}content-length: ${length}\r\n(?:[^\r]+\r\n)*\r\n${body}$`);
  const chunk = (text: string) => new RegExp(String.raw`${head}\r\n${text.length.toString(16)}\r\n${text}\r\n$`);

  it.concurrent.each<[fault: Fault, text: RegExp, end: Wire['end']]>([
    [{ kind: 'reset-before-headers' }, /^$/, 'reset'],
    [{ kind: 'never-answer' }, /^$/, 'open'],
    [{ kind: 'raw', bytes: RAW }, new RegExp(`^${RAW}$`), 'end'],
    [{ kind: 'raw', bytes: RAW, staysOpen: true }, new RegExp(`^${RAW}$`), 'open'],
    [{ kind: 'endless-1xx', everyMs: 10 }, /^(?:HTTP\/1\.1 102 Processing\r\n\r\n){4,}$/, 'open'],
    [{ kind: 'stall-after-headers' }, framed(BODY.length, ''), 'open'],
    [{ kind: 'drip', bytesPerSecond: 20 }, framed(BODY.length, '\\{"groups.{0,40}'), 'open'],
    [{ kind: 'short-body', missingBytes: 7 }, framed(BODY.length + 7, '\\{.{65,}\\}'), 'end'],
    [{ kind: 'cut-chunked' }, chunk(BODY.replaceAll(/[[\]]/g, '.')), 'end'],
    [{ kind: 'cut-chunked', prefix: '{"groups":1}' }, chunk('{"groups":1}'), 'end'],
    [{ kind: 'reset-after-answer', afterMs: 50 }, framed(BODY.length, '\\{.{65,}\\}'), 'reset'],
    [{ kind: 'delay', ms: 5_000 }, /^$/, 'open'],
    [{ kind: 'hold', until: () => new Promise(() => {}) }, /^$/, 'open'],
  ])('sends its text and ends as expected: %j', async (fault, text, end) => {
    expect(await readWire(await runWith(fault))).toEqual({ text: expect.stringMatching(text), end });
  });

  it('whose function throws is answered with 500', async () => {
    const rewrite = () => {
      throw new Error('a bug in the test');
    };
    const answer = await fetch(await runWith({ kind: 'rewrite-text', rewrite }));
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('a bug in the test')]);
  });
});

describe('the plan of faults', () => {
  const fault: Fault = { kind: 'never-answer' };
  const request = { method: 'GET', path: '/a/b' };
  const met = (rule: Omit<FaultRule, 'fault'>) => {
    const plan = createFaultPlan([{ ...rule, fault }]);
    return [1, 2, 3, 4, 5].filter(() => plan.take(request, 'read') !== undefined);
  };

  it.each<[Omit<FaultRule, 'fault'>, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ nth: 2 }, [2]],
    [{ times: 2 }, [1, 2]],
    [{ nth: 2, times: 3 }, [2, 3, 4]],
    [{ match: { method: 'GET', path: '/a', operation: 'read' }, nth: 1 }, [1]],
    [{ match: { path: /b$/ }, nth: 5 }, [5]],
    [{ match: { method: 'POST' } }, []],
    [{ match: { path: '/c' } }, []],
    [{ match: { path: /^b/ } }, []],
    [{ match: { operation: 'list' } }, []],
  ])('with %j applies to the requests %j', (rule, expected) => {
    expect(met(rule)).toEqual(expected);
  });

  it('can be changed while the server runs, and limited to an operation', async () => {
    const platform = await runPlatform(aPlatformState({ scans: [aScan()] }));
    const statuses = async () => [
      (await platform.send('POST', '/api/agent/deployments/42/issues/search', {})).status,
      (await platform.send('GET', '/api/v1/deployments/42/scan/9001')).status,
    ];
    platform.faults.add({ match: { operation: 'read-scan' }, fault: { kind: 'status', status: 503 } });
    expect(await statuses()).toEqual([200, 503]);
    platform.faults.clear();
    expect(await statuses()).toEqual([200, 200]);
  });
});
