import { isApiError } from '@booking/api-client';
import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { isUnanswered } from '../idempotency/retry-write.ts';
import { keysByBody } from '../idempotency/use-idempotency-key.ts';
import { changedText } from '../messages/changed-text.ts';
import { messageOf } from '../messages/failure-message.ts';

/** Someone else has changed what would be undone; the message says so to the user. */
export class NothingToUndo extends Error {}

export interface Undoable {
  /** Message that the change is saved: "Added north to Lakeview Residency." */
  readonly done: string;
  /**
   * Sends the inverse call, under the key that `keyOf` returns for its body: a second try is the same write.
   * @throws NothingToUndo, or ApiError.
   */
  readonly undo: (keyOf: (body: unknown) => string) => Promise<unknown>;
  /** Shown when it is undone. */
  readonly undone: string;
}

/**
 * Level 0 of confirmation: no question before, Undo after. The call is sent at once, so closing the page loses nothing;
 * Undo sends the inverse call.
 */
export function offerUndo({ done, undo, undone }: Undoable): void {
  const keyOf = keysByBody();
  const takeBack = async () => {
    try {
      await undo(keyOf);
      notify.success(undone);
    } catch (error) {
      if (error instanceof NothingToUndo) {
        notify.warning(error.message);
        return;
      }
      const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT';
      const reason = isConflict
        ? (changedText(error) ?? 'Someone else has changed it since.')
        : messageOf(error);
      notify.error(`Couldn’t undo. ${reason}`, {
        duration: UNDO_MS,
        ...(isUnanswered(error) && {
          action: { label: 'Try again', onAction: () => void takeBack() },
        }),
      });
    }
  };
  notify.success(done, {
    duration: UNDO_MS,
    action: { label: 'Undo', onAction: () => void takeBack() },
  });
}
