import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Select } from '../select/index.ts';
import {
  backdrop,
  button,
  gone,
  Layers,
  ModalStage,
  modalWithNeighbours,
  opened,
} from '../testing/modal-stage.tsx';
import { settledToasts, toasts } from '../testing/toaster.ts';
import { tooltip } from '../testing/tooltip.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { Modal } from './index.ts';

const meta = {
  ...modalWithNeighbours,
  title: 'Overlays/Modal/With other layers',
  component: ModalStage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeOrder: Story = {
  name: 'Behaviour: Escape closes drawer, modal, menu and toast in reverse order and returns focus',
  render: () => <Layers />,
  play: async ({ userEvent }) => {
    const open = () =>
      [...document.querySelectorAll('[role="dialog"]:not([inert]), [role="menu"]')]
        .filter((node) => node.getAttribute('data-state') === 'open')
        .map((node) => node.className.split(' ')[0]);
    button('Open drawer').focus();
    await userEvent.keyboard('{Enter}');
    button('Open modal').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('More')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await expect(open()).toEqual(['bk-drawer', 'bk-modal', 'bk-menu']);
    await userEvent.keyboard('{Escape}');
    await expect(open()).toEqual(['bk-drawer', 'bk-modal']);
    await waitFor(() => expect(button('More')).toHaveFocus());
    notify.info('Saved', { duration: false });
    await settledToasts();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.keyboard('{Escape}');
    await expect(open()).toEqual(['bk-drawer', 'bk-modal']);
    await expect(button('More')).toHaveFocus();
    // Focus came by keyboard, so the button shows its tooltip, which was opened last.
    await waitFor(() => expect(tooltip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(open()).toEqual(['bk-drawer', 'bk-modal']);
    await userEvent.keyboard('{Escape}');
    await expect(open()).toEqual(['bk-drawer']);
    await waitFor(() => expect(button('Open modal')).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button('Open drawer')).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

function Deep({ depth = 1 }: { depth?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${depth}`}</Button>
      <Modal
        open={open}
        header={{ text: `Modal ${depth}` }}
        footer={{ cancel: { onCancel: () => setOpen(false) } }}
      >
        {depth < 3 ? (
          <Deep depth={depth + 1} />
        ) : (
          <>
            <Select label="Plan" name="plan" options={[{ value: 'basic', label: 'Basic' }]} />
            <IconButton icon="info" label="About plans" />
          </>
        )}
      </Modal>
    </>
  );
}

export const ThreeModals: Story = {
  name: 'Behaviour: M8 Escape closes three modals, a select, a tooltip and a toast one at a time, last first',
  render: () => (
    <>
      <Deep />
      <Toaster preset="console" />
    </>
  ),
  play: async ({ userEvent }) => {
    const names = () =>
      [...document.querySelectorAll('[role="dialog"]:not([inert]) h2')].map((h) => h.textContent);
    for (const depth of [1, 2, 3]) {
      button(`Open ${depth}`).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(names()).toHaveLength(depth));
    }
    await waitFor(() => expect(screen.getByLabelText('Plan')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeNull());
    notify.info('Saved', { duration: false });
    await settledToasts();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.keyboard('{Escape}');
    await expect(names()).toHaveLength(3);
    await waitFor(() => expect(tooltip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    for (const left of [2, 1, 0]) {
      await expect(names()).toHaveLength(left + 1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(left));
      await waitFor(() => expect(button(`Open ${left + 1}`)).toHaveFocus());
    }
    await expect(toasts()).toHaveLength(1);
  },
};

export const Tooltip: Story = {
  name: 'Behaviour: Escape first hides a tooltip above a modal, then closes the modal',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    await userEvent.tab({ shift: true });
    await expect(button('Close')).toHaveFocus();
    await waitFor(() => expect(tooltip()).not.toBeNull());
    await expect(tooltip()?.closest('[aria-hidden="true"], [inert]')).toBeFalsy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(modal).not.toHaveAttribute('inert');
    await expect(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(modal).toHaveAttribute('inert');
    await gone();
  },
};

export const MenuFirst: Story = {
  name: 'Behaviour: a click on the backdrop closes only an open menu',
  render: () => <Layers />,
  play: async ({ userEvent }) => {
    await userEvent.click(button('Open drawer'));
    await userEvent.click(button('Open modal'));
    const modal = await opened('Edit institute');
    await userEvent.click(button('More'));
    await userEvent.click(backdrop());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Edit institute' })).not.toHaveAttribute(
      'inert',
    );
    await userEvent.click(backdrop());
    await expect(modal).toHaveAttribute('inert');
    await waitFor(() => expect(document.querySelector('.bk-modal')).toBeNull());
  },
};

export const NativePopovers: Story = {
  name: 'Behaviour: L11 Escape closes the popover of the browser that opened last, wherever its node is',
  args: {
    children: (
      <>
        <button type="button" popoverTarget="outer">
          Show
        </button>
        <div id="inner" popover="auto">
          Inner
        </div>
        <div id="outer" popover="auto">
          <button type="button" popoverTarget="inner">
            Show more
          </button>
        </div>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    await userEvent.click(button('Show'));
    await userEvent.click(button('Show more'));
    const shown = () =>
      [...modal.querySelectorAll('[popover]:popover-open')].map(({ id }) => id).sort();
    await expect(shown()).toEqual(['inner', 'outer']);
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toEqual(['outer']);
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toEqual([]);
    await expect(modal).not.toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
