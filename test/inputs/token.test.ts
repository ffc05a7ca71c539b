import { describe, expect, it } from 'vitest';
import { MissingToken, parseToken, possibleTokens } from '../../src/inputs/token.ts';

describe('a token', () => {
  it.each([
    ...['$(FINDINGS_GATE_TOKEN)', '${TOKEN}', '${{ secrets.TOKEN }}', '$TOKEN', '$env:TOKEN'],
    ...['$[variables.token]', '%TOKEN%', '!TOKEN!', '{{ token }}', '<< parameters.token >>'],
    ...['<your token>', '#{TOKEN}#', '__TOKEN__', '********', ' ${TOKEN}\n', 'undefined'],
  ])('is missing if it is a placeholder: %j (N11)', (text) => {
    expect(() => parseToken(text)).toThrow(MissingToken);
    expect(() => parseToken(text)).toThrow(/^(?!.*TOKEN)this is a placeholder/i);
  });

  it.each([
    ...['a$b$c$d$e', '$2b$12$abcdefgh', '%7B%41%42%43', '${TOKEN}-and-more', 'undefined-1'],
    ...['<abcdefg', '__ab-cd__'],
  ])('that only resembles one is a token: %s', (text) => {
    expect(parseToken(text)).toBe(text);
  });

  it('is not checked for placeholders if it is longer than any token', () => {
    expect(() => parseToken(`$(${'x'.repeat(9_000)})`)).toThrow('a token has 8 to 8000 characters');
  });
});

describe('the values that no output may show', () => {
  it('are those of all variables that may contain a token, in any spelling', () => {
    const env = {
      'INPUT_API-TOKEN': 'a',
      'input_api-token': 'b',
      INPUT_GITHUB_TOKEN: 'c',
      INPUT_TOKEN: 'd',
      FINDINGS_GATE_TOKEN: 'e',
      findings_gate_gitlab_token: 'f',
      PLATFORM_API_TOKEN: 'g',
      Github_Token: 'h',
    };
    expect(possibleTokens(env)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('are not paths and words of other variables', () => {
    const env = { FINDINGS_GATE_API_TOKEN_FILE: 'path', FINDINGS_GATE_REF: 'main', INPUT_MODE: 'report', TOKENS: '1' };
    expect(possibleTokens(env)).toEqual([]);
  });

  it('include values without the blanks around them, and no empty ones', () => {
    expect(possibleTokens({ 'INPUT_API-TOKEN': ' secret\n', 'INPUT_GITHUB-TOKEN': ' ' })).toEqual([
      ' secret\n',
      'secret',
      ' ',
    ]);
    expect(possibleTokens({ 'INPUT_API-TOKEN': '', X_API_TOKEN: undefined })).toEqual([]);
  });
});
