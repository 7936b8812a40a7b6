import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  confirm,
  confirmDialogStories,
  onCheck,
  onClose,
  onConfirm,
  onRetry,
  phrase,
  phraseField,
  Stage,
  theDialog,
} from '../testing/confirm-dialog-stage.tsx';
import { gone } from '../testing/modal-stage.tsx';
import { TextField } from '../text-field/index.ts';

const lines = ['4 users can’t sign in any more.', 'All data is kept.'];
const password = { description: 'You signed in more than 10 minutes ago.', onCheck };

const meta = {
  ...confirmDialogStories,
  title: 'Overlays/ConfirmDialog',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

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
