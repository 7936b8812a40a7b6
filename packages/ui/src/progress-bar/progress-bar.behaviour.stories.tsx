import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS, INDICATOR_MIN_MS } from '../constants.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { ProgressBar } from './index.ts';

interface StageProps {
  indicator: ComponentType<{ label: string; isLoading: boolean }>;
}

function Stage({ indicator: Indicator }: StageProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <div className="sheet">
      <Button onClick={() => setLoading(!isLoading)}>Toggle</Button>
      <Indicator label="Loading institutes" isLoading={isLoading} />
    </div>
  );
}

const meta = {
  title: 'Feedback/ProgressBar/Behaviour',
  tags: ['!autodocs'],
  component: Stage,
  args: { indicator: ProgressBar },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const node = () => document.querySelector('.bk-progress, .bk-page-spinner');
const isSeen = () => node()?.checkVisibility({ visibilityProperty: true }) === true;

const isGone = () => node() === null;

const play: Story['play'] = ({ canvas }) =>
  withStoppedTime(async (time) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    // Loading ends as soon as it is visible.
    toggle.click();
    await expect(await time.until(isSeen)).toBe(INDICATOR_DELAY_MS);
    await time.pass(1);
    toggle.click();
    await expect(1 + (await time.until(isGone))).toBe(INDICATOR_MIN_MS);

    // Ends before it is visible: never shown.
    toggle.click();
    await time.pass(INDICATOR_DELAY_MS - 1);
    await expect(node()).not.toBeNull();
    await expect(isSeen()).toBe(false);
    toggle.click();
    await expect(await time.until(isGone)).toBe(0);

    // Visible long enough: disappears with loading.
    toggle.click();
    await time.until(isSeen);
    await time.pass(INDICATOR_MIN_MS);
    await expect(isSeen()).toBe(true);
    toggle.click();
    await expect(await time.until(isGone)).toBe(0);
  });

export const Bar: Story = {
  name: 'Behaviour: [LOAD-01] the bar appears after 150 ms and stays for at least 300 ms',
  play,
};

export const Spinner: Story = {
  name: 'Behaviour: [LOAD-01] the page spinner appears after 150 ms and stays for at least 300 ms',
  args: { indicator: PageSpinner },
  play,
};

export const Again: Story = {
  name: 'Behaviour: loading again while the indicator is visible continues it',
  play: ({ canvas }) =>
    withStoppedTime(async (time) => {
      const toggle = canvas.getByRole('button', { name: 'Toggle' });
      toggle.click();
      await time.until(isSeen);
      const first = node();
      await time.pass(1);
      toggle.click();
      await time.pass(INDICATOR_MIN_MS / 3);
      toggle.click();
      await time.pass(INDICATOR_MIN_MS);
      await expect(node()).toBe(first);
      await expect(isSeen()).toBe(true);
      toggle.click();
      await time.until(isGone);
    }),
};
