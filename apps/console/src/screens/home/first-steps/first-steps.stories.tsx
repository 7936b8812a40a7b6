import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { aReport } from '../../../testing/report.ts';

const meta = {
  title: 'Console/Home/First steps',
  component: ConsoleStory,
  args: {
    history: ['/home'],
    institutes: [],
    overrides: {
      'report.superAdmin': ({ input }) => {
        const report = aReport(input);
        const none = { total: 0, amount: 0, mrr: 0, items: [] };
        return {
          ...report,
          ...(report.lists && {
            lists: {
              renewalsDue: none,
              pastDue: none,
              trialsEnding: none,
              quiet: none,
              settingUp: none,
              newest: none,
            },
          }),
        };
      },
    },
  },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Home before the first institute: what is in place and what is to be done, instead of figures about nothing.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Behaviour: says how each step stands, and leads to the one that is to be done',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set up your platform' });
    await expect(
      await canvas.findByText('Amounts in INR, days by Asia/Kolkata, a financial year from April.'),
    ).toBeVisible();
    await canvas.findByRole('heading', { name: 'Done: Platform settings' });
    await canvas.findByRole('heading', { name: 'To do: First institute' });
    await expect(canvas.queryByRole('region', { name: 'At a glance' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add institute' })).toHaveAttribute(
      'href',
      '/all-institutes?new',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set up your platform' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = {
  name: 'States: dark',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Set up your platform' });
  },
};
