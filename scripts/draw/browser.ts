import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';

export type Browser = {
  /** A page as a PNG: whole, or the part that is seen in a window of `size`. The value of `ready` in the page is awaited first. */
  picture(html: string, options?: { readonly ready?: string; readonly size?: Size }): Promise<Buffer>;
  close(): Promise<void>;
};

/** In CSS pixels. */
type Size = { readonly width: number; readonly height: number };

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
  return { picture: (html, options = {}) => picture(context, html, options), close: () => browser.close() };
}

async function picture(
  context: BrowserContext,
  html: string,
  { ready, size }: { readonly ready?: string; readonly size?: Size },
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-page-'));
  const page = await context.newPage();
  try {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    if (size !== undefined) await page.setViewportSize(size);
    await page.goto(pathToFileURL(file).href);
    if (ready !== undefined) await page.evaluate(ready);
    return size === undefined ? await page.locator('html').screenshot() : await page.screenshot();
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}
