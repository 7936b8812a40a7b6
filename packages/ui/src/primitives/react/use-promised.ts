'use client';
import { useState } from 'react';

/** Why a change isn't made. */
export interface ChangeRefusal {
  refused: string;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing has made the change.
type Settled = void | undefined | ChangeRefusal;

/**
 * What comes of a change: nothing if it is made, or why it isn't. A promise is shown as pending; if it fails or is refused,
 * the change is taken back and the reason is shown and read out.
 */
export type ChangeResult = Settled | PromiseLike<Settled>;

/**
 * Keeps the changes that the host has promised until they are made or refused.
 * @param failed The reason of a promise that is rejected.
 * @param onSettled Called once for each change, with the reason if it is refused.
 */
export function usePromised<Change>(
  failed: string,
  onSettled: (change: Change, refused: string | undefined) => void,
) {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const wait = async (change: Change, promise: PromiseLike<Settled>) => {
    setPending((all) => [...all, change]);
    const result = await Promise.resolve(promise).catch(() => ({ refused: failed }));
    setPending((all) => all.filter((entry) => entry !== change));
    onSettled(change, result?.refused);
  };
  return {
    pending,
    settle(change: Change, result: ChangeResult): void {
      if (result && 'then' in result) void wait(change, result);
      else onSettled(change, result?.refused);
    },
  };
}
