import { waitFor } from 'storybook/test';
import { notify } from '../toasts/index.ts';

export const toasts = () => [...document.querySelectorAll<HTMLElement>('.bk-toast')];

/** The one toast that is shown. */
export function onlyToast(): HTMLElement {
  const [only, ...more] = toasts();
  if (!only || more.length > 0)
    throw new Error(`There are ${more.length + (only ? 1 : 0)} toasts.`);
  return only;
}

/** The toasts, when they have come to rest. Their timers go on. */
export async function settledToasts(): Promise<HTMLElement[]> {
  await waitFor(() => {
    if (toasts().length === 0) throw new Error('No toast has come.');
  });
  const coming = toasts().flatMap((toast) => toast.getAnimations());
  await Promise.all(coming.map((animation) => animation.finished));
  return toasts();
}

/** Whether the time of the toast runs. */
export function isRunning(toast: HTMLElement): boolean {
  const timer = toast.querySelector('.bk-toast-timer');
  return timer !== null && getComputedStyle(timer).animationPlayState === 'running';
}

/** Stories share one queue: each begins and ends with it empty. */
export function clearToasts() {
  notify.dismiss();
  return () => notify.dismiss();
}
