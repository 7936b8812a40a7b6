import type { Meta } from '@storybook/react-vite';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { listedUsers } from './listed-users.ts';

/** The meta that all files of these stories share. */
export const allUsersStories = {
  args: { history: ['/all-users'], users: listedUsers },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;
