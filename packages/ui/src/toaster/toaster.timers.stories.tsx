import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TOAST_SITE_MS, UNDO_MS } from '../constants.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { isRunning, onlyToast, settledToasts, toasts } from '../testing/toaster.ts';
import { isLeaving, outlasting, toasterStories } from '../testing/toaster-stage.tsx';
import { notify, Toaster } from './index.ts';

const meta = {
  ...toasterStories,
  title: 'Feedback/Toasts/Behaviour',
  component: Toaster,
  tags: ['!autodocs'],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

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
