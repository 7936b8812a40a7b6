import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import { gone, noDialog, opened } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Drawer, type DrawerProps, drawerSides } from './index.ts';

const onClose = fn();
const pages = ['Users', ...Array.from({ length: 60 }, (_, at) => `Page ${at + 1}`)];

function Stage({ lines = 2, ...props }: Pick<DrawerProps, 'side' | 'label'> & { lines?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        <nav aria-label="Pages">
          <p>
            <a href="#institutes">Institutes</a>
          </p>
          {pages.slice(0, lines - 1).map((page) => (
            <p key={page}>
              <a href={`#${page}`}>{page}</a>
            </p>
          ))}
        </nav>
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Stage,
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
  args: { label: 'Navigation', side: 'start' },
  argTypes: { side: { control: 'inline-radio', options: Object.keys(drawerSides) } },
  beforeEach: () => {
    onClose.mockClear();
  },
  play: async (scene) => {
    await open(scene);
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return opened();
}

const backdrop = () => document.querySelector('.bk-drawer-backdrop') ?? document.body;

export const Default: Story = {};

export const FeaturesEnd: Story = {
  name: 'Features: from the end',
  args: { side: 'end', label: 'Lake Pichola House' },
};

export const StatesDark: Story = { name: 'States: dark', globals: { theme: 'dark' } };

export const StatesNarrow: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Close: Story = {
  name: 'Behaviour: Escape, the backdrop and the button close it; the focus goes in and back to the opener',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const opener = canvas.getByRole('button', { name: 'Open' });
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(backdrop()),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const [index, close] of ways.entries()) {
      const drawer = await open(scene);
      await expect(drawer).toHaveAccessibleName('Navigation');
      await expect(drawer).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Institutes' })).toHaveFocus();
      await close();
      await expect(drawer).toHaveAttribute('inert');
      await gone();
      await expect(onClose).toHaveBeenCalledTimes(index + 1);
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

export const OpenedAgain: Story = {
  name: 'Behaviour: opened again while it closes it stays and takes the focus back',
  play: async (scene) => {
    const drawer = await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(drawer).toHaveAttribute('inert');
      scene.canvas.getByText('Open').click();
      await time.pass(0);
      await expect(drawer).not.toHaveAttribute('inert');
      await expect(drawer).toHaveFocus();
      // Past the time at which the closing that it left would have ended.
      await time.pass(2 * DRAWER_CLOSE_MS);
      await expect(drawer).toBeVisible();
    });
  },
};

export const Time: Story = {
  name: 'Behaviour: the closing lasts 220 ms',
  play: async (scene) => {
    await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(await time.until(noDialog)).toBe(DRAWER_CLOSE_MS);
    });
  },
};

function swipe(drawer: HTMLElement, share: number) {
  const { left, width } = drawer.getBoundingClientRect();
  const from = left + width / 2;
  const at = (clientX: number) => ({
    bubbles: true,
    isPrimary: true,
    pointerType: 'touch',
    clientX,
  });
  drawer.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  document.dispatchEvent(new PointerEvent('pointermove', at(from + width * share)));
  document.dispatchEvent(new PointerEvent('pointerup', at(from + width * share)));
}

export const Swipe: Story = {
  name: 'Behaviour: a short swipe lets it come back, a long one over its own edge closes it',
  play: async (scene) => {
    const drawer = await open(scene);
    swipe(drawer, -0.2);
    swipe(drawer, 0.9);
    await expect(onClose).not.toHaveBeenCalled();
    await expect(drawer.getBoundingClientRect().left).toBe(0);
    swipe(drawer, -0.4);
    await expect(onClose).toHaveBeenCalledTimes(1);
    await gone();
  },
};

export const States: Story = {};

export const StressLong: Story = {
  name: 'Stress: more than fits scrolls inside',
  render: (args) => <Stage {...args} lines={60} />,
};
