/**
 * Draws what people see into docs/pictures: pages of the built action, run on the emulator, as GitHub shows them. Needs a
 * `chromium` and a font with emoji: `npm run build && npm run draw`. With a folder, the pages go there, unfolded.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pullRequestEvent } from '../demo/events.ts';
import { runStep } from '../demo/runner.ts';
import { removeStep } from '../demo/runner-files.ts';
import { type Stage, setStage } from '../demo/stage.ts';
import { selfSigned } from '../test/build/self-signed.ts';
import { type Browser, findChromium, openBrowser } from './draw/browser.ts';
import { DRAW_CHARTS, githubPage, type Scheme } from './draw/github-page.ts';
import { mermaidUrl } from './draw/mermaid.ts';
import { SCENES, type Scene } from './draw/scenes.ts';

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
  const browser = await openBrowser(chromium);
  try {
    for (const scene of SCENES) {
      const markdown = (await play(scene))[scene.page];
      if (markdown === '') throw new Error(`the run of ${scene.name} wrote no ${scene.page}`);
      for (const scheme of ['light', 'dark'] as const) await draw(browser, scene.name, markdown, scheme);
    }
  } finally {
    await browser.close();
  }
}

/** Runs the built action on the scene. The comment of a second run is the same one, updated. */
async function play({ scenario, afterwards, inputs = {}, event = pullRequestEvent() }: Scene): Promise<Pages> {
  const { key, cert } = selfSigned();
  const stage = await setStage(scenario, { event, tls: { key, cert } });
  const certificates = mkdtempSync(join(tmpdir(), 'findings-gate-certificates-'));
  writeFileSync(join(certificates, 'ca.pem'), cert);
  const env = { NODE_EXTRA_CA_CERTS: join(certificates, 'ca.pem') };
  try {
    const pages = await runOnce(stage, inputs, env);
    if (afterwards === undefined) return pages;
    const later = await setStage(afterwards, { event });
    await later.close();
    Object.assign(stage.platformState, later.platformState);
    return await runOnce(stage, inputs, env);
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

async function draw(into: Browser, name: string, markdown: string, scheme: Scheme): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'findings-gate-page-'));
  const page = join(temporary, 'page.html');
  writeFileSync(page, githubPage(markdown, { scheme, mermaidUrl: mermaidUrl(), isOpen: folder !== undefined }));
  const picture = await into.picture(pathToFileURL(page).href, DRAW_CHARTS);
  rmSync(temporary, { recursive: true });
  const target = folder ?? PICTURES;
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}-${scheme}.png`), picture);
  console.log(`${name}-${scheme}.png (${Math.ceil(picture.length / 1024)} KB)`);
}
