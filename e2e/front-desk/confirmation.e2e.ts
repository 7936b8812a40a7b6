import type { Page } from '@playwright/test';
import { serveFrontDesk } from '../../scripts/front-desk/serve.ts';
import { loginPage } from '../pages/login-page.ts';
import { hospitalityOwner } from '../product/accounts.ts';
import { axeViolations } from '../product/axe.ts';
import { expect, test } from '../product/fixtures.ts';
import { withProductOnTheDay } from '../product/on-the-day.ts';
import { taxedHotel } from '../product/taxed-hotel.ts';
import { userOf } from '../product/user.ts';
import { raiseWeekend } from '../product/weekend-rates.ts';

const dist = process.env.FRONT_DESK_DIST ?? 'examples/front-desk/dist';

const stayOf = (page: Page, guest: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${guest}`) });

/** A second slab of the tax, with the same name: 18 % of what is above 4,500. */
async function taxWeekendHigher({ api, institution }: Awaited<ReturnType<typeof taxedHotel>>) {
  const settings = await api.setting.get({ institution });
  const rules = settings?.taxes.rules ?? [];
  await api.setting.save({
    institution,
    __v: settings?.__v ?? 0,
    taxes: {
      rules: rules.flatMap((rule) => [
        { ...rule, maxTariff: 4500 },
        { ...rule, rate: 18, minTariff: 4500, maxTariff: null },
      ]),
    },
  });
}

/** On a Saturday, whose night is one of the hotel's weekend. */
test('a walk-in pays each night its price, and is confirmed on WhatsApp', async ({ page }) => {
  let api = '';
  const desk = await serveFrontDesk(dist, 0, () => api);
  const env = { SUB_APP_HOSPITALITY_URL: `${desk.origin}/` };
  try {
    await withProductOnTheDay(async ({ origin, now }) => {
      api = origin;
      const hotel = await taxedHotel(origin);
      await raiseWeekend(hotel);
      await taxWeekendHigher(hotel);
      await page.clock.install({ time: now() });
      await page.goto(`${origin}/login`);
      await loginPage(page).signIn(hospitalityOwner);
      await page.waitForURL(`${desk.origin}/`);
      const ui = userOf(page);

      await test.step('the form has a line for each price, one of GST, and the total', async () => {
        await page.getByRole('button', { name: 'New reservation' }).click();
        const form = ui.inside('dialog', 'New reservation');
        await form.fill('Guest', 'Ila Rathore');
        await form.fill('Check-out', '23 Nov 2026');
        await form.choose('Room', 'Room 101');
        const bill = page.getByRole('dialog', { name: 'New reservation' }).getByLabel('Bill');
        await expect(bill.getByRole('term')).toHaveText([
          '1 weekend night × ₹4,700',
          '1 night × ₹4,200',
          'GST',
          'Total',
        ]);
        await expect(bill.getByRole('definition')).toHaveText([
          '₹4,700',
          '₹4,200',
          '₹1,056',
          '₹9,956',
        ]);
        await ui.confirm('New reservation', 'Book');
      });

      const confirmation = page.getByRole('dialog', { name: 'Confirmation: Ila Rathore' });
      await test.step('nothing is sent to a guest without a number', async () => {
        await stayOf(page, 'Ila Rathore').click();
        const send = page.getByRole('button', { name: 'Send confirmation on WhatsApp' });
        await expect(send).toHaveAccessibleDescription('Enter the guest’s phone number first.');
        await page.getByRole('button', { name: 'Change', exact: true }).click();
        await ui.inside('dialog', 'Change reservation').fill('Phone', '98200 79190');
        await ui.confirm('Change reservation', 'Save');
      });

      await test.step('the message says what was booked, and can be changed', async () => {
        await page.getByRole('button', { name: 'Send confirmation on WhatsApp' }).click();
        const message = confirmation.getByRole('textbox', { name: 'Message' });
        await expect(message).toHaveValue(
          [
            'Namaste Ila Rathore, your stay at Lakeview Residency is confirmed.',
            'Deluxe Lake Room, Room 101, 21–23 Nov 2026',
            'Check-in from 14:00',
            'Total ₹9,956, taxes included',
          ].join('\n'),
        );
        expect(await axeViolations(page)).toEqual([]);
        await message.fill('');
        const open = confirmation.getByRole('button', { name: 'Open WhatsApp' });
        await expect(open).toHaveAccessibleDescription('Enter a message.');
        await message.fill('Welcome, Ila & family!');
      });

      await test.step('WhatsApp opens with the message as it was left', async () => {
        await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
        const opening = page.context().waitForEvent('page');
        await confirmation.getByRole('button', { name: 'Open WhatsApp' }).click();
        const opened = await opening;
        await opened.waitForURL('https://wa.me/**');
        const { pathname, searchParams } = new URL(opened.url());
        expect(pathname).toBe('/919820079190');
        expect(searchParams.get('text')).toBe('Welcome, Ila & family!');
        await opened.close();
        await expect(confirmation).toHaveCount(0);
      });
    }, env);
  } finally {
    desk.close();
  }
});
