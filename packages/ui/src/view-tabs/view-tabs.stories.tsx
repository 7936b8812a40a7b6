import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ViewTabs } from './view-tabs.tsx';

const meta = {
  title: 'Navigation/ViewTabs',
  component: ViewTabs,
  args: {
    label: 'Institute views',
    current: 'all',
    views: [
      { key: 'all', label: 'All', count: 1280, href: '#all' },
      { key: 'active', label: 'Active', count: 1104, href: '#active' },
      { key: 'trial', label: 'Trial', count: 8, href: '#trial' },
      { key: 'expiring', label: 'Expiring in 30 days', count: 9, href: '#expiring' },
      { key: 'closed', label: 'Closed', href: '#closed' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The ready-made views of one list, each with its own address. For ways of looking at one thing use Segmented. ' +
          'Keyboard: Tab goes from view to view, Enter opens one.',
      },
    },
  },
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourCurrent: Story = {
  name: 'Behaviour: says which view is on show, and how many rows each has',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Institute views' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 1,280' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Trial 8' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Closed' })).toHaveAttribute('href', '#closed');
  },
};

export const StressNarrow: Story = {
  name: 'Stress: scrolls sideways where there is no room',
  globals: { viewport: { value: 'w390' } },
};
