import { expect, it } from 'vitest';
import { DRAWER_CLOSE_MS, MODAL_CLOSE_MS } from '../src/constants.ts';
import { readSheet } from './read-sheet.ts';

/** No tokens: a timer of the component takes the same time, so that setting one alone would part them. */
it.each([
  ['modal', '--bk-modal-close', MODAL_CLOSE_MS],
  ['drawer', '--bk-drawer-close', DRAWER_CLOSE_MS],
])('the sheet of %s closes for as long as its timer', async (name, property, time) => {
  const css = await readSheet(new URL(`../src/${name}/${name}.css`, import.meta.url));
  expect(css).toContain(`${property}: ${time}ms;`);
});
