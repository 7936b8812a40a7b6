import { expectMounted } from '../primitives/react/expect-mounted.ts';
import { addToast, closeToasts, type ToastAction } from './toast-queue.ts';
import type { ToastTone } from './toaster.variants.ts';

export interface NotifyOptions {
  /** Id for `notify.dismiss`; a toast with the same id is replaced. Default: tone and text. */
  id?: string | undefined;
  /** Milliseconds until it disappears; `false` keeps it. Default: set by the preset. */
  duration?: number | false | undefined;
  /** An action such as "Undo", which closes the toast. Give people time: `UNDO_MS`. */
  action?: ToastAction | undefined;
}

function show(tone: ToastTone, text: string, { id, duration, action }: NotifyOptions = {}): string {
  expectMounted('Toaster');
  const name = id ?? `${tone}: ${text}`;
  addToast({ id: name, tone, text, duration, action });
  return name;
}

/**
 * Shows a message in the page's `Toaster`. Repeating a visible text restarts its timer. Returns the id. Show errors on
 * the page too: a toast disappears after a few seconds.
 */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('danger', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string) => closeToasts((toast) => id === undefined || toast.id === id),
};
