import { isApiError } from '@booking/api-client';

/** How long is waited before a write that did not arrive is sent again, in milliseconds. */
export const RETRY_WAITS_MS = [1_000, 4_000, 15_000] as const;

/** Whether nothing is known of the answer, so that the same write under the same key may be sent again. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error, 'network') || isApiError(error, 'timeout');
}

export interface RetryWriteOptions {
  readonly signal: AbortSignal;
  /** Called before each wait: the write did not arrive. */
  readonly onUnanswered: () => void;
}

/**
 * Sends a write, and again after 1, 4 and 15 seconds while no answer comes. The write must carry one `Idempotency-Key`,
 * or it may be carried out twice.
 *
 * @throws what the last sending threw; the reason of the signal once it is aborted.
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
