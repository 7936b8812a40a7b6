import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { IconButton } from '../icon-button/index.ts';
import { shiftsOf } from '../testing/layout-shifts.ts';
import {
  backdrop,
  button,
  dialog,
  gone,
  Layers,
  ModalStage,
  modalWithNeighbours,
  opened,
} from '../testing/modal-stage.tsx';
import { paintedAt } from '../testing/painted-at.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { holdToasts, settledToasts, toasts } from '../testing/toaster.ts';
import { TextField } from '../text-field/index.ts';
import { notify } from '../toaster/index.ts';
import { Modal, ModalBranch } from './index.ts';

const meta = {
  ...modalWithNeighbours,
  title: 'Overlays/Modal/With other layers',
  component: ModalStage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toast: Story = {
  name: 'Behaviour: M3 above a modal, toasts are reachable by Alt+T and pointer without closing it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    notify.info('Saved', { duration: false });
    notify.error('Not saved', { duration: false });
    const [first, second] = await settledToasts();
    if (!first || !second) throw new Error('Two toasts were sent.');
    await expect(first.closest('[aria-hidden="true"]')).toBeNull();
    const { left, top } = first.getBoundingClientRect();
    await expect(first).toContainElement(
      document.elementFromPoint(left + 60, top + 20) as HTMLElement,
    );

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await expect(modal).not.toHaveAttribute('inert');

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual([second]));
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.click(second);
    await expect(modal).not.toHaveAttribute('inert');

    await userEvent.click(backdrop());
    await gone();
    await expect(toasts()).toEqual([second]);
  },
};

const outside = fn();

/** A node that exists from the start, and one that a library adds to the body later. */
function WithBranch() {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [late, setLate] = useState<HTMLElement | null>(null);
  return (
    <>
      <ModalStage header={{ text: 'Find a place' }}>
        <TextField label="Address" name="address" />
        <Button onClick={() => setLate(document.querySelector<HTMLElement>('.late'))}>More</Button>
        <ModalBranch node={node} />
        <ModalBranch node={late} />
      </ModalStage>
      <div ref={setNode}>
        <button type="button" onClick={outside}>
          Lake Road, Udaipur
        </button>
      </div>
      {createPortal(
        <div className="late">
          <button type="button">Hill Road, Udaipur</button>
        </div>,
        document.body,
      )}
    </>
  );
}

export const Branch: Story = {
  name: 'Behaviour: M2 a ModalBranch gets focus, pointer and screen reader access, and Escape in it closes nothing',
  render: () => <WithBranch />,
  play: async ({ canvas, userEvent }) => {
    outside.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    // By role, which ignores content hidden from screen readers.
    const place = button('Lake Road, Udaipur');
    await userEvent.click(place);
    await expect(outside).toHaveBeenCalledTimes(1);
    await expect(place).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Hill Road, Udaipur' })).toBeNull();
    await userEvent.click(button('More'));
    // A branch counts once its effects have run.
    await waitFor(() => {
      button('Hill Road, Udaipur').focus();
      expect(button('Hill Road, Udaipur')).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await expect(modal).not.toHaveAttribute('inert');
    screen.getByLabelText('Address').focus();
    await userEvent.keyboard('{Escape}');
    await expect(modal).toHaveAttribute('inert');
    await gone();
    await expect(document.querySelector('[data-aria-hidden], [aria-live="off"]:has(.late)')).toBe(
      null,
    );
  },
};

export const Reason: Story = {
  name: 'Behaviour: [ICON-04] in a modal, a control’s reason is shown as a toast and the modal stays open',
  args: {
    children: <IconButton icon="trash-2" label="Delete" disabledReason="6 assets still use it." />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    await expect(button('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const goOn = await holdToasts();
    await settledToasts();
    await expect(
      screen.getByRole('group', { name: 'Error: 6 assets still use it.' }),
    ).toBeVisible();
    goOn();
    await expect(modal).not.toHaveAttribute('inert');
  },
};

export const NoStyles: Story = {
  name: 'Behaviour: T5 no overlay adds a style element, so it works with a strict CSP',
  render: () => <Layers />,
  play: async ({ userEvent }) => {
    const written: Node[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.nodeName === 'STYLE') written.push(node);
      }
    });
    watch.observe(document, { childList: true, subtree: true });
    await userEvent.click(button('Open drawer'));
    await userEvent.click(button('Open modal'));
    await userEvent.click(button('More'));
    notify.info('Saved', { duration: false });
    await settledToasts();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    watch.disconnect();
    await expect(written).toEqual([]);
  },
};

export const Shift: Story = {
  name: 'Behaviour: M7 opening and closing shifts nothing on the page',
  render: (args) => (
    <>
      <ModalStage {...args} />
      <div style={{ height: '300vh' }}>A long page</div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByText('A long page').getBoundingClientRect().toJSON();
    const before = place();
    const shifts = await shiftsOf(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await opened();
      await expect(place()).toEqual(before);
      window.scrollBy(0, 100);
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(place().width).toBe(before.width);
    });
    await expect(shifts).toEqual([]);
    await expect(dialog).toThrow();
  },
};

/** Opens and closes dialogs by the names of its buttons; one is inside another. */
function Several() {
  const [open, setOpen] = useState('');
  return (
    <>
      {['first', 'none', 'second', 'second, first', 'first, inside'].map((names) => (
        <Button key={names} onClick={() => setOpen(names)}>
          {names}
        </Button>
      ))}
      <Modal open={open.includes('first')} header={{ text: 'First' }}>
        <Modal open={open.includes('inside')} header={{ text: 'Inside' }} size="sm" />
      </Modal>
      <Modal open={open.includes('second')} header={{ text: 'Second' }} size="sm" />
    </>
  );
}

export const Order: Story = {
  name: 'Behaviour: the dialog opened last is painted over the others, wherever its node is',
  render: () => <Several />,
  play: async ({ canvas }) => {
    const node = (name: string) => screen.getByRole('dialog', { name, hidden: true });
    await withStoppedTime(async (time) => {
      const open = async (names: string) => {
        canvas.getByText(names, { exact: true }).click();
        await time.pass(0);
      };
      const expectOver = (upper: string, lower: string) =>
        expect(node(upper).parentElement?.contains(paintedAt(node(lower)))).toBe(true);
      // Reopened while it closes, it keeps its node, which comes before that of the other.
      await open('first');
      await open('none');
      await open('second');
      await open('second, first');
      await expectOver('First', 'Second');
      await open('none');
      await time.pass(2 * MODAL_CLOSE_MS);
      await open('first, inside');
      await expectOver('Inside', 'First');
    });
  },
};
