/** `@booking/ui/testing/playwright` at the desk at which its Testing Library flavour is proved. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { createUser } from '../../packages/ui/src/test-user/playwright.ts';
import { acts, refusals } from '../../packages/ui/src/testing/test-desk-acts.ts';

const published = new URL('../../packages/ui/dist/', import.meta.url);
const desk = fileURLToPath(new URL('test-user-desk.tsx', import.meta.url));

let script = '';
let styles = '';

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [desk],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
  styles = await readFile(new URL('styles.css', published), 'utf8');
});

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  await expect(page.getByRole('status', { name: 'Held' })).toBeAttached();
});

const held = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.getByRole('status', { name: 'Held' }).textContent()) ?? '');

/** On a busy machine what is late comes later than Playwright waits by itself, in ms. */
const LATE = { timeout: 60_000 };

test('does at the desk what a person does', async ({ page }) => {
  const ui = createUser(page, LATE);
  for (const { title, act, held: expected } of acts) {
    await test.step(title, async () => {
      await act(ui);
      await expect.poll(() => held(page)).toMatchObject(expected);
      // A list left open covers the next field.
      await expect(page.getByRole('listbox')).toHaveCount(0);
    });
  }
});

test('says what was found instead', async ({ page }) => {
  const ui = createUser(page, { timeout: 3000 });
  for (const { title, act, says } of refusals) {
    await test.step(title, async () => {
      await expect(act(ui)).rejects.toThrow(says);
      await page.keyboard.press('Escape');
    });
  }
});

test('dialogs, toasts and files', async ({ page }) => {
  const ui = createUser(page, LATE);
  await page.getByRole('button', { name: 'Delete room' }).click();
  await ui.closeDialog('Delete Room 101?');
  await page.getByRole('button', { name: 'Delete room' }).click();
  await ui.confirm('Delete Room 101?', 'Delete');
  await expect.poll(() => held(page)).toMatchObject({ confirmed: true });
  await page.getByRole('button', { name: 'Say it' }).click();
  await ui.findToast('Room 101 is clean.');
  await ui.dismissToast('Room 101');
  await expect(page.getByRole('group', { name: /Room 101 is clean/ })).toBeHidden();
  const scan = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from('scan') };
  await ui.upload('Passport', scan);
  await expect.poll(() => held(page)).toMatchObject({ files: ['passport.png'] });
});
