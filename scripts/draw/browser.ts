import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';

export type Browser = {
  /** A whole page as a PNG, in a window of `width` CSS pixels. The value of `ready` in the page is awaited first. */
  picture(html: string, ready: string, width: number): Promise<Buffer>;
  close(): Promise<void>;
};

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];
/** The height of a picture is that of the page. */
const WINDOW_HEIGHT = 600;
/** Pixels of the picture per CSS pixel. */
const SCALE = 1.5;

/** The Chromium on the PATH; undefined if there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find((file) => existsSync(file));
}

/** Starts the Chromium at `executablePath`, without a window. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  // The sandbox of Chromium refuses to run as root; the pages are our own.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const context = await browser.newContext({ deviceScaleFactor: SCALE });
  return { picture: (html, ready, width) => picture(context, html, ready, width), close: () => browser.close() };
}

async function picture(context: BrowserContext, html: string, ready: string, width: number): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-page-'));
  const page = await context.newPage();
  try {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(ready);
    return await page.locator('html').screenshot();
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}
