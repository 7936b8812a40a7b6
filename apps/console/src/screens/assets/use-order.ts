import { notify } from '@booking/ui';
import { useState } from 'react';
import { offerUndo } from '../../confirm/offer-undo.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';

export interface OrderOptions {
  /** The ids in the stored order. */
  readonly stored: readonly string[];
  /** Sends a whole order. It outlives the render: it must not depend on a version of that time. */
  readonly send: (ids: readonly string[], idempotencyKey: string) => Promise<unknown>;
  readonly done: string;
  readonly undone: string;
  readonly failed: string;
  /** Called after each call, also a failed one. */
  readonly onWritten: () => void;
}

interface Moved {
  readonly ids: readonly string[];
  readonly isSaved: boolean;
  /** The stored order when this one was saved: the next one takes over. */
  readonly until?: string;
}

/** Puts a whole list in order: shown and sent at once, with Undo. */
export function useOrder({ stored, send, done, undone, failed, onWritten }: OrderOptions) {
  const [moved, setMoved] = useState<Moved>();
  const now = stored.join();
  if (moved?.isSaved && moved.until !== now) {
    setMoved(moved.until === undefined ? { ...moved, until: now } : undefined);
  }
  const order = moved?.ids ?? stored;
  const write = async (ids: readonly string[], idempotencyKey: string) => {
    setMoved({ ids, isSaved: false });
    try {
      await send(ids, idempotencyKey);
      setMoved({ ids, isSaved: true });
    } catch (error) {
      setMoved(undefined);
      throw error;
    } finally {
      onWritten();
    }
  };
  return {
    order,
    async move(ids: readonly string[]): Promise<void> {
      try {
        await write(ids, randomKey());
        offerUndo({ done, undo: (keyOf) => write(order, keyOf(order)), undone });
      } catch (error) {
        notify.error(`${failed} ${messageOf(error)}`);
      }
    },
  };
}
