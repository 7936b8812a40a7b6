import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { handleEscape } from '../primitives/overlays/escape.ts';
import { closed, item, items, menuStories } from '../testing/menu-stage.tsx';
import { ContextMenu, Menu } from './index.ts';

const onClose = fn();
const mayClose = fn<(reason: string) => boolean>();
const onClosed = fn();

const meta = {
  ...menuStories,
  title: 'Overlays/Menu',
  component: Menu,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

function AtPoint({ isKept = true }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {(open || isKept) && (
        <ContextMenu
          label="Actions"
          items={items}
          open={open}
          position={{ x: 40, y: 60 }}
          onOpenChange={(_, details) => {
            if (mayClose(details.reason) === false) return details.cancel();
            onClose(details.reason);
            return setOpen(false);
          }}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

export const Context: Story = {
  name: 'Behaviour: a context menu says why it closes, and can refuse',
  render: () => <AtPoint />,
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    onClosed.mockClear();
    mayClose.mockReset();
    const opener = canvas.getByRole('button', { name: 'Open it' });
    const open = async () => {
      await userEvent.click(opener);
      return screen.findByRole('menu');
    };
    await open();
    mayClose.mockReturnValueOnce(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await closed();
    await open();
    await userEvent.click(item('Edit'));
    await closed();
    await open();
    // A tooltip above takes the key.
    window.addEventListener('keydown', handleEscape, { capture: true, once: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await closed();
    await expect(onClose.mock.calls.flat()).toEqual(['escape', 'item', 'outside']);
    await expect(mayClose.mock.calls.flat()).toEqual(['escape', 'escape', 'item', 'outside']);
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(3));
  },
};

export const ContextMounted: Story = {
  name: 'Behaviour: a context menu that is rendered open returns focus, in strict mode too',
  render: () => (
    <StrictMode>
      <AtPoint isKept={false} />
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener).toHaveFocus();
  },
};
