import { expect, type Page, type Request } from '@playwright/test';
import { idleOnce } from '../idle.ts';

/** Records the calls of a page to the API. Made before the page is opened, it knows what is still under way. */
export function requestsOf(page: Page) {
  const calls: string[] = [];
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    underWay.add(request);
    count += 1;
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}${search}`);
  });
  const end = (request: Request) => underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** Method, path and query of each call, in their order. */
    calls,
    /** Waits until nothing is under way or loading, and what waits for such a moment has had it. */
    async settled(): Promise<void> {
      await expect(async () => {
        const before = count;
        expect(underWay.size).toBe(0);
        await idleOnce(page);
        expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
        expect([underWay.size, count]).toEqual([0, before]);
      }).toPass();
    },
    /** Forgets the calls so far. */
    restart(): void {
      calls.length = 0;
    },
  };
}
