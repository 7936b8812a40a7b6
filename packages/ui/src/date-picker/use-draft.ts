import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CivilDate } from '../primitives/civil-days.ts';

/** What a typed text means: a day, the empty string for none, or why it is refused. */
export type Reading = { readonly day: CivilDate } | { readonly problem: string };

interface DraftOptions {
  readonly value: CivilDate;
  readonly onChange: (value: CivilDate) => void;
  readonly read: (text: string) => Reading;
  /** An element around the field, whose form is listened to. */
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * The text that is typed until it is read as a day. A text that is no day stays as it is and makes the value empty; it
 * goes when its form is reset or the owner sets another value, and while it is there its form is not submitted.
 */
export function useDraft({ value, onChange, read, box }: DraftOptions) {
  /** Undefined while the text is the value. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(value);
  /** The value that the owner was told and may not have given back yet. */
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

  /** Reads what is typed. False when it is no possible day. */
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
    // The form is sent in this very event, with the value that the owner has by then.
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
