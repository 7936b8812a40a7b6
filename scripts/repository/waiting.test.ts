import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

/** Assertions that ask a page once, and pass or fail by how far it is. */
const once = [
  /expect\(\s*\(?await [^;]*?\.(count|is[A-Z]\w+|textContent|innerText|inputValue|getAttribute|allTextContents)\(/g,
  /expect\(new URL\(\w+\.url\(\)\)/g,
];

const asksOnce = (text: string) => once.flatMap((pattern) => text.match(pattern) ?? []);

it('end-to-end tests ask a page with assertions that wait', async () => {
  const files = (await trackedFiles()).filter((file) => file.endsWith('.e2e.ts'));
  expect(files.length).toBeGreaterThan(40);
  const findings = files.flatMap((file) =>
    asksOnce(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(findings).toEqual([]);
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

/** The shortest limit, in ms, that ends nothing but what hangs. */
const LONG_MS = 60_000;

/** The lines of a test that wait with the limit of Vitest, which is a second, or with one of their own that is short. */
function shortWaits(name: string, text: string): number[] {
  const lines: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, limit], start }) {
      const isWait =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'vi' &&
        callee.property.type === 'Identifier' &&
        /^wait(For|Until)$/.test(callee.property.name);
      const written = limit ? text.slice(limit.start, limit.end).replaceAll('_', '') : '';
      const [, ms] = /^(?:\{.*\btimeout: )?(\d+)\b/s.exec(written) ?? [];
      if (isWait && Number(ms ?? 0) < LONG_MS) lines.push(text.slice(0, start).split('\n').length);
    },
  }).visit(parseSync(name, text).program);
  return lines;
}

it('tests wait with a limit that only ends what hangs', async () => {
  const files = (await trackedFiles()).filter((file) => /\.tsx?$/.test(file));
  let waits = 0;
  const findings = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/\bvi\.wait/.test(text)) return [];
    waits += 1;
    return shortWaits(file, text).map((line) => `${file}:${line}`);
  });
  expect(waits).toBeGreaterThan(10);
  expect(findings).toEqual([]);
});

it.each([
  'await vi.waitFor(() => expect(told).toBe(1));',
  'await vi.waitUntil(() => told === 1, 5000);',
  'await vi.waitUntil(() => told === 1, { interval: 300_000 });',
  'await vi.waitFor(() => ask(1, 300_000), { timeout: 1_000 });',
])('finds %s', (text) => {
  expect(shortWaits('a.ts', text)).toEqual([1]);
});

it.each([
  'await vi.waitFor(() => expect(told).toBe(1), 300_000);',
  'await vi.waitUntil(() => told === 1, { interval: 10, timeout: 300_000 });',
  'await waitFor(() => expect(told).toBe(1));',
])('leaves %s', (text) => {
  expect(shortWaits('a.ts', text)).toEqual([]);
});

/** `toBeVisible` of stories waits: where no one waits for it, it fails when the test has long passed. */
const unawaited = /^\s*expect\(.*\)\.(?:not\.)?toBeVisible\(\);/m;

it('stories wait until something is visible', async () => {
  const files = (await trackedFiles()).filter((file) =>
    /\.stories\.tsx$|^(packages|apps)\/[^/]+\/src\/testing\/(?!.*\.test\.)/.test(file),
  );
  const findings = files.filter((file) =>
    unawaited.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(findings).toEqual([]);
  expect(unawaited.test('  expect(dialog).toBeVisible();')).toBe(true);
  expect(unawaited.test('  await expect(dialog).toBeVisible();')).toBe(false);
});
