import type { Meta } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { setRegion } from '../region/region.ts';
import { type ConsoleStory, screenParameters } from './console-story.tsx';

/** The meta that all files of these stories share. */
export const profileStories = {
  args: { history: ['/home?profile=1'] },
  parameters: screenParameters,
  beforeEach: () => () => setRegion({ locale: null, timezone: null }),
} satisfies Meta<typeof ConsoleStory>;

export const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'Your profile' }));
