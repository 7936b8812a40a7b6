import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { differences } from './differences.ts';
import type { Looks } from './look.ts';
import { lookAt } from './look-at.ts';
import { readLooks, writeLooks } from './looks-file.ts';

const screen = (styles = '', more = '') => `<!doctype html>
  <style>
    body { margin: 0; font: 16px/24px serif; color: black }
    h1 { margin: 0; padding: 10px; font: 700 20px/30px serif }
    button { position: absolute; inset: 100px auto auto 20px; border: 1px solid blue; padding: 4px }
    ${styles}
  </style>
  <h1>Bill</h1><p>Total ₹9,345</p><button>Book</button>
  <svg width="16" height="16"><use href="#plus" /></svg>${more}`;

test('a change of text, colour, font, border, icon or box is said; what comes and goes is not', async ({
  page,
}) => {
  // A secure address, whose pages can read pictures.
  await page.route('http://localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: screen() }),
  );
  await page.goto('http://localhost/');
  const lookOf = async (html: string): Promise<Looks> => {
    await page.setContent(html);
    return new Map([['bill', await lookAt(page.locator('html'))]]);
  };
  const recorded = await lookOf(screen());
  const changes = async (html: string) => differences(recorded, await lookOf(html));

  const folder = await mkdtemp(path.join(tmpdir(), 'booking-looks-'));
  const file = path.join(folder, 'looks.txt');
  await writeLooks(file, recorded);
  expect(await readLooks(file), 'a file says the same').toEqual(recorded);
  await rm(folder, { recursive: true });

  expect(await changes(screen())).toEqual([]);
  expect(await changes(screen('button { margin-left: 4px }')), 'within the tolerance').toEqual([]);
  expect(await changes(screen('button { outline: 2px solid red }')), 'focus').toEqual([]);
  expect(await changes(screen('', '<div class="bk-toaster">Saved</div>'))).toEqual([]);
  expect(await changes(screen('', '<p style="opacity: 0">Not seen</p>'))).toEqual([]);

  const single = (text: string | RegExp) => [expect.stringMatching(text)];
  expect(await changes(screen('button { color: red }'))).toEqual(
    single(/“Book”.*#000000.*#ff0000/),
  );
  expect(await changes(screen('button { padding: 5px }'))).toEqual(single(/“Book”.*padding 5/));
  expect(await changes(screen('button { border-color: red }'))).toEqual(single(/“Book”.*#ff0000/));
  expect(await changes(screen('button { margin-left: 6px }'))).toEqual(single(/“Book”.* is at 26/));
  expect(await changes(screen('p { font-weight: 600 }'))).toEqual(single(/“Total ₹9,345”.*600/));
  expect(await changes(screen().replace('Book<', 'Save<'))).toEqual(single(/“Book”.* says “Save”/));
  expect(await changes(screen().replace('#plus', '#minus'))).toEqual(single(/icon minus/));
  expect(await changes(screen('', '<p>Paid</p>'))).toEqual(single(/“Paid”.* is new/));
  expect(await changes(screen('h1 { display: none }'))).toContainEqual(
    expect.stringMatching(/“Bill”.* is gone/),
  );
});
