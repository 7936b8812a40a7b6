import type { ReactNode } from 'react';
import { expectMounted } from '../primitives/react/expect-mounted.ts';
import { addToast, closeToasts, type ToastAction } from './toast-queue.ts';
import type { ToastTone } from './toaster.variants.ts';

export interface NotifyOptions {
  /** Id for `notify.dismiss`; a toast with the same id is replaced. Default: tone and text. */
  id?: string | undefined;
  /** Subject of the message, above the text: "Couldn’t export". Read before it. */
  title?: string | undefined;
  /** Milliseconds until it disappears; `false` keeps it. Default: set by the preset. */
  duration?: number | false | undefined;
  /** An action such as "Undo", which closes the toast. Give people time: `UNDO_MS`. */
  action?: ToastAction | undefined;
}

export interface NotifyNodeOptions extends NotifyOptions {
  /** The content as a text: announced, and its accessible name. */
  textValue: string;
}

/** Shows a text, or content with its text. Returns the id. */
export interface Notify {
  (text: string, options?: NotifyOptions): string;
  (content: ReactNode, options: NotifyNodeOptions): string;
}

const show =
  (tone: ToastTone): Notify =>
  (content: ReactNode, options: Partial<NotifyNodeOptions> = {}) => {
    expectMounted('Toaster');
    const { title, textValue = typeof content === 'string' ? content : '', ...rest } = options;
    const text = title ? `${title}. ${textValue}` : textValue;
    const id = options.id ?? `${tone}: ${text}`;
    addToast({ ...rest, id, tone, text, title, content });
    return id;
  };

/**
 * Shows a message in the page's `Toaster`. Repeating a visible text restarts its timer. Returns the id. Show errors on
 * the page too: a toast disappears after a few seconds. Content that is no text has its text as `textValue`.
 */
export const notify = {
  success: /* @__PURE__ */ show('success'),
  error: /* @__PURE__ */ show('danger'),
  info: /* @__PURE__ */ show('info'),
  warning: /* @__PURE__ */ show('warning'),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: string) => closeToasts((toast) => id === undefined || toast.id === id),
};
