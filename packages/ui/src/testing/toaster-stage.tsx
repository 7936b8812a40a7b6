import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Toaster } from '../toaster/index.ts';
import { clearToasts, toasts } from './toaster.ts';

/** The meta that all files of these stories share. */
export const toasterStories = {
  args: { preset: 'site' },
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export const none = () => waitFor(() => expect(toasts()).toHaveLength(0));

export const isLeaving = (toast: HTMLElement) => toast.dataset.state === 'closing';

/** The toast outlasts the play on any machine. How long one lives is measured elsewhere. */
export const outlasting = { duration: 600_000 };

export function drag(toast: HTMLElement, share: number) {
  const { left, top, width } = toast.getBoundingClientRect();
  const at = (x: number) => ({
    bubbles: true,
    clientX: left + x,
    clientY: top + 10,
    pointerType: 'mouse',
    isPrimary: true,
  });
  toast.dispatchEvent(new PointerEvent('pointerdown', at(10)));
  document.dispatchEvent(new PointerEvent('pointermove', at(10 + width * share)));
  document.dispatchEvent(new PointerEvent('pointerup', at(10 + width * share)));
}
