import { isApiError } from '@booking/api-client';

/** The waits before each retry of a write, in milliseconds. */
export const RETRY_WAITS_MS = [1_000, 4_000, 15_000] as const;

/** Whether there was no response, so that the same write under the same key may be retried. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error, 'network') || isApiError(error, 'timeout');
}

export interface RetryWriteOptions {
  readonly signal: AbortSignal;
  /** Called before each wait. */
  readonly onUnanswered: () => void;
  /** Where the browser says that it is online again. Default: the window. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Whether the browser says that it is offline. Default: asks the navigator. */
  readonly isOffline?: (() => boolean) | undefined;
}

/**
 * Sends a write, and retries after 1, 4 and 15 seconds while there is no response, or as soon as the browser is online
 * again. While it says that it is offline, the write waits for that, however long it takes. The write must carry one
 * `Idempotency-Key`, or it may be applied twice.
 * @throws the error of the last attempt; the signal's reason once it is aborted.
 */
export async function retryWrite<T>(
  send: () => Promise<T>,
  {
    signal,
    onUnanswered,
    page = globalThis.window,
    // A runtime without a browser, such as Node.js, has a navigator that says nothing about it.
    isOffline = () => globalThis.navigator.onLine === false,
  }: RetryWriteOptions,
): Promise<T> {
  for (const wait of RETRY_WAITS_MS) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (!isUnanswered(error)) throw error;
      onUnanswered();
      await pause(isOffline() ? undefined : wait, signal, page);
    }
  }
  return send();
}

/** Waits so long, or until the browser is online again: for that alone where no time is set. */
function pause(
  ms: number | undefined,
  signal: AbortSignal,
  page: RetryWriteOptions['page'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      page?.removeEventListener('online', onOver);
    };
    const onOver = () => {
      stop();
      resolve();
    };
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    const timer = ms === undefined ? undefined : setTimeout(onOver, ms);
    signal.addEventListener('abort', onAbort);
    page?.addEventListener('online', onOver);
  });
}
