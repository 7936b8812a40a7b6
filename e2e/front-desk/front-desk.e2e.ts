import type { Page } from '@playwright/test';
import { serveFrontDesk } from '../../scripts/front-desk/serve.ts';
import { loginPage } from '../pages/login-page.ts';
import { hospitalityOwner } from '../product/accounts.ts';
import { axeViolations } from '../product/axe.ts';
import { expect, test } from '../product/fixtures.ts';
import { taxedHotel } from '../product/taxed-hotel.ts';
import { userOf } from '../product/user.ts';

const dist = process.env.FRONT_DESK_DIST ?? 'examples/front-desk/dist';

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /Main|मुख्य/ })
    .getByRole('link', { name })
    .click();

async function book(page: Page, guest: string, room: string): Promise<void> {
  await page.getByRole('button', { name: 'New reservation' }).click();
  const ui = userOf(page);
  const dialog = ui.inside('dialog', 'New reservation');
  await dialog.fill('Guest', guest);
  await dialog.choose('Room', room);
  await expect(page.getByRole('dialog').getByText('₹4,200').first()).toBeVisible();
  await ui.confirm('New reservation', 'Book');
}

const stayOf = (page: Page, guest: string, room: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${guest}.*${room}`) });

/** A column of the board. */
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Housekeeping' }).getByRole('list', { name });

/** Gives the hotel a tax of 5 %, and repairs Room 104 for good. */
async function prepareHotel(origin: string): Promise<void> {
  const { api, institution } = await taxedHotel(origin);
  const { items } = await api.asset.list({ institution, search: '104' });
  const room = items.find(({ code }) => code === '104');
  if (!room) throw new Error('There is no room 104.');
  const statusReason = { reason: 'New bathroom', from: '2025-01-01', until: null };
  await api.asset.update(room._id, { status: 'OutOfOrder', statusReason, __v: room.__v });
}

test('a hotel works with the front desk for a day, from the hand-over to the bill', async ({
  house,
  page,
}) => {
  let api = '';
  const desk = await serveFrontDesk(dist, 0, () => api);
  try {
    const product = await house.start({ env: { SUB_APP_HOSPITALITY_URL: `${desk.origin}/` } });
    api = product.origin;
    await prepareHotel(api);

    await test.step('the console hands its session over, and the address keeps no token', async () => {
      await page.goto(`${product.origin}/login`);
      await loginPage(page).signIn(hospitalityOwner);
      await page.waitForURL(`${desk.origin}/`);
      await expect(page.getByRole('heading', { name: 'Tape chart' })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'Room 101' })).toBeVisible();
      await expect(page.getByText('API v1 has no bookings')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('a reservation says what is missing, and is kept', async () => {
      await page.getByRole('button', { name: 'New reservation' }).click();
      const dialog = page.getByRole('dialog', { name: 'New reservation' });
      await dialog.getByRole('button', { name: 'Book' }).click();
      await expect(dialog.getByText('Enter the name of the guest.')).toBeVisible();
      await expect(dialog.getByText('Choose a room.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await book(page, 'Asha Rao', 'Room 101');
      await book(page, 'Imran Khan', 'Room 102');
      await expect(stayOf(page, 'Asha Rao', 'Room 101')).toBeVisible();
    });

    await test.step('the keyboard moves a stay to a room that is free, and to no other', async () => {
      const stay = stayOf(page, 'Imran Khan', 'Room 102');
      await stay.click();
      await page.keyboard.press('Escape');
      await expect(stay).toBeFocused();
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Room 101 is taken by Asha Rao then.').first()).toBeVisible();
      await expect(stay).toBeFocused();
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Enter');
      const moved = stayOf(page, 'Imran Khan', 'Room 103');
      await expect(page.getByText(/^Imran Khan is now .*, Room 103\.$/)).toBeAttached();
      await expect(moved).toBeFocused();
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Room 104 is closed then: New bathroom').first()).toBeVisible();
      await expect(moved).toBeVisible();
    });

    await test.step('the guest checks in, and out with the bill', async () => {
      await stayOf(page, 'Asha Rao', 'Room 101').click();
      await page.getByRole('button', { name: 'Check in' }).click();
      await expect(page.getByText('Asha Rao: Checked in.').first()).toBeVisible();
      await stayOf(page, 'Asha Rao', 'Room 101').click();
      await page.getByRole('button', { name: 'Check out' }).click();
      const bill = page.getByRole('dialog', { name: 'Bill: Asha Rao' });
      await expect(bill.getByText(/^1 (weekend )?night × ₹4,200$/)).toBeVisible();
      await expect(bill.getByText('₹210')).toBeVisible();
      await expect(bill.getByText('₹4,410')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await bill.getByRole('button', { name: 'Check out' }).click();
      await expect(page.getByText('Asha Rao: Checked out.').first()).toBeVisible();
    });

    await test.step('housekeeping gets the room that was left', async () => {
      await goTo(page, 'Housekeeping');
      await expect(column(page, 'Dirty').getByText('Room 101')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await column(page, 'Dirty')
        .getByRole('button', { name: /Room 101/ })
        .first()
        .focus();
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
      await expect(column(page, 'Clean').getByText('Room 101')).toBeVisible();
    });

    await test.step('what was done is there after a reload, on a phone too', async () => {
      await goTo(page, 'Today');
      await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await expect(page.getByRole('button', { name: /Imran Khan/ }).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
      expect(isWide, 'wider than the phone').toBe(false);
    });

    await test.step('in Hindi and dark', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goTo(page, 'Settings');
      await page.getByRole('radio', { name: 'हिन्दी' }).click();
      await expect(page.getByRole('heading', { name: 'सेटिंग' })).toBeVisible();
      await page.getByRole('radio', { name: 'गहरी' }).click();
      await goTo(page, 'टेप चार्ट');
      await expect(stayOf(page, 'Imran Khan', 'Room 103')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  } finally {
    desk.close();
  }
});
