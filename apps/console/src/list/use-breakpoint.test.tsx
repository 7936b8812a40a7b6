import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBreakpoint } from './use-breakpoint.ts';

const rendered: number[] = [];

interface BoxProps {
  readonly name: string;
  readonly widths?: readonly number[];
}

function Box({ name, widths = [480, 768] }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useBreakpoint(box, widths, name);
  rendered.push(room);
  return <div ref={box}>{room}</div>;
}

/** Mounts a screen, and returns the value of each render in order. */
function mount(name: string): readonly number[] {
  rendered.length = 0;
  render(<Box name={name} />).unmount();
  return [...rendered];
}

afterEach(() => void vi.restoreAllMocks());

test('an element that is mounted again is rendered once, as wide as it was', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  expect(mount('users')).toEqual([0, 768]);
  expect(mount('users')).toEqual([768]);
  expect(mount('colours')).toEqual([0, 768]);
});

test('after the window has changed it is measured again', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  mount('otas');
  width.mockReturnValue(500);
  dispatchEvent(new Event('resize'));
  render(<Box name="otas" />);
  expect(screen.getByText('480')).toBeInTheDocument();
});

test('of other widths it says the largest that fits', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { rerender } = render(<Box name="changes" />);
  expect(screen.getByText('768')).toBeInTheDocument();
  rerender(<Box name="notes" widths={[300, 700, 790, 900]} />);
  expect(screen.getByText('790')).toBeInTheDocument();
  rerender(<Box name="notes" widths={[300, 640]} />);
  expect(screen.getByText('640')).toBeInTheDocument();
});
