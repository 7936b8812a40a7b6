import type { Institution } from '@booking/api-client';
import { runWrites } from '../../../bulk/run-writes.ts';
import { NothingToUndo, offerUndo } from '../../../confirm/offer-undo.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import {
  changeTags,
  inverseOf,
  type TagChange,
  tagChangeMessages,
} from '../../../institutes/change-tags.ts';
import { institutes } from '../../../institutes/institute-words.ts';
import { useTagChange } from '../../../institutes/use-tag-change.ts';
import { useSession } from '../../../session/session-context.ts';

/** Says that many institutes have changed their tags, and offers the way back. */
export function useTagsUndo() {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const single = useTagChange();
  return (changed: readonly Institution[], change: TagChange) => {
    const [first] = changed;
    if (first && changed.length === 1) return single.offer(first, change);
    const back = inverseOf(change);
    const who = institutes(changed.length);
    offerUndo({
      ...tagChangeMessages(change, who),
      undo: async () => {
        const outcomes = await runWrites(changed, {
          signal: new AbortController().signal,
          onOutcome: () => undefined,
          write: async (institute) => {
            const { institute: saved, isChanged } = await changeTags(api, institute, back);
            if (!isChanged) throw new NothingToUndo();
            return saved;
          },
        });
        invalidate('institution.update');
        const undone = outcomes.filter(({ kind }) => kind === 'done').length;
        if (undone === changed.length) return;
        throw new NothingToUndo(
          `Undone for ${undone} of ${who}. The rest were changed since, or couldn’t be reached.`,
        );
      },
    });
  };
}
