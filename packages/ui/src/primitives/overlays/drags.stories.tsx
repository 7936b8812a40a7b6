import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Carousel } from '../../carousel/index.ts';
import { Drawer } from '../../drawer/index.ts';
import { ImageCrop } from '../../image-crop/index.ts';
import { quarters } from '../../image-crop/sample-pictures.ts';
import { Modal } from '../../modal/index.ts';
import { SortableList } from '../../sortable-list/index.ts';
import { withBrowser } from '../../testing/browser.ts';
import { frame } from '../../testing/frames.ts';
import { opened } from '../../testing/modal-stage.tsx';
import { clearToasts, holdToasts, onlyToast, settledToasts } from '../../testing/toaster.ts';
import { notify, Toaster } from '../../toaster/index.ts';

const meta = {
  title: 'Overlays/Drags',
  parameters: {
    docs: { disable: true },
    // Wide enough for a modal to be dragged in a page of any zoom.
    viewport: {
      options: { w1200: { name: '1200 px', styles: { width: '1200px', height: '700px' } } },
    },
  },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: clearToasts,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const items = ['Lake', 'Palace', 'Fort'].map((label) => ({ key: label, label }));

function Overlay({ kind }: { kind: 'Modal' | 'Drawer' }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{kind}</Button>
      {kind === 'Modal' ? (
        <Modal open={isOpen} size="sm" header={{ text: 'Edit' }} onOpenChange={close}>
          Text
        </Modal>
      ) : (
        <Drawer open={isOpen} label="Pages" onOpenChange={close}>
          Pages
        </Drawer>
      )}
    </>
  );
}

/** Everything that is dragged, but for the cells of a grid, which have stories of their own. */
function Dragged({ children }: { children?: ReactNode }) {
  return (
    <div style={{ width: 640, padding: 24 }}>
      <SortableList label="Order" items={items} />
      <Carousel label="Guests" autoplay={0} items={{ 0: 1, 768: 1, 1170: 1 }}>
        {['First', 'Second', 'Third'].map((text) => (
          <p key={text} style={{ height: 60 }}>
            {text}
          </p>
        ))}
      </Carousel>
      <Overlay kind="Modal" />
      <Overlay kind="Drawer" />
      {children}
      <Toaster preset="console" />
    </div>
  );
}

interface Kind {
  /** Shows it and returns the element that follows the pointer, and what it is taken by. */
  readonly take: () => Promise<readonly [moved: Element, by: Element]>;
  readonly by: { readonly x: number; readonly y: number };
}

const open = async (kind: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: kind }));
  return opened(name);
};

const kinds: Readonly<Record<string, Kind>> = {
  SortableList: {
    take: async () => {
      const handle = screen.getByRole('button', { name: 'Move Lake' });
      return [handle.closest('li') ?? handle, handle];
    },
    by: { x: 0, y: 40 },
  },
  Carousel: {
    take: async () => {
      const slide = screen.getByRole('group', { name: /^1 of 3/ });
      return [slide, slide];
    },
    by: { x: -60, y: 0 },
  },
  Modal: {
    take: async () => {
      const dialog = await open('Modal', 'Edit');
      return [dialog, dialog.querySelector('header') ?? dialog];
    },
    by: { x: 70, y: 50 },
  },
  Drawer: {
    take: async () => {
      const drawer = await open('Drawer', 'Pages');
      return [drawer, drawer];
    },
    by: { x: -50, y: 0 },
  },
  Toast: {
    take: async () => {
      notify.info('Saved.');
      await settledToasts();
      const toast = onlyToast();
      return [toast, toast];
    },
    by: { x: 60, y: 0 },
  },
};

/** The point of an element where it is taken. */
function pointOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + 6, y: top + 6 };
}

function send(type: string, target: EventTarget, { x, y }: { x: number; y: number }) {
  const finger = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch' };
  target.dispatchEvent(new PointerEvent(type, { ...finger, clientX: x, clientY: y }));
}

export const Zoomed: Story = {
  name: 'Behaviour: what is dragged follows the pointer in a zoomed and transformed page',
  render: () => (
    <div style={{ transform: 'scale(0.8)', transformOrigin: '0 0' }}>
      <Dragged />
    </div>
  ),
  beforeEach: () => {
    document.body.style.zoom = '0.75';
    return () => {
      document.body.style.zoom = '';
    };
  },
  play: async ({ step }) => {
    const resume = await holdToasts();
    for (const [name, { take, by }] of Object.entries(kinds)) {
      await step(name, async () => {
        const [moved, handle] = await take();
        const from = moved.getBoundingClientRect();
        const { x, y } = pointOf(handle);
        send('pointerdown', handle, { x, y });
        // In two steps: the first tells a drag from a click.
        for (const share of [0.5, 1]) {
          send('pointermove', document.body, { x: x + by.x * share, y: y + by.y * share });
        }
        const to = moved.getBoundingClientRect();
        await expect(to.left - from.left, name).toBeCloseTo(by.x, 0);
        await expect(to.top - from.top, name).toBeCloseTo(by.y, 0);
        send('pointercancel', document.body, { x, y });
        if (document.querySelector('[role=dialog]')) {
          await userEvent.keyboard('{Escape}');
          await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
        }
      });
    }
    resume();
  },
};

export const FarInAZoomedPage: Story = {
  name: 'Behaviour: a modal stays in reach at the edges of a zoomed page',
  render: () => <Dragged />,
  beforeEach: Zoomed.beforeEach,
  play: async () => {
    const dialog = await open('Modal', 'Edit');
    const header = dialog.querySelector('header') ?? dialog;
    const drag = (x: number, y: number) => {
      const from = pointOf(header);
      send('pointerdown', header, from);
      send('pointermove', document.body, { x: from.x + x, y: from.y + y });
      send('pointerup', document.body, { x: from.x + x, y: from.y + y });
      return dialog.getBoundingClientRect();
    };
    const least = 48 * 0.75;
    await expect(window.innerWidth - drag(5000, 5000).left).toBeCloseTo(least, 0);
    await expect(window.innerHeight - dialog.getBoundingClientRect().top).toBeCloseTo(least, 0);
    await expect(drag(-5000, -5000).right).toBeCloseTo(least, 0);
    await expect(dialog.getBoundingClientRect().top).toBeCloseTo(0, 0);
  },
};

export const NotHeard: Story = {
  name: 'Behaviour: a pointer that is released over an iframe, or where no one hears it, drags nothing on',
  render: () => (
    <Dragged>
      <ImageCrop src={quarters} label="Photo" />
      {/* Beside all that is dragged, as large as the rest of the window. */}
      <iframe
        title="Map"
        srcDoc="<p>Map</p>"
        style={{ position: 'fixed', inset: '0 0 0 720px', width: 480, height: 700, border: 0 }}
      />
    </Dragged>
  ),
  play: ({ canvas, step }) =>
    withBrowser(async ({ mouse }) => {
      const frame = { x: 900, y: 300 };
      const items = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      const [before] = [items()];
      const handle = screen.getByRole('button', { name: 'Move Lake' });
      const row = handle.closest('li') ?? handle;

      await step('released over an iframe', async () => {
        await mouse('press', pointOf(handle));
        await mouse('move', { x: 800, y: pointOf(handle).y + 8 });
        await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
        await mouse('move', frame);
        await mouse('release', frame);
        await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'));
        await mouse('move', pointOf(handle));
        await expect(row.style.transform).toBe('');
      });

      await step('released beside the window', async () => {
        const place = items();
        await expect(place).not.toEqual(before);
        await mouse('press', pointOf(handle));
        await mouse('move', { x: pointOf(handle).x, y: pointOf(handle).y - 12 });
        await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
        // The next that the page hears is a pointer without a button.
        await mouse('move', { x: 40, y: 600 }, { isPressed: false });
        await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'));
      });

      await step('of a picture', async () => {
        const stage = document.querySelector('.bk-image-crop-stage');
        if (!stage) throw new Error('There is no picture.');
        const changed = () => stage.innerHTML;
        const { x, y } = pointOf(stage);
        await mouse('press', { x: x + 20, y: y + 20 });
        await mouse('move', { x: x + 40, y: y + 30 });
        await mouse('move', { x: x + 30, y: y + 30 }, { isPressed: false });
        const at = changed();
        await mouse('move', { x: x + 90, y: y + 90 }, { isPressed: false });
        await expect(changed()).toBe(at);
      });
    }),
};

export const MouseLeaves: Story = {
  name: 'Behaviour: the mouse of an earlier story points at nothing of this one',
  render: () => <Button>Untouched</Button>,
  play: () =>
    withBrowser(async () => {
      // A browser that draws a page again looks at what is under the mouse.
      await frame();
      await expect(document.querySelector(':hover')).toBeNull();
    }),
};
