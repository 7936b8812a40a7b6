import type { Institution } from '@booking/api-client';
import { TAGS_MAX } from '@booking/api-client/facts';
import { Button, IconButton, TextField } from '@booking/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCan } from '../access/can.ts';
import { messageOf } from '../messages/failure-message.ts';
import { type DraftKind, usePersistentDraft } from '../session/use-draft.ts';
import { type TagChange, tooLong } from './change-tags.ts';
import { useTagChange } from './use-tag-change.ts';
import './tag-editor.css';

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
  const field = useRef<HTMLInputElement>(null);
  const removed = useRef<string>(undefined);

  useEffect(() => {
    if (removed.current === undefined || tags.includes(removed.current)) return;
    // The focused button is removed.
    removed.current = undefined;
    field.current?.focus();
  }, [tags]);

  async function run(what: TagChange): Promise<void> {
    setError(undefined);
    setBusy(what.remove ?? '');
    try {
      removed.current = what.remove;
      await change(institute, what);
      if (what.add) setTyped('');
    } catch (failure) {
      removed.current = undefined;
      setError(messageOf(failure));
    } finally {
      setBusy(undefined);
    }
  }

  function add(event: SubmitEvent): void {
    event.preventDefault();
    const tag = typed.trim();
    const problem = problemOf(tag, tags);
    setError(problem);
    if (problem) field.current?.focus();
    else if (busy === undefined) void run({ add: tag });
  }

  return (
    <div className="ck-tags">
      {tags.length > 0 && (
        <ul className="ck-tags-list" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className="ck-tag">
              {tag}
              <IconButton
                icon="x"
                label={`Remove tag ${tag}`}
                size="sm"
                isLoading={busy === tag}
                disabledReason={denialReason}
                onClick={() => void run({ remove: tag })}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="ck-tags-add" noValidate onSubmit={add}>
        <TextField
          ref={field}
          label="New tag"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
        <Button
          type="submit"
          color="transparent"
          variant="secondary"
          isLoading={busy === ''}
          disabledReason={
            denialReason ??
            (tags.length >= TAGS_MAX ? `An institute can have up to ${TAGS_MAX} tags.` : undefined)
          }
        >
          Add tag
        </Button>
      </form>
    </div>
  );
}

const draftOf = ({ _id }: Institution): DraftKind<string> => ({ form: `tag of ${_id}` });

function problemOf(tag: string, tags: readonly string[]): string | undefined {
  if (!tag) return 'Enter a tag.';
  if (tags.includes(tag)) return 'This tag is already added.';
  return tooLong(tag);
}
