import { waitFor } from 'storybook/test';
import { notify } from '../toaster/index.ts';

export const toasts = () => [...document.querySelectorAll<HTMLElement>('.bk-toast')];

/** Returns the only visible toast. */
export function onlyToast(): HTMLElement {
  const [only, ...more] = toasts();
  if (!only || more.length > 0)
    throw new Error(`There are ${more.length + (only ? 1 : 0)} toasts.`);
  return only;
}

/** Returns the toasts once their animations have finished. Their timers run. */
export async function settledToasts(): Promise<HTMLElement[]> {
  await waitFor(() => {
    if (toasts().length === 0) throw new Error('No toast has come.');
  });
  const coming = toasts().flatMap((toast) => toast.getAnimations());
  await Promise.all(coming.map((animation) => animation.finished));
  return toasts();
}

/**
 * Stops the time of the toasts, as in a window that is left, so that slow steps lose none. Returns what resumes it.
 */
export async function holdToasts(): Promise<() => void> {
  window.dispatchEvent(new Event('blur'));
  await waitFor(() => {
    if (!document.querySelector('.bk-toaster[data-paused]')) throw new Error('Toasts go on.');
  });
  return () => window.dispatchEvent(new Event('focus'));
}

/** Returns whether the time of the toasts is running. */
export function isRunning(toast: HTMLElement): boolean {
  return toast.dataset.state === 'open' && toast.closest('[data-paused]') === null;
}

/** Stories share one queue, which is emptied before and after each. */
export function clearToasts() {
  notify.dismiss();
  return () => notify.dismiss();
}
