import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { assetStories, lakeview, order, path } from '../../testing/assets-page.tsx';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockAssets } from '../../testing/mock-assets.ts';
import { button } from '../../testing/rows.ts';

const meta = {
  ...assetStories,
  title: 'Console/Assets',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourRange: Story = {
  name: 'Behaviour: many are added by their numbers, and clashes show before they are saved',
  play: async () => {
    await screen.findByText('Room 103');
    await userEvent.click(await button('Add many'));
    const form = await dialogNamed('Add many assets');
    await userEvent.type(form.getByRole('textbox', { name: 'First number' }), '103');
    await userEvent.type(form.getByRole('textbox', { name: 'Last number' }), '105');
    await expect(await form.findByText('1 code is already taken: 103.')).toBeVisible();
    const first = form.getByRole('textbox', { name: 'First number' });
    await userEvent.clear(first);
    await userEvent.type(first, '104');
    await userEvent.click(await form.findByRole('button', { name: 'Add 2 assets' }));
    await textShown('2 assets added.');
    await waitFor(async () => expect(await order('Assets of Deluxe Lake Room')).toHaveLength(5));
  },
};

const professional = anInstitute({
  currentSubscription: {
    ...(lakeview.currentSubscription ?? raise()),
    entitlements: ['assetManagement'],
  },
});

function raise(): never {
  throw new Error('The institute has no subscription.');
}

export const BehaviourMany: Story = {
  name: 'Behaviour: many change at once, counted before',
  args: { history: [`${path}?show=all`], institutes: [professional] },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Edit many' }));
    const dialog = await dialogNamed('Edit many assets');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'What to change' }),
      'Floor',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Floor/ }), '7');
    await expect(await dialog.findByText('3 assets will change.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 assets' }));
    await textShown('3 assets changed.');
  },
};

export const StatesNotEntitled: Story = {
  name: 'States: a plan without asset management says which one has it',
  args: { history: [`${path}?show=all`] },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await expect(bar.getByRole('button', { name: 'Edit many' })).toHaveAccessibleDescription(
      /^Not in the plan. By default, Professional includes it/,
    );
  },
};

let isDown = false;

export const StatesUnread: Story = {
  name: 'States: refresh failed, retried in the dialog',
  args: { history: [`${path}?show=all`], institutes: [professional] },
  beforeEach: () => {
    isDown = false;
  },
  render: (args) => {
    const calls = mockAssets();
    const list = calls['asset.forTable'];
    return (
      <ConsoleStory
        {...args}
        overrides={{
          ...calls,
          'asset.forTable': (call) => (isDown || !list ? failure('FORBIDDEN') : list(call)),
        }}
      />
    );
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    isDown = true;
    await userEvent.click(bar.getByRole('button', { name: 'Edit many' }));
    const dialog = await dialogNamed('Edit many assets');
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    const again = await screen.findByRole('combobox', { name: 'What to change' });
    await waitFor(() => expect(again).toBeVisible());
  },
};
