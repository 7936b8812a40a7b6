import type { Institution } from '@booking/api-client';
import { notify } from '@booking/ui';
import { NothingToUndo, offerUndo } from '../confirm/offer-undo.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { useSession } from '../session/session-context.ts';
import { changeTags, inverseOf, type TagChange, tagChangeMessages } from './change-tags.ts';

/** Changes the tags of one institute at once; a toast offers the way back. */
export function useTagChange() {
  const { api } = useSession();
  const invalidate = useInvalidate();

  async function send(institute: Institution, change: TagChange) {
    const result = await changeTags(api, institute, change);
    invalidate('institution.update', result.institute);
    return result;
  }

  function offer(institute: Institution, change: TagChange): void {
    const { name } = institute;
    const { add, remove } = change;
    offerUndo({
      ...tagChangeMessages(change, name),
      undo: async () => {
        const { isChanged } = await send(institute, inverseOf(change));
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
    /** Offers to take back what has been done to an institute, as it is since then. */
    offer,
    /** @throws ApiError */
    change: async (institute: Institution, change: TagChange): Promise<void> => {
      const { institute: saved, isChanged } = await send(institute, change);
      if (isChanged) offer(saved, change);
      else notify.info(`Someone else already made this change to ${saved.name}.`);
    },
  };
}
