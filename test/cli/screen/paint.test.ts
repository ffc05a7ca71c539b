import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { paint } from '../../../src/cli/screen/paint.ts';
import { screenStyleOf } from '../../../src/cli/screen/screen-style.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { aTerminal } from './a-terminal.ts';

const ESC = '\u001b';
const ESCAPE = `${ESC}[`;
/** Any colour, and those that we use. */
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
  ])('are not there for %s', (_, given) => {
    const { terminal, written } = aTerminal(given);
    terminal.print('broken  x');
    terminal.tell('Broken: x');
    expect(written()).toBe('broken  x\nBroken: x\n');
  });

  it('are there where NO_COLOR is empty', () => {
    expect(screenStyleOf([], { NO_COLOR: '', FINDINGS_GATE_NO_COLOR: 'false' }).mayColour).toBe(true);
  });

  it.each(Object.values(HOSTILE_TEXTS).flat())('bring no escape sequence of %j along', (text) => {
    const { terminal, written } = aTerminal();
    terminal.print(`broken  ${text}`);
    terminal.print(`gate: FAIL - ${text}${ESCAPE}2J`);
    expect(written().replaceAll(OURS, '')).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
