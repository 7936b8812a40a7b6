import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No institutes yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: 'Add your first institute to get started.',
    action: <Button icon="plus">Add institute</Button>,
  },
};

export const FeaturesNoMatch: Story = {
  name: 'Features: no results',
  args: {
    title: 'No institutes match Goa and Enterprise',
    action: (
      <Button color="transparent" variant="secondary">
        Clear filters
      </Button>
    ),
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <EmptyState
        title="No institutes yet"
        description="Add your first institute to get started."
        action={<Button icon="plus">Add institute</Button>}
      />
      <EmptyState
        title="No institutes match Goa and Enterprise"
        action={
          <Button color="transparent" variant="secondary">
            Clear filters
          </Button>
        }
      />
      <EmptyState title="No activity yet" />
    </div>
  ),
};

export const BehaviourReads: Story = {
  name: 'Behaviour: title, text and action are read in order',
  ...Default,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'No institutes yetAdd your first institute to get started.Add institute',
    );
    await expect(canvas.getByRole('button', { name: 'Add institute' })).toBeVisible();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long text, narrow',
  render: () => (
    <div className="sheet-narrow">
      <EmptyState
        title="No institutes match Thiruvananthapuram, Enterprise and Verlängerungsmöglichkeiten."
        action={<Button>Clear all filters and show every institute</Button>}
      />
    </div>
  ),
};
