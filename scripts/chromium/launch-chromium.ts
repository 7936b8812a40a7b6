import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findChromium } from './find-chromium.ts';

/** The Chromium to test in, started as every check starts it, and with the flags that this one needs beside them. */
export function launchChromium(...flags: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath !== undefined && { executablePath }),
  });
}
