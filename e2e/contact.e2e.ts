import { TOAST_SITE_MS } from '../packages/ui/src/constants.ts';
import { axeViolations } from './product/axe.ts';
import {
  fill,
  form,
  ids,
  NOW,
  sendButton,
  test,
  thanks,
  toast,
  typed,
  values,
} from './product/enquiry.ts';
import { expect } from './product/fixtures.ts';
import { answers } from './product/mail-provider.ts';
import { requestsOf } from './product/requests.ts';

/** Typed values, by the names of the form's fields. */
const fields = {
  user_name: typed.Name,
  user_city: typed.Location,
  user_email: typed.Email,
  user_phone: typed.Phone,
  user_subject: typed.Subject,
  message: typed.Message,
};

test.describe('for a visitor far away', () => {
  test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

  test('[CONT-01] [CONT-02] [CONT-04] [CONT-05] an enquiry is sent as one form with its moment, and thanked for', async ({
    page,
    provider,
  }) => {
    provider.answers = answers.text(200, 'OK');
    await page.clock.setFixedTime(NOW);
    await fill(page);
    await sendButton(page).click();
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
    await expect(sendButton(page)).toHaveCount(0);
    await expect(toast(page)).toContainText('Thanks');
  });
});

test('[SITE-19] the thank-you is a toast of the landing: top right, light, for five seconds', async ({
  page,
  provider,
}) => {
  provider.answers = answers.text(200, 'OK');
  await fill(page);
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator('.bk-toaster')).toHaveAttribute('data-preset', 'site');
  const { right, top, ms } = await toast(page).evaluate(async (node) => {
    const timer = node.querySelector('.bk-toast-timer');
    const [running] = timer?.getAnimations() ?? [];
    const ms = Number(running?.effect?.getComputedTiming().duration);
    running?.pause();
    // The position where it comes to rest: it flies in.
    await Promise.all(node.getAnimations().map((flight) => flight.finished));
    const { right, top } = node.getBoundingClientRect();
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
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  // Typing again brings the button back.
  provider.answers = answers.slowBytes(200);
  await fill(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('an enquiry is sent once, however often it is pressed', async ({ page, provider }) => {
  const { settled } = requestsOf(page);
  await fill(page);
  let answer = () => {};
  provider.answers = (response) => {
    answer = () => answers.text(200, 'OK')(response);
  };
  await sendButton(page).dblclick();
  await sendButton(page).click({ force: true });
  await sendButton(page).press('Enter');
  await form(page).getByLabel('Name').press('Enter');
  await form(page).evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit());
  await expect.poll(() => provider.received.length).toBe(1);
  answer();
  await expect(thanks(page)).toBeVisible();
  await form(page).getByLabel('Name').press('Enter');
  await settled();
  expect(provider.received).toHaveLength(1);
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
      all.map((control) => ({
        name: control.getAttribute('name'),
        type: Reflect.get(control, 'type'),
        rules: ['required', 'minlength', 'maxlength', 'pattern', 'min', 'max'].filter((rule) =>
          control.hasAttribute(rule),
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
    await sendButton(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^Enter (a|your) /);
    await field.fill(value);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await form(page).getByLabel('Email').fill('kavita');
  await sendButton(page).click();
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
    /like you@yourhotel\.in/,
  );
  expect(provider.received).toEqual([]);

  // Whatever a browser lets through is sent.
  await form(page).getByLabel('Email').fill('k@r');
  await form(page).getByLabel('Phone').fill('call the desk');
  await form(page).getByLabel('Message').fill('x'.repeat(20_000));
  await sendButton(page).click();
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
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator('.contact-thanks')).toBeFocused();
  await expect(toast(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
