import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { pageScript } from './bundle.ts';

const file = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** The measured libraries, in the order of the tables, and the style sheets that each of them needs. */
export const contestants = {
  baseline: ['contestants/baseline.css'],
  booking: ['../node_modules/@booking/ui/dist/styles.css'],
  radix: ['contestants/baseline.css'],
  'base-ui': ['contestants/baseline.css'],
  'react-aria': ['contestants/baseline.css'],
  mantine: [
    '../node_modules/@mantine/core/styles.css',
    '../node_modules/@mantine/notifications/styles.css',
  ],
  toastify: [],
} as const satisfies Record<string, readonly string[]>;

export type Contestant = keyof typeof contestants;

/** How the tables call them. */
export const called: Readonly<Record<Contestant, string>> = {
  baseline: 'baseline (host elements)',
  booking: '@booking/ui',
  radix: 'Radix, bare',
  'base-ui': 'Base UI, bare',
  'react-aria': 'React Aria Components, bare',
  mantine: 'Mantine',
  toastify: 'react-toastify',
};

/** A page with one contestant on it, and the protocol session that reads the browser's own counters. */
export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

const scripts = new Map<Contestant, Promise<string>>();

/** Opens a fresh page in a context of its own: nothing of another contestant is warm in it. */
export async function openPage(browser: Browser, contestant: Contestant): Promise<BenchPage> {
  const script = scripts.get(contestant) ?? pageScript(contestant);
  scripts.set(contestant, script);
  return openScript(browser, contestant, contestants[contestant], await script);
}

/** Opens a fresh page with style sheets, by their paths from here, and a script. */
export async function openScript(
  browser: Browser,
  title: string,
  sheets: readonly string[],
  script: string,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`${title}: ${error.message}`);
  });
  const styles = sheets.map((name) => `<style>${file(name)}</style>`).join('');
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>${title}</title>${styles}</head><body></body></html>`,
  );
  await page.addScriptTag({ content: script });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  return { page, cdp, close: () => context.close() };
}

/** One of the browser's counters; durations are in seconds. */
export async function counter(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Milliseconds of the main thread that a piece of work took, waits excluded. */
export async function mainThread(cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await counter(cdp, 'TaskDuration');
  await work();
  return ((await counter(cdp, 'TaskDuration')) - before) * 1000;
}
