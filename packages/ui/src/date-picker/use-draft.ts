import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CivilDate } from '../primitives/civil-days.ts';

/** The result of parsing a typed text: a date, the empty string, or the reason it is invalid. */
export type ParsedDate = { readonly day: CivilDate } | { readonly problem: string };

interface DraftOptions {
  readonly value: CivilDate;
  readonly onChange: (value: CivilDate) => void;
  readonly parse: (text: string) => ParsedDate;
  /** An element inside the form to listen to. */
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * Keeps the typed text until it is parsed. Invalid text stays and makes the value empty; it is cleared when the form is
 * reset or the caller sets another value, and blocks submission.
 */
export function useDraft({ value, onChange, parse, box }: DraftOptions) {
  /** Undefined while the text shows the value. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(value);
  /** The last value passed to `onChange`, which the caller may not have set yet. */
  const [sent, setSent] = useState<CivilDate>();

  const clear = () => {
    setDraft(undefined);
    setProblem(undefined);
  };

  if (seen !== value) {
    setSeen(value);
    setSent(undefined);
    if (value !== sent) clear();
  }

  const emit = (day: CivilDate) => {
    if (day === value) return;
    setSent(day);
    onChange(day);
  };

  const commit = (day: CivilDate) => {
    clear();
    emit(day);
  };

  /** Parses the typed text. Returns false if it isn't a valid date. */
  const commitDraft = (): boolean => {
    if (draft === undefined) return true;
    const parsed = parse(draft);
    if ('day' in parsed) {
      commit(parsed.day);
      return true;
    }
    setProblem(parsed.problem);
    emit('');
    return false;
  };

  const beforeSubmit = useEffectEvent((event: Event) => {
    if (draft === undefined) return;
    let isValid = true;
    // The form is submitted in this same event, with the value at that time.
    flushSync(() => {
      isValid = commitDraft();
    });
    if (isValid) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    box.current?.querySelector('input')?.focus();
  });

  const onFormReset = useEffectEvent(clear);

  useEffect(() => {
    const form = box.current?.querySelector('input')?.form;
    const onSubmit = (event: Event) => beforeSubmit(event);
    const onReset = () => onFormReset();
    form?.addEventListener('submit', onSubmit);
    form?.addEventListener('reset', onReset);
    return () => {
      form?.removeEventListener('submit', onSubmit);
      form?.removeEventListener('reset', onReset);
    };
  }, [box]);

  return { draft, problem, type: setDraft, commit, commitDraft };
}
