import type { Category } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aPicture, someCategories } from '../../../testing/assets.ts';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed, noDialog } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { mockAssets } from '../../../testing/mock-assets.ts';
import { button } from '../../../testing/rows.ts';

const lakeview = anInstitute();

/** A category as someone else has left it. */
function theirs(id: string): Category {
  const stored = someCategories.find(({ _id }) => _id === id);
  if (!stored) throw new Error(`There is no category ${id}.`);
  return { ...stored, images: [aPicture(9, 'The lake at dawn')], __v: stored.__v + 1 };
}

const meta = {
  title: 'Console/Assets/Pictures',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${lakeview._id}/settings/addAssets`],
    institutes: [lakeview],
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
  // Each story has rows of its own to change.
  render: (args) => <ConsoleStory {...args} overrides={{ ...mockAssets(), ...args.overrides }} />,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourChangedByOthers: Story = {
  name: 'Behaviour: pictures that someone else has changed are loaded again',
  args: {
    overrides: {
      'category.update': ({ id }) => failure('VERSION_CONFLICT', { data: theirs(id) }),
      'category.get': ({ id }) => theirs(id),
    },
  },
  play: async () => {
    await userEvent.click(await button('Pictures Deluxe Lake Room'));
    const dialog = await dialogNamed('Pictures of Deluxe Lake Room');
    const text = await dialog.findByRole('textbox', { name: 'What picture 2 shows' });
    await userEvent.type(text, 'The bath');
    await userEvent.tab();
    await expect(await dialog.findByDisplayValue('The lake at dawn')).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: 'What picture 2 shows' })).toBeNull();
  },
};

export const BehaviourClosed: Story = {
  name: 'Behaviour: a text that is being typed is saved when Escape closes the dialog',
  play: async () => {
    await userEvent.click(await button('Pictures Deluxe Lake Room'));
    const dialog = await dialogNamed('Pictures of Deluxe Lake Room');
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'What picture 2 shows' }),
      'The bath',
    );
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await userEvent.click(await button('Pictures Deluxe Lake Room'));
    const again = await dialogNamed('Pictures of Deluxe Lake Room');
    await expect(await again.findByDisplayValue(/The bath$/)).toBeVisible();
  },
};
