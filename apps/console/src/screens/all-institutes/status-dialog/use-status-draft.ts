import type { InstitutionStatus } from '@booking/api-client';
import { useRef, useState } from 'react';
import { type DraftKind, usePersistentDraft } from '../../../session/use-draft.ts';
import { checkDraft, emptyDraft, type StatusDraft, type StatusErrors } from './status-effects.ts';

/** Drafts of one institute, or of many. */
const draftOf = (what: string): DraftKind<StatusDraft> => ({ form: `status of ${what}` });

/**
 * The draft of a status change and its errors. A typed note is kept until it is sent.
 * @param what Whose status it is: an id, or `many`.
 * @param target The initial choice.
 */
export function useStatusDraft(what: string, target: InstitutionStatus | undefined) {
  const persistentDraft = usePersistentDraft<StatusDraft>(
    draftOf(what),
    { ...emptyDraft, target },
    ({ note }) => note.trim() === '',
  );
  const draft = persistentDraft.content;
  const [errors, setErrors] = useState<StatusErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  return {
    draft,
    errors,
    /** The container of the fields. */
    fields,
    /** It was typed earlier, and not sent. */
    isKept: persistentDraft.isKept,
    /** Called once it is sent. */
    drop: persistentDraft.drop,
    change: (part: Partial<StatusDraft>) => {
      const next = { ...draft, ...part };
      persistentDraft.change(next);
      // Only fields with an error are validated again while typing.
      if (Object.keys(errors).length > 0) setErrors(checkDraft(next));
    },
    /** Whether it is complete; else the first invalid field gets the focus. */
    check: () => {
      const nextErrors = checkDraft(draft);
      setErrors(nextErrors);
      const [first] = Object.keys(nextErrors);
      if (!first) return true;
      const controls = `[data-field="${first}"] :is(input, select, textarea)`;
      fields.current?.querySelector<HTMLElement>(controls)?.focus();
      return false;
    },
  };
}

export type StatusDraftState = ReturnType<typeof useStatusDraft>;
