'use client';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

type Check = (event: Event) => HTMLInputElement | undefined;

const checks = new Set<Check>();

/** In the capture phase, so before every handler of the host. */
function onSubmit(event: Event) {
  const wrong = [...checks].flatMap((check) => check(event) ?? []);
  const [first] = wrong.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  first.focus();
}

/**
 * Checks a text field when its form is submitted, also a form without validation of the browser. What is wrong blocks
 * the submission, and its first field gets the focus. Like the browser, it passes over what can't be changed.
 * @param input Returns the text field, whose form may change.
 * @param check Takes what is typed, shows what is wrong with it, and returns whether it is right.
 */
export function useSubmitCheck(
  input: () => HTMLInputElement | null | undefined,
  check: () => boolean,
): void {
  const checkForm = useEffectEvent((event: Event) => {
    const field = input();
    if (!field?.form || field.form !== event.target || !field.willValidate) return undefined;
    let isRight = true;
    // The form is submitted in this same event, with the value at that time.
    flushSync(() => {
      isRight = check();
    });
    return isRight ? undefined : field;
  });
  useEffect(() => {
    const ownCheck: Check = (event) => checkForm(event);
    if (checks.size === 0) document.addEventListener('submit', onSubmit, true);
    checks.add(ownCheck);
    return () => {
      checks.delete(ownCheck);
      if (checks.size === 0) document.removeEventListener('submit', onSubmit, true);
    };
  }, []);
}
