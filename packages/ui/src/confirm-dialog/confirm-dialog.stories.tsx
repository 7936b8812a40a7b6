import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { gone } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const onConfirm = fn();
const onClose = fn();
const onClosed = fn();
const onRetry = fn();
const onCheck = fn();

/** A page that asks. */
function Stage(props: Omit<ConfirmDialogProps, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange?.(next, details);
          if (details.isCanceled) return;
          onClose(details.reason);
          setOpen(false);
        }}
        onClosed={onClosed}
      />
    </>
  );
}

const lines = ['4 users can’t sign in any more.', 'All data is kept.'];
const phrase = { label: 'Type the institute’s name to confirm', text: 'Lakeview Residency' };
const password = { description: 'You signed in more than 10 minutes ago.', onCheck };

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: Stage,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    icon: 'archive',
    title: 'Close Lakeview Residency?',
    description: 'This can’t be undone.',
    confirmLabel: 'Close institute',
    onConfirm,
  },
  beforeEach: () => {
    for (const called of [onConfirm, onClose, onClosed, onRetry, onCheck]) called.mockReset();
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const theDialog = () => screen.findByRole('alertdialog', { name: 'Close Lakeview Residency?' });
const confirm = () => screen.getByRole('button', { name: 'Close institute' });
const phraseField = () => screen.getByRole('textbox', { name: phrase.label });

export const Default: Story = {};

export const FeaturesImpact: Story = {
  name: 'Features: what happens next',
  args: { impact: { lines } },
};

export const FeaturesProof: Story = {
  name: 'Features: a typed name and the password',
  args: { impact: { lines }, phrase, password },
};

export const FeaturesReason: Story = {
  name: 'Features: own fields',
  args: { impact: { lines }, children: <TextField label="Reason" name="reason" /> },
};

export const States: Story = { args: { impact: { lines: undefined } } };

export const StatesFailed: Story = {
  name: 'States: the effects could not be loaded',
  args: {
    impact: { lines: undefined, loadError: 'There is no connection to the server.', onRetry },
  },
};

export const StatesPhone: Story = {
  ...FeaturesProof,
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const BehaviourDescribed: Story = {
  name: 'Behaviour: it is an alert dialog, described by what it means and what happens next',
  args: { impact: { lines } },
  play: async () => {
    await expect(await theDialog()).toHaveAccessibleDescription(
      `This can’t be undone. What happens next ${lines.join(' ')}`,
    );
  },
};

export const BehaviourDescribedByBody: Story = {
  name: 'Behaviour: without either, its content describes it',
  args: { description: undefined, children: <p>The page is offline at once.</p> },
  play: async () => {
    await expect(await theDialog()).toHaveAccessibleDescription('The page is offline at once.');
  },
};

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

export const BehaviourBusy: Story = {
  name: 'Behaviour: while the action runs it can’t be closed; an error shows in it and it stays open',
  args: { errorMessage: (error) => (error instanceof Error ? error.message : '') },
  play: async ({ userEvent }) => {
    let fail = () => {};
    onConfirm.mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('It is still in use.'));
        }),
    );
    const dialog = await theDialog();
    await userEvent.click(confirm());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(dialog).not.toHaveAttribute('inert');
    fail();
    await expect(
      await within(dialog).findByRole('alert', { name: 'Couldn’t close institute' }),
    ).toHaveTextContent('It is still in use.');
    await expect(dialog).not.toHaveAttribute('aria-busy');
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const BehaviourImpact: Story = {
  name: 'Behaviour: effects that are not known block it with the reason, and can be loaded again',
  args: StatesFailed.args ?? {},
  play: async ({ userEvent }) => {
    await theDialog();
    await expect(confirm()).toHaveAccessibleDescription('We couldn’t check what this affects.');
    await userEvent.click(confirm());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourProof: Story = {
  name: 'Behaviour: requires the typed text, then the password, each with focus on what is wrong',
  args: { phrase, password },
  play: async ({ userEvent }) => {
    onCheck.mockImplementation(async (typed: string) =>
      typed === 'correct horse' ? undefined : 'Incorrect password.',
    );
    await theDialog();
    await waitFor(() => expect(phraseField()).toHaveFocus());
    await userEvent.keyboard('Lakeview{Enter}');
    await screen.findByText('Type “Lakeview Residency” exactly as shown.');
    await waitFor(() => expect(phraseField()).toHaveFocus());
    await userEvent.keyboard('  residency{Enter}');
    await screen.findByText('Enter your password.');
    const field = screen.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('wrong{Enter}');
    await screen.findByText('Incorrect password.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'correct horse{Enter}');
    await gone();
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(onCheck.mock.calls).toEqual([['wrong'], ['correct horse']]);
  },
};

export const BehaviourValidate: Story = {
  name: 'Behaviour: an invalid field of its own is not confirmed',
  args: { onValidate: () => false, children: <TextField label="Reason" name="reason" /> },
  play: async ({ userEvent }) => {
    await theDialog();
    await userEvent.click(confirm());
    await expect(onConfirm).not.toHaveBeenCalled();
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

export const StressNarrow: Story = {
  name: 'Stress: long words at 320 px, from right to left',
  globals: { viewport: { value: 'w320' }, direction: 'rtl' },
  parameters: {
    viewport: {
      options: { w320: { name: '320 px', styles: { width: '320px', height: '568px' } } },
    },
  },
  args: {
    impact: {
      lines: ['Verlängerungsmöglichkeiten'.repeat(4), 'सभी आगंतुकों को सूचना भेजी जाएगी। '.repeat(6)],
    },
    phrase: { label: phrase.label, text: 'Verlängerungsmöglichkeiten'.repeat(3) },
  },
  play: async () => {
    const dialog = await theDialog();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const body = dialog.querySelector('[data-part="body"]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};
