import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './index.ts';

it('shows initials for a picture that failed before React took it over', async () => {
  const avatar = <Avatar name="Anjali Menon" src="/gone.png" />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(avatar);
  const picture = page.querySelector('img');
  expect(picture?.naturalWidth).toBe(0);
  Object.defineProperty(picture, 'complete', { value: true });
  const root = await act(async () => hydrateRoot(page, avatar));
  // They are drawn, so a button around them is called by its own name alone.
  expect(page.textContent).toBe('');
  expect(page.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AM');
  await act(async () => root.unmount());
});
