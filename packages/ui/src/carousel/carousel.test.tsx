import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Carousel } from './index.ts';

// jsdom has no `setPointerCapture`, `DOMMatrix` or `getAnimations`, and lays nothing out.
function renderCarousel(onIndexChange: (index: number) => void) {
  render(
    <>
      <style>{'.bk-carousel-track { --bk-carousel-items: 1; column-gap: 10px; }'}</style>
      <Carousel label="Guests" onIndexChange={onIndexChange} autoplay={0}>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Carousel>
    </>,
  );
}

it('moves by its buttons in jsdom', async () => {
  const onIndexChange = vi.fn();
  renderCarousel(onIndexChange);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [0], [2]]);
});

it('moves by a swipe in jsdom', () => {
  const onIndexChange = vi.fn();
  renderCarousel(onIndexChange);
  const slide = screen.getAllByText('One')[0];
  if (!slide) throw new Error('There is no slide.');
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(slide, { ...finger, clientX: 100 });
  fireEvent.pointerMove(document, { ...finger, clientX: 90 });
  fireEvent.pointerUp(document, { ...finger, clientX: 90 });
  expect(onIndexChange).toHaveBeenCalledWith(1);
});
