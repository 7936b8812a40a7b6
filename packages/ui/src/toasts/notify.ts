import { createElement } from 'react';
import { getMessages } from '../messages/global-messages.ts';
import { expectMounted } from '../primitives/expect-mounted.ts';
import { type TypeOptions, toast } from '../primitives/toastify.ts';
import { announce } from './announcements.ts';
import { type ToastAction, ToastBody } from './toast-body.tsx';
import { toastsMessages } from './toasts.messages.ts';
import type { ToastTone } from './toasts.variants.ts';

export interface NotifyOptions {
  /** Names the toast for `notify.dismiss`; a toast of the same id takes its place. Default: its kind and its text. */
  id?: string;
  /** Milliseconds until it goes; `false` keeps it. Default: the time of the preset. */
  duration?: number | false;
  /** One thing that can be done about it, as "Undo". Its press closes the toast. Give it time: `UNDO_MS`. */
  action?: ToastAction;
}

/** What the library calls the toast that is shown under our id now. It refuses an id until the last bit of its exit. */
const shown = new Map<string, string>();
let count = 0;

toast.onChange(({ id, status }) => {
  if (status !== 'removed') return;
  for (const [name, current] of shown) if (current === id) shown.delete(name);
});

function show(tone: ToastTone, text: string, { id, duration, action }: NotifyOptions = {}): string {
  expectMounted('Toasts');
  const name = id ?? `${tone}: ${text}`;
  const current = shown.get(name);
  const messages = getMessages('toasts', toastsMessages);
  const options = {
    type: tone satisfies TypeOptions,
    ariaLabel: `${messages[tone]}: ${text}`,
    ...(duration === undefined ? {} : { autoClose: duration }),
  };
  const content = createElement(ToastBody, { tone, text, action });
  announce(tone, action ? `${text} ${messages.action(action.name)}` : text);
  // A page that went took its toasts along without a word: what the library does not show is not shown.
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
 * Tells the user what happened, in a toast of the page's `Toasts`. The same text again, while it is shown, renews its
 * time. Answers the id. An error is also shown where it happened: a toast goes after a few seconds.
 */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  /** Takes one toast away, or all of them. */
  dismiss: (id?: string) => {
    const current = id === undefined ? undefined : shown.get(id);
    // Without an id the library takes them all away, so one that it does not know must not reach it.
    if (id === undefined || current !== undefined) toast.dismiss(current);
  },
};
