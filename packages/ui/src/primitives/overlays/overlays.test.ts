import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Drawer } from '../../drawer/index.ts';
import { Menu } from '../../menu/index.ts';
import { Modal } from '../../modal/index.ts';
import { notify, Toaster } from '../../toaster/index.ts';

const header = { text: 'Edit institute' };
const drawer = { label: 'Navigation', onOpenChange: () => {} };

it.each([
  ['a modal, closed', h(Modal, { open: false, header })],
  ['a modal, open', h(Modal, { open: true, header })],
  ['a drawer, open', h(Drawer, { ...drawer, open: true })],
])('renders nothing of %s on a server, without warnings', (_, node) => {
  const error = vi.spyOn(console, 'error');
  expect(renderToString(node)).toBe('');
  expect(error).not.toHaveBeenCalled();
});

it('renders only the trigger of a menu on a server', () => {
  const node = h(Menu, {
    label: 'Actions',
    trigger: h('button', { type: 'button' }, 'More'),
    items: [],
  });
  expect(renderToString(node)).toMatch(/^<button[^>]*>More<\/button>$/);
});

it('renders the live regions of the toasts on a server, without a style attribute', () => {
  notify.info('Said before there was a page');
  const html = renderToString(h(Toaster, { preset: 'site' }));
  expect(html).toContain('aria-live="polite"');
  expect(html).toContain('aria-live="assertive"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('Said before');
});
