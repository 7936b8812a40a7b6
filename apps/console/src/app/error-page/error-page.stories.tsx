import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/Error page',
  component: ConsoleStory,
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Why there is no page here, with one way out: back where one came from after a 403, home otherwise.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { history: ['/no-such-page'] } };

export const NoAccess: Story = {
  args: {
    history: ['/home', '/all-institutes'],
    user: aUser({ role: 'Owner', template: 'Tours & Travels' }),
  },
};
