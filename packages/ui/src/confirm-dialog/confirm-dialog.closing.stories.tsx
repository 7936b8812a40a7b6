import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  confirm,
  confirmDialogStories,
  onClose,
  onClosed,
  onConfirm,
  phrase,
  phraseField,
  Stage,
  theDialog,
} from '../testing/confirm-dialog-stage.tsx';
import { gone } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const meta = {
  ...confirmDialogStories,
  title: 'Overlays/ConfirmDialog',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourConfirm: Story = {
  name: 'Behaviour: focus is on Cancel; confirmed once, it closes with the reason and calls onClosed',
  play: async ({ userEvent }) => {
    const dialog = within(await theDialog());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.dblClick(confirm());
    await gone();
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onClose.mock.calls).toEqual([['confirm']]);
    await expect(onClosed).toHaveBeenCalledTimes(1);
  },
};

const onRefused = fn<NonNullable<ConfirmDialogProps['onOpenChange']>>((_, details) =>
  details.cancel(),
);

export const BehaviourRefused: Story = {
  name: 'Behaviour: its owner can refuse to close it, also once the action has run',
  args: { onOpenChange: onRefused },
  play: async ({ userEvent }) => {
    onRefused.mockClear();
    const dialog = within(await theDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(confirm());
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(3));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onRefused.mock.calls.map(([, { reason, event }]) => [reason, event.type])).toEqual(
      [
        ['cancel', 'click'],
        ['escape', 'keydown'],
        ['confirm', 'submit'],
      ],
    );
    await expect(confirm()).toBeEnabled();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const BehaviourCancel: Story = {
  name: 'Behaviour: cancelled, it confirms nothing; asked again, it starts again',
  args: { phrase },
  play: async ({ canvas, userEvent }) => {
    await theDialog();
    await userEvent.type(phraseField(), 'Lakeview');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(onClose.mock.calls).toEqual([['escape']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await theDialog();
    await expect(phraseField()).toHaveValue('');
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const BehaviourAgain: Story = {
  name: 'Behaviour: asked again while it closes, it starts again',
  args: { phrase },
  play: async ({ canvas, userEvent }) => {
    await theDialog();
    await userEvent.type(phraseField(), 'Lakeview Residency');
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('alertdialog', { hidden: true })).toHaveAttribute('inert');
      canvas.getByText('Ask').click();
      await time.pass(0);
      await expect(phraseField()).toHaveValue('');
      await expect(phraseField()).toHaveFocus();
    });
  },
};

export const BehaviourLeftOpen: Story = {
  name: 'Behaviour: once closed it stays closed, also if its owner leaves `open` true',
  render: (args) => (
    <ConfirmDialog
      {...args}
      open
      onOpenChange={(_, { reason }) => onClose(reason)}
      onClosed={onClosed}
    />
  ),
  play: async ({ userEvent }) => {
    await theDialog();
    await userEvent.click(confirm());
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    await gone();
    await expect(onClose.mock.calls).toEqual([['confirm']]);
  },
};
