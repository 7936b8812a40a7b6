import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
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
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourCurrent: Story = {
  name: 'Behaviour: marks the current view and shows row counts',
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
  name: 'Stress: scrolls sideways when narrow',
  globals: { viewport: { value: 'w390' } },
};

export const FeaturesNoCounts: Story = {
  name: 'Features: without counts',
  args: {
    views: [
      { key: 'all', label: 'All', href: '#all' },
      { key: 'closed', label: 'Closed', href: '#closed' },
    ],
  },
};

export const FeaturesCounting: Story = {
  name: 'Features: loading counts',
  args: {
    views: [
      { key: 'all', label: 'All', count: null, href: '#all' },
      { key: 'active', label: 'Active', count: null, href: '#active' },
      { key: 'closed', label: 'Closed', href: '#closed' },
    ],
  },
  render: (args) => (
    <>
      <ViewTabs {...args} />
      <ViewTabs
        {...args}
        label="Counted"
        views={args.views.map((view, at) =>
          view.count === null ? { ...view, count: at * 104 } : view,
        )}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = (label: string) =>
      within(canvas.getByRole('navigation', { name: label }))
        .getAllByRole('link')
        .map((link) => {
          const { left, width, height } = link.getBoundingClientRect();
          return { left, width, height };
        });
    await expect(boxes('Counted')).toEqual(boxes('Institute views'));
  },
};

export const FeaturesMark: Story = {
  name: 'Features: a modified view',
  args: {
    current: 'north',
    views: [
      { key: 'all', label: 'All', count: 1280, href: '#all' },
      { key: 'north', label: 'North, past due', mark: 'changed', href: '#north' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'North, past due changed' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="View tabs"
      rows={['All', 'None on show']}
      cell={(row, state) => (
        <ViewTabs
          {...args}
          label={`${row}, ${state}`}
          views={args.views.slice(0, 2)}
          current={row === 'All' ? 'all' : undefined}
        />
      )}
    />
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};
