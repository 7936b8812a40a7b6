'use client';
import { useState } from 'react';

/** Why a change isn't made. */
export interface ChangeRefusal {
  refused: string;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing has made the change.
type Settled = void | undefined | false | ChangeRefusal;

/**
 * Result of a change: nothing if it is made, `{ refused: reason }` to take it back with a reason that is shown and
 * read out, or `false` to take it back without one, as when someone cancels. A promise of these is shown as pending. If it
 * rejects, the change is taken back; the error isn't shown, as its text is rarely meant for users: catch it and resolve
 * with `{ refused: reason }` to say why.
 */
export type ChangeResult = Settled | PromiseLike<Settled>;

/**
 * Keeps the changes that the host has promised until they are made or refused.
 * @param failed The reason of a promise that is rejected.
 * @param onSettled Called once for each change, with the reason if it is refused, or false if it is taken back.
 */
export function usePromised<Change>(
  failed: string,
  onSettled: (change: Change, refused: string | false | undefined) => void,
) {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const wait = async (change: Change, promise: PromiseLike<Settled>) => {
    setPending((all) => [...all, change]);
    const result = await Promise.resolve(promise).catch(() => ({ refused: failed }));
    setPending((all) => all.filter((entry) => entry !== change));
    onSettled(change, reasonOf(result));
  };
  return {
    pending,
    settle(change: Change, result: ChangeResult): void {
      if (result && 'then' in result) void wait(change, result);
      else onSettled(change, reasonOf(result));
    },
  };
}

const reasonOf = (result: Settled) => (result === false ? result : result?.refused);
