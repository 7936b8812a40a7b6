import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium/find-chromium.ts';
import type { PinnedChromium } from '../chromium/pinned-chromium.ts';
import { root } from '../command/command.ts';

/** Path of the record of the browser that took the baselines. */
export const record = path.join(root, 'e2e/visual/baselines/browser.json');

/** Paints whatever depends on how a processor rounds: text, gradients, shadows, blur, curves and transparency. */
const page = `<!doctype html><body style="margin:16px;font:400 17px/1.4 'Open Sans'">
<p style="letter-spacing:.3px;transform:rotate(3deg)">Full house. Calm desk. 0123456789</p>
<div style="width:300px;height:80px;border-radius:37px 11px;box-shadow:3px 7px 23px #0467;
 background:linear-gradient(37deg,#0a6,#fa3 40%,#25c8)"></div>
<div style="width:120px;height:120px;opacity:.43;filter:blur(2.5px);
 background:radial-gradient(circle at 30% 40%,#f39,#093)"></div>
<svg width="120" height="60"><path d="M3 50Q40-20 70 30T117 9" fill="#5b2a" stroke="#123" stroke-width="2.3"/></svg>`;

/** A hash of how this machine paints a page that never changes. */
export async function paintCanary({ executablePath, env }: PinnedChromium): Promise<string> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: chromiumFlags,
  });
  try {
    const tab = await browser.newPage({ viewport: { width: 480, height: 400 } });
    await tab.setContent(page);
    return createHash('sha256')
      .update(await tab.screenshot())
      .digest('hex');
  } finally {
    await browser.close();
  }
}

/** Why pictures of this machine can't be compared with the baselines; undefined where they can. */
export async function whyNotComparable(browser: PinnedChromium): Promise<string | undefined> {
  const { canary }: { canary: string } = JSON.parse(await readFile(record, 'utf8'));
  if ((await paintCanary(browser)) === canary) return undefined;
  return (
    'The pinned Chromium paints a page that never changes differently on this machine than where the baselines were ' +
    'taken, because of its processor or libraries. So no pictures were compared.'
  );
}
