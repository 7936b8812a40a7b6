import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { FRAME_MS } from '../testing/frames.ts';
import { backdrop, button, dialog, gone, ModalStage, noDialog } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

const meta = {
  title: 'Overlays/Modal/Closing',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    children: <TextField label="Name" name="name" />,
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

const onCancel = fn();

/** Returns the time from the start of closing until `onCancel`, in ms. */
async function measure(scene: Scene, close: (scene: Scene) => Promise<unknown>, motion: string) {
  onCancel.mockClear();
  const modal = await open(scene);
  let took = 0;
  await withStoppedTime(async (time) => {
    await close(scene);
    // Closing twice has no effect, and a closing dialog takes no click.
    await scene.userEvent.keyboard('{Escape}');
    await expect(modal).toHaveAttribute('inert');
    await expect(getComputedStyle(modal).animationName).toBe(motion);
    took = await time.until(() => onCancel.mock.calls.length > 0);
    await expect(noDialog()).toBe(true);
  });
  await expect(onCancel).toHaveBeenCalledTimes(1);
  return took;
}

const ways: [name: string, close: (scene: Scene) => Promise<unknown>][] = [
  ['Cancel', ({ userEvent }) => userEvent.click(button('Cancel'))],
  ['the X', ({ userEvent }) => userEvent.click(button('Close'))],
  ['Escape', ({ userEvent }) => userEvent.keyboard('{Escape}')],
  ['the backdrop', ({ userEvent }) => userEvent.click(backdrop())],
];

export const Close: Story = {
  name: 'Behaviour: [MOD-06] M4 however it is closed, it animates and calls onCancel once after 500 ms',
  args: { footer: { cancel: { onCancel } } },
  play: async (scene) => {
    await expect(MODAL_CLOSE_MS).toBe(500);
    for (const [name, close] of ways) {
      await scene.step(name, async () => {
        await expect(await measure(scene, close, 'bk-modal-out')).toBe(MODAL_CLOSE_MS);
      });
    }
  },
};

export const ReducedMotion: Story = {
  name: 'Behaviour: [MOD-06] M4 with reduced motion it only fades, and onCancel is still called after 500 ms',
  globals: { motion: 'reduced' },
  args: { footer: { cancel: { onCancel } } },
  play: async (scene) => {
    const pressEscape = () => scene.userEvent.keyboard('{Escape}');
    await expect(await measure(scene, pressEscape, 'bk-fade-out')).toBe(MODAL_CLOSE_MS);
  },
};

export const Inert: Story = {
  name: 'Behaviour: M5 while closing it takes no click, key or focus',
  args: { footer: { confirm: { onConfirm: fn() } } },
  play: async (scene) => {
    const modal = await open(scene);
    const confirm = button('Save');
    const { left, top, width, height } = confirm.getBoundingClientRect();
    await withStoppedTime(async (time) => {
      await scene.userEvent.click(confirm);
      await expect(modal).toHaveAttribute('inert');
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(modal).not.toContainElement(hit as HTMLElement);
      // Browsers move focus out of inert content in the next frame.
      await time.pass(FRAME_MS);
      await expect(modal.contains(document.activeElement)).toBe(false);
      await expect(modal).toBeInTheDocument();
      confirm.focus();
      await expect(confirm).not.toHaveFocus();
    });
    await gone();
    await expect(scene.args.footer?.confirm?.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const ByTheParent: Story = {
  name: 'Behaviour: M4 closed by its parent, it animates the same and calls nothing',
  args: { footer: { cancel: { onCancel: fn() } } },
  play: async (scene) => {
    const modal = await open(scene);
    await withStoppedTime(async () => {
      await scene.userEvent.click(button('Save'));
      await expect(modal).toHaveAttribute('inert');
      await expect(getComputedStyle(modal).animationName).toBe('bk-modal-out');
      // Each end of an animation costs frames of its own.
      const ends = [modal, backdrop()].flatMap((node) =>
        node.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
      );
      await expect(ends).toEqual([MODAL_CLOSE_MS, MODAL_CLOSE_MS]);
    });
    await gone();
    await expect(scene.args.footer?.cancel?.onCancel).not.toHaveBeenCalled();
  },
};

const onCancelReopened = fn();

function Reopening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        header={{ text: 'Edit institute' }}
        footer={{ cancel: { onCancel: onCancelReopened }, confirm: { name: 'Close and open' } }}
        onSubmit={() => {
          setOpen(false);
          setTimeout(() => setOpen(true), MODAL_CLOSE_MS / 2);
        }}
      >
        <TextField label="Name" name="name" />
      </Modal>
    </>
  );
}

export const OpenedAgain: Story = {
  name: 'Behaviour: M4 reopened while closing, it stays, keeps typed text and gets focus',
  render: () => <Reopening />,
  play: async (scene) => {
    onCancelReopened.mockClear();
    const modal = await open(scene);
    await scene.userEvent.type(screen.getByLabelText('Name'), 'Lake');
    await withStoppedTime(async (time) => {
      await scene.userEvent.click(button('Close and open'));
      await expect(modal).toHaveAttribute('inert');
      await time.pass(MODAL_CLOSE_MS / 2);
      await expect(modal).not.toHaveAttribute('inert');
      await expect(screen.getByLabelText('Name')).toHaveValue('Lake');
      await expect(screen.getByLabelText('Name')).toHaveFocus();
      // After the interrupted closing would have ended.
      await time.pass(MODAL_CLOSE_MS);
      await expect(dialog()).toBe(modal);
    });
    await expect(onCancelReopened).not.toHaveBeenCalled();
  },
};

/** A page that knows what to delete only while the dialog is open. */
function Deleting() {
  const [row, setRow] = useState<string>();
  return (
    <>
      <Button onClick={() => setRow('Lake Pichola House')}>Open</Button>
      <Modal
        open={row !== undefined}
        header={{ text: `Delete ${row}?` }}
        footer={{ confirm: { name: `Delete ${row}`, onConfirm: () => setRow(undefined) } }}
      >
        <p>{row} has 12 guests.</p>
      </Modal>
    </>
  );
}

export const ShownLast: Story = {
  name: 'Behaviour: keeps its content while closing, even if the parent’s is gone',
  render: () => <Deleting />,
  play: async (scene) => {
    for (let round = 0; round < 2; round += 1) {
      const modal = await open(scene);
      const words = modal.textContent;
      await expect(words).toContain('Delete Lake Pichola House?');
      await scene.userEvent.click(button('Delete Lake Pichola House'));
      await expect(modal).toHaveAttribute('inert');
      await expect(modal.textContent).toBe(words);
      await gone();
    }
  },
};

function Renaming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} header={{ text: 'Edit institute' }} onSubmit={() => setOpen(false)}>
        <TextField label="Name" data-registered={open} />
      </Modal>
    </>
  );
}

export const FormStaysTied: Story = {
  name: 'Behaviour: form fields stay registered while closing',
  render: () => <Renaming />,
  play: async (scene) => {
    await open(scene);
    const field = screen.getByLabelText('Name');
    await expect(field).toHaveAttribute('data-registered', 'true');
    await withStoppedTime(async () => {
      await scene.userEvent.type(field, 'Lake{Enter}');
      await expect(dialog()).toHaveAttribute('inert');
      await expect(field).toHaveAttribute('data-registered', 'false');
      await expect(field).toHaveValue('Lake');
    });
    await gone();
  },
};

export const Insisting: Story = {
  name: 'Behaviour: if open stays true after onCancel, the modal stays closed until reopened',
  render: () => <Modal open header={{ text: 'Edit institute' }} />,
  play: async ({ userEvent }) => {
    await expect(dialog()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
