import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { paint } from '../../src/cli/screen/paint.ts';
import { type ScreenStyle, screenStyleOf } from '../../src/cli/screen/screen-style.ts';
import { createTerminal, type Every, type Terminal } from '../../src/cli/terminal.ts';
import { HOSTILE_TEXTS } from '../build/hostile-texts.ts';

type Given = {
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly screenStyle?: ScreenStyle;
};

/** Both streams of one terminal, in the order in which they were written. */
function aTerminal({ isTerminal = true, columns = 40, screenStyle = screenStyleOf([], {}) }: Given = {}) {
  const pieces: string[] = [];
  const ticks: (() => void)[] = [];
  const every: Every = (_, tick) => {
    ticks.push(tick);
    return () => void ticks.splice(ticks.indexOf(tick), 1);
  };
  const stream = { write: (text: string) => pieces.push(text), isTTY: isTerminal, columns };
  const terminal: Terminal = createTerminal({ stdout: stream, stderr: stream }, screenStyle, every);
  return {
    terminal,
    written: () => pieces.join(''),
    tick: () => {
      for (const tick of ticks) tick();
    },
    isTicking: () => ticks.length > 0,
  };
}

/** The lines that a person sees in the end, after everything was written over them. */
function seen(written: string): readonly string[] {
  return written.split('\n').map((line) => line.split('\r\u001b[K').at(-1)!);
}

const ERASE = '\r\u001b[K';

describe('the progress line', () => {
  it('replaces the one before, and counts the time', () => {
    const { terminal, written, tick } = aTerminal();
    terminal.showProgress!((later) => `waited ${later / 1000} s`);
    tick();
    tick();
    terminal.showProgress!(() => 'running');
    expect(written()).toBe(`${ERASE}waited 0 s${ERASE}waited 1 s${ERASE}waited 2 s${ERASE}running`);
  });

  it.each(['print', 'tell'] as const)('is erased before another line is written (%s), and stays erased', (how) => {
    const { terminal, written, tick, isTicking } = aTerminal();
    terminal.showProgress!(() => 'waiting');
    terminal[how]('a line');
    tick();
    expect(seen(written())).toEqual(['a line', '']);
    expect(isTicking()).toBe(false);
  });

  it('is erased before JSON is written', () => {
    const { terminal, written } = aTerminal();
    terminal.showProgress!(() => 'waiting');
    terminal.printJson({ a: 1 });
    terminal.showProgress!(() => 'waiting');
    terminal.printJsonLines(['{', '}\n']);
    expect(seen(written())).toEqual(['{"a":1}', '{}', '']);
  });

  it('is shorter than the width of the terminal, so that it needs no second line', () => {
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
  ])('does not exist for %s', (_, given) => {
    expect(aTerminal(given).terminal.showProgress).toBeUndefined();
  });
});

const ESC = '\u001b';
const ESCAPE = `${ESC}[`;
/** Any colour; the next pattern has the colours that we use. */
const COLOURS = new RegExp(`(?:${ESC}\\[[0-9;]+m)+`, 'u');
const OURS = new RegExp(`${ESC}\\[(?:1|22|31|39)m`, 'gu');
const RED = `${ESCAPE}31m`;

describe('colours', () => {
  it.each([
    ['gate: PASS - within both limits [x]', 'PASS'],
    ['gate: FAIL server - broken [x]', 'FAIL'],
    ['gate: INCONCLUSIVE no-scan - none [x]', 'INCONCLUSIVE'],
    ['Findings Gate failed: 3 critical issues, none allowed.', 'failed'],
    ['Findings Gate is inconclusive: no-scan.', 'is inconclusive'],
    ['RESULT  CONDITION     LIMIT  FOUND', 'RESULT  CONDITION     LIMIT  FOUND'],
    ['broken  max-critical      0      3', 'broken'],
    ['not proven  No secrets  0  ?', 'not proven'],
    ['Broken: max-critical: 3 of at most 0', 'Broken'],
    ['acme/shop  main  inconclusive, no-scan      -  none', 'inconclusive'],
    [
      'VERDICT  PROJECT  ISSUES  WHAT BREAKS IT OR IS MISSING',
      'VERDICT  PROJECT  ISSUES  WHAT BREAKS IT OR IS MISSING',
    ],
    ['fail     acme/shop/api  3 critical  3 critical issues, none allowed', 'fail'],
    ['inconclusive (not enforced)  acme/shop/web  not read', 'inconclusive'],
    ['warning: The file was not written', 'warning'],
    ['policy test: fail, expected pass', 'fail'],
    ['doctor: FAILED token - the platform does not accept it (401).', 'FAILED'],
    ['clock       ok             it is ok  within 1s', 'ok'],
    ['search-total-unit  not checked  no answer shows it', 'not checked'],
  ])('mark in %j only %j', (line, marked) => {
    const painted = paint(line);
    expect(stripVTControlCharacters(painted)).toBe(line);
    const [before = '', inside = ''] = painted.split(COLOURS);
    expect([before, inside]).toEqual([line.slice(0, line.indexOf(marked)), marked]);
  });

  it.each(['Judging commit FAIL', 'a doctor: OK', 'a gate: FAIL - x', 'failed  here', 'A', '3  - FAIL'])(
    'leave %j alone',
    (line) => {
      expect(paint(line)).toBe(line);
    },
  );

  it('are there on a terminal', () => {
    const { terminal, written } = aTerminal();
    terminal.print('broken  x');
    terminal.tell('Broken: x');
    expect(written()).toBe(`${RED}broken${ESCAPE}39m  x\n${RED}Broken${ESCAPE}39m: x\n`);
  });

  it.each([
    ['a file', { isTerminal: false }],
    ['--no-color', { screenStyle: screenStyleOf(['check', '--no-color'], {}) }],
    ['NO_COLOR', { screenStyle: screenStyleOf([], { NO_COLOR: '0' }) }],
    ['FINDINGS_GATE_NO_COLOR', { screenStyle: screenStyleOf([], { FINDINGS_GATE_NO_COLOR: 'true' }) }],
    ['TERM=dumb', { screenStyle: screenStyleOf([], { TERM: 'dumb' }) }],
  ])('do not exist for %s', (_, given) => {
    const { terminal, written } = aTerminal(given);
    terminal.print('broken  x');
    terminal.tell('Broken: x');
    expect(written()).toBe('broken  x\nBroken: x\n');
  });

  it('exist if NO_COLOR is empty', () => {
    expect(screenStyleOf([], { NO_COLOR: '', FINDINGS_GATE_NO_COLOR: 'false' }).mayColour).toBe(true);
  });

  it.each(Object.values(HOSTILE_TEXTS).flat())('output no escape sequence of %j', (text) => {
    const { terminal, written } = aTerminal();
    terminal.print(`broken  ${text}`);
    terminal.print(`gate: FAIL - ${text}${ESCAPE}2J`);
    expect(written().replaceAll(OURS, '')).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
