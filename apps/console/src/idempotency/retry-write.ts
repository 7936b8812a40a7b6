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
}

/**
 * Sends a write, and retries after 1, 4 and 15 seconds while there is no response. The write must carry one
 * `Idempotency-Key`, or it may be applied twice.
 * @throws the error of the last attempt; the signal's reason once it is aborted.
 */
export async function retryWrite<T>(
  send: () => Promise<T>,
  { signal, onUnanswered }: RetryWriteOptions,
): Promise<T> {
  for (const wait of RETRY_WAITS_MS) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (!isUnanswered(error)) throw error;
      onUnanswered();
      await pause(wait, signal);
    }
  }
  return send();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
