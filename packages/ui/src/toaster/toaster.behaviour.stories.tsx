import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  TOAST_CONSOLE_MS,
  TOAST_DRAG_PERCENT,
  TOAST_SITE_MS,
  TOAST_WIDTH,
  UNDO_MS,
} from '../constants.ts';
import { IconButton } from '../icon-button/index.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import {
  clearToasts,
  holdToasts,
  isRunning,
  onlyToast,
  settledToasts,
  toasts,
} from '../testing/toaster.ts';
import { notify, Toaster } from './index.ts';

const meta = {
  title: 'Feedback/Toasts/Behaviour',
  component: Toaster,
  tags: ['!autodocs'],
  args: { preset: 'site' },
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = () => waitFor(() => expect(toasts()).toHaveLength(0));

const isLeaving = (toast: HTMLElement) => toast.dataset.state === 'closing';

/** Returns the time a toast is visible before it starts to exit, in ms. */
async function lifetime(): Promise<number> {
  let took = 0;
  await none();
  await withStoppedTime(async (time) => {
    notify.info('Saved');
    await time.pass(0);
    const toast = onlyToast();
    // A test's window may be in the background.
    window.dispatchEvent(new Event('focus'));
    await expect(isLeaving(toast)).toBe(false);
    took = await time.until(() => isLeaving(toast));
  });
  return took;
}

const colorsOf = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return { backgroundColor, color };
};

export const Site: Story = {
  name: 'Behaviour: [TOAST-01] on the site a toast is top right, 320 px wide, light, bounces in and disappears after 5000 ms',
  play: async () => {
    await expect(TOAST_SITE_MS).toBe(5000);
    await expect(TOAST_WIDTH).toBe(320);
    await expect(await lifetime()).toBe(TOAST_SITE_MS);
    await none();
    notify.error('Not saved', { duration: false });
    const coming = await waitFor(onlyToast);
    // A bounce overshoots: the easing exceeds 1 on the way.
    const easing = getComputedStyle(coming).animationTimingFunction;
    await expect(Math.max(...(easing.match(/[\d.]+(?=[ ,)])/g) ?? []).map(Number))).toBeGreaterThan(
      1,
    );
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    const { top, right, width } = toast.getBoundingClientRect();
    await expect(width).toBeCloseTo(TOAST_WIDTH, 0);
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(16, 0);
    await expect(top).toBeCloseTo(16, 0);
    const light = document.createElement('i');
    light.style.cssText = 'background: var(--bk-bg-raised); color: var(--bk-text-primary)';
    document.body.append(light);
    await expect(colorsOf(toast)).toEqual(colorsOf(light));
    light.remove();
  },
};

export const Console: Story = {
  name: 'Behaviour: [TOAST-02] in the console a toast is top centre, coloured, and disappears after 3000 ms',
  args: { preset: 'console' },
  play: async () => {
    await expect(TOAST_CONSOLE_MS).toBe(3000);
    await expect(await lifetime()).toBe(TOAST_CONSOLE_MS);
    await none();
    notify.error('Not saved', { duration: false });
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    const { left, right, top } = toast.getBoundingClientRect();
    await expect(
      Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2),
    ).toBeLessThanOrEqual(1);
    await expect(top).toBeCloseTo(16, 0);
    const red = document.createElement('i');
    red.style.cssText =
      'background: var(--bk-status-danger-solid); color: var(--bk-status-danger-on-solid)';
    document.body.append(red);
    await expect(colorsOf(toast)).toEqual(colorsOf(red));
    red.remove();
  },
};

export const Position: Story = {
  name: 'Behaviour: a position and a look of their own, below a top bar',
  args: { preset: 'console', position: 'top-start', look: 'surface' },
  beforeEach() {
    const { style } = document.documentElement;
    style.setProperty('--bk-toaster-top', 'var(--bk-size-topbar)');
    return () => style.removeProperty('--bk-toaster-top');
  },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button onClick={() => notify.error('Not saved', { duration: false })}>Save</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    const { left, top } = toast.getBoundingClientRect();
    await expect([left, top]).toEqual([16, 52 + 16]);
    const surface = document.createElement('i');
    surface.style.cssText = 'background: var(--bk-bg-raised); color: var(--bk-text-primary)';
    document.body.append(surface);
    await expect(colorsOf(toast)).toEqual(colorsOf(surface));
    surface.remove();
  },
};

export const PositionBottom: Story = {
  name: 'Behaviour: at the bottom the newest is last, and all can be scrolled to',
  args: { preset: 'console', position: 'bottom-end' },
  play: async () => {
    notify.info('First', { duration: false });
    await settledToasts();
    const [first] = await settledToasts();
    const { bottom, right } = first?.getBoundingClientRect() ?? { bottom: 0, right: 0 };
    await expect(bottom).toBe(window.innerHeight - 16);
    await expect(right).toBe(document.documentElement.clientWidth - 16);
    for (let at = 0; at < 40; at += 1) notify.info(`Message ${at}`, { duration: false });
    const all = await settledToasts();
    const region = document.querySelector('.bk-toaster');
    region?.scrollTo(0, 0);
    await expect(all[0]?.getBoundingClientRect().top).toBe(16);
  },
};

export const Pause: Story = {
  name: 'Behaviour: [TOAST-01] T3 its timer pauses on hover and while the window has no focus',
  play: ({ userEvent }) =>
    withStoppedTime(async (time) => {
      notify.info('Saved');
      await time.pass(0);
      const toast = onlyToast();
      // A test's window may be in the background.
      window.dispatchEvent(new Event('focus'));
      // After the animation.
      await time.pass(1000);
      const runs = async (isExpected: boolean) => {
        await time.pass(0);
        await expect(isRunning(toast)).toBe(isExpected);
      };
      await runs(true);
      await userEvent.hover(toast);
      await runs(false);
      await time.pass(TOAST_SITE_MS);
      await expect(isLeaving(toast)).toBe(false);
      await userEvent.unhover(toast);
      await runs(true);
      window.dispatchEvent(new Event('blur'));
      await runs(false);
      await time.pass(TOAST_SITE_MS);
      await expect(isLeaving(toast)).toBe(false);
      window.dispatchEvent(new Event('focus'));
      await runs(true);
      await expect(1000 + (await time.until(() => isLeaving(toast)))).toBe(TOAST_SITE_MS);
    }),
};

/** The toast outlasts the play on any machine. How long one lives is measured elsewhere. */
const outlasting = { duration: 600_000 };

export const Action: Story = {
  name: 'Behaviour: its action is reachable by Alt+T, runs once, closes the toast and returns focus',
  args: { preset: 'console' },
  play: async ({ canvas, userEvent }) => {
    const undo = fn();
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    notify.success('Tag removed.', {
      ...outlasting,
      action: { label: 'Undo', onAction: undo },
    });
    await settledToasts();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await none();
    await expect(elsewhere).toHaveFocus();
  },
};

export const ActionTime: Story = {
  name: 'Behaviour: Undo is offered for 8000 ms',
  play: () =>
    withStoppedTime(async (time) => {
      await expect(UNDO_MS).toBe(8000);
      notify.success('Removed.', {
        duration: UNDO_MS,
        action: { label: 'Undo', onAction: () => undefined },
      });
      await time.pass(0);
      window.dispatchEvent(new Event('focus'));
      const toast = onlyToast();
      const [bar] = toast.querySelector('.bk-toast-timer')?.getAnimations() ?? [];
      await expect(bar?.effect?.getTiming().duration).toBe(UNDO_MS);
      await expect(await time.until(() => isLeaving(toast))).toBe(UNDO_MS);
    }),
};

export const Remaining: Story = {
  name: 'Behaviour: T3 after a pause its timer continues, as the bar shows',
  play: () =>
    withStoppedTime(async (time) => {
      notify.info('Saved', { duration: 800 });
      await time.pass(0);
      const toast = onlyToast();
      const [bar] = toast.querySelector('.bk-toast-timer')?.getAnimations() ?? [];
      window.dispatchEvent(new Event('focus'));
      await time.pass(250);
      await expect(bar?.currentTime).toBe(250);
      window.dispatchEvent(new Event('blur'));
      await time.pass(200);
      await expect(isRunning(toast)).toBe(false);
      await expect(bar?.currentTime).toBe(250);
      window.dispatchEvent(new Event('focus'));
      await expect(await time.until(() => isLeaving(toast))).toBe(550);
    }),
};

export const Reasons: Story = {
  name: 'Behaviour: T3 reasons to pause are independent',
  play: async ({ canvas, userEvent }) => {
    window.dispatchEvent(new Event('focus'));
    notify.info('First', outlasting);
    const [first] = await settledToasts();
    if (!first) throw new Error('The toast is gone.');
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await waitFor(() => expect(isRunning(first)).toBe(false));
    await userEvent.hover(first);
    await userEvent.unhover(first);
    await expect(isRunning(first)).toBe(false);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(isRunning(first)).toBe(true));

    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.hover(first);
    await userEvent.unhover(first);
    window.dispatchEvent(new Event('focus'));
    notify.info('Second', outlasting);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await expect(toasts().map(isRunning)).toEqual([false, false]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts().map(isRunning)).toEqual([true, true]));
  },
};

export const InAFrame: Story = {
  name: 'Behaviour: T3 focus in an iframe of the page does not pause',
  render: (args) => (
    <>
      <iframe title="Map" srcDoc="<button>Here</button>" />
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('focus'));
    notify.info('Saved', outlasting);
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    canvas.getByTitle('Map').focus();
    window.dispatchEvent(new Event('blur'));
    // A pause would be rendered before what comes after the event.
    notify.info('Second', outlasting);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await expect(document.querySelector('[data-paused]')).toBeNull();
    await expect(isRunning(toast)).toBe(true);
  },
};

export const Leaving: Story = {
  name: 'Behaviour: a dismissed toast does not lose focus',
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    const ways = [
      () => userEvent.keyboard('{Tab}{Enter}'),
      async () => drag(onlyToast(), 0.9),
      async () => notify.dismiss(),
    ];
    for (const leave of ways) {
      elsewhere.focus();
      notify.info('Saved', { duration: false });
      await settledToasts();
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await expect(onlyToast()).toHaveFocus();
      await leave();
      await waitFor(() => expect(elsewhere).toHaveFocus());
      await none();
    }
  },
};

function drag(toast: HTMLElement, share: number) {
  const { left, top, width } = toast.getBoundingClientRect();
  const at = (x: number) => ({
    bubbles: true,
    clientX: left + x,
    clientY: top + 10,
    pointerType: 'mouse',
    isPrimary: true,
  });
  toast.dispatchEvent(new PointerEvent('pointerdown', at(10)));
  document.dispatchEvent(new PointerEvent('pointermove', at(10 + width * share)));
  document.dispatchEvent(new PointerEvent('pointerup', at(10 + width * share)));
}

export const Drag: Story = {
  name: 'Behaviour: [TOAST-01] dragged by less than 80 percent of its width it returns, by more it is dismissed',
  play: async () => {
    await expect(TOAST_DRAG_PERCENT).toBe(80);
    notify.info('Saved', { duration: false });
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    const { left } = toast.getBoundingClientRect();
    drag(toast, 0.79);
    await waitFor(() => expect(toast.getBoundingClientRect().left).toBeCloseTo(left, 0));
    await expect(isLeaving(toast)).toBe(false);
    drag(toast, 0.81);
    await none();
  },
};

export const HotKey: Story = {
  name: 'Behaviour: [TOAST-03] Alt+T focuses the toasts and pauses them, Escape resumes them and returns focus',
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    const hears = fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', hears);
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(hears).toHaveLastReturnedWith(false);
    await expect(elsewhere).toHaveFocus();
    notify.info('Saved', outlasting);
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(isRunning(toast)).toBe(true));
    // AltGr, which types a letter.
    await userEvent.keyboard('{Control>}{Alt>}[KeyT]{/Alt}{/Control}');
    await expect(elsewhere).toHaveFocus();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(toast).toHaveFocus();
    await waitFor(() => expect(isRunning(toast)).toBe(false));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isRunning(toast)).toBe(true));
    await expect(elsewhere).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(elsewhere).toHaveFocus();
    document.removeEventListener('keydown', hears);
  },
};

/** Records announcements with their urgency while the steps run. */
async function announcedDuring(steps: () => Promise<unknown>) {
  const announced: [string | null | undefined, string | null][] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(
          '[aria-live], [role="status"], [role="alert"]',
        );
        const live = region?.getAttribute('aria-live');
        if (live !== 'off' && region) announced.push([live, node.textContent]);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await steps();
  observer.disconnect();
  return announced;
}

export const SaidOnce: Story = {
  name: 'Behaviour: T1 each toast is announced exactly once, errors assertively, its action with the shortcut',
  play: async () => {
    const announced = await announcedDuring(() => {
      notify.success('Saved');
      notify.error('Not saved');
      notify.info('Tag removed.', { action: { label: 'Undo', onAction: () => undefined } });
      return settledToasts();
    });
    await expect(announced).toEqual([
      ['polite', 'Saved'],
      ['assertive', 'Not saved'],
      ['polite', 'Tag removed. (Undo with Alt+T)'],
    ]);
  },
};

export const OneRegion: Story = {
  name: 'Behaviour: with two mounted, the first shows and announces all, and the next takes over',
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    for (const text of ['Saved', 'Sent']) {
      const announced = await announcedDuring(() => {
        notify.success(text);
        return settledToasts();
      });
      await expect(announced).toEqual([['polite', text]]);
      await expect(toasts()).toHaveLength(1);
      await expect(document.querySelectorAll('.bk-toaster')).toHaveLength(1);
      notify.dismiss();
      await none();
      await userEvent.click(canvas.getByRole('button', { name: 'Drop the first' }));
    }
  },
};

function Two() {
  const [hasFirst, setFirst] = useState(true);
  return (
    <>
      <Button onClick={() => setFirst(false)}>Drop the first</Button>
      {hasFirst && <Toaster preset="site" />}
      <Toaster preset="console" />
    </>
  );
}

export const Errors: Story = {
  name: 'Behaviour: T4 errors have the same duration as other toasts, unless set',
  play: () =>
    withStoppedTime(async (time) => {
      window.dispatchEvent(new Event('focus'));
      notify.error('Not saved');
      notify.error('Not sent', { duration: 700 });
      notify.error('Not paid', { duration: false });
      await time.pass(0);
      const [saved, sent, paid] = toasts();
      if (!saved || !sent || !paid) throw new Error('Three toasts are shown.');
      await expect(await time.until(() => isLeaving(sent))).toBe(700);
      await expect(700 + (await time.until(() => isLeaving(saved)))).toBe(TOAST_SITE_MS);
      await time.pass(TOAST_SITE_MS);
      await expect(toasts()).toEqual([paid]);
    }),
};

export const Renewed: Story = {
  name: 'Behaviour: T2 repeating a text restarts its toast, an id replaces it, and there is no limit',
  play: async () => {
    notify.info('Saved', { duration: false });
    notify.info('Saved', { duration: false });
    await settledToasts();
    await expect(toasts()).toHaveLength(1);
    notify.info('1 of 3', { id: 'import', duration: false });
    notify.info('2 of 3', { id: 'import', duration: false });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Info: 2 of 3' })).toBeVisible());
    await expect(toasts()).toHaveLength(2);
    for (const city of ['Goa', 'Kochi', 'Pune', 'Agra', 'Leh'])
      notify.info(city, { duration: false });
    await waitFor(() => expect(toasts()).toHaveLength(7));
    notify.dismiss('unknown');
    notify.dismiss('import');
    await waitFor(() => expect(toasts()).toHaveLength(6));
    notify.dismiss();
    // Repeated while the old one exits, it appears again.
    notify.info('Goa', { duration: false });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(onlyToast()).toHaveTextContent('Goa');
  },
};

export const RenewedBar: Story = {
  name: 'Behaviour: T2 a renewed toast has its whole time again, as the bar shows',
  play: () =>
    withStoppedTime(async (time) => {
      window.dispatchEvent(new Event('focus'));
      const barTime = () =>
        onlyToast().querySelector('.bk-toast-timer')?.getAnimations()[0]?.currentTime;
      notify.info('Saved', { duration: 800 });
      await time.pass(0);
      await time.pass(500);
      await expect(barTime()).toBe(500);
      notify.info('Saved', { duration: 800 });
      await time.pass(0);
      await expect(barTime()).toBe(0);
      await expect(await time.until(() => isLeaving(onlyToast()))).toBe(800);
    }),
};

const onDelete = fn();
const reason = '6 assets still use this category. Move them first.';

export const Reason: Story = {
  name: 'Behaviour: [ICON-04] tapping a control with a disabled reason shows it as an error toast and runs nothing',
  args: { preset: 'console' },
  render: (args) => (
    <>
      <IconButton icon="trash-2" label="Delete" disabledReason={reason} onClick={onDelete} />
      <IconButton icon="pencil" label="Edit" />
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('button', { name: 'Delete' }),
    });
    const goOn = await holdToasts();
    await settledToasts();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: `Error: ${reason}` })).toBeVisible(),
    );
    await expect(toasts()).toHaveLength(1);
    goOn();
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

export const ReducedMotion: Story = {
  name: 'Behaviour: T6 with reduced motion a toast only fades, and its timer still runs',
  globals: { motion: 'reduced' },
  play: () =>
    withStoppedTime(async (time) => {
      window.dispatchEvent(new Event('focus'));
      notify.info('Saved', { duration: 400 });
      await time.pass(0);
      const toast = onlyToast();
      await expect(getComputedStyle(toast).animationName).toBe('bk-toast-fade');
      await expect(await time.until(() => isLeaving(toast))).toBe(400);
      await time.until(() => toasts().length === 0);
    }),
};
