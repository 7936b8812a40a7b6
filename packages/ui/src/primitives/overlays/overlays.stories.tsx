import '../../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { type OverlayKind, OverlayStage, overlayKinds } from '../../testing/overlay-stage.tsx';
import { provePair } from '../../testing/prove-pair.ts';
import { clearToasts } from '../../testing/toaster.ts';

const meta = {
  title: 'Overlays/Harmony',
  component: OverlayStage,
  tags: ['!autodocs'],
  args: { hasTips: false },
  // Tests order, not durations, so time runs ten times as fast.
  globals: { motion: 'reduced' },
  beforeEach: () => {
    const wait = globalThis.setTimeout;
    // The limits of a test, which are longer, stay as they are.
    spyOn(window, 'setTimeout').mockImplementation((run, delay = 0, ...rest) =>
      wait(run, delay < 10_000 ? delay / 10 : delay, ...rest),
    );
    return clearToasts();
  },
} satisfies Meta<typeof OverlayStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogs: readonly OverlayKind[] = ['modal', 'nested modal', 'drawer'];
const fromField: readonly OverlayKind[] = ['palette', 'select'];
const others = overlayKinds.filter((kind) => !dialogs.includes(kind) && !fromField.includes(kind));

/** The first overlay with each of the second opened after it. */
const pairs =
  (first: OverlayKind, seconds: readonly OverlayKind[]): NonNullable<Story['play']> =>
  async ({ step, userEvent }) => {
    for (const second of seconds) {
      await step(`${first}, then ${second}`, () => provePair(first, second, userEvent));
    }
  };

export const ModalDialogs: Story = {
  name: 'Behaviour: a modal, then a modal, a nested modal, a drawer',
  play: pairs('modal', dialogs),
};

export const ModalOthers: Story = {
  name: 'Behaviour: a modal, then a menu, a popover, a toast, a tooltip',
  play: pairs('modal', others),
};

export const NestedModalDialogs: Story = {
  name: 'Behaviour: a nested modal, then a modal, a nested modal, a drawer',
  play: pairs('nested modal', dialogs),
};

export const NestedModalOthers: Story = {
  name: 'Behaviour: a nested modal, then a menu, a popover, a toast, a tooltip',
  play: pairs('nested modal', others),
};

export const DrawerDialogs: Story = {
  name: 'Behaviour: a drawer, then a modal, a nested modal, a drawer',
  play: pairs('drawer', dialogs),
};

export const DrawerOthers: Story = {
  name: 'Behaviour: a drawer, then a menu, a popover, a toast, a tooltip',
  play: pairs('drawer', others),
};

export const MenuDialogs: Story = {
  name: 'Behaviour: a menu, then a modal, a nested modal, a drawer',
  play: pairs('menu', dialogs),
};

export const MenuOthers: Story = {
  name: 'Behaviour: a menu, then a menu, a popover, a toast, a tooltip',
  play: pairs('menu', others),
};

export const PopoverDialogs: Story = {
  name: 'Behaviour: a popover, then a modal, a nested modal, a drawer',
  play: pairs('popover', dialogs),
};

export const PopoverOthers: Story = {
  name: 'Behaviour: a popover, then a menu, a popover, a toast, a tooltip',
  play: pairs('popover', others),
};

export const ToastDialogs: Story = {
  name: 'Behaviour: a toast, then a modal, a nested modal, a drawer',
  play: pairs('toast', dialogs),
};

export const ToastOthers: Story = {
  name: 'Behaviour: a toast, then a menu, a popover, a toast, a tooltip',
  play: pairs('toast', others),
};

export const TooltipDialogs: Story = {
  name: 'Behaviour: a tooltip, then a modal, a nested modal, a drawer',
  args: { hasTips: true },
  play: pairs('tooltip', dialogs),
};

export const TooltipOthers: Story = {
  name: 'Behaviour: a tooltip, then a menu, a popover, a toast, a tooltip',
  args: { hasTips: true },
  play: pairs('tooltip', others),
};

export const PaletteAndSelect: Story = {
  name: 'Behaviour: a modal, a drawer, a popover, then the palette, a select',
  play: async (context) => {
    for (const first of ['modal', 'drawer', 'popover'] as const) {
      await pairs(first, fromField)(context);
    }
  },
};

export const PaletteFirst: Story = {
  name: 'Behaviour: the palette, a select, a menu, a toast, then what they open or what comes over them',
  play: async (context) => {
    await pairs('palette', ['modal', 'nested modal', 'drawer', 'toast'])(context);
    await pairs('select', ['toast'])(context);
    await pairs('menu', ['palette'])(context);
    await pairs('toast', fromField)(context);
  },
};

export const TooltipThenPalette: Story = {
  name: 'Behaviour: a tooltip, then the palette',
  args: { hasTips: true },
  play: pairs('tooltip', ['palette']),
};
