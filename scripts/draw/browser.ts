import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

export type Browser = {
  /** The whole page at `url` as a PNG. The value of `ready` in the page is awaited first. */
  picture(url: string, ready: string): Promise<Buffer>;
  close(): Promise<void>;
};

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];
/** Width of a comment on a pull request, in CSS pixels. The height is that of the page. */
const VIEWPORT = { width: 800, height: 600 };
/** Pixels of the picture per CSS pixel. */
const SCALE = 1.5;

/** Where Chromium is on the PATH; undefined where it is not. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find((file) => existsSync(file));
}

/** Starts the Chromium at `executablePath`, without a window. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  // The sandbox of Chromium refuses to run as root; the pages are our own.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: SCALE });
  return { picture: (url, ready) => picture(context, url, ready), close: () => browser.close() };
}

async function picture(context: BrowserContext, url: string, ready: string): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.evaluate(ready);
    return await page.locator('html').screenshot();
  } finally {
    await page.close();
  }
}
