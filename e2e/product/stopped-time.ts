import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { StoppedTime } from '../../packages/ui/src/testing/stopped-time.ts';

declare global {
  interface Window {
    /** Defined in a page of `canStopTime`. */
    stopTime: () => StoppedTime;
  }
}

const source = fileURLToPath(
  new URL('../../packages/ui/src/testing/stopped-time.ts', import.meta.url),
);
let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { stopTime } from ${JSON.stringify(source)}; window.stopTime = stopTime;`,
      resolveDir: path.dirname(source),
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/** Gives the page, from its next load on, the means to stop its time. */
export async function canStopTime(page: Page): Promise<void> {
  script ??= bundle();
  await page.addInitScript({ content: await script });
}
