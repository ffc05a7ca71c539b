import { describe, expect, it } from 'vitest';
import { screenStyleOf } from '../../../src/cli/screen/screen-style.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { aTerminal, seen } from './a-terminal.ts';

const ERASE = '\r\u001b[K';

describe('the progress line', () => {
  it('takes the place of the one before, and goes on with the time', () => {
    const { terminal, written, tick } = aTerminal();
    terminal.showProgress!((later) => `waited ${later / 1000} s`);
    tick();
    tick();
    terminal.showProgress!(() => 'running');
    expect(written()).toBe(`${ERASE}waited 0 s${ERASE}waited 1 s${ERASE}waited 2 s${ERASE}running`);
  });

  it.each(['print', 'tell'] as const)('is gone before another line is written (%s), and does not come back', (how) => {
    const { terminal, written, tick, isTicking } = aTerminal();
    terminal.showProgress!(() => 'waiting');
    terminal[how]('a line');
    tick();
    expect(seen(written())).toEqual(['a line', '']);
    expect(isTicking()).toBe(false);
  });

  it('is gone before JSON is written', () => {
    const { terminal, written } = aTerminal();
    terminal.showProgress!(() => 'waiting');
    terminal.printJson({ a: 1 });
    terminal.showProgress!(() => 'waiting');
    terminal.printJsonLines(['{', '}\n']);
    expect(seen(written())).toEqual(['{"a":1}', '{}', '']);
  });

  it('never fills the width of the terminal, where it would go on in the next line', () => {
    const { terminal, written } = aTerminal({ columns: 20 });
    terminal.showProgress!(() => 'x'.repeat(50));
    terminal.showProgress!(() => '漢'.repeat(50));
    expect(written()).toBe(`${ERASE}${'x'.repeat(18)}…${ERASE}${'漢'.repeat(9)}…`);
  });

  it.each(Object.values(HOSTILE_TEXTS).flat())('makes %j harmless, and hides secrets', (text) => {
    const { terminal, written } = aTerminal({ columns: 400 });
    terminal.hide(['secret-0123456789']);
    terminal.showProgress!(() => `${text} secret-0123456789`);
    const [, line] = written().split(ERASE);
    expect(line).not.toMatch(/\p{Cc}|secret/u);
  });

  it.each([
    ['a file', { isTerminal: false }],
    ['a terminal that cannot', { screenStyle: screenStyleOf([], { TERM: 'dumb' }) }],
  ])('is not there for %s', (_, given) => {
    expect(aTerminal(given).terminal.showProgress).toBeUndefined();
  });
});
