'use client';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { rootsOf } from '../dom/roots-of.ts';
import { showHidden } from '../dom/show-hidden.ts';

type Check = (event: Event) => HTMLElement | undefined;

/** The checks that listen in a document or in a shadow root, which `submit` never leaves. */
const checksIn = new WeakMap<Node, Set<Check>>();

/** In the capture phase, so before every handler of the host. */
function onSubmit(event: Event) {
  // As the browser's own validation does: "Delete" has nothing to do with the typed values.
  if (event instanceof SubmitEvent && skipsValidation(event.submitter)) return;
  const checks =
    event.currentTarget instanceof Node ? checksIn.get(event.currentTarget) : undefined;
  const wrong = [...(checks ?? [])].flatMap((check) => check(event) ?? []);
  const [first] = wrong.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (!first) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showHidden(first);
  first.focus();
}

const skipsValidation = (submitter: HTMLElement | null) =>
  (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) &&
  submitter.formNoValidate;

/** A control that a form can submit and a browser can validate, or a group of controls that belong to no form. */
type Control = HTMLInputElement | HTMLButtonElement | HTMLFieldSetElement;

/**
 * Checks a field when its form is submitted, also a form without validation of the browser. What is wrong blocks the
 * submission, and its first field gets the focus. Like the browser, it passes over what can't be changed, and does
 * nothing for a button with `formNoValidate`.
 * @param control Returns what gets the focus, whose form may change.
 * @param check Takes the typed text, shows what is wrong with it, and returns whether it is right.
 */
export function useSubmitCheck(
  control: () => Control | null | undefined,
  check: () => boolean,
): void {
  const checkForm = useEffectEvent((event: Event) => {
    const field = control();
    if (!field?.form || field.form !== event.target || !canChange(field)) return undefined;
    let isRight = true;
    // The form is submitted in this same event, with the value at that time.
    flushSync(() => {
      isRight = check();
    });
    return isRight ? undefined : field;
  });
  const rootsOfField = useEffectEvent(() => rootsOf(control()));
  useEffect(() => {
    const ownCheck: Check = (event) => checkForm(event);
    const roots = rootsOfField();
    for (const root of roots) {
      const checks = checksIn.get(root) ?? new Set();
      if (checks.size === 0) root.addEventListener('submit', onSubmit, true);
      checksIn.set(root, checks.add(ownCheck));
    }
    return () => {
      for (const root of roots) {
        const checks = checksIn.get(root);
        checks?.delete(ownCheck);
        if (checks?.size === 0) root.removeEventListener('submit', onSubmit, true);
      }
    };
  }, []);
}

/** A button and a group have no `willValidate`: browsers bar all but buttons that submit. */
const canChange = (field: Control) =>
  field instanceof HTMLInputElement ? field.willValidate : !field.matches(':disabled');
