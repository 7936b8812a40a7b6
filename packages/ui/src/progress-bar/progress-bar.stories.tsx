import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing guests', value: 64 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sheet = (
  <div className="sheet">
    <ProgressBar label="None" value={0} />
    <ProgressBar label="Some" value={64} />
    <ProgressBar label="All" value={100} />
    <ProgressBar label="Unknown" />
  </div>
);

export const States: Story = { render: () => sheet };

export const Progress: Story = {
  name: 'Behaviour: [LOAD-01] the progress bar has a name and a value',
  render: () => (
    <div className="sheet">
      <ProgressBar label="Importing guests" value={64} />
      <ProgressBar label="Loading institutes" />
      <ProgressBar label="Overdone" value={140} />
    </div>
  ),
  play: async ({ canvas }) => {
    const determinate = canvas.getByRole('progressbar', { name: 'Importing guests' });
    await expect(determinate).toHaveAttribute('aria-valuenow', '64');
    const bar = determinate.querySelector('rect')?.getBoundingClientRect();
    await expect(bar?.width).toBeCloseTo(determinate.getBoundingClientRect().width * 0.64, 0);
    const unknown = await canvas.findByRole('progressbar', { name: 'Loading institutes' });
    await expect(unknown).not.toHaveAttribute('aria-valuenow');
    const over = canvas.getByRole('progressbar', { name: 'Overdone' });
    await expect(over).toHaveAttribute('aria-valuenow', '100');
  },
};

export const FeaturesUnknown: Story = {
  name: 'Features: indeterminate',
  args: { value: undefined, label: 'Loading institutes' },
};

export const StressNarrow: Story = {
  name: 'Stress: narrow, at 0 and 100',
  render: () => (
    <div className="sheet-narrow">
      <ProgressBar label="Nothing" value={0} />
      <ProgressBar label="A little" value={0.4} />
      <ProgressBar label="Everything" value={100} />
    </div>
  ),
};
