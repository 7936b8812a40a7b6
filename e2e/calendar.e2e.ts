import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** The calendar of home, as a person sees it. */
function calendarOf(page: Page) {
  const region = page.getByRole('region', { name: 'Calendar' });
  return {
    region,
    grid: region.getByRole('grid'),
    title: region.getByRole('heading', { level: 3 }).first(),
    period: (text: string) => page.getByRole('button', { name: `Period: ${text}` }),
    opener: page.getByRole('button', { name: /^Period: / }),
    picker: page.getByRole('dialog', { name: 'Period' }),
  };
}

test('[CAL-07] home is a month or a day, as the address, the pointer and the keys say', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/home?type=Month&date=2026-11-01');
  const { region, grid, period, title } = calendarOf(page);
  await expect(period('1 to 30 Nov 2026, 30 days')).toBeVisible();
  await expect(grid).toBeVisible();
  // A day that opens takes the focus along, to its heading.
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await expect(title).toHaveText(/^\w+, \d+ November 2026$/);
  await expect(title).toBeFocused();
  await region.getByRole('radio', { name: 'Month', exact: true }).click();
  await grid.getByRole('gridcell', { name: /^\w+, 10 November 2026/ }).click();
  await expect(title).toHaveText('Tuesday, 10 November 2026');
  await expect(period('10 Nov 2026, 1 day')).toBeVisible();
  await expect(page).toHaveURL(/\?type=Day&date=2026-11-10$/);
  await expect(grid).toBeHidden();
  await region.getByRole('radio', { name: 'Month', exact: true }).click();
  await expect(period('1 to 30 Nov 2026, 30 days')).toBeVisible();

  // The keys belong to the calendar: elsewhere they are the browser's, and nothing moves.
  await page.getByRole('main').focus();
  for (const key of ['ArrowRight', '[', '[']) await page.keyboard.press(key);
  // Had any of them moved the month, its first day would be gone, and the next month would not be December.
  await grid.getByRole('gridcell', { name: /^\w+, 1 November 2026/ }).focus();
  await page.keyboard.press(']');
  await expect(period('1 to 31 Dec 2026, 31 days')).toBeVisible();
  await expect(title).toHaveText('December 2026');
  await expect(title).toHaveAttribute('aria-live', 'polite');
  await expect(title).toBeFocused();
  await page.keyboard.press('[');
  await expect(period('1 to 30 Nov 2026, 30 days')).toBeVisible();
  await page.keyboard.press('[');
  await expect(period('1 to 31 Oct 2026, 31 days')).toBeVisible();
  await page.keyboard.press('t');
  await expect(grid.getByRole('gridcell').and(page.locator('[aria-current="date"]'))).toHaveCount(
    1,
  );

  // Back goes through what was looked at; a reload and a plain address find the last of it.
  await page.goBack();
  await expect(period('1 to 31 Oct 2026, 31 days')).toBeVisible();
  await page.goto('/home');
  await expect(grid).toBeVisible();
  await expect(period('1 to 31 Oct 2026, 31 days')).toHaveCount(0);
  await page.goto('/home?type=Day&date=2026-10-04');
  await expect(period('4 Oct 2026, 1 day')).toBeVisible();
});

test('[CAL-06] the picker takes a period by the keyboard, by the pointer and by its name', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/home?type=Month&date=2026-11-01');
  const { opener, picker, period } = calendarOf(page);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(picker.locator('[data-day="2026-11-01"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(picker.locator('[data-day="2026-11-09"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(period('9 to 12 Nov 2026, 4 days')).toBeFocused();
  await expect(page).toHaveURL(/start=2026-11-09&end=2026-11-12/);

  await opener.click();
  await picker.locator('[data-day="2026-11-20"]').click();
  await picker.locator('[data-day="2026-11-18"]').click();
  await expect(period('18 to 20 Nov 2026, 3 days')).toBeVisible();

  for (const [preset, days] of [
    ['Last 7 days', ', 7 days'],
    ['Last 90 days', ', 90 days'],
    ['Today', ', 1 day'],
  ] as const) {
    await opener.click();
    await picker.getByRole('button', { name: preset, exact: true }).click();
    await expect(opener, preset).toHaveAccessibleName(new RegExp(`${days}$`));
    await expect(picker).toBeHidden();
  }
  await opener.click();
  await picker.getByRole('button', { name: 'This financial year' }).click();
  await expect(opener).toHaveAccessibleName(/1 Apr \d{4} to 31 Mar \d{4}, 36[56] days$/);
});

test.describe('where the clocks are changed', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('[CAL-05] a day of 23 or 25 hours is one day, asked for by the zone of the viewer', async ({
    page,
  }) => {
    await openConsole(page, superAdmin);
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/report/superAdmin')) asked.push(searchParams);
    });
    // On 8 March 2026 New York skips an hour, on 1 November it has one twice.
    await page.goto('/home?type=Day&date=2026-03-08');
    const { period, title } = calendarOf(page);
    await expect(period('8 Mar 2026, 1 day')).toBeVisible();
    await title.focus();
    await page.keyboard.press(']');
    await expect(period('9 Mar 2026, 1 day')).toBeVisible();
    await page.goto('/home?type=Day&date=2026-11-01');
    await expect(period('1 Nov 2026, 1 day')).toBeVisible();
    await title.focus();
    await page.keyboard.press('[');
    await expect(period('31 Oct 2026, 1 day')).toBeVisible();
    const days = () =>
      asked.map((query) => [query.get('startDate'), query.get('endDate'), query.get('timezone')]);
    for (const day of ['2026-03-08', '2026-03-09', '2026-11-01', '2026-10-31']) {
      await expect.poll(days).toContainEqual([day, day, 'America/New_York']);
    }
  });
});
