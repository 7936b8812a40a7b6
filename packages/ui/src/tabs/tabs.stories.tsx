import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { type TabItem, Tabs, type TabsProps } from './tabs.tsx';

const items: readonly TabItem[] = [
  { key: 'overview', label: 'Overview', content: <p>Set up in four steps.</p> },
  { key: 'users', label: 'Users', count: 1186, content: <p>People who can sign in.</p> },
  { key: 'archived', label: 'Archived', disabledReason: 'Nothing is archived.' },
  {
    key: 'notes',
    label: 'Notes',
    count: 9,
    content: (
      <p>
        Written by the team, see <a href="#rules">the rules</a>.
      </p>
    ),
  },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Parts of the institute', items },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourDrawnLabels: Story = {
  name: 'Behaviour: a drawn label is read as its text, with the count',
  args: {
    items: [
      { key: 'overview', label: 'Overview', content: 'Set up in four steps.' },
      { key: 'users', label: <b>Users ★</b>, textValue: 'Users', count: 1186, content: 'All.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Users 1,186' });
    await expect(tab).toHaveTextContent('Users ★');
    await userEvent.click(tab);
    await expect(canvas.getByRole('tabpanel', { name: 'Users 1,186' })).toBeVisible();
  },
};

export const FeaturesDefaultTab: Story = {
  name: 'Features: default tab',
  args: { defaultValue: 'notes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Notes 9');
    await expect(canvas.getByText(/Written by the team/)).toBeVisible();
  },
};

export const Ring: Story = {
  name: 'Behaviour: the focus ring is outside the label and not cut off',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { name: 'Overview' });
    await expect(tab).toHaveFocus();
    const text = document.createRange();
    text.selectNodeContents(tab);
    const [label, box, row] = [text, tab, tab.parentElement ?? tab].map((part) =>
      part.getBoundingClientRect(),
    );
    const { outlineOffset, outlineWidth } = getComputedStyle(tab);
    const inner = -Number.parseFloat(outlineOffset);
    const outer = Number.parseFloat(outlineWidth) - inner;
    if (!label || !box || !row) throw new Error('There are three.');
    await expect(label.left - box.left).toBeGreaterThan(inner);
    await expect(box.right - label.right).toBeGreaterThan(inner);
    await expect(box.left - outer).toBeGreaterThanOrEqual(row.left);
  },
};

/** As in an application that keeps the tab in its address. */
function AddressedTabs(props: TabsProps) {
  const [address, setAddress] = useState('?tab=users');
  return (
    <>
      <Tabs
        {...props}
        value={new URLSearchParams(address).get('tab') ?? ''}
        onChange={(key) => setAddress(`?tab=${key}`)}
      />
      <p>
        <code>{address}</code>{' '}
        <button type="button" onClick={() => setAddress('?tab=users')}>
          Back
        </button>
      </p>
    </>
  );
}

export const FeaturesControlled: Story = {
  name: 'Features: the owner keeps the selected tab',
  render: (args) => <AddressedTabs {...args} />,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('tab', { selected: true });
    await expect(shown()).toHaveAccessibleName('Users 1,186');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes 9' }));
    await expect(canvas.getByText('?tab=notes')).toBeVisible();
    await expect(shown()).toHaveAccessibleName('Notes 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(shown()).toHaveAccessibleName('Users 1,186');
    await userEvent.click(canvas.getByRole('tab', { name: 'Archived' }));
    await expect(canvas.getByText('?tab=users')).toBeVisible();
  },
};

export const FeaturesSite: Story = {
  name: 'Features: large strip for the public site',
  args: {
    size: 'xl',
    items: [
      { key: 'hospitality', label: 'Hospitality', content: 'Four plans.' },
      ...['Tours & Travels', 'Event Management', 'Subscription Management'].map((label) => ({
        key: label,
        label,
        disabled: true,
        disabledReason: 'Not available yet',
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tours = canvas.getByRole('tab', { name: 'Tours & Travels' });
    await expect(tours).toHaveAccessibleDescription('Not available yet');
    // The strip is silent: its page says why.
    await expect(tours).not.toHaveAttribute('data-disabled-reason');
    await userEvent.click(tours);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Hospitality');
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Chooses: Story = {
  name: 'Behaviour: a tab shows its panel and hides the others',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: args.label })).toBeVisible();
    const panel = () => canvas.getByRole('tabpanel');
    await expect(panel()).toHaveAccessibleName('Overview');
    const users = canvas.getByRole('tab', { name: 'Users 1,186' });
    await userEvent.click(users);
    await expect(users).toHaveAttribute('aria-selected', 'true');
    await expect(users).toHaveAttribute('aria-controls', panel().id);
    await expect(panel()).toHaveTextContent('People who can sign in.');
  },
};

export const Late: Story = {
  name: 'Behaviour: the first tab is shown when tabs come late, and when the chosen one goes',
  render: function Changing(args) {
    const [shown, setShown] = useState<readonly TabItem[]>([]);
    return (
      <>
        <Tabs {...args} items={shown} />
        <button type="button" onClick={() => setShown(items)}>
          Load
        </button>
        <button type="button" onClick={() => setShown(items.slice(0, 3))}>
          Remove notes
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(await canvas.findByRole('tabpanel')).toHaveAccessibleName('Overview');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes 9' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Notes 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove notes' }));
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Overview');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Overview');
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: arrow keys, Home and End select, Tab moves to the panel',
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('tab', { selected: true }).textContent;
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toBe('Users1,186');
    await userEvent.keyboard('{End}');
    await expect(shown()).toBe('Notes9');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(shown()).toBe('Overview');
  },
};

export const Turned: Story = {
  name: 'Behaviour: L8 arrow keys follow the direction of the page when that changes',
  render: function Changing(args) {
    const [dir, setDir] = useState('ltr');
    return (
      <div dir={dir}>
        <Tabs {...args} />
        <button type="button" onClick={() => setDir('rtl')}>
          Turn
        </button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Users');
  },
};

export const Disabled: Story = {
  name: 'Behaviour: a disabled tab is focusable and does nothing',
  args: { defaultValue: 'users' },
  play: async ({ canvas, userEvent }) => {
    const archived = canvas.getByRole('tab', { name: 'Archived' });
    const users = canvas.getByRole('tab', { name: /Users/ });
    await expect(archived).toHaveAttribute('aria-disabled', 'true');
    await expect(archived).toHaveAttribute('data-disabled-reason', 'Nothing is archived.');
    await expect(archived).toHaveAccessibleDescription('Nothing is archived.');

    await userEvent.click(archived);
    await expect(users).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(users);
    await userEvent.keyboard('{ArrowRight}');
    await expect(archived).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(users).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('People who can sign in.');

    // It doesn't block pointer events.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Notes/ })).toHaveFocus();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: scrolls sideways when narrow',
  globals: { viewport: { value: 'w390' } },
  args: {
    items: [
      ...items,
      { key: 'long', label: 'Channels of the houseboats', content: <p>None yet.</p> },
      { key: 'hi', label: 'सदस्यता', content: <p>None yet.</p> },
    ],
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Tabs"
      rows={['Tabs']}
      cell={(_, state) => <Tabs {...args} label={state} />}
    />
  ),
};
