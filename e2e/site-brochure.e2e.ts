import { expect, test } from './product/fixtures.ts';

test.describe('the brochure on the landing page', () => {
  test('the link saves the brochure, which is as long and as large as it says', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^Download the brochure/ });
    const words = (await link.textContent()) ?? '';
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toBe('attachment');
    const body = await answer.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(words).toContain(`PDF, 8 pages, ${Math.ceil(body.byteLength / 1000)} kB`);

    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^booking-desk-brochure-\d{4}-\d\d\.pdf$/);
  });

  test('its pages are loaded when someone comes near, and none of them is broken', async ({
    page,
  }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'The whole product in eight pages' });
    const pages = section.locator('.brochure-pages img');
    const loaded = () =>
      pages.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ naturalWidth }) => naturalWidth > 0),
      );
    expect(await loaded()).toEqual([false, false, false]);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(loaded).toEqual([true, true, true]);
  });
});
