import type { InstitutionStatus } from '@booking/api-client';
import { useRef, useState } from 'react';
import { checkDraft, type StatusDraft, type StatusErrors } from './status-effects.ts';

/** What is filled in of a change of status, and what is wrong with it. */
export function useStatusDraft(target: InstitutionStatus | undefined) {
  const [draft, setDraft] = useState<StatusDraft>({ target, reason: '', note: '' });
  const [errors, setErrors] = useState<StatusErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  return {
    draft,
    errors,
    /** The box of the fields. */
    fields,
    change: (part: Partial<StatusDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      // What was complained of is looked at again as it is mended, nothing else is.
      if (Object.keys(errors).length > 0) setErrors(checkDraft(next));
    },
    /** Whether it is complete; else the first wrong field has the focus. */
    check: () => {
      const found = checkDraft(draft);
      setErrors(found);
      const [first] = Object.keys(found);
      if (!first) return true;
      const controls = `[data-field="${first}"] :is(input, select, textarea)`;
      fields.current?.querySelector<HTMLElement>(controls)?.focus();
      return false;
    },
  };
}

export type StatusDraftState = ReturnType<typeof useStatusDraft>;
