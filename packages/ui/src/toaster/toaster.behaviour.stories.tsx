import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TOAST_CONSOLE_MS, TOAST_DRAG_PERCENT, TOAST_SITE_MS, TOAST_WIDTH } from '../constants.ts';
import { IconButton } from '../icon-button/index.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { holdToasts, onlyToast, settledToasts, toasts } from '../testing/toaster.ts';
import { drag, isLeaving, none, toasterStories } from '../testing/toaster-stage.tsx';
import { notify, Toaster } from './index.ts';

const meta = {
  ...toasterStories,
  title: 'Feedback/Toasts/Behaviour',
  component: Toaster,
  tags: ['!autodocs'],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

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
