import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { type TabItem, Tabs } from './tabs.tsx';

const onChange = fn();
const onPanel = fn();

function Panel({ name }: { name: string }) {
  useEffect(() => void onPanel(name), [name]);
  return <p>{`All about ${name}.`}</p>;
}

const items: readonly TabItem[] = ['Rooms', 'Rates', 'Guests'].map((label) => ({
  key: label,
  label,
  content: <Panel name={label} />,
}));

const meta = {
  title: 'Navigation/Tabs/Ways',
  component: Tabs,
  tags: ['!autodocs'],
  args: { label: 'Parts of the institute', items, onChange },
  beforeEach: () => {
    onChange.mockClear();
    onPanel.mockClear();
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  name: 'Behaviour: vertical tabs are beside their panel, and Up and Down select',
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await expect(tab('Rooms')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab('Rates')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(tab('Rates')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Guests')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab('Rooms')).toHaveFocus();
    const [tabs, panel] = [list, canvas.getByRole('tabpanel')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(panel?.left).toBeGreaterThan(tabs?.right ?? Infinity);
  },
};

export const VerticalRightToLeft: Story = {
  name: 'States: vertical, from right to left',
  args: { orientation: 'vertical' },
  decorators: [rightToLeft],
};

export const VerticalLarge: Story = {
  name: 'States: vertical and large',
  args: { orientation: 'vertical', size: 'xl' },
};

export const Manual: Story = {
  name: 'Behaviour: with manual activation arrow keys move the focus, Enter and Space select',
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Rates')).toHaveFocus();
    await expect(tab('Rooms')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab('Rates')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End} ');
    await expect(tab('Guests')).toHaveAttribute('aria-selected', 'true');
    await expect(onChange.mock.calls.flat()).toEqual(['Rates', 'Guests']);
  },
};

export const Lazy: Story = {
  name: 'Behaviour: a lazy panel is rendered once its tab is selected, and stays',
  args: { isLazy: true },
  play: async ({ canvas, userEvent }) => {
    await expect(onPanel.mock.calls.flat()).toEqual(['Rooms']);
    await expect(canvas.queryByText('All about Rates.')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Rates' }));
    await expect(canvas.getByText('All about Rates.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Rooms' }));
    await expect(canvas.getByText('All about Rates.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Rates' }));
    await expect(onPanel.mock.calls.flat()).toEqual(['Rooms', 'Rates']);
  },
};
