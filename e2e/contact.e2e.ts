import type { Page } from '@playwright/test';
import { TOAST_SITE_MS } from '../packages/ui/src/constants.ts';
import { axeViolations } from './product/axe.ts';
import { test as base, expect } from './product/fixtures.ts';
import { answers, type MailProvider, startMailProvider } from './product/mail-provider.ts';
import { type RunningProduct, withHouse } from './product/running-product.ts';

const ids = { service_id: 'service_desk', template_id: 'template_demo', user_id: 'user_public' };
const typed = {
  Name: 'Kavita Rao',
  Location: 'Madikeri, Karnataka',
  Email: 'kavita@rao.example',
  Phone: '98450 12345',
  Subject: 'Free demo',
  Message: 'Fourteen rooms.\nA paper register today.',
};
const fields = {
  user_name: typed.Name,
  user_city: typed.Location,
  user_email: typed.Email,
  user_phone: typed.Phone,
  user_subject: typed.Subject,
  message: typed.Message,
};
/** 3:42:10 in the afternoon in India. */
const NOW = new Date('2026-11-21T10:12:10Z');

const test = base.extend<object, { provider: MailProvider; product: RunningProduct }>({
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
    { scope: 'worker', timeout: 120_000 },
  ],
});

const form = (page: Page) => page.locator('.contact-form');
const button = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
const thanks = (page: Page) => form(page).getByText('Thank you. Your enquiry has reached us.');
const toast = (page: Page) => page.locator('.bk-toast');

/** Opens the form as "Book Free Demo Now" does, and fills it in. */
async function fill(page: Page, values: Readonly<Record<string, string>> = typed) {
  await page.goto('/#contact');
  for (const [label, value] of Object.entries(values)) {
    await form(page).getByLabel(label).fill(value);
  }
  await expect(button(page)).toBeVisible();
}

/** What the form holds, in its order. */
const values = (page: Page) =>
  form(page)
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));

/** Lets the page log why an enquiry was not sent, and collects it. */
function logged(page: Page, complaints: { kind: string; text: string }[]) {
  return async () => {
    const [why] = await Promise.all([
      page.waitForEvent(
        'console',
        (message) => message.type() === 'error' && /not sent/.test(message.text()),
      ),
      button(page).click(),
    ]);
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    // What the browser adds by itself about the answer is the test's matter too.
    complaints.length = 0;
    return why.text();
  };
}

test.describe('for a visitor far away', () => {
  test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

  test('[CONT-01] [CONT-02] [CONT-04] [CONT-05] an enquiry is sent as one form with its moment, and thanked for', async ({
    page,
    provider,
  }) => {
    provider.answers = answers.text(200, 'OK');
    await page.clock.setFixedTime(NOW);
    await fill(page);
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(provider.received).toHaveLength(1);
    const [sent] = provider.received;
    expect(sent?.method).toBe('POST');
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.fields).toEqual({
      ...fields,
      // A form sends the ends of lines as the standard for forms wants them.
      message: typed.Message.replace('\n', '\r\n'),
      DateTime: '21-11-2026, 3:42:10 pm',
      lib_version: '3.2.0',
      ...ids,
    });
    expect(await values(page)).toEqual(['', '', '', '', '', '']);
    await expect(button(page)).toHaveCount(0);
    await expect(toast(page)).toContainText('Thank you');
  });
});

test('[SITE-19] the thank-you is a toast of the landing: top right, light, for five seconds', async ({
  page,
  provider,
}) => {
  provider.answers = answers.text(200, 'OK');
  await fill(page);
  await button(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator('.bk-toasts')).toHaveAttribute('data-preset', 'site');
  const { right, top, ms } = await toast(page).evaluate((node) => {
    const { right, top } = node.getBoundingClientRect();
    const timer = node.querySelector('.bk-toast-timer');
    const [running] = timer?.getAnimations() ?? [];
    const ms = Number(running?.effect?.getComputedTiming().duration);
    return { right: window.innerWidth - right, top, ms };
  });
  expect(ms).toBe(TOAST_SITE_MS);
  expect(right).toBeLessThan(40);
  expect(top).toBeLessThan(80);
});

test('[CONT-05] the text OK is success under any status, and slow bytes after a 200 are not waited for', async ({
  page,
  provider,
}) => {
  provider.answers = answers.text(202, 'OK');
  await fill(page);
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
  // Typing again brings the button back.
  provider.answers = answers.slowBytes(200);
  await fill(page);
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('[CONT-06] a failure of any kind shows nothing, is logged, and leaves what was typed', async ({
  page,
  provider,
  complaints,
}) => {
  test.slow();
  await fill(page);
  const send = logged(page, complaints);
  const before = await values(page);
  for (const [answer, why] of [
    [answers.text(400, 'The user ID is invalid'), /400: The user ID is invalid/],
    [answers.text(500, ''), /500/],
    [answers.text(202, 'Accepted'), /202/],
    [answers.text(403, 'ok'), /403/],
    [answers.brokenLine, /Failed to fetch/],
    [answers.notForThisOrigin, /Failed to fetch/],
    [answers.elsewhere, /Failed to fetch/],
  ] as const) {
    provider.answers = answer;
    expect(await send()).toMatch(why);
    // The browser itself sends the same form again where a line broke that it had kept open.
    const forms = new Set(provider.received.map(({ contentType }) => contentType));
    expect(forms.size).toBe(1);
    expect(await values(page)).toEqual(before);
    await expect(thanks(page)).toHaveCount(0);
    await expect(toast(page)).toHaveCount(0);
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  }
  await page.context().setOffline(true);
  expect(await send()).toMatch(/Failed to fetch/);
  await page.context().setOffline(false);
  expect(await values(page)).toEqual(before);
});

for (const [name, answer] of [
  ['never answers', answers.nothing],
  ['never ends its refusal', answers.slowBytes(500)],
] as const) {
  test(`[CONT-06] a provider that ${name} is a failure after 20 seconds`, async ({
    page,
    provider,
    complaints,
  }) => {
    await page.clock.install({ time: NOW });
    await fill(page);
    provider.answers = answer;
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => provider.received.length).toBe(1);
    const why = page.waitForEvent('console', (message) => /not sent/.test(message.text()));
    await page.clock.runFor(19_000);
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_100);
    expect((await why).text()).toContain('No answer within 20 seconds');
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    expect(await values(page)).toEqual(Object.values(typed));
    complaints.length = 0;
  });
}

test('[CONT-06] settings that never come are a failure after 20 seconds', async ({
  page,
  complaints,
}) => {
  await page.clock.install({ time: NOW });
  await page.route('**/config.json', () => {});
  await fill(page);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  const why = page.waitForEvent('console', (message) => /not sent/.test(message.text()));
  await page.clock.runFor(20_100);
  expect((await why).text()).toContain('No answer within 20 seconds');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  expect(await values(page)).toEqual(Object.values(typed));
  complaints.length = 0;
});

test('an enquiry is sent once, however often it is pressed', async ({ page, provider }) => {
  await fill(page);
  let answer = () => {};
  provider.answers = (response) => {
    answer = () => answers.text(200, 'OK')(response);
  };
  await button(page).dblclick();
  await button(page).click({ force: true });
  await button(page).press('Enter');
  await form(page).getByLabel('Name').press('Enter');
  await form(page).evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit());
  await expect.poll(() => provider.received.length).toBe(1);
  answer();
  await expect(thanks(page)).toBeVisible();
  await form(page).getByLabel('Name').press('Enter');
  await expect.poll(() => provider.received.length).toBe(1);
});

test('what is typed and sent before the script has come is kept, and sent once it has', async ({
  page,
  provider,
}) => {
  provider.answers = answers.text(200, 'OK');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/contact-form-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await fill(page);
  await form(page).getByLabel('Phone').press('Enter');
  await expect(page).toHaveURL('/#contact');
  expect(await values(page)).toEqual(Object.values(typed));
  expect(provider.received).toEqual([]);
  open();
  await expect(thanks(page)).toBeVisible();
  expect(provider.received).toHaveLength(1);
  expect(provider.received[0]?.fields.user_name).toBe(typed.Name);
});

test('[CONT-03] each field is required, the email is checked by the browser, and there is no other rule', async ({
  page,
  provider,
}) => {
  provider.answers = answers.text(200, 'OK');
  await fill(page);
  const rules = await form(page)
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((all) =>
      all.map((one) => ({
        name: one.getAttribute('name'),
        type: Reflect.get(one, 'type'),
        rules: ['required', 'minlength', 'maxlength', 'pattern', 'min', 'max'].filter((rule) =>
          one.hasAttribute(rule),
        ),
      })),
    );
  expect(rules).toEqual([
    { name: 'user_name', type: 'text', rules: ['required'] },
    { name: 'user_city', type: 'text', rules: ['required'] },
    { name: 'user_email', type: 'email', rules: ['required'] },
    { name: 'user_phone', type: 'tel', rules: ['required'] },
    { name: 'user_subject', type: 'text', rules: ['required'] },
    { name: 'message', type: 'textarea', rules: ['required'] },
  ]);
  await expect(form(page)).not.toHaveAttribute('novalidate');
  for (const [label, value] of Object.entries(typed)) {
    const field = form(page).getByLabel(label);
    await field.fill('');
    await button(page).click();
    await expect(field).toBeFocused();
    await field.fill(value);
  }
  await form(page).getByLabel('Email').fill('kavita');
  await button(page).click();
  await expect(form(page).getByLabel('Email')).toBeFocused();
  expect(provider.received).toEqual([]);

  // Whatever a browser lets through is sent.
  await form(page).getByLabel('Email').fill('k@r');
  await form(page).getByLabel('Phone').fill('call the desk');
  await form(page).getByLabel('Message').fill('x'.repeat(20_000));
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(provider.received[0]?.fields.message).toHaveLength(20_000);
});

test('an enquiry is made with the keyboard alone', async ({ page, provider }) => {
  provider.answers = answers.text(200, 'OK');
  await page.goto('/');
  await page.getByRole('link', { name: 'Book Free Demo Now' }).first().press('Enter');
  await expect(page).toHaveURL(/#contact$/);
  for (const value of Object.values(typed)) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value.replace('\n', ' '));
  }
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator('.contact-thanks')).toBeFocused();
  await expect(toast(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[SITE-14] the map is a drawing until it is asked for, and nobody else is asked for anything', async ({
  page,
  product,
  provider,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== product.origin && origin !== 'null') elsewhere.push(request.url());
  });
  await fill(page);
  for (let at = 0; at < 12; at += 1) await page.mouse.wheel(0, 1200);
  const map = page.getByRole('button', { name: 'Load map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAccessibleDescription(/another company/);
  await page.waitForLoadState('networkidle');
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
