import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './index.ts';

const meta = {
  title: 'Basics/Kbd',
  component: Kbd,
  parameters: {
    docs: {
      description: {
        component: `A key, or keys pressed together. Shows a shortcut; \`aria-keyshortcuts\` on the control announces it.`,
      },
    },
  },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StatesDark: Story = { globals: { theme: 'dark' } };
