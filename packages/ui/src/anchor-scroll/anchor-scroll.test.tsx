import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scrollToAnchor } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

// jsdom has no `scrollIntoView`.
it('moves focus to the heading of the target in jsdom', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <section id="plans">
      <h2>Plans</h2>
    </section>,
  );
  const heading = screen.getByRole('heading', { name: 'Plans' });
  const section = heading.closest('section');
  if (!section) throw new Error('The heading has no section.');
  scrollToAnchor(section);
  expect(heading).toHaveFocus();
});
