import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { Menu } from '../menu/index.ts';
import { backdrop, button, dialog, gone, ModalStage } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

const onCloseRequest = fn();
const onClose = fn();
const onCancel = fn();
const onClosed = fn();

const meta = {
  title: 'Overlays/Modal/Closing protocol',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    footer: { cancel: { onCancel } },
    onCloseRequest,
    onClose,
    onClosed,
    children: (
      <>
        <TextField label="Name" name="name" />
        {Array.from('abcdefghijklmno', (line) => (
          <TextField key={line} label={`Line ${line}`} name={line} />
        ))}
      </>
    ),
  },
  beforeEach: () => {
    onCloseRequest.mockReset();
    for (const called of [onClose, onCancel, onClosed]) called.mockClear();
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return dialog();
}

const ways: [reason: string, close: (scene: Scene) => Promise<unknown>][] = [
  ['cancel', ({ userEvent }) => userEvent.click(button('Cancel'))],
  ['close-button', ({ userEvent }) => userEvent.click(button('Close'))],
  ['escape', ({ userEvent }) => userEvent.keyboard('{Escape}')],
  ['backdrop', ({ userEvent }) => userEvent.click(backdrop())],
];

export const Refused: Story = {
  name: 'Behaviour: onCloseRequest returns false, and the modal stays as it is, with its text, caret and scroll',
  play: async (scene) => {
    onCloseRequest.mockReturnValue(false);
    const modal = await open(scene);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const body = modal.querySelector('[data-part="body"]');
    await scene.userEvent.type(field, 'Lake');
    field.setSelectionRange(1, 2);
    body?.scrollTo(0, 120);
    for (const [reason, close] of ways) {
      await close(scene);
      await expect(onCloseRequest).toHaveBeenLastCalledWith(reason);
      await expect(modal).not.toHaveAttribute('inert');
    }
    await expect(dialog()).toBe(modal);
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
    await expect(field).toHaveValue('Lake');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    await expect(body?.scrollTop).toBe(120);
    await expect(onCloseRequest).toHaveBeenCalledTimes(4);
    await expect(onClose).not.toHaveBeenCalled();
    await expect(modal).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Order: Story = {
  name: 'Behaviour: [MOD-06] it asks, says why it closes at once, and calls onCancel and onClosed after 500 ms',
  play: async (scene) => {
    for (const [reason, close] of ways) {
      await scene.step(reason, async () => {
        for (const called of [onCloseRequest, onClose, onCancel, onClosed]) called.mockClear();
        await open(scene);
        await withStoppedTime(async (time) => {
          await close(scene);
          await expect(onCloseRequest.mock.calls).toEqual([[reason]]);
          await expect(onClose.mock.calls).toEqual([[reason]]);
          await expect(onCancel).not.toHaveBeenCalled();
          await expect(await time.until(() => onClosed.mock.calls.length > 0)).toBe(MODAL_CLOSE_MS);
          await expect(onCancel).toHaveBeenCalledTimes(1);
        });
      });
    }
    onClosed.mockClear();
    await open(scene);
    await scene.userEvent.click(button('Save'));
    await gone();
    await expect(onClose).toHaveBeenCalledTimes(1);
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await expect(onClosed).toHaveBeenCalledTimes(1);
  },
};

export const OneRuleWhileLoading: Story = {
  name: 'Behaviour: [MOD-03] while loading nothing closes it, and no one is asked',
  args: { isLoading: true },
  play: async (scene) => {
    const modal = await open(scene);
    for (const [, close] of ways) await close(scene);
    await expect(onCloseRequest).not.toHaveBeenCalled();
    await expect(modal).not.toHaveAttribute('inert');
  },
};

const onPage = fn();

/** A long page with controls under the closing modal. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isSecond, setSecond] = useState(false);
  return (
    <div style={{ height: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <TextField label="Search" name="search" />
      <Button onClick={onPage}>On the page</Button>
      <Menu label="Actions" trigger={<Button>Menu</Button>} items={[{ label: 'Edit' }]} />
      <Button onClick={() => setSecond(true)}>Another modal</Button>
      <Modal
        open={isOpen}
        header={{ text: 'Edit institute' }}
        footer={{ confirm: { onConfirm: onPage } }}
        onClose={() => setOpen(false)}
      >
        <TextField label="Name" name="name" />
      </Modal>
      <Modal open={isSecond} header={{ text: 'Second' }} onClose={() => setSecond(false)} />
    </div>
  );
}

export const PageIsAlive: Story = {
  name: 'Behaviour: from the first moment of closing the page takes focus, clicks, keys and another overlay',
  render: () => <Page />,
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    onPage.mockClear();
    const ghost = await open(scene);
    await expect(canvas.queryByRole('button', { name: 'On the page' })).toBeNull();
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await expect(ghost).toHaveAttribute('inert');
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
      await expect(document.documentElement.style.overflow).toBe('');
      await expect(document.body.style.pointerEvents).toBe('');
      await expect(canvas.getByRole('button', { name: 'On the page' }).closest('[inert]')).toBe(
        null,
      );

      // The ghost covers the page, and takes nothing.
      const { left, top } = canvas
        .getByRole('button', { name: 'On the page' })
        .getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)?.closest('button')).toBe(
        canvas.getByRole('button', { name: 'On the page' }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'On the page' }));
      await expect(onPage).toHaveBeenCalledTimes(1);
      await userEvent.type(canvas.getByLabelText('Search'), 'Udaipur');
      await expect(canvas.getByLabelText('Search')).toHaveValue('Udaipur');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'On the page' })).toHaveFocus();

      // Escape is not the ghost's either.
      canvas.getByRole('button', { name: 'Menu' }).focus();
      await userEvent.keyboard('{Enter}');
      await time.pass(16);
      await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      // The menu fades out first.
      await time.until(() => screen.queryByRole('menu') === null);
      await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Another modal' }));
      const second = screen.getByRole('dialog', { name: 'Second' });
      await expect(second).toContainElement(document.activeElement as HTMLElement);
      await expect(ghost.isConnected).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect(second).toHaveAttribute('inert');
      await expect(canvas.getByRole('button', { name: 'Another modal' })).toHaveFocus();
    });
    await gone();
    await expect(scene.canvasElement.closest('[inert], [aria-hidden]')).toBeNull();
  },
};

/** A dialog that closes while the one below stays. */
function Nested() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal open header={{ text: 'Below' }} onCloseRequest={onCloseRequest}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={isOpen} header={{ text: 'Above' }} onClose={() => setOpen(false)} />
    </Modal>
  );
}

export const BelowIsAlive: Story = {
  name: 'Behaviour: while it closes, the dialog below has focus, Tab and Escape',
  render: () => <Nested />,
  play: async ({ userEvent }) => {
    onCloseRequest.mockReturnValue(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    const above = screen.getByRole('dialog', { name: 'Above' });
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await expect(above).toHaveAttribute('inert');
      await expect(button('Open')).toHaveFocus();
      await time.pass(1);
      await expect(onCloseRequest).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(onCloseRequest.mock.calls).toEqual([['escape']]);
      const below = within(screen.getByRole('dialog', { name: 'Below' }));
      below.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.tab();
      await expect(below.getByRole('button', { name: 'Move' })).toHaveFocus();
    });
    await waitFor(() => expect(above).not.toBeInTheDocument());
  },
};
