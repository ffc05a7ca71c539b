/**
 * Draws what people see into docs/pictures: the pages of the built action, run on the emulator, as GitHub shows them.
 * Needs a `chromium` and a font with emoji: `npm run build && npm run draw`.
 * `npm run draw -- <folder> 390 800` draws into that folder instead, unfolded, at each of these widths in CSS pixels.
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

/** Width of a comment on a pull request. */
const USUAL_WIDTH = 800;

const [folder, ...widths] = process.argv.slice(2);
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
        for (const width of widths.length === 0 ? [USUAL_WIDTH] : widths.map(Number)) {
          const size = width === USUAL_WIDTH ? '' : `-${width}`;
          keep(await browser.picture(html, DRAW_CHARTS, width), `${scene.name}-${scheme}${size}.png`);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

function keep(picture: Buffer, name: string): void {
  const target = folder ?? PICTURES;
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), picture);
  console.log(`${name} (${Math.ceil(picture.length / 1024)} KB)`);
}
