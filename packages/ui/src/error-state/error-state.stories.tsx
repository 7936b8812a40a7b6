import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Couldn’t load institutes',
    description: 'The server didn’t respond. Your filters are kept.',
    requestId: '6920a3f0c1d2e3f4a5b6c7d8',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StatesRetrying: Story = { name: 'States: retrying', args: { isRetrying: true } };

export const BehaviourRetry: Story = {
  name: 'Behaviour: announced, with request id and retry',
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Couldn’t load institutes');
    await expect(alert).toHaveTextContent('Reference 6920a3f0c1d2e3f4a5b6c7d8');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <ErrorState {...args} requestId={undefined} />
      <ErrorState {...args} requestId={undefined} isRetrying />
      <ErrorState {...args} requestId={undefined} onRetry={undefined} />
    </div>
  ),
};

export const FeaturesNoWayOut: Story = {
  name: 'Features: without retry',
  args: { onRetry: undefined, description: 'It was deleted by someone else.' },
};

export const StressNarrow: Story = {
  name: 'Stress: a long message, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <ErrorState {...args} description={`${args.description} `.repeat(6)} />
    </div>
  ),
};
