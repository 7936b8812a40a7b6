import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStage } from '../testing/modal-stage.tsx';
import { Stat } from './index.ts';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: {
    label: 'Monthly recurring revenue',
    value: '₹2,45,878',
    change: { text: '4.1%', direction: 'up', isGood: true },
    description: 'against 1 to 31 Oct 2026',
    definition: 'What the institutes that pay owe for a month, without GST.',
    href: '/all-institutes?subscriptionStatus=Active',
    trend: [180, 184, 190, 189, 201, 214, 220, 231, 236, 245],
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesPlain: Story = {
  name: 'Features: value only',
  args: {
    label: 'Users',
    value: '614',
    change: undefined,
    description: undefined,
    definition: undefined,
    href: undefined,
    trend: undefined,
  },
};

export const FeaturesWorse: Story = {
  name: 'Features: an increase that is bad',
  args: {
    label: 'Past due',
    value: '7',
    change: { text: '2', direction: 'up', isGood: false },
    trend: undefined,
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <Stat
        label="Up, good"
        value="104"
        change={{ text: '3', direction: 'up', isGood: true }}
        description="128 in all"
      />
      <Stat
        label="Down, bad"
        value="₹95,976"
        change={{ text: '11.6%', direction: 'down', isGood: false }}
      />
      <Stat label="The same" value="46" change={{ text: '0', direction: 'same' }} />
      <Stat label="A link" value="24" href="#rows" definition="Those whose last day is near." />
      <Stat label="No data" value={null} description="no history available" />
      <Stat label="Loading" value={null} isLoading description="as of 15:42" />
      <Stat label="Failed" value={null} loadError onRetry={fn()} />
      <Stat label="Asking again" value={null} loadError isRetrying onRetry={fn()} />
    </div>
  ),
};

export const BehaviourWords: Story = {
  name: 'Behaviour: the whole tile but its label is a link named by label, value and change',
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', {
      name: 'Monthly recurring revenue ₹2,45,878 up 4.1%',
    });
    const tile = canvasElement.querySelector('.bk-stat')?.getBoundingClientRect();
    await expect(tile).toBeDefined();
    if (!tile) return;
    const corner = document.elementFromPoint(tile.left + 4, tile.bottom - 4);
    await expect(link.contains(corner)).toBe(true);
    const label = canvas.getByRole('button', { name: 'Monthly recurring revenue' });
    const { left, top, width, height } = label.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(label);
  },
};

export const BehaviourDefinition: Story = {
  name: 'Behaviour: the label shows the definition, and nothing on the page moves',
  play: async ({ args, canvas, canvasElement }) => {
    const label = canvas.getByRole('button', { name: 'Monthly recurring revenue' });
    await expect(label).toHaveAccessibleDescription(String(args.definition));
    const height = () => canvasElement.querySelector('.bk-stat')?.getBoundingClientRect().height;
    const before = height();
    await userEvent.tab();
    await expect(label).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const definition = canvas.getByText(String(args.definition), { selector: 'p' });
    await waitFor(() => expect(definition).toBeVisible());
    await expect(height()).toBe(before);
    // Another press closes it, and so does the browser for Escape and a press beside it.
    await userEvent.click(label);
    await waitFor(() => expect(definition).not.toBeVisible());
  },
};

export const BehaviourInModal: Story = {
  name: 'Behaviour: in a modal, Escape closes only the definition',
  render: ({ label, value, definition }) => (
    <ModalStage defaultOpen header={{ text: 'Figures' }}>
      <Stat label={label} value={value} definition={definition} />
    </ModalStage>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: args.label }));
    const definition = document.querySelector('.bk-stat-definition');
    await expect(definition).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(definition).not.toBeVisible();
    await expect(screen.getByRole('dialog')).not.toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { hidden: true })).toHaveAttribute('inert');
  },
};

export const BehaviourLines: Story = {
  name: 'Behaviour: the change has a line of its own, whatever the length of the figure',
  render: (args) => (
    <div className="sheet">
      <Stat {...args} label="Short" value="7" />
      <Stat {...args} label="Long" value="₹2,45,878" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('.bk-stat')].map((tile) => {
      const top = (part: string) => tile.querySelector(part)?.getBoundingClientRect().top ?? 0;
      return top('.bk-stat-change') - top('.bk-stat-figure');
    });
    await expect(tops).toHaveLength(2);
    await expect(tops[0]).toBeGreaterThan(24);
    await expect(tops[0]).toBe(tops[1]);
  },
};

export const BehaviourHeight: Story = {
  name: 'Behaviour: loading keeps the height',
  args: { trend: undefined },
  render: (args) => (
    <div className="sheet">
      <Stat {...args} />
      <Stat {...args} value={null} isLoading />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.bk-stat')].map(
      (tile) => tile.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(2);
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const BehaviourRetry: Story = {
  name: 'Behaviour: a failed stat can be retried and is not a link',
  args: { loadError: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StressLong: Story = {
  name: 'Stress: long text and a large value, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <Stat
        {...args}
        label="Monthly recurring revenue of all institutes of the Andaman and Nicobar Islands"
        value="₹12,34,56,78,90,123.45"
        description="against the same days of the financial year before the last one, GST not included"
      />
    </div>
  ),
};
