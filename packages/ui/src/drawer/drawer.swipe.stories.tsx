import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ImageCrop } from '../image-crop/index.ts';
import { quarters } from '../image-crop/sample-pictures.ts';
import { Modal } from '../modal/index.ts';
import {
  backdrop,
  drawerStories,
  mayClose,
  onClose,
  open,
  Stage,
} from '../testing/drawer-stage.tsx';
import { gone } from '../testing/modal-stage.tsx';

const meta = {
  ...drawerStories,
  title: 'Overlays/Drawer',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a swipe on the element by a share of the drawer's width. */
function swipe(drawer: HTMLElement, share: number, on: Element = drawer) {
  const { left, width } = drawer.getBoundingClientRect();
  const from = left + width / 2;
  on.dispatchEvent(touch('pointerdown', from));
  document.dispatchEvent(touch('pointermove', from + width * share));
  document.dispatchEvent(touch('pointerup', from + width * share));
}

function touch(type: string, clientX: number, finger: PointerEventInit = {}) {
  return new PointerEvent(type, {
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'touch',
    clientX,
    ...finger,
  });
}

export const Swipe: Story = {
  name: 'Behaviour: a short swipe returns, a long one towards its edge closes it',
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

export const SwipeInside: Story = {
  name: 'Behaviour: swipes in a dialog above it, on a slider or on a crop do not close it',
  args: {
    children: (
      <>
        <input type="range" aria-label="Volume" />
        <div role="slider" aria-label="Price" aria-valuenow={1} tabIndex={0} />
        <ImageCrop src={quarters} label="Picture" />
        <Modal open header={{ text: 'Cut the picture' }}>
          <p>Move it under the frame.</p>
        </Modal>
      </>
    ),
  },
  play: async (scene) => {
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation', hidden: true });
    const picture = drawer.querySelector('.bk-image-crop-stage');
    if (!picture) throw new Error('There is no picture.');
    // Synthetic pointers can't be captured.
    picture.setPointerCapture = () => {};
    const inside = [
      screen.getByText('Move it under the frame.'),
      screen.getByRole('slider', { name: 'Volume', hidden: true }),
      screen.getByRole('slider', { name: 'Price', hidden: true }),
      picture,
    ];
    for (const element of inside) {
      swipe(drawer, -0.4, element);
      await expect(onClose, element.className).not.toHaveBeenCalled();
      await expect(drawer.style.getPropertyValue('--bk-drawer-x')).toMatch(/^(0px)?$/);
    }
  },
};

export const SwipeOfOneFinger: Story = {
  name: 'Behaviour: a second finger neither moves nor ends a swipe',
  play: async (scene) => {
    const drawer = await open(scene);
    const second = { pointerId: 2, isPrimary: false };
    drawer.dispatchEvent(touch('pointerdown', 200));
    document.dispatchEvent(touch('pointermove', 20, second));
    document.dispatchEvent(touch('pointerup', 20, second));
    await expect(onClose).not.toHaveBeenCalled();
    await expect(drawer.getBoundingClientRect().left).toBe(0);
    document.dispatchEvent(touch('pointermove', 150));
    await expect(drawer.getBoundingClientRect().left).toBe(-50);
    document.dispatchEvent(touch('pointercancel', 150));
    await expect(drawer.getBoundingClientRect().left).toBe(0);
  },
};

export const SwipeRefused: Story = {
  name: 'Behaviour: a refused close leaves it open, back in its place after a swipe',
  play: async (scene) => {
    mayClose.mockReturnValue(false);
    const drawer = await open(scene);
    swipe(drawer, -0.6);
    await scene.userEvent.keyboard('{Escape}');
    await scene.userEvent.click(backdrop());
    await scene.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(mayClose.mock.calls.flat()).toEqual([
      'swipe',
      'escape',
      'outside',
      'close-button',
    ]);
    await expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer).not.toHaveAttribute('inert');
  },
};
