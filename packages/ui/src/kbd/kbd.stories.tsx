import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './index.ts';

const meta = {
  title: 'Basics/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesInWords: Story = {
  name: 'Features: in text',
  render: () => (
    <p>
      Press <Kbd>/</Kbd> to search, <Kbd>Esc</Kbd> to clear.
    </p>
  ),
};

export const BehaviourElement: Story = {
  name: 'Behaviour: read as the keys it shows',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K').tagName).toBe('KBD');
  },
};

export const StressLong: Story = {
  name: 'Stress: many keys, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Kbd>Ctrl</Kbd> <Kbd>Shift</Kbd> <Kbd>Alt</Kbd> <Kbd>Page Down</Kbd>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="sheet-row">
      {['K', 'Ctrl K', '/', 'Esc', 'Page Down'].map((keys) => (
        <Kbd key={keys}>{keys}</Kbd>
      ))}
    </div>
  ),
};
