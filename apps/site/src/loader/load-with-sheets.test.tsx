import { afterEach, expect, test } from 'vitest';
import { loadWithSheets } from './load-with-sheets.ts';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];
const load = () => Promise.resolve('part');

test('a part without sheets is only loaded', async () => {
  await expect(loadWithSheets(load)).resolves.toBe('part');
  expect(links()).toEqual([]);
});

test('a part is there once its sheet is, which is asked for once', async () => {
  const first = loadWithSheets(load, ['a.css']);
  const [link] = links();
  expect(link?.getAttribute('href')).toBe('/a.css');
  expect(link?.rel).toBe('stylesheet');
  link?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBe('part');
  await expect(loadWithSheets(load, ['a.css'])).resolves.toBe('part');
  expect(links()).toHaveLength(1);
});

test('a sheet that cannot be loaded is tried again', async () => {
  const first = loadWithSheets(load, ['a.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/a.css cannot be loaded.');
  const second = loadWithSheets(load, ['a.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('part');
});
