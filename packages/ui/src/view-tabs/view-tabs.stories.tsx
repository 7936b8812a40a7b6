import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

export const BehaviourRing: Story = {
  name: 'Behaviour: the ring of the focus stands beside the words, inside what scrolls',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('link', { name: 'All 1,280' });
    await expect(tab).toHaveFocus();
    const words = document.createRange();
    words.selectNodeContents(tab);
    const { outlineWidth, outlineOffset } = getComputedStyle(tab);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const inner = tab.getBoundingClientRect().left + Number.parseFloat(outlineWidth) - ring;
    const list = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(inner + 2);
    await expect(tab.getBoundingClientRect().left - ring).toBeGreaterThanOrEqual(list.left);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: scrolls sideways to the current view when narrow',
  args: { current: 'closed' },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('navigation', { name: 'Institute views' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const { right } = canvas.getByRole('link', { name: 'Closed' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    // It fades where there is more of it, and only there.
    const fade = () => {
      const { maskPosition, maskSize } = getComputedStyle(frame);
      return `${maskPosition} / ${maskSize}`;
    };
    await waitFor(() => expect(fade()).toBe('0px 0px / calc(100% + 32px) 100%'));
    frame.scrollTo({ left: (frame.scrollWidth - frame.clientWidth) / 2, behavior: 'instant' });
    await waitFor(() => expect(fade()).toBe('0px 0px / 100% 100%'));
    frame.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(fade()).toBe('-32px 0px / calc(100% + 32px) 100%'));
  },
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
      { key: 'north', label: 'North, past due', badge: 'changed', href: '#north' },
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
