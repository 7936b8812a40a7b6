import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Retreats } from './empty-and-failed.tsx';

const meta = {
  title: 'Patterns/Empty and failed',
  component: Retreats,
  args: {
    loaded: { state: 'done', rows: [], search: '' },
    onRetry: fn(),
    onAdd: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof Retreats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResults: Story = {
  name: 'States: a search without results',
  args: { loaded: { state: 'done', rows: [], search: 'yoga' } },
};

export const Loading: Story = {
  name: 'States: loading',
  args: { loaded: { state: 'loading' } },
};

export const Failed: Story = {
  name: 'States: failed',
  args: { loaded: { state: 'failed', requestId: 'req_8f2c1a' } },
};
