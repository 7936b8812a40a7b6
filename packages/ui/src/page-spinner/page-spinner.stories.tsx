import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS } from '../constants.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { PageSpinner } from './index.ts';

const meta = {
  title: 'Feedback/PageSpinner',
  component: PageSpinner,
  args: { label: 'Loading institutes' },
} satisfies Meta<typeof PageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Status: Story = {
  name: 'Behaviour: [LOAD-01] the page spinner is a status with text',
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('Loading institutes');
    await expect(status.querySelector('.bk-spinner')).toBeVisible();
  },
};

function Toggle() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(!isLoading)}>Toggle</Button>
      {isLoading && <PageSpinner />}
    </>
  );
}

export const Delayed: Story = {
  name: 'Behaviour: appears after 150 ms',
  render: () => <Toggle />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    const isSeen = () =>
      document.querySelector('.bk-page-spinner')?.checkVisibility({ visibilityProperty: true }) ??
      false;
    await withStoppedTime(async (time) => {
      toggle.click();
      await expect(await time.until(isSeen)).toBe(INDICATOR_DELAY_MS);
    });
  },
};

export const FeaturesWords: Story = {
  name: 'Features: custom label',
  args: { label: 'Loading the rates of 14 categories' },
};

export const States: Story = {};

export const StressLong: Story = {
  name: 'Stress: long text, narrow',
  render: () => (
    <div className="sheet-narrow">
      <PageSpinner label="Loading every subscription of the institutes in Andaman and Nicobar Islands" />
    </div>
  ),
};
