/**
 * Draws what people see into docs/pictures: pages of the built action, run on the emulator, as GitHub shows them. Needs a
 * `chromium` and a font with emoji: `npm run build && npm run draw`. With a folder, all pages go there, unfolded and in both colour schemes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep } from '../demo/runner.ts';
import { removeStep } from '../demo/runner-files.ts';
import { type Stage, setStage } from '../demo/stage.ts';
import { SCENARIOS, type ScenarioName } from '../emulator/scenarios.ts';
import { selfSigned } from '../test/build/self-signed.ts';
import { type Browser, findChromium, openBrowser } from './draw/browser.ts';
import { DRAW_CHARTS, githubPage, type Scheme } from './draw/github-page.ts';
import { mermaidUrl } from './draw/mermaid.ts';

type Page = { readonly name: string; readonly markdown: string; readonly schemes: readonly Scheme[] };
type Pages = { readonly comment: string; readonly summary: string };

const PICTURES = join(import.meta.dirname, '..', 'docs', 'pictures');
const NO_CHROMIUM =
  'Drawing needs Chromium, and there is none on the PATH: install it (on Debian: apt-get install chromium fonts-noto-color-emoji).';

const [folder] = process.argv.slice(2);
const chromium = findChromium();
if (chromium === undefined) {
  console.error(NO_CHROMIUM);
  process.exitCode = 1;
} else {
  await drawAll(chromium);
}

async function drawAll(chromium: string): Promise<void> {
  const pages = await collectPages();
  const browser = await openBrowser(chromium);
  try {
    for (const page of pages) {
      const schemes: readonly Scheme[] = folder === undefined ? page.schemes : ['light', 'dark'];
      for (const scheme of schemes) await draw(browser, page, scheme);
    }
  } finally {
    await browser.close();
  }
}

async function collectPages(): Promise<readonly Page[]> {
  const [failed, passed] = await runOn('over-limit', { 'max-medium': '10' }, ['clean']);
  const [inconclusive] = await runOn('still-running', { 'wait-timeout': '0s' });
  return [
    { name: 'comment-fail', markdown: failed!.comment, schemes: ['light'] },
    { name: 'comment-pass', markdown: passed!.comment, schemes: ['light'] },
    { name: 'comment-inconclusive', markdown: inconclusive!.comment, schemes: ['light'] },
    { name: 'summary-fail', markdown: failed!.summary, schemes: ['light', 'dark'] },
  ];
}

/** Runs the built action on a scenario, and again on each that follows: the comment is the same one, updated. */
async function runOn(
  name: ScenarioName,
  inputs: Readonly<Record<string, string>>,
  following: readonly ScenarioName[] = [],
): Promise<readonly Pages[]> {
  const { key, cert } = selfSigned();
  const stage = await setStage(SCENARIOS[name], { tls: { key, cert } });
  const certificates = mkdtempSync(join(tmpdir(), 'findings-gate-certificates-'));
  writeFileSync(join(certificates, 'ca.pem'), cert);
  const env = { NODE_EXTRA_CA_CERTS: join(certificates, 'ca.pem') };
  try {
    const seen = [await runOnce(stage, inputs, env)];
    for (const next of following) {
      const other = await setStage(SCENARIOS[next]);
      await other.close();
      Object.assign(stage.platformState, other.platformState);
      seen.push(await runOnce(stage, inputs, env));
    }
    return seen;
  } finally {
    await stage.close();
    rmSync(certificates, { recursive: true });
  }
}

async function runOnce(
  { step, githubState }: Stage,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<Pages> {
  const result = await runStep({ ...step, inputs: { ...step.inputs, ...inputs }, env: { ...step.env, ...env } });
  await removeStep(result);
  const comments = githubState.repositories.flatMap((repository) => repository.comments);
  if (result.summary === '') throw new Error(`the run wrote no summary:\n${result.stdout}${result.stderr}`);
  return { comment: comments[0]?.body ?? '', summary: result.summary };
}

async function draw(into: Browser, { name, markdown, schemes }: Page, scheme: Scheme): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'findings-gate-page-'));
  const page = join(temporary, 'page.html');
  writeFileSync(page, githubPage(markdown, { scheme, mermaidUrl: mermaidUrl(), isOpen: folder !== undefined }));
  const picture = await into.picture(pathToFileURL(page).href, DRAW_CHARTS);
  rmSync(temporary, { recursive: true });
  const file = folder === undefined && schemes.length === 1 ? `${name}.png` : `${name}-${scheme}.png`;
  const target = folder ?? PICTURES;
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, file), picture);
  console.log(`${file} (${Math.ceil(picture.length / 1024)} KB)`);
}
