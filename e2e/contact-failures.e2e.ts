import type { Page } from '@playwright/test';
import {
  fill,
  form,
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

const NOT_SENT = /not sent/;

/** Sends the enquiry, and returns why it was not sent, as the page logs it. */
async function send(page: Page): Promise<string> {
  const [why] = await Promise.all([
    page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && NOT_SENT.test(message.text()),
    ),
    sendButton(page).click(),
  ]);
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  return why.text();
}

test('[CONT-06] a failure of any kind shows nothing, is logged, and leaves what was typed', async ({
  page,
  provider,
  complaints,
}) => {
  test.slow();
  await fill(page);
  complaints.expect(NOT_SENT);
  // The browser's own line about a response for another origin.
  complaints.expect(/blocked by CORS policy/);
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
    expect(await send(page)).toMatch(why);
    // The browser itself sends the same form again where a line broke that it had kept open.
    const forms = new Set(provider.received.map(({ contentType }) => contentType));
    expect(forms.size).toBe(1);
    expect(await values(page)).toEqual(before);
    await expect(thanks(page)).toHaveCount(0);
    await expect(toast(page)).toHaveCount(0);
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  }
  await page.context().setOffline(true);
  expect(await send(page)).toMatch(/Failed to fetch/);
  await page.context().setOffline(false);
  expect(await values(page)).toEqual(before);
});

/** From here time goes on only as the test says: a busy machine would use up the 20 seconds by itself. */
const stopClock = (page: Page) => page.clock.pauseAt(NOW.getTime() + 60 * 60 * 1000);

for (const [name, answer] of [
  ['never answers', answers.nothing],
  ['never ends its error response', answers.slowBytes(500)],
] as const) {
  test(`[CONT-06] a provider that ${name} is a failure after 20 seconds`, async ({
    page,
    provider,
    complaints,
  }) => {
    complaints.expect(NOT_SENT);
    await page.clock.install({ time: NOW });
    await fill(page);
    await stopClock(page);
    provider.answers = answer;
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => provider.received.length).toBe(1);
    const why = page.waitForEvent('console', (message) => NOT_SENT.test(message.text()));
    await page.clock.runFor(19_000);
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_100);
    expect((await why).text()).toContain('No answer within 20 seconds');
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
    expect(await values(page)).toEqual(Object.values(typed));
  });
}

test('[CONT-06] settings that never come are a failure after 20 seconds', async ({
  page,
  complaints,
}) => {
  complaints.expect(NOT_SENT);
  await page.clock.install({ time: NOW });
  await page.route('**/config.json', () => {});
  await fill(page);
  await stopClock(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
  const why = page.waitForEvent('console', (message) => NOT_SENT.test(message.text()));
  await page.clock.runFor(20_100);
  expect((await why).text()).toContain('No answer within 20 seconds');
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  expect(await values(page)).toEqual(Object.values(typed));
});
