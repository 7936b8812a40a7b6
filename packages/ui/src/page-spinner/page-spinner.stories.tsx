import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS } from '../constants.ts';
import { bestOfFive, frameWhen, TIME_TOLERANCE_MS } from '../testing/measure.ts';
import { PageSpinner } from './index.ts';

const meta = {
  title: 'Feedback/PageSpinner',
  component: PageSpinner,
  parameters: {
    docs: {
      description: {
        component: `A page is on its way. Shows after 150 ms, so that a quick page does not flash.

**Use it** for the first load of a route. **Not for** a later load (ProgressBar) or a region of known shape
(Skeleton). A screen reader hears it as a status; it takes no focus.`,
      },
    },
  },
  args: { label: 'Loading institutes' },
} satisfies Meta<typeof PageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StatesDark: Story = { globals: { theme: 'dark' } };

export const Status: Story = {
  name: 'Behaviour: [LOAD-01] the page spinner is a status with words',
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
  name: 'Behaviour: it shows after 150 ms',
  render: () => <Toggle />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    const spinner = () => document.querySelector('.bk-page-spinner');
    const took = await bestOfFive(INDICATOR_DELAY_MS, async () => {
      toggle.click();
      await frameWhen(() => spinner() !== null);
      const start = performance.now();
      const end = await frameWhen(() => {
        const node = spinner();
        return node !== null && getComputedStyle(node).visibility === 'visible';
      });
      toggle.click();
      await frameWhen(() => spinner() === null);
      return end - start;
    });
    await expect(Math.abs(took - INDICATOR_DELAY_MS)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
  },
};
