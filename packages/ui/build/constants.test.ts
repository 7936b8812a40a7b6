import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DRAWER_CLOSE_MS, MODAL_CLOSE_MS } from '../src/constants.ts';

/** No tokens: a timer of the component takes the same time, so that setting one alone would part them. */
it.each([
  ['modal', '--bk-modal-close', MODAL_CLOSE_MS],
  ['drawer', '--bk-drawer-close', DRAWER_CLOSE_MS],
])('the sheet of %s closes for as long as its timer', async (name, property, time) => {
  const css = await readFile(new URL(`../src/${name}/${name}.css`, import.meta.url), 'utf8');
  expect(css).toContain(`${property}: ${time}ms;`);
});
