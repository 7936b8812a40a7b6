import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { Menu } from '../menu/index.ts';
import type { OnOpenChange, OpenChangeReason } from '../primitives/overlays/open-change.ts';
import { backdrop, button, dialog, gone, ModalStage } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

const refused = new Set<OpenChangeReason>();
const onOpenChange = fn<OnOpenChange>((_, details) => {
  if (refused.has(details.reason)) details.cancel();
});
const onCancel = fn();
const onClosed = fn();

const meta = {
  title: 'Overlays/Modal/Closing protocol',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    footer: { cancel: { onCancel } },
    onOpenChange,
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
    refused.clear();
    for (const called of [onOpenChange, onCancel, onClosed]) called.mockClear();
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

/** What its owner was told, in order. */
const told = () =>
  onOpenChange.mock.calls.map(([open, { reason, event }]) => [open, reason, event.type]);

async function open({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return dialog();
}

const ways: [reason: OpenChangeReason, event: string, close: (scene: Scene) => Promise<unknown>][] =
  [
    // First: over the close button it would close the button's tooltip, if that has come by then.
    ['escape', 'keydown', ({ userEvent }) => userEvent.keyboard('{Escape}')],
    ['cancel', 'click', ({ userEvent }) => userEvent.click(button('Cancel'))],
    ['close-button', 'click', ({ userEvent }) => userEvent.click(button('Close'))],
    ['outside', 'click', ({ userEvent }) => userEvent.click(backdrop())],
  ];

export const Refused: Story = {
  name: 'Behaviour: a refused close leaves the modal as it is, with its text, caret and scroll',
  play: async (scene) => {
    for (const [reason] of ways) refused.add(reason);
    const modal = await open(scene);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const body = modal.querySelector('[data-part="body"]');
    await scene.userEvent.type(field, 'Lake');
    field.setSelectionRange(1, 2);
    body?.scrollTo(0, 120);
    for (const [reason, event, close] of ways) {
      await close(scene);
      await expect(told().at(-1)).toEqual([false, reason, event]);
      await expect(modal).not.toHaveAttribute('inert');
    }
    await expect(dialog()).toBe(modal);
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
    await expect(field).toHaveValue('Lake');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    await expect(body?.scrollTop).toBe(120);
    await expect(onOpenChange).toHaveBeenCalledTimes(4);
    await expect(onCancel).not.toHaveBeenCalled();
    await expect(onClosed).not.toHaveBeenCalled();
    await expect(modal).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Order: Story = {
  name: 'Behaviour: [MOD-06] it says at once why it closes, and calls onCancel and onClosed after 500 ms',
  play: async (scene) => {
    for (const [reason, event, close] of ways) {
      await scene.step(reason, async () => {
        for (const called of [onOpenChange, onCancel, onClosed]) called.mockClear();
        await open(scene);
        await withStoppedTime(async (time) => {
          await close(scene);
          await expect(told()).toEqual([[false, reason, event]]);
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
    await expect(onOpenChange).toHaveBeenCalledTimes(1);
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await expect(onClosed).toHaveBeenCalledTimes(1);
  },
};

export const OneRuleWhileLoading: Story = {
  name: 'Behaviour: [MOD-03] while loading nothing closes it, and no one is asked',
  args: { isLoading: true },
  play: async (scene) => {
    const modal = await open(scene);
    for (const [, , close] of ways) await close(scene);
    await expect(onOpenChange).not.toHaveBeenCalled();
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
        onOpenChange={() => setOpen(false)}
      >
        <TextField label="Name" name="name" />
      </Modal>
      <Modal open={isSecond} header={{ text: 'Second' }} onOpenChange={() => setSecond(false)} />
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
    <Modal open header={{ text: 'Below' }} onOpenChange={onOpenChange}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={isOpen} header={{ text: 'Above' }} onOpenChange={() => setOpen(false)} />
    </Modal>
  );
}

export const BelowIsAlive: Story = {
  name: 'Behaviour: while it closes, the dialog below has focus, Tab and Escape',
  render: () => <Nested />,
  play: async ({ userEvent }) => {
    refused.add('escape');
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    const above = screen.getByRole('dialog', { name: 'Above' });
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await expect(above).toHaveAttribute('inert');
      await expect(button('Open')).toHaveFocus();
      await time.pass(1);
      await expect(onOpenChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(told()).toEqual([[false, 'escape', 'keydown']]);
      const below = within(screen.getByRole('dialog', { name: 'Below' }));
      below.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.tab();
      await expect(below.getByRole('button', { name: 'Move' })).toHaveFocus();
    });
    await waitFor(() => expect(above).not.toBeInTheDocument());
  },
};
