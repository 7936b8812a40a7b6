import { type Browser, chromium } from 'playwright';
import { bringChromium } from './bring-chromium.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';

/**
 * The Chromium to test in, started as every check starts it, and with the flags that this one needs beside them. It is
 * installed where there is none.
 */
export async function launchChromium(...flags: readonly string[]): Promise<Browser> {
  const { failed, note } = await bringChromium();
  if (failed > 0) throw new Error(note);
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath !== undefined && { executablePath }),
  });
}
