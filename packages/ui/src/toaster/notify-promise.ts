import { type NotifyOptions, notify } from './notify.ts';

/** A text, or a text with its title, action and time. */
export type PromiseWords = string | (Omit<NotifyOptions, 'id'> & { text: string });

export interface NotifyPromiseWords<T> {
  /** Shown until it is settled: "Exporting…" */
  pending: string;
  success: PromiseWords | ((value: T) => PromiseWords);
  error: PromiseWords | ((reason: unknown) => PromiseWords);
}

let started = 0;

/**
 * Shows in one toast that something is under way, then how it ended. Returns the promise. A function beside `notify`, so
 * that who has none of these doesn't load it.
 */
export function notifyPromise<T>(
  promise: Promise<T>,
  { pending, success, error }: NotifyPromiseWords<T>,
): Promise<T> {
  started += 1;
  const id = notify.info(pending, { id: `promise ${started}`, duration: false });
  const show = (tone: 'success' | 'error', words: PromiseWords) => {
    const { text, ...options } = typeof words === 'string' ? { text: words } : words;
    notify[tone](text, { ...options, id });
  };
  promise.then(
    (value) => show('success', typeof success === 'function' ? success(value) : success),
    (reason) => show('error', typeof error === 'function' ? error(reason) : error),
  );
  return promise;
}
