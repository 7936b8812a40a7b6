import type { Institution } from '@booking/api-client';
import { notify } from '@booking/ui';
import { NothingToUndo, offerUndo } from '../confirm/offer-undo.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { useSession } from '../session/session-context.ts';
import {
  changeTags,
  inverseOf,
  type TagChange,
  type TagOptions,
  tagChangeMessages,
} from './change-tags.ts';

/** Changes the tags of one institute at once, with Undo in a toast. */
export function useTagChange() {
  const { api } = useSession();
  const invalidate = useInvalidate();

  async function send(institute: Institution, change: TagChange, options?: TagOptions) {
    const result = await changeTags(api, institute, change, options);
    invalidate('institution.update', result.institute);
    return result;
  }

  function offer(institute: Institution, change: TagChange): void {
    const { name } = institute;
    const { add, remove } = change;
    offerUndo({
      ...tagChangeMessages(change, name),
      undo: async (keyOf) => {
        const options = { idempotencyKey: keyOf(institute._id) };
        const { isChanged } = await send(institute, inverseOf(change), options);
        if (isChanged) return;
        throw new NothingToUndo(
          add
            ? `Someone else already removed ${add} from ${name}.`
            : `Someone else already added ${remove} back to ${name}.`,
        );
      },
    });
  }

  return {
    /** Offers Undo for a change that was saved. */
    offer,
    /** @throws ApiError */
    change: async (institute: Institution, change: TagChange): Promise<void> => {
      const { institute: saved, isChanged } = await send(institute, change);
      if (isChanged) offer(saved, change);
      else notify.info(`Someone else already made this change to ${saved.name}.`);
    },
  };
}
