import { faq, quotes, wake } from './pages/landing-page.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('and less motion nothing moves by itself, and the open tab is seen', async ({ page }) => {
    await page.goto('/');
    await wake(page, 'pricing');
    const backgroundOf = (selected: boolean) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await backgroundOf(true)).not.toBe(await backgroundOf(false));
    await wake(page, 'testimonials');
    await expect(quotes(page).getByRole('button', { name: 'Play' })).toBeVisible();
    // The bars are in their days.
    const bars = page.locator('.tape-chart-stay').first();
    expect(await bars.evaluate((bar) => bar.getAnimations())).toEqual([]);
  });
});

test('on paper there is no night, every answer, and where links lead', async ({ page }) => {
  await page.goto('/');
  await wake(page, 'faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.hero-scene')).toBeHidden();
  await expect(page.locator('.sector-facade')).toBeHidden();
  for (const answer of await faq(page).locator('.bk-accordion-content').all()) {
    await expect(answer).toBeVisible();
  }
  const link = page.getByRole('contentinfo').locator('a[href^="https:"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('https://');

  const tour = page.getByRole('region', { name: 'See the desk at work' });
  await expect(tour.locator('video')).toBeHidden();
  await expect(tour.getByRole('listitem').last(), 'the transcript').toBeVisible();
  expect(await axeViolations(page), 'ink that is seen on paper').toEqual([]);
});
