import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { type OverlayKind, OverlayStage, overlayKinds } from '../testing/overlay-stage.tsx';
import { provePair } from '../testing/prove-pair.ts';
import { clearToasts } from '../testing/toasts.ts';

const meta = {
  title: 'Overlays/Harmony',
  component: OverlayStage,
  tags: ['!autodocs'],
  args: { hasTips: false },
  // The order of things is proved here; their times are proved where each lives. So time runs ten times as fast.
  globals: { motion: 'reduced' },
  beforeEach: () => {
    const wait = globalThis.setTimeout;
    spyOn(window, 'setTimeout').mockImplementation((run, delay = 0, ...rest) =>
      wait(run, delay / 10, ...rest),
    );
    return clearToasts();
  },
} satisfies Meta<typeof OverlayStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The kind with each of the six, itself included, opened on top of it. */
const under =
  (first: OverlayKind): NonNullable<Story['play']> =>
  async ({ step, userEvent }) => {
    for (const second of overlayKinds) {
      await step(`${first}, then ${second}`, () => provePair(first, second, userEvent));
    }
  };

export const UnderModal: Story = {
  name: 'Behaviour: a modal and each of the six over it',
  play: under('modal'),
};

export const UnderNestedModal: Story = {
  name: 'Behaviour: a nested modal and each of the six over it',
  play: under('nested modal'),
};

export const UnderDrawer: Story = {
  name: 'Behaviour: a drawer and each of the six over it',
  play: under('drawer'),
};

export const UnderMenu: Story = {
  name: 'Behaviour: a menu and each of the six after it',
  play: under('menu'),
};

export const UnderToast: Story = {
  name: 'Behaviour: a toast and each of the six after it',
  play: under('toast'),
};

export const UnderTooltip: Story = {
  name: 'Behaviour: a tooltip and each of the six after it',
  args: { hasTips: true },
  play: under('tooltip'),
};
