import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

/** What asks a page once, and passes or fails by how far it is. */
const once = [
  /expect\(\s*\(?await [^;]*?\.(count|is[A-Z]\w+|textContent|innerText|inputValue|getAttribute|allTextContents)\(/g,
  /expect\(new URL\(\w+\.url\(\)\)/g,
];

const asksOnce = (text: string) => once.flatMap((pattern) => text.match(pattern) ?? []);

it('end-to-end tests ask a page with assertions that wait', async () => {
  const files = (await trackedFiles()).filter((file) => file.endsWith('.e2e.ts'));
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    asksOnce(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'expect(await rows.count()).toBe(3);',
  "expect(await page.getByRole('alert').isVisible()).toBe(true);",
  "expect((await cell.textContent()) ?? '').toBe('');",
  "expect(new URL(page.url()).pathname).toBe('/home');",
])('finds %s', (text) => {
  expect(asksOnce(text)).toHaveLength(1);
});

it.each([
  'await expect(rows).toHaveCount(3);',
  'expect(await axeViolations(page)).toEqual([]);',
  "const name = (await cell.textContent()) ?? '';",
])('leaves %s', (text) => {
  expect(asksOnce(text)).toEqual([]);
});
