import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { gone, opened } from '../testing/modal-stage.tsx';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Drawer, type DrawerProps } from './index.ts';

const onClose = fn();
const onCancel = fn();
const onConfirm = fn();

function Stage(props: Omit<DrawerProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(_, { reason }) => {
          onClose(reason);
          setOpen(false);
        }}
      >
        <p>Twelve prices were changed by Meera Joshi.</p>
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer/Sides',
  component: Stage,
  tags: ['!autodocs'],
  args: { label: 'History', header: { text: 'History', description: 'Lake view, 3 December' } },
  beforeEach: () => {
    for (const mock of [onClose, onCancel, onConfirm]) mock.mockClear();
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
  const drawer = await opened();
  await Promise.all(drawer.getAnimations().map(({ finished }) => finished));
  return drawer;
}

/** Moves a finger down by a share of the drawer's height. */
function swipe(drawer: HTMLElement, share: number, from: Element) {
  const at = (y: number) => ({
    pointerId: 7,
    pointerType: 'touch',
    isPrimary: true,
    clientX: 50,
    clientY: 300 + y,
  });
  const way = share * drawer.offsetHeight;
  fireEvent.pointerDown(from, at(0));
  fireEvent.pointerMove(from, at(way));
  fireEvent.pointerUp(from, at(way));
}

export const Bottom: Story = {
  name: 'Behaviour: from the bottom it is as high as its content, and a swipe down on its header closes it',
  args: { side: 'bottom' },
  play: async (scene) => {
    const drawer = await open(scene);
    const { bottom, width, height } = drawer.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(Math.round(width)).toBe(window.innerWidth);
    await expect(height).toBeLessThan(300);
    const heading = screen.getByRole('heading', { name: 'History' });
    swipe(drawer, 0.2, heading);
    swipe(drawer, -0.6, heading);
    // This scrolls.
    swipe(drawer, 0.6, screen.getByText(/^Twelve/));
    await expect(onClose).not.toHaveBeenCalled();
    swipe(drawer, 0.6, heading);
    await expect(onClose.mock.calls).toEqual([['swipe']]);
    await gone();
  },
};

export const Top: Story = {
  name: 'Behaviour: from the top it leaves by a swipe up, and by Escape',
  args: { side: 'top' },
  play: async (scene) => {
    const drawer = await open(scene);
    await expect(Math.round(drawer.getBoundingClientRect().top)).toBe(0);
    swipe(drawer, -0.6, screen.getByRole('heading', { name: 'History' }));
    await gone();
    await open(scene);
    await scene.userEvent.keyboard('{Escape}');
    await gone();
    await expect(onClose.mock.calls).toEqual([['swipe'], ['escape']]);
  },
};

export const Sizes: Story = {
  name: 'Behaviour: a size is its width, and never all of a window',
  args: { side: 'end', size: 'lg' },
  play: async (scene) => {
    const drawer = await open(scene);
    await expect(Math.round(drawer.getBoundingClientRect().width)).toBe(
      Math.min(640, window.innerWidth - 24),
    );
  },
};

export const Foot: Story = {
  name: 'Behaviour: it takes the footer of a modal, and its cancel callback',
  args: {
    side: 'end',
    footer: {
      note: 'Saved 07:50',
      cancel: { name: 'Discard', onCancel },
      confirm: { name: 'Restore', onConfirm },
    },
  },
  play: async (scene) => {
    await open(scene);
    await expect(screen.getByText('Saved 07:50')).toBeVisible();
    await scene.userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await scene.userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(onClose.mock.calls).toEqual([['cancel']]);
    await expect(onCancel).not.toHaveBeenCalled();
    await gone();
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  name: 'Behaviour: while it is loading nothing closes it, and its buttons say why',
  args: { side: 'end', isLoading: true, footer: { confirm: { name: 'Restore' } } },
  play: async (scene) => {
    await open(scene);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'Wait for this to finish.',
    );
    await scene.userEvent.keyboard('{Escape}');
    await scene.userEvent.click(document.querySelector('.bk-drawer-backdrop') ?? document.body);
    await expect(onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const BottomRightToLeft: Story = {
  name: 'States: from the bottom, right to left, on a phone',
  args: { side: 'bottom', footer: { confirm: { name: 'Restore' } } },
  globals: { viewport: { value: 'w390' } },
  decorators: [rightToLeft],
};
