import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type MailProvider, startMailProvider } from './mail-provider.ts';
import { type RunningProduct, withHouse } from './running-product.ts';

/** Ids by which the provider recognizes the installation. */
export const ids = {
  service_id: 'service_desk',
  template_id: 'template_demo',
  user_id: 'user_public',
};
/** Values that a visitor enters, by the labels of the fields. */
export const typed = {
  Name: 'Kavita Rao',
  Location: 'Madikeri, Karnataka',
  Email: 'kavita@rao.example',
  Phone: '98450 12345',
  Subject: 'Free demo',
  Message: 'Fourteen rooms.\nA paper register today.',
};
/** 3:42:10 in the afternoon in India. */
export const NOW = new Date('2026-11-21T10:12:10Z');

/** A product whose form sends to a provider that stands in. */
export const test = base.extend<object, { provider: MailProvider; product: RunningProduct }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const provider = await startMailProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const env = {
        CONTACT_URL: provider.url,
        CONTACT_SERVICE_ID: ids.service_id,
        CONTACT_TEMPLATE_ID: ids.template_id,
        CONTACT_USER_ID: ids.user_id,
        MAP_URL: `${new URL(provider.url).origin}/elsewhere`,
      };
      await withHouse(async (house) => use(await house.start({ env })));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export const form = (page: Page) => page.locator('.contact-form');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
export const thanks = (page: Page) => form(page).getByText('Thanks. We’ve got your enquiry.');
export const toast = (page: Page) => page.locator('.bk-toast');

/** Opens the form as "Book Free Demo Now" does, and fills it in. */
export async function fill(page: Page, values: Readonly<Record<string, string>> = typed) {
  await page.goto('/#contact');
  for (const [label, value] of Object.entries(values)) {
    await form(page).getByLabel(label).fill(value);
  }
  await expect(sendButton(page)).toBeVisible();
}

/** Returns the values of the form, in its order. */
export const values = (page: Page) =>
  form(page)
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((all) => all.map((control) => Reflect.get(control, 'value')));
