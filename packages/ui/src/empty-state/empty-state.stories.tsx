import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No institutes yet' },
  parameters: {
    docs: {
      description: {
        component:
          'In place of rows. Nothing yet: an arch, one line and the button that makes the first. No match: who asked for ' +
          'what, and Clear filters. What failed is an ErrorState.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: 'An institute is a business that works with the product.',
    action: <Button icon="plus">Add institute</Button>,
  },
};

export const FeaturesNoMatch: Story = {
  name: 'Features: no match',
  args: {
    title: 'No institute matches Goa and Enterprise.',
    action: (
      <Button color="transparent" variant="secondary">
        Clear filters
      </Button>
    ),
  },
};
