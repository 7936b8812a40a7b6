import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ControlProps } from '../../../entity/form/field.ts';
import { useDebounced } from '../../../idle/use-debounced.ts';
import { SEARCH_DELAY_MS } from '../../../list/search-box.tsx';
import { useReads } from '../../../session/session-context.ts';
import { codesLike, suggestCode } from './suggest-code.ts';

/** Codes have at least so many characters: a shorter suggestion is one that the user completes. */
const LENGTH_MIN = 3;

/** Suggests the code of a new institute from its name, and another where that is taken, until a code is typed. */
export function useSuggestedCode({ form, isNew }: Pick<ControlProps, 'form' | 'isNew'>) {
  const { formState, getValues, setValue } = form;
  const isSuggested = isNew && !formState.dirtyFields.code;
  const code = suggestCode(String(form.watch('name') ?? ''));
  const asked = useDebounced(code, SEARCH_DELAY_MS);
  const { data } = useQuery({
    ...useReads().institution.list({ code: codesLike(asked), limit: 100 }),
    enabled: isSuggested && asked.length >= LENGTH_MIN,
    // One that can't be looked up is refused when it is saved.
    retry: false,
  });
  const suggest = (next: string) =>
    setValue('code', next, { shouldValidate: formState.isSubmitted });
  const taken = data && new Set(data.items.map((institute) => institute.code));
  const free = taken && codesLike(asked).find((candidate) => !taken.has(candidate));
  useEffect(() => {
    // Set again, a code that is there already would check the form with each render, without an end.
    if (free === code) return;
    if (isSuggested && free && asked === code && getValues('code') === code) suggest(free);
  });
  return {
    /** Called with the name as it is typed. */
    onName: (name: string) => {
      if (isSuggested) suggest(suggestCode(name));
    },
  };
}
