import type { Meta } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from './console-story.tsx';
import { anInstitute } from './institutes.ts';
import { mockAssets } from './mock-assets.ts';

export const lakeview = anInstitute();
export const path = `/all-institutes/${lakeview._id}/settings/addAssets`;

/** The meta that all files of these stories share. */
export const assetStories = {
  args: { history: [path], institutes: [lakeview] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
  // Each story has rows of its own to change.
  render: (args) => <ConsoleStory {...args} overrides={{ ...mockAssets(), ...args.overrides }} />,
} satisfies Meta<typeof ConsoleStory>;

export const order = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
