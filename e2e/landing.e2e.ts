import type { Page } from '@playwright/test';
import {
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_ITEMS,
  CAROUSEL_SPEED_MS,
} from '../packages/ui/src/constants.ts';
import { faq, quotes, wake } from './pages/landing-page.ts';
import { expect, test } from './product/fixtures.ts';
import { canStopTime } from './product/stopped-time.ts';

/** How the row of slides moves by itself once it is played: from one move to the next, and a move, in ms. */
function measureMoves(page: Page): Promise<{ readonly pause: number; readonly move: number }> {
  return quotes(page).evaluate(async (region) => {
    const track = region.querySelector('.bk-carousel-track');
    const press = (name: string) =>
      region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    const isMoving = () => (track?.getAnimations().length ?? 0) > 0;
    const time = window.stopTime();
    try {
      press('Pause');
      await time.until(() => !isMoving());
      press('Play');
      await time.until(isMoving);
      const move = await time.until(() => !isMoving());
      return { move, pause: move + (await time.until(isMoving)) };
    } finally {
      time.release();
    }
  });
}

test.describe('the landing page as it is built', () => {
  test('brings React only when someone looks, and then what is near', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('/loader-');

    await wake(page, 'testimonials');
    expect(scripts.some((path) => path.includes('/hydrate-'))).toBe(true);
    expect(scripts.some((path) => path.includes('/testimonial-slides-'))).toBe(true);
  });

  test('keeps the focus of the row of quotes when React takes it over', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('[data-island="testimonials"] .bk-carousel-view');
    await row.focus();
    await expect(page.locator('[data-island="testimonials"]')).toHaveAttribute('data-awake', '');
    await expect(quotes(page)).toHaveAttribute('data-live', 'true');
    await expect(row).toBeFocused();
    // From there on it is no stop of its own.
    await page.keyboard.press('Tab');
    await expect(row).not.toHaveAttribute('tabindex');
  });

  for (const width of [1440, 820, 390]) {
    test(`is as long before it has been seen as after, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const [before, after] = await page.evaluate(async () => {
        const root = document.documentElement;
        const before = root.scrollHeight;
        // Sections are laid out when they come near.
        for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        return [before, root.scrollHeight] as const;
      });
      expect(Math.abs(after - before) / after).toBeLessThan(0.03);
    });
  }

  test('[SITE-12] opens one answer at a time, by pointer and by keys', async ({ page }) => {
    await page.goto('/');
    await wake(page, 'faq');
    const questions = faq(page).getByRole('button');
    await expect(questions).toHaveCount(14);
    const open = faq(page).locator('[aria-expanded="true"]');
    await expect(open).toHaveText('What does Booking Desk do?');

    await questions.nth(3).click();
    await expect(open).toHaveCount(1);
    await expect(open).toHaveText('What does it cost?');
    await expect(faq(page).getByText('From ₹999 a month, GST included.')).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveText('Can I change my plan later?');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
  });

  test('keeps the focus on the first question of a phone when it wakes there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const first = faq(page).getByRole('button').first();
    await first.focus();
    await wake(page, 'faq');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeFocused();
  });

  test('does what was pressed before it was awake', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/hydrate-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await faq(page).getByRole('button', { name: 'Is my data safe?' }).click();
    release();
    await expect(faq(page).getByRole('button', { name: 'Is my data safe?' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('[SITE-13] moves every 8500 ms for 450 ms, round and round', async ({ page }) => {
    await canStopTime(page);
    await page.goto('/');
    await wake(page, 'testimonials');
    const slides = quotes(page).locator('.bk-carousel-slide:not([data-clone])');
    const count = await slides.count();
    const shown = slides.and(page.locator(':not([inert])'));
    await expect(shown.first()).toHaveAttribute('aria-label', `1 of ${count}`);

    expect(await measureMoves(page)).toEqual({
      pause: CAROUSEL_AUTOPLAY_MS,
      move: CAROUSEL_SPEED_MS,
    });

    // Back past the first: the last comes.
    await quotes(page).getByRole('button', { name: 'Pause' }).click();
    await expect(quotes(page).getByRole('button', { name: 'Play' })).toBeVisible();
    // It was perhaps on its way.
    const moves = () =>
      quotes(page)
        .locator('.bk-carousel-track')
        .evaluate((track) => track.getAnimations().length);
    await expect.poll(moves).toBe(0);
    const names = await slides.evaluateAll((all) =>
      all.filter((slide) => !slide.hasAttribute('inert')).map((slide) => slide.ariaLabel),
    );
    const first = Math.min(...names.map((name) => Number.parseInt(name ?? '', 10)));
    for (let step = 0; step < first; step += 1) {
      await quotes(page).getByRole('button', { name: 'Previous' }).click();
    }
    await expect(
      slides.and(page.locator(`[aria-label="${count} of ${count}"]`)),
    ).not.toHaveAttribute('inert');
  });

  test('[SITE-13] shows one slide, from 768 px on two, from 1170 px on three', async ({ page }) => {
    await page.goto('/');
    await wake(page, 'testimonials');
    const seen = { 767: CAROUSEL_ITEMS[0], 768: CAROUSEL_ITEMS[768], 1169: 2, 1170: 3 };
    for (const [width, count] of Object.entries(seen)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect(
        quotes(page).locator('.bk-carousel-slide:not([data-clone], [inert])'),
        `${width} px`,
      ).toHaveCount(count);
    }
  });

  test('[SITE-06] does nothing where a template is not open, and raises no toast', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page, 'pricing');
    const tabs = page.locator('#pricing').getByRole('tab');
    const before = await page.locator('#pricing').textContent();
    for (const name of ['Tours & Travels', 'Event Management', 'Appointment-Based Services']) {
      // Playwright does not press what is disabled by itself.
      await tabs.filter({ hasText: name }).click({ force: true });
      await expect(tabs.filter({ hasText: 'Hospitality' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    await expect(page.locator('[role="alert"], .bk-toast-text')).toHaveCount(0);
    await expect(page.locator('#pricing')).toHaveText(before ?? '');
    // The keys reach what is closed, so that it can be read.
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.filter({ hasText: 'Tours & Travels' })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer, price and quote can be read', async ({ page }) => {
    await page.goto('/');
    const answers = faq(page).locator('.bk-accordion-content');
    await expect(answers).toHaveCount(14);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await expect(page.getByText('₹3,999')).toBeVisible();
    // First to the row, which is laid out when it is near, then along it.
    await quotes(page).scrollIntoViewIfNeeded();
    const last = quotes(page).getByRole('group').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // Buttons that do nothing are not there, nor the space of icons that never come.
    await expect(quotes(page).getByRole('button')).toHaveCount(0);
    await expect(page.locator('.bk-icon').filter({ visible: true })).toHaveCount(0);
  });
});

const screens = [
  { name: '320 px wide, as 400 % make of 1280', width: 320, text: '100%' },
  { name: 'letters of 200 % on 1280 px', width: 1280, text: '200%' },
  { name: 'letters of 200 % on 390 px', width: 390, text: '200%' },
];

for (const { name, width, text } of screens) {
  test(`nothing is cut off or covered: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const layout = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const box = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`No ${selector}.`);
        return element.getBoundingClientRect();
      };
      const words = box('.hero-price');
      return {
        sideways: scrollWidth - clientWidth,
        wordsEnd: words.bottom,
        chart: box('.tape-chart').top,
      };
    });
    expect(layout.sideways).toBe(0);
    expect(layout.wordsEnd).toBeLessThanOrEqual(layout.chart);
  });
}

test('the pictures among the features fit their cards at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator('.vignette-picture').evaluateAll((all) =>
      all.flatMap((picture) => {
        const edge = picture.getBoundingClientRect().right + 1;
        const wide = [...picture.querySelectorAll('*')].find(
          (part) => part.getBoundingClientRect().right > edge,
        );
        return wide ? [`${wide.tagName} ${wide.textContent}`] : [];
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
