import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImageCrop } from './index.ts';

// jsdom has no `setPointerCapture`, and lays out and loads nothing.
it('is moved by the pointer in jsdom', () => {
  const onChange = vi.fn();
  const { container } = render(
    <ImageCrop label="Your photo" src="photo.png" onChange={onChange} />,
  );
  const image = container.querySelector('img');
  const stage = image?.parentElement;
  if (!image || !stage) throw new Error('There is no picture.');
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  fireEvent.load(image);
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const finger = { pointerId: 1, button: 0, clientY: 50 };
  fireEvent.pointerDown(stage, { ...finger, clientX: 50 });
  fireEvent.pointerMove(stage, { ...finger, clientX: 30 });
  expect(onChange).toHaveBeenCalledWith({ x: expect.closeTo(0.7), y: 0.5, zoom: 1 });
  expect(screen.getByRole('group', { name: 'Your photo' })).toBeVisible();
});
