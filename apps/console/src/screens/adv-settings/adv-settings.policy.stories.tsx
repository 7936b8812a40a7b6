import type { Policy } from '@booking/api-client';
import type { Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  advancedSettingsStories,
  coaches,
  institute,
  page,
} from '../../testing/advanced-settings.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { aPolicy, instituteSettings } from '../../testing/institute-settings.ts';

/** Settings whose policy is not there when the page opens, and is when the first one is saved. */
function addedMeanwhile(policy: Policy): Resolvers {
  const calls = instituteSettings([policy]);
  let isFirst = true;
  return {
    ...calls,
    'policy.get': (call) => {
      if (!isFirst) return calls['policy.get']?.(call) ?? null;
      isFirst = false;
      return null;
    },
  };
}

const meta = {
  ...advancedSettingsStories,
  title: 'Console/Institute settings',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourPolicy: Story = {
  name: 'Behaviour: the first policy is written from what is usual, and read as sentences',
  args: { history: page('policy') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add policy' }));
    await expect(
      await canvas.findByText('Cancel 3 days or more before check-in: free of charge.'),
    ).toBeVisible();
    const refunds = canvas.getByLabelText('Refunds paid within');
    await userEvent.clear(refunds);
    await userEvent.type(refunds, '10');
    await expect(await canvas.findByText('Refunds are paid within 10 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await textShown('Policy, version 1, saved.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Read version 1' }));
    const read = await dialogNamed('Policy, version 1');
    await expect(await read.findByText('Refunds are paid within 10 days.')).toBeVisible();
    await expect(read.queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

export const BehaviourCoachPolicy: Story = {
  name: 'Behaviour: a coach company is asked about departures, and about nothing of a hotel; its policy is saved whole',
  args: { history: page('policy'), institutes: [coaches] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add policy' }));
    await expect(
      await canvas.findByText('Cancel 3 days or more before departure: free of charge.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('ID required at departure')).toBeVisible();
    await expect(canvas.queryByLabelText('Unmarried couples')).toBeNull();
    await expect(canvas.queryByLabelText(/^Extra beds/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await textShown('Policy, version 1, saved.');
  },
};

export const BehaviourRestore: Story = {
  name: 'Behaviour: a change makes a second version, and the first is restored as the third',
  args: {
    history: page('policy'),
    overrides: instituteSettings([aPolicy(institute._id, { refundDays: 4 })]),
  },
  play: async ({ canvas }) => {
    const refunds = await canvas.findByLabelText('Refunds paid within');
    await userEvent.clear(refunds);
    await userEvent.type(refunds, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await textShown('Policy, version 2, saved.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Read version 1' }));
    const read = await dialogNamed('Policy, version 1');
    await expect(await read.findByText('Refunds are paid within 4 days.')).toBeVisible();
    await userEvent.click(read.getByRole('button', { name: 'Restore version 1' }));
    await textShown('Version 1 restored as version 3.');
    await expect(await canvas.findByText('Version 3, current')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Refunds paid within')).toHaveValue('4'));
  },
};

export const BehaviourTwoFirst: Story = {
  name: 'Behaviour: a first policy that someone else has added in the meantime is put to the user',
  args: {
    history: page('policy'),
    overrides: addedMeanwhile(aPolicy(institute._id, { refundDays: 4 })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add policy' }));
    const refunds = await canvas.findByLabelText('Refunds paid within');
    await userEvent.clear(refunds);
    await userEvent.type(refunds, '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yours 10' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await textShown('Policy, version 2, saved.');
  },
};
