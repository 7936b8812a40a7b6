import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium/find-chromium.ts';

/** The four scores, 0 to 100, in the order in which Lighthouse prints them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Result of one run of Lighthouse on a page. Times are milliseconds, sizes bytes on the wire. */
export interface Audit {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Ids of the audits that cost points. */
  readonly costly: readonly string[];
}

export interface AuditOptions {
  /** Brings the tab to where the page can be seen, such as signing in: what it leaves in the session storage stays. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The desktop preset instead: a wide window, a fast connection and a processor at its own speed. */
  readonly isDesktop?: boolean;
}

/** The browser loses the beginning of a trace now and then, and Lighthouse asks to be run again. */
const TRIES = 3;

/**
 * One run of Lighthouse by its own defaults: the mobile preset, slow 4G and a processor of a quarter's speed, both
 * simulated. Each run has a browser and a profile of its own, so nothing is warm.
 * @throws Error when the page cannot be judged.
 */
export async function audit(url: string, options: AuditOptions = {}): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run(url, options);
    if (!result.runtimeError) return auditOf(result);
    if (attempt === TRIES) throw new Error(result.runtimeError.message);
  }
}

async function run(url: string, { prepare, isDesktop = false }: AuditOptions): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM to one.');
  const profile = await mkdtemp(path.join(tmpdir(), 'booking-lighthouse-'));
  const browser = await puppeteer.launch({
    executablePath,
    args: chromiumFlags,
    userDataDir: profile,
  });
  try {
    const page = await browser.newPage();
    await prepare?.(page);
    const flags = { logLevel: 'error', disableStorageReset: prepare !== undefined } as const;
    const outcome = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined, page);
    if (!outcome) throw new Error(`Lighthouse said nothing of ${url}.`);
    return outcome.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function auditOf(result: Result): Audit {
  const figure = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100);
  const requests = networkRequests(result);
  const sum = (of: readonly NetworkRequest[]) =>
    of.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    costly: costlyAudits(result),
  };
}

interface NetworkRequest {
  readonly transferSize: number;
  readonly resourceType: string;
}

function networkRequests({ audits }: Result): NetworkRequest[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse counted no requests.');
  return details.items.map(({ transferSize, resourceType }) => ({
    transferSize: Number(transferSize),
    resourceType: String(resourceType),
  }));
}

function costlyAudits({ audits, categories: judged }: Result): string[] {
  const weighing = categories.flatMap((id) => judged[id]?.auditRefs ?? []);
  return weighing
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
