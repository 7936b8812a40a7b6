import { notify } from '@booking/ui';
import { useState } from 'react';
import { offerUndo } from '../../confirm/offer-undo.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';

export interface OrderOptions {
  /** The ids in the stored order. */
  readonly stored: readonly string[];
  /** Sends a whole order. */
  readonly send: (ids: readonly string[], idempotencyKey: string) => Promise<unknown>;
  readonly done: string;
  readonly undone: string;
  readonly failed: string;
  /** Called after each call, also a failed one. */
  readonly onWritten: () => void;
}

/** Puts a whole list in order: shown and sent at once, with Undo. */
export function useOrder({ stored, send, done, undone, failed, onWritten }: OrderOptions) {
  /** The order on its way, until the list has it. */
  const [moved, setMoved] = useState<readonly string[]>();
  const write = async (ids: readonly string[]) => {
    setMoved(ids);
    try {
      await send(ids, randomKey());
    } finally {
      setMoved(undefined);
      onWritten();
    }
  };
  return {
    order: moved ?? stored,
    async move(ids: readonly string[]): Promise<void> {
      const before = stored;
      try {
        await write(ids);
        offerUndo({ done, undo: () => write(before), undone });
      } catch (error) {
        notify.error(`${failed} ${messageOf(error)}`);
      }
    },
  };
}
