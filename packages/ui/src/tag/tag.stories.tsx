import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Tag } from './index.ts';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { label: 'lake view' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRemove: fn() } };

export const FeaturesPlain: Story = {
  name: 'Features: an icon, and nothing to remove',
  args: { icon: 'tags' },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Tags"
      rows={['Plain', 'Removable', 'Loading', 'With a reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <Tag
          {...args}
          onRemove={row === 'Plain' ? undefined : () => {}}
          isLoading={row === 'Loading'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const BehaviourRemove: Story = {
  name: 'Behaviour: the button is named after the keyword; with a reason it does nothing',
  args: { onRemove: fn() },
  render: (args) => (
    <>
      <Tag {...args} />
      <Tag {...args} label="vip" disabledReason="Only an owner can change this." />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lake view' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const held = canvas.getByRole('button', { name: 'Remove vip' });
    await expect(held).toHaveAccessibleDescription('Only an owner can change this.');
    await userEvent.click(held);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const StressLong: Story = {
  name: 'Stress: a long keyword in a narrow column',
  args: {
    onRemove: fn(),
    label: 'श्री वेंकटेश्वर अतिथि गृह and the Convention Centre of Tiruvannamalai',
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
