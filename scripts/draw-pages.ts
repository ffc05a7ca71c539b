/**
 * Draws what people see into docs/pictures: the pages of the built action, run on the emulator, as GitHub shows them.
 * Needs a `chromium` and a font with emoji: `npm run build && npm run draw`. With a folder, all goes there, unfolded.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, openBrowser } from './draw/browser.ts';
import { DRAW_CHARTS, SCHEMES } from './draw/look.ts';
import { mermaidUrl } from './draw/mermaid.ts';
import { pageOf } from './draw/pages.ts';
import { play } from './draw/play.ts';
import { SCENES } from './draw/scenes.ts';

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
      const played = await play(scene);
      for (const scheme of SCHEMES) {
        const html = pageOf(scene, played, { scheme, mermaidUrl: mermaidUrl(), isOpen: folder !== undefined });
        keep(await browser.picture(html, { ready: DRAW_CHARTS }), PICTURES, `${scene.name}-${scheme}.png`);
      }
    }
  } finally {
    await browser.close();
  }
}

function keep(picture: Buffer, usualFolder: string, name: string): void {
  const target = folder ?? usualFolder;
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), picture);
  console.log(`${name} (${Math.ceil(picture.length / 1024)} KB)`);
}
