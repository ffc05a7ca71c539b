import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { listFiles, ROOT } from './source-file.ts';

/*
 * The rules of the GitHub Marketplace for an action, as its pages say them. Only a release shows whether it accepts the action, and a
 * release cannot be changed. Only the Marketplace knows whether a name is free.
 */
const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
/** Suitable icons of Feather 4.28.0, without brands and icons that GitHub leaves out. */
const ICONS = ['shield', 'check-circle', 'lock', 'alert-octagon', 'filter', 'git-pull-request'];
const TAKEN = [
  'api management, chatops, code quality, code review, code search, container ci, continuous integration, dependency management',
  'deployment, game ci, ides, learning, localization, mobile, mobile ci, monitoring, open source management, project management',
  'publishing, reporting, security, support, testing, utilities, actions, packages, pages, codespaces, copilot, dependabot',
  'code scanning, secret scanning, advanced security, merge queue, github',
].flatMap((names) => names.split(', '));

describe('action.yml, for the Marketplace', () => {
  const { name, description, author, branding } = readActionMetadata();

  it('has a description of less than 125 characters, as the Marketplace requires', () => {
    expect(description.length).toBeLessThan(125);
    expect(description).toMatch(/^[A-Z].*\.$/);
  });

  it('has a name that is no category and no feature of GitHub, and an author', () => {
    expect(TAKEN).not.toContain(name.toLowerCase());
    expect(name).toMatch(/^[A-Za-z]+(?: [A-Za-z]+)*$/);
    expect(author).not.toBe('');
  });

  it('has an icon and a colour that GitHub knows', () => {
    expect(ICONS).toContain(branding.icon);
    expect(COLORS).toContain(branding.color);
  });

  it('is the one action of the repository, at its root, beside a README', () => {
    expect(existsSync(join(ROOT, 'README.md'))).toBe(true);
    expect(existsSync(join(ROOT, 'action.yaml'))).toBe(false);
    const folders = ['.github', 'docs', 'examples', 'schema', 'src', 'dist', 'test', 'scripts', 'demo'];
    const others = listFiles(folders, 'action.yml', 'action.yaml', 'Dockerfile').map(({ path }) => path);
    expect(others).toEqual([]);
  });
});
