import { fill, test } from './product/enquiry.ts';
import { expect } from './product/fixtures.ts';
import { requestsOf } from './product/requests.ts';

test('[SITE-14] the map is a drawing until it is asked for, and no one else is asked for anything', async ({
  page,
  product,
  provider,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== product.origin && origin !== 'null') elsewhere.push(request.url());
  });
  const { settled } = requestsOf(page);
  await fill(page);
  for (let at = 0; at < 12; at += 1) await page.mouse.wheel(0, 1200);
  const map = page.getByRole('button', { name: 'Load map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAccessibleDescription(/third party/);
  await settled();
  expect(elsewhere).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await map.press('Enter');
  const frame = page.getByTitle(/^Map: .*Bengaluru/);
  await expect(frame).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('OK')).toBeVisible();
  expect(new Set(elsewhere.map((url) => new URL(url).origin))).toEqual(
    new Set([new URL(provider.url).origin]),
  );
});
