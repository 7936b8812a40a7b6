import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CivilDate } from '../primitives/civil-days.ts';

/** The result of parsing a typed text: a date, the empty string, or the reason it is invalid. */
export type Reading = { readonly day: CivilDate } | { readonly problem: string };

interface DraftOptions {
  readonly value: CivilDate;
  readonly onChange: (value: CivilDate) => void;
  readonly read: (text: string) => Reading;
  /** An element inside the form to listen to. */
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * Keeps the typed text until it is parsed. Invalid text stays and makes the value empty; it is cleared when the form is
 * reset or the caller sets another value, and blocks submission.
 */
export function useDraft({ value, onChange, read, box }: DraftOptions) {
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

  const send = (day: CivilDate) => {
    if (day === value) return;
    setSent(day);
    onChange(day);
  };

  const take = (day: CivilDate) => {
    clear();
    send(day);
  };

  /** Parses the typed text. Returns false if it isn't a valid date. */
  const commit = (): boolean => {
    if (draft === undefined) return true;
    const reading = read(draft);
    if ('day' in reading) {
      take(reading.day);
      return true;
    }
    setProblem(reading.problem);
    send('');
    return false;
  };

  const beforeSubmit = useEffectEvent((event: Event) => {
    if (draft === undefined) return;
    let isRead = true;
    // The form is submitted in this same event, with the value at that time.
    flushSync(() => {
      isRead = commit();
    });
    if (isRead) return;
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

  return { draft, problem, type: setDraft, take, commit };
}
