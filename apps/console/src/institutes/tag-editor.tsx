import type { Institution } from '@booking/api-client';
import { TAGS_MAX } from '@booking/api-client/facts';
import { TagInput } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../access/can.ts';
import { messageOf } from '../messages/failure-message.ts';
import { type DraftKind, usePersistentDraft } from '../session/use-draft.ts';
import { type TagChange, tooLong } from './change-tags.ts';
import { useTagChange } from './use-tag-change.ts';

/** The tags of an institute. Changes are saved at once, with Undo in a toast. */
export function TagEditor({ institute }: { readonly institute: Institution }) {
  const { tags } = institute;
  const { change } = useTagChange();
  const denialReason = useCan()('institution.administer', institute).reason;
  const { content: typed, change: setTyped } = usePersistentDraft(
    draftOf(institute),
    '',
    (text) => text.trim() === '',
  );
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();

  async function run(what: TagChange): Promise<void> {
    setError(undefined);
    setBusy(what.remove ?? what.add);
    try {
      await change(institute, what);
    } catch (failure) {
      if (what.add) setTyped(what.add);
      setError(messageOf(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <TagInput
      className="ck-tag-editor"
      label="Tags"
      placeholder="New tag"
      value={tags}
      query={typed}
      onQueryChange={setTyped}
      onChange={(next) => {
        const add = next.find((tag) => !tags.includes(tag));
        const remove = tags.find((tag) => !next.includes(tag));
        if (busy !== undefined) setTyped(add ?? '');
        else void run(add === undefined ? { remove: remove ?? '' } : { add });
      }}
      validate={tooLong}
      max={TAGS_MAX}
      isAddedOnBlur={false}
      loadingTag={busy}
      error={error}
      disabledReason={denialReason}
    />
  );
}

const draftOf = ({ _id }: Institution): DraftKind<string> => ({ form: `tag of ${_id}` });
