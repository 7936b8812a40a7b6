import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { mockAssets } from '../../../testing/mock-assets.ts';

const lakeview = anInstitute();

const meta = {
  title: 'Console/Assets/Table',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${lakeview._id}/settings/addAssets?show=all`],
    institutes: [lakeview],
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
  // Each story has rows of its own to change.
  render: (args) => <ConsoleStory {...args} overrides={{ ...mockAssets(), ...args.overrides }} />,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourRename: Story = {
  name: 'Behaviour: an asset is opened beside the table, renamed and saved',
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /101/ }));
    const drawer = await dialogNamed('101');
    await userEvent.click(await drawer.findByRole('button', { name: /^Edit/ }));
    const form = await dialogNamed('Edit 101');
    const name = await form.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lake corner');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await textShown('Changes to 101 saved.');
    await expect(await drawer.findByText('Lake corner')).toBeVisible();
  },
};
