import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './index.ts';

/** A part of a label that has a state of its own. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it counts for the test.
    <span data-testid="counter" onClick={() => setCount(count + 1)}>
      {count}
    </span>
  );
}

const labels: readonly [name: string, label: ReactNode][] = [
  ['alone', <Counter key="alone" />],
  ['after a text', ['Saved ', <Counter key="counter" />]],
  [
    'in a fragment',
    <>
      Saved <Counter />
    </>,
  ],
];

const changes: readonly [name: string, props: Partial<ButtonProps>][] = [
  ['starts to load', { isLoading: true }],
  ['starts to load with an icon', { isLoading: true, icon: 'check' }],
  ['gets an icon', { icon: 'check' }],
  ['gets a reason', { disabledReason: 'Nothing to save.' }],
];

describe.each(labels)('a label with state, %s', (_, label) => {
  it.each(changes)('keeps state and node when its button %s, and after it', (_, props) => {
    const error = vi.spyOn(console, 'error');
    const { rerender } = render(<Button>{label}</Button>);
    const counter = screen.getByTestId('counter');
    fireEvent.click(counter);
    for (const next of [props, {}]) {
      rerender(<Button {...next}>{label}</Button>);
      expect(screen.getByTestId('counter')).toBe(counter);
      expect(counter).toHaveTextContent('1');
    }
    expect(error).not.toHaveBeenCalled();
  });

  it('keeps them in an element of the host', () => {
    const { rerender } = render(<Button render={<summary />}>{label}</Button>);
    const counter = screen.getByTestId('counter');
    fireEvent.click(counter);
    rerender(
      <Button render={<summary />} isLoading>
        {label}
      </Button>,
    );
    expect(screen.getByTestId('counter')).toBe(counter);
    expect(counter).toHaveTextContent('1');
  });
});
