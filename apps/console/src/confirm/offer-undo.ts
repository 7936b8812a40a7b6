import { isApiError } from '@booking/api-client';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { isUnanswered } from '../idempotency/retry-write.ts';
import { messageOf } from '../messages/failure-message.ts';

/** Somebody else has changed meanwhile what would be undone; the message says so to the user. */
export class NothingToUndo extends Error {}

export interface Undoable {
  /** What was done, and stands on the server: "north is added to Lakeview Residency." */
  readonly done: string;
  /** Sends the inverse call. @throws NothingToUndo, or ApiError. */
  readonly undo: () => Promise<unknown>;
  /** Said when it is undone. */
  readonly undone: string;
}

/**
 * Level 0 of confirmation: no question before, a way back after. The call was sent at once, so closing the page loses
 * nothing; Undo sends the inverse call.
 */
export function offerUndo({ done, undo, undone }: Undoable): void {
  const takeBack = async () => {
    try {
      await undo();
      notify.success(undone);
    } catch (error) {
      if (error instanceof NothingToUndo) {
        notify.warning(error.message);
        return;
      }
      const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT';
      const reason = isConflict ? 'Someone else has changed it since.' : messageOf(error);
      notify.error(`Couldn’t undo. ${reason}`, {
        duration: UNDO_MS,
        ...(isUnanswered(error) && {
          action: { name: 'Try again', onAction: () => void takeBack() },
        }),
      });
    }
  };
  notify.success(done, {
    duration: UNDO_MS,
    action: { name: 'Undo', onAction: () => void takeBack() },
  });
}
