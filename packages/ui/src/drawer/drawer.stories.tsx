import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { DRAWER_CLOSE_MS } from '../constants.ts';
import { ImageCrop } from '../image-crop/index.ts';
import { quarters } from '../image-crop/sample-pictures.ts';
import { Modal } from '../modal/index.ts';
import { gone, noDialog, opened } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Drawer, type DrawerProps, drawerSides } from './index.ts';

const onClose = fn();
const mayClose = fn<(reason: string) => boolean>();
const pages = ['Users', ...Array.from({ length: 60 }, (_, at) => `Page ${at + 1}`)];

interface StageProps
  extends Pick<
    DrawerProps,
    'side' | 'label' | 'title' | 'description' | 'media' | 'footer' | 'hasPadding' | 'children'
  > {
  lines?: number;
  defaultOpen?: boolean;
}

function Stage({ lines = 2, defaultOpen = false, children, ...props }: StageProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(_, details) => {
          if (mayClose(details.reason) === false) return details.cancel();
          onClose(details.reason);
          return setOpen(false);
        }}
      >
        <nav aria-label="Pages" style={{ padding: props.title === undefined ? 16 : 0 }}>
          <p>
            <a href="#institutes">Institutes</a>
          </p>
          {pages.slice(0, lines - 1).map((page) => (
            <p key={page}>
              <a href={`#${page}`}>{page}</a>
            </p>
          ))}
        </nav>
        {children}
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
    mayClose.mockReset();
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

export const BehaviourDrawnTitle: Story = {
  name: 'Behaviour: a drawn title is a heading; the label stays the name',
  args: {
    label: 'Lake Pichola House',
    title: (
      <>
        Lake <em>Pichola</em> House
      </>
    ),
    defaultOpen: true,
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Lake Pichola House');
    const title = screen.getByRole('heading', { name: 'Lake Pichola House' });
    await expect(title.querySelector('em')).toBeVisible();
  },
};

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const FeaturesEnd: Story = {
  name: 'Features: at the end',
  args: { side: 'end', label: 'Lake Pichola House' },
};

export const FeaturesHead: Story = {
  name: 'Features: a header with a title, a description and a picture',
  args: {
    defaultOpen: true,
    side: 'end',
    label: 'Asha Rao',
    title: 'Asha Rao',
    description: 'Manager, Lake Pichola House',
    media: <Avatar name="Asha Rao" size="lg" />,
  },
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const FeaturesFoot: Story = {
  name: 'Features: a footer that stays in view',
  args: {
    ...FeaturesHead.args,
    lines: 30,
    footer: (
      <>
        <Button color="transparent" variant="secondary">
          Discard
        </Button>
        <Button>Save</Button>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const drawer = await opened();
    const body = drawer.querySelector('[data-part="body"]');
    const foot = drawer.querySelector('[data-part="footer"]');
    await expect(body && getComputedStyle(body).padding).toBe('16px 20px');
    await expect(foot?.getBoundingClientRect().bottom).toBe(window.innerHeight);
    // What gets the focus is not under it.
    const links = screen.getAllByRole('link');
    for (const link of links.slice(0, 24)) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        foot?.getBoundingClientRect().top ?? 0,
      );
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const BehaviourNoPadding: Story = {
  name: 'Behaviour: hasPadding={false} leaves the padding to the content',
  args: { ...FeaturesHead.args, hasPadding: false },
  play: async () => {
    const drawer = await opened();
    await expect(screen.getByRole('navigation').parentElement).toBe(drawer);
  },
};

export const StatesNarrow: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Close: Story = {
  name: 'Behaviour: Escape, backdrop and button close it; focus moves in and returns',
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

export const CloseInHead: Story = {
  name: 'Behaviour: the header has the only close button, which asks, and it stays while closing',
  args: { ...FeaturesHead.args, defaultOpen: false },
  play: async (scene) => {
    mayClose.mockReturnValueOnce(false);
    const drawer = await open(scene);
    await expect(drawer).toHaveAccessibleName('Asha Rao');
    await expect(drawer).toHaveAccessibleDescription('Manager, Lake Pichola House');
    await expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    const close = screen.getByRole('button', { name: 'Close' });
    await scene.userEvent.click(close);
    await expect(mayClose.mock.calls).toEqual([['close-button']]);
    await expect(drawer).not.toHaveAttribute('inert');
    await scene.userEvent.click(close);
    await expect(onClose.mock.calls).toEqual([['close-button']]);
    await expect(screen.getByText('Asha Rao')).toBeInTheDocument();
    await gone();
  },
};

export const OpenedAgain: Story = {
  name: 'Behaviour: reopened while closing, it stays and gets focus',
  play: async (scene) => {
    const drawer = await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(drawer).toHaveAttribute('inert');
      scene.canvas.getByText('Open').click();
      await time.pass(0);
      await expect(drawer).not.toHaveAttribute('inert');
      await expect(drawer).toHaveFocus();
      // After the interrupted closing would have ended.
      await time.pass(2 * DRAWER_CLOSE_MS);
      await expect(drawer).toBeVisible();
    });
  },
};

function Details() {
  const [row, setRow] = useState<string>();
  return (
    <>
      <Button onClick={() => setRow('Lake Pichola House')}>Open</Button>
      <Drawer open={row !== undefined} label={`${row}`} onOpenChange={() => setRow(undefined)}>
        {row}
      </Drawer>
    </>
  );
}

export const ShownLast: Story = {
  name: 'Behaviour: keeps its content while closing, even if the parent’s is gone',
  render: () => <Details />,
  play: async (scene) => {
    const drawer = await open(scene);
    await scene.userEvent.keyboard('{Escape}');
    await expect(drawer).toHaveAttribute('inert');
    await expect(drawer).toHaveTextContent('Lake Pichola House');
    await expect(drawer).toHaveAttribute('aria-label', 'Lake Pichola House');
    await gone();
  },
};

export const Time: Story = {
  name: 'Behaviour: closes in 220 ms',
  play: async (scene) => {
    await open(scene);
    await withStoppedTime(async (time) => {
      await scene.userEvent.keyboard('{Escape}');
      await expect(await time.until(noDialog)).toBe(DRAWER_CLOSE_MS);
    });
  },
};

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

export const States: Story = {};

export const StressLong: Story = {
  name: 'Stress: scrolls inside',
  render: (args) => <Stage {...args} lines={60} />,
};
