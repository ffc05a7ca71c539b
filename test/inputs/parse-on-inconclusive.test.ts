import { describe, expect, it } from 'vitest';
import { REASON_NAMES } from '../../src/domain/reason.ts';
import { SOFTENABLE_REASONS, softens } from '../../src/domain/softening.ts';
import { parseOnInconclusive } from '../../src/inputs/parse-on-inconclusive.ts';
import { InputProblem } from '../../src/inputs/parse-value.ts';

const UNSOFTENABLE = ['config', 'policy-missing', 'policy-invalid'] as const;

describe('the input on-inconclusive', () => {
  it.each(['', ' ', '\n \n', ','])('leaves the decision to the policy if it is %j', (text) => {
    expect(parseOnInconclusive(text)).toBeUndefined();
  });

  it.each(['fail', 'warn', ' warn \n'])('applies to every reason that can be softened: %j', (text) => {
    const softening = parseOnInconclusive(text);
    expect(Object.keys(softening ?? {})).toEqual(SOFTENABLE_REASONS);
    expect(new Set(Object.values(softening ?? {}))).toEqual(new Set([text.trim()]));
  });

  it.each(['server: warn\nno-scan: fail', 'server:warn,no-scan:fail', '\r\n server : warn \r\n\r\nno-scan: fail\r\n'])(
    'names reasons on lines or separated by commas: %j',
    (text) => {
      expect(parseOnInconclusive(text)).toEqual({ server: 'warn', 'no-scan': 'fail' });
    },
  );

  it.each([
    ['yes', '"yes" is not understood; write fail, warn, or lines such as "server: warn"'],
    ['warn\nfail', '"warn" is not understood; write fail, warn, or lines such as "server: warn"'],
    ['server: warn: fail', '"server: warn: fail" is not understood; write fail, warn, or lines such as "server: warn"'],
    ['sever: warn', '"sever" is not a known reason; did you mean "server"?'],
    ['server: ignore', '"ignore" is not one of fail, warn'],
    ['server: warn\nserver: warn', '"server" is named twice; name it once'],
    ['config: warn', '"config" always fails and cannot be named here; remove it'],
  ])('is refused when it is %j', (text, message) => {
    expect(() => parseOnInconclusive(text)).toThrow(new InputProblem(message));
  });

  it('is refused with a list of all reasons if none is similar', () => {
    expect(() => parseOnInconclusive('zzzzzzzz: warn')).toThrow(`write one of: ${SOFTENABLE_REASONS.join(', ')}`);
  });
});

describe('a reason', () => {
  it.each<[string, Parameters<typeof softens>, boolean]>([
    ['warns if the policy has warn', ['server', undefined, { server: 'warn' }], true],
    ['fails if the policy has fail', ['server', undefined, { server: 'fail' }], false],
    ['warns if the input has warn', ['server', { server: 'warn' }, {}], true],
    ['warns if the input overrides the policy', ['server', { server: 'warn' }, { server: 'fail' }], true],
    ['fails if the input overrides the policy', ['server', { server: 'fail' }, { server: 'warn' }], false],
    ['is left to the policy if the input names another', ['server', { network: 'fail' }, { server: 'warn' }], true],
  ])('%s', (_, question, isSoftened) => {
    expect(softens(...question)).toBe(isSoftened);
  });

  it.each(UNSOFTENABLE)('is never softened if it is %s', (reason) => {
    expect(softens(reason, { [reason]: 'warn' }, { [reason]: 'warn' })).toBe(false);
  });

  it('can be softened unless it is about the settings', () => {
    expect([...SOFTENABLE_REASONS, ...UNSOFTENABLE].sort()).toEqual([...REASON_NAMES].sort());
  });
});
