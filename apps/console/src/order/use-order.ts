import { notify } from '@booking/ui';
import { useRef, useState } from 'react';
import { offerUndo } from '../confirm/offer-undo.ts';
import { randomKey } from '../idempotency/use-idempotency-key.ts';
import { messageOf } from '../messages/failure-message.ts';

type Ids = readonly string[];

export interface OrderOptions {
  /** The ids in the stored order. */
  readonly stored: Ids;
  /** Sends a whole order. It outlives the render: it must not depend on a version of that time. */
  readonly send: (ids: Ids, idempotencyKey: string) => Promise<unknown>;
  /** Returns the texts of a move. @param id The moved item, if the caller of `move` passes it. */
  readonly words: (before: Ids, after: Ids, id: string | undefined) => OrderWords;
  /** Called after the last call, also a failed one. */
  readonly onWritten: () => void;
}

export interface OrderWords {
  readonly done: string;
  readonly undone: string;
  readonly failed: string;
}

interface Moved {
  readonly ids: Ids;
  readonly isSaved: boolean;
  /** The stored order when this one was saved: the next one takes over. */
  readonly until?: string;
}

/**
 * Puts a whole list in order: shown and sent at once, with Undo. Orders are sent one after another; of those that come
 * while one is under way only the last is sent, and one Undo reverses all of them.
 */
export function useOrder({ stored, send, words, onWritten }: OrderOptions) {
  const [moved, setMoved] = useState<Moved>();
  const now = stored.join();
  if (moved?.isSaved && moved.until !== now) {
    setMoved(moved.until === undefined ? { ...moved, until: now } : undefined);
  }
  const order = moved?.ids ?? stored;
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef<Ids>(undefined);
  /** The order before the moves that are not saved yet. */
  const before = useRef<Ids>(undefined);

  /** Returns whether this is now the order: false where a newer one has replaced it. */
  const write = async (ids: Ids, idempotencyKey: string): Promise<boolean> => {
    newest.current = ids;
    const isNewest = () => newest.current === ids;
    setMoved({ ids, isSaved: false });
    const written = underWay.current.then(() => isNewest() && send(ids, idempotencyKey));
    underWay.current = written.catch(() => undefined);
    try {
      await written;
      if (isNewest()) setMoved({ ids, isSaved: true });
    } catch (error) {
      // The request of a newer order reports whether that order is saved.
      if (!isNewest()) return false;
      setMoved(undefined);
      throw error;
    } finally {
      if (isNewest()) onWritten();
    }
    return isNewest();
  };

  return {
    order,
    /** Returns whether it is saved, or a newer order has replaced it. */
    async move(ids: Ids, id?: string): Promise<boolean> {
      before.current ??= order;
      const { done, undone, failed } = words(before.current, ids, id);
      try {
        if (!(await write(ids, randomKey()))) return true;
      } catch (error) {
        before.current = undefined;
        notify.error(`${failed} ${messageOf(error)}`);
        return false;
      }
      const old = before.current ?? order;
      before.current = undefined;
      offerUndo({ done, undo: (keyOf) => write(old, keyOf(old)), undone });
      return true;
    },
  };
}
