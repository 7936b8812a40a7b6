import { createElement } from 'react';
import { getMessages } from '../messages/global-messages.ts';
import { expectMounted } from '../primitives/expect-mounted.ts';
import { type TypeOptions, toast } from '../primitives/toastify.ts';
import { announce } from './announcements.ts';
import { type ToastAction, ToastBody } from './toast-body.tsx';
import { toasterMessages } from './toaster.messages.ts';
import type { ToastTone } from './toaster.variants.ts';

export interface NotifyOptions {
  /** Id for `notify.dismiss`; a toast with the same id is replaced. Default: tone and text. */
  id?: string;
  /** Milliseconds until it disappears; `false` keeps it. Default: set by the preset. */
  duration?: number | false;
  /** An action such as "Undo", which closes the toast. Give people time: `UNDO_MS`. */
  action?: ToastAction;
}

/** Toastify's id of the toast shown under our id. Toastify rejects a reused id until the exit animation ends. */
const shown = new Map<string, string>();
let count = 0;

toast.onChange(({ id, status }) => {
  if (status !== 'removed') return;
  for (const [name, current] of shown) if (current === id) shown.delete(name);
});

function show(tone: ToastTone, text: string, { id, duration, action }: NotifyOptions = {}): string {
  expectMounted('Toaster');
  const name = id ?? `${tone}: ${text}`;
  const current = shown.get(name);
  const messages = getMessages('toaster', toasterMessages);
  const options = {
    type: tone satisfies TypeOptions,
    ariaLabel: `${messages[tone]}: ${text}`,
    ...(duration === undefined ? {} : { autoClose: duration }),
  };
  const content = createElement(ToastBody, { tone, text, action });
  announce(tone, action ? `${text} ${messages.action(action.name)}` : text);
  // An unmounted page removes its toasts silently: what toastify doesn't show is gone.
  if (current !== undefined && toast.isActive(current)) {
    toast.update(current, { ...options, render: content, delay: 0 });
  } else {
    count += 1;
    const toastId = `bk-toast-${count}`;
    shown.set(name, toastId);
    toast(content, { ...options, toastId });
  }
  return name;
}

/**
 * Shows a message in the page's `Toaster`. Repeating a visible text restarts its timer. Returns the id. Show errors on
 * the page too: a toast disappears after a few seconds.
 */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string) => {
    const current = id === undefined ? undefined : shown.get(id);
    // Without an id toastify dismisses all, so don't pass on an unknown id.
    if (id === undefined || current !== undefined) toast.dismiss(current);
  },
};
