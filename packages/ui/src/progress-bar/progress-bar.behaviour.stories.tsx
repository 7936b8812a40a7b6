import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { INDICATOR_DELAY_MS, INDICATOR_MIN_MS } from '../constants.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { after, appearance, closest, frameWhen, TIME_TOLERANCE_MS } from '../testing/measure.ts';
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

const play: Story['play'] = async ({ canvas }) => {
  const toggle = canvas.getByRole('button', { name: 'Toggle' });
  const delays: number[] = [];
  // The wait is over as soon as it shows.
  const shown = await closest(INDICATOR_MIN_MS, async () => {
    toggle.click();
    const { seen, delay } = await appearance(node);
    delays.push(delay);
    toggle.click();
    return (await frameWhen(() => node() === null)) - seen;
  });
  await expect(Math.abs(shown - INDICATOR_MIN_MS)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
  const off = delays.map((delay) => Math.abs(delay - INDICATOR_DELAY_MS));
  await expect(Math.min(...off)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);

  // Over before it shows, it never shows.
  toggle.click();
  await frameWhen(() => node() !== null);
  await expect(isSeen()).toBe(false);
  toggle.click();
  await frameWhen(() => node() === null);

  // Seen for long enough, it goes with the wait.
  toggle.click();
  await frameWhen(isSeen);
  await after(INDICATOR_MIN_MS + TIME_TOLERANCE_MS);
  await expect(isSeen()).toBe(true);
  toggle.click();
  const end = performance.now();
  await expect((await frameWhen(() => node() === null)) - end).toBeLessThanOrEqual(
    TIME_TOLERANCE_MS,
  );
};

export const Bar: Story = {
  name: 'Behaviour: [LOAD-01] the bar shows after 150 ms and stays for 300 ms at least',
  play,
};

export const Spinner: Story = {
  name: 'Behaviour: [LOAD-01] the page spinner shows after 150 ms and stays for 300 ms at least',
  args: { indicator: PageSpinner },
  play,
};

export const Again: Story = {
  tags: ['timed'],
  name: 'Behaviour: a wait that begins while the last one is still shown goes on with it',
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    /** Begins the second wait; answers what was shown of the first, unless frames stopped until it was over. */
    const beginTwice = async (): Promise<Element | null> => {
      toggle.click();
      const seen = await frameWhen(isSeen);
      const first = node();
      toggle.click();
      const again = await after(INDICATOR_MIN_MS / 3);
      const isInTime = again - seen < INDICATOR_MIN_MS - TIME_TOLERANCE_MS;
      if (isInTime) toggle.click();
      else await frameWhen(() => node() === null);
      return isInTime ? first : beginTwice();
    };
    const first = await beginTwice();
    await after(INDICATOR_MIN_MS);
    await expect(node()).toBe(first);
    await expect(isSeen()).toBe(true);
    toggle.click();
    await frameWhen(() => node() === null);
  },
};
