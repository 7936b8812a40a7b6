import { failure, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  advancedSettingsStories,
  coaches,
  institute,
  page,
} from '../../testing/advanced-settings.ts';
import { colorCalls } from '../../testing/colors.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { enabledField } from '../../testing/enabled-field.ts';
import { aPolicy, aSetting, instituteSettings } from '../../testing/institute-settings.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { justSignedIn, superAdmin } from '../../testing/users.ts';

/** Settings that someone else has changed since the page opened, which the first save tells of. */
function changedMeanwhile(): Resolvers {
  const calls = instituteSettings();
  const shown = aSetting(institute._id, { isSaved: true });
  const now = { ...shown, stayTimes: { ...shown.stayTimes, checkInTime: '15:00' }, __v: 3 };
  let isTold = false;
  return {
    ...calls,
    'setting.get': () => (isTold ? now : shown),
    'setting.save': ({ input }) => {
      isTold = true;
      return input.__v === now.__v
        ? { ...shown, __v: 4 }
        : failure('VERSION_CONFLICT', { data: now });
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

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Check-in from')).toHaveValue('14:00'));
    const nav = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(nav.getByRole('link', { name: 'Stay times' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Rates: Story = {
  args: { history: page('rates') },
  globals: { theme: 'dark', viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Code')).toHaveValue('EP');
  },
};

export const PolicyOnPhone: Story = {
  args: {
    history: page('policy'),
    overrides: instituteSettings([aPolicy(institute._id)]),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1, current')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'setting.get': () => failure('INTERNAL') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the settings')).toBeVisible();
  },
};

export const StatesReadOnly: Story = {
  name: 'States: without permission, the fields are off and the form says why',
  args: {
    user: {
      ...superAdmin,
      permissions: ['institution.read', 'setting.read', 'policy.read', 'report.read'],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You don’t have permission to change settings.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Check-in from')).toHaveValue('14:00'));
    await expect(canvas.getByLabelText('Check-in from')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const StatesNotInPlan: Story = {
  name: 'States: a plan without policies says which one has them',
  args: {
    history: page('policy'),
    institutes: [anInstitute({ currentSubscription: null })],
  },
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('button', { name: 'Add policy' });
    await expect(write).toHaveAccessibleDescription(
      'Not in the plan. By default, Standard includes it.',
    );
  },
};

export const BehaviourCoachTaxes: Story = {
  name: 'Behaviour: taxes of a coach company are on vehicles, and do not start from those on rooms',
  args: { history: page('taxes'), institutes: [coaches] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add tax/ }));
    await expect(await canvas.findByRole('option', { name: 'Vehicles' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'A day' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add GST rates' })).toBeNull();
  },
};

export const BehaviourStatusColors: Story = {
  name: 'Behaviour: a status gets colours of the institute’s own, and is reset by removing them',
  args: { history: page('calendar'), overrides: colorCalls() },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add status colour' });
    await userEvent.click(add);
    await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'Paid');
    await userEvent.type(await enabledField(canvas, 'Fill'), '#111a1d');
    await userEvent.type(await enabledField(canvas, 'Border'), '#4b5563');
    const drawn = await canvas.findByRole('list', { name: 'Preview in the light theme' });
    const paid = () => within(drawn).getByText('Paid').parentElement;
    await waitFor(() => expect(paid()).toHaveStyle({ backgroundColor: '#111a1d' }));
    await expect(canvas.getByRole('region', { name: 'Warnings' })).toHaveTextContent(
      'Paid: #111a1d is the same as the dark background.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await textShown('Calendar saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Paid' }));
    await waitFor(() => expect(paid()).toHaveStyle({ backgroundColor: '#bbf7d0' }));
    await expect(canvas.getByText('1 change')).toBeVisible();
  },
};

/** Finds a currency by a part of its name. */
async function chooseCurrency(typed: string, name: RegExp): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Currency' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}

export const BehaviourCurrency: Story = {
  name: 'Behaviour: another currency is confirmed by name, and declined it keeps the form',
  args: { history: page('region') },
  play: async ({ canvas }) => {
    await chooseCurrency('dirham', /^AED/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const asked = await dialogNamed('Change the currency to AED?');
    await expect(
      await asked.findByText(
        'Existing amounts aren’t converted: every price, charge and limit keeps its number.',
      ),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue(/^AED/);
    await expect(canvas.getByText('1 change')).toBeVisible();
  },
};

let hasNetwork = true;

export const BehaviourCurrencyRetried: Story = {
  name: 'Behaviour: what is confirmed is not asked again when a save got no response',
  args: {
    user: justSignedIn,
    history: page('region'),
    overrides: {
      ...instituteSettings(),
      'setting.save': () => {
        if (hasNetwork) return aSetting(institute._id);
        hasNetwork = true;
        throw new TypeError('The network is gone.');
      },
    },
  },
  beforeEach: () => {
    hasNetwork = false;
  },
  play: async ({ canvas }) => {
    await chooseCurrency('dirham', /^AED/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const asked = await dialogNamed('Change the currency to AED?');
    const name = await asked.findByRole('textbox', { name: /^Type the institute’s name/ });
    await userEvent.type(name, `${institute.name}{Enter}`);
    await textShown(/saved\.$/);
    await noDialog();
    await expect(hasNetwork).toBe(true);
  },
};

export const BehaviourTaxes: Story = {
  name: 'Behaviour: taxes of India start from data, and two for the same night are refused',
  args: { history: page('taxes') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add GST rates' }));
    await waitFor(() => expect(canvas.getAllByLabelText('Rate')).toHaveLength(3));
    const [, limit] = canvas.getAllByLabelText(/^From \(exclusive\)/);
    if (!limit) throw new Error('There is no second tax.');
    await userEvent.clear(limit);
    await userEvent.type(limit, '5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByText(
        'Two rules tax the same thing on the same day. Change their tariffs or dates.',
      ),
    ).toBeVisible();
  },
};

export const BehaviourReset: Story = {
  name: 'Behaviour: a reset is confirmed by the name of the institute',
  args: {
    history: page('danger'),
    user: justSignedIn,
    overrides: {
      ...instituteSettings(),
      'setting.get': ({ input }) => aSetting(input.institution, { isSaved: true }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset settings…' }));
    const asked = await dialogNamed('Reset the settings of Lakeview Residency?');
    await userEvent.type(
      await asked.findByLabelText('Type the institute’s name to confirm'),
      institute.name,
    );
    await userEvent.click(asked.getByRole('button', { name: 'Reset settings' }));
    await textShown('Settings reset to the defaults.');
  },
};

export const BehaviourResetChanged: Story = {
  name: 'Behaviour: settings that someone else has changed are named, and the second try resets them',
  args: { history: page('danger'), user: justSignedIn, overrides: changedMeanwhile() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset settings…' }));
    const asked = await dialogNamed('Reset the settings of Lakeview Residency?');
    await userEvent.type(
      await asked.findByLabelText('Type the institute’s name to confirm'),
      institute.name,
    );
    await userEvent.click(asked.getByRole('button', { name: 'Reset settings' }));
    await expect(await asked.findByText(/^Stay times\. Check them/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Reset settings' }));
    await textShown('Settings reset to the defaults.');
  },
};
