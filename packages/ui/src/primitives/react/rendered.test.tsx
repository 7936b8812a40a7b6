import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { type RenderElement, Rendered } from './rendered.tsx';

const rootOf = (element: RenderElement) => (
  <Rendered element={element} className="ours" style={{ color: 'red', top: 1 }} id="ours">
    Save
  </Rendered>
);

it('gives the host’s element our children, and the classes and styles of both', () => {
  const { rerender } = render(
    rootOf(<button type="button" className="theirs" style={{ color: 'blue' }} title="Plans" />),
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.outerHTML).toBe(
    '<button type="button" class="ours theirs" style="color: blue; top: 1px;" title="Plans" id="ours">Save</button>',
  );
  rerender(rootOf(<button type="submit" />));
  expect(button.className).toBe('ours');
});

it('calls the element’s handler first, then ours unless the default is prevented', () => {
  const calls: string[] = [];
  const stop = vi.fn((event: MouseEvent) => event.preventDefault());
  const { rerender } = render(
    <Rendered
      element={<button type="button" onClick={() => calls.push('theirs')} />}
      onClick={() => calls.push('ours')}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['theirs', 'ours']);
  rerender(
    <Rendered
      element={<button type="button" onClick={stop} />}
      onClick={() => calls.push('ours')}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(calls).toEqual(['theirs', 'ours']);
});

it('sets the refs of both, and clears them when it unmounts', () => {
  const ours = createRef<HTMLElement>();
  const clean = vi.fn();
  const theirs = vi.fn((_: HTMLElement | null) => clean);
  const { rerender, unmount } = render(<Rendered element={<b ref={theirs} />} ref={ours} />);
  const node = ours.current;
  expect(node?.tagName).toBe('B');
  expect(theirs.mock.calls).toEqual([[node]]);
  rerender(<Rendered element={<b ref={theirs} />} ref={ours} title="Same" />);
  expect(theirs).toHaveBeenCalledTimes(1);
  unmount();
  expect(ours.current).toBeNull();
  expect(clean).toHaveBeenCalledTimes(1);
});

it('leaves a ref alone while the other one changes', () => {
  const ours = vi.fn<(node: HTMLElement | null) => void>();
  const first = vi.fn<(node: HTMLElement | null) => void>();
  const second = createRef<HTMLElement>();
  const { rerender, unmount } = render(<Rendered element={<b ref={first} />} ref={ours} />);
  const node = screen.getByText('', { selector: 'b' });
  rerender(<Rendered element={<b ref={second} />} ref={ours} />);
  expect(second.current).toBe(node);
  expect(first.mock.calls).toEqual([[node], [null]]);
  expect(ours.mock.calls).toEqual([[node]]);
  unmount();
  expect(second.current).toBeNull();
  expect(ours.mock.calls).toEqual([[node], [null]]);
});
