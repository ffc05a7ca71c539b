import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GateFailure } from '../../../src/domain/failure.ts';
import { MEMBER_WORDS } from '../../../src/domain/filter-words.ts';
import { FILTER_MEMBER_NAMES, filterMember } from '../../../src/domain/issue-filter.ts';
import { CONTRACT_EXAMPLE } from '../contract-example.ts';
import { parsePolicy } from '../parse-one-policy.ts';

const schema = JSON.parse(readFileSync(new URL('../../../schema/policy.schema.json', import.meta.url), 'utf8'));
const fits = new Ajv({ formats: fullFormats, strict: true }).compile(schema);

function condition(rest: string): string {
  return `version: 1\nconditions: [{ name: x, max: 0, ${rest} }]`;
}

function isAccepted(text: string): boolean {
  try {
    parsePolicy(text, { baseline: 'given', today: '2026-06-15', sourceName: 'policy' });
    return true;
  } catch (failure) {
    if (failure instanceof GateFailure) return false;
    throw failure;
  }
}

describe('schema/policy.schema.json', () => {
  it('lists the members that "where" accepts, with their descriptions', () => {
    const { properties } = schema.properties.conditions.items.properties.where;
    const allowed = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);
    expect(Object.keys(properties)).toEqual(allowed);
    for (const name of allowed) expect(properties[name].description).toContain(MEMBER_WORDS[name]);
  });

  it('lists the short values', () => {
    const { items } = schema.properties.conditions.items.properties['issue-types'];
    expect(items.anyOf[0].enum.slice(0, 5)).toEqual(['code', 'supply-chain', 'secrets', 'research', 'ai-code']);
  });

  it.each([
    CONTRACT_EXAMPLE,
    'version: 1',
    condition('severities: [CRITICAL, Severity_High, low]'),
    condition('issue-types: [Supply-Chain], where: { clickToFixPrStates: [No-PR] }'),
    condition('issue-types: [research, ai-sast, ISSUE_TYPE_SCA]'),
    condition('issue-types: [sast, sca], where: { clickToFixPrStates: [merged, no_pr] }'),
    condition('issue-types: [ISSUE_TYPE_SECRETS], where: { excludeHistorical: true, since: "2026-01-31T00:00:00Z" }'),
    condition('where: { ruleIds: [a, b], relativeSince: one_day, filePaths: [a] }'),
    condition('count: groups, compare: new, action: warn'),
  ])('accepts what the gate accepts: %s', (text) => {
    expect([fits(parse(text)), isAccepted(text)]).toEqual([true, true]);
  });

  it.each([
    'conditions: []',
    'version: 2',
    'version: 1\nmode: report',
    'version: 1\nconditions: [{ name: x }]',
    'version: 1\nconditions: [{ name: x, max: 1.5 }]',
    'version: 1\nconditions: [{ name: " ", max: 1 }]',
    `version: 1\nconditions: [{ name: ${'n'.repeat(101)}, max: 1 }]`,
    'version: 1\nwaivers: [{ rule: a, reason: b, expires: 2027-01-31 }]',
    'version: 1\nwaivers: [{ rule: a, reason: b, owner: c, expires: 31.01.2027 }]',
    'version: 1\nwaivers: [{ rule: a, reason: b, owner: c, expires: 2027-01-31, max-issues: 0 }]',
    'version: 1\non-inconclusive: { config: warn }',
    'version: 1\non-inconclusive: { server: ignore }',
    condition('severities: []'),
    condition('severities: [info]'),
    condition('issue-types: [research], severities: [low]'),
    condition('where: { refs: [main] }'),
    condition('where: { filePaths: [a, b] }'),
    condition('where: { includeTicketed: "true" }'),
    condition('where: { validationStates: [confirmed_valid] }'),
    condition('issue-types: [sast], where: { cves: [CVE-2021-44228] }'),
    condition('issue-types: [sast, secrets], where: { clickToFixPrStates: [open] }'),
    condition('count: rules'),
  ])('refuses what the gate refuses: %s', (text) => {
    expect([fits(parse(text)), isAccepted(text)]).toEqual([false, false]);
  });
});
