import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { clearToasts, holdToasts, settledToasts, toasts } from '../testing/toaster.ts';
import { notify, notifyPromise, Toaster } from './index.ts';

const meta = {
  title: 'Feedback/Toasts/Queue',
  component: Toaster,
  tags: ['!autodocs'],
  args: { preset: 'console' },
  beforeEach: clearToasts,
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () =>
  toasts()
    .filter(({ dataset }) => dataset.state === 'open')
    .map((toast) => toast.getAttribute('aria-label'));
const shows = (...names: string[]) => waitFor(() => expect(open()).toEqual(names));
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role="log"]')].some((log) => log.textContent?.includes(text));

export const Limit: Story = {
  name: 'Behaviour: above its limit toasts wait, and are announced once they are shown',
  args: { limit: 2 },
  play: async ({ userEvent }) => {
    for (const text of ['One', 'Two', 'Three', 'Four']) notify.success(text, { duration: false });
    await shows('Success: One', 'Success: Two');
    await expect(isAnnounced('Two')).toBe(true);
    await expect(isAnnounced('Three')).toBe(false);
    // One that waits can be renewed and dismissed.
    notify.dismiss(notify.success('Four', { duration: false }));
    await settledToasts();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await shows('Success: Two', 'Success: Three');
    await expect(isAnnounced('Three')).toBe(true);
    notify.dismiss();
    await waitFor(() => expect(toasts()).toEqual([]));
  },
};

export const PromiseKept: Story = {
  name: 'Behaviour: one toast says that a promise is pending, then how it ended',
  play: async () => {
    const goOn = await holdToasts();
    let resolve = (_count: number): void => {};
    const promise = new Promise<number>((fulfil) => {
      resolve = fulfil;
    });
    void notifyPromise(promise, {
      pending: 'Exporting…',
      success: (count) => `Exported ${count} rates.`,
      error: 'Never',
    });
    await shows('Info: Exporting…');
    const [toast] = toasts();
    resolve(31);
    await shows('Success: Exported 31 rates.');
    await expect(toasts()).toEqual([toast]);
    goOn();
  },
};

export const PromiseBroken: Story = {
  name: 'Behaviour: a promise that fails has a title and a text, and still fails',
  play: async () => {
    const goOn = await holdToasts();
    const failing = notifyPromise(Promise.reject(new Error('You’re offline.')), {
      pending: 'Exporting…',
      success: 'Exported.',
      error: (reason) => ({ title: 'Couldn’t export', text: String(Object(reason).message) }),
    });
    await expect(failing).rejects.toThrow('You’re offline.');
    await shows('Error: Couldn’t export. You’re offline.');
    await expect(screen.getByText('Couldn’t export')).toBeVisible();
    await expect(isAnnounced('Couldn’t export. You’re offline.')).toBe(true);
    goOn();
  },
};
