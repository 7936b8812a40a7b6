import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  MODAL_DRAG_MIN_WIDTH,
  MODAL_KEY_STEP,
  MODAL_KEY_STEP_LARGE,
  MODAL_MIN_ON_SCREEN,
} from '../constants.ts';
import { dialog, ModalStage, noDialog, opened } from '../testing/modal-stage.tsx';
import { TextField } from '../text-field/index.ts';

const meta = {
  title: 'Overlays/Modal/Dragging',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    size: 'sm',
    header: { icon: 'pencil', text: 'Edit institute' },
    children: <TextField label="Name" name="name" />,
  },
  parameters: {
    viewport: {
      options: {
        w832: { name: '832 px', styles: { width: '832px', height: '700px' } },
        w833: { name: '833 px', styles: { width: '833px', height: '700px' } },
      },
    },
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Each story starts with the modal open and at rest. */
const withModal =
  (play: Play): Play =>
  async (scene) => {
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Open' }));
    await opened();
    await play(scene);
  };

const place = () => {
  const { left, top } = dialog().getBoundingClientRect();
  return { left, top };
};

function pointer(type: string, target: Element, x: number, y: number) {
  const init = { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y };
  target.dispatchEvent(new PointerEvent(type, init));
}

/** Drags the modal by the target; with `release` false it isn't dropped. */
function drag(target: Element | null, x: number, y: number, release = true) {
  if (!target) throw new Error('There is nothing to take it by.');
  const { left, top } = target.getBoundingClientRect();
  pointer('pointerdown', target, left + 5, top + 5);
  pointer('pointermove', document.body, left + 5 + x, top + 5 + y);
  if (release) pointer('pointerup', document.body, left + 5 + x, top + 5 + y);
}

const head = () => dialog().querySelector('header');

/** Within a pixel: a centred dialog may be at half a pixel. */
async function expectAbout(is: number, expected: number) {
  await expect(Math.abs(is - expected)).toBeLessThanOrEqual(1);
}

async function expectMoved(from: ReturnType<typeof place>, x: number, y: number) {
  const now = place();
  await expectAbout(now.left - from.left, x);
  await expectAbout(now.top - from.top, y);
}

export const At832: Story = {
  name: 'Behaviour: [MOD-07] M10 at 832 px it cannot be dragged',
  globals: { viewport: { value: 'w832' } },
  play: withModal(async () => {
    await expect(MODAL_DRAG_MIN_WIDTH).toBe(832);
    await expect(window.innerWidth).toBe(832);
    const start = place();
    drag(head(), 40, 30);
    await expectMoved(start, 0, 0);
    await expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  }),
};

export const At833: Story = {
  name: 'Behaviour: [MOD-07] M10 above 832 px the header drags it, body and buttons do not',
  globals: { viewport: { value: 'w833' } },
  play: withModal(async () => {
    await expect(window.innerWidth).toBe(833);
    const start = place();
    drag(head(), 40, 30);
    await expectMoved(start, 40, 30);
    drag(head(), -60, 10);
    await expectMoved(start, -20, 40);
    drag(screen.getByLabelText('Name'), 40, 30);
    drag(screen.getByRole('button', { name: 'Close' }), 40, 30);
    await expectMoved(start, -20, 40);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeVisible());
  }),
};

export const Keys: Story = {
  name: 'Behaviour: M10 arrow keys on the handle move it by 16 px, with Shift by 48',
  play: withModal(async ({ userEvent }) => {
    const start = place();
    screen.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expectMoved(start, MODAL_KEY_STEP, 2 * MODAL_KEY_STEP);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
    await expectMoved(
      start,
      MODAL_KEY_STEP - MODAL_KEY_STEP_LARGE,
      2 * MODAL_KEY_STEP - MODAL_KEY_STEP_LARGE,
    );
  }),
};

export const Bounds: Story = {
  name: 'Behaviour: M10 at least 48 px stay on screen and the header never leaves the top',
  play: withModal(async () => {
    const far = 5000;
    drag(head(), far, far);
    await expectAbout(window.innerWidth - place().left, MODAL_MIN_ON_SCREEN);
    await expectAbout(window.innerHeight - place().top, MODAL_MIN_ON_SCREEN);
    drag(head(), -far, -far);
    await expectAbout(dialog().getBoundingClientRect().right, MODAL_MIN_ON_SCREEN);
    await expectAbout(place().top, 0);
  }),
};

export const Selected: Story = {
  name: 'Behaviour: M10 dragging does not drag selected text',
  play: withModal(async () => {
    const native = () =>
      dialog().dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
    await expect(native()).toBe(true);
    drag(head(), 40, 30, false);
    await expect(native()).toBe(false);
    pointer('pointerup', document.body, 0, 0);
    await expect(native()).toBe(true);
  }),
};

export const OnePointer: Story = {
  name: 'Behaviour: M10 a second pointer neither moves nor ends a drag',
  play: withModal(async () => {
    const start = place();
    drag(head(), 40, 30, false);
    const second = { bubbles: true, pointerId: 7, clientX: 700, clientY: 600 };
    document.body.dispatchEvent(new PointerEvent('pointermove', second));
    document.body.dispatchEvent(new PointerEvent('pointerup', second));
    await expectMoved(start, 40, 30);
    await expect(dialog()).toHaveAttribute('data-dragging');
    pointer('pointerup', document.body, 0, 0);
    await expect(dialog()).not.toHaveAttribute('data-dragging');
  }),
};

export const TakenBack: Story = {
  name: 'Behaviour: M10 Escape cancels a drag and keeps the modal open; so does ending on the backdrop',
  play: withModal(async ({ userEvent }) => {
    const start = place();
    drag(head(), 40, 30);
    drag(head(), 100, 100, false);
    await expectMoved(start, 140, 130);
    await userEvent.keyboard('{Escape}');
    await expectMoved(start, 40, 30);
    pointer('pointermove', document.body, 700, 700);
    await expectMoved(start, 40, 30);
    await expect(noDialog()).toBe(false);
    await expect(dialog()).not.toHaveAttribute('inert');
  }),
};

export const Again: Story = {
  name: 'Behaviour: M10 reopened, it is centred',
  play: withModal(async ({ canvas, userEvent }) => {
    const start = place();
    drag(head(), 40, 30);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(noDialog()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await opened();
    await expectMoved(start, 0, 0);
    drag(head(), 10, 10);
    await expectMoved(start, 10, 10);
  }),
};

export const Narrowed: Story = {
  name: 'Behaviour: M10 when the window gets too narrow it is centred and not draggable',
  play: withModal(async () => {
    const frame = window.frameElement;
    const style = frame?.getAttribute('style') ?? '';
    const resized = () =>
      new Promise((done) => window.addEventListener('resize', done, { once: true }));
    drag(head(), 40, 30);
    const narrow = resized();
    frame?.setAttribute('style', `${style}; width: ${MODAL_DRAG_MIN_WIDTH}px`);
    await narrow;
    const { left, right } = dialog().getBoundingClientRect();
    await expectAbout((left + right) / 2, window.innerWidth / 2);
    const start = place();
    drag(head(), 40, 30);
    await expectMoved(start, 0, 0);
    const wide = resized();
    frame?.setAttribute('style', style);
    await wide;
  }),
};

export const OverAFrame: Story = {
  name: 'Behaviour: M10 while dragging, nothing in its body gets pointer events, not even an iframe',
  args: { children: <iframe title="Map" srcDoc="A map" /> },
  play: withModal(async () => {
    const frame = screen.getByTitle('Map');
    const { left, top } = frame.getBoundingClientRect();
    const under = () => document.elementFromPoint(left + 10, top + 10);
    await expect(under()).toBe(frame);
    drag(head(), 0, 0, false);
    await expect(under()).not.toBe(frame);
    pointer('pointerup', document.body, 0, 0);
    await expect(under()).toBe(frame);
  }),
};
